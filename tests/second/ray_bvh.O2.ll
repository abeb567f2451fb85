; ModuleID = 'ray_bvh.cl'
source_filename = "ray_bvh.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.node = type { [3 x float], i32, [3 x float], i32 }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @ray_bvh(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = icmp slt i32 %14, %5
  br i1 %15, label %16, label %148

16:                                               ; preds = %6
  %17 = mul nsw i32 %14, 6
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !16, !amdgpu.noclobber !18
  %21 = sext i32 %17 to i64
  %22 = getelementptr float, ptr addrspace(1) %2, i64 %21
  %23 = getelementptr i8, ptr addrspace(1) %22, i64 12
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !16, !amdgpu.noclobber !18
  %25 = fdiv float 1.000000e+00, %24, !fpmath !19
  %26 = sext i32 %17 to i64
  %27 = getelementptr float, ptr addrspace(1) %2, i64 %26
  %28 = getelementptr i8, ptr addrspace(1) %27, i64 4
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !16, !amdgpu.noclobber !18
  %30 = sext i32 %17 to i64
  %31 = getelementptr float, ptr addrspace(1) %2, i64 %30
  %32 = getelementptr i8, ptr addrspace(1) %31, i64 16
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !16, !amdgpu.noclobber !18
  %34 = fdiv float 1.000000e+00, %33, !fpmath !19
  %35 = sext i32 %17 to i64
  %36 = getelementptr float, ptr addrspace(1) %2, i64 %35
  %37 = getelementptr i8, ptr addrspace(1) %36, i64 8
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !16, !amdgpu.noclobber !18
  %39 = sext i32 %17 to i64
  %40 = getelementptr float, ptr addrspace(1) %2, i64 %39
  %41 = getelementptr i8, ptr addrspace(1) %40, i64 20
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !16, !amdgpu.noclobber !18
  %43 = fdiv float 1.000000e+00, %42, !fpmath !19
  br label %44

44:                                               ; preds = %16, %139
  %45 = phi i32 [ 1, %16 ], [ %142, %139 ]
  %46 = phi i32 [ 0, %16 ], [ %88, %139 ]
  %47 = phi float [ 0x46293E5940000000, %16 ], [ %141, %139 ]
  %48 = phi <16 x i32> [ zeroinitializer, %16 ], [ %140, %139 ]
  %49 = add nsw i32 %45, -1
  %50 = extractelement <16 x i32> %48, i32 %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds %struct.node, ptr addrspace(1) %0, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 16
  %54 = load float, ptr addrspace(1) %52, align 4, !tbaa !16, !amdgpu.noclobber !18
  %55 = fsub float %54, %20
  %56 = fmul float %25, %55
  %57 = load float, ptr addrspace(1) %53, align 4, !tbaa !16, !amdgpu.noclobber !18
  %58 = fsub float %57, %20
  %59 = fmul float %25, %58
  %60 = tail call float @llvm.minnum.f32(float %56, float %59)
  %61 = tail call float @llvm.maxnum.f32(float %60, float 0.000000e+00)
  %62 = tail call float @llvm.maxnum.f32(float %56, float %59)
  %63 = tail call float @llvm.minnum.f32(float %47, float %62)
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 4
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !16, !amdgpu.noclobber !18
  %66 = fsub float %65, %29
  %67 = fmul float %34, %66
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 20
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !16, !amdgpu.noclobber !18
  %70 = fsub float %69, %29
  %71 = fmul float %34, %70
  %72 = tail call float @llvm.minnum.f32(float %67, float %71)
  %73 = tail call float @llvm.maxnum.f32(float %61, float %72)
  %74 = tail call float @llvm.maxnum.f32(float %67, float %71)
  %75 = tail call float @llvm.minnum.f32(float %63, float %74)
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 8
  %77 = load float, ptr addrspace(1) %76, align 4, !tbaa !16, !amdgpu.noclobber !18
  %78 = fsub float %77, %38
  %79 = fmul float %43, %78
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 24
  %81 = load float, ptr addrspace(1) %80, align 4, !tbaa !16, !amdgpu.noclobber !18
  %82 = fsub float %81, %38
  %83 = fmul float %43, %82
  %84 = tail call float @llvm.minnum.f32(float %79, float %83)
  %85 = tail call float @llvm.maxnum.f32(float %73, float %84)
  %86 = tail call float @llvm.maxnum.f32(float %79, float %83)
  %87 = tail call float @llvm.minnum.f32(float %75, float %86)
  %88 = add nuw nsw i32 %46, 1
  %89 = fcmp ugt float %85, %87
  br i1 %89, label %139, label %90

90:                                               ; preds = %44
  %91 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 28
  %92 = load i32, ptr addrspace(1) %91, align 4, !tbaa !20
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %99, label %94

94:                                               ; preds = %90
  %95 = icmp sgt i32 %92, 0
  br i1 %95, label %96, label %139

96:                                               ; preds = %94
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 12
  %98 = load i32, ptr addrspace(1) %97, align 4, !tbaa !22, !amdgpu.noclobber !18
  br label %106

99:                                               ; preds = %90
  %100 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 12
  %101 = load i32, ptr addrspace(1) %100, align 4, !tbaa !22, !amdgpu.noclobber !18
  %102 = add nsw i32 %101, 1
  %103 = insertelement <16 x i32> %48, i32 %102, i32 %49
  %104 = add nuw nsw i32 %45, 1
  %105 = insertelement <16 x i32> %103, i32 %101, i32 %45
  br label %139

106:                                              ; preds = %96, %106
  %107 = phi float [ %47, %96 ], [ %136, %106 ]
  %108 = phi i32 [ 0, %96 ], [ %137, %106 ]
  %109 = add nsw i32 %98, %108
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %110
  %112 = load <4 x float>, ptr addrspace(1) %111, align 16, !tbaa !23, !amdgpu.noclobber !18
  %113 = extractelement <4 x float> %112, i64 0
  %114 = fsub float %113, %20
  %115 = extractelement <4 x float> %112, i64 1
  %116 = fsub float %115, %29
  %117 = extractelement <4 x float> %112, i64 2
  %118 = fsub float %117, %38
  %119 = fmul float %33, %116
  %120 = tail call float @llvm.fmuladd.f32(float %114, float %24, float %119)
  %121 = tail call float @llvm.fmuladd.f32(float %118, float %42, float %120)
  %122 = fmul float %116, %116
  %123 = tail call float @llvm.fmuladd.f32(float %114, float %114, float %122)
  %124 = tail call float @llvm.fmuladd.f32(float %118, float %118, float %123)
  %125 = fneg float %124
  %126 = tail call float @llvm.fmuladd.f32(float %121, float %121, float %125)
  %127 = extractelement <4 x float> %112, i64 3
  %128 = tail call float @llvm.fmuladd.f32(float %127, float %127, float %126)
  %129 = fcmp ogt float %128, 0.000000e+00
  %130 = tail call float @llvm.sqrt.f32(float %128), !fpmath !24
  %131 = fsub float %121, %130
  %132 = fcmp ogt float %131, 0.000000e+00
  %133 = fcmp olt float %131, %107
  %134 = select i1 %129, i1 %132, i1 false
  %135 = select i1 %134, i1 %133, i1 false
  %136 = select i1 %135, float %131, float %107
  %137 = add nuw nsw i32 %108, 1
  %138 = icmp eq i32 %137, %92
  br i1 %138, label %139, label %106

139:                                              ; preds = %106, %94, %99, %44
  %140 = phi <16 x i32> [ %105, %99 ], [ %48, %44 ], [ %48, %94 ], [ %48, %106 ]
  %141 = phi float [ %47, %99 ], [ %47, %44 ], [ %47, %94 ], [ %136, %106 ]
  %142 = phi i32 [ %104, %99 ], [ %49, %44 ], [ %49, %94 ], [ %49, %106 ]
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %44

144:                                              ; preds = %139
  %145 = sext i32 %14 to i64
  %146 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %145
  store float %141, ptr addrspace(1) %146, align 4, !tbaa !16
  %147 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %145
  store i32 %88, ptr addrspace(1) %147, align 4, !tbaa !5
  br label %148

148:                                              ; preds = %6, %144
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_ray_bvh(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = icmp slt i32 %14, %5
  br i1 %15, label %16, label %148

16:                                               ; preds = %6
  %17 = mul nsw i32 %14, 6
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !16
  %21 = sext i32 %17 to i64
  %22 = getelementptr float, ptr addrspace(1) %2, i64 %21
  %23 = getelementptr i8, ptr addrspace(1) %22, i64 12
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !16
  %25 = fdiv float 1.000000e+00, %24, !fpmath !19
  %26 = sext i32 %17 to i64
  %27 = getelementptr float, ptr addrspace(1) %2, i64 %26
  %28 = getelementptr i8, ptr addrspace(1) %27, i64 4
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !16
  %30 = sext i32 %17 to i64
  %31 = getelementptr float, ptr addrspace(1) %2, i64 %30
  %32 = getelementptr i8, ptr addrspace(1) %31, i64 16
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !16
  %34 = fdiv float 1.000000e+00, %33, !fpmath !19
  %35 = sext i32 %17 to i64
  %36 = getelementptr float, ptr addrspace(1) %2, i64 %35
  %37 = getelementptr i8, ptr addrspace(1) %36, i64 8
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !16
  %39 = sext i32 %17 to i64
  %40 = getelementptr float, ptr addrspace(1) %2, i64 %39
  %41 = getelementptr i8, ptr addrspace(1) %40, i64 20
  %42 = load float, ptr addrspace(1) %41, align 4, !tbaa !16
  %43 = fdiv float 1.000000e+00, %42, !fpmath !19
  br label %44

44:                                               ; preds = %16, %139
  %45 = phi i32 [ 1, %16 ], [ %142, %139 ]
  %46 = phi i32 [ 0, %16 ], [ %88, %139 ]
  %47 = phi float [ 0x46293E5940000000, %16 ], [ %141, %139 ]
  %48 = phi <16 x i32> [ zeroinitializer, %16 ], [ %140, %139 ]
  %49 = add nsw i32 %45, -1
  %50 = extractelement <16 x i32> %48, i32 %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds %struct.node, ptr addrspace(1) %0, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 16
  %54 = load float, ptr addrspace(1) %52, align 4, !tbaa !16
  %55 = fsub float %54, %20
  %56 = fmul float %25, %55
  %57 = load float, ptr addrspace(1) %53, align 4, !tbaa !16
  %58 = fsub float %57, %20
  %59 = fmul float %25, %58
  %60 = tail call float @llvm.minnum.f32(float %56, float %59)
  %61 = tail call float @llvm.maxnum.f32(float %60, float 0.000000e+00)
  %62 = tail call float @llvm.maxnum.f32(float %56, float %59)
  %63 = tail call float @llvm.minnum.f32(float %47, float %62)
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 4
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !16
  %66 = fsub float %65, %29
  %67 = fmul float %34, %66
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 20
  %69 = load float, ptr addrspace(1) %68, align 4, !tbaa !16
  %70 = fsub float %69, %29
  %71 = fmul float %34, %70
  %72 = tail call float @llvm.minnum.f32(float %67, float %71)
  %73 = tail call float @llvm.maxnum.f32(float %61, float %72)
  %74 = tail call float @llvm.maxnum.f32(float %67, float %71)
  %75 = tail call float @llvm.minnum.f32(float %63, float %74)
  %76 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 8
  %77 = load float, ptr addrspace(1) %76, align 4, !tbaa !16
  %78 = fsub float %77, %38
  %79 = fmul float %43, %78
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 24
  %81 = load float, ptr addrspace(1) %80, align 4, !tbaa !16
  %82 = fsub float %81, %38
  %83 = fmul float %43, %82
  %84 = tail call float @llvm.minnum.f32(float %79, float %83)
  %85 = tail call float @llvm.maxnum.f32(float %73, float %84)
  %86 = tail call float @llvm.maxnum.f32(float %79, float %83)
  %87 = tail call float @llvm.minnum.f32(float %75, float %86)
  %88 = add nuw nsw i32 %46, 1
  %89 = fcmp ugt float %85, %87
  br i1 %89, label %139, label %90

90:                                               ; preds = %44
  %91 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 28
  %92 = load i32, ptr addrspace(1) %91, align 4, !tbaa !20
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %99, label %94

94:                                               ; preds = %90
  %95 = icmp sgt i32 %92, 0
  br i1 %95, label %96, label %139

96:                                               ; preds = %94
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 12
  %98 = load i32, ptr addrspace(1) %97, align 4, !tbaa !22
  br label %106

99:                                               ; preds = %90
  %100 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 12
  %101 = load i32, ptr addrspace(1) %100, align 4, !tbaa !22
  %102 = add nsw i32 %101, 1
  %103 = insertelement <16 x i32> %48, i32 %102, i32 %49
  %104 = add nuw nsw i32 %45, 1
  %105 = insertelement <16 x i32> %103, i32 %101, i32 %45
  br label %139

106:                                              ; preds = %96, %106
  %107 = phi float [ %47, %96 ], [ %136, %106 ]
  %108 = phi i32 [ 0, %96 ], [ %137, %106 ]
  %109 = add nsw i32 %98, %108
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %110
  %112 = load <4 x float>, ptr addrspace(1) %111, align 16, !tbaa !23
  %113 = extractelement <4 x float> %112, i64 0
  %114 = fsub float %113, %20
  %115 = extractelement <4 x float> %112, i64 1
  %116 = fsub float %115, %29
  %117 = extractelement <4 x float> %112, i64 2
  %118 = fsub float %117, %38
  %119 = fmul float %33, %116
  %120 = tail call float @llvm.fmuladd.f32(float %114, float %24, float %119)
  %121 = tail call float @llvm.fmuladd.f32(float %118, float %42, float %120)
  %122 = fmul float %116, %116
  %123 = tail call float @llvm.fmuladd.f32(float %114, float %114, float %122)
  %124 = tail call float @llvm.fmuladd.f32(float %118, float %118, float %123)
  %125 = fneg float %124
  %126 = tail call float @llvm.fmuladd.f32(float %121, float %121, float %125)
  %127 = extractelement <4 x float> %112, i64 3
  %128 = tail call float @llvm.fmuladd.f32(float %127, float %127, float %126)
  %129 = fcmp ogt float %128, 0.000000e+00
  %130 = tail call float @llvm.sqrt.f32(float %128), !fpmath !24
  %131 = fsub float %121, %130
  %132 = fcmp ogt float %131, 0.000000e+00
  %133 = fcmp olt float %131, %107
  %134 = select i1 %129, i1 %132, i1 false
  %135 = select i1 %134, i1 %133, i1 false
  %136 = select i1 %135, float %131, float %107
  %137 = add nuw nsw i32 %108, 1
  %138 = icmp eq i32 %137, %92
  br i1 %138, label %139, label %106

139:                                              ; preds = %106, %94, %44, %99
  %140 = phi <16 x i32> [ %105, %99 ], [ %48, %44 ], [ %48, %94 ], [ %48, %106 ]
  %141 = phi float [ %47, %99 ], [ %47, %44 ], [ %47, %94 ], [ %136, %106 ]
  %142 = phi i32 [ %104, %99 ], [ %49, %44 ], [ %49, %94 ], [ %49, %106 ]
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %44

144:                                              ; preds = %139
  %145 = sext i32 %14 to i64
  %146 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %145
  store float %141, ptr addrspace(1) %146, align 4, !tbaa !16
  %147 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %145
  store i32 %88, ptr addrspace(1) %147, align 4, !tbaa !5
  br label %148

148:                                              ; preds = %6, %144
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"node*", !"float4*", !"float*", !"float*", !"int*", !"int"}
!12 = !{!"node*", !"float __attribute__((ext_vector_type(4)))*", !"float*", !"float*", !"int*", !"int"}
!13 = !{!"const", !"const", !"const", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !7, i64 0}
!18 = !{}
!19 = !{float 2.500000e+00}
!20 = !{!21, !6, i64 28}
!21 = !{!"", !7, i64 0, !6, i64 12, !7, i64 16, !6, i64 28}
!22 = !{!21, !6, i64 12}
!23 = !{!7, !7, i64 0}
!24 = !{float 3.000000e+00}
