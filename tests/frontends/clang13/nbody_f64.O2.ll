; ModuleID = 'nbody_f64.cl'
source_filename = "nbody_f64.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind
define protected amdgpu_kernel void @nbody_f64(double addrspace(1)* nocapture readonly %0, double addrspace(1)* nocapture readonly %1, double addrspace(1)* nocapture readonly %2, double addrspace(1)* nocapture readonly %3, double addrspace(1)* nocapture %4, double addrspace(1)* nocapture %5, double addrspace(1)* nocapture %6, i32 %7, double %8) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x() #2
  %11 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  %12 = getelementptr inbounds i8, i8 addrspace(4)* %11, i64 4
  %13 = bitcast i8 addrspace(4)* %12 to i16 addrspace(4)*
  %14 = load i16, i16 addrspace(4)* %13, align 4, !tbaa !8
  %15 = zext i16 %14 to i32
  %16 = mul i32 %10, %15
  %17 = tail call i32 @llvm.amdgcn.workitem.id.x() #2, !range !12
  %18 = add i32 %16, %17
  %19 = icmp ult i32 %18, %7
  br i1 %19, label %20, label %60

20:                                               ; preds = %9
  %21 = zext i32 %18 to i64
  %22 = getelementptr inbounds double, double addrspace(1)* %0, i64 %21
  %23 = load double, double addrspace(1)* %22, align 8, !tbaa !13
  %24 = getelementptr inbounds double, double addrspace(1)* %1, i64 %21
  %25 = load double, double addrspace(1)* %24, align 8, !tbaa !13
  %26 = getelementptr inbounds double, double addrspace(1)* %2, i64 %21
  %27 = load double, double addrspace(1)* %26, align 8, !tbaa !13
  br label %32

28:                                               ; preds = %32
  %29 = getelementptr inbounds double, double addrspace(1)* %4, i64 %21
  store double %55, double addrspace(1)* %29, align 8, !tbaa !13
  %30 = getelementptr inbounds double, double addrspace(1)* %5, i64 %21
  store double %56, double addrspace(1)* %30, align 8, !tbaa !13
  %31 = getelementptr inbounds double, double addrspace(1)* %6, i64 %21
  store double %57, double addrspace(1)* %31, align 8, !tbaa !13
  br label %60

32:                                               ; preds = %20, %32
  %33 = phi double [ %55, %32 ], [ 0.000000e+00, %20 ]
  %34 = phi double [ %56, %32 ], [ 0.000000e+00, %20 ]
  %35 = phi double [ %57, %32 ], [ 0.000000e+00, %20 ]
  %36 = phi i32 [ %58, %32 ], [ 0, %20 ]
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds double, double addrspace(1)* %0, i64 %37
  %39 = load double, double addrspace(1)* %38, align 8, !tbaa !13
  %40 = fsub double %39, %23
  %41 = getelementptr inbounds double, double addrspace(1)* %1, i64 %37
  %42 = load double, double addrspace(1)* %41, align 8, !tbaa !13
  %43 = fsub double %42, %25
  %44 = getelementptr inbounds double, double addrspace(1)* %2, i64 %37
  %45 = load double, double addrspace(1)* %44, align 8, !tbaa !13
  %46 = fsub double %45, %27
  %47 = tail call double @llvm.fma.f64(double %46, double %46, double %8)
  %48 = tail call double @llvm.fma.f64(double %43, double %43, double %47)
  %49 = tail call double @llvm.fma.f64(double %40, double %40, double %48)
  %50 = tail call double @llvm.sqrt.f64(double %49)
  %51 = getelementptr inbounds double, double addrspace(1)* %3, i64 %37
  %52 = load double, double addrspace(1)* %51, align 8, !tbaa !13
  %53 = fmul double %49, %50
  %54 = fdiv double %52, %53
  %55 = tail call double @llvm.fmuladd.f64(double %40, double %54, double %33)
  %56 = tail call double @llvm.fmuladd.f64(double %43, double %54, double %34)
  %57 = tail call double @llvm.fmuladd.f64(double %46, double %54, double %35)
  %58 = add nuw i32 %36, 1
  %59 = icmp eq i32 %58, %7
  br i1 %59, label %28, label %32

60:                                               ; preds = %9, %28
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fma.f64(double, double, double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { nofree norecurse nosync nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 13.0.1-11+b2"}
!4 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"double*", !"double*", !"double*", !"double*", !"double*", !"double*", !"double*", !"uint", !"double"}
!7 = !{!"const", !"const", !"const", !"const", !"", !"", !"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{i32 0, i32 1024}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !10, i64 0}
