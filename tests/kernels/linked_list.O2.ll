; ModuleID = 'linked_list.cl'
source_filename = "linked_list.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @linked_list(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = icmp ult i32 %12, %3
  br i1 %13, label %14, label %40

14:                                               ; preds = %4
  %15 = ptrtoint ptr addrspace(1) %0 to i64
  %16 = zext i32 %12 to i64
  %17 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %16
  %18 = load i64, ptr addrspace(1) %17, align 8, !tbaa !15, !amdgpu.noclobber !17
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %36, label %20

20:                                               ; preds = %14, %20
  %21 = phi i64 [ %34, %20 ], [ %18, %14 ]
  %22 = phi i32 [ %30, %20 ], [ 0, %14 ]
  %23 = phi i64 [ %33, %20 ], [ 0, %14 ]
  %24 = phi i64 [ %21, %20 ], [ 0, %14 ]
  %25 = add i64 %21, %15
  %26 = inttoptr i64 %25 to ptr addrspace(1)
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 8
  %28 = load i32, ptr addrspace(1) %27, align 8, !tbaa !18
  %29 = sext i32 %28 to i64
  %30 = add nuw nsw i32 %22, 1
  %31 = zext nneg i32 %30 to i64
  %32 = mul nsw i64 %29, %31
  %33 = add nsw i64 %32, %23
  %34 = load i64, ptr addrspace(1) %26, align 8, !tbaa !20
  store i64 %24, ptr addrspace(1) %26, align 8, !tbaa !20
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %20

36:                                               ; preds = %20, %14
  %37 = phi i64 [ 0, %14 ], [ %21, %20 ]
  %38 = phi i64 [ 0, %14 ], [ %33, %20 ]
  store i64 %37, ptr addrspace(1) %17, align 8, !tbaa !15
  %39 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %16
  store i64 %38, ptr addrspace(1) %39, align 8, !tbaa !15
  br label %40

40:                                               ; preds = %4, %36
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected void @__clang_ocl_kern_imp_linked_list(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = icmp ult i32 %12, %3
  br i1 %13, label %14, label %40

14:                                               ; preds = %4
  %15 = ptrtoint ptr addrspace(1) %0 to i64
  %16 = zext i32 %12 to i64
  %17 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %16
  %18 = load i64, ptr addrspace(1) %17, align 8, !tbaa !15
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %36, label %20

20:                                               ; preds = %14, %20
  %21 = phi i64 [ %34, %20 ], [ %18, %14 ]
  %22 = phi i32 [ %30, %20 ], [ 0, %14 ]
  %23 = phi i64 [ %33, %20 ], [ 0, %14 ]
  %24 = phi i64 [ %21, %20 ], [ 0, %14 ]
  %25 = add i64 %21, %15
  %26 = inttoptr i64 %25 to ptr addrspace(1)
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 8
  %28 = load i32, ptr addrspace(1) %27, align 8, !tbaa !18
  %29 = sext i32 %28 to i64
  %30 = add nuw nsw i32 %22, 1
  %31 = zext nneg i32 %30 to i64
  %32 = mul nsw i64 %29, %31
  %33 = add nsw i64 %32, %23
  %34 = load i64, ptr addrspace(1) %26, align 8, !tbaa !20
  store i64 %24, ptr addrspace(1) %26, align 8, !tbaa !20
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %20

36:                                               ; preds = %20, %14
  %37 = phi i64 [ 0, %14 ], [ %21, %20 ]
  %38 = phi i64 [ 0, %14 ], [ %33, %20 ]
  store i64 %37, ptr addrspace(1) %17, align 8, !tbaa !15
  %39 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %16
  store i64 %38, ptr addrspace(1) %39, align 8, !tbaa !15
  br label %40

40:                                               ; preds = %4, %36
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"uchar*", !"ulong*", !"long*", !"uint"}
!12 = !{!"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"long", !7, i64 0}
!17 = !{}
!18 = !{!19, !6, i64 8}
!19 = !{!"", !16, i64 0, !6, i64 8, !6, i64 12}
!20 = !{!19, !16, i64 0}
