; ModuleID = 'scan_short_max.cl'
source_filename = "scan_short_max.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@scan_short_max.x = internal unnamed_addr addrspace(3) global [256 x i16] undef, align 2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @scan_short_max(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = add i32 %10, %4
  %12 = zext i32 %11 to i64
  %13 = icmp ult i32 %11, %2
  br i1 %13, label %14, label %17

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %12
  %16 = load i16, ptr addrspace(1) %15, align 2, !tbaa !14, !amdgpu.noclobber !16
  br label %17

17:                                               ; preds = %14, %3
  %18 = phi i16 [ %16, %14 ], [ -32768, %3 ]
  %19 = getelementptr inbounds nuw i16, ptr addrspace(3) @scan_short_max.x, i32 %4
  store i16 %18, ptr addrspace(3) %19, align 2, !tbaa !14
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %20 = icmp eq i32 %4, 0
  br i1 %20, label %26, label %21

21:                                               ; preds = %17
  %22 = getelementptr i16, ptr addrspace(3) @scan_short_max.x, i32 %4
  %23 = getelementptr i8, ptr addrspace(3) %22, i32 -2
  %24 = load i16, ptr addrspace(3) %23, align 2, !tbaa !14
  %25 = tail call i16 @llvm.smax.i16(i16 %18, i16 %24)
  br label %26

26:                                               ; preds = %21, %17
  %27 = phi i16 [ %25, %21 ], [ %18, %17 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  store i16 %27, ptr addrspace(3) %19, align 2, !tbaa !14
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %28 = icmp samesign ult i32 %4, 2
  br i1 %28, label %34, label %29

29:                                               ; preds = %26
  %30 = getelementptr i16, ptr addrspace(3) @scan_short_max.x, i32 %4
  %31 = getelementptr i8, ptr addrspace(3) %30, i32 -4
  %32 = load i16, ptr addrspace(3) %31, align 2, !tbaa !14
  %33 = tail call i16 @llvm.smax.i16(i16 %27, i16 %32)
  br label %34

34:                                               ; preds = %29, %26
  %35 = phi i16 [ %33, %29 ], [ %27, %26 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  store i16 %35, ptr addrspace(3) %19, align 2, !tbaa !14
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %36 = icmp samesign ult i32 %4, 4
  br i1 %36, label %42, label %37

37:                                               ; preds = %34
  %38 = getelementptr i16, ptr addrspace(3) @scan_short_max.x, i32 %4
  %39 = getelementptr i8, ptr addrspace(3) %38, i32 -8
  %40 = load i16, ptr addrspace(3) %39, align 2, !tbaa !14
  %41 = tail call i16 @llvm.smax.i16(i16 %35, i16 %40)
  br label %42

42:                                               ; preds = %37, %34
  %43 = phi i16 [ %41, %37 ], [ %35, %34 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  store i16 %43, ptr addrspace(3) %19, align 2, !tbaa !14
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %44 = icmp samesign ult i32 %4, 8
  br i1 %44, label %50, label %45

45:                                               ; preds = %42
  %46 = getelementptr i16, ptr addrspace(3) @scan_short_max.x, i32 %4
  %47 = getelementptr i8, ptr addrspace(3) %46, i32 -16
  %48 = load i16, ptr addrspace(3) %47, align 2, !tbaa !14
  %49 = tail call i16 @llvm.smax.i16(i16 %43, i16 %48)
  br label %50

50:                                               ; preds = %45, %42
  %51 = phi i16 [ %49, %45 ], [ %43, %42 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  store i16 %51, ptr addrspace(3) %19, align 2, !tbaa !14
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %52 = icmp samesign ult i32 %4, 16
  br i1 %52, label %58, label %53

53:                                               ; preds = %50
  %54 = getelementptr i16, ptr addrspace(3) @scan_short_max.x, i32 %4
  %55 = getelementptr i8, ptr addrspace(3) %54, i32 -32
  %56 = load i16, ptr addrspace(3) %55, align 2, !tbaa !14
  %57 = tail call i16 @llvm.smax.i16(i16 %51, i16 %56)
  br label %58

58:                                               ; preds = %53, %50
  %59 = phi i16 [ %57, %53 ], [ %51, %50 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  store i16 %59, ptr addrspace(3) %19, align 2, !tbaa !14
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %60 = icmp samesign ult i32 %4, 32
  br i1 %60, label %66, label %61

61:                                               ; preds = %58
  %62 = getelementptr i16, ptr addrspace(3) @scan_short_max.x, i32 %4
  %63 = getelementptr i8, ptr addrspace(3) %62, i32 -64
  %64 = load i16, ptr addrspace(3) %63, align 2, !tbaa !14
  %65 = tail call i16 @llvm.smax.i16(i16 %59, i16 %64)
  br label %66

66:                                               ; preds = %61, %58
  %67 = phi i16 [ %65, %61 ], [ %59, %58 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  store i16 %67, ptr addrspace(3) %19, align 2, !tbaa !14
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %68 = icmp samesign ult i32 %4, 64
  br i1 %68, label %74, label %69

69:                                               ; preds = %66
  %70 = getelementptr i16, ptr addrspace(3) @scan_short_max.x, i32 %4
  %71 = getelementptr i8, ptr addrspace(3) %70, i32 -128
  %72 = load i16, ptr addrspace(3) %71, align 2, !tbaa !14
  %73 = tail call i16 @llvm.smax.i16(i16 %67, i16 %72)
  br label %74

74:                                               ; preds = %69, %66
  %75 = phi i16 [ %73, %69 ], [ %67, %66 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  store i16 %75, ptr addrspace(3) %19, align 2, !tbaa !14
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %76 = icmp samesign ult i32 %4, 128
  br i1 %76, label %82, label %77

77:                                               ; preds = %74
  %78 = getelementptr i16, ptr addrspace(3) @scan_short_max.x, i32 %4
  %79 = getelementptr i8, ptr addrspace(3) %78, i32 -256
  %80 = load i16, ptr addrspace(3) %79, align 2, !tbaa !14
  %81 = tail call i16 @llvm.smax.i16(i16 %75, i16 %80)
  br label %82

82:                                               ; preds = %77, %74
  %83 = phi i16 [ %81, %77 ], [ %75, %74 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  store i16 %83, ptr addrspace(3) %19, align 2, !tbaa !14
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  br i1 %13, label %84, label %86

84:                                               ; preds = %82
  %85 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %12
  store i16 %83, ptr addrspace(1) %85, align 2, !tbaa !14
  br label %86

86:                                               ; preds = %82, %84
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_scan_short_max(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i16, ptr addrspace(4) %7, align 4, !tbaa !14
  %9 = zext i16 %8 to i32
  %10 = mul i32 %5, %9
  %11 = add i32 %10, %4
  %12 = zext i32 %11 to i64
  %13 = icmp ult i32 %11, %2
  br i1 %13, label %14, label %17

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %12
  %16 = load i16, ptr addrspace(1) %15, align 2, !tbaa !14
  br label %17

17:                                               ; preds = %3, %14
  %18 = phi i16 [ %16, %14 ], [ -32768, %3 ]
  %19 = getelementptr inbounds nuw i16, ptr addrspace(3) @scan_short_max.x, i32 %4
  store i16 %18, ptr addrspace(3) %19, align 2, !tbaa !14
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %20 = icmp eq i32 %4, 0
  br i1 %20, label %26, label %21

21:                                               ; preds = %17
  %22 = getelementptr i16, ptr addrspace(3) @scan_short_max.x, i32 %4
  %23 = getelementptr i8, ptr addrspace(3) %22, i32 -2
  %24 = load i16, ptr addrspace(3) %23, align 2, !tbaa !14
  %25 = tail call i16 @llvm.smax.i16(i16 %18, i16 %24)
  br label %26

26:                                               ; preds = %17, %21
  %27 = phi i16 [ %25, %21 ], [ %18, %17 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  store i16 %27, ptr addrspace(3) %19, align 2, !tbaa !14
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %28 = icmp samesign ult i32 %4, 2
  br i1 %28, label %34, label %29

29:                                               ; preds = %26
  %30 = getelementptr i16, ptr addrspace(3) @scan_short_max.x, i32 %4
  %31 = getelementptr i8, ptr addrspace(3) %30, i32 -4
  %32 = load i16, ptr addrspace(3) %31, align 2, !tbaa !14
  %33 = tail call i16 @llvm.smax.i16(i16 %27, i16 %32)
  br label %34

34:                                               ; preds = %29, %26
  %35 = phi i16 [ %33, %29 ], [ %27, %26 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  store i16 %35, ptr addrspace(3) %19, align 2, !tbaa !14
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %36 = icmp samesign ult i32 %4, 4
  br i1 %36, label %42, label %37

37:                                               ; preds = %34
  %38 = getelementptr i16, ptr addrspace(3) @scan_short_max.x, i32 %4
  %39 = getelementptr i8, ptr addrspace(3) %38, i32 -8
  %40 = load i16, ptr addrspace(3) %39, align 2, !tbaa !14
  %41 = tail call i16 @llvm.smax.i16(i16 %35, i16 %40)
  br label %42

42:                                               ; preds = %37, %34
  %43 = phi i16 [ %41, %37 ], [ %35, %34 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  store i16 %43, ptr addrspace(3) %19, align 2, !tbaa !14
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %44 = icmp samesign ult i32 %4, 8
  br i1 %44, label %50, label %45

45:                                               ; preds = %42
  %46 = getelementptr i16, ptr addrspace(3) @scan_short_max.x, i32 %4
  %47 = getelementptr i8, ptr addrspace(3) %46, i32 -16
  %48 = load i16, ptr addrspace(3) %47, align 2, !tbaa !14
  %49 = tail call i16 @llvm.smax.i16(i16 %43, i16 %48)
  br label %50

50:                                               ; preds = %45, %42
  %51 = phi i16 [ %49, %45 ], [ %43, %42 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  store i16 %51, ptr addrspace(3) %19, align 2, !tbaa !14
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %52 = icmp samesign ult i32 %4, 16
  br i1 %52, label %58, label %53

53:                                               ; preds = %50
  %54 = getelementptr i16, ptr addrspace(3) @scan_short_max.x, i32 %4
  %55 = getelementptr i8, ptr addrspace(3) %54, i32 -32
  %56 = load i16, ptr addrspace(3) %55, align 2, !tbaa !14
  %57 = tail call i16 @llvm.smax.i16(i16 %51, i16 %56)
  br label %58

58:                                               ; preds = %53, %50
  %59 = phi i16 [ %57, %53 ], [ %51, %50 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  store i16 %59, ptr addrspace(3) %19, align 2, !tbaa !14
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %60 = icmp samesign ult i32 %4, 32
  br i1 %60, label %66, label %61

61:                                               ; preds = %58
  %62 = getelementptr i16, ptr addrspace(3) @scan_short_max.x, i32 %4
  %63 = getelementptr i8, ptr addrspace(3) %62, i32 -64
  %64 = load i16, ptr addrspace(3) %63, align 2, !tbaa !14
  %65 = tail call i16 @llvm.smax.i16(i16 %59, i16 %64)
  br label %66

66:                                               ; preds = %61, %58
  %67 = phi i16 [ %65, %61 ], [ %59, %58 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  store i16 %67, ptr addrspace(3) %19, align 2, !tbaa !14
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %68 = icmp samesign ult i32 %4, 64
  br i1 %68, label %74, label %69

69:                                               ; preds = %66
  %70 = getelementptr i16, ptr addrspace(3) @scan_short_max.x, i32 %4
  %71 = getelementptr i8, ptr addrspace(3) %70, i32 -128
  %72 = load i16, ptr addrspace(3) %71, align 2, !tbaa !14
  %73 = tail call i16 @llvm.smax.i16(i16 %67, i16 %72)
  br label %74

74:                                               ; preds = %69, %66
  %75 = phi i16 [ %73, %69 ], [ %67, %66 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  store i16 %75, ptr addrspace(3) %19, align 2, !tbaa !14
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %76 = icmp samesign ult i32 %4, 128
  br i1 %76, label %82, label %77

77:                                               ; preds = %74
  %78 = getelementptr i16, ptr addrspace(3) @scan_short_max.x, i32 %4
  %79 = getelementptr i8, ptr addrspace(3) %78, i32 -256
  %80 = load i16, ptr addrspace(3) %79, align 2, !tbaa !14
  %81 = tail call i16 @llvm.smax.i16(i16 %75, i16 %80)
  br label %82

82:                                               ; preds = %77, %74
  %83 = phi i16 [ %81, %77 ], [ %75, %74 ]
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  store i16 %83, ptr addrspace(3) %19, align 2, !tbaa !14
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  br i1 %13, label %84, label %86

84:                                               ; preds = %82
  %85 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %12
  store i16 %83, ptr addrspace(1) %85, align 2, !tbaa !14
  br label %86

86:                                               ; preds = %84, %82
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!11 = !{!"short*", !"short*", !"uint"}
!12 = !{!"const", !"", !""}
!13 = !{i32 256, i32 1, i32 1}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{}
!17 = !{!"amdgpu-synchronize-as", !"local"}
