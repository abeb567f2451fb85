; ModuleID = 'divmod.cl'
source_filename = "divmod.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @divmod(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = addrspacecast ptr addrspace(5) %6 to ptr
  %12 = addrspacecast ptr addrspace(5) %7 to ptr
  %13 = addrspacecast ptr addrspace(5) %8 to ptr
  %14 = addrspacecast ptr addrspace(5) %9 to ptr
  %15 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr addrspace(1) %0, ptr %11, align 8
  store ptr addrspace(1) %1, ptr %12, align 8
  store ptr addrspace(1) %2, ptr %13, align 8
  store i32 %3, ptr %14, align 4
  store i32 %4, ptr %15, align 4
  %16 = load ptr addrspace(1), ptr %11, align 8
  %17 = load ptr addrspace(1), ptr %12, align 8
  %18 = load ptr addrspace(1), ptr %13, align 8
  %19 = load i32, ptr %14, align 4
  %20 = load i32, ptr %15, align 4
  call void @__clang_ocl_kern_imp_divmod(ptr addrspace(1) noundef align 8 %16, ptr addrspace(1) noundef align 8 %17, ptr addrspace(1) noundef align 8 %18, i32 noundef %19, i32 noundef %20) #3
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_divmod(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i64, align 8, addrspace(5)
  %20 = alloca i64, align 8, addrspace(5)
  %21 = alloca i64, align 8, addrspace(5)
  %22 = alloca i64, align 8, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i16, align 2, addrspace(5)
  %28 = alloca i16, align 2, addrspace(5)
  %29 = alloca i8, align 1, addrspace(5)
  %30 = alloca i8, align 1, addrspace(5)
  %31 = alloca ptr addrspace(1), align 8, addrspace(5)
  %32 = addrspacecast ptr addrspace(5) %13 to ptr
  %33 = addrspacecast ptr addrspace(5) %14 to ptr
  %34 = addrspacecast ptr addrspace(5) %15 to ptr
  %35 = addrspacecast ptr addrspace(5) %16 to ptr
  %36 = addrspacecast ptr addrspace(5) %17 to ptr
  store ptr addrspace(1) %0, ptr %32, align 8
  store ptr addrspace(1) %1, ptr %33, align 8
  store ptr addrspace(1) %2, ptr %34, align 8
  store i32 %3, ptr %35, align 4
  store i32 %4, ptr %36, align 4
  %37 = addrspacecast ptr addrspace(5) %12 to ptr
  %38 = addrspacecast ptr addrspace(5) %11 to ptr
  %39 = call i32 @llvm.amdgcn.workgroup.id.x()
  %40 = addrspacecast ptr addrspace(5) %10 to ptr
  %41 = addrspacecast ptr addrspace(5) %6 to ptr
  %42 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 4, ptr %42, align 4
  %43 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %43, ptr addrspace(5) %8, align 8
  %44 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %45 = load i32, ptr %42, align 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) %44, i64 %46
  %48 = load i16, ptr addrspace(4) %47, align 2
  %49 = zext i16 %48 to i32
  %50 = mul i32 %39, %49
  %51 = addrspacecast ptr addrspace(5) %9 to ptr
  %52 = call i32 @llvm.amdgcn.workitem.id.x()
  %53 = add i32 %50, %52
  store i32 %53, ptr addrspace(5) %18, align 4
  %54 = load i32, ptr addrspace(5) %18, align 4
  %55 = load i32, ptr %35, align 4
  %56 = icmp uge i32 %54, %55
  br i1 %56, label %57, label %58

57:                                               ; preds = %5
  br label %270

58:                                               ; preds = %5
  %59 = load ptr addrspace(1), ptr %32, align 8
  %60 = load i32, ptr addrspace(5) %18, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw i64, ptr addrspace(1) %59, i64 %61
  %63 = load i64, ptr addrspace(1) %62, align 8
  store i64 %63, ptr addrspace(5) %19, align 8
  %64 = load ptr addrspace(1), ptr %33, align 8
  %65 = load i32, ptr addrspace(5) %18, align 4
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i64, ptr addrspace(1) %64, i64 %66
  %68 = load i64, ptr addrspace(1) %67, align 8
  store i64 %68, ptr addrspace(5) %20, align 8
  %69 = load i64, ptr addrspace(5) %19, align 8
  store i64 %69, ptr addrspace(5) %21, align 8
  %70 = load i64, ptr addrspace(5) %20, align 8
  store i64 %70, ptr addrspace(5) %22, align 8
  %71 = load i64, ptr addrspace(5) %19, align 8
  %72 = trunc i64 %71 to i32
  store i32 %72, ptr addrspace(5) %23, align 4
  %73 = load i64, ptr addrspace(5) %20, align 8
  %74 = trunc i64 %73 to i32
  %75 = or i32 %74, 1
  store i32 %75, ptr addrspace(5) %24, align 4
  %76 = load i32, ptr addrspace(5) %24, align 4
  %77 = icmp eq i32 %76, -1
  br i1 %77, label %78, label %79

78:                                               ; preds = %58
  store i32 7, ptr addrspace(5) %24, align 4
  br label %79

79:                                               ; preds = %78, %58
  %80 = load i64, ptr addrspace(5) %19, align 8
  %81 = trunc i64 %80 to i32
  store i32 %81, ptr addrspace(5) %25, align 4
  %82 = load i64, ptr addrspace(5) %20, align 8
  %83 = trunc i64 %82 to i32
  %84 = or i32 %83, 1
  store i32 %84, ptr addrspace(5) %26, align 4
  %85 = load i64, ptr addrspace(5) %19, align 8
  %86 = ashr i64 %85, 8
  %87 = trunc i64 %86 to i16
  store i16 %87, ptr addrspace(5) %27, align 2
  %88 = load i64, ptr addrspace(5) %20, align 8
  %89 = trunc i64 %88 to i16
  %90 = sext i16 %89 to i32
  %91 = or i32 %90, 1
  %92 = trunc i32 %91 to i16
  store i16 %92, ptr addrspace(5) %28, align 2
  %93 = load i16, ptr addrspace(5) %28, align 2
  %94 = sext i16 %93 to i32
  %95 = icmp eq i32 %94, -1
  br i1 %95, label %96, label %97

96:                                               ; preds = %79
  store i16 3, ptr addrspace(5) %28, align 2
  br label %97

97:                                               ; preds = %96, %79
  %98 = load i64, ptr addrspace(5) %19, align 8
  %99 = ashr i64 %98, 24
  %100 = trunc i64 %99 to i8
  store i8 %100, ptr addrspace(5) %29, align 1
  %101 = load i64, ptr addrspace(5) %20, align 8
  %102 = trunc i64 %101 to i8
  %103 = zext i8 %102 to i32
  %104 = or i32 %103, 1
  %105 = trunc i32 %104 to i8
  store i8 %105, ptr addrspace(5) %30, align 1
  %106 = load ptr addrspace(1), ptr %34, align 8
  %107 = load i32, ptr addrspace(5) %18, align 4
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw i64, ptr addrspace(1) %106, i64 %108
  store ptr addrspace(1) %109, ptr addrspace(5) %31, align 8
  %110 = load i64, ptr addrspace(5) %19, align 8
  %111 = load i64, ptr addrspace(5) %20, align 8
  %112 = sdiv i64 %110, %111
  %113 = load ptr addrspace(1), ptr addrspace(5) %31, align 8
  %114 = load i32, ptr %36, align 4
  %115 = mul i32 0, %114
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw i64, ptr addrspace(1) %113, i64 %116
  store i64 %112, ptr addrspace(1) %117, align 8
  %118 = load i64, ptr addrspace(5) %19, align 8
  %119 = load i64, ptr addrspace(5) %20, align 8
  %120 = srem i64 %118, %119
  %121 = load ptr addrspace(1), ptr addrspace(5) %31, align 8
  %122 = load i32, ptr %36, align 4
  %123 = mul i32 1, %122
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw i64, ptr addrspace(1) %121, i64 %124
  store i64 %120, ptr addrspace(1) %125, align 8
  %126 = load i64, ptr addrspace(5) %21, align 8
  %127 = load i64, ptr addrspace(5) %22, align 8
  %128 = udiv i64 %126, %127
  %129 = load ptr addrspace(1), ptr addrspace(5) %31, align 8
  %130 = load i32, ptr %36, align 4
  %131 = mul i32 2, %130
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw i64, ptr addrspace(1) %129, i64 %132
  store i64 %128, ptr addrspace(1) %133, align 8
  %134 = load i64, ptr addrspace(5) %21, align 8
  %135 = load i64, ptr addrspace(5) %22, align 8
  %136 = urem i64 %134, %135
  %137 = load ptr addrspace(1), ptr addrspace(5) %31, align 8
  %138 = load i32, ptr %36, align 4
  %139 = mul i32 3, %138
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds nuw i64, ptr addrspace(1) %137, i64 %140
  store i64 %136, ptr addrspace(1) %141, align 8
  %142 = load i32, ptr addrspace(5) %23, align 4
  %143 = load i32, ptr addrspace(5) %24, align 4
  %144 = sdiv i32 %142, %143
  %145 = sext i32 %144 to i64
  %146 = load ptr addrspace(1), ptr addrspace(5) %31, align 8
  %147 = load i32, ptr %36, align 4
  %148 = mul i32 4, %147
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw i64, ptr addrspace(1) %146, i64 %149
  store i64 %145, ptr addrspace(1) %150, align 8
  %151 = load i32, ptr addrspace(5) %23, align 4
  %152 = load i32, ptr addrspace(5) %24, align 4
  %153 = srem i32 %151, %152
  %154 = sext i32 %153 to i64
  %155 = load ptr addrspace(1), ptr addrspace(5) %31, align 8
  %156 = load i32, ptr %36, align 4
  %157 = mul i32 5, %156
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds nuw i64, ptr addrspace(1) %155, i64 %158
  store i64 %154, ptr addrspace(1) %159, align 8
  %160 = load i32, ptr addrspace(5) %25, align 4
  %161 = load i32, ptr addrspace(5) %26, align 4
  %162 = udiv i32 %160, %161
  %163 = zext i32 %162 to i64
  %164 = load ptr addrspace(1), ptr addrspace(5) %31, align 8
  %165 = load i32, ptr %36, align 4
  %166 = mul i32 6, %165
  %167 = zext i32 %166 to i64
  %168 = getelementptr inbounds nuw i64, ptr addrspace(1) %164, i64 %167
  store i64 %163, ptr addrspace(1) %168, align 8
  %169 = load i32, ptr addrspace(5) %25, align 4
  %170 = load i32, ptr addrspace(5) %26, align 4
  %171 = urem i32 %169, %170
  %172 = zext i32 %171 to i64
  %173 = load ptr addrspace(1), ptr addrspace(5) %31, align 8
  %174 = load i32, ptr %36, align 4
  %175 = mul i32 7, %174
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds nuw i64, ptr addrspace(1) %173, i64 %176
  store i64 %172, ptr addrspace(1) %177, align 8
  %178 = load i16, ptr addrspace(5) %27, align 2
  %179 = sext i16 %178 to i32
  %180 = load i16, ptr addrspace(5) %28, align 2
  %181 = sext i16 %180 to i32
  %182 = sdiv i32 %179, %181
  %183 = trunc i32 %182 to i16
  %184 = sext i16 %183 to i64
  %185 = load ptr addrspace(1), ptr addrspace(5) %31, align 8
  %186 = load i32, ptr %36, align 4
  %187 = mul i32 8, %186
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds nuw i64, ptr addrspace(1) %185, i64 %188
  store i64 %184, ptr addrspace(1) %189, align 8
  %190 = load i16, ptr addrspace(5) %27, align 2
  %191 = sext i16 %190 to i32
  %192 = load i16, ptr addrspace(5) %28, align 2
  %193 = sext i16 %192 to i32
  %194 = srem i32 %191, %193
  %195 = trunc i32 %194 to i16
  %196 = sext i16 %195 to i64
  %197 = load ptr addrspace(1), ptr addrspace(5) %31, align 8
  %198 = load i32, ptr %36, align 4
  %199 = mul i32 9, %198
  %200 = zext i32 %199 to i64
  %201 = getelementptr inbounds nuw i64, ptr addrspace(1) %197, i64 %200
  store i64 %196, ptr addrspace(1) %201, align 8
  %202 = load i8, ptr addrspace(5) %29, align 1
  %203 = zext i8 %202 to i32
  %204 = load i8, ptr addrspace(5) %30, align 1
  %205 = zext i8 %204 to i32
  %206 = sdiv i32 %203, %205
  %207 = sext i32 %206 to i64
  %208 = load ptr addrspace(1), ptr addrspace(5) %31, align 8
  %209 = load i32, ptr %36, align 4
  %210 = mul i32 10, %209
  %211 = zext i32 %210 to i64
  %212 = getelementptr inbounds nuw i64, ptr addrspace(1) %208, i64 %211
  store i64 %207, ptr addrspace(1) %212, align 8
  %213 = load i8, ptr addrspace(5) %29, align 1
  %214 = zext i8 %213 to i32
  %215 = load i8, ptr addrspace(5) %30, align 1
  %216 = zext i8 %215 to i32
  %217 = srem i32 %214, %216
  %218 = sext i32 %217 to i64
  %219 = load ptr addrspace(1), ptr addrspace(5) %31, align 8
  %220 = load i32, ptr %36, align 4
  %221 = mul i32 11, %220
  %222 = zext i32 %221 to i64
  %223 = getelementptr inbounds nuw i64, ptr addrspace(1) %219, i64 %222
  store i64 %218, ptr addrspace(1) %223, align 8
  %224 = load i64, ptr addrspace(5) %19, align 8
  %225 = sdiv i64 %224, 1000003
  %226 = load ptr addrspace(1), ptr addrspace(5) %31, align 8
  %227 = load i32, ptr %36, align 4
  %228 = mul i32 12, %227
  %229 = zext i32 %228 to i64
  %230 = getelementptr inbounds nuw i64, ptr addrspace(1) %226, i64 %229
  store i64 %225, ptr addrspace(1) %230, align 8
  %231 = load i64, ptr addrspace(5) %21, align 8
  %232 = urem i64 %231, 1000000007
  %233 = load ptr addrspace(1), ptr addrspace(5) %31, align 8
  %234 = load i32, ptr %36, align 4
  %235 = mul i32 13, %234
  %236 = zext i32 %235 to i64
  %237 = getelementptr inbounds nuw i64, ptr addrspace(1) %233, i64 %236
  store i64 %232, ptr addrspace(1) %237, align 8
  %238 = load i32, ptr addrspace(5) %23, align 4
  %239 = sdiv i32 %238, 10
  %240 = sext i32 %239 to i64
  %241 = load ptr addrspace(1), ptr addrspace(5) %31, align 8
  %242 = load i32, ptr %36, align 4
  %243 = mul i32 14, %242
  %244 = zext i32 %243 to i64
  %245 = getelementptr inbounds nuw i64, ptr addrspace(1) %241, i64 %244
  store i64 %240, ptr addrspace(1) %245, align 8
  %246 = load i32, ptr addrspace(5) %25, align 4
  %247 = urem i32 %246, 641
  %248 = zext i32 %247 to i64
  %249 = load ptr addrspace(1), ptr addrspace(5) %31, align 8
  %250 = load i32, ptr %36, align 4
  %251 = mul i32 15, %250
  %252 = zext i32 %251 to i64
  %253 = getelementptr inbounds nuw i64, ptr addrspace(1) %249, i64 %252
  store i64 %248, ptr addrspace(1) %253, align 8
  %254 = load i64, ptr addrspace(5) %19, align 8
  %255 = sdiv i64 %254, 4096
  %256 = load ptr addrspace(1), ptr addrspace(5) %31, align 8
  %257 = load i32, ptr %36, align 4
  %258 = mul i32 16, %257
  %259 = zext i32 %258 to i64
  %260 = getelementptr inbounds nuw i64, ptr addrspace(1) %256, i64 %259
  store i64 %255, ptr addrspace(1) %260, align 8
  %261 = load i64, ptr addrspace(5) %21, align 8
  %262 = load i32, ptr addrspace(5) %24, align 4
  %263 = zext i32 %262 to i64
  %264 = udiv i64 %261, %263
  %265 = load ptr addrspace(1), ptr addrspace(5) %31, align 8
  %266 = load i32, ptr %36, align 4
  %267 = mul i32 17, %266
  %268 = zext i32 %267 to i64
  %269 = getelementptr inbounds nuw i64, ptr addrspace(1) %265, i64 %268
  store i64 %264, ptr addrspace(1) %269, align 8
  br label %270

270:                                              ; preds = %97, %57
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
!6 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none"}
!8 = !{!"long*", !"long*", !"long*", !"uint", !"uint"}
!9 = !{!"const", !"const", !"", !"", !""}
