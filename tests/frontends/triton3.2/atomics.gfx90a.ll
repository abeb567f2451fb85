; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

define amdgpu_kernel void @atomics(ptr addrspace(1) inreg nocapture readonly %0, ptr addrspace(1) inreg nocapture %1, ptr addrspace(1) inreg nocapture %2, ptr addrspace(1) inreg nocapture %3, i32 inreg %4) local_unnamed_addr #0 !dbg !4 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !7
  %7 = shl i32 %6, 8, !dbg !8
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %9 = and i32 %8, 255, !dbg !9
  %10 = or disjoint i32 %7, %9, !dbg !10
  %11 = icmp slt i32 %10, %4, !dbg !11
  %12 = icmp slt i32 %8, 256, !dbg !12
  %13 = and i1 %12, %11, !dbg !12
  br i1 %13, label %14, label %.critedge, !dbg !12

14:                                               ; preds = %5
  %15 = sext i32 %10 to i64, !dbg !13
  %16 = getelementptr i32, ptr addrspace(1) %0, i64 %15, !dbg !13
  %unmaskedload = load <1 x i32>, ptr addrspace(1) %16, align 4, !dbg !14
  %17 = extractelement <1 x i32> %unmaskedload, i64 0, !dbg !14
  %18 = srem i32 %17, 16, !dbg !15
  %19 = sext i32 %18 to i64
  %20 = getelementptr i32, ptr addrspace(1) %2, i64 %19
  %21 = getelementptr i32, ptr addrspace(1) %1, i64 %19
  %22 = atomicrmw add ptr addrspace(1) %21, i32 %17 syncscope("agent") acq_rel, align 4, !dbg !12
  %23 = atomicrmw max ptr addrspace(1) %20, i32 %17 syncscope("agent") acq_rel, align 4, !dbg !16
  br label %.critedge, !dbg !16

.critedge:                                        ; preds = %5, %14
  %24 = icmp eq i32 %8, 0, !dbg !17
  br i1 %24, label %25, label %28, !dbg !17

25:                                               ; preds = %.critedge
  %26 = cmpxchg ptr addrspace(1) %3, i32 0, i32 1 syncscope("agent") acq_rel monotonic, align 4, !dbg !17
  %27 = extractvalue { i32, i1 } %26, 0, !dbg !17
  store i32 %27, ptr addrspace(3) @global_smem, align 16, !dbg !17
  br label %28, !dbg !17

28:                                               ; preds = %25, %.critedge
  tail call void asm sideeffect "s_waitcnt lgkmcnt(0) ", ""() #3, !dbg !17
  fence syncscope("workgroup") release, !dbg !17
  tail call void @llvm.amdgcn.s.barrier(), !dbg !17
  fence syncscope("workgroup") acquire, !dbg !17
  %29 = icmp slt i32 %8, 1, !dbg !18
  br i1 %29, label %30, label %34, !dbg !18

30:                                               ; preds = %28
  %31 = getelementptr i8, ptr addrspace(1) %3, i64 4
  %32 = load i32, ptr addrspace(3) @global_smem, align 16, !dbg !17
  %33 = atomicrmw xchg ptr addrspace(1) %31, i32 %32 syncscope("agent") acq_rel, align 4, !dbg !18
  br label %34, !dbg !18

34:                                               ; preds = %30, %28
  ret void, !dbg !19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-agpr" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 400}
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!3 = !DIFile(filename: "make.py", directory: ".")
!4 = distinct !DISubprogram(name: "atomics", linkageName: "atomics", scope: !3, file: !3, line: 228, type: !5, scopeLine: 228, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 229, column: 22, scope: !4)
!8 = !DILocation(line: 229, column: 27, scope: !4)
!9 = !DILocation(line: 229, column: 48, scope: !4)
!10 = !DILocation(line: 229, column: 35, scope: !4)
!11 = !DILocation(line: 230, column: 12, scope: !4)
!12 = !DILocation(line: 232, column: 33, scope: !4)
!13 = !DILocation(line: 231, column: 20, scope: !4)
!14 = !DILocation(line: 231, column: 16, scope: !4)
!15 = !DILocation(line: 232, column: 29, scope: !4)
!16 = !DILocation(line: 233, column: 33, scope: !4)
!17 = !DILocation(line: 234, column: 34, scope: !4)
!18 = !DILocation(line: 235, column: 30, scope: !4)
!19 = !DILocation(line: 235, column: 4, scope: !4)
