; ModuleID = 'short_ops.cl'
source_filename = "short_ops.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @short_ops(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 1 captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 4, !tbaa !14
  %12 = zext i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = icmp ult i32 %15, %5
  br i1 %16, label %17, label %72

17:                                               ; preds = %7
  %18 = icmp eq i32 %6, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %17
  %20 = mul i32 %15, %6
  br label %36

21:                                               ; preds = %60, %17
  %22 = phi i32 [ %15, %17 ], [ %68, %60 ]
  %23 = trunc i32 %22 to i8
  %24 = zext i32 %15 to i64
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 %24
  store i8 %23, ptr addrspace(1) %25, align 1, !tbaa !16
  %26 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %2, i64 %24
  %27 = load <2 x i16>, ptr addrspace(1) %26, align 4, !tbaa !16
  %28 = tail call <2 x i16> @llvm.umax.v2i16(<2 x i16> %27, <2 x i16> <i16 1000, i16 2000>)
  %29 = add <2 x i16> %28, <i16 -7, i16 -9>
  %30 = mul <2 x i16> %29, %27
  %31 = shl <2 x i16> %27, <i16 5, i16 3>
  %32 = shufflevector <2 x i16> %31, <2 x i16> poison, <2 x i32> <i32 1, i32 0>
  %33 = tail call <2 x i16> @llvm.umin.v2i16(<2 x i16> %32, <2 x i16> %29)
  %34 = add <2 x i16> %30, %33
  %35 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %3, i64 %24
  store <2 x i16> %34, ptr addrspace(1) %35, align 4, !tbaa !16
  br label %72

36:                                               ; preds = %19, %60
  %37 = phi i16 [ 0, %19 ], [ %51, %60 ]
  %38 = phi i16 [ 16, %19 ], [ %61, %60 ]
  %39 = phi i32 [ %15, %19 ], [ %68, %60 ]
  %40 = phi i32 [ 0, %19 ], [ %70, %60 ]
  %41 = add i32 %40, %20
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %42
  %44 = load i16, ptr addrspace(1) %43, align 2, !tbaa !14
  %45 = tail call i16 @llvm.ssub.sat.i16(i16 %44, i16 %37)
  %46 = ashr i16 %45, 3
  %47 = tail call i16 @llvm.smin.i16(i16 %46, i16 %38)
  %48 = sub i16 0, %38
  %49 = tail call i16 @llvm.smax.i16(i16 %47, i16 %48)
  %50 = mul i16 %49, 5
  %51 = tail call i16 @llvm.sadd.sat.i16(i16 %37, i16 %50)
  %52 = icmp slt i16 %44, %37
  br i1 %52, label %53, label %56

53:                                               ; preds = %36
  %54 = lshr i16 %38, 2
  %55 = sub i16 %38, %54
  br label %60

56:                                               ; preds = %36
  %57 = lshr i16 %38, 3
  %58 = add i16 %38, 1
  %59 = add i16 %58, %57
  br label %60

60:                                               ; preds = %56, %53
  %61 = phi i16 [ %55, %53 ], [ %59, %56 ]
  %62 = shl i32 %39, 24
  %63 = ashr exact i32 %62, 24
  %64 = mul nsw i32 %63, 3
  %65 = zext i16 %49 to i32
  %66 = shl i32 %65, 24
  %67 = ashr exact i32 %66, 24
  %68 = add nsw i32 %67, %64
  %69 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %42
  store i16 %51, ptr addrspace(1) %69, align 2, !tbaa !14
  %70 = add nuw i32 %40, 1
  %71 = icmp eq i32 %70, %6
  br i1 %71, label %21, label %36

72:                                               ; preds = %7, %21
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_short_ops(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 1 captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 4, !tbaa !14
  %12 = zext i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = icmp ult i32 %15, %5
  br i1 %16, label %17, label %72

17:                                               ; preds = %7
  %18 = icmp eq i32 %6, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %17
  %20 = mul i32 %15, %6
  br label %36

21:                                               ; preds = %60, %17
  %22 = phi i32 [ %15, %17 ], [ %68, %60 ]
  %23 = trunc i32 %22 to i8
  %24 = zext i32 %15 to i64
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 %24
  store i8 %23, ptr addrspace(1) %25, align 1, !tbaa !16
  %26 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %2, i64 %24
  %27 = load <2 x i16>, ptr addrspace(1) %26, align 4, !tbaa !16
  %28 = tail call <2 x i16> @llvm.umax.v2i16(<2 x i16> %27, <2 x i16> <i16 1000, i16 2000>)
  %29 = add <2 x i16> %28, <i16 -7, i16 -9>
  %30 = mul <2 x i16> %29, %27
  %31 = shl <2 x i16> %27, <i16 5, i16 3>
  %32 = shufflevector <2 x i16> %31, <2 x i16> poison, <2 x i32> <i32 1, i32 0>
  %33 = tail call <2 x i16> @llvm.umin.v2i16(<2 x i16> %32, <2 x i16> %29)
  %34 = add <2 x i16> %30, %33
  %35 = getelementptr inbounds nuw <2 x i16>, ptr addrspace(1) %3, i64 %24
  store <2 x i16> %34, ptr addrspace(1) %35, align 4, !tbaa !16
  br label %72

36:                                               ; preds = %19, %60
  %37 = phi i16 [ 0, %19 ], [ %51, %60 ]
  %38 = phi i16 [ 16, %19 ], [ %61, %60 ]
  %39 = phi i32 [ %15, %19 ], [ %68, %60 ]
  %40 = phi i32 [ 0, %19 ], [ %70, %60 ]
  %41 = add i32 %40, %20
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %42
  %44 = load i16, ptr addrspace(1) %43, align 2, !tbaa !14
  %45 = tail call i16 @llvm.ssub.sat.i16(i16 %44, i16 %37)
  %46 = ashr i16 %45, 3
  %47 = tail call i16 @llvm.smin.i16(i16 %46, i16 %38)
  %48 = sub i16 0, %38
  %49 = tail call i16 @llvm.smax.i16(i16 %47, i16 %48)
  %50 = mul i16 %49, 5
  %51 = tail call i16 @llvm.sadd.sat.i16(i16 %37, i16 %50)
  %52 = icmp slt i16 %44, %37
  br i1 %52, label %53, label %56

53:                                               ; preds = %36
  %54 = lshr i16 %38, 2
  %55 = sub i16 %38, %54
  br label %60

56:                                               ; preds = %36
  %57 = lshr i16 %38, 3
  %58 = add i16 %38, 1
  %59 = add i16 %58, %57
  br label %60

60:                                               ; preds = %56, %53
  %61 = phi i16 [ %55, %53 ], [ %59, %56 ]
  %62 = shl i32 %39, 24
  %63 = ashr exact i32 %62, 24
  %64 = mul nsw i32 %63, 3
  %65 = zext i16 %49 to i32
  %66 = shl i32 %65, 24
  %67 = ashr exact i32 %66, 24
  %68 = add nsw i32 %67, %64
  %69 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %42
  store i16 %51, ptr addrspace(1) %69, align 2, !tbaa !14
  %70 = add nuw i32 %40, 1
  %71 = icmp eq i32 %70, %6
  br i1 %71, label %21, label %36

72:                                               ; preds = %7, %21
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ssub.sat.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.sadd.sat.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i16> @llvm.umax.v2i16(<2 x i16>, <2 x i16>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i16> @llvm.umin.v2i16(<2 x i16>, <2 x i16>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smin.i16(i16, i16) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16) #4

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"short*", !"short*", !"ushort2*", !"ushort2*", !"char*", !"uint", !"uint"}
!12 = !{!"short*", !"short*", !"ushort __attribute__((ext_vector_type(2)))*", !"ushort __attribute__((ext_vector_type(2)))*", !"char*", !"uint", !"uint"}
!13 = !{!"const", !"", !"const", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!7, !7, i64 0}
