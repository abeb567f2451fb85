; ModuleID = 'fft_radix2.cl'
source_filename = "fft_radix2.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@fft_radix2.x = internal unnamed_addr addrspace(3) global [256 x <2 x float>] undef, align 8

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @fft_radix2(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl i32 %5, 8
  %7 = icmp samesign ult i32 %4, 256
  br i1 %7, label %212, label %8

8:                                                ; preds = %212, %3
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %9 = load <2 x float>, ptr addrspace(1) %2, align 8, !tbaa !16
  %10 = shl nuw nsw i32 %4, 4
  %11 = getelementptr i8, ptr addrspace(3) @fft_radix2.x, i32 %10
  %12 = load <2 x float>, ptr addrspace(3) %11, align 8, !tbaa !16
  %13 = getelementptr i8, ptr addrspace(3) %11, i32 8
  %14 = load <2 x float>, ptr addrspace(3) %13, align 8, !tbaa !16
  %15 = extractelement <2 x float> %14, i64 0
  %16 = extractelement <2 x float> %9, i64 0
  %17 = extractelement <2 x float> %14, i64 1
  %18 = extractelement <2 x float> %9, i64 1
  %19 = fneg float %18
  %20 = fmul float %17, %19
  %21 = tail call float @llvm.fmuladd.f32(float %15, float %16, float %20)
  %22 = insertelement <2 x float> poison, float %21, i64 0
  %23 = fmul float %16, %17
  %24 = tail call float @llvm.fmuladd.f32(float %15, float %18, float %23)
  %25 = insertelement <2 x float> %22, float %24, i64 1
  %26 = fadd <2 x float> %12, %25
  store <2 x float> %26, ptr addrspace(3) %11, align 8, !tbaa !16
  %27 = fsub <2 x float> %12, %25
  store <2 x float> %27, ptr addrspace(3) %13, align 8, !tbaa !16
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %28 = and i32 %4, 1
  %29 = shl nuw nsw i32 %28, 6
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %30
  %32 = load <2 x float>, ptr addrspace(1) %31, align 8, !tbaa !16
  %33 = shl nuw nsw i32 %4, 4
  %34 = and i32 %33, 16352
  %35 = getelementptr i8, ptr addrspace(3) @fft_radix2.x, i32 %34
  %36 = getelementptr <2 x float>, ptr addrspace(3) %35, i32 %28
  %37 = load <2 x float>, ptr addrspace(3) %36, align 8, !tbaa !16
  %38 = getelementptr i8, ptr addrspace(3) %36, i32 16
  %39 = load <2 x float>, ptr addrspace(3) %38, align 8, !tbaa !16
  %40 = extractelement <2 x float> %39, i64 0
  %41 = extractelement <2 x float> %32, i64 0
  %42 = extractelement <2 x float> %39, i64 1
  %43 = extractelement <2 x float> %32, i64 1
  %44 = fneg float %43
  %45 = fmul float %42, %44
  %46 = tail call float @llvm.fmuladd.f32(float %40, float %41, float %45)
  %47 = insertelement <2 x float> poison, float %46, i64 0
  %48 = fmul float %41, %42
  %49 = tail call float @llvm.fmuladd.f32(float %40, float %43, float %48)
  %50 = insertelement <2 x float> %47, float %49, i64 1
  %51 = fadd <2 x float> %37, %50
  store <2 x float> %51, ptr addrspace(3) %36, align 8, !tbaa !16
  %52 = fsub <2 x float> %37, %50
  store <2 x float> %52, ptr addrspace(3) %38, align 8, !tbaa !16
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %53 = and i32 %4, 3
  %54 = shl nuw nsw i32 %53, 5
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %55
  %57 = load <2 x float>, ptr addrspace(1) %56, align 8, !tbaa !16
  %58 = shl nuw nsw i32 %4, 4
  %59 = and i32 %58, 16320
  %60 = getelementptr i8, ptr addrspace(3) @fft_radix2.x, i32 %59
  %61 = getelementptr <2 x float>, ptr addrspace(3) %60, i32 %53
  %62 = load <2 x float>, ptr addrspace(3) %61, align 8, !tbaa !16
  %63 = getelementptr i8, ptr addrspace(3) %61, i32 32
  %64 = load <2 x float>, ptr addrspace(3) %63, align 8, !tbaa !16
  %65 = extractelement <2 x float> %64, i64 0
  %66 = extractelement <2 x float> %57, i64 0
  %67 = extractelement <2 x float> %64, i64 1
  %68 = extractelement <2 x float> %57, i64 1
  %69 = fneg float %68
  %70 = fmul float %67, %69
  %71 = tail call float @llvm.fmuladd.f32(float %65, float %66, float %70)
  %72 = insertelement <2 x float> poison, float %71, i64 0
  %73 = fmul float %66, %67
  %74 = tail call float @llvm.fmuladd.f32(float %65, float %68, float %73)
  %75 = insertelement <2 x float> %72, float %74, i64 1
  %76 = fadd <2 x float> %62, %75
  store <2 x float> %76, ptr addrspace(3) %61, align 8, !tbaa !16
  %77 = fsub <2 x float> %62, %75
  store <2 x float> %77, ptr addrspace(3) %63, align 8, !tbaa !16
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %78 = and i32 %4, 7
  %79 = shl nuw nsw i32 %78, 4
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %80
  %82 = load <2 x float>, ptr addrspace(1) %81, align 8, !tbaa !16
  %83 = shl nuw nsw i32 %4, 4
  %84 = and i32 %83, 16256
  %85 = getelementptr i8, ptr addrspace(3) @fft_radix2.x, i32 %84
  %86 = getelementptr <2 x float>, ptr addrspace(3) %85, i32 %78
  %87 = load <2 x float>, ptr addrspace(3) %86, align 8, !tbaa !16
  %88 = getelementptr i8, ptr addrspace(3) %86, i32 64
  %89 = load <2 x float>, ptr addrspace(3) %88, align 8, !tbaa !16
  %90 = extractelement <2 x float> %89, i64 0
  %91 = extractelement <2 x float> %82, i64 0
  %92 = extractelement <2 x float> %89, i64 1
  %93 = extractelement <2 x float> %82, i64 1
  %94 = fneg float %93
  %95 = fmul float %92, %94
  %96 = tail call float @llvm.fmuladd.f32(float %90, float %91, float %95)
  %97 = insertelement <2 x float> poison, float %96, i64 0
  %98 = fmul float %91, %92
  %99 = tail call float @llvm.fmuladd.f32(float %90, float %93, float %98)
  %100 = insertelement <2 x float> %97, float %99, i64 1
  %101 = fadd <2 x float> %87, %100
  store <2 x float> %101, ptr addrspace(3) %86, align 8, !tbaa !16
  %102 = fsub <2 x float> %87, %100
  store <2 x float> %102, ptr addrspace(3) %88, align 8, !tbaa !16
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %103 = and i32 %4, 15
  %104 = shl nuw nsw i32 %103, 3
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %105
  %107 = load <2 x float>, ptr addrspace(1) %106, align 8, !tbaa !16
  %108 = shl nuw nsw i32 %4, 4
  %109 = and i32 %108, 16128
  %110 = getelementptr i8, ptr addrspace(3) @fft_radix2.x, i32 %109
  %111 = getelementptr <2 x float>, ptr addrspace(3) %110, i32 %103
  %112 = load <2 x float>, ptr addrspace(3) %111, align 8, !tbaa !16
  %113 = getelementptr i8, ptr addrspace(3) %111, i32 128
  %114 = load <2 x float>, ptr addrspace(3) %113, align 8, !tbaa !16
  %115 = extractelement <2 x float> %114, i64 0
  %116 = extractelement <2 x float> %107, i64 0
  %117 = extractelement <2 x float> %114, i64 1
  %118 = extractelement <2 x float> %107, i64 1
  %119 = fneg float %118
  %120 = fmul float %117, %119
  %121 = tail call float @llvm.fmuladd.f32(float %115, float %116, float %120)
  %122 = insertelement <2 x float> poison, float %121, i64 0
  %123 = fmul float %116, %117
  %124 = tail call float @llvm.fmuladd.f32(float %115, float %118, float %123)
  %125 = insertelement <2 x float> %122, float %124, i64 1
  %126 = fadd <2 x float> %112, %125
  store <2 x float> %126, ptr addrspace(3) %111, align 8, !tbaa !16
  %127 = fsub <2 x float> %112, %125
  store <2 x float> %127, ptr addrspace(3) %113, align 8, !tbaa !16
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %128 = and i32 %4, 31
  %129 = shl nuw nsw i32 %128, 2
  %130 = zext nneg i32 %129 to i64
  %131 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %130
  %132 = load <2 x float>, ptr addrspace(1) %131, align 8, !tbaa !16
  %133 = shl nuw nsw i32 %4, 4
  %134 = and i32 %133, 15872
  %135 = getelementptr i8, ptr addrspace(3) @fft_radix2.x, i32 %134
  %136 = getelementptr <2 x float>, ptr addrspace(3) %135, i32 %128
  %137 = load <2 x float>, ptr addrspace(3) %136, align 8, !tbaa !16
  %138 = getelementptr i8, ptr addrspace(3) %136, i32 256
  %139 = load <2 x float>, ptr addrspace(3) %138, align 8, !tbaa !16
  %140 = extractelement <2 x float> %139, i64 0
  %141 = extractelement <2 x float> %132, i64 0
  %142 = extractelement <2 x float> %139, i64 1
  %143 = extractelement <2 x float> %132, i64 1
  %144 = fneg float %143
  %145 = fmul float %142, %144
  %146 = tail call float @llvm.fmuladd.f32(float %140, float %141, float %145)
  %147 = insertelement <2 x float> poison, float %146, i64 0
  %148 = fmul float %141, %142
  %149 = tail call float @llvm.fmuladd.f32(float %140, float %143, float %148)
  %150 = insertelement <2 x float> %147, float %149, i64 1
  %151 = fadd <2 x float> %137, %150
  store <2 x float> %151, ptr addrspace(3) %136, align 8, !tbaa !16
  %152 = fsub <2 x float> %137, %150
  store <2 x float> %152, ptr addrspace(3) %138, align 8, !tbaa !16
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %153 = and i32 %4, 63
  %154 = shl nuw nsw i32 %153, 1
  %155 = zext nneg i32 %154 to i64
  %156 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %155
  %157 = load <2 x float>, ptr addrspace(1) %156, align 8, !tbaa !16
  %158 = shl nuw nsw i32 %4, 4
  %159 = and i32 %158, 15360
  %160 = getelementptr i8, ptr addrspace(3) @fft_radix2.x, i32 %159
  %161 = getelementptr <2 x float>, ptr addrspace(3) %160, i32 %153
  %162 = load <2 x float>, ptr addrspace(3) %161, align 8, !tbaa !16
  %163 = getelementptr i8, ptr addrspace(3) %161, i32 512
  %164 = load <2 x float>, ptr addrspace(3) %163, align 8, !tbaa !16
  %165 = extractelement <2 x float> %164, i64 0
  %166 = extractelement <2 x float> %157, i64 0
  %167 = extractelement <2 x float> %164, i64 1
  %168 = extractelement <2 x float> %157, i64 1
  %169 = fneg float %168
  %170 = fmul float %167, %169
  %171 = tail call float @llvm.fmuladd.f32(float %165, float %166, float %170)
  %172 = insertelement <2 x float> poison, float %171, i64 0
  %173 = fmul float %166, %167
  %174 = tail call float @llvm.fmuladd.f32(float %165, float %168, float %173)
  %175 = insertelement <2 x float> %172, float %174, i64 1
  %176 = fadd <2 x float> %162, %175
  store <2 x float> %176, ptr addrspace(3) %161, align 8, !tbaa !16
  %177 = fsub <2 x float> %162, %175
  store <2 x float> %177, ptr addrspace(3) %163, align 8, !tbaa !16
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %178 = and i32 %4, 127
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %179
  %181 = load <2 x float>, ptr addrspace(1) %180, align 8, !tbaa !16
  %182 = shl nuw nsw i32 %4, 4
  %183 = and i32 %182, 14336
  %184 = getelementptr i8, ptr addrspace(3) @fft_radix2.x, i32 %183
  %185 = getelementptr <2 x float>, ptr addrspace(3) %184, i32 %178
  %186 = load <2 x float>, ptr addrspace(3) %185, align 8, !tbaa !16
  %187 = getelementptr i8, ptr addrspace(3) %185, i32 1024
  %188 = load <2 x float>, ptr addrspace(3) %187, align 8, !tbaa !16
  %189 = extractelement <2 x float> %188, i64 0
  %190 = extractelement <2 x float> %181, i64 0
  %191 = extractelement <2 x float> %188, i64 1
  %192 = extractelement <2 x float> %181, i64 1
  %193 = fneg float %192
  %194 = fmul float %191, %193
  %195 = tail call float @llvm.fmuladd.f32(float %189, float %190, float %194)
  %196 = insertelement <2 x float> poison, float %195, i64 0
  %197 = fmul float %190, %191
  %198 = tail call float @llvm.fmuladd.f32(float %189, float %192, float %197)
  %199 = insertelement <2 x float> %196, float %198, i64 1
  %200 = fadd <2 x float> %186, %199
  store <2 x float> %200, ptr addrspace(3) %185, align 8, !tbaa !16
  %201 = fsub <2 x float> %186, %199
  store <2 x float> %201, ptr addrspace(3) %187, align 8, !tbaa !16
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %202 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft_radix2.x, i32 %4
  %203 = load <2 x float>, ptr addrspace(3) %202, align 8, !tbaa !16
  %204 = add i32 %6, %4
  %205 = zext i32 %204 to i64
  %206 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %205
  store <2 x float> %203, ptr addrspace(1) %206, align 8, !tbaa !16
  %207 = getelementptr inbounds nuw i8, ptr addrspace(3) %202, i32 1024
  %208 = load <2 x float>, ptr addrspace(3) %207, align 8, !tbaa !16
  %209 = add i32 %204, 128
  %210 = zext i32 %209 to i64
  %211 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %210
  store <2 x float> %208, ptr addrspace(1) %211, align 8, !tbaa !16
  ret void

212:                                              ; preds = %3, %212
  %213 = phi i32 [ %221, %212 ], [ %4, %3 ]
  %214 = or disjoint i32 %213, %6
  %215 = zext i32 %214 to i64
  %216 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %0, i64 %215
  %217 = load <2 x float>, ptr addrspace(1) %216, align 8, !tbaa !16, !amdgpu.noclobber !17
  %218 = tail call i32 @llvm.bitreverse.i32(i32 %213)
  %219 = lshr exact i32 %218, 21
  %220 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft_radix2.x, i32 %219
  store <2 x float> %217, ptr addrspace(3) %220, align 8, !tbaa !16
  %221 = add nuw nsw i32 %213, 128
  %222 = icmp samesign ult i32 %213, 128
  br i1 %222, label %212, label %8
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_fft_radix2(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl i32 %5, 8
  %7 = icmp samesign ult i32 %4, 256
  br i1 %7, label %212, label %8

8:                                                ; preds = %212, %3
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %9 = load <2 x float>, ptr addrspace(1) %2, align 8, !tbaa !16
  %10 = shl nuw nsw i32 %4, 4
  %11 = getelementptr i8, ptr addrspace(3) @fft_radix2.x, i32 %10
  %12 = load <2 x float>, ptr addrspace(3) %11, align 8, !tbaa !16
  %13 = getelementptr i8, ptr addrspace(3) %11, i32 8
  %14 = load <2 x float>, ptr addrspace(3) %13, align 8, !tbaa !16
  %15 = extractelement <2 x float> %14, i64 0
  %16 = extractelement <2 x float> %9, i64 0
  %17 = extractelement <2 x float> %14, i64 1
  %18 = extractelement <2 x float> %9, i64 1
  %19 = fneg float %18
  %20 = fmul float %17, %19
  %21 = tail call float @llvm.fmuladd.f32(float %15, float %16, float %20)
  %22 = insertelement <2 x float> poison, float %21, i64 0
  %23 = fmul float %16, %17
  %24 = tail call float @llvm.fmuladd.f32(float %15, float %18, float %23)
  %25 = insertelement <2 x float> %22, float %24, i64 1
  %26 = fadd <2 x float> %12, %25
  store <2 x float> %26, ptr addrspace(3) %11, align 8, !tbaa !16
  %27 = fsub <2 x float> %12, %25
  store <2 x float> %27, ptr addrspace(3) %13, align 8, !tbaa !16
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %28 = and i32 %4, 1
  %29 = shl nuw nsw i32 %28, 6
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %30
  %32 = load <2 x float>, ptr addrspace(1) %31, align 8, !tbaa !16
  %33 = shl nuw nsw i32 %4, 4
  %34 = and i32 %33, 16352
  %35 = getelementptr i8, ptr addrspace(3) @fft_radix2.x, i32 %34
  %36 = getelementptr <2 x float>, ptr addrspace(3) %35, i32 %28
  %37 = load <2 x float>, ptr addrspace(3) %36, align 8, !tbaa !16
  %38 = getelementptr i8, ptr addrspace(3) %36, i32 16
  %39 = load <2 x float>, ptr addrspace(3) %38, align 8, !tbaa !16
  %40 = extractelement <2 x float> %39, i64 0
  %41 = extractelement <2 x float> %32, i64 0
  %42 = extractelement <2 x float> %39, i64 1
  %43 = extractelement <2 x float> %32, i64 1
  %44 = fneg float %43
  %45 = fmul float %42, %44
  %46 = tail call float @llvm.fmuladd.f32(float %40, float %41, float %45)
  %47 = insertelement <2 x float> poison, float %46, i64 0
  %48 = fmul float %41, %42
  %49 = tail call float @llvm.fmuladd.f32(float %40, float %43, float %48)
  %50 = insertelement <2 x float> %47, float %49, i64 1
  %51 = fadd <2 x float> %37, %50
  store <2 x float> %51, ptr addrspace(3) %36, align 8, !tbaa !16
  %52 = fsub <2 x float> %37, %50
  store <2 x float> %52, ptr addrspace(3) %38, align 8, !tbaa !16
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %53 = and i32 %4, 3
  %54 = shl nuw nsw i32 %53, 5
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %55
  %57 = load <2 x float>, ptr addrspace(1) %56, align 8, !tbaa !16
  %58 = shl nuw nsw i32 %4, 4
  %59 = and i32 %58, 16320
  %60 = getelementptr i8, ptr addrspace(3) @fft_radix2.x, i32 %59
  %61 = getelementptr <2 x float>, ptr addrspace(3) %60, i32 %53
  %62 = load <2 x float>, ptr addrspace(3) %61, align 8, !tbaa !16
  %63 = getelementptr i8, ptr addrspace(3) %61, i32 32
  %64 = load <2 x float>, ptr addrspace(3) %63, align 8, !tbaa !16
  %65 = extractelement <2 x float> %64, i64 0
  %66 = extractelement <2 x float> %57, i64 0
  %67 = extractelement <2 x float> %64, i64 1
  %68 = extractelement <2 x float> %57, i64 1
  %69 = fneg float %68
  %70 = fmul float %67, %69
  %71 = tail call float @llvm.fmuladd.f32(float %65, float %66, float %70)
  %72 = insertelement <2 x float> poison, float %71, i64 0
  %73 = fmul float %66, %67
  %74 = tail call float @llvm.fmuladd.f32(float %65, float %68, float %73)
  %75 = insertelement <2 x float> %72, float %74, i64 1
  %76 = fadd <2 x float> %62, %75
  store <2 x float> %76, ptr addrspace(3) %61, align 8, !tbaa !16
  %77 = fsub <2 x float> %62, %75
  store <2 x float> %77, ptr addrspace(3) %63, align 8, !tbaa !16
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %78 = and i32 %4, 7
  %79 = shl nuw nsw i32 %78, 4
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %80
  %82 = load <2 x float>, ptr addrspace(1) %81, align 8, !tbaa !16
  %83 = shl nuw nsw i32 %4, 4
  %84 = and i32 %83, 16256
  %85 = getelementptr i8, ptr addrspace(3) @fft_radix2.x, i32 %84
  %86 = getelementptr <2 x float>, ptr addrspace(3) %85, i32 %78
  %87 = load <2 x float>, ptr addrspace(3) %86, align 8, !tbaa !16
  %88 = getelementptr i8, ptr addrspace(3) %86, i32 64
  %89 = load <2 x float>, ptr addrspace(3) %88, align 8, !tbaa !16
  %90 = extractelement <2 x float> %89, i64 0
  %91 = extractelement <2 x float> %82, i64 0
  %92 = extractelement <2 x float> %89, i64 1
  %93 = extractelement <2 x float> %82, i64 1
  %94 = fneg float %93
  %95 = fmul float %92, %94
  %96 = tail call float @llvm.fmuladd.f32(float %90, float %91, float %95)
  %97 = insertelement <2 x float> poison, float %96, i64 0
  %98 = fmul float %91, %92
  %99 = tail call float @llvm.fmuladd.f32(float %90, float %93, float %98)
  %100 = insertelement <2 x float> %97, float %99, i64 1
  %101 = fadd <2 x float> %87, %100
  store <2 x float> %101, ptr addrspace(3) %86, align 8, !tbaa !16
  %102 = fsub <2 x float> %87, %100
  store <2 x float> %102, ptr addrspace(3) %88, align 8, !tbaa !16
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %103 = and i32 %4, 15
  %104 = shl nuw nsw i32 %103, 3
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %105
  %107 = load <2 x float>, ptr addrspace(1) %106, align 8, !tbaa !16
  %108 = shl nuw nsw i32 %4, 4
  %109 = and i32 %108, 16128
  %110 = getelementptr i8, ptr addrspace(3) @fft_radix2.x, i32 %109
  %111 = getelementptr <2 x float>, ptr addrspace(3) %110, i32 %103
  %112 = load <2 x float>, ptr addrspace(3) %111, align 8, !tbaa !16
  %113 = getelementptr i8, ptr addrspace(3) %111, i32 128
  %114 = load <2 x float>, ptr addrspace(3) %113, align 8, !tbaa !16
  %115 = extractelement <2 x float> %114, i64 0
  %116 = extractelement <2 x float> %107, i64 0
  %117 = extractelement <2 x float> %114, i64 1
  %118 = extractelement <2 x float> %107, i64 1
  %119 = fneg float %118
  %120 = fmul float %117, %119
  %121 = tail call float @llvm.fmuladd.f32(float %115, float %116, float %120)
  %122 = insertelement <2 x float> poison, float %121, i64 0
  %123 = fmul float %116, %117
  %124 = tail call float @llvm.fmuladd.f32(float %115, float %118, float %123)
  %125 = insertelement <2 x float> %122, float %124, i64 1
  %126 = fadd <2 x float> %112, %125
  store <2 x float> %126, ptr addrspace(3) %111, align 8, !tbaa !16
  %127 = fsub <2 x float> %112, %125
  store <2 x float> %127, ptr addrspace(3) %113, align 8, !tbaa !16
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %128 = and i32 %4, 31
  %129 = shl nuw nsw i32 %128, 2
  %130 = zext nneg i32 %129 to i64
  %131 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %130
  %132 = load <2 x float>, ptr addrspace(1) %131, align 8, !tbaa !16
  %133 = shl nuw nsw i32 %4, 4
  %134 = and i32 %133, 15872
  %135 = getelementptr i8, ptr addrspace(3) @fft_radix2.x, i32 %134
  %136 = getelementptr <2 x float>, ptr addrspace(3) %135, i32 %128
  %137 = load <2 x float>, ptr addrspace(3) %136, align 8, !tbaa !16
  %138 = getelementptr i8, ptr addrspace(3) %136, i32 256
  %139 = load <2 x float>, ptr addrspace(3) %138, align 8, !tbaa !16
  %140 = extractelement <2 x float> %139, i64 0
  %141 = extractelement <2 x float> %132, i64 0
  %142 = extractelement <2 x float> %139, i64 1
  %143 = extractelement <2 x float> %132, i64 1
  %144 = fneg float %143
  %145 = fmul float %142, %144
  %146 = tail call float @llvm.fmuladd.f32(float %140, float %141, float %145)
  %147 = insertelement <2 x float> poison, float %146, i64 0
  %148 = fmul float %141, %142
  %149 = tail call float @llvm.fmuladd.f32(float %140, float %143, float %148)
  %150 = insertelement <2 x float> %147, float %149, i64 1
  %151 = fadd <2 x float> %137, %150
  store <2 x float> %151, ptr addrspace(3) %136, align 8, !tbaa !16
  %152 = fsub <2 x float> %137, %150
  store <2 x float> %152, ptr addrspace(3) %138, align 8, !tbaa !16
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %153 = and i32 %4, 63
  %154 = shl nuw nsw i32 %153, 1
  %155 = zext nneg i32 %154 to i64
  %156 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %155
  %157 = load <2 x float>, ptr addrspace(1) %156, align 8, !tbaa !16
  %158 = shl nuw nsw i32 %4, 4
  %159 = and i32 %158, 15360
  %160 = getelementptr i8, ptr addrspace(3) @fft_radix2.x, i32 %159
  %161 = getelementptr <2 x float>, ptr addrspace(3) %160, i32 %153
  %162 = load <2 x float>, ptr addrspace(3) %161, align 8, !tbaa !16
  %163 = getelementptr i8, ptr addrspace(3) %161, i32 512
  %164 = load <2 x float>, ptr addrspace(3) %163, align 8, !tbaa !16
  %165 = extractelement <2 x float> %164, i64 0
  %166 = extractelement <2 x float> %157, i64 0
  %167 = extractelement <2 x float> %164, i64 1
  %168 = extractelement <2 x float> %157, i64 1
  %169 = fneg float %168
  %170 = fmul float %167, %169
  %171 = tail call float @llvm.fmuladd.f32(float %165, float %166, float %170)
  %172 = insertelement <2 x float> poison, float %171, i64 0
  %173 = fmul float %166, %167
  %174 = tail call float @llvm.fmuladd.f32(float %165, float %168, float %173)
  %175 = insertelement <2 x float> %172, float %174, i64 1
  %176 = fadd <2 x float> %162, %175
  store <2 x float> %176, ptr addrspace(3) %161, align 8, !tbaa !16
  %177 = fsub <2 x float> %162, %175
  store <2 x float> %177, ptr addrspace(3) %163, align 8, !tbaa !16
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %178 = and i32 %4, 127
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %2, i64 %179
  %181 = load <2 x float>, ptr addrspace(1) %180, align 8, !tbaa !16
  %182 = shl nuw nsw i32 %4, 4
  %183 = and i32 %182, 14336
  %184 = getelementptr i8, ptr addrspace(3) @fft_radix2.x, i32 %183
  %185 = getelementptr <2 x float>, ptr addrspace(3) %184, i32 %178
  %186 = load <2 x float>, ptr addrspace(3) %185, align 8, !tbaa !16
  %187 = getelementptr i8, ptr addrspace(3) %185, i32 1024
  %188 = load <2 x float>, ptr addrspace(3) %187, align 8, !tbaa !16
  %189 = extractelement <2 x float> %188, i64 0
  %190 = extractelement <2 x float> %181, i64 0
  %191 = extractelement <2 x float> %188, i64 1
  %192 = extractelement <2 x float> %181, i64 1
  %193 = fneg float %192
  %194 = fmul float %191, %193
  %195 = tail call float @llvm.fmuladd.f32(float %189, float %190, float %194)
  %196 = insertelement <2 x float> poison, float %195, i64 0
  %197 = fmul float %190, %191
  %198 = tail call float @llvm.fmuladd.f32(float %189, float %192, float %197)
  %199 = insertelement <2 x float> %196, float %198, i64 1
  %200 = fadd <2 x float> %186, %199
  store <2 x float> %200, ptr addrspace(3) %185, align 8, !tbaa !16
  %201 = fsub <2 x float> %186, %199
  store <2 x float> %201, ptr addrspace(3) %187, align 8, !tbaa !16
  fence syncscope("workgroup") release, !mmra !15
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !15
  %202 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft_radix2.x, i32 %4
  %203 = load <2 x float>, ptr addrspace(3) %202, align 8, !tbaa !16
  %204 = add i32 %6, %4
  %205 = zext i32 %204 to i64
  %206 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %205
  store <2 x float> %203, ptr addrspace(1) %206, align 8, !tbaa !16
  %207 = getelementptr inbounds nuw i8, ptr addrspace(3) %202, i32 1024
  %208 = load <2 x float>, ptr addrspace(3) %207, align 8, !tbaa !16
  %209 = add i32 %204, 128
  %210 = zext i32 %209 to i64
  %211 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %210
  store <2 x float> %208, ptr addrspace(1) %211, align 8, !tbaa !16
  ret void

212:                                              ; preds = %3, %212
  %213 = phi i32 [ %221, %212 ], [ %4, %3 ]
  %214 = or disjoint i32 %213, %6
  %215 = zext i32 %214 to i64
  %216 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %0, i64 %215
  %217 = load <2 x float>, ptr addrspace(1) %216, align 8, !tbaa !16
  %218 = tail call i32 @llvm.bitreverse.i32(i32 %213)
  %219 = lshr exact i32 %218, 21
  %220 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft_radix2.x, i32 %219
  store <2 x float> %217, ptr addrspace(3) %220, align 8, !tbaa !16
  %221 = add nuw nsw i32 %213, 128
  %222 = icmp samesign ult i32 %213, 128
  br i1 %222, label %212, label %8
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="128,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="128,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 1}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"float2*", !"float2*", !"float2*"}
!12 = !{!"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*"}
!13 = !{!"const", !"", !"const"}
!14 = !{i32 128, i32 1, i32 1}
!15 = !{!"amdgpu-synchronize-as", !"local"}
!16 = !{!7, !7, i64 0}
!17 = !{}
