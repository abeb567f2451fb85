; ModuleID = 'f_dispatch_0'
source_filename = "f_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@__shared_memory___0 = private addrspace(3) global [64 x [68 x half]] undef, align 16
@__shared_memory__ = private addrspace(3) global [64 x [68 x half]] undef, align 16

; Function Attrs: alwaysinline
define amdgpu_kernel void @f_dispatch_0_matmul_64x64x64_f16xf16xf32(ptr addrspace(1) noalias noundef nonnull readonly align 16 %0, ptr addrspace(1) noalias noundef nonnull readonly align 16 %1, ptr addrspace(1) noalias noundef nonnull align 16 %2) #0 !reqd_work_group_size !1 {
  %4 = call range(i32 0, 256) i32 @llvm.amdgcn.workitem.id.x()
  %5 = sext i32 %4 to i64
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %6 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %0, i16 0, i32 8192, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %7 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %1, i16 0, i32 8192, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %2, i64 64) ]
  %8 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %2, i16 0, i32 16384, i32 159744)
  %9 = trunc i64 %5 to i32
  %10 = udiv i32 %9, 64
  %11 = urem i32 %9, 64
  %12 = udiv i32 %9, 8
  %13 = zext i32 %12 to i64
  %14 = urem i32 %9, 8
  %15 = mul nsw i32 %14, 8
  %16 = zext i32 %15 to i64
  %17 = add nsw i32 %9, 256
  %18 = udiv i32 %17, 8
  %19 = zext i32 %18 to i64
  %20 = urem i32 %17, 8
  %21 = mul nsw i32 %20, 8
  %22 = zext i32 %21 to i64
  %23 = udiv i32 %11, 16
  %24 = urem i32 %11, 16
  %25 = zext i32 %24 to i64
  %26 = mul nsw i32 %23, 4
  %27 = zext i32 %26 to i64
  %28 = mul i64 %13, 64
  %29 = add i64 %28, %16
  %30 = getelementptr half, ptr addrspace(7) %6, i64 %29
  %31 = load <8 x half>, ptr addrspace(7) %30, align 2
  %32 = mul i64 %19, 64
  %33 = add i64 %32, %22
  %34 = getelementptr half, ptr addrspace(7) %6, i64 %33
  %35 = load <8 x half>, ptr addrspace(7) %34, align 2
  %36 = mul i64 %13, 64
  %37 = add i64 %36, %16
  %38 = getelementptr half, ptr addrspace(7) %7, i64 %37
  %39 = load <8 x half>, ptr addrspace(7) %38, align 2
  %40 = mul i64 %19, 64
  %41 = add i64 %40, %22
  %42 = getelementptr half, ptr addrspace(7) %7, i64 %41
  %43 = load <8 x half>, ptr addrspace(7) %42, align 2
  %44 = mul i64 %13, 68
  %45 = add i64 %44, %16
  %46 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %45
  store <8 x half> %31, ptr addrspace(3) %46, align 2
  %47 = mul i64 %19, 68
  %48 = add i64 %47, %22
  %49 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %48
  store <8 x half> %35, ptr addrspace(3) %49, align 2
  %50 = mul i64 %13, 68
  %51 = add i64 %50, %16
  %52 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %51
  store <8 x half> %39, ptr addrspace(3) %52, align 2
  %53 = mul i64 %19, 68
  %54 = add i64 %53, %22
  %55 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %54
  store <8 x half> %43, ptr addrspace(3) %55, align 2
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %56 = mul i64 %25, 68
  %57 = add i64 %56, %27
  %58 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %57
  %59 = load <4 x half>, ptr addrspace(3) %58, align 2
  %60 = add nsw i32 %26, 16
  %61 = zext i32 %60 to i64
  %62 = mul i64 %25, 68
  %63 = add i64 %62, %61
  %64 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %63
  %65 = load <4 x half>, ptr addrspace(3) %64, align 2
  %66 = add nsw i32 %26, 32
  %67 = zext i32 %66 to i64
  %68 = mul i64 %25, 68
  %69 = add i64 %68, %67
  %70 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %69
  %71 = load <4 x half>, ptr addrspace(3) %70, align 2
  %72 = add nsw i32 %26, 48
  %73 = zext i32 %72 to i64
  %74 = mul i64 %25, 68
  %75 = add i64 %74, %73
  %76 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %75
  %77 = load <4 x half>, ptr addrspace(3) %76, align 2
  %78 = add nsw i32 %24, 16
  %79 = zext i32 %78 to i64
  %80 = mul i64 %79, 68
  %81 = add i64 %80, %27
  %82 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %81
  %83 = load <4 x half>, ptr addrspace(3) %82, align 2
  %84 = mul i64 %79, 68
  %85 = add i64 %84, %61
  %86 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %85
  %87 = load <4 x half>, ptr addrspace(3) %86, align 2
  %88 = mul i64 %79, 68
  %89 = add i64 %88, %67
  %90 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %89
  %91 = load <4 x half>, ptr addrspace(3) %90, align 2
  %92 = mul i64 %79, 68
  %93 = add i64 %92, %73
  %94 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %93
  %95 = load <4 x half>, ptr addrspace(3) %94, align 2
  %96 = add nsw i32 %24, 32
  %97 = zext i32 %96 to i64
  %98 = mul i64 %97, 68
  %99 = add i64 %98, %27
  %100 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %99
  %101 = load <4 x half>, ptr addrspace(3) %100, align 2
  %102 = mul i64 %97, 68
  %103 = add i64 %102, %61
  %104 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %103
  %105 = load <4 x half>, ptr addrspace(3) %104, align 2
  %106 = mul i64 %97, 68
  %107 = add i64 %106, %67
  %108 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %107
  %109 = load <4 x half>, ptr addrspace(3) %108, align 2
  %110 = mul i64 %97, 68
  %111 = add i64 %110, %73
  %112 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %111
  %113 = load <4 x half>, ptr addrspace(3) %112, align 2
  %114 = add nsw i32 %24, 48
  %115 = zext i32 %114 to i64
  %116 = mul i64 %115, 68
  %117 = add i64 %116, %27
  %118 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %117
  %119 = load <4 x half>, ptr addrspace(3) %118, align 2
  %120 = mul i64 %115, 68
  %121 = add i64 %120, %61
  %122 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %121
  %123 = load <4 x half>, ptr addrspace(3) %122, align 2
  %124 = mul i64 %115, 68
  %125 = add i64 %124, %67
  %126 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %125
  %127 = load <4 x half>, ptr addrspace(3) %126, align 2
  %128 = mul i64 %115, 68
  %129 = add i64 %128, %73
  %130 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %129
  %131 = load <4 x half>, ptr addrspace(3) %130, align 2
  %132 = mul nsw i32 %10, 16
  %133 = add nsw i32 %132, %24
  %134 = zext i32 %133 to i64
  %135 = mul i64 %27, 68
  %136 = add i64 %135, %134
  %137 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %136
  %138 = load <1 x half>, ptr addrspace(3) %137, align 2
  %139 = add nsw i32 %26, 1
  %140 = zext i32 %139 to i64
  %141 = mul i64 %140, 68
  %142 = add i64 %141, %134
  %143 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %142
  %144 = load <1 x half>, ptr addrspace(3) %143, align 2
  %145 = add nsw i32 %26, 2
  %146 = zext i32 %145 to i64
  %147 = mul i64 %146, 68
  %148 = add i64 %147, %134
  %149 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %148
  %150 = load <1 x half>, ptr addrspace(3) %149, align 2
  %151 = add nsw i32 %26, 3
  %152 = zext i32 %151 to i64
  %153 = mul i64 %152, 68
  %154 = add i64 %153, %134
  %155 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %154
  %156 = load <1 x half>, ptr addrspace(3) %155, align 2
  %157 = mul i64 %61, 68
  %158 = add i64 %157, %134
  %159 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %158
  %160 = load <1 x half>, ptr addrspace(3) %159, align 2
  %161 = add nsw i32 %26, 17
  %162 = zext i32 %161 to i64
  %163 = mul i64 %162, 68
  %164 = add i64 %163, %134
  %165 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %164
  %166 = load <1 x half>, ptr addrspace(3) %165, align 2
  %167 = add nsw i32 %26, 18
  %168 = zext i32 %167 to i64
  %169 = mul i64 %168, 68
  %170 = add i64 %169, %134
  %171 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %170
  %172 = load <1 x half>, ptr addrspace(3) %171, align 2
  %173 = add nsw i32 %26, 19
  %174 = zext i32 %173 to i64
  %175 = mul i64 %174, 68
  %176 = add i64 %175, %134
  %177 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %176
  %178 = load <1 x half>, ptr addrspace(3) %177, align 2
  %179 = mul i64 %67, 68
  %180 = add i64 %179, %134
  %181 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %180
  %182 = load <1 x half>, ptr addrspace(3) %181, align 2
  %183 = add nsw i32 %26, 33
  %184 = zext i32 %183 to i64
  %185 = mul i64 %184, 68
  %186 = add i64 %185, %134
  %187 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %186
  %188 = load <1 x half>, ptr addrspace(3) %187, align 2
  %189 = add nsw i32 %26, 34
  %190 = zext i32 %189 to i64
  %191 = mul i64 %190, 68
  %192 = add i64 %191, %134
  %193 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %192
  %194 = load <1 x half>, ptr addrspace(3) %193, align 2
  %195 = add nsw i32 %26, 35
  %196 = zext i32 %195 to i64
  %197 = mul i64 %196, 68
  %198 = add i64 %197, %134
  %199 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %198
  %200 = load <1 x half>, ptr addrspace(3) %199, align 2
  %201 = mul i64 %73, 68
  %202 = add i64 %201, %134
  %203 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %202
  %204 = load <1 x half>, ptr addrspace(3) %203, align 2
  %205 = add nsw i32 %26, 49
  %206 = zext i32 %205 to i64
  %207 = mul i64 %206, 68
  %208 = add i64 %207, %134
  %209 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %208
  %210 = load <1 x half>, ptr addrspace(3) %209, align 2
  %211 = add nsw i32 %26, 50
  %212 = zext i32 %211 to i64
  %213 = mul i64 %212, 68
  %214 = add i64 %213, %134
  %215 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %214
  %216 = load <1 x half>, ptr addrspace(3) %215, align 2
  %217 = add nsw i32 %26, 51
  %218 = zext i32 %217 to i64
  %219 = mul i64 %218, 68
  %220 = add i64 %219, %134
  %221 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %220
  %222 = load <1 x half>, ptr addrspace(3) %221, align 2
  %223 = extractelement <1 x half> %138, i64 0
  %224 = extractelement <1 x half> %144, i64 0
  %225 = extractelement <1 x half> %150, i64 0
  %226 = extractelement <1 x half> %156, i64 0
  %227 = extractelement <1 x half> %160, i64 0
  %228 = extractelement <1 x half> %166, i64 0
  %229 = extractelement <1 x half> %172, i64 0
  %230 = extractelement <1 x half> %178, i64 0
  %231 = extractelement <1 x half> %182, i64 0
  %232 = extractelement <1 x half> %188, i64 0
  %233 = extractelement <1 x half> %194, i64 0
  %234 = extractelement <1 x half> %200, i64 0
  %235 = extractelement <1 x half> %204, i64 0
  %236 = extractelement <1 x half> %210, i64 0
  %237 = extractelement <1 x half> %216, i64 0
  %238 = extractelement <1 x half> %222, i64 0
  %239 = insertelement <4 x half> poison, half %223, i64 0
  %240 = insertelement <4 x half> %239, half %224, i64 1
  %241 = insertelement <4 x half> %240, half %225, i64 2
  %242 = insertelement <4 x half> %241, half %226, i64 3
  %243 = insertelement <4 x half> poison, half %227, i64 0
  %244 = insertelement <4 x half> %243, half %228, i64 1
  %245 = insertelement <4 x half> %244, half %229, i64 2
  %246 = insertelement <4 x half> %245, half %230, i64 3
  %247 = insertelement <4 x half> poison, half %231, i64 0
  %248 = insertelement <4 x half> %247, half %232, i64 1
  %249 = insertelement <4 x half> %248, half %233, i64 2
  %250 = insertelement <4 x half> %249, half %234, i64 3
  %251 = insertelement <4 x half> poison, half %235, i64 0
  %252 = insertelement <4 x half> %251, half %236, i64 1
  %253 = insertelement <4 x half> %252, half %237, i64 2
  %254 = insertelement <4 x half> %253, half %238, i64 3
  %255 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %59, <4 x half> %242, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %256 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %83, <4 x half> %242, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %257 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %101, <4 x half> %242, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %258 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %119, <4 x half> %242, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %259 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %65, <4 x half> %246, <4 x float> %255, i32 0, i32 0, i32 0)
  %260 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %87, <4 x half> %246, <4 x float> %256, i32 0, i32 0, i32 0)
  %261 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %105, <4 x half> %246, <4 x float> %257, i32 0, i32 0, i32 0)
  %262 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %123, <4 x half> %246, <4 x float> %258, i32 0, i32 0, i32 0)
  %263 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %71, <4 x half> %250, <4 x float> %259, i32 0, i32 0, i32 0)
  %264 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %91, <4 x half> %250, <4 x float> %260, i32 0, i32 0, i32 0)
  %265 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %109, <4 x half> %250, <4 x float> %261, i32 0, i32 0, i32 0)
  %266 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %127, <4 x half> %250, <4 x float> %262, i32 0, i32 0, i32 0)
  %267 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %77, <4 x half> %254, <4 x float> %263, i32 0, i32 0, i32 0)
  %268 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %95, <4 x half> %254, <4 x float> %264, i32 0, i32 0, i32 0)
  %269 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %113, <4 x half> %254, <4 x float> %265, i32 0, i32 0, i32 0)
  %270 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %131, <4 x half> %254, <4 x float> %266, i32 0, i32 0, i32 0)
  %271 = extractelement <4 x float> %267, i64 0
  %272 = insertelement <1 x float> poison, float %271, i32 0
  %273 = extractelement <4 x float> %267, i64 1
  %274 = insertelement <1 x float> poison, float %273, i32 0
  %275 = extractelement <4 x float> %267, i64 2
  %276 = insertelement <1 x float> poison, float %275, i32 0
  %277 = extractelement <4 x float> %267, i64 3
  %278 = insertelement <1 x float> poison, float %277, i32 0
  %279 = extractelement <4 x float> %268, i64 0
  %280 = insertelement <1 x float> poison, float %279, i32 0
  %281 = extractelement <4 x float> %268, i64 1
  %282 = insertelement <1 x float> poison, float %281, i32 0
  %283 = extractelement <4 x float> %268, i64 2
  %284 = insertelement <1 x float> poison, float %283, i32 0
  %285 = extractelement <4 x float> %268, i64 3
  %286 = insertelement <1 x float> poison, float %285, i32 0
  %287 = extractelement <4 x float> %269, i64 0
  %288 = insertelement <1 x float> poison, float %287, i32 0
  %289 = extractelement <4 x float> %269, i64 1
  %290 = insertelement <1 x float> poison, float %289, i32 0
  %291 = extractelement <4 x float> %269, i64 2
  %292 = insertelement <1 x float> poison, float %291, i32 0
  %293 = extractelement <4 x float> %269, i64 3
  %294 = insertelement <1 x float> poison, float %293, i32 0
  %295 = extractelement <4 x float> %270, i64 0
  %296 = insertelement <1 x float> poison, float %295, i32 0
  %297 = extractelement <4 x float> %270, i64 1
  %298 = insertelement <1 x float> poison, float %297, i32 0
  %299 = extractelement <4 x float> %270, i64 2
  %300 = insertelement <1 x float> poison, float %299, i32 0
  %301 = extractelement <4 x float> %270, i64 3
  %302 = insertelement <1 x float> poison, float %301, i32 0
  %303 = mul i64 %27, 64
  %304 = add i64 %303, %134
  %305 = getelementptr float, ptr addrspace(7) %8, i64 %304
  store <1 x float> %272, ptr addrspace(7) %305, align 4
  %306 = mul i64 %140, 64
  %307 = add i64 %306, %134
  %308 = getelementptr float, ptr addrspace(7) %8, i64 %307
  store <1 x float> %274, ptr addrspace(7) %308, align 4
  %309 = mul i64 %146, 64
  %310 = add i64 %309, %134
  %311 = getelementptr float, ptr addrspace(7) %8, i64 %310
  store <1 x float> %276, ptr addrspace(7) %311, align 4
  %312 = mul i64 %152, 64
  %313 = add i64 %312, %134
  %314 = getelementptr float, ptr addrspace(7) %8, i64 %313
  store <1 x float> %278, ptr addrspace(7) %314, align 4
  %315 = mul i64 %61, 64
  %316 = add i64 %315, %134
  %317 = getelementptr float, ptr addrspace(7) %8, i64 %316
  store <1 x float> %280, ptr addrspace(7) %317, align 4
  %318 = mul i64 %162, 64
  %319 = add i64 %318, %134
  %320 = getelementptr float, ptr addrspace(7) %8, i64 %319
  store <1 x float> %282, ptr addrspace(7) %320, align 4
  %321 = mul i64 %168, 64
  %322 = add i64 %321, %134
  %323 = getelementptr float, ptr addrspace(7) %8, i64 %322
  store <1 x float> %284, ptr addrspace(7) %323, align 4
  %324 = mul i64 %174, 64
  %325 = add i64 %324, %134
  %326 = getelementptr float, ptr addrspace(7) %8, i64 %325
  store <1 x float> %286, ptr addrspace(7) %326, align 4
  %327 = mul i64 %67, 64
  %328 = add i64 %327, %134
  %329 = getelementptr float, ptr addrspace(7) %8, i64 %328
  store <1 x float> %288, ptr addrspace(7) %329, align 4
  %330 = mul i64 %184, 64
  %331 = add i64 %330, %134
  %332 = getelementptr float, ptr addrspace(7) %8, i64 %331
  store <1 x float> %290, ptr addrspace(7) %332, align 4
  %333 = mul i64 %190, 64
  %334 = add i64 %333, %134
  %335 = getelementptr float, ptr addrspace(7) %8, i64 %334
  store <1 x float> %292, ptr addrspace(7) %335, align 4
  %336 = mul i64 %196, 64
  %337 = add i64 %336, %134
  %338 = getelementptr float, ptr addrspace(7) %8, i64 %337
  store <1 x float> %294, ptr addrspace(7) %338, align 4
  %339 = mul i64 %73, 64
  %340 = add i64 %339, %134
  %341 = getelementptr float, ptr addrspace(7) %8, i64 %340
  store <1 x float> %296, ptr addrspace(7) %341, align 4
  %342 = mul i64 %206, 64
  %343 = add i64 %342, %134
  %344 = getelementptr float, ptr addrspace(7) %8, i64 %343
  store <1 x float> %298, ptr addrspace(7) %344, align 4
  %345 = mul i64 %212, 64
  %346 = add i64 %345, %134
  %347 = getelementptr float, ptr addrspace(7) %8, i64 %346
  store <1 x float> %300, ptr addrspace(7) %347, align 4
  %348 = mul i64 %218, 64
  %349 = add i64 %348, %134
  %350 = getelementptr float, ptr addrspace(7) %8, i64 %349
  store <1 x float> %302, ptr addrspace(7) %350, align 4
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
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half>, <4 x half>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5

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
