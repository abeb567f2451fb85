; ModuleID = 'fft_radix4.cl'
source_filename = "fft_radix4.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @fft_radix4(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca <2 x float>, align 8, addrspace(5)
  %12 = alloca float, align 4, addrspace(5)
  %13 = alloca <2 x float>, align 8, addrspace(5)
  %14 = alloca <2 x float>, align 8, addrspace(5)
  %15 = alloca float, align 4, addrspace(5)
  %16 = alloca <2 x float>, align 8, addrspace(5)
  %17 = alloca <2 x float>, align 8, addrspace(5)
  %18 = alloca float, align 4, addrspace(5)
  %19 = alloca <2 x float>, align 8, addrspace(5)
  %20 = alloca <2 x float>, align 8, addrspace(5)
  %21 = alloca <2 x float>, align 8, addrspace(5)
  %22 = alloca <2 x float>, align 8, addrspace(5)
  %23 = alloca <2 x float>, align 8, addrspace(5)
  %24 = alloca <2 x float>, align 8, addrspace(5)
  %25 = alloca <2 x float>, align 8, addrspace(5)
  %26 = alloca <2 x float>, align 8, addrspace(5)
  %27 = alloca <2 x float>, align 8, addrspace(5)
  %28 = alloca <2 x float>, align 8, addrspace(5)
  %29 = alloca <2 x float>, align 8, addrspace(5)
  %30 = alloca <2 x float>, align 8, addrspace(5)
  %31 = alloca <2 x float>, align 8, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca ptr addrspace(1), align 8, addrspace(5)
  %34 = alloca ptr addrspace(1), align 8, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca float, align 4, addrspace(5)
  %41 = alloca <2 x float>, align 8, addrspace(5)
  %42 = alloca <2 x float>, align 8, addrspace(5)
  %43 = alloca <2 x float>, align 8, addrspace(5)
  %44 = alloca <2 x float>, align 8, addrspace(5)
  %45 = alloca <2 x float>, align 8, addrspace(5)
  %46 = alloca <2 x float>, align 8, addrspace(5)
  %47 = alloca <2 x float>, align 8, addrspace(5)
  %48 = alloca <2 x float>, align 8, addrspace(5)
  %49 = alloca <2 x float>, align 8, addrspace(5)
  %50 = alloca i32, align 4, addrspace(5)
  %51 = alloca ptr addrspace(1), align 8, addrspace(5)
  %52 = alloca ptr addrspace(1), align 8, addrspace(5)
  %53 = alloca i32, align 4, addrspace(5)
  %54 = alloca i32, align 4, addrspace(5)
  %55 = addrspacecast ptr addrspace(5) %51 to ptr
  %56 = addrspacecast ptr addrspace(5) %52 to ptr
  %57 = addrspacecast ptr addrspace(5) %53 to ptr
  %58 = addrspacecast ptr addrspace(5) %54 to ptr
  store ptr addrspace(1) %0, ptr %55, align 8
  store ptr addrspace(1) %1, ptr %56, align 8
  store i32 %2, ptr %57, align 4
  store i32 %3, ptr %58, align 4
  %59 = load ptr addrspace(1), ptr %55, align 8
  %60 = load ptr addrspace(1), ptr %56, align 8
  %61 = load i32, ptr %57, align 4
  %62 = load i32, ptr %58, align 4
  %63 = addrspacecast ptr addrspace(5) %33 to ptr
  %64 = addrspacecast ptr addrspace(5) %34 to ptr
  %65 = addrspacecast ptr addrspace(5) %35 to ptr
  %66 = addrspacecast ptr addrspace(5) %36 to ptr
  %67 = addrspacecast ptr addrspace(5) %49 to ptr
  store ptr addrspace(1) %59, ptr %63, align 8
  store ptr addrspace(1) %60, ptr %64, align 8
  store i32 %61, ptr %65, align 4
  store i32 %62, ptr %66, align 4
  %68 = addrspacecast ptr addrspace(5) %32 to ptr
  %69 = addrspacecast ptr addrspace(5) %10 to ptr
  %70 = call i32 @llvm.amdgcn.workgroup.id.x()
  %71 = addrspacecast ptr addrspace(5) %9 to ptr
  %72 = addrspacecast ptr addrspace(5) %5 to ptr
  %73 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %73, align 4
  %74 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %74, ptr addrspace(5) %7, align 8
  %75 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %76 = load i32, ptr %73, align 4
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw i8, ptr addrspace(4) %75, i64 %77
  %79 = load i16, ptr addrspace(4) %78, align 2
  %80 = zext i16 %79 to i32
  %81 = mul i32 %70, %80
  %82 = addrspacecast ptr addrspace(5) %8 to ptr
  %83 = call i32 @llvm.amdgcn.workitem.id.x()
  %84 = add i32 %81, %83
  %85 = zext i32 %84 to i64
  store i32 %84, ptr addrspace(5) %37, align 4
  %86 = load i32, ptr %65, align 4
  %87 = udiv i32 %86, 4
  store i32 %87, ptr addrspace(5) %38, align 4
  %88 = load i32, ptr addrspace(5) %37, align 4
  %89 = load i32, ptr addrspace(5) %38, align 4
  %90 = icmp uge i32 %88, %89
  br i1 %90, label %91, label %92

91:                                               ; preds = %4
  br label %312

92:                                               ; preds = %4
  %93 = load i32, ptr addrspace(5) %37, align 4
  %94 = load i32, ptr %66, align 4
  %95 = sub i32 %94, 1
  %96 = and i32 %93, %95
  store i32 %96, ptr addrspace(5) %39, align 4
  %97 = load i32, ptr addrspace(5) %39, align 4
  %98 = uitofp i32 %97 to float
  %99 = fmul float 0xBFF921FB60000000, %98
  %100 = load i32, ptr %66, align 4
  %101 = uitofp i32 %100 to float
  %102 = fdiv float %99, %101, !fpmath !11
  store float %102, ptr addrspace(5) %40, align 4
  %103 = load ptr addrspace(1), ptr %63, align 8
  %104 = load i32, ptr addrspace(5) %37, align 4
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %103, i64 %105
  %107 = load <2 x float>, ptr addrspace(1) %106, align 8
  store <2 x float> %107, ptr addrspace(5) %41, align 8
  %108 = load ptr addrspace(1), ptr %63, align 8
  %109 = load i32, ptr addrspace(5) %37, align 4
  %110 = load i32, ptr addrspace(5) %38, align 4
  %111 = add i32 %109, %110
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %108, i64 %112
  %114 = load <2 x float>, ptr addrspace(1) %113, align 8
  %115 = load float, ptr addrspace(5) %40, align 4
  %116 = addrspacecast ptr addrspace(5) %11 to ptr
  %117 = addrspacecast ptr addrspace(5) %12 to ptr
  %118 = addrspacecast ptr addrspace(5) %13 to ptr
  store float %115, ptr %117, align 4
  %119 = load float, ptr %117, align 4
  %120 = call float @llvm.cos.f32(float %119)
  %121 = insertelement <2 x float> poison, float %120, i32 0
  %122 = load float, ptr %117, align 4
  %123 = call float @llvm.sin.f32(float %122)
  %124 = insertelement <2 x float> %121, float %123, i32 1
  store <2 x float> %124, ptr %118, align 8
  %125 = load <2 x float>, ptr %118, align 8
  %126 = addrspacecast ptr addrspace(5) %20 to ptr
  %127 = addrspacecast ptr addrspace(5) %21 to ptr
  %128 = addrspacecast ptr addrspace(5) %22 to ptr
  %129 = addrspacecast ptr addrspace(5) %23 to ptr
  store <2 x float> %114, ptr %127, align 8
  store <2 x float> %125, ptr %128, align 8
  %130 = load <2 x float>, ptr %127, align 8
  %131 = extractelement <2 x float> %130, i64 0
  %132 = load <2 x float>, ptr %128, align 8
  %133 = extractelement <2 x float> %132, i64 0
  %134 = load <2 x float>, ptr %127, align 8
  %135 = extractelement <2 x float> %134, i64 1
  %136 = load <2 x float>, ptr %128, align 8
  %137 = extractelement <2 x float> %136, i64 1
  %138 = fmul float %135, %137
  %139 = fneg float %138
  %140 = call float @llvm.fmuladd.f32(float %131, float %133, float %139)
  %141 = insertelement <2 x float> poison, float %140, i32 0
  %142 = load <2 x float>, ptr %127, align 8
  %143 = extractelement <2 x float> %142, i64 0
  %144 = load <2 x float>, ptr %128, align 8
  %145 = extractelement <2 x float> %144, i64 1
  %146 = load <2 x float>, ptr %127, align 8
  %147 = extractelement <2 x float> %146, i64 1
  %148 = load <2 x float>, ptr %128, align 8
  %149 = extractelement <2 x float> %148, i64 0
  %150 = fmul float %147, %149
  %151 = call float @llvm.fmuladd.f32(float %143, float %145, float %150)
  %152 = insertelement <2 x float> %141, float %151, i32 1
  store <2 x float> %152, ptr %129, align 8
  %153 = load <2 x float>, ptr %129, align 8
  store <2 x float> %153, ptr addrspace(5) %42, align 8
  %154 = load ptr addrspace(1), ptr %63, align 8
  %155 = load i32, ptr addrspace(5) %37, align 4
  %156 = load i32, ptr addrspace(5) %38, align 4
  %157 = mul i32 2, %156
  %158 = add i32 %155, %157
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %154, i64 %159
  %161 = load <2 x float>, ptr addrspace(1) %160, align 8
  %162 = load float, ptr addrspace(5) %40, align 4
  %163 = fmul float 2.000000e+00, %162
  %164 = addrspacecast ptr addrspace(5) %14 to ptr
  %165 = addrspacecast ptr addrspace(5) %15 to ptr
  %166 = addrspacecast ptr addrspace(5) %16 to ptr
  store float %163, ptr %165, align 4
  %167 = load float, ptr %165, align 4
  %168 = call float @llvm.cos.f32(float %167)
  %169 = insertelement <2 x float> poison, float %168, i32 0
  %170 = load float, ptr %165, align 4
  %171 = call float @llvm.sin.f32(float %170)
  %172 = insertelement <2 x float> %169, float %171, i32 1
  store <2 x float> %172, ptr %166, align 8
  %173 = load <2 x float>, ptr %166, align 8
  %174 = addrspacecast ptr addrspace(5) %24 to ptr
  %175 = addrspacecast ptr addrspace(5) %25 to ptr
  %176 = addrspacecast ptr addrspace(5) %26 to ptr
  %177 = addrspacecast ptr addrspace(5) %27 to ptr
  store <2 x float> %161, ptr %175, align 8
  store <2 x float> %173, ptr %176, align 8
  %178 = load <2 x float>, ptr %175, align 8
  %179 = extractelement <2 x float> %178, i64 0
  %180 = load <2 x float>, ptr %176, align 8
  %181 = extractelement <2 x float> %180, i64 0
  %182 = load <2 x float>, ptr %175, align 8
  %183 = extractelement <2 x float> %182, i64 1
  %184 = load <2 x float>, ptr %176, align 8
  %185 = extractelement <2 x float> %184, i64 1
  %186 = fmul float %183, %185
  %187 = fneg float %186
  %188 = call float @llvm.fmuladd.f32(float %179, float %181, float %187)
  %189 = insertelement <2 x float> poison, float %188, i32 0
  %190 = load <2 x float>, ptr %175, align 8
  %191 = extractelement <2 x float> %190, i64 0
  %192 = load <2 x float>, ptr %176, align 8
  %193 = extractelement <2 x float> %192, i64 1
  %194 = load <2 x float>, ptr %175, align 8
  %195 = extractelement <2 x float> %194, i64 1
  %196 = load <2 x float>, ptr %176, align 8
  %197 = extractelement <2 x float> %196, i64 0
  %198 = fmul float %195, %197
  %199 = call float @llvm.fmuladd.f32(float %191, float %193, float %198)
  %200 = insertelement <2 x float> %189, float %199, i32 1
  store <2 x float> %200, ptr %177, align 8
  %201 = load <2 x float>, ptr %177, align 8
  store <2 x float> %201, ptr addrspace(5) %43, align 8
  %202 = load ptr addrspace(1), ptr %63, align 8
  %203 = load i32, ptr addrspace(5) %37, align 4
  %204 = load i32, ptr addrspace(5) %38, align 4
  %205 = mul i32 3, %204
  %206 = add i32 %203, %205
  %207 = zext i32 %206 to i64
  %208 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %202, i64 %207
  %209 = load <2 x float>, ptr addrspace(1) %208, align 8
  %210 = load float, ptr addrspace(5) %40, align 4
  %211 = fmul float 3.000000e+00, %210
  %212 = addrspacecast ptr addrspace(5) %17 to ptr
  %213 = addrspacecast ptr addrspace(5) %18 to ptr
  %214 = addrspacecast ptr addrspace(5) %19 to ptr
  store float %211, ptr %213, align 4
  %215 = load float, ptr %213, align 4
  %216 = call float @llvm.cos.f32(float %215)
  %217 = insertelement <2 x float> poison, float %216, i32 0
  %218 = load float, ptr %213, align 4
  %219 = call float @llvm.sin.f32(float %218)
  %220 = insertelement <2 x float> %217, float %219, i32 1
  store <2 x float> %220, ptr %214, align 8
  %221 = load <2 x float>, ptr %214, align 8
  %222 = addrspacecast ptr addrspace(5) %28 to ptr
  %223 = addrspacecast ptr addrspace(5) %29 to ptr
  %224 = addrspacecast ptr addrspace(5) %30 to ptr
  %225 = addrspacecast ptr addrspace(5) %31 to ptr
  store <2 x float> %209, ptr %223, align 8
  store <2 x float> %221, ptr %224, align 8
  %226 = load <2 x float>, ptr %223, align 8
  %227 = extractelement <2 x float> %226, i64 0
  %228 = load <2 x float>, ptr %224, align 8
  %229 = extractelement <2 x float> %228, i64 0
  %230 = load <2 x float>, ptr %223, align 8
  %231 = extractelement <2 x float> %230, i64 1
  %232 = load <2 x float>, ptr %224, align 8
  %233 = extractelement <2 x float> %232, i64 1
  %234 = fmul float %231, %233
  %235 = fneg float %234
  %236 = call float @llvm.fmuladd.f32(float %227, float %229, float %235)
  %237 = insertelement <2 x float> poison, float %236, i32 0
  %238 = load <2 x float>, ptr %223, align 8
  %239 = extractelement <2 x float> %238, i64 0
  %240 = load <2 x float>, ptr %224, align 8
  %241 = extractelement <2 x float> %240, i64 1
  %242 = load <2 x float>, ptr %223, align 8
  %243 = extractelement <2 x float> %242, i64 1
  %244 = load <2 x float>, ptr %224, align 8
  %245 = extractelement <2 x float> %244, i64 0
  %246 = fmul float %243, %245
  %247 = call float @llvm.fmuladd.f32(float %239, float %241, float %246)
  %248 = insertelement <2 x float> %237, float %247, i32 1
  store <2 x float> %248, ptr %225, align 8
  %249 = load <2 x float>, ptr %225, align 8
  store <2 x float> %249, ptr addrspace(5) %44, align 8
  %250 = load <2 x float>, ptr addrspace(5) %41, align 8
  %251 = load <2 x float>, ptr addrspace(5) %43, align 8
  %252 = fadd <2 x float> %250, %251
  store <2 x float> %252, ptr addrspace(5) %45, align 8
  %253 = load <2 x float>, ptr addrspace(5) %41, align 8
  %254 = load <2 x float>, ptr addrspace(5) %43, align 8
  %255 = fsub <2 x float> %253, %254
  store <2 x float> %255, ptr addrspace(5) %46, align 8
  %256 = load <2 x float>, ptr addrspace(5) %42, align 8
  %257 = load <2 x float>, ptr addrspace(5) %44, align 8
  %258 = fadd <2 x float> %256, %257
  store <2 x float> %258, ptr addrspace(5) %47, align 8
  %259 = load <2 x float>, ptr addrspace(5) %42, align 8
  %260 = load <2 x float>, ptr addrspace(5) %44, align 8
  %261 = fsub <2 x float> %259, %260
  store <2 x float> %261, ptr addrspace(5) %48, align 8
  %262 = load <2 x float>, ptr addrspace(5) %48, align 8
  %263 = extractelement <2 x float> %262, i64 1
  %264 = insertelement <2 x float> poison, float %263, i32 0
  %265 = load <2 x float>, ptr addrspace(5) %48, align 8
  %266 = extractelement <2 x float> %265, i64 0
  %267 = fneg float %266
  %268 = insertelement <2 x float> %264, float %267, i32 1
  store <2 x float> %268, ptr %67, align 8
  %269 = load <2 x float>, ptr %67, align 8
  store <2 x float> %269, ptr addrspace(5) %48, align 8
  %270 = load i32, ptr addrspace(5) %37, align 4
  %271 = load i32, ptr addrspace(5) %39, align 4
  %272 = sub i32 %270, %271
  %273 = mul i32 %272, 4
  %274 = load i32, ptr addrspace(5) %39, align 4
  %275 = add i32 %273, %274
  store i32 %275, ptr addrspace(5) %50, align 4
  %276 = load <2 x float>, ptr addrspace(5) %45, align 8
  %277 = load <2 x float>, ptr addrspace(5) %47, align 8
  %278 = fadd <2 x float> %276, %277
  %279 = load ptr addrspace(1), ptr %64, align 8
  %280 = load i32, ptr addrspace(5) %50, align 4
  %281 = zext i32 %280 to i64
  %282 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %279, i64 %281
  store <2 x float> %278, ptr addrspace(1) %282, align 8
  %283 = load <2 x float>, ptr addrspace(5) %46, align 8
  %284 = load <2 x float>, ptr addrspace(5) %48, align 8
  %285 = fadd <2 x float> %283, %284
  %286 = load ptr addrspace(1), ptr %64, align 8
  %287 = load i32, ptr addrspace(5) %50, align 4
  %288 = load i32, ptr %66, align 4
  %289 = add i32 %287, %288
  %290 = zext i32 %289 to i64
  %291 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %286, i64 %290
  store <2 x float> %285, ptr addrspace(1) %291, align 8
  %292 = load <2 x float>, ptr addrspace(5) %45, align 8
  %293 = load <2 x float>, ptr addrspace(5) %47, align 8
  %294 = fsub <2 x float> %292, %293
  %295 = load ptr addrspace(1), ptr %64, align 8
  %296 = load i32, ptr addrspace(5) %50, align 4
  %297 = load i32, ptr %66, align 4
  %298 = mul i32 2, %297
  %299 = add i32 %296, %298
  %300 = zext i32 %299 to i64
  %301 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %295, i64 %300
  store <2 x float> %294, ptr addrspace(1) %301, align 8
  %302 = load <2 x float>, ptr addrspace(5) %46, align 8
  %303 = load <2 x float>, ptr addrspace(5) %48, align 8
  %304 = fsub <2 x float> %302, %303
  %305 = load ptr addrspace(1), ptr %64, align 8
  %306 = load i32, ptr addrspace(5) %50, align 4
  %307 = load i32, ptr %66, align 4
  %308 = mul i32 3, %307
  %309 = add i32 %306, %308
  %310 = zext i32 %309 to i64
  %311 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %305, i64 %310
  store <2 x float> %304, ptr addrspace(1) %311, align 8
  br label %312

312:                                              ; preds = %91, %92
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_fft_radix4(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca <2 x float>, align 8, addrspace(5)
  %12 = alloca float, align 4, addrspace(5)
  %13 = alloca <2 x float>, align 8, addrspace(5)
  %14 = alloca <2 x float>, align 8, addrspace(5)
  %15 = alloca float, align 4, addrspace(5)
  %16 = alloca <2 x float>, align 8, addrspace(5)
  %17 = alloca <2 x float>, align 8, addrspace(5)
  %18 = alloca float, align 4, addrspace(5)
  %19 = alloca <2 x float>, align 8, addrspace(5)
  %20 = alloca <2 x float>, align 8, addrspace(5)
  %21 = alloca <2 x float>, align 8, addrspace(5)
  %22 = alloca <2 x float>, align 8, addrspace(5)
  %23 = alloca <2 x float>, align 8, addrspace(5)
  %24 = alloca <2 x float>, align 8, addrspace(5)
  %25 = alloca <2 x float>, align 8, addrspace(5)
  %26 = alloca <2 x float>, align 8, addrspace(5)
  %27 = alloca <2 x float>, align 8, addrspace(5)
  %28 = alloca <2 x float>, align 8, addrspace(5)
  %29 = alloca <2 x float>, align 8, addrspace(5)
  %30 = alloca <2 x float>, align 8, addrspace(5)
  %31 = alloca <2 x float>, align 8, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca ptr addrspace(1), align 8, addrspace(5)
  %34 = alloca ptr addrspace(1), align 8, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca float, align 4, addrspace(5)
  %41 = alloca <2 x float>, align 8, addrspace(5)
  %42 = alloca <2 x float>, align 8, addrspace(5)
  %43 = alloca <2 x float>, align 8, addrspace(5)
  %44 = alloca <2 x float>, align 8, addrspace(5)
  %45 = alloca <2 x float>, align 8, addrspace(5)
  %46 = alloca <2 x float>, align 8, addrspace(5)
  %47 = alloca <2 x float>, align 8, addrspace(5)
  %48 = alloca <2 x float>, align 8, addrspace(5)
  %49 = alloca <2 x float>, align 8, addrspace(5)
  %50 = alloca i32, align 4, addrspace(5)
  %51 = addrspacecast ptr addrspace(5) %33 to ptr
  %52 = addrspacecast ptr addrspace(5) %34 to ptr
  %53 = addrspacecast ptr addrspace(5) %35 to ptr
  %54 = addrspacecast ptr addrspace(5) %36 to ptr
  %55 = addrspacecast ptr addrspace(5) %49 to ptr
  store ptr addrspace(1) %0, ptr %51, align 8
  store ptr addrspace(1) %1, ptr %52, align 8
  store i32 %2, ptr %53, align 4
  store i32 %3, ptr %54, align 4
  %56 = addrspacecast ptr addrspace(5) %32 to ptr
  %57 = addrspacecast ptr addrspace(5) %10 to ptr
  %58 = call i32 @llvm.amdgcn.workgroup.id.x()
  %59 = addrspacecast ptr addrspace(5) %9 to ptr
  %60 = addrspacecast ptr addrspace(5) %5 to ptr
  %61 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %61, align 4
  %62 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %62, ptr addrspace(5) %7, align 8
  %63 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %64 = load i32, ptr %61, align 4
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr addrspace(4) %63, i64 %65
  %67 = load i16, ptr addrspace(4) %66, align 2
  %68 = zext i16 %67 to i32
  %69 = mul i32 %58, %68
  %70 = addrspacecast ptr addrspace(5) %8 to ptr
  %71 = call i32 @llvm.amdgcn.workitem.id.x()
  %72 = add i32 %69, %71
  %73 = zext i32 %72 to i64
  %74 = trunc i64 %73 to i32
  store i32 %74, ptr addrspace(5) %37, align 4
  %75 = load i32, ptr %53, align 4
  %76 = udiv i32 %75, 4
  store i32 %76, ptr addrspace(5) %38, align 4
  %77 = load i32, ptr addrspace(5) %37, align 4
  %78 = load i32, ptr addrspace(5) %38, align 4
  %79 = icmp uge i32 %77, %78
  br i1 %79, label %80, label %81

80:                                               ; preds = %4
  br label %301

81:                                               ; preds = %4
  %82 = load i32, ptr addrspace(5) %37, align 4
  %83 = load i32, ptr %54, align 4
  %84 = sub i32 %83, 1
  %85 = and i32 %82, %84
  store i32 %85, ptr addrspace(5) %39, align 4
  %86 = load i32, ptr addrspace(5) %39, align 4
  %87 = uitofp i32 %86 to float
  %88 = fmul float 0xBFF921FB60000000, %87
  %89 = load i32, ptr %54, align 4
  %90 = uitofp i32 %89 to float
  %91 = fdiv float %88, %90, !fpmath !11
  store float %91, ptr addrspace(5) %40, align 4
  %92 = load ptr addrspace(1), ptr %51, align 8
  %93 = load i32, ptr addrspace(5) %37, align 4
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %92, i64 %94
  %96 = load <2 x float>, ptr addrspace(1) %95, align 8
  store <2 x float> %96, ptr addrspace(5) %41, align 8
  %97 = load ptr addrspace(1), ptr %51, align 8
  %98 = load i32, ptr addrspace(5) %37, align 4
  %99 = load i32, ptr addrspace(5) %38, align 4
  %100 = add i32 %98, %99
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %97, i64 %101
  %103 = load <2 x float>, ptr addrspace(1) %102, align 8
  %104 = load float, ptr addrspace(5) %40, align 4
  %105 = addrspacecast ptr addrspace(5) %11 to ptr
  %106 = addrspacecast ptr addrspace(5) %12 to ptr
  %107 = addrspacecast ptr addrspace(5) %13 to ptr
  store float %104, ptr %106, align 4
  %108 = load float, ptr %106, align 4
  %109 = call float @llvm.cos.f32(float %108)
  %110 = insertelement <2 x float> poison, float %109, i32 0
  %111 = load float, ptr %106, align 4
  %112 = call float @llvm.sin.f32(float %111)
  %113 = insertelement <2 x float> %110, float %112, i32 1
  store <2 x float> %113, ptr %107, align 8
  %114 = load <2 x float>, ptr %107, align 8
  %115 = addrspacecast ptr addrspace(5) %20 to ptr
  %116 = addrspacecast ptr addrspace(5) %21 to ptr
  %117 = addrspacecast ptr addrspace(5) %22 to ptr
  %118 = addrspacecast ptr addrspace(5) %23 to ptr
  store <2 x float> %103, ptr %116, align 8
  store <2 x float> %114, ptr %117, align 8
  %119 = load <2 x float>, ptr %116, align 8
  %120 = extractelement <2 x float> %119, i64 0
  %121 = load <2 x float>, ptr %117, align 8
  %122 = extractelement <2 x float> %121, i64 0
  %123 = load <2 x float>, ptr %116, align 8
  %124 = extractelement <2 x float> %123, i64 1
  %125 = load <2 x float>, ptr %117, align 8
  %126 = extractelement <2 x float> %125, i64 1
  %127 = fmul float %124, %126
  %128 = fneg float %127
  %129 = call float @llvm.fmuladd.f32(float %120, float %122, float %128)
  %130 = insertelement <2 x float> poison, float %129, i32 0
  %131 = load <2 x float>, ptr %116, align 8
  %132 = extractelement <2 x float> %131, i64 0
  %133 = load <2 x float>, ptr %117, align 8
  %134 = extractelement <2 x float> %133, i64 1
  %135 = load <2 x float>, ptr %116, align 8
  %136 = extractelement <2 x float> %135, i64 1
  %137 = load <2 x float>, ptr %117, align 8
  %138 = extractelement <2 x float> %137, i64 0
  %139 = fmul float %136, %138
  %140 = call float @llvm.fmuladd.f32(float %132, float %134, float %139)
  %141 = insertelement <2 x float> %130, float %140, i32 1
  store <2 x float> %141, ptr %118, align 8
  %142 = load <2 x float>, ptr %118, align 8
  store <2 x float> %142, ptr addrspace(5) %42, align 8
  %143 = load ptr addrspace(1), ptr %51, align 8
  %144 = load i32, ptr addrspace(5) %37, align 4
  %145 = load i32, ptr addrspace(5) %38, align 4
  %146 = mul i32 2, %145
  %147 = add i32 %144, %146
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %143, i64 %148
  %150 = load <2 x float>, ptr addrspace(1) %149, align 8
  %151 = load float, ptr addrspace(5) %40, align 4
  %152 = fmul float 2.000000e+00, %151
  %153 = addrspacecast ptr addrspace(5) %14 to ptr
  %154 = addrspacecast ptr addrspace(5) %15 to ptr
  %155 = addrspacecast ptr addrspace(5) %16 to ptr
  store float %152, ptr %154, align 4
  %156 = load float, ptr %154, align 4
  %157 = call float @llvm.cos.f32(float %156)
  %158 = insertelement <2 x float> poison, float %157, i32 0
  %159 = load float, ptr %154, align 4
  %160 = call float @llvm.sin.f32(float %159)
  %161 = insertelement <2 x float> %158, float %160, i32 1
  store <2 x float> %161, ptr %155, align 8
  %162 = load <2 x float>, ptr %155, align 8
  %163 = addrspacecast ptr addrspace(5) %24 to ptr
  %164 = addrspacecast ptr addrspace(5) %25 to ptr
  %165 = addrspacecast ptr addrspace(5) %26 to ptr
  %166 = addrspacecast ptr addrspace(5) %27 to ptr
  store <2 x float> %150, ptr %164, align 8
  store <2 x float> %162, ptr %165, align 8
  %167 = load <2 x float>, ptr %164, align 8
  %168 = extractelement <2 x float> %167, i64 0
  %169 = load <2 x float>, ptr %165, align 8
  %170 = extractelement <2 x float> %169, i64 0
  %171 = load <2 x float>, ptr %164, align 8
  %172 = extractelement <2 x float> %171, i64 1
  %173 = load <2 x float>, ptr %165, align 8
  %174 = extractelement <2 x float> %173, i64 1
  %175 = fmul float %172, %174
  %176 = fneg float %175
  %177 = call float @llvm.fmuladd.f32(float %168, float %170, float %176)
  %178 = insertelement <2 x float> poison, float %177, i32 0
  %179 = load <2 x float>, ptr %164, align 8
  %180 = extractelement <2 x float> %179, i64 0
  %181 = load <2 x float>, ptr %165, align 8
  %182 = extractelement <2 x float> %181, i64 1
  %183 = load <2 x float>, ptr %164, align 8
  %184 = extractelement <2 x float> %183, i64 1
  %185 = load <2 x float>, ptr %165, align 8
  %186 = extractelement <2 x float> %185, i64 0
  %187 = fmul float %184, %186
  %188 = call float @llvm.fmuladd.f32(float %180, float %182, float %187)
  %189 = insertelement <2 x float> %178, float %188, i32 1
  store <2 x float> %189, ptr %166, align 8
  %190 = load <2 x float>, ptr %166, align 8
  store <2 x float> %190, ptr addrspace(5) %43, align 8
  %191 = load ptr addrspace(1), ptr %51, align 8
  %192 = load i32, ptr addrspace(5) %37, align 4
  %193 = load i32, ptr addrspace(5) %38, align 4
  %194 = mul i32 3, %193
  %195 = add i32 %192, %194
  %196 = zext i32 %195 to i64
  %197 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %191, i64 %196
  %198 = load <2 x float>, ptr addrspace(1) %197, align 8
  %199 = load float, ptr addrspace(5) %40, align 4
  %200 = fmul float 3.000000e+00, %199
  %201 = addrspacecast ptr addrspace(5) %17 to ptr
  %202 = addrspacecast ptr addrspace(5) %18 to ptr
  %203 = addrspacecast ptr addrspace(5) %19 to ptr
  store float %200, ptr %202, align 4
  %204 = load float, ptr %202, align 4
  %205 = call float @llvm.cos.f32(float %204)
  %206 = insertelement <2 x float> poison, float %205, i32 0
  %207 = load float, ptr %202, align 4
  %208 = call float @llvm.sin.f32(float %207)
  %209 = insertelement <2 x float> %206, float %208, i32 1
  store <2 x float> %209, ptr %203, align 8
  %210 = load <2 x float>, ptr %203, align 8
  %211 = addrspacecast ptr addrspace(5) %28 to ptr
  %212 = addrspacecast ptr addrspace(5) %29 to ptr
  %213 = addrspacecast ptr addrspace(5) %30 to ptr
  %214 = addrspacecast ptr addrspace(5) %31 to ptr
  store <2 x float> %198, ptr %212, align 8
  store <2 x float> %210, ptr %213, align 8
  %215 = load <2 x float>, ptr %212, align 8
  %216 = extractelement <2 x float> %215, i64 0
  %217 = load <2 x float>, ptr %213, align 8
  %218 = extractelement <2 x float> %217, i64 0
  %219 = load <2 x float>, ptr %212, align 8
  %220 = extractelement <2 x float> %219, i64 1
  %221 = load <2 x float>, ptr %213, align 8
  %222 = extractelement <2 x float> %221, i64 1
  %223 = fmul float %220, %222
  %224 = fneg float %223
  %225 = call float @llvm.fmuladd.f32(float %216, float %218, float %224)
  %226 = insertelement <2 x float> poison, float %225, i32 0
  %227 = load <2 x float>, ptr %212, align 8
  %228 = extractelement <2 x float> %227, i64 0
  %229 = load <2 x float>, ptr %213, align 8
  %230 = extractelement <2 x float> %229, i64 1
  %231 = load <2 x float>, ptr %212, align 8
  %232 = extractelement <2 x float> %231, i64 1
  %233 = load <2 x float>, ptr %213, align 8
  %234 = extractelement <2 x float> %233, i64 0
  %235 = fmul float %232, %234
  %236 = call float @llvm.fmuladd.f32(float %228, float %230, float %235)
  %237 = insertelement <2 x float> %226, float %236, i32 1
  store <2 x float> %237, ptr %214, align 8
  %238 = load <2 x float>, ptr %214, align 8
  store <2 x float> %238, ptr addrspace(5) %44, align 8
  %239 = load <2 x float>, ptr addrspace(5) %41, align 8
  %240 = load <2 x float>, ptr addrspace(5) %43, align 8
  %241 = fadd <2 x float> %239, %240
  store <2 x float> %241, ptr addrspace(5) %45, align 8
  %242 = load <2 x float>, ptr addrspace(5) %41, align 8
  %243 = load <2 x float>, ptr addrspace(5) %43, align 8
  %244 = fsub <2 x float> %242, %243
  store <2 x float> %244, ptr addrspace(5) %46, align 8
  %245 = load <2 x float>, ptr addrspace(5) %42, align 8
  %246 = load <2 x float>, ptr addrspace(5) %44, align 8
  %247 = fadd <2 x float> %245, %246
  store <2 x float> %247, ptr addrspace(5) %47, align 8
  %248 = load <2 x float>, ptr addrspace(5) %42, align 8
  %249 = load <2 x float>, ptr addrspace(5) %44, align 8
  %250 = fsub <2 x float> %248, %249
  store <2 x float> %250, ptr addrspace(5) %48, align 8
  %251 = load <2 x float>, ptr addrspace(5) %48, align 8
  %252 = extractelement <2 x float> %251, i64 1
  %253 = insertelement <2 x float> poison, float %252, i32 0
  %254 = load <2 x float>, ptr addrspace(5) %48, align 8
  %255 = extractelement <2 x float> %254, i64 0
  %256 = fneg float %255
  %257 = insertelement <2 x float> %253, float %256, i32 1
  store <2 x float> %257, ptr %55, align 8
  %258 = load <2 x float>, ptr %55, align 8
  store <2 x float> %258, ptr addrspace(5) %48, align 8
  %259 = load i32, ptr addrspace(5) %37, align 4
  %260 = load i32, ptr addrspace(5) %39, align 4
  %261 = sub i32 %259, %260
  %262 = mul i32 %261, 4
  %263 = load i32, ptr addrspace(5) %39, align 4
  %264 = add i32 %262, %263
  store i32 %264, ptr addrspace(5) %50, align 4
  %265 = load <2 x float>, ptr addrspace(5) %45, align 8
  %266 = load <2 x float>, ptr addrspace(5) %47, align 8
  %267 = fadd <2 x float> %265, %266
  %268 = load ptr addrspace(1), ptr %52, align 8
  %269 = load i32, ptr addrspace(5) %50, align 4
  %270 = zext i32 %269 to i64
  %271 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %268, i64 %270
  store <2 x float> %267, ptr addrspace(1) %271, align 8
  %272 = load <2 x float>, ptr addrspace(5) %46, align 8
  %273 = load <2 x float>, ptr addrspace(5) %48, align 8
  %274 = fadd <2 x float> %272, %273
  %275 = load ptr addrspace(1), ptr %52, align 8
  %276 = load i32, ptr addrspace(5) %50, align 4
  %277 = load i32, ptr %54, align 4
  %278 = add i32 %276, %277
  %279 = zext i32 %278 to i64
  %280 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %275, i64 %279
  store <2 x float> %274, ptr addrspace(1) %280, align 8
  %281 = load <2 x float>, ptr addrspace(5) %45, align 8
  %282 = load <2 x float>, ptr addrspace(5) %47, align 8
  %283 = fsub <2 x float> %281, %282
  %284 = load ptr addrspace(1), ptr %52, align 8
  %285 = load i32, ptr addrspace(5) %50, align 4
  %286 = load i32, ptr %54, align 4
  %287 = mul i32 2, %286
  %288 = add i32 %285, %287
  %289 = zext i32 %288 to i64
  %290 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %284, i64 %289
  store <2 x float> %283, ptr addrspace(1) %290, align 8
  %291 = load <2 x float>, ptr addrspace(5) %46, align 8
  %292 = load <2 x float>, ptr addrspace(5) %48, align 8
  %293 = fsub <2 x float> %291, %292
  %294 = load ptr addrspace(1), ptr %52, align 8
  %295 = load i32, ptr addrspace(5) %50, align 4
  %296 = load i32, ptr %54, align 4
  %297 = mul i32 3, %296
  %298 = add i32 %295, %297
  %299 = zext i32 %298 to i64
  %300 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %294, i64 %299
  store <2 x float> %293, ptr addrspace(1) %300, align 8
  br label %301

301:                                              ; preds = %81, %80
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.cos.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sin.f32(float) #3

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"float2*", !"float2*", !"uint", !"uint"}
!9 = !{!"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"uint", !"uint"}
!10 = !{!"const", !"", !"", !""}
!11 = !{float 2.500000e+00}
