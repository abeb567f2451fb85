; ModuleID = 'generic_ptr.cl'
source_filename = "generic_ptr.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@generic_ptr.shared = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @generic_ptr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca [4 x i32], align 4, addrspace(5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #7
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = icmp samesign ult i32 %11, 64
  br i1 %13, label %22, label %14

14:                                               ; preds = %22, %3
  store i32 %12, ptr addrspace(5) %4, align 4, !tbaa !5
  %15 = shl nsw i32 %12, 1
  %16 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 4
  store i32 %15, ptr addrspace(5) %16, align 4, !tbaa !5
  %17 = mul nsw i32 %12, 3
  %18 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 8
  store i32 %17, ptr addrspace(5) %18, align 4, !tbaa !5
  %19 = shl nsw i32 %12, 2
  %20 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 12
  store i32 %19, ptr addrspace(5) %20, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %21 = icmp ult i32 %12, %2
  br i1 %21, label %29, label %72

22:                                               ; preds = %3, %22
  %23 = phi i32 [ %27, %22 ], [ %11, %3 ]
  %24 = mul nuw nsw i32 %23, %23
  %25 = add nsw i32 %24, -100
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) @generic_ptr.shared, i32 %23
  store i32 %25, ptr addrspace(3) %26, align 4, !tbaa !5
  %27 = add nuw nsw i32 %23, %9
  %28 = icmp samesign ult i32 %27, 64
  br i1 %28, label %22, label %14

29:                                               ; preds = %14
  %30 = zext i32 %12 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !5, !amdgpu.noclobber !15
  %33 = and i32 %32, 3
  switch i32 %33, label %43 [
    i32 0, label %34
    i32 1, label %39
  ]

34:                                               ; preds = %29
  %35 = and i32 %12, -4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %36
  %38 = addrspacecast ptr addrspace(1) %37 to ptr
  br label %45

39:                                               ; preds = %29
  %40 = and i32 %11, 60
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) @generic_ptr.shared, i32 %40
  %42 = addrspacecast ptr addrspace(3) %41 to ptr
  br label %45

43:                                               ; preds = %29
  %44 = addrspacecast ptr addrspace(5) %4 to ptr
  br label %45

45:                                               ; preds = %43, %39, %34
  %46 = phi ptr [ %44, %43 ], [ %38, %34 ], [ %42, %39 ]
  %47 = lshr i32 %32, 2
  %48 = and i32 %47, 3
  %49 = add nuw nsw i32 %48, 1
  %50 = call fastcc i32 @sum_run(ptr noundef %46, i32 noundef %49) #7
  %51 = shl nsw i32 %50, 1
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %30
  %53 = addrspacecast ptr addrspace(1) %52 to ptr
  %54 = icmp slt i32 %32, 0
  %55 = addrspacecast ptr addrspace(5) %16 to ptr
  %56 = select i1 %54, ptr %55, ptr %53
  store i32 %51, ptr %56, align 4, !tbaa !5, !noalias.addrspace !16
  br i1 %54, label %57, label %62

57:                                               ; preds = %45
  %58 = load <2 x i32>, ptr addrspace(5) %4, align 4, !tbaa !5
  %59 = extractelement <2 x i32> %58, i64 0
  %60 = extractelement <2 x i32> %58, i64 1
  %61 = xor i32 %59, %60
  store i32 %61, ptr addrspace(1) %52, align 4, !tbaa !5
  br label %62

62:                                               ; preds = %57, %45
  %63 = call i1 @llvm.amdgcn.is.shared(ptr %46)
  br i1 %63, label %64, label %67

64:                                               ; preds = %62
  %65 = load i32, ptr addrspace(1) %52, align 4, !tbaa !5
  %66 = add nsw i32 %65, 1000000
  store i32 %66, ptr addrspace(1) %52, align 4, !tbaa !5
  br label %67

67:                                               ; preds = %64, %62
  %68 = call i1 @llvm.amdgcn.is.private(ptr %46)
  br i1 %68, label %69, label %72

69:                                               ; preds = %67
  %70 = load i32, ptr addrspace(1) %52, align 4, !tbaa !5
  %71 = add nsw i32 %70, 2000000
  store i32 %71, ptr addrspace(1) %52, align 4, !tbaa !5
  br label %72

72:                                               ; preds = %14, %67, %69
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #7
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_generic_ptr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca [4 x i32], align 4, addrspace(5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #7
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = icmp samesign ult i32 %11, 64
  br i1 %13, label %22, label %14

14:                                               ; preds = %22, %3
  store i32 %12, ptr addrspace(5) %4, align 4, !tbaa !5
  %15 = shl nsw i32 %12, 1
  %16 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 4
  store i32 %15, ptr addrspace(5) %16, align 4, !tbaa !5
  %17 = mul nsw i32 %12, 3
  %18 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 8
  store i32 %17, ptr addrspace(5) %18, align 4, !tbaa !5
  %19 = shl nsw i32 %12, 2
  %20 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 12
  store i32 %19, ptr addrspace(5) %20, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %21 = icmp ult i32 %12, %2
  br i1 %21, label %29, label %72

22:                                               ; preds = %3, %22
  %23 = phi i32 [ %27, %22 ], [ %11, %3 ]
  %24 = mul nuw nsw i32 %23, %23
  %25 = add nsw i32 %24, -100
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) @generic_ptr.shared, i32 %23
  store i32 %25, ptr addrspace(3) %26, align 4, !tbaa !5
  %27 = add nuw nsw i32 %23, %9
  %28 = icmp samesign ult i32 %27, 64
  br i1 %28, label %22, label %14

29:                                               ; preds = %14
  %30 = zext i32 %12 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !5
  %33 = and i32 %32, 3
  switch i32 %33, label %43 [
    i32 0, label %34
    i32 1, label %39
  ]

34:                                               ; preds = %29
  %35 = and i32 %12, -4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %36
  %38 = addrspacecast ptr addrspace(1) %37 to ptr
  br label %45

39:                                               ; preds = %29
  %40 = and i32 %11, 60
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) @generic_ptr.shared, i32 %40
  %42 = addrspacecast ptr addrspace(3) %41 to ptr
  br label %45

43:                                               ; preds = %29
  %44 = addrspacecast ptr addrspace(5) %4 to ptr
  br label %45

45:                                               ; preds = %43, %39, %34
  %46 = phi ptr [ %44, %43 ], [ %38, %34 ], [ %42, %39 ]
  %47 = lshr i32 %32, 2
  %48 = and i32 %47, 3
  %49 = add nuw nsw i32 %48, 1
  %50 = call fastcc i32 @sum_run(ptr noundef %46, i32 noundef %49) #7
  %51 = shl nsw i32 %50, 1
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %30
  %53 = addrspacecast ptr addrspace(1) %52 to ptr
  %54 = icmp slt i32 %32, 0
  %55 = addrspacecast ptr addrspace(5) %16 to ptr
  %56 = select i1 %54, ptr %55, ptr %53
  store i32 %51, ptr %56, align 4, !tbaa !5, !noalias.addrspace !16
  br i1 %54, label %57, label %62

57:                                               ; preds = %45
  %58 = load <2 x i32>, ptr addrspace(5) %4, align 4, !tbaa !5
  %59 = extractelement <2 x i32> %58, i64 0
  %60 = extractelement <2 x i32> %58, i64 1
  %61 = xor i32 %59, %60
  store i32 %61, ptr addrspace(1) %52, align 4, !tbaa !5
  br label %62

62:                                               ; preds = %57, %45
  %63 = call i1 @llvm.amdgcn.is.shared(ptr %46)
  br i1 %63, label %64, label %67

64:                                               ; preds = %62
  %65 = load i32, ptr addrspace(1) %52, align 4, !tbaa !5
  %66 = add nsw i32 %65, 1000000
  store i32 %66, ptr addrspace(1) %52, align 4, !tbaa !5
  br label %67

67:                                               ; preds = %64, %62
  %68 = call i1 @llvm.amdgcn.is.private(ptr %46)
  br i1 %68, label %69, label %72

69:                                               ; preds = %67
  %70 = load i32, ptr addrspace(1) %52, align 4, !tbaa !5
  %71 = add nsw i32 %70, 2000000
  store i32 %71, ptr addrspace(1) %52, align 4, !tbaa !5
  br label %72

72:                                               ; preds = %67, %69, %14
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define internal fastcc i32 @sum_run(ptr noundef readonly captures(none) %0, i32 noundef range(i32 1, 5) %1) unnamed_addr #3 {
  br label %4

3:                                                ; preds = %4
  ret i32 %10

4:                                                ; preds = %2, %4
  %5 = phi i32 [ 0, %2 ], [ %11, %4 ]
  %6 = phi i32 [ 0, %2 ], [ %10, %4 ]
  %7 = zext nneg i32 %5 to i64
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !5
  %10 = add nsw i32 %9, %6
  %11 = add nuw nsw i32 %5, 1
  %12 = icmp eq i32 %11, %1
  br i1 %12, label %3, label %4
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.amdgcn.is.shared(ptr) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.amdgcn.is.private(ptr) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #6

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn }
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
!9 = !{i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"int*", !"int*", !"uint"}
!12 = !{!"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{}
!16 = !{i32 2, i32 5, i32 6, i32 10}
