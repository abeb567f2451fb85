; ModuleID = 'fft_radix3_f64.cl'
source_filename = "fft_radix3_f64.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @fft_radix3_f64(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !14
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = udiv i32 %3, 3
  %15 = icmp ult i32 %13, %14
  br i1 %15, label %16, label %84

16:                                               ; preds = %5
  %17 = zext nneg i32 %13 to i64
  %18 = urem i32 %13, %4
  %19 = udiv i32 %14, %4
  %20 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %0, i64 %17
  %21 = load <2 x double>, ptr addrspace(1) %20, align 16, !tbaa !16, !amdgpu.noclobber !17
  %22 = add nuw i32 %13, %14
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %0, i64 %23
  %25 = load <2 x double>, ptr addrspace(1) %24, align 16, !tbaa !16, !amdgpu.noclobber !17
  %26 = mul i32 %19, %18
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %2, i64 %27
  %29 = load <2 x double>, ptr addrspace(1) %28, align 16, !tbaa !16, !amdgpu.noclobber !17
  %30 = extractelement <2 x double> %25, i64 0
  %31 = extractelement <2 x double> %29, i64 0
  %32 = extractelement <2 x double> %25, i64 1
  %33 = extractelement <2 x double> %29, i64 1
  %34 = fneg double %33
  %35 = fmul double %32, %34
  %36 = tail call double @llvm.fmuladd.f64(double %30, double %31, double %35)
  %37 = insertelement <2 x double> poison, double %36, i64 0
  %38 = fmul double %32, %31
  %39 = tail call double @llvm.fmuladd.f64(double %30, double %33, double %38)
  %40 = insertelement <2 x double> %37, double %39, i64 1
  %41 = shl nuw i32 %14, 1
  %42 = add nuw i32 %13, %41
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %0, i64 %43
  %45 = load <2 x double>, ptr addrspace(1) %44, align 16, !tbaa !16, !amdgpu.noclobber !17
  %46 = shl nuw i32 %18, 1
  %47 = mul i32 %46, %19
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %2, i64 %48
  %50 = load <2 x double>, ptr addrspace(1) %49, align 16, !tbaa !16, !amdgpu.noclobber !17
  %51 = extractelement <2 x double> %45, i64 0
  %52 = extractelement <2 x double> %50, i64 0
  %53 = extractelement <2 x double> %45, i64 1
  %54 = extractelement <2 x double> %50, i64 1
  %55 = fneg double %54
  %56 = fmul double %53, %55
  %57 = tail call double @llvm.fmuladd.f64(double %51, double %52, double %56)
  %58 = insertelement <2 x double> poison, double %57, i64 0
  %59 = fmul double %53, %52
  %60 = tail call double @llvm.fmuladd.f64(double %51, double %54, double %59)
  %61 = insertelement <2 x double> %58, double %60, i64 1
  %62 = fadd <2 x double> %40, %61
  %63 = fsub <2 x double> %40, %61
  %64 = fmul <2 x double> %63, splat (double 0x3FEBB67AE8584CAA)
  %65 = fneg <2 x double> %62
  %66 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %65, <2 x double> splat (double 5.000000e-01), <2 x double> %21)
  %67 = fneg <2 x double> %64
  %68 = shufflevector <2 x double> %64, <2 x double> %67, <2 x i32> <i32 1, i32 2>
  %69 = sub nsw i32 %13, %18
  %70 = mul i32 %69, 3
  %71 = add i32 %70, %18
  %72 = fadd <2 x double> %21, %62
  %73 = zext i32 %71 to i64
  %74 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %73
  store <2 x double> %72, ptr addrspace(1) %74, align 16, !tbaa !16
  %75 = fadd <2 x double> %66, %68
  %76 = add i32 %71, %4
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %77
  store <2 x double> %75, ptr addrspace(1) %78, align 16, !tbaa !16
  %79 = fsub <2 x double> %66, %68
  %80 = shl i32 %4, 1
  %81 = add i32 %71, %80
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %82
  store <2 x double> %79, ptr addrspace(1) %83, align 16, !tbaa !16
  br label %84

84:                                               ; preds = %5, %16
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_fft_radix3_f64(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !14
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = udiv i32 %3, 3
  %15 = icmp ult i32 %13, %14
  br i1 %15, label %16, label %84

16:                                               ; preds = %5
  %17 = zext nneg i32 %13 to i64
  %18 = urem i32 %13, %4
  %19 = udiv i32 %14, %4
  %20 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %0, i64 %17
  %21 = load <2 x double>, ptr addrspace(1) %20, align 16, !tbaa !16
  %22 = add nuw i32 %13, %14
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %0, i64 %23
  %25 = load <2 x double>, ptr addrspace(1) %24, align 16, !tbaa !16
  %26 = mul i32 %19, %18
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %2, i64 %27
  %29 = load <2 x double>, ptr addrspace(1) %28, align 16, !tbaa !16
  %30 = extractelement <2 x double> %25, i64 0
  %31 = extractelement <2 x double> %29, i64 0
  %32 = extractelement <2 x double> %25, i64 1
  %33 = extractelement <2 x double> %29, i64 1
  %34 = fneg double %33
  %35 = fmul double %32, %34
  %36 = tail call double @llvm.fmuladd.f64(double %30, double %31, double %35)
  %37 = insertelement <2 x double> poison, double %36, i64 0
  %38 = fmul double %32, %31
  %39 = tail call double @llvm.fmuladd.f64(double %30, double %33, double %38)
  %40 = insertelement <2 x double> %37, double %39, i64 1
  %41 = shl nuw i32 %14, 1
  %42 = add nuw i32 %13, %41
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %0, i64 %43
  %45 = load <2 x double>, ptr addrspace(1) %44, align 16, !tbaa !16
  %46 = shl nuw i32 %18, 1
  %47 = mul i32 %46, %19
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %2, i64 %48
  %50 = load <2 x double>, ptr addrspace(1) %49, align 16, !tbaa !16
  %51 = extractelement <2 x double> %45, i64 0
  %52 = extractelement <2 x double> %50, i64 0
  %53 = extractelement <2 x double> %45, i64 1
  %54 = extractelement <2 x double> %50, i64 1
  %55 = fneg double %54
  %56 = fmul double %53, %55
  %57 = tail call double @llvm.fmuladd.f64(double %51, double %52, double %56)
  %58 = insertelement <2 x double> poison, double %57, i64 0
  %59 = fmul double %53, %52
  %60 = tail call double @llvm.fmuladd.f64(double %51, double %54, double %59)
  %61 = insertelement <2 x double> %58, double %60, i64 1
  %62 = fadd <2 x double> %40, %61
  %63 = fsub <2 x double> %40, %61
  %64 = fmul <2 x double> %63, splat (double 0x3FEBB67AE8584CAA)
  %65 = fneg <2 x double> %62
  %66 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %65, <2 x double> splat (double 5.000000e-01), <2 x double> %21)
  %67 = fneg <2 x double> %64
  %68 = shufflevector <2 x double> %64, <2 x double> %67, <2 x i32> <i32 1, i32 2>
  %69 = sub nsw i32 %13, %18
  %70 = mul i32 %69, 3
  %71 = add i32 %70, %18
  %72 = fadd <2 x double> %21, %62
  %73 = zext i32 %71 to i64
  %74 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %73
  store <2 x double> %72, ptr addrspace(1) %74, align 16, !tbaa !16
  %75 = fadd <2 x double> %66, %68
  %76 = add i32 %71, %4
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %77
  store <2 x double> %75, ptr addrspace(1) %78, align 16, !tbaa !16
  %79 = fsub <2 x double> %66, %68
  %80 = shl i32 %4, 1
  %81 = add i32 %71, %80
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %1, i64 %82
  store <2 x double> %79, ptr addrspace(1) %83, align 16, !tbaa !16
  br label %84

84:                                               ; preds = %5, %16
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

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
!9 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none"}
!11 = !{!"double2*", !"double2*", !"double2*", !"uint", !"uint"}
!12 = !{!"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"uint", !"uint"}
!13 = !{!"const", !"", !"const", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!7, !7, i64 0}
!17 = !{}
