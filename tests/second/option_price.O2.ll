; ModuleID = 'option_price.cl'
source_filename = "option_price.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @option_price(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = zext i32 %12 to i64
  %14 = icmp ult i32 %12, %3
  br i1 %14, label %15, label %73

15:                                               ; preds = %4
  %16 = icmp eq i32 %2, 0
  br i1 %16, label %27, label %17

17:                                               ; preds = %15
  %18 = mul i32 %12, 747796405
  %19 = add i32 %18, 1
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %13
  %21 = load <4 x float>, ptr addrspace(1) %20, align 16, !tbaa !16, !amdgpu.noclobber !17
  %22 = extractelement <4 x float> %21, i64 0
  %23 = extractelement <4 x float> %21, i64 2
  %24 = extractelement <4 x float> %21, i64 3
  %25 = extractelement <4 x float> %21, i64 1
  %26 = fneg float %25
  br label %36

27:                                               ; preds = %36, %15
  %28 = phi float [ 0.000000e+00, %15 ], [ %70, %36 ]
  %29 = phi float [ 0.000000e+00, %15 ], [ %69, %36 ]
  %30 = uitofp i32 %2 to float
  %31 = fdiv float %29, %30, !fpmath !18
  %32 = insertelement <2 x float> poison, float %31, i64 0
  %33 = fdiv float %28, %30, !fpmath !18
  %34 = insertelement <2 x float> %32, float %33, i64 1
  %35 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %13
  store <2 x float> %34, ptr addrspace(1) %35, align 8, !tbaa !16
  br label %73

36:                                               ; preds = %17, %36
  %37 = phi float [ 0.000000e+00, %17 ], [ %69, %36 ]
  %38 = phi float [ 0.000000e+00, %17 ], [ %70, %36 ]
  %39 = phi i32 [ 0, %17 ], [ %71, %36 ]
  %40 = phi i32 [ %19, %17 ], [ %48, %36 ]
  %41 = mul i32 %40, 1664525
  %42 = add i32 %41, 1013904223
  %43 = lshr i32 %42, 9
  %44 = add nuw nsw i32 %43, 1
  %45 = uitofp nneg i32 %44 to float
  %46 = fmul float %45, 0x3E80000000000000
  %47 = mul i32 %42, 1664525
  %48 = add i32 %47, 1013904223
  %49 = lshr i32 %48, 9
  %50 = uitofp nneg i32 %49 to float
  %51 = fmul float %50, 0x3E80000000000000
  %52 = tail call float @llvm.log2.f32(float %46)
  %53 = fmul float %52, 0xBFF62E4300000000
  %54 = tail call float @llvm.sqrt.f32(float %53), !fpmath !19
  %55 = fmul float %51, 0x401921FB60000000
  %56 = fmul float %24, %54
  %57 = tail call float @llvm.cos.f32(float %55)
  %58 = tail call float @llvm.fmuladd.f32(float %56, float %57, float %23)
  %59 = tail call float @llvm.exp2.f32(float %58)
  %60 = tail call float @llvm.fmuladd.f32(float %22, float %59, float %26)
  %61 = fneg float %56
  %62 = tail call float @llvm.fmuladd.f32(float %61, float %57, float %23)
  %63 = tail call float @llvm.exp2.f32(float %62)
  %64 = tail call float @llvm.fmuladd.f32(float %22, float %63, float %26)
  %65 = tail call float @llvm.maxnum.f32(float %60, float 0.000000e+00)
  %66 = tail call float @llvm.maxnum.f32(float %64, float 0.000000e+00)
  %67 = fadd float %65, %66
  %68 = fmul float %67, 5.000000e-01
  %69 = fadd float %37, %68
  %70 = tail call float @llvm.fmuladd.f32(float %68, float %68, float %38)
  %71 = add nuw i32 %39, 1
  %72 = icmp eq i32 %71, %2
  br i1 %72, label %27, label %36

73:                                               ; preds = %4, %27
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_option_price(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = zext i32 %12 to i64
  %14 = icmp ult i32 %12, %3
  br i1 %14, label %15, label %73

15:                                               ; preds = %4
  %16 = icmp eq i32 %2, 0
  br i1 %16, label %27, label %17

17:                                               ; preds = %15
  %18 = mul i32 %12, 747796405
  %19 = add i32 %18, 1
  %20 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %13
  %21 = load <4 x float>, ptr addrspace(1) %20, align 16, !tbaa !16
  %22 = extractelement <4 x float> %21, i64 0
  %23 = extractelement <4 x float> %21, i64 2
  %24 = extractelement <4 x float> %21, i64 3
  %25 = extractelement <4 x float> %21, i64 1
  %26 = fneg float %25
  br label %36

27:                                               ; preds = %36, %15
  %28 = phi float [ 0.000000e+00, %15 ], [ %70, %36 ]
  %29 = phi float [ 0.000000e+00, %15 ], [ %69, %36 ]
  %30 = uitofp i32 %2 to float
  %31 = fdiv float %29, %30, !fpmath !18
  %32 = insertelement <2 x float> poison, float %31, i64 0
  %33 = fdiv float %28, %30, !fpmath !18
  %34 = insertelement <2 x float> %32, float %33, i64 1
  %35 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %13
  store <2 x float> %34, ptr addrspace(1) %35, align 8, !tbaa !16
  br label %73

36:                                               ; preds = %17, %36
  %37 = phi float [ 0.000000e+00, %17 ], [ %69, %36 ]
  %38 = phi float [ 0.000000e+00, %17 ], [ %70, %36 ]
  %39 = phi i32 [ 0, %17 ], [ %71, %36 ]
  %40 = phi i32 [ %19, %17 ], [ %48, %36 ]
  %41 = mul i32 %40, 1664525
  %42 = add i32 %41, 1013904223
  %43 = lshr i32 %42, 9
  %44 = add nuw nsw i32 %43, 1
  %45 = uitofp nneg i32 %44 to float
  %46 = fmul float %45, 0x3E80000000000000
  %47 = mul i32 %42, 1664525
  %48 = add i32 %47, 1013904223
  %49 = lshr i32 %48, 9
  %50 = uitofp nneg i32 %49 to float
  %51 = fmul float %50, 0x3E80000000000000
  %52 = tail call float @llvm.log2.f32(float %46)
  %53 = fmul float %52, 0xBFF62E4300000000
  %54 = tail call float @llvm.sqrt.f32(float %53), !fpmath !19
  %55 = fmul float %51, 0x401921FB60000000
  %56 = fmul float %24, %54
  %57 = tail call float @llvm.cos.f32(float %55)
  %58 = tail call float @llvm.fmuladd.f32(float %56, float %57, float %23)
  %59 = tail call float @llvm.exp2.f32(float %58)
  %60 = tail call float @llvm.fmuladd.f32(float %22, float %59, float %26)
  %61 = fneg float %56
  %62 = tail call float @llvm.fmuladd.f32(float %61, float %57, float %23)
  %63 = tail call float @llvm.exp2.f32(float %62)
  %64 = tail call float @llvm.fmuladd.f32(float %22, float %63, float %26)
  %65 = tail call float @llvm.maxnum.f32(float %60, float 0.000000e+00)
  %66 = tail call float @llvm.maxnum.f32(float %64, float 0.000000e+00)
  %67 = fadd float %65, %66
  %68 = fmul float %67, 5.000000e-01
  %69 = fadd float %37, %68
  %70 = tail call float @llvm.fmuladd.f32(float %68, float %68, float %38)
  %71 = add nuw i32 %39, 1
  %72 = icmp eq i32 %71, %2
  br i1 %72, label %27, label %36

73:                                               ; preds = %4, %27
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log2.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.cos.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

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
!9 = !{i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"float4*", !"float2*", !"uint", !"uint"}
!12 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(2)))*", !"uint", !"uint"}
!13 = !{!"const", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!7, !7, i64 0}
!17 = !{}
!18 = !{float 2.500000e+00}
!19 = !{float 3.000000e+00}
