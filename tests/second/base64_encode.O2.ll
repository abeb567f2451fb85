; ModuleID = 'base64_encode.cl'
source_filename = "base64_encode.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@LETTERS = hidden local_unnamed_addr addrspace(4) constant [64 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @base64_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4, !tbaa !13
  %8 = zext i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = add i32 %9, %10
  %12 = mul i32 %11, 3
  %13 = icmp ult i32 %12, %2
  br i1 %13, label %14, label %72

14:                                               ; preds = %3
  %15 = sub nuw i32 %2, %12
  %16 = zext i32 %12 to i64
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1, !tbaa !15, !amdgpu.noclobber !16
  %19 = zext i8 %18 to i32
  %20 = shl nuw nsw i32 %19, 16
  %21 = icmp ugt i32 %15, 1
  br i1 %21, label %22, label %30

22:                                               ; preds = %14
  %23 = add nuw i32 %12, 1
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %24
  %26 = load i8, ptr addrspace(1) %25, align 1, !tbaa !15, !amdgpu.noclobber !16
  %27 = zext i8 %26 to i32
  %28 = shl nuw nsw i32 %27, 8
  %29 = or disjoint i32 %28, %20
  br label %30

30:                                               ; preds = %22, %14
  %31 = phi i32 [ %29, %22 ], [ %20, %14 ]
  %32 = icmp ugt i32 %15, 2
  br i1 %32, label %33, label %40

33:                                               ; preds = %30
  %34 = add i32 %12, 2
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %35
  %37 = load i8, ptr addrspace(1) %36, align 1, !tbaa !15, !amdgpu.noclobber !16
  %38 = zext i8 %37 to i32
  %39 = or i32 %31, %38
  br label %40

40:                                               ; preds = %33, %30
  %41 = phi i32 [ %39, %33 ], [ %31, %30 ]
  %42 = shl i32 %11, 2
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %43
  %45 = lshr i32 %41, 18
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) @LETTERS, i64 %46
  %48 = load i8, ptr addrspace(4) %47, align 1, !tbaa !15
  store i8 %48, ptr addrspace(1) %44, align 1, !tbaa !15
  %49 = lshr i32 %41, 12
  %50 = and i32 %49, 63
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr addrspace(4) @LETTERS, i64 %51
  %53 = load i8, ptr addrspace(4) %52, align 1, !tbaa !15
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 1
  store i8 %53, ptr addrspace(1) %54, align 1, !tbaa !15
  br i1 %21, label %55, label %61

55:                                               ; preds = %40
  %56 = lshr i32 %41, 6
  %57 = and i32 %56, 63
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr addrspace(4) @LETTERS, i64 %58
  %60 = load i8, ptr addrspace(4) %59, align 1, !tbaa !15
  br label %61

61:                                               ; preds = %55, %40
  %62 = phi i8 [ %60, %55 ], [ 61, %40 ]
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 2
  store i8 %62, ptr addrspace(1) %63, align 1, !tbaa !15
  br i1 %32, label %64, label %69

64:                                               ; preds = %61
  %65 = and i32 %41, 63
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr addrspace(4) @LETTERS, i64 %66
  %68 = load i8, ptr addrspace(4) %67, align 1, !tbaa !15
  br label %69

69:                                               ; preds = %64, %61
  %70 = phi i8 [ %68, %64 ], [ 61, %61 ]
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 3
  store i8 %70, ptr addrspace(1) %71, align 1, !tbaa !15
  br label %72

72:                                               ; preds = %3, %69
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_base64_encode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i16, ptr addrspace(4) %6, align 4, !tbaa !13
  %8 = zext i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = add i32 %9, %10
  %12 = mul i32 %11, 3
  %13 = icmp ult i32 %12, %2
  br i1 %13, label %14, label %72

14:                                               ; preds = %3
  %15 = sub nuw i32 %2, %12
  %16 = zext i32 %12 to i64
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1, !tbaa !15
  %19 = zext i8 %18 to i32
  %20 = shl nuw nsw i32 %19, 16
  %21 = icmp ugt i32 %15, 1
  br i1 %21, label %22, label %30

22:                                               ; preds = %14
  %23 = add nuw i32 %12, 1
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %24
  %26 = load i8, ptr addrspace(1) %25, align 1, !tbaa !15
  %27 = zext i8 %26 to i32
  %28 = shl nuw nsw i32 %27, 8
  %29 = or disjoint i32 %28, %20
  br label %30

30:                                               ; preds = %22, %14
  %31 = phi i32 [ %29, %22 ], [ %20, %14 ]
  %32 = icmp ugt i32 %15, 2
  br i1 %32, label %33, label %40

33:                                               ; preds = %30
  %34 = add i32 %12, 2
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %35
  %37 = load i8, ptr addrspace(1) %36, align 1, !tbaa !15
  %38 = zext i8 %37 to i32
  %39 = or i32 %31, %38
  br label %40

40:                                               ; preds = %33, %30
  %41 = phi i32 [ %39, %33 ], [ %31, %30 ]
  %42 = shl i32 %11, 2
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %43
  %45 = lshr i32 %41, 18
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) @LETTERS, i64 %46
  %48 = load i8, ptr addrspace(4) %47, align 1, !tbaa !15
  store i8 %48, ptr addrspace(1) %44, align 1, !tbaa !15
  %49 = lshr i32 %41, 12
  %50 = and i32 %49, 63
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr addrspace(4) @LETTERS, i64 %51
  %53 = load i8, ptr addrspace(4) %52, align 1, !tbaa !15
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 1
  store i8 %53, ptr addrspace(1) %54, align 1, !tbaa !15
  br i1 %21, label %55, label %61

55:                                               ; preds = %40
  %56 = lshr i32 %41, 6
  %57 = and i32 %56, 63
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr addrspace(4) @LETTERS, i64 %58
  %60 = load i8, ptr addrspace(4) %59, align 1, !tbaa !15
  br label %61

61:                                               ; preds = %40, %55
  %62 = phi i8 [ %60, %55 ], [ 61, %40 ]
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 2
  store i8 %62, ptr addrspace(1) %63, align 1, !tbaa !15
  br i1 %32, label %64, label %69

64:                                               ; preds = %61
  %65 = and i32 %41, 63
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr addrspace(4) @LETTERS, i64 %66
  %68 = load i8, ptr addrspace(4) %67, align 1, !tbaa !15
  br label %69

69:                                               ; preds = %61, %64
  %70 = phi i8 [ %68, %64 ], [ 61, %61 ]
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %44, i64 3
  store i8 %70, ptr addrspace(1) %71, align 1, !tbaa !15
  br label %72

72:                                               ; preds = %3, %69
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"uchar*", !"uchar*", !"uint"}
!12 = !{!"const", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{!7, !7, i64 0}
!16 = !{}
