; ModuleID = 'lattice_boltzmann.cl'
source_filename = "lattice_boltzmann.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@CX = hidden local_unnamed_addr addrspace(4) constant [9 x i32] [i32 0, i32 1, i32 0, i32 -1, i32 0, i32 1, i32 -1, i32 -1, i32 1], align 4
@CY = hidden local_unnamed_addr addrspace(4) constant [9 x i32] [i32 0, i32 0, i32 1, i32 0, i32 -1, i32 1, i32 1, i32 -1, i32 -1], align 4
@OPPOSITE = hidden local_unnamed_addr addrspace(4) constant [9 x i32] [i32 0, i32 3, i32 4, i32 1, i32 2, i32 7, i32 8, i32 5, i32 6], align 4
@WEIGHT = hidden local_unnamed_addr addrspace(4) constant [9 x float] [float 0x3FDC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000], align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @lattice_boltzmann(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 6
  %17 = load i16, ptr addrspace(4) %16, align 2, !tbaa !13
  %18 = zext i16 %17 to i32
  %19 = mul i32 %15, %18
  %20 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %21 = add i32 %19, %20
  %22 = icmp slt i32 %14, %3
  %23 = icmp slt i32 %21, %4
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %325

25:                                               ; preds = %6
  %26 = mul nsw i32 %4, %3
  %27 = mul nsw i32 %21, %3
  %28 = add nsw i32 %27, %14
  %29 = add i32 %14, %3
  %30 = add i32 %21, %4
  %31 = srem i32 %29, %3
  %32 = srem i32 %30, %4
  %33 = mul nsw i32 %32, %3
  %34 = add nsw i32 %33, %31
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %35
  %37 = load i8, ptr addrspace(1) %36, align 1, !tbaa !15, !amdgpu.noclobber !16
  %38 = icmp eq i8 %37, 0
  %39 = sext i32 %28 to i64
  %40 = select i1 %38, i64 %35, i64 %39
  %41 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !17, !amdgpu.noclobber !16
  %43 = add i32 %29, -1
  %44 = srem i32 %43, %3
  %45 = add nsw i32 %33, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %46
  %48 = load i8, ptr addrspace(1) %47, align 1, !tbaa !15, !amdgpu.noclobber !16
  %49 = icmp eq i8 %48, 0
  br i1 %49, label %53, label %50

50:                                               ; preds = %25
  %51 = mul nsw i32 %26, 3
  %52 = add nsw i32 %51, %28
  br label %55

53:                                               ; preds = %25
  %54 = add nsw i32 %45, %26
  br label %55

55:                                               ; preds = %53, %50
  %56 = phi i32 [ %52, %50 ], [ %54, %53 ]
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %57
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !17, !amdgpu.noclobber !16
  %60 = add i32 %30, -1
  %61 = srem i32 %60, %4
  %62 = mul nsw i32 %61, %3
  %63 = add nsw i32 %62, %31
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %64
  %66 = load i8, ptr addrspace(1) %65, align 1, !tbaa !15, !amdgpu.noclobber !16
  %67 = icmp eq i8 %66, 0
  %68 = shl nsw i32 %26, 2
  %69 = add nsw i32 %68, %28
  %70 = shl nsw i32 %26, 1
  %71 = add nsw i32 %63, %70
  %72 = select i1 %67, i32 %71, i32 %69
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %73
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !17, !amdgpu.noclobber !16
  %76 = add i32 %29, 1
  %77 = srem i32 %76, %3
  %78 = add nsw i32 %33, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %79
  %81 = load i8, ptr addrspace(1) %80, align 1, !tbaa !15, !amdgpu.noclobber !16
  %82 = icmp eq i8 %81, 0
  br i1 %82, label %85, label %83

83:                                               ; preds = %55
  %84 = add nsw i32 %26, %28
  br label %88

85:                                               ; preds = %55
  %86 = mul nsw i32 %26, 3
  %87 = add nsw i32 %78, %86
  br label %88

88:                                               ; preds = %85, %83
  %89 = phi i32 [ %84, %83 ], [ %87, %85 ]
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %90
  %92 = load float, ptr addrspace(1) %91, align 4, !tbaa !17, !amdgpu.noclobber !16
  %93 = add i32 %30, 1
  %94 = srem i32 %93, %4
  %95 = mul nsw i32 %94, %3
  %96 = add nsw i32 %95, %31
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %97
  %99 = load i8, ptr addrspace(1) %98, align 1, !tbaa !15, !amdgpu.noclobber !16
  %100 = icmp eq i8 %99, 0
  %101 = shl nsw i32 %26, 1
  %102 = add nsw i32 %101, %28
  %103 = shl nsw i32 %26, 2
  %104 = add nsw i32 %96, %103
  %105 = select i1 %100, i32 %104, i32 %102
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %106
  %108 = load float, ptr addrspace(1) %107, align 4, !tbaa !17, !amdgpu.noclobber !16
  %109 = add nsw i32 %62, %44
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %110
  %112 = load i8, ptr addrspace(1) %111, align 1, !tbaa !15, !amdgpu.noclobber !16
  %113 = icmp eq i8 %112, 0
  br i1 %113, label %117, label %114

114:                                              ; preds = %88
  %115 = mul nsw i32 %26, 7
  %116 = add nsw i32 %115, %28
  br label %120

117:                                              ; preds = %88
  %118 = mul nsw i32 %26, 5
  %119 = add nsw i32 %109, %118
  br label %120

120:                                              ; preds = %117, %114
  %121 = phi i32 [ %116, %114 ], [ %119, %117 ]
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %122
  %124 = load float, ptr addrspace(1) %123, align 4, !tbaa !17, !amdgpu.noclobber !16
  %125 = add nsw i32 %62, %77
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %126
  %128 = load i8, ptr addrspace(1) %127, align 1, !tbaa !15, !amdgpu.noclobber !16
  %129 = icmp eq i8 %128, 0
  br i1 %129, label %133, label %130

130:                                              ; preds = %120
  %131 = shl nsw i32 %26, 3
  %132 = add nsw i32 %131, %28
  br label %136

133:                                              ; preds = %120
  %134 = mul nsw i32 %26, 6
  %135 = add nsw i32 %125, %134
  br label %136

136:                                              ; preds = %133, %130
  %137 = phi i32 [ %132, %130 ], [ %135, %133 ]
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %138
  %140 = load float, ptr addrspace(1) %139, align 4, !tbaa !17, !amdgpu.noclobber !16
  %141 = add nsw i32 %95, %77
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %142
  %144 = load i8, ptr addrspace(1) %143, align 1, !tbaa !15, !amdgpu.noclobber !16
  %145 = icmp eq i8 %144, 0
  br i1 %145, label %149, label %146

146:                                              ; preds = %136
  %147 = mul nsw i32 %26, 5
  %148 = add nsw i32 %147, %28
  br label %152

149:                                              ; preds = %136
  %150 = mul nsw i32 %26, 7
  %151 = add nsw i32 %141, %150
  br label %152

152:                                              ; preds = %149, %146
  %153 = phi i32 [ %148, %146 ], [ %151, %149 ]
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %154
  %156 = load float, ptr addrspace(1) %155, align 4, !tbaa !17, !amdgpu.noclobber !16
  %157 = add nsw i32 %95, %44
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %158
  %160 = load i8, ptr addrspace(1) %159, align 1, !tbaa !15, !amdgpu.noclobber !16
  %161 = icmp eq i8 %160, 0
  br i1 %161, label %166, label %162

162:                                              ; preds = %152
  %163 = mul nsw i32 %26, 6
  %164 = add nsw i32 %163, %28
  %165 = shl nsw i32 %26, 3
  br label %171

166:                                              ; preds = %152
  %167 = shl nsw i32 %26, 3
  %168 = add nsw i32 %157, %167
  %169 = mul nsw i32 %26, 6
  %170 = add nsw i32 %169, %28
  br label %171

171:                                              ; preds = %166, %162
  %172 = phi i32 [ %167, %166 ], [ %165, %162 ]
  %173 = phi i32 [ %170, %166 ], [ %164, %162 ]
  %174 = phi i32 [ %168, %166 ], [ %164, %162 ]
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %175
  %177 = load float, ptr addrspace(1) %176, align 4, !tbaa !17, !amdgpu.noclobber !16
  %178 = fadd float %42, 0.000000e+00
  %179 = tail call float @llvm.fmuladd.f32(float %42, float 0.000000e+00, float 0.000000e+00)
  %180 = fadd float %178, %59
  %181 = fadd float %59, %179
  %182 = tail call float @llvm.fmuladd.f32(float %59, float 0.000000e+00, float %179)
  %183 = fadd float %180, %75
  %184 = tail call float @llvm.fmuladd.f32(float %75, float 0.000000e+00, float %181)
  %185 = fadd float %75, %182
  %186 = fadd float %183, %92
  %187 = fsub float %184, %92
  %188 = tail call float @llvm.fmuladd.f32(float %92, float 0.000000e+00, float %185)
  %189 = fadd float %186, %108
  %190 = tail call float @llvm.fmuladd.f32(float %108, float 0.000000e+00, float %187)
  %191 = fsub float %188, %108
  %192 = fadd float %189, %124
  %193 = fadd float %124, %190
  %194 = fadd float %124, %191
  %195 = fadd float %192, %140
  %196 = fsub float %193, %140
  %197 = fadd float %140, %194
  %198 = fadd float %195, %156
  %199 = fsub float %196, %156
  %200 = fsub float %197, %156
  %201 = fadd float %198, %177
  %202 = fadd float %177, %199
  %203 = fsub float %200, %177
  %204 = fdiv float %202, %201, !fpmath !19
  %205 = fdiv float %203, %201, !fpmath !19
  %206 = fmul float %205, %205
  %207 = tail call float @llvm.fmuladd.f32(float %204, float %204, float %206)
  %208 = fmul float %207, 1.500000e+00
  %209 = fmul float %205, 0.000000e+00
  %210 = tail call float @llvm.fmuladd.f32(float %204, float 0.000000e+00, float %209)
  %211 = fmul float %210, 3.000000e+00
  %212 = fmul float %201, 0x3FDC71C720000000
  %213 = fadd float %211, 1.000000e+00
  %214 = fmul float %211, 5.000000e-01
  %215 = tail call float @llvm.fmuladd.f32(float %214, float %211, float %213)
  %216 = fsub float %215, %208
  %217 = fmul float %212, %216
  %218 = fsub float %217, %42
  %219 = tail call float @llvm.fmuladd.f32(float %5, float %218, float %42)
  %220 = sext i32 %28 to i64
  %221 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %220
  store float %219, ptr addrspace(1) %221, align 4, !tbaa !17
  %222 = fadd float %204, %209
  %223 = fmul float %222, 3.000000e+00
  %224 = fmul float %201, 0x3FBC71C720000000
  %225 = fadd float %223, 1.000000e+00
  %226 = fmul float %223, 5.000000e-01
  %227 = tail call float @llvm.fmuladd.f32(float %226, float %223, float %225)
  %228 = fsub float %227, %208
  %229 = fmul float %224, %228
  %230 = fsub float %229, %59
  %231 = tail call float @llvm.fmuladd.f32(float %5, float %230, float %59)
  %232 = add nsw i32 %26, %28
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %233
  store float %231, ptr addrspace(1) %234, align 4, !tbaa !17
  %235 = tail call float @llvm.fmuladd.f32(float %204, float 0.000000e+00, float %205)
  %236 = fmul float %235, 3.000000e+00
  %237 = fadd float %236, 1.000000e+00
  %238 = fmul float %236, 5.000000e-01
  %239 = tail call float @llvm.fmuladd.f32(float %238, float %236, float %237)
  %240 = fsub float %239, %208
  %241 = fmul float %224, %240
  %242 = fsub float %241, %75
  %243 = tail call float @llvm.fmuladd.f32(float %5, float %242, float %75)
  %244 = shl nsw i32 %26, 1
  %245 = add nsw i32 %244, %28
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %246
  store float %243, ptr addrspace(1) %247, align 4, !tbaa !17
  %248 = fsub float %209, %204
  %249 = fmul float %248, 3.000000e+00
  %250 = fadd float %249, 1.000000e+00
  %251 = fmul float %249, 5.000000e-01
  %252 = tail call float @llvm.fmuladd.f32(float %251, float %249, float %250)
  %253 = fsub float %252, %208
  %254 = fmul float %224, %253
  %255 = fsub float %254, %92
  %256 = tail call float @llvm.fmuladd.f32(float %5, float %255, float %92)
  %257 = mul nsw i32 %26, 3
  %258 = add nsw i32 %257, %28
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %259
  store float %256, ptr addrspace(1) %260, align 4, !tbaa !17
  %261 = fneg float %205
  %262 = tail call float @llvm.fmuladd.f32(float %204, float 0.000000e+00, float %261)
  %263 = fmul float %262, 3.000000e+00
  %264 = fadd float %263, 1.000000e+00
  %265 = fmul float %263, 5.000000e-01
  %266 = tail call float @llvm.fmuladd.f32(float %265, float %263, float %264)
  %267 = fsub float %266, %208
  %268 = fmul float %224, %267
  %269 = fsub float %268, %108
  %270 = tail call float @llvm.fmuladd.f32(float %5, float %269, float %108)
  %271 = shl nsw i32 %26, 2
  %272 = add nsw i32 %271, %28
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %273
  store float %270, ptr addrspace(1) %274, align 4, !tbaa !17
  %275 = fadd float %204, %205
  %276 = fmul float %275, 3.000000e+00
  %277 = fmul float %201, 0x3F9C71C720000000
  %278 = fadd float %276, 1.000000e+00
  %279 = fmul float %276, 5.000000e-01
  %280 = tail call float @llvm.fmuladd.f32(float %279, float %276, float %278)
  %281 = fsub float %280, %208
  %282 = fmul float %277, %281
  %283 = fsub float %282, %124
  %284 = tail call float @llvm.fmuladd.f32(float %5, float %283, float %124)
  %285 = mul nsw i32 %26, 5
  %286 = add nsw i32 %285, %28
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %287
  store float %284, ptr addrspace(1) %288, align 4, !tbaa !17
  %289 = fsub float %205, %204
  %290 = fmul float %289, 3.000000e+00
  %291 = fadd float %290, 1.000000e+00
  %292 = fmul float %290, 5.000000e-01
  %293 = tail call float @llvm.fmuladd.f32(float %292, float %290, float %291)
  %294 = fsub float %293, %208
  %295 = fmul float %277, %294
  %296 = fsub float %295, %140
  %297 = tail call float @llvm.fmuladd.f32(float %5, float %296, float %140)
  %298 = sext i32 %173 to i64
  %299 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %298
  store float %297, ptr addrspace(1) %299, align 4, !tbaa !17
  %300 = fsub float %261, %204
  %301 = fmul float %300, 3.000000e+00
  %302 = fadd float %301, 1.000000e+00
  %303 = fmul float %301, 5.000000e-01
  %304 = tail call float @llvm.fmuladd.f32(float %303, float %301, float %302)
  %305 = fsub float %304, %208
  %306 = fmul float %277, %305
  %307 = fsub float %306, %156
  %308 = tail call float @llvm.fmuladd.f32(float %5, float %307, float %156)
  %309 = mul nsw i32 %26, 7
  %310 = add nsw i32 %309, %28
  %311 = sext i32 %310 to i64
  %312 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %311
  store float %308, ptr addrspace(1) %312, align 4, !tbaa !17
  %313 = fsub float %204, %205
  %314 = fmul float %313, 3.000000e+00
  %315 = fadd float %314, 1.000000e+00
  %316 = fmul float %314, 5.000000e-01
  %317 = tail call float @llvm.fmuladd.f32(float %316, float %314, float %315)
  %318 = fsub float %317, %208
  %319 = fmul float %277, %318
  %320 = fsub float %319, %177
  %321 = tail call float @llvm.fmuladd.f32(float %5, float %320, float %177)
  %322 = add nsw i32 %172, %28
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %323
  store float %321, ptr addrspace(1) %324, align 4, !tbaa !17
  br label %325

325:                                              ; preds = %171, %6
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_lattice_boltzmann(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 6
  %17 = load i16, ptr addrspace(4) %16, align 2, !tbaa !13
  %18 = zext i16 %17 to i32
  %19 = mul i32 %15, %18
  %20 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %21 = add i32 %19, %20
  %22 = icmp slt i32 %14, %3
  %23 = icmp slt i32 %21, %4
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %325

25:                                               ; preds = %6
  %26 = mul nsw i32 %4, %3
  %27 = mul nsw i32 %21, %3
  %28 = add nsw i32 %27, %14
  %29 = add i32 %14, %3
  %30 = add i32 %21, %4
  %31 = srem i32 %29, %3
  %32 = srem i32 %30, %4
  %33 = mul nsw i32 %32, %3
  %34 = add nsw i32 %33, %31
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %35
  %37 = load i8, ptr addrspace(1) %36, align 1, !tbaa !15
  %38 = icmp eq i8 %37, 0
  %39 = sext i32 %28 to i64
  %40 = select i1 %38, i64 %35, i64 %39
  %41 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !17
  %43 = add i32 %29, -1
  %44 = srem i32 %43, %3
  %45 = add nsw i32 %33, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %46
  %48 = load i8, ptr addrspace(1) %47, align 1, !tbaa !15
  %49 = icmp eq i8 %48, 0
  br i1 %49, label %53, label %50

50:                                               ; preds = %25
  %51 = mul nsw i32 %26, 3
  %52 = add nsw i32 %51, %28
  br label %55

53:                                               ; preds = %25
  %54 = add nsw i32 %45, %26
  br label %55

55:                                               ; preds = %53, %50
  %56 = phi i32 [ %52, %50 ], [ %54, %53 ]
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %57
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !17
  %60 = add i32 %30, -1
  %61 = srem i32 %60, %4
  %62 = mul nsw i32 %61, %3
  %63 = add nsw i32 %62, %31
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %64
  %66 = load i8, ptr addrspace(1) %65, align 1, !tbaa !15
  %67 = icmp eq i8 %66, 0
  %68 = shl nsw i32 %26, 2
  %69 = add nsw i32 %68, %28
  %70 = shl nsw i32 %26, 1
  %71 = add nsw i32 %63, %70
  %72 = select i1 %67, i32 %71, i32 %69
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %73
  %75 = load float, ptr addrspace(1) %74, align 4, !tbaa !17
  %76 = add i32 %29, 1
  %77 = srem i32 %76, %3
  %78 = add nsw i32 %33, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %79
  %81 = load i8, ptr addrspace(1) %80, align 1, !tbaa !15
  %82 = icmp eq i8 %81, 0
  br i1 %82, label %85, label %83

83:                                               ; preds = %55
  %84 = add nsw i32 %26, %28
  br label %88

85:                                               ; preds = %55
  %86 = mul nsw i32 %26, 3
  %87 = add nsw i32 %78, %86
  br label %88

88:                                               ; preds = %85, %83
  %89 = phi i32 [ %84, %83 ], [ %87, %85 ]
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %90
  %92 = load float, ptr addrspace(1) %91, align 4, !tbaa !17
  %93 = add i32 %30, 1
  %94 = srem i32 %93, %4
  %95 = mul nsw i32 %94, %3
  %96 = add nsw i32 %95, %31
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %97
  %99 = load i8, ptr addrspace(1) %98, align 1, !tbaa !15
  %100 = icmp eq i8 %99, 0
  %101 = shl nsw i32 %26, 1
  %102 = add nsw i32 %101, %28
  %103 = shl nsw i32 %26, 2
  %104 = add nsw i32 %96, %103
  %105 = select i1 %100, i32 %104, i32 %102
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %106
  %108 = load float, ptr addrspace(1) %107, align 4, !tbaa !17
  %109 = add nsw i32 %62, %44
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %110
  %112 = load i8, ptr addrspace(1) %111, align 1, !tbaa !15
  %113 = icmp eq i8 %112, 0
  br i1 %113, label %117, label %114

114:                                              ; preds = %88
  %115 = mul nsw i32 %26, 7
  %116 = add nsw i32 %115, %28
  br label %120

117:                                              ; preds = %88
  %118 = mul nsw i32 %26, 5
  %119 = add nsw i32 %109, %118
  br label %120

120:                                              ; preds = %117, %114
  %121 = phi i32 [ %116, %114 ], [ %119, %117 ]
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %122
  %124 = load float, ptr addrspace(1) %123, align 4, !tbaa !17
  %125 = add nsw i32 %62, %77
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %126
  %128 = load i8, ptr addrspace(1) %127, align 1, !tbaa !15
  %129 = icmp eq i8 %128, 0
  br i1 %129, label %133, label %130

130:                                              ; preds = %120
  %131 = shl nsw i32 %26, 3
  %132 = add nsw i32 %131, %28
  br label %136

133:                                              ; preds = %120
  %134 = mul nsw i32 %26, 6
  %135 = add nsw i32 %125, %134
  br label %136

136:                                              ; preds = %133, %130
  %137 = phi i32 [ %132, %130 ], [ %135, %133 ]
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %138
  %140 = load float, ptr addrspace(1) %139, align 4, !tbaa !17
  %141 = add nsw i32 %95, %77
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %142
  %144 = load i8, ptr addrspace(1) %143, align 1, !tbaa !15
  %145 = icmp eq i8 %144, 0
  br i1 %145, label %149, label %146

146:                                              ; preds = %136
  %147 = mul nsw i32 %26, 5
  %148 = add nsw i32 %147, %28
  br label %152

149:                                              ; preds = %136
  %150 = mul nsw i32 %26, 7
  %151 = add nsw i32 %141, %150
  br label %152

152:                                              ; preds = %149, %146
  %153 = phi i32 [ %148, %146 ], [ %151, %149 ]
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %154
  %156 = load float, ptr addrspace(1) %155, align 4, !tbaa !17
  %157 = add nsw i32 %95, %44
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %158
  %160 = load i8, ptr addrspace(1) %159, align 1, !tbaa !15
  %161 = icmp eq i8 %160, 0
  br i1 %161, label %166, label %162

162:                                              ; preds = %152
  %163 = mul nsw i32 %26, 6
  %164 = add nsw i32 %163, %28
  %165 = shl nsw i32 %26, 3
  br label %171

166:                                              ; preds = %152
  %167 = shl nsw i32 %26, 3
  %168 = add nsw i32 %157, %167
  %169 = mul nsw i32 %26, 6
  %170 = add nsw i32 %169, %28
  br label %171

171:                                              ; preds = %166, %162
  %172 = phi i32 [ %167, %166 ], [ %165, %162 ]
  %173 = phi i32 [ %170, %166 ], [ %164, %162 ]
  %174 = phi i32 [ %168, %166 ], [ %164, %162 ]
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %175
  %177 = load float, ptr addrspace(1) %176, align 4, !tbaa !17
  %178 = fadd float %42, 0.000000e+00
  %179 = tail call float @llvm.fmuladd.f32(float %42, float 0.000000e+00, float 0.000000e+00)
  %180 = fadd float %178, %59
  %181 = fadd float %59, %179
  %182 = tail call float @llvm.fmuladd.f32(float %59, float 0.000000e+00, float %179)
  %183 = fadd float %180, %75
  %184 = tail call float @llvm.fmuladd.f32(float %75, float 0.000000e+00, float %181)
  %185 = fadd float %75, %182
  %186 = fadd float %183, %92
  %187 = fsub float %184, %92
  %188 = tail call float @llvm.fmuladd.f32(float %92, float 0.000000e+00, float %185)
  %189 = fadd float %186, %108
  %190 = tail call float @llvm.fmuladd.f32(float %108, float 0.000000e+00, float %187)
  %191 = fsub float %188, %108
  %192 = fadd float %189, %124
  %193 = fadd float %124, %190
  %194 = fadd float %124, %191
  %195 = fadd float %192, %140
  %196 = fsub float %193, %140
  %197 = fadd float %140, %194
  %198 = fadd float %195, %156
  %199 = fsub float %196, %156
  %200 = fsub float %197, %156
  %201 = fadd float %198, %177
  %202 = fadd float %177, %199
  %203 = fsub float %200, %177
  %204 = fdiv float %202, %201, !fpmath !19
  %205 = fdiv float %203, %201, !fpmath !19
  %206 = fmul float %205, %205
  %207 = tail call float @llvm.fmuladd.f32(float %204, float %204, float %206)
  %208 = fmul float %207, 1.500000e+00
  %209 = fmul float %205, 0.000000e+00
  %210 = tail call float @llvm.fmuladd.f32(float %204, float 0.000000e+00, float %209)
  %211 = fmul float %210, 3.000000e+00
  %212 = fmul float %201, 0x3FDC71C720000000
  %213 = fadd float %211, 1.000000e+00
  %214 = fmul float %211, 5.000000e-01
  %215 = tail call float @llvm.fmuladd.f32(float %214, float %211, float %213)
  %216 = fsub float %215, %208
  %217 = fmul float %212, %216
  %218 = fsub float %217, %42
  %219 = tail call float @llvm.fmuladd.f32(float %5, float %218, float %42)
  %220 = sext i32 %28 to i64
  %221 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %220
  store float %219, ptr addrspace(1) %221, align 4, !tbaa !17
  %222 = fadd float %204, %209
  %223 = fmul float %222, 3.000000e+00
  %224 = fmul float %201, 0x3FBC71C720000000
  %225 = fadd float %223, 1.000000e+00
  %226 = fmul float %223, 5.000000e-01
  %227 = tail call float @llvm.fmuladd.f32(float %226, float %223, float %225)
  %228 = fsub float %227, %208
  %229 = fmul float %224, %228
  %230 = fsub float %229, %59
  %231 = tail call float @llvm.fmuladd.f32(float %5, float %230, float %59)
  %232 = add nsw i32 %26, %28
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %233
  store float %231, ptr addrspace(1) %234, align 4, !tbaa !17
  %235 = tail call float @llvm.fmuladd.f32(float %204, float 0.000000e+00, float %205)
  %236 = fmul float %235, 3.000000e+00
  %237 = fadd float %236, 1.000000e+00
  %238 = fmul float %236, 5.000000e-01
  %239 = tail call float @llvm.fmuladd.f32(float %238, float %236, float %237)
  %240 = fsub float %239, %208
  %241 = fmul float %224, %240
  %242 = fsub float %241, %75
  %243 = tail call float @llvm.fmuladd.f32(float %5, float %242, float %75)
  %244 = shl nsw i32 %26, 1
  %245 = add nsw i32 %244, %28
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %246
  store float %243, ptr addrspace(1) %247, align 4, !tbaa !17
  %248 = fsub float %209, %204
  %249 = fmul float %248, 3.000000e+00
  %250 = fadd float %249, 1.000000e+00
  %251 = fmul float %249, 5.000000e-01
  %252 = tail call float @llvm.fmuladd.f32(float %251, float %249, float %250)
  %253 = fsub float %252, %208
  %254 = fmul float %224, %253
  %255 = fsub float %254, %92
  %256 = tail call float @llvm.fmuladd.f32(float %5, float %255, float %92)
  %257 = mul nsw i32 %26, 3
  %258 = add nsw i32 %257, %28
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %259
  store float %256, ptr addrspace(1) %260, align 4, !tbaa !17
  %261 = fneg float %205
  %262 = tail call float @llvm.fmuladd.f32(float %204, float 0.000000e+00, float %261)
  %263 = fmul float %262, 3.000000e+00
  %264 = fadd float %263, 1.000000e+00
  %265 = fmul float %263, 5.000000e-01
  %266 = tail call float @llvm.fmuladd.f32(float %265, float %263, float %264)
  %267 = fsub float %266, %208
  %268 = fmul float %224, %267
  %269 = fsub float %268, %108
  %270 = tail call float @llvm.fmuladd.f32(float %5, float %269, float %108)
  %271 = shl nsw i32 %26, 2
  %272 = add nsw i32 %271, %28
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %273
  store float %270, ptr addrspace(1) %274, align 4, !tbaa !17
  %275 = fadd float %204, %205
  %276 = fmul float %275, 3.000000e+00
  %277 = fmul float %201, 0x3F9C71C720000000
  %278 = fadd float %276, 1.000000e+00
  %279 = fmul float %276, 5.000000e-01
  %280 = tail call float @llvm.fmuladd.f32(float %279, float %276, float %278)
  %281 = fsub float %280, %208
  %282 = fmul float %277, %281
  %283 = fsub float %282, %124
  %284 = tail call float @llvm.fmuladd.f32(float %5, float %283, float %124)
  %285 = mul nsw i32 %26, 5
  %286 = add nsw i32 %285, %28
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %287
  store float %284, ptr addrspace(1) %288, align 4, !tbaa !17
  %289 = fsub float %205, %204
  %290 = fmul float %289, 3.000000e+00
  %291 = fadd float %290, 1.000000e+00
  %292 = fmul float %290, 5.000000e-01
  %293 = tail call float @llvm.fmuladd.f32(float %292, float %290, float %291)
  %294 = fsub float %293, %208
  %295 = fmul float %277, %294
  %296 = fsub float %295, %140
  %297 = tail call float @llvm.fmuladd.f32(float %5, float %296, float %140)
  %298 = sext i32 %173 to i64
  %299 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %298
  store float %297, ptr addrspace(1) %299, align 4, !tbaa !17
  %300 = fsub float %261, %204
  %301 = fmul float %300, 3.000000e+00
  %302 = fadd float %301, 1.000000e+00
  %303 = fmul float %301, 5.000000e-01
  %304 = tail call float @llvm.fmuladd.f32(float %303, float %301, float %302)
  %305 = fsub float %304, %208
  %306 = fmul float %277, %305
  %307 = fsub float %306, %156
  %308 = tail call float @llvm.fmuladd.f32(float %5, float %307, float %156)
  %309 = mul nsw i32 %26, 7
  %310 = add nsw i32 %309, %28
  %311 = sext i32 %310 to i64
  %312 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %311
  store float %308, ptr addrspace(1) %312, align 4, !tbaa !17
  %313 = fsub float %204, %205
  %314 = fmul float %313, 3.000000e+00
  %315 = fadd float %314, 1.000000e+00
  %316 = fmul float %314, 5.000000e-01
  %317 = tail call float @llvm.fmuladd.f32(float %316, float %314, float %315)
  %318 = fsub float %317, %208
  %319 = fmul float %277, %318
  %320 = fsub float %319, %177
  %321 = tail call float @llvm.fmuladd.f32(float %5, float %320, float %177)
  %322 = add nsw i32 %172, %28
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %323
  store float %321, ptr addrspace(1) %324, align 4, !tbaa !17
  br label %325

325:                                              ; preds = %171, %6
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"float*", !"float*", !"uchar*", !"int", !"int", !"float"}
!12 = !{!"const", !"", !"const", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!7, !7, i64 0}
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !7, i64 0}
!19 = !{float 2.500000e+00}
