; ModuleID = 'quadratic_f64.cl'
source_filename = "quadratic_f64.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @quadratic_f64(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = icmp ult i32 %12, %3
  br i1 %13, label %14, label %68

14:                                               ; preds = %4
  %15 = mul i32 %12, 3
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %16
  %18 = load double, ptr addrspace(1) %17, align 8, !tbaa !15, !amdgpu.noclobber !17
  %19 = add i32 %15, 1
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %20
  %22 = load double, ptr addrspace(1) %21, align 8, !tbaa !15, !amdgpu.noclobber !17
  %23 = add i32 %15, 2
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %24
  %26 = load double, ptr addrspace(1) %25, align 8, !tbaa !15, !amdgpu.noclobber !17
  %27 = fcmp oeq double %18, 0.000000e+00
  br i1 %27, label %28, label %33

28:                                               ; preds = %14
  %29 = fcmp une double %22, 0.000000e+00
  br i1 %29, label %30, label %56

30:                                               ; preds = %28
  %31 = fneg double %26
  %32 = fdiv double %31, %22
  br label %56

33:                                               ; preds = %14
  %34 = fmul double %18, -4.000000e+00
  %35 = fmul double %34, %26
  %36 = tail call double @llvm.fma.f64(double %22, double %22, double %35)
  %37 = fcmp ult double %36, 0.000000e+00
  br i1 %37, label %47, label %38

38:                                               ; preds = %33
  %39 = tail call double @llvm.sqrt.f64(double %36)
  %40 = tail call double @llvm.copysign.f64(double %39, double %22)
  %41 = fadd double %22, %40
  %42 = fmul double %41, -5.000000e-01
  %43 = fdiv double %42, %18
  %44 = fcmp une double %42, 0.000000e+00
  %45 = fdiv double %26, %42
  %46 = select i1 %44, double %45, double 0.000000e+00
  br label %56

47:                                               ; preds = %33
  %48 = fneg double %22
  %49 = fmul double %18, 2.000000e+00
  %50 = fdiv double %48, %49
  %51 = fneg double %36
  %52 = tail call double @llvm.sqrt.f64(double %51)
  %53 = tail call double @llvm.fabs.f64(double %18)
  %54 = fmul double %53, 2.000000e+00
  %55 = fdiv double %52, %54
  br label %56

56:                                               ; preds = %47, %38, %30, %28
  %57 = phi double [ 0.000000e+00, %30 ], [ 0.000000e+00, %28 ], [ %46, %38 ], [ %55, %47 ]
  %58 = phi i32 [ 1, %30 ], [ 0, %28 ], [ 2, %38 ], [ -2, %47 ]
  %59 = phi double [ %32, %30 ], [ 0.000000e+00, %28 ], [ %43, %38 ], [ %50, %47 ]
  %60 = shl i32 %12, 1
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %61
  store double %59, ptr addrspace(1) %62, align 8, !tbaa !15
  %63 = or disjoint i32 %60, 1
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %64
  store double %57, ptr addrspace(1) %65, align 8, !tbaa !15
  %66 = zext i32 %12 to i64
  %67 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %66
  store i32 %58, ptr addrspace(1) %67, align 4, !tbaa !5
  br label %68

68:                                               ; preds = %4, %56
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_quadratic_f64(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = icmp ult i32 %12, %3
  br i1 %13, label %14, label %68

14:                                               ; preds = %4
  %15 = mul i32 %12, 3
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %16
  %18 = load double, ptr addrspace(1) %17, align 8, !tbaa !15
  %19 = add i32 %15, 1
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %20
  %22 = load double, ptr addrspace(1) %21, align 8, !tbaa !15
  %23 = add i32 %15, 2
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %24
  %26 = load double, ptr addrspace(1) %25, align 8, !tbaa !15
  %27 = fcmp oeq double %18, 0.000000e+00
  br i1 %27, label %28, label %33

28:                                               ; preds = %14
  %29 = fcmp une double %22, 0.000000e+00
  br i1 %29, label %30, label %56

30:                                               ; preds = %28
  %31 = fneg double %26
  %32 = fdiv double %31, %22
  br label %56

33:                                               ; preds = %14
  %34 = fmul double %18, -4.000000e+00
  %35 = fmul double %34, %26
  %36 = tail call double @llvm.fma.f64(double %22, double %22, double %35)
  %37 = fcmp ult double %36, 0.000000e+00
  br i1 %37, label %47, label %38

38:                                               ; preds = %33
  %39 = tail call double @llvm.sqrt.f64(double %36)
  %40 = tail call double @llvm.copysign.f64(double %39, double %22)
  %41 = fadd double %22, %40
  %42 = fmul double %41, -5.000000e-01
  %43 = fdiv double %42, %18
  %44 = fcmp une double %42, 0.000000e+00
  %45 = fdiv double %26, %42
  %46 = select i1 %44, double %45, double 0.000000e+00
  br label %56

47:                                               ; preds = %33
  %48 = fneg double %22
  %49 = fmul double %18, 2.000000e+00
  %50 = fdiv double %48, %49
  %51 = fneg double %36
  %52 = tail call double @llvm.sqrt.f64(double %51)
  %53 = tail call double @llvm.fabs.f64(double %18)
  %54 = fmul double %53, 2.000000e+00
  %55 = fdiv double %52, %54
  br label %56

56:                                               ; preds = %38, %47, %28, %30
  %57 = phi double [ 0.000000e+00, %30 ], [ 0.000000e+00, %28 ], [ %46, %38 ], [ %55, %47 ]
  %58 = phi i32 [ 1, %30 ], [ 0, %28 ], [ 2, %38 ], [ -2, %47 ]
  %59 = phi double [ %32, %30 ], [ 0.000000e+00, %28 ], [ %43, %38 ], [ %50, %47 ]
  %60 = shl i32 %12, 1
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %61
  store double %59, ptr addrspace(1) %62, align 8, !tbaa !15
  %63 = or disjoint i32 %60, 1
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %64
  store double %57, ptr addrspace(1) %65, align 8, !tbaa !15
  %66 = zext i32 %12 to i64
  %67 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %66
  store i32 %58, ptr addrspace(1) %67, align 4, !tbaa !5
  br label %68

68:                                               ; preds = %4, %56
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"double*", !"double*", !"int*", !"uint"}
!12 = !{!"const", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !7, i64 0}
!17 = !{}
