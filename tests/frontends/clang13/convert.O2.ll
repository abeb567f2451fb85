; ModuleID = 'convert.cl'
source_filename = "convert.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define protected amdgpu_kernel void @convert(i32 addrspace(1)* nocapture readonly %0, i64 addrspace(1)* nocapture readonly %1, float addrspace(1)* nocapture readonly %2, double addrspace(1)* nocapture readonly %3, float addrspace(1)* nocapture %4, double addrspace(1)* nocapture %5, i32 addrspace(1)* nocapture %6, i64 addrspace(1)* nocapture %7, half addrspace(1)* nocapture %8, i32 %9) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x() #2
  %12 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  %13 = getelementptr inbounds i8, i8 addrspace(4)* %12, i64 4
  %14 = bitcast i8 addrspace(4)* %13 to i16 addrspace(4)*
  %15 = load i16, i16 addrspace(4)* %14, align 4, !tbaa !8
  %16 = zext i16 %15 to i32
  %17 = mul i32 %11, %16
  %18 = tail call i32 @llvm.amdgcn.workitem.id.x() #2, !range !12
  %19 = add i32 %17, %18
  %20 = icmp ult i32 %19, %9
  br i1 %20, label %21, label %94

21:                                               ; preds = %10
  %22 = zext i32 %19 to i64
  %23 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %22
  %24 = load i32, i32 addrspace(1)* %23, align 4, !tbaa !13
  %25 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %22
  %26 = load i64, i64 addrspace(1)* %25, align 8, !tbaa !15
  %27 = getelementptr inbounds float, float addrspace(1)* %2, i64 %22
  %28 = load float, float addrspace(1)* %27, align 4, !tbaa !17
  %29 = getelementptr inbounds double, double addrspace(1)* %3, i64 %22
  %30 = load double, double addrspace(1)* %29, align 8, !tbaa !19
  %31 = mul i32 %19, 7
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds float, float addrspace(1)* %4, i64 %32
  %34 = sitofp i32 %24 to float
  store float %34, float addrspace(1)* %33, align 4, !tbaa !17
  %35 = uitofp i32 %24 to float
  %36 = getelementptr inbounds float, float addrspace(1)* %33, i64 1
  store float %35, float addrspace(1)* %36, align 4, !tbaa !17
  %37 = sitofp i64 %26 to float
  %38 = getelementptr inbounds float, float addrspace(1)* %33, i64 2
  store float %37, float addrspace(1)* %38, align 4, !tbaa !17
  %39 = uitofp i64 %26 to float
  %40 = getelementptr inbounds float, float addrspace(1)* %33, i64 3
  store float %39, float addrspace(1)* %40, align 4, !tbaa !17
  %41 = fptrunc double %30 to float
  %42 = getelementptr inbounds float, float addrspace(1)* %33, i64 4
  store float %41, float addrspace(1)* %42, align 4, !tbaa !17
  %43 = lshr i32 %24, 8
  %44 = trunc i32 %43 to i8
  %45 = uitofp i8 %44 to float
  %46 = getelementptr inbounds float, float addrspace(1)* %33, i64 5
  store float %45, float addrspace(1)* %46, align 4, !tbaa !17
  %47 = trunc i32 %24 to i16
  %48 = sitofp i16 %47 to float
  %49 = getelementptr inbounds float, float addrspace(1)* %33, i64 6
  store float %48, float addrspace(1)* %49, align 4, !tbaa !17
  %50 = mul i32 %19, 5
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds double, double addrspace(1)* %5, i64 %51
  %53 = sitofp i32 %24 to double
  store double %53, double addrspace(1)* %52, align 8, !tbaa !19
  %54 = uitofp i32 %24 to double
  %55 = getelementptr inbounds double, double addrspace(1)* %52, i64 1
  store double %54, double addrspace(1)* %55, align 8, !tbaa !19
  %56 = sitofp i64 %26 to double
  %57 = getelementptr inbounds double, double addrspace(1)* %52, i64 2
  store double %56, double addrspace(1)* %57, align 8, !tbaa !19
  %58 = uitofp i64 %26 to double
  %59 = getelementptr inbounds double, double addrspace(1)* %52, i64 3
  store double %58, double addrspace(1)* %59, align 8, !tbaa !19
  %60 = fpext float %28 to double
  %61 = getelementptr inbounds double, double addrspace(1)* %52, i64 4
  store double %60, double addrspace(1)* %61, align 8, !tbaa !19
  %62 = getelementptr inbounds i32, i32 addrspace(1)* %6, i64 %51
  %63 = fptosi float %28 to i32
  store i32 %63, i32 addrspace(1)* %62, align 4, !tbaa !13
  %64 = tail call float @llvm.fabs.f32(float %28)
  %65 = fptoui float %64 to i32
  %66 = getelementptr inbounds i32, i32 addrspace(1)* %62, i64 1
  store i32 %65, i32 addrspace(1)* %66, align 4, !tbaa !13
  %67 = fptosi double %30 to i32
  %68 = getelementptr inbounds i32, i32 addrspace(1)* %62, i64 2
  store i32 %67, i32 addrspace(1)* %68, align 4, !tbaa !13
  %69 = tail call double @llvm.fabs.f64(double %30)
  %70 = fptoui double %69 to i32
  %71 = getelementptr inbounds i32, i32 addrspace(1)* %62, i64 3
  store i32 %70, i32 addrspace(1)* %71, align 4, !tbaa !13
  %72 = fmul float %28, 0x3EE4F8B580000000
  %73 = fptosi float %72 to i16
  %74 = sext i16 %73 to i32
  %75 = fmul float %64, 0x3E45798EE0000000
  %76 = fptoui float %75 to i8
  %77 = zext i8 %76 to i32
  %78 = add nsw i32 %77, %74
  %79 = getelementptr inbounds i32, i32 addrspace(1)* %62, i64 4
  store i32 %78, i32 addrspace(1)* %79, align 4, !tbaa !13
  %80 = shl i32 %19, 2
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %81
  %83 = fptosi float %28 to i64
  store i64 %83, i64 addrspace(1)* %82, align 8, !tbaa !15
  %84 = fptoui float %64 to i64
  %85 = getelementptr inbounds i64, i64 addrspace(1)* %82, i64 1
  store i64 %84, i64 addrspace(1)* %85, align 8, !tbaa !15
  %86 = fmul double %30, 0x4130000000000000
  %87 = fptosi double %86 to i64
  %88 = getelementptr inbounds i64, i64 addrspace(1)* %82, i64 2
  store i64 %87, i64 addrspace(1)* %88, align 8, !tbaa !15
  %89 = tail call double @llvm.fabs.f64(double %86)
  %90 = fptoui double %89 to i64
  %91 = getelementptr inbounds i64, i64 addrspace(1)* %82, i64 3
  store i64 %90, i64 addrspace(1)* %91, align 8, !tbaa !15
  %92 = fptrunc float %28 to half
  %93 = getelementptr inbounds half, half addrspace(1)* %8, i64 %22
  store half %92, half addrspace(1)* %93, align 2, !tbaa !21
  br label %94

94:                                               ; preds = %10, %21
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fabs.f32(float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #1

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
!4 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"int*", !"long*", !"float*", !"double*", !"float*", !"double*", !"int*", !"long*", !"half*", !"uint"}
!7 = !{!"const", !"const", !"const", !"const", !"", !"", !"", !"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{i32 0, i32 1024}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !10, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"long", !10, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !10, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !10, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"half", !10, i64 0}
