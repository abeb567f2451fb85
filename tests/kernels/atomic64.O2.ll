; ModuleID = 'atomic64.cl'
source_filename = "atomic64.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@atomic64.group_sum = internal addrspace(3) global i64 undef, align 8
@atomic64.group_max = internal addrspace(3) global i64 undef, align 8

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @atomic64(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 8 captures(none) %1, ptr addrspace(1) noundef align 8 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, ptr addrspace(1) noundef align 8 captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
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
  store atomic i64 0, ptr addrspace(3) @atomic64.group_sum syncscope("workgroup-one-as") monotonic, align 8
  store atomic i64 -9223372036854775808, ptr addrspace(3) @atomic64.group_max syncscope("workgroup-one-as") monotonic, align 8
  br label %17

17:                                               ; preds = %16, %6
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %18 = icmp ult i32 %14, %5
  br i1 %18, label %19, label %62

19:                                               ; preds = %17
  %20 = zext i32 %14 to i64
  %21 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %20
  %22 = load i64, ptr addrspace(1) %21, align 8, !tbaa !16
  %23 = atomicrmw add ptr addrspace(3) @atomic64.group_sum, i64 %22 syncscope("workgroup-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %24 = atomicrmw max ptr addrspace(3) @atomic64.group_max, i64 %22 syncscope("workgroup-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %26 = atomicrmw xor ptr addrspace(1) %25, i64 %22 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  %28 = atomicrmw or ptr addrspace(1) %27, i64 %22 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 24
  %30 = atomicrmw and ptr addrspace(1) %29, i64 %22 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 32
  %32 = atomicrmw umin ptr addrspace(1) %31, i64 %22 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %33 = atomicrmw min ptr addrspace(1) %2, i64 %22 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %34 = trunc i64 %22 to i32
  %35 = atomicrmw sub ptr addrspace(1) %3, i32 %34 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 4
  %37 = atomicrmw umin ptr addrspace(1) %36, i32 %34 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 8
  %39 = atomicrmw umax ptr addrspace(1) %38, i32 %34 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %40 = shl i32 %14, 1
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %41
  %43 = add i64 %22, 1
  %44 = atomicrmw xchg ptr addrspace(1) %42, i64 %43 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %45 = and i64 %22, 1
  %46 = xor i64 %44, %45
  %47 = add i64 %22, 2
  %48 = cmpxchg ptr addrspace(1) %42, i64 %46, i64 %47 syncscope("agent-one-as") acq_rel acquire, align 8
  %49 = extractvalue { i64, i1 } %48, 0
  %50 = or disjoint i32 %40, 1
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %51
  store i64 %49, ptr addrspace(1) %52, align 8, !tbaa !16
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 40
  %54 = load atomic i64, ptr addrspace(1) %53 syncscope("agent-one-as") monotonic, align 8
  %55 = or i64 %22, 1
  br label %56

56:                                               ; preds = %56, %19
  %57 = phi i64 [ %54, %19 ], [ %61, %56 ]
  %58 = mul i64 %57, %55
  %59 = cmpxchg ptr addrspace(1) %53, i64 %57, i64 %58 syncscope("agent-one-as") monotonic monotonic, align 8
  %60 = extractvalue { i64, i1 } %59, 1
  %61 = extractvalue { i64, i1 } %59, 0
  br i1 %60, label %62, label %56

62:                                               ; preds = %56, %17
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %15, label %63, label %69

63:                                               ; preds = %62
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %65 = load atomic i64, ptr addrspace(3) @atomic64.group_sum syncscope("workgroup-one-as") monotonic, align 8
  %66 = atomicrmw add ptr addrspace(1) %1, i64 %65 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %67 = load atomic i64, ptr addrspace(3) @atomic64.group_max syncscope("workgroup-one-as") monotonic, align 8
  %68 = atomicrmw max ptr addrspace(1) %64, i64 %67 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  br label %69

69:                                               ; preds = %62, %63
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_atomic64(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef align 8 captures(none) %1, ptr addrspace(1) noundef align 8 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, ptr addrspace(1) noundef align 8 captures(none) %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
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
  store atomic i64 0, ptr addrspace(3) @atomic64.group_sum syncscope("workgroup-one-as") monotonic, align 8
  store atomic i64 -9223372036854775808, ptr addrspace(3) @atomic64.group_max syncscope("workgroup-one-as") monotonic, align 8
  br label %17

17:                                               ; preds = %16, %6
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %18 = icmp ult i32 %14, %5
  br i1 %18, label %19, label %62

19:                                               ; preds = %17
  %20 = zext i32 %14 to i64
  %21 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %20
  %22 = load i64, ptr addrspace(1) %21, align 8, !tbaa !16
  %23 = atomicrmw add ptr addrspace(3) @atomic64.group_sum, i64 %22 syncscope("workgroup-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %24 = atomicrmw max ptr addrspace(3) @atomic64.group_max, i64 %22 syncscope("workgroup-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %26 = atomicrmw xor ptr addrspace(1) %25, i64 %22 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  %28 = atomicrmw or ptr addrspace(1) %27, i64 %22 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 24
  %30 = atomicrmw and ptr addrspace(1) %29, i64 %22 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 32
  %32 = atomicrmw umin ptr addrspace(1) %31, i64 %22 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %33 = atomicrmw min ptr addrspace(1) %2, i64 %22 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %34 = trunc i64 %22 to i32
  %35 = atomicrmw sub ptr addrspace(1) %3, i32 %34 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 4
  %37 = atomicrmw umin ptr addrspace(1) %36, i32 %34 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 8
  %39 = atomicrmw umax ptr addrspace(1) %38, i32 %34 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %40 = shl i32 %14, 1
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %41
  %43 = add i64 %22, 1
  %44 = atomicrmw xchg ptr addrspace(1) %42, i64 %43 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %45 = and i64 %22, 1
  %46 = xor i64 %44, %45
  %47 = add i64 %22, 2
  %48 = cmpxchg ptr addrspace(1) %42, i64 %46, i64 %47 syncscope("agent-one-as") acq_rel acquire, align 8
  %49 = extractvalue { i64, i1 } %48, 0
  %50 = or disjoint i32 %40, 1
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %51
  store i64 %49, ptr addrspace(1) %52, align 8, !tbaa !16
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 40
  %54 = load atomic i64, ptr addrspace(1) %53 syncscope("agent-one-as") monotonic, align 8
  %55 = or i64 %22, 1
  br label %56

56:                                               ; preds = %56, %19
  %57 = phi i64 [ %54, %19 ], [ %61, %56 ]
  %58 = mul i64 %57, %55
  %59 = cmpxchg ptr addrspace(1) %53, i64 %57, i64 %58 syncscope("agent-one-as") monotonic monotonic, align 8
  %60 = extractvalue { i64, i1 } %59, 1
  %61 = extractvalue { i64, i1 } %59, 0
  br i1 %60, label %62, label %56

62:                                               ; preds = %56, %17
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %15, label %63, label %69

63:                                               ; preds = %62
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %65 = load atomic i64, ptr addrspace(3) @atomic64.group_sum syncscope("workgroup-one-as") monotonic, align 8
  %66 = atomicrmw add ptr addrspace(1) %1, i64 %65 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  %67 = load atomic i64, ptr addrspace(3) @atomic64.group_max syncscope("workgroup-one-as") monotonic, align 8
  %68 = atomicrmw max ptr addrspace(1) %64, i64 %67 syncscope("agent-one-as") monotonic, align 8, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  br label %69

69:                                               ; preds = %63, %62
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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"ulong*", !"atomic_ulong*", !"atomic_long*", !"atomic_uint*", !"ulong*", !"uint"}
!12 = !{!"ulong*", !"_Atomic(unsigned long)*", !"_Atomic(long)*", !"_Atomic(unsigned int)*", !"ulong*", !"uint"}
!13 = !{!"const", !"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"long", !7, i64 0}
!18 = !{}
