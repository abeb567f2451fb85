; ModuleID = 'bfs_step.cl'
source_filename = "bfs_step.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @bfs_step(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = icmp ult i32 %14, %5
  br i1 %15, label %16, label %51

16:                                               ; preds = %6
  %17 = zext i32 %14 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %17
  %19 = load atomic i32, ptr addrspace(1) %18 syncscope("agent-one-as") monotonic, align 4
  %20 = icmp eq i32 %19, %4
  br i1 %20, label %21, label %51

21:                                               ; preds = %16
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !5, !amdgpu.noclobber !16
  %24 = add nuw i32 %14, 1
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !5
  %28 = icmp ult i32 %23, %27
  br i1 %28, label %29, label %31

29:                                               ; preds = %21
  %30 = add nsw i32 %4, 1
  br label %34

31:                                               ; preds = %34, %21
  %32 = phi i32 [ 0, %21 ], [ %45, %34 ]
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %51, label %49

34:                                               ; preds = %29, %34
  %35 = phi i32 [ 0, %29 ], [ %45, %34 ]
  %36 = phi i32 [ %23, %29 ], [ %46, %34 ]
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %37
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !5
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %40
  %42 = cmpxchg ptr addrspace(1) %41, i32 -1, i32 %30 syncscope("agent-one-as") monotonic monotonic, align 4
  %43 = extractvalue { i32, i1 } %42, 1
  %44 = zext i1 %43 to i32
  %45 = add i32 %35, %44
  %46 = add nuw i32 %36, 1
  %47 = load i32, ptr addrspace(1) %26, align 4, !tbaa !5
  %48 = icmp ult i32 %46, %47
  br i1 %48, label %34, label %31

49:                                               ; preds = %31
  %50 = atomicrmw add ptr addrspace(1) %3, i32 %32 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  br label %51

51:                                               ; preds = %6, %16, %31, %49
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_bfs_step(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !14
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = icmp ult i32 %14, %5
  br i1 %15, label %16, label %51

16:                                               ; preds = %6
  %17 = zext i32 %14 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %17
  %19 = load atomic i32, ptr addrspace(1) %18 syncscope("agent-one-as") monotonic, align 4
  %20 = icmp eq i32 %19, %4
  br i1 %20, label %21, label %51

21:                                               ; preds = %16
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !5
  %24 = add nuw i32 %14, 1
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !5
  %28 = icmp ult i32 %23, %27
  br i1 %28, label %29, label %31

29:                                               ; preds = %21
  %30 = add nsw i32 %4, 1
  br label %34

31:                                               ; preds = %34, %21
  %32 = phi i32 [ 0, %21 ], [ %45, %34 ]
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %51, label %49

34:                                               ; preds = %29, %34
  %35 = phi i32 [ 0, %29 ], [ %45, %34 ]
  %36 = phi i32 [ %23, %29 ], [ %46, %34 ]
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %37
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !5
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %40
  %42 = cmpxchg ptr addrspace(1) %41, i32 -1, i32 %30 syncscope("agent-one-as") monotonic monotonic, align 4
  %43 = extractvalue { i32, i1 } %42, 1
  %44 = zext i1 %43 to i32
  %45 = add i32 %35, %44
  %46 = add nuw i32 %36, 1
  %47 = load i32, ptr addrspace(1) %26, align 4, !tbaa !5
  %48 = icmp ult i32 %46, %47
  br i1 %48, label %34, label %31

49:                                               ; preds = %31
  %50 = atomicrmw add ptr addrspace(1) %3, i32 %32 syncscope("agent-one-as") monotonic, align 4, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  br label %51

51:                                               ; preds = %31, %49, %16, %6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!11 = !{!"uint*", !"uint*", !"atomic_int*", !"atomic_uint*", !"int", !"uint"}
!12 = !{!"uint*", !"uint*", !"_Atomic(int)*", !"_Atomic(unsigned int)*", !"int", !"uint"}
!13 = !{!"const", !"const", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{}
