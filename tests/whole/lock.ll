; ModuleID = 'lock.cl'
source_filename = "lock.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nounwind
define protected amdgpu_kernel void @lock_orders_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %6 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %5)
  %7 = icmp eq i32 %6, 0
  %8 = icmp ne i32 %3, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %39

10:                                               ; preds = %4
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 4
  %14 = load i16, ptr addrspace(4) %13, align 4, !tbaa !14
  %15 = zext i16 %14 to i32
  %16 = mul i32 %11, %15
  %17 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %18 = add i32 %16, %17
  %19 = lshr i32 %18, 6
  %20 = add nuw nsw i32 %19, 1
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  br label %22

22:                                               ; preds = %10, %29
  %23 = phi i32 [ 0, %10 ], [ %37, %29 ]
  %24 = atomicrmw xchg ptr addrspace(1) %1, i32 1 syncscope("agent-one-as") acquire, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %29, label %26

26:                                               ; preds = %22, %26
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %27 = atomicrmw xchg ptr addrspace(1) %1, i32 1 syncscope("agent-one-as") acquire, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %26

29:                                               ; preds = %26, %22
  %30 = load i32, ptr addrspace(1) %0, align 4, !tbaa !5
  %31 = add i32 %30, 1
  %32 = mul i32 %31, %20
  %33 = load i32, ptr addrspace(1) %21, align 4, !tbaa !5
  %34 = add i32 %32, %33
  store i32 %34, ptr addrspace(1) %21, align 4, !tbaa !5
  %35 = zext i32 %30 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %35
  store i32 %20, ptr addrspace(1) %36, align 4, !tbaa !5
  store i32 %31, ptr addrspace(1) %0, align 4, !tbaa !5
  store atomic i32 0, ptr addrspace(1) %1 syncscope("agent-one-as") release, align 4
  %37 = add nuw i32 %23, 1
  %38 = icmp eq i32 %37, %3
  br i1 %38, label %39, label %22

39:                                               ; preds = %29, %4
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_lock_orders_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %6 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %5)
  %7 = icmp eq i32 %6, 0
  %8 = icmp ne i32 %3, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %39

10:                                               ; preds = %4
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 4
  %14 = load i16, ptr addrspace(4) %13, align 4, !tbaa !14
  %15 = zext i16 %14 to i32
  %16 = mul i32 %11, %15
  %17 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %18 = add i32 %16, %17
  %19 = lshr i32 %18, 6
  %20 = add nuw nsw i32 %19, 1
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  br label %22

22:                                               ; preds = %10, %29
  %23 = phi i32 [ 0, %10 ], [ %37, %29 ]
  %24 = atomicrmw xchg ptr addrspace(1) %1, i32 1 syncscope("agent-one-as") acquire, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %29, label %26

26:                                               ; preds = %22, %26
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %27 = atomicrmw xchg ptr addrspace(1) %1, i32 1 syncscope("agent-one-as") acquire, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %26

29:                                               ; preds = %26, %22
  %30 = load i32, ptr addrspace(1) %0, align 4, !tbaa !5
  %31 = add i32 %30, 1
  %32 = mul i32 %31, %20
  %33 = load i32, ptr addrspace(1) %21, align 4, !tbaa !5
  %34 = add i32 %32, %33
  store i32 %34, ptr addrspace(1) %21, align 4, !tbaa !5
  %35 = zext i32 %30 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %35
  store i32 %20, ptr addrspace(1) %36, align 4, !tbaa !5
  store i32 %31, ptr addrspace(1) %0, align 4, !tbaa !5
  store atomic i32 0, ptr addrspace(1) %1 syncscope("agent-one-as") release, align 4
  %37 = add nuw i32 %23, 1
  %38 = icmp eq i32 %37, %3
  br i1 %38, label %39, label %22

39:                                               ; preds = %29, %4
  ret void
}

; Function Attrs: nofree norecurse nounwind
define protected amdgpu_kernel void @lock_fences_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %6 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %5)
  %7 = icmp eq i32 %6, 0
  %8 = icmp ne i32 %3, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %39

10:                                               ; preds = %4
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 4
  %14 = load i16, ptr addrspace(4) %13, align 4, !tbaa !14
  %15 = zext i16 %14 to i32
  %16 = mul i32 %11, %15
  %17 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %18 = add i32 %16, %17
  %19 = lshr i32 %18, 6
  %20 = add nuw nsw i32 %19, 1
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  br label %22

22:                                               ; preds = %10, %29
  %23 = phi i32 [ 0, %10 ], [ %37, %29 ]
  %24 = cmpxchg ptr addrspace(1) %1, i32 0, i32 1 syncscope("agent-one-as") monotonic monotonic, align 4
  %25 = extractvalue { i32, i1 } %24, 1
  br i1 %25, label %29, label %26

26:                                               ; preds = %22, %26
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %27 = cmpxchg ptr addrspace(1) %1, i32 0, i32 1 syncscope("agent-one-as") monotonic monotonic, align 4
  %28 = extractvalue { i32, i1 } %27, 1
  br i1 %28, label %29, label %26

29:                                               ; preds = %26, %22
  fence syncscope("agent") acquire
  %30 = load i32, ptr addrspace(1) %0, align 4, !tbaa !5
  %31 = add i32 %30, 1
  %32 = mul i32 %31, %20
  %33 = load i32, ptr addrspace(1) %21, align 4, !tbaa !5
  %34 = add i32 %32, %33
  store i32 %34, ptr addrspace(1) %21, align 4, !tbaa !5
  %35 = zext i32 %30 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %35
  store i32 %20, ptr addrspace(1) %36, align 4, !tbaa !5
  store i32 %31, ptr addrspace(1) %0, align 4, !tbaa !5
  fence syncscope("agent") release
  store atomic i32 0, ptr addrspace(1) %1 syncscope("agent-one-as") monotonic, align 4
  %37 = add nuw i32 %23, 1
  %38 = icmp eq i32 %37, %3
  br i1 %38, label %39, label %22

39:                                               ; preds = %29, %4
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_lock_fences_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %6 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %5)
  %7 = icmp eq i32 %6, 0
  %8 = icmp ne i32 %3, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %39

10:                                               ; preds = %4
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 4
  %14 = load i16, ptr addrspace(4) %13, align 4, !tbaa !14
  %15 = zext i16 %14 to i32
  %16 = mul i32 %11, %15
  %17 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %18 = add i32 %16, %17
  %19 = lshr i32 %18, 6
  %20 = add nuw nsw i32 %19, 1
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  br label %22

22:                                               ; preds = %10, %29
  %23 = phi i32 [ 0, %10 ], [ %37, %29 ]
  %24 = cmpxchg ptr addrspace(1) %1, i32 0, i32 1 syncscope("agent-one-as") monotonic monotonic, align 4
  %25 = extractvalue { i32, i1 } %24, 1
  br i1 %25, label %29, label %26

26:                                               ; preds = %22, %26
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %27 = cmpxchg ptr addrspace(1) %1, i32 0, i32 1 syncscope("agent-one-as") monotonic monotonic, align 4
  %28 = extractvalue { i32, i1 } %27, 1
  br i1 %28, label %29, label %26

29:                                               ; preds = %26, %22
  fence syncscope("agent") acquire
  %30 = load i32, ptr addrspace(1) %0, align 4, !tbaa !5
  %31 = add i32 %30, 1
  %32 = mul i32 %31, %20
  %33 = load i32, ptr addrspace(1) %21, align 4, !tbaa !5
  %34 = add i32 %32, %33
  store i32 %34, ptr addrspace(1) %21, align 4, !tbaa !5
  %35 = zext i32 %30 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %35
  store i32 %20, ptr addrspace(1) %36, align 4, !tbaa !5
  store i32 %31, ptr addrspace(1) %0, align 4, !tbaa !5
  fence syncscope("agent") release
  store atomic i32 0, ptr addrspace(1) %1 syncscope("agent-one-as") monotonic, align 4
  %37 = add nuw i32 %23, 1
  %38 = icmp eq i32 %37, %3
  br i1 %38, label %39, label %22

39:                                               ; preds = %29, %4
  ret void
}

; Function Attrs: nofree norecurse nounwind
define protected amdgpu_kernel void @lock_orders_system(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %6 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %5)
  %7 = icmp eq i32 %6, 0
  %8 = icmp ne i32 %3, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %39

10:                                               ; preds = %4
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 4
  %14 = load i16, ptr addrspace(4) %13, align 4, !tbaa !14
  %15 = zext i16 %14 to i32
  %16 = mul i32 %11, %15
  %17 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %18 = add i32 %16, %17
  %19 = lshr i32 %18, 6
  %20 = add nuw nsw i32 %19, 1
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  br label %22

22:                                               ; preds = %10, %29
  %23 = phi i32 [ 0, %10 ], [ %37, %29 ]
  %24 = atomicrmw xchg ptr addrspace(1) %1, i32 1 syncscope("one-as") acquire, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %29, label %26

26:                                               ; preds = %22, %26
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %27 = atomicrmw xchg ptr addrspace(1) %1, i32 1 syncscope("one-as") acquire, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %26

29:                                               ; preds = %26, %22
  %30 = load i32, ptr addrspace(1) %0, align 4, !tbaa !5
  %31 = add i32 %30, 1
  %32 = mul i32 %31, %20
  %33 = load i32, ptr addrspace(1) %21, align 4, !tbaa !5
  %34 = add i32 %32, %33
  store i32 %34, ptr addrspace(1) %21, align 4, !tbaa !5
  %35 = zext i32 %30 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %35
  store i32 %20, ptr addrspace(1) %36, align 4, !tbaa !5
  store i32 %31, ptr addrspace(1) %0, align 4, !tbaa !5
  store atomic i32 0, ptr addrspace(1) %1 syncscope("one-as") release, align 4
  %37 = add nuw i32 %23, 1
  %38 = icmp eq i32 %37, %3
  br i1 %38, label %39, label %22

39:                                               ; preds = %29, %4
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_lock_orders_system(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %6 = tail call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %5)
  %7 = icmp eq i32 %6, 0
  %8 = icmp ne i32 %3, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %39

10:                                               ; preds = %4
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 4
  %14 = load i16, ptr addrspace(4) %13, align 4, !tbaa !14
  %15 = zext i16 %14 to i32
  %16 = mul i32 %11, %15
  %17 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %18 = add i32 %16, %17
  %19 = lshr i32 %18, 6
  %20 = add nuw nsw i32 %19, 1
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  br label %22

22:                                               ; preds = %10, %29
  %23 = phi i32 [ 0, %10 ], [ %37, %29 ]
  %24 = atomicrmw xchg ptr addrspace(1) %1, i32 1 syncscope("one-as") acquire, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %29, label %26

26:                                               ; preds = %22, %26
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %27 = atomicrmw xchg ptr addrspace(1) %1, i32 1 syncscope("one-as") acquire, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %26

29:                                               ; preds = %26, %22
  %30 = load i32, ptr addrspace(1) %0, align 4, !tbaa !5
  %31 = add i32 %30, 1
  %32 = mul i32 %31, %20
  %33 = load i32, ptr addrspace(1) %21, align 4, !tbaa !5
  %34 = add i32 %32, %33
  store i32 %34, ptr addrspace(1) %21, align 4, !tbaa !5
  %35 = zext i32 %30 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %35
  store i32 %20, ptr addrspace(1) %36, align 4, !tbaa !5
  store i32 %31, ptr addrspace(1) %0, align 4, !tbaa !5
  store atomic i32 0, ptr addrspace(1) %1 syncscope("one-as") release, align 4
  %37 = add nuw i32 %23, 1
  %38 = icmp eq i32 %37, %3
  br i1 %38, label %39, label %22

39:                                               ; preds = %29, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.amdgcn.s.sleep(i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #4

attributes #0 = { nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"uint*", !"atomic_uint*", !"uint*", !"uint"}
!12 = !{!"uint*", !"_Atomic(unsigned int)*", !"uint*", !"uint"}
!13 = !{!"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{}
