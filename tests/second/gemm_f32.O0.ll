; ModuleID = 'gemm_f32.cl'
source_filename = "gemm_f32.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@gemm_f32.as = internal addrspace(3) global [8 x [32 x float]] undef, align 4
@gemm_f32.bs = internal addrspace(3) global [8 x [32 x float]] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @gemm_f32(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca float, align 4, addrspace(5)
  %20 = alloca float, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca [4 x [4 x float]], align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca [4 x float], align 4, addrspace(5)
  %31 = alloca [4 x float], align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca ptr addrspace(1), align 8, addrspace(5)
  %39 = alloca ptr addrspace(1), align 8, addrspace(5)
  %40 = alloca ptr addrspace(1), align 8, addrspace(5)
  %41 = alloca i32, align 4, addrspace(5)
  %42 = alloca i32, align 4, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca float, align 4, addrspace(5)
  %45 = alloca float, align 4, addrspace(5)
  %46 = addrspacecast ptr addrspace(5) %38 to ptr
  %47 = addrspacecast ptr addrspace(5) %39 to ptr
  %48 = addrspacecast ptr addrspace(5) %40 to ptr
  %49 = addrspacecast ptr addrspace(5) %41 to ptr
  %50 = addrspacecast ptr addrspace(5) %42 to ptr
  %51 = addrspacecast ptr addrspace(5) %43 to ptr
  %52 = addrspacecast ptr addrspace(5) %44 to ptr
  %53 = addrspacecast ptr addrspace(5) %45 to ptr
  store ptr addrspace(1) %0, ptr %46, align 8
  store ptr addrspace(1) %1, ptr %47, align 8
  store ptr addrspace(1) %2, ptr %48, align 8
  store i32 %3, ptr %49, align 4
  store i32 %4, ptr %50, align 4
  store i32 %5, ptr %51, align 4
  store float %6, ptr %52, align 4
  store float %7, ptr %53, align 4
  %54 = load ptr addrspace(1), ptr %46, align 8
  %55 = load ptr addrspace(1), ptr %47, align 8
  %56 = load ptr addrspace(1), ptr %48, align 8
  %57 = load i32, ptr %49, align 4
  %58 = load i32, ptr %50, align 4
  %59 = load i32, ptr %51, align 4
  %60 = load float, ptr %52, align 4
  %61 = load float, ptr %53, align 4
  %62 = addrspacecast ptr addrspace(5) %13 to ptr
  %63 = addrspacecast ptr addrspace(5) %14 to ptr
  %64 = addrspacecast ptr addrspace(5) %15 to ptr
  %65 = addrspacecast ptr addrspace(5) %16 to ptr
  %66 = addrspacecast ptr addrspace(5) %17 to ptr
  %67 = addrspacecast ptr addrspace(5) %18 to ptr
  %68 = addrspacecast ptr addrspace(5) %19 to ptr
  %69 = addrspacecast ptr addrspace(5) %20 to ptr
  store ptr addrspace(1) %54, ptr %62, align 8
  store ptr addrspace(1) %55, ptr %63, align 8
  store ptr addrspace(1) %56, ptr %64, align 8
  store i32 %57, ptr %65, align 4
  store i32 %58, ptr %66, align 4
  store i32 %59, ptr %67, align 4
  store float %60, ptr %68, align 4
  store float %61, ptr %69, align 4
  %70 = addrspacecast ptr addrspace(5) %12 to ptr
  %71 = call i32 @llvm.amdgcn.workitem.id.x()
  %72 = zext i32 %71 to i64
  store i32 %71, ptr addrspace(5) %21, align 4
  %73 = addrspacecast ptr addrspace(5) %11 to ptr
  %74 = call i32 @llvm.amdgcn.workitem.id.y()
  %75 = zext i32 %74 to i64
  store i32 %74, ptr addrspace(5) %22, align 4
  %76 = load i32, ptr addrspace(5) %22, align 4
  %77 = mul nsw i32 %76, 8
  %78 = load i32, ptr addrspace(5) %21, align 4
  %79 = add nsw i32 %77, %78
  store i32 %79, ptr addrspace(5) %23, align 4
  %80 = addrspacecast ptr addrspace(5) %10 to ptr
  %81 = call i32 @llvm.amdgcn.workgroup.id.y()
  %82 = zext i32 %81 to i64
  %83 = mul i64 %82, 32
  %84 = trunc i64 %83 to i32
  store i32 %84, ptr addrspace(5) %24, align 4
  %85 = addrspacecast ptr addrspace(5) %9 to ptr
  %86 = call i32 @llvm.amdgcn.workgroup.id.x()
  %87 = zext i32 %86 to i64
  %88 = mul i64 %87, 32
  %89 = trunc i64 %88 to i32
  store i32 %89, ptr addrspace(5) %25, align 4
  call void @llvm.memset.p5.i64(ptr addrspace(5) align 4 %26, i8 0, i64 64, i1 false)
  store i32 0, ptr addrspace(5) %27, align 4
  br label %90

90:                                               ; preds = %224, %8
  %91 = load i32, ptr addrspace(5) %27, align 4
  %92 = load i32, ptr %67, align 4
  %93 = icmp slt i32 %91, %92
  br i1 %93, label %94, label %227

94:                                               ; preds = %90
  %95 = load i32, ptr addrspace(5) %23, align 4
  store i32 %95, ptr addrspace(5) %28, align 4
  br label %96

96:                                               ; preds = %99, %94
  %97 = load i32, ptr addrspace(5) %28, align 4
  %98 = icmp slt i32 %97, 256
  br i1 %98, label %99, label %148

99:                                               ; preds = %96
  %100 = load ptr addrspace(1), ptr %62, align 8
  %101 = load i32, ptr addrspace(5) %24, align 4
  %102 = load i32, ptr addrspace(5) %28, align 4
  %103 = sdiv i32 %102, 8
  %104 = add nsw i32 %101, %103
  %105 = load i32, ptr %67, align 4
  %106 = mul nsw i32 %104, %105
  %107 = load i32, ptr addrspace(5) %27, align 4
  %108 = add nsw i32 %106, %107
  %109 = load i32, ptr addrspace(5) %28, align 4
  %110 = srem i32 %109, 8
  %111 = add nsw i32 %108, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr addrspace(1) %100, i64 %112
  %114 = load float, ptr addrspace(1) %113, align 4
  %115 = load i32, ptr addrspace(5) %28, align 4
  %116 = srem i32 %115, 8
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [8 x [32 x float]], ptr addrspace(3) @gemm_f32.as, i64 0, i64 %117
  %119 = load i32, ptr addrspace(5) %28, align 4
  %120 = sdiv i32 %119, 8
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [32 x float], ptr addrspace(3) %118, i64 0, i64 %121
  store float %114, ptr addrspace(3) %122, align 4
  %123 = load ptr addrspace(1), ptr %63, align 8
  %124 = load i32, ptr addrspace(5) %27, align 4
  %125 = load i32, ptr addrspace(5) %28, align 4
  %126 = sdiv i32 %125, 32
  %127 = add nsw i32 %124, %126
  %128 = load i32, ptr %66, align 4
  %129 = mul nsw i32 %127, %128
  %130 = load i32, ptr addrspace(5) %25, align 4
  %131 = add nsw i32 %129, %130
  %132 = load i32, ptr addrspace(5) %28, align 4
  %133 = srem i32 %132, 32
  %134 = add nsw i32 %131, %133
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr addrspace(1) %123, i64 %135
  %137 = load float, ptr addrspace(1) %136, align 4
  %138 = load i32, ptr addrspace(5) %28, align 4
  %139 = sdiv i32 %138, 32
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [8 x [32 x float]], ptr addrspace(3) @gemm_f32.bs, i64 0, i64 %140
  %142 = load i32, ptr addrspace(5) %28, align 4
  %143 = srem i32 %142, 32
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [32 x float], ptr addrspace(3) %141, i64 0, i64 %144
  store float %137, ptr addrspace(3) %145, align 4
  %146 = load i32, ptr addrspace(5) %28, align 4
  %147 = add nsw i32 %146, 64
  store i32 %147, ptr addrspace(5) %28, align 4
  br label %96

148:                                              ; preds = %96
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  store i32 0, ptr addrspace(5) %29, align 4
  br label %149

149:                                              ; preds = %221, %148
  %150 = load i32, ptr addrspace(5) %29, align 4
  %151 = icmp slt i32 %150, 8
  br i1 %151, label %152, label %224

152:                                              ; preds = %149
  store i32 0, ptr addrspace(5) %32, align 4
  br label %153

153:                                              ; preds = %156, %152
  %154 = load i32, ptr addrspace(5) %32, align 4
  %155 = icmp slt i32 %154, 4
  br i1 %155, label %156, label %185

156:                                              ; preds = %153
  %157 = load i32, ptr addrspace(5) %29, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [8 x [32 x float]], ptr addrspace(3) @gemm_f32.as, i64 0, i64 %158
  %160 = load i32, ptr addrspace(5) %22, align 4
  %161 = mul nsw i32 %160, 4
  %162 = load i32, ptr addrspace(5) %32, align 4
  %163 = add nsw i32 %161, %162
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [32 x float], ptr addrspace(3) %159, i64 0, i64 %164
  %166 = load float, ptr addrspace(3) %165, align 4
  %167 = load i32, ptr addrspace(5) %32, align 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [4 x float], ptr addrspace(5) %30, i64 0, i64 %168
  store float %166, ptr addrspace(5) %169, align 4
  %170 = load i32, ptr addrspace(5) %29, align 4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [8 x [32 x float]], ptr addrspace(3) @gemm_f32.bs, i64 0, i64 %171
  %173 = load i32, ptr addrspace(5) %21, align 4
  %174 = mul nsw i32 %173, 4
  %175 = load i32, ptr addrspace(5) %32, align 4
  %176 = add nsw i32 %174, %175
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [32 x float], ptr addrspace(3) %172, i64 0, i64 %177
  %179 = load float, ptr addrspace(3) %178, align 4
  %180 = load i32, ptr addrspace(5) %32, align 4
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [4 x float], ptr addrspace(5) %31, i64 0, i64 %181
  store float %179, ptr addrspace(5) %182, align 4
  %183 = load i32, ptr addrspace(5) %32, align 4
  %184 = add nsw i32 %183, 1
  store i32 %184, ptr addrspace(5) %32, align 4
  br label %153

185:                                              ; preds = %153
  store i32 0, ptr addrspace(5) %33, align 4
  br label %186

186:                                              ; preds = %218, %185
  %187 = load i32, ptr addrspace(5) %33, align 4
  %188 = icmp slt i32 %187, 4
  br i1 %188, label %189, label %221

189:                                              ; preds = %186
  store i32 0, ptr addrspace(5) %34, align 4
  br label %190

190:                                              ; preds = %193, %189
  %191 = load i32, ptr addrspace(5) %34, align 4
  %192 = icmp slt i32 %191, 4
  br i1 %192, label %193, label %218

193:                                              ; preds = %190
  %194 = load i32, ptr addrspace(5) %33, align 4
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds [4 x float], ptr addrspace(5) %30, i64 0, i64 %195
  %197 = load float, ptr addrspace(5) %196, align 4
  %198 = load i32, ptr addrspace(5) %34, align 4
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds [4 x float], ptr addrspace(5) %31, i64 0, i64 %199
  %201 = load float, ptr addrspace(5) %200, align 4
  %202 = load i32, ptr addrspace(5) %33, align 4
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds [4 x [4 x float]], ptr addrspace(5) %26, i64 0, i64 %203
  %205 = load i32, ptr addrspace(5) %34, align 4
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds [4 x float], ptr addrspace(5) %204, i64 0, i64 %206
  %208 = load float, ptr addrspace(5) %207, align 4
  %209 = call float @llvm.fma.f32(float %197, float %201, float %208)
  %210 = load i32, ptr addrspace(5) %33, align 4
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds [4 x [4 x float]], ptr addrspace(5) %26, i64 0, i64 %211
  %213 = load i32, ptr addrspace(5) %34, align 4
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds [4 x float], ptr addrspace(5) %212, i64 0, i64 %214
  store float %209, ptr addrspace(5) %215, align 4
  %216 = load i32, ptr addrspace(5) %34, align 4
  %217 = add nsw i32 %216, 1
  store i32 %217, ptr addrspace(5) %34, align 4
  br label %190

218:                                              ; preds = %190
  %219 = load i32, ptr addrspace(5) %33, align 4
  %220 = add nsw i32 %219, 1
  store i32 %220, ptr addrspace(5) %33, align 4
  br label %186

221:                                              ; preds = %186
  %222 = load i32, ptr addrspace(5) %29, align 4
  %223 = add nsw i32 %222, 1
  store i32 %223, ptr addrspace(5) %29, align 4
  br label %149

224:                                              ; preds = %149
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %225 = load i32, ptr addrspace(5) %27, align 4
  %226 = add nsw i32 %225, 8
  store i32 %226, ptr addrspace(5) %27, align 4
  br label %90

227:                                              ; preds = %90
  store i32 0, ptr addrspace(5) %35, align 4
  br label %228

228:                                              ; preds = %273, %227
  %229 = load i32, ptr addrspace(5) %35, align 4
  %230 = icmp slt i32 %229, 4
  br i1 %230, label %231, label %276

231:                                              ; preds = %228
  store i32 0, ptr addrspace(5) %36, align 4
  br label %232

232:                                              ; preds = %235, %231
  %233 = load i32, ptr addrspace(5) %36, align 4
  %234 = icmp slt i32 %233, 4
  br i1 %234, label %235, label %273

235:                                              ; preds = %232
  %236 = load i32, ptr addrspace(5) %24, align 4
  %237 = load i32, ptr addrspace(5) %22, align 4
  %238 = mul nsw i32 %237, 4
  %239 = add nsw i32 %236, %238
  %240 = load i32, ptr addrspace(5) %35, align 4
  %241 = add nsw i32 %239, %240
  %242 = load i32, ptr %66, align 4
  %243 = mul nsw i32 %241, %242
  %244 = load i32, ptr addrspace(5) %25, align 4
  %245 = add nsw i32 %243, %244
  %246 = load i32, ptr addrspace(5) %21, align 4
  %247 = mul nsw i32 %246, 4
  %248 = add nsw i32 %245, %247
  %249 = load i32, ptr addrspace(5) %36, align 4
  %250 = add nsw i32 %248, %249
  store i32 %250, ptr addrspace(5) %37, align 4
  %251 = load float, ptr %68, align 4
  %252 = load i32, ptr addrspace(5) %35, align 4
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds [4 x [4 x float]], ptr addrspace(5) %26, i64 0, i64 %253
  %255 = load i32, ptr addrspace(5) %36, align 4
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds [4 x float], ptr addrspace(5) %254, i64 0, i64 %256
  %258 = load float, ptr addrspace(5) %257, align 4
  %259 = load float, ptr %69, align 4
  %260 = load ptr addrspace(1), ptr %64, align 8
  %261 = load i32, ptr addrspace(5) %37, align 4
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds float, ptr addrspace(1) %260, i64 %262
  %264 = load float, ptr addrspace(1) %263, align 4
  %265 = fmul float %259, %264
  %266 = call float @llvm.fmuladd.f32(float %251, float %258, float %265)
  %267 = load ptr addrspace(1), ptr %64, align 8
  %268 = load i32, ptr addrspace(5) %37, align 4
  %269 = sext i32 %268 to i64
  %270 = getelementptr inbounds float, ptr addrspace(1) %267, i64 %269
  store float %266, ptr addrspace(1) %270, align 4
  %271 = load i32, ptr addrspace(5) %36, align 4
  %272 = add nsw i32 %271, 1
  store i32 %272, ptr addrspace(5) %36, align 4
  br label %232

273:                                              ; preds = %232
  %274 = load i32, ptr addrspace(5) %35, align 4
  %275 = add nsw i32 %274, 1
  store i32 %275, ptr addrspace(5) %35, align 4
  br label %228

276:                                              ; preds = %228
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_gemm_f32(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca float, align 4, addrspace(5)
  %20 = alloca float, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca [4 x [4 x float]], align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca [4 x float], align 4, addrspace(5)
  %31 = alloca [4 x float], align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = addrspacecast ptr addrspace(5) %13 to ptr
  %39 = addrspacecast ptr addrspace(5) %14 to ptr
  %40 = addrspacecast ptr addrspace(5) %15 to ptr
  %41 = addrspacecast ptr addrspace(5) %16 to ptr
  %42 = addrspacecast ptr addrspace(5) %17 to ptr
  %43 = addrspacecast ptr addrspace(5) %18 to ptr
  %44 = addrspacecast ptr addrspace(5) %19 to ptr
  %45 = addrspacecast ptr addrspace(5) %20 to ptr
  store ptr addrspace(1) %0, ptr %38, align 8
  store ptr addrspace(1) %1, ptr %39, align 8
  store ptr addrspace(1) %2, ptr %40, align 8
  store i32 %3, ptr %41, align 4
  store i32 %4, ptr %42, align 4
  store i32 %5, ptr %43, align 4
  store float %6, ptr %44, align 4
  store float %7, ptr %45, align 4
  %46 = addrspacecast ptr addrspace(5) %12 to ptr
  %47 = call i32 @llvm.amdgcn.workitem.id.x()
  %48 = zext i32 %47 to i64
  %49 = trunc i64 %48 to i32
  store i32 %49, ptr addrspace(5) %21, align 4
  %50 = addrspacecast ptr addrspace(5) %11 to ptr
  %51 = call i32 @llvm.amdgcn.workitem.id.y()
  %52 = zext i32 %51 to i64
  %53 = trunc i64 %52 to i32
  store i32 %53, ptr addrspace(5) %22, align 4
  %54 = load i32, ptr addrspace(5) %22, align 4
  %55 = mul nsw i32 %54, 8
  %56 = load i32, ptr addrspace(5) %21, align 4
  %57 = add nsw i32 %55, %56
  store i32 %57, ptr addrspace(5) %23, align 4
  %58 = addrspacecast ptr addrspace(5) %10 to ptr
  %59 = call i32 @llvm.amdgcn.workgroup.id.y()
  %60 = zext i32 %59 to i64
  %61 = mul i64 %60, 32
  %62 = trunc i64 %61 to i32
  store i32 %62, ptr addrspace(5) %24, align 4
  %63 = addrspacecast ptr addrspace(5) %9 to ptr
  %64 = call i32 @llvm.amdgcn.workgroup.id.x()
  %65 = zext i32 %64 to i64
  %66 = mul i64 %65, 32
  %67 = trunc i64 %66 to i32
  store i32 %67, ptr addrspace(5) %25, align 4
  call void @llvm.memset.p5.i64(ptr addrspace(5) align 4 %26, i8 0, i64 64, i1 false)
  store i32 0, ptr addrspace(5) %27, align 4
  br label %68

68:                                               ; preds = %208, %8
  %69 = load i32, ptr addrspace(5) %27, align 4
  %70 = load i32, ptr %43, align 4
  %71 = icmp slt i32 %69, %70
  br i1 %71, label %72, label %211

72:                                               ; preds = %68
  %73 = load i32, ptr addrspace(5) %23, align 4
  store i32 %73, ptr addrspace(5) %28, align 4
  br label %74

74:                                               ; preds = %124, %72
  %75 = load i32, ptr addrspace(5) %28, align 4
  %76 = icmp slt i32 %75, 256
  br i1 %76, label %77, label %127

77:                                               ; preds = %74
  %78 = load ptr addrspace(1), ptr %38, align 8
  %79 = load i32, ptr addrspace(5) %24, align 4
  %80 = load i32, ptr addrspace(5) %28, align 4
  %81 = sdiv i32 %80, 8
  %82 = add nsw i32 %79, %81
  %83 = load i32, ptr %43, align 4
  %84 = mul nsw i32 %82, %83
  %85 = load i32, ptr addrspace(5) %27, align 4
  %86 = add nsw i32 %84, %85
  %87 = load i32, ptr addrspace(5) %28, align 4
  %88 = srem i32 %87, 8
  %89 = add nsw i32 %86, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr addrspace(1) %78, i64 %90
  %92 = load float, ptr addrspace(1) %91, align 4
  %93 = load i32, ptr addrspace(5) %28, align 4
  %94 = srem i32 %93, 8
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [8 x [32 x float]], ptr addrspace(3) @gemm_f32.as, i64 0, i64 %95
  %97 = load i32, ptr addrspace(5) %28, align 4
  %98 = sdiv i32 %97, 8
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [32 x float], ptr addrspace(3) %96, i64 0, i64 %99
  store float %92, ptr addrspace(3) %100, align 4
  %101 = load ptr addrspace(1), ptr %39, align 8
  %102 = load i32, ptr addrspace(5) %27, align 4
  %103 = load i32, ptr addrspace(5) %28, align 4
  %104 = sdiv i32 %103, 32
  %105 = add nsw i32 %102, %104
  %106 = load i32, ptr %42, align 4
  %107 = mul nsw i32 %105, %106
  %108 = load i32, ptr addrspace(5) %25, align 4
  %109 = add nsw i32 %107, %108
  %110 = load i32, ptr addrspace(5) %28, align 4
  %111 = srem i32 %110, 32
  %112 = add nsw i32 %109, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr addrspace(1) %101, i64 %113
  %115 = load float, ptr addrspace(1) %114, align 4
  %116 = load i32, ptr addrspace(5) %28, align 4
  %117 = sdiv i32 %116, 32
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [8 x [32 x float]], ptr addrspace(3) @gemm_f32.bs, i64 0, i64 %118
  %120 = load i32, ptr addrspace(5) %28, align 4
  %121 = srem i32 %120, 32
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [32 x float], ptr addrspace(3) %119, i64 0, i64 %122
  store float %115, ptr addrspace(3) %123, align 4
  br label %124

124:                                              ; preds = %77
  %125 = load i32, ptr addrspace(5) %28, align 4
  %126 = add nsw i32 %125, 64
  store i32 %126, ptr addrspace(5) %28, align 4
  br label %74

127:                                              ; preds = %74
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  store i32 0, ptr addrspace(5) %29, align 4
  br label %128

128:                                              ; preds = %204, %127
  %129 = load i32, ptr addrspace(5) %29, align 4
  %130 = icmp slt i32 %129, 8
  br i1 %130, label %131, label %207

131:                                              ; preds = %128
  store i32 0, ptr addrspace(5) %32, align 4
  br label %132

132:                                              ; preds = %162, %131
  %133 = load i32, ptr addrspace(5) %32, align 4
  %134 = icmp slt i32 %133, 4
  br i1 %134, label %135, label %165

135:                                              ; preds = %132
  %136 = load i32, ptr addrspace(5) %29, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [8 x [32 x float]], ptr addrspace(3) @gemm_f32.as, i64 0, i64 %137
  %139 = load i32, ptr addrspace(5) %22, align 4
  %140 = mul nsw i32 %139, 4
  %141 = load i32, ptr addrspace(5) %32, align 4
  %142 = add nsw i32 %140, %141
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [32 x float], ptr addrspace(3) %138, i64 0, i64 %143
  %145 = load float, ptr addrspace(3) %144, align 4
  %146 = load i32, ptr addrspace(5) %32, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [4 x float], ptr addrspace(5) %30, i64 0, i64 %147
  store float %145, ptr addrspace(5) %148, align 4
  %149 = load i32, ptr addrspace(5) %29, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [8 x [32 x float]], ptr addrspace(3) @gemm_f32.bs, i64 0, i64 %150
  %152 = load i32, ptr addrspace(5) %21, align 4
  %153 = mul nsw i32 %152, 4
  %154 = load i32, ptr addrspace(5) %32, align 4
  %155 = add nsw i32 %153, %154
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [32 x float], ptr addrspace(3) %151, i64 0, i64 %156
  %158 = load float, ptr addrspace(3) %157, align 4
  %159 = load i32, ptr addrspace(5) %32, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [4 x float], ptr addrspace(5) %31, i64 0, i64 %160
  store float %158, ptr addrspace(5) %161, align 4
  br label %162

162:                                              ; preds = %135
  %163 = load i32, ptr addrspace(5) %32, align 4
  %164 = add nsw i32 %163, 1
  store i32 %164, ptr addrspace(5) %32, align 4
  br label %132

165:                                              ; preds = %132
  store i32 0, ptr addrspace(5) %33, align 4
  br label %166

166:                                              ; preds = %200, %165
  %167 = load i32, ptr addrspace(5) %33, align 4
  %168 = icmp slt i32 %167, 4
  br i1 %168, label %169, label %203

169:                                              ; preds = %166
  store i32 0, ptr addrspace(5) %34, align 4
  br label %170

170:                                              ; preds = %196, %169
  %171 = load i32, ptr addrspace(5) %34, align 4
  %172 = icmp slt i32 %171, 4
  br i1 %172, label %173, label %199

173:                                              ; preds = %170
  %174 = load i32, ptr addrspace(5) %33, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [4 x float], ptr addrspace(5) %30, i64 0, i64 %175
  %177 = load float, ptr addrspace(5) %176, align 4
  %178 = load i32, ptr addrspace(5) %34, align 4
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds [4 x float], ptr addrspace(5) %31, i64 0, i64 %179
  %181 = load float, ptr addrspace(5) %180, align 4
  %182 = load i32, ptr addrspace(5) %33, align 4
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [4 x [4 x float]], ptr addrspace(5) %26, i64 0, i64 %183
  %185 = load i32, ptr addrspace(5) %34, align 4
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [4 x float], ptr addrspace(5) %184, i64 0, i64 %186
  %188 = load float, ptr addrspace(5) %187, align 4
  %189 = call float @llvm.fma.f32(float %177, float %181, float %188)
  %190 = load i32, ptr addrspace(5) %33, align 4
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds [4 x [4 x float]], ptr addrspace(5) %26, i64 0, i64 %191
  %193 = load i32, ptr addrspace(5) %34, align 4
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds [4 x float], ptr addrspace(5) %192, i64 0, i64 %194
  store float %189, ptr addrspace(5) %195, align 4
  br label %196

196:                                              ; preds = %173
  %197 = load i32, ptr addrspace(5) %34, align 4
  %198 = add nsw i32 %197, 1
  store i32 %198, ptr addrspace(5) %34, align 4
  br label %170

199:                                              ; preds = %170
  br label %200

200:                                              ; preds = %199
  %201 = load i32, ptr addrspace(5) %33, align 4
  %202 = add nsw i32 %201, 1
  store i32 %202, ptr addrspace(5) %33, align 4
  br label %166

203:                                              ; preds = %166
  br label %204

204:                                              ; preds = %203
  %205 = load i32, ptr addrspace(5) %29, align 4
  %206 = add nsw i32 %205, 1
  store i32 %206, ptr addrspace(5) %29, align 4
  br label %128

207:                                              ; preds = %128
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  br label %208

208:                                              ; preds = %207
  %209 = load i32, ptr addrspace(5) %27, align 4
  %210 = add nsw i32 %209, 8
  store i32 %210, ptr addrspace(5) %27, align 4
  br label %68

211:                                              ; preds = %68
  store i32 0, ptr addrspace(5) %35, align 4
  br label %212

212:                                              ; preds = %259, %211
  %213 = load i32, ptr addrspace(5) %35, align 4
  %214 = icmp slt i32 %213, 4
  br i1 %214, label %215, label %262

215:                                              ; preds = %212
  store i32 0, ptr addrspace(5) %36, align 4
  br label %216

216:                                              ; preds = %255, %215
  %217 = load i32, ptr addrspace(5) %36, align 4
  %218 = icmp slt i32 %217, 4
  br i1 %218, label %219, label %258

219:                                              ; preds = %216
  %220 = load i32, ptr addrspace(5) %24, align 4
  %221 = load i32, ptr addrspace(5) %22, align 4
  %222 = mul nsw i32 %221, 4
  %223 = add nsw i32 %220, %222
  %224 = load i32, ptr addrspace(5) %35, align 4
  %225 = add nsw i32 %223, %224
  %226 = load i32, ptr %42, align 4
  %227 = mul nsw i32 %225, %226
  %228 = load i32, ptr addrspace(5) %25, align 4
  %229 = add nsw i32 %227, %228
  %230 = load i32, ptr addrspace(5) %21, align 4
  %231 = mul nsw i32 %230, 4
  %232 = add nsw i32 %229, %231
  %233 = load i32, ptr addrspace(5) %36, align 4
  %234 = add nsw i32 %232, %233
  store i32 %234, ptr addrspace(5) %37, align 4
  %235 = load float, ptr %44, align 4
  %236 = load i32, ptr addrspace(5) %35, align 4
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds [4 x [4 x float]], ptr addrspace(5) %26, i64 0, i64 %237
  %239 = load i32, ptr addrspace(5) %36, align 4
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds [4 x float], ptr addrspace(5) %238, i64 0, i64 %240
  %242 = load float, ptr addrspace(5) %241, align 4
  %243 = load float, ptr %45, align 4
  %244 = load ptr addrspace(1), ptr %40, align 8
  %245 = load i32, ptr addrspace(5) %37, align 4
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds float, ptr addrspace(1) %244, i64 %246
  %248 = load float, ptr addrspace(1) %247, align 4
  %249 = fmul float %243, %248
  %250 = call float @llvm.fmuladd.f32(float %235, float %242, float %249)
  %251 = load ptr addrspace(1), ptr %40, align 8
  %252 = load i32, ptr addrspace(5) %37, align 4
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds float, ptr addrspace(1) %251, i64 %253
  store float %250, ptr addrspace(1) %254, align 4
  br label %255

255:                                              ; preds = %219
  %256 = load i32, ptr addrspace(5) %36, align 4
  %257 = add nsw i32 %256, 1
  store i32 %257, ptr addrspace(5) %36, align 4
  br label %216

258:                                              ; preds = %216
  br label %259

259:                                              ; preds = %258
  %260 = load i32, ptr addrspace(5) %35, align 4
  %261 = add nsw i32 %260, 1
  store i32 %261, ptr addrspace(5) %35, align 4
  br label %212

262:                                              ; preds = %212
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p5.i64(ptr addrspace(5) writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nofree nounwind willreturn }

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
!8 = !{!"float*", !"float*", !"float*", !"int", !"int", !"int", !"float", !"float"}
!9 = !{!"const", !"const", !"", !"", !"", !"", !"", !""}
!10 = !{i32 8, i32 8, i32 1}
!11 = !{!"amdgpu-synchronize-as", !"local"}
