; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define amdgpu_kernel void @layernorm(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture readonly %1, ptr addrspace(1) inreg nocapture readonly %2, ptr addrspace(1) inreg nocapture writeonly %3, i32 inreg %4, i32 inreg %5, float inreg %6) local_unnamed_addr #0 !dbg !6 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !9
  %9 = mul i32 %4, %8, !dbg !10
  %10 = sext i32 %9 to i64, !dbg !11
  %11 = getelementptr half, ptr addrspace(1) %0, i64 %10, !dbg !11
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !12
  %13 = and i32 %12, 63, !dbg !12
  %14 = lshr i32 %12, 6, !dbg !12
  %15 = and i32 %12, 255, !dbg !12
  %16 = or disjoint i32 %15, 256, !dbg !12
  %17 = zext nneg i32 %15 to i64, !dbg !13
  %18 = getelementptr half, ptr addrspace(1) %11, i64 %17, !dbg !13
  %19 = zext nneg i32 %16 to i64, !dbg !13
  %20 = getelementptr half, ptr addrspace(1) %11, i64 %19, !dbg !13
  %21 = icmp slt i32 %15, %5, !dbg !14
  %22 = icmp slt i32 %16, %5, !dbg !14
  %23 = insertelement <1 x i1> poison, i1 %21, i64 0, !dbg !15
  %24 = tail call <1 x half> @llvm.masked.load.v1f16.p1(ptr addrspace(1) %18, i32 2, <1 x i1> %23, <1 x half> zeroinitializer), !dbg !15
  %25 = extractelement <1 x half> %24, i64 0, !dbg !15
  %26 = insertelement <1 x i1> poison, i1 %22, i64 0, !dbg !15
  %27 = tail call <1 x half> @llvm.masked.load.v1f16.p1(ptr addrspace(1) %20, i32 2, <1 x i1> %26, <1 x half> zeroinitializer), !dbg !15
  %28 = extractelement <1 x half> %27, i64 0, !dbg !15
  %29 = getelementptr float, ptr addrspace(1) %1, i64 %17, !dbg !16
  %30 = getelementptr float, ptr addrspace(1) %1, i64 %19, !dbg !16
  %31 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %29, i32 4, <1 x i1> %23, <1 x float> zeroinitializer), !dbg !17
  %32 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %30, i32 4, <1 x i1> %26, <1 x float> zeroinitializer), !dbg !17
  %33 = getelementptr float, ptr addrspace(1) %2, i64 %17, !dbg !18
  %34 = getelementptr float, ptr addrspace(1) %2, i64 %19, !dbg !18
  %35 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %33, i32 4, <1 x i1> %23, <1 x float> zeroinitializer), !dbg !19
  %36 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %34, i32 4, <1 x i1> %26, <1 x float> zeroinitializer), !dbg !19
  %37 = fpext half %25 to float, !dbg !20
  %38 = fpext half %28 to float, !dbg !20
  %39 = fadd float %37, %38, !dbg !21
  %40 = bitcast float %39 to i32, !dbg !26
  %41 = shl i32 %12, 2, !dbg !26
  %42 = xor i32 %41, 128, !dbg !26
  %43 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %42, i32 %40), !dbg !26
  %44 = bitcast i32 %43 to float, !dbg !26
  %45 = fadd float %39, %44, !dbg !21
  %46 = bitcast float %45 to i32, !dbg !26
  %47 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %46, i32 16415), !dbg !26
  %48 = bitcast i32 %47 to float, !dbg !26
  %49 = fadd float %45, %48, !dbg !21
  %50 = bitcast float %49 to i32, !dbg !26
  %51 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %50, i32 8223), !dbg !26
  %52 = bitcast i32 %51 to float, !dbg !26
  %53 = fadd float %49, %52, !dbg !21
  %54 = bitcast float %53 to i32, !dbg !26
  %55 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %54, i32 4127), !dbg !26
  %56 = bitcast i32 %55 to float, !dbg !26
  %57 = fadd float %53, %56, !dbg !21
  %58 = bitcast float %57 to i32, !dbg !26
  %59 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %58, i32 2079), !dbg !26
  %60 = bitcast i32 %59 to float, !dbg !26
  %61 = fadd float %57, %60, !dbg !21
  %62 = bitcast float %61 to i32, !dbg !26
  %63 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %62, i32 1055), !dbg !26
  %64 = icmp eq i32 %13, 0, !dbg !26
  %65 = and i32 %14, 3, !dbg !26
  %66 = getelementptr float, ptr addrspace(3) @global_smem, i32 %65, !dbg !26
  br i1 %64, label %67, label %70, !dbg !26

67:                                               ; preds = %7
  %68 = bitcast i32 %63 to float
  %69 = fadd float %61, %68
  store float %69, ptr addrspace(3) %66, align 4, !dbg !26
  br label %70, !dbg !26

70:                                               ; preds = %67, %7
  fence syncscope("workgroup") release, !dbg !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26
  %71 = icmp slt i32 %12, 4, !dbg !26
  %72 = getelementptr float, ptr addrspace(3) @global_smem, i32 %12, !dbg !26
  br i1 %71, label %73, label %75, !dbg !26

73:                                               ; preds = %70
  %74 = load float, ptr addrspace(3) %72, align 4, !dbg !26
  br label %75, !dbg !26

75:                                               ; preds = %70, %73
  %76 = phi float [ %74, %73 ], [ 0.000000e+00, %70 ], !dbg !26
  %77 = bitcast float %76 to i32, !dbg !26
  %78 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %77, i32 2079), !dbg !26
  %79 = bitcast i32 %78 to float, !dbg !26
  %80 = fadd float %76, %79, !dbg !21
  %81 = bitcast float %80 to i32, !dbg !26
  %82 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %81, i32 1055), !dbg !26
  %83 = and i32 %12, 3, !dbg !26
  %84 = icmp eq i32 %83, 0, !dbg !26
  %85 = and i1 %71, %84, !dbg !26
  br i1 %85, label %86, label %89, !dbg !26

86:                                               ; preds = %75
  %87 = bitcast i32 %82 to float
  %88 = fadd float %80, %87
  store float %88, ptr addrspace(3) %72, align 4, !dbg !26
  br label %89, !dbg !26

89:                                               ; preds = %86, %75
  fence syncscope("workgroup") release, !dbg !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26
  %90 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !26
  %91 = sitofp i32 %5 to float, !dbg !27
  %92 = fdiv float %90, %91, !dbg !27
  %93 = fsub float %37, %92, !dbg !28
  %94 = fsub float %38, %92, !dbg !28
  %95 = select i1 %21, float %93, float 0.000000e+00, !dbg !29
  %96 = select i1 %22, float %94, float 0.000000e+00, !dbg !29
  %97 = fmul float %95, %95, !dbg !30
  %98 = fmul float %96, %96, !dbg !30
  fence syncscope("workgroup") release, !dbg !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !31
  fence syncscope("workgroup") acquire, !dbg !31
  %99 = fadd float %97, %98, !dbg !33
  %100 = bitcast float %99 to i32, !dbg !31
  %101 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %42, i32 %100), !dbg !31
  %102 = bitcast i32 %101 to float, !dbg !31
  %103 = fadd float %99, %102, !dbg !33
  %104 = bitcast float %103 to i32, !dbg !31
  %105 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %104, i32 16415), !dbg !31
  %106 = bitcast i32 %105 to float, !dbg !31
  %107 = fadd float %103, %106, !dbg !33
  %108 = bitcast float %107 to i32, !dbg !31
  %109 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %108, i32 8223), !dbg !31
  %110 = bitcast i32 %109 to float, !dbg !31
  %111 = fadd float %107, %110, !dbg !33
  %112 = bitcast float %111 to i32, !dbg !31
  %113 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %112, i32 4127), !dbg !31
  %114 = bitcast i32 %113 to float, !dbg !31
  %115 = fadd float %111, %114, !dbg !33
  %116 = bitcast float %115 to i32, !dbg !31
  %117 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %116, i32 2079), !dbg !31
  %118 = bitcast i32 %117 to float, !dbg !31
  %119 = fadd float %115, %118, !dbg !33
  %120 = bitcast float %119 to i32, !dbg !31
  %121 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %120, i32 1055), !dbg !31
  br i1 %64, label %122, label %125, !dbg !31

122:                                              ; preds = %89
  %123 = bitcast i32 %121 to float
  %124 = fadd float %119, %123
  store float %124, ptr addrspace(3) %66, align 4, !dbg !31
  br label %125, !dbg !31

125:                                              ; preds = %122, %89
  fence syncscope("workgroup") release, !dbg !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !31
  fence syncscope("workgroup") acquire, !dbg !31
  br i1 %71, label %126, label %128, !dbg !31

126:                                              ; preds = %125
  %127 = load float, ptr addrspace(3) %72, align 4, !dbg !31
  br label %128, !dbg !31

128:                                              ; preds = %125, %126
  %129 = phi float [ %127, %126 ], [ 0.000000e+00, %125 ], !dbg !31
  %130 = bitcast float %129 to i32, !dbg !31
  %131 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %130, i32 2079), !dbg !31
  %132 = bitcast i32 %131 to float, !dbg !31
  %133 = fadd float %129, %132, !dbg !33
  %134 = bitcast float %133 to i32, !dbg !31
  %135 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %134, i32 1055), !dbg !31
  br i1 %85, label %136, label %139, !dbg !31

136:                                              ; preds = %128
  %137 = bitcast i32 %135 to float
  %138 = fadd float %133, %137
  store float %138, ptr addrspace(3) %72, align 4, !dbg !31
  br label %139, !dbg !31

139:                                              ; preds = %136, %128
  %140 = extractelement <1 x float> %36, i64 0, !dbg !19
  %141 = extractelement <1 x float> %35, i64 0, !dbg !19
  %142 = extractelement <1 x float> %32, i64 0, !dbg !17
  %143 = extractelement <1 x float> %31, i64 0, !dbg !17
  fence syncscope("workgroup") release, !dbg !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !31
  fence syncscope("workgroup") acquire, !dbg !31
  %144 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !31
  %145 = fdiv float %144, %91, !dbg !34
  %146 = fadd float %6, %145, !dbg !35
  %147 = fcmp olt float %146, 0x3810000000000000, !dbg !36
  %148 = fmul float %146, 0x4170000000000000, !dbg !36
  %149 = select i1 %147, float %148, float %146, !dbg !36
  %150 = tail call float @llvm.amdgcn.rsq.f32(float %149), !dbg !36
  %151 = fmul float %150, 4.096000e+03, !dbg !36
  %152 = select i1 %147, float %151, float %150, !dbg !36
  %153 = fmul float %95, %152, !dbg !37
  %154 = fmul float %96, %152, !dbg !37
  %155 = fmul float %143, %153, !dbg !38
  %156 = fmul float %142, %154, !dbg !38
  %157 = fadd float %141, %155, !dbg !39
  %158 = fadd float %140, %156, !dbg !39
  %159 = getelementptr half, ptr addrspace(1) %3, i64 %10, !dbg !40
  %160 = getelementptr half, ptr addrspace(1) %159, i64 %17, !dbg !41
  %161 = getelementptr half, ptr addrspace(1) %159, i64 %19, !dbg !41
  %162 = fptrunc float %157 to half, !dbg !42
  %163 = fptrunc float %158 to half, !dbg !42
  %164 = insertelement <1 x half> poison, half %162, i64 0, !dbg !43
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %164, ptr addrspace(1) %160, i32 2, <1 x i1> %23), !dbg !43
  %165 = insertelement <1 x half> poison, half %163, i64 0, !dbg !43
  tail call void @llvm.masked.store.v1f16.p1(<1 x half> %165, ptr addrspace(1) %161, i32 2, <1 x i1> %26), !dbg !43
  ret void, !dbg !44
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rsq.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1f16.p1(<1 x half>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) nocapture, i32 immarg, <1 x i1>, <1 x float>) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <1 x half> @llvm.masked.load.v1f16.p1(ptr addrspace(1) nocapture, i32 immarg, <1 x i1>, <1 x half>) #5

attributes #0 = { mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 0}
!4 = distinct !DICompileUnit(language: DW_LANG_C, file: !5, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!5 = !DIFile(filename: "make.py", directory: ".")
!6 = distinct !DISubprogram(name: "layernorm", linkageName: "layernorm", scope: !5, file: !5, line: 71, type: !7, scopeLine: 71, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4)
!7 = !DISubroutineType(cc: DW_CC_normal, types: !8)
!8 = !{}
!9 = !DILocation(line: 72, column: 24, scope: !6)
!10 = !DILocation(line: 75, column: 26, scope: !6)
!11 = !DILocation(line: 75, column: 20, scope: !6)
!12 = !DILocation(line: 73, column: 21, scope: !6)
!13 = !DILocation(line: 75, column: 35, scope: !6)
!14 = !DILocation(line: 74, column: 12, scope: !6)
!15 = !DILocation(line: 75, column: 16, scope: !6)
!16 = !DILocation(line: 79, column: 46, scope: !6)
!17 = !DILocation(line: 79, column: 42, scope: !6)
!18 = !DILocation(line: 79, column: 71, scope: !6)
!19 = !DILocation(line: 79, column: 67, scope: !6)
!20 = !DILocation(line: 75, column: 60, scope: !6)
!21 = !DILocation(line: 256, column: 15, scope: !22, inlinedAt: !25)
!22 = distinct !DILexicalBlockFile(scope: !24, file: !23, discriminator: 0)
!23 = !DIFile(filename: "standard.py", directory: "triton/language")
!24 = distinct !DILexicalBlockFile(scope: !6, file: !23, discriminator: 0)
!25 = !DILocation(line: 76, column: 18, scope: !6)
!26 = !DILocation(line: 267, column: 36, scope: !24, inlinedAt: !25)
!27 = !DILocation(line: 76, column: 31, scope: !6)
!28 = !DILocation(line: 77, column: 24, scope: !6)
!29 = !DILocation(line: 77, column: 30, scope: !6)
!30 = !DILocation(line: 78, column: 21, scope: !6)
!31 = !DILocation(line: 267, column: 36, scope: !24, inlinedAt: !32)
!32 = !DILocation(line: 78, column: 17, scope: !6)
!33 = !DILocation(line: 256, column: 15, scope: !22, inlinedAt: !32)
!34 = !DILocation(line: 78, column: 34, scope: !6)
!35 = !DILocation(line: 79, column: 27, scope: !6)
!36 = !DILocation(line: 79, column: 21, scope: !6)
!37 = !DILocation(line: 79, column: 12, scope: !6)
!38 = !DILocation(line: 79, column: 34, scope: !6)
!39 = !DILocation(line: 79, column: 59, scope: !6)
!40 = !DILocation(line: 80, column: 19, scope: !6)
!41 = !DILocation(line: 80, column: 34, scope: !6)
!42 = !DILocation(line: 80, column: 42, scope: !6)
!43 = !DILocation(line: 80, column: 37, scope: !6)
!44 = !DILocation(line: 80, column: 4, scope: !6)
