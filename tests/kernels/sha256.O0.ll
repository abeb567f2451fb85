; ModuleID = 'sha256.cl'
source_filename = "sha256.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@ROUND = hidden addrspace(4) constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4
@__const.sha256.h = private unnamed_addr addrspace(4) constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @sha256(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load i32, ptr %11, align 4
  %16 = load i32, ptr %12, align 4
  call void @__clang_ocl_kern_imp_sha256(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, i32 noundef %15, i32 noundef %16) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_sha256(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca ptr addrspace(4), align 8, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca i32, align 4, addrspace(5)
  %42 = alloca i32, align 4, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca i32, align 4, addrspace(5)
  %45 = alloca i32, align 4, addrspace(5)
  %46 = alloca i32, align 4, addrspace(5)
  %47 = alloca i32, align 4, addrspace(5)
  %48 = alloca i32, align 4, addrspace(5)
  %49 = alloca i32, align 4, addrspace(5)
  %50 = alloca i32, align 4, addrspace(5)
  %51 = alloca i32, align 4, addrspace(5)
  %52 = alloca i32, align 4, addrspace(5)
  %53 = alloca i32, align 4, addrspace(5)
  %54 = alloca i32, align 4, addrspace(5)
  %55 = alloca i32, align 4, addrspace(5)
  %56 = alloca i32, align 4, addrspace(5)
  %57 = alloca i32, align 4, addrspace(5)
  %58 = alloca i32, align 4, addrspace(5)
  %59 = alloca i32, align 4, addrspace(5)
  %60 = alloca i32, align 4, addrspace(5)
  %61 = alloca i32, align 4, addrspace(5)
  %62 = alloca ptr addrspace(1), align 8, addrspace(5)
  %63 = alloca ptr addrspace(1), align 8, addrspace(5)
  %64 = alloca i32, align 4, addrspace(5)
  %65 = alloca i32, align 4, addrspace(5)
  %66 = alloca i32, align 4, addrspace(5)
  %67 = alloca [8 x i32], align 4, addrspace(5)
  %68 = alloca ptr addrspace(1), align 8, addrspace(5)
  %69 = alloca i32, align 4, addrspace(5)
  %70 = alloca [16 x i32], align 4, addrspace(5)
  %71 = alloca i32, align 4, addrspace(5)
  %72 = alloca [8 x i32], align 4, addrspace(5)
  %73 = alloca i32, align 4, addrspace(5)
  %74 = alloca i32, align 4, addrspace(5)
  %75 = alloca i32, align 4, addrspace(5)
  %76 = alloca i32, align 4, addrspace(5)
  %77 = alloca i32, align 4, addrspace(5)
  %78 = alloca i32, align 4, addrspace(5)
  %79 = alloca i32, align 4, addrspace(5)
  %80 = addrspacecast ptr addrspace(5) %62 to ptr
  %81 = addrspacecast ptr addrspace(5) %63 to ptr
  %82 = addrspacecast ptr addrspace(5) %64 to ptr
  %83 = addrspacecast ptr addrspace(5) %65 to ptr
  store ptr addrspace(1) %0, ptr %80, align 8
  store ptr addrspace(1) %1, ptr %81, align 8
  store i32 %2, ptr %82, align 4
  store i32 %3, ptr %83, align 4
  %84 = addrspacecast ptr addrspace(5) %61 to ptr
  %85 = addrspacecast ptr addrspace(5) %40 to ptr
  %86 = call i32 @llvm.amdgcn.workgroup.id.x()
  %87 = addrspacecast ptr addrspace(5) %39 to ptr
  %88 = addrspacecast ptr addrspace(5) %35 to ptr
  %89 = addrspacecast ptr addrspace(5) %36 to ptr
  store i32 4, ptr %89, align 4
  %90 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %90, ptr addrspace(5) %37, align 8
  %91 = load ptr addrspace(4), ptr addrspace(5) %37, align 8
  %92 = load i32, ptr %89, align 4
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw i8, ptr addrspace(4) %91, i64 %93
  %95 = load i16, ptr addrspace(4) %94, align 2
  %96 = zext i16 %95 to i32
  %97 = mul i32 %86, %96
  %98 = addrspacecast ptr addrspace(5) %38 to ptr
  %99 = call i32 @llvm.amdgcn.workitem.id.x()
  %100 = add i32 %97, %99
  store i32 %100, ptr addrspace(5) %66, align 4
  %101 = load i32, ptr addrspace(5) %66, align 4
  %102 = load i32, ptr %82, align 4
  %103 = icmp uge i32 %101, %102
  br i1 %103, label %104, label %105

104:                                              ; preds = %4
  br label %480

105:                                              ; preds = %4
  call void @llvm.memcpy.p5.p4.i64(ptr addrspace(5) align 4 %67, ptr addrspace(4) align 4 @__const.sha256.h, i64 32, i1 false)
  %106 = load ptr addrspace(1), ptr %80, align 8
  %107 = load i32, ptr addrspace(5) %66, align 4
  %108 = zext i32 %107 to i64
  %109 = load i32, ptr %83, align 4
  %110 = zext i32 %109 to i64
  %111 = mul i64 %108, %110
  %112 = mul i64 %111, 16
  %113 = getelementptr inbounds nuw i32, ptr addrspace(1) %106, i64 %112
  store ptr addrspace(1) %113, ptr addrspace(5) %68, align 8
  store i32 0, ptr addrspace(5) %69, align 4
  br label %114

114:                                              ; preds = %452, %105
  %115 = load i32, ptr addrspace(5) %69, align 4
  %116 = load i32, ptr %83, align 4
  %117 = icmp ult i32 %115, %116
  br i1 %117, label %118, label %457

118:                                              ; preds = %114
  store i32 0, ptr addrspace(5) %71, align 4
  br label %119

119:                                              ; preds = %135, %118
  %120 = load i32, ptr addrspace(5) %71, align 4
  %121 = icmp slt i32 %120, 16
  br i1 %121, label %122, label %138

122:                                              ; preds = %119
  %123 = load ptr addrspace(1), ptr addrspace(5) %68, align 8
  %124 = load i32, ptr addrspace(5) %71, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i32, ptr addrspace(1) %123, i64 %125
  %127 = load i32, ptr addrspace(1) %126, align 4
  %128 = addrspacecast ptr addrspace(5) %57 to ptr
  %129 = addrspacecast ptr addrspace(5) %58 to ptr
  store i32 %127, ptr %129, align 4
  %130 = load i32, ptr %129, align 4
  %131 = call i32 @llvm.bswap.i32(i32 %130)
  %132 = load i32, ptr addrspace(5) %71, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [16 x i32], ptr addrspace(5) %70, i64 0, i64 %133
  store i32 %131, ptr addrspace(5) %134, align 4
  br label %135

135:                                              ; preds = %122
  %136 = load i32, ptr addrspace(5) %71, align 4
  %137 = add nsw i32 %136, 1
  store i32 %137, ptr addrspace(5) %71, align 4
  br label %119, !llvm.loop !10

138:                                              ; preds = %119
  store i32 0, ptr addrspace(5) %73, align 4
  br label %139

139:                                              ; preds = %150, %138
  %140 = load i32, ptr addrspace(5) %73, align 4
  %141 = icmp slt i32 %140, 8
  br i1 %141, label %142, label %153

142:                                              ; preds = %139
  %143 = load i32, ptr addrspace(5) %73, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [8 x i32], ptr addrspace(5) %67, i64 0, i64 %144
  %146 = load i32, ptr addrspace(5) %145, align 4
  %147 = load i32, ptr addrspace(5) %73, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [8 x i32], ptr addrspace(5) %72, i64 0, i64 %148
  store i32 %146, ptr addrspace(5) %149, align 4
  br label %150

150:                                              ; preds = %142
  %151 = load i32, ptr addrspace(5) %73, align 4
  %152 = add nsw i32 %151, 1
  store i32 %152, ptr addrspace(5) %73, align 4
  br label %139, !llvm.loop !12

153:                                              ; preds = %139
  store i32 0, ptr addrspace(5) %74, align 4
  br label %154

154:                                              ; preds = %431, %153
  %155 = load i32, ptr addrspace(5) %74, align 4
  %156 = icmp slt i32 %155, 64
  br i1 %156, label %157, label %434

157:                                              ; preds = %154
  %158 = load i32, ptr addrspace(5) %74, align 4
  %159 = icmp sge i32 %158, 16
  br i1 %159, label %160, label %255

160:                                              ; preds = %157
  %161 = load i32, ptr addrspace(5) %74, align 4
  %162 = add nsw i32 %161, 14
  %163 = and i32 %162, 15
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [16 x i32], ptr addrspace(5) %70, i64 0, i64 %164
  %166 = load i32, ptr addrspace(5) %165, align 4
  %167 = addrspacecast ptr addrspace(5) %55 to ptr
  %168 = addrspacecast ptr addrspace(5) %56 to ptr
  store i32 %166, ptr %168, align 4
  %169 = load i32, ptr %168, align 4
  %170 = addrspacecast ptr addrspace(5) %5 to ptr
  %171 = addrspacecast ptr addrspace(5) %6 to ptr
  %172 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 %169, ptr %171, align 4
  store i32 17, ptr %172, align 4
  %173 = load i32, ptr %171, align 4
  %174 = load i32, ptr %172, align 4
  %175 = and i32 %174, 31
  %176 = lshr i32 %173, %175
  %177 = load i32, ptr %171, align 4
  %178 = load i32, ptr %172, align 4
  %179 = sub i32 32, %178
  %180 = and i32 %179, 31
  %181 = shl i32 %177, %180
  %182 = or i32 %176, %181
  %183 = load i32, ptr %168, align 4
  %184 = addrspacecast ptr addrspace(5) %8 to ptr
  %185 = addrspacecast ptr addrspace(5) %9 to ptr
  %186 = addrspacecast ptr addrspace(5) %10 to ptr
  store i32 %183, ptr %185, align 4
  store i32 19, ptr %186, align 4
  %187 = load i32, ptr %185, align 4
  %188 = load i32, ptr %186, align 4
  %189 = and i32 %188, 31
  %190 = lshr i32 %187, %189
  %191 = load i32, ptr %185, align 4
  %192 = load i32, ptr %186, align 4
  %193 = sub i32 32, %192
  %194 = and i32 %193, 31
  %195 = shl i32 %191, %194
  %196 = or i32 %190, %195
  %197 = xor i32 %182, %196
  %198 = load i32, ptr %168, align 4
  %199 = lshr i32 %198, 10
  %200 = xor i32 %197, %199
  %201 = load i32, ptr addrspace(5) %74, align 4
  %202 = add nsw i32 %201, 9
  %203 = and i32 %202, 15
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds [16 x i32], ptr addrspace(5) %70, i64 0, i64 %204
  %206 = load i32, ptr addrspace(5) %205, align 4
  %207 = add i32 %200, %206
  %208 = load i32, ptr addrspace(5) %74, align 4
  %209 = add nsw i32 %208, 1
  %210 = and i32 %209, 15
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds [16 x i32], ptr addrspace(5) %70, i64 0, i64 %211
  %213 = load i32, ptr addrspace(5) %212, align 4
  %214 = addrspacecast ptr addrspace(5) %53 to ptr
  %215 = addrspacecast ptr addrspace(5) %54 to ptr
  store i32 %213, ptr %215, align 4
  %216 = load i32, ptr %215, align 4
  %217 = addrspacecast ptr addrspace(5) %11 to ptr
  %218 = addrspacecast ptr addrspace(5) %12 to ptr
  %219 = addrspacecast ptr addrspace(5) %13 to ptr
  store i32 %216, ptr %218, align 4
  store i32 7, ptr %219, align 4
  %220 = load i32, ptr %218, align 4
  %221 = load i32, ptr %219, align 4
  %222 = and i32 %221, 31
  %223 = lshr i32 %220, %222
  %224 = load i32, ptr %218, align 4
  %225 = load i32, ptr %219, align 4
  %226 = sub i32 32, %225
  %227 = and i32 %226, 31
  %228 = shl i32 %224, %227
  %229 = or i32 %223, %228
  %230 = load i32, ptr %215, align 4
  %231 = addrspacecast ptr addrspace(5) %14 to ptr
  %232 = addrspacecast ptr addrspace(5) %15 to ptr
  %233 = addrspacecast ptr addrspace(5) %16 to ptr
  store i32 %230, ptr %232, align 4
  store i32 18, ptr %233, align 4
  %234 = load i32, ptr %232, align 4
  %235 = load i32, ptr %233, align 4
  %236 = and i32 %235, 31
  %237 = lshr i32 %234, %236
  %238 = load i32, ptr %232, align 4
  %239 = load i32, ptr %233, align 4
  %240 = sub i32 32, %239
  %241 = and i32 %240, 31
  %242 = shl i32 %238, %241
  %243 = or i32 %237, %242
  %244 = xor i32 %229, %243
  %245 = load i32, ptr %215, align 4
  %246 = lshr i32 %245, 3
  %247 = xor i32 %244, %246
  %248 = add i32 %207, %247
  %249 = load i32, ptr addrspace(5) %74, align 4
  %250 = and i32 %249, 15
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds [16 x i32], ptr addrspace(5) %70, i64 0, i64 %251
  %253 = load i32, ptr addrspace(5) %252, align 4
  %254 = add i32 %253, %248
  store i32 %254, ptr addrspace(5) %252, align 4
  br label %255

255:                                              ; preds = %160, %157
  %256 = getelementptr inbounds [8 x i32], ptr addrspace(5) %72, i64 0, i64 7
  %257 = load i32, ptr addrspace(5) %256, align 4
  %258 = getelementptr inbounds [8 x i32], ptr addrspace(5) %72, i64 0, i64 4
  %259 = load i32, ptr addrspace(5) %258, align 4
  %260 = addrspacecast ptr addrspace(5) %51 to ptr
  %261 = addrspacecast ptr addrspace(5) %52 to ptr
  store i32 %259, ptr %261, align 4
  %262 = load i32, ptr %261, align 4
  %263 = addrspacecast ptr addrspace(5) %17 to ptr
  %264 = addrspacecast ptr addrspace(5) %18 to ptr
  %265 = addrspacecast ptr addrspace(5) %19 to ptr
  store i32 %262, ptr %264, align 4
  store i32 6, ptr %265, align 4
  %266 = load i32, ptr %264, align 4
  %267 = load i32, ptr %265, align 4
  %268 = and i32 %267, 31
  %269 = lshr i32 %266, %268
  %270 = load i32, ptr %264, align 4
  %271 = load i32, ptr %265, align 4
  %272 = sub i32 32, %271
  %273 = and i32 %272, 31
  %274 = shl i32 %270, %273
  %275 = or i32 %269, %274
  %276 = load i32, ptr %261, align 4
  %277 = addrspacecast ptr addrspace(5) %20 to ptr
  %278 = addrspacecast ptr addrspace(5) %21 to ptr
  %279 = addrspacecast ptr addrspace(5) %22 to ptr
  store i32 %276, ptr %278, align 4
  store i32 11, ptr %279, align 4
  %280 = load i32, ptr %278, align 4
  %281 = load i32, ptr %279, align 4
  %282 = and i32 %281, 31
  %283 = lshr i32 %280, %282
  %284 = load i32, ptr %278, align 4
  %285 = load i32, ptr %279, align 4
  %286 = sub i32 32, %285
  %287 = and i32 %286, 31
  %288 = shl i32 %284, %287
  %289 = or i32 %283, %288
  %290 = xor i32 %275, %289
  %291 = load i32, ptr %261, align 4
  %292 = addrspacecast ptr addrspace(5) %23 to ptr
  %293 = addrspacecast ptr addrspace(5) %24 to ptr
  %294 = addrspacecast ptr addrspace(5) %25 to ptr
  store i32 %291, ptr %293, align 4
  store i32 25, ptr %294, align 4
  %295 = load i32, ptr %293, align 4
  %296 = load i32, ptr %294, align 4
  %297 = and i32 %296, 31
  %298 = lshr i32 %295, %297
  %299 = load i32, ptr %293, align 4
  %300 = load i32, ptr %294, align 4
  %301 = sub i32 32, %300
  %302 = and i32 %301, 31
  %303 = shl i32 %299, %302
  %304 = or i32 %298, %303
  %305 = xor i32 %290, %304
  %306 = add i32 %257, %305
  %307 = getelementptr inbounds [8 x i32], ptr addrspace(5) %72, i64 0, i64 4
  %308 = load i32, ptr addrspace(5) %307, align 4
  %309 = getelementptr inbounds [8 x i32], ptr addrspace(5) %72, i64 0, i64 5
  %310 = load i32, ptr addrspace(5) %309, align 4
  %311 = getelementptr inbounds [8 x i32], ptr addrspace(5) %72, i64 0, i64 6
  %312 = load i32, ptr addrspace(5) %311, align 4
  %313 = addrspacecast ptr addrspace(5) %47 to ptr
  %314 = addrspacecast ptr addrspace(5) %48 to ptr
  %315 = addrspacecast ptr addrspace(5) %49 to ptr
  %316 = addrspacecast ptr addrspace(5) %50 to ptr
  store i32 %308, ptr %314, align 4
  store i32 %310, ptr %315, align 4
  store i32 %312, ptr %316, align 4
  %317 = load i32, ptr %314, align 4
  %318 = load i32, ptr %315, align 4
  %319 = and i32 %317, %318
  %320 = load i32, ptr %314, align 4
  %321 = xor i32 %320, -1
  %322 = load i32, ptr %316, align 4
  %323 = and i32 %321, %322
  %324 = xor i32 %319, %323
  %325 = add i32 %306, %324
  %326 = load i32, ptr addrspace(5) %74, align 4
  %327 = sext i32 %326 to i64
  %328 = getelementptr inbounds [64 x i32], ptr addrspace(4) @ROUND, i64 0, i64 %327
  %329 = load i32, ptr addrspace(4) %328, align 4
  %330 = add i32 %325, %329
  %331 = load i32, ptr addrspace(5) %74, align 4
  %332 = and i32 %331, 15
  %333 = sext i32 %332 to i64
  %334 = getelementptr inbounds [16 x i32], ptr addrspace(5) %70, i64 0, i64 %333
  %335 = load i32, ptr addrspace(5) %334, align 4
  %336 = add i32 %330, %335
  store i32 %336, ptr addrspace(5) %75, align 4
  %337 = getelementptr inbounds [8 x i32], ptr addrspace(5) %72, i64 0, i64 0
  %338 = load i32, ptr addrspace(5) %337, align 4
  %339 = addrspacecast ptr addrspace(5) %45 to ptr
  %340 = addrspacecast ptr addrspace(5) %46 to ptr
  store i32 %338, ptr %340, align 4
  %341 = load i32, ptr %340, align 4
  %342 = addrspacecast ptr addrspace(5) %26 to ptr
  %343 = addrspacecast ptr addrspace(5) %27 to ptr
  %344 = addrspacecast ptr addrspace(5) %28 to ptr
  store i32 %341, ptr %343, align 4
  store i32 2, ptr %344, align 4
  %345 = load i32, ptr %343, align 4
  %346 = load i32, ptr %344, align 4
  %347 = and i32 %346, 31
  %348 = lshr i32 %345, %347
  %349 = load i32, ptr %343, align 4
  %350 = load i32, ptr %344, align 4
  %351 = sub i32 32, %350
  %352 = and i32 %351, 31
  %353 = shl i32 %349, %352
  %354 = or i32 %348, %353
  %355 = load i32, ptr %340, align 4
  %356 = addrspacecast ptr addrspace(5) %29 to ptr
  %357 = addrspacecast ptr addrspace(5) %30 to ptr
  %358 = addrspacecast ptr addrspace(5) %31 to ptr
  store i32 %355, ptr %357, align 4
  store i32 13, ptr %358, align 4
  %359 = load i32, ptr %357, align 4
  %360 = load i32, ptr %358, align 4
  %361 = and i32 %360, 31
  %362 = lshr i32 %359, %361
  %363 = load i32, ptr %357, align 4
  %364 = load i32, ptr %358, align 4
  %365 = sub i32 32, %364
  %366 = and i32 %365, 31
  %367 = shl i32 %363, %366
  %368 = or i32 %362, %367
  %369 = xor i32 %354, %368
  %370 = load i32, ptr %340, align 4
  %371 = addrspacecast ptr addrspace(5) %32 to ptr
  %372 = addrspacecast ptr addrspace(5) %33 to ptr
  %373 = addrspacecast ptr addrspace(5) %34 to ptr
  store i32 %370, ptr %372, align 4
  store i32 22, ptr %373, align 4
  %374 = load i32, ptr %372, align 4
  %375 = load i32, ptr %373, align 4
  %376 = and i32 %375, 31
  %377 = lshr i32 %374, %376
  %378 = load i32, ptr %372, align 4
  %379 = load i32, ptr %373, align 4
  %380 = sub i32 32, %379
  %381 = and i32 %380, 31
  %382 = shl i32 %378, %381
  %383 = or i32 %377, %382
  %384 = xor i32 %369, %383
  %385 = getelementptr inbounds [8 x i32], ptr addrspace(5) %72, i64 0, i64 0
  %386 = load i32, ptr addrspace(5) %385, align 4
  %387 = getelementptr inbounds [8 x i32], ptr addrspace(5) %72, i64 0, i64 1
  %388 = load i32, ptr addrspace(5) %387, align 4
  %389 = getelementptr inbounds [8 x i32], ptr addrspace(5) %72, i64 0, i64 2
  %390 = load i32, ptr addrspace(5) %389, align 4
  %391 = addrspacecast ptr addrspace(5) %41 to ptr
  %392 = addrspacecast ptr addrspace(5) %42 to ptr
  %393 = addrspacecast ptr addrspace(5) %43 to ptr
  %394 = addrspacecast ptr addrspace(5) %44 to ptr
  store i32 %386, ptr %392, align 4
  store i32 %388, ptr %393, align 4
  store i32 %390, ptr %394, align 4
  %395 = load i32, ptr %392, align 4
  %396 = load i32, ptr %393, align 4
  %397 = and i32 %395, %396
  %398 = load i32, ptr %392, align 4
  %399 = load i32, ptr %394, align 4
  %400 = and i32 %398, %399
  %401 = xor i32 %397, %400
  %402 = load i32, ptr %393, align 4
  %403 = load i32, ptr %394, align 4
  %404 = and i32 %402, %403
  %405 = xor i32 %401, %404
  %406 = add i32 %384, %405
  store i32 %406, ptr addrspace(5) %76, align 4
  store i32 7, ptr addrspace(5) %77, align 4
  br label %407

407:                                              ; preds = %419, %255
  %408 = load i32, ptr addrspace(5) %77, align 4
  %409 = icmp sgt i32 %408, 0
  br i1 %409, label %410, label %422

410:                                              ; preds = %407
  %411 = load i32, ptr addrspace(5) %77, align 4
  %412 = sub nsw i32 %411, 1
  %413 = sext i32 %412 to i64
  %414 = getelementptr inbounds [8 x i32], ptr addrspace(5) %72, i64 0, i64 %413
  %415 = load i32, ptr addrspace(5) %414, align 4
  %416 = load i32, ptr addrspace(5) %77, align 4
  %417 = sext i32 %416 to i64
  %418 = getelementptr inbounds [8 x i32], ptr addrspace(5) %72, i64 0, i64 %417
  store i32 %415, ptr addrspace(5) %418, align 4
  br label %419

419:                                              ; preds = %410
  %420 = load i32, ptr addrspace(5) %77, align 4
  %421 = add nsw i32 %420, -1
  store i32 %421, ptr addrspace(5) %77, align 4
  br label %407, !llvm.loop !13

422:                                              ; preds = %407
  %423 = load i32, ptr addrspace(5) %75, align 4
  %424 = getelementptr inbounds [8 x i32], ptr addrspace(5) %72, i64 0, i64 4
  %425 = load i32, ptr addrspace(5) %424, align 4
  %426 = add i32 %425, %423
  store i32 %426, ptr addrspace(5) %424, align 4
  %427 = load i32, ptr addrspace(5) %75, align 4
  %428 = load i32, ptr addrspace(5) %76, align 4
  %429 = add i32 %427, %428
  %430 = getelementptr inbounds [8 x i32], ptr addrspace(5) %72, i64 0, i64 0
  store i32 %429, ptr addrspace(5) %430, align 4
  br label %431

431:                                              ; preds = %422
  %432 = load i32, ptr addrspace(5) %74, align 4
  %433 = add nsw i32 %432, 1
  store i32 %433, ptr addrspace(5) %74, align 4
  br label %154, !llvm.loop !14

434:                                              ; preds = %154
  store i32 0, ptr addrspace(5) %78, align 4
  br label %435

435:                                              ; preds = %448, %434
  %436 = load i32, ptr addrspace(5) %78, align 4
  %437 = icmp slt i32 %436, 8
  br i1 %437, label %438, label %451

438:                                              ; preds = %435
  %439 = load i32, ptr addrspace(5) %78, align 4
  %440 = sext i32 %439 to i64
  %441 = getelementptr inbounds [8 x i32], ptr addrspace(5) %72, i64 0, i64 %440
  %442 = load i32, ptr addrspace(5) %441, align 4
  %443 = load i32, ptr addrspace(5) %78, align 4
  %444 = sext i32 %443 to i64
  %445 = getelementptr inbounds [8 x i32], ptr addrspace(5) %67, i64 0, i64 %444
  %446 = load i32, ptr addrspace(5) %445, align 4
  %447 = add i32 %446, %442
  store i32 %447, ptr addrspace(5) %445, align 4
  br label %448

448:                                              ; preds = %438
  %449 = load i32, ptr addrspace(5) %78, align 4
  %450 = add nsw i32 %449, 1
  store i32 %450, ptr addrspace(5) %78, align 4
  br label %435, !llvm.loop !15

451:                                              ; preds = %435
  br label %452

452:                                              ; preds = %451
  %453 = load i32, ptr addrspace(5) %69, align 4
  %454 = add i32 %453, 1
  store i32 %454, ptr addrspace(5) %69, align 4
  %455 = load ptr addrspace(1), ptr addrspace(5) %68, align 8
  %456 = getelementptr inbounds i32, ptr addrspace(1) %455, i64 16
  store ptr addrspace(1) %456, ptr addrspace(5) %68, align 8
  br label %114

457:                                              ; preds = %114
  store i32 0, ptr addrspace(5) %79, align 4
  br label %458

458:                                              ; preds = %477, %457
  %459 = load i32, ptr addrspace(5) %79, align 4
  %460 = icmp slt i32 %459, 8
  br i1 %460, label %461, label %480

461:                                              ; preds = %458
  %462 = load i32, ptr addrspace(5) %79, align 4
  %463 = sext i32 %462 to i64
  %464 = getelementptr inbounds [8 x i32], ptr addrspace(5) %67, i64 0, i64 %463
  %465 = load i32, ptr addrspace(5) %464, align 4
  %466 = addrspacecast ptr addrspace(5) %59 to ptr
  %467 = addrspacecast ptr addrspace(5) %60 to ptr
  store i32 %465, ptr %467, align 4
  %468 = load i32, ptr %467, align 4
  %469 = call i32 @llvm.bswap.i32(i32 %468)
  %470 = load ptr addrspace(1), ptr %81, align 8
  %471 = load i32, ptr addrspace(5) %66, align 4
  %472 = mul i32 %471, 8
  %473 = load i32, ptr addrspace(5) %79, align 4
  %474 = add i32 %472, %473
  %475 = zext i32 %474 to i64
  %476 = getelementptr inbounds nuw i32, ptr addrspace(1) %470, i64 %475
  store i32 %469, ptr addrspace(1) %476, align 4
  br label %477

477:                                              ; preds = %461
  %478 = load i32, ptr addrspace(5) %79, align 4
  %479 = add nsw i32 %478, 1
  store i32 %479, ptr addrspace(5) %79, align 4
  br label %458

480:                                              ; preds = %104, %458
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p5.p4.i64(ptr addrspace(5) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"uint*", !"uint*", !"uint", !"uint"}
!9 = !{!"const", !"", !"", !""}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.enable"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
