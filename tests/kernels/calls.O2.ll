; ModuleID = 'calls.cl'
source_filename = "calls.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @calls(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !13
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = icmp ult i32 %13, %3
  br i1 %14, label %15, label %69

15:                                               ; preds = %4
  %16 = zext i32 %13 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !5, !amdgpu.noclobber !15
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %16
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !5, !amdgpu.noclobber !15
  %21 = tail call fastcc i32 @gcd(i32 noundef %18, i32 noundef %20) #7
  %22 = zext i32 %21 to i64
  %23 = and i32 %18, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %28, label %25

25:                                               ; preds = %15
  %26 = tail call fastcc i64 @lcm(i32 noundef %18, i32 noundef %20) #7
  %27 = add nuw i64 %26, %22
  br label %41

28:                                               ; preds = %15
  %29 = icmp eq i32 %20, 0
  br i1 %29, label %41, label %30

30:                                               ; preds = %28
  %31 = tail call fastcc { i32, i32, i64 } @parts(i32 noundef %18, i32 noundef %20) #7
  %32 = extractvalue { i32, i32, i64 } %31, 0
  %33 = extractvalue { i32, i32, i64 } %31, 1
  %34 = extractvalue { i32, i32, i64 } %31, 2
  %35 = mul i32 %32, 3
  %36 = zext i32 %35 to i64
  %37 = zext i32 %33 to i64
  %38 = add nuw i64 %34, %37
  %39 = add nuw i64 %38, %36
  %40 = xor i64 %39, %22
  br label %41

41:                                               ; preds = %30, %28, %25
  %42 = phi i64 [ %27, %25 ], [ %40, %30 ], [ %22, %28 ]
  %43 = and i32 %20, 3
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %52, label %45

45:                                               ; preds = %41
  %46 = trunc i32 %20 to i8
  %47 = trunc i32 %18 to i16
  %48 = and i32 %18, 255
  %49 = uitofp nneg i32 %48 to float
  %50 = insertelement <4 x i32> poison, i32 %18, i64 0
  %51 = insertelement <4 x i32> %50, i32 %20, i64 1
  br label %55

52:                                               ; preds = %55, %41
  %53 = phi i64 [ %42, %41 ], [ %66, %55 ]
  %54 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %16
  store i64 %53, ptr addrspace(1) %54, align 8, !tbaa !16
  br label %69

55:                                               ; preds = %45, %55
  %56 = phi i32 [ 0, %45 ], [ %67, %55 ]
  %57 = phi i64 [ %42, %45 ], [ %66, %55 ]
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #7
  store i32 %56, ptr addrspace(5) %5, align 4, !tbaa !5
  %58 = sub nsw i32 0, %56
  %59 = insertelement <4 x i32> %51, i32 %56, i64 2
  %60 = insertelement <4 x i32> %59, i32 %13, i64 3
  %61 = call fastcc i32 @many(i32 noundef %18, i8 noundef zeroext %46, i16 noundef zeroext %47, i64 noundef %57, float noundef %49, i32 noundef %56, i32 noundef %3, i32 noundef %13, i32 noundef %58, <4 x i32> noundef %60, ptr addrspace(1) noundef %17, ptr addrspace(5) noundef %5) #7
  %62 = zext i32 %61 to i64
  %63 = add i64 %57, %62
  %64 = load i32, ptr addrspace(5) %5, align 4, !tbaa !5
  %65 = zext i32 %64 to i64
  %66 = xor i64 %63, %65
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #7
  %67 = add nuw nsw i32 %56, 1
  %68 = icmp eq i32 %67, %43
  br i1 %68, label %52, label %55

69:                                               ; preds = %4, %52
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_calls(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !13
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = icmp ult i32 %13, %3
  br i1 %14, label %15, label %69

15:                                               ; preds = %4
  %16 = zext i32 %13 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !5
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %16
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !5
  %21 = tail call fastcc i32 @gcd(i32 noundef %18, i32 noundef %20) #7
  %22 = zext i32 %21 to i64
  %23 = and i32 %18, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %28, label %25

25:                                               ; preds = %15
  %26 = tail call fastcc i64 @lcm(i32 noundef %18, i32 noundef %20) #7
  %27 = add nuw i64 %26, %22
  br label %41

28:                                               ; preds = %15
  %29 = icmp eq i32 %20, 0
  br i1 %29, label %41, label %30

30:                                               ; preds = %28
  %31 = tail call fastcc { i32, i32, i64 } @parts(i32 noundef %18, i32 noundef %20) #7
  %32 = extractvalue { i32, i32, i64 } %31, 0
  %33 = extractvalue { i32, i32, i64 } %31, 1
  %34 = extractvalue { i32, i32, i64 } %31, 2
  %35 = mul i32 %32, 3
  %36 = zext i32 %35 to i64
  %37 = zext i32 %33 to i64
  %38 = add nuw i64 %34, %37
  %39 = add nuw i64 %38, %36
  %40 = xor i64 %39, %22
  br label %41

41:                                               ; preds = %28, %30, %25
  %42 = phi i64 [ %27, %25 ], [ %40, %30 ], [ %22, %28 ]
  %43 = and i32 %20, 3
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %52, label %45

45:                                               ; preds = %41
  %46 = trunc i32 %20 to i8
  %47 = trunc i32 %18 to i16
  %48 = and i32 %18, 255
  %49 = uitofp nneg i32 %48 to float
  %50 = insertelement <4 x i32> poison, i32 %18, i64 0
  %51 = insertelement <4 x i32> %50, i32 %20, i64 1
  br label %55

52:                                               ; preds = %55, %41
  %53 = phi i64 [ %42, %41 ], [ %66, %55 ]
  %54 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %16
  store i64 %53, ptr addrspace(1) %54, align 8, !tbaa !16
  br label %69

55:                                               ; preds = %45, %55
  %56 = phi i32 [ 0, %45 ], [ %67, %55 ]
  %57 = phi i64 [ %42, %45 ], [ %66, %55 ]
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #7
  store i32 %56, ptr addrspace(5) %5, align 4, !tbaa !5
  %58 = sub nsw i32 0, %56
  %59 = insertelement <4 x i32> %51, i32 %56, i64 2
  %60 = insertelement <4 x i32> %59, i32 %13, i64 3
  %61 = call fastcc i32 @many(i32 noundef %18, i8 noundef zeroext %46, i16 noundef zeroext %47, i64 noundef %57, float noundef %49, i32 noundef %56, i32 noundef %3, i32 noundef %13, i32 noundef %58, <4 x i32> noundef %60, ptr addrspace(1) noundef %17, ptr addrspace(5) noundef %5) #7
  %62 = zext i32 %61 to i64
  %63 = add i64 %57, %62
  %64 = load i32, ptr addrspace(5) %5, align 4, !tbaa !5
  %65 = zext i32 %64 to i64
  %66 = xor i64 %63, %65
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #7
  %67 = add nuw nsw i32 %56, 1
  %68 = icmp eq i32 %67, %43
  br i1 %68, label %52, label %55

69:                                               ; preds = %4, %52
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc i32 @gcd(i32 noundef %0, i32 noundef %1) unnamed_addr #3 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %9, label %4

4:                                                ; preds = %2, %4
  %5 = phi i32 [ %6, %4 ], [ %0, %2 ]
  %6 = phi i32 [ %7, %4 ], [ %1, %2 ]
  %7 = urem i32 %5, %6
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %4

9:                                                ; preds = %4, %2
  %10 = phi i32 [ %0, %2 ], [ %6, %4 ]
  ret i32 %10
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc range(i64 0, -8589934590) i64 @lcm(i32 noundef %0, i32 noundef %1) unnamed_addr #3 {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %10, label %4

4:                                                ; preds = %2
  %5 = zext i32 %1 to i64
  %6 = tail call fastcc i32 @gcd(i32 noundef %0, i32 noundef %1) #7
  %7 = udiv i32 %0, %6
  %8 = zext i32 %7 to i64
  %9 = mul nuw i64 %8, %5
  br label %10

10:                                               ; preds = %2, %4
  %11 = phi i64 [ %9, %4 ], [ 0, %2 ]
  ret i64 %11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc { i32, i32, i64 } @parts(i32 noundef %0, i32 noundef range(i32 1, 0) %1) unnamed_addr #4 {
  %3 = udiv i32 %0, %1
  %4 = mul i32 %3, %1
  %5 = sub i32 %0, %4
  %6 = zext i32 %0 to i64
  %7 = zext i32 %1 to i64
  %8 = mul nuw i64 %7, %6
  %9 = insertvalue { i32, i32, i64 } poison, i32 %3, 0
  %10 = insertvalue { i32, i32, i64 } %9, i32 %5, 1
  %11 = insertvalue { i32, i32, i64 } %10, i64 %8, 2
  ret { i32, i32, i64 } %11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc i32 @many(i32 noundef %0, i8 noundef zeroext %1, i16 noundef zeroext %2, i64 noundef %3, float noundef %4, i32 noundef range(i32 0, 3) %5, i32 noundef %6, i32 noundef %7, i32 noundef range(i32 -2, 1) %8, <4 x i32> noundef %9, ptr addrspace(1) noundef readonly captures(none) %10, ptr addrspace(5) noundef captures(none) %11) unnamed_addr #5 {
  %13 = extractelement <4 x i32> %9, i64 1
  %14 = load i32, ptr addrspace(5) %11, align 4, !tbaa !5
  %15 = add i32 %14, %13
  store i32 %15, ptr addrspace(5) %11, align 4, !tbaa !5
  %16 = zext i8 %1 to i32
  %17 = shl nuw nsw i32 %16, 1
  %18 = add i32 %17, %0
  %19 = zext i16 %2 to i32
  %20 = mul nuw nsw i32 %19, 3
  %21 = add i32 %18, %20
  %22 = trunc i64 %3 to i32
  %23 = mul i32 %22, 5
  %24 = add i32 %21, %23
  %25 = fptoui float %4 to i32
  %26 = mul i32 %25, 7
  %27 = add i32 %24, %26
  %28 = mul nuw nsw i32 %5, 11
  %29 = add i32 %27, %28
  %30 = mul i32 %6, 13
  %31 = add i32 %29, %30
  %32 = mul i32 %7, 17
  %33 = add i32 %31, %32
  %34 = mul nsw i32 %8, 19
  %35 = add i32 %33, %34
  %36 = extractelement <4 x i32> %9, i64 0
  %37 = mul i32 %36, 23
  %38 = add i32 %35, %37
  %39 = extractelement <4 x i32> %9, i64 3
  %40 = mul i32 %39, 29
  %41 = add i32 %38, %40
  %42 = load i32, ptr addrspace(1) %10, align 4, !tbaa !5
  %43 = mul i32 %42, 31
  %44 = add i32 %41, %15
  %45 = add i32 %44, %43
  ret i32 %45
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #6

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(none) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!11 = !{!"uint*", !"uint*", !"ulong*", !"uint"}
!12 = !{!"const", !"const", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !7, i64 0}
