; ModuleID = 'linked_list.cl'
source_filename = "linked_list.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

%struct.Node = type { i64, i32, i32 }

; Function Attrs: nofree norecurse nosync nounwind
define protected amdgpu_kernel void @linked_list(i8 addrspace(1)* %0, i64 addrspace(1)* nocapture %1, i64 addrspace(1)* nocapture %2, i32 %3) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x() #2
  %6 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  %7 = getelementptr inbounds i8, i8 addrspace(4)* %6, i64 4
  %8 = bitcast i8 addrspace(4)* %7 to i16 addrspace(4)*
  %9 = load i16, i16 addrspace(4)* %8, align 4, !tbaa !8
  %10 = zext i16 %9 to i32
  %11 = mul i32 %5, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x() #2, !range !12
  %13 = add i32 %11, %12
  %14 = icmp ult i32 %13, %3
  br i1 %14, label %15, label %42

15:                                               ; preds = %4
  %16 = ptrtoint i8 addrspace(1)* %0 to i64
  %17 = zext i32 %13 to i64
  %18 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %17
  %19 = load i64, i64 addrspace(1)* %18, align 8, !tbaa !13
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %38, label %21

21:                                               ; preds = %15, %21
  %22 = phi i64 [ %36, %21 ], [ %19, %15 ]
  %23 = phi i32 [ %31, %21 ], [ 0, %15 ]
  %24 = phi i64 [ %34, %21 ], [ 0, %15 ]
  %25 = phi i64 [ %22, %21 ], [ 0, %15 ]
  %26 = add i64 %22, %16
  %27 = inttoptr i64 %26 to %struct.Node addrspace(1)*
  %28 = getelementptr inbounds %struct.Node, %struct.Node addrspace(1)* %27, i64 0, i32 1
  %29 = load i32, i32 addrspace(1)* %28, align 8, !tbaa !15
  %30 = sext i32 %29 to i64
  %31 = add nuw nsw i32 %23, 1
  %32 = zext i32 %31 to i64
  %33 = mul nsw i64 %30, %32
  %34 = add nsw i64 %33, %24
  %35 = getelementptr inbounds %struct.Node, %struct.Node addrspace(1)* %27, i64 0, i32 0
  %36 = load i64, i64 addrspace(1)* %35, align 8, !tbaa !18
  store i64 %25, i64 addrspace(1)* %35, align 8, !tbaa !18
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %21

38:                                               ; preds = %21, %15
  %39 = phi i64 [ 0, %15 ], [ %22, %21 ]
  %40 = phi i64 [ 0, %15 ], [ %34, %21 ]
  store i64 %39, i64 addrspace(1)* %18, align 8, !tbaa !13
  %41 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %17
  store i64 %40, i64 addrspace(1)* %41, align 8, !tbaa !13
  br label %42

42:                                               ; preds = %4, %38
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { nofree norecurse nosync nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 13.0.1-11+b2"}
!4 = !{i32 1, i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"uchar*", !"ulong*", !"long*", !"uint"}
!7 = !{!"", !"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{i32 0, i32 1024}
!13 = !{!14, !14, i64 0}
!14 = !{!"long", !10, i64 0}
!15 = !{!16, !17, i64 8}
!16 = !{!"", !14, i64 0, !17, i64 8, !17, i64 12}
!17 = !{!"int", !10, i64 0}
!18 = !{!16, !14, i64 0}
