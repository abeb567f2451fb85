; ModuleID = 'reduce_sum.cl'
source_filename = "reduce_sum.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @reduce_sum(i32 addrspace(1)* nocapture readonly %0, i32 addrspace(1)* nocapture %1, i32 addrspace(3)* nocapture %2, i32 %3) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !6 !kernel_arg_type_qual !7 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x() #3, !range !8
  %6 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  %7 = getelementptr inbounds i8, i8 addrspace(4)* %6, i64 4
  %8 = bitcast i8 addrspace(4)* %7 to i16 addrspace(4)*
  %9 = load i16, i16 addrspace(4)* %8, align 4, !tbaa !9
  %10 = zext i16 %9 to i32
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x() #3
  %12 = mul i32 %11, %10
  %13 = add i32 %12, %5
  %14 = getelementptr inbounds i8, i8 addrspace(4)* %6, i64 12
  %15 = bitcast i8 addrspace(4)* %14 to i32 addrspace(4)*
  %16 = load i32, i32 addrspace(4)* %15, align 4
  %17 = icmp ult i32 %13, %3
  br i1 %17, label %22, label %18

18:                                               ; preds = %22, %4
  %19 = phi i32 [ 0, %4 ], [ %28, %22 ]
  %20 = getelementptr inbounds i32, i32 addrspace(3)* %2, i32 %5
  store i32 %19, i32 addrspace(3)* %20, align 4, !tbaa !13
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %21 = icmp ult i16 %9, 2
  br i1 %21, label %31, label %33

22:                                               ; preds = %4, %22
  %23 = phi i32 [ %29, %22 ], [ %13, %4 ]
  %24 = phi i32 [ %28, %22 ], [ 0, %4 ]
  %25 = zext i32 %23 to i64
  %26 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %25
  %27 = load i32, i32 addrspace(1)* %26, align 4, !tbaa !13
  %28 = add i32 %27, %24
  %29 = add i32 %16, %23
  %30 = icmp ult i32 %29, %3
  br i1 %30, label %22, label %18

31:                                               ; preds = %43, %18
  %32 = icmp eq i32 %5, 0
  br i1 %32, label %45, label %49

33:                                               ; preds = %18, %43
  %34 = phi i32 [ %35, %43 ], [ %10, %18 ]
  %35 = lshr i32 %34, 1
  %36 = icmp ult i32 %5, %35
  br i1 %36, label %37, label %43

37:                                               ; preds = %33
  %38 = add nuw nsw i32 %35, %5
  %39 = getelementptr inbounds i32, i32 addrspace(3)* %2, i32 %38
  %40 = load i32, i32 addrspace(3)* %39, align 4, !tbaa !13
  %41 = load i32, i32 addrspace(3)* %20, align 4, !tbaa !13
  %42 = add i32 %41, %40
  store i32 %42, i32 addrspace(3)* %20, align 4, !tbaa !13
  br label %43

43:                                               ; preds = %37, %33
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %44 = icmp ult i32 %34, 4
  br i1 %44, label %31, label %33

45:                                               ; preds = %31
  %46 = zext i32 %11 to i64
  %47 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %46
  %48 = load i32, i32 addrspace(3)* %2, align 4, !tbaa !13
  store i32 %48, i32 addrspace(1)* %47, align 4, !tbaa !13
  br label %49

49:                                               ; preds = %45, %31
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

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
!4 = !{i32 1, i32 1, i32 3, i32 0}
!5 = !{!"none", !"none", !"none", !"none"}
!6 = !{!"uint*", !"uint*", !"uint*", !"uint"}
!7 = !{!"const", !"", !"", !""}
!8 = !{i32 0, i32 1024}
!9 = !{!10, !10, i64 0}
!10 = !{!"short", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !11, i64 0}
