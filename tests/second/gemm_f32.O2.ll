; ModuleID = 'gemm_f32.cl'
source_filename = "gemm_f32.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@gemm_f32.as = internal unnamed_addr addrspace(3) global [8 x [32 x float]] undef, align 4
@gemm_f32.bs = internal unnamed_addr addrspace(3) global [8 x [32 x float]] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @gemm_f32(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %11 = shl nuw nsw i32 %10, 3
  %12 = add nuw nsw i32 %11, %9
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %14 = shl i32 %13, 5
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %16 = shl i32 %15, 5
  %17 = icmp sgt i32 %5, 0
  br i1 %17, label %18, label %108

18:                                               ; preds = %8
  %19 = icmp samesign ult i32 %12, 256
  %20 = shl nuw nsw i32 %10, 4
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) @gemm_f32.as, i32 %20
  %22 = shl nuw nsw i32 %9, 4
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) @gemm_f32.bs, i32 %22
  %24 = and i32 %9, 7
  %25 = getelementptr inbounds nuw [32 x float], ptr addrspace(3) @gemm_f32.as, i32 %24
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 4
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 4
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 8
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 8
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 12
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 12
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 128
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 128
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 132
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 132
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 136
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 136
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 140
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 140
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 256
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 256
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 260
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 260
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 264
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 264
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 268
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 268
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 384
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 384
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 388
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 388
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 392
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 392
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 396
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 396
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 512
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 512
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 516
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 516
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 520
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 520
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 524
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 524
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 640
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 640
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 644
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 644
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 648
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 648
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 652
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 652
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 768
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 768
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 772
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 772
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 776
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 776
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 780
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 780
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 896
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 896
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 900
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 900
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 904
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 904
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 908
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 908
  br label %88

88:                                               ; preds = %18, %232
  %89 = phi float [ 0.000000e+00, %18 ], [ %409, %232 ]
  %90 = phi float [ 0.000000e+00, %18 ], [ %410, %232 ]
  %91 = phi float [ 0.000000e+00, %18 ], [ %411, %232 ]
  %92 = phi float [ 0.000000e+00, %18 ], [ %412, %232 ]
  %93 = phi float [ 0.000000e+00, %18 ], [ %413, %232 ]
  %94 = phi float [ 0.000000e+00, %18 ], [ %414, %232 ]
  %95 = phi float [ 0.000000e+00, %18 ], [ %415, %232 ]
  %96 = phi float [ 0.000000e+00, %18 ], [ %416, %232 ]
  %97 = phi float [ 0.000000e+00, %18 ], [ %417, %232 ]
  %98 = phi float [ 0.000000e+00, %18 ], [ %418, %232 ]
  %99 = phi float [ 0.000000e+00, %18 ], [ %419, %232 ]
  %100 = phi float [ 0.000000e+00, %18 ], [ %420, %232 ]
  %101 = phi float [ 0.000000e+00, %18 ], [ %421, %232 ]
  %102 = phi float [ 0.000000e+00, %18 ], [ %422, %232 ]
  %103 = phi float [ 0.000000e+00, %18 ], [ %423, %232 ]
  %104 = phi float [ 0.000000e+00, %18 ], [ %424, %232 ]
  %105 = phi i32 [ 0, %18 ], [ %425, %232 ]
  br i1 %19, label %106, label %232

106:                                              ; preds = %88
  %107 = or disjoint i32 %24, %105
  br label %427

108:                                              ; preds = %232, %8
  %109 = phi float [ 0.000000e+00, %8 ], [ %409, %232 ]
  %110 = phi float [ 0.000000e+00, %8 ], [ %410, %232 ]
  %111 = phi float [ 0.000000e+00, %8 ], [ %411, %232 ]
  %112 = phi float [ 0.000000e+00, %8 ], [ %412, %232 ]
  %113 = phi float [ 0.000000e+00, %8 ], [ %413, %232 ]
  %114 = phi float [ 0.000000e+00, %8 ], [ %414, %232 ]
  %115 = phi float [ 0.000000e+00, %8 ], [ %415, %232 ]
  %116 = phi float [ 0.000000e+00, %8 ], [ %416, %232 ]
  %117 = phi float [ 0.000000e+00, %8 ], [ %417, %232 ]
  %118 = phi float [ 0.000000e+00, %8 ], [ %418, %232 ]
  %119 = phi float [ 0.000000e+00, %8 ], [ %419, %232 ]
  %120 = phi float [ 0.000000e+00, %8 ], [ %420, %232 ]
  %121 = phi float [ 0.000000e+00, %8 ], [ %421, %232 ]
  %122 = phi float [ 0.000000e+00, %8 ], [ %422, %232 ]
  %123 = phi float [ 0.000000e+00, %8 ], [ %423, %232 ]
  %124 = phi float [ 0.000000e+00, %8 ], [ %424, %232 ]
  %125 = shl nuw nsw i32 %10, 2
  %126 = add nsw i32 %14, %125
  %127 = shl nuw nsw i32 %9, 2
  %128 = add i32 %127, %16
  %129 = mul nsw i32 %126, %4
  %130 = add i32 %128, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %131
  %133 = load float, ptr addrspace(1) %132, align 4, !tbaa !14
  %134 = fmul float %7, %133
  %135 = tail call float @llvm.fmuladd.f32(float %6, float %109, float %134)
  store float %135, ptr addrspace(1) %132, align 4, !tbaa !14
  %136 = sext i32 %130 to i64
  %137 = getelementptr float, ptr addrspace(1) %2, i64 %136
  %138 = getelementptr i8, ptr addrspace(1) %137, i64 4
  %139 = load float, ptr addrspace(1) %138, align 4, !tbaa !14
  %140 = fmul float %7, %139
  %141 = tail call float @llvm.fmuladd.f32(float %6, float %110, float %140)
  store float %141, ptr addrspace(1) %138, align 4, !tbaa !14
  %142 = sext i32 %130 to i64
  %143 = getelementptr float, ptr addrspace(1) %2, i64 %142
  %144 = getelementptr i8, ptr addrspace(1) %143, i64 8
  %145 = load float, ptr addrspace(1) %144, align 4, !tbaa !14
  %146 = fmul float %7, %145
  %147 = tail call float @llvm.fmuladd.f32(float %6, float %111, float %146)
  store float %147, ptr addrspace(1) %144, align 4, !tbaa !14
  %148 = sext i32 %130 to i64
  %149 = getelementptr float, ptr addrspace(1) %2, i64 %148
  %150 = getelementptr i8, ptr addrspace(1) %149, i64 12
  %151 = load float, ptr addrspace(1) %150, align 4, !tbaa !14
  %152 = fmul float %7, %151
  %153 = tail call float @llvm.fmuladd.f32(float %6, float %112, float %152)
  store float %153, ptr addrspace(1) %150, align 4, !tbaa !14
  %154 = or disjoint i32 %126, 1
  %155 = mul nsw i32 %154, %4
  %156 = add i32 %128, %155
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %157
  %159 = load float, ptr addrspace(1) %158, align 4, !tbaa !14
  %160 = fmul float %7, %159
  %161 = tail call float @llvm.fmuladd.f32(float %6, float %113, float %160)
  store float %161, ptr addrspace(1) %158, align 4, !tbaa !14
  %162 = sext i32 %156 to i64
  %163 = getelementptr float, ptr addrspace(1) %2, i64 %162
  %164 = getelementptr i8, ptr addrspace(1) %163, i64 4
  %165 = load float, ptr addrspace(1) %164, align 4, !tbaa !14
  %166 = fmul float %7, %165
  %167 = tail call float @llvm.fmuladd.f32(float %6, float %114, float %166)
  store float %167, ptr addrspace(1) %164, align 4, !tbaa !14
  %168 = sext i32 %156 to i64
  %169 = getelementptr float, ptr addrspace(1) %2, i64 %168
  %170 = getelementptr i8, ptr addrspace(1) %169, i64 8
  %171 = load float, ptr addrspace(1) %170, align 4, !tbaa !14
  %172 = fmul float %7, %171
  %173 = tail call float @llvm.fmuladd.f32(float %6, float %115, float %172)
  store float %173, ptr addrspace(1) %170, align 4, !tbaa !14
  %174 = sext i32 %156 to i64
  %175 = getelementptr float, ptr addrspace(1) %2, i64 %174
  %176 = getelementptr i8, ptr addrspace(1) %175, i64 12
  %177 = load float, ptr addrspace(1) %176, align 4, !tbaa !14
  %178 = fmul float %7, %177
  %179 = tail call float @llvm.fmuladd.f32(float %6, float %116, float %178)
  store float %179, ptr addrspace(1) %176, align 4, !tbaa !14
  %180 = or disjoint i32 %126, 2
  %181 = mul nsw i32 %180, %4
  %182 = add i32 %128, %181
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %183
  %185 = load float, ptr addrspace(1) %184, align 4, !tbaa !14
  %186 = fmul float %7, %185
  %187 = tail call float @llvm.fmuladd.f32(float %6, float %117, float %186)
  store float %187, ptr addrspace(1) %184, align 4, !tbaa !14
  %188 = sext i32 %182 to i64
  %189 = getelementptr float, ptr addrspace(1) %2, i64 %188
  %190 = getelementptr i8, ptr addrspace(1) %189, i64 4
  %191 = load float, ptr addrspace(1) %190, align 4, !tbaa !14
  %192 = fmul float %7, %191
  %193 = tail call float @llvm.fmuladd.f32(float %6, float %118, float %192)
  store float %193, ptr addrspace(1) %190, align 4, !tbaa !14
  %194 = sext i32 %182 to i64
  %195 = getelementptr float, ptr addrspace(1) %2, i64 %194
  %196 = getelementptr i8, ptr addrspace(1) %195, i64 8
  %197 = load float, ptr addrspace(1) %196, align 4, !tbaa !14
  %198 = fmul float %7, %197
  %199 = tail call float @llvm.fmuladd.f32(float %6, float %119, float %198)
  store float %199, ptr addrspace(1) %196, align 4, !tbaa !14
  %200 = sext i32 %182 to i64
  %201 = getelementptr float, ptr addrspace(1) %2, i64 %200
  %202 = getelementptr i8, ptr addrspace(1) %201, i64 12
  %203 = load float, ptr addrspace(1) %202, align 4, !tbaa !14
  %204 = fmul float %7, %203
  %205 = tail call float @llvm.fmuladd.f32(float %6, float %120, float %204)
  store float %205, ptr addrspace(1) %202, align 4, !tbaa !14
  %206 = or disjoint i32 %126, 3
  %207 = mul nsw i32 %206, %4
  %208 = add i32 %128, %207
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %209
  %211 = load float, ptr addrspace(1) %210, align 4, !tbaa !14
  %212 = fmul float %7, %211
  %213 = tail call float @llvm.fmuladd.f32(float %6, float %121, float %212)
  store float %213, ptr addrspace(1) %210, align 4, !tbaa !14
  %214 = sext i32 %208 to i64
  %215 = getelementptr float, ptr addrspace(1) %2, i64 %214
  %216 = getelementptr i8, ptr addrspace(1) %215, i64 4
  %217 = load float, ptr addrspace(1) %216, align 4, !tbaa !14
  %218 = fmul float %7, %217
  %219 = tail call float @llvm.fmuladd.f32(float %6, float %122, float %218)
  store float %219, ptr addrspace(1) %216, align 4, !tbaa !14
  %220 = sext i32 %208 to i64
  %221 = getelementptr float, ptr addrspace(1) %2, i64 %220
  %222 = getelementptr i8, ptr addrspace(1) %221, i64 8
  %223 = load float, ptr addrspace(1) %222, align 4, !tbaa !14
  %224 = fmul float %7, %223
  %225 = tail call float @llvm.fmuladd.f32(float %6, float %123, float %224)
  store float %225, ptr addrspace(1) %222, align 4, !tbaa !14
  %226 = sext i32 %208 to i64
  %227 = getelementptr float, ptr addrspace(1) %2, i64 %226
  %228 = getelementptr i8, ptr addrspace(1) %227, i64 12
  %229 = load float, ptr addrspace(1) %228, align 4, !tbaa !14
  %230 = fmul float %7, %229
  %231 = tail call float @llvm.fmuladd.f32(float %6, float %124, float %230)
  store float %231, ptr addrspace(1) %228, align 4, !tbaa !14
  ret void

232:                                              ; preds = %427, %88
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %233 = load float, ptr addrspace(3) %21, align 4, !tbaa !14
  %234 = load float, ptr addrspace(3) %23, align 4, !tbaa !14
  %235 = load float, ptr addrspace(3) %26, align 4, !tbaa !14
  %236 = load float, ptr addrspace(3) %27, align 4, !tbaa !14
  %237 = load float, ptr addrspace(3) %28, align 4, !tbaa !14
  %238 = load float, ptr addrspace(3) %29, align 4, !tbaa !14
  %239 = load float, ptr addrspace(3) %30, align 4, !tbaa !14
  %240 = load float, ptr addrspace(3) %31, align 4, !tbaa !14
  %241 = tail call float @llvm.fma.f32(float %233, float %234, float %89)
  %242 = tail call float @llvm.fma.f32(float %233, float %236, float %90)
  %243 = tail call float @llvm.fma.f32(float %233, float %238, float %91)
  %244 = tail call float @llvm.fma.f32(float %233, float %240, float %92)
  %245 = tail call float @llvm.fma.f32(float %235, float %234, float %93)
  %246 = tail call float @llvm.fma.f32(float %235, float %236, float %94)
  %247 = tail call float @llvm.fma.f32(float %235, float %238, float %95)
  %248 = tail call float @llvm.fma.f32(float %235, float %240, float %96)
  %249 = tail call float @llvm.fma.f32(float %237, float %234, float %97)
  %250 = tail call float @llvm.fma.f32(float %237, float %236, float %98)
  %251 = tail call float @llvm.fma.f32(float %237, float %238, float %99)
  %252 = tail call float @llvm.fma.f32(float %237, float %240, float %100)
  %253 = tail call float @llvm.fma.f32(float %239, float %234, float %101)
  %254 = tail call float @llvm.fma.f32(float %239, float %236, float %102)
  %255 = tail call float @llvm.fma.f32(float %239, float %238, float %103)
  %256 = tail call float @llvm.fma.f32(float %239, float %240, float %104)
  %257 = load float, ptr addrspace(3) %32, align 4, !tbaa !14
  %258 = load float, ptr addrspace(3) %33, align 4, !tbaa !14
  %259 = load float, ptr addrspace(3) %34, align 4, !tbaa !14
  %260 = load float, ptr addrspace(3) %35, align 4, !tbaa !14
  %261 = load float, ptr addrspace(3) %36, align 4, !tbaa !14
  %262 = load float, ptr addrspace(3) %37, align 4, !tbaa !14
  %263 = load float, ptr addrspace(3) %38, align 4, !tbaa !14
  %264 = load float, ptr addrspace(3) %39, align 4, !tbaa !14
  %265 = tail call float @llvm.fma.f32(float %257, float %258, float %241)
  %266 = tail call float @llvm.fma.f32(float %257, float %260, float %242)
  %267 = tail call float @llvm.fma.f32(float %257, float %262, float %243)
  %268 = tail call float @llvm.fma.f32(float %257, float %264, float %244)
  %269 = tail call float @llvm.fma.f32(float %259, float %258, float %245)
  %270 = tail call float @llvm.fma.f32(float %259, float %260, float %246)
  %271 = tail call float @llvm.fma.f32(float %259, float %262, float %247)
  %272 = tail call float @llvm.fma.f32(float %259, float %264, float %248)
  %273 = tail call float @llvm.fma.f32(float %261, float %258, float %249)
  %274 = tail call float @llvm.fma.f32(float %261, float %260, float %250)
  %275 = tail call float @llvm.fma.f32(float %261, float %262, float %251)
  %276 = tail call float @llvm.fma.f32(float %261, float %264, float %252)
  %277 = tail call float @llvm.fma.f32(float %263, float %258, float %253)
  %278 = tail call float @llvm.fma.f32(float %263, float %260, float %254)
  %279 = tail call float @llvm.fma.f32(float %263, float %262, float %255)
  %280 = tail call float @llvm.fma.f32(float %263, float %264, float %256)
  %281 = load float, ptr addrspace(3) %40, align 4, !tbaa !14
  %282 = load float, ptr addrspace(3) %41, align 4, !tbaa !14
  %283 = load float, ptr addrspace(3) %42, align 4, !tbaa !14
  %284 = load float, ptr addrspace(3) %43, align 4, !tbaa !14
  %285 = load float, ptr addrspace(3) %44, align 4, !tbaa !14
  %286 = load float, ptr addrspace(3) %45, align 4, !tbaa !14
  %287 = load float, ptr addrspace(3) %46, align 4, !tbaa !14
  %288 = load float, ptr addrspace(3) %47, align 4, !tbaa !14
  %289 = tail call float @llvm.fma.f32(float %281, float %282, float %265)
  %290 = tail call float @llvm.fma.f32(float %281, float %284, float %266)
  %291 = tail call float @llvm.fma.f32(float %281, float %286, float %267)
  %292 = tail call float @llvm.fma.f32(float %281, float %288, float %268)
  %293 = tail call float @llvm.fma.f32(float %283, float %282, float %269)
  %294 = tail call float @llvm.fma.f32(float %283, float %284, float %270)
  %295 = tail call float @llvm.fma.f32(float %283, float %286, float %271)
  %296 = tail call float @llvm.fma.f32(float %283, float %288, float %272)
  %297 = tail call float @llvm.fma.f32(float %285, float %282, float %273)
  %298 = tail call float @llvm.fma.f32(float %285, float %284, float %274)
  %299 = tail call float @llvm.fma.f32(float %285, float %286, float %275)
  %300 = tail call float @llvm.fma.f32(float %285, float %288, float %276)
  %301 = tail call float @llvm.fma.f32(float %287, float %282, float %277)
  %302 = tail call float @llvm.fma.f32(float %287, float %284, float %278)
  %303 = tail call float @llvm.fma.f32(float %287, float %286, float %279)
  %304 = tail call float @llvm.fma.f32(float %287, float %288, float %280)
  %305 = load float, ptr addrspace(3) %48, align 4, !tbaa !14
  %306 = load float, ptr addrspace(3) %49, align 4, !tbaa !14
  %307 = load float, ptr addrspace(3) %50, align 4, !tbaa !14
  %308 = load float, ptr addrspace(3) %51, align 4, !tbaa !14
  %309 = load float, ptr addrspace(3) %52, align 4, !tbaa !14
  %310 = load float, ptr addrspace(3) %53, align 4, !tbaa !14
  %311 = load float, ptr addrspace(3) %54, align 4, !tbaa !14
  %312 = load float, ptr addrspace(3) %55, align 4, !tbaa !14
  %313 = tail call float @llvm.fma.f32(float %305, float %306, float %289)
  %314 = tail call float @llvm.fma.f32(float %305, float %308, float %290)
  %315 = tail call float @llvm.fma.f32(float %305, float %310, float %291)
  %316 = tail call float @llvm.fma.f32(float %305, float %312, float %292)
  %317 = tail call float @llvm.fma.f32(float %307, float %306, float %293)
  %318 = tail call float @llvm.fma.f32(float %307, float %308, float %294)
  %319 = tail call float @llvm.fma.f32(float %307, float %310, float %295)
  %320 = tail call float @llvm.fma.f32(float %307, float %312, float %296)
  %321 = tail call float @llvm.fma.f32(float %309, float %306, float %297)
  %322 = tail call float @llvm.fma.f32(float %309, float %308, float %298)
  %323 = tail call float @llvm.fma.f32(float %309, float %310, float %299)
  %324 = tail call float @llvm.fma.f32(float %309, float %312, float %300)
  %325 = tail call float @llvm.fma.f32(float %311, float %306, float %301)
  %326 = tail call float @llvm.fma.f32(float %311, float %308, float %302)
  %327 = tail call float @llvm.fma.f32(float %311, float %310, float %303)
  %328 = tail call float @llvm.fma.f32(float %311, float %312, float %304)
  %329 = load float, ptr addrspace(3) %56, align 4, !tbaa !14
  %330 = load float, ptr addrspace(3) %57, align 4, !tbaa !14
  %331 = load float, ptr addrspace(3) %58, align 4, !tbaa !14
  %332 = load float, ptr addrspace(3) %59, align 4, !tbaa !14
  %333 = load float, ptr addrspace(3) %60, align 4, !tbaa !14
  %334 = load float, ptr addrspace(3) %61, align 4, !tbaa !14
  %335 = load float, ptr addrspace(3) %62, align 4, !tbaa !14
  %336 = load float, ptr addrspace(3) %63, align 4, !tbaa !14
  %337 = tail call float @llvm.fma.f32(float %329, float %330, float %313)
  %338 = tail call float @llvm.fma.f32(float %329, float %332, float %314)
  %339 = tail call float @llvm.fma.f32(float %329, float %334, float %315)
  %340 = tail call float @llvm.fma.f32(float %329, float %336, float %316)
  %341 = tail call float @llvm.fma.f32(float %331, float %330, float %317)
  %342 = tail call float @llvm.fma.f32(float %331, float %332, float %318)
  %343 = tail call float @llvm.fma.f32(float %331, float %334, float %319)
  %344 = tail call float @llvm.fma.f32(float %331, float %336, float %320)
  %345 = tail call float @llvm.fma.f32(float %333, float %330, float %321)
  %346 = tail call float @llvm.fma.f32(float %333, float %332, float %322)
  %347 = tail call float @llvm.fma.f32(float %333, float %334, float %323)
  %348 = tail call float @llvm.fma.f32(float %333, float %336, float %324)
  %349 = tail call float @llvm.fma.f32(float %335, float %330, float %325)
  %350 = tail call float @llvm.fma.f32(float %335, float %332, float %326)
  %351 = tail call float @llvm.fma.f32(float %335, float %334, float %327)
  %352 = tail call float @llvm.fma.f32(float %335, float %336, float %328)
  %353 = load float, ptr addrspace(3) %64, align 4, !tbaa !14
  %354 = load float, ptr addrspace(3) %65, align 4, !tbaa !14
  %355 = load float, ptr addrspace(3) %66, align 4, !tbaa !14
  %356 = load float, ptr addrspace(3) %67, align 4, !tbaa !14
  %357 = load float, ptr addrspace(3) %68, align 4, !tbaa !14
  %358 = load float, ptr addrspace(3) %69, align 4, !tbaa !14
  %359 = load float, ptr addrspace(3) %70, align 4, !tbaa !14
  %360 = load float, ptr addrspace(3) %71, align 4, !tbaa !14
  %361 = tail call float @llvm.fma.f32(float %353, float %354, float %337)
  %362 = tail call float @llvm.fma.f32(float %353, float %356, float %338)
  %363 = tail call float @llvm.fma.f32(float %353, float %358, float %339)
  %364 = tail call float @llvm.fma.f32(float %353, float %360, float %340)
  %365 = tail call float @llvm.fma.f32(float %355, float %354, float %341)
  %366 = tail call float @llvm.fma.f32(float %355, float %356, float %342)
  %367 = tail call float @llvm.fma.f32(float %355, float %358, float %343)
  %368 = tail call float @llvm.fma.f32(float %355, float %360, float %344)
  %369 = tail call float @llvm.fma.f32(float %357, float %354, float %345)
  %370 = tail call float @llvm.fma.f32(float %357, float %356, float %346)
  %371 = tail call float @llvm.fma.f32(float %357, float %358, float %347)
  %372 = tail call float @llvm.fma.f32(float %357, float %360, float %348)
  %373 = tail call float @llvm.fma.f32(float %359, float %354, float %349)
  %374 = tail call float @llvm.fma.f32(float %359, float %356, float %350)
  %375 = tail call float @llvm.fma.f32(float %359, float %358, float %351)
  %376 = tail call float @llvm.fma.f32(float %359, float %360, float %352)
  %377 = load float, ptr addrspace(3) %72, align 4, !tbaa !14
  %378 = load float, ptr addrspace(3) %73, align 4, !tbaa !14
  %379 = load float, ptr addrspace(3) %74, align 4, !tbaa !14
  %380 = load float, ptr addrspace(3) %75, align 4, !tbaa !14
  %381 = load float, ptr addrspace(3) %76, align 4, !tbaa !14
  %382 = load float, ptr addrspace(3) %77, align 4, !tbaa !14
  %383 = load float, ptr addrspace(3) %78, align 4, !tbaa !14
  %384 = load float, ptr addrspace(3) %79, align 4, !tbaa !14
  %385 = tail call float @llvm.fma.f32(float %377, float %378, float %361)
  %386 = tail call float @llvm.fma.f32(float %377, float %380, float %362)
  %387 = tail call float @llvm.fma.f32(float %377, float %382, float %363)
  %388 = tail call float @llvm.fma.f32(float %377, float %384, float %364)
  %389 = tail call float @llvm.fma.f32(float %379, float %378, float %365)
  %390 = tail call float @llvm.fma.f32(float %379, float %380, float %366)
  %391 = tail call float @llvm.fma.f32(float %379, float %382, float %367)
  %392 = tail call float @llvm.fma.f32(float %379, float %384, float %368)
  %393 = tail call float @llvm.fma.f32(float %381, float %378, float %369)
  %394 = tail call float @llvm.fma.f32(float %381, float %380, float %370)
  %395 = tail call float @llvm.fma.f32(float %381, float %382, float %371)
  %396 = tail call float @llvm.fma.f32(float %381, float %384, float %372)
  %397 = tail call float @llvm.fma.f32(float %383, float %378, float %373)
  %398 = tail call float @llvm.fma.f32(float %383, float %380, float %374)
  %399 = tail call float @llvm.fma.f32(float %383, float %382, float %375)
  %400 = tail call float @llvm.fma.f32(float %383, float %384, float %376)
  %401 = load float, ptr addrspace(3) %80, align 4, !tbaa !14
  %402 = load float, ptr addrspace(3) %81, align 4, !tbaa !14
  %403 = load float, ptr addrspace(3) %82, align 4, !tbaa !14
  %404 = load float, ptr addrspace(3) %83, align 4, !tbaa !14
  %405 = load float, ptr addrspace(3) %84, align 4, !tbaa !14
  %406 = load float, ptr addrspace(3) %85, align 4, !tbaa !14
  %407 = load float, ptr addrspace(3) %86, align 4, !tbaa !14
  %408 = load float, ptr addrspace(3) %87, align 4, !tbaa !14
  %409 = tail call float @llvm.fma.f32(float %401, float %402, float %385)
  %410 = tail call float @llvm.fma.f32(float %401, float %404, float %386)
  %411 = tail call float @llvm.fma.f32(float %401, float %406, float %387)
  %412 = tail call float @llvm.fma.f32(float %401, float %408, float %388)
  %413 = tail call float @llvm.fma.f32(float %403, float %402, float %389)
  %414 = tail call float @llvm.fma.f32(float %403, float %404, float %390)
  %415 = tail call float @llvm.fma.f32(float %403, float %406, float %391)
  %416 = tail call float @llvm.fma.f32(float %403, float %408, float %392)
  %417 = tail call float @llvm.fma.f32(float %405, float %402, float %393)
  %418 = tail call float @llvm.fma.f32(float %405, float %404, float %394)
  %419 = tail call float @llvm.fma.f32(float %405, float %406, float %395)
  %420 = tail call float @llvm.fma.f32(float %405, float %408, float %396)
  %421 = tail call float @llvm.fma.f32(float %407, float %402, float %397)
  %422 = tail call float @llvm.fma.f32(float %407, float %404, float %398)
  %423 = tail call float @llvm.fma.f32(float %407, float %406, float %399)
  %424 = tail call float @llvm.fma.f32(float %407, float %408, float %400)
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %425 = add nuw nsw i32 %105, 8
  %426 = icmp slt i32 %425, %5
  br i1 %426, label %88, label %108

427:                                              ; preds = %106, %427
  %428 = phi i32 [ %448, %427 ], [ %12, %106 ]
  %429 = lshr i32 %428, 3
  %430 = add nuw nsw i32 %429, %14
  %431 = mul nsw i32 %430, %5
  %432 = add i32 %107, %431
  %433 = sext i32 %432 to i64
  %434 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %433
  %435 = load float, ptr addrspace(1) %434, align 4, !tbaa !14
  %436 = getelementptr inbounds nuw float, ptr addrspace(3) %25, i32 %429
  store float %435, ptr addrspace(3) %436, align 4, !tbaa !14
  %437 = lshr i32 %428, 5
  %438 = add nuw nsw i32 %437, %105
  %439 = mul nsw i32 %438, %4
  %440 = and i32 %428, 31
  %441 = or disjoint i32 %440, %16
  %442 = add i32 %441, %439
  %443 = sext i32 %442 to i64
  %444 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %443
  %445 = load float, ptr addrspace(1) %444, align 4, !tbaa !14
  %446 = getelementptr inbounds nuw [32 x float], ptr addrspace(3) @gemm_f32.bs, i32 %437
  %447 = getelementptr inbounds nuw float, ptr addrspace(3) %446, i32 %440
  store float %445, ptr addrspace(3) %447, align 4, !tbaa !14
  %448 = add nuw nsw i32 %428, 64
  %449 = icmp samesign ult i32 %428, 192
  br i1 %449, label %427, label %232
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_gemm_f32(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %11 = shl nuw nsw i32 %10, 3
  %12 = add nuw nsw i32 %11, %9
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %14 = shl i32 %13, 5
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %16 = shl i32 %15, 5
  %17 = icmp sgt i32 %5, 0
  br i1 %17, label %18, label %108

18:                                               ; preds = %8
  %19 = icmp samesign ult i32 %12, 256
  %20 = shl nuw nsw i32 %10, 4
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) @gemm_f32.as, i32 %20
  %22 = shl nuw nsw i32 %9, 4
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) @gemm_f32.bs, i32 %22
  %24 = and i32 %9, 7
  %25 = getelementptr inbounds nuw [32 x float], ptr addrspace(3) @gemm_f32.as, i32 %24
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 4
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 4
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 8
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 8
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 12
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 12
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 128
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 128
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 132
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 132
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 136
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 136
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 140
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 140
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 256
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 256
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 260
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 260
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 264
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 264
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 268
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 268
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 384
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 384
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 388
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 388
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 392
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 392
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 396
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 396
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 512
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 512
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 516
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 516
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 520
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 520
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 524
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 524
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 640
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 640
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 644
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 644
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 648
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 648
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 652
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 652
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 768
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 768
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 772
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 772
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 776
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 776
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 780
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 780
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 896
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 896
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 900
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 900
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 904
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 904
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i32 908
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 908
  br label %88

88:                                               ; preds = %18, %232
  %89 = phi float [ 0.000000e+00, %18 ], [ %409, %232 ]
  %90 = phi float [ 0.000000e+00, %18 ], [ %410, %232 ]
  %91 = phi float [ 0.000000e+00, %18 ], [ %411, %232 ]
  %92 = phi float [ 0.000000e+00, %18 ], [ %412, %232 ]
  %93 = phi float [ 0.000000e+00, %18 ], [ %413, %232 ]
  %94 = phi float [ 0.000000e+00, %18 ], [ %414, %232 ]
  %95 = phi float [ 0.000000e+00, %18 ], [ %415, %232 ]
  %96 = phi float [ 0.000000e+00, %18 ], [ %416, %232 ]
  %97 = phi float [ 0.000000e+00, %18 ], [ %417, %232 ]
  %98 = phi float [ 0.000000e+00, %18 ], [ %418, %232 ]
  %99 = phi float [ 0.000000e+00, %18 ], [ %419, %232 ]
  %100 = phi float [ 0.000000e+00, %18 ], [ %420, %232 ]
  %101 = phi float [ 0.000000e+00, %18 ], [ %421, %232 ]
  %102 = phi float [ 0.000000e+00, %18 ], [ %422, %232 ]
  %103 = phi float [ 0.000000e+00, %18 ], [ %423, %232 ]
  %104 = phi float [ 0.000000e+00, %18 ], [ %424, %232 ]
  %105 = phi i32 [ 0, %18 ], [ %425, %232 ]
  br i1 %19, label %106, label %232

106:                                              ; preds = %88
  %107 = or disjoint i32 %24, %105
  br label %427

108:                                              ; preds = %232, %8
  %109 = phi float [ 0.000000e+00, %8 ], [ %409, %232 ]
  %110 = phi float [ 0.000000e+00, %8 ], [ %410, %232 ]
  %111 = phi float [ 0.000000e+00, %8 ], [ %411, %232 ]
  %112 = phi float [ 0.000000e+00, %8 ], [ %412, %232 ]
  %113 = phi float [ 0.000000e+00, %8 ], [ %413, %232 ]
  %114 = phi float [ 0.000000e+00, %8 ], [ %414, %232 ]
  %115 = phi float [ 0.000000e+00, %8 ], [ %415, %232 ]
  %116 = phi float [ 0.000000e+00, %8 ], [ %416, %232 ]
  %117 = phi float [ 0.000000e+00, %8 ], [ %417, %232 ]
  %118 = phi float [ 0.000000e+00, %8 ], [ %418, %232 ]
  %119 = phi float [ 0.000000e+00, %8 ], [ %419, %232 ]
  %120 = phi float [ 0.000000e+00, %8 ], [ %420, %232 ]
  %121 = phi float [ 0.000000e+00, %8 ], [ %421, %232 ]
  %122 = phi float [ 0.000000e+00, %8 ], [ %422, %232 ]
  %123 = phi float [ 0.000000e+00, %8 ], [ %423, %232 ]
  %124 = phi float [ 0.000000e+00, %8 ], [ %424, %232 ]
  %125 = shl nuw nsw i32 %10, 2
  %126 = add nsw i32 %14, %125
  %127 = shl nuw nsw i32 %9, 2
  %128 = add i32 %127, %16
  %129 = mul nsw i32 %126, %4
  %130 = add i32 %128, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %131
  %133 = load float, ptr addrspace(1) %132, align 4, !tbaa !14
  %134 = fmul float %7, %133
  %135 = tail call float @llvm.fmuladd.f32(float %6, float %109, float %134)
  store float %135, ptr addrspace(1) %132, align 4, !tbaa !14
  %136 = sext i32 %130 to i64
  %137 = getelementptr float, ptr addrspace(1) %2, i64 %136
  %138 = getelementptr i8, ptr addrspace(1) %137, i64 4
  %139 = load float, ptr addrspace(1) %138, align 4, !tbaa !14
  %140 = fmul float %7, %139
  %141 = tail call float @llvm.fmuladd.f32(float %6, float %110, float %140)
  store float %141, ptr addrspace(1) %138, align 4, !tbaa !14
  %142 = sext i32 %130 to i64
  %143 = getelementptr float, ptr addrspace(1) %2, i64 %142
  %144 = getelementptr i8, ptr addrspace(1) %143, i64 8
  %145 = load float, ptr addrspace(1) %144, align 4, !tbaa !14
  %146 = fmul float %7, %145
  %147 = tail call float @llvm.fmuladd.f32(float %6, float %111, float %146)
  store float %147, ptr addrspace(1) %144, align 4, !tbaa !14
  %148 = sext i32 %130 to i64
  %149 = getelementptr float, ptr addrspace(1) %2, i64 %148
  %150 = getelementptr i8, ptr addrspace(1) %149, i64 12
  %151 = load float, ptr addrspace(1) %150, align 4, !tbaa !14
  %152 = fmul float %7, %151
  %153 = tail call float @llvm.fmuladd.f32(float %6, float %112, float %152)
  store float %153, ptr addrspace(1) %150, align 4, !tbaa !14
  %154 = or disjoint i32 %126, 1
  %155 = mul nsw i32 %154, %4
  %156 = add i32 %128, %155
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %157
  %159 = load float, ptr addrspace(1) %158, align 4, !tbaa !14
  %160 = fmul float %7, %159
  %161 = tail call float @llvm.fmuladd.f32(float %6, float %113, float %160)
  store float %161, ptr addrspace(1) %158, align 4, !tbaa !14
  %162 = sext i32 %156 to i64
  %163 = getelementptr float, ptr addrspace(1) %2, i64 %162
  %164 = getelementptr i8, ptr addrspace(1) %163, i64 4
  %165 = load float, ptr addrspace(1) %164, align 4, !tbaa !14
  %166 = fmul float %7, %165
  %167 = tail call float @llvm.fmuladd.f32(float %6, float %114, float %166)
  store float %167, ptr addrspace(1) %164, align 4, !tbaa !14
  %168 = sext i32 %156 to i64
  %169 = getelementptr float, ptr addrspace(1) %2, i64 %168
  %170 = getelementptr i8, ptr addrspace(1) %169, i64 8
  %171 = load float, ptr addrspace(1) %170, align 4, !tbaa !14
  %172 = fmul float %7, %171
  %173 = tail call float @llvm.fmuladd.f32(float %6, float %115, float %172)
  store float %173, ptr addrspace(1) %170, align 4, !tbaa !14
  %174 = sext i32 %156 to i64
  %175 = getelementptr float, ptr addrspace(1) %2, i64 %174
  %176 = getelementptr i8, ptr addrspace(1) %175, i64 12
  %177 = load float, ptr addrspace(1) %176, align 4, !tbaa !14
  %178 = fmul float %7, %177
  %179 = tail call float @llvm.fmuladd.f32(float %6, float %116, float %178)
  store float %179, ptr addrspace(1) %176, align 4, !tbaa !14
  %180 = or disjoint i32 %126, 2
  %181 = mul nsw i32 %180, %4
  %182 = add i32 %128, %181
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %183
  %185 = load float, ptr addrspace(1) %184, align 4, !tbaa !14
  %186 = fmul float %7, %185
  %187 = tail call float @llvm.fmuladd.f32(float %6, float %117, float %186)
  store float %187, ptr addrspace(1) %184, align 4, !tbaa !14
  %188 = sext i32 %182 to i64
  %189 = getelementptr float, ptr addrspace(1) %2, i64 %188
  %190 = getelementptr i8, ptr addrspace(1) %189, i64 4
  %191 = load float, ptr addrspace(1) %190, align 4, !tbaa !14
  %192 = fmul float %7, %191
  %193 = tail call float @llvm.fmuladd.f32(float %6, float %118, float %192)
  store float %193, ptr addrspace(1) %190, align 4, !tbaa !14
  %194 = sext i32 %182 to i64
  %195 = getelementptr float, ptr addrspace(1) %2, i64 %194
  %196 = getelementptr i8, ptr addrspace(1) %195, i64 8
  %197 = load float, ptr addrspace(1) %196, align 4, !tbaa !14
  %198 = fmul float %7, %197
  %199 = tail call float @llvm.fmuladd.f32(float %6, float %119, float %198)
  store float %199, ptr addrspace(1) %196, align 4, !tbaa !14
  %200 = sext i32 %182 to i64
  %201 = getelementptr float, ptr addrspace(1) %2, i64 %200
  %202 = getelementptr i8, ptr addrspace(1) %201, i64 12
  %203 = load float, ptr addrspace(1) %202, align 4, !tbaa !14
  %204 = fmul float %7, %203
  %205 = tail call float @llvm.fmuladd.f32(float %6, float %120, float %204)
  store float %205, ptr addrspace(1) %202, align 4, !tbaa !14
  %206 = or disjoint i32 %126, 3
  %207 = mul nsw i32 %206, %4
  %208 = add i32 %128, %207
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %209
  %211 = load float, ptr addrspace(1) %210, align 4, !tbaa !14
  %212 = fmul float %7, %211
  %213 = tail call float @llvm.fmuladd.f32(float %6, float %121, float %212)
  store float %213, ptr addrspace(1) %210, align 4, !tbaa !14
  %214 = sext i32 %208 to i64
  %215 = getelementptr float, ptr addrspace(1) %2, i64 %214
  %216 = getelementptr i8, ptr addrspace(1) %215, i64 4
  %217 = load float, ptr addrspace(1) %216, align 4, !tbaa !14
  %218 = fmul float %7, %217
  %219 = tail call float @llvm.fmuladd.f32(float %6, float %122, float %218)
  store float %219, ptr addrspace(1) %216, align 4, !tbaa !14
  %220 = sext i32 %208 to i64
  %221 = getelementptr float, ptr addrspace(1) %2, i64 %220
  %222 = getelementptr i8, ptr addrspace(1) %221, i64 8
  %223 = load float, ptr addrspace(1) %222, align 4, !tbaa !14
  %224 = fmul float %7, %223
  %225 = tail call float @llvm.fmuladd.f32(float %6, float %123, float %224)
  store float %225, ptr addrspace(1) %222, align 4, !tbaa !14
  %226 = sext i32 %208 to i64
  %227 = getelementptr float, ptr addrspace(1) %2, i64 %226
  %228 = getelementptr i8, ptr addrspace(1) %227, i64 12
  %229 = load float, ptr addrspace(1) %228, align 4, !tbaa !14
  %230 = fmul float %7, %229
  %231 = tail call float @llvm.fmuladd.f32(float %6, float %124, float %230)
  store float %231, ptr addrspace(1) %228, align 4, !tbaa !14
  ret void

232:                                              ; preds = %427, %88
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %233 = load float, ptr addrspace(3) %21, align 4, !tbaa !14
  %234 = load float, ptr addrspace(3) %23, align 4, !tbaa !14
  %235 = load float, ptr addrspace(3) %26, align 4, !tbaa !14
  %236 = load float, ptr addrspace(3) %27, align 4, !tbaa !14
  %237 = load float, ptr addrspace(3) %28, align 4, !tbaa !14
  %238 = load float, ptr addrspace(3) %29, align 4, !tbaa !14
  %239 = load float, ptr addrspace(3) %30, align 4, !tbaa !14
  %240 = load float, ptr addrspace(3) %31, align 4, !tbaa !14
  %241 = tail call float @llvm.fma.f32(float %233, float %234, float %89)
  %242 = tail call float @llvm.fma.f32(float %233, float %236, float %90)
  %243 = tail call float @llvm.fma.f32(float %233, float %238, float %91)
  %244 = tail call float @llvm.fma.f32(float %233, float %240, float %92)
  %245 = tail call float @llvm.fma.f32(float %235, float %234, float %93)
  %246 = tail call float @llvm.fma.f32(float %235, float %236, float %94)
  %247 = tail call float @llvm.fma.f32(float %235, float %238, float %95)
  %248 = tail call float @llvm.fma.f32(float %235, float %240, float %96)
  %249 = tail call float @llvm.fma.f32(float %237, float %234, float %97)
  %250 = tail call float @llvm.fma.f32(float %237, float %236, float %98)
  %251 = tail call float @llvm.fma.f32(float %237, float %238, float %99)
  %252 = tail call float @llvm.fma.f32(float %237, float %240, float %100)
  %253 = tail call float @llvm.fma.f32(float %239, float %234, float %101)
  %254 = tail call float @llvm.fma.f32(float %239, float %236, float %102)
  %255 = tail call float @llvm.fma.f32(float %239, float %238, float %103)
  %256 = tail call float @llvm.fma.f32(float %239, float %240, float %104)
  %257 = load float, ptr addrspace(3) %32, align 4, !tbaa !14
  %258 = load float, ptr addrspace(3) %33, align 4, !tbaa !14
  %259 = load float, ptr addrspace(3) %34, align 4, !tbaa !14
  %260 = load float, ptr addrspace(3) %35, align 4, !tbaa !14
  %261 = load float, ptr addrspace(3) %36, align 4, !tbaa !14
  %262 = load float, ptr addrspace(3) %37, align 4, !tbaa !14
  %263 = load float, ptr addrspace(3) %38, align 4, !tbaa !14
  %264 = load float, ptr addrspace(3) %39, align 4, !tbaa !14
  %265 = tail call float @llvm.fma.f32(float %257, float %258, float %241)
  %266 = tail call float @llvm.fma.f32(float %257, float %260, float %242)
  %267 = tail call float @llvm.fma.f32(float %257, float %262, float %243)
  %268 = tail call float @llvm.fma.f32(float %257, float %264, float %244)
  %269 = tail call float @llvm.fma.f32(float %259, float %258, float %245)
  %270 = tail call float @llvm.fma.f32(float %259, float %260, float %246)
  %271 = tail call float @llvm.fma.f32(float %259, float %262, float %247)
  %272 = tail call float @llvm.fma.f32(float %259, float %264, float %248)
  %273 = tail call float @llvm.fma.f32(float %261, float %258, float %249)
  %274 = tail call float @llvm.fma.f32(float %261, float %260, float %250)
  %275 = tail call float @llvm.fma.f32(float %261, float %262, float %251)
  %276 = tail call float @llvm.fma.f32(float %261, float %264, float %252)
  %277 = tail call float @llvm.fma.f32(float %263, float %258, float %253)
  %278 = tail call float @llvm.fma.f32(float %263, float %260, float %254)
  %279 = tail call float @llvm.fma.f32(float %263, float %262, float %255)
  %280 = tail call float @llvm.fma.f32(float %263, float %264, float %256)
  %281 = load float, ptr addrspace(3) %40, align 4, !tbaa !14
  %282 = load float, ptr addrspace(3) %41, align 4, !tbaa !14
  %283 = load float, ptr addrspace(3) %42, align 4, !tbaa !14
  %284 = load float, ptr addrspace(3) %43, align 4, !tbaa !14
  %285 = load float, ptr addrspace(3) %44, align 4, !tbaa !14
  %286 = load float, ptr addrspace(3) %45, align 4, !tbaa !14
  %287 = load float, ptr addrspace(3) %46, align 4, !tbaa !14
  %288 = load float, ptr addrspace(3) %47, align 4, !tbaa !14
  %289 = tail call float @llvm.fma.f32(float %281, float %282, float %265)
  %290 = tail call float @llvm.fma.f32(float %281, float %284, float %266)
  %291 = tail call float @llvm.fma.f32(float %281, float %286, float %267)
  %292 = tail call float @llvm.fma.f32(float %281, float %288, float %268)
  %293 = tail call float @llvm.fma.f32(float %283, float %282, float %269)
  %294 = tail call float @llvm.fma.f32(float %283, float %284, float %270)
  %295 = tail call float @llvm.fma.f32(float %283, float %286, float %271)
  %296 = tail call float @llvm.fma.f32(float %283, float %288, float %272)
  %297 = tail call float @llvm.fma.f32(float %285, float %282, float %273)
  %298 = tail call float @llvm.fma.f32(float %285, float %284, float %274)
  %299 = tail call float @llvm.fma.f32(float %285, float %286, float %275)
  %300 = tail call float @llvm.fma.f32(float %285, float %288, float %276)
  %301 = tail call float @llvm.fma.f32(float %287, float %282, float %277)
  %302 = tail call float @llvm.fma.f32(float %287, float %284, float %278)
  %303 = tail call float @llvm.fma.f32(float %287, float %286, float %279)
  %304 = tail call float @llvm.fma.f32(float %287, float %288, float %280)
  %305 = load float, ptr addrspace(3) %48, align 4, !tbaa !14
  %306 = load float, ptr addrspace(3) %49, align 4, !tbaa !14
  %307 = load float, ptr addrspace(3) %50, align 4, !tbaa !14
  %308 = load float, ptr addrspace(3) %51, align 4, !tbaa !14
  %309 = load float, ptr addrspace(3) %52, align 4, !tbaa !14
  %310 = load float, ptr addrspace(3) %53, align 4, !tbaa !14
  %311 = load float, ptr addrspace(3) %54, align 4, !tbaa !14
  %312 = load float, ptr addrspace(3) %55, align 4, !tbaa !14
  %313 = tail call float @llvm.fma.f32(float %305, float %306, float %289)
  %314 = tail call float @llvm.fma.f32(float %305, float %308, float %290)
  %315 = tail call float @llvm.fma.f32(float %305, float %310, float %291)
  %316 = tail call float @llvm.fma.f32(float %305, float %312, float %292)
  %317 = tail call float @llvm.fma.f32(float %307, float %306, float %293)
  %318 = tail call float @llvm.fma.f32(float %307, float %308, float %294)
  %319 = tail call float @llvm.fma.f32(float %307, float %310, float %295)
  %320 = tail call float @llvm.fma.f32(float %307, float %312, float %296)
  %321 = tail call float @llvm.fma.f32(float %309, float %306, float %297)
  %322 = tail call float @llvm.fma.f32(float %309, float %308, float %298)
  %323 = tail call float @llvm.fma.f32(float %309, float %310, float %299)
  %324 = tail call float @llvm.fma.f32(float %309, float %312, float %300)
  %325 = tail call float @llvm.fma.f32(float %311, float %306, float %301)
  %326 = tail call float @llvm.fma.f32(float %311, float %308, float %302)
  %327 = tail call float @llvm.fma.f32(float %311, float %310, float %303)
  %328 = tail call float @llvm.fma.f32(float %311, float %312, float %304)
  %329 = load float, ptr addrspace(3) %56, align 4, !tbaa !14
  %330 = load float, ptr addrspace(3) %57, align 4, !tbaa !14
  %331 = load float, ptr addrspace(3) %58, align 4, !tbaa !14
  %332 = load float, ptr addrspace(3) %59, align 4, !tbaa !14
  %333 = load float, ptr addrspace(3) %60, align 4, !tbaa !14
  %334 = load float, ptr addrspace(3) %61, align 4, !tbaa !14
  %335 = load float, ptr addrspace(3) %62, align 4, !tbaa !14
  %336 = load float, ptr addrspace(3) %63, align 4, !tbaa !14
  %337 = tail call float @llvm.fma.f32(float %329, float %330, float %313)
  %338 = tail call float @llvm.fma.f32(float %329, float %332, float %314)
  %339 = tail call float @llvm.fma.f32(float %329, float %334, float %315)
  %340 = tail call float @llvm.fma.f32(float %329, float %336, float %316)
  %341 = tail call float @llvm.fma.f32(float %331, float %330, float %317)
  %342 = tail call float @llvm.fma.f32(float %331, float %332, float %318)
  %343 = tail call float @llvm.fma.f32(float %331, float %334, float %319)
  %344 = tail call float @llvm.fma.f32(float %331, float %336, float %320)
  %345 = tail call float @llvm.fma.f32(float %333, float %330, float %321)
  %346 = tail call float @llvm.fma.f32(float %333, float %332, float %322)
  %347 = tail call float @llvm.fma.f32(float %333, float %334, float %323)
  %348 = tail call float @llvm.fma.f32(float %333, float %336, float %324)
  %349 = tail call float @llvm.fma.f32(float %335, float %330, float %325)
  %350 = tail call float @llvm.fma.f32(float %335, float %332, float %326)
  %351 = tail call float @llvm.fma.f32(float %335, float %334, float %327)
  %352 = tail call float @llvm.fma.f32(float %335, float %336, float %328)
  %353 = load float, ptr addrspace(3) %64, align 4, !tbaa !14
  %354 = load float, ptr addrspace(3) %65, align 4, !tbaa !14
  %355 = load float, ptr addrspace(3) %66, align 4, !tbaa !14
  %356 = load float, ptr addrspace(3) %67, align 4, !tbaa !14
  %357 = load float, ptr addrspace(3) %68, align 4, !tbaa !14
  %358 = load float, ptr addrspace(3) %69, align 4, !tbaa !14
  %359 = load float, ptr addrspace(3) %70, align 4, !tbaa !14
  %360 = load float, ptr addrspace(3) %71, align 4, !tbaa !14
  %361 = tail call float @llvm.fma.f32(float %353, float %354, float %337)
  %362 = tail call float @llvm.fma.f32(float %353, float %356, float %338)
  %363 = tail call float @llvm.fma.f32(float %353, float %358, float %339)
  %364 = tail call float @llvm.fma.f32(float %353, float %360, float %340)
  %365 = tail call float @llvm.fma.f32(float %355, float %354, float %341)
  %366 = tail call float @llvm.fma.f32(float %355, float %356, float %342)
  %367 = tail call float @llvm.fma.f32(float %355, float %358, float %343)
  %368 = tail call float @llvm.fma.f32(float %355, float %360, float %344)
  %369 = tail call float @llvm.fma.f32(float %357, float %354, float %345)
  %370 = tail call float @llvm.fma.f32(float %357, float %356, float %346)
  %371 = tail call float @llvm.fma.f32(float %357, float %358, float %347)
  %372 = tail call float @llvm.fma.f32(float %357, float %360, float %348)
  %373 = tail call float @llvm.fma.f32(float %359, float %354, float %349)
  %374 = tail call float @llvm.fma.f32(float %359, float %356, float %350)
  %375 = tail call float @llvm.fma.f32(float %359, float %358, float %351)
  %376 = tail call float @llvm.fma.f32(float %359, float %360, float %352)
  %377 = load float, ptr addrspace(3) %72, align 4, !tbaa !14
  %378 = load float, ptr addrspace(3) %73, align 4, !tbaa !14
  %379 = load float, ptr addrspace(3) %74, align 4, !tbaa !14
  %380 = load float, ptr addrspace(3) %75, align 4, !tbaa !14
  %381 = load float, ptr addrspace(3) %76, align 4, !tbaa !14
  %382 = load float, ptr addrspace(3) %77, align 4, !tbaa !14
  %383 = load float, ptr addrspace(3) %78, align 4, !tbaa !14
  %384 = load float, ptr addrspace(3) %79, align 4, !tbaa !14
  %385 = tail call float @llvm.fma.f32(float %377, float %378, float %361)
  %386 = tail call float @llvm.fma.f32(float %377, float %380, float %362)
  %387 = tail call float @llvm.fma.f32(float %377, float %382, float %363)
  %388 = tail call float @llvm.fma.f32(float %377, float %384, float %364)
  %389 = tail call float @llvm.fma.f32(float %379, float %378, float %365)
  %390 = tail call float @llvm.fma.f32(float %379, float %380, float %366)
  %391 = tail call float @llvm.fma.f32(float %379, float %382, float %367)
  %392 = tail call float @llvm.fma.f32(float %379, float %384, float %368)
  %393 = tail call float @llvm.fma.f32(float %381, float %378, float %369)
  %394 = tail call float @llvm.fma.f32(float %381, float %380, float %370)
  %395 = tail call float @llvm.fma.f32(float %381, float %382, float %371)
  %396 = tail call float @llvm.fma.f32(float %381, float %384, float %372)
  %397 = tail call float @llvm.fma.f32(float %383, float %378, float %373)
  %398 = tail call float @llvm.fma.f32(float %383, float %380, float %374)
  %399 = tail call float @llvm.fma.f32(float %383, float %382, float %375)
  %400 = tail call float @llvm.fma.f32(float %383, float %384, float %376)
  %401 = load float, ptr addrspace(3) %80, align 4, !tbaa !14
  %402 = load float, ptr addrspace(3) %81, align 4, !tbaa !14
  %403 = load float, ptr addrspace(3) %82, align 4, !tbaa !14
  %404 = load float, ptr addrspace(3) %83, align 4, !tbaa !14
  %405 = load float, ptr addrspace(3) %84, align 4, !tbaa !14
  %406 = load float, ptr addrspace(3) %85, align 4, !tbaa !14
  %407 = load float, ptr addrspace(3) %86, align 4, !tbaa !14
  %408 = load float, ptr addrspace(3) %87, align 4, !tbaa !14
  %409 = tail call float @llvm.fma.f32(float %401, float %402, float %385)
  %410 = tail call float @llvm.fma.f32(float %401, float %404, float %386)
  %411 = tail call float @llvm.fma.f32(float %401, float %406, float %387)
  %412 = tail call float @llvm.fma.f32(float %401, float %408, float %388)
  %413 = tail call float @llvm.fma.f32(float %403, float %402, float %389)
  %414 = tail call float @llvm.fma.f32(float %403, float %404, float %390)
  %415 = tail call float @llvm.fma.f32(float %403, float %406, float %391)
  %416 = tail call float @llvm.fma.f32(float %403, float %408, float %392)
  %417 = tail call float @llvm.fma.f32(float %405, float %402, float %393)
  %418 = tail call float @llvm.fma.f32(float %405, float %404, float %394)
  %419 = tail call float @llvm.fma.f32(float %405, float %406, float %395)
  %420 = tail call float @llvm.fma.f32(float %405, float %408, float %396)
  %421 = tail call float @llvm.fma.f32(float %407, float %402, float %397)
  %422 = tail call float @llvm.fma.f32(float %407, float %404, float %398)
  %423 = tail call float @llvm.fma.f32(float %407, float %406, float %399)
  %424 = tail call float @llvm.fma.f32(float %407, float %408, float %400)
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %425 = add nuw nsw i32 %105, 8
  %426 = icmp slt i32 %425, %5
  br i1 %426, label %88, label %108

427:                                              ; preds = %106, %427
  %428 = phi i32 [ %448, %427 ], [ %12, %106 ]
  %429 = lshr i32 %428, 3
  %430 = add nuw nsw i32 %429, %14
  %431 = mul nsw i32 %430, %5
  %432 = add i32 %107, %431
  %433 = sext i32 %432 to i64
  %434 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %433
  %435 = load float, ptr addrspace(1) %434, align 4, !tbaa !14
  %436 = getelementptr inbounds nuw float, ptr addrspace(3) %25, i32 %429
  store float %435, ptr addrspace(3) %436, align 4, !tbaa !14
  %437 = lshr i32 %428, 5
  %438 = add nuw nsw i32 %437, %105
  %439 = mul nsw i32 %438, %4
  %440 = and i32 %428, 31
  %441 = or disjoint i32 %440, %16
  %442 = add i32 %441, %439
  %443 = sext i32 %442 to i64
  %444 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %443
  %445 = load float, ptr addrspace(1) %444, align 4, !tbaa !14
  %446 = getelementptr inbounds nuw [32 x float], ptr addrspace(3) @gemm_f32.bs, i32 %437
  %447 = getelementptr inbounds nuw float, ptr addrspace(3) %446, i32 %440
  store float %445, ptr addrspace(3) %447, align 4, !tbaa !14
  %448 = add nuw nsw i32 %428, 64
  %449 = icmp samesign ult i32 %428, 192
  br i1 %449, label %427, label %232
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"float*", !"float*", !"float*", !"int", !"int", !"int", !"float", !"float"}
!12 = !{!"const", !"const", !"", !"", !"", !"", !"", !""}
!13 = !{i32 8, i32 8, i32 1}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !7, i64 0}
!16 = !{!"amdgpu-synchronize-as", !"local"}
