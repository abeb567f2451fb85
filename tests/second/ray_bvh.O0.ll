; ModuleID = 'ray_bvh.cl'
source_filename = "ray_bvh.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.node = type { [3 x float], i32, [3 x float], i32 }

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @ray_bvh(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i1, align 1, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr, align 8, addrspace(5)
  %16 = alloca ptr, align 8, addrspace(5)
  %17 = alloca float, align 4, addrspace(5)
  %18 = alloca float, align 4, addrspace(5)
  %19 = alloca float, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca float, align 4, addrspace(5)
  %22 = alloca float, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca ptr addrspace(1), align 8, addrspace(5)
  %25 = alloca ptr addrspace(1), align 8, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = alloca ptr addrspace(1), align 8, addrspace(5)
  %28 = alloca ptr addrspace(1), align 8, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca [3 x float], align 4, addrspace(5)
  %32 = alloca [3 x float], align 4, addrspace(5)
  %33 = alloca [3 x float], align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca [16 x i32], align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca float, align 4, addrspace(5)
  %39 = alloca ptr addrspace(1), align 8, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca <4 x float>, align 16, addrspace(5)
  %42 = alloca float, align 4, addrspace(5)
  %43 = alloca float, align 4, addrspace(5)
  %44 = alloca float, align 4, addrspace(5)
  %45 = alloca float, align 4, addrspace(5)
  %46 = alloca float, align 4, addrspace(5)
  %47 = alloca float, align 4, addrspace(5)
  %48 = alloca ptr addrspace(1), align 8, addrspace(5)
  %49 = alloca ptr addrspace(1), align 8, addrspace(5)
  %50 = alloca ptr addrspace(1), align 8, addrspace(5)
  %51 = alloca ptr addrspace(1), align 8, addrspace(5)
  %52 = alloca ptr addrspace(1), align 8, addrspace(5)
  %53 = alloca i32, align 4, addrspace(5)
  %54 = addrspacecast ptr addrspace(5) %48 to ptr
  %55 = addrspacecast ptr addrspace(5) %49 to ptr
  %56 = addrspacecast ptr addrspace(5) %50 to ptr
  %57 = addrspacecast ptr addrspace(5) %51 to ptr
  %58 = addrspacecast ptr addrspace(5) %52 to ptr
  %59 = addrspacecast ptr addrspace(5) %53 to ptr
  store ptr addrspace(1) %0, ptr %54, align 8
  store ptr addrspace(1) %1, ptr %55, align 8
  store ptr addrspace(1) %2, ptr %56, align 8
  store ptr addrspace(1) %3, ptr %57, align 8
  store ptr addrspace(1) %4, ptr %58, align 8
  store i32 %5, ptr %59, align 4
  %60 = load ptr addrspace(1), ptr %54, align 8
  %61 = load ptr addrspace(1), ptr %55, align 8
  %62 = load ptr addrspace(1), ptr %56, align 8
  %63 = load ptr addrspace(1), ptr %57, align 8
  %64 = load ptr addrspace(1), ptr %58, align 8
  %65 = load i32, ptr %59, align 4
  %66 = addrspacecast ptr addrspace(5) %24 to ptr
  %67 = addrspacecast ptr addrspace(5) %25 to ptr
  %68 = addrspacecast ptr addrspace(5) %26 to ptr
  %69 = addrspacecast ptr addrspace(5) %27 to ptr
  %70 = addrspacecast ptr addrspace(5) %28 to ptr
  %71 = addrspacecast ptr addrspace(5) %29 to ptr
  store ptr addrspace(1) %60, ptr %66, align 8
  store ptr addrspace(1) %61, ptr %67, align 8
  store ptr addrspace(1) %62, ptr %68, align 8
  store ptr addrspace(1) %63, ptr %69, align 8
  store ptr addrspace(1) %64, ptr %70, align 8
  store i32 %65, ptr %71, align 4
  %72 = addrspacecast ptr addrspace(5) %23 to ptr
  %73 = addrspacecast ptr addrspace(5) %12 to ptr
  %74 = call i32 @llvm.amdgcn.workgroup.id.x()
  %75 = addrspacecast ptr addrspace(5) %11 to ptr
  %76 = addrspacecast ptr addrspace(5) %7 to ptr
  %77 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %77, align 4
  %78 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %78, ptr addrspace(5) %9, align 8
  %79 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %80 = load i32, ptr %77, align 4
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i8, ptr addrspace(4) %79, i64 %81
  %83 = load i16, ptr addrspace(4) %82, align 2
  %84 = zext i16 %83 to i32
  %85 = mul i32 %74, %84
  %86 = addrspacecast ptr addrspace(5) %10 to ptr
  %87 = call i32 @llvm.amdgcn.workitem.id.x()
  %88 = add i32 %85, %87
  %89 = zext i32 %88 to i64
  store i32 %88, ptr addrspace(5) %30, align 4
  %90 = load i32, ptr addrspace(5) %30, align 4
  %91 = load i32, ptr %71, align 4
  %92 = icmp sge i32 %90, %91
  br i1 %92, label %93, label %94

93:                                               ; preds = %6
  br label %329

94:                                               ; preds = %6
  store i32 0, ptr addrspace(5) %34, align 4
  br label %95

95:                                               ; preds = %98, %94
  %96 = load i32, ptr addrspace(5) %34, align 4
  %97 = icmp slt i32 %96, 3
  br i1 %97, label %98, label %132

98:                                               ; preds = %95
  %99 = load ptr addrspace(1), ptr %68, align 8
  %100 = load i32, ptr addrspace(5) %30, align 4
  %101 = mul nsw i32 %100, 6
  %102 = load i32, ptr addrspace(5) %34, align 4
  %103 = add nsw i32 %101, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr addrspace(1) %99, i64 %104
  %106 = load float, ptr addrspace(1) %105, align 4
  %107 = load i32, ptr addrspace(5) %34, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [3 x float], ptr addrspace(5) %31, i64 0, i64 %108
  store float %106, ptr addrspace(5) %109, align 4
  %110 = load ptr addrspace(1), ptr %68, align 8
  %111 = load i32, ptr addrspace(5) %30, align 4
  %112 = mul nsw i32 %111, 6
  %113 = add nsw i32 %112, 3
  %114 = load i32, ptr addrspace(5) %34, align 4
  %115 = add nsw i32 %113, %114
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds float, ptr addrspace(1) %110, i64 %116
  %118 = load float, ptr addrspace(1) %117, align 4
  %119 = load i32, ptr addrspace(5) %34, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [3 x float], ptr addrspace(5) %32, i64 0, i64 %120
  store float %118, ptr addrspace(5) %121, align 4
  %122 = load i32, ptr addrspace(5) %34, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [3 x float], ptr addrspace(5) %32, i64 0, i64 %123
  %125 = load float, ptr addrspace(5) %124, align 4
  %126 = fdiv float 1.000000e+00, %125, !fpmath !11
  %127 = load i32, ptr addrspace(5) %34, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [3 x float], ptr addrspace(5) %33, i64 0, i64 %128
  store float %126, ptr addrspace(5) %129, align 4
  %130 = load i32, ptr addrspace(5) %34, align 4
  %131 = add nsw i32 %130, 1
  store i32 %131, ptr addrspace(5) %34, align 4
  br label %95

132:                                              ; preds = %95
  store i32 0, ptr addrspace(5) %36, align 4
  store i32 0, ptr addrspace(5) %37, align 4
  %133 = load i32, ptr addrspace(5) %36, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr addrspace(5) %36, align 4
  %135 = sext i32 %133 to i64
  %136 = getelementptr inbounds [16 x i32], ptr addrspace(5) %35, i64 0, i64 %135
  store i32 0, ptr addrspace(5) %136, align 4
  store float 0x46293E5940000000, ptr addrspace(5) %38, align 4
  br label %137

137:                                              ; preds = %317, %222, %216, %132
  %138 = load i32, ptr addrspace(5) %36, align 4
  %139 = icmp sgt i32 %138, 0
  br i1 %139, label %140, label %318

140:                                              ; preds = %137
  %141 = load ptr addrspace(1), ptr %66, align 8
  %142 = load i32, ptr addrspace(5) %36, align 4
  %143 = add nsw i32 %142, -1
  store i32 %143, ptr addrspace(5) %36, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [16 x i32], ptr addrspace(5) %35, i64 0, i64 %144
  %146 = load i32, ptr addrspace(5) %145, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds %struct.node, ptr addrspace(1) %141, i64 %147
  store ptr addrspace(1) %148, ptr addrspace(5) %39, align 8
  %149 = load i32, ptr addrspace(5) %37, align 4
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr addrspace(5) %37, align 4
  %151 = load ptr addrspace(1), ptr addrspace(5) %39, align 8
  %152 = addrspacecast ptr addrspace(5) %31 to ptr
  %153 = addrspacecast ptr addrspace(5) %33 to ptr
  %154 = load float, ptr addrspace(5) %38, align 4
  %155 = addrspacecast ptr addrspace(5) %13 to ptr
  %156 = addrspacecast ptr addrspace(5) %14 to ptr
  %157 = addrspacecast ptr addrspace(5) %15 to ptr
  %158 = addrspacecast ptr addrspace(5) %16 to ptr
  %159 = addrspacecast ptr addrspace(5) %17 to ptr
  store ptr addrspace(1) %151, ptr %156, align 8
  store ptr %152, ptr %157, align 8
  store ptr %153, ptr %158, align 8
  store float %154, ptr %159, align 4
  store float 0.000000e+00, ptr addrspace(5) %18, align 4
  %160 = load float, ptr %159, align 4
  store float %160, ptr addrspace(5) %19, align 4
  store i32 0, ptr addrspace(5) %20, align 4
  br label %161

161:                                              ; preds = %164, %140
  %162 = load i32, ptr addrspace(5) %20, align 4
  %163 = icmp slt i32 %162, 3
  br i1 %163, label %164, label %212

164:                                              ; preds = %161
  %165 = load ptr addrspace(1), ptr %156, align 8
  %166 = load i32, ptr addrspace(5) %20, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [3 x float], ptr addrspace(1) %165, i64 0, i64 %167
  %169 = load float, ptr addrspace(1) %168, align 4
  %170 = load ptr, ptr %157, align 8
  %171 = load i32, ptr addrspace(5) %20, align 4
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds float, ptr %170, i64 %172
  %174 = load float, ptr %173, align 4
  %175 = fsub float %169, %174
  %176 = load ptr, ptr %158, align 8
  %177 = load i32, ptr addrspace(5) %20, align 4
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds float, ptr %176, i64 %178
  %180 = load float, ptr %179, align 4
  %181 = fmul float %175, %180
  store float %181, ptr addrspace(5) %21, align 4
  %182 = load ptr addrspace(1), ptr %156, align 8
  %183 = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %182, i32 0, i32 2
  %184 = load i32, ptr addrspace(5) %20, align 4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [3 x float], ptr addrspace(1) %183, i64 0, i64 %185
  %187 = load float, ptr addrspace(1) %186, align 4
  %188 = load ptr, ptr %157, align 8
  %189 = load i32, ptr addrspace(5) %20, align 4
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds float, ptr %188, i64 %190
  %192 = load float, ptr %191, align 4
  %193 = fsub float %187, %192
  %194 = load ptr, ptr %158, align 8
  %195 = load i32, ptr addrspace(5) %20, align 4
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds float, ptr %194, i64 %196
  %198 = load float, ptr %197, align 4
  %199 = fmul float %193, %198
  store float %199, ptr addrspace(5) %22, align 4
  %200 = load float, ptr addrspace(5) %18, align 4
  %201 = load float, ptr addrspace(5) %21, align 4
  %202 = load float, ptr addrspace(5) %22, align 4
  %203 = call float @llvm.minnum.f32(float %201, float %202)
  %204 = call float @llvm.maxnum.f32(float %200, float %203)
  store float %204, ptr addrspace(5) %18, align 4
  %205 = load float, ptr addrspace(5) %19, align 4
  %206 = load float, ptr addrspace(5) %21, align 4
  %207 = load float, ptr addrspace(5) %22, align 4
  %208 = call float @llvm.maxnum.f32(float %206, float %207)
  %209 = call float @llvm.minnum.f32(float %205, float %208)
  store float %209, ptr addrspace(5) %19, align 4
  %210 = load i32, ptr addrspace(5) %20, align 4
  %211 = add nsw i32 %210, 1
  store i32 %211, ptr addrspace(5) %20, align 4
  br label %161

212:                                              ; preds = %161
  %213 = load float, ptr addrspace(5) %18, align 4
  %214 = load float, ptr addrspace(5) %19, align 4
  %215 = fcmp ole float %213, %214
  br i1 %215, label %217, label %216

216:                                              ; preds = %212
  br label %137

217:                                              ; preds = %212
  %218 = load ptr addrspace(1), ptr addrspace(5) %39, align 8
  %219 = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %218, i32 0, i32 3
  %220 = load i32, ptr addrspace(1) %219, align 4
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %222, label %238

222:                                              ; preds = %217
  %223 = load ptr addrspace(1), ptr addrspace(5) %39, align 8
  %224 = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %223, i32 0, i32 1
  %225 = load i32, ptr addrspace(1) %224, align 4
  %226 = add nsw i32 %225, 1
  %227 = load i32, ptr addrspace(5) %36, align 4
  %228 = add nsw i32 %227, 1
  store i32 %228, ptr addrspace(5) %36, align 4
  %229 = sext i32 %227 to i64
  %230 = getelementptr inbounds [16 x i32], ptr addrspace(5) %35, i64 0, i64 %229
  store i32 %226, ptr addrspace(5) %230, align 4
  %231 = load ptr addrspace(1), ptr addrspace(5) %39, align 8
  %232 = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %231, i32 0, i32 1
  %233 = load i32, ptr addrspace(1) %232, align 4
  %234 = load i32, ptr addrspace(5) %36, align 4
  %235 = add nsw i32 %234, 1
  store i32 %235, ptr addrspace(5) %36, align 4
  %236 = sext i32 %234 to i64
  %237 = getelementptr inbounds [16 x i32], ptr addrspace(5) %35, i64 0, i64 %236
  store i32 %233, ptr addrspace(5) %237, align 4
  br label %137

238:                                              ; preds = %217
  store i32 0, ptr addrspace(5) %40, align 4
  br label %239

239:                                              ; preds = %314, %238
  %240 = load i32, ptr addrspace(5) %40, align 4
  %241 = load ptr addrspace(1), ptr addrspace(5) %39, align 8
  %242 = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %241, i32 0, i32 3
  %243 = load i32, ptr addrspace(1) %242, align 4
  %244 = icmp slt i32 %240, %243
  br i1 %244, label %245, label %317

245:                                              ; preds = %239
  %246 = load ptr addrspace(1), ptr %67, align 8
  %247 = load ptr addrspace(1), ptr addrspace(5) %39, align 8
  %248 = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %247, i32 0, i32 1
  %249 = load i32, ptr addrspace(1) %248, align 4
  %250 = load i32, ptr addrspace(5) %40, align 4
  %251 = add nsw i32 %249, %250
  %252 = sext i32 %251 to i64
  %253 = getelementptr inbounds <4 x float>, ptr addrspace(1) %246, i64 %252
  %254 = load <4 x float>, ptr addrspace(1) %253, align 16
  store <4 x float> %254, ptr addrspace(5) %41, align 16
  %255 = load <4 x float>, ptr addrspace(5) %41, align 16
  %256 = extractelement <4 x float> %255, i64 0
  %257 = load float, ptr addrspace(5) %31, align 4
  %258 = fsub float %256, %257
  store float %258, ptr addrspace(5) %42, align 4
  %259 = load <4 x float>, ptr addrspace(5) %41, align 16
  %260 = extractelement <4 x float> %259, i64 1
  %261 = getelementptr inbounds [3 x float], ptr addrspace(5) %31, i64 0, i64 1
  %262 = load float, ptr addrspace(5) %261, align 4
  %263 = fsub float %260, %262
  store float %263, ptr addrspace(5) %43, align 4
  %264 = load <4 x float>, ptr addrspace(5) %41, align 16
  %265 = extractelement <4 x float> %264, i64 2
  %266 = getelementptr inbounds [3 x float], ptr addrspace(5) %31, i64 0, i64 2
  %267 = load float, ptr addrspace(5) %266, align 4
  %268 = fsub float %265, %267
  store float %268, ptr addrspace(5) %44, align 4
  %269 = load float, ptr addrspace(5) %42, align 4
  %270 = load float, ptr addrspace(5) %32, align 4
  %271 = load float, ptr addrspace(5) %43, align 4
  %272 = getelementptr inbounds [3 x float], ptr addrspace(5) %32, i64 0, i64 1
  %273 = load float, ptr addrspace(5) %272, align 4
  %274 = fmul float %271, %273
  %275 = call float @llvm.fmuladd.f32(float %269, float %270, float %274)
  %276 = load float, ptr addrspace(5) %44, align 4
  %277 = getelementptr inbounds [3 x float], ptr addrspace(5) %32, i64 0, i64 2
  %278 = load float, ptr addrspace(5) %277, align 4
  %279 = call float @llvm.fmuladd.f32(float %276, float %278, float %275)
  store float %279, ptr addrspace(5) %45, align 4
  %280 = load float, ptr addrspace(5) %45, align 4
  %281 = load float, ptr addrspace(5) %45, align 4
  %282 = load float, ptr addrspace(5) %42, align 4
  %283 = load float, ptr addrspace(5) %42, align 4
  %284 = load float, ptr addrspace(5) %43, align 4
  %285 = load float, ptr addrspace(5) %43, align 4
  %286 = fmul float %284, %285
  %287 = call float @llvm.fmuladd.f32(float %282, float %283, float %286)
  %288 = load float, ptr addrspace(5) %44, align 4
  %289 = load float, ptr addrspace(5) %44, align 4
  %290 = call float @llvm.fmuladd.f32(float %288, float %289, float %287)
  %291 = fneg float %290
  %292 = call float @llvm.fmuladd.f32(float %280, float %281, float %291)
  %293 = load <4 x float>, ptr addrspace(5) %41, align 16
  %294 = extractelement <4 x float> %293, i64 3
  %295 = load <4 x float>, ptr addrspace(5) %41, align 16
  %296 = extractelement <4 x float> %295, i64 3
  %297 = call float @llvm.fmuladd.f32(float %294, float %296, float %292)
  store float %297, ptr addrspace(5) %46, align 4
  %298 = load float, ptr addrspace(5) %46, align 4
  %299 = fcmp ogt float %298, 0.000000e+00
  br i1 %299, label %300, label %314

300:                                              ; preds = %245
  %301 = load float, ptr addrspace(5) %45, align 4
  %302 = load float, ptr addrspace(5) %46, align 4
  %303 = call float @llvm.sqrt.f32(float %302), !fpmath !12
  %304 = fsub float %301, %303
  store float %304, ptr addrspace(5) %47, align 4
  %305 = load float, ptr addrspace(5) %47, align 4
  %306 = fcmp ogt float %305, 0.000000e+00
  br i1 %306, label %307, label %313

307:                                              ; preds = %300
  %308 = load float, ptr addrspace(5) %47, align 4
  %309 = load float, ptr addrspace(5) %38, align 4
  %310 = fcmp olt float %308, %309
  br i1 %310, label %311, label %313

311:                                              ; preds = %307
  %312 = load float, ptr addrspace(5) %47, align 4
  store float %312, ptr addrspace(5) %38, align 4
  br label %313

313:                                              ; preds = %311, %307, %300
  br label %314

314:                                              ; preds = %313, %245
  %315 = load i32, ptr addrspace(5) %40, align 4
  %316 = add nsw i32 %315, 1
  store i32 %316, ptr addrspace(5) %40, align 4
  br label %239

317:                                              ; preds = %239
  br label %137

318:                                              ; preds = %137
  %319 = load float, ptr addrspace(5) %38, align 4
  %320 = load ptr addrspace(1), ptr %69, align 8
  %321 = load i32, ptr addrspace(5) %30, align 4
  %322 = sext i32 %321 to i64
  %323 = getelementptr inbounds float, ptr addrspace(1) %320, i64 %322
  store float %319, ptr addrspace(1) %323, align 4
  %324 = load i32, ptr addrspace(5) %37, align 4
  %325 = load ptr addrspace(1), ptr %70, align 8
  %326 = load i32, ptr addrspace(5) %30, align 4
  %327 = sext i32 %326 to i64
  %328 = getelementptr inbounds i32, ptr addrspace(1) %325, i64 %327
  store i32 %324, ptr addrspace(1) %328, align 4
  br label %329

329:                                              ; preds = %93, %318
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_ray_bvh(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i1, align 1, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr, align 8, addrspace(5)
  %16 = alloca ptr, align 8, addrspace(5)
  %17 = alloca float, align 4, addrspace(5)
  %18 = alloca float, align 4, addrspace(5)
  %19 = alloca float, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca float, align 4, addrspace(5)
  %22 = alloca float, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca ptr addrspace(1), align 8, addrspace(5)
  %25 = alloca ptr addrspace(1), align 8, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = alloca ptr addrspace(1), align 8, addrspace(5)
  %28 = alloca ptr addrspace(1), align 8, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca [3 x float], align 4, addrspace(5)
  %32 = alloca [3 x float], align 4, addrspace(5)
  %33 = alloca [3 x float], align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca [16 x i32], align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca float, align 4, addrspace(5)
  %39 = alloca ptr addrspace(1), align 8, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca <4 x float>, align 16, addrspace(5)
  %42 = alloca float, align 4, addrspace(5)
  %43 = alloca float, align 4, addrspace(5)
  %44 = alloca float, align 4, addrspace(5)
  %45 = alloca float, align 4, addrspace(5)
  %46 = alloca float, align 4, addrspace(5)
  %47 = alloca float, align 4, addrspace(5)
  %48 = addrspacecast ptr addrspace(5) %24 to ptr
  %49 = addrspacecast ptr addrspace(5) %25 to ptr
  %50 = addrspacecast ptr addrspace(5) %26 to ptr
  %51 = addrspacecast ptr addrspace(5) %27 to ptr
  %52 = addrspacecast ptr addrspace(5) %28 to ptr
  %53 = addrspacecast ptr addrspace(5) %29 to ptr
  store ptr addrspace(1) %0, ptr %48, align 8
  store ptr addrspace(1) %1, ptr %49, align 8
  store ptr addrspace(1) %2, ptr %50, align 8
  store ptr addrspace(1) %3, ptr %51, align 8
  store ptr addrspace(1) %4, ptr %52, align 8
  store i32 %5, ptr %53, align 4
  %54 = addrspacecast ptr addrspace(5) %23 to ptr
  %55 = addrspacecast ptr addrspace(5) %12 to ptr
  %56 = call i32 @llvm.amdgcn.workgroup.id.x()
  %57 = addrspacecast ptr addrspace(5) %11 to ptr
  %58 = addrspacecast ptr addrspace(5) %7 to ptr
  %59 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %59, align 4
  %60 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %60, ptr addrspace(5) %9, align 8
  %61 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %62 = load i32, ptr %59, align 4
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr addrspace(4) %61, i64 %63
  %65 = load i16, ptr addrspace(4) %64, align 2
  %66 = zext i16 %65 to i32
  %67 = mul i32 %56, %66
  %68 = addrspacecast ptr addrspace(5) %10 to ptr
  %69 = call i32 @llvm.amdgcn.workitem.id.x()
  %70 = add i32 %67, %69
  %71 = zext i32 %70 to i64
  %72 = trunc i64 %71 to i32
  store i32 %72, ptr addrspace(5) %30, align 4
  %73 = load i32, ptr addrspace(5) %30, align 4
  %74 = load i32, ptr %53, align 4
  %75 = icmp sge i32 %73, %74
  br i1 %75, label %76, label %77

76:                                               ; preds = %6
  br label %318

77:                                               ; preds = %6
  store i32 0, ptr addrspace(5) %34, align 4
  br label %78

78:                                               ; preds = %113, %77
  %79 = load i32, ptr addrspace(5) %34, align 4
  %80 = icmp slt i32 %79, 3
  br i1 %80, label %81, label %116

81:                                               ; preds = %78
  %82 = load ptr addrspace(1), ptr %50, align 8
  %83 = load i32, ptr addrspace(5) %30, align 4
  %84 = mul nsw i32 %83, 6
  %85 = load i32, ptr addrspace(5) %34, align 4
  %86 = add nsw i32 %84, %85
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr addrspace(1) %82, i64 %87
  %89 = load float, ptr addrspace(1) %88, align 4
  %90 = load i32, ptr addrspace(5) %34, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [3 x float], ptr addrspace(5) %31, i64 0, i64 %91
  store float %89, ptr addrspace(5) %92, align 4
  %93 = load ptr addrspace(1), ptr %50, align 8
  %94 = load i32, ptr addrspace(5) %30, align 4
  %95 = mul nsw i32 %94, 6
  %96 = add nsw i32 %95, 3
  %97 = load i32, ptr addrspace(5) %34, align 4
  %98 = add nsw i32 %96, %97
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr addrspace(1) %93, i64 %99
  %101 = load float, ptr addrspace(1) %100, align 4
  %102 = load i32, ptr addrspace(5) %34, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [3 x float], ptr addrspace(5) %32, i64 0, i64 %103
  store float %101, ptr addrspace(5) %104, align 4
  %105 = load i32, ptr addrspace(5) %34, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [3 x float], ptr addrspace(5) %32, i64 0, i64 %106
  %108 = load float, ptr addrspace(5) %107, align 4
  %109 = fdiv float 1.000000e+00, %108, !fpmath !11
  %110 = load i32, ptr addrspace(5) %34, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [3 x float], ptr addrspace(5) %33, i64 0, i64 %111
  store float %109, ptr addrspace(5) %112, align 4
  br label %113

113:                                              ; preds = %81
  %114 = load i32, ptr addrspace(5) %34, align 4
  %115 = add nsw i32 %114, 1
  store i32 %115, ptr addrspace(5) %34, align 4
  br label %78

116:                                              ; preds = %78
  store i32 0, ptr addrspace(5) %36, align 4
  store i32 0, ptr addrspace(5) %37, align 4
  %117 = load i32, ptr addrspace(5) %36, align 4
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr addrspace(5) %36, align 4
  %119 = sext i32 %117 to i64
  %120 = getelementptr inbounds [16 x i32], ptr addrspace(5) %35, i64 0, i64 %119
  store i32 0, ptr addrspace(5) %120, align 4
  store float 0x46293E5940000000, ptr addrspace(5) %38, align 4
  br label %121

121:                                              ; preds = %306, %208, %202, %116
  %122 = load i32, ptr addrspace(5) %36, align 4
  %123 = icmp sgt i32 %122, 0
  br i1 %123, label %124, label %307

124:                                              ; preds = %121
  %125 = load ptr addrspace(1), ptr %48, align 8
  %126 = load i32, ptr addrspace(5) %36, align 4
  %127 = add nsw i32 %126, -1
  store i32 %127, ptr addrspace(5) %36, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [16 x i32], ptr addrspace(5) %35, i64 0, i64 %128
  %130 = load i32, ptr addrspace(5) %129, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds %struct.node, ptr addrspace(1) %125, i64 %131
  store ptr addrspace(1) %132, ptr addrspace(5) %39, align 8
  %133 = load i32, ptr addrspace(5) %37, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr addrspace(5) %37, align 4
  %135 = load ptr addrspace(1), ptr addrspace(5) %39, align 8
  %136 = getelementptr inbounds [3 x float], ptr addrspace(5) %31, i64 0, i64 0
  %137 = addrspacecast ptr addrspace(5) %136 to ptr
  %138 = getelementptr inbounds [3 x float], ptr addrspace(5) %33, i64 0, i64 0
  %139 = addrspacecast ptr addrspace(5) %138 to ptr
  %140 = load float, ptr addrspace(5) %38, align 4
  %141 = addrspacecast ptr addrspace(5) %13 to ptr
  %142 = addrspacecast ptr addrspace(5) %14 to ptr
  %143 = addrspacecast ptr addrspace(5) %15 to ptr
  %144 = addrspacecast ptr addrspace(5) %16 to ptr
  %145 = addrspacecast ptr addrspace(5) %17 to ptr
  store ptr addrspace(1) %135, ptr %142, align 8
  store ptr %137, ptr %143, align 8
  store ptr %139, ptr %144, align 8
  store float %140, ptr %145, align 4
  store float 0.000000e+00, ptr addrspace(5) %18, align 4
  %146 = load float, ptr %145, align 4
  store float %146, ptr addrspace(5) %19, align 4
  store i32 0, ptr addrspace(5) %20, align 4
  br label %147

147:                                              ; preds = %150, %124
  %148 = load i32, ptr addrspace(5) %20, align 4
  %149 = icmp slt i32 %148, 3
  br i1 %149, label %150, label %198

150:                                              ; preds = %147
  %151 = load ptr addrspace(1), ptr %142, align 8
  %152 = load i32, ptr addrspace(5) %20, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [3 x float], ptr addrspace(1) %151, i64 0, i64 %153
  %155 = load float, ptr addrspace(1) %154, align 4
  %156 = load ptr, ptr %143, align 8
  %157 = load i32, ptr addrspace(5) %20, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds float, ptr %156, i64 %158
  %160 = load float, ptr %159, align 4
  %161 = fsub float %155, %160
  %162 = load ptr, ptr %144, align 8
  %163 = load i32, ptr addrspace(5) %20, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds float, ptr %162, i64 %164
  %166 = load float, ptr %165, align 4
  %167 = fmul float %161, %166
  store float %167, ptr addrspace(5) %21, align 4
  %168 = load ptr addrspace(1), ptr %142, align 8
  %169 = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %168, i32 0, i32 2
  %170 = load i32, ptr addrspace(5) %20, align 4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [3 x float], ptr addrspace(1) %169, i64 0, i64 %171
  %173 = load float, ptr addrspace(1) %172, align 4
  %174 = load ptr, ptr %143, align 8
  %175 = load i32, ptr addrspace(5) %20, align 4
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds float, ptr %174, i64 %176
  %178 = load float, ptr %177, align 4
  %179 = fsub float %173, %178
  %180 = load ptr, ptr %144, align 8
  %181 = load i32, ptr addrspace(5) %20, align 4
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds float, ptr %180, i64 %182
  %184 = load float, ptr %183, align 4
  %185 = fmul float %179, %184
  store float %185, ptr addrspace(5) %22, align 4
  %186 = load float, ptr addrspace(5) %18, align 4
  %187 = load float, ptr addrspace(5) %21, align 4
  %188 = load float, ptr addrspace(5) %22, align 4
  %189 = call float @llvm.minnum.f32(float %187, float %188)
  %190 = call float @llvm.maxnum.f32(float %186, float %189)
  store float %190, ptr addrspace(5) %18, align 4
  %191 = load float, ptr addrspace(5) %19, align 4
  %192 = load float, ptr addrspace(5) %21, align 4
  %193 = load float, ptr addrspace(5) %22, align 4
  %194 = call float @llvm.maxnum.f32(float %192, float %193)
  %195 = call float @llvm.minnum.f32(float %191, float %194)
  store float %195, ptr addrspace(5) %19, align 4
  %196 = load i32, ptr addrspace(5) %20, align 4
  %197 = add nsw i32 %196, 1
  store i32 %197, ptr addrspace(5) %20, align 4
  br label %147

198:                                              ; preds = %147
  %199 = load float, ptr addrspace(5) %18, align 4
  %200 = load float, ptr addrspace(5) %19, align 4
  %201 = fcmp ole float %199, %200
  br i1 %201, label %203, label %202

202:                                              ; preds = %198
  br label %121

203:                                              ; preds = %198
  %204 = load ptr addrspace(1), ptr addrspace(5) %39, align 8
  %205 = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %204, i32 0, i32 3
  %206 = load i32, ptr addrspace(1) %205, align 4
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %208, label %224

208:                                              ; preds = %203
  %209 = load ptr addrspace(1), ptr addrspace(5) %39, align 8
  %210 = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %209, i32 0, i32 1
  %211 = load i32, ptr addrspace(1) %210, align 4
  %212 = add nsw i32 %211, 1
  %213 = load i32, ptr addrspace(5) %36, align 4
  %214 = add nsw i32 %213, 1
  store i32 %214, ptr addrspace(5) %36, align 4
  %215 = sext i32 %213 to i64
  %216 = getelementptr inbounds [16 x i32], ptr addrspace(5) %35, i64 0, i64 %215
  store i32 %212, ptr addrspace(5) %216, align 4
  %217 = load ptr addrspace(1), ptr addrspace(5) %39, align 8
  %218 = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %217, i32 0, i32 1
  %219 = load i32, ptr addrspace(1) %218, align 4
  %220 = load i32, ptr addrspace(5) %36, align 4
  %221 = add nsw i32 %220, 1
  store i32 %221, ptr addrspace(5) %36, align 4
  %222 = sext i32 %220 to i64
  %223 = getelementptr inbounds [16 x i32], ptr addrspace(5) %35, i64 0, i64 %222
  store i32 %219, ptr addrspace(5) %223, align 4
  br label %121

224:                                              ; preds = %203
  store i32 0, ptr addrspace(5) %40, align 4
  br label %225

225:                                              ; preds = %303, %224
  %226 = load i32, ptr addrspace(5) %40, align 4
  %227 = load ptr addrspace(1), ptr addrspace(5) %39, align 8
  %228 = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %227, i32 0, i32 3
  %229 = load i32, ptr addrspace(1) %228, align 4
  %230 = icmp slt i32 %226, %229
  br i1 %230, label %231, label %306

231:                                              ; preds = %225
  %232 = load ptr addrspace(1), ptr %49, align 8
  %233 = load ptr addrspace(1), ptr addrspace(5) %39, align 8
  %234 = getelementptr inbounds nuw %struct.node, ptr addrspace(1) %233, i32 0, i32 1
  %235 = load i32, ptr addrspace(1) %234, align 4
  %236 = load i32, ptr addrspace(5) %40, align 4
  %237 = add nsw i32 %235, %236
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds <4 x float>, ptr addrspace(1) %232, i64 %238
  %240 = load <4 x float>, ptr addrspace(1) %239, align 16
  store <4 x float> %240, ptr addrspace(5) %41, align 16
  %241 = load <4 x float>, ptr addrspace(5) %41, align 16
  %242 = extractelement <4 x float> %241, i64 0
  %243 = getelementptr inbounds [3 x float], ptr addrspace(5) %31, i64 0, i64 0
  %244 = load float, ptr addrspace(5) %243, align 4
  %245 = fsub float %242, %244
  store float %245, ptr addrspace(5) %42, align 4
  %246 = load <4 x float>, ptr addrspace(5) %41, align 16
  %247 = extractelement <4 x float> %246, i64 1
  %248 = getelementptr inbounds [3 x float], ptr addrspace(5) %31, i64 0, i64 1
  %249 = load float, ptr addrspace(5) %248, align 4
  %250 = fsub float %247, %249
  store float %250, ptr addrspace(5) %43, align 4
  %251 = load <4 x float>, ptr addrspace(5) %41, align 16
  %252 = extractelement <4 x float> %251, i64 2
  %253 = getelementptr inbounds [3 x float], ptr addrspace(5) %31, i64 0, i64 2
  %254 = load float, ptr addrspace(5) %253, align 4
  %255 = fsub float %252, %254
  store float %255, ptr addrspace(5) %44, align 4
  %256 = load float, ptr addrspace(5) %42, align 4
  %257 = getelementptr inbounds [3 x float], ptr addrspace(5) %32, i64 0, i64 0
  %258 = load float, ptr addrspace(5) %257, align 4
  %259 = load float, ptr addrspace(5) %43, align 4
  %260 = getelementptr inbounds [3 x float], ptr addrspace(5) %32, i64 0, i64 1
  %261 = load float, ptr addrspace(5) %260, align 4
  %262 = fmul float %259, %261
  %263 = call float @llvm.fmuladd.f32(float %256, float %258, float %262)
  %264 = load float, ptr addrspace(5) %44, align 4
  %265 = getelementptr inbounds [3 x float], ptr addrspace(5) %32, i64 0, i64 2
  %266 = load float, ptr addrspace(5) %265, align 4
  %267 = call float @llvm.fmuladd.f32(float %264, float %266, float %263)
  store float %267, ptr addrspace(5) %45, align 4
  %268 = load float, ptr addrspace(5) %45, align 4
  %269 = load float, ptr addrspace(5) %45, align 4
  %270 = load float, ptr addrspace(5) %42, align 4
  %271 = load float, ptr addrspace(5) %42, align 4
  %272 = load float, ptr addrspace(5) %43, align 4
  %273 = load float, ptr addrspace(5) %43, align 4
  %274 = fmul float %272, %273
  %275 = call float @llvm.fmuladd.f32(float %270, float %271, float %274)
  %276 = load float, ptr addrspace(5) %44, align 4
  %277 = load float, ptr addrspace(5) %44, align 4
  %278 = call float @llvm.fmuladd.f32(float %276, float %277, float %275)
  %279 = fneg float %278
  %280 = call float @llvm.fmuladd.f32(float %268, float %269, float %279)
  %281 = load <4 x float>, ptr addrspace(5) %41, align 16
  %282 = extractelement <4 x float> %281, i64 3
  %283 = load <4 x float>, ptr addrspace(5) %41, align 16
  %284 = extractelement <4 x float> %283, i64 3
  %285 = call float @llvm.fmuladd.f32(float %282, float %284, float %280)
  store float %285, ptr addrspace(5) %46, align 4
  %286 = load float, ptr addrspace(5) %46, align 4
  %287 = fcmp ogt float %286, 0.000000e+00
  br i1 %287, label %288, label %302

288:                                              ; preds = %231
  %289 = load float, ptr addrspace(5) %45, align 4
  %290 = load float, ptr addrspace(5) %46, align 4
  %291 = call float @llvm.sqrt.f32(float %290), !fpmath !12
  %292 = fsub float %289, %291
  store float %292, ptr addrspace(5) %47, align 4
  %293 = load float, ptr addrspace(5) %47, align 4
  %294 = fcmp ogt float %293, 0.000000e+00
  br i1 %294, label %295, label %301

295:                                              ; preds = %288
  %296 = load float, ptr addrspace(5) %47, align 4
  %297 = load float, ptr addrspace(5) %38, align 4
  %298 = fcmp olt float %296, %297
  br i1 %298, label %299, label %301

299:                                              ; preds = %295
  %300 = load float, ptr addrspace(5) %47, align 4
  store float %300, ptr addrspace(5) %38, align 4
  br label %301

301:                                              ; preds = %299, %295, %288
  br label %302

302:                                              ; preds = %301, %231
  br label %303

303:                                              ; preds = %302
  %304 = load i32, ptr addrspace(5) %40, align 4
  %305 = add nsw i32 %304, 1
  store i32 %305, ptr addrspace(5) %40, align 4
  br label %225

306:                                              ; preds = %225
  br label %121

307:                                              ; preds = %121
  %308 = load float, ptr addrspace(5) %38, align 4
  %309 = load ptr addrspace(1), ptr %51, align 8
  %310 = load i32, ptr addrspace(5) %30, align 4
  %311 = sext i32 %310 to i64
  %312 = getelementptr inbounds float, ptr addrspace(1) %309, i64 %311
  store float %308, ptr addrspace(1) %312, align 4
  %313 = load i32, ptr addrspace(5) %37, align 4
  %314 = load ptr addrspace(1), ptr %52, align 8
  %315 = load i32, ptr addrspace(5) %30, align 4
  %316 = sext i32 %315 to i64
  %317 = getelementptr inbounds i32, ptr addrspace(1) %314, i64 %316
  store i32 %313, ptr addrspace(1) %317, align 4
  br label %318

318:                                              ; preds = %307, %76
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

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
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"node*", !"float4*", !"float*", !"float*", !"int*", !"int"}
!9 = !{!"node*", !"float __attribute__((ext_vector_type(4)))*", !"float*", !"float*", !"int*", !"int"}
!10 = !{!"const", !"const", !"const", !"", !"", !""}
!11 = !{float 2.500000e+00}
!12 = !{float 3.000000e+00}
