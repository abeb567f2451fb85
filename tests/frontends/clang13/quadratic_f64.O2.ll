; ModuleID = 'quadratic_f64.cl'
source_filename = "quadratic_f64.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define protected amdgpu_kernel void @quadratic_f64(double addrspace(1)* nocapture readonly %0, double addrspace(1)* nocapture %1, i32 addrspace(1)* nocapture %2, i32 %3) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x() #2
  %6 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  %7 = getelementptr inbounds i8, i8 addrspace(4)* %6, i64 4
  %8 = bitcast i8 addrspace(4)* %7 to i16 addrspace(4)*
  %9 = load i16, i16 addrspace(4)* %8, align 4, !tbaa !8
  %10 = zext i16 %9 to i32
  %11 = mul i32 %5, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x() #2, !range !12
  %13 = add i32 %11, %12
  %14 = icmp ult i32 %13, %3
  br i1 %14, label %15, label %69

15:                                               ; preds = %4
  %16 = mul i32 %13, 3
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds double, double addrspace(1)* %0, i64 %17
  %19 = load double, double addrspace(1)* %18, align 8, !tbaa !13
  %20 = add i32 %16, 1
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds double, double addrspace(1)* %0, i64 %21
  %23 = load double, double addrspace(1)* %22, align 8, !tbaa !13
  %24 = add i32 %16, 2
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds double, double addrspace(1)* %0, i64 %25
  %27 = load double, double addrspace(1)* %26, align 8, !tbaa !13
  %28 = fcmp oeq double %19, 0.000000e+00
  br i1 %28, label %29, label %34

29:                                               ; preds = %15
  %30 = fcmp une double %23, 0.000000e+00
  br i1 %30, label %31, label %57

31:                                               ; preds = %29
  %32 = fneg double %27
  %33 = fdiv double %32, %23
  br label %57

34:                                               ; preds = %15
  %35 = fmul double %19, -4.000000e+00
  %36 = fmul double %35, %27
  %37 = tail call double @llvm.fma.f64(double %23, double %23, double %36)
  %38 = fcmp ult double %37, 0.000000e+00
  br i1 %38, label %48, label %39

39:                                               ; preds = %34
  %40 = tail call double @llvm.sqrt.f64(double %37)
  %41 = tail call double @llvm.copysign.f64(double %40, double %23)
  %42 = fadd double %23, %41
  %43 = fmul double %42, -5.000000e-01
  %44 = fdiv double %43, %19
  %45 = fcmp une double %43, 0.000000e+00
  %46 = fdiv double %27, %43
  %47 = select i1 %45, double %46, double 0.000000e+00
  br label %57

48:                                               ; preds = %34
  %49 = fneg double %23
  %50 = fmul double %19, 2.000000e+00
  %51 = fdiv double %49, %50
  %52 = fneg double %37
  %53 = tail call double @llvm.sqrt.f64(double %52)
  %54 = tail call double @llvm.fabs.f64(double %19)
  %55 = fmul double %54, 2.000000e+00
  %56 = fdiv double %53, %55
  br label %57

57:                                               ; preds = %48, %39, %29, %31
  %58 = phi double [ 0.000000e+00, %31 ], [ 0.000000e+00, %29 ], [ %56, %48 ], [ %47, %39 ]
  %59 = phi i32 [ 1, %31 ], [ 0, %29 ], [ -2, %48 ], [ 2, %39 ]
  %60 = phi double [ %33, %31 ], [ 0.000000e+00, %29 ], [ %51, %48 ], [ %44, %39 ]
  %61 = shl i32 %13, 1
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds double, double addrspace(1)* %1, i64 %62
  store double %60, double addrspace(1)* %63, align 8, !tbaa !13
  %64 = or i32 %61, 1
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds double, double addrspace(1)* %1, i64 %65
  store double %58, double addrspace(1)* %66, align 8, !tbaa !13
  %67 = zext i32 %13 to i64
  %68 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %67
  store i32 %59, i32 addrspace(1)* %68, align 4, !tbaa !15
  br label %69

69:                                               ; preds = %4, %57
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fma.f64(double, double, double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.copysign.f64(double, double) #1

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
!4 = !{i32 1, i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"double*", !"double*", !"int*", !"uint"}
!7 = !{!"const", !"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{i32 0, i32 1024}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !10, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !10, i64 0}
