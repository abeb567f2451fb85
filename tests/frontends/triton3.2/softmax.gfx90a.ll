; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !4 float @llvm.exp2.f32(float) #0

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define amdgpu_kernel void @softmax(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture writeonly %1, i32 inreg %2, i32 inreg %3) local_unnamed_addr #1 !dbg !7 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !8
  %6 = mul i32 %2, %5, !dbg !9
  %7 = sext i32 %6 to i64, !dbg !10
  %8 = getelementptr float, ptr addrspace(1) %0, i64 %7, !dbg !10
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %10 = and i32 %9, 63, !dbg !11
  %11 = lshr i32 %9, 6, !dbg !11
  %12 = and i32 %9, 255, !dbg !11
  %13 = or disjoint i32 %12, 256, !dbg !11
  %14 = zext nneg i32 %12 to i64, !dbg !12
  %15 = getelementptr float, ptr addrspace(1) %8, i64 %14, !dbg !12
  %16 = zext nneg i32 %13 to i64, !dbg !12
  %17 = getelementptr float, ptr addrspace(1) %8, i64 %16, !dbg !12
  %18 = icmp slt i32 %12, %3, !dbg !13
  %19 = icmp slt i32 %13, %3, !dbg !13
  %20 = insertelement <1 x i1> poison, i1 %18, i64 0, !dbg !14
  %21 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %15, i32 4, <1 x i1> %20, <1 x float> splat (float 0xFFF0000000000000)), !dbg !14
  %22 = extractelement <1 x float> %21, i64 0, !dbg !14
  %23 = insertelement <1 x i1> poison, i1 %19, i64 0, !dbg !14
  %24 = tail call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) %17, i32 4, <1 x i1> %23, <1 x float> splat (float 0xFFF0000000000000)), !dbg !14
  %25 = extractelement <1 x float> %24, i64 0, !dbg !14
  %26 = tail call float @llvm.maxnum.f32(float %22, float %25), !dbg !15
  %27 = bitcast float %26 to i32, !dbg !20
  %28 = shl i32 %9, 2, !dbg !20
  %29 = xor i32 %28, 128, !dbg !20
  %30 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %29, i32 %27), !dbg !20
  %31 = bitcast i32 %30 to float, !dbg !20
  %32 = tail call float @llvm.maxnum.f32(float %26, float %31), !dbg !15
  %33 = bitcast float %32 to i32, !dbg !20
  %34 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %33, i32 16415), !dbg !20
  %35 = bitcast i32 %34 to float, !dbg !20
  %36 = tail call float @llvm.maxnum.f32(float %32, float %35), !dbg !15
  %37 = bitcast float %36 to i32, !dbg !20
  %38 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %37, i32 8223), !dbg !20
  %39 = bitcast i32 %38 to float, !dbg !20
  %40 = tail call float @llvm.maxnum.f32(float %36, float %39), !dbg !15
  %41 = bitcast float %40 to i32, !dbg !20
  %42 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %41, i32 4127), !dbg !20
  %43 = bitcast i32 %42 to float, !dbg !20
  %44 = tail call float @llvm.maxnum.f32(float %40, float %43), !dbg !15
  %45 = bitcast float %44 to i32, !dbg !20
  %46 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %45, i32 2079), !dbg !20
  %47 = bitcast i32 %46 to float, !dbg !20
  %48 = tail call float @llvm.maxnum.f32(float %44, float %47), !dbg !15
  %49 = bitcast float %48 to i32, !dbg !20
  %50 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %49, i32 1055), !dbg !20
  %51 = icmp eq i32 %10, 0, !dbg !20
  %52 = and i32 %11, 3, !dbg !20
  %53 = getelementptr float, ptr addrspace(3) @global_smem, i32 %52, !dbg !20
  br i1 %51, label %54, label %57, !dbg !20

54:                                               ; preds = %4
  %55 = bitcast i32 %50 to float
  %56 = tail call float @llvm.maxnum.f32(float %48, float %55)
  store float %56, ptr addrspace(3) %53, align 4, !dbg !20
  br label %57, !dbg !20

57:                                               ; preds = %54, %4
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  %58 = icmp slt i32 %9, 4, !dbg !20
  %59 = getelementptr float, ptr addrspace(3) @global_smem, i32 %9, !dbg !20
  br i1 %58, label %60, label %62, !dbg !20

60:                                               ; preds = %57
  %61 = load float, ptr addrspace(3) %59, align 4, !dbg !20
  br label %62, !dbg !20

62:                                               ; preds = %57, %60
  %63 = phi float [ %61, %60 ], [ 0.000000e+00, %57 ], !dbg !20
  %64 = bitcast float %63 to i32, !dbg !20
  %65 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %64, i32 2079), !dbg !20
  %66 = bitcast i32 %65 to float, !dbg !20
  %67 = tail call float @llvm.maxnum.f32(float %63, float %66), !dbg !15
  %68 = bitcast float %67 to i32, !dbg !20
  %69 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %68, i32 1055), !dbg !20
  %70 = and i32 %9, 3, !dbg !20
  %71 = icmp eq i32 %70, 0, !dbg !20
  %72 = and i1 %58, %71, !dbg !20
  br i1 %72, label %73, label %76, !dbg !20

73:                                               ; preds = %62
  %74 = bitcast i32 %69 to float
  %75 = tail call float @llvm.maxnum.f32(float %67, float %74)
  store float %75, ptr addrspace(3) %59, align 4, !dbg !20
  br label %76, !dbg !20

76:                                               ; preds = %73, %62
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  %77 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !20
  %78 = fsub float %22, %77, !dbg !21
  %79 = fsub float %25, %77, !dbg !21
  %80 = fmul float %78, 0x3FF7154760000000, !dbg !22
  %81 = tail call float @llvm.exp2.f32(float %80), !dbg !22
  %82 = fmul float %79, 0x3FF7154760000000, !dbg !22
  %83 = tail call float @llvm.exp2.f32(float %82), !dbg !22
  fence syncscope("workgroup") release, !dbg !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  fence syncscope("workgroup") acquire, !dbg !23
  %84 = fadd float %81, %83, !dbg !25
  %85 = bitcast float %84 to i32, !dbg !23
  %86 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %29, i32 %85), !dbg !23
  %87 = bitcast i32 %86 to float, !dbg !23
  %88 = fadd float %84, %87, !dbg !25
  %89 = bitcast float %88 to i32, !dbg !23
  %90 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %89, i32 16415), !dbg !23
  %91 = bitcast i32 %90 to float, !dbg !23
  %92 = fadd float %88, %91, !dbg !25
  %93 = bitcast float %92 to i32, !dbg !23
  %94 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %93, i32 8223), !dbg !23
  %95 = bitcast i32 %94 to float, !dbg !23
  %96 = fadd float %92, %95, !dbg !25
  %97 = bitcast float %96 to i32, !dbg !23
  %98 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %97, i32 4127), !dbg !23
  %99 = bitcast i32 %98 to float, !dbg !23
  %100 = fadd float %96, %99, !dbg !25
  %101 = bitcast float %100 to i32, !dbg !23
  %102 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %101, i32 2079), !dbg !23
  %103 = bitcast i32 %102 to float, !dbg !23
  %104 = fadd float %100, %103, !dbg !25
  %105 = bitcast float %104 to i32, !dbg !23
  %106 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %105, i32 1055), !dbg !23
  br i1 %51, label %107, label %110, !dbg !23

107:                                              ; preds = %76
  %108 = bitcast i32 %106 to float
  %109 = fadd float %104, %108
  store float %109, ptr addrspace(3) %53, align 4, !dbg !23
  br label %110, !dbg !23

110:                                              ; preds = %107, %76
  fence syncscope("workgroup") release, !dbg !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  fence syncscope("workgroup") acquire, !dbg !23
  br i1 %58, label %111, label %113, !dbg !23

111:                                              ; preds = %110
  %112 = load float, ptr addrspace(3) %59, align 4, !dbg !23
  br label %113, !dbg !23

113:                                              ; preds = %110, %111
  %114 = phi float [ %112, %111 ], [ 0.000000e+00, %110 ], !dbg !23
  %115 = bitcast float %114 to i32, !dbg !23
  %116 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %115, i32 2079), !dbg !23
  %117 = bitcast i32 %116 to float, !dbg !23
  %118 = fadd float %114, %117, !dbg !25
  %119 = bitcast float %118 to i32, !dbg !23
  %120 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %119, i32 1055), !dbg !23
  br i1 %72, label %121, label %124, !dbg !23

121:                                              ; preds = %113
  %122 = bitcast i32 %120 to float
  %123 = fadd float %118, %122
  store float %123, ptr addrspace(3) %59, align 4, !dbg !23
  br label %124, !dbg !23

124:                                              ; preds = %121, %113
  %125 = getelementptr float, ptr addrspace(1) %1, i64 %7, !dbg !26
  %126 = getelementptr float, ptr addrspace(1) %125, i64 %16, !dbg !27
  %127 = getelementptr float, ptr addrspace(1) %125, i64 %14, !dbg !27
  fence syncscope("workgroup") release, !dbg !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  fence syncscope("workgroup") acquire, !dbg !23
  %128 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !23
  %129 = fdiv float %81, %128, !dbg !28
  %130 = fdiv float %83, %128, !dbg !28
  %131 = insertelement <1 x float> poison, float %129, i64 0, !dbg !29
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %131, ptr addrspace(1) %127, i32 4, <1 x i1> %20), !dbg !29
  %132 = insertelement <1 x float> poison, float %130, i64 0, !dbg !29
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %132, ptr addrspace(1) %126, i32 4, <1 x i1> %23), !dbg !29
  ret void, !dbg !30
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #0

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1f32.p1(<1 x float>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) nocapture, i32 immarg, <1 x i1>, <1 x float>) #5

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "make.py", directory: ".")
!4 = !DISubprogram(name: "llvm.exp2.f32", linkageName: "llvm.exp2.f32", scope: !3, file: !3, line: 66, type: !5, scopeLine: 66, spFlags: DISPFlagOptimized)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = distinct !DISubprogram(name: "softmax", linkageName: "softmax", scope: !3, file: !3, line: 62, type: !5, scopeLine: 62, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!8 = !DILocation(line: 63, column: 24, scope: !7)
!9 = !DILocation(line: 65, column: 26, scope: !7)
!10 = !DILocation(line: 65, column: 20, scope: !7)
!11 = !DILocation(line: 64, column: 21, scope: !7)
!12 = !DILocation(line: 65, column: 35, scope: !7)
!13 = !DILocation(line: 65, column: 47, scope: !7)
!14 = !DILocation(line: 65, column: 16, scope: !7)
!15 = !DILocation(line: 163, column: 27, scope: !16, inlinedAt: !19)
!16 = distinct !DILexicalBlockFile(scope: !18, file: !17, discriminator: 0)
!17 = !DIFile(filename: "standard.py", directory: "triton/language")
!18 = distinct !DILexicalBlockFile(scope: !7, file: !17, discriminator: 0)
!19 = !DILocation(line: 66, column: 26, scope: !7)
!20 = !DILocation(line: 184, column: 40, scope: !18, inlinedAt: !19)
!21 = !DILocation(line: 66, column: 19, scope: !7)
!22 = !DILocation(line: 66, column: 15, scope: !7)
!23 = !DILocation(line: 267, column: 36, scope: !18, inlinedAt: !24)
!24 = !DILocation(line: 67, column: 48, scope: !7)
!25 = !DILocation(line: 256, column: 15, scope: !16, inlinedAt: !24)
!26 = !DILocation(line: 67, column: 19, scope: !7)
!27 = !DILocation(line: 67, column: 34, scope: !7)
!28 = !DILocation(line: 67, column: 41, scope: !7)
!29 = !DILocation(line: 67, column: 37, scope: !7)
!30 = !DILocation(line: 67, column: 4, scope: !7)
