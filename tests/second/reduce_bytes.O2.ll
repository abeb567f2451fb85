; ModuleID = 'reduce_bytes.cl'
source_filename = "reduce_bytes.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @reduce_bytes(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3, ptr addrspace(1) noundef writeonly align 1 captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 4, !tbaa !13
  %12 = zext i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = zext i32 %15 to i64
  %17 = icmp ult i32 %15, %6
  br i1 %17, label %18, label %45

18:                                               ; preds = %7
  %19 = icmp eq i32 %5, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %18
  %21 = mul i32 %15, %5
  br label %29

22:                                               ; preds = %29, %18
  %23 = phi i8 [ 0, %18 ], [ %38, %29 ]
  %24 = phi i16 [ 0, %18 ], [ %41, %29 ]
  %25 = phi i8 [ 0, %18 ], [ %42, %29 ]
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %16
  store i8 %23, ptr addrspace(1) %26, align 1, !tbaa !15
  %27 = getelementptr inbounds nuw i16, ptr addrspace(1) %3, i64 %16
  store i16 %24, ptr addrspace(1) %27, align 2, !tbaa !13
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 %16
  store i8 %25, ptr addrspace(1) %28, align 1, !tbaa !15
  br label %45

29:                                               ; preds = %20, %29
  %30 = phi i32 [ 0, %20 ], [ %43, %29 ]
  %31 = phi i8 [ 0, %20 ], [ %42, %29 ]
  %32 = phi i16 [ 0, %20 ], [ %41, %29 ]
  %33 = phi i8 [ 0, %20 ], [ %38, %29 ]
  %34 = add i32 %30, %21
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %35
  %37 = load i8, ptr addrspace(1) %36, align 1, !tbaa !15, !amdgpu.noclobber !16
  %38 = tail call i8 @llvm.sadd.sat.i8(i8 %33, i8 %37)
  %39 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %35
  %40 = load i16, ptr addrspace(1) %39, align 2, !tbaa !13, !amdgpu.noclobber !16
  %41 = tail call i16 @llvm.sadd.sat.i16(i16 %32, i16 %40)
  %42 = xor i8 %37, %31
  %43 = add nuw i32 %30, 1
  %44 = icmp eq i32 %43, %5
  br i1 %44, label %22, label %29

45:                                               ; preds = %7, %22
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_reduce_bytes(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 2 captures(none) %3, ptr addrspace(1) noundef writeonly align 1 captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 4, !tbaa !13
  %12 = zext i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = zext i32 %15 to i64
  %17 = icmp ult i32 %15, %6
  br i1 %17, label %18, label %45

18:                                               ; preds = %7
  %19 = icmp eq i32 %5, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %18
  %21 = mul i32 %15, %5
  br label %29

22:                                               ; preds = %29, %18
  %23 = phi i8 [ 0, %18 ], [ %38, %29 ]
  %24 = phi i16 [ 0, %18 ], [ %41, %29 ]
  %25 = phi i8 [ 0, %18 ], [ %42, %29 ]
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %16
  store i8 %23, ptr addrspace(1) %26, align 1, !tbaa !15
  %27 = getelementptr inbounds nuw i16, ptr addrspace(1) %3, i64 %16
  store i16 %24, ptr addrspace(1) %27, align 2, !tbaa !13
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 %16
  store i8 %25, ptr addrspace(1) %28, align 1, !tbaa !15
  br label %45

29:                                               ; preds = %20, %29
  %30 = phi i32 [ 0, %20 ], [ %43, %29 ]
  %31 = phi i8 [ 0, %20 ], [ %42, %29 ]
  %32 = phi i16 [ 0, %20 ], [ %41, %29 ]
  %33 = phi i8 [ 0, %20 ], [ %38, %29 ]
  %34 = add i32 %30, %21
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %35
  %37 = load i8, ptr addrspace(1) %36, align 1, !tbaa !15
  %38 = tail call i8 @llvm.sadd.sat.i8(i8 %33, i8 %37)
  %39 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %35
  %40 = load i16, ptr addrspace(1) %39, align 2, !tbaa !13
  %41 = tail call i16 @llvm.sadd.sat.i16(i16 %32, i16 %40)
  %42 = xor i8 %37, %31
  %43 = add nuw i32 %30, 1
  %44 = icmp eq i32 %43, %5
  br i1 %44, label %22, label %29

45:                                               ; preds = %7, %22
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.sadd.sat.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.sadd.sat.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"char*", !"short*", !"char*", !"short*", !"uchar*", !"uint", !"uint"}
!12 = !{!"const", !"const", !"", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!7, !7, i64 0}
!16 = !{}
