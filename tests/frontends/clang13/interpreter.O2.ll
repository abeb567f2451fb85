; ModuleID = 'interpreter.cl'
source_filename = "interpreter.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind
define protected amdgpu_kernel void @interpreter(i32 addrspace(1)* nocapture readonly %0, i32 addrspace(1)* nocapture readonly %1, i32 addrspace(1)* nocapture readonly %2, i32 addrspace(1)* nocapture %3, i32 %4, i32 %5) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x() #2
  %8 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  %9 = getelementptr inbounds i8, i8 addrspace(4)* %8, i64 4
  %10 = bitcast i8 addrspace(4)* %9 to i16 addrspace(4)*
  %11 = load i16, i16 addrspace(4)* %10, align 4, !tbaa !8
  %12 = zext i16 %11 to i32
  %13 = mul i32 %7, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x() #2, !range !12
  %15 = add i32 %13, %14
  %16 = icmp ult i32 %15, %4
  br i1 %16, label %17, label %114

17:                                               ; preds = %6
  %18 = zext i32 %15 to i64
  %19 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %18
  %20 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %18
  %21 = icmp eq i32 %5, 0
  br i1 %21, label %113, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %18
  %24 = load i32, i32 addrspace(1)* %23, align 4, !tbaa !13
  br label %27

25:                                               ; preds = %107
  %26 = icmp eq i32 %112, 0
  br i1 %26, label %113, label %27

27:                                               ; preds = %22, %25
  %28 = phi i32 [ %112, %25 ], [ %5, %22 ]
  %29 = phi i32 [ %110, %25 ], [ 0, %22 ]
  %30 = phi i32 [ %109, %25 ], [ %24, %22 ]
  %31 = phi <16 x i32> [ %108, %25 ], [ undef, %22 ]
  %32 = add i32 %30, 1
  %33 = zext i32 %30 to i64
  %34 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33
  %35 = load i32, i32 addrspace(1)* %34, align 4, !tbaa !13
  %36 = ashr i32 %35, 8
  %37 = add i32 %29, 1
  %38 = icmp ugt i32 %37, 16
  br i1 %38, label %39, label %40

39:                                               ; preds = %27
  store i32 -2147483646, i32 addrspace(1)* %19, align 4, !tbaa !13
  br label %107

40:                                               ; preds = %27
  %41 = trunc i32 %35 to i8
  switch i8 %41, label %106 [
    i8 0, label %42
    i8 1, label %47
    i8 2, label %49
    i8 7, label %52
    i8 9, label %56
    i8 14, label %60
    i8 8, label %62
    i8 10, label %69
    i8 11, label %71
    i8 3, label %77
    i8 4, label %77
    i8 5, label %77
    i8 6, label %77
    i8 12, label %77
    i8 13, label %77
    i8 15, label %77
  ]

42:                                               ; preds = %40
  %43 = icmp eq i32 %29, 0
  %44 = add nsw i32 %29, -1
  %45 = extractelement <16 x i32> %31, i32 %44
  %46 = select i1 %43, i32 0, i32 %45
  store i32 %46, i32 addrspace(1)* %19, align 4, !tbaa !13
  br label %107

47:                                               ; preds = %40
  %48 = insertelement <16 x i32> %31, i32 %36, i32 %29
  br label %107

49:                                               ; preds = %40
  %50 = load i32, i32 addrspace(1)* %20, align 4, !tbaa !13
  %51 = insertelement <16 x i32> %31, i32 %50, i32 %29
  br label %107

52:                                               ; preds = %40
  %53 = add nsw i32 %29, -1
  %54 = extractelement <16 x i32> %31, i32 %53
  %55 = insertelement <16 x i32> %31, i32 %54, i32 %29
  br label %107

56:                                               ; preds = %40
  %57 = add nsw i32 %29, -2
  %58 = extractelement <16 x i32> %31, i32 %57
  %59 = insertelement <16 x i32> %31, i32 %58, i32 %29
  br label %107

60:                                               ; preds = %40
  %61 = add nsw i32 %29, -1
  br label %107

62:                                               ; preds = %40
  %63 = add nsw i32 %29, -1
  %64 = extractelement <16 x i32> %31, i32 %63
  %65 = add nsw i32 %29, -2
  %66 = extractelement <16 x i32> %31, i32 %65
  %67 = insertelement <16 x i32> %31, i32 %66, i32 %63
  %68 = insertelement <16 x i32> %67, i32 %64, i32 %65
  br label %107

69:                                               ; preds = %40
  %70 = add i32 %36, %32
  br label %107

71:                                               ; preds = %40
  %72 = add nsw i32 %29, -1
  %73 = extractelement <16 x i32> %31, i32 %72
  %74 = icmp eq i32 %73, 0
  %75 = select i1 %74, i32 0, i32 %36
  %76 = add i32 %75, %32
  br label %107

77:                                               ; preds = %40, %40, %40, %40, %40, %40, %40
  %78 = add nsw i32 %29, -1
  %79 = extractelement <16 x i32> %31, i32 %78
  %80 = add nsw i32 %29, -2
  %81 = extractelement <16 x i32> %31, i32 %80
  switch i8 %41, label %97 [
    i8 3, label %82
    i8 4, label %84
    i8 5, label %86
    i8 12, label %88
    i8 13, label %91
    i8 15, label %94
  ]

82:                                               ; preds = %77
  %83 = add i32 %81, %79
  br label %103

84:                                               ; preds = %77
  %85 = sub i32 %81, %79
  br label %103

86:                                               ; preds = %77
  %87 = mul i32 %81, %79
  br label %103

88:                                               ; preds = %77
  %89 = icmp slt i32 %81, %79
  %90 = zext i1 %89 to i32
  br label %103

91:                                               ; preds = %77
  %92 = icmp eq i32 %81, %79
  %93 = zext i1 %92 to i32
  br label %103

94:                                               ; preds = %77
  %95 = and i32 %79, 31
  %96 = shl i32 %81, %95
  br label %103

97:                                               ; preds = %77
  %98 = add i32 %79, 1
  %99 = icmp ult i32 %98, 2
  br i1 %99, label %100, label %101

100:                                              ; preds = %97
  store i32 -2147483645, i32 addrspace(1)* %19, align 4, !tbaa !13
  br label %107

101:                                              ; preds = %97
  %102 = sdiv i32 %81, %79
  br label %103

103:                                              ; preds = %101, %94, %91, %88, %86, %84, %82
  %104 = phi i32 [ %102, %101 ], [ %96, %94 ], [ %93, %91 ], [ %90, %88 ], [ %87, %86 ], [ %85, %84 ], [ %83, %82 ]
  %105 = insertelement <16 x i32> %31, i32 %104, i32 %80
  br label %107

106:                                              ; preds = %40
  store i32 -2147483647, i32 addrspace(1)* %19, align 4, !tbaa !13
  br label %107

107:                                              ; preds = %71, %47, %49, %52, %56, %60, %62, %69, %103, %100, %106, %42, %39
  %108 = phi <16 x i32> [ %31, %39 ], [ %31, %106 ], [ %31, %100 ], [ %105, %103 ], [ %31, %71 ], [ %31, %69 ], [ %68, %62 ], [ %31, %60 ], [ %59, %56 ], [ %55, %52 ], [ %51, %49 ], [ %48, %47 ], [ %31, %42 ]
  %109 = phi i32 [ %32, %39 ], [ %32, %106 ], [ %32, %100 ], [ %32, %103 ], [ %76, %71 ], [ %70, %69 ], [ %32, %62 ], [ %32, %60 ], [ %32, %56 ], [ %32, %52 ], [ %32, %49 ], [ %32, %47 ], [ %32, %42 ]
  %110 = phi i32 [ %29, %39 ], [ %29, %106 ], [ %78, %100 ], [ %78, %103 ], [ %72, %71 ], [ %29, %69 ], [ %29, %62 ], [ %61, %60 ], [ %37, %56 ], [ %37, %52 ], [ %37, %49 ], [ %37, %47 ], [ %29, %42 ]
  %111 = phi i1 [ false, %39 ], [ false, %106 ], [ false, %100 ], [ true, %103 ], [ true, %71 ], [ true, %69 ], [ true, %62 ], [ true, %60 ], [ true, %56 ], [ true, %52 ], [ true, %49 ], [ true, %47 ], [ false, %42 ]
  %112 = add i32 %28, -1
  br i1 %111, label %25, label %114

113:                                              ; preds = %25, %17
  store i32 -2147483644, i32 addrspace(1)* %19, align 4, !tbaa !13
  br label %114

114:                                              ; preds = %107, %113, %6
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
!4 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"uint*", !"uint*", !"int*", !"int*", !"uint", !"uint"}
!7 = !{!"const", !"const", !"const", !"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{i32 0, i32 1024}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !10, i64 0}
