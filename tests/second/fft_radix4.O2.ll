; ModuleID = 'fft_radix4.cl'
source_filename = "fft_radix4.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @fft_radix4(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = lshr i32 %2, 2
  %14 = icmp ult i32 %12, %13
  br i1 %14, label %15, label %100

15:                                               ; preds = %4
  %16 = zext nneg i32 %12 to i64
  %17 = add i32 %3, -1
  %18 = and i32 %12, %17
  %19 = uitofp nneg i32 %18 to float
  %20 = fmul float %19, 0xBFF921FB60000000
  %21 = uitofp i32 %3 to float
  %22 = fdiv float %20, %21, !fpmath !16
  %23 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %0, i64 %16
  %24 = load <2 x float>, ptr addrspace(1) %23, align 8, !tbaa !17, !amdgpu.noclobber !18
  %25 = add nuw nsw i32 %12, %13
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %0, i64 %26
  %28 = load <2 x float>, ptr addrspace(1) %27, align 8, !tbaa !17, !amdgpu.noclobber !18
  %29 = tail call float @llvm.cos.f32(float %22)
  %30 = tail call float @llvm.sin.f32(float %22)
  %31 = extractelement <2 x float> %28, i64 0
  %32 = extractelement <2 x float> %28, i64 1
  %33 = fneg float %30
  %34 = fmul float %32, %33
  %35 = tail call float @llvm.fmuladd.f32(float %31, float %29, float %34)
  %36 = insertelement <2 x float> poison, float %35, i64 0
  %37 = fmul float %29, %32
  %38 = tail call float @llvm.fmuladd.f32(float %31, float %30, float %37)
  %39 = insertelement <2 x float> %36, float %38, i64 1
  %40 = shl nuw nsw i32 %13, 1
  %41 = add nuw i32 %12, %40
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %0, i64 %42
  %44 = load <2 x float>, ptr addrspace(1) %43, align 8, !tbaa !17, !amdgpu.noclobber !18
  %45 = fmul float %22, 2.000000e+00
  %46 = tail call float @llvm.cos.f32(float %45)
  %47 = tail call float @llvm.sin.f32(float %45)
  %48 = extractelement <2 x float> %44, i64 0
  %49 = extractelement <2 x float> %44, i64 1
  %50 = fneg float %47
  %51 = fmul float %49, %50
  %52 = tail call float @llvm.fmuladd.f32(float %48, float %46, float %51)
  %53 = insertelement <2 x float> poison, float %52, i64 0
  %54 = fmul float %46, %49
  %55 = tail call float @llvm.fmuladd.f32(float %48, float %47, float %54)
  %56 = insertelement <2 x float> %53, float %55, i64 1
  %57 = mul nuw i32 %13, 3
  %58 = add nuw i32 %12, %57
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %0, i64 %59
  %61 = load <2 x float>, ptr addrspace(1) %60, align 8, !tbaa !17, !amdgpu.noclobber !18
  %62 = fmul float %22, 3.000000e+00
  %63 = tail call float @llvm.cos.f32(float %62)
  %64 = tail call float @llvm.sin.f32(float %62)
  %65 = extractelement <2 x float> %61, i64 0
  %66 = extractelement <2 x float> %61, i64 1
  %67 = fneg float %64
  %68 = fmul float %66, %67
  %69 = tail call float @llvm.fmuladd.f32(float %65, float %63, float %68)
  %70 = insertelement <2 x float> poison, float %69, i64 0
  %71 = fmul float %63, %66
  %72 = tail call float @llvm.fmuladd.f32(float %65, float %64, float %71)
  %73 = insertelement <2 x float> %70, float %72, i64 1
  %74 = fadd <2 x float> %24, %56
  %75 = fsub <2 x float> %24, %56
  %76 = fadd <2 x float> %39, %73
  %77 = fsub <2 x float> %39, %73
  %78 = fneg <2 x float> %77
  %79 = shufflevector <2 x float> %77, <2 x float> %78, <2 x i32> <i32 1, i32 2>
  %80 = sub nsw i32 %12, %18
  %81 = shl i32 %80, 2
  %82 = add i32 %81, %18
  %83 = fadd <2 x float> %74, %76
  %84 = zext i32 %82 to i64
  %85 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %84
  store <2 x float> %83, ptr addrspace(1) %85, align 8, !tbaa !17
  %86 = fadd <2 x float> %75, %79
  %87 = add i32 %82, %3
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %88
  store <2 x float> %86, ptr addrspace(1) %89, align 8, !tbaa !17
  %90 = fsub <2 x float> %74, %76
  %91 = shl i32 %3, 1
  %92 = add i32 %82, %91
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %93
  store <2 x float> %90, ptr addrspace(1) %94, align 8, !tbaa !17
  %95 = fsub <2 x float> %75, %79
  %96 = mul i32 %3, 3
  %97 = add i32 %82, %96
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %98
  store <2 x float> %95, ptr addrspace(1) %99, align 8, !tbaa !17
  br label %100

100:                                              ; preds = %4, %15
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_fft_radix4(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = lshr i32 %2, 2
  %14 = icmp ult i32 %12, %13
  br i1 %14, label %15, label %100

15:                                               ; preds = %4
  %16 = zext nneg i32 %12 to i64
  %17 = add i32 %3, -1
  %18 = and i32 %12, %17
  %19 = uitofp nneg i32 %18 to float
  %20 = fmul float %19, 0xBFF921FB60000000
  %21 = uitofp i32 %3 to float
  %22 = fdiv float %20, %21, !fpmath !16
  %23 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %0, i64 %16
  %24 = load <2 x float>, ptr addrspace(1) %23, align 8, !tbaa !17
  %25 = add nuw nsw i32 %12, %13
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %0, i64 %26
  %28 = load <2 x float>, ptr addrspace(1) %27, align 8, !tbaa !17
  %29 = tail call float @llvm.cos.f32(float %22)
  %30 = tail call float @llvm.sin.f32(float %22)
  %31 = extractelement <2 x float> %28, i64 0
  %32 = extractelement <2 x float> %28, i64 1
  %33 = fneg float %30
  %34 = fmul float %32, %33
  %35 = tail call float @llvm.fmuladd.f32(float %31, float %29, float %34)
  %36 = insertelement <2 x float> poison, float %35, i64 0
  %37 = fmul float %29, %32
  %38 = tail call float @llvm.fmuladd.f32(float %31, float %30, float %37)
  %39 = insertelement <2 x float> %36, float %38, i64 1
  %40 = shl nuw nsw i32 %13, 1
  %41 = add nuw i32 %12, %40
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %0, i64 %42
  %44 = load <2 x float>, ptr addrspace(1) %43, align 8, !tbaa !17
  %45 = fmul float %22, 2.000000e+00
  %46 = tail call float @llvm.cos.f32(float %45)
  %47 = tail call float @llvm.sin.f32(float %45)
  %48 = extractelement <2 x float> %44, i64 0
  %49 = extractelement <2 x float> %44, i64 1
  %50 = fneg float %47
  %51 = fmul float %49, %50
  %52 = tail call float @llvm.fmuladd.f32(float %48, float %46, float %51)
  %53 = insertelement <2 x float> poison, float %52, i64 0
  %54 = fmul float %46, %49
  %55 = tail call float @llvm.fmuladd.f32(float %48, float %47, float %54)
  %56 = insertelement <2 x float> %53, float %55, i64 1
  %57 = mul nuw i32 %13, 3
  %58 = add nuw i32 %12, %57
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %0, i64 %59
  %61 = load <2 x float>, ptr addrspace(1) %60, align 8, !tbaa !17
  %62 = fmul float %22, 3.000000e+00
  %63 = tail call float @llvm.cos.f32(float %62)
  %64 = tail call float @llvm.sin.f32(float %62)
  %65 = extractelement <2 x float> %61, i64 0
  %66 = extractelement <2 x float> %61, i64 1
  %67 = fneg float %64
  %68 = fmul float %66, %67
  %69 = tail call float @llvm.fmuladd.f32(float %65, float %63, float %68)
  %70 = insertelement <2 x float> poison, float %69, i64 0
  %71 = fmul float %63, %66
  %72 = tail call float @llvm.fmuladd.f32(float %65, float %64, float %71)
  %73 = insertelement <2 x float> %70, float %72, i64 1
  %74 = fadd <2 x float> %24, %56
  %75 = fsub <2 x float> %24, %56
  %76 = fadd <2 x float> %39, %73
  %77 = fsub <2 x float> %39, %73
  %78 = fneg <2 x float> %77
  %79 = shufflevector <2 x float> %77, <2 x float> %78, <2 x i32> <i32 1, i32 2>
  %80 = sub nsw i32 %12, %18
  %81 = shl i32 %80, 2
  %82 = add i32 %81, %18
  %83 = fadd <2 x float> %74, %76
  %84 = zext i32 %82 to i64
  %85 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %84
  store <2 x float> %83, ptr addrspace(1) %85, align 8, !tbaa !17
  %86 = fadd <2 x float> %75, %79
  %87 = add i32 %82, %3
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %88
  store <2 x float> %86, ptr addrspace(1) %89, align 8, !tbaa !17
  %90 = fsub <2 x float> %74, %76
  %91 = shl i32 %3, 1
  %92 = add i32 %82, %91
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %93
  store <2 x float> %90, ptr addrspace(1) %94, align 8, !tbaa !17
  %95 = fsub <2 x float> %75, %79
  %96 = mul i32 %3, 3
  %97 = add i32 %82, %96
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %98
  store <2 x float> %95, ptr addrspace(1) %99, align 8, !tbaa !17
  br label %100

100:                                              ; preds = %4, %15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.cos.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sin.f32(float) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!11 = !{!"float2*", !"float2*", !"uint", !"uint"}
!12 = !{!"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"uint", !"uint"}
!13 = !{!"const", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{float 2.500000e+00}
!17 = !{!7, !7, i64 0}
!18 = !{}
