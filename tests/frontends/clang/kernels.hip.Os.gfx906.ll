; ModuleID = 'kernels.hip'
source_filename = "kernels.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@shift = protected addrspace(1) externally_initialized global i32 5, align 4
@primes = protected addrspace(4) externally_initialized constant [4 x i32] [i32 2, i32 3, i32 5, i32 7], align 16
@_ZZL6reduceIjET_S0_E4part = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 16
@_ZZL6reduceIdET_S0_E4part = internal unnamed_addr addrspace(3) global [64 x double] undef, align 16
@__hip_cuid_386e21413c710a94 = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [3 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_386e21413c710a94 to ptr), ptr addrspacecast (ptr addrspace(4) @primes to ptr), ptr addrspacecast (ptr addrspace(1) @shift to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @_Z5saxpyjfPKfPf(i32 noundef %0, float noundef %1, ptr addrspace(1) noundef readonly captures(none) %2, ptr addrspace(1) noundef captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl i32 %5, 6
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = add i32 %6, %7
  %9 = icmp ult i32 %8, %0
  br i1 %9, label %10, label %18

10:                                               ; preds = %4
  %11 = zext i32 %8 to i64
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !9
  %14 = fmul contract float %1, %13
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %11
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !9
  %17 = fadd contract float %14, %16
  store float %17, ptr addrspace(1) %15, align 4, !tbaa !9
  br label %18

18:                                               ; preds = %10, %4
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind optsize
define protected amdgpu_kernel void @_Z4sumsjPKjPjPd(i32 noundef %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, ptr addrspace(1) noundef writeonly captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl i32 %5, 6
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %8 = add i32 %6, %7
  %9 = icmp ult i32 %8, %0
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = zext i32 %8 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !5
  br label %14

14:                                               ; preds = %4, %10
  %15 = phi i32 [ %13, %10 ], [ 0, %4 ]
  %16 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZL6reduceIjET_S0_E4part, i32 %7
  store i32 %15, ptr addrspace(3) %16, align 4, !tbaa !5
  br label %17

17:                                               ; preds = %25, %14
  %18 = phi i32 [ 32, %14 ], [ %26, %25 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %19 = icmp samesign ult i32 %7, %18
  br i1 %19, label %20, label %25

20:                                               ; preds = %17
  %21 = getelementptr inbounds nuw i32, ptr addrspace(3) %16, i32 %18
  %22 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  %23 = load i32, ptr addrspace(3) %16, align 4, !tbaa !5
  %24 = add i32 %23, %22
  store i32 %24, ptr addrspace(3) %16, align 4, !tbaa !5
  br label %25

25:                                               ; preds = %20, %17
  %26 = lshr i32 %18, 1
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %17, !llvm.loop !11

28:                                               ; preds = %25
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %29 = load i32, ptr addrspace(3) @_ZZL6reduceIjET_S0_E4part, align 16, !tbaa !5
  br i1 %9, label %30, label %35

30:                                               ; preds = %28
  %31 = zext i32 %8 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !5
  %34 = uitofp i32 %33 to double
  br label %35

35:                                               ; preds = %28, %30
  %36 = phi contract double [ %34, %30 ], [ 0.000000e+00, %28 ]
  %37 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZL6reduceIdET_S0_E4part, i32 %7
  store double %36, ptr addrspace(3) %37, align 8, !tbaa !13
  br label %38

38:                                               ; preds = %46, %35
  %39 = phi i32 [ 32, %35 ], [ %47, %46 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %40 = icmp samesign ult i32 %7, %39
  br i1 %40, label %41, label %46

41:                                               ; preds = %38
  %42 = getelementptr inbounds nuw double, ptr addrspace(3) %37, i32 %39
  %43 = load double, ptr addrspace(3) %42, align 8, !tbaa !13
  %44 = load double, ptr addrspace(3) %37, align 8, !tbaa !13
  %45 = fadd contract double %43, %44
  store double %45, ptr addrspace(3) %37, align 8, !tbaa !13
  br label %46

46:                                               ; preds = %41, %38
  %47 = lshr i32 %39, 1
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %38, !llvm.loop !15

49:                                               ; preds = %46
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %50 = icmp eq i32 %7, 0
  br i1 %50, label %51, label %57

51:                                               ; preds = %49
  %52 = zext i32 %5 to i64
  %53 = getelementptr inbounds nuw double, ptr addrspace(1) %3, i64 %52
  %54 = load double, ptr addrspace(3) @_ZZL6reduceIdET_S0_E4part, align 16, !tbaa !13
  %55 = fmul contract double %54, 1.562500e-02
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %52
  store i32 %29, ptr addrspace(1) %56, align 4, !tbaa !5
  store double %55, ptr addrspace(1) %53, align 8, !tbaa !13
  br label %57

57:                                               ; preds = %51, %49
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @_Z9constantsjPj(i32 noundef %0, ptr addrspace(1) noundef captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = shl i32 %3, 6
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = add i32 %4, %5
  %7 = icmp ult i32 %6, %0
  br i1 %7, label %8, label %24

8:                                                ; preds = %2
  %9 = zext i32 %6 to i64
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !5
  %12 = load i32, ptr addrspace(1) @shift, align 4, !tbaa !5
  %13 = shl i32 %11, %12
  %14 = and i32 %5, 3
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspace(4) @primes, i64 %15
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !5
  %18 = urem i32 %13, %17
  %19 = and i32 %11, 3
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(4) @primes, i64 %20
  %22 = load i32, ptr addrspace(4) %21, align 4, !tbaa !5
  %23 = add i32 %22, %18
  store i32 %23, ptr addrspace(1) %10, align 4, !tbaa !5
  br label %24

24:                                               ; preds = %8, %2
  ret void
}

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind optsize "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !7, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !7, i64 0}
!15 = distinct !{!15, !12}
