; ModuleID = 'bits.cl'
source_filename = "bits.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @bits(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store ptr addrspace(1) %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %11, align 8
  %16 = load i32, ptr %12, align 4
  call void @__clang_ocl_kern_imp_bits(ptr addrspace(1) noundef align 8 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 8 %15, i32 noundef %16) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_bits(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
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
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i64, align 8, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca ptr addrspace(1), align 8, addrspace(5)
  %29 = alloca i64, align 8, addrspace(5)
  %30 = alloca ptr addrspace(1), align 8, addrspace(5)
  %31 = addrspacecast ptr addrspace(5) %20 to ptr
  %32 = addrspacecast ptr addrspace(5) %21 to ptr
  %33 = addrspacecast ptr addrspace(5) %22 to ptr
  %34 = addrspacecast ptr addrspace(5) %23 to ptr
  store ptr addrspace(1) %0, ptr %31, align 8
  store ptr addrspace(1) %1, ptr %32, align 8
  store ptr addrspace(1) %2, ptr %33, align 8
  store i32 %3, ptr %34, align 4
  %35 = addrspacecast ptr addrspace(5) %19 to ptr
  %36 = addrspacecast ptr addrspace(5) %10 to ptr
  %37 = call i32 @llvm.amdgcn.workgroup.id.x()
  %38 = addrspacecast ptr addrspace(5) %9 to ptr
  %39 = addrspacecast ptr addrspace(5) %5 to ptr
  %40 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %40, align 4
  %41 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %41, ptr addrspace(5) %7, align 8
  %42 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %43 = load i32, ptr %40, align 4
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr addrspace(4) %42, i64 %44
  %46 = load i16, ptr addrspace(4) %45, align 2
  %47 = zext i16 %46 to i32
  %48 = mul i32 %37, %47
  %49 = addrspacecast ptr addrspace(5) %8 to ptr
  %50 = call i32 @llvm.amdgcn.workitem.id.x()
  %51 = add i32 %48, %50
  store i32 %51, ptr addrspace(5) %24, align 4
  %52 = load i32, ptr addrspace(5) %24, align 4
  %53 = load i32, ptr %34, align 4
  %54 = icmp uge i32 %52, %53
  br i1 %54, label %55, label %56

55:                                               ; preds = %4
  br label %299

56:                                               ; preds = %4
  %57 = load ptr addrspace(1), ptr %31, align 8
  %58 = load i32, ptr addrspace(5) %24, align 4
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i64, ptr addrspace(1) %57, i64 %59
  %61 = load i64, ptr addrspace(1) %60, align 8
  store i64 %61, ptr addrspace(5) %25, align 8
  %62 = load i64, ptr addrspace(5) %25, align 8
  %63 = trunc i64 %62 to i32
  store i32 %63, ptr addrspace(5) %26, align 4
  %64 = load i64, ptr addrspace(5) %25, align 8
  %65 = lshr i64 %64, 32
  %66 = trunc i64 %65 to i32
  store i32 %66, ptr addrspace(5) %27, align 4
  %67 = load ptr addrspace(1), ptr %32, align 8
  %68 = load i32, ptr addrspace(5) %24, align 4
  %69 = mul i32 10, %68
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %67, i64 %70
  store ptr addrspace(1) %71, ptr addrspace(5) %28, align 8
  %72 = load i32, ptr addrspace(5) %26, align 4
  %73 = call i32 @llvm.ctpop.i32(i32 %72)
  %74 = load ptr addrspace(1), ptr addrspace(5) %28, align 8
  %75 = getelementptr inbounds i32, ptr addrspace(1) %74, i64 0
  store i32 %73, ptr addrspace(1) %75, align 4
  %76 = load i32, ptr addrspace(5) %26, align 4
  %77 = icmp ne i32 %76, 0
  br i1 %77, label %78, label %81

78:                                               ; preds = %56
  %79 = load i32, ptr addrspace(5) %26, align 4
  %80 = call i32 @llvm.ctlz.i32(i32 %79, i1 true)
  br label %82

81:                                               ; preds = %56
  br label %82

82:                                               ; preds = %81, %78
  %83 = phi i32 [ %80, %78 ], [ 32, %81 ]
  %84 = load ptr addrspace(1), ptr addrspace(5) %28, align 8
  %85 = getelementptr inbounds i32, ptr addrspace(1) %84, i64 1
  store i32 %83, ptr addrspace(1) %85, align 4
  %86 = load i32, ptr addrspace(5) %27, align 4
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %88, label %91

88:                                               ; preds = %82
  %89 = load i32, ptr addrspace(5) %27, align 4
  %90 = call i32 @llvm.cttz.i32(i32 %89, i1 true)
  br label %92

91:                                               ; preds = %82
  br label %92

92:                                               ; preds = %91, %88
  %93 = phi i32 [ %90, %88 ], [ 32, %91 ]
  %94 = load ptr addrspace(1), ptr addrspace(5) %28, align 8
  %95 = getelementptr inbounds i32, ptr addrspace(1) %94, i64 2
  store i32 %93, ptr addrspace(1) %95, align 4
  %96 = load i64, ptr addrspace(5) %25, align 8
  %97 = call i64 @llvm.ctpop.i64(i64 %96)
  %98 = trunc i64 %97 to i32
  %99 = load ptr addrspace(1), ptr addrspace(5) %28, align 8
  %100 = getelementptr inbounds i32, ptr addrspace(1) %99, i64 3
  store i32 %98, ptr addrspace(1) %100, align 4
  %101 = load i64, ptr addrspace(5) %25, align 8
  %102 = icmp ne i64 %101, 0
  br i1 %102, label %103, label %107

103:                                              ; preds = %92
  %104 = load i64, ptr addrspace(5) %25, align 8
  %105 = call i64 @llvm.ctlz.i64(i64 %104, i1 true)
  %106 = trunc i64 %105 to i32
  br label %108

107:                                              ; preds = %92
  br label %108

108:                                              ; preds = %107, %103
  %109 = phi i32 [ %106, %103 ], [ 64, %107 ]
  %110 = load ptr addrspace(1), ptr addrspace(5) %28, align 8
  %111 = getelementptr inbounds i32, ptr addrspace(1) %110, i64 4
  store i32 %109, ptr addrspace(1) %111, align 4
  %112 = load i64, ptr addrspace(5) %25, align 8
  %113 = icmp ne i64 %112, 0
  br i1 %113, label %114, label %118

114:                                              ; preds = %108
  %115 = load i64, ptr addrspace(5) %25, align 8
  %116 = call i64 @llvm.cttz.i64(i64 %115, i1 true)
  %117 = trunc i64 %116 to i32
  br label %119

118:                                              ; preds = %108
  br label %119

119:                                              ; preds = %118, %114
  %120 = phi i32 [ %117, %114 ], [ 64, %118 ]
  %121 = load ptr addrspace(1), ptr addrspace(5) %28, align 8
  %122 = getelementptr inbounds i32, ptr addrspace(1) %121, i64 5
  store i32 %120, ptr addrspace(1) %122, align 4
  %123 = load i32, ptr addrspace(5) %26, align 4
  %124 = call i32 @llvm.bitreverse.i32(i32 %123)
  %125 = load ptr addrspace(1), ptr addrspace(5) %28, align 8
  %126 = getelementptr inbounds i32, ptr addrspace(1) %125, i64 6
  store i32 %124, ptr addrspace(1) %126, align 4
  %127 = load i32, ptr addrspace(5) %27, align 4
  %128 = call i32 @llvm.bswap.i32(i32 %127)
  %129 = load ptr addrspace(1), ptr addrspace(5) %28, align 8
  %130 = getelementptr inbounds i32, ptr addrspace(1) %129, i64 7
  store i32 %128, ptr addrspace(1) %130, align 4
  %131 = load i32, ptr addrspace(5) %26, align 4
  %132 = load i32, ptr addrspace(5) %27, align 4
  %133 = and i32 %132, 31
  %134 = call i32 @llvm.fshl.i32(i32 %131, i32 %131, i32 %133)
  %135 = load ptr addrspace(1), ptr addrspace(5) %28, align 8
  %136 = getelementptr inbounds i32, ptr addrspace(1) %135, i64 8
  store i32 %134, ptr addrspace(1) %136, align 4
  %137 = load i32, ptr addrspace(5) %26, align 4
  %138 = call i32 @llvm.amdgcn.ubfe.i32(i32 %137, i32 5, i32 9)
  %139 = load i32, ptr addrspace(5) %27, align 4
  %140 = load i32, ptr addrspace(5) %26, align 4
  %141 = call i32 @llvm.fshr.i32(i32 %139, i32 %140, i32 13)
  %142 = add i32 %138, %141
  %143 = load ptr addrspace(1), ptr addrspace(5) %28, align 8
  %144 = getelementptr inbounds i32, ptr addrspace(1) %143, i64 9
  store i32 %142, ptr addrspace(1) %144, align 4
  %145 = load i32, ptr addrspace(5) %26, align 4
  %146 = lshr i32 %145, 16
  %147 = addrspacecast ptr addrspace(5) %11 to ptr
  %148 = addrspacecast ptr addrspace(5) %12 to ptr
  store i32 %146, ptr %148, align 4
  %149 = load i32, ptr %148, align 4
  %150 = and i32 %149, 65535
  store i32 %150, ptr %148, align 4
  %151 = load i32, ptr %148, align 4
  %152 = load i32, ptr %148, align 4
  %153 = shl i32 %152, 8
  %154 = or i32 %151, %153
  %155 = and i32 %154, 16711935
  store i32 %155, ptr %148, align 4
  %156 = load i32, ptr %148, align 4
  %157 = load i32, ptr %148, align 4
  %158 = shl i32 %157, 4
  %159 = or i32 %156, %158
  %160 = and i32 %159, 252645135
  store i32 %160, ptr %148, align 4
  %161 = load i32, ptr %148, align 4
  %162 = load i32, ptr %148, align 4
  %163 = shl i32 %162, 2
  %164 = or i32 %161, %163
  %165 = and i32 %164, 858993459
  store i32 %165, ptr %148, align 4
  %166 = load i32, ptr %148, align 4
  %167 = load i32, ptr %148, align 4
  %168 = shl i32 %167, 1
  %169 = or i32 %166, %168
  %170 = and i32 %169, 1431655765
  %171 = load i32, ptr addrspace(5) %27, align 4
  %172 = lshr i32 %171, 16
  %173 = addrspacecast ptr addrspace(5) %13 to ptr
  %174 = addrspacecast ptr addrspace(5) %14 to ptr
  store i32 %172, ptr %174, align 4
  %175 = load i32, ptr %174, align 4
  %176 = and i32 %175, 65535
  store i32 %176, ptr %174, align 4
  %177 = load i32, ptr %174, align 4
  %178 = load i32, ptr %174, align 4
  %179 = shl i32 %178, 8
  %180 = or i32 %177, %179
  %181 = and i32 %180, 16711935
  store i32 %181, ptr %174, align 4
  %182 = load i32, ptr %174, align 4
  %183 = load i32, ptr %174, align 4
  %184 = shl i32 %183, 4
  %185 = or i32 %182, %184
  %186 = and i32 %185, 252645135
  store i32 %186, ptr %174, align 4
  %187 = load i32, ptr %174, align 4
  %188 = load i32, ptr %174, align 4
  %189 = shl i32 %188, 2
  %190 = or i32 %187, %189
  %191 = and i32 %190, 858993459
  store i32 %191, ptr %174, align 4
  %192 = load i32, ptr %174, align 4
  %193 = load i32, ptr %174, align 4
  %194 = shl i32 %193, 1
  %195 = or i32 %192, %194
  %196 = and i32 %195, 1431655765
  %197 = shl i32 %196, 1
  %198 = or i32 %170, %197
  %199 = zext i32 %198 to i64
  %200 = shl i64 %199, 32
  %201 = load i32, ptr addrspace(5) %26, align 4
  %202 = addrspacecast ptr addrspace(5) %15 to ptr
  %203 = addrspacecast ptr addrspace(5) %16 to ptr
  store i32 %201, ptr %203, align 4
  %204 = load i32, ptr %203, align 4
  %205 = and i32 %204, 65535
  store i32 %205, ptr %203, align 4
  %206 = load i32, ptr %203, align 4
  %207 = load i32, ptr %203, align 4
  %208 = shl i32 %207, 8
  %209 = or i32 %206, %208
  %210 = and i32 %209, 16711935
  store i32 %210, ptr %203, align 4
  %211 = load i32, ptr %203, align 4
  %212 = load i32, ptr %203, align 4
  %213 = shl i32 %212, 4
  %214 = or i32 %211, %213
  %215 = and i32 %214, 252645135
  store i32 %215, ptr %203, align 4
  %216 = load i32, ptr %203, align 4
  %217 = load i32, ptr %203, align 4
  %218 = shl i32 %217, 2
  %219 = or i32 %216, %218
  %220 = and i32 %219, 858993459
  store i32 %220, ptr %203, align 4
  %221 = load i32, ptr %203, align 4
  %222 = load i32, ptr %203, align 4
  %223 = shl i32 %222, 1
  %224 = or i32 %221, %223
  %225 = and i32 %224, 1431655765
  %226 = zext i32 %225 to i64
  %227 = or i64 %200, %226
  %228 = load i32, ptr addrspace(5) %27, align 4
  %229 = addrspacecast ptr addrspace(5) %17 to ptr
  %230 = addrspacecast ptr addrspace(5) %18 to ptr
  store i32 %228, ptr %230, align 4
  %231 = load i32, ptr %230, align 4
  %232 = and i32 %231, 65535
  store i32 %232, ptr %230, align 4
  %233 = load i32, ptr %230, align 4
  %234 = load i32, ptr %230, align 4
  %235 = shl i32 %234, 8
  %236 = or i32 %233, %235
  %237 = and i32 %236, 16711935
  store i32 %237, ptr %230, align 4
  %238 = load i32, ptr %230, align 4
  %239 = load i32, ptr %230, align 4
  %240 = shl i32 %239, 4
  %241 = or i32 %238, %240
  %242 = and i32 %241, 252645135
  store i32 %242, ptr %230, align 4
  %243 = load i32, ptr %230, align 4
  %244 = load i32, ptr %230, align 4
  %245 = shl i32 %244, 2
  %246 = or i32 %243, %245
  %247 = and i32 %246, 858993459
  store i32 %247, ptr %230, align 4
  %248 = load i32, ptr %230, align 4
  %249 = load i32, ptr %230, align 4
  %250 = shl i32 %249, 1
  %251 = or i32 %248, %250
  %252 = and i32 %251, 1431655765
  %253 = shl i32 %252, 1
  %254 = zext i32 %253 to i64
  %255 = or i64 %227, %254
  store i64 %255, ptr addrspace(5) %29, align 8
  %256 = load ptr addrspace(1), ptr %33, align 8
  %257 = load i32, ptr addrspace(5) %24, align 4
  %258 = mul i32 4, %257
  %259 = zext i32 %258 to i64
  %260 = getelementptr inbounds nuw i64, ptr addrspace(1) %256, i64 %259
  store ptr addrspace(1) %260, ptr addrspace(5) %30, align 8
  %261 = load i64, ptr addrspace(5) %29, align 8
  %262 = load ptr addrspace(1), ptr addrspace(5) %30, align 8
  %263 = getelementptr inbounds i64, ptr addrspace(1) %262, i64 0
  store i64 %261, ptr addrspace(1) %263, align 8
  %264 = load i64, ptr addrspace(5) %25, align 8
  %265 = call i64 @llvm.bswap.i64(i64 %264)
  %266 = load i64, ptr addrspace(5) %25, align 8
  %267 = load i32, ptr addrspace(5) %26, align 4
  %268 = and i32 %267, 63
  %269 = zext i32 %268 to i64
  %270 = call i64 @llvm.fshr.i64(i64 %266, i64 %266, i64 %269)
  %271 = xor i64 %265, %270
  %272 = load ptr addrspace(1), ptr addrspace(5) %30, align 8
  %273 = getelementptr inbounds i64, ptr addrspace(1) %272, i64 1
  store i64 %271, ptr addrspace(1) %273, align 8
  %274 = load i64, ptr addrspace(5) %25, align 8
  %275 = load i32, ptr addrspace(5) %27, align 4
  %276 = and i32 %275, 63
  %277 = zext i32 %276 to i64
  %278 = and i64 %277, 63
  %279 = shl i64 %274, %278
  %280 = load i64, ptr addrspace(5) %25, align 8
  %281 = load i32, ptr addrspace(5) %26, align 4
  %282 = and i32 %281, 63
  %283 = zext i32 %282 to i64
  %284 = and i64 %283, 63
  %285 = ashr i64 %280, %284
  %286 = or i64 %279, %285
  %287 = load ptr addrspace(1), ptr addrspace(5) %30, align 8
  %288 = getelementptr inbounds i64, ptr addrspace(1) %287, i64 2
  store i64 %286, ptr addrspace(1) %288, align 8
  %289 = load i64, ptr addrspace(5) %25, align 8
  %290 = call i64 @llvm.bitreverse.i64(i64 %289)
  %291 = load i32, ptr addrspace(5) %26, align 4
  %292 = zext i32 %291 to i64
  %293 = load i32, ptr addrspace(5) %27, align 4
  %294 = zext i32 %293 to i64
  %295 = mul i64 %292, %294
  %296 = add i64 %290, %295
  %297 = load ptr addrspace(1), ptr addrspace(5) %30, align 8
  %298 = getelementptr inbounds i64, ptr addrspace(1) %297, i64 3
  store i64 %296, ptr addrspace(1) %298, align 8
  br label %299

299:                                              ; preds = %119, %55
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.ubfe.i32(i32, i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshr.i64(i64, i64, i64) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"ulong*", !"uint*", !"ulong*", !"uint"}
!9 = !{!"const", !"", !"", !""}
