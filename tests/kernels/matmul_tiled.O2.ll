; ModuleID = 'matmul_tiled.cl'
source_filename = "matmul_tiled.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@matmul_tiled.tile_a = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@matmul_tiled.tile_b = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @matmul_tiled(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = shl i32 %9, 4
  %11 = add i32 %10, %7
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %13 = shl i32 %12, 4
  %14 = add i32 %13, %8
  %15 = icmp sgt i32 %5, 0
  br i1 %15, label %16, label %56

16:                                               ; preds = %6
  %17 = icmp slt i32 %14, %3
  %18 = mul nsw i32 %5, %14
  %19 = add i32 %18, %7
  %20 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @matmul_tiled.tile_a, i32 %8
  %21 = getelementptr inbounds nuw float, ptr addrspace(3) %20, i32 %7
  %22 = icmp slt i32 %11, %4
  %23 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @matmul_tiled.tile_b, i32 %8
  %24 = getelementptr inbounds nuw float, ptr addrspace(3) %23, i32 %7
  %25 = getelementptr inbounds nuw float, ptr addrspace(3) @matmul_tiled.tile_b, i32 %7
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 4
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 64
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 8
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 128
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 12
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 192
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 16
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 256
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 20
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 320
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 24
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 384
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 28
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 448
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 32
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 512
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 36
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 576
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 40
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 640
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 44
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 704
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 48
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 768
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 52
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 832
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 56
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 896
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 60
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 960
  br label %61

56:                                               ; preds = %83, %6
  %57 = phi float [ 0.000000e+00, %6 ], [ %132, %83 ]
  %58 = icmp slt i32 %14, %3
  %59 = icmp slt i32 %11, %4
  %60 = and i1 %58, %59
  br i1 %60, label %135, label %140

61:                                               ; preds = %16, %83
  %62 = phi i32 [ 0, %16 ], [ %133, %83 ]
  %63 = phi float [ 0.000000e+00, %16 ], [ %132, %83 ]
  %64 = add nuw nsw i32 %62, %7
  %65 = icmp slt i32 %64, %5
  %66 = select i1 %17, i1 %65, i1 false
  br i1 %66, label %67, label %72

67:                                               ; preds = %61
  %68 = add i32 %19, %62
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %69
  %71 = load float, ptr addrspace(1) %70, align 4, !tbaa !14, !amdgpu.noclobber !16
  br label %72

72:                                               ; preds = %67, %61
  %73 = phi float [ %71, %67 ], [ 0.000000e+00, %61 ]
  store float %73, ptr addrspace(3) %21, align 4, !tbaa !14
  %74 = add nuw nsw i32 %62, %8
  %75 = icmp slt i32 %74, %5
  %76 = and i1 %22, %75
  br i1 %76, label %77, label %83

77:                                               ; preds = %72
  %78 = mul nsw i32 %74, %4
  %79 = add nsw i32 %78, %11
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %80
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !14, !amdgpu.noclobber !16
  br label %83

83:                                               ; preds = %77, %72
  %84 = phi float [ %82, %77 ], [ 0.000000e+00, %72 ]
  store float %84, ptr addrspace(3) %24, align 4, !tbaa !14
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %85 = load float, ptr addrspace(3) %20, align 4, !tbaa !14
  %86 = load float, ptr addrspace(3) %25, align 4, !tbaa !14
  %87 = tail call float @llvm.fmuladd.f32(float %85, float %86, float %63)
  %88 = load float, ptr addrspace(3) %26, align 4, !tbaa !14
  %89 = load float, ptr addrspace(3) %27, align 4, !tbaa !14
  %90 = tail call float @llvm.fmuladd.f32(float %88, float %89, float %87)
  %91 = load float, ptr addrspace(3) %28, align 4, !tbaa !14
  %92 = load float, ptr addrspace(3) %29, align 4, !tbaa !14
  %93 = tail call float @llvm.fmuladd.f32(float %91, float %92, float %90)
  %94 = load float, ptr addrspace(3) %30, align 4, !tbaa !14
  %95 = load float, ptr addrspace(3) %31, align 4, !tbaa !14
  %96 = tail call float @llvm.fmuladd.f32(float %94, float %95, float %93)
  %97 = load float, ptr addrspace(3) %32, align 4, !tbaa !14
  %98 = load float, ptr addrspace(3) %33, align 4, !tbaa !14
  %99 = tail call float @llvm.fmuladd.f32(float %97, float %98, float %96)
  %100 = load float, ptr addrspace(3) %34, align 4, !tbaa !14
  %101 = load float, ptr addrspace(3) %35, align 4, !tbaa !14
  %102 = tail call float @llvm.fmuladd.f32(float %100, float %101, float %99)
  %103 = load float, ptr addrspace(3) %36, align 4, !tbaa !14
  %104 = load float, ptr addrspace(3) %37, align 4, !tbaa !14
  %105 = tail call float @llvm.fmuladd.f32(float %103, float %104, float %102)
  %106 = load float, ptr addrspace(3) %38, align 4, !tbaa !14
  %107 = load float, ptr addrspace(3) %39, align 4, !tbaa !14
  %108 = tail call float @llvm.fmuladd.f32(float %106, float %107, float %105)
  %109 = load float, ptr addrspace(3) %40, align 4, !tbaa !14
  %110 = load float, ptr addrspace(3) %41, align 4, !tbaa !14
  %111 = tail call float @llvm.fmuladd.f32(float %109, float %110, float %108)
  %112 = load float, ptr addrspace(3) %42, align 4, !tbaa !14
  %113 = load float, ptr addrspace(3) %43, align 4, !tbaa !14
  %114 = tail call float @llvm.fmuladd.f32(float %112, float %113, float %111)
  %115 = load float, ptr addrspace(3) %44, align 4, !tbaa !14
  %116 = load float, ptr addrspace(3) %45, align 4, !tbaa !14
  %117 = tail call float @llvm.fmuladd.f32(float %115, float %116, float %114)
  %118 = load float, ptr addrspace(3) %46, align 4, !tbaa !14
  %119 = load float, ptr addrspace(3) %47, align 4, !tbaa !14
  %120 = tail call float @llvm.fmuladd.f32(float %118, float %119, float %117)
  %121 = load float, ptr addrspace(3) %48, align 4, !tbaa !14
  %122 = load float, ptr addrspace(3) %49, align 4, !tbaa !14
  %123 = tail call float @llvm.fmuladd.f32(float %121, float %122, float %120)
  %124 = load float, ptr addrspace(3) %50, align 4, !tbaa !14
  %125 = load float, ptr addrspace(3) %51, align 4, !tbaa !14
  %126 = tail call float @llvm.fmuladd.f32(float %124, float %125, float %123)
  %127 = load float, ptr addrspace(3) %52, align 4, !tbaa !14
  %128 = load float, ptr addrspace(3) %53, align 4, !tbaa !14
  %129 = tail call float @llvm.fmuladd.f32(float %127, float %128, float %126)
  %130 = load float, ptr addrspace(3) %54, align 4, !tbaa !14
  %131 = load float, ptr addrspace(3) %55, align 4, !tbaa !14
  %132 = tail call float @llvm.fmuladd.f32(float %130, float %131, float %129)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %133 = add nuw nsw i32 %62, 16
  %134 = icmp slt i32 %133, %5
  br i1 %134, label %61, label %56

135:                                              ; preds = %56
  %136 = mul nsw i32 %4, %14
  %137 = add nsw i32 %136, %11
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %138
  store float %57, ptr addrspace(1) %139, align 4, !tbaa !14
  br label %140

140:                                              ; preds = %56, %135
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_matmul_tiled(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = shl i32 %9, 4
  %11 = add i32 %10, %7
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %13 = shl i32 %12, 4
  %14 = add i32 %13, %8
  %15 = icmp sgt i32 %5, 0
  br i1 %15, label %16, label %56

16:                                               ; preds = %6
  %17 = icmp slt i32 %14, %3
  %18 = mul nsw i32 %5, %14
  %19 = add i32 %18, %7
  %20 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @matmul_tiled.tile_a, i32 %8
  %21 = getelementptr inbounds nuw float, ptr addrspace(3) %20, i32 %7
  %22 = icmp slt i32 %11, %4
  %23 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @matmul_tiled.tile_b, i32 %8
  %24 = getelementptr inbounds nuw float, ptr addrspace(3) %23, i32 %7
  %25 = getelementptr inbounds nuw float, ptr addrspace(3) @matmul_tiled.tile_b, i32 %7
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 4
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 64
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 8
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 128
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 12
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 192
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 16
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 256
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 20
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 320
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 24
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 384
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 28
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 448
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 32
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 512
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 36
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 576
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 40
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 640
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 44
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 704
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 48
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 768
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 52
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 832
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 56
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 896
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i32 60
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 960
  br label %61

56:                                               ; preds = %83, %6
  %57 = phi float [ 0.000000e+00, %6 ], [ %132, %83 ]
  %58 = icmp slt i32 %14, %3
  %59 = icmp slt i32 %11, %4
  %60 = and i1 %58, %59
  br i1 %60, label %135, label %140

61:                                               ; preds = %16, %83
  %62 = phi i32 [ 0, %16 ], [ %133, %83 ]
  %63 = phi float [ 0.000000e+00, %16 ], [ %132, %83 ]
  %64 = add nuw nsw i32 %62, %7
  %65 = icmp slt i32 %64, %5
  %66 = select i1 %17, i1 %65, i1 false
  br i1 %66, label %67, label %72

67:                                               ; preds = %61
  %68 = add i32 %19, %62
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %69
  %71 = load float, ptr addrspace(1) %70, align 4, !tbaa !14
  br label %72

72:                                               ; preds = %61, %67
  %73 = phi float [ %71, %67 ], [ 0.000000e+00, %61 ]
  store float %73, ptr addrspace(3) %21, align 4, !tbaa !14
  %74 = add nuw nsw i32 %62, %8
  %75 = icmp slt i32 %74, %5
  %76 = and i1 %22, %75
  br i1 %76, label %77, label %83

77:                                               ; preds = %72
  %78 = mul nsw i32 %74, %4
  %79 = add nsw i32 %78, %11
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %80
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !14
  br label %83

83:                                               ; preds = %72, %77
  %84 = phi float [ %82, %77 ], [ 0.000000e+00, %72 ]
  store float %84, ptr addrspace(3) %24, align 4, !tbaa !14
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %85 = load float, ptr addrspace(3) %20, align 4, !tbaa !14
  %86 = load float, ptr addrspace(3) %25, align 4, !tbaa !14
  %87 = tail call float @llvm.fmuladd.f32(float %85, float %86, float %63)
  %88 = load float, ptr addrspace(3) %26, align 4, !tbaa !14
  %89 = load float, ptr addrspace(3) %27, align 4, !tbaa !14
  %90 = tail call float @llvm.fmuladd.f32(float %88, float %89, float %87)
  %91 = load float, ptr addrspace(3) %28, align 4, !tbaa !14
  %92 = load float, ptr addrspace(3) %29, align 4, !tbaa !14
  %93 = tail call float @llvm.fmuladd.f32(float %91, float %92, float %90)
  %94 = load float, ptr addrspace(3) %30, align 4, !tbaa !14
  %95 = load float, ptr addrspace(3) %31, align 4, !tbaa !14
  %96 = tail call float @llvm.fmuladd.f32(float %94, float %95, float %93)
  %97 = load float, ptr addrspace(3) %32, align 4, !tbaa !14
  %98 = load float, ptr addrspace(3) %33, align 4, !tbaa !14
  %99 = tail call float @llvm.fmuladd.f32(float %97, float %98, float %96)
  %100 = load float, ptr addrspace(3) %34, align 4, !tbaa !14
  %101 = load float, ptr addrspace(3) %35, align 4, !tbaa !14
  %102 = tail call float @llvm.fmuladd.f32(float %100, float %101, float %99)
  %103 = load float, ptr addrspace(3) %36, align 4, !tbaa !14
  %104 = load float, ptr addrspace(3) %37, align 4, !tbaa !14
  %105 = tail call float @llvm.fmuladd.f32(float %103, float %104, float %102)
  %106 = load float, ptr addrspace(3) %38, align 4, !tbaa !14
  %107 = load float, ptr addrspace(3) %39, align 4, !tbaa !14
  %108 = tail call float @llvm.fmuladd.f32(float %106, float %107, float %105)
  %109 = load float, ptr addrspace(3) %40, align 4, !tbaa !14
  %110 = load float, ptr addrspace(3) %41, align 4, !tbaa !14
  %111 = tail call float @llvm.fmuladd.f32(float %109, float %110, float %108)
  %112 = load float, ptr addrspace(3) %42, align 4, !tbaa !14
  %113 = load float, ptr addrspace(3) %43, align 4, !tbaa !14
  %114 = tail call float @llvm.fmuladd.f32(float %112, float %113, float %111)
  %115 = load float, ptr addrspace(3) %44, align 4, !tbaa !14
  %116 = load float, ptr addrspace(3) %45, align 4, !tbaa !14
  %117 = tail call float @llvm.fmuladd.f32(float %115, float %116, float %114)
  %118 = load float, ptr addrspace(3) %46, align 4, !tbaa !14
  %119 = load float, ptr addrspace(3) %47, align 4, !tbaa !14
  %120 = tail call float @llvm.fmuladd.f32(float %118, float %119, float %117)
  %121 = load float, ptr addrspace(3) %48, align 4, !tbaa !14
  %122 = load float, ptr addrspace(3) %49, align 4, !tbaa !14
  %123 = tail call float @llvm.fmuladd.f32(float %121, float %122, float %120)
  %124 = load float, ptr addrspace(3) %50, align 4, !tbaa !14
  %125 = load float, ptr addrspace(3) %51, align 4, !tbaa !14
  %126 = tail call float @llvm.fmuladd.f32(float %124, float %125, float %123)
  %127 = load float, ptr addrspace(3) %52, align 4, !tbaa !14
  %128 = load float, ptr addrspace(3) %53, align 4, !tbaa !14
  %129 = tail call float @llvm.fmuladd.f32(float %127, float %128, float %126)
  %130 = load float, ptr addrspace(3) %54, align 4, !tbaa !14
  %131 = load float, ptr addrspace(3) %55, align 4, !tbaa !14
  %132 = tail call float @llvm.fmuladd.f32(float %130, float %131, float %129)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %133 = add nuw nsw i32 %62, 16
  %134 = icmp slt i32 %133, %5
  br i1 %134, label %61, label %56

135:                                              ; preds = %56
  %136 = mul nsw i32 %4, %14
  %137 = add nsw i32 %136, %11
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %138
  store float %57, ptr addrspace(1) %139, align 4, !tbaa !14
  br label %140

140:                                              ; preds = %135, %56
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!11 = !{!"float*", !"float*", !"float*", !"int", !"int", !"int"}
!12 = !{!"const", !"const", !"", !"", !"", !""}
!13 = !{i32 16, i32 16, i32 1}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !7, i64 0}
!16 = !{}
