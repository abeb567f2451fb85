; ModuleID = 'cloth_springs.cl'
source_filename = "cloth_springs.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @cloth_springs(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6, float noundef %7) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %12 = load i16, ptr addrspace(4) %11, align 4, !tbaa !14
  %13 = zext i16 %12 to i32
  %14 = mul i32 %9, %13
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %16 = add i32 %14, %15
  %17 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 6
  %19 = load i16, ptr addrspace(4) %18, align 2, !tbaa !14
  %20 = zext i16 %19 to i32
  %21 = mul i32 %17, %20
  %22 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %23 = add i32 %21, %22
  %24 = icmp slt i32 %16, %3
  %25 = icmp slt i32 %23, %4
  %26 = select i1 %24, i1 %25, i1 false
  br i1 %26, label %27, label %299

27:                                               ; preds = %8
  %28 = mul nsw i32 %23, %3
  %29 = add nsw i32 %28, %16
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %30
  %32 = load <4 x float>, ptr addrspace(1) %31, align 16, !tbaa !16, !amdgpu.noclobber !17
  %33 = icmp eq i32 %23, 0
  br i1 %33, label %296, label %34

34:                                               ; preds = %27
  %35 = extractelement <4 x float> %32, i64 0
  %36 = extractelement <4 x float> %32, i64 1
  %37 = extractelement <4 x float> %32, i64 2
  %38 = fmul float %5, 0x3FF6A09E60000000
  %39 = add nsw i32 %23, -1
  %40 = icmp sgt i32 %23, 0
  %41 = icmp sle i32 %23, %4
  %42 = mul nsw i32 %39, %3
  %43 = add nsw i32 %16, -1
  %44 = icmp sgt i32 %16, 0
  %45 = select i1 %44, i1 %40, i1 false
  %46 = icmp sle i32 %16, %3
  %47 = and i1 %45, %46
  %48 = select i1 %47, i1 %41, i1 false
  br i1 %48, label %49, label %70

49:                                               ; preds = %34
  %50 = add nuw nsw i32 %43, %42
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %51
  %53 = load <4 x float>, ptr addrspace(1) %52, align 16, !tbaa !16, !amdgpu.noclobber !17
  %54 = extractelement <4 x float> %53, i64 0
  %55 = fsub float %54, %35
  %56 = extractelement <4 x float> %53, i64 1
  %57 = fsub float %56, %36
  %58 = extractelement <4 x float> %53, i64 2
  %59 = fsub float %58, %37
  %60 = fmul float %57, %57
  %61 = tail call float @llvm.fmuladd.f32(float %55, float %55, float %60)
  %62 = tail call float @llvm.fmuladd.f32(float %59, float %59, float %61)
  %63 = tail call float @llvm.sqrt.f32(float %62), !fpmath !18
  %64 = fsub float %63, %38
  %65 = fmul float %6, %64
  %66 = fdiv float %65, %63, !fpmath !19
  %67 = tail call float @llvm.fmuladd.f32(float %55, float %66, float 0.000000e+00)
  %68 = tail call float @llvm.fmuladd.f32(float %57, float %66, float 0xC0239EB860000000)
  %69 = tail call float @llvm.fmuladd.f32(float %59, float %66, float 0.000000e+00)
  br label %70

70:                                               ; preds = %49, %34
  %71 = phi float [ %69, %49 ], [ 0.000000e+00, %34 ]
  %72 = phi float [ %68, %49 ], [ 0xC0239EB860000000, %34 ]
  %73 = phi float [ %67, %49 ], [ 0.000000e+00, %34 ]
  %74 = icmp sgt i32 %16, -1
  %75 = and i1 %40, %41
  %76 = select i1 %74, i1 %75, i1 false
  br i1 %76, label %77, label %98

77:                                               ; preds = %70
  %78 = add nuw nsw i32 %16, %42
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %79
  %81 = load <4 x float>, ptr addrspace(1) %80, align 16, !tbaa !16, !amdgpu.noclobber !17
  %82 = extractelement <4 x float> %81, i64 0
  %83 = fsub float %82, %35
  %84 = extractelement <4 x float> %81, i64 1
  %85 = fsub float %84, %36
  %86 = extractelement <4 x float> %81, i64 2
  %87 = fsub float %86, %37
  %88 = fmul float %85, %85
  %89 = tail call float @llvm.fmuladd.f32(float %83, float %83, float %88)
  %90 = tail call float @llvm.fmuladd.f32(float %87, float %87, float %89)
  %91 = tail call float @llvm.sqrt.f32(float %90), !fpmath !18
  %92 = fsub float %91, %5
  %93 = fmul float %6, %92
  %94 = fdiv float %93, %91, !fpmath !19
  %95 = tail call float @llvm.fmuladd.f32(float %83, float %94, float %73)
  %96 = tail call float @llvm.fmuladd.f32(float %85, float %94, float %72)
  %97 = tail call float @llvm.fmuladd.f32(float %87, float %94, float %71)
  br label %98

98:                                               ; preds = %77, %70
  %99 = phi float [ %97, %77 ], [ %71, %70 ]
  %100 = phi float [ %96, %77 ], [ %72, %70 ]
  %101 = phi float [ %95, %77 ], [ %73, %70 ]
  %102 = add nsw i32 %16, 1
  %103 = icmp sgt i32 %16, -2
  %104 = select i1 %103, i1 %40, i1 false
  %105 = icmp slt i32 %102, %3
  %106 = select i1 %104, i1 %105, i1 false
  %107 = select i1 %106, i1 %41, i1 false
  br i1 %107, label %108, label %129

108:                                              ; preds = %98
  %109 = add nuw nsw i32 %102, %42
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %110
  %112 = load <4 x float>, ptr addrspace(1) %111, align 16, !tbaa !16, !amdgpu.noclobber !17
  %113 = extractelement <4 x float> %112, i64 0
  %114 = fsub float %113, %35
  %115 = extractelement <4 x float> %112, i64 1
  %116 = fsub float %115, %36
  %117 = extractelement <4 x float> %112, i64 2
  %118 = fsub float %117, %37
  %119 = fmul float %116, %116
  %120 = tail call float @llvm.fmuladd.f32(float %114, float %114, float %119)
  %121 = tail call float @llvm.fmuladd.f32(float %118, float %118, float %120)
  %122 = tail call float @llvm.sqrt.f32(float %121), !fpmath !18
  %123 = fsub float %122, %38
  %124 = fmul float %6, %123
  %125 = fdiv float %124, %122, !fpmath !19
  %126 = tail call float @llvm.fmuladd.f32(float %114, float %125, float %101)
  %127 = tail call float @llvm.fmuladd.f32(float %116, float %125, float %100)
  %128 = tail call float @llvm.fmuladd.f32(float %118, float %125, float %99)
  br label %129

129:                                              ; preds = %108, %98
  %130 = phi float [ %128, %108 ], [ %99, %98 ]
  %131 = phi float [ %127, %108 ], [ %100, %98 ]
  %132 = phi float [ %126, %108 ], [ %101, %98 ]
  %133 = icmp sgt i32 %23, -1
  %134 = select i1 %44, i1 %133, i1 false
  %135 = and i1 %134, %46
  br i1 %135, label %136, label %157

136:                                              ; preds = %129
  %137 = add nuw nsw i32 %43, %28
  %138 = zext nneg i32 %137 to i64
  %139 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %138
  %140 = load <4 x float>, ptr addrspace(1) %139, align 16, !tbaa !16, !amdgpu.noclobber !17
  %141 = extractelement <4 x float> %140, i64 0
  %142 = fsub float %141, %35
  %143 = extractelement <4 x float> %140, i64 1
  %144 = fsub float %143, %36
  %145 = extractelement <4 x float> %140, i64 2
  %146 = fsub float %145, %37
  %147 = fmul float %144, %144
  %148 = tail call float @llvm.fmuladd.f32(float %142, float %142, float %147)
  %149 = tail call float @llvm.fmuladd.f32(float %146, float %146, float %148)
  %150 = tail call float @llvm.sqrt.f32(float %149), !fpmath !18
  %151 = fsub float %150, %5
  %152 = fmul float %6, %151
  %153 = fdiv float %152, %150, !fpmath !19
  %154 = tail call float @llvm.fmuladd.f32(float %142, float %153, float %132)
  %155 = tail call float @llvm.fmuladd.f32(float %144, float %153, float %131)
  %156 = tail call float @llvm.fmuladd.f32(float %146, float %153, float %130)
  br label %157

157:                                              ; preds = %129, %136
  %158 = phi float [ %156, %136 ], [ %130, %129 ]
  %159 = phi float [ %155, %136 ], [ %131, %129 ]
  %160 = phi float [ %154, %136 ], [ %132, %129 ]
  %161 = select i1 %103, i1 %133, i1 false
  %162 = select i1 %161, i1 %105, i1 false
  br i1 %162, label %163, label %184

163:                                              ; preds = %157
  %164 = add nuw nsw i32 %102, %28
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %165
  %167 = load <4 x float>, ptr addrspace(1) %166, align 16, !tbaa !16, !amdgpu.noclobber !17
  %168 = extractelement <4 x float> %167, i64 0
  %169 = fsub float %168, %35
  %170 = extractelement <4 x float> %167, i64 1
  %171 = fsub float %170, %36
  %172 = extractelement <4 x float> %167, i64 2
  %173 = fsub float %172, %37
  %174 = fmul float %171, %171
  %175 = tail call float @llvm.fmuladd.f32(float %169, float %169, float %174)
  %176 = tail call float @llvm.fmuladd.f32(float %173, float %173, float %175)
  %177 = tail call float @llvm.sqrt.f32(float %176), !fpmath !18
  %178 = fsub float %177, %5
  %179 = fmul float %6, %178
  %180 = fdiv float %179, %177, !fpmath !19
  %181 = tail call float @llvm.fmuladd.f32(float %169, float %180, float %160)
  %182 = tail call float @llvm.fmuladd.f32(float %171, float %180, float %159)
  %183 = tail call float @llvm.fmuladd.f32(float %173, float %180, float %158)
  br label %184

184:                                              ; preds = %163, %157
  %185 = phi float [ %183, %163 ], [ %158, %157 ]
  %186 = phi float [ %182, %163 ], [ %159, %157 ]
  %187 = phi float [ %181, %163 ], [ %160, %157 ]
  %188 = add nsw i32 %23, 1
  %189 = icmp sgt i32 %23, -2
  %190 = icmp slt i32 %188, %4
  %191 = mul nsw i32 %188, %3
  %192 = select i1 %44, i1 %189, i1 false
  %193 = and i1 %192, %46
  %194 = select i1 %193, i1 %190, i1 false
  br i1 %194, label %195, label %216

195:                                              ; preds = %184
  %196 = add nuw nsw i32 %43, %191
  %197 = zext nneg i32 %196 to i64
  %198 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %197
  %199 = load <4 x float>, ptr addrspace(1) %198, align 16, !tbaa !16, !amdgpu.noclobber !17
  %200 = extractelement <4 x float> %199, i64 0
  %201 = fsub float %200, %35
  %202 = extractelement <4 x float> %199, i64 1
  %203 = fsub float %202, %36
  %204 = extractelement <4 x float> %199, i64 2
  %205 = fsub float %204, %37
  %206 = fmul float %203, %203
  %207 = tail call float @llvm.fmuladd.f32(float %201, float %201, float %206)
  %208 = tail call float @llvm.fmuladd.f32(float %205, float %205, float %207)
  %209 = tail call float @llvm.sqrt.f32(float %208), !fpmath !18
  %210 = fsub float %209, %38
  %211 = fmul float %6, %210
  %212 = fdiv float %211, %209, !fpmath !19
  %213 = tail call float @llvm.fmuladd.f32(float %201, float %212, float %187)
  %214 = tail call float @llvm.fmuladd.f32(float %203, float %212, float %186)
  %215 = tail call float @llvm.fmuladd.f32(float %205, float %212, float %185)
  br label %216

216:                                              ; preds = %195, %184
  %217 = phi float [ %215, %195 ], [ %185, %184 ]
  %218 = phi float [ %214, %195 ], [ %186, %184 ]
  %219 = phi float [ %213, %195 ], [ %187, %184 ]
  %220 = select i1 %74, i1 %189, i1 false
  %221 = select i1 %220, i1 %190, i1 false
  br i1 %221, label %222, label %243

222:                                              ; preds = %216
  %223 = add nuw nsw i32 %16, %191
  %224 = zext nneg i32 %223 to i64
  %225 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %224
  %226 = load <4 x float>, ptr addrspace(1) %225, align 16, !tbaa !16, !amdgpu.noclobber !17
  %227 = extractelement <4 x float> %226, i64 0
  %228 = fsub float %227, %35
  %229 = extractelement <4 x float> %226, i64 1
  %230 = fsub float %229, %36
  %231 = extractelement <4 x float> %226, i64 2
  %232 = fsub float %231, %37
  %233 = fmul float %230, %230
  %234 = tail call float @llvm.fmuladd.f32(float %228, float %228, float %233)
  %235 = tail call float @llvm.fmuladd.f32(float %232, float %232, float %234)
  %236 = tail call float @llvm.sqrt.f32(float %235), !fpmath !18
  %237 = fsub float %236, %5
  %238 = fmul float %6, %237
  %239 = fdiv float %238, %236, !fpmath !19
  %240 = tail call float @llvm.fmuladd.f32(float %228, float %239, float %219)
  %241 = tail call float @llvm.fmuladd.f32(float %230, float %239, float %218)
  %242 = tail call float @llvm.fmuladd.f32(float %232, float %239, float %217)
  br label %243

243:                                              ; preds = %222, %216
  %244 = phi float [ %242, %222 ], [ %217, %216 ]
  %245 = phi float [ %241, %222 ], [ %218, %216 ]
  %246 = phi float [ %240, %222 ], [ %219, %216 ]
  %247 = select i1 %103, i1 %189, i1 false
  %248 = select i1 %247, i1 %105, i1 false
  %249 = select i1 %248, i1 %190, i1 false
  br i1 %249, label %250, label %271

250:                                              ; preds = %243
  %251 = add nuw nsw i32 %102, %191
  %252 = zext nneg i32 %251 to i64
  %253 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %252
  %254 = load <4 x float>, ptr addrspace(1) %253, align 16, !tbaa !16, !amdgpu.noclobber !17
  %255 = extractelement <4 x float> %254, i64 0
  %256 = fsub float %255, %35
  %257 = extractelement <4 x float> %254, i64 1
  %258 = fsub float %257, %36
  %259 = extractelement <4 x float> %254, i64 2
  %260 = fsub float %259, %37
  %261 = fmul float %258, %258
  %262 = tail call float @llvm.fmuladd.f32(float %256, float %256, float %261)
  %263 = tail call float @llvm.fmuladd.f32(float %260, float %260, float %262)
  %264 = tail call float @llvm.sqrt.f32(float %263), !fpmath !18
  %265 = fsub float %264, %38
  %266 = fmul float %6, %265
  %267 = fdiv float %266, %264, !fpmath !19
  %268 = tail call float @llvm.fmuladd.f32(float %256, float %267, float %246)
  %269 = tail call float @llvm.fmuladd.f32(float %258, float %267, float %245)
  %270 = tail call float @llvm.fmuladd.f32(float %260, float %267, float %244)
  br label %271

271:                                              ; preds = %250, %243
  %272 = phi float [ %270, %250 ], [ %244, %243 ]
  %273 = phi float [ %269, %250 ], [ %245, %243 ]
  %274 = phi float [ %268, %250 ], [ %246, %243 ]
  %275 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %30
  %276 = load <4 x float>, ptr addrspace(1) %275, align 16, !tbaa !16, !amdgpu.noclobber !17
  %277 = fmul float %7, %7
  %278 = extractelement <4 x float> %32, i64 3
  %279 = fdiv float %277, %278, !fpmath !19
  %280 = extractelement <4 x float> %276, i64 0
  %281 = fsub float %35, %280
  %282 = tail call float @llvm.fmuladd.f32(float %281, float 0x3FEFAE1480000000, float %35)
  %283 = tail call float @llvm.fmuladd.f32(float %274, float %279, float %282)
  %284 = insertelement <4 x float> poison, float %283, i64 0
  %285 = extractelement <4 x float> %276, i64 1
  %286 = fsub float %36, %285
  %287 = tail call float @llvm.fmuladd.f32(float %286, float 0x3FEFAE1480000000, float %36)
  %288 = tail call float @llvm.fmuladd.f32(float %273, float %279, float %287)
  %289 = insertelement <4 x float> %284, float %288, i64 1
  %290 = extractelement <4 x float> %276, i64 2
  %291 = fsub float %37, %290
  %292 = tail call float @llvm.fmuladd.f32(float %291, float 0x3FEFAE1480000000, float %37)
  %293 = tail call float @llvm.fmuladd.f32(float %272, float %279, float %292)
  %294 = insertelement <4 x float> %289, float %293, i64 2
  %295 = shufflevector <4 x float> %294, <4 x float> %32, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  br label %296

296:                                              ; preds = %27, %271
  %297 = phi <4 x float> [ %295, %271 ], [ %32, %27 ]
  %298 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %30
  store <4 x float> %297, ptr addrspace(1) %298, align 16, !tbaa !16
  br label %299

299:                                              ; preds = %296, %8
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_cloth_springs(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6, float noundef %7) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %12 = load i16, ptr addrspace(4) %11, align 4, !tbaa !14
  %13 = zext i16 %12 to i32
  %14 = mul i32 %9, %13
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %16 = add i32 %14, %15
  %17 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 6
  %19 = load i16, ptr addrspace(4) %18, align 2, !tbaa !14
  %20 = zext i16 %19 to i32
  %21 = mul i32 %17, %20
  %22 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %23 = add i32 %21, %22
  %24 = icmp slt i32 %16, %3
  %25 = icmp slt i32 %23, %4
  %26 = select i1 %24, i1 %25, i1 false
  br i1 %26, label %27, label %299

27:                                               ; preds = %8
  %28 = mul nsw i32 %23, %3
  %29 = add nsw i32 %28, %16
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %30
  %32 = load <4 x float>, ptr addrspace(1) %31, align 16, !tbaa !16
  %33 = icmp eq i32 %23, 0
  br i1 %33, label %296, label %34

34:                                               ; preds = %27
  %35 = extractelement <4 x float> %32, i64 0
  %36 = extractelement <4 x float> %32, i64 1
  %37 = extractelement <4 x float> %32, i64 2
  %38 = fmul float %5, 0x3FF6A09E60000000
  %39 = add nsw i32 %23, -1
  %40 = icmp sgt i32 %23, 0
  %41 = icmp sle i32 %23, %4
  %42 = mul nsw i32 %39, %3
  %43 = add nsw i32 %16, -1
  %44 = icmp sgt i32 %16, 0
  %45 = select i1 %44, i1 %40, i1 false
  %46 = icmp sle i32 %16, %3
  %47 = and i1 %45, %46
  %48 = select i1 %47, i1 %41, i1 false
  br i1 %48, label %49, label %70

49:                                               ; preds = %34
  %50 = add nuw nsw i32 %43, %42
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %51
  %53 = load <4 x float>, ptr addrspace(1) %52, align 16, !tbaa !16
  %54 = extractelement <4 x float> %53, i64 0
  %55 = fsub float %54, %35
  %56 = extractelement <4 x float> %53, i64 1
  %57 = fsub float %56, %36
  %58 = extractelement <4 x float> %53, i64 2
  %59 = fsub float %58, %37
  %60 = fmul float %57, %57
  %61 = tail call float @llvm.fmuladd.f32(float %55, float %55, float %60)
  %62 = tail call float @llvm.fmuladd.f32(float %59, float %59, float %61)
  %63 = tail call float @llvm.sqrt.f32(float %62), !fpmath !18
  %64 = fsub float %63, %38
  %65 = fmul float %6, %64
  %66 = fdiv float %65, %63, !fpmath !19
  %67 = tail call float @llvm.fmuladd.f32(float %55, float %66, float 0.000000e+00)
  %68 = tail call float @llvm.fmuladd.f32(float %57, float %66, float 0xC0239EB860000000)
  %69 = tail call float @llvm.fmuladd.f32(float %59, float %66, float 0.000000e+00)
  br label %70

70:                                               ; preds = %34, %49
  %71 = phi float [ %69, %49 ], [ 0.000000e+00, %34 ]
  %72 = phi float [ %68, %49 ], [ 0xC0239EB860000000, %34 ]
  %73 = phi float [ %67, %49 ], [ 0.000000e+00, %34 ]
  %74 = icmp sgt i32 %16, -1
  %75 = and i1 %40, %41
  %76 = select i1 %74, i1 %75, i1 false
  br i1 %76, label %77, label %98

77:                                               ; preds = %70
  %78 = add nuw nsw i32 %16, %42
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %79
  %81 = load <4 x float>, ptr addrspace(1) %80, align 16, !tbaa !16
  %82 = extractelement <4 x float> %81, i64 0
  %83 = fsub float %82, %35
  %84 = extractelement <4 x float> %81, i64 1
  %85 = fsub float %84, %36
  %86 = extractelement <4 x float> %81, i64 2
  %87 = fsub float %86, %37
  %88 = fmul float %85, %85
  %89 = tail call float @llvm.fmuladd.f32(float %83, float %83, float %88)
  %90 = tail call float @llvm.fmuladd.f32(float %87, float %87, float %89)
  %91 = tail call float @llvm.sqrt.f32(float %90), !fpmath !18
  %92 = fsub float %91, %5
  %93 = fmul float %6, %92
  %94 = fdiv float %93, %91, !fpmath !19
  %95 = tail call float @llvm.fmuladd.f32(float %83, float %94, float %73)
  %96 = tail call float @llvm.fmuladd.f32(float %85, float %94, float %72)
  %97 = tail call float @llvm.fmuladd.f32(float %87, float %94, float %71)
  br label %98

98:                                               ; preds = %77, %70
  %99 = phi float [ %97, %77 ], [ %71, %70 ]
  %100 = phi float [ %96, %77 ], [ %72, %70 ]
  %101 = phi float [ %95, %77 ], [ %73, %70 ]
  %102 = add nsw i32 %16, 1
  %103 = icmp sgt i32 %16, -2
  %104 = select i1 %103, i1 %40, i1 false
  %105 = icmp slt i32 %102, %3
  %106 = select i1 %104, i1 %105, i1 false
  %107 = select i1 %106, i1 %41, i1 false
  br i1 %107, label %108, label %129

108:                                              ; preds = %98
  %109 = add nuw nsw i32 %102, %42
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %110
  %112 = load <4 x float>, ptr addrspace(1) %111, align 16, !tbaa !16
  %113 = extractelement <4 x float> %112, i64 0
  %114 = fsub float %113, %35
  %115 = extractelement <4 x float> %112, i64 1
  %116 = fsub float %115, %36
  %117 = extractelement <4 x float> %112, i64 2
  %118 = fsub float %117, %37
  %119 = fmul float %116, %116
  %120 = tail call float @llvm.fmuladd.f32(float %114, float %114, float %119)
  %121 = tail call float @llvm.fmuladd.f32(float %118, float %118, float %120)
  %122 = tail call float @llvm.sqrt.f32(float %121), !fpmath !18
  %123 = fsub float %122, %38
  %124 = fmul float %6, %123
  %125 = fdiv float %124, %122, !fpmath !19
  %126 = tail call float @llvm.fmuladd.f32(float %114, float %125, float %101)
  %127 = tail call float @llvm.fmuladd.f32(float %116, float %125, float %100)
  %128 = tail call float @llvm.fmuladd.f32(float %118, float %125, float %99)
  br label %129

129:                                              ; preds = %108, %98
  %130 = phi float [ %128, %108 ], [ %99, %98 ]
  %131 = phi float [ %127, %108 ], [ %100, %98 ]
  %132 = phi float [ %126, %108 ], [ %101, %98 ]
  %133 = icmp sgt i32 %23, -1
  %134 = select i1 %44, i1 %133, i1 false
  %135 = and i1 %134, %46
  br i1 %135, label %136, label %157

136:                                              ; preds = %129
  %137 = add nuw nsw i32 %43, %28
  %138 = zext nneg i32 %137 to i64
  %139 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %138
  %140 = load <4 x float>, ptr addrspace(1) %139, align 16, !tbaa !16
  %141 = extractelement <4 x float> %140, i64 0
  %142 = fsub float %141, %35
  %143 = extractelement <4 x float> %140, i64 1
  %144 = fsub float %143, %36
  %145 = extractelement <4 x float> %140, i64 2
  %146 = fsub float %145, %37
  %147 = fmul float %144, %144
  %148 = tail call float @llvm.fmuladd.f32(float %142, float %142, float %147)
  %149 = tail call float @llvm.fmuladd.f32(float %146, float %146, float %148)
  %150 = tail call float @llvm.sqrt.f32(float %149), !fpmath !18
  %151 = fsub float %150, %5
  %152 = fmul float %6, %151
  %153 = fdiv float %152, %150, !fpmath !19
  %154 = tail call float @llvm.fmuladd.f32(float %142, float %153, float %132)
  %155 = tail call float @llvm.fmuladd.f32(float %144, float %153, float %131)
  %156 = tail call float @llvm.fmuladd.f32(float %146, float %153, float %130)
  br label %157

157:                                              ; preds = %129, %136
  %158 = phi float [ %156, %136 ], [ %130, %129 ]
  %159 = phi float [ %155, %136 ], [ %131, %129 ]
  %160 = phi float [ %154, %136 ], [ %132, %129 ]
  %161 = select i1 %103, i1 %133, i1 false
  %162 = select i1 %161, i1 %105, i1 false
  br i1 %162, label %163, label %184

163:                                              ; preds = %157
  %164 = add nuw nsw i32 %102, %28
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %165
  %167 = load <4 x float>, ptr addrspace(1) %166, align 16, !tbaa !16
  %168 = extractelement <4 x float> %167, i64 0
  %169 = fsub float %168, %35
  %170 = extractelement <4 x float> %167, i64 1
  %171 = fsub float %170, %36
  %172 = extractelement <4 x float> %167, i64 2
  %173 = fsub float %172, %37
  %174 = fmul float %171, %171
  %175 = tail call float @llvm.fmuladd.f32(float %169, float %169, float %174)
  %176 = tail call float @llvm.fmuladd.f32(float %173, float %173, float %175)
  %177 = tail call float @llvm.sqrt.f32(float %176), !fpmath !18
  %178 = fsub float %177, %5
  %179 = fmul float %6, %178
  %180 = fdiv float %179, %177, !fpmath !19
  %181 = tail call float @llvm.fmuladd.f32(float %169, float %180, float %160)
  %182 = tail call float @llvm.fmuladd.f32(float %171, float %180, float %159)
  %183 = tail call float @llvm.fmuladd.f32(float %173, float %180, float %158)
  br label %184

184:                                              ; preds = %163, %157
  %185 = phi float [ %183, %163 ], [ %158, %157 ]
  %186 = phi float [ %182, %163 ], [ %159, %157 ]
  %187 = phi float [ %181, %163 ], [ %160, %157 ]
  %188 = add nsw i32 %23, 1
  %189 = icmp sgt i32 %23, -2
  %190 = icmp slt i32 %188, %4
  %191 = mul nsw i32 %188, %3
  %192 = select i1 %44, i1 %189, i1 false
  %193 = and i1 %192, %46
  %194 = select i1 %193, i1 %190, i1 false
  br i1 %194, label %195, label %216

195:                                              ; preds = %184
  %196 = add nuw nsw i32 %43, %191
  %197 = zext nneg i32 %196 to i64
  %198 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %197
  %199 = load <4 x float>, ptr addrspace(1) %198, align 16, !tbaa !16
  %200 = extractelement <4 x float> %199, i64 0
  %201 = fsub float %200, %35
  %202 = extractelement <4 x float> %199, i64 1
  %203 = fsub float %202, %36
  %204 = extractelement <4 x float> %199, i64 2
  %205 = fsub float %204, %37
  %206 = fmul float %203, %203
  %207 = tail call float @llvm.fmuladd.f32(float %201, float %201, float %206)
  %208 = tail call float @llvm.fmuladd.f32(float %205, float %205, float %207)
  %209 = tail call float @llvm.sqrt.f32(float %208), !fpmath !18
  %210 = fsub float %209, %38
  %211 = fmul float %6, %210
  %212 = fdiv float %211, %209, !fpmath !19
  %213 = tail call float @llvm.fmuladd.f32(float %201, float %212, float %187)
  %214 = tail call float @llvm.fmuladd.f32(float %203, float %212, float %186)
  %215 = tail call float @llvm.fmuladd.f32(float %205, float %212, float %185)
  br label %216

216:                                              ; preds = %195, %184
  %217 = phi float [ %215, %195 ], [ %185, %184 ]
  %218 = phi float [ %214, %195 ], [ %186, %184 ]
  %219 = phi float [ %213, %195 ], [ %187, %184 ]
  %220 = select i1 %74, i1 %189, i1 false
  %221 = select i1 %220, i1 %190, i1 false
  br i1 %221, label %222, label %243

222:                                              ; preds = %216
  %223 = add nuw nsw i32 %16, %191
  %224 = zext nneg i32 %223 to i64
  %225 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %224
  %226 = load <4 x float>, ptr addrspace(1) %225, align 16, !tbaa !16
  %227 = extractelement <4 x float> %226, i64 0
  %228 = fsub float %227, %35
  %229 = extractelement <4 x float> %226, i64 1
  %230 = fsub float %229, %36
  %231 = extractelement <4 x float> %226, i64 2
  %232 = fsub float %231, %37
  %233 = fmul float %230, %230
  %234 = tail call float @llvm.fmuladd.f32(float %228, float %228, float %233)
  %235 = tail call float @llvm.fmuladd.f32(float %232, float %232, float %234)
  %236 = tail call float @llvm.sqrt.f32(float %235), !fpmath !18
  %237 = fsub float %236, %5
  %238 = fmul float %6, %237
  %239 = fdiv float %238, %236, !fpmath !19
  %240 = tail call float @llvm.fmuladd.f32(float %228, float %239, float %219)
  %241 = tail call float @llvm.fmuladd.f32(float %230, float %239, float %218)
  %242 = tail call float @llvm.fmuladd.f32(float %232, float %239, float %217)
  br label %243

243:                                              ; preds = %222, %216
  %244 = phi float [ %242, %222 ], [ %217, %216 ]
  %245 = phi float [ %241, %222 ], [ %218, %216 ]
  %246 = phi float [ %240, %222 ], [ %219, %216 ]
  %247 = select i1 %103, i1 %189, i1 false
  %248 = select i1 %247, i1 %105, i1 false
  %249 = select i1 %248, i1 %190, i1 false
  br i1 %249, label %250, label %271

250:                                              ; preds = %243
  %251 = add nuw nsw i32 %102, %191
  %252 = zext nneg i32 %251 to i64
  %253 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %252
  %254 = load <4 x float>, ptr addrspace(1) %253, align 16, !tbaa !16
  %255 = extractelement <4 x float> %254, i64 0
  %256 = fsub float %255, %35
  %257 = extractelement <4 x float> %254, i64 1
  %258 = fsub float %257, %36
  %259 = extractelement <4 x float> %254, i64 2
  %260 = fsub float %259, %37
  %261 = fmul float %258, %258
  %262 = tail call float @llvm.fmuladd.f32(float %256, float %256, float %261)
  %263 = tail call float @llvm.fmuladd.f32(float %260, float %260, float %262)
  %264 = tail call float @llvm.sqrt.f32(float %263), !fpmath !18
  %265 = fsub float %264, %38
  %266 = fmul float %6, %265
  %267 = fdiv float %266, %264, !fpmath !19
  %268 = tail call float @llvm.fmuladd.f32(float %256, float %267, float %246)
  %269 = tail call float @llvm.fmuladd.f32(float %258, float %267, float %245)
  %270 = tail call float @llvm.fmuladd.f32(float %260, float %267, float %244)
  br label %271

271:                                              ; preds = %250, %243
  %272 = phi float [ %270, %250 ], [ %244, %243 ]
  %273 = phi float [ %269, %250 ], [ %245, %243 ]
  %274 = phi float [ %268, %250 ], [ %246, %243 ]
  %275 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %30
  %276 = load <4 x float>, ptr addrspace(1) %275, align 16, !tbaa !16
  %277 = fmul float %7, %7
  %278 = extractelement <4 x float> %32, i64 3
  %279 = fdiv float %277, %278, !fpmath !19
  %280 = extractelement <4 x float> %276, i64 0
  %281 = fsub float %35, %280
  %282 = tail call float @llvm.fmuladd.f32(float %281, float 0x3FEFAE1480000000, float %35)
  %283 = tail call float @llvm.fmuladd.f32(float %274, float %279, float %282)
  %284 = insertelement <4 x float> poison, float %283, i64 0
  %285 = extractelement <4 x float> %276, i64 1
  %286 = fsub float %36, %285
  %287 = tail call float @llvm.fmuladd.f32(float %286, float 0x3FEFAE1480000000, float %36)
  %288 = tail call float @llvm.fmuladd.f32(float %273, float %279, float %287)
  %289 = insertelement <4 x float> %284, float %288, i64 1
  %290 = extractelement <4 x float> %276, i64 2
  %291 = fsub float %37, %290
  %292 = tail call float @llvm.fmuladd.f32(float %291, float 0x3FEFAE1480000000, float %37)
  %293 = tail call float @llvm.fmuladd.f32(float %272, float %279, float %292)
  %294 = insertelement <4 x float> %289, float %293, i64 2
  %295 = shufflevector <4 x float> %294, <4 x float> %32, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  br label %296

296:                                              ; preds = %27, %271
  %297 = phi <4 x float> [ %295, %271 ], [ %32, %27 ]
  %298 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %30
  store <4 x float> %297, ptr addrspace(1) %298, align 16, !tbaa !16
  br label %299

299:                                              ; preds = %296, %8
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

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
!9 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"float4*", !"float4*", !"float4*", !"int", !"int", !"float", !"float", !"float"}
!12 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int", !"int", !"float", !"float", !"float"}
!13 = !{!"const", !"const", !"", !"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!7, !7, i64 0}
!17 = !{}
!18 = !{float 3.000000e+00}
!19 = !{float 2.500000e+00}
