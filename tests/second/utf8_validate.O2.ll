; ModuleID = 'utf8_validate.cl'
source_filename = "utf8_validate.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @utf8_validate(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = zext i32 %12 to i64
  %14 = icmp ult i32 %12, %3
  br i1 %14, label %15, label %87

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %13
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !5, !amdgpu.noclobber !15
  %18 = add nuw i32 %12, 1
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !5, !amdgpu.noclobber !15
  br label %22

22:                                               ; preds = %80, %15
  %23 = phi i32 [ %17, %15 ], [ %81, %80 ]
  %24 = phi i32 [ 0, %15 ], [ %82, %80 ]
  %25 = icmp ult i32 %23, %21
  br i1 %25, label %26, label %84

26:                                               ; preds = %22
  %27 = add nuw i32 %23, 1
  %28 = zext i32 %23 to i64
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !16, !amdgpu.noclobber !15
  %31 = zext i8 %30 to i32
  %32 = add nsw i32 %24, 1
  %33 = icmp sgt i8 %30, -1
  br i1 %33, label %80, label %34

34:                                               ; preds = %26
  %35 = add nsw i8 %30, 62
  %36 = icmp ult i8 %35, 30
  br i1 %36, label %43, label %37

37:                                               ; preds = %34
  %38 = and i8 %30, -16
  %39 = icmp eq i8 %38, -32
  br i1 %39, label %43, label %40

40:                                               ; preds = %37
  %41 = add nsw i8 %30, 16
  %42 = icmp ult i8 %41, 5
  br i1 %42, label %43, label %80

43:                                               ; preds = %40, %37, %34
  %44 = phi i32 [ 15, %37 ], [ 31, %34 ], [ 7, %40 ]
  %45 = phi i32 [ 2, %37 ], [ 1, %34 ], [ 3, %40 ]
  %46 = phi i32 [ 2048, %37 ], [ 128, %34 ], [ 65536, %40 ]
  %47 = sub i32 %21, %27
  %48 = icmp ult i32 %47, %45
  br i1 %48, label %80, label %49

49:                                               ; preds = %43
  %50 = and i32 %44, %31
  br label %51

51:                                               ; preds = %49, %51
  %52 = phi i1 [ %63, %51 ], [ true, %49 ]
  %53 = phi i32 [ %67, %51 ], [ %45, %49 ]
  %54 = phi i32 [ %66, %51 ], [ %50, %49 ]
  %55 = phi i32 [ %56, %51 ], [ %27, %49 ]
  %56 = add i32 %55, 1
  %57 = zext i32 %55 to i64
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %57
  %59 = load i8, ptr addrspace(1) %58, align 1, !tbaa !16, !amdgpu.noclobber !15
  %60 = zext i8 %59 to i32
  %61 = and i32 %60, 192
  %62 = icmp eq i32 %61, 128
  %63 = select i1 %52, i1 %62, i1 false
  %64 = shl i32 %54, 6
  %65 = and i32 %60, 63
  %66 = or disjoint i32 %65, %64
  %67 = add nsw i32 %53, -1
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %51

69:                                               ; preds = %51
  %70 = add nuw nsw i32 %45, 1
  %71 = add i32 %70, %23
  br i1 %63, label %72, label %80

72:                                               ; preds = %69
  %73 = icmp ult i32 %66, %46
  %74 = icmp ugt i32 %64, 1114111
  %75 = or i1 %73, %74
  %76 = and i32 %54, 32736
  %77 = icmp eq i32 %76, 864
  %78 = or i1 %75, %77
  %79 = select i1 %78, i32 -1, i32 %32
  br label %80

80:                                               ; preds = %72, %69, %43, %40, %26
  %81 = phi i32 [ %27, %26 ], [ %27, %40 ], [ %27, %43 ], [ %71, %69 ], [ %71, %72 ]
  %82 = phi i32 [ %32, %26 ], [ -1, %40 ], [ -1, %43 ], [ -1, %69 ], [ %79, %72 ]
  %83 = phi i1 [ false, %26 ], [ true, %40 ], [ true, %43 ], [ true, %69 ], [ %78, %72 ]
  br i1 %83, label %84, label %22

84:                                               ; preds = %80, %22
  %85 = phi i32 [ %82, %80 ], [ %24, %22 ]
  %86 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %13
  store i32 %85, ptr addrspace(1) %86, align 4, !tbaa !5
  br label %87

87:                                               ; preds = %4, %84
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_utf8_validate(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !13
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = add i32 %10, %11
  %13 = zext i32 %12 to i64
  %14 = icmp ult i32 %12, %3
  br i1 %14, label %15, label %87

15:                                               ; preds = %4
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %13
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !5
  %18 = add nuw i32 %12, 1
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !5
  br label %22

22:                                               ; preds = %80, %15
  %23 = phi i32 [ %17, %15 ], [ %81, %80 ]
  %24 = phi i32 [ 0, %15 ], [ %82, %80 ]
  %25 = icmp ult i32 %23, %21
  br i1 %25, label %26, label %84

26:                                               ; preds = %22
  %27 = add nuw i32 %23, 1
  %28 = zext i32 %23 to i64
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !16
  %31 = zext i8 %30 to i32
  %32 = add nsw i32 %24, 1
  %33 = icmp sgt i8 %30, -1
  br i1 %33, label %80, label %34

34:                                               ; preds = %26
  %35 = add nsw i8 %30, 62
  %36 = icmp ult i8 %35, 30
  br i1 %36, label %43, label %37

37:                                               ; preds = %34
  %38 = and i8 %30, -16
  %39 = icmp eq i8 %38, -32
  br i1 %39, label %43, label %40

40:                                               ; preds = %37
  %41 = add nsw i8 %30, 16
  %42 = icmp ult i8 %41, 5
  br i1 %42, label %43, label %80

43:                                               ; preds = %40, %37, %34
  %44 = phi i32 [ 31, %34 ], [ 15, %37 ], [ 7, %40 ]
  %45 = phi i32 [ 1, %34 ], [ 2, %37 ], [ 3, %40 ]
  %46 = phi i32 [ 128, %34 ], [ 2048, %37 ], [ 65536, %40 ]
  %47 = sub i32 %21, %27
  %48 = icmp ult i32 %47, %45
  br i1 %48, label %80, label %49

49:                                               ; preds = %43
  %50 = and i32 %44, %31
  br label %51

51:                                               ; preds = %49, %51
  %52 = phi i1 [ %63, %51 ], [ true, %49 ]
  %53 = phi i32 [ %67, %51 ], [ %45, %49 ]
  %54 = phi i32 [ %66, %51 ], [ %50, %49 ]
  %55 = phi i32 [ %56, %51 ], [ %27, %49 ]
  %56 = add i32 %55, 1
  %57 = zext i32 %55 to i64
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %57
  %59 = load i8, ptr addrspace(1) %58, align 1, !tbaa !16
  %60 = zext i8 %59 to i32
  %61 = and i32 %60, 192
  %62 = icmp eq i32 %61, 128
  %63 = select i1 %52, i1 %62, i1 false
  %64 = shl i32 %54, 6
  %65 = and i32 %60, 63
  %66 = or disjoint i32 %65, %64
  %67 = add nsw i32 %53, -1
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %51

69:                                               ; preds = %51
  %70 = add nuw nsw i32 %45, 1
  %71 = add i32 %70, %23
  br i1 %63, label %72, label %80

72:                                               ; preds = %69
  %73 = icmp ult i32 %66, %46
  %74 = icmp ugt i32 %64, 1114111
  %75 = or i1 %73, %74
  %76 = and i32 %54, 32736
  %77 = icmp eq i32 %76, 864
  %78 = or i1 %75, %77
  %79 = select i1 %78, i32 -1, i32 %32
  br label %80

80:                                               ; preds = %72, %40, %43, %69, %26
  %81 = phi i32 [ %27, %26 ], [ %27, %40 ], [ %27, %43 ], [ %71, %69 ], [ %71, %72 ]
  %82 = phi i32 [ %32, %26 ], [ -1, %40 ], [ -1, %43 ], [ -1, %69 ], [ %79, %72 ]
  %83 = phi i1 [ false, %26 ], [ true, %40 ], [ true, %43 ], [ true, %69 ], [ %78, %72 ]
  br i1 %83, label %84, label %22

84:                                               ; preds = %80, %22
  %85 = phi i32 [ %82, %80 ], [ %24, %22 ]
  %86 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %13
  store i32 %85, ptr addrspace(1) %86, align 4, !tbaa !5
  br label %87

87:                                               ; preds = %4, %84
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
!9 = !{i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"uchar*", !"uint*", !"int*", !"uint"}
!12 = !{!"const", !"const", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"short", !7, i64 0}
!15 = !{}
!16 = !{!7, !7, i64 0}
