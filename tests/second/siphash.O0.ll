; ModuleID = 'siphash.cl'
source_filename = "siphash.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @siphash(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, i64 noundef %3, i64 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr, align 8, addrspace(5)
  %14 = alloca ptr, align 8, addrspace(5)
  %15 = alloca ptr, align 8, addrspace(5)
  %16 = alloca ptr, align 8, addrspace(5)
  %17 = alloca ptr, align 8, addrspace(5)
  %18 = alloca ptr, align 8, addrspace(5)
  %19 = alloca ptr, align 8, addrspace(5)
  %20 = alloca ptr, align 8, addrspace(5)
  %21 = alloca ptr, align 8, addrspace(5)
  %22 = alloca ptr, align 8, addrspace(5)
  %23 = alloca ptr, align 8, addrspace(5)
  %24 = alloca ptr, align 8, addrspace(5)
  %25 = alloca ptr, align 8, addrspace(5)
  %26 = alloca ptr, align 8, addrspace(5)
  %27 = alloca ptr, align 8, addrspace(5)
  %28 = alloca ptr, align 8, addrspace(5)
  %29 = alloca ptr, align 8, addrspace(5)
  %30 = alloca ptr, align 8, addrspace(5)
  %31 = alloca ptr, align 8, addrspace(5)
  %32 = alloca ptr, align 8, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca ptr addrspace(1), align 8, addrspace(5)
  %35 = alloca ptr addrspace(1), align 8, addrspace(5)
  %36 = alloca ptr addrspace(1), align 8, addrspace(5)
  %37 = alloca i64, align 8, addrspace(5)
  %38 = alloca i64, align 8, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca ptr addrspace(1), align 8, addrspace(5)
  %42 = alloca i32, align 4, addrspace(5)
  %43 = alloca i64, align 8, addrspace(5)
  %44 = alloca i64, align 8, addrspace(5)
  %45 = alloca i64, align 8, addrspace(5)
  %46 = alloca i64, align 8, addrspace(5)
  %47 = alloca i32, align 4, addrspace(5)
  %48 = alloca i64, align 8, addrspace(5)
  %49 = alloca i32, align 4, addrspace(5)
  %50 = alloca i64, align 8, addrspace(5)
  %51 = alloca i32, align 4, addrspace(5)
  %52 = alloca i32, align 4, addrspace(5)
  %53 = alloca ptr addrspace(1), align 8, addrspace(5)
  %54 = alloca ptr addrspace(1), align 8, addrspace(5)
  %55 = alloca ptr addrspace(1), align 8, addrspace(5)
  %56 = alloca i64, align 8, addrspace(5)
  %57 = alloca i64, align 8, addrspace(5)
  %58 = alloca i32, align 4, addrspace(5)
  %59 = addrspacecast ptr addrspace(5) %53 to ptr
  %60 = addrspacecast ptr addrspace(5) %54 to ptr
  %61 = addrspacecast ptr addrspace(5) %55 to ptr
  %62 = addrspacecast ptr addrspace(5) %56 to ptr
  %63 = addrspacecast ptr addrspace(5) %57 to ptr
  %64 = addrspacecast ptr addrspace(5) %58 to ptr
  store ptr addrspace(1) %0, ptr %59, align 8
  store ptr addrspace(1) %1, ptr %60, align 8
  store ptr addrspace(1) %2, ptr %61, align 8
  store i64 %3, ptr %62, align 8
  store i64 %4, ptr %63, align 8
  store i32 %5, ptr %64, align 4
  %65 = load ptr addrspace(1), ptr %59, align 8
  %66 = load ptr addrspace(1), ptr %60, align 8
  %67 = load ptr addrspace(1), ptr %61, align 8
  %68 = load i64, ptr %62, align 8
  %69 = load i64, ptr %63, align 8
  %70 = load i32, ptr %64, align 4
  %71 = addrspacecast ptr addrspace(5) %34 to ptr
  %72 = addrspacecast ptr addrspace(5) %35 to ptr
  %73 = addrspacecast ptr addrspace(5) %36 to ptr
  %74 = addrspacecast ptr addrspace(5) %37 to ptr
  %75 = addrspacecast ptr addrspace(5) %38 to ptr
  %76 = addrspacecast ptr addrspace(5) %39 to ptr
  store ptr addrspace(1) %65, ptr %71, align 8
  store ptr addrspace(1) %66, ptr %72, align 8
  store ptr addrspace(1) %67, ptr %73, align 8
  store i64 %68, ptr %74, align 8
  store i64 %69, ptr %75, align 8
  store i32 %70, ptr %76, align 4
  %77 = addrspacecast ptr addrspace(5) %33 to ptr
  %78 = addrspacecast ptr addrspace(5) %12 to ptr
  %79 = call i32 @llvm.amdgcn.workgroup.id.x()
  %80 = addrspacecast ptr addrspace(5) %11 to ptr
  %81 = addrspacecast ptr addrspace(5) %7 to ptr
  %82 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %82, align 4
  %83 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %83, ptr addrspace(5) %9, align 8
  %84 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %85 = load i32, ptr %82, align 4
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw i8, ptr addrspace(4) %84, i64 %86
  %88 = load i16, ptr addrspace(4) %87, align 2
  %89 = zext i16 %88 to i32
  %90 = mul i32 %79, %89
  %91 = addrspacecast ptr addrspace(5) %10 to ptr
  %92 = call i32 @llvm.amdgcn.workitem.id.x()
  %93 = add i32 %90, %92
  %94 = zext i32 %93 to i64
  store i32 %93, ptr addrspace(5) %40, align 4
  %95 = load i32, ptr addrspace(5) %40, align 4
  %96 = load i32, ptr %76, align 4
  %97 = icmp uge i32 %95, %96
  br i1 %97, label %98, label %99

98:                                               ; preds = %6
  br label %596

99:                                               ; preds = %6
  %100 = load ptr addrspace(1), ptr %71, align 8
  %101 = load ptr addrspace(1), ptr %72, align 8
  %102 = load i32, ptr addrspace(5) %40, align 4
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw i32, ptr addrspace(1) %101, i64 %103
  %105 = load i32, ptr addrspace(1) %104, align 4
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw i8, ptr addrspace(1) %100, i64 %106
  store ptr addrspace(1) %107, ptr addrspace(5) %41, align 8
  %108 = load ptr addrspace(1), ptr %72, align 8
  %109 = load i32, ptr addrspace(5) %40, align 4
  %110 = add i32 %109, 1
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr addrspace(1) %108, i64 %111
  %113 = load i32, ptr addrspace(1) %112, align 4
  %114 = load ptr addrspace(1), ptr %72, align 8
  %115 = load i32, ptr addrspace(5) %40, align 4
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw i32, ptr addrspace(1) %114, i64 %116
  %118 = load i32, ptr addrspace(1) %117, align 4
  %119 = sub i32 %113, %118
  store i32 %119, ptr addrspace(5) %42, align 4
  %120 = load i64, ptr %74, align 8
  %121 = xor i64 %120, 8317987319222330741
  store i64 %121, ptr addrspace(5) %43, align 8
  %122 = load i64, ptr %75, align 8
  %123 = xor i64 %122, 7237128888997146477
  store i64 %123, ptr addrspace(5) %44, align 8
  %124 = load i64, ptr %74, align 8
  %125 = xor i64 %124, 7816392313619706465
  store i64 %125, ptr addrspace(5) %45, align 8
  %126 = load i64, ptr %75, align 8
  %127 = xor i64 %126, 8387220255154660723
  store i64 %127, ptr addrspace(5) %46, align 8
  store i32 0, ptr addrspace(5) %47, align 4
  br label %128

128:                                              ; preds = %153, %99
  %129 = load i32, ptr addrspace(5) %47, align 4
  %130 = load i32, ptr addrspace(5) %42, align 4
  %131 = udiv i32 %130, 8
  %132 = icmp ult i32 %129, %131
  br i1 %132, label %133, label %316

133:                                              ; preds = %128
  store i64 0, ptr addrspace(5) %48, align 8
  store i32 0, ptr addrspace(5) %49, align 4
  br label %134

134:                                              ; preds = %137, %133
  %135 = load i32, ptr addrspace(5) %49, align 4
  %136 = icmp slt i32 %135, 8
  br i1 %136, label %137, label %153

137:                                              ; preds = %134
  %138 = load ptr addrspace(1), ptr addrspace(5) %41, align 8
  %139 = load i32, ptr addrspace(5) %49, align 4
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds i8, ptr addrspace(1) %138, i64 %140
  %142 = load i8, ptr addrspace(1) %141, align 1
  %143 = zext i8 %142 to i64
  %144 = load i32, ptr addrspace(5) %49, align 4
  %145 = mul nsw i32 8, %144
  %146 = zext i32 %145 to i64
  %147 = and i64 %146, 63
  %148 = shl i64 %143, %147
  %149 = load i64, ptr addrspace(5) %48, align 8
  %150 = or i64 %149, %148
  store i64 %150, ptr addrspace(5) %48, align 8
  %151 = load i32, ptr addrspace(5) %49, align 4
  %152 = add nsw i32 %151, 1
  store i32 %152, ptr addrspace(5) %49, align 4
  br label %134

153:                                              ; preds = %134
  %154 = load i64, ptr addrspace(5) %48, align 8
  %155 = load i64, ptr addrspace(5) %46, align 8
  %156 = xor i64 %155, %154
  store i64 %156, ptr addrspace(5) %46, align 8
  %157 = addrspacecast ptr addrspace(5) %43 to ptr
  %158 = addrspacecast ptr addrspace(5) %44 to ptr
  %159 = addrspacecast ptr addrspace(5) %45 to ptr
  %160 = addrspacecast ptr addrspace(5) %46 to ptr
  %161 = addrspacecast ptr addrspace(5) %25 to ptr
  %162 = addrspacecast ptr addrspace(5) %26 to ptr
  %163 = addrspacecast ptr addrspace(5) %27 to ptr
  %164 = addrspacecast ptr addrspace(5) %28 to ptr
  store ptr %157, ptr %161, align 8
  store ptr %158, ptr %162, align 8
  store ptr %159, ptr %163, align 8
  store ptr %160, ptr %164, align 8
  %165 = load ptr, ptr %162, align 8
  %166 = load i64, ptr %165, align 8
  %167 = load ptr, ptr %161, align 8
  %168 = load i64, ptr %167, align 8
  %169 = add i64 %168, %166
  store i64 %169, ptr %167, align 8
  %170 = load ptr, ptr %162, align 8
  %171 = load i64, ptr %170, align 8
  %172 = load ptr, ptr %162, align 8
  %173 = load i64, ptr %172, align 8
  %174 = call i64 @llvm.fshl.i64(i64 %171, i64 %173, i64 13)
  %175 = load ptr, ptr %161, align 8
  %176 = load i64, ptr %175, align 8
  %177 = xor i64 %174, %176
  %178 = load ptr, ptr %162, align 8
  store i64 %177, ptr %178, align 8
  %179 = load ptr, ptr %161, align 8
  %180 = load i64, ptr %179, align 8
  %181 = load ptr, ptr %161, align 8
  %182 = load i64, ptr %181, align 8
  %183 = call i64 @llvm.fshl.i64(i64 %180, i64 %182, i64 32)
  %184 = load ptr, ptr %161, align 8
  store i64 %183, ptr %184, align 8
  %185 = load ptr, ptr %164, align 8
  %186 = load i64, ptr %185, align 8
  %187 = load ptr, ptr %163, align 8
  %188 = load i64, ptr %187, align 8
  %189 = add i64 %188, %186
  store i64 %189, ptr %187, align 8
  %190 = load ptr, ptr %164, align 8
  %191 = load i64, ptr %190, align 8
  %192 = load ptr, ptr %164, align 8
  %193 = load i64, ptr %192, align 8
  %194 = call i64 @llvm.fshl.i64(i64 %191, i64 %193, i64 16)
  %195 = load ptr, ptr %163, align 8
  %196 = load i64, ptr %195, align 8
  %197 = xor i64 %194, %196
  %198 = load ptr, ptr %164, align 8
  store i64 %197, ptr %198, align 8
  %199 = load ptr, ptr %164, align 8
  %200 = load i64, ptr %199, align 8
  %201 = load ptr, ptr %161, align 8
  %202 = load i64, ptr %201, align 8
  %203 = add i64 %202, %200
  store i64 %203, ptr %201, align 8
  %204 = load ptr, ptr %164, align 8
  %205 = load i64, ptr %204, align 8
  %206 = load ptr, ptr %164, align 8
  %207 = load i64, ptr %206, align 8
  %208 = call i64 @llvm.fshl.i64(i64 %205, i64 %207, i64 21)
  %209 = load ptr, ptr %161, align 8
  %210 = load i64, ptr %209, align 8
  %211 = xor i64 %208, %210
  %212 = load ptr, ptr %164, align 8
  store i64 %211, ptr %212, align 8
  %213 = load ptr, ptr %162, align 8
  %214 = load i64, ptr %213, align 8
  %215 = load ptr, ptr %163, align 8
  %216 = load i64, ptr %215, align 8
  %217 = add i64 %216, %214
  store i64 %217, ptr %215, align 8
  %218 = load ptr, ptr %162, align 8
  %219 = load i64, ptr %218, align 8
  %220 = load ptr, ptr %162, align 8
  %221 = load i64, ptr %220, align 8
  %222 = call i64 @llvm.fshl.i64(i64 %219, i64 %221, i64 17)
  %223 = load ptr, ptr %163, align 8
  %224 = load i64, ptr %223, align 8
  %225 = xor i64 %222, %224
  %226 = load ptr, ptr %162, align 8
  store i64 %225, ptr %226, align 8
  %227 = load ptr, ptr %163, align 8
  %228 = load i64, ptr %227, align 8
  %229 = load ptr, ptr %163, align 8
  %230 = load i64, ptr %229, align 8
  %231 = call i64 @llvm.fshl.i64(i64 %228, i64 %230, i64 32)
  %232 = load ptr, ptr %163, align 8
  store i64 %231, ptr %232, align 8
  %233 = addrspacecast ptr addrspace(5) %43 to ptr
  %234 = addrspacecast ptr addrspace(5) %44 to ptr
  %235 = addrspacecast ptr addrspace(5) %45 to ptr
  %236 = addrspacecast ptr addrspace(5) %46 to ptr
  %237 = addrspacecast ptr addrspace(5) %29 to ptr
  %238 = addrspacecast ptr addrspace(5) %30 to ptr
  %239 = addrspacecast ptr addrspace(5) %31 to ptr
  %240 = addrspacecast ptr addrspace(5) %32 to ptr
  store ptr %233, ptr %237, align 8
  store ptr %234, ptr %238, align 8
  store ptr %235, ptr %239, align 8
  store ptr %236, ptr %240, align 8
  %241 = load ptr, ptr %238, align 8
  %242 = load i64, ptr %241, align 8
  %243 = load ptr, ptr %237, align 8
  %244 = load i64, ptr %243, align 8
  %245 = add i64 %244, %242
  store i64 %245, ptr %243, align 8
  %246 = load ptr, ptr %238, align 8
  %247 = load i64, ptr %246, align 8
  %248 = load ptr, ptr %238, align 8
  %249 = load i64, ptr %248, align 8
  %250 = call i64 @llvm.fshl.i64(i64 %247, i64 %249, i64 13)
  %251 = load ptr, ptr %237, align 8
  %252 = load i64, ptr %251, align 8
  %253 = xor i64 %250, %252
  %254 = load ptr, ptr %238, align 8
  store i64 %253, ptr %254, align 8
  %255 = load ptr, ptr %237, align 8
  %256 = load i64, ptr %255, align 8
  %257 = load ptr, ptr %237, align 8
  %258 = load i64, ptr %257, align 8
  %259 = call i64 @llvm.fshl.i64(i64 %256, i64 %258, i64 32)
  %260 = load ptr, ptr %237, align 8
  store i64 %259, ptr %260, align 8
  %261 = load ptr, ptr %240, align 8
  %262 = load i64, ptr %261, align 8
  %263 = load ptr, ptr %239, align 8
  %264 = load i64, ptr %263, align 8
  %265 = add i64 %264, %262
  store i64 %265, ptr %263, align 8
  %266 = load ptr, ptr %240, align 8
  %267 = load i64, ptr %266, align 8
  %268 = load ptr, ptr %240, align 8
  %269 = load i64, ptr %268, align 8
  %270 = call i64 @llvm.fshl.i64(i64 %267, i64 %269, i64 16)
  %271 = load ptr, ptr %239, align 8
  %272 = load i64, ptr %271, align 8
  %273 = xor i64 %270, %272
  %274 = load ptr, ptr %240, align 8
  store i64 %273, ptr %274, align 8
  %275 = load ptr, ptr %240, align 8
  %276 = load i64, ptr %275, align 8
  %277 = load ptr, ptr %237, align 8
  %278 = load i64, ptr %277, align 8
  %279 = add i64 %278, %276
  store i64 %279, ptr %277, align 8
  %280 = load ptr, ptr %240, align 8
  %281 = load i64, ptr %280, align 8
  %282 = load ptr, ptr %240, align 8
  %283 = load i64, ptr %282, align 8
  %284 = call i64 @llvm.fshl.i64(i64 %281, i64 %283, i64 21)
  %285 = load ptr, ptr %237, align 8
  %286 = load i64, ptr %285, align 8
  %287 = xor i64 %284, %286
  %288 = load ptr, ptr %240, align 8
  store i64 %287, ptr %288, align 8
  %289 = load ptr, ptr %238, align 8
  %290 = load i64, ptr %289, align 8
  %291 = load ptr, ptr %239, align 8
  %292 = load i64, ptr %291, align 8
  %293 = add i64 %292, %290
  store i64 %293, ptr %291, align 8
  %294 = load ptr, ptr %238, align 8
  %295 = load i64, ptr %294, align 8
  %296 = load ptr, ptr %238, align 8
  %297 = load i64, ptr %296, align 8
  %298 = call i64 @llvm.fshl.i64(i64 %295, i64 %297, i64 17)
  %299 = load ptr, ptr %239, align 8
  %300 = load i64, ptr %299, align 8
  %301 = xor i64 %298, %300
  %302 = load ptr, ptr %238, align 8
  store i64 %301, ptr %302, align 8
  %303 = load ptr, ptr %239, align 8
  %304 = load i64, ptr %303, align 8
  %305 = load ptr, ptr %239, align 8
  %306 = load i64, ptr %305, align 8
  %307 = call i64 @llvm.fshl.i64(i64 %304, i64 %306, i64 32)
  %308 = load ptr, ptr %239, align 8
  store i64 %307, ptr %308, align 8
  %309 = load i64, ptr addrspace(5) %48, align 8
  %310 = load i64, ptr addrspace(5) %43, align 8
  %311 = xor i64 %310, %309
  store i64 %311, ptr addrspace(5) %43, align 8
  %312 = load i32, ptr addrspace(5) %47, align 4
  %313 = add i32 %312, 1
  store i32 %313, ptr addrspace(5) %47, align 4
  %314 = load ptr addrspace(1), ptr addrspace(5) %41, align 8
  %315 = getelementptr inbounds i8, ptr addrspace(1) %314, i64 8
  store ptr addrspace(1) %315, ptr addrspace(5) %41, align 8
  br label %128

316:                                              ; preds = %128
  %317 = load i32, ptr addrspace(5) %42, align 4
  %318 = zext i32 %317 to i64
  %319 = shl i64 %318, 56
  store i64 %319, ptr addrspace(5) %50, align 8
  store i32 0, ptr addrspace(5) %51, align 4
  br label %320

320:                                              ; preds = %325, %316
  %321 = load i32, ptr addrspace(5) %51, align 4
  %322 = load i32, ptr addrspace(5) %42, align 4
  %323 = urem i32 %322, 8
  %324 = icmp ult i32 %321, %323
  br i1 %324, label %325, label %341

325:                                              ; preds = %320
  %326 = load ptr addrspace(1), ptr addrspace(5) %41, align 8
  %327 = load i32, ptr addrspace(5) %51, align 4
  %328 = zext i32 %327 to i64
  %329 = getelementptr inbounds nuw i8, ptr addrspace(1) %326, i64 %328
  %330 = load i8, ptr addrspace(1) %329, align 1
  %331 = zext i8 %330 to i64
  %332 = load i32, ptr addrspace(5) %51, align 4
  %333 = mul i32 8, %332
  %334 = zext i32 %333 to i64
  %335 = and i64 %334, 63
  %336 = shl i64 %331, %335
  %337 = load i64, ptr addrspace(5) %50, align 8
  %338 = or i64 %337, %336
  store i64 %338, ptr addrspace(5) %50, align 8
  %339 = load i32, ptr addrspace(5) %51, align 4
  %340 = add i32 %339, 1
  store i32 %340, ptr addrspace(5) %51, align 4
  br label %320

341:                                              ; preds = %320
  %342 = load i64, ptr addrspace(5) %50, align 8
  %343 = load i64, ptr addrspace(5) %46, align 8
  %344 = xor i64 %343, %342
  store i64 %344, ptr addrspace(5) %46, align 8
  %345 = addrspacecast ptr addrspace(5) %43 to ptr
  %346 = addrspacecast ptr addrspace(5) %44 to ptr
  %347 = addrspacecast ptr addrspace(5) %45 to ptr
  %348 = addrspacecast ptr addrspace(5) %46 to ptr
  %349 = addrspacecast ptr addrspace(5) %13 to ptr
  %350 = addrspacecast ptr addrspace(5) %14 to ptr
  %351 = addrspacecast ptr addrspace(5) %15 to ptr
  %352 = addrspacecast ptr addrspace(5) %16 to ptr
  store ptr %345, ptr %349, align 8
  store ptr %346, ptr %350, align 8
  store ptr %347, ptr %351, align 8
  store ptr %348, ptr %352, align 8
  %353 = load ptr, ptr %350, align 8
  %354 = load i64, ptr %353, align 8
  %355 = load ptr, ptr %349, align 8
  %356 = load i64, ptr %355, align 8
  %357 = add i64 %356, %354
  store i64 %357, ptr %355, align 8
  %358 = load ptr, ptr %350, align 8
  %359 = load i64, ptr %358, align 8
  %360 = load ptr, ptr %350, align 8
  %361 = load i64, ptr %360, align 8
  %362 = call i64 @llvm.fshl.i64(i64 %359, i64 %361, i64 13)
  %363 = load ptr, ptr %349, align 8
  %364 = load i64, ptr %363, align 8
  %365 = xor i64 %362, %364
  %366 = load ptr, ptr %350, align 8
  store i64 %365, ptr %366, align 8
  %367 = load ptr, ptr %349, align 8
  %368 = load i64, ptr %367, align 8
  %369 = load ptr, ptr %349, align 8
  %370 = load i64, ptr %369, align 8
  %371 = call i64 @llvm.fshl.i64(i64 %368, i64 %370, i64 32)
  %372 = load ptr, ptr %349, align 8
  store i64 %371, ptr %372, align 8
  %373 = load ptr, ptr %352, align 8
  %374 = load i64, ptr %373, align 8
  %375 = load ptr, ptr %351, align 8
  %376 = load i64, ptr %375, align 8
  %377 = add i64 %376, %374
  store i64 %377, ptr %375, align 8
  %378 = load ptr, ptr %352, align 8
  %379 = load i64, ptr %378, align 8
  %380 = load ptr, ptr %352, align 8
  %381 = load i64, ptr %380, align 8
  %382 = call i64 @llvm.fshl.i64(i64 %379, i64 %381, i64 16)
  %383 = load ptr, ptr %351, align 8
  %384 = load i64, ptr %383, align 8
  %385 = xor i64 %382, %384
  %386 = load ptr, ptr %352, align 8
  store i64 %385, ptr %386, align 8
  %387 = load ptr, ptr %352, align 8
  %388 = load i64, ptr %387, align 8
  %389 = load ptr, ptr %349, align 8
  %390 = load i64, ptr %389, align 8
  %391 = add i64 %390, %388
  store i64 %391, ptr %389, align 8
  %392 = load ptr, ptr %352, align 8
  %393 = load i64, ptr %392, align 8
  %394 = load ptr, ptr %352, align 8
  %395 = load i64, ptr %394, align 8
  %396 = call i64 @llvm.fshl.i64(i64 %393, i64 %395, i64 21)
  %397 = load ptr, ptr %349, align 8
  %398 = load i64, ptr %397, align 8
  %399 = xor i64 %396, %398
  %400 = load ptr, ptr %352, align 8
  store i64 %399, ptr %400, align 8
  %401 = load ptr, ptr %350, align 8
  %402 = load i64, ptr %401, align 8
  %403 = load ptr, ptr %351, align 8
  %404 = load i64, ptr %403, align 8
  %405 = add i64 %404, %402
  store i64 %405, ptr %403, align 8
  %406 = load ptr, ptr %350, align 8
  %407 = load i64, ptr %406, align 8
  %408 = load ptr, ptr %350, align 8
  %409 = load i64, ptr %408, align 8
  %410 = call i64 @llvm.fshl.i64(i64 %407, i64 %409, i64 17)
  %411 = load ptr, ptr %351, align 8
  %412 = load i64, ptr %411, align 8
  %413 = xor i64 %410, %412
  %414 = load ptr, ptr %350, align 8
  store i64 %413, ptr %414, align 8
  %415 = load ptr, ptr %351, align 8
  %416 = load i64, ptr %415, align 8
  %417 = load ptr, ptr %351, align 8
  %418 = load i64, ptr %417, align 8
  %419 = call i64 @llvm.fshl.i64(i64 %416, i64 %418, i64 32)
  %420 = load ptr, ptr %351, align 8
  store i64 %419, ptr %420, align 8
  %421 = addrspacecast ptr addrspace(5) %43 to ptr
  %422 = addrspacecast ptr addrspace(5) %44 to ptr
  %423 = addrspacecast ptr addrspace(5) %45 to ptr
  %424 = addrspacecast ptr addrspace(5) %46 to ptr
  %425 = addrspacecast ptr addrspace(5) %17 to ptr
  %426 = addrspacecast ptr addrspace(5) %18 to ptr
  %427 = addrspacecast ptr addrspace(5) %19 to ptr
  %428 = addrspacecast ptr addrspace(5) %20 to ptr
  store ptr %421, ptr %425, align 8
  store ptr %422, ptr %426, align 8
  store ptr %423, ptr %427, align 8
  store ptr %424, ptr %428, align 8
  %429 = load ptr, ptr %426, align 8
  %430 = load i64, ptr %429, align 8
  %431 = load ptr, ptr %425, align 8
  %432 = load i64, ptr %431, align 8
  %433 = add i64 %432, %430
  store i64 %433, ptr %431, align 8
  %434 = load ptr, ptr %426, align 8
  %435 = load i64, ptr %434, align 8
  %436 = load ptr, ptr %426, align 8
  %437 = load i64, ptr %436, align 8
  %438 = call i64 @llvm.fshl.i64(i64 %435, i64 %437, i64 13)
  %439 = load ptr, ptr %425, align 8
  %440 = load i64, ptr %439, align 8
  %441 = xor i64 %438, %440
  %442 = load ptr, ptr %426, align 8
  store i64 %441, ptr %442, align 8
  %443 = load ptr, ptr %425, align 8
  %444 = load i64, ptr %443, align 8
  %445 = load ptr, ptr %425, align 8
  %446 = load i64, ptr %445, align 8
  %447 = call i64 @llvm.fshl.i64(i64 %444, i64 %446, i64 32)
  %448 = load ptr, ptr %425, align 8
  store i64 %447, ptr %448, align 8
  %449 = load ptr, ptr %428, align 8
  %450 = load i64, ptr %449, align 8
  %451 = load ptr, ptr %427, align 8
  %452 = load i64, ptr %451, align 8
  %453 = add i64 %452, %450
  store i64 %453, ptr %451, align 8
  %454 = load ptr, ptr %428, align 8
  %455 = load i64, ptr %454, align 8
  %456 = load ptr, ptr %428, align 8
  %457 = load i64, ptr %456, align 8
  %458 = call i64 @llvm.fshl.i64(i64 %455, i64 %457, i64 16)
  %459 = load ptr, ptr %427, align 8
  %460 = load i64, ptr %459, align 8
  %461 = xor i64 %458, %460
  %462 = load ptr, ptr %428, align 8
  store i64 %461, ptr %462, align 8
  %463 = load ptr, ptr %428, align 8
  %464 = load i64, ptr %463, align 8
  %465 = load ptr, ptr %425, align 8
  %466 = load i64, ptr %465, align 8
  %467 = add i64 %466, %464
  store i64 %467, ptr %465, align 8
  %468 = load ptr, ptr %428, align 8
  %469 = load i64, ptr %468, align 8
  %470 = load ptr, ptr %428, align 8
  %471 = load i64, ptr %470, align 8
  %472 = call i64 @llvm.fshl.i64(i64 %469, i64 %471, i64 21)
  %473 = load ptr, ptr %425, align 8
  %474 = load i64, ptr %473, align 8
  %475 = xor i64 %472, %474
  %476 = load ptr, ptr %428, align 8
  store i64 %475, ptr %476, align 8
  %477 = load ptr, ptr %426, align 8
  %478 = load i64, ptr %477, align 8
  %479 = load ptr, ptr %427, align 8
  %480 = load i64, ptr %479, align 8
  %481 = add i64 %480, %478
  store i64 %481, ptr %479, align 8
  %482 = load ptr, ptr %426, align 8
  %483 = load i64, ptr %482, align 8
  %484 = load ptr, ptr %426, align 8
  %485 = load i64, ptr %484, align 8
  %486 = call i64 @llvm.fshl.i64(i64 %483, i64 %485, i64 17)
  %487 = load ptr, ptr %427, align 8
  %488 = load i64, ptr %487, align 8
  %489 = xor i64 %486, %488
  %490 = load ptr, ptr %426, align 8
  store i64 %489, ptr %490, align 8
  %491 = load ptr, ptr %427, align 8
  %492 = load i64, ptr %491, align 8
  %493 = load ptr, ptr %427, align 8
  %494 = load i64, ptr %493, align 8
  %495 = call i64 @llvm.fshl.i64(i64 %492, i64 %494, i64 32)
  %496 = load ptr, ptr %427, align 8
  store i64 %495, ptr %496, align 8
  %497 = load i64, ptr addrspace(5) %50, align 8
  %498 = load i64, ptr addrspace(5) %43, align 8
  %499 = xor i64 %498, %497
  store i64 %499, ptr addrspace(5) %43, align 8
  %500 = load i64, ptr addrspace(5) %45, align 8
  %501 = xor i64 %500, 255
  store i64 %501, ptr addrspace(5) %45, align 8
  store i32 0, ptr addrspace(5) %52, align 4
  br label %502

502:                                              ; preds = %505, %341
  %503 = load i32, ptr addrspace(5) %52, align 4
  %504 = icmp slt i32 %503, 4
  br i1 %504, label %505, label %584

505:                                              ; preds = %502
  %506 = addrspacecast ptr addrspace(5) %43 to ptr
  %507 = addrspacecast ptr addrspace(5) %44 to ptr
  %508 = addrspacecast ptr addrspace(5) %45 to ptr
  %509 = addrspacecast ptr addrspace(5) %46 to ptr
  %510 = addrspacecast ptr addrspace(5) %21 to ptr
  %511 = addrspacecast ptr addrspace(5) %22 to ptr
  %512 = addrspacecast ptr addrspace(5) %23 to ptr
  %513 = addrspacecast ptr addrspace(5) %24 to ptr
  store ptr %506, ptr %510, align 8
  store ptr %507, ptr %511, align 8
  store ptr %508, ptr %512, align 8
  store ptr %509, ptr %513, align 8
  %514 = load ptr, ptr %511, align 8
  %515 = load i64, ptr %514, align 8
  %516 = load ptr, ptr %510, align 8
  %517 = load i64, ptr %516, align 8
  %518 = add i64 %517, %515
  store i64 %518, ptr %516, align 8
  %519 = load ptr, ptr %511, align 8
  %520 = load i64, ptr %519, align 8
  %521 = load ptr, ptr %511, align 8
  %522 = load i64, ptr %521, align 8
  %523 = call i64 @llvm.fshl.i64(i64 %520, i64 %522, i64 13)
  %524 = load ptr, ptr %510, align 8
  %525 = load i64, ptr %524, align 8
  %526 = xor i64 %523, %525
  %527 = load ptr, ptr %511, align 8
  store i64 %526, ptr %527, align 8
  %528 = load ptr, ptr %510, align 8
  %529 = load i64, ptr %528, align 8
  %530 = load ptr, ptr %510, align 8
  %531 = load i64, ptr %530, align 8
  %532 = call i64 @llvm.fshl.i64(i64 %529, i64 %531, i64 32)
  %533 = load ptr, ptr %510, align 8
  store i64 %532, ptr %533, align 8
  %534 = load ptr, ptr %513, align 8
  %535 = load i64, ptr %534, align 8
  %536 = load ptr, ptr %512, align 8
  %537 = load i64, ptr %536, align 8
  %538 = add i64 %537, %535
  store i64 %538, ptr %536, align 8
  %539 = load ptr, ptr %513, align 8
  %540 = load i64, ptr %539, align 8
  %541 = load ptr, ptr %513, align 8
  %542 = load i64, ptr %541, align 8
  %543 = call i64 @llvm.fshl.i64(i64 %540, i64 %542, i64 16)
  %544 = load ptr, ptr %512, align 8
  %545 = load i64, ptr %544, align 8
  %546 = xor i64 %543, %545
  %547 = load ptr, ptr %513, align 8
  store i64 %546, ptr %547, align 8
  %548 = load ptr, ptr %513, align 8
  %549 = load i64, ptr %548, align 8
  %550 = load ptr, ptr %510, align 8
  %551 = load i64, ptr %550, align 8
  %552 = add i64 %551, %549
  store i64 %552, ptr %550, align 8
  %553 = load ptr, ptr %513, align 8
  %554 = load i64, ptr %553, align 8
  %555 = load ptr, ptr %513, align 8
  %556 = load i64, ptr %555, align 8
  %557 = call i64 @llvm.fshl.i64(i64 %554, i64 %556, i64 21)
  %558 = load ptr, ptr %510, align 8
  %559 = load i64, ptr %558, align 8
  %560 = xor i64 %557, %559
  %561 = load ptr, ptr %513, align 8
  store i64 %560, ptr %561, align 8
  %562 = load ptr, ptr %511, align 8
  %563 = load i64, ptr %562, align 8
  %564 = load ptr, ptr %512, align 8
  %565 = load i64, ptr %564, align 8
  %566 = add i64 %565, %563
  store i64 %566, ptr %564, align 8
  %567 = load ptr, ptr %511, align 8
  %568 = load i64, ptr %567, align 8
  %569 = load ptr, ptr %511, align 8
  %570 = load i64, ptr %569, align 8
  %571 = call i64 @llvm.fshl.i64(i64 %568, i64 %570, i64 17)
  %572 = load ptr, ptr %512, align 8
  %573 = load i64, ptr %572, align 8
  %574 = xor i64 %571, %573
  %575 = load ptr, ptr %511, align 8
  store i64 %574, ptr %575, align 8
  %576 = load ptr, ptr %512, align 8
  %577 = load i64, ptr %576, align 8
  %578 = load ptr, ptr %512, align 8
  %579 = load i64, ptr %578, align 8
  %580 = call i64 @llvm.fshl.i64(i64 %577, i64 %579, i64 32)
  %581 = load ptr, ptr %512, align 8
  store i64 %580, ptr %581, align 8
  %582 = load i32, ptr addrspace(5) %52, align 4
  %583 = add nsw i32 %582, 1
  store i32 %583, ptr addrspace(5) %52, align 4
  br label %502

584:                                              ; preds = %502
  %585 = load i64, ptr addrspace(5) %43, align 8
  %586 = load i64, ptr addrspace(5) %44, align 8
  %587 = xor i64 %585, %586
  %588 = load i64, ptr addrspace(5) %45, align 8
  %589 = xor i64 %587, %588
  %590 = load i64, ptr addrspace(5) %46, align 8
  %591 = xor i64 %589, %590
  %592 = load ptr addrspace(1), ptr %73, align 8
  %593 = load i32, ptr addrspace(5) %40, align 4
  %594 = zext i32 %593 to i64
  %595 = getelementptr inbounds nuw i64, ptr addrspace(1) %592, i64 %594
  store i64 %591, ptr addrspace(1) %595, align 8
  br label %596

596:                                              ; preds = %98, %584
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_siphash(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, i64 noundef %3, i64 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr, align 8, addrspace(5)
  %14 = alloca ptr, align 8, addrspace(5)
  %15 = alloca ptr, align 8, addrspace(5)
  %16 = alloca ptr, align 8, addrspace(5)
  %17 = alloca ptr, align 8, addrspace(5)
  %18 = alloca ptr, align 8, addrspace(5)
  %19 = alloca ptr, align 8, addrspace(5)
  %20 = alloca ptr, align 8, addrspace(5)
  %21 = alloca ptr, align 8, addrspace(5)
  %22 = alloca ptr, align 8, addrspace(5)
  %23 = alloca ptr, align 8, addrspace(5)
  %24 = alloca ptr, align 8, addrspace(5)
  %25 = alloca ptr, align 8, addrspace(5)
  %26 = alloca ptr, align 8, addrspace(5)
  %27 = alloca ptr, align 8, addrspace(5)
  %28 = alloca ptr, align 8, addrspace(5)
  %29 = alloca ptr, align 8, addrspace(5)
  %30 = alloca ptr, align 8, addrspace(5)
  %31 = alloca ptr, align 8, addrspace(5)
  %32 = alloca ptr, align 8, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca ptr addrspace(1), align 8, addrspace(5)
  %35 = alloca ptr addrspace(1), align 8, addrspace(5)
  %36 = alloca ptr addrspace(1), align 8, addrspace(5)
  %37 = alloca i64, align 8, addrspace(5)
  %38 = alloca i64, align 8, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca ptr addrspace(1), align 8, addrspace(5)
  %42 = alloca i32, align 4, addrspace(5)
  %43 = alloca i64, align 8, addrspace(5)
  %44 = alloca i64, align 8, addrspace(5)
  %45 = alloca i64, align 8, addrspace(5)
  %46 = alloca i64, align 8, addrspace(5)
  %47 = alloca i32, align 4, addrspace(5)
  %48 = alloca i64, align 8, addrspace(5)
  %49 = alloca i32, align 4, addrspace(5)
  %50 = alloca i64, align 8, addrspace(5)
  %51 = alloca i32, align 4, addrspace(5)
  %52 = alloca i32, align 4, addrspace(5)
  %53 = addrspacecast ptr addrspace(5) %34 to ptr
  %54 = addrspacecast ptr addrspace(5) %35 to ptr
  %55 = addrspacecast ptr addrspace(5) %36 to ptr
  %56 = addrspacecast ptr addrspace(5) %37 to ptr
  %57 = addrspacecast ptr addrspace(5) %38 to ptr
  %58 = addrspacecast ptr addrspace(5) %39 to ptr
  store ptr addrspace(1) %0, ptr %53, align 8
  store ptr addrspace(1) %1, ptr %54, align 8
  store ptr addrspace(1) %2, ptr %55, align 8
  store i64 %3, ptr %56, align 8
  store i64 %4, ptr %57, align 8
  store i32 %5, ptr %58, align 4
  %59 = addrspacecast ptr addrspace(5) %33 to ptr
  %60 = addrspacecast ptr addrspace(5) %12 to ptr
  %61 = call i32 @llvm.amdgcn.workgroup.id.x()
  %62 = addrspacecast ptr addrspace(5) %11 to ptr
  %63 = addrspacecast ptr addrspace(5) %7 to ptr
  %64 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %64, align 4
  %65 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %65, ptr addrspace(5) %9, align 8
  %66 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %67 = load i32, ptr %64, align 4
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw i8, ptr addrspace(4) %66, i64 %68
  %70 = load i16, ptr addrspace(4) %69, align 2
  %71 = zext i16 %70 to i32
  %72 = mul i32 %61, %71
  %73 = addrspacecast ptr addrspace(5) %10 to ptr
  %74 = call i32 @llvm.amdgcn.workitem.id.x()
  %75 = add i32 %72, %74
  %76 = zext i32 %75 to i64
  %77 = trunc i64 %76 to i32
  store i32 %77, ptr addrspace(5) %40, align 4
  %78 = load i32, ptr addrspace(5) %40, align 4
  %79 = load i32, ptr %58, align 4
  %80 = icmp uge i32 %78, %79
  br i1 %80, label %81, label %82

81:                                               ; preds = %6
  br label %583

82:                                               ; preds = %6
  %83 = load ptr addrspace(1), ptr %53, align 8
  %84 = load ptr addrspace(1), ptr %54, align 8
  %85 = load i32, ptr addrspace(5) %40, align 4
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw i32, ptr addrspace(1) %84, i64 %86
  %88 = load i32, ptr addrspace(1) %87, align 4
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw i8, ptr addrspace(1) %83, i64 %89
  store ptr addrspace(1) %90, ptr addrspace(5) %41, align 8
  %91 = load ptr addrspace(1), ptr %54, align 8
  %92 = load i32, ptr addrspace(5) %40, align 4
  %93 = add i32 %92, 1
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i32, ptr addrspace(1) %91, i64 %94
  %96 = load i32, ptr addrspace(1) %95, align 4
  %97 = load ptr addrspace(1), ptr %54, align 8
  %98 = load i32, ptr addrspace(5) %40, align 4
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw i32, ptr addrspace(1) %97, i64 %99
  %101 = load i32, ptr addrspace(1) %100, align 4
  %102 = sub i32 %96, %101
  store i32 %102, ptr addrspace(5) %42, align 4
  %103 = load i64, ptr %56, align 8
  %104 = xor i64 %103, 8317987319222330741
  store i64 %104, ptr addrspace(5) %43, align 8
  %105 = load i64, ptr %57, align 8
  %106 = xor i64 %105, 7237128888997146477
  store i64 %106, ptr addrspace(5) %44, align 8
  %107 = load i64, ptr %56, align 8
  %108 = xor i64 %107, 7816392313619706465
  store i64 %108, ptr addrspace(5) %45, align 8
  %109 = load i64, ptr %57, align 8
  %110 = xor i64 %109, 8387220255154660723
  store i64 %110, ptr addrspace(5) %46, align 8
  store i32 0, ptr addrspace(5) %47, align 4
  br label %111

111:                                              ; preds = %296, %82
  %112 = load i32, ptr addrspace(5) %47, align 4
  %113 = load i32, ptr addrspace(5) %42, align 4
  %114 = udiv i32 %113, 8
  %115 = icmp ult i32 %112, %114
  br i1 %115, label %116, label %301

116:                                              ; preds = %111
  store i64 0, ptr addrspace(5) %48, align 8
  store i32 0, ptr addrspace(5) %49, align 4
  br label %117

117:                                              ; preds = %134, %116
  %118 = load i32, ptr addrspace(5) %49, align 4
  %119 = icmp slt i32 %118, 8
  br i1 %119, label %120, label %137

120:                                              ; preds = %117
  %121 = load ptr addrspace(1), ptr addrspace(5) %41, align 8
  %122 = load i32, ptr addrspace(5) %49, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds i8, ptr addrspace(1) %121, i64 %123
  %125 = load i8, ptr addrspace(1) %124, align 1
  %126 = zext i8 %125 to i64
  %127 = load i32, ptr addrspace(5) %49, align 4
  %128 = mul nsw i32 8, %127
  %129 = zext i32 %128 to i64
  %130 = and i64 %129, 63
  %131 = shl i64 %126, %130
  %132 = load i64, ptr addrspace(5) %48, align 8
  %133 = or i64 %132, %131
  store i64 %133, ptr addrspace(5) %48, align 8
  br label %134

134:                                              ; preds = %120
  %135 = load i32, ptr addrspace(5) %49, align 4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr addrspace(5) %49, align 4
  br label %117

137:                                              ; preds = %117
  %138 = load i64, ptr addrspace(5) %48, align 8
  %139 = load i64, ptr addrspace(5) %46, align 8
  %140 = xor i64 %139, %138
  store i64 %140, ptr addrspace(5) %46, align 8
  %141 = addrspacecast ptr addrspace(5) %43 to ptr
  %142 = addrspacecast ptr addrspace(5) %44 to ptr
  %143 = addrspacecast ptr addrspace(5) %45 to ptr
  %144 = addrspacecast ptr addrspace(5) %46 to ptr
  %145 = addrspacecast ptr addrspace(5) %13 to ptr
  %146 = addrspacecast ptr addrspace(5) %14 to ptr
  %147 = addrspacecast ptr addrspace(5) %15 to ptr
  %148 = addrspacecast ptr addrspace(5) %16 to ptr
  store ptr %141, ptr %145, align 8
  store ptr %142, ptr %146, align 8
  store ptr %143, ptr %147, align 8
  store ptr %144, ptr %148, align 8
  %149 = load ptr, ptr %146, align 8
  %150 = load i64, ptr %149, align 8
  %151 = load ptr, ptr %145, align 8
  %152 = load i64, ptr %151, align 8
  %153 = add i64 %152, %150
  store i64 %153, ptr %151, align 8
  %154 = load ptr, ptr %146, align 8
  %155 = load i64, ptr %154, align 8
  %156 = load ptr, ptr %146, align 8
  %157 = load i64, ptr %156, align 8
  %158 = call i64 @llvm.fshl.i64(i64 %155, i64 %157, i64 13)
  %159 = load ptr, ptr %145, align 8
  %160 = load i64, ptr %159, align 8
  %161 = xor i64 %158, %160
  %162 = load ptr, ptr %146, align 8
  store i64 %161, ptr %162, align 8
  %163 = load ptr, ptr %145, align 8
  %164 = load i64, ptr %163, align 8
  %165 = load ptr, ptr %145, align 8
  %166 = load i64, ptr %165, align 8
  %167 = call i64 @llvm.fshl.i64(i64 %164, i64 %166, i64 32)
  %168 = load ptr, ptr %145, align 8
  store i64 %167, ptr %168, align 8
  %169 = load ptr, ptr %148, align 8
  %170 = load i64, ptr %169, align 8
  %171 = load ptr, ptr %147, align 8
  %172 = load i64, ptr %171, align 8
  %173 = add i64 %172, %170
  store i64 %173, ptr %171, align 8
  %174 = load ptr, ptr %148, align 8
  %175 = load i64, ptr %174, align 8
  %176 = load ptr, ptr %148, align 8
  %177 = load i64, ptr %176, align 8
  %178 = call i64 @llvm.fshl.i64(i64 %175, i64 %177, i64 16)
  %179 = load ptr, ptr %147, align 8
  %180 = load i64, ptr %179, align 8
  %181 = xor i64 %178, %180
  %182 = load ptr, ptr %148, align 8
  store i64 %181, ptr %182, align 8
  %183 = load ptr, ptr %148, align 8
  %184 = load i64, ptr %183, align 8
  %185 = load ptr, ptr %145, align 8
  %186 = load i64, ptr %185, align 8
  %187 = add i64 %186, %184
  store i64 %187, ptr %185, align 8
  %188 = load ptr, ptr %148, align 8
  %189 = load i64, ptr %188, align 8
  %190 = load ptr, ptr %148, align 8
  %191 = load i64, ptr %190, align 8
  %192 = call i64 @llvm.fshl.i64(i64 %189, i64 %191, i64 21)
  %193 = load ptr, ptr %145, align 8
  %194 = load i64, ptr %193, align 8
  %195 = xor i64 %192, %194
  %196 = load ptr, ptr %148, align 8
  store i64 %195, ptr %196, align 8
  %197 = load ptr, ptr %146, align 8
  %198 = load i64, ptr %197, align 8
  %199 = load ptr, ptr %147, align 8
  %200 = load i64, ptr %199, align 8
  %201 = add i64 %200, %198
  store i64 %201, ptr %199, align 8
  %202 = load ptr, ptr %146, align 8
  %203 = load i64, ptr %202, align 8
  %204 = load ptr, ptr %146, align 8
  %205 = load i64, ptr %204, align 8
  %206 = call i64 @llvm.fshl.i64(i64 %203, i64 %205, i64 17)
  %207 = load ptr, ptr %147, align 8
  %208 = load i64, ptr %207, align 8
  %209 = xor i64 %206, %208
  %210 = load ptr, ptr %146, align 8
  store i64 %209, ptr %210, align 8
  %211 = load ptr, ptr %147, align 8
  %212 = load i64, ptr %211, align 8
  %213 = load ptr, ptr %147, align 8
  %214 = load i64, ptr %213, align 8
  %215 = call i64 @llvm.fshl.i64(i64 %212, i64 %214, i64 32)
  %216 = load ptr, ptr %147, align 8
  store i64 %215, ptr %216, align 8
  %217 = addrspacecast ptr addrspace(5) %43 to ptr
  %218 = addrspacecast ptr addrspace(5) %44 to ptr
  %219 = addrspacecast ptr addrspace(5) %45 to ptr
  %220 = addrspacecast ptr addrspace(5) %46 to ptr
  %221 = addrspacecast ptr addrspace(5) %17 to ptr
  %222 = addrspacecast ptr addrspace(5) %18 to ptr
  %223 = addrspacecast ptr addrspace(5) %19 to ptr
  %224 = addrspacecast ptr addrspace(5) %20 to ptr
  store ptr %217, ptr %221, align 8
  store ptr %218, ptr %222, align 8
  store ptr %219, ptr %223, align 8
  store ptr %220, ptr %224, align 8
  %225 = load ptr, ptr %222, align 8
  %226 = load i64, ptr %225, align 8
  %227 = load ptr, ptr %221, align 8
  %228 = load i64, ptr %227, align 8
  %229 = add i64 %228, %226
  store i64 %229, ptr %227, align 8
  %230 = load ptr, ptr %222, align 8
  %231 = load i64, ptr %230, align 8
  %232 = load ptr, ptr %222, align 8
  %233 = load i64, ptr %232, align 8
  %234 = call i64 @llvm.fshl.i64(i64 %231, i64 %233, i64 13)
  %235 = load ptr, ptr %221, align 8
  %236 = load i64, ptr %235, align 8
  %237 = xor i64 %234, %236
  %238 = load ptr, ptr %222, align 8
  store i64 %237, ptr %238, align 8
  %239 = load ptr, ptr %221, align 8
  %240 = load i64, ptr %239, align 8
  %241 = load ptr, ptr %221, align 8
  %242 = load i64, ptr %241, align 8
  %243 = call i64 @llvm.fshl.i64(i64 %240, i64 %242, i64 32)
  %244 = load ptr, ptr %221, align 8
  store i64 %243, ptr %244, align 8
  %245 = load ptr, ptr %224, align 8
  %246 = load i64, ptr %245, align 8
  %247 = load ptr, ptr %223, align 8
  %248 = load i64, ptr %247, align 8
  %249 = add i64 %248, %246
  store i64 %249, ptr %247, align 8
  %250 = load ptr, ptr %224, align 8
  %251 = load i64, ptr %250, align 8
  %252 = load ptr, ptr %224, align 8
  %253 = load i64, ptr %252, align 8
  %254 = call i64 @llvm.fshl.i64(i64 %251, i64 %253, i64 16)
  %255 = load ptr, ptr %223, align 8
  %256 = load i64, ptr %255, align 8
  %257 = xor i64 %254, %256
  %258 = load ptr, ptr %224, align 8
  store i64 %257, ptr %258, align 8
  %259 = load ptr, ptr %224, align 8
  %260 = load i64, ptr %259, align 8
  %261 = load ptr, ptr %221, align 8
  %262 = load i64, ptr %261, align 8
  %263 = add i64 %262, %260
  store i64 %263, ptr %261, align 8
  %264 = load ptr, ptr %224, align 8
  %265 = load i64, ptr %264, align 8
  %266 = load ptr, ptr %224, align 8
  %267 = load i64, ptr %266, align 8
  %268 = call i64 @llvm.fshl.i64(i64 %265, i64 %267, i64 21)
  %269 = load ptr, ptr %221, align 8
  %270 = load i64, ptr %269, align 8
  %271 = xor i64 %268, %270
  %272 = load ptr, ptr %224, align 8
  store i64 %271, ptr %272, align 8
  %273 = load ptr, ptr %222, align 8
  %274 = load i64, ptr %273, align 8
  %275 = load ptr, ptr %223, align 8
  %276 = load i64, ptr %275, align 8
  %277 = add i64 %276, %274
  store i64 %277, ptr %275, align 8
  %278 = load ptr, ptr %222, align 8
  %279 = load i64, ptr %278, align 8
  %280 = load ptr, ptr %222, align 8
  %281 = load i64, ptr %280, align 8
  %282 = call i64 @llvm.fshl.i64(i64 %279, i64 %281, i64 17)
  %283 = load ptr, ptr %223, align 8
  %284 = load i64, ptr %283, align 8
  %285 = xor i64 %282, %284
  %286 = load ptr, ptr %222, align 8
  store i64 %285, ptr %286, align 8
  %287 = load ptr, ptr %223, align 8
  %288 = load i64, ptr %287, align 8
  %289 = load ptr, ptr %223, align 8
  %290 = load i64, ptr %289, align 8
  %291 = call i64 @llvm.fshl.i64(i64 %288, i64 %290, i64 32)
  %292 = load ptr, ptr %223, align 8
  store i64 %291, ptr %292, align 8
  %293 = load i64, ptr addrspace(5) %48, align 8
  %294 = load i64, ptr addrspace(5) %43, align 8
  %295 = xor i64 %294, %293
  store i64 %295, ptr addrspace(5) %43, align 8
  br label %296

296:                                              ; preds = %137
  %297 = load i32, ptr addrspace(5) %47, align 4
  %298 = add i32 %297, 1
  store i32 %298, ptr addrspace(5) %47, align 4
  %299 = load ptr addrspace(1), ptr addrspace(5) %41, align 8
  %300 = getelementptr inbounds i8, ptr addrspace(1) %299, i64 8
  store ptr addrspace(1) %300, ptr addrspace(5) %41, align 8
  br label %111

301:                                              ; preds = %111
  %302 = load i32, ptr addrspace(5) %42, align 4
  %303 = zext i32 %302 to i64
  %304 = shl i64 %303, 56
  store i64 %304, ptr addrspace(5) %50, align 8
  store i32 0, ptr addrspace(5) %51, align 4
  br label %305

305:                                              ; preds = %324, %301
  %306 = load i32, ptr addrspace(5) %51, align 4
  %307 = load i32, ptr addrspace(5) %42, align 4
  %308 = urem i32 %307, 8
  %309 = icmp ult i32 %306, %308
  br i1 %309, label %310, label %327

310:                                              ; preds = %305
  %311 = load ptr addrspace(1), ptr addrspace(5) %41, align 8
  %312 = load i32, ptr addrspace(5) %51, align 4
  %313 = zext i32 %312 to i64
  %314 = getelementptr inbounds nuw i8, ptr addrspace(1) %311, i64 %313
  %315 = load i8, ptr addrspace(1) %314, align 1
  %316 = zext i8 %315 to i64
  %317 = load i32, ptr addrspace(5) %51, align 4
  %318 = mul i32 8, %317
  %319 = zext i32 %318 to i64
  %320 = and i64 %319, 63
  %321 = shl i64 %316, %320
  %322 = load i64, ptr addrspace(5) %50, align 8
  %323 = or i64 %322, %321
  store i64 %323, ptr addrspace(5) %50, align 8
  br label %324

324:                                              ; preds = %310
  %325 = load i32, ptr addrspace(5) %51, align 4
  %326 = add i32 %325, 1
  store i32 %326, ptr addrspace(5) %51, align 4
  br label %305

327:                                              ; preds = %305
  %328 = load i64, ptr addrspace(5) %50, align 8
  %329 = load i64, ptr addrspace(5) %46, align 8
  %330 = xor i64 %329, %328
  store i64 %330, ptr addrspace(5) %46, align 8
  %331 = addrspacecast ptr addrspace(5) %43 to ptr
  %332 = addrspacecast ptr addrspace(5) %44 to ptr
  %333 = addrspacecast ptr addrspace(5) %45 to ptr
  %334 = addrspacecast ptr addrspace(5) %46 to ptr
  %335 = addrspacecast ptr addrspace(5) %21 to ptr
  %336 = addrspacecast ptr addrspace(5) %22 to ptr
  %337 = addrspacecast ptr addrspace(5) %23 to ptr
  %338 = addrspacecast ptr addrspace(5) %24 to ptr
  store ptr %331, ptr %335, align 8
  store ptr %332, ptr %336, align 8
  store ptr %333, ptr %337, align 8
  store ptr %334, ptr %338, align 8
  %339 = load ptr, ptr %336, align 8
  %340 = load i64, ptr %339, align 8
  %341 = load ptr, ptr %335, align 8
  %342 = load i64, ptr %341, align 8
  %343 = add i64 %342, %340
  store i64 %343, ptr %341, align 8
  %344 = load ptr, ptr %336, align 8
  %345 = load i64, ptr %344, align 8
  %346 = load ptr, ptr %336, align 8
  %347 = load i64, ptr %346, align 8
  %348 = call i64 @llvm.fshl.i64(i64 %345, i64 %347, i64 13)
  %349 = load ptr, ptr %335, align 8
  %350 = load i64, ptr %349, align 8
  %351 = xor i64 %348, %350
  %352 = load ptr, ptr %336, align 8
  store i64 %351, ptr %352, align 8
  %353 = load ptr, ptr %335, align 8
  %354 = load i64, ptr %353, align 8
  %355 = load ptr, ptr %335, align 8
  %356 = load i64, ptr %355, align 8
  %357 = call i64 @llvm.fshl.i64(i64 %354, i64 %356, i64 32)
  %358 = load ptr, ptr %335, align 8
  store i64 %357, ptr %358, align 8
  %359 = load ptr, ptr %338, align 8
  %360 = load i64, ptr %359, align 8
  %361 = load ptr, ptr %337, align 8
  %362 = load i64, ptr %361, align 8
  %363 = add i64 %362, %360
  store i64 %363, ptr %361, align 8
  %364 = load ptr, ptr %338, align 8
  %365 = load i64, ptr %364, align 8
  %366 = load ptr, ptr %338, align 8
  %367 = load i64, ptr %366, align 8
  %368 = call i64 @llvm.fshl.i64(i64 %365, i64 %367, i64 16)
  %369 = load ptr, ptr %337, align 8
  %370 = load i64, ptr %369, align 8
  %371 = xor i64 %368, %370
  %372 = load ptr, ptr %338, align 8
  store i64 %371, ptr %372, align 8
  %373 = load ptr, ptr %338, align 8
  %374 = load i64, ptr %373, align 8
  %375 = load ptr, ptr %335, align 8
  %376 = load i64, ptr %375, align 8
  %377 = add i64 %376, %374
  store i64 %377, ptr %375, align 8
  %378 = load ptr, ptr %338, align 8
  %379 = load i64, ptr %378, align 8
  %380 = load ptr, ptr %338, align 8
  %381 = load i64, ptr %380, align 8
  %382 = call i64 @llvm.fshl.i64(i64 %379, i64 %381, i64 21)
  %383 = load ptr, ptr %335, align 8
  %384 = load i64, ptr %383, align 8
  %385 = xor i64 %382, %384
  %386 = load ptr, ptr %338, align 8
  store i64 %385, ptr %386, align 8
  %387 = load ptr, ptr %336, align 8
  %388 = load i64, ptr %387, align 8
  %389 = load ptr, ptr %337, align 8
  %390 = load i64, ptr %389, align 8
  %391 = add i64 %390, %388
  store i64 %391, ptr %389, align 8
  %392 = load ptr, ptr %336, align 8
  %393 = load i64, ptr %392, align 8
  %394 = load ptr, ptr %336, align 8
  %395 = load i64, ptr %394, align 8
  %396 = call i64 @llvm.fshl.i64(i64 %393, i64 %395, i64 17)
  %397 = load ptr, ptr %337, align 8
  %398 = load i64, ptr %397, align 8
  %399 = xor i64 %396, %398
  %400 = load ptr, ptr %336, align 8
  store i64 %399, ptr %400, align 8
  %401 = load ptr, ptr %337, align 8
  %402 = load i64, ptr %401, align 8
  %403 = load ptr, ptr %337, align 8
  %404 = load i64, ptr %403, align 8
  %405 = call i64 @llvm.fshl.i64(i64 %402, i64 %404, i64 32)
  %406 = load ptr, ptr %337, align 8
  store i64 %405, ptr %406, align 8
  %407 = addrspacecast ptr addrspace(5) %43 to ptr
  %408 = addrspacecast ptr addrspace(5) %44 to ptr
  %409 = addrspacecast ptr addrspace(5) %45 to ptr
  %410 = addrspacecast ptr addrspace(5) %46 to ptr
  %411 = addrspacecast ptr addrspace(5) %25 to ptr
  %412 = addrspacecast ptr addrspace(5) %26 to ptr
  %413 = addrspacecast ptr addrspace(5) %27 to ptr
  %414 = addrspacecast ptr addrspace(5) %28 to ptr
  store ptr %407, ptr %411, align 8
  store ptr %408, ptr %412, align 8
  store ptr %409, ptr %413, align 8
  store ptr %410, ptr %414, align 8
  %415 = load ptr, ptr %412, align 8
  %416 = load i64, ptr %415, align 8
  %417 = load ptr, ptr %411, align 8
  %418 = load i64, ptr %417, align 8
  %419 = add i64 %418, %416
  store i64 %419, ptr %417, align 8
  %420 = load ptr, ptr %412, align 8
  %421 = load i64, ptr %420, align 8
  %422 = load ptr, ptr %412, align 8
  %423 = load i64, ptr %422, align 8
  %424 = call i64 @llvm.fshl.i64(i64 %421, i64 %423, i64 13)
  %425 = load ptr, ptr %411, align 8
  %426 = load i64, ptr %425, align 8
  %427 = xor i64 %424, %426
  %428 = load ptr, ptr %412, align 8
  store i64 %427, ptr %428, align 8
  %429 = load ptr, ptr %411, align 8
  %430 = load i64, ptr %429, align 8
  %431 = load ptr, ptr %411, align 8
  %432 = load i64, ptr %431, align 8
  %433 = call i64 @llvm.fshl.i64(i64 %430, i64 %432, i64 32)
  %434 = load ptr, ptr %411, align 8
  store i64 %433, ptr %434, align 8
  %435 = load ptr, ptr %414, align 8
  %436 = load i64, ptr %435, align 8
  %437 = load ptr, ptr %413, align 8
  %438 = load i64, ptr %437, align 8
  %439 = add i64 %438, %436
  store i64 %439, ptr %437, align 8
  %440 = load ptr, ptr %414, align 8
  %441 = load i64, ptr %440, align 8
  %442 = load ptr, ptr %414, align 8
  %443 = load i64, ptr %442, align 8
  %444 = call i64 @llvm.fshl.i64(i64 %441, i64 %443, i64 16)
  %445 = load ptr, ptr %413, align 8
  %446 = load i64, ptr %445, align 8
  %447 = xor i64 %444, %446
  %448 = load ptr, ptr %414, align 8
  store i64 %447, ptr %448, align 8
  %449 = load ptr, ptr %414, align 8
  %450 = load i64, ptr %449, align 8
  %451 = load ptr, ptr %411, align 8
  %452 = load i64, ptr %451, align 8
  %453 = add i64 %452, %450
  store i64 %453, ptr %451, align 8
  %454 = load ptr, ptr %414, align 8
  %455 = load i64, ptr %454, align 8
  %456 = load ptr, ptr %414, align 8
  %457 = load i64, ptr %456, align 8
  %458 = call i64 @llvm.fshl.i64(i64 %455, i64 %457, i64 21)
  %459 = load ptr, ptr %411, align 8
  %460 = load i64, ptr %459, align 8
  %461 = xor i64 %458, %460
  %462 = load ptr, ptr %414, align 8
  store i64 %461, ptr %462, align 8
  %463 = load ptr, ptr %412, align 8
  %464 = load i64, ptr %463, align 8
  %465 = load ptr, ptr %413, align 8
  %466 = load i64, ptr %465, align 8
  %467 = add i64 %466, %464
  store i64 %467, ptr %465, align 8
  %468 = load ptr, ptr %412, align 8
  %469 = load i64, ptr %468, align 8
  %470 = load ptr, ptr %412, align 8
  %471 = load i64, ptr %470, align 8
  %472 = call i64 @llvm.fshl.i64(i64 %469, i64 %471, i64 17)
  %473 = load ptr, ptr %413, align 8
  %474 = load i64, ptr %473, align 8
  %475 = xor i64 %472, %474
  %476 = load ptr, ptr %412, align 8
  store i64 %475, ptr %476, align 8
  %477 = load ptr, ptr %413, align 8
  %478 = load i64, ptr %477, align 8
  %479 = load ptr, ptr %413, align 8
  %480 = load i64, ptr %479, align 8
  %481 = call i64 @llvm.fshl.i64(i64 %478, i64 %480, i64 32)
  %482 = load ptr, ptr %413, align 8
  store i64 %481, ptr %482, align 8
  %483 = load i64, ptr addrspace(5) %50, align 8
  %484 = load i64, ptr addrspace(5) %43, align 8
  %485 = xor i64 %484, %483
  store i64 %485, ptr addrspace(5) %43, align 8
  %486 = load i64, ptr addrspace(5) %45, align 8
  %487 = xor i64 %486, 255
  store i64 %487, ptr addrspace(5) %45, align 8
  store i32 0, ptr addrspace(5) %52, align 4
  br label %488

488:                                              ; preds = %568, %327
  %489 = load i32, ptr addrspace(5) %52, align 4
  %490 = icmp slt i32 %489, 4
  br i1 %490, label %491, label %571

491:                                              ; preds = %488
  %492 = addrspacecast ptr addrspace(5) %43 to ptr
  %493 = addrspacecast ptr addrspace(5) %44 to ptr
  %494 = addrspacecast ptr addrspace(5) %45 to ptr
  %495 = addrspacecast ptr addrspace(5) %46 to ptr
  %496 = addrspacecast ptr addrspace(5) %29 to ptr
  %497 = addrspacecast ptr addrspace(5) %30 to ptr
  %498 = addrspacecast ptr addrspace(5) %31 to ptr
  %499 = addrspacecast ptr addrspace(5) %32 to ptr
  store ptr %492, ptr %496, align 8
  store ptr %493, ptr %497, align 8
  store ptr %494, ptr %498, align 8
  store ptr %495, ptr %499, align 8
  %500 = load ptr, ptr %497, align 8
  %501 = load i64, ptr %500, align 8
  %502 = load ptr, ptr %496, align 8
  %503 = load i64, ptr %502, align 8
  %504 = add i64 %503, %501
  store i64 %504, ptr %502, align 8
  %505 = load ptr, ptr %497, align 8
  %506 = load i64, ptr %505, align 8
  %507 = load ptr, ptr %497, align 8
  %508 = load i64, ptr %507, align 8
  %509 = call i64 @llvm.fshl.i64(i64 %506, i64 %508, i64 13)
  %510 = load ptr, ptr %496, align 8
  %511 = load i64, ptr %510, align 8
  %512 = xor i64 %509, %511
  %513 = load ptr, ptr %497, align 8
  store i64 %512, ptr %513, align 8
  %514 = load ptr, ptr %496, align 8
  %515 = load i64, ptr %514, align 8
  %516 = load ptr, ptr %496, align 8
  %517 = load i64, ptr %516, align 8
  %518 = call i64 @llvm.fshl.i64(i64 %515, i64 %517, i64 32)
  %519 = load ptr, ptr %496, align 8
  store i64 %518, ptr %519, align 8
  %520 = load ptr, ptr %499, align 8
  %521 = load i64, ptr %520, align 8
  %522 = load ptr, ptr %498, align 8
  %523 = load i64, ptr %522, align 8
  %524 = add i64 %523, %521
  store i64 %524, ptr %522, align 8
  %525 = load ptr, ptr %499, align 8
  %526 = load i64, ptr %525, align 8
  %527 = load ptr, ptr %499, align 8
  %528 = load i64, ptr %527, align 8
  %529 = call i64 @llvm.fshl.i64(i64 %526, i64 %528, i64 16)
  %530 = load ptr, ptr %498, align 8
  %531 = load i64, ptr %530, align 8
  %532 = xor i64 %529, %531
  %533 = load ptr, ptr %499, align 8
  store i64 %532, ptr %533, align 8
  %534 = load ptr, ptr %499, align 8
  %535 = load i64, ptr %534, align 8
  %536 = load ptr, ptr %496, align 8
  %537 = load i64, ptr %536, align 8
  %538 = add i64 %537, %535
  store i64 %538, ptr %536, align 8
  %539 = load ptr, ptr %499, align 8
  %540 = load i64, ptr %539, align 8
  %541 = load ptr, ptr %499, align 8
  %542 = load i64, ptr %541, align 8
  %543 = call i64 @llvm.fshl.i64(i64 %540, i64 %542, i64 21)
  %544 = load ptr, ptr %496, align 8
  %545 = load i64, ptr %544, align 8
  %546 = xor i64 %543, %545
  %547 = load ptr, ptr %499, align 8
  store i64 %546, ptr %547, align 8
  %548 = load ptr, ptr %497, align 8
  %549 = load i64, ptr %548, align 8
  %550 = load ptr, ptr %498, align 8
  %551 = load i64, ptr %550, align 8
  %552 = add i64 %551, %549
  store i64 %552, ptr %550, align 8
  %553 = load ptr, ptr %497, align 8
  %554 = load i64, ptr %553, align 8
  %555 = load ptr, ptr %497, align 8
  %556 = load i64, ptr %555, align 8
  %557 = call i64 @llvm.fshl.i64(i64 %554, i64 %556, i64 17)
  %558 = load ptr, ptr %498, align 8
  %559 = load i64, ptr %558, align 8
  %560 = xor i64 %557, %559
  %561 = load ptr, ptr %497, align 8
  store i64 %560, ptr %561, align 8
  %562 = load ptr, ptr %498, align 8
  %563 = load i64, ptr %562, align 8
  %564 = load ptr, ptr %498, align 8
  %565 = load i64, ptr %564, align 8
  %566 = call i64 @llvm.fshl.i64(i64 %563, i64 %565, i64 32)
  %567 = load ptr, ptr %498, align 8
  store i64 %566, ptr %567, align 8
  br label %568

568:                                              ; preds = %491
  %569 = load i32, ptr addrspace(5) %52, align 4
  %570 = add nsw i32 %569, 1
  store i32 %570, ptr addrspace(5) %52, align 4
  br label %488

571:                                              ; preds = %488
  %572 = load i64, ptr addrspace(5) %43, align 8
  %573 = load i64, ptr addrspace(5) %44, align 8
  %574 = xor i64 %572, %573
  %575 = load i64, ptr addrspace(5) %45, align 8
  %576 = xor i64 %574, %575
  %577 = load i64, ptr addrspace(5) %46, align 8
  %578 = xor i64 %576, %577
  %579 = load ptr addrspace(1), ptr %55, align 8
  %580 = load i32, ptr addrspace(5) %40, align 4
  %581 = zext i32 %580 to i64
  %582 = getelementptr inbounds nuw i64, ptr addrspace(1) %579, i64 %581
  store i64 %578, ptr addrspace(1) %582, align 8
  br label %583

583:                                              ; preds = %571, %81
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #3

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
!6 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uchar*", !"uint*", !"ulong*", !"ulong", !"ulong", !"uint"}
!9 = !{!"const", !"const", !"", !"", !"", !""}
