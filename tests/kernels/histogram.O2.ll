; ModuleID = 'histogram.cl'
source_filename = "histogram.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@histogram.counts = internal addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @histogram(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4, !tbaa !14
  %8 = zext i16 %7 to i32
  %9 = icmp samesign ult i32 %4, 256
  br i1 %9, label %18, label %10

10:                                               ; preds = %18, %3
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = mul i32 %11, %8
  %13 = add i32 %12, %4
  %14 = icmp ult i32 %13, %2
  br i1 %14, label %15, label %23

15:                                               ; preds = %10
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !5
  br label %24

18:                                               ; preds = %3, %18
  %19 = phi i32 [ %21, %18 ], [ %4, %3 ]
  %20 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.counts, i32 %19
  store atomic i32 0, ptr addrspace(3) %20 syncscope("workgroup-one-as") monotonic, align 4
  %21 = add nuw nsw i32 %19, %8
  %22 = icmp samesign ult i32 %21, 256
  br i1 %22, label %18, label %10

23:                                               ; preds = %24, %10
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  br i1 %9, label %34, label %46

24:                                               ; preds = %15, %24
  %25 = phi i32 [ %13, %15 ], [ %32, %24 ]
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %26
  %28 = load i8, ptr addrspace(1) %27, align 1, !tbaa !17
  %29 = zext i8 %28 to i32
  %30 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.counts, i32 %29
  %31 = atomicrmw add ptr addrspace(3) %30, i32 1 syncscope("workgroup-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %32 = add i32 %17, %25
  %33 = icmp ult i32 %32, %2
  br i1 %33, label %24, label %23

34:                                               ; preds = %23, %43
  %35 = phi i32 [ %44, %43 ], [ %4, %23 ]
  %36 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.counts, i32 %35
  %37 = load atomic i32, ptr addrspace(3) %36 syncscope("workgroup-one-as") monotonic, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %43, label %39

39:                                               ; preds = %34
  %40 = zext nneg i32 %35 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %40
  %42 = atomicrmw add ptr addrspace(1) %41, i32 %37 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  br label %43

43:                                               ; preds = %39, %34
  %44 = add nuw nsw i32 %35, %8
  %45 = icmp samesign ult i32 %44, 256
  br i1 %45, label %34, label %46

46:                                               ; preds = %43, %23
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_histogram(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4, !tbaa !14
  %8 = zext i16 %7 to i32
  %9 = icmp samesign ult i32 %4, 256
  br i1 %9, label %18, label %10

10:                                               ; preds = %18, %3
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = mul i32 %11, %8
  %13 = add i32 %12, %4
  %14 = icmp ult i32 %13, %2
  br i1 %14, label %15, label %23

15:                                               ; preds = %10
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !5
  br label %24

18:                                               ; preds = %3, %18
  %19 = phi i32 [ %21, %18 ], [ %4, %3 ]
  %20 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.counts, i32 %19
  store atomic i32 0, ptr addrspace(3) %20 syncscope("workgroup-one-as") monotonic, align 4
  %21 = add nuw nsw i32 %19, %8
  %22 = icmp samesign ult i32 %21, 256
  br i1 %22, label %18, label %10

23:                                               ; preds = %24, %10
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  br i1 %9, label %35, label %34

24:                                               ; preds = %15, %24
  %25 = phi i32 [ %13, %15 ], [ %32, %24 ]
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %26
  %28 = load i8, ptr addrspace(1) %27, align 1, !tbaa !17
  %29 = zext i8 %28 to i32
  %30 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.counts, i32 %29
  %31 = atomicrmw add ptr addrspace(3) %30, i32 1 syncscope("workgroup-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %32 = add i32 %17, %25
  %33 = icmp ult i32 %32, %2
  br i1 %33, label %24, label %23

34:                                               ; preds = %44, %23
  ret void

35:                                               ; preds = %23, %44
  %36 = phi i32 [ %45, %44 ], [ %4, %23 ]
  %37 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.counts, i32 %36
  %38 = load atomic i32, ptr addrspace(3) %37 syncscope("workgroup-one-as") monotonic, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %44, label %40

40:                                               ; preds = %35
  %41 = zext nneg i32 %36 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %41
  %43 = atomicrmw add ptr addrspace(1) %42, i32 %38 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  br label %44

44:                                               ; preds = %40, %35
  %45 = add nuw nsw i32 %36, %8
  %46 = icmp samesign ult i32 %45, 256
  br i1 %46, label %35, label %34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

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
!9 = !{i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"uchar*", !"atomic_uint*", !"uint"}
!12 = !{!"uchar*", !"_Atomic(unsigned int)*", !"uint"}
!13 = !{!"const", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!"amdgpu-synchronize-as", !"local"}
!17 = !{!7, !7, i64 0}
!18 = !{}
