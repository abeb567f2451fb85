; ModuleID = 'conv_half.cl'
source_filename = "conv_half.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @conv_half(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(4) noundef readonly align 16 captures(none) %1, ptr addrspace(4) noundef readonly align 2 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 4, !tbaa !14
  %12 = zext i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 6
  %18 = load i16, ptr addrspace(4) %17, align 2, !tbaa !14
  %19 = zext i16 %18 to i32
  %20 = mul i32 %16, %19
  %21 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %22 = add i32 %20, %21
  %23 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 8
  %25 = load i16, ptr addrspace(4) %24, align 4, !tbaa !14
  %26 = zext i16 %25 to i32
  %27 = mul i32 %23, %26
  %28 = tail call i32 @llvm.amdgcn.workitem.id.z()
  %29 = add i32 %27, %28
  %30 = add nsw i32 %4, -2
  %31 = icmp slt i32 %15, %30
  br i1 %31, label %32, label %150

32:                                               ; preds = %7
  %33 = add nsw i32 %5, -2
  %34 = icmp slt i32 %22, %33
  %35 = icmp slt i32 %29, %6
  %36 = select i1 %34, i1 %35, i1 false
  br i1 %36, label %37, label %150

37:                                               ; preds = %32
  %38 = mul nsw i32 %29, 9
  %39 = mul nsw i32 %22, %4
  %40 = add nsw i32 %39, %15
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds <8 x half>, ptr addrspace(1) %0, i64 %41
  %43 = load <8 x half>, ptr addrspace(1) %42, align 16, !tbaa !16, !amdgpu.noclobber !17
  %44 = sext i32 %38 to i64
  %45 = getelementptr inbounds <8 x half>, ptr addrspace(4) %1, i64 %44
  %46 = load <8 x half>, ptr addrspace(4) %45, align 16, !tbaa !16, !amdgpu.noclobber !17
  %47 = tail call <8 x half> @llvm.fma.v8f16(<8 x half> %43, <8 x half> %46, <8 x half> zeroinitializer)
  %48 = sext i32 %40 to i64
  %49 = getelementptr <8 x half>, ptr addrspace(1) %0, i64 %48
  %50 = getelementptr i8, ptr addrspace(1) %49, i64 16
  %51 = load <8 x half>, ptr addrspace(1) %50, align 16, !tbaa !16, !amdgpu.noclobber !17
  %52 = sext i32 %38 to i64
  %53 = getelementptr <8 x half>, ptr addrspace(4) %1, i64 %52
  %54 = getelementptr i8, ptr addrspace(4) %53, i64 16
  %55 = load <8 x half>, ptr addrspace(4) %54, align 16, !tbaa !16, !amdgpu.noclobber !17
  %56 = tail call <8 x half> @llvm.fma.v8f16(<8 x half> %51, <8 x half> %55, <8 x half> %47)
  %57 = sext i32 %40 to i64
  %58 = getelementptr <8 x half>, ptr addrspace(1) %0, i64 %57
  %59 = getelementptr i8, ptr addrspace(1) %58, i64 32
  %60 = load <8 x half>, ptr addrspace(1) %59, align 16, !tbaa !16, !amdgpu.noclobber !17
  %61 = sext i32 %38 to i64
  %62 = getelementptr <8 x half>, ptr addrspace(4) %1, i64 %61
  %63 = getelementptr i8, ptr addrspace(4) %62, i64 32
  %64 = load <8 x half>, ptr addrspace(4) %63, align 16, !tbaa !16, !amdgpu.noclobber !17
  %65 = tail call <8 x half> @llvm.fma.v8f16(<8 x half> %60, <8 x half> %64, <8 x half> %56)
  %66 = add nsw i32 %22, 1
  %67 = mul nsw i32 %66, %4
  %68 = add nsw i32 %67, %15
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds <8 x half>, ptr addrspace(1) %0, i64 %69
  %71 = load <8 x half>, ptr addrspace(1) %70, align 16, !tbaa !16, !amdgpu.noclobber !17
  %72 = sext i32 %38 to i64
  %73 = getelementptr <8 x half>, ptr addrspace(4) %1, i64 %72
  %74 = getelementptr i8, ptr addrspace(4) %73, i64 48
  %75 = load <8 x half>, ptr addrspace(4) %74, align 16, !tbaa !16, !amdgpu.noclobber !17
  %76 = tail call <8 x half> @llvm.fma.v8f16(<8 x half> %71, <8 x half> %75, <8 x half> %65)
  %77 = sext i32 %68 to i64
  %78 = getelementptr <8 x half>, ptr addrspace(1) %0, i64 %77
  %79 = getelementptr i8, ptr addrspace(1) %78, i64 16
  %80 = load <8 x half>, ptr addrspace(1) %79, align 16, !tbaa !16, !amdgpu.noclobber !17
  %81 = sext i32 %38 to i64
  %82 = getelementptr <8 x half>, ptr addrspace(4) %1, i64 %81
  %83 = getelementptr i8, ptr addrspace(4) %82, i64 64
  %84 = load <8 x half>, ptr addrspace(4) %83, align 16, !tbaa !16, !amdgpu.noclobber !17
  %85 = tail call <8 x half> @llvm.fma.v8f16(<8 x half> %80, <8 x half> %84, <8 x half> %76)
  %86 = sext i32 %68 to i64
  %87 = getelementptr <8 x half>, ptr addrspace(1) %0, i64 %86
  %88 = getelementptr i8, ptr addrspace(1) %87, i64 32
  %89 = load <8 x half>, ptr addrspace(1) %88, align 16, !tbaa !16, !amdgpu.noclobber !17
  %90 = sext i32 %38 to i64
  %91 = getelementptr <8 x half>, ptr addrspace(4) %1, i64 %90
  %92 = getelementptr i8, ptr addrspace(4) %91, i64 80
  %93 = load <8 x half>, ptr addrspace(4) %92, align 16, !tbaa !16, !amdgpu.noclobber !17
  %94 = tail call <8 x half> @llvm.fma.v8f16(<8 x half> %89, <8 x half> %93, <8 x half> %85)
  %95 = add nsw i32 %22, 2
  %96 = mul nsw i32 %95, %4
  %97 = add nsw i32 %96, %15
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds <8 x half>, ptr addrspace(1) %0, i64 %98
  %100 = load <8 x half>, ptr addrspace(1) %99, align 16, !tbaa !16, !amdgpu.noclobber !17
  %101 = sext i32 %38 to i64
  %102 = getelementptr <8 x half>, ptr addrspace(4) %1, i64 %101
  %103 = getelementptr i8, ptr addrspace(4) %102, i64 96
  %104 = load <8 x half>, ptr addrspace(4) %103, align 16, !tbaa !16, !amdgpu.noclobber !17
  %105 = tail call <8 x half> @llvm.fma.v8f16(<8 x half> %100, <8 x half> %104, <8 x half> %94)
  %106 = sext i32 %97 to i64
  %107 = getelementptr <8 x half>, ptr addrspace(1) %0, i64 %106
  %108 = getelementptr i8, ptr addrspace(1) %107, i64 16
  %109 = load <8 x half>, ptr addrspace(1) %108, align 16, !tbaa !16, !amdgpu.noclobber !17
  %110 = sext i32 %38 to i64
  %111 = getelementptr <8 x half>, ptr addrspace(4) %1, i64 %110
  %112 = getelementptr i8, ptr addrspace(4) %111, i64 112
  %113 = load <8 x half>, ptr addrspace(4) %112, align 16, !tbaa !16, !amdgpu.noclobber !17
  %114 = tail call <8 x half> @llvm.fma.v8f16(<8 x half> %109, <8 x half> %113, <8 x half> %105)
  %115 = sext i32 %97 to i64
  %116 = getelementptr <8 x half>, ptr addrspace(1) %0, i64 %115
  %117 = getelementptr i8, ptr addrspace(1) %116, i64 32
  %118 = load <8 x half>, ptr addrspace(1) %117, align 16, !tbaa !16, !amdgpu.noclobber !17
  %119 = sext i32 %38 to i64
  %120 = getelementptr <8 x half>, ptr addrspace(4) %1, i64 %119
  %121 = getelementptr i8, ptr addrspace(4) %120, i64 128
  %122 = load <8 x half>, ptr addrspace(4) %121, align 16, !tbaa !16, !amdgpu.noclobber !17
  %123 = tail call <8 x half> @llvm.fma.v8f16(<8 x half> %118, <8 x half> %122, <8 x half> %114)
  %124 = sext i32 %29 to i64
  %125 = getelementptr inbounds half, ptr addrspace(4) %2, i64 %124
  %126 = load half, ptr addrspace(4) %125, align 2, !tbaa !18, !amdgpu.noclobber !17
  %127 = extractelement <8 x half> %123, i64 0
  %128 = fadd half %126, %127
  %129 = extractelement <8 x half> %123, i64 1
  %130 = fadd half %128, %129
  %131 = extractelement <8 x half> %123, i64 2
  %132 = fadd half %130, %131
  %133 = extractelement <8 x half> %123, i64 3
  %134 = fadd half %132, %133
  %135 = extractelement <8 x half> %123, i64 4
  %136 = fadd half %134, %135
  %137 = extractelement <8 x half> %123, i64 5
  %138 = fadd half %136, %137
  %139 = extractelement <8 x half> %123, i64 6
  %140 = fadd half %138, %139
  %141 = extractelement <8 x half> %123, i64 7
  %142 = fadd half %140, %141
  %143 = tail call half @llvm.maxnum.f16(half %142, half 0xH0000)
  %144 = mul nsw i32 %29, %33
  %145 = add nsw i32 %144, %22
  %146 = mul nsw i32 %145, %30
  %147 = add nsw i32 %146, %15
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds half, ptr addrspace(1) %3, i64 %148
  store half %143, ptr addrspace(1) %149, align 2, !tbaa !18
  br label %150

150:                                              ; preds = %7, %32, %37
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_conv_half(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(4) noundef readonly align 16 captures(none) %1, ptr addrspace(4) noundef readonly align 2 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 4, !tbaa !14
  %12 = zext i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 6
  %18 = load i16, ptr addrspace(4) %17, align 2, !tbaa !14
  %19 = zext i16 %18 to i32
  %20 = mul i32 %16, %19
  %21 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %22 = add i32 %20, %21
  %23 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 8
  %25 = load i16, ptr addrspace(4) %24, align 4, !tbaa !14
  %26 = zext i16 %25 to i32
  %27 = mul i32 %23, %26
  %28 = tail call i32 @llvm.amdgcn.workitem.id.z()
  %29 = add i32 %27, %28
  %30 = add nsw i32 %4, -2
  %31 = icmp slt i32 %15, %30
  br i1 %31, label %32, label %150

32:                                               ; preds = %7
  %33 = add nsw i32 %5, -2
  %34 = icmp slt i32 %22, %33
  %35 = icmp slt i32 %29, %6
  %36 = select i1 %34, i1 %35, i1 false
  br i1 %36, label %37, label %150

37:                                               ; preds = %32
  %38 = mul nsw i32 %29, 9
  %39 = mul nsw i32 %22, %4
  %40 = add nsw i32 %39, %15
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds <8 x half>, ptr addrspace(1) %0, i64 %41
  %43 = load <8 x half>, ptr addrspace(1) %42, align 16, !tbaa !16
  %44 = sext i32 %38 to i64
  %45 = getelementptr inbounds <8 x half>, ptr addrspace(4) %1, i64 %44
  %46 = load <8 x half>, ptr addrspace(4) %45, align 16, !tbaa !16
  %47 = tail call <8 x half> @llvm.fma.v8f16(<8 x half> %43, <8 x half> %46, <8 x half> zeroinitializer)
  %48 = sext i32 %40 to i64
  %49 = getelementptr <8 x half>, ptr addrspace(1) %0, i64 %48
  %50 = getelementptr i8, ptr addrspace(1) %49, i64 16
  %51 = load <8 x half>, ptr addrspace(1) %50, align 16, !tbaa !16
  %52 = sext i32 %38 to i64
  %53 = getelementptr <8 x half>, ptr addrspace(4) %1, i64 %52
  %54 = getelementptr i8, ptr addrspace(4) %53, i64 16
  %55 = load <8 x half>, ptr addrspace(4) %54, align 16, !tbaa !16
  %56 = tail call <8 x half> @llvm.fma.v8f16(<8 x half> %51, <8 x half> %55, <8 x half> %47)
  %57 = sext i32 %40 to i64
  %58 = getelementptr <8 x half>, ptr addrspace(1) %0, i64 %57
  %59 = getelementptr i8, ptr addrspace(1) %58, i64 32
  %60 = load <8 x half>, ptr addrspace(1) %59, align 16, !tbaa !16
  %61 = sext i32 %38 to i64
  %62 = getelementptr <8 x half>, ptr addrspace(4) %1, i64 %61
  %63 = getelementptr i8, ptr addrspace(4) %62, i64 32
  %64 = load <8 x half>, ptr addrspace(4) %63, align 16, !tbaa !16
  %65 = tail call <8 x half> @llvm.fma.v8f16(<8 x half> %60, <8 x half> %64, <8 x half> %56)
  %66 = add nsw i32 %22, 1
  %67 = mul nsw i32 %66, %4
  %68 = add nsw i32 %67, %15
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds <8 x half>, ptr addrspace(1) %0, i64 %69
  %71 = load <8 x half>, ptr addrspace(1) %70, align 16, !tbaa !16
  %72 = sext i32 %38 to i64
  %73 = getelementptr <8 x half>, ptr addrspace(4) %1, i64 %72
  %74 = getelementptr i8, ptr addrspace(4) %73, i64 48
  %75 = load <8 x half>, ptr addrspace(4) %74, align 16, !tbaa !16
  %76 = tail call <8 x half> @llvm.fma.v8f16(<8 x half> %71, <8 x half> %75, <8 x half> %65)
  %77 = sext i32 %68 to i64
  %78 = getelementptr <8 x half>, ptr addrspace(1) %0, i64 %77
  %79 = getelementptr i8, ptr addrspace(1) %78, i64 16
  %80 = load <8 x half>, ptr addrspace(1) %79, align 16, !tbaa !16
  %81 = sext i32 %38 to i64
  %82 = getelementptr <8 x half>, ptr addrspace(4) %1, i64 %81
  %83 = getelementptr i8, ptr addrspace(4) %82, i64 64
  %84 = load <8 x half>, ptr addrspace(4) %83, align 16, !tbaa !16
  %85 = tail call <8 x half> @llvm.fma.v8f16(<8 x half> %80, <8 x half> %84, <8 x half> %76)
  %86 = sext i32 %68 to i64
  %87 = getelementptr <8 x half>, ptr addrspace(1) %0, i64 %86
  %88 = getelementptr i8, ptr addrspace(1) %87, i64 32
  %89 = load <8 x half>, ptr addrspace(1) %88, align 16, !tbaa !16
  %90 = sext i32 %38 to i64
  %91 = getelementptr <8 x half>, ptr addrspace(4) %1, i64 %90
  %92 = getelementptr i8, ptr addrspace(4) %91, i64 80
  %93 = load <8 x half>, ptr addrspace(4) %92, align 16, !tbaa !16
  %94 = tail call <8 x half> @llvm.fma.v8f16(<8 x half> %89, <8 x half> %93, <8 x half> %85)
  %95 = add nsw i32 %22, 2
  %96 = mul nsw i32 %95, %4
  %97 = add nsw i32 %96, %15
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds <8 x half>, ptr addrspace(1) %0, i64 %98
  %100 = load <8 x half>, ptr addrspace(1) %99, align 16, !tbaa !16
  %101 = sext i32 %38 to i64
  %102 = getelementptr <8 x half>, ptr addrspace(4) %1, i64 %101
  %103 = getelementptr i8, ptr addrspace(4) %102, i64 96
  %104 = load <8 x half>, ptr addrspace(4) %103, align 16, !tbaa !16
  %105 = tail call <8 x half> @llvm.fma.v8f16(<8 x half> %100, <8 x half> %104, <8 x half> %94)
  %106 = sext i32 %97 to i64
  %107 = getelementptr <8 x half>, ptr addrspace(1) %0, i64 %106
  %108 = getelementptr i8, ptr addrspace(1) %107, i64 16
  %109 = load <8 x half>, ptr addrspace(1) %108, align 16, !tbaa !16
  %110 = sext i32 %38 to i64
  %111 = getelementptr <8 x half>, ptr addrspace(4) %1, i64 %110
  %112 = getelementptr i8, ptr addrspace(4) %111, i64 112
  %113 = load <8 x half>, ptr addrspace(4) %112, align 16, !tbaa !16
  %114 = tail call <8 x half> @llvm.fma.v8f16(<8 x half> %109, <8 x half> %113, <8 x half> %105)
  %115 = sext i32 %97 to i64
  %116 = getelementptr <8 x half>, ptr addrspace(1) %0, i64 %115
  %117 = getelementptr i8, ptr addrspace(1) %116, i64 32
  %118 = load <8 x half>, ptr addrspace(1) %117, align 16, !tbaa !16
  %119 = sext i32 %38 to i64
  %120 = getelementptr <8 x half>, ptr addrspace(4) %1, i64 %119
  %121 = getelementptr i8, ptr addrspace(4) %120, i64 128
  %122 = load <8 x half>, ptr addrspace(4) %121, align 16, !tbaa !16
  %123 = tail call <8 x half> @llvm.fma.v8f16(<8 x half> %118, <8 x half> %122, <8 x half> %114)
  %124 = sext i32 %29 to i64
  %125 = getelementptr inbounds half, ptr addrspace(4) %2, i64 %124
  %126 = load half, ptr addrspace(4) %125, align 2, !tbaa !18
  %127 = extractelement <8 x half> %123, i64 0
  %128 = fadd half %126, %127
  %129 = extractelement <8 x half> %123, i64 1
  %130 = fadd half %128, %129
  %131 = extractelement <8 x half> %123, i64 2
  %132 = fadd half %130, %131
  %133 = extractelement <8 x half> %123, i64 3
  %134 = fadd half %132, %133
  %135 = extractelement <8 x half> %123, i64 4
  %136 = fadd half %134, %135
  %137 = extractelement <8 x half> %123, i64 5
  %138 = fadd half %136, %137
  %139 = extractelement <8 x half> %123, i64 6
  %140 = fadd half %138, %139
  %141 = extractelement <8 x half> %123, i64 7
  %142 = fadd half %140, %141
  %143 = tail call half @llvm.maxnum.f16(half %142, half 0xH0000)
  %144 = mul nsw i32 %29, %33
  %145 = add nsw i32 %144, %22
  %146 = mul nsw i32 %145, %30
  %147 = add nsw i32 %146, %15
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds half, ptr addrspace(1) %3, i64 %148
  store half %143, ptr addrspace(1) %149, align 2, !tbaa !18
  br label %150

150:                                              ; preds = %7, %32, %37
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x half> @llvm.fma.v8f16(<8 x half>, <8 x half>, <8 x half>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.maxnum.f16(half, half) #2

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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workitem-id-x" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 2, i32 2, i32 1, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"half8_t*", !"half8_t*", !"half*", !"half*", !"int", !"int", !"int"}
!12 = !{!"half __attribute__((ext_vector_type(8)))*", !"half __attribute__((ext_vector_type(8)))*", !"half*", !"half*", !"int", !"int", !"int"}
!13 = !{!"const", !"const", !"const", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!7, !7, i64 0}
!17 = !{}
!18 = !{!19, !19, i64 0}
!19 = !{!"half", !7, i64 0}
