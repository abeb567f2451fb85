; ModuleID = 'textsearch.cl'
source_filename = "textsearch.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind
define protected amdgpu_kernel void @textsearch(i8 addrspace(1)* nocapture readonly %0, i32 %1, i8 addrspace(1)* nocapture readonly %2, i16 %3, i16 %4, i16 addrspace(1)* nocapture %5, i8 addrspace(1)* nocapture %6) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x() #2
  %9 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  %10 = getelementptr inbounds i8, i8 addrspace(4)* %9, i64 4
  %11 = bitcast i8 addrspace(4)* %10 to i16 addrspace(4)*
  %12 = load i16, i16 addrspace(4)* %11, align 4, !tbaa !8
  %13 = zext i16 %12 to i32
  %14 = mul i32 %8, %13
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x() #2, !range !12
  %16 = add i32 %14, %15
  %17 = zext i16 %4 to i32
  %18 = mul i32 %16, %17
  %19 = zext i16 %3 to i32
  %20 = icmp eq i16 %4, 0
  br i1 %20, label %72, label %21

21:                                               ; preds = %7, %65
  %22 = phi i32 [ %68, %65 ], [ 0, %7 ]
  %23 = phi i16 [ %67, %65 ], [ 0, %7 ]
  %24 = phi i8 [ %66, %65 ], [ -1, %7 ]
  %25 = add i32 %18, %22
  %26 = add i32 %25, %19
  %27 = icmp ugt i32 %26, %1
  br i1 %27, label %65, label %28

28:                                               ; preds = %21, %53
  %29 = phi i16 [ %55, %53 ], [ 0, %21 ]
  %30 = zext i16 %29 to i32
  %31 = icmp ult i16 %29, %3
  br i1 %31, label %32, label %56

32:                                               ; preds = %28
  %33 = zext i16 %29 to i64
  %34 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %33
  %35 = load i8, i8 addrspace(1)* %34, align 1, !tbaa !13
  %36 = icmp eq i8 %35, 63
  br i1 %36, label %51, label %37

37:                                               ; preds = %32
  %38 = add i8 %35, -65
  %39 = icmp ult i8 %38, 26
  %40 = add i8 %35, 32
  %41 = select i1 %39, i8 %40, i8 %35
  %42 = add i32 %25, %30
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %43
  %45 = load i8, i8 addrspace(1)* %44, align 1, !tbaa !13
  %46 = add i8 %45, -65
  %47 = icmp ult i8 %46, 26
  %48 = add i8 %45, 32
  %49 = select i1 %47, i8 %48, i8 %45
  %50 = icmp eq i8 %41, %49
  br i1 %50, label %51, label %53

51:                                               ; preds = %37, %32
  %52 = add nuw i16 %29, 1
  br label %53

53:                                               ; preds = %37, %51
  %54 = phi i1 [ true, %51 ], [ false, %37 ]
  %55 = phi i16 [ %52, %51 ], [ %29, %37 ]
  br i1 %54, label %28, label %56

56:                                               ; preds = %53, %28
  %57 = phi i16 [ %55, %53 ], [ %29, %28 ]
  %58 = icmp eq i16 %57, %3
  %59 = icmp eq i16 %23, 0
  %60 = trunc i32 %22 to i8
  %61 = select i1 %58, i1 %59, i1 false
  %62 = select i1 %61, i8 %60, i8 %24
  %63 = zext i1 %58 to i16
  %64 = add i16 %23, %63
  br label %65

65:                                               ; preds = %56, %21
  %66 = phi i8 [ %24, %21 ], [ %62, %56 ]
  %67 = phi i16 [ %23, %21 ], [ %64, %56 ]
  %68 = add nuw nsw i32 %22, 1
  %69 = xor i1 %27, true
  %70 = icmp ult i32 %68, %17
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %21, label %72

72:                                               ; preds = %65, %7
  %73 = phi i8 [ -1, %7 ], [ %66, %65 ]
  %74 = phi i16 [ 0, %7 ], [ %67, %65 ]
  %75 = zext i32 %16 to i64
  %76 = getelementptr inbounds i16, i16 addrspace(1)* %5, i64 %75
  store i16 %74, i16 addrspace(1)* %76, align 2, !tbaa !8
  %77 = getelementptr inbounds i8, i8 addrspace(1)* %6, i64 %75
  store i8 %73, i8 addrspace(1)* %77, align 1, !tbaa !13
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
!4 = !{i32 1, i32 0, i32 1, i32 0, i32 0, i32 1, i32 1}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"uchar*", !"uint", !"uchar*", !"ushort", !"ushort", !"ushort*", !"char*"}
!7 = !{!"const", !"", !"const", !"", !"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{i32 0, i32 1024}
!13 = !{!10, !10, i64 0}
