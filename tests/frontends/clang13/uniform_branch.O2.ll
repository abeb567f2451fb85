; ModuleID = 'uniform_branch.cl'
source_filename = "uniform_branch.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind
define protected amdgpu_kernel void @uniform_branch(i32 addrspace(1)* nocapture readonly %0, i32 addrspace(1)* nocapture %1, i32 addrspace(4)* nocapture readonly %2, i32 %3, i32 %4) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x() #2
  %7 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  %8 = getelementptr inbounds i8, i8 addrspace(4)* %7, i64 4
  %9 = bitcast i8 addrspace(4)* %8 to i16 addrspace(4)*
  %10 = load i16, i16 addrspace(4)* %9, align 4, !tbaa !8
  %11 = zext i16 %10 to i32
  %12 = mul i32 %6, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x() #2, !range !12
  %14 = add i32 %12, %13
  %15 = load i32, i32 addrspace(4)* %2, align 4, !tbaa !13
  %16 = icmp ult i32 %14, %4
  br i1 %16, label %17, label %21

17:                                               ; preds = %5
  %18 = zext i32 %14 to i64
  %19 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %18
  %20 = load i32, i32 addrspace(1)* %19, align 4, !tbaa !13
  br label %21

21:                                               ; preds = %5, %17
  %22 = phi i32 [ %20, %17 ], [ 0, %5 ]
  switch i32 %3, label %60 [
    i32 0, label %26
    i32 1, label %24
    i32 2, label %23
    i32 3, label %23
    i32 100, label %66
  ]

23:                                               ; preds = %21, %21
  br label %53

24:                                               ; preds = %21
  %25 = icmp sgt i32 %15, 0
  br i1 %25, label %37, label %66

26:                                               ; preds = %21
  %27 = icmp slt i32 %15, 1
  br i1 %27, label %66, label %28

28:                                               ; preds = %26, %28
  %29 = phi i32 [ %35, %28 ], [ 1, %26 ]
  %30 = phi i32 [ %34, %28 ], [ %22, %26 ]
  %31 = zext i32 %29 to i64
  %32 = getelementptr inbounds i32, i32 addrspace(4)* %2, i64 %31
  %33 = load i32, i32 addrspace(4)* %32, align 4, !tbaa !13
  %34 = add nsw i32 %33, %30
  %35 = add nuw i32 %29, 1
  %36 = icmp eq i32 %29, %15
  br i1 %36, label %66, label %28

37:                                               ; preds = %24, %49
  %38 = phi i32 [ %51, %49 ], [ %15, %24 ]
  %39 = phi i32 [ %50, %49 ], [ %22, %24 ]
  %40 = zext i32 %38 to i64
  %41 = getelementptr inbounds i32, i32 addrspace(4)* %2, i64 %40
  %42 = load i32, i32 addrspace(4)* %41, align 4, !tbaa !13
  %43 = icmp slt i32 %42, 0
  br i1 %43, label %49, label %44

44:                                               ; preds = %37
  %45 = and i32 %38, 15
  %46 = shl i32 %42, %45
  %47 = xor i32 %46, %39
  %48 = icmp sgt i32 %42, 1000
  br i1 %48, label %66, label %49

49:                                               ; preds = %44, %37
  %50 = phi i32 [ %39, %37 ], [ %47, %44 ]
  %51 = add nsw i32 %38, -1
  %52 = icmp sgt i32 %38, 1
  br i1 %52, label %37, label %66

53:                                               ; preds = %23, %53
  %54 = phi i32 [ %58, %53 ], [ %15, %23 ]
  %55 = phi i32 [ %57, %53 ], [ %22, %23 ]
  %56 = mul nsw i32 %55, 3
  %57 = add nsw i32 %56, %54
  %58 = sdiv i32 %54, 2
  %59 = icmp sgt i32 %58, %3
  br i1 %59, label %53, label %66

60:                                               ; preds = %21
  %61 = getelementptr inbounds i32, i32 addrspace(4)* %2, i64 1
  %62 = load i32, i32 addrspace(4)* %61, align 4, !tbaa !13
  %63 = icmp eq i32 %62, 0
  %64 = sub nsw i32 0, %22
  %65 = select i1 %63, i32 %22, i32 %64
  br label %66

66:                                               ; preds = %53, %44, %49, %28, %24, %26, %21, %60
  %67 = phi i32 [ %65, %60 ], [ %6, %21 ], [ %22, %26 ], [ %22, %24 ], [ %34, %28 ], [ %50, %49 ], [ %47, %44 ], [ %57, %53 ]
  br i1 %16, label %68, label %71

68:                                               ; preds = %66
  %69 = zext i32 %14 to i64
  %70 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %69
  store i32 %67, i32 addrspace(1)* %70, align 4, !tbaa !13
  br label %71

71:                                               ; preds = %68, %66
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

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
!4 = !{i32 1, i32 1, i32 2, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none"}
!6 = !{!"int*", !"int*", !"int*", !"int", !"uint"}
!7 = !{!"const", !"", !"const", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{i32 0, i32 1024}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !10, i64 0}
