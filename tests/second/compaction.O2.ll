; ModuleID = 'compaction.cl'
source_filename = "compaction.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@compaction.places = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @compaction(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = add i32 %10, %4
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !5, !amdgpu.noclobber !16
  %15 = icmp sgt i32 %14, 0
  %16 = zext i1 %15 to i32
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @compaction.places, i32 %4
  store i32 %16, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %18 = icmp eq i32 %4, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %3
  %20 = getelementptr i32, ptr addrspace(3) @compaction.places, i32 %4
  %21 = getelementptr i8, ptr addrspace(3) %20, i32 -4
  %22 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %23

23:                                               ; preds = %19, %3
  %24 = phi i32 [ %22, %19 ], [ 0, %3 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %25 = add i32 %24, %16
  store i32 %25, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %26 = icmp samesign ult i32 %4, 2
  br i1 %26, label %31, label %27

27:                                               ; preds = %23
  %28 = getelementptr i32, ptr addrspace(3) @compaction.places, i32 %4
  %29 = getelementptr i8, ptr addrspace(3) %28, i32 -8
  %30 = load i32, ptr addrspace(3) %29, align 4, !tbaa !5
  br label %31

31:                                               ; preds = %27, %23
  %32 = phi i32 [ %30, %27 ], [ 0, %23 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %33 = add i32 %32, %25
  store i32 %33, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %34 = icmp samesign ult i32 %4, 4
  br i1 %34, label %39, label %35

35:                                               ; preds = %31
  %36 = getelementptr i32, ptr addrspace(3) @compaction.places, i32 %4
  %37 = getelementptr i8, ptr addrspace(3) %36, i32 -16
  %38 = load i32, ptr addrspace(3) %37, align 4, !tbaa !5
  br label %39

39:                                               ; preds = %35, %31
  %40 = phi i32 [ %38, %35 ], [ 0, %31 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %41 = add i32 %40, %33
  store i32 %41, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %42 = icmp samesign ult i32 %4, 8
  br i1 %42, label %47, label %43

43:                                               ; preds = %39
  %44 = getelementptr i32, ptr addrspace(3) @compaction.places, i32 %4
  %45 = getelementptr i8, ptr addrspace(3) %44, i32 -32
  %46 = load i32, ptr addrspace(3) %45, align 4, !tbaa !5
  br label %47

47:                                               ; preds = %43, %39
  %48 = phi i32 [ %46, %43 ], [ 0, %39 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %49 = add i32 %48, %41
  store i32 %49, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %50 = icmp samesign ult i32 %4, 16
  br i1 %50, label %55, label %51

51:                                               ; preds = %47
  %52 = getelementptr i32, ptr addrspace(3) @compaction.places, i32 %4
  %53 = getelementptr i8, ptr addrspace(3) %52, i32 -64
  %54 = load i32, ptr addrspace(3) %53, align 4, !tbaa !5
  br label %55

55:                                               ; preds = %51, %47
  %56 = phi i32 [ %54, %51 ], [ 0, %47 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %57 = add i32 %56, %49
  store i32 %57, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %58 = icmp samesign ult i32 %4, 32
  br i1 %58, label %63, label %59

59:                                               ; preds = %55
  %60 = getelementptr i32, ptr addrspace(3) @compaction.places, i32 %4
  %61 = getelementptr i8, ptr addrspace(3) %60, i32 -128
  %62 = load i32, ptr addrspace(3) %61, align 4, !tbaa !5
  br label %63

63:                                               ; preds = %59, %55
  %64 = phi i32 [ %62, %59 ], [ 0, %55 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %65 = add i32 %64, %57
  store i32 %65, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %66 = icmp samesign ult i32 %4, 64
  br i1 %66, label %71, label %67

67:                                               ; preds = %63
  %68 = getelementptr i32, ptr addrspace(3) @compaction.places, i32 %4
  %69 = getelementptr i8, ptr addrspace(3) %68, i32 -256
  %70 = load i32, ptr addrspace(3) %69, align 4, !tbaa !5
  br label %71

71:                                               ; preds = %67, %63
  %72 = phi i32 [ %70, %67 ], [ 0, %63 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %73 = add i32 %72, %65
  store i32 %73, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %74 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @compaction.places, i32 508), align 4, !tbaa !5
  %75 = shl i32 %5, 7
  br i1 %15, label %76, label %81

76:                                               ; preds = %71
  %77 = add i32 %75, -1
  %78 = add i32 %77, %73
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %79
  store i32 %14, ptr addrspace(1) %80, align 4, !tbaa !5
  br label %81

81:                                               ; preds = %76, %71
  %82 = icmp ult i32 %4, %74
  br i1 %82, label %87, label %83

83:                                               ; preds = %81
  %84 = add i32 %75, %4
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %85
  store i32 0, ptr addrspace(1) %86, align 4, !tbaa !5
  br label %87

87:                                               ; preds = %83, %81
  %88 = icmp eq i32 %4, 0
  br i1 %88, label %89, label %92

89:                                               ; preds = %87
  %90 = zext i32 %5 to i64
  %91 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %90
  store i32 %74, ptr addrspace(1) %91, align 4, !tbaa !5
  br label %92

92:                                               ; preds = %87, %89
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_compaction(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = add i32 %10, %4
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !5
  %15 = icmp sgt i32 %14, 0
  %16 = zext i1 %15 to i32
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @compaction.places, i32 %4
  store i32 %16, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %18 = icmp eq i32 %4, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %3
  %20 = getelementptr i32, ptr addrspace(3) @compaction.places, i32 %4
  %21 = getelementptr i8, ptr addrspace(3) %20, i32 -4
  %22 = load i32, ptr addrspace(3) %21, align 4, !tbaa !5
  br label %23

23:                                               ; preds = %3, %19
  %24 = phi i32 [ %22, %19 ], [ 0, %3 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %25 = add i32 %24, %16
  store i32 %25, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %26 = icmp samesign ult i32 %4, 2
  br i1 %26, label %31, label %27

27:                                               ; preds = %23
  %28 = getelementptr i32, ptr addrspace(3) @compaction.places, i32 %4
  %29 = getelementptr i8, ptr addrspace(3) %28, i32 -8
  %30 = load i32, ptr addrspace(3) %29, align 4, !tbaa !5
  br label %31

31:                                               ; preds = %27, %23
  %32 = phi i32 [ %30, %27 ], [ 0, %23 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %33 = add i32 %32, %25
  store i32 %33, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %34 = icmp samesign ult i32 %4, 4
  br i1 %34, label %39, label %35

35:                                               ; preds = %31
  %36 = getelementptr i32, ptr addrspace(3) @compaction.places, i32 %4
  %37 = getelementptr i8, ptr addrspace(3) %36, i32 -16
  %38 = load i32, ptr addrspace(3) %37, align 4, !tbaa !5
  br label %39

39:                                               ; preds = %35, %31
  %40 = phi i32 [ %38, %35 ], [ 0, %31 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %41 = add i32 %40, %33
  store i32 %41, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %42 = icmp samesign ult i32 %4, 8
  br i1 %42, label %47, label %43

43:                                               ; preds = %39
  %44 = getelementptr i32, ptr addrspace(3) @compaction.places, i32 %4
  %45 = getelementptr i8, ptr addrspace(3) %44, i32 -32
  %46 = load i32, ptr addrspace(3) %45, align 4, !tbaa !5
  br label %47

47:                                               ; preds = %43, %39
  %48 = phi i32 [ %46, %43 ], [ 0, %39 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %49 = add i32 %48, %41
  store i32 %49, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %50 = icmp samesign ult i32 %4, 16
  br i1 %50, label %55, label %51

51:                                               ; preds = %47
  %52 = getelementptr i32, ptr addrspace(3) @compaction.places, i32 %4
  %53 = getelementptr i8, ptr addrspace(3) %52, i32 -64
  %54 = load i32, ptr addrspace(3) %53, align 4, !tbaa !5
  br label %55

55:                                               ; preds = %51, %47
  %56 = phi i32 [ %54, %51 ], [ 0, %47 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %57 = add i32 %56, %49
  store i32 %57, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %58 = icmp samesign ult i32 %4, 32
  br i1 %58, label %63, label %59

59:                                               ; preds = %55
  %60 = getelementptr i32, ptr addrspace(3) @compaction.places, i32 %4
  %61 = getelementptr i8, ptr addrspace(3) %60, i32 -128
  %62 = load i32, ptr addrspace(3) %61, align 4, !tbaa !5
  br label %63

63:                                               ; preds = %59, %55
  %64 = phi i32 [ %62, %59 ], [ 0, %55 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %65 = add i32 %64, %57
  store i32 %65, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %66 = icmp samesign ult i32 %4, 64
  br i1 %66, label %71, label %67

67:                                               ; preds = %63
  %68 = getelementptr i32, ptr addrspace(3) @compaction.places, i32 %4
  %69 = getelementptr i8, ptr addrspace(3) %68, i32 -256
  %70 = load i32, ptr addrspace(3) %69, align 4, !tbaa !5
  br label %71

71:                                               ; preds = %67, %63
  %72 = phi i32 [ %70, %67 ], [ 0, %63 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %73 = add i32 %72, %65
  store i32 %73, ptr addrspace(3) %17, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %74 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @compaction.places, i32 508), align 4, !tbaa !5
  %75 = shl i32 %5, 7
  br i1 %15, label %76, label %81

76:                                               ; preds = %71
  %77 = add i32 %75, -1
  %78 = add i32 %77, %73
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %79
  store i32 %14, ptr addrspace(1) %80, align 4, !tbaa !5
  br label %81

81:                                               ; preds = %76, %71
  %82 = icmp ult i32 %4, %74
  br i1 %82, label %87, label %83

83:                                               ; preds = %81
  %84 = add i32 %75, %4
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %85
  store i32 0, ptr addrspace(1) %86, align 4, !tbaa !5
  br label %87

87:                                               ; preds = %83, %81
  %88 = icmp eq i32 %4, 0
  br i1 %88, label %89, label %92

89:                                               ; preds = %87
  %90 = zext i32 %5 to i64
  %91 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %90
  store i32 %74, ptr addrspace(1) %91, align 4, !tbaa !5
  br label %92

92:                                               ; preds = %89, %87
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="128,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="128,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 1}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"int*", !"int*", !"uint*"}
!12 = !{!"const", !"", !""}
!13 = !{i32 128, i32 1, i32 1}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{}
!17 = !{!"amdgpu-synchronize-as", !"local"}
