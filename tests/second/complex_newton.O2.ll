; ModuleID = 'complex_newton.cl'
source_filename = "complex_newton.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define protected amdgpu_kernel void @complex_newton(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, i32 noundef %1, i32 noundef %2, <2 x float> noundef %3, <2 x float> noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
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
  %22 = icmp ult i32 %14, %1
  %23 = icmp ult i32 %21, %2
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %96

25:                                               ; preds = %6
  %26 = uitofp i32 %14 to float
  %27 = insertelement <2 x float> poison, float %26, i64 0
  %28 = uitofp i32 %21 to float
  %29 = insertelement <2 x float> %27, float %28, i64 1
  %30 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %4, <2 x float> %29, <2 x float> %3)
  %31 = icmp eq i32 %5, 0
  br i1 %31, label %81, label %32

32:                                               ; preds = %25, %75
  %33 = phi <2 x float> [ %74, %75 ], [ %30, %25 ]
  %34 = phi i32 [ %76, %75 ], [ 0, %25 ]
  %35 = extractelement <2 x float> %33, i64 0
  %36 = extractelement <2 x float> %33, i64 1
  %37 = fneg float %36
  %38 = fmul float %36, %37
  %39 = tail call float @llvm.fmuladd.f32(float %35, float %35, float %38)
  %40 = fmul float %36, %35
  %41 = tail call float @llvm.fmuladd.f32(float %35, float %36, float %40)
  %42 = fmul float %41, %37
  %43 = tail call float @llvm.fmuladd.f32(float %39, float %35, float %42)
  %44 = insertelement <2 x float> poison, float %43, i64 0
  %45 = fmul float %35, %41
  %46 = tail call float @llvm.fmuladd.f32(float %39, float %36, float %45)
  %47 = insertelement <2 x float> %44, float %46, i64 1
  %48 = fadd <2 x float> %47, <float -1.000000e+00, float -0.000000e+00>
  %49 = extractelement <2 x float> %48, i64 0
  %50 = extractelement <2 x float> %48, i64 1
  %51 = fmul float %50, %50
  %52 = tail call float @llvm.fmuladd.f32(float %49, float %49, float %51)
  %53 = fcmp uge float %52, 0x3EB0C6F7A0000000
  br i1 %53, label %54, label %73

54:                                               ; preds = %32
  %55 = insertelement <2 x float> poison, float %39, i64 0
  %56 = insertelement <2 x float> %55, float %41, i64 1
  %57 = fmul <2 x float> %56, splat (float 3.000000e+00)
  %58 = extractelement <2 x float> %57, i64 0
  %59 = extractelement <2 x float> %57, i64 1
  %60 = fmul float %59, %59
  %61 = tail call float @llvm.fmuladd.f32(float %58, float %58, float %60)
  %62 = fdiv float 1.000000e+00, %61, !fpmath !16
  %63 = fmul float %59, %50
  %64 = tail call float @llvm.fmuladd.f32(float %49, float %58, float %63)
  %65 = fmul float %62, %64
  %66 = insertelement <2 x float> poison, float %65, i64 0
  %67 = fneg float %59
  %68 = fmul float %49, %67
  %69 = tail call float @llvm.fmuladd.f32(float %50, float %58, float %68)
  %70 = fmul float %62, %69
  %71 = insertelement <2 x float> %66, float %70, i64 1
  %72 = fsub <2 x float> %33, %71
  br label %73

73:                                               ; preds = %54, %32
  %74 = phi <2 x float> [ %72, %54 ], [ %33, %32 ]
  br i1 %53, label %75, label %78

75:                                               ; preds = %73
  %76 = add nuw i32 %34, 1
  %77 = icmp eq i32 %76, %5
  br i1 %77, label %78, label %32

78:                                               ; preds = %73, %75
  %79 = phi i32 [ %5, %75 ], [ %34, %73 ]
  %80 = trunc i32 %79 to i8
  br label %81

81:                                               ; preds = %78, %25
  %82 = phi i8 [ 0, %25 ], [ %80, %78 ]
  %83 = phi <2 x float> [ %30, %25 ], [ %74, %78 ]
  %84 = extractelement <2 x float> %83, i64 0
  %85 = fcmp ogt float %84, 0.000000e+00
  %86 = extractelement <2 x float> %83, i64 1
  %87 = fcmp ogt float %86, 0.000000e+00
  %88 = select i1 %87, i8 1, i8 2
  %89 = select i1 %85, i8 0, i8 %88
  %90 = insertelement <2 x i8> poison, i8 %89, i64 0
  %91 = insertelement <2 x i8> %90, i8 %82, i64 1
  %92 = mul i32 %21, %1
  %93 = add i32 %92, %14
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw <2 x i8>, ptr addrspace(1) %0, i64 %94
  store <2 x i8> %91, ptr addrspace(1) %95, align 2, !tbaa !17
  br label %96

96:                                               ; preds = %6, %81
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: write)
define protected void @__clang_ocl_kern_imp_complex_newton(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, i32 noundef %1, i32 noundef %2, <2 x float> noundef %3, <2 x float> noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
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
  %22 = icmp ult i32 %14, %1
  %23 = icmp ult i32 %21, %2
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %96

25:                                               ; preds = %6
  %26 = uitofp i32 %14 to float
  %27 = insertelement <2 x float> poison, float %26, i64 0
  %28 = uitofp i32 %21 to float
  %29 = insertelement <2 x float> %27, float %28, i64 1
  %30 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %4, <2 x float> %29, <2 x float> %3)
  %31 = icmp eq i32 %5, 0
  br i1 %31, label %81, label %32

32:                                               ; preds = %25, %75
  %33 = phi <2 x float> [ %74, %75 ], [ %30, %25 ]
  %34 = phi i32 [ %76, %75 ], [ 0, %25 ]
  %35 = extractelement <2 x float> %33, i64 0
  %36 = extractelement <2 x float> %33, i64 1
  %37 = fneg float %36
  %38 = fmul float %36, %37
  %39 = tail call float @llvm.fmuladd.f32(float %35, float %35, float %38)
  %40 = fmul float %36, %35
  %41 = tail call float @llvm.fmuladd.f32(float %35, float %36, float %40)
  %42 = fmul float %41, %37
  %43 = tail call float @llvm.fmuladd.f32(float %39, float %35, float %42)
  %44 = insertelement <2 x float> poison, float %43, i64 0
  %45 = fmul float %35, %41
  %46 = tail call float @llvm.fmuladd.f32(float %39, float %36, float %45)
  %47 = insertelement <2 x float> %44, float %46, i64 1
  %48 = fadd <2 x float> %47, <float -1.000000e+00, float -0.000000e+00>
  %49 = extractelement <2 x float> %48, i64 0
  %50 = extractelement <2 x float> %48, i64 1
  %51 = fmul float %50, %50
  %52 = tail call float @llvm.fmuladd.f32(float %49, float %49, float %51)
  %53 = fcmp uge float %52, 0x3EB0C6F7A0000000
  br i1 %53, label %54, label %73

54:                                               ; preds = %32
  %55 = insertelement <2 x float> poison, float %39, i64 0
  %56 = insertelement <2 x float> %55, float %41, i64 1
  %57 = fmul <2 x float> %56, splat (float 3.000000e+00)
  %58 = extractelement <2 x float> %57, i64 0
  %59 = extractelement <2 x float> %57, i64 1
  %60 = fmul float %59, %59
  %61 = tail call float @llvm.fmuladd.f32(float %58, float %58, float %60)
  %62 = fdiv float 1.000000e+00, %61, !fpmath !16
  %63 = fmul float %59, %50
  %64 = tail call float @llvm.fmuladd.f32(float %49, float %58, float %63)
  %65 = fmul float %62, %64
  %66 = insertelement <2 x float> poison, float %65, i64 0
  %67 = fneg float %59
  %68 = fmul float %49, %67
  %69 = tail call float @llvm.fmuladd.f32(float %50, float %58, float %68)
  %70 = fmul float %62, %69
  %71 = insertelement <2 x float> %66, float %70, i64 1
  %72 = fsub <2 x float> %33, %71
  br label %73

73:                                               ; preds = %32, %54
  %74 = phi <2 x float> [ %72, %54 ], [ %33, %32 ]
  br i1 %53, label %75, label %78

75:                                               ; preds = %73
  %76 = add nuw i32 %34, 1
  %77 = icmp eq i32 %76, %5
  br i1 %77, label %78, label %32

78:                                               ; preds = %73, %75
  %79 = phi i32 [ %5, %75 ], [ %34, %73 ]
  %80 = trunc i32 %79 to i8
  br label %81

81:                                               ; preds = %78, %25
  %82 = phi i8 [ 0, %25 ], [ %80, %78 ]
  %83 = phi <2 x float> [ %30, %25 ], [ %74, %78 ]
  %84 = extractelement <2 x float> %83, i64 0
  %85 = fcmp ogt float %84, 0.000000e+00
  %86 = extractelement <2 x float> %83, i64 1
  %87 = fcmp ogt float %86, 0.000000e+00
  %88 = select i1 %87, i8 1, i8 2
  %89 = select i1 %85, i8 0, i8 %88
  %90 = insertelement <2 x i8> poison, i8 %89, i64 0
  %91 = insertelement <2 x i8> %90, i8 %82, i64 1
  %92 = mul i32 %21, %1
  %93 = add i32 %92, %14
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw <2 x i8>, ptr addrspace(1) %0, i64 %94
  store <2 x i8> %91, ptr addrspace(1) %95, align 2, !tbaa !17
  br label %96

96:                                               ; preds = %6, %81
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #2

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
!11 = !{!"uchar2*", !"uint", !"uint", !"float2", !"float2", !"uint"}
!12 = !{!"uchar __attribute__((ext_vector_type(2)))*", !"uint", !"uint", !"float __attribute__((ext_vector_type(2)))", !"float __attribute__((ext_vector_type(2)))", !"uint"}
!13 = !{!"", !"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{float 2.500000e+00}
!17 = !{!7, !7, i64 0}
