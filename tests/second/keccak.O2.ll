; ModuleID = 'keccak.cl'
source_filename = "keccak.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@ROUND = hidden local_unnamed_addr addrspace(4) constant [24 x i64] [i64 1, i64 32898, i64 -9223372036854742902, i64 -9223372034707259392, i64 32907, i64 2147483649, i64 -9223372034707259263, i64 -9223372036854743031, i64 138, i64 136, i64 2147516425, i64 2147483658, i64 2147516555, i64 -9223372036854775669, i64 -9223372036854742903, i64 -9223372036854743037, i64 -9223372036854743038, i64 -9223372036854775680, i64 32778, i64 -9223372034707292150, i64 -9223372034707259263, i64 -9223372036854742912, i64 2147483649, i64 -9223372034707259384], align 8
@TURN = hidden local_unnamed_addr addrspace(4) constant [24 x i8] c"\01\03\06\0A\0F\15\1C$-7\02\0E\1B)8\08\19+>\12'=\14,", align 1
@LANE = hidden local_unnamed_addr addrspace(4) constant [24 x i8] c"\0A\07\0B\11\12\03\05\10\08\15\18\04\0F\17\13\0D\0C\02\14\0E\16\09\06\01", align 1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @keccak(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i16, ptr addrspace(4) %5, align 4, !tbaa !13
  %7 = zext i16 %6 to i32
  %8 = mul i32 %3, %7
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = add i32 %8, %9
  %11 = icmp ult i32 %10, %1
  br i1 %11, label %12, label %323

12:                                               ; preds = %2
  %13 = zext i32 %10 to i64
  %14 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %13
  %15 = load i64, ptr addrspace(1) %14, align 8, !tbaa !15, !amdgpu.noclobber !17
  %16 = add i32 %1, %10
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %17
  %19 = load i64, ptr addrspace(1) %18, align 8, !tbaa !15, !amdgpu.noclobber !17
  %20 = shl i32 %1, 1
  %21 = add i32 %20, %10
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %22
  %24 = load i64, ptr addrspace(1) %23, align 8, !tbaa !15, !amdgpu.noclobber !17
  %25 = mul i32 %1, 3
  %26 = add i32 %25, %10
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %27
  %29 = load i64, ptr addrspace(1) %28, align 8, !tbaa !15, !amdgpu.noclobber !17
  %30 = shl i32 %1, 2
  %31 = add i32 %30, %10
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %32
  %34 = load i64, ptr addrspace(1) %33, align 8, !tbaa !15, !amdgpu.noclobber !17
  %35 = mul i32 %1, 5
  %36 = add i32 %35, %10
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %37
  %39 = load i64, ptr addrspace(1) %38, align 8, !tbaa !15, !amdgpu.noclobber !17
  %40 = mul i32 %1, 6
  %41 = add i32 %40, %10
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %42
  %44 = load i64, ptr addrspace(1) %43, align 8, !tbaa !15, !amdgpu.noclobber !17
  %45 = mul i32 %1, 7
  %46 = add i32 %45, %10
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %47
  %49 = load i64, ptr addrspace(1) %48, align 8, !tbaa !15, !amdgpu.noclobber !17
  %50 = shl i32 %1, 3
  %51 = add i32 %50, %10
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %52
  %54 = load i64, ptr addrspace(1) %53, align 8, !tbaa !15, !amdgpu.noclobber !17
  %55 = mul i32 %1, 9
  %56 = add i32 %55, %10
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %57
  %59 = load i64, ptr addrspace(1) %58, align 8, !tbaa !15, !amdgpu.noclobber !17
  %60 = mul i32 %1, 10
  %61 = add i32 %60, %10
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %62
  %64 = load i64, ptr addrspace(1) %63, align 8, !tbaa !15, !amdgpu.noclobber !17
  %65 = mul i32 %1, 11
  %66 = add i32 %65, %10
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %67
  %69 = load i64, ptr addrspace(1) %68, align 8, !tbaa !15, !amdgpu.noclobber !17
  %70 = mul i32 %1, 12
  %71 = add i32 %70, %10
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %72
  %74 = load i64, ptr addrspace(1) %73, align 8, !tbaa !15, !amdgpu.noclobber !17
  %75 = mul i32 %1, 13
  %76 = add i32 %75, %10
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %77
  %79 = load i64, ptr addrspace(1) %78, align 8, !tbaa !15, !amdgpu.noclobber !17
  %80 = mul i32 %1, 14
  %81 = add i32 %80, %10
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %82
  %84 = load i64, ptr addrspace(1) %83, align 8, !tbaa !15, !amdgpu.noclobber !17
  %85 = mul i32 %1, 15
  %86 = add i32 %85, %10
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %87
  %89 = load i64, ptr addrspace(1) %88, align 8, !tbaa !15, !amdgpu.noclobber !17
  %90 = shl i32 %1, 4
  %91 = add i32 %90, %10
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %92
  %94 = load i64, ptr addrspace(1) %93, align 8, !tbaa !15, !amdgpu.noclobber !17
  %95 = mul i32 %1, 17
  %96 = add i32 %95, %10
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %97
  %99 = load i64, ptr addrspace(1) %98, align 8, !tbaa !15, !amdgpu.noclobber !17
  %100 = mul i32 %1, 18
  %101 = add i32 %100, %10
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %102
  %104 = load i64, ptr addrspace(1) %103, align 8, !tbaa !15, !amdgpu.noclobber !17
  %105 = mul i32 %1, 19
  %106 = add i32 %105, %10
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %107
  %109 = load i64, ptr addrspace(1) %108, align 8, !tbaa !15, !amdgpu.noclobber !17
  %110 = mul i32 %1, 20
  %111 = add i32 %110, %10
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %112
  %114 = load i64, ptr addrspace(1) %113, align 8, !tbaa !15, !amdgpu.noclobber !17
  %115 = mul i32 %1, 21
  %116 = add i32 %115, %10
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %117
  %119 = load i64, ptr addrspace(1) %118, align 8, !tbaa !15, !amdgpu.noclobber !17
  %120 = mul i32 %1, 22
  %121 = add i32 %120, %10
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %122
  %124 = load i64, ptr addrspace(1) %123, align 8, !tbaa !15, !amdgpu.noclobber !17
  %125 = mul i32 %1, 23
  %126 = add i32 %125, %10
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %127
  %129 = load i64, ptr addrspace(1) %128, align 8, !tbaa !15, !amdgpu.noclobber !17
  %130 = mul i32 %1, 24
  %131 = add i32 %130, %10
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %132
  %134 = load i64, ptr addrspace(1) %133, align 8, !tbaa !15, !amdgpu.noclobber !17
  br label %135

135:                                              ; preds = %12, %135
  %136 = phi i64 [ %134, %12 ], [ %314, %135 ]
  %137 = phi i64 [ %129, %12 ], [ %311, %135 ]
  %138 = phi i64 [ %124, %12 ], [ %308, %135 ]
  %139 = phi i64 [ %119, %12 ], [ %305, %135 ]
  %140 = phi i64 [ %114, %12 ], [ %302, %135 ]
  %141 = phi i64 [ %109, %12 ], [ %299, %135 ]
  %142 = phi i64 [ %104, %12 ], [ %296, %135 ]
  %143 = phi i64 [ %99, %12 ], [ %293, %135 ]
  %144 = phi i64 [ %94, %12 ], [ %290, %135 ]
  %145 = phi i64 [ %89, %12 ], [ %287, %135 ]
  %146 = phi i64 [ %84, %12 ], [ %284, %135 ]
  %147 = phi i64 [ %79, %12 ], [ %281, %135 ]
  %148 = phi i64 [ %74, %12 ], [ %278, %135 ]
  %149 = phi i64 [ %69, %12 ], [ %275, %135 ]
  %150 = phi i64 [ %64, %12 ], [ %272, %135 ]
  %151 = phi i64 [ %59, %12 ], [ %269, %135 ]
  %152 = phi i64 [ %54, %12 ], [ %266, %135 ]
  %153 = phi i64 [ %49, %12 ], [ %263, %135 ]
  %154 = phi i64 [ %44, %12 ], [ %260, %135 ]
  %155 = phi i64 [ %39, %12 ], [ %257, %135 ]
  %156 = phi i64 [ %34, %12 ], [ %254, %135 ]
  %157 = phi i64 [ %29, %12 ], [ %251, %135 ]
  %158 = phi i64 [ %24, %12 ], [ %248, %135 ]
  %159 = phi i64 [ %19, %12 ], [ %245, %135 ]
  %160 = phi i64 [ %15, %12 ], [ %319, %135 ]
  %161 = phi i32 [ 0, %12 ], [ %320, %135 ]
  %162 = xor i64 %155, %160
  %163 = xor i64 %162, %150
  %164 = xor i64 %163, %145
  %165 = xor i64 %164, %140
  %166 = xor i64 %154, %159
  %167 = xor i64 %166, %149
  %168 = xor i64 %167, %144
  %169 = xor i64 %168, %139
  %170 = xor i64 %153, %158
  %171 = xor i64 %170, %148
  %172 = xor i64 %171, %143
  %173 = xor i64 %172, %138
  %174 = xor i64 %152, %157
  %175 = xor i64 %174, %147
  %176 = xor i64 %175, %142
  %177 = xor i64 %176, %137
  %178 = xor i64 %151, %156
  %179 = xor i64 %178, %146
  %180 = xor i64 %179, %141
  %181 = xor i64 %180, %136
  %182 = tail call i64 @llvm.fshl.i64(i64 %169, i64 %169, i64 1)
  %183 = xor i64 %182, %181
  %184 = xor i64 %183, %160
  %185 = xor i64 %183, %155
  %186 = xor i64 %183, %150
  %187 = xor i64 %183, %145
  %188 = xor i64 %183, %140
  %189 = tail call i64 @llvm.fshl.i64(i64 %173, i64 %173, i64 1)
  %190 = xor i64 %189, %165
  %191 = xor i64 %190, %159
  %192 = xor i64 %190, %154
  %193 = xor i64 %190, %149
  %194 = xor i64 %190, %144
  %195 = xor i64 %190, %139
  %196 = tail call i64 @llvm.fshl.i64(i64 %177, i64 %177, i64 1)
  %197 = xor i64 %196, %169
  %198 = xor i64 %197, %158
  %199 = xor i64 %197, %153
  %200 = xor i64 %197, %148
  %201 = xor i64 %197, %143
  %202 = xor i64 %197, %138
  %203 = tail call i64 @llvm.fshl.i64(i64 %181, i64 %181, i64 1)
  %204 = xor i64 %203, %173
  %205 = xor i64 %204, %157
  %206 = xor i64 %204, %152
  %207 = xor i64 %204, %147
  %208 = xor i64 %204, %142
  %209 = xor i64 %204, %137
  %210 = tail call i64 @llvm.fshl.i64(i64 %165, i64 %165, i64 1)
  %211 = xor i64 %210, %177
  %212 = xor i64 %211, %156
  %213 = xor i64 %211, %151
  %214 = xor i64 %211, %146
  %215 = xor i64 %211, %141
  %216 = xor i64 %211, %136
  %217 = tail call i64 @llvm.fshl.i64(i64 %191, i64 %191, i64 1)
  %218 = tail call i64 @llvm.fshl.i64(i64 %186, i64 %186, i64 3)
  %219 = tail call i64 @llvm.fshl.i64(i64 %199, i64 %199, i64 6)
  %220 = tail call i64 @llvm.fshl.i64(i64 %193, i64 %193, i64 10)
  %221 = tail call i64 @llvm.fshl.i64(i64 %201, i64 %201, i64 15)
  %222 = tail call i64 @llvm.fshl.i64(i64 %208, i64 %208, i64 21)
  %223 = tail call i64 @llvm.fshl.i64(i64 %205, i64 %205, i64 28)
  %224 = tail call i64 @llvm.fshl.i64(i64 %185, i64 %185, i64 36)
  %225 = tail call i64 @llvm.fshl.i64(i64 %194, i64 %194, i64 45)
  %226 = tail call i64 @llvm.fshl.i64(i64 %206, i64 %206, i64 55)
  %227 = tail call i64 @llvm.fshl.i64(i64 %195, i64 %195, i64 2)
  %228 = tail call i64 @llvm.fshl.i64(i64 %216, i64 %216, i64 14)
  %229 = tail call i64 @llvm.fshl.i64(i64 %212, i64 %212, i64 27)
  %230 = tail call i64 @llvm.fshl.i64(i64 %187, i64 %187, i64 41)
  %231 = tail call i64 @llvm.fshl.i64(i64 %209, i64 %209, i64 56)
  %232 = tail call i64 @llvm.fshl.i64(i64 %215, i64 %215, i64 8)
  %233 = tail call i64 @llvm.fshl.i64(i64 %207, i64 %207, i64 25)
  %234 = tail call i64 @llvm.fshl.i64(i64 %200, i64 %200, i64 43)
  %235 = tail call i64 @llvm.fshl.i64(i64 %198, i64 %198, i64 62)
  %236 = tail call i64 @llvm.fshl.i64(i64 %188, i64 %188, i64 18)
  %237 = tail call i64 @llvm.fshl.i64(i64 %214, i64 %214, i64 39)
  %238 = tail call i64 @llvm.fshl.i64(i64 %202, i64 %202, i64 61)
  %239 = tail call i64 @llvm.fshl.i64(i64 %213, i64 %213, i64 20)
  %240 = tail call i64 @llvm.fshl.i64(i64 %192, i64 %192, i64 44)
  %241 = xor i64 %240, -1
  %242 = and i64 %234, %241
  %243 = xor i64 %234, -1
  %244 = and i64 %222, %243
  %245 = xor i64 %244, %240
  %246 = xor i64 %222, -1
  %247 = and i64 %228, %246
  %248 = xor i64 %247, %234
  %249 = xor i64 %228, -1
  %250 = and i64 %184, %249
  %251 = xor i64 %250, %222
  %252 = xor i64 %184, -1
  %253 = and i64 %240, %252
  %254 = xor i64 %253, %228
  %255 = xor i64 %239, -1
  %256 = and i64 %218, %255
  %257 = xor i64 %256, %223
  %258 = xor i64 %218, -1
  %259 = and i64 %225, %258
  %260 = xor i64 %259, %239
  %261 = xor i64 %225, -1
  %262 = and i64 %238, %261
  %263 = xor i64 %262, %218
  %264 = xor i64 %238, -1
  %265 = and i64 %223, %264
  %266 = xor i64 %265, %225
  %267 = xor i64 %223, -1
  %268 = and i64 %239, %267
  %269 = xor i64 %268, %238
  %270 = xor i64 %219, -1
  %271 = and i64 %233, %270
  %272 = xor i64 %271, %217
  %273 = xor i64 %233, -1
  %274 = and i64 %232, %273
  %275 = xor i64 %274, %219
  %276 = xor i64 %232, -1
  %277 = and i64 %236, %276
  %278 = xor i64 %277, %233
  %279 = xor i64 %236, -1
  %280 = and i64 %217, %279
  %281 = xor i64 %280, %232
  %282 = xor i64 %217, -1
  %283 = and i64 %219, %282
  %284 = xor i64 %283, %236
  %285 = xor i64 %224, -1
  %286 = and i64 %220, %285
  %287 = xor i64 %286, %229
  %288 = xor i64 %220, -1
  %289 = and i64 %221, %288
  %290 = xor i64 %289, %224
  %291 = xor i64 %221, -1
  %292 = and i64 %231, %291
  %293 = xor i64 %292, %220
  %294 = xor i64 %231, -1
  %295 = and i64 %229, %294
  %296 = xor i64 %295, %221
  %297 = xor i64 %229, -1
  %298 = and i64 %224, %297
  %299 = xor i64 %298, %231
  %300 = xor i64 %226, -1
  %301 = and i64 %237, %300
  %302 = xor i64 %301, %235
  %303 = xor i64 %237, -1
  %304 = and i64 %230, %303
  %305 = xor i64 %304, %226
  %306 = xor i64 %230, -1
  %307 = and i64 %227, %306
  %308 = xor i64 %307, %237
  %309 = xor i64 %227, -1
  %310 = and i64 %235, %309
  %311 = xor i64 %310, %230
  %312 = xor i64 %235, -1
  %313 = and i64 %226, %312
  %314 = xor i64 %313, %227
  %315 = zext nneg i32 %161 to i64
  %316 = getelementptr inbounds nuw i64, ptr addrspace(4) @ROUND, i64 %315
  %317 = load i64, ptr addrspace(4) %316, align 8, !tbaa !15
  %318 = xor i64 %242, %317
  %319 = xor i64 %318, %184
  %320 = add nuw nsw i32 %161, 1
  %321 = icmp eq i32 %320, 24
  br i1 %321, label %322, label %135, !llvm.loop !18

322:                                              ; preds = %135
  store i64 %319, ptr addrspace(1) %14, align 8, !tbaa !15
  store i64 %245, ptr addrspace(1) %18, align 8, !tbaa !15
  store i64 %248, ptr addrspace(1) %23, align 8, !tbaa !15
  store i64 %251, ptr addrspace(1) %28, align 8, !tbaa !15
  store i64 %254, ptr addrspace(1) %33, align 8, !tbaa !15
  store i64 %257, ptr addrspace(1) %38, align 8, !tbaa !15
  store i64 %260, ptr addrspace(1) %43, align 8, !tbaa !15
  store i64 %263, ptr addrspace(1) %48, align 8, !tbaa !15
  store i64 %266, ptr addrspace(1) %53, align 8, !tbaa !15
  store i64 %269, ptr addrspace(1) %58, align 8, !tbaa !15
  store i64 %272, ptr addrspace(1) %63, align 8, !tbaa !15
  store i64 %275, ptr addrspace(1) %68, align 8, !tbaa !15
  store i64 %278, ptr addrspace(1) %73, align 8, !tbaa !15
  store i64 %281, ptr addrspace(1) %78, align 8, !tbaa !15
  store i64 %284, ptr addrspace(1) %83, align 8, !tbaa !15
  store i64 %287, ptr addrspace(1) %88, align 8, !tbaa !15
  store i64 %290, ptr addrspace(1) %93, align 8, !tbaa !15
  store i64 %293, ptr addrspace(1) %98, align 8, !tbaa !15
  store i64 %296, ptr addrspace(1) %103, align 8, !tbaa !15
  store i64 %299, ptr addrspace(1) %108, align 8, !tbaa !15
  store i64 %302, ptr addrspace(1) %113, align 8, !tbaa !15
  store i64 %305, ptr addrspace(1) %118, align 8, !tbaa !15
  store i64 %308, ptr addrspace(1) %123, align 8, !tbaa !15
  store i64 %311, ptr addrspace(1) %128, align 8, !tbaa !15
  store i64 %314, ptr addrspace(1) %133, align 8, !tbaa !15
  br label %323

323:                                              ; preds = %2, %322
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_keccak(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i16, ptr addrspace(4) %5, align 4, !tbaa !13
  %7 = zext i16 %6 to i32
  %8 = mul i32 %3, %7
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = add i32 %8, %9
  %11 = icmp ult i32 %10, %1
  br i1 %11, label %12, label %323

12:                                               ; preds = %2
  %13 = zext i32 %10 to i64
  %14 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %13
  %15 = load i64, ptr addrspace(1) %14, align 8, !tbaa !15
  %16 = add i32 %1, %10
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %17
  %19 = load i64, ptr addrspace(1) %18, align 8, !tbaa !15
  %20 = shl i32 %1, 1
  %21 = add i32 %20, %10
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %22
  %24 = load i64, ptr addrspace(1) %23, align 8, !tbaa !15
  %25 = mul i32 %1, 3
  %26 = add i32 %25, %10
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %27
  %29 = load i64, ptr addrspace(1) %28, align 8, !tbaa !15
  %30 = shl i32 %1, 2
  %31 = add i32 %30, %10
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %32
  %34 = load i64, ptr addrspace(1) %33, align 8, !tbaa !15
  %35 = mul i32 %1, 5
  %36 = add i32 %35, %10
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %37
  %39 = load i64, ptr addrspace(1) %38, align 8, !tbaa !15
  %40 = mul i32 %1, 6
  %41 = add i32 %40, %10
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %42
  %44 = load i64, ptr addrspace(1) %43, align 8, !tbaa !15
  %45 = mul i32 %1, 7
  %46 = add i32 %45, %10
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %47
  %49 = load i64, ptr addrspace(1) %48, align 8, !tbaa !15
  %50 = shl i32 %1, 3
  %51 = add i32 %50, %10
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %52
  %54 = load i64, ptr addrspace(1) %53, align 8, !tbaa !15
  %55 = mul i32 %1, 9
  %56 = add i32 %55, %10
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %57
  %59 = load i64, ptr addrspace(1) %58, align 8, !tbaa !15
  %60 = mul i32 %1, 10
  %61 = add i32 %60, %10
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %62
  %64 = load i64, ptr addrspace(1) %63, align 8, !tbaa !15
  %65 = mul i32 %1, 11
  %66 = add i32 %65, %10
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %67
  %69 = load i64, ptr addrspace(1) %68, align 8, !tbaa !15
  %70 = mul i32 %1, 12
  %71 = add i32 %70, %10
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %72
  %74 = load i64, ptr addrspace(1) %73, align 8, !tbaa !15
  %75 = mul i32 %1, 13
  %76 = add i32 %75, %10
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %77
  %79 = load i64, ptr addrspace(1) %78, align 8, !tbaa !15
  %80 = mul i32 %1, 14
  %81 = add i32 %80, %10
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %82
  %84 = load i64, ptr addrspace(1) %83, align 8, !tbaa !15
  %85 = mul i32 %1, 15
  %86 = add i32 %85, %10
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %87
  %89 = load i64, ptr addrspace(1) %88, align 8, !tbaa !15
  %90 = shl i32 %1, 4
  %91 = add i32 %90, %10
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %92
  %94 = load i64, ptr addrspace(1) %93, align 8, !tbaa !15
  %95 = mul i32 %1, 17
  %96 = add i32 %95, %10
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %97
  %99 = load i64, ptr addrspace(1) %98, align 8, !tbaa !15
  %100 = mul i32 %1, 18
  %101 = add i32 %100, %10
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %102
  %104 = load i64, ptr addrspace(1) %103, align 8, !tbaa !15
  %105 = mul i32 %1, 19
  %106 = add i32 %105, %10
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %107
  %109 = load i64, ptr addrspace(1) %108, align 8, !tbaa !15
  %110 = mul i32 %1, 20
  %111 = add i32 %110, %10
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %112
  %114 = load i64, ptr addrspace(1) %113, align 8, !tbaa !15
  %115 = mul i32 %1, 21
  %116 = add i32 %115, %10
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %117
  %119 = load i64, ptr addrspace(1) %118, align 8, !tbaa !15
  %120 = mul i32 %1, 22
  %121 = add i32 %120, %10
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %122
  %124 = load i64, ptr addrspace(1) %123, align 8, !tbaa !15
  %125 = mul i32 %1, 23
  %126 = add i32 %125, %10
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %127
  %129 = load i64, ptr addrspace(1) %128, align 8, !tbaa !15
  %130 = mul i32 %1, 24
  %131 = add i32 %130, %10
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %132
  %134 = load i64, ptr addrspace(1) %133, align 8, !tbaa !15
  br label %135

135:                                              ; preds = %12, %135
  %136 = phi i64 [ %134, %12 ], [ %314, %135 ]
  %137 = phi i64 [ %129, %12 ], [ %311, %135 ]
  %138 = phi i64 [ %124, %12 ], [ %308, %135 ]
  %139 = phi i64 [ %119, %12 ], [ %305, %135 ]
  %140 = phi i64 [ %114, %12 ], [ %302, %135 ]
  %141 = phi i64 [ %109, %12 ], [ %299, %135 ]
  %142 = phi i64 [ %104, %12 ], [ %296, %135 ]
  %143 = phi i64 [ %99, %12 ], [ %293, %135 ]
  %144 = phi i64 [ %94, %12 ], [ %290, %135 ]
  %145 = phi i64 [ %89, %12 ], [ %287, %135 ]
  %146 = phi i64 [ %84, %12 ], [ %284, %135 ]
  %147 = phi i64 [ %79, %12 ], [ %281, %135 ]
  %148 = phi i64 [ %74, %12 ], [ %278, %135 ]
  %149 = phi i64 [ %69, %12 ], [ %275, %135 ]
  %150 = phi i64 [ %64, %12 ], [ %272, %135 ]
  %151 = phi i64 [ %59, %12 ], [ %269, %135 ]
  %152 = phi i64 [ %54, %12 ], [ %266, %135 ]
  %153 = phi i64 [ %49, %12 ], [ %263, %135 ]
  %154 = phi i64 [ %44, %12 ], [ %260, %135 ]
  %155 = phi i64 [ %39, %12 ], [ %257, %135 ]
  %156 = phi i64 [ %34, %12 ], [ %254, %135 ]
  %157 = phi i64 [ %29, %12 ], [ %251, %135 ]
  %158 = phi i64 [ %24, %12 ], [ %248, %135 ]
  %159 = phi i64 [ %19, %12 ], [ %245, %135 ]
  %160 = phi i64 [ %15, %12 ], [ %319, %135 ]
  %161 = phi i32 [ 0, %12 ], [ %320, %135 ]
  %162 = xor i64 %155, %160
  %163 = xor i64 %162, %150
  %164 = xor i64 %163, %145
  %165 = xor i64 %164, %140
  %166 = xor i64 %154, %159
  %167 = xor i64 %166, %149
  %168 = xor i64 %167, %144
  %169 = xor i64 %168, %139
  %170 = xor i64 %153, %158
  %171 = xor i64 %170, %148
  %172 = xor i64 %171, %143
  %173 = xor i64 %172, %138
  %174 = xor i64 %152, %157
  %175 = xor i64 %174, %147
  %176 = xor i64 %175, %142
  %177 = xor i64 %176, %137
  %178 = xor i64 %151, %156
  %179 = xor i64 %178, %146
  %180 = xor i64 %179, %141
  %181 = xor i64 %180, %136
  %182 = tail call i64 @llvm.fshl.i64(i64 %169, i64 %169, i64 1)
  %183 = xor i64 %182, %181
  %184 = xor i64 %183, %160
  %185 = xor i64 %183, %155
  %186 = xor i64 %183, %150
  %187 = xor i64 %183, %145
  %188 = xor i64 %183, %140
  %189 = tail call i64 @llvm.fshl.i64(i64 %173, i64 %173, i64 1)
  %190 = xor i64 %189, %165
  %191 = xor i64 %190, %159
  %192 = xor i64 %190, %154
  %193 = xor i64 %190, %149
  %194 = xor i64 %190, %144
  %195 = xor i64 %190, %139
  %196 = tail call i64 @llvm.fshl.i64(i64 %177, i64 %177, i64 1)
  %197 = xor i64 %196, %169
  %198 = xor i64 %197, %158
  %199 = xor i64 %197, %153
  %200 = xor i64 %197, %148
  %201 = xor i64 %197, %143
  %202 = xor i64 %197, %138
  %203 = tail call i64 @llvm.fshl.i64(i64 %181, i64 %181, i64 1)
  %204 = xor i64 %203, %173
  %205 = xor i64 %204, %157
  %206 = xor i64 %204, %152
  %207 = xor i64 %204, %147
  %208 = xor i64 %204, %142
  %209 = xor i64 %204, %137
  %210 = tail call i64 @llvm.fshl.i64(i64 %165, i64 %165, i64 1)
  %211 = xor i64 %210, %177
  %212 = xor i64 %211, %156
  %213 = xor i64 %211, %151
  %214 = xor i64 %211, %146
  %215 = xor i64 %211, %141
  %216 = xor i64 %211, %136
  %217 = tail call i64 @llvm.fshl.i64(i64 %191, i64 %191, i64 1)
  %218 = tail call i64 @llvm.fshl.i64(i64 %186, i64 %186, i64 3)
  %219 = tail call i64 @llvm.fshl.i64(i64 %199, i64 %199, i64 6)
  %220 = tail call i64 @llvm.fshl.i64(i64 %193, i64 %193, i64 10)
  %221 = tail call i64 @llvm.fshl.i64(i64 %201, i64 %201, i64 15)
  %222 = tail call i64 @llvm.fshl.i64(i64 %208, i64 %208, i64 21)
  %223 = tail call i64 @llvm.fshl.i64(i64 %205, i64 %205, i64 28)
  %224 = tail call i64 @llvm.fshl.i64(i64 %185, i64 %185, i64 36)
  %225 = tail call i64 @llvm.fshl.i64(i64 %194, i64 %194, i64 45)
  %226 = tail call i64 @llvm.fshl.i64(i64 %206, i64 %206, i64 55)
  %227 = tail call i64 @llvm.fshl.i64(i64 %195, i64 %195, i64 2)
  %228 = tail call i64 @llvm.fshl.i64(i64 %216, i64 %216, i64 14)
  %229 = tail call i64 @llvm.fshl.i64(i64 %212, i64 %212, i64 27)
  %230 = tail call i64 @llvm.fshl.i64(i64 %187, i64 %187, i64 41)
  %231 = tail call i64 @llvm.fshl.i64(i64 %209, i64 %209, i64 56)
  %232 = tail call i64 @llvm.fshl.i64(i64 %215, i64 %215, i64 8)
  %233 = tail call i64 @llvm.fshl.i64(i64 %207, i64 %207, i64 25)
  %234 = tail call i64 @llvm.fshl.i64(i64 %200, i64 %200, i64 43)
  %235 = tail call i64 @llvm.fshl.i64(i64 %198, i64 %198, i64 62)
  %236 = tail call i64 @llvm.fshl.i64(i64 %188, i64 %188, i64 18)
  %237 = tail call i64 @llvm.fshl.i64(i64 %214, i64 %214, i64 39)
  %238 = tail call i64 @llvm.fshl.i64(i64 %202, i64 %202, i64 61)
  %239 = tail call i64 @llvm.fshl.i64(i64 %213, i64 %213, i64 20)
  %240 = tail call i64 @llvm.fshl.i64(i64 %192, i64 %192, i64 44)
  %241 = xor i64 %240, -1
  %242 = and i64 %234, %241
  %243 = xor i64 %234, -1
  %244 = and i64 %222, %243
  %245 = xor i64 %244, %240
  %246 = xor i64 %222, -1
  %247 = and i64 %228, %246
  %248 = xor i64 %247, %234
  %249 = xor i64 %228, -1
  %250 = and i64 %184, %249
  %251 = xor i64 %250, %222
  %252 = xor i64 %184, -1
  %253 = and i64 %240, %252
  %254 = xor i64 %253, %228
  %255 = xor i64 %239, -1
  %256 = and i64 %218, %255
  %257 = xor i64 %256, %223
  %258 = xor i64 %218, -1
  %259 = and i64 %225, %258
  %260 = xor i64 %259, %239
  %261 = xor i64 %225, -1
  %262 = and i64 %238, %261
  %263 = xor i64 %262, %218
  %264 = xor i64 %238, -1
  %265 = and i64 %223, %264
  %266 = xor i64 %265, %225
  %267 = xor i64 %223, -1
  %268 = and i64 %239, %267
  %269 = xor i64 %268, %238
  %270 = xor i64 %219, -1
  %271 = and i64 %233, %270
  %272 = xor i64 %271, %217
  %273 = xor i64 %233, -1
  %274 = and i64 %232, %273
  %275 = xor i64 %274, %219
  %276 = xor i64 %232, -1
  %277 = and i64 %236, %276
  %278 = xor i64 %277, %233
  %279 = xor i64 %236, -1
  %280 = and i64 %217, %279
  %281 = xor i64 %280, %232
  %282 = xor i64 %217, -1
  %283 = and i64 %219, %282
  %284 = xor i64 %283, %236
  %285 = xor i64 %224, -1
  %286 = and i64 %220, %285
  %287 = xor i64 %286, %229
  %288 = xor i64 %220, -1
  %289 = and i64 %221, %288
  %290 = xor i64 %289, %224
  %291 = xor i64 %221, -1
  %292 = and i64 %231, %291
  %293 = xor i64 %292, %220
  %294 = xor i64 %231, -1
  %295 = and i64 %229, %294
  %296 = xor i64 %295, %221
  %297 = xor i64 %229, -1
  %298 = and i64 %224, %297
  %299 = xor i64 %298, %231
  %300 = xor i64 %226, -1
  %301 = and i64 %237, %300
  %302 = xor i64 %301, %235
  %303 = xor i64 %237, -1
  %304 = and i64 %230, %303
  %305 = xor i64 %304, %226
  %306 = xor i64 %230, -1
  %307 = and i64 %227, %306
  %308 = xor i64 %307, %237
  %309 = xor i64 %227, -1
  %310 = and i64 %235, %309
  %311 = xor i64 %310, %230
  %312 = xor i64 %235, -1
  %313 = and i64 %226, %312
  %314 = xor i64 %313, %227
  %315 = zext nneg i32 %161 to i64
  %316 = getelementptr inbounds nuw i64, ptr addrspace(4) @ROUND, i64 %315
  %317 = load i64, ptr addrspace(4) %316, align 8, !tbaa !15
  %318 = xor i64 %242, %317
  %319 = xor i64 %318, %184
  %320 = add nuw nsw i32 %161, 1
  %321 = icmp eq i32 %320, 24
  br i1 %321, label %322, label %135, !llvm.loop !18

322:                                              ; preds = %135
  store i64 %319, ptr addrspace(1) %14, align 8, !tbaa !15
  store i64 %245, ptr addrspace(1) %18, align 8, !tbaa !15
  store i64 %248, ptr addrspace(1) %23, align 8, !tbaa !15
  store i64 %251, ptr addrspace(1) %28, align 8, !tbaa !15
  store i64 %254, ptr addrspace(1) %33, align 8, !tbaa !15
  store i64 %257, ptr addrspace(1) %38, align 8, !tbaa !15
  store i64 %260, ptr addrspace(1) %43, align 8, !tbaa !15
  store i64 %263, ptr addrspace(1) %48, align 8, !tbaa !15
  store i64 %266, ptr addrspace(1) %53, align 8, !tbaa !15
  store i64 %269, ptr addrspace(1) %58, align 8, !tbaa !15
  store i64 %272, ptr addrspace(1) %63, align 8, !tbaa !15
  store i64 %275, ptr addrspace(1) %68, align 8, !tbaa !15
  store i64 %278, ptr addrspace(1) %73, align 8, !tbaa !15
  store i64 %281, ptr addrspace(1) %78, align 8, !tbaa !15
  store i64 %284, ptr addrspace(1) %83, align 8, !tbaa !15
  store i64 %287, ptr addrspace(1) %88, align 8, !tbaa !15
  store i64 %290, ptr addrspace(1) %93, align 8, !tbaa !15
  store i64 %293, ptr addrspace(1) %98, align 8, !tbaa !15
  store i64 %296, ptr addrspace(1) %103, align 8, !tbaa !15
  store i64 %299, ptr addrspace(1) %108, align 8, !tbaa !15
  store i64 %302, ptr addrspace(1) %113, align 8, !tbaa !15
  store i64 %305, ptr addrspace(1) %118, align 8, !tbaa !15
  store i64 %308, ptr addrspace(1) %123, align 8, !tbaa !15
  store i64 %311, ptr addrspace(1) %128, align 8, !tbaa !15
  store i64 %314, ptr addrspace(1) %133, align 8, !tbaa !15
  br label %323

323:                                              ; preds = %2, %322
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #2

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
!9 = !{i32 1, i32 0}
!10 = !{!"none", !"none"}
!11 = !{!"ulong*", !"uint"}
!12 = !{!"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"long", !7, i64 0}
!17 = !{}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
