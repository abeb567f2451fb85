; ModuleID = 'hash_count.cl'
source_filename = "hash_count.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@hash_count.keys = internal addrspace(3) global [512 x i32] undef, align 4
@hash_count.count = internal addrspace(3) global [512 x i32] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @hash_count(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = icmp samesign ult i32 %3, 512
  br i1 %4, label %18, label %5

5:                                                ; preds = %18, %2
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !15
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = add i32 %11, %3
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !5, !amdgpu.noclobber !17
  %16 = mul i32 %15, -1640531535
  %17 = lshr i32 %16, 23
  br label %24

18:                                               ; preds = %2, %18
  %19 = phi i32 [ %22, %18 ], [ %3, %2 ]
  %20 = getelementptr inbounds nuw i32, ptr addrspace(3) @hash_count.keys, i32 %19
  store i32 -1, ptr addrspace(3) %20, align 4, !tbaa !5
  %21 = getelementptr inbounds nuw i32, ptr addrspace(3) @hash_count.count, i32 %19
  store i32 0, ptr addrspace(3) %21, align 4, !tbaa !5
  %22 = add nuw nsw i32 %19, 128
  %23 = icmp samesign ult i32 %19, 384
  br i1 %23, label %18, label %5

24:                                               ; preds = %24, %5
  %25 = phi i32 [ %17, %5 ], [ %33, %24 ]
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) @hash_count.keys, i32 %25
  %27 = cmpxchg ptr addrspace(3) %26, i32 -1, i32 %15 syncscope("workgroup") monotonic monotonic, align 4
  %28 = extractvalue { i32, i1 } %27, 0
  %29 = extractvalue { i32, i1 } %27, 1
  %30 = icmp eq i32 %28, %15
  %31 = or i1 %29, %30
  %32 = add nuw nsw i32 %25, 1
  %33 = and i32 %32, 511
  br i1 %31, label %34, label %24

34:                                               ; preds = %24
  %35 = getelementptr inbounds nuw i32, ptr addrspace(3) @hash_count.count, i32 %25
  %36 = atomicrmw add ptr addrspace(3) %35, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !17, !amdgpu.no.remote.memory !17
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %37 = load i32, ptr addrspace(3) %35, align 4, !tbaa !5
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %13
  store i32 %37, ptr addrspace(1) %38, align 4, !tbaa !5
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_hash_count(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = icmp samesign ult i32 %3, 512
  br i1 %4, label %18, label %5

5:                                                ; preds = %18, %2
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !15
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = add i32 %11, %3
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !5
  %16 = mul i32 %15, -1640531535
  %17 = lshr i32 %16, 23
  br label %24

18:                                               ; preds = %2, %18
  %19 = phi i32 [ %22, %18 ], [ %3, %2 ]
  %20 = getelementptr inbounds nuw i32, ptr addrspace(3) @hash_count.keys, i32 %19
  store i32 -1, ptr addrspace(3) %20, align 4, !tbaa !5
  %21 = getelementptr inbounds nuw i32, ptr addrspace(3) @hash_count.count, i32 %19
  store i32 0, ptr addrspace(3) %21, align 4, !tbaa !5
  %22 = add nuw nsw i32 %19, 128
  %23 = icmp samesign ult i32 %19, 384
  br i1 %23, label %18, label %5

24:                                               ; preds = %24, %5
  %25 = phi i32 [ %17, %5 ], [ %33, %24 ]
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) @hash_count.keys, i32 %25
  %27 = cmpxchg ptr addrspace(3) %26, i32 -1, i32 %15 syncscope("workgroup") monotonic monotonic, align 4
  %28 = extractvalue { i32, i1 } %27, 0
  %29 = extractvalue { i32, i1 } %27, 1
  %30 = icmp eq i32 %28, %15
  %31 = or i1 %29, %30
  %32 = add nuw nsw i32 %25, 1
  %33 = and i32 %32, 511
  br i1 %31, label %34, label %24

34:                                               ; preds = %24
  %35 = getelementptr inbounds nuw i32, ptr addrspace(3) @hash_count.count, i32 %25
  %36 = atomicrmw add ptr addrspace(3) %35, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !17, !amdgpu.no.remote.memory !17
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %37 = load i32, ptr addrspace(3) %35, align 4, !tbaa !5
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %13
  store i32 %37, ptr addrspace(1) %38, align 4, !tbaa !5
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

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="128,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="128,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1}
!10 = !{!"none", !"none"}
!11 = !{!"uint*", !"uint*"}
!12 = !{!"const", !""}
!13 = !{i32 128, i32 1, i32 1}
!14 = !{!"amdgpu-synchronize-as", !"local"}
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !7, i64 0}
!17 = !{}
