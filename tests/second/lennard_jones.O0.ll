; ModuleID = 'lennard_jones.cl'
source_filename = "lennard_jones.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @lennard_jones(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6, ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9, i32 noundef %10, float noundef %11, float noundef %12) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca ptr addrspace(4), align 8, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca float, align 4, addrspace(5)
  %21 = alloca float, align 4, addrspace(5)
  %22 = alloca float, align 4, addrspace(5)
  %23 = alloca float, align 4, addrspace(5)
  %24 = alloca float, align 4, addrspace(5)
  %25 = alloca float, align 4, addrspace(5)
  %26 = alloca float, align 4, addrspace(5)
  %27 = alloca float, align 4, addrspace(5)
  %28 = alloca float, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca ptr addrspace(1), align 8, addrspace(5)
  %31 = alloca ptr addrspace(1), align 8, addrspace(5)
  %32 = alloca ptr addrspace(1), align 8, addrspace(5)
  %33 = alloca ptr addrspace(1), align 8, addrspace(5)
  %34 = alloca ptr addrspace(1), align 8, addrspace(5)
  %35 = alloca ptr addrspace(1), align 8, addrspace(5)
  %36 = alloca ptr addrspace(1), align 8, addrspace(5)
  %37 = alloca ptr addrspace(1), align 8, addrspace(5)
  %38 = alloca ptr addrspace(1), align 8, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca float, align 4, addrspace(5)
  %42 = alloca float, align 4, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca float, align 4, addrspace(5)
  %45 = alloca float, align 4, addrspace(5)
  %46 = alloca float, align 4, addrspace(5)
  %47 = alloca float, align 4, addrspace(5)
  %48 = alloca float, align 4, addrspace(5)
  %49 = alloca float, align 4, addrspace(5)
  %50 = alloca float, align 4, addrspace(5)
  %51 = alloca i32, align 4, addrspace(5)
  %52 = alloca i32, align 4, addrspace(5)
  %53 = alloca float, align 4, addrspace(5)
  %54 = alloca float, align 4, addrspace(5)
  %55 = alloca float, align 4, addrspace(5)
  %56 = alloca float, align 4, addrspace(5)
  %57 = alloca float, align 4, addrspace(5)
  %58 = alloca float, align 4, addrspace(5)
  %59 = alloca float, align 4, addrspace(5)
  %60 = alloca ptr addrspace(1), align 8, addrspace(5)
  %61 = alloca ptr addrspace(1), align 8, addrspace(5)
  %62 = alloca ptr addrspace(1), align 8, addrspace(5)
  %63 = alloca ptr addrspace(1), align 8, addrspace(5)
  %64 = alloca ptr addrspace(1), align 8, addrspace(5)
  %65 = alloca ptr addrspace(1), align 8, addrspace(5)
  %66 = alloca ptr addrspace(1), align 8, addrspace(5)
  %67 = alloca ptr addrspace(1), align 8, addrspace(5)
  %68 = alloca ptr addrspace(1), align 8, addrspace(5)
  %69 = alloca i32, align 4, addrspace(5)
  %70 = alloca i32, align 4, addrspace(5)
  %71 = alloca float, align 4, addrspace(5)
  %72 = alloca float, align 4, addrspace(5)
  %73 = addrspacecast ptr addrspace(5) %60 to ptr
  %74 = addrspacecast ptr addrspace(5) %61 to ptr
  %75 = addrspacecast ptr addrspace(5) %62 to ptr
  %76 = addrspacecast ptr addrspace(5) %63 to ptr
  %77 = addrspacecast ptr addrspace(5) %64 to ptr
  %78 = addrspacecast ptr addrspace(5) %65 to ptr
  %79 = addrspacecast ptr addrspace(5) %66 to ptr
  %80 = addrspacecast ptr addrspace(5) %67 to ptr
  %81 = addrspacecast ptr addrspace(5) %68 to ptr
  %82 = addrspacecast ptr addrspace(5) %69 to ptr
  %83 = addrspacecast ptr addrspace(5) %70 to ptr
  %84 = addrspacecast ptr addrspace(5) %71 to ptr
  %85 = addrspacecast ptr addrspace(5) %72 to ptr
  store ptr addrspace(1) %0, ptr %73, align 8
  store ptr addrspace(1) %1, ptr %74, align 8
  store ptr addrspace(1) %2, ptr %75, align 8
  store ptr addrspace(1) %3, ptr %76, align 8
  store ptr addrspace(1) %4, ptr %77, align 8
  store ptr addrspace(1) %5, ptr %78, align 8
  store ptr addrspace(1) %6, ptr %79, align 8
  store ptr addrspace(1) %7, ptr %80, align 8
  store ptr addrspace(1) %8, ptr %81, align 8
  store i32 %9, ptr %82, align 4
  store i32 %10, ptr %83, align 4
  store float %11, ptr %84, align 4
  store float %12, ptr %85, align 4
  %86 = load ptr addrspace(1), ptr %73, align 8
  %87 = load ptr addrspace(1), ptr %74, align 8
  %88 = load ptr addrspace(1), ptr %75, align 8
  %89 = load ptr addrspace(1), ptr %76, align 8
  %90 = load ptr addrspace(1), ptr %77, align 8
  %91 = load ptr addrspace(1), ptr %78, align 8
  %92 = load ptr addrspace(1), ptr %79, align 8
  %93 = load ptr addrspace(1), ptr %80, align 8
  %94 = load ptr addrspace(1), ptr %81, align 8
  %95 = load i32, ptr %82, align 4
  %96 = load i32, ptr %83, align 4
  %97 = load float, ptr %84, align 4
  %98 = load float, ptr %85, align 4
  %99 = addrspacecast ptr addrspace(5) %30 to ptr
  %100 = addrspacecast ptr addrspace(5) %31 to ptr
  %101 = addrspacecast ptr addrspace(5) %32 to ptr
  %102 = addrspacecast ptr addrspace(5) %33 to ptr
  %103 = addrspacecast ptr addrspace(5) %34 to ptr
  %104 = addrspacecast ptr addrspace(5) %35 to ptr
  %105 = addrspacecast ptr addrspace(5) %36 to ptr
  %106 = addrspacecast ptr addrspace(5) %37 to ptr
  %107 = addrspacecast ptr addrspace(5) %38 to ptr
  %108 = addrspacecast ptr addrspace(5) %39 to ptr
  %109 = addrspacecast ptr addrspace(5) %40 to ptr
  %110 = addrspacecast ptr addrspace(5) %41 to ptr
  %111 = addrspacecast ptr addrspace(5) %42 to ptr
  store ptr addrspace(1) %86, ptr %99, align 8
  store ptr addrspace(1) %87, ptr %100, align 8
  store ptr addrspace(1) %88, ptr %101, align 8
  store ptr addrspace(1) %89, ptr %102, align 8
  store ptr addrspace(1) %90, ptr %103, align 8
  store ptr addrspace(1) %91, ptr %104, align 8
  store ptr addrspace(1) %92, ptr %105, align 8
  store ptr addrspace(1) %93, ptr %106, align 8
  store ptr addrspace(1) %94, ptr %107, align 8
  store i32 %95, ptr %108, align 4
  store i32 %96, ptr %109, align 4
  store float %97, ptr %110, align 4
  store float %98, ptr %111, align 4
  %112 = addrspacecast ptr addrspace(5) %29 to ptr
  %113 = addrspacecast ptr addrspace(5) %19 to ptr
  %114 = call i32 @llvm.amdgcn.workgroup.id.x()
  %115 = addrspacecast ptr addrspace(5) %18 to ptr
  %116 = addrspacecast ptr addrspace(5) %14 to ptr
  %117 = addrspacecast ptr addrspace(5) %15 to ptr
  store i32 4, ptr %117, align 4
  %118 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %118, ptr addrspace(5) %16, align 8
  %119 = load ptr addrspace(4), ptr addrspace(5) %16, align 8
  %120 = load i32, ptr %117, align 4
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw i8, ptr addrspace(4) %119, i64 %121
  %123 = load i16, ptr addrspace(4) %122, align 2
  %124 = zext i16 %123 to i32
  %125 = mul i32 %114, %124
  %126 = addrspacecast ptr addrspace(5) %17 to ptr
  %127 = call i32 @llvm.amdgcn.workitem.id.x()
  %128 = add i32 %125, %127
  %129 = zext i32 %128 to i64
  store i32 %128, ptr addrspace(5) %43, align 4
  %130 = load i32, ptr addrspace(5) %43, align 4
  %131 = load i32, ptr %108, align 4
  %132 = icmp sge i32 %130, %131
  br i1 %132, label %133, label %134

133:                                              ; preds = %13
  br label %327

134:                                              ; preds = %13
  %135 = load ptr addrspace(1), ptr %99, align 8
  %136 = load i32, ptr addrspace(5) %43, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds float, ptr addrspace(1) %135, i64 %137
  %139 = load float, ptr addrspace(1) %138, align 4
  store float %139, ptr addrspace(5) %44, align 4
  %140 = load ptr addrspace(1), ptr %100, align 8
  %141 = load i32, ptr addrspace(5) %43, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds float, ptr addrspace(1) %140, i64 %142
  %144 = load float, ptr addrspace(1) %143, align 4
  store float %144, ptr addrspace(5) %45, align 4
  %145 = load ptr addrspace(1), ptr %101, align 8
  %146 = load i32, ptr addrspace(5) %43, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds float, ptr addrspace(1) %145, i64 %147
  %149 = load float, ptr addrspace(1) %148, align 4
  store float %149, ptr addrspace(5) %46, align 4
  store float 0.000000e+00, ptr addrspace(5) %47, align 4
  store float 0.000000e+00, ptr addrspace(5) %48, align 4
  store float 0.000000e+00, ptr addrspace(5) %49, align 4
  store float 0.000000e+00, ptr addrspace(5) %50, align 4
  store i32 0, ptr addrspace(5) %51, align 4
  br label %150

150:                                              ; preds = %303, %134
  %151 = load i32, ptr addrspace(5) %51, align 4
  %152 = load ptr addrspace(1), ptr %103, align 8
  %153 = load i32, ptr addrspace(5) %43, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds i32, ptr addrspace(1) %152, i64 %154
  %156 = load i32, ptr addrspace(1) %155, align 4
  %157 = icmp slt i32 %151, %156
  br i1 %157, label %158, label %306

158:                                              ; preds = %150
  %159 = load ptr addrspace(1), ptr %102, align 8
  %160 = load i32, ptr addrspace(5) %51, align 4
  %161 = load i32, ptr %109, align 4
  %162 = mul nsw i32 %160, %161
  %163 = load i32, ptr addrspace(5) %43, align 4
  %164 = add nsw i32 %162, %163
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds i32, ptr addrspace(1) %159, i64 %165
  %167 = load i32, ptr addrspace(1) %166, align 4
  store i32 %167, ptr addrspace(5) %52, align 4
  %168 = load float, ptr addrspace(5) %44, align 4
  %169 = load ptr addrspace(1), ptr %99, align 8
  %170 = load i32, ptr addrspace(5) %52, align 4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds float, ptr addrspace(1) %169, i64 %171
  %173 = load float, ptr addrspace(1) %172, align 4
  %174 = fsub float %168, %173
  %175 = load float, ptr %110, align 4
  %176 = addrspacecast ptr addrspace(5) %20 to ptr
  %177 = addrspacecast ptr addrspace(5) %21 to ptr
  %178 = addrspacecast ptr addrspace(5) %22 to ptr
  store float %174, ptr %177, align 4
  store float %175, ptr %178, align 4
  %179 = load float, ptr %177, align 4
  %180 = load float, ptr %178, align 4
  %181 = fmul float 5.000000e-01, %180
  %182 = fcmp ogt float %179, %181
  br i1 %182, label %183, label %187

183:                                              ; preds = %158
  %184 = load float, ptr %178, align 4
  %185 = load float, ptr %177, align 4
  %186 = fsub float %185, %184
  store float %186, ptr %177, align 4
  br label %187

187:                                              ; preds = %183, %158
  %188 = load float, ptr %177, align 4
  %189 = load float, ptr %178, align 4
  %190 = fmul float -5.000000e-01, %189
  %191 = fcmp olt float %188, %190
  br i1 %191, label %192, label %196

192:                                              ; preds = %187
  %193 = load float, ptr %178, align 4
  %194 = load float, ptr %177, align 4
  %195 = fadd float %194, %193
  store float %195, ptr %177, align 4
  br label %196

196:                                              ; preds = %187, %192
  %197 = load float, ptr %177, align 4
  store float %197, ptr addrspace(5) %53, align 4
  %198 = load float, ptr addrspace(5) %45, align 4
  %199 = load ptr addrspace(1), ptr %100, align 8
  %200 = load i32, ptr addrspace(5) %52, align 4
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds float, ptr addrspace(1) %199, i64 %201
  %203 = load float, ptr addrspace(1) %202, align 4
  %204 = fsub float %198, %203
  %205 = load float, ptr %110, align 4
  %206 = addrspacecast ptr addrspace(5) %23 to ptr
  %207 = addrspacecast ptr addrspace(5) %24 to ptr
  %208 = addrspacecast ptr addrspace(5) %25 to ptr
  store float %204, ptr %207, align 4
  store float %205, ptr %208, align 4
  %209 = load float, ptr %207, align 4
  %210 = load float, ptr %208, align 4
  %211 = fmul float 5.000000e-01, %210
  %212 = fcmp ogt float %209, %211
  br i1 %212, label %213, label %217

213:                                              ; preds = %196
  %214 = load float, ptr %208, align 4
  %215 = load float, ptr %207, align 4
  %216 = fsub float %215, %214
  store float %216, ptr %207, align 4
  br label %217

217:                                              ; preds = %213, %196
  %218 = load float, ptr %207, align 4
  %219 = load float, ptr %208, align 4
  %220 = fmul float -5.000000e-01, %219
  %221 = fcmp olt float %218, %220
  br i1 %221, label %222, label %226

222:                                              ; preds = %217
  %223 = load float, ptr %208, align 4
  %224 = load float, ptr %207, align 4
  %225 = fadd float %224, %223
  store float %225, ptr %207, align 4
  br label %226

226:                                              ; preds = %217, %222
  %227 = load float, ptr %207, align 4
  store float %227, ptr addrspace(5) %54, align 4
  %228 = load float, ptr addrspace(5) %46, align 4
  %229 = load ptr addrspace(1), ptr %101, align 8
  %230 = load i32, ptr addrspace(5) %52, align 4
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds float, ptr addrspace(1) %229, i64 %231
  %233 = load float, ptr addrspace(1) %232, align 4
  %234 = fsub float %228, %233
  %235 = load float, ptr %110, align 4
  %236 = addrspacecast ptr addrspace(5) %26 to ptr
  %237 = addrspacecast ptr addrspace(5) %27 to ptr
  %238 = addrspacecast ptr addrspace(5) %28 to ptr
  store float %234, ptr %237, align 4
  store float %235, ptr %238, align 4
  %239 = load float, ptr %237, align 4
  %240 = load float, ptr %238, align 4
  %241 = fmul float 5.000000e-01, %240
  %242 = fcmp ogt float %239, %241
  br i1 %242, label %243, label %247

243:                                              ; preds = %226
  %244 = load float, ptr %238, align 4
  %245 = load float, ptr %237, align 4
  %246 = fsub float %245, %244
  store float %246, ptr %237, align 4
  br label %247

247:                                              ; preds = %243, %226
  %248 = load float, ptr %237, align 4
  %249 = load float, ptr %238, align 4
  %250 = fmul float -5.000000e-01, %249
  %251 = fcmp olt float %248, %250
  br i1 %251, label %252, label %256

252:                                              ; preds = %247
  %253 = load float, ptr %238, align 4
  %254 = load float, ptr %237, align 4
  %255 = fadd float %254, %253
  store float %255, ptr %237, align 4
  br label %256

256:                                              ; preds = %247, %252
  %257 = load float, ptr %237, align 4
  store float %257, ptr addrspace(5) %55, align 4
  %258 = load float, ptr addrspace(5) %53, align 4
  %259 = load float, ptr addrspace(5) %53, align 4
  %260 = load float, ptr addrspace(5) %54, align 4
  %261 = load float, ptr addrspace(5) %54, align 4
  %262 = fmul float %260, %261
  %263 = call float @llvm.fmuladd.f32(float %258, float %259, float %262)
  %264 = load float, ptr addrspace(5) %55, align 4
  %265 = load float, ptr addrspace(5) %55, align 4
  %266 = call float @llvm.fmuladd.f32(float %264, float %265, float %263)
  store float %266, ptr addrspace(5) %56, align 4
  %267 = load float, ptr addrspace(5) %56, align 4
  %268 = load float, ptr %111, align 4
  %269 = fcmp olt float %267, %268
  br i1 %269, label %270, label %303

270:                                              ; preds = %256
  %271 = load float, ptr addrspace(5) %56, align 4
  %272 = fdiv float 1.000000e+00, %271, !fpmath !10
  store float %272, ptr addrspace(5) %57, align 4
  %273 = load float, ptr addrspace(5) %57, align 4
  %274 = load float, ptr addrspace(5) %57, align 4
  %275 = fmul float %273, %274
  %276 = load float, ptr addrspace(5) %57, align 4
  %277 = fmul float %275, %276
  store float %277, ptr addrspace(5) %58, align 4
  %278 = load float, ptr addrspace(5) %57, align 4
  %279 = fmul float 2.400000e+01, %278
  %280 = load float, ptr addrspace(5) %58, align 4
  %281 = fmul float %279, %280
  %282 = load float, ptr addrspace(5) %58, align 4
  %283 = call float @llvm.fmuladd.f32(float 2.000000e+00, float %282, float -1.000000e+00)
  %284 = fmul float %281, %283
  store float %284, ptr addrspace(5) %59, align 4
  %285 = load float, ptr addrspace(5) %59, align 4
  %286 = load float, ptr addrspace(5) %53, align 4
  %287 = load float, ptr addrspace(5) %47, align 4
  %288 = call float @llvm.fmuladd.f32(float %285, float %286, float %287)
  store float %288, ptr addrspace(5) %47, align 4
  %289 = load float, ptr addrspace(5) %59, align 4
  %290 = load float, ptr addrspace(5) %54, align 4
  %291 = load float, ptr addrspace(5) %48, align 4
  %292 = call float @llvm.fmuladd.f32(float %289, float %290, float %291)
  store float %292, ptr addrspace(5) %48, align 4
  %293 = load float, ptr addrspace(5) %59, align 4
  %294 = load float, ptr addrspace(5) %55, align 4
  %295 = load float, ptr addrspace(5) %49, align 4
  %296 = call float @llvm.fmuladd.f32(float %293, float %294, float %295)
  store float %296, ptr addrspace(5) %49, align 4
  %297 = load float, ptr addrspace(5) %58, align 4
  %298 = fmul float 2.000000e+00, %297
  %299 = load float, ptr addrspace(5) %58, align 4
  %300 = fsub float %299, 1.000000e+00
  %301 = load float, ptr addrspace(5) %50, align 4
  %302 = call float @llvm.fmuladd.f32(float %298, float %300, float %301)
  store float %302, ptr addrspace(5) %50, align 4
  br label %303

303:                                              ; preds = %270, %256
  %304 = load i32, ptr addrspace(5) %51, align 4
  %305 = add nsw i32 %304, 1
  store i32 %305, ptr addrspace(5) %51, align 4
  br label %150

306:                                              ; preds = %150
  %307 = load float, ptr addrspace(5) %47, align 4
  %308 = load ptr addrspace(1), ptr %104, align 8
  %309 = load i32, ptr addrspace(5) %43, align 4
  %310 = sext i32 %309 to i64
  %311 = getelementptr inbounds float, ptr addrspace(1) %308, i64 %310
  store float %307, ptr addrspace(1) %311, align 4
  %312 = load float, ptr addrspace(5) %48, align 4
  %313 = load ptr addrspace(1), ptr %105, align 8
  %314 = load i32, ptr addrspace(5) %43, align 4
  %315 = sext i32 %314 to i64
  %316 = getelementptr inbounds float, ptr addrspace(1) %313, i64 %315
  store float %312, ptr addrspace(1) %316, align 4
  %317 = load float, ptr addrspace(5) %49, align 4
  %318 = load ptr addrspace(1), ptr %106, align 8
  %319 = load i32, ptr addrspace(5) %43, align 4
  %320 = sext i32 %319 to i64
  %321 = getelementptr inbounds float, ptr addrspace(1) %318, i64 %320
  store float %317, ptr addrspace(1) %321, align 4
  %322 = load float, ptr addrspace(5) %50, align 4
  %323 = load ptr addrspace(1), ptr %107, align 8
  %324 = load i32, ptr addrspace(5) %43, align 4
  %325 = sext i32 %324 to i64
  %326 = getelementptr inbounds float, ptr addrspace(1) %323, i64 %325
  store float %322, ptr addrspace(1) %326, align 4
  br label %327

327:                                              ; preds = %133, %306
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_lennard_jones(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6, ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9, i32 noundef %10, float noundef %11, float noundef %12) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca ptr addrspace(4), align 8, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca float, align 4, addrspace(5)
  %21 = alloca float, align 4, addrspace(5)
  %22 = alloca float, align 4, addrspace(5)
  %23 = alloca float, align 4, addrspace(5)
  %24 = alloca float, align 4, addrspace(5)
  %25 = alloca float, align 4, addrspace(5)
  %26 = alloca float, align 4, addrspace(5)
  %27 = alloca float, align 4, addrspace(5)
  %28 = alloca float, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca ptr addrspace(1), align 8, addrspace(5)
  %31 = alloca ptr addrspace(1), align 8, addrspace(5)
  %32 = alloca ptr addrspace(1), align 8, addrspace(5)
  %33 = alloca ptr addrspace(1), align 8, addrspace(5)
  %34 = alloca ptr addrspace(1), align 8, addrspace(5)
  %35 = alloca ptr addrspace(1), align 8, addrspace(5)
  %36 = alloca ptr addrspace(1), align 8, addrspace(5)
  %37 = alloca ptr addrspace(1), align 8, addrspace(5)
  %38 = alloca ptr addrspace(1), align 8, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca float, align 4, addrspace(5)
  %42 = alloca float, align 4, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca float, align 4, addrspace(5)
  %45 = alloca float, align 4, addrspace(5)
  %46 = alloca float, align 4, addrspace(5)
  %47 = alloca float, align 4, addrspace(5)
  %48 = alloca float, align 4, addrspace(5)
  %49 = alloca float, align 4, addrspace(5)
  %50 = alloca float, align 4, addrspace(5)
  %51 = alloca i32, align 4, addrspace(5)
  %52 = alloca i32, align 4, addrspace(5)
  %53 = alloca float, align 4, addrspace(5)
  %54 = alloca float, align 4, addrspace(5)
  %55 = alloca float, align 4, addrspace(5)
  %56 = alloca float, align 4, addrspace(5)
  %57 = alloca float, align 4, addrspace(5)
  %58 = alloca float, align 4, addrspace(5)
  %59 = alloca float, align 4, addrspace(5)
  %60 = addrspacecast ptr addrspace(5) %30 to ptr
  %61 = addrspacecast ptr addrspace(5) %31 to ptr
  %62 = addrspacecast ptr addrspace(5) %32 to ptr
  %63 = addrspacecast ptr addrspace(5) %33 to ptr
  %64 = addrspacecast ptr addrspace(5) %34 to ptr
  %65 = addrspacecast ptr addrspace(5) %35 to ptr
  %66 = addrspacecast ptr addrspace(5) %36 to ptr
  %67 = addrspacecast ptr addrspace(5) %37 to ptr
  %68 = addrspacecast ptr addrspace(5) %38 to ptr
  %69 = addrspacecast ptr addrspace(5) %39 to ptr
  %70 = addrspacecast ptr addrspace(5) %40 to ptr
  %71 = addrspacecast ptr addrspace(5) %41 to ptr
  %72 = addrspacecast ptr addrspace(5) %42 to ptr
  store ptr addrspace(1) %0, ptr %60, align 8
  store ptr addrspace(1) %1, ptr %61, align 8
  store ptr addrspace(1) %2, ptr %62, align 8
  store ptr addrspace(1) %3, ptr %63, align 8
  store ptr addrspace(1) %4, ptr %64, align 8
  store ptr addrspace(1) %5, ptr %65, align 8
  store ptr addrspace(1) %6, ptr %66, align 8
  store ptr addrspace(1) %7, ptr %67, align 8
  store ptr addrspace(1) %8, ptr %68, align 8
  store i32 %9, ptr %69, align 4
  store i32 %10, ptr %70, align 4
  store float %11, ptr %71, align 4
  store float %12, ptr %72, align 4
  %73 = addrspacecast ptr addrspace(5) %29 to ptr
  %74 = addrspacecast ptr addrspace(5) %19 to ptr
  %75 = call i32 @llvm.amdgcn.workgroup.id.x()
  %76 = addrspacecast ptr addrspace(5) %18 to ptr
  %77 = addrspacecast ptr addrspace(5) %14 to ptr
  %78 = addrspacecast ptr addrspace(5) %15 to ptr
  store i32 4, ptr %78, align 4
  %79 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %79, ptr addrspace(5) %16, align 8
  %80 = load ptr addrspace(4), ptr addrspace(5) %16, align 8
  %81 = load i32, ptr %78, align 4
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw i8, ptr addrspace(4) %80, i64 %82
  %84 = load i16, ptr addrspace(4) %83, align 2
  %85 = zext i16 %84 to i32
  %86 = mul i32 %75, %85
  %87 = addrspacecast ptr addrspace(5) %17 to ptr
  %88 = call i32 @llvm.amdgcn.workitem.id.x()
  %89 = add i32 %86, %88
  %90 = zext i32 %89 to i64
  %91 = trunc i64 %90 to i32
  store i32 %91, ptr addrspace(5) %43, align 4
  %92 = load i32, ptr addrspace(5) %43, align 4
  %93 = load i32, ptr %69, align 4
  %94 = icmp sge i32 %92, %93
  br i1 %94, label %95, label %96

95:                                               ; preds = %13
  br label %290

96:                                               ; preds = %13
  %97 = load ptr addrspace(1), ptr %60, align 8
  %98 = load i32, ptr addrspace(5) %43, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %97, i64 %99
  %101 = load float, ptr addrspace(1) %100, align 4
  store float %101, ptr addrspace(5) %44, align 4
  %102 = load ptr addrspace(1), ptr %61, align 8
  %103 = load i32, ptr addrspace(5) %43, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr addrspace(1) %102, i64 %104
  %106 = load float, ptr addrspace(1) %105, align 4
  store float %106, ptr addrspace(5) %45, align 4
  %107 = load ptr addrspace(1), ptr %62, align 8
  %108 = load i32, ptr addrspace(5) %43, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr addrspace(1) %107, i64 %109
  %111 = load float, ptr addrspace(1) %110, align 4
  store float %111, ptr addrspace(5) %46, align 4
  store float 0.000000e+00, ptr addrspace(5) %47, align 4
  store float 0.000000e+00, ptr addrspace(5) %48, align 4
  store float 0.000000e+00, ptr addrspace(5) %49, align 4
  store float 0.000000e+00, ptr addrspace(5) %50, align 4
  store i32 0, ptr addrspace(5) %51, align 4
  br label %112

112:                                              ; preds = %266, %96
  %113 = load i32, ptr addrspace(5) %51, align 4
  %114 = load ptr addrspace(1), ptr %64, align 8
  %115 = load i32, ptr addrspace(5) %43, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds i32, ptr addrspace(1) %114, i64 %116
  %118 = load i32, ptr addrspace(1) %117, align 4
  %119 = icmp slt i32 %113, %118
  br i1 %119, label %120, label %269

120:                                              ; preds = %112
  %121 = load ptr addrspace(1), ptr %63, align 8
  %122 = load i32, ptr addrspace(5) %51, align 4
  %123 = load i32, ptr %70, align 4
  %124 = mul nsw i32 %122, %123
  %125 = load i32, ptr addrspace(5) %43, align 4
  %126 = add nsw i32 %124, %125
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds i32, ptr addrspace(1) %121, i64 %127
  %129 = load i32, ptr addrspace(1) %128, align 4
  store i32 %129, ptr addrspace(5) %52, align 4
  %130 = load float, ptr addrspace(5) %44, align 4
  %131 = load ptr addrspace(1), ptr %60, align 8
  %132 = load i32, ptr addrspace(5) %52, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr addrspace(1) %131, i64 %133
  %135 = load float, ptr addrspace(1) %134, align 4
  %136 = fsub float %130, %135
  %137 = load float, ptr %71, align 4
  %138 = addrspacecast ptr addrspace(5) %20 to ptr
  %139 = addrspacecast ptr addrspace(5) %21 to ptr
  %140 = addrspacecast ptr addrspace(5) %22 to ptr
  store float %136, ptr %139, align 4
  store float %137, ptr %140, align 4
  %141 = load float, ptr %139, align 4
  %142 = load float, ptr %140, align 4
  %143 = fmul float 5.000000e-01, %142
  %144 = fcmp ogt float %141, %143
  br i1 %144, label %145, label %149

145:                                              ; preds = %120
  %146 = load float, ptr %140, align 4
  %147 = load float, ptr %139, align 4
  %148 = fsub float %147, %146
  store float %148, ptr %139, align 4
  br label %149

149:                                              ; preds = %145, %120
  %150 = load float, ptr %139, align 4
  %151 = load float, ptr %140, align 4
  %152 = fmul float -5.000000e-01, %151
  %153 = fcmp olt float %150, %152
  br i1 %153, label %154, label %158

154:                                              ; preds = %149
  %155 = load float, ptr %140, align 4
  %156 = load float, ptr %139, align 4
  %157 = fadd float %156, %155
  store float %157, ptr %139, align 4
  br label %158

158:                                              ; preds = %149, %154
  %159 = load float, ptr %139, align 4
  store float %159, ptr addrspace(5) %53, align 4
  %160 = load float, ptr addrspace(5) %45, align 4
  %161 = load ptr addrspace(1), ptr %61, align 8
  %162 = load i32, ptr addrspace(5) %52, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds float, ptr addrspace(1) %161, i64 %163
  %165 = load float, ptr addrspace(1) %164, align 4
  %166 = fsub float %160, %165
  %167 = load float, ptr %71, align 4
  %168 = addrspacecast ptr addrspace(5) %23 to ptr
  %169 = addrspacecast ptr addrspace(5) %24 to ptr
  %170 = addrspacecast ptr addrspace(5) %25 to ptr
  store float %166, ptr %169, align 4
  store float %167, ptr %170, align 4
  %171 = load float, ptr %169, align 4
  %172 = load float, ptr %170, align 4
  %173 = fmul float 5.000000e-01, %172
  %174 = fcmp ogt float %171, %173
  br i1 %174, label %175, label %179

175:                                              ; preds = %158
  %176 = load float, ptr %170, align 4
  %177 = load float, ptr %169, align 4
  %178 = fsub float %177, %176
  store float %178, ptr %169, align 4
  br label %179

179:                                              ; preds = %175, %158
  %180 = load float, ptr %169, align 4
  %181 = load float, ptr %170, align 4
  %182 = fmul float -5.000000e-01, %181
  %183 = fcmp olt float %180, %182
  br i1 %183, label %184, label %188

184:                                              ; preds = %179
  %185 = load float, ptr %170, align 4
  %186 = load float, ptr %169, align 4
  %187 = fadd float %186, %185
  store float %187, ptr %169, align 4
  br label %188

188:                                              ; preds = %179, %184
  %189 = load float, ptr %169, align 4
  store float %189, ptr addrspace(5) %54, align 4
  %190 = load float, ptr addrspace(5) %46, align 4
  %191 = load ptr addrspace(1), ptr %62, align 8
  %192 = load i32, ptr addrspace(5) %52, align 4
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds float, ptr addrspace(1) %191, i64 %193
  %195 = load float, ptr addrspace(1) %194, align 4
  %196 = fsub float %190, %195
  %197 = load float, ptr %71, align 4
  %198 = addrspacecast ptr addrspace(5) %26 to ptr
  %199 = addrspacecast ptr addrspace(5) %27 to ptr
  %200 = addrspacecast ptr addrspace(5) %28 to ptr
  store float %196, ptr %199, align 4
  store float %197, ptr %200, align 4
  %201 = load float, ptr %199, align 4
  %202 = load float, ptr %200, align 4
  %203 = fmul float 5.000000e-01, %202
  %204 = fcmp ogt float %201, %203
  br i1 %204, label %205, label %209

205:                                              ; preds = %188
  %206 = load float, ptr %200, align 4
  %207 = load float, ptr %199, align 4
  %208 = fsub float %207, %206
  store float %208, ptr %199, align 4
  br label %209

209:                                              ; preds = %205, %188
  %210 = load float, ptr %199, align 4
  %211 = load float, ptr %200, align 4
  %212 = fmul float -5.000000e-01, %211
  %213 = fcmp olt float %210, %212
  br i1 %213, label %214, label %218

214:                                              ; preds = %209
  %215 = load float, ptr %200, align 4
  %216 = load float, ptr %199, align 4
  %217 = fadd float %216, %215
  store float %217, ptr %199, align 4
  br label %218

218:                                              ; preds = %209, %214
  %219 = load float, ptr %199, align 4
  store float %219, ptr addrspace(5) %55, align 4
  %220 = load float, ptr addrspace(5) %53, align 4
  %221 = load float, ptr addrspace(5) %53, align 4
  %222 = load float, ptr addrspace(5) %54, align 4
  %223 = load float, ptr addrspace(5) %54, align 4
  %224 = fmul float %222, %223
  %225 = call float @llvm.fmuladd.f32(float %220, float %221, float %224)
  %226 = load float, ptr addrspace(5) %55, align 4
  %227 = load float, ptr addrspace(5) %55, align 4
  %228 = call float @llvm.fmuladd.f32(float %226, float %227, float %225)
  store float %228, ptr addrspace(5) %56, align 4
  %229 = load float, ptr addrspace(5) %56, align 4
  %230 = load float, ptr %72, align 4
  %231 = fcmp olt float %229, %230
  br i1 %231, label %232, label %265

232:                                              ; preds = %218
  %233 = load float, ptr addrspace(5) %56, align 4
  %234 = fdiv float 1.000000e+00, %233, !fpmath !10
  store float %234, ptr addrspace(5) %57, align 4
  %235 = load float, ptr addrspace(5) %57, align 4
  %236 = load float, ptr addrspace(5) %57, align 4
  %237 = fmul float %235, %236
  %238 = load float, ptr addrspace(5) %57, align 4
  %239 = fmul float %237, %238
  store float %239, ptr addrspace(5) %58, align 4
  %240 = load float, ptr addrspace(5) %57, align 4
  %241 = fmul float 2.400000e+01, %240
  %242 = load float, ptr addrspace(5) %58, align 4
  %243 = fmul float %241, %242
  %244 = load float, ptr addrspace(5) %58, align 4
  %245 = call float @llvm.fmuladd.f32(float 2.000000e+00, float %244, float -1.000000e+00)
  %246 = fmul float %243, %245
  store float %246, ptr addrspace(5) %59, align 4
  %247 = load float, ptr addrspace(5) %59, align 4
  %248 = load float, ptr addrspace(5) %53, align 4
  %249 = load float, ptr addrspace(5) %47, align 4
  %250 = call float @llvm.fmuladd.f32(float %247, float %248, float %249)
  store float %250, ptr addrspace(5) %47, align 4
  %251 = load float, ptr addrspace(5) %59, align 4
  %252 = load float, ptr addrspace(5) %54, align 4
  %253 = load float, ptr addrspace(5) %48, align 4
  %254 = call float @llvm.fmuladd.f32(float %251, float %252, float %253)
  store float %254, ptr addrspace(5) %48, align 4
  %255 = load float, ptr addrspace(5) %59, align 4
  %256 = load float, ptr addrspace(5) %55, align 4
  %257 = load float, ptr addrspace(5) %49, align 4
  %258 = call float @llvm.fmuladd.f32(float %255, float %256, float %257)
  store float %258, ptr addrspace(5) %49, align 4
  %259 = load float, ptr addrspace(5) %58, align 4
  %260 = fmul float 2.000000e+00, %259
  %261 = load float, ptr addrspace(5) %58, align 4
  %262 = fsub float %261, 1.000000e+00
  %263 = load float, ptr addrspace(5) %50, align 4
  %264 = call float @llvm.fmuladd.f32(float %260, float %262, float %263)
  store float %264, ptr addrspace(5) %50, align 4
  br label %265

265:                                              ; preds = %232, %218
  br label %266

266:                                              ; preds = %265
  %267 = load i32, ptr addrspace(5) %51, align 4
  %268 = add nsw i32 %267, 1
  store i32 %268, ptr addrspace(5) %51, align 4
  br label %112

269:                                              ; preds = %112
  %270 = load float, ptr addrspace(5) %47, align 4
  %271 = load ptr addrspace(1), ptr %65, align 8
  %272 = load i32, ptr addrspace(5) %43, align 4
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds float, ptr addrspace(1) %271, i64 %273
  store float %270, ptr addrspace(1) %274, align 4
  %275 = load float, ptr addrspace(5) %48, align 4
  %276 = load ptr addrspace(1), ptr %66, align 8
  %277 = load i32, ptr addrspace(5) %43, align 4
  %278 = sext i32 %277 to i64
  %279 = getelementptr inbounds float, ptr addrspace(1) %276, i64 %278
  store float %275, ptr addrspace(1) %279, align 4
  %280 = load float, ptr addrspace(5) %49, align 4
  %281 = load ptr addrspace(1), ptr %67, align 8
  %282 = load i32, ptr addrspace(5) %43, align 4
  %283 = sext i32 %282 to i64
  %284 = getelementptr inbounds float, ptr addrspace(1) %281, i64 %283
  store float %280, ptr addrspace(1) %284, align 4
  %285 = load float, ptr addrspace(5) %50, align 4
  %286 = load ptr addrspace(1), ptr %68, align 8
  %287 = load i32, ptr addrspace(5) %43, align 4
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds float, ptr addrspace(1) %286, i64 %288
  store float %285, ptr addrspace(1) %289, align 4
  br label %290

290:                                              ; preds = %269, %95
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

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
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"float*", !"float*", !"float*", !"int*", !"int*", !"float*", !"float*", !"float*", !"float*", !"int", !"int", !"float", !"float"}
!9 = !{!"const", !"const", !"const", !"const", !"const", !"", !"", !"", !"", !"", !"", !"", !""}
!10 = !{float 2.500000e+00}
