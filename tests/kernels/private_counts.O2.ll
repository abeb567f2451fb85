; ModuleID = 'private_counts.cl'
source_filename = "private_counts.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @private_counts(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = icmp ult i32 %12, %3
  br i1 %13, label %14, label %813

14:                                               ; preds = %4
  %15 = mul i32 %12, 24
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1, !tbaa !15
  %19 = and i8 %18, 15
  %20 = zext nneg i8 %19 to i32
  %21 = insertelement <16 x i32> zeroinitializer, i32 1, i32 %20
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 1
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !15
  %24 = and i8 %23, 15
  %25 = zext nneg i8 %24 to i32
  %26 = extractelement <16 x i32> %21, i32 %25
  %27 = add nuw nsw i32 %26, 1
  %28 = insertelement <16 x i32> %21, i32 %27, i32 %25
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 2
  %30 = load <4 x i8>, ptr addrspace(1) %29, align 1, !tbaa !15
  %31 = extractelement <4 x i8> %30, i64 0
  %32 = and i8 %31, 15
  %33 = zext nneg i8 %32 to i32
  %34 = extractelement <16 x i32> %28, i32 %33
  %35 = add nuw nsw i32 %34, 1
  %36 = insertelement <16 x i32> %28, i32 %35, i32 %33
  %37 = extractelement <4 x i8> %30, i64 1
  %38 = and i8 %37, 15
  %39 = zext nneg i8 %38 to i32
  %40 = extractelement <16 x i32> %36, i32 %39
  %41 = add i32 %40, 1
  %42 = insertelement <16 x i32> %36, i32 %41, i32 %39
  %43 = extractelement <4 x i8> %30, i64 2
  %44 = and i8 %43, 15
  %45 = zext nneg i8 %44 to i32
  %46 = extractelement <16 x i32> %42, i32 %45
  %47 = add i32 %46, 1
  %48 = insertelement <16 x i32> %42, i32 %47, i32 %45
  %49 = extractelement <4 x i8> %30, i64 3
  %50 = and i8 %49, 15
  %51 = zext nneg i8 %50 to i32
  %52 = extractelement <16 x i32> %48, i32 %51
  %53 = add i32 %52, 1
  %54 = insertelement <16 x i32> %48, i32 %53, i32 %51
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 6
  %56 = load i8, ptr addrspace(1) %55, align 1, !tbaa !15
  %57 = and i8 %56, 15
  %58 = zext nneg i8 %57 to i32
  %59 = extractelement <16 x i32> %54, i32 %58
  %60 = add i32 %59, 1
  %61 = insertelement <16 x i32> %54, i32 %60, i32 %58
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 7
  %63 = load i8, ptr addrspace(1) %62, align 1, !tbaa !15
  %64 = and i8 %63, 15
  %65 = zext nneg i8 %64 to i32
  %66 = extractelement <16 x i32> %61, i32 %65
  %67 = add i32 %66, 1
  %68 = insertelement <16 x i32> %61, i32 %67, i32 %65
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 8
  %70 = load i8, ptr addrspace(1) %69, align 1, !tbaa !15
  %71 = and i8 %70, 15
  %72 = zext nneg i8 %71 to i32
  %73 = extractelement <16 x i32> %68, i32 %72
  %74 = add i32 %73, 1
  %75 = insertelement <16 x i32> %68, i32 %74, i32 %72
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 9
  %77 = load i8, ptr addrspace(1) %76, align 1, !tbaa !15
  %78 = and i8 %77, 15
  %79 = zext nneg i8 %78 to i32
  %80 = extractelement <16 x i32> %75, i32 %79
  %81 = add i32 %80, 1
  %82 = insertelement <16 x i32> %75, i32 %81, i32 %79
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 10
  %84 = load i8, ptr addrspace(1) %83, align 1, !tbaa !15
  %85 = and i8 %84, 15
  %86 = zext nneg i8 %85 to i32
  %87 = extractelement <16 x i32> %82, i32 %86
  %88 = add i32 %87, 1
  %89 = insertelement <16 x i32> %82, i32 %88, i32 %86
  %90 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 11
  %91 = load i8, ptr addrspace(1) %90, align 1, !tbaa !15
  %92 = and i8 %91, 15
  %93 = zext nneg i8 %92 to i32
  %94 = extractelement <16 x i32> %89, i32 %93
  %95 = add i32 %94, 1
  %96 = insertelement <16 x i32> %89, i32 %95, i32 %93
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 12
  %98 = load i8, ptr addrspace(1) %97, align 1, !tbaa !15
  %99 = and i8 %98, 15
  %100 = zext nneg i8 %99 to i32
  %101 = extractelement <16 x i32> %96, i32 %100
  %102 = add i32 %101, 1
  %103 = insertelement <16 x i32> %96, i32 %102, i32 %100
  %104 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 13
  %105 = load i8, ptr addrspace(1) %104, align 1, !tbaa !15
  %106 = and i8 %105, 15
  %107 = zext nneg i8 %106 to i32
  %108 = extractelement <16 x i32> %103, i32 %107
  %109 = add i32 %108, 1
  %110 = insertelement <16 x i32> %103, i32 %109, i32 %107
  %111 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 14
  %112 = load i8, ptr addrspace(1) %111, align 1, !tbaa !15
  %113 = and i8 %112, 15
  %114 = zext nneg i8 %113 to i32
  %115 = extractelement <16 x i32> %110, i32 %114
  %116 = add i32 %115, 1
  %117 = insertelement <16 x i32> %110, i32 %116, i32 %114
  %118 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 15
  %119 = load i8, ptr addrspace(1) %118, align 1, !tbaa !15
  %120 = and i8 %119, 15
  %121 = zext nneg i8 %120 to i32
  %122 = extractelement <16 x i32> %117, i32 %121
  %123 = add i32 %122, 1
  %124 = insertelement <16 x i32> %117, i32 %123, i32 %121
  %125 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 16
  %126 = load i8, ptr addrspace(1) %125, align 1, !tbaa !15
  %127 = and i8 %126, 15
  %128 = zext nneg i8 %127 to i32
  %129 = extractelement <16 x i32> %124, i32 %128
  %130 = add i32 %129, 1
  %131 = insertelement <16 x i32> %124, i32 %130, i32 %128
  %132 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 17
  %133 = load i8, ptr addrspace(1) %132, align 1, !tbaa !15
  %134 = and i8 %133, 15
  %135 = zext nneg i8 %134 to i32
  %136 = extractelement <16 x i32> %131, i32 %135
  %137 = add i32 %136, 1
  %138 = insertelement <16 x i32> %131, i32 %137, i32 %135
  %139 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 18
  %140 = load i8, ptr addrspace(1) %139, align 1, !tbaa !15
  %141 = and i8 %140, 15
  %142 = zext nneg i8 %141 to i32
  %143 = extractelement <16 x i32> %138, i32 %142
  %144 = add i32 %143, 1
  %145 = insertelement <16 x i32> %138, i32 %144, i32 %142
  %146 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 19
  %147 = load i8, ptr addrspace(1) %146, align 1, !tbaa !15
  %148 = and i8 %147, 15
  %149 = zext nneg i8 %148 to i32
  %150 = extractelement <16 x i32> %145, i32 %149
  %151 = add i32 %150, 1
  %152 = insertelement <16 x i32> %145, i32 %151, i32 %149
  %153 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 20
  %154 = load i8, ptr addrspace(1) %153, align 1, !tbaa !15
  %155 = and i8 %154, 15
  %156 = zext nneg i8 %155 to i32
  %157 = extractelement <16 x i32> %152, i32 %156
  %158 = add i32 %157, 1
  %159 = insertelement <16 x i32> %152, i32 %158, i32 %156
  %160 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 21
  %161 = load i8, ptr addrspace(1) %160, align 1, !tbaa !15
  %162 = and i8 %161, 15
  %163 = zext nneg i8 %162 to i32
  %164 = extractelement <16 x i32> %159, i32 %163
  %165 = add i32 %164, 1
  %166 = insertelement <16 x i32> %159, i32 %165, i32 %163
  %167 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 22
  %168 = load i8, ptr addrspace(1) %167, align 1, !tbaa !15
  %169 = and i8 %168, 15
  %170 = zext nneg i8 %169 to i32
  %171 = extractelement <16 x i32> %166, i32 %170
  %172 = add i32 %171, 1
  %173 = insertelement <16 x i32> %166, i32 %172, i32 %170
  %174 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 23
  %175 = load i8, ptr addrspace(1) %174, align 1, !tbaa !15
  %176 = and i8 %175, 15
  %177 = zext nneg i8 %176 to i32
  %178 = extractelement <16 x i32> %173, i32 %177
  %179 = add i32 %178, 1
  %180 = insertelement <16 x i32> %173, i32 %179, i32 %177
  %181 = extractelement <16 x i32> %180, i64 0
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %203, label %183

183:                                              ; preds = %14
  %184 = icmp ult i32 %181, 4
  %185 = sub i32 0, %181
  %186 = icmp ugt i32 %15, %185
  %187 = or i1 %184, %186
  br i1 %187, label %200, label %188

188:                                              ; preds = %183
  %189 = and i32 %181, -4
  %190 = and i32 %181, 3
  br label %191

191:                                              ; preds = %191, %188
  %192 = phi i32 [ 0, %188 ], [ %196, %191 ]
  %193 = add i32 %192, %15
  %194 = zext i32 %193 to i64
  %195 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %194
  store <4 x i8> zeroinitializer, ptr addrspace(1) %195, align 1, !tbaa !15
  %196 = add nuw i32 %192, 4
  %197 = icmp eq i32 %196, %189
  br i1 %197, label %198, label %191, !llvm.loop !16

198:                                              ; preds = %191
  %199 = icmp eq i32 %181, %189
  br i1 %199, label %203, label %200

200:                                              ; preds = %183, %198
  %201 = phi i32 [ 0, %183 ], [ %189, %198 ]
  %202 = phi i32 [ %181, %183 ], [ %190, %198 ]
  br label %787

203:                                              ; preds = %787, %198, %14
  %204 = extractelement <16 x i32> %180, i64 1
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %238, label %206

206:                                              ; preds = %203
  %207 = icmp ult i32 %204, 4
  br i1 %207, label %226, label %208

208:                                              ; preds = %206
  %209 = add i32 %181, %15
  %210 = sub i32 0, %204
  %211 = icmp ugt i32 %209, %210
  br i1 %211, label %226, label %212

212:                                              ; preds = %208
  %213 = and i32 %204, -4
  %214 = add i32 %181, %213
  %215 = and i32 %204, 3
  %216 = add i32 %181, %15
  br label %217

217:                                              ; preds = %217, %212
  %218 = phi i32 [ 0, %212 ], [ %222, %217 ]
  %219 = add i32 %218, %216
  %220 = zext i32 %219 to i64
  %221 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %220
  store <4 x i8> splat (i8 1), ptr addrspace(1) %221, align 1, !tbaa !15
  %222 = add nuw i32 %218, 4
  %223 = icmp eq i32 %222, %213
  br i1 %223, label %224, label %217, !llvm.loop !18

224:                                              ; preds = %217
  %225 = icmp eq i32 %204, %213
  br i1 %225, label %238, label %226

226:                                              ; preds = %208, %206, %224
  %227 = phi i32 [ %181, %208 ], [ %181, %206 ], [ %214, %224 ]
  %228 = phi i32 [ %204, %208 ], [ %204, %206 ], [ %215, %224 ]
  br label %229

229:                                              ; preds = %226, %229
  %230 = phi i32 [ %232, %229 ], [ %227, %226 ]
  %231 = phi i32 [ %236, %229 ], [ %228, %226 ]
  %232 = add i32 %230, 1
  %233 = add i32 %230, %15
  %234 = zext i32 %233 to i64
  %235 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %234
  store i8 1, ptr addrspace(1) %235, align 1, !tbaa !15
  %236 = add i32 %231, -1
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %238, label %229, !llvm.loop !19

238:                                              ; preds = %229, %224, %203
  %239 = phi i32 [ %181, %203 ], [ %214, %224 ], [ %232, %229 ]
  %240 = extractelement <16 x i32> %180, i64 2
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %274, label %242

242:                                              ; preds = %238
  %243 = icmp ult i32 %240, 4
  br i1 %243, label %262, label %244

244:                                              ; preds = %242
  %245 = add i32 %239, %15
  %246 = sub i32 0, %240
  %247 = icmp ugt i32 %245, %246
  br i1 %247, label %262, label %248

248:                                              ; preds = %244
  %249 = and i32 %240, -4
  %250 = add i32 %239, %249
  %251 = and i32 %240, 3
  %252 = add i32 %239, %15
  br label %253

253:                                              ; preds = %253, %248
  %254 = phi i32 [ 0, %248 ], [ %258, %253 ]
  %255 = add i32 %254, %252
  %256 = zext i32 %255 to i64
  %257 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %256
  store <4 x i8> splat (i8 2), ptr addrspace(1) %257, align 1, !tbaa !15
  %258 = add nuw i32 %254, 4
  %259 = icmp eq i32 %258, %249
  br i1 %259, label %260, label %253, !llvm.loop !20

260:                                              ; preds = %253
  %261 = icmp eq i32 %240, %249
  br i1 %261, label %274, label %262

262:                                              ; preds = %244, %242, %260
  %263 = phi i32 [ %239, %244 ], [ %239, %242 ], [ %250, %260 ]
  %264 = phi i32 [ %240, %244 ], [ %240, %242 ], [ %251, %260 ]
  br label %265

265:                                              ; preds = %262, %265
  %266 = phi i32 [ %268, %265 ], [ %263, %262 ]
  %267 = phi i32 [ %272, %265 ], [ %264, %262 ]
  %268 = add i32 %266, 1
  %269 = add i32 %266, %15
  %270 = zext i32 %269 to i64
  %271 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %270
  store i8 2, ptr addrspace(1) %271, align 1, !tbaa !15
  %272 = add i32 %267, -1
  %273 = icmp eq i32 %272, 0
  br i1 %273, label %274, label %265, !llvm.loop !21

274:                                              ; preds = %265, %260, %238
  %275 = phi i32 [ %239, %238 ], [ %250, %260 ], [ %268, %265 ]
  %276 = extractelement <16 x i32> %180, i64 3
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %310, label %278

278:                                              ; preds = %274
  %279 = icmp ult i32 %276, 4
  br i1 %279, label %298, label %280

280:                                              ; preds = %278
  %281 = add i32 %275, %15
  %282 = sub i32 0, %276
  %283 = icmp ugt i32 %281, %282
  br i1 %283, label %298, label %284

284:                                              ; preds = %280
  %285 = and i32 %276, -4
  %286 = add i32 %275, %285
  %287 = and i32 %276, 3
  %288 = add i32 %275, %15
  br label %289

289:                                              ; preds = %289, %284
  %290 = phi i32 [ 0, %284 ], [ %294, %289 ]
  %291 = add i32 %290, %288
  %292 = zext i32 %291 to i64
  %293 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %292
  store <4 x i8> splat (i8 3), ptr addrspace(1) %293, align 1, !tbaa !15
  %294 = add nuw i32 %290, 4
  %295 = icmp eq i32 %294, %285
  br i1 %295, label %296, label %289, !llvm.loop !22

296:                                              ; preds = %289
  %297 = icmp eq i32 %276, %285
  br i1 %297, label %310, label %298

298:                                              ; preds = %280, %278, %296
  %299 = phi i32 [ %275, %280 ], [ %275, %278 ], [ %286, %296 ]
  %300 = phi i32 [ %276, %280 ], [ %276, %278 ], [ %287, %296 ]
  br label %301

301:                                              ; preds = %298, %301
  %302 = phi i32 [ %304, %301 ], [ %299, %298 ]
  %303 = phi i32 [ %308, %301 ], [ %300, %298 ]
  %304 = add i32 %302, 1
  %305 = add i32 %302, %15
  %306 = zext i32 %305 to i64
  %307 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %306
  store i8 3, ptr addrspace(1) %307, align 1, !tbaa !15
  %308 = add i32 %303, -1
  %309 = icmp eq i32 %308, 0
  br i1 %309, label %310, label %301, !llvm.loop !23

310:                                              ; preds = %301, %296, %274
  %311 = phi i32 [ %275, %274 ], [ %286, %296 ], [ %304, %301 ]
  %312 = extractelement <16 x i32> %180, i64 4
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %346, label %314

314:                                              ; preds = %310
  %315 = icmp ult i32 %312, 4
  br i1 %315, label %334, label %316

316:                                              ; preds = %314
  %317 = add i32 %311, %15
  %318 = sub i32 0, %312
  %319 = icmp ugt i32 %317, %318
  br i1 %319, label %334, label %320

320:                                              ; preds = %316
  %321 = and i32 %312, -4
  %322 = add i32 %311, %321
  %323 = and i32 %312, 3
  %324 = add i32 %311, %15
  br label %325

325:                                              ; preds = %325, %320
  %326 = phi i32 [ 0, %320 ], [ %330, %325 ]
  %327 = add i32 %326, %324
  %328 = zext i32 %327 to i64
  %329 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %328
  store <4 x i8> splat (i8 4), ptr addrspace(1) %329, align 1, !tbaa !15
  %330 = add nuw i32 %326, 4
  %331 = icmp eq i32 %330, %321
  br i1 %331, label %332, label %325, !llvm.loop !24

332:                                              ; preds = %325
  %333 = icmp eq i32 %312, %321
  br i1 %333, label %346, label %334

334:                                              ; preds = %316, %314, %332
  %335 = phi i32 [ %311, %316 ], [ %311, %314 ], [ %322, %332 ]
  %336 = phi i32 [ %312, %316 ], [ %312, %314 ], [ %323, %332 ]
  br label %337

337:                                              ; preds = %334, %337
  %338 = phi i32 [ %340, %337 ], [ %335, %334 ]
  %339 = phi i32 [ %344, %337 ], [ %336, %334 ]
  %340 = add i32 %338, 1
  %341 = add i32 %338, %15
  %342 = zext i32 %341 to i64
  %343 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %342
  store i8 4, ptr addrspace(1) %343, align 1, !tbaa !15
  %344 = add i32 %339, -1
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %346, label %337, !llvm.loop !25

346:                                              ; preds = %337, %332, %310
  %347 = phi i32 [ %311, %310 ], [ %322, %332 ], [ %340, %337 ]
  %348 = extractelement <16 x i32> %180, i64 5
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %382, label %350

350:                                              ; preds = %346
  %351 = icmp ult i32 %348, 4
  br i1 %351, label %370, label %352

352:                                              ; preds = %350
  %353 = add i32 %347, %15
  %354 = sub i32 0, %348
  %355 = icmp ugt i32 %353, %354
  br i1 %355, label %370, label %356

356:                                              ; preds = %352
  %357 = and i32 %348, -4
  %358 = add i32 %347, %357
  %359 = and i32 %348, 3
  %360 = add i32 %347, %15
  br label %361

361:                                              ; preds = %361, %356
  %362 = phi i32 [ 0, %356 ], [ %366, %361 ]
  %363 = add i32 %362, %360
  %364 = zext i32 %363 to i64
  %365 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %364
  store <4 x i8> splat (i8 5), ptr addrspace(1) %365, align 1, !tbaa !15
  %366 = add nuw i32 %362, 4
  %367 = icmp eq i32 %366, %357
  br i1 %367, label %368, label %361, !llvm.loop !26

368:                                              ; preds = %361
  %369 = icmp eq i32 %348, %357
  br i1 %369, label %382, label %370

370:                                              ; preds = %352, %350, %368
  %371 = phi i32 [ %347, %352 ], [ %347, %350 ], [ %358, %368 ]
  %372 = phi i32 [ %348, %352 ], [ %348, %350 ], [ %359, %368 ]
  br label %373

373:                                              ; preds = %370, %373
  %374 = phi i32 [ %376, %373 ], [ %371, %370 ]
  %375 = phi i32 [ %380, %373 ], [ %372, %370 ]
  %376 = add i32 %374, 1
  %377 = add i32 %374, %15
  %378 = zext i32 %377 to i64
  %379 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %378
  store i8 5, ptr addrspace(1) %379, align 1, !tbaa !15
  %380 = add i32 %375, -1
  %381 = icmp eq i32 %380, 0
  br i1 %381, label %382, label %373, !llvm.loop !27

382:                                              ; preds = %373, %368, %346
  %383 = phi i32 [ %347, %346 ], [ %358, %368 ], [ %376, %373 ]
  %384 = extractelement <16 x i32> %180, i64 6
  %385 = icmp eq i32 %384, 0
  br i1 %385, label %418, label %386

386:                                              ; preds = %382
  %387 = icmp ult i32 %384, 4
  br i1 %387, label %406, label %388

388:                                              ; preds = %386
  %389 = add i32 %383, %15
  %390 = sub i32 0, %384
  %391 = icmp ugt i32 %389, %390
  br i1 %391, label %406, label %392

392:                                              ; preds = %388
  %393 = and i32 %384, -4
  %394 = add i32 %383, %393
  %395 = and i32 %384, 3
  %396 = add i32 %383, %15
  br label %397

397:                                              ; preds = %397, %392
  %398 = phi i32 [ 0, %392 ], [ %402, %397 ]
  %399 = add i32 %398, %396
  %400 = zext i32 %399 to i64
  %401 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %400
  store <4 x i8> splat (i8 6), ptr addrspace(1) %401, align 1, !tbaa !15
  %402 = add nuw i32 %398, 4
  %403 = icmp eq i32 %402, %393
  br i1 %403, label %404, label %397, !llvm.loop !28

404:                                              ; preds = %397
  %405 = icmp eq i32 %384, %393
  br i1 %405, label %418, label %406

406:                                              ; preds = %388, %386, %404
  %407 = phi i32 [ %383, %388 ], [ %383, %386 ], [ %394, %404 ]
  %408 = phi i32 [ %384, %388 ], [ %384, %386 ], [ %395, %404 ]
  br label %409

409:                                              ; preds = %406, %409
  %410 = phi i32 [ %412, %409 ], [ %407, %406 ]
  %411 = phi i32 [ %416, %409 ], [ %408, %406 ]
  %412 = add i32 %410, 1
  %413 = add i32 %410, %15
  %414 = zext i32 %413 to i64
  %415 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %414
  store i8 6, ptr addrspace(1) %415, align 1, !tbaa !15
  %416 = add i32 %411, -1
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %418, label %409, !llvm.loop !29

418:                                              ; preds = %409, %404, %382
  %419 = phi i32 [ %383, %382 ], [ %394, %404 ], [ %412, %409 ]
  %420 = extractelement <16 x i32> %180, i64 7
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %454, label %422

422:                                              ; preds = %418
  %423 = icmp ult i32 %420, 4
  br i1 %423, label %442, label %424

424:                                              ; preds = %422
  %425 = add i32 %419, %15
  %426 = sub i32 0, %420
  %427 = icmp ugt i32 %425, %426
  br i1 %427, label %442, label %428

428:                                              ; preds = %424
  %429 = and i32 %420, -4
  %430 = add i32 %419, %429
  %431 = and i32 %420, 3
  %432 = add i32 %419, %15
  br label %433

433:                                              ; preds = %433, %428
  %434 = phi i32 [ 0, %428 ], [ %438, %433 ]
  %435 = add i32 %434, %432
  %436 = zext i32 %435 to i64
  %437 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %436
  store <4 x i8> splat (i8 7), ptr addrspace(1) %437, align 1, !tbaa !15
  %438 = add nuw i32 %434, 4
  %439 = icmp eq i32 %438, %429
  br i1 %439, label %440, label %433, !llvm.loop !30

440:                                              ; preds = %433
  %441 = icmp eq i32 %420, %429
  br i1 %441, label %454, label %442

442:                                              ; preds = %424, %422, %440
  %443 = phi i32 [ %419, %424 ], [ %419, %422 ], [ %430, %440 ]
  %444 = phi i32 [ %420, %424 ], [ %420, %422 ], [ %431, %440 ]
  br label %445

445:                                              ; preds = %442, %445
  %446 = phi i32 [ %448, %445 ], [ %443, %442 ]
  %447 = phi i32 [ %452, %445 ], [ %444, %442 ]
  %448 = add i32 %446, 1
  %449 = add i32 %446, %15
  %450 = zext i32 %449 to i64
  %451 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %450
  store i8 7, ptr addrspace(1) %451, align 1, !tbaa !15
  %452 = add i32 %447, -1
  %453 = icmp eq i32 %452, 0
  br i1 %453, label %454, label %445, !llvm.loop !31

454:                                              ; preds = %445, %440, %418
  %455 = phi i32 [ %419, %418 ], [ %430, %440 ], [ %448, %445 ]
  %456 = extractelement <16 x i32> %180, i64 8
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %490, label %458

458:                                              ; preds = %454
  %459 = icmp ult i32 %456, 4
  br i1 %459, label %478, label %460

460:                                              ; preds = %458
  %461 = add i32 %455, %15
  %462 = sub i32 0, %456
  %463 = icmp ugt i32 %461, %462
  br i1 %463, label %478, label %464

464:                                              ; preds = %460
  %465 = and i32 %456, -4
  %466 = add i32 %455, %465
  %467 = and i32 %456, 3
  %468 = add i32 %455, %15
  br label %469

469:                                              ; preds = %469, %464
  %470 = phi i32 [ 0, %464 ], [ %474, %469 ]
  %471 = add i32 %470, %468
  %472 = zext i32 %471 to i64
  %473 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %472
  store <4 x i8> splat (i8 8), ptr addrspace(1) %473, align 1, !tbaa !15
  %474 = add nuw i32 %470, 4
  %475 = icmp eq i32 %474, %465
  br i1 %475, label %476, label %469, !llvm.loop !32

476:                                              ; preds = %469
  %477 = icmp eq i32 %456, %465
  br i1 %477, label %490, label %478

478:                                              ; preds = %460, %458, %476
  %479 = phi i32 [ %455, %460 ], [ %455, %458 ], [ %466, %476 ]
  %480 = phi i32 [ %456, %460 ], [ %456, %458 ], [ %467, %476 ]
  br label %481

481:                                              ; preds = %478, %481
  %482 = phi i32 [ %484, %481 ], [ %479, %478 ]
  %483 = phi i32 [ %488, %481 ], [ %480, %478 ]
  %484 = add i32 %482, 1
  %485 = add i32 %482, %15
  %486 = zext i32 %485 to i64
  %487 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %486
  store i8 8, ptr addrspace(1) %487, align 1, !tbaa !15
  %488 = add i32 %483, -1
  %489 = icmp eq i32 %488, 0
  br i1 %489, label %490, label %481, !llvm.loop !33

490:                                              ; preds = %481, %476, %454
  %491 = phi i32 [ %455, %454 ], [ %466, %476 ], [ %484, %481 ]
  %492 = extractelement <16 x i32> %180, i64 9
  %493 = icmp eq i32 %492, 0
  br i1 %493, label %526, label %494

494:                                              ; preds = %490
  %495 = icmp ult i32 %492, 4
  br i1 %495, label %514, label %496

496:                                              ; preds = %494
  %497 = add i32 %491, %15
  %498 = sub i32 0, %492
  %499 = icmp ugt i32 %497, %498
  br i1 %499, label %514, label %500

500:                                              ; preds = %496
  %501 = and i32 %492, -4
  %502 = add i32 %491, %501
  %503 = and i32 %492, 3
  %504 = add i32 %491, %15
  br label %505

505:                                              ; preds = %505, %500
  %506 = phi i32 [ 0, %500 ], [ %510, %505 ]
  %507 = add i32 %506, %504
  %508 = zext i32 %507 to i64
  %509 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %508
  store <4 x i8> splat (i8 9), ptr addrspace(1) %509, align 1, !tbaa !15
  %510 = add nuw i32 %506, 4
  %511 = icmp eq i32 %510, %501
  br i1 %511, label %512, label %505, !llvm.loop !34

512:                                              ; preds = %505
  %513 = icmp eq i32 %492, %501
  br i1 %513, label %526, label %514

514:                                              ; preds = %496, %494, %512
  %515 = phi i32 [ %491, %496 ], [ %491, %494 ], [ %502, %512 ]
  %516 = phi i32 [ %492, %496 ], [ %492, %494 ], [ %503, %512 ]
  br label %517

517:                                              ; preds = %514, %517
  %518 = phi i32 [ %520, %517 ], [ %515, %514 ]
  %519 = phi i32 [ %524, %517 ], [ %516, %514 ]
  %520 = add i32 %518, 1
  %521 = add i32 %518, %15
  %522 = zext i32 %521 to i64
  %523 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %522
  store i8 9, ptr addrspace(1) %523, align 1, !tbaa !15
  %524 = add i32 %519, -1
  %525 = icmp eq i32 %524, 0
  br i1 %525, label %526, label %517, !llvm.loop !35

526:                                              ; preds = %517, %512, %490
  %527 = phi i32 [ %491, %490 ], [ %502, %512 ], [ %520, %517 ]
  %528 = extractelement <16 x i32> %180, i64 10
  %529 = icmp eq i32 %528, 0
  br i1 %529, label %562, label %530

530:                                              ; preds = %526
  %531 = icmp ult i32 %528, 4
  br i1 %531, label %550, label %532

532:                                              ; preds = %530
  %533 = add i32 %527, %15
  %534 = sub i32 0, %528
  %535 = icmp ugt i32 %533, %534
  br i1 %535, label %550, label %536

536:                                              ; preds = %532
  %537 = and i32 %528, -4
  %538 = add i32 %527, %537
  %539 = and i32 %528, 3
  %540 = add i32 %527, %15
  br label %541

541:                                              ; preds = %541, %536
  %542 = phi i32 [ 0, %536 ], [ %546, %541 ]
  %543 = add i32 %542, %540
  %544 = zext i32 %543 to i64
  %545 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %544
  store <4 x i8> splat (i8 10), ptr addrspace(1) %545, align 1, !tbaa !15
  %546 = add nuw i32 %542, 4
  %547 = icmp eq i32 %546, %537
  br i1 %547, label %548, label %541, !llvm.loop !36

548:                                              ; preds = %541
  %549 = icmp eq i32 %528, %537
  br i1 %549, label %562, label %550

550:                                              ; preds = %532, %530, %548
  %551 = phi i32 [ %527, %532 ], [ %527, %530 ], [ %538, %548 ]
  %552 = phi i32 [ %528, %532 ], [ %528, %530 ], [ %539, %548 ]
  br label %553

553:                                              ; preds = %550, %553
  %554 = phi i32 [ %556, %553 ], [ %551, %550 ]
  %555 = phi i32 [ %560, %553 ], [ %552, %550 ]
  %556 = add i32 %554, 1
  %557 = add i32 %554, %15
  %558 = zext i32 %557 to i64
  %559 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %558
  store i8 10, ptr addrspace(1) %559, align 1, !tbaa !15
  %560 = add i32 %555, -1
  %561 = icmp eq i32 %560, 0
  br i1 %561, label %562, label %553, !llvm.loop !37

562:                                              ; preds = %553, %548, %526
  %563 = phi i32 [ %527, %526 ], [ %538, %548 ], [ %556, %553 ]
  %564 = extractelement <16 x i32> %180, i64 11
  %565 = icmp eq i32 %564, 0
  br i1 %565, label %598, label %566

566:                                              ; preds = %562
  %567 = icmp ult i32 %564, 4
  br i1 %567, label %586, label %568

568:                                              ; preds = %566
  %569 = add i32 %563, %15
  %570 = sub i32 0, %564
  %571 = icmp ugt i32 %569, %570
  br i1 %571, label %586, label %572

572:                                              ; preds = %568
  %573 = and i32 %564, -4
  %574 = add i32 %563, %573
  %575 = and i32 %564, 3
  %576 = add i32 %563, %15
  br label %577

577:                                              ; preds = %577, %572
  %578 = phi i32 [ 0, %572 ], [ %582, %577 ]
  %579 = add i32 %578, %576
  %580 = zext i32 %579 to i64
  %581 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %580
  store <4 x i8> splat (i8 11), ptr addrspace(1) %581, align 1, !tbaa !15
  %582 = add nuw i32 %578, 4
  %583 = icmp eq i32 %582, %573
  br i1 %583, label %584, label %577, !llvm.loop !38

584:                                              ; preds = %577
  %585 = icmp eq i32 %564, %573
  br i1 %585, label %598, label %586

586:                                              ; preds = %568, %566, %584
  %587 = phi i32 [ %563, %568 ], [ %563, %566 ], [ %574, %584 ]
  %588 = phi i32 [ %564, %568 ], [ %564, %566 ], [ %575, %584 ]
  br label %589

589:                                              ; preds = %586, %589
  %590 = phi i32 [ %592, %589 ], [ %587, %586 ]
  %591 = phi i32 [ %596, %589 ], [ %588, %586 ]
  %592 = add i32 %590, 1
  %593 = add i32 %590, %15
  %594 = zext i32 %593 to i64
  %595 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %594
  store i8 11, ptr addrspace(1) %595, align 1, !tbaa !15
  %596 = add i32 %591, -1
  %597 = icmp eq i32 %596, 0
  br i1 %597, label %598, label %589, !llvm.loop !39

598:                                              ; preds = %589, %584, %562
  %599 = phi i32 [ %563, %562 ], [ %574, %584 ], [ %592, %589 ]
  %600 = extractelement <16 x i32> %180, i64 12
  %601 = icmp eq i32 %600, 0
  br i1 %601, label %634, label %602

602:                                              ; preds = %598
  %603 = icmp ult i32 %600, 4
  br i1 %603, label %622, label %604

604:                                              ; preds = %602
  %605 = add i32 %599, %15
  %606 = sub i32 0, %600
  %607 = icmp ugt i32 %605, %606
  br i1 %607, label %622, label %608

608:                                              ; preds = %604
  %609 = and i32 %600, -4
  %610 = add i32 %599, %609
  %611 = and i32 %600, 3
  %612 = add i32 %599, %15
  br label %613

613:                                              ; preds = %613, %608
  %614 = phi i32 [ 0, %608 ], [ %618, %613 ]
  %615 = add i32 %614, %612
  %616 = zext i32 %615 to i64
  %617 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %616
  store <4 x i8> splat (i8 12), ptr addrspace(1) %617, align 1, !tbaa !15
  %618 = add nuw i32 %614, 4
  %619 = icmp eq i32 %618, %609
  br i1 %619, label %620, label %613, !llvm.loop !40

620:                                              ; preds = %613
  %621 = icmp eq i32 %600, %609
  br i1 %621, label %634, label %622

622:                                              ; preds = %604, %602, %620
  %623 = phi i32 [ %599, %604 ], [ %599, %602 ], [ %610, %620 ]
  %624 = phi i32 [ %600, %604 ], [ %600, %602 ], [ %611, %620 ]
  br label %625

625:                                              ; preds = %622, %625
  %626 = phi i32 [ %628, %625 ], [ %623, %622 ]
  %627 = phi i32 [ %632, %625 ], [ %624, %622 ]
  %628 = add i32 %626, 1
  %629 = add i32 %626, %15
  %630 = zext i32 %629 to i64
  %631 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %630
  store i8 12, ptr addrspace(1) %631, align 1, !tbaa !15
  %632 = add i32 %627, -1
  %633 = icmp eq i32 %632, 0
  br i1 %633, label %634, label %625, !llvm.loop !41

634:                                              ; preds = %625, %620, %598
  %635 = phi i32 [ %599, %598 ], [ %610, %620 ], [ %628, %625 ]
  %636 = extractelement <16 x i32> %180, i64 13
  %637 = icmp eq i32 %636, 0
  br i1 %637, label %670, label %638

638:                                              ; preds = %634
  %639 = icmp ult i32 %636, 4
  br i1 %639, label %658, label %640

640:                                              ; preds = %638
  %641 = add i32 %635, %15
  %642 = sub i32 0, %636
  %643 = icmp ugt i32 %641, %642
  br i1 %643, label %658, label %644

644:                                              ; preds = %640
  %645 = and i32 %636, -4
  %646 = add i32 %635, %645
  %647 = and i32 %636, 3
  %648 = add i32 %635, %15
  br label %649

649:                                              ; preds = %649, %644
  %650 = phi i32 [ 0, %644 ], [ %654, %649 ]
  %651 = add i32 %650, %648
  %652 = zext i32 %651 to i64
  %653 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %652
  store <4 x i8> splat (i8 13), ptr addrspace(1) %653, align 1, !tbaa !15
  %654 = add nuw i32 %650, 4
  %655 = icmp eq i32 %654, %645
  br i1 %655, label %656, label %649, !llvm.loop !42

656:                                              ; preds = %649
  %657 = icmp eq i32 %636, %645
  br i1 %657, label %670, label %658

658:                                              ; preds = %640, %638, %656
  %659 = phi i32 [ %635, %640 ], [ %635, %638 ], [ %646, %656 ]
  %660 = phi i32 [ %636, %640 ], [ %636, %638 ], [ %647, %656 ]
  br label %661

661:                                              ; preds = %658, %661
  %662 = phi i32 [ %664, %661 ], [ %659, %658 ]
  %663 = phi i32 [ %668, %661 ], [ %660, %658 ]
  %664 = add i32 %662, 1
  %665 = add i32 %662, %15
  %666 = zext i32 %665 to i64
  %667 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %666
  store i8 13, ptr addrspace(1) %667, align 1, !tbaa !15
  %668 = add i32 %663, -1
  %669 = icmp eq i32 %668, 0
  br i1 %669, label %670, label %661, !llvm.loop !43

670:                                              ; preds = %661, %656, %634
  %671 = phi i32 [ %635, %634 ], [ %646, %656 ], [ %664, %661 ]
  %672 = extractelement <16 x i32> %180, i64 14
  %673 = icmp eq i32 %672, 0
  br i1 %673, label %706, label %674

674:                                              ; preds = %670
  %675 = icmp ult i32 %672, 4
  br i1 %675, label %694, label %676

676:                                              ; preds = %674
  %677 = add i32 %671, %15
  %678 = sub i32 0, %672
  %679 = icmp ugt i32 %677, %678
  br i1 %679, label %694, label %680

680:                                              ; preds = %676
  %681 = and i32 %672, -4
  %682 = add i32 %671, %681
  %683 = and i32 %672, 3
  %684 = add i32 %671, %15
  br label %685

685:                                              ; preds = %685, %680
  %686 = phi i32 [ 0, %680 ], [ %690, %685 ]
  %687 = add i32 %686, %684
  %688 = zext i32 %687 to i64
  %689 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %688
  store <4 x i8> splat (i8 14), ptr addrspace(1) %689, align 1, !tbaa !15
  %690 = add nuw i32 %686, 4
  %691 = icmp eq i32 %690, %681
  br i1 %691, label %692, label %685, !llvm.loop !44

692:                                              ; preds = %685
  %693 = icmp eq i32 %672, %681
  br i1 %693, label %706, label %694

694:                                              ; preds = %676, %674, %692
  %695 = phi i32 [ %671, %676 ], [ %671, %674 ], [ %682, %692 ]
  %696 = phi i32 [ %672, %676 ], [ %672, %674 ], [ %683, %692 ]
  br label %697

697:                                              ; preds = %694, %697
  %698 = phi i32 [ %700, %697 ], [ %695, %694 ]
  %699 = phi i32 [ %704, %697 ], [ %696, %694 ]
  %700 = add i32 %698, 1
  %701 = add i32 %698, %15
  %702 = zext i32 %701 to i64
  %703 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %702
  store i8 14, ptr addrspace(1) %703, align 1, !tbaa !15
  %704 = add i32 %699, -1
  %705 = icmp eq i32 %704, 0
  br i1 %705, label %706, label %697, !llvm.loop !45

706:                                              ; preds = %697, %692, %670
  %707 = phi i32 [ %671, %670 ], [ %682, %692 ], [ %700, %697 ]
  %708 = extractelement <16 x i32> %180, i64 15
  %709 = icmp eq i32 %708, 0
  br i1 %709, label %742, label %710

710:                                              ; preds = %706
  %711 = icmp ult i32 %708, 4
  br i1 %711, label %730, label %712

712:                                              ; preds = %710
  %713 = add i32 %707, %15
  %714 = sub i32 0, %708
  %715 = icmp ugt i32 %713, %714
  br i1 %715, label %730, label %716

716:                                              ; preds = %712
  %717 = and i32 %708, -4
  %718 = add i32 %707, %717
  %719 = and i32 %708, 3
  %720 = add i32 %707, %15
  br label %721

721:                                              ; preds = %721, %716
  %722 = phi i32 [ 0, %716 ], [ %726, %721 ]
  %723 = add i32 %722, %720
  %724 = zext i32 %723 to i64
  %725 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %724
  store <4 x i8> splat (i8 15), ptr addrspace(1) %725, align 1, !tbaa !15
  %726 = add nuw i32 %722, 4
  %727 = icmp eq i32 %726, %717
  br i1 %727, label %728, label %721, !llvm.loop !46

728:                                              ; preds = %721
  %729 = icmp eq i32 %708, %717
  br i1 %729, label %742, label %730

730:                                              ; preds = %712, %710, %728
  %731 = phi i32 [ %707, %712 ], [ %707, %710 ], [ %718, %728 ]
  %732 = phi i32 [ %708, %712 ], [ %708, %710 ], [ %719, %728 ]
  br label %733

733:                                              ; preds = %730, %733
  %734 = phi i32 [ %736, %733 ], [ %731, %730 ]
  %735 = phi i32 [ %740, %733 ], [ %732, %730 ]
  %736 = add i32 %734, 1
  %737 = add i32 %734, %15
  %738 = zext i32 %737 to i64
  %739 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %738
  store i8 15, ptr addrspace(1) %739, align 1, !tbaa !15
  %740 = add i32 %735, -1
  %741 = icmp eq i32 %740, 0
  br i1 %741, label %742, label %733, !llvm.loop !47

742:                                              ; preds = %733, %728, %706
  %743 = shufflevector <4 x i8> %30, <4 x i8> poison, <24 x i32> <i32 3, i32 2, i32 1, i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %744 = insertelement <24 x i8> %743, i8 %23, i64 4
  %745 = insertelement <24 x i8> %744, i8 %18, i64 5
  %746 = shufflevector <24 x i8> %745, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %747 = insertelement <24 x i8> %746, i8 %56, i64 0
  %748 = shufflevector <24 x i8> %747, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %749 = insertelement <24 x i8> %748, i8 %63, i64 0
  %750 = shufflevector <24 x i8> %749, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %751 = insertelement <24 x i8> %750, i8 %70, i64 0
  %752 = shufflevector <24 x i8> %751, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %753 = insertelement <24 x i8> %752, i8 %77, i64 0
  %754 = shufflevector <24 x i8> %753, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %755 = insertelement <24 x i8> %754, i8 %84, i64 0
  %756 = shufflevector <24 x i8> %755, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %757 = insertelement <24 x i8> %756, i8 %91, i64 0
  %758 = shufflevector <24 x i8> %757, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %759 = insertelement <24 x i8> %758, i8 %98, i64 0
  %760 = shufflevector <24 x i8> %759, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %761 = insertelement <24 x i8> %760, i8 %105, i64 0
  %762 = shufflevector <24 x i8> %761, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %763 = insertelement <24 x i8> %762, i8 %112, i64 0
  %764 = shufflevector <24 x i8> %763, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %765 = insertelement <24 x i8> %764, i8 %119, i64 0
  %766 = shufflevector <24 x i8> %765, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %767 = insertelement <24 x i8> %766, i8 %126, i64 0
  %768 = shufflevector <24 x i8> %767, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %769 = insertelement <24 x i8> %768, i8 %133, i64 0
  %770 = shufflevector <24 x i8> %769, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %771 = insertelement <24 x i8> %770, i8 %140, i64 0
  %772 = shufflevector <24 x i8> %771, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 poison, i32 poison, i32 poison, i32 poison>
  %773 = insertelement <24 x i8> %772, i8 %147, i64 0
  %774 = shufflevector <24 x i8> %773, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 poison, i32 poison, i32 poison>
  %775 = insertelement <24 x i8> %774, i8 %154, i64 0
  %776 = shufflevector <24 x i8> %775, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 poison, i32 poison>
  %777 = insertelement <24 x i8> %776, i8 %161, i64 0
  %778 = shufflevector <24 x i8> %777, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 poison>
  %779 = insertelement <24 x i8> %778, i8 %168, i64 0
  %780 = shufflevector <24 x i8> %779, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22>
  %781 = insertelement <24 x i8> %780, i8 %175, i64 0
  %782 = shufflevector <16 x i32> %180, <16 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %783 = shufflevector <16 x i32> %180, <16 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %784 = urem i32 %12, 24
  %785 = extractelement <24 x i8> %781, i32 %784
  %786 = and i8 %785, 3
  switch i8 %786, label %805 [
    i8 0, label %796
    i8 1, label %798
    i8 2, label %800
    i8 3, label %803
  ]

787:                                              ; preds = %200, %787
  %788 = phi i32 [ %790, %787 ], [ %201, %200 ]
  %789 = phi i32 [ %794, %787 ], [ %202, %200 ]
  %790 = add nuw i32 %788, 1
  %791 = add i32 %788, %15
  %792 = zext i32 %791 to i64
  %793 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %792
  store i8 0, ptr addrspace(1) %793, align 1, !tbaa !15
  %794 = add i32 %789, -1
  %795 = icmp eq i32 %794, 0
  br i1 %795, label %203, label %787, !llvm.loop !48

796:                                              ; preds = %742
  %797 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %782)
  br label %806

798:                                              ; preds = %742
  %799 = tail call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %783)
  br label %806

800:                                              ; preds = %742
  %801 = xor <4 x i32> %782, %783
  %802 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %801)
  br label %806

803:                                              ; preds = %742
  %804 = extractelement <16 x i32> %180, i64 15
  br label %806

805:                                              ; preds = %742
  unreachable

806:                                              ; preds = %803, %800, %798, %796
  %807 = phi i32 [ %797, %796 ], [ %799, %798 ], [ %802, %800 ], [ %804, %803 ]
  %808 = shl i32 %807, 8
  %809 = zext i8 %18 to i32
  %810 = or disjoint i32 %808, %809
  %811 = zext i32 %12 to i64
  %812 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %811
  store i32 %810, ptr addrspace(1) %812, align 4, !tbaa !5
  br label %813

813:                                              ; preds = %4, %806
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_private_counts(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = icmp ult i32 %12, %3
  br i1 %13, label %14, label %813

14:                                               ; preds = %4
  %15 = mul i32 %12, 24
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1, !tbaa !15
  %19 = and i8 %18, 15
  %20 = zext nneg i8 %19 to i32
  %21 = insertelement <16 x i32> zeroinitializer, i32 1, i32 %20
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 1
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !15
  %24 = and i8 %23, 15
  %25 = zext nneg i8 %24 to i32
  %26 = extractelement <16 x i32> %21, i32 %25
  %27 = add nuw nsw i32 %26, 1
  %28 = insertelement <16 x i32> %21, i32 %27, i32 %25
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 2
  %30 = load <4 x i8>, ptr addrspace(1) %29, align 1, !tbaa !15
  %31 = extractelement <4 x i8> %30, i64 0
  %32 = and i8 %31, 15
  %33 = zext nneg i8 %32 to i32
  %34 = extractelement <16 x i32> %28, i32 %33
  %35 = add nuw nsw i32 %34, 1
  %36 = insertelement <16 x i32> %28, i32 %35, i32 %33
  %37 = extractelement <4 x i8> %30, i64 1
  %38 = and i8 %37, 15
  %39 = zext nneg i8 %38 to i32
  %40 = extractelement <16 x i32> %36, i32 %39
  %41 = add i32 %40, 1
  %42 = insertelement <16 x i32> %36, i32 %41, i32 %39
  %43 = extractelement <4 x i8> %30, i64 2
  %44 = and i8 %43, 15
  %45 = zext nneg i8 %44 to i32
  %46 = extractelement <16 x i32> %42, i32 %45
  %47 = add i32 %46, 1
  %48 = insertelement <16 x i32> %42, i32 %47, i32 %45
  %49 = extractelement <4 x i8> %30, i64 3
  %50 = and i8 %49, 15
  %51 = zext nneg i8 %50 to i32
  %52 = extractelement <16 x i32> %48, i32 %51
  %53 = add i32 %52, 1
  %54 = insertelement <16 x i32> %48, i32 %53, i32 %51
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 6
  %56 = load i8, ptr addrspace(1) %55, align 1, !tbaa !15
  %57 = and i8 %56, 15
  %58 = zext nneg i8 %57 to i32
  %59 = extractelement <16 x i32> %54, i32 %58
  %60 = add i32 %59, 1
  %61 = insertelement <16 x i32> %54, i32 %60, i32 %58
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 7
  %63 = load i8, ptr addrspace(1) %62, align 1, !tbaa !15
  %64 = and i8 %63, 15
  %65 = zext nneg i8 %64 to i32
  %66 = extractelement <16 x i32> %61, i32 %65
  %67 = add i32 %66, 1
  %68 = insertelement <16 x i32> %61, i32 %67, i32 %65
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 8
  %70 = load i8, ptr addrspace(1) %69, align 1, !tbaa !15
  %71 = and i8 %70, 15
  %72 = zext nneg i8 %71 to i32
  %73 = extractelement <16 x i32> %68, i32 %72
  %74 = add i32 %73, 1
  %75 = insertelement <16 x i32> %68, i32 %74, i32 %72
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 9
  %77 = load i8, ptr addrspace(1) %76, align 1, !tbaa !15
  %78 = and i8 %77, 15
  %79 = zext nneg i8 %78 to i32
  %80 = extractelement <16 x i32> %75, i32 %79
  %81 = add i32 %80, 1
  %82 = insertelement <16 x i32> %75, i32 %81, i32 %79
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 10
  %84 = load i8, ptr addrspace(1) %83, align 1, !tbaa !15
  %85 = and i8 %84, 15
  %86 = zext nneg i8 %85 to i32
  %87 = extractelement <16 x i32> %82, i32 %86
  %88 = add i32 %87, 1
  %89 = insertelement <16 x i32> %82, i32 %88, i32 %86
  %90 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 11
  %91 = load i8, ptr addrspace(1) %90, align 1, !tbaa !15
  %92 = and i8 %91, 15
  %93 = zext nneg i8 %92 to i32
  %94 = extractelement <16 x i32> %89, i32 %93
  %95 = add i32 %94, 1
  %96 = insertelement <16 x i32> %89, i32 %95, i32 %93
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 12
  %98 = load i8, ptr addrspace(1) %97, align 1, !tbaa !15
  %99 = and i8 %98, 15
  %100 = zext nneg i8 %99 to i32
  %101 = extractelement <16 x i32> %96, i32 %100
  %102 = add i32 %101, 1
  %103 = insertelement <16 x i32> %96, i32 %102, i32 %100
  %104 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 13
  %105 = load i8, ptr addrspace(1) %104, align 1, !tbaa !15
  %106 = and i8 %105, 15
  %107 = zext nneg i8 %106 to i32
  %108 = extractelement <16 x i32> %103, i32 %107
  %109 = add i32 %108, 1
  %110 = insertelement <16 x i32> %103, i32 %109, i32 %107
  %111 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 14
  %112 = load i8, ptr addrspace(1) %111, align 1, !tbaa !15
  %113 = and i8 %112, 15
  %114 = zext nneg i8 %113 to i32
  %115 = extractelement <16 x i32> %110, i32 %114
  %116 = add i32 %115, 1
  %117 = insertelement <16 x i32> %110, i32 %116, i32 %114
  %118 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 15
  %119 = load i8, ptr addrspace(1) %118, align 1, !tbaa !15
  %120 = and i8 %119, 15
  %121 = zext nneg i8 %120 to i32
  %122 = extractelement <16 x i32> %117, i32 %121
  %123 = add i32 %122, 1
  %124 = insertelement <16 x i32> %117, i32 %123, i32 %121
  %125 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 16
  %126 = load i8, ptr addrspace(1) %125, align 1, !tbaa !15
  %127 = and i8 %126, 15
  %128 = zext nneg i8 %127 to i32
  %129 = extractelement <16 x i32> %124, i32 %128
  %130 = add i32 %129, 1
  %131 = insertelement <16 x i32> %124, i32 %130, i32 %128
  %132 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 17
  %133 = load i8, ptr addrspace(1) %132, align 1, !tbaa !15
  %134 = and i8 %133, 15
  %135 = zext nneg i8 %134 to i32
  %136 = extractelement <16 x i32> %131, i32 %135
  %137 = add i32 %136, 1
  %138 = insertelement <16 x i32> %131, i32 %137, i32 %135
  %139 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 18
  %140 = load i8, ptr addrspace(1) %139, align 1, !tbaa !15
  %141 = and i8 %140, 15
  %142 = zext nneg i8 %141 to i32
  %143 = extractelement <16 x i32> %138, i32 %142
  %144 = add i32 %143, 1
  %145 = insertelement <16 x i32> %138, i32 %144, i32 %142
  %146 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 19
  %147 = load i8, ptr addrspace(1) %146, align 1, !tbaa !15
  %148 = and i8 %147, 15
  %149 = zext nneg i8 %148 to i32
  %150 = extractelement <16 x i32> %145, i32 %149
  %151 = add i32 %150, 1
  %152 = insertelement <16 x i32> %145, i32 %151, i32 %149
  %153 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 20
  %154 = load i8, ptr addrspace(1) %153, align 1, !tbaa !15
  %155 = and i8 %154, 15
  %156 = zext nneg i8 %155 to i32
  %157 = extractelement <16 x i32> %152, i32 %156
  %158 = add i32 %157, 1
  %159 = insertelement <16 x i32> %152, i32 %158, i32 %156
  %160 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 21
  %161 = load i8, ptr addrspace(1) %160, align 1, !tbaa !15
  %162 = and i8 %161, 15
  %163 = zext nneg i8 %162 to i32
  %164 = extractelement <16 x i32> %159, i32 %163
  %165 = add i32 %164, 1
  %166 = insertelement <16 x i32> %159, i32 %165, i32 %163
  %167 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 22
  %168 = load i8, ptr addrspace(1) %167, align 1, !tbaa !15
  %169 = and i8 %168, 15
  %170 = zext nneg i8 %169 to i32
  %171 = extractelement <16 x i32> %166, i32 %170
  %172 = add i32 %171, 1
  %173 = insertelement <16 x i32> %166, i32 %172, i32 %170
  %174 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 23
  %175 = load i8, ptr addrspace(1) %174, align 1, !tbaa !15
  %176 = and i8 %175, 15
  %177 = zext nneg i8 %176 to i32
  %178 = extractelement <16 x i32> %173, i32 %177
  %179 = add i32 %178, 1
  %180 = insertelement <16 x i32> %173, i32 %179, i32 %177
  %181 = extractelement <16 x i32> %180, i64 0
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %203, label %183

183:                                              ; preds = %14
  %184 = icmp ult i32 %181, 4
  %185 = sub i32 0, %181
  %186 = icmp ugt i32 %15, %185
  %187 = or i1 %184, %186
  br i1 %187, label %200, label %188

188:                                              ; preds = %183
  %189 = and i32 %181, -4
  %190 = and i32 %181, 3
  br label %191

191:                                              ; preds = %191, %188
  %192 = phi i32 [ 0, %188 ], [ %196, %191 ]
  %193 = add i32 %192, %15
  %194 = zext i32 %193 to i64
  %195 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %194
  store <4 x i8> zeroinitializer, ptr addrspace(1) %195, align 1, !tbaa !15
  %196 = add nuw i32 %192, 4
  %197 = icmp eq i32 %196, %189
  br i1 %197, label %198, label %191, !llvm.loop !49

198:                                              ; preds = %191
  %199 = icmp eq i32 %181, %189
  br i1 %199, label %203, label %200

200:                                              ; preds = %183, %198
  %201 = phi i32 [ 0, %183 ], [ %189, %198 ]
  %202 = phi i32 [ %181, %183 ], [ %190, %198 ]
  br label %787

203:                                              ; preds = %787, %198, %14
  %204 = extractelement <16 x i32> %180, i64 1
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %238, label %206

206:                                              ; preds = %203
  %207 = icmp ult i32 %204, 4
  br i1 %207, label %226, label %208

208:                                              ; preds = %206
  %209 = add i32 %181, %15
  %210 = sub i32 0, %204
  %211 = icmp ugt i32 %209, %210
  br i1 %211, label %226, label %212

212:                                              ; preds = %208
  %213 = and i32 %204, -4
  %214 = add i32 %181, %213
  %215 = and i32 %204, 3
  %216 = add i32 %181, %15
  br label %217

217:                                              ; preds = %217, %212
  %218 = phi i32 [ 0, %212 ], [ %222, %217 ]
  %219 = add i32 %218, %216
  %220 = zext i32 %219 to i64
  %221 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %220
  store <4 x i8> splat (i8 1), ptr addrspace(1) %221, align 1, !tbaa !15
  %222 = add nuw i32 %218, 4
  %223 = icmp eq i32 %222, %213
  br i1 %223, label %224, label %217, !llvm.loop !50

224:                                              ; preds = %217
  %225 = icmp eq i32 %204, %213
  br i1 %225, label %238, label %226

226:                                              ; preds = %208, %206, %224
  %227 = phi i32 [ %181, %208 ], [ %181, %206 ], [ %214, %224 ]
  %228 = phi i32 [ %204, %208 ], [ %204, %206 ], [ %215, %224 ]
  br label %229

229:                                              ; preds = %226, %229
  %230 = phi i32 [ %232, %229 ], [ %227, %226 ]
  %231 = phi i32 [ %236, %229 ], [ %228, %226 ]
  %232 = add i32 %230, 1
  %233 = add i32 %230, %15
  %234 = zext i32 %233 to i64
  %235 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %234
  store i8 1, ptr addrspace(1) %235, align 1, !tbaa !15
  %236 = add i32 %231, -1
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %238, label %229, !llvm.loop !51

238:                                              ; preds = %229, %224, %203
  %239 = phi i32 [ %181, %203 ], [ %214, %224 ], [ %232, %229 ]
  %240 = extractelement <16 x i32> %180, i64 2
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %274, label %242

242:                                              ; preds = %238
  %243 = icmp ult i32 %240, 4
  br i1 %243, label %262, label %244

244:                                              ; preds = %242
  %245 = add i32 %239, %15
  %246 = sub i32 0, %240
  %247 = icmp ugt i32 %245, %246
  br i1 %247, label %262, label %248

248:                                              ; preds = %244
  %249 = and i32 %240, -4
  %250 = add i32 %239, %249
  %251 = and i32 %240, 3
  %252 = add i32 %239, %15
  br label %253

253:                                              ; preds = %253, %248
  %254 = phi i32 [ 0, %248 ], [ %258, %253 ]
  %255 = add i32 %254, %252
  %256 = zext i32 %255 to i64
  %257 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %256
  store <4 x i8> splat (i8 2), ptr addrspace(1) %257, align 1, !tbaa !15
  %258 = add nuw i32 %254, 4
  %259 = icmp eq i32 %258, %249
  br i1 %259, label %260, label %253, !llvm.loop !52

260:                                              ; preds = %253
  %261 = icmp eq i32 %240, %249
  br i1 %261, label %274, label %262

262:                                              ; preds = %244, %242, %260
  %263 = phi i32 [ %239, %244 ], [ %239, %242 ], [ %250, %260 ]
  %264 = phi i32 [ %240, %244 ], [ %240, %242 ], [ %251, %260 ]
  br label %265

265:                                              ; preds = %262, %265
  %266 = phi i32 [ %268, %265 ], [ %263, %262 ]
  %267 = phi i32 [ %272, %265 ], [ %264, %262 ]
  %268 = add i32 %266, 1
  %269 = add i32 %266, %15
  %270 = zext i32 %269 to i64
  %271 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %270
  store i8 2, ptr addrspace(1) %271, align 1, !tbaa !15
  %272 = add i32 %267, -1
  %273 = icmp eq i32 %272, 0
  br i1 %273, label %274, label %265, !llvm.loop !53

274:                                              ; preds = %265, %260, %238
  %275 = phi i32 [ %239, %238 ], [ %250, %260 ], [ %268, %265 ]
  %276 = extractelement <16 x i32> %180, i64 3
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %310, label %278

278:                                              ; preds = %274
  %279 = icmp ult i32 %276, 4
  br i1 %279, label %298, label %280

280:                                              ; preds = %278
  %281 = add i32 %275, %15
  %282 = sub i32 0, %276
  %283 = icmp ugt i32 %281, %282
  br i1 %283, label %298, label %284

284:                                              ; preds = %280
  %285 = and i32 %276, -4
  %286 = add i32 %275, %285
  %287 = and i32 %276, 3
  %288 = add i32 %275, %15
  br label %289

289:                                              ; preds = %289, %284
  %290 = phi i32 [ 0, %284 ], [ %294, %289 ]
  %291 = add i32 %290, %288
  %292 = zext i32 %291 to i64
  %293 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %292
  store <4 x i8> splat (i8 3), ptr addrspace(1) %293, align 1, !tbaa !15
  %294 = add nuw i32 %290, 4
  %295 = icmp eq i32 %294, %285
  br i1 %295, label %296, label %289, !llvm.loop !54

296:                                              ; preds = %289
  %297 = icmp eq i32 %276, %285
  br i1 %297, label %310, label %298

298:                                              ; preds = %280, %278, %296
  %299 = phi i32 [ %275, %280 ], [ %275, %278 ], [ %286, %296 ]
  %300 = phi i32 [ %276, %280 ], [ %276, %278 ], [ %287, %296 ]
  br label %301

301:                                              ; preds = %298, %301
  %302 = phi i32 [ %304, %301 ], [ %299, %298 ]
  %303 = phi i32 [ %308, %301 ], [ %300, %298 ]
  %304 = add i32 %302, 1
  %305 = add i32 %302, %15
  %306 = zext i32 %305 to i64
  %307 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %306
  store i8 3, ptr addrspace(1) %307, align 1, !tbaa !15
  %308 = add i32 %303, -1
  %309 = icmp eq i32 %308, 0
  br i1 %309, label %310, label %301, !llvm.loop !55

310:                                              ; preds = %301, %296, %274
  %311 = phi i32 [ %275, %274 ], [ %286, %296 ], [ %304, %301 ]
  %312 = extractelement <16 x i32> %180, i64 4
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %346, label %314

314:                                              ; preds = %310
  %315 = icmp ult i32 %312, 4
  br i1 %315, label %334, label %316

316:                                              ; preds = %314
  %317 = add i32 %311, %15
  %318 = sub i32 0, %312
  %319 = icmp ugt i32 %317, %318
  br i1 %319, label %334, label %320

320:                                              ; preds = %316
  %321 = and i32 %312, -4
  %322 = add i32 %311, %321
  %323 = and i32 %312, 3
  %324 = add i32 %311, %15
  br label %325

325:                                              ; preds = %325, %320
  %326 = phi i32 [ 0, %320 ], [ %330, %325 ]
  %327 = add i32 %326, %324
  %328 = zext i32 %327 to i64
  %329 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %328
  store <4 x i8> splat (i8 4), ptr addrspace(1) %329, align 1, !tbaa !15
  %330 = add nuw i32 %326, 4
  %331 = icmp eq i32 %330, %321
  br i1 %331, label %332, label %325, !llvm.loop !56

332:                                              ; preds = %325
  %333 = icmp eq i32 %312, %321
  br i1 %333, label %346, label %334

334:                                              ; preds = %316, %314, %332
  %335 = phi i32 [ %311, %316 ], [ %311, %314 ], [ %322, %332 ]
  %336 = phi i32 [ %312, %316 ], [ %312, %314 ], [ %323, %332 ]
  br label %337

337:                                              ; preds = %334, %337
  %338 = phi i32 [ %340, %337 ], [ %335, %334 ]
  %339 = phi i32 [ %344, %337 ], [ %336, %334 ]
  %340 = add i32 %338, 1
  %341 = add i32 %338, %15
  %342 = zext i32 %341 to i64
  %343 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %342
  store i8 4, ptr addrspace(1) %343, align 1, !tbaa !15
  %344 = add i32 %339, -1
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %346, label %337, !llvm.loop !57

346:                                              ; preds = %337, %332, %310
  %347 = phi i32 [ %311, %310 ], [ %322, %332 ], [ %340, %337 ]
  %348 = extractelement <16 x i32> %180, i64 5
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %382, label %350

350:                                              ; preds = %346
  %351 = icmp ult i32 %348, 4
  br i1 %351, label %370, label %352

352:                                              ; preds = %350
  %353 = add i32 %347, %15
  %354 = sub i32 0, %348
  %355 = icmp ugt i32 %353, %354
  br i1 %355, label %370, label %356

356:                                              ; preds = %352
  %357 = and i32 %348, -4
  %358 = add i32 %347, %357
  %359 = and i32 %348, 3
  %360 = add i32 %347, %15
  br label %361

361:                                              ; preds = %361, %356
  %362 = phi i32 [ 0, %356 ], [ %366, %361 ]
  %363 = add i32 %362, %360
  %364 = zext i32 %363 to i64
  %365 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %364
  store <4 x i8> splat (i8 5), ptr addrspace(1) %365, align 1, !tbaa !15
  %366 = add nuw i32 %362, 4
  %367 = icmp eq i32 %366, %357
  br i1 %367, label %368, label %361, !llvm.loop !58

368:                                              ; preds = %361
  %369 = icmp eq i32 %348, %357
  br i1 %369, label %382, label %370

370:                                              ; preds = %352, %350, %368
  %371 = phi i32 [ %347, %352 ], [ %347, %350 ], [ %358, %368 ]
  %372 = phi i32 [ %348, %352 ], [ %348, %350 ], [ %359, %368 ]
  br label %373

373:                                              ; preds = %370, %373
  %374 = phi i32 [ %376, %373 ], [ %371, %370 ]
  %375 = phi i32 [ %380, %373 ], [ %372, %370 ]
  %376 = add i32 %374, 1
  %377 = add i32 %374, %15
  %378 = zext i32 %377 to i64
  %379 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %378
  store i8 5, ptr addrspace(1) %379, align 1, !tbaa !15
  %380 = add i32 %375, -1
  %381 = icmp eq i32 %380, 0
  br i1 %381, label %382, label %373, !llvm.loop !59

382:                                              ; preds = %373, %368, %346
  %383 = phi i32 [ %347, %346 ], [ %358, %368 ], [ %376, %373 ]
  %384 = extractelement <16 x i32> %180, i64 6
  %385 = icmp eq i32 %384, 0
  br i1 %385, label %418, label %386

386:                                              ; preds = %382
  %387 = icmp ult i32 %384, 4
  br i1 %387, label %406, label %388

388:                                              ; preds = %386
  %389 = add i32 %383, %15
  %390 = sub i32 0, %384
  %391 = icmp ugt i32 %389, %390
  br i1 %391, label %406, label %392

392:                                              ; preds = %388
  %393 = and i32 %384, -4
  %394 = add i32 %383, %393
  %395 = and i32 %384, 3
  %396 = add i32 %383, %15
  br label %397

397:                                              ; preds = %397, %392
  %398 = phi i32 [ 0, %392 ], [ %402, %397 ]
  %399 = add i32 %398, %396
  %400 = zext i32 %399 to i64
  %401 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %400
  store <4 x i8> splat (i8 6), ptr addrspace(1) %401, align 1, !tbaa !15
  %402 = add nuw i32 %398, 4
  %403 = icmp eq i32 %402, %393
  br i1 %403, label %404, label %397, !llvm.loop !60

404:                                              ; preds = %397
  %405 = icmp eq i32 %384, %393
  br i1 %405, label %418, label %406

406:                                              ; preds = %388, %386, %404
  %407 = phi i32 [ %383, %388 ], [ %383, %386 ], [ %394, %404 ]
  %408 = phi i32 [ %384, %388 ], [ %384, %386 ], [ %395, %404 ]
  br label %409

409:                                              ; preds = %406, %409
  %410 = phi i32 [ %412, %409 ], [ %407, %406 ]
  %411 = phi i32 [ %416, %409 ], [ %408, %406 ]
  %412 = add i32 %410, 1
  %413 = add i32 %410, %15
  %414 = zext i32 %413 to i64
  %415 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %414
  store i8 6, ptr addrspace(1) %415, align 1, !tbaa !15
  %416 = add i32 %411, -1
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %418, label %409, !llvm.loop !61

418:                                              ; preds = %409, %404, %382
  %419 = phi i32 [ %383, %382 ], [ %394, %404 ], [ %412, %409 ]
  %420 = extractelement <16 x i32> %180, i64 7
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %454, label %422

422:                                              ; preds = %418
  %423 = icmp ult i32 %420, 4
  br i1 %423, label %442, label %424

424:                                              ; preds = %422
  %425 = add i32 %419, %15
  %426 = sub i32 0, %420
  %427 = icmp ugt i32 %425, %426
  br i1 %427, label %442, label %428

428:                                              ; preds = %424
  %429 = and i32 %420, -4
  %430 = add i32 %419, %429
  %431 = and i32 %420, 3
  %432 = add i32 %419, %15
  br label %433

433:                                              ; preds = %433, %428
  %434 = phi i32 [ 0, %428 ], [ %438, %433 ]
  %435 = add i32 %434, %432
  %436 = zext i32 %435 to i64
  %437 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %436
  store <4 x i8> splat (i8 7), ptr addrspace(1) %437, align 1, !tbaa !15
  %438 = add nuw i32 %434, 4
  %439 = icmp eq i32 %438, %429
  br i1 %439, label %440, label %433, !llvm.loop !62

440:                                              ; preds = %433
  %441 = icmp eq i32 %420, %429
  br i1 %441, label %454, label %442

442:                                              ; preds = %424, %422, %440
  %443 = phi i32 [ %419, %424 ], [ %419, %422 ], [ %430, %440 ]
  %444 = phi i32 [ %420, %424 ], [ %420, %422 ], [ %431, %440 ]
  br label %445

445:                                              ; preds = %442, %445
  %446 = phi i32 [ %448, %445 ], [ %443, %442 ]
  %447 = phi i32 [ %452, %445 ], [ %444, %442 ]
  %448 = add i32 %446, 1
  %449 = add i32 %446, %15
  %450 = zext i32 %449 to i64
  %451 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %450
  store i8 7, ptr addrspace(1) %451, align 1, !tbaa !15
  %452 = add i32 %447, -1
  %453 = icmp eq i32 %452, 0
  br i1 %453, label %454, label %445, !llvm.loop !63

454:                                              ; preds = %445, %440, %418
  %455 = phi i32 [ %419, %418 ], [ %430, %440 ], [ %448, %445 ]
  %456 = extractelement <16 x i32> %180, i64 8
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %490, label %458

458:                                              ; preds = %454
  %459 = icmp ult i32 %456, 4
  br i1 %459, label %478, label %460

460:                                              ; preds = %458
  %461 = add i32 %455, %15
  %462 = sub i32 0, %456
  %463 = icmp ugt i32 %461, %462
  br i1 %463, label %478, label %464

464:                                              ; preds = %460
  %465 = and i32 %456, -4
  %466 = add i32 %455, %465
  %467 = and i32 %456, 3
  %468 = add i32 %455, %15
  br label %469

469:                                              ; preds = %469, %464
  %470 = phi i32 [ 0, %464 ], [ %474, %469 ]
  %471 = add i32 %470, %468
  %472 = zext i32 %471 to i64
  %473 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %472
  store <4 x i8> splat (i8 8), ptr addrspace(1) %473, align 1, !tbaa !15
  %474 = add nuw i32 %470, 4
  %475 = icmp eq i32 %474, %465
  br i1 %475, label %476, label %469, !llvm.loop !64

476:                                              ; preds = %469
  %477 = icmp eq i32 %456, %465
  br i1 %477, label %490, label %478

478:                                              ; preds = %460, %458, %476
  %479 = phi i32 [ %455, %460 ], [ %455, %458 ], [ %466, %476 ]
  %480 = phi i32 [ %456, %460 ], [ %456, %458 ], [ %467, %476 ]
  br label %481

481:                                              ; preds = %478, %481
  %482 = phi i32 [ %484, %481 ], [ %479, %478 ]
  %483 = phi i32 [ %488, %481 ], [ %480, %478 ]
  %484 = add i32 %482, 1
  %485 = add i32 %482, %15
  %486 = zext i32 %485 to i64
  %487 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %486
  store i8 8, ptr addrspace(1) %487, align 1, !tbaa !15
  %488 = add i32 %483, -1
  %489 = icmp eq i32 %488, 0
  br i1 %489, label %490, label %481, !llvm.loop !65

490:                                              ; preds = %481, %476, %454
  %491 = phi i32 [ %455, %454 ], [ %466, %476 ], [ %484, %481 ]
  %492 = extractelement <16 x i32> %180, i64 9
  %493 = icmp eq i32 %492, 0
  br i1 %493, label %526, label %494

494:                                              ; preds = %490
  %495 = icmp ult i32 %492, 4
  br i1 %495, label %514, label %496

496:                                              ; preds = %494
  %497 = add i32 %491, %15
  %498 = sub i32 0, %492
  %499 = icmp ugt i32 %497, %498
  br i1 %499, label %514, label %500

500:                                              ; preds = %496
  %501 = and i32 %492, -4
  %502 = add i32 %491, %501
  %503 = and i32 %492, 3
  %504 = add i32 %491, %15
  br label %505

505:                                              ; preds = %505, %500
  %506 = phi i32 [ 0, %500 ], [ %510, %505 ]
  %507 = add i32 %506, %504
  %508 = zext i32 %507 to i64
  %509 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %508
  store <4 x i8> splat (i8 9), ptr addrspace(1) %509, align 1, !tbaa !15
  %510 = add nuw i32 %506, 4
  %511 = icmp eq i32 %510, %501
  br i1 %511, label %512, label %505, !llvm.loop !66

512:                                              ; preds = %505
  %513 = icmp eq i32 %492, %501
  br i1 %513, label %526, label %514

514:                                              ; preds = %496, %494, %512
  %515 = phi i32 [ %491, %496 ], [ %491, %494 ], [ %502, %512 ]
  %516 = phi i32 [ %492, %496 ], [ %492, %494 ], [ %503, %512 ]
  br label %517

517:                                              ; preds = %514, %517
  %518 = phi i32 [ %520, %517 ], [ %515, %514 ]
  %519 = phi i32 [ %524, %517 ], [ %516, %514 ]
  %520 = add i32 %518, 1
  %521 = add i32 %518, %15
  %522 = zext i32 %521 to i64
  %523 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %522
  store i8 9, ptr addrspace(1) %523, align 1, !tbaa !15
  %524 = add i32 %519, -1
  %525 = icmp eq i32 %524, 0
  br i1 %525, label %526, label %517, !llvm.loop !67

526:                                              ; preds = %517, %512, %490
  %527 = phi i32 [ %491, %490 ], [ %502, %512 ], [ %520, %517 ]
  %528 = extractelement <16 x i32> %180, i64 10
  %529 = icmp eq i32 %528, 0
  br i1 %529, label %562, label %530

530:                                              ; preds = %526
  %531 = icmp ult i32 %528, 4
  br i1 %531, label %550, label %532

532:                                              ; preds = %530
  %533 = add i32 %527, %15
  %534 = sub i32 0, %528
  %535 = icmp ugt i32 %533, %534
  br i1 %535, label %550, label %536

536:                                              ; preds = %532
  %537 = and i32 %528, -4
  %538 = add i32 %527, %537
  %539 = and i32 %528, 3
  %540 = add i32 %527, %15
  br label %541

541:                                              ; preds = %541, %536
  %542 = phi i32 [ 0, %536 ], [ %546, %541 ]
  %543 = add i32 %542, %540
  %544 = zext i32 %543 to i64
  %545 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %544
  store <4 x i8> splat (i8 10), ptr addrspace(1) %545, align 1, !tbaa !15
  %546 = add nuw i32 %542, 4
  %547 = icmp eq i32 %546, %537
  br i1 %547, label %548, label %541, !llvm.loop !68

548:                                              ; preds = %541
  %549 = icmp eq i32 %528, %537
  br i1 %549, label %562, label %550

550:                                              ; preds = %532, %530, %548
  %551 = phi i32 [ %527, %532 ], [ %527, %530 ], [ %538, %548 ]
  %552 = phi i32 [ %528, %532 ], [ %528, %530 ], [ %539, %548 ]
  br label %553

553:                                              ; preds = %550, %553
  %554 = phi i32 [ %556, %553 ], [ %551, %550 ]
  %555 = phi i32 [ %560, %553 ], [ %552, %550 ]
  %556 = add i32 %554, 1
  %557 = add i32 %554, %15
  %558 = zext i32 %557 to i64
  %559 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %558
  store i8 10, ptr addrspace(1) %559, align 1, !tbaa !15
  %560 = add i32 %555, -1
  %561 = icmp eq i32 %560, 0
  br i1 %561, label %562, label %553, !llvm.loop !69

562:                                              ; preds = %553, %548, %526
  %563 = phi i32 [ %527, %526 ], [ %538, %548 ], [ %556, %553 ]
  %564 = extractelement <16 x i32> %180, i64 11
  %565 = icmp eq i32 %564, 0
  br i1 %565, label %598, label %566

566:                                              ; preds = %562
  %567 = icmp ult i32 %564, 4
  br i1 %567, label %586, label %568

568:                                              ; preds = %566
  %569 = add i32 %563, %15
  %570 = sub i32 0, %564
  %571 = icmp ugt i32 %569, %570
  br i1 %571, label %586, label %572

572:                                              ; preds = %568
  %573 = and i32 %564, -4
  %574 = add i32 %563, %573
  %575 = and i32 %564, 3
  %576 = add i32 %563, %15
  br label %577

577:                                              ; preds = %577, %572
  %578 = phi i32 [ 0, %572 ], [ %582, %577 ]
  %579 = add i32 %578, %576
  %580 = zext i32 %579 to i64
  %581 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %580
  store <4 x i8> splat (i8 11), ptr addrspace(1) %581, align 1, !tbaa !15
  %582 = add nuw i32 %578, 4
  %583 = icmp eq i32 %582, %573
  br i1 %583, label %584, label %577, !llvm.loop !70

584:                                              ; preds = %577
  %585 = icmp eq i32 %564, %573
  br i1 %585, label %598, label %586

586:                                              ; preds = %568, %566, %584
  %587 = phi i32 [ %563, %568 ], [ %563, %566 ], [ %574, %584 ]
  %588 = phi i32 [ %564, %568 ], [ %564, %566 ], [ %575, %584 ]
  br label %589

589:                                              ; preds = %586, %589
  %590 = phi i32 [ %592, %589 ], [ %587, %586 ]
  %591 = phi i32 [ %596, %589 ], [ %588, %586 ]
  %592 = add i32 %590, 1
  %593 = add i32 %590, %15
  %594 = zext i32 %593 to i64
  %595 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %594
  store i8 11, ptr addrspace(1) %595, align 1, !tbaa !15
  %596 = add i32 %591, -1
  %597 = icmp eq i32 %596, 0
  br i1 %597, label %598, label %589, !llvm.loop !71

598:                                              ; preds = %589, %584, %562
  %599 = phi i32 [ %563, %562 ], [ %574, %584 ], [ %592, %589 ]
  %600 = extractelement <16 x i32> %180, i64 12
  %601 = icmp eq i32 %600, 0
  br i1 %601, label %634, label %602

602:                                              ; preds = %598
  %603 = icmp ult i32 %600, 4
  br i1 %603, label %622, label %604

604:                                              ; preds = %602
  %605 = add i32 %599, %15
  %606 = sub i32 0, %600
  %607 = icmp ugt i32 %605, %606
  br i1 %607, label %622, label %608

608:                                              ; preds = %604
  %609 = and i32 %600, -4
  %610 = add i32 %599, %609
  %611 = and i32 %600, 3
  %612 = add i32 %599, %15
  br label %613

613:                                              ; preds = %613, %608
  %614 = phi i32 [ 0, %608 ], [ %618, %613 ]
  %615 = add i32 %614, %612
  %616 = zext i32 %615 to i64
  %617 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %616
  store <4 x i8> splat (i8 12), ptr addrspace(1) %617, align 1, !tbaa !15
  %618 = add nuw i32 %614, 4
  %619 = icmp eq i32 %618, %609
  br i1 %619, label %620, label %613, !llvm.loop !72

620:                                              ; preds = %613
  %621 = icmp eq i32 %600, %609
  br i1 %621, label %634, label %622

622:                                              ; preds = %604, %602, %620
  %623 = phi i32 [ %599, %604 ], [ %599, %602 ], [ %610, %620 ]
  %624 = phi i32 [ %600, %604 ], [ %600, %602 ], [ %611, %620 ]
  br label %625

625:                                              ; preds = %622, %625
  %626 = phi i32 [ %628, %625 ], [ %623, %622 ]
  %627 = phi i32 [ %632, %625 ], [ %624, %622 ]
  %628 = add i32 %626, 1
  %629 = add i32 %626, %15
  %630 = zext i32 %629 to i64
  %631 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %630
  store i8 12, ptr addrspace(1) %631, align 1, !tbaa !15
  %632 = add i32 %627, -1
  %633 = icmp eq i32 %632, 0
  br i1 %633, label %634, label %625, !llvm.loop !73

634:                                              ; preds = %625, %620, %598
  %635 = phi i32 [ %599, %598 ], [ %610, %620 ], [ %628, %625 ]
  %636 = extractelement <16 x i32> %180, i64 13
  %637 = icmp eq i32 %636, 0
  br i1 %637, label %670, label %638

638:                                              ; preds = %634
  %639 = icmp ult i32 %636, 4
  br i1 %639, label %658, label %640

640:                                              ; preds = %638
  %641 = add i32 %635, %15
  %642 = sub i32 0, %636
  %643 = icmp ugt i32 %641, %642
  br i1 %643, label %658, label %644

644:                                              ; preds = %640
  %645 = and i32 %636, -4
  %646 = add i32 %635, %645
  %647 = and i32 %636, 3
  %648 = add i32 %635, %15
  br label %649

649:                                              ; preds = %649, %644
  %650 = phi i32 [ 0, %644 ], [ %654, %649 ]
  %651 = add i32 %650, %648
  %652 = zext i32 %651 to i64
  %653 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %652
  store <4 x i8> splat (i8 13), ptr addrspace(1) %653, align 1, !tbaa !15
  %654 = add nuw i32 %650, 4
  %655 = icmp eq i32 %654, %645
  br i1 %655, label %656, label %649, !llvm.loop !74

656:                                              ; preds = %649
  %657 = icmp eq i32 %636, %645
  br i1 %657, label %670, label %658

658:                                              ; preds = %640, %638, %656
  %659 = phi i32 [ %635, %640 ], [ %635, %638 ], [ %646, %656 ]
  %660 = phi i32 [ %636, %640 ], [ %636, %638 ], [ %647, %656 ]
  br label %661

661:                                              ; preds = %658, %661
  %662 = phi i32 [ %664, %661 ], [ %659, %658 ]
  %663 = phi i32 [ %668, %661 ], [ %660, %658 ]
  %664 = add i32 %662, 1
  %665 = add i32 %662, %15
  %666 = zext i32 %665 to i64
  %667 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %666
  store i8 13, ptr addrspace(1) %667, align 1, !tbaa !15
  %668 = add i32 %663, -1
  %669 = icmp eq i32 %668, 0
  br i1 %669, label %670, label %661, !llvm.loop !75

670:                                              ; preds = %661, %656, %634
  %671 = phi i32 [ %635, %634 ], [ %646, %656 ], [ %664, %661 ]
  %672 = extractelement <16 x i32> %180, i64 14
  %673 = icmp eq i32 %672, 0
  br i1 %673, label %706, label %674

674:                                              ; preds = %670
  %675 = icmp ult i32 %672, 4
  br i1 %675, label %694, label %676

676:                                              ; preds = %674
  %677 = add i32 %671, %15
  %678 = sub i32 0, %672
  %679 = icmp ugt i32 %677, %678
  br i1 %679, label %694, label %680

680:                                              ; preds = %676
  %681 = and i32 %672, -4
  %682 = add i32 %671, %681
  %683 = and i32 %672, 3
  %684 = add i32 %671, %15
  br label %685

685:                                              ; preds = %685, %680
  %686 = phi i32 [ 0, %680 ], [ %690, %685 ]
  %687 = add i32 %686, %684
  %688 = zext i32 %687 to i64
  %689 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %688
  store <4 x i8> splat (i8 14), ptr addrspace(1) %689, align 1, !tbaa !15
  %690 = add nuw i32 %686, 4
  %691 = icmp eq i32 %690, %681
  br i1 %691, label %692, label %685, !llvm.loop !76

692:                                              ; preds = %685
  %693 = icmp eq i32 %672, %681
  br i1 %693, label %706, label %694

694:                                              ; preds = %676, %674, %692
  %695 = phi i32 [ %671, %676 ], [ %671, %674 ], [ %682, %692 ]
  %696 = phi i32 [ %672, %676 ], [ %672, %674 ], [ %683, %692 ]
  br label %697

697:                                              ; preds = %694, %697
  %698 = phi i32 [ %700, %697 ], [ %695, %694 ]
  %699 = phi i32 [ %704, %697 ], [ %696, %694 ]
  %700 = add i32 %698, 1
  %701 = add i32 %698, %15
  %702 = zext i32 %701 to i64
  %703 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %702
  store i8 14, ptr addrspace(1) %703, align 1, !tbaa !15
  %704 = add i32 %699, -1
  %705 = icmp eq i32 %704, 0
  br i1 %705, label %706, label %697, !llvm.loop !77

706:                                              ; preds = %697, %692, %670
  %707 = phi i32 [ %671, %670 ], [ %682, %692 ], [ %700, %697 ]
  %708 = extractelement <16 x i32> %180, i64 15
  %709 = icmp eq i32 %708, 0
  br i1 %709, label %742, label %710

710:                                              ; preds = %706
  %711 = icmp ult i32 %708, 4
  br i1 %711, label %730, label %712

712:                                              ; preds = %710
  %713 = add i32 %707, %15
  %714 = sub i32 0, %708
  %715 = icmp ugt i32 %713, %714
  br i1 %715, label %730, label %716

716:                                              ; preds = %712
  %717 = and i32 %708, -4
  %718 = add i32 %707, %717
  %719 = and i32 %708, 3
  %720 = add i32 %707, %15
  br label %721

721:                                              ; preds = %721, %716
  %722 = phi i32 [ 0, %716 ], [ %726, %721 ]
  %723 = add i32 %722, %720
  %724 = zext i32 %723 to i64
  %725 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %724
  store <4 x i8> splat (i8 15), ptr addrspace(1) %725, align 1, !tbaa !15
  %726 = add nuw i32 %722, 4
  %727 = icmp eq i32 %726, %717
  br i1 %727, label %728, label %721, !llvm.loop !78

728:                                              ; preds = %721
  %729 = icmp eq i32 %708, %717
  br i1 %729, label %742, label %730

730:                                              ; preds = %712, %710, %728
  %731 = phi i32 [ %707, %712 ], [ %707, %710 ], [ %718, %728 ]
  %732 = phi i32 [ %708, %712 ], [ %708, %710 ], [ %719, %728 ]
  br label %733

733:                                              ; preds = %730, %733
  %734 = phi i32 [ %736, %733 ], [ %731, %730 ]
  %735 = phi i32 [ %740, %733 ], [ %732, %730 ]
  %736 = add i32 %734, 1
  %737 = add i32 %734, %15
  %738 = zext i32 %737 to i64
  %739 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %738
  store i8 15, ptr addrspace(1) %739, align 1, !tbaa !15
  %740 = add i32 %735, -1
  %741 = icmp eq i32 %740, 0
  br i1 %741, label %742, label %733, !llvm.loop !79

742:                                              ; preds = %733, %728, %706
  %743 = shufflevector <4 x i8> %30, <4 x i8> poison, <24 x i32> <i32 3, i32 2, i32 1, i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %744 = insertelement <24 x i8> %743, i8 %23, i64 4
  %745 = insertelement <24 x i8> %744, i8 %18, i64 5
  %746 = shufflevector <24 x i8> %745, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %747 = insertelement <24 x i8> %746, i8 %56, i64 0
  %748 = shufflevector <24 x i8> %747, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %749 = insertelement <24 x i8> %748, i8 %63, i64 0
  %750 = shufflevector <24 x i8> %749, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %751 = insertelement <24 x i8> %750, i8 %70, i64 0
  %752 = shufflevector <24 x i8> %751, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %753 = insertelement <24 x i8> %752, i8 %77, i64 0
  %754 = shufflevector <24 x i8> %753, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %755 = insertelement <24 x i8> %754, i8 %84, i64 0
  %756 = shufflevector <24 x i8> %755, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %757 = insertelement <24 x i8> %756, i8 %91, i64 0
  %758 = shufflevector <24 x i8> %757, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %759 = insertelement <24 x i8> %758, i8 %98, i64 0
  %760 = shufflevector <24 x i8> %759, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %761 = insertelement <24 x i8> %760, i8 %105, i64 0
  %762 = shufflevector <24 x i8> %761, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %763 = insertelement <24 x i8> %762, i8 %112, i64 0
  %764 = shufflevector <24 x i8> %763, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %765 = insertelement <24 x i8> %764, i8 %119, i64 0
  %766 = shufflevector <24 x i8> %765, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %767 = insertelement <24 x i8> %766, i8 %126, i64 0
  %768 = shufflevector <24 x i8> %767, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %769 = insertelement <24 x i8> %768, i8 %133, i64 0
  %770 = shufflevector <24 x i8> %769, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %771 = insertelement <24 x i8> %770, i8 %140, i64 0
  %772 = shufflevector <24 x i8> %771, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 poison, i32 poison, i32 poison, i32 poison>
  %773 = insertelement <24 x i8> %772, i8 %147, i64 0
  %774 = shufflevector <24 x i8> %773, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 poison, i32 poison, i32 poison>
  %775 = insertelement <24 x i8> %774, i8 %154, i64 0
  %776 = shufflevector <24 x i8> %775, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 poison, i32 poison>
  %777 = insertelement <24 x i8> %776, i8 %161, i64 0
  %778 = shufflevector <24 x i8> %777, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 poison>
  %779 = insertelement <24 x i8> %778, i8 %168, i64 0
  %780 = shufflevector <24 x i8> %779, <24 x i8> poison, <24 x i32> <i32 poison, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22>
  %781 = insertelement <24 x i8> %780, i8 %175, i64 0
  %782 = shufflevector <16 x i32> %180, <16 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %783 = shufflevector <16 x i32> %180, <16 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %784 = urem i32 %12, 24
  %785 = extractelement <24 x i8> %781, i32 %784
  %786 = and i8 %785, 3
  switch i8 %786, label %805 [
    i8 0, label %796
    i8 1, label %798
    i8 2, label %800
    i8 3, label %803
  ]

787:                                              ; preds = %200, %787
  %788 = phi i32 [ %790, %787 ], [ %201, %200 ]
  %789 = phi i32 [ %794, %787 ], [ %202, %200 ]
  %790 = add nuw i32 %788, 1
  %791 = add i32 %788, %15
  %792 = zext i32 %791 to i64
  %793 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %792
  store i8 0, ptr addrspace(1) %793, align 1, !tbaa !15
  %794 = add i32 %789, -1
  %795 = icmp eq i32 %794, 0
  br i1 %795, label %203, label %787, !llvm.loop !80

796:                                              ; preds = %742
  %797 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %782)
  br label %806

798:                                              ; preds = %742
  %799 = tail call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %783)
  br label %806

800:                                              ; preds = %742
  %801 = xor <4 x i32> %782, %783
  %802 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %801)
  br label %806

803:                                              ; preds = %742
  %804 = extractelement <16 x i32> %180, i64 15
  br label %806

805:                                              ; preds = %742
  unreachable

806:                                              ; preds = %803, %800, %798, %796
  %807 = phi i32 [ %797, %796 ], [ %799, %798 ], [ %802, %800 ], [ %804, %803 ]
  %808 = shl i32 %807, 8
  %809 = zext i8 %18 to i32
  %810 = or disjoint i32 %808, %809
  %811 = zext i32 %12 to i64
  %812 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %811
  store i32 %810, ptr addrspace(1) %812, align 4, !tbaa !5
  br label %813

813:                                              ; preds = %4, %806
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.umax.v4i32(<4 x i32>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"uchar*", !"uchar*", !"uint*", !"uint"}
!12 = !{!"const", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!7, !7, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.isvectorized", i32 1}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
!20 = distinct !{!20, !17}
!21 = distinct !{!21, !17}
!22 = distinct !{!22, !17}
!23 = distinct !{!23, !17}
!24 = distinct !{!24, !17}
!25 = distinct !{!25, !17}
!26 = distinct !{!26, !17}
!27 = distinct !{!27, !17}
!28 = distinct !{!28, !17}
!29 = distinct !{!29, !17}
!30 = distinct !{!30, !17}
!31 = distinct !{!31, !17}
!32 = distinct !{!32, !17}
!33 = distinct !{!33, !17}
!34 = distinct !{!34, !17}
!35 = distinct !{!35, !17}
!36 = distinct !{!36, !17}
!37 = distinct !{!37, !17}
!38 = distinct !{!38, !17}
!39 = distinct !{!39, !17}
!40 = distinct !{!40, !17}
!41 = distinct !{!41, !17}
!42 = distinct !{!42, !17}
!43 = distinct !{!43, !17}
!44 = distinct !{!44, !17}
!45 = distinct !{!45, !17}
!46 = distinct !{!46, !17}
!47 = distinct !{!47, !17}
!48 = distinct !{!48, !17}
!49 = distinct !{!49, !17}
!50 = distinct !{!50, !17}
!51 = distinct !{!51, !17}
!52 = distinct !{!52, !17}
!53 = distinct !{!53, !17}
!54 = distinct !{!54, !17}
!55 = distinct !{!55, !17}
!56 = distinct !{!56, !17}
!57 = distinct !{!57, !17}
!58 = distinct !{!58, !17}
!59 = distinct !{!59, !17}
!60 = distinct !{!60, !17}
!61 = distinct !{!61, !17}
!62 = distinct !{!62, !17}
!63 = distinct !{!63, !17}
!64 = distinct !{!64, !17}
!65 = distinct !{!65, !17}
!66 = distinct !{!66, !17}
!67 = distinct !{!67, !17}
!68 = distinct !{!68, !17}
!69 = distinct !{!69, !17}
!70 = distinct !{!70, !17}
!71 = distinct !{!71, !17}
!72 = distinct !{!72, !17}
!73 = distinct !{!73, !17}
!74 = distinct !{!74, !17}
!75 = distinct !{!75, !17}
!76 = distinct !{!76, !17}
!77 = distinct !{!77, !17}
!78 = distinct !{!78, !17}
!79 = distinct !{!79, !17}
!80 = distinct !{!80, !17}
