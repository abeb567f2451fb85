; ModuleID = 'gemm_i8.cl'
source_filename = "gemm_i8.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @gemm_i8(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 1 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 6
  %12 = load i16, ptr addrspace(4) %11, align 2, !tbaa !14
  %13 = zext i16 %12 to i32
  %14 = mul i32 %9, %13
  %15 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %16 = add i32 %14, %15
  %17 = shl i32 %16, 1
  %18 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %20 = load i16, ptr addrspace(4) %19, align 4, !tbaa !14
  %21 = zext i16 %20 to i32
  %22 = mul i32 %18, %21
  %23 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %24 = add i32 %22, %23
  %25 = shl i32 %24, 1
  %26 = mul nsw i32 %17, %5
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %27
  %29 = sext i32 %5 to i64
  %30 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %28, i64 %29
  %31 = mul nsw i32 %25, %5
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %32
  %34 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %33, i64 %29
  %35 = icmp sgt i32 %5, 0
  br i1 %35, label %108, label %36

36:                                               ; preds = %108, %8
  %37 = phi i32 [ 0, %8 ], [ %148, %108 ]
  %38 = phi i32 [ 0, %8 ], [ %164, %108 ]
  %39 = phi i32 [ 0, %8 ], [ %124, %108 ]
  %40 = phi i32 [ 0, %8 ], [ %143, %108 ]
  %41 = sext i32 %6 to i64
  %42 = add i32 %7, 63
  %43 = and i32 %42, 63
  %44 = zext nneg i32 %43 to i64
  %45 = shl nuw i64 1, %44
  %46 = and i32 %7, 63
  %47 = zext nneg i32 %46 to i64
  %48 = mul nsw i32 %17, %4
  %49 = add nsw i32 %48, %25
  %50 = sext i32 %25 to i64
  %51 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %50
  %52 = load i32, ptr addrspace(1) %51, align 4, !tbaa !5
  %53 = add nsw i32 %52, %40
  %54 = sext i32 %53 to i64
  %55 = mul nsw i64 %54, %41
  %56 = add nsw i64 %55, %45
  %57 = ashr i64 %56, %47
  %58 = trunc i64 %57 to i32
  %59 = tail call i32 @llvm.smax.i32(i32 %58, i32 -128)
  %60 = tail call i32 @llvm.smin.i32(i32 %59, i32 127)
  %61 = trunc nsw i32 %60 to i8
  %62 = sext i32 %49 to i64
  %63 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %62
  store i8 %61, ptr addrspace(1) %63, align 1, !tbaa !16
  %64 = sext i32 %25 to i64
  %65 = getelementptr i32, ptr addrspace(1) %2, i64 %64
  %66 = getelementptr i8, ptr addrspace(1) %65, i64 4
  %67 = load i32, ptr addrspace(1) %66, align 4, !tbaa !5
  %68 = add nsw i32 %67, %39
  %69 = sext i32 %68 to i64
  %70 = mul nsw i64 %69, %41
  %71 = add nsw i64 %70, %45
  %72 = ashr i64 %71, %47
  %73 = trunc i64 %72 to i32
  %74 = tail call i32 @llvm.smax.i32(i32 %73, i32 -128)
  %75 = tail call i32 @llvm.smin.i32(i32 %74, i32 127)
  %76 = trunc nsw i32 %75 to i8
  %77 = sext i32 %49 to i64
  %78 = getelementptr i8, ptr addrspace(1) %3, i64 %77
  %79 = getelementptr i8, ptr addrspace(1) %78, i64 1
  store i8 %76, ptr addrspace(1) %79, align 1, !tbaa !16
  %80 = or disjoint i32 %17, 1
  %81 = mul nsw i32 %80, %4
  %82 = add nsw i32 %81, %25
  %83 = load i32, ptr addrspace(1) %51, align 4, !tbaa !5
  %84 = add nsw i32 %83, %37
  %85 = sext i32 %84 to i64
  %86 = mul nsw i64 %85, %41
  %87 = add nsw i64 %86, %45
  %88 = ashr i64 %87, %47
  %89 = trunc i64 %88 to i32
  %90 = tail call i32 @llvm.smax.i32(i32 %89, i32 -128)
  %91 = tail call i32 @llvm.smin.i32(i32 %90, i32 127)
  %92 = trunc nsw i32 %91 to i8
  %93 = sext i32 %82 to i64
  %94 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %93
  store i8 %92, ptr addrspace(1) %94, align 1, !tbaa !16
  %95 = load i32, ptr addrspace(1) %66, align 4, !tbaa !5
  %96 = add nsw i32 %95, %38
  %97 = sext i32 %96 to i64
  %98 = mul nsw i64 %97, %41
  %99 = add nsw i64 %98, %45
  %100 = ashr i64 %99, %47
  %101 = trunc i64 %100 to i32
  %102 = tail call i32 @llvm.smax.i32(i32 %101, i32 -128)
  %103 = tail call i32 @llvm.smin.i32(i32 %102, i32 127)
  %104 = trunc nsw i32 %103 to i8
  %105 = sext i32 %82 to i64
  %106 = getelementptr i8, ptr addrspace(1) %3, i64 %105
  %107 = getelementptr i8, ptr addrspace(1) %106, i64 1
  store i8 %104, ptr addrspace(1) %107, align 1, !tbaa !16
  ret void

108:                                              ; preds = %8, %108
  %109 = phi i32 [ %143, %108 ], [ 0, %8 ]
  %110 = phi i32 [ %124, %108 ], [ 0, %8 ]
  %111 = phi i32 [ %165, %108 ], [ 0, %8 ]
  %112 = phi i32 [ %164, %108 ], [ 0, %8 ]
  %113 = phi i32 [ %148, %108 ], [ 0, %8 ]
  %114 = zext nneg i32 %111 to i64
  %115 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %28, i64 %114
  %116 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %33, i64 %114
  %117 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %34, i64 %114
  %118 = load <4 x i8>, ptr addrspace(1) %115, align 4, !tbaa !16
  %119 = sext <4 x i8> %118 to <4 x i32>
  %120 = load <4 x i8>, ptr addrspace(1) %117, align 4, !tbaa !16
  %121 = sext <4 x i8> %120 to <4 x i32>
  %122 = mul nsw <4 x i32> %121, %119
  %123 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %122)
  %124 = add i32 %123, %110
  %125 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %30, i64 %114
  %126 = load <4 x i8>, ptr addrspace(1) %116, align 4, !tbaa !16
  %127 = sext <4 x i8> %126 to <4 x i32>
  %128 = extractelement <4 x i32> %127, i64 0
  %129 = extractelement <4 x i32> %119, i64 0
  %130 = mul nsw i32 %128, %129
  %131 = extractelement <4 x i32> %127, i64 1
  %132 = extractelement <4 x i32> %119, i64 1
  %133 = mul nsw i32 %131, %132
  %134 = extractelement <4 x i32> %127, i64 2
  %135 = extractelement <4 x i32> %119, i64 2
  %136 = mul nsw i32 %134, %135
  %137 = extractelement <4 x i32> %127, i64 3
  %138 = extractelement <4 x i32> %119, i64 3
  %139 = mul nsw i32 %137, %138
  %140 = add i32 %133, %109
  %141 = add i32 %140, %130
  %142 = add i32 %141, %136
  %143 = add i32 %142, %139
  %144 = load <4 x i8>, ptr addrspace(1) %125, align 4, !tbaa !16
  %145 = sext <4 x i8> %144 to <4 x i32>
  %146 = mul nsw <4 x i32> %145, %127
  %147 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %146)
  %148 = add i32 %147, %113
  %149 = extractelement <4 x i32> %145, i64 0
  %150 = extractelement <4 x i32> %121, i64 0
  %151 = mul nsw i32 %149, %150
  %152 = extractelement <4 x i32> %145, i64 1
  %153 = extractelement <4 x i32> %121, i64 1
  %154 = mul nsw i32 %152, %153
  %155 = extractelement <4 x i32> %145, i64 2
  %156 = extractelement <4 x i32> %121, i64 2
  %157 = mul nsw i32 %155, %156
  %158 = extractelement <4 x i32> %145, i64 3
  %159 = extractelement <4 x i32> %121, i64 3
  %160 = mul nsw i32 %158, %159
  %161 = add i32 %154, %112
  %162 = add i32 %161, %151
  %163 = add i32 %162, %157
  %164 = add i32 %163, %160
  %165 = add nuw nsw i32 %111, 1
  %166 = icmp eq i32 %165, %5
  br i1 %166, label %36, label %108
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_gemm_i8(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 1 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 6
  %12 = load i16, ptr addrspace(4) %11, align 2, !tbaa !14
  %13 = zext i16 %12 to i32
  %14 = mul i32 %9, %13
  %15 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %16 = add i32 %14, %15
  %17 = shl i32 %16, 1
  %18 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %20 = load i16, ptr addrspace(4) %19, align 4, !tbaa !14
  %21 = zext i16 %20 to i32
  %22 = mul i32 %18, %21
  %23 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %24 = add i32 %22, %23
  %25 = shl i32 %24, 1
  %26 = mul nsw i32 %17, %5
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %27
  %29 = sext i32 %5 to i64
  %30 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %28, i64 %29
  %31 = mul nsw i32 %25, %5
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %32
  %34 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %33, i64 %29
  %35 = icmp sgt i32 %5, 0
  br i1 %35, label %108, label %36

36:                                               ; preds = %108, %8
  %37 = phi i32 [ 0, %8 ], [ %148, %108 ]
  %38 = phi i32 [ 0, %8 ], [ %164, %108 ]
  %39 = phi i32 [ 0, %8 ], [ %124, %108 ]
  %40 = phi i32 [ 0, %8 ], [ %143, %108 ]
  %41 = sext i32 %6 to i64
  %42 = add i32 %7, 63
  %43 = and i32 %42, 63
  %44 = zext nneg i32 %43 to i64
  %45 = shl nuw i64 1, %44
  %46 = and i32 %7, 63
  %47 = zext nneg i32 %46 to i64
  %48 = mul nsw i32 %17, %4
  %49 = add nsw i32 %48, %25
  %50 = sext i32 %25 to i64
  %51 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %50
  %52 = load i32, ptr addrspace(1) %51, align 4, !tbaa !5
  %53 = add nsw i32 %52, %40
  %54 = sext i32 %53 to i64
  %55 = mul nsw i64 %54, %41
  %56 = add nsw i64 %55, %45
  %57 = ashr i64 %56, %47
  %58 = trunc i64 %57 to i32
  %59 = tail call i32 @llvm.smax.i32(i32 %58, i32 -128)
  %60 = tail call i32 @llvm.smin.i32(i32 %59, i32 127)
  %61 = trunc nsw i32 %60 to i8
  %62 = sext i32 %49 to i64
  %63 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %62
  store i8 %61, ptr addrspace(1) %63, align 1, !tbaa !16
  %64 = sext i32 %25 to i64
  %65 = getelementptr i32, ptr addrspace(1) %2, i64 %64
  %66 = getelementptr i8, ptr addrspace(1) %65, i64 4
  %67 = load i32, ptr addrspace(1) %66, align 4, !tbaa !5
  %68 = add nsw i32 %67, %39
  %69 = sext i32 %68 to i64
  %70 = mul nsw i64 %69, %41
  %71 = add nsw i64 %70, %45
  %72 = ashr i64 %71, %47
  %73 = trunc i64 %72 to i32
  %74 = tail call i32 @llvm.smax.i32(i32 %73, i32 -128)
  %75 = tail call i32 @llvm.smin.i32(i32 %74, i32 127)
  %76 = trunc nsw i32 %75 to i8
  %77 = sext i32 %49 to i64
  %78 = getelementptr i8, ptr addrspace(1) %3, i64 %77
  %79 = getelementptr i8, ptr addrspace(1) %78, i64 1
  store i8 %76, ptr addrspace(1) %79, align 1, !tbaa !16
  %80 = or disjoint i32 %17, 1
  %81 = mul nsw i32 %80, %4
  %82 = add nsw i32 %81, %25
  %83 = load i32, ptr addrspace(1) %51, align 4, !tbaa !5
  %84 = add nsw i32 %83, %37
  %85 = sext i32 %84 to i64
  %86 = mul nsw i64 %85, %41
  %87 = add nsw i64 %86, %45
  %88 = ashr i64 %87, %47
  %89 = trunc i64 %88 to i32
  %90 = tail call i32 @llvm.smax.i32(i32 %89, i32 -128)
  %91 = tail call i32 @llvm.smin.i32(i32 %90, i32 127)
  %92 = trunc nsw i32 %91 to i8
  %93 = sext i32 %82 to i64
  %94 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %93
  store i8 %92, ptr addrspace(1) %94, align 1, !tbaa !16
  %95 = load i32, ptr addrspace(1) %66, align 4, !tbaa !5
  %96 = add nsw i32 %95, %38
  %97 = sext i32 %96 to i64
  %98 = mul nsw i64 %97, %41
  %99 = add nsw i64 %98, %45
  %100 = ashr i64 %99, %47
  %101 = trunc i64 %100 to i32
  %102 = tail call i32 @llvm.smax.i32(i32 %101, i32 -128)
  %103 = tail call i32 @llvm.smin.i32(i32 %102, i32 127)
  %104 = trunc nsw i32 %103 to i8
  %105 = sext i32 %82 to i64
  %106 = getelementptr i8, ptr addrspace(1) %3, i64 %105
  %107 = getelementptr i8, ptr addrspace(1) %106, i64 1
  store i8 %104, ptr addrspace(1) %107, align 1, !tbaa !16
  ret void

108:                                              ; preds = %8, %108
  %109 = phi i32 [ %143, %108 ], [ 0, %8 ]
  %110 = phi i32 [ %124, %108 ], [ 0, %8 ]
  %111 = phi i32 [ %165, %108 ], [ 0, %8 ]
  %112 = phi i32 [ %164, %108 ], [ 0, %8 ]
  %113 = phi i32 [ %148, %108 ], [ 0, %8 ]
  %114 = zext nneg i32 %111 to i64
  %115 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %28, i64 %114
  %116 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %33, i64 %114
  %117 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %34, i64 %114
  %118 = load <4 x i8>, ptr addrspace(1) %115, align 4, !tbaa !16
  %119 = sext <4 x i8> %118 to <4 x i32>
  %120 = load <4 x i8>, ptr addrspace(1) %117, align 4, !tbaa !16
  %121 = sext <4 x i8> %120 to <4 x i32>
  %122 = mul nsw <4 x i32> %121, %119
  %123 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %122)
  %124 = add i32 %123, %110
  %125 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %30, i64 %114
  %126 = load <4 x i8>, ptr addrspace(1) %116, align 4, !tbaa !16
  %127 = sext <4 x i8> %126 to <4 x i32>
  %128 = extractelement <4 x i32> %127, i64 0
  %129 = extractelement <4 x i32> %119, i64 0
  %130 = mul nsw i32 %128, %129
  %131 = extractelement <4 x i32> %127, i64 1
  %132 = extractelement <4 x i32> %119, i64 1
  %133 = mul nsw i32 %131, %132
  %134 = extractelement <4 x i32> %127, i64 2
  %135 = extractelement <4 x i32> %119, i64 2
  %136 = mul nsw i32 %134, %135
  %137 = extractelement <4 x i32> %127, i64 3
  %138 = extractelement <4 x i32> %119, i64 3
  %139 = mul nsw i32 %137, %138
  %140 = add i32 %133, %109
  %141 = add i32 %140, %130
  %142 = add i32 %141, %136
  %143 = add i32 %142, %139
  %144 = load <4 x i8>, ptr addrspace(1) %125, align 4, !tbaa !16
  %145 = sext <4 x i8> %144 to <4 x i32>
  %146 = mul nsw <4 x i32> %145, %127
  %147 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %146)
  %148 = add i32 %147, %113
  %149 = extractelement <4 x i32> %145, i64 0
  %150 = extractelement <4 x i32> %121, i64 0
  %151 = mul nsw i32 %149, %150
  %152 = extractelement <4 x i32> %145, i64 1
  %153 = extractelement <4 x i32> %121, i64 1
  %154 = mul nsw i32 %152, %153
  %155 = extractelement <4 x i32> %145, i64 2
  %156 = extractelement <4 x i32> %121, i64 2
  %157 = mul nsw i32 %155, %156
  %158 = extractelement <4 x i32> %145, i64 3
  %159 = extractelement <4 x i32> %121, i64 3
  %160 = mul nsw i32 %158, %159
  %161 = add i32 %154, %112
  %162 = add i32 %161, %151
  %163 = add i32 %162, %157
  %164 = add i32 %163, %160
  %165 = add nuw nsw i32 %111, 1
  %166 = icmp eq i32 %165, %5
  br i1 %166, label %36, label %108
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #4

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"char4*", !"char4*", !"int*", !"char*", !"int", !"int", !"int", !"int"}
!12 = !{!"char __attribute__((ext_vector_type(4)))*", !"char __attribute__((ext_vector_type(4)))*", !"int*", !"char*", !"int", !"int", !"int", !"int"}
!13 = !{!"const", !"const", !"const", !"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!7, !7, i64 0}
