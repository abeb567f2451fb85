; ModuleID = 'vectors.cl'
source_filename = "vectors.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define protected amdgpu_kernel void @vectors(<4 x float> addrspace(1)* nocapture readonly %0, <4 x float> addrspace(1)* nocapture readonly %1, <4 x float> addrspace(1)* nocapture %2, <3 x i32> addrspace(1)* nocapture readonly %3, <3 x i32> addrspace(1)* nocapture %4, i32 addrspace(1)* nocapture readonly %5, i32 addrspace(1)* nocapture %6, <16 x i8> addrspace(1)* nocapture readonly %7, <8 x i16> addrspace(1)* nocapture %8, i32 %9) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x() #2
  %12 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  %13 = getelementptr inbounds i8, i8 addrspace(4)* %12, i64 4
  %14 = bitcast i8 addrspace(4)* %13 to i16 addrspace(4)*
  %15 = load i16, i16 addrspace(4)* %14, align 4, !tbaa !9
  %16 = zext i16 %15 to i32
  %17 = mul i32 %11, %16
  %18 = tail call i32 @llvm.amdgcn.workitem.id.x() #2, !range !13
  %19 = add i32 %17, %18
  %20 = icmp ult i32 %19, %9
  br i1 %20, label %21, label %80

21:                                               ; preds = %10
  %22 = zext i32 %19 to i64
  %23 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %1, i64 %22
  %24 = load <4 x float>, <4 x float> addrspace(1)* %23, align 16, !tbaa !14
  %25 = load <4 x float>, <4 x float> addrspace(1)* %0, align 16, !tbaa !14
  %26 = shufflevector <4 x float> %24, <4 x float> poison, <4 x i32> zeroinitializer
  %27 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %0, i64 1
  %28 = load <4 x float>, <4 x float> addrspace(1)* %27, align 16, !tbaa !14
  %29 = shufflevector <4 x float> %24, <4 x float> undef, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %30 = fmul <4 x float> %29, %28
  %31 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %25, <4 x float> %26, <4 x float> %30)
  %32 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %0, i64 2
  %33 = load <4 x float>, <4 x float> addrspace(1)* %32, align 16, !tbaa !14
  %34 = shufflevector <4 x float> %24, <4 x float> undef, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %35 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %33, <4 x float> %34, <4 x float> %31)
  %36 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %0, i64 3
  %37 = load <4 x float>, <4 x float> addrspace(1)* %36, align 16, !tbaa !14
  %38 = shufflevector <4 x float> %24, <4 x float> undef, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %39 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %37, <4 x float> %38, <4 x float> %35)
  %40 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %2, i64 %22
  store <4 x float> %39, <4 x float> addrspace(1)* %40, align 16, !tbaa !14
  %41 = getelementptr inbounds <3 x i32>, <3 x i32> addrspace(1)* %3, i64 %22
  %42 = bitcast <3 x i32> addrspace(1)* %41 to <4 x i32> addrspace(1)*
  %43 = load <4 x i32>, <4 x i32> addrspace(1)* %42, align 16
  %44 = shufflevector <4 x i32> %43, <4 x i32> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %45 = shufflevector <4 x i32> %43, <4 x i32> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %46 = icmp sgt <3 x i32> %45, %44
  %47 = sub <3 x i32> %45, %44
  %48 = shl <3 x i32> %44, <i32 1, i32 1, i32 1>
  %49 = select <3 x i1> %46, <3 x i32> %47, <3 x i32> %48
  %50 = getelementptr inbounds <3 x i32>, <3 x i32> addrspace(1)* %4, i64 %22
  %51 = shufflevector <3 x i32> %49, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %52 = bitcast <3 x i32> addrspace(1)* %50 to <4 x i32> addrspace(1)*
  store <4 x i32> %51, <4 x i32> addrspace(1)* %52, align 16, !tbaa !14
  %53 = mul i32 %19, 3
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %54
  %56 = load i32, i32 addrspace(1)* %55, align 4, !tbaa !15
  %57 = insertelement <4 x i32> undef, i32 %56, i32 0
  %58 = add i32 %53, 1
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %59
  %61 = load i32, i32 addrspace(1)* %60, align 4, !tbaa !15
  %62 = insertelement <4 x i32> %57, i32 %61, i32 1
  %63 = add i32 %53, 2
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %64
  %66 = load i32, i32 addrspace(1)* %65, align 4, !tbaa !15
  %67 = insertelement <4 x i32> %62, i32 %66, i32 2
  %68 = insertelement <4 x i32> %67, i32 %19, i32 3
  %69 = and i32 %56, 3
  %70 = extractelement <4 x i32> %68, i32 %69
  %71 = getelementptr inbounds i32, i32 addrspace(1)* %6, i64 %22
  store i32 %70, i32 addrspace(1)* %71, align 4, !tbaa !15
  %72 = getelementptr inbounds <16 x i8>, <16 x i8> addrspace(1)* %7, i64 %22
  %73 = load <16 x i8>, <16 x i8> addrspace(1)* %72, align 16, !tbaa !14
  %74 = shufflevector <16 x i8> %73, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %75 = zext <8 x i8> %74 to <8 x i16>
  %76 = shufflevector <16 x i8> %73, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %77 = zext <8 x i8> %76 to <8 x i16>
  %78 = add nuw nsw <8 x i16> %75, %77
  %79 = getelementptr inbounds <8 x i16>, <8 x i16> addrspace(1)* %8, i64 %22
  store <8 x i16> %78, <8 x i16> addrspace(1)* %79, align 16, !tbaa !14
  br label %80

80:                                               ; preds = %10, %21
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 13.0.1-11+b2"}
!4 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"float4*", !"float4*", !"float4*", !"int3*", !"int3*", !"int*", !"int*", !"uchar16*", !"ushort8*", !"uint"}
!7 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(3)))*", !"int __attribute__((ext_vector_type(3)))*", !"int*", !"int*", !"uchar __attribute__((ext_vector_type(16)))*", !"ushort __attribute__((ext_vector_type(8)))*", !"uint"}
!8 = !{!"const", !"const", !"", !"const", !"", !"const", !"", !"const", !"", !""}
!9 = !{!10, !10, i64 0}
!10 = !{!"short", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{i32 0, i32 1024}
!14 = !{!11, !11, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !11, i64 0}
