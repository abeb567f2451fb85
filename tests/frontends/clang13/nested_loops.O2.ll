; ModuleID = 'nested_loops.cl'
source_filename = "nested_loops.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind
define protected amdgpu_kernel void @nested_loops(i32 addrspace(1)* nocapture readonly %0, i32 addrspace(1)* nocapture %1, i32 addrspace(1)* nocapture %2, i32 %3, i32 %4) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x() #2
  %7 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  %8 = getelementptr inbounds i8, i8 addrspace(4)* %7, i64 4
  %9 = bitcast i8 addrspace(4)* %8 to i16 addrspace(4)*
  %10 = load i16, i16 addrspace(4)* %9, align 4, !tbaa !8
  %11 = zext i16 %10 to i32
  %12 = mul i32 %6, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x() #2, !range !12
  %14 = add i32 %12, %13
  %15 = icmp ult i32 %14, %3
  br i1 %15, label %16, label %71

16:                                               ; preds = %5
  %17 = zext i32 %14 to i64
  %18 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %17
  %19 = load i32, i32 addrspace(1)* %18, align 4, !tbaa !13
  %20 = icmp eq i32 %19, 0
  %21 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %17
  br i1 %20, label %24, label %22

22:                                               ; preds = %16
  %23 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %17
  br label %26

24:                                               ; preds = %16
  store i32 0, i32 addrspace(1)* %21, align 4, !tbaa !13
  %25 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %17
  store i32 0, i32 addrspace(1)* %25, align 4, !tbaa !13
  br label %71

26:                                               ; preds = %22, %63
  %27 = phi i32 [ 0, %22 ], [ %65, %63 ]
  %28 = phi i32 [ 0, %22 ], [ %61, %63 ]
  %29 = phi i32 [ undef, %22 ], [ %60, %63 ]
  %30 = phi i32 [ 0, %22 ], [ %64, %63 ]
  %31 = sub i32 %19, %27
  %32 = and i32 %31, 2
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %59

34:                                               ; preds = %26, %56
  %35 = phi i32 [ %57, %56 ], [ %30, %26 ]
  %36 = phi i32 [ %54, %56 ], [ %28, %26 ]
  %37 = add i32 %36, 1
  %38 = mul i32 %35, %35
  %39 = icmp ugt i32 %38, %31
  br i1 %39, label %53, label %40

40:                                               ; preds = %34
  %41 = icmp eq i32 %38, %31
  br i1 %41, label %53, label %42

42:                                               ; preds = %40
  %43 = icmp ult i32 %37, %4
  br i1 %43, label %45, label %44

44:                                               ; preds = %42
  store i32 -2, i32 addrspace(1)* %21, align 4, !tbaa !13
  store i32 %37, i32 addrspace(1)* %23, align 4, !tbaa !13
  br label %53

45:                                               ; preds = %42
  %46 = and i32 %35, 7
  %47 = icmp ne i32 %46, 5
  %48 = and i32 %37, 1
  %49 = icmp eq i32 %48, 0
  %50 = select i1 %47, i1 true, i1 %49
  %51 = add i32 %36, 3
  %52 = select i1 %50, i32 %37, i32 %51
  br label %53

53:                                               ; preds = %45, %40, %34, %44
  %54 = phi i32 [ %37, %44 ], [ %37, %34 ], [ %37, %40 ], [ %52, %45 ]
  %55 = phi i32 [ 1, %44 ], [ 5, %34 ], [ 8, %40 ], [ 0, %45 ]
  switch i32 %55, label %59 [
    i32 0, label %56
    i32 5, label %58
  ]

56:                                               ; preds = %53
  %57 = add i32 %35, 1
  br label %34

58:                                               ; preds = %53
  br label %59

59:                                               ; preds = %53, %58, %26
  %60 = phi i32 [ %29, %26 ], [ %35, %58 ], [ %35, %53 ]
  %61 = phi i32 [ %28, %26 ], [ %54, %58 ], [ %54, %53 ]
  %62 = phi i32 [ 4, %26 ], [ 0, %58 ], [ %55, %53 ]
  switch i32 %62, label %71 [
    i32 0, label %63
    i32 4, label %63
    i32 8, label %68
  ]

63:                                               ; preds = %59, %59
  %64 = add i32 %30, 1
  %65 = mul i32 %64, %64
  %66 = icmp ult i32 %19, %65
  br i1 %66, label %67, label %26

67:                                               ; preds = %63
  store i32 -1, i32 addrspace(1)* %21, align 4, !tbaa !13
  store i32 %61, i32 addrspace(1)* %23, align 4, !tbaa !13
  br label %71

68:                                               ; preds = %59
  %69 = shl i32 %30, 16
  %70 = or i32 %60, %69
  store i32 %70, i32 addrspace(1)* %21, align 4, !tbaa !13
  store i32 %61, i32 addrspace(1)* %23, align 4, !tbaa !13
  br label %71

71:                                               ; preds = %59, %24, %68, %67, %5
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
!4 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none"}
!6 = !{!"uint*", !"uint*", !"uint*", !"uint", !"uint"}
!7 = !{!"const", !"", !"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{i32 0, i32 1024}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !10, i64 0}
