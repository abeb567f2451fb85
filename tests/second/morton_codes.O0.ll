; ModuleID = 'morton_codes.cl'
source_filename = "morton_codes.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @morton_codes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(4), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i64, align 8, addrspace(5)
  %15 = alloca i64, align 8, addrspace(5)
  %16 = alloca i64, align 8, addrspace(5)
  %17 = alloca i64, align 8, addrspace(5)
  %18 = alloca i64, align 8, addrspace(5)
  %19 = alloca i64, align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca ptr addrspace(1), align 8, addrspace(5)
  %25 = alloca ptr addrspace(1), align 8, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca ptr addrspace(1), align 8, addrspace(5)
  %33 = alloca ptr addrspace(1), align 8, addrspace(5)
  %34 = alloca ptr addrspace(1), align 8, addrspace(5)
  %35 = alloca ptr addrspace(1), align 8, addrspace(5)
  %36 = alloca ptr addrspace(1), align 8, addrspace(5)
  %37 = alloca ptr addrspace(1), align 8, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = addrspacecast ptr addrspace(5) %32 to ptr
  %40 = addrspacecast ptr addrspace(5) %33 to ptr
  %41 = addrspacecast ptr addrspace(5) %34 to ptr
  %42 = addrspacecast ptr addrspace(5) %35 to ptr
  %43 = addrspacecast ptr addrspace(5) %36 to ptr
  %44 = addrspacecast ptr addrspace(5) %37 to ptr
  %45 = addrspacecast ptr addrspace(5) %38 to ptr
  store ptr addrspace(1) %0, ptr %39, align 8
  store ptr addrspace(1) %1, ptr %40, align 8
  store ptr addrspace(1) %2, ptr %41, align 8
  store ptr addrspace(1) %3, ptr %42, align 8
  store ptr addrspace(1) %4, ptr %43, align 8
  store ptr addrspace(1) %5, ptr %44, align 8
  store i32 %6, ptr %45, align 4
  %46 = load ptr addrspace(1), ptr %39, align 8
  %47 = load ptr addrspace(1), ptr %40, align 8
  %48 = load ptr addrspace(1), ptr %41, align 8
  %49 = load ptr addrspace(1), ptr %42, align 8
  %50 = load ptr addrspace(1), ptr %43, align 8
  %51 = load ptr addrspace(1), ptr %44, align 8
  %52 = load i32, ptr %45, align 4
  %53 = addrspacecast ptr addrspace(5) %21 to ptr
  %54 = addrspacecast ptr addrspace(5) %22 to ptr
  %55 = addrspacecast ptr addrspace(5) %23 to ptr
  %56 = addrspacecast ptr addrspace(5) %24 to ptr
  %57 = addrspacecast ptr addrspace(5) %25 to ptr
  %58 = addrspacecast ptr addrspace(5) %26 to ptr
  %59 = addrspacecast ptr addrspace(5) %27 to ptr
  store ptr addrspace(1) %46, ptr %53, align 8
  store ptr addrspace(1) %47, ptr %54, align 8
  store ptr addrspace(1) %48, ptr %55, align 8
  store ptr addrspace(1) %49, ptr %56, align 8
  store ptr addrspace(1) %50, ptr %57, align 8
  store ptr addrspace(1) %51, ptr %58, align 8
  store i32 %52, ptr %59, align 4
  %60 = addrspacecast ptr addrspace(5) %20 to ptr
  %61 = addrspacecast ptr addrspace(5) %13 to ptr
  %62 = call i32 @llvm.amdgcn.workgroup.id.x()
  %63 = addrspacecast ptr addrspace(5) %12 to ptr
  %64 = addrspacecast ptr addrspace(5) %8 to ptr
  %65 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 4, ptr %65, align 4
  %66 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %66, ptr addrspace(5) %10, align 8
  %67 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %68 = load i32, ptr %65, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr addrspace(4) %67, i64 %69
  %71 = load i16, ptr addrspace(4) %70, align 2
  %72 = zext i16 %71 to i32
  %73 = mul i32 %62, %72
  %74 = addrspacecast ptr addrspace(5) %11 to ptr
  %75 = call i32 @llvm.amdgcn.workitem.id.x()
  %76 = add i32 %73, %75
  %77 = zext i32 %76 to i64
  store i32 %76, ptr addrspace(5) %28, align 4
  %78 = load i32, ptr addrspace(5) %28, align 4
  %79 = load i32, ptr %59, align 4
  %80 = icmp uge i32 %78, %79
  br i1 %80, label %81, label %82

81:                                               ; preds = %7
  br label %262

82:                                               ; preds = %7
  %83 = load ptr addrspace(1), ptr %53, align 8
  %84 = load i32, ptr addrspace(5) %28, align 4
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw i32, ptr addrspace(1) %83, i64 %85
  %87 = load i32, ptr addrspace(1) %86, align 4
  %88 = zext i32 %87 to i64
  %89 = addrspacecast ptr addrspace(5) %14 to ptr
  %90 = addrspacecast ptr addrspace(5) %15 to ptr
  store i64 %88, ptr %90, align 8
  %91 = load i64, ptr %90, align 8
  %92 = and i64 %91, 2097151
  store i64 %92, ptr %90, align 8
  %93 = load i64, ptr %90, align 8
  %94 = load i64, ptr %90, align 8
  %95 = shl i64 %94, 32
  %96 = or i64 %93, %95
  %97 = and i64 %96, 8725724278095871
  store i64 %97, ptr %90, align 8
  %98 = load i64, ptr %90, align 8
  %99 = load i64, ptr %90, align 8
  %100 = shl i64 %99, 16
  %101 = or i64 %98, %100
  %102 = and i64 %101, 8725728556220671
  store i64 %102, ptr %90, align 8
  %103 = load i64, ptr %90, align 8
  %104 = load i64, ptr %90, align 8
  %105 = shl i64 %104, 8
  %106 = or i64 %103, %105
  %107 = and i64 %106, 1157144660301377551
  store i64 %107, ptr %90, align 8
  %108 = load i64, ptr %90, align 8
  %109 = load i64, ptr %90, align 8
  %110 = shl i64 %109, 4
  %111 = or i64 %108, %110
  %112 = and i64 %111, 1207822528635744451
  store i64 %112, ptr %90, align 8
  %113 = load i64, ptr %90, align 8
  %114 = load i64, ptr %90, align 8
  %115 = shl i64 %114, 2
  %116 = or i64 %113, %115
  %117 = and i64 %116, 1317624576693539401
  %118 = load ptr addrspace(1), ptr %54, align 8
  %119 = load i32, ptr addrspace(5) %28, align 4
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw i32, ptr addrspace(1) %118, i64 %120
  %122 = load i32, ptr addrspace(1) %121, align 4
  %123 = zext i32 %122 to i64
  %124 = addrspacecast ptr addrspace(5) %16 to ptr
  %125 = addrspacecast ptr addrspace(5) %17 to ptr
  store i64 %123, ptr %125, align 8
  %126 = load i64, ptr %125, align 8
  %127 = and i64 %126, 2097151
  store i64 %127, ptr %125, align 8
  %128 = load i64, ptr %125, align 8
  %129 = load i64, ptr %125, align 8
  %130 = shl i64 %129, 32
  %131 = or i64 %128, %130
  %132 = and i64 %131, 8725724278095871
  store i64 %132, ptr %125, align 8
  %133 = load i64, ptr %125, align 8
  %134 = load i64, ptr %125, align 8
  %135 = shl i64 %134, 16
  %136 = or i64 %133, %135
  %137 = and i64 %136, 8725728556220671
  store i64 %137, ptr %125, align 8
  %138 = load i64, ptr %125, align 8
  %139 = load i64, ptr %125, align 8
  %140 = shl i64 %139, 8
  %141 = or i64 %138, %140
  %142 = and i64 %141, 1157144660301377551
  store i64 %142, ptr %125, align 8
  %143 = load i64, ptr %125, align 8
  %144 = load i64, ptr %125, align 8
  %145 = shl i64 %144, 4
  %146 = or i64 %143, %145
  %147 = and i64 %146, 1207822528635744451
  store i64 %147, ptr %125, align 8
  %148 = load i64, ptr %125, align 8
  %149 = load i64, ptr %125, align 8
  %150 = shl i64 %149, 2
  %151 = or i64 %148, %150
  %152 = and i64 %151, 1317624576693539401
  %153 = shl i64 %152, 1
  %154 = or i64 %117, %153
  %155 = load ptr addrspace(1), ptr %55, align 8
  %156 = load i32, ptr addrspace(5) %28, align 4
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw i32, ptr addrspace(1) %155, i64 %157
  %159 = load i32, ptr addrspace(1) %158, align 4
  %160 = zext i32 %159 to i64
  %161 = addrspacecast ptr addrspace(5) %18 to ptr
  %162 = addrspacecast ptr addrspace(5) %19 to ptr
  store i64 %160, ptr %162, align 8
  %163 = load i64, ptr %162, align 8
  %164 = and i64 %163, 2097151
  store i64 %164, ptr %162, align 8
  %165 = load i64, ptr %162, align 8
  %166 = load i64, ptr %162, align 8
  %167 = shl i64 %166, 32
  %168 = or i64 %165, %167
  %169 = and i64 %168, 8725724278095871
  store i64 %169, ptr %162, align 8
  %170 = load i64, ptr %162, align 8
  %171 = load i64, ptr %162, align 8
  %172 = shl i64 %171, 16
  %173 = or i64 %170, %172
  %174 = and i64 %173, 8725728556220671
  store i64 %174, ptr %162, align 8
  %175 = load i64, ptr %162, align 8
  %176 = load i64, ptr %162, align 8
  %177 = shl i64 %176, 8
  %178 = or i64 %175, %177
  %179 = and i64 %178, 1157144660301377551
  store i64 %179, ptr %162, align 8
  %180 = load i64, ptr %162, align 8
  %181 = load i64, ptr %162, align 8
  %182 = shl i64 %181, 4
  %183 = or i64 %180, %182
  %184 = and i64 %183, 1207822528635744451
  store i64 %184, ptr %162, align 8
  %185 = load i64, ptr %162, align 8
  %186 = load i64, ptr %162, align 8
  %187 = shl i64 %186, 2
  %188 = or i64 %185, %187
  %189 = and i64 %188, 1317624576693539401
  %190 = shl i64 %189, 2
  %191 = or i64 %154, %190
  %192 = load ptr addrspace(1), ptr %56, align 8
  %193 = load i32, ptr addrspace(5) %28, align 4
  %194 = zext i32 %193 to i64
  %195 = getelementptr inbounds nuw i64, ptr addrspace(1) %192, i64 %194
  store i64 %191, ptr addrspace(1) %195, align 8
  %196 = load ptr addrspace(1), ptr %53, align 8
  %197 = load i32, ptr addrspace(5) %28, align 4
  %198 = zext i32 %197 to i64
  %199 = getelementptr inbounds nuw i32, ptr addrspace(1) %196, i64 %198
  %200 = load i32, ptr addrspace(1) %199, align 4
  %201 = load ptr addrspace(1), ptr %53, align 8
  %202 = load i32, ptr addrspace(5) %28, align 4
  %203 = zext i32 %202 to i64
  %204 = getelementptr inbounds nuw i32, ptr addrspace(1) %201, i64 %203
  %205 = load i32, ptr addrspace(1) %204, align 4
  %206 = lshr i32 %205, 1
  %207 = xor i32 %200, %206
  store i32 %207, ptr addrspace(5) %29, align 4
  %208 = load i32, ptr addrspace(5) %29, align 4
  %209 = lshr i32 %208, 16
  %210 = load i32, ptr addrspace(5) %29, align 4
  %211 = xor i32 %210, %209
  store i32 %211, ptr addrspace(5) %29, align 4
  %212 = load i32, ptr addrspace(5) %29, align 4
  %213 = lshr i32 %212, 8
  %214 = load i32, ptr addrspace(5) %29, align 4
  %215 = xor i32 %214, %213
  store i32 %215, ptr addrspace(5) %29, align 4
  %216 = load i32, ptr addrspace(5) %29, align 4
  %217 = lshr i32 %216, 4
  %218 = load i32, ptr addrspace(5) %29, align 4
  %219 = xor i32 %218, %217
  store i32 %219, ptr addrspace(5) %29, align 4
  %220 = load i32, ptr addrspace(5) %29, align 4
  %221 = call i32 @llvm.bitreverse.i32(i32 %220)
  %222 = load ptr addrspace(1), ptr %54, align 8
  %223 = load i32, ptr addrspace(5) %28, align 4
  %224 = zext i32 %223 to i64
  %225 = getelementptr inbounds nuw i32, ptr addrspace(1) %222, i64 %224
  %226 = load i32, ptr addrspace(1) %225, align 4
  %227 = call i32 @llvm.ctpop.i32(i32 %226)
  %228 = xor i32 %221, %227
  %229 = load ptr addrspace(1), ptr %57, align 8
  %230 = load i32, ptr addrspace(5) %28, align 4
  %231 = zext i32 %230 to i64
  %232 = getelementptr inbounds nuw i32, ptr addrspace(1) %229, i64 %231
  store i32 %228, ptr addrspace(1) %232, align 4
  %233 = load ptr addrspace(1), ptr %55, align 8
  %234 = load i32, ptr addrspace(5) %28, align 4
  %235 = zext i32 %234 to i64
  %236 = getelementptr inbounds nuw i32, ptr addrspace(1) %233, i64 %235
  %237 = load i32, ptr addrspace(1) %236, align 4
  %238 = or i32 %237, 1
  store i32 %238, ptr addrspace(5) %30, align 4
  %239 = load i32, ptr addrspace(5) %30, align 4
  %240 = load i32, ptr addrspace(5) %30, align 4
  %241 = sub i32 %240, 1
  %242 = or i32 %239, %241
  store i32 %242, ptr addrspace(5) %31, align 4
  %243 = load i32, ptr addrspace(5) %31, align 4
  %244 = add i32 %243, 1
  %245 = load i32, ptr addrspace(5) %31, align 4
  %246 = xor i32 %245, -1
  %247 = load i32, ptr addrspace(5) %31, align 4
  %248 = xor i32 %247, -1
  %249 = sub i32 0, %248
  %250 = and i32 %246, %249
  %251 = sub i32 %250, 1
  %252 = load i32, ptr addrspace(5) %30, align 4
  %253 = call i32 @llvm.cttz.i32(i32 %252, i1 true)
  %254 = add nsw i32 %253, 1
  %255 = and i32 %254, 31
  %256 = lshr i32 %251, %255
  %257 = or i32 %244, %256
  %258 = load ptr addrspace(1), ptr %58, align 8
  %259 = load i32, ptr addrspace(5) %28, align 4
  %260 = zext i32 %259 to i64
  %261 = getelementptr inbounds nuw i32, ptr addrspace(1) %258, i64 %260
  store i32 %257, ptr addrspace(1) %261, align 4
  br label %262

262:                                              ; preds = %81, %82
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_morton_codes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(4), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i64, align 8, addrspace(5)
  %15 = alloca i64, align 8, addrspace(5)
  %16 = alloca i64, align 8, addrspace(5)
  %17 = alloca i64, align 8, addrspace(5)
  %18 = alloca i64, align 8, addrspace(5)
  %19 = alloca i64, align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca ptr addrspace(1), align 8, addrspace(5)
  %25 = alloca ptr addrspace(1), align 8, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = addrspacecast ptr addrspace(5) %21 to ptr
  %33 = addrspacecast ptr addrspace(5) %22 to ptr
  %34 = addrspacecast ptr addrspace(5) %23 to ptr
  %35 = addrspacecast ptr addrspace(5) %24 to ptr
  %36 = addrspacecast ptr addrspace(5) %25 to ptr
  %37 = addrspacecast ptr addrspace(5) %26 to ptr
  %38 = addrspacecast ptr addrspace(5) %27 to ptr
  store ptr addrspace(1) %0, ptr %32, align 8
  store ptr addrspace(1) %1, ptr %33, align 8
  store ptr addrspace(1) %2, ptr %34, align 8
  store ptr addrspace(1) %3, ptr %35, align 8
  store ptr addrspace(1) %4, ptr %36, align 8
  store ptr addrspace(1) %5, ptr %37, align 8
  store i32 %6, ptr %38, align 4
  %39 = addrspacecast ptr addrspace(5) %20 to ptr
  %40 = addrspacecast ptr addrspace(5) %13 to ptr
  %41 = call i32 @llvm.amdgcn.workgroup.id.x()
  %42 = addrspacecast ptr addrspace(5) %12 to ptr
  %43 = addrspacecast ptr addrspace(5) %8 to ptr
  %44 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 4, ptr %44, align 4
  %45 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %45, ptr addrspace(5) %10, align 8
  %46 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %47 = load i32, ptr %44, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr addrspace(4) %46, i64 %48
  %50 = load i16, ptr addrspace(4) %49, align 2
  %51 = zext i16 %50 to i32
  %52 = mul i32 %41, %51
  %53 = addrspacecast ptr addrspace(5) %11 to ptr
  %54 = call i32 @llvm.amdgcn.workitem.id.x()
  %55 = add i32 %52, %54
  %56 = zext i32 %55 to i64
  %57 = trunc i64 %56 to i32
  store i32 %57, ptr addrspace(5) %28, align 4
  %58 = load i32, ptr addrspace(5) %28, align 4
  %59 = load i32, ptr %38, align 4
  %60 = icmp uge i32 %58, %59
  br i1 %60, label %61, label %62

61:                                               ; preds = %7
  br label %242

62:                                               ; preds = %7
  %63 = load ptr addrspace(1), ptr %32, align 8
  %64 = load i32, ptr addrspace(5) %28, align 4
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i32, ptr addrspace(1) %63, i64 %65
  %67 = load i32, ptr addrspace(1) %66, align 4
  %68 = zext i32 %67 to i64
  %69 = addrspacecast ptr addrspace(5) %14 to ptr
  %70 = addrspacecast ptr addrspace(5) %15 to ptr
  store i64 %68, ptr %70, align 8
  %71 = load i64, ptr %70, align 8
  %72 = and i64 %71, 2097151
  store i64 %72, ptr %70, align 8
  %73 = load i64, ptr %70, align 8
  %74 = load i64, ptr %70, align 8
  %75 = shl i64 %74, 32
  %76 = or i64 %73, %75
  %77 = and i64 %76, 8725724278095871
  store i64 %77, ptr %70, align 8
  %78 = load i64, ptr %70, align 8
  %79 = load i64, ptr %70, align 8
  %80 = shl i64 %79, 16
  %81 = or i64 %78, %80
  %82 = and i64 %81, 8725728556220671
  store i64 %82, ptr %70, align 8
  %83 = load i64, ptr %70, align 8
  %84 = load i64, ptr %70, align 8
  %85 = shl i64 %84, 8
  %86 = or i64 %83, %85
  %87 = and i64 %86, 1157144660301377551
  store i64 %87, ptr %70, align 8
  %88 = load i64, ptr %70, align 8
  %89 = load i64, ptr %70, align 8
  %90 = shl i64 %89, 4
  %91 = or i64 %88, %90
  %92 = and i64 %91, 1207822528635744451
  store i64 %92, ptr %70, align 8
  %93 = load i64, ptr %70, align 8
  %94 = load i64, ptr %70, align 8
  %95 = shl i64 %94, 2
  %96 = or i64 %93, %95
  %97 = and i64 %96, 1317624576693539401
  %98 = load ptr addrspace(1), ptr %33, align 8
  %99 = load i32, ptr addrspace(5) %28, align 4
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw i32, ptr addrspace(1) %98, i64 %100
  %102 = load i32, ptr addrspace(1) %101, align 4
  %103 = zext i32 %102 to i64
  %104 = addrspacecast ptr addrspace(5) %16 to ptr
  %105 = addrspacecast ptr addrspace(5) %17 to ptr
  store i64 %103, ptr %105, align 8
  %106 = load i64, ptr %105, align 8
  %107 = and i64 %106, 2097151
  store i64 %107, ptr %105, align 8
  %108 = load i64, ptr %105, align 8
  %109 = load i64, ptr %105, align 8
  %110 = shl i64 %109, 32
  %111 = or i64 %108, %110
  %112 = and i64 %111, 8725724278095871
  store i64 %112, ptr %105, align 8
  %113 = load i64, ptr %105, align 8
  %114 = load i64, ptr %105, align 8
  %115 = shl i64 %114, 16
  %116 = or i64 %113, %115
  %117 = and i64 %116, 8725728556220671
  store i64 %117, ptr %105, align 8
  %118 = load i64, ptr %105, align 8
  %119 = load i64, ptr %105, align 8
  %120 = shl i64 %119, 8
  %121 = or i64 %118, %120
  %122 = and i64 %121, 1157144660301377551
  store i64 %122, ptr %105, align 8
  %123 = load i64, ptr %105, align 8
  %124 = load i64, ptr %105, align 8
  %125 = shl i64 %124, 4
  %126 = or i64 %123, %125
  %127 = and i64 %126, 1207822528635744451
  store i64 %127, ptr %105, align 8
  %128 = load i64, ptr %105, align 8
  %129 = load i64, ptr %105, align 8
  %130 = shl i64 %129, 2
  %131 = or i64 %128, %130
  %132 = and i64 %131, 1317624576693539401
  %133 = shl i64 %132, 1
  %134 = or i64 %97, %133
  %135 = load ptr addrspace(1), ptr %34, align 8
  %136 = load i32, ptr addrspace(5) %28, align 4
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds nuw i32, ptr addrspace(1) %135, i64 %137
  %139 = load i32, ptr addrspace(1) %138, align 4
  %140 = zext i32 %139 to i64
  %141 = addrspacecast ptr addrspace(5) %18 to ptr
  %142 = addrspacecast ptr addrspace(5) %19 to ptr
  store i64 %140, ptr %142, align 8
  %143 = load i64, ptr %142, align 8
  %144 = and i64 %143, 2097151
  store i64 %144, ptr %142, align 8
  %145 = load i64, ptr %142, align 8
  %146 = load i64, ptr %142, align 8
  %147 = shl i64 %146, 32
  %148 = or i64 %145, %147
  %149 = and i64 %148, 8725724278095871
  store i64 %149, ptr %142, align 8
  %150 = load i64, ptr %142, align 8
  %151 = load i64, ptr %142, align 8
  %152 = shl i64 %151, 16
  %153 = or i64 %150, %152
  %154 = and i64 %153, 8725728556220671
  store i64 %154, ptr %142, align 8
  %155 = load i64, ptr %142, align 8
  %156 = load i64, ptr %142, align 8
  %157 = shl i64 %156, 8
  %158 = or i64 %155, %157
  %159 = and i64 %158, 1157144660301377551
  store i64 %159, ptr %142, align 8
  %160 = load i64, ptr %142, align 8
  %161 = load i64, ptr %142, align 8
  %162 = shl i64 %161, 4
  %163 = or i64 %160, %162
  %164 = and i64 %163, 1207822528635744451
  store i64 %164, ptr %142, align 8
  %165 = load i64, ptr %142, align 8
  %166 = load i64, ptr %142, align 8
  %167 = shl i64 %166, 2
  %168 = or i64 %165, %167
  %169 = and i64 %168, 1317624576693539401
  %170 = shl i64 %169, 2
  %171 = or i64 %134, %170
  %172 = load ptr addrspace(1), ptr %35, align 8
  %173 = load i32, ptr addrspace(5) %28, align 4
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw i64, ptr addrspace(1) %172, i64 %174
  store i64 %171, ptr addrspace(1) %175, align 8
  %176 = load ptr addrspace(1), ptr %32, align 8
  %177 = load i32, ptr addrspace(5) %28, align 4
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds nuw i32, ptr addrspace(1) %176, i64 %178
  %180 = load i32, ptr addrspace(1) %179, align 4
  %181 = load ptr addrspace(1), ptr %32, align 8
  %182 = load i32, ptr addrspace(5) %28, align 4
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds nuw i32, ptr addrspace(1) %181, i64 %183
  %185 = load i32, ptr addrspace(1) %184, align 4
  %186 = lshr i32 %185, 1
  %187 = xor i32 %180, %186
  store i32 %187, ptr addrspace(5) %29, align 4
  %188 = load i32, ptr addrspace(5) %29, align 4
  %189 = lshr i32 %188, 16
  %190 = load i32, ptr addrspace(5) %29, align 4
  %191 = xor i32 %190, %189
  store i32 %191, ptr addrspace(5) %29, align 4
  %192 = load i32, ptr addrspace(5) %29, align 4
  %193 = lshr i32 %192, 8
  %194 = load i32, ptr addrspace(5) %29, align 4
  %195 = xor i32 %194, %193
  store i32 %195, ptr addrspace(5) %29, align 4
  %196 = load i32, ptr addrspace(5) %29, align 4
  %197 = lshr i32 %196, 4
  %198 = load i32, ptr addrspace(5) %29, align 4
  %199 = xor i32 %198, %197
  store i32 %199, ptr addrspace(5) %29, align 4
  %200 = load i32, ptr addrspace(5) %29, align 4
  %201 = call i32 @llvm.bitreverse.i32(i32 %200)
  %202 = load ptr addrspace(1), ptr %33, align 8
  %203 = load i32, ptr addrspace(5) %28, align 4
  %204 = zext i32 %203 to i64
  %205 = getelementptr inbounds nuw i32, ptr addrspace(1) %202, i64 %204
  %206 = load i32, ptr addrspace(1) %205, align 4
  %207 = call i32 @llvm.ctpop.i32(i32 %206)
  %208 = xor i32 %201, %207
  %209 = load ptr addrspace(1), ptr %36, align 8
  %210 = load i32, ptr addrspace(5) %28, align 4
  %211 = zext i32 %210 to i64
  %212 = getelementptr inbounds nuw i32, ptr addrspace(1) %209, i64 %211
  store i32 %208, ptr addrspace(1) %212, align 4
  %213 = load ptr addrspace(1), ptr %34, align 8
  %214 = load i32, ptr addrspace(5) %28, align 4
  %215 = zext i32 %214 to i64
  %216 = getelementptr inbounds nuw i32, ptr addrspace(1) %213, i64 %215
  %217 = load i32, ptr addrspace(1) %216, align 4
  %218 = or i32 %217, 1
  store i32 %218, ptr addrspace(5) %30, align 4
  %219 = load i32, ptr addrspace(5) %30, align 4
  %220 = load i32, ptr addrspace(5) %30, align 4
  %221 = sub i32 %220, 1
  %222 = or i32 %219, %221
  store i32 %222, ptr addrspace(5) %31, align 4
  %223 = load i32, ptr addrspace(5) %31, align 4
  %224 = add i32 %223, 1
  %225 = load i32, ptr addrspace(5) %31, align 4
  %226 = xor i32 %225, -1
  %227 = load i32, ptr addrspace(5) %31, align 4
  %228 = xor i32 %227, -1
  %229 = sub i32 0, %228
  %230 = and i32 %226, %229
  %231 = sub i32 %230, 1
  %232 = load i32, ptr addrspace(5) %30, align 4
  %233 = call i32 @llvm.cttz.i32(i32 %232, i1 true)
  %234 = add nsw i32 %233, 1
  %235 = and i32 %234, 31
  %236 = lshr i32 %231, %235
  %237 = or i32 %224, %236
  %238 = load ptr addrspace(1), ptr %37, align 8
  %239 = load i32, ptr addrspace(5) %28, align 4
  %240 = zext i32 %239 to i64
  %241 = getelementptr inbounds nuw i32, ptr addrspace(1) %238, i64 %240
  store i32 %237, ptr addrspace(1) %241, align 4
  br label %242

242:                                              ; preds = %62, %61
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uint*", !"uint*", !"uint*", !"ulong*", !"uint*", !"uint*", !"uint"}
!9 = !{!"const", !"const", !"const", !"", !"", !"", !""}
