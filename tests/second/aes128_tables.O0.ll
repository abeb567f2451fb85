; ModuleID = 'aes128_tables.cl'
source_filename = "aes128_tables.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@aes128_tables.table = internal addrspace(3) global [256 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @aes128_tables(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(4) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(4) noundef align 1 %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(4), align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca ptr addrspace(4), align 8, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca ptr addrspace(4), align 8, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca ptr addrspace(4), align 8, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca ptr addrspace(3), align 4, addrspace(5)
  %42 = alloca i32, align 4, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca i32, align 4, addrspace(5)
  %45 = alloca i32, align 4, addrspace(5)
  %46 = alloca i32, align 4, addrspace(5)
  %47 = alloca i32, align 4, addrspace(5)
  %48 = alloca ptr addrspace(3), align 4, addrspace(5)
  %49 = alloca i32, align 4, addrspace(5)
  %50 = alloca i32, align 4, addrspace(5)
  %51 = alloca i32, align 4, addrspace(5)
  %52 = alloca i32, align 4, addrspace(5)
  %53 = alloca i32, align 4, addrspace(5)
  %54 = alloca i32, align 4, addrspace(5)
  %55 = alloca ptr addrspace(3), align 4, addrspace(5)
  %56 = alloca i32, align 4, addrspace(5)
  %57 = alloca i32, align 4, addrspace(5)
  %58 = alloca i32, align 4, addrspace(5)
  %59 = alloca i32, align 4, addrspace(5)
  %60 = alloca i32, align 4, addrspace(5)
  %61 = alloca i32, align 4, addrspace(5)
  %62 = alloca ptr addrspace(3), align 4, addrspace(5)
  %63 = alloca i32, align 4, addrspace(5)
  %64 = alloca i32, align 4, addrspace(5)
  %65 = alloca i32, align 4, addrspace(5)
  %66 = alloca i32, align 4, addrspace(5)
  %67 = alloca i32, align 4, addrspace(5)
  %68 = alloca i32, align 4, addrspace(5)
  %69 = alloca i32, align 4, addrspace(5)
  %70 = alloca i32, align 4, addrspace(5)
  %71 = alloca ptr addrspace(1), align 8, addrspace(5)
  %72 = alloca ptr addrspace(1), align 8, addrspace(5)
  %73 = alloca ptr addrspace(4), align 8, addrspace(5)
  %74 = alloca ptr addrspace(1), align 8, addrspace(5)
  %75 = alloca ptr addrspace(4), align 8, addrspace(5)
  %76 = alloca i32, align 4, addrspace(5)
  %77 = alloca i32, align 4, addrspace(5)
  %78 = alloca i32, align 4, addrspace(5)
  %79 = alloca <4 x i32>, align 16, addrspace(5)
  %80 = alloca <4 x i32>, align 16, addrspace(5)
  %81 = alloca i32, align 4, addrspace(5)
  %82 = alloca ptr addrspace(4), align 8, addrspace(5)
  %83 = alloca <4 x i32>, align 16, addrspace(5)
  %84 = alloca ptr addrspace(4), align 8, addrspace(5)
  %85 = alloca <4 x i32>, align 16, addrspace(5)
  %86 = alloca ptr addrspace(1), align 8, addrspace(5)
  %87 = alloca ptr addrspace(1), align 8, addrspace(5)
  %88 = alloca ptr addrspace(4), align 8, addrspace(5)
  %89 = alloca ptr addrspace(1), align 8, addrspace(5)
  %90 = alloca ptr addrspace(4), align 8, addrspace(5)
  %91 = alloca i32, align 4, addrspace(5)
  %92 = addrspacecast ptr addrspace(5) %86 to ptr
  %93 = addrspacecast ptr addrspace(5) %87 to ptr
  %94 = addrspacecast ptr addrspace(5) %88 to ptr
  %95 = addrspacecast ptr addrspace(5) %89 to ptr
  %96 = addrspacecast ptr addrspace(5) %90 to ptr
  %97 = addrspacecast ptr addrspace(5) %91 to ptr
  store ptr addrspace(1) %0, ptr %92, align 8
  store ptr addrspace(1) %1, ptr %93, align 8
  store ptr addrspace(4) %2, ptr %94, align 8
  store ptr addrspace(1) %3, ptr %95, align 8
  store ptr addrspace(4) %4, ptr %96, align 8
  store i32 %5, ptr %97, align 4
  %98 = load ptr addrspace(1), ptr %92, align 8
  %99 = load ptr addrspace(1), ptr %93, align 8
  %100 = load ptr addrspace(4), ptr %94, align 8
  %101 = load ptr addrspace(1), ptr %95, align 8
  %102 = load ptr addrspace(4), ptr %96, align 8
  %103 = load i32, ptr %97, align 4
  %104 = addrspacecast ptr addrspace(5) %71 to ptr
  %105 = addrspacecast ptr addrspace(5) %72 to ptr
  %106 = addrspacecast ptr addrspace(5) %73 to ptr
  %107 = addrspacecast ptr addrspace(5) %74 to ptr
  %108 = addrspacecast ptr addrspace(5) %75 to ptr
  %109 = addrspacecast ptr addrspace(5) %76 to ptr
  %110 = addrspacecast ptr addrspace(5) %80 to ptr
  %111 = addrspacecast ptr addrspace(5) %85 to ptr
  store ptr addrspace(1) %98, ptr %104, align 8
  store ptr addrspace(1) %99, ptr %105, align 8
  store ptr addrspace(4) %100, ptr %106, align 8
  store ptr addrspace(1) %101, ptr %107, align 8
  store ptr addrspace(4) %102, ptr %108, align 8
  store i32 %103, ptr %109, align 4
  %112 = addrspacecast ptr addrspace(5) %70 to ptr
  %113 = call i32 @llvm.amdgcn.workitem.id.x()
  %114 = zext i32 %113 to i64
  store i32 %113, ptr addrspace(5) %77, align 4
  br label %115

115:                                              ; preds = %118, %6
  %116 = load i32, ptr addrspace(5) %77, align 4
  %117 = icmp ult i32 %116, 256
  br i1 %117, label %118, label %129

118:                                              ; preds = %115
  %119 = load ptr addrspace(1), ptr %107, align 8
  %120 = load i32, ptr addrspace(5) %77, align 4
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw i32, ptr addrspace(1) %119, i64 %121
  %123 = load i32, ptr addrspace(1) %122, align 4
  %124 = load i32, ptr addrspace(5) %77, align 4
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @aes128_tables.table, i64 0, i64 %125
  store i32 %123, ptr addrspace(3) %126, align 4
  %127 = load i32, ptr addrspace(5) %77, align 4
  %128 = add i32 %127, 64
  store i32 %128, ptr addrspace(5) %77, align 4
  br label %115

129:                                              ; preds = %115
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  %130 = addrspacecast ptr addrspace(5) %69 to ptr
  %131 = addrspacecast ptr addrspace(5) %11 to ptr
  %132 = call i32 @llvm.amdgcn.workgroup.id.x()
  %133 = addrspacecast ptr addrspace(5) %10 to ptr
  %134 = addrspacecast ptr addrspace(5) %7 to ptr
  %135 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %135, align 4
  %136 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %136, ptr addrspace(5) %9, align 8
  %137 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %138 = load i32, ptr %135, align 4
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw i8, ptr addrspace(4) %137, i64 %139
  %141 = load i16, ptr addrspace(4) %140, align 2
  %142 = zext i16 %141 to i32
  %143 = mul i32 %132, %142
  %144 = addrspacecast ptr addrspace(5) %68 to ptr
  %145 = call i32 @llvm.amdgcn.workitem.id.x()
  %146 = add i32 %143, %145
  %147 = zext i32 %146 to i64
  store i32 %146, ptr addrspace(5) %78, align 4
  %148 = load i32, ptr addrspace(5) %78, align 4
  %149 = load i32, ptr %109, align 4
  %150 = icmp uge i32 %148, %149
  br i1 %150, label %151, label %152

151:                                              ; preds = %129
  br label %721

152:                                              ; preds = %129
  %153 = load ptr addrspace(1), ptr %104, align 8
  %154 = load i32, ptr addrspace(5) %78, align 4
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %153, i64 %155
  %157 = load <4 x i32>, ptr addrspace(1) %156, align 16
  %158 = load ptr addrspace(4), ptr %106, align 8
  %159 = load i32, ptr addrspace(4) %158, align 4
  %160 = insertelement <4 x i32> poison, i32 %159, i32 0
  %161 = load ptr addrspace(4), ptr %106, align 8
  %162 = getelementptr inbounds i32, ptr addrspace(4) %161, i64 1
  %163 = load i32, ptr addrspace(4) %162, align 4
  %164 = insertelement <4 x i32> %160, i32 %163, i32 1
  %165 = load ptr addrspace(4), ptr %106, align 8
  %166 = getelementptr inbounds i32, ptr addrspace(4) %165, i64 2
  %167 = load i32, ptr addrspace(4) %166, align 4
  %168 = insertelement <4 x i32> %164, i32 %167, i32 2
  %169 = load ptr addrspace(4), ptr %106, align 8
  %170 = getelementptr inbounds i32, ptr addrspace(4) %169, i64 3
  %171 = load i32, ptr addrspace(4) %170, align 4
  %172 = insertelement <4 x i32> %168, i32 %171, i32 3
  store <4 x i32> %172, ptr %110, align 16
  %173 = load <4 x i32>, ptr %110, align 16
  %174 = xor <4 x i32> %157, %173
  store <4 x i32> %174, ptr addrspace(5) %79, align 16
  store i32 1, ptr addrspace(5) %81, align 4
  br label %175

175:                                              ; preds = %178, %152
  %176 = load i32, ptr addrspace(5) %81, align 4
  %177 = icmp ult i32 %176, 10
  br i1 %177, label %178, label %482

178:                                              ; preds = %175
  %179 = load ptr addrspace(4), ptr %106, align 8
  %180 = load i32, ptr addrspace(5) %81, align 4
  %181 = mul i32 4, %180
  %182 = zext i32 %181 to i64
  %183 = getelementptr inbounds nuw i32, ptr addrspace(4) %179, i64 %182
  store ptr addrspace(4) %183, ptr addrspace(5) %82, align 8
  %184 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %185 = extractelement <4 x i32> %184, i64 0
  %186 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %187 = extractelement <4 x i32> %186, i64 1
  %188 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %189 = extractelement <4 x i32> %188, i64 2
  %190 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %191 = extractelement <4 x i32> %190, i64 3
  %192 = load ptr addrspace(4), ptr addrspace(5) %82, align 8
  %193 = load i32, ptr addrspace(4) %192, align 4
  %194 = addrspacecast ptr addrspace(5) %40 to ptr
  %195 = addrspacecast ptr addrspace(5) %41 to ptr
  %196 = addrspacecast ptr addrspace(5) %42 to ptr
  %197 = addrspacecast ptr addrspace(5) %43 to ptr
  %198 = addrspacecast ptr addrspace(5) %44 to ptr
  %199 = addrspacecast ptr addrspace(5) %45 to ptr
  %200 = addrspacecast ptr addrspace(5) %46 to ptr
  store ptr addrspace(3) @aes128_tables.table, ptr %195, align 4
  store i32 %185, ptr %196, align 4
  store i32 %187, ptr %197, align 4
  store i32 %189, ptr %198, align 4
  store i32 %191, ptr %199, align 4
  store i32 %193, ptr %200, align 4
  %201 = load ptr addrspace(3), ptr %195, align 4
  %202 = load i32, ptr %196, align 4
  %203 = and i32 %202, 255
  %204 = zext i32 %203 to i64
  %205 = getelementptr inbounds nuw i32, ptr addrspace(3) %201, i64 %204
  %206 = load i32, ptr addrspace(3) %205, align 4
  %207 = load ptr addrspace(3), ptr %195, align 4
  %208 = load i32, ptr %197, align 4
  %209 = lshr i32 %208, 8
  %210 = and i32 %209, 255
  %211 = zext i32 %210 to i64
  %212 = getelementptr inbounds nuw i32, ptr addrspace(3) %207, i64 %211
  %213 = load i32, ptr addrspace(3) %212, align 4
  %214 = load ptr addrspace(3), ptr %195, align 4
  %215 = load i32, ptr %197, align 4
  %216 = lshr i32 %215, 8
  %217 = and i32 %216, 255
  %218 = zext i32 %217 to i64
  %219 = getelementptr inbounds nuw i32, ptr addrspace(3) %214, i64 %218
  %220 = load i32, ptr addrspace(3) %219, align 4
  %221 = call i32 @llvm.fshl.i32(i32 %213, i32 %220, i32 8)
  %222 = xor i32 %206, %221
  %223 = load ptr addrspace(3), ptr %195, align 4
  %224 = load i32, ptr %198, align 4
  %225 = lshr i32 %224, 16
  %226 = and i32 %225, 255
  %227 = zext i32 %226 to i64
  %228 = getelementptr inbounds nuw i32, ptr addrspace(3) %223, i64 %227
  %229 = load i32, ptr addrspace(3) %228, align 4
  %230 = load ptr addrspace(3), ptr %195, align 4
  %231 = load i32, ptr %198, align 4
  %232 = lshr i32 %231, 16
  %233 = and i32 %232, 255
  %234 = zext i32 %233 to i64
  %235 = getelementptr inbounds nuw i32, ptr addrspace(3) %230, i64 %234
  %236 = load i32, ptr addrspace(3) %235, align 4
  %237 = call i32 @llvm.fshl.i32(i32 %229, i32 %236, i32 16)
  %238 = xor i32 %222, %237
  %239 = load ptr addrspace(3), ptr %195, align 4
  %240 = load i32, ptr %199, align 4
  %241 = lshr i32 %240, 24
  %242 = zext i32 %241 to i64
  %243 = getelementptr inbounds nuw i32, ptr addrspace(3) %239, i64 %242
  %244 = load i32, ptr addrspace(3) %243, align 4
  %245 = load ptr addrspace(3), ptr %195, align 4
  %246 = load i32, ptr %199, align 4
  %247 = lshr i32 %246, 24
  %248 = zext i32 %247 to i64
  %249 = getelementptr inbounds nuw i32, ptr addrspace(3) %245, i64 %248
  %250 = load i32, ptr addrspace(3) %249, align 4
  %251 = call i32 @llvm.fshl.i32(i32 %244, i32 %250, i32 24)
  %252 = xor i32 %238, %251
  %253 = load i32, ptr %200, align 4
  %254 = xor i32 %252, %253
  %255 = load <4 x i32>, ptr addrspace(5) %83, align 16
  %256 = insertelement <4 x i32> %255, i32 %254, i64 0
  store <4 x i32> %256, ptr addrspace(5) %83, align 16
  %257 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %258 = extractelement <4 x i32> %257, i64 1
  %259 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %260 = extractelement <4 x i32> %259, i64 2
  %261 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %262 = extractelement <4 x i32> %261, i64 3
  %263 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %264 = extractelement <4 x i32> %263, i64 0
  %265 = load ptr addrspace(4), ptr addrspace(5) %82, align 8
  %266 = getelementptr inbounds i32, ptr addrspace(4) %265, i64 1
  %267 = load i32, ptr addrspace(4) %266, align 4
  %268 = addrspacecast ptr addrspace(5) %47 to ptr
  %269 = addrspacecast ptr addrspace(5) %48 to ptr
  %270 = addrspacecast ptr addrspace(5) %49 to ptr
  %271 = addrspacecast ptr addrspace(5) %50 to ptr
  %272 = addrspacecast ptr addrspace(5) %51 to ptr
  %273 = addrspacecast ptr addrspace(5) %52 to ptr
  %274 = addrspacecast ptr addrspace(5) %53 to ptr
  store ptr addrspace(3) @aes128_tables.table, ptr %269, align 4
  store i32 %258, ptr %270, align 4
  store i32 %260, ptr %271, align 4
  store i32 %262, ptr %272, align 4
  store i32 %264, ptr %273, align 4
  store i32 %267, ptr %274, align 4
  %275 = load ptr addrspace(3), ptr %269, align 4
  %276 = load i32, ptr %270, align 4
  %277 = and i32 %276, 255
  %278 = zext i32 %277 to i64
  %279 = getelementptr inbounds nuw i32, ptr addrspace(3) %275, i64 %278
  %280 = load i32, ptr addrspace(3) %279, align 4
  %281 = load ptr addrspace(3), ptr %269, align 4
  %282 = load i32, ptr %271, align 4
  %283 = lshr i32 %282, 8
  %284 = and i32 %283, 255
  %285 = zext i32 %284 to i64
  %286 = getelementptr inbounds nuw i32, ptr addrspace(3) %281, i64 %285
  %287 = load i32, ptr addrspace(3) %286, align 4
  %288 = load ptr addrspace(3), ptr %269, align 4
  %289 = load i32, ptr %271, align 4
  %290 = lshr i32 %289, 8
  %291 = and i32 %290, 255
  %292 = zext i32 %291 to i64
  %293 = getelementptr inbounds nuw i32, ptr addrspace(3) %288, i64 %292
  %294 = load i32, ptr addrspace(3) %293, align 4
  %295 = call i32 @llvm.fshl.i32(i32 %287, i32 %294, i32 8)
  %296 = xor i32 %280, %295
  %297 = load ptr addrspace(3), ptr %269, align 4
  %298 = load i32, ptr %272, align 4
  %299 = lshr i32 %298, 16
  %300 = and i32 %299, 255
  %301 = zext i32 %300 to i64
  %302 = getelementptr inbounds nuw i32, ptr addrspace(3) %297, i64 %301
  %303 = load i32, ptr addrspace(3) %302, align 4
  %304 = load ptr addrspace(3), ptr %269, align 4
  %305 = load i32, ptr %272, align 4
  %306 = lshr i32 %305, 16
  %307 = and i32 %306, 255
  %308 = zext i32 %307 to i64
  %309 = getelementptr inbounds nuw i32, ptr addrspace(3) %304, i64 %308
  %310 = load i32, ptr addrspace(3) %309, align 4
  %311 = call i32 @llvm.fshl.i32(i32 %303, i32 %310, i32 16)
  %312 = xor i32 %296, %311
  %313 = load ptr addrspace(3), ptr %269, align 4
  %314 = load i32, ptr %273, align 4
  %315 = lshr i32 %314, 24
  %316 = zext i32 %315 to i64
  %317 = getelementptr inbounds nuw i32, ptr addrspace(3) %313, i64 %316
  %318 = load i32, ptr addrspace(3) %317, align 4
  %319 = load ptr addrspace(3), ptr %269, align 4
  %320 = load i32, ptr %273, align 4
  %321 = lshr i32 %320, 24
  %322 = zext i32 %321 to i64
  %323 = getelementptr inbounds nuw i32, ptr addrspace(3) %319, i64 %322
  %324 = load i32, ptr addrspace(3) %323, align 4
  %325 = call i32 @llvm.fshl.i32(i32 %318, i32 %324, i32 24)
  %326 = xor i32 %312, %325
  %327 = load i32, ptr %274, align 4
  %328 = xor i32 %326, %327
  %329 = load <4 x i32>, ptr addrspace(5) %83, align 16
  %330 = insertelement <4 x i32> %329, i32 %328, i64 1
  store <4 x i32> %330, ptr addrspace(5) %83, align 16
  %331 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %332 = extractelement <4 x i32> %331, i64 2
  %333 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %334 = extractelement <4 x i32> %333, i64 3
  %335 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %336 = extractelement <4 x i32> %335, i64 0
  %337 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %338 = extractelement <4 x i32> %337, i64 1
  %339 = load ptr addrspace(4), ptr addrspace(5) %82, align 8
  %340 = getelementptr inbounds i32, ptr addrspace(4) %339, i64 2
  %341 = load i32, ptr addrspace(4) %340, align 4
  %342 = addrspacecast ptr addrspace(5) %54 to ptr
  %343 = addrspacecast ptr addrspace(5) %55 to ptr
  %344 = addrspacecast ptr addrspace(5) %56 to ptr
  %345 = addrspacecast ptr addrspace(5) %57 to ptr
  %346 = addrspacecast ptr addrspace(5) %58 to ptr
  %347 = addrspacecast ptr addrspace(5) %59 to ptr
  %348 = addrspacecast ptr addrspace(5) %60 to ptr
  store ptr addrspace(3) @aes128_tables.table, ptr %343, align 4
  store i32 %332, ptr %344, align 4
  store i32 %334, ptr %345, align 4
  store i32 %336, ptr %346, align 4
  store i32 %338, ptr %347, align 4
  store i32 %341, ptr %348, align 4
  %349 = load ptr addrspace(3), ptr %343, align 4
  %350 = load i32, ptr %344, align 4
  %351 = and i32 %350, 255
  %352 = zext i32 %351 to i64
  %353 = getelementptr inbounds nuw i32, ptr addrspace(3) %349, i64 %352
  %354 = load i32, ptr addrspace(3) %353, align 4
  %355 = load ptr addrspace(3), ptr %343, align 4
  %356 = load i32, ptr %345, align 4
  %357 = lshr i32 %356, 8
  %358 = and i32 %357, 255
  %359 = zext i32 %358 to i64
  %360 = getelementptr inbounds nuw i32, ptr addrspace(3) %355, i64 %359
  %361 = load i32, ptr addrspace(3) %360, align 4
  %362 = load ptr addrspace(3), ptr %343, align 4
  %363 = load i32, ptr %345, align 4
  %364 = lshr i32 %363, 8
  %365 = and i32 %364, 255
  %366 = zext i32 %365 to i64
  %367 = getelementptr inbounds nuw i32, ptr addrspace(3) %362, i64 %366
  %368 = load i32, ptr addrspace(3) %367, align 4
  %369 = call i32 @llvm.fshl.i32(i32 %361, i32 %368, i32 8)
  %370 = xor i32 %354, %369
  %371 = load ptr addrspace(3), ptr %343, align 4
  %372 = load i32, ptr %346, align 4
  %373 = lshr i32 %372, 16
  %374 = and i32 %373, 255
  %375 = zext i32 %374 to i64
  %376 = getelementptr inbounds nuw i32, ptr addrspace(3) %371, i64 %375
  %377 = load i32, ptr addrspace(3) %376, align 4
  %378 = load ptr addrspace(3), ptr %343, align 4
  %379 = load i32, ptr %346, align 4
  %380 = lshr i32 %379, 16
  %381 = and i32 %380, 255
  %382 = zext i32 %381 to i64
  %383 = getelementptr inbounds nuw i32, ptr addrspace(3) %378, i64 %382
  %384 = load i32, ptr addrspace(3) %383, align 4
  %385 = call i32 @llvm.fshl.i32(i32 %377, i32 %384, i32 16)
  %386 = xor i32 %370, %385
  %387 = load ptr addrspace(3), ptr %343, align 4
  %388 = load i32, ptr %347, align 4
  %389 = lshr i32 %388, 24
  %390 = zext i32 %389 to i64
  %391 = getelementptr inbounds nuw i32, ptr addrspace(3) %387, i64 %390
  %392 = load i32, ptr addrspace(3) %391, align 4
  %393 = load ptr addrspace(3), ptr %343, align 4
  %394 = load i32, ptr %347, align 4
  %395 = lshr i32 %394, 24
  %396 = zext i32 %395 to i64
  %397 = getelementptr inbounds nuw i32, ptr addrspace(3) %393, i64 %396
  %398 = load i32, ptr addrspace(3) %397, align 4
  %399 = call i32 @llvm.fshl.i32(i32 %392, i32 %398, i32 24)
  %400 = xor i32 %386, %399
  %401 = load i32, ptr %348, align 4
  %402 = xor i32 %400, %401
  %403 = load <4 x i32>, ptr addrspace(5) %83, align 16
  %404 = insertelement <4 x i32> %403, i32 %402, i64 2
  store <4 x i32> %404, ptr addrspace(5) %83, align 16
  %405 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %406 = extractelement <4 x i32> %405, i64 3
  %407 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %408 = extractelement <4 x i32> %407, i64 0
  %409 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %410 = extractelement <4 x i32> %409, i64 1
  %411 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %412 = extractelement <4 x i32> %411, i64 2
  %413 = load ptr addrspace(4), ptr addrspace(5) %82, align 8
  %414 = getelementptr inbounds i32, ptr addrspace(4) %413, i64 3
  %415 = load i32, ptr addrspace(4) %414, align 4
  %416 = addrspacecast ptr addrspace(5) %61 to ptr
  %417 = addrspacecast ptr addrspace(5) %62 to ptr
  %418 = addrspacecast ptr addrspace(5) %63 to ptr
  %419 = addrspacecast ptr addrspace(5) %64 to ptr
  %420 = addrspacecast ptr addrspace(5) %65 to ptr
  %421 = addrspacecast ptr addrspace(5) %66 to ptr
  %422 = addrspacecast ptr addrspace(5) %67 to ptr
  store ptr addrspace(3) @aes128_tables.table, ptr %417, align 4
  store i32 %406, ptr %418, align 4
  store i32 %408, ptr %419, align 4
  store i32 %410, ptr %420, align 4
  store i32 %412, ptr %421, align 4
  store i32 %415, ptr %422, align 4
  %423 = load ptr addrspace(3), ptr %417, align 4
  %424 = load i32, ptr %418, align 4
  %425 = and i32 %424, 255
  %426 = zext i32 %425 to i64
  %427 = getelementptr inbounds nuw i32, ptr addrspace(3) %423, i64 %426
  %428 = load i32, ptr addrspace(3) %427, align 4
  %429 = load ptr addrspace(3), ptr %417, align 4
  %430 = load i32, ptr %419, align 4
  %431 = lshr i32 %430, 8
  %432 = and i32 %431, 255
  %433 = zext i32 %432 to i64
  %434 = getelementptr inbounds nuw i32, ptr addrspace(3) %429, i64 %433
  %435 = load i32, ptr addrspace(3) %434, align 4
  %436 = load ptr addrspace(3), ptr %417, align 4
  %437 = load i32, ptr %419, align 4
  %438 = lshr i32 %437, 8
  %439 = and i32 %438, 255
  %440 = zext i32 %439 to i64
  %441 = getelementptr inbounds nuw i32, ptr addrspace(3) %436, i64 %440
  %442 = load i32, ptr addrspace(3) %441, align 4
  %443 = call i32 @llvm.fshl.i32(i32 %435, i32 %442, i32 8)
  %444 = xor i32 %428, %443
  %445 = load ptr addrspace(3), ptr %417, align 4
  %446 = load i32, ptr %420, align 4
  %447 = lshr i32 %446, 16
  %448 = and i32 %447, 255
  %449 = zext i32 %448 to i64
  %450 = getelementptr inbounds nuw i32, ptr addrspace(3) %445, i64 %449
  %451 = load i32, ptr addrspace(3) %450, align 4
  %452 = load ptr addrspace(3), ptr %417, align 4
  %453 = load i32, ptr %420, align 4
  %454 = lshr i32 %453, 16
  %455 = and i32 %454, 255
  %456 = zext i32 %455 to i64
  %457 = getelementptr inbounds nuw i32, ptr addrspace(3) %452, i64 %456
  %458 = load i32, ptr addrspace(3) %457, align 4
  %459 = call i32 @llvm.fshl.i32(i32 %451, i32 %458, i32 16)
  %460 = xor i32 %444, %459
  %461 = load ptr addrspace(3), ptr %417, align 4
  %462 = load i32, ptr %421, align 4
  %463 = lshr i32 %462, 24
  %464 = zext i32 %463 to i64
  %465 = getelementptr inbounds nuw i32, ptr addrspace(3) %461, i64 %464
  %466 = load i32, ptr addrspace(3) %465, align 4
  %467 = load ptr addrspace(3), ptr %417, align 4
  %468 = load i32, ptr %421, align 4
  %469 = lshr i32 %468, 24
  %470 = zext i32 %469 to i64
  %471 = getelementptr inbounds nuw i32, ptr addrspace(3) %467, i64 %470
  %472 = load i32, ptr addrspace(3) %471, align 4
  %473 = call i32 @llvm.fshl.i32(i32 %466, i32 %472, i32 24)
  %474 = xor i32 %460, %473
  %475 = load i32, ptr %422, align 4
  %476 = xor i32 %474, %475
  %477 = load <4 x i32>, ptr addrspace(5) %83, align 16
  %478 = insertelement <4 x i32> %477, i32 %476, i64 3
  store <4 x i32> %478, ptr addrspace(5) %83, align 16
  %479 = load <4 x i32>, ptr addrspace(5) %83, align 16
  store <4 x i32> %479, ptr addrspace(5) %79, align 16
  %480 = load i32, ptr addrspace(5) %81, align 4
  %481 = add i32 %480, 1
  store i32 %481, ptr addrspace(5) %81, align 4
  br label %175

482:                                              ; preds = %175
  %483 = load ptr addrspace(4), ptr %106, align 8
  %484 = getelementptr inbounds i32, ptr addrspace(4) %483, i64 40
  store ptr addrspace(4) %484, ptr addrspace(5) %84, align 8
  %485 = load ptr addrspace(4), ptr %108, align 8
  %486 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %487 = extractelement <4 x i32> %486, i64 0
  %488 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %489 = extractelement <4 x i32> %488, i64 1
  %490 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %491 = extractelement <4 x i32> %490, i64 2
  %492 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %493 = extractelement <4 x i32> %492, i64 3
  %494 = load ptr addrspace(4), ptr addrspace(5) %84, align 8
  %495 = load i32, ptr addrspace(4) %494, align 4
  %496 = addrspacecast ptr addrspace(5) %12 to ptr
  %497 = addrspacecast ptr addrspace(5) %13 to ptr
  %498 = addrspacecast ptr addrspace(5) %14 to ptr
  %499 = addrspacecast ptr addrspace(5) %15 to ptr
  %500 = addrspacecast ptr addrspace(5) %16 to ptr
  %501 = addrspacecast ptr addrspace(5) %17 to ptr
  %502 = addrspacecast ptr addrspace(5) %18 to ptr
  store ptr addrspace(4) %485, ptr %497, align 8
  store i32 %487, ptr %498, align 4
  store i32 %489, ptr %499, align 4
  store i32 %491, ptr %500, align 4
  store i32 %493, ptr %501, align 4
  store i32 %495, ptr %502, align 4
  %503 = load ptr addrspace(4), ptr %497, align 8
  %504 = load i32, ptr %498, align 4
  %505 = and i32 %504, 255
  %506 = zext i32 %505 to i64
  %507 = getelementptr inbounds nuw i8, ptr addrspace(4) %503, i64 %506
  %508 = load i8, ptr addrspace(4) %507, align 1
  %509 = zext i8 %508 to i32
  %510 = load ptr addrspace(4), ptr %497, align 8
  %511 = load i32, ptr %499, align 4
  %512 = lshr i32 %511, 8
  %513 = and i32 %512, 255
  %514 = zext i32 %513 to i64
  %515 = getelementptr inbounds nuw i8, ptr addrspace(4) %510, i64 %514
  %516 = load i8, ptr addrspace(4) %515, align 1
  %517 = zext i8 %516 to i32
  %518 = shl i32 %517, 8
  %519 = or i32 %509, %518
  %520 = load ptr addrspace(4), ptr %497, align 8
  %521 = load i32, ptr %500, align 4
  %522 = lshr i32 %521, 16
  %523 = and i32 %522, 255
  %524 = zext i32 %523 to i64
  %525 = getelementptr inbounds nuw i8, ptr addrspace(4) %520, i64 %524
  %526 = load i8, ptr addrspace(4) %525, align 1
  %527 = zext i8 %526 to i32
  %528 = shl i32 %527, 16
  %529 = or i32 %519, %528
  %530 = load ptr addrspace(4), ptr %497, align 8
  %531 = load i32, ptr %501, align 4
  %532 = lshr i32 %531, 24
  %533 = zext i32 %532 to i64
  %534 = getelementptr inbounds nuw i8, ptr addrspace(4) %530, i64 %533
  %535 = load i8, ptr addrspace(4) %534, align 1
  %536 = zext i8 %535 to i32
  %537 = shl i32 %536, 24
  %538 = or i32 %529, %537
  %539 = load i32, ptr %502, align 4
  %540 = xor i32 %538, %539
  %541 = insertelement <4 x i32> poison, i32 %540, i32 0
  %542 = load ptr addrspace(4), ptr %108, align 8
  %543 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %544 = extractelement <4 x i32> %543, i64 1
  %545 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %546 = extractelement <4 x i32> %545, i64 2
  %547 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %548 = extractelement <4 x i32> %547, i64 3
  %549 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %550 = extractelement <4 x i32> %549, i64 0
  %551 = load ptr addrspace(4), ptr addrspace(5) %84, align 8
  %552 = getelementptr inbounds i32, ptr addrspace(4) %551, i64 1
  %553 = load i32, ptr addrspace(4) %552, align 4
  %554 = addrspacecast ptr addrspace(5) %19 to ptr
  %555 = addrspacecast ptr addrspace(5) %20 to ptr
  %556 = addrspacecast ptr addrspace(5) %21 to ptr
  %557 = addrspacecast ptr addrspace(5) %22 to ptr
  %558 = addrspacecast ptr addrspace(5) %23 to ptr
  %559 = addrspacecast ptr addrspace(5) %24 to ptr
  %560 = addrspacecast ptr addrspace(5) %25 to ptr
  store ptr addrspace(4) %542, ptr %555, align 8
  store i32 %544, ptr %556, align 4
  store i32 %546, ptr %557, align 4
  store i32 %548, ptr %558, align 4
  store i32 %550, ptr %559, align 4
  store i32 %553, ptr %560, align 4
  %561 = load ptr addrspace(4), ptr %555, align 8
  %562 = load i32, ptr %556, align 4
  %563 = and i32 %562, 255
  %564 = zext i32 %563 to i64
  %565 = getelementptr inbounds nuw i8, ptr addrspace(4) %561, i64 %564
  %566 = load i8, ptr addrspace(4) %565, align 1
  %567 = zext i8 %566 to i32
  %568 = load ptr addrspace(4), ptr %555, align 8
  %569 = load i32, ptr %557, align 4
  %570 = lshr i32 %569, 8
  %571 = and i32 %570, 255
  %572 = zext i32 %571 to i64
  %573 = getelementptr inbounds nuw i8, ptr addrspace(4) %568, i64 %572
  %574 = load i8, ptr addrspace(4) %573, align 1
  %575 = zext i8 %574 to i32
  %576 = shl i32 %575, 8
  %577 = or i32 %567, %576
  %578 = load ptr addrspace(4), ptr %555, align 8
  %579 = load i32, ptr %558, align 4
  %580 = lshr i32 %579, 16
  %581 = and i32 %580, 255
  %582 = zext i32 %581 to i64
  %583 = getelementptr inbounds nuw i8, ptr addrspace(4) %578, i64 %582
  %584 = load i8, ptr addrspace(4) %583, align 1
  %585 = zext i8 %584 to i32
  %586 = shl i32 %585, 16
  %587 = or i32 %577, %586
  %588 = load ptr addrspace(4), ptr %555, align 8
  %589 = load i32, ptr %559, align 4
  %590 = lshr i32 %589, 24
  %591 = zext i32 %590 to i64
  %592 = getelementptr inbounds nuw i8, ptr addrspace(4) %588, i64 %591
  %593 = load i8, ptr addrspace(4) %592, align 1
  %594 = zext i8 %593 to i32
  %595 = shl i32 %594, 24
  %596 = or i32 %587, %595
  %597 = load i32, ptr %560, align 4
  %598 = xor i32 %596, %597
  %599 = insertelement <4 x i32> %541, i32 %598, i32 1
  %600 = load ptr addrspace(4), ptr %108, align 8
  %601 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %602 = extractelement <4 x i32> %601, i64 2
  %603 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %604 = extractelement <4 x i32> %603, i64 3
  %605 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %606 = extractelement <4 x i32> %605, i64 0
  %607 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %608 = extractelement <4 x i32> %607, i64 1
  %609 = load ptr addrspace(4), ptr addrspace(5) %84, align 8
  %610 = getelementptr inbounds i32, ptr addrspace(4) %609, i64 2
  %611 = load i32, ptr addrspace(4) %610, align 4
  %612 = addrspacecast ptr addrspace(5) %26 to ptr
  %613 = addrspacecast ptr addrspace(5) %27 to ptr
  %614 = addrspacecast ptr addrspace(5) %28 to ptr
  %615 = addrspacecast ptr addrspace(5) %29 to ptr
  %616 = addrspacecast ptr addrspace(5) %30 to ptr
  %617 = addrspacecast ptr addrspace(5) %31 to ptr
  %618 = addrspacecast ptr addrspace(5) %32 to ptr
  store ptr addrspace(4) %600, ptr %613, align 8
  store i32 %602, ptr %614, align 4
  store i32 %604, ptr %615, align 4
  store i32 %606, ptr %616, align 4
  store i32 %608, ptr %617, align 4
  store i32 %611, ptr %618, align 4
  %619 = load ptr addrspace(4), ptr %613, align 8
  %620 = load i32, ptr %614, align 4
  %621 = and i32 %620, 255
  %622 = zext i32 %621 to i64
  %623 = getelementptr inbounds nuw i8, ptr addrspace(4) %619, i64 %622
  %624 = load i8, ptr addrspace(4) %623, align 1
  %625 = zext i8 %624 to i32
  %626 = load ptr addrspace(4), ptr %613, align 8
  %627 = load i32, ptr %615, align 4
  %628 = lshr i32 %627, 8
  %629 = and i32 %628, 255
  %630 = zext i32 %629 to i64
  %631 = getelementptr inbounds nuw i8, ptr addrspace(4) %626, i64 %630
  %632 = load i8, ptr addrspace(4) %631, align 1
  %633 = zext i8 %632 to i32
  %634 = shl i32 %633, 8
  %635 = or i32 %625, %634
  %636 = load ptr addrspace(4), ptr %613, align 8
  %637 = load i32, ptr %616, align 4
  %638 = lshr i32 %637, 16
  %639 = and i32 %638, 255
  %640 = zext i32 %639 to i64
  %641 = getelementptr inbounds nuw i8, ptr addrspace(4) %636, i64 %640
  %642 = load i8, ptr addrspace(4) %641, align 1
  %643 = zext i8 %642 to i32
  %644 = shl i32 %643, 16
  %645 = or i32 %635, %644
  %646 = load ptr addrspace(4), ptr %613, align 8
  %647 = load i32, ptr %617, align 4
  %648 = lshr i32 %647, 24
  %649 = zext i32 %648 to i64
  %650 = getelementptr inbounds nuw i8, ptr addrspace(4) %646, i64 %649
  %651 = load i8, ptr addrspace(4) %650, align 1
  %652 = zext i8 %651 to i32
  %653 = shl i32 %652, 24
  %654 = or i32 %645, %653
  %655 = load i32, ptr %618, align 4
  %656 = xor i32 %654, %655
  %657 = insertelement <4 x i32> %599, i32 %656, i32 2
  %658 = load ptr addrspace(4), ptr %108, align 8
  %659 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %660 = extractelement <4 x i32> %659, i64 3
  %661 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %662 = extractelement <4 x i32> %661, i64 0
  %663 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %664 = extractelement <4 x i32> %663, i64 1
  %665 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %666 = extractelement <4 x i32> %665, i64 2
  %667 = load ptr addrspace(4), ptr addrspace(5) %84, align 8
  %668 = getelementptr inbounds i32, ptr addrspace(4) %667, i64 3
  %669 = load i32, ptr addrspace(4) %668, align 4
  %670 = addrspacecast ptr addrspace(5) %33 to ptr
  %671 = addrspacecast ptr addrspace(5) %34 to ptr
  %672 = addrspacecast ptr addrspace(5) %35 to ptr
  %673 = addrspacecast ptr addrspace(5) %36 to ptr
  %674 = addrspacecast ptr addrspace(5) %37 to ptr
  %675 = addrspacecast ptr addrspace(5) %38 to ptr
  %676 = addrspacecast ptr addrspace(5) %39 to ptr
  store ptr addrspace(4) %658, ptr %671, align 8
  store i32 %660, ptr %672, align 4
  store i32 %662, ptr %673, align 4
  store i32 %664, ptr %674, align 4
  store i32 %666, ptr %675, align 4
  store i32 %669, ptr %676, align 4
  %677 = load ptr addrspace(4), ptr %671, align 8
  %678 = load i32, ptr %672, align 4
  %679 = and i32 %678, 255
  %680 = zext i32 %679 to i64
  %681 = getelementptr inbounds nuw i8, ptr addrspace(4) %677, i64 %680
  %682 = load i8, ptr addrspace(4) %681, align 1
  %683 = zext i8 %682 to i32
  %684 = load ptr addrspace(4), ptr %671, align 8
  %685 = load i32, ptr %673, align 4
  %686 = lshr i32 %685, 8
  %687 = and i32 %686, 255
  %688 = zext i32 %687 to i64
  %689 = getelementptr inbounds nuw i8, ptr addrspace(4) %684, i64 %688
  %690 = load i8, ptr addrspace(4) %689, align 1
  %691 = zext i8 %690 to i32
  %692 = shl i32 %691, 8
  %693 = or i32 %683, %692
  %694 = load ptr addrspace(4), ptr %671, align 8
  %695 = load i32, ptr %674, align 4
  %696 = lshr i32 %695, 16
  %697 = and i32 %696, 255
  %698 = zext i32 %697 to i64
  %699 = getelementptr inbounds nuw i8, ptr addrspace(4) %694, i64 %698
  %700 = load i8, ptr addrspace(4) %699, align 1
  %701 = zext i8 %700 to i32
  %702 = shl i32 %701, 16
  %703 = or i32 %693, %702
  %704 = load ptr addrspace(4), ptr %671, align 8
  %705 = load i32, ptr %675, align 4
  %706 = lshr i32 %705, 24
  %707 = zext i32 %706 to i64
  %708 = getelementptr inbounds nuw i8, ptr addrspace(4) %704, i64 %707
  %709 = load i8, ptr addrspace(4) %708, align 1
  %710 = zext i8 %709 to i32
  %711 = shl i32 %710, 24
  %712 = or i32 %703, %711
  %713 = load i32, ptr %676, align 4
  %714 = xor i32 %712, %713
  %715 = insertelement <4 x i32> %657, i32 %714, i32 3
  store <4 x i32> %715, ptr %111, align 16
  %716 = load <4 x i32>, ptr %111, align 16
  %717 = load ptr addrspace(1), ptr %105, align 8
  %718 = load i32, ptr addrspace(5) %78, align 4
  %719 = zext i32 %718 to i64
  %720 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %717, i64 %719
  store <4 x i32> %716, ptr addrspace(1) %720, align 16
  br label %721

721:                                              ; preds = %151, %482
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_aes128_tables(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(4) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(4) noundef align 1 %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(4), align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca ptr addrspace(4), align 8, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca ptr addrspace(4), align 8, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca ptr addrspace(4), align 8, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca ptr addrspace(3), align 4, addrspace(5)
  %42 = alloca i32, align 4, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca i32, align 4, addrspace(5)
  %45 = alloca i32, align 4, addrspace(5)
  %46 = alloca i32, align 4, addrspace(5)
  %47 = alloca i32, align 4, addrspace(5)
  %48 = alloca ptr addrspace(3), align 4, addrspace(5)
  %49 = alloca i32, align 4, addrspace(5)
  %50 = alloca i32, align 4, addrspace(5)
  %51 = alloca i32, align 4, addrspace(5)
  %52 = alloca i32, align 4, addrspace(5)
  %53 = alloca i32, align 4, addrspace(5)
  %54 = alloca i32, align 4, addrspace(5)
  %55 = alloca ptr addrspace(3), align 4, addrspace(5)
  %56 = alloca i32, align 4, addrspace(5)
  %57 = alloca i32, align 4, addrspace(5)
  %58 = alloca i32, align 4, addrspace(5)
  %59 = alloca i32, align 4, addrspace(5)
  %60 = alloca i32, align 4, addrspace(5)
  %61 = alloca i32, align 4, addrspace(5)
  %62 = alloca ptr addrspace(3), align 4, addrspace(5)
  %63 = alloca i32, align 4, addrspace(5)
  %64 = alloca i32, align 4, addrspace(5)
  %65 = alloca i32, align 4, addrspace(5)
  %66 = alloca i32, align 4, addrspace(5)
  %67 = alloca i32, align 4, addrspace(5)
  %68 = alloca i32, align 4, addrspace(5)
  %69 = alloca i32, align 4, addrspace(5)
  %70 = alloca i32, align 4, addrspace(5)
  %71 = alloca ptr addrspace(1), align 8, addrspace(5)
  %72 = alloca ptr addrspace(1), align 8, addrspace(5)
  %73 = alloca ptr addrspace(4), align 8, addrspace(5)
  %74 = alloca ptr addrspace(1), align 8, addrspace(5)
  %75 = alloca ptr addrspace(4), align 8, addrspace(5)
  %76 = alloca i32, align 4, addrspace(5)
  %77 = alloca i32, align 4, addrspace(5)
  %78 = alloca i32, align 4, addrspace(5)
  %79 = alloca <4 x i32>, align 16, addrspace(5)
  %80 = alloca <4 x i32>, align 16, addrspace(5)
  %81 = alloca i32, align 4, addrspace(5)
  %82 = alloca ptr addrspace(4), align 8, addrspace(5)
  %83 = alloca <4 x i32>, align 16, addrspace(5)
  %84 = alloca ptr addrspace(4), align 8, addrspace(5)
  %85 = alloca <4 x i32>, align 16, addrspace(5)
  %86 = addrspacecast ptr addrspace(5) %71 to ptr
  %87 = addrspacecast ptr addrspace(5) %72 to ptr
  %88 = addrspacecast ptr addrspace(5) %73 to ptr
  %89 = addrspacecast ptr addrspace(5) %74 to ptr
  %90 = addrspacecast ptr addrspace(5) %75 to ptr
  %91 = addrspacecast ptr addrspace(5) %76 to ptr
  %92 = addrspacecast ptr addrspace(5) %80 to ptr
  %93 = addrspacecast ptr addrspace(5) %85 to ptr
  store ptr addrspace(1) %0, ptr %86, align 8
  store ptr addrspace(1) %1, ptr %87, align 8
  store ptr addrspace(4) %2, ptr %88, align 8
  store ptr addrspace(1) %3, ptr %89, align 8
  store ptr addrspace(4) %4, ptr %90, align 8
  store i32 %5, ptr %91, align 4
  %94 = addrspacecast ptr addrspace(5) %70 to ptr
  %95 = call i32 @llvm.amdgcn.workitem.id.x()
  %96 = zext i32 %95 to i64
  %97 = trunc i64 %96 to i32
  store i32 %97, ptr addrspace(5) %77, align 4
  br label %98

98:                                               ; preds = %110, %6
  %99 = load i32, ptr addrspace(5) %77, align 4
  %100 = icmp ult i32 %99, 256
  br i1 %100, label %101, label %113

101:                                              ; preds = %98
  %102 = load ptr addrspace(1), ptr %89, align 8
  %103 = load i32, ptr addrspace(5) %77, align 4
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw i32, ptr addrspace(1) %102, i64 %104
  %106 = load i32, ptr addrspace(1) %105, align 4
  %107 = load i32, ptr addrspace(5) %77, align 4
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @aes128_tables.table, i64 0, i64 %108
  store i32 %106, ptr addrspace(3) %109, align 4
  br label %110

110:                                              ; preds = %101
  %111 = load i32, ptr addrspace(5) %77, align 4
  %112 = add i32 %111, 64
  store i32 %112, ptr addrspace(5) %77, align 4
  br label %98

113:                                              ; preds = %98
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  %114 = addrspacecast ptr addrspace(5) %69 to ptr
  %115 = addrspacecast ptr addrspace(5) %11 to ptr
  %116 = call i32 @llvm.amdgcn.workgroup.id.x()
  %117 = addrspacecast ptr addrspace(5) %10 to ptr
  %118 = addrspacecast ptr addrspace(5) %7 to ptr
  %119 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %119, align 4
  %120 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %120, ptr addrspace(5) %9, align 8
  %121 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %122 = load i32, ptr %119, align 4
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw i8, ptr addrspace(4) %121, i64 %123
  %125 = load i16, ptr addrspace(4) %124, align 2
  %126 = zext i16 %125 to i32
  %127 = mul i32 %116, %126
  %128 = addrspacecast ptr addrspace(5) %68 to ptr
  %129 = call i32 @llvm.amdgcn.workitem.id.x()
  %130 = add i32 %127, %129
  %131 = zext i32 %130 to i64
  %132 = trunc i64 %131 to i32
  store i32 %132, ptr addrspace(5) %78, align 4
  %133 = load i32, ptr addrspace(5) %78, align 4
  %134 = load i32, ptr %91, align 4
  %135 = icmp uge i32 %133, %134
  br i1 %135, label %136, label %137

136:                                              ; preds = %113
  br label %710

137:                                              ; preds = %113
  %138 = load ptr addrspace(1), ptr %86, align 8
  %139 = load i32, ptr addrspace(5) %78, align 4
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %138, i64 %140
  %142 = load <4 x i32>, ptr addrspace(1) %141, align 16
  %143 = load ptr addrspace(4), ptr %88, align 8
  %144 = getelementptr inbounds i32, ptr addrspace(4) %143, i64 0
  %145 = load i32, ptr addrspace(4) %144, align 4
  %146 = insertelement <4 x i32> poison, i32 %145, i32 0
  %147 = load ptr addrspace(4), ptr %88, align 8
  %148 = getelementptr inbounds i32, ptr addrspace(4) %147, i64 1
  %149 = load i32, ptr addrspace(4) %148, align 4
  %150 = insertelement <4 x i32> %146, i32 %149, i32 1
  %151 = load ptr addrspace(4), ptr %88, align 8
  %152 = getelementptr inbounds i32, ptr addrspace(4) %151, i64 2
  %153 = load i32, ptr addrspace(4) %152, align 4
  %154 = insertelement <4 x i32> %150, i32 %153, i32 2
  %155 = load ptr addrspace(4), ptr %88, align 8
  %156 = getelementptr inbounds i32, ptr addrspace(4) %155, i64 3
  %157 = load i32, ptr addrspace(4) %156, align 4
  %158 = insertelement <4 x i32> %154, i32 %157, i32 3
  store <4 x i32> %158, ptr %92, align 16
  %159 = load <4 x i32>, ptr %92, align 16
  %160 = xor <4 x i32> %142, %159
  store <4 x i32> %160, ptr addrspace(5) %79, align 16
  store i32 1, ptr addrspace(5) %81, align 4
  br label %161

161:                                              ; preds = %467, %137
  %162 = load i32, ptr addrspace(5) %81, align 4
  %163 = icmp ult i32 %162, 10
  br i1 %163, label %164, label %470

164:                                              ; preds = %161
  %165 = load ptr addrspace(4), ptr %88, align 8
  %166 = load i32, ptr addrspace(5) %81, align 4
  %167 = mul i32 4, %166
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds nuw i32, ptr addrspace(4) %165, i64 %168
  store ptr addrspace(4) %169, ptr addrspace(5) %82, align 8
  %170 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %171 = extractelement <4 x i32> %170, i64 0
  %172 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %173 = extractelement <4 x i32> %172, i64 1
  %174 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %175 = extractelement <4 x i32> %174, i64 2
  %176 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %177 = extractelement <4 x i32> %176, i64 3
  %178 = load ptr addrspace(4), ptr addrspace(5) %82, align 8
  %179 = getelementptr inbounds i32, ptr addrspace(4) %178, i64 0
  %180 = load i32, ptr addrspace(4) %179, align 4
  %181 = addrspacecast ptr addrspace(5) %40 to ptr
  %182 = addrspacecast ptr addrspace(5) %41 to ptr
  %183 = addrspacecast ptr addrspace(5) %42 to ptr
  %184 = addrspacecast ptr addrspace(5) %43 to ptr
  %185 = addrspacecast ptr addrspace(5) %44 to ptr
  %186 = addrspacecast ptr addrspace(5) %45 to ptr
  %187 = addrspacecast ptr addrspace(5) %46 to ptr
  store ptr addrspace(3) @aes128_tables.table, ptr %182, align 4
  store i32 %171, ptr %183, align 4
  store i32 %173, ptr %184, align 4
  store i32 %175, ptr %185, align 4
  store i32 %177, ptr %186, align 4
  store i32 %180, ptr %187, align 4
  %188 = load ptr addrspace(3), ptr %182, align 4
  %189 = load i32, ptr %183, align 4
  %190 = and i32 %189, 255
  %191 = zext i32 %190 to i64
  %192 = getelementptr inbounds nuw i32, ptr addrspace(3) %188, i64 %191
  %193 = load i32, ptr addrspace(3) %192, align 4
  %194 = load ptr addrspace(3), ptr %182, align 4
  %195 = load i32, ptr %184, align 4
  %196 = lshr i32 %195, 8
  %197 = and i32 %196, 255
  %198 = zext i32 %197 to i64
  %199 = getelementptr inbounds nuw i32, ptr addrspace(3) %194, i64 %198
  %200 = load i32, ptr addrspace(3) %199, align 4
  %201 = load ptr addrspace(3), ptr %182, align 4
  %202 = load i32, ptr %184, align 4
  %203 = lshr i32 %202, 8
  %204 = and i32 %203, 255
  %205 = zext i32 %204 to i64
  %206 = getelementptr inbounds nuw i32, ptr addrspace(3) %201, i64 %205
  %207 = load i32, ptr addrspace(3) %206, align 4
  %208 = call i32 @llvm.fshl.i32(i32 %200, i32 %207, i32 8)
  %209 = xor i32 %193, %208
  %210 = load ptr addrspace(3), ptr %182, align 4
  %211 = load i32, ptr %185, align 4
  %212 = lshr i32 %211, 16
  %213 = and i32 %212, 255
  %214 = zext i32 %213 to i64
  %215 = getelementptr inbounds nuw i32, ptr addrspace(3) %210, i64 %214
  %216 = load i32, ptr addrspace(3) %215, align 4
  %217 = load ptr addrspace(3), ptr %182, align 4
  %218 = load i32, ptr %185, align 4
  %219 = lshr i32 %218, 16
  %220 = and i32 %219, 255
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds nuw i32, ptr addrspace(3) %217, i64 %221
  %223 = load i32, ptr addrspace(3) %222, align 4
  %224 = call i32 @llvm.fshl.i32(i32 %216, i32 %223, i32 16)
  %225 = xor i32 %209, %224
  %226 = load ptr addrspace(3), ptr %182, align 4
  %227 = load i32, ptr %186, align 4
  %228 = lshr i32 %227, 24
  %229 = zext i32 %228 to i64
  %230 = getelementptr inbounds nuw i32, ptr addrspace(3) %226, i64 %229
  %231 = load i32, ptr addrspace(3) %230, align 4
  %232 = load ptr addrspace(3), ptr %182, align 4
  %233 = load i32, ptr %186, align 4
  %234 = lshr i32 %233, 24
  %235 = zext i32 %234 to i64
  %236 = getelementptr inbounds nuw i32, ptr addrspace(3) %232, i64 %235
  %237 = load i32, ptr addrspace(3) %236, align 4
  %238 = call i32 @llvm.fshl.i32(i32 %231, i32 %237, i32 24)
  %239 = xor i32 %225, %238
  %240 = load i32, ptr %187, align 4
  %241 = xor i32 %239, %240
  %242 = load <4 x i32>, ptr addrspace(5) %83, align 16
  %243 = insertelement <4 x i32> %242, i32 %241, i64 0
  store <4 x i32> %243, ptr addrspace(5) %83, align 16
  %244 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %245 = extractelement <4 x i32> %244, i64 1
  %246 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %247 = extractelement <4 x i32> %246, i64 2
  %248 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %249 = extractelement <4 x i32> %248, i64 3
  %250 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %251 = extractelement <4 x i32> %250, i64 0
  %252 = load ptr addrspace(4), ptr addrspace(5) %82, align 8
  %253 = getelementptr inbounds i32, ptr addrspace(4) %252, i64 1
  %254 = load i32, ptr addrspace(4) %253, align 4
  %255 = addrspacecast ptr addrspace(5) %47 to ptr
  %256 = addrspacecast ptr addrspace(5) %48 to ptr
  %257 = addrspacecast ptr addrspace(5) %49 to ptr
  %258 = addrspacecast ptr addrspace(5) %50 to ptr
  %259 = addrspacecast ptr addrspace(5) %51 to ptr
  %260 = addrspacecast ptr addrspace(5) %52 to ptr
  %261 = addrspacecast ptr addrspace(5) %53 to ptr
  store ptr addrspace(3) @aes128_tables.table, ptr %256, align 4
  store i32 %245, ptr %257, align 4
  store i32 %247, ptr %258, align 4
  store i32 %249, ptr %259, align 4
  store i32 %251, ptr %260, align 4
  store i32 %254, ptr %261, align 4
  %262 = load ptr addrspace(3), ptr %256, align 4
  %263 = load i32, ptr %257, align 4
  %264 = and i32 %263, 255
  %265 = zext i32 %264 to i64
  %266 = getelementptr inbounds nuw i32, ptr addrspace(3) %262, i64 %265
  %267 = load i32, ptr addrspace(3) %266, align 4
  %268 = load ptr addrspace(3), ptr %256, align 4
  %269 = load i32, ptr %258, align 4
  %270 = lshr i32 %269, 8
  %271 = and i32 %270, 255
  %272 = zext i32 %271 to i64
  %273 = getelementptr inbounds nuw i32, ptr addrspace(3) %268, i64 %272
  %274 = load i32, ptr addrspace(3) %273, align 4
  %275 = load ptr addrspace(3), ptr %256, align 4
  %276 = load i32, ptr %258, align 4
  %277 = lshr i32 %276, 8
  %278 = and i32 %277, 255
  %279 = zext i32 %278 to i64
  %280 = getelementptr inbounds nuw i32, ptr addrspace(3) %275, i64 %279
  %281 = load i32, ptr addrspace(3) %280, align 4
  %282 = call i32 @llvm.fshl.i32(i32 %274, i32 %281, i32 8)
  %283 = xor i32 %267, %282
  %284 = load ptr addrspace(3), ptr %256, align 4
  %285 = load i32, ptr %259, align 4
  %286 = lshr i32 %285, 16
  %287 = and i32 %286, 255
  %288 = zext i32 %287 to i64
  %289 = getelementptr inbounds nuw i32, ptr addrspace(3) %284, i64 %288
  %290 = load i32, ptr addrspace(3) %289, align 4
  %291 = load ptr addrspace(3), ptr %256, align 4
  %292 = load i32, ptr %259, align 4
  %293 = lshr i32 %292, 16
  %294 = and i32 %293, 255
  %295 = zext i32 %294 to i64
  %296 = getelementptr inbounds nuw i32, ptr addrspace(3) %291, i64 %295
  %297 = load i32, ptr addrspace(3) %296, align 4
  %298 = call i32 @llvm.fshl.i32(i32 %290, i32 %297, i32 16)
  %299 = xor i32 %283, %298
  %300 = load ptr addrspace(3), ptr %256, align 4
  %301 = load i32, ptr %260, align 4
  %302 = lshr i32 %301, 24
  %303 = zext i32 %302 to i64
  %304 = getelementptr inbounds nuw i32, ptr addrspace(3) %300, i64 %303
  %305 = load i32, ptr addrspace(3) %304, align 4
  %306 = load ptr addrspace(3), ptr %256, align 4
  %307 = load i32, ptr %260, align 4
  %308 = lshr i32 %307, 24
  %309 = zext i32 %308 to i64
  %310 = getelementptr inbounds nuw i32, ptr addrspace(3) %306, i64 %309
  %311 = load i32, ptr addrspace(3) %310, align 4
  %312 = call i32 @llvm.fshl.i32(i32 %305, i32 %311, i32 24)
  %313 = xor i32 %299, %312
  %314 = load i32, ptr %261, align 4
  %315 = xor i32 %313, %314
  %316 = load <4 x i32>, ptr addrspace(5) %83, align 16
  %317 = insertelement <4 x i32> %316, i32 %315, i64 1
  store <4 x i32> %317, ptr addrspace(5) %83, align 16
  %318 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %319 = extractelement <4 x i32> %318, i64 2
  %320 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %321 = extractelement <4 x i32> %320, i64 3
  %322 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %323 = extractelement <4 x i32> %322, i64 0
  %324 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %325 = extractelement <4 x i32> %324, i64 1
  %326 = load ptr addrspace(4), ptr addrspace(5) %82, align 8
  %327 = getelementptr inbounds i32, ptr addrspace(4) %326, i64 2
  %328 = load i32, ptr addrspace(4) %327, align 4
  %329 = addrspacecast ptr addrspace(5) %54 to ptr
  %330 = addrspacecast ptr addrspace(5) %55 to ptr
  %331 = addrspacecast ptr addrspace(5) %56 to ptr
  %332 = addrspacecast ptr addrspace(5) %57 to ptr
  %333 = addrspacecast ptr addrspace(5) %58 to ptr
  %334 = addrspacecast ptr addrspace(5) %59 to ptr
  %335 = addrspacecast ptr addrspace(5) %60 to ptr
  store ptr addrspace(3) @aes128_tables.table, ptr %330, align 4
  store i32 %319, ptr %331, align 4
  store i32 %321, ptr %332, align 4
  store i32 %323, ptr %333, align 4
  store i32 %325, ptr %334, align 4
  store i32 %328, ptr %335, align 4
  %336 = load ptr addrspace(3), ptr %330, align 4
  %337 = load i32, ptr %331, align 4
  %338 = and i32 %337, 255
  %339 = zext i32 %338 to i64
  %340 = getelementptr inbounds nuw i32, ptr addrspace(3) %336, i64 %339
  %341 = load i32, ptr addrspace(3) %340, align 4
  %342 = load ptr addrspace(3), ptr %330, align 4
  %343 = load i32, ptr %332, align 4
  %344 = lshr i32 %343, 8
  %345 = and i32 %344, 255
  %346 = zext i32 %345 to i64
  %347 = getelementptr inbounds nuw i32, ptr addrspace(3) %342, i64 %346
  %348 = load i32, ptr addrspace(3) %347, align 4
  %349 = load ptr addrspace(3), ptr %330, align 4
  %350 = load i32, ptr %332, align 4
  %351 = lshr i32 %350, 8
  %352 = and i32 %351, 255
  %353 = zext i32 %352 to i64
  %354 = getelementptr inbounds nuw i32, ptr addrspace(3) %349, i64 %353
  %355 = load i32, ptr addrspace(3) %354, align 4
  %356 = call i32 @llvm.fshl.i32(i32 %348, i32 %355, i32 8)
  %357 = xor i32 %341, %356
  %358 = load ptr addrspace(3), ptr %330, align 4
  %359 = load i32, ptr %333, align 4
  %360 = lshr i32 %359, 16
  %361 = and i32 %360, 255
  %362 = zext i32 %361 to i64
  %363 = getelementptr inbounds nuw i32, ptr addrspace(3) %358, i64 %362
  %364 = load i32, ptr addrspace(3) %363, align 4
  %365 = load ptr addrspace(3), ptr %330, align 4
  %366 = load i32, ptr %333, align 4
  %367 = lshr i32 %366, 16
  %368 = and i32 %367, 255
  %369 = zext i32 %368 to i64
  %370 = getelementptr inbounds nuw i32, ptr addrspace(3) %365, i64 %369
  %371 = load i32, ptr addrspace(3) %370, align 4
  %372 = call i32 @llvm.fshl.i32(i32 %364, i32 %371, i32 16)
  %373 = xor i32 %357, %372
  %374 = load ptr addrspace(3), ptr %330, align 4
  %375 = load i32, ptr %334, align 4
  %376 = lshr i32 %375, 24
  %377 = zext i32 %376 to i64
  %378 = getelementptr inbounds nuw i32, ptr addrspace(3) %374, i64 %377
  %379 = load i32, ptr addrspace(3) %378, align 4
  %380 = load ptr addrspace(3), ptr %330, align 4
  %381 = load i32, ptr %334, align 4
  %382 = lshr i32 %381, 24
  %383 = zext i32 %382 to i64
  %384 = getelementptr inbounds nuw i32, ptr addrspace(3) %380, i64 %383
  %385 = load i32, ptr addrspace(3) %384, align 4
  %386 = call i32 @llvm.fshl.i32(i32 %379, i32 %385, i32 24)
  %387 = xor i32 %373, %386
  %388 = load i32, ptr %335, align 4
  %389 = xor i32 %387, %388
  %390 = load <4 x i32>, ptr addrspace(5) %83, align 16
  %391 = insertelement <4 x i32> %390, i32 %389, i64 2
  store <4 x i32> %391, ptr addrspace(5) %83, align 16
  %392 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %393 = extractelement <4 x i32> %392, i64 3
  %394 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %395 = extractelement <4 x i32> %394, i64 0
  %396 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %397 = extractelement <4 x i32> %396, i64 1
  %398 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %399 = extractelement <4 x i32> %398, i64 2
  %400 = load ptr addrspace(4), ptr addrspace(5) %82, align 8
  %401 = getelementptr inbounds i32, ptr addrspace(4) %400, i64 3
  %402 = load i32, ptr addrspace(4) %401, align 4
  %403 = addrspacecast ptr addrspace(5) %61 to ptr
  %404 = addrspacecast ptr addrspace(5) %62 to ptr
  %405 = addrspacecast ptr addrspace(5) %63 to ptr
  %406 = addrspacecast ptr addrspace(5) %64 to ptr
  %407 = addrspacecast ptr addrspace(5) %65 to ptr
  %408 = addrspacecast ptr addrspace(5) %66 to ptr
  %409 = addrspacecast ptr addrspace(5) %67 to ptr
  store ptr addrspace(3) @aes128_tables.table, ptr %404, align 4
  store i32 %393, ptr %405, align 4
  store i32 %395, ptr %406, align 4
  store i32 %397, ptr %407, align 4
  store i32 %399, ptr %408, align 4
  store i32 %402, ptr %409, align 4
  %410 = load ptr addrspace(3), ptr %404, align 4
  %411 = load i32, ptr %405, align 4
  %412 = and i32 %411, 255
  %413 = zext i32 %412 to i64
  %414 = getelementptr inbounds nuw i32, ptr addrspace(3) %410, i64 %413
  %415 = load i32, ptr addrspace(3) %414, align 4
  %416 = load ptr addrspace(3), ptr %404, align 4
  %417 = load i32, ptr %406, align 4
  %418 = lshr i32 %417, 8
  %419 = and i32 %418, 255
  %420 = zext i32 %419 to i64
  %421 = getelementptr inbounds nuw i32, ptr addrspace(3) %416, i64 %420
  %422 = load i32, ptr addrspace(3) %421, align 4
  %423 = load ptr addrspace(3), ptr %404, align 4
  %424 = load i32, ptr %406, align 4
  %425 = lshr i32 %424, 8
  %426 = and i32 %425, 255
  %427 = zext i32 %426 to i64
  %428 = getelementptr inbounds nuw i32, ptr addrspace(3) %423, i64 %427
  %429 = load i32, ptr addrspace(3) %428, align 4
  %430 = call i32 @llvm.fshl.i32(i32 %422, i32 %429, i32 8)
  %431 = xor i32 %415, %430
  %432 = load ptr addrspace(3), ptr %404, align 4
  %433 = load i32, ptr %407, align 4
  %434 = lshr i32 %433, 16
  %435 = and i32 %434, 255
  %436 = zext i32 %435 to i64
  %437 = getelementptr inbounds nuw i32, ptr addrspace(3) %432, i64 %436
  %438 = load i32, ptr addrspace(3) %437, align 4
  %439 = load ptr addrspace(3), ptr %404, align 4
  %440 = load i32, ptr %407, align 4
  %441 = lshr i32 %440, 16
  %442 = and i32 %441, 255
  %443 = zext i32 %442 to i64
  %444 = getelementptr inbounds nuw i32, ptr addrspace(3) %439, i64 %443
  %445 = load i32, ptr addrspace(3) %444, align 4
  %446 = call i32 @llvm.fshl.i32(i32 %438, i32 %445, i32 16)
  %447 = xor i32 %431, %446
  %448 = load ptr addrspace(3), ptr %404, align 4
  %449 = load i32, ptr %408, align 4
  %450 = lshr i32 %449, 24
  %451 = zext i32 %450 to i64
  %452 = getelementptr inbounds nuw i32, ptr addrspace(3) %448, i64 %451
  %453 = load i32, ptr addrspace(3) %452, align 4
  %454 = load ptr addrspace(3), ptr %404, align 4
  %455 = load i32, ptr %408, align 4
  %456 = lshr i32 %455, 24
  %457 = zext i32 %456 to i64
  %458 = getelementptr inbounds nuw i32, ptr addrspace(3) %454, i64 %457
  %459 = load i32, ptr addrspace(3) %458, align 4
  %460 = call i32 @llvm.fshl.i32(i32 %453, i32 %459, i32 24)
  %461 = xor i32 %447, %460
  %462 = load i32, ptr %409, align 4
  %463 = xor i32 %461, %462
  %464 = load <4 x i32>, ptr addrspace(5) %83, align 16
  %465 = insertelement <4 x i32> %464, i32 %463, i64 3
  store <4 x i32> %465, ptr addrspace(5) %83, align 16
  %466 = load <4 x i32>, ptr addrspace(5) %83, align 16
  store <4 x i32> %466, ptr addrspace(5) %79, align 16
  br label %467

467:                                              ; preds = %164
  %468 = load i32, ptr addrspace(5) %81, align 4
  %469 = add i32 %468, 1
  store i32 %469, ptr addrspace(5) %81, align 4
  br label %161

470:                                              ; preds = %161
  %471 = load ptr addrspace(4), ptr %88, align 8
  %472 = getelementptr inbounds i32, ptr addrspace(4) %471, i64 40
  store ptr addrspace(4) %472, ptr addrspace(5) %84, align 8
  %473 = load ptr addrspace(4), ptr %90, align 8
  %474 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %475 = extractelement <4 x i32> %474, i64 0
  %476 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %477 = extractelement <4 x i32> %476, i64 1
  %478 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %479 = extractelement <4 x i32> %478, i64 2
  %480 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %481 = extractelement <4 x i32> %480, i64 3
  %482 = load ptr addrspace(4), ptr addrspace(5) %84, align 8
  %483 = getelementptr inbounds i32, ptr addrspace(4) %482, i64 0
  %484 = load i32, ptr addrspace(4) %483, align 4
  %485 = addrspacecast ptr addrspace(5) %12 to ptr
  %486 = addrspacecast ptr addrspace(5) %13 to ptr
  %487 = addrspacecast ptr addrspace(5) %14 to ptr
  %488 = addrspacecast ptr addrspace(5) %15 to ptr
  %489 = addrspacecast ptr addrspace(5) %16 to ptr
  %490 = addrspacecast ptr addrspace(5) %17 to ptr
  %491 = addrspacecast ptr addrspace(5) %18 to ptr
  store ptr addrspace(4) %473, ptr %486, align 8
  store i32 %475, ptr %487, align 4
  store i32 %477, ptr %488, align 4
  store i32 %479, ptr %489, align 4
  store i32 %481, ptr %490, align 4
  store i32 %484, ptr %491, align 4
  %492 = load ptr addrspace(4), ptr %486, align 8
  %493 = load i32, ptr %487, align 4
  %494 = and i32 %493, 255
  %495 = zext i32 %494 to i64
  %496 = getelementptr inbounds nuw i8, ptr addrspace(4) %492, i64 %495
  %497 = load i8, ptr addrspace(4) %496, align 1
  %498 = zext i8 %497 to i32
  %499 = load ptr addrspace(4), ptr %486, align 8
  %500 = load i32, ptr %488, align 4
  %501 = lshr i32 %500, 8
  %502 = and i32 %501, 255
  %503 = zext i32 %502 to i64
  %504 = getelementptr inbounds nuw i8, ptr addrspace(4) %499, i64 %503
  %505 = load i8, ptr addrspace(4) %504, align 1
  %506 = zext i8 %505 to i32
  %507 = shl i32 %506, 8
  %508 = or i32 %498, %507
  %509 = load ptr addrspace(4), ptr %486, align 8
  %510 = load i32, ptr %489, align 4
  %511 = lshr i32 %510, 16
  %512 = and i32 %511, 255
  %513 = zext i32 %512 to i64
  %514 = getelementptr inbounds nuw i8, ptr addrspace(4) %509, i64 %513
  %515 = load i8, ptr addrspace(4) %514, align 1
  %516 = zext i8 %515 to i32
  %517 = shl i32 %516, 16
  %518 = or i32 %508, %517
  %519 = load ptr addrspace(4), ptr %486, align 8
  %520 = load i32, ptr %490, align 4
  %521 = lshr i32 %520, 24
  %522 = zext i32 %521 to i64
  %523 = getelementptr inbounds nuw i8, ptr addrspace(4) %519, i64 %522
  %524 = load i8, ptr addrspace(4) %523, align 1
  %525 = zext i8 %524 to i32
  %526 = shl i32 %525, 24
  %527 = or i32 %518, %526
  %528 = load i32, ptr %491, align 4
  %529 = xor i32 %527, %528
  %530 = insertelement <4 x i32> poison, i32 %529, i32 0
  %531 = load ptr addrspace(4), ptr %90, align 8
  %532 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %533 = extractelement <4 x i32> %532, i64 1
  %534 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %535 = extractelement <4 x i32> %534, i64 2
  %536 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %537 = extractelement <4 x i32> %536, i64 3
  %538 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %539 = extractelement <4 x i32> %538, i64 0
  %540 = load ptr addrspace(4), ptr addrspace(5) %84, align 8
  %541 = getelementptr inbounds i32, ptr addrspace(4) %540, i64 1
  %542 = load i32, ptr addrspace(4) %541, align 4
  %543 = addrspacecast ptr addrspace(5) %19 to ptr
  %544 = addrspacecast ptr addrspace(5) %20 to ptr
  %545 = addrspacecast ptr addrspace(5) %21 to ptr
  %546 = addrspacecast ptr addrspace(5) %22 to ptr
  %547 = addrspacecast ptr addrspace(5) %23 to ptr
  %548 = addrspacecast ptr addrspace(5) %24 to ptr
  %549 = addrspacecast ptr addrspace(5) %25 to ptr
  store ptr addrspace(4) %531, ptr %544, align 8
  store i32 %533, ptr %545, align 4
  store i32 %535, ptr %546, align 4
  store i32 %537, ptr %547, align 4
  store i32 %539, ptr %548, align 4
  store i32 %542, ptr %549, align 4
  %550 = load ptr addrspace(4), ptr %544, align 8
  %551 = load i32, ptr %545, align 4
  %552 = and i32 %551, 255
  %553 = zext i32 %552 to i64
  %554 = getelementptr inbounds nuw i8, ptr addrspace(4) %550, i64 %553
  %555 = load i8, ptr addrspace(4) %554, align 1
  %556 = zext i8 %555 to i32
  %557 = load ptr addrspace(4), ptr %544, align 8
  %558 = load i32, ptr %546, align 4
  %559 = lshr i32 %558, 8
  %560 = and i32 %559, 255
  %561 = zext i32 %560 to i64
  %562 = getelementptr inbounds nuw i8, ptr addrspace(4) %557, i64 %561
  %563 = load i8, ptr addrspace(4) %562, align 1
  %564 = zext i8 %563 to i32
  %565 = shl i32 %564, 8
  %566 = or i32 %556, %565
  %567 = load ptr addrspace(4), ptr %544, align 8
  %568 = load i32, ptr %547, align 4
  %569 = lshr i32 %568, 16
  %570 = and i32 %569, 255
  %571 = zext i32 %570 to i64
  %572 = getelementptr inbounds nuw i8, ptr addrspace(4) %567, i64 %571
  %573 = load i8, ptr addrspace(4) %572, align 1
  %574 = zext i8 %573 to i32
  %575 = shl i32 %574, 16
  %576 = or i32 %566, %575
  %577 = load ptr addrspace(4), ptr %544, align 8
  %578 = load i32, ptr %548, align 4
  %579 = lshr i32 %578, 24
  %580 = zext i32 %579 to i64
  %581 = getelementptr inbounds nuw i8, ptr addrspace(4) %577, i64 %580
  %582 = load i8, ptr addrspace(4) %581, align 1
  %583 = zext i8 %582 to i32
  %584 = shl i32 %583, 24
  %585 = or i32 %576, %584
  %586 = load i32, ptr %549, align 4
  %587 = xor i32 %585, %586
  %588 = insertelement <4 x i32> %530, i32 %587, i32 1
  %589 = load ptr addrspace(4), ptr %90, align 8
  %590 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %591 = extractelement <4 x i32> %590, i64 2
  %592 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %593 = extractelement <4 x i32> %592, i64 3
  %594 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %595 = extractelement <4 x i32> %594, i64 0
  %596 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %597 = extractelement <4 x i32> %596, i64 1
  %598 = load ptr addrspace(4), ptr addrspace(5) %84, align 8
  %599 = getelementptr inbounds i32, ptr addrspace(4) %598, i64 2
  %600 = load i32, ptr addrspace(4) %599, align 4
  %601 = addrspacecast ptr addrspace(5) %26 to ptr
  %602 = addrspacecast ptr addrspace(5) %27 to ptr
  %603 = addrspacecast ptr addrspace(5) %28 to ptr
  %604 = addrspacecast ptr addrspace(5) %29 to ptr
  %605 = addrspacecast ptr addrspace(5) %30 to ptr
  %606 = addrspacecast ptr addrspace(5) %31 to ptr
  %607 = addrspacecast ptr addrspace(5) %32 to ptr
  store ptr addrspace(4) %589, ptr %602, align 8
  store i32 %591, ptr %603, align 4
  store i32 %593, ptr %604, align 4
  store i32 %595, ptr %605, align 4
  store i32 %597, ptr %606, align 4
  store i32 %600, ptr %607, align 4
  %608 = load ptr addrspace(4), ptr %602, align 8
  %609 = load i32, ptr %603, align 4
  %610 = and i32 %609, 255
  %611 = zext i32 %610 to i64
  %612 = getelementptr inbounds nuw i8, ptr addrspace(4) %608, i64 %611
  %613 = load i8, ptr addrspace(4) %612, align 1
  %614 = zext i8 %613 to i32
  %615 = load ptr addrspace(4), ptr %602, align 8
  %616 = load i32, ptr %604, align 4
  %617 = lshr i32 %616, 8
  %618 = and i32 %617, 255
  %619 = zext i32 %618 to i64
  %620 = getelementptr inbounds nuw i8, ptr addrspace(4) %615, i64 %619
  %621 = load i8, ptr addrspace(4) %620, align 1
  %622 = zext i8 %621 to i32
  %623 = shl i32 %622, 8
  %624 = or i32 %614, %623
  %625 = load ptr addrspace(4), ptr %602, align 8
  %626 = load i32, ptr %605, align 4
  %627 = lshr i32 %626, 16
  %628 = and i32 %627, 255
  %629 = zext i32 %628 to i64
  %630 = getelementptr inbounds nuw i8, ptr addrspace(4) %625, i64 %629
  %631 = load i8, ptr addrspace(4) %630, align 1
  %632 = zext i8 %631 to i32
  %633 = shl i32 %632, 16
  %634 = or i32 %624, %633
  %635 = load ptr addrspace(4), ptr %602, align 8
  %636 = load i32, ptr %606, align 4
  %637 = lshr i32 %636, 24
  %638 = zext i32 %637 to i64
  %639 = getelementptr inbounds nuw i8, ptr addrspace(4) %635, i64 %638
  %640 = load i8, ptr addrspace(4) %639, align 1
  %641 = zext i8 %640 to i32
  %642 = shl i32 %641, 24
  %643 = or i32 %634, %642
  %644 = load i32, ptr %607, align 4
  %645 = xor i32 %643, %644
  %646 = insertelement <4 x i32> %588, i32 %645, i32 2
  %647 = load ptr addrspace(4), ptr %90, align 8
  %648 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %649 = extractelement <4 x i32> %648, i64 3
  %650 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %651 = extractelement <4 x i32> %650, i64 0
  %652 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %653 = extractelement <4 x i32> %652, i64 1
  %654 = load <4 x i32>, ptr addrspace(5) %79, align 16
  %655 = extractelement <4 x i32> %654, i64 2
  %656 = load ptr addrspace(4), ptr addrspace(5) %84, align 8
  %657 = getelementptr inbounds i32, ptr addrspace(4) %656, i64 3
  %658 = load i32, ptr addrspace(4) %657, align 4
  %659 = addrspacecast ptr addrspace(5) %33 to ptr
  %660 = addrspacecast ptr addrspace(5) %34 to ptr
  %661 = addrspacecast ptr addrspace(5) %35 to ptr
  %662 = addrspacecast ptr addrspace(5) %36 to ptr
  %663 = addrspacecast ptr addrspace(5) %37 to ptr
  %664 = addrspacecast ptr addrspace(5) %38 to ptr
  %665 = addrspacecast ptr addrspace(5) %39 to ptr
  store ptr addrspace(4) %647, ptr %660, align 8
  store i32 %649, ptr %661, align 4
  store i32 %651, ptr %662, align 4
  store i32 %653, ptr %663, align 4
  store i32 %655, ptr %664, align 4
  store i32 %658, ptr %665, align 4
  %666 = load ptr addrspace(4), ptr %660, align 8
  %667 = load i32, ptr %661, align 4
  %668 = and i32 %667, 255
  %669 = zext i32 %668 to i64
  %670 = getelementptr inbounds nuw i8, ptr addrspace(4) %666, i64 %669
  %671 = load i8, ptr addrspace(4) %670, align 1
  %672 = zext i8 %671 to i32
  %673 = load ptr addrspace(4), ptr %660, align 8
  %674 = load i32, ptr %662, align 4
  %675 = lshr i32 %674, 8
  %676 = and i32 %675, 255
  %677 = zext i32 %676 to i64
  %678 = getelementptr inbounds nuw i8, ptr addrspace(4) %673, i64 %677
  %679 = load i8, ptr addrspace(4) %678, align 1
  %680 = zext i8 %679 to i32
  %681 = shl i32 %680, 8
  %682 = or i32 %672, %681
  %683 = load ptr addrspace(4), ptr %660, align 8
  %684 = load i32, ptr %663, align 4
  %685 = lshr i32 %684, 16
  %686 = and i32 %685, 255
  %687 = zext i32 %686 to i64
  %688 = getelementptr inbounds nuw i8, ptr addrspace(4) %683, i64 %687
  %689 = load i8, ptr addrspace(4) %688, align 1
  %690 = zext i8 %689 to i32
  %691 = shl i32 %690, 16
  %692 = or i32 %682, %691
  %693 = load ptr addrspace(4), ptr %660, align 8
  %694 = load i32, ptr %664, align 4
  %695 = lshr i32 %694, 24
  %696 = zext i32 %695 to i64
  %697 = getelementptr inbounds nuw i8, ptr addrspace(4) %693, i64 %696
  %698 = load i8, ptr addrspace(4) %697, align 1
  %699 = zext i8 %698 to i32
  %700 = shl i32 %699, 24
  %701 = or i32 %692, %700
  %702 = load i32, ptr %665, align 4
  %703 = xor i32 %701, %702
  %704 = insertelement <4 x i32> %646, i32 %703, i32 3
  store <4 x i32> %704, ptr %93, align 16
  %705 = load <4 x i32>, ptr %93, align 16
  %706 = load ptr addrspace(1), ptr %87, align 8
  %707 = load i32, ptr addrspace(5) %78, align 4
  %708 = zext i32 %707 to i64
  %709 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %706, i64 %708
  store <4 x i32> %705, ptr addrspace(1) %709, align 16
  br label %710

710:                                              ; preds = %470, %136
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 2, i32 1, i32 2, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uint4*", !"uint4*", !"uint*", !"uint*", !"uchar*", !"uint"}
!9 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*", !"uint*", !"uint*", !"uchar*", !"uint"}
!10 = !{!"const", !"", !"const", !"const", !"const", !""}
!11 = !{i32 64, i32 1, i32 1}
!12 = !{!"amdgpu-synchronize-as", !"local"}
