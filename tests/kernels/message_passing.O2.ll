; ModuleID = 'message_passing.cl'
source_filename = "message_passing.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@message_passing.local_data = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@message_passing.local_flag = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@message_passing.own = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @message_passing(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @message_passing.local_flag, i32 %11
  store atomic i32 0, ptr addrspace(3) %13 syncscope("workgroup-one-as") monotonic, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %14 = xor i32 %11, -1
  %15 = add nsw i32 %9, %14
  %16 = add nuw nsw i32 %11, 7
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @message_passing.local_data, i32 %11
  store i32 %16, ptr addrspace(3) %17, align 4, !tbaa !5
  store atomic i32 1, ptr addrspace(3) %13 syncscope("workgroup-one-as") release, align 4
  %18 = getelementptr inbounds nuw i32, ptr addrspace(3) @message_passing.local_flag, i32 %15
  %19 = load atomic i32, ptr addrspace(3) %18 syncscope("workgroup-one-as") acquire, align 4
  %20 = icmp eq i32 %19, 1
  br i1 %20, label %21, label %27

21:                                               ; preds = %4
  %22 = add nsw i32 %15, 7
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) @message_passing.local_data, i32 %15
  %24 = load i32, ptr addrspace(3) %23, align 4, !tbaa !5
  %25 = icmp eq i32 %24, %22
  %26 = zext i1 %25 to i32
  br label %27

27:                                               ; preds = %21, %4
  %28 = phi i32 [ %26, %21 ], [ 1, %4 ]
  %29 = xor i32 %12, -1
  %30 = add i32 %3, %29
  %31 = mul i32 %12, 3
  %32 = add i32 %31, 1
  %33 = zext i32 %31 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %33
  store i32 %32, ptr addrspace(1) %34, align 4, !tbaa !5
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %33
  store atomic i32 1, ptr addrspace(1) %35 syncscope("agent-one-as") release, align 4
  %36 = mul i32 %30, 3
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %37
  %39 = load atomic i32, ptr addrspace(1) %38 syncscope("agent-one-as") acquire, align 4
  %40 = icmp eq i32 %39, 1
  %41 = add i32 %36, 1
  br i1 %40, label %42, label %47

42:                                               ; preds = %27
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %37
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !5
  %45 = icmp eq i32 %44, %41
  %46 = select i1 %45, i32 %28, i32 0
  br label %47

47:                                               ; preds = %27, %42
  %48 = phi i32 [ %46, %42 ], [ %28, %27 ]
  %49 = mul i32 %12, 5
  %50 = add i32 %49, 2
  %51 = zext i32 %32 to i64
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %51
  store i32 %50, ptr addrspace(1) %52, align 4, !tbaa !5
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %51
  store atomic i32 1, ptr addrspace(1) %53 seq_cst, align 4
  %54 = zext i32 %41 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %54
  %56 = load atomic i32, ptr addrspace(1) %55 seq_cst, align 4
  %57 = icmp eq i32 %56, 1
  br i1 %57, label %58, label %65

58:                                               ; preds = %47
  %59 = mul i32 %30, 5
  %60 = add i32 %59, 2
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %54
  %62 = load i32, ptr addrspace(1) %61, align 4, !tbaa !5
  %63 = icmp eq i32 %62, %60
  %64 = select i1 %63, i32 %48, i32 0
  br label %65

65:                                               ; preds = %58, %47
  %66 = phi i32 [ %64, %58 ], [ %48, %47 ]
  %67 = mul i32 %12, 7
  %68 = add i32 %67, 3
  %69 = add i32 %31, 2
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %70
  store i32 %68, ptr addrspace(1) %71, align 4, !tbaa !5
  fence syncscope("agent") release
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %70
  %73 = atomicrmw xchg ptr addrspace(1) %72, i32 1 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %74 = add i32 %36, 2
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %75
  %77 = atomicrmw or ptr addrspace(1) %76, i32 0 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  fence syncscope("agent") acquire
  %78 = icmp eq i32 %77, 1
  br i1 %78, label %79, label %86

79:                                               ; preds = %65
  %80 = mul i32 %30, 7
  %81 = add i32 %80, 3
  %82 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %75
  %83 = load i32, ptr addrspace(1) %82, align 4, !tbaa !5
  %84 = icmp eq i32 %83, %81
  %85 = select i1 %84, i32 %66, i32 0
  br label %86

86:                                               ; preds = %65, %79
  %87 = phi i32 [ %85, %79 ], [ %66, %65 ]
  fence seq_cst
  fence syncscope("wavefront") acq_rel
  fence syncscope("singlethread") seq_cst
  %88 = getelementptr inbounds nuw i32, ptr addrspace(3) @message_passing.own, i32 %11
  store atomic i32 %87, ptr addrspace(3) %88 syncscope("wavefront-one-as") release, align 4
  %89 = load atomic i32, ptr addrspace(3) %88 syncscope("wavefront-one-as") acquire, align 4
  %90 = zext i32 %12 to i64
  %91 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %90
  store i32 %89, ptr addrspace(1) %91, align 4, !tbaa !5
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_message_passing(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @message_passing.local_flag, i32 %11
  store atomic i32 0, ptr addrspace(3) %13 syncscope("workgroup-one-as") monotonic, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %14 = xor i32 %11, -1
  %15 = add nsw i32 %9, %14
  %16 = add nuw nsw i32 %11, 7
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @message_passing.local_data, i32 %11
  store i32 %16, ptr addrspace(3) %17, align 4, !tbaa !5
  store atomic i32 1, ptr addrspace(3) %13 syncscope("workgroup-one-as") release, align 4
  %18 = getelementptr inbounds nuw i32, ptr addrspace(3) @message_passing.local_flag, i32 %15
  %19 = load atomic i32, ptr addrspace(3) %18 syncscope("workgroup-one-as") acquire, align 4
  %20 = icmp eq i32 %19, 1
  br i1 %20, label %21, label %27

21:                                               ; preds = %4
  %22 = add nsw i32 %15, 7
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) @message_passing.local_data, i32 %15
  %24 = load i32, ptr addrspace(3) %23, align 4, !tbaa !5
  %25 = icmp eq i32 %24, %22
  %26 = zext i1 %25 to i32
  br label %27

27:                                               ; preds = %21, %4
  %28 = phi i32 [ %26, %21 ], [ 1, %4 ]
  %29 = xor i32 %12, -1
  %30 = add i32 %3, %29
  %31 = mul i32 %12, 3
  %32 = add i32 %31, 1
  %33 = zext i32 %31 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %33
  store i32 %32, ptr addrspace(1) %34, align 4, !tbaa !5
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %33
  store atomic i32 1, ptr addrspace(1) %35 syncscope("agent-one-as") release, align 4
  %36 = mul i32 %30, 3
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %37
  %39 = load atomic i32, ptr addrspace(1) %38 syncscope("agent-one-as") acquire, align 4
  %40 = icmp eq i32 %39, 1
  %41 = add i32 %36, 1
  br i1 %40, label %42, label %47

42:                                               ; preds = %27
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %37
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !5
  %45 = icmp eq i32 %44, %41
  %46 = select i1 %45, i32 %28, i32 0
  br label %47

47:                                               ; preds = %27, %42
  %48 = phi i32 [ %46, %42 ], [ %28, %27 ]
  %49 = mul i32 %12, 5
  %50 = add i32 %49, 2
  %51 = zext i32 %32 to i64
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %51
  store i32 %50, ptr addrspace(1) %52, align 4, !tbaa !5
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %51
  store atomic i32 1, ptr addrspace(1) %53 seq_cst, align 4
  %54 = zext i32 %41 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %54
  %56 = load atomic i32, ptr addrspace(1) %55 seq_cst, align 4
  %57 = icmp eq i32 %56, 1
  br i1 %57, label %58, label %65

58:                                               ; preds = %47
  %59 = mul i32 %30, 5
  %60 = add i32 %59, 2
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %54
  %62 = load i32, ptr addrspace(1) %61, align 4, !tbaa !5
  %63 = icmp eq i32 %62, %60
  %64 = select i1 %63, i32 %48, i32 0
  br label %65

65:                                               ; preds = %58, %47
  %66 = phi i32 [ %64, %58 ], [ %48, %47 ]
  %67 = mul i32 %12, 7
  %68 = add i32 %67, 3
  %69 = add i32 %31, 2
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %70
  store i32 %68, ptr addrspace(1) %71, align 4, !tbaa !5
  fence syncscope("agent") release
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %70
  %73 = atomicrmw xchg ptr addrspace(1) %72, i32 1 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %74 = add i32 %36, 2
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %75
  %77 = atomicrmw or ptr addrspace(1) %76, i32 0 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  fence syncscope("agent") acquire
  %78 = icmp eq i32 %77, 1
  br i1 %78, label %79, label %86

79:                                               ; preds = %65
  %80 = mul i32 %30, 7
  %81 = add i32 %80, 3
  %82 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %75
  %83 = load i32, ptr addrspace(1) %82, align 4, !tbaa !5
  %84 = icmp eq i32 %83, %81
  %85 = select i1 %84, i32 %66, i32 0
  br label %86

86:                                               ; preds = %79, %65
  %87 = phi i32 [ %85, %79 ], [ %66, %65 ]
  fence seq_cst
  fence syncscope("wavefront") acq_rel
  fence syncscope("singlethread") seq_cst
  %88 = getelementptr inbounds nuw i32, ptr addrspace(3) @message_passing.own, i32 %11
  store atomic i32 %87, ptr addrspace(3) %88 syncscope("wavefront-one-as") release, align 4
  %89 = load atomic i32, ptr addrspace(3) %88 syncscope("wavefront-one-as") acquire, align 4
  %90 = zext i32 %12 to i64
  %91 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %90
  store i32 %89, ptr addrspace(1) %91, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

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
!11 = !{!"uint*", !"atomic_uint*", !"uint*", !"uint"}
!12 = !{!"uint*", !"_Atomic(unsigned int)*", !"uint*", !"uint"}
!13 = !{!"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{}
