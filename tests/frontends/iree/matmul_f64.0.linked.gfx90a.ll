; ModuleID = 'f_dispatch_0'
source_filename = "f_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@__shared_memory___0 = private addrspace(3) global [32 x [65 x double]] undef, align 16
@__shared_memory__ = private addrspace(3) global [64 x [33 x double]] undef, align 16

; Function Attrs: alwaysinline
define amdgpu_kernel void @f_dispatch_0_matmul_64x64x64_f64(ptr addrspace(1) noalias noundef nonnull readonly align 16 %0, ptr addrspace(1) noalias noundef nonnull readonly align 16 %1, ptr addrspace(1) noalias noundef nonnull align 16 %2) #0 !reqd_work_group_size !1 {
  %4 = call range(i32 0, 256) i32 @llvm.amdgcn.workitem.id.x()
  %5 = sext i32 %4 to i64
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %6 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %0, i16 0, i32 32768, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %7 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %1, i16 0, i32 32768, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %2, i64 64) ]
  %8 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %2, i16 0, i32 32768, i32 159744)
  %9 = trunc i64 %5 to i32
  %10 = udiv i32 %9, 64
  %11 = urem i32 %9, 64
  %12 = udiv i32 %11, 16
  %13 = zext i32 %12 to i64
  %14 = urem i32 %11, 16
  %15 = zext i32 %14 to i64
  %16 = udiv i32 %9, 16
  %17 = zext i32 %16 to i64
  %18 = urem i32 %9, 16
  %19 = add nsw i32 %9, 256
  %20 = udiv i32 %19, 16
  %21 = zext i32 %20 to i64
  %22 = urem i32 %19, 16
  %23 = add nsw i32 %9, 512
  %24 = udiv i32 %23, 16
  %25 = zext i32 %24 to i64
  %26 = urem i32 %23, 16
  %27 = add nsw i32 %9, 768
  %28 = udiv i32 %27, 16
  %29 = zext i32 %28 to i64
  %30 = urem i32 %27, 16
  %31 = udiv i32 %9, 32
  %32 = zext i32 %31 to i64
  %33 = urem i32 %9, 32
  %34 = udiv i32 %19, 32
  %35 = zext i32 %34 to i64
  %36 = urem i32 %19, 32
  %37 = udiv i32 %23, 32
  %38 = zext i32 %37 to i64
  %39 = urem i32 %23, 32
  %40 = udiv i32 %27, 32
  %41 = zext i32 %40 to i64
  %42 = urem i32 %27, 32
  %43 = mul nsw i32 %18, 2
  %44 = zext i32 %43 to i64
  %45 = mul nsw i32 %22, 2
  %46 = zext i32 %45 to i64
  %47 = mul nsw i32 %26, 2
  %48 = zext i32 %47 to i64
  %49 = mul nsw i32 %30, 2
  %50 = zext i32 %49 to i64
  %51 = mul nsw i32 %33, 2
  %52 = zext i32 %51 to i64
  %53 = mul nsw i32 %36, 2
  %54 = zext i32 %53 to i64
  %55 = mul nsw i32 %39, 2
  %56 = zext i32 %55 to i64
  %57 = mul nsw i32 %42, 2
  %58 = zext i32 %57 to i64
  %59 = add nsw i32 %12, 4
  %60 = zext i32 %59 to i64
  %61 = add nsw i32 %12, 8
  %62 = zext i32 %61 to i64
  %63 = add nsw i32 %12, 12
  %64 = zext i32 %63 to i64
  %65 = add nsw i32 %12, 16
  %66 = zext i32 %65 to i64
  %67 = add nsw i32 %12, 20
  %68 = zext i32 %67 to i64
  %69 = add nsw i32 %12, 24
  %70 = zext i32 %69 to i64
  %71 = add nsw i32 %12, 28
  %72 = zext i32 %71 to i64
  %73 = add nsw i32 %14, 16
  %74 = zext i32 %73 to i64
  %75 = add nsw i32 %14, 32
  %76 = zext i32 %75 to i64
  %77 = add nsw i32 %14, 48
  %78 = zext i32 %77 to i64
  %79 = mul nsw i32 %10, 16
  %80 = add nsw i32 %79, %14
  %81 = zext i32 %80 to i64
  br label %82

82:                                               ; preds = %89, %3
  %83 = phi i32 [ %395, %89 ], [ 0, %3 ]
  %84 = phi <4 x double> [ %394, %89 ], [ zeroinitializer, %3 ]
  %85 = phi <4 x double> [ %392, %89 ], [ zeroinitializer, %3 ]
  %86 = phi <4 x double> [ %390, %89 ], [ zeroinitializer, %3 ]
  %87 = phi <4 x double> [ %388, %89 ], [ zeroinitializer, %3 ]
  %88 = icmp slt i32 %83, 16
  br i1 %88, label %89, label %396

89:                                               ; preds = %82
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %90 = mul nsw i32 %83, 4
  %91 = add i32 %43, %90
  %92 = zext i32 %91 to i64
  %93 = add i32 %45, %90
  %94 = zext i32 %93 to i64
  %95 = mul i64 %17, 64
  %96 = add i64 %95, %92
  %97 = getelementptr double, ptr addrspace(7) %6, i64 %96
  %98 = load <2 x double>, ptr addrspace(7) %97, align 8
  %99 = add i32 %47, %90
  %100 = zext i32 %99 to i64
  %101 = mul i64 %21, 64
  %102 = add i64 %101, %94
  %103 = getelementptr double, ptr addrspace(7) %6, i64 %102
  %104 = load <2 x double>, ptr addrspace(7) %103, align 8
  %105 = add i32 %49, %90
  %106 = zext i32 %105 to i64
  %107 = mul i64 %25, 64
  %108 = add i64 %107, %100
  %109 = getelementptr double, ptr addrspace(7) %6, i64 %108
  %110 = load <2 x double>, ptr addrspace(7) %109, align 8
  %111 = add i32 %31, %90
  %112 = zext i32 %111 to i64
  %113 = mul i64 %29, 64
  %114 = add i64 %113, %106
  %115 = getelementptr double, ptr addrspace(7) %6, i64 %114
  %116 = load <2 x double>, ptr addrspace(7) %115, align 8
  %117 = add i32 %34, %90
  %118 = zext i32 %117 to i64
  %119 = mul i64 %112, 64
  %120 = add i64 %119, %52
  %121 = getelementptr double, ptr addrspace(7) %7, i64 %120
  %122 = load <2 x double>, ptr addrspace(7) %121, align 8
  %123 = add i32 %37, %90
  %124 = zext i32 %123 to i64
  %125 = mul i64 %118, 64
  %126 = add i64 %125, %54
  %127 = getelementptr double, ptr addrspace(7) %7, i64 %126
  %128 = load <2 x double>, ptr addrspace(7) %127, align 8
  %129 = add i32 %40, %90
  %130 = zext i32 %129 to i64
  %131 = mul i64 %124, 64
  %132 = add i64 %131, %56
  %133 = getelementptr double, ptr addrspace(7) %7, i64 %132
  %134 = load <2 x double>, ptr addrspace(7) %133, align 8
  %135 = mul i64 %130, 64
  %136 = add i64 %135, %58
  %137 = getelementptr double, ptr addrspace(7) %7, i64 %136
  %138 = load <2 x double>, ptr addrspace(7) %137, align 8
  %139 = mul i64 %17, 33
  %140 = add i64 %139, %44
  %141 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %140
  store <2 x double> %98, ptr addrspace(3) %141, align 8
  %142 = mul i64 %21, 33
  %143 = add i64 %142, %46
  %144 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %143
  store <2 x double> %104, ptr addrspace(3) %144, align 8
  %145 = mul i64 %25, 33
  %146 = add i64 %145, %48
  %147 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %146
  store <2 x double> %110, ptr addrspace(3) %147, align 8
  %148 = mul i64 %29, 33
  %149 = add i64 %148, %50
  %150 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %149
  store <2 x double> %116, ptr addrspace(3) %150, align 8
  %151 = mul i64 %32, 65
  %152 = add i64 %151, %52
  %153 = getelementptr double, ptr addrspace(3) @__shared_memory___0, i64 %152
  store <2 x double> %122, ptr addrspace(3) %153, align 8
  %154 = mul i64 %35, 65
  %155 = add i64 %154, %54
  %156 = getelementptr double, ptr addrspace(3) @__shared_memory___0, i64 %155
  store <2 x double> %128, ptr addrspace(3) %156, align 8
  %157 = mul i64 %38, 65
  %158 = add i64 %157, %56
  %159 = getelementptr double, ptr addrspace(3) @__shared_memory___0, i64 %158
  store <2 x double> %134, ptr addrspace(3) %159, align 8
  %160 = mul i64 %41, 65
  %161 = add i64 %160, %58
  %162 = getelementptr double, ptr addrspace(3) @__shared_memory___0, i64 %161
  store <2 x double> %138, ptr addrspace(3) %162, align 8
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %163 = mul i64 %15, 33
  %164 = add i64 %163, %13
  %165 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %164
  %166 = load <1 x double>, ptr addrspace(3) %165, align 8
  %167 = mul i64 %15, 33
  %168 = add i64 %167, %60
  %169 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %168
  %170 = load <1 x double>, ptr addrspace(3) %169, align 8
  %171 = mul i64 %15, 33
  %172 = add i64 %171, %62
  %173 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %172
  %174 = load <1 x double>, ptr addrspace(3) %173, align 8
  %175 = mul i64 %15, 33
  %176 = add i64 %175, %64
  %177 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %176
  %178 = load <1 x double>, ptr addrspace(3) %177, align 8
  %179 = mul i64 %15, 33
  %180 = add i64 %179, %66
  %181 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %180
  %182 = load <1 x double>, ptr addrspace(3) %181, align 8
  %183 = mul i64 %15, 33
  %184 = add i64 %183, %68
  %185 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %184
  %186 = load <1 x double>, ptr addrspace(3) %185, align 8
  %187 = mul i64 %15, 33
  %188 = add i64 %187, %70
  %189 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %188
  %190 = load <1 x double>, ptr addrspace(3) %189, align 8
  %191 = mul i64 %15, 33
  %192 = add i64 %191, %72
  %193 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %192
  %194 = load <1 x double>, ptr addrspace(3) %193, align 8
  %195 = mul i64 %74, 33
  %196 = add i64 %195, %13
  %197 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %196
  %198 = load <1 x double>, ptr addrspace(3) %197, align 8
  %199 = mul i64 %74, 33
  %200 = add i64 %199, %60
  %201 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %200
  %202 = load <1 x double>, ptr addrspace(3) %201, align 8
  %203 = mul i64 %74, 33
  %204 = add i64 %203, %62
  %205 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %204
  %206 = load <1 x double>, ptr addrspace(3) %205, align 8
  %207 = mul i64 %74, 33
  %208 = add i64 %207, %64
  %209 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %208
  %210 = load <1 x double>, ptr addrspace(3) %209, align 8
  %211 = mul i64 %74, 33
  %212 = add i64 %211, %66
  %213 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %212
  %214 = load <1 x double>, ptr addrspace(3) %213, align 8
  %215 = mul i64 %74, 33
  %216 = add i64 %215, %68
  %217 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %216
  %218 = load <1 x double>, ptr addrspace(3) %217, align 8
  %219 = mul i64 %74, 33
  %220 = add i64 %219, %70
  %221 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %220
  %222 = load <1 x double>, ptr addrspace(3) %221, align 8
  %223 = mul i64 %74, 33
  %224 = add i64 %223, %72
  %225 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %224
  %226 = load <1 x double>, ptr addrspace(3) %225, align 8
  %227 = mul i64 %76, 33
  %228 = add i64 %227, %13
  %229 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %228
  %230 = load <1 x double>, ptr addrspace(3) %229, align 8
  %231 = mul i64 %76, 33
  %232 = add i64 %231, %60
  %233 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %232
  %234 = load <1 x double>, ptr addrspace(3) %233, align 8
  %235 = mul i64 %76, 33
  %236 = add i64 %235, %62
  %237 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %236
  %238 = load <1 x double>, ptr addrspace(3) %237, align 8
  %239 = mul i64 %76, 33
  %240 = add i64 %239, %64
  %241 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %240
  %242 = load <1 x double>, ptr addrspace(3) %241, align 8
  %243 = mul i64 %76, 33
  %244 = add i64 %243, %66
  %245 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %244
  %246 = load <1 x double>, ptr addrspace(3) %245, align 8
  %247 = mul i64 %76, 33
  %248 = add i64 %247, %68
  %249 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %248
  %250 = load <1 x double>, ptr addrspace(3) %249, align 8
  %251 = mul i64 %76, 33
  %252 = add i64 %251, %70
  %253 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %252
  %254 = load <1 x double>, ptr addrspace(3) %253, align 8
  %255 = mul i64 %76, 33
  %256 = add i64 %255, %72
  %257 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %256
  %258 = load <1 x double>, ptr addrspace(3) %257, align 8
  %259 = mul i64 %78, 33
  %260 = add i64 %259, %13
  %261 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %260
  %262 = load <1 x double>, ptr addrspace(3) %261, align 8
  %263 = mul i64 %78, 33
  %264 = add i64 %263, %60
  %265 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %264
  %266 = load <1 x double>, ptr addrspace(3) %265, align 8
  %267 = mul i64 %78, 33
  %268 = add i64 %267, %62
  %269 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %268
  %270 = load <1 x double>, ptr addrspace(3) %269, align 8
  %271 = mul i64 %78, 33
  %272 = add i64 %271, %64
  %273 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %272
  %274 = load <1 x double>, ptr addrspace(3) %273, align 8
  %275 = mul i64 %78, 33
  %276 = add i64 %275, %66
  %277 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %276
  %278 = load <1 x double>, ptr addrspace(3) %277, align 8
  %279 = mul i64 %78, 33
  %280 = add i64 %279, %68
  %281 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %280
  %282 = load <1 x double>, ptr addrspace(3) %281, align 8
  %283 = mul i64 %78, 33
  %284 = add i64 %283, %70
  %285 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %284
  %286 = load <1 x double>, ptr addrspace(3) %285, align 8
  %287 = mul i64 %78, 33
  %288 = add i64 %287, %72
  %289 = getelementptr double, ptr addrspace(3) @__shared_memory__, i64 %288
  %290 = load <1 x double>, ptr addrspace(3) %289, align 8
  %291 = mul i64 %13, 65
  %292 = add i64 %291, %81
  %293 = getelementptr double, ptr addrspace(3) @__shared_memory___0, i64 %292
  %294 = load <1 x double>, ptr addrspace(3) %293, align 8
  %295 = mul i64 %60, 65
  %296 = add i64 %295, %81
  %297 = getelementptr double, ptr addrspace(3) @__shared_memory___0, i64 %296
  %298 = load <1 x double>, ptr addrspace(3) %297, align 8
  %299 = mul i64 %62, 65
  %300 = add i64 %299, %81
  %301 = getelementptr double, ptr addrspace(3) @__shared_memory___0, i64 %300
  %302 = load <1 x double>, ptr addrspace(3) %301, align 8
  %303 = mul i64 %64, 65
  %304 = add i64 %303, %81
  %305 = getelementptr double, ptr addrspace(3) @__shared_memory___0, i64 %304
  %306 = load <1 x double>, ptr addrspace(3) %305, align 8
  %307 = mul i64 %66, 65
  %308 = add i64 %307, %81
  %309 = getelementptr double, ptr addrspace(3) @__shared_memory___0, i64 %308
  %310 = load <1 x double>, ptr addrspace(3) %309, align 8
  %311 = mul i64 %68, 65
  %312 = add i64 %311, %81
  %313 = getelementptr double, ptr addrspace(3) @__shared_memory___0, i64 %312
  %314 = load <1 x double>, ptr addrspace(3) %313, align 8
  %315 = mul i64 %70, 65
  %316 = add i64 %315, %81
  %317 = getelementptr double, ptr addrspace(3) @__shared_memory___0, i64 %316
  %318 = load <1 x double>, ptr addrspace(3) %317, align 8
  %319 = mul i64 %72, 65
  %320 = add i64 %319, %81
  %321 = getelementptr double, ptr addrspace(3) @__shared_memory___0, i64 %320
  %322 = load <1 x double>, ptr addrspace(3) %321, align 8
  %323 = extractelement <1 x double> %166, i64 0
  %324 = extractelement <1 x double> %294, i64 0
  %325 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %323, double %324, <4 x double> %87, i32 0, i32 0, i32 0)
  %326 = extractelement <1 x double> %198, i64 0
  %327 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %326, double %324, <4 x double> %86, i32 0, i32 0, i32 0)
  %328 = extractelement <1 x double> %230, i64 0
  %329 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %328, double %324, <4 x double> %85, i32 0, i32 0, i32 0)
  %330 = extractelement <1 x double> %262, i64 0
  %331 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %330, double %324, <4 x double> %84, i32 0, i32 0, i32 0)
  %332 = extractelement <1 x double> %170, i64 0
  %333 = extractelement <1 x double> %298, i64 0
  %334 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %332, double %333, <4 x double> %325, i32 0, i32 0, i32 0)
  %335 = extractelement <1 x double> %202, i64 0
  %336 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %335, double %333, <4 x double> %327, i32 0, i32 0, i32 0)
  %337 = extractelement <1 x double> %234, i64 0
  %338 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %337, double %333, <4 x double> %329, i32 0, i32 0, i32 0)
  %339 = extractelement <1 x double> %266, i64 0
  %340 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %339, double %333, <4 x double> %331, i32 0, i32 0, i32 0)
  %341 = extractelement <1 x double> %174, i64 0
  %342 = extractelement <1 x double> %302, i64 0
  %343 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %341, double %342, <4 x double> %334, i32 0, i32 0, i32 0)
  %344 = extractelement <1 x double> %206, i64 0
  %345 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %344, double %342, <4 x double> %336, i32 0, i32 0, i32 0)
  %346 = extractelement <1 x double> %238, i64 0
  %347 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %346, double %342, <4 x double> %338, i32 0, i32 0, i32 0)
  %348 = extractelement <1 x double> %270, i64 0
  %349 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %348, double %342, <4 x double> %340, i32 0, i32 0, i32 0)
  %350 = extractelement <1 x double> %178, i64 0
  %351 = extractelement <1 x double> %306, i64 0
  %352 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %350, double %351, <4 x double> %343, i32 0, i32 0, i32 0)
  %353 = extractelement <1 x double> %210, i64 0
  %354 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %353, double %351, <4 x double> %345, i32 0, i32 0, i32 0)
  %355 = extractelement <1 x double> %242, i64 0
  %356 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %355, double %351, <4 x double> %347, i32 0, i32 0, i32 0)
  %357 = extractelement <1 x double> %274, i64 0
  %358 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %357, double %351, <4 x double> %349, i32 0, i32 0, i32 0)
  %359 = extractelement <1 x double> %182, i64 0
  %360 = extractelement <1 x double> %310, i64 0
  %361 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %359, double %360, <4 x double> %352, i32 0, i32 0, i32 0)
  %362 = extractelement <1 x double> %214, i64 0
  %363 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %362, double %360, <4 x double> %354, i32 0, i32 0, i32 0)
  %364 = extractelement <1 x double> %246, i64 0
  %365 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %364, double %360, <4 x double> %356, i32 0, i32 0, i32 0)
  %366 = extractelement <1 x double> %278, i64 0
  %367 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %366, double %360, <4 x double> %358, i32 0, i32 0, i32 0)
  %368 = extractelement <1 x double> %186, i64 0
  %369 = extractelement <1 x double> %314, i64 0
  %370 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %368, double %369, <4 x double> %361, i32 0, i32 0, i32 0)
  %371 = extractelement <1 x double> %218, i64 0
  %372 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %371, double %369, <4 x double> %363, i32 0, i32 0, i32 0)
  %373 = extractelement <1 x double> %250, i64 0
  %374 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %373, double %369, <4 x double> %365, i32 0, i32 0, i32 0)
  %375 = extractelement <1 x double> %282, i64 0
  %376 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %375, double %369, <4 x double> %367, i32 0, i32 0, i32 0)
  %377 = extractelement <1 x double> %190, i64 0
  %378 = extractelement <1 x double> %318, i64 0
  %379 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %377, double %378, <4 x double> %370, i32 0, i32 0, i32 0)
  %380 = extractelement <1 x double> %222, i64 0
  %381 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %380, double %378, <4 x double> %372, i32 0, i32 0, i32 0)
  %382 = extractelement <1 x double> %254, i64 0
  %383 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %382, double %378, <4 x double> %374, i32 0, i32 0, i32 0)
  %384 = extractelement <1 x double> %286, i64 0
  %385 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %384, double %378, <4 x double> %376, i32 0, i32 0, i32 0)
  %386 = extractelement <1 x double> %194, i64 0
  %387 = extractelement <1 x double> %322, i64 0
  %388 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %386, double %387, <4 x double> %379, i32 0, i32 0, i32 0)
  %389 = extractelement <1 x double> %226, i64 0
  %390 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %389, double %387, <4 x double> %381, i32 0, i32 0, i32 0)
  %391 = extractelement <1 x double> %258, i64 0
  %392 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %391, double %387, <4 x double> %383, i32 0, i32 0, i32 0)
  %393 = extractelement <1 x double> %290, i64 0
  %394 = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %393, double %387, <4 x double> %385, i32 0, i32 0, i32 0)
  %395 = add i32 %83, 8
  br label %82

396:                                              ; preds = %82
  %397 = extractelement <4 x double> %87, i64 0
  %398 = insertelement <1 x double> poison, double %397, i32 0
  %399 = extractelement <4 x double> %87, i64 1
  %400 = insertelement <1 x double> poison, double %399, i32 0
  %401 = extractelement <4 x double> %87, i64 2
  %402 = insertelement <1 x double> poison, double %401, i32 0
  %403 = extractelement <4 x double> %87, i64 3
  %404 = insertelement <1 x double> poison, double %403, i32 0
  %405 = extractelement <4 x double> %86, i64 0
  %406 = insertelement <1 x double> poison, double %405, i32 0
  %407 = extractelement <4 x double> %86, i64 1
  %408 = insertelement <1 x double> poison, double %407, i32 0
  %409 = extractelement <4 x double> %86, i64 2
  %410 = insertelement <1 x double> poison, double %409, i32 0
  %411 = extractelement <4 x double> %86, i64 3
  %412 = insertelement <1 x double> poison, double %411, i32 0
  %413 = extractelement <4 x double> %85, i64 0
  %414 = insertelement <1 x double> poison, double %413, i32 0
  %415 = extractelement <4 x double> %85, i64 1
  %416 = insertelement <1 x double> poison, double %415, i32 0
  %417 = extractelement <4 x double> %85, i64 2
  %418 = insertelement <1 x double> poison, double %417, i32 0
  %419 = extractelement <4 x double> %85, i64 3
  %420 = insertelement <1 x double> poison, double %419, i32 0
  %421 = extractelement <4 x double> %84, i64 0
  %422 = insertelement <1 x double> poison, double %421, i32 0
  %423 = extractelement <4 x double> %84, i64 1
  %424 = insertelement <1 x double> poison, double %423, i32 0
  %425 = extractelement <4 x double> %84, i64 2
  %426 = insertelement <1 x double> poison, double %425, i32 0
  %427 = extractelement <4 x double> %84, i64 3
  %428 = insertelement <1 x double> poison, double %427, i32 0
  %429 = mul i64 %13, 64
  %430 = add i64 %429, %81
  %431 = getelementptr double, ptr addrspace(7) %8, i64 %430
  store <1 x double> %398, ptr addrspace(7) %431, align 8
  %432 = mul i64 %60, 64
  %433 = add i64 %432, %81
  %434 = getelementptr double, ptr addrspace(7) %8, i64 %433
  store <1 x double> %400, ptr addrspace(7) %434, align 8
  %435 = mul i64 %62, 64
  %436 = add i64 %435, %81
  %437 = getelementptr double, ptr addrspace(7) %8, i64 %436
  store <1 x double> %402, ptr addrspace(7) %437, align 8
  %438 = mul i64 %64, 64
  %439 = add i64 %438, %81
  %440 = getelementptr double, ptr addrspace(7) %8, i64 %439
  store <1 x double> %404, ptr addrspace(7) %440, align 8
  %441 = mul i64 %66, 64
  %442 = add i64 %441, %81
  %443 = getelementptr double, ptr addrspace(7) %8, i64 %442
  store <1 x double> %406, ptr addrspace(7) %443, align 8
  %444 = mul i64 %68, 64
  %445 = add i64 %444, %81
  %446 = getelementptr double, ptr addrspace(7) %8, i64 %445
  store <1 x double> %408, ptr addrspace(7) %446, align 8
  %447 = mul i64 %70, 64
  %448 = add i64 %447, %81
  %449 = getelementptr double, ptr addrspace(7) %8, i64 %448
  store <1 x double> %410, ptr addrspace(7) %449, align 8
  %450 = mul i64 %72, 64
  %451 = add i64 %450, %81
  %452 = getelementptr double, ptr addrspace(7) %8, i64 %451
  store <1 x double> %412, ptr addrspace(7) %452, align 8
  %453 = add nsw i32 %12, 32
  %454 = zext i32 %453 to i64
  %455 = mul i64 %454, 64
  %456 = add i64 %455, %81
  %457 = getelementptr double, ptr addrspace(7) %8, i64 %456
  store <1 x double> %414, ptr addrspace(7) %457, align 8
  %458 = add nsw i32 %12, 36
  %459 = zext i32 %458 to i64
  %460 = mul i64 %459, 64
  %461 = add i64 %460, %81
  %462 = getelementptr double, ptr addrspace(7) %8, i64 %461
  store <1 x double> %416, ptr addrspace(7) %462, align 8
  %463 = add nsw i32 %12, 40
  %464 = zext i32 %463 to i64
  %465 = mul i64 %464, 64
  %466 = add i64 %465, %81
  %467 = getelementptr double, ptr addrspace(7) %8, i64 %466
  store <1 x double> %418, ptr addrspace(7) %467, align 8
  %468 = add nsw i32 %12, 44
  %469 = zext i32 %468 to i64
  %470 = mul i64 %469, 64
  %471 = add i64 %470, %81
  %472 = getelementptr double, ptr addrspace(7) %8, i64 %471
  store <1 x double> %420, ptr addrspace(7) %472, align 8
  %473 = add nsw i32 %12, 48
  %474 = zext i32 %473 to i64
  %475 = mul i64 %474, 64
  %476 = add i64 %475, %81
  %477 = getelementptr double, ptr addrspace(7) %8, i64 %476
  store <1 x double> %422, ptr addrspace(7) %477, align 8
  %478 = add nsw i32 %12, 52
  %479 = zext i32 %478 to i64
  %480 = mul i64 %479, 64
  %481 = add i64 %480, %81
  %482 = getelementptr double, ptr addrspace(7) %8, i64 %481
  store <1 x double> %424, ptr addrspace(7) %482, align 8
  %483 = add nsw i32 %12, 56
  %484 = zext i32 %483 to i64
  %485 = mul i64 %484, 64
  %486 = add i64 %485, %81
  %487 = getelementptr double, ptr addrspace(7) %8, i64 %486
  store <1 x double> %426, ptr addrspace(7) %487, align 8
  %488 = add nsw i32 %12, 60
  %489 = zext i32 %488 to i64
  %490 = mul i64 %489, 64
  %491 = add i64 %490, %81
  %492 = getelementptr double, ptr addrspace(7) %8, i64 %491
  store <1 x double> %428, ptr addrspace(7) %492, align 8
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  ret void
}

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) readnone, i16, i32, i32) #3

; Function Attrs: alwaysinline convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: alwaysinline convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double, double, <4 x double>, i32 immarg, i32 immarg, i32 immarg) #5

attributes #0 = { alwaysinline "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size" }
attributes #1 = { alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { alwaysinline convergent nocallback nofree nounwind willreturn }
attributes #5 = { alwaysinline convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!2, !3, !4}

!0 = !{!"amdgpu-synchronize-as", !"local"}
!1 = !{i32 256, i32 1, i32 1}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !{i32 7, !"amdgpu.buffer.oob.mode", i32 1}
