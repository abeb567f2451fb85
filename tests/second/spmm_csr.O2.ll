; ModuleID = 'spmm_csr.cl'
source_filename = "spmm_csr.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @spmm_csr(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = zext i32 %14 to i64
  %16 = icmp ult i32 %14, %5
  br i1 %16, label %17, label %44

17:                                               ; preds = %6
  %18 = add nuw i32 %14, 1
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !5, !amdgpu.noclobber !16
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !5, !amdgpu.noclobber !16
  %24 = icmp ult i32 %23, %21
  br i1 %24, label %28, label %25

25:                                               ; preds = %28, %17
  %26 = phi <4 x float> [ zeroinitializer, %17 ], [ %41, %28 ]
  %27 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %4, i64 %15
  store <4 x float> %26, ptr addrspace(1) %27, align 16, !tbaa !17
  br label %44

28:                                               ; preds = %17, %28
  %29 = phi i32 [ %42, %28 ], [ %23, %17 ]
  %30 = phi <4 x float> [ %41, %28 ], [ zeroinitializer, %17 ]
  %31 = zext i32 %29 to i64
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !18, !amdgpu.noclobber !16
  %34 = insertelement <4 x float> poison, float %33, i64 0
  %35 = shufflevector <4 x float> %34, <4 x float> poison, <4 x i32> zeroinitializer
  %36 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %31
  %37 = load i16, ptr addrspace(1) %36, align 2, !tbaa !14, !amdgpu.noclobber !16
  %38 = zext i16 %37 to i64
  %39 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %38
  %40 = load <4 x float>, ptr addrspace(1) %39, align 16, !tbaa !17, !amdgpu.noclobber !16
  %41 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %35, <4 x float> %40, <4 x float> %30)
  %42 = add nuw i32 %29, 1
  %43 = icmp ult i32 %42, %21
  br i1 %43, label %28, label %25

44:                                               ; preds = %6, %25
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_spmm_csr(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = zext i32 %14 to i64
  %16 = icmp ult i32 %14, %5
  br i1 %16, label %17, label %44

17:                                               ; preds = %6
  %18 = add nuw i32 %14, 1
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !5
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !5
  %24 = icmp ult i32 %23, %21
  br i1 %24, label %28, label %25

25:                                               ; preds = %28, %17
  %26 = phi <4 x float> [ zeroinitializer, %17 ], [ %41, %28 ]
  %27 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %4, i64 %15
  store <4 x float> %26, ptr addrspace(1) %27, align 16, !tbaa !17
  br label %44

28:                                               ; preds = %17, %28
  %29 = phi i32 [ %42, %28 ], [ %23, %17 ]
  %30 = phi <4 x float> [ %41, %28 ], [ zeroinitializer, %17 ]
  %31 = zext i32 %29 to i64
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !18
  %34 = insertelement <4 x float> poison, float %33, i64 0
  %35 = shufflevector <4 x float> %34, <4 x float> poison, <4 x i32> zeroinitializer
  %36 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %31
  %37 = load i16, ptr addrspace(1) %36, align 2, !tbaa !14
  %38 = zext i16 %37 to i64
  %39 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %38
  %40 = load <4 x float>, ptr addrspace(1) %39, align 16, !tbaa !17
  %41 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %35, <4 x float> %40, <4 x float> %30)
  %42 = add nuw i32 %29, 1
  %43 = icmp ult i32 %42, %21
  br i1 %43, label %28, label %25

44:                                               ; preds = %6, %25
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uint*", !"ushort*", !"float*", !"float4*", !"float4*", !"uint"}
!12 = !{!"uint*", !"ushort*", !"float*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"uint"}
!13 = !{!"const", !"const", !"const", !"const", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{}
!17 = !{!7, !7, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !7, i64 0}
