; ModuleID = 'orbit_rk4.cl'
source_filename = "orbit_rk4.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @orbit_rk4(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, double noundef %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %6 = alloca <2 x double>, align 16, addrspace(5)
  %7 = alloca <2 x double>, align 16, addrspace(5)
  %8 = alloca <2 x double>, align 16, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca <2 x double>, align 16, addrspace(5)
  %11 = alloca double, align 8, addrspace(5)
  %12 = alloca <2 x double>, align 16, addrspace(5)
  %13 = alloca <2 x double>, align 16, addrspace(5)
  %14 = alloca <2 x double>, align 16, addrspace(5)
  %15 = alloca double, align 8, addrspace(5)
  %16 = alloca <2 x double>, align 16, addrspace(5)
  %17 = alloca double, align 8, addrspace(5)
  %18 = alloca <2 x double>, align 16, addrspace(5)
  %19 = alloca <2 x double>, align 16, addrspace(5)
  %20 = alloca <2 x double>, align 16, addrspace(5)
  %21 = alloca double, align 8, addrspace(5)
  %22 = alloca <2 x double>, align 16, addrspace(5)
  %23 = alloca double, align 8, addrspace(5)
  %24 = alloca <2 x double>, align 16, addrspace(5)
  %25 = alloca <2 x double>, align 16, addrspace(5)
  %26 = alloca <2 x double>, align 16, addrspace(5)
  %27 = alloca double, align 8, addrspace(5)
  %28 = alloca <2 x double>, align 16, addrspace(5)
  %29 = alloca double, align 8, addrspace(5)
  %30 = alloca <2 x double>, align 16, addrspace(5)
  %31 = alloca <2 x double>, align 16, addrspace(5)
  %32 = alloca <2 x double>, align 16, addrspace(5)
  %33 = alloca double, align 8, addrspace(5)
  %34 = alloca <2 x double>, align 16, addrspace(5)
  %35 = alloca double, align 8, addrspace(5)
  %36 = alloca <2 x double>, align 16, addrspace(5)
  %37 = alloca <2 x double>, align 16, addrspace(5)
  %38 = alloca <2 x double>, align 16, addrspace(5)
  %39 = alloca double, align 8, addrspace(5)
  %40 = alloca <2 x double>, align 16, addrspace(5)
  %41 = alloca double, align 8, addrspace(5)
  %42 = alloca <2 x double>, align 16, addrspace(5)
  %43 = alloca <2 x double>, align 16, addrspace(5)
  %44 = alloca <2 x double>, align 16, addrspace(5)
  %45 = alloca double, align 8, addrspace(5)
  %46 = alloca <2 x double>, align 16, addrspace(5)
  %47 = alloca double, align 8, addrspace(5)
  %48 = alloca <2 x double>, align 16, addrspace(5)
  %49 = alloca <2 x double>, align 16, addrspace(5)
  %50 = alloca <2 x double>, align 16, addrspace(5)
  %51 = alloca double, align 8, addrspace(5)
  %52 = alloca <2 x double>, align 16, addrspace(5)
  %53 = alloca double, align 8, addrspace(5)
  %54 = alloca i32, align 4, addrspace(5)
  %55 = alloca i32, align 4, addrspace(5)
  %56 = alloca ptr addrspace(4), align 8, addrspace(5)
  %57 = alloca i32, align 4, addrspace(5)
  %58 = alloca i32, align 4, addrspace(5)
  %59 = alloca i32, align 4, addrspace(5)
  %60 = alloca <2 x double>, align 16, addrspace(5)
  %61 = alloca <2 x double>, align 16, addrspace(5)
  %62 = alloca <2 x double>, align 16, addrspace(5)
  %63 = alloca <2 x double>, align 16, addrspace(5)
  %64 = alloca <2 x double>, align 16, addrspace(5)
  %65 = alloca <2 x double>, align 16, addrspace(5)
  %66 = alloca <2 x double>, align 16, addrspace(5)
  %67 = alloca <2 x double>, align 16, addrspace(5)
  %68 = alloca <2 x double>, align 16, addrspace(5)
  %69 = alloca <2 x double>, align 16, addrspace(5)
  %70 = alloca <2 x double>, align 16, addrspace(5)
  %71 = alloca <2 x double>, align 16, addrspace(5)
  %72 = alloca <2 x double>, align 16, addrspace(5)
  %73 = alloca <2 x double>, align 16, addrspace(5)
  %74 = alloca <2 x double>, align 16, addrspace(5)
  %75 = alloca <2 x double>, align 16, addrspace(5)
  %76 = alloca i32, align 4, addrspace(5)
  %77 = alloca ptr addrspace(1), align 8, addrspace(5)
  %78 = alloca ptr addrspace(1), align 8, addrspace(5)
  %79 = alloca double, align 8, addrspace(5)
  %80 = alloca i32, align 4, addrspace(5)
  %81 = alloca i32, align 4, addrspace(5)
  %82 = alloca i32, align 4, addrspace(5)
  %83 = alloca <2 x double>, align 16, addrspace(5)
  %84 = alloca <2 x double>, align 16, addrspace(5)
  %85 = alloca i32, align 4, addrspace(5)
  %86 = alloca <2 x double>, align 16, addrspace(5)
  %87 = alloca <2 x double>, align 16, addrspace(5)
  %88 = alloca <2 x double>, align 16, addrspace(5)
  %89 = alloca <2 x double>, align 16, addrspace(5)
  %90 = alloca <2 x double>, align 16, addrspace(5)
  %91 = alloca <2 x double>, align 16, addrspace(5)
  %92 = alloca <2 x double>, align 16, addrspace(5)
  %93 = alloca <2 x double>, align 16, addrspace(5)
  %94 = alloca ptr addrspace(1), align 8, addrspace(5)
  %95 = alloca ptr addrspace(1), align 8, addrspace(5)
  %96 = alloca double, align 8, addrspace(5)
  %97 = alloca i32, align 4, addrspace(5)
  %98 = alloca i32, align 4, addrspace(5)
  %99 = addrspacecast ptr addrspace(5) %94 to ptr
  %100 = addrspacecast ptr addrspace(5) %95 to ptr
  %101 = addrspacecast ptr addrspace(5) %96 to ptr
  %102 = addrspacecast ptr addrspace(5) %97 to ptr
  %103 = addrspacecast ptr addrspace(5) %98 to ptr
  store ptr addrspace(1) %0, ptr %99, align 8
  store ptr addrspace(1) %1, ptr %100, align 8
  store double %2, ptr %101, align 8
  store i32 %3, ptr %102, align 4
  store i32 %4, ptr %103, align 4
  %104 = load ptr addrspace(1), ptr %99, align 8
  %105 = load ptr addrspace(1), ptr %100, align 8
  %106 = load double, ptr %101, align 8
  %107 = load i32, ptr %102, align 4
  %108 = load i32, ptr %103, align 4
  %109 = addrspacecast ptr addrspace(5) %77 to ptr
  %110 = addrspacecast ptr addrspace(5) %78 to ptr
  %111 = addrspacecast ptr addrspace(5) %79 to ptr
  %112 = addrspacecast ptr addrspace(5) %80 to ptr
  %113 = addrspacecast ptr addrspace(5) %81 to ptr
  store ptr addrspace(1) %104, ptr %109, align 8
  store ptr addrspace(1) %105, ptr %110, align 8
  store double %106, ptr %111, align 8
  store i32 %107, ptr %112, align 4
  store i32 %108, ptr %113, align 4
  %114 = addrspacecast ptr addrspace(5) %76 to ptr
  %115 = addrspacecast ptr addrspace(5) %59 to ptr
  %116 = call i32 @llvm.amdgcn.workgroup.id.x()
  %117 = addrspacecast ptr addrspace(5) %58 to ptr
  %118 = addrspacecast ptr addrspace(5) %54 to ptr
  %119 = addrspacecast ptr addrspace(5) %55 to ptr
  store i32 4, ptr %119, align 4
  %120 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %120, ptr addrspace(5) %56, align 8
  %121 = load ptr addrspace(4), ptr addrspace(5) %56, align 8
  %122 = load i32, ptr %119, align 4
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw i8, ptr addrspace(4) %121, i64 %123
  %125 = load i16, ptr addrspace(4) %124, align 2
  %126 = zext i16 %125 to i32
  %127 = mul i32 %116, %126
  %128 = addrspacecast ptr addrspace(5) %57 to ptr
  %129 = call i32 @llvm.amdgcn.workitem.id.x()
  %130 = add i32 %127, %129
  %131 = zext i32 %130 to i64
  store i32 %130, ptr addrspace(5) %82, align 4
  %132 = load i32, ptr addrspace(5) %82, align 4
  %133 = load i32, ptr %113, align 4
  %134 = icmp sge i32 %132, %133
  br i1 %134, label %135, label %136

135:                                              ; preds = %5
  br label %493

136:                                              ; preds = %5
  %137 = load ptr addrspace(1), ptr %109, align 8
  %138 = load i32, ptr addrspace(5) %82, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds <2 x double>, ptr addrspace(1) %137, i64 %139
  %141 = load <2 x double>, ptr addrspace(1) %140, align 16
  store <2 x double> %141, ptr addrspace(5) %83, align 16
  %142 = load ptr addrspace(1), ptr %110, align 8
  %143 = load i32, ptr addrspace(5) %82, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds <2 x double>, ptr addrspace(1) %142, i64 %144
  %146 = load <2 x double>, ptr addrspace(1) %145, align 16
  store <2 x double> %146, ptr addrspace(5) %84, align 16
  store i32 0, ptr addrspace(5) %85, align 4
  br label %147

147:                                              ; preds = %151, %136
  %148 = load i32, ptr addrspace(5) %85, align 4
  %149 = load i32, ptr %112, align 4
  %150 = icmp slt i32 %148, %149
  br i1 %150, label %151, label %482

151:                                              ; preds = %147
  %152 = load <2 x double>, ptr addrspace(5) %84, align 16
  store <2 x double> %152, ptr addrspace(5) %86, align 16
  %153 = load <2 x double>, ptr addrspace(5) %83, align 16
  %154 = addrspacecast ptr addrspace(5) %60 to ptr
  %155 = addrspacecast ptr addrspace(5) %61 to ptr
  %156 = addrspacecast ptr addrspace(5) %62 to ptr
  %157 = addrspacecast ptr addrspace(5) %63 to ptr
  store <2 x double> %153, ptr %155, align 16
  %158 = load <2 x double>, ptr %155, align 16
  store <2 x double> <double -1.000000e+00, double 0.000000e+00>, ptr %156, align 16
  %159 = load <2 x double>, ptr %156, align 16
  %160 = addrspacecast ptr addrspace(5) %42 to ptr
  %161 = addrspacecast ptr addrspace(5) %43 to ptr
  %162 = addrspacecast ptr addrspace(5) %44 to ptr
  %163 = addrspacecast ptr addrspace(5) %45 to ptr
  store <2 x double> %158, ptr %161, align 16
  store <2 x double> %159, ptr %162, align 16
  store double 1.000000e+00, ptr %163, align 8
  %164 = load <2 x double>, ptr %162, align 16
  %165 = load <2 x double>, ptr %161, align 16
  %166 = fsub <2 x double> %164, %165
  store <2 x double> %166, ptr addrspace(5) %46, align 16
  %167 = load <2 x double>, ptr addrspace(5) %46, align 16
  %168 = extractelement <2 x double> %167, i64 0
  %169 = load <2 x double>, ptr addrspace(5) %46, align 16
  %170 = extractelement <2 x double> %169, i64 0
  %171 = load <2 x double>, ptr addrspace(5) %46, align 16
  %172 = extractelement <2 x double> %171, i64 1
  %173 = load <2 x double>, ptr addrspace(5) %46, align 16
  %174 = extractelement <2 x double> %173, i64 1
  %175 = fmul double %172, %174
  %176 = call double @llvm.fmuladd.f64(double %168, double %170, double %175)
  %177 = fadd double %176, 1.000000e-02
  store double %177, ptr addrspace(5) %47, align 8
  %178 = load <2 x double>, ptr addrspace(5) %46, align 16
  %179 = load double, ptr %163, align 8
  %180 = load double, ptr addrspace(5) %47, align 8
  %181 = load double, ptr addrspace(5) %47, align 8
  %182 = call double @llvm.sqrt.f64(double %181)
  %183 = fmul double %180, %182
  %184 = fdiv double %179, %183
  %185 = insertelement <2 x double> poison, double %184, i64 0
  %186 = shufflevector <2 x double> %185, <2 x double> poison, <2 x i32> zeroinitializer
  %187 = fmul <2 x double> %178, %186
  %188 = load <2 x double>, ptr %155, align 16
  store <2 x double> <double 1.000000e+00, double 0.000000e+00>, ptr %157, align 16
  %189 = load <2 x double>, ptr %157, align 16
  %190 = addrspacecast ptr addrspace(5) %48 to ptr
  %191 = addrspacecast ptr addrspace(5) %49 to ptr
  %192 = addrspacecast ptr addrspace(5) %50 to ptr
  %193 = addrspacecast ptr addrspace(5) %51 to ptr
  store <2 x double> %188, ptr %191, align 16
  store <2 x double> %189, ptr %192, align 16
  store double 5.000000e-01, ptr %193, align 8
  %194 = load <2 x double>, ptr %192, align 16
  %195 = load <2 x double>, ptr %191, align 16
  %196 = fsub <2 x double> %194, %195
  store <2 x double> %196, ptr addrspace(5) %52, align 16
  %197 = load <2 x double>, ptr addrspace(5) %52, align 16
  %198 = extractelement <2 x double> %197, i64 0
  %199 = load <2 x double>, ptr addrspace(5) %52, align 16
  %200 = extractelement <2 x double> %199, i64 0
  %201 = load <2 x double>, ptr addrspace(5) %52, align 16
  %202 = extractelement <2 x double> %201, i64 1
  %203 = load <2 x double>, ptr addrspace(5) %52, align 16
  %204 = extractelement <2 x double> %203, i64 1
  %205 = fmul double %202, %204
  %206 = call double @llvm.fmuladd.f64(double %198, double %200, double %205)
  %207 = fadd double %206, 1.000000e-02
  store double %207, ptr addrspace(5) %53, align 8
  %208 = load <2 x double>, ptr addrspace(5) %52, align 16
  %209 = load double, ptr %193, align 8
  %210 = load double, ptr addrspace(5) %53, align 8
  %211 = load double, ptr addrspace(5) %53, align 8
  %212 = call double @llvm.sqrt.f64(double %211)
  %213 = fmul double %210, %212
  %214 = fdiv double %209, %213
  %215 = insertelement <2 x double> poison, double %214, i64 0
  %216 = shufflevector <2 x double> %215, <2 x double> poison, <2 x i32> zeroinitializer
  %217 = fmul <2 x double> %208, %216
  %218 = fadd <2 x double> %187, %217
  store <2 x double> %218, ptr addrspace(5) %87, align 16
  %219 = load <2 x double>, ptr addrspace(5) %84, align 16
  %220 = load <2 x double>, ptr addrspace(5) %87, align 16
  %221 = load double, ptr %111, align 8
  %222 = fmul double 5.000000e-01, %221
  %223 = insertelement <2 x double> poison, double %222, i64 0
  %224 = shufflevector <2 x double> %223, <2 x double> poison, <2 x i32> zeroinitializer
  %225 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %220, <2 x double> %224, <2 x double> %219)
  store <2 x double> %225, ptr addrspace(5) %88, align 16
  %226 = load <2 x double>, ptr addrspace(5) %83, align 16
  %227 = load <2 x double>, ptr addrspace(5) %86, align 16
  %228 = load double, ptr %111, align 8
  %229 = fmul double 5.000000e-01, %228
  %230 = insertelement <2 x double> poison, double %229, i64 0
  %231 = shufflevector <2 x double> %230, <2 x double> poison, <2 x i32> zeroinitializer
  %232 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %227, <2 x double> %231, <2 x double> %226)
  %233 = addrspacecast ptr addrspace(5) %64 to ptr
  %234 = addrspacecast ptr addrspace(5) %65 to ptr
  %235 = addrspacecast ptr addrspace(5) %66 to ptr
  %236 = addrspacecast ptr addrspace(5) %67 to ptr
  store <2 x double> %232, ptr %234, align 16
  %237 = load <2 x double>, ptr %234, align 16
  store <2 x double> <double -1.000000e+00, double 0.000000e+00>, ptr %235, align 16
  %238 = load <2 x double>, ptr %235, align 16
  %239 = addrspacecast ptr addrspace(5) %30 to ptr
  %240 = addrspacecast ptr addrspace(5) %31 to ptr
  %241 = addrspacecast ptr addrspace(5) %32 to ptr
  %242 = addrspacecast ptr addrspace(5) %33 to ptr
  store <2 x double> %237, ptr %240, align 16
  store <2 x double> %238, ptr %241, align 16
  store double 1.000000e+00, ptr %242, align 8
  %243 = load <2 x double>, ptr %241, align 16
  %244 = load <2 x double>, ptr %240, align 16
  %245 = fsub <2 x double> %243, %244
  store <2 x double> %245, ptr addrspace(5) %34, align 16
  %246 = load <2 x double>, ptr addrspace(5) %34, align 16
  %247 = extractelement <2 x double> %246, i64 0
  %248 = load <2 x double>, ptr addrspace(5) %34, align 16
  %249 = extractelement <2 x double> %248, i64 0
  %250 = load <2 x double>, ptr addrspace(5) %34, align 16
  %251 = extractelement <2 x double> %250, i64 1
  %252 = load <2 x double>, ptr addrspace(5) %34, align 16
  %253 = extractelement <2 x double> %252, i64 1
  %254 = fmul double %251, %253
  %255 = call double @llvm.fmuladd.f64(double %247, double %249, double %254)
  %256 = fadd double %255, 1.000000e-02
  store double %256, ptr addrspace(5) %35, align 8
  %257 = load <2 x double>, ptr addrspace(5) %34, align 16
  %258 = load double, ptr %242, align 8
  %259 = load double, ptr addrspace(5) %35, align 8
  %260 = load double, ptr addrspace(5) %35, align 8
  %261 = call double @llvm.sqrt.f64(double %260)
  %262 = fmul double %259, %261
  %263 = fdiv double %258, %262
  %264 = insertelement <2 x double> poison, double %263, i64 0
  %265 = shufflevector <2 x double> %264, <2 x double> poison, <2 x i32> zeroinitializer
  %266 = fmul <2 x double> %257, %265
  %267 = load <2 x double>, ptr %234, align 16
  store <2 x double> <double 1.000000e+00, double 0.000000e+00>, ptr %236, align 16
  %268 = load <2 x double>, ptr %236, align 16
  %269 = addrspacecast ptr addrspace(5) %36 to ptr
  %270 = addrspacecast ptr addrspace(5) %37 to ptr
  %271 = addrspacecast ptr addrspace(5) %38 to ptr
  %272 = addrspacecast ptr addrspace(5) %39 to ptr
  store <2 x double> %267, ptr %270, align 16
  store <2 x double> %268, ptr %271, align 16
  store double 5.000000e-01, ptr %272, align 8
  %273 = load <2 x double>, ptr %271, align 16
  %274 = load <2 x double>, ptr %270, align 16
  %275 = fsub <2 x double> %273, %274
  store <2 x double> %275, ptr addrspace(5) %40, align 16
  %276 = load <2 x double>, ptr addrspace(5) %40, align 16
  %277 = extractelement <2 x double> %276, i64 0
  %278 = load <2 x double>, ptr addrspace(5) %40, align 16
  %279 = extractelement <2 x double> %278, i64 0
  %280 = load <2 x double>, ptr addrspace(5) %40, align 16
  %281 = extractelement <2 x double> %280, i64 1
  %282 = load <2 x double>, ptr addrspace(5) %40, align 16
  %283 = extractelement <2 x double> %282, i64 1
  %284 = fmul double %281, %283
  %285 = call double @llvm.fmuladd.f64(double %277, double %279, double %284)
  %286 = fadd double %285, 1.000000e-02
  store double %286, ptr addrspace(5) %41, align 8
  %287 = load <2 x double>, ptr addrspace(5) %40, align 16
  %288 = load double, ptr %272, align 8
  %289 = load double, ptr addrspace(5) %41, align 8
  %290 = load double, ptr addrspace(5) %41, align 8
  %291 = call double @llvm.sqrt.f64(double %290)
  %292 = fmul double %289, %291
  %293 = fdiv double %288, %292
  %294 = insertelement <2 x double> poison, double %293, i64 0
  %295 = shufflevector <2 x double> %294, <2 x double> poison, <2 x i32> zeroinitializer
  %296 = fmul <2 x double> %287, %295
  %297 = fadd <2 x double> %266, %296
  store <2 x double> %297, ptr addrspace(5) %89, align 16
  %298 = load <2 x double>, ptr addrspace(5) %84, align 16
  %299 = load <2 x double>, ptr addrspace(5) %89, align 16
  %300 = load double, ptr %111, align 8
  %301 = fmul double 5.000000e-01, %300
  %302 = insertelement <2 x double> poison, double %301, i64 0
  %303 = shufflevector <2 x double> %302, <2 x double> poison, <2 x i32> zeroinitializer
  %304 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %299, <2 x double> %303, <2 x double> %298)
  store <2 x double> %304, ptr addrspace(5) %90, align 16
  %305 = load <2 x double>, ptr addrspace(5) %83, align 16
  %306 = load <2 x double>, ptr addrspace(5) %88, align 16
  %307 = load double, ptr %111, align 8
  %308 = fmul double 5.000000e-01, %307
  %309 = insertelement <2 x double> poison, double %308, i64 0
  %310 = shufflevector <2 x double> %309, <2 x double> poison, <2 x i32> zeroinitializer
  %311 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %306, <2 x double> %310, <2 x double> %305)
  %312 = addrspacecast ptr addrspace(5) %68 to ptr
  %313 = addrspacecast ptr addrspace(5) %69 to ptr
  %314 = addrspacecast ptr addrspace(5) %70 to ptr
  %315 = addrspacecast ptr addrspace(5) %71 to ptr
  store <2 x double> %311, ptr %313, align 16
  %316 = load <2 x double>, ptr %313, align 16
  store <2 x double> <double -1.000000e+00, double 0.000000e+00>, ptr %314, align 16
  %317 = load <2 x double>, ptr %314, align 16
  %318 = addrspacecast ptr addrspace(5) %18 to ptr
  %319 = addrspacecast ptr addrspace(5) %19 to ptr
  %320 = addrspacecast ptr addrspace(5) %20 to ptr
  %321 = addrspacecast ptr addrspace(5) %21 to ptr
  store <2 x double> %316, ptr %319, align 16
  store <2 x double> %317, ptr %320, align 16
  store double 1.000000e+00, ptr %321, align 8
  %322 = load <2 x double>, ptr %320, align 16
  %323 = load <2 x double>, ptr %319, align 16
  %324 = fsub <2 x double> %322, %323
  store <2 x double> %324, ptr addrspace(5) %22, align 16
  %325 = load <2 x double>, ptr addrspace(5) %22, align 16
  %326 = extractelement <2 x double> %325, i64 0
  %327 = load <2 x double>, ptr addrspace(5) %22, align 16
  %328 = extractelement <2 x double> %327, i64 0
  %329 = load <2 x double>, ptr addrspace(5) %22, align 16
  %330 = extractelement <2 x double> %329, i64 1
  %331 = load <2 x double>, ptr addrspace(5) %22, align 16
  %332 = extractelement <2 x double> %331, i64 1
  %333 = fmul double %330, %332
  %334 = call double @llvm.fmuladd.f64(double %326, double %328, double %333)
  %335 = fadd double %334, 1.000000e-02
  store double %335, ptr addrspace(5) %23, align 8
  %336 = load <2 x double>, ptr addrspace(5) %22, align 16
  %337 = load double, ptr %321, align 8
  %338 = load double, ptr addrspace(5) %23, align 8
  %339 = load double, ptr addrspace(5) %23, align 8
  %340 = call double @llvm.sqrt.f64(double %339)
  %341 = fmul double %338, %340
  %342 = fdiv double %337, %341
  %343 = insertelement <2 x double> poison, double %342, i64 0
  %344 = shufflevector <2 x double> %343, <2 x double> poison, <2 x i32> zeroinitializer
  %345 = fmul <2 x double> %336, %344
  %346 = load <2 x double>, ptr %313, align 16
  store <2 x double> <double 1.000000e+00, double 0.000000e+00>, ptr %315, align 16
  %347 = load <2 x double>, ptr %315, align 16
  %348 = addrspacecast ptr addrspace(5) %24 to ptr
  %349 = addrspacecast ptr addrspace(5) %25 to ptr
  %350 = addrspacecast ptr addrspace(5) %26 to ptr
  %351 = addrspacecast ptr addrspace(5) %27 to ptr
  store <2 x double> %346, ptr %349, align 16
  store <2 x double> %347, ptr %350, align 16
  store double 5.000000e-01, ptr %351, align 8
  %352 = load <2 x double>, ptr %350, align 16
  %353 = load <2 x double>, ptr %349, align 16
  %354 = fsub <2 x double> %352, %353
  store <2 x double> %354, ptr addrspace(5) %28, align 16
  %355 = load <2 x double>, ptr addrspace(5) %28, align 16
  %356 = extractelement <2 x double> %355, i64 0
  %357 = load <2 x double>, ptr addrspace(5) %28, align 16
  %358 = extractelement <2 x double> %357, i64 0
  %359 = load <2 x double>, ptr addrspace(5) %28, align 16
  %360 = extractelement <2 x double> %359, i64 1
  %361 = load <2 x double>, ptr addrspace(5) %28, align 16
  %362 = extractelement <2 x double> %361, i64 1
  %363 = fmul double %360, %362
  %364 = call double @llvm.fmuladd.f64(double %356, double %358, double %363)
  %365 = fadd double %364, 1.000000e-02
  store double %365, ptr addrspace(5) %29, align 8
  %366 = load <2 x double>, ptr addrspace(5) %28, align 16
  %367 = load double, ptr %351, align 8
  %368 = load double, ptr addrspace(5) %29, align 8
  %369 = load double, ptr addrspace(5) %29, align 8
  %370 = call double @llvm.sqrt.f64(double %369)
  %371 = fmul double %368, %370
  %372 = fdiv double %367, %371
  %373 = insertelement <2 x double> poison, double %372, i64 0
  %374 = shufflevector <2 x double> %373, <2 x double> poison, <2 x i32> zeroinitializer
  %375 = fmul <2 x double> %366, %374
  %376 = fadd <2 x double> %345, %375
  store <2 x double> %376, ptr addrspace(5) %91, align 16
  %377 = load <2 x double>, ptr addrspace(5) %84, align 16
  %378 = load <2 x double>, ptr addrspace(5) %91, align 16
  %379 = load double, ptr %111, align 8
  %380 = insertelement <2 x double> poison, double %379, i64 0
  %381 = shufflevector <2 x double> %380, <2 x double> poison, <2 x i32> zeroinitializer
  %382 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %378, <2 x double> %381, <2 x double> %377)
  store <2 x double> %382, ptr addrspace(5) %92, align 16
  %383 = load <2 x double>, ptr addrspace(5) %83, align 16
  %384 = load <2 x double>, ptr addrspace(5) %90, align 16
  %385 = load double, ptr %111, align 8
  %386 = insertelement <2 x double> poison, double %385, i64 0
  %387 = shufflevector <2 x double> %386, <2 x double> poison, <2 x i32> zeroinitializer
  %388 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %384, <2 x double> %387, <2 x double> %383)
  %389 = addrspacecast ptr addrspace(5) %72 to ptr
  %390 = addrspacecast ptr addrspace(5) %73 to ptr
  %391 = addrspacecast ptr addrspace(5) %74 to ptr
  %392 = addrspacecast ptr addrspace(5) %75 to ptr
  store <2 x double> %388, ptr %390, align 16
  %393 = load <2 x double>, ptr %390, align 16
  store <2 x double> <double -1.000000e+00, double 0.000000e+00>, ptr %391, align 16
  %394 = load <2 x double>, ptr %391, align 16
  %395 = addrspacecast ptr addrspace(5) %6 to ptr
  %396 = addrspacecast ptr addrspace(5) %7 to ptr
  %397 = addrspacecast ptr addrspace(5) %8 to ptr
  %398 = addrspacecast ptr addrspace(5) %9 to ptr
  store <2 x double> %393, ptr %396, align 16
  store <2 x double> %394, ptr %397, align 16
  store double 1.000000e+00, ptr %398, align 8
  %399 = load <2 x double>, ptr %397, align 16
  %400 = load <2 x double>, ptr %396, align 16
  %401 = fsub <2 x double> %399, %400
  store <2 x double> %401, ptr addrspace(5) %10, align 16
  %402 = load <2 x double>, ptr addrspace(5) %10, align 16
  %403 = extractelement <2 x double> %402, i64 0
  %404 = load <2 x double>, ptr addrspace(5) %10, align 16
  %405 = extractelement <2 x double> %404, i64 0
  %406 = load <2 x double>, ptr addrspace(5) %10, align 16
  %407 = extractelement <2 x double> %406, i64 1
  %408 = load <2 x double>, ptr addrspace(5) %10, align 16
  %409 = extractelement <2 x double> %408, i64 1
  %410 = fmul double %407, %409
  %411 = call double @llvm.fmuladd.f64(double %403, double %405, double %410)
  %412 = fadd double %411, 1.000000e-02
  store double %412, ptr addrspace(5) %11, align 8
  %413 = load <2 x double>, ptr addrspace(5) %10, align 16
  %414 = load double, ptr %398, align 8
  %415 = load double, ptr addrspace(5) %11, align 8
  %416 = load double, ptr addrspace(5) %11, align 8
  %417 = call double @llvm.sqrt.f64(double %416)
  %418 = fmul double %415, %417
  %419 = fdiv double %414, %418
  %420 = insertelement <2 x double> poison, double %419, i64 0
  %421 = shufflevector <2 x double> %420, <2 x double> poison, <2 x i32> zeroinitializer
  %422 = fmul <2 x double> %413, %421
  %423 = load <2 x double>, ptr %390, align 16
  store <2 x double> <double 1.000000e+00, double 0.000000e+00>, ptr %392, align 16
  %424 = load <2 x double>, ptr %392, align 16
  %425 = addrspacecast ptr addrspace(5) %12 to ptr
  %426 = addrspacecast ptr addrspace(5) %13 to ptr
  %427 = addrspacecast ptr addrspace(5) %14 to ptr
  %428 = addrspacecast ptr addrspace(5) %15 to ptr
  store <2 x double> %423, ptr %426, align 16
  store <2 x double> %424, ptr %427, align 16
  store double 5.000000e-01, ptr %428, align 8
  %429 = load <2 x double>, ptr %427, align 16
  %430 = load <2 x double>, ptr %426, align 16
  %431 = fsub <2 x double> %429, %430
  store <2 x double> %431, ptr addrspace(5) %16, align 16
  %432 = load <2 x double>, ptr addrspace(5) %16, align 16
  %433 = extractelement <2 x double> %432, i64 0
  %434 = load <2 x double>, ptr addrspace(5) %16, align 16
  %435 = extractelement <2 x double> %434, i64 0
  %436 = load <2 x double>, ptr addrspace(5) %16, align 16
  %437 = extractelement <2 x double> %436, i64 1
  %438 = load <2 x double>, ptr addrspace(5) %16, align 16
  %439 = extractelement <2 x double> %438, i64 1
  %440 = fmul double %437, %439
  %441 = call double @llvm.fmuladd.f64(double %433, double %435, double %440)
  %442 = fadd double %441, 1.000000e-02
  store double %442, ptr addrspace(5) %17, align 8
  %443 = load <2 x double>, ptr addrspace(5) %16, align 16
  %444 = load double, ptr %428, align 8
  %445 = load double, ptr addrspace(5) %17, align 8
  %446 = load double, ptr addrspace(5) %17, align 8
  %447 = call double @llvm.sqrt.f64(double %446)
  %448 = fmul double %445, %447
  %449 = fdiv double %444, %448
  %450 = insertelement <2 x double> poison, double %449, i64 0
  %451 = shufflevector <2 x double> %450, <2 x double> poison, <2 x i32> zeroinitializer
  %452 = fmul <2 x double> %443, %451
  %453 = fadd <2 x double> %422, %452
  store <2 x double> %453, ptr addrspace(5) %93, align 16
  %454 = load <2 x double>, ptr addrspace(5) %86, align 16
  %455 = load <2 x double>, ptr addrspace(5) %88, align 16
  %456 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> splat (double 2.000000e+00), <2 x double> %455, <2 x double> %454)
  %457 = load <2 x double>, ptr addrspace(5) %90, align 16
  %458 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> splat (double 2.000000e+00), <2 x double> %457, <2 x double> %456)
  %459 = load <2 x double>, ptr addrspace(5) %92, align 16
  %460 = fadd <2 x double> %458, %459
  %461 = load double, ptr %111, align 8
  %462 = fdiv double %461, 6.000000e+00
  %463 = insertelement <2 x double> poison, double %462, i64 0
  %464 = shufflevector <2 x double> %463, <2 x double> poison, <2 x i32> zeroinitializer
  %465 = load <2 x double>, ptr addrspace(5) %83, align 16
  %466 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %460, <2 x double> %464, <2 x double> %465)
  store <2 x double> %466, ptr addrspace(5) %83, align 16
  %467 = load <2 x double>, ptr addrspace(5) %87, align 16
  %468 = load <2 x double>, ptr addrspace(5) %89, align 16
  %469 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> splat (double 2.000000e+00), <2 x double> %468, <2 x double> %467)
  %470 = load <2 x double>, ptr addrspace(5) %91, align 16
  %471 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> splat (double 2.000000e+00), <2 x double> %470, <2 x double> %469)
  %472 = load <2 x double>, ptr addrspace(5) %93, align 16
  %473 = fadd <2 x double> %471, %472
  %474 = load double, ptr %111, align 8
  %475 = fdiv double %474, 6.000000e+00
  %476 = insertelement <2 x double> poison, double %475, i64 0
  %477 = shufflevector <2 x double> %476, <2 x double> poison, <2 x i32> zeroinitializer
  %478 = load <2 x double>, ptr addrspace(5) %84, align 16
  %479 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %473, <2 x double> %477, <2 x double> %478)
  store <2 x double> %479, ptr addrspace(5) %84, align 16
  %480 = load i32, ptr addrspace(5) %85, align 4
  %481 = add nsw i32 %480, 1
  store i32 %481, ptr addrspace(5) %85, align 4
  br label %147

482:                                              ; preds = %147
  %483 = load <2 x double>, ptr addrspace(5) %83, align 16
  %484 = load ptr addrspace(1), ptr %109, align 8
  %485 = load i32, ptr addrspace(5) %82, align 4
  %486 = sext i32 %485 to i64
  %487 = getelementptr inbounds <2 x double>, ptr addrspace(1) %484, i64 %486
  store <2 x double> %483, ptr addrspace(1) %487, align 16
  %488 = load <2 x double>, ptr addrspace(5) %84, align 16
  %489 = load ptr addrspace(1), ptr %110, align 8
  %490 = load i32, ptr addrspace(5) %82, align 4
  %491 = sext i32 %490 to i64
  %492 = getelementptr inbounds <2 x double>, ptr addrspace(1) %489, i64 %491
  store <2 x double> %488, ptr addrspace(1) %492, align 16
  br label %493

493:                                              ; preds = %135, %482
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_orbit_rk4(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, double noundef %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %6 = alloca <2 x double>, align 16, addrspace(5)
  %7 = alloca <2 x double>, align 16, addrspace(5)
  %8 = alloca <2 x double>, align 16, addrspace(5)
  %9 = alloca double, align 8, addrspace(5)
  %10 = alloca <2 x double>, align 16, addrspace(5)
  %11 = alloca double, align 8, addrspace(5)
  %12 = alloca <2 x double>, align 16, addrspace(5)
  %13 = alloca <2 x double>, align 16, addrspace(5)
  %14 = alloca <2 x double>, align 16, addrspace(5)
  %15 = alloca double, align 8, addrspace(5)
  %16 = alloca <2 x double>, align 16, addrspace(5)
  %17 = alloca double, align 8, addrspace(5)
  %18 = alloca <2 x double>, align 16, addrspace(5)
  %19 = alloca <2 x double>, align 16, addrspace(5)
  %20 = alloca <2 x double>, align 16, addrspace(5)
  %21 = alloca double, align 8, addrspace(5)
  %22 = alloca <2 x double>, align 16, addrspace(5)
  %23 = alloca double, align 8, addrspace(5)
  %24 = alloca <2 x double>, align 16, addrspace(5)
  %25 = alloca <2 x double>, align 16, addrspace(5)
  %26 = alloca <2 x double>, align 16, addrspace(5)
  %27 = alloca double, align 8, addrspace(5)
  %28 = alloca <2 x double>, align 16, addrspace(5)
  %29 = alloca double, align 8, addrspace(5)
  %30 = alloca <2 x double>, align 16, addrspace(5)
  %31 = alloca <2 x double>, align 16, addrspace(5)
  %32 = alloca <2 x double>, align 16, addrspace(5)
  %33 = alloca double, align 8, addrspace(5)
  %34 = alloca <2 x double>, align 16, addrspace(5)
  %35 = alloca double, align 8, addrspace(5)
  %36 = alloca <2 x double>, align 16, addrspace(5)
  %37 = alloca <2 x double>, align 16, addrspace(5)
  %38 = alloca <2 x double>, align 16, addrspace(5)
  %39 = alloca double, align 8, addrspace(5)
  %40 = alloca <2 x double>, align 16, addrspace(5)
  %41 = alloca double, align 8, addrspace(5)
  %42 = alloca <2 x double>, align 16, addrspace(5)
  %43 = alloca <2 x double>, align 16, addrspace(5)
  %44 = alloca <2 x double>, align 16, addrspace(5)
  %45 = alloca double, align 8, addrspace(5)
  %46 = alloca <2 x double>, align 16, addrspace(5)
  %47 = alloca double, align 8, addrspace(5)
  %48 = alloca <2 x double>, align 16, addrspace(5)
  %49 = alloca <2 x double>, align 16, addrspace(5)
  %50 = alloca <2 x double>, align 16, addrspace(5)
  %51 = alloca double, align 8, addrspace(5)
  %52 = alloca <2 x double>, align 16, addrspace(5)
  %53 = alloca double, align 8, addrspace(5)
  %54 = alloca i32, align 4, addrspace(5)
  %55 = alloca i32, align 4, addrspace(5)
  %56 = alloca ptr addrspace(4), align 8, addrspace(5)
  %57 = alloca i32, align 4, addrspace(5)
  %58 = alloca i32, align 4, addrspace(5)
  %59 = alloca i32, align 4, addrspace(5)
  %60 = alloca <2 x double>, align 16, addrspace(5)
  %61 = alloca <2 x double>, align 16, addrspace(5)
  %62 = alloca <2 x double>, align 16, addrspace(5)
  %63 = alloca <2 x double>, align 16, addrspace(5)
  %64 = alloca <2 x double>, align 16, addrspace(5)
  %65 = alloca <2 x double>, align 16, addrspace(5)
  %66 = alloca <2 x double>, align 16, addrspace(5)
  %67 = alloca <2 x double>, align 16, addrspace(5)
  %68 = alloca <2 x double>, align 16, addrspace(5)
  %69 = alloca <2 x double>, align 16, addrspace(5)
  %70 = alloca <2 x double>, align 16, addrspace(5)
  %71 = alloca <2 x double>, align 16, addrspace(5)
  %72 = alloca <2 x double>, align 16, addrspace(5)
  %73 = alloca <2 x double>, align 16, addrspace(5)
  %74 = alloca <2 x double>, align 16, addrspace(5)
  %75 = alloca <2 x double>, align 16, addrspace(5)
  %76 = alloca i32, align 4, addrspace(5)
  %77 = alloca ptr addrspace(1), align 8, addrspace(5)
  %78 = alloca ptr addrspace(1), align 8, addrspace(5)
  %79 = alloca double, align 8, addrspace(5)
  %80 = alloca i32, align 4, addrspace(5)
  %81 = alloca i32, align 4, addrspace(5)
  %82 = alloca i32, align 4, addrspace(5)
  %83 = alloca <2 x double>, align 16, addrspace(5)
  %84 = alloca <2 x double>, align 16, addrspace(5)
  %85 = alloca i32, align 4, addrspace(5)
  %86 = alloca <2 x double>, align 16, addrspace(5)
  %87 = alloca <2 x double>, align 16, addrspace(5)
  %88 = alloca <2 x double>, align 16, addrspace(5)
  %89 = alloca <2 x double>, align 16, addrspace(5)
  %90 = alloca <2 x double>, align 16, addrspace(5)
  %91 = alloca <2 x double>, align 16, addrspace(5)
  %92 = alloca <2 x double>, align 16, addrspace(5)
  %93 = alloca <2 x double>, align 16, addrspace(5)
  %94 = addrspacecast ptr addrspace(5) %77 to ptr
  %95 = addrspacecast ptr addrspace(5) %78 to ptr
  %96 = addrspacecast ptr addrspace(5) %79 to ptr
  %97 = addrspacecast ptr addrspace(5) %80 to ptr
  %98 = addrspacecast ptr addrspace(5) %81 to ptr
  store ptr addrspace(1) %0, ptr %94, align 8
  store ptr addrspace(1) %1, ptr %95, align 8
  store double %2, ptr %96, align 8
  store i32 %3, ptr %97, align 4
  store i32 %4, ptr %98, align 4
  %99 = addrspacecast ptr addrspace(5) %76 to ptr
  %100 = addrspacecast ptr addrspace(5) %59 to ptr
  %101 = call i32 @llvm.amdgcn.workgroup.id.x()
  %102 = addrspacecast ptr addrspace(5) %58 to ptr
  %103 = addrspacecast ptr addrspace(5) %54 to ptr
  %104 = addrspacecast ptr addrspace(5) %55 to ptr
  store i32 4, ptr %104, align 4
  %105 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %105, ptr addrspace(5) %56, align 8
  %106 = load ptr addrspace(4), ptr addrspace(5) %56, align 8
  %107 = load i32, ptr %104, align 4
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw i8, ptr addrspace(4) %106, i64 %108
  %110 = load i16, ptr addrspace(4) %109, align 2
  %111 = zext i16 %110 to i32
  %112 = mul i32 %101, %111
  %113 = addrspacecast ptr addrspace(5) %57 to ptr
  %114 = call i32 @llvm.amdgcn.workitem.id.x()
  %115 = add i32 %112, %114
  %116 = zext i32 %115 to i64
  %117 = trunc i64 %116 to i32
  store i32 %117, ptr addrspace(5) %82, align 4
  %118 = load i32, ptr addrspace(5) %82, align 4
  %119 = load i32, ptr %98, align 4
  %120 = icmp sge i32 %118, %119
  br i1 %120, label %121, label %122

121:                                              ; preds = %5
  br label %480

122:                                              ; preds = %5
  %123 = load ptr addrspace(1), ptr %94, align 8
  %124 = load i32, ptr addrspace(5) %82, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds <2 x double>, ptr addrspace(1) %123, i64 %125
  %127 = load <2 x double>, ptr addrspace(1) %126, align 16
  store <2 x double> %127, ptr addrspace(5) %83, align 16
  %128 = load ptr addrspace(1), ptr %95, align 8
  %129 = load i32, ptr addrspace(5) %82, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds <2 x double>, ptr addrspace(1) %128, i64 %130
  %132 = load <2 x double>, ptr addrspace(1) %131, align 16
  store <2 x double> %132, ptr addrspace(5) %84, align 16
  store i32 0, ptr addrspace(5) %85, align 4
  br label %133

133:                                              ; preds = %466, %122
  %134 = load i32, ptr addrspace(5) %85, align 4
  %135 = load i32, ptr %97, align 4
  %136 = icmp slt i32 %134, %135
  br i1 %136, label %137, label %469

137:                                              ; preds = %133
  %138 = load <2 x double>, ptr addrspace(5) %84, align 16
  store <2 x double> %138, ptr addrspace(5) %86, align 16
  %139 = load <2 x double>, ptr addrspace(5) %83, align 16
  %140 = addrspacecast ptr addrspace(5) %60 to ptr
  %141 = addrspacecast ptr addrspace(5) %61 to ptr
  %142 = addrspacecast ptr addrspace(5) %62 to ptr
  %143 = addrspacecast ptr addrspace(5) %63 to ptr
  store <2 x double> %139, ptr %141, align 16
  %144 = load <2 x double>, ptr %141, align 16
  store <2 x double> <double -1.000000e+00, double 0.000000e+00>, ptr %142, align 16
  %145 = load <2 x double>, ptr %142, align 16
  %146 = addrspacecast ptr addrspace(5) %42 to ptr
  %147 = addrspacecast ptr addrspace(5) %43 to ptr
  %148 = addrspacecast ptr addrspace(5) %44 to ptr
  %149 = addrspacecast ptr addrspace(5) %45 to ptr
  store <2 x double> %144, ptr %147, align 16
  store <2 x double> %145, ptr %148, align 16
  store double 1.000000e+00, ptr %149, align 8
  %150 = load <2 x double>, ptr %148, align 16
  %151 = load <2 x double>, ptr %147, align 16
  %152 = fsub <2 x double> %150, %151
  store <2 x double> %152, ptr addrspace(5) %46, align 16
  %153 = load <2 x double>, ptr addrspace(5) %46, align 16
  %154 = extractelement <2 x double> %153, i64 0
  %155 = load <2 x double>, ptr addrspace(5) %46, align 16
  %156 = extractelement <2 x double> %155, i64 0
  %157 = load <2 x double>, ptr addrspace(5) %46, align 16
  %158 = extractelement <2 x double> %157, i64 1
  %159 = load <2 x double>, ptr addrspace(5) %46, align 16
  %160 = extractelement <2 x double> %159, i64 1
  %161 = fmul double %158, %160
  %162 = call double @llvm.fmuladd.f64(double %154, double %156, double %161)
  %163 = fadd double %162, 1.000000e-02
  store double %163, ptr addrspace(5) %47, align 8
  %164 = load <2 x double>, ptr addrspace(5) %46, align 16
  %165 = load double, ptr %149, align 8
  %166 = load double, ptr addrspace(5) %47, align 8
  %167 = load double, ptr addrspace(5) %47, align 8
  %168 = call double @llvm.sqrt.f64(double %167)
  %169 = fmul double %166, %168
  %170 = fdiv double %165, %169
  %171 = insertelement <2 x double> poison, double %170, i64 0
  %172 = shufflevector <2 x double> %171, <2 x double> poison, <2 x i32> zeroinitializer
  %173 = fmul <2 x double> %164, %172
  %174 = load <2 x double>, ptr %141, align 16
  store <2 x double> <double 1.000000e+00, double 0.000000e+00>, ptr %143, align 16
  %175 = load <2 x double>, ptr %143, align 16
  %176 = addrspacecast ptr addrspace(5) %48 to ptr
  %177 = addrspacecast ptr addrspace(5) %49 to ptr
  %178 = addrspacecast ptr addrspace(5) %50 to ptr
  %179 = addrspacecast ptr addrspace(5) %51 to ptr
  store <2 x double> %174, ptr %177, align 16
  store <2 x double> %175, ptr %178, align 16
  store double 5.000000e-01, ptr %179, align 8
  %180 = load <2 x double>, ptr %178, align 16
  %181 = load <2 x double>, ptr %177, align 16
  %182 = fsub <2 x double> %180, %181
  store <2 x double> %182, ptr addrspace(5) %52, align 16
  %183 = load <2 x double>, ptr addrspace(5) %52, align 16
  %184 = extractelement <2 x double> %183, i64 0
  %185 = load <2 x double>, ptr addrspace(5) %52, align 16
  %186 = extractelement <2 x double> %185, i64 0
  %187 = load <2 x double>, ptr addrspace(5) %52, align 16
  %188 = extractelement <2 x double> %187, i64 1
  %189 = load <2 x double>, ptr addrspace(5) %52, align 16
  %190 = extractelement <2 x double> %189, i64 1
  %191 = fmul double %188, %190
  %192 = call double @llvm.fmuladd.f64(double %184, double %186, double %191)
  %193 = fadd double %192, 1.000000e-02
  store double %193, ptr addrspace(5) %53, align 8
  %194 = load <2 x double>, ptr addrspace(5) %52, align 16
  %195 = load double, ptr %179, align 8
  %196 = load double, ptr addrspace(5) %53, align 8
  %197 = load double, ptr addrspace(5) %53, align 8
  %198 = call double @llvm.sqrt.f64(double %197)
  %199 = fmul double %196, %198
  %200 = fdiv double %195, %199
  %201 = insertelement <2 x double> poison, double %200, i64 0
  %202 = shufflevector <2 x double> %201, <2 x double> poison, <2 x i32> zeroinitializer
  %203 = fmul <2 x double> %194, %202
  %204 = fadd <2 x double> %173, %203
  store <2 x double> %204, ptr addrspace(5) %87, align 16
  %205 = load <2 x double>, ptr addrspace(5) %84, align 16
  %206 = load <2 x double>, ptr addrspace(5) %87, align 16
  %207 = load double, ptr %96, align 8
  %208 = fmul double 5.000000e-01, %207
  %209 = insertelement <2 x double> poison, double %208, i64 0
  %210 = shufflevector <2 x double> %209, <2 x double> poison, <2 x i32> zeroinitializer
  %211 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %206, <2 x double> %210, <2 x double> %205)
  store <2 x double> %211, ptr addrspace(5) %88, align 16
  %212 = load <2 x double>, ptr addrspace(5) %83, align 16
  %213 = load <2 x double>, ptr addrspace(5) %86, align 16
  %214 = load double, ptr %96, align 8
  %215 = fmul double 5.000000e-01, %214
  %216 = insertelement <2 x double> poison, double %215, i64 0
  %217 = shufflevector <2 x double> %216, <2 x double> poison, <2 x i32> zeroinitializer
  %218 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %213, <2 x double> %217, <2 x double> %212)
  %219 = addrspacecast ptr addrspace(5) %64 to ptr
  %220 = addrspacecast ptr addrspace(5) %65 to ptr
  %221 = addrspacecast ptr addrspace(5) %66 to ptr
  %222 = addrspacecast ptr addrspace(5) %67 to ptr
  store <2 x double> %218, ptr %220, align 16
  %223 = load <2 x double>, ptr %220, align 16
  store <2 x double> <double -1.000000e+00, double 0.000000e+00>, ptr %221, align 16
  %224 = load <2 x double>, ptr %221, align 16
  %225 = addrspacecast ptr addrspace(5) %30 to ptr
  %226 = addrspacecast ptr addrspace(5) %31 to ptr
  %227 = addrspacecast ptr addrspace(5) %32 to ptr
  %228 = addrspacecast ptr addrspace(5) %33 to ptr
  store <2 x double> %223, ptr %226, align 16
  store <2 x double> %224, ptr %227, align 16
  store double 1.000000e+00, ptr %228, align 8
  %229 = load <2 x double>, ptr %227, align 16
  %230 = load <2 x double>, ptr %226, align 16
  %231 = fsub <2 x double> %229, %230
  store <2 x double> %231, ptr addrspace(5) %34, align 16
  %232 = load <2 x double>, ptr addrspace(5) %34, align 16
  %233 = extractelement <2 x double> %232, i64 0
  %234 = load <2 x double>, ptr addrspace(5) %34, align 16
  %235 = extractelement <2 x double> %234, i64 0
  %236 = load <2 x double>, ptr addrspace(5) %34, align 16
  %237 = extractelement <2 x double> %236, i64 1
  %238 = load <2 x double>, ptr addrspace(5) %34, align 16
  %239 = extractelement <2 x double> %238, i64 1
  %240 = fmul double %237, %239
  %241 = call double @llvm.fmuladd.f64(double %233, double %235, double %240)
  %242 = fadd double %241, 1.000000e-02
  store double %242, ptr addrspace(5) %35, align 8
  %243 = load <2 x double>, ptr addrspace(5) %34, align 16
  %244 = load double, ptr %228, align 8
  %245 = load double, ptr addrspace(5) %35, align 8
  %246 = load double, ptr addrspace(5) %35, align 8
  %247 = call double @llvm.sqrt.f64(double %246)
  %248 = fmul double %245, %247
  %249 = fdiv double %244, %248
  %250 = insertelement <2 x double> poison, double %249, i64 0
  %251 = shufflevector <2 x double> %250, <2 x double> poison, <2 x i32> zeroinitializer
  %252 = fmul <2 x double> %243, %251
  %253 = load <2 x double>, ptr %220, align 16
  store <2 x double> <double 1.000000e+00, double 0.000000e+00>, ptr %222, align 16
  %254 = load <2 x double>, ptr %222, align 16
  %255 = addrspacecast ptr addrspace(5) %36 to ptr
  %256 = addrspacecast ptr addrspace(5) %37 to ptr
  %257 = addrspacecast ptr addrspace(5) %38 to ptr
  %258 = addrspacecast ptr addrspace(5) %39 to ptr
  store <2 x double> %253, ptr %256, align 16
  store <2 x double> %254, ptr %257, align 16
  store double 5.000000e-01, ptr %258, align 8
  %259 = load <2 x double>, ptr %257, align 16
  %260 = load <2 x double>, ptr %256, align 16
  %261 = fsub <2 x double> %259, %260
  store <2 x double> %261, ptr addrspace(5) %40, align 16
  %262 = load <2 x double>, ptr addrspace(5) %40, align 16
  %263 = extractelement <2 x double> %262, i64 0
  %264 = load <2 x double>, ptr addrspace(5) %40, align 16
  %265 = extractelement <2 x double> %264, i64 0
  %266 = load <2 x double>, ptr addrspace(5) %40, align 16
  %267 = extractelement <2 x double> %266, i64 1
  %268 = load <2 x double>, ptr addrspace(5) %40, align 16
  %269 = extractelement <2 x double> %268, i64 1
  %270 = fmul double %267, %269
  %271 = call double @llvm.fmuladd.f64(double %263, double %265, double %270)
  %272 = fadd double %271, 1.000000e-02
  store double %272, ptr addrspace(5) %41, align 8
  %273 = load <2 x double>, ptr addrspace(5) %40, align 16
  %274 = load double, ptr %258, align 8
  %275 = load double, ptr addrspace(5) %41, align 8
  %276 = load double, ptr addrspace(5) %41, align 8
  %277 = call double @llvm.sqrt.f64(double %276)
  %278 = fmul double %275, %277
  %279 = fdiv double %274, %278
  %280 = insertelement <2 x double> poison, double %279, i64 0
  %281 = shufflevector <2 x double> %280, <2 x double> poison, <2 x i32> zeroinitializer
  %282 = fmul <2 x double> %273, %281
  %283 = fadd <2 x double> %252, %282
  store <2 x double> %283, ptr addrspace(5) %89, align 16
  %284 = load <2 x double>, ptr addrspace(5) %84, align 16
  %285 = load <2 x double>, ptr addrspace(5) %89, align 16
  %286 = load double, ptr %96, align 8
  %287 = fmul double 5.000000e-01, %286
  %288 = insertelement <2 x double> poison, double %287, i64 0
  %289 = shufflevector <2 x double> %288, <2 x double> poison, <2 x i32> zeroinitializer
  %290 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %285, <2 x double> %289, <2 x double> %284)
  store <2 x double> %290, ptr addrspace(5) %90, align 16
  %291 = load <2 x double>, ptr addrspace(5) %83, align 16
  %292 = load <2 x double>, ptr addrspace(5) %88, align 16
  %293 = load double, ptr %96, align 8
  %294 = fmul double 5.000000e-01, %293
  %295 = insertelement <2 x double> poison, double %294, i64 0
  %296 = shufflevector <2 x double> %295, <2 x double> poison, <2 x i32> zeroinitializer
  %297 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %292, <2 x double> %296, <2 x double> %291)
  %298 = addrspacecast ptr addrspace(5) %68 to ptr
  %299 = addrspacecast ptr addrspace(5) %69 to ptr
  %300 = addrspacecast ptr addrspace(5) %70 to ptr
  %301 = addrspacecast ptr addrspace(5) %71 to ptr
  store <2 x double> %297, ptr %299, align 16
  %302 = load <2 x double>, ptr %299, align 16
  store <2 x double> <double -1.000000e+00, double 0.000000e+00>, ptr %300, align 16
  %303 = load <2 x double>, ptr %300, align 16
  %304 = addrspacecast ptr addrspace(5) %18 to ptr
  %305 = addrspacecast ptr addrspace(5) %19 to ptr
  %306 = addrspacecast ptr addrspace(5) %20 to ptr
  %307 = addrspacecast ptr addrspace(5) %21 to ptr
  store <2 x double> %302, ptr %305, align 16
  store <2 x double> %303, ptr %306, align 16
  store double 1.000000e+00, ptr %307, align 8
  %308 = load <2 x double>, ptr %306, align 16
  %309 = load <2 x double>, ptr %305, align 16
  %310 = fsub <2 x double> %308, %309
  store <2 x double> %310, ptr addrspace(5) %22, align 16
  %311 = load <2 x double>, ptr addrspace(5) %22, align 16
  %312 = extractelement <2 x double> %311, i64 0
  %313 = load <2 x double>, ptr addrspace(5) %22, align 16
  %314 = extractelement <2 x double> %313, i64 0
  %315 = load <2 x double>, ptr addrspace(5) %22, align 16
  %316 = extractelement <2 x double> %315, i64 1
  %317 = load <2 x double>, ptr addrspace(5) %22, align 16
  %318 = extractelement <2 x double> %317, i64 1
  %319 = fmul double %316, %318
  %320 = call double @llvm.fmuladd.f64(double %312, double %314, double %319)
  %321 = fadd double %320, 1.000000e-02
  store double %321, ptr addrspace(5) %23, align 8
  %322 = load <2 x double>, ptr addrspace(5) %22, align 16
  %323 = load double, ptr %307, align 8
  %324 = load double, ptr addrspace(5) %23, align 8
  %325 = load double, ptr addrspace(5) %23, align 8
  %326 = call double @llvm.sqrt.f64(double %325)
  %327 = fmul double %324, %326
  %328 = fdiv double %323, %327
  %329 = insertelement <2 x double> poison, double %328, i64 0
  %330 = shufflevector <2 x double> %329, <2 x double> poison, <2 x i32> zeroinitializer
  %331 = fmul <2 x double> %322, %330
  %332 = load <2 x double>, ptr %299, align 16
  store <2 x double> <double 1.000000e+00, double 0.000000e+00>, ptr %301, align 16
  %333 = load <2 x double>, ptr %301, align 16
  %334 = addrspacecast ptr addrspace(5) %24 to ptr
  %335 = addrspacecast ptr addrspace(5) %25 to ptr
  %336 = addrspacecast ptr addrspace(5) %26 to ptr
  %337 = addrspacecast ptr addrspace(5) %27 to ptr
  store <2 x double> %332, ptr %335, align 16
  store <2 x double> %333, ptr %336, align 16
  store double 5.000000e-01, ptr %337, align 8
  %338 = load <2 x double>, ptr %336, align 16
  %339 = load <2 x double>, ptr %335, align 16
  %340 = fsub <2 x double> %338, %339
  store <2 x double> %340, ptr addrspace(5) %28, align 16
  %341 = load <2 x double>, ptr addrspace(5) %28, align 16
  %342 = extractelement <2 x double> %341, i64 0
  %343 = load <2 x double>, ptr addrspace(5) %28, align 16
  %344 = extractelement <2 x double> %343, i64 0
  %345 = load <2 x double>, ptr addrspace(5) %28, align 16
  %346 = extractelement <2 x double> %345, i64 1
  %347 = load <2 x double>, ptr addrspace(5) %28, align 16
  %348 = extractelement <2 x double> %347, i64 1
  %349 = fmul double %346, %348
  %350 = call double @llvm.fmuladd.f64(double %342, double %344, double %349)
  %351 = fadd double %350, 1.000000e-02
  store double %351, ptr addrspace(5) %29, align 8
  %352 = load <2 x double>, ptr addrspace(5) %28, align 16
  %353 = load double, ptr %337, align 8
  %354 = load double, ptr addrspace(5) %29, align 8
  %355 = load double, ptr addrspace(5) %29, align 8
  %356 = call double @llvm.sqrt.f64(double %355)
  %357 = fmul double %354, %356
  %358 = fdiv double %353, %357
  %359 = insertelement <2 x double> poison, double %358, i64 0
  %360 = shufflevector <2 x double> %359, <2 x double> poison, <2 x i32> zeroinitializer
  %361 = fmul <2 x double> %352, %360
  %362 = fadd <2 x double> %331, %361
  store <2 x double> %362, ptr addrspace(5) %91, align 16
  %363 = load <2 x double>, ptr addrspace(5) %84, align 16
  %364 = load <2 x double>, ptr addrspace(5) %91, align 16
  %365 = load double, ptr %96, align 8
  %366 = insertelement <2 x double> poison, double %365, i64 0
  %367 = shufflevector <2 x double> %366, <2 x double> poison, <2 x i32> zeroinitializer
  %368 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %364, <2 x double> %367, <2 x double> %363)
  store <2 x double> %368, ptr addrspace(5) %92, align 16
  %369 = load <2 x double>, ptr addrspace(5) %83, align 16
  %370 = load <2 x double>, ptr addrspace(5) %90, align 16
  %371 = load double, ptr %96, align 8
  %372 = insertelement <2 x double> poison, double %371, i64 0
  %373 = shufflevector <2 x double> %372, <2 x double> poison, <2 x i32> zeroinitializer
  %374 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %370, <2 x double> %373, <2 x double> %369)
  %375 = addrspacecast ptr addrspace(5) %72 to ptr
  %376 = addrspacecast ptr addrspace(5) %73 to ptr
  %377 = addrspacecast ptr addrspace(5) %74 to ptr
  %378 = addrspacecast ptr addrspace(5) %75 to ptr
  store <2 x double> %374, ptr %376, align 16
  %379 = load <2 x double>, ptr %376, align 16
  store <2 x double> <double -1.000000e+00, double 0.000000e+00>, ptr %377, align 16
  %380 = load <2 x double>, ptr %377, align 16
  %381 = addrspacecast ptr addrspace(5) %6 to ptr
  %382 = addrspacecast ptr addrspace(5) %7 to ptr
  %383 = addrspacecast ptr addrspace(5) %8 to ptr
  %384 = addrspacecast ptr addrspace(5) %9 to ptr
  store <2 x double> %379, ptr %382, align 16
  store <2 x double> %380, ptr %383, align 16
  store double 1.000000e+00, ptr %384, align 8
  %385 = load <2 x double>, ptr %383, align 16
  %386 = load <2 x double>, ptr %382, align 16
  %387 = fsub <2 x double> %385, %386
  store <2 x double> %387, ptr addrspace(5) %10, align 16
  %388 = load <2 x double>, ptr addrspace(5) %10, align 16
  %389 = extractelement <2 x double> %388, i64 0
  %390 = load <2 x double>, ptr addrspace(5) %10, align 16
  %391 = extractelement <2 x double> %390, i64 0
  %392 = load <2 x double>, ptr addrspace(5) %10, align 16
  %393 = extractelement <2 x double> %392, i64 1
  %394 = load <2 x double>, ptr addrspace(5) %10, align 16
  %395 = extractelement <2 x double> %394, i64 1
  %396 = fmul double %393, %395
  %397 = call double @llvm.fmuladd.f64(double %389, double %391, double %396)
  %398 = fadd double %397, 1.000000e-02
  store double %398, ptr addrspace(5) %11, align 8
  %399 = load <2 x double>, ptr addrspace(5) %10, align 16
  %400 = load double, ptr %384, align 8
  %401 = load double, ptr addrspace(5) %11, align 8
  %402 = load double, ptr addrspace(5) %11, align 8
  %403 = call double @llvm.sqrt.f64(double %402)
  %404 = fmul double %401, %403
  %405 = fdiv double %400, %404
  %406 = insertelement <2 x double> poison, double %405, i64 0
  %407 = shufflevector <2 x double> %406, <2 x double> poison, <2 x i32> zeroinitializer
  %408 = fmul <2 x double> %399, %407
  %409 = load <2 x double>, ptr %376, align 16
  store <2 x double> <double 1.000000e+00, double 0.000000e+00>, ptr %378, align 16
  %410 = load <2 x double>, ptr %378, align 16
  %411 = addrspacecast ptr addrspace(5) %12 to ptr
  %412 = addrspacecast ptr addrspace(5) %13 to ptr
  %413 = addrspacecast ptr addrspace(5) %14 to ptr
  %414 = addrspacecast ptr addrspace(5) %15 to ptr
  store <2 x double> %409, ptr %412, align 16
  store <2 x double> %410, ptr %413, align 16
  store double 5.000000e-01, ptr %414, align 8
  %415 = load <2 x double>, ptr %413, align 16
  %416 = load <2 x double>, ptr %412, align 16
  %417 = fsub <2 x double> %415, %416
  store <2 x double> %417, ptr addrspace(5) %16, align 16
  %418 = load <2 x double>, ptr addrspace(5) %16, align 16
  %419 = extractelement <2 x double> %418, i64 0
  %420 = load <2 x double>, ptr addrspace(5) %16, align 16
  %421 = extractelement <2 x double> %420, i64 0
  %422 = load <2 x double>, ptr addrspace(5) %16, align 16
  %423 = extractelement <2 x double> %422, i64 1
  %424 = load <2 x double>, ptr addrspace(5) %16, align 16
  %425 = extractelement <2 x double> %424, i64 1
  %426 = fmul double %423, %425
  %427 = call double @llvm.fmuladd.f64(double %419, double %421, double %426)
  %428 = fadd double %427, 1.000000e-02
  store double %428, ptr addrspace(5) %17, align 8
  %429 = load <2 x double>, ptr addrspace(5) %16, align 16
  %430 = load double, ptr %414, align 8
  %431 = load double, ptr addrspace(5) %17, align 8
  %432 = load double, ptr addrspace(5) %17, align 8
  %433 = call double @llvm.sqrt.f64(double %432)
  %434 = fmul double %431, %433
  %435 = fdiv double %430, %434
  %436 = insertelement <2 x double> poison, double %435, i64 0
  %437 = shufflevector <2 x double> %436, <2 x double> poison, <2 x i32> zeroinitializer
  %438 = fmul <2 x double> %429, %437
  %439 = fadd <2 x double> %408, %438
  store <2 x double> %439, ptr addrspace(5) %93, align 16
  %440 = load <2 x double>, ptr addrspace(5) %86, align 16
  %441 = load <2 x double>, ptr addrspace(5) %88, align 16
  %442 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> splat (double 2.000000e+00), <2 x double> %441, <2 x double> %440)
  %443 = load <2 x double>, ptr addrspace(5) %90, align 16
  %444 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> splat (double 2.000000e+00), <2 x double> %443, <2 x double> %442)
  %445 = load <2 x double>, ptr addrspace(5) %92, align 16
  %446 = fadd <2 x double> %444, %445
  %447 = load double, ptr %96, align 8
  %448 = fdiv double %447, 6.000000e+00
  %449 = insertelement <2 x double> poison, double %448, i64 0
  %450 = shufflevector <2 x double> %449, <2 x double> poison, <2 x i32> zeroinitializer
  %451 = load <2 x double>, ptr addrspace(5) %83, align 16
  %452 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %446, <2 x double> %450, <2 x double> %451)
  store <2 x double> %452, ptr addrspace(5) %83, align 16
  %453 = load <2 x double>, ptr addrspace(5) %87, align 16
  %454 = load <2 x double>, ptr addrspace(5) %89, align 16
  %455 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> splat (double 2.000000e+00), <2 x double> %454, <2 x double> %453)
  %456 = load <2 x double>, ptr addrspace(5) %91, align 16
  %457 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> splat (double 2.000000e+00), <2 x double> %456, <2 x double> %455)
  %458 = load <2 x double>, ptr addrspace(5) %93, align 16
  %459 = fadd <2 x double> %457, %458
  %460 = load double, ptr %96, align 8
  %461 = fdiv double %460, 6.000000e+00
  %462 = insertelement <2 x double> poison, double %461, i64 0
  %463 = shufflevector <2 x double> %462, <2 x double> poison, <2 x i32> zeroinitializer
  %464 = load <2 x double>, ptr addrspace(5) %84, align 16
  %465 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %459, <2 x double> %463, <2 x double> %464)
  store <2 x double> %465, ptr addrspace(5) %84, align 16
  br label %466

466:                                              ; preds = %137
  %467 = load i32, ptr addrspace(5) %85, align 4
  %468 = add nsw i32 %467, 1
  store i32 %468, ptr addrspace(5) %85, align 4
  br label %133

469:                                              ; preds = %133
  %470 = load <2 x double>, ptr addrspace(5) %83, align 16
  %471 = load ptr addrspace(1), ptr %94, align 8
  %472 = load i32, ptr addrspace(5) %82, align 4
  %473 = sext i32 %472 to i64
  %474 = getelementptr inbounds <2 x double>, ptr addrspace(1) %471, i64 %473
  store <2 x double> %470, ptr addrspace(1) %474, align 16
  %475 = load <2 x double>, ptr addrspace(5) %84, align 16
  %476 = load ptr addrspace(1), ptr %95, align 8
  %477 = load i32, ptr addrspace(5) %82, align 4
  %478 = sext i32 %477 to i64
  %479 = getelementptr inbounds <2 x double>, ptr addrspace(1) %476, i64 %478
  store <2 x double> %475, ptr addrspace(1) %479, align 16
  br label %480

480:                                              ; preds = %469, %121
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #2

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
!6 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none"}
!8 = !{!"double2*", !"double2*", !"double", !"int", !"int"}
!9 = !{!"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"double", !"int", !"int"}
!10 = !{!"", !"", !"", !"", !""}
