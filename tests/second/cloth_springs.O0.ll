; ModuleID = 'cloth_springs.cl'
source_filename = "cloth_springs.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @cloth_springs(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6, float noundef %7) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
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
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca ptr addrspace(1), align 8, addrspace(5)
  %25 = alloca ptr addrspace(1), align 8, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca float, align 4, addrspace(5)
  %29 = alloca float, align 4, addrspace(5)
  %30 = alloca float, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca <4 x float>, align 16, addrspace(5)
  %35 = alloca float, align 4, addrspace(5)
  %36 = alloca float, align 4, addrspace(5)
  %37 = alloca float, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca i32, align 4, addrspace(5)
  %42 = alloca <4 x float>, align 16, addrspace(5)
  %43 = alloca float, align 4, addrspace(5)
  %44 = alloca float, align 4, addrspace(5)
  %45 = alloca float, align 4, addrspace(5)
  %46 = alloca float, align 4, addrspace(5)
  %47 = alloca float, align 4, addrspace(5)
  %48 = alloca float, align 4, addrspace(5)
  %49 = alloca <4 x float>, align 16, addrspace(5)
  %50 = alloca float, align 4, addrspace(5)
  %51 = alloca <4 x float>, align 16, addrspace(5)
  %52 = alloca ptr addrspace(1), align 8, addrspace(5)
  %53 = alloca ptr addrspace(1), align 8, addrspace(5)
  %54 = alloca ptr addrspace(1), align 8, addrspace(5)
  %55 = alloca i32, align 4, addrspace(5)
  %56 = alloca i32, align 4, addrspace(5)
  %57 = alloca float, align 4, addrspace(5)
  %58 = alloca float, align 4, addrspace(5)
  %59 = alloca float, align 4, addrspace(5)
  %60 = addrspacecast ptr addrspace(5) %52 to ptr
  %61 = addrspacecast ptr addrspace(5) %53 to ptr
  %62 = addrspacecast ptr addrspace(5) %54 to ptr
  %63 = addrspacecast ptr addrspace(5) %55 to ptr
  %64 = addrspacecast ptr addrspace(5) %56 to ptr
  %65 = addrspacecast ptr addrspace(5) %57 to ptr
  %66 = addrspacecast ptr addrspace(5) %58 to ptr
  %67 = addrspacecast ptr addrspace(5) %59 to ptr
  store ptr addrspace(1) %0, ptr %60, align 8
  store ptr addrspace(1) %1, ptr %61, align 8
  store ptr addrspace(1) %2, ptr %62, align 8
  store i32 %3, ptr %63, align 4
  store i32 %4, ptr %64, align 4
  store float %5, ptr %65, align 4
  store float %6, ptr %66, align 4
  store float %7, ptr %67, align 4
  %68 = load ptr addrspace(1), ptr %60, align 8
  %69 = load ptr addrspace(1), ptr %61, align 8
  %70 = load ptr addrspace(1), ptr %62, align 8
  %71 = load i32, ptr %63, align 4
  %72 = load i32, ptr %64, align 4
  %73 = load float, ptr %65, align 4
  %74 = load float, ptr %66, align 4
  %75 = load float, ptr %67, align 4
  %76 = addrspacecast ptr addrspace(5) %23 to ptr
  %77 = addrspacecast ptr addrspace(5) %24 to ptr
  %78 = addrspacecast ptr addrspace(5) %25 to ptr
  %79 = addrspacecast ptr addrspace(5) %26 to ptr
  %80 = addrspacecast ptr addrspace(5) %27 to ptr
  %81 = addrspacecast ptr addrspace(5) %28 to ptr
  %82 = addrspacecast ptr addrspace(5) %29 to ptr
  %83 = addrspacecast ptr addrspace(5) %30 to ptr
  %84 = addrspacecast ptr addrspace(5) %51 to ptr
  store ptr addrspace(1) %68, ptr %76, align 8
  store ptr addrspace(1) %69, ptr %77, align 8
  store ptr addrspace(1) %70, ptr %78, align 8
  store i32 %71, ptr %79, align 4
  store i32 %72, ptr %80, align 4
  store float %73, ptr %81, align 4
  store float %74, ptr %82, align 4
  store float %75, ptr %83, align 4
  %85 = addrspacecast ptr addrspace(5) %22 to ptr
  %86 = addrspacecast ptr addrspace(5) %20 to ptr
  %87 = call i32 @llvm.amdgcn.workgroup.id.x()
  %88 = addrspacecast ptr addrspace(5) %19 to ptr
  %89 = addrspacecast ptr addrspace(5) %15 to ptr
  %90 = addrspacecast ptr addrspace(5) %16 to ptr
  store i32 4, ptr %90, align 4
  %91 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %91, ptr addrspace(5) %17, align 8
  %92 = load ptr addrspace(4), ptr addrspace(5) %17, align 8
  %93 = load i32, ptr %90, align 4
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i8, ptr addrspace(4) %92, i64 %94
  %96 = load i16, ptr addrspace(4) %95, align 2
  %97 = zext i16 %96 to i32
  %98 = mul i32 %87, %97
  %99 = addrspacecast ptr addrspace(5) %18 to ptr
  %100 = call i32 @llvm.amdgcn.workitem.id.x()
  %101 = add i32 %98, %100
  %102 = zext i32 %101 to i64
  store i32 %101, ptr addrspace(5) %31, align 4
  %103 = addrspacecast ptr addrspace(5) %21 to ptr
  %104 = addrspacecast ptr addrspace(5) %14 to ptr
  %105 = call i32 @llvm.amdgcn.workgroup.id.y()
  %106 = addrspacecast ptr addrspace(5) %13 to ptr
  %107 = addrspacecast ptr addrspace(5) %10 to ptr
  %108 = addrspacecast ptr addrspace(5) %11 to ptr
  store i32 6, ptr %108, align 4
  %109 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %109, ptr addrspace(5) %12, align 8
  %110 = load ptr addrspace(4), ptr addrspace(5) %12, align 8
  %111 = load i32, ptr %108, align 4
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw i8, ptr addrspace(4) %110, i64 %112
  %114 = load i16, ptr addrspace(4) %113, align 2
  %115 = zext i16 %114 to i32
  %116 = mul i32 %105, %115
  %117 = addrspacecast ptr addrspace(5) %9 to ptr
  %118 = call i32 @llvm.amdgcn.workitem.id.y()
  %119 = add i32 %116, %118
  %120 = zext i32 %119 to i64
  store i32 %119, ptr addrspace(5) %32, align 4
  %121 = load i32, ptr addrspace(5) %31, align 4
  %122 = load i32, ptr %79, align 4
  %123 = icmp sge i32 %121, %122
  br i1 %123, label %128, label %124

124:                                              ; preds = %8
  %125 = load i32, ptr addrspace(5) %32, align 4
  %126 = load i32, ptr %80, align 4
  %127 = icmp sge i32 %125, %126
  br i1 %127, label %128, label %129

128:                                              ; preds = %124, %8
  br label %311

129:                                              ; preds = %124
  %130 = load i32, ptr addrspace(5) %32, align 4
  %131 = load i32, ptr %79, align 4
  %132 = mul nsw i32 %130, %131
  %133 = load i32, ptr addrspace(5) %31, align 4
  %134 = add nsw i32 %132, %133
  store i32 %134, ptr addrspace(5) %33, align 4
  %135 = load ptr addrspace(1), ptr %76, align 8
  %136 = load i32, ptr addrspace(5) %33, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds <4 x float>, ptr addrspace(1) %135, i64 %137
  %139 = load <4 x float>, ptr addrspace(1) %138, align 16
  store <4 x float> %139, ptr addrspace(5) %34, align 16
  %140 = load i32, ptr addrspace(5) %32, align 4
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %148

142:                                              ; preds = %129
  %143 = load <4 x float>, ptr addrspace(5) %34, align 16
  %144 = load ptr addrspace(1), ptr %78, align 8
  %145 = load i32, ptr addrspace(5) %33, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds <4 x float>, ptr addrspace(1) %144, i64 %146
  store <4 x float> %143, ptr addrspace(1) %147, align 16
  br label %311

148:                                              ; preds = %129
  store float 0.000000e+00, ptr addrspace(5) %35, align 4
  store float 0xC0239EB860000000, ptr addrspace(5) %36, align 4
  store float 0.000000e+00, ptr addrspace(5) %37, align 4
  store i32 -1, ptr addrspace(5) %38, align 4
  br label %149

149:                                              ; preds = %252, %148
  %150 = load i32, ptr addrspace(5) %38, align 4
  %151 = icmp sle i32 %150, 1
  br i1 %151, label %152, label %255

152:                                              ; preds = %149
  store i32 -1, ptr addrspace(5) %39, align 4
  br label %153

153:                                              ; preds = %249, %152
  %154 = load i32, ptr addrspace(5) %39, align 4
  %155 = icmp sle i32 %154, 1
  br i1 %155, label %156, label %252

156:                                              ; preds = %153
  %157 = load i32, ptr addrspace(5) %31, align 4
  %158 = load i32, ptr addrspace(5) %39, align 4
  %159 = add nsw i32 %157, %158
  store i32 %159, ptr addrspace(5) %40, align 4
  %160 = load i32, ptr addrspace(5) %32, align 4
  %161 = load i32, ptr addrspace(5) %38, align 4
  %162 = add nsw i32 %160, %161
  store i32 %162, ptr addrspace(5) %41, align 4
  %163 = load i32, ptr addrspace(5) %39, align 4
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %165, label %168

165:                                              ; preds = %156
  %166 = load i32, ptr addrspace(5) %38, align 4
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %182, label %168

168:                                              ; preds = %165, %156
  %169 = load i32, ptr addrspace(5) %40, align 4
  %170 = icmp slt i32 %169, 0
  br i1 %170, label %182, label %171

171:                                              ; preds = %168
  %172 = load i32, ptr addrspace(5) %41, align 4
  %173 = icmp slt i32 %172, 0
  br i1 %173, label %182, label %174

174:                                              ; preds = %171
  %175 = load i32, ptr addrspace(5) %40, align 4
  %176 = load i32, ptr %79, align 4
  %177 = icmp sge i32 %175, %176
  br i1 %177, label %182, label %178

178:                                              ; preds = %174
  %179 = load i32, ptr addrspace(5) %41, align 4
  %180 = load i32, ptr %80, align 4
  %181 = icmp sge i32 %179, %180
  br i1 %181, label %182, label %183

182:                                              ; preds = %178, %174, %171, %168, %165
  br label %249

183:                                              ; preds = %178
  %184 = load ptr addrspace(1), ptr %76, align 8
  %185 = load i32, ptr addrspace(5) %41, align 4
  %186 = load i32, ptr %79, align 4
  %187 = mul nsw i32 %185, %186
  %188 = load i32, ptr addrspace(5) %40, align 4
  %189 = add nsw i32 %187, %188
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds <4 x float>, ptr addrspace(1) %184, i64 %190
  %192 = load <4 x float>, ptr addrspace(1) %191, align 16
  store <4 x float> %192, ptr addrspace(5) %42, align 16
  %193 = load <4 x float>, ptr addrspace(5) %42, align 16
  %194 = extractelement <4 x float> %193, i64 0
  %195 = load <4 x float>, ptr addrspace(5) %34, align 16
  %196 = extractelement <4 x float> %195, i64 0
  %197 = fsub float %194, %196
  store float %197, ptr addrspace(5) %43, align 4
  %198 = load <4 x float>, ptr addrspace(5) %42, align 16
  %199 = extractelement <4 x float> %198, i64 1
  %200 = load <4 x float>, ptr addrspace(5) %34, align 16
  %201 = extractelement <4 x float> %200, i64 1
  %202 = fsub float %199, %201
  store float %202, ptr addrspace(5) %44, align 4
  %203 = load <4 x float>, ptr addrspace(5) %42, align 16
  %204 = extractelement <4 x float> %203, i64 2
  %205 = load <4 x float>, ptr addrspace(5) %34, align 16
  %206 = extractelement <4 x float> %205, i64 2
  %207 = fsub float %204, %206
  store float %207, ptr addrspace(5) %45, align 4
  %208 = load float, ptr addrspace(5) %43, align 4
  %209 = load float, ptr addrspace(5) %43, align 4
  %210 = load float, ptr addrspace(5) %44, align 4
  %211 = load float, ptr addrspace(5) %44, align 4
  %212 = fmul float %210, %211
  %213 = call float @llvm.fmuladd.f32(float %208, float %209, float %212)
  %214 = load float, ptr addrspace(5) %45, align 4
  %215 = load float, ptr addrspace(5) %45, align 4
  %216 = call float @llvm.fmuladd.f32(float %214, float %215, float %213)
  %217 = call float @llvm.sqrt.f32(float %216), !fpmath !11
  store float %217, ptr addrspace(5) %46, align 4
  %218 = load i32, ptr addrspace(5) %39, align 4
  %219 = icmp ne i32 %218, 0
  br i1 %219, label %220, label %226

220:                                              ; preds = %183
  %221 = load i32, ptr addrspace(5) %38, align 4
  %222 = icmp ne i32 %221, 0
  br i1 %222, label %223, label %226

223:                                              ; preds = %220
  %224 = load float, ptr %81, align 4
  %225 = fmul float %224, 0x3FF6A09E60000000
  br label %228

226:                                              ; preds = %220, %183
  %227 = load float, ptr %81, align 4
  br label %228

228:                                              ; preds = %226, %223
  %229 = phi float [ %225, %223 ], [ %227, %226 ]
  store float %229, ptr addrspace(5) %47, align 4
  %230 = load float, ptr %82, align 4
  %231 = load float, ptr addrspace(5) %46, align 4
  %232 = load float, ptr addrspace(5) %47, align 4
  %233 = fsub float %231, %232
  %234 = fmul float %230, %233
  %235 = load float, ptr addrspace(5) %46, align 4
  %236 = fdiv float %234, %235, !fpmath !12
  store float %236, ptr addrspace(5) %48, align 4
  %237 = load float, ptr addrspace(5) %43, align 4
  %238 = load float, ptr addrspace(5) %48, align 4
  %239 = load float, ptr addrspace(5) %35, align 4
  %240 = call float @llvm.fmuladd.f32(float %237, float %238, float %239)
  store float %240, ptr addrspace(5) %35, align 4
  %241 = load float, ptr addrspace(5) %44, align 4
  %242 = load float, ptr addrspace(5) %48, align 4
  %243 = load float, ptr addrspace(5) %36, align 4
  %244 = call float @llvm.fmuladd.f32(float %241, float %242, float %243)
  store float %244, ptr addrspace(5) %36, align 4
  %245 = load float, ptr addrspace(5) %45, align 4
  %246 = load float, ptr addrspace(5) %48, align 4
  %247 = load float, ptr addrspace(5) %37, align 4
  %248 = call float @llvm.fmuladd.f32(float %245, float %246, float %247)
  store float %248, ptr addrspace(5) %37, align 4
  br label %249

249:                                              ; preds = %228, %182
  %250 = load i32, ptr addrspace(5) %39, align 4
  %251 = add nsw i32 %250, 1
  store i32 %251, ptr addrspace(5) %39, align 4
  br label %153

252:                                              ; preds = %153
  %253 = load i32, ptr addrspace(5) %38, align 4
  %254 = add nsw i32 %253, 1
  store i32 %254, ptr addrspace(5) %38, align 4
  br label %149

255:                                              ; preds = %149
  %256 = load ptr addrspace(1), ptr %77, align 8
  %257 = load i32, ptr addrspace(5) %33, align 4
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds <4 x float>, ptr addrspace(1) %256, i64 %258
  %260 = load <4 x float>, ptr addrspace(1) %259, align 16
  store <4 x float> %260, ptr addrspace(5) %49, align 16
  %261 = load float, ptr %83, align 4
  %262 = load float, ptr %83, align 4
  %263 = fmul float %261, %262
  %264 = load <4 x float>, ptr addrspace(5) %34, align 16
  %265 = extractelement <4 x float> %264, i64 3
  %266 = fdiv float %263, %265, !fpmath !12
  store float %266, ptr addrspace(5) %50, align 4
  %267 = load <4 x float>, ptr addrspace(5) %34, align 16
  %268 = extractelement <4 x float> %267, i64 0
  %269 = load <4 x float>, ptr addrspace(5) %34, align 16
  %270 = extractelement <4 x float> %269, i64 0
  %271 = load <4 x float>, ptr addrspace(5) %49, align 16
  %272 = extractelement <4 x float> %271, i64 0
  %273 = fsub float %270, %272
  %274 = call float @llvm.fmuladd.f32(float 0x3FEFAE1480000000, float %273, float %268)
  %275 = load float, ptr addrspace(5) %35, align 4
  %276 = load float, ptr addrspace(5) %50, align 4
  %277 = call float @llvm.fmuladd.f32(float %275, float %276, float %274)
  %278 = insertelement <4 x float> poison, float %277, i32 0
  %279 = load <4 x float>, ptr addrspace(5) %34, align 16
  %280 = extractelement <4 x float> %279, i64 1
  %281 = load <4 x float>, ptr addrspace(5) %34, align 16
  %282 = extractelement <4 x float> %281, i64 1
  %283 = load <4 x float>, ptr addrspace(5) %49, align 16
  %284 = extractelement <4 x float> %283, i64 1
  %285 = fsub float %282, %284
  %286 = call float @llvm.fmuladd.f32(float 0x3FEFAE1480000000, float %285, float %280)
  %287 = load float, ptr addrspace(5) %36, align 4
  %288 = load float, ptr addrspace(5) %50, align 4
  %289 = call float @llvm.fmuladd.f32(float %287, float %288, float %286)
  %290 = insertelement <4 x float> %278, float %289, i32 1
  %291 = load <4 x float>, ptr addrspace(5) %34, align 16
  %292 = extractelement <4 x float> %291, i64 2
  %293 = load <4 x float>, ptr addrspace(5) %34, align 16
  %294 = extractelement <4 x float> %293, i64 2
  %295 = load <4 x float>, ptr addrspace(5) %49, align 16
  %296 = extractelement <4 x float> %295, i64 2
  %297 = fsub float %294, %296
  %298 = call float @llvm.fmuladd.f32(float 0x3FEFAE1480000000, float %297, float %292)
  %299 = load float, ptr addrspace(5) %37, align 4
  %300 = load float, ptr addrspace(5) %50, align 4
  %301 = call float @llvm.fmuladd.f32(float %299, float %300, float %298)
  %302 = insertelement <4 x float> %290, float %301, i32 2
  %303 = load <4 x float>, ptr addrspace(5) %34, align 16
  %304 = extractelement <4 x float> %303, i64 3
  %305 = insertelement <4 x float> %302, float %304, i32 3
  store <4 x float> %305, ptr %84, align 16
  %306 = load <4 x float>, ptr %84, align 16
  %307 = load ptr addrspace(1), ptr %78, align 8
  %308 = load i32, ptr addrspace(5) %33, align 4
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds <4 x float>, ptr addrspace(1) %307, i64 %309
  store <4 x float> %306, ptr addrspace(1) %310, align 16
  br label %311

311:                                              ; preds = %128, %142, %255
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_cloth_springs(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6, float noundef %7) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
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
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca ptr addrspace(1), align 8, addrspace(5)
  %25 = alloca ptr addrspace(1), align 8, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca float, align 4, addrspace(5)
  %29 = alloca float, align 4, addrspace(5)
  %30 = alloca float, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca <4 x float>, align 16, addrspace(5)
  %35 = alloca float, align 4, addrspace(5)
  %36 = alloca float, align 4, addrspace(5)
  %37 = alloca float, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca i32, align 4, addrspace(5)
  %42 = alloca <4 x float>, align 16, addrspace(5)
  %43 = alloca float, align 4, addrspace(5)
  %44 = alloca float, align 4, addrspace(5)
  %45 = alloca float, align 4, addrspace(5)
  %46 = alloca float, align 4, addrspace(5)
  %47 = alloca float, align 4, addrspace(5)
  %48 = alloca float, align 4, addrspace(5)
  %49 = alloca <4 x float>, align 16, addrspace(5)
  %50 = alloca float, align 4, addrspace(5)
  %51 = alloca <4 x float>, align 16, addrspace(5)
  %52 = addrspacecast ptr addrspace(5) %23 to ptr
  %53 = addrspacecast ptr addrspace(5) %24 to ptr
  %54 = addrspacecast ptr addrspace(5) %25 to ptr
  %55 = addrspacecast ptr addrspace(5) %26 to ptr
  %56 = addrspacecast ptr addrspace(5) %27 to ptr
  %57 = addrspacecast ptr addrspace(5) %28 to ptr
  %58 = addrspacecast ptr addrspace(5) %29 to ptr
  %59 = addrspacecast ptr addrspace(5) %30 to ptr
  %60 = addrspacecast ptr addrspace(5) %51 to ptr
  store ptr addrspace(1) %0, ptr %52, align 8
  store ptr addrspace(1) %1, ptr %53, align 8
  store ptr addrspace(1) %2, ptr %54, align 8
  store i32 %3, ptr %55, align 4
  store i32 %4, ptr %56, align 4
  store float %5, ptr %57, align 4
  store float %6, ptr %58, align 4
  store float %7, ptr %59, align 4
  %61 = addrspacecast ptr addrspace(5) %22 to ptr
  %62 = addrspacecast ptr addrspace(5) %20 to ptr
  %63 = call i32 @llvm.amdgcn.workgroup.id.x()
  %64 = addrspacecast ptr addrspace(5) %19 to ptr
  %65 = addrspacecast ptr addrspace(5) %15 to ptr
  %66 = addrspacecast ptr addrspace(5) %16 to ptr
  store i32 4, ptr %66, align 4
  %67 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %67, ptr addrspace(5) %17, align 8
  %68 = load ptr addrspace(4), ptr addrspace(5) %17, align 8
  %69 = load i32, ptr %66, align 4
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i8, ptr addrspace(4) %68, i64 %70
  %72 = load i16, ptr addrspace(4) %71, align 2
  %73 = zext i16 %72 to i32
  %74 = mul i32 %63, %73
  %75 = addrspacecast ptr addrspace(5) %18 to ptr
  %76 = call i32 @llvm.amdgcn.workitem.id.x()
  %77 = add i32 %74, %76
  %78 = zext i32 %77 to i64
  %79 = trunc i64 %78 to i32
  store i32 %79, ptr addrspace(5) %31, align 4
  %80 = addrspacecast ptr addrspace(5) %21 to ptr
  %81 = addrspacecast ptr addrspace(5) %14 to ptr
  %82 = call i32 @llvm.amdgcn.workgroup.id.y()
  %83 = addrspacecast ptr addrspace(5) %13 to ptr
  %84 = addrspacecast ptr addrspace(5) %10 to ptr
  %85 = addrspacecast ptr addrspace(5) %11 to ptr
  store i32 6, ptr %85, align 4
  %86 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %86, ptr addrspace(5) %12, align 8
  %87 = load ptr addrspace(4), ptr addrspace(5) %12, align 8
  %88 = load i32, ptr %85, align 4
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw i8, ptr addrspace(4) %87, i64 %89
  %91 = load i16, ptr addrspace(4) %90, align 2
  %92 = zext i16 %91 to i32
  %93 = mul i32 %82, %92
  %94 = addrspacecast ptr addrspace(5) %9 to ptr
  %95 = call i32 @llvm.amdgcn.workitem.id.y()
  %96 = add i32 %93, %95
  %97 = zext i32 %96 to i64
  %98 = trunc i64 %97 to i32
  store i32 %98, ptr addrspace(5) %32, align 4
  %99 = load i32, ptr addrspace(5) %31, align 4
  %100 = load i32, ptr %55, align 4
  %101 = icmp sge i32 %99, %100
  br i1 %101, label %106, label %102

102:                                              ; preds = %8
  %103 = load i32, ptr addrspace(5) %32, align 4
  %104 = load i32, ptr %56, align 4
  %105 = icmp sge i32 %103, %104
  br i1 %105, label %106, label %107

106:                                              ; preds = %102, %8
  br label %290

107:                                              ; preds = %102
  %108 = load i32, ptr addrspace(5) %32, align 4
  %109 = load i32, ptr %55, align 4
  %110 = mul nsw i32 %108, %109
  %111 = load i32, ptr addrspace(5) %31, align 4
  %112 = add nsw i32 %110, %111
  store i32 %112, ptr addrspace(5) %33, align 4
  %113 = load ptr addrspace(1), ptr %52, align 8
  %114 = load i32, ptr addrspace(5) %33, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds <4 x float>, ptr addrspace(1) %113, i64 %115
  %117 = load <4 x float>, ptr addrspace(1) %116, align 16
  store <4 x float> %117, ptr addrspace(5) %34, align 16
  %118 = load i32, ptr addrspace(5) %32, align 4
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %126

120:                                              ; preds = %107
  %121 = load <4 x float>, ptr addrspace(5) %34, align 16
  %122 = load ptr addrspace(1), ptr %54, align 8
  %123 = load i32, ptr addrspace(5) %33, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds <4 x float>, ptr addrspace(1) %122, i64 %124
  store <4 x float> %121, ptr addrspace(1) %125, align 16
  br label %290

126:                                              ; preds = %107
  store float 0.000000e+00, ptr addrspace(5) %35, align 4
  store float 0xC0239EB860000000, ptr addrspace(5) %36, align 4
  store float 0.000000e+00, ptr addrspace(5) %37, align 4
  store i32 -1, ptr addrspace(5) %38, align 4
  br label %127

127:                                              ; preds = %231, %126
  %128 = load i32, ptr addrspace(5) %38, align 4
  %129 = icmp sle i32 %128, 1
  br i1 %129, label %130, label %234

130:                                              ; preds = %127
  store i32 -1, ptr addrspace(5) %39, align 4
  br label %131

131:                                              ; preds = %227, %130
  %132 = load i32, ptr addrspace(5) %39, align 4
  %133 = icmp sle i32 %132, 1
  br i1 %133, label %134, label %230

134:                                              ; preds = %131
  %135 = load i32, ptr addrspace(5) %31, align 4
  %136 = load i32, ptr addrspace(5) %39, align 4
  %137 = add nsw i32 %135, %136
  store i32 %137, ptr addrspace(5) %40, align 4
  %138 = load i32, ptr addrspace(5) %32, align 4
  %139 = load i32, ptr addrspace(5) %38, align 4
  %140 = add nsw i32 %138, %139
  store i32 %140, ptr addrspace(5) %41, align 4
  %141 = load i32, ptr addrspace(5) %39, align 4
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %143, label %146

143:                                              ; preds = %134
  %144 = load i32, ptr addrspace(5) %38, align 4
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %160, label %146

146:                                              ; preds = %143, %134
  %147 = load i32, ptr addrspace(5) %40, align 4
  %148 = icmp slt i32 %147, 0
  br i1 %148, label %160, label %149

149:                                              ; preds = %146
  %150 = load i32, ptr addrspace(5) %41, align 4
  %151 = icmp slt i32 %150, 0
  br i1 %151, label %160, label %152

152:                                              ; preds = %149
  %153 = load i32, ptr addrspace(5) %40, align 4
  %154 = load i32, ptr %55, align 4
  %155 = icmp sge i32 %153, %154
  br i1 %155, label %160, label %156

156:                                              ; preds = %152
  %157 = load i32, ptr addrspace(5) %41, align 4
  %158 = load i32, ptr %56, align 4
  %159 = icmp sge i32 %157, %158
  br i1 %159, label %160, label %161

160:                                              ; preds = %156, %152, %149, %146, %143
  br label %227

161:                                              ; preds = %156
  %162 = load ptr addrspace(1), ptr %52, align 8
  %163 = load i32, ptr addrspace(5) %41, align 4
  %164 = load i32, ptr %55, align 4
  %165 = mul nsw i32 %163, %164
  %166 = load i32, ptr addrspace(5) %40, align 4
  %167 = add nsw i32 %165, %166
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds <4 x float>, ptr addrspace(1) %162, i64 %168
  %170 = load <4 x float>, ptr addrspace(1) %169, align 16
  store <4 x float> %170, ptr addrspace(5) %42, align 16
  %171 = load <4 x float>, ptr addrspace(5) %42, align 16
  %172 = extractelement <4 x float> %171, i64 0
  %173 = load <4 x float>, ptr addrspace(5) %34, align 16
  %174 = extractelement <4 x float> %173, i64 0
  %175 = fsub float %172, %174
  store float %175, ptr addrspace(5) %43, align 4
  %176 = load <4 x float>, ptr addrspace(5) %42, align 16
  %177 = extractelement <4 x float> %176, i64 1
  %178 = load <4 x float>, ptr addrspace(5) %34, align 16
  %179 = extractelement <4 x float> %178, i64 1
  %180 = fsub float %177, %179
  store float %180, ptr addrspace(5) %44, align 4
  %181 = load <4 x float>, ptr addrspace(5) %42, align 16
  %182 = extractelement <4 x float> %181, i64 2
  %183 = load <4 x float>, ptr addrspace(5) %34, align 16
  %184 = extractelement <4 x float> %183, i64 2
  %185 = fsub float %182, %184
  store float %185, ptr addrspace(5) %45, align 4
  %186 = load float, ptr addrspace(5) %43, align 4
  %187 = load float, ptr addrspace(5) %43, align 4
  %188 = load float, ptr addrspace(5) %44, align 4
  %189 = load float, ptr addrspace(5) %44, align 4
  %190 = fmul float %188, %189
  %191 = call float @llvm.fmuladd.f32(float %186, float %187, float %190)
  %192 = load float, ptr addrspace(5) %45, align 4
  %193 = load float, ptr addrspace(5) %45, align 4
  %194 = call float @llvm.fmuladd.f32(float %192, float %193, float %191)
  %195 = call float @llvm.sqrt.f32(float %194), !fpmath !11
  store float %195, ptr addrspace(5) %46, align 4
  %196 = load i32, ptr addrspace(5) %39, align 4
  %197 = icmp ne i32 %196, 0
  br i1 %197, label %198, label %204

198:                                              ; preds = %161
  %199 = load i32, ptr addrspace(5) %38, align 4
  %200 = icmp ne i32 %199, 0
  br i1 %200, label %201, label %204

201:                                              ; preds = %198
  %202 = load float, ptr %57, align 4
  %203 = fmul float %202, 0x3FF6A09E60000000
  br label %206

204:                                              ; preds = %198, %161
  %205 = load float, ptr %57, align 4
  br label %206

206:                                              ; preds = %204, %201
  %207 = phi float [ %203, %201 ], [ %205, %204 ]
  store float %207, ptr addrspace(5) %47, align 4
  %208 = load float, ptr %58, align 4
  %209 = load float, ptr addrspace(5) %46, align 4
  %210 = load float, ptr addrspace(5) %47, align 4
  %211 = fsub float %209, %210
  %212 = fmul float %208, %211
  %213 = load float, ptr addrspace(5) %46, align 4
  %214 = fdiv float %212, %213, !fpmath !12
  store float %214, ptr addrspace(5) %48, align 4
  %215 = load float, ptr addrspace(5) %43, align 4
  %216 = load float, ptr addrspace(5) %48, align 4
  %217 = load float, ptr addrspace(5) %35, align 4
  %218 = call float @llvm.fmuladd.f32(float %215, float %216, float %217)
  store float %218, ptr addrspace(5) %35, align 4
  %219 = load float, ptr addrspace(5) %44, align 4
  %220 = load float, ptr addrspace(5) %48, align 4
  %221 = load float, ptr addrspace(5) %36, align 4
  %222 = call float @llvm.fmuladd.f32(float %219, float %220, float %221)
  store float %222, ptr addrspace(5) %36, align 4
  %223 = load float, ptr addrspace(5) %45, align 4
  %224 = load float, ptr addrspace(5) %48, align 4
  %225 = load float, ptr addrspace(5) %37, align 4
  %226 = call float @llvm.fmuladd.f32(float %223, float %224, float %225)
  store float %226, ptr addrspace(5) %37, align 4
  br label %227

227:                                              ; preds = %206, %160
  %228 = load i32, ptr addrspace(5) %39, align 4
  %229 = add nsw i32 %228, 1
  store i32 %229, ptr addrspace(5) %39, align 4
  br label %131

230:                                              ; preds = %131
  br label %231

231:                                              ; preds = %230
  %232 = load i32, ptr addrspace(5) %38, align 4
  %233 = add nsw i32 %232, 1
  store i32 %233, ptr addrspace(5) %38, align 4
  br label %127

234:                                              ; preds = %127
  %235 = load ptr addrspace(1), ptr %53, align 8
  %236 = load i32, ptr addrspace(5) %33, align 4
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds <4 x float>, ptr addrspace(1) %235, i64 %237
  %239 = load <4 x float>, ptr addrspace(1) %238, align 16
  store <4 x float> %239, ptr addrspace(5) %49, align 16
  %240 = load float, ptr %59, align 4
  %241 = load float, ptr %59, align 4
  %242 = fmul float %240, %241
  %243 = load <4 x float>, ptr addrspace(5) %34, align 16
  %244 = extractelement <4 x float> %243, i64 3
  %245 = fdiv float %242, %244, !fpmath !12
  store float %245, ptr addrspace(5) %50, align 4
  %246 = load <4 x float>, ptr addrspace(5) %34, align 16
  %247 = extractelement <4 x float> %246, i64 0
  %248 = load <4 x float>, ptr addrspace(5) %34, align 16
  %249 = extractelement <4 x float> %248, i64 0
  %250 = load <4 x float>, ptr addrspace(5) %49, align 16
  %251 = extractelement <4 x float> %250, i64 0
  %252 = fsub float %249, %251
  %253 = call float @llvm.fmuladd.f32(float 0x3FEFAE1480000000, float %252, float %247)
  %254 = load float, ptr addrspace(5) %35, align 4
  %255 = load float, ptr addrspace(5) %50, align 4
  %256 = call float @llvm.fmuladd.f32(float %254, float %255, float %253)
  %257 = insertelement <4 x float> poison, float %256, i32 0
  %258 = load <4 x float>, ptr addrspace(5) %34, align 16
  %259 = extractelement <4 x float> %258, i64 1
  %260 = load <4 x float>, ptr addrspace(5) %34, align 16
  %261 = extractelement <4 x float> %260, i64 1
  %262 = load <4 x float>, ptr addrspace(5) %49, align 16
  %263 = extractelement <4 x float> %262, i64 1
  %264 = fsub float %261, %263
  %265 = call float @llvm.fmuladd.f32(float 0x3FEFAE1480000000, float %264, float %259)
  %266 = load float, ptr addrspace(5) %36, align 4
  %267 = load float, ptr addrspace(5) %50, align 4
  %268 = call float @llvm.fmuladd.f32(float %266, float %267, float %265)
  %269 = insertelement <4 x float> %257, float %268, i32 1
  %270 = load <4 x float>, ptr addrspace(5) %34, align 16
  %271 = extractelement <4 x float> %270, i64 2
  %272 = load <4 x float>, ptr addrspace(5) %34, align 16
  %273 = extractelement <4 x float> %272, i64 2
  %274 = load <4 x float>, ptr addrspace(5) %49, align 16
  %275 = extractelement <4 x float> %274, i64 2
  %276 = fsub float %273, %275
  %277 = call float @llvm.fmuladd.f32(float 0x3FEFAE1480000000, float %276, float %271)
  %278 = load float, ptr addrspace(5) %37, align 4
  %279 = load float, ptr addrspace(5) %50, align 4
  %280 = call float @llvm.fmuladd.f32(float %278, float %279, float %277)
  %281 = insertelement <4 x float> %269, float %280, i32 2
  %282 = load <4 x float>, ptr addrspace(5) %34, align 16
  %283 = extractelement <4 x float> %282, i64 3
  %284 = insertelement <4 x float> %281, float %283, i32 3
  store <4 x float> %284, ptr %60, align 16
  %285 = load <4 x float>, ptr %60, align 16
  %286 = load ptr addrspace(1), ptr %54, align 8
  %287 = load i32, ptr addrspace(5) %33, align 4
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds <4 x float>, ptr addrspace(1) %286, i64 %288
  store <4 x float> %285, ptr addrspace(1) %289, align 16
  br label %290

290:                                              ; preds = %234, %120, %106
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

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
!6 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"float4*", !"float4*", !"float4*", !"int", !"int", !"float", !"float", !"float"}
!9 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int", !"float", !"float", !"float"}
!10 = !{!"const", !"const", !"", !"", !"", !"", !"", !""}
!11 = !{float 3.000000e+00}
!12 = !{float 2.500000e+00}
