; ModuleID = 'nbody_f64.cl'
source_filename = "nbody_f64.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @nbody_f64(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 8 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5, ptr addrspace(1) noundef writeonly align 8 captures(none) %6, i32 noundef %7, double noundef %8) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 4
  %13 = load i16, ptr addrspace(4) %12, align 4, !tbaa !13
  %14 = zext i16 %13 to i32
  %15 = mul i32 %10, %14
  %16 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %17 = add i32 %15, %16
  %18 = icmp ult i32 %17, %7
  br i1 %18, label %19, label %59

19:                                               ; preds = %9
  %20 = zext i32 %17 to i64
  %21 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %20
  %22 = load double, ptr addrspace(1) %21, align 8, !tbaa !15, !amdgpu.noclobber !17
  %23 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %20
  %24 = load double, ptr addrspace(1) %23, align 8, !tbaa !15, !amdgpu.noclobber !17
  %25 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %20
  %26 = load double, ptr addrspace(1) %25, align 8, !tbaa !15, !amdgpu.noclobber !17
  br label %31

27:                                               ; preds = %31
  %28 = getelementptr inbounds nuw double, ptr addrspace(1) %4, i64 %20
  store double %54, ptr addrspace(1) %28, align 8, !tbaa !15
  %29 = getelementptr inbounds nuw double, ptr addrspace(1) %5, i64 %20
  store double %55, ptr addrspace(1) %29, align 8, !tbaa !15
  %30 = getelementptr inbounds nuw double, ptr addrspace(1) %6, i64 %20
  store double %56, ptr addrspace(1) %30, align 8, !tbaa !15
  br label %59

31:                                               ; preds = %19, %31
  %32 = phi double [ 0.000000e+00, %19 ], [ %54, %31 ]
  %33 = phi double [ 0.000000e+00, %19 ], [ %55, %31 ]
  %34 = phi double [ 0.000000e+00, %19 ], [ %56, %31 ]
  %35 = phi i32 [ 0, %19 ], [ %57, %31 ]
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %36
  %38 = load double, ptr addrspace(1) %37, align 8, !tbaa !15, !amdgpu.noclobber !17
  %39 = fsub double %38, %22
  %40 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %36
  %41 = load double, ptr addrspace(1) %40, align 8, !tbaa !15, !amdgpu.noclobber !17
  %42 = fsub double %41, %24
  %43 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %36
  %44 = load double, ptr addrspace(1) %43, align 8, !tbaa !15, !amdgpu.noclobber !17
  %45 = fsub double %44, %26
  %46 = tail call double @llvm.fma.f64(double %45, double %45, double %8)
  %47 = tail call double @llvm.fma.f64(double %42, double %42, double %46)
  %48 = tail call double @llvm.fma.f64(double %39, double %39, double %47)
  %49 = tail call double @llvm.sqrt.f64(double %48)
  %50 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %36
  %51 = load double, ptr addrspace(1) %50, align 8, !tbaa !15, !amdgpu.noclobber !17
  %52 = fmul double %48, %49
  %53 = fdiv double %51, %52
  %54 = tail call double @llvm.fmuladd.f64(double %39, double %53, double %32)
  %55 = tail call double @llvm.fmuladd.f64(double %42, double %53, double %33)
  %56 = tail call double @llvm.fmuladd.f64(double %45, double %53, double %34)
  %57 = add nuw i32 %35, 1
  %58 = icmp eq i32 %57, %7
  br i1 %58, label %27, label %31

59:                                               ; preds = %9, %27
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_nbody_f64(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 8 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5, ptr addrspace(1) noundef writeonly align 8 captures(none) %6, i32 noundef %7, double noundef %8) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 4
  %13 = load i16, ptr addrspace(4) %12, align 4, !tbaa !13
  %14 = zext i16 %13 to i32
  %15 = mul i32 %10, %14
  %16 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %17 = add i32 %15, %16
  %18 = icmp ult i32 %17, %7
  br i1 %18, label %19, label %59

19:                                               ; preds = %9
  %20 = zext i32 %17 to i64
  %21 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %20
  %22 = load double, ptr addrspace(1) %21, align 8, !tbaa !15
  %23 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %20
  %24 = load double, ptr addrspace(1) %23, align 8, !tbaa !15
  %25 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %20
  %26 = load double, ptr addrspace(1) %25, align 8, !tbaa !15
  br label %31

27:                                               ; preds = %31
  %28 = getelementptr inbounds nuw double, ptr addrspace(1) %4, i64 %20
  store double %54, ptr addrspace(1) %28, align 8, !tbaa !15
  %29 = getelementptr inbounds nuw double, ptr addrspace(1) %5, i64 %20
  store double %55, ptr addrspace(1) %29, align 8, !tbaa !15
  %30 = getelementptr inbounds nuw double, ptr addrspace(1) %6, i64 %20
  store double %56, ptr addrspace(1) %30, align 8, !tbaa !15
  br label %59

31:                                               ; preds = %19, %31
  %32 = phi double [ 0.000000e+00, %19 ], [ %54, %31 ]
  %33 = phi double [ 0.000000e+00, %19 ], [ %55, %31 ]
  %34 = phi double [ 0.000000e+00, %19 ], [ %56, %31 ]
  %35 = phi i32 [ 0, %19 ], [ %57, %31 ]
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %36
  %38 = load double, ptr addrspace(1) %37, align 8, !tbaa !15
  %39 = fsub double %38, %22
  %40 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %36
  %41 = load double, ptr addrspace(1) %40, align 8, !tbaa !15
  %42 = fsub double %41, %24
  %43 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %36
  %44 = load double, ptr addrspace(1) %43, align 8, !tbaa !15
  %45 = fsub double %44, %26
  %46 = tail call double @llvm.fma.f64(double %45, double %45, double %8)
  %47 = tail call double @llvm.fma.f64(double %42, double %42, double %46)
  %48 = tail call double @llvm.fma.f64(double %39, double %39, double %47)
  %49 = tail call double @llvm.sqrt.f64(double %48)
  %50 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %36
  %51 = load double, ptr addrspace(1) %50, align 8, !tbaa !15
  %52 = fmul double %48, %49
  %53 = fdiv double %51, %52
  %54 = tail call double @llvm.fmuladd.f64(double %39, double %53, double %32)
  %55 = tail call double @llvm.fmuladd.f64(double %42, double %53, double %33)
  %56 = tail call double @llvm.fmuladd.f64(double %45, double %53, double %34)
  %57 = add nuw i32 %35, 1
  %58 = icmp eq i32 %57, %7
  br i1 %58, label %27, label %31

59:                                               ; preds = %9, %27
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"double*", !"double*", !"double*", !"double*", !"double*", !"double*", !"double*", !"uint", !"double"}
!12 = !{!"const", !"const", !"const", !"const", !"", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !7, i64 0}
!17 = !{}
