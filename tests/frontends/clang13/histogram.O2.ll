; ModuleID = 'histogram.cl'
source_filename = "histogram.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@histogram.counts = internal addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @histogram(i8 addrspace(1)* nocapture readonly %0, i32 addrspace(1)* nocapture %1, i32 %2) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x() #3, !range !9
  %5 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  %6 = getelementptr inbounds i8, i8 addrspace(4)* %5, i64 4
  %7 = bitcast i8 addrspace(4)* %6 to i16 addrspace(4)*
  %8 = load i16, i16 addrspace(4)* %7, align 4, !tbaa !10
  %9 = zext i16 %8 to i32
  %10 = icmp ult i32 %4, 256
  br i1 %10, label %19, label %11

11:                                               ; preds = %19, %3
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.x() #3
  %13 = mul i32 %12, %9
  %14 = add i32 %13, %4
  %15 = getelementptr inbounds i8, i8 addrspace(4)* %5, i64 12
  %16 = bitcast i8 addrspace(4)* %15 to i32 addrspace(4)*
  %17 = load i32, i32 addrspace(4)* %16, align 4
  %18 = icmp ult i32 %14, %2
  br i1 %18, label %25, label %24

19:                                               ; preds = %3, %19
  %20 = phi i32 [ %22, %19 ], [ %4, %3 ]
  %21 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @histogram.counts, i32 0, i32 %20
  store atomic i32 0, i32 addrspace(3)* %21 syncscope("workgroup-one-as") monotonic, align 4
  %22 = add i32 %20, %9
  %23 = icmp ult i32 %22, 256
  br i1 %23, label %19, label %11

24:                                               ; preds = %25, %11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  br i1 %10, label %36, label %35

25:                                               ; preds = %11, %25
  %26 = phi i32 [ %33, %25 ], [ %14, %11 ]
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %27
  %29 = load i8, i8 addrspace(1)* %28, align 1, !tbaa !14
  %30 = zext i8 %29 to i32
  %31 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @histogram.counts, i32 0, i32 %30
  %32 = atomicrmw add i32 addrspace(3)* %31, i32 1 syncscope("workgroup-one-as") monotonic, align 4
  %33 = add i32 %17, %26
  %34 = icmp ult i32 %33, %2
  br i1 %34, label %25, label %24

35:                                               ; preds = %45, %24
  ret void

36:                                               ; preds = %24, %45
  %37 = phi i32 [ %46, %45 ], [ %4, %24 ]
  %38 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @histogram.counts, i32 0, i32 %37
  %39 = load atomic i32, i32 addrspace(3)* %38 syncscope("workgroup-one-as") monotonic, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %45, label %41

41:                                               ; preds = %36
  %42 = zext i32 %37 to i64
  %43 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %42
  %44 = atomicrmw add i32 addrspace(1)* %43, i32 %39 syncscope("agent-one-as") monotonic, align 4
  br label %45

45:                                               ; preds = %41, %36
  %46 = add i32 %37, %9
  %47 = icmp ult i32 %46, 256
  br i1 %47, label %36, label %35
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
!4 = !{i32 1, i32 1, i32 0}
!5 = !{!"none", !"none", !"none"}
!6 = !{!"uchar*", !"atomic_uint*", !"uint"}
!7 = !{!"uchar*", !"_Atomic(unsigned int)*", !"uint"}
!8 = !{!"const", !"", !""}
!9 = !{i32 0, i32 1024}
!10 = !{!11, !11, i64 0}
!11 = !{!"short", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
!14 = !{!12, !12, i64 0}
