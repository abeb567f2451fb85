; ModuleID = 'ray_spheres.cl'
source_filename = "ray_spheres.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Sphere = type { <4 x float>, <4 x float> }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define protected amdgpu_kernel void @ray_spheres(ptr addrspace(4) noundef readonly align 16 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 6
  %17 = load i16, ptr addrspace(4) %16, align 2, !tbaa !14
  %18 = zext i16 %17 to i32
  %19 = mul i32 %15, %18
  %20 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %21 = add i32 %19, %20
  %22 = icmp ult i32 %14, %4
  %23 = icmp ult i32 %21, %5
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %178

25:                                               ; preds = %6
  %26 = uitofp i32 %14 to float
  %27 = fadd float %26, 5.000000e-01
  %28 = uitofp i32 %4 to float
  %29 = fdiv float %27, %28, !fpmath !16
  %30 = fadd float %29, -5.000000e-01
  %31 = uitofp i32 %21 to float
  %32 = fadd float %31, 5.000000e-01
  %33 = uitofp i32 %5 to float
  %34 = fdiv float %32, %33, !fpmath !16
  %35 = fsub float 5.000000e-01, %34
  %36 = insertelement <3 x float> <float poison, float poison, float 1.000000e+00>, float %30, i64 0
  %37 = insertelement <3 x float> %36, float %35, i64 1
  %38 = fmul float %35, %35
  %39 = tail call float @llvm.fmuladd.f32(float %30, float %30, float %38)
  %40 = fadd float %39, 1.000000e+00
  %41 = tail call float @llvm.sqrt.f32(float %40), !fpmath !17
  %42 = insertelement <3 x float> poison, float %41, i64 0
  %43 = shufflevector <3 x float> %42, <3 x float> poison, <3 x i32> zeroinitializer
  %44 = fdiv <3 x float> %37, %43, !fpmath !16
  %45 = icmp eq i32 %1, 0
  br i1 %45, label %50, label %46

46:                                               ; preds = %25
  %47 = extractelement <3 x float> %44, i64 0
  %48 = extractelement <3 x float> %44, i64 1
  %49 = extractelement <3 x float> %44, i64 2
  br label %54

50:                                               ; preds = %84, %25
  %51 = phi i32 [ -1, %25 ], [ %89, %84 ]
  %52 = phi float [ 0x46293E5940000000, %25 ], [ %90, %84 ]
  %53 = icmp sgt i32 %51, -1
  br i1 %53, label %93, label %171

54:                                               ; preds = %46, %84
  %55 = phi float [ 0x46293E5940000000, %46 ], [ %90, %84 ]
  %56 = phi i32 [ -1, %46 ], [ %89, %84 ]
  %57 = phi i32 [ 0, %46 ], [ %91, %84 ]
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw %struct.Sphere, ptr addrspace(4) %0, i64 %58
  %60 = load <4 x float>, ptr addrspace(4) %59, align 16, !tbaa !18, !amdgpu.noclobber !19
  %61 = extractelement <4 x float> %60, i64 0
  %62 = extractelement <4 x float> %60, i64 1
  %63 = fmul float %48, %62
  %64 = tail call float @llvm.fmuladd.f32(float %61, float %47, float %63)
  %65 = extractelement <4 x float> %60, i64 2
  %66 = tail call float @llvm.fmuladd.f32(float %65, float %49, float %64)
  %67 = fmul float %62, %62
  %68 = tail call float @llvm.fmuladd.f32(float %61, float %61, float %67)
  %69 = tail call float @llvm.fmuladd.f32(float %65, float %65, float %68)
  %70 = fneg float %66
  %71 = tail call float @llvm.fmuladd.f32(float %70, float %66, float %69)
  %72 = extractelement <4 x float> %60, i64 3
  %73 = fneg float %71
  %74 = tail call float @llvm.fmuladd.f32(float %72, float %72, float %73)
  %75 = fcmp olt float %74, 0.000000e+00
  br i1 %75, label %84, label %76

76:                                               ; preds = %54
  %77 = tail call float @llvm.sqrt.f32(float %74), !fpmath !17
  %78 = fsub float %66, %77
  %79 = fcmp ogt float %78, 0x3F50624DE0000000
  %80 = fadd float %66, %77
  %81 = fcmp ogt float %80, 0x3F50624DE0000000
  %82 = select i1 %81, float %80, float -1.000000e+00
  %83 = select i1 %79, float %78, float %82
  br label %84

84:                                               ; preds = %54, %76
  %85 = phi float [ %83, %76 ], [ -1.000000e+00, %54 ]
  %86 = fcmp ogt float %85, 0.000000e+00
  %87 = fcmp olt float %85, %55
  %88 = select i1 %86, i1 %87, i1 false
  %89 = select i1 %88, i32 %57, i32 %56
  %90 = select i1 %88, float %85, float %55
  %91 = add nuw i32 %57, 1
  %92 = icmp eq i32 %91, %1
  br i1 %92, label %50, label %54

93:                                               ; preds = %50
  %94 = insertelement <3 x float> poison, float %52, i64 0
  %95 = shufflevector <3 x float> %94, <3 x float> poison, <3 x i32> zeroinitializer
  %96 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %44, <3 x float> %95, <3 x float> zeroinitializer)
  %97 = zext nneg i32 %51 to i64
  %98 = getelementptr inbounds nuw %struct.Sphere, ptr addrspace(4) %0, i64 %97
  %99 = load <3 x float>, ptr addrspace(4) %98, align 16, !amdgpu.noclobber !19
  %100 = fsub <3 x float> %96, %99
  %101 = extractelement <3 x float> %100, i64 0
  %102 = extractelement <3 x float> %100, i64 1
  %103 = fmul float %102, %102
  %104 = tail call float @llvm.fmuladd.f32(float %101, float %101, float %103)
  %105 = extractelement <3 x float> %100, i64 2
  %106 = tail call float @llvm.fmuladd.f32(float %105, float %105, float %104)
  %107 = tail call float @llvm.sqrt.f32(float %106), !fpmath !17
  %108 = insertelement <3 x float> poison, float %107, i64 0
  %109 = shufflevector <3 x float> %108, <3 x float> poison, <3 x i32> zeroinitializer
  %110 = fdiv <3 x float> %100, %109, !fpmath !16
  %111 = extractelement <3 x float> %110, i64 0
  %112 = extractelement <3 x float> %110, i64 1
  %113 = fmul float %112, 0x3FE7488E40000000
  %114 = tail call float @llvm.fmuladd.f32(float %111, float 0x3FDF0B6860000000, float %113)
  %115 = extractelement <3 x float> %110, i64 2
  %116 = tail call float @llvm.fmuladd.f32(float %115, float 0xBFDF0B6860000000, float %114)
  %117 = icmp ne i32 %1, 0
  %118 = fcmp ogt float %116, 0.000000e+00
  %119 = select i1 %117, i1 %118, i1 false
  br i1 %119, label %130, label %120

120:                                              ; preds = %165, %93
  %121 = phi float [ %116, %93 ], [ %166, %165 ]
  %122 = phi i1 [ %118, %93 ], [ %169, %165 ]
  %123 = getelementptr inbounds nuw i8, ptr addrspace(4) %98, i64 16
  %124 = load <4 x float>, ptr addrspace(4) %123, align 16, !tbaa !18, !amdgpu.noclobber !19
  %125 = tail call float @llvm.fmuladd.f32(float %121, float 0x3FECCCCCC0000000, float 0x3FB99999A0000000)
  %126 = select i1 %122, float %125, float 0x3FB99999A0000000
  %127 = insertelement <4 x float> poison, float %126, i64 0
  %128 = shufflevector <4 x float> %127, <4 x float> poison, <4 x i32> zeroinitializer
  %129 = fmul <4 x float> %128, %124
  br label %171

130:                                              ; preds = %93, %165
  %131 = phi i32 [ %167, %165 ], [ 0, %93 ]
  %132 = phi float [ %166, %165 ], [ %116, %93 ]
  %133 = icmp eq i32 %131, %51
  br i1 %133, label %165, label %134

134:                                              ; preds = %130
  %135 = zext i32 %131 to i64
  %136 = getelementptr inbounds nuw %struct.Sphere, ptr addrspace(4) %0, i64 %135
  %137 = load <4 x float>, ptr addrspace(4) %136, align 16, !tbaa !18, !amdgpu.noclobber !19
  %138 = shufflevector <4 x float> %137, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %139 = fsub <3 x float> %138, %96
  %140 = extractelement <3 x float> %139, i64 0
  %141 = extractelement <3 x float> %139, i64 1
  %142 = fmul float %141, 0x3FE7488E40000000
  %143 = tail call float @llvm.fmuladd.f32(float %140, float 0x3FDF0B6860000000, float %142)
  %144 = extractelement <3 x float> %139, i64 2
  %145 = tail call float @llvm.fmuladd.f32(float %144, float 0xBFDF0B6860000000, float %143)
  %146 = fmul float %141, %141
  %147 = tail call float @llvm.fmuladd.f32(float %140, float %140, float %146)
  %148 = tail call float @llvm.fmuladd.f32(float %144, float %144, float %147)
  %149 = fneg float %145
  %150 = tail call float @llvm.fmuladd.f32(float %149, float %145, float %148)
  %151 = extractelement <4 x float> %137, i64 3
  %152 = fneg float %150
  %153 = tail call float @llvm.fmuladd.f32(float %151, float %151, float %152)
  %154 = fcmp olt float %153, 0.000000e+00
  br i1 %154, label %165, label %155

155:                                              ; preds = %134
  %156 = tail call float @llvm.sqrt.f32(float %153), !fpmath !17
  %157 = fsub float %145, %156
  %158 = fcmp ogt float %157, 0x3F847AE140000000
  %159 = fadd float %145, %156
  %160 = fcmp ogt float %159, 0x3F847AE140000000
  %161 = select i1 %160, float %159, float -1.000000e+00
  %162 = select i1 %158, float %157, float %161
  %163 = fcmp ogt float %162, 0.000000e+00
  %164 = select i1 %163, float 0.000000e+00, float %132
  br label %165

165:                                              ; preds = %155, %134, %130
  %166 = phi float [ %132, %130 ], [ %164, %155 ], [ %132, %134 ]
  %167 = add nuw i32 %131, 1
  %168 = icmp ult i32 %167, %1
  %169 = fcmp ogt float %166, 0.000000e+00
  %170 = select i1 %168, i1 %169, i1 false
  br i1 %170, label %130, label %120

171:                                              ; preds = %120, %50
  %172 = phi <4 x float> [ %129, %120 ], [ zeroinitializer, %50 ]
  %173 = mul i32 %21, %4
  %174 = add i32 %173, %14
  %175 = zext i32 %174 to i64
  %176 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %175
  store <4 x float> %172, ptr addrspace(1) %176, align 16, !tbaa !18
  %177 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %175
  store i32 %51, ptr addrspace(1) %177, align 4, !tbaa !5
  br label %178

178:                                              ; preds = %6, %171
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: write)
define protected void @__clang_ocl_kern_imp_ray_spheres(ptr addrspace(4) noundef readonly align 16 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 6
  %17 = load i16, ptr addrspace(4) %16, align 2, !tbaa !14
  %18 = zext i16 %17 to i32
  %19 = mul i32 %15, %18
  %20 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %21 = add i32 %19, %20
  %22 = icmp ult i32 %14, %4
  %23 = icmp ult i32 %21, %5
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %178

25:                                               ; preds = %6
  %26 = uitofp i32 %14 to float
  %27 = fadd float %26, 5.000000e-01
  %28 = uitofp i32 %4 to float
  %29 = fdiv float %27, %28, !fpmath !16
  %30 = fadd float %29, -5.000000e-01
  %31 = uitofp i32 %21 to float
  %32 = fadd float %31, 5.000000e-01
  %33 = uitofp i32 %5 to float
  %34 = fdiv float %32, %33, !fpmath !16
  %35 = fsub float 5.000000e-01, %34
  %36 = insertelement <3 x float> <float poison, float poison, float 1.000000e+00>, float %30, i64 0
  %37 = insertelement <3 x float> %36, float %35, i64 1
  %38 = fmul float %35, %35
  %39 = tail call float @llvm.fmuladd.f32(float %30, float %30, float %38)
  %40 = fadd float %39, 1.000000e+00
  %41 = tail call float @llvm.sqrt.f32(float %40), !fpmath !17
  %42 = insertelement <3 x float> poison, float %41, i64 0
  %43 = shufflevector <3 x float> %42, <3 x float> poison, <3 x i32> zeroinitializer
  %44 = fdiv <3 x float> %37, %43, !fpmath !16
  %45 = icmp eq i32 %1, 0
  br i1 %45, label %50, label %46

46:                                               ; preds = %25
  %47 = extractelement <3 x float> %44, i64 0
  %48 = extractelement <3 x float> %44, i64 1
  %49 = extractelement <3 x float> %44, i64 2
  br label %54

50:                                               ; preds = %84, %25
  %51 = phi i32 [ -1, %25 ], [ %89, %84 ]
  %52 = phi float [ 0x46293E5940000000, %25 ], [ %90, %84 ]
  %53 = icmp sgt i32 %51, -1
  br i1 %53, label %93, label %171

54:                                               ; preds = %46, %84
  %55 = phi float [ 0x46293E5940000000, %46 ], [ %90, %84 ]
  %56 = phi i32 [ -1, %46 ], [ %89, %84 ]
  %57 = phi i32 [ 0, %46 ], [ %91, %84 ]
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw %struct.Sphere, ptr addrspace(4) %0, i64 %58
  %60 = load <4 x float>, ptr addrspace(4) %59, align 16, !tbaa !18
  %61 = extractelement <4 x float> %60, i64 0
  %62 = extractelement <4 x float> %60, i64 1
  %63 = fmul float %48, %62
  %64 = tail call float @llvm.fmuladd.f32(float %61, float %47, float %63)
  %65 = extractelement <4 x float> %60, i64 2
  %66 = tail call float @llvm.fmuladd.f32(float %65, float %49, float %64)
  %67 = fmul float %62, %62
  %68 = tail call float @llvm.fmuladd.f32(float %61, float %61, float %67)
  %69 = tail call float @llvm.fmuladd.f32(float %65, float %65, float %68)
  %70 = fneg float %66
  %71 = tail call float @llvm.fmuladd.f32(float %70, float %66, float %69)
  %72 = extractelement <4 x float> %60, i64 3
  %73 = fneg float %71
  %74 = tail call float @llvm.fmuladd.f32(float %72, float %72, float %73)
  %75 = fcmp olt float %74, 0.000000e+00
  br i1 %75, label %84, label %76

76:                                               ; preds = %54
  %77 = tail call float @llvm.sqrt.f32(float %74), !fpmath !17
  %78 = fsub float %66, %77
  %79 = fcmp ogt float %78, 0x3F50624DE0000000
  %80 = fadd float %66, %77
  %81 = fcmp ogt float %80, 0x3F50624DE0000000
  %82 = select i1 %81, float %80, float -1.000000e+00
  %83 = select i1 %79, float %78, float %82
  br label %84

84:                                               ; preds = %54, %76
  %85 = phi float [ %83, %76 ], [ -1.000000e+00, %54 ]
  %86 = fcmp ogt float %85, 0.000000e+00
  %87 = fcmp olt float %85, %55
  %88 = select i1 %86, i1 %87, i1 false
  %89 = select i1 %88, i32 %57, i32 %56
  %90 = select i1 %88, float %85, float %55
  %91 = add nuw i32 %57, 1
  %92 = icmp eq i32 %91, %1
  br i1 %92, label %50, label %54

93:                                               ; preds = %50
  %94 = insertelement <3 x float> poison, float %52, i64 0
  %95 = shufflevector <3 x float> %94, <3 x float> poison, <3 x i32> zeroinitializer
  %96 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %44, <3 x float> %95, <3 x float> zeroinitializer)
  %97 = zext nneg i32 %51 to i64
  %98 = getelementptr inbounds nuw %struct.Sphere, ptr addrspace(4) %0, i64 %97
  %99 = load <3 x float>, ptr addrspace(4) %98, align 16
  %100 = fsub <3 x float> %96, %99
  %101 = extractelement <3 x float> %100, i64 0
  %102 = extractelement <3 x float> %100, i64 1
  %103 = fmul float %102, %102
  %104 = tail call float @llvm.fmuladd.f32(float %101, float %101, float %103)
  %105 = extractelement <3 x float> %100, i64 2
  %106 = tail call float @llvm.fmuladd.f32(float %105, float %105, float %104)
  %107 = tail call float @llvm.sqrt.f32(float %106), !fpmath !17
  %108 = insertelement <3 x float> poison, float %107, i64 0
  %109 = shufflevector <3 x float> %108, <3 x float> poison, <3 x i32> zeroinitializer
  %110 = fdiv <3 x float> %100, %109, !fpmath !16
  %111 = extractelement <3 x float> %110, i64 0
  %112 = extractelement <3 x float> %110, i64 1
  %113 = fmul float %112, 0x3FE7488E40000000
  %114 = tail call float @llvm.fmuladd.f32(float %111, float 0x3FDF0B6860000000, float %113)
  %115 = extractelement <3 x float> %110, i64 2
  %116 = tail call float @llvm.fmuladd.f32(float %115, float 0xBFDF0B6860000000, float %114)
  %117 = icmp ne i32 %1, 0
  %118 = fcmp ogt float %116, 0.000000e+00
  %119 = select i1 %117, i1 %118, i1 false
  br i1 %119, label %130, label %120

120:                                              ; preds = %165, %93
  %121 = phi float [ %116, %93 ], [ %166, %165 ]
  %122 = phi i1 [ %118, %93 ], [ %169, %165 ]
  %123 = getelementptr inbounds nuw i8, ptr addrspace(4) %98, i64 16
  %124 = load <4 x float>, ptr addrspace(4) %123, align 16, !tbaa !18
  %125 = tail call float @llvm.fmuladd.f32(float %121, float 0x3FECCCCCC0000000, float 0x3FB99999A0000000)
  %126 = select i1 %122, float %125, float 0x3FB99999A0000000
  %127 = insertelement <4 x float> poison, float %126, i64 0
  %128 = shufflevector <4 x float> %127, <4 x float> poison, <4 x i32> zeroinitializer
  %129 = fmul <4 x float> %128, %124
  br label %171

130:                                              ; preds = %93, %165
  %131 = phi i32 [ %167, %165 ], [ 0, %93 ]
  %132 = phi float [ %166, %165 ], [ %116, %93 ]
  %133 = icmp eq i32 %131, %51
  br i1 %133, label %165, label %134

134:                                              ; preds = %130
  %135 = zext i32 %131 to i64
  %136 = getelementptr inbounds nuw %struct.Sphere, ptr addrspace(4) %0, i64 %135
  %137 = load <4 x float>, ptr addrspace(4) %136, align 16, !tbaa !18
  %138 = shufflevector <4 x float> %137, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %139 = fsub <3 x float> %138, %96
  %140 = extractelement <3 x float> %139, i64 0
  %141 = extractelement <3 x float> %139, i64 1
  %142 = fmul float %141, 0x3FE7488E40000000
  %143 = tail call float @llvm.fmuladd.f32(float %140, float 0x3FDF0B6860000000, float %142)
  %144 = extractelement <3 x float> %139, i64 2
  %145 = tail call float @llvm.fmuladd.f32(float %144, float 0xBFDF0B6860000000, float %143)
  %146 = fmul float %141, %141
  %147 = tail call float @llvm.fmuladd.f32(float %140, float %140, float %146)
  %148 = tail call float @llvm.fmuladd.f32(float %144, float %144, float %147)
  %149 = fneg float %145
  %150 = tail call float @llvm.fmuladd.f32(float %149, float %145, float %148)
  %151 = extractelement <4 x float> %137, i64 3
  %152 = fneg float %150
  %153 = tail call float @llvm.fmuladd.f32(float %151, float %151, float %152)
  %154 = fcmp olt float %153, 0.000000e+00
  br i1 %154, label %165, label %155

155:                                              ; preds = %134
  %156 = tail call float @llvm.sqrt.f32(float %153), !fpmath !17
  %157 = fsub float %145, %156
  %158 = fcmp ogt float %157, 0x3F847AE140000000
  %159 = fadd float %145, %156
  %160 = fcmp ogt float %159, 0x3F847AE140000000
  %161 = select i1 %160, float %159, float -1.000000e+00
  %162 = select i1 %158, float %157, float %161
  %163 = fcmp ogt float %162, 0.000000e+00
  %164 = select i1 %163, float 0.000000e+00, float %132
  br label %165

165:                                              ; preds = %155, %134, %130
  %166 = phi float [ %132, %130 ], [ %164, %155 ], [ %132, %134 ]
  %167 = add nuw i32 %131, 1
  %168 = icmp ult i32 %167, %1
  %169 = fcmp ogt float %166, 0.000000e+00
  %170 = select i1 %168, i1 %169, i1 false
  br i1 %170, label %130, label %120

171:                                              ; preds = %120, %50
  %172 = phi <4 x float> [ %129, %120 ], [ zeroinitializer, %50 ]
  %173 = mul i32 %21, %4
  %174 = add i32 %173, %14
  %175 = zext i32 %174 to i64
  %176 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %175
  store <4 x float> %172, ptr addrspace(1) %176, align 16, !tbaa !18
  %177 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %175
  store i32 %51, ptr addrspace(1) %177, align 4, !tbaa !5
  br label %178

178:                                              ; preds = %6, %171
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 2, i32 0, i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"Sphere*", !"uint", !"float4*", !"int*", !"uint", !"uint"}
!12 = !{!"Sphere*", !"uint", !"float __attribute__((ext_vector_type(4)))*", !"int*", !"uint", !"uint"}
!13 = !{!"const", !"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{float 2.500000e+00}
!17 = !{float 3.000000e+00}
!18 = !{!7, !7, i64 0}
!19 = !{}
