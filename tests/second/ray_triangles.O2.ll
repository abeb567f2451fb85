; ModuleID = 'ray_triangles.cl'
source_filename = "ray_triangles.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @ray_triangles(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = icmp slt i32 %14, %4
  br i1 %15, label %16, label %148

16:                                               ; preds = %6
  %17 = mul nsw i32 %14, 6
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !15, !amdgpu.noclobber !17
  %21 = insertelement <3 x float> poison, float %20, i64 0
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 4
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !15, !amdgpu.noclobber !17
  %24 = insertelement <3 x float> %21, float %23, i64 1
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 8
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !15, !amdgpu.noclobber !17
  %27 = insertelement <3 x float> %24, float %26, i64 2
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 12
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !15, !amdgpu.noclobber !17
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 16
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !15, !amdgpu.noclobber !17
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 20
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !15, !amdgpu.noclobber !17
  %34 = icmp sgt i32 %5, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %16
  %36 = insertelement <3 x float> poison, float %29, i64 0
  %37 = insertelement <3 x float> %36, float %31, i64 1
  %38 = insertelement <3 x float> %37, float %33, i64 2
  %39 = shufflevector <3 x float> %38, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %40 = shufflevector <3 x float> %38, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  br label %47

41:                                               ; preds = %143, %16
  %42 = phi i32 [ -1, %16 ], [ %144, %143 ]
  %43 = phi float [ 0x46293E5940000000, %16 ], [ %145, %143 ]
  %44 = sext i32 %14 to i64
  %45 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %44
  store float %43, ptr addrspace(1) %45, align 4, !tbaa !15
  %46 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %44
  store i32 %42, ptr addrspace(1) %46, align 4, !tbaa !5
  br label %148

47:                                               ; preds = %35, %143
  %48 = phi float [ 0x46293E5940000000, %35 ], [ %145, %143 ]
  %49 = phi i32 [ -1, %35 ], [ %144, %143 ]
  %50 = phi i32 [ 0, %35 ], [ %146, %143 ]
  %51 = mul nuw nsw i32 %50, 9
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !15, !amdgpu.noclobber !17
  %55 = insertelement <3 x float> poison, float %54, i64 0
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 4
  %57 = load float, ptr addrspace(1) %56, align 4, !tbaa !15, !amdgpu.noclobber !17
  %58 = insertelement <3 x float> %55, float %57, i64 1
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 8
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !15, !amdgpu.noclobber !17
  %61 = insertelement <3 x float> %58, float %60, i64 2
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 12
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !15, !amdgpu.noclobber !17
  %64 = insertelement <3 x float> poison, float %63, i64 0
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 16
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !15, !amdgpu.noclobber !17
  %67 = insertelement <3 x float> %64, float %66, i64 1
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 20
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !15, !amdgpu.noclobber !17
  %70 = insertelement <3 x float> %67, float %69, i64 2
  %71 = fsub <3 x float> %70, %61
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 24
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !15, !amdgpu.noclobber !17
  %74 = insertelement <3 x float> poison, float %73, i64 0
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 28
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !15, !amdgpu.noclobber !17
  %77 = insertelement <3 x float> %74, float %76, i64 1
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 32
  %79 = load float, ptr addrspace(1) %78, align 4, !tbaa !15, !amdgpu.noclobber !17
  %80 = insertelement <3 x float> %77, float %79, i64 2
  %81 = fsub <3 x float> %80, %61
  %82 = shufflevector <3 x float> %81, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %83 = fneg <3 x float> %81
  %84 = shufflevector <3 x float> %83, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %85 = fmul <3 x float> %40, %84
  %86 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %39, <3 x float> %82, <3 x float> %85)
  %87 = extractelement <3 x float> %71, i64 0
  %88 = extractelement <3 x float> %86, i64 0
  %89 = extractelement <3 x float> %71, i64 1
  %90 = extractelement <3 x float> %86, i64 1
  %91 = fmul float %89, %90
  %92 = tail call float @llvm.fmuladd.f32(float %87, float %88, float %91)
  %93 = extractelement <3 x float> %71, i64 2
  %94 = extractelement <3 x float> %86, i64 2
  %95 = tail call float @llvm.fmuladd.f32(float %93, float %94, float %92)
  %96 = tail call float @llvm.fabs.f32(float %95)
  %97 = fcmp olt float %96, 0x3E7AD7F2A0000000
  br i1 %97, label %143, label %98

98:                                               ; preds = %47
  %99 = fdiv float 1.000000e+00, %95, !fpmath !18
  %100 = fsub <3 x float> %27, %61
  %101 = extractelement <3 x float> %100, i64 0
  %102 = extractelement <3 x float> %100, i64 1
  %103 = fmul float %102, %90
  %104 = tail call float @llvm.fmuladd.f32(float %101, float %88, float %103)
  %105 = extractelement <3 x float> %100, i64 2
  %106 = tail call float @llvm.fmuladd.f32(float %105, float %94, float %104)
  %107 = fmul float %106, %99
  %108 = fcmp olt float %107, 0.000000e+00
  %109 = fcmp ogt float %107, 1.000000e+00
  %110 = or i1 %108, %109
  br i1 %110, label %143, label %111

111:                                              ; preds = %98
  %112 = shufflevector <3 x float> %100, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %113 = shufflevector <3 x float> %71, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %114 = shufflevector <3 x float> %100, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %115 = fneg <3 x float> %71
  %116 = shufflevector <3 x float> %115, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %117 = fmul <3 x float> %114, %116
  %118 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %112, <3 x float> %113, <3 x float> %117)
  %119 = extractelement <3 x float> %118, i64 0
  %120 = extractelement <3 x float> %118, i64 1
  %121 = fmul float %31, %120
  %122 = tail call float @llvm.fmuladd.f32(float %29, float %119, float %121)
  %123 = extractelement <3 x float> %118, i64 2
  %124 = tail call float @llvm.fmuladd.f32(float %33, float %123, float %122)
  %125 = fmul float %124, %99
  %126 = fcmp olt float %125, 0.000000e+00
  %127 = fadd float %107, %125
  %128 = fcmp ogt float %127, 1.000000e+00
  %129 = or i1 %126, %128
  br i1 %129, label %143, label %130

130:                                              ; preds = %111
  %131 = extractelement <3 x float> %81, i64 0
  %132 = extractelement <3 x float> %81, i64 1
  %133 = fmul float %132, %120
  %134 = tail call float @llvm.fmuladd.f32(float %131, float %119, float %133)
  %135 = extractelement <3 x float> %81, i64 2
  %136 = tail call float @llvm.fmuladd.f32(float %135, float %123, float %134)
  %137 = fmul float %136, %99
  %138 = fcmp ogt float %137, 0x3F1A36E2E0000000
  %139 = fcmp olt float %137, %48
  %140 = select i1 %138, i1 %139, i1 false
  %141 = select i1 %140, i32 %50, i32 %49
  %142 = select i1 %140, float %137, float %48
  br label %143

143:                                              ; preds = %130, %111, %98, %47
  %144 = phi i32 [ %49, %47 ], [ %49, %98 ], [ %141, %130 ], [ %49, %111 ]
  %145 = phi float [ %48, %47 ], [ %48, %98 ], [ %142, %130 ], [ %48, %111 ]
  %146 = add nuw nsw i32 %50, 1
  %147 = icmp eq i32 %146, %5
  br i1 %147, label %41, label %47

148:                                              ; preds = %6, %41
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_ray_triangles(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = icmp slt i32 %14, %4
  br i1 %15, label %16, label %148

16:                                               ; preds = %6
  %17 = mul nsw i32 %14, 6
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !15
  %21 = insertelement <3 x float> poison, float %20, i64 0
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 4
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !15
  %24 = insertelement <3 x float> %21, float %23, i64 1
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 8
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !15
  %27 = insertelement <3 x float> %24, float %26, i64 2
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 12
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !15
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 16
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !15
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 20
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !15
  %34 = icmp sgt i32 %5, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %16
  %36 = insertelement <3 x float> poison, float %29, i64 0
  %37 = insertelement <3 x float> %36, float %31, i64 1
  %38 = insertelement <3 x float> %37, float %33, i64 2
  %39 = shufflevector <3 x float> %38, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %40 = shufflevector <3 x float> %38, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  br label %47

41:                                               ; preds = %143, %16
  %42 = phi i32 [ -1, %16 ], [ %144, %143 ]
  %43 = phi float [ 0x46293E5940000000, %16 ], [ %145, %143 ]
  %44 = sext i32 %14 to i64
  %45 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %44
  store float %43, ptr addrspace(1) %45, align 4, !tbaa !15
  %46 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %44
  store i32 %42, ptr addrspace(1) %46, align 4, !tbaa !5
  br label %148

47:                                               ; preds = %35, %143
  %48 = phi float [ 0x46293E5940000000, %35 ], [ %145, %143 ]
  %49 = phi i32 [ -1, %35 ], [ %144, %143 ]
  %50 = phi i32 [ 0, %35 ], [ %146, %143 ]
  %51 = mul nuw nsw i32 %50, 9
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !15
  %55 = insertelement <3 x float> poison, float %54, i64 0
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 4
  %57 = load float, ptr addrspace(1) %56, align 4, !tbaa !15
  %58 = insertelement <3 x float> %55, float %57, i64 1
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 8
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !15
  %61 = insertelement <3 x float> %58, float %60, i64 2
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 12
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !15
  %64 = insertelement <3 x float> poison, float %63, i64 0
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 16
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !15
  %67 = insertelement <3 x float> %64, float %66, i64 1
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 20
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !15
  %70 = insertelement <3 x float> %67, float %69, i64 2
  %71 = fsub <3 x float> %70, %61
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 24
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !15
  %74 = insertelement <3 x float> poison, float %73, i64 0
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 28
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !15
  %77 = insertelement <3 x float> %74, float %76, i64 1
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 32
  %79 = load float, ptr addrspace(1) %78, align 4, !tbaa !15
  %80 = insertelement <3 x float> %77, float %79, i64 2
  %81 = fsub <3 x float> %80, %61
  %82 = shufflevector <3 x float> %81, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %83 = fneg <3 x float> %81
  %84 = shufflevector <3 x float> %83, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %85 = fmul <3 x float> %40, %84
  %86 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %39, <3 x float> %82, <3 x float> %85)
  %87 = extractelement <3 x float> %71, i64 0
  %88 = extractelement <3 x float> %86, i64 0
  %89 = extractelement <3 x float> %71, i64 1
  %90 = extractelement <3 x float> %86, i64 1
  %91 = fmul float %89, %90
  %92 = tail call float @llvm.fmuladd.f32(float %87, float %88, float %91)
  %93 = extractelement <3 x float> %71, i64 2
  %94 = extractelement <3 x float> %86, i64 2
  %95 = tail call float @llvm.fmuladd.f32(float %93, float %94, float %92)
  %96 = tail call float @llvm.fabs.f32(float %95)
  %97 = fcmp olt float %96, 0x3E7AD7F2A0000000
  br i1 %97, label %143, label %98

98:                                               ; preds = %47
  %99 = fdiv float 1.000000e+00, %95, !fpmath !18
  %100 = fsub <3 x float> %27, %61
  %101 = extractelement <3 x float> %100, i64 0
  %102 = extractelement <3 x float> %100, i64 1
  %103 = fmul float %102, %90
  %104 = tail call float @llvm.fmuladd.f32(float %101, float %88, float %103)
  %105 = extractelement <3 x float> %100, i64 2
  %106 = tail call float @llvm.fmuladd.f32(float %105, float %94, float %104)
  %107 = fmul float %106, %99
  %108 = fcmp olt float %107, 0.000000e+00
  %109 = fcmp ogt float %107, 1.000000e+00
  %110 = or i1 %108, %109
  br i1 %110, label %143, label %111

111:                                              ; preds = %98
  %112 = shufflevector <3 x float> %100, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %113 = shufflevector <3 x float> %71, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %114 = shufflevector <3 x float> %100, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %115 = fneg <3 x float> %71
  %116 = shufflevector <3 x float> %115, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %117 = fmul <3 x float> %114, %116
  %118 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %112, <3 x float> %113, <3 x float> %117)
  %119 = extractelement <3 x float> %118, i64 0
  %120 = extractelement <3 x float> %118, i64 1
  %121 = fmul float %31, %120
  %122 = tail call float @llvm.fmuladd.f32(float %29, float %119, float %121)
  %123 = extractelement <3 x float> %118, i64 2
  %124 = tail call float @llvm.fmuladd.f32(float %33, float %123, float %122)
  %125 = fmul float %124, %99
  %126 = fcmp olt float %125, 0.000000e+00
  %127 = fadd float %107, %125
  %128 = fcmp ogt float %127, 1.000000e+00
  %129 = or i1 %126, %128
  br i1 %129, label %143, label %130

130:                                              ; preds = %111
  %131 = extractelement <3 x float> %81, i64 0
  %132 = extractelement <3 x float> %81, i64 1
  %133 = fmul float %132, %120
  %134 = tail call float @llvm.fmuladd.f32(float %131, float %119, float %133)
  %135 = extractelement <3 x float> %81, i64 2
  %136 = tail call float @llvm.fmuladd.f32(float %135, float %123, float %134)
  %137 = fmul float %136, %99
  %138 = fcmp ogt float %137, 0x3F1A36E2E0000000
  %139 = fcmp olt float %137, %48
  %140 = select i1 %138, i1 %139, i1 false
  %141 = select i1 %140, i32 %50, i32 %49
  %142 = select i1 %140, float %137, float %48
  br label %143

143:                                              ; preds = %98, %111, %130, %47
  %144 = phi i32 [ %49, %47 ], [ %49, %98 ], [ %141, %130 ], [ %49, %111 ]
  %145 = phi float [ %48, %47 ], [ %48, %98 ], [ %142, %130 ], [ %48, %111 ]
  %146 = add nuw nsw i32 %50, 1
  %147 = icmp eq i32 %146, %5
  br i1 %147, label %41, label %47

148:                                              ; preds = %6, %41
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"float*", !"float*", !"float*", !"int*", !"int", !"int"}
!12 = !{!"const", !"const", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !7, i64 0}
!17 = !{}
!18 = !{float 2.500000e+00}
