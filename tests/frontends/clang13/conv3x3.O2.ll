; ModuleID = 'conv3x3.cl'
source_filename = "conv3x3.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind
define protected amdgpu_kernel void @conv3x3(i8 addrspace(1)* nocapture readonly %0, i8 addrspace(1)* nocapture %1, i32 addrspace(4)* nocapture readonly %2, i32 %3, i32 %4, i32 %5) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x() #2
  %8 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  %9 = getelementptr inbounds i8, i8 addrspace(4)* %8, i64 4
  %10 = bitcast i8 addrspace(4)* %9 to i16 addrspace(4)*
  %11 = load i16, i16 addrspace(4)* %10, align 4, !tbaa !8
  %12 = zext i16 %11 to i32
  %13 = mul i32 %7, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x() #2, !range !12
  %15 = add i32 %13, %14
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.y() #2
  %17 = getelementptr inbounds i8, i8 addrspace(4)* %8, i64 6
  %18 = bitcast i8 addrspace(4)* %17 to i16 addrspace(4)*
  %19 = load i16, i16 addrspace(4)* %18, align 2, !tbaa !8
  %20 = zext i16 %19 to i32
  %21 = mul i32 %16, %20
  %22 = tail call i32 @llvm.amdgcn.workitem.id.y() #2, !range !12
  %23 = add i32 %21, %22
  %24 = icmp slt i32 %15, %3
  %25 = icmp slt i32 %23, %4
  %26 = select i1 %24, i1 %25, i1 false
  br i1 %26, label %27, label %149

27:                                               ; preds = %6
  %28 = icmp eq i32 %5, 0
  %29 = add i32 %5, 31
  %30 = and i32 %29, 31
  %31 = shl nuw i32 1, %30
  %32 = select i1 %28, i32 0, i32 %31
  %33 = add nsw i32 %4, -1
  %34 = add nsw i32 %3, -1
  %35 = add nsw i32 %23, -1
  %36 = icmp sgt i32 %23, 0
  %37 = select i1 %36, i32 %35, i32 0
  %38 = mul nsw i32 %37, %3
  %39 = load i32, i32 addrspace(4)* %2, align 4, !tbaa !13
  %40 = add nsw i32 %15, -1
  %41 = icmp sgt i32 %15, 0
  %42 = select i1 %41, i32 %40, i32 0
  %43 = add nsw i32 %42, %38
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %44
  %46 = load i8, i8 addrspace(1)* %45, align 1, !tbaa !15
  %47 = zext i8 %46 to i32
  %48 = mul nsw i32 %39, %47
  %49 = add nsw i32 %48, %32
  %50 = getelementptr inbounds i32, i32 addrspace(4)* %2, i64 1
  %51 = load i32, i32 addrspace(4)* %50, align 4, !tbaa !13
  %52 = icmp sgt i32 %15, 0
  %53 = select i1 %52, i32 %15, i32 0
  %54 = add nsw i32 %53, %38
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %55
  %57 = load i8, i8 addrspace(1)* %56, align 1, !tbaa !15
  %58 = zext i8 %57 to i32
  %59 = mul nsw i32 %51, %58
  %60 = add nsw i32 %59, %49
  %61 = getelementptr inbounds i32, i32 addrspace(4)* %2, i64 2
  %62 = load i32, i32 addrspace(4)* %61, align 4, !tbaa !13
  %63 = add nsw i32 %15, 1
  %64 = icmp slt i32 %15, -1
  %65 = icmp slt i32 %63, %3
  %66 = select i1 %65, i32 %63, i32 %34
  %67 = select i1 %64, i32 0, i32 %66
  %68 = add nsw i32 %67, %38
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %69
  %71 = load i8, i8 addrspace(1)* %70, align 1, !tbaa !15
  %72 = zext i8 %71 to i32
  %73 = mul nsw i32 %62, %72
  %74 = add nsw i32 %73, %60
  %75 = icmp sgt i32 %23, 0
  %76 = select i1 %75, i32 %23, i32 0
  %77 = mul nsw i32 %76, %3
  %78 = getelementptr inbounds i32, i32 addrspace(4)* %2, i64 3
  %79 = load i32, i32 addrspace(4)* %78, align 4, !tbaa !13
  %80 = add nsw i32 %42, %77
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %81
  %83 = load i8, i8 addrspace(1)* %82, align 1, !tbaa !15
  %84 = zext i8 %83 to i32
  %85 = mul nsw i32 %79, %84
  %86 = add nsw i32 %85, %74
  %87 = getelementptr inbounds i32, i32 addrspace(4)* %2, i64 4
  %88 = load i32, i32 addrspace(4)* %87, align 4, !tbaa !13
  %89 = add nsw i32 %53, %77
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %90
  %92 = load i8, i8 addrspace(1)* %91, align 1, !tbaa !15
  %93 = zext i8 %92 to i32
  %94 = mul nsw i32 %88, %93
  %95 = add nsw i32 %94, %86
  %96 = getelementptr inbounds i32, i32 addrspace(4)* %2, i64 5
  %97 = load i32, i32 addrspace(4)* %96, align 4, !tbaa !13
  %98 = add nsw i32 %67, %77
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %99
  %101 = load i8, i8 addrspace(1)* %100, align 1, !tbaa !15
  %102 = zext i8 %101 to i32
  %103 = mul nsw i32 %97, %102
  %104 = add nsw i32 %103, %95
  %105 = add nsw i32 %23, 1
  %106 = icmp slt i32 %23, -1
  %107 = icmp slt i32 %105, %4
  %108 = select i1 %107, i32 %105, i32 %33
  %109 = select i1 %106, i32 0, i32 %108
  %110 = mul nsw i32 %109, %3
  %111 = getelementptr inbounds i32, i32 addrspace(4)* %2, i64 6
  %112 = load i32, i32 addrspace(4)* %111, align 4, !tbaa !13
  %113 = add nsw i32 %42, %110
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %114
  %116 = load i8, i8 addrspace(1)* %115, align 1, !tbaa !15
  %117 = zext i8 %116 to i32
  %118 = mul nsw i32 %112, %117
  %119 = add nsw i32 %118, %104
  %120 = getelementptr inbounds i32, i32 addrspace(4)* %2, i64 7
  %121 = load i32, i32 addrspace(4)* %120, align 4, !tbaa !13
  %122 = add nsw i32 %53, %110
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %123
  %125 = load i8, i8 addrspace(1)* %124, align 1, !tbaa !15
  %126 = zext i8 %125 to i32
  %127 = mul nsw i32 %121, %126
  %128 = add nsw i32 %127, %119
  %129 = getelementptr inbounds i32, i32 addrspace(4)* %2, i64 8
  %130 = load i32, i32 addrspace(4)* %129, align 4, !tbaa !13
  %131 = add nsw i32 %67, %110
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %132
  %134 = load i8, i8 addrspace(1)* %133, align 1, !tbaa !15
  %135 = zext i8 %134 to i32
  %136 = mul nsw i32 %130, %135
  %137 = add nsw i32 %136, %128
  %138 = and i32 %5, 31
  %139 = ashr i32 %137, %138
  %140 = icmp slt i32 %139, 255
  %141 = select i1 %140, i32 %139, i32 255
  %142 = icmp sgt i32 %141, 0
  %143 = select i1 %142, i32 %141, i32 0
  %144 = trunc i32 %143 to i8
  %145 = mul nsw i32 %23, %3
  %146 = add nsw i32 %145, %15
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %147
  store i8 %144, i8 addrspace(1)* %148, align 1, !tbaa !15
  br label %149

149:                                              ; preds = %6, %27
  ret void
}

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
!4 = !{i32 1, i32 1, i32 2, i32 0, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"uchar*", !"uchar*", !"int*", !"int", !"int", !"int"}
!7 = !{!"const", !"", !"const", !"", !"", !""}
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = !{i32 0, i32 1024}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !10, i64 0}
!15 = !{!10, !10, i64 0}
