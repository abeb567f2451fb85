; ModuleID = 'nbody_f64.cl'
source_filename = "nbody_f64.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @nbody_f64(double addrspace(1)* %0, double addrspace(1)* %1, double addrspace(1)* %2, double addrspace(1)* %3, double addrspace(1)* %4, double addrspace(1)* %5, double addrspace(1)* %6, i32 %7, double %8) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %12 = alloca double addrspace(1)*, align 8, addrspace(5)
  %13 = alloca double addrspace(1)*, align 8, addrspace(5)
  %14 = alloca double addrspace(1)*, align 8, addrspace(5)
  %15 = alloca double addrspace(1)*, align 8, addrspace(5)
  %16 = alloca double addrspace(1)*, align 8, addrspace(5)
  %17 = alloca double addrspace(1)*, align 8, addrspace(5)
  %18 = alloca double addrspace(1)*, align 8, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca double, align 8, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca double, align 8, addrspace(5)
  %23 = alloca double, align 8, addrspace(5)
  %24 = alloca double, align 8, addrspace(5)
  %25 = alloca double, align 8, addrspace(5)
  %26 = alloca double, align 8, addrspace(5)
  %27 = alloca double, align 8, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca double, align 8, addrspace(5)
  %30 = alloca double, align 8, addrspace(5)
  %31 = alloca double, align 8, addrspace(5)
  %32 = alloca double, align 8, addrspace(5)
  %33 = alloca double, align 8, addrspace(5)
  %34 = alloca double, align 8, addrspace(5)
  store double addrspace(1)* %0, double addrspace(1)* addrspace(5)* %12, align 8
  store double addrspace(1)* %1, double addrspace(1)* addrspace(5)* %13, align 8
  store double addrspace(1)* %2, double addrspace(1)* addrspace(5)* %14, align 8
  store double addrspace(1)* %3, double addrspace(1)* addrspace(5)* %15, align 8
  store double addrspace(1)* %4, double addrspace(1)* addrspace(5)* %16, align 8
  store double addrspace(1)* %5, double addrspace(1)* addrspace(5)* %17, align 8
  store double addrspace(1)* %6, double addrspace(1)* addrspace(5)* %18, align 8
  store i32 %7, i32 addrspace(5)* %19, align 4
  store double %8, double addrspace(5)* %20, align 8
  %35 = call i32 @llvm.amdgcn.workgroup.id.x() #3
  store i32 4, i32 addrspace(5)* %10, align 4
  %36 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %36, i8 addrspace(4)* addrspace(5)* %11, align 8
  %37 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %11, align 8
  %38 = load i32, i32 addrspace(5)* %10, align 4
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds i8, i8 addrspace(4)* %37, i64 %39
  %41 = bitcast i8 addrspace(4)* %40 to i16 addrspace(4)*
  %42 = load i16, i16 addrspace(4)* %41, align 2
  %43 = zext i16 %42 to i32
  %44 = mul i32 %35, %43
  %45 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !9
  %46 = add i32 %44, %45
  store i32 %46, i32 addrspace(5)* %21, align 4
  %47 = load i32, i32 addrspace(5)* %21, align 4
  %48 = load i32, i32 addrspace(5)* %19, align 4
  %49 = icmp uge i32 %47, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %9
  br label %145

51:                                               ; preds = %9
  %52 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %12, align 8
  %53 = load i32, i32 addrspace(5)* %21, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds double, double addrspace(1)* %52, i64 %54
  %56 = load double, double addrspace(1)* %55, align 8
  store double %56, double addrspace(5)* %22, align 8
  %57 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %13, align 8
  %58 = load i32, i32 addrspace(5)* %21, align 4
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds double, double addrspace(1)* %57, i64 %59
  %61 = load double, double addrspace(1)* %60, align 8
  store double %61, double addrspace(5)* %23, align 8
  %62 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %14, align 8
  %63 = load i32, i32 addrspace(5)* %21, align 4
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds double, double addrspace(1)* %62, i64 %64
  %66 = load double, double addrspace(1)* %65, align 8
  store double %66, double addrspace(5)* %24, align 8
  store double 0.000000e+00, double addrspace(5)* %25, align 8
  store double 0.000000e+00, double addrspace(5)* %26, align 8
  store double 0.000000e+00, double addrspace(5)* %27, align 8
  store i32 0, i32 addrspace(5)* %28, align 4
  br label %67

67:                                               ; preds = %126, %51
  %68 = load i32, i32 addrspace(5)* %28, align 4
  %69 = load i32, i32 addrspace(5)* %19, align 4
  %70 = icmp ult i32 %68, %69
  br i1 %70, label %71, label %129

71:                                               ; preds = %67
  %72 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %12, align 8
  %73 = load i32, i32 addrspace(5)* %28, align 4
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds double, double addrspace(1)* %72, i64 %74
  %76 = load double, double addrspace(1)* %75, align 8
  %77 = load double, double addrspace(5)* %22, align 8
  %78 = fsub double %76, %77
  store double %78, double addrspace(5)* %29, align 8
  %79 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %13, align 8
  %80 = load i32, i32 addrspace(5)* %28, align 4
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds double, double addrspace(1)* %79, i64 %81
  %83 = load double, double addrspace(1)* %82, align 8
  %84 = load double, double addrspace(5)* %23, align 8
  %85 = fsub double %83, %84
  store double %85, double addrspace(5)* %30, align 8
  %86 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %14, align 8
  %87 = load i32, i32 addrspace(5)* %28, align 4
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds double, double addrspace(1)* %86, i64 %88
  %90 = load double, double addrspace(1)* %89, align 8
  %91 = load double, double addrspace(5)* %24, align 8
  %92 = fsub double %90, %91
  store double %92, double addrspace(5)* %31, align 8
  %93 = load double, double addrspace(5)* %29, align 8
  %94 = load double, double addrspace(5)* %29, align 8
  %95 = load double, double addrspace(5)* %30, align 8
  %96 = load double, double addrspace(5)* %30, align 8
  %97 = load double, double addrspace(5)* %31, align 8
  %98 = load double, double addrspace(5)* %31, align 8
  %99 = load double, double addrspace(5)* %20, align 8
  %100 = call double @llvm.fma.f64(double %97, double %98, double %99)
  %101 = call double @llvm.fma.f64(double %95, double %96, double %100)
  %102 = call double @llvm.fma.f64(double %93, double %94, double %101)
  store double %102, double addrspace(5)* %32, align 8
  %103 = load double, double addrspace(5)* %32, align 8
  %104 = call double @llvm.sqrt.f64(double %103)
  store double %104, double addrspace(5)* %33, align 8
  %105 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %15, align 8
  %106 = load i32, i32 addrspace(5)* %28, align 4
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds double, double addrspace(1)* %105, i64 %107
  %109 = load double, double addrspace(1)* %108, align 8
  %110 = load double, double addrspace(5)* %32, align 8
  %111 = load double, double addrspace(5)* %33, align 8
  %112 = fmul double %110, %111
  %113 = fdiv double %109, %112
  store double %113, double addrspace(5)* %34, align 8
  %114 = load double, double addrspace(5)* %29, align 8
  %115 = load double, double addrspace(5)* %34, align 8
  %116 = load double, double addrspace(5)* %25, align 8
  %117 = call double @llvm.fmuladd.f64(double %114, double %115, double %116)
  store double %117, double addrspace(5)* %25, align 8
  %118 = load double, double addrspace(5)* %30, align 8
  %119 = load double, double addrspace(5)* %34, align 8
  %120 = load double, double addrspace(5)* %26, align 8
  %121 = call double @llvm.fmuladd.f64(double %118, double %119, double %120)
  store double %121, double addrspace(5)* %26, align 8
  %122 = load double, double addrspace(5)* %31, align 8
  %123 = load double, double addrspace(5)* %34, align 8
  %124 = load double, double addrspace(5)* %27, align 8
  %125 = call double @llvm.fmuladd.f64(double %122, double %123, double %124)
  store double %125, double addrspace(5)* %27, align 8
  br label %126

126:                                              ; preds = %71
  %127 = load i32, i32 addrspace(5)* %28, align 4
  %128 = add i32 %127, 1
  store i32 %128, i32 addrspace(5)* %28, align 4
  br label %67

129:                                              ; preds = %67
  %130 = load double, double addrspace(5)* %25, align 8
  %131 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %16, align 8
  %132 = load i32, i32 addrspace(5)* %21, align 4
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds double, double addrspace(1)* %131, i64 %133
  store double %130, double addrspace(1)* %134, align 8
  %135 = load double, double addrspace(5)* %26, align 8
  %136 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %17, align 8
  %137 = load i32, i32 addrspace(5)* %21, align 4
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds double, double addrspace(1)* %136, i64 %138
  store double %135, double addrspace(1)* %139, align 8
  %140 = load double, double addrspace(5)* %27, align 8
  %141 = load double addrspace(1)*, double addrspace(1)* addrspace(5)* %18, align 8
  %142 = load i32, i32 addrspace(5)* %21, align 4
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds double, double addrspace(1)* %141, i64 %143
  store double %140, double addrspace(1)* %144, align 8
  br label %145

145:                                              ; preds = %129, %50
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fma.f64(double, double, double) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fmuladd.f64(double, double, double) #1

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
!5 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!6 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!7 = !{!"double*", !"double*", !"double*", !"double*", !"double*", !"double*", !"double*", !"uint", !"double"}
!8 = !{!"const", !"const", !"const", !"const", !"", !"", !"", !"", !""}
!9 = !{i32 0, i32 1024}
