; ModuleID = 'quaternions.cl'
source_filename = "quaternions.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @quaternions(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3, i32 noundef %4) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca <4 x float>, align 16, addrspace(5)
  %13 = alloca <4 x float>, align 16, addrspace(5)
  %14 = alloca <4 x float>, align 16, addrspace(5)
  %15 = alloca <4 x float>, align 16, addrspace(5)
  %16 = alloca <4 x float>, align 16, addrspace(5)
  %17 = alloca <4 x float>, align 16, addrspace(5)
  %18 = alloca <4 x float>, align 16, addrspace(5)
  %19 = alloca <4 x float>, align 16, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca ptr addrspace(1), align 8, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca <4 x float>, align 16, addrspace(5)
  %28 = alloca <4 x float>, align 16, addrspace(5)
  %29 = alloca float, align 4, addrspace(5)
  %30 = alloca <4 x float>, align 16, addrspace(5)
  %31 = alloca <4 x float>, align 16, addrspace(5)
  %32 = alloca float, align 4, addrspace(5)
  %33 = alloca <4 x float>, align 16, addrspace(5)
  %34 = alloca <4 x float>, align 16, addrspace(5)
  %35 = alloca ptr addrspace(1), align 8, addrspace(5)
  %36 = alloca ptr addrspace(1), align 8, addrspace(5)
  %37 = alloca ptr addrspace(1), align 8, addrspace(5)
  %38 = alloca ptr addrspace(1), align 8, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = addrspacecast ptr addrspace(5) %35 to ptr
  %41 = addrspacecast ptr addrspace(5) %36 to ptr
  %42 = addrspacecast ptr addrspace(5) %37 to ptr
  %43 = addrspacecast ptr addrspace(5) %38 to ptr
  %44 = addrspacecast ptr addrspace(5) %39 to ptr
  store ptr addrspace(1) %0, ptr %40, align 8
  store ptr addrspace(1) %1, ptr %41, align 8
  store ptr addrspace(1) %2, ptr %42, align 8
  store ptr addrspace(1) %3, ptr %43, align 8
  store i32 %4, ptr %44, align 4
  %45 = load ptr addrspace(1), ptr %40, align 8
  %46 = load ptr addrspace(1), ptr %41, align 8
  %47 = load ptr addrspace(1), ptr %42, align 8
  %48 = load ptr addrspace(1), ptr %43, align 8
  %49 = load i32, ptr %44, align 4
  %50 = addrspacecast ptr addrspace(5) %21 to ptr
  %51 = addrspacecast ptr addrspace(5) %22 to ptr
  %52 = addrspacecast ptr addrspace(5) %23 to ptr
  %53 = addrspacecast ptr addrspace(5) %24 to ptr
  %54 = addrspacecast ptr addrspace(5) %25 to ptr
  %55 = addrspacecast ptr addrspace(5) %34 to ptr
  store ptr addrspace(1) %45, ptr %50, align 8
  store ptr addrspace(1) %46, ptr %51, align 8
  store ptr addrspace(1) %47, ptr %52, align 8
  store ptr addrspace(1) %48, ptr %53, align 8
  store i32 %49, ptr %54, align 4
  %56 = addrspacecast ptr addrspace(5) %20 to ptr
  %57 = addrspacecast ptr addrspace(5) %11 to ptr
  %58 = call i32 @llvm.amdgcn.workgroup.id.x()
  %59 = addrspacecast ptr addrspace(5) %10 to ptr
  %60 = addrspacecast ptr addrspace(5) %6 to ptr
  %61 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 4, ptr %61, align 4
  %62 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %62, ptr addrspace(5) %8, align 8
  %63 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %64 = load i32, ptr %61, align 4
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr addrspace(4) %63, i64 %65
  %67 = load i16, ptr addrspace(4) %66, align 2
  %68 = zext i16 %67 to i32
  %69 = mul i32 %58, %68
  %70 = addrspacecast ptr addrspace(5) %9 to ptr
  %71 = call i32 @llvm.amdgcn.workitem.id.x()
  %72 = add i32 %69, %71
  %73 = zext i32 %72 to i64
  store i32 %72, ptr addrspace(5) %26, align 4
  %74 = load i32, ptr addrspace(5) %26, align 4
  %75 = load i32, ptr %54, align 4
  %76 = icmp uge i32 %74, %75
  br i1 %76, label %77, label %78

77:                                               ; preds = %5
  br label %373

78:                                               ; preds = %5
  %79 = load ptr addrspace(1), ptr %50, align 8
  %80 = load i32, ptr addrspace(5) %26, align 4
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %79, i64 %81
  %83 = load <4 x float>, ptr addrspace(1) %82, align 16
  store <4 x float> %83, ptr addrspace(5) %27, align 16
  %84 = load ptr addrspace(1), ptr %51, align 8
  %85 = load i32, ptr addrspace(5) %26, align 4
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %84, i64 %86
  %88 = load <4 x float>, ptr addrspace(1) %87, align 16
  store <4 x float> %88, ptr addrspace(5) %28, align 16
  %89 = load ptr addrspace(1), ptr %52, align 8
  %90 = load i32, ptr addrspace(5) %26, align 4
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw float, ptr addrspace(1) %89, i64 %91
  %93 = load float, ptr addrspace(1) %92, align 4
  store float %93, ptr addrspace(5) %29, align 4
  %94 = load <4 x float>, ptr addrspace(5) %27, align 16
  %95 = extractelement <4 x float> %94, i64 0
  %96 = load <4 x float>, ptr addrspace(5) %28, align 16
  %97 = extractelement <4 x float> %96, i64 0
  %98 = load <4 x float>, ptr addrspace(5) %27, align 16
  %99 = extractelement <4 x float> %98, i64 1
  %100 = load <4 x float>, ptr addrspace(5) %28, align 16
  %101 = extractelement <4 x float> %100, i64 1
  %102 = fmul float %99, %101
  %103 = call float @llvm.fmuladd.f32(float %95, float %97, float %102)
  %104 = load <4 x float>, ptr addrspace(5) %27, align 16
  %105 = extractelement <4 x float> %104, i64 2
  %106 = load <4 x float>, ptr addrspace(5) %28, align 16
  %107 = extractelement <4 x float> %106, i64 2
  %108 = call float @llvm.fmuladd.f32(float %105, float %107, float %103)
  %109 = load <4 x float>, ptr addrspace(5) %27, align 16
  %110 = extractelement <4 x float> %109, i64 3
  %111 = load <4 x float>, ptr addrspace(5) %28, align 16
  %112 = extractelement <4 x float> %111, i64 3
  %113 = call float @llvm.fmuladd.f32(float %110, float %112, float %108)
  %114 = fcmp olt float %113, 0.000000e+00
  br i1 %114, label %115, label %118

115:                                              ; preds = %78
  %116 = load <4 x float>, ptr addrspace(5) %28, align 16
  %117 = fneg <4 x float> %116
  store <4 x float> %117, ptr addrspace(5) %28, align 16
  br label %118

118:                                              ; preds = %115, %78
  %119 = load <4 x float>, ptr addrspace(5) %27, align 16
  %120 = load float, ptr addrspace(5) %29, align 4
  %121 = fsub float 1.000000e+00, %120
  %122 = insertelement <4 x float> poison, float %121, i64 0
  %123 = shufflevector <4 x float> %122, <4 x float> poison, <4 x i32> zeroinitializer
  %124 = load <4 x float>, ptr addrspace(5) %28, align 16
  %125 = load float, ptr addrspace(5) %29, align 4
  %126 = insertelement <4 x float> poison, float %125, i64 0
  %127 = shufflevector <4 x float> %126, <4 x float> poison, <4 x i32> zeroinitializer
  %128 = fmul <4 x float> %124, %127
  %129 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %119, <4 x float> %123, <4 x float> %128)
  store <4 x float> %129, ptr addrspace(5) %30, align 16
  %130 = load <4 x float>, ptr addrspace(5) %30, align 16
  %131 = extractelement <4 x float> %130, i64 0
  %132 = load <4 x float>, ptr addrspace(5) %30, align 16
  %133 = extractelement <4 x float> %132, i64 0
  %134 = load <4 x float>, ptr addrspace(5) %30, align 16
  %135 = extractelement <4 x float> %134, i64 1
  %136 = load <4 x float>, ptr addrspace(5) %30, align 16
  %137 = extractelement <4 x float> %136, i64 1
  %138 = fmul float %135, %137
  %139 = call float @llvm.fmuladd.f32(float %131, float %133, float %138)
  %140 = load <4 x float>, ptr addrspace(5) %30, align 16
  %141 = extractelement <4 x float> %140, i64 2
  %142 = load <4 x float>, ptr addrspace(5) %30, align 16
  %143 = extractelement <4 x float> %142, i64 2
  %144 = call float @llvm.fmuladd.f32(float %141, float %143, float %139)
  %145 = load <4 x float>, ptr addrspace(5) %30, align 16
  %146 = extractelement <4 x float> %145, i64 3
  %147 = load <4 x float>, ptr addrspace(5) %30, align 16
  %148 = extractelement <4 x float> %147, i64 3
  %149 = call float @llvm.fmuladd.f32(float %146, float %148, float %144)
  %150 = call float @llvm.amdgcn.rsq.f32(float %149)
  %151 = insertelement <4 x float> poison, float %150, i64 0
  %152 = shufflevector <4 x float> %151, <4 x float> poison, <4 x i32> zeroinitializer
  %153 = load <4 x float>, ptr addrspace(5) %30, align 16
  %154 = fmul <4 x float> %153, %152
  store <4 x float> %154, ptr addrspace(5) %30, align 16
  %155 = load ptr addrspace(1), ptr %53, align 8
  %156 = load i32, ptr addrspace(5) %26, align 4
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %155, i64 %157
  %159 = load <4 x float>, ptr addrspace(1) %158, align 16
  store <4 x float> %159, ptr addrspace(5) %31, align 16
  %160 = load <4 x float>, ptr addrspace(5) %31, align 16
  %161 = extractelement <4 x float> %160, i64 3
  store float %161, ptr addrspace(5) %32, align 4
  %162 = load <4 x float>, ptr addrspace(5) %31, align 16
  %163 = insertelement <4 x float> %162, float 0.000000e+00, i64 3
  store <4 x float> %163, ptr addrspace(5) %31, align 16
  %164 = load <4 x float>, ptr addrspace(5) %30, align 16
  %165 = load <4 x float>, ptr addrspace(5) %31, align 16
  %166 = addrspacecast ptr addrspace(5) %12 to ptr
  %167 = addrspacecast ptr addrspace(5) %13 to ptr
  %168 = addrspacecast ptr addrspace(5) %14 to ptr
  %169 = addrspacecast ptr addrspace(5) %15 to ptr
  store <4 x float> %164, ptr %167, align 16
  store <4 x float> %165, ptr %168, align 16
  %170 = load <4 x float>, ptr %167, align 16
  %171 = extractelement <4 x float> %170, i64 3
  %172 = load <4 x float>, ptr %168, align 16
  %173 = extractelement <4 x float> %172, i64 0
  %174 = load <4 x float>, ptr %167, align 16
  %175 = extractelement <4 x float> %174, i64 0
  %176 = load <4 x float>, ptr %168, align 16
  %177 = extractelement <4 x float> %176, i64 3
  %178 = fmul float %175, %177
  %179 = call float @llvm.fmuladd.f32(float %171, float %173, float %178)
  %180 = load <4 x float>, ptr %167, align 16
  %181 = extractelement <4 x float> %180, i64 1
  %182 = load <4 x float>, ptr %168, align 16
  %183 = extractelement <4 x float> %182, i64 2
  %184 = call float @llvm.fmuladd.f32(float %181, float %183, float %179)
  %185 = load <4 x float>, ptr %167, align 16
  %186 = extractelement <4 x float> %185, i64 2
  %187 = load <4 x float>, ptr %168, align 16
  %188 = extractelement <4 x float> %187, i64 1
  %189 = fneg float %186
  %190 = call float @llvm.fmuladd.f32(float %189, float %188, float %184)
  %191 = insertelement <4 x float> poison, float %190, i32 0
  %192 = load <4 x float>, ptr %167, align 16
  %193 = extractelement <4 x float> %192, i64 3
  %194 = load <4 x float>, ptr %168, align 16
  %195 = extractelement <4 x float> %194, i64 1
  %196 = load <4 x float>, ptr %167, align 16
  %197 = extractelement <4 x float> %196, i64 0
  %198 = load <4 x float>, ptr %168, align 16
  %199 = extractelement <4 x float> %198, i64 2
  %200 = fmul float %197, %199
  %201 = fneg float %200
  %202 = call float @llvm.fmuladd.f32(float %193, float %195, float %201)
  %203 = load <4 x float>, ptr %167, align 16
  %204 = extractelement <4 x float> %203, i64 1
  %205 = load <4 x float>, ptr %168, align 16
  %206 = extractelement <4 x float> %205, i64 3
  %207 = call float @llvm.fmuladd.f32(float %204, float %206, float %202)
  %208 = load <4 x float>, ptr %167, align 16
  %209 = extractelement <4 x float> %208, i64 2
  %210 = load <4 x float>, ptr %168, align 16
  %211 = extractelement <4 x float> %210, i64 0
  %212 = call float @llvm.fmuladd.f32(float %209, float %211, float %207)
  %213 = insertelement <4 x float> %191, float %212, i32 1
  %214 = load <4 x float>, ptr %167, align 16
  %215 = extractelement <4 x float> %214, i64 3
  %216 = load <4 x float>, ptr %168, align 16
  %217 = extractelement <4 x float> %216, i64 2
  %218 = load <4 x float>, ptr %167, align 16
  %219 = extractelement <4 x float> %218, i64 0
  %220 = load <4 x float>, ptr %168, align 16
  %221 = extractelement <4 x float> %220, i64 1
  %222 = fmul float %219, %221
  %223 = call float @llvm.fmuladd.f32(float %215, float %217, float %222)
  %224 = load <4 x float>, ptr %167, align 16
  %225 = extractelement <4 x float> %224, i64 1
  %226 = load <4 x float>, ptr %168, align 16
  %227 = extractelement <4 x float> %226, i64 0
  %228 = fneg float %225
  %229 = call float @llvm.fmuladd.f32(float %228, float %227, float %223)
  %230 = load <4 x float>, ptr %167, align 16
  %231 = extractelement <4 x float> %230, i64 2
  %232 = load <4 x float>, ptr %168, align 16
  %233 = extractelement <4 x float> %232, i64 3
  %234 = call float @llvm.fmuladd.f32(float %231, float %233, float %229)
  %235 = insertelement <4 x float> %213, float %234, i32 2
  %236 = load <4 x float>, ptr %167, align 16
  %237 = extractelement <4 x float> %236, i64 3
  %238 = load <4 x float>, ptr %168, align 16
  %239 = extractelement <4 x float> %238, i64 3
  %240 = load <4 x float>, ptr %167, align 16
  %241 = extractelement <4 x float> %240, i64 0
  %242 = load <4 x float>, ptr %168, align 16
  %243 = extractelement <4 x float> %242, i64 0
  %244 = fmul float %241, %243
  %245 = fneg float %244
  %246 = call float @llvm.fmuladd.f32(float %237, float %239, float %245)
  %247 = load <4 x float>, ptr %167, align 16
  %248 = extractelement <4 x float> %247, i64 1
  %249 = load <4 x float>, ptr %168, align 16
  %250 = extractelement <4 x float> %249, i64 1
  %251 = fneg float %248
  %252 = call float @llvm.fmuladd.f32(float %251, float %250, float %246)
  %253 = load <4 x float>, ptr %167, align 16
  %254 = extractelement <4 x float> %253, i64 2
  %255 = load <4 x float>, ptr %168, align 16
  %256 = extractelement <4 x float> %255, i64 2
  %257 = fneg float %254
  %258 = call float @llvm.fmuladd.f32(float %257, float %256, float %252)
  %259 = insertelement <4 x float> %235, float %258, i32 3
  store <4 x float> %259, ptr %169, align 16
  %260 = load <4 x float>, ptr %169, align 16
  %261 = load <4 x float>, ptr addrspace(5) %30, align 16
  %262 = shufflevector <4 x float> %261, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %263 = fneg <3 x float> %262
  %264 = shufflevector <3 x float> %263, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %265 = shufflevector <4 x float> %264, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %266 = load <4 x float>, ptr addrspace(5) %30, align 16
  %267 = extractelement <4 x float> %266, i64 3
  %268 = insertelement <4 x float> %265, float %267, i32 3
  store <4 x float> %268, ptr %55, align 16
  %269 = load <4 x float>, ptr %55, align 16
  %270 = addrspacecast ptr addrspace(5) %16 to ptr
  %271 = addrspacecast ptr addrspace(5) %17 to ptr
  %272 = addrspacecast ptr addrspace(5) %18 to ptr
  %273 = addrspacecast ptr addrspace(5) %19 to ptr
  store <4 x float> %260, ptr %271, align 16
  store <4 x float> %269, ptr %272, align 16
  %274 = load <4 x float>, ptr %271, align 16
  %275 = extractelement <4 x float> %274, i64 3
  %276 = load <4 x float>, ptr %272, align 16
  %277 = extractelement <4 x float> %276, i64 0
  %278 = load <4 x float>, ptr %271, align 16
  %279 = extractelement <4 x float> %278, i64 0
  %280 = load <4 x float>, ptr %272, align 16
  %281 = extractelement <4 x float> %280, i64 3
  %282 = fmul float %279, %281
  %283 = call float @llvm.fmuladd.f32(float %275, float %277, float %282)
  %284 = load <4 x float>, ptr %271, align 16
  %285 = extractelement <4 x float> %284, i64 1
  %286 = load <4 x float>, ptr %272, align 16
  %287 = extractelement <4 x float> %286, i64 2
  %288 = call float @llvm.fmuladd.f32(float %285, float %287, float %283)
  %289 = load <4 x float>, ptr %271, align 16
  %290 = extractelement <4 x float> %289, i64 2
  %291 = load <4 x float>, ptr %272, align 16
  %292 = extractelement <4 x float> %291, i64 1
  %293 = fneg float %290
  %294 = call float @llvm.fmuladd.f32(float %293, float %292, float %288)
  %295 = insertelement <4 x float> poison, float %294, i32 0
  %296 = load <4 x float>, ptr %271, align 16
  %297 = extractelement <4 x float> %296, i64 3
  %298 = load <4 x float>, ptr %272, align 16
  %299 = extractelement <4 x float> %298, i64 1
  %300 = load <4 x float>, ptr %271, align 16
  %301 = extractelement <4 x float> %300, i64 0
  %302 = load <4 x float>, ptr %272, align 16
  %303 = extractelement <4 x float> %302, i64 2
  %304 = fmul float %301, %303
  %305 = fneg float %304
  %306 = call float @llvm.fmuladd.f32(float %297, float %299, float %305)
  %307 = load <4 x float>, ptr %271, align 16
  %308 = extractelement <4 x float> %307, i64 1
  %309 = load <4 x float>, ptr %272, align 16
  %310 = extractelement <4 x float> %309, i64 3
  %311 = call float @llvm.fmuladd.f32(float %308, float %310, float %306)
  %312 = load <4 x float>, ptr %271, align 16
  %313 = extractelement <4 x float> %312, i64 2
  %314 = load <4 x float>, ptr %272, align 16
  %315 = extractelement <4 x float> %314, i64 0
  %316 = call float @llvm.fmuladd.f32(float %313, float %315, float %311)
  %317 = insertelement <4 x float> %295, float %316, i32 1
  %318 = load <4 x float>, ptr %271, align 16
  %319 = extractelement <4 x float> %318, i64 3
  %320 = load <4 x float>, ptr %272, align 16
  %321 = extractelement <4 x float> %320, i64 2
  %322 = load <4 x float>, ptr %271, align 16
  %323 = extractelement <4 x float> %322, i64 0
  %324 = load <4 x float>, ptr %272, align 16
  %325 = extractelement <4 x float> %324, i64 1
  %326 = fmul float %323, %325
  %327 = call float @llvm.fmuladd.f32(float %319, float %321, float %326)
  %328 = load <4 x float>, ptr %271, align 16
  %329 = extractelement <4 x float> %328, i64 1
  %330 = load <4 x float>, ptr %272, align 16
  %331 = extractelement <4 x float> %330, i64 0
  %332 = fneg float %329
  %333 = call float @llvm.fmuladd.f32(float %332, float %331, float %327)
  %334 = load <4 x float>, ptr %271, align 16
  %335 = extractelement <4 x float> %334, i64 2
  %336 = load <4 x float>, ptr %272, align 16
  %337 = extractelement <4 x float> %336, i64 3
  %338 = call float @llvm.fmuladd.f32(float %335, float %337, float %333)
  %339 = insertelement <4 x float> %317, float %338, i32 2
  %340 = load <4 x float>, ptr %271, align 16
  %341 = extractelement <4 x float> %340, i64 3
  %342 = load <4 x float>, ptr %272, align 16
  %343 = extractelement <4 x float> %342, i64 3
  %344 = load <4 x float>, ptr %271, align 16
  %345 = extractelement <4 x float> %344, i64 0
  %346 = load <4 x float>, ptr %272, align 16
  %347 = extractelement <4 x float> %346, i64 0
  %348 = fmul float %345, %347
  %349 = fneg float %348
  %350 = call float @llvm.fmuladd.f32(float %341, float %343, float %349)
  %351 = load <4 x float>, ptr %271, align 16
  %352 = extractelement <4 x float> %351, i64 1
  %353 = load <4 x float>, ptr %272, align 16
  %354 = extractelement <4 x float> %353, i64 1
  %355 = fneg float %352
  %356 = call float @llvm.fmuladd.f32(float %355, float %354, float %350)
  %357 = load <4 x float>, ptr %271, align 16
  %358 = extractelement <4 x float> %357, i64 2
  %359 = load <4 x float>, ptr %272, align 16
  %360 = extractelement <4 x float> %359, i64 2
  %361 = fneg float %358
  %362 = call float @llvm.fmuladd.f32(float %361, float %360, float %356)
  %363 = insertelement <4 x float> %339, float %362, i32 3
  store <4 x float> %363, ptr %273, align 16
  %364 = load <4 x float>, ptr %273, align 16
  store <4 x float> %364, ptr addrspace(5) %33, align 16
  %365 = load float, ptr addrspace(5) %32, align 4
  %366 = load <4 x float>, ptr addrspace(5) %33, align 16
  %367 = insertelement <4 x float> %366, float %365, i64 3
  store <4 x float> %367, ptr addrspace(5) %33, align 16
  %368 = load <4 x float>, ptr addrspace(5) %33, align 16
  %369 = load ptr addrspace(1), ptr %53, align 8
  %370 = load i32, ptr addrspace(5) %26, align 4
  %371 = zext i32 %370 to i64
  %372 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %369, i64 %371
  store <4 x float> %368, ptr addrspace(1) %372, align 16
  br label %373

373:                                              ; preds = %77, %118
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_quaternions(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 16 %3, i32 noundef %4) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca <4 x float>, align 16, addrspace(5)
  %13 = alloca <4 x float>, align 16, addrspace(5)
  %14 = alloca <4 x float>, align 16, addrspace(5)
  %15 = alloca <4 x float>, align 16, addrspace(5)
  %16 = alloca <4 x float>, align 16, addrspace(5)
  %17 = alloca <4 x float>, align 16, addrspace(5)
  %18 = alloca <4 x float>, align 16, addrspace(5)
  %19 = alloca <4 x float>, align 16, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca ptr addrspace(1), align 8, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca <4 x float>, align 16, addrspace(5)
  %28 = alloca <4 x float>, align 16, addrspace(5)
  %29 = alloca float, align 4, addrspace(5)
  %30 = alloca <4 x float>, align 16, addrspace(5)
  %31 = alloca <4 x float>, align 16, addrspace(5)
  %32 = alloca float, align 4, addrspace(5)
  %33 = alloca <4 x float>, align 16, addrspace(5)
  %34 = alloca <4 x float>, align 16, addrspace(5)
  %35 = addrspacecast ptr addrspace(5) %21 to ptr
  %36 = addrspacecast ptr addrspace(5) %22 to ptr
  %37 = addrspacecast ptr addrspace(5) %23 to ptr
  %38 = addrspacecast ptr addrspace(5) %24 to ptr
  %39 = addrspacecast ptr addrspace(5) %25 to ptr
  %40 = addrspacecast ptr addrspace(5) %34 to ptr
  store ptr addrspace(1) %0, ptr %35, align 8
  store ptr addrspace(1) %1, ptr %36, align 8
  store ptr addrspace(1) %2, ptr %37, align 8
  store ptr addrspace(1) %3, ptr %38, align 8
  store i32 %4, ptr %39, align 4
  %41 = addrspacecast ptr addrspace(5) %20 to ptr
  %42 = addrspacecast ptr addrspace(5) %11 to ptr
  %43 = call i32 @llvm.amdgcn.workgroup.id.x()
  %44 = addrspacecast ptr addrspace(5) %10 to ptr
  %45 = addrspacecast ptr addrspace(5) %6 to ptr
  %46 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 4, ptr %46, align 4
  %47 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %47, ptr addrspace(5) %8, align 8
  %48 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %49 = load i32, ptr %46, align 4
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) %48, i64 %50
  %52 = load i16, ptr addrspace(4) %51, align 2
  %53 = zext i16 %52 to i32
  %54 = mul i32 %43, %53
  %55 = addrspacecast ptr addrspace(5) %9 to ptr
  %56 = call i32 @llvm.amdgcn.workitem.id.x()
  %57 = add i32 %54, %56
  %58 = zext i32 %57 to i64
  %59 = trunc i64 %58 to i32
  store i32 %59, ptr addrspace(5) %26, align 4
  %60 = load i32, ptr addrspace(5) %26, align 4
  %61 = load i32, ptr %39, align 4
  %62 = icmp uge i32 %60, %61
  br i1 %62, label %63, label %64

63:                                               ; preds = %5
  br label %359

64:                                               ; preds = %5
  %65 = load ptr addrspace(1), ptr %35, align 8
  %66 = load i32, ptr addrspace(5) %26, align 4
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %65, i64 %67
  %69 = load <4 x float>, ptr addrspace(1) %68, align 16
  store <4 x float> %69, ptr addrspace(5) %27, align 16
  %70 = load ptr addrspace(1), ptr %36, align 8
  %71 = load i32, ptr addrspace(5) %26, align 4
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %70, i64 %72
  %74 = load <4 x float>, ptr addrspace(1) %73, align 16
  store <4 x float> %74, ptr addrspace(5) %28, align 16
  %75 = load ptr addrspace(1), ptr %37, align 8
  %76 = load i32, ptr addrspace(5) %26, align 4
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw float, ptr addrspace(1) %75, i64 %77
  %79 = load float, ptr addrspace(1) %78, align 4
  store float %79, ptr addrspace(5) %29, align 4
  %80 = load <4 x float>, ptr addrspace(5) %27, align 16
  %81 = extractelement <4 x float> %80, i64 0
  %82 = load <4 x float>, ptr addrspace(5) %28, align 16
  %83 = extractelement <4 x float> %82, i64 0
  %84 = load <4 x float>, ptr addrspace(5) %27, align 16
  %85 = extractelement <4 x float> %84, i64 1
  %86 = load <4 x float>, ptr addrspace(5) %28, align 16
  %87 = extractelement <4 x float> %86, i64 1
  %88 = fmul float %85, %87
  %89 = call float @llvm.fmuladd.f32(float %81, float %83, float %88)
  %90 = load <4 x float>, ptr addrspace(5) %27, align 16
  %91 = extractelement <4 x float> %90, i64 2
  %92 = load <4 x float>, ptr addrspace(5) %28, align 16
  %93 = extractelement <4 x float> %92, i64 2
  %94 = call float @llvm.fmuladd.f32(float %91, float %93, float %89)
  %95 = load <4 x float>, ptr addrspace(5) %27, align 16
  %96 = extractelement <4 x float> %95, i64 3
  %97 = load <4 x float>, ptr addrspace(5) %28, align 16
  %98 = extractelement <4 x float> %97, i64 3
  %99 = call float @llvm.fmuladd.f32(float %96, float %98, float %94)
  %100 = fcmp olt float %99, 0.000000e+00
  br i1 %100, label %101, label %104

101:                                              ; preds = %64
  %102 = load <4 x float>, ptr addrspace(5) %28, align 16
  %103 = fneg <4 x float> %102
  store <4 x float> %103, ptr addrspace(5) %28, align 16
  br label %104

104:                                              ; preds = %101, %64
  %105 = load <4 x float>, ptr addrspace(5) %27, align 16
  %106 = load float, ptr addrspace(5) %29, align 4
  %107 = fsub float 1.000000e+00, %106
  %108 = insertelement <4 x float> poison, float %107, i64 0
  %109 = shufflevector <4 x float> %108, <4 x float> poison, <4 x i32> zeroinitializer
  %110 = load <4 x float>, ptr addrspace(5) %28, align 16
  %111 = load float, ptr addrspace(5) %29, align 4
  %112 = insertelement <4 x float> poison, float %111, i64 0
  %113 = shufflevector <4 x float> %112, <4 x float> poison, <4 x i32> zeroinitializer
  %114 = fmul <4 x float> %110, %113
  %115 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %105, <4 x float> %109, <4 x float> %114)
  store <4 x float> %115, ptr addrspace(5) %30, align 16
  %116 = load <4 x float>, ptr addrspace(5) %30, align 16
  %117 = extractelement <4 x float> %116, i64 0
  %118 = load <4 x float>, ptr addrspace(5) %30, align 16
  %119 = extractelement <4 x float> %118, i64 0
  %120 = load <4 x float>, ptr addrspace(5) %30, align 16
  %121 = extractelement <4 x float> %120, i64 1
  %122 = load <4 x float>, ptr addrspace(5) %30, align 16
  %123 = extractelement <4 x float> %122, i64 1
  %124 = fmul float %121, %123
  %125 = call float @llvm.fmuladd.f32(float %117, float %119, float %124)
  %126 = load <4 x float>, ptr addrspace(5) %30, align 16
  %127 = extractelement <4 x float> %126, i64 2
  %128 = load <4 x float>, ptr addrspace(5) %30, align 16
  %129 = extractelement <4 x float> %128, i64 2
  %130 = call float @llvm.fmuladd.f32(float %127, float %129, float %125)
  %131 = load <4 x float>, ptr addrspace(5) %30, align 16
  %132 = extractelement <4 x float> %131, i64 3
  %133 = load <4 x float>, ptr addrspace(5) %30, align 16
  %134 = extractelement <4 x float> %133, i64 3
  %135 = call float @llvm.fmuladd.f32(float %132, float %134, float %130)
  %136 = call float @llvm.amdgcn.rsq.f32(float %135)
  %137 = insertelement <4 x float> poison, float %136, i64 0
  %138 = shufflevector <4 x float> %137, <4 x float> poison, <4 x i32> zeroinitializer
  %139 = load <4 x float>, ptr addrspace(5) %30, align 16
  %140 = fmul <4 x float> %139, %138
  store <4 x float> %140, ptr addrspace(5) %30, align 16
  %141 = load ptr addrspace(1), ptr %38, align 8
  %142 = load i32, ptr addrspace(5) %26, align 4
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %141, i64 %143
  %145 = load <4 x float>, ptr addrspace(1) %144, align 16
  store <4 x float> %145, ptr addrspace(5) %31, align 16
  %146 = load <4 x float>, ptr addrspace(5) %31, align 16
  %147 = extractelement <4 x float> %146, i64 3
  store float %147, ptr addrspace(5) %32, align 4
  %148 = load <4 x float>, ptr addrspace(5) %31, align 16
  %149 = insertelement <4 x float> %148, float 0.000000e+00, i64 3
  store <4 x float> %149, ptr addrspace(5) %31, align 16
  %150 = load <4 x float>, ptr addrspace(5) %30, align 16
  %151 = load <4 x float>, ptr addrspace(5) %31, align 16
  %152 = addrspacecast ptr addrspace(5) %12 to ptr
  %153 = addrspacecast ptr addrspace(5) %13 to ptr
  %154 = addrspacecast ptr addrspace(5) %14 to ptr
  %155 = addrspacecast ptr addrspace(5) %15 to ptr
  store <4 x float> %150, ptr %153, align 16
  store <4 x float> %151, ptr %154, align 16
  %156 = load <4 x float>, ptr %153, align 16
  %157 = extractelement <4 x float> %156, i64 3
  %158 = load <4 x float>, ptr %154, align 16
  %159 = extractelement <4 x float> %158, i64 0
  %160 = load <4 x float>, ptr %153, align 16
  %161 = extractelement <4 x float> %160, i64 0
  %162 = load <4 x float>, ptr %154, align 16
  %163 = extractelement <4 x float> %162, i64 3
  %164 = fmul float %161, %163
  %165 = call float @llvm.fmuladd.f32(float %157, float %159, float %164)
  %166 = load <4 x float>, ptr %153, align 16
  %167 = extractelement <4 x float> %166, i64 1
  %168 = load <4 x float>, ptr %154, align 16
  %169 = extractelement <4 x float> %168, i64 2
  %170 = call float @llvm.fmuladd.f32(float %167, float %169, float %165)
  %171 = load <4 x float>, ptr %153, align 16
  %172 = extractelement <4 x float> %171, i64 2
  %173 = load <4 x float>, ptr %154, align 16
  %174 = extractelement <4 x float> %173, i64 1
  %175 = fneg float %172
  %176 = call float @llvm.fmuladd.f32(float %175, float %174, float %170)
  %177 = insertelement <4 x float> poison, float %176, i32 0
  %178 = load <4 x float>, ptr %153, align 16
  %179 = extractelement <4 x float> %178, i64 3
  %180 = load <4 x float>, ptr %154, align 16
  %181 = extractelement <4 x float> %180, i64 1
  %182 = load <4 x float>, ptr %153, align 16
  %183 = extractelement <4 x float> %182, i64 0
  %184 = load <4 x float>, ptr %154, align 16
  %185 = extractelement <4 x float> %184, i64 2
  %186 = fmul float %183, %185
  %187 = fneg float %186
  %188 = call float @llvm.fmuladd.f32(float %179, float %181, float %187)
  %189 = load <4 x float>, ptr %153, align 16
  %190 = extractelement <4 x float> %189, i64 1
  %191 = load <4 x float>, ptr %154, align 16
  %192 = extractelement <4 x float> %191, i64 3
  %193 = call float @llvm.fmuladd.f32(float %190, float %192, float %188)
  %194 = load <4 x float>, ptr %153, align 16
  %195 = extractelement <4 x float> %194, i64 2
  %196 = load <4 x float>, ptr %154, align 16
  %197 = extractelement <4 x float> %196, i64 0
  %198 = call float @llvm.fmuladd.f32(float %195, float %197, float %193)
  %199 = insertelement <4 x float> %177, float %198, i32 1
  %200 = load <4 x float>, ptr %153, align 16
  %201 = extractelement <4 x float> %200, i64 3
  %202 = load <4 x float>, ptr %154, align 16
  %203 = extractelement <4 x float> %202, i64 2
  %204 = load <4 x float>, ptr %153, align 16
  %205 = extractelement <4 x float> %204, i64 0
  %206 = load <4 x float>, ptr %154, align 16
  %207 = extractelement <4 x float> %206, i64 1
  %208 = fmul float %205, %207
  %209 = call float @llvm.fmuladd.f32(float %201, float %203, float %208)
  %210 = load <4 x float>, ptr %153, align 16
  %211 = extractelement <4 x float> %210, i64 1
  %212 = load <4 x float>, ptr %154, align 16
  %213 = extractelement <4 x float> %212, i64 0
  %214 = fneg float %211
  %215 = call float @llvm.fmuladd.f32(float %214, float %213, float %209)
  %216 = load <4 x float>, ptr %153, align 16
  %217 = extractelement <4 x float> %216, i64 2
  %218 = load <4 x float>, ptr %154, align 16
  %219 = extractelement <4 x float> %218, i64 3
  %220 = call float @llvm.fmuladd.f32(float %217, float %219, float %215)
  %221 = insertelement <4 x float> %199, float %220, i32 2
  %222 = load <4 x float>, ptr %153, align 16
  %223 = extractelement <4 x float> %222, i64 3
  %224 = load <4 x float>, ptr %154, align 16
  %225 = extractelement <4 x float> %224, i64 3
  %226 = load <4 x float>, ptr %153, align 16
  %227 = extractelement <4 x float> %226, i64 0
  %228 = load <4 x float>, ptr %154, align 16
  %229 = extractelement <4 x float> %228, i64 0
  %230 = fmul float %227, %229
  %231 = fneg float %230
  %232 = call float @llvm.fmuladd.f32(float %223, float %225, float %231)
  %233 = load <4 x float>, ptr %153, align 16
  %234 = extractelement <4 x float> %233, i64 1
  %235 = load <4 x float>, ptr %154, align 16
  %236 = extractelement <4 x float> %235, i64 1
  %237 = fneg float %234
  %238 = call float @llvm.fmuladd.f32(float %237, float %236, float %232)
  %239 = load <4 x float>, ptr %153, align 16
  %240 = extractelement <4 x float> %239, i64 2
  %241 = load <4 x float>, ptr %154, align 16
  %242 = extractelement <4 x float> %241, i64 2
  %243 = fneg float %240
  %244 = call float @llvm.fmuladd.f32(float %243, float %242, float %238)
  %245 = insertelement <4 x float> %221, float %244, i32 3
  store <4 x float> %245, ptr %155, align 16
  %246 = load <4 x float>, ptr %155, align 16
  %247 = load <4 x float>, ptr addrspace(5) %30, align 16
  %248 = shufflevector <4 x float> %247, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %249 = fneg <3 x float> %248
  %250 = shufflevector <3 x float> %249, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %251 = shufflevector <4 x float> %250, <4 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %252 = load <4 x float>, ptr addrspace(5) %30, align 16
  %253 = extractelement <4 x float> %252, i64 3
  %254 = insertelement <4 x float> %251, float %253, i32 3
  store <4 x float> %254, ptr %40, align 16
  %255 = load <4 x float>, ptr %40, align 16
  %256 = addrspacecast ptr addrspace(5) %16 to ptr
  %257 = addrspacecast ptr addrspace(5) %17 to ptr
  %258 = addrspacecast ptr addrspace(5) %18 to ptr
  %259 = addrspacecast ptr addrspace(5) %19 to ptr
  store <4 x float> %246, ptr %257, align 16
  store <4 x float> %255, ptr %258, align 16
  %260 = load <4 x float>, ptr %257, align 16
  %261 = extractelement <4 x float> %260, i64 3
  %262 = load <4 x float>, ptr %258, align 16
  %263 = extractelement <4 x float> %262, i64 0
  %264 = load <4 x float>, ptr %257, align 16
  %265 = extractelement <4 x float> %264, i64 0
  %266 = load <4 x float>, ptr %258, align 16
  %267 = extractelement <4 x float> %266, i64 3
  %268 = fmul float %265, %267
  %269 = call float @llvm.fmuladd.f32(float %261, float %263, float %268)
  %270 = load <4 x float>, ptr %257, align 16
  %271 = extractelement <4 x float> %270, i64 1
  %272 = load <4 x float>, ptr %258, align 16
  %273 = extractelement <4 x float> %272, i64 2
  %274 = call float @llvm.fmuladd.f32(float %271, float %273, float %269)
  %275 = load <4 x float>, ptr %257, align 16
  %276 = extractelement <4 x float> %275, i64 2
  %277 = load <4 x float>, ptr %258, align 16
  %278 = extractelement <4 x float> %277, i64 1
  %279 = fneg float %276
  %280 = call float @llvm.fmuladd.f32(float %279, float %278, float %274)
  %281 = insertelement <4 x float> poison, float %280, i32 0
  %282 = load <4 x float>, ptr %257, align 16
  %283 = extractelement <4 x float> %282, i64 3
  %284 = load <4 x float>, ptr %258, align 16
  %285 = extractelement <4 x float> %284, i64 1
  %286 = load <4 x float>, ptr %257, align 16
  %287 = extractelement <4 x float> %286, i64 0
  %288 = load <4 x float>, ptr %258, align 16
  %289 = extractelement <4 x float> %288, i64 2
  %290 = fmul float %287, %289
  %291 = fneg float %290
  %292 = call float @llvm.fmuladd.f32(float %283, float %285, float %291)
  %293 = load <4 x float>, ptr %257, align 16
  %294 = extractelement <4 x float> %293, i64 1
  %295 = load <4 x float>, ptr %258, align 16
  %296 = extractelement <4 x float> %295, i64 3
  %297 = call float @llvm.fmuladd.f32(float %294, float %296, float %292)
  %298 = load <4 x float>, ptr %257, align 16
  %299 = extractelement <4 x float> %298, i64 2
  %300 = load <4 x float>, ptr %258, align 16
  %301 = extractelement <4 x float> %300, i64 0
  %302 = call float @llvm.fmuladd.f32(float %299, float %301, float %297)
  %303 = insertelement <4 x float> %281, float %302, i32 1
  %304 = load <4 x float>, ptr %257, align 16
  %305 = extractelement <4 x float> %304, i64 3
  %306 = load <4 x float>, ptr %258, align 16
  %307 = extractelement <4 x float> %306, i64 2
  %308 = load <4 x float>, ptr %257, align 16
  %309 = extractelement <4 x float> %308, i64 0
  %310 = load <4 x float>, ptr %258, align 16
  %311 = extractelement <4 x float> %310, i64 1
  %312 = fmul float %309, %311
  %313 = call float @llvm.fmuladd.f32(float %305, float %307, float %312)
  %314 = load <4 x float>, ptr %257, align 16
  %315 = extractelement <4 x float> %314, i64 1
  %316 = load <4 x float>, ptr %258, align 16
  %317 = extractelement <4 x float> %316, i64 0
  %318 = fneg float %315
  %319 = call float @llvm.fmuladd.f32(float %318, float %317, float %313)
  %320 = load <4 x float>, ptr %257, align 16
  %321 = extractelement <4 x float> %320, i64 2
  %322 = load <4 x float>, ptr %258, align 16
  %323 = extractelement <4 x float> %322, i64 3
  %324 = call float @llvm.fmuladd.f32(float %321, float %323, float %319)
  %325 = insertelement <4 x float> %303, float %324, i32 2
  %326 = load <4 x float>, ptr %257, align 16
  %327 = extractelement <4 x float> %326, i64 3
  %328 = load <4 x float>, ptr %258, align 16
  %329 = extractelement <4 x float> %328, i64 3
  %330 = load <4 x float>, ptr %257, align 16
  %331 = extractelement <4 x float> %330, i64 0
  %332 = load <4 x float>, ptr %258, align 16
  %333 = extractelement <4 x float> %332, i64 0
  %334 = fmul float %331, %333
  %335 = fneg float %334
  %336 = call float @llvm.fmuladd.f32(float %327, float %329, float %335)
  %337 = load <4 x float>, ptr %257, align 16
  %338 = extractelement <4 x float> %337, i64 1
  %339 = load <4 x float>, ptr %258, align 16
  %340 = extractelement <4 x float> %339, i64 1
  %341 = fneg float %338
  %342 = call float @llvm.fmuladd.f32(float %341, float %340, float %336)
  %343 = load <4 x float>, ptr %257, align 16
  %344 = extractelement <4 x float> %343, i64 2
  %345 = load <4 x float>, ptr %258, align 16
  %346 = extractelement <4 x float> %345, i64 2
  %347 = fneg float %344
  %348 = call float @llvm.fmuladd.f32(float %347, float %346, float %342)
  %349 = insertelement <4 x float> %325, float %348, i32 3
  store <4 x float> %349, ptr %259, align 16
  %350 = load <4 x float>, ptr %259, align 16
  store <4 x float> %350, ptr addrspace(5) %33, align 16
  %351 = load float, ptr addrspace(5) %32, align 4
  %352 = load <4 x float>, ptr addrspace(5) %33, align 16
  %353 = insertelement <4 x float> %352, float %351, i64 3
  store <4 x float> %353, ptr addrspace(5) %33, align 16
  %354 = load <4 x float>, ptr addrspace(5) %33, align 16
  %355 = load ptr addrspace(1), ptr %38, align 8
  %356 = load i32, ptr addrspace(5) %26, align 4
  %357 = zext i32 %356 to i64
  %358 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %355, i64 %357
  store <4 x float> %354, ptr addrspace(1) %358, align 16
  br label %359

359:                                              ; preds = %104, %63
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rsq.f32(float) #2

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
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none"}
!8 = !{!"float4*", !"float4*", !"float*", !"float4*", !"uint"}
!9 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float*", !"float __attribute__((ext_vector_type(4)))*", !"uint"}
!10 = !{!"const", !"const", !"const", !"", !""}
