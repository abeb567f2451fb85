; ModuleID = 'ray_spheres.cl'
source_filename = "ray_spheres.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Sphere = type { <4 x float>, <4 x float> }

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @ray_spheres(ptr addrspace(4) noundef align 16 %0, i32 noundef %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  %15 = addrspacecast ptr addrspace(5) %9 to ptr
  %16 = addrspacecast ptr addrspace(5) %10 to ptr
  %17 = addrspacecast ptr addrspace(5) %11 to ptr
  %18 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr addrspace(4) %0, ptr %13, align 8
  store i32 %1, ptr %14, align 4
  store ptr addrspace(1) %2, ptr %15, align 8
  store ptr addrspace(1) %3, ptr %16, align 8
  store i32 %4, ptr %17, align 4
  store i32 %5, ptr %18, align 4
  %19 = load ptr addrspace(4), ptr %13, align 8
  %20 = load i32, ptr %14, align 4
  %21 = load ptr addrspace(1), ptr %15, align 8
  %22 = load ptr addrspace(1), ptr %16, align 8
  %23 = load i32, ptr %17, align 4
  %24 = load i32, ptr %18, align 4
  call void @__clang_ocl_kern_imp_ray_spheres(ptr addrspace(4) noundef align 16 %19, i32 noundef %20, ptr addrspace(1) noundef align 16 %21, ptr addrspace(1) noundef align 4 %22, i32 noundef %23, i32 noundef %24) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_ray_spheres(ptr addrspace(4) noundef align 16 %0, i32 noundef %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
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
  %20 = alloca <3 x float>, align 16, addrspace(5)
  %21 = alloca <3 x float>, align 16, addrspace(5)
  %22 = alloca <4 x float>, align 16, addrspace(5)
  %23 = alloca float, align 4, addrspace(5)
  %24 = alloca <3 x float>, align 16, addrspace(5)
  %25 = alloca float, align 4, addrspace(5)
  %26 = alloca float, align 4, addrspace(5)
  %27 = alloca float, align 4, addrspace(5)
  %28 = alloca float, align 4, addrspace(5)
  %29 = alloca float, align 4, addrspace(5)
  %30 = alloca <3 x float>, align 16, addrspace(5)
  %31 = alloca <3 x float>, align 16, addrspace(5)
  %32 = alloca <4 x float>, align 16, addrspace(5)
  %33 = alloca float, align 4, addrspace(5)
  %34 = alloca <3 x float>, align 16, addrspace(5)
  %35 = alloca float, align 4, addrspace(5)
  %36 = alloca float, align 4, addrspace(5)
  %37 = alloca float, align 4, addrspace(5)
  %38 = alloca float, align 4, addrspace(5)
  %39 = alloca <3 x float>, align 16, addrspace(5)
  %40 = alloca <3 x float>, align 16, addrspace(5)
  %41 = alloca <3 x float>, align 16, addrspace(5)
  %42 = alloca <3 x float>, align 16, addrspace(5)
  %43 = alloca <3 x float>, align 16, addrspace(5)
  %44 = alloca <3 x float>, align 16, addrspace(5)
  %45 = alloca i32, align 4, addrspace(5)
  %46 = alloca i32, align 4, addrspace(5)
  %47 = alloca ptr addrspace(4), align 8, addrspace(5)
  %48 = alloca i32, align 4, addrspace(5)
  %49 = alloca ptr addrspace(1), align 8, addrspace(5)
  %50 = alloca ptr addrspace(1), align 8, addrspace(5)
  %51 = alloca i32, align 4, addrspace(5)
  %52 = alloca i32, align 4, addrspace(5)
  %53 = alloca i32, align 4, addrspace(5)
  %54 = alloca i32, align 4, addrspace(5)
  %55 = alloca <3 x float>, align 16, addrspace(5)
  %56 = alloca <3 x float>, align 16, addrspace(5)
  %57 = alloca <3 x float>, align 16, addrspace(5)
  %58 = alloca <3 x float>, align 16, addrspace(5)
  %59 = alloca float, align 4, addrspace(5)
  %60 = alloca i32, align 4, addrspace(5)
  %61 = alloca i32, align 4, addrspace(5)
  %62 = alloca float, align 4, addrspace(5)
  %63 = alloca <4 x float>, align 16, addrspace(5)
  %64 = alloca <3 x float>, align 16, addrspace(5)
  %65 = alloca <3 x float>, align 16, addrspace(5)
  %66 = alloca <3 x float>, align 16, addrspace(5)
  %67 = alloca <3 x float>, align 16, addrspace(5)
  %68 = alloca float, align 4, addrspace(5)
  %69 = alloca i32, align 4, addrspace(5)
  %70 = addrspacecast ptr addrspace(5) %47 to ptr
  %71 = addrspacecast ptr addrspace(5) %48 to ptr
  %72 = addrspacecast ptr addrspace(5) %49 to ptr
  %73 = addrspacecast ptr addrspace(5) %50 to ptr
  %74 = addrspacecast ptr addrspace(5) %51 to ptr
  %75 = addrspacecast ptr addrspace(5) %52 to ptr
  %76 = addrspacecast ptr addrspace(5) %56 to ptr
  %77 = addrspacecast ptr addrspace(5) %58 to ptr
  %78 = addrspacecast ptr addrspace(5) %67 to ptr
  store ptr addrspace(4) %0, ptr %70, align 8
  store i32 %1, ptr %71, align 4
  store ptr addrspace(1) %2, ptr %72, align 8
  store ptr addrspace(1) %3, ptr %73, align 8
  store i32 %4, ptr %74, align 4
  store i32 %5, ptr %75, align 4
  %79 = addrspacecast ptr addrspace(5) %46 to ptr
  %80 = addrspacecast ptr addrspace(5) %18 to ptr
  %81 = call i32 @llvm.amdgcn.workgroup.id.x()
  %82 = addrspacecast ptr addrspace(5) %17 to ptr
  %83 = addrspacecast ptr addrspace(5) %13 to ptr
  %84 = addrspacecast ptr addrspace(5) %14 to ptr
  store i32 4, ptr %84, align 4
  %85 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %85, ptr addrspace(5) %15, align 8
  %86 = load ptr addrspace(4), ptr addrspace(5) %15, align 8
  %87 = load i32, ptr %84, align 4
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw i8, ptr addrspace(4) %86, i64 %88
  %90 = load i16, ptr addrspace(4) %89, align 2
  %91 = zext i16 %90 to i32
  %92 = mul i32 %81, %91
  %93 = addrspacecast ptr addrspace(5) %16 to ptr
  %94 = call i32 @llvm.amdgcn.workitem.id.x()
  %95 = add i32 %92, %94
  store i32 %95, ptr addrspace(5) %53, align 4
  %96 = addrspacecast ptr addrspace(5) %45 to ptr
  %97 = addrspacecast ptr addrspace(5) %12 to ptr
  %98 = call i32 @llvm.amdgcn.workgroup.id.y()
  %99 = addrspacecast ptr addrspace(5) %11 to ptr
  %100 = addrspacecast ptr addrspace(5) %8 to ptr
  %101 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 6, ptr %101, align 4
  %102 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %102, ptr addrspace(5) %10, align 8
  %103 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %104 = load i32, ptr %101, align 4
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw i8, ptr addrspace(4) %103, i64 %105
  %107 = load i16, ptr addrspace(4) %106, align 2
  %108 = zext i16 %107 to i32
  %109 = mul i32 %98, %108
  %110 = addrspacecast ptr addrspace(5) %7 to ptr
  %111 = call i32 @llvm.amdgcn.workitem.id.y()
  %112 = add i32 %109, %111
  store i32 %112, ptr addrspace(5) %54, align 4
  %113 = load i32, ptr addrspace(5) %53, align 4
  %114 = load i32, ptr %74, align 4
  %115 = icmp uge i32 %113, %114
  br i1 %115, label %120, label %116

116:                                              ; preds = %6
  %117 = load i32, ptr addrspace(5) %54, align 4
  %118 = load i32, ptr %75, align 4
  %119 = icmp uge i32 %117, %118
  br i1 %119, label %120, label %121

120:                                              ; preds = %116, %6
  br label %493

121:                                              ; preds = %116
  store <3 x float> zeroinitializer, ptr %76, align 16
  %122 = load <3 x float>, ptr %76, align 16
  store <3 x float> %122, ptr addrspace(5) %55, align 16
  %123 = load i32, ptr addrspace(5) %53, align 4
  %124 = uitofp i32 %123 to float
  %125 = fadd float %124, 5.000000e-01
  %126 = load i32, ptr %74, align 4
  %127 = uitofp i32 %126 to float
  %128 = fdiv float %125, %127, !fpmath !11
  %129 = fsub float %128, 5.000000e-01
  %130 = insertelement <3 x float> poison, float %129, i32 0
  %131 = load i32, ptr addrspace(5) %54, align 4
  %132 = uitofp i32 %131 to float
  %133 = fadd float %132, 5.000000e-01
  %134 = load i32, ptr %75, align 4
  %135 = uitofp i32 %134 to float
  %136 = fdiv float %133, %135, !fpmath !11
  %137 = fsub float 5.000000e-01, %136
  %138 = insertelement <3 x float> %130, float %137, i32 1
  %139 = insertelement <3 x float> %138, float 1.000000e+00, i32 2
  store <3 x float> %139, ptr %77, align 16
  %140 = load <3 x float>, ptr %77, align 16
  %141 = addrspacecast ptr addrspace(5) %39 to ptr
  %142 = addrspacecast ptr addrspace(5) %40 to ptr
  store <3 x float> %140, ptr %142, align 16
  %143 = load <3 x float>, ptr %142, align 16
  %144 = load <3 x float>, ptr %142, align 16
  %145 = extractelement <3 x float> %144, i64 0
  %146 = load <3 x float>, ptr %142, align 16
  %147 = extractelement <3 x float> %146, i64 0
  %148 = load <3 x float>, ptr %142, align 16
  %149 = extractelement <3 x float> %148, i64 1
  %150 = load <3 x float>, ptr %142, align 16
  %151 = extractelement <3 x float> %150, i64 1
  %152 = fmul float %149, %151
  %153 = call float @llvm.fmuladd.f32(float %145, float %147, float %152)
  %154 = load <3 x float>, ptr %142, align 16
  %155 = extractelement <3 x float> %154, i64 2
  %156 = load <3 x float>, ptr %142, align 16
  %157 = extractelement <3 x float> %156, i64 2
  %158 = call float @llvm.fmuladd.f32(float %155, float %157, float %153)
  %159 = call float @llvm.sqrt.f32(float %158), !fpmath !12
  %160 = insertelement <3 x float> poison, float %159, i64 0
  %161 = shufflevector <3 x float> %160, <3 x float> poison, <3 x i32> zeroinitializer
  %162 = fdiv <3 x float> %143, %161, !fpmath !11
  store <3 x float> %162, ptr addrspace(5) %57, align 16
  store float 0x46293E5940000000, ptr addrspace(5) %59, align 4
  store i32 -1, ptr addrspace(5) %60, align 4
  store i32 0, ptr addrspace(5) %61, align 4
  br label %163

163:                                              ; preds = %266, %121
  %164 = load i32, ptr addrspace(5) %61, align 4
  %165 = load i32, ptr %71, align 4
  %166 = icmp ult i32 %164, %165
  br i1 %166, label %167, label %269

167:                                              ; preds = %163
  %168 = load <3 x float>, ptr addrspace(5) %55, align 16
  %169 = load <3 x float>, ptr addrspace(5) %57, align 16
  %170 = load ptr addrspace(4), ptr %70, align 8
  %171 = load i32, ptr addrspace(5) %61, align 4
  %172 = zext i32 %171 to i64
  %173 = getelementptr inbounds nuw %struct.Sphere, ptr addrspace(4) %170, i64 %172
  %174 = getelementptr inbounds nuw %struct.Sphere, ptr addrspace(4) %173, i32 0, i32 0
  %175 = load <4 x float>, ptr addrspace(4) %174, align 16
  %176 = addrspacecast ptr addrspace(5) %19 to ptr
  %177 = addrspacecast ptr addrspace(5) %20 to ptr
  %178 = addrspacecast ptr addrspace(5) %21 to ptr
  %179 = addrspacecast ptr addrspace(5) %22 to ptr
  %180 = addrspacecast ptr addrspace(5) %23 to ptr
  store <3 x float> %168, ptr %177, align 16
  store <3 x float> %169, ptr %178, align 16
  store <4 x float> %175, ptr %179, align 16
  store float 0x3F50624DE0000000, ptr %180, align 4
  %181 = load <4 x float>, ptr %179, align 16
  %182 = shufflevector <4 x float> %181, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %183 = load <3 x float>, ptr %177, align 16
  %184 = fsub <3 x float> %182, %183
  store <3 x float> %184, ptr addrspace(5) %24, align 16
  %185 = load <3 x float>, ptr addrspace(5) %24, align 16
  %186 = extractelement <3 x float> %185, i64 0
  %187 = load <3 x float>, ptr %178, align 16
  %188 = extractelement <3 x float> %187, i64 0
  %189 = load <3 x float>, ptr addrspace(5) %24, align 16
  %190 = extractelement <3 x float> %189, i64 1
  %191 = load <3 x float>, ptr %178, align 16
  %192 = extractelement <3 x float> %191, i64 1
  %193 = fmul float %190, %192
  %194 = call float @llvm.fmuladd.f32(float %186, float %188, float %193)
  %195 = load <3 x float>, ptr addrspace(5) %24, align 16
  %196 = extractelement <3 x float> %195, i64 2
  %197 = load <3 x float>, ptr %178, align 16
  %198 = extractelement <3 x float> %197, i64 2
  %199 = call float @llvm.fmuladd.f32(float %196, float %198, float %194)
  store float %199, ptr addrspace(5) %25, align 4
  %200 = load <3 x float>, ptr addrspace(5) %24, align 16
  %201 = extractelement <3 x float> %200, i64 0
  %202 = load <3 x float>, ptr addrspace(5) %24, align 16
  %203 = extractelement <3 x float> %202, i64 0
  %204 = load <3 x float>, ptr addrspace(5) %24, align 16
  %205 = extractelement <3 x float> %204, i64 1
  %206 = load <3 x float>, ptr addrspace(5) %24, align 16
  %207 = extractelement <3 x float> %206, i64 1
  %208 = fmul float %205, %207
  %209 = call float @llvm.fmuladd.f32(float %201, float %203, float %208)
  %210 = load <3 x float>, ptr addrspace(5) %24, align 16
  %211 = extractelement <3 x float> %210, i64 2
  %212 = load <3 x float>, ptr addrspace(5) %24, align 16
  %213 = extractelement <3 x float> %212, i64 2
  %214 = call float @llvm.fmuladd.f32(float %211, float %213, float %209)
  %215 = load float, ptr addrspace(5) %25, align 4
  %216 = load float, ptr addrspace(5) %25, align 4
  %217 = fneg float %215
  %218 = call float @llvm.fmuladd.f32(float %217, float %216, float %214)
  store float %218, ptr addrspace(5) %26, align 4
  %219 = load <4 x float>, ptr %179, align 16
  %220 = extractelement <4 x float> %219, i64 3
  %221 = load <4 x float>, ptr %179, align 16
  %222 = extractelement <4 x float> %221, i64 3
  %223 = load float, ptr addrspace(5) %26, align 4
  %224 = fneg float %223
  %225 = call float @llvm.fmuladd.f32(float %220, float %222, float %224)
  store float %225, ptr addrspace(5) %27, align 4
  %226 = load float, ptr addrspace(5) %27, align 4
  %227 = fcmp olt float %226, 0.000000e+00
  br i1 %227, label %228, label %229

228:                                              ; preds = %167
  store float -1.000000e+00, ptr %176, align 4
  br label %254

229:                                              ; preds = %167
  %230 = load float, ptr addrspace(5) %27, align 4
  %231 = call float @llvm.sqrt.f32(float %230), !fpmath !12
  store float %231, ptr addrspace(5) %28, align 4
  %232 = load float, ptr addrspace(5) %25, align 4
  %233 = load float, ptr addrspace(5) %28, align 4
  %234 = fsub float %232, %233
  %235 = load float, ptr %180, align 4
  %236 = fcmp ogt float %234, %235
  br i1 %236, label %237, label %241

237:                                              ; preds = %229
  %238 = load float, ptr addrspace(5) %25, align 4
  %239 = load float, ptr addrspace(5) %28, align 4
  %240 = fsub float %238, %239
  store float %240, ptr %176, align 4
  br label %254

241:                                              ; preds = %229
  %242 = load float, ptr addrspace(5) %25, align 4
  %243 = load float, ptr addrspace(5) %28, align 4
  %244 = fadd float %242, %243
  %245 = load float, ptr %180, align 4
  %246 = fcmp ogt float %244, %245
  br i1 %246, label %247, label %251

247:                                              ; preds = %241
  %248 = load float, ptr addrspace(5) %25, align 4
  %249 = load float, ptr addrspace(5) %28, align 4
  %250 = fadd float %248, %249
  br label %252

251:                                              ; preds = %241
  br label %252

252:                                              ; preds = %251, %247
  %253 = phi float [ %250, %247 ], [ -1.000000e+00, %251 ]
  store float %253, ptr %176, align 4
  br label %254

254:                                              ; preds = %228, %237, %252
  %255 = load float, ptr %176, align 4
  store float %255, ptr addrspace(5) %62, align 4
  %256 = load float, ptr addrspace(5) %62, align 4
  %257 = fcmp ogt float %256, 0.000000e+00
  br i1 %257, label %258, label %265

258:                                              ; preds = %254
  %259 = load float, ptr addrspace(5) %62, align 4
  %260 = load float, ptr addrspace(5) %59, align 4
  %261 = fcmp olt float %259, %260
  br i1 %261, label %262, label %265

262:                                              ; preds = %258
  %263 = load float, ptr addrspace(5) %62, align 4
  store float %263, ptr addrspace(5) %59, align 4
  %264 = load i32, ptr addrspace(5) %61, align 4
  store i32 %264, ptr addrspace(5) %60, align 4
  br label %265

265:                                              ; preds = %262, %258, %254
  br label %266

266:                                              ; preds = %265
  %267 = load i32, ptr addrspace(5) %61, align 4
  %268 = add i32 %267, 1
  store i32 %268, ptr addrspace(5) %61, align 4
  br label %163

269:                                              ; preds = %163
  store <4 x float> zeroinitializer, ptr addrspace(5) %63, align 16
  %270 = load i32, ptr addrspace(5) %60, align 4
  %271 = icmp sge i32 %270, 0
  br i1 %271, label %272, label %474

272:                                              ; preds = %269
  %273 = load <3 x float>, ptr addrspace(5) %55, align 16
  %274 = load <3 x float>, ptr addrspace(5) %57, align 16
  %275 = load float, ptr addrspace(5) %59, align 4
  %276 = insertelement <3 x float> poison, float %275, i64 0
  %277 = shufflevector <3 x float> %276, <3 x float> poison, <3 x i32> zeroinitializer
  %278 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %274, <3 x float> %277, <3 x float> %273)
  store <3 x float> %278, ptr addrspace(5) %64, align 16
  %279 = load <3 x float>, ptr addrspace(5) %64, align 16
  %280 = load ptr addrspace(4), ptr %70, align 8
  %281 = load i32, ptr addrspace(5) %60, align 4
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds %struct.Sphere, ptr addrspace(4) %280, i64 %282
  %284 = getelementptr inbounds nuw %struct.Sphere, ptr addrspace(4) %283, i32 0, i32 0
  %285 = load <4 x float>, ptr addrspace(4) %284, align 16
  %286 = shufflevector <4 x float> %285, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %287 = fsub <3 x float> %279, %286
  %288 = addrspacecast ptr addrspace(5) %41 to ptr
  %289 = addrspacecast ptr addrspace(5) %42 to ptr
  store <3 x float> %287, ptr %289, align 16
  %290 = load <3 x float>, ptr %289, align 16
  %291 = load <3 x float>, ptr %289, align 16
  %292 = extractelement <3 x float> %291, i64 0
  %293 = load <3 x float>, ptr %289, align 16
  %294 = extractelement <3 x float> %293, i64 0
  %295 = load <3 x float>, ptr %289, align 16
  %296 = extractelement <3 x float> %295, i64 1
  %297 = load <3 x float>, ptr %289, align 16
  %298 = extractelement <3 x float> %297, i64 1
  %299 = fmul float %296, %298
  %300 = call float @llvm.fmuladd.f32(float %292, float %294, float %299)
  %301 = load <3 x float>, ptr %289, align 16
  %302 = extractelement <3 x float> %301, i64 2
  %303 = load <3 x float>, ptr %289, align 16
  %304 = extractelement <3 x float> %303, i64 2
  %305 = call float @llvm.fmuladd.f32(float %302, float %304, float %300)
  %306 = call float @llvm.sqrt.f32(float %305), !fpmath !12
  %307 = insertelement <3 x float> poison, float %306, i64 0
  %308 = shufflevector <3 x float> %307, <3 x float> poison, <3 x i32> zeroinitializer
  %309 = fdiv <3 x float> %290, %308, !fpmath !11
  store <3 x float> %309, ptr addrspace(5) %65, align 16
  store <3 x float> <float 1.000000e+00, float 1.500000e+00, float -1.000000e+00>, ptr %78, align 16
  %310 = load <3 x float>, ptr %78, align 16
  %311 = addrspacecast ptr addrspace(5) %43 to ptr
  %312 = addrspacecast ptr addrspace(5) %44 to ptr
  store <3 x float> %310, ptr %312, align 16
  %313 = load <3 x float>, ptr %312, align 16
  %314 = load <3 x float>, ptr %312, align 16
  %315 = extractelement <3 x float> %314, i64 0
  %316 = load <3 x float>, ptr %312, align 16
  %317 = extractelement <3 x float> %316, i64 0
  %318 = load <3 x float>, ptr %312, align 16
  %319 = extractelement <3 x float> %318, i64 1
  %320 = load <3 x float>, ptr %312, align 16
  %321 = extractelement <3 x float> %320, i64 1
  %322 = fmul float %319, %321
  %323 = call float @llvm.fmuladd.f32(float %315, float %317, float %322)
  %324 = load <3 x float>, ptr %312, align 16
  %325 = extractelement <3 x float> %324, i64 2
  %326 = load <3 x float>, ptr %312, align 16
  %327 = extractelement <3 x float> %326, i64 2
  %328 = call float @llvm.fmuladd.f32(float %325, float %327, float %323)
  %329 = call float @llvm.sqrt.f32(float %328), !fpmath !12
  %330 = insertelement <3 x float> poison, float %329, i64 0
  %331 = shufflevector <3 x float> %330, <3 x float> poison, <3 x i32> zeroinitializer
  %332 = fdiv <3 x float> %313, %331, !fpmath !11
  store <3 x float> %332, ptr addrspace(5) %66, align 16
  %333 = load <3 x float>, ptr addrspace(5) %65, align 16
  %334 = extractelement <3 x float> %333, i64 0
  %335 = load <3 x float>, ptr addrspace(5) %66, align 16
  %336 = extractelement <3 x float> %335, i64 0
  %337 = load <3 x float>, ptr addrspace(5) %65, align 16
  %338 = extractelement <3 x float> %337, i64 1
  %339 = load <3 x float>, ptr addrspace(5) %66, align 16
  %340 = extractelement <3 x float> %339, i64 1
  %341 = fmul float %338, %340
  %342 = call float @llvm.fmuladd.f32(float %334, float %336, float %341)
  %343 = load <3 x float>, ptr addrspace(5) %65, align 16
  %344 = extractelement <3 x float> %343, i64 2
  %345 = load <3 x float>, ptr addrspace(5) %66, align 16
  %346 = extractelement <3 x float> %345, i64 2
  %347 = call float @llvm.fmuladd.f32(float %344, float %346, float %342)
  store float %347, ptr addrspace(5) %68, align 4
  store i32 0, ptr addrspace(5) %69, align 4
  br label %348

348:                                              ; preds = %453, %272
  %349 = load i32, ptr addrspace(5) %69, align 4
  %350 = load i32, ptr %71, align 4
  %351 = icmp ult i32 %349, %350
  br i1 %351, label %352, label %355

352:                                              ; preds = %348
  %353 = load float, ptr addrspace(5) %68, align 4
  %354 = fcmp ogt float %353, 0.000000e+00
  br label %355

355:                                              ; preds = %352, %348
  %356 = phi i1 [ false, %348 ], [ %354, %352 ]
  br i1 %356, label %357, label %456

357:                                              ; preds = %355
  %358 = load i32, ptr addrspace(5) %69, align 4
  %359 = load i32, ptr addrspace(5) %60, align 4
  %360 = icmp ne i32 %358, %359
  br i1 %360, label %361, label %452

361:                                              ; preds = %357
  %362 = load <3 x float>, ptr addrspace(5) %64, align 16
  %363 = load <3 x float>, ptr addrspace(5) %66, align 16
  %364 = load ptr addrspace(4), ptr %70, align 8
  %365 = load i32, ptr addrspace(5) %69, align 4
  %366 = zext i32 %365 to i64
  %367 = getelementptr inbounds nuw %struct.Sphere, ptr addrspace(4) %364, i64 %366
  %368 = getelementptr inbounds nuw %struct.Sphere, ptr addrspace(4) %367, i32 0, i32 0
  %369 = load <4 x float>, ptr addrspace(4) %368, align 16
  %370 = addrspacecast ptr addrspace(5) %29 to ptr
  %371 = addrspacecast ptr addrspace(5) %30 to ptr
  %372 = addrspacecast ptr addrspace(5) %31 to ptr
  %373 = addrspacecast ptr addrspace(5) %32 to ptr
  %374 = addrspacecast ptr addrspace(5) %33 to ptr
  store <3 x float> %362, ptr %371, align 16
  store <3 x float> %363, ptr %372, align 16
  store <4 x float> %369, ptr %373, align 16
  store float 0x3F847AE140000000, ptr %374, align 4
  %375 = load <4 x float>, ptr %373, align 16
  %376 = shufflevector <4 x float> %375, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %377 = load <3 x float>, ptr %371, align 16
  %378 = fsub <3 x float> %376, %377
  store <3 x float> %378, ptr addrspace(5) %34, align 16
  %379 = load <3 x float>, ptr addrspace(5) %34, align 16
  %380 = extractelement <3 x float> %379, i64 0
  %381 = load <3 x float>, ptr %372, align 16
  %382 = extractelement <3 x float> %381, i64 0
  %383 = load <3 x float>, ptr addrspace(5) %34, align 16
  %384 = extractelement <3 x float> %383, i64 1
  %385 = load <3 x float>, ptr %372, align 16
  %386 = extractelement <3 x float> %385, i64 1
  %387 = fmul float %384, %386
  %388 = call float @llvm.fmuladd.f32(float %380, float %382, float %387)
  %389 = load <3 x float>, ptr addrspace(5) %34, align 16
  %390 = extractelement <3 x float> %389, i64 2
  %391 = load <3 x float>, ptr %372, align 16
  %392 = extractelement <3 x float> %391, i64 2
  %393 = call float @llvm.fmuladd.f32(float %390, float %392, float %388)
  store float %393, ptr addrspace(5) %35, align 4
  %394 = load <3 x float>, ptr addrspace(5) %34, align 16
  %395 = extractelement <3 x float> %394, i64 0
  %396 = load <3 x float>, ptr addrspace(5) %34, align 16
  %397 = extractelement <3 x float> %396, i64 0
  %398 = load <3 x float>, ptr addrspace(5) %34, align 16
  %399 = extractelement <3 x float> %398, i64 1
  %400 = load <3 x float>, ptr addrspace(5) %34, align 16
  %401 = extractelement <3 x float> %400, i64 1
  %402 = fmul float %399, %401
  %403 = call float @llvm.fmuladd.f32(float %395, float %397, float %402)
  %404 = load <3 x float>, ptr addrspace(5) %34, align 16
  %405 = extractelement <3 x float> %404, i64 2
  %406 = load <3 x float>, ptr addrspace(5) %34, align 16
  %407 = extractelement <3 x float> %406, i64 2
  %408 = call float @llvm.fmuladd.f32(float %405, float %407, float %403)
  %409 = load float, ptr addrspace(5) %35, align 4
  %410 = load float, ptr addrspace(5) %35, align 4
  %411 = fneg float %409
  %412 = call float @llvm.fmuladd.f32(float %411, float %410, float %408)
  store float %412, ptr addrspace(5) %36, align 4
  %413 = load <4 x float>, ptr %373, align 16
  %414 = extractelement <4 x float> %413, i64 3
  %415 = load <4 x float>, ptr %373, align 16
  %416 = extractelement <4 x float> %415, i64 3
  %417 = load float, ptr addrspace(5) %36, align 4
  %418 = fneg float %417
  %419 = call float @llvm.fmuladd.f32(float %414, float %416, float %418)
  store float %419, ptr addrspace(5) %37, align 4
  %420 = load float, ptr addrspace(5) %37, align 4
  %421 = fcmp olt float %420, 0.000000e+00
  br i1 %421, label %422, label %423

422:                                              ; preds = %361
  store float -1.000000e+00, ptr %370, align 4
  br label %448

423:                                              ; preds = %361
  %424 = load float, ptr addrspace(5) %37, align 4
  %425 = call float @llvm.sqrt.f32(float %424), !fpmath !12
  store float %425, ptr addrspace(5) %38, align 4
  %426 = load float, ptr addrspace(5) %35, align 4
  %427 = load float, ptr addrspace(5) %38, align 4
  %428 = fsub float %426, %427
  %429 = load float, ptr %374, align 4
  %430 = fcmp ogt float %428, %429
  br i1 %430, label %431, label %435

431:                                              ; preds = %423
  %432 = load float, ptr addrspace(5) %35, align 4
  %433 = load float, ptr addrspace(5) %38, align 4
  %434 = fsub float %432, %433
  store float %434, ptr %370, align 4
  br label %448

435:                                              ; preds = %423
  %436 = load float, ptr addrspace(5) %35, align 4
  %437 = load float, ptr addrspace(5) %38, align 4
  %438 = fadd float %436, %437
  %439 = load float, ptr %374, align 4
  %440 = fcmp ogt float %438, %439
  br i1 %440, label %441, label %445

441:                                              ; preds = %435
  %442 = load float, ptr addrspace(5) %35, align 4
  %443 = load float, ptr addrspace(5) %38, align 4
  %444 = fadd float %442, %443
  br label %446

445:                                              ; preds = %435
  br label %446

446:                                              ; preds = %445, %441
  %447 = phi float [ %444, %441 ], [ -1.000000e+00, %445 ]
  store float %447, ptr %370, align 4
  br label %448

448:                                              ; preds = %422, %431, %446
  %449 = load float, ptr %370, align 4
  %450 = fcmp ogt float %449, 0.000000e+00
  br i1 %450, label %451, label %452

451:                                              ; preds = %448
  store float 0.000000e+00, ptr addrspace(5) %68, align 4
  br label %452

452:                                              ; preds = %451, %448, %357
  br label %453

453:                                              ; preds = %452
  %454 = load i32, ptr addrspace(5) %69, align 4
  %455 = add i32 %454, 1
  store i32 %455, ptr addrspace(5) %69, align 4
  br label %348

456:                                              ; preds = %355
  %457 = load ptr addrspace(4), ptr %70, align 8
  %458 = load i32, ptr addrspace(5) %60, align 4
  %459 = sext i32 %458 to i64
  %460 = getelementptr inbounds %struct.Sphere, ptr addrspace(4) %457, i64 %459
  %461 = getelementptr inbounds nuw %struct.Sphere, ptr addrspace(4) %460, i32 0, i32 1
  %462 = load <4 x float>, ptr addrspace(4) %461, align 16
  %463 = load float, ptr addrspace(5) %68, align 4
  %464 = fcmp ogt float %463, 0.000000e+00
  br i1 %464, label %465, label %467

465:                                              ; preds = %456
  %466 = load float, ptr addrspace(5) %68, align 4
  br label %468

467:                                              ; preds = %456
  br label %468

468:                                              ; preds = %467, %465
  %469 = phi float [ %466, %465 ], [ 0.000000e+00, %467 ]
  %470 = call float @llvm.fmuladd.f32(float 0x3FECCCCCC0000000, float %469, float 0x3FB99999A0000000)
  %471 = insertelement <4 x float> poison, float %470, i64 0
  %472 = shufflevector <4 x float> %471, <4 x float> poison, <4 x i32> zeroinitializer
  %473 = fmul <4 x float> %462, %472
  store <4 x float> %473, ptr addrspace(5) %63, align 16
  br label %474

474:                                              ; preds = %468, %269
  %475 = load <4 x float>, ptr addrspace(5) %63, align 16
  %476 = load ptr addrspace(1), ptr %72, align 8
  %477 = load i32, ptr addrspace(5) %54, align 4
  %478 = load i32, ptr %74, align 4
  %479 = mul i32 %477, %478
  %480 = load i32, ptr addrspace(5) %53, align 4
  %481 = add i32 %479, %480
  %482 = zext i32 %481 to i64
  %483 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %476, i64 %482
  store <4 x float> %475, ptr addrspace(1) %483, align 16
  %484 = load i32, ptr addrspace(5) %60, align 4
  %485 = load ptr addrspace(1), ptr %73, align 8
  %486 = load i32, ptr addrspace(5) %54, align 4
  %487 = load i32, ptr %74, align 4
  %488 = mul i32 %486, %487
  %489 = load i32, ptr addrspace(5) %53, align 4
  %490 = add i32 %488, %489
  %491 = zext i32 %490 to i64
  %492 = getelementptr inbounds nuw i32, ptr addrspace(1) %485, i64 %491
  store i32 %484, ptr addrspace(1) %492, align 4
  br label %493

493:                                              ; preds = %474, %120
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #2

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
declare float @llvm.sqrt.f32(float) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 2, i32 0, i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"Sphere*", !"uint", !"float4*", !"int*", !"uint", !"uint"}
!9 = !{!"Sphere*", !"uint", !"float __attribute__((ext_vector_type(4)))*", !"int*", !"uint", !"uint"}
!10 = !{!"const", !"", !"", !"", !"", !""}
!11 = !{float 2.500000e+00}
!12 = !{float 3.000000e+00}
