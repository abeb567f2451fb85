; ModuleID = 'jacobi2d.cl'
source_filename = "jacobi2d.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @jacobi2d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = add i32 %14, 1
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 6
  %18 = load i16, ptr addrspace(4) %17, align 2, !tbaa !13
  %19 = zext i16 %18 to i32
  %20 = mul i32 %16, %19
  %21 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %22 = add nuw nsw i32 %21, 1
  %23 = add i32 %22, %20
  %24 = add nsw i32 %4, -1
  %25 = icmp slt i32 %15, %24
  %26 = icmp slt i32 %23, %24
  %27 = select i1 %25, i1 %26, i1 false
  br i1 %27, label %28, label %60

28:                                               ; preds = %6
  %29 = mul nsw i32 %23, %4
  %30 = add nsw i32 %29, %15
  %31 = add i32 %29, %14
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !15, !amdgpu.noclobber !17
  %35 = sext i32 %30 to i64
  %36 = getelementptr float, ptr addrspace(1) %0, i64 %35
  %37 = getelementptr i8, ptr addrspace(1) %36, i64 4
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !15
  %39 = fadd float %34, %38
  %40 = sub nsw i32 %30, %4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !15, !amdgpu.noclobber !17
  %44 = fadd float %39, %43
  %45 = add nsw i32 %30, %4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !15, !amdgpu.noclobber !17
  %49 = fadd float %44, %48
  %50 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %35
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !15, !amdgpu.noclobber !17
  %52 = fneg float %5
  %53 = tail call float @llvm.fmuladd.f32(float %52, float %51, float %49)
  %54 = fmul float %53, 2.500000e-01
  %55 = load float, ptr addrspace(1) %36, align 4, !tbaa !15, !amdgpu.noclobber !17
  %56 = fsub float %54, %55
  %57 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %35
  store float %54, ptr addrspace(1) %57, align 4, !tbaa !15
  %58 = fmul float %56, %56
  %59 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %35
  store float %58, ptr addrspace(1) %59, align 4, !tbaa !15
  br label %60

60:                                               ; preds = %6, %28
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_jacobi2d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, float noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = add i32 %14, 1
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 6
  %18 = load i16, ptr addrspace(4) %17, align 2, !tbaa !13
  %19 = zext i16 %18 to i32
  %20 = mul i32 %16, %19
  %21 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %22 = add nuw nsw i32 %21, 1
  %23 = add i32 %22, %20
  %24 = add nsw i32 %4, -1
  %25 = icmp slt i32 %15, %24
  %26 = icmp slt i32 %23, %24
  %27 = select i1 %25, i1 %26, i1 false
  br i1 %27, label %28, label %60

28:                                               ; preds = %6
  %29 = mul nsw i32 %23, %4
  %30 = add nsw i32 %29, %15
  %31 = add i32 %29, %14
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !15
  %35 = sext i32 %30 to i64
  %36 = getelementptr float, ptr addrspace(1) %0, i64 %35
  %37 = getelementptr i8, ptr addrspace(1) %36, i64 4
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !15
  %39 = fadd float %34, %38
  %40 = sub nsw i32 %30, %4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %41
  %43 = load float, ptr addrspace(1) %42, align 4, !tbaa !15
  %44 = fadd float %39, %43
  %45 = add nsw i32 %30, %4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !15
  %49 = fadd float %44, %48
  %50 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %35
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !15
  %52 = fneg float %5
  %53 = tail call float @llvm.fmuladd.f32(float %52, float %51, float %49)
  %54 = fmul float %53, 2.500000e-01
  %55 = load float, ptr addrspace(1) %36, align 4, !tbaa !15
  %56 = fsub float %54, %55
  %57 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %35
  store float %54, ptr addrspace(1) %57, align 4, !tbaa !15
  %58 = fmul float %56, %56
  %59 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %35
  store float %58, ptr addrspace(1) %59, align 4, !tbaa !15
  br label %60

60:                                               ; preds = %6, %28
  ret void
}

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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"float*", !"float*", !"float*", !"float*", !"int", !"float"}
!12 = !{!"const", !"const", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !7, i64 0}
!17 = !{}
