; ModuleID = 'last_group.cl'
source_filename = "last_group.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@last_group.sum = internal addrspace(3) global i32 undef, align 4
@last_group.ticket.0 = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @last_group(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = icmp eq i32 %13, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %6
  store atomic i32 0, ptr addrspace(3) @last_group.sum syncscope("workgroup-one-as") monotonic, align 4
  br label %17

17:                                               ; preds = %16, %6
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %18 = icmp ult i32 %14, %4
  br i1 %18, label %19, label %24

19:                                               ; preds = %17
  %20 = zext i32 %14 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !5
  %23 = atomicrmw add ptr addrspace(3) @last_group.sum, i32 %22 syncscope("workgroup-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  br label %24

24:                                               ; preds = %19, %17
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %15, label %25, label %30

25:                                               ; preds = %24
  %26 = zext i32 %7 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %26
  %28 = load atomic i32, ptr addrspace(3) @last_group.sum syncscope("workgroup-one-as") monotonic, align 4
  store i32 %28, ptr addrspace(1) %27, align 4, !tbaa !5
  %29 = atomicrmw add ptr addrspace(1) %2, i32 1 syncscope("agent-one-as") acq_rel, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  store i32 %29, ptr addrspace(3) @last_group.ticket.0, align 4, !tbaa !5
  br label %30

30:                                               ; preds = %25, %24
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %31 = load i32, ptr addrspace(3) @last_group.ticket.0, align 4, !tbaa !5
  %32 = add i32 %5, -1
  %33 = icmp eq i32 %31, %32
  br i1 %33, label %34, label %49

34:                                               ; preds = %30
  br i1 %15, label %35, label %36

35:                                               ; preds = %34
  store atomic i32 0, ptr addrspace(3) @last_group.sum syncscope("workgroup-one-as") monotonic, align 4
  br label %36

36:                                               ; preds = %35, %34
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %37 = icmp ult i32 %13, %5
  br i1 %37, label %39, label %38

38:                                               ; preds = %39, %36
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %15, label %47, label %49

39:                                               ; preds = %36, %39
  %40 = phi i32 [ %45, %39 ], [ %13, %36 ]
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !5
  %44 = atomicrmw add ptr addrspace(3) @last_group.sum, i32 %43 syncscope("workgroup-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %45 = add i32 %40, %11
  %46 = icmp ult i32 %45, %5
  br i1 %46, label %39, label %38

47:                                               ; preds = %38
  %48 = load atomic i32, ptr addrspace(3) @last_group.sum syncscope("workgroup") seq_cst, align 4
  store i32 %48, ptr addrspace(1) %3, align 4, !tbaa !5
  br label %49

49:                                               ; preds = %30, %38, %47
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_last_group(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = icmp eq i32 %13, 0
  br i1 %15, label %16, label %17

16:                                               ; preds = %6
  store atomic i32 0, ptr addrspace(3) @last_group.sum syncscope("workgroup-one-as") monotonic, align 4
  br label %17

17:                                               ; preds = %16, %6
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %18 = icmp ult i32 %14, %4
  br i1 %18, label %19, label %24

19:                                               ; preds = %17
  %20 = zext i32 %14 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !5
  %23 = atomicrmw add ptr addrspace(3) @last_group.sum, i32 %22 syncscope("workgroup-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  br label %24

24:                                               ; preds = %19, %17
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %15, label %25, label %30

25:                                               ; preds = %24
  %26 = zext i32 %7 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %26
  %28 = load atomic i32, ptr addrspace(3) @last_group.sum syncscope("workgroup-one-as") monotonic, align 4
  store i32 %28, ptr addrspace(1) %27, align 4, !tbaa !5
  %29 = atomicrmw add ptr addrspace(1) %2, i32 1 syncscope("agent-one-as") acq_rel, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  store i32 %29, ptr addrspace(3) @last_group.ticket.0, align 4, !tbaa !5
  br label %30

30:                                               ; preds = %25, %24
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %31 = load i32, ptr addrspace(3) @last_group.ticket.0, align 4, !tbaa !5
  %32 = add i32 %5, -1
  %33 = icmp eq i32 %31, %32
  br i1 %33, label %34, label %49

34:                                               ; preds = %30
  br i1 %15, label %35, label %36

35:                                               ; preds = %34
  store atomic i32 0, ptr addrspace(3) @last_group.sum syncscope("workgroup-one-as") monotonic, align 4
  br label %36

36:                                               ; preds = %35, %34
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %37 = icmp ult i32 %13, %5
  br i1 %37, label %39, label %38

38:                                               ; preds = %39, %36
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %15, label %47, label %49

39:                                               ; preds = %36, %39
  %40 = phi i32 [ %45, %39 ], [ %13, %36 ]
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !5
  %44 = atomicrmw add ptr addrspace(3) @last_group.sum, i32 %43 syncscope("workgroup-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %45 = add i32 %40, %11
  %46 = icmp ult i32 %45, %5
  br i1 %46, label %39, label %38

47:                                               ; preds = %38
  %48 = load atomic i32, ptr addrspace(3) @last_group.sum syncscope("workgroup") seq_cst, align 4
  store i32 %48, ptr addrspace(1) %3, align 4, !tbaa !5
  br label %49

49:                                               ; preds = %38, %47, %30
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uint*", !"uint*", !"atomic_uint*", !"uint*", !"uint", !"uint"}
!12 = !{!"uint*", !"uint*", !"_Atomic(unsigned int)*", !"uint*", !"uint", !"uint"}
!13 = !{!"const", !"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{}
