; ModuleID = 'life_bytes.cl'
source_filename = "life_bytes.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@life_bytes.cells = internal unnamed_addr addrspace(3) global [2 x [16 x [16 x i8]]] undef, align 1

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @life_bytes(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = shl i32 %6, 8
  %8 = shl nuw nsw i32 %5, 4
  %9 = add nuw nsw i32 %8, %4
  %10 = add i32 %9, %7
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %11
  %13 = load i8, ptr addrspace(1) %12, align 1, !tbaa !14, !amdgpu.noclobber !15
  %14 = getelementptr [16 x i8], ptr addrspace(3) @life_bytes.cells, i32 %5
  %15 = getelementptr i8, ptr addrspace(3) %14, i32 %4
  store i8 %13, ptr addrspace(3) %15, align 1, !tbaa !14
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %89

17:                                               ; preds = %3
  %18 = add nuw nsw i32 %5, 15
  %19 = and i32 %18, 15
  %20 = add nuw nsw i32 %4, 15
  %21 = and i32 %20, 15
  %22 = and i32 %4, 15
  %23 = add nuw nsw i32 %4, 1
  %24 = and i32 %23, 15
  %25 = and i32 %5, 15
  %26 = add nuw nsw i32 %4, 15
  %27 = and i32 %26, 15
  %28 = add nuw nsw i32 %4, 1
  %29 = and i32 %28, 15
  %30 = add nuw nsw i32 %5, 1
  %31 = and i32 %30, 15
  %32 = add nuw nsw i32 %4, 15
  %33 = and i32 %32, 15
  %34 = and i32 %4, 15
  %35 = add nuw nsw i32 %4, 1
  %36 = and i32 %35, 15
  br label %37

37:                                               ; preds = %17, %82
  %38 = phi i32 [ %85, %82 ], [ 0, %17 ]
  %39 = phi i32 [ %87, %82 ], [ 0, %17 ]
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %40 = getelementptr inbounds nuw [16 x [16 x i8]], ptr addrspace(3) @life_bytes.cells, i32 %38
  %41 = getelementptr inbounds nuw [16 x i8], ptr addrspace(3) %40, i32 %19
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %41, i32 %21
  %43 = load i8, ptr addrspace(3) %42, align 1, !tbaa !14
  %44 = zext i8 %43 to i32
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %41, i32 %22
  %46 = load i8, ptr addrspace(3) %45, align 1, !tbaa !14
  %47 = zext i8 %46 to i32
  %48 = add nuw nsw i32 %44, %47
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %41, i32 %24
  %50 = load i8, ptr addrspace(3) %49, align 1, !tbaa !14
  %51 = zext i8 %50 to i32
  %52 = add nuw nsw i32 %48, %51
  %53 = getelementptr inbounds nuw [16 x i8], ptr addrspace(3) %40, i32 %25
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %53, i32 %27
  %55 = load i8, ptr addrspace(3) %54, align 1, !tbaa !14
  %56 = zext i8 %55 to i32
  %57 = add nuw nsw i32 %52, %56
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %53, i32 %29
  %59 = load i8, ptr addrspace(3) %58, align 1, !tbaa !14
  %60 = zext i8 %59 to i32
  %61 = add nuw nsw i32 %57, %60
  %62 = getelementptr inbounds nuw [16 x i8], ptr addrspace(3) %40, i32 %31
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 %33
  %64 = load i8, ptr addrspace(3) %63, align 1, !tbaa !14
  %65 = zext i8 %64 to i32
  %66 = add nuw nsw i32 %61, %65
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 %34
  %68 = load i8, ptr addrspace(3) %67, align 1, !tbaa !14
  %69 = zext i8 %68 to i32
  %70 = add nuw nsw i32 %66, %69
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 %36
  %72 = load i8, ptr addrspace(3) %71, align 1, !tbaa !14
  %73 = zext i8 %72 to i32
  %74 = add nuw nsw i32 %70, %73
  %75 = icmp eq i32 %74, 3
  br i1 %75, label %82, label %76

76:                                               ; preds = %37
  %77 = icmp eq i32 %74, 2
  %78 = getelementptr [16 x [16 x i8]], ptr addrspace(3) %15, i32 %38
  %79 = load i8, ptr addrspace(3) %78, align 1, !tbaa !14
  %80 = icmp ne i8 %79, 0
  %81 = and i1 %80, %77
  br label %82

82:                                               ; preds = %76, %37
  %83 = phi i1 [ true, %37 ], [ %81, %76 ]
  %84 = zext i1 %83 to i8
  %85 = xor i32 %38, 1
  %86 = getelementptr [16 x [16 x i8]], ptr addrspace(3) %15, i32 %85
  store i8 %84, ptr addrspace(3) %86, align 1, !tbaa !14
  %87 = add nuw nsw i32 %39, 1
  %88 = icmp eq i32 %87, %2
  br i1 %88, label %89, label %37

89:                                               ; preds = %82, %3
  %90 = phi i8 [ %13, %3 ], [ %84, %82 ]
  %91 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %11
  store i8 %90, ptr addrspace(1) %91, align 1, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_life_bytes(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = shl i32 %6, 8
  %8 = shl nuw nsw i32 %5, 4
  %9 = add nuw nsw i32 %8, %4
  %10 = add i32 %9, %7
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %11
  %13 = load i8, ptr addrspace(1) %12, align 1, !tbaa !14
  %14 = getelementptr [16 x i8], ptr addrspace(3) @life_bytes.cells, i32 %5
  %15 = getelementptr i8, ptr addrspace(3) %14, i32 %4
  store i8 %13, ptr addrspace(3) %15, align 1, !tbaa !14
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %37

17:                                               ; preds = %3
  %18 = add nuw nsw i32 %5, 15
  %19 = and i32 %18, 15
  %20 = add nuw nsw i32 %4, 15
  %21 = and i32 %20, 15
  %22 = and i32 %4, 15
  %23 = add nuw nsw i32 %4, 1
  %24 = and i32 %23, 15
  %25 = and i32 %5, 15
  %26 = add nuw nsw i32 %4, 15
  %27 = and i32 %26, 15
  %28 = add nuw nsw i32 %4, 1
  %29 = and i32 %28, 15
  %30 = add nuw nsw i32 %5, 1
  %31 = and i32 %30, 15
  %32 = add nuw nsw i32 %4, 15
  %33 = and i32 %32, 15
  %34 = and i32 %4, 15
  %35 = add nuw nsw i32 %4, 1
  %36 = and i32 %35, 15
  br label %40

37:                                               ; preds = %85, %3
  %38 = phi i8 [ %13, %3 ], [ %87, %85 ]
  %39 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %11
  store i8 %38, ptr addrspace(1) %39, align 1, !tbaa !14
  ret void

40:                                               ; preds = %17, %85
  %41 = phi i32 [ %88, %85 ], [ 0, %17 ]
  %42 = phi i32 [ %90, %85 ], [ 0, %17 ]
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %43 = getelementptr inbounds nuw [16 x [16 x i8]], ptr addrspace(3) @life_bytes.cells, i32 %41
  %44 = getelementptr inbounds nuw [16 x i8], ptr addrspace(3) %43, i32 %19
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %44, i32 %21
  %46 = load i8, ptr addrspace(3) %45, align 1, !tbaa !14
  %47 = zext i8 %46 to i32
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %44, i32 %22
  %49 = load i8, ptr addrspace(3) %48, align 1, !tbaa !14
  %50 = zext i8 %49 to i32
  %51 = add nuw nsw i32 %47, %50
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %44, i32 %24
  %53 = load i8, ptr addrspace(3) %52, align 1, !tbaa !14
  %54 = zext i8 %53 to i32
  %55 = add nuw nsw i32 %51, %54
  %56 = getelementptr inbounds nuw [16 x i8], ptr addrspace(3) %43, i32 %25
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i32 %27
  %58 = load i8, ptr addrspace(3) %57, align 1, !tbaa !14
  %59 = zext i8 %58 to i32
  %60 = add nuw nsw i32 %55, %59
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i32 %29
  %62 = load i8, ptr addrspace(3) %61, align 1, !tbaa !14
  %63 = zext i8 %62 to i32
  %64 = add nuw nsw i32 %60, %63
  %65 = getelementptr inbounds nuw [16 x i8], ptr addrspace(3) %43, i32 %31
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 %33
  %67 = load i8, ptr addrspace(3) %66, align 1, !tbaa !14
  %68 = zext i8 %67 to i32
  %69 = add nuw nsw i32 %64, %68
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 %34
  %71 = load i8, ptr addrspace(3) %70, align 1, !tbaa !14
  %72 = zext i8 %71 to i32
  %73 = add nuw nsw i32 %69, %72
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 %36
  %75 = load i8, ptr addrspace(3) %74, align 1, !tbaa !14
  %76 = zext i8 %75 to i32
  %77 = add nuw nsw i32 %73, %76
  %78 = icmp eq i32 %77, 3
  br i1 %78, label %85, label %79

79:                                               ; preds = %40
  %80 = icmp eq i32 %77, 2
  %81 = getelementptr [16 x [16 x i8]], ptr addrspace(3) %15, i32 %41
  %82 = load i8, ptr addrspace(3) %81, align 1, !tbaa !14
  %83 = icmp ne i8 %82, 0
  %84 = and i1 %83, %80
  br label %85

85:                                               ; preds = %79, %40
  %86 = phi i1 [ true, %40 ], [ %84, %79 ]
  %87 = zext i1 %86 to i8
  %88 = xor i32 %41, 1
  %89 = getelementptr [16 x [16 x i8]], ptr addrspace(3) %15, i32 %88
  store i8 %87, ptr addrspace(3) %89, align 1, !tbaa !14
  %90 = add nuw nsw i32 %42, 1
  %91 = icmp eq i32 %90, %2
  br i1 %91, label %37, label %40
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!11 = !{!"uchar*", !"uchar*", !"int"}
!12 = !{!"const", !"", !""}
!13 = !{i32 16, i32 16, i32 1}
!14 = !{!7, !7, i64 0}
!15 = !{}
!16 = !{!"amdgpu-synchronize-as", !"local"}
