; ModuleID = 'message_passing.cl'
source_filename = "message_passing.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@message_passing.local_data = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@message_passing.local_flag = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@message_passing.own = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind willreturn
define protected amdgpu_kernel void @message_passing(i32 addrspace(1)* nocapture %0, i32 addrspace(1)* nocapture %1, i32 addrspace(1)* nocapture %2, i32 %3) local_unnamed_addr #0 !kernel_arg_addr_space !4 !kernel_arg_access_qual !5 !kernel_arg_type !6 !kernel_arg_base_type !7 !kernel_arg_type_qual !8 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x() #3
  %6 = tail call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  %7 = getelementptr inbounds i8, i8 addrspace(4)* %6, i64 4
  %8 = bitcast i8 addrspace(4)* %7 to i16 addrspace(4)*
  %9 = load i16, i16 addrspace(4)* %8, align 4, !tbaa !9
  %10 = zext i16 %9 to i32
  %11 = mul i32 %5, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x() #3, !range !13
  %13 = add i32 %11, %12
  %14 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @message_passing.local_flag, i32 0, i32 %12
  store atomic i32 0, i32 addrspace(3)* %14 syncscope("workgroup-one-as") monotonic, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier() #3
  fence syncscope("workgroup") acquire
  %15 = xor i32 %12, -1
  %16 = add nsw i32 %10, %15
  %17 = add nuw nsw i32 %12, 7
  %18 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @message_passing.local_data, i32 0, i32 %12
  store i32 %17, i32 addrspace(3)* %18, align 4, !tbaa !14
  store atomic i32 1, i32 addrspace(3)* %14 syncscope("workgroup-one-as") release, align 4
  %19 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @message_passing.local_flag, i32 0, i32 %16
  %20 = load atomic i32, i32 addrspace(3)* %19 syncscope("workgroup-one-as") acquire, align 4
  %21 = icmp eq i32 %20, 1
  br i1 %21, label %22, label %28

22:                                               ; preds = %4
  %23 = add nsw i32 %16, 7
  %24 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @message_passing.local_data, i32 0, i32 %16
  %25 = load i32, i32 addrspace(3)* %24, align 4, !tbaa !14
  %26 = icmp eq i32 %25, %23
  %27 = zext i1 %26 to i32
  br label %28

28:                                               ; preds = %22, %4
  %29 = phi i32 [ %27, %22 ], [ 1, %4 ]
  %30 = xor i32 %13, -1
  %31 = add i32 %30, %3
  %32 = mul i32 %13, 3
  %33 = add i32 %32, 1
  %34 = zext i32 %32 to i64
  %35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %34
  store i32 %33, i32 addrspace(1)* %35, align 4, !tbaa !14
  %36 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %34
  store atomic i32 1, i32 addrspace(1)* %36 syncscope("agent-one-as") release, align 4
  %37 = mul i32 %31, 3
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %38
  %40 = load atomic i32, i32 addrspace(1)* %39 syncscope("agent-one-as") acquire, align 4
  %41 = icmp eq i32 %40, 1
  %42 = add i32 %37, 1
  br i1 %41, label %43, label %49

43:                                               ; preds = %28
  %44 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %38
  %45 = load i32, i32 addrspace(1)* %44, align 4, !tbaa !14
  %46 = icmp eq i32 %45, %42
  %47 = zext i1 %46 to i32
  %48 = and i32 %29, %47
  br label %49

49:                                               ; preds = %28, %43
  %50 = phi i32 [ %48, %43 ], [ %29, %28 ]
  %51 = mul i32 %13, 5
  %52 = add i32 %51, 2
  %53 = zext i32 %33 to i64
  %54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %53
  store i32 %52, i32 addrspace(1)* %54, align 4, !tbaa !14
  %55 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %53
  store atomic i32 1, i32 addrspace(1)* %55 seq_cst, align 4
  %56 = zext i32 %42 to i64
  %57 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %56
  %58 = load atomic i32, i32 addrspace(1)* %57 seq_cst, align 4
  %59 = icmp eq i32 %58, 1
  br i1 %59, label %60, label %68

60:                                               ; preds = %49
  %61 = mul i32 %31, 5
  %62 = add i32 %61, 2
  %63 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %56
  %64 = load i32, i32 addrspace(1)* %63, align 4, !tbaa !14
  %65 = icmp eq i32 %64, %62
  %66 = zext i1 %65 to i32
  %67 = and i32 %50, %66
  br label %68

68:                                               ; preds = %60, %49
  %69 = phi i32 [ %67, %60 ], [ %50, %49 ]
  %70 = mul i32 %13, 7
  %71 = add i32 %70, 3
  %72 = add i32 %32, 2
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %73
  store i32 %71, i32 addrspace(1)* %74, align 4, !tbaa !14
  fence syncscope("agent") release
  %75 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %73
  store atomic i32 1, i32 addrspace(1)* %75 syncscope("agent-one-as") monotonic, align 4
  %76 = add i32 %37, 2
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %77
  %79 = load atomic i32, i32 addrspace(1)* %78 syncscope("agent-one-as") monotonic, align 4
  fence syncscope("agent") acquire
  %80 = icmp eq i32 %79, 1
  br i1 %80, label %81, label %89

81:                                               ; preds = %68
  %82 = mul i32 %31, 7
  %83 = add i32 %82, 3
  %84 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %77
  %85 = load i32, i32 addrspace(1)* %84, align 4, !tbaa !14
  %86 = icmp eq i32 %85, %83
  %87 = zext i1 %86 to i32
  %88 = and i32 %69, %87
  br label %89

89:                                               ; preds = %81, %68
  %90 = phi i32 [ %88, %81 ], [ %69, %68 ]
  fence seq_cst
  fence syncscope("wavefront") acq_rel
  fence syncscope("singlethread") seq_cst
  %91 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @message_passing.own, i32 0, i32 %12
  store atomic i32 %90, i32 addrspace(3)* %91 syncscope("wavefront-one-as") release, align 4
  %92 = load atomic i32, i32 addrspace(3)* %91 syncscope("wavefront-one-as") acquire, align 4
  %93 = zext i32 %13 to i64
  %94 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %93
  store i32 %92, i32 addrspace(1)* %94, align 4, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent mustprogress norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
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
!6 = !{!"uint*", !"atomic_uint*", !"uint*", !"uint"}
!7 = !{!"uint*", !"_Atomic(unsigned int)*", !"uint*", !"uint"}
!8 = !{!"", !"", !"", !""}
!9 = !{!10, !10, i64 0}
!10 = !{!"short", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = !{i32 0, i32 1024}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !11, i64 0}
