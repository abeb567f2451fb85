; ModuleID = 'wave2d.cl'
source_filename = "wave2d.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @wave2d(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, float noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  %19 = alloca float, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca float, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca ptr addrspace(1), align 8, addrspace(5)
  %30 = alloca ptr addrspace(1), align 8, addrspace(5)
  %31 = alloca ptr addrspace(1), align 8, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca float, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca float, align 4, addrspace(5)
  %39 = alloca float, align 4, addrspace(5)
  %40 = alloca float, align 4, addrspace(5)
  %41 = alloca float, align 4, addrspace(5)
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
  %62 = addrspacecast ptr addrspace(5) %29 to ptr
  %63 = addrspacecast ptr addrspace(5) %30 to ptr
  %64 = addrspacecast ptr addrspace(5) %31 to ptr
  %65 = addrspacecast ptr addrspace(5) %32 to ptr
  %66 = addrspacecast ptr addrspace(5) %33 to ptr
  %67 = addrspacecast ptr addrspace(5) %34 to ptr
  store ptr addrspace(1) %56, ptr %62, align 8
  store ptr addrspace(1) %57, ptr %63, align 8
  store ptr addrspace(1) %58, ptr %64, align 8
  store i32 %59, ptr %65, align 4
  store i32 %60, ptr %66, align 4
  store float %61, ptr %67, align 4
  %68 = addrspacecast ptr addrspace(5) %28 to ptr
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
  store i32 %84, ptr addrspace(5) %35, align 4
  %86 = addrspacecast ptr addrspace(5) %27 to ptr
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
  store i32 %102, ptr addrspace(5) %36, align 4
  %104 = load i32, ptr addrspace(5) %35, align 4
  %105 = icmp slt i32 %104, 2
  br i1 %105, label %119, label %106

106:                                              ; preds = %6
  %107 = load i32, ptr addrspace(5) %36, align 4
  %108 = icmp slt i32 %107, 2
  br i1 %108, label %119, label %109

109:                                              ; preds = %106
  %110 = load i32, ptr addrspace(5) %35, align 4
  %111 = load i32, ptr %65, align 4
  %112 = sub nsw i32 %111, 2
  %113 = icmp sge i32 %110, %112
  br i1 %113, label %119, label %114

114:                                              ; preds = %109
  %115 = load i32, ptr addrspace(5) %36, align 4
  %116 = load i32, ptr %66, align 4
  %117 = sub nsw i32 %116, 2
  %118 = icmp sge i32 %115, %117
  br i1 %118, label %119, label %120

119:                                              ; preds = %114, %109, %106, %6
  br label %274

120:                                              ; preds = %114
  %121 = load i32, ptr addrspace(5) %36, align 4
  %122 = load i32, ptr %65, align 4
  %123 = mul nsw i32 %121, %122
  %124 = load i32, ptr addrspace(5) %35, align 4
  %125 = add nsw i32 %123, %124
  store i32 %125, ptr addrspace(5) %37, align 4
  %126 = load ptr addrspace(1), ptr %62, align 8
  %127 = load i32, ptr addrspace(5) %37, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds float, ptr addrspace(1) %126, i64 %128
  %130 = load float, ptr addrspace(1) %129, align 4
  store float %130, ptr addrspace(5) %38, align 4
  %131 = load ptr addrspace(1), ptr %62, align 8
  %132 = load i32, ptr addrspace(5) %37, align 4
  %133 = sub nsw i32 %132, 2
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr addrspace(1) %131, i64 %134
  %136 = load float, ptr addrspace(1) %135, align 4
  %137 = fneg float %136
  %138 = load ptr addrspace(1), ptr %62, align 8
  %139 = load i32, ptr addrspace(5) %37, align 4
  %140 = sub nsw i32 %139, 1
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds float, ptr addrspace(1) %138, i64 %141
  %143 = load float, ptr addrspace(1) %142, align 4
  %144 = call float @llvm.fmuladd.f32(float 1.600000e+01, float %143, float %137)
  %145 = load float, ptr addrspace(5) %38, align 4
  %146 = call float @llvm.fmuladd.f32(float -3.000000e+01, float %145, float %144)
  %147 = load ptr addrspace(1), ptr %62, align 8
  %148 = load i32, ptr addrspace(5) %37, align 4
  %149 = add nsw i32 %148, 1
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr addrspace(1) %147, i64 %150
  %152 = load float, ptr addrspace(1) %151, align 4
  %153 = call float @llvm.fmuladd.f32(float 1.600000e+01, float %152, float %146)
  %154 = load ptr addrspace(1), ptr %62, align 8
  %155 = load i32, ptr addrspace(5) %37, align 4
  %156 = add nsw i32 %155, 2
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr addrspace(1) %154, i64 %157
  %159 = load float, ptr addrspace(1) %158, align 4
  %160 = fsub float %153, %159
  store float %160, ptr addrspace(5) %39, align 4
  %161 = load ptr addrspace(1), ptr %62, align 8
  %162 = load i32, ptr addrspace(5) %37, align 4
  %163 = load i32, ptr %65, align 4
  %164 = mul nsw i32 2, %163
  %165 = sub nsw i32 %162, %164
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds float, ptr addrspace(1) %161, i64 %166
  %168 = load float, ptr addrspace(1) %167, align 4
  %169 = fneg float %168
  %170 = load ptr addrspace(1), ptr %62, align 8
  %171 = load i32, ptr addrspace(5) %37, align 4
  %172 = load i32, ptr %65, align 4
  %173 = sub nsw i32 %171, %172
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr addrspace(1) %170, i64 %174
  %176 = load float, ptr addrspace(1) %175, align 4
  %177 = call float @llvm.fmuladd.f32(float 1.600000e+01, float %176, float %169)
  %178 = load float, ptr addrspace(5) %38, align 4
  %179 = call float @llvm.fmuladd.f32(float -3.000000e+01, float %178, float %177)
  %180 = load ptr addrspace(1), ptr %62, align 8
  %181 = load i32, ptr addrspace(5) %37, align 4
  %182 = load i32, ptr %65, align 4
  %183 = add nsw i32 %181, %182
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds float, ptr addrspace(1) %180, i64 %184
  %186 = load float, ptr addrspace(1) %185, align 4
  %187 = call float @llvm.fmuladd.f32(float 1.600000e+01, float %186, float %179)
  %188 = load ptr addrspace(1), ptr %62, align 8
  %189 = load i32, ptr addrspace(5) %37, align 4
  %190 = load i32, ptr %65, align 4
  %191 = mul nsw i32 2, %190
  %192 = add nsw i32 %189, %191
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds float, ptr addrspace(1) %188, i64 %193
  %195 = load float, ptr addrspace(1) %194, align 4
  %196 = fsub float %187, %195
  store float %196, ptr addrspace(5) %40, align 4
  %197 = load ptr addrspace(1), ptr %64, align 8
  %198 = load i32, ptr addrspace(5) %37, align 4
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds float, ptr addrspace(1) %197, i64 %199
  %201 = load float, ptr addrspace(1) %200, align 4
  %202 = load float, ptr %67, align 4
  %203 = fmul float %201, %202
  store float %203, ptr addrspace(5) %41, align 4
  %204 = load i32, ptr addrspace(5) %35, align 4
  %205 = load i32, ptr %65, align 4
  %206 = addrspacecast ptr addrspace(5) %19 to ptr
  %207 = addrspacecast ptr addrspace(5) %20 to ptr
  %208 = addrspacecast ptr addrspace(5) %21 to ptr
  store i32 %204, ptr %207, align 4
  store i32 %205, ptr %208, align 4
  %209 = load i32, ptr %207, align 4
  %210 = load i32, ptr %208, align 4
  %211 = sub nsw i32 %210, 1
  %212 = load i32, ptr %207, align 4
  %213 = sub nsw i32 %211, %212
  %214 = call i32 @llvm.smin.i32(i32 %209, i32 %213)
  store i32 %214, ptr addrspace(5) %22, align 4
  %215 = load i32, ptr addrspace(5) %22, align 4
  %216 = icmp slt i32 %215, 6
  br i1 %216, label %217, label %222

217:                                              ; preds = %120
  %218 = load i32, ptr addrspace(5) %22, align 4
  %219 = sub nsw i32 6, %218
  %220 = sitofp i32 %219 to float
  %221 = fmul float 0x3F947AE140000000, %220
  br label %223

222:                                              ; preds = %120
  br label %223

223:                                              ; preds = %217, %222
  %224 = phi float [ %221, %217 ], [ 0.000000e+00, %222 ]
  %225 = load i32, ptr addrspace(5) %36, align 4
  %226 = load i32, ptr %66, align 4
  %227 = addrspacecast ptr addrspace(5) %23 to ptr
  %228 = addrspacecast ptr addrspace(5) %24 to ptr
  %229 = addrspacecast ptr addrspace(5) %25 to ptr
  store i32 %225, ptr %228, align 4
  store i32 %226, ptr %229, align 4
  %230 = load i32, ptr %228, align 4
  %231 = load i32, ptr %229, align 4
  %232 = sub nsw i32 %231, 1
  %233 = load i32, ptr %228, align 4
  %234 = sub nsw i32 %232, %233
  %235 = call i32 @llvm.smin.i32(i32 %230, i32 %234)
  store i32 %235, ptr addrspace(5) %26, align 4
  %236 = load i32, ptr addrspace(5) %26, align 4
  %237 = icmp slt i32 %236, 6
  br i1 %237, label %238, label %243

238:                                              ; preds = %223
  %239 = load i32, ptr addrspace(5) %26, align 4
  %240 = sub nsw i32 6, %239
  %241 = sitofp i32 %240 to float
  %242 = fmul float 0x3F947AE140000000, %241
  br label %244

243:                                              ; preds = %223
  br label %244

244:                                              ; preds = %238, %243
  %245 = phi float [ %242, %238 ], [ 0.000000e+00, %243 ]
  %246 = fadd float %224, %245
  store float %246, ptr addrspace(5) %42, align 4
  %247 = load float, ptr addrspace(5) %38, align 4
  %248 = load ptr addrspace(1), ptr %63, align 8
  %249 = load i32, ptr addrspace(5) %37, align 4
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds float, ptr addrspace(1) %248, i64 %250
  %252 = load float, ptr addrspace(1) %251, align 4
  %253 = fneg float %252
  %254 = call float @llvm.fmuladd.f32(float 2.000000e+00, float %247, float %253)
  %255 = load float, ptr addrspace(5) %41, align 4
  %256 = load float, ptr addrspace(5) %41, align 4
  %257 = fmul float %255, %256
  %258 = load float, ptr addrspace(5) %39, align 4
  %259 = load float, ptr addrspace(5) %40, align 4
  %260 = fadd float %258, %259
  %261 = fmul float %257, %260
  %262 = call float @llvm.fmuladd.f32(float %261, float 0x3FB5555560000000, float %254)
  store float %262, ptr addrspace(5) %43, align 4
  %263 = load float, ptr addrspace(5) %43, align 4
  %264 = load float, ptr addrspace(5) %42, align 4
  %265 = fsub float 1.000000e+00, %264
  %266 = load float, ptr addrspace(5) %38, align 4
  %267 = load float, ptr addrspace(5) %42, align 4
  %268 = fmul float %266, %267
  %269 = call float @llvm.fmuladd.f32(float %263, float %265, float %268)
  %270 = load ptr addrspace(1), ptr %63, align 8
  %271 = load i32, ptr addrspace(5) %37, align 4
  %272 = sext i32 %271 to i64
  %273 = getelementptr inbounds float, ptr addrspace(1) %270, i64 %272
  store float %269, ptr addrspace(1) %273, align 4
  br label %274

274:                                              ; preds = %119, %244
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_wave2d(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, float noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  %19 = alloca float, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca float, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca ptr addrspace(1), align 8, addrspace(5)
  %30 = alloca ptr addrspace(1), align 8, addrspace(5)
  %31 = alloca ptr addrspace(1), align 8, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca float, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca float, align 4, addrspace(5)
  %39 = alloca float, align 4, addrspace(5)
  %40 = alloca float, align 4, addrspace(5)
  %41 = alloca float, align 4, addrspace(5)
  %42 = alloca float, align 4, addrspace(5)
  %43 = alloca float, align 4, addrspace(5)
  %44 = addrspacecast ptr addrspace(5) %29 to ptr
  %45 = addrspacecast ptr addrspace(5) %30 to ptr
  %46 = addrspacecast ptr addrspace(5) %31 to ptr
  %47 = addrspacecast ptr addrspace(5) %32 to ptr
  %48 = addrspacecast ptr addrspace(5) %33 to ptr
  %49 = addrspacecast ptr addrspace(5) %34 to ptr
  store ptr addrspace(1) %0, ptr %44, align 8
  store ptr addrspace(1) %1, ptr %45, align 8
  store ptr addrspace(1) %2, ptr %46, align 8
  store i32 %3, ptr %47, align 4
  store i32 %4, ptr %48, align 4
  store float %5, ptr %49, align 4
  %50 = addrspacecast ptr addrspace(5) %28 to ptr
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
  store i32 %68, ptr addrspace(5) %35, align 4
  %69 = addrspacecast ptr addrspace(5) %27 to ptr
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
  store i32 %87, ptr addrspace(5) %36, align 4
  %88 = load i32, ptr addrspace(5) %35, align 4
  %89 = icmp slt i32 %88, 2
  br i1 %89, label %103, label %90

90:                                               ; preds = %6
  %91 = load i32, ptr addrspace(5) %36, align 4
  %92 = icmp slt i32 %91, 2
  br i1 %92, label %103, label %93

93:                                               ; preds = %90
  %94 = load i32, ptr addrspace(5) %35, align 4
  %95 = load i32, ptr %47, align 4
  %96 = sub nsw i32 %95, 2
  %97 = icmp sge i32 %94, %96
  br i1 %97, label %103, label %98

98:                                               ; preds = %93
  %99 = load i32, ptr addrspace(5) %36, align 4
  %100 = load i32, ptr %48, align 4
  %101 = sub nsw i32 %100, 2
  %102 = icmp sge i32 %99, %101
  br i1 %102, label %103, label %104

103:                                              ; preds = %98, %93, %90, %6
  br label %258

104:                                              ; preds = %98
  %105 = load i32, ptr addrspace(5) %36, align 4
  %106 = load i32, ptr %47, align 4
  %107 = mul nsw i32 %105, %106
  %108 = load i32, ptr addrspace(5) %35, align 4
  %109 = add nsw i32 %107, %108
  store i32 %109, ptr addrspace(5) %37, align 4
  %110 = load ptr addrspace(1), ptr %44, align 8
  %111 = load i32, ptr addrspace(5) %37, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr addrspace(1) %110, i64 %112
  %114 = load float, ptr addrspace(1) %113, align 4
  store float %114, ptr addrspace(5) %38, align 4
  %115 = load ptr addrspace(1), ptr %44, align 8
  %116 = load i32, ptr addrspace(5) %37, align 4
  %117 = sub nsw i32 %116, 2
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr addrspace(1) %115, i64 %118
  %120 = load float, ptr addrspace(1) %119, align 4
  %121 = fneg float %120
  %122 = load ptr addrspace(1), ptr %44, align 8
  %123 = load i32, ptr addrspace(5) %37, align 4
  %124 = sub nsw i32 %123, 1
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds float, ptr addrspace(1) %122, i64 %125
  %127 = load float, ptr addrspace(1) %126, align 4
  %128 = call float @llvm.fmuladd.f32(float 1.600000e+01, float %127, float %121)
  %129 = load float, ptr addrspace(5) %38, align 4
  %130 = call float @llvm.fmuladd.f32(float -3.000000e+01, float %129, float %128)
  %131 = load ptr addrspace(1), ptr %44, align 8
  %132 = load i32, ptr addrspace(5) %37, align 4
  %133 = add nsw i32 %132, 1
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr addrspace(1) %131, i64 %134
  %136 = load float, ptr addrspace(1) %135, align 4
  %137 = call float @llvm.fmuladd.f32(float 1.600000e+01, float %136, float %130)
  %138 = load ptr addrspace(1), ptr %44, align 8
  %139 = load i32, ptr addrspace(5) %37, align 4
  %140 = add nsw i32 %139, 2
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds float, ptr addrspace(1) %138, i64 %141
  %143 = load float, ptr addrspace(1) %142, align 4
  %144 = fsub float %137, %143
  store float %144, ptr addrspace(5) %39, align 4
  %145 = load ptr addrspace(1), ptr %44, align 8
  %146 = load i32, ptr addrspace(5) %37, align 4
  %147 = load i32, ptr %47, align 4
  %148 = mul nsw i32 2, %147
  %149 = sub nsw i32 %146, %148
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr addrspace(1) %145, i64 %150
  %152 = load float, ptr addrspace(1) %151, align 4
  %153 = fneg float %152
  %154 = load ptr addrspace(1), ptr %44, align 8
  %155 = load i32, ptr addrspace(5) %37, align 4
  %156 = load i32, ptr %47, align 4
  %157 = sub nsw i32 %155, %156
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds float, ptr addrspace(1) %154, i64 %158
  %160 = load float, ptr addrspace(1) %159, align 4
  %161 = call float @llvm.fmuladd.f32(float 1.600000e+01, float %160, float %153)
  %162 = load float, ptr addrspace(5) %38, align 4
  %163 = call float @llvm.fmuladd.f32(float -3.000000e+01, float %162, float %161)
  %164 = load ptr addrspace(1), ptr %44, align 8
  %165 = load i32, ptr addrspace(5) %37, align 4
  %166 = load i32, ptr %47, align 4
  %167 = add nsw i32 %165, %166
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds float, ptr addrspace(1) %164, i64 %168
  %170 = load float, ptr addrspace(1) %169, align 4
  %171 = call float @llvm.fmuladd.f32(float 1.600000e+01, float %170, float %163)
  %172 = load ptr addrspace(1), ptr %44, align 8
  %173 = load i32, ptr addrspace(5) %37, align 4
  %174 = load i32, ptr %47, align 4
  %175 = mul nsw i32 2, %174
  %176 = add nsw i32 %173, %175
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds float, ptr addrspace(1) %172, i64 %177
  %179 = load float, ptr addrspace(1) %178, align 4
  %180 = fsub float %171, %179
  store float %180, ptr addrspace(5) %40, align 4
  %181 = load ptr addrspace(1), ptr %46, align 8
  %182 = load i32, ptr addrspace(5) %37, align 4
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds float, ptr addrspace(1) %181, i64 %183
  %185 = load float, ptr addrspace(1) %184, align 4
  %186 = load float, ptr %49, align 4
  %187 = fmul float %185, %186
  store float %187, ptr addrspace(5) %41, align 4
  %188 = load i32, ptr addrspace(5) %35, align 4
  %189 = load i32, ptr %47, align 4
  %190 = addrspacecast ptr addrspace(5) %19 to ptr
  %191 = addrspacecast ptr addrspace(5) %20 to ptr
  %192 = addrspacecast ptr addrspace(5) %21 to ptr
  store i32 %188, ptr %191, align 4
  store i32 %189, ptr %192, align 4
  %193 = load i32, ptr %191, align 4
  %194 = load i32, ptr %192, align 4
  %195 = sub nsw i32 %194, 1
  %196 = load i32, ptr %191, align 4
  %197 = sub nsw i32 %195, %196
  %198 = call i32 @llvm.smin.i32(i32 %193, i32 %197)
  store i32 %198, ptr addrspace(5) %22, align 4
  %199 = load i32, ptr addrspace(5) %22, align 4
  %200 = icmp slt i32 %199, 6
  br i1 %200, label %201, label %206

201:                                              ; preds = %104
  %202 = load i32, ptr addrspace(5) %22, align 4
  %203 = sub nsw i32 6, %202
  %204 = sitofp i32 %203 to float
  %205 = fmul float 0x3F947AE140000000, %204
  br label %207

206:                                              ; preds = %104
  br label %207

207:                                              ; preds = %201, %206
  %208 = phi float [ %205, %201 ], [ 0.000000e+00, %206 ]
  %209 = load i32, ptr addrspace(5) %36, align 4
  %210 = load i32, ptr %48, align 4
  %211 = addrspacecast ptr addrspace(5) %23 to ptr
  %212 = addrspacecast ptr addrspace(5) %24 to ptr
  %213 = addrspacecast ptr addrspace(5) %25 to ptr
  store i32 %209, ptr %212, align 4
  store i32 %210, ptr %213, align 4
  %214 = load i32, ptr %212, align 4
  %215 = load i32, ptr %213, align 4
  %216 = sub nsw i32 %215, 1
  %217 = load i32, ptr %212, align 4
  %218 = sub nsw i32 %216, %217
  %219 = call i32 @llvm.smin.i32(i32 %214, i32 %218)
  store i32 %219, ptr addrspace(5) %26, align 4
  %220 = load i32, ptr addrspace(5) %26, align 4
  %221 = icmp slt i32 %220, 6
  br i1 %221, label %222, label %227

222:                                              ; preds = %207
  %223 = load i32, ptr addrspace(5) %26, align 4
  %224 = sub nsw i32 6, %223
  %225 = sitofp i32 %224 to float
  %226 = fmul float 0x3F947AE140000000, %225
  br label %228

227:                                              ; preds = %207
  br label %228

228:                                              ; preds = %222, %227
  %229 = phi float [ %226, %222 ], [ 0.000000e+00, %227 ]
  %230 = fadd float %208, %229
  store float %230, ptr addrspace(5) %42, align 4
  %231 = load float, ptr addrspace(5) %38, align 4
  %232 = load ptr addrspace(1), ptr %45, align 8
  %233 = load i32, ptr addrspace(5) %37, align 4
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds float, ptr addrspace(1) %232, i64 %234
  %236 = load float, ptr addrspace(1) %235, align 4
  %237 = fneg float %236
  %238 = call float @llvm.fmuladd.f32(float 2.000000e+00, float %231, float %237)
  %239 = load float, ptr addrspace(5) %41, align 4
  %240 = load float, ptr addrspace(5) %41, align 4
  %241 = fmul float %239, %240
  %242 = load float, ptr addrspace(5) %39, align 4
  %243 = load float, ptr addrspace(5) %40, align 4
  %244 = fadd float %242, %243
  %245 = fmul float %241, %244
  %246 = call float @llvm.fmuladd.f32(float %245, float 0x3FB5555560000000, float %238)
  store float %246, ptr addrspace(5) %43, align 4
  %247 = load float, ptr addrspace(5) %43, align 4
  %248 = load float, ptr addrspace(5) %42, align 4
  %249 = fsub float 1.000000e+00, %248
  %250 = load float, ptr addrspace(5) %38, align 4
  %251 = load float, ptr addrspace(5) %42, align 4
  %252 = fmul float %250, %251
  %253 = call float @llvm.fmuladd.f32(float %247, float %249, float %252)
  %254 = load ptr addrspace(1), ptr %45, align 8
  %255 = load i32, ptr addrspace(5) %37, align 4
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds float, ptr addrspace(1) %254, i64 %256
  store float %253, ptr addrspace(1) %257, align 4
  br label %258

258:                                              ; preds = %228, %103
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

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
!8 = !{!"float*", !"float*", !"float*", !"int", !"int", !"float"}
!9 = !{!"const", !"", !"const", !"", !"", !""}
