; ModuleID = 'find_horspool.cl'
source_filename = "find_horspool.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @find_horspool(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(4) noundef readonly align 1 captures(none) %1, ptr addrspace(4) noundef readonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %12 = load i16, ptr addrspace(4) %11, align 4, !tbaa !13
  %13 = zext i16 %12 to i32
  %14 = mul i32 %9, %13
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %16 = add i32 %14, %15
  %17 = zext i32 %16 to i64
  %18 = mul i32 %16, %5
  %19 = icmp ult i32 %18, %6
  br i1 %19, label %20, label %68

20:                                               ; preds = %8
  %21 = add i32 %18, %5
  %22 = add i32 %6, 1
  %23 = sub i32 %22, %7
  %24 = tail call i32 @llvm.umin.i32(i32 %21, i32 %23)
  %25 = icmp ult i32 %18, %24
  br i1 %25, label %26, label %33

26:                                               ; preds = %20
  %27 = add i32 %7, -1
  br label %28

28:                                               ; preds = %26, %55
  %29 = phi i32 [ %18, %26 ], [ %66, %55 ]
  %30 = phi i32 [ 0, %26 ], [ %57, %55 ]
  %31 = phi i32 [ -1, %26 ], [ %56, %55 ]
  %32 = add i32 %29, -1
  br label %38

33:                                               ; preds = %55, %20
  %34 = phi i32 [ -1, %20 ], [ %56, %55 ]
  %35 = phi i32 [ 0, %20 ], [ %57, %55 ]
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %17
  store i32 %34, ptr addrspace(1) %36, align 4, !tbaa !5
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %17
  store i32 %35, ptr addrspace(1) %37, align 4, !tbaa !5
  br label %68

38:                                               ; preds = %28, %41
  %39 = phi i32 [ %46, %41 ], [ %7, %28 ]
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %51, label %41

41:                                               ; preds = %38
  %42 = add i32 %32, %39
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %43
  %45 = load i8, ptr addrspace(1) %44, align 1, !tbaa !15, !amdgpu.noclobber !16
  %46 = add i32 %39, -1
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 %47
  %49 = load i8, ptr addrspace(4) %48, align 1, !tbaa !15, !amdgpu.noclobber !16
  %50 = icmp eq i8 %45, %49
  br i1 %50, label %38, label %55

51:                                               ; preds = %38
  %52 = icmp slt i32 %31, 0
  %53 = select i1 %52, i32 %29, i32 %31
  %54 = add i32 %30, 1
  br label %55

55:                                               ; preds = %41, %51
  %56 = phi i32 [ %53, %51 ], [ %31, %41 ]
  %57 = phi i32 [ %54, %51 ], [ %30, %41 ]
  %58 = add i32 %27, %29
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %59
  %61 = load i8, ptr addrspace(1) %60, align 1, !tbaa !15, !amdgpu.noclobber !16
  %62 = zext i8 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 %62
  %64 = load i8, ptr addrspace(4) %63, align 1, !tbaa !15, !amdgpu.noclobber !16
  %65 = zext i8 %64 to i32
  %66 = add i32 %29, %65
  %67 = icmp ult i32 %66, %24
  br i1 %67, label %28, label %33

68:                                               ; preds = %8, %33
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_find_horspool(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(4) noundef readonly align 1 captures(none) %1, ptr addrspace(4) noundef readonly align 1 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %12 = load i16, ptr addrspace(4) %11, align 4, !tbaa !13
  %13 = zext i16 %12 to i32
  %14 = mul i32 %9, %13
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %16 = add i32 %14, %15
  %17 = zext i32 %16 to i64
  %18 = mul i32 %16, %5
  %19 = icmp ult i32 %18, %6
  br i1 %19, label %20, label %68

20:                                               ; preds = %8
  %21 = add i32 %18, %5
  %22 = add i32 %6, 1
  %23 = sub i32 %22, %7
  %24 = tail call i32 @llvm.umin.i32(i32 %21, i32 %23)
  %25 = icmp ult i32 %18, %24
  br i1 %25, label %26, label %33

26:                                               ; preds = %20
  %27 = add i32 %7, -1
  br label %28

28:                                               ; preds = %26, %55
  %29 = phi i32 [ %18, %26 ], [ %66, %55 ]
  %30 = phi i32 [ 0, %26 ], [ %57, %55 ]
  %31 = phi i32 [ -1, %26 ], [ %56, %55 ]
  %32 = add i32 %29, -1
  br label %38

33:                                               ; preds = %55, %20
  %34 = phi i32 [ -1, %20 ], [ %56, %55 ]
  %35 = phi i32 [ 0, %20 ], [ %57, %55 ]
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %17
  store i32 %34, ptr addrspace(1) %36, align 4, !tbaa !5
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %17
  store i32 %35, ptr addrspace(1) %37, align 4, !tbaa !5
  br label %68

38:                                               ; preds = %28, %41
  %39 = phi i32 [ %46, %41 ], [ %7, %28 ]
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %51, label %41

41:                                               ; preds = %38
  %42 = add i32 %32, %39
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %43
  %45 = load i8, ptr addrspace(1) %44, align 1, !tbaa !15
  %46 = add i32 %39, -1
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 %47
  %49 = load i8, ptr addrspace(4) %48, align 1, !tbaa !15
  %50 = icmp eq i8 %45, %49
  br i1 %50, label %38, label %55

51:                                               ; preds = %38
  %52 = icmp slt i32 %31, 0
  %53 = select i1 %52, i32 %29, i32 %31
  %54 = add i32 %30, 1
  br label %55

55:                                               ; preds = %41, %51
  %56 = phi i32 [ %53, %51 ], [ %31, %41 ]
  %57 = phi i32 [ %54, %51 ], [ %30, %41 ]
  %58 = add i32 %27, %29
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %59
  %61 = load i8, ptr addrspace(1) %60, align 1, !tbaa !15
  %62 = zext i8 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 %62
  %64 = load i8, ptr addrspace(4) %63, align 1, !tbaa !15
  %65 = zext i8 %64 to i32
  %66 = add i32 %29, %65
  %67 = icmp ult i32 %66, %24
  br i1 %67, label %28, label %33

68:                                               ; preds = %8, %33
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #2

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
!9 = !{i32 1, i32 2, i32 2, i32 1, i32 1, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uchar*", !"uchar*", !"uchar*", !"int*", !"uint*", !"uint", !"uint", !"uint"}
!12 = !{!"const", !"const", !"const", !"", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!7, !7, i64 0}
!16 = !{}
