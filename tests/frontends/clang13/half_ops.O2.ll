; ModuleID = 'half_ops.cl'
source_filename = "half_ops.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define protected amdgpu_kernel void @half_ops(half addrspace(1)* nocapture readonly %0, half addrspace(1)* nocapture readonly %1, half addrspace(1)* nocapture %2, <2 x half> addrspace(1)* nocapture readonly %3, <2 x half> addrspace(1)* nocapture %4, float addrspace(1)* nocapture %5, i16 addrspace(1)* nocapture %6, i32 %7) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x() #2
  %10 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  %11 = getelementptr inbounds i8, i8 addrspace(4)* %10, i64 4
  %12 = bitcast i8 addrspace(4)* %11 to i16 addrspace(4)*
  %13 = load i16, i16 addrspace(4)* %12, align 4, !tbaa !9
  %14 = zext i16 %13 to i32
  %15 = mul i32 %9, %14
  %16 = tail call i32 @llvm.amdgcn.workitem.id.x() #2, !range !13
  %17 = add i32 %15, %16
  %18 = icmp ult i32 %17, %7
  br i1 %18, label %19, label %56

19:                                               ; preds = %8
  %20 = zext i32 %17 to i64
  %21 = getelementptr inbounds half, half addrspace(1)* %0, i64 %20
  %22 = load half, half addrspace(1)* %21, align 2, !tbaa !14
  %23 = getelementptr inbounds half, half addrspace(1)* %1, i64 %20
  %24 = load half, half addrspace(1)* %23, align 2, !tbaa !14
  %25 = fadd half %22, %24
  %26 = fmul half %22, %24
  %27 = fcmp olt half %22, %24
  %28 = fsub half %25, %26
  %29 = tail call half @llvm.fma.f16(half %22, half %24, half %25)
  %30 = select i1 %27, half %28, half %29
  %31 = mul i32 %17, 3
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds half, half addrspace(1)* %2, i64 %32
  store half %25, half addrspace(1)* %33, align 2, !tbaa !14
  %34 = add i32 %31, 1
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds half, half addrspace(1)* %2, i64 %35
  store half %26, half addrspace(1)* %36, align 2, !tbaa !14
  %37 = tail call half @llvm.fabs.f16(half %30)
  %38 = tail call half @llvm.minnum.f16(half %37, half 0xH5640)
  %39 = add i32 %31, 2
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds half, half addrspace(1)* %2, i64 %40
  store half %38, half addrspace(1)* %41, align 2, !tbaa !14
  %42 = getelementptr inbounds <2 x half>, <2 x half> addrspace(1)* %3, i64 %20
  %43 = load <2 x half>, <2 x half> addrspace(1)* %42, align 4, !tbaa !16
  %44 = insertelement <2 x half> undef, half %22, i32 0
  %45 = insertelement <2 x half> %44, half %24, i32 1
  %46 = fmul <2 x half> %45, %43
  %47 = shufflevector <2 x half> %43, <2 x half> poison, <2 x i32> <i32 1, i32 0>
  %48 = fadd <2 x half> %46, %47
  %49 = getelementptr inbounds <2 x half>, <2 x half> addrspace(1)* %4, i64 %20
  store <2 x half> %48, <2 x half> addrspace(1)* %49, align 4, !tbaa !16
  %50 = fdiv half %22, %24
  %51 = fpext half %50 to float
  %52 = getelementptr inbounds float, float addrspace(1)* %5, i64 %20
  store float %51, float addrspace(1)* %52, align 4, !tbaa !17
  %53 = tail call half @llvm.rint.f16(half %22)
  %54 = fptosi half %53 to i16
  %55 = getelementptr inbounds i16, i16 addrspace(1)* %6, i64 %20
  store i16 %54, i16 addrspace(1)* %55, align 2, !tbaa !9
  br label %56

56:                                               ; preds = %8, %19
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare half @llvm.fma.f16(half, half, half) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare half @llvm.fabs.f16(half) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare half @llvm.minnum.f16(half, half) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare half @llvm.rint.f16(half) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 13.0.1-11+b2"}
!4 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"half*", !"half*", !"half*", !"half2*", !"half2*", !"float*", !"short*", !"uint"}
!7 = !{!"half*", !"half*", !"half*", !"half __attribute__((ext_vector_type(2)))*", !"half __attribute__((ext_vector_type(2)))*", !"float*", !"short*", !"uint"}
!8 = !{!"const", !"const", !"", !"const", !"", !"", !"", !""}
!9 = !{!10, !10, i64 0}
!10 = !{!"short", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{i32 0, i32 1024}
!14 = !{!15, !15, i64 0}
!15 = !{!"half", !11, i64 0}
!16 = !{!11, !11, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !11, i64 0}
