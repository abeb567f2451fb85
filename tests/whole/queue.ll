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

9:                                                ; preds = %53, %5
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

24:                                               ; preds = %21, %10, %9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %25 = load i32, ptr addrspace(3) @queue_orders_agent.task.0, align 4, !tbaa !5
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %54, label %27

27:                                               ; preds = %24
  %28 = shl i32 %25, 6
  %29 = or i32 %28, 127
  %30 = sub i32 %29, %6
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !5
  %34 = mul i32 %33, 3
  %35 = add i32 %34, %25
  %36 = shl i32 %25, 7
  %37 = add i32 %36, %6
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %38
  store i32 %35, ptr addrspace(1) %39, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %7, label %40, label %53

40:                                               ; preds = %27
  %41 = shl i32 %25, 1
  %42 = icmp ugt i32 %41, %4
  br i1 %42, label %53, label %43

43:                                               ; preds = %40
  %44 = or disjoint i32 %41, 1
  br label %45

45:                                               ; preds = %43, %45
  %46 = phi i32 [ %41, %43 ], [ %51, %45 ]
  %47 = atomicrmw add ptr addrspace(1) %8, i32 1 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !14, !amdgpu.no.remote.memory !14
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %48
  store i32 %46, ptr addrspace(1) %49, align 4, !tbaa !5
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %48
  store atomic i32 1, ptr addrspace(1) %50 syncscope("agent-one-as") release, align 4
  %51 = add i32 %46, 1
  %52 = icmp ugt i32 %51, %44
  br i1 %52, label %53, label %45

53:                                               ; preds = %45, %40, %27
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %9

54:                                               ; preds = %24
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_queue_orders_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  br label %9

9:                                                ; preds = %53, %5
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

24:                                               ; preds = %10, %21, %9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %25 = load i32, ptr addrspace(3) @queue_orders_agent.task.0, align 4, !tbaa !5
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %54, label %27

27:                                               ; preds = %24
  %28 = shl i32 %25, 6
  %29 = or i32 %28, 127
  %30 = sub i32 %29, %6
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !5
  %34 = mul i32 %33, 3
  %35 = add i32 %34, %25
  %36 = shl i32 %25, 7
  %37 = add i32 %36, %6
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %38
  store i32 %35, ptr addrspace(1) %39, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %7, label %40, label %53

40:                                               ; preds = %27
  %41 = shl i32 %25, 1
  %42 = icmp ugt i32 %41, %4
  br i1 %42, label %53, label %43

43:                                               ; preds = %40
  %44 = or disjoint i32 %41, 1
  br label %45

45:                                               ; preds = %43, %45
  %46 = phi i32 [ %41, %43 ], [ %51, %45 ]
  %47 = atomicrmw add ptr addrspace(1) %8, i32 1 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !14, !amdgpu.no.remote.memory !14
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %48
  store i32 %46, ptr addrspace(1) %49, align 4, !tbaa !5
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %48
  store atomic i32 1, ptr addrspace(1) %50 syncscope("agent-one-as") release, align 4
  %51 = add i32 %46, 1
  %52 = icmp ugt i32 %51, %44
  br i1 %52, label %53, label %45

53:                                               ; preds = %45, %40, %27
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %9

54:                                               ; preds = %24
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @queue_fences_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  br label %9

9:                                                ; preds = %53, %5
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

24:                                               ; preds = %21, %10, %9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %25 = load i32, ptr addrspace(3) @queue_fences_agent.task.0, align 4, !tbaa !5
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %54, label %27

27:                                               ; preds = %24
  %28 = shl i32 %25, 6
  %29 = or i32 %28, 127
  %30 = sub i32 %29, %6
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !5
  %34 = mul i32 %33, 3
  %35 = add i32 %34, %25
  %36 = shl i32 %25, 7
  %37 = add i32 %36, %6
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %38
  store i32 %35, ptr addrspace(1) %39, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %7, label %40, label %53

40:                                               ; preds = %27
  %41 = shl i32 %25, 1
  %42 = icmp ugt i32 %41, %4
  br i1 %42, label %53, label %43

43:                                               ; preds = %40
  %44 = or disjoint i32 %41, 1
  br label %45

45:                                               ; preds = %43, %45
  %46 = phi i32 [ %41, %43 ], [ %51, %45 ]
  %47 = atomicrmw add ptr addrspace(1) %8, i32 1 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !14, !amdgpu.no.remote.memory !14
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %48
  store i32 %46, ptr addrspace(1) %49, align 4, !tbaa !5
  fence syncscope("agent") release
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %48
  store atomic i32 1, ptr addrspace(1) %50 syncscope("agent-one-as") monotonic, align 4
  %51 = add i32 %46, 1
  %52 = icmp ugt i32 %51, %44
  br i1 %52, label %53, label %45

53:                                               ; preds = %45, %40, %27
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %9

54:                                               ; preds = %24
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_queue_fences_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = icmp eq i32 %6, 0
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  br label %9

9:                                                ; preds = %53, %5
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

24:                                               ; preds = %10, %21, %9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %25 = load i32, ptr addrspace(3) @queue_fences_agent.task.0, align 4, !tbaa !5
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %54, label %27

27:                                               ; preds = %24
  %28 = shl i32 %25, 6
  %29 = or i32 %28, 127
  %30 = sub i32 %29, %6
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !5
  %34 = mul i32 %33, 3
  %35 = add i32 %34, %25
  %36 = shl i32 %25, 7
  %37 = add i32 %36, %6
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %38
  store i32 %35, ptr addrspace(1) %39, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %7, label %40, label %53

40:                                               ; preds = %27
  %41 = shl i32 %25, 1
  %42 = icmp ugt i32 %41, %4
  br i1 %42, label %53, label %43

43:                                               ; preds = %40
  %44 = or disjoint i32 %41, 1
  br label %45

45:                                               ; preds = %43, %45
  %46 = phi i32 [ %41, %43 ], [ %51, %45 ]
  %47 = atomicrmw add ptr addrspace(1) %8, i32 1 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !14, !amdgpu.no.remote.memory !14
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %48
  store i32 %46, ptr addrspace(1) %49, align 4, !tbaa !5
  fence syncscope("agent") release
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %48
  store atomic i32 1, ptr addrspace(1) %50 syncscope("agent-one-as") monotonic, align 4
  %51 = add i32 %46, 1
  %52 = icmp ugt i32 %51, %44
  br i1 %52, label %53, label %45

53:                                               ; preds = %45, %40, %27
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %9

54:                                               ; preds = %24
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
