; ModuleID = 'quaternions.cl'
source_filename = "quaternions.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @quaternions(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef align 16 captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !14
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = icmp ult i32 %13, %4
  br i1 %14, label %15, label %109

15:                                               ; preds = %5
  %16 = zext i32 %13 to i64
  %17 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %16
  %18 = load <4 x float>, ptr addrspace(1) %17, align 16, !tbaa !16, !amdgpu.noclobber !17
  %19 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %16
  %20 = load <4 x float>, ptr addrspace(1) %19, align 16, !tbaa !16, !amdgpu.noclobber !17
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %16
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !18, !amdgpu.noclobber !17
  %23 = extractelement <4 x float> %18, i64 0
  %24 = extractelement <4 x float> %20, i64 0
  %25 = extractelement <4 x float> %18, i64 1
  %26 = extractelement <4 x float> %20, i64 1
  %27 = fmul float %25, %26
  %28 = tail call float @llvm.fmuladd.f32(float %23, float %24, float %27)
  %29 = extractelement <4 x float> %18, i64 2
  %30 = extractelement <4 x float> %20, i64 2
  %31 = tail call float @llvm.fmuladd.f32(float %29, float %30, float %28)
  %32 = extractelement <4 x float> %18, i64 3
  %33 = extractelement <4 x float> %20, i64 3
  %34 = tail call float @llvm.fmuladd.f32(float %32, float %33, float %31)
  %35 = fcmp olt float %34, 0.000000e+00
  %36 = fneg <4 x float> %20
  %37 = select i1 %35, <4 x float> %36, <4 x float> %20
  %38 = fsub float 1.000000e+00, %22
  %39 = insertelement <4 x float> poison, float %38, i64 0
  %40 = shufflevector <4 x float> %39, <4 x float> poison, <4 x i32> zeroinitializer
  %41 = insertelement <4 x float> poison, float %22, i64 0
  %42 = shufflevector <4 x float> %41, <4 x float> poison, <4 x i32> zeroinitializer
  %43 = fmul <4 x float> %42, %37
  %44 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %18, <4 x float> %40, <4 x float> %43)
  %45 = extractelement <4 x float> %44, i64 0
  %46 = extractelement <4 x float> %44, i64 1
  %47 = fmul float %46, %46
  %48 = tail call float @llvm.fmuladd.f32(float %45, float %45, float %47)
  %49 = extractelement <4 x float> %44, i64 2
  %50 = tail call float @llvm.fmuladd.f32(float %49, float %49, float %48)
  %51 = extractelement <4 x float> %44, i64 3
  %52 = tail call float @llvm.fmuladd.f32(float %51, float %51, float %50)
  %53 = tail call float @llvm.amdgcn.rsq.f32(float %52)
  %54 = insertelement <4 x float> poison, float %53, i64 0
  %55 = shufflevector <4 x float> %54, <4 x float> poison, <4 x i32> zeroinitializer
  %56 = fmul <4 x float> %44, %55
  %57 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %16
  %58 = load <4 x float>, ptr addrspace(1) %57, align 16, !tbaa !16, !amdgpu.noclobber !17
  %59 = extractelement <4 x float> %56, i64 3
  %60 = extractelement <4 x float> %58, i64 0
  %61 = extractelement <4 x float> %56, i64 0
  %62 = fmul float %61, 0.000000e+00
  %63 = tail call float @llvm.fmuladd.f32(float %59, float %60, float %62)
  %64 = extractelement <4 x float> %56, i64 1
  %65 = extractelement <4 x float> %58, i64 2
  %66 = tail call float @llvm.fmuladd.f32(float %64, float %65, float %63)
  %67 = extractelement <4 x float> %56, i64 2
  %68 = extractelement <4 x float> %58, i64 1
  %69 = fneg float %67
  %70 = tail call float @llvm.fmuladd.f32(float %69, float %68, float %66)
  %71 = fneg float %65
  %72 = fmul float %61, %71
  %73 = tail call float @llvm.fmuladd.f32(float %59, float %68, float %72)
  %74 = tail call float @llvm.fmuladd.f32(float %64, float 0.000000e+00, float %73)
  %75 = tail call float @llvm.fmuladd.f32(float %67, float %60, float %74)
  %76 = fmul float %68, %61
  %77 = tail call float @llvm.fmuladd.f32(float %59, float %65, float %76)
  %78 = fneg float %64
  %79 = tail call float @llvm.fmuladd.f32(float %78, float %60, float %77)
  %80 = tail call float @llvm.fmuladd.f32(float %67, float 0.000000e+00, float %79)
  %81 = fneg float %60
  %82 = fmul float %61, %81
  %83 = tail call float @llvm.fmuladd.f32(float %59, float 0.000000e+00, float %82)
  %84 = tail call float @llvm.fmuladd.f32(float %78, float %68, float %83)
  %85 = tail call float @llvm.fmuladd.f32(float %69, float %65, float %84)
  %86 = fneg <4 x float> %56
  %87 = extractelement <4 x float> %86, i64 0
  %88 = fmul float %59, %70
  %89 = tail call float @llvm.fmuladd.f32(float %85, float %87, float %88)
  %90 = extractelement <4 x float> %86, i64 2
  %91 = tail call float @llvm.fmuladd.f32(float %75, float %90, float %89)
  %92 = extractelement <4 x float> %86, i64 1
  %93 = fneg float %80
  %94 = tail call float @llvm.fmuladd.f32(float %93, float %92, float %91)
  %95 = insertelement <4 x float> poison, float %94, i64 0
  %96 = fneg float %90
  %97 = fmul float %70, %96
  %98 = tail call float @llvm.fmuladd.f32(float %85, float %92, float %97)
  %99 = tail call float @llvm.fmuladd.f32(float %75, float %59, float %98)
  %100 = tail call float @llvm.fmuladd.f32(float %80, float %87, float %99)
  %101 = insertelement <4 x float> %95, float %100, i64 1
  %102 = fmul float %92, %70
  %103 = tail call float @llvm.fmuladd.f32(float %85, float %90, float %102)
  %104 = fneg float %75
  %105 = tail call float @llvm.fmuladd.f32(float %104, float %87, float %103)
  %106 = tail call float @llvm.fmuladd.f32(float %80, float %59, float %105)
  %107 = insertelement <4 x float> %101, float %106, i64 2
  %108 = shufflevector <4 x float> %107, <4 x float> %58, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x float> %108, ptr addrspace(1) %57, align 16, !tbaa !16
  br label %109

109:                                              ; preds = %5, %15
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_quaternions(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef align 16 captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !14
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = icmp ult i32 %13, %4
  br i1 %14, label %15, label %109

15:                                               ; preds = %5
  %16 = zext i32 %13 to i64
  %17 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %16
  %18 = load <4 x float>, ptr addrspace(1) %17, align 16, !tbaa !16
  %19 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %16
  %20 = load <4 x float>, ptr addrspace(1) %19, align 16, !tbaa !16
  %21 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %16
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !18
  %23 = extractelement <4 x float> %18, i64 0
  %24 = extractelement <4 x float> %20, i64 0
  %25 = extractelement <4 x float> %18, i64 1
  %26 = extractelement <4 x float> %20, i64 1
  %27 = fmul float %25, %26
  %28 = tail call float @llvm.fmuladd.f32(float %23, float %24, float %27)
  %29 = extractelement <4 x float> %18, i64 2
  %30 = extractelement <4 x float> %20, i64 2
  %31 = tail call float @llvm.fmuladd.f32(float %29, float %30, float %28)
  %32 = extractelement <4 x float> %18, i64 3
  %33 = extractelement <4 x float> %20, i64 3
  %34 = tail call float @llvm.fmuladd.f32(float %32, float %33, float %31)
  %35 = fcmp olt float %34, 0.000000e+00
  %36 = fneg <4 x float> %20
  %37 = select i1 %35, <4 x float> %36, <4 x float> %20
  %38 = fsub float 1.000000e+00, %22
  %39 = insertelement <4 x float> poison, float %38, i64 0
  %40 = shufflevector <4 x float> %39, <4 x float> poison, <4 x i32> zeroinitializer
  %41 = insertelement <4 x float> poison, float %22, i64 0
  %42 = shufflevector <4 x float> %41, <4 x float> poison, <4 x i32> zeroinitializer
  %43 = fmul <4 x float> %42, %37
  %44 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %18, <4 x float> %40, <4 x float> %43)
  %45 = extractelement <4 x float> %44, i64 0
  %46 = extractelement <4 x float> %44, i64 1
  %47 = fmul float %46, %46
  %48 = tail call float @llvm.fmuladd.f32(float %45, float %45, float %47)
  %49 = extractelement <4 x float> %44, i64 2
  %50 = tail call float @llvm.fmuladd.f32(float %49, float %49, float %48)
  %51 = extractelement <4 x float> %44, i64 3
  %52 = tail call float @llvm.fmuladd.f32(float %51, float %51, float %50)
  %53 = tail call float @llvm.amdgcn.rsq.f32(float %52)
  %54 = insertelement <4 x float> poison, float %53, i64 0
  %55 = shufflevector <4 x float> %54, <4 x float> poison, <4 x i32> zeroinitializer
  %56 = fmul <4 x float> %44, %55
  %57 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %16
  %58 = load <4 x float>, ptr addrspace(1) %57, align 16, !tbaa !16
  %59 = extractelement <4 x float> %56, i64 3
  %60 = extractelement <4 x float> %58, i64 0
  %61 = extractelement <4 x float> %56, i64 0
  %62 = fmul float %61, 0.000000e+00
  %63 = tail call float @llvm.fmuladd.f32(float %59, float %60, float %62)
  %64 = extractelement <4 x float> %56, i64 1
  %65 = extractelement <4 x float> %58, i64 2
  %66 = tail call float @llvm.fmuladd.f32(float %64, float %65, float %63)
  %67 = extractelement <4 x float> %56, i64 2
  %68 = extractelement <4 x float> %58, i64 1
  %69 = fneg float %67
  %70 = tail call float @llvm.fmuladd.f32(float %69, float %68, float %66)
  %71 = fneg float %65
  %72 = fmul float %61, %71
  %73 = tail call float @llvm.fmuladd.f32(float %59, float %68, float %72)
  %74 = tail call float @llvm.fmuladd.f32(float %64, float 0.000000e+00, float %73)
  %75 = tail call float @llvm.fmuladd.f32(float %67, float %60, float %74)
  %76 = fmul float %68, %61
  %77 = tail call float @llvm.fmuladd.f32(float %59, float %65, float %76)
  %78 = fneg float %64
  %79 = tail call float @llvm.fmuladd.f32(float %78, float %60, float %77)
  %80 = tail call float @llvm.fmuladd.f32(float %67, float 0.000000e+00, float %79)
  %81 = fneg float %60
  %82 = fmul float %61, %81
  %83 = tail call float @llvm.fmuladd.f32(float %59, float 0.000000e+00, float %82)
  %84 = tail call float @llvm.fmuladd.f32(float %78, float %68, float %83)
  %85 = tail call float @llvm.fmuladd.f32(float %69, float %65, float %84)
  %86 = fneg <4 x float> %56
  %87 = extractelement <4 x float> %86, i64 0
  %88 = fmul float %59, %70
  %89 = tail call float @llvm.fmuladd.f32(float %85, float %87, float %88)
  %90 = extractelement <4 x float> %86, i64 2
  %91 = tail call float @llvm.fmuladd.f32(float %75, float %90, float %89)
  %92 = extractelement <4 x float> %86, i64 1
  %93 = fneg float %80
  %94 = tail call float @llvm.fmuladd.f32(float %93, float %92, float %91)
  %95 = insertelement <4 x float> poison, float %94, i64 0
  %96 = fneg float %90
  %97 = fmul float %70, %96
  %98 = tail call float @llvm.fmuladd.f32(float %85, float %92, float %97)
  %99 = tail call float @llvm.fmuladd.f32(float %75, float %59, float %98)
  %100 = tail call float @llvm.fmuladd.f32(float %80, float %87, float %99)
  %101 = insertelement <4 x float> %95, float %100, i64 1
  %102 = fmul float %92, %70
  %103 = tail call float @llvm.fmuladd.f32(float %85, float %90, float %102)
  %104 = fneg float %75
  %105 = tail call float @llvm.fmuladd.f32(float %104, float %87, float %103)
  %106 = tail call float @llvm.fmuladd.f32(float %80, float %59, float %105)
  %107 = insertelement <4 x float> %101, float %106, i64 2
  %108 = shufflevector <4 x float> %107, <4 x float> %58, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  store <4 x float> %108, ptr addrspace(1) %57, align 16, !tbaa !16
  br label %109

109:                                              ; preds = %5, %15
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rsq.f32(float) #2

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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none"}
!11 = !{!"float4*", !"float4*", !"float*", !"float4*", !"uint"}
!12 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float*", !"float __attribute__((ext_vector_type(4)))*", !"uint"}
!13 = !{!"const", !"const", !"const", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!7, !7, i64 0}
!17 = !{}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !7, i64 0}
