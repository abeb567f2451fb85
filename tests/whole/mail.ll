; ModuleID = 'mail.cl'
source_filename = "mail.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @mail_orders_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %49, label %7

7:                                                ; preds = %4
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = lshr i32 %8, 1
  %10 = mul i32 %3, %9
  %11 = and i32 %8, 1
  %12 = icmp eq i32 %11, 0
  %13 = add nuw nsw i32 %5, 1
  %14 = icmp eq i32 %5, 0
  br label %15

15:                                               ; preds = %7, %46
  %16 = phi i32 [ 0, %7 ], [ %47, %46 ]
  %17 = add i32 %16, %10
  br i1 %12, label %23, label %18

18:                                               ; preds = %15
  %19 = zext i32 %17 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  %21 = load atomic i32, ptr addrspace(1) %20 syncscope("agent-one-as") acquire, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %33, label %36

23:                                               ; preds = %15
  %24 = mul i32 %17, 1000
  %25 = add i32 %13, %24
  %26 = shl i32 %17, 7
  %27 = add i32 %26, %5
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %28
  store i32 %25, ptr addrspace(1) %29, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %14, label %30, label %46

30:                                               ; preds = %23
  %31 = zext i32 %17 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %31
  store atomic i32 1, ptr addrspace(1) %32 syncscope("agent-one-as") release, align 4
  br label %46

33:                                               ; preds = %18, %33
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %34 = load atomic i32, ptr addrspace(1) %20 syncscope("agent-one-as") acquire, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %33, label %36

36:                                               ; preds = %33, %18
  %37 = shl i32 %17, 7
  %38 = sub i32 %37, %5
  %39 = add i32 %38, 127
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %40
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !5
  %43 = add i32 %37, %5
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %44
  store i32 %42, ptr addrspace(1) %45, align 4, !tbaa !5
  br label %46

46:                                               ; preds = %36, %30, %23
  %47 = add nuw i32 %16, 1
  %48 = icmp eq i32 %47, %3
  br i1 %48, label %49, label %15

49:                                               ; preds = %46, %4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_mail_orders_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %15, label %7

7:                                                ; preds = %4
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = lshr i32 %8, 1
  %10 = mul i32 %3, %9
  %11 = and i32 %8, 1
  %12 = icmp eq i32 %11, 0
  %13 = add nuw nsw i32 %5, 1
  %14 = icmp eq i32 %5, 0
  br label %16

15:                                               ; preds = %47, %4
  ret void

16:                                               ; preds = %7, %47
  %17 = phi i32 [ 0, %7 ], [ %48, %47 ]
  %18 = add i32 %17, %10
  br i1 %12, label %24, label %19

19:                                               ; preds = %16
  %20 = zext i32 %18 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %20
  %22 = load atomic i32, ptr addrspace(1) %21 syncscope("agent-one-as") acquire, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %34, label %37

24:                                               ; preds = %16
  %25 = mul i32 %18, 1000
  %26 = add i32 %13, %25
  %27 = shl i32 %18, 7
  %28 = add i32 %27, %5
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %29
  store i32 %26, ptr addrspace(1) %30, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %14, label %31, label %47

31:                                               ; preds = %24
  %32 = zext i32 %18 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %32
  store atomic i32 1, ptr addrspace(1) %33 syncscope("agent-one-as") release, align 4
  br label %47

34:                                               ; preds = %19, %34
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %35 = load atomic i32, ptr addrspace(1) %21 syncscope("agent-one-as") acquire, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %34, label %37

37:                                               ; preds = %34, %19
  %38 = shl i32 %18, 7
  %39 = sub i32 %38, %5
  %40 = add i32 %39, 127
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !5
  %44 = add i32 %38, %5
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %45
  store i32 %43, ptr addrspace(1) %46, align 4, !tbaa !5
  br label %47

47:                                               ; preds = %24, %31, %37
  %48 = add nuw i32 %17, 1
  %49 = icmp eq i32 %48, %3
  br i1 %49, label %15, label %16
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @mail_fences_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %49, label %7

7:                                                ; preds = %4
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = lshr i32 %8, 1
  %10 = mul i32 %3, %9
  %11 = and i32 %8, 1
  %12 = icmp eq i32 %11, 0
  %13 = add nuw nsw i32 %5, 1
  %14 = icmp eq i32 %5, 0
  br label %15

15:                                               ; preds = %7, %46
  %16 = phi i32 [ 0, %7 ], [ %47, %46 ]
  %17 = add i32 %16, %10
  br i1 %12, label %23, label %18

18:                                               ; preds = %15
  %19 = zext i32 %17 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  %21 = load atomic i32, ptr addrspace(1) %20 syncscope("agent-one-as") monotonic, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %33, label %36

23:                                               ; preds = %15
  %24 = mul i32 %17, 1000
  %25 = add i32 %13, %24
  %26 = shl i32 %17, 7
  %27 = add i32 %26, %5
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %28
  store i32 %25, ptr addrspace(1) %29, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %14, label %30, label %46

30:                                               ; preds = %23
  %31 = zext i32 %17 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %31
  fence syncscope("agent") release
  store atomic i32 1, ptr addrspace(1) %32 syncscope("agent-one-as") monotonic, align 4
  br label %46

33:                                               ; preds = %18, %33
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %34 = load atomic i32, ptr addrspace(1) %20 syncscope("agent-one-as") monotonic, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %33, label %36

36:                                               ; preds = %33, %18
  fence syncscope("agent") acquire
  %37 = shl i32 %17, 7
  %38 = sub i32 %37, %5
  %39 = add i32 %38, 127
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %40
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !5
  %43 = add i32 %37, %5
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %44
  store i32 %42, ptr addrspace(1) %45, align 4, !tbaa !5
  br label %46

46:                                               ; preds = %36, %30, %23
  %47 = add nuw i32 %16, 1
  %48 = icmp eq i32 %47, %3
  br i1 %48, label %49, label %15

49:                                               ; preds = %46, %4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_mail_fences_agent(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %15, label %7

7:                                                ; preds = %4
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = lshr i32 %8, 1
  %10 = mul i32 %3, %9
  %11 = and i32 %8, 1
  %12 = icmp eq i32 %11, 0
  %13 = add nuw nsw i32 %5, 1
  %14 = icmp eq i32 %5, 0
  br label %16

15:                                               ; preds = %47, %4
  ret void

16:                                               ; preds = %7, %47
  %17 = phi i32 [ 0, %7 ], [ %48, %47 ]
  %18 = add i32 %17, %10
  br i1 %12, label %24, label %19

19:                                               ; preds = %16
  %20 = zext i32 %18 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %20
  %22 = load atomic i32, ptr addrspace(1) %21 syncscope("agent-one-as") monotonic, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %34, label %37

24:                                               ; preds = %16
  %25 = mul i32 %18, 1000
  %26 = add i32 %13, %25
  %27 = shl i32 %18, 7
  %28 = add i32 %27, %5
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %29
  store i32 %26, ptr addrspace(1) %30, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %14, label %31, label %47

31:                                               ; preds = %24
  %32 = zext i32 %18 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %32
  fence syncscope("agent") release
  store atomic i32 1, ptr addrspace(1) %33 syncscope("agent-one-as") monotonic, align 4
  br label %47

34:                                               ; preds = %19, %34
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %35 = load atomic i32, ptr addrspace(1) %21 syncscope("agent-one-as") monotonic, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %34, label %37

37:                                               ; preds = %34, %19
  fence syncscope("agent") acquire
  %38 = shl i32 %18, 7
  %39 = sub i32 %38, %5
  %40 = add i32 %39, 127
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !5
  %44 = add i32 %38, %5
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %45
  store i32 %43, ptr addrspace(1) %46, align 4, !tbaa !5
  br label %47

47:                                               ; preds = %24, %31, %37
  %48 = add nuw i32 %17, 1
  %49 = icmp eq i32 %48, %3
  br i1 %49, label %15, label %16
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @mail_orders_system(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %49, label %7

7:                                                ; preds = %4
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = lshr i32 %8, 1
  %10 = mul i32 %3, %9
  %11 = and i32 %8, 1
  %12 = icmp eq i32 %11, 0
  %13 = add nuw nsw i32 %5, 1
  %14 = icmp eq i32 %5, 0
  br label %15

15:                                               ; preds = %7, %46
  %16 = phi i32 [ 0, %7 ], [ %47, %46 ]
  %17 = add i32 %16, %10
  br i1 %12, label %23, label %18

18:                                               ; preds = %15
  %19 = zext i32 %17 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  %21 = load atomic i32, ptr addrspace(1) %20 syncscope("one-as") acquire, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %33, label %36

23:                                               ; preds = %15
  %24 = mul i32 %17, 1000
  %25 = add i32 %13, %24
  %26 = shl i32 %17, 7
  %27 = add i32 %26, %5
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %28
  store i32 %25, ptr addrspace(1) %29, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %14, label %30, label %46

30:                                               ; preds = %23
  %31 = zext i32 %17 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %31
  store atomic i32 1, ptr addrspace(1) %32 syncscope("one-as") release, align 4
  br label %46

33:                                               ; preds = %18, %33
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %34 = load atomic i32, ptr addrspace(1) %20 syncscope("one-as") acquire, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %33, label %36

36:                                               ; preds = %33, %18
  %37 = shl i32 %17, 7
  %38 = sub i32 %37, %5
  %39 = add i32 %38, 127
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %40
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !5
  %43 = add i32 %37, %5
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %44
  store i32 %42, ptr addrspace(1) %45, align 4, !tbaa !5
  br label %46

46:                                               ; preds = %36, %30, %23
  %47 = add nuw i32 %16, 1
  %48 = icmp eq i32 %47, %3
  br i1 %48, label %49, label %15

49:                                               ; preds = %46, %4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_mail_orders_system(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %15, label %7

7:                                                ; preds = %4
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = lshr i32 %8, 1
  %10 = mul i32 %3, %9
  %11 = and i32 %8, 1
  %12 = icmp eq i32 %11, 0
  %13 = add nuw nsw i32 %5, 1
  %14 = icmp eq i32 %5, 0
  br label %16

15:                                               ; preds = %47, %4
  ret void

16:                                               ; preds = %7, %47
  %17 = phi i32 [ 0, %7 ], [ %48, %47 ]
  %18 = add i32 %17, %10
  br i1 %12, label %24, label %19

19:                                               ; preds = %16
  %20 = zext i32 %18 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %20
  %22 = load atomic i32, ptr addrspace(1) %21 syncscope("one-as") acquire, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %34, label %37

24:                                               ; preds = %16
  %25 = mul i32 %18, 1000
  %26 = add i32 %13, %25
  %27 = shl i32 %18, 7
  %28 = add i32 %27, %5
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %29
  store i32 %26, ptr addrspace(1) %30, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %14, label %31, label %47

31:                                               ; preds = %24
  %32 = zext i32 %18 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %32
  store atomic i32 1, ptr addrspace(1) %33 syncscope("one-as") release, align 4
  br label %47

34:                                               ; preds = %19, %34
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %35 = load atomic i32, ptr addrspace(1) %21 syncscope("one-as") acquire, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %34, label %37

37:                                               ; preds = %34, %19
  %38 = shl i32 %18, 7
  %39 = sub i32 %38, %5
  %40 = add i32 %39, 127
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !5
  %44 = add i32 %38, %5
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %45
  store i32 %43, ptr addrspace(1) %46, align 4, !tbaa !5
  br label %47

47:                                               ; preds = %24, %31, %37
  %48 = add nuw i32 %17, 1
  %49 = icmp eq i32 %48, %3
  br i1 %49, label %15, label %16
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @mail_fences_system(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %49, label %7

7:                                                ; preds = %4
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = lshr i32 %8, 1
  %10 = mul i32 %3, %9
  %11 = and i32 %8, 1
  %12 = icmp eq i32 %11, 0
  %13 = add nuw nsw i32 %5, 1
  %14 = icmp eq i32 %5, 0
  br label %15

15:                                               ; preds = %7, %46
  %16 = phi i32 [ 0, %7 ], [ %47, %46 ]
  %17 = add i32 %16, %10
  br i1 %12, label %23, label %18

18:                                               ; preds = %15
  %19 = zext i32 %17 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  %21 = load atomic i32, ptr addrspace(1) %20 syncscope("one-as") monotonic, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %33, label %36

23:                                               ; preds = %15
  %24 = mul i32 %17, 1000
  %25 = add i32 %13, %24
  %26 = shl i32 %17, 7
  %27 = add i32 %26, %5
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %28
  store i32 %25, ptr addrspace(1) %29, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %14, label %30, label %46

30:                                               ; preds = %23
  %31 = zext i32 %17 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %31
  fence release
  store atomic i32 1, ptr addrspace(1) %32 syncscope("one-as") monotonic, align 4
  br label %46

33:                                               ; preds = %18, %33
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %34 = load atomic i32, ptr addrspace(1) %20 syncscope("one-as") monotonic, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %33, label %36

36:                                               ; preds = %33, %18
  fence acquire
  %37 = shl i32 %17, 7
  %38 = sub i32 %37, %5
  %39 = add i32 %38, 127
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %40
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !5
  %43 = add i32 %37, %5
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %44
  store i32 %42, ptr addrspace(1) %45, align 4, !tbaa !5
  br label %46

46:                                               ; preds = %36, %30, %23
  %47 = add nuw i32 %16, 1
  %48 = icmp eq i32 %47, %3
  br i1 %48, label %49, label %15

49:                                               ; preds = %46, %4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_mail_fences_system(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %15, label %7

7:                                                ; preds = %4
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = lshr i32 %8, 1
  %10 = mul i32 %3, %9
  %11 = and i32 %8, 1
  %12 = icmp eq i32 %11, 0
  %13 = add nuw nsw i32 %5, 1
  %14 = icmp eq i32 %5, 0
  br label %16

15:                                               ; preds = %47, %4
  ret void

16:                                               ; preds = %7, %47
  %17 = phi i32 [ 0, %7 ], [ %48, %47 ]
  %18 = add i32 %17, %10
  br i1 %12, label %24, label %19

19:                                               ; preds = %16
  %20 = zext i32 %18 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %20
  %22 = load atomic i32, ptr addrspace(1) %21 syncscope("one-as") monotonic, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %34, label %37

24:                                               ; preds = %16
  %25 = mul i32 %18, 1000
  %26 = add i32 %13, %25
  %27 = shl i32 %18, 7
  %28 = add i32 %27, %5
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %29
  store i32 %26, ptr addrspace(1) %30, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %14, label %31, label %47

31:                                               ; preds = %24
  %32 = zext i32 %18 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %32
  fence release
  store atomic i32 1, ptr addrspace(1) %33 syncscope("one-as") monotonic, align 4
  br label %47

34:                                               ; preds = %19, %34
  tail call void @llvm.amdgcn.s.sleep(i32 1)
  %35 = load atomic i32, ptr addrspace(1) %21 syncscope("one-as") monotonic, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %34, label %37

37:                                               ; preds = %34, %19
  fence acquire
  %38 = shl i32 %18, 7
  %39 = sub i32 %38, %5
  %40 = add i32 %39, 127
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !5
  %44 = add i32 %38, %5
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %45
  store i32 %43, ptr addrspace(1) %46, align 4, !tbaa !5
  br label %47

47:                                               ; preds = %24, %31, %37
  %48 = add nuw i32 %17, 1
  %49 = icmp eq i32 %48, %3
  br i1 %49, label %15, label %16
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
