; ModuleID = 'grid_barrier.cl'
source_filename = "grid_barrier.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @grid_barrier_orders_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = add i32 %12, %6
  %14 = add i32 %13, 1
  %15 = icmp eq i32 %4, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %5
  %17 = zext i32 %13 to i64
  br label %51

18:                                               ; preds = %5
  %19 = add i32 %13, 193
  %20 = shl i32 %3, 7
  %21 = urem i32 %19, %20
  %22 = zext i32 %20 to i64
  %23 = zext i32 %13 to i64
  %24 = icmp eq i32 %6, 0
  %25 = zext i32 %21 to i64
  br label %26

26:                                               ; preds = %18, %44
  %27 = phi i32 [ %14, %18 ], [ %49, %44 ]
  %28 = phi i32 [ 0, %18 ], [ %45, %44 ]
  %29 = trunc i32 %28 to i1
  %30 = select i1 %29, i64 %22, i64 0
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %30
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %31, i64 %23
  store i32 %27, ptr addrspace(1) %32, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %24, label %35, label %33

33:                                               ; preds = %26
  %34 = add nuw i32 %28, 1
  br label %44

35:                                               ; preds = %26
  %36 = atomicrmw add ptr addrspace(1) %1, i32 1 syncscope("agent-one-as") acq_rel, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %37 = add nuw i32 %28, 1
  %38 = mul i32 %37, %3
  %39 = load atomic i32, ptr addrspace(1) %1 syncscope("agent-one-as") acquire, align 4
  %40 = icmp ult i32 %39, %38
  br i1 %40, label %41, label %44

41:                                               ; preds = %35, %41
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %42 = load atomic i32, ptr addrspace(1) %1 syncscope("agent-one-as") acquire, align 4
  %43 = icmp ult i32 %42, %38
  br i1 %43, label %41, label %44

44:                                               ; preds = %41, %33, %35
  %45 = phi i32 [ %34, %33 ], [ %37, %35 ], [ %37, %41 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %46 = mul i32 %27, 3
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %31, i64 %25
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !5
  %49 = add i32 %48, %46
  %50 = icmp eq i32 %45, %4
  br i1 %50, label %51, label %26

51:                                               ; preds = %44, %16
  %52 = phi i64 [ %17, %16 ], [ %23, %44 ]
  %53 = phi i32 [ %14, %16 ], [ %49, %44 ]
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %52
  store i32 %53, ptr addrspace(1) %54, align 4, !tbaa !5
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_grid_barrier_orders_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = add i32 %12, %6
  %14 = add i32 %13, 1
  %15 = icmp eq i32 %4, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %5
  %17 = zext i32 %13 to i64
  br label %26

18:                                               ; preds = %5
  %19 = add i32 %13, 193
  %20 = shl i32 %3, 7
  %21 = urem i32 %19, %20
  %22 = zext i32 %20 to i64
  %23 = zext i32 %13 to i64
  %24 = icmp eq i32 %6, 0
  %25 = zext i32 %21 to i64
  br label %30

26:                                               ; preds = %48, %16
  %27 = phi i64 [ %17, %16 ], [ %23, %48 ]
  %28 = phi i32 [ %14, %16 ], [ %53, %48 ]
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %27
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !5
  ret void

30:                                               ; preds = %18, %48
  %31 = phi i32 [ %14, %18 ], [ %53, %48 ]
  %32 = phi i32 [ 0, %18 ], [ %49, %48 ]
  %33 = trunc i32 %32 to i1
  %34 = select i1 %33, i64 %22, i64 0
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %34
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i64 %23
  store i32 %31, ptr addrspace(1) %36, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %24, label %39, label %37

37:                                               ; preds = %30
  %38 = add nuw i32 %32, 1
  br label %48

39:                                               ; preds = %30
  %40 = atomicrmw add ptr addrspace(1) %1, i32 1 syncscope("agent-one-as") acq_rel, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %41 = add nuw i32 %32, 1
  %42 = mul i32 %41, %3
  %43 = load atomic i32, ptr addrspace(1) %1 syncscope("agent-one-as") acquire, align 4
  %44 = icmp ult i32 %43, %42
  br i1 %44, label %45, label %48

45:                                               ; preds = %39, %45
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %46 = load atomic i32, ptr addrspace(1) %1 syncscope("agent-one-as") acquire, align 4
  %47 = icmp ult i32 %46, %42
  br i1 %47, label %45, label %48

48:                                               ; preds = %45, %37, %39
  %49 = phi i32 [ %38, %37 ], [ %41, %39 ], [ %41, %45 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %50 = mul i32 %31, 3
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i64 %25
  %52 = load i32, ptr addrspace(1) %51, align 4, !tbaa !5
  %53 = add i32 %52, %50
  %54 = icmp eq i32 %49, %4
  br i1 %54, label %26, label %30
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @grid_barrier_fences_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = add i32 %12, %6
  %14 = add i32 %13, 1
  %15 = icmp eq i32 %4, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %5
  %17 = zext i32 %13 to i64
  br label %52

18:                                               ; preds = %5
  %19 = add i32 %13, 193
  %20 = shl i32 %3, 7
  %21 = urem i32 %19, %20
  %22 = zext i32 %20 to i64
  %23 = zext i32 %13 to i64
  %24 = icmp eq i32 %6, 0
  %25 = zext i32 %21 to i64
  br label %26

26:                                               ; preds = %18, %45
  %27 = phi i32 [ %14, %18 ], [ %50, %45 ]
  %28 = phi i32 [ 0, %18 ], [ %46, %45 ]
  %29 = trunc i32 %28 to i1
  %30 = select i1 %29, i64 %22, i64 0
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %30
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %31, i64 %23
  store i32 %27, ptr addrspace(1) %32, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %24, label %35, label %33

33:                                               ; preds = %26
  %34 = add nuw i32 %28, 1
  br label %45

35:                                               ; preds = %26
  fence syncscope("agent") release
  %36 = atomicrmw add ptr addrspace(1) %1, i32 1 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  fence syncscope("agent") acquire
  %37 = add nuw i32 %28, 1
  %38 = mul i32 %37, %3
  %39 = load atomic i32, ptr addrspace(1) %1 syncscope("agent-one-as") monotonic, align 4
  %40 = icmp ult i32 %39, %38
  br i1 %40, label %41, label %44

41:                                               ; preds = %35, %41
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %42 = load atomic i32, ptr addrspace(1) %1 syncscope("agent-one-as") monotonic, align 4
  %43 = icmp ult i32 %42, %38
  br i1 %43, label %41, label %44

44:                                               ; preds = %41, %35
  fence syncscope("agent") acquire
  br label %45

45:                                               ; preds = %33, %44
  %46 = phi i32 [ %34, %33 ], [ %37, %44 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %47 = mul i32 %27, 3
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %31, i64 %25
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !5
  %50 = add i32 %49, %47
  %51 = icmp eq i32 %46, %4
  br i1 %51, label %52, label %26

52:                                               ; preds = %45, %16
  %53 = phi i64 [ %17, %16 ], [ %23, %45 ]
  %54 = phi i32 [ %14, %16 ], [ %50, %45 ]
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %53
  store i32 %54, ptr addrspace(1) %55, align 4, !tbaa !5
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_grid_barrier_fences_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = add i32 %12, %6
  %14 = add i32 %13, 1
  %15 = icmp eq i32 %4, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %5
  %17 = zext i32 %13 to i64
  br label %26

18:                                               ; preds = %5
  %19 = add i32 %13, 193
  %20 = shl i32 %3, 7
  %21 = urem i32 %19, %20
  %22 = zext i32 %20 to i64
  %23 = zext i32 %13 to i64
  %24 = icmp eq i32 %6, 0
  %25 = zext i32 %21 to i64
  br label %30

26:                                               ; preds = %49, %16
  %27 = phi i64 [ %17, %16 ], [ %23, %49 ]
  %28 = phi i32 [ %14, %16 ], [ %54, %49 ]
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %27
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !5
  ret void

30:                                               ; preds = %18, %49
  %31 = phi i32 [ %14, %18 ], [ %54, %49 ]
  %32 = phi i32 [ 0, %18 ], [ %50, %49 ]
  %33 = trunc i32 %32 to i1
  %34 = select i1 %33, i64 %22, i64 0
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %34
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i64 %23
  store i32 %31, ptr addrspace(1) %36, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %24, label %39, label %37

37:                                               ; preds = %30
  %38 = add nuw i32 %32, 1
  br label %49

39:                                               ; preds = %30
  fence syncscope("agent") release
  %40 = atomicrmw add ptr addrspace(1) %1, i32 1 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  fence syncscope("agent") acquire
  %41 = add nuw i32 %32, 1
  %42 = mul i32 %41, %3
  %43 = load atomic i32, ptr addrspace(1) %1 syncscope("agent-one-as") monotonic, align 4
  %44 = icmp ult i32 %43, %42
  br i1 %44, label %45, label %48

45:                                               ; preds = %39, %45
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %46 = load atomic i32, ptr addrspace(1) %1 syncscope("agent-one-as") monotonic, align 4
  %47 = icmp ult i32 %46, %42
  br i1 %47, label %45, label %48

48:                                               ; preds = %45, %39
  fence syncscope("agent") acquire
  br label %49

49:                                               ; preds = %37, %48
  %50 = phi i32 [ %38, %37 ], [ %41, %48 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %51 = mul i32 %31, 3
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i64 %25
  %53 = load i32, ptr addrspace(1) %52, align 4, !tbaa !5
  %54 = add i32 %53, %51
  %55 = icmp eq i32 %50, %4
  br i1 %55, label %26, label %30
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @grid_barrier_orders_system(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = add i32 %12, %6
  %14 = add i32 %13, 1
  %15 = icmp eq i32 %4, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %5
  %17 = zext i32 %13 to i64
  br label %51

18:                                               ; preds = %5
  %19 = add i32 %13, 193
  %20 = shl i32 %3, 7
  %21 = urem i32 %19, %20
  %22 = zext i32 %20 to i64
  %23 = zext i32 %13 to i64
  %24 = icmp eq i32 %6, 0
  %25 = zext i32 %21 to i64
  br label %26

26:                                               ; preds = %18, %44
  %27 = phi i32 [ %14, %18 ], [ %49, %44 ]
  %28 = phi i32 [ 0, %18 ], [ %45, %44 ]
  %29 = trunc i32 %28 to i1
  %30 = select i1 %29, i64 %22, i64 0
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %30
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %31, i64 %23
  store i32 %27, ptr addrspace(1) %32, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %24, label %35, label %33

33:                                               ; preds = %26
  %34 = add nuw i32 %28, 1
  br label %44

35:                                               ; preds = %26
  %36 = atomicrmw add ptr addrspace(1) %1, i32 1 syncscope("one-as") acq_rel, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %37 = add nuw i32 %28, 1
  %38 = mul i32 %37, %3
  %39 = load atomic i32, ptr addrspace(1) %1 syncscope("one-as") acquire, align 4
  %40 = icmp ult i32 %39, %38
  br i1 %40, label %41, label %44

41:                                               ; preds = %35, %41
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %42 = load atomic i32, ptr addrspace(1) %1 syncscope("one-as") acquire, align 4
  %43 = icmp ult i32 %42, %38
  br i1 %43, label %41, label %44

44:                                               ; preds = %41, %33, %35
  %45 = phi i32 [ %34, %33 ], [ %37, %35 ], [ %37, %41 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %46 = mul i32 %27, 3
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %31, i64 %25
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !5
  %49 = add i32 %48, %46
  %50 = icmp eq i32 %45, %4
  br i1 %50, label %51, label %26

51:                                               ; preds = %44, %16
  %52 = phi i64 [ %17, %16 ], [ %23, %44 ]
  %53 = phi i32 [ %14, %16 ], [ %49, %44 ]
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %52
  store i32 %53, ptr addrspace(1) %54, align 4, !tbaa !5
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_grid_barrier_orders_system(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = add i32 %12, %6
  %14 = add i32 %13, 1
  %15 = icmp eq i32 %4, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %5
  %17 = zext i32 %13 to i64
  br label %26

18:                                               ; preds = %5
  %19 = add i32 %13, 193
  %20 = shl i32 %3, 7
  %21 = urem i32 %19, %20
  %22 = zext i32 %20 to i64
  %23 = zext i32 %13 to i64
  %24 = icmp eq i32 %6, 0
  %25 = zext i32 %21 to i64
  br label %30

26:                                               ; preds = %48, %16
  %27 = phi i64 [ %17, %16 ], [ %23, %48 ]
  %28 = phi i32 [ %14, %16 ], [ %53, %48 ]
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %27
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !5
  ret void

30:                                               ; preds = %18, %48
  %31 = phi i32 [ %14, %18 ], [ %53, %48 ]
  %32 = phi i32 [ 0, %18 ], [ %49, %48 ]
  %33 = trunc i32 %32 to i1
  %34 = select i1 %33, i64 %22, i64 0
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %34
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i64 %23
  store i32 %31, ptr addrspace(1) %36, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %24, label %39, label %37

37:                                               ; preds = %30
  %38 = add nuw i32 %32, 1
  br label %48

39:                                               ; preds = %30
  %40 = atomicrmw add ptr addrspace(1) %1, i32 1 syncscope("one-as") acq_rel, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %41 = add nuw i32 %32, 1
  %42 = mul i32 %41, %3
  %43 = load atomic i32, ptr addrspace(1) %1 syncscope("one-as") acquire, align 4
  %44 = icmp ult i32 %43, %42
  br i1 %44, label %45, label %48

45:                                               ; preds = %39, %45
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %46 = load atomic i32, ptr addrspace(1) %1 syncscope("one-as") acquire, align 4
  %47 = icmp ult i32 %46, %42
  br i1 %47, label %45, label %48

48:                                               ; preds = %45, %37, %39
  %49 = phi i32 [ %38, %37 ], [ %41, %39 ], [ %41, %45 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %50 = mul i32 %31, 3
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %35, i64 %25
  %52 = load i32, ptr addrspace(1) %51, align 4, !tbaa !5
  %53 = add i32 %52, %50
  %54 = icmp eq i32 %49, %4
  br i1 %54, label %26, label %30
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.amdgcn.s.sleep(i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uint*", !"atomic_uint*", !"uint*", !"uint", !"uint"}
!12 = !{!"uint*", !"_Atomic(unsigned int)*", !"uint*", !"uint", !"uint"}
!13 = !{!"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{}
