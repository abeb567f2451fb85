; ModuleID = 'sdf_march.cl'
source_filename = "sdf_march.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.point = type { float, float, float }

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @sdf_march(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr addrspace(4), align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca float, align 4, addrspace(5)
  %17 = alloca float, align 4, addrspace(5)
  %18 = alloca float, align 4, addrspace(5)
  %19 = alloca float, align 4, addrspace(5)
  %20 = alloca float, align 4, addrspace(5)
  %21 = alloca float, align 4, addrspace(5)
  %22 = alloca float, align 4, addrspace(5)
  %23 = alloca float, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca float, align 4, addrspace(5)
  %32 = alloca float, align 4, addrspace(5)
  %33 = alloca float, align 4, addrspace(5)
  %34 = alloca float, align 4, addrspace(5)
  %35 = alloca float, align 4, addrspace(5)
  %36 = alloca float, align 4, addrspace(5)
  %37 = alloca float, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca %struct.point, align 4, addrspace(5)
  %41 = alloca float, align 4, addrspace(5)
  %42 = alloca float, align 4, addrspace(5)
  %43 = alloca %struct.point, align 4, addrspace(5)
  %44 = alloca %struct.point, align 4, addrspace(5)
  %45 = alloca %struct.point, align 4, addrspace(5)
  %46 = alloca float, align 4, addrspace(5)
  %47 = alloca float, align 4, addrspace(5)
  %48 = alloca float, align 4, addrspace(5)
  %49 = alloca float, align 4, addrspace(5)
  %50 = alloca i32, align 4, addrspace(5)
  %51 = alloca ptr addrspace(1), align 8, addrspace(5)
  %52 = alloca i32, align 4, addrspace(5)
  %53 = alloca i32, align 4, addrspace(5)
  %54 = addrspacecast ptr addrspace(5) %51 to ptr
  %55 = addrspacecast ptr addrspace(5) %52 to ptr
  %56 = addrspacecast ptr addrspace(5) %53 to ptr
  store ptr addrspace(1) %0, ptr %54, align 8
  store i32 %1, ptr %55, align 4
  store i32 %2, ptr %56, align 4
  %57 = load ptr addrspace(1), ptr %54, align 8
  %58 = load i32, ptr %55, align 4
  %59 = load i32, ptr %56, align 4
  %60 = addrspacecast ptr addrspace(5) %26 to ptr
  %61 = addrspacecast ptr addrspace(5) %27 to ptr
  %62 = addrspacecast ptr addrspace(5) %28 to ptr
  store ptr addrspace(1) %57, ptr %60, align 8
  store i32 %58, ptr %61, align 4
  store i32 %59, ptr %62, align 4
  %63 = addrspacecast ptr addrspace(5) %25 to ptr
  %64 = addrspacecast ptr addrspace(5) %15 to ptr
  %65 = call i32 @llvm.amdgcn.workgroup.id.x()
  %66 = addrspacecast ptr addrspace(5) %14 to ptr
  %67 = addrspacecast ptr addrspace(5) %10 to ptr
  %68 = addrspacecast ptr addrspace(5) %11 to ptr
  store i32 4, ptr %68, align 4
  %69 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %69, ptr addrspace(5) %12, align 8
  %70 = load ptr addrspace(4), ptr addrspace(5) %12, align 8
  %71 = load i32, ptr %68, align 4
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr addrspace(4) %70, i64 %72
  %74 = load i16, ptr addrspace(4) %73, align 2
  %75 = zext i16 %74 to i32
  %76 = mul i32 %65, %75
  %77 = addrspacecast ptr addrspace(5) %13 to ptr
  %78 = call i32 @llvm.amdgcn.workitem.id.x()
  %79 = add i32 %76, %78
  %80 = zext i32 %79 to i64
  store i32 %79, ptr addrspace(5) %29, align 4
  %81 = addrspacecast ptr addrspace(5) %24 to ptr
  %82 = addrspacecast ptr addrspace(5) %9 to ptr
  %83 = call i32 @llvm.amdgcn.workgroup.id.y()
  %84 = addrspacecast ptr addrspace(5) %8 to ptr
  %85 = addrspacecast ptr addrspace(5) %5 to ptr
  %86 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 6, ptr %86, align 4
  %87 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %87, ptr addrspace(5) %7, align 8
  %88 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %89 = load i32, ptr %86, align 4
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw i8, ptr addrspace(4) %88, i64 %90
  %92 = load i16, ptr addrspace(4) %91, align 2
  %93 = zext i16 %92 to i32
  %94 = mul i32 %83, %93
  %95 = addrspacecast ptr addrspace(5) %4 to ptr
  %96 = call i32 @llvm.amdgcn.workitem.id.y()
  %97 = add i32 %94, %96
  %98 = zext i32 %97 to i64
  store i32 %97, ptr addrspace(5) %30, align 4
  %99 = load i32, ptr addrspace(5) %29, align 4
  %100 = load i32, ptr %61, align 4
  %101 = icmp uge i32 %99, %100
  br i1 %101, label %106, label %102

102:                                              ; preds = %3
  %103 = load i32, ptr addrspace(5) %30, align 4
  %104 = load i32, ptr %62, align 4
  %105 = icmp uge i32 %103, %104
  br i1 %105, label %106, label %107

106:                                              ; preds = %102, %3
  br label %283

107:                                              ; preds = %102
  %108 = load i32, ptr addrspace(5) %29, align 4
  %109 = uitofp i32 %108 to float
  %110 = fadd float %109, 5.000000e-01
  %111 = load i32, ptr %61, align 4
  %112 = uitofp i32 %111 to float
  %113 = fneg float %112
  %114 = call float @llvm.fmuladd.f32(float 2.000000e+00, float %110, float %113)
  %115 = load i32, ptr %62, align 4
  %116 = uitofp i32 %115 to float
  %117 = fdiv float %114, %116, !fpmath !10
  store float %117, ptr addrspace(5) %31, align 4
  %118 = load i32, ptr %62, align 4
  %119 = uitofp i32 %118 to float
  %120 = load i32, ptr addrspace(5) %30, align 4
  %121 = uitofp i32 %120 to float
  %122 = fadd float %121, 5.000000e-01
  %123 = call float @llvm.fmuladd.f32(float -2.000000e+00, float %122, float %119)
  %124 = load i32, ptr %62, align 4
  %125 = uitofp i32 %124 to float
  %126 = fdiv float %123, %125, !fpmath !10
  store float %126, ptr addrspace(5) %32, align 4
  %127 = load float, ptr addrspace(5) %31, align 4
  %128 = load float, ptr addrspace(5) %32, align 4
  %129 = addrspacecast ptr addrspace(5) %16 to ptr
  %130 = addrspacecast ptr addrspace(5) %17 to ptr
  %131 = addrspacecast ptr addrspace(5) %18 to ptr
  %132 = addrspacecast ptr addrspace(5) %19 to ptr
  store float %127, ptr %130, align 4
  store float %128, ptr %131, align 4
  store float 1.500000e+00, ptr %132, align 4
  %133 = load float, ptr %130, align 4
  %134 = load float, ptr %130, align 4
  %135 = load float, ptr %131, align 4
  %136 = load float, ptr %131, align 4
  %137 = fmul float %135, %136
  %138 = call float @llvm.fmuladd.f32(float %133, float %134, float %137)
  %139 = load float, ptr %132, align 4
  %140 = load float, ptr %132, align 4
  %141 = call float @llvm.fmuladd.f32(float %139, float %140, float %138)
  %142 = call float @llvm.sqrt.f32(float %141), !fpmath !11
  %143 = fdiv float 1.000000e+00, %142, !fpmath !10
  store float %143, ptr addrspace(5) %33, align 4
  %144 = load float, ptr addrspace(5) %31, align 4
  %145 = load float, ptr addrspace(5) %33, align 4
  %146 = fmul float %144, %145
  store float %146, ptr addrspace(5) %34, align 4
  %147 = load float, ptr addrspace(5) %32, align 4
  %148 = load float, ptr addrspace(5) %33, align 4
  %149 = fmul float %147, %148
  store float %149, ptr addrspace(5) %35, align 4
  %150 = load float, ptr addrspace(5) %33, align 4
  %151 = fmul float 1.500000e+00, %150
  store float %151, ptr addrspace(5) %36, align 4
  store float 0.000000e+00, ptr addrspace(5) %37, align 4
  store i32 -14667712, ptr addrspace(5) %38, align 4
  store i32 0, ptr addrspace(5) %39, align 4
  br label %152

152:                                              ; preds = %267, %107
  %153 = load i32, ptr addrspace(5) %39, align 4
  %154 = icmp slt i32 %153, 64
  br i1 %154, label %155, label %158

155:                                              ; preds = %152
  %156 = load float, ptr addrspace(5) %37, align 4
  %157 = fcmp olt float %156, 2.000000e+01
  br label %158

158:                                              ; preds = %155, %152
  %159 = phi i1 [ false, %152 ], [ %157, %155 ]
  br i1 %159, label %160, label %273

160:                                              ; preds = %158
  %161 = load float, ptr addrspace(5) %34, align 4
  %162 = load float, ptr addrspace(5) %37, align 4
  %163 = fmul float %161, %162
  store float %163, ptr addrspace(5) %40, align 4
  %164 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 1
  %165 = load float, ptr addrspace(5) %35, align 4
  %166 = load float, ptr addrspace(5) %37, align 4
  %167 = call float @llvm.fmuladd.f32(float %165, float %166, float 5.000000e-01)
  store float %167, ptr addrspace(5) %164, align 4
  %168 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 2
  %169 = load float, ptr addrspace(5) %36, align 4
  %170 = load float, ptr addrspace(5) %37, align 4
  %171 = call float @llvm.fmuladd.f32(float %169, float %170, float -3.000000e+00)
  store float %171, ptr addrspace(5) %168, align 4
  %172 = load float, ptr addrspace(5) %40, align 4
  %173 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 1
  %174 = load float, ptr addrspace(5) %173, align 4
  %175 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 2
  %176 = load float, ptr addrspace(5) %175, align 4
  %177 = call float @scene(float %172, float %174, float %176) #5
  store float %177, ptr addrspace(5) %41, align 4
  %178 = load float, ptr addrspace(5) %41, align 4
  %179 = fcmp olt float %178, 0x3F50624DE0000000
  br i1 %179, label %180, label %267

180:                                              ; preds = %160
  store float 0x3F847AE140000000, ptr addrspace(5) %42, align 4
  %181 = load float, ptr addrspace(5) %40, align 4
  %182 = fadd float %181, 0x3F847AE140000000
  store float %182, ptr addrspace(5) %43, align 4
  %183 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %43, i32 0, i32 1
  %184 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 1
  %185 = load float, ptr addrspace(5) %184, align 4
  store float %185, ptr addrspace(5) %183, align 4
  %186 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %43, i32 0, i32 2
  %187 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 2
  %188 = load float, ptr addrspace(5) %187, align 4
  store float %188, ptr addrspace(5) %186, align 4
  %189 = load float, ptr addrspace(5) %40, align 4
  store float %189, ptr addrspace(5) %44, align 4
  %190 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %44, i32 0, i32 1
  %191 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 1
  %192 = load float, ptr addrspace(5) %191, align 4
  %193 = fadd float %192, 0x3F847AE140000000
  store float %193, ptr addrspace(5) %190, align 4
  %194 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %44, i32 0, i32 2
  %195 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 2
  %196 = load float, ptr addrspace(5) %195, align 4
  store float %196, ptr addrspace(5) %194, align 4
  %197 = load float, ptr addrspace(5) %40, align 4
  store float %197, ptr addrspace(5) %45, align 4
  %198 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %45, i32 0, i32 1
  %199 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 1
  %200 = load float, ptr addrspace(5) %199, align 4
  store float %200, ptr addrspace(5) %198, align 4
  %201 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %45, i32 0, i32 2
  %202 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 2
  %203 = load float, ptr addrspace(5) %202, align 4
  %204 = fadd float %203, 0x3F847AE140000000
  store float %204, ptr addrspace(5) %201, align 4
  %205 = load float, ptr addrspace(5) %43, align 4
  %206 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %43, i32 0, i32 1
  %207 = load float, ptr addrspace(5) %206, align 4
  %208 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %43, i32 0, i32 2
  %209 = load float, ptr addrspace(5) %208, align 4
  %210 = call float @scene(float %205, float %207, float %209) #5
  %211 = load float, ptr addrspace(5) %41, align 4
  %212 = fsub float %210, %211
  store float %212, ptr addrspace(5) %46, align 4
  %213 = load float, ptr addrspace(5) %44, align 4
  %214 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %44, i32 0, i32 1
  %215 = load float, ptr addrspace(5) %214, align 4
  %216 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %44, i32 0, i32 2
  %217 = load float, ptr addrspace(5) %216, align 4
  %218 = call float @scene(float %213, float %215, float %217) #5
  %219 = load float, ptr addrspace(5) %41, align 4
  %220 = fsub float %218, %219
  store float %220, ptr addrspace(5) %47, align 4
  %221 = load float, ptr addrspace(5) %45, align 4
  %222 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %45, i32 0, i32 1
  %223 = load float, ptr addrspace(5) %222, align 4
  %224 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %45, i32 0, i32 2
  %225 = load float, ptr addrspace(5) %224, align 4
  %226 = call float @scene(float %221, float %223, float %225) #5
  %227 = load float, ptr addrspace(5) %41, align 4
  %228 = fsub float %226, %227
  store float %228, ptr addrspace(5) %48, align 4
  %229 = load float, ptr addrspace(5) %46, align 4
  %230 = load float, ptr addrspace(5) %47, align 4
  %231 = fmul float 0x3FE6666660000000, %230
  %232 = call float @llvm.fmuladd.f32(float 5.000000e-01, float %229, float %231)
  %233 = load float, ptr addrspace(5) %48, align 4
  %234 = call float @llvm.fmuladd.f32(float -5.000000e-01, float %233, float %232)
  %235 = load float, ptr addrspace(5) %46, align 4
  %236 = load float, ptr addrspace(5) %47, align 4
  %237 = load float, ptr addrspace(5) %48, align 4
  %238 = addrspacecast ptr addrspace(5) %20 to ptr
  %239 = addrspacecast ptr addrspace(5) %21 to ptr
  %240 = addrspacecast ptr addrspace(5) %22 to ptr
  %241 = addrspacecast ptr addrspace(5) %23 to ptr
  store float %235, ptr %239, align 4
  store float %236, ptr %240, align 4
  store float %237, ptr %241, align 4
  %242 = load float, ptr %239, align 4
  %243 = load float, ptr %239, align 4
  %244 = load float, ptr %240, align 4
  %245 = load float, ptr %240, align 4
  %246 = fmul float %244, %245
  %247 = call float @llvm.fmuladd.f32(float %242, float %243, float %246)
  %248 = load float, ptr %241, align 4
  %249 = load float, ptr %241, align 4
  %250 = call float @llvm.fmuladd.f32(float %248, float %249, float %247)
  %251 = call float @llvm.sqrt.f32(float %250), !fpmath !11
  %252 = fdiv float %234, %251, !fpmath !10
  store float %252, ptr addrspace(5) %49, align 4
  %253 = load float, ptr addrspace(5) %49, align 4
  %254 = call float @llvm.fmuladd.f32(float 0x3FE99999A0000000, float %253, float 0x3FC99999A0000000)
  %255 = call float @llvm.maxnum.f32(float %254, float 0.000000e+00)
  %256 = call float @llvm.minnum.f32(float %255, float 1.000000e+00)
  %257 = fmul float 2.550000e+02, %256
  %258 = fptoui float %257 to i32
  store i32 %258, ptr addrspace(5) %50, align 4
  %259 = load i32, ptr addrspace(5) %50, align 4
  %260 = shl i32 %259, 16
  %261 = or i32 -16777216, %260
  %262 = load i32, ptr addrspace(5) %50, align 4
  %263 = shl i32 %262, 8
  %264 = or i32 %261, %263
  %265 = load i32, ptr addrspace(5) %39, align 4
  %266 = or i32 %264, %265
  store i32 %266, ptr addrspace(5) %38, align 4
  br label %273

267:                                              ; preds = %160
  %268 = load float, ptr addrspace(5) %41, align 4
  %269 = load float, ptr addrspace(5) %37, align 4
  %270 = fadd float %269, %268
  store float %270, ptr addrspace(5) %37, align 4
  %271 = load i32, ptr addrspace(5) %39, align 4
  %272 = add nsw i32 %271, 1
  store i32 %272, ptr addrspace(5) %39, align 4
  br label %152

273:                                              ; preds = %180, %158
  %274 = load i32, ptr addrspace(5) %38, align 4
  %275 = load ptr addrspace(1), ptr %60, align 8
  %276 = load i32, ptr addrspace(5) %30, align 4
  %277 = load i32, ptr %61, align 4
  %278 = mul i32 %276, %277
  %279 = load i32, ptr addrspace(5) %29, align 4
  %280 = add i32 %278, %279
  %281 = zext i32 %280 to i64
  %282 = getelementptr inbounds nuw i32, ptr addrspace(1) %275, i64 %281
  store i32 %274, ptr addrspace(1) %282, align 4
  br label %283

283:                                              ; preds = %106, %273
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_sdf_march(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr addrspace(4), align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca float, align 4, addrspace(5)
  %17 = alloca float, align 4, addrspace(5)
  %18 = alloca float, align 4, addrspace(5)
  %19 = alloca float, align 4, addrspace(5)
  %20 = alloca float, align 4, addrspace(5)
  %21 = alloca float, align 4, addrspace(5)
  %22 = alloca float, align 4, addrspace(5)
  %23 = alloca float, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca float, align 4, addrspace(5)
  %32 = alloca float, align 4, addrspace(5)
  %33 = alloca float, align 4, addrspace(5)
  %34 = alloca float, align 4, addrspace(5)
  %35 = alloca float, align 4, addrspace(5)
  %36 = alloca float, align 4, addrspace(5)
  %37 = alloca float, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca %struct.point, align 4, addrspace(5)
  %41 = alloca float, align 4, addrspace(5)
  %42 = alloca float, align 4, addrspace(5)
  %43 = alloca %struct.point, align 4, addrspace(5)
  %44 = alloca %struct.point, align 4, addrspace(5)
  %45 = alloca %struct.point, align 4, addrspace(5)
  %46 = alloca float, align 4, addrspace(5)
  %47 = alloca float, align 4, addrspace(5)
  %48 = alloca float, align 4, addrspace(5)
  %49 = alloca float, align 4, addrspace(5)
  %50 = alloca i32, align 4, addrspace(5)
  %51 = addrspacecast ptr addrspace(5) %26 to ptr
  %52 = addrspacecast ptr addrspace(5) %27 to ptr
  %53 = addrspacecast ptr addrspace(5) %28 to ptr
  store ptr addrspace(1) %0, ptr %51, align 8
  store i32 %1, ptr %52, align 4
  store i32 %2, ptr %53, align 4
  %54 = addrspacecast ptr addrspace(5) %25 to ptr
  %55 = addrspacecast ptr addrspace(5) %15 to ptr
  %56 = call i32 @llvm.amdgcn.workgroup.id.x()
  %57 = addrspacecast ptr addrspace(5) %14 to ptr
  %58 = addrspacecast ptr addrspace(5) %10 to ptr
  %59 = addrspacecast ptr addrspace(5) %11 to ptr
  store i32 4, ptr %59, align 4
  %60 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %60, ptr addrspace(5) %12, align 8
  %61 = load ptr addrspace(4), ptr addrspace(5) %12, align 8
  %62 = load i32, ptr %59, align 4
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr addrspace(4) %61, i64 %63
  %65 = load i16, ptr addrspace(4) %64, align 2
  %66 = zext i16 %65 to i32
  %67 = mul i32 %56, %66
  %68 = addrspacecast ptr addrspace(5) %13 to ptr
  %69 = call i32 @llvm.amdgcn.workitem.id.x()
  %70 = add i32 %67, %69
  %71 = zext i32 %70 to i64
  %72 = trunc i64 %71 to i32
  store i32 %72, ptr addrspace(5) %29, align 4
  %73 = addrspacecast ptr addrspace(5) %24 to ptr
  %74 = addrspacecast ptr addrspace(5) %9 to ptr
  %75 = call i32 @llvm.amdgcn.workgroup.id.y()
  %76 = addrspacecast ptr addrspace(5) %8 to ptr
  %77 = addrspacecast ptr addrspace(5) %5 to ptr
  %78 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 6, ptr %78, align 4
  %79 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %79, ptr addrspace(5) %7, align 8
  %80 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %81 = load i32, ptr %78, align 4
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw i8, ptr addrspace(4) %80, i64 %82
  %84 = load i16, ptr addrspace(4) %83, align 2
  %85 = zext i16 %84 to i32
  %86 = mul i32 %75, %85
  %87 = addrspacecast ptr addrspace(5) %4 to ptr
  %88 = call i32 @llvm.amdgcn.workitem.id.y()
  %89 = add i32 %86, %88
  %90 = zext i32 %89 to i64
  %91 = trunc i64 %90 to i32
  store i32 %91, ptr addrspace(5) %30, align 4
  %92 = load i32, ptr addrspace(5) %29, align 4
  %93 = load i32, ptr %52, align 4
  %94 = icmp uge i32 %92, %93
  br i1 %94, label %99, label %95

95:                                               ; preds = %3
  %96 = load i32, ptr addrspace(5) %30, align 4
  %97 = load i32, ptr %53, align 4
  %98 = icmp uge i32 %96, %97
  br i1 %98, label %99, label %100

99:                                               ; preds = %95, %3
  br label %288

100:                                              ; preds = %95
  %101 = load i32, ptr addrspace(5) %29, align 4
  %102 = uitofp i32 %101 to float
  %103 = fadd float %102, 5.000000e-01
  %104 = load i32, ptr %52, align 4
  %105 = uitofp i32 %104 to float
  %106 = fneg float %105
  %107 = call float @llvm.fmuladd.f32(float 2.000000e+00, float %103, float %106)
  %108 = load i32, ptr %53, align 4
  %109 = uitofp i32 %108 to float
  %110 = fdiv float %107, %109, !fpmath !10
  store float %110, ptr addrspace(5) %31, align 4
  %111 = load i32, ptr %53, align 4
  %112 = uitofp i32 %111 to float
  %113 = load i32, ptr addrspace(5) %30, align 4
  %114 = uitofp i32 %113 to float
  %115 = fadd float %114, 5.000000e-01
  %116 = call float @llvm.fmuladd.f32(float -2.000000e+00, float %115, float %112)
  %117 = load i32, ptr %53, align 4
  %118 = uitofp i32 %117 to float
  %119 = fdiv float %116, %118, !fpmath !10
  store float %119, ptr addrspace(5) %32, align 4
  %120 = load float, ptr addrspace(5) %31, align 4
  %121 = load float, ptr addrspace(5) %32, align 4
  %122 = addrspacecast ptr addrspace(5) %16 to ptr
  %123 = addrspacecast ptr addrspace(5) %17 to ptr
  %124 = addrspacecast ptr addrspace(5) %18 to ptr
  %125 = addrspacecast ptr addrspace(5) %19 to ptr
  store float %120, ptr %123, align 4
  store float %121, ptr %124, align 4
  store float 1.500000e+00, ptr %125, align 4
  %126 = load float, ptr %123, align 4
  %127 = load float, ptr %123, align 4
  %128 = load float, ptr %124, align 4
  %129 = load float, ptr %124, align 4
  %130 = fmul float %128, %129
  %131 = call float @llvm.fmuladd.f32(float %126, float %127, float %130)
  %132 = load float, ptr %125, align 4
  %133 = load float, ptr %125, align 4
  %134 = call float @llvm.fmuladd.f32(float %132, float %133, float %131)
  %135 = call float @llvm.sqrt.f32(float %134), !fpmath !11
  %136 = fdiv float 1.000000e+00, %135, !fpmath !10
  store float %136, ptr addrspace(5) %33, align 4
  %137 = load float, ptr addrspace(5) %31, align 4
  %138 = load float, ptr addrspace(5) %33, align 4
  %139 = fmul float %137, %138
  store float %139, ptr addrspace(5) %34, align 4
  %140 = load float, ptr addrspace(5) %32, align 4
  %141 = load float, ptr addrspace(5) %33, align 4
  %142 = fmul float %140, %141
  store float %142, ptr addrspace(5) %35, align 4
  %143 = load float, ptr addrspace(5) %33, align 4
  %144 = fmul float 1.500000e+00, %143
  store float %144, ptr addrspace(5) %36, align 4
  store float 0.000000e+00, ptr addrspace(5) %37, align 4
  store i32 -14667712, ptr addrspace(5) %38, align 4
  store i32 0, ptr addrspace(5) %39, align 4
  br label %145

145:                                              ; preds = %275, %100
  %146 = load i32, ptr addrspace(5) %39, align 4
  %147 = icmp slt i32 %146, 64
  br i1 %147, label %148, label %151

148:                                              ; preds = %145
  %149 = load float, ptr addrspace(5) %37, align 4
  %150 = fcmp olt float %149, 2.000000e+01
  br label %151

151:                                              ; preds = %148, %145
  %152 = phi i1 [ false, %145 ], [ %150, %148 ]
  br i1 %152, label %153, label %278

153:                                              ; preds = %151
  %154 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 0
  %155 = load float, ptr addrspace(5) %34, align 4
  %156 = load float, ptr addrspace(5) %37, align 4
  %157 = fmul float %155, %156
  store float %157, ptr addrspace(5) %154, align 4
  %158 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 1
  %159 = load float, ptr addrspace(5) %35, align 4
  %160 = load float, ptr addrspace(5) %37, align 4
  %161 = call float @llvm.fmuladd.f32(float %159, float %160, float 5.000000e-01)
  store float %161, ptr addrspace(5) %158, align 4
  %162 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 2
  %163 = load float, ptr addrspace(5) %36, align 4
  %164 = load float, ptr addrspace(5) %37, align 4
  %165 = call float @llvm.fmuladd.f32(float %163, float %164, float -3.000000e+00)
  store float %165, ptr addrspace(5) %162, align 4
  %166 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 0
  %167 = load float, ptr addrspace(5) %166, align 4
  %168 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 1
  %169 = load float, ptr addrspace(5) %168, align 4
  %170 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 2
  %171 = load float, ptr addrspace(5) %170, align 4
  %172 = call float @scene(float %167, float %169, float %171) #5
  store float %172, ptr addrspace(5) %41, align 4
  %173 = load float, ptr addrspace(5) %41, align 4
  %174 = fcmp olt float %173, 0x3F50624DE0000000
  br i1 %174, label %175, label %271

175:                                              ; preds = %153
  store float 0x3F847AE140000000, ptr addrspace(5) %42, align 4
  %176 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %43, i32 0, i32 0
  %177 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 0
  %178 = load float, ptr addrspace(5) %177, align 4
  %179 = fadd float %178, 0x3F847AE140000000
  store float %179, ptr addrspace(5) %176, align 4
  %180 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %43, i32 0, i32 1
  %181 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 1
  %182 = load float, ptr addrspace(5) %181, align 4
  store float %182, ptr addrspace(5) %180, align 4
  %183 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %43, i32 0, i32 2
  %184 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 2
  %185 = load float, ptr addrspace(5) %184, align 4
  store float %185, ptr addrspace(5) %183, align 4
  %186 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %44, i32 0, i32 0
  %187 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 0
  %188 = load float, ptr addrspace(5) %187, align 4
  store float %188, ptr addrspace(5) %186, align 4
  %189 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %44, i32 0, i32 1
  %190 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 1
  %191 = load float, ptr addrspace(5) %190, align 4
  %192 = fadd float %191, 0x3F847AE140000000
  store float %192, ptr addrspace(5) %189, align 4
  %193 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %44, i32 0, i32 2
  %194 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 2
  %195 = load float, ptr addrspace(5) %194, align 4
  store float %195, ptr addrspace(5) %193, align 4
  %196 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %45, i32 0, i32 0
  %197 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 0
  %198 = load float, ptr addrspace(5) %197, align 4
  store float %198, ptr addrspace(5) %196, align 4
  %199 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %45, i32 0, i32 1
  %200 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 1
  %201 = load float, ptr addrspace(5) %200, align 4
  store float %201, ptr addrspace(5) %199, align 4
  %202 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %45, i32 0, i32 2
  %203 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %40, i32 0, i32 2
  %204 = load float, ptr addrspace(5) %203, align 4
  %205 = fadd float %204, 0x3F847AE140000000
  store float %205, ptr addrspace(5) %202, align 4
  %206 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %43, i32 0, i32 0
  %207 = load float, ptr addrspace(5) %206, align 4
  %208 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %43, i32 0, i32 1
  %209 = load float, ptr addrspace(5) %208, align 4
  %210 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %43, i32 0, i32 2
  %211 = load float, ptr addrspace(5) %210, align 4
  %212 = call float @scene(float %207, float %209, float %211) #5
  %213 = load float, ptr addrspace(5) %41, align 4
  %214 = fsub float %212, %213
  store float %214, ptr addrspace(5) %46, align 4
  %215 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %44, i32 0, i32 0
  %216 = load float, ptr addrspace(5) %215, align 4
  %217 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %44, i32 0, i32 1
  %218 = load float, ptr addrspace(5) %217, align 4
  %219 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %44, i32 0, i32 2
  %220 = load float, ptr addrspace(5) %219, align 4
  %221 = call float @scene(float %216, float %218, float %220) #5
  %222 = load float, ptr addrspace(5) %41, align 4
  %223 = fsub float %221, %222
  store float %223, ptr addrspace(5) %47, align 4
  %224 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %45, i32 0, i32 0
  %225 = load float, ptr addrspace(5) %224, align 4
  %226 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %45, i32 0, i32 1
  %227 = load float, ptr addrspace(5) %226, align 4
  %228 = getelementptr inbounds nuw %struct.point, ptr addrspace(5) %45, i32 0, i32 2
  %229 = load float, ptr addrspace(5) %228, align 4
  %230 = call float @scene(float %225, float %227, float %229) #5
  %231 = load float, ptr addrspace(5) %41, align 4
  %232 = fsub float %230, %231
  store float %232, ptr addrspace(5) %48, align 4
  %233 = load float, ptr addrspace(5) %46, align 4
  %234 = load float, ptr addrspace(5) %47, align 4
  %235 = fmul float 0x3FE6666660000000, %234
  %236 = call float @llvm.fmuladd.f32(float 5.000000e-01, float %233, float %235)
  %237 = load float, ptr addrspace(5) %48, align 4
  %238 = call float @llvm.fmuladd.f32(float -5.000000e-01, float %237, float %236)
  %239 = load float, ptr addrspace(5) %46, align 4
  %240 = load float, ptr addrspace(5) %47, align 4
  %241 = load float, ptr addrspace(5) %48, align 4
  %242 = addrspacecast ptr addrspace(5) %20 to ptr
  %243 = addrspacecast ptr addrspace(5) %21 to ptr
  %244 = addrspacecast ptr addrspace(5) %22 to ptr
  %245 = addrspacecast ptr addrspace(5) %23 to ptr
  store float %239, ptr %243, align 4
  store float %240, ptr %244, align 4
  store float %241, ptr %245, align 4
  %246 = load float, ptr %243, align 4
  %247 = load float, ptr %243, align 4
  %248 = load float, ptr %244, align 4
  %249 = load float, ptr %244, align 4
  %250 = fmul float %248, %249
  %251 = call float @llvm.fmuladd.f32(float %246, float %247, float %250)
  %252 = load float, ptr %245, align 4
  %253 = load float, ptr %245, align 4
  %254 = call float @llvm.fmuladd.f32(float %252, float %253, float %251)
  %255 = call float @llvm.sqrt.f32(float %254), !fpmath !11
  %256 = fdiv float %238, %255, !fpmath !10
  store float %256, ptr addrspace(5) %49, align 4
  %257 = load float, ptr addrspace(5) %49, align 4
  %258 = call float @llvm.fmuladd.f32(float 0x3FE99999A0000000, float %257, float 0x3FC99999A0000000)
  %259 = call float @llvm.maxnum.f32(float %258, float 0.000000e+00)
  %260 = call float @llvm.minnum.f32(float %259, float 1.000000e+00)
  %261 = fmul float 2.550000e+02, %260
  %262 = fptoui float %261 to i32
  store i32 %262, ptr addrspace(5) %50, align 4
  %263 = load i32, ptr addrspace(5) %50, align 4
  %264 = shl i32 %263, 16
  %265 = or i32 -16777216, %264
  %266 = load i32, ptr addrspace(5) %50, align 4
  %267 = shl i32 %266, 8
  %268 = or i32 %265, %267
  %269 = load i32, ptr addrspace(5) %39, align 4
  %270 = or i32 %268, %269
  store i32 %270, ptr addrspace(5) %38, align 4
  br label %278

271:                                              ; preds = %153
  %272 = load float, ptr addrspace(5) %41, align 4
  %273 = load float, ptr addrspace(5) %37, align 4
  %274 = fadd float %273, %272
  store float %274, ptr addrspace(5) %37, align 4
  br label %275

275:                                              ; preds = %271
  %276 = load i32, ptr addrspace(5) %39, align 4
  %277 = add nsw i32 %276, 1
  store i32 %277, ptr addrspace(5) %39, align 4
  br label %145

278:                                              ; preds = %175, %151
  %279 = load i32, ptr addrspace(5) %38, align 4
  %280 = load ptr addrspace(1), ptr %51, align 8
  %281 = load i32, ptr addrspace(5) %30, align 4
  %282 = load i32, ptr %52, align 4
  %283 = mul i32 %281, %282
  %284 = load i32, ptr addrspace(5) %29, align 4
  %285 = add i32 %283, %284
  %286 = zext i32 %285 to i64
  %287 = getelementptr inbounds nuw i32, ptr addrspace(1) %280, i64 %286
  store i32 %279, ptr addrspace(1) %287, align 4
  br label %288

288:                                              ; preds = %278, %99
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent noinline norecurse nounwind
define internal float @scene(float %0, float %1, float %2) #3 {
  %4 = alloca float, align 4, addrspace(5)
  %5 = alloca float, align 4, addrspace(5)
  %6 = alloca float, align 4, addrspace(5)
  %7 = alloca float, align 4, addrspace(5)
  %8 = alloca float, align 4, addrspace(5)
  %9 = alloca float, align 4, addrspace(5)
  %10 = alloca float, align 4, addrspace(5)
  %11 = alloca float, align 4, addrspace(5)
  %12 = alloca float, align 4, addrspace(5)
  %13 = alloca %struct.point, align 4, addrspace(5)
  %14 = alloca float, align 4, addrspace(5)
  %15 = alloca float, align 4, addrspace(5)
  %16 = alloca float, align 4, addrspace(5)
  %17 = alloca float, align 4, addrspace(5)
  %18 = alloca float, align 4, addrspace(5)
  %19 = alloca float, align 4, addrspace(5)
  %20 = alloca float, align 4, addrspace(5)
  %21 = alloca float, align 4, addrspace(5)
  %22 = addrspacecast ptr addrspace(5) %12 to ptr
  %23 = addrspacecast ptr addrspace(5) %13 to ptr
  %24 = getelementptr inbounds nuw %struct.point, ptr %23, i32 0, i32 0
  store float %0, ptr %24, align 4
  %25 = getelementptr inbounds nuw %struct.point, ptr %23, i32 0, i32 1
  store float %1, ptr %25, align 4
  %26 = getelementptr inbounds nuw %struct.point, ptr %23, i32 0, i32 2
  store float %2, ptr %26, align 4
  %27 = getelementptr inbounds nuw %struct.point, ptr %23, i32 0, i32 1
  %28 = load float, ptr %27, align 4
  %29 = fadd float %28, 1.000000e+00
  store float %29, ptr addrspace(5) %14, align 4
  %30 = getelementptr inbounds nuw %struct.point, ptr %23, i32 0, i32 0
  %31 = load float, ptr %30, align 4
  %32 = getelementptr inbounds nuw %struct.point, ptr %23, i32 0, i32 0
  %33 = load float, ptr %32, align 4
  %34 = call float @llvm.fmuladd.f32(float 5.000000e-01, float %33, float 5.000000e-01)
  %35 = call float @llvm.floor.f32(float %34)
  %36 = call float @llvm.fmuladd.f32(float -2.000000e+00, float %35, float %31)
  store float %36, ptr addrspace(5) %15, align 4
  %37 = getelementptr inbounds nuw %struct.point, ptr %23, i32 0, i32 2
  %38 = load float, ptr %37, align 4
  %39 = getelementptr inbounds nuw %struct.point, ptr %23, i32 0, i32 2
  %40 = load float, ptr %39, align 4
  %41 = call float @llvm.fmuladd.f32(float 5.000000e-01, float %40, float 5.000000e-01)
  %42 = call float @llvm.floor.f32(float %41)
  %43 = call float @llvm.fmuladd.f32(float -2.000000e+00, float %42, float %38)
  store float %43, ptr addrspace(5) %16, align 4
  %44 = load float, ptr addrspace(5) %15, align 4
  %45 = getelementptr inbounds nuw %struct.point, ptr %23, i32 0, i32 1
  %46 = load float, ptr %45, align 4
  %47 = load float, ptr addrspace(5) %16, align 4
  %48 = addrspacecast ptr addrspace(5) %4 to ptr
  %49 = addrspacecast ptr addrspace(5) %5 to ptr
  %50 = addrspacecast ptr addrspace(5) %6 to ptr
  %51 = addrspacecast ptr addrspace(5) %7 to ptr
  store float %44, ptr %49, align 4
  store float %46, ptr %50, align 4
  store float %47, ptr %51, align 4
  %52 = load float, ptr %49, align 4
  %53 = load float, ptr %49, align 4
  %54 = load float, ptr %50, align 4
  %55 = load float, ptr %50, align 4
  %56 = fmul float %54, %55
  %57 = call float @llvm.fmuladd.f32(float %52, float %53, float %56)
  %58 = load float, ptr %51, align 4
  %59 = load float, ptr %51, align 4
  %60 = call float @llvm.fmuladd.f32(float %58, float %59, float %57)
  %61 = call float @llvm.sqrt.f32(float %60), !fpmath !11
  %62 = fsub float %61, 0x3FD99999A0000000
  store float %62, ptr addrspace(5) %17, align 4
  %63 = getelementptr inbounds nuw %struct.point, ptr %23, i32 0, i32 0
  %64 = load float, ptr %63, align 4
  %65 = call float @llvm.fabs.f32(float %64)
  %66 = fsub float %65, 0x3FE6666660000000
  %67 = call float @llvm.maxnum.f32(float %66, float 0.000000e+00)
  store float %67, ptr addrspace(5) %18, align 4
  %68 = getelementptr inbounds nuw %struct.point, ptr %23, i32 0, i32 1
  %69 = load float, ptr %68, align 4
  %70 = fsub float %69, 1.000000e+00
  %71 = call float @llvm.fabs.f32(float %70)
  %72 = fsub float %71, 0x3FC99999A0000000
  %73 = call float @llvm.maxnum.f32(float %72, float 0.000000e+00)
  store float %73, ptr addrspace(5) %19, align 4
  %74 = getelementptr inbounds nuw %struct.point, ptr %23, i32 0, i32 2
  %75 = load float, ptr %74, align 4
  %76 = fsub float %75, 3.000000e+00
  %77 = call float @llvm.fabs.f32(float %76)
  %78 = fsub float %77, 5.000000e-01
  %79 = call float @llvm.maxnum.f32(float %78, float 0.000000e+00)
  store float %79, ptr addrspace(5) %20, align 4
  %80 = load float, ptr addrspace(5) %18, align 4
  %81 = load float, ptr addrspace(5) %19, align 4
  %82 = load float, ptr addrspace(5) %20, align 4
  %83 = addrspacecast ptr addrspace(5) %8 to ptr
  %84 = addrspacecast ptr addrspace(5) %9 to ptr
  %85 = addrspacecast ptr addrspace(5) %10 to ptr
  %86 = addrspacecast ptr addrspace(5) %11 to ptr
  store float %80, ptr %84, align 4
  store float %81, ptr %85, align 4
  store float %82, ptr %86, align 4
  %87 = load float, ptr %84, align 4
  %88 = load float, ptr %84, align 4
  %89 = load float, ptr %85, align 4
  %90 = load float, ptr %85, align 4
  %91 = fmul float %89, %90
  %92 = call float @llvm.fmuladd.f32(float %87, float %88, float %91)
  %93 = load float, ptr %86, align 4
  %94 = load float, ptr %86, align 4
  %95 = call float @llvm.fmuladd.f32(float %93, float %94, float %92)
  %96 = call float @llvm.sqrt.f32(float %95), !fpmath !11
  %97 = fsub float %96, 0x3FB99999A0000000
  store float %97, ptr addrspace(5) %21, align 4
  %98 = load float, ptr addrspace(5) %14, align 4
  %99 = load float, ptr addrspace(5) %17, align 4
  %100 = call float @llvm.minnum.f32(float %98, float %99)
  %101 = load float, ptr addrspace(5) %21, align 4
  %102 = call float @llvm.minnum.f32(float %100, float %101)
  ret float %102
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none"}
!8 = !{!"uint*", !"uint", !"uint"}
!9 = !{!"", !"", !""}
!10 = !{float 2.500000e+00}
!11 = !{float 3.000000e+00}
