; ModuleID = 'nbody_f64.cl'
source_filename = "nbody_f64.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @nbody_f64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 8 %4, ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6, i32 noundef %7, double noundef %8) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca double, align 8, addrspace(5)
  %19 = addrspacecast ptr addrspace(5) %10 to ptr
  %20 = addrspacecast ptr addrspace(5) %11 to ptr
  %21 = addrspacecast ptr addrspace(5) %12 to ptr
  %22 = addrspacecast ptr addrspace(5) %13 to ptr
  %23 = addrspacecast ptr addrspace(5) %14 to ptr
  %24 = addrspacecast ptr addrspace(5) %15 to ptr
  %25 = addrspacecast ptr addrspace(5) %16 to ptr
  %26 = addrspacecast ptr addrspace(5) %17 to ptr
  %27 = addrspacecast ptr addrspace(5) %18 to ptr
  store ptr addrspace(1) %0, ptr %19, align 8
  store ptr addrspace(1) %1, ptr %20, align 8
  store ptr addrspace(1) %2, ptr %21, align 8
  store ptr addrspace(1) %3, ptr %22, align 8
  store ptr addrspace(1) %4, ptr %23, align 8
  store ptr addrspace(1) %5, ptr %24, align 8
  store ptr addrspace(1) %6, ptr %25, align 8
  store i32 %7, ptr %26, align 4
  store double %8, ptr %27, align 8
  %28 = load ptr addrspace(1), ptr %19, align 8
  %29 = load ptr addrspace(1), ptr %20, align 8
  %30 = load ptr addrspace(1), ptr %21, align 8
  %31 = load ptr addrspace(1), ptr %22, align 8
  %32 = load ptr addrspace(1), ptr %23, align 8
  %33 = load ptr addrspace(1), ptr %24, align 8
  %34 = load ptr addrspace(1), ptr %25, align 8
  %35 = load i32, ptr %26, align 4
  %36 = load double, ptr %27, align 8
  call void @__clang_ocl_kern_imp_nbody_f64(ptr addrspace(1) noundef align 8 %28, ptr addrspace(1) noundef align 8 %29, ptr addrspace(1) noundef align 8 %30, ptr addrspace(1) noundef align 8 %31, ptr addrspace(1) noundef align 8 %32, ptr addrspace(1) noundef align 8 %33, ptr addrspace(1) noundef align 8 %34, i32 noundef %35, double noundef %36) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_nbody_f64(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 8 %4, ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6, i32 noundef %7, double noundef %8) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr addrspace(4), align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca double, align 8, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca double, align 8, addrspace(5)
  %28 = alloca double, align 8, addrspace(5)
  %29 = alloca double, align 8, addrspace(5)
  %30 = alloca double, align 8, addrspace(5)
  %31 = alloca double, align 8, addrspace(5)
  %32 = alloca double, align 8, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca double, align 8, addrspace(5)
  %35 = alloca double, align 8, addrspace(5)
  %36 = alloca double, align 8, addrspace(5)
  %37 = alloca double, align 8, addrspace(5)
  %38 = alloca double, align 8, addrspace(5)
  %39 = alloca double, align 8, addrspace(5)
  %40 = addrspacecast ptr addrspace(5) %17 to ptr
  %41 = addrspacecast ptr addrspace(5) %18 to ptr
  %42 = addrspacecast ptr addrspace(5) %19 to ptr
  %43 = addrspacecast ptr addrspace(5) %20 to ptr
  %44 = addrspacecast ptr addrspace(5) %21 to ptr
  %45 = addrspacecast ptr addrspace(5) %22 to ptr
  %46 = addrspacecast ptr addrspace(5) %23 to ptr
  %47 = addrspacecast ptr addrspace(5) %24 to ptr
  %48 = addrspacecast ptr addrspace(5) %25 to ptr
  store ptr addrspace(1) %0, ptr %40, align 8
  store ptr addrspace(1) %1, ptr %41, align 8
  store ptr addrspace(1) %2, ptr %42, align 8
  store ptr addrspace(1) %3, ptr %43, align 8
  store ptr addrspace(1) %4, ptr %44, align 8
  store ptr addrspace(1) %5, ptr %45, align 8
  store ptr addrspace(1) %6, ptr %46, align 8
  store i32 %7, ptr %47, align 4
  store double %8, ptr %48, align 8
  %49 = addrspacecast ptr addrspace(5) %16 to ptr
  %50 = addrspacecast ptr addrspace(5) %15 to ptr
  %51 = call i32 @llvm.amdgcn.workgroup.id.x()
  %52 = addrspacecast ptr addrspace(5) %14 to ptr
  %53 = addrspacecast ptr addrspace(5) %10 to ptr
  %54 = addrspacecast ptr addrspace(5) %11 to ptr
  store i32 4, ptr %54, align 4
  %55 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %55, ptr addrspace(5) %12, align 8
  %56 = load ptr addrspace(4), ptr addrspace(5) %12, align 8
  %57 = load i32, ptr %54, align 4
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr addrspace(4) %56, i64 %58
  %60 = load i16, ptr addrspace(4) %59, align 2
  %61 = zext i16 %60 to i32
  %62 = mul i32 %51, %61
  %63 = addrspacecast ptr addrspace(5) %13 to ptr
  %64 = call i32 @llvm.amdgcn.workitem.id.x()
  %65 = add i32 %62, %64
  store i32 %65, ptr addrspace(5) %26, align 4
  %66 = load i32, ptr addrspace(5) %26, align 4
  %67 = load i32, ptr %47, align 4
  %68 = icmp uge i32 %66, %67
  br i1 %68, label %69, label %70

69:                                               ; preds = %9
  br label %164

70:                                               ; preds = %9
  %71 = load ptr addrspace(1), ptr %40, align 8
  %72 = load i32, ptr addrspace(5) %26, align 4
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw double, ptr addrspace(1) %71, i64 %73
  %75 = load double, ptr addrspace(1) %74, align 8
  store double %75, ptr addrspace(5) %27, align 8
  %76 = load ptr addrspace(1), ptr %41, align 8
  %77 = load i32, ptr addrspace(5) %26, align 4
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw double, ptr addrspace(1) %76, i64 %78
  %80 = load double, ptr addrspace(1) %79, align 8
  store double %80, ptr addrspace(5) %28, align 8
  %81 = load ptr addrspace(1), ptr %42, align 8
  %82 = load i32, ptr addrspace(5) %26, align 4
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw double, ptr addrspace(1) %81, i64 %83
  %85 = load double, ptr addrspace(1) %84, align 8
  store double %85, ptr addrspace(5) %29, align 8
  store double 0.000000e+00, ptr addrspace(5) %30, align 8
  store double 0.000000e+00, ptr addrspace(5) %31, align 8
  store double 0.000000e+00, ptr addrspace(5) %32, align 8
  store i32 0, ptr addrspace(5) %33, align 4
  br label %86

86:                                               ; preds = %145, %70
  %87 = load i32, ptr addrspace(5) %33, align 4
  %88 = load i32, ptr %47, align 4
  %89 = icmp ult i32 %87, %88
  br i1 %89, label %90, label %148

90:                                               ; preds = %86
  %91 = load ptr addrspace(1), ptr %40, align 8
  %92 = load i32, ptr addrspace(5) %33, align 4
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw double, ptr addrspace(1) %91, i64 %93
  %95 = load double, ptr addrspace(1) %94, align 8
  %96 = load double, ptr addrspace(5) %27, align 8
  %97 = fsub double %95, %96
  store double %97, ptr addrspace(5) %34, align 8
  %98 = load ptr addrspace(1), ptr %41, align 8
  %99 = load i32, ptr addrspace(5) %33, align 4
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw double, ptr addrspace(1) %98, i64 %100
  %102 = load double, ptr addrspace(1) %101, align 8
  %103 = load double, ptr addrspace(5) %28, align 8
  %104 = fsub double %102, %103
  store double %104, ptr addrspace(5) %35, align 8
  %105 = load ptr addrspace(1), ptr %42, align 8
  %106 = load i32, ptr addrspace(5) %33, align 4
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw double, ptr addrspace(1) %105, i64 %107
  %109 = load double, ptr addrspace(1) %108, align 8
  %110 = load double, ptr addrspace(5) %29, align 8
  %111 = fsub double %109, %110
  store double %111, ptr addrspace(5) %36, align 8
  %112 = load double, ptr addrspace(5) %34, align 8
  %113 = load double, ptr addrspace(5) %34, align 8
  %114 = load double, ptr addrspace(5) %35, align 8
  %115 = load double, ptr addrspace(5) %35, align 8
  %116 = load double, ptr addrspace(5) %36, align 8
  %117 = load double, ptr addrspace(5) %36, align 8
  %118 = load double, ptr %48, align 8
  %119 = call double @llvm.fma.f64(double %116, double %117, double %118)
  %120 = call double @llvm.fma.f64(double %114, double %115, double %119)
  %121 = call double @llvm.fma.f64(double %112, double %113, double %120)
  store double %121, ptr addrspace(5) %37, align 8
  %122 = load double, ptr addrspace(5) %37, align 8
  %123 = call double @llvm.sqrt.f64(double %122)
  store double %123, ptr addrspace(5) %38, align 8
  %124 = load ptr addrspace(1), ptr %43, align 8
  %125 = load i32, ptr addrspace(5) %33, align 4
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw double, ptr addrspace(1) %124, i64 %126
  %128 = load double, ptr addrspace(1) %127, align 8
  %129 = load double, ptr addrspace(5) %37, align 8
  %130 = load double, ptr addrspace(5) %38, align 8
  %131 = fmul double %129, %130
  %132 = fdiv double %128, %131
  store double %132, ptr addrspace(5) %39, align 8
  %133 = load double, ptr addrspace(5) %34, align 8
  %134 = load double, ptr addrspace(5) %39, align 8
  %135 = load double, ptr addrspace(5) %30, align 8
  %136 = call double @llvm.fmuladd.f64(double %133, double %134, double %135)
  store double %136, ptr addrspace(5) %30, align 8
  %137 = load double, ptr addrspace(5) %35, align 8
  %138 = load double, ptr addrspace(5) %39, align 8
  %139 = load double, ptr addrspace(5) %31, align 8
  %140 = call double @llvm.fmuladd.f64(double %137, double %138, double %139)
  store double %140, ptr addrspace(5) %31, align 8
  %141 = load double, ptr addrspace(5) %36, align 8
  %142 = load double, ptr addrspace(5) %39, align 8
  %143 = load double, ptr addrspace(5) %32, align 8
  %144 = call double @llvm.fmuladd.f64(double %141, double %142, double %143)
  store double %144, ptr addrspace(5) %32, align 8
  br label %145

145:                                              ; preds = %90
  %146 = load i32, ptr addrspace(5) %33, align 4
  %147 = add i32 %146, 1
  store i32 %147, ptr addrspace(5) %33, align 4
  br label %86

148:                                              ; preds = %86
  %149 = load double, ptr addrspace(5) %30, align 8
  %150 = load ptr addrspace(1), ptr %44, align 8
  %151 = load i32, ptr addrspace(5) %26, align 4
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds nuw double, ptr addrspace(1) %150, i64 %152
  store double %149, ptr addrspace(1) %153, align 8
  %154 = load double, ptr addrspace(5) %31, align 8
  %155 = load ptr addrspace(1), ptr %45, align 8
  %156 = load i32, ptr addrspace(5) %26, align 4
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw double, ptr addrspace(1) %155, i64 %157
  store double %154, ptr addrspace(1) %158, align 8
  %159 = load double, ptr addrspace(5) %32, align 8
  %160 = load ptr addrspace(1), ptr %46, align 8
  %161 = load i32, ptr addrspace(5) %26, align 4
  %162 = zext i32 %161 to i64
  %163 = getelementptr inbounds nuw double, ptr addrspace(1) %160, i64 %162
  store double %159, ptr addrspace(1) %163, align 8
  br label %164

164:                                              ; preds = %148, %69
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

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
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"double*", !"double*", !"double*", !"double*", !"double*", !"double*", !"double*", !"uint", !"double"}
!9 = !{!"const", !"const", !"const", !"const", !"", !"", !"", !"", !""}
