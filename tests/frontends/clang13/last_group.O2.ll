; ModuleID = 'last_group.cl'
source_filename = "last_group.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@last_group.sum = internal addrspace(3) global i32 undef, align 4
@last_group.ticket.0 = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent norecurse nounwind
define protected amdgpu_kernel void @last_group(i32 addrspace(1)* nocapture readonly %0, i32 addrspace(1)* nocapture %1, i32 addrspace(1)* nocapture %2, i32 addrspace(1)* nocapture %3, i32 %4, i32 %5) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x() #3
  %8 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  %9 = getelementptr inbounds i8, i8 addrspace(4)* %8, i64 4
  %10 = bitcast i8 addrspace(4)* %9 to i16 addrspace(4)*
  %11 = load i16, i16 addrspace(4)* %10, align 4, !tbaa !9
  %12 = zext i16 %11 to i32
  %13 = mul i32 %7, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x() #3, !range !13
  %15 = add i32 %13, %14
  %16 = icmp eq i32 %14, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %6
  store atomic i32 0, i32 addrspace(3)* @last_group.sum syncscope("workgroup-one-as") monotonic, align 4
  br label %18

18:                                               ; preds = %17, %6
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %19 = icmp ult i32 %15, %4
  br i1 %19, label %20, label %25

20:                                               ; preds = %18
  %21 = zext i32 %15 to i64
  %22 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %21
  %23 = load i32, i32 addrspace(1)* %22, align 4, !tbaa !14
  %24 = atomicrmw add i32 addrspace(3)* @last_group.sum, i32 %23 syncscope("workgroup-one-as") monotonic, align 4
  br label %25

25:                                               ; preds = %20, %18
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  br i1 %16, label %26, label %31

26:                                               ; preds = %25
  %27 = zext i32 %7 to i64
  %28 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %27
  %29 = load atomic i32, i32 addrspace(3)* @last_group.sum syncscope("workgroup-one-as") monotonic, align 4
  store i32 %29, i32 addrspace(1)* %28, align 4, !tbaa !14
  %30 = atomicrmw add i32 addrspace(1)* %2, i32 1 syncscope("agent-one-as") acq_rel, align 4
  store i32 %30, i32 addrspace(3)* @last_group.ticket.0, align 4, !tbaa !14
  br label %31

31:                                               ; preds = %26, %25
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %32 = load i32, i32 addrspace(3)* @last_group.ticket.0, align 4, !tbaa !14
  %33 = add i32 %5, -1
  %34 = icmp eq i32 %32, %33
  br i1 %34, label %35, label %50

35:                                               ; preds = %31
  br i1 %16, label %36, label %37

36:                                               ; preds = %35
  store atomic i32 0, i32 addrspace(3)* @last_group.sum syncscope("workgroup-one-as") monotonic, align 4
  br label %37

37:                                               ; preds = %36, %35
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %38 = icmp ult i32 %14, %5
  br i1 %38, label %40, label %39

39:                                               ; preds = %40, %37
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  br i1 %16, label %48, label %50

40:                                               ; preds = %37, %40
  %41 = phi i32 [ %46, %40 ], [ %14, %37 ]
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %42
  %44 = load i32, i32 addrspace(1)* %43, align 4, !tbaa !14
  %45 = atomicrmw add i32 addrspace(3)* @last_group.sum, i32 %44 syncscope("workgroup-one-as") monotonic, align 4
  %46 = add i32 %41, %12
  %47 = icmp ult i32 %46, %5
  br i1 %47, label %40, label %39

48:                                               ; preds = %39
  %49 = load atomic i32, i32 addrspace(3)* @last_group.sum syncscope("workgroup") seq_cst, align 4
  store i32 %49, i32 addrspace(1)* %3, align 4, !tbaa !14
  br label %50

50:                                               ; preds = %39, %48, %31
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

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
!4 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!5 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!6 = !{!"uint*", !"uint*", !"atomic_uint*", !"uint*", !"uint", !"uint"}
!7 = !{!"uint*", !"uint*", !"_Atomic(unsigned int)*", !"uint*", !"uint", !"uint"}
!8 = !{!"const", !"", !"", !"", !"", !""}
!9 = !{!10, !10, i64 0}
!10 = !{!"short", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{i32 0, i32 1024}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !11, i64 0}
