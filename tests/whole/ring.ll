; ModuleID = 'ring.cl'
source_filename = "ring.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @ring_orders_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = icmp eq i32 %3, 0
  br i1 %7, label %54, label %8

8:                                                ; preds = %4
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = icmp eq i32 %9, 0
  %11 = sub nsw i32 127, %6
  %12 = zext i32 %11 to i64
  %13 = icmp eq i32 %6, 0
  %14 = add nuw nsw i32 %6, 1
  %15 = zext nneg i32 %6 to i64
  br label %16

16:                                               ; preds = %8, %51
  %17 = phi i32 [ 0, %8 ], [ %52, %51 ]
  %18 = shl i32 %17, 7
  %19 = and i32 %18, 128
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  br i1 %10, label %25, label %22

22:                                               ; preds = %16
  %23 = load atomic i32, ptr addrspace(1) %1 syncscope("agent-one-as") acquire, align 4
  %24 = icmp ugt i32 %23, %17
  br i1 %24, label %43, label %40

25:                                               ; preds = %16
  %26 = icmp ugt i32 %17, 1
  br i1 %26, label %27, label %34

27:                                               ; preds = %25
  %28 = add i32 %17, -1
  %29 = load atomic i32, ptr addrspace(1) %5 syncscope("agent-one-as") acquire, align 4
  %30 = icmp ult i32 %29, %28
  br i1 %30, label %31, label %34

31:                                               ; preds = %27, %31
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %32 = load atomic i32, ptr addrspace(1) %5 syncscope("agent-one-as") acquire, align 4
  %33 = icmp ult i32 %32, %28
  br i1 %33, label %31, label %34

34:                                               ; preds = %31, %27, %25
  %35 = mul i32 %17, 1000
  %36 = add i32 %14, %35
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %15
  store i32 %36, ptr addrspace(1) %37, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %13, label %38, label %51

38:                                               ; preds = %34
  %39 = add nuw i32 %17, 1
  store atomic i32 %39, ptr addrspace(1) %1 syncscope("agent-one-as") release, align 4
  br label %51

40:                                               ; preds = %22, %40
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %41 = load atomic i32, ptr addrspace(1) %1 syncscope("agent-one-as") acquire, align 4
  %42 = icmp ugt i32 %41, %17
  br i1 %42, label %43, label %40

43:                                               ; preds = %40, %22
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %12
  %45 = load i32, ptr addrspace(1) %44, align 4, !tbaa !5
  %46 = add i32 %18, %6
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %47
  store i32 %45, ptr addrspace(1) %48, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %13, label %49, label %51

49:                                               ; preds = %43
  %50 = add nuw i32 %17, 1
  store atomic i32 %50, ptr addrspace(1) %5 syncscope("agent-one-as") release, align 4
  br label %51

51:                                               ; preds = %49, %43, %38, %34
  %52 = add nuw i32 %17, 1
  %53 = icmp eq i32 %52, %3
  br i1 %53, label %54, label %16

54:                                               ; preds = %51, %4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_ring_orders_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = icmp eq i32 %3, 0
  br i1 %7, label %16, label %8

8:                                                ; preds = %4
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = icmp eq i32 %9, 0
  %11 = sub nsw i32 127, %6
  %12 = zext i32 %11 to i64
  %13 = icmp eq i32 %6, 0
  %14 = add nuw nsw i32 %6, 1
  %15 = zext nneg i32 %6 to i64
  br label %17

16:                                               ; preds = %52, %4
  ret void

17:                                               ; preds = %8, %52
  %18 = phi i32 [ 0, %8 ], [ %53, %52 ]
  %19 = shl i32 %18, 7
  %20 = and i32 %19, 128
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  br i1 %10, label %26, label %23

23:                                               ; preds = %17
  %24 = load atomic i32, ptr addrspace(1) %1 syncscope("agent-one-as") acquire, align 4
  %25 = icmp ugt i32 %24, %18
  br i1 %25, label %44, label %41

26:                                               ; preds = %17
  %27 = icmp ugt i32 %18, 1
  br i1 %27, label %28, label %35

28:                                               ; preds = %26
  %29 = add i32 %18, -1
  %30 = load atomic i32, ptr addrspace(1) %5 syncscope("agent-one-as") acquire, align 4
  %31 = icmp ult i32 %30, %29
  br i1 %31, label %32, label %35

32:                                               ; preds = %28, %32
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %33 = load atomic i32, ptr addrspace(1) %5 syncscope("agent-one-as") acquire, align 4
  %34 = icmp ult i32 %33, %29
  br i1 %34, label %32, label %35

35:                                               ; preds = %32, %28, %26
  %36 = mul i32 %18, 1000
  %37 = add i32 %14, %36
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %15
  store i32 %37, ptr addrspace(1) %38, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %13, label %39, label %52

39:                                               ; preds = %35
  %40 = add nuw i32 %18, 1
  store atomic i32 %40, ptr addrspace(1) %1 syncscope("agent-one-as") release, align 4
  br label %52

41:                                               ; preds = %23, %41
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %42 = load atomic i32, ptr addrspace(1) %1 syncscope("agent-one-as") acquire, align 4
  %43 = icmp ugt i32 %42, %18
  br i1 %43, label %44, label %41

44:                                               ; preds = %41, %23
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %12
  %46 = load i32, ptr addrspace(1) %45, align 4, !tbaa !5
  %47 = add i32 %19, %6
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %48
  store i32 %46, ptr addrspace(1) %49, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %13, label %50, label %52

50:                                               ; preds = %44
  %51 = add nuw i32 %18, 1
  store atomic i32 %51, ptr addrspace(1) %5 syncscope("agent-one-as") release, align 4
  br label %52

52:                                               ; preds = %44, %50, %35, %39
  %53 = add nuw i32 %18, 1
  %54 = icmp eq i32 %53, %3
  br i1 %54, label %16, label %17
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @ring_fences_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = icmp eq i32 %3, 0
  br i1 %7, label %55, label %8

8:                                                ; preds = %4
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = icmp eq i32 %9, 0
  %11 = sub nsw i32 127, %6
  %12 = zext i32 %11 to i64
  %13 = icmp eq i32 %6, 0
  %14 = add nuw nsw i32 %6, 1
  %15 = zext nneg i32 %6 to i64
  br label %16

16:                                               ; preds = %8, %52
  %17 = phi i32 [ 0, %8 ], [ %53, %52 ]
  %18 = shl i32 %17, 7
  %19 = and i32 %18, 128
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  br i1 %10, label %25, label %22

22:                                               ; preds = %16
  %23 = load atomic i32, ptr addrspace(1) %1 syncscope("agent-one-as") monotonic, align 4
  %24 = icmp ugt i32 %23, %17
  br i1 %24, label %44, label %41

25:                                               ; preds = %16
  %26 = icmp ugt i32 %17, 1
  br i1 %26, label %27, label %35

27:                                               ; preds = %25
  %28 = add i32 %17, -1
  %29 = load atomic i32, ptr addrspace(1) %5 syncscope("agent-one-as") monotonic, align 4
  %30 = icmp ult i32 %29, %28
  br i1 %30, label %31, label %34

31:                                               ; preds = %27, %31
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %32 = load atomic i32, ptr addrspace(1) %5 syncscope("agent-one-as") monotonic, align 4
  %33 = icmp ult i32 %32, %28
  br i1 %33, label %31, label %34

34:                                               ; preds = %31, %27
  fence syncscope("agent") acquire
  br label %35

35:                                               ; preds = %34, %25
  %36 = mul i32 %17, 1000
  %37 = add i32 %14, %36
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %15
  store i32 %37, ptr addrspace(1) %38, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %13, label %39, label %52

39:                                               ; preds = %35
  %40 = add nuw i32 %17, 1
  fence syncscope("agent") release
  store atomic i32 %40, ptr addrspace(1) %1 syncscope("agent-one-as") monotonic, align 4
  br label %52

41:                                               ; preds = %22, %41
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %42 = load atomic i32, ptr addrspace(1) %1 syncscope("agent-one-as") monotonic, align 4
  %43 = icmp ugt i32 %42, %17
  br i1 %43, label %44, label %41

44:                                               ; preds = %41, %22
  fence syncscope("agent") acquire
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %12
  %46 = load i32, ptr addrspace(1) %45, align 4, !tbaa !5
  %47 = add i32 %18, %6
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %48
  store i32 %46, ptr addrspace(1) %49, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %13, label %50, label %52

50:                                               ; preds = %44
  %51 = add nuw i32 %17, 1
  fence syncscope("agent") release
  store atomic i32 %51, ptr addrspace(1) %5 syncscope("agent-one-as") monotonic, align 4
  br label %52

52:                                               ; preds = %50, %44, %39, %35
  %53 = add nuw i32 %17, 1
  %54 = icmp eq i32 %53, %3
  br i1 %54, label %55, label %16

55:                                               ; preds = %52, %4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_ring_fences_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = icmp eq i32 %3, 0
  br i1 %7, label %16, label %8

8:                                                ; preds = %4
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = icmp eq i32 %9, 0
  %11 = sub nsw i32 127, %6
  %12 = zext i32 %11 to i64
  %13 = icmp eq i32 %6, 0
  %14 = add nuw nsw i32 %6, 1
  %15 = zext nneg i32 %6 to i64
  br label %17

16:                                               ; preds = %53, %4
  ret void

17:                                               ; preds = %8, %53
  %18 = phi i32 [ 0, %8 ], [ %54, %53 ]
  %19 = shl i32 %18, 7
  %20 = and i32 %19, 128
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  br i1 %10, label %26, label %23

23:                                               ; preds = %17
  %24 = load atomic i32, ptr addrspace(1) %1 syncscope("agent-one-as") monotonic, align 4
  %25 = icmp ugt i32 %24, %18
  br i1 %25, label %45, label %42

26:                                               ; preds = %17
  %27 = icmp ugt i32 %18, 1
  br i1 %27, label %28, label %36

28:                                               ; preds = %26
  %29 = add i32 %18, -1
  %30 = load atomic i32, ptr addrspace(1) %5 syncscope("agent-one-as") monotonic, align 4
  %31 = icmp ult i32 %30, %29
  br i1 %31, label %32, label %35

32:                                               ; preds = %28, %32
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %33 = load atomic i32, ptr addrspace(1) %5 syncscope("agent-one-as") monotonic, align 4
  %34 = icmp ult i32 %33, %29
  br i1 %34, label %32, label %35

35:                                               ; preds = %32, %28
  fence syncscope("agent") acquire
  br label %36

36:                                               ; preds = %35, %26
  %37 = mul i32 %18, 1000
  %38 = add i32 %14, %37
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %15
  store i32 %38, ptr addrspace(1) %39, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %13, label %40, label %53

40:                                               ; preds = %36
  %41 = add nuw i32 %18, 1
  fence syncscope("agent") release
  store atomic i32 %41, ptr addrspace(1) %1 syncscope("agent-one-as") monotonic, align 4
  br label %53

42:                                               ; preds = %23, %42
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %43 = load atomic i32, ptr addrspace(1) %1 syncscope("agent-one-as") monotonic, align 4
  %44 = icmp ugt i32 %43, %18
  br i1 %44, label %45, label %42

45:                                               ; preds = %42, %23
  fence syncscope("agent") acquire
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %12
  %47 = load i32, ptr addrspace(1) %46, align 4, !tbaa !5
  %48 = add i32 %19, %6
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %49
  store i32 %47, ptr addrspace(1) %50, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %13, label %51, label %53

51:                                               ; preds = %45
  %52 = add nuw i32 %18, 1
  fence syncscope("agent") release
  store atomic i32 %52, ptr addrspace(1) %5 syncscope("agent-one-as") monotonic, align 4
  br label %53

53:                                               ; preds = %45, %51, %36, %40
  %54 = add nuw i32 %18, 1
  %55 = icmp eq i32 %54, %3
  br i1 %55, label %16, label %17
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @ring_orders_system(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = icmp eq i32 %3, 0
  br i1 %7, label %54, label %8

8:                                                ; preds = %4
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = icmp eq i32 %9, 0
  %11 = sub nsw i32 127, %6
  %12 = zext i32 %11 to i64
  %13 = icmp eq i32 %6, 0
  %14 = add nuw nsw i32 %6, 1
  %15 = zext nneg i32 %6 to i64
  br label %16

16:                                               ; preds = %8, %51
  %17 = phi i32 [ 0, %8 ], [ %52, %51 ]
  %18 = shl i32 %17, 7
  %19 = and i32 %18, 128
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  br i1 %10, label %25, label %22

22:                                               ; preds = %16
  %23 = load atomic i32, ptr addrspace(1) %1 syncscope("one-as") acquire, align 4
  %24 = icmp ugt i32 %23, %17
  br i1 %24, label %43, label %40

25:                                               ; preds = %16
  %26 = icmp ugt i32 %17, 1
  br i1 %26, label %27, label %34

27:                                               ; preds = %25
  %28 = add i32 %17, -1
  %29 = load atomic i32, ptr addrspace(1) %5 syncscope("one-as") acquire, align 4
  %30 = icmp ult i32 %29, %28
  br i1 %30, label %31, label %34

31:                                               ; preds = %27, %31
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %32 = load atomic i32, ptr addrspace(1) %5 syncscope("one-as") acquire, align 4
  %33 = icmp ult i32 %32, %28
  br i1 %33, label %31, label %34

34:                                               ; preds = %31, %27, %25
  %35 = mul i32 %17, 1000
  %36 = add i32 %14, %35
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %15
  store i32 %36, ptr addrspace(1) %37, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %13, label %38, label %51

38:                                               ; preds = %34
  %39 = add nuw i32 %17, 1
  store atomic i32 %39, ptr addrspace(1) %1 syncscope("one-as") release, align 4
  br label %51

40:                                               ; preds = %22, %40
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %41 = load atomic i32, ptr addrspace(1) %1 syncscope("one-as") acquire, align 4
  %42 = icmp ugt i32 %41, %17
  br i1 %42, label %43, label %40

43:                                               ; preds = %40, %22
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %12
  %45 = load i32, ptr addrspace(1) %44, align 4, !tbaa !5
  %46 = add i32 %18, %6
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %47
  store i32 %45, ptr addrspace(1) %48, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %13, label %49, label %51

49:                                               ; preds = %43
  %50 = add nuw i32 %17, 1
  store atomic i32 %50, ptr addrspace(1) %5 syncscope("one-as") release, align 4
  br label %51

51:                                               ; preds = %49, %43, %38, %34
  %52 = add nuw i32 %17, 1
  %53 = icmp eq i32 %52, %3
  br i1 %53, label %54, label %16

54:                                               ; preds = %51, %4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_ring_orders_system(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = icmp eq i32 %3, 0
  br i1 %7, label %16, label %8

8:                                                ; preds = %4
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = icmp eq i32 %9, 0
  %11 = sub nsw i32 127, %6
  %12 = zext i32 %11 to i64
  %13 = icmp eq i32 %6, 0
  %14 = add nuw nsw i32 %6, 1
  %15 = zext nneg i32 %6 to i64
  br label %17

16:                                               ; preds = %52, %4
  ret void

17:                                               ; preds = %8, %52
  %18 = phi i32 [ 0, %8 ], [ %53, %52 ]
  %19 = shl i32 %18, 7
  %20 = and i32 %19, 128
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  br i1 %10, label %26, label %23

23:                                               ; preds = %17
  %24 = load atomic i32, ptr addrspace(1) %1 syncscope("one-as") acquire, align 4
  %25 = icmp ugt i32 %24, %18
  br i1 %25, label %44, label %41

26:                                               ; preds = %17
  %27 = icmp ugt i32 %18, 1
  br i1 %27, label %28, label %35

28:                                               ; preds = %26
  %29 = add i32 %18, -1
  %30 = load atomic i32, ptr addrspace(1) %5 syncscope("one-as") acquire, align 4
  %31 = icmp ult i32 %30, %29
  br i1 %31, label %32, label %35

32:                                               ; preds = %28, %32
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %33 = load atomic i32, ptr addrspace(1) %5 syncscope("one-as") acquire, align 4
  %34 = icmp ult i32 %33, %29
  br i1 %34, label %32, label %35

35:                                               ; preds = %32, %28, %26
  %36 = mul i32 %18, 1000
  %37 = add i32 %14, %36
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %15
  store i32 %37, ptr addrspace(1) %38, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %13, label %39, label %52

39:                                               ; preds = %35
  %40 = add nuw i32 %18, 1
  store atomic i32 %40, ptr addrspace(1) %1 syncscope("one-as") release, align 4
  br label %52

41:                                               ; preds = %23, %41
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %42 = load atomic i32, ptr addrspace(1) %1 syncscope("one-as") acquire, align 4
  %43 = icmp ugt i32 %42, %18
  br i1 %43, label %44, label %41

44:                                               ; preds = %41, %23
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %12
  %46 = load i32, ptr addrspace(1) %45, align 4, !tbaa !5
  %47 = add i32 %19, %6
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %48
  store i32 %46, ptr addrspace(1) %49, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %13, label %50, label %52

50:                                               ; preds = %44
  %51 = add nuw i32 %18, 1
  store atomic i32 %51, ptr addrspace(1) %5 syncscope("one-as") release, align 4
  br label %52

52:                                               ; preds = %44, %50, %35, %39
  %53 = add nuw i32 %18, 1
  %54 = icmp eq i32 %53, %3
  br i1 %54, label %16, label %17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.amdgcn.s.sleep(i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"uint*", !"atomic_uint*", !"uint*", !"uint"}
!12 = !{!"uint*", !"_Atomic(unsigned int)*", !"uint*", !"uint"}
!13 = !{!"", !"", !"", !""}
