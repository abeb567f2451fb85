; ModuleID = 'f_dispatch_0'
source_filename = "f_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@__shared_memory___0 = private addrspace(3) global [1 x [64 x [36 x half]]] undef, align 16
@__shared_memory__ = private addrspace(3) global [1 x [32 x [68 x half]]] undef, align 16

; Function Attrs: alwaysinline
define amdgpu_kernel void @f_dispatch_0_batch_matmul_4x32x32x64_f16xf16xf32(ptr addrspace(1) noalias noundef nonnull readonly align 16 %0, ptr addrspace(1) noalias noundef nonnull readonly align 16 %1, ptr addrspace(1) noalias noundef nonnull align 16 %2) #0 !reqd_work_group_size !1 {
  %4 = call range(i32 0, 256) i32 @llvm.amdgcn.workitem.id.x()
  %5 = sext i32 %4 to i64
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %6 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %0, i16 0, i32 16384, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %7 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %1, i16 0, i32 16384, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %2, i64 64) ]
  %8 = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) %2, i16 0, i32 16384, i32 159744)
  %9 = trunc i64 %5 to i32
  %10 = udiv i32 %9, 128
  %11 = urem i32 %9, 128
  %12 = udiv i32 %11, 64
  %13 = urem i32 %9, 64
  %14 = udiv i32 %9, 8
  %15 = zext i32 %14 to i64
  %16 = urem i32 %9, 8
  %17 = udiv i32 %9, 4
  %18 = zext i32 %17 to i64
  %19 = urem i32 %9, 4
  %20 = mul nsw i32 %16, 8
  %21 = zext i32 %20 to i64
  %22 = mul nsw i32 %19, 8
  %23 = zext i32 %22 to i64
  %24 = udiv i32 %13, 16
  %25 = urem i32 %13, 16
  %26 = mul nsw i32 %24, 4
  %27 = zext i32 %26 to i64
  %28 = call range(i32 0, 4) i32 @llvm.amdgcn.workgroup.id.x()
  %29 = sext i32 %28 to i64
  %30 = mul i64 %29, 2048
  %31 = mul i64 %15, 64
  %32 = add i64 %30, %31
  %33 = add i64 %32, %21
  %34 = getelementptr half, ptr addrspace(7) %6, i64 %33
  %35 = load <8 x half>, ptr addrspace(7) %34, align 2
  %36 = mul i64 %29, 2048
  %37 = mul i64 %18, 32
  %38 = add i64 %36, %37
  %39 = add i64 %38, %23
  %40 = getelementptr half, ptr addrspace(7) %7, i64 %39
  %41 = load <8 x half>, ptr addrspace(7) %40, align 2
  %42 = mul i64 %15, 68
  %43 = add i64 0, %42
  %44 = add i64 %43, %21
  %45 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %44
  store <8 x half> %35, ptr addrspace(3) %45, align 2
  %46 = mul i64 %18, 36
  %47 = add i64 0, %46
  %48 = add i64 %47, %23
  %49 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %48
  store <8 x half> %41, ptr addrspace(3) %49, align 2
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %50 = mul nsw i32 %10, 16
  %51 = add nsw i32 %50, %25
  %52 = zext i32 %51 to i64
  %53 = mul i64 %52, 68
  %54 = add i64 0, %53
  %55 = add i64 %54, %27
  %56 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %55
  %57 = load <4 x half>, ptr addrspace(3) %56, align 2
  %58 = add nsw i32 %26, 16
  %59 = zext i32 %58 to i64
  %60 = mul i64 %52, 68
  %61 = add i64 0, %60
  %62 = add i64 %61, %59
  %63 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %62
  %64 = load <4 x half>, ptr addrspace(3) %63, align 2
  %65 = add nsw i32 %26, 32
  %66 = zext i32 %65 to i64
  %67 = mul i64 %52, 68
  %68 = add i64 0, %67
  %69 = add i64 %68, %66
  %70 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %69
  %71 = load <4 x half>, ptr addrspace(3) %70, align 2
  %72 = add nsw i32 %26, 48
  %73 = zext i32 %72 to i64
  %74 = mul i64 %52, 68
  %75 = add i64 0, %74
  %76 = add i64 %75, %73
  %77 = getelementptr half, ptr addrspace(3) @__shared_memory__, i64 %76
  %78 = load <4 x half>, ptr addrspace(3) %77, align 2
  %79 = mul nsw i32 %12, 16
  %80 = add nsw i32 %79, %25
  %81 = zext i32 %80 to i64
  %82 = mul i64 %27, 36
  %83 = add i64 0, %82
  %84 = add i64 %83, %81
  %85 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %84
  %86 = load <1 x half>, ptr addrspace(3) %85, align 2
  %87 = add nsw i32 %26, 1
  %88 = zext i32 %87 to i64
  %89 = mul i64 %88, 36
  %90 = add i64 0, %89
  %91 = add i64 %90, %81
  %92 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %91
  %93 = load <1 x half>, ptr addrspace(3) %92, align 2
  %94 = add nsw i32 %26, 2
  %95 = zext i32 %94 to i64
  %96 = mul i64 %95, 36
  %97 = add i64 0, %96
  %98 = add i64 %97, %81
  %99 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %98
  %100 = load <1 x half>, ptr addrspace(3) %99, align 2
  %101 = add nsw i32 %26, 3
  %102 = zext i32 %101 to i64
  %103 = mul i64 %102, 36
  %104 = add i64 0, %103
  %105 = add i64 %104, %81
  %106 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %105
  %107 = load <1 x half>, ptr addrspace(3) %106, align 2
  %108 = mul i64 %59, 36
  %109 = add i64 0, %108
  %110 = add i64 %109, %81
  %111 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %110
  %112 = load <1 x half>, ptr addrspace(3) %111, align 2
  %113 = add nsw i32 %26, 17
  %114 = zext i32 %113 to i64
  %115 = mul i64 %114, 36
  %116 = add i64 0, %115
  %117 = add i64 %116, %81
  %118 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %117
  %119 = load <1 x half>, ptr addrspace(3) %118, align 2
  %120 = add nsw i32 %26, 18
  %121 = zext i32 %120 to i64
  %122 = mul i64 %121, 36
  %123 = add i64 0, %122
  %124 = add i64 %123, %81
  %125 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %124
  %126 = load <1 x half>, ptr addrspace(3) %125, align 2
  %127 = add nsw i32 %26, 19
  %128 = zext i32 %127 to i64
  %129 = mul i64 %128, 36
  %130 = add i64 0, %129
  %131 = add i64 %130, %81
  %132 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %131
  %133 = load <1 x half>, ptr addrspace(3) %132, align 2
  %134 = mul i64 %66, 36
  %135 = add i64 0, %134
  %136 = add i64 %135, %81
  %137 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %136
  %138 = load <1 x half>, ptr addrspace(3) %137, align 2
  %139 = add nsw i32 %26, 33
  %140 = zext i32 %139 to i64
  %141 = mul i64 %140, 36
  %142 = add i64 0, %141
  %143 = add i64 %142, %81
  %144 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %143
  %145 = load <1 x half>, ptr addrspace(3) %144, align 2
  %146 = add nsw i32 %26, 34
  %147 = zext i32 %146 to i64
  %148 = mul i64 %147, 36
  %149 = add i64 0, %148
  %150 = add i64 %149, %81
  %151 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %150
  %152 = load <1 x half>, ptr addrspace(3) %151, align 2
  %153 = add nsw i32 %26, 35
  %154 = zext i32 %153 to i64
  %155 = mul i64 %154, 36
  %156 = add i64 0, %155
  %157 = add i64 %156, %81
  %158 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %157
  %159 = load <1 x half>, ptr addrspace(3) %158, align 2
  %160 = mul i64 %73, 36
  %161 = add i64 0, %160
  %162 = add i64 %161, %81
  %163 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %162
  %164 = load <1 x half>, ptr addrspace(3) %163, align 2
  %165 = add nsw i32 %26, 49
  %166 = zext i32 %165 to i64
  %167 = mul i64 %166, 36
  %168 = add i64 0, %167
  %169 = add i64 %168, %81
  %170 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %169
  %171 = load <1 x half>, ptr addrspace(3) %170, align 2
  %172 = add nsw i32 %26, 50
  %173 = zext i32 %172 to i64
  %174 = mul i64 %173, 36
  %175 = add i64 0, %174
  %176 = add i64 %175, %81
  %177 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %176
  %178 = load <1 x half>, ptr addrspace(3) %177, align 2
  %179 = add nsw i32 %26, 51
  %180 = zext i32 %179 to i64
  %181 = mul i64 %180, 36
  %182 = add i64 0, %181
  %183 = add i64 %182, %81
  %184 = getelementptr half, ptr addrspace(3) @__shared_memory___0, i64 %183
  %185 = load <1 x half>, ptr addrspace(3) %184, align 2
  %186 = extractelement <1 x half> %86, i64 0
  %187 = extractelement <1 x half> %93, i64 0
  %188 = extractelement <1 x half> %100, i64 0
  %189 = extractelement <1 x half> %107, i64 0
  %190 = insertelement <4 x half> poison, half %186, i64 0
  %191 = insertelement <4 x half> %190, half %187, i64 1
  %192 = insertelement <4 x half> %191, half %188, i64 2
  %193 = insertelement <4 x half> %192, half %189, i64 3
  %194 = extractelement <1 x half> %112, i64 0
  %195 = extractelement <1 x half> %119, i64 0
  %196 = extractelement <1 x half> %126, i64 0
  %197 = extractelement <1 x half> %133, i64 0
  %198 = insertelement <4 x half> poison, half %194, i64 0
  %199 = insertelement <4 x half> %198, half %195, i64 1
  %200 = insertelement <4 x half> %199, half %196, i64 2
  %201 = insertelement <4 x half> %200, half %197, i64 3
  %202 = extractelement <1 x half> %138, i64 0
  %203 = extractelement <1 x half> %145, i64 0
  %204 = extractelement <1 x half> %152, i64 0
  %205 = extractelement <1 x half> %159, i64 0
  %206 = insertelement <4 x half> poison, half %202, i64 0
  %207 = insertelement <4 x half> %206, half %203, i64 1
  %208 = insertelement <4 x half> %207, half %204, i64 2
  %209 = insertelement <4 x half> %208, half %205, i64 3
  %210 = extractelement <1 x half> %164, i64 0
  %211 = extractelement <1 x half> %171, i64 0
  %212 = extractelement <1 x half> %178, i64 0
  %213 = extractelement <1 x half> %185, i64 0
  %214 = insertelement <4 x half> poison, half %210, i64 0
  %215 = insertelement <4 x half> %214, half %211, i64 1
  %216 = insertelement <4 x half> %215, half %212, i64 2
  %217 = insertelement <4 x half> %216, half %213, i64 3
  %218 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %57, <4 x half> %193, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %219 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %64, <4 x half> %201, <4 x float> %218, i32 0, i32 0, i32 0)
  %220 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %71, <4 x half> %209, <4 x float> %219, i32 0, i32 0, i32 0)
  %221 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %78, <4 x half> %217, <4 x float> %220, i32 0, i32 0, i32 0)
  %222 = extractelement <4 x float> %221, i64 0
  %223 = insertelement <1 x float> poison, float %222, i32 0
  %224 = extractelement <4 x float> %221, i64 1
  %225 = insertelement <1 x float> poison, float %224, i32 0
  %226 = extractelement <4 x float> %221, i64 2
  %227 = insertelement <1 x float> poison, float %226, i32 0
  %228 = extractelement <4 x float> %221, i64 3
  %229 = insertelement <1 x float> poison, float %228, i32 0
  %230 = add nsw i32 %50, %26
  %231 = zext i32 %230 to i64
  %232 = mul i64 %29, 1024
  %233 = mul i64 %231, 32
  %234 = add i64 %232, %233
  %235 = add i64 %234, %81
  %236 = getelementptr float, ptr addrspace(7) %8, i64 %235
  store <1 x float> %223, ptr addrspace(7) %236, align 4
  %237 = add nsw i32 %230, 1
  %238 = zext i32 %237 to i64
  %239 = mul i64 %29, 1024
  %240 = mul i64 %238, 32
  %241 = add i64 %239, %240
  %242 = add i64 %241, %81
  %243 = getelementptr float, ptr addrspace(7) %8, i64 %242
  store <1 x float> %225, ptr addrspace(7) %243, align 4
  %244 = add nsw i32 %230, 2
  %245 = zext i32 %244 to i64
  %246 = mul i64 %29, 1024
  %247 = mul i64 %245, 32
  %248 = add i64 %246, %247
  %249 = add i64 %248, %81
  %250 = getelementptr float, ptr addrspace(7) %8, i64 %249
  store <1 x float> %227, ptr addrspace(7) %250, align 4
  %251 = add nsw i32 %230, 3
  %252 = zext i32 %251 to i64
  %253 = mul i64 %29, 1024
  %254 = mul i64 %252, 32
  %255 = add i64 %253, %254
  %256 = add i64 %255, %81
  %257 = getelementptr float, ptr addrspace(7) %8, i64 %256
  store <1 x float> %229, ptr addrspace(7) %257, align 4
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

; Function Attrs: alwaysinline nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: alwaysinline convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: alwaysinline convergent nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half>, <4 x half>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5

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
