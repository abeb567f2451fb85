; ModuleID = 'scan.cl'
source_filename = "scan.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@scan.tree = internal unnamed_addr addrspace(3) global [528 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @scan(i32 addrspace(1)* nocapture readonly %0, i32 addrspace(1)* nocapture %1, i32 addrspace(1)* nocapture %2, i32 %3) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x() #3, !range !8
  %6 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  %7 = getelementptr inbounds i8, i8 addrspace(4)* %6, i64 4
  %8 = bitcast i8 addrspace(4)* %7 to i16 addrspace(4)*
  %9 = load i16, i16 addrspace(4)* %8, align 4, !tbaa !9
  %10 = zext i16 %9 to i32
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x() #3
  %12 = shl i32 %11, 1
  %13 = mul i32 %12, %10
  %14 = add i32 %13, %5
  %15 = icmp ult i32 %14, %3
  br i1 %15, label %16, label %20

16:                                               ; preds = %4
  %17 = zext i32 %14 to i64
  %18 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %17
  %19 = load i32, i32 addrspace(1)* %18, align 4, !tbaa !13
  br label %20

20:                                               ; preds = %4, %16
  %21 = phi i32 [ %19, %16 ], [ 0, %4 ]
  %22 = lshr i32 %5, 5
  %23 = add nuw nsw i32 %22, %5
  %24 = getelementptr inbounds [528 x i32], [528 x i32] addrspace(3)* @scan.tree, i32 0, i32 %23
  store i32 %21, i32 addrspace(3)* %24, align 4, !tbaa !13
  %25 = add i32 %14, %10
  %26 = icmp ult i32 %25, %3
  br i1 %26, label %27, label %31

27:                                               ; preds = %20
  %28 = zext i32 %25 to i64
  %29 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %28
  %30 = load i32, i32 addrspace(1)* %29, align 4, !tbaa !13
  br label %31

31:                                               ; preds = %20, %27
  %32 = phi i32 [ %30, %27 ], [ 0, %20 ]
  %33 = add nuw nsw i32 %5, %10
  %34 = lshr i32 %33, 5
  %35 = add nuw nsw i32 %34, %33
  %36 = getelementptr inbounds [528 x i32], [528 x i32] addrspace(3)* @scan.tree, i32 0, i32 %35
  store i32 %32, i32 addrspace(3)* %36, align 4, !tbaa !13
  %37 = shl nuw nsw i32 %5, 1
  %38 = or i32 %37, 1
  %39 = add nuw nsw i32 %37, 2
  %40 = icmp eq i16 %9, 0
  br i1 %40, label %41, label %49

41:                                               ; preds = %67, %31
  %42 = phi i32 [ 1, %31 ], [ %69, %67 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %43 = icmp eq i32 %5, 0
  %44 = shl nuw nsw i32 %10, 1
  %45 = add nsw i32 %44, -1
  %46 = lshr i32 %45, 5
  %47 = add nsw i32 %46, %45
  %48 = getelementptr inbounds [528 x i32], [528 x i32] addrspace(3)* @scan.tree, i32 0, i32 %47
  br i1 %43, label %71, label %75

49:                                               ; preds = %31, %67
  %50 = phi i32 [ %69, %67 ], [ 1, %31 ]
  %51 = phi i32 [ %68, %67 ], [ %10, %31 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %52 = icmp ult i32 %5, %51
  br i1 %52, label %53, label %67

53:                                               ; preds = %49
  %54 = mul i32 %50, %38
  %55 = add i32 %54, -1
  %56 = mul i32 %50, %39
  %57 = add i32 %56, -1
  %58 = lshr i32 %55, 5
  %59 = add i32 %58, %55
  %60 = getelementptr inbounds [528 x i32], [528 x i32] addrspace(3)* @scan.tree, i32 0, i32 %59
  %61 = load i32, i32 addrspace(3)* %60, align 4, !tbaa !13
  %62 = lshr i32 %57, 5
  %63 = add i32 %62, %57
  %64 = getelementptr inbounds [528 x i32], [528 x i32] addrspace(3)* @scan.tree, i32 0, i32 %63
  %65 = load i32, i32 addrspace(3)* %64, align 4, !tbaa !13
  %66 = add nsw i32 %65, %61
  store i32 %66, i32 addrspace(3)* %64, align 4, !tbaa !13
  br label %67

67:                                               ; preds = %49, %53
  %68 = lshr i32 %51, 1
  %69 = shl i32 %50, 1
  %70 = icmp ult i32 %51, 2
  br i1 %70, label %41, label %49

71:                                               ; preds = %41
  %72 = zext i32 %11 to i64
  %73 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %72
  %74 = load i32, i32 addrspace(3)* %48, align 4, !tbaa !13
  store i32 %74, i32 addrspace(1)* %73, align 4, !tbaa !13
  store i32 0, i32 addrspace(3)* %48, align 4, !tbaa !13
  br label %75

75:                                               ; preds = %71, %41
  br i1 %40, label %76, label %77

76:                                               ; preds = %97, %75
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  br i1 %15, label %100, label %104

77:                                               ; preds = %75, %97
  %78 = phi i32 [ %80, %97 ], [ %42, %75 ]
  %79 = phi i32 [ %98, %97 ], [ 1, %75 ]
  %80 = lshr i32 %78, 1
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %81 = icmp ult i32 %5, %79
  br i1 %81, label %82, label %97

82:                                               ; preds = %77
  %83 = mul i32 %80, %38
  %84 = add i32 %83, -1
  %85 = mul i32 %80, %39
  %86 = add i32 %85, -1
  %87 = lshr i32 %84, 5
  %88 = add i32 %87, %84
  %89 = getelementptr inbounds [528 x i32], [528 x i32] addrspace(3)* @scan.tree, i32 0, i32 %88
  %90 = load i32, i32 addrspace(3)* %89, align 4, !tbaa !13
  %91 = lshr i32 %86, 5
  %92 = add i32 %91, %86
  %93 = getelementptr inbounds [528 x i32], [528 x i32] addrspace(3)* @scan.tree, i32 0, i32 %92
  %94 = load i32, i32 addrspace(3)* %93, align 4, !tbaa !13
  store i32 %94, i32 addrspace(3)* %89, align 4, !tbaa !13
  %95 = load i32, i32 addrspace(3)* %93, align 4, !tbaa !13
  %96 = add nsw i32 %95, %90
  store i32 %96, i32 addrspace(3)* %93, align 4, !tbaa !13
  br label %97

97:                                               ; preds = %77, %82
  %98 = shl i32 %79, 1
  %99 = icmp ugt i32 %98, %10
  br i1 %99, label %76, label %77

100:                                              ; preds = %76
  %101 = zext i32 %14 to i64
  %102 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %101
  %103 = load i32, i32 addrspace(3)* %24, align 4, !tbaa !13
  store i32 %103, i32 addrspace(1)* %102, align 4, !tbaa !13
  br label %104

104:                                              ; preds = %100, %76
  br i1 %26, label %105, label %109

105:                                              ; preds = %104
  %106 = zext i32 %25 to i64
  %107 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %106
  %108 = load i32, i32 addrspace(3)* %36, align 4, !tbaa !13
  store i32 %108, i32 addrspace(1)* %107, align 4, !tbaa !13
  br label %109

109:                                              ; preds = %105, %104
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { convergent mustprogress nounwind willreturn }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 13.0.1-11+b2"}
!4 = !{i32 1, i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"int*", !"int*", !"int*", !"uint"}
!7 = !{!"const", !"", !"", !""}
!8 = !{i32 0, i32 1024}
!9 = !{!10, !10, i64 0}
!10 = !{!"short", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !11, i64 0}
