; ModuleID = 'resize_bilinear.cl'
source_filename = "resize_bilinear.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @resize_bilinear(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
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
  %19 = alloca <4 x float>, align 16, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca <4 x float>, align 16, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca <4 x float>, align 16, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca <4 x float>, align 16, addrspace(5)
  %29 = alloca ptr addrspace(1), align 8, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca ptr addrspace(1), align 8, addrspace(5)
  %34 = alloca ptr addrspace(1), align 8, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca float, align 4, addrspace(5)
  %42 = alloca float, align 4, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca i32, align 4, addrspace(5)
  %45 = alloca i32, align 4, addrspace(5)
  %46 = alloca i32, align 4, addrspace(5)
  %47 = alloca float, align 4, addrspace(5)
  %48 = alloca float, align 4, addrspace(5)
  %49 = alloca <4 x float>, align 16, addrspace(5)
  %50 = alloca <4 x float>, align 16, addrspace(5)
  %51 = alloca <4 x float>, align 16, addrspace(5)
  %52 = alloca ptr addrspace(1), align 8, addrspace(5)
  %53 = alloca ptr addrspace(1), align 8, addrspace(5)
  %54 = alloca i32, align 4, addrspace(5)
  %55 = alloca i32, align 4, addrspace(5)
  %56 = alloca i32, align 4, addrspace(5)
  %57 = alloca i32, align 4, addrspace(5)
  %58 = addrspacecast ptr addrspace(5) %52 to ptr
  %59 = addrspacecast ptr addrspace(5) %53 to ptr
  %60 = addrspacecast ptr addrspace(5) %54 to ptr
  %61 = addrspacecast ptr addrspace(5) %55 to ptr
  %62 = addrspacecast ptr addrspace(5) %56 to ptr
  %63 = addrspacecast ptr addrspace(5) %57 to ptr
  store ptr addrspace(1) %0, ptr %58, align 8
  store ptr addrspace(1) %1, ptr %59, align 8
  store i32 %2, ptr %60, align 4
  store i32 %3, ptr %61, align 4
  store i32 %4, ptr %62, align 4
  store i32 %5, ptr %63, align 4
  %64 = load ptr addrspace(1), ptr %58, align 8
  %65 = load ptr addrspace(1), ptr %59, align 8
  %66 = load i32, ptr %60, align 4
  %67 = load i32, ptr %61, align 4
  %68 = load i32, ptr %62, align 4
  %69 = load i32, ptr %63, align 4
  %70 = addrspacecast ptr addrspace(5) %33 to ptr
  %71 = addrspacecast ptr addrspace(5) %34 to ptr
  %72 = addrspacecast ptr addrspace(5) %35 to ptr
  %73 = addrspacecast ptr addrspace(5) %36 to ptr
  %74 = addrspacecast ptr addrspace(5) %37 to ptr
  %75 = addrspacecast ptr addrspace(5) %38 to ptr
  store ptr addrspace(1) %64, ptr %70, align 8
  store ptr addrspace(1) %65, ptr %71, align 8
  store i32 %66, ptr %72, align 4
  store i32 %67, ptr %73, align 4
  store i32 %68, ptr %74, align 4
  store i32 %69, ptr %75, align 4
  %76 = addrspacecast ptr addrspace(5) %32 to ptr
  %77 = addrspacecast ptr addrspace(5) %18 to ptr
  %78 = call i32 @llvm.amdgcn.workgroup.id.x()
  %79 = addrspacecast ptr addrspace(5) %17 to ptr
  %80 = addrspacecast ptr addrspace(5) %13 to ptr
  %81 = addrspacecast ptr addrspace(5) %14 to ptr
  store i32 4, ptr %81, align 4
  %82 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %82, ptr addrspace(5) %15, align 8
  %83 = load ptr addrspace(4), ptr addrspace(5) %15, align 8
  %84 = load i32, ptr %81, align 4
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw i8, ptr addrspace(4) %83, i64 %85
  %87 = load i16, ptr addrspace(4) %86, align 2
  %88 = zext i16 %87 to i32
  %89 = mul i32 %78, %88
  %90 = addrspacecast ptr addrspace(5) %16 to ptr
  %91 = call i32 @llvm.amdgcn.workitem.id.x()
  %92 = add i32 %89, %91
  %93 = zext i32 %92 to i64
  store i32 %92, ptr addrspace(5) %39, align 4
  %94 = addrspacecast ptr addrspace(5) %31 to ptr
  %95 = addrspacecast ptr addrspace(5) %12 to ptr
  %96 = call i32 @llvm.amdgcn.workgroup.id.y()
  %97 = addrspacecast ptr addrspace(5) %11 to ptr
  %98 = addrspacecast ptr addrspace(5) %8 to ptr
  %99 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 6, ptr %99, align 4
  %100 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %100, ptr addrspace(5) %10, align 8
  %101 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %102 = load i32, ptr %99, align 4
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw i8, ptr addrspace(4) %101, i64 %103
  %105 = load i16, ptr addrspace(4) %104, align 2
  %106 = zext i16 %105 to i32
  %107 = mul i32 %96, %106
  %108 = addrspacecast ptr addrspace(5) %7 to ptr
  %109 = call i32 @llvm.amdgcn.workitem.id.y()
  %110 = add i32 %107, %109
  %111 = zext i32 %110 to i64
  store i32 %110, ptr addrspace(5) %40, align 4
  %112 = load i32, ptr addrspace(5) %39, align 4
  %113 = load i32, ptr %74, align 4
  %114 = icmp sge i32 %112, %113
  br i1 %114, label %119, label %115

115:                                              ; preds = %6
  %116 = load i32, ptr addrspace(5) %40, align 4
  %117 = load i32, ptr %75, align 4
  %118 = icmp sge i32 %116, %117
  br i1 %118, label %119, label %120

119:                                              ; preds = %115, %6
  br label %263

120:                                              ; preds = %115
  %121 = load i32, ptr addrspace(5) %39, align 4
  %122 = sitofp i32 %121 to float
  %123 = fadd float %122, 5.000000e-01
  %124 = load i32, ptr %72, align 4
  %125 = sitofp i32 %124 to float
  %126 = load i32, ptr %74, align 4
  %127 = sitofp i32 %126 to float
  %128 = fdiv float %125, %127, !fpmath !11
  %129 = call float @llvm.fmuladd.f32(float %123, float %128, float -5.000000e-01)
  %130 = call float @llvm.maxnum.f32(float %129, float 0.000000e+00)
  store float %130, ptr addrspace(5) %41, align 4
  %131 = load i32, ptr addrspace(5) %40, align 4
  %132 = sitofp i32 %131 to float
  %133 = fadd float %132, 5.000000e-01
  %134 = load i32, ptr %73, align 4
  %135 = sitofp i32 %134 to float
  %136 = load i32, ptr %75, align 4
  %137 = sitofp i32 %136 to float
  %138 = fdiv float %135, %137, !fpmath !11
  %139 = call float @llvm.fmuladd.f32(float %133, float %138, float -5.000000e-01)
  %140 = call float @llvm.maxnum.f32(float %139, float 0.000000e+00)
  store float %140, ptr addrspace(5) %42, align 4
  %141 = load float, ptr addrspace(5) %41, align 4
  %142 = fptosi float %141 to i32
  store i32 %142, ptr addrspace(5) %43, align 4
  %143 = load float, ptr addrspace(5) %42, align 4
  %144 = fptosi float %143 to i32
  store i32 %144, ptr addrspace(5) %44, align 4
  %145 = load i32, ptr addrspace(5) %43, align 4
  %146 = add nsw i32 %145, 1
  %147 = load i32, ptr %72, align 4
  %148 = sub nsw i32 %147, 1
  %149 = call i32 @llvm.smin.i32(i32 %146, i32 %148)
  store i32 %149, ptr addrspace(5) %45, align 4
  %150 = load i32, ptr addrspace(5) %44, align 4
  %151 = add nsw i32 %150, 1
  %152 = load i32, ptr %73, align 4
  %153 = sub nsw i32 %152, 1
  %154 = call i32 @llvm.smin.i32(i32 %151, i32 %153)
  store i32 %154, ptr addrspace(5) %46, align 4
  %155 = load float, ptr addrspace(5) %41, align 4
  %156 = load i32, ptr addrspace(5) %43, align 4
  %157 = sitofp i32 %156 to float
  %158 = fsub float %155, %157
  store float %158, ptr addrspace(5) %47, align 4
  %159 = load float, ptr addrspace(5) %42, align 4
  %160 = load i32, ptr addrspace(5) %44, align 4
  %161 = sitofp i32 %160 to float
  %162 = fsub float %159, %161
  store float %162, ptr addrspace(5) %48, align 4
  %163 = load ptr addrspace(1), ptr %70, align 8
  %164 = load i32, ptr addrspace(5) %44, align 4
  %165 = load i32, ptr %72, align 4
  %166 = mul nsw i32 %164, %165
  %167 = load i32, ptr addrspace(5) %43, align 4
  %168 = add nsw i32 %166, %167
  %169 = addrspacecast ptr addrspace(5) %19 to ptr
  %170 = addrspacecast ptr addrspace(5) %20 to ptr
  %171 = addrspacecast ptr addrspace(5) %21 to ptr
  store ptr addrspace(1) %163, ptr %170, align 8
  store i32 %168, ptr %171, align 4
  %172 = load ptr addrspace(1), ptr %170, align 8
  %173 = load i32, ptr %171, align 4
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %172, i64 %174
  %176 = load <4 x i8>, ptr addrspace(1) %175, align 4
  %177 = uitofp <4 x i8> %176 to <4 x float>
  %178 = load float, ptr addrspace(5) %47, align 4
  %179 = fsub float 1.000000e+00, %178
  %180 = insertelement <4 x float> poison, float %179, i64 0
  %181 = shufflevector <4 x float> %180, <4 x float> poison, <4 x i32> zeroinitializer
  %182 = load ptr addrspace(1), ptr %70, align 8
  %183 = load i32, ptr addrspace(5) %44, align 4
  %184 = load i32, ptr %72, align 4
  %185 = mul nsw i32 %183, %184
  %186 = load i32, ptr addrspace(5) %45, align 4
  %187 = add nsw i32 %185, %186
  %188 = addrspacecast ptr addrspace(5) %22 to ptr
  %189 = addrspacecast ptr addrspace(5) %23 to ptr
  %190 = addrspacecast ptr addrspace(5) %24 to ptr
  store ptr addrspace(1) %182, ptr %189, align 8
  store i32 %187, ptr %190, align 4
  %191 = load ptr addrspace(1), ptr %189, align 8
  %192 = load i32, ptr %190, align 4
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %191, i64 %193
  %195 = load <4 x i8>, ptr addrspace(1) %194, align 4
  %196 = uitofp <4 x i8> %195 to <4 x float>
  %197 = load float, ptr addrspace(5) %47, align 4
  %198 = insertelement <4 x float> poison, float %197, i64 0
  %199 = shufflevector <4 x float> %198, <4 x float> poison, <4 x i32> zeroinitializer
  %200 = fmul <4 x float> %196, %199
  %201 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %177, <4 x float> %181, <4 x float> %200)
  store <4 x float> %201, ptr addrspace(5) %49, align 16
  %202 = load ptr addrspace(1), ptr %70, align 8
  %203 = load i32, ptr addrspace(5) %46, align 4
  %204 = load i32, ptr %72, align 4
  %205 = mul nsw i32 %203, %204
  %206 = load i32, ptr addrspace(5) %43, align 4
  %207 = add nsw i32 %205, %206
  %208 = addrspacecast ptr addrspace(5) %25 to ptr
  %209 = addrspacecast ptr addrspace(5) %26 to ptr
  %210 = addrspacecast ptr addrspace(5) %27 to ptr
  store ptr addrspace(1) %202, ptr %209, align 8
  store i32 %207, ptr %210, align 4
  %211 = load ptr addrspace(1), ptr %209, align 8
  %212 = load i32, ptr %210, align 4
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %211, i64 %213
  %215 = load <4 x i8>, ptr addrspace(1) %214, align 4
  %216 = uitofp <4 x i8> %215 to <4 x float>
  %217 = load float, ptr addrspace(5) %47, align 4
  %218 = fsub float 1.000000e+00, %217
  %219 = insertelement <4 x float> poison, float %218, i64 0
  %220 = shufflevector <4 x float> %219, <4 x float> poison, <4 x i32> zeroinitializer
  %221 = load ptr addrspace(1), ptr %70, align 8
  %222 = load i32, ptr addrspace(5) %46, align 4
  %223 = load i32, ptr %72, align 4
  %224 = mul nsw i32 %222, %223
  %225 = load i32, ptr addrspace(5) %45, align 4
  %226 = add nsw i32 %224, %225
  %227 = addrspacecast ptr addrspace(5) %28 to ptr
  %228 = addrspacecast ptr addrspace(5) %29 to ptr
  %229 = addrspacecast ptr addrspace(5) %30 to ptr
  store ptr addrspace(1) %221, ptr %228, align 8
  store i32 %226, ptr %229, align 4
  %230 = load ptr addrspace(1), ptr %228, align 8
  %231 = load i32, ptr %229, align 4
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %230, i64 %232
  %234 = load <4 x i8>, ptr addrspace(1) %233, align 4
  %235 = uitofp <4 x i8> %234 to <4 x float>
  %236 = load float, ptr addrspace(5) %47, align 4
  %237 = insertelement <4 x float> poison, float %236, i64 0
  %238 = shufflevector <4 x float> %237, <4 x float> poison, <4 x i32> zeroinitializer
  %239 = fmul <4 x float> %235, %238
  %240 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %216, <4 x float> %220, <4 x float> %239)
  store <4 x float> %240, ptr addrspace(5) %50, align 16
  %241 = load <4 x float>, ptr addrspace(5) %49, align 16
  %242 = load float, ptr addrspace(5) %48, align 4
  %243 = fsub float 1.000000e+00, %242
  %244 = insertelement <4 x float> poison, float %243, i64 0
  %245 = shufflevector <4 x float> %244, <4 x float> poison, <4 x i32> zeroinitializer
  %246 = load <4 x float>, ptr addrspace(5) %50, align 16
  %247 = load float, ptr addrspace(5) %48, align 4
  %248 = insertelement <4 x float> poison, float %247, i64 0
  %249 = shufflevector <4 x float> %248, <4 x float> poison, <4 x i32> zeroinitializer
  %250 = fmul <4 x float> %246, %249
  %251 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %241, <4 x float> %245, <4 x float> %250)
  %252 = fadd <4 x float> %251, splat (float 5.000000e-01)
  store <4 x float> %252, ptr addrspace(5) %51, align 16
  %253 = load <4 x float>, ptr addrspace(5) %51, align 16
  %254 = fptoui <4 x float> %253 to <4 x i8>
  %255 = load ptr addrspace(1), ptr %71, align 8
  %256 = load i32, ptr addrspace(5) %40, align 4
  %257 = load i32, ptr %74, align 4
  %258 = mul nsw i32 %256, %257
  %259 = load i32, ptr addrspace(5) %39, align 4
  %260 = add nsw i32 %258, %259
  %261 = sext i32 %260 to i64
  %262 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %255, i64 %261
  store <4 x i8> %254, ptr addrspace(1) %262, align 4
  br label %263

263:                                              ; preds = %119, %120
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_resize_bilinear(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
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
  %19 = alloca <4 x float>, align 16, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca <4 x float>, align 16, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca <4 x float>, align 16, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca <4 x float>, align 16, addrspace(5)
  %29 = alloca ptr addrspace(1), align 8, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca ptr addrspace(1), align 8, addrspace(5)
  %34 = alloca ptr addrspace(1), align 8, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca float, align 4, addrspace(5)
  %42 = alloca float, align 4, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca i32, align 4, addrspace(5)
  %45 = alloca i32, align 4, addrspace(5)
  %46 = alloca i32, align 4, addrspace(5)
  %47 = alloca float, align 4, addrspace(5)
  %48 = alloca float, align 4, addrspace(5)
  %49 = alloca <4 x float>, align 16, addrspace(5)
  %50 = alloca <4 x float>, align 16, addrspace(5)
  %51 = alloca <4 x float>, align 16, addrspace(5)
  %52 = addrspacecast ptr addrspace(5) %33 to ptr
  %53 = addrspacecast ptr addrspace(5) %34 to ptr
  %54 = addrspacecast ptr addrspace(5) %35 to ptr
  %55 = addrspacecast ptr addrspace(5) %36 to ptr
  %56 = addrspacecast ptr addrspace(5) %37 to ptr
  %57 = addrspacecast ptr addrspace(5) %38 to ptr
  store ptr addrspace(1) %0, ptr %52, align 8
  store ptr addrspace(1) %1, ptr %53, align 8
  store i32 %2, ptr %54, align 4
  store i32 %3, ptr %55, align 4
  store i32 %4, ptr %56, align 4
  store i32 %5, ptr %57, align 4
  %58 = addrspacecast ptr addrspace(5) %32 to ptr
  %59 = addrspacecast ptr addrspace(5) %18 to ptr
  %60 = call i32 @llvm.amdgcn.workgroup.id.x()
  %61 = addrspacecast ptr addrspace(5) %17 to ptr
  %62 = addrspacecast ptr addrspace(5) %13 to ptr
  %63 = addrspacecast ptr addrspace(5) %14 to ptr
  store i32 4, ptr %63, align 4
  %64 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %64, ptr addrspace(5) %15, align 8
  %65 = load ptr addrspace(4), ptr addrspace(5) %15, align 8
  %66 = load i32, ptr %63, align 4
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr addrspace(4) %65, i64 %67
  %69 = load i16, ptr addrspace(4) %68, align 2
  %70 = zext i16 %69 to i32
  %71 = mul i32 %60, %70
  %72 = addrspacecast ptr addrspace(5) %16 to ptr
  %73 = call i32 @llvm.amdgcn.workitem.id.x()
  %74 = add i32 %71, %73
  %75 = zext i32 %74 to i64
  %76 = trunc i64 %75 to i32
  store i32 %76, ptr addrspace(5) %39, align 4
  %77 = addrspacecast ptr addrspace(5) %31 to ptr
  %78 = addrspacecast ptr addrspace(5) %12 to ptr
  %79 = call i32 @llvm.amdgcn.workgroup.id.y()
  %80 = addrspacecast ptr addrspace(5) %11 to ptr
  %81 = addrspacecast ptr addrspace(5) %8 to ptr
  %82 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 6, ptr %82, align 4
  %83 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %83, ptr addrspace(5) %10, align 8
  %84 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %85 = load i32, ptr %82, align 4
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw i8, ptr addrspace(4) %84, i64 %86
  %88 = load i16, ptr addrspace(4) %87, align 2
  %89 = zext i16 %88 to i32
  %90 = mul i32 %79, %89
  %91 = addrspacecast ptr addrspace(5) %7 to ptr
  %92 = call i32 @llvm.amdgcn.workitem.id.y()
  %93 = add i32 %90, %92
  %94 = zext i32 %93 to i64
  %95 = trunc i64 %94 to i32
  store i32 %95, ptr addrspace(5) %40, align 4
  %96 = load i32, ptr addrspace(5) %39, align 4
  %97 = load i32, ptr %56, align 4
  %98 = icmp sge i32 %96, %97
  br i1 %98, label %103, label %99

99:                                               ; preds = %6
  %100 = load i32, ptr addrspace(5) %40, align 4
  %101 = load i32, ptr %57, align 4
  %102 = icmp sge i32 %100, %101
  br i1 %102, label %103, label %104

103:                                              ; preds = %99, %6
  br label %247

104:                                              ; preds = %99
  %105 = load i32, ptr addrspace(5) %39, align 4
  %106 = sitofp i32 %105 to float
  %107 = fadd float %106, 5.000000e-01
  %108 = load i32, ptr %54, align 4
  %109 = sitofp i32 %108 to float
  %110 = load i32, ptr %56, align 4
  %111 = sitofp i32 %110 to float
  %112 = fdiv float %109, %111, !fpmath !11
  %113 = call float @llvm.fmuladd.f32(float %107, float %112, float -5.000000e-01)
  %114 = call float @llvm.maxnum.f32(float %113, float 0.000000e+00)
  store float %114, ptr addrspace(5) %41, align 4
  %115 = load i32, ptr addrspace(5) %40, align 4
  %116 = sitofp i32 %115 to float
  %117 = fadd float %116, 5.000000e-01
  %118 = load i32, ptr %55, align 4
  %119 = sitofp i32 %118 to float
  %120 = load i32, ptr %57, align 4
  %121 = sitofp i32 %120 to float
  %122 = fdiv float %119, %121, !fpmath !11
  %123 = call float @llvm.fmuladd.f32(float %117, float %122, float -5.000000e-01)
  %124 = call float @llvm.maxnum.f32(float %123, float 0.000000e+00)
  store float %124, ptr addrspace(5) %42, align 4
  %125 = load float, ptr addrspace(5) %41, align 4
  %126 = fptosi float %125 to i32
  store i32 %126, ptr addrspace(5) %43, align 4
  %127 = load float, ptr addrspace(5) %42, align 4
  %128 = fptosi float %127 to i32
  store i32 %128, ptr addrspace(5) %44, align 4
  %129 = load i32, ptr addrspace(5) %43, align 4
  %130 = add nsw i32 %129, 1
  %131 = load i32, ptr %54, align 4
  %132 = sub nsw i32 %131, 1
  %133 = call i32 @llvm.smin.i32(i32 %130, i32 %132)
  store i32 %133, ptr addrspace(5) %45, align 4
  %134 = load i32, ptr addrspace(5) %44, align 4
  %135 = add nsw i32 %134, 1
  %136 = load i32, ptr %55, align 4
  %137 = sub nsw i32 %136, 1
  %138 = call i32 @llvm.smin.i32(i32 %135, i32 %137)
  store i32 %138, ptr addrspace(5) %46, align 4
  %139 = load float, ptr addrspace(5) %41, align 4
  %140 = load i32, ptr addrspace(5) %43, align 4
  %141 = sitofp i32 %140 to float
  %142 = fsub float %139, %141
  store float %142, ptr addrspace(5) %47, align 4
  %143 = load float, ptr addrspace(5) %42, align 4
  %144 = load i32, ptr addrspace(5) %44, align 4
  %145 = sitofp i32 %144 to float
  %146 = fsub float %143, %145
  store float %146, ptr addrspace(5) %48, align 4
  %147 = load ptr addrspace(1), ptr %52, align 8
  %148 = load i32, ptr addrspace(5) %44, align 4
  %149 = load i32, ptr %54, align 4
  %150 = mul nsw i32 %148, %149
  %151 = load i32, ptr addrspace(5) %43, align 4
  %152 = add nsw i32 %150, %151
  %153 = addrspacecast ptr addrspace(5) %19 to ptr
  %154 = addrspacecast ptr addrspace(5) %20 to ptr
  %155 = addrspacecast ptr addrspace(5) %21 to ptr
  store ptr addrspace(1) %147, ptr %154, align 8
  store i32 %152, ptr %155, align 4
  %156 = load ptr addrspace(1), ptr %154, align 8
  %157 = load i32, ptr %155, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %156, i64 %158
  %160 = load <4 x i8>, ptr addrspace(1) %159, align 4
  %161 = uitofp <4 x i8> %160 to <4 x float>
  %162 = load float, ptr addrspace(5) %47, align 4
  %163 = fsub float 1.000000e+00, %162
  %164 = insertelement <4 x float> poison, float %163, i64 0
  %165 = shufflevector <4 x float> %164, <4 x float> poison, <4 x i32> zeroinitializer
  %166 = load ptr addrspace(1), ptr %52, align 8
  %167 = load i32, ptr addrspace(5) %44, align 4
  %168 = load i32, ptr %54, align 4
  %169 = mul nsw i32 %167, %168
  %170 = load i32, ptr addrspace(5) %45, align 4
  %171 = add nsw i32 %169, %170
  %172 = addrspacecast ptr addrspace(5) %22 to ptr
  %173 = addrspacecast ptr addrspace(5) %23 to ptr
  %174 = addrspacecast ptr addrspace(5) %24 to ptr
  store ptr addrspace(1) %166, ptr %173, align 8
  store i32 %171, ptr %174, align 4
  %175 = load ptr addrspace(1), ptr %173, align 8
  %176 = load i32, ptr %174, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %175, i64 %177
  %179 = load <4 x i8>, ptr addrspace(1) %178, align 4
  %180 = uitofp <4 x i8> %179 to <4 x float>
  %181 = load float, ptr addrspace(5) %47, align 4
  %182 = insertelement <4 x float> poison, float %181, i64 0
  %183 = shufflevector <4 x float> %182, <4 x float> poison, <4 x i32> zeroinitializer
  %184 = fmul <4 x float> %180, %183
  %185 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %161, <4 x float> %165, <4 x float> %184)
  store <4 x float> %185, ptr addrspace(5) %49, align 16
  %186 = load ptr addrspace(1), ptr %52, align 8
  %187 = load i32, ptr addrspace(5) %46, align 4
  %188 = load i32, ptr %54, align 4
  %189 = mul nsw i32 %187, %188
  %190 = load i32, ptr addrspace(5) %43, align 4
  %191 = add nsw i32 %189, %190
  %192 = addrspacecast ptr addrspace(5) %25 to ptr
  %193 = addrspacecast ptr addrspace(5) %26 to ptr
  %194 = addrspacecast ptr addrspace(5) %27 to ptr
  store ptr addrspace(1) %186, ptr %193, align 8
  store i32 %191, ptr %194, align 4
  %195 = load ptr addrspace(1), ptr %193, align 8
  %196 = load i32, ptr %194, align 4
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %195, i64 %197
  %199 = load <4 x i8>, ptr addrspace(1) %198, align 4
  %200 = uitofp <4 x i8> %199 to <4 x float>
  %201 = load float, ptr addrspace(5) %47, align 4
  %202 = fsub float 1.000000e+00, %201
  %203 = insertelement <4 x float> poison, float %202, i64 0
  %204 = shufflevector <4 x float> %203, <4 x float> poison, <4 x i32> zeroinitializer
  %205 = load ptr addrspace(1), ptr %52, align 8
  %206 = load i32, ptr addrspace(5) %46, align 4
  %207 = load i32, ptr %54, align 4
  %208 = mul nsw i32 %206, %207
  %209 = load i32, ptr addrspace(5) %45, align 4
  %210 = add nsw i32 %208, %209
  %211 = addrspacecast ptr addrspace(5) %28 to ptr
  %212 = addrspacecast ptr addrspace(5) %29 to ptr
  %213 = addrspacecast ptr addrspace(5) %30 to ptr
  store ptr addrspace(1) %205, ptr %212, align 8
  store i32 %210, ptr %213, align 4
  %214 = load ptr addrspace(1), ptr %212, align 8
  %215 = load i32, ptr %213, align 4
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %214, i64 %216
  %218 = load <4 x i8>, ptr addrspace(1) %217, align 4
  %219 = uitofp <4 x i8> %218 to <4 x float>
  %220 = load float, ptr addrspace(5) %47, align 4
  %221 = insertelement <4 x float> poison, float %220, i64 0
  %222 = shufflevector <4 x float> %221, <4 x float> poison, <4 x i32> zeroinitializer
  %223 = fmul <4 x float> %219, %222
  %224 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %200, <4 x float> %204, <4 x float> %223)
  store <4 x float> %224, ptr addrspace(5) %50, align 16
  %225 = load <4 x float>, ptr addrspace(5) %49, align 16
  %226 = load float, ptr addrspace(5) %48, align 4
  %227 = fsub float 1.000000e+00, %226
  %228 = insertelement <4 x float> poison, float %227, i64 0
  %229 = shufflevector <4 x float> %228, <4 x float> poison, <4 x i32> zeroinitializer
  %230 = load <4 x float>, ptr addrspace(5) %50, align 16
  %231 = load float, ptr addrspace(5) %48, align 4
  %232 = insertelement <4 x float> poison, float %231, i64 0
  %233 = shufflevector <4 x float> %232, <4 x float> poison, <4 x i32> zeroinitializer
  %234 = fmul <4 x float> %230, %233
  %235 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %225, <4 x float> %229, <4 x float> %234)
  %236 = fadd <4 x float> %235, splat (float 5.000000e-01)
  store <4 x float> %236, ptr addrspace(5) %51, align 16
  %237 = load <4 x float>, ptr addrspace(5) %51, align 16
  %238 = fptoui <4 x float> %237 to <4 x i8>
  %239 = load ptr addrspace(1), ptr %53, align 8
  %240 = load i32, ptr addrspace(5) %40, align 4
  %241 = load i32, ptr %56, align 4
  %242 = mul nsw i32 %240, %241
  %243 = load i32, ptr addrspace(5) %39, align 4
  %244 = add nsw i32 %242, %243
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %239, i64 %245
  store <4 x i8> %238, ptr addrspace(1) %246, align 4
  br label %247

247:                                              ; preds = %104, %103
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

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
!6 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uchar4*", !"uchar4*", !"int", !"int", !"int", !"int"}
!9 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"int", !"int", !"int", !"int"}
!10 = !{!"const", !"", !"", !"", !"", !""}
!11 = !{float 2.500000e+00}
