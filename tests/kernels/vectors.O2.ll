; ModuleID = 'vectors.cl'
source_filename = "vectors.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef readonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 4 captures(none) %6, ptr addrspace(1) noundef readonly align 16 captures(none) %7, ptr addrspace(1) noundef writeonly align 16 captures(none) %8, i32 noundef %9) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 4
  %14 = load i16, ptr addrspace(4) %13, align 4, !tbaa !14
  %15 = zext i16 %14 to i32
  %16 = mul i32 %11, %15
  %17 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %18 = add i32 %16, %17
  %19 = icmp ult i32 %18, %9
  br i1 %19, label %20, label %75

20:                                               ; preds = %10
  %21 = zext i32 %18 to i64
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %21
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16, !tbaa !16, !amdgpu.noclobber !17
  %24 = load <4 x float>, ptr addrspace(1) %0, align 16, !tbaa !16, !amdgpu.noclobber !17
  %25 = shufflevector <4 x float> %23, <4 x float> poison, <4 x i32> zeroinitializer
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %27 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !16, !amdgpu.noclobber !17
  %28 = shufflevector <4 x float> %23, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %29 = fmul <4 x float> %28, %27
  %30 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %24, <4 x float> %25, <4 x float> %29)
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %32 = load <4 x float>, ptr addrspace(1) %31, align 16, !tbaa !16, !amdgpu.noclobber !17
  %33 = shufflevector <4 x float> %23, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %34 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %32, <4 x float> %33, <4 x float> %30)
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 48
  %36 = load <4 x float>, ptr addrspace(1) %35, align 16, !tbaa !16, !amdgpu.noclobber !17
  %37 = shufflevector <4 x float> %23, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %38 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %36, <4 x float> %37, <4 x float> %34)
  %39 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %21
  store <4 x float> %38, ptr addrspace(1) %39, align 16, !tbaa !16
  %40 = getelementptr inbounds nuw <3 x i32>, ptr addrspace(1) %3, i64 %21
  %41 = load <3 x i32>, ptr addrspace(1) %40, align 16, !tbaa !16
  %42 = shufflevector <3 x i32> %41, <3 x i32> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %43 = icmp sgt <3 x i32> %42, %41
  %44 = sub <3 x i32> %42, %41
  %45 = shl <3 x i32> %41, splat (i32 1)
  %46 = select <3 x i1> %43, <3 x i32> %44, <3 x i32> %45
  %47 = getelementptr inbounds nuw <3 x i32>, ptr addrspace(1) %4, i64 %21
  store <3 x i32> %46, ptr addrspace(1) %47, align 16, !tbaa !16
  %48 = mul i32 %18, 3
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4, !tbaa !5
  %52 = insertelement <4 x i32> poison, i32 %51, i64 0
  %53 = add i32 %48, 1
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %54
  %56 = load i32, ptr addrspace(1) %55, align 4, !tbaa !5
  %57 = insertelement <4 x i32> %52, i32 %56, i64 1
  %58 = add i32 %48, 2
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !5
  %62 = insertelement <4 x i32> %57, i32 %61, i64 2
  %63 = insertelement <4 x i32> %62, i32 %18, i64 3
  %64 = and i32 %51, 3
  %65 = extractelement <4 x i32> %63, i32 %64
  %66 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %21
  store i32 %65, ptr addrspace(1) %66, align 4, !tbaa !5
  %67 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %7, i64 %21
  %68 = load <16 x i8>, ptr addrspace(1) %67, align 16, !tbaa !16
  %69 = shufflevector <16 x i8> %68, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %70 = zext <8 x i8> %69 to <8 x i16>
  %71 = shufflevector <16 x i8> %68, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %72 = zext <8 x i8> %71 to <8 x i16>
  %73 = add nuw nsw <8 x i16> %70, %72
  %74 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %8, i64 %21
  store <8 x i16> %73, ptr addrspace(1) %74, align 16, !tbaa !16
  br label %75

75:                                               ; preds = %10, %20
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_vectors(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef readonly align 16 captures(none) %3, ptr addrspace(1) noundef writeonly align 16 captures(none) %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5, ptr addrspace(1) noundef writeonly align 4 captures(none) %6, ptr addrspace(1) noundef readonly align 16 captures(none) %7, ptr addrspace(1) noundef writeonly align 16 captures(none) %8, i32 noundef %9) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 4
  %14 = load i16, ptr addrspace(4) %13, align 4, !tbaa !14
  %15 = zext i16 %14 to i32
  %16 = mul i32 %11, %15
  %17 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %18 = add i32 %16, %17
  %19 = icmp ult i32 %18, %9
  br i1 %19, label %20, label %75

20:                                               ; preds = %10
  %21 = zext i32 %18 to i64
  %22 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %21
  %23 = load <4 x float>, ptr addrspace(1) %22, align 16, !tbaa !16
  %24 = load <4 x float>, ptr addrspace(1) %0, align 16, !tbaa !16
  %25 = shufflevector <4 x float> %23, <4 x float> poison, <4 x i32> zeroinitializer
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %27 = load <4 x float>, ptr addrspace(1) %26, align 16, !tbaa !16
  %28 = shufflevector <4 x float> %23, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %29 = fmul <4 x float> %28, %27
  %30 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %24, <4 x float> %25, <4 x float> %29)
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %32 = load <4 x float>, ptr addrspace(1) %31, align 16, !tbaa !16
  %33 = shufflevector <4 x float> %23, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %34 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %32, <4 x float> %33, <4 x float> %30)
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 48
  %36 = load <4 x float>, ptr addrspace(1) %35, align 16, !tbaa !16
  %37 = shufflevector <4 x float> %23, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %38 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %36, <4 x float> %37, <4 x float> %34)
  %39 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %21
  store <4 x float> %38, ptr addrspace(1) %39, align 16, !tbaa !16
  %40 = getelementptr inbounds nuw <3 x i32>, ptr addrspace(1) %3, i64 %21
  %41 = load <3 x i32>, ptr addrspace(1) %40, align 16, !tbaa !16
  %42 = shufflevector <3 x i32> %41, <3 x i32> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %43 = icmp sgt <3 x i32> %42, %41
  %44 = sub <3 x i32> %42, %41
  %45 = shl <3 x i32> %41, splat (i32 1)
  %46 = select <3 x i1> %43, <3 x i32> %44, <3 x i32> %45
  %47 = getelementptr inbounds nuw <3 x i32>, ptr addrspace(1) %4, i64 %21
  store <3 x i32> %46, ptr addrspace(1) %47, align 16, !tbaa !16
  %48 = mul i32 %18, 3
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4, !tbaa !5
  %52 = insertelement <4 x i32> poison, i32 %51, i64 0
  %53 = add i32 %48, 1
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %54
  %56 = load i32, ptr addrspace(1) %55, align 4, !tbaa !5
  %57 = insertelement <4 x i32> %52, i32 %56, i64 1
  %58 = add i32 %48, 2
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !5
  %62 = insertelement <4 x i32> %57, i32 %61, i64 2
  %63 = insertelement <4 x i32> %62, i32 %18, i64 3
  %64 = and i32 %51, 3
  %65 = extractelement <4 x i32> %63, i32 %64
  %66 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %21
  store i32 %65, ptr addrspace(1) %66, align 4, !tbaa !5
  %67 = getelementptr inbounds nuw <16 x i8>, ptr addrspace(1) %7, i64 %21
  %68 = load <16 x i8>, ptr addrspace(1) %67, align 16, !tbaa !16
  %69 = shufflevector <16 x i8> %68, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %70 = zext <8 x i8> %69 to <8 x i16>
  %71 = shufflevector <16 x i8> %68, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %72 = zext <8 x i8> %71 to <8 x i16>
  %73 = add nuw nsw <8 x i16> %70, %72
  %74 = getelementptr inbounds nuw <8 x i16>, ptr addrspace(1) %8, i64 %21
  store <8 x i16> %73, ptr addrspace(1) %74, align 16, !tbaa !16
  br label %75

75:                                               ; preds = %10, %20
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

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
!11 = !{!"float4*", !"float4*", !"float4*", !"int3*", !"int3*", !"int*", !"int*", !"uchar16*", !"ushort8*", !"uint"}
!12 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(3)))*", !"int __attribute__((ext_vector_type(3)))*", !"int*", !"int*", !"uchar __attribute__((ext_vector_type(16)))*", !"ushort __attribute__((ext_vector_type(8)))*", !"uint"}
!13 = !{!"const", !"const", !"", !"const", !"", !"const", !"", !"const", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!7, !7, i64 0}
!17 = !{}
