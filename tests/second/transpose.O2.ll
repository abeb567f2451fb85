; ModuleID = 'transpose.cl'
source_filename = "transpose.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@transpose.tile = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @transpose(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = shl i32 %7, 4
  %9 = add i32 %8, %5
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %11 = shl i32 %10, 4
  %12 = getelementptr inbounds nuw float, ptr addrspace(3) @transpose.tile, i32 %5
  %13 = icmp samesign ult i32 %6, 16
  br i1 %13, label %14, label %16

14:                                               ; preds = %4
  %15 = icmp ult i32 %9, %2
  br label %21

16:                                               ; preds = %33, %4
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %17 = add i32 %11, %5
  br i1 %13, label %18, label %51

18:                                               ; preds = %16
  %19 = icmp ult i32 %17, %3
  %20 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @transpose.tile, i32 %5
  br label %36

21:                                               ; preds = %14, %33
  %22 = phi i32 [ %6, %14 ], [ %34, %33 ]
  br i1 %15, label %23, label %33

23:                                               ; preds = %21
  %24 = or disjoint i32 %22, %11
  %25 = icmp ult i32 %24, %3
  br i1 %25, label %26, label %33

26:                                               ; preds = %23
  %27 = mul i32 %24, %2
  %28 = add i32 %27, %9
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !15, !amdgpu.noclobber !17
  %32 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) %12, i32 %22
  store float %31, ptr addrspace(3) %32, align 4, !tbaa !15
  br label %33

33:                                               ; preds = %26, %23, %21
  %34 = add nuw nsw i32 %22, 4
  %35 = icmp samesign ult i32 %22, 12
  br i1 %35, label %21, label %16

36:                                               ; preds = %18, %48
  %37 = phi i32 [ %6, %18 ], [ %49, %48 ]
  br i1 %19, label %38, label %48

38:                                               ; preds = %36
  %39 = or disjoint i32 %37, %8
  %40 = icmp ult i32 %39, %2
  br i1 %40, label %41, label %48

41:                                               ; preds = %38
  %42 = getelementptr inbounds nuw float, ptr addrspace(3) %20, i32 %37
  %43 = load float, ptr addrspace(3) %42, align 4, !tbaa !15
  %44 = mul i32 %39, %3
  %45 = add i32 %44, %17
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %46
  store float %43, ptr addrspace(1) %47, align 4, !tbaa !15
  br label %48

48:                                               ; preds = %41, %38, %36
  %49 = add nuw nsw i32 %37, 4
  %50 = icmp samesign ult i32 %37, 12
  br i1 %50, label %36, label %51

51:                                               ; preds = %48, %16
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_transpose(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = shl i32 %7, 4
  %9 = add i32 %8, %5
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %11 = shl i32 %10, 4
  %12 = getelementptr inbounds nuw float, ptr addrspace(3) @transpose.tile, i32 %5
  %13 = icmp samesign ult i32 %6, 16
  br i1 %13, label %14, label %16

14:                                               ; preds = %4
  %15 = icmp ult i32 %9, %2
  br label %21

16:                                               ; preds = %33, %4
  fence syncscope("workgroup") release, !mmra !14
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !14
  %17 = add i32 %11, %5
  br i1 %13, label %18, label %36

18:                                               ; preds = %16
  %19 = icmp ult i32 %17, %3
  %20 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @transpose.tile, i32 %5
  br label %37

21:                                               ; preds = %14, %33
  %22 = phi i32 [ %6, %14 ], [ %34, %33 ]
  br i1 %15, label %23, label %33

23:                                               ; preds = %21
  %24 = or disjoint i32 %22, %11
  %25 = icmp ult i32 %24, %3
  br i1 %25, label %26, label %33

26:                                               ; preds = %23
  %27 = mul i32 %24, %2
  %28 = add i32 %27, %9
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !15
  %32 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) %12, i32 %22
  store float %31, ptr addrspace(3) %32, align 4, !tbaa !15
  br label %33

33:                                               ; preds = %21, %23, %26
  %34 = add nuw nsw i32 %22, 4
  %35 = icmp samesign ult i32 %22, 12
  br i1 %35, label %21, label %16

36:                                               ; preds = %49, %16
  ret void

37:                                               ; preds = %18, %49
  %38 = phi i32 [ %6, %18 ], [ %50, %49 ]
  br i1 %19, label %39, label %49

39:                                               ; preds = %37
  %40 = or disjoint i32 %38, %8
  %41 = icmp ult i32 %40, %2
  br i1 %41, label %42, label %49

42:                                               ; preds = %39
  %43 = getelementptr inbounds nuw float, ptr addrspace(3) %20, i32 %38
  %44 = load float, ptr addrspace(3) %43, align 4, !tbaa !15
  %45 = mul i32 %40, %3
  %46 = add i32 %45, %17
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %47
  store float %44, ptr addrspace(1) %48, align 4, !tbaa !15
  br label %49

49:                                               ; preds = %37, %39, %42
  %50 = add nuw nsw i32 %38, 4
  %51 = icmp samesign ult i32 %38, 12
  br i1 %51, label %37, label %36
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"float*", !"float*", !"uint", !"uint"}
!12 = !{!"const", !"", !"", !""}
!13 = !{i32 16, i32 4, i32 1}
!14 = !{!"amdgpu-synchronize-as", !"local"}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !7, i64 0}
!17 = !{}
