; ModuleID = 'quadratic_f64.cl'
source_filename = "quadratic_f64.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @quadratic_f64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store ptr addrspace(1) %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %11, align 8
  %16 = load i32, ptr %12, align 4
  call void @__clang_ocl_kern_imp_quadratic_f64(ptr addrspace(1) noundef align 8 %13, ptr addrspace(1) noundef align 8 %14, ptr addrspace(1) noundef align 4 %15, i32 noundef %16) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_quadratic_f64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca double, align 8, addrspace(5)
  %18 = alloca double, align 8, addrspace(5)
  %19 = alloca double, align 8, addrspace(5)
  %20 = alloca double, align 8, addrspace(5)
  %21 = alloca double, align 8, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca double, align 8, addrspace(5)
  %24 = alloca double, align 8, addrspace(5)
  %25 = addrspacecast ptr addrspace(5) %12 to ptr
  %26 = addrspacecast ptr addrspace(5) %13 to ptr
  %27 = addrspacecast ptr addrspace(5) %14 to ptr
  %28 = addrspacecast ptr addrspace(5) %15 to ptr
  store ptr addrspace(1) %0, ptr %25, align 8
  store ptr addrspace(1) %1, ptr %26, align 8
  store ptr addrspace(1) %2, ptr %27, align 8
  store i32 %3, ptr %28, align 4
  %29 = addrspacecast ptr addrspace(5) %11 to ptr
  %30 = addrspacecast ptr addrspace(5) %10 to ptr
  %31 = call i32 @llvm.amdgcn.workgroup.id.x()
  %32 = addrspacecast ptr addrspace(5) %9 to ptr
  %33 = addrspacecast ptr addrspace(5) %5 to ptr
  %34 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %34, align 4
  %35 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %35, ptr addrspace(5) %7, align 8
  %36 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %37 = load i32, ptr %34, align 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr addrspace(4) %36, i64 %38
  %40 = load i16, ptr addrspace(4) %39, align 2
  %41 = zext i16 %40 to i32
  %42 = mul i32 %31, %41
  %43 = addrspacecast ptr addrspace(5) %8 to ptr
  %44 = call i32 @llvm.amdgcn.workitem.id.x()
  %45 = add i32 %42, %44
  store i32 %45, ptr addrspace(5) %16, align 4
  %46 = load i32, ptr addrspace(5) %16, align 4
  %47 = load i32, ptr %28, align 4
  %48 = icmp uge i32 %46, %47
  br i1 %48, label %49, label %50

49:                                               ; preds = %4
  br label %145

50:                                               ; preds = %4
  %51 = load ptr addrspace(1), ptr %25, align 8
  %52 = load i32, ptr addrspace(5) %16, align 4
  %53 = mul i32 3, %52
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw double, ptr addrspace(1) %51, i64 %54
  %56 = load double, ptr addrspace(1) %55, align 8
  store double %56, ptr addrspace(5) %17, align 8
  %57 = load ptr addrspace(1), ptr %25, align 8
  %58 = load i32, ptr addrspace(5) %16, align 4
  %59 = mul i32 3, %58
  %60 = add i32 %59, 1
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw double, ptr addrspace(1) %57, i64 %61
  %63 = load double, ptr addrspace(1) %62, align 8
  store double %63, ptr addrspace(5) %18, align 8
  %64 = load ptr addrspace(1), ptr %25, align 8
  %65 = load i32, ptr addrspace(5) %16, align 4
  %66 = mul i32 3, %65
  %67 = add i32 %66, 2
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw double, ptr addrspace(1) %64, i64 %68
  %70 = load double, ptr addrspace(1) %69, align 8
  store double %70, ptr addrspace(5) %19, align 8
  store double 0.000000e+00, ptr addrspace(5) %20, align 8
  store double 0.000000e+00, ptr addrspace(5) %21, align 8
  store i32 0, ptr addrspace(5) %22, align 4
  %71 = load double, ptr addrspace(5) %17, align 8
  %72 = fcmp oeq double %71, 0.000000e+00
  br i1 %72, label %73, label %82

73:                                               ; preds = %50
  %74 = load double, ptr addrspace(5) %18, align 8
  %75 = fcmp une double %74, 0.000000e+00
  br i1 %75, label %76, label %81

76:                                               ; preds = %73
  %77 = load double, ptr addrspace(5) %19, align 8
  %78 = fneg double %77
  %79 = load double, ptr addrspace(5) %18, align 8
  %80 = fdiv double %78, %79
  store double %80, ptr addrspace(5) %20, align 8
  store i32 1, ptr addrspace(5) %22, align 4
  br label %81

81:                                               ; preds = %76, %73
  br label %126

82:                                               ; preds = %50
  %83 = load double, ptr addrspace(5) %18, align 8
  %84 = load double, ptr addrspace(5) %18, align 8
  %85 = load double, ptr addrspace(5) %17, align 8
  %86 = fmul double -4.000000e+00, %85
  %87 = load double, ptr addrspace(5) %19, align 8
  %88 = fmul double %86, %87
  %89 = call double @llvm.fma.f64(double %83, double %84, double %88)
  store double %89, ptr addrspace(5) %23, align 8
  %90 = load double, ptr addrspace(5) %23, align 8
  %91 = fcmp oge double %90, 0.000000e+00
  br i1 %91, label %92, label %112

92:                                               ; preds = %82
  %93 = load double, ptr addrspace(5) %18, align 8
  %94 = load double, ptr addrspace(5) %23, align 8
  %95 = call double @llvm.sqrt.f64(double %94)
  %96 = load double, ptr addrspace(5) %18, align 8
  %97 = call double @llvm.copysign.f64(double %95, double %96)
  %98 = fadd double %93, %97
  %99 = fmul double -5.000000e-01, %98
  store double %99, ptr addrspace(5) %24, align 8
  %100 = load double, ptr addrspace(5) %24, align 8
  %101 = load double, ptr addrspace(5) %17, align 8
  %102 = fdiv double %100, %101
  store double %102, ptr addrspace(5) %20, align 8
  %103 = load double, ptr addrspace(5) %24, align 8
  %104 = fcmp une double %103, 0.000000e+00
  br i1 %104, label %105, label %109

105:                                              ; preds = %92
  %106 = load double, ptr addrspace(5) %19, align 8
  %107 = load double, ptr addrspace(5) %24, align 8
  %108 = fdiv double %106, %107
  br label %110

109:                                              ; preds = %92
  br label %110

110:                                              ; preds = %109, %105
  %111 = phi double [ %108, %105 ], [ 0.000000e+00, %109 ]
  store double %111, ptr addrspace(5) %21, align 8
  store i32 2, ptr addrspace(5) %22, align 4
  br label %125

112:                                              ; preds = %82
  %113 = load double, ptr addrspace(5) %18, align 8
  %114 = fneg double %113
  %115 = load double, ptr addrspace(5) %17, align 8
  %116 = fmul double 2.000000e+00, %115
  %117 = fdiv double %114, %116
  store double %117, ptr addrspace(5) %20, align 8
  %118 = load double, ptr addrspace(5) %23, align 8
  %119 = fneg double %118
  %120 = call double @llvm.sqrt.f64(double %119)
  %121 = load double, ptr addrspace(5) %17, align 8
  %122 = call double @llvm.fabs.f64(double %121)
  %123 = fmul double 2.000000e+00, %122
  %124 = fdiv double %120, %123
  store double %124, ptr addrspace(5) %21, align 8
  store i32 -2, ptr addrspace(5) %22, align 4
  br label %125

125:                                              ; preds = %112, %110
  br label %126

126:                                              ; preds = %125, %81
  %127 = load double, ptr addrspace(5) %20, align 8
  %128 = load ptr addrspace(1), ptr %26, align 8
  %129 = load i32, ptr addrspace(5) %16, align 4
  %130 = mul i32 2, %129
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds nuw double, ptr addrspace(1) %128, i64 %131
  store double %127, ptr addrspace(1) %132, align 8
  %133 = load double, ptr addrspace(5) %21, align 8
  %134 = load ptr addrspace(1), ptr %26, align 8
  %135 = load i32, ptr addrspace(5) %16, align 4
  %136 = mul i32 2, %135
  %137 = add i32 %136, 1
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw double, ptr addrspace(1) %134, i64 %138
  store double %133, ptr addrspace(1) %139, align 8
  %140 = load i32, ptr addrspace(5) %22, align 4
  %141 = load ptr addrspace(1), ptr %27, align 8
  %142 = load i32, ptr addrspace(5) %16, align 4
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw i32, ptr addrspace(1) %141, i64 %143
  store i32 %140, ptr addrspace(1) %144, align 4
  br label %145

145:                                              ; preds = %126, %49
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"double*", !"double*", !"int*", !"uint"}
!9 = !{!"const", !"", !"", !""}
