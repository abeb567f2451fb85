; ModuleID = 'stencil3d.cl'
source_filename = "stencil3d.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @stencil3d(float addrspace(1)* nocapture readonly %0, float addrspace(1)* nocapture %1, i32 addrspace(1)* nocapture %2, i32 %3, i32 %4, i32 %5, float %6) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x() #2
  %9 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  %10 = getelementptr inbounds i8, i8 addrspace(4)* %9, i64 4
  %11 = bitcast i8 addrspace(4)* %10 to i16 addrspace(4)*
  %12 = load i16, i16 addrspace(4)* %11, align 4, !tbaa !9
  %13 = zext i16 %12 to i32
  %14 = mul i32 %8, %13
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x() #2, !range !13
  %16 = add i32 %14, %15
  %17 = tail call i32 @llvm.amdgcn.workgroup.id.y() #2
  %18 = getelementptr inbounds i8, i8 addrspace(4)* %9, i64 6
  %19 = bitcast i8 addrspace(4)* %18 to i16 addrspace(4)*
  %20 = load i16, i16 addrspace(4)* %19, align 2, !tbaa !9
  %21 = zext i16 %20 to i32
  %22 = mul i32 %17, %21
  %23 = tail call i32 @llvm.amdgcn.workitem.id.y() #2, !range !13
  %24 = add i32 %22, %23
  %25 = tail call i32 @llvm.amdgcn.workgroup.id.z() #2
  %26 = getelementptr inbounds i8, i8 addrspace(4)* %9, i64 8
  %27 = bitcast i8 addrspace(4)* %26 to i16 addrspace(4)*
  %28 = load i16, i16 addrspace(4)* %27, align 4, !tbaa !9
  %29 = zext i16 %28 to i32
  %30 = mul i32 %25, %29
  %31 = tail call i32 @llvm.amdgcn.workitem.id.z() #2, !range !13
  %32 = add i32 %30, %31
  %33 = icmp slt i32 %16, %3
  %34 = icmp slt i32 %24, %4
  %35 = select i1 %33, i1 %34, i1 false
  %36 = icmp slt i32 %32, %5
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %38, label %112

38:                                               ; preds = %7
  %39 = mul nsw i32 %32, %4
  %40 = add nsw i32 %39, %24
  %41 = mul nsw i32 %40, %3
  %42 = add nsw i32 %41, %16
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, float addrspace(1)* %0, i64 %43
  %45 = load float, float addrspace(1)* %44, align 4, !tbaa !14
  %46 = fmul float %45, 6.000000e+00
  %47 = icmp sgt i32 %16, 0
  br i1 %47, label %48, label %53

48:                                               ; preds = %38
  %49 = add nsw i32 %42, -1
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, float addrspace(1)* %0, i64 %50
  %52 = load float, float addrspace(1)* %51, align 4, !tbaa !14
  br label %53

53:                                               ; preds = %38, %48
  %54 = phi float [ %52, %48 ], [ %45, %38 ]
  %55 = fsub float %54, %46
  %56 = add nsw i32 %3, -1
  %57 = icmp slt i32 %16, %56
  br i1 %57, label %58, label %63

58:                                               ; preds = %53
  %59 = add nsw i32 %42, 1
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, float addrspace(1)* %0, i64 %60
  %62 = load float, float addrspace(1)* %61, align 4, !tbaa !14
  br label %63

63:                                               ; preds = %53, %58
  %64 = phi float [ %62, %58 ], [ %45, %53 ]
  %65 = fadd float %55, %64
  %66 = icmp sgt i32 %24, 0
  br i1 %66, label %67, label %72

67:                                               ; preds = %63
  %68 = sub nsw i32 %42, %3
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, float addrspace(1)* %0, i64 %69
  %71 = load float, float addrspace(1)* %70, align 4, !tbaa !14
  br label %72

72:                                               ; preds = %63, %67
  %73 = phi float [ %71, %67 ], [ %45, %63 ]
  %74 = fadd float %65, %73
  %75 = add nsw i32 %4, -1
  %76 = icmp slt i32 %24, %75
  br i1 %76, label %77, label %82

77:                                               ; preds = %72
  %78 = add nsw i32 %42, %3
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, float addrspace(1)* %0, i64 %79
  %81 = load float, float addrspace(1)* %80, align 4, !tbaa !14
  br label %82

82:                                               ; preds = %72, %77
  %83 = phi float [ %81, %77 ], [ %45, %72 ]
  %84 = fadd float %74, %83
  %85 = icmp sgt i32 %32, 0
  br i1 %85, label %86, label %92

86:                                               ; preds = %82
  %87 = mul nsw i32 %4, %3
  %88 = sub nsw i32 %42, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, float addrspace(1)* %0, i64 %89
  %91 = load float, float addrspace(1)* %90, align 4, !tbaa !14
  br label %92

92:                                               ; preds = %82, %86
  %93 = phi float [ %91, %86 ], [ %45, %82 ]
  %94 = fadd float %84, %93
  %95 = add nsw i32 %5, -1
  %96 = icmp slt i32 %32, %95
  br i1 %96, label %97, label %103

97:                                               ; preds = %92
  %98 = mul nsw i32 %4, %3
  %99 = add nsw i32 %42, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, float addrspace(1)* %0, i64 %100
  %102 = load float, float addrspace(1)* %101, align 4, !tbaa !14
  br label %103

103:                                              ; preds = %92, %97
  %104 = phi float [ %102, %97 ], [ %45, %92 ]
  %105 = fadd float %94, %104
  %106 = fmul float %105, %6
  %107 = fadd float %45, %106
  %108 = getelementptr inbounds float, float addrspace(1)* %1, i64 %43
  store float %107, float addrspace(1)* %108, align 4, !tbaa !14
  %109 = tail call float @llvm.fabs.f32(float %106)
  %110 = bitcast float %109 to i32
  %111 = atomicrmw umax i32 addrspace(1)* %2, i32 %110 syncscope("agent-one-as") monotonic, align 4
  br label %112

112:                                              ; preds = %7, %103
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fabs.f32(float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.z() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.z() #1

attributes #0 = { mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 13.0.1-11+b2"}
!4 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"float*", !"float*", !"atomic_uint*", !"int", !"int", !"int", !"float"}
!7 = !{!"float*", !"float*", !"_Atomic(unsigned int)*", !"int", !"int", !"int", !"float"}
!8 = !{!"const", !"", !"", !"", !"", !"", !""}
!9 = !{!10, !10, i64 0}
!10 = !{!"short", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{i32 0, i32 1024}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !11, i64 0}
