; ModuleID = 'julia_f64.cl'
source_filename = "julia_f64.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define protected amdgpu_kernel void @julia_f64(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, i32 noundef %1, i32 noundef %2, <2 x double> noundef %3, double noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 6
  %17 = load i16, ptr addrspace(4) %16, align 2, !tbaa !14
  %18 = zext i16 %17 to i32
  %19 = mul i32 %15, %18
  %20 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %21 = add i32 %19, %20
  %22 = icmp slt i32 %14, %1
  %23 = icmp slt i32 %21, %2
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %62

25:                                               ; preds = %6
  %26 = icmp sgt i32 %5, 0
  br i1 %26, label %27, label %56

27:                                               ; preds = %25
  %28 = sdiv i32 %2, -2
  %29 = add i32 %21, %28
  %30 = sitofp i32 %29 to double
  %31 = fmul double %4, %30
  %32 = sdiv i32 %1, -2
  %33 = add i32 %14, %32
  %34 = sitofp i32 %33 to double
  %35 = fmul double %4, %34
  %36 = extractelement <2 x double> %3, i64 0
  %37 = extractelement <2 x double> %3, i64 1
  br label %38

38:                                               ; preds = %27, %45
  %39 = phi i32 [ 0, %27 ], [ %51, %45 ]
  %40 = phi double [ %31, %27 ], [ %50, %45 ]
  %41 = phi double [ %35, %27 ], [ %48, %45 ]
  %42 = fmul double %40, %40
  %43 = tail call double @llvm.fmuladd.f64(double %41, double %41, double %42)
  %44 = fcmp ugt double %43, 4.000000e+00
  br i1 %44, label %53, label %45

45:                                               ; preds = %38
  %46 = fneg double %42
  %47 = tail call double @llvm.fmuladd.f64(double %41, double %41, double %46)
  %48 = fadd double %36, %47
  %49 = fmul double %41, 2.000000e+00
  %50 = tail call double @llvm.fmuladd.f64(double %49, double %40, double %37)
  %51 = add nuw nsw i32 %39, 1
  %52 = icmp eq i32 %51, %5
  br i1 %52, label %53, label %38

53:                                               ; preds = %38, %45
  %54 = phi i32 [ %5, %45 ], [ %39, %38 ]
  %55 = trunc i32 %54 to i16
  br label %56

56:                                               ; preds = %53, %25
  %57 = phi i16 [ 0, %25 ], [ %55, %53 ]
  %58 = mul nsw i32 %21, %1
  %59 = add nsw i32 %58, %14
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %60
  store i16 %57, ptr addrspace(1) %61, align 2, !tbaa !14
  br label %62

62:                                               ; preds = %6, %56
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: write)
define protected void @__clang_ocl_kern_imp_julia_f64(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, i32 noundef %1, i32 noundef %2, <2 x double> noundef %3, double noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 6
  %17 = load i16, ptr addrspace(4) %16, align 2, !tbaa !14
  %18 = zext i16 %17 to i32
  %19 = mul i32 %15, %18
  %20 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %21 = add i32 %19, %20
  %22 = icmp slt i32 %14, %1
  %23 = icmp slt i32 %21, %2
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %62

25:                                               ; preds = %6
  %26 = icmp sgt i32 %5, 0
  br i1 %26, label %27, label %56

27:                                               ; preds = %25
  %28 = sdiv i32 %2, -2
  %29 = add i32 %21, %28
  %30 = sitofp i32 %29 to double
  %31 = fmul double %4, %30
  %32 = sdiv i32 %1, -2
  %33 = add i32 %14, %32
  %34 = sitofp i32 %33 to double
  %35 = fmul double %4, %34
  %36 = extractelement <2 x double> %3, i64 0
  %37 = extractelement <2 x double> %3, i64 1
  br label %38

38:                                               ; preds = %27, %45
  %39 = phi i32 [ 0, %27 ], [ %51, %45 ]
  %40 = phi double [ %31, %27 ], [ %50, %45 ]
  %41 = phi double [ %35, %27 ], [ %48, %45 ]
  %42 = fmul double %40, %40
  %43 = tail call double @llvm.fmuladd.f64(double %41, double %41, double %42)
  %44 = fcmp ugt double %43, 4.000000e+00
  br i1 %44, label %53, label %45

45:                                               ; preds = %38
  %46 = fneg double %42
  %47 = tail call double @llvm.fmuladd.f64(double %41, double %41, double %46)
  %48 = fadd double %36, %47
  %49 = fmul double %41, 2.000000e+00
  %50 = tail call double @llvm.fmuladd.f64(double %49, double %40, double %37)
  %51 = add nuw nsw i32 %39, 1
  %52 = icmp eq i32 %51, %5
  br i1 %52, label %53, label %38

53:                                               ; preds = %45, %38
  %54 = phi i32 [ %39, %38 ], [ %5, %45 ]
  %55 = trunc i32 %54 to i16
  br label %56

56:                                               ; preds = %53, %25
  %57 = phi i16 [ 0, %25 ], [ %55, %53 ]
  %58 = mul nsw i32 %21, %1
  %59 = add nsw i32 %58, %14
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %60
  store i16 %57, ptr addrspace(1) %61, align 2, !tbaa !14
  br label %62

62:                                               ; preds = %6, %56
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

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

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: write) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"ushort*", !"int", !"int", !"double2", !"double", !"int"}
!12 = !{!"ushort*", !"int", !"int", !"double __attribute__((ext_vector_type(2)))", !"double", !"int"}
!13 = !{!"", !"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
