; ModuleID = 'xorshift.cl'
source_filename = "xorshift.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @xorshift(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = zext i32 %12 to i64
  %14 = icmp eq i32 %3, 0
  br i1 %14, label %40, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %13
  %17 = load <4 x i32>, ptr addrspace(1) %16, align 16, !tbaa !16, !amdgpu.noclobber !17
  br label %18

18:                                               ; preds = %15, %18
  %19 = phi <4 x i32> [ %34, %18 ], [ %17, %15 ]
  %20 = phi i64 [ %36, %18 ], [ 0, %15 ]
  %21 = phi i32 [ %38, %18 ], [ 0, %15 ]
  %22 = phi i32 [ %37, %18 ], [ 0, %15 ]
  %23 = extractelement <4 x i32> %19, i64 3
  %24 = extractelement <4 x i32> %19, i64 0
  %25 = shufflevector <4 x i32> %19, <4 x i32> poison, <4 x i32> <i32 poison, i32 poison, i32 poison, i32 2>
  %26 = shl i32 %23, 11
  %27 = xor i32 %26, %23
  %28 = lshr i32 %27, 8
  %29 = lshr i32 %24, 19
  %30 = xor i32 %29, %28
  %31 = xor i32 %30, %24
  %32 = xor i32 %31, %27
  %33 = insertelement <4 x i32> %25, i32 %32, i64 0
  %34 = shufflevector <4 x i32> %33, <4 x i32> %19, <4 x i32> <i32 0, i32 4, i32 5, i32 3>
  %35 = zext i32 %32 to i64
  %36 = add i64 %20, %35
  %37 = tail call i32 @llvm.umax.i32(i32 %22, i32 %32)
  %38 = add nuw i32 %21, 1
  %39 = icmp eq i32 %38, %3
  br i1 %39, label %40, label %18

40:                                               ; preds = %18, %4
  %41 = phi i32 [ 0, %4 ], [ %37, %18 ]
  %42 = phi i64 [ 0, %4 ], [ %36, %18 ]
  %43 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %13
  store i64 %42, ptr addrspace(1) %43, align 8, !tbaa !18
  %44 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %13
  store i32 %41, ptr addrspace(1) %44, align 4, !tbaa !5
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_xorshift(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = zext i32 %12 to i64
  %14 = icmp eq i32 %3, 0
  br i1 %14, label %18, label %15

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %13
  %17 = load <4 x i32>, ptr addrspace(1) %16, align 16, !tbaa !16
  br label %23

18:                                               ; preds = %23, %4
  %19 = phi i32 [ 0, %4 ], [ %42, %23 ]
  %20 = phi i64 [ 0, %4 ], [ %41, %23 ]
  %21 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %13
  store i64 %20, ptr addrspace(1) %21, align 8, !tbaa !18
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %13
  store i32 %19, ptr addrspace(1) %22, align 4, !tbaa !5
  ret void

23:                                               ; preds = %15, %23
  %24 = phi <4 x i32> [ %39, %23 ], [ %17, %15 ]
  %25 = phi i64 [ %41, %23 ], [ 0, %15 ]
  %26 = phi i32 [ %43, %23 ], [ 0, %15 ]
  %27 = phi i32 [ %42, %23 ], [ 0, %15 ]
  %28 = extractelement <4 x i32> %24, i64 3
  %29 = extractelement <4 x i32> %24, i64 0
  %30 = shufflevector <4 x i32> %24, <4 x i32> poison, <4 x i32> <i32 poison, i32 poison, i32 poison, i32 2>
  %31 = shl i32 %28, 11
  %32 = xor i32 %31, %28
  %33 = lshr i32 %32, 8
  %34 = lshr i32 %29, 19
  %35 = xor i32 %34, %33
  %36 = xor i32 %35, %29
  %37 = xor i32 %36, %32
  %38 = insertelement <4 x i32> %30, i32 %37, i64 0
  %39 = shufflevector <4 x i32> %38, <4 x i32> %24, <4 x i32> <i32 0, i32 4, i32 5, i32 3>
  %40 = zext i32 %37 to i64
  %41 = add i64 %25, %40
  %42 = tail call i32 @llvm.umax.i32(i32 %27, i32 %37)
  %43 = add nuw i32 %26, 1
  %44 = icmp eq i32 %43, %3
  br i1 %44, label %18, label %23
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"uint4*", !"ulong*", !"uint*", !"uint"}
!12 = !{!"uint __attribute__((ext_vector_type(4)))*", !"ulong*", !"uint*", !"uint"}
!13 = !{!"const", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!7, !7, i64 0}
!17 = !{}
!18 = !{!19, !19, i64 0}
!19 = !{!"long", !7, i64 0}
