; ModuleID = 'gaussian.cl'
source_filename = "gaussian.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@WEIGHTS = hidden local_unnamed_addr addrspace(4) constant [7 x float] [float 3.125000e-02, float 1.093750e-01, float 2.187500e-01, float 2.812500e-01, float 2.187500e-01, float 1.093750e-01, float 3.125000e-02], align 4
@gaussian.tile = internal unnamed_addr addrspace(3) global [22 x [22 x float]] undef, align 4
@gaussian.rows = internal unnamed_addr addrspace(3) global [22 x [16 x float]] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @gaussian(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = shl i32 %7, 4
  %9 = add i32 %8, -3
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %11 = shl i32 %10, 4
  %12 = add i32 %11, -3
  %13 = icmp samesign ult i32 %6, 22
  br i1 %13, label %14, label %26

14:                                               ; preds = %4
  %15 = icmp samesign ult i32 %5, 22
  %16 = add nsw i32 %2, -1
  %17 = add nsw i32 %3, -1
  br label %18

18:                                               ; preds = %14, %29
  %19 = phi i32 [ %6, %14 ], [ %30, %29 ]
  br i1 %15, label %20, label %29

20:                                               ; preds = %18
  %21 = add nsw i32 %12, %19
  %22 = tail call i32 @llvm.smax.i32(i32 %21, i32 0)
  %23 = tail call i32 @llvm.smin.i32(i32 %22, i32 %17)
  %24 = mul nsw i32 %23, %2
  %25 = getelementptr inbounds nuw [22 x float], ptr addrspace(3) @gaussian.tile, i32 %19
  br label %32

26:                                               ; preds = %29, %4
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %27 = getelementptr inbounds nuw float, ptr addrspace(3) @gaussian.tile, i32 %5
  %28 = getelementptr inbounds nuw float, ptr addrspace(3) @gaussian.rows, i32 %5
  br i1 %13, label %44, label %70

29:                                               ; preds = %32, %18
  %30 = add nuw nsw i32 %19, 16
  %31 = icmp samesign ult i32 %19, 6
  br i1 %31, label %18, label %26

32:                                               ; preds = %20, %32
  %33 = phi i32 [ %5, %20 ], [ %42, %32 ]
  %34 = add nsw i32 %9, %33
  %35 = tail call i32 @llvm.smax.i32(i32 %34, i32 0)
  %36 = tail call i32 @llvm.smin.i32(i32 %35, i32 %16)
  %37 = add nsw i32 %36, %24
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !15, !amdgpu.noclobber !17
  %41 = getelementptr inbounds nuw float, ptr addrspace(3) %25, i32 %33
  store float %40, ptr addrspace(3) %41, align 4, !tbaa !15
  %42 = add nuw nsw i32 %33, 16
  %43 = icmp samesign ult i32 %33, 6
  br i1 %43, label %32, label %29

44:                                               ; preds = %26, %44
  %45 = phi i32 [ %68, %44 ], [ %6, %26 ]
  %46 = getelementptr inbounds nuw [22 x float], ptr addrspace(3) %27, i32 %45
  %47 = load float, ptr addrspace(3) %46, align 4, !tbaa !15
  %48 = tail call float @llvm.fmuladd.f32(float %47, float 3.125000e-02, float 0.000000e+00)
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i32 4
  %50 = load float, ptr addrspace(3) %49, align 4, !tbaa !15
  %51 = tail call float @llvm.fmuladd.f32(float %50, float 1.093750e-01, float %48)
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i32 8
  %53 = load float, ptr addrspace(3) %52, align 4, !tbaa !15
  %54 = tail call float @llvm.fmuladd.f32(float %53, float 2.187500e-01, float %51)
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i32 12
  %56 = load float, ptr addrspace(3) %55, align 4, !tbaa !15
  %57 = tail call float @llvm.fmuladd.f32(float %56, float 2.812500e-01, float %54)
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i32 16
  %59 = load float, ptr addrspace(3) %58, align 4, !tbaa !15
  %60 = tail call float @llvm.fmuladd.f32(float %59, float 2.187500e-01, float %57)
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i32 20
  %62 = load float, ptr addrspace(3) %61, align 4, !tbaa !15
  %63 = tail call float @llvm.fmuladd.f32(float %62, float 1.093750e-01, float %60)
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i32 24
  %65 = load float, ptr addrspace(3) %64, align 4, !tbaa !15
  %66 = tail call float @llvm.fmuladd.f32(float %65, float 3.125000e-02, float %63)
  %67 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %28, i32 %45
  store float %66, ptr addrspace(3) %67, align 4, !tbaa !15
  %68 = add nuw nsw i32 %45, 16
  %69 = icmp samesign ult i32 %45, 6
  br i1 %69, label %44, label %70

70:                                               ; preds = %44, %26
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %71 = add nsw i32 %8, %5
  %72 = add nsw i32 %11, %6
  %73 = icmp slt i32 %71, %2
  %74 = icmp slt i32 %72, %3
  %75 = select i1 %73, i1 %74, i1 false
  br i1 %75, label %76, label %103

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @gaussian.rows, i32 %6
  %78 = getelementptr inbounds nuw float, ptr addrspace(3) %77, i32 %5
  %79 = load float, ptr addrspace(3) %78, align 4, !tbaa !15
  %80 = tail call float @llvm.fmuladd.f32(float %79, float 3.125000e-02, float 0.000000e+00)
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 64
  %82 = load float, ptr addrspace(3) %81, align 4, !tbaa !15
  %83 = tail call float @llvm.fmuladd.f32(float %82, float 1.093750e-01, float %80)
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 128
  %85 = load float, ptr addrspace(3) %84, align 4, !tbaa !15
  %86 = tail call float @llvm.fmuladd.f32(float %85, float 2.187500e-01, float %83)
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 192
  %88 = load float, ptr addrspace(3) %87, align 4, !tbaa !15
  %89 = tail call float @llvm.fmuladd.f32(float %88, float 2.812500e-01, float %86)
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 256
  %91 = load float, ptr addrspace(3) %90, align 4, !tbaa !15
  %92 = tail call float @llvm.fmuladd.f32(float %91, float 2.187500e-01, float %89)
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 320
  %94 = load float, ptr addrspace(3) %93, align 4, !tbaa !15
  %95 = tail call float @llvm.fmuladd.f32(float %94, float 1.093750e-01, float %92)
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 384
  %97 = load float, ptr addrspace(3) %96, align 4, !tbaa !15
  %98 = tail call float @llvm.fmuladd.f32(float %97, float 3.125000e-02, float %95)
  %99 = mul nsw i32 %2, %72
  %100 = add nsw i32 %99, %71
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %101
  store float %98, ptr addrspace(1) %102, align 4, !tbaa !15
  br label %103

103:                                              ; preds = %70, %76
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_gaussian(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = shl i32 %7, 4
  %9 = add i32 %8, -3
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %11 = shl i32 %10, 4
  %12 = add i32 %11, -3
  %13 = icmp samesign ult i32 %6, 22
  br i1 %13, label %14, label %26

14:                                               ; preds = %4
  %15 = icmp samesign ult i32 %5, 22
  %16 = add nsw i32 %2, -1
  %17 = add nsw i32 %3, -1
  br label %18

18:                                               ; preds = %14, %29
  %19 = phi i32 [ %6, %14 ], [ %30, %29 ]
  br i1 %15, label %20, label %29

20:                                               ; preds = %18
  %21 = add nsw i32 %12, %19
  %22 = tail call i32 @llvm.smax.i32(i32 %21, i32 0)
  %23 = tail call i32 @llvm.smin.i32(i32 %22, i32 %17)
  %24 = mul nsw i32 %23, %2
  %25 = getelementptr inbounds nuw [22 x float], ptr addrspace(3) @gaussian.tile, i32 %19
  br label %32

26:                                               ; preds = %29, %4
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %27 = getelementptr inbounds nuw float, ptr addrspace(3) @gaussian.tile, i32 %5
  %28 = getelementptr inbounds nuw float, ptr addrspace(3) @gaussian.rows, i32 %5
  br i1 %13, label %44, label %70

29:                                               ; preds = %32, %18
  %30 = add nuw nsw i32 %19, 16
  %31 = icmp samesign ult i32 %19, 6
  br i1 %31, label %18, label %26

32:                                               ; preds = %20, %32
  %33 = phi i32 [ %5, %20 ], [ %42, %32 ]
  %34 = add nsw i32 %9, %33
  %35 = tail call i32 @llvm.smax.i32(i32 %34, i32 0)
  %36 = tail call i32 @llvm.smin.i32(i32 %35, i32 %16)
  %37 = add nsw i32 %36, %24
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !15
  %41 = getelementptr inbounds nuw float, ptr addrspace(3) %25, i32 %33
  store float %40, ptr addrspace(3) %41, align 4, !tbaa !15
  %42 = add nuw nsw i32 %33, 16
  %43 = icmp samesign ult i32 %33, 6
  br i1 %43, label %32, label %29

44:                                               ; preds = %26, %44
  %45 = phi i32 [ %68, %44 ], [ %6, %26 ]
  %46 = getelementptr inbounds nuw [22 x float], ptr addrspace(3) %27, i32 %45
  %47 = load float, ptr addrspace(3) %46, align 4, !tbaa !15
  %48 = tail call float @llvm.fmuladd.f32(float %47, float 3.125000e-02, float 0.000000e+00)
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i32 4
  %50 = load float, ptr addrspace(3) %49, align 4, !tbaa !15
  %51 = tail call float @llvm.fmuladd.f32(float %50, float 1.093750e-01, float %48)
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i32 8
  %53 = load float, ptr addrspace(3) %52, align 4, !tbaa !15
  %54 = tail call float @llvm.fmuladd.f32(float %53, float 2.187500e-01, float %51)
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i32 12
  %56 = load float, ptr addrspace(3) %55, align 4, !tbaa !15
  %57 = tail call float @llvm.fmuladd.f32(float %56, float 2.812500e-01, float %54)
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i32 16
  %59 = load float, ptr addrspace(3) %58, align 4, !tbaa !15
  %60 = tail call float @llvm.fmuladd.f32(float %59, float 2.187500e-01, float %57)
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i32 20
  %62 = load float, ptr addrspace(3) %61, align 4, !tbaa !15
  %63 = tail call float @llvm.fmuladd.f32(float %62, float 1.093750e-01, float %60)
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i32 24
  %65 = load float, ptr addrspace(3) %64, align 4, !tbaa !15
  %66 = tail call float @llvm.fmuladd.f32(float %65, float 3.125000e-02, float %63)
  %67 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) %28, i32 %45
  store float %66, ptr addrspace(3) %67, align 4, !tbaa !15
  %68 = add nuw nsw i32 %45, 16
  %69 = icmp samesign ult i32 %45, 6
  br i1 %69, label %44, label %70

70:                                               ; preds = %44, %26
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %71 = add nsw i32 %8, %5
  %72 = add nsw i32 %11, %6
  %73 = icmp slt i32 %71, %2
  %74 = icmp slt i32 %72, %3
  %75 = select i1 %73, i1 %74, i1 false
  br i1 %75, label %76, label %103

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @gaussian.rows, i32 %6
  %78 = getelementptr inbounds nuw float, ptr addrspace(3) %77, i32 %5
  %79 = load float, ptr addrspace(3) %78, align 4, !tbaa !15
  %80 = tail call float @llvm.fmuladd.f32(float %79, float 3.125000e-02, float 0.000000e+00)
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 64
  %82 = load float, ptr addrspace(3) %81, align 4, !tbaa !15
  %83 = tail call float @llvm.fmuladd.f32(float %82, float 1.093750e-01, float %80)
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 128
  %85 = load float, ptr addrspace(3) %84, align 4, !tbaa !15
  %86 = tail call float @llvm.fmuladd.f32(float %85, float 2.187500e-01, float %83)
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 192
  %88 = load float, ptr addrspace(3) %87, align 4, !tbaa !15
  %89 = tail call float @llvm.fmuladd.f32(float %88, float 2.812500e-01, float %86)
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 256
  %91 = load float, ptr addrspace(3) %90, align 4, !tbaa !15
  %92 = tail call float @llvm.fmuladd.f32(float %91, float 2.187500e-01, float %89)
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 320
  %94 = load float, ptr addrspace(3) %93, align 4, !tbaa !15
  %95 = tail call float @llvm.fmuladd.f32(float %94, float 1.093750e-01, float %92)
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 384
  %97 = load float, ptr addrspace(3) %96, align 4, !tbaa !15
  %98 = tail call float @llvm.fmuladd.f32(float %97, float 3.125000e-02, float %95)
  %99 = mul nsw i32 %2, %72
  %100 = add nsw i32 %99, %71
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %101
  store float %98, ptr addrspace(1) %102, align 4, !tbaa !15
  br label %103

103:                                              ; preds = %70, %76
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

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
!9 = !{i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"float*", !"float*", !"int", !"int"}
!12 = !{!"const", !"", !"", !""}
!13 = !{i32 16, i32 16, i32 1}
!14 = !{!"amdgpu-synchronize-as", !"local"}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !7, i64 0}
!17 = !{}
