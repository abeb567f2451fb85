; ModuleID = 'f_dispatch_0'
source_filename = "f_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@__shared_memory___0 = private addrspace(3) global [4 x [18 x float]] undef, align 16
@__shared_memory__ = private addrspace(3) global [8 x [16 x [6 x float]]] undef, align 16

; Function Attrs: alwaysinline
define amdgpu_kernel void @f_dispatch_0_conv_16x16x8x3x3x4_f32(ptr addrspace(1) noalias noundef nonnull readonly align 16 %0, ptr addrspace(1) noalias noundef nonnull readonly align 16 %1, ptr addrspace(1) noalias noundef nonnull align 16 %2) #0 !reqd_work_group_size !1 {
  %4 = alloca [4 x float], align 4, addrspace(5)
  %5 = alloca [8 x float], align 4, addrspace(5)
  %6 = call range(i32 0, 256) i32 @llvm.amdgcn.workitem.id.x()
  %7 = sext i32 %6 to i64
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %8 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %0, i16 0, i32 5184, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %9 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %1, i16 0, i32 1152, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %2, i64 64) ]
  %10 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %2, i16 0, i32 8192, i32 159744)
  %11 = trunc i64 %7 to i32
  %12 = udiv i32 %11, 64
  %13 = urem i32 %11, 64
  %14 = udiv i32 %13, 16
  %15 = zext i32 %14 to i64
  %16 = urem i32 %13, 16
  %17 = zext i32 %16 to i64
  %18 = mul nsw i32 %14, 4
  %19 = udiv i32 %11, 32
  %20 = zext i32 %19 to i64
  %21 = urem i32 %11, 32
  %22 = udiv i32 %21, 2
  %23 = zext i32 %22 to i64
  %24 = urem i32 %11, 2
  %25 = mul nsw i32 %24, 2
  %26 = zext i32 %25 to i64
  %27 = icmp slt i32 %11, 16
  %28 = sub i32 8, %16
  %29 = call i32 @llvm.smax.i32(i32 %28, i32 0)
  %30 = call i32 @llvm.umin.i32(i32 %29, i32 1)
  %31 = icmp sgt i32 %30, 0
  %32 = call range(i32 0, 2) i32 @llvm.amdgcn.workgroup.id.x()
  %33 = sext i32 %32 to i64
  %34 = trunc i64 %33 to i32
  %35 = mul nsw i32 %34, 8
  %36 = add i32 %19, %35
  %37 = zext i32 %36 to i64
  %38 = mul i64 %37, 72
  %39 = mul i64 %23, 4
  %40 = add i64 %38, %39
  %41 = add i64 %40, %26
  %42 = getelementptr float, ptr addrspace(7) %8, i64 %41
  %43 = load <2 x float>, ptr addrspace(7) %42, align 4
  %44 = alloca [4 x float], align 4, addrspace(5)
  br i1 %27, label %45, label %67

45:                                               ; preds = %3
  %46 = udiv i32 %11, 4
  %47 = urem i32 %11, 4
  %48 = mul nsw i32 %47, 4
  %49 = call i32 @llvm.umin.i32(i32 %48, i32 8)
  %50 = zext i32 %49 to i64
  %51 = udiv i32 %46, 12
  %52 = zext i32 %51 to i64
  %53 = urem i32 %46, 12
  %54 = udiv i32 %53, 4
  %55 = zext i32 %54 to i64
  %56 = urem i32 %46, 4
  %57 = zext i32 %56 to i64
  %58 = mul i64 %52, 96
  %59 = mul i64 %55, 32
  %60 = add i64 %58, %59
  %61 = mul i64 %57, 8
  %62 = add i64 %60, %61
  %63 = add i64 %62, %50
  %64 = getelementptr float, ptr addrspace(7) %9, i64 %63
  %65 = load <4 x float>, ptr addrspace(7) %64, align 4
  %66 = getelementptr float, ptr addrspace(5) %44, i64 0
  store <4 x float> %65, ptr addrspace(5) %66, align 4
  br label %67

67:                                               ; preds = %45, %3
  %68 = mul i64 %20, 96
  %69 = mul i64 %23, 6
  %70 = add i64 %68, %69
  %71 = add i64 %70, %26
  %72 = getelementptr float, ptr addrspace(3) @__shared_memory__, i64 %71
  store <2 x float> %43, ptr addrspace(3) %72, align 4
  br i1 %27, label %73, label %89

73:                                               ; preds = %67
  %74 = udiv i32 %11, 4
  %75 = zext i32 %74 to i64
  %76 = urem i32 %11, 4
  %77 = mul nsw i32 %76, 4
  %78 = call i32 @llvm.umin.i32(i32 %77, i32 8)
  %79 = sub i32 8, %78
  %80 = call i32 @llvm.umin.i32(i32 %79, i32 4)
  %81 = icmp eq i32 %80, 4
  %82 = getelementptr float, ptr addrspace(5) %44, i64 0
  %83 = load <4 x float>, ptr addrspace(5) %82, align 4
  %84 = select i1 %81, <4 x float> %83, <4 x float> zeroinitializer
  %85 = zext i32 %77 to i64
  %86 = mul i64 %75, 18
  %87 = add i64 %86, %85
  %88 = getelementptr float, ptr addrspace(3) @__shared_memory___0, i64 %87
  store <4 x float> %84, ptr addrspace(3) %88, align 4
  br label %89

89:                                               ; preds = %73, %67
  %90 = mul nsw i32 %12, 2
  %91 = zext i32 %90 to i64
  %92 = add nsw i32 %90, 1
  %93 = zext i32 %92 to i64
  br label %94

94:                                               ; preds = %184, %89
  %95 = phi i32 [ %100, %184 ], [ 0, %89 ]
  %96 = phi <4 x float> [ %162, %184 ], [ zeroinitializer, %89 ]
  %97 = phi <4 x float> [ %160, %184 ], [ zeroinitializer, %89 ]
  %98 = icmp slt i32 %95, 8
  br i1 %98, label %99, label %185

99:                                               ; preds = %94
  %100 = add i32 %95, 1
  %101 = mul nsw i32 %100, 4
  %102 = add i32 %25, %101
  %103 = udiv i32 %102, 12
  %104 = urem i32 %102, 12
  %105 = udiv i32 %104, 4
  %106 = urem i32 %102, 4
  %107 = zext i32 %106 to i64
  %108 = add i32 %36, %103
  %109 = zext i32 %108 to i64
  %110 = add i32 %22, %105
  %111 = zext i32 %110 to i64
  %112 = mul i64 %109, 72
  %113 = mul i64 %111, 4
  %114 = add i64 %112, %113
  %115 = add i64 %114, %107
  %116 = getelementptr float, ptr addrspace(7) %8, i64 %115
  %117 = load <2 x float>, ptr addrspace(7) %116, align 4
  br i1 %27, label %118, label %141

118:                                              ; preds = %99
  %119 = udiv i32 %11, 4
  %120 = urem i32 %11, 4
  %121 = mul nsw i32 %120, 4
  %122 = call i32 @llvm.umin.i32(i32 %121, i32 8)
  %123 = zext i32 %122 to i64
  %124 = add i32 %101, %119
  %125 = udiv i32 %124, 12
  %126 = zext i32 %125 to i64
  %127 = urem i32 %124, 12
  %128 = udiv i32 %127, 4
  %129 = zext i32 %128 to i64
  %130 = urem i32 %124, 4
  %131 = zext i32 %130 to i64
  %132 = mul i64 %126, 96
  %133 = mul i64 %129, 32
  %134 = add i64 %132, %133
  %135 = mul i64 %131, 8
  %136 = add i64 %134, %135
  %137 = add i64 %136, %123
  %138 = getelementptr float, ptr addrspace(7) %9, i64 %137
  %139 = load <4 x float>, ptr addrspace(7) %138, align 4
  %140 = getelementptr float, ptr addrspace(5) %4, i64 0
  store <4 x float> %139, ptr addrspace(5) %140, align 4
  br label %141

141:                                              ; preds = %118, %99
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %142 = mul i64 %91, 96
  %143 = mul i64 %17, 6
  %144 = add i64 %142, %143
  %145 = add i64 %144, %15
  %146 = getelementptr float, ptr addrspace(3) @__shared_memory__, i64 %145
  %147 = load <1 x float>, ptr addrspace(3) %146, align 4
  %148 = mul i64 %93, 96
  %149 = mul i64 %17, 6
  %150 = add i64 %148, %149
  %151 = add i64 %150, %15
  %152 = getelementptr float, ptr addrspace(3) @__shared_memory__, i64 %151
  %153 = load <1 x float>, ptr addrspace(3) %152, align 4
  %154 = mul i64 %15, 18
  %155 = add i64 %154, %17
  %156 = getelementptr float, ptr addrspace(3) @__shared_memory___0, i64 %155
  %157 = load <1 x float>, ptr addrspace(3) %156, align 4
  %158 = extractelement <1 x float> %147, i64 0
  %159 = extractelement <1 x float> %157, i64 0
  %160 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %158, float %159, <4 x float> %97, i32 0, i32 0, i32 0)
  %161 = extractelement <1 x float> %153, i64 0
  %162 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %161, float %159, <4 x float> %96, i32 0, i32 0, i32 0)
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %163 = mul i64 %20, 96
  %164 = mul i64 %23, 6
  %165 = add i64 %163, %164
  %166 = add i64 %165, %26
  %167 = getelementptr float, ptr addrspace(3) @__shared_memory__, i64 %166
  store <2 x float> %117, ptr addrspace(3) %167, align 4
  br i1 %27, label %168, label %184

168:                                              ; preds = %141
  %169 = udiv i32 %11, 4
  %170 = zext i32 %169 to i64
  %171 = urem i32 %11, 4
  %172 = mul nsw i32 %171, 4
  %173 = call i32 @llvm.umin.i32(i32 %172, i32 8)
  %174 = sub i32 8, %173
  %175 = call i32 @llvm.umin.i32(i32 %174, i32 4)
  %176 = icmp eq i32 %175, 4
  %177 = getelementptr float, ptr addrspace(5) %4, i64 0
  %178 = load <4 x float>, ptr addrspace(5) %177, align 4
  %179 = select i1 %176, <4 x float> %178, <4 x float> zeroinitializer
  %180 = zext i32 %172 to i64
  %181 = mul i64 %170, 18
  %182 = add i64 %181, %180
  %183 = getelementptr float, ptr addrspace(3) @__shared_memory___0, i64 %182
  store <4 x float> %179, ptr addrspace(3) %183, align 4
  br label %184

184:                                              ; preds = %168, %141
  br label %94

185:                                              ; preds = %94
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %186 = mul i64 %91, 96
  %187 = mul i64 %17, 6
  %188 = add i64 %186, %187
  %189 = add i64 %188, %15
  %190 = getelementptr float, ptr addrspace(3) @__shared_memory__, i64 %189
  %191 = load <1 x float>, ptr addrspace(3) %190, align 4
  %192 = mul i64 %93, 96
  %193 = mul i64 %17, 6
  %194 = add i64 %192, %193
  %195 = add i64 %194, %15
  %196 = getelementptr float, ptr addrspace(3) @__shared_memory__, i64 %195
  %197 = load <1 x float>, ptr addrspace(3) %196, align 4
  %198 = mul i64 %15, 18
  %199 = add i64 %198, %17
  %200 = getelementptr float, ptr addrspace(3) @__shared_memory___0, i64 %199
  %201 = load <1 x float>, ptr addrspace(3) %200, align 4
  %202 = extractelement <1 x float> %191, i64 0
  %203 = extractelement <1 x float> %201, i64 0
  %204 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %202, float %203, <4 x float> %97, i32 0, i32 0, i32 0)
  %205 = extractelement <1 x float> %197, i64 0
  %206 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %205, float %203, <4 x float> %96, i32 0, i32 0, i32 0)
  br label %207

207:                                              ; preds = %210, %185
  %208 = phi i32 [ %217, %210 ], [ 0, %185 ]
  %209 = icmp slt i32 %208, 4
  br i1 %209, label %210, label %218

210:                                              ; preds = %207
  %211 = zext i32 %208 to i64
  %212 = extractelement <4 x float> %204, i64 %211
  %213 = add nuw nsw i64 0, %211
  %214 = add nuw nsw i64 %213, 0
  %215 = add nuw nsw i64 %214, 0
  %216 = getelementptr inbounds nuw float, ptr addrspace(5) %5, i64 %215
  store float %212, ptr addrspace(5) %216, align 4
  %217 = add i32 %208, 1
  br label %207

218:                                              ; preds = %221, %207
  %219 = phi i32 [ %228, %221 ], [ 0, %207 ]
  %220 = icmp slt i32 %219, 4
  br i1 %220, label %221, label %229

221:                                              ; preds = %218
  %222 = zext i32 %219 to i64
  %223 = extractelement <4 x float> %206, i64 %222
  %224 = add nuw nsw i64 4, %222
  %225 = add nuw nsw i64 %224, 0
  %226 = add nuw nsw i64 %225, 0
  %227 = getelementptr inbounds nuw float, ptr addrspace(5) %5, i64 %226
  store float %223, ptr addrspace(5) %227, align 4
  %228 = add i32 %219, 1
  br label %218

229:                                              ; preds = %263, %218
  %230 = phi i32 [ %264, %263 ], [ 0, %218 ]
  %231 = icmp slt i32 %230, 2
  br i1 %231, label %232, label %265

232:                                              ; preds = %229
  %233 = zext i32 %230 to i64
  br label %234

234:                                              ; preds = %261, %232
  %235 = phi i32 [ %262, %261 ], [ 0, %232 ]
  %236 = icmp slt i32 %235, 4
  br i1 %236, label %237, label %263

237:                                              ; preds = %234
  %238 = zext i32 %235 to i64
  br i1 %31, label %239, label %261

239:                                              ; preds = %242, %237
  %240 = phi i32 [ %260, %242 ], [ 0, %237 ]
  %241 = icmp slt i32 %240, %30
  br i1 %241, label %242, label %261

242:                                              ; preds = %239
  %243 = mul nuw nsw i64 %233, 4
  %244 = add nuw nsw i64 %243, 0
  %245 = add nuw nsw i64 %244, %238
  %246 = add nuw nsw i64 %245, 0
  %247 = add nuw nsw i64 %246, 0
  %248 = getelementptr inbounds nuw float, ptr addrspace(5) %5, i64 %247
  %249 = load float, ptr addrspace(5) %248, align 4
  %250 = add i32 %90, %35
  %251 = add i32 %250, %230
  %252 = zext i32 %251 to i64
  %253 = add i32 %18, %235
  %254 = zext i32 %253 to i64
  %255 = mul nuw nsw i64 %252, 128
  %256 = mul nuw nsw i64 %254, 8
  %257 = add nuw nsw i64 %255, %256
  %258 = add nuw nsw i64 %257, %17
  %259 = getelementptr inbounds nuw float, ptr addrspace(7) %10, i64 %258
  store float %249, ptr addrspace(7) %259, align 4
  %260 = add i32 %240, 1
  br label %239

261:                                              ; preds = %239, %237
  %262 = add i32 %235, 1
  br label %234

263:                                              ; preds = %234
  %264 = add i32 %230, 1
  br label %229

265:                                              ; preds = %229
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  ret void
}

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) readnone, i16, i32, i32) #3

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #3

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: alwaysinline convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: alwaysinline convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float, float, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5

; Function Attrs: alwaysinline convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.sched.barrier(i32 immarg) #4

attributes #0 = { alwaysinline "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size" }
attributes #1 = { alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { alwaysinline nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { alwaysinline nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { alwaysinline convergent nocallback nofree nounwind willreturn }
attributes #5 = { alwaysinline convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!2, !3, !4}

!0 = !{!"amdgpu-synchronize-as", !"local"}
!1 = !{i32 256, i32 1, i32 1}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !{i32 7, !"amdgpu.buffer.oob.mode", i32 1}
