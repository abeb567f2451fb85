; ModuleID = 'blake2s.cl'
source_filename = "blake2s.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@IV = hidden addrspace(4) constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4
@SIGMA = hidden addrspace(4) constant [10 x [16 x i8]] [[16 x i8] c"\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F", [16 x i8] c"\0E\0A\04\08\09\0F\0D\06\01\0C\00\02\0B\07\05\03", [16 x i8] c"\0B\08\0C\00\05\02\0F\0D\0A\0E\03\06\07\01\09\04", [16 x i8] c"\07\09\03\01\0D\0C\0B\0E\02\06\05\0A\04\00\0F\08", [16 x i8] c"\09\00\05\07\02\04\0A\0F\0E\01\0B\0C\06\08\03\0D", [16 x i8] c"\02\0C\06\0A\00\0B\08\03\04\0D\07\05\0F\0E\01\09", [16 x i8] c"\0C\05\01\0F\0E\0D\04\0A\00\07\06\03\09\02\08\0B", [16 x i8] c"\0D\0B\07\0E\0C\01\03\09\05\00\0F\04\08\06\02\0A", [16 x i8] c"\06\0F\0E\09\0B\03\00\08\0C\02\0D\07\01\04\0A\05", [16 x i8] c"\0A\02\08\04\07\06\01\05\0F\0B\09\0E\03\0C\0D\00"], align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @blake2s(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr, align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca ptr, align 8, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca ptr, align 8, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca ptr, align 8, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca ptr, align 8, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca i32, align 4, addrspace(5)
  %42 = alloca i32, align 4, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca i32, align 4, addrspace(5)
  %45 = alloca i32, align 4, addrspace(5)
  %46 = alloca ptr, align 8, addrspace(5)
  %47 = alloca i32, align 4, addrspace(5)
  %48 = alloca i32, align 4, addrspace(5)
  %49 = alloca i32, align 4, addrspace(5)
  %50 = alloca i32, align 4, addrspace(5)
  %51 = alloca i32, align 4, addrspace(5)
  %52 = alloca i32, align 4, addrspace(5)
  %53 = alloca ptr, align 8, addrspace(5)
  %54 = alloca i32, align 4, addrspace(5)
  %55 = alloca i32, align 4, addrspace(5)
  %56 = alloca i32, align 4, addrspace(5)
  %57 = alloca i32, align 4, addrspace(5)
  %58 = alloca i32, align 4, addrspace(5)
  %59 = alloca i32, align 4, addrspace(5)
  %60 = alloca ptr, align 8, addrspace(5)
  %61 = alloca i32, align 4, addrspace(5)
  %62 = alloca i32, align 4, addrspace(5)
  %63 = alloca i32, align 4, addrspace(5)
  %64 = alloca i32, align 4, addrspace(5)
  %65 = alloca i32, align 4, addrspace(5)
  %66 = alloca i32, align 4, addrspace(5)
  %67 = alloca i32, align 4, addrspace(5)
  %68 = alloca ptr addrspace(1), align 8, addrspace(5)
  %69 = alloca ptr addrspace(1), align 8, addrspace(5)
  %70 = alloca i32, align 4, addrspace(5)
  %71 = alloca i32, align 4, addrspace(5)
  %72 = alloca i32, align 4, addrspace(5)
  %73 = alloca [8 x i32], align 4, addrspace(5)
  %74 = alloca i32, align 4, addrspace(5)
  %75 = alloca i32, align 4, addrspace(5)
  %76 = alloca [16 x i32], align 4, addrspace(5)
  %77 = alloca i32, align 4, addrspace(5)
  %78 = alloca [16 x i32], align 4, addrspace(5)
  %79 = alloca i32, align 4, addrspace(5)
  %80 = alloca i32, align 4, addrspace(5)
  %81 = alloca ptr addrspace(4), align 8, addrspace(5)
  %82 = alloca i32, align 4, addrspace(5)
  %83 = alloca i32, align 4, addrspace(5)
  %84 = alloca ptr addrspace(1), align 8, addrspace(5)
  %85 = alloca ptr addrspace(1), align 8, addrspace(5)
  %86 = alloca i32, align 4, addrspace(5)
  %87 = alloca i32, align 4, addrspace(5)
  %88 = addrspacecast ptr addrspace(5) %84 to ptr
  %89 = addrspacecast ptr addrspace(5) %85 to ptr
  %90 = addrspacecast ptr addrspace(5) %86 to ptr
  %91 = addrspacecast ptr addrspace(5) %87 to ptr
  store ptr addrspace(1) %0, ptr %88, align 8
  store ptr addrspace(1) %1, ptr %89, align 8
  store i32 %2, ptr %90, align 4
  store i32 %3, ptr %91, align 4
  %92 = load ptr addrspace(1), ptr %88, align 8
  %93 = load ptr addrspace(1), ptr %89, align 8
  %94 = load i32, ptr %90, align 4
  %95 = load i32, ptr %91, align 4
  %96 = addrspacecast ptr addrspace(5) %68 to ptr
  %97 = addrspacecast ptr addrspace(5) %69 to ptr
  %98 = addrspacecast ptr addrspace(5) %70 to ptr
  %99 = addrspacecast ptr addrspace(5) %71 to ptr
  store ptr addrspace(1) %92, ptr %96, align 8
  store ptr addrspace(1) %93, ptr %97, align 8
  store i32 %94, ptr %98, align 4
  store i32 %95, ptr %99, align 4
  %100 = addrspacecast ptr addrspace(5) %67 to ptr
  %101 = addrspacecast ptr addrspace(5) %10 to ptr
  %102 = call i32 @llvm.amdgcn.workgroup.id.x()
  %103 = addrspacecast ptr addrspace(5) %9 to ptr
  %104 = addrspacecast ptr addrspace(5) %5 to ptr
  %105 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %105, align 4
  %106 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %106, ptr addrspace(5) %7, align 8
  %107 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %108 = load i32, ptr %105, align 4
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw i8, ptr addrspace(4) %107, i64 %109
  %111 = load i16, ptr addrspace(4) %110, align 2
  %112 = zext i16 %111 to i32
  %113 = mul i32 %102, %112
  %114 = addrspacecast ptr addrspace(5) %8 to ptr
  %115 = call i32 @llvm.amdgcn.workitem.id.x()
  %116 = add i32 %113, %115
  %117 = zext i32 %116 to i64
  store i32 %116, ptr addrspace(5) %72, align 4
  %118 = load i32, ptr addrspace(5) %72, align 4
  %119 = load i32, ptr %99, align 4
  %120 = icmp uge i32 %118, %119
  br i1 %120, label %121, label %122

121:                                              ; preds = %4
  br label %1662

122:                                              ; preds = %4
  store i32 0, ptr addrspace(5) %74, align 4
  br label %123

123:                                              ; preds = %126, %122
  %124 = load i32, ptr addrspace(5) %74, align 4
  %125 = icmp slt i32 %124, 8
  br i1 %125, label %126, label %136

126:                                              ; preds = %123
  %127 = load i32, ptr addrspace(5) %74, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [8 x i32], ptr addrspace(4) @IV, i64 0, i64 %128
  %130 = load i32, ptr addrspace(4) %129, align 4
  %131 = load i32, ptr addrspace(5) %74, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [8 x i32], ptr addrspace(5) %73, i64 0, i64 %132
  store i32 %130, ptr addrspace(5) %133, align 4
  %134 = load i32, ptr addrspace(5) %74, align 4
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr addrspace(5) %74, align 4
  br label %123

136:                                              ; preds = %123
  %137 = load i32, ptr addrspace(5) %73, align 4
  %138 = xor i32 %137, 16842784
  store i32 %138, ptr addrspace(5) %73, align 4
  store i32 0, ptr addrspace(5) %75, align 4
  br label %139

139:                                              ; preds = %1641, %136
  %140 = load i32, ptr addrspace(5) %75, align 4
  %141 = icmp slt i32 %140, 2
  br i1 %141, label %142, label %1644

142:                                              ; preds = %139
  store i32 0, ptr addrspace(5) %77, align 4
  br label %143

143:                                              ; preds = %146, %142
  %144 = load i32, ptr addrspace(5) %77, align 4
  %145 = icmp slt i32 %144, 16
  br i1 %145, label %146, label %163

146:                                              ; preds = %143
  %147 = load ptr addrspace(1), ptr %96, align 8
  %148 = load i32, ptr addrspace(5) %72, align 4
  %149 = mul i32 %148, 2
  %150 = load i32, ptr addrspace(5) %75, align 4
  %151 = add i32 %149, %150
  %152 = mul i32 %151, 16
  %153 = load i32, ptr addrspace(5) %77, align 4
  %154 = add i32 %152, %153
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds nuw i32, ptr addrspace(1) %147, i64 %155
  %157 = load i32, ptr addrspace(1) %156, align 4
  %158 = load i32, ptr addrspace(5) %77, align 4
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [16 x i32], ptr addrspace(5) %76, i64 0, i64 %159
  store i32 %157, ptr addrspace(5) %160, align 4
  %161 = load i32, ptr addrspace(5) %77, align 4
  %162 = add nsw i32 %161, 1
  store i32 %162, ptr addrspace(5) %77, align 4
  br label %143

163:                                              ; preds = %143
  store i32 0, ptr addrspace(5) %79, align 4
  br label %164

164:                                              ; preds = %167, %163
  %165 = load i32, ptr addrspace(5) %79, align 4
  %166 = icmp slt i32 %165, 8
  br i1 %166, label %167, label %185

167:                                              ; preds = %164
  %168 = load i32, ptr addrspace(5) %79, align 4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [8 x i32], ptr addrspace(5) %73, i64 0, i64 %169
  %171 = load i32, ptr addrspace(5) %170, align 4
  %172 = load i32, ptr addrspace(5) %79, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [16 x i32], ptr addrspace(5) %78, i64 0, i64 %173
  store i32 %171, ptr addrspace(5) %174, align 4
  %175 = load i32, ptr addrspace(5) %79, align 4
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds [8 x i32], ptr addrspace(4) @IV, i64 0, i64 %176
  %178 = load i32, ptr addrspace(4) %177, align 4
  %179 = load i32, ptr addrspace(5) %79, align 4
  %180 = add nsw i32 %179, 8
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [16 x i32], ptr addrspace(5) %78, i64 0, i64 %181
  store i32 %178, ptr addrspace(5) %182, align 4
  %183 = load i32, ptr addrspace(5) %79, align 4
  %184 = add nsw i32 %183, 1
  store i32 %184, ptr addrspace(5) %79, align 4
  br label %164

185:                                              ; preds = %164
  %186 = load i32, ptr addrspace(5) %75, align 4
  %187 = icmp ne i32 %186, 0
  br i1 %187, label %188, label %190

188:                                              ; preds = %185
  %189 = load i32, ptr %98, align 4
  br label %191

190:                                              ; preds = %185
  br label %191

191:                                              ; preds = %190, %188
  %192 = phi i32 [ %189, %188 ], [ 64, %190 ]
  %193 = getelementptr inbounds [16 x i32], ptr addrspace(5) %78, i64 0, i64 12
  %194 = load i32, ptr addrspace(5) %193, align 4
  %195 = xor i32 %194, %192
  store i32 %195, ptr addrspace(5) %193, align 4
  %196 = load i32, ptr addrspace(5) %75, align 4
  %197 = icmp ne i32 %196, 0
  %198 = zext i1 %197 to i64
  %199 = select i1 %197, i32 -1, i32 0
  %200 = getelementptr inbounds [16 x i32], ptr addrspace(5) %78, i64 0, i64 14
  %201 = load i32, ptr addrspace(5) %200, align 4
  %202 = xor i32 %201, %199
  store i32 %202, ptr addrspace(5) %200, align 4
  store i32 0, ptr addrspace(5) %80, align 4
  br label %203

203:                                              ; preds = %206, %191
  %204 = load i32, ptr addrspace(5) %80, align 4
  %205 = icmp slt i32 %204, 10
  br i1 %205, label %206, label %1619

206:                                              ; preds = %203
  %207 = load i32, ptr addrspace(5) %80, align 4
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds [10 x [16 x i8]], ptr addrspace(4) @SIGMA, i64 0, i64 %208
  store ptr addrspace(4) %209, ptr addrspace(5) %81, align 8
  %210 = addrspacecast ptr addrspace(5) %78 to ptr
  %211 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %212 = load i8, ptr addrspace(4) %211, align 1
  %213 = zext i8 %212 to i64
  %214 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %213
  %215 = load i32, ptr addrspace(5) %214, align 4
  %216 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %217 = getelementptr inbounds i8, ptr addrspace(4) %216, i64 1
  %218 = load i8, ptr addrspace(4) %217, align 1
  %219 = zext i8 %218 to i64
  %220 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %219
  %221 = load i32, ptr addrspace(5) %220, align 4
  %222 = addrspacecast ptr addrspace(5) %11 to ptr
  %223 = addrspacecast ptr addrspace(5) %12 to ptr
  %224 = addrspacecast ptr addrspace(5) %13 to ptr
  %225 = addrspacecast ptr addrspace(5) %14 to ptr
  %226 = addrspacecast ptr addrspace(5) %15 to ptr
  %227 = addrspacecast ptr addrspace(5) %16 to ptr
  %228 = addrspacecast ptr addrspace(5) %17 to ptr
  store ptr %210, ptr %222, align 8
  store i32 0, ptr %223, align 4
  store i32 4, ptr %224, align 4
  store i32 8, ptr %225, align 4
  store i32 12, ptr %226, align 4
  store i32 %215, ptr %227, align 4
  store i32 %221, ptr %228, align 4
  %229 = load ptr, ptr %222, align 8
  %230 = load i32, ptr %224, align 4
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds i32, ptr %229, i64 %231
  %233 = load i32, ptr %232, align 4
  %234 = load i32, ptr %227, align 4
  %235 = add i32 %233, %234
  %236 = load ptr, ptr %222, align 8
  %237 = load i32, ptr %223, align 4
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds i32, ptr %236, i64 %238
  %240 = load i32, ptr %239, align 4
  %241 = add i32 %240, %235
  store i32 %241, ptr %239, align 4
  %242 = load ptr, ptr %222, align 8
  %243 = load i32, ptr %226, align 4
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds i32, ptr %242, i64 %244
  %246 = load i32, ptr %245, align 4
  %247 = load ptr, ptr %222, align 8
  %248 = load i32, ptr %223, align 4
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds i32, ptr %247, i64 %249
  %251 = load i32, ptr %250, align 4
  %252 = xor i32 %246, %251
  %253 = load ptr, ptr %222, align 8
  %254 = load i32, ptr %226, align 4
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds i32, ptr %253, i64 %255
  %257 = load i32, ptr %256, align 4
  %258 = load ptr, ptr %222, align 8
  %259 = load i32, ptr %223, align 4
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds i32, ptr %258, i64 %260
  %262 = load i32, ptr %261, align 4
  %263 = xor i32 %257, %262
  %264 = call i32 @llvm.fshl.i32(i32 %252, i32 %263, i32 16)
  %265 = load ptr, ptr %222, align 8
  %266 = load i32, ptr %226, align 4
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds i32, ptr %265, i64 %267
  store i32 %264, ptr %268, align 4
  %269 = load ptr, ptr %222, align 8
  %270 = load i32, ptr %226, align 4
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds i32, ptr %269, i64 %271
  %273 = load i32, ptr %272, align 4
  %274 = load ptr, ptr %222, align 8
  %275 = load i32, ptr %225, align 4
  %276 = sext i32 %275 to i64
  %277 = getelementptr inbounds i32, ptr %274, i64 %276
  %278 = load i32, ptr %277, align 4
  %279 = add i32 %278, %273
  store i32 %279, ptr %277, align 4
  %280 = load ptr, ptr %222, align 8
  %281 = load i32, ptr %224, align 4
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds i32, ptr %280, i64 %282
  %284 = load i32, ptr %283, align 4
  %285 = load ptr, ptr %222, align 8
  %286 = load i32, ptr %225, align 4
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds i32, ptr %285, i64 %287
  %289 = load i32, ptr %288, align 4
  %290 = xor i32 %284, %289
  %291 = load ptr, ptr %222, align 8
  %292 = load i32, ptr %224, align 4
  %293 = sext i32 %292 to i64
  %294 = getelementptr inbounds i32, ptr %291, i64 %293
  %295 = load i32, ptr %294, align 4
  %296 = load ptr, ptr %222, align 8
  %297 = load i32, ptr %225, align 4
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds i32, ptr %296, i64 %298
  %300 = load i32, ptr %299, align 4
  %301 = xor i32 %295, %300
  %302 = call i32 @llvm.fshl.i32(i32 %290, i32 %301, i32 20)
  %303 = load ptr, ptr %222, align 8
  %304 = load i32, ptr %224, align 4
  %305 = sext i32 %304 to i64
  %306 = getelementptr inbounds i32, ptr %303, i64 %305
  store i32 %302, ptr %306, align 4
  %307 = load ptr, ptr %222, align 8
  %308 = load i32, ptr %224, align 4
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds i32, ptr %307, i64 %309
  %311 = load i32, ptr %310, align 4
  %312 = load i32, ptr %228, align 4
  %313 = add i32 %311, %312
  %314 = load ptr, ptr %222, align 8
  %315 = load i32, ptr %223, align 4
  %316 = sext i32 %315 to i64
  %317 = getelementptr inbounds i32, ptr %314, i64 %316
  %318 = load i32, ptr %317, align 4
  %319 = add i32 %318, %313
  store i32 %319, ptr %317, align 4
  %320 = load ptr, ptr %222, align 8
  %321 = load i32, ptr %226, align 4
  %322 = sext i32 %321 to i64
  %323 = getelementptr inbounds i32, ptr %320, i64 %322
  %324 = load i32, ptr %323, align 4
  %325 = load ptr, ptr %222, align 8
  %326 = load i32, ptr %223, align 4
  %327 = sext i32 %326 to i64
  %328 = getelementptr inbounds i32, ptr %325, i64 %327
  %329 = load i32, ptr %328, align 4
  %330 = xor i32 %324, %329
  %331 = load ptr, ptr %222, align 8
  %332 = load i32, ptr %226, align 4
  %333 = sext i32 %332 to i64
  %334 = getelementptr inbounds i32, ptr %331, i64 %333
  %335 = load i32, ptr %334, align 4
  %336 = load ptr, ptr %222, align 8
  %337 = load i32, ptr %223, align 4
  %338 = sext i32 %337 to i64
  %339 = getelementptr inbounds i32, ptr %336, i64 %338
  %340 = load i32, ptr %339, align 4
  %341 = xor i32 %335, %340
  %342 = call i32 @llvm.fshl.i32(i32 %330, i32 %341, i32 24)
  %343 = load ptr, ptr %222, align 8
  %344 = load i32, ptr %226, align 4
  %345 = sext i32 %344 to i64
  %346 = getelementptr inbounds i32, ptr %343, i64 %345
  store i32 %342, ptr %346, align 4
  %347 = load ptr, ptr %222, align 8
  %348 = load i32, ptr %226, align 4
  %349 = sext i32 %348 to i64
  %350 = getelementptr inbounds i32, ptr %347, i64 %349
  %351 = load i32, ptr %350, align 4
  %352 = load ptr, ptr %222, align 8
  %353 = load i32, ptr %225, align 4
  %354 = sext i32 %353 to i64
  %355 = getelementptr inbounds i32, ptr %352, i64 %354
  %356 = load i32, ptr %355, align 4
  %357 = add i32 %356, %351
  store i32 %357, ptr %355, align 4
  %358 = load ptr, ptr %222, align 8
  %359 = load i32, ptr %224, align 4
  %360 = sext i32 %359 to i64
  %361 = getelementptr inbounds i32, ptr %358, i64 %360
  %362 = load i32, ptr %361, align 4
  %363 = load ptr, ptr %222, align 8
  %364 = load i32, ptr %225, align 4
  %365 = sext i32 %364 to i64
  %366 = getelementptr inbounds i32, ptr %363, i64 %365
  %367 = load i32, ptr %366, align 4
  %368 = xor i32 %362, %367
  %369 = load ptr, ptr %222, align 8
  %370 = load i32, ptr %224, align 4
  %371 = sext i32 %370 to i64
  %372 = getelementptr inbounds i32, ptr %369, i64 %371
  %373 = load i32, ptr %372, align 4
  %374 = load ptr, ptr %222, align 8
  %375 = load i32, ptr %225, align 4
  %376 = sext i32 %375 to i64
  %377 = getelementptr inbounds i32, ptr %374, i64 %376
  %378 = load i32, ptr %377, align 4
  %379 = xor i32 %373, %378
  %380 = call i32 @llvm.fshl.i32(i32 %368, i32 %379, i32 25)
  %381 = load ptr, ptr %222, align 8
  %382 = load i32, ptr %224, align 4
  %383 = sext i32 %382 to i64
  %384 = getelementptr inbounds i32, ptr %381, i64 %383
  store i32 %380, ptr %384, align 4
  %385 = addrspacecast ptr addrspace(5) %78 to ptr
  %386 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %387 = getelementptr inbounds i8, ptr addrspace(4) %386, i64 2
  %388 = load i8, ptr addrspace(4) %387, align 1
  %389 = zext i8 %388 to i64
  %390 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %389
  %391 = load i32, ptr addrspace(5) %390, align 4
  %392 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %393 = getelementptr inbounds i8, ptr addrspace(4) %392, i64 3
  %394 = load i8, ptr addrspace(4) %393, align 1
  %395 = zext i8 %394 to i64
  %396 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %395
  %397 = load i32, ptr addrspace(5) %396, align 4
  %398 = addrspacecast ptr addrspace(5) %18 to ptr
  %399 = addrspacecast ptr addrspace(5) %19 to ptr
  %400 = addrspacecast ptr addrspace(5) %20 to ptr
  %401 = addrspacecast ptr addrspace(5) %21 to ptr
  %402 = addrspacecast ptr addrspace(5) %22 to ptr
  %403 = addrspacecast ptr addrspace(5) %23 to ptr
  %404 = addrspacecast ptr addrspace(5) %24 to ptr
  store ptr %385, ptr %398, align 8
  store i32 1, ptr %399, align 4
  store i32 5, ptr %400, align 4
  store i32 9, ptr %401, align 4
  store i32 13, ptr %402, align 4
  store i32 %391, ptr %403, align 4
  store i32 %397, ptr %404, align 4
  %405 = load ptr, ptr %398, align 8
  %406 = load i32, ptr %400, align 4
  %407 = sext i32 %406 to i64
  %408 = getelementptr inbounds i32, ptr %405, i64 %407
  %409 = load i32, ptr %408, align 4
  %410 = load i32, ptr %403, align 4
  %411 = add i32 %409, %410
  %412 = load ptr, ptr %398, align 8
  %413 = load i32, ptr %399, align 4
  %414 = sext i32 %413 to i64
  %415 = getelementptr inbounds i32, ptr %412, i64 %414
  %416 = load i32, ptr %415, align 4
  %417 = add i32 %416, %411
  store i32 %417, ptr %415, align 4
  %418 = load ptr, ptr %398, align 8
  %419 = load i32, ptr %402, align 4
  %420 = sext i32 %419 to i64
  %421 = getelementptr inbounds i32, ptr %418, i64 %420
  %422 = load i32, ptr %421, align 4
  %423 = load ptr, ptr %398, align 8
  %424 = load i32, ptr %399, align 4
  %425 = sext i32 %424 to i64
  %426 = getelementptr inbounds i32, ptr %423, i64 %425
  %427 = load i32, ptr %426, align 4
  %428 = xor i32 %422, %427
  %429 = load ptr, ptr %398, align 8
  %430 = load i32, ptr %402, align 4
  %431 = sext i32 %430 to i64
  %432 = getelementptr inbounds i32, ptr %429, i64 %431
  %433 = load i32, ptr %432, align 4
  %434 = load ptr, ptr %398, align 8
  %435 = load i32, ptr %399, align 4
  %436 = sext i32 %435 to i64
  %437 = getelementptr inbounds i32, ptr %434, i64 %436
  %438 = load i32, ptr %437, align 4
  %439 = xor i32 %433, %438
  %440 = call i32 @llvm.fshl.i32(i32 %428, i32 %439, i32 16)
  %441 = load ptr, ptr %398, align 8
  %442 = load i32, ptr %402, align 4
  %443 = sext i32 %442 to i64
  %444 = getelementptr inbounds i32, ptr %441, i64 %443
  store i32 %440, ptr %444, align 4
  %445 = load ptr, ptr %398, align 8
  %446 = load i32, ptr %402, align 4
  %447 = sext i32 %446 to i64
  %448 = getelementptr inbounds i32, ptr %445, i64 %447
  %449 = load i32, ptr %448, align 4
  %450 = load ptr, ptr %398, align 8
  %451 = load i32, ptr %401, align 4
  %452 = sext i32 %451 to i64
  %453 = getelementptr inbounds i32, ptr %450, i64 %452
  %454 = load i32, ptr %453, align 4
  %455 = add i32 %454, %449
  store i32 %455, ptr %453, align 4
  %456 = load ptr, ptr %398, align 8
  %457 = load i32, ptr %400, align 4
  %458 = sext i32 %457 to i64
  %459 = getelementptr inbounds i32, ptr %456, i64 %458
  %460 = load i32, ptr %459, align 4
  %461 = load ptr, ptr %398, align 8
  %462 = load i32, ptr %401, align 4
  %463 = sext i32 %462 to i64
  %464 = getelementptr inbounds i32, ptr %461, i64 %463
  %465 = load i32, ptr %464, align 4
  %466 = xor i32 %460, %465
  %467 = load ptr, ptr %398, align 8
  %468 = load i32, ptr %400, align 4
  %469 = sext i32 %468 to i64
  %470 = getelementptr inbounds i32, ptr %467, i64 %469
  %471 = load i32, ptr %470, align 4
  %472 = load ptr, ptr %398, align 8
  %473 = load i32, ptr %401, align 4
  %474 = sext i32 %473 to i64
  %475 = getelementptr inbounds i32, ptr %472, i64 %474
  %476 = load i32, ptr %475, align 4
  %477 = xor i32 %471, %476
  %478 = call i32 @llvm.fshl.i32(i32 %466, i32 %477, i32 20)
  %479 = load ptr, ptr %398, align 8
  %480 = load i32, ptr %400, align 4
  %481 = sext i32 %480 to i64
  %482 = getelementptr inbounds i32, ptr %479, i64 %481
  store i32 %478, ptr %482, align 4
  %483 = load ptr, ptr %398, align 8
  %484 = load i32, ptr %400, align 4
  %485 = sext i32 %484 to i64
  %486 = getelementptr inbounds i32, ptr %483, i64 %485
  %487 = load i32, ptr %486, align 4
  %488 = load i32, ptr %404, align 4
  %489 = add i32 %487, %488
  %490 = load ptr, ptr %398, align 8
  %491 = load i32, ptr %399, align 4
  %492 = sext i32 %491 to i64
  %493 = getelementptr inbounds i32, ptr %490, i64 %492
  %494 = load i32, ptr %493, align 4
  %495 = add i32 %494, %489
  store i32 %495, ptr %493, align 4
  %496 = load ptr, ptr %398, align 8
  %497 = load i32, ptr %402, align 4
  %498 = sext i32 %497 to i64
  %499 = getelementptr inbounds i32, ptr %496, i64 %498
  %500 = load i32, ptr %499, align 4
  %501 = load ptr, ptr %398, align 8
  %502 = load i32, ptr %399, align 4
  %503 = sext i32 %502 to i64
  %504 = getelementptr inbounds i32, ptr %501, i64 %503
  %505 = load i32, ptr %504, align 4
  %506 = xor i32 %500, %505
  %507 = load ptr, ptr %398, align 8
  %508 = load i32, ptr %402, align 4
  %509 = sext i32 %508 to i64
  %510 = getelementptr inbounds i32, ptr %507, i64 %509
  %511 = load i32, ptr %510, align 4
  %512 = load ptr, ptr %398, align 8
  %513 = load i32, ptr %399, align 4
  %514 = sext i32 %513 to i64
  %515 = getelementptr inbounds i32, ptr %512, i64 %514
  %516 = load i32, ptr %515, align 4
  %517 = xor i32 %511, %516
  %518 = call i32 @llvm.fshl.i32(i32 %506, i32 %517, i32 24)
  %519 = load ptr, ptr %398, align 8
  %520 = load i32, ptr %402, align 4
  %521 = sext i32 %520 to i64
  %522 = getelementptr inbounds i32, ptr %519, i64 %521
  store i32 %518, ptr %522, align 4
  %523 = load ptr, ptr %398, align 8
  %524 = load i32, ptr %402, align 4
  %525 = sext i32 %524 to i64
  %526 = getelementptr inbounds i32, ptr %523, i64 %525
  %527 = load i32, ptr %526, align 4
  %528 = load ptr, ptr %398, align 8
  %529 = load i32, ptr %401, align 4
  %530 = sext i32 %529 to i64
  %531 = getelementptr inbounds i32, ptr %528, i64 %530
  %532 = load i32, ptr %531, align 4
  %533 = add i32 %532, %527
  store i32 %533, ptr %531, align 4
  %534 = load ptr, ptr %398, align 8
  %535 = load i32, ptr %400, align 4
  %536 = sext i32 %535 to i64
  %537 = getelementptr inbounds i32, ptr %534, i64 %536
  %538 = load i32, ptr %537, align 4
  %539 = load ptr, ptr %398, align 8
  %540 = load i32, ptr %401, align 4
  %541 = sext i32 %540 to i64
  %542 = getelementptr inbounds i32, ptr %539, i64 %541
  %543 = load i32, ptr %542, align 4
  %544 = xor i32 %538, %543
  %545 = load ptr, ptr %398, align 8
  %546 = load i32, ptr %400, align 4
  %547 = sext i32 %546 to i64
  %548 = getelementptr inbounds i32, ptr %545, i64 %547
  %549 = load i32, ptr %548, align 4
  %550 = load ptr, ptr %398, align 8
  %551 = load i32, ptr %401, align 4
  %552 = sext i32 %551 to i64
  %553 = getelementptr inbounds i32, ptr %550, i64 %552
  %554 = load i32, ptr %553, align 4
  %555 = xor i32 %549, %554
  %556 = call i32 @llvm.fshl.i32(i32 %544, i32 %555, i32 25)
  %557 = load ptr, ptr %398, align 8
  %558 = load i32, ptr %400, align 4
  %559 = sext i32 %558 to i64
  %560 = getelementptr inbounds i32, ptr %557, i64 %559
  store i32 %556, ptr %560, align 4
  %561 = addrspacecast ptr addrspace(5) %78 to ptr
  %562 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %563 = getelementptr inbounds i8, ptr addrspace(4) %562, i64 4
  %564 = load i8, ptr addrspace(4) %563, align 1
  %565 = zext i8 %564 to i64
  %566 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %565
  %567 = load i32, ptr addrspace(5) %566, align 4
  %568 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %569 = getelementptr inbounds i8, ptr addrspace(4) %568, i64 5
  %570 = load i8, ptr addrspace(4) %569, align 1
  %571 = zext i8 %570 to i64
  %572 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %571
  %573 = load i32, ptr addrspace(5) %572, align 4
  %574 = addrspacecast ptr addrspace(5) %25 to ptr
  %575 = addrspacecast ptr addrspace(5) %26 to ptr
  %576 = addrspacecast ptr addrspace(5) %27 to ptr
  %577 = addrspacecast ptr addrspace(5) %28 to ptr
  %578 = addrspacecast ptr addrspace(5) %29 to ptr
  %579 = addrspacecast ptr addrspace(5) %30 to ptr
  %580 = addrspacecast ptr addrspace(5) %31 to ptr
  store ptr %561, ptr %574, align 8
  store i32 2, ptr %575, align 4
  store i32 6, ptr %576, align 4
  store i32 10, ptr %577, align 4
  store i32 14, ptr %578, align 4
  store i32 %567, ptr %579, align 4
  store i32 %573, ptr %580, align 4
  %581 = load ptr, ptr %574, align 8
  %582 = load i32, ptr %576, align 4
  %583 = sext i32 %582 to i64
  %584 = getelementptr inbounds i32, ptr %581, i64 %583
  %585 = load i32, ptr %584, align 4
  %586 = load i32, ptr %579, align 4
  %587 = add i32 %585, %586
  %588 = load ptr, ptr %574, align 8
  %589 = load i32, ptr %575, align 4
  %590 = sext i32 %589 to i64
  %591 = getelementptr inbounds i32, ptr %588, i64 %590
  %592 = load i32, ptr %591, align 4
  %593 = add i32 %592, %587
  store i32 %593, ptr %591, align 4
  %594 = load ptr, ptr %574, align 8
  %595 = load i32, ptr %578, align 4
  %596 = sext i32 %595 to i64
  %597 = getelementptr inbounds i32, ptr %594, i64 %596
  %598 = load i32, ptr %597, align 4
  %599 = load ptr, ptr %574, align 8
  %600 = load i32, ptr %575, align 4
  %601 = sext i32 %600 to i64
  %602 = getelementptr inbounds i32, ptr %599, i64 %601
  %603 = load i32, ptr %602, align 4
  %604 = xor i32 %598, %603
  %605 = load ptr, ptr %574, align 8
  %606 = load i32, ptr %578, align 4
  %607 = sext i32 %606 to i64
  %608 = getelementptr inbounds i32, ptr %605, i64 %607
  %609 = load i32, ptr %608, align 4
  %610 = load ptr, ptr %574, align 8
  %611 = load i32, ptr %575, align 4
  %612 = sext i32 %611 to i64
  %613 = getelementptr inbounds i32, ptr %610, i64 %612
  %614 = load i32, ptr %613, align 4
  %615 = xor i32 %609, %614
  %616 = call i32 @llvm.fshl.i32(i32 %604, i32 %615, i32 16)
  %617 = load ptr, ptr %574, align 8
  %618 = load i32, ptr %578, align 4
  %619 = sext i32 %618 to i64
  %620 = getelementptr inbounds i32, ptr %617, i64 %619
  store i32 %616, ptr %620, align 4
  %621 = load ptr, ptr %574, align 8
  %622 = load i32, ptr %578, align 4
  %623 = sext i32 %622 to i64
  %624 = getelementptr inbounds i32, ptr %621, i64 %623
  %625 = load i32, ptr %624, align 4
  %626 = load ptr, ptr %574, align 8
  %627 = load i32, ptr %577, align 4
  %628 = sext i32 %627 to i64
  %629 = getelementptr inbounds i32, ptr %626, i64 %628
  %630 = load i32, ptr %629, align 4
  %631 = add i32 %630, %625
  store i32 %631, ptr %629, align 4
  %632 = load ptr, ptr %574, align 8
  %633 = load i32, ptr %576, align 4
  %634 = sext i32 %633 to i64
  %635 = getelementptr inbounds i32, ptr %632, i64 %634
  %636 = load i32, ptr %635, align 4
  %637 = load ptr, ptr %574, align 8
  %638 = load i32, ptr %577, align 4
  %639 = sext i32 %638 to i64
  %640 = getelementptr inbounds i32, ptr %637, i64 %639
  %641 = load i32, ptr %640, align 4
  %642 = xor i32 %636, %641
  %643 = load ptr, ptr %574, align 8
  %644 = load i32, ptr %576, align 4
  %645 = sext i32 %644 to i64
  %646 = getelementptr inbounds i32, ptr %643, i64 %645
  %647 = load i32, ptr %646, align 4
  %648 = load ptr, ptr %574, align 8
  %649 = load i32, ptr %577, align 4
  %650 = sext i32 %649 to i64
  %651 = getelementptr inbounds i32, ptr %648, i64 %650
  %652 = load i32, ptr %651, align 4
  %653 = xor i32 %647, %652
  %654 = call i32 @llvm.fshl.i32(i32 %642, i32 %653, i32 20)
  %655 = load ptr, ptr %574, align 8
  %656 = load i32, ptr %576, align 4
  %657 = sext i32 %656 to i64
  %658 = getelementptr inbounds i32, ptr %655, i64 %657
  store i32 %654, ptr %658, align 4
  %659 = load ptr, ptr %574, align 8
  %660 = load i32, ptr %576, align 4
  %661 = sext i32 %660 to i64
  %662 = getelementptr inbounds i32, ptr %659, i64 %661
  %663 = load i32, ptr %662, align 4
  %664 = load i32, ptr %580, align 4
  %665 = add i32 %663, %664
  %666 = load ptr, ptr %574, align 8
  %667 = load i32, ptr %575, align 4
  %668 = sext i32 %667 to i64
  %669 = getelementptr inbounds i32, ptr %666, i64 %668
  %670 = load i32, ptr %669, align 4
  %671 = add i32 %670, %665
  store i32 %671, ptr %669, align 4
  %672 = load ptr, ptr %574, align 8
  %673 = load i32, ptr %578, align 4
  %674 = sext i32 %673 to i64
  %675 = getelementptr inbounds i32, ptr %672, i64 %674
  %676 = load i32, ptr %675, align 4
  %677 = load ptr, ptr %574, align 8
  %678 = load i32, ptr %575, align 4
  %679 = sext i32 %678 to i64
  %680 = getelementptr inbounds i32, ptr %677, i64 %679
  %681 = load i32, ptr %680, align 4
  %682 = xor i32 %676, %681
  %683 = load ptr, ptr %574, align 8
  %684 = load i32, ptr %578, align 4
  %685 = sext i32 %684 to i64
  %686 = getelementptr inbounds i32, ptr %683, i64 %685
  %687 = load i32, ptr %686, align 4
  %688 = load ptr, ptr %574, align 8
  %689 = load i32, ptr %575, align 4
  %690 = sext i32 %689 to i64
  %691 = getelementptr inbounds i32, ptr %688, i64 %690
  %692 = load i32, ptr %691, align 4
  %693 = xor i32 %687, %692
  %694 = call i32 @llvm.fshl.i32(i32 %682, i32 %693, i32 24)
  %695 = load ptr, ptr %574, align 8
  %696 = load i32, ptr %578, align 4
  %697 = sext i32 %696 to i64
  %698 = getelementptr inbounds i32, ptr %695, i64 %697
  store i32 %694, ptr %698, align 4
  %699 = load ptr, ptr %574, align 8
  %700 = load i32, ptr %578, align 4
  %701 = sext i32 %700 to i64
  %702 = getelementptr inbounds i32, ptr %699, i64 %701
  %703 = load i32, ptr %702, align 4
  %704 = load ptr, ptr %574, align 8
  %705 = load i32, ptr %577, align 4
  %706 = sext i32 %705 to i64
  %707 = getelementptr inbounds i32, ptr %704, i64 %706
  %708 = load i32, ptr %707, align 4
  %709 = add i32 %708, %703
  store i32 %709, ptr %707, align 4
  %710 = load ptr, ptr %574, align 8
  %711 = load i32, ptr %576, align 4
  %712 = sext i32 %711 to i64
  %713 = getelementptr inbounds i32, ptr %710, i64 %712
  %714 = load i32, ptr %713, align 4
  %715 = load ptr, ptr %574, align 8
  %716 = load i32, ptr %577, align 4
  %717 = sext i32 %716 to i64
  %718 = getelementptr inbounds i32, ptr %715, i64 %717
  %719 = load i32, ptr %718, align 4
  %720 = xor i32 %714, %719
  %721 = load ptr, ptr %574, align 8
  %722 = load i32, ptr %576, align 4
  %723 = sext i32 %722 to i64
  %724 = getelementptr inbounds i32, ptr %721, i64 %723
  %725 = load i32, ptr %724, align 4
  %726 = load ptr, ptr %574, align 8
  %727 = load i32, ptr %577, align 4
  %728 = sext i32 %727 to i64
  %729 = getelementptr inbounds i32, ptr %726, i64 %728
  %730 = load i32, ptr %729, align 4
  %731 = xor i32 %725, %730
  %732 = call i32 @llvm.fshl.i32(i32 %720, i32 %731, i32 25)
  %733 = load ptr, ptr %574, align 8
  %734 = load i32, ptr %576, align 4
  %735 = sext i32 %734 to i64
  %736 = getelementptr inbounds i32, ptr %733, i64 %735
  store i32 %732, ptr %736, align 4
  %737 = addrspacecast ptr addrspace(5) %78 to ptr
  %738 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %739 = getelementptr inbounds i8, ptr addrspace(4) %738, i64 6
  %740 = load i8, ptr addrspace(4) %739, align 1
  %741 = zext i8 %740 to i64
  %742 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %741
  %743 = load i32, ptr addrspace(5) %742, align 4
  %744 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %745 = getelementptr inbounds i8, ptr addrspace(4) %744, i64 7
  %746 = load i8, ptr addrspace(4) %745, align 1
  %747 = zext i8 %746 to i64
  %748 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %747
  %749 = load i32, ptr addrspace(5) %748, align 4
  %750 = addrspacecast ptr addrspace(5) %32 to ptr
  %751 = addrspacecast ptr addrspace(5) %33 to ptr
  %752 = addrspacecast ptr addrspace(5) %34 to ptr
  %753 = addrspacecast ptr addrspace(5) %35 to ptr
  %754 = addrspacecast ptr addrspace(5) %36 to ptr
  %755 = addrspacecast ptr addrspace(5) %37 to ptr
  %756 = addrspacecast ptr addrspace(5) %38 to ptr
  store ptr %737, ptr %750, align 8
  store i32 3, ptr %751, align 4
  store i32 7, ptr %752, align 4
  store i32 11, ptr %753, align 4
  store i32 15, ptr %754, align 4
  store i32 %743, ptr %755, align 4
  store i32 %749, ptr %756, align 4
  %757 = load ptr, ptr %750, align 8
  %758 = load i32, ptr %752, align 4
  %759 = sext i32 %758 to i64
  %760 = getelementptr inbounds i32, ptr %757, i64 %759
  %761 = load i32, ptr %760, align 4
  %762 = load i32, ptr %755, align 4
  %763 = add i32 %761, %762
  %764 = load ptr, ptr %750, align 8
  %765 = load i32, ptr %751, align 4
  %766 = sext i32 %765 to i64
  %767 = getelementptr inbounds i32, ptr %764, i64 %766
  %768 = load i32, ptr %767, align 4
  %769 = add i32 %768, %763
  store i32 %769, ptr %767, align 4
  %770 = load ptr, ptr %750, align 8
  %771 = load i32, ptr %754, align 4
  %772 = sext i32 %771 to i64
  %773 = getelementptr inbounds i32, ptr %770, i64 %772
  %774 = load i32, ptr %773, align 4
  %775 = load ptr, ptr %750, align 8
  %776 = load i32, ptr %751, align 4
  %777 = sext i32 %776 to i64
  %778 = getelementptr inbounds i32, ptr %775, i64 %777
  %779 = load i32, ptr %778, align 4
  %780 = xor i32 %774, %779
  %781 = load ptr, ptr %750, align 8
  %782 = load i32, ptr %754, align 4
  %783 = sext i32 %782 to i64
  %784 = getelementptr inbounds i32, ptr %781, i64 %783
  %785 = load i32, ptr %784, align 4
  %786 = load ptr, ptr %750, align 8
  %787 = load i32, ptr %751, align 4
  %788 = sext i32 %787 to i64
  %789 = getelementptr inbounds i32, ptr %786, i64 %788
  %790 = load i32, ptr %789, align 4
  %791 = xor i32 %785, %790
  %792 = call i32 @llvm.fshl.i32(i32 %780, i32 %791, i32 16)
  %793 = load ptr, ptr %750, align 8
  %794 = load i32, ptr %754, align 4
  %795 = sext i32 %794 to i64
  %796 = getelementptr inbounds i32, ptr %793, i64 %795
  store i32 %792, ptr %796, align 4
  %797 = load ptr, ptr %750, align 8
  %798 = load i32, ptr %754, align 4
  %799 = sext i32 %798 to i64
  %800 = getelementptr inbounds i32, ptr %797, i64 %799
  %801 = load i32, ptr %800, align 4
  %802 = load ptr, ptr %750, align 8
  %803 = load i32, ptr %753, align 4
  %804 = sext i32 %803 to i64
  %805 = getelementptr inbounds i32, ptr %802, i64 %804
  %806 = load i32, ptr %805, align 4
  %807 = add i32 %806, %801
  store i32 %807, ptr %805, align 4
  %808 = load ptr, ptr %750, align 8
  %809 = load i32, ptr %752, align 4
  %810 = sext i32 %809 to i64
  %811 = getelementptr inbounds i32, ptr %808, i64 %810
  %812 = load i32, ptr %811, align 4
  %813 = load ptr, ptr %750, align 8
  %814 = load i32, ptr %753, align 4
  %815 = sext i32 %814 to i64
  %816 = getelementptr inbounds i32, ptr %813, i64 %815
  %817 = load i32, ptr %816, align 4
  %818 = xor i32 %812, %817
  %819 = load ptr, ptr %750, align 8
  %820 = load i32, ptr %752, align 4
  %821 = sext i32 %820 to i64
  %822 = getelementptr inbounds i32, ptr %819, i64 %821
  %823 = load i32, ptr %822, align 4
  %824 = load ptr, ptr %750, align 8
  %825 = load i32, ptr %753, align 4
  %826 = sext i32 %825 to i64
  %827 = getelementptr inbounds i32, ptr %824, i64 %826
  %828 = load i32, ptr %827, align 4
  %829 = xor i32 %823, %828
  %830 = call i32 @llvm.fshl.i32(i32 %818, i32 %829, i32 20)
  %831 = load ptr, ptr %750, align 8
  %832 = load i32, ptr %752, align 4
  %833 = sext i32 %832 to i64
  %834 = getelementptr inbounds i32, ptr %831, i64 %833
  store i32 %830, ptr %834, align 4
  %835 = load ptr, ptr %750, align 8
  %836 = load i32, ptr %752, align 4
  %837 = sext i32 %836 to i64
  %838 = getelementptr inbounds i32, ptr %835, i64 %837
  %839 = load i32, ptr %838, align 4
  %840 = load i32, ptr %756, align 4
  %841 = add i32 %839, %840
  %842 = load ptr, ptr %750, align 8
  %843 = load i32, ptr %751, align 4
  %844 = sext i32 %843 to i64
  %845 = getelementptr inbounds i32, ptr %842, i64 %844
  %846 = load i32, ptr %845, align 4
  %847 = add i32 %846, %841
  store i32 %847, ptr %845, align 4
  %848 = load ptr, ptr %750, align 8
  %849 = load i32, ptr %754, align 4
  %850 = sext i32 %849 to i64
  %851 = getelementptr inbounds i32, ptr %848, i64 %850
  %852 = load i32, ptr %851, align 4
  %853 = load ptr, ptr %750, align 8
  %854 = load i32, ptr %751, align 4
  %855 = sext i32 %854 to i64
  %856 = getelementptr inbounds i32, ptr %853, i64 %855
  %857 = load i32, ptr %856, align 4
  %858 = xor i32 %852, %857
  %859 = load ptr, ptr %750, align 8
  %860 = load i32, ptr %754, align 4
  %861 = sext i32 %860 to i64
  %862 = getelementptr inbounds i32, ptr %859, i64 %861
  %863 = load i32, ptr %862, align 4
  %864 = load ptr, ptr %750, align 8
  %865 = load i32, ptr %751, align 4
  %866 = sext i32 %865 to i64
  %867 = getelementptr inbounds i32, ptr %864, i64 %866
  %868 = load i32, ptr %867, align 4
  %869 = xor i32 %863, %868
  %870 = call i32 @llvm.fshl.i32(i32 %858, i32 %869, i32 24)
  %871 = load ptr, ptr %750, align 8
  %872 = load i32, ptr %754, align 4
  %873 = sext i32 %872 to i64
  %874 = getelementptr inbounds i32, ptr %871, i64 %873
  store i32 %870, ptr %874, align 4
  %875 = load ptr, ptr %750, align 8
  %876 = load i32, ptr %754, align 4
  %877 = sext i32 %876 to i64
  %878 = getelementptr inbounds i32, ptr %875, i64 %877
  %879 = load i32, ptr %878, align 4
  %880 = load ptr, ptr %750, align 8
  %881 = load i32, ptr %753, align 4
  %882 = sext i32 %881 to i64
  %883 = getelementptr inbounds i32, ptr %880, i64 %882
  %884 = load i32, ptr %883, align 4
  %885 = add i32 %884, %879
  store i32 %885, ptr %883, align 4
  %886 = load ptr, ptr %750, align 8
  %887 = load i32, ptr %752, align 4
  %888 = sext i32 %887 to i64
  %889 = getelementptr inbounds i32, ptr %886, i64 %888
  %890 = load i32, ptr %889, align 4
  %891 = load ptr, ptr %750, align 8
  %892 = load i32, ptr %753, align 4
  %893 = sext i32 %892 to i64
  %894 = getelementptr inbounds i32, ptr %891, i64 %893
  %895 = load i32, ptr %894, align 4
  %896 = xor i32 %890, %895
  %897 = load ptr, ptr %750, align 8
  %898 = load i32, ptr %752, align 4
  %899 = sext i32 %898 to i64
  %900 = getelementptr inbounds i32, ptr %897, i64 %899
  %901 = load i32, ptr %900, align 4
  %902 = load ptr, ptr %750, align 8
  %903 = load i32, ptr %753, align 4
  %904 = sext i32 %903 to i64
  %905 = getelementptr inbounds i32, ptr %902, i64 %904
  %906 = load i32, ptr %905, align 4
  %907 = xor i32 %901, %906
  %908 = call i32 @llvm.fshl.i32(i32 %896, i32 %907, i32 25)
  %909 = load ptr, ptr %750, align 8
  %910 = load i32, ptr %752, align 4
  %911 = sext i32 %910 to i64
  %912 = getelementptr inbounds i32, ptr %909, i64 %911
  store i32 %908, ptr %912, align 4
  %913 = addrspacecast ptr addrspace(5) %78 to ptr
  %914 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %915 = getelementptr inbounds i8, ptr addrspace(4) %914, i64 8
  %916 = load i8, ptr addrspace(4) %915, align 1
  %917 = zext i8 %916 to i64
  %918 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %917
  %919 = load i32, ptr addrspace(5) %918, align 4
  %920 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %921 = getelementptr inbounds i8, ptr addrspace(4) %920, i64 9
  %922 = load i8, ptr addrspace(4) %921, align 1
  %923 = zext i8 %922 to i64
  %924 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %923
  %925 = load i32, ptr addrspace(5) %924, align 4
  %926 = addrspacecast ptr addrspace(5) %39 to ptr
  %927 = addrspacecast ptr addrspace(5) %40 to ptr
  %928 = addrspacecast ptr addrspace(5) %41 to ptr
  %929 = addrspacecast ptr addrspace(5) %42 to ptr
  %930 = addrspacecast ptr addrspace(5) %43 to ptr
  %931 = addrspacecast ptr addrspace(5) %44 to ptr
  %932 = addrspacecast ptr addrspace(5) %45 to ptr
  store ptr %913, ptr %926, align 8
  store i32 0, ptr %927, align 4
  store i32 5, ptr %928, align 4
  store i32 10, ptr %929, align 4
  store i32 15, ptr %930, align 4
  store i32 %919, ptr %931, align 4
  store i32 %925, ptr %932, align 4
  %933 = load ptr, ptr %926, align 8
  %934 = load i32, ptr %928, align 4
  %935 = sext i32 %934 to i64
  %936 = getelementptr inbounds i32, ptr %933, i64 %935
  %937 = load i32, ptr %936, align 4
  %938 = load i32, ptr %931, align 4
  %939 = add i32 %937, %938
  %940 = load ptr, ptr %926, align 8
  %941 = load i32, ptr %927, align 4
  %942 = sext i32 %941 to i64
  %943 = getelementptr inbounds i32, ptr %940, i64 %942
  %944 = load i32, ptr %943, align 4
  %945 = add i32 %944, %939
  store i32 %945, ptr %943, align 4
  %946 = load ptr, ptr %926, align 8
  %947 = load i32, ptr %930, align 4
  %948 = sext i32 %947 to i64
  %949 = getelementptr inbounds i32, ptr %946, i64 %948
  %950 = load i32, ptr %949, align 4
  %951 = load ptr, ptr %926, align 8
  %952 = load i32, ptr %927, align 4
  %953 = sext i32 %952 to i64
  %954 = getelementptr inbounds i32, ptr %951, i64 %953
  %955 = load i32, ptr %954, align 4
  %956 = xor i32 %950, %955
  %957 = load ptr, ptr %926, align 8
  %958 = load i32, ptr %930, align 4
  %959 = sext i32 %958 to i64
  %960 = getelementptr inbounds i32, ptr %957, i64 %959
  %961 = load i32, ptr %960, align 4
  %962 = load ptr, ptr %926, align 8
  %963 = load i32, ptr %927, align 4
  %964 = sext i32 %963 to i64
  %965 = getelementptr inbounds i32, ptr %962, i64 %964
  %966 = load i32, ptr %965, align 4
  %967 = xor i32 %961, %966
  %968 = call i32 @llvm.fshl.i32(i32 %956, i32 %967, i32 16)
  %969 = load ptr, ptr %926, align 8
  %970 = load i32, ptr %930, align 4
  %971 = sext i32 %970 to i64
  %972 = getelementptr inbounds i32, ptr %969, i64 %971
  store i32 %968, ptr %972, align 4
  %973 = load ptr, ptr %926, align 8
  %974 = load i32, ptr %930, align 4
  %975 = sext i32 %974 to i64
  %976 = getelementptr inbounds i32, ptr %973, i64 %975
  %977 = load i32, ptr %976, align 4
  %978 = load ptr, ptr %926, align 8
  %979 = load i32, ptr %929, align 4
  %980 = sext i32 %979 to i64
  %981 = getelementptr inbounds i32, ptr %978, i64 %980
  %982 = load i32, ptr %981, align 4
  %983 = add i32 %982, %977
  store i32 %983, ptr %981, align 4
  %984 = load ptr, ptr %926, align 8
  %985 = load i32, ptr %928, align 4
  %986 = sext i32 %985 to i64
  %987 = getelementptr inbounds i32, ptr %984, i64 %986
  %988 = load i32, ptr %987, align 4
  %989 = load ptr, ptr %926, align 8
  %990 = load i32, ptr %929, align 4
  %991 = sext i32 %990 to i64
  %992 = getelementptr inbounds i32, ptr %989, i64 %991
  %993 = load i32, ptr %992, align 4
  %994 = xor i32 %988, %993
  %995 = load ptr, ptr %926, align 8
  %996 = load i32, ptr %928, align 4
  %997 = sext i32 %996 to i64
  %998 = getelementptr inbounds i32, ptr %995, i64 %997
  %999 = load i32, ptr %998, align 4
  %1000 = load ptr, ptr %926, align 8
  %1001 = load i32, ptr %929, align 4
  %1002 = sext i32 %1001 to i64
  %1003 = getelementptr inbounds i32, ptr %1000, i64 %1002
  %1004 = load i32, ptr %1003, align 4
  %1005 = xor i32 %999, %1004
  %1006 = call i32 @llvm.fshl.i32(i32 %994, i32 %1005, i32 20)
  %1007 = load ptr, ptr %926, align 8
  %1008 = load i32, ptr %928, align 4
  %1009 = sext i32 %1008 to i64
  %1010 = getelementptr inbounds i32, ptr %1007, i64 %1009
  store i32 %1006, ptr %1010, align 4
  %1011 = load ptr, ptr %926, align 8
  %1012 = load i32, ptr %928, align 4
  %1013 = sext i32 %1012 to i64
  %1014 = getelementptr inbounds i32, ptr %1011, i64 %1013
  %1015 = load i32, ptr %1014, align 4
  %1016 = load i32, ptr %932, align 4
  %1017 = add i32 %1015, %1016
  %1018 = load ptr, ptr %926, align 8
  %1019 = load i32, ptr %927, align 4
  %1020 = sext i32 %1019 to i64
  %1021 = getelementptr inbounds i32, ptr %1018, i64 %1020
  %1022 = load i32, ptr %1021, align 4
  %1023 = add i32 %1022, %1017
  store i32 %1023, ptr %1021, align 4
  %1024 = load ptr, ptr %926, align 8
  %1025 = load i32, ptr %930, align 4
  %1026 = sext i32 %1025 to i64
  %1027 = getelementptr inbounds i32, ptr %1024, i64 %1026
  %1028 = load i32, ptr %1027, align 4
  %1029 = load ptr, ptr %926, align 8
  %1030 = load i32, ptr %927, align 4
  %1031 = sext i32 %1030 to i64
  %1032 = getelementptr inbounds i32, ptr %1029, i64 %1031
  %1033 = load i32, ptr %1032, align 4
  %1034 = xor i32 %1028, %1033
  %1035 = load ptr, ptr %926, align 8
  %1036 = load i32, ptr %930, align 4
  %1037 = sext i32 %1036 to i64
  %1038 = getelementptr inbounds i32, ptr %1035, i64 %1037
  %1039 = load i32, ptr %1038, align 4
  %1040 = load ptr, ptr %926, align 8
  %1041 = load i32, ptr %927, align 4
  %1042 = sext i32 %1041 to i64
  %1043 = getelementptr inbounds i32, ptr %1040, i64 %1042
  %1044 = load i32, ptr %1043, align 4
  %1045 = xor i32 %1039, %1044
  %1046 = call i32 @llvm.fshl.i32(i32 %1034, i32 %1045, i32 24)
  %1047 = load ptr, ptr %926, align 8
  %1048 = load i32, ptr %930, align 4
  %1049 = sext i32 %1048 to i64
  %1050 = getelementptr inbounds i32, ptr %1047, i64 %1049
  store i32 %1046, ptr %1050, align 4
  %1051 = load ptr, ptr %926, align 8
  %1052 = load i32, ptr %930, align 4
  %1053 = sext i32 %1052 to i64
  %1054 = getelementptr inbounds i32, ptr %1051, i64 %1053
  %1055 = load i32, ptr %1054, align 4
  %1056 = load ptr, ptr %926, align 8
  %1057 = load i32, ptr %929, align 4
  %1058 = sext i32 %1057 to i64
  %1059 = getelementptr inbounds i32, ptr %1056, i64 %1058
  %1060 = load i32, ptr %1059, align 4
  %1061 = add i32 %1060, %1055
  store i32 %1061, ptr %1059, align 4
  %1062 = load ptr, ptr %926, align 8
  %1063 = load i32, ptr %928, align 4
  %1064 = sext i32 %1063 to i64
  %1065 = getelementptr inbounds i32, ptr %1062, i64 %1064
  %1066 = load i32, ptr %1065, align 4
  %1067 = load ptr, ptr %926, align 8
  %1068 = load i32, ptr %929, align 4
  %1069 = sext i32 %1068 to i64
  %1070 = getelementptr inbounds i32, ptr %1067, i64 %1069
  %1071 = load i32, ptr %1070, align 4
  %1072 = xor i32 %1066, %1071
  %1073 = load ptr, ptr %926, align 8
  %1074 = load i32, ptr %928, align 4
  %1075 = sext i32 %1074 to i64
  %1076 = getelementptr inbounds i32, ptr %1073, i64 %1075
  %1077 = load i32, ptr %1076, align 4
  %1078 = load ptr, ptr %926, align 8
  %1079 = load i32, ptr %929, align 4
  %1080 = sext i32 %1079 to i64
  %1081 = getelementptr inbounds i32, ptr %1078, i64 %1080
  %1082 = load i32, ptr %1081, align 4
  %1083 = xor i32 %1077, %1082
  %1084 = call i32 @llvm.fshl.i32(i32 %1072, i32 %1083, i32 25)
  %1085 = load ptr, ptr %926, align 8
  %1086 = load i32, ptr %928, align 4
  %1087 = sext i32 %1086 to i64
  %1088 = getelementptr inbounds i32, ptr %1085, i64 %1087
  store i32 %1084, ptr %1088, align 4
  %1089 = addrspacecast ptr addrspace(5) %78 to ptr
  %1090 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %1091 = getelementptr inbounds i8, ptr addrspace(4) %1090, i64 10
  %1092 = load i8, ptr addrspace(4) %1091, align 1
  %1093 = zext i8 %1092 to i64
  %1094 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %1093
  %1095 = load i32, ptr addrspace(5) %1094, align 4
  %1096 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %1097 = getelementptr inbounds i8, ptr addrspace(4) %1096, i64 11
  %1098 = load i8, ptr addrspace(4) %1097, align 1
  %1099 = zext i8 %1098 to i64
  %1100 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %1099
  %1101 = load i32, ptr addrspace(5) %1100, align 4
  %1102 = addrspacecast ptr addrspace(5) %46 to ptr
  %1103 = addrspacecast ptr addrspace(5) %47 to ptr
  %1104 = addrspacecast ptr addrspace(5) %48 to ptr
  %1105 = addrspacecast ptr addrspace(5) %49 to ptr
  %1106 = addrspacecast ptr addrspace(5) %50 to ptr
  %1107 = addrspacecast ptr addrspace(5) %51 to ptr
  %1108 = addrspacecast ptr addrspace(5) %52 to ptr
  store ptr %1089, ptr %1102, align 8
  store i32 1, ptr %1103, align 4
  store i32 6, ptr %1104, align 4
  store i32 11, ptr %1105, align 4
  store i32 12, ptr %1106, align 4
  store i32 %1095, ptr %1107, align 4
  store i32 %1101, ptr %1108, align 4
  %1109 = load ptr, ptr %1102, align 8
  %1110 = load i32, ptr %1104, align 4
  %1111 = sext i32 %1110 to i64
  %1112 = getelementptr inbounds i32, ptr %1109, i64 %1111
  %1113 = load i32, ptr %1112, align 4
  %1114 = load i32, ptr %1107, align 4
  %1115 = add i32 %1113, %1114
  %1116 = load ptr, ptr %1102, align 8
  %1117 = load i32, ptr %1103, align 4
  %1118 = sext i32 %1117 to i64
  %1119 = getelementptr inbounds i32, ptr %1116, i64 %1118
  %1120 = load i32, ptr %1119, align 4
  %1121 = add i32 %1120, %1115
  store i32 %1121, ptr %1119, align 4
  %1122 = load ptr, ptr %1102, align 8
  %1123 = load i32, ptr %1106, align 4
  %1124 = sext i32 %1123 to i64
  %1125 = getelementptr inbounds i32, ptr %1122, i64 %1124
  %1126 = load i32, ptr %1125, align 4
  %1127 = load ptr, ptr %1102, align 8
  %1128 = load i32, ptr %1103, align 4
  %1129 = sext i32 %1128 to i64
  %1130 = getelementptr inbounds i32, ptr %1127, i64 %1129
  %1131 = load i32, ptr %1130, align 4
  %1132 = xor i32 %1126, %1131
  %1133 = load ptr, ptr %1102, align 8
  %1134 = load i32, ptr %1106, align 4
  %1135 = sext i32 %1134 to i64
  %1136 = getelementptr inbounds i32, ptr %1133, i64 %1135
  %1137 = load i32, ptr %1136, align 4
  %1138 = load ptr, ptr %1102, align 8
  %1139 = load i32, ptr %1103, align 4
  %1140 = sext i32 %1139 to i64
  %1141 = getelementptr inbounds i32, ptr %1138, i64 %1140
  %1142 = load i32, ptr %1141, align 4
  %1143 = xor i32 %1137, %1142
  %1144 = call i32 @llvm.fshl.i32(i32 %1132, i32 %1143, i32 16)
  %1145 = load ptr, ptr %1102, align 8
  %1146 = load i32, ptr %1106, align 4
  %1147 = sext i32 %1146 to i64
  %1148 = getelementptr inbounds i32, ptr %1145, i64 %1147
  store i32 %1144, ptr %1148, align 4
  %1149 = load ptr, ptr %1102, align 8
  %1150 = load i32, ptr %1106, align 4
  %1151 = sext i32 %1150 to i64
  %1152 = getelementptr inbounds i32, ptr %1149, i64 %1151
  %1153 = load i32, ptr %1152, align 4
  %1154 = load ptr, ptr %1102, align 8
  %1155 = load i32, ptr %1105, align 4
  %1156 = sext i32 %1155 to i64
  %1157 = getelementptr inbounds i32, ptr %1154, i64 %1156
  %1158 = load i32, ptr %1157, align 4
  %1159 = add i32 %1158, %1153
  store i32 %1159, ptr %1157, align 4
  %1160 = load ptr, ptr %1102, align 8
  %1161 = load i32, ptr %1104, align 4
  %1162 = sext i32 %1161 to i64
  %1163 = getelementptr inbounds i32, ptr %1160, i64 %1162
  %1164 = load i32, ptr %1163, align 4
  %1165 = load ptr, ptr %1102, align 8
  %1166 = load i32, ptr %1105, align 4
  %1167 = sext i32 %1166 to i64
  %1168 = getelementptr inbounds i32, ptr %1165, i64 %1167
  %1169 = load i32, ptr %1168, align 4
  %1170 = xor i32 %1164, %1169
  %1171 = load ptr, ptr %1102, align 8
  %1172 = load i32, ptr %1104, align 4
  %1173 = sext i32 %1172 to i64
  %1174 = getelementptr inbounds i32, ptr %1171, i64 %1173
  %1175 = load i32, ptr %1174, align 4
  %1176 = load ptr, ptr %1102, align 8
  %1177 = load i32, ptr %1105, align 4
  %1178 = sext i32 %1177 to i64
  %1179 = getelementptr inbounds i32, ptr %1176, i64 %1178
  %1180 = load i32, ptr %1179, align 4
  %1181 = xor i32 %1175, %1180
  %1182 = call i32 @llvm.fshl.i32(i32 %1170, i32 %1181, i32 20)
  %1183 = load ptr, ptr %1102, align 8
  %1184 = load i32, ptr %1104, align 4
  %1185 = sext i32 %1184 to i64
  %1186 = getelementptr inbounds i32, ptr %1183, i64 %1185
  store i32 %1182, ptr %1186, align 4
  %1187 = load ptr, ptr %1102, align 8
  %1188 = load i32, ptr %1104, align 4
  %1189 = sext i32 %1188 to i64
  %1190 = getelementptr inbounds i32, ptr %1187, i64 %1189
  %1191 = load i32, ptr %1190, align 4
  %1192 = load i32, ptr %1108, align 4
  %1193 = add i32 %1191, %1192
  %1194 = load ptr, ptr %1102, align 8
  %1195 = load i32, ptr %1103, align 4
  %1196 = sext i32 %1195 to i64
  %1197 = getelementptr inbounds i32, ptr %1194, i64 %1196
  %1198 = load i32, ptr %1197, align 4
  %1199 = add i32 %1198, %1193
  store i32 %1199, ptr %1197, align 4
  %1200 = load ptr, ptr %1102, align 8
  %1201 = load i32, ptr %1106, align 4
  %1202 = sext i32 %1201 to i64
  %1203 = getelementptr inbounds i32, ptr %1200, i64 %1202
  %1204 = load i32, ptr %1203, align 4
  %1205 = load ptr, ptr %1102, align 8
  %1206 = load i32, ptr %1103, align 4
  %1207 = sext i32 %1206 to i64
  %1208 = getelementptr inbounds i32, ptr %1205, i64 %1207
  %1209 = load i32, ptr %1208, align 4
  %1210 = xor i32 %1204, %1209
  %1211 = load ptr, ptr %1102, align 8
  %1212 = load i32, ptr %1106, align 4
  %1213 = sext i32 %1212 to i64
  %1214 = getelementptr inbounds i32, ptr %1211, i64 %1213
  %1215 = load i32, ptr %1214, align 4
  %1216 = load ptr, ptr %1102, align 8
  %1217 = load i32, ptr %1103, align 4
  %1218 = sext i32 %1217 to i64
  %1219 = getelementptr inbounds i32, ptr %1216, i64 %1218
  %1220 = load i32, ptr %1219, align 4
  %1221 = xor i32 %1215, %1220
  %1222 = call i32 @llvm.fshl.i32(i32 %1210, i32 %1221, i32 24)
  %1223 = load ptr, ptr %1102, align 8
  %1224 = load i32, ptr %1106, align 4
  %1225 = sext i32 %1224 to i64
  %1226 = getelementptr inbounds i32, ptr %1223, i64 %1225
  store i32 %1222, ptr %1226, align 4
  %1227 = load ptr, ptr %1102, align 8
  %1228 = load i32, ptr %1106, align 4
  %1229 = sext i32 %1228 to i64
  %1230 = getelementptr inbounds i32, ptr %1227, i64 %1229
  %1231 = load i32, ptr %1230, align 4
  %1232 = load ptr, ptr %1102, align 8
  %1233 = load i32, ptr %1105, align 4
  %1234 = sext i32 %1233 to i64
  %1235 = getelementptr inbounds i32, ptr %1232, i64 %1234
  %1236 = load i32, ptr %1235, align 4
  %1237 = add i32 %1236, %1231
  store i32 %1237, ptr %1235, align 4
  %1238 = load ptr, ptr %1102, align 8
  %1239 = load i32, ptr %1104, align 4
  %1240 = sext i32 %1239 to i64
  %1241 = getelementptr inbounds i32, ptr %1238, i64 %1240
  %1242 = load i32, ptr %1241, align 4
  %1243 = load ptr, ptr %1102, align 8
  %1244 = load i32, ptr %1105, align 4
  %1245 = sext i32 %1244 to i64
  %1246 = getelementptr inbounds i32, ptr %1243, i64 %1245
  %1247 = load i32, ptr %1246, align 4
  %1248 = xor i32 %1242, %1247
  %1249 = load ptr, ptr %1102, align 8
  %1250 = load i32, ptr %1104, align 4
  %1251 = sext i32 %1250 to i64
  %1252 = getelementptr inbounds i32, ptr %1249, i64 %1251
  %1253 = load i32, ptr %1252, align 4
  %1254 = load ptr, ptr %1102, align 8
  %1255 = load i32, ptr %1105, align 4
  %1256 = sext i32 %1255 to i64
  %1257 = getelementptr inbounds i32, ptr %1254, i64 %1256
  %1258 = load i32, ptr %1257, align 4
  %1259 = xor i32 %1253, %1258
  %1260 = call i32 @llvm.fshl.i32(i32 %1248, i32 %1259, i32 25)
  %1261 = load ptr, ptr %1102, align 8
  %1262 = load i32, ptr %1104, align 4
  %1263 = sext i32 %1262 to i64
  %1264 = getelementptr inbounds i32, ptr %1261, i64 %1263
  store i32 %1260, ptr %1264, align 4
  %1265 = addrspacecast ptr addrspace(5) %78 to ptr
  %1266 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %1267 = getelementptr inbounds i8, ptr addrspace(4) %1266, i64 12
  %1268 = load i8, ptr addrspace(4) %1267, align 1
  %1269 = zext i8 %1268 to i64
  %1270 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %1269
  %1271 = load i32, ptr addrspace(5) %1270, align 4
  %1272 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %1273 = getelementptr inbounds i8, ptr addrspace(4) %1272, i64 13
  %1274 = load i8, ptr addrspace(4) %1273, align 1
  %1275 = zext i8 %1274 to i64
  %1276 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %1275
  %1277 = load i32, ptr addrspace(5) %1276, align 4
  %1278 = addrspacecast ptr addrspace(5) %53 to ptr
  %1279 = addrspacecast ptr addrspace(5) %54 to ptr
  %1280 = addrspacecast ptr addrspace(5) %55 to ptr
  %1281 = addrspacecast ptr addrspace(5) %56 to ptr
  %1282 = addrspacecast ptr addrspace(5) %57 to ptr
  %1283 = addrspacecast ptr addrspace(5) %58 to ptr
  %1284 = addrspacecast ptr addrspace(5) %59 to ptr
  store ptr %1265, ptr %1278, align 8
  store i32 2, ptr %1279, align 4
  store i32 7, ptr %1280, align 4
  store i32 8, ptr %1281, align 4
  store i32 13, ptr %1282, align 4
  store i32 %1271, ptr %1283, align 4
  store i32 %1277, ptr %1284, align 4
  %1285 = load ptr, ptr %1278, align 8
  %1286 = load i32, ptr %1280, align 4
  %1287 = sext i32 %1286 to i64
  %1288 = getelementptr inbounds i32, ptr %1285, i64 %1287
  %1289 = load i32, ptr %1288, align 4
  %1290 = load i32, ptr %1283, align 4
  %1291 = add i32 %1289, %1290
  %1292 = load ptr, ptr %1278, align 8
  %1293 = load i32, ptr %1279, align 4
  %1294 = sext i32 %1293 to i64
  %1295 = getelementptr inbounds i32, ptr %1292, i64 %1294
  %1296 = load i32, ptr %1295, align 4
  %1297 = add i32 %1296, %1291
  store i32 %1297, ptr %1295, align 4
  %1298 = load ptr, ptr %1278, align 8
  %1299 = load i32, ptr %1282, align 4
  %1300 = sext i32 %1299 to i64
  %1301 = getelementptr inbounds i32, ptr %1298, i64 %1300
  %1302 = load i32, ptr %1301, align 4
  %1303 = load ptr, ptr %1278, align 8
  %1304 = load i32, ptr %1279, align 4
  %1305 = sext i32 %1304 to i64
  %1306 = getelementptr inbounds i32, ptr %1303, i64 %1305
  %1307 = load i32, ptr %1306, align 4
  %1308 = xor i32 %1302, %1307
  %1309 = load ptr, ptr %1278, align 8
  %1310 = load i32, ptr %1282, align 4
  %1311 = sext i32 %1310 to i64
  %1312 = getelementptr inbounds i32, ptr %1309, i64 %1311
  %1313 = load i32, ptr %1312, align 4
  %1314 = load ptr, ptr %1278, align 8
  %1315 = load i32, ptr %1279, align 4
  %1316 = sext i32 %1315 to i64
  %1317 = getelementptr inbounds i32, ptr %1314, i64 %1316
  %1318 = load i32, ptr %1317, align 4
  %1319 = xor i32 %1313, %1318
  %1320 = call i32 @llvm.fshl.i32(i32 %1308, i32 %1319, i32 16)
  %1321 = load ptr, ptr %1278, align 8
  %1322 = load i32, ptr %1282, align 4
  %1323 = sext i32 %1322 to i64
  %1324 = getelementptr inbounds i32, ptr %1321, i64 %1323
  store i32 %1320, ptr %1324, align 4
  %1325 = load ptr, ptr %1278, align 8
  %1326 = load i32, ptr %1282, align 4
  %1327 = sext i32 %1326 to i64
  %1328 = getelementptr inbounds i32, ptr %1325, i64 %1327
  %1329 = load i32, ptr %1328, align 4
  %1330 = load ptr, ptr %1278, align 8
  %1331 = load i32, ptr %1281, align 4
  %1332 = sext i32 %1331 to i64
  %1333 = getelementptr inbounds i32, ptr %1330, i64 %1332
  %1334 = load i32, ptr %1333, align 4
  %1335 = add i32 %1334, %1329
  store i32 %1335, ptr %1333, align 4
  %1336 = load ptr, ptr %1278, align 8
  %1337 = load i32, ptr %1280, align 4
  %1338 = sext i32 %1337 to i64
  %1339 = getelementptr inbounds i32, ptr %1336, i64 %1338
  %1340 = load i32, ptr %1339, align 4
  %1341 = load ptr, ptr %1278, align 8
  %1342 = load i32, ptr %1281, align 4
  %1343 = sext i32 %1342 to i64
  %1344 = getelementptr inbounds i32, ptr %1341, i64 %1343
  %1345 = load i32, ptr %1344, align 4
  %1346 = xor i32 %1340, %1345
  %1347 = load ptr, ptr %1278, align 8
  %1348 = load i32, ptr %1280, align 4
  %1349 = sext i32 %1348 to i64
  %1350 = getelementptr inbounds i32, ptr %1347, i64 %1349
  %1351 = load i32, ptr %1350, align 4
  %1352 = load ptr, ptr %1278, align 8
  %1353 = load i32, ptr %1281, align 4
  %1354 = sext i32 %1353 to i64
  %1355 = getelementptr inbounds i32, ptr %1352, i64 %1354
  %1356 = load i32, ptr %1355, align 4
  %1357 = xor i32 %1351, %1356
  %1358 = call i32 @llvm.fshl.i32(i32 %1346, i32 %1357, i32 20)
  %1359 = load ptr, ptr %1278, align 8
  %1360 = load i32, ptr %1280, align 4
  %1361 = sext i32 %1360 to i64
  %1362 = getelementptr inbounds i32, ptr %1359, i64 %1361
  store i32 %1358, ptr %1362, align 4
  %1363 = load ptr, ptr %1278, align 8
  %1364 = load i32, ptr %1280, align 4
  %1365 = sext i32 %1364 to i64
  %1366 = getelementptr inbounds i32, ptr %1363, i64 %1365
  %1367 = load i32, ptr %1366, align 4
  %1368 = load i32, ptr %1284, align 4
  %1369 = add i32 %1367, %1368
  %1370 = load ptr, ptr %1278, align 8
  %1371 = load i32, ptr %1279, align 4
  %1372 = sext i32 %1371 to i64
  %1373 = getelementptr inbounds i32, ptr %1370, i64 %1372
  %1374 = load i32, ptr %1373, align 4
  %1375 = add i32 %1374, %1369
  store i32 %1375, ptr %1373, align 4
  %1376 = load ptr, ptr %1278, align 8
  %1377 = load i32, ptr %1282, align 4
  %1378 = sext i32 %1377 to i64
  %1379 = getelementptr inbounds i32, ptr %1376, i64 %1378
  %1380 = load i32, ptr %1379, align 4
  %1381 = load ptr, ptr %1278, align 8
  %1382 = load i32, ptr %1279, align 4
  %1383 = sext i32 %1382 to i64
  %1384 = getelementptr inbounds i32, ptr %1381, i64 %1383
  %1385 = load i32, ptr %1384, align 4
  %1386 = xor i32 %1380, %1385
  %1387 = load ptr, ptr %1278, align 8
  %1388 = load i32, ptr %1282, align 4
  %1389 = sext i32 %1388 to i64
  %1390 = getelementptr inbounds i32, ptr %1387, i64 %1389
  %1391 = load i32, ptr %1390, align 4
  %1392 = load ptr, ptr %1278, align 8
  %1393 = load i32, ptr %1279, align 4
  %1394 = sext i32 %1393 to i64
  %1395 = getelementptr inbounds i32, ptr %1392, i64 %1394
  %1396 = load i32, ptr %1395, align 4
  %1397 = xor i32 %1391, %1396
  %1398 = call i32 @llvm.fshl.i32(i32 %1386, i32 %1397, i32 24)
  %1399 = load ptr, ptr %1278, align 8
  %1400 = load i32, ptr %1282, align 4
  %1401 = sext i32 %1400 to i64
  %1402 = getelementptr inbounds i32, ptr %1399, i64 %1401
  store i32 %1398, ptr %1402, align 4
  %1403 = load ptr, ptr %1278, align 8
  %1404 = load i32, ptr %1282, align 4
  %1405 = sext i32 %1404 to i64
  %1406 = getelementptr inbounds i32, ptr %1403, i64 %1405
  %1407 = load i32, ptr %1406, align 4
  %1408 = load ptr, ptr %1278, align 8
  %1409 = load i32, ptr %1281, align 4
  %1410 = sext i32 %1409 to i64
  %1411 = getelementptr inbounds i32, ptr %1408, i64 %1410
  %1412 = load i32, ptr %1411, align 4
  %1413 = add i32 %1412, %1407
  store i32 %1413, ptr %1411, align 4
  %1414 = load ptr, ptr %1278, align 8
  %1415 = load i32, ptr %1280, align 4
  %1416 = sext i32 %1415 to i64
  %1417 = getelementptr inbounds i32, ptr %1414, i64 %1416
  %1418 = load i32, ptr %1417, align 4
  %1419 = load ptr, ptr %1278, align 8
  %1420 = load i32, ptr %1281, align 4
  %1421 = sext i32 %1420 to i64
  %1422 = getelementptr inbounds i32, ptr %1419, i64 %1421
  %1423 = load i32, ptr %1422, align 4
  %1424 = xor i32 %1418, %1423
  %1425 = load ptr, ptr %1278, align 8
  %1426 = load i32, ptr %1280, align 4
  %1427 = sext i32 %1426 to i64
  %1428 = getelementptr inbounds i32, ptr %1425, i64 %1427
  %1429 = load i32, ptr %1428, align 4
  %1430 = load ptr, ptr %1278, align 8
  %1431 = load i32, ptr %1281, align 4
  %1432 = sext i32 %1431 to i64
  %1433 = getelementptr inbounds i32, ptr %1430, i64 %1432
  %1434 = load i32, ptr %1433, align 4
  %1435 = xor i32 %1429, %1434
  %1436 = call i32 @llvm.fshl.i32(i32 %1424, i32 %1435, i32 25)
  %1437 = load ptr, ptr %1278, align 8
  %1438 = load i32, ptr %1280, align 4
  %1439 = sext i32 %1438 to i64
  %1440 = getelementptr inbounds i32, ptr %1437, i64 %1439
  store i32 %1436, ptr %1440, align 4
  %1441 = addrspacecast ptr addrspace(5) %78 to ptr
  %1442 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %1443 = getelementptr inbounds i8, ptr addrspace(4) %1442, i64 14
  %1444 = load i8, ptr addrspace(4) %1443, align 1
  %1445 = zext i8 %1444 to i64
  %1446 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %1445
  %1447 = load i32, ptr addrspace(5) %1446, align 4
  %1448 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %1449 = getelementptr inbounds i8, ptr addrspace(4) %1448, i64 15
  %1450 = load i8, ptr addrspace(4) %1449, align 1
  %1451 = zext i8 %1450 to i64
  %1452 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %1451
  %1453 = load i32, ptr addrspace(5) %1452, align 4
  %1454 = addrspacecast ptr addrspace(5) %60 to ptr
  %1455 = addrspacecast ptr addrspace(5) %61 to ptr
  %1456 = addrspacecast ptr addrspace(5) %62 to ptr
  %1457 = addrspacecast ptr addrspace(5) %63 to ptr
  %1458 = addrspacecast ptr addrspace(5) %64 to ptr
  %1459 = addrspacecast ptr addrspace(5) %65 to ptr
  %1460 = addrspacecast ptr addrspace(5) %66 to ptr
  store ptr %1441, ptr %1454, align 8
  store i32 3, ptr %1455, align 4
  store i32 4, ptr %1456, align 4
  store i32 9, ptr %1457, align 4
  store i32 14, ptr %1458, align 4
  store i32 %1447, ptr %1459, align 4
  store i32 %1453, ptr %1460, align 4
  %1461 = load ptr, ptr %1454, align 8
  %1462 = load i32, ptr %1456, align 4
  %1463 = sext i32 %1462 to i64
  %1464 = getelementptr inbounds i32, ptr %1461, i64 %1463
  %1465 = load i32, ptr %1464, align 4
  %1466 = load i32, ptr %1459, align 4
  %1467 = add i32 %1465, %1466
  %1468 = load ptr, ptr %1454, align 8
  %1469 = load i32, ptr %1455, align 4
  %1470 = sext i32 %1469 to i64
  %1471 = getelementptr inbounds i32, ptr %1468, i64 %1470
  %1472 = load i32, ptr %1471, align 4
  %1473 = add i32 %1472, %1467
  store i32 %1473, ptr %1471, align 4
  %1474 = load ptr, ptr %1454, align 8
  %1475 = load i32, ptr %1458, align 4
  %1476 = sext i32 %1475 to i64
  %1477 = getelementptr inbounds i32, ptr %1474, i64 %1476
  %1478 = load i32, ptr %1477, align 4
  %1479 = load ptr, ptr %1454, align 8
  %1480 = load i32, ptr %1455, align 4
  %1481 = sext i32 %1480 to i64
  %1482 = getelementptr inbounds i32, ptr %1479, i64 %1481
  %1483 = load i32, ptr %1482, align 4
  %1484 = xor i32 %1478, %1483
  %1485 = load ptr, ptr %1454, align 8
  %1486 = load i32, ptr %1458, align 4
  %1487 = sext i32 %1486 to i64
  %1488 = getelementptr inbounds i32, ptr %1485, i64 %1487
  %1489 = load i32, ptr %1488, align 4
  %1490 = load ptr, ptr %1454, align 8
  %1491 = load i32, ptr %1455, align 4
  %1492 = sext i32 %1491 to i64
  %1493 = getelementptr inbounds i32, ptr %1490, i64 %1492
  %1494 = load i32, ptr %1493, align 4
  %1495 = xor i32 %1489, %1494
  %1496 = call i32 @llvm.fshl.i32(i32 %1484, i32 %1495, i32 16)
  %1497 = load ptr, ptr %1454, align 8
  %1498 = load i32, ptr %1458, align 4
  %1499 = sext i32 %1498 to i64
  %1500 = getelementptr inbounds i32, ptr %1497, i64 %1499
  store i32 %1496, ptr %1500, align 4
  %1501 = load ptr, ptr %1454, align 8
  %1502 = load i32, ptr %1458, align 4
  %1503 = sext i32 %1502 to i64
  %1504 = getelementptr inbounds i32, ptr %1501, i64 %1503
  %1505 = load i32, ptr %1504, align 4
  %1506 = load ptr, ptr %1454, align 8
  %1507 = load i32, ptr %1457, align 4
  %1508 = sext i32 %1507 to i64
  %1509 = getelementptr inbounds i32, ptr %1506, i64 %1508
  %1510 = load i32, ptr %1509, align 4
  %1511 = add i32 %1510, %1505
  store i32 %1511, ptr %1509, align 4
  %1512 = load ptr, ptr %1454, align 8
  %1513 = load i32, ptr %1456, align 4
  %1514 = sext i32 %1513 to i64
  %1515 = getelementptr inbounds i32, ptr %1512, i64 %1514
  %1516 = load i32, ptr %1515, align 4
  %1517 = load ptr, ptr %1454, align 8
  %1518 = load i32, ptr %1457, align 4
  %1519 = sext i32 %1518 to i64
  %1520 = getelementptr inbounds i32, ptr %1517, i64 %1519
  %1521 = load i32, ptr %1520, align 4
  %1522 = xor i32 %1516, %1521
  %1523 = load ptr, ptr %1454, align 8
  %1524 = load i32, ptr %1456, align 4
  %1525 = sext i32 %1524 to i64
  %1526 = getelementptr inbounds i32, ptr %1523, i64 %1525
  %1527 = load i32, ptr %1526, align 4
  %1528 = load ptr, ptr %1454, align 8
  %1529 = load i32, ptr %1457, align 4
  %1530 = sext i32 %1529 to i64
  %1531 = getelementptr inbounds i32, ptr %1528, i64 %1530
  %1532 = load i32, ptr %1531, align 4
  %1533 = xor i32 %1527, %1532
  %1534 = call i32 @llvm.fshl.i32(i32 %1522, i32 %1533, i32 20)
  %1535 = load ptr, ptr %1454, align 8
  %1536 = load i32, ptr %1456, align 4
  %1537 = sext i32 %1536 to i64
  %1538 = getelementptr inbounds i32, ptr %1535, i64 %1537
  store i32 %1534, ptr %1538, align 4
  %1539 = load ptr, ptr %1454, align 8
  %1540 = load i32, ptr %1456, align 4
  %1541 = sext i32 %1540 to i64
  %1542 = getelementptr inbounds i32, ptr %1539, i64 %1541
  %1543 = load i32, ptr %1542, align 4
  %1544 = load i32, ptr %1460, align 4
  %1545 = add i32 %1543, %1544
  %1546 = load ptr, ptr %1454, align 8
  %1547 = load i32, ptr %1455, align 4
  %1548 = sext i32 %1547 to i64
  %1549 = getelementptr inbounds i32, ptr %1546, i64 %1548
  %1550 = load i32, ptr %1549, align 4
  %1551 = add i32 %1550, %1545
  store i32 %1551, ptr %1549, align 4
  %1552 = load ptr, ptr %1454, align 8
  %1553 = load i32, ptr %1458, align 4
  %1554 = sext i32 %1553 to i64
  %1555 = getelementptr inbounds i32, ptr %1552, i64 %1554
  %1556 = load i32, ptr %1555, align 4
  %1557 = load ptr, ptr %1454, align 8
  %1558 = load i32, ptr %1455, align 4
  %1559 = sext i32 %1558 to i64
  %1560 = getelementptr inbounds i32, ptr %1557, i64 %1559
  %1561 = load i32, ptr %1560, align 4
  %1562 = xor i32 %1556, %1561
  %1563 = load ptr, ptr %1454, align 8
  %1564 = load i32, ptr %1458, align 4
  %1565 = sext i32 %1564 to i64
  %1566 = getelementptr inbounds i32, ptr %1563, i64 %1565
  %1567 = load i32, ptr %1566, align 4
  %1568 = load ptr, ptr %1454, align 8
  %1569 = load i32, ptr %1455, align 4
  %1570 = sext i32 %1569 to i64
  %1571 = getelementptr inbounds i32, ptr %1568, i64 %1570
  %1572 = load i32, ptr %1571, align 4
  %1573 = xor i32 %1567, %1572
  %1574 = call i32 @llvm.fshl.i32(i32 %1562, i32 %1573, i32 24)
  %1575 = load ptr, ptr %1454, align 8
  %1576 = load i32, ptr %1458, align 4
  %1577 = sext i32 %1576 to i64
  %1578 = getelementptr inbounds i32, ptr %1575, i64 %1577
  store i32 %1574, ptr %1578, align 4
  %1579 = load ptr, ptr %1454, align 8
  %1580 = load i32, ptr %1458, align 4
  %1581 = sext i32 %1580 to i64
  %1582 = getelementptr inbounds i32, ptr %1579, i64 %1581
  %1583 = load i32, ptr %1582, align 4
  %1584 = load ptr, ptr %1454, align 8
  %1585 = load i32, ptr %1457, align 4
  %1586 = sext i32 %1585 to i64
  %1587 = getelementptr inbounds i32, ptr %1584, i64 %1586
  %1588 = load i32, ptr %1587, align 4
  %1589 = add i32 %1588, %1583
  store i32 %1589, ptr %1587, align 4
  %1590 = load ptr, ptr %1454, align 8
  %1591 = load i32, ptr %1456, align 4
  %1592 = sext i32 %1591 to i64
  %1593 = getelementptr inbounds i32, ptr %1590, i64 %1592
  %1594 = load i32, ptr %1593, align 4
  %1595 = load ptr, ptr %1454, align 8
  %1596 = load i32, ptr %1457, align 4
  %1597 = sext i32 %1596 to i64
  %1598 = getelementptr inbounds i32, ptr %1595, i64 %1597
  %1599 = load i32, ptr %1598, align 4
  %1600 = xor i32 %1594, %1599
  %1601 = load ptr, ptr %1454, align 8
  %1602 = load i32, ptr %1456, align 4
  %1603 = sext i32 %1602 to i64
  %1604 = getelementptr inbounds i32, ptr %1601, i64 %1603
  %1605 = load i32, ptr %1604, align 4
  %1606 = load ptr, ptr %1454, align 8
  %1607 = load i32, ptr %1457, align 4
  %1608 = sext i32 %1607 to i64
  %1609 = getelementptr inbounds i32, ptr %1606, i64 %1608
  %1610 = load i32, ptr %1609, align 4
  %1611 = xor i32 %1605, %1610
  %1612 = call i32 @llvm.fshl.i32(i32 %1600, i32 %1611, i32 25)
  %1613 = load ptr, ptr %1454, align 8
  %1614 = load i32, ptr %1456, align 4
  %1615 = sext i32 %1614 to i64
  %1616 = getelementptr inbounds i32, ptr %1613, i64 %1615
  store i32 %1612, ptr %1616, align 4
  %1617 = load i32, ptr addrspace(5) %80, align 4
  %1618 = add nsw i32 %1617, 1
  store i32 %1618, ptr addrspace(5) %80, align 4
  br label %203

1619:                                             ; preds = %203
  store i32 0, ptr addrspace(5) %82, align 4
  br label %1620

1620:                                             ; preds = %1623, %1619
  %1621 = load i32, ptr addrspace(5) %82, align 4
  %1622 = icmp slt i32 %1621, 8
  br i1 %1622, label %1623, label %1641

1623:                                             ; preds = %1620
  %1624 = load i32, ptr addrspace(5) %82, align 4
  %1625 = sext i32 %1624 to i64
  %1626 = getelementptr inbounds [16 x i32], ptr addrspace(5) %78, i64 0, i64 %1625
  %1627 = load i32, ptr addrspace(5) %1626, align 4
  %1628 = load i32, ptr addrspace(5) %82, align 4
  %1629 = add nsw i32 %1628, 8
  %1630 = sext i32 %1629 to i64
  %1631 = getelementptr inbounds [16 x i32], ptr addrspace(5) %78, i64 0, i64 %1630
  %1632 = load i32, ptr addrspace(5) %1631, align 4
  %1633 = xor i32 %1627, %1632
  %1634 = load i32, ptr addrspace(5) %82, align 4
  %1635 = sext i32 %1634 to i64
  %1636 = getelementptr inbounds [8 x i32], ptr addrspace(5) %73, i64 0, i64 %1635
  %1637 = load i32, ptr addrspace(5) %1636, align 4
  %1638 = xor i32 %1637, %1633
  store i32 %1638, ptr addrspace(5) %1636, align 4
  %1639 = load i32, ptr addrspace(5) %82, align 4
  %1640 = add nsw i32 %1639, 1
  store i32 %1640, ptr addrspace(5) %82, align 4
  br label %1620

1641:                                             ; preds = %1620
  %1642 = load i32, ptr addrspace(5) %75, align 4
  %1643 = add nsw i32 %1642, 1
  store i32 %1643, ptr addrspace(5) %75, align 4
  br label %139

1644:                                             ; preds = %139
  store i32 0, ptr addrspace(5) %83, align 4
  br label %1645

1645:                                             ; preds = %1648, %1644
  %1646 = load i32, ptr addrspace(5) %83, align 4
  %1647 = icmp slt i32 %1646, 8
  br i1 %1647, label %1648, label %1662

1648:                                             ; preds = %1645
  %1649 = load i32, ptr addrspace(5) %83, align 4
  %1650 = sext i32 %1649 to i64
  %1651 = getelementptr inbounds [8 x i32], ptr addrspace(5) %73, i64 0, i64 %1650
  %1652 = load i32, ptr addrspace(5) %1651, align 4
  %1653 = load ptr addrspace(1), ptr %97, align 8
  %1654 = load i32, ptr addrspace(5) %72, align 4
  %1655 = mul i32 %1654, 8
  %1656 = load i32, ptr addrspace(5) %83, align 4
  %1657 = add i32 %1655, %1656
  %1658 = zext i32 %1657 to i64
  %1659 = getelementptr inbounds nuw i32, ptr addrspace(1) %1653, i64 %1658
  store i32 %1652, ptr addrspace(1) %1659, align 4
  %1660 = load i32, ptr addrspace(5) %83, align 4
  %1661 = add nsw i32 %1660, 1
  store i32 %1661, ptr addrspace(5) %83, align 4
  br label %1645

1662:                                             ; preds = %121, %1645
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_blake2s(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr, align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca ptr, align 8, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca ptr, align 8, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca ptr, align 8, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca ptr, align 8, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca i32, align 4, addrspace(5)
  %42 = alloca i32, align 4, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca i32, align 4, addrspace(5)
  %45 = alloca i32, align 4, addrspace(5)
  %46 = alloca ptr, align 8, addrspace(5)
  %47 = alloca i32, align 4, addrspace(5)
  %48 = alloca i32, align 4, addrspace(5)
  %49 = alloca i32, align 4, addrspace(5)
  %50 = alloca i32, align 4, addrspace(5)
  %51 = alloca i32, align 4, addrspace(5)
  %52 = alloca i32, align 4, addrspace(5)
  %53 = alloca ptr, align 8, addrspace(5)
  %54 = alloca i32, align 4, addrspace(5)
  %55 = alloca i32, align 4, addrspace(5)
  %56 = alloca i32, align 4, addrspace(5)
  %57 = alloca i32, align 4, addrspace(5)
  %58 = alloca i32, align 4, addrspace(5)
  %59 = alloca i32, align 4, addrspace(5)
  %60 = alloca ptr, align 8, addrspace(5)
  %61 = alloca i32, align 4, addrspace(5)
  %62 = alloca i32, align 4, addrspace(5)
  %63 = alloca i32, align 4, addrspace(5)
  %64 = alloca i32, align 4, addrspace(5)
  %65 = alloca i32, align 4, addrspace(5)
  %66 = alloca i32, align 4, addrspace(5)
  %67 = alloca i32, align 4, addrspace(5)
  %68 = alloca ptr addrspace(1), align 8, addrspace(5)
  %69 = alloca ptr addrspace(1), align 8, addrspace(5)
  %70 = alloca i32, align 4, addrspace(5)
  %71 = alloca i32, align 4, addrspace(5)
  %72 = alloca i32, align 4, addrspace(5)
  %73 = alloca [8 x i32], align 4, addrspace(5)
  %74 = alloca i32, align 4, addrspace(5)
  %75 = alloca i32, align 4, addrspace(5)
  %76 = alloca [16 x i32], align 4, addrspace(5)
  %77 = alloca i32, align 4, addrspace(5)
  %78 = alloca [16 x i32], align 4, addrspace(5)
  %79 = alloca i32, align 4, addrspace(5)
  %80 = alloca i32, align 4, addrspace(5)
  %81 = alloca ptr addrspace(4), align 8, addrspace(5)
  %82 = alloca i32, align 4, addrspace(5)
  %83 = alloca i32, align 4, addrspace(5)
  %84 = addrspacecast ptr addrspace(5) %68 to ptr
  %85 = addrspacecast ptr addrspace(5) %69 to ptr
  %86 = addrspacecast ptr addrspace(5) %70 to ptr
  %87 = addrspacecast ptr addrspace(5) %71 to ptr
  store ptr addrspace(1) %0, ptr %84, align 8
  store ptr addrspace(1) %1, ptr %85, align 8
  store i32 %2, ptr %86, align 4
  store i32 %3, ptr %87, align 4
  %88 = addrspacecast ptr addrspace(5) %67 to ptr
  %89 = addrspacecast ptr addrspace(5) %10 to ptr
  %90 = call i32 @llvm.amdgcn.workgroup.id.x()
  %91 = addrspacecast ptr addrspace(5) %9 to ptr
  %92 = addrspacecast ptr addrspace(5) %5 to ptr
  %93 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %93, align 4
  %94 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %94, ptr addrspace(5) %7, align 8
  %95 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %96 = load i32, ptr %93, align 4
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw i8, ptr addrspace(4) %95, i64 %97
  %99 = load i16, ptr addrspace(4) %98, align 2
  %100 = zext i16 %99 to i32
  %101 = mul i32 %90, %100
  %102 = addrspacecast ptr addrspace(5) %8 to ptr
  %103 = call i32 @llvm.amdgcn.workitem.id.x()
  %104 = add i32 %101, %103
  %105 = zext i32 %104 to i64
  %106 = trunc i64 %105 to i32
  store i32 %106, ptr addrspace(5) %72, align 4
  %107 = load i32, ptr addrspace(5) %72, align 4
  %108 = load i32, ptr %87, align 4
  %109 = icmp uge i32 %107, %108
  br i1 %109, label %110, label %111

110:                                              ; preds = %4
  br label %1669

111:                                              ; preds = %4
  store i32 0, ptr addrspace(5) %74, align 4
  br label %112

112:                                              ; preds = %123, %111
  %113 = load i32, ptr addrspace(5) %74, align 4
  %114 = icmp slt i32 %113, 8
  br i1 %114, label %115, label %126

115:                                              ; preds = %112
  %116 = load i32, ptr addrspace(5) %74, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [8 x i32], ptr addrspace(4) @IV, i64 0, i64 %117
  %119 = load i32, ptr addrspace(4) %118, align 4
  %120 = load i32, ptr addrspace(5) %74, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [8 x i32], ptr addrspace(5) %73, i64 0, i64 %121
  store i32 %119, ptr addrspace(5) %122, align 4
  br label %123

123:                                              ; preds = %115
  %124 = load i32, ptr addrspace(5) %74, align 4
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr addrspace(5) %74, align 4
  br label %112

126:                                              ; preds = %112
  %127 = getelementptr inbounds [8 x i32], ptr addrspace(5) %73, i64 0, i64 0
  %128 = load i32, ptr addrspace(5) %127, align 4
  %129 = xor i32 %128, 16842784
  store i32 %129, ptr addrspace(5) %127, align 4
  store i32 0, ptr addrspace(5) %75, align 4
  br label %130

130:                                              ; preds = %1647, %126
  %131 = load i32, ptr addrspace(5) %75, align 4
  %132 = icmp slt i32 %131, 2
  br i1 %132, label %133, label %1650

133:                                              ; preds = %130
  store i32 0, ptr addrspace(5) %77, align 4
  br label %134

134:                                              ; preds = %152, %133
  %135 = load i32, ptr addrspace(5) %77, align 4
  %136 = icmp slt i32 %135, 16
  br i1 %136, label %137, label %155

137:                                              ; preds = %134
  %138 = load ptr addrspace(1), ptr %84, align 8
  %139 = load i32, ptr addrspace(5) %72, align 4
  %140 = mul i32 %139, 2
  %141 = load i32, ptr addrspace(5) %75, align 4
  %142 = add i32 %140, %141
  %143 = mul i32 %142, 16
  %144 = load i32, ptr addrspace(5) %77, align 4
  %145 = add i32 %143, %144
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw i32, ptr addrspace(1) %138, i64 %146
  %148 = load i32, ptr addrspace(1) %147, align 4
  %149 = load i32, ptr addrspace(5) %77, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [16 x i32], ptr addrspace(5) %76, i64 0, i64 %150
  store i32 %148, ptr addrspace(5) %151, align 4
  br label %152

152:                                              ; preds = %137
  %153 = load i32, ptr addrspace(5) %77, align 4
  %154 = add nsw i32 %153, 1
  store i32 %154, ptr addrspace(5) %77, align 4
  br label %134

155:                                              ; preds = %134
  store i32 0, ptr addrspace(5) %79, align 4
  br label %156

156:                                              ; preds = %175, %155
  %157 = load i32, ptr addrspace(5) %79, align 4
  %158 = icmp slt i32 %157, 8
  br i1 %158, label %159, label %178

159:                                              ; preds = %156
  %160 = load i32, ptr addrspace(5) %79, align 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [8 x i32], ptr addrspace(5) %73, i64 0, i64 %161
  %163 = load i32, ptr addrspace(5) %162, align 4
  %164 = load i32, ptr addrspace(5) %79, align 4
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds [16 x i32], ptr addrspace(5) %78, i64 0, i64 %165
  store i32 %163, ptr addrspace(5) %166, align 4
  %167 = load i32, ptr addrspace(5) %79, align 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [8 x i32], ptr addrspace(4) @IV, i64 0, i64 %168
  %170 = load i32, ptr addrspace(4) %169, align 4
  %171 = load i32, ptr addrspace(5) %79, align 4
  %172 = add nsw i32 %171, 8
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [16 x i32], ptr addrspace(5) %78, i64 0, i64 %173
  store i32 %170, ptr addrspace(5) %174, align 4
  br label %175

175:                                              ; preds = %159
  %176 = load i32, ptr addrspace(5) %79, align 4
  %177 = add nsw i32 %176, 1
  store i32 %177, ptr addrspace(5) %79, align 4
  br label %156

178:                                              ; preds = %156
  %179 = load i32, ptr addrspace(5) %75, align 4
  %180 = icmp ne i32 %179, 0
  br i1 %180, label %181, label %183

181:                                              ; preds = %178
  %182 = load i32, ptr %86, align 4
  br label %184

183:                                              ; preds = %178
  br label %184

184:                                              ; preds = %183, %181
  %185 = phi i32 [ %182, %181 ], [ 64, %183 ]
  %186 = getelementptr inbounds [16 x i32], ptr addrspace(5) %78, i64 0, i64 12
  %187 = load i32, ptr addrspace(5) %186, align 4
  %188 = xor i32 %187, %185
  store i32 %188, ptr addrspace(5) %186, align 4
  %189 = load i32, ptr addrspace(5) %75, align 4
  %190 = icmp ne i32 %189, 0
  %191 = zext i1 %190 to i64
  %192 = select i1 %190, i32 -1, i32 0
  %193 = getelementptr inbounds [16 x i32], ptr addrspace(5) %78, i64 0, i64 14
  %194 = load i32, ptr addrspace(5) %193, align 4
  %195 = xor i32 %194, %192
  store i32 %195, ptr addrspace(5) %193, align 4
  store i32 0, ptr addrspace(5) %80, align 4
  br label %196

196:                                              ; preds = %1620, %184
  %197 = load i32, ptr addrspace(5) %80, align 4
  %198 = icmp slt i32 %197, 10
  br i1 %198, label %199, label %1623

199:                                              ; preds = %196
  %200 = load i32, ptr addrspace(5) %80, align 4
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds [10 x [16 x i8]], ptr addrspace(4) @SIGMA, i64 0, i64 %201
  %203 = getelementptr inbounds [16 x i8], ptr addrspace(4) %202, i64 0, i64 0
  store ptr addrspace(4) %203, ptr addrspace(5) %81, align 8
  %204 = getelementptr inbounds [16 x i32], ptr addrspace(5) %78, i64 0, i64 0
  %205 = addrspacecast ptr addrspace(5) %204 to ptr
  %206 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %207 = getelementptr inbounds i8, ptr addrspace(4) %206, i64 0
  %208 = load i8, ptr addrspace(4) %207, align 1
  %209 = zext i8 %208 to i64
  %210 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %209
  %211 = load i32, ptr addrspace(5) %210, align 4
  %212 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %213 = getelementptr inbounds i8, ptr addrspace(4) %212, i64 1
  %214 = load i8, ptr addrspace(4) %213, align 1
  %215 = zext i8 %214 to i64
  %216 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %215
  %217 = load i32, ptr addrspace(5) %216, align 4
  %218 = addrspacecast ptr addrspace(5) %11 to ptr
  %219 = addrspacecast ptr addrspace(5) %12 to ptr
  %220 = addrspacecast ptr addrspace(5) %13 to ptr
  %221 = addrspacecast ptr addrspace(5) %14 to ptr
  %222 = addrspacecast ptr addrspace(5) %15 to ptr
  %223 = addrspacecast ptr addrspace(5) %16 to ptr
  %224 = addrspacecast ptr addrspace(5) %17 to ptr
  store ptr %205, ptr %218, align 8
  store i32 0, ptr %219, align 4
  store i32 4, ptr %220, align 4
  store i32 8, ptr %221, align 4
  store i32 12, ptr %222, align 4
  store i32 %211, ptr %223, align 4
  store i32 %217, ptr %224, align 4
  %225 = load ptr, ptr %218, align 8
  %226 = load i32, ptr %220, align 4
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds i32, ptr %225, i64 %227
  %229 = load i32, ptr %228, align 4
  %230 = load i32, ptr %223, align 4
  %231 = add i32 %229, %230
  %232 = load ptr, ptr %218, align 8
  %233 = load i32, ptr %219, align 4
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds i32, ptr %232, i64 %234
  %236 = load i32, ptr %235, align 4
  %237 = add i32 %236, %231
  store i32 %237, ptr %235, align 4
  %238 = load ptr, ptr %218, align 8
  %239 = load i32, ptr %222, align 4
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds i32, ptr %238, i64 %240
  %242 = load i32, ptr %241, align 4
  %243 = load ptr, ptr %218, align 8
  %244 = load i32, ptr %219, align 4
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds i32, ptr %243, i64 %245
  %247 = load i32, ptr %246, align 4
  %248 = xor i32 %242, %247
  %249 = load ptr, ptr %218, align 8
  %250 = load i32, ptr %222, align 4
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds i32, ptr %249, i64 %251
  %253 = load i32, ptr %252, align 4
  %254 = load ptr, ptr %218, align 8
  %255 = load i32, ptr %219, align 4
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds i32, ptr %254, i64 %256
  %258 = load i32, ptr %257, align 4
  %259 = xor i32 %253, %258
  %260 = call i32 @llvm.fshl.i32(i32 %248, i32 %259, i32 16)
  %261 = load ptr, ptr %218, align 8
  %262 = load i32, ptr %222, align 4
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds i32, ptr %261, i64 %263
  store i32 %260, ptr %264, align 4
  %265 = load ptr, ptr %218, align 8
  %266 = load i32, ptr %222, align 4
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds i32, ptr %265, i64 %267
  %269 = load i32, ptr %268, align 4
  %270 = load ptr, ptr %218, align 8
  %271 = load i32, ptr %221, align 4
  %272 = sext i32 %271 to i64
  %273 = getelementptr inbounds i32, ptr %270, i64 %272
  %274 = load i32, ptr %273, align 4
  %275 = add i32 %274, %269
  store i32 %275, ptr %273, align 4
  %276 = load ptr, ptr %218, align 8
  %277 = load i32, ptr %220, align 4
  %278 = sext i32 %277 to i64
  %279 = getelementptr inbounds i32, ptr %276, i64 %278
  %280 = load i32, ptr %279, align 4
  %281 = load ptr, ptr %218, align 8
  %282 = load i32, ptr %221, align 4
  %283 = sext i32 %282 to i64
  %284 = getelementptr inbounds i32, ptr %281, i64 %283
  %285 = load i32, ptr %284, align 4
  %286 = xor i32 %280, %285
  %287 = load ptr, ptr %218, align 8
  %288 = load i32, ptr %220, align 4
  %289 = sext i32 %288 to i64
  %290 = getelementptr inbounds i32, ptr %287, i64 %289
  %291 = load i32, ptr %290, align 4
  %292 = load ptr, ptr %218, align 8
  %293 = load i32, ptr %221, align 4
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds i32, ptr %292, i64 %294
  %296 = load i32, ptr %295, align 4
  %297 = xor i32 %291, %296
  %298 = call i32 @llvm.fshl.i32(i32 %286, i32 %297, i32 20)
  %299 = load ptr, ptr %218, align 8
  %300 = load i32, ptr %220, align 4
  %301 = sext i32 %300 to i64
  %302 = getelementptr inbounds i32, ptr %299, i64 %301
  store i32 %298, ptr %302, align 4
  %303 = load ptr, ptr %218, align 8
  %304 = load i32, ptr %220, align 4
  %305 = sext i32 %304 to i64
  %306 = getelementptr inbounds i32, ptr %303, i64 %305
  %307 = load i32, ptr %306, align 4
  %308 = load i32, ptr %224, align 4
  %309 = add i32 %307, %308
  %310 = load ptr, ptr %218, align 8
  %311 = load i32, ptr %219, align 4
  %312 = sext i32 %311 to i64
  %313 = getelementptr inbounds i32, ptr %310, i64 %312
  %314 = load i32, ptr %313, align 4
  %315 = add i32 %314, %309
  store i32 %315, ptr %313, align 4
  %316 = load ptr, ptr %218, align 8
  %317 = load i32, ptr %222, align 4
  %318 = sext i32 %317 to i64
  %319 = getelementptr inbounds i32, ptr %316, i64 %318
  %320 = load i32, ptr %319, align 4
  %321 = load ptr, ptr %218, align 8
  %322 = load i32, ptr %219, align 4
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds i32, ptr %321, i64 %323
  %325 = load i32, ptr %324, align 4
  %326 = xor i32 %320, %325
  %327 = load ptr, ptr %218, align 8
  %328 = load i32, ptr %222, align 4
  %329 = sext i32 %328 to i64
  %330 = getelementptr inbounds i32, ptr %327, i64 %329
  %331 = load i32, ptr %330, align 4
  %332 = load ptr, ptr %218, align 8
  %333 = load i32, ptr %219, align 4
  %334 = sext i32 %333 to i64
  %335 = getelementptr inbounds i32, ptr %332, i64 %334
  %336 = load i32, ptr %335, align 4
  %337 = xor i32 %331, %336
  %338 = call i32 @llvm.fshl.i32(i32 %326, i32 %337, i32 24)
  %339 = load ptr, ptr %218, align 8
  %340 = load i32, ptr %222, align 4
  %341 = sext i32 %340 to i64
  %342 = getelementptr inbounds i32, ptr %339, i64 %341
  store i32 %338, ptr %342, align 4
  %343 = load ptr, ptr %218, align 8
  %344 = load i32, ptr %222, align 4
  %345 = sext i32 %344 to i64
  %346 = getelementptr inbounds i32, ptr %343, i64 %345
  %347 = load i32, ptr %346, align 4
  %348 = load ptr, ptr %218, align 8
  %349 = load i32, ptr %221, align 4
  %350 = sext i32 %349 to i64
  %351 = getelementptr inbounds i32, ptr %348, i64 %350
  %352 = load i32, ptr %351, align 4
  %353 = add i32 %352, %347
  store i32 %353, ptr %351, align 4
  %354 = load ptr, ptr %218, align 8
  %355 = load i32, ptr %220, align 4
  %356 = sext i32 %355 to i64
  %357 = getelementptr inbounds i32, ptr %354, i64 %356
  %358 = load i32, ptr %357, align 4
  %359 = load ptr, ptr %218, align 8
  %360 = load i32, ptr %221, align 4
  %361 = sext i32 %360 to i64
  %362 = getelementptr inbounds i32, ptr %359, i64 %361
  %363 = load i32, ptr %362, align 4
  %364 = xor i32 %358, %363
  %365 = load ptr, ptr %218, align 8
  %366 = load i32, ptr %220, align 4
  %367 = sext i32 %366 to i64
  %368 = getelementptr inbounds i32, ptr %365, i64 %367
  %369 = load i32, ptr %368, align 4
  %370 = load ptr, ptr %218, align 8
  %371 = load i32, ptr %221, align 4
  %372 = sext i32 %371 to i64
  %373 = getelementptr inbounds i32, ptr %370, i64 %372
  %374 = load i32, ptr %373, align 4
  %375 = xor i32 %369, %374
  %376 = call i32 @llvm.fshl.i32(i32 %364, i32 %375, i32 25)
  %377 = load ptr, ptr %218, align 8
  %378 = load i32, ptr %220, align 4
  %379 = sext i32 %378 to i64
  %380 = getelementptr inbounds i32, ptr %377, i64 %379
  store i32 %376, ptr %380, align 4
  %381 = getelementptr inbounds [16 x i32], ptr addrspace(5) %78, i64 0, i64 0
  %382 = addrspacecast ptr addrspace(5) %381 to ptr
  %383 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %384 = getelementptr inbounds i8, ptr addrspace(4) %383, i64 2
  %385 = load i8, ptr addrspace(4) %384, align 1
  %386 = zext i8 %385 to i64
  %387 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %386
  %388 = load i32, ptr addrspace(5) %387, align 4
  %389 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %390 = getelementptr inbounds i8, ptr addrspace(4) %389, i64 3
  %391 = load i8, ptr addrspace(4) %390, align 1
  %392 = zext i8 %391 to i64
  %393 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %392
  %394 = load i32, ptr addrspace(5) %393, align 4
  %395 = addrspacecast ptr addrspace(5) %18 to ptr
  %396 = addrspacecast ptr addrspace(5) %19 to ptr
  %397 = addrspacecast ptr addrspace(5) %20 to ptr
  %398 = addrspacecast ptr addrspace(5) %21 to ptr
  %399 = addrspacecast ptr addrspace(5) %22 to ptr
  %400 = addrspacecast ptr addrspace(5) %23 to ptr
  %401 = addrspacecast ptr addrspace(5) %24 to ptr
  store ptr %382, ptr %395, align 8
  store i32 1, ptr %396, align 4
  store i32 5, ptr %397, align 4
  store i32 9, ptr %398, align 4
  store i32 13, ptr %399, align 4
  store i32 %388, ptr %400, align 4
  store i32 %394, ptr %401, align 4
  %402 = load ptr, ptr %395, align 8
  %403 = load i32, ptr %397, align 4
  %404 = sext i32 %403 to i64
  %405 = getelementptr inbounds i32, ptr %402, i64 %404
  %406 = load i32, ptr %405, align 4
  %407 = load i32, ptr %400, align 4
  %408 = add i32 %406, %407
  %409 = load ptr, ptr %395, align 8
  %410 = load i32, ptr %396, align 4
  %411 = sext i32 %410 to i64
  %412 = getelementptr inbounds i32, ptr %409, i64 %411
  %413 = load i32, ptr %412, align 4
  %414 = add i32 %413, %408
  store i32 %414, ptr %412, align 4
  %415 = load ptr, ptr %395, align 8
  %416 = load i32, ptr %399, align 4
  %417 = sext i32 %416 to i64
  %418 = getelementptr inbounds i32, ptr %415, i64 %417
  %419 = load i32, ptr %418, align 4
  %420 = load ptr, ptr %395, align 8
  %421 = load i32, ptr %396, align 4
  %422 = sext i32 %421 to i64
  %423 = getelementptr inbounds i32, ptr %420, i64 %422
  %424 = load i32, ptr %423, align 4
  %425 = xor i32 %419, %424
  %426 = load ptr, ptr %395, align 8
  %427 = load i32, ptr %399, align 4
  %428 = sext i32 %427 to i64
  %429 = getelementptr inbounds i32, ptr %426, i64 %428
  %430 = load i32, ptr %429, align 4
  %431 = load ptr, ptr %395, align 8
  %432 = load i32, ptr %396, align 4
  %433 = sext i32 %432 to i64
  %434 = getelementptr inbounds i32, ptr %431, i64 %433
  %435 = load i32, ptr %434, align 4
  %436 = xor i32 %430, %435
  %437 = call i32 @llvm.fshl.i32(i32 %425, i32 %436, i32 16)
  %438 = load ptr, ptr %395, align 8
  %439 = load i32, ptr %399, align 4
  %440 = sext i32 %439 to i64
  %441 = getelementptr inbounds i32, ptr %438, i64 %440
  store i32 %437, ptr %441, align 4
  %442 = load ptr, ptr %395, align 8
  %443 = load i32, ptr %399, align 4
  %444 = sext i32 %443 to i64
  %445 = getelementptr inbounds i32, ptr %442, i64 %444
  %446 = load i32, ptr %445, align 4
  %447 = load ptr, ptr %395, align 8
  %448 = load i32, ptr %398, align 4
  %449 = sext i32 %448 to i64
  %450 = getelementptr inbounds i32, ptr %447, i64 %449
  %451 = load i32, ptr %450, align 4
  %452 = add i32 %451, %446
  store i32 %452, ptr %450, align 4
  %453 = load ptr, ptr %395, align 8
  %454 = load i32, ptr %397, align 4
  %455 = sext i32 %454 to i64
  %456 = getelementptr inbounds i32, ptr %453, i64 %455
  %457 = load i32, ptr %456, align 4
  %458 = load ptr, ptr %395, align 8
  %459 = load i32, ptr %398, align 4
  %460 = sext i32 %459 to i64
  %461 = getelementptr inbounds i32, ptr %458, i64 %460
  %462 = load i32, ptr %461, align 4
  %463 = xor i32 %457, %462
  %464 = load ptr, ptr %395, align 8
  %465 = load i32, ptr %397, align 4
  %466 = sext i32 %465 to i64
  %467 = getelementptr inbounds i32, ptr %464, i64 %466
  %468 = load i32, ptr %467, align 4
  %469 = load ptr, ptr %395, align 8
  %470 = load i32, ptr %398, align 4
  %471 = sext i32 %470 to i64
  %472 = getelementptr inbounds i32, ptr %469, i64 %471
  %473 = load i32, ptr %472, align 4
  %474 = xor i32 %468, %473
  %475 = call i32 @llvm.fshl.i32(i32 %463, i32 %474, i32 20)
  %476 = load ptr, ptr %395, align 8
  %477 = load i32, ptr %397, align 4
  %478 = sext i32 %477 to i64
  %479 = getelementptr inbounds i32, ptr %476, i64 %478
  store i32 %475, ptr %479, align 4
  %480 = load ptr, ptr %395, align 8
  %481 = load i32, ptr %397, align 4
  %482 = sext i32 %481 to i64
  %483 = getelementptr inbounds i32, ptr %480, i64 %482
  %484 = load i32, ptr %483, align 4
  %485 = load i32, ptr %401, align 4
  %486 = add i32 %484, %485
  %487 = load ptr, ptr %395, align 8
  %488 = load i32, ptr %396, align 4
  %489 = sext i32 %488 to i64
  %490 = getelementptr inbounds i32, ptr %487, i64 %489
  %491 = load i32, ptr %490, align 4
  %492 = add i32 %491, %486
  store i32 %492, ptr %490, align 4
  %493 = load ptr, ptr %395, align 8
  %494 = load i32, ptr %399, align 4
  %495 = sext i32 %494 to i64
  %496 = getelementptr inbounds i32, ptr %493, i64 %495
  %497 = load i32, ptr %496, align 4
  %498 = load ptr, ptr %395, align 8
  %499 = load i32, ptr %396, align 4
  %500 = sext i32 %499 to i64
  %501 = getelementptr inbounds i32, ptr %498, i64 %500
  %502 = load i32, ptr %501, align 4
  %503 = xor i32 %497, %502
  %504 = load ptr, ptr %395, align 8
  %505 = load i32, ptr %399, align 4
  %506 = sext i32 %505 to i64
  %507 = getelementptr inbounds i32, ptr %504, i64 %506
  %508 = load i32, ptr %507, align 4
  %509 = load ptr, ptr %395, align 8
  %510 = load i32, ptr %396, align 4
  %511 = sext i32 %510 to i64
  %512 = getelementptr inbounds i32, ptr %509, i64 %511
  %513 = load i32, ptr %512, align 4
  %514 = xor i32 %508, %513
  %515 = call i32 @llvm.fshl.i32(i32 %503, i32 %514, i32 24)
  %516 = load ptr, ptr %395, align 8
  %517 = load i32, ptr %399, align 4
  %518 = sext i32 %517 to i64
  %519 = getelementptr inbounds i32, ptr %516, i64 %518
  store i32 %515, ptr %519, align 4
  %520 = load ptr, ptr %395, align 8
  %521 = load i32, ptr %399, align 4
  %522 = sext i32 %521 to i64
  %523 = getelementptr inbounds i32, ptr %520, i64 %522
  %524 = load i32, ptr %523, align 4
  %525 = load ptr, ptr %395, align 8
  %526 = load i32, ptr %398, align 4
  %527 = sext i32 %526 to i64
  %528 = getelementptr inbounds i32, ptr %525, i64 %527
  %529 = load i32, ptr %528, align 4
  %530 = add i32 %529, %524
  store i32 %530, ptr %528, align 4
  %531 = load ptr, ptr %395, align 8
  %532 = load i32, ptr %397, align 4
  %533 = sext i32 %532 to i64
  %534 = getelementptr inbounds i32, ptr %531, i64 %533
  %535 = load i32, ptr %534, align 4
  %536 = load ptr, ptr %395, align 8
  %537 = load i32, ptr %398, align 4
  %538 = sext i32 %537 to i64
  %539 = getelementptr inbounds i32, ptr %536, i64 %538
  %540 = load i32, ptr %539, align 4
  %541 = xor i32 %535, %540
  %542 = load ptr, ptr %395, align 8
  %543 = load i32, ptr %397, align 4
  %544 = sext i32 %543 to i64
  %545 = getelementptr inbounds i32, ptr %542, i64 %544
  %546 = load i32, ptr %545, align 4
  %547 = load ptr, ptr %395, align 8
  %548 = load i32, ptr %398, align 4
  %549 = sext i32 %548 to i64
  %550 = getelementptr inbounds i32, ptr %547, i64 %549
  %551 = load i32, ptr %550, align 4
  %552 = xor i32 %546, %551
  %553 = call i32 @llvm.fshl.i32(i32 %541, i32 %552, i32 25)
  %554 = load ptr, ptr %395, align 8
  %555 = load i32, ptr %397, align 4
  %556 = sext i32 %555 to i64
  %557 = getelementptr inbounds i32, ptr %554, i64 %556
  store i32 %553, ptr %557, align 4
  %558 = getelementptr inbounds [16 x i32], ptr addrspace(5) %78, i64 0, i64 0
  %559 = addrspacecast ptr addrspace(5) %558 to ptr
  %560 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %561 = getelementptr inbounds i8, ptr addrspace(4) %560, i64 4
  %562 = load i8, ptr addrspace(4) %561, align 1
  %563 = zext i8 %562 to i64
  %564 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %563
  %565 = load i32, ptr addrspace(5) %564, align 4
  %566 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %567 = getelementptr inbounds i8, ptr addrspace(4) %566, i64 5
  %568 = load i8, ptr addrspace(4) %567, align 1
  %569 = zext i8 %568 to i64
  %570 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %569
  %571 = load i32, ptr addrspace(5) %570, align 4
  %572 = addrspacecast ptr addrspace(5) %25 to ptr
  %573 = addrspacecast ptr addrspace(5) %26 to ptr
  %574 = addrspacecast ptr addrspace(5) %27 to ptr
  %575 = addrspacecast ptr addrspace(5) %28 to ptr
  %576 = addrspacecast ptr addrspace(5) %29 to ptr
  %577 = addrspacecast ptr addrspace(5) %30 to ptr
  %578 = addrspacecast ptr addrspace(5) %31 to ptr
  store ptr %559, ptr %572, align 8
  store i32 2, ptr %573, align 4
  store i32 6, ptr %574, align 4
  store i32 10, ptr %575, align 4
  store i32 14, ptr %576, align 4
  store i32 %565, ptr %577, align 4
  store i32 %571, ptr %578, align 4
  %579 = load ptr, ptr %572, align 8
  %580 = load i32, ptr %574, align 4
  %581 = sext i32 %580 to i64
  %582 = getelementptr inbounds i32, ptr %579, i64 %581
  %583 = load i32, ptr %582, align 4
  %584 = load i32, ptr %577, align 4
  %585 = add i32 %583, %584
  %586 = load ptr, ptr %572, align 8
  %587 = load i32, ptr %573, align 4
  %588 = sext i32 %587 to i64
  %589 = getelementptr inbounds i32, ptr %586, i64 %588
  %590 = load i32, ptr %589, align 4
  %591 = add i32 %590, %585
  store i32 %591, ptr %589, align 4
  %592 = load ptr, ptr %572, align 8
  %593 = load i32, ptr %576, align 4
  %594 = sext i32 %593 to i64
  %595 = getelementptr inbounds i32, ptr %592, i64 %594
  %596 = load i32, ptr %595, align 4
  %597 = load ptr, ptr %572, align 8
  %598 = load i32, ptr %573, align 4
  %599 = sext i32 %598 to i64
  %600 = getelementptr inbounds i32, ptr %597, i64 %599
  %601 = load i32, ptr %600, align 4
  %602 = xor i32 %596, %601
  %603 = load ptr, ptr %572, align 8
  %604 = load i32, ptr %576, align 4
  %605 = sext i32 %604 to i64
  %606 = getelementptr inbounds i32, ptr %603, i64 %605
  %607 = load i32, ptr %606, align 4
  %608 = load ptr, ptr %572, align 8
  %609 = load i32, ptr %573, align 4
  %610 = sext i32 %609 to i64
  %611 = getelementptr inbounds i32, ptr %608, i64 %610
  %612 = load i32, ptr %611, align 4
  %613 = xor i32 %607, %612
  %614 = call i32 @llvm.fshl.i32(i32 %602, i32 %613, i32 16)
  %615 = load ptr, ptr %572, align 8
  %616 = load i32, ptr %576, align 4
  %617 = sext i32 %616 to i64
  %618 = getelementptr inbounds i32, ptr %615, i64 %617
  store i32 %614, ptr %618, align 4
  %619 = load ptr, ptr %572, align 8
  %620 = load i32, ptr %576, align 4
  %621 = sext i32 %620 to i64
  %622 = getelementptr inbounds i32, ptr %619, i64 %621
  %623 = load i32, ptr %622, align 4
  %624 = load ptr, ptr %572, align 8
  %625 = load i32, ptr %575, align 4
  %626 = sext i32 %625 to i64
  %627 = getelementptr inbounds i32, ptr %624, i64 %626
  %628 = load i32, ptr %627, align 4
  %629 = add i32 %628, %623
  store i32 %629, ptr %627, align 4
  %630 = load ptr, ptr %572, align 8
  %631 = load i32, ptr %574, align 4
  %632 = sext i32 %631 to i64
  %633 = getelementptr inbounds i32, ptr %630, i64 %632
  %634 = load i32, ptr %633, align 4
  %635 = load ptr, ptr %572, align 8
  %636 = load i32, ptr %575, align 4
  %637 = sext i32 %636 to i64
  %638 = getelementptr inbounds i32, ptr %635, i64 %637
  %639 = load i32, ptr %638, align 4
  %640 = xor i32 %634, %639
  %641 = load ptr, ptr %572, align 8
  %642 = load i32, ptr %574, align 4
  %643 = sext i32 %642 to i64
  %644 = getelementptr inbounds i32, ptr %641, i64 %643
  %645 = load i32, ptr %644, align 4
  %646 = load ptr, ptr %572, align 8
  %647 = load i32, ptr %575, align 4
  %648 = sext i32 %647 to i64
  %649 = getelementptr inbounds i32, ptr %646, i64 %648
  %650 = load i32, ptr %649, align 4
  %651 = xor i32 %645, %650
  %652 = call i32 @llvm.fshl.i32(i32 %640, i32 %651, i32 20)
  %653 = load ptr, ptr %572, align 8
  %654 = load i32, ptr %574, align 4
  %655 = sext i32 %654 to i64
  %656 = getelementptr inbounds i32, ptr %653, i64 %655
  store i32 %652, ptr %656, align 4
  %657 = load ptr, ptr %572, align 8
  %658 = load i32, ptr %574, align 4
  %659 = sext i32 %658 to i64
  %660 = getelementptr inbounds i32, ptr %657, i64 %659
  %661 = load i32, ptr %660, align 4
  %662 = load i32, ptr %578, align 4
  %663 = add i32 %661, %662
  %664 = load ptr, ptr %572, align 8
  %665 = load i32, ptr %573, align 4
  %666 = sext i32 %665 to i64
  %667 = getelementptr inbounds i32, ptr %664, i64 %666
  %668 = load i32, ptr %667, align 4
  %669 = add i32 %668, %663
  store i32 %669, ptr %667, align 4
  %670 = load ptr, ptr %572, align 8
  %671 = load i32, ptr %576, align 4
  %672 = sext i32 %671 to i64
  %673 = getelementptr inbounds i32, ptr %670, i64 %672
  %674 = load i32, ptr %673, align 4
  %675 = load ptr, ptr %572, align 8
  %676 = load i32, ptr %573, align 4
  %677 = sext i32 %676 to i64
  %678 = getelementptr inbounds i32, ptr %675, i64 %677
  %679 = load i32, ptr %678, align 4
  %680 = xor i32 %674, %679
  %681 = load ptr, ptr %572, align 8
  %682 = load i32, ptr %576, align 4
  %683 = sext i32 %682 to i64
  %684 = getelementptr inbounds i32, ptr %681, i64 %683
  %685 = load i32, ptr %684, align 4
  %686 = load ptr, ptr %572, align 8
  %687 = load i32, ptr %573, align 4
  %688 = sext i32 %687 to i64
  %689 = getelementptr inbounds i32, ptr %686, i64 %688
  %690 = load i32, ptr %689, align 4
  %691 = xor i32 %685, %690
  %692 = call i32 @llvm.fshl.i32(i32 %680, i32 %691, i32 24)
  %693 = load ptr, ptr %572, align 8
  %694 = load i32, ptr %576, align 4
  %695 = sext i32 %694 to i64
  %696 = getelementptr inbounds i32, ptr %693, i64 %695
  store i32 %692, ptr %696, align 4
  %697 = load ptr, ptr %572, align 8
  %698 = load i32, ptr %576, align 4
  %699 = sext i32 %698 to i64
  %700 = getelementptr inbounds i32, ptr %697, i64 %699
  %701 = load i32, ptr %700, align 4
  %702 = load ptr, ptr %572, align 8
  %703 = load i32, ptr %575, align 4
  %704 = sext i32 %703 to i64
  %705 = getelementptr inbounds i32, ptr %702, i64 %704
  %706 = load i32, ptr %705, align 4
  %707 = add i32 %706, %701
  store i32 %707, ptr %705, align 4
  %708 = load ptr, ptr %572, align 8
  %709 = load i32, ptr %574, align 4
  %710 = sext i32 %709 to i64
  %711 = getelementptr inbounds i32, ptr %708, i64 %710
  %712 = load i32, ptr %711, align 4
  %713 = load ptr, ptr %572, align 8
  %714 = load i32, ptr %575, align 4
  %715 = sext i32 %714 to i64
  %716 = getelementptr inbounds i32, ptr %713, i64 %715
  %717 = load i32, ptr %716, align 4
  %718 = xor i32 %712, %717
  %719 = load ptr, ptr %572, align 8
  %720 = load i32, ptr %574, align 4
  %721 = sext i32 %720 to i64
  %722 = getelementptr inbounds i32, ptr %719, i64 %721
  %723 = load i32, ptr %722, align 4
  %724 = load ptr, ptr %572, align 8
  %725 = load i32, ptr %575, align 4
  %726 = sext i32 %725 to i64
  %727 = getelementptr inbounds i32, ptr %724, i64 %726
  %728 = load i32, ptr %727, align 4
  %729 = xor i32 %723, %728
  %730 = call i32 @llvm.fshl.i32(i32 %718, i32 %729, i32 25)
  %731 = load ptr, ptr %572, align 8
  %732 = load i32, ptr %574, align 4
  %733 = sext i32 %732 to i64
  %734 = getelementptr inbounds i32, ptr %731, i64 %733
  store i32 %730, ptr %734, align 4
  %735 = getelementptr inbounds [16 x i32], ptr addrspace(5) %78, i64 0, i64 0
  %736 = addrspacecast ptr addrspace(5) %735 to ptr
  %737 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %738 = getelementptr inbounds i8, ptr addrspace(4) %737, i64 6
  %739 = load i8, ptr addrspace(4) %738, align 1
  %740 = zext i8 %739 to i64
  %741 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %740
  %742 = load i32, ptr addrspace(5) %741, align 4
  %743 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %744 = getelementptr inbounds i8, ptr addrspace(4) %743, i64 7
  %745 = load i8, ptr addrspace(4) %744, align 1
  %746 = zext i8 %745 to i64
  %747 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %746
  %748 = load i32, ptr addrspace(5) %747, align 4
  %749 = addrspacecast ptr addrspace(5) %32 to ptr
  %750 = addrspacecast ptr addrspace(5) %33 to ptr
  %751 = addrspacecast ptr addrspace(5) %34 to ptr
  %752 = addrspacecast ptr addrspace(5) %35 to ptr
  %753 = addrspacecast ptr addrspace(5) %36 to ptr
  %754 = addrspacecast ptr addrspace(5) %37 to ptr
  %755 = addrspacecast ptr addrspace(5) %38 to ptr
  store ptr %736, ptr %749, align 8
  store i32 3, ptr %750, align 4
  store i32 7, ptr %751, align 4
  store i32 11, ptr %752, align 4
  store i32 15, ptr %753, align 4
  store i32 %742, ptr %754, align 4
  store i32 %748, ptr %755, align 4
  %756 = load ptr, ptr %749, align 8
  %757 = load i32, ptr %751, align 4
  %758 = sext i32 %757 to i64
  %759 = getelementptr inbounds i32, ptr %756, i64 %758
  %760 = load i32, ptr %759, align 4
  %761 = load i32, ptr %754, align 4
  %762 = add i32 %760, %761
  %763 = load ptr, ptr %749, align 8
  %764 = load i32, ptr %750, align 4
  %765 = sext i32 %764 to i64
  %766 = getelementptr inbounds i32, ptr %763, i64 %765
  %767 = load i32, ptr %766, align 4
  %768 = add i32 %767, %762
  store i32 %768, ptr %766, align 4
  %769 = load ptr, ptr %749, align 8
  %770 = load i32, ptr %753, align 4
  %771 = sext i32 %770 to i64
  %772 = getelementptr inbounds i32, ptr %769, i64 %771
  %773 = load i32, ptr %772, align 4
  %774 = load ptr, ptr %749, align 8
  %775 = load i32, ptr %750, align 4
  %776 = sext i32 %775 to i64
  %777 = getelementptr inbounds i32, ptr %774, i64 %776
  %778 = load i32, ptr %777, align 4
  %779 = xor i32 %773, %778
  %780 = load ptr, ptr %749, align 8
  %781 = load i32, ptr %753, align 4
  %782 = sext i32 %781 to i64
  %783 = getelementptr inbounds i32, ptr %780, i64 %782
  %784 = load i32, ptr %783, align 4
  %785 = load ptr, ptr %749, align 8
  %786 = load i32, ptr %750, align 4
  %787 = sext i32 %786 to i64
  %788 = getelementptr inbounds i32, ptr %785, i64 %787
  %789 = load i32, ptr %788, align 4
  %790 = xor i32 %784, %789
  %791 = call i32 @llvm.fshl.i32(i32 %779, i32 %790, i32 16)
  %792 = load ptr, ptr %749, align 8
  %793 = load i32, ptr %753, align 4
  %794 = sext i32 %793 to i64
  %795 = getelementptr inbounds i32, ptr %792, i64 %794
  store i32 %791, ptr %795, align 4
  %796 = load ptr, ptr %749, align 8
  %797 = load i32, ptr %753, align 4
  %798 = sext i32 %797 to i64
  %799 = getelementptr inbounds i32, ptr %796, i64 %798
  %800 = load i32, ptr %799, align 4
  %801 = load ptr, ptr %749, align 8
  %802 = load i32, ptr %752, align 4
  %803 = sext i32 %802 to i64
  %804 = getelementptr inbounds i32, ptr %801, i64 %803
  %805 = load i32, ptr %804, align 4
  %806 = add i32 %805, %800
  store i32 %806, ptr %804, align 4
  %807 = load ptr, ptr %749, align 8
  %808 = load i32, ptr %751, align 4
  %809 = sext i32 %808 to i64
  %810 = getelementptr inbounds i32, ptr %807, i64 %809
  %811 = load i32, ptr %810, align 4
  %812 = load ptr, ptr %749, align 8
  %813 = load i32, ptr %752, align 4
  %814 = sext i32 %813 to i64
  %815 = getelementptr inbounds i32, ptr %812, i64 %814
  %816 = load i32, ptr %815, align 4
  %817 = xor i32 %811, %816
  %818 = load ptr, ptr %749, align 8
  %819 = load i32, ptr %751, align 4
  %820 = sext i32 %819 to i64
  %821 = getelementptr inbounds i32, ptr %818, i64 %820
  %822 = load i32, ptr %821, align 4
  %823 = load ptr, ptr %749, align 8
  %824 = load i32, ptr %752, align 4
  %825 = sext i32 %824 to i64
  %826 = getelementptr inbounds i32, ptr %823, i64 %825
  %827 = load i32, ptr %826, align 4
  %828 = xor i32 %822, %827
  %829 = call i32 @llvm.fshl.i32(i32 %817, i32 %828, i32 20)
  %830 = load ptr, ptr %749, align 8
  %831 = load i32, ptr %751, align 4
  %832 = sext i32 %831 to i64
  %833 = getelementptr inbounds i32, ptr %830, i64 %832
  store i32 %829, ptr %833, align 4
  %834 = load ptr, ptr %749, align 8
  %835 = load i32, ptr %751, align 4
  %836 = sext i32 %835 to i64
  %837 = getelementptr inbounds i32, ptr %834, i64 %836
  %838 = load i32, ptr %837, align 4
  %839 = load i32, ptr %755, align 4
  %840 = add i32 %838, %839
  %841 = load ptr, ptr %749, align 8
  %842 = load i32, ptr %750, align 4
  %843 = sext i32 %842 to i64
  %844 = getelementptr inbounds i32, ptr %841, i64 %843
  %845 = load i32, ptr %844, align 4
  %846 = add i32 %845, %840
  store i32 %846, ptr %844, align 4
  %847 = load ptr, ptr %749, align 8
  %848 = load i32, ptr %753, align 4
  %849 = sext i32 %848 to i64
  %850 = getelementptr inbounds i32, ptr %847, i64 %849
  %851 = load i32, ptr %850, align 4
  %852 = load ptr, ptr %749, align 8
  %853 = load i32, ptr %750, align 4
  %854 = sext i32 %853 to i64
  %855 = getelementptr inbounds i32, ptr %852, i64 %854
  %856 = load i32, ptr %855, align 4
  %857 = xor i32 %851, %856
  %858 = load ptr, ptr %749, align 8
  %859 = load i32, ptr %753, align 4
  %860 = sext i32 %859 to i64
  %861 = getelementptr inbounds i32, ptr %858, i64 %860
  %862 = load i32, ptr %861, align 4
  %863 = load ptr, ptr %749, align 8
  %864 = load i32, ptr %750, align 4
  %865 = sext i32 %864 to i64
  %866 = getelementptr inbounds i32, ptr %863, i64 %865
  %867 = load i32, ptr %866, align 4
  %868 = xor i32 %862, %867
  %869 = call i32 @llvm.fshl.i32(i32 %857, i32 %868, i32 24)
  %870 = load ptr, ptr %749, align 8
  %871 = load i32, ptr %753, align 4
  %872 = sext i32 %871 to i64
  %873 = getelementptr inbounds i32, ptr %870, i64 %872
  store i32 %869, ptr %873, align 4
  %874 = load ptr, ptr %749, align 8
  %875 = load i32, ptr %753, align 4
  %876 = sext i32 %875 to i64
  %877 = getelementptr inbounds i32, ptr %874, i64 %876
  %878 = load i32, ptr %877, align 4
  %879 = load ptr, ptr %749, align 8
  %880 = load i32, ptr %752, align 4
  %881 = sext i32 %880 to i64
  %882 = getelementptr inbounds i32, ptr %879, i64 %881
  %883 = load i32, ptr %882, align 4
  %884 = add i32 %883, %878
  store i32 %884, ptr %882, align 4
  %885 = load ptr, ptr %749, align 8
  %886 = load i32, ptr %751, align 4
  %887 = sext i32 %886 to i64
  %888 = getelementptr inbounds i32, ptr %885, i64 %887
  %889 = load i32, ptr %888, align 4
  %890 = load ptr, ptr %749, align 8
  %891 = load i32, ptr %752, align 4
  %892 = sext i32 %891 to i64
  %893 = getelementptr inbounds i32, ptr %890, i64 %892
  %894 = load i32, ptr %893, align 4
  %895 = xor i32 %889, %894
  %896 = load ptr, ptr %749, align 8
  %897 = load i32, ptr %751, align 4
  %898 = sext i32 %897 to i64
  %899 = getelementptr inbounds i32, ptr %896, i64 %898
  %900 = load i32, ptr %899, align 4
  %901 = load ptr, ptr %749, align 8
  %902 = load i32, ptr %752, align 4
  %903 = sext i32 %902 to i64
  %904 = getelementptr inbounds i32, ptr %901, i64 %903
  %905 = load i32, ptr %904, align 4
  %906 = xor i32 %900, %905
  %907 = call i32 @llvm.fshl.i32(i32 %895, i32 %906, i32 25)
  %908 = load ptr, ptr %749, align 8
  %909 = load i32, ptr %751, align 4
  %910 = sext i32 %909 to i64
  %911 = getelementptr inbounds i32, ptr %908, i64 %910
  store i32 %907, ptr %911, align 4
  %912 = getelementptr inbounds [16 x i32], ptr addrspace(5) %78, i64 0, i64 0
  %913 = addrspacecast ptr addrspace(5) %912 to ptr
  %914 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %915 = getelementptr inbounds i8, ptr addrspace(4) %914, i64 8
  %916 = load i8, ptr addrspace(4) %915, align 1
  %917 = zext i8 %916 to i64
  %918 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %917
  %919 = load i32, ptr addrspace(5) %918, align 4
  %920 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %921 = getelementptr inbounds i8, ptr addrspace(4) %920, i64 9
  %922 = load i8, ptr addrspace(4) %921, align 1
  %923 = zext i8 %922 to i64
  %924 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %923
  %925 = load i32, ptr addrspace(5) %924, align 4
  %926 = addrspacecast ptr addrspace(5) %39 to ptr
  %927 = addrspacecast ptr addrspace(5) %40 to ptr
  %928 = addrspacecast ptr addrspace(5) %41 to ptr
  %929 = addrspacecast ptr addrspace(5) %42 to ptr
  %930 = addrspacecast ptr addrspace(5) %43 to ptr
  %931 = addrspacecast ptr addrspace(5) %44 to ptr
  %932 = addrspacecast ptr addrspace(5) %45 to ptr
  store ptr %913, ptr %926, align 8
  store i32 0, ptr %927, align 4
  store i32 5, ptr %928, align 4
  store i32 10, ptr %929, align 4
  store i32 15, ptr %930, align 4
  store i32 %919, ptr %931, align 4
  store i32 %925, ptr %932, align 4
  %933 = load ptr, ptr %926, align 8
  %934 = load i32, ptr %928, align 4
  %935 = sext i32 %934 to i64
  %936 = getelementptr inbounds i32, ptr %933, i64 %935
  %937 = load i32, ptr %936, align 4
  %938 = load i32, ptr %931, align 4
  %939 = add i32 %937, %938
  %940 = load ptr, ptr %926, align 8
  %941 = load i32, ptr %927, align 4
  %942 = sext i32 %941 to i64
  %943 = getelementptr inbounds i32, ptr %940, i64 %942
  %944 = load i32, ptr %943, align 4
  %945 = add i32 %944, %939
  store i32 %945, ptr %943, align 4
  %946 = load ptr, ptr %926, align 8
  %947 = load i32, ptr %930, align 4
  %948 = sext i32 %947 to i64
  %949 = getelementptr inbounds i32, ptr %946, i64 %948
  %950 = load i32, ptr %949, align 4
  %951 = load ptr, ptr %926, align 8
  %952 = load i32, ptr %927, align 4
  %953 = sext i32 %952 to i64
  %954 = getelementptr inbounds i32, ptr %951, i64 %953
  %955 = load i32, ptr %954, align 4
  %956 = xor i32 %950, %955
  %957 = load ptr, ptr %926, align 8
  %958 = load i32, ptr %930, align 4
  %959 = sext i32 %958 to i64
  %960 = getelementptr inbounds i32, ptr %957, i64 %959
  %961 = load i32, ptr %960, align 4
  %962 = load ptr, ptr %926, align 8
  %963 = load i32, ptr %927, align 4
  %964 = sext i32 %963 to i64
  %965 = getelementptr inbounds i32, ptr %962, i64 %964
  %966 = load i32, ptr %965, align 4
  %967 = xor i32 %961, %966
  %968 = call i32 @llvm.fshl.i32(i32 %956, i32 %967, i32 16)
  %969 = load ptr, ptr %926, align 8
  %970 = load i32, ptr %930, align 4
  %971 = sext i32 %970 to i64
  %972 = getelementptr inbounds i32, ptr %969, i64 %971
  store i32 %968, ptr %972, align 4
  %973 = load ptr, ptr %926, align 8
  %974 = load i32, ptr %930, align 4
  %975 = sext i32 %974 to i64
  %976 = getelementptr inbounds i32, ptr %973, i64 %975
  %977 = load i32, ptr %976, align 4
  %978 = load ptr, ptr %926, align 8
  %979 = load i32, ptr %929, align 4
  %980 = sext i32 %979 to i64
  %981 = getelementptr inbounds i32, ptr %978, i64 %980
  %982 = load i32, ptr %981, align 4
  %983 = add i32 %982, %977
  store i32 %983, ptr %981, align 4
  %984 = load ptr, ptr %926, align 8
  %985 = load i32, ptr %928, align 4
  %986 = sext i32 %985 to i64
  %987 = getelementptr inbounds i32, ptr %984, i64 %986
  %988 = load i32, ptr %987, align 4
  %989 = load ptr, ptr %926, align 8
  %990 = load i32, ptr %929, align 4
  %991 = sext i32 %990 to i64
  %992 = getelementptr inbounds i32, ptr %989, i64 %991
  %993 = load i32, ptr %992, align 4
  %994 = xor i32 %988, %993
  %995 = load ptr, ptr %926, align 8
  %996 = load i32, ptr %928, align 4
  %997 = sext i32 %996 to i64
  %998 = getelementptr inbounds i32, ptr %995, i64 %997
  %999 = load i32, ptr %998, align 4
  %1000 = load ptr, ptr %926, align 8
  %1001 = load i32, ptr %929, align 4
  %1002 = sext i32 %1001 to i64
  %1003 = getelementptr inbounds i32, ptr %1000, i64 %1002
  %1004 = load i32, ptr %1003, align 4
  %1005 = xor i32 %999, %1004
  %1006 = call i32 @llvm.fshl.i32(i32 %994, i32 %1005, i32 20)
  %1007 = load ptr, ptr %926, align 8
  %1008 = load i32, ptr %928, align 4
  %1009 = sext i32 %1008 to i64
  %1010 = getelementptr inbounds i32, ptr %1007, i64 %1009
  store i32 %1006, ptr %1010, align 4
  %1011 = load ptr, ptr %926, align 8
  %1012 = load i32, ptr %928, align 4
  %1013 = sext i32 %1012 to i64
  %1014 = getelementptr inbounds i32, ptr %1011, i64 %1013
  %1015 = load i32, ptr %1014, align 4
  %1016 = load i32, ptr %932, align 4
  %1017 = add i32 %1015, %1016
  %1018 = load ptr, ptr %926, align 8
  %1019 = load i32, ptr %927, align 4
  %1020 = sext i32 %1019 to i64
  %1021 = getelementptr inbounds i32, ptr %1018, i64 %1020
  %1022 = load i32, ptr %1021, align 4
  %1023 = add i32 %1022, %1017
  store i32 %1023, ptr %1021, align 4
  %1024 = load ptr, ptr %926, align 8
  %1025 = load i32, ptr %930, align 4
  %1026 = sext i32 %1025 to i64
  %1027 = getelementptr inbounds i32, ptr %1024, i64 %1026
  %1028 = load i32, ptr %1027, align 4
  %1029 = load ptr, ptr %926, align 8
  %1030 = load i32, ptr %927, align 4
  %1031 = sext i32 %1030 to i64
  %1032 = getelementptr inbounds i32, ptr %1029, i64 %1031
  %1033 = load i32, ptr %1032, align 4
  %1034 = xor i32 %1028, %1033
  %1035 = load ptr, ptr %926, align 8
  %1036 = load i32, ptr %930, align 4
  %1037 = sext i32 %1036 to i64
  %1038 = getelementptr inbounds i32, ptr %1035, i64 %1037
  %1039 = load i32, ptr %1038, align 4
  %1040 = load ptr, ptr %926, align 8
  %1041 = load i32, ptr %927, align 4
  %1042 = sext i32 %1041 to i64
  %1043 = getelementptr inbounds i32, ptr %1040, i64 %1042
  %1044 = load i32, ptr %1043, align 4
  %1045 = xor i32 %1039, %1044
  %1046 = call i32 @llvm.fshl.i32(i32 %1034, i32 %1045, i32 24)
  %1047 = load ptr, ptr %926, align 8
  %1048 = load i32, ptr %930, align 4
  %1049 = sext i32 %1048 to i64
  %1050 = getelementptr inbounds i32, ptr %1047, i64 %1049
  store i32 %1046, ptr %1050, align 4
  %1051 = load ptr, ptr %926, align 8
  %1052 = load i32, ptr %930, align 4
  %1053 = sext i32 %1052 to i64
  %1054 = getelementptr inbounds i32, ptr %1051, i64 %1053
  %1055 = load i32, ptr %1054, align 4
  %1056 = load ptr, ptr %926, align 8
  %1057 = load i32, ptr %929, align 4
  %1058 = sext i32 %1057 to i64
  %1059 = getelementptr inbounds i32, ptr %1056, i64 %1058
  %1060 = load i32, ptr %1059, align 4
  %1061 = add i32 %1060, %1055
  store i32 %1061, ptr %1059, align 4
  %1062 = load ptr, ptr %926, align 8
  %1063 = load i32, ptr %928, align 4
  %1064 = sext i32 %1063 to i64
  %1065 = getelementptr inbounds i32, ptr %1062, i64 %1064
  %1066 = load i32, ptr %1065, align 4
  %1067 = load ptr, ptr %926, align 8
  %1068 = load i32, ptr %929, align 4
  %1069 = sext i32 %1068 to i64
  %1070 = getelementptr inbounds i32, ptr %1067, i64 %1069
  %1071 = load i32, ptr %1070, align 4
  %1072 = xor i32 %1066, %1071
  %1073 = load ptr, ptr %926, align 8
  %1074 = load i32, ptr %928, align 4
  %1075 = sext i32 %1074 to i64
  %1076 = getelementptr inbounds i32, ptr %1073, i64 %1075
  %1077 = load i32, ptr %1076, align 4
  %1078 = load ptr, ptr %926, align 8
  %1079 = load i32, ptr %929, align 4
  %1080 = sext i32 %1079 to i64
  %1081 = getelementptr inbounds i32, ptr %1078, i64 %1080
  %1082 = load i32, ptr %1081, align 4
  %1083 = xor i32 %1077, %1082
  %1084 = call i32 @llvm.fshl.i32(i32 %1072, i32 %1083, i32 25)
  %1085 = load ptr, ptr %926, align 8
  %1086 = load i32, ptr %928, align 4
  %1087 = sext i32 %1086 to i64
  %1088 = getelementptr inbounds i32, ptr %1085, i64 %1087
  store i32 %1084, ptr %1088, align 4
  %1089 = getelementptr inbounds [16 x i32], ptr addrspace(5) %78, i64 0, i64 0
  %1090 = addrspacecast ptr addrspace(5) %1089 to ptr
  %1091 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %1092 = getelementptr inbounds i8, ptr addrspace(4) %1091, i64 10
  %1093 = load i8, ptr addrspace(4) %1092, align 1
  %1094 = zext i8 %1093 to i64
  %1095 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %1094
  %1096 = load i32, ptr addrspace(5) %1095, align 4
  %1097 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %1098 = getelementptr inbounds i8, ptr addrspace(4) %1097, i64 11
  %1099 = load i8, ptr addrspace(4) %1098, align 1
  %1100 = zext i8 %1099 to i64
  %1101 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %1100
  %1102 = load i32, ptr addrspace(5) %1101, align 4
  %1103 = addrspacecast ptr addrspace(5) %46 to ptr
  %1104 = addrspacecast ptr addrspace(5) %47 to ptr
  %1105 = addrspacecast ptr addrspace(5) %48 to ptr
  %1106 = addrspacecast ptr addrspace(5) %49 to ptr
  %1107 = addrspacecast ptr addrspace(5) %50 to ptr
  %1108 = addrspacecast ptr addrspace(5) %51 to ptr
  %1109 = addrspacecast ptr addrspace(5) %52 to ptr
  store ptr %1090, ptr %1103, align 8
  store i32 1, ptr %1104, align 4
  store i32 6, ptr %1105, align 4
  store i32 11, ptr %1106, align 4
  store i32 12, ptr %1107, align 4
  store i32 %1096, ptr %1108, align 4
  store i32 %1102, ptr %1109, align 4
  %1110 = load ptr, ptr %1103, align 8
  %1111 = load i32, ptr %1105, align 4
  %1112 = sext i32 %1111 to i64
  %1113 = getelementptr inbounds i32, ptr %1110, i64 %1112
  %1114 = load i32, ptr %1113, align 4
  %1115 = load i32, ptr %1108, align 4
  %1116 = add i32 %1114, %1115
  %1117 = load ptr, ptr %1103, align 8
  %1118 = load i32, ptr %1104, align 4
  %1119 = sext i32 %1118 to i64
  %1120 = getelementptr inbounds i32, ptr %1117, i64 %1119
  %1121 = load i32, ptr %1120, align 4
  %1122 = add i32 %1121, %1116
  store i32 %1122, ptr %1120, align 4
  %1123 = load ptr, ptr %1103, align 8
  %1124 = load i32, ptr %1107, align 4
  %1125 = sext i32 %1124 to i64
  %1126 = getelementptr inbounds i32, ptr %1123, i64 %1125
  %1127 = load i32, ptr %1126, align 4
  %1128 = load ptr, ptr %1103, align 8
  %1129 = load i32, ptr %1104, align 4
  %1130 = sext i32 %1129 to i64
  %1131 = getelementptr inbounds i32, ptr %1128, i64 %1130
  %1132 = load i32, ptr %1131, align 4
  %1133 = xor i32 %1127, %1132
  %1134 = load ptr, ptr %1103, align 8
  %1135 = load i32, ptr %1107, align 4
  %1136 = sext i32 %1135 to i64
  %1137 = getelementptr inbounds i32, ptr %1134, i64 %1136
  %1138 = load i32, ptr %1137, align 4
  %1139 = load ptr, ptr %1103, align 8
  %1140 = load i32, ptr %1104, align 4
  %1141 = sext i32 %1140 to i64
  %1142 = getelementptr inbounds i32, ptr %1139, i64 %1141
  %1143 = load i32, ptr %1142, align 4
  %1144 = xor i32 %1138, %1143
  %1145 = call i32 @llvm.fshl.i32(i32 %1133, i32 %1144, i32 16)
  %1146 = load ptr, ptr %1103, align 8
  %1147 = load i32, ptr %1107, align 4
  %1148 = sext i32 %1147 to i64
  %1149 = getelementptr inbounds i32, ptr %1146, i64 %1148
  store i32 %1145, ptr %1149, align 4
  %1150 = load ptr, ptr %1103, align 8
  %1151 = load i32, ptr %1107, align 4
  %1152 = sext i32 %1151 to i64
  %1153 = getelementptr inbounds i32, ptr %1150, i64 %1152
  %1154 = load i32, ptr %1153, align 4
  %1155 = load ptr, ptr %1103, align 8
  %1156 = load i32, ptr %1106, align 4
  %1157 = sext i32 %1156 to i64
  %1158 = getelementptr inbounds i32, ptr %1155, i64 %1157
  %1159 = load i32, ptr %1158, align 4
  %1160 = add i32 %1159, %1154
  store i32 %1160, ptr %1158, align 4
  %1161 = load ptr, ptr %1103, align 8
  %1162 = load i32, ptr %1105, align 4
  %1163 = sext i32 %1162 to i64
  %1164 = getelementptr inbounds i32, ptr %1161, i64 %1163
  %1165 = load i32, ptr %1164, align 4
  %1166 = load ptr, ptr %1103, align 8
  %1167 = load i32, ptr %1106, align 4
  %1168 = sext i32 %1167 to i64
  %1169 = getelementptr inbounds i32, ptr %1166, i64 %1168
  %1170 = load i32, ptr %1169, align 4
  %1171 = xor i32 %1165, %1170
  %1172 = load ptr, ptr %1103, align 8
  %1173 = load i32, ptr %1105, align 4
  %1174 = sext i32 %1173 to i64
  %1175 = getelementptr inbounds i32, ptr %1172, i64 %1174
  %1176 = load i32, ptr %1175, align 4
  %1177 = load ptr, ptr %1103, align 8
  %1178 = load i32, ptr %1106, align 4
  %1179 = sext i32 %1178 to i64
  %1180 = getelementptr inbounds i32, ptr %1177, i64 %1179
  %1181 = load i32, ptr %1180, align 4
  %1182 = xor i32 %1176, %1181
  %1183 = call i32 @llvm.fshl.i32(i32 %1171, i32 %1182, i32 20)
  %1184 = load ptr, ptr %1103, align 8
  %1185 = load i32, ptr %1105, align 4
  %1186 = sext i32 %1185 to i64
  %1187 = getelementptr inbounds i32, ptr %1184, i64 %1186
  store i32 %1183, ptr %1187, align 4
  %1188 = load ptr, ptr %1103, align 8
  %1189 = load i32, ptr %1105, align 4
  %1190 = sext i32 %1189 to i64
  %1191 = getelementptr inbounds i32, ptr %1188, i64 %1190
  %1192 = load i32, ptr %1191, align 4
  %1193 = load i32, ptr %1109, align 4
  %1194 = add i32 %1192, %1193
  %1195 = load ptr, ptr %1103, align 8
  %1196 = load i32, ptr %1104, align 4
  %1197 = sext i32 %1196 to i64
  %1198 = getelementptr inbounds i32, ptr %1195, i64 %1197
  %1199 = load i32, ptr %1198, align 4
  %1200 = add i32 %1199, %1194
  store i32 %1200, ptr %1198, align 4
  %1201 = load ptr, ptr %1103, align 8
  %1202 = load i32, ptr %1107, align 4
  %1203 = sext i32 %1202 to i64
  %1204 = getelementptr inbounds i32, ptr %1201, i64 %1203
  %1205 = load i32, ptr %1204, align 4
  %1206 = load ptr, ptr %1103, align 8
  %1207 = load i32, ptr %1104, align 4
  %1208 = sext i32 %1207 to i64
  %1209 = getelementptr inbounds i32, ptr %1206, i64 %1208
  %1210 = load i32, ptr %1209, align 4
  %1211 = xor i32 %1205, %1210
  %1212 = load ptr, ptr %1103, align 8
  %1213 = load i32, ptr %1107, align 4
  %1214 = sext i32 %1213 to i64
  %1215 = getelementptr inbounds i32, ptr %1212, i64 %1214
  %1216 = load i32, ptr %1215, align 4
  %1217 = load ptr, ptr %1103, align 8
  %1218 = load i32, ptr %1104, align 4
  %1219 = sext i32 %1218 to i64
  %1220 = getelementptr inbounds i32, ptr %1217, i64 %1219
  %1221 = load i32, ptr %1220, align 4
  %1222 = xor i32 %1216, %1221
  %1223 = call i32 @llvm.fshl.i32(i32 %1211, i32 %1222, i32 24)
  %1224 = load ptr, ptr %1103, align 8
  %1225 = load i32, ptr %1107, align 4
  %1226 = sext i32 %1225 to i64
  %1227 = getelementptr inbounds i32, ptr %1224, i64 %1226
  store i32 %1223, ptr %1227, align 4
  %1228 = load ptr, ptr %1103, align 8
  %1229 = load i32, ptr %1107, align 4
  %1230 = sext i32 %1229 to i64
  %1231 = getelementptr inbounds i32, ptr %1228, i64 %1230
  %1232 = load i32, ptr %1231, align 4
  %1233 = load ptr, ptr %1103, align 8
  %1234 = load i32, ptr %1106, align 4
  %1235 = sext i32 %1234 to i64
  %1236 = getelementptr inbounds i32, ptr %1233, i64 %1235
  %1237 = load i32, ptr %1236, align 4
  %1238 = add i32 %1237, %1232
  store i32 %1238, ptr %1236, align 4
  %1239 = load ptr, ptr %1103, align 8
  %1240 = load i32, ptr %1105, align 4
  %1241 = sext i32 %1240 to i64
  %1242 = getelementptr inbounds i32, ptr %1239, i64 %1241
  %1243 = load i32, ptr %1242, align 4
  %1244 = load ptr, ptr %1103, align 8
  %1245 = load i32, ptr %1106, align 4
  %1246 = sext i32 %1245 to i64
  %1247 = getelementptr inbounds i32, ptr %1244, i64 %1246
  %1248 = load i32, ptr %1247, align 4
  %1249 = xor i32 %1243, %1248
  %1250 = load ptr, ptr %1103, align 8
  %1251 = load i32, ptr %1105, align 4
  %1252 = sext i32 %1251 to i64
  %1253 = getelementptr inbounds i32, ptr %1250, i64 %1252
  %1254 = load i32, ptr %1253, align 4
  %1255 = load ptr, ptr %1103, align 8
  %1256 = load i32, ptr %1106, align 4
  %1257 = sext i32 %1256 to i64
  %1258 = getelementptr inbounds i32, ptr %1255, i64 %1257
  %1259 = load i32, ptr %1258, align 4
  %1260 = xor i32 %1254, %1259
  %1261 = call i32 @llvm.fshl.i32(i32 %1249, i32 %1260, i32 25)
  %1262 = load ptr, ptr %1103, align 8
  %1263 = load i32, ptr %1105, align 4
  %1264 = sext i32 %1263 to i64
  %1265 = getelementptr inbounds i32, ptr %1262, i64 %1264
  store i32 %1261, ptr %1265, align 4
  %1266 = getelementptr inbounds [16 x i32], ptr addrspace(5) %78, i64 0, i64 0
  %1267 = addrspacecast ptr addrspace(5) %1266 to ptr
  %1268 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %1269 = getelementptr inbounds i8, ptr addrspace(4) %1268, i64 12
  %1270 = load i8, ptr addrspace(4) %1269, align 1
  %1271 = zext i8 %1270 to i64
  %1272 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %1271
  %1273 = load i32, ptr addrspace(5) %1272, align 4
  %1274 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %1275 = getelementptr inbounds i8, ptr addrspace(4) %1274, i64 13
  %1276 = load i8, ptr addrspace(4) %1275, align 1
  %1277 = zext i8 %1276 to i64
  %1278 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %1277
  %1279 = load i32, ptr addrspace(5) %1278, align 4
  %1280 = addrspacecast ptr addrspace(5) %53 to ptr
  %1281 = addrspacecast ptr addrspace(5) %54 to ptr
  %1282 = addrspacecast ptr addrspace(5) %55 to ptr
  %1283 = addrspacecast ptr addrspace(5) %56 to ptr
  %1284 = addrspacecast ptr addrspace(5) %57 to ptr
  %1285 = addrspacecast ptr addrspace(5) %58 to ptr
  %1286 = addrspacecast ptr addrspace(5) %59 to ptr
  store ptr %1267, ptr %1280, align 8
  store i32 2, ptr %1281, align 4
  store i32 7, ptr %1282, align 4
  store i32 8, ptr %1283, align 4
  store i32 13, ptr %1284, align 4
  store i32 %1273, ptr %1285, align 4
  store i32 %1279, ptr %1286, align 4
  %1287 = load ptr, ptr %1280, align 8
  %1288 = load i32, ptr %1282, align 4
  %1289 = sext i32 %1288 to i64
  %1290 = getelementptr inbounds i32, ptr %1287, i64 %1289
  %1291 = load i32, ptr %1290, align 4
  %1292 = load i32, ptr %1285, align 4
  %1293 = add i32 %1291, %1292
  %1294 = load ptr, ptr %1280, align 8
  %1295 = load i32, ptr %1281, align 4
  %1296 = sext i32 %1295 to i64
  %1297 = getelementptr inbounds i32, ptr %1294, i64 %1296
  %1298 = load i32, ptr %1297, align 4
  %1299 = add i32 %1298, %1293
  store i32 %1299, ptr %1297, align 4
  %1300 = load ptr, ptr %1280, align 8
  %1301 = load i32, ptr %1284, align 4
  %1302 = sext i32 %1301 to i64
  %1303 = getelementptr inbounds i32, ptr %1300, i64 %1302
  %1304 = load i32, ptr %1303, align 4
  %1305 = load ptr, ptr %1280, align 8
  %1306 = load i32, ptr %1281, align 4
  %1307 = sext i32 %1306 to i64
  %1308 = getelementptr inbounds i32, ptr %1305, i64 %1307
  %1309 = load i32, ptr %1308, align 4
  %1310 = xor i32 %1304, %1309
  %1311 = load ptr, ptr %1280, align 8
  %1312 = load i32, ptr %1284, align 4
  %1313 = sext i32 %1312 to i64
  %1314 = getelementptr inbounds i32, ptr %1311, i64 %1313
  %1315 = load i32, ptr %1314, align 4
  %1316 = load ptr, ptr %1280, align 8
  %1317 = load i32, ptr %1281, align 4
  %1318 = sext i32 %1317 to i64
  %1319 = getelementptr inbounds i32, ptr %1316, i64 %1318
  %1320 = load i32, ptr %1319, align 4
  %1321 = xor i32 %1315, %1320
  %1322 = call i32 @llvm.fshl.i32(i32 %1310, i32 %1321, i32 16)
  %1323 = load ptr, ptr %1280, align 8
  %1324 = load i32, ptr %1284, align 4
  %1325 = sext i32 %1324 to i64
  %1326 = getelementptr inbounds i32, ptr %1323, i64 %1325
  store i32 %1322, ptr %1326, align 4
  %1327 = load ptr, ptr %1280, align 8
  %1328 = load i32, ptr %1284, align 4
  %1329 = sext i32 %1328 to i64
  %1330 = getelementptr inbounds i32, ptr %1327, i64 %1329
  %1331 = load i32, ptr %1330, align 4
  %1332 = load ptr, ptr %1280, align 8
  %1333 = load i32, ptr %1283, align 4
  %1334 = sext i32 %1333 to i64
  %1335 = getelementptr inbounds i32, ptr %1332, i64 %1334
  %1336 = load i32, ptr %1335, align 4
  %1337 = add i32 %1336, %1331
  store i32 %1337, ptr %1335, align 4
  %1338 = load ptr, ptr %1280, align 8
  %1339 = load i32, ptr %1282, align 4
  %1340 = sext i32 %1339 to i64
  %1341 = getelementptr inbounds i32, ptr %1338, i64 %1340
  %1342 = load i32, ptr %1341, align 4
  %1343 = load ptr, ptr %1280, align 8
  %1344 = load i32, ptr %1283, align 4
  %1345 = sext i32 %1344 to i64
  %1346 = getelementptr inbounds i32, ptr %1343, i64 %1345
  %1347 = load i32, ptr %1346, align 4
  %1348 = xor i32 %1342, %1347
  %1349 = load ptr, ptr %1280, align 8
  %1350 = load i32, ptr %1282, align 4
  %1351 = sext i32 %1350 to i64
  %1352 = getelementptr inbounds i32, ptr %1349, i64 %1351
  %1353 = load i32, ptr %1352, align 4
  %1354 = load ptr, ptr %1280, align 8
  %1355 = load i32, ptr %1283, align 4
  %1356 = sext i32 %1355 to i64
  %1357 = getelementptr inbounds i32, ptr %1354, i64 %1356
  %1358 = load i32, ptr %1357, align 4
  %1359 = xor i32 %1353, %1358
  %1360 = call i32 @llvm.fshl.i32(i32 %1348, i32 %1359, i32 20)
  %1361 = load ptr, ptr %1280, align 8
  %1362 = load i32, ptr %1282, align 4
  %1363 = sext i32 %1362 to i64
  %1364 = getelementptr inbounds i32, ptr %1361, i64 %1363
  store i32 %1360, ptr %1364, align 4
  %1365 = load ptr, ptr %1280, align 8
  %1366 = load i32, ptr %1282, align 4
  %1367 = sext i32 %1366 to i64
  %1368 = getelementptr inbounds i32, ptr %1365, i64 %1367
  %1369 = load i32, ptr %1368, align 4
  %1370 = load i32, ptr %1286, align 4
  %1371 = add i32 %1369, %1370
  %1372 = load ptr, ptr %1280, align 8
  %1373 = load i32, ptr %1281, align 4
  %1374 = sext i32 %1373 to i64
  %1375 = getelementptr inbounds i32, ptr %1372, i64 %1374
  %1376 = load i32, ptr %1375, align 4
  %1377 = add i32 %1376, %1371
  store i32 %1377, ptr %1375, align 4
  %1378 = load ptr, ptr %1280, align 8
  %1379 = load i32, ptr %1284, align 4
  %1380 = sext i32 %1379 to i64
  %1381 = getelementptr inbounds i32, ptr %1378, i64 %1380
  %1382 = load i32, ptr %1381, align 4
  %1383 = load ptr, ptr %1280, align 8
  %1384 = load i32, ptr %1281, align 4
  %1385 = sext i32 %1384 to i64
  %1386 = getelementptr inbounds i32, ptr %1383, i64 %1385
  %1387 = load i32, ptr %1386, align 4
  %1388 = xor i32 %1382, %1387
  %1389 = load ptr, ptr %1280, align 8
  %1390 = load i32, ptr %1284, align 4
  %1391 = sext i32 %1390 to i64
  %1392 = getelementptr inbounds i32, ptr %1389, i64 %1391
  %1393 = load i32, ptr %1392, align 4
  %1394 = load ptr, ptr %1280, align 8
  %1395 = load i32, ptr %1281, align 4
  %1396 = sext i32 %1395 to i64
  %1397 = getelementptr inbounds i32, ptr %1394, i64 %1396
  %1398 = load i32, ptr %1397, align 4
  %1399 = xor i32 %1393, %1398
  %1400 = call i32 @llvm.fshl.i32(i32 %1388, i32 %1399, i32 24)
  %1401 = load ptr, ptr %1280, align 8
  %1402 = load i32, ptr %1284, align 4
  %1403 = sext i32 %1402 to i64
  %1404 = getelementptr inbounds i32, ptr %1401, i64 %1403
  store i32 %1400, ptr %1404, align 4
  %1405 = load ptr, ptr %1280, align 8
  %1406 = load i32, ptr %1284, align 4
  %1407 = sext i32 %1406 to i64
  %1408 = getelementptr inbounds i32, ptr %1405, i64 %1407
  %1409 = load i32, ptr %1408, align 4
  %1410 = load ptr, ptr %1280, align 8
  %1411 = load i32, ptr %1283, align 4
  %1412 = sext i32 %1411 to i64
  %1413 = getelementptr inbounds i32, ptr %1410, i64 %1412
  %1414 = load i32, ptr %1413, align 4
  %1415 = add i32 %1414, %1409
  store i32 %1415, ptr %1413, align 4
  %1416 = load ptr, ptr %1280, align 8
  %1417 = load i32, ptr %1282, align 4
  %1418 = sext i32 %1417 to i64
  %1419 = getelementptr inbounds i32, ptr %1416, i64 %1418
  %1420 = load i32, ptr %1419, align 4
  %1421 = load ptr, ptr %1280, align 8
  %1422 = load i32, ptr %1283, align 4
  %1423 = sext i32 %1422 to i64
  %1424 = getelementptr inbounds i32, ptr %1421, i64 %1423
  %1425 = load i32, ptr %1424, align 4
  %1426 = xor i32 %1420, %1425
  %1427 = load ptr, ptr %1280, align 8
  %1428 = load i32, ptr %1282, align 4
  %1429 = sext i32 %1428 to i64
  %1430 = getelementptr inbounds i32, ptr %1427, i64 %1429
  %1431 = load i32, ptr %1430, align 4
  %1432 = load ptr, ptr %1280, align 8
  %1433 = load i32, ptr %1283, align 4
  %1434 = sext i32 %1433 to i64
  %1435 = getelementptr inbounds i32, ptr %1432, i64 %1434
  %1436 = load i32, ptr %1435, align 4
  %1437 = xor i32 %1431, %1436
  %1438 = call i32 @llvm.fshl.i32(i32 %1426, i32 %1437, i32 25)
  %1439 = load ptr, ptr %1280, align 8
  %1440 = load i32, ptr %1282, align 4
  %1441 = sext i32 %1440 to i64
  %1442 = getelementptr inbounds i32, ptr %1439, i64 %1441
  store i32 %1438, ptr %1442, align 4
  %1443 = getelementptr inbounds [16 x i32], ptr addrspace(5) %78, i64 0, i64 0
  %1444 = addrspacecast ptr addrspace(5) %1443 to ptr
  %1445 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %1446 = getelementptr inbounds i8, ptr addrspace(4) %1445, i64 14
  %1447 = load i8, ptr addrspace(4) %1446, align 1
  %1448 = zext i8 %1447 to i64
  %1449 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %1448
  %1450 = load i32, ptr addrspace(5) %1449, align 4
  %1451 = load ptr addrspace(4), ptr addrspace(5) %81, align 8
  %1452 = getelementptr inbounds i8, ptr addrspace(4) %1451, i64 15
  %1453 = load i8, ptr addrspace(4) %1452, align 1
  %1454 = zext i8 %1453 to i64
  %1455 = getelementptr inbounds nuw [16 x i32], ptr addrspace(5) %76, i64 0, i64 %1454
  %1456 = load i32, ptr addrspace(5) %1455, align 4
  %1457 = addrspacecast ptr addrspace(5) %60 to ptr
  %1458 = addrspacecast ptr addrspace(5) %61 to ptr
  %1459 = addrspacecast ptr addrspace(5) %62 to ptr
  %1460 = addrspacecast ptr addrspace(5) %63 to ptr
  %1461 = addrspacecast ptr addrspace(5) %64 to ptr
  %1462 = addrspacecast ptr addrspace(5) %65 to ptr
  %1463 = addrspacecast ptr addrspace(5) %66 to ptr
  store ptr %1444, ptr %1457, align 8
  store i32 3, ptr %1458, align 4
  store i32 4, ptr %1459, align 4
  store i32 9, ptr %1460, align 4
  store i32 14, ptr %1461, align 4
  store i32 %1450, ptr %1462, align 4
  store i32 %1456, ptr %1463, align 4
  %1464 = load ptr, ptr %1457, align 8
  %1465 = load i32, ptr %1459, align 4
  %1466 = sext i32 %1465 to i64
  %1467 = getelementptr inbounds i32, ptr %1464, i64 %1466
  %1468 = load i32, ptr %1467, align 4
  %1469 = load i32, ptr %1462, align 4
  %1470 = add i32 %1468, %1469
  %1471 = load ptr, ptr %1457, align 8
  %1472 = load i32, ptr %1458, align 4
  %1473 = sext i32 %1472 to i64
  %1474 = getelementptr inbounds i32, ptr %1471, i64 %1473
  %1475 = load i32, ptr %1474, align 4
  %1476 = add i32 %1475, %1470
  store i32 %1476, ptr %1474, align 4
  %1477 = load ptr, ptr %1457, align 8
  %1478 = load i32, ptr %1461, align 4
  %1479 = sext i32 %1478 to i64
  %1480 = getelementptr inbounds i32, ptr %1477, i64 %1479
  %1481 = load i32, ptr %1480, align 4
  %1482 = load ptr, ptr %1457, align 8
  %1483 = load i32, ptr %1458, align 4
  %1484 = sext i32 %1483 to i64
  %1485 = getelementptr inbounds i32, ptr %1482, i64 %1484
  %1486 = load i32, ptr %1485, align 4
  %1487 = xor i32 %1481, %1486
  %1488 = load ptr, ptr %1457, align 8
  %1489 = load i32, ptr %1461, align 4
  %1490 = sext i32 %1489 to i64
  %1491 = getelementptr inbounds i32, ptr %1488, i64 %1490
  %1492 = load i32, ptr %1491, align 4
  %1493 = load ptr, ptr %1457, align 8
  %1494 = load i32, ptr %1458, align 4
  %1495 = sext i32 %1494 to i64
  %1496 = getelementptr inbounds i32, ptr %1493, i64 %1495
  %1497 = load i32, ptr %1496, align 4
  %1498 = xor i32 %1492, %1497
  %1499 = call i32 @llvm.fshl.i32(i32 %1487, i32 %1498, i32 16)
  %1500 = load ptr, ptr %1457, align 8
  %1501 = load i32, ptr %1461, align 4
  %1502 = sext i32 %1501 to i64
  %1503 = getelementptr inbounds i32, ptr %1500, i64 %1502
  store i32 %1499, ptr %1503, align 4
  %1504 = load ptr, ptr %1457, align 8
  %1505 = load i32, ptr %1461, align 4
  %1506 = sext i32 %1505 to i64
  %1507 = getelementptr inbounds i32, ptr %1504, i64 %1506
  %1508 = load i32, ptr %1507, align 4
  %1509 = load ptr, ptr %1457, align 8
  %1510 = load i32, ptr %1460, align 4
  %1511 = sext i32 %1510 to i64
  %1512 = getelementptr inbounds i32, ptr %1509, i64 %1511
  %1513 = load i32, ptr %1512, align 4
  %1514 = add i32 %1513, %1508
  store i32 %1514, ptr %1512, align 4
  %1515 = load ptr, ptr %1457, align 8
  %1516 = load i32, ptr %1459, align 4
  %1517 = sext i32 %1516 to i64
  %1518 = getelementptr inbounds i32, ptr %1515, i64 %1517
  %1519 = load i32, ptr %1518, align 4
  %1520 = load ptr, ptr %1457, align 8
  %1521 = load i32, ptr %1460, align 4
  %1522 = sext i32 %1521 to i64
  %1523 = getelementptr inbounds i32, ptr %1520, i64 %1522
  %1524 = load i32, ptr %1523, align 4
  %1525 = xor i32 %1519, %1524
  %1526 = load ptr, ptr %1457, align 8
  %1527 = load i32, ptr %1459, align 4
  %1528 = sext i32 %1527 to i64
  %1529 = getelementptr inbounds i32, ptr %1526, i64 %1528
  %1530 = load i32, ptr %1529, align 4
  %1531 = load ptr, ptr %1457, align 8
  %1532 = load i32, ptr %1460, align 4
  %1533 = sext i32 %1532 to i64
  %1534 = getelementptr inbounds i32, ptr %1531, i64 %1533
  %1535 = load i32, ptr %1534, align 4
  %1536 = xor i32 %1530, %1535
  %1537 = call i32 @llvm.fshl.i32(i32 %1525, i32 %1536, i32 20)
  %1538 = load ptr, ptr %1457, align 8
  %1539 = load i32, ptr %1459, align 4
  %1540 = sext i32 %1539 to i64
  %1541 = getelementptr inbounds i32, ptr %1538, i64 %1540
  store i32 %1537, ptr %1541, align 4
  %1542 = load ptr, ptr %1457, align 8
  %1543 = load i32, ptr %1459, align 4
  %1544 = sext i32 %1543 to i64
  %1545 = getelementptr inbounds i32, ptr %1542, i64 %1544
  %1546 = load i32, ptr %1545, align 4
  %1547 = load i32, ptr %1463, align 4
  %1548 = add i32 %1546, %1547
  %1549 = load ptr, ptr %1457, align 8
  %1550 = load i32, ptr %1458, align 4
  %1551 = sext i32 %1550 to i64
  %1552 = getelementptr inbounds i32, ptr %1549, i64 %1551
  %1553 = load i32, ptr %1552, align 4
  %1554 = add i32 %1553, %1548
  store i32 %1554, ptr %1552, align 4
  %1555 = load ptr, ptr %1457, align 8
  %1556 = load i32, ptr %1461, align 4
  %1557 = sext i32 %1556 to i64
  %1558 = getelementptr inbounds i32, ptr %1555, i64 %1557
  %1559 = load i32, ptr %1558, align 4
  %1560 = load ptr, ptr %1457, align 8
  %1561 = load i32, ptr %1458, align 4
  %1562 = sext i32 %1561 to i64
  %1563 = getelementptr inbounds i32, ptr %1560, i64 %1562
  %1564 = load i32, ptr %1563, align 4
  %1565 = xor i32 %1559, %1564
  %1566 = load ptr, ptr %1457, align 8
  %1567 = load i32, ptr %1461, align 4
  %1568 = sext i32 %1567 to i64
  %1569 = getelementptr inbounds i32, ptr %1566, i64 %1568
  %1570 = load i32, ptr %1569, align 4
  %1571 = load ptr, ptr %1457, align 8
  %1572 = load i32, ptr %1458, align 4
  %1573 = sext i32 %1572 to i64
  %1574 = getelementptr inbounds i32, ptr %1571, i64 %1573
  %1575 = load i32, ptr %1574, align 4
  %1576 = xor i32 %1570, %1575
  %1577 = call i32 @llvm.fshl.i32(i32 %1565, i32 %1576, i32 24)
  %1578 = load ptr, ptr %1457, align 8
  %1579 = load i32, ptr %1461, align 4
  %1580 = sext i32 %1579 to i64
  %1581 = getelementptr inbounds i32, ptr %1578, i64 %1580
  store i32 %1577, ptr %1581, align 4
  %1582 = load ptr, ptr %1457, align 8
  %1583 = load i32, ptr %1461, align 4
  %1584 = sext i32 %1583 to i64
  %1585 = getelementptr inbounds i32, ptr %1582, i64 %1584
  %1586 = load i32, ptr %1585, align 4
  %1587 = load ptr, ptr %1457, align 8
  %1588 = load i32, ptr %1460, align 4
  %1589 = sext i32 %1588 to i64
  %1590 = getelementptr inbounds i32, ptr %1587, i64 %1589
  %1591 = load i32, ptr %1590, align 4
  %1592 = add i32 %1591, %1586
  store i32 %1592, ptr %1590, align 4
  %1593 = load ptr, ptr %1457, align 8
  %1594 = load i32, ptr %1459, align 4
  %1595 = sext i32 %1594 to i64
  %1596 = getelementptr inbounds i32, ptr %1593, i64 %1595
  %1597 = load i32, ptr %1596, align 4
  %1598 = load ptr, ptr %1457, align 8
  %1599 = load i32, ptr %1460, align 4
  %1600 = sext i32 %1599 to i64
  %1601 = getelementptr inbounds i32, ptr %1598, i64 %1600
  %1602 = load i32, ptr %1601, align 4
  %1603 = xor i32 %1597, %1602
  %1604 = load ptr, ptr %1457, align 8
  %1605 = load i32, ptr %1459, align 4
  %1606 = sext i32 %1605 to i64
  %1607 = getelementptr inbounds i32, ptr %1604, i64 %1606
  %1608 = load i32, ptr %1607, align 4
  %1609 = load ptr, ptr %1457, align 8
  %1610 = load i32, ptr %1460, align 4
  %1611 = sext i32 %1610 to i64
  %1612 = getelementptr inbounds i32, ptr %1609, i64 %1611
  %1613 = load i32, ptr %1612, align 4
  %1614 = xor i32 %1608, %1613
  %1615 = call i32 @llvm.fshl.i32(i32 %1603, i32 %1614, i32 25)
  %1616 = load ptr, ptr %1457, align 8
  %1617 = load i32, ptr %1459, align 4
  %1618 = sext i32 %1617 to i64
  %1619 = getelementptr inbounds i32, ptr %1616, i64 %1618
  store i32 %1615, ptr %1619, align 4
  br label %1620

1620:                                             ; preds = %199
  %1621 = load i32, ptr addrspace(5) %80, align 4
  %1622 = add nsw i32 %1621, 1
  store i32 %1622, ptr addrspace(5) %80, align 4
  br label %196

1623:                                             ; preds = %196
  store i32 0, ptr addrspace(5) %82, align 4
  br label %1624

1624:                                             ; preds = %1643, %1623
  %1625 = load i32, ptr addrspace(5) %82, align 4
  %1626 = icmp slt i32 %1625, 8
  br i1 %1626, label %1627, label %1646

1627:                                             ; preds = %1624
  %1628 = load i32, ptr addrspace(5) %82, align 4
  %1629 = sext i32 %1628 to i64
  %1630 = getelementptr inbounds [16 x i32], ptr addrspace(5) %78, i64 0, i64 %1629
  %1631 = load i32, ptr addrspace(5) %1630, align 4
  %1632 = load i32, ptr addrspace(5) %82, align 4
  %1633 = add nsw i32 %1632, 8
  %1634 = sext i32 %1633 to i64
  %1635 = getelementptr inbounds [16 x i32], ptr addrspace(5) %78, i64 0, i64 %1634
  %1636 = load i32, ptr addrspace(5) %1635, align 4
  %1637 = xor i32 %1631, %1636
  %1638 = load i32, ptr addrspace(5) %82, align 4
  %1639 = sext i32 %1638 to i64
  %1640 = getelementptr inbounds [8 x i32], ptr addrspace(5) %73, i64 0, i64 %1639
  %1641 = load i32, ptr addrspace(5) %1640, align 4
  %1642 = xor i32 %1641, %1637
  store i32 %1642, ptr addrspace(5) %1640, align 4
  br label %1643

1643:                                             ; preds = %1627
  %1644 = load i32, ptr addrspace(5) %82, align 4
  %1645 = add nsw i32 %1644, 1
  store i32 %1645, ptr addrspace(5) %82, align 4
  br label %1624

1646:                                             ; preds = %1624
  br label %1647

1647:                                             ; preds = %1646
  %1648 = load i32, ptr addrspace(5) %75, align 4
  %1649 = add nsw i32 %1648, 1
  store i32 %1649, ptr addrspace(5) %75, align 4
  br label %130

1650:                                             ; preds = %130
  store i32 0, ptr addrspace(5) %83, align 4
  br label %1651

1651:                                             ; preds = %1666, %1650
  %1652 = load i32, ptr addrspace(5) %83, align 4
  %1653 = icmp slt i32 %1652, 8
  br i1 %1653, label %1654, label %1669

1654:                                             ; preds = %1651
  %1655 = load i32, ptr addrspace(5) %83, align 4
  %1656 = sext i32 %1655 to i64
  %1657 = getelementptr inbounds [8 x i32], ptr addrspace(5) %73, i64 0, i64 %1656
  %1658 = load i32, ptr addrspace(5) %1657, align 4
  %1659 = load ptr addrspace(1), ptr %85, align 8
  %1660 = load i32, ptr addrspace(5) %72, align 4
  %1661 = mul i32 %1660, 8
  %1662 = load i32, ptr addrspace(5) %83, align 4
  %1663 = add i32 %1661, %1662
  %1664 = zext i32 %1663 to i64
  %1665 = getelementptr inbounds nuw i32, ptr addrspace(1) %1659, i64 %1664
  store i32 %1658, ptr addrspace(1) %1665, align 4
  br label %1666

1666:                                             ; preds = %1654
  %1667 = load i32, ptr addrspace(5) %83, align 4
  %1668 = add nsw i32 %1667, 1
  store i32 %1668, ptr addrspace(5) %83, align 4
  br label %1651

1669:                                             ; preds = %110, %1651
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #3

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
