; ModuleID = 'math_f32.cl'
source_filename = "math_f32.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @math_f32(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  call void @__clang_ocl_kern_imp_math_f32(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 4 %15, i32 noundef %16) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_math_f32(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  %17 = alloca float, align 4, addrspace(5)
  %18 = alloca float, align 4, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = addrspacecast ptr addrspace(5) %12 to ptr
  %22 = addrspacecast ptr addrspace(5) %13 to ptr
  %23 = addrspacecast ptr addrspace(5) %14 to ptr
  %24 = addrspacecast ptr addrspace(5) %15 to ptr
  store ptr addrspace(1) %0, ptr %21, align 8
  store ptr addrspace(1) %1, ptr %22, align 8
  store ptr addrspace(1) %2, ptr %23, align 8
  store i32 %3, ptr %24, align 4
  %25 = addrspacecast ptr addrspace(5) %11 to ptr
  %26 = addrspacecast ptr addrspace(5) %10 to ptr
  %27 = call i32 @llvm.amdgcn.workgroup.id.x()
  %28 = addrspacecast ptr addrspace(5) %9 to ptr
  %29 = addrspacecast ptr addrspace(5) %5 to ptr
  %30 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %30, align 4
  %31 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %31, ptr addrspace(5) %7, align 8
  %32 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %33 = load i32, ptr %30, align 4
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr addrspace(4) %32, i64 %34
  %36 = load i16, ptr addrspace(4) %35, align 2
  %37 = zext i16 %36 to i32
  %38 = mul i32 %27, %37
  %39 = addrspacecast ptr addrspace(5) %8 to ptr
  %40 = call i32 @llvm.amdgcn.workitem.id.x()
  %41 = add i32 %38, %40
  store i32 %41, ptr addrspace(5) %16, align 4
  %42 = load i32, ptr addrspace(5) %16, align 4
  %43 = load i32, ptr %24, align 4
  %44 = icmp uge i32 %42, %43
  br i1 %44, label %45, label %46

45:                                               ; preds = %4
  br label %223

46:                                               ; preds = %4
  %47 = load ptr addrspace(1), ptr %21, align 8
  %48 = load i32, ptr addrspace(5) %16, align 4
  %49 = mul i32 2, %48
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw float, ptr addrspace(1) %47, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4
  store float %52, ptr addrspace(5) %17, align 4
  %53 = load ptr addrspace(1), ptr %21, align 8
  %54 = load i32, ptr addrspace(5) %16, align 4
  %55 = mul i32 2, %54
  %56 = add i32 %55, 1
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw float, ptr addrspace(1) %53, i64 %57
  %59 = load float, ptr addrspace(1) %58, align 4
  store float %59, ptr addrspace(5) %18, align 4
  %60 = load ptr addrspace(1), ptr %22, align 8
  %61 = load i32, ptr addrspace(5) %16, align 4
  %62 = mul i32 16, %61
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw float, ptr addrspace(1) %60, i64 %63
  store ptr addrspace(1) %64, ptr addrspace(5) %19, align 8
  %65 = load float, ptr addrspace(5) %17, align 4
  %66 = call float @llvm.floor.f32(float %65)
  %67 = load ptr addrspace(1), ptr addrspace(5) %19, align 8
  %68 = getelementptr inbounds float, ptr addrspace(1) %67, i64 0
  store float %66, ptr addrspace(1) %68, align 4
  %69 = load float, ptr addrspace(5) %17, align 4
  %70 = call float @llvm.ceil.f32(float %69)
  %71 = load ptr addrspace(1), ptr addrspace(5) %19, align 8
  %72 = getelementptr inbounds float, ptr addrspace(1) %71, i64 1
  store float %70, ptr addrspace(1) %72, align 4
  %73 = load float, ptr addrspace(5) %17, align 4
  %74 = call float @llvm.trunc.f32(float %73)
  %75 = load ptr addrspace(1), ptr addrspace(5) %19, align 8
  %76 = getelementptr inbounds float, ptr addrspace(1) %75, i64 2
  store float %74, ptr addrspace(1) %76, align 4
  %77 = load float, ptr addrspace(5) %17, align 4
  %78 = call float @llvm.rint.f32(float %77)
  %79 = load ptr addrspace(1), ptr addrspace(5) %19, align 8
  %80 = getelementptr inbounds float, ptr addrspace(1) %79, i64 3
  store float %78, ptr addrspace(1) %80, align 4
  %81 = load float, ptr addrspace(5) %17, align 4
  %82 = load float, ptr addrspace(5) %18, align 4
  %83 = call float @llvm.minnum.f32(float %81, float %82)
  %84 = load ptr addrspace(1), ptr addrspace(5) %19, align 8
  %85 = getelementptr inbounds float, ptr addrspace(1) %84, i64 4
  store float %83, ptr addrspace(1) %85, align 4
  %86 = load float, ptr addrspace(5) %17, align 4
  %87 = load float, ptr addrspace(5) %18, align 4
  %88 = call float @llvm.maxnum.f32(float %86, float %87)
  %89 = load ptr addrspace(1), ptr addrspace(5) %19, align 8
  %90 = getelementptr inbounds float, ptr addrspace(1) %89, i64 5
  store float %88, ptr addrspace(1) %90, align 4
  %91 = load float, ptr addrspace(5) %17, align 4
  %92 = load float, ptr addrspace(5) %18, align 4
  %93 = call float @llvm.copysign.f32(float %91, float %92)
  %94 = load ptr addrspace(1), ptr addrspace(5) %19, align 8
  %95 = getelementptr inbounds float, ptr addrspace(1) %94, i64 6
  store float %93, ptr addrspace(1) %95, align 4
  %96 = load float, ptr addrspace(5) %17, align 4
  %97 = call float @llvm.fabs.f32(float %96)
  %98 = call float @llvm.sqrt.f32(float %97), !fpmath !10
  %99 = load ptr addrspace(1), ptr addrspace(5) %19, align 8
  %100 = getelementptr inbounds float, ptr addrspace(1) %99, i64 7
  store float %98, ptr addrspace(1) %100, align 4
  %101 = load float, ptr addrspace(5) %17, align 4
  %102 = load float, ptr addrspace(5) %18, align 4
  %103 = fdiv float %101, %102, !fpmath !11
  %104 = load ptr addrspace(1), ptr addrspace(5) %19, align 8
  %105 = getelementptr inbounds float, ptr addrspace(1) %104, i64 8
  store float %103, ptr addrspace(1) %105, align 4
  %106 = load float, ptr addrspace(5) %17, align 4
  %107 = fdiv float 1.000000e+00, %106, !fpmath !11
  %108 = load ptr addrspace(1), ptr addrspace(5) %19, align 8
  %109 = getelementptr inbounds float, ptr addrspace(1) %108, i64 9
  store float %107, ptr addrspace(1) %109, align 4
  %110 = load float, ptr addrspace(5) %18, align 4
  %111 = fmul float %110, 0x3F847AE140000000
  %112 = call float @llvm.exp2.f32(float %111)
  %113 = load ptr addrspace(1), ptr addrspace(5) %19, align 8
  %114 = getelementptr inbounds float, ptr addrspace(1) %113, i64 10
  store float %112, ptr addrspace(1) %114, align 4
  %115 = load float, ptr addrspace(5) %17, align 4
  %116 = call float @llvm.fabs.f32(float %115)
  %117 = fadd float %116, 1.000000e+00
  %118 = call float @llvm.log2.f32(float %117)
  %119 = load ptr addrspace(1), ptr addrspace(5) %19, align 8
  %120 = getelementptr inbounds float, ptr addrspace(1) %119, i64 11
  store float %118, ptr addrspace(1) %120, align 4
  %121 = load float, ptr addrspace(5) %17, align 4
  %122 = load i32, ptr addrspace(5) %16, align 4
  %123 = srem i32 %122, 9
  %124 = sub nsw i32 %123, 4
  %125 = call float @llvm.ldexp.f32.i32(float %121, i32 %124)
  %126 = load ptr addrspace(1), ptr addrspace(5) %19, align 8
  %127 = getelementptr inbounds float, ptr addrspace(1) %126, i64 12
  store float %125, ptr addrspace(1) %127, align 4
  %128 = load float, ptr addrspace(5) %17, align 4
  %129 = load float, ptr addrspace(5) %18, align 4
  %130 = call float @llvm.fma.f32(float %128, float %129, float -1.000000e+00)
  %131 = load ptr addrspace(1), ptr addrspace(5) %19, align 8
  %132 = getelementptr inbounds float, ptr addrspace(1) %131, i64 13
  store float %130, ptr addrspace(1) %132, align 4
  %133 = load float, ptr addrspace(5) %18, align 4
  %134 = call float @llvm.round.f32(float %133)
  %135 = load ptr addrspace(1), ptr addrspace(5) %19, align 8
  %136 = getelementptr inbounds float, ptr addrspace(1) %135, i64 14
  store float %134, ptr addrspace(1) %136, align 4
  %137 = load float, ptr addrspace(5) %17, align 4
  %138 = load float, ptr addrspace(5) %18, align 4
  %139 = call float @llvm.amdgcn.fmed3.f32(float %137, float %138, float 1.000000e+00)
  %140 = load ptr addrspace(1), ptr addrspace(5) %19, align 8
  %141 = getelementptr inbounds float, ptr addrspace(1) %140, i64 15
  store float %139, ptr addrspace(1) %141, align 4
  store i32 0, ptr addrspace(5) %20, align 4
  %142 = load float, ptr addrspace(5) %17, align 4
  %143 = load float, ptr addrspace(5) %18, align 4
  %144 = fcmp olt float %142, %143
  %145 = zext i1 %144 to i32
  %146 = shl i32 %145, 0
  %147 = load i32, ptr addrspace(5) %20, align 4
  %148 = or i32 %147, %146
  store i32 %148, ptr addrspace(5) %20, align 4
  %149 = load float, ptr addrspace(5) %17, align 4
  %150 = load float, ptr addrspace(5) %18, align 4
  %151 = fcmp ole float %149, %150
  %152 = zext i1 %151 to i32
  %153 = shl i32 %152, 1
  %154 = load i32, ptr addrspace(5) %20, align 4
  %155 = or i32 %154, %153
  store i32 %155, ptr addrspace(5) %20, align 4
  %156 = load float, ptr addrspace(5) %17, align 4
  %157 = load float, ptr addrspace(5) %18, align 4
  %158 = fcmp ogt float %156, %157
  %159 = zext i1 %158 to i32
  %160 = shl i32 %159, 2
  %161 = load i32, ptr addrspace(5) %20, align 4
  %162 = or i32 %161, %160
  store i32 %162, ptr addrspace(5) %20, align 4
  %163 = load float, ptr addrspace(5) %17, align 4
  %164 = load float, ptr addrspace(5) %18, align 4
  %165 = fcmp oge float %163, %164
  %166 = zext i1 %165 to i32
  %167 = shl i32 %166, 3
  %168 = load i32, ptr addrspace(5) %20, align 4
  %169 = or i32 %168, %167
  store i32 %169, ptr addrspace(5) %20, align 4
  %170 = load float, ptr addrspace(5) %17, align 4
  %171 = load float, ptr addrspace(5) %18, align 4
  %172 = fcmp oeq float %170, %171
  %173 = zext i1 %172 to i32
  %174 = shl i32 %173, 4
  %175 = load i32, ptr addrspace(5) %20, align 4
  %176 = or i32 %175, %174
  store i32 %176, ptr addrspace(5) %20, align 4
  %177 = load float, ptr addrspace(5) %17, align 4
  %178 = load float, ptr addrspace(5) %18, align 4
  %179 = fcmp une float %177, %178
  %180 = zext i1 %179 to i32
  %181 = shl i32 %180, 5
  %182 = load i32, ptr addrspace(5) %20, align 4
  %183 = or i32 %182, %181
  store i32 %183, ptr addrspace(5) %20, align 4
  %184 = load float, ptr addrspace(5) %17, align 4
  %185 = load float, ptr addrspace(5) %18, align 4
  %186 = fcmp olt float %184, %185
  %187 = xor i1 %186, true
  %188 = zext i1 %187 to i32
  %189 = shl i32 %188, 6
  %190 = load i32, ptr addrspace(5) %20, align 4
  %191 = or i32 %190, %189
  store i32 %191, ptr addrspace(5) %20, align 4
  %192 = load float, ptr addrspace(5) %17, align 4
  %193 = call i1 @llvm.is.fpclass.f32(float %192, i32 3)
  %194 = zext i1 %193 to i32
  %195 = shl i32 %194, 7
  %196 = load i32, ptr addrspace(5) %20, align 4
  %197 = or i32 %196, %195
  store i32 %197, ptr addrspace(5) %20, align 4
  %198 = load float, ptr addrspace(5) %18, align 4
  %199 = call i1 @llvm.is.fpclass.f32(float %198, i32 516)
  %200 = zext i1 %199 to i32
  %201 = shl i32 %200, 8
  %202 = load i32, ptr addrspace(5) %20, align 4
  %203 = or i32 %202, %201
  store i32 %203, ptr addrspace(5) %20, align 4
  %204 = load float, ptr addrspace(5) %17, align 4
  %205 = load float, ptr addrspace(5) %18, align 4
  %206 = fcmp uno float %204, %205
  %207 = zext i1 %206 to i32
  %208 = shl i32 %207, 9
  %209 = load i32, ptr addrspace(5) %20, align 4
  %210 = or i32 %209, %208
  store i32 %210, ptr addrspace(5) %20, align 4
  %211 = load float, ptr addrspace(5) %17, align 4
  %212 = load float, ptr addrspace(5) %18, align 4
  %213 = fcmp one float %211, %212
  %214 = zext i1 %213 to i32
  %215 = shl i32 %214, 10
  %216 = load i32, ptr addrspace(5) %20, align 4
  %217 = or i32 %216, %215
  store i32 %217, ptr addrspace(5) %20, align 4
  %218 = load i32, ptr addrspace(5) %20, align 4
  %219 = load ptr addrspace(1), ptr %23, align 8
  %220 = load i32, ptr addrspace(5) %16, align 4
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds nuw i32, ptr addrspace(1) %219, i64 %221
  store i32 %218, ptr addrspace(1) %222, align 4
  br label %223

223:                                              ; preds = %46, %45
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log2.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ldexp.f32.i32(float, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.fmed3.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #2

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
!8 = !{!"float*", !"float*", !"uint*", !"uint"}
!9 = !{!"const", !"", !"", !""}
!10 = !{float 3.000000e+00}
!11 = !{float 2.500000e+00}
