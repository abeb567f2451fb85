; ModuleID = 'bfs_step.cl'
source_filename = "bfs_step.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nounwind
define protected amdgpu_kernel void @bfs_step(i32 addrspace(1)* nocapture readonly %0, i32 addrspace(1)* nocapture readonly %1, i32 addrspace(1)* nocapture %2, i32 addrspace(1)* nocapture %3, i32 %4, i32 %5) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x() #2
  %8 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2
  %9 = getelementptr inbounds i8, i8 addrspace(4)* %8, i64 4
  %10 = bitcast i8 addrspace(4)* %9 to i16 addrspace(4)*
  %11 = load i16, i16 addrspace(4)* %10, align 4, !tbaa !9
  %12 = zext i16 %11 to i32
  %13 = mul i32 %7, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x() #2, !range !13
  %15 = add i32 %13, %14
  %16 = icmp ult i32 %15, %5
  br i1 %16, label %17, label %51

17:                                               ; preds = %6
  %18 = zext i32 %15 to i64
  %19 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %18
  %20 = load atomic i32, i32 addrspace(1)* %19 syncscope("agent-one-as") monotonic, align 4
  %21 = icmp eq i32 %20, %4
  br i1 %21, label %22, label %51

22:                                               ; preds = %17
  %23 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %18
  %24 = load i32, i32 addrspace(1)* %23, align 4, !tbaa !14
  %25 = add nuw i32 %15, 1
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %26
  %28 = add nsw i32 %4, 1
  %29 = load i32, i32 addrspace(1)* %27, align 4, !tbaa !14
  %30 = icmp ult i32 %24, %29
  br i1 %30, label %34, label %31

31:                                               ; preds = %34, %22
  %32 = phi i32 [ 0, %22 ], [ %45, %34 ]
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %51, label %49

34:                                               ; preds = %22, %34
  %35 = phi i32 [ %45, %34 ], [ 0, %22 ]
  %36 = phi i32 [ %46, %34 ], [ %24, %22 ]
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %37
  %39 = load i32, i32 addrspace(1)* %38, align 4, !tbaa !14
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %40
  %42 = cmpxchg i32 addrspace(1)* %41, i32 -1, i32 %28 syncscope("agent-one-as") monotonic monotonic, align 4
  %43 = extractvalue { i32, i1 } %42, 1
  %44 = zext i1 %43 to i32
  %45 = add i32 %35, %44
  %46 = add nuw i32 %36, 1
  %47 = load i32, i32 addrspace(1)* %27, align 4, !tbaa !14
  %48 = icmp ult i32 %46, %47
  br i1 %48, label %34, label %31

49:                                               ; preds = %31
  %50 = atomicrmw add i32 addrspace(1)* %3, i32 %32 syncscope("agent-one-as") monotonic, align 4
  br label %51

51:                                               ; preds = %31, %49, %17, %6
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

attributes #0 = { nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
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
!6 = !{!"uint*", !"uint*", !"atomic_int*", !"atomic_uint*", !"int", !"uint"}
!7 = !{!"uint*", !"uint*", !"_Atomic(int)*", !"_Atomic(unsigned int)*", !"int", !"uint"}
!8 = !{!"const", !"const", !"", !"", !"", !""}
!9 = !{!10, !10, i64 0}
!10 = !{!"short", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{i32 0, i32 1024}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !11, i64 0}
