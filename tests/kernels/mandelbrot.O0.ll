; ModuleID = 'mandelbrot.cl'
source_filename = "mandelbrot.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @mandelbrot(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5, i32 noundef %6) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca float, align 4, addrspace(5)
  %12 = alloca float, align 4, addrspace(5)
  %13 = alloca float, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  %16 = addrspacecast ptr addrspace(5) %9 to ptr
  %17 = addrspacecast ptr addrspace(5) %10 to ptr
  %18 = addrspacecast ptr addrspace(5) %11 to ptr
  %19 = addrspacecast ptr addrspace(5) %12 to ptr
  %20 = addrspacecast ptr addrspace(5) %13 to ptr
  %21 = addrspacecast ptr addrspace(5) %14 to ptr
  store ptr addrspace(1) %0, ptr %15, align 8
  store i32 %1, ptr %16, align 4
  store i32 %2, ptr %17, align 4
  store float %3, ptr %18, align 4
  store float %4, ptr %19, align 4
  store float %5, ptr %20, align 4
  store i32 %6, ptr %21, align 4
  %22 = load ptr addrspace(1), ptr %15, align 8
  %23 = load i32, ptr %16, align 4
  %24 = load i32, ptr %17, align 4
  %25 = load float, ptr %18, align 4
  %26 = load float, ptr %19, align 4
  %27 = load float, ptr %20, align 4
  %28 = load i32, ptr %21, align 4
  call void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef align 4 %22, i32 noundef %23, i32 noundef %24, float noundef %25, float noundef %26, float noundef %27, i32 noundef %28) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5, i32 noundef %6) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(4), align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca ptr addrspace(4), align 8, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca float, align 4, addrspace(5)
  %26 = alloca float, align 4, addrspace(5)
  %27 = alloca float, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca float, align 4, addrspace(5)
  %32 = alloca float, align 4, addrspace(5)
  %33 = alloca float, align 4, addrspace(5)
  %34 = alloca float, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca float, align 4, addrspace(5)
  %37 = alloca float, align 4, addrspace(5)
  %38 = addrspacecast ptr addrspace(5) %22 to ptr
  %39 = addrspacecast ptr addrspace(5) %23 to ptr
  %40 = addrspacecast ptr addrspace(5) %24 to ptr
  %41 = addrspacecast ptr addrspace(5) %25 to ptr
  %42 = addrspacecast ptr addrspace(5) %26 to ptr
  %43 = addrspacecast ptr addrspace(5) %27 to ptr
  %44 = addrspacecast ptr addrspace(5) %28 to ptr
  store ptr addrspace(1) %0, ptr %38, align 8
  store i32 %1, ptr %39, align 4
  store i32 %2, ptr %40, align 4
  store float %3, ptr %41, align 4
  store float %4, ptr %42, align 4
  store float %5, ptr %43, align 4
  store i32 %6, ptr %44, align 4
  %45 = addrspacecast ptr addrspace(5) %21 to ptr
  %46 = addrspacecast ptr addrspace(5) %19 to ptr
  %47 = call i32 @llvm.amdgcn.workgroup.id.x()
  %48 = addrspacecast ptr addrspace(5) %18 to ptr
  %49 = addrspacecast ptr addrspace(5) %14 to ptr
  %50 = addrspacecast ptr addrspace(5) %15 to ptr
  store i32 4, ptr %50, align 4
  %51 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %51, ptr addrspace(5) %16, align 8
  %52 = load ptr addrspace(4), ptr addrspace(5) %16, align 8
  %53 = load i32, ptr %50, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr addrspace(4) %52, i64 %54
  %56 = load i16, ptr addrspace(4) %55, align 2
  %57 = zext i16 %56 to i32
  %58 = mul i32 %47, %57
  %59 = addrspacecast ptr addrspace(5) %17 to ptr
  %60 = call i32 @llvm.amdgcn.workitem.id.x()
  %61 = add i32 %58, %60
  store i32 %61, ptr addrspace(5) %29, align 4
  %62 = addrspacecast ptr addrspace(5) %20 to ptr
  %63 = addrspacecast ptr addrspace(5) %13 to ptr
  %64 = call i32 @llvm.amdgcn.workgroup.id.y()
  %65 = addrspacecast ptr addrspace(5) %12 to ptr
  %66 = addrspacecast ptr addrspace(5) %9 to ptr
  %67 = addrspacecast ptr addrspace(5) %10 to ptr
  store i32 6, ptr %67, align 4
  %68 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %68, ptr addrspace(5) %11, align 8
  %69 = load ptr addrspace(4), ptr addrspace(5) %11, align 8
  %70 = load i32, ptr %67, align 4
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw i8, ptr addrspace(4) %69, i64 %71
  %73 = load i16, ptr addrspace(4) %72, align 2
  %74 = zext i16 %73 to i32
  %75 = mul i32 %64, %74
  %76 = addrspacecast ptr addrspace(5) %8 to ptr
  %77 = call i32 @llvm.amdgcn.workitem.id.y()
  %78 = add i32 %75, %77
  store i32 %78, ptr addrspace(5) %30, align 4
  %79 = load i32, ptr addrspace(5) %29, align 4
  %80 = load i32, ptr %39, align 4
  %81 = icmp uge i32 %79, %80
  br i1 %81, label %86, label %82

82:                                               ; preds = %7
  %83 = load i32, ptr addrspace(5) %30, align 4
  %84 = load i32, ptr %40, align 4
  %85 = icmp uge i32 %83, %84
  br i1 %85, label %86, label %87

86:                                               ; preds = %82, %7
  br label %140

87:                                               ; preds = %82
  %88 = load float, ptr %41, align 4
  %89 = load float, ptr %43, align 4
  %90 = load i32, ptr addrspace(5) %29, align 4
  %91 = uitofp i32 %90 to float
  %92 = fmul float %89, %91
  %93 = fadd float %88, %92
  store float %93, ptr addrspace(5) %31, align 4
  %94 = load float, ptr %42, align 4
  %95 = load float, ptr %43, align 4
  %96 = load i32, ptr addrspace(5) %30, align 4
  %97 = uitofp i32 %96 to float
  %98 = fmul float %95, %97
  %99 = fsub float %94, %98
  store float %99, ptr addrspace(5) %32, align 4
  store float 0.000000e+00, ptr addrspace(5) %33, align 4
  store float 0.000000e+00, ptr addrspace(5) %34, align 4
  store i32 0, ptr addrspace(5) %35, align 4
  br label %100

100:                                              ; preds = %116, %87
  %101 = load i32, ptr addrspace(5) %35, align 4
  %102 = load i32, ptr %44, align 4
  %103 = icmp ult i32 %101, %102
  br i1 %103, label %104, label %130

104:                                              ; preds = %100
  %105 = load float, ptr addrspace(5) %33, align 4
  %106 = load float, ptr addrspace(5) %33, align 4
  %107 = fmul float %105, %106
  store float %107, ptr addrspace(5) %36, align 4
  %108 = load float, ptr addrspace(5) %34, align 4
  %109 = load float, ptr addrspace(5) %34, align 4
  %110 = fmul float %108, %109
  store float %110, ptr addrspace(5) %37, align 4
  %111 = load float, ptr addrspace(5) %36, align 4
  %112 = load float, ptr addrspace(5) %37, align 4
  %113 = fadd float %111, %112
  %114 = fcmp ogt float %113, 4.000000e+00
  br i1 %114, label %115, label %116

115:                                              ; preds = %104
  br label %130

116:                                              ; preds = %104
  %117 = load float, ptr addrspace(5) %33, align 4
  %118 = fmul float 2.000000e+00, %117
  %119 = load float, ptr addrspace(5) %34, align 4
  %120 = fmul float %118, %119
  %121 = load float, ptr addrspace(5) %32, align 4
  %122 = fadd float %120, %121
  store float %122, ptr addrspace(5) %34, align 4
  %123 = load float, ptr addrspace(5) %36, align 4
  %124 = load float, ptr addrspace(5) %37, align 4
  %125 = fsub float %123, %124
  %126 = load float, ptr addrspace(5) %31, align 4
  %127 = fadd float %125, %126
  store float %127, ptr addrspace(5) %33, align 4
  %128 = load i32, ptr addrspace(5) %35, align 4
  %129 = add i32 %128, 1
  store i32 %129, ptr addrspace(5) %35, align 4
  br label %100

130:                                              ; preds = %115, %100
  %131 = load i32, ptr addrspace(5) %35, align 4
  %132 = load ptr addrspace(1), ptr %38, align 8
  %133 = load i32, ptr addrspace(5) %30, align 4
  %134 = load i32, ptr %39, align 4
  %135 = mul i32 %133, %134
  %136 = load i32, ptr addrspace(5) %29, align 4
  %137 = add i32 %135, %136
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw i32, ptr addrspace(1) %132, i64 %138
  store i32 %131, ptr addrspace(1) %139, align 4
  br label %140

140:                                              ; preds = %130, %86
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #2

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uint*", !"uint", !"uint", !"float", !"float", !"float", !"uint"}
!9 = !{!"", !"", !"", !"", !"", !"", !""}
