; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @conv1d(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, i32 inreg %3, ptr addrspace(1) inreg nofree readnone captures(none) %4, ptr addrspace(1) inreg nofree readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !12
  %8 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %7), !dbg !13
  %9 = and i32 %8, 192, !dbg !12
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %11 = shl i32 %10, 8, !dbg !14
  %12 = and i32 %7, 63, !dbg !13
  %13 = or disjoint i32 %9, %12, !dbg !14
  %14 = or disjoint i32 %13, %11, !dbg !14
  %15 = add i32 %14, -3, !dbg !15
  %16 = icmp sgt i32 %15, -1, !dbg !16
  %17 = icmp slt i32 %15, %3, !dbg !17
  %18 = and i1 %16, %17, !dbg !18
  br i1 %18, label %19, label %23, !dbg !19

19:                                               ; preds = %6
  %20 = zext nneg i32 %15 to i64
  %21 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %20
  %22 = load <1 x float>, ptr addrspace(1) %21, align 4, !dbg !19
  br label %23, !dbg !19

23:                                               ; preds = %19, %6
  %24 = phi <1 x float> [ %22, %19 ], [ zeroinitializer, %6 ], !dbg !19
  %25 = extractelement <1 x float> %24, i64 0, !dbg !19
  %26 = load <1 x float>, ptr addrspace(1) %1, align 4, !dbg !20, !amdgpu.noclobber !21
  %27 = extractelement <1 x float> %26, i64 0, !dbg !20
  %28 = fmul float %25, %27, !dbg !19
  %29 = fadd float %28, 0.000000e+00, !dbg !22
  %30 = add i32 %14, -2, !dbg !15
  %31 = icmp sgt i32 %30, -1, !dbg !16
  %32 = icmp slt i32 %30, %3, !dbg !17
  %33 = and i1 %31, %32, !dbg !18
  br i1 %33, label %34, label %38, !dbg !19

34:                                               ; preds = %23
  %35 = zext nneg i32 %30 to i64
  %36 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %35
  %37 = load <1 x float>, ptr addrspace(1) %36, align 4, !dbg !19
  br label %38, !dbg !19

38:                                               ; preds = %34, %23
  %39 = phi <1 x float> [ %37, %34 ], [ zeroinitializer, %23 ], !dbg !19
  %40 = extractelement <1 x float> %39, i64 0, !dbg !19
  %41 = getelementptr i8, ptr addrspace(1) %1, i64 4, !dbg !23
  %42 = load <1 x float>, ptr addrspace(1) %41, align 4, !dbg !20
  %43 = extractelement <1 x float> %42, i64 0, !dbg !20
  %44 = fmul float %40, %43, !dbg !19
  %45 = fadd float %29, %44, !dbg !22
  %46 = add i32 %14, -1, !dbg !15
  %47 = icmp sgt i32 %46, -1, !dbg !16
  %48 = icmp slt i32 %46, %3, !dbg !17
  %49 = and i1 %47, %48, !dbg !18
  br i1 %49, label %50, label %54, !dbg !19

50:                                               ; preds = %38
  %51 = zext nneg i32 %46 to i64
  %52 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %51
  %53 = load <1 x float>, ptr addrspace(1) %52, align 4, !dbg !19
  br label %54, !dbg !19

54:                                               ; preds = %50, %38
  %55 = phi <1 x float> [ %53, %50 ], [ zeroinitializer, %38 ], !dbg !19
  %56 = extractelement <1 x float> %55, i64 0, !dbg !19
  %57 = getelementptr i8, ptr addrspace(1) %1, i64 8, !dbg !23
  %58 = load <1 x float>, ptr addrspace(1) %57, align 4, !dbg !20
  %59 = extractelement <1 x float> %58, i64 0, !dbg !20
  %60 = fmul float %56, %59, !dbg !19
  %61 = fadd float %45, %60, !dbg !22
  %62 = icmp sgt i32 %11, -1, !dbg !16
  %63 = icmp slt i32 %14, %3, !dbg !17
  %64 = and i1 %62, %63, !dbg !18
  br i1 %64, label %65, label %69, !dbg !19

65:                                               ; preds = %54
  %66 = zext nneg i32 %14 to i64
  %67 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %66
  %68 = load <1 x float>, ptr addrspace(1) %67, align 4, !dbg !19
  br label %69, !dbg !19

69:                                               ; preds = %65, %54
  %70 = phi <1 x float> [ %68, %65 ], [ zeroinitializer, %54 ], !dbg !19
  %71 = extractelement <1 x float> %70, i64 0, !dbg !19
  %72 = getelementptr i8, ptr addrspace(1) %1, i64 12, !dbg !23
  %73 = load <1 x float>, ptr addrspace(1) %72, align 4, !dbg !20
  %74 = extractelement <1 x float> %73, i64 0, !dbg !20
  %75 = fmul float %71, %74, !dbg !19
  %76 = fadd float %61, %75, !dbg !22
  %77 = add i32 %14, 1, !dbg !15
  %78 = icmp sgt i32 %77, -1, !dbg !16
  %79 = icmp slt i32 %77, %3, !dbg !17
  %80 = and i1 %78, %79, !dbg !18
  br i1 %80, label %81, label %85, !dbg !19

81:                                               ; preds = %69
  %82 = zext nneg i32 %77 to i64
  %83 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %82
  %84 = load <1 x float>, ptr addrspace(1) %83, align 4, !dbg !19
  br label %85, !dbg !19

85:                                               ; preds = %81, %69
  %86 = phi <1 x float> [ %84, %81 ], [ zeroinitializer, %69 ], !dbg !19
  %87 = extractelement <1 x float> %86, i64 0, !dbg !19
  %88 = getelementptr i8, ptr addrspace(1) %1, i64 16, !dbg !23
  %89 = load <1 x float>, ptr addrspace(1) %88, align 4, !dbg !20
  %90 = extractelement <1 x float> %89, i64 0, !dbg !20
  %91 = fmul float %87, %90, !dbg !19
  %92 = fadd float %76, %91, !dbg !22
  %93 = add i32 %14, 2, !dbg !15
  %94 = icmp sgt i32 %93, -1, !dbg !16
  %95 = icmp slt i32 %93, %3, !dbg !17
  %96 = and i1 %94, %95, !dbg !18
  br i1 %96, label %97, label %101, !dbg !19

97:                                               ; preds = %85
  %98 = zext nneg i32 %93 to i64
  %99 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %98
  %100 = load <1 x float>, ptr addrspace(1) %99, align 4, !dbg !19
  br label %101, !dbg !19

101:                                              ; preds = %97, %85
  %102 = phi <1 x float> [ %100, %97 ], [ zeroinitializer, %85 ], !dbg !19
  %103 = extractelement <1 x float> %102, i64 0, !dbg !19
  %104 = getelementptr i8, ptr addrspace(1) %1, i64 20, !dbg !23
  %105 = load <1 x float>, ptr addrspace(1) %104, align 4, !dbg !20
  %106 = extractelement <1 x float> %105, i64 0, !dbg !20
  %107 = fmul float %103, %106, !dbg !19
  %108 = fadd float %92, %107, !dbg !22
  %109 = add i32 %14, 3, !dbg !15
  %110 = icmp sgt i32 %109, -1, !dbg !16
  %111 = icmp slt i32 %109, %3, !dbg !17
  %112 = and i1 %110, %111, !dbg !18
  br i1 %112, label %113, label %117, !dbg !19

113:                                              ; preds = %101
  %114 = zext nneg i32 %109 to i64
  %115 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %114
  %116 = load <1 x float>, ptr addrspace(1) %115, align 4, !dbg !19
  br label %117, !dbg !19

117:                                              ; preds = %113, %101
  %118 = phi <1 x float> [ %116, %113 ], [ zeroinitializer, %101 ], !dbg !19
  br i1 %63, label %119, label %129, !dbg !12

119:                                              ; preds = %117
  %120 = extractelement <1 x float> %118, i64 0, !dbg !19
  %121 = getelementptr i8, ptr addrspace(1) %1, i64 24, !dbg !23
  %122 = load <1 x float>, ptr addrspace(1) %121, align 4, !dbg !20
  %123 = extractelement <1 x float> %122, i64 0, !dbg !20
  %124 = fmul float %120, %123, !dbg !19
  %125 = fadd float %108, %124, !dbg !22
  %126 = insertelement <1 x float> poison, float %125, i64 0, !dbg !12
  %127 = sext i32 %14 to i64, !dbg !24
  %128 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %127, !dbg !24
  store <1 x float> %126, ptr addrspace(1) %128, align 4, !dbg !12
  br label %129, !dbg !12

129:                                              ; preds = %119, %117
  ret void, !dbg !25
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "conv1d", linkageName: "conv1d", scope: !1, file: !1, line: 141, type: !5, scopeLine: 141, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 147, column: 5, scope: !4)
!13 = !DILocation(line: 142, column: 36, scope: !4)
!14 = !DILocation(line: 142, column: 9, scope: !4)
!15 = !DILocation(line: 145, column: 13, scope: !4)
!16 = !DILocation(line: 146, column: 37, scope: !4)
!17 = !DILocation(line: 146, column: 48, scope: !4)
!18 = !DILocation(line: 146, column: 36, scope: !4)
!19 = !DILocation(line: 146, column: 16, scope: !4)
!20 = !DILocation(line: 146, column: 69, scope: !4)
!21 = !{}
!22 = !DILocation(line: 146, column: 9, scope: !4)
!23 = !DILocation(line: 146, column: 77, scope: !4)
!24 = !DILocation(line: 147, column: 14, scope: !4)
!25 = !DILocation(line: 141, column: 1, scope: !4)
