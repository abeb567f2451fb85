; ModuleID = 'hash_lookup.cl'
source_filename = "hash_lookup.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @hash_lookup(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = zext i32 %14 to i64
  %16 = icmp ult i32 %14, %5
  br i1 %16, label %17, label %50

17:                                               ; preds = %6
  %18 = and i32 %4, 31
  %19 = shl nsw i32 -1, %18
  %20 = xor i32 %19, -1
  %21 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %15
  %22 = load i64, ptr addrspace(1) %21, align 8, !tbaa !15, !amdgpu.noclobber !17
  %23 = lshr i64 %22, 33
  %24 = xor i64 %23, %22
  %25 = mul i64 %24, -49064778989728563
  %26 = lshr i64 %25, 33
  %27 = xor i64 %26, %25
  %28 = mul i64 %27, -4265267296055464877
  %29 = lshr i64 %28, 33
  %30 = xor i64 %29, %28
  %31 = trunc i64 %30 to i32
  br label %32

32:                                               ; preds = %43, %17
  %33 = phi i32 [ -1, %17 ], [ %44, %43 ]
  %34 = phi i32 [ %31, %17 ], [ %47, %43 ]
  %35 = and i32 %34, %20
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %36
  %38 = load i64, ptr addrspace(1) %37, align 8, !tbaa !15, !amdgpu.noclobber !17
  %39 = icmp ne i64 %38, %22
  br i1 %39, label %43, label %40

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %36
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !5, !amdgpu.noclobber !17
  br label %43

43:                                               ; preds = %40, %32
  %44 = phi i32 [ %42, %40 ], [ %33, %32 ]
  %45 = icmp ne i64 %38, 0
  %46 = and i1 %39, %45
  %47 = add nuw i32 %35, 1
  br i1 %46, label %32, label %48

48:                                               ; preds = %43
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %15
  store i32 %44, ptr addrspace(1) %49, align 4, !tbaa !5
  br label %50

50:                                               ; preds = %6, %48
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_hash_lookup(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = zext i32 %14 to i64
  %16 = icmp ult i32 %14, %5
  br i1 %16, label %17, label %50

17:                                               ; preds = %6
  %18 = and i32 %4, 31
  %19 = shl nsw i32 -1, %18
  %20 = xor i32 %19, -1
  %21 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %15
  %22 = load i64, ptr addrspace(1) %21, align 8, !tbaa !15
  %23 = lshr i64 %22, 33
  %24 = xor i64 %23, %22
  %25 = mul i64 %24, -49064778989728563
  %26 = lshr i64 %25, 33
  %27 = xor i64 %26, %25
  %28 = mul i64 %27, -4265267296055464877
  %29 = lshr i64 %28, 33
  %30 = xor i64 %29, %28
  %31 = trunc i64 %30 to i32
  br label %32

32:                                               ; preds = %43, %17
  %33 = phi i32 [ -1, %17 ], [ %44, %43 ]
  %34 = phi i32 [ %31, %17 ], [ %47, %43 ]
  %35 = and i32 %34, %20
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %36
  %38 = load i64, ptr addrspace(1) %37, align 8, !tbaa !15
  %39 = icmp ne i64 %38, %22
  br i1 %39, label %43, label %40

40:                                               ; preds = %32
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %36
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !5
  br label %43

43:                                               ; preds = %40, %32
  %44 = phi i32 [ %42, %40 ], [ %33, %32 ]
  %45 = icmp ne i64 %38, 0
  %46 = and i1 %39, %45
  %47 = add nuw i32 %35, 1
  br i1 %46, label %32, label %48

48:                                               ; preds = %43
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %15
  store i32 %44, ptr addrspace(1) %49, align 4, !tbaa !5
  br label %50

50:                                               ; preds = %6, %48
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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"ulong*", !"uint*", !"ulong*", !"uint*", !"uint", !"uint"}
!12 = !{!"const", !"const", !"const", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"long", !7, i64 0}
!17 = !{}
