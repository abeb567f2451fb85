; ModuleID = 'rgb_to_yuv.cl'
source_filename = "rgb_to_yuv.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @rgb_to_yuv(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 1 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = shl i32 %14, 1
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 6
  %18 = load i16, ptr addrspace(4) %17, align 2, !tbaa !13
  %19 = zext i16 %18 to i32
  %20 = mul i32 %16, %19
  %21 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %22 = add i32 %20, %21
  %23 = shl i32 %22, 1
  %24 = icmp slt i32 %15, %4
  %25 = icmp slt i32 %23, %5
  %26 = select i1 %24, i1 %25, i1 false
  br i1 %26, label %27, label %169

27:                                               ; preds = %6
  %28 = mul nsw i32 %23, %4
  %29 = add nsw i32 %28, %15
  %30 = mul nsw i32 %29, 3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %31
  %33 = load i8, ptr addrspace(1) %32, align 1, !tbaa !15
  %34 = zext i8 %33 to i32
  %35 = insertelement <3 x i32> poison, i32 %34, i64 0
  %36 = getelementptr i8, ptr addrspace(1) %32, i64 1
  %37 = load i8, ptr addrspace(1) %36, align 1, !tbaa !15
  %38 = zext i8 %37 to i32
  %39 = insertelement <3 x i32> %35, i32 %38, i64 1
  %40 = getelementptr i8, ptr addrspace(1) %32, i64 2
  %41 = load i8, ptr addrspace(1) %40, align 1, !tbaa !15
  %42 = zext i8 %41 to i32
  %43 = insertelement <3 x i32> %39, i32 %42, i64 2
  %44 = mul nuw nsw i32 %34, 66
  %45 = mul nuw nsw i32 %38, 129
  %46 = mul nuw nsw i32 %42, 25
  %47 = add nuw nsw i32 %44, 128
  %48 = add nuw nsw i32 %47, %45
  %49 = add nuw nsw i32 %48, %46
  %50 = lshr i32 %49, 8
  %51 = trunc nuw i32 %50 to i8
  %52 = add nuw i8 %51, 16
  %53 = sext i32 %29 to i64
  %54 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %53
  store i8 %52, ptr addrspace(1) %54, align 1, !tbaa !15
  %55 = or disjoint i32 %29, 1
  %56 = mul nsw i32 %55, 3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %57
  %59 = load i8, ptr addrspace(1) %58, align 1, !tbaa !15
  %60 = zext i8 %59 to i32
  %61 = insertelement <3 x i32> poison, i32 %60, i64 0
  %62 = getelementptr i8, ptr addrspace(1) %58, i64 1
  %63 = load i8, ptr addrspace(1) %62, align 1, !tbaa !15
  %64 = zext i8 %63 to i32
  %65 = insertelement <3 x i32> %61, i32 %64, i64 1
  %66 = getelementptr i8, ptr addrspace(1) %58, i64 2
  %67 = load i8, ptr addrspace(1) %66, align 1, !tbaa !15
  %68 = zext i8 %67 to i32
  %69 = insertelement <3 x i32> %65, i32 %68, i64 2
  %70 = mul nuw nsw i32 %60, 66
  %71 = mul nuw nsw i32 %64, 129
  %72 = mul nuw nsw i32 %68, 25
  %73 = add nuw nsw i32 %70, 128
  %74 = add nuw nsw i32 %73, %71
  %75 = add nuw nsw i32 %74, %72
  %76 = lshr i32 %75, 8
  %77 = trunc nuw i32 %76 to i8
  %78 = add nuw i8 %77, 16
  %79 = sext i32 %55 to i64
  %80 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %79
  store i8 %78, ptr addrspace(1) %80, align 1, !tbaa !15
  %81 = add nuw nsw <3 x i32> %69, %43
  %82 = or disjoint i32 %23, 1
  %83 = mul nsw i32 %82, %4
  %84 = add nsw i32 %83, %15
  %85 = mul nsw i32 %84, 3
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %86
  %88 = load i8, ptr addrspace(1) %87, align 1, !tbaa !15
  %89 = zext i8 %88 to i32
  %90 = insertelement <3 x i32> poison, i32 %89, i64 0
  %91 = getelementptr i8, ptr addrspace(1) %87, i64 1
  %92 = load i8, ptr addrspace(1) %91, align 1, !tbaa !15
  %93 = zext i8 %92 to i32
  %94 = insertelement <3 x i32> %90, i32 %93, i64 1
  %95 = getelementptr i8, ptr addrspace(1) %87, i64 2
  %96 = load i8, ptr addrspace(1) %95, align 1, !tbaa !15
  %97 = zext i8 %96 to i32
  %98 = insertelement <3 x i32> %94, i32 %97, i64 2
  %99 = mul nuw nsw i32 %89, 66
  %100 = mul nuw nsw i32 %93, 129
  %101 = mul nuw nsw i32 %97, 25
  %102 = add nuw nsw i32 %99, 128
  %103 = add nuw nsw i32 %102, %100
  %104 = add nuw nsw i32 %103, %101
  %105 = lshr i32 %104, 8
  %106 = trunc nuw i32 %105 to i8
  %107 = add nuw i8 %106, 16
  %108 = sext i32 %84 to i64
  %109 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %108
  store i8 %107, ptr addrspace(1) %109, align 1, !tbaa !15
  %110 = add nuw nsw <3 x i32> %98, %81
  %111 = add nsw i32 %84, 1
  %112 = mul nsw i32 %111, 3
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %113
  %115 = load i8, ptr addrspace(1) %114, align 1, !tbaa !15
  %116 = zext i8 %115 to i32
  %117 = insertelement <3 x i32> poison, i32 %116, i64 0
  %118 = getelementptr i8, ptr addrspace(1) %114, i64 1
  %119 = load i8, ptr addrspace(1) %118, align 1, !tbaa !15
  %120 = zext i8 %119 to i32
  %121 = insertelement <3 x i32> %117, i32 %120, i64 1
  %122 = getelementptr i8, ptr addrspace(1) %114, i64 2
  %123 = load i8, ptr addrspace(1) %122, align 1, !tbaa !15
  %124 = zext i8 %123 to i32
  %125 = insertelement <3 x i32> %121, i32 %124, i64 2
  %126 = mul nuw nsw i32 %116, 66
  %127 = mul nuw nsw i32 %120, 129
  %128 = mul nuw nsw i32 %124, 25
  %129 = add nuw nsw i32 %126, 128
  %130 = add nuw nsw i32 %129, %127
  %131 = add nuw nsw i32 %130, %128
  %132 = lshr i32 %131, 8
  %133 = trunc nuw i32 %132 to i8
  %134 = add nuw i8 %133, 16
  %135 = sext i32 %111 to i64
  %136 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %135
  store i8 %134, ptr addrspace(1) %136, align 1, !tbaa !15
  %137 = add nuw nsw <3 x i32> %125, %110
  %138 = add <3 x i32> %137, splat (i32 2)
  %139 = ashr <3 x i32> %138, splat (i32 2)
  %140 = ashr exact i32 %23, 1
  %141 = sdiv i32 %4, 2
  %142 = mul nsw i32 %140, %141
  %143 = ashr exact i32 %15, 1
  %144 = add nsw i32 %142, %143
  %145 = extractelement <3 x i32> %139, i64 0
  %146 = mul i32 %145, 65498
  %147 = extractelement <3 x i32> %139, i64 1
  %148 = mul i32 %147, 65462
  %149 = extractelement <3 x i32> %139, i64 2
  %150 = mul nsw i32 %149, 112
  %151 = add i32 %146, 128
  %152 = add i32 %151, %148
  %153 = add i32 %152, %150
  %154 = lshr i32 %153, 8
  %155 = trunc i32 %154 to i8
  %156 = xor i8 %155, -128
  %157 = sext i32 %144 to i64
  %158 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %157
  store i8 %156, ptr addrspace(1) %158, align 1, !tbaa !15
  %159 = mul nsw i32 %145, 112
  %160 = mul i32 %147, 65442
  %161 = mul i32 %149, 65518
  %162 = add i32 %159, 128
  %163 = add i32 %162, %160
  %164 = add i32 %163, %161
  %165 = lshr i32 %164, 8
  %166 = trunc i32 %165 to i8
  %167 = xor i8 %166, -128
  %168 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %157
  store i8 %167, ptr addrspace(1) %168, align 1, !tbaa !15
  br label %169

169:                                              ; preds = %6, %27
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_rgb_to_yuv(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 1 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = shl i32 %14, 1
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 6
  %18 = load i16, ptr addrspace(4) %17, align 2, !tbaa !13
  %19 = zext i16 %18 to i32
  %20 = mul i32 %16, %19
  %21 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %22 = add i32 %20, %21
  %23 = shl i32 %22, 1
  %24 = icmp slt i32 %15, %4
  %25 = icmp slt i32 %23, %5
  %26 = select i1 %24, i1 %25, i1 false
  br i1 %26, label %27, label %169

27:                                               ; preds = %6
  %28 = mul nsw i32 %23, %4
  %29 = add nsw i32 %28, %15
  %30 = mul nsw i32 %29, 3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %31
  %33 = load i8, ptr addrspace(1) %32, align 1, !tbaa !15
  %34 = zext i8 %33 to i32
  %35 = insertelement <3 x i32> poison, i32 %34, i64 0
  %36 = getelementptr i8, ptr addrspace(1) %32, i64 1
  %37 = load i8, ptr addrspace(1) %36, align 1, !tbaa !15
  %38 = zext i8 %37 to i32
  %39 = insertelement <3 x i32> %35, i32 %38, i64 1
  %40 = getelementptr i8, ptr addrspace(1) %32, i64 2
  %41 = load i8, ptr addrspace(1) %40, align 1, !tbaa !15
  %42 = zext i8 %41 to i32
  %43 = insertelement <3 x i32> %39, i32 %42, i64 2
  %44 = mul nuw nsw i32 %34, 66
  %45 = mul nuw nsw i32 %38, 129
  %46 = mul nuw nsw i32 %42, 25
  %47 = add nuw nsw i32 %44, 128
  %48 = add nuw nsw i32 %47, %45
  %49 = add nuw nsw i32 %48, %46
  %50 = lshr i32 %49, 8
  %51 = trunc nuw i32 %50 to i8
  %52 = add nuw i8 %51, 16
  %53 = sext i32 %29 to i64
  %54 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %53
  store i8 %52, ptr addrspace(1) %54, align 1, !tbaa !15
  %55 = or disjoint i32 %29, 1
  %56 = mul nsw i32 %55, 3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %57
  %59 = load i8, ptr addrspace(1) %58, align 1, !tbaa !15
  %60 = zext i8 %59 to i32
  %61 = insertelement <3 x i32> poison, i32 %60, i64 0
  %62 = getelementptr i8, ptr addrspace(1) %58, i64 1
  %63 = load i8, ptr addrspace(1) %62, align 1, !tbaa !15
  %64 = zext i8 %63 to i32
  %65 = insertelement <3 x i32> %61, i32 %64, i64 1
  %66 = getelementptr i8, ptr addrspace(1) %58, i64 2
  %67 = load i8, ptr addrspace(1) %66, align 1, !tbaa !15
  %68 = zext i8 %67 to i32
  %69 = insertelement <3 x i32> %65, i32 %68, i64 2
  %70 = mul nuw nsw i32 %60, 66
  %71 = mul nuw nsw i32 %64, 129
  %72 = mul nuw nsw i32 %68, 25
  %73 = add nuw nsw i32 %70, 128
  %74 = add nuw nsw i32 %73, %71
  %75 = add nuw nsw i32 %74, %72
  %76 = lshr i32 %75, 8
  %77 = trunc nuw i32 %76 to i8
  %78 = add nuw i8 %77, 16
  %79 = sext i32 %55 to i64
  %80 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %79
  store i8 %78, ptr addrspace(1) %80, align 1, !tbaa !15
  %81 = add nuw nsw <3 x i32> %69, %43
  %82 = or disjoint i32 %23, 1
  %83 = mul nsw i32 %82, %4
  %84 = add nsw i32 %83, %15
  %85 = mul nsw i32 %84, 3
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %86
  %88 = load i8, ptr addrspace(1) %87, align 1, !tbaa !15
  %89 = zext i8 %88 to i32
  %90 = insertelement <3 x i32> poison, i32 %89, i64 0
  %91 = getelementptr i8, ptr addrspace(1) %87, i64 1
  %92 = load i8, ptr addrspace(1) %91, align 1, !tbaa !15
  %93 = zext i8 %92 to i32
  %94 = insertelement <3 x i32> %90, i32 %93, i64 1
  %95 = getelementptr i8, ptr addrspace(1) %87, i64 2
  %96 = load i8, ptr addrspace(1) %95, align 1, !tbaa !15
  %97 = zext i8 %96 to i32
  %98 = insertelement <3 x i32> %94, i32 %97, i64 2
  %99 = mul nuw nsw i32 %89, 66
  %100 = mul nuw nsw i32 %93, 129
  %101 = mul nuw nsw i32 %97, 25
  %102 = add nuw nsw i32 %99, 128
  %103 = add nuw nsw i32 %102, %100
  %104 = add nuw nsw i32 %103, %101
  %105 = lshr i32 %104, 8
  %106 = trunc nuw i32 %105 to i8
  %107 = add nuw i8 %106, 16
  %108 = sext i32 %84 to i64
  %109 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %108
  store i8 %107, ptr addrspace(1) %109, align 1, !tbaa !15
  %110 = add nuw nsw <3 x i32> %98, %81
  %111 = add nsw i32 %84, 1
  %112 = mul nsw i32 %111, 3
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %113
  %115 = load i8, ptr addrspace(1) %114, align 1, !tbaa !15
  %116 = zext i8 %115 to i32
  %117 = insertelement <3 x i32> poison, i32 %116, i64 0
  %118 = getelementptr i8, ptr addrspace(1) %114, i64 1
  %119 = load i8, ptr addrspace(1) %118, align 1, !tbaa !15
  %120 = zext i8 %119 to i32
  %121 = insertelement <3 x i32> %117, i32 %120, i64 1
  %122 = getelementptr i8, ptr addrspace(1) %114, i64 2
  %123 = load i8, ptr addrspace(1) %122, align 1, !tbaa !15
  %124 = zext i8 %123 to i32
  %125 = insertelement <3 x i32> %121, i32 %124, i64 2
  %126 = mul nuw nsw i32 %116, 66
  %127 = mul nuw nsw i32 %120, 129
  %128 = mul nuw nsw i32 %124, 25
  %129 = add nuw nsw i32 %126, 128
  %130 = add nuw nsw i32 %129, %127
  %131 = add nuw nsw i32 %130, %128
  %132 = lshr i32 %131, 8
  %133 = trunc nuw i32 %132 to i8
  %134 = add nuw i8 %133, 16
  %135 = sext i32 %111 to i64
  %136 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %135
  store i8 %134, ptr addrspace(1) %136, align 1, !tbaa !15
  %137 = add nuw nsw <3 x i32> %125, %110
  %138 = add <3 x i32> %137, splat (i32 2)
  %139 = ashr <3 x i32> %138, splat (i32 2)
  %140 = ashr exact i32 %23, 1
  %141 = sdiv i32 %4, 2
  %142 = mul nsw i32 %140, %141
  %143 = ashr exact i32 %15, 1
  %144 = add nsw i32 %142, %143
  %145 = extractelement <3 x i32> %139, i64 0
  %146 = mul i32 %145, 65498
  %147 = extractelement <3 x i32> %139, i64 1
  %148 = mul i32 %147, 65462
  %149 = extractelement <3 x i32> %139, i64 2
  %150 = mul nsw i32 %149, 112
  %151 = add i32 %146, 128
  %152 = add i32 %151, %148
  %153 = add i32 %152, %150
  %154 = lshr i32 %153, 8
  %155 = trunc i32 %154 to i8
  %156 = xor i8 %155, -128
  %157 = sext i32 %144 to i64
  %158 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %157
  store i8 %156, ptr addrspace(1) %158, align 1, !tbaa !15
  %159 = mul nsw i32 %145, 112
  %160 = mul i32 %147, 65442
  %161 = mul i32 %149, 65518
  %162 = add i32 %159, 128
  %163 = add i32 %162, %160
  %164 = add i32 %163, %161
  %165 = lshr i32 %164, 8
  %166 = trunc i32 %165 to i8
  %167 = xor i8 %166, -128
  %168 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %157
  store i8 %167, ptr addrspace(1) %168, align 1, !tbaa !15
  br label %169

169:                                              ; preds = %6, %27
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!11 = !{!"uchar*", !"uchar*", !"uchar*", !"uchar*", !"int", !"int"}
!12 = !{!"const", !"", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!7, !7, i64 0}
