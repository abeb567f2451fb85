; ModuleID = 'crc32.cl'
source_filename = "crc32.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @crc32(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !13
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = zext i32 %13 to i64
  %15 = icmp ult i32 %13, %4
  br i1 %15, label %16, label %58

16:                                               ; preds = %5
  %17 = icmp eq i32 %3, 0
  br i1 %17, label %20, label %23

18:                                               ; preds = %23
  %19 = xor i32 %55, -1
  br label %20

20:                                               ; preds = %18, %16
  %21 = phi i32 [ 0, %16 ], [ %19, %18 ]
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %14
  store i32 %21, ptr addrspace(1) %22, align 4, !tbaa !5
  br label %58

23:                                               ; preds = %16, %23
  %24 = phi i32 [ %56, %23 ], [ 0, %16 ]
  %25 = phi i32 [ %55, %23 ], [ -1, %16 ]
  %26 = mul i32 %24, %4
  %27 = add i32 %26, %13
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !5, !amdgpu.noclobber !15
  %31 = xor i32 %30, %25
  %32 = and i32 %31, 255
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 3072
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !5, !amdgpu.noclobber !15
  %37 = lshr i32 %31, 8
  %38 = and i32 %37, 255
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 2048
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !5, !amdgpu.noclobber !15
  %43 = xor i32 %42, %36
  %44 = lshr i32 %31, 16
  %45 = and i32 %44, 255
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %47, i64 1024
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !5, !amdgpu.noclobber !15
  %50 = xor i32 %43, %49
  %51 = lshr i32 %31, 24
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %52
  %54 = load i32, ptr addrspace(1) %53, align 4, !tbaa !5, !amdgpu.noclobber !15
  %55 = xor i32 %50, %54
  %56 = add nuw i32 %24, 1
  %57 = icmp eq i32 %56, %3
  br i1 %57, label %18, label %23

58:                                               ; preds = %5, %20
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_crc32(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !13
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = zext i32 %13 to i64
  %15 = icmp ult i32 %13, %4
  br i1 %15, label %16, label %58

16:                                               ; preds = %5
  %17 = icmp eq i32 %3, 0
  br i1 %17, label %20, label %23

18:                                               ; preds = %23
  %19 = xor i32 %55, -1
  br label %20

20:                                               ; preds = %18, %16
  %21 = phi i32 [ 0, %16 ], [ %19, %18 ]
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %14
  store i32 %21, ptr addrspace(1) %22, align 4, !tbaa !5
  br label %58

23:                                               ; preds = %16, %23
  %24 = phi i32 [ %56, %23 ], [ 0, %16 ]
  %25 = phi i32 [ %55, %23 ], [ -1, %16 ]
  %26 = mul i32 %24, %4
  %27 = add i32 %26, %13
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4, !tbaa !5
  %31 = xor i32 %30, %25
  %32 = and i32 %31, 255
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 3072
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !5
  %37 = lshr i32 %31, 8
  %38 = and i32 %37, 255
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 2048
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !5
  %43 = xor i32 %42, %36
  %44 = lshr i32 %31, 16
  %45 = and i32 %44, 255
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %47, i64 1024
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !5
  %50 = xor i32 %43, %49
  %51 = lshr i32 %31, 24
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %52
  %54 = load i32, ptr addrspace(1) %53, align 4, !tbaa !5
  %55 = xor i32 %50, %54
  %56 = add nuw i32 %24, 1
  %57 = icmp eq i32 %56, %3
  br i1 %57, label %18, label %23

58:                                               ; preds = %5, %20
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uint*", !"uint*", !"uint*", !"uint", !"uint"}
!12 = !{!"const", !"const", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{}
