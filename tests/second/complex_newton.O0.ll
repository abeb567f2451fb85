; ModuleID = 'complex_newton.cl'
source_filename = "complex_newton.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @complex_newton(ptr addrspace(1) noundef align 2 %0, i32 noundef %1, i32 noundef %2, <2 x float> noundef %3, <2 x float> noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(4), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca ptr addrspace(4), align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca <2 x float>, align 8, addrspace(5)
  %20 = alloca <2 x float>, align 8, addrspace(5)
  %21 = alloca <2 x float>, align 8, addrspace(5)
  %22 = alloca float, align 4, addrspace(5)
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
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca ptr addrspace(1), align 8, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca <2 x float>, align 8, addrspace(5)
  %38 = alloca <2 x float>, align 8, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca i32, align 4, addrspace(5)
  %42 = alloca <2 x float>, align 8, addrspace(5)
  %43 = alloca <2 x float>, align 8, addrspace(5)
  %44 = alloca i32, align 4, addrspace(5)
  %45 = alloca <2 x float>, align 8, addrspace(5)
  %46 = alloca <2 x float>, align 8, addrspace(5)
  %47 = alloca <2 x float>, align 8, addrspace(5)
  %48 = alloca i8, align 1, addrspace(5)
  %49 = alloca <2 x i8>, align 2, addrspace(5)
  %50 = alloca ptr addrspace(1), align 8, addrspace(5)
  %51 = alloca i32, align 4, addrspace(5)
  %52 = alloca i32, align 4, addrspace(5)
  %53 = alloca <2 x float>, align 8, addrspace(5)
  %54 = alloca <2 x float>, align 8, addrspace(5)
  %55 = alloca i32, align 4, addrspace(5)
  %56 = addrspacecast ptr addrspace(5) %50 to ptr
  %57 = addrspacecast ptr addrspace(5) %51 to ptr
  %58 = addrspacecast ptr addrspace(5) %52 to ptr
  %59 = addrspacecast ptr addrspace(5) %53 to ptr
  %60 = addrspacecast ptr addrspace(5) %54 to ptr
  %61 = addrspacecast ptr addrspace(5) %55 to ptr
  store ptr addrspace(1) %0, ptr %56, align 8
  store i32 %1, ptr %57, align 4
  store i32 %2, ptr %58, align 4
  store <2 x float> %3, ptr %59, align 8
  store <2 x float> %4, ptr %60, align 8
  store i32 %5, ptr %61, align 4
  %62 = load ptr addrspace(1), ptr %56, align 8
  %63 = load i32, ptr %57, align 4
  %64 = load i32, ptr %58, align 4
  %65 = load <2 x float>, ptr %59, align 8
  %66 = load <2 x float>, ptr %60, align 8
  %67 = load i32, ptr %61, align 4
  %68 = addrspacecast ptr addrspace(5) %34 to ptr
  %69 = addrspacecast ptr addrspace(5) %35 to ptr
  %70 = addrspacecast ptr addrspace(5) %36 to ptr
  %71 = addrspacecast ptr addrspace(5) %37 to ptr
  %72 = addrspacecast ptr addrspace(5) %38 to ptr
  %73 = addrspacecast ptr addrspace(5) %39 to ptr
  %74 = addrspacecast ptr addrspace(5) %43 to ptr
  %75 = addrspacecast ptr addrspace(5) %47 to ptr
  %76 = addrspacecast ptr addrspace(5) %49 to ptr
  store ptr addrspace(1) %62, ptr %68, align 8
  store i32 %63, ptr %69, align 4
  store i32 %64, ptr %70, align 4
  store <2 x float> %65, ptr %71, align 8
  store <2 x float> %66, ptr %72, align 8
  store i32 %67, ptr %73, align 4
  %77 = addrspacecast ptr addrspace(5) %33 to ptr
  %78 = addrspacecast ptr addrspace(5) %18 to ptr
  %79 = call i32 @llvm.amdgcn.workgroup.id.x()
  %80 = addrspacecast ptr addrspace(5) %17 to ptr
  %81 = addrspacecast ptr addrspace(5) %13 to ptr
  %82 = addrspacecast ptr addrspace(5) %14 to ptr
  store i32 4, ptr %82, align 4
  %83 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %83, ptr addrspace(5) %15, align 8
  %84 = load ptr addrspace(4), ptr addrspace(5) %15, align 8
  %85 = load i32, ptr %82, align 4
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw i8, ptr addrspace(4) %84, i64 %86
  %88 = load i16, ptr addrspace(4) %87, align 2
  %89 = zext i16 %88 to i32
  %90 = mul i32 %79, %89
  %91 = addrspacecast ptr addrspace(5) %16 to ptr
  %92 = call i32 @llvm.amdgcn.workitem.id.x()
  %93 = add i32 %90, %92
  %94 = zext i32 %93 to i64
  store i32 %93, ptr addrspace(5) %40, align 4
  %95 = addrspacecast ptr addrspace(5) %32 to ptr
  %96 = addrspacecast ptr addrspace(5) %12 to ptr
  %97 = call i32 @llvm.amdgcn.workgroup.id.y()
  %98 = addrspacecast ptr addrspace(5) %11 to ptr
  %99 = addrspacecast ptr addrspace(5) %8 to ptr
  %100 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 6, ptr %100, align 4
  %101 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %101, ptr addrspace(5) %10, align 8
  %102 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %103 = load i32, ptr %100, align 4
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw i8, ptr addrspace(4) %102, i64 %104
  %106 = load i16, ptr addrspace(4) %105, align 2
  %107 = zext i16 %106 to i32
  %108 = mul i32 %97, %107
  %109 = addrspacecast ptr addrspace(5) %7 to ptr
  %110 = call i32 @llvm.amdgcn.workitem.id.y()
  %111 = add i32 %108, %110
  %112 = zext i32 %111 to i64
  store i32 %111, ptr addrspace(5) %41, align 4
  %113 = load i32, ptr addrspace(5) %40, align 4
  %114 = load i32, ptr %69, align 4
  %115 = icmp uge i32 %113, %114
  br i1 %115, label %120, label %116

116:                                              ; preds = %6
  %117 = load i32, ptr addrspace(5) %41, align 4
  %118 = load i32, ptr %70, align 4
  %119 = icmp uge i32 %117, %118
  br i1 %119, label %120, label %121

120:                                              ; preds = %116, %6
  br label %290

121:                                              ; preds = %116
  %122 = load <2 x float>, ptr %71, align 8
  %123 = load <2 x float>, ptr %72, align 8
  %124 = load i32, ptr addrspace(5) %40, align 4
  %125 = uitofp i32 %124 to float
  %126 = insertelement <2 x float> poison, float %125, i32 0
  %127 = load i32, ptr addrspace(5) %41, align 4
  %128 = uitofp i32 %127 to float
  %129 = insertelement <2 x float> %126, float %128, i32 1
  store <2 x float> %129, ptr %74, align 8
  %130 = load <2 x float>, ptr %74, align 8
  %131 = call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %123, <2 x float> %130, <2 x float> %122)
  store <2 x float> %131, ptr addrspace(5) %42, align 8
  store i32 0, ptr addrspace(5) %44, align 4
  br label %132

132:                                              ; preds = %211, %121
  %133 = load i32, ptr addrspace(5) %44, align 4
  %134 = load i32, ptr %73, align 4
  %135 = icmp ult i32 %133, %134
  br i1 %135, label %136, label %262

136:                                              ; preds = %132
  %137 = load <2 x float>, ptr addrspace(5) %42, align 8
  %138 = load <2 x float>, ptr addrspace(5) %42, align 8
  %139 = addrspacecast ptr addrspace(5) %24 to ptr
  %140 = addrspacecast ptr addrspace(5) %25 to ptr
  %141 = addrspacecast ptr addrspace(5) %26 to ptr
  %142 = addrspacecast ptr addrspace(5) %27 to ptr
  store <2 x float> %137, ptr %140, align 8
  store <2 x float> %138, ptr %141, align 8
  %143 = load <2 x float>, ptr %140, align 8
  %144 = extractelement <2 x float> %143, i64 0
  %145 = load <2 x float>, ptr %141, align 8
  %146 = extractelement <2 x float> %145, i64 0
  %147 = load <2 x float>, ptr %140, align 8
  %148 = extractelement <2 x float> %147, i64 1
  %149 = load <2 x float>, ptr %141, align 8
  %150 = extractelement <2 x float> %149, i64 1
  %151 = fmul float %148, %150
  %152 = fneg float %151
  %153 = call float @llvm.fmuladd.f32(float %144, float %146, float %152)
  %154 = insertelement <2 x float> poison, float %153, i32 0
  %155 = load <2 x float>, ptr %140, align 8
  %156 = extractelement <2 x float> %155, i64 0
  %157 = load <2 x float>, ptr %141, align 8
  %158 = extractelement <2 x float> %157, i64 1
  %159 = load <2 x float>, ptr %140, align 8
  %160 = extractelement <2 x float> %159, i64 1
  %161 = load <2 x float>, ptr %141, align 8
  %162 = extractelement <2 x float> %161, i64 0
  %163 = fmul float %160, %162
  %164 = call float @llvm.fmuladd.f32(float %156, float %158, float %163)
  %165 = insertelement <2 x float> %154, float %164, i32 1
  store <2 x float> %165, ptr %142, align 8
  %166 = load <2 x float>, ptr %142, align 8
  store <2 x float> %166, ptr addrspace(5) %45, align 8
  %167 = load <2 x float>, ptr addrspace(5) %45, align 8
  %168 = load <2 x float>, ptr addrspace(5) %42, align 8
  %169 = addrspacecast ptr addrspace(5) %28 to ptr
  %170 = addrspacecast ptr addrspace(5) %29 to ptr
  %171 = addrspacecast ptr addrspace(5) %30 to ptr
  %172 = addrspacecast ptr addrspace(5) %31 to ptr
  store <2 x float> %167, ptr %170, align 8
  store <2 x float> %168, ptr %171, align 8
  %173 = load <2 x float>, ptr %170, align 8
  %174 = extractelement <2 x float> %173, i64 0
  %175 = load <2 x float>, ptr %171, align 8
  %176 = extractelement <2 x float> %175, i64 0
  %177 = load <2 x float>, ptr %170, align 8
  %178 = extractelement <2 x float> %177, i64 1
  %179 = load <2 x float>, ptr %171, align 8
  %180 = extractelement <2 x float> %179, i64 1
  %181 = fmul float %178, %180
  %182 = fneg float %181
  %183 = call float @llvm.fmuladd.f32(float %174, float %176, float %182)
  %184 = insertelement <2 x float> poison, float %183, i32 0
  %185 = load <2 x float>, ptr %170, align 8
  %186 = extractelement <2 x float> %185, i64 0
  %187 = load <2 x float>, ptr %171, align 8
  %188 = extractelement <2 x float> %187, i64 1
  %189 = load <2 x float>, ptr %170, align 8
  %190 = extractelement <2 x float> %189, i64 1
  %191 = load <2 x float>, ptr %171, align 8
  %192 = extractelement <2 x float> %191, i64 0
  %193 = fmul float %190, %192
  %194 = call float @llvm.fmuladd.f32(float %186, float %188, float %193)
  %195 = insertelement <2 x float> %184, float %194, i32 1
  store <2 x float> %195, ptr %172, align 8
  %196 = load <2 x float>, ptr %172, align 8
  store <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %75, align 8
  %197 = load <2 x float>, ptr %75, align 8
  %198 = fsub <2 x float> %196, %197
  store <2 x float> %198, ptr addrspace(5) %46, align 8
  %199 = load <2 x float>, ptr addrspace(5) %46, align 8
  %200 = extractelement <2 x float> %199, i64 0
  %201 = load <2 x float>, ptr addrspace(5) %46, align 8
  %202 = extractelement <2 x float> %201, i64 0
  %203 = load <2 x float>, ptr addrspace(5) %46, align 8
  %204 = extractelement <2 x float> %203, i64 1
  %205 = load <2 x float>, ptr addrspace(5) %46, align 8
  %206 = extractelement <2 x float> %205, i64 1
  %207 = fmul float %204, %206
  %208 = call float @llvm.fmuladd.f32(float %200, float %202, float %207)
  %209 = fcmp olt float %208, 0x3EB0C6F7A0000000
  br i1 %209, label %210, label %211

210:                                              ; preds = %136
  br label %262

211:                                              ; preds = %136
  %212 = load <2 x float>, ptr addrspace(5) %46, align 8
  %213 = load <2 x float>, ptr addrspace(5) %45, align 8
  %214 = fmul <2 x float> splat (float 3.000000e+00), %213
  %215 = addrspacecast ptr addrspace(5) %19 to ptr
  %216 = addrspacecast ptr addrspace(5) %20 to ptr
  %217 = addrspacecast ptr addrspace(5) %21 to ptr
  %218 = addrspacecast ptr addrspace(5) %23 to ptr
  store <2 x float> %212, ptr %216, align 8
  store <2 x float> %214, ptr %217, align 8
  %219 = load <2 x float>, ptr %217, align 8
  %220 = extractelement <2 x float> %219, i64 0
  %221 = load <2 x float>, ptr %217, align 8
  %222 = extractelement <2 x float> %221, i64 0
  %223 = load <2 x float>, ptr %217, align 8
  %224 = extractelement <2 x float> %223, i64 1
  %225 = load <2 x float>, ptr %217, align 8
  %226 = extractelement <2 x float> %225, i64 1
  %227 = fmul float %224, %226
  %228 = call float @llvm.fmuladd.f32(float %220, float %222, float %227)
  %229 = fdiv float 1.000000e+00, %228, !fpmath !11
  store float %229, ptr addrspace(5) %22, align 4
  %230 = load <2 x float>, ptr %216, align 8
  %231 = extractelement <2 x float> %230, i64 0
  %232 = load <2 x float>, ptr %217, align 8
  %233 = extractelement <2 x float> %232, i64 0
  %234 = load <2 x float>, ptr %216, align 8
  %235 = extractelement <2 x float> %234, i64 1
  %236 = load <2 x float>, ptr %217, align 8
  %237 = extractelement <2 x float> %236, i64 1
  %238 = fmul float %235, %237
  %239 = call float @llvm.fmuladd.f32(float %231, float %233, float %238)
  %240 = load float, ptr addrspace(5) %22, align 4
  %241 = fmul float %239, %240
  %242 = insertelement <2 x float> poison, float %241, i32 0
  %243 = load <2 x float>, ptr %216, align 8
  %244 = extractelement <2 x float> %243, i64 1
  %245 = load <2 x float>, ptr %217, align 8
  %246 = extractelement <2 x float> %245, i64 0
  %247 = load <2 x float>, ptr %216, align 8
  %248 = extractelement <2 x float> %247, i64 0
  %249 = load <2 x float>, ptr %217, align 8
  %250 = extractelement <2 x float> %249, i64 1
  %251 = fmul float %248, %250
  %252 = fneg float %251
  %253 = call float @llvm.fmuladd.f32(float %244, float %246, float %252)
  %254 = load float, ptr addrspace(5) %22, align 4
  %255 = fmul float %253, %254
  %256 = insertelement <2 x float> %242, float %255, i32 1
  store <2 x float> %256, ptr %218, align 8
  %257 = load <2 x float>, ptr %218, align 8
  %258 = load <2 x float>, ptr addrspace(5) %42, align 8
  %259 = fsub <2 x float> %258, %257
  store <2 x float> %259, ptr addrspace(5) %42, align 8
  %260 = load i32, ptr addrspace(5) %44, align 4
  %261 = add i32 %260, 1
  store i32 %261, ptr addrspace(5) %44, align 4
  br label %132

262:                                              ; preds = %210, %132
  %263 = load <2 x float>, ptr addrspace(5) %42, align 8
  %264 = extractelement <2 x float> %263, i64 0
  %265 = fcmp ogt float %264, 0.000000e+00
  br i1 %265, label %266, label %267

266:                                              ; preds = %262
  br label %273

267:                                              ; preds = %262
  %268 = load <2 x float>, ptr addrspace(5) %42, align 8
  %269 = extractelement <2 x float> %268, i64 1
  %270 = fcmp ogt float %269, 0.000000e+00
  %271 = zext i1 %270 to i64
  %272 = select i1 %270, i32 1, i32 2
  br label %273

273:                                              ; preds = %267, %266
  %274 = phi i32 [ 0, %266 ], [ %272, %267 ]
  %275 = trunc i32 %274 to i8
  store i8 %275, ptr addrspace(5) %48, align 1
  %276 = load i8, ptr addrspace(5) %48, align 1
  %277 = insertelement <2 x i8> poison, i8 %276, i32 0
  %278 = load i32, ptr addrspace(5) %44, align 4
  %279 = trunc i32 %278 to i8
  %280 = insertelement <2 x i8> %277, i8 %279, i32 1
  store <2 x i8> %280, ptr %76, align 2
  %281 = load <2 x i8>, ptr %76, align 2
  %282 = load ptr addrspace(1), ptr %68, align 8
  %283 = load i32, ptr addrspace(5) %41, align 4
  %284 = load i32, ptr %69, align 4
  %285 = mul i32 %283, %284
  %286 = load i32, ptr addrspace(5) %40, align 4
  %287 = add i32 %285, %286
  %288 = zext i32 %287 to i64
  %289 = getelementptr inbounds nuw <2 x i8>, ptr addrspace(1) %282, i64 %288
  store <2 x i8> %281, ptr addrspace(1) %289, align 2
  br label %290

290:                                              ; preds = %120, %273
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_complex_newton(ptr addrspace(1) noundef align 2 %0, i32 noundef %1, i32 noundef %2, <2 x float> noundef %3, <2 x float> noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(4), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca ptr addrspace(4), align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca <2 x float>, align 8, addrspace(5)
  %20 = alloca <2 x float>, align 8, addrspace(5)
  %21 = alloca <2 x float>, align 8, addrspace(5)
  %22 = alloca float, align 4, addrspace(5)
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
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca ptr addrspace(1), align 8, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca <2 x float>, align 8, addrspace(5)
  %38 = alloca <2 x float>, align 8, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca i32, align 4, addrspace(5)
  %42 = alloca <2 x float>, align 8, addrspace(5)
  %43 = alloca <2 x float>, align 8, addrspace(5)
  %44 = alloca i32, align 4, addrspace(5)
  %45 = alloca <2 x float>, align 8, addrspace(5)
  %46 = alloca <2 x float>, align 8, addrspace(5)
  %47 = alloca <2 x float>, align 8, addrspace(5)
  %48 = alloca i8, align 1, addrspace(5)
  %49 = alloca <2 x i8>, align 2, addrspace(5)
  %50 = addrspacecast ptr addrspace(5) %34 to ptr
  %51 = addrspacecast ptr addrspace(5) %35 to ptr
  %52 = addrspacecast ptr addrspace(5) %36 to ptr
  %53 = addrspacecast ptr addrspace(5) %37 to ptr
  %54 = addrspacecast ptr addrspace(5) %38 to ptr
  %55 = addrspacecast ptr addrspace(5) %39 to ptr
  %56 = addrspacecast ptr addrspace(5) %43 to ptr
  %57 = addrspacecast ptr addrspace(5) %47 to ptr
  %58 = addrspacecast ptr addrspace(5) %49 to ptr
  store ptr addrspace(1) %0, ptr %50, align 8
  store i32 %1, ptr %51, align 4
  store i32 %2, ptr %52, align 4
  store <2 x float> %3, ptr %53, align 8
  store <2 x float> %4, ptr %54, align 8
  store i32 %5, ptr %55, align 4
  %59 = addrspacecast ptr addrspace(5) %33 to ptr
  %60 = addrspacecast ptr addrspace(5) %18 to ptr
  %61 = call i32 @llvm.amdgcn.workgroup.id.x()
  %62 = addrspacecast ptr addrspace(5) %17 to ptr
  %63 = addrspacecast ptr addrspace(5) %13 to ptr
  %64 = addrspacecast ptr addrspace(5) %14 to ptr
  store i32 4, ptr %64, align 4
  %65 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %65, ptr addrspace(5) %15, align 8
  %66 = load ptr addrspace(4), ptr addrspace(5) %15, align 8
  %67 = load i32, ptr %64, align 4
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw i8, ptr addrspace(4) %66, i64 %68
  %70 = load i16, ptr addrspace(4) %69, align 2
  %71 = zext i16 %70 to i32
  %72 = mul i32 %61, %71
  %73 = addrspacecast ptr addrspace(5) %16 to ptr
  %74 = call i32 @llvm.amdgcn.workitem.id.x()
  %75 = add i32 %72, %74
  %76 = zext i32 %75 to i64
  %77 = trunc i64 %76 to i32
  store i32 %77, ptr addrspace(5) %40, align 4
  %78 = addrspacecast ptr addrspace(5) %32 to ptr
  %79 = addrspacecast ptr addrspace(5) %12 to ptr
  %80 = call i32 @llvm.amdgcn.workgroup.id.y()
  %81 = addrspacecast ptr addrspace(5) %11 to ptr
  %82 = addrspacecast ptr addrspace(5) %8 to ptr
  %83 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 6, ptr %83, align 4
  %84 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %84, ptr addrspace(5) %10, align 8
  %85 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %86 = load i32, ptr %83, align 4
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr addrspace(4) %85, i64 %87
  %89 = load i16, ptr addrspace(4) %88, align 2
  %90 = zext i16 %89 to i32
  %91 = mul i32 %80, %90
  %92 = addrspacecast ptr addrspace(5) %7 to ptr
  %93 = call i32 @llvm.amdgcn.workitem.id.y()
  %94 = add i32 %91, %93
  %95 = zext i32 %94 to i64
  %96 = trunc i64 %95 to i32
  store i32 %96, ptr addrspace(5) %41, align 4
  %97 = load i32, ptr addrspace(5) %40, align 4
  %98 = load i32, ptr %51, align 4
  %99 = icmp uge i32 %97, %98
  br i1 %99, label %104, label %100

100:                                              ; preds = %6
  %101 = load i32, ptr addrspace(5) %41, align 4
  %102 = load i32, ptr %52, align 4
  %103 = icmp uge i32 %101, %102
  br i1 %103, label %104, label %105

104:                                              ; preds = %100, %6
  br label %275

105:                                              ; preds = %100
  %106 = load <2 x float>, ptr %53, align 8
  %107 = load <2 x float>, ptr %54, align 8
  %108 = load i32, ptr addrspace(5) %40, align 4
  %109 = uitofp i32 %108 to float
  %110 = insertelement <2 x float> poison, float %109, i32 0
  %111 = load i32, ptr addrspace(5) %41, align 4
  %112 = uitofp i32 %111 to float
  %113 = insertelement <2 x float> %110, float %112, i32 1
  store <2 x float> %113, ptr %56, align 8
  %114 = load <2 x float>, ptr %56, align 8
  %115 = call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %107, <2 x float> %114, <2 x float> %106)
  store <2 x float> %115, ptr addrspace(5) %42, align 8
  store i32 0, ptr addrspace(5) %44, align 4
  br label %116

116:                                              ; preds = %244, %105
  %117 = load i32, ptr addrspace(5) %44, align 4
  %118 = load i32, ptr %55, align 4
  %119 = icmp ult i32 %117, %118
  br i1 %119, label %120, label %247

120:                                              ; preds = %116
  %121 = load <2 x float>, ptr addrspace(5) %42, align 8
  %122 = load <2 x float>, ptr addrspace(5) %42, align 8
  %123 = addrspacecast ptr addrspace(5) %24 to ptr
  %124 = addrspacecast ptr addrspace(5) %25 to ptr
  %125 = addrspacecast ptr addrspace(5) %26 to ptr
  %126 = addrspacecast ptr addrspace(5) %27 to ptr
  store <2 x float> %121, ptr %124, align 8
  store <2 x float> %122, ptr %125, align 8
  %127 = load <2 x float>, ptr %124, align 8
  %128 = extractelement <2 x float> %127, i64 0
  %129 = load <2 x float>, ptr %125, align 8
  %130 = extractelement <2 x float> %129, i64 0
  %131 = load <2 x float>, ptr %124, align 8
  %132 = extractelement <2 x float> %131, i64 1
  %133 = load <2 x float>, ptr %125, align 8
  %134 = extractelement <2 x float> %133, i64 1
  %135 = fmul float %132, %134
  %136 = fneg float %135
  %137 = call float @llvm.fmuladd.f32(float %128, float %130, float %136)
  %138 = insertelement <2 x float> poison, float %137, i32 0
  %139 = load <2 x float>, ptr %124, align 8
  %140 = extractelement <2 x float> %139, i64 0
  %141 = load <2 x float>, ptr %125, align 8
  %142 = extractelement <2 x float> %141, i64 1
  %143 = load <2 x float>, ptr %124, align 8
  %144 = extractelement <2 x float> %143, i64 1
  %145 = load <2 x float>, ptr %125, align 8
  %146 = extractelement <2 x float> %145, i64 0
  %147 = fmul float %144, %146
  %148 = call float @llvm.fmuladd.f32(float %140, float %142, float %147)
  %149 = insertelement <2 x float> %138, float %148, i32 1
  store <2 x float> %149, ptr %126, align 8
  %150 = load <2 x float>, ptr %126, align 8
  store <2 x float> %150, ptr addrspace(5) %45, align 8
  %151 = load <2 x float>, ptr addrspace(5) %45, align 8
  %152 = load <2 x float>, ptr addrspace(5) %42, align 8
  %153 = addrspacecast ptr addrspace(5) %28 to ptr
  %154 = addrspacecast ptr addrspace(5) %29 to ptr
  %155 = addrspacecast ptr addrspace(5) %30 to ptr
  %156 = addrspacecast ptr addrspace(5) %31 to ptr
  store <2 x float> %151, ptr %154, align 8
  store <2 x float> %152, ptr %155, align 8
  %157 = load <2 x float>, ptr %154, align 8
  %158 = extractelement <2 x float> %157, i64 0
  %159 = load <2 x float>, ptr %155, align 8
  %160 = extractelement <2 x float> %159, i64 0
  %161 = load <2 x float>, ptr %154, align 8
  %162 = extractelement <2 x float> %161, i64 1
  %163 = load <2 x float>, ptr %155, align 8
  %164 = extractelement <2 x float> %163, i64 1
  %165 = fmul float %162, %164
  %166 = fneg float %165
  %167 = call float @llvm.fmuladd.f32(float %158, float %160, float %166)
  %168 = insertelement <2 x float> poison, float %167, i32 0
  %169 = load <2 x float>, ptr %154, align 8
  %170 = extractelement <2 x float> %169, i64 0
  %171 = load <2 x float>, ptr %155, align 8
  %172 = extractelement <2 x float> %171, i64 1
  %173 = load <2 x float>, ptr %154, align 8
  %174 = extractelement <2 x float> %173, i64 1
  %175 = load <2 x float>, ptr %155, align 8
  %176 = extractelement <2 x float> %175, i64 0
  %177 = fmul float %174, %176
  %178 = call float @llvm.fmuladd.f32(float %170, float %172, float %177)
  %179 = insertelement <2 x float> %168, float %178, i32 1
  store <2 x float> %179, ptr %156, align 8
  %180 = load <2 x float>, ptr %156, align 8
  store <2 x float> <float 1.000000e+00, float 0.000000e+00>, ptr %57, align 8
  %181 = load <2 x float>, ptr %57, align 8
  %182 = fsub <2 x float> %180, %181
  store <2 x float> %182, ptr addrspace(5) %46, align 8
  %183 = load <2 x float>, ptr addrspace(5) %46, align 8
  %184 = extractelement <2 x float> %183, i64 0
  %185 = load <2 x float>, ptr addrspace(5) %46, align 8
  %186 = extractelement <2 x float> %185, i64 0
  %187 = load <2 x float>, ptr addrspace(5) %46, align 8
  %188 = extractelement <2 x float> %187, i64 1
  %189 = load <2 x float>, ptr addrspace(5) %46, align 8
  %190 = extractelement <2 x float> %189, i64 1
  %191 = fmul float %188, %190
  %192 = call float @llvm.fmuladd.f32(float %184, float %186, float %191)
  %193 = fcmp olt float %192, 0x3EB0C6F7A0000000
  br i1 %193, label %194, label %195

194:                                              ; preds = %120
  br label %247

195:                                              ; preds = %120
  %196 = load <2 x float>, ptr addrspace(5) %46, align 8
  %197 = load <2 x float>, ptr addrspace(5) %45, align 8
  %198 = fmul <2 x float> splat (float 3.000000e+00), %197
  %199 = addrspacecast ptr addrspace(5) %19 to ptr
  %200 = addrspacecast ptr addrspace(5) %20 to ptr
  %201 = addrspacecast ptr addrspace(5) %21 to ptr
  %202 = addrspacecast ptr addrspace(5) %23 to ptr
  store <2 x float> %196, ptr %200, align 8
  store <2 x float> %198, ptr %201, align 8
  %203 = load <2 x float>, ptr %201, align 8
  %204 = extractelement <2 x float> %203, i64 0
  %205 = load <2 x float>, ptr %201, align 8
  %206 = extractelement <2 x float> %205, i64 0
  %207 = load <2 x float>, ptr %201, align 8
  %208 = extractelement <2 x float> %207, i64 1
  %209 = load <2 x float>, ptr %201, align 8
  %210 = extractelement <2 x float> %209, i64 1
  %211 = fmul float %208, %210
  %212 = call float @llvm.fmuladd.f32(float %204, float %206, float %211)
  %213 = fdiv float 1.000000e+00, %212, !fpmath !11
  store float %213, ptr addrspace(5) %22, align 4
  %214 = load <2 x float>, ptr %200, align 8
  %215 = extractelement <2 x float> %214, i64 0
  %216 = load <2 x float>, ptr %201, align 8
  %217 = extractelement <2 x float> %216, i64 0
  %218 = load <2 x float>, ptr %200, align 8
  %219 = extractelement <2 x float> %218, i64 1
  %220 = load <2 x float>, ptr %201, align 8
  %221 = extractelement <2 x float> %220, i64 1
  %222 = fmul float %219, %221
  %223 = call float @llvm.fmuladd.f32(float %215, float %217, float %222)
  %224 = load float, ptr addrspace(5) %22, align 4
  %225 = fmul float %223, %224
  %226 = insertelement <2 x float> poison, float %225, i32 0
  %227 = load <2 x float>, ptr %200, align 8
  %228 = extractelement <2 x float> %227, i64 1
  %229 = load <2 x float>, ptr %201, align 8
  %230 = extractelement <2 x float> %229, i64 0
  %231 = load <2 x float>, ptr %200, align 8
  %232 = extractelement <2 x float> %231, i64 0
  %233 = load <2 x float>, ptr %201, align 8
  %234 = extractelement <2 x float> %233, i64 1
  %235 = fmul float %232, %234
  %236 = fneg float %235
  %237 = call float @llvm.fmuladd.f32(float %228, float %230, float %236)
  %238 = load float, ptr addrspace(5) %22, align 4
  %239 = fmul float %237, %238
  %240 = insertelement <2 x float> %226, float %239, i32 1
  store <2 x float> %240, ptr %202, align 8
  %241 = load <2 x float>, ptr %202, align 8
  %242 = load <2 x float>, ptr addrspace(5) %42, align 8
  %243 = fsub <2 x float> %242, %241
  store <2 x float> %243, ptr addrspace(5) %42, align 8
  br label %244

244:                                              ; preds = %195
  %245 = load i32, ptr addrspace(5) %44, align 4
  %246 = add i32 %245, 1
  store i32 %246, ptr addrspace(5) %44, align 4
  br label %116

247:                                              ; preds = %194, %116
  %248 = load <2 x float>, ptr addrspace(5) %42, align 8
  %249 = extractelement <2 x float> %248, i64 0
  %250 = fcmp ogt float %249, 0.000000e+00
  br i1 %250, label %251, label %252

251:                                              ; preds = %247
  br label %258

252:                                              ; preds = %247
  %253 = load <2 x float>, ptr addrspace(5) %42, align 8
  %254 = extractelement <2 x float> %253, i64 1
  %255 = fcmp ogt float %254, 0.000000e+00
  %256 = zext i1 %255 to i64
  %257 = select i1 %255, i32 1, i32 2
  br label %258

258:                                              ; preds = %252, %251
  %259 = phi i32 [ 0, %251 ], [ %257, %252 ]
  %260 = trunc i32 %259 to i8
  store i8 %260, ptr addrspace(5) %48, align 1
  %261 = load i8, ptr addrspace(5) %48, align 1
  %262 = insertelement <2 x i8> poison, i8 %261, i32 0
  %263 = load i32, ptr addrspace(5) %44, align 4
  %264 = trunc i32 %263 to i8
  %265 = insertelement <2 x i8> %262, i8 %264, i32 1
  store <2 x i8> %265, ptr %58, align 2
  %266 = load <2 x i8>, ptr %58, align 2
  %267 = load ptr addrspace(1), ptr %50, align 8
  %268 = load i32, ptr addrspace(5) %41, align 4
  %269 = load i32, ptr %51, align 4
  %270 = mul i32 %268, %269
  %271 = load i32, ptr addrspace(5) %40, align 4
  %272 = add i32 %270, %271
  %273 = zext i32 %272 to i64
  %274 = getelementptr inbounds nuw <2 x i8>, ptr addrspace(1) %267, i64 %273
  store <2 x i8> %266, ptr addrspace(1) %274, align 2
  br label %275

275:                                              ; preds = %258, %104
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3

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
!6 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uchar2*", !"uint", !"uint", !"float2", !"float2", !"uint"}
!9 = !{!"uchar __attribute__((ext_vector_type(2)))*", !"uint", !"uint", !"float __attribute__((ext_vector_type(2)))", !"float __attribute__((ext_vector_type(2)))", !"uint"}
!10 = !{!"", !"", !"", !"", !"", !""}
!11 = !{float 2.500000e+00}
