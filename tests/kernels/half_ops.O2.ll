; ModuleID = 'half_ops.cl'
source_filename = "half_ops.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @half_ops(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 2 captures(none) %6, i32 noundef %7) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %12 = load i16, ptr addrspace(4) %11, align 4, !tbaa !14
  %13 = zext i16 %12 to i32
  %14 = mul i32 %9, %13
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %16 = add i32 %14, %15
  %17 = icmp ult i32 %16, %7
  br i1 %17, label %18, label %55

18:                                               ; preds = %8
  %19 = zext i32 %16 to i64
  %20 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %19
  %21 = load half, ptr addrspace(1) %20, align 2, !tbaa !16, !amdgpu.noclobber !18
  %22 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %19
  %23 = load half, ptr addrspace(1) %22, align 2, !tbaa !16, !amdgpu.noclobber !18
  %24 = fadd half %21, %23
  %25 = fmul half %21, %23
  %26 = fcmp olt half %21, %23
  %27 = fsub half %24, %25
  %28 = tail call half @llvm.fma.f16(half %21, half %23, half %24)
  %29 = select i1 %26, half %27, half %28
  %30 = mul i32 %16, 3
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %31
  store half %24, ptr addrspace(1) %32, align 2, !tbaa !16
  %33 = add i32 %30, 1
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %34
  store half %25, ptr addrspace(1) %35, align 2, !tbaa !16
  %36 = tail call half @llvm.fabs.f16(half %29)
  %37 = tail call half @llvm.minnum.f16(half %36, half 0xH5640)
  %38 = add i32 %30, 2
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %39
  store half %37, ptr addrspace(1) %40, align 2, !tbaa !16
  %41 = getelementptr inbounds nuw <2 x half>, ptr addrspace(1) %3, i64 %19
  %42 = load <2 x half>, ptr addrspace(1) %41, align 4, !tbaa !19
  %43 = insertelement <2 x half> poison, half %21, i64 0
  %44 = insertelement <2 x half> %43, half %23, i64 1
  %45 = fmul <2 x half> %44, %42
  %46 = shufflevector <2 x half> %42, <2 x half> poison, <2 x i32> <i32 1, i32 0>
  %47 = fadd <2 x half> %45, %46
  %48 = getelementptr inbounds nuw <2 x half>, ptr addrspace(1) %4, i64 %19
  store <2 x half> %47, ptr addrspace(1) %48, align 4, !tbaa !19
  %49 = fdiv half %21, %23
  %50 = fpext half %49 to float
  %51 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %19
  store float %50, ptr addrspace(1) %51, align 4, !tbaa !20
  %52 = tail call half @llvm.rint.f16(half %21)
  %53 = fptosi half %52 to i16
  %54 = getelementptr inbounds nuw i16, ptr addrspace(1) %6, i64 %19
  store i16 %53, ptr addrspace(1) %54, align 2, !tbaa !14
  br label %55

55:                                               ; preds = %8, %18
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_half_ops(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 2 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 2 captures(none) %6, i32 noundef %7) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %12 = load i16, ptr addrspace(4) %11, align 4, !tbaa !14
  %13 = zext i16 %12 to i32
  %14 = mul i32 %9, %13
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %16 = add i32 %14, %15
  %17 = icmp ult i32 %16, %7
  br i1 %17, label %18, label %55

18:                                               ; preds = %8
  %19 = zext i32 %16 to i64
  %20 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %19
  %21 = load half, ptr addrspace(1) %20, align 2, !tbaa !16
  %22 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %19
  %23 = load half, ptr addrspace(1) %22, align 2, !tbaa !16
  %24 = fadd half %21, %23
  %25 = fmul half %21, %23
  %26 = fcmp olt half %21, %23
  %27 = fsub half %24, %25
  %28 = tail call half @llvm.fma.f16(half %21, half %23, half %24)
  %29 = select i1 %26, half %27, half %28
  %30 = mul i32 %16, 3
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %31
  store half %24, ptr addrspace(1) %32, align 2, !tbaa !16
  %33 = add i32 %30, 1
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %34
  store half %25, ptr addrspace(1) %35, align 2, !tbaa !16
  %36 = tail call half @llvm.fabs.f16(half %29)
  %37 = tail call half @llvm.minnum.f16(half %36, half 0xH5640)
  %38 = add i32 %30, 2
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %39
  store half %37, ptr addrspace(1) %40, align 2, !tbaa !16
  %41 = getelementptr inbounds nuw <2 x half>, ptr addrspace(1) %3, i64 %19
  %42 = load <2 x half>, ptr addrspace(1) %41, align 4, !tbaa !19
  %43 = insertelement <2 x half> poison, half %21, i64 0
  %44 = insertelement <2 x half> %43, half %23, i64 1
  %45 = fmul <2 x half> %44, %42
  %46 = shufflevector <2 x half> %42, <2 x half> poison, <2 x i32> <i32 1, i32 0>
  %47 = fadd <2 x half> %45, %46
  %48 = getelementptr inbounds nuw <2 x half>, ptr addrspace(1) %4, i64 %19
  store <2 x half> %47, ptr addrspace(1) %48, align 4, !tbaa !19
  %49 = fdiv half %21, %23
  %50 = fpext half %49 to float
  %51 = getelementptr inbounds nuw float, ptr addrspace(1) %5, i64 %19
  store float %50, ptr addrspace(1) %51, align 4, !tbaa !20
  %52 = tail call half @llvm.rint.f16(half %21)
  %53 = fptosi half %52 to i16
  %54 = getelementptr inbounds nuw i16, ptr addrspace(1) %6, i64 %19
  store i16 %53, ptr addrspace(1) %54, align 2, !tbaa !14
  br label %55

55:                                               ; preds = %8, %18
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.fma.f16(half, half, half) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.fabs.f16(half) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.minnum.f16(half, half) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.rint.f16(half) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"half*", !"half*", !"half*", !"half2*", !"half2*", !"float*", !"short*", !"uint"}
!12 = !{!"half*", !"half*", !"half*", !"half __attribute__((ext_vector_type(2)))*", !"half __attribute__((ext_vector_type(2)))*", !"float*", !"short*", !"uint"}
!13 = !{!"const", !"const", !"", !"const", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"half", !7, i64 0}
!18 = !{}
!19 = !{!7, !7, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !7, i64 0}
