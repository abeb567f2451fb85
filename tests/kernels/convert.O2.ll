; ModuleID = 'convert.cl'
source_filename = "convert.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @convert(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5, ptr addrspace(1) noundef writeonly align 4 captures(none) %6, ptr addrspace(1) noundef writeonly align 8 captures(none) %7, ptr addrspace(1) noundef writeonly align 2 captures(none) %8, i32 noundef %9) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 4
  %14 = load i16, ptr addrspace(4) %13, align 4, !tbaa !13
  %15 = zext i16 %14 to i32
  %16 = mul i32 %11, %15
  %17 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %18 = add i32 %16, %17
  %19 = icmp ult i32 %18, %9
  br i1 %19, label %20, label %93

20:                                               ; preds = %10
  %21 = zext i32 %18 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !5, !amdgpu.noclobber !15
  %24 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %21
  %25 = load i64, ptr addrspace(1) %24, align 8, !tbaa !16, !amdgpu.noclobber !15
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %21
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !18, !amdgpu.noclobber !15
  %28 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %21
  %29 = load double, ptr addrspace(1) %28, align 8, !tbaa !20, !amdgpu.noclobber !15
  %30 = mul i32 %18, 7
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %31
  %33 = sitofp i32 %23 to float
  store float %33, ptr addrspace(1) %32, align 4, !tbaa !18
  %34 = uitofp i32 %23 to float
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 4
  store float %34, ptr addrspace(1) %35, align 4, !tbaa !18
  %36 = sitofp i64 %25 to float
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 8
  store float %36, ptr addrspace(1) %37, align 4, !tbaa !18
  %38 = uitofp i64 %25 to float
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 12
  store float %38, ptr addrspace(1) %39, align 4, !tbaa !18
  %40 = fptrunc double %29 to float
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 16
  store float %40, ptr addrspace(1) %41, align 4, !tbaa !18
  %42 = lshr i32 %23, 8
  %43 = trunc i32 %42 to i8
  %44 = uitofp i8 %43 to float
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 20
  store float %44, ptr addrspace(1) %45, align 4, !tbaa !18
  %46 = trunc i32 %23 to i16
  %47 = sitofp i16 %46 to float
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 24
  store float %47, ptr addrspace(1) %48, align 4, !tbaa !18
  %49 = mul i32 %18, 5
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw double, ptr addrspace(1) %5, i64 %50
  %52 = sitofp i32 %23 to double
  store double %52, ptr addrspace(1) %51, align 8, !tbaa !20
  %53 = uitofp i32 %23 to double
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %51, i64 8
  store double %53, ptr addrspace(1) %54, align 8, !tbaa !20
  %55 = sitofp i64 %25 to double
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %51, i64 16
  store double %55, ptr addrspace(1) %56, align 8, !tbaa !20
  %57 = uitofp i64 %25 to double
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %51, i64 24
  store double %57, ptr addrspace(1) %58, align 8, !tbaa !20
  %59 = fpext float %27 to double
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %51, i64 32
  store double %59, ptr addrspace(1) %60, align 8, !tbaa !20
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %50
  %62 = fptosi float %27 to i32
  store i32 %62, ptr addrspace(1) %61, align 4, !tbaa !5
  %63 = tail call float @llvm.fabs.f32(float %27)
  %64 = fptoui float %63 to i32
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %61, i64 4
  store i32 %64, ptr addrspace(1) %65, align 4, !tbaa !5
  %66 = fptosi double %29 to i32
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %61, i64 8
  store i32 %66, ptr addrspace(1) %67, align 4, !tbaa !5
  %68 = tail call double @llvm.fabs.f64(double %29)
  %69 = fptoui double %68 to i32
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %61, i64 12
  store i32 %69, ptr addrspace(1) %70, align 4, !tbaa !5
  %71 = fmul float %27, 0x3EE4F8B580000000
  %72 = fptosi float %71 to i16
  %73 = sext i16 %72 to i32
  %74 = fmul float %63, 0x3E45798EE0000000
  %75 = fptoui float %74 to i8
  %76 = zext i8 %75 to i32
  %77 = add nsw i32 %76, %73
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %61, i64 16
  store i32 %77, ptr addrspace(1) %78, align 4, !tbaa !5
  %79 = shl i32 %18, 2
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i64, ptr addrspace(1) %7, i64 %80
  %82 = fptosi float %27 to i64
  store i64 %82, ptr addrspace(1) %81, align 8, !tbaa !16
  %83 = fptoui float %63 to i64
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 8
  store i64 %83, ptr addrspace(1) %84, align 8, !tbaa !16
  %85 = fmul double %29, 0x4130000000000000
  %86 = fptosi double %85 to i64
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 16
  store i64 %86, ptr addrspace(1) %87, align 8, !tbaa !16
  %88 = tail call double @llvm.fabs.f64(double %85)
  %89 = fptoui double %88 to i64
  %90 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 24
  store i64 %89, ptr addrspace(1) %90, align 8, !tbaa !16
  %91 = fptrunc float %27 to half
  %92 = getelementptr inbounds nuw half, ptr addrspace(1) %8, i64 %21
  store half %91, ptr addrspace(1) %92, align 2, !tbaa !22
  br label %93

93:                                               ; preds = %10, %20
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_convert(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 8 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 8 captures(none) %5, ptr addrspace(1) noundef writeonly align 4 captures(none) %6, ptr addrspace(1) noundef writeonly align 8 captures(none) %7, ptr addrspace(1) noundef writeonly align 2 captures(none) %8, i32 noundef %9) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 4
  %14 = load i16, ptr addrspace(4) %13, align 4, !tbaa !13
  %15 = zext i16 %14 to i32
  %16 = mul i32 %11, %15
  %17 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %18 = add i32 %16, %17
  %19 = icmp ult i32 %18, %9
  br i1 %19, label %20, label %93

20:                                               ; preds = %10
  %21 = zext i32 %18 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !5
  %24 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %21
  %25 = load i64, ptr addrspace(1) %24, align 8, !tbaa !16
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %21
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !18
  %28 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %21
  %29 = load double, ptr addrspace(1) %28, align 8, !tbaa !20
  %30 = mul i32 %18, 7
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %31
  %33 = sitofp i32 %23 to float
  store float %33, ptr addrspace(1) %32, align 4, !tbaa !18
  %34 = uitofp i32 %23 to float
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 4
  store float %34, ptr addrspace(1) %35, align 4, !tbaa !18
  %36 = sitofp i64 %25 to float
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 8
  store float %36, ptr addrspace(1) %37, align 4, !tbaa !18
  %38 = uitofp i64 %25 to float
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 12
  store float %38, ptr addrspace(1) %39, align 4, !tbaa !18
  %40 = fptrunc double %29 to float
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 16
  store float %40, ptr addrspace(1) %41, align 4, !tbaa !18
  %42 = lshr i32 %23, 8
  %43 = trunc i32 %42 to i8
  %44 = uitofp i8 %43 to float
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 20
  store float %44, ptr addrspace(1) %45, align 4, !tbaa !18
  %46 = trunc i32 %23 to i16
  %47 = sitofp i16 %46 to float
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %32, i64 24
  store float %47, ptr addrspace(1) %48, align 4, !tbaa !18
  %49 = mul i32 %18, 5
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw double, ptr addrspace(1) %5, i64 %50
  %52 = sitofp i32 %23 to double
  store double %52, ptr addrspace(1) %51, align 8, !tbaa !20
  %53 = uitofp i32 %23 to double
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %51, i64 8
  store double %53, ptr addrspace(1) %54, align 8, !tbaa !20
  %55 = sitofp i64 %25 to double
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %51, i64 16
  store double %55, ptr addrspace(1) %56, align 8, !tbaa !20
  %57 = uitofp i64 %25 to double
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %51, i64 24
  store double %57, ptr addrspace(1) %58, align 8, !tbaa !20
  %59 = fpext float %27 to double
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %51, i64 32
  store double %59, ptr addrspace(1) %60, align 8, !tbaa !20
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %50
  %62 = fptosi float %27 to i32
  store i32 %62, ptr addrspace(1) %61, align 4, !tbaa !5
  %63 = tail call float @llvm.fabs.f32(float %27)
  %64 = fptoui float %63 to i32
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %61, i64 4
  store i32 %64, ptr addrspace(1) %65, align 4, !tbaa !5
  %66 = fptosi double %29 to i32
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %61, i64 8
  store i32 %66, ptr addrspace(1) %67, align 4, !tbaa !5
  %68 = tail call double @llvm.fabs.f64(double %29)
  %69 = fptoui double %68 to i32
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %61, i64 12
  store i32 %69, ptr addrspace(1) %70, align 4, !tbaa !5
  %71 = fmul float %27, 0x3EE4F8B580000000
  %72 = fptosi float %71 to i16
  %73 = sext i16 %72 to i32
  %74 = fmul float %63, 0x3E45798EE0000000
  %75 = fptoui float %74 to i8
  %76 = zext i8 %75 to i32
  %77 = add nsw i32 %76, %73
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %61, i64 16
  store i32 %77, ptr addrspace(1) %78, align 4, !tbaa !5
  %79 = shl i32 %18, 2
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i64, ptr addrspace(1) %7, i64 %80
  %82 = fptosi float %27 to i64
  store i64 %82, ptr addrspace(1) %81, align 8, !tbaa !16
  %83 = fptoui float %63 to i64
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 8
  store i64 %83, ptr addrspace(1) %84, align 8, !tbaa !16
  %85 = fmul double %29, 0x4130000000000000
  %86 = fptosi double %85 to i64
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 16
  store i64 %86, ptr addrspace(1) %87, align 8, !tbaa !16
  %88 = tail call double @llvm.fabs.f64(double %85)
  %89 = fptoui double %88 to i64
  %90 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 24
  store i64 %89, ptr addrspace(1) %90, align 8, !tbaa !16
  %91 = fptrunc float %27 to half
  %92 = getelementptr inbounds nuw half, ptr addrspace(1) %8, i64 %21
  store half %91, ptr addrspace(1) %92, align 2, !tbaa !22
  br label %93

93:                                               ; preds = %10, %20
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"int*", !"long*", !"float*", !"double*", !"float*", !"double*", !"int*", !"long*", !"half*", !"uint"}
!12 = !{!"const", !"const", !"const", !"const", !"", !"", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !7, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !7, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"double", !7, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"half", !7, i64 0}
