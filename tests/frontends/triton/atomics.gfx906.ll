; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.06-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @atomics(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree captures(none) %1, ptr addrspace(1) inreg nofree captures(none) %2, ptr addrspace(1) inreg nofree captures(none) %3, i32 inreg %4, ptr addrspace(1) inreg nofree readnone captures(none) %5, ptr addrspace(1) inreg nofree readnone captures(none) %6) local_unnamed_addr #0 !dbg !4 {
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %9 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %8), !dbg !11
  %10 = lshr i32 %9, 6, !dbg !11
  %11 = and i32 %10, 3, !dbg !11
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !12
  %13 = shl i32 %12, 8, !dbg !12
  %14 = and i32 %8, 63, !dbg !13
  %15 = shl nuw nsw i32 %11, 6, !dbg !13
  %16 = or disjoint i32 %15, %13, !dbg !12
  %17 = or disjoint i32 %16, %14, !dbg !12
  %18 = icmp slt i32 %17, %4, !dbg !14
  br i1 %18, label %19, label %23, !dbg !15

19:                                               ; preds = %7
  %20 = sext i32 %17 to i64
  %21 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %20
  %22 = load <1 x i32>, ptr addrspace(1) %21, align 4, !dbg !15
  br label %23, !dbg !15

23:                                               ; preds = %19, %7
  %24 = phi <1 x i32> [ %22, %19 ], [ zeroinitializer, %7 ], !dbg !15
  %25 = extractelement <1 x i32> %24, i64 0, !dbg !15
  %26 = srem i32 %25, 16, !dbg !16
  fence syncscope("workgroup") release, !dbg !17
  tail call void @llvm.amdgcn.s.barrier(), !dbg !17
  fence syncscope("workgroup") acquire, !dbg !17
  br i1 %18, label %27, label %31, !dbg !17

27:                                               ; preds = %23
  %28 = sext i32 %26 to i64
  %29 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %28
  %30 = atomicrmw add ptr addrspace(1) %29, i32 %25 syncscope("agent") acq_rel, align 4, !dbg !17
  br label %31, !dbg !17

31:                                               ; preds = %27, %23
  fence syncscope("workgroup") release, !dbg !17
  tail call void @llvm.amdgcn.s.barrier(), !dbg !17
  fence syncscope("workgroup") acquire, !dbg !17
  fence syncscope("workgroup") release, !dbg !18
  tail call void @llvm.amdgcn.s.barrier(), !dbg !18
  fence syncscope("workgroup") acquire, !dbg !18
  br i1 %18, label %32, label %36, !dbg !18

32:                                               ; preds = %31
  %33 = sext i32 %26 to i64
  %34 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %33
  %35 = atomicrmw max ptr addrspace(1) %34, i32 %25 syncscope("agent") acq_rel, align 4, !dbg !18
  br label %36, !dbg !18

36:                                               ; preds = %32, %31
  fence syncscope("workgroup") release, !dbg !18
  tail call void @llvm.amdgcn.s.barrier(), !dbg !18
  fence syncscope("workgroup") acquire, !dbg !18
  fence syncscope("workgroup") release, !dbg !19
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  fence syncscope("workgroup") acquire, !dbg !19
  %37 = or i32 %11, %14, !dbg !19
  %38 = icmp eq i32 %37, 0, !dbg !19
  br i1 %38, label %39, label %.critedge, !dbg !19

39:                                               ; preds = %36
  %40 = cmpxchg ptr addrspace(1) %3, i32 0, i32 1 syncscope("agent") acq_rel monotonic, align 4, !dbg !19
  %41 = extractvalue { i32, i1 } %40, 0, !dbg !19
  store i32 %41, ptr addrspace(3) @global_smem, align 16, !dbg !19
  br label %.critedge, !dbg !19

.critedge:                                        ; preds = %36, %39
  fence syncscope("workgroup") release, !dbg !19
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  fence syncscope("workgroup") acquire, !dbg !19
  %42 = load i32, ptr addrspace(3) @global_smem, align 16, !dbg !19
  fence syncscope("workgroup") release, !dbg !11
  tail call void @llvm.amdgcn.s.barrier(), !dbg !11
  fence syncscope("workgroup") acquire, !dbg !11
  br i1 %38, label %43, label %46, !dbg !20

43:                                               ; preds = %.critedge
  %44 = getelementptr i8, ptr addrspace(1) %3, i64 4
  %45 = atomicrmw xchg ptr addrspace(1) %44, i32 %42 syncscope("agent") acq_rel, align 4, !dbg !20
  br label %46, !dbg !20

46:                                               ; preds = %43, %.critedge
  fence syncscope("workgroup") release, !dbg !11
  tail call void @llvm.amdgcn.s.barrier(), !dbg !11
  fence syncscope("workgroup") acquire, !dbg !11
  ret void, !dbg !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "make.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "atomics", linkageName: "atomics", scope: !1, file: !1, line: 219, type: !5, scopeLine: 219, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !7, !8, !9, !9}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!11 = !DILocation(line: 226, column: 5, scope: !4)
!12 = !DILocation(line: 220, column: 9, scope: !4)
!13 = !DILocation(line: 220, column: 36, scope: !4)
!14 = !DILocation(line: 221, column: 9, scope: !4)
!15 = !DILocation(line: 222, column: 9, scope: !4)
!16 = !DILocation(line: 223, column: 26, scope: !4)
!17 = !DILocation(line: 223, column: 5, scope: !4)
!18 = !DILocation(line: 224, column: 5, scope: !4)
!19 = !DILocation(line: 225, column: 11, scope: !4)
!20 = !DILocation(line: 226, column: 20, scope: !4)
!21 = !DILocation(line: 219, column: 1, scope: !4)
