; ModuleID = 'resize_bilinear.cl'
source_filename = "resize_bilinear.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @resize_bilinear(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
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
  %22 = icmp slt i32 %14, %4
  %23 = icmp slt i32 %21, %5
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %96

25:                                               ; preds = %6
  %26 = sitofp i32 %14 to float
  %27 = fadd float %26, 5.000000e-01
  %28 = sitofp i32 %2 to float
  %29 = sitofp i32 %4 to float
  %30 = fdiv float %28, %29, !fpmath !16
  %31 = tail call float @llvm.fmuladd.f32(float %27, float %30, float -5.000000e-01)
  %32 = tail call float @llvm.maxnum.f32(float %31, float 0.000000e+00)
  %33 = sitofp i32 %21 to float
  %34 = fadd float %33, 5.000000e-01
  %35 = sitofp i32 %3 to float
  %36 = sitofp i32 %5 to float
  %37 = fdiv float %35, %36, !fpmath !16
  %38 = tail call float @llvm.fmuladd.f32(float %34, float %37, float -5.000000e-01)
  %39 = tail call float @llvm.maxnum.f32(float %38, float 0.000000e+00)
  %40 = fptosi float %32 to i32
  %41 = fptosi float %39 to i32
  %42 = add nsw i32 %40, 1
  %43 = add nsw i32 %2, -1
  %44 = tail call i32 @llvm.smin.i32(i32 %42, i32 %43)
  %45 = add nsw i32 %41, 1
  %46 = add nsw i32 %3, -1
  %47 = tail call i32 @llvm.smin.i32(i32 %45, i32 %46)
  %48 = sitofp i32 %40 to float
  %49 = fsub float %32, %48
  %50 = sitofp i32 %41 to float
  %51 = fsub float %39, %50
  %52 = mul nsw i32 %2, %41
  %53 = add nsw i32 %52, %40
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %54
  %56 = load <4 x i8>, ptr addrspace(1) %55, align 4, !tbaa !17, !amdgpu.noclobber !18
  %57 = uitofp <4 x i8> %56 to <4 x float>
  %58 = fsub float 1.000000e+00, %49
  %59 = insertelement <4 x float> poison, float %58, i64 0
  %60 = shufflevector <4 x float> %59, <4 x float> poison, <4 x i32> zeroinitializer
  %61 = add nsw i32 %52, %44
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %62
  %64 = load <4 x i8>, ptr addrspace(1) %63, align 4, !tbaa !17, !amdgpu.noclobber !18
  %65 = uitofp <4 x i8> %64 to <4 x float>
  %66 = insertelement <4 x float> poison, float %49, i64 0
  %67 = shufflevector <4 x float> %66, <4 x float> poison, <4 x i32> zeroinitializer
  %68 = fmul <4 x float> %67, %65
  %69 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %57, <4 x float> %60, <4 x float> %68)
  %70 = mul nsw i32 %47, %2
  %71 = add nsw i32 %70, %40
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %72
  %74 = load <4 x i8>, ptr addrspace(1) %73, align 4, !tbaa !17, !amdgpu.noclobber !18
  %75 = uitofp <4 x i8> %74 to <4 x float>
  %76 = add nsw i32 %70, %44
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %77
  %79 = load <4 x i8>, ptr addrspace(1) %78, align 4, !tbaa !17, !amdgpu.noclobber !18
  %80 = uitofp <4 x i8> %79 to <4 x float>
  %81 = fmul <4 x float> %67, %80
  %82 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %75, <4 x float> %60, <4 x float> %81)
  %83 = fsub float 1.000000e+00, %51
  %84 = insertelement <4 x float> poison, float %83, i64 0
  %85 = shufflevector <4 x float> %84, <4 x float> poison, <4 x i32> zeroinitializer
  %86 = insertelement <4 x float> poison, float %51, i64 0
  %87 = shufflevector <4 x float> %86, <4 x float> poison, <4 x i32> zeroinitializer
  %88 = fmul <4 x float> %87, %82
  %89 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %69, <4 x float> %85, <4 x float> %88)
  %90 = fadd <4 x float> %89, splat (float 5.000000e-01)
  %91 = fptoui <4 x float> %90 to <4 x i8>
  %92 = mul nsw i32 %21, %4
  %93 = add nsw i32 %92, %14
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %94
  store <4 x i8> %91, ptr addrspace(1) %95, align 4, !tbaa !17
  br label %96

96:                                               ; preds = %6, %25
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_resize_bilinear(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
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
  %22 = icmp slt i32 %14, %4
  %23 = icmp slt i32 %21, %5
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %96

25:                                               ; preds = %6
  %26 = sitofp i32 %14 to float
  %27 = fadd float %26, 5.000000e-01
  %28 = sitofp i32 %2 to float
  %29 = sitofp i32 %4 to float
  %30 = fdiv float %28, %29, !fpmath !16
  %31 = tail call float @llvm.fmuladd.f32(float %27, float %30, float -5.000000e-01)
  %32 = tail call float @llvm.maxnum.f32(float %31, float 0.000000e+00)
  %33 = sitofp i32 %21 to float
  %34 = fadd float %33, 5.000000e-01
  %35 = sitofp i32 %3 to float
  %36 = sitofp i32 %5 to float
  %37 = fdiv float %35, %36, !fpmath !16
  %38 = tail call float @llvm.fmuladd.f32(float %34, float %37, float -5.000000e-01)
  %39 = tail call float @llvm.maxnum.f32(float %38, float 0.000000e+00)
  %40 = fptosi float %32 to i32
  %41 = fptosi float %39 to i32
  %42 = add nsw i32 %40, 1
  %43 = add nsw i32 %2, -1
  %44 = tail call i32 @llvm.smin.i32(i32 %42, i32 %43)
  %45 = add nsw i32 %41, 1
  %46 = add nsw i32 %3, -1
  %47 = tail call i32 @llvm.smin.i32(i32 %45, i32 %46)
  %48 = sitofp i32 %40 to float
  %49 = fsub float %32, %48
  %50 = sitofp i32 %41 to float
  %51 = fsub float %39, %50
  %52 = mul nsw i32 %2, %41
  %53 = add nsw i32 %52, %40
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %54
  %56 = load <4 x i8>, ptr addrspace(1) %55, align 4, !tbaa !17
  %57 = uitofp <4 x i8> %56 to <4 x float>
  %58 = fsub float 1.000000e+00, %49
  %59 = insertelement <4 x float> poison, float %58, i64 0
  %60 = shufflevector <4 x float> %59, <4 x float> poison, <4 x i32> zeroinitializer
  %61 = add nsw i32 %52, %44
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %62
  %64 = load <4 x i8>, ptr addrspace(1) %63, align 4, !tbaa !17
  %65 = uitofp <4 x i8> %64 to <4 x float>
  %66 = insertelement <4 x float> poison, float %49, i64 0
  %67 = shufflevector <4 x float> %66, <4 x float> poison, <4 x i32> zeroinitializer
  %68 = fmul <4 x float> %67, %65
  %69 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %57, <4 x float> %60, <4 x float> %68)
  %70 = mul nsw i32 %47, %2
  %71 = add nsw i32 %70, %40
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %72
  %74 = load <4 x i8>, ptr addrspace(1) %73, align 4, !tbaa !17
  %75 = uitofp <4 x i8> %74 to <4 x float>
  %76 = add nsw i32 %70, %44
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %77
  %79 = load <4 x i8>, ptr addrspace(1) %78, align 4, !tbaa !17
  %80 = uitofp <4 x i8> %79 to <4 x float>
  %81 = fmul <4 x float> %67, %80
  %82 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %75, <4 x float> %60, <4 x float> %81)
  %83 = fsub float 1.000000e+00, %51
  %84 = insertelement <4 x float> poison, float %83, i64 0
  %85 = shufflevector <4 x float> %84, <4 x float> poison, <4 x i32> zeroinitializer
  %86 = insertelement <4 x float> poison, float %51, i64 0
  %87 = shufflevector <4 x float> %86, <4 x float> poison, <4 x i32> zeroinitializer
  %88 = fmul <4 x float> %87, %82
  %89 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %69, <4 x float> %85, <4 x float> %88)
  %90 = fadd <4 x float> %89, splat (float 5.000000e-01)
  %91 = fptoui <4 x float> %90 to <4 x i8>
  %92 = mul nsw i32 %21, %4
  %93 = add nsw i32 %92, %14
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %94
  store <4 x i8> %91, ptr addrspace(1) %95, align 4, !tbaa !17
  br label %96

96:                                               ; preds = %6, %25
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

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
!9 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uchar4*", !"uchar4*", !"int", !"int", !"int", !"int"}
!12 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"int", !"int", !"int", !"int"}
!13 = !{!"const", !"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{float 2.500000e+00}
!17 = !{!7, !7, i64 0}
!18 = !{}
