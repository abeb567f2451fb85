; ModuleID = 'life_bits.cl'
source_filename = "life_bits.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @life_bits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(4), align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca ptr, align 8, addrspace(5)
  %18 = alloca ptr, align 8, addrspace(5)
  %19 = alloca ptr, align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca ptr, align 8, addrspace(5)
  %24 = alloca ptr, align 8, addrspace(5)
  %25 = alloca ptr, align 8, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca ptr, align 8, addrspace(5)
  %30 = alloca ptr, align 8, addrspace(5)
  %31 = alloca ptr, align 8, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca ptr addrspace(1), align 8, addrspace(5)
  %38 = alloca ptr addrspace(1), align 8, addrspace(5)
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
  %50 = alloca ptr addrspace(1), align 8, addrspace(5)
  %51 = alloca i32, align 4, addrspace(5)
  %52 = alloca i32, align 4, addrspace(5)
  %53 = alloca i32, align 4, addrspace(5)
  %54 = alloca ptr addrspace(1), align 8, addrspace(5)
  %55 = alloca ptr addrspace(1), align 8, addrspace(5)
  %56 = alloca i32, align 4, addrspace(5)
  %57 = alloca i32, align 4, addrspace(5)
  %58 = addrspacecast ptr addrspace(5) %54 to ptr
  %59 = addrspacecast ptr addrspace(5) %55 to ptr
  %60 = addrspacecast ptr addrspace(5) %56 to ptr
  %61 = addrspacecast ptr addrspace(5) %57 to ptr
  store ptr addrspace(1) %0, ptr %58, align 8
  store ptr addrspace(1) %1, ptr %59, align 8
  store i32 %2, ptr %60, align 4
  store i32 %3, ptr %61, align 4
  %62 = load ptr addrspace(1), ptr %58, align 8
  %63 = load ptr addrspace(1), ptr %59, align 8
  %64 = load i32, ptr %60, align 4
  %65 = load i32, ptr %61, align 4
  %66 = addrspacecast ptr addrspace(5) %37 to ptr
  %67 = addrspacecast ptr addrspace(5) %38 to ptr
  %68 = addrspacecast ptr addrspace(5) %39 to ptr
  %69 = addrspacecast ptr addrspace(5) %40 to ptr
  store ptr addrspace(1) %62, ptr %66, align 8
  store ptr addrspace(1) %63, ptr %67, align 8
  store i32 %64, ptr %68, align 4
  store i32 %65, ptr %69, align 4
  %70 = addrspacecast ptr addrspace(5) %36 to ptr
  %71 = addrspacecast ptr addrspace(5) %16 to ptr
  %72 = call i32 @llvm.amdgcn.workgroup.id.x()
  %73 = addrspacecast ptr addrspace(5) %15 to ptr
  %74 = addrspacecast ptr addrspace(5) %11 to ptr
  %75 = addrspacecast ptr addrspace(5) %12 to ptr
  store i32 4, ptr %75, align 4
  %76 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %76, ptr addrspace(5) %13, align 8
  %77 = load ptr addrspace(4), ptr addrspace(5) %13, align 8
  %78 = load i32, ptr %75, align 4
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw i8, ptr addrspace(4) %77, i64 %79
  %81 = load i16, ptr addrspace(4) %80, align 2
  %82 = zext i16 %81 to i32
  %83 = mul i32 %72, %82
  %84 = addrspacecast ptr addrspace(5) %14 to ptr
  %85 = call i32 @llvm.amdgcn.workitem.id.x()
  %86 = add i32 %83, %85
  %87 = zext i32 %86 to i64
  store i32 %86, ptr addrspace(5) %41, align 4
  %88 = addrspacecast ptr addrspace(5) %35 to ptr
  %89 = addrspacecast ptr addrspace(5) %10 to ptr
  %90 = call i32 @llvm.amdgcn.workgroup.id.y()
  %91 = addrspacecast ptr addrspace(5) %9 to ptr
  %92 = addrspacecast ptr addrspace(5) %6 to ptr
  %93 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 6, ptr %93, align 4
  %94 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %94, ptr addrspace(5) %8, align 8
  %95 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %96 = load i32, ptr %93, align 4
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw i8, ptr addrspace(4) %95, i64 %97
  %99 = load i16, ptr addrspace(4) %98, align 2
  %100 = zext i16 %99 to i32
  %101 = mul i32 %90, %100
  %102 = addrspacecast ptr addrspace(5) %5 to ptr
  %103 = call i32 @llvm.amdgcn.workitem.id.y()
  %104 = add i32 %101, %103
  %105 = zext i32 %104 to i64
  store i32 %104, ptr addrspace(5) %42, align 4
  %106 = load i32, ptr addrspace(5) %41, align 4
  %107 = load i32, ptr %68, align 4
  %108 = icmp uge i32 %106, %107
  br i1 %108, label %113, label %109

109:                                              ; preds = %4
  %110 = load i32, ptr addrspace(5) %42, align 4
  %111 = load i32, ptr %69, align 4
  %112 = icmp uge i32 %110, %111
  br i1 %112, label %113, label %114

113:                                              ; preds = %109, %4
  br label %274

114:                                              ; preds = %109
  %115 = load i32, ptr addrspace(5) %41, align 4
  %116 = load i32, ptr %68, align 4
  %117 = add i32 %115, %116
  %118 = sub i32 %117, 1
  %119 = load i32, ptr %68, align 4
  %120 = urem i32 %118, %119
  store i32 %120, ptr addrspace(5) %43, align 4
  %121 = load i32, ptr addrspace(5) %41, align 4
  %122 = add i32 %121, 1
  %123 = load i32, ptr %68, align 4
  %124 = urem i32 %122, %123
  store i32 %124, ptr addrspace(5) %44, align 4
  store i32 0, ptr addrspace(5) %45, align 4
  store i32 0, ptr addrspace(5) %46, align 4
  store i32 0, ptr addrspace(5) %47, align 4
  store i32 0, ptr addrspace(5) %48, align 4
  store i32 0, ptr addrspace(5) %49, align 4
  br label %125

125:                                              ; preds = %254, %114
  %126 = load i32, ptr addrspace(5) %49, align 4
  %127 = icmp ult i32 %126, 3
  br i1 %127, label %128, label %257

128:                                              ; preds = %125
  %129 = load ptr addrspace(1), ptr %66, align 8
  %130 = load i32, ptr addrspace(5) %42, align 4
  %131 = load i32, ptr %69, align 4
  %132 = add i32 %130, %131
  %133 = load i32, ptr addrspace(5) %49, align 4
  %134 = add i32 %132, %133
  %135 = sub i32 %134, 1
  %136 = load i32, ptr %69, align 4
  %137 = urem i32 %135, %136
  %138 = load i32, ptr %68, align 4
  %139 = mul i32 %137, %138
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds nuw i32, ptr addrspace(1) %129, i64 %140
  store ptr addrspace(1) %141, ptr addrspace(5) %50, align 8
  %142 = load ptr addrspace(1), ptr addrspace(5) %50, align 8
  %143 = load i32, ptr addrspace(5) %41, align 4
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds nuw i32, ptr addrspace(1) %142, i64 %144
  %146 = load i32, ptr addrspace(1) %145, align 4
  store i32 %146, ptr addrspace(5) %51, align 4
  %147 = load i32, ptr addrspace(5) %51, align 4
  %148 = shl i32 %147, 1
  %149 = load ptr addrspace(1), ptr addrspace(5) %50, align 8
  %150 = load i32, ptr addrspace(5) %43, align 4
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw i32, ptr addrspace(1) %149, i64 %151
  %153 = load i32, ptr addrspace(1) %152, align 4
  %154 = lshr i32 %153, 31
  %155 = or i32 %148, %154
  store i32 %155, ptr addrspace(5) %52, align 4
  %156 = load i32, ptr addrspace(5) %51, align 4
  %157 = lshr i32 %156, 1
  %158 = load ptr addrspace(1), ptr addrspace(5) %50, align 8
  %159 = load i32, ptr addrspace(5) %44, align 4
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw i32, ptr addrspace(1) %158, i64 %160
  %162 = load i32, ptr addrspace(1) %161, align 4
  %163 = shl i32 %162, 31
  %164 = or i32 %157, %163
  store i32 %164, ptr addrspace(5) %53, align 4
  %165 = addrspacecast ptr addrspace(5) %45 to ptr
  %166 = addrspacecast ptr addrspace(5) %46 to ptr
  %167 = addrspacecast ptr addrspace(5) %47 to ptr
  %168 = load i32, ptr addrspace(5) %52, align 4
  %169 = addrspacecast ptr addrspace(5) %17 to ptr
  %170 = addrspacecast ptr addrspace(5) %18 to ptr
  %171 = addrspacecast ptr addrspace(5) %19 to ptr
  %172 = addrspacecast ptr addrspace(5) %20 to ptr
  store ptr %165, ptr %169, align 8
  store ptr %166, ptr %170, align 8
  store ptr %167, ptr %171, align 8
  store i32 %168, ptr %172, align 4
  %173 = load ptr, ptr %169, align 8
  %174 = load i32, ptr %173, align 4
  %175 = load i32, ptr %172, align 4
  %176 = and i32 %174, %175
  store i32 %176, ptr addrspace(5) %21, align 4
  %177 = load i32, ptr %172, align 4
  %178 = load ptr, ptr %169, align 8
  %179 = load i32, ptr %178, align 4
  %180 = xor i32 %179, %177
  store i32 %180, ptr %178, align 4
  %181 = load ptr, ptr %170, align 8
  %182 = load i32, ptr %181, align 4
  %183 = load i32, ptr addrspace(5) %21, align 4
  %184 = and i32 %182, %183
  store i32 %184, ptr addrspace(5) %22, align 4
  %185 = load i32, ptr addrspace(5) %21, align 4
  %186 = load ptr, ptr %170, align 8
  %187 = load i32, ptr %186, align 4
  %188 = xor i32 %187, %185
  store i32 %188, ptr %186, align 4
  %189 = load i32, ptr addrspace(5) %22, align 4
  %190 = load ptr, ptr %171, align 8
  %191 = load i32, ptr %190, align 4
  %192 = or i32 %191, %189
  store i32 %192, ptr %190, align 4
  %193 = addrspacecast ptr addrspace(5) %45 to ptr
  %194 = addrspacecast ptr addrspace(5) %46 to ptr
  %195 = addrspacecast ptr addrspace(5) %47 to ptr
  %196 = load i32, ptr addrspace(5) %53, align 4
  %197 = addrspacecast ptr addrspace(5) %23 to ptr
  %198 = addrspacecast ptr addrspace(5) %24 to ptr
  %199 = addrspacecast ptr addrspace(5) %25 to ptr
  %200 = addrspacecast ptr addrspace(5) %26 to ptr
  store ptr %193, ptr %197, align 8
  store ptr %194, ptr %198, align 8
  store ptr %195, ptr %199, align 8
  store i32 %196, ptr %200, align 4
  %201 = load ptr, ptr %197, align 8
  %202 = load i32, ptr %201, align 4
  %203 = load i32, ptr %200, align 4
  %204 = and i32 %202, %203
  store i32 %204, ptr addrspace(5) %27, align 4
  %205 = load i32, ptr %200, align 4
  %206 = load ptr, ptr %197, align 8
  %207 = load i32, ptr %206, align 4
  %208 = xor i32 %207, %205
  store i32 %208, ptr %206, align 4
  %209 = load ptr, ptr %198, align 8
  %210 = load i32, ptr %209, align 4
  %211 = load i32, ptr addrspace(5) %27, align 4
  %212 = and i32 %210, %211
  store i32 %212, ptr addrspace(5) %28, align 4
  %213 = load i32, ptr addrspace(5) %27, align 4
  %214 = load ptr, ptr %198, align 8
  %215 = load i32, ptr %214, align 4
  %216 = xor i32 %215, %213
  store i32 %216, ptr %214, align 4
  %217 = load i32, ptr addrspace(5) %28, align 4
  %218 = load ptr, ptr %199, align 8
  %219 = load i32, ptr %218, align 4
  %220 = or i32 %219, %217
  store i32 %220, ptr %218, align 4
  %221 = load i32, ptr addrspace(5) %49, align 4
  %222 = icmp eq i32 %221, 1
  br i1 %222, label %223, label %225

223:                                              ; preds = %128
  %224 = load i32, ptr addrspace(5) %51, align 4
  store i32 %224, ptr addrspace(5) %48, align 4
  br label %254

225:                                              ; preds = %128
  %226 = addrspacecast ptr addrspace(5) %45 to ptr
  %227 = addrspacecast ptr addrspace(5) %46 to ptr
  %228 = addrspacecast ptr addrspace(5) %47 to ptr
  %229 = load i32, ptr addrspace(5) %51, align 4
  %230 = addrspacecast ptr addrspace(5) %29 to ptr
  %231 = addrspacecast ptr addrspace(5) %30 to ptr
  %232 = addrspacecast ptr addrspace(5) %31 to ptr
  %233 = addrspacecast ptr addrspace(5) %32 to ptr
  store ptr %226, ptr %230, align 8
  store ptr %227, ptr %231, align 8
  store ptr %228, ptr %232, align 8
  store i32 %229, ptr %233, align 4
  %234 = load ptr, ptr %230, align 8
  %235 = load i32, ptr %234, align 4
  %236 = load i32, ptr %233, align 4
  %237 = and i32 %235, %236
  store i32 %237, ptr addrspace(5) %33, align 4
  %238 = load i32, ptr %233, align 4
  %239 = load ptr, ptr %230, align 8
  %240 = load i32, ptr %239, align 4
  %241 = xor i32 %240, %238
  store i32 %241, ptr %239, align 4
  %242 = load ptr, ptr %231, align 8
  %243 = load i32, ptr %242, align 4
  %244 = load i32, ptr addrspace(5) %33, align 4
  %245 = and i32 %243, %244
  store i32 %245, ptr addrspace(5) %34, align 4
  %246 = load i32, ptr addrspace(5) %33, align 4
  %247 = load ptr, ptr %231, align 8
  %248 = load i32, ptr %247, align 4
  %249 = xor i32 %248, %246
  store i32 %249, ptr %247, align 4
  %250 = load i32, ptr addrspace(5) %34, align 4
  %251 = load ptr, ptr %232, align 8
  %252 = load i32, ptr %251, align 4
  %253 = or i32 %252, %250
  store i32 %253, ptr %251, align 4
  br label %254

254:                                              ; preds = %225, %223
  %255 = load i32, ptr addrspace(5) %49, align 4
  %256 = add i32 %255, 1
  store i32 %256, ptr addrspace(5) %49, align 4
  br label %125

257:                                              ; preds = %125
  %258 = load i32, ptr addrspace(5) %46, align 4
  %259 = load i32, ptr addrspace(5) %47, align 4
  %260 = xor i32 %259, -1
  %261 = and i32 %258, %260
  %262 = load i32, ptr addrspace(5) %45, align 4
  %263 = load i32, ptr addrspace(5) %48, align 4
  %264 = or i32 %262, %263
  %265 = and i32 %261, %264
  %266 = load ptr addrspace(1), ptr %67, align 8
  %267 = load i32, ptr addrspace(5) %42, align 4
  %268 = load i32, ptr %68, align 4
  %269 = mul i32 %267, %268
  %270 = load i32, ptr addrspace(5) %41, align 4
  %271 = add i32 %269, %270
  %272 = zext i32 %271 to i64
  %273 = getelementptr inbounds nuw i32, ptr addrspace(1) %266, i64 %272
  store i32 %265, ptr addrspace(1) %273, align 4
  br label %274

274:                                              ; preds = %113, %257
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_life_bits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(4), align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca ptr, align 8, addrspace(5)
  %18 = alloca ptr, align 8, addrspace(5)
  %19 = alloca ptr, align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca ptr, align 8, addrspace(5)
  %24 = alloca ptr, align 8, addrspace(5)
  %25 = alloca ptr, align 8, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca ptr, align 8, addrspace(5)
  %30 = alloca ptr, align 8, addrspace(5)
  %31 = alloca ptr, align 8, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca ptr addrspace(1), align 8, addrspace(5)
  %38 = alloca ptr addrspace(1), align 8, addrspace(5)
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
  %50 = alloca ptr addrspace(1), align 8, addrspace(5)
  %51 = alloca i32, align 4, addrspace(5)
  %52 = alloca i32, align 4, addrspace(5)
  %53 = alloca i32, align 4, addrspace(5)
  %54 = addrspacecast ptr addrspace(5) %37 to ptr
  %55 = addrspacecast ptr addrspace(5) %38 to ptr
  %56 = addrspacecast ptr addrspace(5) %39 to ptr
  %57 = addrspacecast ptr addrspace(5) %40 to ptr
  store ptr addrspace(1) %0, ptr %54, align 8
  store ptr addrspace(1) %1, ptr %55, align 8
  store i32 %2, ptr %56, align 4
  store i32 %3, ptr %57, align 4
  %58 = addrspacecast ptr addrspace(5) %36 to ptr
  %59 = addrspacecast ptr addrspace(5) %16 to ptr
  %60 = call i32 @llvm.amdgcn.workgroup.id.x()
  %61 = addrspacecast ptr addrspace(5) %15 to ptr
  %62 = addrspacecast ptr addrspace(5) %11 to ptr
  %63 = addrspacecast ptr addrspace(5) %12 to ptr
  store i32 4, ptr %63, align 4
  %64 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %64, ptr addrspace(5) %13, align 8
  %65 = load ptr addrspace(4), ptr addrspace(5) %13, align 8
  %66 = load i32, ptr %63, align 4
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr addrspace(4) %65, i64 %67
  %69 = load i16, ptr addrspace(4) %68, align 2
  %70 = zext i16 %69 to i32
  %71 = mul i32 %60, %70
  %72 = addrspacecast ptr addrspace(5) %14 to ptr
  %73 = call i32 @llvm.amdgcn.workitem.id.x()
  %74 = add i32 %71, %73
  %75 = zext i32 %74 to i64
  %76 = trunc i64 %75 to i32
  store i32 %76, ptr addrspace(5) %41, align 4
  %77 = addrspacecast ptr addrspace(5) %35 to ptr
  %78 = addrspacecast ptr addrspace(5) %10 to ptr
  %79 = call i32 @llvm.amdgcn.workgroup.id.y()
  %80 = addrspacecast ptr addrspace(5) %9 to ptr
  %81 = addrspacecast ptr addrspace(5) %6 to ptr
  %82 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 6, ptr %82, align 4
  %83 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %83, ptr addrspace(5) %8, align 8
  %84 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %85 = load i32, ptr %82, align 4
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw i8, ptr addrspace(4) %84, i64 %86
  %88 = load i16, ptr addrspace(4) %87, align 2
  %89 = zext i16 %88 to i32
  %90 = mul i32 %79, %89
  %91 = addrspacecast ptr addrspace(5) %5 to ptr
  %92 = call i32 @llvm.amdgcn.workitem.id.y()
  %93 = add i32 %90, %92
  %94 = zext i32 %93 to i64
  %95 = trunc i64 %94 to i32
  store i32 %95, ptr addrspace(5) %42, align 4
  %96 = load i32, ptr addrspace(5) %41, align 4
  %97 = load i32, ptr %56, align 4
  %98 = icmp uge i32 %96, %97
  br i1 %98, label %103, label %99

99:                                               ; preds = %4
  %100 = load i32, ptr addrspace(5) %42, align 4
  %101 = load i32, ptr %57, align 4
  %102 = icmp uge i32 %100, %101
  br i1 %102, label %103, label %104

103:                                              ; preds = %99, %4
  br label %265

104:                                              ; preds = %99
  %105 = load i32, ptr addrspace(5) %41, align 4
  %106 = load i32, ptr %56, align 4
  %107 = add i32 %105, %106
  %108 = sub i32 %107, 1
  %109 = load i32, ptr %56, align 4
  %110 = urem i32 %108, %109
  store i32 %110, ptr addrspace(5) %43, align 4
  %111 = load i32, ptr addrspace(5) %41, align 4
  %112 = add i32 %111, 1
  %113 = load i32, ptr %56, align 4
  %114 = urem i32 %112, %113
  store i32 %114, ptr addrspace(5) %44, align 4
  store i32 0, ptr addrspace(5) %45, align 4
  store i32 0, ptr addrspace(5) %46, align 4
  store i32 0, ptr addrspace(5) %47, align 4
  store i32 0, ptr addrspace(5) %48, align 4
  store i32 0, ptr addrspace(5) %49, align 4
  br label %115

115:                                              ; preds = %245, %104
  %116 = load i32, ptr addrspace(5) %49, align 4
  %117 = icmp ult i32 %116, 3
  br i1 %117, label %118, label %248

118:                                              ; preds = %115
  %119 = load ptr addrspace(1), ptr %54, align 8
  %120 = load i32, ptr addrspace(5) %42, align 4
  %121 = load i32, ptr %57, align 4
  %122 = add i32 %120, %121
  %123 = load i32, ptr addrspace(5) %49, align 4
  %124 = add i32 %122, %123
  %125 = sub i32 %124, 1
  %126 = load i32, ptr %57, align 4
  %127 = urem i32 %125, %126
  %128 = load i32, ptr %56, align 4
  %129 = mul i32 %127, %128
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw i32, ptr addrspace(1) %119, i64 %130
  store ptr addrspace(1) %131, ptr addrspace(5) %50, align 8
  %132 = load ptr addrspace(1), ptr addrspace(5) %50, align 8
  %133 = load i32, ptr addrspace(5) %41, align 4
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw i32, ptr addrspace(1) %132, i64 %134
  %136 = load i32, ptr addrspace(1) %135, align 4
  store i32 %136, ptr addrspace(5) %51, align 4
  %137 = load i32, ptr addrspace(5) %51, align 4
  %138 = shl i32 %137, 1
  %139 = load ptr addrspace(1), ptr addrspace(5) %50, align 8
  %140 = load i32, ptr addrspace(5) %43, align 4
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw i32, ptr addrspace(1) %139, i64 %141
  %143 = load i32, ptr addrspace(1) %142, align 4
  %144 = lshr i32 %143, 31
  %145 = or i32 %138, %144
  store i32 %145, ptr addrspace(5) %52, align 4
  %146 = load i32, ptr addrspace(5) %51, align 4
  %147 = lshr i32 %146, 1
  %148 = load ptr addrspace(1), ptr addrspace(5) %50, align 8
  %149 = load i32, ptr addrspace(5) %44, align 4
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds nuw i32, ptr addrspace(1) %148, i64 %150
  %152 = load i32, ptr addrspace(1) %151, align 4
  %153 = shl i32 %152, 31
  %154 = or i32 %147, %153
  store i32 %154, ptr addrspace(5) %53, align 4
  %155 = addrspacecast ptr addrspace(5) %45 to ptr
  %156 = addrspacecast ptr addrspace(5) %46 to ptr
  %157 = addrspacecast ptr addrspace(5) %47 to ptr
  %158 = load i32, ptr addrspace(5) %52, align 4
  %159 = addrspacecast ptr addrspace(5) %17 to ptr
  %160 = addrspacecast ptr addrspace(5) %18 to ptr
  %161 = addrspacecast ptr addrspace(5) %19 to ptr
  %162 = addrspacecast ptr addrspace(5) %20 to ptr
  store ptr %155, ptr %159, align 8
  store ptr %156, ptr %160, align 8
  store ptr %157, ptr %161, align 8
  store i32 %158, ptr %162, align 4
  %163 = load ptr, ptr %159, align 8
  %164 = load i32, ptr %163, align 4
  %165 = load i32, ptr %162, align 4
  %166 = and i32 %164, %165
  store i32 %166, ptr addrspace(5) %21, align 4
  %167 = load i32, ptr %162, align 4
  %168 = load ptr, ptr %159, align 8
  %169 = load i32, ptr %168, align 4
  %170 = xor i32 %169, %167
  store i32 %170, ptr %168, align 4
  %171 = load ptr, ptr %160, align 8
  %172 = load i32, ptr %171, align 4
  %173 = load i32, ptr addrspace(5) %21, align 4
  %174 = and i32 %172, %173
  store i32 %174, ptr addrspace(5) %22, align 4
  %175 = load i32, ptr addrspace(5) %21, align 4
  %176 = load ptr, ptr %160, align 8
  %177 = load i32, ptr %176, align 4
  %178 = xor i32 %177, %175
  store i32 %178, ptr %176, align 4
  %179 = load i32, ptr addrspace(5) %22, align 4
  %180 = load ptr, ptr %161, align 8
  %181 = load i32, ptr %180, align 4
  %182 = or i32 %181, %179
  store i32 %182, ptr %180, align 4
  %183 = addrspacecast ptr addrspace(5) %45 to ptr
  %184 = addrspacecast ptr addrspace(5) %46 to ptr
  %185 = addrspacecast ptr addrspace(5) %47 to ptr
  %186 = load i32, ptr addrspace(5) %53, align 4
  %187 = addrspacecast ptr addrspace(5) %23 to ptr
  %188 = addrspacecast ptr addrspace(5) %24 to ptr
  %189 = addrspacecast ptr addrspace(5) %25 to ptr
  %190 = addrspacecast ptr addrspace(5) %26 to ptr
  store ptr %183, ptr %187, align 8
  store ptr %184, ptr %188, align 8
  store ptr %185, ptr %189, align 8
  store i32 %186, ptr %190, align 4
  %191 = load ptr, ptr %187, align 8
  %192 = load i32, ptr %191, align 4
  %193 = load i32, ptr %190, align 4
  %194 = and i32 %192, %193
  store i32 %194, ptr addrspace(5) %27, align 4
  %195 = load i32, ptr %190, align 4
  %196 = load ptr, ptr %187, align 8
  %197 = load i32, ptr %196, align 4
  %198 = xor i32 %197, %195
  store i32 %198, ptr %196, align 4
  %199 = load ptr, ptr %188, align 8
  %200 = load i32, ptr %199, align 4
  %201 = load i32, ptr addrspace(5) %27, align 4
  %202 = and i32 %200, %201
  store i32 %202, ptr addrspace(5) %28, align 4
  %203 = load i32, ptr addrspace(5) %27, align 4
  %204 = load ptr, ptr %188, align 8
  %205 = load i32, ptr %204, align 4
  %206 = xor i32 %205, %203
  store i32 %206, ptr %204, align 4
  %207 = load i32, ptr addrspace(5) %28, align 4
  %208 = load ptr, ptr %189, align 8
  %209 = load i32, ptr %208, align 4
  %210 = or i32 %209, %207
  store i32 %210, ptr %208, align 4
  %211 = load i32, ptr addrspace(5) %49, align 4
  %212 = icmp eq i32 %211, 1
  br i1 %212, label %213, label %215

213:                                              ; preds = %118
  %214 = load i32, ptr addrspace(5) %51, align 4
  store i32 %214, ptr addrspace(5) %48, align 4
  br label %244

215:                                              ; preds = %118
  %216 = addrspacecast ptr addrspace(5) %45 to ptr
  %217 = addrspacecast ptr addrspace(5) %46 to ptr
  %218 = addrspacecast ptr addrspace(5) %47 to ptr
  %219 = load i32, ptr addrspace(5) %51, align 4
  %220 = addrspacecast ptr addrspace(5) %29 to ptr
  %221 = addrspacecast ptr addrspace(5) %30 to ptr
  %222 = addrspacecast ptr addrspace(5) %31 to ptr
  %223 = addrspacecast ptr addrspace(5) %32 to ptr
  store ptr %216, ptr %220, align 8
  store ptr %217, ptr %221, align 8
  store ptr %218, ptr %222, align 8
  store i32 %219, ptr %223, align 4
  %224 = load ptr, ptr %220, align 8
  %225 = load i32, ptr %224, align 4
  %226 = load i32, ptr %223, align 4
  %227 = and i32 %225, %226
  store i32 %227, ptr addrspace(5) %33, align 4
  %228 = load i32, ptr %223, align 4
  %229 = load ptr, ptr %220, align 8
  %230 = load i32, ptr %229, align 4
  %231 = xor i32 %230, %228
  store i32 %231, ptr %229, align 4
  %232 = load ptr, ptr %221, align 8
  %233 = load i32, ptr %232, align 4
  %234 = load i32, ptr addrspace(5) %33, align 4
  %235 = and i32 %233, %234
  store i32 %235, ptr addrspace(5) %34, align 4
  %236 = load i32, ptr addrspace(5) %33, align 4
  %237 = load ptr, ptr %221, align 8
  %238 = load i32, ptr %237, align 4
  %239 = xor i32 %238, %236
  store i32 %239, ptr %237, align 4
  %240 = load i32, ptr addrspace(5) %34, align 4
  %241 = load ptr, ptr %222, align 8
  %242 = load i32, ptr %241, align 4
  %243 = or i32 %242, %240
  store i32 %243, ptr %241, align 4
  br label %244

244:                                              ; preds = %215, %213
  br label %245

245:                                              ; preds = %244
  %246 = load i32, ptr addrspace(5) %49, align 4
  %247 = add i32 %246, 1
  store i32 %247, ptr addrspace(5) %49, align 4
  br label %115

248:                                              ; preds = %115
  %249 = load i32, ptr addrspace(5) %46, align 4
  %250 = load i32, ptr addrspace(5) %47, align 4
  %251 = xor i32 %250, -1
  %252 = and i32 %249, %251
  %253 = load i32, ptr addrspace(5) %45, align 4
  %254 = load i32, ptr addrspace(5) %48, align 4
  %255 = or i32 %253, %254
  %256 = and i32 %252, %255
  %257 = load ptr addrspace(1), ptr %55, align 8
  %258 = load i32, ptr addrspace(5) %42, align 4
  %259 = load i32, ptr %56, align 4
  %260 = mul i32 %258, %259
  %261 = load i32, ptr addrspace(5) %41, align 4
  %262 = add i32 %260, %261
  %263 = zext i32 %262 to i64
  %264 = getelementptr inbounds nuw i32, ptr addrspace(1) %257, i64 %263
  store i32 %256, ptr addrspace(1) %264, align 4
  br label %265

265:                                              ; preds = %248, %103
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #2

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
