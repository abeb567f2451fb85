; ModuleID = 'chacha20.cl'
source_filename = "chacha20.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @chacha20(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(4) noundef align 4 %2, ptr addrspace(4) noundef align 4 %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(4), align 8, addrspace(5)
  %17 = alloca ptr addrspace(4), align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca [16 x i32], align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca [16 x i32], align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca ptr addrspace(1), align 8, addrspace(5)
  %29 = alloca ptr addrspace(1), align 8, addrspace(5)
  %30 = alloca ptr addrspace(4), align 8, addrspace(5)
  %31 = alloca ptr addrspace(4), align 8, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = addrspacecast ptr addrspace(5) %28 to ptr
  %35 = addrspacecast ptr addrspace(5) %29 to ptr
  %36 = addrspacecast ptr addrspace(5) %30 to ptr
  %37 = addrspacecast ptr addrspace(5) %31 to ptr
  %38 = addrspacecast ptr addrspace(5) %32 to ptr
  %39 = addrspacecast ptr addrspace(5) %33 to ptr
  store ptr addrspace(1) %0, ptr %34, align 8
  store ptr addrspace(1) %1, ptr %35, align 8
  store ptr addrspace(4) %2, ptr %36, align 8
  store ptr addrspace(4) %3, ptr %37, align 8
  store i32 %4, ptr %38, align 4
  store i32 %5, ptr %39, align 4
  %40 = load ptr addrspace(1), ptr %34, align 8
  %41 = load ptr addrspace(1), ptr %35, align 8
  %42 = load ptr addrspace(4), ptr %36, align 8
  %43 = load ptr addrspace(4), ptr %37, align 8
  %44 = load i32, ptr %38, align 4
  %45 = load i32, ptr %39, align 4
  %46 = addrspacecast ptr addrspace(5) %14 to ptr
  %47 = addrspacecast ptr addrspace(5) %15 to ptr
  %48 = addrspacecast ptr addrspace(5) %16 to ptr
  %49 = addrspacecast ptr addrspace(5) %17 to ptr
  %50 = addrspacecast ptr addrspace(5) %18 to ptr
  %51 = addrspacecast ptr addrspace(5) %19 to ptr
  store ptr addrspace(1) %40, ptr %46, align 8
  store ptr addrspace(1) %41, ptr %47, align 8
  store ptr addrspace(4) %42, ptr %48, align 8
  store ptr addrspace(4) %43, ptr %49, align 8
  store i32 %44, ptr %50, align 4
  store i32 %45, ptr %51, align 4
  %52 = addrspacecast ptr addrspace(5) %13 to ptr
  %53 = addrspacecast ptr addrspace(5) %12 to ptr
  %54 = call i32 @llvm.amdgcn.workgroup.id.x()
  %55 = addrspacecast ptr addrspace(5) %11 to ptr
  %56 = addrspacecast ptr addrspace(5) %7 to ptr
  %57 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %57, align 4
  %58 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %58, ptr addrspace(5) %9, align 8
  %59 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %60 = load i32, ptr %57, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw i8, ptr addrspace(4) %59, i64 %61
  %63 = load i16, ptr addrspace(4) %62, align 2
  %64 = zext i16 %63 to i32
  %65 = mul i32 %54, %64
  %66 = addrspacecast ptr addrspace(5) %10 to ptr
  %67 = call i32 @llvm.amdgcn.workitem.id.x()
  %68 = add i32 %65, %67
  %69 = zext i32 %68 to i64
  store i32 %68, ptr addrspace(5) %20, align 4
  %70 = load i32, ptr addrspace(5) %20, align 4
  %71 = load i32, ptr %51, align 4
  %72 = icmp uge i32 %70, %71
  br i1 %72, label %73, label %74

73:                                               ; preds = %6
  br label %698

74:                                               ; preds = %6
  call void @llvm.memset.p5.i64(ptr addrspace(5) align 4 %21, i8 0, i64 64, i1 false)
  store i32 1634760805, ptr addrspace(5) %21, align 4
  %75 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr addrspace(5) %21, i32 0, i32 1
  store i32 857760878, ptr addrspace(5) %75, align 4
  %76 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr addrspace(5) %21, i32 0, i32 2
  store i32 2036477234, ptr addrspace(5) %76, align 4
  %77 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr addrspace(5) %21, i32 0, i32 3
  store i32 1797285236, ptr addrspace(5) %77, align 4
  store i32 0, ptr addrspace(5) %22, align 4
  br label %78

78:                                               ; preds = %81, %74
  %79 = load i32, ptr addrspace(5) %22, align 4
  %80 = icmp slt i32 %79, 8
  br i1 %80, label %81, label %93

81:                                               ; preds = %78
  %82 = load ptr addrspace(4), ptr %48, align 8
  %83 = load i32, ptr addrspace(5) %22, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i32, ptr addrspace(4) %82, i64 %84
  %86 = load i32, ptr addrspace(4) %85, align 4
  %87 = load i32, ptr addrspace(5) %22, align 4
  %88 = add nsw i32 4, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [16 x i32], ptr addrspace(5) %21, i64 0, i64 %89
  store i32 %86, ptr addrspace(5) %90, align 4
  %91 = load i32, ptr addrspace(5) %22, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr addrspace(5) %22, align 4
  br label %78

93:                                               ; preds = %78
  %94 = load i32, ptr %50, align 4
  %95 = load i32, ptr addrspace(5) %20, align 4
  %96 = add i32 %94, %95
  %97 = getelementptr inbounds [16 x i32], ptr addrspace(5) %21, i64 0, i64 12
  store i32 %96, ptr addrspace(5) %97, align 4
  store i32 0, ptr addrspace(5) %23, align 4
  br label %98

98:                                               ; preds = %101, %93
  %99 = load i32, ptr addrspace(5) %23, align 4
  %100 = icmp slt i32 %99, 3
  br i1 %100, label %101, label %113

101:                                              ; preds = %98
  %102 = load ptr addrspace(4), ptr %49, align 8
  %103 = load i32, ptr addrspace(5) %23, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i32, ptr addrspace(4) %102, i64 %104
  %106 = load i32, ptr addrspace(4) %105, align 4
  %107 = load i32, ptr addrspace(5) %23, align 4
  %108 = add nsw i32 13, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [16 x i32], ptr addrspace(5) %21, i64 0, i64 %109
  store i32 %106, ptr addrspace(5) %110, align 4
  %111 = load i32, ptr addrspace(5) %23, align 4
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr addrspace(5) %23, align 4
  br label %98

113:                                              ; preds = %98
  store i32 0, ptr addrspace(5) %25, align 4
  br label %114

114:                                              ; preds = %117, %113
  %115 = load i32, ptr addrspace(5) %25, align 4
  %116 = icmp slt i32 %115, 16
  br i1 %116, label %117, label %127

117:                                              ; preds = %114
  %118 = load i32, ptr addrspace(5) %25, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [16 x i32], ptr addrspace(5) %21, i64 0, i64 %119
  %121 = load i32, ptr addrspace(5) %120, align 4
  %122 = load i32, ptr addrspace(5) %25, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 %123
  store i32 %121, ptr addrspace(5) %124, align 4
  %125 = load i32, ptr addrspace(5) %25, align 4
  %126 = add nsw i32 %125, 1
  store i32 %126, ptr addrspace(5) %25, align 4
  br label %114

127:                                              ; preds = %114
  store i32 0, ptr addrspace(5) %26, align 4
  br label %128

128:                                              ; preds = %131, %127
  %129 = load i32, ptr addrspace(5) %26, align 4
  %130 = icmp slt i32 %129, 10
  br i1 %130, label %131, label %666

131:                                              ; preds = %128
  %132 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %133 = load i32, ptr addrspace(5) %132, align 4
  %134 = load i32, ptr addrspace(5) %24, align 4
  %135 = add i32 %134, %133
  store i32 %135, ptr addrspace(5) %24, align 4
  %136 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %137 = load i32, ptr addrspace(5) %136, align 4
  %138 = load i32, ptr addrspace(5) %24, align 4
  %139 = xor i32 %137, %138
  %140 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %141 = load i32, ptr addrspace(5) %140, align 4
  %142 = load i32, ptr addrspace(5) %24, align 4
  %143 = xor i32 %141, %142
  %144 = call i32 @llvm.fshl.i32(i32 %139, i32 %143, i32 16)
  %145 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  store i32 %144, ptr addrspace(5) %145, align 4
  %146 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %147 = load i32, ptr addrspace(5) %146, align 4
  %148 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %149 = load i32, ptr addrspace(5) %148, align 4
  %150 = add i32 %149, %147
  store i32 %150, ptr addrspace(5) %148, align 4
  %151 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %152 = load i32, ptr addrspace(5) %151, align 4
  %153 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %154 = load i32, ptr addrspace(5) %153, align 4
  %155 = xor i32 %152, %154
  %156 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %157 = load i32, ptr addrspace(5) %156, align 4
  %158 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %159 = load i32, ptr addrspace(5) %158, align 4
  %160 = xor i32 %157, %159
  %161 = call i32 @llvm.fshl.i32(i32 %155, i32 %160, i32 12)
  %162 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  store i32 %161, ptr addrspace(5) %162, align 4
  %163 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %164 = load i32, ptr addrspace(5) %163, align 4
  %165 = load i32, ptr addrspace(5) %24, align 4
  %166 = add i32 %165, %164
  store i32 %166, ptr addrspace(5) %24, align 4
  %167 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %168 = load i32, ptr addrspace(5) %167, align 4
  %169 = load i32, ptr addrspace(5) %24, align 4
  %170 = xor i32 %168, %169
  %171 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %172 = load i32, ptr addrspace(5) %171, align 4
  %173 = load i32, ptr addrspace(5) %24, align 4
  %174 = xor i32 %172, %173
  %175 = call i32 @llvm.fshl.i32(i32 %170, i32 %174, i32 8)
  %176 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  store i32 %175, ptr addrspace(5) %176, align 4
  %177 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %178 = load i32, ptr addrspace(5) %177, align 4
  %179 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %180 = load i32, ptr addrspace(5) %179, align 4
  %181 = add i32 %180, %178
  store i32 %181, ptr addrspace(5) %179, align 4
  %182 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %183 = load i32, ptr addrspace(5) %182, align 4
  %184 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %185 = load i32, ptr addrspace(5) %184, align 4
  %186 = xor i32 %183, %185
  %187 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %188 = load i32, ptr addrspace(5) %187, align 4
  %189 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %190 = load i32, ptr addrspace(5) %189, align 4
  %191 = xor i32 %188, %190
  %192 = call i32 @llvm.fshl.i32(i32 %186, i32 %191, i32 7)
  %193 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  store i32 %192, ptr addrspace(5) %193, align 4
  %194 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %195 = load i32, ptr addrspace(5) %194, align 4
  %196 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %197 = load i32, ptr addrspace(5) %196, align 4
  %198 = add i32 %197, %195
  store i32 %198, ptr addrspace(5) %196, align 4
  %199 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %200 = load i32, ptr addrspace(5) %199, align 4
  %201 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %202 = load i32, ptr addrspace(5) %201, align 4
  %203 = xor i32 %200, %202
  %204 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %205 = load i32, ptr addrspace(5) %204, align 4
  %206 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %207 = load i32, ptr addrspace(5) %206, align 4
  %208 = xor i32 %205, %207
  %209 = call i32 @llvm.fshl.i32(i32 %203, i32 %208, i32 16)
  %210 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  store i32 %209, ptr addrspace(5) %210, align 4
  %211 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %212 = load i32, ptr addrspace(5) %211, align 4
  %213 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %214 = load i32, ptr addrspace(5) %213, align 4
  %215 = add i32 %214, %212
  store i32 %215, ptr addrspace(5) %213, align 4
  %216 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %217 = load i32, ptr addrspace(5) %216, align 4
  %218 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %219 = load i32, ptr addrspace(5) %218, align 4
  %220 = xor i32 %217, %219
  %221 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %222 = load i32, ptr addrspace(5) %221, align 4
  %223 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %224 = load i32, ptr addrspace(5) %223, align 4
  %225 = xor i32 %222, %224
  %226 = call i32 @llvm.fshl.i32(i32 %220, i32 %225, i32 12)
  %227 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  store i32 %226, ptr addrspace(5) %227, align 4
  %228 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %229 = load i32, ptr addrspace(5) %228, align 4
  %230 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %231 = load i32, ptr addrspace(5) %230, align 4
  %232 = add i32 %231, %229
  store i32 %232, ptr addrspace(5) %230, align 4
  %233 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %234 = load i32, ptr addrspace(5) %233, align 4
  %235 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %236 = load i32, ptr addrspace(5) %235, align 4
  %237 = xor i32 %234, %236
  %238 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %239 = load i32, ptr addrspace(5) %238, align 4
  %240 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %241 = load i32, ptr addrspace(5) %240, align 4
  %242 = xor i32 %239, %241
  %243 = call i32 @llvm.fshl.i32(i32 %237, i32 %242, i32 8)
  %244 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  store i32 %243, ptr addrspace(5) %244, align 4
  %245 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %246 = load i32, ptr addrspace(5) %245, align 4
  %247 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %248 = load i32, ptr addrspace(5) %247, align 4
  %249 = add i32 %248, %246
  store i32 %249, ptr addrspace(5) %247, align 4
  %250 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %251 = load i32, ptr addrspace(5) %250, align 4
  %252 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %253 = load i32, ptr addrspace(5) %252, align 4
  %254 = xor i32 %251, %253
  %255 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %256 = load i32, ptr addrspace(5) %255, align 4
  %257 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %258 = load i32, ptr addrspace(5) %257, align 4
  %259 = xor i32 %256, %258
  %260 = call i32 @llvm.fshl.i32(i32 %254, i32 %259, i32 7)
  %261 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  store i32 %260, ptr addrspace(5) %261, align 4
  %262 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %263 = load i32, ptr addrspace(5) %262, align 4
  %264 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %265 = load i32, ptr addrspace(5) %264, align 4
  %266 = add i32 %265, %263
  store i32 %266, ptr addrspace(5) %264, align 4
  %267 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %268 = load i32, ptr addrspace(5) %267, align 4
  %269 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %270 = load i32, ptr addrspace(5) %269, align 4
  %271 = xor i32 %268, %270
  %272 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %273 = load i32, ptr addrspace(5) %272, align 4
  %274 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %275 = load i32, ptr addrspace(5) %274, align 4
  %276 = xor i32 %273, %275
  %277 = call i32 @llvm.fshl.i32(i32 %271, i32 %276, i32 16)
  %278 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  store i32 %277, ptr addrspace(5) %278, align 4
  %279 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %280 = load i32, ptr addrspace(5) %279, align 4
  %281 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %282 = load i32, ptr addrspace(5) %281, align 4
  %283 = add i32 %282, %280
  store i32 %283, ptr addrspace(5) %281, align 4
  %284 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %285 = load i32, ptr addrspace(5) %284, align 4
  %286 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %287 = load i32, ptr addrspace(5) %286, align 4
  %288 = xor i32 %285, %287
  %289 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %290 = load i32, ptr addrspace(5) %289, align 4
  %291 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %292 = load i32, ptr addrspace(5) %291, align 4
  %293 = xor i32 %290, %292
  %294 = call i32 @llvm.fshl.i32(i32 %288, i32 %293, i32 12)
  %295 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  store i32 %294, ptr addrspace(5) %295, align 4
  %296 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %297 = load i32, ptr addrspace(5) %296, align 4
  %298 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %299 = load i32, ptr addrspace(5) %298, align 4
  %300 = add i32 %299, %297
  store i32 %300, ptr addrspace(5) %298, align 4
  %301 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %302 = load i32, ptr addrspace(5) %301, align 4
  %303 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %304 = load i32, ptr addrspace(5) %303, align 4
  %305 = xor i32 %302, %304
  %306 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %307 = load i32, ptr addrspace(5) %306, align 4
  %308 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %309 = load i32, ptr addrspace(5) %308, align 4
  %310 = xor i32 %307, %309
  %311 = call i32 @llvm.fshl.i32(i32 %305, i32 %310, i32 8)
  %312 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  store i32 %311, ptr addrspace(5) %312, align 4
  %313 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %314 = load i32, ptr addrspace(5) %313, align 4
  %315 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %316 = load i32, ptr addrspace(5) %315, align 4
  %317 = add i32 %316, %314
  store i32 %317, ptr addrspace(5) %315, align 4
  %318 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %319 = load i32, ptr addrspace(5) %318, align 4
  %320 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %321 = load i32, ptr addrspace(5) %320, align 4
  %322 = xor i32 %319, %321
  %323 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %324 = load i32, ptr addrspace(5) %323, align 4
  %325 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %326 = load i32, ptr addrspace(5) %325, align 4
  %327 = xor i32 %324, %326
  %328 = call i32 @llvm.fshl.i32(i32 %322, i32 %327, i32 7)
  %329 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  store i32 %328, ptr addrspace(5) %329, align 4
  %330 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %331 = load i32, ptr addrspace(5) %330, align 4
  %332 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %333 = load i32, ptr addrspace(5) %332, align 4
  %334 = add i32 %333, %331
  store i32 %334, ptr addrspace(5) %332, align 4
  %335 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %336 = load i32, ptr addrspace(5) %335, align 4
  %337 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %338 = load i32, ptr addrspace(5) %337, align 4
  %339 = xor i32 %336, %338
  %340 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %341 = load i32, ptr addrspace(5) %340, align 4
  %342 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %343 = load i32, ptr addrspace(5) %342, align 4
  %344 = xor i32 %341, %343
  %345 = call i32 @llvm.fshl.i32(i32 %339, i32 %344, i32 16)
  %346 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  store i32 %345, ptr addrspace(5) %346, align 4
  %347 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %348 = load i32, ptr addrspace(5) %347, align 4
  %349 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %350 = load i32, ptr addrspace(5) %349, align 4
  %351 = add i32 %350, %348
  store i32 %351, ptr addrspace(5) %349, align 4
  %352 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %353 = load i32, ptr addrspace(5) %352, align 4
  %354 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %355 = load i32, ptr addrspace(5) %354, align 4
  %356 = xor i32 %353, %355
  %357 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %358 = load i32, ptr addrspace(5) %357, align 4
  %359 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %360 = load i32, ptr addrspace(5) %359, align 4
  %361 = xor i32 %358, %360
  %362 = call i32 @llvm.fshl.i32(i32 %356, i32 %361, i32 12)
  %363 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  store i32 %362, ptr addrspace(5) %363, align 4
  %364 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %365 = load i32, ptr addrspace(5) %364, align 4
  %366 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %367 = load i32, ptr addrspace(5) %366, align 4
  %368 = add i32 %367, %365
  store i32 %368, ptr addrspace(5) %366, align 4
  %369 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %370 = load i32, ptr addrspace(5) %369, align 4
  %371 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %372 = load i32, ptr addrspace(5) %371, align 4
  %373 = xor i32 %370, %372
  %374 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %375 = load i32, ptr addrspace(5) %374, align 4
  %376 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %377 = load i32, ptr addrspace(5) %376, align 4
  %378 = xor i32 %375, %377
  %379 = call i32 @llvm.fshl.i32(i32 %373, i32 %378, i32 8)
  %380 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  store i32 %379, ptr addrspace(5) %380, align 4
  %381 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %382 = load i32, ptr addrspace(5) %381, align 4
  %383 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %384 = load i32, ptr addrspace(5) %383, align 4
  %385 = add i32 %384, %382
  store i32 %385, ptr addrspace(5) %383, align 4
  %386 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %387 = load i32, ptr addrspace(5) %386, align 4
  %388 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %389 = load i32, ptr addrspace(5) %388, align 4
  %390 = xor i32 %387, %389
  %391 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %392 = load i32, ptr addrspace(5) %391, align 4
  %393 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %394 = load i32, ptr addrspace(5) %393, align 4
  %395 = xor i32 %392, %394
  %396 = call i32 @llvm.fshl.i32(i32 %390, i32 %395, i32 7)
  %397 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  store i32 %396, ptr addrspace(5) %397, align 4
  %398 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %399 = load i32, ptr addrspace(5) %398, align 4
  %400 = load i32, ptr addrspace(5) %24, align 4
  %401 = add i32 %400, %399
  store i32 %401, ptr addrspace(5) %24, align 4
  %402 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %403 = load i32, ptr addrspace(5) %402, align 4
  %404 = load i32, ptr addrspace(5) %24, align 4
  %405 = xor i32 %403, %404
  %406 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %407 = load i32, ptr addrspace(5) %406, align 4
  %408 = load i32, ptr addrspace(5) %24, align 4
  %409 = xor i32 %407, %408
  %410 = call i32 @llvm.fshl.i32(i32 %405, i32 %409, i32 16)
  %411 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  store i32 %410, ptr addrspace(5) %411, align 4
  %412 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %413 = load i32, ptr addrspace(5) %412, align 4
  %414 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %415 = load i32, ptr addrspace(5) %414, align 4
  %416 = add i32 %415, %413
  store i32 %416, ptr addrspace(5) %414, align 4
  %417 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %418 = load i32, ptr addrspace(5) %417, align 4
  %419 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %420 = load i32, ptr addrspace(5) %419, align 4
  %421 = xor i32 %418, %420
  %422 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %423 = load i32, ptr addrspace(5) %422, align 4
  %424 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %425 = load i32, ptr addrspace(5) %424, align 4
  %426 = xor i32 %423, %425
  %427 = call i32 @llvm.fshl.i32(i32 %421, i32 %426, i32 12)
  %428 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  store i32 %427, ptr addrspace(5) %428, align 4
  %429 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %430 = load i32, ptr addrspace(5) %429, align 4
  %431 = load i32, ptr addrspace(5) %24, align 4
  %432 = add i32 %431, %430
  store i32 %432, ptr addrspace(5) %24, align 4
  %433 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %434 = load i32, ptr addrspace(5) %433, align 4
  %435 = load i32, ptr addrspace(5) %24, align 4
  %436 = xor i32 %434, %435
  %437 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %438 = load i32, ptr addrspace(5) %437, align 4
  %439 = load i32, ptr addrspace(5) %24, align 4
  %440 = xor i32 %438, %439
  %441 = call i32 @llvm.fshl.i32(i32 %436, i32 %440, i32 8)
  %442 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  store i32 %441, ptr addrspace(5) %442, align 4
  %443 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %444 = load i32, ptr addrspace(5) %443, align 4
  %445 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %446 = load i32, ptr addrspace(5) %445, align 4
  %447 = add i32 %446, %444
  store i32 %447, ptr addrspace(5) %445, align 4
  %448 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %449 = load i32, ptr addrspace(5) %448, align 4
  %450 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %451 = load i32, ptr addrspace(5) %450, align 4
  %452 = xor i32 %449, %451
  %453 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %454 = load i32, ptr addrspace(5) %453, align 4
  %455 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %456 = load i32, ptr addrspace(5) %455, align 4
  %457 = xor i32 %454, %456
  %458 = call i32 @llvm.fshl.i32(i32 %452, i32 %457, i32 7)
  %459 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  store i32 %458, ptr addrspace(5) %459, align 4
  %460 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %461 = load i32, ptr addrspace(5) %460, align 4
  %462 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %463 = load i32, ptr addrspace(5) %462, align 4
  %464 = add i32 %463, %461
  store i32 %464, ptr addrspace(5) %462, align 4
  %465 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %466 = load i32, ptr addrspace(5) %465, align 4
  %467 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %468 = load i32, ptr addrspace(5) %467, align 4
  %469 = xor i32 %466, %468
  %470 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %471 = load i32, ptr addrspace(5) %470, align 4
  %472 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %473 = load i32, ptr addrspace(5) %472, align 4
  %474 = xor i32 %471, %473
  %475 = call i32 @llvm.fshl.i32(i32 %469, i32 %474, i32 16)
  %476 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  store i32 %475, ptr addrspace(5) %476, align 4
  %477 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %478 = load i32, ptr addrspace(5) %477, align 4
  %479 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %480 = load i32, ptr addrspace(5) %479, align 4
  %481 = add i32 %480, %478
  store i32 %481, ptr addrspace(5) %479, align 4
  %482 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %483 = load i32, ptr addrspace(5) %482, align 4
  %484 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %485 = load i32, ptr addrspace(5) %484, align 4
  %486 = xor i32 %483, %485
  %487 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %488 = load i32, ptr addrspace(5) %487, align 4
  %489 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %490 = load i32, ptr addrspace(5) %489, align 4
  %491 = xor i32 %488, %490
  %492 = call i32 @llvm.fshl.i32(i32 %486, i32 %491, i32 12)
  %493 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  store i32 %492, ptr addrspace(5) %493, align 4
  %494 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %495 = load i32, ptr addrspace(5) %494, align 4
  %496 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %497 = load i32, ptr addrspace(5) %496, align 4
  %498 = add i32 %497, %495
  store i32 %498, ptr addrspace(5) %496, align 4
  %499 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %500 = load i32, ptr addrspace(5) %499, align 4
  %501 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %502 = load i32, ptr addrspace(5) %501, align 4
  %503 = xor i32 %500, %502
  %504 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %505 = load i32, ptr addrspace(5) %504, align 4
  %506 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %507 = load i32, ptr addrspace(5) %506, align 4
  %508 = xor i32 %505, %507
  %509 = call i32 @llvm.fshl.i32(i32 %503, i32 %508, i32 8)
  %510 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  store i32 %509, ptr addrspace(5) %510, align 4
  %511 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %512 = load i32, ptr addrspace(5) %511, align 4
  %513 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %514 = load i32, ptr addrspace(5) %513, align 4
  %515 = add i32 %514, %512
  store i32 %515, ptr addrspace(5) %513, align 4
  %516 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %517 = load i32, ptr addrspace(5) %516, align 4
  %518 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %519 = load i32, ptr addrspace(5) %518, align 4
  %520 = xor i32 %517, %519
  %521 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %522 = load i32, ptr addrspace(5) %521, align 4
  %523 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %524 = load i32, ptr addrspace(5) %523, align 4
  %525 = xor i32 %522, %524
  %526 = call i32 @llvm.fshl.i32(i32 %520, i32 %525, i32 7)
  %527 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  store i32 %526, ptr addrspace(5) %527, align 4
  %528 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %529 = load i32, ptr addrspace(5) %528, align 4
  %530 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %531 = load i32, ptr addrspace(5) %530, align 4
  %532 = add i32 %531, %529
  store i32 %532, ptr addrspace(5) %530, align 4
  %533 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %534 = load i32, ptr addrspace(5) %533, align 4
  %535 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %536 = load i32, ptr addrspace(5) %535, align 4
  %537 = xor i32 %534, %536
  %538 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %539 = load i32, ptr addrspace(5) %538, align 4
  %540 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %541 = load i32, ptr addrspace(5) %540, align 4
  %542 = xor i32 %539, %541
  %543 = call i32 @llvm.fshl.i32(i32 %537, i32 %542, i32 16)
  %544 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  store i32 %543, ptr addrspace(5) %544, align 4
  %545 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %546 = load i32, ptr addrspace(5) %545, align 4
  %547 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %548 = load i32, ptr addrspace(5) %547, align 4
  %549 = add i32 %548, %546
  store i32 %549, ptr addrspace(5) %547, align 4
  %550 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %551 = load i32, ptr addrspace(5) %550, align 4
  %552 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %553 = load i32, ptr addrspace(5) %552, align 4
  %554 = xor i32 %551, %553
  %555 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %556 = load i32, ptr addrspace(5) %555, align 4
  %557 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %558 = load i32, ptr addrspace(5) %557, align 4
  %559 = xor i32 %556, %558
  %560 = call i32 @llvm.fshl.i32(i32 %554, i32 %559, i32 12)
  %561 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  store i32 %560, ptr addrspace(5) %561, align 4
  %562 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %563 = load i32, ptr addrspace(5) %562, align 4
  %564 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %565 = load i32, ptr addrspace(5) %564, align 4
  %566 = add i32 %565, %563
  store i32 %566, ptr addrspace(5) %564, align 4
  %567 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %568 = load i32, ptr addrspace(5) %567, align 4
  %569 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %570 = load i32, ptr addrspace(5) %569, align 4
  %571 = xor i32 %568, %570
  %572 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %573 = load i32, ptr addrspace(5) %572, align 4
  %574 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %575 = load i32, ptr addrspace(5) %574, align 4
  %576 = xor i32 %573, %575
  %577 = call i32 @llvm.fshl.i32(i32 %571, i32 %576, i32 8)
  %578 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  store i32 %577, ptr addrspace(5) %578, align 4
  %579 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %580 = load i32, ptr addrspace(5) %579, align 4
  %581 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %582 = load i32, ptr addrspace(5) %581, align 4
  %583 = add i32 %582, %580
  store i32 %583, ptr addrspace(5) %581, align 4
  %584 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %585 = load i32, ptr addrspace(5) %584, align 4
  %586 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %587 = load i32, ptr addrspace(5) %586, align 4
  %588 = xor i32 %585, %587
  %589 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %590 = load i32, ptr addrspace(5) %589, align 4
  %591 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %592 = load i32, ptr addrspace(5) %591, align 4
  %593 = xor i32 %590, %592
  %594 = call i32 @llvm.fshl.i32(i32 %588, i32 %593, i32 7)
  %595 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  store i32 %594, ptr addrspace(5) %595, align 4
  %596 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %597 = load i32, ptr addrspace(5) %596, align 4
  %598 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %599 = load i32, ptr addrspace(5) %598, align 4
  %600 = add i32 %599, %597
  store i32 %600, ptr addrspace(5) %598, align 4
  %601 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %602 = load i32, ptr addrspace(5) %601, align 4
  %603 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %604 = load i32, ptr addrspace(5) %603, align 4
  %605 = xor i32 %602, %604
  %606 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %607 = load i32, ptr addrspace(5) %606, align 4
  %608 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %609 = load i32, ptr addrspace(5) %608, align 4
  %610 = xor i32 %607, %609
  %611 = call i32 @llvm.fshl.i32(i32 %605, i32 %610, i32 16)
  %612 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  store i32 %611, ptr addrspace(5) %612, align 4
  %613 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %614 = load i32, ptr addrspace(5) %613, align 4
  %615 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %616 = load i32, ptr addrspace(5) %615, align 4
  %617 = add i32 %616, %614
  store i32 %617, ptr addrspace(5) %615, align 4
  %618 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %619 = load i32, ptr addrspace(5) %618, align 4
  %620 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %621 = load i32, ptr addrspace(5) %620, align 4
  %622 = xor i32 %619, %621
  %623 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %624 = load i32, ptr addrspace(5) %623, align 4
  %625 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %626 = load i32, ptr addrspace(5) %625, align 4
  %627 = xor i32 %624, %626
  %628 = call i32 @llvm.fshl.i32(i32 %622, i32 %627, i32 12)
  %629 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  store i32 %628, ptr addrspace(5) %629, align 4
  %630 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %631 = load i32, ptr addrspace(5) %630, align 4
  %632 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %633 = load i32, ptr addrspace(5) %632, align 4
  %634 = add i32 %633, %631
  store i32 %634, ptr addrspace(5) %632, align 4
  %635 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %636 = load i32, ptr addrspace(5) %635, align 4
  %637 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %638 = load i32, ptr addrspace(5) %637, align 4
  %639 = xor i32 %636, %638
  %640 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %641 = load i32, ptr addrspace(5) %640, align 4
  %642 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %643 = load i32, ptr addrspace(5) %642, align 4
  %644 = xor i32 %641, %643
  %645 = call i32 @llvm.fshl.i32(i32 %639, i32 %644, i32 8)
  %646 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  store i32 %645, ptr addrspace(5) %646, align 4
  %647 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %648 = load i32, ptr addrspace(5) %647, align 4
  %649 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %650 = load i32, ptr addrspace(5) %649, align 4
  %651 = add i32 %650, %648
  store i32 %651, ptr addrspace(5) %649, align 4
  %652 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %653 = load i32, ptr addrspace(5) %652, align 4
  %654 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %655 = load i32, ptr addrspace(5) %654, align 4
  %656 = xor i32 %653, %655
  %657 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %658 = load i32, ptr addrspace(5) %657, align 4
  %659 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %660 = load i32, ptr addrspace(5) %659, align 4
  %661 = xor i32 %658, %660
  %662 = call i32 @llvm.fshl.i32(i32 %656, i32 %661, i32 7)
  %663 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  store i32 %662, ptr addrspace(5) %663, align 4
  %664 = load i32, ptr addrspace(5) %26, align 4
  %665 = add nsw i32 %664, 1
  store i32 %665, ptr addrspace(5) %26, align 4
  br label %128

666:                                              ; preds = %128
  store i32 0, ptr addrspace(5) %27, align 4
  br label %667

667:                                              ; preds = %670, %666
  %668 = load i32, ptr addrspace(5) %27, align 4
  %669 = icmp slt i32 %668, 16
  br i1 %669, label %670, label %698

670:                                              ; preds = %667
  %671 = load ptr addrspace(1), ptr %46, align 8
  %672 = load i32, ptr addrspace(5) %20, align 4
  %673 = mul i32 %672, 16
  %674 = load i32, ptr addrspace(5) %27, align 4
  %675 = add i32 %673, %674
  %676 = zext i32 %675 to i64
  %677 = getelementptr inbounds nuw i32, ptr addrspace(1) %671, i64 %676
  %678 = load i32, ptr addrspace(1) %677, align 4
  %679 = load i32, ptr addrspace(5) %27, align 4
  %680 = sext i32 %679 to i64
  %681 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 %680
  %682 = load i32, ptr addrspace(5) %681, align 4
  %683 = load i32, ptr addrspace(5) %27, align 4
  %684 = sext i32 %683 to i64
  %685 = getelementptr inbounds [16 x i32], ptr addrspace(5) %21, i64 0, i64 %684
  %686 = load i32, ptr addrspace(5) %685, align 4
  %687 = add i32 %682, %686
  %688 = xor i32 %678, %687
  %689 = load ptr addrspace(1), ptr %47, align 8
  %690 = load i32, ptr addrspace(5) %20, align 4
  %691 = mul i32 %690, 16
  %692 = load i32, ptr addrspace(5) %27, align 4
  %693 = add i32 %691, %692
  %694 = zext i32 %693 to i64
  %695 = getelementptr inbounds nuw i32, ptr addrspace(1) %689, i64 %694
  store i32 %688, ptr addrspace(1) %695, align 4
  %696 = load i32, ptr addrspace(5) %27, align 4
  %697 = add nsw i32 %696, 1
  store i32 %697, ptr addrspace(5) %27, align 4
  br label %667

698:                                              ; preds = %73, %667
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_chacha20(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(4) noundef align 4 %2, ptr addrspace(4) noundef align 4 %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(4), align 8, addrspace(5)
  %17 = alloca ptr addrspace(4), align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca [16 x i32], align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca [16 x i32], align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = addrspacecast ptr addrspace(5) %14 to ptr
  %29 = addrspacecast ptr addrspace(5) %15 to ptr
  %30 = addrspacecast ptr addrspace(5) %16 to ptr
  %31 = addrspacecast ptr addrspace(5) %17 to ptr
  %32 = addrspacecast ptr addrspace(5) %18 to ptr
  %33 = addrspacecast ptr addrspace(5) %19 to ptr
  store ptr addrspace(1) %0, ptr %28, align 8
  store ptr addrspace(1) %1, ptr %29, align 8
  store ptr addrspace(4) %2, ptr %30, align 8
  store ptr addrspace(4) %3, ptr %31, align 8
  store i32 %4, ptr %32, align 4
  store i32 %5, ptr %33, align 4
  %34 = addrspacecast ptr addrspace(5) %13 to ptr
  %35 = addrspacecast ptr addrspace(5) %12 to ptr
  %36 = call i32 @llvm.amdgcn.workgroup.id.x()
  %37 = addrspacecast ptr addrspace(5) %11 to ptr
  %38 = addrspacecast ptr addrspace(5) %7 to ptr
  %39 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %39, align 4
  %40 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %40, ptr addrspace(5) %9, align 8
  %41 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %42 = load i32, ptr %39, align 4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr addrspace(4) %41, i64 %43
  %45 = load i16, ptr addrspace(4) %44, align 2
  %46 = zext i16 %45 to i32
  %47 = mul i32 %36, %46
  %48 = addrspacecast ptr addrspace(5) %10 to ptr
  %49 = call i32 @llvm.amdgcn.workitem.id.x()
  %50 = add i32 %47, %49
  %51 = zext i32 %50 to i64
  %52 = trunc i64 %51 to i32
  store i32 %52, ptr addrspace(5) %20, align 4
  %53 = load i32, ptr addrspace(5) %20, align 4
  %54 = load i32, ptr %33, align 4
  %55 = icmp uge i32 %53, %54
  br i1 %55, label %56, label %57

56:                                               ; preds = %6
  br label %699

57:                                               ; preds = %6
  call void @llvm.memset.p5.i64(ptr addrspace(5) align 4 %21, i8 0, i64 64, i1 false)
  %58 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr addrspace(5) %21, i32 0, i32 0
  store i32 1634760805, ptr addrspace(5) %58, align 4
  %59 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr addrspace(5) %21, i32 0, i32 1
  store i32 857760878, ptr addrspace(5) %59, align 4
  %60 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr addrspace(5) %21, i32 0, i32 2
  store i32 2036477234, ptr addrspace(5) %60, align 4
  %61 = getelementptr inbounds <{ i32, i32, i32, i32, [12 x i32] }>, ptr addrspace(5) %21, i32 0, i32 3
  store i32 1797285236, ptr addrspace(5) %61, align 4
  store i32 0, ptr addrspace(5) %22, align 4
  br label %62

62:                                               ; preds = %75, %57
  %63 = load i32, ptr addrspace(5) %22, align 4
  %64 = icmp slt i32 %63, 8
  br i1 %64, label %65, label %78

65:                                               ; preds = %62
  %66 = load ptr addrspace(4), ptr %30, align 8
  %67 = load i32, ptr addrspace(5) %22, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr addrspace(4) %66, i64 %68
  %70 = load i32, ptr addrspace(4) %69, align 4
  %71 = load i32, ptr addrspace(5) %22, align 4
  %72 = add nsw i32 4, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [16 x i32], ptr addrspace(5) %21, i64 0, i64 %73
  store i32 %70, ptr addrspace(5) %74, align 4
  br label %75

75:                                               ; preds = %65
  %76 = load i32, ptr addrspace(5) %22, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr addrspace(5) %22, align 4
  br label %62

78:                                               ; preds = %62
  %79 = load i32, ptr %32, align 4
  %80 = load i32, ptr addrspace(5) %20, align 4
  %81 = add i32 %79, %80
  %82 = getelementptr inbounds [16 x i32], ptr addrspace(5) %21, i64 0, i64 12
  store i32 %81, ptr addrspace(5) %82, align 4
  store i32 0, ptr addrspace(5) %23, align 4
  br label %83

83:                                               ; preds = %96, %78
  %84 = load i32, ptr addrspace(5) %23, align 4
  %85 = icmp slt i32 %84, 3
  br i1 %85, label %86, label %99

86:                                               ; preds = %83
  %87 = load ptr addrspace(4), ptr %31, align 8
  %88 = load i32, ptr addrspace(5) %23, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr addrspace(4) %87, i64 %89
  %91 = load i32, ptr addrspace(4) %90, align 4
  %92 = load i32, ptr addrspace(5) %23, align 4
  %93 = add nsw i32 13, %92
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [16 x i32], ptr addrspace(5) %21, i64 0, i64 %94
  store i32 %91, ptr addrspace(5) %95, align 4
  br label %96

96:                                               ; preds = %86
  %97 = load i32, ptr addrspace(5) %23, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr addrspace(5) %23, align 4
  br label %83

99:                                               ; preds = %83
  store i32 0, ptr addrspace(5) %25, align 4
  br label %100

100:                                              ; preds = %111, %99
  %101 = load i32, ptr addrspace(5) %25, align 4
  %102 = icmp slt i32 %101, 16
  br i1 %102, label %103, label %114

103:                                              ; preds = %100
  %104 = load i32, ptr addrspace(5) %25, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [16 x i32], ptr addrspace(5) %21, i64 0, i64 %105
  %107 = load i32, ptr addrspace(5) %106, align 4
  %108 = load i32, ptr addrspace(5) %25, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 %109
  store i32 %107, ptr addrspace(5) %110, align 4
  br label %111

111:                                              ; preds = %103
  %112 = load i32, ptr addrspace(5) %25, align 4
  %113 = add nsw i32 %112, 1
  store i32 %113, ptr addrspace(5) %25, align 4
  br label %100

114:                                              ; preds = %100
  store i32 0, ptr addrspace(5) %26, align 4
  br label %115

115:                                              ; preds = %663, %114
  %116 = load i32, ptr addrspace(5) %26, align 4
  %117 = icmp slt i32 %116, 10
  br i1 %117, label %118, label %666

118:                                              ; preds = %115
  %119 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %120 = load i32, ptr addrspace(5) %119, align 4
  %121 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 0
  %122 = load i32, ptr addrspace(5) %121, align 4
  %123 = add i32 %122, %120
  store i32 %123, ptr addrspace(5) %121, align 4
  %124 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %125 = load i32, ptr addrspace(5) %124, align 4
  %126 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 0
  %127 = load i32, ptr addrspace(5) %126, align 4
  %128 = xor i32 %125, %127
  %129 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %130 = load i32, ptr addrspace(5) %129, align 4
  %131 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 0
  %132 = load i32, ptr addrspace(5) %131, align 4
  %133 = xor i32 %130, %132
  %134 = call i32 @llvm.fshl.i32(i32 %128, i32 %133, i32 16)
  %135 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  store i32 %134, ptr addrspace(5) %135, align 4
  %136 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %137 = load i32, ptr addrspace(5) %136, align 4
  %138 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %139 = load i32, ptr addrspace(5) %138, align 4
  %140 = add i32 %139, %137
  store i32 %140, ptr addrspace(5) %138, align 4
  %141 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %142 = load i32, ptr addrspace(5) %141, align 4
  %143 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %144 = load i32, ptr addrspace(5) %143, align 4
  %145 = xor i32 %142, %144
  %146 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %147 = load i32, ptr addrspace(5) %146, align 4
  %148 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %149 = load i32, ptr addrspace(5) %148, align 4
  %150 = xor i32 %147, %149
  %151 = call i32 @llvm.fshl.i32(i32 %145, i32 %150, i32 12)
  %152 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  store i32 %151, ptr addrspace(5) %152, align 4
  %153 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %154 = load i32, ptr addrspace(5) %153, align 4
  %155 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 0
  %156 = load i32, ptr addrspace(5) %155, align 4
  %157 = add i32 %156, %154
  store i32 %157, ptr addrspace(5) %155, align 4
  %158 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %159 = load i32, ptr addrspace(5) %158, align 4
  %160 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 0
  %161 = load i32, ptr addrspace(5) %160, align 4
  %162 = xor i32 %159, %161
  %163 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %164 = load i32, ptr addrspace(5) %163, align 4
  %165 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 0
  %166 = load i32, ptr addrspace(5) %165, align 4
  %167 = xor i32 %164, %166
  %168 = call i32 @llvm.fshl.i32(i32 %162, i32 %167, i32 8)
  %169 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  store i32 %168, ptr addrspace(5) %169, align 4
  %170 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %171 = load i32, ptr addrspace(5) %170, align 4
  %172 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %173 = load i32, ptr addrspace(5) %172, align 4
  %174 = add i32 %173, %171
  store i32 %174, ptr addrspace(5) %172, align 4
  %175 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %176 = load i32, ptr addrspace(5) %175, align 4
  %177 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %178 = load i32, ptr addrspace(5) %177, align 4
  %179 = xor i32 %176, %178
  %180 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %181 = load i32, ptr addrspace(5) %180, align 4
  %182 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %183 = load i32, ptr addrspace(5) %182, align 4
  %184 = xor i32 %181, %183
  %185 = call i32 @llvm.fshl.i32(i32 %179, i32 %184, i32 7)
  %186 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  store i32 %185, ptr addrspace(5) %186, align 4
  %187 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %188 = load i32, ptr addrspace(5) %187, align 4
  %189 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %190 = load i32, ptr addrspace(5) %189, align 4
  %191 = add i32 %190, %188
  store i32 %191, ptr addrspace(5) %189, align 4
  %192 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %193 = load i32, ptr addrspace(5) %192, align 4
  %194 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %195 = load i32, ptr addrspace(5) %194, align 4
  %196 = xor i32 %193, %195
  %197 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %198 = load i32, ptr addrspace(5) %197, align 4
  %199 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %200 = load i32, ptr addrspace(5) %199, align 4
  %201 = xor i32 %198, %200
  %202 = call i32 @llvm.fshl.i32(i32 %196, i32 %201, i32 16)
  %203 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  store i32 %202, ptr addrspace(5) %203, align 4
  %204 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %205 = load i32, ptr addrspace(5) %204, align 4
  %206 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %207 = load i32, ptr addrspace(5) %206, align 4
  %208 = add i32 %207, %205
  store i32 %208, ptr addrspace(5) %206, align 4
  %209 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %210 = load i32, ptr addrspace(5) %209, align 4
  %211 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %212 = load i32, ptr addrspace(5) %211, align 4
  %213 = xor i32 %210, %212
  %214 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %215 = load i32, ptr addrspace(5) %214, align 4
  %216 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %217 = load i32, ptr addrspace(5) %216, align 4
  %218 = xor i32 %215, %217
  %219 = call i32 @llvm.fshl.i32(i32 %213, i32 %218, i32 12)
  %220 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  store i32 %219, ptr addrspace(5) %220, align 4
  %221 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %222 = load i32, ptr addrspace(5) %221, align 4
  %223 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %224 = load i32, ptr addrspace(5) %223, align 4
  %225 = add i32 %224, %222
  store i32 %225, ptr addrspace(5) %223, align 4
  %226 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %227 = load i32, ptr addrspace(5) %226, align 4
  %228 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %229 = load i32, ptr addrspace(5) %228, align 4
  %230 = xor i32 %227, %229
  %231 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %232 = load i32, ptr addrspace(5) %231, align 4
  %233 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %234 = load i32, ptr addrspace(5) %233, align 4
  %235 = xor i32 %232, %234
  %236 = call i32 @llvm.fshl.i32(i32 %230, i32 %235, i32 8)
  %237 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  store i32 %236, ptr addrspace(5) %237, align 4
  %238 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %239 = load i32, ptr addrspace(5) %238, align 4
  %240 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %241 = load i32, ptr addrspace(5) %240, align 4
  %242 = add i32 %241, %239
  store i32 %242, ptr addrspace(5) %240, align 4
  %243 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %244 = load i32, ptr addrspace(5) %243, align 4
  %245 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %246 = load i32, ptr addrspace(5) %245, align 4
  %247 = xor i32 %244, %246
  %248 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %249 = load i32, ptr addrspace(5) %248, align 4
  %250 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %251 = load i32, ptr addrspace(5) %250, align 4
  %252 = xor i32 %249, %251
  %253 = call i32 @llvm.fshl.i32(i32 %247, i32 %252, i32 7)
  %254 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  store i32 %253, ptr addrspace(5) %254, align 4
  %255 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %256 = load i32, ptr addrspace(5) %255, align 4
  %257 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %258 = load i32, ptr addrspace(5) %257, align 4
  %259 = add i32 %258, %256
  store i32 %259, ptr addrspace(5) %257, align 4
  %260 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %261 = load i32, ptr addrspace(5) %260, align 4
  %262 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %263 = load i32, ptr addrspace(5) %262, align 4
  %264 = xor i32 %261, %263
  %265 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %266 = load i32, ptr addrspace(5) %265, align 4
  %267 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %268 = load i32, ptr addrspace(5) %267, align 4
  %269 = xor i32 %266, %268
  %270 = call i32 @llvm.fshl.i32(i32 %264, i32 %269, i32 16)
  %271 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  store i32 %270, ptr addrspace(5) %271, align 4
  %272 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %273 = load i32, ptr addrspace(5) %272, align 4
  %274 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %275 = load i32, ptr addrspace(5) %274, align 4
  %276 = add i32 %275, %273
  store i32 %276, ptr addrspace(5) %274, align 4
  %277 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %278 = load i32, ptr addrspace(5) %277, align 4
  %279 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %280 = load i32, ptr addrspace(5) %279, align 4
  %281 = xor i32 %278, %280
  %282 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %283 = load i32, ptr addrspace(5) %282, align 4
  %284 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %285 = load i32, ptr addrspace(5) %284, align 4
  %286 = xor i32 %283, %285
  %287 = call i32 @llvm.fshl.i32(i32 %281, i32 %286, i32 12)
  %288 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  store i32 %287, ptr addrspace(5) %288, align 4
  %289 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %290 = load i32, ptr addrspace(5) %289, align 4
  %291 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %292 = load i32, ptr addrspace(5) %291, align 4
  %293 = add i32 %292, %290
  store i32 %293, ptr addrspace(5) %291, align 4
  %294 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %295 = load i32, ptr addrspace(5) %294, align 4
  %296 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %297 = load i32, ptr addrspace(5) %296, align 4
  %298 = xor i32 %295, %297
  %299 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %300 = load i32, ptr addrspace(5) %299, align 4
  %301 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %302 = load i32, ptr addrspace(5) %301, align 4
  %303 = xor i32 %300, %302
  %304 = call i32 @llvm.fshl.i32(i32 %298, i32 %303, i32 8)
  %305 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  store i32 %304, ptr addrspace(5) %305, align 4
  %306 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %307 = load i32, ptr addrspace(5) %306, align 4
  %308 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %309 = load i32, ptr addrspace(5) %308, align 4
  %310 = add i32 %309, %307
  store i32 %310, ptr addrspace(5) %308, align 4
  %311 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %312 = load i32, ptr addrspace(5) %311, align 4
  %313 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %314 = load i32, ptr addrspace(5) %313, align 4
  %315 = xor i32 %312, %314
  %316 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %317 = load i32, ptr addrspace(5) %316, align 4
  %318 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %319 = load i32, ptr addrspace(5) %318, align 4
  %320 = xor i32 %317, %319
  %321 = call i32 @llvm.fshl.i32(i32 %315, i32 %320, i32 7)
  %322 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  store i32 %321, ptr addrspace(5) %322, align 4
  %323 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %324 = load i32, ptr addrspace(5) %323, align 4
  %325 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %326 = load i32, ptr addrspace(5) %325, align 4
  %327 = add i32 %326, %324
  store i32 %327, ptr addrspace(5) %325, align 4
  %328 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %329 = load i32, ptr addrspace(5) %328, align 4
  %330 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %331 = load i32, ptr addrspace(5) %330, align 4
  %332 = xor i32 %329, %331
  %333 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %334 = load i32, ptr addrspace(5) %333, align 4
  %335 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %336 = load i32, ptr addrspace(5) %335, align 4
  %337 = xor i32 %334, %336
  %338 = call i32 @llvm.fshl.i32(i32 %332, i32 %337, i32 16)
  %339 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  store i32 %338, ptr addrspace(5) %339, align 4
  %340 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %341 = load i32, ptr addrspace(5) %340, align 4
  %342 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %343 = load i32, ptr addrspace(5) %342, align 4
  %344 = add i32 %343, %341
  store i32 %344, ptr addrspace(5) %342, align 4
  %345 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %346 = load i32, ptr addrspace(5) %345, align 4
  %347 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %348 = load i32, ptr addrspace(5) %347, align 4
  %349 = xor i32 %346, %348
  %350 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %351 = load i32, ptr addrspace(5) %350, align 4
  %352 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %353 = load i32, ptr addrspace(5) %352, align 4
  %354 = xor i32 %351, %353
  %355 = call i32 @llvm.fshl.i32(i32 %349, i32 %354, i32 12)
  %356 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  store i32 %355, ptr addrspace(5) %356, align 4
  %357 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %358 = load i32, ptr addrspace(5) %357, align 4
  %359 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %360 = load i32, ptr addrspace(5) %359, align 4
  %361 = add i32 %360, %358
  store i32 %361, ptr addrspace(5) %359, align 4
  %362 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %363 = load i32, ptr addrspace(5) %362, align 4
  %364 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %365 = load i32, ptr addrspace(5) %364, align 4
  %366 = xor i32 %363, %365
  %367 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %368 = load i32, ptr addrspace(5) %367, align 4
  %369 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %370 = load i32, ptr addrspace(5) %369, align 4
  %371 = xor i32 %368, %370
  %372 = call i32 @llvm.fshl.i32(i32 %366, i32 %371, i32 8)
  %373 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  store i32 %372, ptr addrspace(5) %373, align 4
  %374 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %375 = load i32, ptr addrspace(5) %374, align 4
  %376 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %377 = load i32, ptr addrspace(5) %376, align 4
  %378 = add i32 %377, %375
  store i32 %378, ptr addrspace(5) %376, align 4
  %379 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %380 = load i32, ptr addrspace(5) %379, align 4
  %381 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %382 = load i32, ptr addrspace(5) %381, align 4
  %383 = xor i32 %380, %382
  %384 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %385 = load i32, ptr addrspace(5) %384, align 4
  %386 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %387 = load i32, ptr addrspace(5) %386, align 4
  %388 = xor i32 %385, %387
  %389 = call i32 @llvm.fshl.i32(i32 %383, i32 %388, i32 7)
  %390 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  store i32 %389, ptr addrspace(5) %390, align 4
  %391 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %392 = load i32, ptr addrspace(5) %391, align 4
  %393 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 0
  %394 = load i32, ptr addrspace(5) %393, align 4
  %395 = add i32 %394, %392
  store i32 %395, ptr addrspace(5) %393, align 4
  %396 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %397 = load i32, ptr addrspace(5) %396, align 4
  %398 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 0
  %399 = load i32, ptr addrspace(5) %398, align 4
  %400 = xor i32 %397, %399
  %401 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %402 = load i32, ptr addrspace(5) %401, align 4
  %403 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 0
  %404 = load i32, ptr addrspace(5) %403, align 4
  %405 = xor i32 %402, %404
  %406 = call i32 @llvm.fshl.i32(i32 %400, i32 %405, i32 16)
  %407 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  store i32 %406, ptr addrspace(5) %407, align 4
  %408 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %409 = load i32, ptr addrspace(5) %408, align 4
  %410 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %411 = load i32, ptr addrspace(5) %410, align 4
  %412 = add i32 %411, %409
  store i32 %412, ptr addrspace(5) %410, align 4
  %413 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %414 = load i32, ptr addrspace(5) %413, align 4
  %415 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %416 = load i32, ptr addrspace(5) %415, align 4
  %417 = xor i32 %414, %416
  %418 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %419 = load i32, ptr addrspace(5) %418, align 4
  %420 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %421 = load i32, ptr addrspace(5) %420, align 4
  %422 = xor i32 %419, %421
  %423 = call i32 @llvm.fshl.i32(i32 %417, i32 %422, i32 12)
  %424 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  store i32 %423, ptr addrspace(5) %424, align 4
  %425 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %426 = load i32, ptr addrspace(5) %425, align 4
  %427 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 0
  %428 = load i32, ptr addrspace(5) %427, align 4
  %429 = add i32 %428, %426
  store i32 %429, ptr addrspace(5) %427, align 4
  %430 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %431 = load i32, ptr addrspace(5) %430, align 4
  %432 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 0
  %433 = load i32, ptr addrspace(5) %432, align 4
  %434 = xor i32 %431, %433
  %435 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %436 = load i32, ptr addrspace(5) %435, align 4
  %437 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 0
  %438 = load i32, ptr addrspace(5) %437, align 4
  %439 = xor i32 %436, %438
  %440 = call i32 @llvm.fshl.i32(i32 %434, i32 %439, i32 8)
  %441 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  store i32 %440, ptr addrspace(5) %441, align 4
  %442 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 15
  %443 = load i32, ptr addrspace(5) %442, align 4
  %444 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %445 = load i32, ptr addrspace(5) %444, align 4
  %446 = add i32 %445, %443
  store i32 %446, ptr addrspace(5) %444, align 4
  %447 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %448 = load i32, ptr addrspace(5) %447, align 4
  %449 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %450 = load i32, ptr addrspace(5) %449, align 4
  %451 = xor i32 %448, %450
  %452 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  %453 = load i32, ptr addrspace(5) %452, align 4
  %454 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 10
  %455 = load i32, ptr addrspace(5) %454, align 4
  %456 = xor i32 %453, %455
  %457 = call i32 @llvm.fshl.i32(i32 %451, i32 %456, i32 7)
  %458 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 5
  store i32 %457, ptr addrspace(5) %458, align 4
  %459 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %460 = load i32, ptr addrspace(5) %459, align 4
  %461 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %462 = load i32, ptr addrspace(5) %461, align 4
  %463 = add i32 %462, %460
  store i32 %463, ptr addrspace(5) %461, align 4
  %464 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %465 = load i32, ptr addrspace(5) %464, align 4
  %466 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %467 = load i32, ptr addrspace(5) %466, align 4
  %468 = xor i32 %465, %467
  %469 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %470 = load i32, ptr addrspace(5) %469, align 4
  %471 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %472 = load i32, ptr addrspace(5) %471, align 4
  %473 = xor i32 %470, %472
  %474 = call i32 @llvm.fshl.i32(i32 %468, i32 %473, i32 16)
  %475 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  store i32 %474, ptr addrspace(5) %475, align 4
  %476 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %477 = load i32, ptr addrspace(5) %476, align 4
  %478 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %479 = load i32, ptr addrspace(5) %478, align 4
  %480 = add i32 %479, %477
  store i32 %480, ptr addrspace(5) %478, align 4
  %481 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %482 = load i32, ptr addrspace(5) %481, align 4
  %483 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %484 = load i32, ptr addrspace(5) %483, align 4
  %485 = xor i32 %482, %484
  %486 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %487 = load i32, ptr addrspace(5) %486, align 4
  %488 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %489 = load i32, ptr addrspace(5) %488, align 4
  %490 = xor i32 %487, %489
  %491 = call i32 @llvm.fshl.i32(i32 %485, i32 %490, i32 12)
  %492 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  store i32 %491, ptr addrspace(5) %492, align 4
  %493 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %494 = load i32, ptr addrspace(5) %493, align 4
  %495 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %496 = load i32, ptr addrspace(5) %495, align 4
  %497 = add i32 %496, %494
  store i32 %497, ptr addrspace(5) %495, align 4
  %498 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %499 = load i32, ptr addrspace(5) %498, align 4
  %500 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %501 = load i32, ptr addrspace(5) %500, align 4
  %502 = xor i32 %499, %501
  %503 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %504 = load i32, ptr addrspace(5) %503, align 4
  %505 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 1
  %506 = load i32, ptr addrspace(5) %505, align 4
  %507 = xor i32 %504, %506
  %508 = call i32 @llvm.fshl.i32(i32 %502, i32 %507, i32 8)
  %509 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  store i32 %508, ptr addrspace(5) %509, align 4
  %510 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 12
  %511 = load i32, ptr addrspace(5) %510, align 4
  %512 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %513 = load i32, ptr addrspace(5) %512, align 4
  %514 = add i32 %513, %511
  store i32 %514, ptr addrspace(5) %512, align 4
  %515 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %516 = load i32, ptr addrspace(5) %515, align 4
  %517 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %518 = load i32, ptr addrspace(5) %517, align 4
  %519 = xor i32 %516, %518
  %520 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  %521 = load i32, ptr addrspace(5) %520, align 4
  %522 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 11
  %523 = load i32, ptr addrspace(5) %522, align 4
  %524 = xor i32 %521, %523
  %525 = call i32 @llvm.fshl.i32(i32 %519, i32 %524, i32 7)
  %526 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 6
  store i32 %525, ptr addrspace(5) %526, align 4
  %527 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %528 = load i32, ptr addrspace(5) %527, align 4
  %529 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %530 = load i32, ptr addrspace(5) %529, align 4
  %531 = add i32 %530, %528
  store i32 %531, ptr addrspace(5) %529, align 4
  %532 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %533 = load i32, ptr addrspace(5) %532, align 4
  %534 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %535 = load i32, ptr addrspace(5) %534, align 4
  %536 = xor i32 %533, %535
  %537 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %538 = load i32, ptr addrspace(5) %537, align 4
  %539 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %540 = load i32, ptr addrspace(5) %539, align 4
  %541 = xor i32 %538, %540
  %542 = call i32 @llvm.fshl.i32(i32 %536, i32 %541, i32 16)
  %543 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  store i32 %542, ptr addrspace(5) %543, align 4
  %544 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %545 = load i32, ptr addrspace(5) %544, align 4
  %546 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %547 = load i32, ptr addrspace(5) %546, align 4
  %548 = add i32 %547, %545
  store i32 %548, ptr addrspace(5) %546, align 4
  %549 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %550 = load i32, ptr addrspace(5) %549, align 4
  %551 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %552 = load i32, ptr addrspace(5) %551, align 4
  %553 = xor i32 %550, %552
  %554 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %555 = load i32, ptr addrspace(5) %554, align 4
  %556 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %557 = load i32, ptr addrspace(5) %556, align 4
  %558 = xor i32 %555, %557
  %559 = call i32 @llvm.fshl.i32(i32 %553, i32 %558, i32 12)
  %560 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  store i32 %559, ptr addrspace(5) %560, align 4
  %561 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %562 = load i32, ptr addrspace(5) %561, align 4
  %563 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %564 = load i32, ptr addrspace(5) %563, align 4
  %565 = add i32 %564, %562
  store i32 %565, ptr addrspace(5) %563, align 4
  %566 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %567 = load i32, ptr addrspace(5) %566, align 4
  %568 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %569 = load i32, ptr addrspace(5) %568, align 4
  %570 = xor i32 %567, %569
  %571 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %572 = load i32, ptr addrspace(5) %571, align 4
  %573 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 2
  %574 = load i32, ptr addrspace(5) %573, align 4
  %575 = xor i32 %572, %574
  %576 = call i32 @llvm.fshl.i32(i32 %570, i32 %575, i32 8)
  %577 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  store i32 %576, ptr addrspace(5) %577, align 4
  %578 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 13
  %579 = load i32, ptr addrspace(5) %578, align 4
  %580 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %581 = load i32, ptr addrspace(5) %580, align 4
  %582 = add i32 %581, %579
  store i32 %582, ptr addrspace(5) %580, align 4
  %583 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %584 = load i32, ptr addrspace(5) %583, align 4
  %585 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %586 = load i32, ptr addrspace(5) %585, align 4
  %587 = xor i32 %584, %586
  %588 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  %589 = load i32, ptr addrspace(5) %588, align 4
  %590 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 8
  %591 = load i32, ptr addrspace(5) %590, align 4
  %592 = xor i32 %589, %591
  %593 = call i32 @llvm.fshl.i32(i32 %587, i32 %592, i32 7)
  %594 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 7
  store i32 %593, ptr addrspace(5) %594, align 4
  %595 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %596 = load i32, ptr addrspace(5) %595, align 4
  %597 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %598 = load i32, ptr addrspace(5) %597, align 4
  %599 = add i32 %598, %596
  store i32 %599, ptr addrspace(5) %597, align 4
  %600 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %601 = load i32, ptr addrspace(5) %600, align 4
  %602 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %603 = load i32, ptr addrspace(5) %602, align 4
  %604 = xor i32 %601, %603
  %605 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %606 = load i32, ptr addrspace(5) %605, align 4
  %607 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %608 = load i32, ptr addrspace(5) %607, align 4
  %609 = xor i32 %606, %608
  %610 = call i32 @llvm.fshl.i32(i32 %604, i32 %609, i32 16)
  %611 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  store i32 %610, ptr addrspace(5) %611, align 4
  %612 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %613 = load i32, ptr addrspace(5) %612, align 4
  %614 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %615 = load i32, ptr addrspace(5) %614, align 4
  %616 = add i32 %615, %613
  store i32 %616, ptr addrspace(5) %614, align 4
  %617 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %618 = load i32, ptr addrspace(5) %617, align 4
  %619 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %620 = load i32, ptr addrspace(5) %619, align 4
  %621 = xor i32 %618, %620
  %622 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %623 = load i32, ptr addrspace(5) %622, align 4
  %624 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %625 = load i32, ptr addrspace(5) %624, align 4
  %626 = xor i32 %623, %625
  %627 = call i32 @llvm.fshl.i32(i32 %621, i32 %626, i32 12)
  %628 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  store i32 %627, ptr addrspace(5) %628, align 4
  %629 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %630 = load i32, ptr addrspace(5) %629, align 4
  %631 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %632 = load i32, ptr addrspace(5) %631, align 4
  %633 = add i32 %632, %630
  store i32 %633, ptr addrspace(5) %631, align 4
  %634 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %635 = load i32, ptr addrspace(5) %634, align 4
  %636 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %637 = load i32, ptr addrspace(5) %636, align 4
  %638 = xor i32 %635, %637
  %639 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %640 = load i32, ptr addrspace(5) %639, align 4
  %641 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 3
  %642 = load i32, ptr addrspace(5) %641, align 4
  %643 = xor i32 %640, %642
  %644 = call i32 @llvm.fshl.i32(i32 %638, i32 %643, i32 8)
  %645 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  store i32 %644, ptr addrspace(5) %645, align 4
  %646 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 14
  %647 = load i32, ptr addrspace(5) %646, align 4
  %648 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %649 = load i32, ptr addrspace(5) %648, align 4
  %650 = add i32 %649, %647
  store i32 %650, ptr addrspace(5) %648, align 4
  %651 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %652 = load i32, ptr addrspace(5) %651, align 4
  %653 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %654 = load i32, ptr addrspace(5) %653, align 4
  %655 = xor i32 %652, %654
  %656 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  %657 = load i32, ptr addrspace(5) %656, align 4
  %658 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 9
  %659 = load i32, ptr addrspace(5) %658, align 4
  %660 = xor i32 %657, %659
  %661 = call i32 @llvm.fshl.i32(i32 %655, i32 %660, i32 7)
  %662 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 4
  store i32 %661, ptr addrspace(5) %662, align 4
  br label %663

663:                                              ; preds = %118
  %664 = load i32, ptr addrspace(5) %26, align 4
  %665 = add nsw i32 %664, 1
  store i32 %665, ptr addrspace(5) %26, align 4
  br label %115

666:                                              ; preds = %115
  store i32 0, ptr addrspace(5) %27, align 4
  br label %667

667:                                              ; preds = %696, %666
  %668 = load i32, ptr addrspace(5) %27, align 4
  %669 = icmp slt i32 %668, 16
  br i1 %669, label %670, label %699

670:                                              ; preds = %667
  %671 = load ptr addrspace(1), ptr %28, align 8
  %672 = load i32, ptr addrspace(5) %20, align 4
  %673 = mul i32 %672, 16
  %674 = load i32, ptr addrspace(5) %27, align 4
  %675 = add i32 %673, %674
  %676 = zext i32 %675 to i64
  %677 = getelementptr inbounds nuw i32, ptr addrspace(1) %671, i64 %676
  %678 = load i32, ptr addrspace(1) %677, align 4
  %679 = load i32, ptr addrspace(5) %27, align 4
  %680 = sext i32 %679 to i64
  %681 = getelementptr inbounds [16 x i32], ptr addrspace(5) %24, i64 0, i64 %680
  %682 = load i32, ptr addrspace(5) %681, align 4
  %683 = load i32, ptr addrspace(5) %27, align 4
  %684 = sext i32 %683 to i64
  %685 = getelementptr inbounds [16 x i32], ptr addrspace(5) %21, i64 0, i64 %684
  %686 = load i32, ptr addrspace(5) %685, align 4
  %687 = add i32 %682, %686
  %688 = xor i32 %678, %687
  %689 = load ptr addrspace(1), ptr %29, align 8
  %690 = load i32, ptr addrspace(5) %20, align 4
  %691 = mul i32 %690, 16
  %692 = load i32, ptr addrspace(5) %27, align 4
  %693 = add i32 %691, %692
  %694 = zext i32 %693 to i64
  %695 = getelementptr inbounds nuw i32, ptr addrspace(1) %689, i64 %694
  store i32 %688, ptr addrspace(1) %695, align 4
  br label %696

696:                                              ; preds = %670
  %697 = load i32, ptr addrspace(5) %27, align 4
  %698 = add nsw i32 %697, 1
  store i32 %698, ptr addrspace(5) %27, align 4
  br label %667

699:                                              ; preds = %56, %667
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p5.i64(ptr addrspace(5) writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 2, i32 2, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uint*", !"uint*", !"uint*", !"uint*", !"uint", !"uint"}
!9 = !{!"const", !"", !"const", !"const", !"", !""}
