; ModuleID = 'queue.cl'
source_filename = "queue.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@queue_orders_agent.task.0 = internal unnamed_addr addrspace(3) global i32 undef, align 4
@queue_fences_agent.task.0 = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @queue_orders_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  br label %9

9:                                                ; preds = %44, %5
  br i1 %7, label %10, label %24

10:                                               ; preds = %9
  %11 = atomicrmw add ptr addrspace(1) %2, i32 1 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !14, !amdgpu.no.remote.memory !14
  store i32 0, ptr addrspace(3) @queue_orders_agent.task.0, align 4, !tbaa !5
  %12 = icmp ult i32 %11, %4
  br i1 %12, label %13, label %24

13:                                               ; preds = %10
  %14 = zext i32 %11 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %14
  %16 = load atomic i32, ptr addrspace(1) %15 syncscope("agent-one-as") acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %13, %18
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %19 = load atomic i32, ptr addrspace(1) %15 syncscope("agent-one-as") acquire, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %18, label %21

21:                                               ; preds = %18, %13
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !5
  store i32 %23, ptr addrspace(3) @queue_orders_agent.task.0, align 4, !tbaa !5
  br label %24

24:                                               ; preds = %9, %10, %21
  br label %25

25:                                               ; preds = %24, %28
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %26 = load i32, ptr addrspace(3) @queue_orders_agent.task.0, align 4, !tbaa !5
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %55, label %28

28:                                               ; preds = %25
  %29 = shl i32 %26, 6
  %30 = or i32 %29, 127
  %31 = sub i32 %30, %6
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !5
  %35 = mul i32 %34, 3
  %36 = add i32 %35, %26
  %37 = shl i32 %26, 7
  %38 = add i32 %37, %6
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %39
  store i32 %36, ptr addrspace(1) %40, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %7, label %41, label %25

41:                                               ; preds = %28
  %42 = shl i32 %26, 1
  %43 = icmp ugt i32 %42, %4
  br i1 %43, label %44, label %45

44:                                               ; preds = %47, %41
  br label %9

45:                                               ; preds = %41
  %46 = or disjoint i32 %42, 1
  br label %47

47:                                               ; preds = %45, %47
  %48 = phi i32 [ %42, %45 ], [ %53, %47 ]
  %49 = atomicrmw add ptr addrspace(1) %8, i32 1 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !14, !amdgpu.no.remote.memory !14
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %50
  store i32 %48, ptr addrspace(1) %51, align 4, !tbaa !5
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %50
  store atomic i32 1, ptr addrspace(1) %52 syncscope("agent-one-as") release, align 4
  %53 = add i32 %48, 1
  %54 = icmp ugt i32 %53, %46
  br i1 %54, label %44, label %47

55:                                               ; preds = %25
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_queue_orders_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  br label %9

9:                                                ; preds = %44, %5
  br i1 %7, label %10, label %24

10:                                               ; preds = %9
  %11 = atomicrmw add ptr addrspace(1) %2, i32 1 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !14, !amdgpu.no.remote.memory !14
  store i32 0, ptr addrspace(3) @queue_orders_agent.task.0, align 4, !tbaa !5
  %12 = icmp ult i32 %11, %4
  br i1 %12, label %13, label %24

13:                                               ; preds = %10
  %14 = zext i32 %11 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %14
  %16 = load atomic i32, ptr addrspace(1) %15 syncscope("agent-one-as") acquire, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %13, %18
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %19 = load atomic i32, ptr addrspace(1) %15 syncscope("agent-one-as") acquire, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %18, label %21

21:                                               ; preds = %18, %13
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !5
  store i32 %23, ptr addrspace(3) @queue_orders_agent.task.0, align 4, !tbaa !5
  br label %24

24:                                               ; preds = %9, %21, %10
  br label %25

25:                                               ; preds = %24, %28
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %26 = load i32, ptr addrspace(3) @queue_orders_agent.task.0, align 4, !tbaa !5
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %55, label %28

28:                                               ; preds = %25
  %29 = shl i32 %26, 6
  %30 = or i32 %29, 127
  %31 = sub i32 %30, %6
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !5
  %35 = mul i32 %34, 3
  %36 = add i32 %35, %26
  %37 = shl i32 %26, 7
  %38 = add i32 %37, %6
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %39
  store i32 %36, ptr addrspace(1) %40, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %7, label %41, label %25

41:                                               ; preds = %28
  %42 = shl i32 %26, 1
  %43 = icmp ugt i32 %42, %4
  br i1 %43, label %44, label %45

44:                                               ; preds = %47, %41
  br label %9

45:                                               ; preds = %41
  %46 = or disjoint i32 %42, 1
  br label %47

47:                                               ; preds = %45, %47
  %48 = phi i32 [ %42, %45 ], [ %53, %47 ]
  %49 = atomicrmw add ptr addrspace(1) %8, i32 1 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !14, !amdgpu.no.remote.memory !14
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %50
  store i32 %48, ptr addrspace(1) %51, align 4, !tbaa !5
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %50
  store atomic i32 1, ptr addrspace(1) %52 syncscope("agent-one-as") release, align 4
  %53 = add i32 %48, 1
  %54 = icmp ugt i32 %53, %46
  br i1 %54, label %44, label %47

55:                                               ; preds = %25
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @queue_fences_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  br label %9

9:                                                ; preds = %44, %5
  br i1 %7, label %10, label %24

10:                                               ; preds = %9
  %11 = atomicrmw add ptr addrspace(1) %2, i32 1 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !14, !amdgpu.no.remote.memory !14
  store i32 0, ptr addrspace(3) @queue_fences_agent.task.0, align 4, !tbaa !5
  %12 = icmp ult i32 %11, %4
  br i1 %12, label %13, label %24

13:                                               ; preds = %10
  %14 = zext i32 %11 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %14
  %16 = load atomic i32, ptr addrspace(1) %15 syncscope("agent-one-as") monotonic, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %13, %18
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %19 = load atomic i32, ptr addrspace(1) %15 syncscope("agent-one-as") monotonic, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %18, label %21

21:                                               ; preds = %18, %13
  fence syncscope("agent") acquire
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !5
  store i32 %23, ptr addrspace(3) @queue_fences_agent.task.0, align 4, !tbaa !5
  br label %24

24:                                               ; preds = %9, %10, %21
  br label %25

25:                                               ; preds = %24, %28
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %26 = load i32, ptr addrspace(3) @queue_fences_agent.task.0, align 4, !tbaa !5
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %55, label %28

28:                                               ; preds = %25
  %29 = shl i32 %26, 6
  %30 = or i32 %29, 127
  %31 = sub i32 %30, %6
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !5
  %35 = mul i32 %34, 3
  %36 = add i32 %35, %26
  %37 = shl i32 %26, 7
  %38 = add i32 %37, %6
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %39
  store i32 %36, ptr addrspace(1) %40, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %7, label %41, label %25

41:                                               ; preds = %28
  %42 = shl i32 %26, 1
  %43 = icmp ugt i32 %42, %4
  br i1 %43, label %44, label %45

44:                                               ; preds = %47, %41
  br label %9

45:                                               ; preds = %41
  %46 = or disjoint i32 %42, 1
  br label %47

47:                                               ; preds = %45, %47
  %48 = phi i32 [ %42, %45 ], [ %53, %47 ]
  %49 = atomicrmw add ptr addrspace(1) %8, i32 1 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !14, !amdgpu.no.remote.memory !14
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %50
  store i32 %48, ptr addrspace(1) %51, align 4, !tbaa !5
  fence syncscope("agent") release
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %50
  store atomic i32 1, ptr addrspace(1) %52 syncscope("agent-one-as") monotonic, align 4
  %53 = add i32 %48, 1
  %54 = icmp ugt i32 %53, %46
  br i1 %54, label %44, label %47

55:                                               ; preds = %25
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_queue_fences_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  br label %9

9:                                                ; preds = %44, %5
  br i1 %7, label %10, label %24

10:                                               ; preds = %9
  %11 = atomicrmw add ptr addrspace(1) %2, i32 1 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !14, !amdgpu.no.remote.memory !14
  store i32 0, ptr addrspace(3) @queue_fences_agent.task.0, align 4, !tbaa !5
  %12 = icmp ult i32 %11, %4
  br i1 %12, label %13, label %24

13:                                               ; preds = %10
  %14 = zext i32 %11 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %14
  %16 = load atomic i32, ptr addrspace(1) %15 syncscope("agent-one-as") monotonic, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %13, %18
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %19 = load atomic i32, ptr addrspace(1) %15 syncscope("agent-one-as") monotonic, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %18, label %21

21:                                               ; preds = %18, %13
  fence syncscope("agent") acquire
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !5
  store i32 %23, ptr addrspace(3) @queue_fences_agent.task.0, align 4, !tbaa !5
  br label %24

24:                                               ; preds = %9, %21, %10
  br label %25

25:                                               ; preds = %24, %28
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %26 = load i32, ptr addrspace(3) @queue_fences_agent.task.0, align 4, !tbaa !5
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %55, label %28

28:                                               ; preds = %25
  %29 = shl i32 %26, 6
  %30 = or i32 %29, 127
  %31 = sub i32 %30, %6
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %32
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !5
  %35 = mul i32 %34, 3
  %36 = add i32 %35, %26
  %37 = shl i32 %26, 7
  %38 = add i32 %37, %6
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %39
  store i32 %36, ptr addrspace(1) %40, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %7, label %41, label %25

41:                                               ; preds = %28
  %42 = shl i32 %26, 1
  %43 = icmp ugt i32 %42, %4
  br i1 %43, label %44, label %45

44:                                               ; preds = %47, %41
  br label %9

45:                                               ; preds = %41
  %46 = or disjoint i32 %42, 1
  br label %47

47:                                               ; preds = %45, %47
  %48 = phi i32 [ %42, %45 ], [ %53, %47 ]
  %49 = atomicrmw add ptr addrspace(1) %8, i32 1 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !14, !amdgpu.no.remote.memory !14
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %50
  store i32 %48, ptr addrspace(1) %51, align 4, !tbaa !5
  fence syncscope("agent") release
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %50
  store atomic i32 1, ptr addrspace(1) %52 syncscope("agent-one-as") monotonic, align 4
  %53 = add i32 %48, 1
  %54 = icmp ugt i32 %53, %46
  br i1 %54, label %44, label %47

55:                                               ; preds = %25
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.amdgcn.s.sleep(i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uint*", !"atomic_uint*", !"atomic_uint*", !"uint*", !"uint"}
!12 = !{!"uint*", !"_Atomic(unsigned int)*", !"_Atomic(unsigned int)*", !"uint*", !"uint"}
!13 = !{!"", !"", !"", !"", !""}
!14 = !{}
