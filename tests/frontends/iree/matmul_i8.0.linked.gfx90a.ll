; ModuleID = 'f_dispatch_0'
source_filename = "f_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@__shared_memory___0 = private addrspace(3) global [64 x [72 x i8]] undef, align 16
@__shared_memory__ = private addrspace(3) global [64 x [72 x i8]] undef, align 16

; Function Attrs: alwaysinline
define amdgpu_kernel void @f_dispatch_0_matmul_64x64x64_i8xi8xi32(ptr addrspace(1) noalias noundef nonnull readonly align 16 %0, ptr addrspace(1) noalias noundef nonnull readonly align 16 %1, ptr addrspace(1) noalias noundef nonnull align 16 %2) #0 !reqd_work_group_size !1 {
  %4 = call range(i32 0, 256) i32 @llvm.amdgcn.workitem.id.x()
  %5 = sext i32 %4 to i64
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %6 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %0, i16 0, i32 4096, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %7 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %1, i16 0, i32 4096, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %2, i64 64) ]
  %8 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %2, i16 0, i32 16384, i32 159744)
  %9 = trunc i64 %5 to i32
  %10 = udiv i32 %9, 64
  %11 = urem i32 %9, 64
  %12 = udiv i32 %9, 4
  %13 = zext i32 %12 to i64
  %14 = urem i32 %9, 4
  %15 = mul nsw i32 %14, 16
  %16 = zext i32 %15 to i64
  %17 = udiv i32 %11, 16
  %18 = urem i32 %11, 16
  %19 = zext i32 %18 to i64
  %20 = mul nsw i32 %17, 4
  %21 = zext i32 %20 to i64
  %22 = mul i64 %13, 64
  %23 = add i64 %22, %16
  %24 = getelementptr i8, ptr addrspace(7) %6, i64 %23
  %25 = load <16 x i8>, ptr addrspace(7) %24, align 1
  %26 = mul i64 %13, 64
  %27 = add i64 %26, %16
  %28 = getelementptr i8, ptr addrspace(7) %7, i64 %27
  %29 = load <16 x i8>, ptr addrspace(7) %28, align 1
  %30 = mul i64 %13, 72
  %31 = add i64 %30, %16
  %32 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i64 %31
  store <16 x i8> %25, ptr addrspace(3) %32, align 1
  %33 = mul i64 %13, 72
  %34 = add i64 %33, %16
  %35 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i64 %34
  store <16 x i8> %29, ptr addrspace(3) %35, align 1
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %36 = mul i64 %19, 72
  %37 = add i64 %36, %21
  %38 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i64 %37
  %39 = load <4 x i8>, ptr addrspace(3) %38, align 1
  %40 = add nsw i32 %20, 16
  %41 = zext i32 %40 to i64
  %42 = mul i64 %19, 72
  %43 = add i64 %42, %41
  %44 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i64 %43
  %45 = load <4 x i8>, ptr addrspace(3) %44, align 1
  %46 = add nsw i32 %20, 32
  %47 = zext i32 %46 to i64
  %48 = mul i64 %19, 72
  %49 = add i64 %48, %47
  %50 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i64 %49
  %51 = load <4 x i8>, ptr addrspace(3) %50, align 1
  %52 = add nsw i32 %20, 48
  %53 = zext i32 %52 to i64
  %54 = mul i64 %19, 72
  %55 = add i64 %54, %53
  %56 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i64 %55
  %57 = load <4 x i8>, ptr addrspace(3) %56, align 1
  %58 = add nsw i32 %18, 16
  %59 = zext i32 %58 to i64
  %60 = mul i64 %59, 72
  %61 = add i64 %60, %21
  %62 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i64 %61
  %63 = load <4 x i8>, ptr addrspace(3) %62, align 1
  %64 = mul i64 %59, 72
  %65 = add i64 %64, %41
  %66 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i64 %65
  %67 = load <4 x i8>, ptr addrspace(3) %66, align 1
  %68 = mul i64 %59, 72
  %69 = add i64 %68, %47
  %70 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i64 %69
  %71 = load <4 x i8>, ptr addrspace(3) %70, align 1
  %72 = mul i64 %59, 72
  %73 = add i64 %72, %53
  %74 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i64 %73
  %75 = load <4 x i8>, ptr addrspace(3) %74, align 1
  %76 = add nsw i32 %18, 32
  %77 = zext i32 %76 to i64
  %78 = mul i64 %77, 72
  %79 = add i64 %78, %21
  %80 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i64 %79
  %81 = load <4 x i8>, ptr addrspace(3) %80, align 1
  %82 = mul i64 %77, 72
  %83 = add i64 %82, %41
  %84 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i64 %83
  %85 = load <4 x i8>, ptr addrspace(3) %84, align 1
  %86 = mul i64 %77, 72
  %87 = add i64 %86, %47
  %88 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i64 %87
  %89 = load <4 x i8>, ptr addrspace(3) %88, align 1
  %90 = mul i64 %77, 72
  %91 = add i64 %90, %53
  %92 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i64 %91
  %93 = load <4 x i8>, ptr addrspace(3) %92, align 1
  %94 = add nsw i32 %18, 48
  %95 = zext i32 %94 to i64
  %96 = mul i64 %95, 72
  %97 = add i64 %96, %21
  %98 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i64 %97
  %99 = load <4 x i8>, ptr addrspace(3) %98, align 1
  %100 = mul i64 %95, 72
  %101 = add i64 %100, %41
  %102 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i64 %101
  %103 = load <4 x i8>, ptr addrspace(3) %102, align 1
  %104 = mul i64 %95, 72
  %105 = add i64 %104, %47
  %106 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i64 %105
  %107 = load <4 x i8>, ptr addrspace(3) %106, align 1
  %108 = mul i64 %95, 72
  %109 = add i64 %108, %53
  %110 = getelementptr i8, ptr addrspace(3) @__shared_memory___0, i64 %109
  %111 = load <4 x i8>, ptr addrspace(3) %110, align 1
  %112 = mul nsw i32 %10, 16
  %113 = add nsw i32 %112, %18
  %114 = zext i32 %113 to i64
  %115 = mul i64 %21, 72
  %116 = add i64 %115, %114
  %117 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i64 %116
  %118 = load <1 x i8>, ptr addrspace(3) %117, align 1
  %119 = add nsw i32 %20, 1
  %120 = zext i32 %119 to i64
  %121 = mul i64 %120, 72
  %122 = add i64 %121, %114
  %123 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i64 %122
  %124 = load <1 x i8>, ptr addrspace(3) %123, align 1
  %125 = add nsw i32 %20, 2
  %126 = zext i32 %125 to i64
  %127 = mul i64 %126, 72
  %128 = add i64 %127, %114
  %129 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i64 %128
  %130 = load <1 x i8>, ptr addrspace(3) %129, align 1
  %131 = add nsw i32 %20, 3
  %132 = zext i32 %131 to i64
  %133 = mul i64 %132, 72
  %134 = add i64 %133, %114
  %135 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i64 %134
  %136 = load <1 x i8>, ptr addrspace(3) %135, align 1
  %137 = mul i64 %41, 72
  %138 = add i64 %137, %114
  %139 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i64 %138
  %140 = load <1 x i8>, ptr addrspace(3) %139, align 1
  %141 = add nsw i32 %20, 17
  %142 = zext i32 %141 to i64
  %143 = mul i64 %142, 72
  %144 = add i64 %143, %114
  %145 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i64 %144
  %146 = load <1 x i8>, ptr addrspace(3) %145, align 1
  %147 = add nsw i32 %20, 18
  %148 = zext i32 %147 to i64
  %149 = mul i64 %148, 72
  %150 = add i64 %149, %114
  %151 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i64 %150
  %152 = load <1 x i8>, ptr addrspace(3) %151, align 1
  %153 = add nsw i32 %20, 19
  %154 = zext i32 %153 to i64
  %155 = mul i64 %154, 72
  %156 = add i64 %155, %114
  %157 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i64 %156
  %158 = load <1 x i8>, ptr addrspace(3) %157, align 1
  %159 = mul i64 %47, 72
  %160 = add i64 %159, %114
  %161 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i64 %160
  %162 = load <1 x i8>, ptr addrspace(3) %161, align 1
  %163 = add nsw i32 %20, 33
  %164 = zext i32 %163 to i64
  %165 = mul i64 %164, 72
  %166 = add i64 %165, %114
  %167 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i64 %166
  %168 = load <1 x i8>, ptr addrspace(3) %167, align 1
  %169 = add nsw i32 %20, 34
  %170 = zext i32 %169 to i64
  %171 = mul i64 %170, 72
  %172 = add i64 %171, %114
  %173 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i64 %172
  %174 = load <1 x i8>, ptr addrspace(3) %173, align 1
  %175 = add nsw i32 %20, 35
  %176 = zext i32 %175 to i64
  %177 = mul i64 %176, 72
  %178 = add i64 %177, %114
  %179 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i64 %178
  %180 = load <1 x i8>, ptr addrspace(3) %179, align 1
  %181 = mul i64 %53, 72
  %182 = add i64 %181, %114
  %183 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i64 %182
  %184 = load <1 x i8>, ptr addrspace(3) %183, align 1
  %185 = add nsw i32 %20, 49
  %186 = zext i32 %185 to i64
  %187 = mul i64 %186, 72
  %188 = add i64 %187, %114
  %189 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i64 %188
  %190 = load <1 x i8>, ptr addrspace(3) %189, align 1
  %191 = add nsw i32 %20, 50
  %192 = zext i32 %191 to i64
  %193 = mul i64 %192, 72
  %194 = add i64 %193, %114
  %195 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i64 %194
  %196 = load <1 x i8>, ptr addrspace(3) %195, align 1
  %197 = add nsw i32 %20, 51
  %198 = zext i32 %197 to i64
  %199 = mul i64 %198, 72
  %200 = add i64 %199, %114
  %201 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i64 %200
  %202 = load <1 x i8>, ptr addrspace(3) %201, align 1
  %203 = extractelement <1 x i8> %118, i64 0
  %204 = extractelement <1 x i8> %124, i64 0
  %205 = extractelement <1 x i8> %130, i64 0
  %206 = extractelement <1 x i8> %136, i64 0
  %207 = extractelement <1 x i8> %140, i64 0
  %208 = extractelement <1 x i8> %146, i64 0
  %209 = extractelement <1 x i8> %152, i64 0
  %210 = extractelement <1 x i8> %158, i64 0
  %211 = extractelement <1 x i8> %162, i64 0
  %212 = extractelement <1 x i8> %168, i64 0
  %213 = extractelement <1 x i8> %174, i64 0
  %214 = extractelement <1 x i8> %180, i64 0
  %215 = extractelement <1 x i8> %184, i64 0
  %216 = extractelement <1 x i8> %190, i64 0
  %217 = extractelement <1 x i8> %196, i64 0
  %218 = extractelement <1 x i8> %202, i64 0
  %219 = insertelement <4 x i8> poison, i8 %203, i64 0
  %220 = insertelement <4 x i8> %219, i8 %204, i64 1
  %221 = insertelement <4 x i8> %220, i8 %205, i64 2
  %222 = insertelement <4 x i8> %221, i8 %206, i64 3
  %223 = insertelement <4 x i8> poison, i8 %207, i64 0
  %224 = insertelement <4 x i8> %223, i8 %208, i64 1
  %225 = insertelement <4 x i8> %224, i8 %209, i64 2
  %226 = insertelement <4 x i8> %225, i8 %210, i64 3
  %227 = insertelement <4 x i8> poison, i8 %211, i64 0
  %228 = insertelement <4 x i8> %227, i8 %212, i64 1
  %229 = insertelement <4 x i8> %228, i8 %213, i64 2
  %230 = insertelement <4 x i8> %229, i8 %214, i64 3
  %231 = insertelement <4 x i8> poison, i8 %215, i64 0
  %232 = insertelement <4 x i8> %231, i8 %216, i64 1
  %233 = insertelement <4 x i8> %232, i8 %217, i64 2
  %234 = insertelement <4 x i8> %233, i8 %218, i64 3
  %235 = bitcast <4 x i8> %39 to i32
  %236 = bitcast <4 x i8> %222 to i32
  %237 = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %235, i32 %236, <4 x i32> zeroinitializer, i32 0, i32 0, i32 0)
  %238 = bitcast <4 x i8> %63 to i32
  %239 = bitcast <4 x i8> %222 to i32
  %240 = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %238, i32 %239, <4 x i32> zeroinitializer, i32 0, i32 0, i32 0)
  %241 = bitcast <4 x i8> %81 to i32
  %242 = bitcast <4 x i8> %222 to i32
  %243 = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %241, i32 %242, <4 x i32> zeroinitializer, i32 0, i32 0, i32 0)
  %244 = bitcast <4 x i8> %99 to i32
  %245 = bitcast <4 x i8> %222 to i32
  %246 = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %244, i32 %245, <4 x i32> zeroinitializer, i32 0, i32 0, i32 0)
  %247 = bitcast <4 x i8> %45 to i32
  %248 = bitcast <4 x i8> %226 to i32
  %249 = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %247, i32 %248, <4 x i32> %237, i32 0, i32 0, i32 0)
  %250 = bitcast <4 x i8> %67 to i32
  %251 = bitcast <4 x i8> %226 to i32
  %252 = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %250, i32 %251, <4 x i32> %240, i32 0, i32 0, i32 0)
  %253 = bitcast <4 x i8> %85 to i32
  %254 = bitcast <4 x i8> %226 to i32
  %255 = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %253, i32 %254, <4 x i32> %243, i32 0, i32 0, i32 0)
  %256 = bitcast <4 x i8> %103 to i32
  %257 = bitcast <4 x i8> %226 to i32
  %258 = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %256, i32 %257, <4 x i32> %246, i32 0, i32 0, i32 0)
  %259 = bitcast <4 x i8> %51 to i32
  %260 = bitcast <4 x i8> %230 to i32
  %261 = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %259, i32 %260, <4 x i32> %249, i32 0, i32 0, i32 0)
  %262 = bitcast <4 x i8> %71 to i32
  %263 = bitcast <4 x i8> %230 to i32
  %264 = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %262, i32 %263, <4 x i32> %252, i32 0, i32 0, i32 0)
  %265 = bitcast <4 x i8> %89 to i32
  %266 = bitcast <4 x i8> %230 to i32
  %267 = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %265, i32 %266, <4 x i32> %255, i32 0, i32 0, i32 0)
  %268 = bitcast <4 x i8> %107 to i32
  %269 = bitcast <4 x i8> %230 to i32
  %270 = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %268, i32 %269, <4 x i32> %258, i32 0, i32 0, i32 0)
  %271 = bitcast <4 x i8> %57 to i32
  %272 = bitcast <4 x i8> %234 to i32
  %273 = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %271, i32 %272, <4 x i32> %261, i32 0, i32 0, i32 0)
  %274 = bitcast <4 x i8> %75 to i32
  %275 = bitcast <4 x i8> %234 to i32
  %276 = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %274, i32 %275, <4 x i32> %264, i32 0, i32 0, i32 0)
  %277 = bitcast <4 x i8> %93 to i32
  %278 = bitcast <4 x i8> %234 to i32
  %279 = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %277, i32 %278, <4 x i32> %267, i32 0, i32 0, i32 0)
  %280 = bitcast <4 x i8> %111 to i32
  %281 = bitcast <4 x i8> %234 to i32
  %282 = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32 %280, i32 %281, <4 x i32> %270, i32 0, i32 0, i32 0)
  %283 = extractelement <4 x i32> %273, i64 0
  %284 = insertelement <1 x i32> poison, i32 %283, i32 0
  %285 = extractelement <4 x i32> %273, i64 1
  %286 = insertelement <1 x i32> poison, i32 %285, i32 0
  %287 = extractelement <4 x i32> %273, i64 2
  %288 = insertelement <1 x i32> poison, i32 %287, i32 0
  %289 = extractelement <4 x i32> %273, i64 3
  %290 = insertelement <1 x i32> poison, i32 %289, i32 0
  %291 = extractelement <4 x i32> %276, i64 0
  %292 = insertelement <1 x i32> poison, i32 %291, i32 0
  %293 = extractelement <4 x i32> %276, i64 1
  %294 = insertelement <1 x i32> poison, i32 %293, i32 0
  %295 = extractelement <4 x i32> %276, i64 2
  %296 = insertelement <1 x i32> poison, i32 %295, i32 0
  %297 = extractelement <4 x i32> %276, i64 3
  %298 = insertelement <1 x i32> poison, i32 %297, i32 0
  %299 = extractelement <4 x i32> %279, i64 0
  %300 = insertelement <1 x i32> poison, i32 %299, i32 0
  %301 = extractelement <4 x i32> %279, i64 1
  %302 = insertelement <1 x i32> poison, i32 %301, i32 0
  %303 = extractelement <4 x i32> %279, i64 2
  %304 = insertelement <1 x i32> poison, i32 %303, i32 0
  %305 = extractelement <4 x i32> %279, i64 3
  %306 = insertelement <1 x i32> poison, i32 %305, i32 0
  %307 = extractelement <4 x i32> %282, i64 0
  %308 = insertelement <1 x i32> poison, i32 %307, i32 0
  %309 = extractelement <4 x i32> %282, i64 1
  %310 = insertelement <1 x i32> poison, i32 %309, i32 0
  %311 = extractelement <4 x i32> %282, i64 2
  %312 = insertelement <1 x i32> poison, i32 %311, i32 0
  %313 = extractelement <4 x i32> %282, i64 3
  %314 = insertelement <1 x i32> poison, i32 %313, i32 0
  %315 = mul i64 %21, 64
  %316 = add i64 %315, %114
  %317 = getelementptr i32, ptr addrspace(7) %8, i64 %316
  store <1 x i32> %284, ptr addrspace(7) %317, align 4
  %318 = mul i64 %120, 64
  %319 = add i64 %318, %114
  %320 = getelementptr i32, ptr addrspace(7) %8, i64 %319
  store <1 x i32> %286, ptr addrspace(7) %320, align 4
  %321 = mul i64 %126, 64
  %322 = add i64 %321, %114
  %323 = getelementptr i32, ptr addrspace(7) %8, i64 %322
  store <1 x i32> %288, ptr addrspace(7) %323, align 4
  %324 = mul i64 %132, 64
  %325 = add i64 %324, %114
  %326 = getelementptr i32, ptr addrspace(7) %8, i64 %325
  store <1 x i32> %290, ptr addrspace(7) %326, align 4
  %327 = mul i64 %41, 64
  %328 = add i64 %327, %114
  %329 = getelementptr i32, ptr addrspace(7) %8, i64 %328
  store <1 x i32> %292, ptr addrspace(7) %329, align 4
  %330 = mul i64 %142, 64
  %331 = add i64 %330, %114
  %332 = getelementptr i32, ptr addrspace(7) %8, i64 %331
  store <1 x i32> %294, ptr addrspace(7) %332, align 4
  %333 = mul i64 %148, 64
  %334 = add i64 %333, %114
  %335 = getelementptr i32, ptr addrspace(7) %8, i64 %334
  store <1 x i32> %296, ptr addrspace(7) %335, align 4
  %336 = mul i64 %154, 64
  %337 = add i64 %336, %114
  %338 = getelementptr i32, ptr addrspace(7) %8, i64 %337
  store <1 x i32> %298, ptr addrspace(7) %338, align 4
  %339 = mul i64 %47, 64
  %340 = add i64 %339, %114
  %341 = getelementptr i32, ptr addrspace(7) %8, i64 %340
  store <1 x i32> %300, ptr addrspace(7) %341, align 4
  %342 = mul i64 %164, 64
  %343 = add i64 %342, %114
  %344 = getelementptr i32, ptr addrspace(7) %8, i64 %343
  store <1 x i32> %302, ptr addrspace(7) %344, align 4
  %345 = mul i64 %170, 64
  %346 = add i64 %345, %114
  %347 = getelementptr i32, ptr addrspace(7) %8, i64 %346
  store <1 x i32> %304, ptr addrspace(7) %347, align 4
  %348 = mul i64 %176, 64
  %349 = add i64 %348, %114
  %350 = getelementptr i32, ptr addrspace(7) %8, i64 %349
  store <1 x i32> %306, ptr addrspace(7) %350, align 4
  %351 = mul i64 %53, 64
  %352 = add i64 %351, %114
  %353 = getelementptr i32, ptr addrspace(7) %8, i64 %352
  store <1 x i32> %308, ptr addrspace(7) %353, align 4
  %354 = mul i64 %186, 64
  %355 = add i64 %354, %114
  %356 = getelementptr i32, ptr addrspace(7) %8, i64 %355
  store <1 x i32> %310, ptr addrspace(7) %356, align 4
  %357 = mul i64 %192, 64
  %358 = add i64 %357, %114
  %359 = getelementptr i32, ptr addrspace(7) %8, i64 %358
  store <1 x i32> %312, ptr addrspace(7) %359, align 4
  %360 = mul i64 %198, 64
  %361 = add i64 %360, %114
  %362 = getelementptr i32, ptr addrspace(7) %8, i64 %361
  store <1 x i32> %314, ptr addrspace(7) %362, align 4
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
declare <4 x i32> @llvm.amdgcn.mfma.i32.16x16x16i8(i32, i32, <4 x i32>, i32 immarg, i32 immarg, i32 immarg) #5

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
