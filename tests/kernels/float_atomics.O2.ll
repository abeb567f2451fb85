; ModuleID = 'float_atomics.cl'
source_filename = "float_atomics.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@float_atomics.sums = internal addrspace(3) global [4 x float] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @float_atomics(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = icmp samesign ult i32 %11, 4
  br i1 %13, label %14, label %16

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw float, ptr addrspace(3) @float_atomics.sums, i32 %11
  store atomic i32 0, ptr addrspace(3) %15 syncscope("workgroup-one-as") monotonic, align 4
  br label %16

16:                                               ; preds = %14, %4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %17 = icmp ult i32 %12, %3
  br i1 %17, label %18, label %27

18:                                               ; preds = %16
  %19 = zext i32 %12 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %19
  %21 = and i32 %12, 3
  %22 = getelementptr inbounds nuw float, ptr addrspace(3) @float_atomics.sums, i32 %21
  %23 = load float, ptr addrspace(1) %20, align 4, !tbaa !16
  %24 = atomicrmw fadd ptr addrspace(3) %22, float %23 syncscope("workgroup-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %25 = fpext float %23 to double
  %26 = atomicrmw fadd ptr addrspace(1) %2, double %25 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  br label %27

27:                                               ; preds = %18, %16
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %13, label %28, label %35

28:                                               ; preds = %27
  %29 = getelementptr inbounds nuw float, ptr addrspace(3) @float_atomics.sums, i32 %11
  %30 = zext nneg i32 %11 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %30
  %32 = load atomic i32, ptr addrspace(3) %29 syncscope("workgroup-one-as") monotonic, align 4
  %33 = bitcast i32 %32 to float
  %34 = atomicrmw fadd ptr addrspace(1) %31, float %33 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  br label %35

35:                                               ; preds = %27, %28
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_float_atomics(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = icmp samesign ult i32 %11, 4
  br i1 %13, label %14, label %16

14:                                               ; preds = %4
  %15 = getelementptr inbounds nuw float, ptr addrspace(3) @float_atomics.sums, i32 %11
  store atomic i32 0, ptr addrspace(3) %15 syncscope("workgroup-one-as") monotonic, align 4
  br label %16

16:                                               ; preds = %14, %4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %17 = icmp ult i32 %12, %3
  br i1 %17, label %18, label %27

18:                                               ; preds = %16
  %19 = zext i32 %12 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %19
  %21 = and i32 %12, 3
  %22 = getelementptr inbounds nuw float, ptr addrspace(3) @float_atomics.sums, i32 %21
  %23 = load float, ptr addrspace(1) %20, align 4, !tbaa !16
  %24 = atomicrmw fadd ptr addrspace(3) %22, float %23 syncscope("workgroup-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %25 = fpext float %23 to double
  %26 = atomicrmw fadd ptr addrspace(1) %2, double %25 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  br label %27

27:                                               ; preds = %18, %16
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %13, label %28, label %35

28:                                               ; preds = %27
  %29 = getelementptr inbounds nuw float, ptr addrspace(3) @float_atomics.sums, i32 %11
  %30 = zext nneg i32 %11 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %30
  %32 = load atomic i32, ptr addrspace(3) %29 syncscope("workgroup-one-as") monotonic, align 4
  %33 = bitcast i32 %32 to float
  %34 = atomicrmw fadd ptr addrspace(1) %31, float %33 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  br label %35

35:                                               ; preds = %28, %27
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"float*", !"atomic_float*", !"atomic_double*", !"uint"}
!12 = !{!"float*", !"_Atomic(float)*", !"_Atomic(double)*", !"uint"}
!13 = !{!"const", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !7, i64 0}
!18 = !{}
