; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @float_atomics(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree captures(none) %1, ptr addrspace(1) inreg nofree captures(none) %2, i32 inreg %3, ptr addrspace(1) inreg nofree readnone captures(none) %4, ptr addrspace(1) inreg nofree readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !12
  %8 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %7), !dbg !12
  %9 = lshr i32 %8, 6, !dbg !12
  %10 = and i32 %9, 3, !dbg !12
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !13
  %12 = shl i32 %11, 8, !dbg !13
  %13 = and i32 %7, 63, !dbg !14
  %14 = shl nuw nsw i32 %10, 6, !dbg !14
  %15 = or disjoint i32 %14, %12, !dbg !13
  %16 = or disjoint i32 %15, %13, !dbg !13
  %17 = icmp slt i32 %16, %3, !dbg !15
  br i1 %17, label %18, label %22, !dbg !16

18:                                               ; preds = %6
  %19 = sext i32 %16 to i64
  %20 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %19
  %21 = load <1 x float>, ptr addrspace(1) %20, align 4, !dbg !16
  br label %22, !dbg !16

22:                                               ; preds = %18, %6
  %23 = phi <1 x float> [ %21, %18 ], [ zeroinitializer, %6 ], !dbg !16
  %24 = extractelement <1 x float> %23, i64 0, !dbg !16
  br i1 %17, label %25, label %30, !dbg !17

25:                                               ; preds = %22
  %26 = srem i32 %16, 8, !dbg !18
  %27 = sext i32 %26 to i64, !dbg !19
  %28 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %27, !dbg !19
  %29 = atomicrmw fadd ptr addrspace(1) %28, float %24 syncscope("agent") monotonic, align 4, !dbg !17
  br label %30, !dbg !17

30:                                               ; preds = %25, %22
  %31 = srem i32 %16, 4, !dbg !20
  %32 = sext i32 %31 to i64, !dbg !21
  %33 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %32, !dbg !21
  %34 = bitcast float %24 to i32, !dbg !22
  %35 = icmp slt i32 %34, 0, !dbg !22
  %36 = xor i1 %35, true, !dbg !22
  %37 = and i1 %17, %36, !dbg !22
  fence syncscope("workgroup") release, !dbg !22, !mmra !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22, !mmra !23
  br i1 %37, label %38, label %40, !dbg !22

38:                                               ; preds = %30
  %39 = atomicrmw max ptr addrspace(1) %33, i32 %34 syncscope("agent") acq_rel, align 4, !dbg !22
  br label %40, !dbg !22

40:                                               ; preds = %38, %30
  fence syncscope("workgroup") release, !dbg !22, !mmra !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22, !mmra !23
  %41 = and i1 %17, %35, !dbg !22
  fence syncscope("workgroup") release, !dbg !22, !mmra !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22, !mmra !23
  br i1 %41, label %42, label %44, !dbg !22

42:                                               ; preds = %40
  %43 = atomicrmw umin ptr addrspace(1) %33, i32 %34 syncscope("agent") acq_rel, align 4, !dbg !22
  br label %44, !dbg !22

44:                                               ; preds = %42, %40
  fence syncscope("workgroup") release, !dbg !22, !mmra !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22, !mmra !23
  fence syncscope("workgroup") release, !dbg !12, !mmra !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !12
  fence syncscope("workgroup") acquire, !dbg !12, !mmra !23
  %45 = or i32 %10, %13, !dbg !12
  %46 = icmp eq i32 %45, 0, !dbg !12
  br i1 %46, label %47, label %50, !dbg !24

47:                                               ; preds = %44
  %48 = getelementptr i8, ptr addrspace(1) %2, i64 16
  %49 = atomicrmw fadd ptr addrspace(1) %48, float 1.000000e+00 acq_rel, align 4, !dbg !24
  br label %50, !dbg !24

50:                                               ; preds = %47, %44
  fence syncscope("workgroup") release, !dbg !12, !mmra !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !12
  fence syncscope("workgroup") acquire, !dbg !12, !mmra !23
  ret void, !dbg !25
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "float_atomics", linkageName: "float_atomics", scope: !1, file: !1, line: 326, type: !5, scopeLine: 326, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 332, column: 5, scope: !4)
!13 = !DILocation(line: 327, column: 9, scope: !4)
!14 = !DILocation(line: 327, column: 36, scope: !4)
!15 = !DILocation(line: 328, column: 9, scope: !4)
!16 = !DILocation(line: 329, column: 9, scope: !4)
!17 = !DILocation(line: 330, column: 5, scope: !4)
!18 = !DILocation(line: 330, column: 26, scope: !4)
!19 = !DILocation(line: 330, column: 19, scope: !4)
!20 = !DILocation(line: 331, column: 28, scope: !4)
!21 = !DILocation(line: 331, column: 19, scope: !4)
!22 = !DILocation(line: 331, column: 5, scope: !4)
!23 = !{!"amdgpu-synchronize-as", !"local"}
!24 = !DILocation(line: 332, column: 19, scope: !4)
!25 = !DILocation(line: 326, column: 1, scope: !4)
