; ModuleID = 'nbody_tiles.cl'
source_filename = "nbody_tiles.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@nbody_tiles.tile = internal unnamed_addr addrspace(3) global [64 x <4 x float>] undef, align 16

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @nbody_tiles(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2, i32 noundef %3, float noundef %4, float noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !15
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %15
  %17 = load <4 x float>, ptr addrspace(1) %16, align 16, !tbaa !17, !amdgpu.noclobber !18
  %18 = icmp eq i32 %3, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %6
  %20 = extractelement <4 x float> %17, i64 0
  %21 = extractelement <4 x float> %17, i64 1
  %22 = extractelement <4 x float> %17, i64 2
  br label %214

23:                                               ; preds = %6
  %24 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_tiles.tile, i32 %13
  %25 = extractelement <4 x float> %17, i64 0
  %26 = extractelement <4 x float> %17, i64 1
  %27 = extractelement <4 x float> %17, i64 2
  br label %28

28:                                               ; preds = %23, %37
  %29 = phi float [ 0.000000e+00, %23 ], [ %209, %37 ]
  %30 = phi float [ 0.000000e+00, %23 ], [ %210, %37 ]
  %31 = phi float [ 0.000000e+00, %23 ], [ %211, %37 ]
  %32 = phi i32 [ 0, %23 ], [ %38, %37 ]
  %33 = add i32 %32, %13
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %34
  %36 = load <4 x float>, ptr addrspace(1) %35, align 16, !tbaa !17, !amdgpu.noclobber !18
  store <4 x float> %36, ptr addrspace(3) %24, align 16, !tbaa !17
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  br label %40

37:                                               ; preds = %40
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %38 = add i32 %32, 64
  %39 = icmp ult i32 %38, %3
  br i1 %39, label %28, label %214

40:                                               ; preds = %40, %28
  %41 = phi float [ %29, %28 ], [ %209, %40 ]
  %42 = phi float [ %30, %28 ], [ %210, %40 ]
  %43 = phi float [ %31, %28 ], [ %211, %40 ]
  %44 = phi i32 [ 0, %28 ], [ %212, %40 ]
  %45 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_tiles.tile, i32 %44
  %46 = load <4 x float>, ptr addrspace(3) %45, align 16, !tbaa !17
  %47 = extractelement <4 x float> %46, i64 0
  %48 = fsub float %47, %25
  %49 = extractelement <4 x float> %46, i64 1
  %50 = fsub float %49, %26
  %51 = extractelement <4 x float> %46, i64 2
  %52 = fsub float %51, %27
  %53 = fmul float %50, %50
  %54 = tail call float @llvm.fmuladd.f32(float %48, float %48, float %53)
  %55 = tail call float @llvm.fmuladd.f32(float %52, float %52, float %54)
  %56 = fadd float %5, %55
  %57 = tail call float @llvm.amdgcn.rsq.f32(float %56)
  %58 = extractelement <4 x float> %46, i64 3
  %59 = fmul float %58, %57
  %60 = fmul float %57, %59
  %61 = fmul float %57, %60
  %62 = tail call float @llvm.fmuladd.f32(float %48, float %61, float %41)
  %63 = tail call float @llvm.fmuladd.f32(float %50, float %61, float %42)
  %64 = tail call float @llvm.fmuladd.f32(float %52, float %61, float %43)
  %65 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_tiles.tile, i32 %44
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 16
  %67 = load <4 x float>, ptr addrspace(3) %66, align 16, !tbaa !17
  %68 = extractelement <4 x float> %67, i64 0
  %69 = fsub float %68, %25
  %70 = extractelement <4 x float> %67, i64 1
  %71 = fsub float %70, %26
  %72 = extractelement <4 x float> %67, i64 2
  %73 = fsub float %72, %27
  %74 = fmul float %71, %71
  %75 = tail call float @llvm.fmuladd.f32(float %69, float %69, float %74)
  %76 = tail call float @llvm.fmuladd.f32(float %73, float %73, float %75)
  %77 = fadd float %5, %76
  %78 = tail call float @llvm.amdgcn.rsq.f32(float %77)
  %79 = extractelement <4 x float> %67, i64 3
  %80 = fmul float %79, %78
  %81 = fmul float %78, %80
  %82 = fmul float %78, %81
  %83 = tail call float @llvm.fmuladd.f32(float %69, float %82, float %62)
  %84 = tail call float @llvm.fmuladd.f32(float %71, float %82, float %63)
  %85 = tail call float @llvm.fmuladd.f32(float %73, float %82, float %64)
  %86 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_tiles.tile, i32 %44
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %86, i32 32
  %88 = load <4 x float>, ptr addrspace(3) %87, align 16, !tbaa !17
  %89 = extractelement <4 x float> %88, i64 0
  %90 = fsub float %89, %25
  %91 = extractelement <4 x float> %88, i64 1
  %92 = fsub float %91, %26
  %93 = extractelement <4 x float> %88, i64 2
  %94 = fsub float %93, %27
  %95 = fmul float %92, %92
  %96 = tail call float @llvm.fmuladd.f32(float %90, float %90, float %95)
  %97 = tail call float @llvm.fmuladd.f32(float %94, float %94, float %96)
  %98 = fadd float %5, %97
  %99 = tail call float @llvm.amdgcn.rsq.f32(float %98)
  %100 = extractelement <4 x float> %88, i64 3
  %101 = fmul float %100, %99
  %102 = fmul float %99, %101
  %103 = fmul float %99, %102
  %104 = tail call float @llvm.fmuladd.f32(float %90, float %103, float %83)
  %105 = tail call float @llvm.fmuladd.f32(float %92, float %103, float %84)
  %106 = tail call float @llvm.fmuladd.f32(float %94, float %103, float %85)
  %107 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_tiles.tile, i32 %44
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %107, i32 48
  %109 = load <4 x float>, ptr addrspace(3) %108, align 16, !tbaa !17
  %110 = extractelement <4 x float> %109, i64 0
  %111 = fsub float %110, %25
  %112 = extractelement <4 x float> %109, i64 1
  %113 = fsub float %112, %26
  %114 = extractelement <4 x float> %109, i64 2
  %115 = fsub float %114, %27
  %116 = fmul float %113, %113
  %117 = tail call float @llvm.fmuladd.f32(float %111, float %111, float %116)
  %118 = tail call float @llvm.fmuladd.f32(float %115, float %115, float %117)
  %119 = fadd float %5, %118
  %120 = tail call float @llvm.amdgcn.rsq.f32(float %119)
  %121 = extractelement <4 x float> %109, i64 3
  %122 = fmul float %121, %120
  %123 = fmul float %120, %122
  %124 = fmul float %120, %123
  %125 = tail call float @llvm.fmuladd.f32(float %111, float %124, float %104)
  %126 = tail call float @llvm.fmuladd.f32(float %113, float %124, float %105)
  %127 = tail call float @llvm.fmuladd.f32(float %115, float %124, float %106)
  %128 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_tiles.tile, i32 %44
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 64
  %130 = load <4 x float>, ptr addrspace(3) %129, align 16, !tbaa !17
  %131 = extractelement <4 x float> %130, i64 0
  %132 = fsub float %131, %25
  %133 = extractelement <4 x float> %130, i64 1
  %134 = fsub float %133, %26
  %135 = extractelement <4 x float> %130, i64 2
  %136 = fsub float %135, %27
  %137 = fmul float %134, %134
  %138 = tail call float @llvm.fmuladd.f32(float %132, float %132, float %137)
  %139 = tail call float @llvm.fmuladd.f32(float %136, float %136, float %138)
  %140 = fadd float %5, %139
  %141 = tail call float @llvm.amdgcn.rsq.f32(float %140)
  %142 = extractelement <4 x float> %130, i64 3
  %143 = fmul float %142, %141
  %144 = fmul float %141, %143
  %145 = fmul float %141, %144
  %146 = tail call float @llvm.fmuladd.f32(float %132, float %145, float %125)
  %147 = tail call float @llvm.fmuladd.f32(float %134, float %145, float %126)
  %148 = tail call float @llvm.fmuladd.f32(float %136, float %145, float %127)
  %149 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_tiles.tile, i32 %44
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) %149, i32 80
  %151 = load <4 x float>, ptr addrspace(3) %150, align 16, !tbaa !17
  %152 = extractelement <4 x float> %151, i64 0
  %153 = fsub float %152, %25
  %154 = extractelement <4 x float> %151, i64 1
  %155 = fsub float %154, %26
  %156 = extractelement <4 x float> %151, i64 2
  %157 = fsub float %156, %27
  %158 = fmul float %155, %155
  %159 = tail call float @llvm.fmuladd.f32(float %153, float %153, float %158)
  %160 = tail call float @llvm.fmuladd.f32(float %157, float %157, float %159)
  %161 = fadd float %5, %160
  %162 = tail call float @llvm.amdgcn.rsq.f32(float %161)
  %163 = extractelement <4 x float> %151, i64 3
  %164 = fmul float %163, %162
  %165 = fmul float %162, %164
  %166 = fmul float %162, %165
  %167 = tail call float @llvm.fmuladd.f32(float %153, float %166, float %146)
  %168 = tail call float @llvm.fmuladd.f32(float %155, float %166, float %147)
  %169 = tail call float @llvm.fmuladd.f32(float %157, float %166, float %148)
  %170 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_tiles.tile, i32 %44
  %171 = getelementptr inbounds nuw i8, ptr addrspace(3) %170, i32 96
  %172 = load <4 x float>, ptr addrspace(3) %171, align 16, !tbaa !17
  %173 = extractelement <4 x float> %172, i64 0
  %174 = fsub float %173, %25
  %175 = extractelement <4 x float> %172, i64 1
  %176 = fsub float %175, %26
  %177 = extractelement <4 x float> %172, i64 2
  %178 = fsub float %177, %27
  %179 = fmul float %176, %176
  %180 = tail call float @llvm.fmuladd.f32(float %174, float %174, float %179)
  %181 = tail call float @llvm.fmuladd.f32(float %178, float %178, float %180)
  %182 = fadd float %5, %181
  %183 = tail call float @llvm.amdgcn.rsq.f32(float %182)
  %184 = extractelement <4 x float> %172, i64 3
  %185 = fmul float %184, %183
  %186 = fmul float %183, %185
  %187 = fmul float %183, %186
  %188 = tail call float @llvm.fmuladd.f32(float %174, float %187, float %167)
  %189 = tail call float @llvm.fmuladd.f32(float %176, float %187, float %168)
  %190 = tail call float @llvm.fmuladd.f32(float %178, float %187, float %169)
  %191 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_tiles.tile, i32 %44
  %192 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 112
  %193 = load <4 x float>, ptr addrspace(3) %192, align 16, !tbaa !17
  %194 = extractelement <4 x float> %193, i64 0
  %195 = fsub float %194, %25
  %196 = extractelement <4 x float> %193, i64 1
  %197 = fsub float %196, %26
  %198 = extractelement <4 x float> %193, i64 2
  %199 = fsub float %198, %27
  %200 = fmul float %197, %197
  %201 = tail call float @llvm.fmuladd.f32(float %195, float %195, float %200)
  %202 = tail call float @llvm.fmuladd.f32(float %199, float %199, float %201)
  %203 = fadd float %5, %202
  %204 = tail call float @llvm.amdgcn.rsq.f32(float %203)
  %205 = extractelement <4 x float> %193, i64 3
  %206 = fmul float %205, %204
  %207 = fmul float %204, %206
  %208 = fmul float %204, %207
  %209 = tail call float @llvm.fmuladd.f32(float %195, float %208, float %188)
  %210 = tail call float @llvm.fmuladd.f32(float %197, float %208, float %189)
  %211 = tail call float @llvm.fmuladd.f32(float %199, float %208, float %190)
  %212 = add nuw nsw i32 %44, 8
  %213 = icmp eq i32 %212, 64
  br i1 %213, label %37, label %40

214:                                              ; preds = %37, %19
  %215 = phi float [ %22, %19 ], [ %27, %37 ]
  %216 = phi float [ %21, %19 ], [ %26, %37 ]
  %217 = phi float [ %20, %19 ], [ %25, %37 ]
  %218 = phi float [ 0.000000e+00, %19 ], [ %211, %37 ]
  %219 = phi float [ 0.000000e+00, %19 ], [ %210, %37 ]
  %220 = phi float [ 0.000000e+00, %19 ], [ %209, %37 ]
  %221 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %15
  %222 = load <4 x float>, ptr addrspace(1) %221, align 16, !tbaa !17, !amdgpu.noclobber !18
  %223 = extractelement <4 x float> %222, i64 0
  %224 = tail call float @llvm.fmuladd.f32(float %220, float %4, float %223)
  %225 = insertelement <4 x float> %222, float %224, i64 0
  %226 = extractelement <4 x float> %222, i64 1
  %227 = tail call float @llvm.fmuladd.f32(float %219, float %4, float %226)
  %228 = insertelement <4 x float> %225, float %227, i64 1
  %229 = extractelement <4 x float> %222, i64 2
  %230 = tail call float @llvm.fmuladd.f32(float %218, float %4, float %229)
  %231 = insertelement <4 x float> %228, float %230, i64 2
  store <4 x float> %231, ptr addrspace(1) %221, align 16, !tbaa !17
  %232 = tail call float @llvm.fmuladd.f32(float %224, float %4, float %217)
  %233 = insertelement <4 x float> %17, float %232, i64 0
  %234 = tail call float @llvm.fmuladd.f32(float %227, float %4, float %216)
  %235 = insertelement <4 x float> %233, float %234, i64 1
  %236 = tail call float @llvm.fmuladd.f32(float %230, float %4, float %215)
  %237 = insertelement <4 x float> %235, float %236, i64 2
  %238 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %15
  store <4 x float> %237, ptr addrspace(1) %238, align 16, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_nbody_tiles(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2, i32 noundef %3, float noundef %4, float noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 !reqd_work_group_size !14 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !15
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %15
  %17 = load <4 x float>, ptr addrspace(1) %16, align 16, !tbaa !17
  %18 = icmp eq i32 %3, 0
  br i1 %18, label %19, label %23

19:                                               ; preds = %6
  %20 = extractelement <4 x float> %17, i64 0
  %21 = extractelement <4 x float> %17, i64 1
  %22 = extractelement <4 x float> %17, i64 2
  br label %28

23:                                               ; preds = %6
  %24 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_tiles.tile, i32 %13
  %25 = extractelement <4 x float> %17, i64 0
  %26 = extractelement <4 x float> %17, i64 1
  %27 = extractelement <4 x float> %17, i64 2
  br label %53

28:                                               ; preds = %62, %19
  %29 = phi float [ %22, %19 ], [ %27, %62 ]
  %30 = phi float [ %21, %19 ], [ %26, %62 ]
  %31 = phi float [ %20, %19 ], [ %25, %62 ]
  %32 = phi float [ 0.000000e+00, %19 ], [ %236, %62 ]
  %33 = phi float [ 0.000000e+00, %19 ], [ %235, %62 ]
  %34 = phi float [ 0.000000e+00, %19 ], [ %234, %62 ]
  %35 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %15
  %36 = load <4 x float>, ptr addrspace(1) %35, align 16, !tbaa !17
  %37 = extractelement <4 x float> %36, i64 0
  %38 = tail call float @llvm.fmuladd.f32(float %34, float %4, float %37)
  %39 = insertelement <4 x float> %36, float %38, i64 0
  %40 = extractelement <4 x float> %36, i64 1
  %41 = tail call float @llvm.fmuladd.f32(float %33, float %4, float %40)
  %42 = insertelement <4 x float> %39, float %41, i64 1
  %43 = extractelement <4 x float> %36, i64 2
  %44 = tail call float @llvm.fmuladd.f32(float %32, float %4, float %43)
  %45 = insertelement <4 x float> %42, float %44, i64 2
  store <4 x float> %45, ptr addrspace(1) %35, align 16, !tbaa !17
  %46 = tail call float @llvm.fmuladd.f32(float %38, float %4, float %31)
  %47 = insertelement <4 x float> %17, float %46, i64 0
  %48 = tail call float @llvm.fmuladd.f32(float %41, float %4, float %30)
  %49 = insertelement <4 x float> %47, float %48, i64 1
  %50 = tail call float @llvm.fmuladd.f32(float %44, float %4, float %29)
  %51 = insertelement <4 x float> %49, float %50, i64 2
  %52 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %15
  store <4 x float> %51, ptr addrspace(1) %52, align 16, !tbaa !17
  ret void

53:                                               ; preds = %23, %62
  %54 = phi float [ 0.000000e+00, %23 ], [ %234, %62 ]
  %55 = phi float [ 0.000000e+00, %23 ], [ %235, %62 ]
  %56 = phi float [ 0.000000e+00, %23 ], [ %236, %62 ]
  %57 = phi i32 [ 0, %23 ], [ %63, %62 ]
  %58 = add i32 %57, %13
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %59
  %61 = load <4 x float>, ptr addrspace(1) %60, align 16, !tbaa !17
  store <4 x float> %61, ptr addrspace(3) %24, align 16, !tbaa !17
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  br label %65

62:                                               ; preds = %65
  fence syncscope("workgroup") release, !mmra !19
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !19
  %63 = add i32 %57, 64
  %64 = icmp ult i32 %63, %3
  br i1 %64, label %53, label %28

65:                                               ; preds = %65, %53
  %66 = phi float [ %54, %53 ], [ %234, %65 ]
  %67 = phi float [ %55, %53 ], [ %235, %65 ]
  %68 = phi float [ %56, %53 ], [ %236, %65 ]
  %69 = phi i32 [ 0, %53 ], [ %237, %65 ]
  %70 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_tiles.tile, i32 %69
  %71 = load <4 x float>, ptr addrspace(3) %70, align 16, !tbaa !17
  %72 = extractelement <4 x float> %71, i64 0
  %73 = fsub float %72, %25
  %74 = extractelement <4 x float> %71, i64 1
  %75 = fsub float %74, %26
  %76 = extractelement <4 x float> %71, i64 2
  %77 = fsub float %76, %27
  %78 = fmul float %75, %75
  %79 = tail call float @llvm.fmuladd.f32(float %73, float %73, float %78)
  %80 = tail call float @llvm.fmuladd.f32(float %77, float %77, float %79)
  %81 = fadd float %5, %80
  %82 = tail call float @llvm.amdgcn.rsq.f32(float %81)
  %83 = extractelement <4 x float> %71, i64 3
  %84 = fmul float %83, %82
  %85 = fmul float %82, %84
  %86 = fmul float %82, %85
  %87 = tail call float @llvm.fmuladd.f32(float %73, float %86, float %66)
  %88 = tail call float @llvm.fmuladd.f32(float %75, float %86, float %67)
  %89 = tail call float @llvm.fmuladd.f32(float %77, float %86, float %68)
  %90 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_tiles.tile, i32 %69
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %90, i32 16
  %92 = load <4 x float>, ptr addrspace(3) %91, align 16, !tbaa !17
  %93 = extractelement <4 x float> %92, i64 0
  %94 = fsub float %93, %25
  %95 = extractelement <4 x float> %92, i64 1
  %96 = fsub float %95, %26
  %97 = extractelement <4 x float> %92, i64 2
  %98 = fsub float %97, %27
  %99 = fmul float %96, %96
  %100 = tail call float @llvm.fmuladd.f32(float %94, float %94, float %99)
  %101 = tail call float @llvm.fmuladd.f32(float %98, float %98, float %100)
  %102 = fadd float %5, %101
  %103 = tail call float @llvm.amdgcn.rsq.f32(float %102)
  %104 = extractelement <4 x float> %92, i64 3
  %105 = fmul float %104, %103
  %106 = fmul float %103, %105
  %107 = fmul float %103, %106
  %108 = tail call float @llvm.fmuladd.f32(float %94, float %107, float %87)
  %109 = tail call float @llvm.fmuladd.f32(float %96, float %107, float %88)
  %110 = tail call float @llvm.fmuladd.f32(float %98, float %107, float %89)
  %111 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_tiles.tile, i32 %69
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) %111, i32 32
  %113 = load <4 x float>, ptr addrspace(3) %112, align 16, !tbaa !17
  %114 = extractelement <4 x float> %113, i64 0
  %115 = fsub float %114, %25
  %116 = extractelement <4 x float> %113, i64 1
  %117 = fsub float %116, %26
  %118 = extractelement <4 x float> %113, i64 2
  %119 = fsub float %118, %27
  %120 = fmul float %117, %117
  %121 = tail call float @llvm.fmuladd.f32(float %115, float %115, float %120)
  %122 = tail call float @llvm.fmuladd.f32(float %119, float %119, float %121)
  %123 = fadd float %5, %122
  %124 = tail call float @llvm.amdgcn.rsq.f32(float %123)
  %125 = extractelement <4 x float> %113, i64 3
  %126 = fmul float %125, %124
  %127 = fmul float %124, %126
  %128 = fmul float %124, %127
  %129 = tail call float @llvm.fmuladd.f32(float %115, float %128, float %108)
  %130 = tail call float @llvm.fmuladd.f32(float %117, float %128, float %109)
  %131 = tail call float @llvm.fmuladd.f32(float %119, float %128, float %110)
  %132 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_tiles.tile, i32 %69
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) %132, i32 48
  %134 = load <4 x float>, ptr addrspace(3) %133, align 16, !tbaa !17
  %135 = extractelement <4 x float> %134, i64 0
  %136 = fsub float %135, %25
  %137 = extractelement <4 x float> %134, i64 1
  %138 = fsub float %137, %26
  %139 = extractelement <4 x float> %134, i64 2
  %140 = fsub float %139, %27
  %141 = fmul float %138, %138
  %142 = tail call float @llvm.fmuladd.f32(float %136, float %136, float %141)
  %143 = tail call float @llvm.fmuladd.f32(float %140, float %140, float %142)
  %144 = fadd float %5, %143
  %145 = tail call float @llvm.amdgcn.rsq.f32(float %144)
  %146 = extractelement <4 x float> %134, i64 3
  %147 = fmul float %146, %145
  %148 = fmul float %145, %147
  %149 = fmul float %145, %148
  %150 = tail call float @llvm.fmuladd.f32(float %136, float %149, float %129)
  %151 = tail call float @llvm.fmuladd.f32(float %138, float %149, float %130)
  %152 = tail call float @llvm.fmuladd.f32(float %140, float %149, float %131)
  %153 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_tiles.tile, i32 %69
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) %153, i32 64
  %155 = load <4 x float>, ptr addrspace(3) %154, align 16, !tbaa !17
  %156 = extractelement <4 x float> %155, i64 0
  %157 = fsub float %156, %25
  %158 = extractelement <4 x float> %155, i64 1
  %159 = fsub float %158, %26
  %160 = extractelement <4 x float> %155, i64 2
  %161 = fsub float %160, %27
  %162 = fmul float %159, %159
  %163 = tail call float @llvm.fmuladd.f32(float %157, float %157, float %162)
  %164 = tail call float @llvm.fmuladd.f32(float %161, float %161, float %163)
  %165 = fadd float %5, %164
  %166 = tail call float @llvm.amdgcn.rsq.f32(float %165)
  %167 = extractelement <4 x float> %155, i64 3
  %168 = fmul float %167, %166
  %169 = fmul float %166, %168
  %170 = fmul float %166, %169
  %171 = tail call float @llvm.fmuladd.f32(float %157, float %170, float %150)
  %172 = tail call float @llvm.fmuladd.f32(float %159, float %170, float %151)
  %173 = tail call float @llvm.fmuladd.f32(float %161, float %170, float %152)
  %174 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_tiles.tile, i32 %69
  %175 = getelementptr inbounds nuw i8, ptr addrspace(3) %174, i32 80
  %176 = load <4 x float>, ptr addrspace(3) %175, align 16, !tbaa !17
  %177 = extractelement <4 x float> %176, i64 0
  %178 = fsub float %177, %25
  %179 = extractelement <4 x float> %176, i64 1
  %180 = fsub float %179, %26
  %181 = extractelement <4 x float> %176, i64 2
  %182 = fsub float %181, %27
  %183 = fmul float %180, %180
  %184 = tail call float @llvm.fmuladd.f32(float %178, float %178, float %183)
  %185 = tail call float @llvm.fmuladd.f32(float %182, float %182, float %184)
  %186 = fadd float %5, %185
  %187 = tail call float @llvm.amdgcn.rsq.f32(float %186)
  %188 = extractelement <4 x float> %176, i64 3
  %189 = fmul float %188, %187
  %190 = fmul float %187, %189
  %191 = fmul float %187, %190
  %192 = tail call float @llvm.fmuladd.f32(float %178, float %191, float %171)
  %193 = tail call float @llvm.fmuladd.f32(float %180, float %191, float %172)
  %194 = tail call float @llvm.fmuladd.f32(float %182, float %191, float %173)
  %195 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_tiles.tile, i32 %69
  %196 = getelementptr inbounds nuw i8, ptr addrspace(3) %195, i32 96
  %197 = load <4 x float>, ptr addrspace(3) %196, align 16, !tbaa !17
  %198 = extractelement <4 x float> %197, i64 0
  %199 = fsub float %198, %25
  %200 = extractelement <4 x float> %197, i64 1
  %201 = fsub float %200, %26
  %202 = extractelement <4 x float> %197, i64 2
  %203 = fsub float %202, %27
  %204 = fmul float %201, %201
  %205 = tail call float @llvm.fmuladd.f32(float %199, float %199, float %204)
  %206 = tail call float @llvm.fmuladd.f32(float %203, float %203, float %205)
  %207 = fadd float %5, %206
  %208 = tail call float @llvm.amdgcn.rsq.f32(float %207)
  %209 = extractelement <4 x float> %197, i64 3
  %210 = fmul float %209, %208
  %211 = fmul float %208, %210
  %212 = fmul float %208, %211
  %213 = tail call float @llvm.fmuladd.f32(float %199, float %212, float %192)
  %214 = tail call float @llvm.fmuladd.f32(float %201, float %212, float %193)
  %215 = tail call float @llvm.fmuladd.f32(float %203, float %212, float %194)
  %216 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_tiles.tile, i32 %69
  %217 = getelementptr inbounds nuw i8, ptr addrspace(3) %216, i32 112
  %218 = load <4 x float>, ptr addrspace(3) %217, align 16, !tbaa !17
  %219 = extractelement <4 x float> %218, i64 0
  %220 = fsub float %219, %25
  %221 = extractelement <4 x float> %218, i64 1
  %222 = fsub float %221, %26
  %223 = extractelement <4 x float> %218, i64 2
  %224 = fsub float %223, %27
  %225 = fmul float %222, %222
  %226 = tail call float @llvm.fmuladd.f32(float %220, float %220, float %225)
  %227 = tail call float @llvm.fmuladd.f32(float %224, float %224, float %226)
  %228 = fadd float %5, %227
  %229 = tail call float @llvm.amdgcn.rsq.f32(float %228)
  %230 = extractelement <4 x float> %218, i64 3
  %231 = fmul float %230, %229
  %232 = fmul float %229, %231
  %233 = fmul float %229, %232
  %234 = tail call float @llvm.fmuladd.f32(float %220, float %233, float %213)
  %235 = tail call float @llvm.fmuladd.f32(float %222, float %233, float %214)
  %236 = tail call float @llvm.fmuladd.f32(float %224, float %233, float %215)
  %237 = add nuw nsw i32 %69, 8
  %238 = icmp eq i32 %237, 64
  br i1 %238, label %62, label %65
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rsq.f32(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"float4*", !"float4*", !"float4*", !"uint", !"float", !"float"}
!12 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"uint", !"float", !"float"}
!13 = !{!"const", !"", !"", !"", !"", !""}
!14 = !{i32 64, i32 1, i32 1}
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !7, i64 0}
!17 = !{!7, !7, i64 0}
!18 = !{}
!19 = !{!"amdgpu-synchronize-as", !"local"}
