; ModuleID = 'box_blur.cl'
source_filename = "box_blur.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @box_blur(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !14
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 6
  %16 = load i16, ptr addrspace(4) %15, align 2, !tbaa !14
  %17 = zext i16 %16 to i32
  %18 = mul i32 %14, %17
  %19 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %20 = add i32 %18, %19
  %21 = icmp slt i32 %13, %2
  %22 = icmp slt i32 %20, %3
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %24, label %71

24:                                               ; preds = %5
  %25 = sub nsw i32 0, %4
  %26 = icmp slt i32 %4, 0
  br i1 %26, label %37, label %27

27:                                               ; preds = %24
  %28 = add nsw i32 %2, -1
  %29 = add nsw i32 %3, -1
  br label %30

30:                                               ; preds = %27, %54
  %31 = phi <4 x i32> [ zeroinitializer, %27 ], [ %68, %54 ]
  %32 = phi i32 [ %25, %27 ], [ %55, %54 ]
  %33 = add nsw i32 %32, %20
  %34 = tail call i32 @llvm.smax.i32(i32 %33, i32 0)
  %35 = tail call i32 @llvm.smin.i32(i32 %34, i32 %29)
  %36 = mul nsw i32 %35, %2
  br label %57

37:                                               ; preds = %54, %24
  %38 = phi <4 x i32> [ zeroinitializer, %24 ], [ %68, %54 ]
  %39 = shl nsw i32 %4, 1
  %40 = or disjoint i32 %39, 1
  %41 = mul nsw i32 %40, %40
  %42 = lshr i32 %41, 1
  %43 = insertelement <4 x i32> poison, i32 %42, i64 0
  %44 = shufflevector <4 x i32> %43, <4 x i32> poison, <4 x i32> zeroinitializer
  %45 = add <4 x i32> %38, %44
  %46 = insertelement <4 x i32> poison, i32 %41, i64 0
  %47 = shufflevector <4 x i32> %46, <4 x i32> poison, <4 x i32> zeroinitializer
  %48 = udiv <4 x i32> %45, %47
  %49 = trunc <4 x i32> %48 to <4 x i8>
  %50 = mul nsw i32 %20, %2
  %51 = add nsw i32 %50, %13
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %52
  store <4 x i8> %49, ptr addrspace(1) %53, align 4, !tbaa !16
  br label %71

54:                                               ; preds = %57
  %55 = add i32 %32, 1
  %56 = icmp eq i32 %32, %4
  br i1 %56, label %37, label %30

57:                                               ; preds = %30, %57
  %58 = phi <4 x i32> [ %31, %30 ], [ %68, %57 ]
  %59 = phi i32 [ %25, %30 ], [ %69, %57 ]
  %60 = add nsw i32 %59, %13
  %61 = tail call i32 @llvm.smax.i32(i32 %60, i32 0)
  %62 = tail call i32 @llvm.smin.i32(i32 %61, i32 %28)
  %63 = add nsw i32 %62, %36
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %64
  %66 = load <4 x i8>, ptr addrspace(1) %65, align 4, !tbaa !16, !amdgpu.noclobber !17
  %67 = zext <4 x i8> %66 to <4 x i32>
  %68 = add <4 x i32> %58, %67
  %69 = add i32 %59, 1
  %70 = icmp eq i32 %59, %4
  br i1 %70, label %54, label %57

71:                                               ; preds = %5, %37
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_box_blur(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !14
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 6
  %16 = load i16, ptr addrspace(4) %15, align 2, !tbaa !14
  %17 = zext i16 %16 to i32
  %18 = mul i32 %14, %17
  %19 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %20 = add i32 %18, %19
  %21 = icmp slt i32 %13, %2
  %22 = icmp slt i32 %20, %3
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %24, label %71

24:                                               ; preds = %5
  %25 = sub nsw i32 0, %4
  %26 = icmp slt i32 %4, 0
  br i1 %26, label %37, label %27

27:                                               ; preds = %24
  %28 = add nsw i32 %2, -1
  %29 = add nsw i32 %3, -1
  br label %30

30:                                               ; preds = %27, %54
  %31 = phi <4 x i32> [ zeroinitializer, %27 ], [ %68, %54 ]
  %32 = phi i32 [ %25, %27 ], [ %55, %54 ]
  %33 = add nsw i32 %32, %20
  %34 = tail call i32 @llvm.smax.i32(i32 %33, i32 0)
  %35 = tail call i32 @llvm.smin.i32(i32 %34, i32 %29)
  %36 = mul nsw i32 %35, %2
  br label %57

37:                                               ; preds = %54, %24
  %38 = phi <4 x i32> [ zeroinitializer, %24 ], [ %68, %54 ]
  %39 = shl nsw i32 %4, 1
  %40 = or disjoint i32 %39, 1
  %41 = mul nsw i32 %40, %40
  %42 = lshr i32 %41, 1
  %43 = insertelement <4 x i32> poison, i32 %42, i64 0
  %44 = shufflevector <4 x i32> %43, <4 x i32> poison, <4 x i32> zeroinitializer
  %45 = add <4 x i32> %38, %44
  %46 = insertelement <4 x i32> poison, i32 %41, i64 0
  %47 = shufflevector <4 x i32> %46, <4 x i32> poison, <4 x i32> zeroinitializer
  %48 = udiv <4 x i32> %45, %47
  %49 = trunc <4 x i32> %48 to <4 x i8>
  %50 = mul nsw i32 %20, %2
  %51 = add nsw i32 %50, %13
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %52
  store <4 x i8> %49, ptr addrspace(1) %53, align 4, !tbaa !16
  br label %71

54:                                               ; preds = %57
  %55 = add i32 %32, 1
  %56 = icmp eq i32 %32, %4
  br i1 %56, label %37, label %30

57:                                               ; preds = %30, %57
  %58 = phi <4 x i32> [ %31, %30 ], [ %68, %57 ]
  %59 = phi i32 [ %25, %30 ], [ %69, %57 ]
  %60 = add nsw i32 %59, %13
  %61 = tail call i32 @llvm.smax.i32(i32 %60, i32 0)
  %62 = tail call i32 @llvm.smin.i32(i32 %61, i32 %28)
  %63 = add nsw i32 %62, %36
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %64
  %66 = load <4 x i8>, ptr addrspace(1) %65, align 4, !tbaa !16
  %67 = zext <4 x i8> %66 to <4 x i32>
  %68 = add <4 x i32> %58, %67
  %69 = add i32 %59, 1
  %70 = icmp eq i32 %59, %4
  br i1 %70, label %54, label %57

71:                                               ; preds = %5, %37
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uchar4*", !"uchar4*", !"int", !"int", !"int"}
!12 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"int", !"int", !"int"}
!13 = !{!"const", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!7, !7, i64 0}
!17 = !{}
