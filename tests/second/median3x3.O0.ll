; ModuleID = 'median3x3.cl'
source_filename = "median3x3.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @median3x3(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca [9 x i8], align 1, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i8, align 1, addrspace(5)
  %30 = alloca i8, align 1, addrspace(5)
  %31 = alloca i8, align 1, addrspace(5)
  %32 = alloca i8, align 1, addrspace(5)
  %33 = alloca i8, align 1, addrspace(5)
  %34 = alloca i8, align 1, addrspace(5)
  %35 = alloca i8, align 1, addrspace(5)
  %36 = alloca i8, align 1, addrspace(5)
  %37 = alloca i8, align 1, addrspace(5)
  %38 = alloca i8, align 1, addrspace(5)
  %39 = alloca i8, align 1, addrspace(5)
  %40 = alloca i8, align 1, addrspace(5)
  %41 = alloca i8, align 1, addrspace(5)
  %42 = alloca i8, align 1, addrspace(5)
  %43 = alloca i8, align 1, addrspace(5)
  %44 = alloca i8, align 1, addrspace(5)
  %45 = alloca i8, align 1, addrspace(5)
  %46 = alloca i8, align 1, addrspace(5)
  %47 = alloca i8, align 1, addrspace(5)
  %48 = alloca i8, align 1, addrspace(5)
  %49 = alloca i8, align 1, addrspace(5)
  %50 = alloca i8, align 1, addrspace(5)
  %51 = alloca i8, align 1, addrspace(5)
  %52 = alloca i8, align 1, addrspace(5)
  %53 = alloca i8, align 1, addrspace(5)
  %54 = alloca i8, align 1, addrspace(5)
  %55 = alloca i8, align 1, addrspace(5)
  %56 = alloca i8, align 1, addrspace(5)
  %57 = alloca i8, align 1, addrspace(5)
  %58 = alloca i8, align 1, addrspace(5)
  %59 = alloca i8, align 1, addrspace(5)
  %60 = alloca i8, align 1, addrspace(5)
  %61 = alloca i8, align 1, addrspace(5)
  %62 = alloca i8, align 1, addrspace(5)
  %63 = alloca i8, align 1, addrspace(5)
  %64 = alloca i8, align 1, addrspace(5)
  %65 = alloca i8, align 1, addrspace(5)
  %66 = alloca i8, align 1, addrspace(5)
  %67 = alloca ptr addrspace(1), align 8, addrspace(5)
  %68 = alloca ptr addrspace(1), align 8, addrspace(5)
  %69 = alloca i32, align 4, addrspace(5)
  %70 = alloca i32, align 4, addrspace(5)
  %71 = addrspacecast ptr addrspace(5) %67 to ptr
  %72 = addrspacecast ptr addrspace(5) %68 to ptr
  %73 = addrspacecast ptr addrspace(5) %69 to ptr
  %74 = addrspacecast ptr addrspace(5) %70 to ptr
  store ptr addrspace(1) %0, ptr %71, align 8
  store ptr addrspace(1) %1, ptr %72, align 8
  store i32 %2, ptr %73, align 4
  store i32 %3, ptr %74, align 4
  %75 = load ptr addrspace(1), ptr %71, align 8
  %76 = load ptr addrspace(1), ptr %72, align 8
  %77 = load i32, ptr %73, align 4
  %78 = load i32, ptr %74, align 4
  %79 = addrspacecast ptr addrspace(5) %19 to ptr
  %80 = addrspacecast ptr addrspace(5) %20 to ptr
  %81 = addrspacecast ptr addrspace(5) %21 to ptr
  %82 = addrspacecast ptr addrspace(5) %22 to ptr
  store ptr addrspace(1) %75, ptr %79, align 8
  store ptr addrspace(1) %76, ptr %80, align 8
  store i32 %77, ptr %81, align 4
  store i32 %78, ptr %82, align 4
  %83 = addrspacecast ptr addrspace(5) %18 to ptr
  %84 = addrspacecast ptr addrspace(5) %16 to ptr
  %85 = call i32 @llvm.amdgcn.workgroup.id.x()
  %86 = addrspacecast ptr addrspace(5) %15 to ptr
  %87 = addrspacecast ptr addrspace(5) %11 to ptr
  %88 = addrspacecast ptr addrspace(5) %12 to ptr
  store i32 4, ptr %88, align 4
  %89 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %89, ptr addrspace(5) %13, align 8
  %90 = load ptr addrspace(4), ptr addrspace(5) %13, align 8
  %91 = load i32, ptr %88, align 4
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw i8, ptr addrspace(4) %90, i64 %92
  %94 = load i16, ptr addrspace(4) %93, align 2
  %95 = zext i16 %94 to i32
  %96 = mul i32 %85, %95
  %97 = addrspacecast ptr addrspace(5) %14 to ptr
  %98 = call i32 @llvm.amdgcn.workitem.id.x()
  %99 = add i32 %96, %98
  %100 = zext i32 %99 to i64
  store i32 %99, ptr addrspace(5) %23, align 4
  %101 = addrspacecast ptr addrspace(5) %17 to ptr
  %102 = addrspacecast ptr addrspace(5) %10 to ptr
  %103 = call i32 @llvm.amdgcn.workgroup.id.y()
  %104 = addrspacecast ptr addrspace(5) %9 to ptr
  %105 = addrspacecast ptr addrspace(5) %6 to ptr
  %106 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 6, ptr %106, align 4
  %107 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %107, ptr addrspace(5) %8, align 8
  %108 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %109 = load i32, ptr %106, align 4
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds nuw i8, ptr addrspace(4) %108, i64 %110
  %112 = load i16, ptr addrspace(4) %111, align 2
  %113 = zext i16 %112 to i32
  %114 = mul i32 %103, %113
  %115 = addrspacecast ptr addrspace(5) %5 to ptr
  %116 = call i32 @llvm.amdgcn.workitem.id.y()
  %117 = add i32 %114, %116
  %118 = zext i32 %117 to i64
  store i32 %117, ptr addrspace(5) %24, align 4
  %119 = load i32, ptr addrspace(5) %23, align 4
  %120 = load i32, ptr %81, align 4
  %121 = icmp sge i32 %119, %120
  br i1 %121, label %126, label %122

122:                                              ; preds = %4
  %123 = load i32, ptr addrspace(5) %24, align 4
  %124 = load i32, ptr %82, align 4
  %125 = icmp sge i32 %123, %124
  br i1 %125, label %126, label %127

126:                                              ; preds = %122, %4
  br label %435

127:                                              ; preds = %122
  store i32 0, ptr addrspace(5) %26, align 4
  br label %128

128:                                              ; preds = %131, %127
  %129 = load i32, ptr addrspace(5) %26, align 4
  %130 = icmp slt i32 %129, 9
  br i1 %130, label %131, label %164

131:                                              ; preds = %128
  %132 = load i32, ptr addrspace(5) %23, align 4
  %133 = load i32, ptr addrspace(5) %26, align 4
  %134 = srem i32 %133, 3
  %135 = add nsw i32 %132, %134
  %136 = sub nsw i32 %135, 1
  %137 = call i32 @llvm.smax.i32(i32 %136, i32 0)
  %138 = load i32, ptr %81, align 4
  %139 = sub nsw i32 %138, 1
  %140 = call i32 @llvm.smin.i32(i32 %137, i32 %139)
  store i32 %140, ptr addrspace(5) %27, align 4
  %141 = load i32, ptr addrspace(5) %24, align 4
  %142 = load i32, ptr addrspace(5) %26, align 4
  %143 = sdiv i32 %142, 3
  %144 = add nsw i32 %141, %143
  %145 = sub nsw i32 %144, 1
  %146 = call i32 @llvm.smax.i32(i32 %145, i32 0)
  %147 = load i32, ptr %82, align 4
  %148 = sub nsw i32 %147, 1
  %149 = call i32 @llvm.smin.i32(i32 %146, i32 %148)
  store i32 %149, ptr addrspace(5) %28, align 4
  %150 = load ptr addrspace(1), ptr %79, align 8
  %151 = load i32, ptr addrspace(5) %28, align 4
  %152 = load i32, ptr %81, align 4
  %153 = mul nsw i32 %151, %152
  %154 = load i32, ptr addrspace(5) %27, align 4
  %155 = add nsw i32 %153, %154
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds i8, ptr addrspace(1) %150, i64 %156
  %158 = load i8, ptr addrspace(1) %157, align 1
  %159 = load i32, ptr addrspace(5) %26, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 %160
  store i8 %158, ptr addrspace(5) %161, align 1
  %162 = load i32, ptr addrspace(5) %26, align 4
  %163 = add nsw i32 %162, 1
  store i32 %163, ptr addrspace(5) %26, align 4
  br label %128

164:                                              ; preds = %128
  %165 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  %166 = load i8, ptr addrspace(5) %165, align 1
  %167 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  %168 = load i8, ptr addrspace(5) %167, align 1
  %169 = call i8 @llvm.umin.i8(i8 %166, i8 %168)
  store i8 %169, ptr addrspace(5) %29, align 1
  %170 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  %171 = load i8, ptr addrspace(5) %170, align 1
  %172 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  %173 = load i8, ptr addrspace(5) %172, align 1
  %174 = call i8 @llvm.umax.i8(i8 %171, i8 %173)
  store i8 %174, ptr addrspace(5) %30, align 1
  %175 = load i8, ptr addrspace(5) %29, align 1
  %176 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  store i8 %175, ptr addrspace(5) %176, align 1
  %177 = load i8, ptr addrspace(5) %30, align 1
  %178 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  store i8 %177, ptr addrspace(5) %178, align 1
  %179 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %180 = load i8, ptr addrspace(5) %179, align 1
  %181 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  %182 = load i8, ptr addrspace(5) %181, align 1
  %183 = call i8 @llvm.umin.i8(i8 %180, i8 %182)
  store i8 %183, ptr addrspace(5) %31, align 1
  %184 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %185 = load i8, ptr addrspace(5) %184, align 1
  %186 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  %187 = load i8, ptr addrspace(5) %186, align 1
  %188 = call i8 @llvm.umax.i8(i8 %185, i8 %187)
  store i8 %188, ptr addrspace(5) %32, align 1
  %189 = load i8, ptr addrspace(5) %31, align 1
  %190 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  store i8 %189, ptr addrspace(5) %190, align 1
  %191 = load i8, ptr addrspace(5) %32, align 1
  %192 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  store i8 %191, ptr addrspace(5) %192, align 1
  %193 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  %194 = load i8, ptr addrspace(5) %193, align 1
  %195 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 8
  %196 = load i8, ptr addrspace(5) %195, align 1
  %197 = call i8 @llvm.umin.i8(i8 %194, i8 %196)
  store i8 %197, ptr addrspace(5) %33, align 1
  %198 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  %199 = load i8, ptr addrspace(5) %198, align 1
  %200 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 8
  %201 = load i8, ptr addrspace(5) %200, align 1
  %202 = call i8 @llvm.umax.i8(i8 %199, i8 %201)
  store i8 %202, ptr addrspace(5) %34, align 1
  %203 = load i8, ptr addrspace(5) %33, align 1
  %204 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  store i8 %203, ptr addrspace(5) %204, align 1
  %205 = load i8, ptr addrspace(5) %34, align 1
  %206 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 8
  store i8 %205, ptr addrspace(5) %206, align 1
  %207 = load i8, ptr addrspace(5) %25, align 1
  %208 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  %209 = load i8, ptr addrspace(5) %208, align 1
  %210 = call i8 @llvm.umin.i8(i8 %207, i8 %209)
  store i8 %210, ptr addrspace(5) %35, align 1
  %211 = load i8, ptr addrspace(5) %25, align 1
  %212 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  %213 = load i8, ptr addrspace(5) %212, align 1
  %214 = call i8 @llvm.umax.i8(i8 %211, i8 %213)
  store i8 %214, ptr addrspace(5) %36, align 1
  %215 = load i8, ptr addrspace(5) %35, align 1
  store i8 %215, ptr addrspace(5) %25, align 1
  %216 = load i8, ptr addrspace(5) %36, align 1
  %217 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  store i8 %216, ptr addrspace(5) %217, align 1
  %218 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 3
  %219 = load i8, ptr addrspace(5) %218, align 1
  %220 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %221 = load i8, ptr addrspace(5) %220, align 1
  %222 = call i8 @llvm.umin.i8(i8 %219, i8 %221)
  store i8 %222, ptr addrspace(5) %37, align 1
  %223 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 3
  %224 = load i8, ptr addrspace(5) %223, align 1
  %225 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %226 = load i8, ptr addrspace(5) %225, align 1
  %227 = call i8 @llvm.umax.i8(i8 %224, i8 %226)
  store i8 %227, ptr addrspace(5) %38, align 1
  %228 = load i8, ptr addrspace(5) %37, align 1
  %229 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 3
  store i8 %228, ptr addrspace(5) %229, align 1
  %230 = load i8, ptr addrspace(5) %38, align 1
  %231 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  store i8 %230, ptr addrspace(5) %231, align 1
  %232 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 6
  %233 = load i8, ptr addrspace(5) %232, align 1
  %234 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  %235 = load i8, ptr addrspace(5) %234, align 1
  %236 = call i8 @llvm.umin.i8(i8 %233, i8 %235)
  store i8 %236, ptr addrspace(5) %39, align 1
  %237 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 6
  %238 = load i8, ptr addrspace(5) %237, align 1
  %239 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  %240 = load i8, ptr addrspace(5) %239, align 1
  %241 = call i8 @llvm.umax.i8(i8 %238, i8 %240)
  store i8 %241, ptr addrspace(5) %40, align 1
  %242 = load i8, ptr addrspace(5) %39, align 1
  %243 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 6
  store i8 %242, ptr addrspace(5) %243, align 1
  %244 = load i8, ptr addrspace(5) %40, align 1
  %245 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  store i8 %244, ptr addrspace(5) %245, align 1
  %246 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  %247 = load i8, ptr addrspace(5) %246, align 1
  %248 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  %249 = load i8, ptr addrspace(5) %248, align 1
  %250 = call i8 @llvm.umin.i8(i8 %247, i8 %249)
  store i8 %250, ptr addrspace(5) %41, align 1
  %251 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  %252 = load i8, ptr addrspace(5) %251, align 1
  %253 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  %254 = load i8, ptr addrspace(5) %253, align 1
  %255 = call i8 @llvm.umax.i8(i8 %252, i8 %254)
  store i8 %255, ptr addrspace(5) %42, align 1
  %256 = load i8, ptr addrspace(5) %41, align 1
  %257 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  store i8 %256, ptr addrspace(5) %257, align 1
  %258 = load i8, ptr addrspace(5) %42, align 1
  %259 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  store i8 %258, ptr addrspace(5) %259, align 1
  %260 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %261 = load i8, ptr addrspace(5) %260, align 1
  %262 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  %263 = load i8, ptr addrspace(5) %262, align 1
  %264 = call i8 @llvm.umin.i8(i8 %261, i8 %263)
  store i8 %264, ptr addrspace(5) %43, align 1
  %265 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %266 = load i8, ptr addrspace(5) %265, align 1
  %267 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  %268 = load i8, ptr addrspace(5) %267, align 1
  %269 = call i8 @llvm.umax.i8(i8 %266, i8 %268)
  store i8 %269, ptr addrspace(5) %44, align 1
  %270 = load i8, ptr addrspace(5) %43, align 1
  %271 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  store i8 %270, ptr addrspace(5) %271, align 1
  %272 = load i8, ptr addrspace(5) %44, align 1
  %273 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  store i8 %272, ptr addrspace(5) %273, align 1
  %274 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  %275 = load i8, ptr addrspace(5) %274, align 1
  %276 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 8
  %277 = load i8, ptr addrspace(5) %276, align 1
  %278 = call i8 @llvm.umin.i8(i8 %275, i8 %277)
  store i8 %278, ptr addrspace(5) %45, align 1
  %279 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  %280 = load i8, ptr addrspace(5) %279, align 1
  %281 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 8
  %282 = load i8, ptr addrspace(5) %281, align 1
  %283 = call i8 @llvm.umax.i8(i8 %280, i8 %282)
  store i8 %283, ptr addrspace(5) %46, align 1
  %284 = load i8, ptr addrspace(5) %45, align 1
  %285 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  store i8 %284, ptr addrspace(5) %285, align 1
  %286 = load i8, ptr addrspace(5) %46, align 1
  %287 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 8
  store i8 %286, ptr addrspace(5) %287, align 1
  %288 = load i8, ptr addrspace(5) %25, align 1
  %289 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 3
  %290 = load i8, ptr addrspace(5) %289, align 1
  %291 = call i8 @llvm.umin.i8(i8 %288, i8 %290)
  store i8 %291, ptr addrspace(5) %47, align 1
  %292 = load i8, ptr addrspace(5) %25, align 1
  %293 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 3
  %294 = load i8, ptr addrspace(5) %293, align 1
  %295 = call i8 @llvm.umax.i8(i8 %292, i8 %294)
  store i8 %295, ptr addrspace(5) %48, align 1
  %296 = load i8, ptr addrspace(5) %47, align 1
  store i8 %296, ptr addrspace(5) %25, align 1
  %297 = load i8, ptr addrspace(5) %48, align 1
  %298 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 3
  store i8 %297, ptr addrspace(5) %298, align 1
  %299 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  %300 = load i8, ptr addrspace(5) %299, align 1
  %301 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 8
  %302 = load i8, ptr addrspace(5) %301, align 1
  %303 = call i8 @llvm.umin.i8(i8 %300, i8 %302)
  store i8 %303, ptr addrspace(5) %49, align 1
  %304 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  %305 = load i8, ptr addrspace(5) %304, align 1
  %306 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 8
  %307 = load i8, ptr addrspace(5) %306, align 1
  %308 = call i8 @llvm.umax.i8(i8 %305, i8 %307)
  store i8 %308, ptr addrspace(5) %50, align 1
  %309 = load i8, ptr addrspace(5) %49, align 1
  %310 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  store i8 %309, ptr addrspace(5) %310, align 1
  %311 = load i8, ptr addrspace(5) %50, align 1
  %312 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 8
  store i8 %311, ptr addrspace(5) %312, align 1
  %313 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %314 = load i8, ptr addrspace(5) %313, align 1
  %315 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  %316 = load i8, ptr addrspace(5) %315, align 1
  %317 = call i8 @llvm.umin.i8(i8 %314, i8 %316)
  store i8 %317, ptr addrspace(5) %51, align 1
  %318 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %319 = load i8, ptr addrspace(5) %318, align 1
  %320 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  %321 = load i8, ptr addrspace(5) %320, align 1
  %322 = call i8 @llvm.umax.i8(i8 %319, i8 %321)
  store i8 %322, ptr addrspace(5) %52, align 1
  %323 = load i8, ptr addrspace(5) %51, align 1
  %324 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  store i8 %323, ptr addrspace(5) %324, align 1
  %325 = load i8, ptr addrspace(5) %52, align 1
  %326 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  store i8 %325, ptr addrspace(5) %326, align 1
  %327 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 3
  %328 = load i8, ptr addrspace(5) %327, align 1
  %329 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 6
  %330 = load i8, ptr addrspace(5) %329, align 1
  %331 = call i8 @llvm.umin.i8(i8 %328, i8 %330)
  store i8 %331, ptr addrspace(5) %53, align 1
  %332 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 3
  %333 = load i8, ptr addrspace(5) %332, align 1
  %334 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 6
  %335 = load i8, ptr addrspace(5) %334, align 1
  %336 = call i8 @llvm.umax.i8(i8 %333, i8 %335)
  store i8 %336, ptr addrspace(5) %54, align 1
  %337 = load i8, ptr addrspace(5) %53, align 1
  %338 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 3
  store i8 %337, ptr addrspace(5) %338, align 1
  %339 = load i8, ptr addrspace(5) %54, align 1
  %340 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 6
  store i8 %339, ptr addrspace(5) %340, align 1
  %341 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  %342 = load i8, ptr addrspace(5) %341, align 1
  %343 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %344 = load i8, ptr addrspace(5) %343, align 1
  %345 = call i8 @llvm.umin.i8(i8 %342, i8 %344)
  store i8 %345, ptr addrspace(5) %55, align 1
  %346 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  %347 = load i8, ptr addrspace(5) %346, align 1
  %348 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %349 = load i8, ptr addrspace(5) %348, align 1
  %350 = call i8 @llvm.umax.i8(i8 %347, i8 %349)
  store i8 %350, ptr addrspace(5) %56, align 1
  %351 = load i8, ptr addrspace(5) %55, align 1
  %352 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  store i8 %351, ptr addrspace(5) %352, align 1
  %353 = load i8, ptr addrspace(5) %56, align 1
  %354 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  store i8 %353, ptr addrspace(5) %354, align 1
  %355 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  %356 = load i8, ptr addrspace(5) %355, align 1
  %357 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  %358 = load i8, ptr addrspace(5) %357, align 1
  %359 = call i8 @llvm.umin.i8(i8 %356, i8 %358)
  store i8 %359, ptr addrspace(5) %57, align 1
  %360 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  %361 = load i8, ptr addrspace(5) %360, align 1
  %362 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  %363 = load i8, ptr addrspace(5) %362, align 1
  %364 = call i8 @llvm.umax.i8(i8 %361, i8 %363)
  store i8 %364, ptr addrspace(5) %58, align 1
  %365 = load i8, ptr addrspace(5) %57, align 1
  %366 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  store i8 %365, ptr addrspace(5) %366, align 1
  %367 = load i8, ptr addrspace(5) %58, align 1
  %368 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  store i8 %367, ptr addrspace(5) %368, align 1
  %369 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %370 = load i8, ptr addrspace(5) %369, align 1
  %371 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  %372 = load i8, ptr addrspace(5) %371, align 1
  %373 = call i8 @llvm.umin.i8(i8 %370, i8 %372)
  store i8 %373, ptr addrspace(5) %59, align 1
  %374 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %375 = load i8, ptr addrspace(5) %374, align 1
  %376 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  %377 = load i8, ptr addrspace(5) %376, align 1
  %378 = call i8 @llvm.umax.i8(i8 %375, i8 %377)
  store i8 %378, ptr addrspace(5) %60, align 1
  %379 = load i8, ptr addrspace(5) %59, align 1
  %380 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  store i8 %379, ptr addrspace(5) %380, align 1
  %381 = load i8, ptr addrspace(5) %60, align 1
  %382 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  store i8 %381, ptr addrspace(5) %382, align 1
  %383 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %384 = load i8, ptr addrspace(5) %383, align 1
  %385 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  %386 = load i8, ptr addrspace(5) %385, align 1
  %387 = call i8 @llvm.umin.i8(i8 %384, i8 %386)
  store i8 %387, ptr addrspace(5) %61, align 1
  %388 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %389 = load i8, ptr addrspace(5) %388, align 1
  %390 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  %391 = load i8, ptr addrspace(5) %390, align 1
  %392 = call i8 @llvm.umax.i8(i8 %389, i8 %391)
  store i8 %392, ptr addrspace(5) %62, align 1
  %393 = load i8, ptr addrspace(5) %61, align 1
  %394 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  store i8 %393, ptr addrspace(5) %394, align 1
  %395 = load i8, ptr addrspace(5) %62, align 1
  %396 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  store i8 %395, ptr addrspace(5) %396, align 1
  %397 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 6
  %398 = load i8, ptr addrspace(5) %397, align 1
  %399 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %400 = load i8, ptr addrspace(5) %399, align 1
  %401 = call i8 @llvm.umin.i8(i8 %398, i8 %400)
  store i8 %401, ptr addrspace(5) %63, align 1
  %402 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 6
  %403 = load i8, ptr addrspace(5) %402, align 1
  %404 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %405 = load i8, ptr addrspace(5) %404, align 1
  %406 = call i8 @llvm.umax.i8(i8 %403, i8 %405)
  store i8 %406, ptr addrspace(5) %64, align 1
  %407 = load i8, ptr addrspace(5) %63, align 1
  %408 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 6
  store i8 %407, ptr addrspace(5) %408, align 1
  %409 = load i8, ptr addrspace(5) %64, align 1
  %410 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  store i8 %409, ptr addrspace(5) %410, align 1
  %411 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %412 = load i8, ptr addrspace(5) %411, align 1
  %413 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  %414 = load i8, ptr addrspace(5) %413, align 1
  %415 = call i8 @llvm.umin.i8(i8 %412, i8 %414)
  store i8 %415, ptr addrspace(5) %65, align 1
  %416 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %417 = load i8, ptr addrspace(5) %416, align 1
  %418 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  %419 = load i8, ptr addrspace(5) %418, align 1
  %420 = call i8 @llvm.umax.i8(i8 %417, i8 %419)
  store i8 %420, ptr addrspace(5) %66, align 1
  %421 = load i8, ptr addrspace(5) %65, align 1
  %422 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  store i8 %421, ptr addrspace(5) %422, align 1
  %423 = load i8, ptr addrspace(5) %66, align 1
  %424 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  store i8 %423, ptr addrspace(5) %424, align 1
  %425 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %426 = load i8, ptr addrspace(5) %425, align 1
  %427 = load ptr addrspace(1), ptr %80, align 8
  %428 = load i32, ptr addrspace(5) %24, align 4
  %429 = load i32, ptr %81, align 4
  %430 = mul nsw i32 %428, %429
  %431 = load i32, ptr addrspace(5) %23, align 4
  %432 = add nsw i32 %430, %431
  %433 = sext i32 %432 to i64
  %434 = getelementptr inbounds i8, ptr addrspace(1) %427, i64 %433
  store i8 %426, ptr addrspace(1) %434, align 1
  br label %435

435:                                              ; preds = %126, %164
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_median3x3(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca [9 x i8], align 1, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i8, align 1, addrspace(5)
  %30 = alloca i8, align 1, addrspace(5)
  %31 = alloca i8, align 1, addrspace(5)
  %32 = alloca i8, align 1, addrspace(5)
  %33 = alloca i8, align 1, addrspace(5)
  %34 = alloca i8, align 1, addrspace(5)
  %35 = alloca i8, align 1, addrspace(5)
  %36 = alloca i8, align 1, addrspace(5)
  %37 = alloca i8, align 1, addrspace(5)
  %38 = alloca i8, align 1, addrspace(5)
  %39 = alloca i8, align 1, addrspace(5)
  %40 = alloca i8, align 1, addrspace(5)
  %41 = alloca i8, align 1, addrspace(5)
  %42 = alloca i8, align 1, addrspace(5)
  %43 = alloca i8, align 1, addrspace(5)
  %44 = alloca i8, align 1, addrspace(5)
  %45 = alloca i8, align 1, addrspace(5)
  %46 = alloca i8, align 1, addrspace(5)
  %47 = alloca i8, align 1, addrspace(5)
  %48 = alloca i8, align 1, addrspace(5)
  %49 = alloca i8, align 1, addrspace(5)
  %50 = alloca i8, align 1, addrspace(5)
  %51 = alloca i8, align 1, addrspace(5)
  %52 = alloca i8, align 1, addrspace(5)
  %53 = alloca i8, align 1, addrspace(5)
  %54 = alloca i8, align 1, addrspace(5)
  %55 = alloca i8, align 1, addrspace(5)
  %56 = alloca i8, align 1, addrspace(5)
  %57 = alloca i8, align 1, addrspace(5)
  %58 = alloca i8, align 1, addrspace(5)
  %59 = alloca i8, align 1, addrspace(5)
  %60 = alloca i8, align 1, addrspace(5)
  %61 = alloca i8, align 1, addrspace(5)
  %62 = alloca i8, align 1, addrspace(5)
  %63 = alloca i8, align 1, addrspace(5)
  %64 = alloca i8, align 1, addrspace(5)
  %65 = alloca i8, align 1, addrspace(5)
  %66 = alloca i8, align 1, addrspace(5)
  %67 = addrspacecast ptr addrspace(5) %19 to ptr
  %68 = addrspacecast ptr addrspace(5) %20 to ptr
  %69 = addrspacecast ptr addrspace(5) %21 to ptr
  %70 = addrspacecast ptr addrspace(5) %22 to ptr
  store ptr addrspace(1) %0, ptr %67, align 8
  store ptr addrspace(1) %1, ptr %68, align 8
  store i32 %2, ptr %69, align 4
  store i32 %3, ptr %70, align 4
  %71 = addrspacecast ptr addrspace(5) %18 to ptr
  %72 = addrspacecast ptr addrspace(5) %16 to ptr
  %73 = call i32 @llvm.amdgcn.workgroup.id.x()
  %74 = addrspacecast ptr addrspace(5) %15 to ptr
  %75 = addrspacecast ptr addrspace(5) %11 to ptr
  %76 = addrspacecast ptr addrspace(5) %12 to ptr
  store i32 4, ptr %76, align 4
  %77 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %77, ptr addrspace(5) %13, align 8
  %78 = load ptr addrspace(4), ptr addrspace(5) %13, align 8
  %79 = load i32, ptr %76, align 4
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i8, ptr addrspace(4) %78, i64 %80
  %82 = load i16, ptr addrspace(4) %81, align 2
  %83 = zext i16 %82 to i32
  %84 = mul i32 %73, %83
  %85 = addrspacecast ptr addrspace(5) %14 to ptr
  %86 = call i32 @llvm.amdgcn.workitem.id.x()
  %87 = add i32 %84, %86
  %88 = zext i32 %87 to i64
  %89 = trunc i64 %88 to i32
  store i32 %89, ptr addrspace(5) %23, align 4
  %90 = addrspacecast ptr addrspace(5) %17 to ptr
  %91 = addrspacecast ptr addrspace(5) %10 to ptr
  %92 = call i32 @llvm.amdgcn.workgroup.id.y()
  %93 = addrspacecast ptr addrspace(5) %9 to ptr
  %94 = addrspacecast ptr addrspace(5) %6 to ptr
  %95 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 6, ptr %95, align 4
  %96 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %96, ptr addrspace(5) %8, align 8
  %97 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %98 = load i32, ptr %95, align 4
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw i8, ptr addrspace(4) %97, i64 %99
  %101 = load i16, ptr addrspace(4) %100, align 2
  %102 = zext i16 %101 to i32
  %103 = mul i32 %92, %102
  %104 = addrspacecast ptr addrspace(5) %5 to ptr
  %105 = call i32 @llvm.amdgcn.workitem.id.y()
  %106 = add i32 %103, %105
  %107 = zext i32 %106 to i64
  %108 = trunc i64 %107 to i32
  store i32 %108, ptr addrspace(5) %24, align 4
  %109 = load i32, ptr addrspace(5) %23, align 4
  %110 = load i32, ptr %69, align 4
  %111 = icmp sge i32 %109, %110
  br i1 %111, label %116, label %112

112:                                              ; preds = %4
  %113 = load i32, ptr addrspace(5) %24, align 4
  %114 = load i32, ptr %70, align 4
  %115 = icmp sge i32 %113, %114
  br i1 %115, label %116, label %117

116:                                              ; preds = %112, %4
  br label %432

117:                                              ; preds = %112
  store i32 0, ptr addrspace(5) %26, align 4
  br label %118

118:                                              ; preds = %152, %117
  %119 = load i32, ptr addrspace(5) %26, align 4
  %120 = icmp slt i32 %119, 9
  br i1 %120, label %121, label %155

121:                                              ; preds = %118
  %122 = load i32, ptr addrspace(5) %23, align 4
  %123 = load i32, ptr addrspace(5) %26, align 4
  %124 = srem i32 %123, 3
  %125 = add nsw i32 %122, %124
  %126 = sub nsw i32 %125, 1
  %127 = call i32 @llvm.smax.i32(i32 %126, i32 0)
  %128 = load i32, ptr %69, align 4
  %129 = sub nsw i32 %128, 1
  %130 = call i32 @llvm.smin.i32(i32 %127, i32 %129)
  store i32 %130, ptr addrspace(5) %27, align 4
  %131 = load i32, ptr addrspace(5) %24, align 4
  %132 = load i32, ptr addrspace(5) %26, align 4
  %133 = sdiv i32 %132, 3
  %134 = add nsw i32 %131, %133
  %135 = sub nsw i32 %134, 1
  %136 = call i32 @llvm.smax.i32(i32 %135, i32 0)
  %137 = load i32, ptr %70, align 4
  %138 = sub nsw i32 %137, 1
  %139 = call i32 @llvm.smin.i32(i32 %136, i32 %138)
  store i32 %139, ptr addrspace(5) %28, align 4
  %140 = load ptr addrspace(1), ptr %67, align 8
  %141 = load i32, ptr addrspace(5) %28, align 4
  %142 = load i32, ptr %69, align 4
  %143 = mul nsw i32 %141, %142
  %144 = load i32, ptr addrspace(5) %27, align 4
  %145 = add nsw i32 %143, %144
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds i8, ptr addrspace(1) %140, i64 %146
  %148 = load i8, ptr addrspace(1) %147, align 1
  %149 = load i32, ptr addrspace(5) %26, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 %150
  store i8 %148, ptr addrspace(5) %151, align 1
  br label %152

152:                                              ; preds = %121
  %153 = load i32, ptr addrspace(5) %26, align 4
  %154 = add nsw i32 %153, 1
  store i32 %154, ptr addrspace(5) %26, align 4
  br label %118

155:                                              ; preds = %118
  %156 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  %157 = load i8, ptr addrspace(5) %156, align 1
  %158 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  %159 = load i8, ptr addrspace(5) %158, align 1
  %160 = call i8 @llvm.umin.i8(i8 %157, i8 %159)
  store i8 %160, ptr addrspace(5) %29, align 1
  %161 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  %162 = load i8, ptr addrspace(5) %161, align 1
  %163 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  %164 = load i8, ptr addrspace(5) %163, align 1
  %165 = call i8 @llvm.umax.i8(i8 %162, i8 %164)
  store i8 %165, ptr addrspace(5) %30, align 1
  %166 = load i8, ptr addrspace(5) %29, align 1
  %167 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  store i8 %166, ptr addrspace(5) %167, align 1
  %168 = load i8, ptr addrspace(5) %30, align 1
  %169 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  store i8 %168, ptr addrspace(5) %169, align 1
  %170 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %171 = load i8, ptr addrspace(5) %170, align 1
  %172 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  %173 = load i8, ptr addrspace(5) %172, align 1
  %174 = call i8 @llvm.umin.i8(i8 %171, i8 %173)
  store i8 %174, ptr addrspace(5) %31, align 1
  %175 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %176 = load i8, ptr addrspace(5) %175, align 1
  %177 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  %178 = load i8, ptr addrspace(5) %177, align 1
  %179 = call i8 @llvm.umax.i8(i8 %176, i8 %178)
  store i8 %179, ptr addrspace(5) %32, align 1
  %180 = load i8, ptr addrspace(5) %31, align 1
  %181 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  store i8 %180, ptr addrspace(5) %181, align 1
  %182 = load i8, ptr addrspace(5) %32, align 1
  %183 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  store i8 %182, ptr addrspace(5) %183, align 1
  %184 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  %185 = load i8, ptr addrspace(5) %184, align 1
  %186 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 8
  %187 = load i8, ptr addrspace(5) %186, align 1
  %188 = call i8 @llvm.umin.i8(i8 %185, i8 %187)
  store i8 %188, ptr addrspace(5) %33, align 1
  %189 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  %190 = load i8, ptr addrspace(5) %189, align 1
  %191 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 8
  %192 = load i8, ptr addrspace(5) %191, align 1
  %193 = call i8 @llvm.umax.i8(i8 %190, i8 %192)
  store i8 %193, ptr addrspace(5) %34, align 1
  %194 = load i8, ptr addrspace(5) %33, align 1
  %195 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  store i8 %194, ptr addrspace(5) %195, align 1
  %196 = load i8, ptr addrspace(5) %34, align 1
  %197 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 8
  store i8 %196, ptr addrspace(5) %197, align 1
  %198 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 0
  %199 = load i8, ptr addrspace(5) %198, align 1
  %200 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  %201 = load i8, ptr addrspace(5) %200, align 1
  %202 = call i8 @llvm.umin.i8(i8 %199, i8 %201)
  store i8 %202, ptr addrspace(5) %35, align 1
  %203 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 0
  %204 = load i8, ptr addrspace(5) %203, align 1
  %205 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  %206 = load i8, ptr addrspace(5) %205, align 1
  %207 = call i8 @llvm.umax.i8(i8 %204, i8 %206)
  store i8 %207, ptr addrspace(5) %36, align 1
  %208 = load i8, ptr addrspace(5) %35, align 1
  %209 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 0
  store i8 %208, ptr addrspace(5) %209, align 1
  %210 = load i8, ptr addrspace(5) %36, align 1
  %211 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  store i8 %210, ptr addrspace(5) %211, align 1
  %212 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 3
  %213 = load i8, ptr addrspace(5) %212, align 1
  %214 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %215 = load i8, ptr addrspace(5) %214, align 1
  %216 = call i8 @llvm.umin.i8(i8 %213, i8 %215)
  store i8 %216, ptr addrspace(5) %37, align 1
  %217 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 3
  %218 = load i8, ptr addrspace(5) %217, align 1
  %219 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %220 = load i8, ptr addrspace(5) %219, align 1
  %221 = call i8 @llvm.umax.i8(i8 %218, i8 %220)
  store i8 %221, ptr addrspace(5) %38, align 1
  %222 = load i8, ptr addrspace(5) %37, align 1
  %223 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 3
  store i8 %222, ptr addrspace(5) %223, align 1
  %224 = load i8, ptr addrspace(5) %38, align 1
  %225 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  store i8 %224, ptr addrspace(5) %225, align 1
  %226 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 6
  %227 = load i8, ptr addrspace(5) %226, align 1
  %228 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  %229 = load i8, ptr addrspace(5) %228, align 1
  %230 = call i8 @llvm.umin.i8(i8 %227, i8 %229)
  store i8 %230, ptr addrspace(5) %39, align 1
  %231 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 6
  %232 = load i8, ptr addrspace(5) %231, align 1
  %233 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  %234 = load i8, ptr addrspace(5) %233, align 1
  %235 = call i8 @llvm.umax.i8(i8 %232, i8 %234)
  store i8 %235, ptr addrspace(5) %40, align 1
  %236 = load i8, ptr addrspace(5) %39, align 1
  %237 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 6
  store i8 %236, ptr addrspace(5) %237, align 1
  %238 = load i8, ptr addrspace(5) %40, align 1
  %239 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  store i8 %238, ptr addrspace(5) %239, align 1
  %240 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  %241 = load i8, ptr addrspace(5) %240, align 1
  %242 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  %243 = load i8, ptr addrspace(5) %242, align 1
  %244 = call i8 @llvm.umin.i8(i8 %241, i8 %243)
  store i8 %244, ptr addrspace(5) %41, align 1
  %245 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  %246 = load i8, ptr addrspace(5) %245, align 1
  %247 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  %248 = load i8, ptr addrspace(5) %247, align 1
  %249 = call i8 @llvm.umax.i8(i8 %246, i8 %248)
  store i8 %249, ptr addrspace(5) %42, align 1
  %250 = load i8, ptr addrspace(5) %41, align 1
  %251 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  store i8 %250, ptr addrspace(5) %251, align 1
  %252 = load i8, ptr addrspace(5) %42, align 1
  %253 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  store i8 %252, ptr addrspace(5) %253, align 1
  %254 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %255 = load i8, ptr addrspace(5) %254, align 1
  %256 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  %257 = load i8, ptr addrspace(5) %256, align 1
  %258 = call i8 @llvm.umin.i8(i8 %255, i8 %257)
  store i8 %258, ptr addrspace(5) %43, align 1
  %259 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %260 = load i8, ptr addrspace(5) %259, align 1
  %261 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  %262 = load i8, ptr addrspace(5) %261, align 1
  %263 = call i8 @llvm.umax.i8(i8 %260, i8 %262)
  store i8 %263, ptr addrspace(5) %44, align 1
  %264 = load i8, ptr addrspace(5) %43, align 1
  %265 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  store i8 %264, ptr addrspace(5) %265, align 1
  %266 = load i8, ptr addrspace(5) %44, align 1
  %267 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  store i8 %266, ptr addrspace(5) %267, align 1
  %268 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  %269 = load i8, ptr addrspace(5) %268, align 1
  %270 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 8
  %271 = load i8, ptr addrspace(5) %270, align 1
  %272 = call i8 @llvm.umin.i8(i8 %269, i8 %271)
  store i8 %272, ptr addrspace(5) %45, align 1
  %273 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  %274 = load i8, ptr addrspace(5) %273, align 1
  %275 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 8
  %276 = load i8, ptr addrspace(5) %275, align 1
  %277 = call i8 @llvm.umax.i8(i8 %274, i8 %276)
  store i8 %277, ptr addrspace(5) %46, align 1
  %278 = load i8, ptr addrspace(5) %45, align 1
  %279 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  store i8 %278, ptr addrspace(5) %279, align 1
  %280 = load i8, ptr addrspace(5) %46, align 1
  %281 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 8
  store i8 %280, ptr addrspace(5) %281, align 1
  %282 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 0
  %283 = load i8, ptr addrspace(5) %282, align 1
  %284 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 3
  %285 = load i8, ptr addrspace(5) %284, align 1
  %286 = call i8 @llvm.umin.i8(i8 %283, i8 %285)
  store i8 %286, ptr addrspace(5) %47, align 1
  %287 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 0
  %288 = load i8, ptr addrspace(5) %287, align 1
  %289 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 3
  %290 = load i8, ptr addrspace(5) %289, align 1
  %291 = call i8 @llvm.umax.i8(i8 %288, i8 %290)
  store i8 %291, ptr addrspace(5) %48, align 1
  %292 = load i8, ptr addrspace(5) %47, align 1
  %293 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 0
  store i8 %292, ptr addrspace(5) %293, align 1
  %294 = load i8, ptr addrspace(5) %48, align 1
  %295 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 3
  store i8 %294, ptr addrspace(5) %295, align 1
  %296 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  %297 = load i8, ptr addrspace(5) %296, align 1
  %298 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 8
  %299 = load i8, ptr addrspace(5) %298, align 1
  %300 = call i8 @llvm.umin.i8(i8 %297, i8 %299)
  store i8 %300, ptr addrspace(5) %49, align 1
  %301 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  %302 = load i8, ptr addrspace(5) %301, align 1
  %303 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 8
  %304 = load i8, ptr addrspace(5) %303, align 1
  %305 = call i8 @llvm.umax.i8(i8 %302, i8 %304)
  store i8 %305, ptr addrspace(5) %50, align 1
  %306 = load i8, ptr addrspace(5) %49, align 1
  %307 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  store i8 %306, ptr addrspace(5) %307, align 1
  %308 = load i8, ptr addrspace(5) %50, align 1
  %309 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 8
  store i8 %308, ptr addrspace(5) %309, align 1
  %310 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %311 = load i8, ptr addrspace(5) %310, align 1
  %312 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  %313 = load i8, ptr addrspace(5) %312, align 1
  %314 = call i8 @llvm.umin.i8(i8 %311, i8 %313)
  store i8 %314, ptr addrspace(5) %51, align 1
  %315 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %316 = load i8, ptr addrspace(5) %315, align 1
  %317 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  %318 = load i8, ptr addrspace(5) %317, align 1
  %319 = call i8 @llvm.umax.i8(i8 %316, i8 %318)
  store i8 %319, ptr addrspace(5) %52, align 1
  %320 = load i8, ptr addrspace(5) %51, align 1
  %321 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  store i8 %320, ptr addrspace(5) %321, align 1
  %322 = load i8, ptr addrspace(5) %52, align 1
  %323 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  store i8 %322, ptr addrspace(5) %323, align 1
  %324 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 3
  %325 = load i8, ptr addrspace(5) %324, align 1
  %326 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 6
  %327 = load i8, ptr addrspace(5) %326, align 1
  %328 = call i8 @llvm.umin.i8(i8 %325, i8 %327)
  store i8 %328, ptr addrspace(5) %53, align 1
  %329 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 3
  %330 = load i8, ptr addrspace(5) %329, align 1
  %331 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 6
  %332 = load i8, ptr addrspace(5) %331, align 1
  %333 = call i8 @llvm.umax.i8(i8 %330, i8 %332)
  store i8 %333, ptr addrspace(5) %54, align 1
  %334 = load i8, ptr addrspace(5) %53, align 1
  %335 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 3
  store i8 %334, ptr addrspace(5) %335, align 1
  %336 = load i8, ptr addrspace(5) %54, align 1
  %337 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 6
  store i8 %336, ptr addrspace(5) %337, align 1
  %338 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  %339 = load i8, ptr addrspace(5) %338, align 1
  %340 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %341 = load i8, ptr addrspace(5) %340, align 1
  %342 = call i8 @llvm.umin.i8(i8 %339, i8 %341)
  store i8 %342, ptr addrspace(5) %55, align 1
  %343 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  %344 = load i8, ptr addrspace(5) %343, align 1
  %345 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %346 = load i8, ptr addrspace(5) %345, align 1
  %347 = call i8 @llvm.umax.i8(i8 %344, i8 %346)
  store i8 %347, ptr addrspace(5) %56, align 1
  %348 = load i8, ptr addrspace(5) %55, align 1
  %349 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 1
  store i8 %348, ptr addrspace(5) %349, align 1
  %350 = load i8, ptr addrspace(5) %56, align 1
  %351 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  store i8 %350, ptr addrspace(5) %351, align 1
  %352 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  %353 = load i8, ptr addrspace(5) %352, align 1
  %354 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  %355 = load i8, ptr addrspace(5) %354, align 1
  %356 = call i8 @llvm.umin.i8(i8 %353, i8 %355)
  store i8 %356, ptr addrspace(5) %57, align 1
  %357 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  %358 = load i8, ptr addrspace(5) %357, align 1
  %359 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  %360 = load i8, ptr addrspace(5) %359, align 1
  %361 = call i8 @llvm.umax.i8(i8 %358, i8 %360)
  store i8 %361, ptr addrspace(5) %58, align 1
  %362 = load i8, ptr addrspace(5) %57, align 1
  %363 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  store i8 %362, ptr addrspace(5) %363, align 1
  %364 = load i8, ptr addrspace(5) %58, align 1
  %365 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 5
  store i8 %364, ptr addrspace(5) %365, align 1
  %366 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %367 = load i8, ptr addrspace(5) %366, align 1
  %368 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  %369 = load i8, ptr addrspace(5) %368, align 1
  %370 = call i8 @llvm.umin.i8(i8 %367, i8 %369)
  store i8 %370, ptr addrspace(5) %59, align 1
  %371 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %372 = load i8, ptr addrspace(5) %371, align 1
  %373 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  %374 = load i8, ptr addrspace(5) %373, align 1
  %375 = call i8 @llvm.umax.i8(i8 %372, i8 %374)
  store i8 %375, ptr addrspace(5) %60, align 1
  %376 = load i8, ptr addrspace(5) %59, align 1
  %377 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  store i8 %376, ptr addrspace(5) %377, align 1
  %378 = load i8, ptr addrspace(5) %60, align 1
  %379 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 7
  store i8 %378, ptr addrspace(5) %379, align 1
  %380 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %381 = load i8, ptr addrspace(5) %380, align 1
  %382 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  %383 = load i8, ptr addrspace(5) %382, align 1
  %384 = call i8 @llvm.umin.i8(i8 %381, i8 %383)
  store i8 %384, ptr addrspace(5) %61, align 1
  %385 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %386 = load i8, ptr addrspace(5) %385, align 1
  %387 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  %388 = load i8, ptr addrspace(5) %387, align 1
  %389 = call i8 @llvm.umax.i8(i8 %386, i8 %388)
  store i8 %389, ptr addrspace(5) %62, align 1
  %390 = load i8, ptr addrspace(5) %61, align 1
  %391 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  store i8 %390, ptr addrspace(5) %391, align 1
  %392 = load i8, ptr addrspace(5) %62, align 1
  %393 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  store i8 %392, ptr addrspace(5) %393, align 1
  %394 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 6
  %395 = load i8, ptr addrspace(5) %394, align 1
  %396 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %397 = load i8, ptr addrspace(5) %396, align 1
  %398 = call i8 @llvm.umin.i8(i8 %395, i8 %397)
  store i8 %398, ptr addrspace(5) %63, align 1
  %399 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 6
  %400 = load i8, ptr addrspace(5) %399, align 1
  %401 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %402 = load i8, ptr addrspace(5) %401, align 1
  %403 = call i8 @llvm.umax.i8(i8 %400, i8 %402)
  store i8 %403, ptr addrspace(5) %64, align 1
  %404 = load i8, ptr addrspace(5) %63, align 1
  %405 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 6
  store i8 %404, ptr addrspace(5) %405, align 1
  %406 = load i8, ptr addrspace(5) %64, align 1
  %407 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  store i8 %406, ptr addrspace(5) %407, align 1
  %408 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %409 = load i8, ptr addrspace(5) %408, align 1
  %410 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  %411 = load i8, ptr addrspace(5) %410, align 1
  %412 = call i8 @llvm.umin.i8(i8 %409, i8 %411)
  store i8 %412, ptr addrspace(5) %65, align 1
  %413 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %414 = load i8, ptr addrspace(5) %413, align 1
  %415 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  %416 = load i8, ptr addrspace(5) %415, align 1
  %417 = call i8 @llvm.umax.i8(i8 %414, i8 %416)
  store i8 %417, ptr addrspace(5) %66, align 1
  %418 = load i8, ptr addrspace(5) %65, align 1
  %419 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  store i8 %418, ptr addrspace(5) %419, align 1
  %420 = load i8, ptr addrspace(5) %66, align 1
  %421 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 2
  store i8 %420, ptr addrspace(5) %421, align 1
  %422 = getelementptr inbounds [9 x i8], ptr addrspace(5) %25, i64 0, i64 4
  %423 = load i8, ptr addrspace(5) %422, align 1
  %424 = load ptr addrspace(1), ptr %68, align 8
  %425 = load i32, ptr addrspace(5) %24, align 4
  %426 = load i32, ptr %69, align 4
  %427 = mul nsw i32 %425, %426
  %428 = load i32, ptr addrspace(5) %23, align 4
  %429 = add nsw i32 %427, %428
  %430 = sext i32 %429 to i64
  %431 = getelementptr inbounds i8, ptr addrspace(1) %424, i64 %430
  store i8 %423, ptr addrspace(1) %431, align 1
  br label %432

432:                                              ; preds = %155, %116
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umax.i8(i8, i8) #2

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
!6 = !{i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"uchar*", !"uchar*", !"int", !"int"}
!9 = !{!"const", !"", !"", !""}
