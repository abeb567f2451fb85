; ModuleID = 'lattice_boltzmann.cl'
source_filename = "lattice_boltzmann.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@CX = hidden addrspace(4) constant [9 x i32] [i32 0, i32 1, i32 0, i32 -1, i32 0, i32 1, i32 -1, i32 -1, i32 1], align 4
@CY = hidden addrspace(4) constant [9 x i32] [i32 0, i32 0, i32 1, i32 0, i32 -1, i32 1, i32 1, i32 -1, i32 -1], align 4
@OPPOSITE = hidden addrspace(4) constant [9 x i32] [i32 0, i32 3, i32 4, i32 1, i32 2, i32 7, i32 8, i32 5, i32 6], align 4
@WEIGHT = hidden addrspace(4) constant [9 x float] [float 0x3FDC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000], align 4

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @lattice_boltzmann(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4, float noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca float, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca [9 x float], align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca float, align 4, addrspace(5)
  %37 = alloca float, align 4, addrspace(5)
  %38 = alloca float, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca float, align 4, addrspace(5)
  %41 = alloca i32, align 4, addrspace(5)
  %42 = alloca float, align 4, addrspace(5)
  %43 = alloca float, align 4, addrspace(5)
  %44 = alloca ptr addrspace(1), align 8, addrspace(5)
  %45 = alloca ptr addrspace(1), align 8, addrspace(5)
  %46 = alloca ptr addrspace(1), align 8, addrspace(5)
  %47 = alloca i32, align 4, addrspace(5)
  %48 = alloca i32, align 4, addrspace(5)
  %49 = alloca float, align 4, addrspace(5)
  %50 = addrspacecast ptr addrspace(5) %44 to ptr
  %51 = addrspacecast ptr addrspace(5) %45 to ptr
  %52 = addrspacecast ptr addrspace(5) %46 to ptr
  %53 = addrspacecast ptr addrspace(5) %47 to ptr
  %54 = addrspacecast ptr addrspace(5) %48 to ptr
  %55 = addrspacecast ptr addrspace(5) %49 to ptr
  store ptr addrspace(1) %0, ptr %50, align 8
  store ptr addrspace(1) %1, ptr %51, align 8
  store ptr addrspace(1) %2, ptr %52, align 8
  store i32 %3, ptr %53, align 4
  store i32 %4, ptr %54, align 4
  store float %5, ptr %55, align 4
  %56 = load ptr addrspace(1), ptr %50, align 8
  %57 = load ptr addrspace(1), ptr %51, align 8
  %58 = load ptr addrspace(1), ptr %52, align 8
  %59 = load i32, ptr %53, align 4
  %60 = load i32, ptr %54, align 4
  %61 = load float, ptr %55, align 4
  %62 = addrspacecast ptr addrspace(5) %21 to ptr
  %63 = addrspacecast ptr addrspace(5) %22 to ptr
  %64 = addrspacecast ptr addrspace(5) %23 to ptr
  %65 = addrspacecast ptr addrspace(5) %24 to ptr
  %66 = addrspacecast ptr addrspace(5) %25 to ptr
  %67 = addrspacecast ptr addrspace(5) %26 to ptr
  store ptr addrspace(1) %56, ptr %62, align 8
  store ptr addrspace(1) %57, ptr %63, align 8
  store ptr addrspace(1) %58, ptr %64, align 8
  store i32 %59, ptr %65, align 4
  store i32 %60, ptr %66, align 4
  store float %61, ptr %67, align 4
  %68 = addrspacecast ptr addrspace(5) %20 to ptr
  %69 = addrspacecast ptr addrspace(5) %18 to ptr
  %70 = call i32 @llvm.amdgcn.workgroup.id.x()
  %71 = addrspacecast ptr addrspace(5) %17 to ptr
  %72 = addrspacecast ptr addrspace(5) %13 to ptr
  %73 = addrspacecast ptr addrspace(5) %14 to ptr
  store i32 4, ptr %73, align 4
  %74 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %74, ptr addrspace(5) %15, align 8
  %75 = load ptr addrspace(4), ptr addrspace(5) %15, align 8
  %76 = load i32, ptr %73, align 4
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw i8, ptr addrspace(4) %75, i64 %77
  %79 = load i16, ptr addrspace(4) %78, align 2
  %80 = zext i16 %79 to i32
  %81 = mul i32 %70, %80
  %82 = addrspacecast ptr addrspace(5) %16 to ptr
  %83 = call i32 @llvm.amdgcn.workitem.id.x()
  %84 = add i32 %81, %83
  %85 = zext i32 %84 to i64
  store i32 %84, ptr addrspace(5) %27, align 4
  %86 = addrspacecast ptr addrspace(5) %19 to ptr
  %87 = addrspacecast ptr addrspace(5) %12 to ptr
  %88 = call i32 @llvm.amdgcn.workgroup.id.y()
  %89 = addrspacecast ptr addrspace(5) %11 to ptr
  %90 = addrspacecast ptr addrspace(5) %8 to ptr
  %91 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 6, ptr %91, align 4
  %92 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %92, ptr addrspace(5) %10, align 8
  %93 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %94 = load i32, ptr %91, align 4
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw i8, ptr addrspace(4) %93, i64 %95
  %97 = load i16, ptr addrspace(4) %96, align 2
  %98 = zext i16 %97 to i32
  %99 = mul i32 %88, %98
  %100 = addrspacecast ptr addrspace(5) %7 to ptr
  %101 = call i32 @llvm.amdgcn.workitem.id.y()
  %102 = add i32 %99, %101
  %103 = zext i32 %102 to i64
  store i32 %102, ptr addrspace(5) %28, align 4
  %104 = load i32, ptr addrspace(5) %27, align 4
  %105 = load i32, ptr %65, align 4
  %106 = icmp sge i32 %104, %105
  br i1 %106, label %111, label %107

107:                                              ; preds = %6
  %108 = load i32, ptr addrspace(5) %28, align 4
  %109 = load i32, ptr %66, align 4
  %110 = icmp sge i32 %108, %109
  br i1 %110, label %111, label %112

111:                                              ; preds = %107, %6
  br label %292

112:                                              ; preds = %107
  %113 = load i32, ptr %65, align 4
  %114 = load i32, ptr %66, align 4
  %115 = mul nsw i32 %113, %114
  store i32 %115, ptr addrspace(5) %29, align 4
  %116 = load i32, ptr addrspace(5) %28, align 4
  %117 = load i32, ptr %65, align 4
  %118 = mul nsw i32 %116, %117
  %119 = load i32, ptr addrspace(5) %27, align 4
  %120 = add nsw i32 %118, %119
  store i32 %120, ptr addrspace(5) %30, align 4
  store i32 0, ptr addrspace(5) %32, align 4
  br label %121

121:                                              ; preds = %180, %112
  %122 = load i32, ptr addrspace(5) %32, align 4
  %123 = icmp slt i32 %122, 9
  br i1 %123, label %124, label %187

124:                                              ; preds = %121
  %125 = load i32, ptr addrspace(5) %27, align 4
  %126 = load i32, ptr addrspace(5) %32, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [9 x i32], ptr addrspace(4) @CX, i64 0, i64 %127
  %129 = load i32, ptr addrspace(4) %128, align 4
  %130 = sub nsw i32 %125, %129
  %131 = load i32, ptr %65, align 4
  %132 = add nsw i32 %130, %131
  %133 = load i32, ptr %65, align 4
  %134 = srem i32 %132, %133
  store i32 %134, ptr addrspace(5) %33, align 4
  %135 = load i32, ptr addrspace(5) %28, align 4
  %136 = load i32, ptr addrspace(5) %32, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [9 x i32], ptr addrspace(4) @CY, i64 0, i64 %137
  %139 = load i32, ptr addrspace(4) %138, align 4
  %140 = sub nsw i32 %135, %139
  %141 = load i32, ptr %66, align 4
  %142 = add nsw i32 %140, %141
  %143 = load i32, ptr %66, align 4
  %144 = srem i32 %142, %143
  store i32 %144, ptr addrspace(5) %34, align 4
  %145 = load i32, ptr addrspace(5) %34, align 4
  %146 = load i32, ptr %65, align 4
  %147 = mul nsw i32 %145, %146
  %148 = load i32, ptr addrspace(5) %33, align 4
  %149 = add nsw i32 %147, %148
  store i32 %149, ptr addrspace(5) %35, align 4
  %150 = load ptr addrspace(1), ptr %64, align 8
  %151 = load i32, ptr addrspace(5) %35, align 4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds i8, ptr addrspace(1) %150, i64 %152
  %154 = load i8, ptr addrspace(1) %153, align 1
  %155 = zext i8 %154 to i32
  %156 = icmp ne i32 %155, 0
  br i1 %156, label %157, label %170

157:                                              ; preds = %124
  %158 = load ptr addrspace(1), ptr %62, align 8
  %159 = load i32, ptr addrspace(5) %32, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [9 x i32], ptr addrspace(4) @OPPOSITE, i64 0, i64 %160
  %162 = load i32, ptr addrspace(4) %161, align 4
  %163 = load i32, ptr addrspace(5) %29, align 4
  %164 = mul nsw i32 %162, %163
  %165 = load i32, ptr addrspace(5) %30, align 4
  %166 = add nsw i32 %164, %165
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds float, ptr addrspace(1) %158, i64 %167
  %169 = load float, ptr addrspace(1) %168, align 4
  br label %180

170:                                              ; preds = %124
  %171 = load ptr addrspace(1), ptr %62, align 8
  %172 = load i32, ptr addrspace(5) %32, align 4
  %173 = load i32, ptr addrspace(5) %29, align 4
  %174 = mul nsw i32 %172, %173
  %175 = load i32, ptr addrspace(5) %35, align 4
  %176 = add nsw i32 %174, %175
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds float, ptr addrspace(1) %171, i64 %177
  %179 = load float, ptr addrspace(1) %178, align 4
  br label %180

180:                                              ; preds = %170, %157
  %181 = phi float [ %169, %157 ], [ %179, %170 ]
  %182 = load i32, ptr addrspace(5) %32, align 4
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [9 x float], ptr addrspace(5) %31, i64 0, i64 %183
  store float %181, ptr addrspace(5) %184, align 4
  %185 = load i32, ptr addrspace(5) %32, align 4
  %186 = add nsw i32 %185, 1
  store i32 %186, ptr addrspace(5) %32, align 4
  br label %121

187:                                              ; preds = %121
  store float 0.000000e+00, ptr addrspace(5) %36, align 4
  store float 0.000000e+00, ptr addrspace(5) %37, align 4
  store float 0.000000e+00, ptr addrspace(5) %38, align 4
  store i32 0, ptr addrspace(5) %39, align 4
  br label %188

188:                                              ; preds = %191, %187
  %189 = load i32, ptr addrspace(5) %39, align 4
  %190 = icmp slt i32 %189, 9
  br i1 %190, label %191, label %222

191:                                              ; preds = %188
  %192 = load i32, ptr addrspace(5) %39, align 4
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds [9 x float], ptr addrspace(5) %31, i64 0, i64 %193
  %195 = load float, ptr addrspace(5) %194, align 4
  %196 = load float, ptr addrspace(5) %36, align 4
  %197 = fadd float %196, %195
  store float %197, ptr addrspace(5) %36, align 4
  %198 = load i32, ptr addrspace(5) %39, align 4
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds [9 x i32], ptr addrspace(4) @CX, i64 0, i64 %199
  %201 = load i32, ptr addrspace(4) %200, align 4
  %202 = sitofp i32 %201 to float
  %203 = load i32, ptr addrspace(5) %39, align 4
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds [9 x float], ptr addrspace(5) %31, i64 0, i64 %204
  %206 = load float, ptr addrspace(5) %205, align 4
  %207 = load float, ptr addrspace(5) %37, align 4
  %208 = call float @llvm.fmuladd.f32(float %202, float %206, float %207)
  store float %208, ptr addrspace(5) %37, align 4
  %209 = load i32, ptr addrspace(5) %39, align 4
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds [9 x i32], ptr addrspace(4) @CY, i64 0, i64 %210
  %212 = load i32, ptr addrspace(4) %211, align 4
  %213 = sitofp i32 %212 to float
  %214 = load i32, ptr addrspace(5) %39, align 4
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds [9 x float], ptr addrspace(5) %31, i64 0, i64 %215
  %217 = load float, ptr addrspace(5) %216, align 4
  %218 = load float, ptr addrspace(5) %38, align 4
  %219 = call float @llvm.fmuladd.f32(float %213, float %217, float %218)
  store float %219, ptr addrspace(5) %38, align 4
  %220 = load i32, ptr addrspace(5) %39, align 4
  %221 = add nsw i32 %220, 1
  store i32 %221, ptr addrspace(5) %39, align 4
  br label %188

222:                                              ; preds = %188
  %223 = load float, ptr addrspace(5) %36, align 4
  %224 = load float, ptr addrspace(5) %37, align 4
  %225 = fdiv float %224, %223, !fpmath !10
  store float %225, ptr addrspace(5) %37, align 4
  %226 = load float, ptr addrspace(5) %36, align 4
  %227 = load float, ptr addrspace(5) %38, align 4
  %228 = fdiv float %227, %226, !fpmath !10
  store float %228, ptr addrspace(5) %38, align 4
  %229 = load float, ptr addrspace(5) %37, align 4
  %230 = load float, ptr addrspace(5) %37, align 4
  %231 = load float, ptr addrspace(5) %38, align 4
  %232 = load float, ptr addrspace(5) %38, align 4
  %233 = fmul float %231, %232
  %234 = call float @llvm.fmuladd.f32(float %229, float %230, float %233)
  %235 = fmul float 1.500000e+00, %234
  store float %235, ptr addrspace(5) %40, align 4
  store i32 0, ptr addrspace(5) %41, align 4
  br label %236

236:                                              ; preds = %239, %222
  %237 = load i32, ptr addrspace(5) %41, align 4
  %238 = icmp slt i32 %237, 9
  br i1 %238, label %239, label %292

239:                                              ; preds = %236
  %240 = load i32, ptr addrspace(5) %41, align 4
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds [9 x i32], ptr addrspace(4) @CX, i64 0, i64 %241
  %243 = load i32, ptr addrspace(4) %242, align 4
  %244 = sitofp i32 %243 to float
  %245 = load float, ptr addrspace(5) %37, align 4
  %246 = load i32, ptr addrspace(5) %41, align 4
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds [9 x i32], ptr addrspace(4) @CY, i64 0, i64 %247
  %249 = load i32, ptr addrspace(4) %248, align 4
  %250 = sitofp i32 %249 to float
  %251 = load float, ptr addrspace(5) %38, align 4
  %252 = fmul float %250, %251
  %253 = call float @llvm.fmuladd.f32(float %244, float %245, float %252)
  %254 = fmul float 3.000000e+00, %253
  store float %254, ptr addrspace(5) %42, align 4
  %255 = load float, ptr addrspace(5) %36, align 4
  %256 = load i32, ptr addrspace(5) %41, align 4
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds [9 x float], ptr addrspace(4) @WEIGHT, i64 0, i64 %257
  %259 = load float, ptr addrspace(4) %258, align 4
  %260 = fmul float %255, %259
  %261 = load float, ptr addrspace(5) %42, align 4
  %262 = fadd float 1.000000e+00, %261
  %263 = load float, ptr addrspace(5) %42, align 4
  %264 = fmul float 5.000000e-01, %263
  %265 = load float, ptr addrspace(5) %42, align 4
  %266 = call float @llvm.fmuladd.f32(float %264, float %265, float %262)
  %267 = load float, ptr addrspace(5) %40, align 4
  %268 = fsub float %266, %267
  %269 = fmul float %260, %268
  store float %269, ptr addrspace(5) %43, align 4
  %270 = load i32, ptr addrspace(5) %41, align 4
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds [9 x float], ptr addrspace(5) %31, i64 0, i64 %271
  %273 = load float, ptr addrspace(5) %272, align 4
  %274 = load float, ptr %67, align 4
  %275 = load float, ptr addrspace(5) %43, align 4
  %276 = load i32, ptr addrspace(5) %41, align 4
  %277 = sext i32 %276 to i64
  %278 = getelementptr inbounds [9 x float], ptr addrspace(5) %31, i64 0, i64 %277
  %279 = load float, ptr addrspace(5) %278, align 4
  %280 = fsub float %275, %279
  %281 = call float @llvm.fmuladd.f32(float %274, float %280, float %273)
  %282 = load ptr addrspace(1), ptr %63, align 8
  %283 = load i32, ptr addrspace(5) %41, align 4
  %284 = load i32, ptr addrspace(5) %29, align 4
  %285 = mul nsw i32 %283, %284
  %286 = load i32, ptr addrspace(5) %30, align 4
  %287 = add nsw i32 %285, %286
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds float, ptr addrspace(1) %282, i64 %288
  store float %281, ptr addrspace(1) %289, align 4
  %290 = load i32, ptr addrspace(5) %41, align 4
  %291 = add nsw i32 %290, 1
  store i32 %291, ptr addrspace(5) %41, align 4
  br label %236

292:                                              ; preds = %111, %236
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_lattice_boltzmann(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4, float noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca float, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca [9 x float], align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca float, align 4, addrspace(5)
  %37 = alloca float, align 4, addrspace(5)
  %38 = alloca float, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca float, align 4, addrspace(5)
  %41 = alloca i32, align 4, addrspace(5)
  %42 = alloca float, align 4, addrspace(5)
  %43 = alloca float, align 4, addrspace(5)
  %44 = addrspacecast ptr addrspace(5) %21 to ptr
  %45 = addrspacecast ptr addrspace(5) %22 to ptr
  %46 = addrspacecast ptr addrspace(5) %23 to ptr
  %47 = addrspacecast ptr addrspace(5) %24 to ptr
  %48 = addrspacecast ptr addrspace(5) %25 to ptr
  %49 = addrspacecast ptr addrspace(5) %26 to ptr
  store ptr addrspace(1) %0, ptr %44, align 8
  store ptr addrspace(1) %1, ptr %45, align 8
  store ptr addrspace(1) %2, ptr %46, align 8
  store i32 %3, ptr %47, align 4
  store i32 %4, ptr %48, align 4
  store float %5, ptr %49, align 4
  %50 = addrspacecast ptr addrspace(5) %20 to ptr
  %51 = addrspacecast ptr addrspace(5) %18 to ptr
  %52 = call i32 @llvm.amdgcn.workgroup.id.x()
  %53 = addrspacecast ptr addrspace(5) %17 to ptr
  %54 = addrspacecast ptr addrspace(5) %13 to ptr
  %55 = addrspacecast ptr addrspace(5) %14 to ptr
  store i32 4, ptr %55, align 4
  %56 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %56, ptr addrspace(5) %15, align 8
  %57 = load ptr addrspace(4), ptr addrspace(5) %15, align 8
  %58 = load i32, ptr %55, align 4
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i8, ptr addrspace(4) %57, i64 %59
  %61 = load i16, ptr addrspace(4) %60, align 2
  %62 = zext i16 %61 to i32
  %63 = mul i32 %52, %62
  %64 = addrspacecast ptr addrspace(5) %16 to ptr
  %65 = call i32 @llvm.amdgcn.workitem.id.x()
  %66 = add i32 %63, %65
  %67 = zext i32 %66 to i64
  %68 = trunc i64 %67 to i32
  store i32 %68, ptr addrspace(5) %27, align 4
  %69 = addrspacecast ptr addrspace(5) %19 to ptr
  %70 = addrspacecast ptr addrspace(5) %12 to ptr
  %71 = call i32 @llvm.amdgcn.workgroup.id.y()
  %72 = addrspacecast ptr addrspace(5) %11 to ptr
  %73 = addrspacecast ptr addrspace(5) %8 to ptr
  %74 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 6, ptr %74, align 4
  %75 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %75, ptr addrspace(5) %10, align 8
  %76 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %77 = load i32, ptr %74, align 4
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw i8, ptr addrspace(4) %76, i64 %78
  %80 = load i16, ptr addrspace(4) %79, align 2
  %81 = zext i16 %80 to i32
  %82 = mul i32 %71, %81
  %83 = addrspacecast ptr addrspace(5) %7 to ptr
  %84 = call i32 @llvm.amdgcn.workitem.id.y()
  %85 = add i32 %82, %84
  %86 = zext i32 %85 to i64
  %87 = trunc i64 %86 to i32
  store i32 %87, ptr addrspace(5) %28, align 4
  %88 = load i32, ptr addrspace(5) %27, align 4
  %89 = load i32, ptr %47, align 4
  %90 = icmp sge i32 %88, %89
  br i1 %90, label %95, label %91

91:                                               ; preds = %6
  %92 = load i32, ptr addrspace(5) %28, align 4
  %93 = load i32, ptr %48, align 4
  %94 = icmp sge i32 %92, %93
  br i1 %94, label %95, label %96

95:                                               ; preds = %91, %6
  br label %279

96:                                               ; preds = %91
  %97 = load i32, ptr %47, align 4
  %98 = load i32, ptr %48, align 4
  %99 = mul nsw i32 %97, %98
  store i32 %99, ptr addrspace(5) %29, align 4
  %100 = load i32, ptr addrspace(5) %28, align 4
  %101 = load i32, ptr %47, align 4
  %102 = mul nsw i32 %100, %101
  %103 = load i32, ptr addrspace(5) %27, align 4
  %104 = add nsw i32 %102, %103
  store i32 %104, ptr addrspace(5) %30, align 4
  store i32 0, ptr addrspace(5) %32, align 4
  br label %105

105:                                              ; preds = %169, %96
  %106 = load i32, ptr addrspace(5) %32, align 4
  %107 = icmp slt i32 %106, 9
  br i1 %107, label %108, label %172

108:                                              ; preds = %105
  %109 = load i32, ptr addrspace(5) %27, align 4
  %110 = load i32, ptr addrspace(5) %32, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [9 x i32], ptr addrspace(4) @CX, i64 0, i64 %111
  %113 = load i32, ptr addrspace(4) %112, align 4
  %114 = sub nsw i32 %109, %113
  %115 = load i32, ptr %47, align 4
  %116 = add nsw i32 %114, %115
  %117 = load i32, ptr %47, align 4
  %118 = srem i32 %116, %117
  store i32 %118, ptr addrspace(5) %33, align 4
  %119 = load i32, ptr addrspace(5) %28, align 4
  %120 = load i32, ptr addrspace(5) %32, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [9 x i32], ptr addrspace(4) @CY, i64 0, i64 %121
  %123 = load i32, ptr addrspace(4) %122, align 4
  %124 = sub nsw i32 %119, %123
  %125 = load i32, ptr %48, align 4
  %126 = add nsw i32 %124, %125
  %127 = load i32, ptr %48, align 4
  %128 = srem i32 %126, %127
  store i32 %128, ptr addrspace(5) %34, align 4
  %129 = load i32, ptr addrspace(5) %34, align 4
  %130 = load i32, ptr %47, align 4
  %131 = mul nsw i32 %129, %130
  %132 = load i32, ptr addrspace(5) %33, align 4
  %133 = add nsw i32 %131, %132
  store i32 %133, ptr addrspace(5) %35, align 4
  %134 = load ptr addrspace(1), ptr %46, align 8
  %135 = load i32, ptr addrspace(5) %35, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds i8, ptr addrspace(1) %134, i64 %136
  %138 = load i8, ptr addrspace(1) %137, align 1
  %139 = zext i8 %138 to i32
  %140 = icmp ne i32 %139, 0
  br i1 %140, label %141, label %154

141:                                              ; preds = %108
  %142 = load ptr addrspace(1), ptr %44, align 8
  %143 = load i32, ptr addrspace(5) %32, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [9 x i32], ptr addrspace(4) @OPPOSITE, i64 0, i64 %144
  %146 = load i32, ptr addrspace(4) %145, align 4
  %147 = load i32, ptr addrspace(5) %29, align 4
  %148 = mul nsw i32 %146, %147
  %149 = load i32, ptr addrspace(5) %30, align 4
  %150 = add nsw i32 %148, %149
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds float, ptr addrspace(1) %142, i64 %151
  %153 = load float, ptr addrspace(1) %152, align 4
  br label %164

154:                                              ; preds = %108
  %155 = load ptr addrspace(1), ptr %44, align 8
  %156 = load i32, ptr addrspace(5) %32, align 4
  %157 = load i32, ptr addrspace(5) %29, align 4
  %158 = mul nsw i32 %156, %157
  %159 = load i32, ptr addrspace(5) %35, align 4
  %160 = add nsw i32 %158, %159
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds float, ptr addrspace(1) %155, i64 %161
  %163 = load float, ptr addrspace(1) %162, align 4
  br label %164

164:                                              ; preds = %154, %141
  %165 = phi float [ %153, %141 ], [ %163, %154 ]
  %166 = load i32, ptr addrspace(5) %32, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [9 x float], ptr addrspace(5) %31, i64 0, i64 %167
  store float %165, ptr addrspace(5) %168, align 4
  br label %169

169:                                              ; preds = %164
  %170 = load i32, ptr addrspace(5) %32, align 4
  %171 = add nsw i32 %170, 1
  store i32 %171, ptr addrspace(5) %32, align 4
  br label %105

172:                                              ; preds = %105
  store float 0.000000e+00, ptr addrspace(5) %36, align 4
  store float 0.000000e+00, ptr addrspace(5) %37, align 4
  store float 0.000000e+00, ptr addrspace(5) %38, align 4
  store i32 0, ptr addrspace(5) %39, align 4
  br label %173

173:                                              ; preds = %205, %172
  %174 = load i32, ptr addrspace(5) %39, align 4
  %175 = icmp slt i32 %174, 9
  br i1 %175, label %176, label %208

176:                                              ; preds = %173
  %177 = load i32, ptr addrspace(5) %39, align 4
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [9 x float], ptr addrspace(5) %31, i64 0, i64 %178
  %180 = load float, ptr addrspace(5) %179, align 4
  %181 = load float, ptr addrspace(5) %36, align 4
  %182 = fadd float %181, %180
  store float %182, ptr addrspace(5) %36, align 4
  %183 = load i32, ptr addrspace(5) %39, align 4
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds [9 x i32], ptr addrspace(4) @CX, i64 0, i64 %184
  %186 = load i32, ptr addrspace(4) %185, align 4
  %187 = sitofp i32 %186 to float
  %188 = load i32, ptr addrspace(5) %39, align 4
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [9 x float], ptr addrspace(5) %31, i64 0, i64 %189
  %191 = load float, ptr addrspace(5) %190, align 4
  %192 = load float, ptr addrspace(5) %37, align 4
  %193 = call float @llvm.fmuladd.f32(float %187, float %191, float %192)
  store float %193, ptr addrspace(5) %37, align 4
  %194 = load i32, ptr addrspace(5) %39, align 4
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds [9 x i32], ptr addrspace(4) @CY, i64 0, i64 %195
  %197 = load i32, ptr addrspace(4) %196, align 4
  %198 = sitofp i32 %197 to float
  %199 = load i32, ptr addrspace(5) %39, align 4
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [9 x float], ptr addrspace(5) %31, i64 0, i64 %200
  %202 = load float, ptr addrspace(5) %201, align 4
  %203 = load float, ptr addrspace(5) %38, align 4
  %204 = call float @llvm.fmuladd.f32(float %198, float %202, float %203)
  store float %204, ptr addrspace(5) %38, align 4
  br label %205

205:                                              ; preds = %176
  %206 = load i32, ptr addrspace(5) %39, align 4
  %207 = add nsw i32 %206, 1
  store i32 %207, ptr addrspace(5) %39, align 4
  br label %173

208:                                              ; preds = %173
  %209 = load float, ptr addrspace(5) %36, align 4
  %210 = load float, ptr addrspace(5) %37, align 4
  %211 = fdiv float %210, %209, !fpmath !10
  store float %211, ptr addrspace(5) %37, align 4
  %212 = load float, ptr addrspace(5) %36, align 4
  %213 = load float, ptr addrspace(5) %38, align 4
  %214 = fdiv float %213, %212, !fpmath !10
  store float %214, ptr addrspace(5) %38, align 4
  %215 = load float, ptr addrspace(5) %37, align 4
  %216 = load float, ptr addrspace(5) %37, align 4
  %217 = load float, ptr addrspace(5) %38, align 4
  %218 = load float, ptr addrspace(5) %38, align 4
  %219 = fmul float %217, %218
  %220 = call float @llvm.fmuladd.f32(float %215, float %216, float %219)
  %221 = fmul float 1.500000e+00, %220
  store float %221, ptr addrspace(5) %40, align 4
  store i32 0, ptr addrspace(5) %41, align 4
  br label %222

222:                                              ; preds = %276, %208
  %223 = load i32, ptr addrspace(5) %41, align 4
  %224 = icmp slt i32 %223, 9
  br i1 %224, label %225, label %279

225:                                              ; preds = %222
  %226 = load i32, ptr addrspace(5) %41, align 4
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds [9 x i32], ptr addrspace(4) @CX, i64 0, i64 %227
  %229 = load i32, ptr addrspace(4) %228, align 4
  %230 = sitofp i32 %229 to float
  %231 = load float, ptr addrspace(5) %37, align 4
  %232 = load i32, ptr addrspace(5) %41, align 4
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds [9 x i32], ptr addrspace(4) @CY, i64 0, i64 %233
  %235 = load i32, ptr addrspace(4) %234, align 4
  %236 = sitofp i32 %235 to float
  %237 = load float, ptr addrspace(5) %38, align 4
  %238 = fmul float %236, %237
  %239 = call float @llvm.fmuladd.f32(float %230, float %231, float %238)
  %240 = fmul float 3.000000e+00, %239
  store float %240, ptr addrspace(5) %42, align 4
  %241 = load float, ptr addrspace(5) %36, align 4
  %242 = load i32, ptr addrspace(5) %41, align 4
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds [9 x float], ptr addrspace(4) @WEIGHT, i64 0, i64 %243
  %245 = load float, ptr addrspace(4) %244, align 4
  %246 = fmul float %241, %245
  %247 = load float, ptr addrspace(5) %42, align 4
  %248 = fadd float 1.000000e+00, %247
  %249 = load float, ptr addrspace(5) %42, align 4
  %250 = fmul float 5.000000e-01, %249
  %251 = load float, ptr addrspace(5) %42, align 4
  %252 = call float @llvm.fmuladd.f32(float %250, float %251, float %248)
  %253 = load float, ptr addrspace(5) %40, align 4
  %254 = fsub float %252, %253
  %255 = fmul float %246, %254
  store float %255, ptr addrspace(5) %43, align 4
  %256 = load i32, ptr addrspace(5) %41, align 4
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds [9 x float], ptr addrspace(5) %31, i64 0, i64 %257
  %259 = load float, ptr addrspace(5) %258, align 4
  %260 = load float, ptr %49, align 4
  %261 = load float, ptr addrspace(5) %43, align 4
  %262 = load i32, ptr addrspace(5) %41, align 4
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds [9 x float], ptr addrspace(5) %31, i64 0, i64 %263
  %265 = load float, ptr addrspace(5) %264, align 4
  %266 = fsub float %261, %265
  %267 = call float @llvm.fmuladd.f32(float %260, float %266, float %259)
  %268 = load ptr addrspace(1), ptr %45, align 8
  %269 = load i32, ptr addrspace(5) %41, align 4
  %270 = load i32, ptr addrspace(5) %29, align 4
  %271 = mul nsw i32 %269, %270
  %272 = load i32, ptr addrspace(5) %30, align 4
  %273 = add nsw i32 %271, %272
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds float, ptr addrspace(1) %268, i64 %274
  store float %267, ptr addrspace(1) %275, align 4
  br label %276

276:                                              ; preds = %225
  %277 = load i32, ptr addrspace(5) %41, align 4
  %278 = add nsw i32 %277, 1
  store i32 %278, ptr addrspace(5) %41, align 4
  br label %222

279:                                              ; preds = %95, %222
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
!6 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"float*", !"float*", !"uchar*", !"int", !"int", !"float"}
!9 = !{!"const", !"", !"const", !"", !"", !""}
!10 = !{float 2.500000e+00}
