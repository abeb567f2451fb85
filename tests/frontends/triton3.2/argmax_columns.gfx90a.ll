; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define amdgpu_kernel void @argmax_columns(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture writeonly %1, ptr addrspace(1) inreg nocapture writeonly %2, i32 inreg %3) local_unnamed_addr #0 !dbg !4 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !7
  %6 = and i32 %5, 32, !dbg !7
  %7 = lshr i32 %5, 5, !dbg !7
  %8 = and i32 %7, 7, !dbg !7
  %9 = or disjoint i32 %8, 8, !dbg !7
  %10 = or disjoint i32 %8, 16, !dbg !7
  %11 = or disjoint i32 %8, 24, !dbg !7
  %12 = or disjoint i32 %8, 32, !dbg !7
  %13 = or disjoint i32 %8, 40, !dbg !7
  %14 = or disjoint i32 %8, 48, !dbg !7
  %15 = or disjoint i32 %8, 56, !dbg !7
  %16 = mul i32 %3, %8, !dbg !8
  %17 = mul i32 %3, %9, !dbg !8
  %18 = mul i32 %3, %10, !dbg !8
  %19 = mul i32 %3, %11, !dbg !8
  %20 = mul i32 %3, %12, !dbg !8
  %21 = mul i32 %3, %13, !dbg !8
  %22 = mul i32 %3, %14, !dbg !8
  %23 = mul i32 %3, %15, !dbg !8
  %24 = sext i32 %16 to i64, !dbg !9
  %25 = getelementptr float, ptr addrspace(1) %0, i64 %24, !dbg !9
  %26 = sext i32 %17 to i64, !dbg !9
  %27 = getelementptr float, ptr addrspace(1) %0, i64 %26, !dbg !9
  %28 = sext i32 %18 to i64, !dbg !9
  %29 = getelementptr float, ptr addrspace(1) %0, i64 %28, !dbg !9
  %30 = sext i32 %19 to i64, !dbg !9
  %31 = getelementptr float, ptr addrspace(1) %0, i64 %30, !dbg !9
  %32 = sext i32 %20 to i64, !dbg !9
  %33 = getelementptr float, ptr addrspace(1) %0, i64 %32, !dbg !9
  %34 = sext i32 %21 to i64, !dbg !9
  %35 = getelementptr float, ptr addrspace(1) %0, i64 %34, !dbg !9
  %36 = sext i32 %22 to i64, !dbg !9
  %37 = getelementptr float, ptr addrspace(1) %0, i64 %36, !dbg !9
  %38 = sext i32 %23 to i64, !dbg !9
  %39 = getelementptr float, ptr addrspace(1) %0, i64 %38, !dbg !9
  %40 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !10
  %41 = shl i32 %40, 5, !dbg !11
  %42 = and i32 %5, 31, !dbg !12
  %43 = or disjoint i32 %41, %42, !dbg !13
  %44 = sext i32 %43 to i64, !dbg !14
  %45 = getelementptr float, ptr addrspace(1) %25, i64 %44, !dbg !14
  %46 = getelementptr float, ptr addrspace(1) %27, i64 %44, !dbg !14
  %47 = getelementptr float, ptr addrspace(1) %29, i64 %44, !dbg !14
  %48 = getelementptr float, ptr addrspace(1) %31, i64 %44, !dbg !14
  %49 = getelementptr float, ptr addrspace(1) %33, i64 %44, !dbg !14
  %50 = getelementptr float, ptr addrspace(1) %35, i64 %44, !dbg !14
  %51 = getelementptr float, ptr addrspace(1) %37, i64 %44, !dbg !14
  %52 = getelementptr float, ptr addrspace(1) %39, i64 %44, !dbg !14
  %unmaskedload = load <1 x float>, ptr addrspace(1) %45, align 4, !dbg !15
  %53 = extractelement <1 x float> %unmaskedload, i64 0, !dbg !15
  %unmaskedload1 = load <1 x float>, ptr addrspace(1) %46, align 4, !dbg !15
  %54 = extractelement <1 x float> %unmaskedload1, i64 0, !dbg !15
  %unmaskedload2 = load <1 x float>, ptr addrspace(1) %47, align 4, !dbg !15
  %55 = extractelement <1 x float> %unmaskedload2, i64 0, !dbg !15
  %unmaskedload3 = load <1 x float>, ptr addrspace(1) %48, align 4, !dbg !15
  %56 = extractelement <1 x float> %unmaskedload3, i64 0, !dbg !15
  %unmaskedload4 = load <1 x float>, ptr addrspace(1) %49, align 4, !dbg !15
  %57 = extractelement <1 x float> %unmaskedload4, i64 0, !dbg !15
  %unmaskedload5 = load <1 x float>, ptr addrspace(1) %50, align 4, !dbg !15
  %58 = extractelement <1 x float> %unmaskedload5, i64 0, !dbg !15
  %unmaskedload6 = load <1 x float>, ptr addrspace(1) %51, align 4, !dbg !15
  %59 = extractelement <1 x float> %unmaskedload6, i64 0, !dbg !15
  %unmaskedload7 = load <1 x float>, ptr addrspace(1) %52, align 4, !dbg !15
  %60 = extractelement <1 x float> %unmaskedload7, i64 0, !dbg !15
  %61 = fcmp ogt <1 x float> %unmaskedload1, %unmaskedload, !dbg !16
  %62 = extractelement <1 x i1> %61, i64 0, !dbg !16
  %63 = select i1 %62, float %54, float %53, !dbg !19
  %64 = select i1 %62, i32 %9, i32 %8, !dbg !20
  %65 = fcmp ogt float %55, %63, !dbg !16
  %66 = select i1 %65, float %55, float %63, !dbg !19
  %67 = select i1 %65, i32 %10, i32 %64, !dbg !20
  %68 = fcmp ogt float %56, %66, !dbg !16
  %69 = select i1 %68, float %56, float %66, !dbg !19
  %70 = select i1 %68, i32 %11, i32 %67, !dbg !20
  %71 = fcmp ogt float %57, %69, !dbg !16
  %72 = select i1 %71, float %57, float %69, !dbg !19
  %73 = select i1 %71, i32 %12, i32 %70, !dbg !20
  %74 = fcmp ogt float %58, %72, !dbg !16
  %75 = select i1 %74, float %58, float %72, !dbg !19
  %76 = select i1 %74, i32 %13, i32 %73, !dbg !20
  %77 = fcmp ogt float %59, %75, !dbg !16
  %78 = select i1 %77, float %59, float %75, !dbg !19
  %79 = select i1 %77, i32 %14, i32 %76, !dbg !20
  %80 = fcmp ogt float %60, %78, !dbg !16
  %81 = select i1 %80, float %60, float %78, !dbg !19
  %82 = select i1 %80, i32 %15, i32 %79, !dbg !20
  %83 = bitcast float %81 to i32, !dbg !18
  %84 = shl i32 %5, 2, !dbg !18
  %85 = xor i32 %84, 128, !dbg !18
  %86 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %85, i32 %83), !dbg !18
  %87 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %85, i32 %82), !dbg !18
  %.not.not = icmp eq i32 %6, 0, !dbg !18
  %88 = shl nuw nsw i32 %42, 2, !dbg !18
  br i1 %.not.not, label %89, label %.critedge9, !dbg !18

89:                                               ; preds = %4
  %90 = lshr i32 %5, 6, !dbg !7
  %91 = and i32 %90, 3, !dbg !18
  %92 = or disjoint i32 %88, %91, !dbg !18
  %93 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 512), i32 %92
  %94 = bitcast i32 %86 to float, !dbg !18
  %95 = fcmp olt float %81, %94, !dbg !16
  %96 = fcmp oeq float %81, %94, !dbg !21
  %97 = icmp slt i32 %87, %82, !dbg !22
  %98 = and i1 %96, %97, !dbg !23
  %99 = or i1 %95, %98, !dbg !24
  %100 = select i1 %99, float %94, float %81
  %101 = getelementptr float, ptr addrspace(3) @global_smem, i32 %92
  %102 = select i1 %99, i32 %87, i32 %82, !dbg !20
  store float %100, ptr addrspace(3) %101, align 4, !dbg !18
  store i32 %102, ptr addrspace(3) %93, align 4, !dbg !18
  br label %.critedge9, !dbg !18

.critedge9:                                       ; preds = %4, %89
  fence syncscope("workgroup") release, !dbg !18
  tail call void @llvm.amdgcn.s.barrier(), !dbg !18
  fence syncscope("workgroup") acquire, !dbg !18
  %103 = icmp slt i32 %5, 128, !dbg !18
  %104 = getelementptr float, ptr addrspace(3) @global_smem, i32 %5, !dbg !18
  br i1 %103, label %105, label %107, !dbg !18

105:                                              ; preds = %.critedge9
  %106 = load float, ptr addrspace(3) %104, align 4, !dbg !18
  br label %107, !dbg !18

107:                                              ; preds = %.critedge9, %105
  %108 = phi float [ %106, %105 ], [ 0.000000e+00, %.critedge9 ], !dbg !18
  %109 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 512), i32 %5, !dbg !18
  br i1 %103, label %110, label %112, !dbg !18

110:                                              ; preds = %107
  %111 = load i32, ptr addrspace(3) %109, align 4, !dbg !18
  br label %112, !dbg !18

112:                                              ; preds = %107, %110
  %113 = phi i32 [ %111, %110 ], [ 0, %107 ], !dbg !18
  %114 = bitcast float %108 to i32, !dbg !18
  %115 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %114, i32 2079), !dbg !18
  %116 = bitcast i32 %115 to float, !dbg !18
  %117 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %113, i32 2079), !dbg !18
  %118 = fcmp olt float %108, %116, !dbg !16
  %119 = fcmp oeq float %108, %116, !dbg !21
  %120 = icmp slt i32 %117, %113, !dbg !22
  %121 = and i1 %119, %120, !dbg !23
  %122 = or i1 %118, %121, !dbg !24
  %123 = select i1 %122, float %116, float %108, !dbg !19
  %124 = select i1 %122, i32 %117, i32 %113, !dbg !20
  %125 = bitcast float %123 to i32, !dbg !18
  %126 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %125, i32 1055), !dbg !18
  %127 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %124, i32 1055), !dbg !18
  %128 = and i32 %5, 3, !dbg !18
  %129 = icmp eq i32 %128, 0, !dbg !18
  %130 = and i1 %103, %129, !dbg !18
  br i1 %130, label %131, label %.critedge, !dbg !18

131:                                              ; preds = %112
  %132 = bitcast i32 %126 to float, !dbg !18
  %133 = fcmp olt float %123, %132, !dbg !16
  %134 = fcmp oeq float %123, %132, !dbg !21
  %135 = icmp slt i32 %127, %124, !dbg !22
  %136 = and i1 %134, %135, !dbg !23
  %137 = or i1 %133, %136, !dbg !24
  %138 = select i1 %137, i32 %127, i32 %124, !dbg !20
  %139 = select i1 %137, float %132, float %123, !dbg !19
  store float %139, ptr addrspace(3) %104, align 4, !dbg !18
  store i32 %138, ptr addrspace(3) %109, align 4, !dbg !18
  br label %.critedge, !dbg !18

.critedge:                                        ; preds = %112, %131
  fence syncscope("workgroup") release, !dbg !18
  tail call void @llvm.amdgcn.s.barrier(), !dbg !18
  fence syncscope("workgroup") acquire, !dbg !18
  %140 = getelementptr float, ptr addrspace(3) @global_smem, i32 %88, !dbg !18
  %141 = load float, ptr addrspace(3) %140, align 16, !dbg !18
  %142 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 512), i32 %88, !dbg !18
  %143 = load i32, ptr addrspace(3) %142, align 16, !dbg !18
  %144 = getelementptr i32, ptr addrspace(1) %1, i64 %44, !dbg !25
  %urem = and i32 %5, 224, !dbg !26
  %145 = icmp eq i32 %urem, 0, !dbg !26
  %146 = insertelement <1 x i32> poison, i32 %143, i64 0, !dbg !26
  %147 = insertelement <1 x i1> poison, i1 %145, i64 0, !dbg !26
  tail call void @llvm.masked.store.v1i32.p1(<1 x i32> %146, ptr addrspace(1) %144, i32 4, <1 x i1> %147), !dbg !26
  %148 = getelementptr float, ptr addrspace(1) %2, i64 %44, !dbg !27
  %149 = insertelement <1 x float> poison, float %141, i64 0, !dbg !28
  tail call void @llvm.masked.store.v1f32.p1(<1 x float> %149, ptr addrspace(1) %148, i32 4, <1 x i1> %147), !dbg !28
  ret void, !dbg !29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1f32.p1(<1 x float>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v1i32.p1(<1 x i32>, ptr addrspace(1) nocapture, i32 immarg, <1 x i1>) #4

attributes #0 = { mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "make.py", directory: ".")
!4 = distinct !DISubprogram(name: "argmax_columns", linkageName: "argmax_columns", scope: !3, file: !3, line: 295, type: !5, scopeLine: 295, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 298, column: 23, scope: !4)
!8 = !DILocation(line: 298, column: 34, scope: !4)
!9 = !DILocation(line: 298, column: 20, scope: !4)
!10 = !DILocation(line: 297, column: 23, scope: !4)
!11 = !DILocation(line: 297, column: 28, scope: !4)
!12 = !DILocation(line: 297, column: 46, scope: !4)
!13 = !DILocation(line: 297, column: 33, scope: !4)
!14 = !DILocation(line: 298, column: 38, scope: !4)
!15 = !DILocation(line: 298, column: 16, scope: !4)
!16 = !DILocation(line: 290, column: 16, scope: !17, inlinedAt: !18)
!17 = distinct !DILexicalBlockFile(scope: !4, file: !3, discriminator: 0)
!18 = !DILocation(line: 300, column: 38, scope: !4)
!19 = !DILocation(line: 291, column: 29, scope: !17, inlinedAt: !18)
!20 = !DILocation(line: 291, column: 51, scope: !17, inlinedAt: !18)
!21 = !DILocation(line: 290, column: 28, scope: !17, inlinedAt: !18)
!22 = !DILocation(line: 290, column: 38, scope: !17, inlinedAt: !18)
!23 = !DILocation(line: 290, column: 34, scope: !17, inlinedAt: !18)
!24 = !DILocation(line: 290, column: 22, scope: !17, inlinedAt: !18)
!25 = !DILocation(line: 301, column: 19, scope: !4)
!26 = !DILocation(line: 301, column: 23, scope: !4)
!27 = !DILocation(line: 302, column: 20, scope: !4)
!28 = !DILocation(line: 302, column: 24, scope: !4)
!29 = !DILocation(line: 302, column: 4, scope: !4)
