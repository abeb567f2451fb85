; ModuleID = 'convert.cl'
source_filename = "convert.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @convert(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 4 %6, ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 2 %8, i32 noundef %9) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = addrspacecast ptr addrspace(5) %11 to ptr
  %22 = addrspacecast ptr addrspace(5) %12 to ptr
  %23 = addrspacecast ptr addrspace(5) %13 to ptr
  %24 = addrspacecast ptr addrspace(5) %14 to ptr
  %25 = addrspacecast ptr addrspace(5) %15 to ptr
  %26 = addrspacecast ptr addrspace(5) %16 to ptr
  %27 = addrspacecast ptr addrspace(5) %17 to ptr
  %28 = addrspacecast ptr addrspace(5) %18 to ptr
  %29 = addrspacecast ptr addrspace(5) %19 to ptr
  %30 = addrspacecast ptr addrspace(5) %20 to ptr
  store ptr addrspace(1) %0, ptr %21, align 8
  store ptr addrspace(1) %1, ptr %22, align 8
  store ptr addrspace(1) %2, ptr %23, align 8
  store ptr addrspace(1) %3, ptr %24, align 8
  store ptr addrspace(1) %4, ptr %25, align 8
  store ptr addrspace(1) %5, ptr %26, align 8
  store ptr addrspace(1) %6, ptr %27, align 8
  store ptr addrspace(1) %7, ptr %28, align 8
  store ptr addrspace(1) %8, ptr %29, align 8
  store i32 %9, ptr %30, align 4
  %31 = load ptr addrspace(1), ptr %21, align 8
  %32 = load ptr addrspace(1), ptr %22, align 8
  %33 = load ptr addrspace(1), ptr %23, align 8
  %34 = load ptr addrspace(1), ptr %24, align 8
  %35 = load ptr addrspace(1), ptr %25, align 8
  %36 = load ptr addrspace(1), ptr %26, align 8
  %37 = load ptr addrspace(1), ptr %27, align 8
  %38 = load ptr addrspace(1), ptr %28, align 8
  %39 = load ptr addrspace(1), ptr %29, align 8
  %40 = load i32, ptr %30, align 4
  call void @__clang_ocl_kern_imp_convert(ptr addrspace(1) noundef align 4 %31, ptr addrspace(1) noundef align 8 %32, ptr addrspace(1) noundef align 4 %33, ptr addrspace(1) noundef align 8 %34, ptr addrspace(1) noundef align 4 %35, ptr addrspace(1) noundef align 8 %36, ptr addrspace(1) noundef align 4 %37, ptr addrspace(1) noundef align 8 %38, ptr addrspace(1) noundef align 2 %39, i32 noundef %40) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_convert(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 4 %6, ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 2 %8, i32 noundef %9) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(4), align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca ptr addrspace(1), align 8, addrspace(5)
  %25 = alloca ptr addrspace(1), align 8, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i64, align 8, addrspace(5)
  %31 = alloca float, align 4, addrspace(5)
  %32 = alloca double, align 8, addrspace(5)
  %33 = alloca ptr addrspace(1), align 8, addrspace(5)
  %34 = alloca ptr addrspace(1), align 8, addrspace(5)
  %35 = alloca ptr addrspace(1), align 8, addrspace(5)
  %36 = alloca ptr addrspace(1), align 8, addrspace(5)
  %37 = addrspacecast ptr addrspace(5) %18 to ptr
  %38 = addrspacecast ptr addrspace(5) %19 to ptr
  %39 = addrspacecast ptr addrspace(5) %20 to ptr
  %40 = addrspacecast ptr addrspace(5) %21 to ptr
  %41 = addrspacecast ptr addrspace(5) %22 to ptr
  %42 = addrspacecast ptr addrspace(5) %23 to ptr
  %43 = addrspacecast ptr addrspace(5) %24 to ptr
  %44 = addrspacecast ptr addrspace(5) %25 to ptr
  %45 = addrspacecast ptr addrspace(5) %26 to ptr
  %46 = addrspacecast ptr addrspace(5) %27 to ptr
  store ptr addrspace(1) %0, ptr %37, align 8
  store ptr addrspace(1) %1, ptr %38, align 8
  store ptr addrspace(1) %2, ptr %39, align 8
  store ptr addrspace(1) %3, ptr %40, align 8
  store ptr addrspace(1) %4, ptr %41, align 8
  store ptr addrspace(1) %5, ptr %42, align 8
  store ptr addrspace(1) %6, ptr %43, align 8
  store ptr addrspace(1) %7, ptr %44, align 8
  store ptr addrspace(1) %8, ptr %45, align 8
  store i32 %9, ptr %46, align 4
  %47 = addrspacecast ptr addrspace(5) %17 to ptr
  %48 = addrspacecast ptr addrspace(5) %16 to ptr
  %49 = call i32 @llvm.amdgcn.workgroup.id.x()
  %50 = addrspacecast ptr addrspace(5) %15 to ptr
  %51 = addrspacecast ptr addrspace(5) %11 to ptr
  %52 = addrspacecast ptr addrspace(5) %12 to ptr
  store i32 4, ptr %52, align 4
  %53 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %53, ptr addrspace(5) %13, align 8
  %54 = load ptr addrspace(4), ptr addrspace(5) %13, align 8
  %55 = load i32, ptr %52, align 4
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr addrspace(4) %54, i64 %56
  %58 = load i16, ptr addrspace(4) %57, align 2
  %59 = zext i16 %58 to i32
  %60 = mul i32 %49, %59
  %61 = addrspacecast ptr addrspace(5) %14 to ptr
  %62 = call i32 @llvm.amdgcn.workitem.id.x()
  %63 = add i32 %60, %62
  store i32 %63, ptr addrspace(5) %28, align 4
  %64 = load i32, ptr addrspace(5) %28, align 4
  %65 = load i32, ptr %46, align 4
  %66 = icmp uge i32 %64, %65
  br i1 %66, label %67, label %68

67:                                               ; preds = %10
  br label %216

68:                                               ; preds = %10
  %69 = load ptr addrspace(1), ptr %37, align 8
  %70 = load i32, ptr addrspace(5) %28, align 4
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %69, i64 %71
  %73 = load i32, ptr addrspace(1) %72, align 4
  store i32 %73, ptr addrspace(5) %29, align 4
  %74 = load ptr addrspace(1), ptr %38, align 8
  %75 = load i32, ptr addrspace(5) %28, align 4
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw i64, ptr addrspace(1) %74, i64 %76
  %78 = load i64, ptr addrspace(1) %77, align 8
  store i64 %78, ptr addrspace(5) %30, align 8
  %79 = load ptr addrspace(1), ptr %39, align 8
  %80 = load i32, ptr addrspace(5) %28, align 4
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw float, ptr addrspace(1) %79, i64 %81
  %83 = load float, ptr addrspace(1) %82, align 4
  store float %83, ptr addrspace(5) %31, align 4
  %84 = load ptr addrspace(1), ptr %40, align 8
  %85 = load i32, ptr addrspace(5) %28, align 4
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw double, ptr addrspace(1) %84, i64 %86
  %88 = load double, ptr addrspace(1) %87, align 8
  store double %88, ptr addrspace(5) %32, align 8
  %89 = load ptr addrspace(1), ptr %41, align 8
  %90 = load i32, ptr addrspace(5) %28, align 4
  %91 = mul i32 7, %90
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw float, ptr addrspace(1) %89, i64 %92
  store ptr addrspace(1) %93, ptr addrspace(5) %33, align 8
  %94 = load i32, ptr addrspace(5) %29, align 4
  %95 = sitofp i32 %94 to float
  %96 = load ptr addrspace(1), ptr addrspace(5) %33, align 8
  %97 = getelementptr inbounds float, ptr addrspace(1) %96, i64 0
  store float %95, ptr addrspace(1) %97, align 4
  %98 = load i32, ptr addrspace(5) %29, align 4
  %99 = uitofp i32 %98 to float
  %100 = load ptr addrspace(1), ptr addrspace(5) %33, align 8
  %101 = getelementptr inbounds float, ptr addrspace(1) %100, i64 1
  store float %99, ptr addrspace(1) %101, align 4
  %102 = load i64, ptr addrspace(5) %30, align 8
  %103 = sitofp i64 %102 to float
  %104 = load ptr addrspace(1), ptr addrspace(5) %33, align 8
  %105 = getelementptr inbounds float, ptr addrspace(1) %104, i64 2
  store float %103, ptr addrspace(1) %105, align 4
  %106 = load i64, ptr addrspace(5) %30, align 8
  %107 = uitofp i64 %106 to float
  %108 = load ptr addrspace(1), ptr addrspace(5) %33, align 8
  %109 = getelementptr inbounds float, ptr addrspace(1) %108, i64 3
  store float %107, ptr addrspace(1) %109, align 4
  %110 = load double, ptr addrspace(5) %32, align 8
  %111 = fptrunc double %110 to float
  %112 = load ptr addrspace(1), ptr addrspace(5) %33, align 8
  %113 = getelementptr inbounds float, ptr addrspace(1) %112, i64 4
  store float %111, ptr addrspace(1) %113, align 4
  %114 = load i32, ptr addrspace(5) %29, align 4
  %115 = ashr i32 %114, 8
  %116 = trunc i32 %115 to i8
  %117 = uitofp i8 %116 to float
  %118 = load ptr addrspace(1), ptr addrspace(5) %33, align 8
  %119 = getelementptr inbounds float, ptr addrspace(1) %118, i64 5
  store float %117, ptr addrspace(1) %119, align 4
  %120 = load i32, ptr addrspace(5) %29, align 4
  %121 = trunc i32 %120 to i16
  %122 = sitofp i16 %121 to float
  %123 = load ptr addrspace(1), ptr addrspace(5) %33, align 8
  %124 = getelementptr inbounds float, ptr addrspace(1) %123, i64 6
  store float %122, ptr addrspace(1) %124, align 4
  %125 = load ptr addrspace(1), ptr %42, align 8
  %126 = load i32, ptr addrspace(5) %28, align 4
  %127 = mul i32 5, %126
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds nuw double, ptr addrspace(1) %125, i64 %128
  store ptr addrspace(1) %129, ptr addrspace(5) %34, align 8
  %130 = load i32, ptr addrspace(5) %29, align 4
  %131 = sitofp i32 %130 to double
  %132 = load ptr addrspace(1), ptr addrspace(5) %34, align 8
  %133 = getelementptr inbounds double, ptr addrspace(1) %132, i64 0
  store double %131, ptr addrspace(1) %133, align 8
  %134 = load i32, ptr addrspace(5) %29, align 4
  %135 = uitofp i32 %134 to double
  %136 = load ptr addrspace(1), ptr addrspace(5) %34, align 8
  %137 = getelementptr inbounds double, ptr addrspace(1) %136, i64 1
  store double %135, ptr addrspace(1) %137, align 8
  %138 = load i64, ptr addrspace(5) %30, align 8
  %139 = sitofp i64 %138 to double
  %140 = load ptr addrspace(1), ptr addrspace(5) %34, align 8
  %141 = getelementptr inbounds double, ptr addrspace(1) %140, i64 2
  store double %139, ptr addrspace(1) %141, align 8
  %142 = load i64, ptr addrspace(5) %30, align 8
  %143 = uitofp i64 %142 to double
  %144 = load ptr addrspace(1), ptr addrspace(5) %34, align 8
  %145 = getelementptr inbounds double, ptr addrspace(1) %144, i64 3
  store double %143, ptr addrspace(1) %145, align 8
  %146 = load float, ptr addrspace(5) %31, align 4
  %147 = fpext float %146 to double
  %148 = load ptr addrspace(1), ptr addrspace(5) %34, align 8
  %149 = getelementptr inbounds double, ptr addrspace(1) %148, i64 4
  store double %147, ptr addrspace(1) %149, align 8
  %150 = load ptr addrspace(1), ptr %43, align 8
  %151 = load i32, ptr addrspace(5) %28, align 4
  %152 = mul i32 5, %151
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw i32, ptr addrspace(1) %150, i64 %153
  store ptr addrspace(1) %154, ptr addrspace(5) %35, align 8
  %155 = load float, ptr addrspace(5) %31, align 4
  %156 = fptosi float %155 to i32
  %157 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %158 = getelementptr inbounds i32, ptr addrspace(1) %157, i64 0
  store i32 %156, ptr addrspace(1) %158, align 4
  %159 = load float, ptr addrspace(5) %31, align 4
  %160 = call float @llvm.fabs.f32(float %159)
  %161 = fptoui float %160 to i32
  %162 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %163 = getelementptr inbounds i32, ptr addrspace(1) %162, i64 1
  store i32 %161, ptr addrspace(1) %163, align 4
  %164 = load double, ptr addrspace(5) %32, align 8
  %165 = fptosi double %164 to i32
  %166 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %167 = getelementptr inbounds i32, ptr addrspace(1) %166, i64 2
  store i32 %165, ptr addrspace(1) %167, align 4
  %168 = load double, ptr addrspace(5) %32, align 8
  %169 = call double @llvm.fabs.f64(double %168)
  %170 = fptoui double %169 to i32
  %171 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %172 = getelementptr inbounds i32, ptr addrspace(1) %171, i64 3
  store i32 %170, ptr addrspace(1) %172, align 4
  %173 = load float, ptr addrspace(5) %31, align 4
  %174 = fmul float %173, 0x3EE4F8B580000000
  %175 = fptosi float %174 to i16
  %176 = sext i16 %175 to i32
  %177 = load float, ptr addrspace(5) %31, align 4
  %178 = call float @llvm.fabs.f32(float %177)
  %179 = fmul float %178, 0x3E45798EE0000000
  %180 = fptoui float %179 to i8
  %181 = zext i8 %180 to i32
  %182 = add nsw i32 %176, %181
  %183 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %184 = getelementptr inbounds i32, ptr addrspace(1) %183, i64 4
  store i32 %182, ptr addrspace(1) %184, align 4
  %185 = load ptr addrspace(1), ptr %44, align 8
  %186 = load i32, ptr addrspace(5) %28, align 4
  %187 = mul i32 4, %186
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds nuw i64, ptr addrspace(1) %185, i64 %188
  store ptr addrspace(1) %189, ptr addrspace(5) %36, align 8
  %190 = load float, ptr addrspace(5) %31, align 4
  %191 = fptosi float %190 to i64
  %192 = load ptr addrspace(1), ptr addrspace(5) %36, align 8
  %193 = getelementptr inbounds i64, ptr addrspace(1) %192, i64 0
  store i64 %191, ptr addrspace(1) %193, align 8
  %194 = load float, ptr addrspace(5) %31, align 4
  %195 = call float @llvm.fabs.f32(float %194)
  %196 = fptoui float %195 to i64
  %197 = load ptr addrspace(1), ptr addrspace(5) %36, align 8
  %198 = getelementptr inbounds i64, ptr addrspace(1) %197, i64 1
  store i64 %196, ptr addrspace(1) %198, align 8
  %199 = load double, ptr addrspace(5) %32, align 8
  %200 = fmul double %199, 0x4130000000000000
  %201 = fptosi double %200 to i64
  %202 = load ptr addrspace(1), ptr addrspace(5) %36, align 8
  %203 = getelementptr inbounds i64, ptr addrspace(1) %202, i64 2
  store i64 %201, ptr addrspace(1) %203, align 8
  %204 = load double, ptr addrspace(5) %32, align 8
  %205 = fmul double %204, 0x4130000000000000
  %206 = call double @llvm.fabs.f64(double %205)
  %207 = fptoui double %206 to i64
  %208 = load ptr addrspace(1), ptr addrspace(5) %36, align 8
  %209 = getelementptr inbounds i64, ptr addrspace(1) %208, i64 3
  store i64 %207, ptr addrspace(1) %209, align 8
  %210 = load float, ptr addrspace(5) %31, align 4
  %211 = fptrunc float %210 to half
  %212 = load ptr addrspace(1), ptr %45, align 8
  %213 = load i32, ptr addrspace(5) %28, align 4
  %214 = zext i32 %213 to i64
  %215 = getelementptr inbounds nuw half, ptr addrspace(1) %212, i64 %214
  store half %211, ptr addrspace(1) %215, align 2
  br label %216

216:                                              ; preds = %68, %67
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

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
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"int*", !"long*", !"float*", !"double*", !"float*", !"double*", !"int*", !"long*", !"half*", !"uint"}
!9 = !{!"const", !"const", !"const", !"const", !"", !"", !"", !"", !"", !""}
