; ModuleID = 'median3x3.cl'
source_filename = "median3x3.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @median3x3(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 6
  %15 = load i16, ptr addrspace(4) %14, align 2, !tbaa !13
  %16 = zext i16 %15 to i32
  %17 = mul i32 %13, %16
  %18 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %19 = add i32 %17, %18
  %20 = icmp slt i32 %12, %2
  %21 = icmp slt i32 %19, %3
  %22 = select i1 %20, i1 %21, i1 false
  br i1 %22, label %23, label %119

23:                                               ; preds = %4
  %24 = tail call i32 @llvm.smax.i32(i32 %12, i32 1)
  %25 = tail call i32 @llvm.smin.i32(i32 %24, i32 %2)
  %26 = add nsw i32 %25, -1
  %27 = tail call i32 @llvm.smax.i32(i32 %19, i32 1)
  %28 = tail call i32 @llvm.smin.i32(i32 %27, i32 %3)
  %29 = add nsw i32 %28, -1
  %30 = mul nsw i32 %29, %2
  %31 = add nsw i32 %26, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %32
  %34 = load i8, ptr addrspace(1) %33, align 1, !tbaa !15, !amdgpu.noclobber !16
  %35 = tail call i32 @llvm.smax.i32(i32 %12, i32 0)
  %36 = add nuw nsw i32 %35, 1
  %37 = tail call i32 @llvm.smin.i32(i32 %36, i32 %2)
  %38 = add nsw i32 %37, -1
  %39 = add nsw i32 %38, %30
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %40
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !15, !amdgpu.noclobber !16
  %43 = tail call i32 @llvm.smax.i32(i32 %12, i32 -1)
  %44 = add nsw i32 %43, 2
  %45 = tail call i32 @llvm.smin.i32(i32 %44, i32 %2)
  %46 = add nsw i32 %45, -1
  %47 = add nsw i32 %46, %30
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %48
  %50 = load i8, ptr addrspace(1) %49, align 1, !tbaa !15, !amdgpu.noclobber !16
  %51 = tail call i32 @llvm.smax.i32(i32 %19, i32 0)
  %52 = add nuw nsw i32 %51, 1
  %53 = tail call i32 @llvm.smin.i32(i32 %52, i32 %3)
  %54 = add nsw i32 %53, -1
  %55 = mul nsw i32 %54, %2
  %56 = add nsw i32 %26, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %57
  %59 = load i8, ptr addrspace(1) %58, align 1, !tbaa !15, !amdgpu.noclobber !16
  %60 = add nsw i32 %38, %55
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %61
  %63 = load i8, ptr addrspace(1) %62, align 1, !tbaa !15, !amdgpu.noclobber !16
  %64 = add nsw i32 %46, %55
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %65
  %67 = load i8, ptr addrspace(1) %66, align 1, !tbaa !15, !amdgpu.noclobber !16
  %68 = tail call i32 @llvm.smax.i32(i32 %19, i32 -1)
  %69 = add nsw i32 %68, 2
  %70 = tail call i32 @llvm.smin.i32(i32 %69, i32 %3)
  %71 = add nsw i32 %70, -1
  %72 = mul nsw i32 %71, %2
  %73 = add nsw i32 %26, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %74
  %76 = load i8, ptr addrspace(1) %75, align 1, !tbaa !15, !amdgpu.noclobber !16
  %77 = add nsw i32 %38, %72
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %78
  %80 = load i8, ptr addrspace(1) %79, align 1, !tbaa !15, !amdgpu.noclobber !16
  %81 = add nsw i32 %46, %72
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %82
  %84 = load i8, ptr addrspace(1) %83, align 1, !tbaa !15, !amdgpu.noclobber !16
  %85 = tail call i8 @llvm.umin.i8(i8 %42, i8 %50)
  %86 = tail call i8 @llvm.umax.i8(i8 %42, i8 %50)
  %87 = tail call i8 @llvm.umin.i8(i8 %63, i8 %67)
  %88 = tail call i8 @llvm.umax.i8(i8 %63, i8 %67)
  %89 = tail call i8 @llvm.umin.i8(i8 %80, i8 %84)
  %90 = tail call i8 @llvm.umax.i8(i8 %80, i8 %84)
  %91 = tail call i8 @llvm.umin.i8(i8 %34, i8 %85)
  %92 = tail call i8 @llvm.umax.i8(i8 %34, i8 %85)
  %93 = tail call i8 @llvm.umin.i8(i8 %59, i8 %87)
  %94 = tail call i8 @llvm.umax.i8(i8 %59, i8 %87)
  %95 = tail call i8 @llvm.umin.i8(i8 %76, i8 %89)
  %96 = tail call i8 @llvm.umax.i8(i8 %76, i8 %89)
  %97 = tail call i8 @llvm.umin.i8(i8 %92, i8 %86)
  %98 = tail call i8 @llvm.umax.i8(i8 %92, i8 %86)
  %99 = tail call i8 @llvm.umin.i8(i8 %94, i8 %88)
  %100 = tail call i8 @llvm.umax.i8(i8 %94, i8 %88)
  %101 = tail call i8 @llvm.umin.i8(i8 %96, i8 %90)
  %102 = tail call i8 @llvm.umax.i8(i8 %96, i8 %90)
  %103 = tail call i8 @llvm.umax.i8(i8 %91, i8 %93)
  %104 = tail call i8 @llvm.umin.i8(i8 %100, i8 %102)
  %105 = tail call i8 @llvm.umin.i8(i8 %99, i8 %101)
  %106 = tail call i8 @llvm.umax.i8(i8 %99, i8 %101)
  %107 = tail call i8 @llvm.umax.i8(i8 %103, i8 %95)
  %108 = tail call i8 @llvm.umax.i8(i8 %97, i8 %105)
  %109 = tail call i8 @llvm.umin.i8(i8 %98, i8 %104)
  %110 = tail call i8 @llvm.umin.i8(i8 %108, i8 %106)
  %111 = tail call i8 @llvm.umin.i8(i8 %110, i8 %109)
  %112 = tail call i8 @llvm.umax.i8(i8 %110, i8 %109)
  %113 = tail call i8 @llvm.umax.i8(i8 %107, i8 %111)
  %114 = tail call i8 @llvm.umin.i8(i8 %113, i8 %112)
  %115 = mul nsw i32 %19, %2
  %116 = add nsw i32 %115, %12
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %117
  store i8 %114, ptr addrspace(1) %118, align 1, !tbaa !15
  br label %119

119:                                              ; preds = %4, %23
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_median3x3(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 6
  %15 = load i16, ptr addrspace(4) %14, align 2, !tbaa !13
  %16 = zext i16 %15 to i32
  %17 = mul i32 %13, %16
  %18 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %19 = add i32 %17, %18
  %20 = icmp slt i32 %12, %2
  %21 = icmp slt i32 %19, %3
  %22 = select i1 %20, i1 %21, i1 false
  br i1 %22, label %23, label %119

23:                                               ; preds = %4
  %24 = tail call i32 @llvm.smax.i32(i32 %12, i32 1)
  %25 = tail call i32 @llvm.smin.i32(i32 %24, i32 %2)
  %26 = add nsw i32 %25, -1
  %27 = tail call i32 @llvm.smax.i32(i32 %19, i32 1)
  %28 = tail call i32 @llvm.smin.i32(i32 %27, i32 %3)
  %29 = add nsw i32 %28, -1
  %30 = mul nsw i32 %29, %2
  %31 = add nsw i32 %26, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %32
  %34 = load i8, ptr addrspace(1) %33, align 1, !tbaa !15
  %35 = tail call i32 @llvm.smax.i32(i32 %12, i32 0)
  %36 = add nuw nsw i32 %35, 1
  %37 = tail call i32 @llvm.smin.i32(i32 %36, i32 %2)
  %38 = add nsw i32 %37, -1
  %39 = add nsw i32 %38, %30
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %40
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !15
  %43 = tail call i32 @llvm.smax.i32(i32 %12, i32 -1)
  %44 = add nsw i32 %43, 2
  %45 = tail call i32 @llvm.smin.i32(i32 %44, i32 %2)
  %46 = add nsw i32 %45, -1
  %47 = add nsw i32 %46, %30
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %48
  %50 = load i8, ptr addrspace(1) %49, align 1, !tbaa !15
  %51 = tail call i32 @llvm.smax.i32(i32 %19, i32 0)
  %52 = add nuw nsw i32 %51, 1
  %53 = tail call i32 @llvm.smin.i32(i32 %52, i32 %3)
  %54 = add nsw i32 %53, -1
  %55 = mul nsw i32 %54, %2
  %56 = add nsw i32 %26, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %57
  %59 = load i8, ptr addrspace(1) %58, align 1, !tbaa !15
  %60 = add nsw i32 %38, %55
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %61
  %63 = load i8, ptr addrspace(1) %62, align 1, !tbaa !15
  %64 = add nsw i32 %46, %55
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %65
  %67 = load i8, ptr addrspace(1) %66, align 1, !tbaa !15
  %68 = tail call i32 @llvm.smax.i32(i32 %19, i32 -1)
  %69 = add nsw i32 %68, 2
  %70 = tail call i32 @llvm.smin.i32(i32 %69, i32 %3)
  %71 = add nsw i32 %70, -1
  %72 = mul nsw i32 %71, %2
  %73 = add nsw i32 %26, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %74
  %76 = load i8, ptr addrspace(1) %75, align 1, !tbaa !15
  %77 = add nsw i32 %38, %72
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %78
  %80 = load i8, ptr addrspace(1) %79, align 1, !tbaa !15
  %81 = add nsw i32 %46, %72
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %82
  %84 = load i8, ptr addrspace(1) %83, align 1, !tbaa !15
  %85 = tail call i8 @llvm.umin.i8(i8 %42, i8 %50)
  %86 = tail call i8 @llvm.umax.i8(i8 %42, i8 %50)
  %87 = tail call i8 @llvm.umin.i8(i8 %63, i8 %67)
  %88 = tail call i8 @llvm.umax.i8(i8 %63, i8 %67)
  %89 = tail call i8 @llvm.umin.i8(i8 %80, i8 %84)
  %90 = tail call i8 @llvm.umax.i8(i8 %80, i8 %84)
  %91 = tail call i8 @llvm.umin.i8(i8 %34, i8 %85)
  %92 = tail call i8 @llvm.umax.i8(i8 %34, i8 %85)
  %93 = tail call i8 @llvm.umin.i8(i8 %59, i8 %87)
  %94 = tail call i8 @llvm.umax.i8(i8 %59, i8 %87)
  %95 = tail call i8 @llvm.umin.i8(i8 %76, i8 %89)
  %96 = tail call i8 @llvm.umax.i8(i8 %76, i8 %89)
  %97 = tail call i8 @llvm.umin.i8(i8 %92, i8 %86)
  %98 = tail call i8 @llvm.umax.i8(i8 %92, i8 %86)
  %99 = tail call i8 @llvm.umin.i8(i8 %94, i8 %88)
  %100 = tail call i8 @llvm.umax.i8(i8 %94, i8 %88)
  %101 = tail call i8 @llvm.umin.i8(i8 %96, i8 %90)
  %102 = tail call i8 @llvm.umax.i8(i8 %96, i8 %90)
  %103 = tail call i8 @llvm.umax.i8(i8 %91, i8 %93)
  %104 = tail call i8 @llvm.umin.i8(i8 %100, i8 %102)
  %105 = tail call i8 @llvm.umin.i8(i8 %99, i8 %101)
  %106 = tail call i8 @llvm.umax.i8(i8 %99, i8 %101)
  %107 = tail call i8 @llvm.umax.i8(i8 %103, i8 %95)
  %108 = tail call i8 @llvm.umax.i8(i8 %97, i8 %105)
  %109 = tail call i8 @llvm.umin.i8(i8 %98, i8 %104)
  %110 = tail call i8 @llvm.umin.i8(i8 %108, i8 %106)
  %111 = tail call i8 @llvm.umin.i8(i8 %110, i8 %109)
  %112 = tail call i8 @llvm.umax.i8(i8 %110, i8 %109)
  %113 = tail call i8 @llvm.umax.i8(i8 %107, i8 %111)
  %114 = tail call i8 @llvm.umin.i8(i8 %113, i8 %112)
  %115 = mul nsw i32 %19, %2
  %116 = add nsw i32 %115, %12
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %117
  store i8 %114, ptr addrspace(1) %118, align 1, !tbaa !15
  br label %119

119:                                              ; preds = %4, %23
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umax.i8(i8, i8) #2

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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"uchar*", !"uchar*", !"int", !"int"}
!12 = !{!"const", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!7, !7, i64 0}
!16 = !{}
