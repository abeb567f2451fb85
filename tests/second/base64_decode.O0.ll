; ModuleID = 'base64_decode.cl'
source_filename = "base64_decode.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @base64_decode(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i8, align 1, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i8, align 1, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i8, align 1, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i8, align 1, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca <4 x i8>, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca ptr addrspace(1), align 8, addrspace(5)
  %32 = alloca ptr addrspace(1), align 8, addrspace(5)
  %33 = alloca ptr addrspace(1), align 8, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = addrspacecast ptr addrspace(5) %31 to ptr
  %36 = addrspacecast ptr addrspace(5) %32 to ptr
  %37 = addrspacecast ptr addrspace(5) %33 to ptr
  %38 = addrspacecast ptr addrspace(5) %34 to ptr
  store ptr addrspace(1) %0, ptr %35, align 8
  store ptr addrspace(1) %1, ptr %36, align 8
  store ptr addrspace(1) %2, ptr %37, align 8
  store i32 %3, ptr %38, align 4
  %39 = load ptr addrspace(1), ptr %35, align 8
  %40 = load ptr addrspace(1), ptr %36, align 8
  %41 = load ptr addrspace(1), ptr %37, align 8
  %42 = load i32, ptr %38, align 4
  %43 = addrspacecast ptr addrspace(5) %20 to ptr
  %44 = addrspacecast ptr addrspace(5) %21 to ptr
  %45 = addrspacecast ptr addrspace(5) %22 to ptr
  %46 = addrspacecast ptr addrspace(5) %23 to ptr
  store ptr addrspace(1) %39, ptr %43, align 8
  store ptr addrspace(1) %40, ptr %44, align 8
  store ptr addrspace(1) %41, ptr %45, align 8
  store i32 %42, ptr %46, align 4
  %47 = addrspacecast ptr addrspace(5) %19 to ptr
  %48 = addrspacecast ptr addrspace(5) %10 to ptr
  %49 = call i32 @llvm.amdgcn.workgroup.id.x()
  %50 = addrspacecast ptr addrspace(5) %9 to ptr
  %51 = addrspacecast ptr addrspace(5) %5 to ptr
  %52 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %52, align 4
  %53 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %53, ptr addrspace(5) %7, align 8
  %54 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %55 = load i32, ptr %52, align 4
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr addrspace(4) %54, i64 %56
  %58 = load i16, ptr addrspace(4) %57, align 2
  %59 = zext i16 %58 to i32
  %60 = mul i32 %49, %59
  %61 = addrspacecast ptr addrspace(5) %8 to ptr
  %62 = call i32 @llvm.amdgcn.workitem.id.x()
  %63 = add i32 %60, %62
  %64 = zext i32 %63 to i64
  store i32 %63, ptr addrspace(5) %24, align 4
  %65 = load i32, ptr addrspace(5) %24, align 4
  %66 = load i32, ptr %46, align 4
  %67 = icmp uge i32 %65, %66
  br i1 %67, label %68, label %69

68:                                               ; preds = %4
  br label %330

69:                                               ; preds = %4
  %70 = load ptr addrspace(1), ptr %43, align 8
  %71 = load i32, ptr addrspace(5) %24, align 4
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %70, i64 %72
  %74 = load <4 x i8>, ptr addrspace(1) %73, align 4
  store <4 x i8> %74, ptr addrspace(5) %25, align 4
  %75 = load <4 x i8>, ptr addrspace(5) %25, align 4
  %76 = extractelement <4 x i8> %75, i64 0
  %77 = addrspacecast ptr addrspace(5) %11 to ptr
  %78 = addrspacecast ptr addrspace(5) %12 to ptr
  store i8 %76, ptr %78, align 1
  %79 = load i8, ptr %78, align 1
  %80 = zext i8 %79 to i32
  %81 = icmp sge i32 %80, 65
  br i1 %81, label %82, label %90

82:                                               ; preds = %69
  %83 = load i8, ptr %78, align 1
  %84 = zext i8 %83 to i32
  %85 = icmp sle i32 %84, 90
  br i1 %85, label %86, label %90

86:                                               ; preds = %82
  %87 = load i8, ptr %78, align 1
  %88 = zext i8 %87 to i32
  %89 = sub nsw i32 %88, 65
  store i32 %89, ptr %77, align 4
  br label %122

90:                                               ; preds = %82, %69
  %91 = load i8, ptr %78, align 1
  %92 = zext i8 %91 to i32
  %93 = icmp sge i32 %92, 97
  br i1 %93, label %94, label %103

94:                                               ; preds = %90
  %95 = load i8, ptr %78, align 1
  %96 = zext i8 %95 to i32
  %97 = icmp sle i32 %96, 122
  br i1 %97, label %98, label %103

98:                                               ; preds = %94
  %99 = load i8, ptr %78, align 1
  %100 = zext i8 %99 to i32
  %101 = sub nsw i32 %100, 97
  %102 = add nsw i32 %101, 26
  store i32 %102, ptr %77, align 4
  br label %122

103:                                              ; preds = %94, %90
  %104 = load i8, ptr %78, align 1
  %105 = zext i8 %104 to i32
  %106 = icmp sge i32 %105, 48
  br i1 %106, label %107, label %116

107:                                              ; preds = %103
  %108 = load i8, ptr %78, align 1
  %109 = zext i8 %108 to i32
  %110 = icmp sle i32 %109, 57
  br i1 %110, label %111, label %116

111:                                              ; preds = %107
  %112 = load i8, ptr %78, align 1
  %113 = zext i8 %112 to i32
  %114 = sub nsw i32 %113, 48
  %115 = add nsw i32 %114, 52
  store i32 %115, ptr %77, align 4
  br label %122

116:                                              ; preds = %107, %103
  %117 = load i8, ptr %78, align 1
  %118 = zext i8 %117 to i32
  switch i32 %118, label %121 [
    i32 43, label %119
    i32 45, label %119
    i32 47, label %120
    i32 95, label %120
  ]

119:                                              ; preds = %116, %116
  store i32 62, ptr %77, align 4
  br label %122

120:                                              ; preds = %116, %116
  store i32 63, ptr %77, align 4
  br label %122

121:                                              ; preds = %116
  store i32 -1, ptr %77, align 4
  br label %122

122:                                              ; preds = %86, %98, %111, %119, %120, %121
  %123 = load i32, ptr %77, align 4
  store i32 %123, ptr addrspace(5) %26, align 4
  %124 = load <4 x i8>, ptr addrspace(5) %25, align 4
  %125 = extractelement <4 x i8> %124, i64 1
  %126 = addrspacecast ptr addrspace(5) %13 to ptr
  %127 = addrspacecast ptr addrspace(5) %14 to ptr
  store i8 %125, ptr %127, align 1
  %128 = load i8, ptr %127, align 1
  %129 = zext i8 %128 to i32
  %130 = icmp sge i32 %129, 65
  br i1 %130, label %131, label %139

131:                                              ; preds = %122
  %132 = load i8, ptr %127, align 1
  %133 = zext i8 %132 to i32
  %134 = icmp sle i32 %133, 90
  br i1 %134, label %135, label %139

135:                                              ; preds = %131
  %136 = load i8, ptr %127, align 1
  %137 = zext i8 %136 to i32
  %138 = sub nsw i32 %137, 65
  store i32 %138, ptr %126, align 4
  br label %171

139:                                              ; preds = %131, %122
  %140 = load i8, ptr %127, align 1
  %141 = zext i8 %140 to i32
  %142 = icmp sge i32 %141, 97
  br i1 %142, label %143, label %152

143:                                              ; preds = %139
  %144 = load i8, ptr %127, align 1
  %145 = zext i8 %144 to i32
  %146 = icmp sle i32 %145, 122
  br i1 %146, label %147, label %152

147:                                              ; preds = %143
  %148 = load i8, ptr %127, align 1
  %149 = zext i8 %148 to i32
  %150 = sub nsw i32 %149, 97
  %151 = add nsw i32 %150, 26
  store i32 %151, ptr %126, align 4
  br label %171

152:                                              ; preds = %143, %139
  %153 = load i8, ptr %127, align 1
  %154 = zext i8 %153 to i32
  %155 = icmp sge i32 %154, 48
  br i1 %155, label %156, label %165

156:                                              ; preds = %152
  %157 = load i8, ptr %127, align 1
  %158 = zext i8 %157 to i32
  %159 = icmp sle i32 %158, 57
  br i1 %159, label %160, label %165

160:                                              ; preds = %156
  %161 = load i8, ptr %127, align 1
  %162 = zext i8 %161 to i32
  %163 = sub nsw i32 %162, 48
  %164 = add nsw i32 %163, 52
  store i32 %164, ptr %126, align 4
  br label %171

165:                                              ; preds = %156, %152
  %166 = load i8, ptr %127, align 1
  %167 = zext i8 %166 to i32
  switch i32 %167, label %170 [
    i32 43, label %168
    i32 45, label %168
    i32 47, label %169
    i32 95, label %169
  ]

168:                                              ; preds = %165, %165
  store i32 62, ptr %126, align 4
  br label %171

169:                                              ; preds = %165, %165
  store i32 63, ptr %126, align 4
  br label %171

170:                                              ; preds = %165
  store i32 -1, ptr %126, align 4
  br label %171

171:                                              ; preds = %135, %147, %160, %168, %169, %170
  %172 = load i32, ptr %126, align 4
  store i32 %172, ptr addrspace(5) %27, align 4
  %173 = load <4 x i8>, ptr addrspace(5) %25, align 4
  %174 = extractelement <4 x i8> %173, i64 2
  %175 = addrspacecast ptr addrspace(5) %15 to ptr
  %176 = addrspacecast ptr addrspace(5) %16 to ptr
  store i8 %174, ptr %176, align 1
  %177 = load i8, ptr %176, align 1
  %178 = zext i8 %177 to i32
  %179 = icmp sge i32 %178, 65
  br i1 %179, label %180, label %188

180:                                              ; preds = %171
  %181 = load i8, ptr %176, align 1
  %182 = zext i8 %181 to i32
  %183 = icmp sle i32 %182, 90
  br i1 %183, label %184, label %188

184:                                              ; preds = %180
  %185 = load i8, ptr %176, align 1
  %186 = zext i8 %185 to i32
  %187 = sub nsw i32 %186, 65
  store i32 %187, ptr %175, align 4
  br label %220

188:                                              ; preds = %180, %171
  %189 = load i8, ptr %176, align 1
  %190 = zext i8 %189 to i32
  %191 = icmp sge i32 %190, 97
  br i1 %191, label %192, label %201

192:                                              ; preds = %188
  %193 = load i8, ptr %176, align 1
  %194 = zext i8 %193 to i32
  %195 = icmp sle i32 %194, 122
  br i1 %195, label %196, label %201

196:                                              ; preds = %192
  %197 = load i8, ptr %176, align 1
  %198 = zext i8 %197 to i32
  %199 = sub nsw i32 %198, 97
  %200 = add nsw i32 %199, 26
  store i32 %200, ptr %175, align 4
  br label %220

201:                                              ; preds = %192, %188
  %202 = load i8, ptr %176, align 1
  %203 = zext i8 %202 to i32
  %204 = icmp sge i32 %203, 48
  br i1 %204, label %205, label %214

205:                                              ; preds = %201
  %206 = load i8, ptr %176, align 1
  %207 = zext i8 %206 to i32
  %208 = icmp sle i32 %207, 57
  br i1 %208, label %209, label %214

209:                                              ; preds = %205
  %210 = load i8, ptr %176, align 1
  %211 = zext i8 %210 to i32
  %212 = sub nsw i32 %211, 48
  %213 = add nsw i32 %212, 52
  store i32 %213, ptr %175, align 4
  br label %220

214:                                              ; preds = %205, %201
  %215 = load i8, ptr %176, align 1
  %216 = zext i8 %215 to i32
  switch i32 %216, label %219 [
    i32 43, label %217
    i32 45, label %217
    i32 47, label %218
    i32 95, label %218
  ]

217:                                              ; preds = %214, %214
  store i32 62, ptr %175, align 4
  br label %220

218:                                              ; preds = %214, %214
  store i32 63, ptr %175, align 4
  br label %220

219:                                              ; preds = %214
  store i32 -1, ptr %175, align 4
  br label %220

220:                                              ; preds = %184, %196, %209, %217, %218, %219
  %221 = load i32, ptr %175, align 4
  store i32 %221, ptr addrspace(5) %28, align 4
  %222 = load <4 x i8>, ptr addrspace(5) %25, align 4
  %223 = extractelement <4 x i8> %222, i64 3
  %224 = addrspacecast ptr addrspace(5) %17 to ptr
  %225 = addrspacecast ptr addrspace(5) %18 to ptr
  store i8 %223, ptr %225, align 1
  %226 = load i8, ptr %225, align 1
  %227 = zext i8 %226 to i32
  %228 = icmp sge i32 %227, 65
  br i1 %228, label %229, label %237

229:                                              ; preds = %220
  %230 = load i8, ptr %225, align 1
  %231 = zext i8 %230 to i32
  %232 = icmp sle i32 %231, 90
  br i1 %232, label %233, label %237

233:                                              ; preds = %229
  %234 = load i8, ptr %225, align 1
  %235 = zext i8 %234 to i32
  %236 = sub nsw i32 %235, 65
  store i32 %236, ptr %224, align 4
  br label %269

237:                                              ; preds = %229, %220
  %238 = load i8, ptr %225, align 1
  %239 = zext i8 %238 to i32
  %240 = icmp sge i32 %239, 97
  br i1 %240, label %241, label %250

241:                                              ; preds = %237
  %242 = load i8, ptr %225, align 1
  %243 = zext i8 %242 to i32
  %244 = icmp sle i32 %243, 122
  br i1 %244, label %245, label %250

245:                                              ; preds = %241
  %246 = load i8, ptr %225, align 1
  %247 = zext i8 %246 to i32
  %248 = sub nsw i32 %247, 97
  %249 = add nsw i32 %248, 26
  store i32 %249, ptr %224, align 4
  br label %269

250:                                              ; preds = %241, %237
  %251 = load i8, ptr %225, align 1
  %252 = zext i8 %251 to i32
  %253 = icmp sge i32 %252, 48
  br i1 %253, label %254, label %263

254:                                              ; preds = %250
  %255 = load i8, ptr %225, align 1
  %256 = zext i8 %255 to i32
  %257 = icmp sle i32 %256, 57
  br i1 %257, label %258, label %263

258:                                              ; preds = %254
  %259 = load i8, ptr %225, align 1
  %260 = zext i8 %259 to i32
  %261 = sub nsw i32 %260, 48
  %262 = add nsw i32 %261, 52
  store i32 %262, ptr %224, align 4
  br label %269

263:                                              ; preds = %254, %250
  %264 = load i8, ptr %225, align 1
  %265 = zext i8 %264 to i32
  switch i32 %265, label %268 [
    i32 43, label %266
    i32 45, label %266
    i32 47, label %267
    i32 95, label %267
  ]

266:                                              ; preds = %263, %263
  store i32 62, ptr %224, align 4
  br label %269

267:                                              ; preds = %263, %263
  store i32 63, ptr %224, align 4
  br label %269

268:                                              ; preds = %263
  store i32 -1, ptr %224, align 4
  br label %269

269:                                              ; preds = %233, %245, %258, %266, %267, %268
  %270 = load i32, ptr %224, align 4
  store i32 %270, ptr addrspace(5) %29, align 4
  %271 = load i32, ptr addrspace(5) %26, align 4
  %272 = icmp slt i32 %271, 0
  %273 = zext i1 %272 to i32
  %274 = load i32, ptr addrspace(5) %27, align 4
  %275 = icmp slt i32 %274, 0
  %276 = zext i1 %275 to i32
  %277 = add nsw i32 %273, %276
  %278 = load i32, ptr addrspace(5) %28, align 4
  %279 = icmp slt i32 %278, 0
  %280 = zext i1 %279 to i32
  %281 = add nsw i32 %277, %280
  %282 = load i32, ptr addrspace(5) %29, align 4
  %283 = icmp slt i32 %282, 0
  %284 = zext i1 %283 to i32
  %285 = add nsw i32 %281, %284
  %286 = trunc i32 %285 to i8
  %287 = load ptr addrspace(1), ptr %45, align 8
  %288 = load i32, ptr addrspace(5) %24, align 4
  %289 = zext i32 %288 to i64
  %290 = getelementptr inbounds nuw i8, ptr addrspace(1) %287, i64 %289
  store i8 %286, ptr addrspace(1) %290, align 1
  %291 = load i32, ptr addrspace(5) %26, align 4
  %292 = and i32 %291, 63
  %293 = shl i32 %292, 18
  %294 = load i32, ptr addrspace(5) %27, align 4
  %295 = and i32 %294, 63
  %296 = shl i32 %295, 12
  %297 = or i32 %293, %296
  %298 = load i32, ptr addrspace(5) %28, align 4
  %299 = and i32 %298, 63
  %300 = shl i32 %299, 6
  %301 = or i32 %297, %300
  %302 = load i32, ptr addrspace(5) %29, align 4
  %303 = and i32 %302, 63
  %304 = or i32 %301, %303
  store i32 %304, ptr addrspace(5) %30, align 4
  %305 = load i32, ptr addrspace(5) %30, align 4
  %306 = lshr i32 %305, 16
  %307 = trunc i32 %306 to i8
  %308 = load ptr addrspace(1), ptr %44, align 8
  %309 = load i32, ptr addrspace(5) %24, align 4
  %310 = mul i32 %309, 3
  %311 = zext i32 %310 to i64
  %312 = getelementptr inbounds nuw i8, ptr addrspace(1) %308, i64 %311
  store i8 %307, ptr addrspace(1) %312, align 1
  %313 = load i32, ptr addrspace(5) %30, align 4
  %314 = lshr i32 %313, 8
  %315 = trunc i32 %314 to i8
  %316 = load ptr addrspace(1), ptr %44, align 8
  %317 = load i32, ptr addrspace(5) %24, align 4
  %318 = mul i32 %317, 3
  %319 = add i32 %318, 1
  %320 = zext i32 %319 to i64
  %321 = getelementptr inbounds nuw i8, ptr addrspace(1) %316, i64 %320
  store i8 %315, ptr addrspace(1) %321, align 1
  %322 = load i32, ptr addrspace(5) %30, align 4
  %323 = trunc i32 %322 to i8
  %324 = load ptr addrspace(1), ptr %44, align 8
  %325 = load i32, ptr addrspace(5) %24, align 4
  %326 = mul i32 %325, 3
  %327 = add i32 %326, 2
  %328 = zext i32 %327 to i64
  %329 = getelementptr inbounds nuw i8, ptr addrspace(1) %324, i64 %328
  store i8 %323, ptr addrspace(1) %329, align 1
  br label %330

330:                                              ; preds = %68, %269
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_base64_decode(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i8, align 1, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i8, align 1, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i8, align 1, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i8, align 1, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca <4 x i8>, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = addrspacecast ptr addrspace(5) %20 to ptr
  %32 = addrspacecast ptr addrspace(5) %21 to ptr
  %33 = addrspacecast ptr addrspace(5) %22 to ptr
  %34 = addrspacecast ptr addrspace(5) %23 to ptr
  store ptr addrspace(1) %0, ptr %31, align 8
  store ptr addrspace(1) %1, ptr %32, align 8
  store ptr addrspace(1) %2, ptr %33, align 8
  store i32 %3, ptr %34, align 4
  %35 = addrspacecast ptr addrspace(5) %19 to ptr
  %36 = addrspacecast ptr addrspace(5) %10 to ptr
  %37 = call i32 @llvm.amdgcn.workgroup.id.x()
  %38 = addrspacecast ptr addrspace(5) %9 to ptr
  %39 = addrspacecast ptr addrspace(5) %5 to ptr
  %40 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %40, align 4
  %41 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %41, ptr addrspace(5) %7, align 8
  %42 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %43 = load i32, ptr %40, align 4
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr addrspace(4) %42, i64 %44
  %46 = load i16, ptr addrspace(4) %45, align 2
  %47 = zext i16 %46 to i32
  %48 = mul i32 %37, %47
  %49 = addrspacecast ptr addrspace(5) %8 to ptr
  %50 = call i32 @llvm.amdgcn.workitem.id.x()
  %51 = add i32 %48, %50
  %52 = zext i32 %51 to i64
  %53 = trunc i64 %52 to i32
  store i32 %53, ptr addrspace(5) %24, align 4
  %54 = load i32, ptr addrspace(5) %24, align 4
  %55 = load i32, ptr %34, align 4
  %56 = icmp uge i32 %54, %55
  br i1 %56, label %57, label %58

57:                                               ; preds = %4
  br label %319

58:                                               ; preds = %4
  %59 = load ptr addrspace(1), ptr %31, align 8
  %60 = load i32, ptr addrspace(5) %24, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %59, i64 %61
  %63 = load <4 x i8>, ptr addrspace(1) %62, align 4
  store <4 x i8> %63, ptr addrspace(5) %25, align 4
  %64 = load <4 x i8>, ptr addrspace(5) %25, align 4
  %65 = extractelement <4 x i8> %64, i64 0
  %66 = addrspacecast ptr addrspace(5) %11 to ptr
  %67 = addrspacecast ptr addrspace(5) %12 to ptr
  store i8 %65, ptr %67, align 1
  %68 = load i8, ptr %67, align 1
  %69 = zext i8 %68 to i32
  %70 = icmp sge i32 %69, 65
  br i1 %70, label %71, label %79

71:                                               ; preds = %58
  %72 = load i8, ptr %67, align 1
  %73 = zext i8 %72 to i32
  %74 = icmp sle i32 %73, 90
  br i1 %74, label %75, label %79

75:                                               ; preds = %71
  %76 = load i8, ptr %67, align 1
  %77 = zext i8 %76 to i32
  %78 = sub nsw i32 %77, 65
  store i32 %78, ptr %66, align 4
  br label %111

79:                                               ; preds = %71, %58
  %80 = load i8, ptr %67, align 1
  %81 = zext i8 %80 to i32
  %82 = icmp sge i32 %81, 97
  br i1 %82, label %83, label %92

83:                                               ; preds = %79
  %84 = load i8, ptr %67, align 1
  %85 = zext i8 %84 to i32
  %86 = icmp sle i32 %85, 122
  br i1 %86, label %87, label %92

87:                                               ; preds = %83
  %88 = load i8, ptr %67, align 1
  %89 = zext i8 %88 to i32
  %90 = sub nsw i32 %89, 97
  %91 = add nsw i32 %90, 26
  store i32 %91, ptr %66, align 4
  br label %111

92:                                               ; preds = %83, %79
  %93 = load i8, ptr %67, align 1
  %94 = zext i8 %93 to i32
  %95 = icmp sge i32 %94, 48
  br i1 %95, label %96, label %105

96:                                               ; preds = %92
  %97 = load i8, ptr %67, align 1
  %98 = zext i8 %97 to i32
  %99 = icmp sle i32 %98, 57
  br i1 %99, label %100, label %105

100:                                              ; preds = %96
  %101 = load i8, ptr %67, align 1
  %102 = zext i8 %101 to i32
  %103 = sub nsw i32 %102, 48
  %104 = add nsw i32 %103, 52
  store i32 %104, ptr %66, align 4
  br label %111

105:                                              ; preds = %96, %92
  %106 = load i8, ptr %67, align 1
  %107 = zext i8 %106 to i32
  switch i32 %107, label %110 [
    i32 43, label %108
    i32 45, label %108
    i32 47, label %109
    i32 95, label %109
  ]

108:                                              ; preds = %105, %105
  store i32 62, ptr %66, align 4
  br label %111

109:                                              ; preds = %105, %105
  store i32 63, ptr %66, align 4
  br label %111

110:                                              ; preds = %105
  store i32 -1, ptr %66, align 4
  br label %111

111:                                              ; preds = %75, %87, %100, %108, %109, %110
  %112 = load i32, ptr %66, align 4
  store i32 %112, ptr addrspace(5) %26, align 4
  %113 = load <4 x i8>, ptr addrspace(5) %25, align 4
  %114 = extractelement <4 x i8> %113, i64 1
  %115 = addrspacecast ptr addrspace(5) %13 to ptr
  %116 = addrspacecast ptr addrspace(5) %14 to ptr
  store i8 %114, ptr %116, align 1
  %117 = load i8, ptr %116, align 1
  %118 = zext i8 %117 to i32
  %119 = icmp sge i32 %118, 65
  br i1 %119, label %120, label %128

120:                                              ; preds = %111
  %121 = load i8, ptr %116, align 1
  %122 = zext i8 %121 to i32
  %123 = icmp sle i32 %122, 90
  br i1 %123, label %124, label %128

124:                                              ; preds = %120
  %125 = load i8, ptr %116, align 1
  %126 = zext i8 %125 to i32
  %127 = sub nsw i32 %126, 65
  store i32 %127, ptr %115, align 4
  br label %160

128:                                              ; preds = %120, %111
  %129 = load i8, ptr %116, align 1
  %130 = zext i8 %129 to i32
  %131 = icmp sge i32 %130, 97
  br i1 %131, label %132, label %141

132:                                              ; preds = %128
  %133 = load i8, ptr %116, align 1
  %134 = zext i8 %133 to i32
  %135 = icmp sle i32 %134, 122
  br i1 %135, label %136, label %141

136:                                              ; preds = %132
  %137 = load i8, ptr %116, align 1
  %138 = zext i8 %137 to i32
  %139 = sub nsw i32 %138, 97
  %140 = add nsw i32 %139, 26
  store i32 %140, ptr %115, align 4
  br label %160

141:                                              ; preds = %132, %128
  %142 = load i8, ptr %116, align 1
  %143 = zext i8 %142 to i32
  %144 = icmp sge i32 %143, 48
  br i1 %144, label %145, label %154

145:                                              ; preds = %141
  %146 = load i8, ptr %116, align 1
  %147 = zext i8 %146 to i32
  %148 = icmp sle i32 %147, 57
  br i1 %148, label %149, label %154

149:                                              ; preds = %145
  %150 = load i8, ptr %116, align 1
  %151 = zext i8 %150 to i32
  %152 = sub nsw i32 %151, 48
  %153 = add nsw i32 %152, 52
  store i32 %153, ptr %115, align 4
  br label %160

154:                                              ; preds = %145, %141
  %155 = load i8, ptr %116, align 1
  %156 = zext i8 %155 to i32
  switch i32 %156, label %159 [
    i32 43, label %157
    i32 45, label %157
    i32 47, label %158
    i32 95, label %158
  ]

157:                                              ; preds = %154, %154
  store i32 62, ptr %115, align 4
  br label %160

158:                                              ; preds = %154, %154
  store i32 63, ptr %115, align 4
  br label %160

159:                                              ; preds = %154
  store i32 -1, ptr %115, align 4
  br label %160

160:                                              ; preds = %124, %136, %149, %157, %158, %159
  %161 = load i32, ptr %115, align 4
  store i32 %161, ptr addrspace(5) %27, align 4
  %162 = load <4 x i8>, ptr addrspace(5) %25, align 4
  %163 = extractelement <4 x i8> %162, i64 2
  %164 = addrspacecast ptr addrspace(5) %15 to ptr
  %165 = addrspacecast ptr addrspace(5) %16 to ptr
  store i8 %163, ptr %165, align 1
  %166 = load i8, ptr %165, align 1
  %167 = zext i8 %166 to i32
  %168 = icmp sge i32 %167, 65
  br i1 %168, label %169, label %177

169:                                              ; preds = %160
  %170 = load i8, ptr %165, align 1
  %171 = zext i8 %170 to i32
  %172 = icmp sle i32 %171, 90
  br i1 %172, label %173, label %177

173:                                              ; preds = %169
  %174 = load i8, ptr %165, align 1
  %175 = zext i8 %174 to i32
  %176 = sub nsw i32 %175, 65
  store i32 %176, ptr %164, align 4
  br label %209

177:                                              ; preds = %169, %160
  %178 = load i8, ptr %165, align 1
  %179 = zext i8 %178 to i32
  %180 = icmp sge i32 %179, 97
  br i1 %180, label %181, label %190

181:                                              ; preds = %177
  %182 = load i8, ptr %165, align 1
  %183 = zext i8 %182 to i32
  %184 = icmp sle i32 %183, 122
  br i1 %184, label %185, label %190

185:                                              ; preds = %181
  %186 = load i8, ptr %165, align 1
  %187 = zext i8 %186 to i32
  %188 = sub nsw i32 %187, 97
  %189 = add nsw i32 %188, 26
  store i32 %189, ptr %164, align 4
  br label %209

190:                                              ; preds = %181, %177
  %191 = load i8, ptr %165, align 1
  %192 = zext i8 %191 to i32
  %193 = icmp sge i32 %192, 48
  br i1 %193, label %194, label %203

194:                                              ; preds = %190
  %195 = load i8, ptr %165, align 1
  %196 = zext i8 %195 to i32
  %197 = icmp sle i32 %196, 57
  br i1 %197, label %198, label %203

198:                                              ; preds = %194
  %199 = load i8, ptr %165, align 1
  %200 = zext i8 %199 to i32
  %201 = sub nsw i32 %200, 48
  %202 = add nsw i32 %201, 52
  store i32 %202, ptr %164, align 4
  br label %209

203:                                              ; preds = %194, %190
  %204 = load i8, ptr %165, align 1
  %205 = zext i8 %204 to i32
  switch i32 %205, label %208 [
    i32 43, label %206
    i32 45, label %206
    i32 47, label %207
    i32 95, label %207
  ]

206:                                              ; preds = %203, %203
  store i32 62, ptr %164, align 4
  br label %209

207:                                              ; preds = %203, %203
  store i32 63, ptr %164, align 4
  br label %209

208:                                              ; preds = %203
  store i32 -1, ptr %164, align 4
  br label %209

209:                                              ; preds = %173, %185, %198, %206, %207, %208
  %210 = load i32, ptr %164, align 4
  store i32 %210, ptr addrspace(5) %28, align 4
  %211 = load <4 x i8>, ptr addrspace(5) %25, align 4
  %212 = extractelement <4 x i8> %211, i64 3
  %213 = addrspacecast ptr addrspace(5) %17 to ptr
  %214 = addrspacecast ptr addrspace(5) %18 to ptr
  store i8 %212, ptr %214, align 1
  %215 = load i8, ptr %214, align 1
  %216 = zext i8 %215 to i32
  %217 = icmp sge i32 %216, 65
  br i1 %217, label %218, label %226

218:                                              ; preds = %209
  %219 = load i8, ptr %214, align 1
  %220 = zext i8 %219 to i32
  %221 = icmp sle i32 %220, 90
  br i1 %221, label %222, label %226

222:                                              ; preds = %218
  %223 = load i8, ptr %214, align 1
  %224 = zext i8 %223 to i32
  %225 = sub nsw i32 %224, 65
  store i32 %225, ptr %213, align 4
  br label %258

226:                                              ; preds = %218, %209
  %227 = load i8, ptr %214, align 1
  %228 = zext i8 %227 to i32
  %229 = icmp sge i32 %228, 97
  br i1 %229, label %230, label %239

230:                                              ; preds = %226
  %231 = load i8, ptr %214, align 1
  %232 = zext i8 %231 to i32
  %233 = icmp sle i32 %232, 122
  br i1 %233, label %234, label %239

234:                                              ; preds = %230
  %235 = load i8, ptr %214, align 1
  %236 = zext i8 %235 to i32
  %237 = sub nsw i32 %236, 97
  %238 = add nsw i32 %237, 26
  store i32 %238, ptr %213, align 4
  br label %258

239:                                              ; preds = %230, %226
  %240 = load i8, ptr %214, align 1
  %241 = zext i8 %240 to i32
  %242 = icmp sge i32 %241, 48
  br i1 %242, label %243, label %252

243:                                              ; preds = %239
  %244 = load i8, ptr %214, align 1
  %245 = zext i8 %244 to i32
  %246 = icmp sle i32 %245, 57
  br i1 %246, label %247, label %252

247:                                              ; preds = %243
  %248 = load i8, ptr %214, align 1
  %249 = zext i8 %248 to i32
  %250 = sub nsw i32 %249, 48
  %251 = add nsw i32 %250, 52
  store i32 %251, ptr %213, align 4
  br label %258

252:                                              ; preds = %243, %239
  %253 = load i8, ptr %214, align 1
  %254 = zext i8 %253 to i32
  switch i32 %254, label %257 [
    i32 43, label %255
    i32 45, label %255
    i32 47, label %256
    i32 95, label %256
  ]

255:                                              ; preds = %252, %252
  store i32 62, ptr %213, align 4
  br label %258

256:                                              ; preds = %252, %252
  store i32 63, ptr %213, align 4
  br label %258

257:                                              ; preds = %252
  store i32 -1, ptr %213, align 4
  br label %258

258:                                              ; preds = %222, %234, %247, %255, %256, %257
  %259 = load i32, ptr %213, align 4
  store i32 %259, ptr addrspace(5) %29, align 4
  %260 = load i32, ptr addrspace(5) %26, align 4
  %261 = icmp slt i32 %260, 0
  %262 = zext i1 %261 to i32
  %263 = load i32, ptr addrspace(5) %27, align 4
  %264 = icmp slt i32 %263, 0
  %265 = zext i1 %264 to i32
  %266 = add nsw i32 %262, %265
  %267 = load i32, ptr addrspace(5) %28, align 4
  %268 = icmp slt i32 %267, 0
  %269 = zext i1 %268 to i32
  %270 = add nsw i32 %266, %269
  %271 = load i32, ptr addrspace(5) %29, align 4
  %272 = icmp slt i32 %271, 0
  %273 = zext i1 %272 to i32
  %274 = add nsw i32 %270, %273
  %275 = trunc i32 %274 to i8
  %276 = load ptr addrspace(1), ptr %33, align 8
  %277 = load i32, ptr addrspace(5) %24, align 4
  %278 = zext i32 %277 to i64
  %279 = getelementptr inbounds nuw i8, ptr addrspace(1) %276, i64 %278
  store i8 %275, ptr addrspace(1) %279, align 1
  %280 = load i32, ptr addrspace(5) %26, align 4
  %281 = and i32 %280, 63
  %282 = shl i32 %281, 18
  %283 = load i32, ptr addrspace(5) %27, align 4
  %284 = and i32 %283, 63
  %285 = shl i32 %284, 12
  %286 = or i32 %282, %285
  %287 = load i32, ptr addrspace(5) %28, align 4
  %288 = and i32 %287, 63
  %289 = shl i32 %288, 6
  %290 = or i32 %286, %289
  %291 = load i32, ptr addrspace(5) %29, align 4
  %292 = and i32 %291, 63
  %293 = or i32 %290, %292
  store i32 %293, ptr addrspace(5) %30, align 4
  %294 = load i32, ptr addrspace(5) %30, align 4
  %295 = lshr i32 %294, 16
  %296 = trunc i32 %295 to i8
  %297 = load ptr addrspace(1), ptr %32, align 8
  %298 = load i32, ptr addrspace(5) %24, align 4
  %299 = mul i32 %298, 3
  %300 = zext i32 %299 to i64
  %301 = getelementptr inbounds nuw i8, ptr addrspace(1) %297, i64 %300
  store i8 %296, ptr addrspace(1) %301, align 1
  %302 = load i32, ptr addrspace(5) %30, align 4
  %303 = lshr i32 %302, 8
  %304 = trunc i32 %303 to i8
  %305 = load ptr addrspace(1), ptr %32, align 8
  %306 = load i32, ptr addrspace(5) %24, align 4
  %307 = mul i32 %306, 3
  %308 = add i32 %307, 1
  %309 = zext i32 %308 to i64
  %310 = getelementptr inbounds nuw i8, ptr addrspace(1) %305, i64 %309
  store i8 %304, ptr addrspace(1) %310, align 1
  %311 = load i32, ptr addrspace(5) %30, align 4
  %312 = trunc i32 %311 to i8
  %313 = load ptr addrspace(1), ptr %32, align 8
  %314 = load i32, ptr addrspace(5) %24, align 4
  %315 = mul i32 %314, 3
  %316 = add i32 %315, 2
  %317 = zext i32 %316 to i64
  %318 = getelementptr inbounds nuw i8, ptr addrspace(1) %313, i64 %317
  store i8 %312, ptr addrspace(1) %318, align 1
  br label %319

319:                                              ; preds = %258, %57
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!"uchar4*", !"uchar*", !"uchar*", !"uint"}
!9 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar*", !"uchar*", !"uint"}
!10 = !{!"const", !"", !"", !""}
