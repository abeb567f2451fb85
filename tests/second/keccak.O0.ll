; ModuleID = 'keccak.cl'
source_filename = "keccak.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@ROUND = hidden addrspace(4) constant [24 x i64] [i64 1, i64 32898, i64 -9223372036854742902, i64 -9223372034707259392, i64 32907, i64 2147483649, i64 -9223372034707259263, i64 -9223372036854743031, i64 138, i64 136, i64 2147516425, i64 2147483658, i64 2147516555, i64 -9223372036854775669, i64 -9223372036854742903, i64 -9223372036854743037, i64 -9223372036854743038, i64 -9223372036854775680, i64 32778, i64 -9223372034707292150, i64 -9223372034707259263, i64 -9223372036854742912, i64 2147483649, i64 -9223372034707259384], align 8
@TURN = hidden addrspace(4) constant [24 x i8] c"\01\03\06\0A\0F\15\1C$-7\02\0E\1B)8\08\19+>\12'=\14,", align 1
@LANE = hidden addrspace(4) constant [24 x i8] c"\0A\07\0B\11\12\03\05\10\08\15\18\04\0F\17\13\0D\0C\02\14\0E\16\09\06\01", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @keccak(ptr addrspace(1) noundef align 8 %0, i32 noundef %1) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr addrspace(4), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca [25 x i64], align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca [5 x i64], align 8, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i64, align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i64, align 8, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i64, align 8, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca [5 x i64], align 8, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca ptr addrspace(1), align 8, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = addrspacecast ptr addrspace(5) %29 to ptr
  %32 = addrspacecast ptr addrspace(5) %30 to ptr
  store ptr addrspace(1) %0, ptr %31, align 8
  store i32 %1, ptr %32, align 4
  %33 = load ptr addrspace(1), ptr %31, align 8
  %34 = load i32, ptr %32, align 4
  %35 = addrspacecast ptr addrspace(5) %10 to ptr
  %36 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(1) %33, ptr %35, align 8
  store i32 %34, ptr %36, align 4
  %37 = addrspacecast ptr addrspace(5) %9 to ptr
  %38 = addrspacecast ptr addrspace(5) %8 to ptr
  %39 = call i32 @llvm.amdgcn.workgroup.id.x()
  %40 = addrspacecast ptr addrspace(5) %7 to ptr
  %41 = addrspacecast ptr addrspace(5) %3 to ptr
  %42 = addrspacecast ptr addrspace(5) %4 to ptr
  store i32 4, ptr %42, align 4
  %43 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %43, ptr addrspace(5) %5, align 8
  %44 = load ptr addrspace(4), ptr addrspace(5) %5, align 8
  %45 = load i32, ptr %42, align 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) %44, i64 %46
  %48 = load i16, ptr addrspace(4) %47, align 2
  %49 = zext i16 %48 to i32
  %50 = mul i32 %39, %49
  %51 = addrspacecast ptr addrspace(5) %6 to ptr
  %52 = call i32 @llvm.amdgcn.workitem.id.x()
  %53 = add i32 %50, %52
  %54 = zext i32 %53 to i64
  store i32 %53, ptr addrspace(5) %12, align 4
  %55 = load i32, ptr addrspace(5) %12, align 4
  %56 = load i32, ptr %36, align 4
  %57 = icmp uge i32 %55, %56
  br i1 %57, label %58, label %59

58:                                               ; preds = %2
  br label %275

59:                                               ; preds = %2
  store i32 0, ptr addrspace(5) %14, align 4
  br label %60

60:                                               ; preds = %63, %59
  %61 = load i32, ptr addrspace(5) %14, align 4
  %62 = icmp slt i32 %61, 25
  br i1 %62, label %63, label %78

63:                                               ; preds = %60
  %64 = load ptr addrspace(1), ptr %35, align 8
  %65 = load i32, ptr addrspace(5) %14, align 4
  %66 = load i32, ptr %36, align 4
  %67 = mul i32 %65, %66
  %68 = load i32, ptr addrspace(5) %12, align 4
  %69 = add i32 %67, %68
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i64, ptr addrspace(1) %64, i64 %70
  %72 = load i64, ptr addrspace(1) %71, align 8
  %73 = load i32, ptr addrspace(5) %14, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 %74
  store i64 %72, ptr addrspace(5) %75, align 8
  %76 = load i32, ptr addrspace(5) %14, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr addrspace(5) %14, align 4
  br label %60, !llvm.loop !10

78:                                               ; preds = %60
  store i32 0, ptr addrspace(5) %15, align 4
  br label %79

79:                                               ; preds = %247, %78
  %80 = load i32, ptr addrspace(5) %15, align 4
  %81 = icmp slt i32 %80, 24
  br i1 %81, label %82, label %256

82:                                               ; preds = %79
  store i32 0, ptr addrspace(5) %17, align 4
  br label %83

83:                                               ; preds = %86, %82
  %84 = load i32, ptr addrspace(5) %17, align 4
  %85 = icmp slt i32 %84, 5
  br i1 %85, label %86, label %120

86:                                               ; preds = %83
  %87 = load i32, ptr addrspace(5) %17, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 %88
  %90 = load i64, ptr addrspace(5) %89, align 8
  %91 = load i32, ptr addrspace(5) %17, align 4
  %92 = add nsw i32 %91, 5
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 %93
  %95 = load i64, ptr addrspace(5) %94, align 8
  %96 = xor i64 %90, %95
  %97 = load i32, ptr addrspace(5) %17, align 4
  %98 = add nsw i32 %97, 10
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 %99
  %101 = load i64, ptr addrspace(5) %100, align 8
  %102 = xor i64 %96, %101
  %103 = load i32, ptr addrspace(5) %17, align 4
  %104 = add nsw i32 %103, 15
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 %105
  %107 = load i64, ptr addrspace(5) %106, align 8
  %108 = xor i64 %102, %107
  %109 = load i32, ptr addrspace(5) %17, align 4
  %110 = add nsw i32 %109, 20
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 %111
  %113 = load i64, ptr addrspace(5) %112, align 8
  %114 = xor i64 %108, %113
  %115 = load i32, ptr addrspace(5) %17, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [5 x i64], ptr addrspace(5) %16, i64 0, i64 %116
  store i64 %114, ptr addrspace(5) %117, align 8
  %118 = load i32, ptr addrspace(5) %17, align 4
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr addrspace(5) %17, align 4
  br label %83, !llvm.loop !12

120:                                              ; preds = %83
  store i32 0, ptr addrspace(5) %18, align 4
  br label %121

121:                                              ; preds = %159, %120
  %122 = load i32, ptr addrspace(5) %18, align 4
  %123 = icmp slt i32 %122, 5
  br i1 %123, label %124, label %162

124:                                              ; preds = %121
  %125 = load i32, ptr addrspace(5) %18, align 4
  %126 = add nsw i32 %125, 4
  %127 = srem i32 %126, 5
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [5 x i64], ptr addrspace(5) %16, i64 0, i64 %128
  %130 = load i64, ptr addrspace(5) %129, align 8
  %131 = load i32, ptr addrspace(5) %18, align 4
  %132 = add nsw i32 %131, 1
  %133 = srem i32 %132, 5
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [5 x i64], ptr addrspace(5) %16, i64 0, i64 %134
  %136 = load i64, ptr addrspace(5) %135, align 8
  %137 = load i32, ptr addrspace(5) %18, align 4
  %138 = add nsw i32 %137, 1
  %139 = srem i32 %138, 5
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds [5 x i64], ptr addrspace(5) %16, i64 0, i64 %140
  %142 = load i64, ptr addrspace(5) %141, align 8
  %143 = call i64 @llvm.fshl.i64(i64 %136, i64 %142, i64 1)
  %144 = xor i64 %130, %143
  store i64 %144, ptr addrspace(5) %19, align 8
  store i32 0, ptr addrspace(5) %20, align 4
  br label %145

145:                                              ; preds = %148, %124
  %146 = load i32, ptr addrspace(5) %20, align 4
  %147 = icmp slt i32 %146, 25
  br i1 %147, label %148, label %159

148:                                              ; preds = %145
  %149 = load i64, ptr addrspace(5) %19, align 8
  %150 = load i32, ptr addrspace(5) %18, align 4
  %151 = load i32, ptr addrspace(5) %20, align 4
  %152 = add nsw i32 %150, %151
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 %153
  %155 = load i64, ptr addrspace(5) %154, align 8
  %156 = xor i64 %155, %149
  store i64 %156, ptr addrspace(5) %154, align 8
  %157 = load i32, ptr addrspace(5) %20, align 4
  %158 = add nsw i32 %157, 5
  store i32 %158, ptr addrspace(5) %20, align 4
  br label %145, !llvm.loop !13

159:                                              ; preds = %145
  %160 = load i32, ptr addrspace(5) %18, align 4
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr addrspace(5) %18, align 4
  br label %121, !llvm.loop !14

162:                                              ; preds = %121
  %163 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 1
  %164 = load i64, ptr addrspace(5) %163, align 8
  store i64 %164, ptr addrspace(5) %21, align 8
  store i32 0, ptr addrspace(5) %22, align 4
  br label %165

165:                                              ; preds = %168, %162
  %166 = load i32, ptr addrspace(5) %22, align 4
  %167 = icmp slt i32 %166, 24
  br i1 %167, label %168, label %193

168:                                              ; preds = %165
  %169 = load i32, ptr addrspace(5) %22, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [24 x i8], ptr addrspace(4) @LANE, i64 0, i64 %170
  %172 = load i8, ptr addrspace(4) %171, align 1
  %173 = zext i8 %172 to i64
  %174 = getelementptr inbounds nuw [25 x i64], ptr addrspace(5) %13, i64 0, i64 %173
  %175 = load i64, ptr addrspace(5) %174, align 8
  store i64 %175, ptr addrspace(5) %23, align 8
  %176 = load i64, ptr addrspace(5) %21, align 8
  %177 = load i64, ptr addrspace(5) %21, align 8
  %178 = load i32, ptr addrspace(5) %22, align 4
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds [24 x i8], ptr addrspace(4) @TURN, i64 0, i64 %179
  %181 = load i8, ptr addrspace(4) %180, align 1
  %182 = zext i8 %181 to i64
  %183 = call i64 @llvm.fshl.i64(i64 %176, i64 %177, i64 %182)
  %184 = load i32, ptr addrspace(5) %22, align 4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [24 x i8], ptr addrspace(4) @LANE, i64 0, i64 %185
  %187 = load i8, ptr addrspace(4) %186, align 1
  %188 = zext i8 %187 to i64
  %189 = getelementptr inbounds nuw [25 x i64], ptr addrspace(5) %13, i64 0, i64 %188
  store i64 %183, ptr addrspace(5) %189, align 8
  %190 = load i64, ptr addrspace(5) %23, align 8
  store i64 %190, ptr addrspace(5) %21, align 8
  %191 = load i32, ptr addrspace(5) %22, align 4
  %192 = add nsw i32 %191, 1
  store i32 %192, ptr addrspace(5) %22, align 4
  br label %165, !llvm.loop !15

193:                                              ; preds = %165
  store i32 0, ptr addrspace(5) %24, align 4
  br label %194

194:                                              ; preds = %244, %193
  %195 = load i32, ptr addrspace(5) %24, align 4
  %196 = icmp slt i32 %195, 25
  br i1 %196, label %197, label %247

197:                                              ; preds = %194
  store i32 0, ptr addrspace(5) %26, align 4
  br label %198

198:                                              ; preds = %201, %197
  %199 = load i32, ptr addrspace(5) %26, align 4
  %200 = icmp slt i32 %199, 5
  br i1 %200, label %201, label %213

201:                                              ; preds = %198
  %202 = load i32, ptr addrspace(5) %24, align 4
  %203 = load i32, ptr addrspace(5) %26, align 4
  %204 = add nsw i32 %202, %203
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 %205
  %207 = load i64, ptr addrspace(5) %206, align 8
  %208 = load i32, ptr addrspace(5) %26, align 4
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds [5 x i64], ptr addrspace(5) %25, i64 0, i64 %209
  store i64 %207, ptr addrspace(5) %210, align 8
  %211 = load i32, ptr addrspace(5) %26, align 4
  %212 = add nsw i32 %211, 1
  store i32 %212, ptr addrspace(5) %26, align 4
  br label %198, !llvm.loop !16

213:                                              ; preds = %198
  store i32 0, ptr addrspace(5) %27, align 4
  br label %214

214:                                              ; preds = %217, %213
  %215 = load i32, ptr addrspace(5) %27, align 4
  %216 = icmp slt i32 %215, 5
  br i1 %216, label %217, label %244

217:                                              ; preds = %214
  %218 = load i32, ptr addrspace(5) %27, align 4
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds [5 x i64], ptr addrspace(5) %25, i64 0, i64 %219
  %221 = load i64, ptr addrspace(5) %220, align 8
  %222 = load i32, ptr addrspace(5) %27, align 4
  %223 = add nsw i32 %222, 1
  %224 = srem i32 %223, 5
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds [5 x i64], ptr addrspace(5) %25, i64 0, i64 %225
  %227 = load i64, ptr addrspace(5) %226, align 8
  %228 = xor i64 %227, -1
  %229 = load i32, ptr addrspace(5) %27, align 4
  %230 = add nsw i32 %229, 2
  %231 = srem i32 %230, 5
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [5 x i64], ptr addrspace(5) %25, i64 0, i64 %232
  %234 = load i64, ptr addrspace(5) %233, align 8
  %235 = and i64 %228, %234
  %236 = xor i64 %221, %235
  %237 = load i32, ptr addrspace(5) %24, align 4
  %238 = load i32, ptr addrspace(5) %27, align 4
  %239 = add nsw i32 %237, %238
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 %240
  store i64 %236, ptr addrspace(5) %241, align 8
  %242 = load i32, ptr addrspace(5) %27, align 4
  %243 = add nsw i32 %242, 1
  store i32 %243, ptr addrspace(5) %27, align 4
  br label %214, !llvm.loop !17

244:                                              ; preds = %214
  %245 = load i32, ptr addrspace(5) %24, align 4
  %246 = add nsw i32 %245, 5
  store i32 %246, ptr addrspace(5) %24, align 4
  br label %194, !llvm.loop !18

247:                                              ; preds = %194
  %248 = load i32, ptr addrspace(5) %15, align 4
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds [24 x i64], ptr addrspace(4) @ROUND, i64 0, i64 %249
  %251 = load i64, ptr addrspace(4) %250, align 8
  %252 = load i64, ptr addrspace(5) %13, align 8
  %253 = xor i64 %252, %251
  store i64 %253, ptr addrspace(5) %13, align 8
  %254 = load i32, ptr addrspace(5) %15, align 4
  %255 = add nsw i32 %254, 1
  store i32 %255, ptr addrspace(5) %15, align 4
  br label %79, !llvm.loop !19

256:                                              ; preds = %79
  store i32 0, ptr addrspace(5) %28, align 4
  br label %257

257:                                              ; preds = %260, %256
  %258 = load i32, ptr addrspace(5) %28, align 4
  %259 = icmp slt i32 %258, 25
  br i1 %259, label %260, label %275

260:                                              ; preds = %257
  %261 = load i32, ptr addrspace(5) %28, align 4
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 %262
  %264 = load i64, ptr addrspace(5) %263, align 8
  %265 = load ptr addrspace(1), ptr %35, align 8
  %266 = load i32, ptr addrspace(5) %28, align 4
  %267 = load i32, ptr %36, align 4
  %268 = mul i32 %266, %267
  %269 = load i32, ptr addrspace(5) %12, align 4
  %270 = add i32 %268, %269
  %271 = zext i32 %270 to i64
  %272 = getelementptr inbounds nuw i64, ptr addrspace(1) %265, i64 %271
  store i64 %264, ptr addrspace(1) %272, align 8
  %273 = load i32, ptr addrspace(5) %28, align 4
  %274 = add nsw i32 %273, 1
  store i32 %274, ptr addrspace(5) %28, align 4
  br label %257, !llvm.loop !21

275:                                              ; preds = %58, %257
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_keccak(ptr addrspace(1) noundef align 8 %0, i32 noundef %1) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca ptr addrspace(4), align 8, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca [25 x i64], align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca [5 x i64], align 8, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i64, align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i64, align 8, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i64, align 8, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca [5 x i64], align 8, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = addrspacecast ptr addrspace(5) %10 to ptr
  %30 = addrspacecast ptr addrspace(5) %11 to ptr
  store ptr addrspace(1) %0, ptr %29, align 8
  store i32 %1, ptr %30, align 4
  %31 = addrspacecast ptr addrspace(5) %9 to ptr
  %32 = addrspacecast ptr addrspace(5) %8 to ptr
  %33 = call i32 @llvm.amdgcn.workgroup.id.x()
  %34 = addrspacecast ptr addrspace(5) %7 to ptr
  %35 = addrspacecast ptr addrspace(5) %3 to ptr
  %36 = addrspacecast ptr addrspace(5) %4 to ptr
  store i32 4, ptr %36, align 4
  %37 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %37, ptr addrspace(5) %5, align 8
  %38 = load ptr addrspace(4), ptr addrspace(5) %5, align 8
  %39 = load i32, ptr %36, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr addrspace(4) %38, i64 %40
  %42 = load i16, ptr addrspace(4) %41, align 2
  %43 = zext i16 %42 to i32
  %44 = mul i32 %33, %43
  %45 = addrspacecast ptr addrspace(5) %6 to ptr
  %46 = call i32 @llvm.amdgcn.workitem.id.x()
  %47 = add i32 %44, %46
  %48 = zext i32 %47 to i64
  %49 = trunc i64 %48 to i32
  store i32 %49, ptr addrspace(5) %12, align 4
  %50 = load i32, ptr addrspace(5) %12, align 4
  %51 = load i32, ptr %30, align 4
  %52 = icmp uge i32 %50, %51
  br i1 %52, label %53, label %54

53:                                               ; preds = %2
  br label %281

54:                                               ; preds = %2
  store i32 0, ptr addrspace(5) %14, align 4
  br label %55

55:                                               ; preds = %71, %54
  %56 = load i32, ptr addrspace(5) %14, align 4
  %57 = icmp slt i32 %56, 25
  br i1 %57, label %58, label %74

58:                                               ; preds = %55
  %59 = load ptr addrspace(1), ptr %29, align 8
  %60 = load i32, ptr addrspace(5) %14, align 4
  %61 = load i32, ptr %30, align 4
  %62 = mul i32 %60, %61
  %63 = load i32, ptr addrspace(5) %12, align 4
  %64 = add i32 %62, %63
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i64, ptr addrspace(1) %59, i64 %65
  %67 = load i64, ptr addrspace(1) %66, align 8
  %68 = load i32, ptr addrspace(5) %14, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 %69
  store i64 %67, ptr addrspace(5) %70, align 8
  br label %71

71:                                               ; preds = %58
  %72 = load i32, ptr addrspace(5) %14, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr addrspace(5) %14, align 4
  br label %55, !llvm.loop !10

74:                                               ; preds = %55
  store i32 0, ptr addrspace(5) %15, align 4
  br label %75

75:                                               ; preds = %258, %74
  %76 = load i32, ptr addrspace(5) %15, align 4
  %77 = icmp slt i32 %76, 24
  br i1 %77, label %78, label %261

78:                                               ; preds = %75
  store i32 0, ptr addrspace(5) %17, align 4
  br label %79

79:                                               ; preds = %114, %78
  %80 = load i32, ptr addrspace(5) %17, align 4
  %81 = icmp slt i32 %80, 5
  br i1 %81, label %82, label %117

82:                                               ; preds = %79
  %83 = load i32, ptr addrspace(5) %17, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 %84
  %86 = load i64, ptr addrspace(5) %85, align 8
  %87 = load i32, ptr addrspace(5) %17, align 4
  %88 = add nsw i32 %87, 5
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 %89
  %91 = load i64, ptr addrspace(5) %90, align 8
  %92 = xor i64 %86, %91
  %93 = load i32, ptr addrspace(5) %17, align 4
  %94 = add nsw i32 %93, 10
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 %95
  %97 = load i64, ptr addrspace(5) %96, align 8
  %98 = xor i64 %92, %97
  %99 = load i32, ptr addrspace(5) %17, align 4
  %100 = add nsw i32 %99, 15
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 %101
  %103 = load i64, ptr addrspace(5) %102, align 8
  %104 = xor i64 %98, %103
  %105 = load i32, ptr addrspace(5) %17, align 4
  %106 = add nsw i32 %105, 20
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 %107
  %109 = load i64, ptr addrspace(5) %108, align 8
  %110 = xor i64 %104, %109
  %111 = load i32, ptr addrspace(5) %17, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [5 x i64], ptr addrspace(5) %16, i64 0, i64 %112
  store i64 %110, ptr addrspace(5) %113, align 8
  br label %114

114:                                              ; preds = %82
  %115 = load i32, ptr addrspace(5) %17, align 4
  %116 = add nsw i32 %115, 1
  store i32 %116, ptr addrspace(5) %17, align 4
  br label %79, !llvm.loop !12

117:                                              ; preds = %79
  store i32 0, ptr addrspace(5) %18, align 4
  br label %118

118:                                              ; preds = %158, %117
  %119 = load i32, ptr addrspace(5) %18, align 4
  %120 = icmp slt i32 %119, 5
  br i1 %120, label %121, label %161

121:                                              ; preds = %118
  %122 = load i32, ptr addrspace(5) %18, align 4
  %123 = add nsw i32 %122, 4
  %124 = srem i32 %123, 5
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [5 x i64], ptr addrspace(5) %16, i64 0, i64 %125
  %127 = load i64, ptr addrspace(5) %126, align 8
  %128 = load i32, ptr addrspace(5) %18, align 4
  %129 = add nsw i32 %128, 1
  %130 = srem i32 %129, 5
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [5 x i64], ptr addrspace(5) %16, i64 0, i64 %131
  %133 = load i64, ptr addrspace(5) %132, align 8
  %134 = load i32, ptr addrspace(5) %18, align 4
  %135 = add nsw i32 %134, 1
  %136 = srem i32 %135, 5
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [5 x i64], ptr addrspace(5) %16, i64 0, i64 %137
  %139 = load i64, ptr addrspace(5) %138, align 8
  %140 = call i64 @llvm.fshl.i64(i64 %133, i64 %139, i64 1)
  %141 = xor i64 %127, %140
  store i64 %141, ptr addrspace(5) %19, align 8
  store i32 0, ptr addrspace(5) %20, align 4
  br label %142

142:                                              ; preds = %154, %121
  %143 = load i32, ptr addrspace(5) %20, align 4
  %144 = icmp slt i32 %143, 25
  br i1 %144, label %145, label %157

145:                                              ; preds = %142
  %146 = load i64, ptr addrspace(5) %19, align 8
  %147 = load i32, ptr addrspace(5) %18, align 4
  %148 = load i32, ptr addrspace(5) %20, align 4
  %149 = add nsw i32 %147, %148
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 %150
  %152 = load i64, ptr addrspace(5) %151, align 8
  %153 = xor i64 %152, %146
  store i64 %153, ptr addrspace(5) %151, align 8
  br label %154

154:                                              ; preds = %145
  %155 = load i32, ptr addrspace(5) %20, align 4
  %156 = add nsw i32 %155, 5
  store i32 %156, ptr addrspace(5) %20, align 4
  br label %142, !llvm.loop !13

157:                                              ; preds = %142
  br label %158

158:                                              ; preds = %157
  %159 = load i32, ptr addrspace(5) %18, align 4
  %160 = add nsw i32 %159, 1
  store i32 %160, ptr addrspace(5) %18, align 4
  br label %118, !llvm.loop !14

161:                                              ; preds = %118
  %162 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 1
  %163 = load i64, ptr addrspace(5) %162, align 8
  store i64 %163, ptr addrspace(5) %21, align 8
  store i32 0, ptr addrspace(5) %22, align 4
  br label %164

164:                                              ; preds = %190, %161
  %165 = load i32, ptr addrspace(5) %22, align 4
  %166 = icmp slt i32 %165, 24
  br i1 %166, label %167, label %193

167:                                              ; preds = %164
  %168 = load i32, ptr addrspace(5) %22, align 4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [24 x i8], ptr addrspace(4) @LANE, i64 0, i64 %169
  %171 = load i8, ptr addrspace(4) %170, align 1
  %172 = zext i8 %171 to i64
  %173 = getelementptr inbounds nuw [25 x i64], ptr addrspace(5) %13, i64 0, i64 %172
  %174 = load i64, ptr addrspace(5) %173, align 8
  store i64 %174, ptr addrspace(5) %23, align 8
  %175 = load i64, ptr addrspace(5) %21, align 8
  %176 = load i64, ptr addrspace(5) %21, align 8
  %177 = load i32, ptr addrspace(5) %22, align 4
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [24 x i8], ptr addrspace(4) @TURN, i64 0, i64 %178
  %180 = load i8, ptr addrspace(4) %179, align 1
  %181 = zext i8 %180 to i64
  %182 = call i64 @llvm.fshl.i64(i64 %175, i64 %176, i64 %181)
  %183 = load i32, ptr addrspace(5) %22, align 4
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds [24 x i8], ptr addrspace(4) @LANE, i64 0, i64 %184
  %186 = load i8, ptr addrspace(4) %185, align 1
  %187 = zext i8 %186 to i64
  %188 = getelementptr inbounds nuw [25 x i64], ptr addrspace(5) %13, i64 0, i64 %187
  store i64 %182, ptr addrspace(5) %188, align 8
  %189 = load i64, ptr addrspace(5) %23, align 8
  store i64 %189, ptr addrspace(5) %21, align 8
  br label %190

190:                                              ; preds = %167
  %191 = load i32, ptr addrspace(5) %22, align 4
  %192 = add nsw i32 %191, 1
  store i32 %192, ptr addrspace(5) %22, align 4
  br label %164, !llvm.loop !15

193:                                              ; preds = %164
  store i32 0, ptr addrspace(5) %24, align 4
  br label %194

194:                                              ; preds = %247, %193
  %195 = load i32, ptr addrspace(5) %24, align 4
  %196 = icmp slt i32 %195, 25
  br i1 %196, label %197, label %250

197:                                              ; preds = %194
  store i32 0, ptr addrspace(5) %26, align 4
  br label %198

198:                                              ; preds = %211, %197
  %199 = load i32, ptr addrspace(5) %26, align 4
  %200 = icmp slt i32 %199, 5
  br i1 %200, label %201, label %214

201:                                              ; preds = %198
  %202 = load i32, ptr addrspace(5) %24, align 4
  %203 = load i32, ptr addrspace(5) %26, align 4
  %204 = add nsw i32 %202, %203
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 %205
  %207 = load i64, ptr addrspace(5) %206, align 8
  %208 = load i32, ptr addrspace(5) %26, align 4
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds [5 x i64], ptr addrspace(5) %25, i64 0, i64 %209
  store i64 %207, ptr addrspace(5) %210, align 8
  br label %211

211:                                              ; preds = %201
  %212 = load i32, ptr addrspace(5) %26, align 4
  %213 = add nsw i32 %212, 1
  store i32 %213, ptr addrspace(5) %26, align 4
  br label %198, !llvm.loop !16

214:                                              ; preds = %198
  store i32 0, ptr addrspace(5) %27, align 4
  br label %215

215:                                              ; preds = %243, %214
  %216 = load i32, ptr addrspace(5) %27, align 4
  %217 = icmp slt i32 %216, 5
  br i1 %217, label %218, label %246

218:                                              ; preds = %215
  %219 = load i32, ptr addrspace(5) %27, align 4
  %220 = sext i32 %219 to i64
  %221 = getelementptr inbounds [5 x i64], ptr addrspace(5) %25, i64 0, i64 %220
  %222 = load i64, ptr addrspace(5) %221, align 8
  %223 = load i32, ptr addrspace(5) %27, align 4
  %224 = add nsw i32 %223, 1
  %225 = srem i32 %224, 5
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds [5 x i64], ptr addrspace(5) %25, i64 0, i64 %226
  %228 = load i64, ptr addrspace(5) %227, align 8
  %229 = xor i64 %228, -1
  %230 = load i32, ptr addrspace(5) %27, align 4
  %231 = add nsw i32 %230, 2
  %232 = srem i32 %231, 5
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds [5 x i64], ptr addrspace(5) %25, i64 0, i64 %233
  %235 = load i64, ptr addrspace(5) %234, align 8
  %236 = and i64 %229, %235
  %237 = xor i64 %222, %236
  %238 = load i32, ptr addrspace(5) %24, align 4
  %239 = load i32, ptr addrspace(5) %27, align 4
  %240 = add nsw i32 %238, %239
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 %241
  store i64 %237, ptr addrspace(5) %242, align 8
  br label %243

243:                                              ; preds = %218
  %244 = load i32, ptr addrspace(5) %27, align 4
  %245 = add nsw i32 %244, 1
  store i32 %245, ptr addrspace(5) %27, align 4
  br label %215, !llvm.loop !17

246:                                              ; preds = %215
  br label %247

247:                                              ; preds = %246
  %248 = load i32, ptr addrspace(5) %24, align 4
  %249 = add nsw i32 %248, 5
  store i32 %249, ptr addrspace(5) %24, align 4
  br label %194, !llvm.loop !18

250:                                              ; preds = %194
  %251 = load i32, ptr addrspace(5) %15, align 4
  %252 = sext i32 %251 to i64
  %253 = getelementptr inbounds [24 x i64], ptr addrspace(4) @ROUND, i64 0, i64 %252
  %254 = load i64, ptr addrspace(4) %253, align 8
  %255 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 0
  %256 = load i64, ptr addrspace(5) %255, align 8
  %257 = xor i64 %256, %254
  store i64 %257, ptr addrspace(5) %255, align 8
  br label %258

258:                                              ; preds = %250
  %259 = load i32, ptr addrspace(5) %15, align 4
  %260 = add nsw i32 %259, 1
  store i32 %260, ptr addrspace(5) %15, align 4
  br label %75, !llvm.loop !19

261:                                              ; preds = %75
  store i32 0, ptr addrspace(5) %28, align 4
  br label %262

262:                                              ; preds = %278, %261
  %263 = load i32, ptr addrspace(5) %28, align 4
  %264 = icmp slt i32 %263, 25
  br i1 %264, label %265, label %281

265:                                              ; preds = %262
  %266 = load i32, ptr addrspace(5) %28, align 4
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds [25 x i64], ptr addrspace(5) %13, i64 0, i64 %267
  %269 = load i64, ptr addrspace(5) %268, align 8
  %270 = load ptr addrspace(1), ptr %29, align 8
  %271 = load i32, ptr addrspace(5) %28, align 4
  %272 = load i32, ptr %30, align 4
  %273 = mul i32 %271, %272
  %274 = load i32, ptr addrspace(5) %12, align 4
  %275 = add i32 %273, %274
  %276 = zext i32 %275 to i64
  %277 = getelementptr inbounds nuw i64, ptr addrspace(1) %270, i64 %276
  store i64 %269, ptr addrspace(1) %277, align 8
  br label %278

278:                                              ; preds = %265
  %279 = load i32, ptr addrspace(5) %28, align 4
  %280 = add nsw i32 %279, 1
  store i32 %280, ptr addrspace(5) %28, align 4
  br label %262, !llvm.loop !21

281:                                              ; preds = %53, %262
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #2

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
!6 = !{i32 1, i32 0}
!7 = !{!"none", !"none"}
!8 = !{!"ulong*", !"uint"}
!9 = !{!"", !""}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.enable"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = distinct !{!21, !11}
