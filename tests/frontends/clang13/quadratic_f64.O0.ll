; ModuleID = 'quadratic_f64.cl'
source_filename = "quadratic_f64.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @quadratic_f64(double addrspace(1)* %0, double addrspace(1)* %1, i32 addrspace(1)* %2, i32 %3) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %7 = alloca double addrspace(1)*, align 8, addrspace(5)
  %8 = alloca double addrspace(1)*, align 8, addrspace(5)
  %9 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca double, align 8, addrspace(5)
  %13 = alloca double, align 8, addrspace(5)
  %14 = alloca double, align 8, addrspace(5)
  %15 = alloca double, align 8, addrspace(5)
  %16 = alloca double, align 8, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca double, align 8, addrspace(5)
  %19 = alloca double, align 8, addrspace(5)
  store double addrspace(1)* %0, double addrspace(1)* addrspace(5)* %7, align 8
  store double addrspace(1)* %1, double addrspace(1)* addrspace(5)* %8, align 8
  store i32 addrspace(1)* %2, i32 addrspace(1)* addrspace(5)* %9, align 8
  store i32 %3, i32 addrspace(5)* %10, align 4
  %20 = call i32 @llvm.amdgcn.workgroup.id.x() #3
  store i32 4, i32 addrspace(5)* %5, align 4
  %21 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %21, i8 addrspace(4)* addrspace(5)* %6, align 8
  %22 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %6, align 8
  %23 = load i32, i32 addrspace(5)* %5, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds i8, i8 addrspace(4)* %22, i64 %24
  %26 = bitcast i8 addrspace(4)* %25 to i16 addrspace(4)*
  %27 = load i16, i16 addrspace(4)* %26, align 2
  %28 = zext i16 %27 to i32
  %29 = mul i32 %20, %28
  %30 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !9
  %31 = add i32 %29, %30
  store i32 %31, i32 addrspace(5)* %11, align 4
  %32 = load i32, i32 addrspace(5)* %11, align 4
  %33 = load i32, i32 addrspace(5)* %10, align 4
  %34 = icmp uge i32 %32, %33
  br i1 %34, label %35, label %36

35:                                               ; preds = %4
  br label %131

36:                                               ; preds = %4
  %37 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %7, align 8
  %38 = load i32, i32 addrspace(5)* %11, align 4
  %39 = mul i32 3, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds double, double addrspace(1)* %37, i64 %40
  %42 = load double, double addrspace(1)* %41, align 8
  store double %42, double addrspace(5)* %12, align 8
  %43 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %7, align 8
  %44 = load i32, i32 addrspace(5)* %11, align 4
  %45 = mul i32 3, %44
  %46 = add i32 %45, 1
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds double, double addrspace(1)* %43, i64 %47
  %49 = load double, double addrspace(1)* %48, align 8
  store double %49, double addrspace(5)* %13, align 8
  %50 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %7, align 8
  %51 = load i32, i32 addrspace(5)* %11, align 4
  %52 = mul i32 3, %51
  %53 = add i32 %52, 2
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds double, double addrspace(1)* %50, i64 %54
  %56 = load double, double addrspace(1)* %55, align 8
  store double %56, double addrspace(5)* %14, align 8
  store double 0.000000e+00, double addrspace(5)* %15, align 8
  store double 0.000000e+00, double addrspace(5)* %16, align 8
  store i32 0, i32 addrspace(5)* %17, align 4
  %57 = load double, double addrspace(5)* %12, align 8
  %58 = fcmp oeq double %57, 0.000000e+00
  br i1 %58, label %59, label %68

59:                                               ; preds = %36
  %60 = load double, double addrspace(5)* %13, align 8
  %61 = fcmp une double %60, 0.000000e+00
  br i1 %61, label %62, label %67

62:                                               ; preds = %59
  %63 = load double, double addrspace(5)* %14, align 8
  %64 = fneg double %63
  %65 = load double, double addrspace(5)* %13, align 8
  %66 = fdiv double %64, %65
  store double %66, double addrspace(5)* %15, align 8
  store i32 1, i32 addrspace(5)* %17, align 4
  br label %67

67:                                               ; preds = %62, %59
  br label %112

68:                                               ; preds = %36
  %69 = load double, double addrspace(5)* %13, align 8
  %70 = load double, double addrspace(5)* %13, align 8
  %71 = load double, double addrspace(5)* %12, align 8
  %72 = fmul double -4.000000e+00, %71
  %73 = load double, double addrspace(5)* %14, align 8
  %74 = fmul double %72, %73
  %75 = call double @llvm.fma.f64(double %69, double %70, double %74)
  store double %75, double addrspace(5)* %18, align 8
  %76 = load double, double addrspace(5)* %18, align 8
  %77 = fcmp oge double %76, 0.000000e+00
  br i1 %77, label %78, label %98

78:                                               ; preds = %68
  %79 = load double, double addrspace(5)* %13, align 8
  %80 = load double, double addrspace(5)* %18, align 8
  %81 = call double @llvm.sqrt.f64(double %80)
  %82 = load double, double addrspace(5)* %13, align 8
  %83 = call double @llvm.copysign.f64(double %81, double %82)
  %84 = fadd double %79, %83
  %85 = fmul double -5.000000e-01, %84
  store double %85, double addrspace(5)* %19, align 8
  %86 = load double, double addrspace(5)* %19, align 8
  %87 = load double, double addrspace(5)* %12, align 8
  %88 = fdiv double %86, %87
  store double %88, double addrspace(5)* %15, align 8
  %89 = load double, double addrspace(5)* %19, align 8
  %90 = fcmp une double %89, 0.000000e+00
  br i1 %90, label %91, label %95

91:                                               ; preds = %78
  %92 = load double, double addrspace(5)* %14, align 8
  %93 = load double, double addrspace(5)* %19, align 8
  %94 = fdiv double %92, %93
  br label %96

95:                                               ; preds = %78
  br label %96

96:                                               ; preds = %95, %91
  %97 = phi double [ %94, %91 ], [ 0.000000e+00, %95 ]
  store double %97, double addrspace(5)* %16, align 8
  store i32 2, i32 addrspace(5)* %17, align 4
  br label %111

98:                                               ; preds = %68
  %99 = load double, double addrspace(5)* %13, align 8
  %100 = fneg double %99
  %101 = load double, double addrspace(5)* %12, align 8
  %102 = fmul double 2.000000e+00, %101
  %103 = fdiv double %100, %102
  store double %103, double addrspace(5)* %15, align 8
  %104 = load double, double addrspace(5)* %18, align 8
  %105 = fneg double %104
  %106 = call double @llvm.sqrt.f64(double %105)
  %107 = load double, double addrspace(5)* %12, align 8
  %108 = call double @llvm.fabs.f64(double %107)
  %109 = fmul double 2.000000e+00, %108
  %110 = fdiv double %106, %109
  store double %110, double addrspace(5)* %16, align 8
  store i32 -2, i32 addrspace(5)* %17, align 4
  br label %111

111:                                              ; preds = %98, %96
  br label %112

112:                                              ; preds = %111, %67
  %113 = load double, double addrspace(5)* %15, align 8
  %114 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %8, align 8
  %115 = load i32, i32 addrspace(5)* %11, align 4
  %116 = mul i32 2, %115
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds double, double addrspace(1)* %114, i64 %117
  store double %113, double addrspace(1)* %118, align 8
  %119 = load double, double addrspace(5)* %16, align 8
  %120 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %8, align 8
  %121 = load i32, i32 addrspace(5)* %11, align 4
  %122 = mul i32 2, %121
  %123 = add i32 %122, 1
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds double, double addrspace(1)* %120, i64 %124
  store double %119, double addrspace(1)* %125, align 8
  %126 = load i32, i32 addrspace(5)* %17, align 4
  %127 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %9, align 8
  %128 = load i32, i32 addrspace(5)* %11, align 4
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds i32, i32 addrspace(1)* %127, i64 %129
  store i32 %126, i32 addrspace(1)* %130, align 4
  br label %131

131:                                              ; preds = %112, %35
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fma.f64(double, double, double) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.copysign.f64(double, double) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readnone speculatable willreturn }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 13.0.1-11+b2"}
!5 = !{i32 1, i32 1, i32 1, i32 0}
!6 = !{!"none", !"none", !"none", !"none"}
!7 = !{!"double*", !"double*", !"int*", !"uint"}
!8 = !{!"const", !"", !"", !""}
!9 = !{i32 0, i32 1024}
