; ModuleID = 'lower_bound.cl'
source_filename = "lower_bound.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @lower_bound(ptr addrspace(1) noundef align 8 %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = icmp ult i32 %14, %5
  br i1 %15, label %16, label %63

16:                                               ; preds = %6
  %17 = zext i32 %14 to i64
  %18 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %17
  %19 = load i64, ptr addrspace(1) %18, align 8, !tbaa !15, !amdgpu.noclobber !17
  %20 = zext i32 %1 to i64
  %21 = shl nuw nsw i64 %20, 3
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %21
  %23 = icmp eq i32 %1, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %27, %16
  %25 = phi ptr addrspace(1) [ %0, %16 ], [ %39, %27 ]
  %26 = icmp eq ptr addrspace(1) %25, %22
  br i1 %26, label %49, label %42

27:                                               ; preds = %16, %27
  %28 = phi ptr addrspace(1) [ %40, %27 ], [ %22, %16 ]
  %29 = phi ptr addrspace(1) [ %39, %27 ], [ %0, %16 ]
  %30 = ptrtoint ptr addrspace(1) %28 to i64
  %31 = ptrtoint ptr addrspace(1) %29 to i64
  %32 = sub i64 %30, %31
  %33 = ashr exact i64 %32, 3
  %34 = sdiv i64 %33, 2
  %35 = getelementptr inbounds i64, ptr addrspace(1) %29, i64 %34
  %36 = load i64, ptr addrspace(1) %35, align 8, !tbaa !15
  %37 = icmp slt i64 %36, %19
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 8
  %39 = select i1 %37, ptr addrspace(1) %38, ptr addrspace(1) %29
  %40 = select i1 %37, ptr addrspace(1) %28, ptr addrspace(1) %35
  %41 = icmp ult ptr addrspace(1) %39, %40
  br i1 %41, label %27, label %24

42:                                               ; preds = %24, %46
  %43 = phi ptr addrspace(1) [ %47, %46 ], [ %25, %24 ]
  %44 = load i64, ptr addrspace(1) %43, align 8, !tbaa !15
  %45 = icmp eq i64 %44, %19
  br i1 %45, label %46, label %49

46:                                               ; preds = %42
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 8
  %48 = icmp eq ptr addrspace(1) %47, %22
  br i1 %48, label %49, label %42

49:                                               ; preds = %46, %42, %24
  %50 = phi ptr addrspace(1) [ %22, %24 ], [ %22, %46 ], [ %43, %42 ]
  %51 = ptrtoint ptr addrspace(1) %25 to i64
  %52 = ptrtoint ptr addrspace(1) %0 to i64
  %53 = sub i64 %51, %52
  %54 = lshr exact i64 %53, 3
  %55 = trunc i64 %54 to i32
  %56 = select i1 %26, i32 -1, i32 %55
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %17
  store i32 %56, ptr addrspace(1) %57, align 4, !tbaa !5
  %58 = ptrtoint ptr addrspace(1) %50 to i64
  %59 = sub i64 %58, %51
  %60 = lshr exact i64 %59, 3
  %61 = trunc i64 %60 to i32
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %17
  store i32 %61, ptr addrspace(1) %62, align 4, !tbaa !5
  br label %63

63:                                               ; preds = %6, %49
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_lower_bound(ptr addrspace(1) noundef align 8 %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 8 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 4
  %10 = load i16, ptr addrspace(4) %9, align 4, !tbaa !13
  %11 = zext i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = add i32 %12, %13
  %15 = icmp ult i32 %14, %5
  br i1 %15, label %16, label %63

16:                                               ; preds = %6
  %17 = zext i32 %14 to i64
  %18 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %17
  %19 = load i64, ptr addrspace(1) %18, align 8, !tbaa !15
  %20 = zext i32 %1 to i64
  %21 = shl nuw nsw i64 %20, 3
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %21
  %23 = icmp eq i32 %1, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %27, %16
  %25 = phi ptr addrspace(1) [ %0, %16 ], [ %39, %27 ]
  %26 = icmp eq ptr addrspace(1) %25, %22
  br i1 %26, label %49, label %42

27:                                               ; preds = %16, %27
  %28 = phi ptr addrspace(1) [ %40, %27 ], [ %22, %16 ]
  %29 = phi ptr addrspace(1) [ %39, %27 ], [ %0, %16 ]
  %30 = ptrtoint ptr addrspace(1) %28 to i64
  %31 = ptrtoint ptr addrspace(1) %29 to i64
  %32 = sub i64 %30, %31
  %33 = ashr exact i64 %32, 3
  %34 = sdiv i64 %33, 2
  %35 = getelementptr inbounds i64, ptr addrspace(1) %29, i64 %34
  %36 = load i64, ptr addrspace(1) %35, align 8, !tbaa !15
  %37 = icmp slt i64 %36, %19
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 8
  %39 = select i1 %37, ptr addrspace(1) %38, ptr addrspace(1) %29
  %40 = select i1 %37, ptr addrspace(1) %28, ptr addrspace(1) %35
  %41 = icmp ult ptr addrspace(1) %39, %40
  br i1 %41, label %27, label %24

42:                                               ; preds = %24, %46
  %43 = phi ptr addrspace(1) [ %47, %46 ], [ %25, %24 ]
  %44 = load i64, ptr addrspace(1) %43, align 8, !tbaa !15
  %45 = icmp eq i64 %44, %19
  br i1 %45, label %46, label %49

46:                                               ; preds = %42
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 8
  %48 = icmp eq ptr addrspace(1) %47, %22
  br i1 %48, label %49, label %42

49:                                               ; preds = %42, %46, %24
  %50 = phi ptr addrspace(1) [ %22, %24 ], [ %43, %42 ], [ %22, %46 ]
  %51 = ptrtoint ptr addrspace(1) %25 to i64
  %52 = ptrtoint ptr addrspace(1) %0 to i64
  %53 = sub i64 %51, %52
  %54 = lshr exact i64 %53, 3
  %55 = trunc i64 %54 to i32
  %56 = select i1 %26, i32 -1, i32 %55
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %17
  store i32 %56, ptr addrspace(1) %57, align 4, !tbaa !5
  %58 = ptrtoint ptr addrspace(1) %50 to i64
  %59 = sub i64 %58, %51
  %60 = lshr exact i64 %59, 3
  %61 = trunc i64 %60 to i32
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %17
  store i32 %61, ptr addrspace(1) %62, align 4, !tbaa !5
  br label %63

63:                                               ; preds = %6, %49
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
!9 = !{i32 1, i32 0, i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"long*", !"uint", !"long*", !"uint*", !"uint*", !"uint"}
!12 = !{!"const", !"", !"const", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"long", !7, i64 0}
!17 = !{}
