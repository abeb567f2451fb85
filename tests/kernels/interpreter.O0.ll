; ModuleID = 'interpreter.cl'
source_filename = "interpreter.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @interpreter(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = addrspacecast ptr addrspace(5) %7 to ptr
  %14 = addrspacecast ptr addrspace(5) %8 to ptr
  %15 = addrspacecast ptr addrspace(5) %9 to ptr
  %16 = addrspacecast ptr addrspace(5) %10 to ptr
  %17 = addrspacecast ptr addrspace(5) %11 to ptr
  %18 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr addrspace(1) %0, ptr %13, align 8
  store ptr addrspace(1) %1, ptr %14, align 8
  store ptr addrspace(1) %2, ptr %15, align 8
  store ptr addrspace(1) %3, ptr %16, align 8
  store i32 %4, ptr %17, align 4
  store i32 %5, ptr %18, align 4
  %19 = load ptr addrspace(1), ptr %13, align 8
  %20 = load ptr addrspace(1), ptr %14, align 8
  %21 = load ptr addrspace(1), ptr %15, align 8
  %22 = load ptr addrspace(1), ptr %16, align 8
  %23 = load i32, ptr %17, align 4
  %24 = load i32, ptr %18, align 4
  call void @__clang_ocl_kern_imp_interpreter(ptr addrspace(1) noundef align 4 %19, ptr addrspace(1) noundef align 4 %20, ptr addrspace(1) noundef align 4 %21, ptr addrspace(1) noundef align 4 %22, i32 noundef %23, i32 noundef %24) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_interpreter(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca [16 x i32], align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = addrspacecast ptr addrspace(5) %14 to ptr
  %32 = addrspacecast ptr addrspace(5) %15 to ptr
  %33 = addrspacecast ptr addrspace(5) %16 to ptr
  %34 = addrspacecast ptr addrspace(5) %17 to ptr
  %35 = addrspacecast ptr addrspace(5) %18 to ptr
  %36 = addrspacecast ptr addrspace(5) %19 to ptr
  store ptr addrspace(1) %0, ptr %31, align 8
  store ptr addrspace(1) %1, ptr %32, align 8
  store ptr addrspace(1) %2, ptr %33, align 8
  store ptr addrspace(1) %3, ptr %34, align 8
  store i32 %4, ptr %35, align 4
  store i32 %5, ptr %36, align 4
  %37 = addrspacecast ptr addrspace(5) %13 to ptr
  %38 = addrspacecast ptr addrspace(5) %12 to ptr
  %39 = call i32 @llvm.amdgcn.workgroup.id.x()
  %40 = addrspacecast ptr addrspace(5) %11 to ptr
  %41 = addrspacecast ptr addrspace(5) %7 to ptr
  %42 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %42, align 4
  %43 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %43, ptr addrspace(5) %9, align 8
  %44 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %45 = load i32, ptr %42, align 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) %44, i64 %46
  %48 = load i16, ptr addrspace(4) %47, align 2
  %49 = zext i16 %48 to i32
  %50 = mul i32 %39, %49
  %51 = addrspacecast ptr addrspace(5) %10 to ptr
  %52 = call i32 @llvm.amdgcn.workitem.id.x()
  %53 = add i32 %50, %52
  store i32 %53, ptr addrspace(5) %20, align 4
  %54 = load i32, ptr addrspace(5) %20, align 4
  %55 = load i32, ptr %35, align 4
  %56 = icmp uge i32 %54, %55
  br i1 %56, label %57, label %58

57:                                               ; preds = %6
  br label %256

58:                                               ; preds = %6
  store i32 0, ptr addrspace(5) %22, align 4
  %59 = load ptr addrspace(1), ptr %32, align 8
  %60 = load i32, ptr addrspace(5) %20, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %59, i64 %61
  %63 = load i32, ptr addrspace(1) %62, align 4
  store i32 %63, ptr addrspace(5) %23, align 4
  br label %64

64:                                               ; preds = %248, %58
  %65 = load i32, ptr %36, align 4
  %66 = icmp ne i32 %65, 0
  br i1 %66, label %67, label %251

67:                                               ; preds = %64
  %68 = load ptr addrspace(1), ptr %31, align 8
  %69 = load i32, ptr addrspace(5) %23, align 4
  %70 = add i32 %69, 1
  store i32 %70, ptr addrspace(5) %23, align 4
  %71 = zext i32 %69 to i64
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %68, i64 %71
  %73 = load i32, ptr addrspace(1) %72, align 4
  store i32 %73, ptr addrspace(5) %24, align 4
  %74 = load i32, ptr addrspace(5) %24, align 4
  %75 = ashr i32 %74, 8
  store i32 %75, ptr addrspace(5) %25, align 4
  %76 = load i32, ptr addrspace(5) %24, align 4
  %77 = and i32 %76, 255
  store i32 %77, ptr addrspace(5) %26, align 4
  %78 = load i32, ptr addrspace(5) %22, align 4
  %79 = add i32 %78, 1
  %80 = icmp ugt i32 %79, 16
  br i1 %80, label %81, label %86

81:                                               ; preds = %67
  %82 = load ptr addrspace(1), ptr %34, align 8
  %83 = load i32, ptr addrspace(5) %20, align 4
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw i32, ptr addrspace(1) %82, i64 %84
  store i32 -2147483646, ptr addrspace(1) %85, align 4
  br label %256

86:                                               ; preds = %67
  %87 = load i32, ptr addrspace(5) %26, align 4
  switch i32 %87, label %242 [
    i32 0, label %88
    i32 1, label %104
    i32 2, label %110
    i32 7, label %120
    i32 9, label %131
    i32 14, label %142
    i32 8, label %145
    i32 10, label %165
    i32 11, label %169
    i32 3, label %181
    i32 4, label %181
    i32 5, label %181
    i32 6, label %181
    i32 12, label %181
    i32 13, label %181
    i32 15, label %181
  ]

88:                                               ; preds = %86
  %89 = load i32, ptr addrspace(5) %22, align 4
  %90 = icmp ne i32 %89, 0
  br i1 %90, label %91, label %97

91:                                               ; preds = %88
  %92 = load i32, ptr addrspace(5) %22, align 4
  %93 = sub i32 %92, 1
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %21, i64 0, i64 %94
  %96 = load i32, ptr addrspace(5) %95, align 4
  br label %98

97:                                               ; preds = %88
  br label %98

98:                                               ; preds = %97, %91
  %99 = phi i32 [ %96, %91 ], [ 0, %97 ]
  %100 = load ptr addrspace(1), ptr %34, align 8
  %101 = load i32, ptr addrspace(5) %20, align 4
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr addrspace(1) %100, i64 %102
  store i32 %99, ptr addrspace(1) %103, align 4
  br label %256

104:                                              ; preds = %86
  %105 = load i32, ptr addrspace(5) %25, align 4
  %106 = load i32, ptr addrspace(5) %22, align 4
  %107 = add i32 %106, 1
  store i32 %107, ptr addrspace(5) %22, align 4
  %108 = zext i32 %106 to i64
  %109 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %21, i64 0, i64 %108
  store i32 %105, ptr addrspace(5) %109, align 4
  br label %247

110:                                              ; preds = %86
  %111 = load ptr addrspace(1), ptr %33, align 8
  %112 = load i32, ptr addrspace(5) %20, align 4
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw i32, ptr addrspace(1) %111, i64 %113
  %115 = load i32, ptr addrspace(1) %114, align 4
  %116 = load i32, ptr addrspace(5) %22, align 4
  %117 = add i32 %116, 1
  store i32 %117, ptr addrspace(5) %22, align 4
  %118 = zext i32 %116 to i64
  %119 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %21, i64 0, i64 %118
  store i32 %115, ptr addrspace(5) %119, align 4
  br label %247

120:                                              ; preds = %86
  %121 = load i32, ptr addrspace(5) %22, align 4
  %122 = sub i32 %121, 1
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %21, i64 0, i64 %123
  %125 = load i32, ptr addrspace(5) %124, align 4
  %126 = load i32, ptr addrspace(5) %22, align 4
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %21, i64 0, i64 %127
  store i32 %125, ptr addrspace(5) %128, align 4
  %129 = load i32, ptr addrspace(5) %22, align 4
  %130 = add i32 %129, 1
  store i32 %130, ptr addrspace(5) %22, align 4
  br label %247

131:                                              ; preds = %86
  %132 = load i32, ptr addrspace(5) %22, align 4
  %133 = sub i32 %132, 2
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %21, i64 0, i64 %134
  %136 = load i32, ptr addrspace(5) %135, align 4
  %137 = load i32, ptr addrspace(5) %22, align 4
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %21, i64 0, i64 %138
  store i32 %136, ptr addrspace(5) %139, align 4
  %140 = load i32, ptr addrspace(5) %22, align 4
  %141 = add i32 %140, 1
  store i32 %141, ptr addrspace(5) %22, align 4
  br label %247

142:                                              ; preds = %86
  %143 = load i32, ptr addrspace(5) %22, align 4
  %144 = add i32 %143, -1
  store i32 %144, ptr addrspace(5) %22, align 4
  br label %247

145:                                              ; preds = %86
  %146 = load i32, ptr addrspace(5) %22, align 4
  %147 = sub i32 %146, 1
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %21, i64 0, i64 %148
  %150 = load i32, ptr addrspace(5) %149, align 4
  store i32 %150, ptr addrspace(5) %27, align 4
  %151 = load i32, ptr addrspace(5) %22, align 4
  %152 = sub i32 %151, 2
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %21, i64 0, i64 %153
  %155 = load i32, ptr addrspace(5) %154, align 4
  %156 = load i32, ptr addrspace(5) %22, align 4
  %157 = sub i32 %156, 1
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %21, i64 0, i64 %158
  store i32 %155, ptr addrspace(5) %159, align 4
  %160 = load i32, ptr addrspace(5) %27, align 4
  %161 = load i32, ptr addrspace(5) %22, align 4
  %162 = sub i32 %161, 2
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %21, i64 0, i64 %163
  store i32 %160, ptr addrspace(5) %164, align 4
  br label %247

165:                                              ; preds = %86
  %166 = load i32, ptr addrspace(5) %25, align 4
  %167 = load i32, ptr addrspace(5) %23, align 4
  %168 = add i32 %167, %166
  store i32 %168, ptr addrspace(5) %23, align 4
  br label %247

169:                                              ; preds = %86
  %170 = load i32, ptr addrspace(5) %22, align 4
  %171 = add i32 %170, -1
  store i32 %171, ptr addrspace(5) %22, align 4
  %172 = zext i32 %171 to i64
  %173 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %21, i64 0, i64 %172
  %174 = load i32, ptr addrspace(5) %173, align 4
  %175 = icmp ne i32 %174, 0
  br i1 %175, label %176, label %180

176:                                              ; preds = %169
  %177 = load i32, ptr addrspace(5) %25, align 4
  %178 = load i32, ptr addrspace(5) %23, align 4
  %179 = add i32 %178, %177
  store i32 %179, ptr addrspace(5) %23, align 4
  br label %180

180:                                              ; preds = %176, %169
  br label %247

181:                                              ; preds = %86, %86, %86, %86, %86, %86, %86
  %182 = load i32, ptr addrspace(5) %22, align 4
  %183 = add i32 %182, -1
  store i32 %183, ptr addrspace(5) %22, align 4
  %184 = zext i32 %183 to i64
  %185 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %21, i64 0, i64 %184
  %186 = load i32, ptr addrspace(5) %185, align 4
  store i32 %186, ptr addrspace(5) %28, align 4
  %187 = load i32, ptr addrspace(5) %22, align 4
  %188 = sub i32 %187, 1
  %189 = zext i32 %188 to i64
  %190 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %21, i64 0, i64 %189
  %191 = load i32, ptr addrspace(5) %190, align 4
  store i32 %191, ptr addrspace(5) %29, align 4
  %192 = load i32, ptr addrspace(5) %26, align 4
  switch i32 %192, label %221 [
    i32 3, label %193
    i32 4, label %197
    i32 5, label %201
    i32 12, label %205
    i32 13, label %210
    i32 15, label %215
  ]

193:                                              ; preds = %181
  %194 = load i32, ptr addrspace(5) %29, align 4
  %195 = load i32, ptr addrspace(5) %28, align 4
  %196 = add i32 %194, %195
  store i32 %196, ptr addrspace(5) %30, align 4
  br label %236

197:                                              ; preds = %181
  %198 = load i32, ptr addrspace(5) %29, align 4
  %199 = load i32, ptr addrspace(5) %28, align 4
  %200 = sub i32 %198, %199
  store i32 %200, ptr addrspace(5) %30, align 4
  br label %236

201:                                              ; preds = %181
  %202 = load i32, ptr addrspace(5) %29, align 4
  %203 = load i32, ptr addrspace(5) %28, align 4
  %204 = mul i32 %202, %203
  store i32 %204, ptr addrspace(5) %30, align 4
  br label %236

205:                                              ; preds = %181
  %206 = load i32, ptr addrspace(5) %29, align 4
  %207 = load i32, ptr addrspace(5) %28, align 4
  %208 = icmp slt i32 %206, %207
  %209 = zext i1 %208 to i32
  store i32 %209, ptr addrspace(5) %30, align 4
  br label %236

210:                                              ; preds = %181
  %211 = load i32, ptr addrspace(5) %29, align 4
  %212 = load i32, ptr addrspace(5) %28, align 4
  %213 = icmp eq i32 %211, %212
  %214 = zext i1 %213 to i32
  store i32 %214, ptr addrspace(5) %30, align 4
  br label %236

215:                                              ; preds = %181
  %216 = load i32, ptr addrspace(5) %29, align 4
  %217 = load i32, ptr addrspace(5) %28, align 4
  %218 = and i32 %217, 31
  %219 = and i32 %218, 31
  %220 = shl i32 %216, %219
  store i32 %220, ptr addrspace(5) %30, align 4
  br label %236

221:                                              ; preds = %181
  %222 = load i32, ptr addrspace(5) %28, align 4
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %227, label %224

224:                                              ; preds = %221
  %225 = load i32, ptr addrspace(5) %28, align 4
  %226 = icmp eq i32 %225, -1
  br i1 %226, label %227, label %232

227:                                              ; preds = %224, %221
  %228 = load ptr addrspace(1), ptr %34, align 8
  %229 = load i32, ptr addrspace(5) %20, align 4
  %230 = zext i32 %229 to i64
  %231 = getelementptr inbounds nuw i32, ptr addrspace(1) %228, i64 %230
  store i32 -2147483645, ptr addrspace(1) %231, align 4
  br label %256

232:                                              ; preds = %224
  %233 = load i32, ptr addrspace(5) %29, align 4
  %234 = load i32, ptr addrspace(5) %28, align 4
  %235 = sdiv i32 %233, %234
  store i32 %235, ptr addrspace(5) %30, align 4
  br label %236

236:                                              ; preds = %232, %215, %210, %205, %201, %197, %193
  %237 = load i32, ptr addrspace(5) %30, align 4
  %238 = load i32, ptr addrspace(5) %22, align 4
  %239 = sub i32 %238, 1
  %240 = zext i32 %239 to i64
  %241 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %21, i64 0, i64 %240
  store i32 %237, ptr addrspace(5) %241, align 4
  br label %247

242:                                              ; preds = %86
  %243 = load ptr addrspace(1), ptr %34, align 8
  %244 = load i32, ptr addrspace(5) %20, align 4
  %245 = zext i32 %244 to i64
  %246 = getelementptr inbounds nuw i32, ptr addrspace(1) %243, i64 %245
  store i32 -2147483647, ptr addrspace(1) %246, align 4
  br label %256

247:                                              ; preds = %236, %180, %165, %145, %142, %131, %120, %110, %104
  br label %248

248:                                              ; preds = %247
  %249 = load i32, ptr %36, align 4
  %250 = add i32 %249, -1
  store i32 %250, ptr %36, align 4
  br label %64

251:                                              ; preds = %64
  %252 = load ptr addrspace(1), ptr %34, align 8
  %253 = load i32, ptr addrspace(5) %20, align 4
  %254 = zext i32 %253 to i64
  %255 = getelementptr inbounds nuw i32, ptr addrspace(1) %252, i64 %254
  store i32 -2147483644, ptr addrspace(1) %255, align 4
  br label %256

256:                                              ; preds = %251, %242, %227, %98, %81, %57
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

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
!8 = !{!"uint*", !"uint*", !"int*", !"int*", !"uint", !"uint"}
!9 = !{!"const", !"const", !"const", !"", !"", !""}
