; ModuleID = 'gemm_i8.cl'
source_filename = "gemm_i8.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @gemm_i8(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 1 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr addrspace(4), align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca ptr addrspace(4), align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca <4 x i8>, align 4, addrspace(5)
  %23 = alloca <4 x i8>, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca <4 x i8>, align 4, addrspace(5)
  %26 = alloca <4 x i8>, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca <4 x i8>, align 4, addrspace(5)
  %29 = alloca <4 x i8>, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca <4 x i8>, align 4, addrspace(5)
  %32 = alloca <4 x i8>, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca ptr addrspace(1), align 8, addrspace(5)
  %36 = alloca ptr addrspace(1), align 8, addrspace(5)
  %37 = alloca ptr addrspace(1), align 8, addrspace(5)
  %38 = alloca ptr addrspace(1), align 8, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca i32, align 4, addrspace(5)
  %42 = alloca i32, align 4, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca i32, align 4, addrspace(5)
  %45 = alloca ptr addrspace(1), align 8, addrspace(5)
  %46 = alloca ptr addrspace(1), align 8, addrspace(5)
  %47 = alloca ptr addrspace(1), align 8, addrspace(5)
  %48 = alloca ptr addrspace(1), align 8, addrspace(5)
  %49 = alloca i32, align 4, addrspace(5)
  %50 = alloca i32, align 4, addrspace(5)
  %51 = alloca i32, align 4, addrspace(5)
  %52 = alloca i32, align 4, addrspace(5)
  %53 = alloca i32, align 4, addrspace(5)
  %54 = alloca [2 x [2 x i32]], align 4, addrspace(5)
  %55 = alloca i32, align 4, addrspace(5)
  %56 = alloca i32, align 4, addrspace(5)
  %57 = alloca i64, align 8, addrspace(5)
  %58 = alloca i32, align 4, addrspace(5)
  %59 = alloca ptr addrspace(1), align 8, addrspace(5)
  %60 = alloca ptr addrspace(1), align 8, addrspace(5)
  %61 = alloca ptr addrspace(1), align 8, addrspace(5)
  %62 = alloca ptr addrspace(1), align 8, addrspace(5)
  %63 = alloca i32, align 4, addrspace(5)
  %64 = alloca i32, align 4, addrspace(5)
  %65 = alloca i32, align 4, addrspace(5)
  %66 = alloca i32, align 4, addrspace(5)
  %67 = addrspacecast ptr addrspace(5) %59 to ptr
  %68 = addrspacecast ptr addrspace(5) %60 to ptr
  %69 = addrspacecast ptr addrspace(5) %61 to ptr
  %70 = addrspacecast ptr addrspace(5) %62 to ptr
  %71 = addrspacecast ptr addrspace(5) %63 to ptr
  %72 = addrspacecast ptr addrspace(5) %64 to ptr
  %73 = addrspacecast ptr addrspace(5) %65 to ptr
  %74 = addrspacecast ptr addrspace(5) %66 to ptr
  store ptr addrspace(1) %0, ptr %67, align 8
  store ptr addrspace(1) %1, ptr %68, align 8
  store ptr addrspace(1) %2, ptr %69, align 8
  store ptr addrspace(1) %3, ptr %70, align 8
  store i32 %4, ptr %71, align 4
  store i32 %5, ptr %72, align 4
  store i32 %6, ptr %73, align 4
  store i32 %7, ptr %74, align 4
  %75 = load ptr addrspace(1), ptr %67, align 8
  %76 = load ptr addrspace(1), ptr %68, align 8
  %77 = load ptr addrspace(1), ptr %69, align 8
  %78 = load ptr addrspace(1), ptr %70, align 8
  %79 = load i32, ptr %71, align 4
  %80 = load i32, ptr %72, align 4
  %81 = load i32, ptr %73, align 4
  %82 = load i32, ptr %74, align 4
  %83 = addrspacecast ptr addrspace(5) %35 to ptr
  %84 = addrspacecast ptr addrspace(5) %36 to ptr
  %85 = addrspacecast ptr addrspace(5) %37 to ptr
  %86 = addrspacecast ptr addrspace(5) %38 to ptr
  %87 = addrspacecast ptr addrspace(5) %39 to ptr
  %88 = addrspacecast ptr addrspace(5) %40 to ptr
  %89 = addrspacecast ptr addrspace(5) %41 to ptr
  %90 = addrspacecast ptr addrspace(5) %42 to ptr
  store ptr addrspace(1) %75, ptr %83, align 8
  store ptr addrspace(1) %76, ptr %84, align 8
  store ptr addrspace(1) %77, ptr %85, align 8
  store ptr addrspace(1) %78, ptr %86, align 8
  store i32 %79, ptr %87, align 4
  store i32 %80, ptr %88, align 4
  store i32 %81, ptr %89, align 4
  store i32 %82, ptr %90, align 4
  %91 = addrspacecast ptr addrspace(5) %34 to ptr
  %92 = addrspacecast ptr addrspace(5) %20 to ptr
  %93 = call i32 @llvm.amdgcn.workgroup.id.y()
  %94 = addrspacecast ptr addrspace(5) %19 to ptr
  %95 = addrspacecast ptr addrspace(5) %15 to ptr
  %96 = addrspacecast ptr addrspace(5) %16 to ptr
  store i32 6, ptr %96, align 4
  %97 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %97, ptr addrspace(5) %17, align 8
  %98 = load ptr addrspace(4), ptr addrspace(5) %17, align 8
  %99 = load i32, ptr %96, align 4
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw i8, ptr addrspace(4) %98, i64 %100
  %102 = load i16, ptr addrspace(4) %101, align 2
  %103 = zext i16 %102 to i32
  %104 = mul i32 %93, %103
  %105 = addrspacecast ptr addrspace(5) %18 to ptr
  %106 = call i32 @llvm.amdgcn.workitem.id.y()
  %107 = add i32 %104, %106
  %108 = zext i32 %107 to i64
  %109 = mul i64 2, %108
  %110 = trunc i64 %109 to i32
  store i32 %110, ptr addrspace(5) %43, align 4
  %111 = addrspacecast ptr addrspace(5) %33 to ptr
  %112 = addrspacecast ptr addrspace(5) %14 to ptr
  %113 = call i32 @llvm.amdgcn.workgroup.id.x()
  %114 = addrspacecast ptr addrspace(5) %13 to ptr
  %115 = addrspacecast ptr addrspace(5) %10 to ptr
  %116 = addrspacecast ptr addrspace(5) %11 to ptr
  store i32 4, ptr %116, align 4
  %117 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %117, ptr addrspace(5) %12, align 8
  %118 = load ptr addrspace(4), ptr addrspace(5) %12, align 8
  %119 = load i32, ptr %116, align 4
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw i8, ptr addrspace(4) %118, i64 %120
  %122 = load i16, ptr addrspace(4) %121, align 2
  %123 = zext i16 %122 to i32
  %124 = mul i32 %113, %123
  %125 = addrspacecast ptr addrspace(5) %9 to ptr
  %126 = call i32 @llvm.amdgcn.workitem.id.x()
  %127 = add i32 %124, %126
  %128 = zext i32 %127 to i64
  %129 = mul i64 2, %128
  %130 = trunc i64 %129 to i32
  store i32 %130, ptr addrspace(5) %44, align 4
  %131 = load ptr addrspace(1), ptr %83, align 8
  %132 = load i32, ptr addrspace(5) %43, align 4
  %133 = load i32, ptr %88, align 4
  %134 = mul nsw i32 %132, %133
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %131, i64 %135
  store ptr addrspace(1) %136, ptr addrspace(5) %45, align 8
  %137 = load ptr addrspace(1), ptr addrspace(5) %45, align 8
  %138 = load i32, ptr %88, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %137, i64 %139
  store ptr addrspace(1) %140, ptr addrspace(5) %46, align 8
  %141 = load ptr addrspace(1), ptr %84, align 8
  %142 = load i32, ptr addrspace(5) %44, align 4
  %143 = load i32, ptr %88, align 4
  %144 = mul nsw i32 %142, %143
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %141, i64 %145
  store ptr addrspace(1) %146, ptr addrspace(5) %47, align 8
  %147 = load ptr addrspace(1), ptr addrspace(5) %47, align 8
  %148 = load i32, ptr %88, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %147, i64 %149
  store ptr addrspace(1) %150, ptr addrspace(5) %48, align 8
  store i32 0, ptr addrspace(5) %49, align 4
  store i32 0, ptr addrspace(5) %50, align 4
  store i32 0, ptr addrspace(5) %51, align 4
  store i32 0, ptr addrspace(5) %52, align 4
  store i32 0, ptr addrspace(5) %53, align 4
  br label %151

151:                                              ; preds = %155, %8
  %152 = load i32, ptr addrspace(5) %53, align 4
  %153 = load i32, ptr %88, align 4
  %154 = icmp slt i32 %152, %153
  br i1 %154, label %155, label %342

155:                                              ; preds = %151
  %156 = load ptr addrspace(1), ptr addrspace(5) %45, align 8
  %157 = load i32, ptr addrspace(5) %53, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %156, i64 %158
  %160 = load <4 x i8>, ptr addrspace(1) %159, align 4
  %161 = load ptr addrspace(1), ptr addrspace(5) %47, align 8
  %162 = load i32, ptr addrspace(5) %53, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %161, i64 %163
  %165 = load <4 x i8>, ptr addrspace(1) %164, align 4
  %166 = addrspacecast ptr addrspace(5) %21 to ptr
  %167 = addrspacecast ptr addrspace(5) %22 to ptr
  %168 = addrspacecast ptr addrspace(5) %23 to ptr
  store <4 x i8> %160, ptr %167, align 4
  store <4 x i8> %165, ptr %168, align 4
  %169 = load <4 x i8>, ptr %167, align 4
  %170 = extractelement <4 x i8> %169, i64 0
  %171 = sext i8 %170 to i32
  %172 = load <4 x i8>, ptr %168, align 4
  %173 = extractelement <4 x i8> %172, i64 0
  %174 = sext i8 %173 to i32
  %175 = mul nsw i32 %171, %174
  %176 = load <4 x i8>, ptr %167, align 4
  %177 = extractelement <4 x i8> %176, i64 1
  %178 = sext i8 %177 to i32
  %179 = load <4 x i8>, ptr %168, align 4
  %180 = extractelement <4 x i8> %179, i64 1
  %181 = sext i8 %180 to i32
  %182 = mul nsw i32 %178, %181
  %183 = add nsw i32 %175, %182
  %184 = load <4 x i8>, ptr %167, align 4
  %185 = extractelement <4 x i8> %184, i64 2
  %186 = sext i8 %185 to i32
  %187 = load <4 x i8>, ptr %168, align 4
  %188 = extractelement <4 x i8> %187, i64 2
  %189 = sext i8 %188 to i32
  %190 = mul nsw i32 %186, %189
  %191 = add nsw i32 %183, %190
  %192 = load <4 x i8>, ptr %167, align 4
  %193 = extractelement <4 x i8> %192, i64 3
  %194 = sext i8 %193 to i32
  %195 = load <4 x i8>, ptr %168, align 4
  %196 = extractelement <4 x i8> %195, i64 3
  %197 = sext i8 %196 to i32
  %198 = mul nsw i32 %194, %197
  %199 = add nsw i32 %191, %198
  %200 = load i32, ptr addrspace(5) %49, align 4
  %201 = add nsw i32 %200, %199
  store i32 %201, ptr addrspace(5) %49, align 4
  %202 = load ptr addrspace(1), ptr addrspace(5) %45, align 8
  %203 = load i32, ptr addrspace(5) %53, align 4
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %202, i64 %204
  %206 = load <4 x i8>, ptr addrspace(1) %205, align 4
  %207 = load ptr addrspace(1), ptr addrspace(5) %48, align 8
  %208 = load i32, ptr addrspace(5) %53, align 4
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %207, i64 %209
  %211 = load <4 x i8>, ptr addrspace(1) %210, align 4
  %212 = addrspacecast ptr addrspace(5) %24 to ptr
  %213 = addrspacecast ptr addrspace(5) %25 to ptr
  %214 = addrspacecast ptr addrspace(5) %26 to ptr
  store <4 x i8> %206, ptr %213, align 4
  store <4 x i8> %211, ptr %214, align 4
  %215 = load <4 x i8>, ptr %213, align 4
  %216 = extractelement <4 x i8> %215, i64 0
  %217 = sext i8 %216 to i32
  %218 = load <4 x i8>, ptr %214, align 4
  %219 = extractelement <4 x i8> %218, i64 0
  %220 = sext i8 %219 to i32
  %221 = mul nsw i32 %217, %220
  %222 = load <4 x i8>, ptr %213, align 4
  %223 = extractelement <4 x i8> %222, i64 1
  %224 = sext i8 %223 to i32
  %225 = load <4 x i8>, ptr %214, align 4
  %226 = extractelement <4 x i8> %225, i64 1
  %227 = sext i8 %226 to i32
  %228 = mul nsw i32 %224, %227
  %229 = add nsw i32 %221, %228
  %230 = load <4 x i8>, ptr %213, align 4
  %231 = extractelement <4 x i8> %230, i64 2
  %232 = sext i8 %231 to i32
  %233 = load <4 x i8>, ptr %214, align 4
  %234 = extractelement <4 x i8> %233, i64 2
  %235 = sext i8 %234 to i32
  %236 = mul nsw i32 %232, %235
  %237 = add nsw i32 %229, %236
  %238 = load <4 x i8>, ptr %213, align 4
  %239 = extractelement <4 x i8> %238, i64 3
  %240 = sext i8 %239 to i32
  %241 = load <4 x i8>, ptr %214, align 4
  %242 = extractelement <4 x i8> %241, i64 3
  %243 = sext i8 %242 to i32
  %244 = mul nsw i32 %240, %243
  %245 = add nsw i32 %237, %244
  %246 = load i32, ptr addrspace(5) %50, align 4
  %247 = add nsw i32 %246, %245
  store i32 %247, ptr addrspace(5) %50, align 4
  %248 = load ptr addrspace(1), ptr addrspace(5) %46, align 8
  %249 = load i32, ptr addrspace(5) %53, align 4
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %248, i64 %250
  %252 = load <4 x i8>, ptr addrspace(1) %251, align 4
  %253 = load ptr addrspace(1), ptr addrspace(5) %47, align 8
  %254 = load i32, ptr addrspace(5) %53, align 4
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %253, i64 %255
  %257 = load <4 x i8>, ptr addrspace(1) %256, align 4
  %258 = addrspacecast ptr addrspace(5) %27 to ptr
  %259 = addrspacecast ptr addrspace(5) %28 to ptr
  %260 = addrspacecast ptr addrspace(5) %29 to ptr
  store <4 x i8> %252, ptr %259, align 4
  store <4 x i8> %257, ptr %260, align 4
  %261 = load <4 x i8>, ptr %259, align 4
  %262 = extractelement <4 x i8> %261, i64 0
  %263 = sext i8 %262 to i32
  %264 = load <4 x i8>, ptr %260, align 4
  %265 = extractelement <4 x i8> %264, i64 0
  %266 = sext i8 %265 to i32
  %267 = mul nsw i32 %263, %266
  %268 = load <4 x i8>, ptr %259, align 4
  %269 = extractelement <4 x i8> %268, i64 1
  %270 = sext i8 %269 to i32
  %271 = load <4 x i8>, ptr %260, align 4
  %272 = extractelement <4 x i8> %271, i64 1
  %273 = sext i8 %272 to i32
  %274 = mul nsw i32 %270, %273
  %275 = add nsw i32 %267, %274
  %276 = load <4 x i8>, ptr %259, align 4
  %277 = extractelement <4 x i8> %276, i64 2
  %278 = sext i8 %277 to i32
  %279 = load <4 x i8>, ptr %260, align 4
  %280 = extractelement <4 x i8> %279, i64 2
  %281 = sext i8 %280 to i32
  %282 = mul nsw i32 %278, %281
  %283 = add nsw i32 %275, %282
  %284 = load <4 x i8>, ptr %259, align 4
  %285 = extractelement <4 x i8> %284, i64 3
  %286 = sext i8 %285 to i32
  %287 = load <4 x i8>, ptr %260, align 4
  %288 = extractelement <4 x i8> %287, i64 3
  %289 = sext i8 %288 to i32
  %290 = mul nsw i32 %286, %289
  %291 = add nsw i32 %283, %290
  %292 = load i32, ptr addrspace(5) %51, align 4
  %293 = add nsw i32 %292, %291
  store i32 %293, ptr addrspace(5) %51, align 4
  %294 = load ptr addrspace(1), ptr addrspace(5) %46, align 8
  %295 = load i32, ptr addrspace(5) %53, align 4
  %296 = sext i32 %295 to i64
  %297 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %294, i64 %296
  %298 = load <4 x i8>, ptr addrspace(1) %297, align 4
  %299 = load ptr addrspace(1), ptr addrspace(5) %48, align 8
  %300 = load i32, ptr addrspace(5) %53, align 4
  %301 = sext i32 %300 to i64
  %302 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %299, i64 %301
  %303 = load <4 x i8>, ptr addrspace(1) %302, align 4
  %304 = addrspacecast ptr addrspace(5) %30 to ptr
  %305 = addrspacecast ptr addrspace(5) %31 to ptr
  %306 = addrspacecast ptr addrspace(5) %32 to ptr
  store <4 x i8> %298, ptr %305, align 4
  store <4 x i8> %303, ptr %306, align 4
  %307 = load <4 x i8>, ptr %305, align 4
  %308 = extractelement <4 x i8> %307, i64 0
  %309 = sext i8 %308 to i32
  %310 = load <4 x i8>, ptr %306, align 4
  %311 = extractelement <4 x i8> %310, i64 0
  %312 = sext i8 %311 to i32
  %313 = mul nsw i32 %309, %312
  %314 = load <4 x i8>, ptr %305, align 4
  %315 = extractelement <4 x i8> %314, i64 1
  %316 = sext i8 %315 to i32
  %317 = load <4 x i8>, ptr %306, align 4
  %318 = extractelement <4 x i8> %317, i64 1
  %319 = sext i8 %318 to i32
  %320 = mul nsw i32 %316, %319
  %321 = add nsw i32 %313, %320
  %322 = load <4 x i8>, ptr %305, align 4
  %323 = extractelement <4 x i8> %322, i64 2
  %324 = sext i8 %323 to i32
  %325 = load <4 x i8>, ptr %306, align 4
  %326 = extractelement <4 x i8> %325, i64 2
  %327 = sext i8 %326 to i32
  %328 = mul nsw i32 %324, %327
  %329 = add nsw i32 %321, %328
  %330 = load <4 x i8>, ptr %305, align 4
  %331 = extractelement <4 x i8> %330, i64 3
  %332 = sext i8 %331 to i32
  %333 = load <4 x i8>, ptr %306, align 4
  %334 = extractelement <4 x i8> %333, i64 3
  %335 = sext i8 %334 to i32
  %336 = mul nsw i32 %332, %335
  %337 = add nsw i32 %329, %336
  %338 = load i32, ptr addrspace(5) %52, align 4
  %339 = add nsw i32 %338, %337
  store i32 %339, ptr addrspace(5) %52, align 4
  %340 = load i32, ptr addrspace(5) %53, align 4
  %341 = add nsw i32 %340, 1
  store i32 %341, ptr addrspace(5) %53, align 4
  br label %151

342:                                              ; preds = %151
  %343 = load i32, ptr addrspace(5) %49, align 4
  store i32 %343, ptr addrspace(5) %54, align 4
  %344 = getelementptr inbounds i32, ptr addrspace(5) %54, i64 1
  %345 = load i32, ptr addrspace(5) %50, align 4
  store i32 %345, ptr addrspace(5) %344, align 4
  %346 = getelementptr inbounds [2 x i32], ptr addrspace(5) %54, i64 1
  %347 = load i32, ptr addrspace(5) %51, align 4
  store i32 %347, ptr addrspace(5) %346, align 4
  %348 = getelementptr inbounds i32, ptr addrspace(5) %346, i64 1
  %349 = load i32, ptr addrspace(5) %52, align 4
  store i32 %349, ptr addrspace(5) %348, align 4
  store i32 0, ptr addrspace(5) %55, align 4
  br label %350

350:                                              ; preds = %407, %342
  %351 = load i32, ptr addrspace(5) %55, align 4
  %352 = icmp slt i32 %351, 2
  br i1 %352, label %353, label %410

353:                                              ; preds = %350
  store i32 0, ptr addrspace(5) %56, align 4
  br label %354

354:                                              ; preds = %357, %353
  %355 = load i32, ptr addrspace(5) %56, align 4
  %356 = icmp slt i32 %355, 2
  br i1 %356, label %357, label %407

357:                                              ; preds = %354
  %358 = load i32, ptr addrspace(5) %55, align 4
  %359 = sext i32 %358 to i64
  %360 = getelementptr inbounds [2 x [2 x i32]], ptr addrspace(5) %54, i64 0, i64 %359
  %361 = load i32, ptr addrspace(5) %56, align 4
  %362 = sext i32 %361 to i64
  %363 = getelementptr inbounds [2 x i32], ptr addrspace(5) %360, i64 0, i64 %362
  %364 = load i32, ptr addrspace(5) %363, align 4
  %365 = load ptr addrspace(1), ptr %85, align 8
  %366 = load i32, ptr addrspace(5) %44, align 4
  %367 = load i32, ptr addrspace(5) %56, align 4
  %368 = add nsw i32 %366, %367
  %369 = sext i32 %368 to i64
  %370 = getelementptr inbounds i32, ptr addrspace(1) %365, i64 %369
  %371 = load i32, ptr addrspace(1) %370, align 4
  %372 = add nsw i32 %364, %371
  %373 = sext i32 %372 to i64
  %374 = load i32, ptr %89, align 4
  %375 = sext i32 %374 to i64
  %376 = mul nsw i64 %373, %375
  store i64 %376, ptr addrspace(5) %57, align 8
  %377 = load i64, ptr addrspace(5) %57, align 8
  %378 = load i32, ptr %90, align 4
  %379 = sub nsw i32 %378, 1
  %380 = zext i32 %379 to i64
  %381 = and i64 %380, 63
  %382 = shl i64 1, %381
  %383 = add nsw i64 %377, %382
  %384 = load i32, ptr %90, align 4
  %385 = zext i32 %384 to i64
  %386 = and i64 %385, 63
  %387 = ashr i64 %383, %386
  %388 = trunc i64 %387 to i32
  store i32 %388, ptr addrspace(5) %58, align 4
  %389 = load i32, ptr addrspace(5) %58, align 4
  %390 = call i32 @llvm.smax.i32(i32 %389, i32 -128)
  %391 = call i32 @llvm.smin.i32(i32 %390, i32 127)
  %392 = trunc i32 %391 to i8
  %393 = load ptr addrspace(1), ptr %86, align 8
  %394 = load i32, ptr addrspace(5) %43, align 4
  %395 = load i32, ptr addrspace(5) %55, align 4
  %396 = add nsw i32 %394, %395
  %397 = load i32, ptr %87, align 4
  %398 = mul nsw i32 %396, %397
  %399 = load i32, ptr addrspace(5) %44, align 4
  %400 = add nsw i32 %398, %399
  %401 = load i32, ptr addrspace(5) %56, align 4
  %402 = add nsw i32 %400, %401
  %403 = sext i32 %402 to i64
  %404 = getelementptr inbounds i8, ptr addrspace(1) %393, i64 %403
  store i8 %392, ptr addrspace(1) %404, align 1
  %405 = load i32, ptr addrspace(5) %56, align 4
  %406 = add nsw i32 %405, 1
  store i32 %406, ptr addrspace(5) %56, align 4
  br label %354

407:                                              ; preds = %354
  %408 = load i32, ptr addrspace(5) %55, align 4
  %409 = add nsw i32 %408, 1
  store i32 %409, ptr addrspace(5) %55, align 4
  br label %350

410:                                              ; preds = %350
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_gemm_i8(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 1 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr addrspace(4), align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca ptr addrspace(4), align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca <4 x i8>, align 4, addrspace(5)
  %23 = alloca <4 x i8>, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca <4 x i8>, align 4, addrspace(5)
  %26 = alloca <4 x i8>, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca <4 x i8>, align 4, addrspace(5)
  %29 = alloca <4 x i8>, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca <4 x i8>, align 4, addrspace(5)
  %32 = alloca <4 x i8>, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca ptr addrspace(1), align 8, addrspace(5)
  %36 = alloca ptr addrspace(1), align 8, addrspace(5)
  %37 = alloca ptr addrspace(1), align 8, addrspace(5)
  %38 = alloca ptr addrspace(1), align 8, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca i32, align 4, addrspace(5)
  %42 = alloca i32, align 4, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca i32, align 4, addrspace(5)
  %45 = alloca ptr addrspace(1), align 8, addrspace(5)
  %46 = alloca ptr addrspace(1), align 8, addrspace(5)
  %47 = alloca ptr addrspace(1), align 8, addrspace(5)
  %48 = alloca ptr addrspace(1), align 8, addrspace(5)
  %49 = alloca i32, align 4, addrspace(5)
  %50 = alloca i32, align 4, addrspace(5)
  %51 = alloca i32, align 4, addrspace(5)
  %52 = alloca i32, align 4, addrspace(5)
  %53 = alloca i32, align 4, addrspace(5)
  %54 = alloca [2 x [2 x i32]], align 4, addrspace(5)
  %55 = alloca i32, align 4, addrspace(5)
  %56 = alloca i32, align 4, addrspace(5)
  %57 = alloca i64, align 8, addrspace(5)
  %58 = alloca i32, align 4, addrspace(5)
  %59 = addrspacecast ptr addrspace(5) %35 to ptr
  %60 = addrspacecast ptr addrspace(5) %36 to ptr
  %61 = addrspacecast ptr addrspace(5) %37 to ptr
  %62 = addrspacecast ptr addrspace(5) %38 to ptr
  %63 = addrspacecast ptr addrspace(5) %39 to ptr
  %64 = addrspacecast ptr addrspace(5) %40 to ptr
  %65 = addrspacecast ptr addrspace(5) %41 to ptr
  %66 = addrspacecast ptr addrspace(5) %42 to ptr
  store ptr addrspace(1) %0, ptr %59, align 8
  store ptr addrspace(1) %1, ptr %60, align 8
  store ptr addrspace(1) %2, ptr %61, align 8
  store ptr addrspace(1) %3, ptr %62, align 8
  store i32 %4, ptr %63, align 4
  store i32 %5, ptr %64, align 4
  store i32 %6, ptr %65, align 4
  store i32 %7, ptr %66, align 4
  %67 = addrspacecast ptr addrspace(5) %34 to ptr
  %68 = addrspacecast ptr addrspace(5) %20 to ptr
  %69 = call i32 @llvm.amdgcn.workgroup.id.y()
  %70 = addrspacecast ptr addrspace(5) %19 to ptr
  %71 = addrspacecast ptr addrspace(5) %15 to ptr
  %72 = addrspacecast ptr addrspace(5) %16 to ptr
  store i32 6, ptr %72, align 4
  %73 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %73, ptr addrspace(5) %17, align 8
  %74 = load ptr addrspace(4), ptr addrspace(5) %17, align 8
  %75 = load i32, ptr %72, align 4
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw i8, ptr addrspace(4) %74, i64 %76
  %78 = load i16, ptr addrspace(4) %77, align 2
  %79 = zext i16 %78 to i32
  %80 = mul i32 %69, %79
  %81 = addrspacecast ptr addrspace(5) %18 to ptr
  %82 = call i32 @llvm.amdgcn.workitem.id.y()
  %83 = add i32 %80, %82
  %84 = zext i32 %83 to i64
  %85 = mul i64 2, %84
  %86 = trunc i64 %85 to i32
  store i32 %86, ptr addrspace(5) %43, align 4
  %87 = addrspacecast ptr addrspace(5) %33 to ptr
  %88 = addrspacecast ptr addrspace(5) %14 to ptr
  %89 = call i32 @llvm.amdgcn.workgroup.id.x()
  %90 = addrspacecast ptr addrspace(5) %13 to ptr
  %91 = addrspacecast ptr addrspace(5) %10 to ptr
  %92 = addrspacecast ptr addrspace(5) %11 to ptr
  store i32 4, ptr %92, align 4
  %93 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %93, ptr addrspace(5) %12, align 8
  %94 = load ptr addrspace(4), ptr addrspace(5) %12, align 8
  %95 = load i32, ptr %92, align 4
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw i8, ptr addrspace(4) %94, i64 %96
  %98 = load i16, ptr addrspace(4) %97, align 2
  %99 = zext i16 %98 to i32
  %100 = mul i32 %89, %99
  %101 = addrspacecast ptr addrspace(5) %9 to ptr
  %102 = call i32 @llvm.amdgcn.workitem.id.x()
  %103 = add i32 %100, %102
  %104 = zext i32 %103 to i64
  %105 = mul i64 2, %104
  %106 = trunc i64 %105 to i32
  store i32 %106, ptr addrspace(5) %44, align 4
  %107 = load ptr addrspace(1), ptr %59, align 8
  %108 = load i32, ptr addrspace(5) %43, align 4
  %109 = load i32, ptr %64, align 4
  %110 = mul nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %107, i64 %111
  store ptr addrspace(1) %112, ptr addrspace(5) %45, align 8
  %113 = load ptr addrspace(1), ptr addrspace(5) %45, align 8
  %114 = load i32, ptr %64, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %113, i64 %115
  store ptr addrspace(1) %116, ptr addrspace(5) %46, align 8
  %117 = load ptr addrspace(1), ptr %60, align 8
  %118 = load i32, ptr addrspace(5) %44, align 4
  %119 = load i32, ptr %64, align 4
  %120 = mul nsw i32 %118, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %117, i64 %121
  store ptr addrspace(1) %122, ptr addrspace(5) %47, align 8
  %123 = load ptr addrspace(1), ptr addrspace(5) %47, align 8
  %124 = load i32, ptr %64, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %123, i64 %125
  store ptr addrspace(1) %126, ptr addrspace(5) %48, align 8
  store i32 0, ptr addrspace(5) %49, align 4
  store i32 0, ptr addrspace(5) %50, align 4
  store i32 0, ptr addrspace(5) %51, align 4
  store i32 0, ptr addrspace(5) %52, align 4
  store i32 0, ptr addrspace(5) %53, align 4
  br label %127

127:                                              ; preds = %316, %8
  %128 = load i32, ptr addrspace(5) %53, align 4
  %129 = load i32, ptr %64, align 4
  %130 = icmp slt i32 %128, %129
  br i1 %130, label %131, label %319

131:                                              ; preds = %127
  %132 = load ptr addrspace(1), ptr addrspace(5) %45, align 8
  %133 = load i32, ptr addrspace(5) %53, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %132, i64 %134
  %136 = load <4 x i8>, ptr addrspace(1) %135, align 4
  %137 = load ptr addrspace(1), ptr addrspace(5) %47, align 8
  %138 = load i32, ptr addrspace(5) %53, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %137, i64 %139
  %141 = load <4 x i8>, ptr addrspace(1) %140, align 4
  %142 = addrspacecast ptr addrspace(5) %21 to ptr
  %143 = addrspacecast ptr addrspace(5) %22 to ptr
  %144 = addrspacecast ptr addrspace(5) %23 to ptr
  store <4 x i8> %136, ptr %143, align 4
  store <4 x i8> %141, ptr %144, align 4
  %145 = load <4 x i8>, ptr %143, align 4
  %146 = extractelement <4 x i8> %145, i64 0
  %147 = sext i8 %146 to i32
  %148 = load <4 x i8>, ptr %144, align 4
  %149 = extractelement <4 x i8> %148, i64 0
  %150 = sext i8 %149 to i32
  %151 = mul nsw i32 %147, %150
  %152 = load <4 x i8>, ptr %143, align 4
  %153 = extractelement <4 x i8> %152, i64 1
  %154 = sext i8 %153 to i32
  %155 = load <4 x i8>, ptr %144, align 4
  %156 = extractelement <4 x i8> %155, i64 1
  %157 = sext i8 %156 to i32
  %158 = mul nsw i32 %154, %157
  %159 = add nsw i32 %151, %158
  %160 = load <4 x i8>, ptr %143, align 4
  %161 = extractelement <4 x i8> %160, i64 2
  %162 = sext i8 %161 to i32
  %163 = load <4 x i8>, ptr %144, align 4
  %164 = extractelement <4 x i8> %163, i64 2
  %165 = sext i8 %164 to i32
  %166 = mul nsw i32 %162, %165
  %167 = add nsw i32 %159, %166
  %168 = load <4 x i8>, ptr %143, align 4
  %169 = extractelement <4 x i8> %168, i64 3
  %170 = sext i8 %169 to i32
  %171 = load <4 x i8>, ptr %144, align 4
  %172 = extractelement <4 x i8> %171, i64 3
  %173 = sext i8 %172 to i32
  %174 = mul nsw i32 %170, %173
  %175 = add nsw i32 %167, %174
  %176 = load i32, ptr addrspace(5) %49, align 4
  %177 = add nsw i32 %176, %175
  store i32 %177, ptr addrspace(5) %49, align 4
  %178 = load ptr addrspace(1), ptr addrspace(5) %45, align 8
  %179 = load i32, ptr addrspace(5) %53, align 4
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %178, i64 %180
  %182 = load <4 x i8>, ptr addrspace(1) %181, align 4
  %183 = load ptr addrspace(1), ptr addrspace(5) %48, align 8
  %184 = load i32, ptr addrspace(5) %53, align 4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %183, i64 %185
  %187 = load <4 x i8>, ptr addrspace(1) %186, align 4
  %188 = addrspacecast ptr addrspace(5) %24 to ptr
  %189 = addrspacecast ptr addrspace(5) %25 to ptr
  %190 = addrspacecast ptr addrspace(5) %26 to ptr
  store <4 x i8> %182, ptr %189, align 4
  store <4 x i8> %187, ptr %190, align 4
  %191 = load <4 x i8>, ptr %189, align 4
  %192 = extractelement <4 x i8> %191, i64 0
  %193 = sext i8 %192 to i32
  %194 = load <4 x i8>, ptr %190, align 4
  %195 = extractelement <4 x i8> %194, i64 0
  %196 = sext i8 %195 to i32
  %197 = mul nsw i32 %193, %196
  %198 = load <4 x i8>, ptr %189, align 4
  %199 = extractelement <4 x i8> %198, i64 1
  %200 = sext i8 %199 to i32
  %201 = load <4 x i8>, ptr %190, align 4
  %202 = extractelement <4 x i8> %201, i64 1
  %203 = sext i8 %202 to i32
  %204 = mul nsw i32 %200, %203
  %205 = add nsw i32 %197, %204
  %206 = load <4 x i8>, ptr %189, align 4
  %207 = extractelement <4 x i8> %206, i64 2
  %208 = sext i8 %207 to i32
  %209 = load <4 x i8>, ptr %190, align 4
  %210 = extractelement <4 x i8> %209, i64 2
  %211 = sext i8 %210 to i32
  %212 = mul nsw i32 %208, %211
  %213 = add nsw i32 %205, %212
  %214 = load <4 x i8>, ptr %189, align 4
  %215 = extractelement <4 x i8> %214, i64 3
  %216 = sext i8 %215 to i32
  %217 = load <4 x i8>, ptr %190, align 4
  %218 = extractelement <4 x i8> %217, i64 3
  %219 = sext i8 %218 to i32
  %220 = mul nsw i32 %216, %219
  %221 = add nsw i32 %213, %220
  %222 = load i32, ptr addrspace(5) %50, align 4
  %223 = add nsw i32 %222, %221
  store i32 %223, ptr addrspace(5) %50, align 4
  %224 = load ptr addrspace(1), ptr addrspace(5) %46, align 8
  %225 = load i32, ptr addrspace(5) %53, align 4
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %224, i64 %226
  %228 = load <4 x i8>, ptr addrspace(1) %227, align 4
  %229 = load ptr addrspace(1), ptr addrspace(5) %47, align 8
  %230 = load i32, ptr addrspace(5) %53, align 4
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %229, i64 %231
  %233 = load <4 x i8>, ptr addrspace(1) %232, align 4
  %234 = addrspacecast ptr addrspace(5) %27 to ptr
  %235 = addrspacecast ptr addrspace(5) %28 to ptr
  %236 = addrspacecast ptr addrspace(5) %29 to ptr
  store <4 x i8> %228, ptr %235, align 4
  store <4 x i8> %233, ptr %236, align 4
  %237 = load <4 x i8>, ptr %235, align 4
  %238 = extractelement <4 x i8> %237, i64 0
  %239 = sext i8 %238 to i32
  %240 = load <4 x i8>, ptr %236, align 4
  %241 = extractelement <4 x i8> %240, i64 0
  %242 = sext i8 %241 to i32
  %243 = mul nsw i32 %239, %242
  %244 = load <4 x i8>, ptr %235, align 4
  %245 = extractelement <4 x i8> %244, i64 1
  %246 = sext i8 %245 to i32
  %247 = load <4 x i8>, ptr %236, align 4
  %248 = extractelement <4 x i8> %247, i64 1
  %249 = sext i8 %248 to i32
  %250 = mul nsw i32 %246, %249
  %251 = add nsw i32 %243, %250
  %252 = load <4 x i8>, ptr %235, align 4
  %253 = extractelement <4 x i8> %252, i64 2
  %254 = sext i8 %253 to i32
  %255 = load <4 x i8>, ptr %236, align 4
  %256 = extractelement <4 x i8> %255, i64 2
  %257 = sext i8 %256 to i32
  %258 = mul nsw i32 %254, %257
  %259 = add nsw i32 %251, %258
  %260 = load <4 x i8>, ptr %235, align 4
  %261 = extractelement <4 x i8> %260, i64 3
  %262 = sext i8 %261 to i32
  %263 = load <4 x i8>, ptr %236, align 4
  %264 = extractelement <4 x i8> %263, i64 3
  %265 = sext i8 %264 to i32
  %266 = mul nsw i32 %262, %265
  %267 = add nsw i32 %259, %266
  %268 = load i32, ptr addrspace(5) %51, align 4
  %269 = add nsw i32 %268, %267
  store i32 %269, ptr addrspace(5) %51, align 4
  %270 = load ptr addrspace(1), ptr addrspace(5) %46, align 8
  %271 = load i32, ptr addrspace(5) %53, align 4
  %272 = sext i32 %271 to i64
  %273 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %270, i64 %272
  %274 = load <4 x i8>, ptr addrspace(1) %273, align 4
  %275 = load ptr addrspace(1), ptr addrspace(5) %48, align 8
  %276 = load i32, ptr addrspace(5) %53, align 4
  %277 = sext i32 %276 to i64
  %278 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %275, i64 %277
  %279 = load <4 x i8>, ptr addrspace(1) %278, align 4
  %280 = addrspacecast ptr addrspace(5) %30 to ptr
  %281 = addrspacecast ptr addrspace(5) %31 to ptr
  %282 = addrspacecast ptr addrspace(5) %32 to ptr
  store <4 x i8> %274, ptr %281, align 4
  store <4 x i8> %279, ptr %282, align 4
  %283 = load <4 x i8>, ptr %281, align 4
  %284 = extractelement <4 x i8> %283, i64 0
  %285 = sext i8 %284 to i32
  %286 = load <4 x i8>, ptr %282, align 4
  %287 = extractelement <4 x i8> %286, i64 0
  %288 = sext i8 %287 to i32
  %289 = mul nsw i32 %285, %288
  %290 = load <4 x i8>, ptr %281, align 4
  %291 = extractelement <4 x i8> %290, i64 1
  %292 = sext i8 %291 to i32
  %293 = load <4 x i8>, ptr %282, align 4
  %294 = extractelement <4 x i8> %293, i64 1
  %295 = sext i8 %294 to i32
  %296 = mul nsw i32 %292, %295
  %297 = add nsw i32 %289, %296
  %298 = load <4 x i8>, ptr %281, align 4
  %299 = extractelement <4 x i8> %298, i64 2
  %300 = sext i8 %299 to i32
  %301 = load <4 x i8>, ptr %282, align 4
  %302 = extractelement <4 x i8> %301, i64 2
  %303 = sext i8 %302 to i32
  %304 = mul nsw i32 %300, %303
  %305 = add nsw i32 %297, %304
  %306 = load <4 x i8>, ptr %281, align 4
  %307 = extractelement <4 x i8> %306, i64 3
  %308 = sext i8 %307 to i32
  %309 = load <4 x i8>, ptr %282, align 4
  %310 = extractelement <4 x i8> %309, i64 3
  %311 = sext i8 %310 to i32
  %312 = mul nsw i32 %308, %311
  %313 = add nsw i32 %305, %312
  %314 = load i32, ptr addrspace(5) %52, align 4
  %315 = add nsw i32 %314, %313
  store i32 %315, ptr addrspace(5) %52, align 4
  br label %316

316:                                              ; preds = %131
  %317 = load i32, ptr addrspace(5) %53, align 4
  %318 = add nsw i32 %317, 1
  store i32 %318, ptr addrspace(5) %53, align 4
  br label %127

319:                                              ; preds = %127
  %320 = load i32, ptr addrspace(5) %49, align 4
  store i32 %320, ptr addrspace(5) %54, align 4
  %321 = getelementptr inbounds i32, ptr addrspace(5) %54, i64 1
  %322 = load i32, ptr addrspace(5) %50, align 4
  store i32 %322, ptr addrspace(5) %321, align 4
  %323 = getelementptr inbounds [2 x i32], ptr addrspace(5) %54, i64 1
  %324 = load i32, ptr addrspace(5) %51, align 4
  store i32 %324, ptr addrspace(5) %323, align 4
  %325 = getelementptr inbounds i32, ptr addrspace(5) %323, i64 1
  %326 = load i32, ptr addrspace(5) %52, align 4
  store i32 %326, ptr addrspace(5) %325, align 4
  store i32 0, ptr addrspace(5) %55, align 4
  br label %327

327:                                              ; preds = %386, %319
  %328 = load i32, ptr addrspace(5) %55, align 4
  %329 = icmp slt i32 %328, 2
  br i1 %329, label %330, label %389

330:                                              ; preds = %327
  store i32 0, ptr addrspace(5) %56, align 4
  br label %331

331:                                              ; preds = %382, %330
  %332 = load i32, ptr addrspace(5) %56, align 4
  %333 = icmp slt i32 %332, 2
  br i1 %333, label %334, label %385

334:                                              ; preds = %331
  %335 = load i32, ptr addrspace(5) %55, align 4
  %336 = sext i32 %335 to i64
  %337 = getelementptr inbounds [2 x [2 x i32]], ptr addrspace(5) %54, i64 0, i64 %336
  %338 = load i32, ptr addrspace(5) %56, align 4
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds [2 x i32], ptr addrspace(5) %337, i64 0, i64 %339
  %341 = load i32, ptr addrspace(5) %340, align 4
  %342 = load ptr addrspace(1), ptr %61, align 8
  %343 = load i32, ptr addrspace(5) %44, align 4
  %344 = load i32, ptr addrspace(5) %56, align 4
  %345 = add nsw i32 %343, %344
  %346 = sext i32 %345 to i64
  %347 = getelementptr inbounds i32, ptr addrspace(1) %342, i64 %346
  %348 = load i32, ptr addrspace(1) %347, align 4
  %349 = add nsw i32 %341, %348
  %350 = sext i32 %349 to i64
  %351 = load i32, ptr %65, align 4
  %352 = sext i32 %351 to i64
  %353 = mul nsw i64 %350, %352
  store i64 %353, ptr addrspace(5) %57, align 8
  %354 = load i64, ptr addrspace(5) %57, align 8
  %355 = load i32, ptr %66, align 4
  %356 = sub nsw i32 %355, 1
  %357 = zext i32 %356 to i64
  %358 = and i64 %357, 63
  %359 = shl i64 1, %358
  %360 = add nsw i64 %354, %359
  %361 = load i32, ptr %66, align 4
  %362 = zext i32 %361 to i64
  %363 = and i64 %362, 63
  %364 = ashr i64 %360, %363
  %365 = trunc i64 %364 to i32
  store i32 %365, ptr addrspace(5) %58, align 4
  %366 = load i32, ptr addrspace(5) %58, align 4
  %367 = call i32 @llvm.smax.i32(i32 %366, i32 -128)
  %368 = call i32 @llvm.smin.i32(i32 %367, i32 127)
  %369 = trunc i32 %368 to i8
  %370 = load ptr addrspace(1), ptr %62, align 8
  %371 = load i32, ptr addrspace(5) %43, align 4
  %372 = load i32, ptr addrspace(5) %55, align 4
  %373 = add nsw i32 %371, %372
  %374 = load i32, ptr %63, align 4
  %375 = mul nsw i32 %373, %374
  %376 = load i32, ptr addrspace(5) %44, align 4
  %377 = add nsw i32 %375, %376
  %378 = load i32, ptr addrspace(5) %56, align 4
  %379 = add nsw i32 %377, %378
  %380 = sext i32 %379 to i64
  %381 = getelementptr inbounds i8, ptr addrspace(1) %370, i64 %380
  store i8 %369, ptr addrspace(1) %381, align 1
  br label %382

382:                                              ; preds = %334
  %383 = load i32, ptr addrspace(5) %56, align 4
  %384 = add nsw i32 %383, 1
  store i32 %384, ptr addrspace(5) %56, align 4
  br label %331

385:                                              ; preds = %331
  br label %386

386:                                              ; preds = %385
  %387 = load i32, ptr addrspace(5) %55, align 4
  %388 = add nsw i32 %387, 1
  store i32 %388, ptr addrspace(5) %55, align 4
  br label %327

389:                                              ; preds = %327
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

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
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"char4*", !"char4*", !"int*", !"char*", !"int", !"int", !"int", !"int"}
!9 = !{!"char __attribute__((ext_vector_type(4)))*", !"char __attribute__((ext_vector_type(4)))*", !"int*", !"char*", !"int", !"int", !"int", !"int"}
!10 = !{!"const", !"const", !"const", !"", !"", !"", !"", !""}
