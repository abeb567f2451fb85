; ModuleID = 'overflow.cl'
source_filename = "overflow.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @overflow(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 2 %6, i32 noundef %7) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = addrspacecast ptr addrspace(5) %9 to ptr
  %18 = addrspacecast ptr addrspace(5) %10 to ptr
  %19 = addrspacecast ptr addrspace(5) %11 to ptr
  %20 = addrspacecast ptr addrspace(5) %12 to ptr
  %21 = addrspacecast ptr addrspace(5) %13 to ptr
  %22 = addrspacecast ptr addrspace(5) %14 to ptr
  %23 = addrspacecast ptr addrspace(5) %15 to ptr
  %24 = addrspacecast ptr addrspace(5) %16 to ptr
  store ptr addrspace(1) %0, ptr %17, align 8
  store ptr addrspace(1) %1, ptr %18, align 8
  store ptr addrspace(1) %2, ptr %19, align 8
  store ptr addrspace(1) %3, ptr %20, align 8
  store ptr addrspace(1) %4, ptr %21, align 8
  store ptr addrspace(1) %5, ptr %22, align 8
  store ptr addrspace(1) %6, ptr %23, align 8
  store i32 %7, ptr %24, align 4
  %25 = load ptr addrspace(1), ptr %17, align 8
  %26 = load ptr addrspace(1), ptr %18, align 8
  %27 = load ptr addrspace(1), ptr %19, align 8
  %28 = load ptr addrspace(1), ptr %20, align 8
  %29 = load ptr addrspace(1), ptr %21, align 8
  %30 = load ptr addrspace(1), ptr %22, align 8
  %31 = load ptr addrspace(1), ptr %23, align 8
  %32 = load i32, ptr %24, align 4
  call void @__clang_ocl_kern_imp_overflow(ptr addrspace(1) noundef align 4 %25, ptr addrspace(1) noundef align 4 %26, ptr addrspace(1) noundef align 8 %27, ptr addrspace(1) noundef align 8 %28, ptr addrspace(1) noundef align 4 %29, ptr addrspace(1) noundef align 8 %30, ptr addrspace(1) noundef align 2 %31, i32 noundef %32) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_overflow(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 2 %6, i32 noundef %7) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(4), align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i64, align 8, addrspace(5)
  %31 = alloca i64, align 8, addrspace(5)
  %32 = alloca i64, align 8, addrspace(5)
  %33 = alloca i64, align 8, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i64, align 8, addrspace(5)
  %36 = alloca i64, align 8, addrspace(5)
  %37 = alloca i16, align 2, addrspace(5)
  %38 = alloca ptr addrspace(1), align 8, addrspace(5)
  %39 = alloca ptr addrspace(1), align 8, addrspace(5)
  %40 = addrspacecast ptr addrspace(5) %16 to ptr
  %41 = addrspacecast ptr addrspace(5) %17 to ptr
  %42 = addrspacecast ptr addrspace(5) %18 to ptr
  %43 = addrspacecast ptr addrspace(5) %19 to ptr
  %44 = addrspacecast ptr addrspace(5) %20 to ptr
  %45 = addrspacecast ptr addrspace(5) %21 to ptr
  %46 = addrspacecast ptr addrspace(5) %22 to ptr
  %47 = addrspacecast ptr addrspace(5) %23 to ptr
  store ptr addrspace(1) %0, ptr %40, align 8
  store ptr addrspace(1) %1, ptr %41, align 8
  store ptr addrspace(1) %2, ptr %42, align 8
  store ptr addrspace(1) %3, ptr %43, align 8
  store ptr addrspace(1) %4, ptr %44, align 8
  store ptr addrspace(1) %5, ptr %45, align 8
  store ptr addrspace(1) %6, ptr %46, align 8
  store i32 %7, ptr %47, align 4
  %48 = addrspacecast ptr addrspace(5) %15 to ptr
  %49 = addrspacecast ptr addrspace(5) %14 to ptr
  %50 = call i32 @llvm.amdgcn.workgroup.id.x()
  %51 = addrspacecast ptr addrspace(5) %13 to ptr
  %52 = addrspacecast ptr addrspace(5) %9 to ptr
  %53 = addrspacecast ptr addrspace(5) %10 to ptr
  store i32 4, ptr %53, align 4
  %54 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %54, ptr addrspace(5) %11, align 8
  %55 = load ptr addrspace(4), ptr addrspace(5) %11, align 8
  %56 = load i32, ptr %53, align 4
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr addrspace(4) %55, i64 %57
  %59 = load i16, ptr addrspace(4) %58, align 2
  %60 = zext i16 %59 to i32
  %61 = mul i32 %50, %60
  %62 = addrspacecast ptr addrspace(5) %12 to ptr
  %63 = call i32 @llvm.amdgcn.workitem.id.x()
  %64 = add i32 %61, %63
  store i32 %64, ptr addrspace(5) %24, align 4
  %65 = load i32, ptr addrspace(5) %24, align 4
  %66 = load i32, ptr %47, align 4
  %67 = icmp uge i32 %65, %66
  br i1 %67, label %68, label %69

68:                                               ; preds = %8
  br label %269

69:                                               ; preds = %8
  %70 = load ptr addrspace(1), ptr %40, align 8
  %71 = load i32, ptr addrspace(5) %24, align 4
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr addrspace(1) %70, i64 %72
  %74 = load i32, ptr addrspace(1) %73, align 4
  store i32 %74, ptr addrspace(5) %25, align 4
  %75 = load ptr addrspace(1), ptr %41, align 8
  %76 = load i32, ptr addrspace(5) %24, align 4
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr addrspace(1) %75, i64 %77
  %79 = load i32, ptr addrspace(1) %78, align 4
  store i32 %79, ptr addrspace(5) %26, align 4
  %80 = load ptr addrspace(1), ptr %42, align 8
  %81 = load i32, ptr addrspace(5) %24, align 4
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw i64, ptr addrspace(1) %80, i64 %82
  %84 = load i64, ptr addrspace(1) %83, align 8
  store i64 %84, ptr addrspace(5) %30, align 8
  %85 = load ptr addrspace(1), ptr %43, align 8
  %86 = load i32, ptr addrspace(5) %24, align 4
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i64, ptr addrspace(1) %85, i64 %87
  %89 = load i64, ptr addrspace(1) %88, align 8
  store i64 %89, ptr addrspace(5) %31, align 8
  store i16 0, ptr addrspace(5) %37, align 2
  %90 = load i32, ptr addrspace(5) %25, align 4
  %91 = load i32, ptr addrspace(5) %26, align 4
  %92 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %90, i32 %91)
  %93 = extractvalue { i32, i1 } %92, 1
  %94 = extractvalue { i32, i1 } %92, 0
  store i32 %94, ptr addrspace(5) %27, align 4
  %95 = zext i1 %93 to i64
  %96 = select i1 %93, i32 1, i32 0
  %97 = load i16, ptr addrspace(5) %37, align 2
  %98 = zext i16 %97 to i32
  %99 = or i32 %98, %96
  %100 = trunc i32 %99 to i16
  store i16 %100, ptr addrspace(5) %37, align 2
  %101 = load i32, ptr addrspace(5) %25, align 4
  %102 = load i32, ptr addrspace(5) %26, align 4
  %103 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %101, i32 %102)
  %104 = extractvalue { i32, i1 } %103, 1
  %105 = extractvalue { i32, i1 } %103, 0
  store i32 %105, ptr addrspace(5) %29, align 4
  %106 = zext i1 %104 to i64
  %107 = select i1 %104, i32 2, i32 0
  %108 = load i16, ptr addrspace(5) %37, align 2
  %109 = zext i16 %108 to i32
  %110 = or i32 %109, %107
  %111 = trunc i32 %110 to i16
  store i16 %111, ptr addrspace(5) %37, align 2
  %112 = load i32, ptr addrspace(5) %25, align 4
  %113 = load i32, ptr addrspace(5) %26, align 4
  %114 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %112, i32 %113)
  %115 = extractvalue { i32, i1 } %114, 1
  %116 = extractvalue { i32, i1 } %114, 0
  store i32 %116, ptr addrspace(5) %28, align 4
  %117 = zext i1 %115 to i64
  %118 = select i1 %115, i32 4, i32 0
  %119 = load i16, ptr addrspace(5) %37, align 2
  %120 = zext i16 %119 to i32
  %121 = or i32 %120, %118
  %122 = trunc i32 %121 to i16
  store i16 %122, ptr addrspace(5) %37, align 2
  %123 = load i32, ptr addrspace(5) %25, align 4
  %124 = load i32, ptr addrspace(5) %26, align 4
  %125 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %123, i32 %124)
  %126 = extractvalue { i32, i1 } %125, 1
  %127 = extractvalue { i32, i1 } %125, 0
  store i32 %127, ptr addrspace(5) %34, align 4
  %128 = zext i1 %126 to i64
  %129 = select i1 %126, i32 8, i32 0
  %130 = load i16, ptr addrspace(5) %37, align 2
  %131 = zext i16 %130 to i32
  %132 = or i32 %131, %129
  %133 = trunc i32 %132 to i16
  store i16 %133, ptr addrspace(5) %37, align 2
  %134 = load i64, ptr addrspace(5) %30, align 8
  %135 = load i64, ptr addrspace(5) %31, align 8
  %136 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %134, i64 %135)
  %137 = extractvalue { i64, i1 } %136, 1
  %138 = extractvalue { i64, i1 } %136, 0
  store i64 %138, ptr addrspace(5) %32, align 8
  %139 = zext i1 %137 to i64
  %140 = select i1 %137, i32 16, i32 0
  %141 = load i16, ptr addrspace(5) %37, align 2
  %142 = zext i16 %141 to i32
  %143 = or i32 %142, %140
  %144 = trunc i32 %143 to i16
  store i16 %144, ptr addrspace(5) %37, align 2
  %145 = load i64, ptr addrspace(5) %30, align 8
  %146 = load i64, ptr addrspace(5) %31, align 8
  %147 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %145, i64 %146)
  %148 = extractvalue { i64, i1 } %147, 1
  %149 = extractvalue { i64, i1 } %147, 0
  store i64 %149, ptr addrspace(5) %33, align 8
  %150 = zext i1 %148 to i64
  %151 = select i1 %148, i32 32, i32 0
  %152 = load i16, ptr addrspace(5) %37, align 2
  %153 = zext i16 %152 to i32
  %154 = or i32 %153, %151
  %155 = trunc i32 %154 to i16
  store i16 %155, ptr addrspace(5) %37, align 2
  %156 = load i64, ptr addrspace(5) %30, align 8
  %157 = load i64, ptr addrspace(5) %31, align 8
  %158 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %156, i64 %157)
  %159 = extractvalue { i64, i1 } %158, 1
  %160 = extractvalue { i64, i1 } %158, 0
  store i64 %160, ptr addrspace(5) %35, align 8
  %161 = zext i1 %159 to i64
  %162 = select i1 %159, i32 64, i32 0
  %163 = load i16, ptr addrspace(5) %37, align 2
  %164 = zext i16 %163 to i32
  %165 = or i32 %164, %162
  %166 = trunc i32 %165 to i16
  store i16 %166, ptr addrspace(5) %37, align 2
  %167 = load i64, ptr addrspace(5) %30, align 8
  %168 = load i64, ptr addrspace(5) %31, align 8
  %169 = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %167, i64 %168)
  %170 = extractvalue { i64, i1 } %169, 1
  %171 = extractvalue { i64, i1 } %169, 0
  store i64 %171, ptr addrspace(5) %36, align 8
  %172 = zext i1 %170 to i64
  %173 = select i1 %170, i32 128, i32 0
  %174 = load i16, ptr addrspace(5) %37, align 2
  %175 = zext i16 %174 to i32
  %176 = or i32 %175, %173
  %177 = trunc i32 %176 to i16
  store i16 %177, ptr addrspace(5) %37, align 2
  %178 = load i16, ptr addrspace(5) %37, align 2
  %179 = load ptr addrspace(1), ptr %46, align 8
  %180 = load i32, ptr addrspace(5) %24, align 4
  %181 = zext i32 %180 to i64
  %182 = getelementptr inbounds nuw i16, ptr addrspace(1) %179, i64 %181
  store i16 %178, ptr addrspace(1) %182, align 2
  %183 = load ptr addrspace(1), ptr %44, align 8
  %184 = load i32, ptr addrspace(5) %24, align 4
  %185 = mul i32 6, %184
  %186 = zext i32 %185 to i64
  %187 = getelementptr inbounds nuw i32, ptr addrspace(1) %183, i64 %186
  store ptr addrspace(1) %187, ptr addrspace(5) %38, align 8
  %188 = load i32, ptr addrspace(5) %27, align 4
  %189 = load i32, ptr addrspace(5) %29, align 4
  %190 = xor i32 %188, %189
  %191 = load i32, ptr addrspace(5) %28, align 4
  %192 = xor i32 %190, %191
  %193 = load i32, ptr addrspace(5) %34, align 4
  %194 = xor i32 %192, %193
  %195 = load ptr addrspace(1), ptr addrspace(5) %38, align 8
  %196 = getelementptr inbounds i32, ptr addrspace(1) %195, i64 0
  store i32 %194, ptr addrspace(1) %196, align 4
  %197 = load i32, ptr addrspace(5) %25, align 4
  %198 = load i32, ptr addrspace(5) %26, align 4
  %199 = call i32 @llvm.sadd.sat.i32(i32 %197, i32 %198)
  %200 = load ptr addrspace(1), ptr addrspace(5) %38, align 8
  %201 = getelementptr inbounds i32, ptr addrspace(1) %200, i64 1
  store i32 %199, ptr addrspace(1) %201, align 4
  %202 = load i32, ptr addrspace(5) %25, align 4
  %203 = load i32, ptr addrspace(5) %26, align 4
  %204 = call i32 @llvm.usub.sat.i32(i32 %202, i32 %203)
  %205 = load ptr addrspace(1), ptr addrspace(5) %38, align 8
  %206 = getelementptr inbounds i32, ptr addrspace(1) %205, i64 2
  store i32 %204, ptr addrspace(1) %206, align 4
  %207 = load i32, ptr addrspace(5) %25, align 4
  %208 = call i32 @llvm.abs.i32(i32 %207, i1 false)
  %209 = load ptr addrspace(1), ptr addrspace(5) %38, align 8
  %210 = getelementptr inbounds i32, ptr addrspace(1) %209, i64 3
  store i32 %208, ptr addrspace(1) %210, align 4
  %211 = load i32, ptr addrspace(5) %25, align 4
  %212 = sext i32 %211 to i64
  %213 = load i32, ptr addrspace(5) %26, align 4
  %214 = sext i32 %213 to i64
  %215 = mul nsw i64 %212, %214
  %216 = ashr i64 %215, 32
  %217 = trunc i64 %216 to i32
  %218 = load ptr addrspace(1), ptr addrspace(5) %38, align 8
  %219 = getelementptr inbounds i32, ptr addrspace(1) %218, i64 4
  store i32 %217, ptr addrspace(1) %219, align 4
  %220 = load i32, ptr addrspace(5) %25, align 4
  %221 = zext i32 %220 to i64
  %222 = load i32, ptr addrspace(5) %26, align 4
  %223 = zext i32 %222 to i64
  %224 = mul i64 %221, %223
  %225 = lshr i64 %224, 32
  %226 = trunc i64 %225 to i32
  %227 = load ptr addrspace(1), ptr addrspace(5) %38, align 8
  %228 = getelementptr inbounds i32, ptr addrspace(1) %227, i64 5
  store i32 %226, ptr addrspace(1) %228, align 4
  %229 = load ptr addrspace(1), ptr %45, align 8
  %230 = load i32, ptr addrspace(5) %24, align 4
  %231 = mul i32 4, %230
  %232 = zext i32 %231 to i64
  %233 = getelementptr inbounds nuw i64, ptr addrspace(1) %229, i64 %232
  store ptr addrspace(1) %233, ptr addrspace(5) %39, align 8
  %234 = load i64, ptr addrspace(5) %32, align 8
  %235 = load i64, ptr addrspace(5) %33, align 8
  %236 = xor i64 %234, %235
  %237 = load i64, ptr addrspace(5) %35, align 8
  %238 = add i64 %236, %237
  %239 = load i64, ptr addrspace(5) %36, align 8
  %240 = add i64 %238, %239
  %241 = load ptr addrspace(1), ptr addrspace(5) %39, align 8
  %242 = getelementptr inbounds i64, ptr addrspace(1) %241, i64 0
  store i64 %240, ptr addrspace(1) %242, align 8
  %243 = load i64, ptr addrspace(5) %30, align 8
  %244 = zext i64 %243 to i128
  %245 = load i64, ptr addrspace(5) %31, align 8
  %246 = zext i64 %245 to i128
  %247 = mul i128 %244, %246
  %248 = lshr i128 %247, 64
  %249 = trunc i128 %248 to i64
  %250 = load ptr addrspace(1), ptr addrspace(5) %39, align 8
  %251 = getelementptr inbounds i64, ptr addrspace(1) %250, i64 1
  store i64 %249, ptr addrspace(1) %251, align 8
  %252 = load i64, ptr addrspace(5) %30, align 8
  %253 = sext i64 %252 to i128
  %254 = load i64, ptr addrspace(5) %31, align 8
  %255 = sext i64 %254 to i128
  %256 = mul nsw i128 %253, %255
  %257 = ashr i128 %256, 64
  %258 = trunc i128 %257 to i64
  %259 = load ptr addrspace(1), ptr addrspace(5) %39, align 8
  %260 = getelementptr inbounds i64, ptr addrspace(1) %259, i64 2
  store i64 %258, ptr addrspace(1) %260, align 8
  %261 = load i64, ptr addrspace(5) %30, align 8
  %262 = call i64 @llvm.abs.i64(i64 %261, i1 false)
  %263 = load i64, ptr addrspace(5) %30, align 8
  %264 = load i64, ptr addrspace(5) %31, align 8
  %265 = call i64 @llvm.smin.i64(i64 %263, i64 %264)
  %266 = add i64 %262, %265
  %267 = load ptr addrspace(1), ptr addrspace(5) %39, align 8
  %268 = getelementptr inbounds i64, ptr addrspace(1) %267, i64 3
  store i64 %266, ptr addrspace(1) %268, align 8
  br label %269

269:                                              ; preds = %69, %68
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #2

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
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"int*", !"int*", !"long*", !"long*", !"int*", !"ulong*", !"ushort*", !"uint"}
!9 = !{!"const", !"const", !"const", !"const", !"", !"", !"", !""}
