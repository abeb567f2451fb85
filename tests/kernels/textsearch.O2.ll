; ModuleID = 'textsearch.cl'
source_filename = "textsearch.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @textsearch(ptr addrspace(1) noundef readonly align 1 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 1 captures(none) %2, i16 noundef %3, i16 noundef %4, ptr addrspace(1) noundef writeonly align 2 captures(none) %5, ptr addrspace(1) noundef writeonly align 1 captures(none) %6) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 4, !tbaa !13
  %12 = zext i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = icmp eq i16 %4, 0
  br i1 %16, label %72, label %17

17:                                               ; preds = %7
  %18 = zext i16 %4 to i32
  %19 = mul i32 %15, %18
  %20 = zext i16 %3 to i32
  br label %21

21:                                               ; preds = %66, %17
  %22 = phi i16 [ 0, %17 ], [ %68, %66 ]
  %23 = phi i8 [ -1, %17 ], [ %67, %66 ]
  %24 = phi i16 [ 0, %17 ], [ %69, %66 ]
  %25 = zext i16 %24 to i32
  %26 = add i32 %19, %25
  %27 = add i32 %26, %20
  %28 = icmp ule i32 %27, %1
  br i1 %28, label %29, label %66

29:                                               ; preds = %21, %54
  %30 = phi i16 [ %56, %54 ], [ 0, %21 ]
  %31 = zext i16 %30 to i32
  %32 = icmp ult i16 %30, %3
  br i1 %32, label %33, label %57

33:                                               ; preds = %29
  %34 = zext i16 %30 to i64
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %34
  %36 = load i8, ptr addrspace(1) %35, align 1, !tbaa !15, !amdgpu.noclobber !16
  %37 = icmp eq i8 %36, 63
  br i1 %37, label %52, label %38

38:                                               ; preds = %33
  %39 = add i8 %36, -65
  %40 = icmp ult i8 %39, 26
  %41 = add i8 %36, 32
  %42 = select i1 %40, i8 %41, i8 %36
  %43 = add i32 %26, %31
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %44
  %46 = load i8, ptr addrspace(1) %45, align 1, !tbaa !15, !amdgpu.noclobber !16
  %47 = add i8 %46, -65
  %48 = icmp ult i8 %47, 26
  %49 = add i8 %46, 32
  %50 = select i1 %48, i8 %49, i8 %46
  %51 = icmp eq i8 %42, %50
  br i1 %51, label %52, label %54

52:                                               ; preds = %38, %33
  %53 = add nuw i16 %30, 1
  br label %54

54:                                               ; preds = %52, %38
  %55 = phi i1 [ true, %52 ], [ false, %38 ]
  %56 = phi i16 [ %53, %52 ], [ %30, %38 ]
  br i1 %55, label %29, label %57

57:                                               ; preds = %54, %29
  %58 = phi i16 [ %56, %54 ], [ %30, %29 ]
  %59 = icmp eq i16 %58, %3
  %60 = icmp eq i16 %22, 0
  %61 = trunc i16 %24 to i8
  %62 = select i1 %59, i1 %60, i1 false
  %63 = select i1 %62, i8 %61, i8 %23
  %64 = zext i1 %59 to i16
  %65 = add i16 %22, %64
  br label %66

66:                                               ; preds = %57, %21
  %67 = phi i8 [ %63, %57 ], [ %23, %21 ]
  %68 = phi i16 [ %65, %57 ], [ %22, %21 ]
  %69 = add nuw i16 %24, 1
  %70 = icmp ult i16 %69, %4
  %71 = select i1 %28, i1 %70, i1 false
  br i1 %71, label %21, label %72

72:                                               ; preds = %66, %7
  %73 = phi i8 [ -1, %7 ], [ %67, %66 ]
  %74 = phi i16 [ 0, %7 ], [ %68, %66 ]
  %75 = zext i32 %15 to i64
  %76 = getelementptr inbounds nuw i16, ptr addrspace(1) %5, i64 %75
  store i16 %74, ptr addrspace(1) %76, align 2, !tbaa !13
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 %75
  store i8 %73, ptr addrspace(1) %77, align 1, !tbaa !15
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_textsearch(ptr addrspace(1) noundef readonly align 1 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 1 captures(none) %2, i16 noundef zeroext %3, i16 noundef zeroext %4, ptr addrspace(1) noundef writeonly align 2 captures(none) %5, ptr addrspace(1) noundef writeonly align 1 captures(none) %6) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 4, !tbaa !13
  %12 = zext i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = icmp eq i16 %4, 0
  br i1 %16, label %72, label %17

17:                                               ; preds = %7
  %18 = zext i16 %4 to i32
  %19 = mul i32 %15, %18
  %20 = zext i16 %3 to i32
  br label %21

21:                                               ; preds = %66, %17
  %22 = phi i16 [ 0, %17 ], [ %68, %66 ]
  %23 = phi i8 [ -1, %17 ], [ %67, %66 ]
  %24 = phi i16 [ 0, %17 ], [ %69, %66 ]
  %25 = zext i16 %24 to i32
  %26 = add i32 %19, %25
  %27 = add i32 %26, %20
  %28 = icmp ule i32 %27, %1
  br i1 %28, label %29, label %66

29:                                               ; preds = %21, %54
  %30 = phi i16 [ %56, %54 ], [ 0, %21 ]
  %31 = zext i16 %30 to i32
  %32 = icmp ult i16 %30, %3
  br i1 %32, label %33, label %57

33:                                               ; preds = %29
  %34 = zext i16 %30 to i64
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %34
  %36 = load i8, ptr addrspace(1) %35, align 1, !tbaa !15
  %37 = icmp eq i8 %36, 63
  br i1 %37, label %52, label %38

38:                                               ; preds = %33
  %39 = add i8 %36, -65
  %40 = icmp ult i8 %39, 26
  %41 = add i8 %36, 32
  %42 = select i1 %40, i8 %41, i8 %36
  %43 = add i32 %26, %31
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %44
  %46 = load i8, ptr addrspace(1) %45, align 1, !tbaa !15
  %47 = add i8 %46, -65
  %48 = icmp ult i8 %47, 26
  %49 = add i8 %46, 32
  %50 = select i1 %48, i8 %49, i8 %46
  %51 = icmp eq i8 %42, %50
  br i1 %51, label %52, label %54

52:                                               ; preds = %38, %33
  %53 = add nuw i16 %30, 1
  br label %54

54:                                               ; preds = %38, %52
  %55 = phi i1 [ true, %52 ], [ false, %38 ]
  %56 = phi i16 [ %53, %52 ], [ %30, %38 ]
  br i1 %55, label %29, label %57

57:                                               ; preds = %54, %29
  %58 = phi i16 [ %56, %54 ], [ %30, %29 ]
  %59 = icmp eq i16 %58, %3
  %60 = icmp eq i16 %22, 0
  %61 = trunc i16 %24 to i8
  %62 = select i1 %59, i1 %60, i1 false
  %63 = select i1 %62, i8 %61, i8 %23
  %64 = zext i1 %59 to i16
  %65 = add i16 %22, %64
  br label %66

66:                                               ; preds = %21, %57
  %67 = phi i8 [ %63, %57 ], [ %23, %21 ]
  %68 = phi i16 [ %65, %57 ], [ %22, %21 ]
  %69 = add nuw i16 %24, 1
  %70 = icmp ult i16 %69, %4
  %71 = select i1 %28, i1 %70, i1 false
  br i1 %71, label %21, label %72

72:                                               ; preds = %66, %7
  %73 = phi i8 [ -1, %7 ], [ %67, %66 ]
  %74 = phi i16 [ 0, %7 ], [ %68, %66 ]
  %75 = zext i32 %15 to i64
  %76 = getelementptr inbounds nuw i16, ptr addrspace(1) %5, i64 %75
  store i16 %74, ptr addrspace(1) %76, align 2, !tbaa !13
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 %75
  store i8 %73, ptr addrspace(1) %77, align 1, !tbaa !15
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
!9 = !{i32 1, i32 0, i32 1, i32 0, i32 0, i32 1, i32 1}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uchar*", !"uint", !"uchar*", !"ushort", !"ushort", !"ushort*", !"char*"}
!12 = !{!"const", !"", !"const", !"", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!7, !7, i64 0}
!16 = !{}
