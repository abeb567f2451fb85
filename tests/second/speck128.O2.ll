; ModuleID = 'speck128.cl'
source_filename = "speck128.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @speck128(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, <2 x i64> noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !14
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = zext i32 %13 to i64
  %15 = icmp ult i32 %13, %4
  br i1 %15, label %16, label %56

16:                                               ; preds = %5
  %17 = add i64 %3, %14
  %18 = extractelement <2 x i64> %2, i64 0
  %19 = extractelement <2 x i64> %2, i64 1
  br label %27

20:                                               ; preds = %27
  %21 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %0, i64 %14
  %22 = load <2 x i64>, ptr addrspace(1) %21, align 16, !tbaa !16, !amdgpu.noclobber !17
  %23 = insertelement <2 x i64> poison, i64 %46, i64 0
  %24 = insertelement <2 x i64> %23, i64 %48, i64 1
  %25 = xor <2 x i64> %22, %24
  %26 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %1, i64 %14
  store <2 x i64> %25, ptr addrspace(1) %26, align 16, !tbaa !16
  br label %56

27:                                               ; preds = %27, %16
  %28 = phi i64 [ 0, %16 ], [ %54, %27 ]
  %29 = phi i64 [ %19, %16 ], [ %51, %27 ]
  %30 = phi i64 [ %18, %16 ], [ %53, %27 ]
  %31 = phi i64 [ 0, %16 ], [ %48, %27 ]
  %32 = phi i64 [ %17, %16 ], [ %46, %27 ]
  %33 = tail call i64 @llvm.fshl.i64(i64 %32, i64 %32, i64 56)
  %34 = add i64 %33, %31
  %35 = xor i64 %34, %30
  %36 = tail call i64 @llvm.fshl.i64(i64 %31, i64 %31, i64 3)
  %37 = xor i64 %35, %36
  %38 = tail call i64 @llvm.fshl.i64(i64 %29, i64 %29, i64 56)
  %39 = add i64 %38, %30
  %40 = xor i64 %39, %28
  %41 = tail call i64 @llvm.fshl.i64(i64 %30, i64 %30, i64 3)
  %42 = xor i64 %40, %41
  %43 = or disjoint i64 %28, 1
  %44 = tail call i64 @llvm.fshl.i64(i64 %35, i64 %35, i64 56)
  %45 = add i64 %44, %37
  %46 = xor i64 %45, %42
  %47 = tail call i64 @llvm.fshl.i64(i64 %37, i64 %37, i64 3)
  %48 = xor i64 %46, %47
  %49 = tail call i64 @llvm.fshl.i64(i64 %40, i64 %40, i64 56)
  %50 = add i64 %49, %42
  %51 = xor i64 %50, %43
  %52 = tail call i64 @llvm.fshl.i64(i64 %42, i64 %42, i64 3)
  %53 = xor i64 %51, %52
  %54 = add nuw nsw i64 %28, 2
  %55 = icmp eq i64 %54, 32
  br i1 %55, label %20, label %27

56:                                               ; preds = %5, %20
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_speck128(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, <2 x i64> noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !14
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = zext i32 %13 to i64
  %15 = icmp ult i32 %13, %4
  br i1 %15, label %16, label %56

16:                                               ; preds = %5
  %17 = add i64 %3, %14
  %18 = extractelement <2 x i64> %2, i64 0
  %19 = extractelement <2 x i64> %2, i64 1
  br label %27

20:                                               ; preds = %27
  %21 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %0, i64 %14
  %22 = load <2 x i64>, ptr addrspace(1) %21, align 16, !tbaa !16
  %23 = insertelement <2 x i64> poison, i64 %46, i64 0
  %24 = insertelement <2 x i64> %23, i64 %48, i64 1
  %25 = xor <2 x i64> %22, %24
  %26 = getelementptr inbounds nuw <2 x i64>, ptr addrspace(1) %1, i64 %14
  store <2 x i64> %25, ptr addrspace(1) %26, align 16, !tbaa !16
  br label %56

27:                                               ; preds = %27, %16
  %28 = phi i64 [ 0, %16 ], [ %54, %27 ]
  %29 = phi i64 [ %19, %16 ], [ %51, %27 ]
  %30 = phi i64 [ %18, %16 ], [ %53, %27 ]
  %31 = phi i64 [ 0, %16 ], [ %48, %27 ]
  %32 = phi i64 [ %17, %16 ], [ %46, %27 ]
  %33 = tail call i64 @llvm.fshl.i64(i64 %32, i64 %32, i64 56)
  %34 = add i64 %33, %31
  %35 = xor i64 %34, %30
  %36 = tail call i64 @llvm.fshl.i64(i64 %31, i64 %31, i64 3)
  %37 = xor i64 %35, %36
  %38 = tail call i64 @llvm.fshl.i64(i64 %29, i64 %29, i64 56)
  %39 = add i64 %38, %30
  %40 = xor i64 %39, %28
  %41 = tail call i64 @llvm.fshl.i64(i64 %30, i64 %30, i64 3)
  %42 = xor i64 %40, %41
  %43 = or disjoint i64 %28, 1
  %44 = tail call i64 @llvm.fshl.i64(i64 %35, i64 %35, i64 56)
  %45 = add i64 %44, %37
  %46 = xor i64 %45, %42
  %47 = tail call i64 @llvm.fshl.i64(i64 %37, i64 %37, i64 3)
  %48 = xor i64 %46, %47
  %49 = tail call i64 @llvm.fshl.i64(i64 %40, i64 %40, i64 56)
  %50 = add i64 %49, %42
  %51 = xor i64 %50, %43
  %52 = tail call i64 @llvm.fshl.i64(i64 %42, i64 %42, i64 3)
  %53 = xor i64 %51, %52
  %54 = add nuw nsw i64 %28, 2
  %55 = icmp eq i64 %54, 32
  br i1 %55, label %20, label %27

56:                                               ; preds = %5, %20
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #2

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
!9 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none"}
!11 = !{!"ulong2*", !"ulong2*", !"ulong2", !"ulong", !"uint"}
!12 = !{!"ulong __attribute__((ext_vector_type(2)))*", !"ulong __attribute__((ext_vector_type(2)))*", !"ulong __attribute__((ext_vector_type(2)))", !"ulong", !"uint"}
!13 = !{!"const", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!7, !7, i64 0}
!17 = !{}
