; ModuleID = 'spmv_ell.cl'
source_filename = "spmv_ell.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @spmv_ell(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca double, align 8, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca ptr addrspace(1), align 8, addrspace(5)
  %25 = alloca ptr addrspace(1), align 8, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = alloca ptr addrspace(1), align 8, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = addrspacecast ptr addrspace(5) %24 to ptr
  %31 = addrspacecast ptr addrspace(5) %25 to ptr
  %32 = addrspacecast ptr addrspace(5) %26 to ptr
  %33 = addrspacecast ptr addrspace(5) %27 to ptr
  %34 = addrspacecast ptr addrspace(5) %28 to ptr
  %35 = addrspacecast ptr addrspace(5) %29 to ptr
  store ptr addrspace(1) %0, ptr %30, align 8
  store ptr addrspace(1) %1, ptr %31, align 8
  store ptr addrspace(1) %2, ptr %32, align 8
  store ptr addrspace(1) %3, ptr %33, align 8
  store i32 %4, ptr %34, align 4
  store i32 %5, ptr %35, align 4
  %36 = load ptr addrspace(1), ptr %30, align 8
  %37 = load ptr addrspace(1), ptr %31, align 8
  %38 = load ptr addrspace(1), ptr %32, align 8
  %39 = load ptr addrspace(1), ptr %33, align 8
  %40 = load i32, ptr %34, align 4
  %41 = load i32, ptr %35, align 4
  %42 = addrspacecast ptr addrspace(5) %14 to ptr
  %43 = addrspacecast ptr addrspace(5) %15 to ptr
  %44 = addrspacecast ptr addrspace(5) %16 to ptr
  %45 = addrspacecast ptr addrspace(5) %17 to ptr
  %46 = addrspacecast ptr addrspace(5) %18 to ptr
  %47 = addrspacecast ptr addrspace(5) %19 to ptr
  store ptr addrspace(1) %36, ptr %42, align 8
  store ptr addrspace(1) %37, ptr %43, align 8
  store ptr addrspace(1) %38, ptr %44, align 8
  store ptr addrspace(1) %39, ptr %45, align 8
  store i32 %40, ptr %46, align 4
  store i32 %41, ptr %47, align 4
  %48 = addrspacecast ptr addrspace(5) %13 to ptr
  %49 = addrspacecast ptr addrspace(5) %12 to ptr
  %50 = call i32 @llvm.amdgcn.workgroup.id.x()
  %51 = addrspacecast ptr addrspace(5) %11 to ptr
  %52 = addrspacecast ptr addrspace(5) %7 to ptr
  %53 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %53, align 4
  %54 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %54, ptr addrspace(5) %9, align 8
  %55 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %56 = load i32, ptr %53, align 4
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr addrspace(4) %55, i64 %57
  %59 = load i16, ptr addrspace(4) %58, align 2
  %60 = zext i16 %59 to i32
  %61 = mul i32 %50, %60
  %62 = addrspacecast ptr addrspace(5) %10 to ptr
  %63 = call i32 @llvm.amdgcn.workitem.id.x()
  %64 = add i32 %61, %63
  %65 = zext i32 %64 to i64
  store i32 %64, ptr addrspace(5) %20, align 4
  %66 = load i32, ptr addrspace(5) %20, align 4
  %67 = load i32, ptr %46, align 4
  %68 = icmp uge i32 %66, %67
  br i1 %68, label %69, label %70

69:                                               ; preds = %6
  br label %113

70:                                               ; preds = %6
  store double 0.000000e+00, ptr addrspace(5) %21, align 8
  store i32 0, ptr addrspace(5) %22, align 4
  br label %71

71:                                               ; preds = %104, %70
  %72 = load i32, ptr addrspace(5) %22, align 4
  %73 = load i32, ptr %47, align 4
  %74 = icmp ult i32 %72, %73
  br i1 %74, label %75, label %107

75:                                               ; preds = %71
  %76 = load ptr addrspace(1), ptr %42, align 8
  %77 = load i32, ptr addrspace(5) %22, align 4
  %78 = load i32, ptr %46, align 4
  %79 = mul i32 %77, %78
  %80 = load i32, ptr addrspace(5) %20, align 4
  %81 = add i32 %79, %80
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw i32, ptr addrspace(1) %76, i64 %82
  %84 = load i32, ptr addrspace(1) %83, align 4
  store i32 %84, ptr addrspace(5) %23, align 4
  %85 = load i32, ptr addrspace(5) %23, align 4
  %86 = icmp sge i32 %85, 0
  br i1 %86, label %87, label %104

87:                                               ; preds = %75
  %88 = load ptr addrspace(1), ptr %43, align 8
  %89 = load i32, ptr addrspace(5) %22, align 4
  %90 = load i32, ptr %46, align 4
  %91 = mul i32 %89, %90
  %92 = load i32, ptr addrspace(5) %20, align 4
  %93 = add i32 %91, %92
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw double, ptr addrspace(1) %88, i64 %94
  %96 = load double, ptr addrspace(1) %95, align 8
  %97 = load ptr addrspace(1), ptr %44, align 8
  %98 = load i32, ptr addrspace(5) %23, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds double, ptr addrspace(1) %97, i64 %99
  %101 = load double, ptr addrspace(1) %100, align 8
  %102 = load double, ptr addrspace(5) %21, align 8
  %103 = call double @llvm.fmuladd.f64(double %96, double %101, double %102)
  store double %103, ptr addrspace(5) %21, align 8
  br label %104

104:                                              ; preds = %87, %75
  %105 = load i32, ptr addrspace(5) %22, align 4
  %106 = add i32 %105, 1
  store i32 %106, ptr addrspace(5) %22, align 4
  br label %71

107:                                              ; preds = %71
  %108 = load double, ptr addrspace(5) %21, align 8
  %109 = load ptr addrspace(1), ptr %45, align 8
  %110 = load i32, ptr addrspace(5) %20, align 4
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw double, ptr addrspace(1) %109, i64 %111
  store double %108, ptr addrspace(1) %112, align 8
  br label %113

113:                                              ; preds = %69, %107
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_spmv_ell(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca double, align 8, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = addrspacecast ptr addrspace(5) %14 to ptr
  %25 = addrspacecast ptr addrspace(5) %15 to ptr
  %26 = addrspacecast ptr addrspace(5) %16 to ptr
  %27 = addrspacecast ptr addrspace(5) %17 to ptr
  %28 = addrspacecast ptr addrspace(5) %18 to ptr
  %29 = addrspacecast ptr addrspace(5) %19 to ptr
  store ptr addrspace(1) %0, ptr %24, align 8
  store ptr addrspace(1) %1, ptr %25, align 8
  store ptr addrspace(1) %2, ptr %26, align 8
  store ptr addrspace(1) %3, ptr %27, align 8
  store i32 %4, ptr %28, align 4
  store i32 %5, ptr %29, align 4
  %30 = addrspacecast ptr addrspace(5) %13 to ptr
  %31 = addrspacecast ptr addrspace(5) %12 to ptr
  %32 = call i32 @llvm.amdgcn.workgroup.id.x()
  %33 = addrspacecast ptr addrspace(5) %11 to ptr
  %34 = addrspacecast ptr addrspace(5) %7 to ptr
  %35 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %35, align 4
  %36 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %36, ptr addrspace(5) %9, align 8
  %37 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %38 = load i32, ptr %35, align 4
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 %39
  %41 = load i16, ptr addrspace(4) %40, align 2
  %42 = zext i16 %41 to i32
  %43 = mul i32 %32, %42
  %44 = addrspacecast ptr addrspace(5) %10 to ptr
  %45 = call i32 @llvm.amdgcn.workitem.id.x()
  %46 = add i32 %43, %45
  %47 = zext i32 %46 to i64
  %48 = trunc i64 %47 to i32
  store i32 %48, ptr addrspace(5) %20, align 4
  %49 = load i32, ptr addrspace(5) %20, align 4
  %50 = load i32, ptr %28, align 4
  %51 = icmp uge i32 %49, %50
  br i1 %51, label %52, label %53

52:                                               ; preds = %6
  br label %97

53:                                               ; preds = %6
  store double 0.000000e+00, ptr addrspace(5) %21, align 8
  store i32 0, ptr addrspace(5) %22, align 4
  br label %54

54:                                               ; preds = %88, %53
  %55 = load i32, ptr addrspace(5) %22, align 4
  %56 = load i32, ptr %29, align 4
  %57 = icmp ult i32 %55, %56
  br i1 %57, label %58, label %91

58:                                               ; preds = %54
  %59 = load ptr addrspace(1), ptr %24, align 8
  %60 = load i32, ptr addrspace(5) %22, align 4
  %61 = load i32, ptr %28, align 4
  %62 = mul i32 %60, %61
  %63 = load i32, ptr addrspace(5) %20, align 4
  %64 = add i32 %62, %63
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i32, ptr addrspace(1) %59, i64 %65
  %67 = load i32, ptr addrspace(1) %66, align 4
  store i32 %67, ptr addrspace(5) %23, align 4
  %68 = load i32, ptr addrspace(5) %23, align 4
  %69 = icmp sge i32 %68, 0
  br i1 %69, label %70, label %87

70:                                               ; preds = %58
  %71 = load ptr addrspace(1), ptr %25, align 8
  %72 = load i32, ptr addrspace(5) %22, align 4
  %73 = load i32, ptr %28, align 4
  %74 = mul i32 %72, %73
  %75 = load i32, ptr addrspace(5) %20, align 4
  %76 = add i32 %74, %75
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw double, ptr addrspace(1) %71, i64 %77
  %79 = load double, ptr addrspace(1) %78, align 8
  %80 = load ptr addrspace(1), ptr %26, align 8
  %81 = load i32, ptr addrspace(5) %23, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds double, ptr addrspace(1) %80, i64 %82
  %84 = load double, ptr addrspace(1) %83, align 8
  %85 = load double, ptr addrspace(5) %21, align 8
  %86 = call double @llvm.fmuladd.f64(double %79, double %84, double %85)
  store double %86, ptr addrspace(5) %21, align 8
  br label %87

87:                                               ; preds = %70, %58
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr addrspace(5) %22, align 4
  %90 = add i32 %89, 1
  store i32 %90, ptr addrspace(5) %22, align 4
  br label %54

91:                                               ; preds = %54
  %92 = load double, ptr addrspace(5) %21, align 8
  %93 = load ptr addrspace(1), ptr %27, align 8
  %94 = load i32, ptr addrspace(5) %20, align 4
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw double, ptr addrspace(1) %93, i64 %95
  store double %92, ptr addrspace(1) %96, align 8
  br label %97

97:                                               ; preds = %91, %52
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"int*", !"double*", !"double*", !"double*", !"uint", !"uint"}
!9 = !{!"const", !"const", !"const", !"", !"", !""}
