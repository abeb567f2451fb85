; ModuleID = 'stencil3d.cl'
source_filename = "stencil3d.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @stencil3d(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca float, align 4, addrspace(5)
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  %16 = addrspacecast ptr addrspace(5) %9 to ptr
  %17 = addrspacecast ptr addrspace(5) %10 to ptr
  %18 = addrspacecast ptr addrspace(5) %11 to ptr
  %19 = addrspacecast ptr addrspace(5) %12 to ptr
  %20 = addrspacecast ptr addrspace(5) %13 to ptr
  %21 = addrspacecast ptr addrspace(5) %14 to ptr
  store ptr addrspace(1) %0, ptr %15, align 8
  store ptr addrspace(1) %1, ptr %16, align 8
  store ptr addrspace(1) %2, ptr %17, align 8
  store i32 %3, ptr %18, align 4
  store i32 %4, ptr %19, align 4
  store i32 %5, ptr %20, align 4
  store float %6, ptr %21, align 4
  %22 = load ptr addrspace(1), ptr %15, align 8
  %23 = load ptr addrspace(1), ptr %16, align 8
  %24 = load ptr addrspace(1), ptr %17, align 8
  %25 = load i32, ptr %18, align 4
  %26 = load i32, ptr %19, align 4
  %27 = load i32, ptr %20, align 4
  %28 = load float, ptr %21, align 4
  call void @__clang_ocl_kern_imp_stencil3d(ptr addrspace(1) noundef align 4 %22, ptr addrspace(1) noundef align 4 %23, ptr addrspace(1) noundef align 4 %24, i32 noundef %25, i32 noundef %26, i32 noundef %27, float noundef %28) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_stencil3d(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(4), align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca ptr addrspace(4), align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca ptr addrspace(4), align 8, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca ptr addrspace(1), align 8, addrspace(5)
  %30 = alloca ptr addrspace(1), align 8, addrspace(5)
  %31 = alloca ptr addrspace(1), align 8, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca float, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca float, align 4, addrspace(5)
  %41 = alloca float, align 4, addrspace(5)
  %42 = alloca float, align 4, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca i32, align 4, addrspace(5)
  %45 = addrspacecast ptr addrspace(5) %29 to ptr
  %46 = addrspacecast ptr addrspace(5) %30 to ptr
  %47 = addrspacecast ptr addrspace(5) %31 to ptr
  %48 = addrspacecast ptr addrspace(5) %32 to ptr
  %49 = addrspacecast ptr addrspace(5) %33 to ptr
  %50 = addrspacecast ptr addrspace(5) %34 to ptr
  %51 = addrspacecast ptr addrspace(5) %35 to ptr
  %52 = addrspacecast ptr addrspace(5) %43 to ptr
  %53 = addrspacecast ptr addrspace(5) %44 to ptr
  store ptr addrspace(1) %0, ptr %45, align 8
  store ptr addrspace(1) %1, ptr %46, align 8
  store ptr addrspace(1) %2, ptr %47, align 8
  store i32 %3, ptr %48, align 4
  store i32 %4, ptr %49, align 4
  store i32 %5, ptr %50, align 4
  store float %6, ptr %51, align 4
  %54 = addrspacecast ptr addrspace(5) %28 to ptr
  %55 = addrspacecast ptr addrspace(5) %25 to ptr
  %56 = call i32 @llvm.amdgcn.workgroup.id.x()
  %57 = addrspacecast ptr addrspace(5) %24 to ptr
  %58 = addrspacecast ptr addrspace(5) %20 to ptr
  %59 = addrspacecast ptr addrspace(5) %21 to ptr
  store i32 4, ptr %59, align 4
  %60 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %60, ptr addrspace(5) %22, align 8
  %61 = load ptr addrspace(4), ptr addrspace(5) %22, align 8
  %62 = load i32, ptr %59, align 4
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr addrspace(4) %61, i64 %63
  %65 = load i16, ptr addrspace(4) %64, align 2
  %66 = zext i16 %65 to i32
  %67 = mul i32 %56, %66
  %68 = addrspacecast ptr addrspace(5) %23 to ptr
  %69 = call i32 @llvm.amdgcn.workitem.id.x()
  %70 = add i32 %67, %69
  store i32 %70, ptr addrspace(5) %36, align 4
  %71 = addrspacecast ptr addrspace(5) %27 to ptr
  %72 = addrspacecast ptr addrspace(5) %19 to ptr
  %73 = call i32 @llvm.amdgcn.workgroup.id.y()
  %74 = addrspacecast ptr addrspace(5) %18 to ptr
  %75 = addrspacecast ptr addrspace(5) %15 to ptr
  %76 = addrspacecast ptr addrspace(5) %16 to ptr
  store i32 6, ptr %76, align 4
  %77 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %77, ptr addrspace(5) %17, align 8
  %78 = load ptr addrspace(4), ptr addrspace(5) %17, align 8
  %79 = load i32, ptr %76, align 4
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i8, ptr addrspace(4) %78, i64 %80
  %82 = load i16, ptr addrspace(4) %81, align 2
  %83 = zext i16 %82 to i32
  %84 = mul i32 %73, %83
  %85 = addrspacecast ptr addrspace(5) %14 to ptr
  %86 = call i32 @llvm.amdgcn.workitem.id.y()
  %87 = add i32 %84, %86
  store i32 %87, ptr addrspace(5) %37, align 4
  %88 = addrspacecast ptr addrspace(5) %26 to ptr
  %89 = addrspacecast ptr addrspace(5) %13 to ptr
  %90 = call i32 @llvm.amdgcn.workgroup.id.z()
  %91 = addrspacecast ptr addrspace(5) %12 to ptr
  %92 = addrspacecast ptr addrspace(5) %9 to ptr
  %93 = addrspacecast ptr addrspace(5) %10 to ptr
  store i32 8, ptr %93, align 4
  %94 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %94, ptr addrspace(5) %11, align 8
  %95 = load ptr addrspace(4), ptr addrspace(5) %11, align 8
  %96 = load i32, ptr %93, align 4
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw i8, ptr addrspace(4) %95, i64 %97
  %99 = load i16, ptr addrspace(4) %98, align 2
  %100 = zext i16 %99 to i32
  %101 = mul i32 %90, %100
  %102 = addrspacecast ptr addrspace(5) %8 to ptr
  %103 = call i32 @llvm.amdgcn.workitem.id.z()
  %104 = add i32 %101, %103
  store i32 %104, ptr addrspace(5) %38, align 4
  %105 = load i32, ptr addrspace(5) %36, align 4
  %106 = load i32, ptr %48, align 4
  %107 = icmp sge i32 %105, %106
  br i1 %107, label %116, label %108

108:                                              ; preds = %7
  %109 = load i32, ptr addrspace(5) %37, align 4
  %110 = load i32, ptr %49, align 4
  %111 = icmp sge i32 %109, %110
  br i1 %111, label %116, label %112

112:                                              ; preds = %108
  %113 = load i32, ptr addrspace(5) %38, align 4
  %114 = load i32, ptr %50, align 4
  %115 = icmp sge i32 %113, %114
  br i1 %115, label %116, label %117

116:                                              ; preds = %112, %108, %7
  br label %255

117:                                              ; preds = %112
  %118 = load i32, ptr addrspace(5) %38, align 4
  %119 = load i32, ptr %49, align 4
  %120 = mul nsw i32 %118, %119
  %121 = load i32, ptr addrspace(5) %37, align 4
  %122 = add nsw i32 %120, %121
  %123 = load i32, ptr %48, align 4
  %124 = mul nsw i32 %122, %123
  %125 = load i32, ptr addrspace(5) %36, align 4
  %126 = add nsw i32 %124, %125
  store i32 %126, ptr addrspace(5) %39, align 4
  %127 = load ptr addrspace(1), ptr %45, align 8
  %128 = load i32, ptr addrspace(5) %39, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds float, ptr addrspace(1) %127, i64 %129
  %131 = load float, ptr addrspace(1) %130, align 4
  store float %131, ptr addrspace(5) %40, align 4
  %132 = load float, ptr addrspace(5) %40, align 4
  %133 = fmul float -6.000000e+00, %132
  store float %133, ptr addrspace(5) %41, align 4
  %134 = load i32, ptr addrspace(5) %36, align 4
  %135 = icmp sgt i32 %134, 0
  br i1 %135, label %136, label %143

136:                                              ; preds = %117
  %137 = load ptr addrspace(1), ptr %45, align 8
  %138 = load i32, ptr addrspace(5) %39, align 4
  %139 = sub nsw i32 %138, 1
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr addrspace(1) %137, i64 %140
  %142 = load float, ptr addrspace(1) %141, align 4
  br label %145

143:                                              ; preds = %117
  %144 = load float, ptr addrspace(5) %40, align 4
  br label %145

145:                                              ; preds = %143, %136
  %146 = phi float [ %142, %136 ], [ %144, %143 ]
  %147 = load float, ptr addrspace(5) %41, align 4
  %148 = fadd float %147, %146
  store float %148, ptr addrspace(5) %41, align 4
  %149 = load i32, ptr addrspace(5) %36, align 4
  %150 = load i32, ptr %48, align 4
  %151 = sub nsw i32 %150, 1
  %152 = icmp slt i32 %149, %151
  br i1 %152, label %153, label %160

153:                                              ; preds = %145
  %154 = load ptr addrspace(1), ptr %45, align 8
  %155 = load i32, ptr addrspace(5) %39, align 4
  %156 = add nsw i32 %155, 1
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr addrspace(1) %154, i64 %157
  %159 = load float, ptr addrspace(1) %158, align 4
  br label %162

160:                                              ; preds = %145
  %161 = load float, ptr addrspace(5) %40, align 4
  br label %162

162:                                              ; preds = %160, %153
  %163 = phi float [ %159, %153 ], [ %161, %160 ]
  %164 = load float, ptr addrspace(5) %41, align 4
  %165 = fadd float %164, %163
  store float %165, ptr addrspace(5) %41, align 4
  %166 = load i32, ptr addrspace(5) %37, align 4
  %167 = icmp sgt i32 %166, 0
  br i1 %167, label %168, label %176

168:                                              ; preds = %162
  %169 = load ptr addrspace(1), ptr %45, align 8
  %170 = load i32, ptr addrspace(5) %39, align 4
  %171 = load i32, ptr %48, align 4
  %172 = sub nsw i32 %170, %171
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds float, ptr addrspace(1) %169, i64 %173
  %175 = load float, ptr addrspace(1) %174, align 4
  br label %178

176:                                              ; preds = %162
  %177 = load float, ptr addrspace(5) %40, align 4
  br label %178

178:                                              ; preds = %176, %168
  %179 = phi float [ %175, %168 ], [ %177, %176 ]
  %180 = load float, ptr addrspace(5) %41, align 4
  %181 = fadd float %180, %179
  store float %181, ptr addrspace(5) %41, align 4
  %182 = load i32, ptr addrspace(5) %37, align 4
  %183 = load i32, ptr %49, align 4
  %184 = sub nsw i32 %183, 1
  %185 = icmp slt i32 %182, %184
  br i1 %185, label %186, label %194

186:                                              ; preds = %178
  %187 = load ptr addrspace(1), ptr %45, align 8
  %188 = load i32, ptr addrspace(5) %39, align 4
  %189 = load i32, ptr %48, align 4
  %190 = add nsw i32 %188, %189
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds float, ptr addrspace(1) %187, i64 %191
  %193 = load float, ptr addrspace(1) %192, align 4
  br label %196

194:                                              ; preds = %178
  %195 = load float, ptr addrspace(5) %40, align 4
  br label %196

196:                                              ; preds = %194, %186
  %197 = phi float [ %193, %186 ], [ %195, %194 ]
  %198 = load float, ptr addrspace(5) %41, align 4
  %199 = fadd float %198, %197
  store float %199, ptr addrspace(5) %41, align 4
  %200 = load i32, ptr addrspace(5) %38, align 4
  %201 = icmp sgt i32 %200, 0
  br i1 %201, label %202, label %212

202:                                              ; preds = %196
  %203 = load ptr addrspace(1), ptr %45, align 8
  %204 = load i32, ptr addrspace(5) %39, align 4
  %205 = load i32, ptr %48, align 4
  %206 = load i32, ptr %49, align 4
  %207 = mul nsw i32 %205, %206
  %208 = sub nsw i32 %204, %207
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds float, ptr addrspace(1) %203, i64 %209
  %211 = load float, ptr addrspace(1) %210, align 4
  br label %214

212:                                              ; preds = %196
  %213 = load float, ptr addrspace(5) %40, align 4
  br label %214

214:                                              ; preds = %212, %202
  %215 = phi float [ %211, %202 ], [ %213, %212 ]
  %216 = load float, ptr addrspace(5) %41, align 4
  %217 = fadd float %216, %215
  store float %217, ptr addrspace(5) %41, align 4
  %218 = load i32, ptr addrspace(5) %38, align 4
  %219 = load i32, ptr %50, align 4
  %220 = sub nsw i32 %219, 1
  %221 = icmp slt i32 %218, %220
  br i1 %221, label %222, label %232

222:                                              ; preds = %214
  %223 = load ptr addrspace(1), ptr %45, align 8
  %224 = load i32, ptr addrspace(5) %39, align 4
  %225 = load i32, ptr %48, align 4
  %226 = load i32, ptr %49, align 4
  %227 = mul nsw i32 %225, %226
  %228 = add nsw i32 %224, %227
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds float, ptr addrspace(1) %223, i64 %229
  %231 = load float, ptr addrspace(1) %230, align 4
  br label %234

232:                                              ; preds = %214
  %233 = load float, ptr addrspace(5) %40, align 4
  br label %234

234:                                              ; preds = %232, %222
  %235 = phi float [ %231, %222 ], [ %233, %232 ]
  %236 = load float, ptr addrspace(5) %41, align 4
  %237 = fadd float %236, %235
  store float %237, ptr addrspace(5) %41, align 4
  %238 = load float, ptr %51, align 4
  %239 = load float, ptr addrspace(5) %41, align 4
  %240 = fmul float %238, %239
  store float %240, ptr addrspace(5) %42, align 4
  %241 = load float, ptr addrspace(5) %40, align 4
  %242 = load float, ptr addrspace(5) %42, align 4
  %243 = fadd float %241, %242
  %244 = load ptr addrspace(1), ptr %46, align 8
  %245 = load i32, ptr addrspace(5) %39, align 4
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds float, ptr addrspace(1) %244, i64 %246
  store float %243, ptr addrspace(1) %247, align 4
  %248 = load ptr addrspace(1), ptr %47, align 8
  %249 = load float, ptr addrspace(5) %42, align 4
  %250 = call float @llvm.fabs.f32(float %249)
  %251 = bitcast float %250 to i32
  store i32 %251, ptr %52, align 4
  %252 = load i32, ptr %52, align 4
  %253 = atomicrmw umax ptr addrspace(1) %248, i32 %252 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !11, !amdgpu.no.remote.memory !11
  store i32 %253, ptr %53, align 4
  %254 = load i32, ptr %53, align 4
  br label %255

255:                                              ; preds = %234, %116
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #3

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
!6 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"float*", !"float*", !"atomic_uint*", !"int", !"int", !"int", !"float"}
!9 = !{!"float*", !"float*", !"_Atomic(unsigned int)*", !"int", !"int", !"int", !"float"}
!10 = !{!"const", !"", !"", !"", !"", !"", !""}
!11 = !{}
