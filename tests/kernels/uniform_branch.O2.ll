; ModuleID = 'uniform_branch.cl'
source_filename = "uniform_branch.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @uniform_branch(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(4) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !13
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = load i32, ptr addrspace(4) %2, align 4, !tbaa !5, !amdgpu.noclobber !15
  %15 = icmp ult i32 %13, %4
  br i1 %15, label %16, label %20

16:                                               ; preds = %5
  %17 = zext i32 %13 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !5, !amdgpu.noclobber !15
  br label %20

20:                                               ; preds = %16, %5
  %21 = phi i32 [ %19, %16 ], [ 0, %5 ]
  switch i32 %3, label %59 [
    i32 0, label %25
    i32 1, label %23
    i32 2, label %22
    i32 3, label %22
    i32 100, label %65
  ]

22:                                               ; preds = %20, %20
  br label %52

23:                                               ; preds = %20
  %24 = icmp sgt i32 %14, 0
  br i1 %24, label %36, label %65

25:                                               ; preds = %20
  %26 = icmp slt i32 %14, 1
  br i1 %26, label %65, label %27

27:                                               ; preds = %25, %27
  %28 = phi i32 [ %34, %27 ], [ 1, %25 ]
  %29 = phi i32 [ %33, %27 ], [ %21, %25 ]
  %30 = zext nneg i32 %28 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(4) %2, i64 %30
  %32 = load i32, ptr addrspace(4) %31, align 4, !tbaa !5, !amdgpu.noclobber !15
  %33 = add nsw i32 %32, %29
  %34 = add nuw i32 %28, 1
  %35 = icmp eq i32 %28, %14
  br i1 %35, label %65, label %27

36:                                               ; preds = %23, %48
  %37 = phi i32 [ %50, %48 ], [ %14, %23 ]
  %38 = phi i32 [ %49, %48 ], [ %21, %23 ]
  %39 = zext nneg i32 %37 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(4) %2, i64 %39
  %41 = load i32, ptr addrspace(4) %40, align 4, !tbaa !5, !amdgpu.noclobber !15
  %42 = icmp slt i32 %41, 0
  br i1 %42, label %48, label %43

43:                                               ; preds = %36
  %44 = and i32 %37, 15
  %45 = shl i32 %41, %44
  %46 = xor i32 %45, %38
  %47 = icmp samesign ugt i32 %41, 1000
  br i1 %47, label %65, label %48

48:                                               ; preds = %43, %36
  %49 = phi i32 [ %38, %36 ], [ %46, %43 ]
  %50 = add nsw i32 %37, -1
  %51 = icmp samesign ugt i32 %37, 1
  br i1 %51, label %36, label %65

52:                                               ; preds = %22, %52
  %53 = phi i32 [ %57, %52 ], [ %14, %22 ]
  %54 = phi i32 [ %56, %52 ], [ %21, %22 ]
  %55 = mul nsw i32 %54, 3
  %56 = add nsw i32 %55, %53
  %57 = sdiv i32 %53, 2
  %58 = icmp sgt i32 %57, %3
  br i1 %58, label %52, label %65

59:                                               ; preds = %20
  %60 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 4
  %61 = load i32, ptr addrspace(4) %60, align 4, !tbaa !5, !amdgpu.noclobber !15
  %62 = icmp eq i32 %61, 0
  %63 = sub nsw i32 0, %21
  %64 = select i1 %62, i32 %21, i32 %63
  br label %65

65:                                               ; preds = %52, %48, %43, %27, %23, %25, %20, %59
  %66 = phi i32 [ %33, %27 ], [ %64, %59 ], [ %46, %43 ], [ %6, %20 ], [ %21, %25 ], [ %21, %23 ], [ %49, %48 ], [ %56, %52 ]
  br i1 %15, label %67, label %70

67:                                               ; preds = %65
  %68 = zext i32 %13 to i64
  %69 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %68
  store i32 %66, ptr addrspace(1) %69, align 4, !tbaa !5
  br label %70

70:                                               ; preds = %65, %67
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_uniform_branch(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(4) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !13
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = load i32, ptr addrspace(4) %2, align 4, !tbaa !5
  %15 = icmp ult i32 %13, %4
  br i1 %15, label %16, label %20

16:                                               ; preds = %5
  %17 = zext i32 %13 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !5
  br label %20

20:                                               ; preds = %5, %16
  %21 = phi i32 [ %19, %16 ], [ 0, %5 ]
  switch i32 %3, label %59 [
    i32 0, label %25
    i32 1, label %23
    i32 2, label %22
    i32 3, label %22
    i32 100, label %65
  ]

22:                                               ; preds = %20, %20
  br label %52

23:                                               ; preds = %20
  %24 = icmp sgt i32 %14, 0
  br i1 %24, label %36, label %65

25:                                               ; preds = %20
  %26 = icmp slt i32 %14, 1
  br i1 %26, label %65, label %27

27:                                               ; preds = %25, %27
  %28 = phi i32 [ %34, %27 ], [ 1, %25 ]
  %29 = phi i32 [ %33, %27 ], [ %21, %25 ]
  %30 = zext nneg i32 %28 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(4) %2, i64 %30
  %32 = load i32, ptr addrspace(4) %31, align 4, !tbaa !5
  %33 = add nsw i32 %32, %29
  %34 = add nuw i32 %28, 1
  %35 = icmp eq i32 %28, %14
  br i1 %35, label %65, label %27

36:                                               ; preds = %23, %48
  %37 = phi i32 [ %50, %48 ], [ %14, %23 ]
  %38 = phi i32 [ %49, %48 ], [ %21, %23 ]
  %39 = zext nneg i32 %37 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(4) %2, i64 %39
  %41 = load i32, ptr addrspace(4) %40, align 4, !tbaa !5
  %42 = icmp slt i32 %41, 0
  br i1 %42, label %48, label %43

43:                                               ; preds = %36
  %44 = and i32 %37, 15
  %45 = shl i32 %41, %44
  %46 = xor i32 %45, %38
  %47 = icmp samesign ugt i32 %41, 1000
  br i1 %47, label %65, label %48

48:                                               ; preds = %43, %36
  %49 = phi i32 [ %38, %36 ], [ %46, %43 ]
  %50 = add nsw i32 %37, -1
  %51 = icmp sgt i32 %37, 1
  br i1 %51, label %36, label %65

52:                                               ; preds = %22, %52
  %53 = phi i32 [ %57, %52 ], [ %14, %22 ]
  %54 = phi i32 [ %56, %52 ], [ %21, %22 ]
  %55 = mul nsw i32 %54, 3
  %56 = add nsw i32 %55, %53
  %57 = sdiv i32 %53, 2
  %58 = icmp sgt i32 %57, %3
  br i1 %58, label %52, label %65

59:                                               ; preds = %20
  %60 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 4
  %61 = load i32, ptr addrspace(4) %60, align 4, !tbaa !5
  %62 = icmp eq i32 %61, 0
  %63 = sub nsw i32 0, %21
  %64 = select i1 %62, i32 %21, i32 %63
  br label %65

65:                                               ; preds = %52, %43, %48, %27, %23, %25, %20, %59
  %66 = phi i32 [ %33, %27 ], [ %64, %59 ], [ %21, %23 ], [ %6, %20 ], [ %21, %25 ], [ %49, %48 ], [ %46, %43 ], [ %56, %52 ]
  br i1 %15, label %67, label %70

67:                                               ; preds = %65
  %68 = zext i32 %13 to i64
  %69 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %68
  store i32 %66, ptr addrspace(1) %69, align 4, !tbaa !5
  br label %70

70:                                               ; preds = %67, %65
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 2, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none"}
!11 = !{!"int*", !"int*", !"int*", !"int", !"uint"}
!12 = !{!"const", !"", !"const", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{}
