; ModuleID = 'fft_radix8.cl'
source_filename = "fft_radix8.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@fft_radix8.shared = internal addrspace(3) global [576 x <2 x float>] undef, align 8
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @fft_radix8(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(4) noundef align 8 %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %4 = alloca <2 x float>, align 8, addrspace(5)
  %5 = alloca <2 x float>, align 8, addrspace(5)
  %6 = alloca <2 x float>, align 8, addrspace(5)
  %7 = alloca <2 x float>, align 8, addrspace(5)
  %8 = alloca <2 x float>, align 8, addrspace(5)
  %9 = alloca <2 x float>, align 8, addrspace(5)
  %10 = alloca <2 x float>, align 8, addrspace(5)
  %11 = alloca <2 x float>, align 8, addrspace(5)
  %12 = alloca <2 x float>, align 8, addrspace(5)
  %13 = alloca <2 x float>, align 8, addrspace(5)
  %14 = alloca <2 x float>, align 8, addrspace(5)
  %15 = alloca <2 x float>, align 8, addrspace(5)
  %16 = alloca <2 x float>, align 8, addrspace(5)
  %17 = alloca <2 x float>, align 8, addrspace(5)
  %18 = alloca <2 x float>, align 8, addrspace(5)
  %19 = alloca <2 x float>, align 8, addrspace(5)
  %20 = alloca <2 x float>, align 8, addrspace(5)
  %21 = alloca <2 x float>, align 8, addrspace(5)
  %22 = alloca ptr, align 8, addrspace(5)
  %23 = alloca ptr, align 8, addrspace(5)
  %24 = alloca ptr, align 8, addrspace(5)
  %25 = alloca ptr, align 8, addrspace(5)
  %26 = alloca <2 x float>, align 8, addrspace(5)
  %27 = alloca <2 x float>, align 8, addrspace(5)
  %28 = alloca <2 x float>, align 8, addrspace(5)
  %29 = alloca <2 x float>, align 8, addrspace(5)
  %30 = alloca ptr, align 8, addrspace(5)
  %31 = alloca ptr, align 8, addrspace(5)
  %32 = alloca ptr, align 8, addrspace(5)
  %33 = alloca ptr, align 8, addrspace(5)
  %34 = alloca <2 x float>, align 8, addrspace(5)
  %35 = alloca <2 x float>, align 8, addrspace(5)
  %36 = alloca <2 x float>, align 8, addrspace(5)
  %37 = alloca <2 x float>, align 8, addrspace(5)
  %38 = alloca ptr, align 8, addrspace(5)
  %39 = alloca ptr, align 8, addrspace(5)
  %40 = alloca ptr, align 8, addrspace(5)
  %41 = alloca ptr, align 8, addrspace(5)
  %42 = alloca <2 x float>, align 8, addrspace(5)
  %43 = alloca <2 x float>, align 8, addrspace(5)
  %44 = alloca <2 x float>, align 8, addrspace(5)
  %45 = alloca <2 x float>, align 8, addrspace(5)
  %46 = alloca ptr, align 8, addrspace(5)
  %47 = alloca ptr, align 8, addrspace(5)
  %48 = alloca ptr, align 8, addrspace(5)
  %49 = alloca ptr, align 8, addrspace(5)
  %50 = alloca <2 x float>, align 8, addrspace(5)
  %51 = alloca <2 x float>, align 8, addrspace(5)
  %52 = alloca <2 x float>, align 8, addrspace(5)
  %53 = alloca <2 x float>, align 8, addrspace(5)
  %54 = alloca <2 x float>, align 8, addrspace(5)
  %55 = alloca <2 x float>, align 8, addrspace(5)
  %56 = alloca <2 x float>, align 8, addrspace(5)
  %57 = alloca <2 x float>, align 8, addrspace(5)
  %58 = alloca <2 x float>, align 8, addrspace(5)
  %59 = alloca <2 x float>, align 8, addrspace(5)
  %60 = alloca <2 x float>, align 8, addrspace(5)
  %61 = alloca <2 x float>, align 8, addrspace(5)
  %62 = alloca <2 x float>, align 8, addrspace(5)
  %63 = alloca <2 x float>, align 8, addrspace(5)
  %64 = alloca <2 x float>, align 8, addrspace(5)
  %65 = alloca <2 x float>, align 8, addrspace(5)
  %66 = alloca <2 x float>, align 8, addrspace(5)
  %67 = alloca <2 x float>, align 8, addrspace(5)
  %68 = alloca <2 x float>, align 8, addrspace(5)
  %69 = alloca <2 x float>, align 8, addrspace(5)
  %70 = alloca <2 x float>, align 8, addrspace(5)
  %71 = alloca <2 x float>, align 8, addrspace(5)
  %72 = alloca <2 x float>, align 8, addrspace(5)
  %73 = alloca <2 x float>, align 8, addrspace(5)
  %74 = alloca ptr addrspace(5), align 4, addrspace(5)
  %75 = alloca float, align 4, addrspace(5)
  %76 = alloca <2 x float>, align 8, addrspace(5)
  %77 = alloca <2 x float>, align 8, addrspace(5)
  %78 = alloca <2 x float>, align 8, addrspace(5)
  %79 = alloca <2 x float>, align 8, addrspace(5)
  %80 = alloca <2 x float>, align 8, addrspace(5)
  %81 = alloca <2 x float>, align 8, addrspace(5)
  %82 = alloca <2 x float>, align 8, addrspace(5)
  %83 = alloca <2 x float>, align 8, addrspace(5)
  %84 = alloca <2 x float>, align 8, addrspace(5)
  %85 = alloca <2 x float>, align 8, addrspace(5)
  %86 = alloca ptr addrspace(5), align 4, addrspace(5)
  %87 = alloca float, align 4, addrspace(5)
  %88 = alloca <2 x float>, align 8, addrspace(5)
  %89 = alloca <2 x float>, align 8, addrspace(5)
  %90 = alloca <2 x float>, align 8, addrspace(5)
  %91 = alloca <2 x float>, align 8, addrspace(5)
  %92 = alloca <2 x float>, align 8, addrspace(5)
  %93 = alloca <2 x float>, align 8, addrspace(5)
  %94 = alloca <2 x float>, align 8, addrspace(5)
  %95 = alloca <2 x float>, align 8, addrspace(5)
  %96 = alloca <2 x float>, align 8, addrspace(5)
  %97 = alloca <2 x float>, align 8, addrspace(5)
  %98 = alloca i32, align 4, addrspace(5)
  %99 = alloca i32, align 4, addrspace(5)
  %100 = alloca ptr addrspace(1), align 8, addrspace(5)
  %101 = alloca ptr addrspace(1), align 8, addrspace(5)
  %102 = alloca ptr addrspace(4), align 8, addrspace(5)
  %103 = alloca i32, align 4, addrspace(5)
  %104 = alloca i32, align 4, addrspace(5)
  %105 = alloca i32, align 4, addrspace(5)
  %106 = alloca ptr addrspace(3), align 4, addrspace(5)
  %107 = alloca ptr addrspace(1), align 8, addrspace(5)
  %108 = alloca [8 x <2 x float>], align 8, addrspace(5)
  %109 = alloca i32, align 4, addrspace(5)
  %110 = alloca i32, align 4, addrspace(5)
  %111 = alloca i32, align 4, addrspace(5)
  %112 = alloca i32, align 4, addrspace(5)
  %113 = alloca ptr addrspace(1), align 8, addrspace(5)
  %114 = alloca ptr addrspace(1), align 8, addrspace(5)
  %115 = alloca ptr addrspace(4), align 8, addrspace(5)
  %116 = addrspacecast ptr addrspace(5) %113 to ptr
  %117 = addrspacecast ptr addrspace(5) %114 to ptr
  %118 = addrspacecast ptr addrspace(5) %115 to ptr
  store ptr addrspace(1) %0, ptr %116, align 8
  store ptr addrspace(1) %1, ptr %117, align 8
  store ptr addrspace(4) %2, ptr %118, align 8
  %119 = load ptr addrspace(1), ptr %116, align 8
  %120 = load ptr addrspace(1), ptr %117, align 8
  %121 = load ptr addrspace(4), ptr %118, align 8
  %122 = addrspacecast ptr addrspace(5) %100 to ptr
  %123 = addrspacecast ptr addrspace(5) %101 to ptr
  %124 = addrspacecast ptr addrspace(5) %102 to ptr
  store ptr addrspace(1) %119, ptr %122, align 8
  store ptr addrspace(1) %120, ptr %123, align 8
  store ptr addrspace(4) %121, ptr %124, align 8
  %125 = addrspacecast ptr addrspace(5) %99 to ptr
  %126 = call i32 @llvm.amdgcn.workitem.id.x()
  %127 = zext i32 %126 to i64
  store i32 %126, ptr addrspace(5) %103, align 4
  %128 = load i32, ptr addrspace(5) %103, align 4
  %129 = and i32 %128, 7
  store i32 %129, ptr addrspace(5) %104, align 4
  %130 = addrspacecast ptr addrspace(5) %98 to ptr
  %131 = call i32 @llvm.amdgcn.workgroup.id.x()
  %132 = zext i32 %131 to i64
  %133 = mul i64 %132, 8
  %134 = load i32, ptr addrspace(5) %103, align 4
  %135 = lshr i32 %134, 3
  %136 = zext i32 %135 to i64
  %137 = add i64 %133, %136
  %138 = trunc i64 %137 to i32
  store i32 %138, ptr addrspace(5) %105, align 4
  %139 = load i32, ptr addrspace(5) %103, align 4
  %140 = lshr i32 %139, 3
  %141 = mul i32 %140, 72
  %142 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft_radix8.shared, i32 %141
  store ptr addrspace(3) %142, ptr addrspace(5) %106, align 4
  %143 = load ptr addrspace(1), ptr %122, align 8
  %144 = load i32, ptr addrspace(5) %105, align 4
  %145 = mul i32 %144, 64
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %143, i64 %146
  store ptr addrspace(1) %147, ptr addrspace(5) %107, align 8
  store i32 0, ptr addrspace(5) %109, align 4
  br label %148

148:                                              ; preds = %151, %3
  %149 = load i32, ptr addrspace(5) %109, align 4
  %150 = icmp ult i32 %149, 8
  br i1 %150, label %151, label %165

151:                                              ; preds = %148
  %152 = load ptr addrspace(1), ptr addrspace(5) %107, align 8
  %153 = load i32, ptr addrspace(5) %109, align 4
  %154 = mul i32 %153, 8
  %155 = load i32, ptr addrspace(5) %104, align 4
  %156 = add i32 %154, %155
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %152, i64 %157
  %159 = load <2 x float>, ptr addrspace(1) %158, align 8
  %160 = load i32, ptr addrspace(5) %109, align 4
  %161 = zext i32 %160 to i64
  %162 = getelementptr inbounds nuw [8 x <2 x float>], ptr addrspace(5) %108, i64 0, i64 %161
  store <2 x float> %159, ptr addrspace(5) %162, align 8
  %163 = load i32, ptr addrspace(5) %109, align 4
  %164 = add i32 %163, 1
  store i32 %164, ptr addrspace(5) %109, align 4
  br label %148

165:                                              ; preds = %148
  %166 = addrspacecast ptr addrspace(5) %74 to ptr
  %167 = addrspacecast ptr addrspace(5) %77 to ptr
  %168 = addrspacecast ptr addrspace(5) %80 to ptr
  store ptr addrspace(5) %108, ptr %166, align 4
  store float 0x3FE6A09E60000000, ptr addrspace(5) %75, align 4
  %169 = load ptr addrspace(5), ptr %166, align 4
  %170 = addrspacecast ptr addrspace(5) %169 to ptr
  %171 = load ptr addrspace(5), ptr %166, align 4
  %172 = getelementptr inbounds <2 x float>, ptr addrspace(5) %171, i64 2
  %173 = addrspacecast ptr addrspace(5) %172 to ptr
  %174 = load ptr addrspace(5), ptr %166, align 4
  %175 = getelementptr inbounds <2 x float>, ptr addrspace(5) %174, i64 4
  %176 = addrspacecast ptr addrspace(5) %175 to ptr
  %177 = load ptr addrspace(5), ptr %166, align 4
  %178 = getelementptr inbounds <2 x float>, ptr addrspace(5) %177, i64 6
  %179 = addrspacecast ptr addrspace(5) %178 to ptr
  %180 = addrspacecast ptr addrspace(5) %38 to ptr
  %181 = addrspacecast ptr addrspace(5) %39 to ptr
  %182 = addrspacecast ptr addrspace(5) %40 to ptr
  %183 = addrspacecast ptr addrspace(5) %41 to ptr
  store ptr %170, ptr %180, align 8
  store ptr %173, ptr %181, align 8
  store ptr %176, ptr %182, align 8
  store ptr %179, ptr %183, align 8
  %184 = load ptr, ptr %180, align 8
  %185 = load <2 x float>, ptr %184, align 8
  %186 = load ptr, ptr %182, align 8
  %187 = load <2 x float>, ptr %186, align 8
  %188 = fadd <2 x float> %185, %187
  store <2 x float> %188, ptr addrspace(5) %42, align 8
  %189 = load ptr, ptr %180, align 8
  %190 = load <2 x float>, ptr %189, align 8
  %191 = load ptr, ptr %182, align 8
  %192 = load <2 x float>, ptr %191, align 8
  %193 = fsub <2 x float> %190, %192
  store <2 x float> %193, ptr addrspace(5) %43, align 8
  %194 = load ptr, ptr %181, align 8
  %195 = load <2 x float>, ptr %194, align 8
  %196 = load ptr, ptr %183, align 8
  %197 = load <2 x float>, ptr %196, align 8
  %198 = fadd <2 x float> %195, %197
  store <2 x float> %198, ptr addrspace(5) %44, align 8
  %199 = load ptr, ptr %181, align 8
  %200 = load <2 x float>, ptr %199, align 8
  %201 = load ptr, ptr %183, align 8
  %202 = load <2 x float>, ptr %201, align 8
  %203 = fsub <2 x float> %200, %202
  %204 = addrspacecast ptr addrspace(5) %13 to ptr
  %205 = addrspacecast ptr addrspace(5) %14 to ptr
  %206 = addrspacecast ptr addrspace(5) %15 to ptr
  store <2 x float> %203, ptr %205, align 8
  %207 = load <2 x float>, ptr %205, align 8
  %208 = extractelement <2 x float> %207, i64 1
  %209 = insertelement <2 x float> poison, float %208, i32 0
  %210 = load <2 x float>, ptr %205, align 8
  %211 = extractelement <2 x float> %210, i64 0
  %212 = fneg float %211
  %213 = insertelement <2 x float> %209, float %212, i32 1
  store <2 x float> %213, ptr %206, align 8
  %214 = load <2 x float>, ptr %206, align 8
  store <2 x float> %214, ptr addrspace(5) %45, align 8
  %215 = load <2 x float>, ptr addrspace(5) %42, align 8
  %216 = load <2 x float>, ptr addrspace(5) %44, align 8
  %217 = fadd <2 x float> %215, %216
  %218 = load ptr, ptr %180, align 8
  store <2 x float> %217, ptr %218, align 8
  %219 = load <2 x float>, ptr addrspace(5) %43, align 8
  %220 = load <2 x float>, ptr addrspace(5) %45, align 8
  %221 = fadd <2 x float> %219, %220
  %222 = load ptr, ptr %181, align 8
  store <2 x float> %221, ptr %222, align 8
  %223 = load <2 x float>, ptr addrspace(5) %42, align 8
  %224 = load <2 x float>, ptr addrspace(5) %44, align 8
  %225 = fsub <2 x float> %223, %224
  %226 = load ptr, ptr %182, align 8
  store <2 x float> %225, ptr %226, align 8
  %227 = load <2 x float>, ptr addrspace(5) %43, align 8
  %228 = load <2 x float>, ptr addrspace(5) %45, align 8
  %229 = fsub <2 x float> %227, %228
  %230 = load ptr, ptr %183, align 8
  store <2 x float> %229, ptr %230, align 8
  %231 = load ptr addrspace(5), ptr %166, align 4
  %232 = getelementptr inbounds <2 x float>, ptr addrspace(5) %231, i64 1
  %233 = addrspacecast ptr addrspace(5) %232 to ptr
  %234 = load ptr addrspace(5), ptr %166, align 4
  %235 = getelementptr inbounds <2 x float>, ptr addrspace(5) %234, i64 3
  %236 = addrspacecast ptr addrspace(5) %235 to ptr
  %237 = load ptr addrspace(5), ptr %166, align 4
  %238 = getelementptr inbounds <2 x float>, ptr addrspace(5) %237, i64 5
  %239 = addrspacecast ptr addrspace(5) %238 to ptr
  %240 = load ptr addrspace(5), ptr %166, align 4
  %241 = getelementptr inbounds <2 x float>, ptr addrspace(5) %240, i64 7
  %242 = addrspacecast ptr addrspace(5) %241 to ptr
  %243 = addrspacecast ptr addrspace(5) %46 to ptr
  %244 = addrspacecast ptr addrspace(5) %47 to ptr
  %245 = addrspacecast ptr addrspace(5) %48 to ptr
  %246 = addrspacecast ptr addrspace(5) %49 to ptr
  store ptr %233, ptr %243, align 8
  store ptr %236, ptr %244, align 8
  store ptr %239, ptr %245, align 8
  store ptr %242, ptr %246, align 8
  %247 = load ptr, ptr %243, align 8
  %248 = load <2 x float>, ptr %247, align 8
  %249 = load ptr, ptr %245, align 8
  %250 = load <2 x float>, ptr %249, align 8
  %251 = fadd <2 x float> %248, %250
  store <2 x float> %251, ptr addrspace(5) %50, align 8
  %252 = load ptr, ptr %243, align 8
  %253 = load <2 x float>, ptr %252, align 8
  %254 = load ptr, ptr %245, align 8
  %255 = load <2 x float>, ptr %254, align 8
  %256 = fsub <2 x float> %253, %255
  store <2 x float> %256, ptr addrspace(5) %51, align 8
  %257 = load ptr, ptr %244, align 8
  %258 = load <2 x float>, ptr %257, align 8
  %259 = load ptr, ptr %246, align 8
  %260 = load <2 x float>, ptr %259, align 8
  %261 = fadd <2 x float> %258, %260
  store <2 x float> %261, ptr addrspace(5) %52, align 8
  %262 = load ptr, ptr %244, align 8
  %263 = load <2 x float>, ptr %262, align 8
  %264 = load ptr, ptr %246, align 8
  %265 = load <2 x float>, ptr %264, align 8
  %266 = fsub <2 x float> %263, %265
  %267 = addrspacecast ptr addrspace(5) %10 to ptr
  %268 = addrspacecast ptr addrspace(5) %11 to ptr
  %269 = addrspacecast ptr addrspace(5) %12 to ptr
  store <2 x float> %266, ptr %268, align 8
  %270 = load <2 x float>, ptr %268, align 8
  %271 = extractelement <2 x float> %270, i64 1
  %272 = insertelement <2 x float> poison, float %271, i32 0
  %273 = load <2 x float>, ptr %268, align 8
  %274 = extractelement <2 x float> %273, i64 0
  %275 = fneg float %274
  %276 = insertelement <2 x float> %272, float %275, i32 1
  store <2 x float> %276, ptr %269, align 8
  %277 = load <2 x float>, ptr %269, align 8
  store <2 x float> %277, ptr addrspace(5) %53, align 8
  %278 = load <2 x float>, ptr addrspace(5) %50, align 8
  %279 = load <2 x float>, ptr addrspace(5) %52, align 8
  %280 = fadd <2 x float> %278, %279
  %281 = load ptr, ptr %243, align 8
  store <2 x float> %280, ptr %281, align 8
  %282 = load <2 x float>, ptr addrspace(5) %51, align 8
  %283 = load <2 x float>, ptr addrspace(5) %53, align 8
  %284 = fadd <2 x float> %282, %283
  %285 = load ptr, ptr %244, align 8
  store <2 x float> %284, ptr %285, align 8
  %286 = load <2 x float>, ptr addrspace(5) %50, align 8
  %287 = load <2 x float>, ptr addrspace(5) %52, align 8
  %288 = fsub <2 x float> %286, %287
  %289 = load ptr, ptr %245, align 8
  store <2 x float> %288, ptr %289, align 8
  %290 = load <2 x float>, ptr addrspace(5) %51, align 8
  %291 = load <2 x float>, ptr addrspace(5) %53, align 8
  %292 = fsub <2 x float> %290, %291
  %293 = load ptr, ptr %246, align 8
  store <2 x float> %292, ptr %293, align 8
  %294 = load ptr addrspace(5), ptr %166, align 4
  %295 = getelementptr inbounds <2 x float>, ptr addrspace(5) %294, i64 3
  %296 = load <2 x float>, ptr addrspace(5) %295, align 8
  store <2 x float> <float 0x3FE6A09E60000000, float 0xBFE6A09E60000000>, ptr %167, align 8
  %297 = load <2 x float>, ptr %167, align 8
  %298 = addrspacecast ptr addrspace(5) %66 to ptr
  %299 = addrspacecast ptr addrspace(5) %67 to ptr
  %300 = addrspacecast ptr addrspace(5) %68 to ptr
  %301 = addrspacecast ptr addrspace(5) %69 to ptr
  store <2 x float> %296, ptr %299, align 8
  store <2 x float> %297, ptr %300, align 8
  %302 = load <2 x float>, ptr %299, align 8
  %303 = extractelement <2 x float> %302, i64 0
  %304 = load <2 x float>, ptr %300, align 8
  %305 = extractelement <2 x float> %304, i64 0
  %306 = load <2 x float>, ptr %299, align 8
  %307 = extractelement <2 x float> %306, i64 1
  %308 = load <2 x float>, ptr %300, align 8
  %309 = extractelement <2 x float> %308, i64 1
  %310 = fmul float %307, %309
  %311 = fneg float %310
  %312 = call float @llvm.fmuladd.f32(float %303, float %305, float %311)
  %313 = insertelement <2 x float> poison, float %312, i32 0
  %314 = load <2 x float>, ptr %299, align 8
  %315 = extractelement <2 x float> %314, i64 0
  %316 = load <2 x float>, ptr %300, align 8
  %317 = extractelement <2 x float> %316, i64 1
  %318 = load <2 x float>, ptr %299, align 8
  %319 = extractelement <2 x float> %318, i64 1
  %320 = load <2 x float>, ptr %300, align 8
  %321 = extractelement <2 x float> %320, i64 0
  %322 = fmul float %319, %321
  %323 = call float @llvm.fmuladd.f32(float %315, float %317, float %322)
  %324 = insertelement <2 x float> %313, float %323, i32 1
  store <2 x float> %324, ptr %301, align 8
  %325 = load <2 x float>, ptr %301, align 8
  store <2 x float> %325, ptr addrspace(5) %76, align 8
  %326 = load ptr addrspace(5), ptr %166, align 4
  %327 = getelementptr inbounds <2 x float>, ptr addrspace(5) %326, i64 5
  %328 = load <2 x float>, ptr addrspace(5) %327, align 8
  %329 = addrspacecast ptr addrspace(5) %7 to ptr
  %330 = addrspacecast ptr addrspace(5) %8 to ptr
  %331 = addrspacecast ptr addrspace(5) %9 to ptr
  store <2 x float> %328, ptr %330, align 8
  %332 = load <2 x float>, ptr %330, align 8
  %333 = extractelement <2 x float> %332, i64 1
  %334 = insertelement <2 x float> poison, float %333, i32 0
  %335 = load <2 x float>, ptr %330, align 8
  %336 = extractelement <2 x float> %335, i64 0
  %337 = fneg float %336
  %338 = insertelement <2 x float> %334, float %337, i32 1
  store <2 x float> %338, ptr %331, align 8
  %339 = load <2 x float>, ptr %331, align 8
  store <2 x float> %339, ptr addrspace(5) %78, align 8
  %340 = load ptr addrspace(5), ptr %166, align 4
  %341 = getelementptr inbounds <2 x float>, ptr addrspace(5) %340, i64 7
  %342 = load <2 x float>, ptr addrspace(5) %341, align 8
  store <2 x float> splat (float 0xBFE6A09E60000000), ptr %168, align 8
  %343 = load <2 x float>, ptr %168, align 8
  %344 = addrspacecast ptr addrspace(5) %70 to ptr
  %345 = addrspacecast ptr addrspace(5) %71 to ptr
  %346 = addrspacecast ptr addrspace(5) %72 to ptr
  %347 = addrspacecast ptr addrspace(5) %73 to ptr
  store <2 x float> %342, ptr %345, align 8
  store <2 x float> %343, ptr %346, align 8
  %348 = load <2 x float>, ptr %345, align 8
  %349 = extractelement <2 x float> %348, i64 0
  %350 = load <2 x float>, ptr %346, align 8
  %351 = extractelement <2 x float> %350, i64 0
  %352 = load <2 x float>, ptr %345, align 8
  %353 = extractelement <2 x float> %352, i64 1
  %354 = load <2 x float>, ptr %346, align 8
  %355 = extractelement <2 x float> %354, i64 1
  %356 = fmul float %353, %355
  %357 = fneg float %356
  %358 = call float @llvm.fmuladd.f32(float %349, float %351, float %357)
  %359 = insertelement <2 x float> poison, float %358, i32 0
  %360 = load <2 x float>, ptr %345, align 8
  %361 = extractelement <2 x float> %360, i64 0
  %362 = load <2 x float>, ptr %346, align 8
  %363 = extractelement <2 x float> %362, i64 1
  %364 = load <2 x float>, ptr %345, align 8
  %365 = extractelement <2 x float> %364, i64 1
  %366 = load <2 x float>, ptr %346, align 8
  %367 = extractelement <2 x float> %366, i64 0
  %368 = fmul float %365, %367
  %369 = call float @llvm.fmuladd.f32(float %361, float %363, float %368)
  %370 = insertelement <2 x float> %359, float %369, i32 1
  store <2 x float> %370, ptr %347, align 8
  %371 = load <2 x float>, ptr %347, align 8
  store <2 x float> %371, ptr addrspace(5) %79, align 8
  %372 = load ptr addrspace(5), ptr %166, align 4
  %373 = load <2 x float>, ptr addrspace(5) %372, align 8
  store <2 x float> %373, ptr addrspace(5) %81, align 8
  %374 = load ptr addrspace(5), ptr %166, align 4
  %375 = getelementptr inbounds <2 x float>, ptr addrspace(5) %374, i64 2
  %376 = load <2 x float>, ptr addrspace(5) %375, align 8
  store <2 x float> %376, ptr addrspace(5) %82, align 8
  %377 = load ptr addrspace(5), ptr %166, align 4
  %378 = getelementptr inbounds <2 x float>, ptr addrspace(5) %377, i64 4
  %379 = load <2 x float>, ptr addrspace(5) %378, align 8
  store <2 x float> %379, ptr addrspace(5) %83, align 8
  %380 = load ptr addrspace(5), ptr %166, align 4
  %381 = getelementptr inbounds <2 x float>, ptr addrspace(5) %380, i64 6
  %382 = load <2 x float>, ptr addrspace(5) %381, align 8
  store <2 x float> %382, ptr addrspace(5) %84, align 8
  %383 = load ptr addrspace(5), ptr %166, align 4
  %384 = getelementptr inbounds <2 x float>, ptr addrspace(5) %383, i64 1
  %385 = load <2 x float>, ptr addrspace(5) %384, align 8
  store <2 x float> %385, ptr addrspace(5) %85, align 8
  %386 = load <2 x float>, ptr addrspace(5) %81, align 8
  %387 = load <2 x float>, ptr addrspace(5) %85, align 8
  %388 = fadd <2 x float> %386, %387
  %389 = load ptr addrspace(5), ptr %166, align 4
  store <2 x float> %388, ptr addrspace(5) %389, align 8
  %390 = load <2 x float>, ptr addrspace(5) %82, align 8
  %391 = load <2 x float>, ptr addrspace(5) %76, align 8
  %392 = fadd <2 x float> %390, %391
  %393 = load ptr addrspace(5), ptr %166, align 4
  %394 = getelementptr inbounds <2 x float>, ptr addrspace(5) %393, i64 1
  store <2 x float> %392, ptr addrspace(5) %394, align 8
  %395 = load <2 x float>, ptr addrspace(5) %83, align 8
  %396 = load <2 x float>, ptr addrspace(5) %78, align 8
  %397 = fadd <2 x float> %395, %396
  %398 = load ptr addrspace(5), ptr %166, align 4
  %399 = getelementptr inbounds <2 x float>, ptr addrspace(5) %398, i64 2
  store <2 x float> %397, ptr addrspace(5) %399, align 8
  %400 = load <2 x float>, ptr addrspace(5) %84, align 8
  %401 = load <2 x float>, ptr addrspace(5) %79, align 8
  %402 = fadd <2 x float> %400, %401
  %403 = load ptr addrspace(5), ptr %166, align 4
  %404 = getelementptr inbounds <2 x float>, ptr addrspace(5) %403, i64 3
  store <2 x float> %402, ptr addrspace(5) %404, align 8
  %405 = load <2 x float>, ptr addrspace(5) %81, align 8
  %406 = load <2 x float>, ptr addrspace(5) %85, align 8
  %407 = fsub <2 x float> %405, %406
  %408 = load ptr addrspace(5), ptr %166, align 4
  %409 = getelementptr inbounds <2 x float>, ptr addrspace(5) %408, i64 4
  store <2 x float> %407, ptr addrspace(5) %409, align 8
  %410 = load <2 x float>, ptr addrspace(5) %82, align 8
  %411 = load <2 x float>, ptr addrspace(5) %76, align 8
  %412 = fsub <2 x float> %410, %411
  %413 = load ptr addrspace(5), ptr %166, align 4
  %414 = getelementptr inbounds <2 x float>, ptr addrspace(5) %413, i64 5
  store <2 x float> %412, ptr addrspace(5) %414, align 8
  %415 = load <2 x float>, ptr addrspace(5) %83, align 8
  %416 = load <2 x float>, ptr addrspace(5) %78, align 8
  %417 = fsub <2 x float> %415, %416
  %418 = load ptr addrspace(5), ptr %166, align 4
  %419 = getelementptr inbounds <2 x float>, ptr addrspace(5) %418, i64 6
  store <2 x float> %417, ptr addrspace(5) %419, align 8
  %420 = load <2 x float>, ptr addrspace(5) %84, align 8
  %421 = load <2 x float>, ptr addrspace(5) %79, align 8
  %422 = fsub <2 x float> %420, %421
  %423 = load ptr addrspace(5), ptr %166, align 4
  %424 = getelementptr inbounds <2 x float>, ptr addrspace(5) %423, i64 7
  store <2 x float> %422, ptr addrspace(5) %424, align 8
  store i32 0, ptr addrspace(5) %110, align 4
  br label %425

425:                                              ; preds = %428, %165
  %426 = load i32, ptr addrspace(5) %110, align 4
  %427 = icmp ult i32 %426, 8
  br i1 %427, label %428, label %477

428:                                              ; preds = %425
  %429 = load i32, ptr addrspace(5) %110, align 4
  %430 = zext i32 %429 to i64
  %431 = getelementptr inbounds nuw [8 x <2 x float>], ptr addrspace(5) %108, i64 0, i64 %430
  %432 = load <2 x float>, ptr addrspace(5) %431, align 8
  %433 = load ptr addrspace(4), ptr %124, align 8
  %434 = load i32, ptr addrspace(5) %110, align 4
  %435 = load i32, ptr addrspace(5) %104, align 4
  %436 = mul i32 %434, %435
  %437 = zext i32 %436 to i64
  %438 = getelementptr inbounds nuw <2 x float>, ptr addrspace(4) %433, i64 %437
  %439 = load <2 x float>, ptr addrspace(4) %438, align 8
  %440 = addrspacecast ptr addrspace(5) %54 to ptr
  %441 = addrspacecast ptr addrspace(5) %55 to ptr
  %442 = addrspacecast ptr addrspace(5) %56 to ptr
  %443 = addrspacecast ptr addrspace(5) %57 to ptr
  store <2 x float> %432, ptr %441, align 8
  store <2 x float> %439, ptr %442, align 8
  %444 = load <2 x float>, ptr %441, align 8
  %445 = extractelement <2 x float> %444, i64 0
  %446 = load <2 x float>, ptr %442, align 8
  %447 = extractelement <2 x float> %446, i64 0
  %448 = load <2 x float>, ptr %441, align 8
  %449 = extractelement <2 x float> %448, i64 1
  %450 = load <2 x float>, ptr %442, align 8
  %451 = extractelement <2 x float> %450, i64 1
  %452 = fmul float %449, %451
  %453 = fneg float %452
  %454 = call float @llvm.fmuladd.f32(float %445, float %447, float %453)
  %455 = insertelement <2 x float> poison, float %454, i32 0
  %456 = load <2 x float>, ptr %441, align 8
  %457 = extractelement <2 x float> %456, i64 0
  %458 = load <2 x float>, ptr %442, align 8
  %459 = extractelement <2 x float> %458, i64 1
  %460 = load <2 x float>, ptr %441, align 8
  %461 = extractelement <2 x float> %460, i64 1
  %462 = load <2 x float>, ptr %442, align 8
  %463 = extractelement <2 x float> %462, i64 0
  %464 = fmul float %461, %463
  %465 = call float @llvm.fmuladd.f32(float %457, float %459, float %464)
  %466 = insertelement <2 x float> %455, float %465, i32 1
  store <2 x float> %466, ptr %443, align 8
  %467 = load <2 x float>, ptr %443, align 8
  %468 = load ptr addrspace(3), ptr addrspace(5) %106, align 4
  %469 = load i32, ptr addrspace(5) %110, align 4
  %470 = mul i32 %469, 9
  %471 = load i32, ptr addrspace(5) %104, align 4
  %472 = add i32 %470, %471
  %473 = zext i32 %472 to i64
  %474 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %468, i64 %473
  store <2 x float> %467, ptr addrspace(3) %474, align 8
  %475 = load i32, ptr addrspace(5) %110, align 4
  %476 = add i32 %475, 1
  store i32 %476, ptr addrspace(5) %110, align 4
  br label %425

477:                                              ; preds = %425
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  store i32 0, ptr addrspace(5) %111, align 4
  br label %478

478:                                              ; preds = %481, %477
  %479 = load i32, ptr addrspace(5) %111, align 4
  %480 = icmp ult i32 %479, 8
  br i1 %480, label %481, label %495

481:                                              ; preds = %478
  %482 = load ptr addrspace(3), ptr addrspace(5) %106, align 4
  %483 = load i32, ptr addrspace(5) %104, align 4
  %484 = mul i32 %483, 9
  %485 = load i32, ptr addrspace(5) %111, align 4
  %486 = add i32 %484, %485
  %487 = zext i32 %486 to i64
  %488 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %482, i64 %487
  %489 = load <2 x float>, ptr addrspace(3) %488, align 8
  %490 = load i32, ptr addrspace(5) %111, align 4
  %491 = zext i32 %490 to i64
  %492 = getelementptr inbounds nuw [8 x <2 x float>], ptr addrspace(5) %108, i64 0, i64 %491
  store <2 x float> %489, ptr addrspace(5) %492, align 8
  %493 = load i32, ptr addrspace(5) %111, align 4
  %494 = add i32 %493, 1
  store i32 %494, ptr addrspace(5) %111, align 4
  br label %478

495:                                              ; preds = %478
  %496 = addrspacecast ptr addrspace(5) %86 to ptr
  %497 = addrspacecast ptr addrspace(5) %89 to ptr
  %498 = addrspacecast ptr addrspace(5) %92 to ptr
  store ptr addrspace(5) %108, ptr %496, align 4
  store float 0x3FE6A09E60000000, ptr addrspace(5) %87, align 4
  %499 = load ptr addrspace(5), ptr %496, align 4
  %500 = addrspacecast ptr addrspace(5) %499 to ptr
  %501 = load ptr addrspace(5), ptr %496, align 4
  %502 = getelementptr inbounds <2 x float>, ptr addrspace(5) %501, i64 2
  %503 = addrspacecast ptr addrspace(5) %502 to ptr
  %504 = load ptr addrspace(5), ptr %496, align 4
  %505 = getelementptr inbounds <2 x float>, ptr addrspace(5) %504, i64 4
  %506 = addrspacecast ptr addrspace(5) %505 to ptr
  %507 = load ptr addrspace(5), ptr %496, align 4
  %508 = getelementptr inbounds <2 x float>, ptr addrspace(5) %507, i64 6
  %509 = addrspacecast ptr addrspace(5) %508 to ptr
  %510 = addrspacecast ptr addrspace(5) %22 to ptr
  %511 = addrspacecast ptr addrspace(5) %23 to ptr
  %512 = addrspacecast ptr addrspace(5) %24 to ptr
  %513 = addrspacecast ptr addrspace(5) %25 to ptr
  store ptr %500, ptr %510, align 8
  store ptr %503, ptr %511, align 8
  store ptr %506, ptr %512, align 8
  store ptr %509, ptr %513, align 8
  %514 = load ptr, ptr %510, align 8
  %515 = load <2 x float>, ptr %514, align 8
  %516 = load ptr, ptr %512, align 8
  %517 = load <2 x float>, ptr %516, align 8
  %518 = fadd <2 x float> %515, %517
  store <2 x float> %518, ptr addrspace(5) %26, align 8
  %519 = load ptr, ptr %510, align 8
  %520 = load <2 x float>, ptr %519, align 8
  %521 = load ptr, ptr %512, align 8
  %522 = load <2 x float>, ptr %521, align 8
  %523 = fsub <2 x float> %520, %522
  store <2 x float> %523, ptr addrspace(5) %27, align 8
  %524 = load ptr, ptr %511, align 8
  %525 = load <2 x float>, ptr %524, align 8
  %526 = load ptr, ptr %513, align 8
  %527 = load <2 x float>, ptr %526, align 8
  %528 = fadd <2 x float> %525, %527
  store <2 x float> %528, ptr addrspace(5) %28, align 8
  %529 = load ptr, ptr %511, align 8
  %530 = load <2 x float>, ptr %529, align 8
  %531 = load ptr, ptr %513, align 8
  %532 = load <2 x float>, ptr %531, align 8
  %533 = fsub <2 x float> %530, %532
  %534 = addrspacecast ptr addrspace(5) %19 to ptr
  %535 = addrspacecast ptr addrspace(5) %20 to ptr
  %536 = addrspacecast ptr addrspace(5) %21 to ptr
  store <2 x float> %533, ptr %535, align 8
  %537 = load <2 x float>, ptr %535, align 8
  %538 = extractelement <2 x float> %537, i64 1
  %539 = insertelement <2 x float> poison, float %538, i32 0
  %540 = load <2 x float>, ptr %535, align 8
  %541 = extractelement <2 x float> %540, i64 0
  %542 = fneg float %541
  %543 = insertelement <2 x float> %539, float %542, i32 1
  store <2 x float> %543, ptr %536, align 8
  %544 = load <2 x float>, ptr %536, align 8
  store <2 x float> %544, ptr addrspace(5) %29, align 8
  %545 = load <2 x float>, ptr addrspace(5) %26, align 8
  %546 = load <2 x float>, ptr addrspace(5) %28, align 8
  %547 = fadd <2 x float> %545, %546
  %548 = load ptr, ptr %510, align 8
  store <2 x float> %547, ptr %548, align 8
  %549 = load <2 x float>, ptr addrspace(5) %27, align 8
  %550 = load <2 x float>, ptr addrspace(5) %29, align 8
  %551 = fadd <2 x float> %549, %550
  %552 = load ptr, ptr %511, align 8
  store <2 x float> %551, ptr %552, align 8
  %553 = load <2 x float>, ptr addrspace(5) %26, align 8
  %554 = load <2 x float>, ptr addrspace(5) %28, align 8
  %555 = fsub <2 x float> %553, %554
  %556 = load ptr, ptr %512, align 8
  store <2 x float> %555, ptr %556, align 8
  %557 = load <2 x float>, ptr addrspace(5) %27, align 8
  %558 = load <2 x float>, ptr addrspace(5) %29, align 8
  %559 = fsub <2 x float> %557, %558
  %560 = load ptr, ptr %513, align 8
  store <2 x float> %559, ptr %560, align 8
  %561 = load ptr addrspace(5), ptr %496, align 4
  %562 = getelementptr inbounds <2 x float>, ptr addrspace(5) %561, i64 1
  %563 = addrspacecast ptr addrspace(5) %562 to ptr
  %564 = load ptr addrspace(5), ptr %496, align 4
  %565 = getelementptr inbounds <2 x float>, ptr addrspace(5) %564, i64 3
  %566 = addrspacecast ptr addrspace(5) %565 to ptr
  %567 = load ptr addrspace(5), ptr %496, align 4
  %568 = getelementptr inbounds <2 x float>, ptr addrspace(5) %567, i64 5
  %569 = addrspacecast ptr addrspace(5) %568 to ptr
  %570 = load ptr addrspace(5), ptr %496, align 4
  %571 = getelementptr inbounds <2 x float>, ptr addrspace(5) %570, i64 7
  %572 = addrspacecast ptr addrspace(5) %571 to ptr
  %573 = addrspacecast ptr addrspace(5) %30 to ptr
  %574 = addrspacecast ptr addrspace(5) %31 to ptr
  %575 = addrspacecast ptr addrspace(5) %32 to ptr
  %576 = addrspacecast ptr addrspace(5) %33 to ptr
  store ptr %563, ptr %573, align 8
  store ptr %566, ptr %574, align 8
  store ptr %569, ptr %575, align 8
  store ptr %572, ptr %576, align 8
  %577 = load ptr, ptr %573, align 8
  %578 = load <2 x float>, ptr %577, align 8
  %579 = load ptr, ptr %575, align 8
  %580 = load <2 x float>, ptr %579, align 8
  %581 = fadd <2 x float> %578, %580
  store <2 x float> %581, ptr addrspace(5) %34, align 8
  %582 = load ptr, ptr %573, align 8
  %583 = load <2 x float>, ptr %582, align 8
  %584 = load ptr, ptr %575, align 8
  %585 = load <2 x float>, ptr %584, align 8
  %586 = fsub <2 x float> %583, %585
  store <2 x float> %586, ptr addrspace(5) %35, align 8
  %587 = load ptr, ptr %574, align 8
  %588 = load <2 x float>, ptr %587, align 8
  %589 = load ptr, ptr %576, align 8
  %590 = load <2 x float>, ptr %589, align 8
  %591 = fadd <2 x float> %588, %590
  store <2 x float> %591, ptr addrspace(5) %36, align 8
  %592 = load ptr, ptr %574, align 8
  %593 = load <2 x float>, ptr %592, align 8
  %594 = load ptr, ptr %576, align 8
  %595 = load <2 x float>, ptr %594, align 8
  %596 = fsub <2 x float> %593, %595
  %597 = addrspacecast ptr addrspace(5) %16 to ptr
  %598 = addrspacecast ptr addrspace(5) %17 to ptr
  %599 = addrspacecast ptr addrspace(5) %18 to ptr
  store <2 x float> %596, ptr %598, align 8
  %600 = load <2 x float>, ptr %598, align 8
  %601 = extractelement <2 x float> %600, i64 1
  %602 = insertelement <2 x float> poison, float %601, i32 0
  %603 = load <2 x float>, ptr %598, align 8
  %604 = extractelement <2 x float> %603, i64 0
  %605 = fneg float %604
  %606 = insertelement <2 x float> %602, float %605, i32 1
  store <2 x float> %606, ptr %599, align 8
  %607 = load <2 x float>, ptr %599, align 8
  store <2 x float> %607, ptr addrspace(5) %37, align 8
  %608 = load <2 x float>, ptr addrspace(5) %34, align 8
  %609 = load <2 x float>, ptr addrspace(5) %36, align 8
  %610 = fadd <2 x float> %608, %609
  %611 = load ptr, ptr %573, align 8
  store <2 x float> %610, ptr %611, align 8
  %612 = load <2 x float>, ptr addrspace(5) %35, align 8
  %613 = load <2 x float>, ptr addrspace(5) %37, align 8
  %614 = fadd <2 x float> %612, %613
  %615 = load ptr, ptr %574, align 8
  store <2 x float> %614, ptr %615, align 8
  %616 = load <2 x float>, ptr addrspace(5) %34, align 8
  %617 = load <2 x float>, ptr addrspace(5) %36, align 8
  %618 = fsub <2 x float> %616, %617
  %619 = load ptr, ptr %575, align 8
  store <2 x float> %618, ptr %619, align 8
  %620 = load <2 x float>, ptr addrspace(5) %35, align 8
  %621 = load <2 x float>, ptr addrspace(5) %37, align 8
  %622 = fsub <2 x float> %620, %621
  %623 = load ptr, ptr %576, align 8
  store <2 x float> %622, ptr %623, align 8
  %624 = load ptr addrspace(5), ptr %496, align 4
  %625 = getelementptr inbounds <2 x float>, ptr addrspace(5) %624, i64 3
  %626 = load <2 x float>, ptr addrspace(5) %625, align 8
  store <2 x float> <float 0x3FE6A09E60000000, float 0xBFE6A09E60000000>, ptr %497, align 8
  %627 = load <2 x float>, ptr %497, align 8
  %628 = addrspacecast ptr addrspace(5) %58 to ptr
  %629 = addrspacecast ptr addrspace(5) %59 to ptr
  %630 = addrspacecast ptr addrspace(5) %60 to ptr
  %631 = addrspacecast ptr addrspace(5) %61 to ptr
  store <2 x float> %626, ptr %629, align 8
  store <2 x float> %627, ptr %630, align 8
  %632 = load <2 x float>, ptr %629, align 8
  %633 = extractelement <2 x float> %632, i64 0
  %634 = load <2 x float>, ptr %630, align 8
  %635 = extractelement <2 x float> %634, i64 0
  %636 = load <2 x float>, ptr %629, align 8
  %637 = extractelement <2 x float> %636, i64 1
  %638 = load <2 x float>, ptr %630, align 8
  %639 = extractelement <2 x float> %638, i64 1
  %640 = fmul float %637, %639
  %641 = fneg float %640
  %642 = call float @llvm.fmuladd.f32(float %633, float %635, float %641)
  %643 = insertelement <2 x float> poison, float %642, i32 0
  %644 = load <2 x float>, ptr %629, align 8
  %645 = extractelement <2 x float> %644, i64 0
  %646 = load <2 x float>, ptr %630, align 8
  %647 = extractelement <2 x float> %646, i64 1
  %648 = load <2 x float>, ptr %629, align 8
  %649 = extractelement <2 x float> %648, i64 1
  %650 = load <2 x float>, ptr %630, align 8
  %651 = extractelement <2 x float> %650, i64 0
  %652 = fmul float %649, %651
  %653 = call float @llvm.fmuladd.f32(float %645, float %647, float %652)
  %654 = insertelement <2 x float> %643, float %653, i32 1
  store <2 x float> %654, ptr %631, align 8
  %655 = load <2 x float>, ptr %631, align 8
  store <2 x float> %655, ptr addrspace(5) %88, align 8
  %656 = load ptr addrspace(5), ptr %496, align 4
  %657 = getelementptr inbounds <2 x float>, ptr addrspace(5) %656, i64 5
  %658 = load <2 x float>, ptr addrspace(5) %657, align 8
  %659 = addrspacecast ptr addrspace(5) %4 to ptr
  %660 = addrspacecast ptr addrspace(5) %5 to ptr
  %661 = addrspacecast ptr addrspace(5) %6 to ptr
  store <2 x float> %658, ptr %660, align 8
  %662 = load <2 x float>, ptr %660, align 8
  %663 = extractelement <2 x float> %662, i64 1
  %664 = insertelement <2 x float> poison, float %663, i32 0
  %665 = load <2 x float>, ptr %660, align 8
  %666 = extractelement <2 x float> %665, i64 0
  %667 = fneg float %666
  %668 = insertelement <2 x float> %664, float %667, i32 1
  store <2 x float> %668, ptr %661, align 8
  %669 = load <2 x float>, ptr %661, align 8
  store <2 x float> %669, ptr addrspace(5) %90, align 8
  %670 = load ptr addrspace(5), ptr %496, align 4
  %671 = getelementptr inbounds <2 x float>, ptr addrspace(5) %670, i64 7
  %672 = load <2 x float>, ptr addrspace(5) %671, align 8
  store <2 x float> splat (float 0xBFE6A09E60000000), ptr %498, align 8
  %673 = load <2 x float>, ptr %498, align 8
  %674 = addrspacecast ptr addrspace(5) %62 to ptr
  %675 = addrspacecast ptr addrspace(5) %63 to ptr
  %676 = addrspacecast ptr addrspace(5) %64 to ptr
  %677 = addrspacecast ptr addrspace(5) %65 to ptr
  store <2 x float> %672, ptr %675, align 8
  store <2 x float> %673, ptr %676, align 8
  %678 = load <2 x float>, ptr %675, align 8
  %679 = extractelement <2 x float> %678, i64 0
  %680 = load <2 x float>, ptr %676, align 8
  %681 = extractelement <2 x float> %680, i64 0
  %682 = load <2 x float>, ptr %675, align 8
  %683 = extractelement <2 x float> %682, i64 1
  %684 = load <2 x float>, ptr %676, align 8
  %685 = extractelement <2 x float> %684, i64 1
  %686 = fmul float %683, %685
  %687 = fneg float %686
  %688 = call float @llvm.fmuladd.f32(float %679, float %681, float %687)
  %689 = insertelement <2 x float> poison, float %688, i32 0
  %690 = load <2 x float>, ptr %675, align 8
  %691 = extractelement <2 x float> %690, i64 0
  %692 = load <2 x float>, ptr %676, align 8
  %693 = extractelement <2 x float> %692, i64 1
  %694 = load <2 x float>, ptr %675, align 8
  %695 = extractelement <2 x float> %694, i64 1
  %696 = load <2 x float>, ptr %676, align 8
  %697 = extractelement <2 x float> %696, i64 0
  %698 = fmul float %695, %697
  %699 = call float @llvm.fmuladd.f32(float %691, float %693, float %698)
  %700 = insertelement <2 x float> %689, float %699, i32 1
  store <2 x float> %700, ptr %677, align 8
  %701 = load <2 x float>, ptr %677, align 8
  store <2 x float> %701, ptr addrspace(5) %91, align 8
  %702 = load ptr addrspace(5), ptr %496, align 4
  %703 = load <2 x float>, ptr addrspace(5) %702, align 8
  store <2 x float> %703, ptr addrspace(5) %93, align 8
  %704 = load ptr addrspace(5), ptr %496, align 4
  %705 = getelementptr inbounds <2 x float>, ptr addrspace(5) %704, i64 2
  %706 = load <2 x float>, ptr addrspace(5) %705, align 8
  store <2 x float> %706, ptr addrspace(5) %94, align 8
  %707 = load ptr addrspace(5), ptr %496, align 4
  %708 = getelementptr inbounds <2 x float>, ptr addrspace(5) %707, i64 4
  %709 = load <2 x float>, ptr addrspace(5) %708, align 8
  store <2 x float> %709, ptr addrspace(5) %95, align 8
  %710 = load ptr addrspace(5), ptr %496, align 4
  %711 = getelementptr inbounds <2 x float>, ptr addrspace(5) %710, i64 6
  %712 = load <2 x float>, ptr addrspace(5) %711, align 8
  store <2 x float> %712, ptr addrspace(5) %96, align 8
  %713 = load ptr addrspace(5), ptr %496, align 4
  %714 = getelementptr inbounds <2 x float>, ptr addrspace(5) %713, i64 1
  %715 = load <2 x float>, ptr addrspace(5) %714, align 8
  store <2 x float> %715, ptr addrspace(5) %97, align 8
  %716 = load <2 x float>, ptr addrspace(5) %93, align 8
  %717 = load <2 x float>, ptr addrspace(5) %97, align 8
  %718 = fadd <2 x float> %716, %717
  %719 = load ptr addrspace(5), ptr %496, align 4
  store <2 x float> %718, ptr addrspace(5) %719, align 8
  %720 = load <2 x float>, ptr addrspace(5) %94, align 8
  %721 = load <2 x float>, ptr addrspace(5) %88, align 8
  %722 = fadd <2 x float> %720, %721
  %723 = load ptr addrspace(5), ptr %496, align 4
  %724 = getelementptr inbounds <2 x float>, ptr addrspace(5) %723, i64 1
  store <2 x float> %722, ptr addrspace(5) %724, align 8
  %725 = load <2 x float>, ptr addrspace(5) %95, align 8
  %726 = load <2 x float>, ptr addrspace(5) %90, align 8
  %727 = fadd <2 x float> %725, %726
  %728 = load ptr addrspace(5), ptr %496, align 4
  %729 = getelementptr inbounds <2 x float>, ptr addrspace(5) %728, i64 2
  store <2 x float> %727, ptr addrspace(5) %729, align 8
  %730 = load <2 x float>, ptr addrspace(5) %96, align 8
  %731 = load <2 x float>, ptr addrspace(5) %91, align 8
  %732 = fadd <2 x float> %730, %731
  %733 = load ptr addrspace(5), ptr %496, align 4
  %734 = getelementptr inbounds <2 x float>, ptr addrspace(5) %733, i64 3
  store <2 x float> %732, ptr addrspace(5) %734, align 8
  %735 = load <2 x float>, ptr addrspace(5) %93, align 8
  %736 = load <2 x float>, ptr addrspace(5) %97, align 8
  %737 = fsub <2 x float> %735, %736
  %738 = load ptr addrspace(5), ptr %496, align 4
  %739 = getelementptr inbounds <2 x float>, ptr addrspace(5) %738, i64 4
  store <2 x float> %737, ptr addrspace(5) %739, align 8
  %740 = load <2 x float>, ptr addrspace(5) %94, align 8
  %741 = load <2 x float>, ptr addrspace(5) %88, align 8
  %742 = fsub <2 x float> %740, %741
  %743 = load ptr addrspace(5), ptr %496, align 4
  %744 = getelementptr inbounds <2 x float>, ptr addrspace(5) %743, i64 5
  store <2 x float> %742, ptr addrspace(5) %744, align 8
  %745 = load <2 x float>, ptr addrspace(5) %95, align 8
  %746 = load <2 x float>, ptr addrspace(5) %90, align 8
  %747 = fsub <2 x float> %745, %746
  %748 = load ptr addrspace(5), ptr %496, align 4
  %749 = getelementptr inbounds <2 x float>, ptr addrspace(5) %748, i64 6
  store <2 x float> %747, ptr addrspace(5) %749, align 8
  %750 = load <2 x float>, ptr addrspace(5) %96, align 8
  %751 = load <2 x float>, ptr addrspace(5) %91, align 8
  %752 = fsub <2 x float> %750, %751
  %753 = load ptr addrspace(5), ptr %496, align 4
  %754 = getelementptr inbounds <2 x float>, ptr addrspace(5) %753, i64 7
  store <2 x float> %752, ptr addrspace(5) %754, align 8
  store i32 0, ptr addrspace(5) %112, align 4
  br label %755

755:                                              ; preds = %758, %495
  %756 = load i32, ptr addrspace(5) %112, align 4
  %757 = icmp ult i32 %756, 8
  br i1 %757, label %758, label %775

758:                                              ; preds = %755
  %759 = load i32, ptr addrspace(5) %112, align 4
  %760 = zext i32 %759 to i64
  %761 = getelementptr inbounds nuw [8 x <2 x float>], ptr addrspace(5) %108, i64 0, i64 %760
  %762 = load <2 x float>, ptr addrspace(5) %761, align 8
  %763 = load ptr addrspace(1), ptr %123, align 8
  %764 = load i32, ptr addrspace(5) %105, align 4
  %765 = mul i32 %764, 64
  %766 = load i32, ptr addrspace(5) %112, align 4
  %767 = mul i32 %766, 8
  %768 = add i32 %765, %767
  %769 = load i32, ptr addrspace(5) %104, align 4
  %770 = add i32 %768, %769
  %771 = zext i32 %770 to i64
  %772 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %763, i64 %771
  store <2 x float> %762, ptr addrspace(1) %772, align 8
  %773 = load i32, ptr addrspace(5) %112, align 4
  %774 = add i32 %773, 1
  store i32 %774, ptr addrspace(5) %112, align 4
  br label %755

775:                                              ; preds = %755
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_fft_radix8(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(4) noundef align 8 %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %4 = alloca <2 x float>, align 8, addrspace(5)
  %5 = alloca <2 x float>, align 8, addrspace(5)
  %6 = alloca <2 x float>, align 8, addrspace(5)
  %7 = alloca <2 x float>, align 8, addrspace(5)
  %8 = alloca <2 x float>, align 8, addrspace(5)
  %9 = alloca <2 x float>, align 8, addrspace(5)
  %10 = alloca <2 x float>, align 8, addrspace(5)
  %11 = alloca <2 x float>, align 8, addrspace(5)
  %12 = alloca <2 x float>, align 8, addrspace(5)
  %13 = alloca <2 x float>, align 8, addrspace(5)
  %14 = alloca <2 x float>, align 8, addrspace(5)
  %15 = alloca <2 x float>, align 8, addrspace(5)
  %16 = alloca <2 x float>, align 8, addrspace(5)
  %17 = alloca <2 x float>, align 8, addrspace(5)
  %18 = alloca <2 x float>, align 8, addrspace(5)
  %19 = alloca <2 x float>, align 8, addrspace(5)
  %20 = alloca <2 x float>, align 8, addrspace(5)
  %21 = alloca <2 x float>, align 8, addrspace(5)
  %22 = alloca ptr, align 8, addrspace(5)
  %23 = alloca ptr, align 8, addrspace(5)
  %24 = alloca ptr, align 8, addrspace(5)
  %25 = alloca ptr, align 8, addrspace(5)
  %26 = alloca <2 x float>, align 8, addrspace(5)
  %27 = alloca <2 x float>, align 8, addrspace(5)
  %28 = alloca <2 x float>, align 8, addrspace(5)
  %29 = alloca <2 x float>, align 8, addrspace(5)
  %30 = alloca ptr, align 8, addrspace(5)
  %31 = alloca ptr, align 8, addrspace(5)
  %32 = alloca ptr, align 8, addrspace(5)
  %33 = alloca ptr, align 8, addrspace(5)
  %34 = alloca <2 x float>, align 8, addrspace(5)
  %35 = alloca <2 x float>, align 8, addrspace(5)
  %36 = alloca <2 x float>, align 8, addrspace(5)
  %37 = alloca <2 x float>, align 8, addrspace(5)
  %38 = alloca ptr, align 8, addrspace(5)
  %39 = alloca ptr, align 8, addrspace(5)
  %40 = alloca ptr, align 8, addrspace(5)
  %41 = alloca ptr, align 8, addrspace(5)
  %42 = alloca <2 x float>, align 8, addrspace(5)
  %43 = alloca <2 x float>, align 8, addrspace(5)
  %44 = alloca <2 x float>, align 8, addrspace(5)
  %45 = alloca <2 x float>, align 8, addrspace(5)
  %46 = alloca ptr, align 8, addrspace(5)
  %47 = alloca ptr, align 8, addrspace(5)
  %48 = alloca ptr, align 8, addrspace(5)
  %49 = alloca ptr, align 8, addrspace(5)
  %50 = alloca <2 x float>, align 8, addrspace(5)
  %51 = alloca <2 x float>, align 8, addrspace(5)
  %52 = alloca <2 x float>, align 8, addrspace(5)
  %53 = alloca <2 x float>, align 8, addrspace(5)
  %54 = alloca <2 x float>, align 8, addrspace(5)
  %55 = alloca <2 x float>, align 8, addrspace(5)
  %56 = alloca <2 x float>, align 8, addrspace(5)
  %57 = alloca <2 x float>, align 8, addrspace(5)
  %58 = alloca <2 x float>, align 8, addrspace(5)
  %59 = alloca <2 x float>, align 8, addrspace(5)
  %60 = alloca <2 x float>, align 8, addrspace(5)
  %61 = alloca <2 x float>, align 8, addrspace(5)
  %62 = alloca <2 x float>, align 8, addrspace(5)
  %63 = alloca <2 x float>, align 8, addrspace(5)
  %64 = alloca <2 x float>, align 8, addrspace(5)
  %65 = alloca <2 x float>, align 8, addrspace(5)
  %66 = alloca <2 x float>, align 8, addrspace(5)
  %67 = alloca <2 x float>, align 8, addrspace(5)
  %68 = alloca <2 x float>, align 8, addrspace(5)
  %69 = alloca <2 x float>, align 8, addrspace(5)
  %70 = alloca <2 x float>, align 8, addrspace(5)
  %71 = alloca <2 x float>, align 8, addrspace(5)
  %72 = alloca <2 x float>, align 8, addrspace(5)
  %73 = alloca <2 x float>, align 8, addrspace(5)
  %74 = alloca ptr addrspace(5), align 4, addrspace(5)
  %75 = alloca float, align 4, addrspace(5)
  %76 = alloca <2 x float>, align 8, addrspace(5)
  %77 = alloca <2 x float>, align 8, addrspace(5)
  %78 = alloca <2 x float>, align 8, addrspace(5)
  %79 = alloca <2 x float>, align 8, addrspace(5)
  %80 = alloca <2 x float>, align 8, addrspace(5)
  %81 = alloca <2 x float>, align 8, addrspace(5)
  %82 = alloca <2 x float>, align 8, addrspace(5)
  %83 = alloca <2 x float>, align 8, addrspace(5)
  %84 = alloca <2 x float>, align 8, addrspace(5)
  %85 = alloca <2 x float>, align 8, addrspace(5)
  %86 = alloca ptr addrspace(5), align 4, addrspace(5)
  %87 = alloca float, align 4, addrspace(5)
  %88 = alloca <2 x float>, align 8, addrspace(5)
  %89 = alloca <2 x float>, align 8, addrspace(5)
  %90 = alloca <2 x float>, align 8, addrspace(5)
  %91 = alloca <2 x float>, align 8, addrspace(5)
  %92 = alloca <2 x float>, align 8, addrspace(5)
  %93 = alloca <2 x float>, align 8, addrspace(5)
  %94 = alloca <2 x float>, align 8, addrspace(5)
  %95 = alloca <2 x float>, align 8, addrspace(5)
  %96 = alloca <2 x float>, align 8, addrspace(5)
  %97 = alloca <2 x float>, align 8, addrspace(5)
  %98 = alloca i32, align 4, addrspace(5)
  %99 = alloca i32, align 4, addrspace(5)
  %100 = alloca ptr addrspace(1), align 8, addrspace(5)
  %101 = alloca ptr addrspace(1), align 8, addrspace(5)
  %102 = alloca ptr addrspace(4), align 8, addrspace(5)
  %103 = alloca i32, align 4, addrspace(5)
  %104 = alloca i32, align 4, addrspace(5)
  %105 = alloca i32, align 4, addrspace(5)
  %106 = alloca ptr addrspace(3), align 4, addrspace(5)
  %107 = alloca ptr addrspace(1), align 8, addrspace(5)
  %108 = alloca [8 x <2 x float>], align 8, addrspace(5)
  %109 = alloca i32, align 4, addrspace(5)
  %110 = alloca i32, align 4, addrspace(5)
  %111 = alloca i32, align 4, addrspace(5)
  %112 = alloca i32, align 4, addrspace(5)
  %113 = addrspacecast ptr addrspace(5) %100 to ptr
  %114 = addrspacecast ptr addrspace(5) %101 to ptr
  %115 = addrspacecast ptr addrspace(5) %102 to ptr
  store ptr addrspace(1) %0, ptr %113, align 8
  store ptr addrspace(1) %1, ptr %114, align 8
  store ptr addrspace(4) %2, ptr %115, align 8
  %116 = addrspacecast ptr addrspace(5) %99 to ptr
  %117 = call i32 @llvm.amdgcn.workitem.id.x()
  %118 = zext i32 %117 to i64
  %119 = trunc i64 %118 to i32
  store i32 %119, ptr addrspace(5) %103, align 4
  %120 = load i32, ptr addrspace(5) %103, align 4
  %121 = and i32 %120, 7
  store i32 %121, ptr addrspace(5) %104, align 4
  %122 = addrspacecast ptr addrspace(5) %98 to ptr
  %123 = call i32 @llvm.amdgcn.workgroup.id.x()
  %124 = zext i32 %123 to i64
  %125 = mul i64 %124, 8
  %126 = load i32, ptr addrspace(5) %103, align 4
  %127 = lshr i32 %126, 3
  %128 = zext i32 %127 to i64
  %129 = add i64 %125, %128
  %130 = trunc i64 %129 to i32
  store i32 %130, ptr addrspace(5) %105, align 4
  %131 = load i32, ptr addrspace(5) %103, align 4
  %132 = lshr i32 %131, 3
  %133 = mul i32 %132, 72
  %134 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft_radix8.shared, i32 %133
  store ptr addrspace(3) %134, ptr addrspace(5) %106, align 4
  %135 = load ptr addrspace(1), ptr %113, align 8
  %136 = load i32, ptr addrspace(5) %105, align 4
  %137 = mul i32 %136, 64
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %135, i64 %138
  store ptr addrspace(1) %139, ptr addrspace(5) %107, align 8
  store i32 0, ptr addrspace(5) %109, align 4
  br label %140

140:                                              ; preds = %155, %3
  %141 = load i32, ptr addrspace(5) %109, align 4
  %142 = icmp ult i32 %141, 8
  br i1 %142, label %143, label %158

143:                                              ; preds = %140
  %144 = load ptr addrspace(1), ptr addrspace(5) %107, align 8
  %145 = load i32, ptr addrspace(5) %109, align 4
  %146 = mul i32 %145, 8
  %147 = load i32, ptr addrspace(5) %104, align 4
  %148 = add i32 %146, %147
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %144, i64 %149
  %151 = load <2 x float>, ptr addrspace(1) %150, align 8
  %152 = load i32, ptr addrspace(5) %109, align 4
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw [8 x <2 x float>], ptr addrspace(5) %108, i64 0, i64 %153
  store <2 x float> %151, ptr addrspace(5) %154, align 8
  br label %155

155:                                              ; preds = %143
  %156 = load i32, ptr addrspace(5) %109, align 4
  %157 = add i32 %156, 1
  store i32 %157, ptr addrspace(5) %109, align 4
  br label %140

158:                                              ; preds = %140
  %159 = getelementptr inbounds [8 x <2 x float>], ptr addrspace(5) %108, i64 0, i64 0
  %160 = addrspacecast ptr addrspace(5) %74 to ptr
  %161 = addrspacecast ptr addrspace(5) %77 to ptr
  %162 = addrspacecast ptr addrspace(5) %80 to ptr
  store ptr addrspace(5) %159, ptr %160, align 4
  store float 0x3FE6A09E60000000, ptr addrspace(5) %75, align 4
  %163 = load ptr addrspace(5), ptr %160, align 4
  %164 = addrspacecast ptr addrspace(5) %163 to ptr
  %165 = load ptr addrspace(5), ptr %160, align 4
  %166 = getelementptr inbounds <2 x float>, ptr addrspace(5) %165, i64 2
  %167 = addrspacecast ptr addrspace(5) %166 to ptr
  %168 = load ptr addrspace(5), ptr %160, align 4
  %169 = getelementptr inbounds <2 x float>, ptr addrspace(5) %168, i64 4
  %170 = addrspacecast ptr addrspace(5) %169 to ptr
  %171 = load ptr addrspace(5), ptr %160, align 4
  %172 = getelementptr inbounds <2 x float>, ptr addrspace(5) %171, i64 6
  %173 = addrspacecast ptr addrspace(5) %172 to ptr
  %174 = addrspacecast ptr addrspace(5) %38 to ptr
  %175 = addrspacecast ptr addrspace(5) %39 to ptr
  %176 = addrspacecast ptr addrspace(5) %40 to ptr
  %177 = addrspacecast ptr addrspace(5) %41 to ptr
  store ptr %164, ptr %174, align 8
  store ptr %167, ptr %175, align 8
  store ptr %170, ptr %176, align 8
  store ptr %173, ptr %177, align 8
  %178 = load ptr, ptr %174, align 8
  %179 = load <2 x float>, ptr %178, align 8
  %180 = load ptr, ptr %176, align 8
  %181 = load <2 x float>, ptr %180, align 8
  %182 = fadd <2 x float> %179, %181
  store <2 x float> %182, ptr addrspace(5) %42, align 8
  %183 = load ptr, ptr %174, align 8
  %184 = load <2 x float>, ptr %183, align 8
  %185 = load ptr, ptr %176, align 8
  %186 = load <2 x float>, ptr %185, align 8
  %187 = fsub <2 x float> %184, %186
  store <2 x float> %187, ptr addrspace(5) %43, align 8
  %188 = load ptr, ptr %175, align 8
  %189 = load <2 x float>, ptr %188, align 8
  %190 = load ptr, ptr %177, align 8
  %191 = load <2 x float>, ptr %190, align 8
  %192 = fadd <2 x float> %189, %191
  store <2 x float> %192, ptr addrspace(5) %44, align 8
  %193 = load ptr, ptr %175, align 8
  %194 = load <2 x float>, ptr %193, align 8
  %195 = load ptr, ptr %177, align 8
  %196 = load <2 x float>, ptr %195, align 8
  %197 = fsub <2 x float> %194, %196
  %198 = addrspacecast ptr addrspace(5) %13 to ptr
  %199 = addrspacecast ptr addrspace(5) %14 to ptr
  %200 = addrspacecast ptr addrspace(5) %15 to ptr
  store <2 x float> %197, ptr %199, align 8
  %201 = load <2 x float>, ptr %199, align 8
  %202 = extractelement <2 x float> %201, i64 1
  %203 = insertelement <2 x float> poison, float %202, i32 0
  %204 = load <2 x float>, ptr %199, align 8
  %205 = extractelement <2 x float> %204, i64 0
  %206 = fneg float %205
  %207 = insertelement <2 x float> %203, float %206, i32 1
  store <2 x float> %207, ptr %200, align 8
  %208 = load <2 x float>, ptr %200, align 8
  store <2 x float> %208, ptr addrspace(5) %45, align 8
  %209 = load <2 x float>, ptr addrspace(5) %42, align 8
  %210 = load <2 x float>, ptr addrspace(5) %44, align 8
  %211 = fadd <2 x float> %209, %210
  %212 = load ptr, ptr %174, align 8
  store <2 x float> %211, ptr %212, align 8
  %213 = load <2 x float>, ptr addrspace(5) %43, align 8
  %214 = load <2 x float>, ptr addrspace(5) %45, align 8
  %215 = fadd <2 x float> %213, %214
  %216 = load ptr, ptr %175, align 8
  store <2 x float> %215, ptr %216, align 8
  %217 = load <2 x float>, ptr addrspace(5) %42, align 8
  %218 = load <2 x float>, ptr addrspace(5) %44, align 8
  %219 = fsub <2 x float> %217, %218
  %220 = load ptr, ptr %176, align 8
  store <2 x float> %219, ptr %220, align 8
  %221 = load <2 x float>, ptr addrspace(5) %43, align 8
  %222 = load <2 x float>, ptr addrspace(5) %45, align 8
  %223 = fsub <2 x float> %221, %222
  %224 = load ptr, ptr %177, align 8
  store <2 x float> %223, ptr %224, align 8
  %225 = load ptr addrspace(5), ptr %160, align 4
  %226 = getelementptr inbounds <2 x float>, ptr addrspace(5) %225, i64 1
  %227 = addrspacecast ptr addrspace(5) %226 to ptr
  %228 = load ptr addrspace(5), ptr %160, align 4
  %229 = getelementptr inbounds <2 x float>, ptr addrspace(5) %228, i64 3
  %230 = addrspacecast ptr addrspace(5) %229 to ptr
  %231 = load ptr addrspace(5), ptr %160, align 4
  %232 = getelementptr inbounds <2 x float>, ptr addrspace(5) %231, i64 5
  %233 = addrspacecast ptr addrspace(5) %232 to ptr
  %234 = load ptr addrspace(5), ptr %160, align 4
  %235 = getelementptr inbounds <2 x float>, ptr addrspace(5) %234, i64 7
  %236 = addrspacecast ptr addrspace(5) %235 to ptr
  %237 = addrspacecast ptr addrspace(5) %46 to ptr
  %238 = addrspacecast ptr addrspace(5) %47 to ptr
  %239 = addrspacecast ptr addrspace(5) %48 to ptr
  %240 = addrspacecast ptr addrspace(5) %49 to ptr
  store ptr %227, ptr %237, align 8
  store ptr %230, ptr %238, align 8
  store ptr %233, ptr %239, align 8
  store ptr %236, ptr %240, align 8
  %241 = load ptr, ptr %237, align 8
  %242 = load <2 x float>, ptr %241, align 8
  %243 = load ptr, ptr %239, align 8
  %244 = load <2 x float>, ptr %243, align 8
  %245 = fadd <2 x float> %242, %244
  store <2 x float> %245, ptr addrspace(5) %50, align 8
  %246 = load ptr, ptr %237, align 8
  %247 = load <2 x float>, ptr %246, align 8
  %248 = load ptr, ptr %239, align 8
  %249 = load <2 x float>, ptr %248, align 8
  %250 = fsub <2 x float> %247, %249
  store <2 x float> %250, ptr addrspace(5) %51, align 8
  %251 = load ptr, ptr %238, align 8
  %252 = load <2 x float>, ptr %251, align 8
  %253 = load ptr, ptr %240, align 8
  %254 = load <2 x float>, ptr %253, align 8
  %255 = fadd <2 x float> %252, %254
  store <2 x float> %255, ptr addrspace(5) %52, align 8
  %256 = load ptr, ptr %238, align 8
  %257 = load <2 x float>, ptr %256, align 8
  %258 = load ptr, ptr %240, align 8
  %259 = load <2 x float>, ptr %258, align 8
  %260 = fsub <2 x float> %257, %259
  %261 = addrspacecast ptr addrspace(5) %10 to ptr
  %262 = addrspacecast ptr addrspace(5) %11 to ptr
  %263 = addrspacecast ptr addrspace(5) %12 to ptr
  store <2 x float> %260, ptr %262, align 8
  %264 = load <2 x float>, ptr %262, align 8
  %265 = extractelement <2 x float> %264, i64 1
  %266 = insertelement <2 x float> poison, float %265, i32 0
  %267 = load <2 x float>, ptr %262, align 8
  %268 = extractelement <2 x float> %267, i64 0
  %269 = fneg float %268
  %270 = insertelement <2 x float> %266, float %269, i32 1
  store <2 x float> %270, ptr %263, align 8
  %271 = load <2 x float>, ptr %263, align 8
  store <2 x float> %271, ptr addrspace(5) %53, align 8
  %272 = load <2 x float>, ptr addrspace(5) %50, align 8
  %273 = load <2 x float>, ptr addrspace(5) %52, align 8
  %274 = fadd <2 x float> %272, %273
  %275 = load ptr, ptr %237, align 8
  store <2 x float> %274, ptr %275, align 8
  %276 = load <2 x float>, ptr addrspace(5) %51, align 8
  %277 = load <2 x float>, ptr addrspace(5) %53, align 8
  %278 = fadd <2 x float> %276, %277
  %279 = load ptr, ptr %238, align 8
  store <2 x float> %278, ptr %279, align 8
  %280 = load <2 x float>, ptr addrspace(5) %50, align 8
  %281 = load <2 x float>, ptr addrspace(5) %52, align 8
  %282 = fsub <2 x float> %280, %281
  %283 = load ptr, ptr %239, align 8
  store <2 x float> %282, ptr %283, align 8
  %284 = load <2 x float>, ptr addrspace(5) %51, align 8
  %285 = load <2 x float>, ptr addrspace(5) %53, align 8
  %286 = fsub <2 x float> %284, %285
  %287 = load ptr, ptr %240, align 8
  store <2 x float> %286, ptr %287, align 8
  %288 = load ptr addrspace(5), ptr %160, align 4
  %289 = getelementptr inbounds <2 x float>, ptr addrspace(5) %288, i64 3
  %290 = load <2 x float>, ptr addrspace(5) %289, align 8
  store <2 x float> <float 0x3FE6A09E60000000, float 0xBFE6A09E60000000>, ptr %161, align 8
  %291 = load <2 x float>, ptr %161, align 8
  %292 = addrspacecast ptr addrspace(5) %66 to ptr
  %293 = addrspacecast ptr addrspace(5) %67 to ptr
  %294 = addrspacecast ptr addrspace(5) %68 to ptr
  %295 = addrspacecast ptr addrspace(5) %69 to ptr
  store <2 x float> %290, ptr %293, align 8
  store <2 x float> %291, ptr %294, align 8
  %296 = load <2 x float>, ptr %293, align 8
  %297 = extractelement <2 x float> %296, i64 0
  %298 = load <2 x float>, ptr %294, align 8
  %299 = extractelement <2 x float> %298, i64 0
  %300 = load <2 x float>, ptr %293, align 8
  %301 = extractelement <2 x float> %300, i64 1
  %302 = load <2 x float>, ptr %294, align 8
  %303 = extractelement <2 x float> %302, i64 1
  %304 = fmul float %301, %303
  %305 = fneg float %304
  %306 = call float @llvm.fmuladd.f32(float %297, float %299, float %305)
  %307 = insertelement <2 x float> poison, float %306, i32 0
  %308 = load <2 x float>, ptr %293, align 8
  %309 = extractelement <2 x float> %308, i64 0
  %310 = load <2 x float>, ptr %294, align 8
  %311 = extractelement <2 x float> %310, i64 1
  %312 = load <2 x float>, ptr %293, align 8
  %313 = extractelement <2 x float> %312, i64 1
  %314 = load <2 x float>, ptr %294, align 8
  %315 = extractelement <2 x float> %314, i64 0
  %316 = fmul float %313, %315
  %317 = call float @llvm.fmuladd.f32(float %309, float %311, float %316)
  %318 = insertelement <2 x float> %307, float %317, i32 1
  store <2 x float> %318, ptr %295, align 8
  %319 = load <2 x float>, ptr %295, align 8
  store <2 x float> %319, ptr addrspace(5) %76, align 8
  %320 = load ptr addrspace(5), ptr %160, align 4
  %321 = getelementptr inbounds <2 x float>, ptr addrspace(5) %320, i64 5
  %322 = load <2 x float>, ptr addrspace(5) %321, align 8
  %323 = addrspacecast ptr addrspace(5) %7 to ptr
  %324 = addrspacecast ptr addrspace(5) %8 to ptr
  %325 = addrspacecast ptr addrspace(5) %9 to ptr
  store <2 x float> %322, ptr %324, align 8
  %326 = load <2 x float>, ptr %324, align 8
  %327 = extractelement <2 x float> %326, i64 1
  %328 = insertelement <2 x float> poison, float %327, i32 0
  %329 = load <2 x float>, ptr %324, align 8
  %330 = extractelement <2 x float> %329, i64 0
  %331 = fneg float %330
  %332 = insertelement <2 x float> %328, float %331, i32 1
  store <2 x float> %332, ptr %325, align 8
  %333 = load <2 x float>, ptr %325, align 8
  store <2 x float> %333, ptr addrspace(5) %78, align 8
  %334 = load ptr addrspace(5), ptr %160, align 4
  %335 = getelementptr inbounds <2 x float>, ptr addrspace(5) %334, i64 7
  %336 = load <2 x float>, ptr addrspace(5) %335, align 8
  store <2 x float> splat (float 0xBFE6A09E60000000), ptr %162, align 8
  %337 = load <2 x float>, ptr %162, align 8
  %338 = addrspacecast ptr addrspace(5) %70 to ptr
  %339 = addrspacecast ptr addrspace(5) %71 to ptr
  %340 = addrspacecast ptr addrspace(5) %72 to ptr
  %341 = addrspacecast ptr addrspace(5) %73 to ptr
  store <2 x float> %336, ptr %339, align 8
  store <2 x float> %337, ptr %340, align 8
  %342 = load <2 x float>, ptr %339, align 8
  %343 = extractelement <2 x float> %342, i64 0
  %344 = load <2 x float>, ptr %340, align 8
  %345 = extractelement <2 x float> %344, i64 0
  %346 = load <2 x float>, ptr %339, align 8
  %347 = extractelement <2 x float> %346, i64 1
  %348 = load <2 x float>, ptr %340, align 8
  %349 = extractelement <2 x float> %348, i64 1
  %350 = fmul float %347, %349
  %351 = fneg float %350
  %352 = call float @llvm.fmuladd.f32(float %343, float %345, float %351)
  %353 = insertelement <2 x float> poison, float %352, i32 0
  %354 = load <2 x float>, ptr %339, align 8
  %355 = extractelement <2 x float> %354, i64 0
  %356 = load <2 x float>, ptr %340, align 8
  %357 = extractelement <2 x float> %356, i64 1
  %358 = load <2 x float>, ptr %339, align 8
  %359 = extractelement <2 x float> %358, i64 1
  %360 = load <2 x float>, ptr %340, align 8
  %361 = extractelement <2 x float> %360, i64 0
  %362 = fmul float %359, %361
  %363 = call float @llvm.fmuladd.f32(float %355, float %357, float %362)
  %364 = insertelement <2 x float> %353, float %363, i32 1
  store <2 x float> %364, ptr %341, align 8
  %365 = load <2 x float>, ptr %341, align 8
  store <2 x float> %365, ptr addrspace(5) %79, align 8
  %366 = load ptr addrspace(5), ptr %160, align 4
  %367 = load <2 x float>, ptr addrspace(5) %366, align 8
  store <2 x float> %367, ptr addrspace(5) %81, align 8
  %368 = load ptr addrspace(5), ptr %160, align 4
  %369 = getelementptr inbounds <2 x float>, ptr addrspace(5) %368, i64 2
  %370 = load <2 x float>, ptr addrspace(5) %369, align 8
  store <2 x float> %370, ptr addrspace(5) %82, align 8
  %371 = load ptr addrspace(5), ptr %160, align 4
  %372 = getelementptr inbounds <2 x float>, ptr addrspace(5) %371, i64 4
  %373 = load <2 x float>, ptr addrspace(5) %372, align 8
  store <2 x float> %373, ptr addrspace(5) %83, align 8
  %374 = load ptr addrspace(5), ptr %160, align 4
  %375 = getelementptr inbounds <2 x float>, ptr addrspace(5) %374, i64 6
  %376 = load <2 x float>, ptr addrspace(5) %375, align 8
  store <2 x float> %376, ptr addrspace(5) %84, align 8
  %377 = load ptr addrspace(5), ptr %160, align 4
  %378 = getelementptr inbounds <2 x float>, ptr addrspace(5) %377, i64 1
  %379 = load <2 x float>, ptr addrspace(5) %378, align 8
  store <2 x float> %379, ptr addrspace(5) %85, align 8
  %380 = load <2 x float>, ptr addrspace(5) %81, align 8
  %381 = load <2 x float>, ptr addrspace(5) %85, align 8
  %382 = fadd <2 x float> %380, %381
  %383 = load ptr addrspace(5), ptr %160, align 4
  store <2 x float> %382, ptr addrspace(5) %383, align 8
  %384 = load <2 x float>, ptr addrspace(5) %82, align 8
  %385 = load <2 x float>, ptr addrspace(5) %76, align 8
  %386 = fadd <2 x float> %384, %385
  %387 = load ptr addrspace(5), ptr %160, align 4
  %388 = getelementptr inbounds <2 x float>, ptr addrspace(5) %387, i64 1
  store <2 x float> %386, ptr addrspace(5) %388, align 8
  %389 = load <2 x float>, ptr addrspace(5) %83, align 8
  %390 = load <2 x float>, ptr addrspace(5) %78, align 8
  %391 = fadd <2 x float> %389, %390
  %392 = load ptr addrspace(5), ptr %160, align 4
  %393 = getelementptr inbounds <2 x float>, ptr addrspace(5) %392, i64 2
  store <2 x float> %391, ptr addrspace(5) %393, align 8
  %394 = load <2 x float>, ptr addrspace(5) %84, align 8
  %395 = load <2 x float>, ptr addrspace(5) %79, align 8
  %396 = fadd <2 x float> %394, %395
  %397 = load ptr addrspace(5), ptr %160, align 4
  %398 = getelementptr inbounds <2 x float>, ptr addrspace(5) %397, i64 3
  store <2 x float> %396, ptr addrspace(5) %398, align 8
  %399 = load <2 x float>, ptr addrspace(5) %81, align 8
  %400 = load <2 x float>, ptr addrspace(5) %85, align 8
  %401 = fsub <2 x float> %399, %400
  %402 = load ptr addrspace(5), ptr %160, align 4
  %403 = getelementptr inbounds <2 x float>, ptr addrspace(5) %402, i64 4
  store <2 x float> %401, ptr addrspace(5) %403, align 8
  %404 = load <2 x float>, ptr addrspace(5) %82, align 8
  %405 = load <2 x float>, ptr addrspace(5) %76, align 8
  %406 = fsub <2 x float> %404, %405
  %407 = load ptr addrspace(5), ptr %160, align 4
  %408 = getelementptr inbounds <2 x float>, ptr addrspace(5) %407, i64 5
  store <2 x float> %406, ptr addrspace(5) %408, align 8
  %409 = load <2 x float>, ptr addrspace(5) %83, align 8
  %410 = load <2 x float>, ptr addrspace(5) %78, align 8
  %411 = fsub <2 x float> %409, %410
  %412 = load ptr addrspace(5), ptr %160, align 4
  %413 = getelementptr inbounds <2 x float>, ptr addrspace(5) %412, i64 6
  store <2 x float> %411, ptr addrspace(5) %413, align 8
  %414 = load <2 x float>, ptr addrspace(5) %84, align 8
  %415 = load <2 x float>, ptr addrspace(5) %79, align 8
  %416 = fsub <2 x float> %414, %415
  %417 = load ptr addrspace(5), ptr %160, align 4
  %418 = getelementptr inbounds <2 x float>, ptr addrspace(5) %417, i64 7
  store <2 x float> %416, ptr addrspace(5) %418, align 8
  store i32 0, ptr addrspace(5) %110, align 4
  br label %419

419:                                              ; preds = %469, %158
  %420 = load i32, ptr addrspace(5) %110, align 4
  %421 = icmp ult i32 %420, 8
  br i1 %421, label %422, label %472

422:                                              ; preds = %419
  %423 = load i32, ptr addrspace(5) %110, align 4
  %424 = zext i32 %423 to i64
  %425 = getelementptr inbounds nuw [8 x <2 x float>], ptr addrspace(5) %108, i64 0, i64 %424
  %426 = load <2 x float>, ptr addrspace(5) %425, align 8
  %427 = load ptr addrspace(4), ptr %115, align 8
  %428 = load i32, ptr addrspace(5) %110, align 4
  %429 = load i32, ptr addrspace(5) %104, align 4
  %430 = mul i32 %428, %429
  %431 = zext i32 %430 to i64
  %432 = getelementptr inbounds nuw <2 x float>, ptr addrspace(4) %427, i64 %431
  %433 = load <2 x float>, ptr addrspace(4) %432, align 8
  %434 = addrspacecast ptr addrspace(5) %54 to ptr
  %435 = addrspacecast ptr addrspace(5) %55 to ptr
  %436 = addrspacecast ptr addrspace(5) %56 to ptr
  %437 = addrspacecast ptr addrspace(5) %57 to ptr
  store <2 x float> %426, ptr %435, align 8
  store <2 x float> %433, ptr %436, align 8
  %438 = load <2 x float>, ptr %435, align 8
  %439 = extractelement <2 x float> %438, i64 0
  %440 = load <2 x float>, ptr %436, align 8
  %441 = extractelement <2 x float> %440, i64 0
  %442 = load <2 x float>, ptr %435, align 8
  %443 = extractelement <2 x float> %442, i64 1
  %444 = load <2 x float>, ptr %436, align 8
  %445 = extractelement <2 x float> %444, i64 1
  %446 = fmul float %443, %445
  %447 = fneg float %446
  %448 = call float @llvm.fmuladd.f32(float %439, float %441, float %447)
  %449 = insertelement <2 x float> poison, float %448, i32 0
  %450 = load <2 x float>, ptr %435, align 8
  %451 = extractelement <2 x float> %450, i64 0
  %452 = load <2 x float>, ptr %436, align 8
  %453 = extractelement <2 x float> %452, i64 1
  %454 = load <2 x float>, ptr %435, align 8
  %455 = extractelement <2 x float> %454, i64 1
  %456 = load <2 x float>, ptr %436, align 8
  %457 = extractelement <2 x float> %456, i64 0
  %458 = fmul float %455, %457
  %459 = call float @llvm.fmuladd.f32(float %451, float %453, float %458)
  %460 = insertelement <2 x float> %449, float %459, i32 1
  store <2 x float> %460, ptr %437, align 8
  %461 = load <2 x float>, ptr %437, align 8
  %462 = load ptr addrspace(3), ptr addrspace(5) %106, align 4
  %463 = load i32, ptr addrspace(5) %110, align 4
  %464 = mul i32 %463, 9
  %465 = load i32, ptr addrspace(5) %104, align 4
  %466 = add i32 %464, %465
  %467 = zext i32 %466 to i64
  %468 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %462, i64 %467
  store <2 x float> %461, ptr addrspace(3) %468, align 8
  br label %469

469:                                              ; preds = %422
  %470 = load i32, ptr addrspace(5) %110, align 4
  %471 = add i32 %470, 1
  store i32 %471, ptr addrspace(5) %110, align 4
  br label %419

472:                                              ; preds = %419
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  store i32 0, ptr addrspace(5) %111, align 4
  br label %473

473:                                              ; preds = %488, %472
  %474 = load i32, ptr addrspace(5) %111, align 4
  %475 = icmp ult i32 %474, 8
  br i1 %475, label %476, label %491

476:                                              ; preds = %473
  %477 = load ptr addrspace(3), ptr addrspace(5) %106, align 4
  %478 = load i32, ptr addrspace(5) %104, align 4
  %479 = mul i32 %478, 9
  %480 = load i32, ptr addrspace(5) %111, align 4
  %481 = add i32 %479, %480
  %482 = zext i32 %481 to i64
  %483 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) %477, i64 %482
  %484 = load <2 x float>, ptr addrspace(3) %483, align 8
  %485 = load i32, ptr addrspace(5) %111, align 4
  %486 = zext i32 %485 to i64
  %487 = getelementptr inbounds nuw [8 x <2 x float>], ptr addrspace(5) %108, i64 0, i64 %486
  store <2 x float> %484, ptr addrspace(5) %487, align 8
  br label %488

488:                                              ; preds = %476
  %489 = load i32, ptr addrspace(5) %111, align 4
  %490 = add i32 %489, 1
  store i32 %490, ptr addrspace(5) %111, align 4
  br label %473

491:                                              ; preds = %473
  %492 = getelementptr inbounds [8 x <2 x float>], ptr addrspace(5) %108, i64 0, i64 0
  %493 = addrspacecast ptr addrspace(5) %86 to ptr
  %494 = addrspacecast ptr addrspace(5) %89 to ptr
  %495 = addrspacecast ptr addrspace(5) %92 to ptr
  store ptr addrspace(5) %492, ptr %493, align 4
  store float 0x3FE6A09E60000000, ptr addrspace(5) %87, align 4
  %496 = load ptr addrspace(5), ptr %493, align 4
  %497 = addrspacecast ptr addrspace(5) %496 to ptr
  %498 = load ptr addrspace(5), ptr %493, align 4
  %499 = getelementptr inbounds <2 x float>, ptr addrspace(5) %498, i64 2
  %500 = addrspacecast ptr addrspace(5) %499 to ptr
  %501 = load ptr addrspace(5), ptr %493, align 4
  %502 = getelementptr inbounds <2 x float>, ptr addrspace(5) %501, i64 4
  %503 = addrspacecast ptr addrspace(5) %502 to ptr
  %504 = load ptr addrspace(5), ptr %493, align 4
  %505 = getelementptr inbounds <2 x float>, ptr addrspace(5) %504, i64 6
  %506 = addrspacecast ptr addrspace(5) %505 to ptr
  %507 = addrspacecast ptr addrspace(5) %22 to ptr
  %508 = addrspacecast ptr addrspace(5) %23 to ptr
  %509 = addrspacecast ptr addrspace(5) %24 to ptr
  %510 = addrspacecast ptr addrspace(5) %25 to ptr
  store ptr %497, ptr %507, align 8
  store ptr %500, ptr %508, align 8
  store ptr %503, ptr %509, align 8
  store ptr %506, ptr %510, align 8
  %511 = load ptr, ptr %507, align 8
  %512 = load <2 x float>, ptr %511, align 8
  %513 = load ptr, ptr %509, align 8
  %514 = load <2 x float>, ptr %513, align 8
  %515 = fadd <2 x float> %512, %514
  store <2 x float> %515, ptr addrspace(5) %26, align 8
  %516 = load ptr, ptr %507, align 8
  %517 = load <2 x float>, ptr %516, align 8
  %518 = load ptr, ptr %509, align 8
  %519 = load <2 x float>, ptr %518, align 8
  %520 = fsub <2 x float> %517, %519
  store <2 x float> %520, ptr addrspace(5) %27, align 8
  %521 = load ptr, ptr %508, align 8
  %522 = load <2 x float>, ptr %521, align 8
  %523 = load ptr, ptr %510, align 8
  %524 = load <2 x float>, ptr %523, align 8
  %525 = fadd <2 x float> %522, %524
  store <2 x float> %525, ptr addrspace(5) %28, align 8
  %526 = load ptr, ptr %508, align 8
  %527 = load <2 x float>, ptr %526, align 8
  %528 = load ptr, ptr %510, align 8
  %529 = load <2 x float>, ptr %528, align 8
  %530 = fsub <2 x float> %527, %529
  %531 = addrspacecast ptr addrspace(5) %19 to ptr
  %532 = addrspacecast ptr addrspace(5) %20 to ptr
  %533 = addrspacecast ptr addrspace(5) %21 to ptr
  store <2 x float> %530, ptr %532, align 8
  %534 = load <2 x float>, ptr %532, align 8
  %535 = extractelement <2 x float> %534, i64 1
  %536 = insertelement <2 x float> poison, float %535, i32 0
  %537 = load <2 x float>, ptr %532, align 8
  %538 = extractelement <2 x float> %537, i64 0
  %539 = fneg float %538
  %540 = insertelement <2 x float> %536, float %539, i32 1
  store <2 x float> %540, ptr %533, align 8
  %541 = load <2 x float>, ptr %533, align 8
  store <2 x float> %541, ptr addrspace(5) %29, align 8
  %542 = load <2 x float>, ptr addrspace(5) %26, align 8
  %543 = load <2 x float>, ptr addrspace(5) %28, align 8
  %544 = fadd <2 x float> %542, %543
  %545 = load ptr, ptr %507, align 8
  store <2 x float> %544, ptr %545, align 8
  %546 = load <2 x float>, ptr addrspace(5) %27, align 8
  %547 = load <2 x float>, ptr addrspace(5) %29, align 8
  %548 = fadd <2 x float> %546, %547
  %549 = load ptr, ptr %508, align 8
  store <2 x float> %548, ptr %549, align 8
  %550 = load <2 x float>, ptr addrspace(5) %26, align 8
  %551 = load <2 x float>, ptr addrspace(5) %28, align 8
  %552 = fsub <2 x float> %550, %551
  %553 = load ptr, ptr %509, align 8
  store <2 x float> %552, ptr %553, align 8
  %554 = load <2 x float>, ptr addrspace(5) %27, align 8
  %555 = load <2 x float>, ptr addrspace(5) %29, align 8
  %556 = fsub <2 x float> %554, %555
  %557 = load ptr, ptr %510, align 8
  store <2 x float> %556, ptr %557, align 8
  %558 = load ptr addrspace(5), ptr %493, align 4
  %559 = getelementptr inbounds <2 x float>, ptr addrspace(5) %558, i64 1
  %560 = addrspacecast ptr addrspace(5) %559 to ptr
  %561 = load ptr addrspace(5), ptr %493, align 4
  %562 = getelementptr inbounds <2 x float>, ptr addrspace(5) %561, i64 3
  %563 = addrspacecast ptr addrspace(5) %562 to ptr
  %564 = load ptr addrspace(5), ptr %493, align 4
  %565 = getelementptr inbounds <2 x float>, ptr addrspace(5) %564, i64 5
  %566 = addrspacecast ptr addrspace(5) %565 to ptr
  %567 = load ptr addrspace(5), ptr %493, align 4
  %568 = getelementptr inbounds <2 x float>, ptr addrspace(5) %567, i64 7
  %569 = addrspacecast ptr addrspace(5) %568 to ptr
  %570 = addrspacecast ptr addrspace(5) %30 to ptr
  %571 = addrspacecast ptr addrspace(5) %31 to ptr
  %572 = addrspacecast ptr addrspace(5) %32 to ptr
  %573 = addrspacecast ptr addrspace(5) %33 to ptr
  store ptr %560, ptr %570, align 8
  store ptr %563, ptr %571, align 8
  store ptr %566, ptr %572, align 8
  store ptr %569, ptr %573, align 8
  %574 = load ptr, ptr %570, align 8
  %575 = load <2 x float>, ptr %574, align 8
  %576 = load ptr, ptr %572, align 8
  %577 = load <2 x float>, ptr %576, align 8
  %578 = fadd <2 x float> %575, %577
  store <2 x float> %578, ptr addrspace(5) %34, align 8
  %579 = load ptr, ptr %570, align 8
  %580 = load <2 x float>, ptr %579, align 8
  %581 = load ptr, ptr %572, align 8
  %582 = load <2 x float>, ptr %581, align 8
  %583 = fsub <2 x float> %580, %582
  store <2 x float> %583, ptr addrspace(5) %35, align 8
  %584 = load ptr, ptr %571, align 8
  %585 = load <2 x float>, ptr %584, align 8
  %586 = load ptr, ptr %573, align 8
  %587 = load <2 x float>, ptr %586, align 8
  %588 = fadd <2 x float> %585, %587
  store <2 x float> %588, ptr addrspace(5) %36, align 8
  %589 = load ptr, ptr %571, align 8
  %590 = load <2 x float>, ptr %589, align 8
  %591 = load ptr, ptr %573, align 8
  %592 = load <2 x float>, ptr %591, align 8
  %593 = fsub <2 x float> %590, %592
  %594 = addrspacecast ptr addrspace(5) %16 to ptr
  %595 = addrspacecast ptr addrspace(5) %17 to ptr
  %596 = addrspacecast ptr addrspace(5) %18 to ptr
  store <2 x float> %593, ptr %595, align 8
  %597 = load <2 x float>, ptr %595, align 8
  %598 = extractelement <2 x float> %597, i64 1
  %599 = insertelement <2 x float> poison, float %598, i32 0
  %600 = load <2 x float>, ptr %595, align 8
  %601 = extractelement <2 x float> %600, i64 0
  %602 = fneg float %601
  %603 = insertelement <2 x float> %599, float %602, i32 1
  store <2 x float> %603, ptr %596, align 8
  %604 = load <2 x float>, ptr %596, align 8
  store <2 x float> %604, ptr addrspace(5) %37, align 8
  %605 = load <2 x float>, ptr addrspace(5) %34, align 8
  %606 = load <2 x float>, ptr addrspace(5) %36, align 8
  %607 = fadd <2 x float> %605, %606
  %608 = load ptr, ptr %570, align 8
  store <2 x float> %607, ptr %608, align 8
  %609 = load <2 x float>, ptr addrspace(5) %35, align 8
  %610 = load <2 x float>, ptr addrspace(5) %37, align 8
  %611 = fadd <2 x float> %609, %610
  %612 = load ptr, ptr %571, align 8
  store <2 x float> %611, ptr %612, align 8
  %613 = load <2 x float>, ptr addrspace(5) %34, align 8
  %614 = load <2 x float>, ptr addrspace(5) %36, align 8
  %615 = fsub <2 x float> %613, %614
  %616 = load ptr, ptr %572, align 8
  store <2 x float> %615, ptr %616, align 8
  %617 = load <2 x float>, ptr addrspace(5) %35, align 8
  %618 = load <2 x float>, ptr addrspace(5) %37, align 8
  %619 = fsub <2 x float> %617, %618
  %620 = load ptr, ptr %573, align 8
  store <2 x float> %619, ptr %620, align 8
  %621 = load ptr addrspace(5), ptr %493, align 4
  %622 = getelementptr inbounds <2 x float>, ptr addrspace(5) %621, i64 3
  %623 = load <2 x float>, ptr addrspace(5) %622, align 8
  store <2 x float> <float 0x3FE6A09E60000000, float 0xBFE6A09E60000000>, ptr %494, align 8
  %624 = load <2 x float>, ptr %494, align 8
  %625 = addrspacecast ptr addrspace(5) %58 to ptr
  %626 = addrspacecast ptr addrspace(5) %59 to ptr
  %627 = addrspacecast ptr addrspace(5) %60 to ptr
  %628 = addrspacecast ptr addrspace(5) %61 to ptr
  store <2 x float> %623, ptr %626, align 8
  store <2 x float> %624, ptr %627, align 8
  %629 = load <2 x float>, ptr %626, align 8
  %630 = extractelement <2 x float> %629, i64 0
  %631 = load <2 x float>, ptr %627, align 8
  %632 = extractelement <2 x float> %631, i64 0
  %633 = load <2 x float>, ptr %626, align 8
  %634 = extractelement <2 x float> %633, i64 1
  %635 = load <2 x float>, ptr %627, align 8
  %636 = extractelement <2 x float> %635, i64 1
  %637 = fmul float %634, %636
  %638 = fneg float %637
  %639 = call float @llvm.fmuladd.f32(float %630, float %632, float %638)
  %640 = insertelement <2 x float> poison, float %639, i32 0
  %641 = load <2 x float>, ptr %626, align 8
  %642 = extractelement <2 x float> %641, i64 0
  %643 = load <2 x float>, ptr %627, align 8
  %644 = extractelement <2 x float> %643, i64 1
  %645 = load <2 x float>, ptr %626, align 8
  %646 = extractelement <2 x float> %645, i64 1
  %647 = load <2 x float>, ptr %627, align 8
  %648 = extractelement <2 x float> %647, i64 0
  %649 = fmul float %646, %648
  %650 = call float @llvm.fmuladd.f32(float %642, float %644, float %649)
  %651 = insertelement <2 x float> %640, float %650, i32 1
  store <2 x float> %651, ptr %628, align 8
  %652 = load <2 x float>, ptr %628, align 8
  store <2 x float> %652, ptr addrspace(5) %88, align 8
  %653 = load ptr addrspace(5), ptr %493, align 4
  %654 = getelementptr inbounds <2 x float>, ptr addrspace(5) %653, i64 5
  %655 = load <2 x float>, ptr addrspace(5) %654, align 8
  %656 = addrspacecast ptr addrspace(5) %4 to ptr
  %657 = addrspacecast ptr addrspace(5) %5 to ptr
  %658 = addrspacecast ptr addrspace(5) %6 to ptr
  store <2 x float> %655, ptr %657, align 8
  %659 = load <2 x float>, ptr %657, align 8
  %660 = extractelement <2 x float> %659, i64 1
  %661 = insertelement <2 x float> poison, float %660, i32 0
  %662 = load <2 x float>, ptr %657, align 8
  %663 = extractelement <2 x float> %662, i64 0
  %664 = fneg float %663
  %665 = insertelement <2 x float> %661, float %664, i32 1
  store <2 x float> %665, ptr %658, align 8
  %666 = load <2 x float>, ptr %658, align 8
  store <2 x float> %666, ptr addrspace(5) %90, align 8
  %667 = load ptr addrspace(5), ptr %493, align 4
  %668 = getelementptr inbounds <2 x float>, ptr addrspace(5) %667, i64 7
  %669 = load <2 x float>, ptr addrspace(5) %668, align 8
  store <2 x float> splat (float 0xBFE6A09E60000000), ptr %495, align 8
  %670 = load <2 x float>, ptr %495, align 8
  %671 = addrspacecast ptr addrspace(5) %62 to ptr
  %672 = addrspacecast ptr addrspace(5) %63 to ptr
  %673 = addrspacecast ptr addrspace(5) %64 to ptr
  %674 = addrspacecast ptr addrspace(5) %65 to ptr
  store <2 x float> %669, ptr %672, align 8
  store <2 x float> %670, ptr %673, align 8
  %675 = load <2 x float>, ptr %672, align 8
  %676 = extractelement <2 x float> %675, i64 0
  %677 = load <2 x float>, ptr %673, align 8
  %678 = extractelement <2 x float> %677, i64 0
  %679 = load <2 x float>, ptr %672, align 8
  %680 = extractelement <2 x float> %679, i64 1
  %681 = load <2 x float>, ptr %673, align 8
  %682 = extractelement <2 x float> %681, i64 1
  %683 = fmul float %680, %682
  %684 = fneg float %683
  %685 = call float @llvm.fmuladd.f32(float %676, float %678, float %684)
  %686 = insertelement <2 x float> poison, float %685, i32 0
  %687 = load <2 x float>, ptr %672, align 8
  %688 = extractelement <2 x float> %687, i64 0
  %689 = load <2 x float>, ptr %673, align 8
  %690 = extractelement <2 x float> %689, i64 1
  %691 = load <2 x float>, ptr %672, align 8
  %692 = extractelement <2 x float> %691, i64 1
  %693 = load <2 x float>, ptr %673, align 8
  %694 = extractelement <2 x float> %693, i64 0
  %695 = fmul float %692, %694
  %696 = call float @llvm.fmuladd.f32(float %688, float %690, float %695)
  %697 = insertelement <2 x float> %686, float %696, i32 1
  store <2 x float> %697, ptr %674, align 8
  %698 = load <2 x float>, ptr %674, align 8
  store <2 x float> %698, ptr addrspace(5) %91, align 8
  %699 = load ptr addrspace(5), ptr %493, align 4
  %700 = load <2 x float>, ptr addrspace(5) %699, align 8
  store <2 x float> %700, ptr addrspace(5) %93, align 8
  %701 = load ptr addrspace(5), ptr %493, align 4
  %702 = getelementptr inbounds <2 x float>, ptr addrspace(5) %701, i64 2
  %703 = load <2 x float>, ptr addrspace(5) %702, align 8
  store <2 x float> %703, ptr addrspace(5) %94, align 8
  %704 = load ptr addrspace(5), ptr %493, align 4
  %705 = getelementptr inbounds <2 x float>, ptr addrspace(5) %704, i64 4
  %706 = load <2 x float>, ptr addrspace(5) %705, align 8
  store <2 x float> %706, ptr addrspace(5) %95, align 8
  %707 = load ptr addrspace(5), ptr %493, align 4
  %708 = getelementptr inbounds <2 x float>, ptr addrspace(5) %707, i64 6
  %709 = load <2 x float>, ptr addrspace(5) %708, align 8
  store <2 x float> %709, ptr addrspace(5) %96, align 8
  %710 = load ptr addrspace(5), ptr %493, align 4
  %711 = getelementptr inbounds <2 x float>, ptr addrspace(5) %710, i64 1
  %712 = load <2 x float>, ptr addrspace(5) %711, align 8
  store <2 x float> %712, ptr addrspace(5) %97, align 8
  %713 = load <2 x float>, ptr addrspace(5) %93, align 8
  %714 = load <2 x float>, ptr addrspace(5) %97, align 8
  %715 = fadd <2 x float> %713, %714
  %716 = load ptr addrspace(5), ptr %493, align 4
  store <2 x float> %715, ptr addrspace(5) %716, align 8
  %717 = load <2 x float>, ptr addrspace(5) %94, align 8
  %718 = load <2 x float>, ptr addrspace(5) %88, align 8
  %719 = fadd <2 x float> %717, %718
  %720 = load ptr addrspace(5), ptr %493, align 4
  %721 = getelementptr inbounds <2 x float>, ptr addrspace(5) %720, i64 1
  store <2 x float> %719, ptr addrspace(5) %721, align 8
  %722 = load <2 x float>, ptr addrspace(5) %95, align 8
  %723 = load <2 x float>, ptr addrspace(5) %90, align 8
  %724 = fadd <2 x float> %722, %723
  %725 = load ptr addrspace(5), ptr %493, align 4
  %726 = getelementptr inbounds <2 x float>, ptr addrspace(5) %725, i64 2
  store <2 x float> %724, ptr addrspace(5) %726, align 8
  %727 = load <2 x float>, ptr addrspace(5) %96, align 8
  %728 = load <2 x float>, ptr addrspace(5) %91, align 8
  %729 = fadd <2 x float> %727, %728
  %730 = load ptr addrspace(5), ptr %493, align 4
  %731 = getelementptr inbounds <2 x float>, ptr addrspace(5) %730, i64 3
  store <2 x float> %729, ptr addrspace(5) %731, align 8
  %732 = load <2 x float>, ptr addrspace(5) %93, align 8
  %733 = load <2 x float>, ptr addrspace(5) %97, align 8
  %734 = fsub <2 x float> %732, %733
  %735 = load ptr addrspace(5), ptr %493, align 4
  %736 = getelementptr inbounds <2 x float>, ptr addrspace(5) %735, i64 4
  store <2 x float> %734, ptr addrspace(5) %736, align 8
  %737 = load <2 x float>, ptr addrspace(5) %94, align 8
  %738 = load <2 x float>, ptr addrspace(5) %88, align 8
  %739 = fsub <2 x float> %737, %738
  %740 = load ptr addrspace(5), ptr %493, align 4
  %741 = getelementptr inbounds <2 x float>, ptr addrspace(5) %740, i64 5
  store <2 x float> %739, ptr addrspace(5) %741, align 8
  %742 = load <2 x float>, ptr addrspace(5) %95, align 8
  %743 = load <2 x float>, ptr addrspace(5) %90, align 8
  %744 = fsub <2 x float> %742, %743
  %745 = load ptr addrspace(5), ptr %493, align 4
  %746 = getelementptr inbounds <2 x float>, ptr addrspace(5) %745, i64 6
  store <2 x float> %744, ptr addrspace(5) %746, align 8
  %747 = load <2 x float>, ptr addrspace(5) %96, align 8
  %748 = load <2 x float>, ptr addrspace(5) %91, align 8
  %749 = fsub <2 x float> %747, %748
  %750 = load ptr addrspace(5), ptr %493, align 4
  %751 = getelementptr inbounds <2 x float>, ptr addrspace(5) %750, i64 7
  store <2 x float> %749, ptr addrspace(5) %751, align 8
  store i32 0, ptr addrspace(5) %112, align 4
  br label %752

752:                                              ; preds = %770, %491
  %753 = load i32, ptr addrspace(5) %112, align 4
  %754 = icmp ult i32 %753, 8
  br i1 %754, label %755, label %773

755:                                              ; preds = %752
  %756 = load i32, ptr addrspace(5) %112, align 4
  %757 = zext i32 %756 to i64
  %758 = getelementptr inbounds nuw [8 x <2 x float>], ptr addrspace(5) %108, i64 0, i64 %757
  %759 = load <2 x float>, ptr addrspace(5) %758, align 8
  %760 = load ptr addrspace(1), ptr %114, align 8
  %761 = load i32, ptr addrspace(5) %105, align 4
  %762 = mul i32 %761, 64
  %763 = load i32, ptr addrspace(5) %112, align 4
  %764 = mul i32 %763, 8
  %765 = add i32 %762, %764
  %766 = load i32, ptr addrspace(5) %104, align 4
  %767 = add i32 %765, %766
  %768 = zext i32 %767 to i64
  %769 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %760, i64 %768
  store <2 x float> %759, ptr addrspace(1) %769, align 8
  br label %770

770:                                              ; preds = %755
  %771 = load i32, ptr addrspace(5) %112, align 4
  %772 = add i32 %771, 1
  store i32 %772, ptr addrspace(5) %112, align 4
  br label %752

773:                                              ; preds = %752
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 2}
!7 = !{!"none", !"none", !"none"}
!8 = !{!"float2*", !"float2*", !"float2*"}
!9 = !{!"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*"}
!10 = !{!"const", !"", !"const"}
!11 = !{i32 64, i32 1, i32 1}
!12 = !{!"amdgpu-synchronize-as", !"local"}
