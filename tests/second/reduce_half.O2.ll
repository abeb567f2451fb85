; ModuleID = 'reduce_half.cl'
source_filename = "reduce_half.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @reduce_half(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = zext i32 %14 to i64
  %16 = icmp ult i32 %14, %5
  br i1 %16, label %17, label %89

17:                                               ; preds = %6
  %18 = icmp eq i32 %4, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %17
  %20 = mul i32 %14, %4
  br label %51

21:                                               ; preds = %51, %17
  %22 = phi <8 x half> [ zeroinitializer, %17 ], [ %86, %51 ]
  %23 = phi float [ 0.000000e+00, %17 ], [ %84, %51 ]
  %24 = phi float [ 0.000000e+00, %17 ], [ %83, %51 ]
  %25 = extractelement <8 x half> %22, i64 0
  %26 = tail call half @llvm.maxnum.f16(half %25, half 0xH0000)
  %27 = extractelement <8 x half> %22, i64 1
  %28 = tail call half @llvm.maxnum.f16(half %26, half %27)
  %29 = extractelement <8 x half> %22, i64 2
  %30 = tail call half @llvm.maxnum.f16(half %28, half %29)
  %31 = extractelement <8 x half> %22, i64 3
  %32 = tail call half @llvm.maxnum.f16(half %30, half %31)
  %33 = extractelement <8 x half> %22, i64 4
  %34 = tail call half @llvm.maxnum.f16(half %32, half %33)
  %35 = extractelement <8 x half> %22, i64 5
  %36 = tail call half @llvm.maxnum.f16(half %34, half %35)
  %37 = extractelement <8 x half> %22, i64 6
  %38 = tail call half @llvm.maxnum.f16(half %36, half %37)
  %39 = extractelement <8 x half> %22, i64 7
  %40 = tail call half @llvm.maxnum.f16(half %38, half %39)
  %41 = shl i32 %4, 3
  %42 = uitofp i32 %41 to float
  %43 = fdiv float %24, %42, !fpmath !16
  %44 = fptrunc float %43 to half
  %45 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %15
  store half %44, ptr addrspace(1) %45, align 2, !tbaa !17
  %46 = fdiv float %23, %42, !fpmath !16
  %47 = fneg float %43
  %48 = tail call float @llvm.fmuladd.f32(float %47, float %43, float %46)
  %49 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %15
  store float %48, ptr addrspace(1) %49, align 4, !tbaa !19
  %50 = getelementptr inbounds nuw half, ptr addrspace(1) %3, i64 %15
  store half %40, ptr addrspace(1) %50, align 2, !tbaa !17
  br label %89

51:                                               ; preds = %19, %51
  %52 = phi float [ 0.000000e+00, %19 ], [ %83, %51 ]
  %53 = phi float [ 0.000000e+00, %19 ], [ %84, %51 ]
  %54 = phi i32 [ 0, %19 ], [ %87, %51 ]
  %55 = phi <8 x half> [ zeroinitializer, %19 ], [ %86, %51 ]
  %56 = add i32 %54, %20
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %0, i64 %57
  %59 = load <8 x half>, ptr addrspace(1) %58, align 16, !tbaa !21, !amdgpu.noclobber !22
  %60 = fpext <8 x half> %59 to <8 x float>
  %61 = extractelement <8 x float> %60, i64 0
  %62 = fadd float %52, %61
  %63 = tail call float @llvm.fmuladd.f32(float %61, float %61, float %53)
  %64 = extractelement <8 x float> %60, i64 1
  %65 = fadd float %62, %64
  %66 = tail call float @llvm.fmuladd.f32(float %64, float %64, float %63)
  %67 = extractelement <8 x float> %60, i64 2
  %68 = fadd float %65, %67
  %69 = tail call float @llvm.fmuladd.f32(float %67, float %67, float %66)
  %70 = extractelement <8 x float> %60, i64 3
  %71 = fadd float %68, %70
  %72 = tail call float @llvm.fmuladd.f32(float %70, float %70, float %69)
  %73 = extractelement <8 x float> %60, i64 4
  %74 = fadd float %71, %73
  %75 = tail call float @llvm.fmuladd.f32(float %73, float %73, float %72)
  %76 = extractelement <8 x float> %60, i64 5
  %77 = fadd float %74, %76
  %78 = tail call float @llvm.fmuladd.f32(float %76, float %76, float %75)
  %79 = extractelement <8 x float> %60, i64 6
  %80 = fadd float %77, %79
  %81 = tail call float @llvm.fmuladd.f32(float %79, float %79, float %78)
  %82 = extractelement <8 x float> %60, i64 7
  %83 = fadd float %80, %82
  %84 = tail call float @llvm.fmuladd.f32(float %82, float %82, float %81)
  %85 = tail call <8 x half> @llvm.fabs.v8f16(<8 x half> %59)
  %86 = tail call <8 x half> @llvm.maxnum.v8f16(<8 x half> %55, <8 x half> %85)
  %87 = add nuw i32 %54, 1
  %88 = icmp eq i32 %87, %4
  br i1 %88, label %21, label %51

89:                                               ; preds = %6, %21
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_reduce_half(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = zext i32 %14 to i64
  %16 = icmp ult i32 %14, %5
  br i1 %16, label %17, label %89

17:                                               ; preds = %6
  %18 = icmp eq i32 %4, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %17
  %20 = mul i32 %14, %4
  br label %51

21:                                               ; preds = %51, %17
  %22 = phi <8 x half> [ zeroinitializer, %17 ], [ %86, %51 ]
  %23 = phi float [ 0.000000e+00, %17 ], [ %84, %51 ]
  %24 = phi float [ 0.000000e+00, %17 ], [ %83, %51 ]
  %25 = extractelement <8 x half> %22, i64 0
  %26 = tail call half @llvm.maxnum.f16(half %25, half 0xH0000)
  %27 = extractelement <8 x half> %22, i64 1
  %28 = tail call half @llvm.maxnum.f16(half %26, half %27)
  %29 = extractelement <8 x half> %22, i64 2
  %30 = tail call half @llvm.maxnum.f16(half %28, half %29)
  %31 = extractelement <8 x half> %22, i64 3
  %32 = tail call half @llvm.maxnum.f16(half %30, half %31)
  %33 = extractelement <8 x half> %22, i64 4
  %34 = tail call half @llvm.maxnum.f16(half %32, half %33)
  %35 = extractelement <8 x half> %22, i64 5
  %36 = tail call half @llvm.maxnum.f16(half %34, half %35)
  %37 = extractelement <8 x half> %22, i64 6
  %38 = tail call half @llvm.maxnum.f16(half %36, half %37)
  %39 = extractelement <8 x half> %22, i64 7
  %40 = tail call half @llvm.maxnum.f16(half %38, half %39)
  %41 = shl i32 %4, 3
  %42 = uitofp i32 %41 to float
  %43 = fdiv float %24, %42, !fpmath !16
  %44 = fptrunc float %43 to half
  %45 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %15
  store half %44, ptr addrspace(1) %45, align 2, !tbaa !17
  %46 = fdiv float %23, %42, !fpmath !16
  %47 = fneg float %43
  %48 = tail call float @llvm.fmuladd.f32(float %47, float %43, float %46)
  %49 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %15
  store float %48, ptr addrspace(1) %49, align 4, !tbaa !19
  %50 = getelementptr inbounds nuw half, ptr addrspace(1) %3, i64 %15
  store half %40, ptr addrspace(1) %50, align 2, !tbaa !17
  br label %89

51:                                               ; preds = %19, %51
  %52 = phi float [ 0.000000e+00, %19 ], [ %83, %51 ]
  %53 = phi float [ 0.000000e+00, %19 ], [ %84, %51 ]
  %54 = phi i32 [ 0, %19 ], [ %87, %51 ]
  %55 = phi <8 x half> [ zeroinitializer, %19 ], [ %86, %51 ]
  %56 = add i32 %54, %20
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %0, i64 %57
  %59 = load <8 x half>, ptr addrspace(1) %58, align 16, !tbaa !21
  %60 = fpext <8 x half> %59 to <8 x float>
  %61 = extractelement <8 x float> %60, i64 0
  %62 = fadd float %52, %61
  %63 = tail call float @llvm.fmuladd.f32(float %61, float %61, float %53)
  %64 = extractelement <8 x float> %60, i64 1
  %65 = fadd float %62, %64
  %66 = tail call float @llvm.fmuladd.f32(float %64, float %64, float %63)
  %67 = extractelement <8 x float> %60, i64 2
  %68 = fadd float %65, %67
  %69 = tail call float @llvm.fmuladd.f32(float %67, float %67, float %66)
  %70 = extractelement <8 x float> %60, i64 3
  %71 = fadd float %68, %70
  %72 = tail call float @llvm.fmuladd.f32(float %70, float %70, float %69)
  %73 = extractelement <8 x float> %60, i64 4
  %74 = fadd float %71, %73
  %75 = tail call float @llvm.fmuladd.f32(float %73, float %73, float %72)
  %76 = extractelement <8 x float> %60, i64 5
  %77 = fadd float %74, %76
  %78 = tail call float @llvm.fmuladd.f32(float %76, float %76, float %75)
  %79 = extractelement <8 x float> %60, i64 6
  %80 = fadd float %77, %79
  %81 = tail call float @llvm.fmuladd.f32(float %79, float %79, float %78)
  %82 = extractelement <8 x float> %60, i64 7
  %83 = fadd float %80, %82
  %84 = tail call float @llvm.fmuladd.f32(float %82, float %82, float %81)
  %85 = tail call <8 x half> @llvm.fabs.v8f16(<8 x half> %59)
  %86 = tail call <8 x half> @llvm.maxnum.v8f16(<8 x half> %55, <8 x half> %85)
  %87 = add nuw i32 %54, 1
  %88 = icmp eq i32 %87, %4
  br i1 %88, label %21, label %51

89:                                               ; preds = %6, %21
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x half> @llvm.fabs.v8f16(<8 x half>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x half> @llvm.maxnum.v8f16(<8 x half>, <8 x half>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.maxnum.f16(half, half) #2

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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"half8_t*", !"half*", !"float*", !"half*", !"uint", !"uint"}
!12 = !{!"half __attribute__((ext_vector_type(8)))*", !"half*", !"float*", !"half*", !"uint", !"uint"}
!13 = !{!"const", !"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{float 2.500000e+00}
!17 = !{!18, !18, i64 0}
!18 = !{!"half", !7, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !7, i64 0}
!21 = !{!7, !7, i64 0}
!22 = !{}
