; ModuleID = 'sobel.cl'
source_filename = "sobel.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @sobel(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(4), align 8, addrspace(5)
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
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca ptr addrspace(1), align 8, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca ptr addrspace(1), align 8, addrspace(5)
  %41 = alloca ptr addrspace(1), align 8, addrspace(5)
  %42 = alloca ptr addrspace(1), align 8, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca i32, align 4, addrspace(5)
  %45 = addrspacecast ptr addrspace(5) %40 to ptr
  %46 = addrspacecast ptr addrspace(5) %41 to ptr
  %47 = addrspacecast ptr addrspace(5) %42 to ptr
  %48 = addrspacecast ptr addrspace(5) %43 to ptr
  %49 = addrspacecast ptr addrspace(5) %44 to ptr
  store ptr addrspace(1) %0, ptr %45, align 8
  store ptr addrspace(1) %1, ptr %46, align 8
  store ptr addrspace(1) %2, ptr %47, align 8
  store i32 %3, ptr %48, align 4
  store i32 %4, ptr %49, align 4
  %50 = load ptr addrspace(1), ptr %45, align 8
  %51 = load ptr addrspace(1), ptr %46, align 8
  %52 = load ptr addrspace(1), ptr %47, align 8
  %53 = load i32, ptr %48, align 4
  %54 = load i32, ptr %49, align 4
  %55 = addrspacecast ptr addrspace(5) %20 to ptr
  %56 = addrspacecast ptr addrspace(5) %21 to ptr
  %57 = addrspacecast ptr addrspace(5) %22 to ptr
  %58 = addrspacecast ptr addrspace(5) %23 to ptr
  %59 = addrspacecast ptr addrspace(5) %24 to ptr
  store ptr addrspace(1) %50, ptr %55, align 8
  store ptr addrspace(1) %51, ptr %56, align 8
  store ptr addrspace(1) %52, ptr %57, align 8
  store i32 %53, ptr %58, align 4
  store i32 %54, ptr %59, align 4
  %60 = addrspacecast ptr addrspace(5) %19 to ptr
  %61 = addrspacecast ptr addrspace(5) %17 to ptr
  %62 = call i32 @llvm.amdgcn.workgroup.id.x()
  %63 = addrspacecast ptr addrspace(5) %16 to ptr
  %64 = addrspacecast ptr addrspace(5) %12 to ptr
  %65 = addrspacecast ptr addrspace(5) %13 to ptr
  store i32 4, ptr %65, align 4
  %66 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %66, ptr addrspace(5) %14, align 8
  %67 = load ptr addrspace(4), ptr addrspace(5) %14, align 8
  %68 = load i32, ptr %65, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr addrspace(4) %67, i64 %69
  %71 = load i16, ptr addrspace(4) %70, align 2
  %72 = zext i16 %71 to i32
  %73 = mul i32 %62, %72
  %74 = addrspacecast ptr addrspace(5) %15 to ptr
  %75 = call i32 @llvm.amdgcn.workitem.id.x()
  %76 = add i32 %73, %75
  %77 = zext i32 %76 to i64
  store i32 %76, ptr addrspace(5) %25, align 4
  %78 = addrspacecast ptr addrspace(5) %18 to ptr
  %79 = addrspacecast ptr addrspace(5) %11 to ptr
  %80 = call i32 @llvm.amdgcn.workgroup.id.y()
  %81 = addrspacecast ptr addrspace(5) %10 to ptr
  %82 = addrspacecast ptr addrspace(5) %7 to ptr
  %83 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 6, ptr %83, align 4
  %84 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %84, ptr addrspace(5) %9, align 8
  %85 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %86 = load i32, ptr %83, align 4
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr addrspace(4) %85, i64 %87
  %89 = load i16, ptr addrspace(4) %88, align 2
  %90 = zext i16 %89 to i32
  %91 = mul i32 %80, %90
  %92 = addrspacecast ptr addrspace(5) %6 to ptr
  %93 = call i32 @llvm.amdgcn.workitem.id.y()
  %94 = add i32 %91, %93
  %95 = zext i32 %94 to i64
  store i32 %94, ptr addrspace(5) %26, align 4
  %96 = load i32, ptr addrspace(5) %25, align 4
  %97 = icmp slt i32 %96, 1
  br i1 %97, label %111, label %98

98:                                               ; preds = %5
  %99 = load i32, ptr addrspace(5) %26, align 4
  %100 = icmp slt i32 %99, 1
  br i1 %100, label %111, label %101

101:                                              ; preds = %98
  %102 = load i32, ptr addrspace(5) %25, align 4
  %103 = load i32, ptr %58, align 4
  %104 = sub nsw i32 %103, 1
  %105 = icmp sge i32 %102, %104
  br i1 %105, label %111, label %106

106:                                              ; preds = %101
  %107 = load i32, ptr addrspace(5) %26, align 4
  %108 = load i32, ptr %59, align 4
  %109 = sub nsw i32 %108, 1
  %110 = icmp sge i32 %107, %109
  br i1 %110, label %111, label %137

111:                                              ; preds = %106, %101, %98, %5
  %112 = load i32, ptr addrspace(5) %25, align 4
  %113 = load i32, ptr %58, align 4
  %114 = icmp slt i32 %112, %113
  br i1 %114, label %115, label %136

115:                                              ; preds = %111
  %116 = load i32, ptr addrspace(5) %26, align 4
  %117 = load i32, ptr %59, align 4
  %118 = icmp slt i32 %116, %117
  br i1 %118, label %119, label %136

119:                                              ; preds = %115
  %120 = load ptr addrspace(1), ptr %56, align 8
  %121 = load i32, ptr addrspace(5) %26, align 4
  %122 = load i32, ptr %58, align 4
  %123 = mul nsw i32 %121, %122
  %124 = load i32, ptr addrspace(5) %25, align 4
  %125 = add nsw i32 %123, %124
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds i8, ptr addrspace(1) %120, i64 %126
  store i8 0, ptr addrspace(1) %127, align 1
  %128 = load ptr addrspace(1), ptr %57, align 8
  %129 = load i32, ptr addrspace(5) %26, align 4
  %130 = load i32, ptr %58, align 4
  %131 = mul nsw i32 %129, %130
  %132 = load i32, ptr addrspace(5) %25, align 4
  %133 = add nsw i32 %131, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds i8, ptr addrspace(1) %128, i64 %134
  store i8 0, ptr addrspace(1) %135, align 1
  br label %136

136:                                              ; preds = %119, %115, %111
  br label %278

137:                                              ; preds = %106
  %138 = load ptr addrspace(1), ptr %55, align 8
  %139 = load i32, ptr addrspace(5) %26, align 4
  %140 = load i32, ptr %58, align 4
  %141 = mul nsw i32 %139, %140
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds i8, ptr addrspace(1) %138, i64 %142
  %144 = load i32, ptr addrspace(5) %25, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds i8, ptr addrspace(1) %143, i64 %145
  store ptr addrspace(1) %146, ptr addrspace(5) %27, align 8
  %147 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %148 = load i32, ptr %58, align 4
  %149 = sub nsw i32 0, %148
  %150 = sub nsw i32 %149, 1
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds i8, ptr addrspace(1) %147, i64 %151
  %153 = load i8, ptr addrspace(1) %152, align 1
  %154 = zext i8 %153 to i32
  store i32 %154, ptr addrspace(5) %28, align 4
  %155 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %156 = load i32, ptr %58, align 4
  %157 = sub nsw i32 0, %156
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds i8, ptr addrspace(1) %155, i64 %158
  %160 = load i8, ptr addrspace(1) %159, align 1
  %161 = zext i8 %160 to i32
  store i32 %161, ptr addrspace(5) %29, align 4
  %162 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %163 = load i32, ptr %58, align 4
  %164 = sub nsw i32 0, %163
  %165 = add nsw i32 %164, 1
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds i8, ptr addrspace(1) %162, i64 %166
  %168 = load i8, ptr addrspace(1) %167, align 1
  %169 = zext i8 %168 to i32
  store i32 %169, ptr addrspace(5) %30, align 4
  %170 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %171 = getelementptr inbounds i8, ptr addrspace(1) %170, i64 -1
  %172 = load i8, ptr addrspace(1) %171, align 1
  %173 = zext i8 %172 to i32
  store i32 %173, ptr addrspace(5) %31, align 4
  %174 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %175 = getelementptr inbounds i8, ptr addrspace(1) %174, i64 1
  %176 = load i8, ptr addrspace(1) %175, align 1
  %177 = zext i8 %176 to i32
  store i32 %177, ptr addrspace(5) %32, align 4
  %178 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %179 = load i32, ptr %58, align 4
  %180 = sub nsw i32 %179, 1
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds i8, ptr addrspace(1) %178, i64 %181
  %183 = load i8, ptr addrspace(1) %182, align 1
  %184 = zext i8 %183 to i32
  store i32 %184, ptr addrspace(5) %33, align 4
  %185 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %186 = load i32, ptr %58, align 4
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds i8, ptr addrspace(1) %185, i64 %187
  %189 = load i8, ptr addrspace(1) %188, align 1
  %190 = zext i8 %189 to i32
  store i32 %190, ptr addrspace(5) %34, align 4
  %191 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %192 = load i32, ptr %58, align 4
  %193 = add nsw i32 %192, 1
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds i8, ptr addrspace(1) %191, i64 %194
  %196 = load i8, ptr addrspace(1) %195, align 1
  %197 = zext i8 %196 to i32
  store i32 %197, ptr addrspace(5) %35, align 4
  %198 = load i32, ptr addrspace(5) %30, align 4
  %199 = load i32, ptr addrspace(5) %32, align 4
  %200 = mul nsw i32 2, %199
  %201 = add nsw i32 %198, %200
  %202 = load i32, ptr addrspace(5) %35, align 4
  %203 = add nsw i32 %201, %202
  %204 = load i32, ptr addrspace(5) %28, align 4
  %205 = sub nsw i32 %203, %204
  %206 = load i32, ptr addrspace(5) %31, align 4
  %207 = mul nsw i32 2, %206
  %208 = sub nsw i32 %205, %207
  %209 = load i32, ptr addrspace(5) %33, align 4
  %210 = sub nsw i32 %208, %209
  store i32 %210, ptr addrspace(5) %36, align 4
  %211 = load i32, ptr addrspace(5) %33, align 4
  %212 = load i32, ptr addrspace(5) %34, align 4
  %213 = mul nsw i32 2, %212
  %214 = add nsw i32 %211, %213
  %215 = load i32, ptr addrspace(5) %35, align 4
  %216 = add nsw i32 %214, %215
  %217 = load i32, ptr addrspace(5) %28, align 4
  %218 = sub nsw i32 %216, %217
  %219 = load i32, ptr addrspace(5) %29, align 4
  %220 = mul nsw i32 2, %219
  %221 = sub nsw i32 %218, %220
  %222 = load i32, ptr addrspace(5) %30, align 4
  %223 = sub nsw i32 %221, %222
  store i32 %223, ptr addrspace(5) %37, align 4
  %224 = load i32, ptr addrspace(5) %36, align 4
  %225 = icmp slt i32 %224, 0
  br i1 %225, label %226, label %229

226:                                              ; preds = %137
  %227 = load i32, ptr addrspace(5) %36, align 4
  %228 = sub nsw i32 0, %227
  br label %231

229:                                              ; preds = %137
  %230 = load i32, ptr addrspace(5) %36, align 4
  br label %231

231:                                              ; preds = %229, %226
  %232 = phi i32 [ %228, %226 ], [ %230, %229 ]
  store i32 %232, ptr addrspace(5) %38, align 4
  %233 = load i32, ptr addrspace(5) %37, align 4
  %234 = icmp slt i32 %233, 0
  br i1 %234, label %235, label %238

235:                                              ; preds = %231
  %236 = load i32, ptr addrspace(5) %37, align 4
  %237 = sub nsw i32 0, %236
  br label %240

238:                                              ; preds = %231
  %239 = load i32, ptr addrspace(5) %37, align 4
  br label %240

240:                                              ; preds = %238, %235
  %241 = phi i32 [ %237, %235 ], [ %239, %238 ]
  store i32 %241, ptr addrspace(5) %39, align 4
  %242 = load i32, ptr addrspace(5) %38, align 4
  %243 = load i32, ptr addrspace(5) %39, align 4
  %244 = add nsw i32 %242, %243
  %245 = call i32 @llvm.smin.i32(i32 %244, i32 255)
  %246 = trunc i32 %245 to i8
  %247 = load ptr addrspace(1), ptr %56, align 8
  %248 = load i32, ptr addrspace(5) %26, align 4
  %249 = load i32, ptr %58, align 4
  %250 = mul nsw i32 %248, %249
  %251 = load i32, ptr addrspace(5) %25, align 4
  %252 = add nsw i32 %250, %251
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds i8, ptr addrspace(1) %247, i64 %253
  store i8 %246, ptr addrspace(1) %254, align 1
  %255 = load i32, ptr addrspace(5) %36, align 4
  %256 = icmp slt i32 %255, 0
  %257 = zext i1 %256 to i32
  %258 = load i32, ptr addrspace(5) %37, align 4
  %259 = icmp slt i32 %258, 0
  %260 = zext i1 %259 to i32
  %261 = shl i32 %260, 1
  %262 = or i32 %257, %261
  %263 = load i32, ptr addrspace(5) %38, align 4
  %264 = load i32, ptr addrspace(5) %39, align 4
  %265 = icmp slt i32 %263, %264
  %266 = zext i1 %265 to i32
  %267 = shl i32 %266, 2
  %268 = or i32 %262, %267
  %269 = trunc i32 %268 to i8
  %270 = load ptr addrspace(1), ptr %57, align 8
  %271 = load i32, ptr addrspace(5) %26, align 4
  %272 = load i32, ptr %58, align 4
  %273 = mul nsw i32 %271, %272
  %274 = load i32, ptr addrspace(5) %25, align 4
  %275 = add nsw i32 %273, %274
  %276 = sext i32 %275 to i64
  %277 = getelementptr inbounds i8, ptr addrspace(1) %270, i64 %276
  store i8 %269, ptr addrspace(1) %277, align 1
  br label %278

278:                                              ; preds = %136, %240
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_sobel(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(4), align 8, addrspace(5)
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
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca ptr addrspace(1), align 8, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = addrspacecast ptr addrspace(5) %20 to ptr
  %41 = addrspacecast ptr addrspace(5) %21 to ptr
  %42 = addrspacecast ptr addrspace(5) %22 to ptr
  %43 = addrspacecast ptr addrspace(5) %23 to ptr
  %44 = addrspacecast ptr addrspace(5) %24 to ptr
  store ptr addrspace(1) %0, ptr %40, align 8
  store ptr addrspace(1) %1, ptr %41, align 8
  store ptr addrspace(1) %2, ptr %42, align 8
  store i32 %3, ptr %43, align 4
  store i32 %4, ptr %44, align 4
  %45 = addrspacecast ptr addrspace(5) %19 to ptr
  %46 = addrspacecast ptr addrspace(5) %17 to ptr
  %47 = call i32 @llvm.amdgcn.workgroup.id.x()
  %48 = addrspacecast ptr addrspace(5) %16 to ptr
  %49 = addrspacecast ptr addrspace(5) %12 to ptr
  %50 = addrspacecast ptr addrspace(5) %13 to ptr
  store i32 4, ptr %50, align 4
  %51 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %51, ptr addrspace(5) %14, align 8
  %52 = load ptr addrspace(4), ptr addrspace(5) %14, align 8
  %53 = load i32, ptr %50, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr addrspace(4) %52, i64 %54
  %56 = load i16, ptr addrspace(4) %55, align 2
  %57 = zext i16 %56 to i32
  %58 = mul i32 %47, %57
  %59 = addrspacecast ptr addrspace(5) %15 to ptr
  %60 = call i32 @llvm.amdgcn.workitem.id.x()
  %61 = add i32 %58, %60
  %62 = zext i32 %61 to i64
  %63 = trunc i64 %62 to i32
  store i32 %63, ptr addrspace(5) %25, align 4
  %64 = addrspacecast ptr addrspace(5) %18 to ptr
  %65 = addrspacecast ptr addrspace(5) %11 to ptr
  %66 = call i32 @llvm.amdgcn.workgroup.id.y()
  %67 = addrspacecast ptr addrspace(5) %10 to ptr
  %68 = addrspacecast ptr addrspace(5) %7 to ptr
  %69 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 6, ptr %69, align 4
  %70 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %70, ptr addrspace(5) %9, align 8
  %71 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %72 = load i32, ptr %69, align 4
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr addrspace(4) %71, i64 %73
  %75 = load i16, ptr addrspace(4) %74, align 2
  %76 = zext i16 %75 to i32
  %77 = mul i32 %66, %76
  %78 = addrspacecast ptr addrspace(5) %6 to ptr
  %79 = call i32 @llvm.amdgcn.workitem.id.y()
  %80 = add i32 %77, %79
  %81 = zext i32 %80 to i64
  %82 = trunc i64 %81 to i32
  store i32 %82, ptr addrspace(5) %26, align 4
  %83 = load i32, ptr addrspace(5) %25, align 4
  %84 = icmp slt i32 %83, 1
  br i1 %84, label %98, label %85

85:                                               ; preds = %5
  %86 = load i32, ptr addrspace(5) %26, align 4
  %87 = icmp slt i32 %86, 1
  br i1 %87, label %98, label %88

88:                                               ; preds = %85
  %89 = load i32, ptr addrspace(5) %25, align 4
  %90 = load i32, ptr %43, align 4
  %91 = sub nsw i32 %90, 1
  %92 = icmp sge i32 %89, %91
  br i1 %92, label %98, label %93

93:                                               ; preds = %88
  %94 = load i32, ptr addrspace(5) %26, align 4
  %95 = load i32, ptr %44, align 4
  %96 = sub nsw i32 %95, 1
  %97 = icmp sge i32 %94, %96
  br i1 %97, label %98, label %124

98:                                               ; preds = %93, %88, %85, %5
  %99 = load i32, ptr addrspace(5) %25, align 4
  %100 = load i32, ptr %43, align 4
  %101 = icmp slt i32 %99, %100
  br i1 %101, label %102, label %123

102:                                              ; preds = %98
  %103 = load i32, ptr addrspace(5) %26, align 4
  %104 = load i32, ptr %44, align 4
  %105 = icmp slt i32 %103, %104
  br i1 %105, label %106, label %123

106:                                              ; preds = %102
  %107 = load ptr addrspace(1), ptr %41, align 8
  %108 = load i32, ptr addrspace(5) %26, align 4
  %109 = load i32, ptr %43, align 4
  %110 = mul nsw i32 %108, %109
  %111 = load i32, ptr addrspace(5) %25, align 4
  %112 = add nsw i32 %110, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i8, ptr addrspace(1) %107, i64 %113
  store i8 0, ptr addrspace(1) %114, align 1
  %115 = load ptr addrspace(1), ptr %42, align 8
  %116 = load i32, ptr addrspace(5) %26, align 4
  %117 = load i32, ptr %43, align 4
  %118 = mul nsw i32 %116, %117
  %119 = load i32, ptr addrspace(5) %25, align 4
  %120 = add nsw i32 %118, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i8, ptr addrspace(1) %115, i64 %121
  store i8 0, ptr addrspace(1) %122, align 1
  br label %123

123:                                              ; preds = %106, %102, %98
  br label %265

124:                                              ; preds = %93
  %125 = load ptr addrspace(1), ptr %40, align 8
  %126 = load i32, ptr addrspace(5) %26, align 4
  %127 = load i32, ptr %43, align 4
  %128 = mul nsw i32 %126, %127
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds i8, ptr addrspace(1) %125, i64 %129
  %131 = load i32, ptr addrspace(5) %25, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds i8, ptr addrspace(1) %130, i64 %132
  store ptr addrspace(1) %133, ptr addrspace(5) %27, align 8
  %134 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %135 = load i32, ptr %43, align 4
  %136 = sub nsw i32 0, %135
  %137 = sub nsw i32 %136, 1
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds i8, ptr addrspace(1) %134, i64 %138
  %140 = load i8, ptr addrspace(1) %139, align 1
  %141 = zext i8 %140 to i32
  store i32 %141, ptr addrspace(5) %28, align 4
  %142 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %143 = load i32, ptr %43, align 4
  %144 = sub nsw i32 0, %143
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds i8, ptr addrspace(1) %142, i64 %145
  %147 = load i8, ptr addrspace(1) %146, align 1
  %148 = zext i8 %147 to i32
  store i32 %148, ptr addrspace(5) %29, align 4
  %149 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %150 = load i32, ptr %43, align 4
  %151 = sub nsw i32 0, %150
  %152 = add nsw i32 %151, 1
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds i8, ptr addrspace(1) %149, i64 %153
  %155 = load i8, ptr addrspace(1) %154, align 1
  %156 = zext i8 %155 to i32
  store i32 %156, ptr addrspace(5) %30, align 4
  %157 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %158 = getelementptr inbounds i8, ptr addrspace(1) %157, i64 -1
  %159 = load i8, ptr addrspace(1) %158, align 1
  %160 = zext i8 %159 to i32
  store i32 %160, ptr addrspace(5) %31, align 4
  %161 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %162 = getelementptr inbounds i8, ptr addrspace(1) %161, i64 1
  %163 = load i8, ptr addrspace(1) %162, align 1
  %164 = zext i8 %163 to i32
  store i32 %164, ptr addrspace(5) %32, align 4
  %165 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %166 = load i32, ptr %43, align 4
  %167 = sub nsw i32 %166, 1
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds i8, ptr addrspace(1) %165, i64 %168
  %170 = load i8, ptr addrspace(1) %169, align 1
  %171 = zext i8 %170 to i32
  store i32 %171, ptr addrspace(5) %33, align 4
  %172 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %173 = load i32, ptr %43, align 4
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds i8, ptr addrspace(1) %172, i64 %174
  %176 = load i8, ptr addrspace(1) %175, align 1
  %177 = zext i8 %176 to i32
  store i32 %177, ptr addrspace(5) %34, align 4
  %178 = load ptr addrspace(1), ptr addrspace(5) %27, align 8
  %179 = load i32, ptr %43, align 4
  %180 = add nsw i32 %179, 1
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds i8, ptr addrspace(1) %178, i64 %181
  %183 = load i8, ptr addrspace(1) %182, align 1
  %184 = zext i8 %183 to i32
  store i32 %184, ptr addrspace(5) %35, align 4
  %185 = load i32, ptr addrspace(5) %30, align 4
  %186 = load i32, ptr addrspace(5) %32, align 4
  %187 = mul nsw i32 2, %186
  %188 = add nsw i32 %185, %187
  %189 = load i32, ptr addrspace(5) %35, align 4
  %190 = add nsw i32 %188, %189
  %191 = load i32, ptr addrspace(5) %28, align 4
  %192 = sub nsw i32 %190, %191
  %193 = load i32, ptr addrspace(5) %31, align 4
  %194 = mul nsw i32 2, %193
  %195 = sub nsw i32 %192, %194
  %196 = load i32, ptr addrspace(5) %33, align 4
  %197 = sub nsw i32 %195, %196
  store i32 %197, ptr addrspace(5) %36, align 4
  %198 = load i32, ptr addrspace(5) %33, align 4
  %199 = load i32, ptr addrspace(5) %34, align 4
  %200 = mul nsw i32 2, %199
  %201 = add nsw i32 %198, %200
  %202 = load i32, ptr addrspace(5) %35, align 4
  %203 = add nsw i32 %201, %202
  %204 = load i32, ptr addrspace(5) %28, align 4
  %205 = sub nsw i32 %203, %204
  %206 = load i32, ptr addrspace(5) %29, align 4
  %207 = mul nsw i32 2, %206
  %208 = sub nsw i32 %205, %207
  %209 = load i32, ptr addrspace(5) %30, align 4
  %210 = sub nsw i32 %208, %209
  store i32 %210, ptr addrspace(5) %37, align 4
  %211 = load i32, ptr addrspace(5) %36, align 4
  %212 = icmp slt i32 %211, 0
  br i1 %212, label %213, label %216

213:                                              ; preds = %124
  %214 = load i32, ptr addrspace(5) %36, align 4
  %215 = sub nsw i32 0, %214
  br label %218

216:                                              ; preds = %124
  %217 = load i32, ptr addrspace(5) %36, align 4
  br label %218

218:                                              ; preds = %216, %213
  %219 = phi i32 [ %215, %213 ], [ %217, %216 ]
  store i32 %219, ptr addrspace(5) %38, align 4
  %220 = load i32, ptr addrspace(5) %37, align 4
  %221 = icmp slt i32 %220, 0
  br i1 %221, label %222, label %225

222:                                              ; preds = %218
  %223 = load i32, ptr addrspace(5) %37, align 4
  %224 = sub nsw i32 0, %223
  br label %227

225:                                              ; preds = %218
  %226 = load i32, ptr addrspace(5) %37, align 4
  br label %227

227:                                              ; preds = %225, %222
  %228 = phi i32 [ %224, %222 ], [ %226, %225 ]
  store i32 %228, ptr addrspace(5) %39, align 4
  %229 = load i32, ptr addrspace(5) %38, align 4
  %230 = load i32, ptr addrspace(5) %39, align 4
  %231 = add nsw i32 %229, %230
  %232 = call i32 @llvm.smin.i32(i32 %231, i32 255)
  %233 = trunc i32 %232 to i8
  %234 = load ptr addrspace(1), ptr %41, align 8
  %235 = load i32, ptr addrspace(5) %26, align 4
  %236 = load i32, ptr %43, align 4
  %237 = mul nsw i32 %235, %236
  %238 = load i32, ptr addrspace(5) %25, align 4
  %239 = add nsw i32 %237, %238
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds i8, ptr addrspace(1) %234, i64 %240
  store i8 %233, ptr addrspace(1) %241, align 1
  %242 = load i32, ptr addrspace(5) %36, align 4
  %243 = icmp slt i32 %242, 0
  %244 = zext i1 %243 to i32
  %245 = load i32, ptr addrspace(5) %37, align 4
  %246 = icmp slt i32 %245, 0
  %247 = zext i1 %246 to i32
  %248 = shl i32 %247, 1
  %249 = or i32 %244, %248
  %250 = load i32, ptr addrspace(5) %38, align 4
  %251 = load i32, ptr addrspace(5) %39, align 4
  %252 = icmp slt i32 %250, %251
  %253 = zext i1 %252 to i32
  %254 = shl i32 %253, 2
  %255 = or i32 %249, %254
  %256 = trunc i32 %255 to i8
  %257 = load ptr addrspace(1), ptr %42, align 8
  %258 = load i32, ptr addrspace(5) %26, align 4
  %259 = load i32, ptr %43, align 4
  %260 = mul nsw i32 %258, %259
  %261 = load i32, ptr addrspace(5) %25, align 4
  %262 = add nsw i32 %260, %261
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds i8, ptr addrspace(1) %257, i64 %263
  store i8 %256, ptr addrspace(1) %264, align 1
  br label %265

265:                                              ; preds = %227, %123
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3

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
!6 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uchar*", !"uchar*", !"uchar*", !"int", !"int"}
!9 = !{!"const", !"", !"", !"", !""}
