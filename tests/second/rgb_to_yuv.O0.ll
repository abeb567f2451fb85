; ModuleID = 'rgb_to_yuv.cl'
source_filename = "rgb_to_yuv.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @rgb_to_yuv(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 1 %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(4), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca ptr addrspace(4), align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i8, align 1, addrspace(5)
  %20 = alloca <3 x i32>, align 16, addrspace(5)
  %21 = alloca <3 x i32>, align 16, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca <3 x i32>, align 16, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca ptr addrspace(1), align 8, addrspace(5)
  %28 = alloca ptr addrspace(1), align 8, addrspace(5)
  %29 = alloca ptr addrspace(1), align 8, addrspace(5)
  %30 = alloca ptr addrspace(1), align 8, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca <3 x i32>, align 16, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca <3 x i32>, align 16, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca ptr addrspace(1), align 8, addrspace(5)
  %42 = alloca ptr addrspace(1), align 8, addrspace(5)
  %43 = alloca ptr addrspace(1), align 8, addrspace(5)
  %44 = alloca ptr addrspace(1), align 8, addrspace(5)
  %45 = alloca i32, align 4, addrspace(5)
  %46 = alloca i32, align 4, addrspace(5)
  %47 = addrspacecast ptr addrspace(5) %41 to ptr
  %48 = addrspacecast ptr addrspace(5) %42 to ptr
  %49 = addrspacecast ptr addrspace(5) %43 to ptr
  %50 = addrspacecast ptr addrspace(5) %44 to ptr
  %51 = addrspacecast ptr addrspace(5) %45 to ptr
  %52 = addrspacecast ptr addrspace(5) %46 to ptr
  store ptr addrspace(1) %0, ptr %47, align 8
  store ptr addrspace(1) %1, ptr %48, align 8
  store ptr addrspace(1) %2, ptr %49, align 8
  store ptr addrspace(1) %3, ptr %50, align 8
  store i32 %4, ptr %51, align 4
  store i32 %5, ptr %52, align 4
  %53 = load ptr addrspace(1), ptr %47, align 8
  %54 = load ptr addrspace(1), ptr %48, align 8
  %55 = load ptr addrspace(1), ptr %49, align 8
  %56 = load ptr addrspace(1), ptr %50, align 8
  %57 = load i32, ptr %51, align 4
  %58 = load i32, ptr %52, align 4
  %59 = addrspacecast ptr addrspace(5) %27 to ptr
  %60 = addrspacecast ptr addrspace(5) %28 to ptr
  %61 = addrspacecast ptr addrspace(5) %29 to ptr
  %62 = addrspacecast ptr addrspace(5) %30 to ptr
  %63 = addrspacecast ptr addrspace(5) %31 to ptr
  %64 = addrspacecast ptr addrspace(5) %32 to ptr
  store ptr addrspace(1) %53, ptr %59, align 8
  store ptr addrspace(1) %54, ptr %60, align 8
  store ptr addrspace(1) %55, ptr %61, align 8
  store ptr addrspace(1) %56, ptr %62, align 8
  store i32 %57, ptr %63, align 4
  store i32 %58, ptr %64, align 4
  %65 = addrspacecast ptr addrspace(5) %26 to ptr
  %66 = addrspacecast ptr addrspace(5) %18 to ptr
  %67 = call i32 @llvm.amdgcn.workgroup.id.x()
  %68 = addrspacecast ptr addrspace(5) %17 to ptr
  %69 = addrspacecast ptr addrspace(5) %13 to ptr
  %70 = addrspacecast ptr addrspace(5) %14 to ptr
  store i32 4, ptr %70, align 4
  %71 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %71, ptr addrspace(5) %15, align 8
  %72 = load ptr addrspace(4), ptr addrspace(5) %15, align 8
  %73 = load i32, ptr %70, align 4
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw i8, ptr addrspace(4) %72, i64 %74
  %76 = load i16, ptr addrspace(4) %75, align 2
  %77 = zext i16 %76 to i32
  %78 = mul i32 %67, %77
  %79 = addrspacecast ptr addrspace(5) %16 to ptr
  %80 = call i32 @llvm.amdgcn.workitem.id.x()
  %81 = add i32 %78, %80
  %82 = zext i32 %81 to i64
  %83 = mul i64 2, %82
  %84 = trunc i64 %83 to i32
  store i32 %84, ptr addrspace(5) %33, align 4
  %85 = addrspacecast ptr addrspace(5) %25 to ptr
  %86 = addrspacecast ptr addrspace(5) %12 to ptr
  %87 = call i32 @llvm.amdgcn.workgroup.id.y()
  %88 = addrspacecast ptr addrspace(5) %11 to ptr
  %89 = addrspacecast ptr addrspace(5) %8 to ptr
  %90 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 6, ptr %90, align 4
  %91 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %91, ptr addrspace(5) %10, align 8
  %92 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %93 = load i32, ptr %90, align 4
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i8, ptr addrspace(4) %92, i64 %94
  %96 = load i16, ptr addrspace(4) %95, align 2
  %97 = zext i16 %96 to i32
  %98 = mul i32 %87, %97
  %99 = addrspacecast ptr addrspace(5) %7 to ptr
  %100 = call i32 @llvm.amdgcn.workitem.id.y()
  %101 = add i32 %98, %100
  %102 = zext i32 %101 to i64
  %103 = mul i64 2, %102
  %104 = trunc i64 %103 to i32
  store i32 %104, ptr addrspace(5) %34, align 4
  %105 = load i32, ptr addrspace(5) %33, align 4
  %106 = load i32, ptr %63, align 4
  %107 = icmp sge i32 %105, %106
  br i1 %107, label %112, label %108

108:                                              ; preds = %6
  %109 = load i32, ptr addrspace(5) %34, align 4
  %110 = load i32, ptr %64, align 4
  %111 = icmp sge i32 %109, %110
  br i1 %111, label %112, label %113

112:                                              ; preds = %108, %6
  br label %244

113:                                              ; preds = %108
  store <3 x i32> zeroinitializer, ptr addrspace(5) %35, align 16
  store i32 0, ptr addrspace(5) %36, align 4
  br label %114

114:                                              ; preds = %191, %113
  %115 = load i32, ptr addrspace(5) %36, align 4
  %116 = icmp slt i32 %115, 2
  br i1 %116, label %117, label %194

117:                                              ; preds = %114
  store i32 0, ptr addrspace(5) %37, align 4
  br label %118

118:                                              ; preds = %121, %117
  %119 = load i32, ptr addrspace(5) %37, align 4
  %120 = icmp slt i32 %119, 2
  br i1 %120, label %121, label %191

121:                                              ; preds = %118
  %122 = load i32, ptr addrspace(5) %34, align 4
  %123 = load i32, ptr addrspace(5) %36, align 4
  %124 = add nsw i32 %122, %123
  %125 = load i32, ptr %63, align 4
  %126 = mul nsw i32 %124, %125
  %127 = load i32, ptr addrspace(5) %33, align 4
  %128 = add nsw i32 %126, %127
  %129 = load i32, ptr addrspace(5) %37, align 4
  %130 = add nsw i32 %128, %129
  store i32 %130, ptr addrspace(5) %38, align 4
  %131 = load ptr addrspace(1), ptr %59, align 8
  %132 = load i32, ptr addrspace(5) %38, align 4
  %133 = addrspacecast ptr addrspace(5) %21 to ptr
  %134 = addrspacecast ptr addrspace(5) %22 to ptr
  %135 = addrspacecast ptr addrspace(5) %23 to ptr
  %136 = addrspacecast ptr addrspace(5) %24 to ptr
  store ptr addrspace(1) %131, ptr %134, align 8
  store i32 %132, ptr %135, align 4
  %137 = load ptr addrspace(1), ptr %134, align 8
  %138 = load i32, ptr %135, align 4
  %139 = mul nsw i32 3, %138
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds i8, ptr addrspace(1) %137, i64 %140
  %142 = load i8, ptr addrspace(1) %141, align 1
  %143 = zext i8 %142 to i32
  %144 = insertelement <3 x i32> poison, i32 %143, i32 0
  %145 = load ptr addrspace(1), ptr %134, align 8
  %146 = load i32, ptr %135, align 4
  %147 = mul nsw i32 3, %146
  %148 = add nsw i32 %147, 1
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds i8, ptr addrspace(1) %145, i64 %149
  %151 = load i8, ptr addrspace(1) %150, align 1
  %152 = zext i8 %151 to i32
  %153 = insertelement <3 x i32> %144, i32 %152, i32 1
  %154 = load ptr addrspace(1), ptr %134, align 8
  %155 = load i32, ptr %135, align 4
  %156 = mul nsw i32 3, %155
  %157 = add nsw i32 %156, 2
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds i8, ptr addrspace(1) %154, i64 %158
  %160 = load i8, ptr addrspace(1) %159, align 1
  %161 = zext i8 %160 to i32
  %162 = insertelement <3 x i32> %153, i32 %161, i32 2
  store <3 x i32> %162, ptr %136, align 16
  %163 = load <3 x i32>, ptr %136, align 16
  store <3 x i32> %163, ptr addrspace(5) %39, align 16
  %164 = load <3 x i32>, ptr addrspace(5) %39, align 16
  %165 = addrspacecast ptr addrspace(5) %19 to ptr
  %166 = addrspacecast ptr addrspace(5) %20 to ptr
  store <3 x i32> %164, ptr %166, align 16
  %167 = load <3 x i32>, ptr %166, align 16
  %168 = extractelement <3 x i32> %167, i64 0
  %169 = mul nsw i32 66, %168
  %170 = load <3 x i32>, ptr %166, align 16
  %171 = extractelement <3 x i32> %170, i64 1
  %172 = mul nsw i32 129, %171
  %173 = add nsw i32 %169, %172
  %174 = load <3 x i32>, ptr %166, align 16
  %175 = extractelement <3 x i32> %174, i64 2
  %176 = mul nsw i32 25, %175
  %177 = add nsw i32 %173, %176
  %178 = add nsw i32 %177, 128
  %179 = ashr i32 %178, 8
  %180 = add nsw i32 %179, 16
  %181 = trunc i32 %180 to i8
  %182 = load ptr addrspace(1), ptr %60, align 8
  %183 = load i32, ptr addrspace(5) %38, align 4
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds i8, ptr addrspace(1) %182, i64 %184
  store i8 %181, ptr addrspace(1) %185, align 1
  %186 = load <3 x i32>, ptr addrspace(5) %39, align 16
  %187 = load <3 x i32>, ptr addrspace(5) %35, align 16
  %188 = add <3 x i32> %187, %186
  store <3 x i32> %188, ptr addrspace(5) %35, align 16
  %189 = load i32, ptr addrspace(5) %37, align 4
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr addrspace(5) %37, align 4
  br label %118

191:                                              ; preds = %118
  %192 = load i32, ptr addrspace(5) %36, align 4
  %193 = add nsw i32 %192, 1
  store i32 %193, ptr addrspace(5) %36, align 4
  br label %114

194:                                              ; preds = %114
  %195 = load <3 x i32>, ptr addrspace(5) %35, align 16
  %196 = add <3 x i32> %195, splat (i32 2)
  %197 = ashr <3 x i32> %196, splat (i32 2)
  store <3 x i32> %197, ptr addrspace(5) %35, align 16
  %198 = load i32, ptr addrspace(5) %34, align 4
  %199 = sdiv i32 %198, 2
  %200 = load i32, ptr %63, align 4
  %201 = sdiv i32 %200, 2
  %202 = mul nsw i32 %199, %201
  %203 = load i32, ptr addrspace(5) %33, align 4
  %204 = sdiv i32 %203, 2
  %205 = add nsw i32 %202, %204
  store i32 %205, ptr addrspace(5) %40, align 4
  %206 = load <3 x i32>, ptr addrspace(5) %35, align 16
  %207 = extractelement <3 x i32> %206, i64 0
  %208 = mul nsw i32 -38, %207
  %209 = load <3 x i32>, ptr addrspace(5) %35, align 16
  %210 = extractelement <3 x i32> %209, i64 1
  %211 = mul nsw i32 74, %210
  %212 = sub nsw i32 %208, %211
  %213 = load <3 x i32>, ptr addrspace(5) %35, align 16
  %214 = extractelement <3 x i32> %213, i64 2
  %215 = mul nsw i32 112, %214
  %216 = add nsw i32 %212, %215
  %217 = add nsw i32 %216, 128
  %218 = ashr i32 %217, 8
  %219 = add nsw i32 %218, 128
  %220 = trunc i32 %219 to i8
  %221 = load ptr addrspace(1), ptr %61, align 8
  %222 = load i32, ptr addrspace(5) %40, align 4
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds i8, ptr addrspace(1) %221, i64 %223
  store i8 %220, ptr addrspace(1) %224, align 1
  %225 = load <3 x i32>, ptr addrspace(5) %35, align 16
  %226 = extractelement <3 x i32> %225, i64 0
  %227 = mul nsw i32 112, %226
  %228 = load <3 x i32>, ptr addrspace(5) %35, align 16
  %229 = extractelement <3 x i32> %228, i64 1
  %230 = mul nsw i32 94, %229
  %231 = sub nsw i32 %227, %230
  %232 = load <3 x i32>, ptr addrspace(5) %35, align 16
  %233 = extractelement <3 x i32> %232, i64 2
  %234 = mul nsw i32 18, %233
  %235 = sub nsw i32 %231, %234
  %236 = add nsw i32 %235, 128
  %237 = ashr i32 %236, 8
  %238 = add nsw i32 %237, 128
  %239 = trunc i32 %238 to i8
  %240 = load ptr addrspace(1), ptr %62, align 8
  %241 = load i32, ptr addrspace(5) %40, align 4
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds i8, ptr addrspace(1) %240, i64 %242
  store i8 %239, ptr addrspace(1) %243, align 1
  br label %244

244:                                              ; preds = %112, %194
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_rgb_to_yuv(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2, ptr addrspace(1) noundef align 1 %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(4), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca ptr addrspace(4), align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i8, align 1, addrspace(5)
  %20 = alloca <3 x i32>, align 16, addrspace(5)
  %21 = alloca <3 x i32>, align 16, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca <3 x i32>, align 16, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca ptr addrspace(1), align 8, addrspace(5)
  %28 = alloca ptr addrspace(1), align 8, addrspace(5)
  %29 = alloca ptr addrspace(1), align 8, addrspace(5)
  %30 = alloca ptr addrspace(1), align 8, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca <3 x i32>, align 16, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca <3 x i32>, align 16, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = addrspacecast ptr addrspace(5) %27 to ptr
  %42 = addrspacecast ptr addrspace(5) %28 to ptr
  %43 = addrspacecast ptr addrspace(5) %29 to ptr
  %44 = addrspacecast ptr addrspace(5) %30 to ptr
  %45 = addrspacecast ptr addrspace(5) %31 to ptr
  %46 = addrspacecast ptr addrspace(5) %32 to ptr
  store ptr addrspace(1) %0, ptr %41, align 8
  store ptr addrspace(1) %1, ptr %42, align 8
  store ptr addrspace(1) %2, ptr %43, align 8
  store ptr addrspace(1) %3, ptr %44, align 8
  store i32 %4, ptr %45, align 4
  store i32 %5, ptr %46, align 4
  %47 = addrspacecast ptr addrspace(5) %26 to ptr
  %48 = addrspacecast ptr addrspace(5) %18 to ptr
  %49 = call i32 @llvm.amdgcn.workgroup.id.x()
  %50 = addrspacecast ptr addrspace(5) %17 to ptr
  %51 = addrspacecast ptr addrspace(5) %13 to ptr
  %52 = addrspacecast ptr addrspace(5) %14 to ptr
  store i32 4, ptr %52, align 4
  %53 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %53, ptr addrspace(5) %15, align 8
  %54 = load ptr addrspace(4), ptr addrspace(5) %15, align 8
  %55 = load i32, ptr %52, align 4
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr addrspace(4) %54, i64 %56
  %58 = load i16, ptr addrspace(4) %57, align 2
  %59 = zext i16 %58 to i32
  %60 = mul i32 %49, %59
  %61 = addrspacecast ptr addrspace(5) %16 to ptr
  %62 = call i32 @llvm.amdgcn.workitem.id.x()
  %63 = add i32 %60, %62
  %64 = zext i32 %63 to i64
  %65 = mul i64 2, %64
  %66 = trunc i64 %65 to i32
  store i32 %66, ptr addrspace(5) %33, align 4
  %67 = addrspacecast ptr addrspace(5) %25 to ptr
  %68 = addrspacecast ptr addrspace(5) %12 to ptr
  %69 = call i32 @llvm.amdgcn.workgroup.id.y()
  %70 = addrspacecast ptr addrspace(5) %11 to ptr
  %71 = addrspacecast ptr addrspace(5) %8 to ptr
  %72 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 6, ptr %72, align 4
  %73 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %73, ptr addrspace(5) %10, align 8
  %74 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %75 = load i32, ptr %72, align 4
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw i8, ptr addrspace(4) %74, i64 %76
  %78 = load i16, ptr addrspace(4) %77, align 2
  %79 = zext i16 %78 to i32
  %80 = mul i32 %69, %79
  %81 = addrspacecast ptr addrspace(5) %7 to ptr
  %82 = call i32 @llvm.amdgcn.workitem.id.y()
  %83 = add i32 %80, %82
  %84 = zext i32 %83 to i64
  %85 = mul i64 2, %84
  %86 = trunc i64 %85 to i32
  store i32 %86, ptr addrspace(5) %34, align 4
  %87 = load i32, ptr addrspace(5) %33, align 4
  %88 = load i32, ptr %45, align 4
  %89 = icmp sge i32 %87, %88
  br i1 %89, label %94, label %90

90:                                               ; preds = %6
  %91 = load i32, ptr addrspace(5) %34, align 4
  %92 = load i32, ptr %46, align 4
  %93 = icmp sge i32 %91, %92
  br i1 %93, label %94, label %95

94:                                               ; preds = %90, %6
  br label %228

95:                                               ; preds = %90
  store <3 x i32> zeroinitializer, ptr addrspace(5) %35, align 16
  store i32 0, ptr addrspace(5) %36, align 4
  br label %96

96:                                               ; preds = %175, %95
  %97 = load i32, ptr addrspace(5) %36, align 4
  %98 = icmp slt i32 %97, 2
  br i1 %98, label %99, label %178

99:                                               ; preds = %96
  store i32 0, ptr addrspace(5) %37, align 4
  br label %100

100:                                              ; preds = %171, %99
  %101 = load i32, ptr addrspace(5) %37, align 4
  %102 = icmp slt i32 %101, 2
  br i1 %102, label %103, label %174

103:                                              ; preds = %100
  %104 = load i32, ptr addrspace(5) %34, align 4
  %105 = load i32, ptr addrspace(5) %36, align 4
  %106 = add nsw i32 %104, %105
  %107 = load i32, ptr %45, align 4
  %108 = mul nsw i32 %106, %107
  %109 = load i32, ptr addrspace(5) %33, align 4
  %110 = add nsw i32 %108, %109
  %111 = load i32, ptr addrspace(5) %37, align 4
  %112 = add nsw i32 %110, %111
  store i32 %112, ptr addrspace(5) %38, align 4
  %113 = load ptr addrspace(1), ptr %41, align 8
  %114 = load i32, ptr addrspace(5) %38, align 4
  %115 = addrspacecast ptr addrspace(5) %21 to ptr
  %116 = addrspacecast ptr addrspace(5) %22 to ptr
  %117 = addrspacecast ptr addrspace(5) %23 to ptr
  %118 = addrspacecast ptr addrspace(5) %24 to ptr
  store ptr addrspace(1) %113, ptr %116, align 8
  store i32 %114, ptr %117, align 4
  %119 = load ptr addrspace(1), ptr %116, align 8
  %120 = load i32, ptr %117, align 4
  %121 = mul nsw i32 3, %120
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds i8, ptr addrspace(1) %119, i64 %122
  %124 = load i8, ptr addrspace(1) %123, align 1
  %125 = zext i8 %124 to i32
  %126 = insertelement <3 x i32> poison, i32 %125, i32 0
  %127 = load ptr addrspace(1), ptr %116, align 8
  %128 = load i32, ptr %117, align 4
  %129 = mul nsw i32 3, %128
  %130 = add nsw i32 %129, 1
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i8, ptr addrspace(1) %127, i64 %131
  %133 = load i8, ptr addrspace(1) %132, align 1
  %134 = zext i8 %133 to i32
  %135 = insertelement <3 x i32> %126, i32 %134, i32 1
  %136 = load ptr addrspace(1), ptr %116, align 8
  %137 = load i32, ptr %117, align 4
  %138 = mul nsw i32 3, %137
  %139 = add nsw i32 %138, 2
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds i8, ptr addrspace(1) %136, i64 %140
  %142 = load i8, ptr addrspace(1) %141, align 1
  %143 = zext i8 %142 to i32
  %144 = insertelement <3 x i32> %135, i32 %143, i32 2
  store <3 x i32> %144, ptr %118, align 16
  %145 = load <3 x i32>, ptr %118, align 16
  store <3 x i32> %145, ptr addrspace(5) %39, align 16
  %146 = load <3 x i32>, ptr addrspace(5) %39, align 16
  %147 = addrspacecast ptr addrspace(5) %19 to ptr
  %148 = addrspacecast ptr addrspace(5) %20 to ptr
  store <3 x i32> %146, ptr %148, align 16
  %149 = load <3 x i32>, ptr %148, align 16
  %150 = extractelement <3 x i32> %149, i64 0
  %151 = mul nsw i32 66, %150
  %152 = load <3 x i32>, ptr %148, align 16
  %153 = extractelement <3 x i32> %152, i64 1
  %154 = mul nsw i32 129, %153
  %155 = add nsw i32 %151, %154
  %156 = load <3 x i32>, ptr %148, align 16
  %157 = extractelement <3 x i32> %156, i64 2
  %158 = mul nsw i32 25, %157
  %159 = add nsw i32 %155, %158
  %160 = add nsw i32 %159, 128
  %161 = ashr i32 %160, 8
  %162 = add nsw i32 %161, 16
  %163 = trunc i32 %162 to i8
  %164 = load ptr addrspace(1), ptr %42, align 8
  %165 = load i32, ptr addrspace(5) %38, align 4
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds i8, ptr addrspace(1) %164, i64 %166
  store i8 %163, ptr addrspace(1) %167, align 1
  %168 = load <3 x i32>, ptr addrspace(5) %39, align 16
  %169 = load <3 x i32>, ptr addrspace(5) %35, align 16
  %170 = add <3 x i32> %169, %168
  store <3 x i32> %170, ptr addrspace(5) %35, align 16
  br label %171

171:                                              ; preds = %103
  %172 = load i32, ptr addrspace(5) %37, align 4
  %173 = add nsw i32 %172, 1
  store i32 %173, ptr addrspace(5) %37, align 4
  br label %100

174:                                              ; preds = %100
  br label %175

175:                                              ; preds = %174
  %176 = load i32, ptr addrspace(5) %36, align 4
  %177 = add nsw i32 %176, 1
  store i32 %177, ptr addrspace(5) %36, align 4
  br label %96

178:                                              ; preds = %96
  %179 = load <3 x i32>, ptr addrspace(5) %35, align 16
  %180 = add <3 x i32> %179, splat (i32 2)
  %181 = ashr <3 x i32> %180, splat (i32 2)
  store <3 x i32> %181, ptr addrspace(5) %35, align 16
  %182 = load i32, ptr addrspace(5) %34, align 4
  %183 = sdiv i32 %182, 2
  %184 = load i32, ptr %45, align 4
  %185 = sdiv i32 %184, 2
  %186 = mul nsw i32 %183, %185
  %187 = load i32, ptr addrspace(5) %33, align 4
  %188 = sdiv i32 %187, 2
  %189 = add nsw i32 %186, %188
  store i32 %189, ptr addrspace(5) %40, align 4
  %190 = load <3 x i32>, ptr addrspace(5) %35, align 16
  %191 = extractelement <3 x i32> %190, i64 0
  %192 = mul nsw i32 -38, %191
  %193 = load <3 x i32>, ptr addrspace(5) %35, align 16
  %194 = extractelement <3 x i32> %193, i64 1
  %195 = mul nsw i32 74, %194
  %196 = sub nsw i32 %192, %195
  %197 = load <3 x i32>, ptr addrspace(5) %35, align 16
  %198 = extractelement <3 x i32> %197, i64 2
  %199 = mul nsw i32 112, %198
  %200 = add nsw i32 %196, %199
  %201 = add nsw i32 %200, 128
  %202 = ashr i32 %201, 8
  %203 = add nsw i32 %202, 128
  %204 = trunc i32 %203 to i8
  %205 = load ptr addrspace(1), ptr %43, align 8
  %206 = load i32, ptr addrspace(5) %40, align 4
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds i8, ptr addrspace(1) %205, i64 %207
  store i8 %204, ptr addrspace(1) %208, align 1
  %209 = load <3 x i32>, ptr addrspace(5) %35, align 16
  %210 = extractelement <3 x i32> %209, i64 0
  %211 = mul nsw i32 112, %210
  %212 = load <3 x i32>, ptr addrspace(5) %35, align 16
  %213 = extractelement <3 x i32> %212, i64 1
  %214 = mul nsw i32 94, %213
  %215 = sub nsw i32 %211, %214
  %216 = load <3 x i32>, ptr addrspace(5) %35, align 16
  %217 = extractelement <3 x i32> %216, i64 2
  %218 = mul nsw i32 18, %217
  %219 = sub nsw i32 %215, %218
  %220 = add nsw i32 %219, 128
  %221 = ashr i32 %220, 8
  %222 = add nsw i32 %221, 128
  %223 = trunc i32 %222 to i8
  %224 = load ptr addrspace(1), ptr %44, align 8
  %225 = load i32, ptr addrspace(5) %40, align 4
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds i8, ptr addrspace(1) %224, i64 %226
  store i8 %223, ptr addrspace(1) %227, align 1
  br label %228

228:                                              ; preds = %178, %94
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
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uchar*", !"uchar*", !"uchar*", !"uchar*", !"int", !"int"}
!9 = !{!"const", !"", !"", !"", !"", !""}
