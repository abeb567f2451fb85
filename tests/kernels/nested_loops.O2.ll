; ModuleID = 'nested_loops.cl'
source_filename = "nested_loops.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @nested_loops(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !13
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = icmp ult i32 %13, %3
  br i1 %14, label %15, label %70

15:                                               ; preds = %5
  %16 = zext i32 %13 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !5, !amdgpu.noclobber !15
  %19 = icmp eq i32 %18, 0
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %16
  br i1 %19, label %23, label %21

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %16
  br label %25

23:                                               ; preds = %15
  store i32 0, ptr addrspace(1) %20, align 4, !tbaa !5
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %16
  store i32 0, ptr addrspace(1) %24, align 4, !tbaa !5
  br label %70

25:                                               ; preds = %21, %62
  %26 = phi i32 [ 0, %21 ], [ %64, %62 ]
  %27 = phi i32 [ 0, %21 ], [ %60, %62 ]
  %28 = phi i32 [ undef, %21 ], [ %59, %62 ]
  %29 = phi i32 [ 0, %21 ], [ %63, %62 ]
  %30 = sub nuw i32 %18, %26
  %31 = and i32 %30, 2
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %58

33:                                               ; preds = %25, %55
  %34 = phi i32 [ %56, %55 ], [ %29, %25 ]
  %35 = phi i32 [ %53, %55 ], [ %27, %25 ]
  %36 = add i32 %35, 1
  %37 = mul i32 %34, %34
  %38 = icmp ugt i32 %37, %30
  br i1 %38, label %52, label %39

39:                                               ; preds = %33
  %40 = icmp eq i32 %37, %30
  br i1 %40, label %52, label %41

41:                                               ; preds = %39
  %42 = icmp ult i32 %36, %4
  br i1 %42, label %44, label %43

43:                                               ; preds = %41
  store i32 -2, ptr addrspace(1) %20, align 4, !tbaa !5
  store i32 %36, ptr addrspace(1) %22, align 4, !tbaa !5
  br label %52

44:                                               ; preds = %41
  %45 = and i32 %34, 7
  %46 = icmp eq i32 %45, 5
  %47 = and i32 %35, 1
  %48 = icmp eq i32 %47, 0
  %49 = select i1 %46, i1 %48, i1 false
  %50 = add i32 %35, 3
  %51 = select i1 %49, i32 %50, i32 %36
  br label %52

52:                                               ; preds = %44, %43, %39, %33
  %53 = phi i32 [ %51, %44 ], [ %36, %33 ], [ %36, %43 ], [ %36, %39 ]
  %54 = phi i32 [ 0, %44 ], [ 5, %33 ], [ 1, %43 ], [ 8, %39 ]
  switch i32 %54, label %58 [
    i32 0, label %55
    i32 5, label %57
  ]

55:                                               ; preds = %52
  %56 = add i32 %34, 1
  br label %33

57:                                               ; preds = %52
  br label %58

58:                                               ; preds = %52, %57, %25
  %59 = phi i32 [ %34, %57 ], [ %28, %25 ], [ %34, %52 ]
  %60 = phi i32 [ %53, %57 ], [ %27, %25 ], [ %53, %52 ]
  %61 = phi i32 [ 0, %57 ], [ 4, %25 ], [ %54, %52 ]
  switch i32 %61, label %70 [
    i32 0, label %62
    i32 4, label %62
    i32 8, label %67
  ]

62:                                               ; preds = %58, %58
  %63 = add i32 %29, 1
  %64 = mul i32 %63, %63
  %65 = icmp ugt i32 %64, %18
  br i1 %65, label %66, label %25

66:                                               ; preds = %62
  store i32 -1, ptr addrspace(1) %20, align 4, !tbaa !5
  store i32 %60, ptr addrspace(1) %22, align 4, !tbaa !5
  br label %70

67:                                               ; preds = %58
  %68 = shl i32 %29, 16
  %69 = or i32 %59, %68
  store i32 %69, ptr addrspace(1) %20, align 4, !tbaa !5
  store i32 %60, ptr addrspace(1) %22, align 4, !tbaa !5
  br label %70

70:                                               ; preds = %58, %5, %23, %66, %67
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_nested_loops(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !13
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = icmp ult i32 %13, %3
  br i1 %14, label %15, label %70

15:                                               ; preds = %5
  %16 = zext i32 %13 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !5
  %19 = icmp eq i32 %18, 0
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %16
  br i1 %19, label %23, label %21

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %16
  br label %25

23:                                               ; preds = %15
  store i32 0, ptr addrspace(1) %20, align 4, !tbaa !5
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %16
  store i32 0, ptr addrspace(1) %24, align 4, !tbaa !5
  br label %70

25:                                               ; preds = %21, %62
  %26 = phi i32 [ 0, %21 ], [ %64, %62 ]
  %27 = phi i32 [ 0, %21 ], [ %60, %62 ]
  %28 = phi i32 [ undef, %21 ], [ %59, %62 ]
  %29 = phi i32 [ 0, %21 ], [ %63, %62 ]
  %30 = sub nuw i32 %18, %26
  %31 = and i32 %30, 2
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %58

33:                                               ; preds = %25, %55
  %34 = phi i32 [ %56, %55 ], [ %29, %25 ]
  %35 = phi i32 [ %53, %55 ], [ %27, %25 ]
  %36 = add i32 %35, 1
  %37 = mul i32 %34, %34
  %38 = icmp ugt i32 %37, %30
  br i1 %38, label %52, label %39

39:                                               ; preds = %33
  %40 = icmp eq i32 %37, %30
  br i1 %40, label %52, label %41

41:                                               ; preds = %39
  %42 = icmp ult i32 %36, %4
  br i1 %42, label %44, label %43

43:                                               ; preds = %41
  store i32 -2, ptr addrspace(1) %20, align 4, !tbaa !5
  store i32 %36, ptr addrspace(1) %22, align 4, !tbaa !5
  br label %52

44:                                               ; preds = %41
  %45 = and i32 %34, 7
  %46 = icmp eq i32 %45, 5
  %47 = and i32 %35, 1
  %48 = icmp eq i32 %47, 0
  %49 = select i1 %46, i1 %48, i1 false
  %50 = add i32 %35, 3
  %51 = select i1 %49, i32 %50, i32 %36
  br label %52

52:                                               ; preds = %39, %33, %44, %43
  %53 = phi i32 [ %51, %44 ], [ %36, %33 ], [ %36, %43 ], [ %36, %39 ]
  %54 = phi i32 [ 0, %44 ], [ 5, %33 ], [ 1, %43 ], [ 8, %39 ]
  switch i32 %54, label %58 [
    i32 0, label %55
    i32 5, label %57
  ]

55:                                               ; preds = %52
  %56 = add i32 %34, 1
  br label %33

57:                                               ; preds = %52
  br label %58

58:                                               ; preds = %52, %57, %25
  %59 = phi i32 [ %34, %57 ], [ %28, %25 ], [ %34, %52 ]
  %60 = phi i32 [ %53, %57 ], [ %27, %25 ], [ %53, %52 ]
  %61 = phi i32 [ 0, %57 ], [ 4, %25 ], [ %54, %52 ]
  switch i32 %61, label %70 [
    i32 0, label %62
    i32 4, label %62
    i32 8, label %67
  ]

62:                                               ; preds = %58, %58
  %63 = add i32 %29, 1
  %64 = mul i32 %63, %63
  %65 = icmp ugt i32 %64, %18
  br i1 %65, label %66, label %25

66:                                               ; preds = %62
  store i32 -1, ptr addrspace(1) %20, align 4, !tbaa !5
  store i32 %60, ptr addrspace(1) %22, align 4, !tbaa !5
  br label %70

67:                                               ; preds = %58
  %68 = shl i32 %29, 16
  %69 = or i32 %59, %68
  store i32 %69, ptr addrspace(1) %20, align 4, !tbaa !5
  store i32 %60, ptr addrspace(1) %22, align 4, !tbaa !5
  br label %70

70:                                               ; preds = %58, %23, %67, %66, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

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
!9 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uint*", !"uint*", !"uint*", !"uint", !"uint"}
!12 = !{!"const", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{}
