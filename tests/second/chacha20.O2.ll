; ModuleID = 'chacha20.cl'
source_filename = "chacha20.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @chacha20(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(4) noundef readonly align 4 captures(none) %2, ptr addrspace(4) noundef readonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = icmp ult i32 %14, %5
  br i1 %15, label %16, label %296

16:                                               ; preds = %6
  %17 = load i32, ptr addrspace(4) %2, align 4, !tbaa !5, !amdgpu.noclobber !15
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 4
  %19 = load i32, ptr addrspace(4) %18, align 4, !tbaa !5, !amdgpu.noclobber !15
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8
  %21 = load i32, ptr addrspace(4) %20, align 4, !tbaa !5, !amdgpu.noclobber !15
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 12
  %23 = load i32, ptr addrspace(4) %22, align 4, !tbaa !5, !amdgpu.noclobber !15
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 16
  %25 = load i32, ptr addrspace(4) %24, align 4, !tbaa !5, !amdgpu.noclobber !15
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 20
  %27 = load i32, ptr addrspace(4) %26, align 4, !tbaa !5, !amdgpu.noclobber !15
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 24
  %29 = load i32, ptr addrspace(4) %28, align 4, !tbaa !5, !amdgpu.noclobber !15
  %30 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 28
  %31 = load i32, ptr addrspace(4) %30, align 4, !tbaa !5, !amdgpu.noclobber !15
  %32 = add i32 %14, %4
  %33 = load i32, ptr addrspace(4) %3, align 4, !tbaa !5, !amdgpu.noclobber !15
  %34 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 4
  %35 = load i32, ptr addrspace(4) %34, align 4, !tbaa !5, !amdgpu.noclobber !15
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 8
  %37 = load i32, ptr addrspace(4) %36, align 4, !tbaa !5, !amdgpu.noclobber !15
  %38 = insertelement <16 x i32> <i32 1634760805, i32 857760878, i32 2036477234, i32 1797285236, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0>, i32 %17, i64 4
  %39 = insertelement <16 x i32> %38, i32 %19, i64 5
  %40 = insertelement <16 x i32> %39, i32 %21, i64 6
  %41 = insertelement <16 x i32> %40, i32 %23, i64 7
  %42 = insertelement <16 x i32> %41, i32 %25, i64 8
  %43 = insertelement <16 x i32> %42, i32 %27, i64 9
  %44 = insertelement <16 x i32> %43, i32 %29, i64 10
  %45 = insertelement <16 x i32> %44, i32 %31, i64 11
  %46 = insertelement <16 x i32> %45, i32 %32, i64 12
  %47 = insertelement <16 x i32> %46, i32 %33, i64 13
  %48 = insertelement <16 x i32> %47, i32 %35, i64 14
  %49 = insertelement <16 x i32> %48, i32 %37, i64 15
  br label %163

50:                                               ; preds = %163
  %51 = shl i32 %14, 4
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %52
  %54 = load i32, ptr addrspace(1) %53, align 4, !tbaa !5
  %55 = add i32 %236, 1634760805
  %56 = xor i32 %54, %55
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %52
  store i32 %56, ptr addrspace(1) %57, align 4, !tbaa !5
  %58 = or disjoint i32 %51, 1
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !5
  %62 = add i32 %249, 857760878
  %63 = xor i32 %61, %62
  %64 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %59
  store i32 %63, ptr addrspace(1) %64, align 4, !tbaa !5
  %65 = or disjoint i32 %51, 2
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %66
  %68 = load i32, ptr addrspace(1) %67, align 4, !tbaa !5
  %69 = add i32 %262, 2036477234
  %70 = xor i32 %68, %69
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %66
  store i32 %70, ptr addrspace(1) %71, align 4, !tbaa !5
  %72 = or disjoint i32 %51, 3
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %73
  %75 = load i32, ptr addrspace(1) %74, align 4, !tbaa !5
  %76 = add i32 %275, 1797285236
  %77 = xor i32 %75, %76
  %78 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %73
  store i32 %77, ptr addrspace(1) %78, align 4, !tbaa !5
  %79 = or disjoint i32 %51, 4
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %80
  %82 = load i32, ptr addrspace(1) %81, align 4, !tbaa !5
  %83 = add i32 %281, %17
  %84 = xor i32 %82, %83
  %85 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %80
  store i32 %84, ptr addrspace(1) %85, align 4, !tbaa !5
  %86 = or disjoint i32 %51, 5
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %87
  %89 = load i32, ptr addrspace(1) %88, align 4, !tbaa !5
  %90 = add i32 %242, %19
  %91 = xor i32 %89, %90
  %92 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %87
  store i32 %91, ptr addrspace(1) %92, align 4, !tbaa !5
  %93 = or disjoint i32 %51, 6
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %94
  %96 = load i32, ptr addrspace(1) %95, align 4, !tbaa !5
  %97 = add i32 %255, %21
  %98 = xor i32 %96, %97
  %99 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %94
  store i32 %98, ptr addrspace(1) %99, align 4, !tbaa !5
  %100 = or disjoint i32 %51, 7
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %101
  %103 = load i32, ptr addrspace(1) %102, align 4, !tbaa !5
  %104 = add i32 %268, %23
  %105 = xor i32 %103, %104
  %106 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %101
  store i32 %105, ptr addrspace(1) %106, align 4, !tbaa !5
  %107 = or disjoint i32 %51, 8
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %108
  %110 = load i32, ptr addrspace(1) %109, align 4, !tbaa !5
  %111 = add i32 %266, %25
  %112 = xor i32 %110, %111
  %113 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %108
  store i32 %112, ptr addrspace(1) %113, align 4, !tbaa !5
  %114 = or disjoint i32 %51, 9
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %115
  %117 = load i32, ptr addrspace(1) %116, align 4, !tbaa !5
  %118 = add i32 %279, %27
  %119 = xor i32 %117, %118
  %120 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %115
  store i32 %119, ptr addrspace(1) %120, align 4, !tbaa !5
  %121 = or disjoint i32 %51, 10
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %122
  %124 = load i32, ptr addrspace(1) %123, align 4, !tbaa !5
  %125 = add i32 %240, %29
  %126 = xor i32 %124, %125
  %127 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %122
  store i32 %126, ptr addrspace(1) %127, align 4, !tbaa !5
  %128 = or disjoint i32 %51, 11
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %129
  %131 = load i32, ptr addrspace(1) %130, align 4, !tbaa !5
  %132 = add i32 %253, %31
  %133 = xor i32 %131, %132
  %134 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %129
  store i32 %133, ptr addrspace(1) %134, align 4, !tbaa !5
  %135 = or disjoint i32 %51, 12
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %136
  %138 = load i32, ptr addrspace(1) %137, align 4, !tbaa !5
  %139 = add i32 %252, %32
  %140 = xor i32 %138, %139
  %141 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %136
  store i32 %140, ptr addrspace(1) %141, align 4, !tbaa !5
  %142 = or disjoint i32 %51, 13
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %143
  %145 = load i32, ptr addrspace(1) %144, align 4, !tbaa !5
  %146 = add i32 %265, %33
  %147 = xor i32 %145, %146
  %148 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %143
  store i32 %147, ptr addrspace(1) %148, align 4, !tbaa !5
  %149 = or disjoint i32 %51, 14
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %150
  %152 = load i32, ptr addrspace(1) %151, align 4, !tbaa !5
  %153 = add i32 %278, %35
  %154 = xor i32 %152, %153
  %155 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %150
  store i32 %154, ptr addrspace(1) %155, align 4, !tbaa !5
  %156 = or disjoint i32 %51, 15
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %157
  %159 = load i32, ptr addrspace(1) %158, align 4, !tbaa !5
  %160 = add i32 %239, %37
  %161 = xor i32 %159, %160
  %162 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %157
  store i32 %161, ptr addrspace(1) %162, align 4, !tbaa !5
  br label %296

163:                                              ; preds = %16, %163
  %164 = phi i32 [ %294, %163 ], [ 0, %16 ]
  %165 = phi <16 x i32> [ %293, %163 ], [ %49, %16 ]
  %166 = extractelement <16 x i32> %165, i64 4
  %167 = extractelement <16 x i32> %165, i64 0
  %168 = add i32 %167, %166
  %169 = extractelement <16 x i32> %165, i64 12
  %170 = xor i32 %168, %169
  %171 = tail call i32 @llvm.fshl.i32(i32 %170, i32 %170, i32 16)
  %172 = extractelement <16 x i32> %165, i64 8
  %173 = add i32 %171, %172
  %174 = xor i32 %173, %166
  %175 = tail call i32 @llvm.fshl.i32(i32 %174, i32 %174, i32 12)
  %176 = add i32 %175, %168
  %177 = xor i32 %176, %171
  %178 = tail call i32 @llvm.fshl.i32(i32 %177, i32 %177, i32 8)
  %179 = add i32 %178, %173
  %180 = xor i32 %179, %175
  %181 = tail call i32 @llvm.fshl.i32(i32 %180, i32 %180, i32 7)
  %182 = extractelement <16 x i32> %165, i64 5
  %183 = extractelement <16 x i32> %165, i64 1
  %184 = add i32 %183, %182
  %185 = extractelement <16 x i32> %165, i64 13
  %186 = xor i32 %184, %185
  %187 = tail call i32 @llvm.fshl.i32(i32 %186, i32 %186, i32 16)
  %188 = extractelement <16 x i32> %165, i64 9
  %189 = add i32 %187, %188
  %190 = xor i32 %189, %182
  %191 = tail call i32 @llvm.fshl.i32(i32 %190, i32 %190, i32 12)
  %192 = add i32 %191, %184
  %193 = xor i32 %192, %187
  %194 = tail call i32 @llvm.fshl.i32(i32 %193, i32 %193, i32 8)
  %195 = add i32 %194, %189
  %196 = xor i32 %195, %191
  %197 = tail call i32 @llvm.fshl.i32(i32 %196, i32 %196, i32 7)
  %198 = extractelement <16 x i32> %165, i64 6
  %199 = extractelement <16 x i32> %165, i64 2
  %200 = add i32 %199, %198
  %201 = extractelement <16 x i32> %165, i64 14
  %202 = xor i32 %200, %201
  %203 = tail call i32 @llvm.fshl.i32(i32 %202, i32 %202, i32 16)
  %204 = extractelement <16 x i32> %165, i64 10
  %205 = add i32 %203, %204
  %206 = xor i32 %205, %198
  %207 = tail call i32 @llvm.fshl.i32(i32 %206, i32 %206, i32 12)
  %208 = add i32 %207, %200
  %209 = xor i32 %208, %203
  %210 = tail call i32 @llvm.fshl.i32(i32 %209, i32 %209, i32 8)
  %211 = add i32 %210, %205
  %212 = xor i32 %211, %207
  %213 = tail call i32 @llvm.fshl.i32(i32 %212, i32 %212, i32 7)
  %214 = extractelement <16 x i32> %165, i64 7
  %215 = extractelement <16 x i32> %165, i64 3
  %216 = add i32 %215, %214
  %217 = extractelement <16 x i32> %165, i64 15
  %218 = xor i32 %216, %217
  %219 = tail call i32 @llvm.fshl.i32(i32 %218, i32 %218, i32 16)
  %220 = extractelement <16 x i32> %165, i64 11
  %221 = add i32 %219, %220
  %222 = xor i32 %221, %214
  %223 = tail call i32 @llvm.fshl.i32(i32 %222, i32 %222, i32 12)
  %224 = add i32 %223, %216
  %225 = xor i32 %224, %219
  %226 = tail call i32 @llvm.fshl.i32(i32 %225, i32 %225, i32 8)
  %227 = add i32 %226, %221
  %228 = xor i32 %227, %223
  %229 = tail call i32 @llvm.fshl.i32(i32 %228, i32 %228, i32 7)
  %230 = add i32 %197, %176
  %231 = xor i32 %230, %226
  %232 = tail call i32 @llvm.fshl.i32(i32 %231, i32 %231, i32 16)
  %233 = add i32 %232, %211
  %234 = xor i32 %233, %197
  %235 = tail call i32 @llvm.fshl.i32(i32 %234, i32 %234, i32 12)
  %236 = add i32 %235, %230
  %237 = insertelement <16 x i32> %165, i32 %236, i64 0
  %238 = xor i32 %236, %232
  %239 = tail call i32 @llvm.fshl.i32(i32 %238, i32 %238, i32 8)
  %240 = add i32 %239, %233
  %241 = xor i32 %240, %235
  %242 = tail call i32 @llvm.fshl.i32(i32 %241, i32 %241, i32 7)
  %243 = add i32 %213, %192
  %244 = xor i32 %243, %178
  %245 = tail call i32 @llvm.fshl.i32(i32 %244, i32 %244, i32 16)
  %246 = add i32 %245, %227
  %247 = xor i32 %246, %213
  %248 = tail call i32 @llvm.fshl.i32(i32 %247, i32 %247, i32 12)
  %249 = add i32 %248, %243
  %250 = insertelement <16 x i32> %237, i32 %249, i64 1
  %251 = xor i32 %249, %245
  %252 = tail call i32 @llvm.fshl.i32(i32 %251, i32 %251, i32 8)
  %253 = add i32 %252, %246
  %254 = xor i32 %253, %248
  %255 = tail call i32 @llvm.fshl.i32(i32 %254, i32 %254, i32 7)
  %256 = add i32 %229, %208
  %257 = xor i32 %256, %194
  %258 = tail call i32 @llvm.fshl.i32(i32 %257, i32 %257, i32 16)
  %259 = add i32 %258, %179
  %260 = xor i32 %259, %229
  %261 = tail call i32 @llvm.fshl.i32(i32 %260, i32 %260, i32 12)
  %262 = add i32 %261, %256
  %263 = insertelement <16 x i32> %250, i32 %262, i64 2
  %264 = xor i32 %262, %258
  %265 = tail call i32 @llvm.fshl.i32(i32 %264, i32 %264, i32 8)
  %266 = add i32 %265, %259
  %267 = xor i32 %266, %261
  %268 = tail call i32 @llvm.fshl.i32(i32 %267, i32 %267, i32 7)
  %269 = add i32 %181, %224
  %270 = xor i32 %269, %210
  %271 = tail call i32 @llvm.fshl.i32(i32 %270, i32 %270, i32 16)
  %272 = add i32 %271, %195
  %273 = xor i32 %272, %181
  %274 = tail call i32 @llvm.fshl.i32(i32 %273, i32 %273, i32 12)
  %275 = add i32 %274, %269
  %276 = insertelement <16 x i32> %263, i32 %275, i64 3
  %277 = xor i32 %275, %271
  %278 = tail call i32 @llvm.fshl.i32(i32 %277, i32 %277, i32 8)
  %279 = add i32 %278, %272
  %280 = xor i32 %279, %274
  %281 = tail call i32 @llvm.fshl.i32(i32 %280, i32 %280, i32 7)
  %282 = insertelement <16 x i32> %276, i32 %281, i64 4
  %283 = insertelement <16 x i32> %282, i32 %242, i64 5
  %284 = insertelement <16 x i32> %283, i32 %255, i64 6
  %285 = insertelement <16 x i32> %284, i32 %268, i64 7
  %286 = insertelement <16 x i32> %285, i32 %266, i64 8
  %287 = insertelement <16 x i32> %286, i32 %279, i64 9
  %288 = insertelement <16 x i32> %287, i32 %240, i64 10
  %289 = insertelement <16 x i32> %288, i32 %253, i64 11
  %290 = insertelement <16 x i32> %289, i32 %252, i64 12
  %291 = insertelement <16 x i32> %290, i32 %265, i64 13
  %292 = insertelement <16 x i32> %291, i32 %278, i64 14
  %293 = insertelement <16 x i32> %292, i32 %239, i64 15
  %294 = add nuw nsw i32 %164, 1
  %295 = icmp eq i32 %294, 10
  br i1 %295, label %50, label %163

296:                                              ; preds = %50, %6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_chacha20(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(4) noundef readonly align 4 captures(none) %2, ptr addrspace(4) noundef readonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = icmp ult i32 %14, %5
  br i1 %15, label %16, label %296

16:                                               ; preds = %6
  %17 = load i32, ptr addrspace(4) %2, align 4, !tbaa !5
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 4
  %19 = load i32, ptr addrspace(4) %18, align 4, !tbaa !5
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 8
  %21 = load i32, ptr addrspace(4) %20, align 4, !tbaa !5
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 12
  %23 = load i32, ptr addrspace(4) %22, align 4, !tbaa !5
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 16
  %25 = load i32, ptr addrspace(4) %24, align 4, !tbaa !5
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 20
  %27 = load i32, ptr addrspace(4) %26, align 4, !tbaa !5
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 24
  %29 = load i32, ptr addrspace(4) %28, align 4, !tbaa !5
  %30 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 28
  %31 = load i32, ptr addrspace(4) %30, align 4, !tbaa !5
  %32 = add i32 %14, %4
  %33 = load i32, ptr addrspace(4) %3, align 4, !tbaa !5
  %34 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 4
  %35 = load i32, ptr addrspace(4) %34, align 4, !tbaa !5
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 8
  %37 = load i32, ptr addrspace(4) %36, align 4, !tbaa !5
  %38 = insertelement <16 x i32> <i32 1634760805, i32 857760878, i32 2036477234, i32 1797285236, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 0>, i32 %17, i64 4
  %39 = insertelement <16 x i32> %38, i32 %19, i64 5
  %40 = insertelement <16 x i32> %39, i32 %21, i64 6
  %41 = insertelement <16 x i32> %40, i32 %23, i64 7
  %42 = insertelement <16 x i32> %41, i32 %25, i64 8
  %43 = insertelement <16 x i32> %42, i32 %27, i64 9
  %44 = insertelement <16 x i32> %43, i32 %29, i64 10
  %45 = insertelement <16 x i32> %44, i32 %31, i64 11
  %46 = insertelement <16 x i32> %45, i32 %32, i64 12
  %47 = insertelement <16 x i32> %46, i32 %33, i64 13
  %48 = insertelement <16 x i32> %47, i32 %35, i64 14
  %49 = insertelement <16 x i32> %48, i32 %37, i64 15
  br label %163

50:                                               ; preds = %163
  %51 = shl i32 %14, 4
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %52
  %54 = load i32, ptr addrspace(1) %53, align 4, !tbaa !5
  %55 = add i32 %236, 1634760805
  %56 = xor i32 %54, %55
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %52
  store i32 %56, ptr addrspace(1) %57, align 4, !tbaa !5
  %58 = or disjoint i32 %51, 1
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !5
  %62 = add i32 %249, 857760878
  %63 = xor i32 %61, %62
  %64 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %59
  store i32 %63, ptr addrspace(1) %64, align 4, !tbaa !5
  %65 = or disjoint i32 %51, 2
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %66
  %68 = load i32, ptr addrspace(1) %67, align 4, !tbaa !5
  %69 = add i32 %262, 2036477234
  %70 = xor i32 %68, %69
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %66
  store i32 %70, ptr addrspace(1) %71, align 4, !tbaa !5
  %72 = or disjoint i32 %51, 3
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %73
  %75 = load i32, ptr addrspace(1) %74, align 4, !tbaa !5
  %76 = add i32 %275, 1797285236
  %77 = xor i32 %75, %76
  %78 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %73
  store i32 %77, ptr addrspace(1) %78, align 4, !tbaa !5
  %79 = or disjoint i32 %51, 4
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %80
  %82 = load i32, ptr addrspace(1) %81, align 4, !tbaa !5
  %83 = add i32 %281, %17
  %84 = xor i32 %82, %83
  %85 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %80
  store i32 %84, ptr addrspace(1) %85, align 4, !tbaa !5
  %86 = or disjoint i32 %51, 5
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %87
  %89 = load i32, ptr addrspace(1) %88, align 4, !tbaa !5
  %90 = add i32 %242, %19
  %91 = xor i32 %89, %90
  %92 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %87
  store i32 %91, ptr addrspace(1) %92, align 4, !tbaa !5
  %93 = or disjoint i32 %51, 6
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %94
  %96 = load i32, ptr addrspace(1) %95, align 4, !tbaa !5
  %97 = add i32 %255, %21
  %98 = xor i32 %96, %97
  %99 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %94
  store i32 %98, ptr addrspace(1) %99, align 4, !tbaa !5
  %100 = or disjoint i32 %51, 7
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %101
  %103 = load i32, ptr addrspace(1) %102, align 4, !tbaa !5
  %104 = add i32 %268, %23
  %105 = xor i32 %103, %104
  %106 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %101
  store i32 %105, ptr addrspace(1) %106, align 4, !tbaa !5
  %107 = or disjoint i32 %51, 8
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %108
  %110 = load i32, ptr addrspace(1) %109, align 4, !tbaa !5
  %111 = add i32 %266, %25
  %112 = xor i32 %110, %111
  %113 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %108
  store i32 %112, ptr addrspace(1) %113, align 4, !tbaa !5
  %114 = or disjoint i32 %51, 9
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %115
  %117 = load i32, ptr addrspace(1) %116, align 4, !tbaa !5
  %118 = add i32 %279, %27
  %119 = xor i32 %117, %118
  %120 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %115
  store i32 %119, ptr addrspace(1) %120, align 4, !tbaa !5
  %121 = or disjoint i32 %51, 10
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %122
  %124 = load i32, ptr addrspace(1) %123, align 4, !tbaa !5
  %125 = add i32 %240, %29
  %126 = xor i32 %124, %125
  %127 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %122
  store i32 %126, ptr addrspace(1) %127, align 4, !tbaa !5
  %128 = or disjoint i32 %51, 11
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %129
  %131 = load i32, ptr addrspace(1) %130, align 4, !tbaa !5
  %132 = add i32 %253, %31
  %133 = xor i32 %131, %132
  %134 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %129
  store i32 %133, ptr addrspace(1) %134, align 4, !tbaa !5
  %135 = or disjoint i32 %51, 12
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %136
  %138 = load i32, ptr addrspace(1) %137, align 4, !tbaa !5
  %139 = add i32 %252, %32
  %140 = xor i32 %138, %139
  %141 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %136
  store i32 %140, ptr addrspace(1) %141, align 4, !tbaa !5
  %142 = or disjoint i32 %51, 13
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %143
  %145 = load i32, ptr addrspace(1) %144, align 4, !tbaa !5
  %146 = add i32 %265, %33
  %147 = xor i32 %145, %146
  %148 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %143
  store i32 %147, ptr addrspace(1) %148, align 4, !tbaa !5
  %149 = or disjoint i32 %51, 14
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %150
  %152 = load i32, ptr addrspace(1) %151, align 4, !tbaa !5
  %153 = add i32 %278, %35
  %154 = xor i32 %152, %153
  %155 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %150
  store i32 %154, ptr addrspace(1) %155, align 4, !tbaa !5
  %156 = or disjoint i32 %51, 15
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %157
  %159 = load i32, ptr addrspace(1) %158, align 4, !tbaa !5
  %160 = add i32 %239, %37
  %161 = xor i32 %159, %160
  %162 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %157
  store i32 %161, ptr addrspace(1) %162, align 4, !tbaa !5
  br label %296

163:                                              ; preds = %16, %163
  %164 = phi i32 [ %294, %163 ], [ 0, %16 ]
  %165 = phi <16 x i32> [ %293, %163 ], [ %49, %16 ]
  %166 = extractelement <16 x i32> %165, i64 4
  %167 = extractelement <16 x i32> %165, i64 0
  %168 = add i32 %167, %166
  %169 = extractelement <16 x i32> %165, i64 12
  %170 = xor i32 %168, %169
  %171 = tail call i32 @llvm.fshl.i32(i32 %170, i32 %170, i32 16)
  %172 = extractelement <16 x i32> %165, i64 8
  %173 = add i32 %171, %172
  %174 = xor i32 %173, %166
  %175 = tail call i32 @llvm.fshl.i32(i32 %174, i32 %174, i32 12)
  %176 = add i32 %175, %168
  %177 = xor i32 %176, %171
  %178 = tail call i32 @llvm.fshl.i32(i32 %177, i32 %177, i32 8)
  %179 = add i32 %178, %173
  %180 = xor i32 %179, %175
  %181 = tail call i32 @llvm.fshl.i32(i32 %180, i32 %180, i32 7)
  %182 = extractelement <16 x i32> %165, i64 5
  %183 = extractelement <16 x i32> %165, i64 1
  %184 = add i32 %183, %182
  %185 = extractelement <16 x i32> %165, i64 13
  %186 = xor i32 %184, %185
  %187 = tail call i32 @llvm.fshl.i32(i32 %186, i32 %186, i32 16)
  %188 = extractelement <16 x i32> %165, i64 9
  %189 = add i32 %187, %188
  %190 = xor i32 %189, %182
  %191 = tail call i32 @llvm.fshl.i32(i32 %190, i32 %190, i32 12)
  %192 = add i32 %191, %184
  %193 = xor i32 %192, %187
  %194 = tail call i32 @llvm.fshl.i32(i32 %193, i32 %193, i32 8)
  %195 = add i32 %194, %189
  %196 = xor i32 %195, %191
  %197 = tail call i32 @llvm.fshl.i32(i32 %196, i32 %196, i32 7)
  %198 = extractelement <16 x i32> %165, i64 6
  %199 = extractelement <16 x i32> %165, i64 2
  %200 = add i32 %199, %198
  %201 = extractelement <16 x i32> %165, i64 14
  %202 = xor i32 %200, %201
  %203 = tail call i32 @llvm.fshl.i32(i32 %202, i32 %202, i32 16)
  %204 = extractelement <16 x i32> %165, i64 10
  %205 = add i32 %203, %204
  %206 = xor i32 %205, %198
  %207 = tail call i32 @llvm.fshl.i32(i32 %206, i32 %206, i32 12)
  %208 = add i32 %207, %200
  %209 = xor i32 %208, %203
  %210 = tail call i32 @llvm.fshl.i32(i32 %209, i32 %209, i32 8)
  %211 = add i32 %210, %205
  %212 = xor i32 %211, %207
  %213 = tail call i32 @llvm.fshl.i32(i32 %212, i32 %212, i32 7)
  %214 = extractelement <16 x i32> %165, i64 7
  %215 = extractelement <16 x i32> %165, i64 3
  %216 = add i32 %215, %214
  %217 = extractelement <16 x i32> %165, i64 15
  %218 = xor i32 %216, %217
  %219 = tail call i32 @llvm.fshl.i32(i32 %218, i32 %218, i32 16)
  %220 = extractelement <16 x i32> %165, i64 11
  %221 = add i32 %219, %220
  %222 = xor i32 %221, %214
  %223 = tail call i32 @llvm.fshl.i32(i32 %222, i32 %222, i32 12)
  %224 = add i32 %223, %216
  %225 = xor i32 %224, %219
  %226 = tail call i32 @llvm.fshl.i32(i32 %225, i32 %225, i32 8)
  %227 = add i32 %226, %221
  %228 = xor i32 %227, %223
  %229 = tail call i32 @llvm.fshl.i32(i32 %228, i32 %228, i32 7)
  %230 = add i32 %197, %176
  %231 = xor i32 %230, %226
  %232 = tail call i32 @llvm.fshl.i32(i32 %231, i32 %231, i32 16)
  %233 = add i32 %232, %211
  %234 = xor i32 %233, %197
  %235 = tail call i32 @llvm.fshl.i32(i32 %234, i32 %234, i32 12)
  %236 = add i32 %235, %230
  %237 = insertelement <16 x i32> %165, i32 %236, i64 0
  %238 = xor i32 %236, %232
  %239 = tail call i32 @llvm.fshl.i32(i32 %238, i32 %238, i32 8)
  %240 = add i32 %239, %233
  %241 = xor i32 %240, %235
  %242 = tail call i32 @llvm.fshl.i32(i32 %241, i32 %241, i32 7)
  %243 = add i32 %213, %192
  %244 = xor i32 %243, %178
  %245 = tail call i32 @llvm.fshl.i32(i32 %244, i32 %244, i32 16)
  %246 = add i32 %245, %227
  %247 = xor i32 %246, %213
  %248 = tail call i32 @llvm.fshl.i32(i32 %247, i32 %247, i32 12)
  %249 = add i32 %248, %243
  %250 = insertelement <16 x i32> %237, i32 %249, i64 1
  %251 = xor i32 %249, %245
  %252 = tail call i32 @llvm.fshl.i32(i32 %251, i32 %251, i32 8)
  %253 = add i32 %252, %246
  %254 = xor i32 %253, %248
  %255 = tail call i32 @llvm.fshl.i32(i32 %254, i32 %254, i32 7)
  %256 = add i32 %229, %208
  %257 = xor i32 %256, %194
  %258 = tail call i32 @llvm.fshl.i32(i32 %257, i32 %257, i32 16)
  %259 = add i32 %258, %179
  %260 = xor i32 %259, %229
  %261 = tail call i32 @llvm.fshl.i32(i32 %260, i32 %260, i32 12)
  %262 = add i32 %261, %256
  %263 = insertelement <16 x i32> %250, i32 %262, i64 2
  %264 = xor i32 %262, %258
  %265 = tail call i32 @llvm.fshl.i32(i32 %264, i32 %264, i32 8)
  %266 = add i32 %265, %259
  %267 = xor i32 %266, %261
  %268 = tail call i32 @llvm.fshl.i32(i32 %267, i32 %267, i32 7)
  %269 = add i32 %181, %224
  %270 = xor i32 %269, %210
  %271 = tail call i32 @llvm.fshl.i32(i32 %270, i32 %270, i32 16)
  %272 = add i32 %271, %195
  %273 = xor i32 %272, %181
  %274 = tail call i32 @llvm.fshl.i32(i32 %273, i32 %273, i32 12)
  %275 = add i32 %274, %269
  %276 = insertelement <16 x i32> %263, i32 %275, i64 3
  %277 = xor i32 %275, %271
  %278 = tail call i32 @llvm.fshl.i32(i32 %277, i32 %277, i32 8)
  %279 = add i32 %278, %272
  %280 = xor i32 %279, %274
  %281 = tail call i32 @llvm.fshl.i32(i32 %280, i32 %280, i32 7)
  %282 = insertelement <16 x i32> %276, i32 %281, i64 4
  %283 = insertelement <16 x i32> %282, i32 %242, i64 5
  %284 = insertelement <16 x i32> %283, i32 %255, i64 6
  %285 = insertelement <16 x i32> %284, i32 %268, i64 7
  %286 = insertelement <16 x i32> %285, i32 %266, i64 8
  %287 = insertelement <16 x i32> %286, i32 %279, i64 9
  %288 = insertelement <16 x i32> %287, i32 %240, i64 10
  %289 = insertelement <16 x i32> %288, i32 %253, i64 11
  %290 = insertelement <16 x i32> %289, i32 %252, i64 12
  %291 = insertelement <16 x i32> %290, i32 %265, i64 13
  %292 = insertelement <16 x i32> %291, i32 %278, i64 14
  %293 = insertelement <16 x i32> %292, i32 %239, i64 15
  %294 = add nuw nsw i32 %164, 1
  %295 = icmp eq i32 %294, 10
  br i1 %295, label %50, label %163

296:                                              ; preds = %50, %6
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 2, i32 2, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uint*", !"uint*", !"uint*", !"uint*", !"uint", !"uint"}
!12 = !{!"const", !"", !"const", !"const", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{}
