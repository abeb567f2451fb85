; ModuleID = 'conv3x3.cl'
source_filename = "conv3x3.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @conv3x3(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(4) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 6
  %17 = load i16, ptr addrspace(4) %16, align 2, !tbaa !13
  %18 = zext i16 %17 to i32
  %19 = mul i32 %15, %18
  %20 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %21 = add i32 %19, %20
  %22 = icmp slt i32 %14, %3
  %23 = icmp slt i32 %21, %4
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %143

25:                                               ; preds = %6
  %26 = icmp eq i32 %5, 0
  %27 = add i32 %5, 31
  %28 = and i32 %27, 31
  %29 = shl nuw i32 1, %28
  %30 = select i1 %26, i32 0, i32 %29
  %31 = add nsw i32 %4, -1
  %32 = add nsw i32 %3, -1
  %33 = tail call i32 @llvm.smax.i32(i32 %21, i32 1)
  %34 = add nsw i32 %33, -1
  %35 = mul nsw i32 %34, %3
  %36 = load i32, ptr addrspace(4) %2, align 4, !tbaa !5
  %37 = tail call i32 @llvm.smax.i32(i32 %14, i32 1)
  %38 = add nsw i32 %37, -1
  %39 = add nsw i32 %38, %35
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %40
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !15, !amdgpu.noclobber !16
  %43 = zext i8 %42 to i32
  %44 = mul nsw i32 %36, %43
  %45 = add nsw i32 %44, %30
  %46 = getelementptr i8, ptr addrspace(4) %2, i64 4
  %47 = load i32, ptr addrspace(4) %46, align 4, !tbaa !5
  %48 = icmp slt i32 %14, 0
  %49 = tail call i32 @llvm.smin.i32(i32 %14, i32 range(i32 -2147483648, 2147483647) %32)
  %50 = select i1 %48, i32 0, i32 %49
  %51 = add nsw i32 %50, %35
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1, !tbaa !15, !amdgpu.noclobber !16
  %55 = zext i8 %54 to i32
  %56 = mul nsw i32 %47, %55
  %57 = add nsw i32 %56, %45
  %58 = getelementptr i8, ptr addrspace(4) %2, i64 8
  %59 = load i32, ptr addrspace(4) %58, align 4, !tbaa !5
  %60 = add nsw i32 %14, 1
  %61 = icmp slt i32 %14, -1
  %62 = tail call i32 @llvm.smin.i32(i32 %60, i32 range(i32 -2147483648, 2147483647) %32)
  %63 = select i1 %61, i32 0, i32 %62
  %64 = add nsw i32 %63, %35
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %65
  %67 = load i8, ptr addrspace(1) %66, align 1, !tbaa !15, !amdgpu.noclobber !16
  %68 = zext i8 %67 to i32
  %69 = mul nsw i32 %59, %68
  %70 = add nsw i32 %69, %57
  %71 = icmp slt i32 %21, 0
  %72 = tail call i32 @llvm.smin.i32(i32 %21, i32 range(i32 -2147483648, 2147483647) %31)
  %73 = select i1 %71, i32 0, i32 %72
  %74 = mul nsw i32 %73, %3
  %75 = getelementptr i8, ptr addrspace(4) %2, i64 12
  %76 = load i32, ptr addrspace(4) %75, align 4, !tbaa !5
  %77 = add nsw i32 %38, %74
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %78
  %80 = load i8, ptr addrspace(1) %79, align 1, !tbaa !15, !amdgpu.noclobber !16
  %81 = zext i8 %80 to i32
  %82 = mul nsw i32 %76, %81
  %83 = add nsw i32 %82, %70
  %84 = getelementptr i8, ptr addrspace(4) %2, i64 16
  %85 = load i32, ptr addrspace(4) %84, align 4, !tbaa !5
  %86 = add nsw i32 %50, %74
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %87
  %89 = load i8, ptr addrspace(1) %88, align 1, !tbaa !15, !amdgpu.noclobber !16
  %90 = zext i8 %89 to i32
  %91 = mul nsw i32 %85, %90
  %92 = add nsw i32 %91, %83
  %93 = getelementptr i8, ptr addrspace(4) %2, i64 20
  %94 = load i32, ptr addrspace(4) %93, align 4, !tbaa !5
  %95 = add nsw i32 %63, %74
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %96
  %98 = load i8, ptr addrspace(1) %97, align 1, !tbaa !15, !amdgpu.noclobber !16
  %99 = zext i8 %98 to i32
  %100 = mul nsw i32 %94, %99
  %101 = add nsw i32 %100, %92
  %102 = add nsw i32 %21, 1
  %103 = icmp slt i32 %21, -1
  %104 = tail call i32 @llvm.smin.i32(i32 %102, i32 range(i32 -2147483648, 2147483647) %31)
  %105 = select i1 %103, i32 0, i32 %104
  %106 = mul nsw i32 %105, %3
  %107 = getelementptr i8, ptr addrspace(4) %2, i64 24
  %108 = load i32, ptr addrspace(4) %107, align 4, !tbaa !5
  %109 = add nsw i32 %38, %106
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %110
  %112 = load i8, ptr addrspace(1) %111, align 1, !tbaa !15, !amdgpu.noclobber !16
  %113 = zext i8 %112 to i32
  %114 = mul nsw i32 %108, %113
  %115 = add nsw i32 %114, %101
  %116 = getelementptr i8, ptr addrspace(4) %2, i64 28
  %117 = load i32, ptr addrspace(4) %116, align 4, !tbaa !5
  %118 = add nsw i32 %50, %106
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %119
  %121 = load i8, ptr addrspace(1) %120, align 1, !tbaa !15, !amdgpu.noclobber !16
  %122 = zext i8 %121 to i32
  %123 = mul nsw i32 %117, %122
  %124 = add nsw i32 %123, %115
  %125 = getelementptr i8, ptr addrspace(4) %2, i64 32
  %126 = load i32, ptr addrspace(4) %125, align 4, !tbaa !5
  %127 = add nsw i32 %63, %106
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %128
  %130 = load i8, ptr addrspace(1) %129, align 1, !tbaa !15, !amdgpu.noclobber !16
  %131 = zext i8 %130 to i32
  %132 = mul nsw i32 %126, %131
  %133 = add nsw i32 %132, %124
  %134 = and i32 %5, 31
  %135 = ashr i32 %133, %134
  %136 = tail call i32 @llvm.smax.i32(i32 %135, i32 0)
  %137 = tail call i32 @llvm.umin.i32(i32 %136, i32 255)
  %138 = trunc nuw i32 %137 to i8
  %139 = mul nsw i32 %21, %3
  %140 = add nsw i32 %139, %14
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %141
  store i8 %138, ptr addrspace(1) %142, align 1, !tbaa !15
  br label %143

143:                                              ; preds = %6, %25
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_conv3x3(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(4) noundef readonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 6
  %17 = load i16, ptr addrspace(4) %16, align 2, !tbaa !13
  %18 = zext i16 %17 to i32
  %19 = mul i32 %15, %18
  %20 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %21 = add i32 %19, %20
  %22 = icmp slt i32 %14, %3
  %23 = icmp slt i32 %21, %4
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %143

25:                                               ; preds = %6
  %26 = icmp eq i32 %5, 0
  %27 = add i32 %5, 31
  %28 = and i32 %27, 31
  %29 = shl nuw i32 1, %28
  %30 = select i1 %26, i32 0, i32 %29
  %31 = add nsw i32 %4, -1
  %32 = add nsw i32 %3, -1
  %33 = tail call i32 @llvm.smax.i32(i32 %21, i32 1)
  %34 = add nsw i32 %33, -1
  %35 = mul nsw i32 %34, %3
  %36 = load i32, ptr addrspace(4) %2, align 4, !tbaa !5
  %37 = tail call i32 @llvm.smax.i32(i32 %14, i32 1)
  %38 = add nsw i32 %37, -1
  %39 = add nsw i32 %38, %35
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %40
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !15
  %43 = zext i8 %42 to i32
  %44 = mul nsw i32 %36, %43
  %45 = add nsw i32 %44, %30
  %46 = getelementptr i8, ptr addrspace(4) %2, i64 4
  %47 = load i32, ptr addrspace(4) %46, align 4, !tbaa !5
  %48 = icmp slt i32 %14, 0
  %49 = tail call i32 @llvm.smin.i32(i32 %14, i32 range(i32 -2147483648, 2147483647) %32)
  %50 = select i1 %48, i32 0, i32 %49
  %51 = add nsw i32 %50, %35
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1, !tbaa !15
  %55 = zext i8 %54 to i32
  %56 = mul nsw i32 %47, %55
  %57 = add nsw i32 %56, %45
  %58 = getelementptr i8, ptr addrspace(4) %2, i64 8
  %59 = load i32, ptr addrspace(4) %58, align 4, !tbaa !5
  %60 = add nsw i32 %14, 1
  %61 = icmp slt i32 %14, -1
  %62 = tail call i32 @llvm.smin.i32(i32 %60, i32 range(i32 -2147483648, 2147483647) %32)
  %63 = select i1 %61, i32 0, i32 %62
  %64 = add nsw i32 %63, %35
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %65
  %67 = load i8, ptr addrspace(1) %66, align 1, !tbaa !15
  %68 = zext i8 %67 to i32
  %69 = mul nsw i32 %59, %68
  %70 = add nsw i32 %69, %57
  %71 = icmp slt i32 %21, 0
  %72 = tail call i32 @llvm.smin.i32(i32 %21, i32 range(i32 -2147483648, 2147483647) %31)
  %73 = select i1 %71, i32 0, i32 %72
  %74 = mul nsw i32 %73, %3
  %75 = getelementptr i8, ptr addrspace(4) %2, i64 12
  %76 = load i32, ptr addrspace(4) %75, align 4, !tbaa !5
  %77 = add nsw i32 %38, %74
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %78
  %80 = load i8, ptr addrspace(1) %79, align 1, !tbaa !15
  %81 = zext i8 %80 to i32
  %82 = mul nsw i32 %76, %81
  %83 = add nsw i32 %82, %70
  %84 = getelementptr i8, ptr addrspace(4) %2, i64 16
  %85 = load i32, ptr addrspace(4) %84, align 4, !tbaa !5
  %86 = add nsw i32 %50, %74
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %87
  %89 = load i8, ptr addrspace(1) %88, align 1, !tbaa !15
  %90 = zext i8 %89 to i32
  %91 = mul nsw i32 %85, %90
  %92 = add nsw i32 %91, %83
  %93 = getelementptr i8, ptr addrspace(4) %2, i64 20
  %94 = load i32, ptr addrspace(4) %93, align 4, !tbaa !5
  %95 = add nsw i32 %63, %74
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %96
  %98 = load i8, ptr addrspace(1) %97, align 1, !tbaa !15
  %99 = zext i8 %98 to i32
  %100 = mul nsw i32 %94, %99
  %101 = add nsw i32 %100, %92
  %102 = add nsw i32 %21, 1
  %103 = icmp slt i32 %21, -1
  %104 = tail call i32 @llvm.smin.i32(i32 %102, i32 range(i32 -2147483648, 2147483647) %31)
  %105 = select i1 %103, i32 0, i32 %104
  %106 = mul nsw i32 %105, %3
  %107 = getelementptr i8, ptr addrspace(4) %2, i64 24
  %108 = load i32, ptr addrspace(4) %107, align 4, !tbaa !5
  %109 = add nsw i32 %38, %106
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %110
  %112 = load i8, ptr addrspace(1) %111, align 1, !tbaa !15
  %113 = zext i8 %112 to i32
  %114 = mul nsw i32 %108, %113
  %115 = add nsw i32 %114, %101
  %116 = getelementptr i8, ptr addrspace(4) %2, i64 28
  %117 = load i32, ptr addrspace(4) %116, align 4, !tbaa !5
  %118 = add nsw i32 %50, %106
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %119
  %121 = load i8, ptr addrspace(1) %120, align 1, !tbaa !15
  %122 = zext i8 %121 to i32
  %123 = mul nsw i32 %117, %122
  %124 = add nsw i32 %123, %115
  %125 = getelementptr i8, ptr addrspace(4) %2, i64 32
  %126 = load i32, ptr addrspace(4) %125, align 4, !tbaa !5
  %127 = add nsw i32 %63, %106
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %128
  %130 = load i8, ptr addrspace(1) %129, align 1, !tbaa !15
  %131 = zext i8 %130 to i32
  %132 = mul nsw i32 %126, %131
  %133 = add nsw i32 %132, %124
  %134 = and i32 %5, 31
  %135 = ashr i32 %133, %134
  %136 = tail call i32 @llvm.smax.i32(i32 %135, i32 0)
  %137 = tail call i32 @llvm.umin.i32(i32 %136, i32 255)
  %138 = trunc nuw i32 %137 to i8
  %139 = mul nsw i32 %21, %3
  %140 = add nsw i32 %139, %14
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %141
  store i8 %138, ptr addrspace(1) %142, align 1, !tbaa !15
  br label %143

143:                                              ; preds = %6, %25
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 2, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uchar*", !"uchar*", !"int*", !"int", !"int", !"int"}
!12 = !{!"const", !"", !"const", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!7, !7, i64 0}
!16 = !{}
