; ModuleID = 'ray_triangles.cl'
source_filename = "ray_triangles.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @ray_triangles(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca <3 x float>, align 16, addrspace(5)
  %14 = alloca <3 x float>, align 16, addrspace(5)
  %15 = alloca <3 x float>, align 16, addrspace(5)
  %16 = alloca <3 x float>, align 16, addrspace(5)
  %17 = alloca <3 x float>, align 16, addrspace(5)
  %18 = alloca <3 x float>, align 16, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca ptr addrspace(1), align 8, addrspace(5)
  %28 = alloca <3 x float>, align 16, addrspace(5)
  %29 = alloca <3 x float>, align 16, addrspace(5)
  %30 = alloca <3 x float>, align 16, addrspace(5)
  %31 = alloca <3 x float>, align 16, addrspace(5)
  %32 = alloca float, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca ptr addrspace(1), align 8, addrspace(5)
  %36 = alloca <3 x float>, align 16, addrspace(5)
  %37 = alloca <3 x float>, align 16, addrspace(5)
  %38 = alloca <3 x float>, align 16, addrspace(5)
  %39 = alloca <3 x float>, align 16, addrspace(5)
  %40 = alloca <3 x float>, align 16, addrspace(5)
  %41 = alloca <3 x float>, align 16, addrspace(5)
  %42 = alloca <3 x float>, align 16, addrspace(5)
  %43 = alloca float, align 4, addrspace(5)
  %44 = alloca float, align 4, addrspace(5)
  %45 = alloca <3 x float>, align 16, addrspace(5)
  %46 = alloca float, align 4, addrspace(5)
  %47 = alloca <3 x float>, align 16, addrspace(5)
  %48 = alloca float, align 4, addrspace(5)
  %49 = alloca float, align 4, addrspace(5)
  %50 = alloca ptr addrspace(1), align 8, addrspace(5)
  %51 = alloca ptr addrspace(1), align 8, addrspace(5)
  %52 = alloca ptr addrspace(1), align 8, addrspace(5)
  %53 = alloca ptr addrspace(1), align 8, addrspace(5)
  %54 = alloca i32, align 4, addrspace(5)
  %55 = alloca i32, align 4, addrspace(5)
  %56 = addrspacecast ptr addrspace(5) %50 to ptr
  %57 = addrspacecast ptr addrspace(5) %51 to ptr
  %58 = addrspacecast ptr addrspace(5) %52 to ptr
  %59 = addrspacecast ptr addrspace(5) %53 to ptr
  %60 = addrspacecast ptr addrspace(5) %54 to ptr
  %61 = addrspacecast ptr addrspace(5) %55 to ptr
  store ptr addrspace(1) %0, ptr %56, align 8
  store ptr addrspace(1) %1, ptr %57, align 8
  store ptr addrspace(1) %2, ptr %58, align 8
  store ptr addrspace(1) %3, ptr %59, align 8
  store i32 %4, ptr %60, align 4
  store i32 %5, ptr %61, align 4
  %62 = load ptr addrspace(1), ptr %56, align 8
  %63 = load ptr addrspace(1), ptr %57, align 8
  %64 = load ptr addrspace(1), ptr %58, align 8
  %65 = load ptr addrspace(1), ptr %59, align 8
  %66 = load i32, ptr %60, align 4
  %67 = load i32, ptr %61, align 4
  %68 = addrspacecast ptr addrspace(5) %20 to ptr
  %69 = addrspacecast ptr addrspace(5) %21 to ptr
  %70 = addrspacecast ptr addrspace(5) %22 to ptr
  %71 = addrspacecast ptr addrspace(5) %23 to ptr
  %72 = addrspacecast ptr addrspace(5) %24 to ptr
  %73 = addrspacecast ptr addrspace(5) %25 to ptr
  %74 = addrspacecast ptr addrspace(5) %29 to ptr
  %75 = addrspacecast ptr addrspace(5) %31 to ptr
  %76 = addrspacecast ptr addrspace(5) %37 to ptr
  %77 = addrspacecast ptr addrspace(5) %39 to ptr
  %78 = addrspacecast ptr addrspace(5) %41 to ptr
  store ptr addrspace(1) %62, ptr %68, align 8
  store ptr addrspace(1) %63, ptr %69, align 8
  store ptr addrspace(1) %64, ptr %70, align 8
  store ptr addrspace(1) %65, ptr %71, align 8
  store i32 %66, ptr %72, align 4
  store i32 %67, ptr %73, align 4
  %79 = addrspacecast ptr addrspace(5) %19 to ptr
  %80 = addrspacecast ptr addrspace(5) %12 to ptr
  %81 = call i32 @llvm.amdgcn.workgroup.id.x()
  %82 = addrspacecast ptr addrspace(5) %11 to ptr
  %83 = addrspacecast ptr addrspace(5) %7 to ptr
  %84 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %84, align 4
  %85 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %85, ptr addrspace(5) %9, align 8
  %86 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %87 = load i32, ptr %84, align 4
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw i8, ptr addrspace(4) %86, i64 %88
  %90 = load i16, ptr addrspace(4) %89, align 2
  %91 = zext i16 %90 to i32
  %92 = mul i32 %81, %91
  %93 = addrspacecast ptr addrspace(5) %10 to ptr
  %94 = call i32 @llvm.amdgcn.workitem.id.x()
  %95 = add i32 %92, %94
  %96 = zext i32 %95 to i64
  store i32 %95, ptr addrspace(5) %26, align 4
  %97 = load i32, ptr addrspace(5) %26, align 4
  %98 = load i32, ptr %72, align 4
  %99 = icmp sge i32 %97, %98
  br i1 %99, label %100, label %101

100:                                              ; preds = %6
  br label %332

101:                                              ; preds = %6
  %102 = load ptr addrspace(1), ptr %68, align 8
  %103 = load i32, ptr addrspace(5) %26, align 4
  %104 = mul nsw i32 %103, 6
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds float, ptr addrspace(1) %102, i64 %105
  store ptr addrspace(1) %106, ptr addrspace(5) %27, align 8
  %107 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %108 = load float, ptr addrspace(1) %107, align 4
  %109 = insertelement <3 x float> poison, float %108, i32 0
  %110 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %111 = getelementptr inbounds float, ptr addrspace(1) %110, i64 1
  %112 = load float, ptr addrspace(1) %111, align 4
  %113 = insertelement <3 x float> %109, float %112, i32 1
  %114 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %115 = getelementptr inbounds float, ptr addrspace(1) %114, i64 2
  %116 = load float, ptr addrspace(1) %115, align 4
  %117 = insertelement <3 x float> %113, float %116, i32 2
  store <3 x float> %117, ptr %74, align 16
  %118 = load <3 x float>, ptr %74, align 16
  store <3 x float> %118, ptr addrspace(5) %28, align 16
  %119 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %120 = getelementptr inbounds float, ptr addrspace(1) %119, i64 3
  %121 = load float, ptr addrspace(1) %120, align 4
  %122 = insertelement <3 x float> poison, float %121, i32 0
  %123 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %124 = getelementptr inbounds float, ptr addrspace(1) %123, i64 4
  %125 = load float, ptr addrspace(1) %124, align 4
  %126 = insertelement <3 x float> %122, float %125, i32 1
  %127 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %128 = getelementptr inbounds float, ptr addrspace(1) %127, i64 5
  %129 = load float, ptr addrspace(1) %128, align 4
  %130 = insertelement <3 x float> %126, float %129, i32 2
  store <3 x float> %130, ptr %75, align 16
  %131 = load <3 x float>, ptr %75, align 16
  store <3 x float> %131, ptr addrspace(5) %30, align 16
  store float 0x46293E5940000000, ptr addrspace(5) %32, align 4
  store i32 -1, ptr addrspace(5) %33, align 4
  store i32 0, ptr addrspace(5) %34, align 4
  br label %132

132:                                              ; preds = %318, %101
  %133 = load i32, ptr addrspace(5) %34, align 4
  %134 = load i32, ptr %73, align 4
  %135 = icmp slt i32 %133, %134
  br i1 %135, label %136, label %321

136:                                              ; preds = %132
  %137 = load ptr addrspace(1), ptr %69, align 8
  %138 = load i32, ptr addrspace(5) %34, align 4
  %139 = mul nsw i32 %138, 9
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr addrspace(1) %137, i64 %140
  store ptr addrspace(1) %141, ptr addrspace(5) %35, align 8
  %142 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %143 = load float, ptr addrspace(1) %142, align 4
  %144 = insertelement <3 x float> poison, float %143, i32 0
  %145 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %146 = getelementptr inbounds float, ptr addrspace(1) %145, i64 1
  %147 = load float, ptr addrspace(1) %146, align 4
  %148 = insertelement <3 x float> %144, float %147, i32 1
  %149 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %150 = getelementptr inbounds float, ptr addrspace(1) %149, i64 2
  %151 = load float, ptr addrspace(1) %150, align 4
  %152 = insertelement <3 x float> %148, float %151, i32 2
  store <3 x float> %152, ptr %76, align 16
  %153 = load <3 x float>, ptr %76, align 16
  store <3 x float> %153, ptr addrspace(5) %36, align 16
  %154 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %155 = getelementptr inbounds float, ptr addrspace(1) %154, i64 3
  %156 = load float, ptr addrspace(1) %155, align 4
  %157 = insertelement <3 x float> poison, float %156, i32 0
  %158 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %159 = getelementptr inbounds float, ptr addrspace(1) %158, i64 4
  %160 = load float, ptr addrspace(1) %159, align 4
  %161 = insertelement <3 x float> %157, float %160, i32 1
  %162 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %163 = getelementptr inbounds float, ptr addrspace(1) %162, i64 5
  %164 = load float, ptr addrspace(1) %163, align 4
  %165 = insertelement <3 x float> %161, float %164, i32 2
  store <3 x float> %165, ptr %77, align 16
  %166 = load <3 x float>, ptr %77, align 16
  %167 = load <3 x float>, ptr addrspace(5) %36, align 16
  %168 = fsub <3 x float> %166, %167
  store <3 x float> %168, ptr addrspace(5) %38, align 16
  %169 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %170 = getelementptr inbounds float, ptr addrspace(1) %169, i64 6
  %171 = load float, ptr addrspace(1) %170, align 4
  %172 = insertelement <3 x float> poison, float %171, i32 0
  %173 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %174 = getelementptr inbounds float, ptr addrspace(1) %173, i64 7
  %175 = load float, ptr addrspace(1) %174, align 4
  %176 = insertelement <3 x float> %172, float %175, i32 1
  %177 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %178 = getelementptr inbounds float, ptr addrspace(1) %177, i64 8
  %179 = load float, ptr addrspace(1) %178, align 4
  %180 = insertelement <3 x float> %176, float %179, i32 2
  store <3 x float> %180, ptr %78, align 16
  %181 = load <3 x float>, ptr %78, align 16
  %182 = load <3 x float>, ptr addrspace(5) %36, align 16
  %183 = fsub <3 x float> %181, %182
  store <3 x float> %183, ptr addrspace(5) %40, align 16
  %184 = load <3 x float>, ptr addrspace(5) %30, align 16
  %185 = load <3 x float>, ptr addrspace(5) %40, align 16
  %186 = addrspacecast ptr addrspace(5) %13 to ptr
  %187 = addrspacecast ptr addrspace(5) %14 to ptr
  %188 = addrspacecast ptr addrspace(5) %15 to ptr
  store <3 x float> %184, ptr %187, align 16
  store <3 x float> %185, ptr %188, align 16
  %189 = load <3 x float>, ptr %187, align 16
  %190 = shufflevector <3 x float> %189, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %191 = load <3 x float>, ptr %188, align 16
  %192 = shufflevector <3 x float> %191, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %193 = load <3 x float>, ptr %187, align 16
  %194 = shufflevector <3 x float> %193, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %195 = load <3 x float>, ptr %188, align 16
  %196 = shufflevector <3 x float> %195, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %197 = fmul <3 x float> %194, %196
  %198 = fneg <3 x float> %197
  %199 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %190, <3 x float> %192, <3 x float> %198)
  store <3 x float> %199, ptr addrspace(5) %42, align 16
  %200 = load <3 x float>, ptr addrspace(5) %38, align 16
  %201 = extractelement <3 x float> %200, i64 0
  %202 = load <3 x float>, ptr addrspace(5) %42, align 16
  %203 = extractelement <3 x float> %202, i64 0
  %204 = load <3 x float>, ptr addrspace(5) %38, align 16
  %205 = extractelement <3 x float> %204, i64 1
  %206 = load <3 x float>, ptr addrspace(5) %42, align 16
  %207 = extractelement <3 x float> %206, i64 1
  %208 = fmul float %205, %207
  %209 = call float @llvm.fmuladd.f32(float %201, float %203, float %208)
  %210 = load <3 x float>, ptr addrspace(5) %38, align 16
  %211 = extractelement <3 x float> %210, i64 2
  %212 = load <3 x float>, ptr addrspace(5) %42, align 16
  %213 = extractelement <3 x float> %212, i64 2
  %214 = call float @llvm.fmuladd.f32(float %211, float %213, float %209)
  store float %214, ptr addrspace(5) %43, align 4
  %215 = load float, ptr addrspace(5) %43, align 4
  %216 = call float @llvm.fabs.f32(float %215)
  %217 = fcmp olt float %216, 0x3E7AD7F2A0000000
  br i1 %217, label %218, label %219

218:                                              ; preds = %136
  br label %318

219:                                              ; preds = %136
  %220 = load float, ptr addrspace(5) %43, align 4
  %221 = fdiv float 1.000000e+00, %220, !fpmath !10
  store float %221, ptr addrspace(5) %44, align 4
  %222 = load <3 x float>, ptr addrspace(5) %28, align 16
  %223 = load <3 x float>, ptr addrspace(5) %36, align 16
  %224 = fsub <3 x float> %222, %223
  store <3 x float> %224, ptr addrspace(5) %45, align 16
  %225 = load <3 x float>, ptr addrspace(5) %45, align 16
  %226 = extractelement <3 x float> %225, i64 0
  %227 = load <3 x float>, ptr addrspace(5) %42, align 16
  %228 = extractelement <3 x float> %227, i64 0
  %229 = load <3 x float>, ptr addrspace(5) %45, align 16
  %230 = extractelement <3 x float> %229, i64 1
  %231 = load <3 x float>, ptr addrspace(5) %42, align 16
  %232 = extractelement <3 x float> %231, i64 1
  %233 = fmul float %230, %232
  %234 = call float @llvm.fmuladd.f32(float %226, float %228, float %233)
  %235 = load <3 x float>, ptr addrspace(5) %45, align 16
  %236 = extractelement <3 x float> %235, i64 2
  %237 = load <3 x float>, ptr addrspace(5) %42, align 16
  %238 = extractelement <3 x float> %237, i64 2
  %239 = call float @llvm.fmuladd.f32(float %236, float %238, float %234)
  %240 = load float, ptr addrspace(5) %44, align 4
  %241 = fmul float %239, %240
  store float %241, ptr addrspace(5) %46, align 4
  %242 = load float, ptr addrspace(5) %46, align 4
  %243 = fcmp olt float %242, 0.000000e+00
  br i1 %243, label %247, label %244

244:                                              ; preds = %219
  %245 = load float, ptr addrspace(5) %46, align 4
  %246 = fcmp ogt float %245, 1.000000e+00
  br i1 %246, label %247, label %248

247:                                              ; preds = %244, %219
  br label %318

248:                                              ; preds = %244
  %249 = load <3 x float>, ptr addrspace(5) %45, align 16
  %250 = load <3 x float>, ptr addrspace(5) %38, align 16
  %251 = addrspacecast ptr addrspace(5) %16 to ptr
  %252 = addrspacecast ptr addrspace(5) %17 to ptr
  %253 = addrspacecast ptr addrspace(5) %18 to ptr
  store <3 x float> %249, ptr %252, align 16
  store <3 x float> %250, ptr %253, align 16
  %254 = load <3 x float>, ptr %252, align 16
  %255 = shufflevector <3 x float> %254, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %256 = load <3 x float>, ptr %253, align 16
  %257 = shufflevector <3 x float> %256, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %258 = load <3 x float>, ptr %252, align 16
  %259 = shufflevector <3 x float> %258, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %260 = load <3 x float>, ptr %253, align 16
  %261 = shufflevector <3 x float> %260, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %262 = fmul <3 x float> %259, %261
  %263 = fneg <3 x float> %262
  %264 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %255, <3 x float> %257, <3 x float> %263)
  store <3 x float> %264, ptr addrspace(5) %47, align 16
  %265 = load <3 x float>, ptr addrspace(5) %30, align 16
  %266 = extractelement <3 x float> %265, i64 0
  %267 = load <3 x float>, ptr addrspace(5) %47, align 16
  %268 = extractelement <3 x float> %267, i64 0
  %269 = load <3 x float>, ptr addrspace(5) %30, align 16
  %270 = extractelement <3 x float> %269, i64 1
  %271 = load <3 x float>, ptr addrspace(5) %47, align 16
  %272 = extractelement <3 x float> %271, i64 1
  %273 = fmul float %270, %272
  %274 = call float @llvm.fmuladd.f32(float %266, float %268, float %273)
  %275 = load <3 x float>, ptr addrspace(5) %30, align 16
  %276 = extractelement <3 x float> %275, i64 2
  %277 = load <3 x float>, ptr addrspace(5) %47, align 16
  %278 = extractelement <3 x float> %277, i64 2
  %279 = call float @llvm.fmuladd.f32(float %276, float %278, float %274)
  %280 = load float, ptr addrspace(5) %44, align 4
  %281 = fmul float %279, %280
  store float %281, ptr addrspace(5) %48, align 4
  %282 = load float, ptr addrspace(5) %48, align 4
  %283 = fcmp olt float %282, 0.000000e+00
  br i1 %283, label %289, label %284

284:                                              ; preds = %248
  %285 = load float, ptr addrspace(5) %46, align 4
  %286 = load float, ptr addrspace(5) %48, align 4
  %287 = fadd float %285, %286
  %288 = fcmp ogt float %287, 1.000000e+00
  br i1 %288, label %289, label %290

289:                                              ; preds = %284, %248
  br label %318

290:                                              ; preds = %284
  %291 = load <3 x float>, ptr addrspace(5) %40, align 16
  %292 = extractelement <3 x float> %291, i64 0
  %293 = load <3 x float>, ptr addrspace(5) %47, align 16
  %294 = extractelement <3 x float> %293, i64 0
  %295 = load <3 x float>, ptr addrspace(5) %40, align 16
  %296 = extractelement <3 x float> %295, i64 1
  %297 = load <3 x float>, ptr addrspace(5) %47, align 16
  %298 = extractelement <3 x float> %297, i64 1
  %299 = fmul float %296, %298
  %300 = call float @llvm.fmuladd.f32(float %292, float %294, float %299)
  %301 = load <3 x float>, ptr addrspace(5) %40, align 16
  %302 = extractelement <3 x float> %301, i64 2
  %303 = load <3 x float>, ptr addrspace(5) %47, align 16
  %304 = extractelement <3 x float> %303, i64 2
  %305 = call float @llvm.fmuladd.f32(float %302, float %304, float %300)
  %306 = load float, ptr addrspace(5) %44, align 4
  %307 = fmul float %305, %306
  store float %307, ptr addrspace(5) %49, align 4
  %308 = load float, ptr addrspace(5) %49, align 4
  %309 = fcmp ogt float %308, 0x3F1A36E2E0000000
  br i1 %309, label %310, label %317

310:                                              ; preds = %290
  %311 = load float, ptr addrspace(5) %49, align 4
  %312 = load float, ptr addrspace(5) %32, align 4
  %313 = fcmp olt float %311, %312
  br i1 %313, label %314, label %317

314:                                              ; preds = %310
  %315 = load float, ptr addrspace(5) %49, align 4
  store float %315, ptr addrspace(5) %32, align 4
  %316 = load i32, ptr addrspace(5) %34, align 4
  store i32 %316, ptr addrspace(5) %33, align 4
  br label %317

317:                                              ; preds = %314, %310, %290
  br label %318

318:                                              ; preds = %317, %289, %247, %218
  %319 = load i32, ptr addrspace(5) %34, align 4
  %320 = add nsw i32 %319, 1
  store i32 %320, ptr addrspace(5) %34, align 4
  br label %132

321:                                              ; preds = %132
  %322 = load float, ptr addrspace(5) %32, align 4
  %323 = load ptr addrspace(1), ptr %70, align 8
  %324 = load i32, ptr addrspace(5) %26, align 4
  %325 = sext i32 %324 to i64
  %326 = getelementptr inbounds float, ptr addrspace(1) %323, i64 %325
  store float %322, ptr addrspace(1) %326, align 4
  %327 = load i32, ptr addrspace(5) %33, align 4
  %328 = load ptr addrspace(1), ptr %71, align 8
  %329 = load i32, ptr addrspace(5) %26, align 4
  %330 = sext i32 %329 to i64
  %331 = getelementptr inbounds i32, ptr addrspace(1) %328, i64 %330
  store i32 %327, ptr addrspace(1) %331, align 4
  br label %332

332:                                              ; preds = %100, %321
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_ray_triangles(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca <3 x float>, align 16, addrspace(5)
  %14 = alloca <3 x float>, align 16, addrspace(5)
  %15 = alloca <3 x float>, align 16, addrspace(5)
  %16 = alloca <3 x float>, align 16, addrspace(5)
  %17 = alloca <3 x float>, align 16, addrspace(5)
  %18 = alloca <3 x float>, align 16, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca ptr addrspace(1), align 8, addrspace(5)
  %28 = alloca <3 x float>, align 16, addrspace(5)
  %29 = alloca <3 x float>, align 16, addrspace(5)
  %30 = alloca <3 x float>, align 16, addrspace(5)
  %31 = alloca <3 x float>, align 16, addrspace(5)
  %32 = alloca float, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca ptr addrspace(1), align 8, addrspace(5)
  %36 = alloca <3 x float>, align 16, addrspace(5)
  %37 = alloca <3 x float>, align 16, addrspace(5)
  %38 = alloca <3 x float>, align 16, addrspace(5)
  %39 = alloca <3 x float>, align 16, addrspace(5)
  %40 = alloca <3 x float>, align 16, addrspace(5)
  %41 = alloca <3 x float>, align 16, addrspace(5)
  %42 = alloca <3 x float>, align 16, addrspace(5)
  %43 = alloca float, align 4, addrspace(5)
  %44 = alloca float, align 4, addrspace(5)
  %45 = alloca <3 x float>, align 16, addrspace(5)
  %46 = alloca float, align 4, addrspace(5)
  %47 = alloca <3 x float>, align 16, addrspace(5)
  %48 = alloca float, align 4, addrspace(5)
  %49 = alloca float, align 4, addrspace(5)
  %50 = addrspacecast ptr addrspace(5) %20 to ptr
  %51 = addrspacecast ptr addrspace(5) %21 to ptr
  %52 = addrspacecast ptr addrspace(5) %22 to ptr
  %53 = addrspacecast ptr addrspace(5) %23 to ptr
  %54 = addrspacecast ptr addrspace(5) %24 to ptr
  %55 = addrspacecast ptr addrspace(5) %25 to ptr
  %56 = addrspacecast ptr addrspace(5) %29 to ptr
  %57 = addrspacecast ptr addrspace(5) %31 to ptr
  %58 = addrspacecast ptr addrspace(5) %37 to ptr
  %59 = addrspacecast ptr addrspace(5) %39 to ptr
  %60 = addrspacecast ptr addrspace(5) %41 to ptr
  store ptr addrspace(1) %0, ptr %50, align 8
  store ptr addrspace(1) %1, ptr %51, align 8
  store ptr addrspace(1) %2, ptr %52, align 8
  store ptr addrspace(1) %3, ptr %53, align 8
  store i32 %4, ptr %54, align 4
  store i32 %5, ptr %55, align 4
  %61 = addrspacecast ptr addrspace(5) %19 to ptr
  %62 = addrspacecast ptr addrspace(5) %12 to ptr
  %63 = call i32 @llvm.amdgcn.workgroup.id.x()
  %64 = addrspacecast ptr addrspace(5) %11 to ptr
  %65 = addrspacecast ptr addrspace(5) %7 to ptr
  %66 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %66, align 4
  %67 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %67, ptr addrspace(5) %9, align 8
  %68 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %69 = load i32, ptr %66, align 4
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i8, ptr addrspace(4) %68, i64 %70
  %72 = load i16, ptr addrspace(4) %71, align 2
  %73 = zext i16 %72 to i32
  %74 = mul i32 %63, %73
  %75 = addrspacecast ptr addrspace(5) %10 to ptr
  %76 = call i32 @llvm.amdgcn.workitem.id.x()
  %77 = add i32 %74, %76
  %78 = zext i32 %77 to i64
  %79 = trunc i64 %78 to i32
  store i32 %79, ptr addrspace(5) %26, align 4
  %80 = load i32, ptr addrspace(5) %26, align 4
  %81 = load i32, ptr %54, align 4
  %82 = icmp sge i32 %80, %81
  br i1 %82, label %83, label %84

83:                                               ; preds = %6
  br label %317

84:                                               ; preds = %6
  %85 = load ptr addrspace(1), ptr %50, align 8
  %86 = load i32, ptr addrspace(5) %26, align 4
  %87 = mul nsw i32 %86, 6
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr addrspace(1) %85, i64 %88
  store ptr addrspace(1) %89, ptr addrspace(5) %27, align 8
  %90 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %91 = getelementptr inbounds float, ptr addrspace(1) %90, i64 0
  %92 = load float, ptr addrspace(1) %91, align 4
  %93 = insertelement <3 x float> poison, float %92, i32 0
  %94 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %95 = getelementptr inbounds float, ptr addrspace(1) %94, i64 1
  %96 = load float, ptr addrspace(1) %95, align 4
  %97 = insertelement <3 x float> %93, float %96, i32 1
  %98 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %99 = getelementptr inbounds float, ptr addrspace(1) %98, i64 2
  %100 = load float, ptr addrspace(1) %99, align 4
  %101 = insertelement <3 x float> %97, float %100, i32 2
  store <3 x float> %101, ptr %56, align 16
  %102 = load <3 x float>, ptr %56, align 16
  store <3 x float> %102, ptr addrspace(5) %28, align 16
  %103 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %104 = getelementptr inbounds float, ptr addrspace(1) %103, i64 3
  %105 = load float, ptr addrspace(1) %104, align 4
  %106 = insertelement <3 x float> poison, float %105, i32 0
  %107 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %108 = getelementptr inbounds float, ptr addrspace(1) %107, i64 4
  %109 = load float, ptr addrspace(1) %108, align 4
  %110 = insertelement <3 x float> %106, float %109, i32 1
  %111 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %112 = getelementptr inbounds float, ptr addrspace(1) %111, i64 5
  %113 = load float, ptr addrspace(1) %112, align 4
  %114 = insertelement <3 x float> %110, float %113, i32 2
  store <3 x float> %114, ptr %57, align 16
  %115 = load <3 x float>, ptr %57, align 16
  store <3 x float> %115, ptr addrspace(5) %30, align 16
  store float 0x46293E5940000000, ptr addrspace(5) %32, align 4
  store i32 -1, ptr addrspace(5) %33, align 4
  store i32 0, ptr addrspace(5) %34, align 4
  br label %116

116:                                              ; preds = %303, %84
  %117 = load i32, ptr addrspace(5) %34, align 4
  %118 = load i32, ptr %55, align 4
  %119 = icmp slt i32 %117, %118
  br i1 %119, label %120, label %306

120:                                              ; preds = %116
  %121 = load ptr addrspace(1), ptr %51, align 8
  %122 = load i32, ptr addrspace(5) %34, align 4
  %123 = mul nsw i32 %122, 9
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr addrspace(1) %121, i64 %124
  store ptr addrspace(1) %125, ptr addrspace(5) %35, align 8
  %126 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %127 = getelementptr inbounds float, ptr addrspace(1) %126, i64 0
  %128 = load float, ptr addrspace(1) %127, align 4
  %129 = insertelement <3 x float> poison, float %128, i32 0
  %130 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %131 = getelementptr inbounds float, ptr addrspace(1) %130, i64 1
  %132 = load float, ptr addrspace(1) %131, align 4
  %133 = insertelement <3 x float> %129, float %132, i32 1
  %134 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %135 = getelementptr inbounds float, ptr addrspace(1) %134, i64 2
  %136 = load float, ptr addrspace(1) %135, align 4
  %137 = insertelement <3 x float> %133, float %136, i32 2
  store <3 x float> %137, ptr %58, align 16
  %138 = load <3 x float>, ptr %58, align 16
  store <3 x float> %138, ptr addrspace(5) %36, align 16
  %139 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %140 = getelementptr inbounds float, ptr addrspace(1) %139, i64 3
  %141 = load float, ptr addrspace(1) %140, align 4
  %142 = insertelement <3 x float> poison, float %141, i32 0
  %143 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %144 = getelementptr inbounds float, ptr addrspace(1) %143, i64 4
  %145 = load float, ptr addrspace(1) %144, align 4
  %146 = insertelement <3 x float> %142, float %145, i32 1
  %147 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %148 = getelementptr inbounds float, ptr addrspace(1) %147, i64 5
  %149 = load float, ptr addrspace(1) %148, align 4
  %150 = insertelement <3 x float> %146, float %149, i32 2
  store <3 x float> %150, ptr %59, align 16
  %151 = load <3 x float>, ptr %59, align 16
  %152 = load <3 x float>, ptr addrspace(5) %36, align 16
  %153 = fsub <3 x float> %151, %152
  store <3 x float> %153, ptr addrspace(5) %38, align 16
  %154 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %155 = getelementptr inbounds float, ptr addrspace(1) %154, i64 6
  %156 = load float, ptr addrspace(1) %155, align 4
  %157 = insertelement <3 x float> poison, float %156, i32 0
  %158 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %159 = getelementptr inbounds float, ptr addrspace(1) %158, i64 7
  %160 = load float, ptr addrspace(1) %159, align 4
  %161 = insertelement <3 x float> %157, float %160, i32 1
  %162 = load ptr addrspace(1), ptr addrspace(5) %35, align 8
  %163 = getelementptr inbounds float, ptr addrspace(1) %162, i64 8
  %164 = load float, ptr addrspace(1) %163, align 4
  %165 = insertelement <3 x float> %161, float %164, i32 2
  store <3 x float> %165, ptr %60, align 16
  %166 = load <3 x float>, ptr %60, align 16
  %167 = load <3 x float>, ptr addrspace(5) %36, align 16
  %168 = fsub <3 x float> %166, %167
  store <3 x float> %168, ptr addrspace(5) %40, align 16
  %169 = load <3 x float>, ptr addrspace(5) %30, align 16
  %170 = load <3 x float>, ptr addrspace(5) %40, align 16
  %171 = addrspacecast ptr addrspace(5) %13 to ptr
  %172 = addrspacecast ptr addrspace(5) %14 to ptr
  %173 = addrspacecast ptr addrspace(5) %15 to ptr
  store <3 x float> %169, ptr %172, align 16
  store <3 x float> %170, ptr %173, align 16
  %174 = load <3 x float>, ptr %172, align 16
  %175 = shufflevector <3 x float> %174, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %176 = load <3 x float>, ptr %173, align 16
  %177 = shufflevector <3 x float> %176, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %178 = load <3 x float>, ptr %172, align 16
  %179 = shufflevector <3 x float> %178, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %180 = load <3 x float>, ptr %173, align 16
  %181 = shufflevector <3 x float> %180, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %182 = fmul <3 x float> %179, %181
  %183 = fneg <3 x float> %182
  %184 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %175, <3 x float> %177, <3 x float> %183)
  store <3 x float> %184, ptr addrspace(5) %42, align 16
  %185 = load <3 x float>, ptr addrspace(5) %38, align 16
  %186 = extractelement <3 x float> %185, i64 0
  %187 = load <3 x float>, ptr addrspace(5) %42, align 16
  %188 = extractelement <3 x float> %187, i64 0
  %189 = load <3 x float>, ptr addrspace(5) %38, align 16
  %190 = extractelement <3 x float> %189, i64 1
  %191 = load <3 x float>, ptr addrspace(5) %42, align 16
  %192 = extractelement <3 x float> %191, i64 1
  %193 = fmul float %190, %192
  %194 = call float @llvm.fmuladd.f32(float %186, float %188, float %193)
  %195 = load <3 x float>, ptr addrspace(5) %38, align 16
  %196 = extractelement <3 x float> %195, i64 2
  %197 = load <3 x float>, ptr addrspace(5) %42, align 16
  %198 = extractelement <3 x float> %197, i64 2
  %199 = call float @llvm.fmuladd.f32(float %196, float %198, float %194)
  store float %199, ptr addrspace(5) %43, align 4
  %200 = load float, ptr addrspace(5) %43, align 4
  %201 = call float @llvm.fabs.f32(float %200)
  %202 = fcmp olt float %201, 0x3E7AD7F2A0000000
  br i1 %202, label %203, label %204

203:                                              ; preds = %120
  br label %303

204:                                              ; preds = %120
  %205 = load float, ptr addrspace(5) %43, align 4
  %206 = fdiv float 1.000000e+00, %205, !fpmath !10
  store float %206, ptr addrspace(5) %44, align 4
  %207 = load <3 x float>, ptr addrspace(5) %28, align 16
  %208 = load <3 x float>, ptr addrspace(5) %36, align 16
  %209 = fsub <3 x float> %207, %208
  store <3 x float> %209, ptr addrspace(5) %45, align 16
  %210 = load <3 x float>, ptr addrspace(5) %45, align 16
  %211 = extractelement <3 x float> %210, i64 0
  %212 = load <3 x float>, ptr addrspace(5) %42, align 16
  %213 = extractelement <3 x float> %212, i64 0
  %214 = load <3 x float>, ptr addrspace(5) %45, align 16
  %215 = extractelement <3 x float> %214, i64 1
  %216 = load <3 x float>, ptr addrspace(5) %42, align 16
  %217 = extractelement <3 x float> %216, i64 1
  %218 = fmul float %215, %217
  %219 = call float @llvm.fmuladd.f32(float %211, float %213, float %218)
  %220 = load <3 x float>, ptr addrspace(5) %45, align 16
  %221 = extractelement <3 x float> %220, i64 2
  %222 = load <3 x float>, ptr addrspace(5) %42, align 16
  %223 = extractelement <3 x float> %222, i64 2
  %224 = call float @llvm.fmuladd.f32(float %221, float %223, float %219)
  %225 = load float, ptr addrspace(5) %44, align 4
  %226 = fmul float %224, %225
  store float %226, ptr addrspace(5) %46, align 4
  %227 = load float, ptr addrspace(5) %46, align 4
  %228 = fcmp olt float %227, 0.000000e+00
  br i1 %228, label %232, label %229

229:                                              ; preds = %204
  %230 = load float, ptr addrspace(5) %46, align 4
  %231 = fcmp ogt float %230, 1.000000e+00
  br i1 %231, label %232, label %233

232:                                              ; preds = %229, %204
  br label %303

233:                                              ; preds = %229
  %234 = load <3 x float>, ptr addrspace(5) %45, align 16
  %235 = load <3 x float>, ptr addrspace(5) %38, align 16
  %236 = addrspacecast ptr addrspace(5) %16 to ptr
  %237 = addrspacecast ptr addrspace(5) %17 to ptr
  %238 = addrspacecast ptr addrspace(5) %18 to ptr
  store <3 x float> %234, ptr %237, align 16
  store <3 x float> %235, ptr %238, align 16
  %239 = load <3 x float>, ptr %237, align 16
  %240 = shufflevector <3 x float> %239, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %241 = load <3 x float>, ptr %238, align 16
  %242 = shufflevector <3 x float> %241, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %243 = load <3 x float>, ptr %237, align 16
  %244 = shufflevector <3 x float> %243, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %245 = load <3 x float>, ptr %238, align 16
  %246 = shufflevector <3 x float> %245, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %247 = fmul <3 x float> %244, %246
  %248 = fneg <3 x float> %247
  %249 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %240, <3 x float> %242, <3 x float> %248)
  store <3 x float> %249, ptr addrspace(5) %47, align 16
  %250 = load <3 x float>, ptr addrspace(5) %30, align 16
  %251 = extractelement <3 x float> %250, i64 0
  %252 = load <3 x float>, ptr addrspace(5) %47, align 16
  %253 = extractelement <3 x float> %252, i64 0
  %254 = load <3 x float>, ptr addrspace(5) %30, align 16
  %255 = extractelement <3 x float> %254, i64 1
  %256 = load <3 x float>, ptr addrspace(5) %47, align 16
  %257 = extractelement <3 x float> %256, i64 1
  %258 = fmul float %255, %257
  %259 = call float @llvm.fmuladd.f32(float %251, float %253, float %258)
  %260 = load <3 x float>, ptr addrspace(5) %30, align 16
  %261 = extractelement <3 x float> %260, i64 2
  %262 = load <3 x float>, ptr addrspace(5) %47, align 16
  %263 = extractelement <3 x float> %262, i64 2
  %264 = call float @llvm.fmuladd.f32(float %261, float %263, float %259)
  %265 = load float, ptr addrspace(5) %44, align 4
  %266 = fmul float %264, %265
  store float %266, ptr addrspace(5) %48, align 4
  %267 = load float, ptr addrspace(5) %48, align 4
  %268 = fcmp olt float %267, 0.000000e+00
  br i1 %268, label %274, label %269

269:                                              ; preds = %233
  %270 = load float, ptr addrspace(5) %46, align 4
  %271 = load float, ptr addrspace(5) %48, align 4
  %272 = fadd float %270, %271
  %273 = fcmp ogt float %272, 1.000000e+00
  br i1 %273, label %274, label %275

274:                                              ; preds = %269, %233
  br label %303

275:                                              ; preds = %269
  %276 = load <3 x float>, ptr addrspace(5) %40, align 16
  %277 = extractelement <3 x float> %276, i64 0
  %278 = load <3 x float>, ptr addrspace(5) %47, align 16
  %279 = extractelement <3 x float> %278, i64 0
  %280 = load <3 x float>, ptr addrspace(5) %40, align 16
  %281 = extractelement <3 x float> %280, i64 1
  %282 = load <3 x float>, ptr addrspace(5) %47, align 16
  %283 = extractelement <3 x float> %282, i64 1
  %284 = fmul float %281, %283
  %285 = call float @llvm.fmuladd.f32(float %277, float %279, float %284)
  %286 = load <3 x float>, ptr addrspace(5) %40, align 16
  %287 = extractelement <3 x float> %286, i64 2
  %288 = load <3 x float>, ptr addrspace(5) %47, align 16
  %289 = extractelement <3 x float> %288, i64 2
  %290 = call float @llvm.fmuladd.f32(float %287, float %289, float %285)
  %291 = load float, ptr addrspace(5) %44, align 4
  %292 = fmul float %290, %291
  store float %292, ptr addrspace(5) %49, align 4
  %293 = load float, ptr addrspace(5) %49, align 4
  %294 = fcmp ogt float %293, 0x3F1A36E2E0000000
  br i1 %294, label %295, label %302

295:                                              ; preds = %275
  %296 = load float, ptr addrspace(5) %49, align 4
  %297 = load float, ptr addrspace(5) %32, align 4
  %298 = fcmp olt float %296, %297
  br i1 %298, label %299, label %302

299:                                              ; preds = %295
  %300 = load float, ptr addrspace(5) %49, align 4
  store float %300, ptr addrspace(5) %32, align 4
  %301 = load i32, ptr addrspace(5) %34, align 4
  store i32 %301, ptr addrspace(5) %33, align 4
  br label %302

302:                                              ; preds = %299, %295, %275
  br label %303

303:                                              ; preds = %302, %274, %232, %203
  %304 = load i32, ptr addrspace(5) %34, align 4
  %305 = add nsw i32 %304, 1
  store i32 %305, ptr addrspace(5) %34, align 4
  br label %116

306:                                              ; preds = %116
  %307 = load float, ptr addrspace(5) %32, align 4
  %308 = load ptr addrspace(1), ptr %52, align 8
  %309 = load i32, ptr addrspace(5) %26, align 4
  %310 = sext i32 %309 to i64
  %311 = getelementptr inbounds float, ptr addrspace(1) %308, i64 %310
  store float %307, ptr addrspace(1) %311, align 4
  %312 = load i32, ptr addrspace(5) %33, align 4
  %313 = load ptr addrspace(1), ptr %53, align 8
  %314 = load i32, ptr addrspace(5) %26, align 4
  %315 = sext i32 %314 to i64
  %316 = getelementptr inbounds i32, ptr addrspace(1) %313, i64 %315
  store i32 %312, ptr addrspace(1) %316, align 4
  br label %317

317:                                              ; preds = %306, %83
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #2

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
!8 = !{!"float*", !"float*", !"float*", !"int*", !"int", !"int"}
!9 = !{!"const", !"const", !"", !"", !"", !""}
!10 = !{float 2.500000e+00}
