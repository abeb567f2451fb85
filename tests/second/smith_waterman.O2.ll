; ModuleID = 'smith_waterman.cl'
source_filename = "smith_waterman.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@smith_waterman.score = internal unnamed_addr addrspace(3) global [3 x [65 x i32]] undef, align 4
@smith_waterman.best = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @smith_waterman(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = zext i32 %9 to i64
  %11 = shl nuw nsw i64 %10, 6
  %12 = zext nneg i32 %8 to i64
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %11
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 %12
  %15 = load i8, ptr addrspace(1) %14, align 1, !tbaa !14, !amdgpu.noclobber !15
  %16 = icmp eq i32 %8, 0
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @smith_waterman.score, i32 %8
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 4
  store i32 0, ptr addrspace(3) %18, align 4, !tbaa !5
  br i1 %16, label %22, label %25

19:                                               ; preds = %32
  %20 = add i32 %3, 62
  %21 = tail call i32 @llvm.smax.i32(i32 %20, i32 0)
  br label %38

22:                                               ; preds = %7
  store i32 0, ptr addrspace(3) @smith_waterman.score, align 4, !tbaa !5
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.score, i32 260), i32 %8
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 4
  store i32 0, ptr addrspace(3) %24, align 4, !tbaa !5
  store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.score, i32 260), align 4, !tbaa !5
  br label %28

25:                                               ; preds = %7
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.score, i32 260), i32 %8
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i32 4
  store i32 0, ptr addrspace(3) %27, align 4, !tbaa !5
  br label %28

28:                                               ; preds = %25, %22
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.score, i32 520), i32 %8
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 4
  store i32 0, ptr addrspace(3) %30, align 4, !tbaa !5
  br i1 %16, label %31, label %32

31:                                               ; preds = %28
  store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.score, i32 520), align 4, !tbaa !5
  br label %32

32:                                               ; preds = %31, %28
  %33 = icmp sgt i32 %3, -63
  br i1 %33, label %19, label %34

34:                                               ; preds = %68, %32
  %35 = phi i32 [ 0, %32 ], [ %69, %68 ]
  %36 = getelementptr inbounds nuw i32, ptr addrspace(3) @smith_waterman.best, i32 %8
  store i32 %35, ptr addrspace(3) %36, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %37 = icmp samesign ult i32 %8, 32
  br i1 %37, label %74, label %79

38:                                               ; preds = %19, %68
  %39 = phi i32 [ %69, %68 ], [ 0, %19 ]
  %40 = phi i32 [ %42, %68 ], [ 0, %19 ]
  %41 = urem i32 %40, 3
  %42 = add nuw i32 %40, 1
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %43 = sub nsw i32 %40, %8
  %44 = icmp sgt i32 %43, -1
  %45 = icmp slt i32 %43, %3
  %46 = and i1 %44, %45
  br i1 %46, label %47, label %68

47:                                               ; preds = %38
  %48 = urem i32 %42, 3
  %49 = add nuw nsw i32 %40, 2
  %50 = urem i32 %49, 3
  %51 = zext nneg i32 %43 to i64
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %51
  %53 = load i8, ptr addrspace(1) %52, align 1, !tbaa !14
  %54 = icmp eq i8 %15, %53
  %55 = select i1 %54, i32 %4, i32 %5
  %56 = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) %17, i32 %48
  %57 = load i32, ptr addrspace(3) %56, align 4, !tbaa !5
  %58 = add nsw i32 %55, %57
  %59 = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) %17, i32 %50
  %60 = load i32, ptr addrspace(3) %59, align 4, !tbaa !5
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %59, i32 4
  %62 = load i32, ptr addrspace(3) %61, align 4, !tbaa !5
  %63 = tail call i32 @llvm.smax.i32(i32 %60, i32 %62)
  %64 = sub nsw i32 %63, %6
  %65 = tail call i32 @llvm.smax.i32(i32 %58, i32 %64)
  %66 = tail call i32 @llvm.smax.i32(i32 %65, i32 0)
  %67 = tail call i32 @llvm.smax.i32(i32 %39, i32 %66)
  br label %68

68:                                               ; preds = %47, %38
  %69 = phi i32 [ %67, %47 ], [ %39, %38 ]
  %70 = phi i32 [ %66, %47 ], [ 0, %38 ]
  %71 = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) %17, i32 %41
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %71, i32 4
  store i32 %70, ptr addrspace(3) %72, align 4, !tbaa !5
  %73 = icmp eq i32 %40, %21
  br i1 %73, label %34, label %38

74:                                               ; preds = %34
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 128
  %76 = load i32, ptr addrspace(3) %36, align 4, !tbaa !5
  %77 = load i32, ptr addrspace(3) %75, align 4, !tbaa !5
  %78 = tail call i32 @llvm.smax.i32(i32 %76, i32 %77)
  store i32 %78, ptr addrspace(3) %36, align 4, !tbaa !5
  br label %79

79:                                               ; preds = %74, %34
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %80 = icmp samesign ult i32 %8, 16
  br i1 %80, label %81, label %86

81:                                               ; preds = %79
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 64
  %83 = load i32, ptr addrspace(3) %36, align 4, !tbaa !5
  %84 = load i32, ptr addrspace(3) %82, align 4, !tbaa !5
  %85 = tail call i32 @llvm.smax.i32(i32 %83, i32 %84)
  store i32 %85, ptr addrspace(3) %36, align 4, !tbaa !5
  br label %86

86:                                               ; preds = %81, %79
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %87 = icmp samesign ult i32 %8, 8
  br i1 %87, label %88, label %93

88:                                               ; preds = %86
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 32
  %90 = load i32, ptr addrspace(3) %36, align 4, !tbaa !5
  %91 = load i32, ptr addrspace(3) %89, align 4, !tbaa !5
  %92 = tail call i32 @llvm.smax.i32(i32 %90, i32 %91)
  store i32 %92, ptr addrspace(3) %36, align 4, !tbaa !5
  br label %93

93:                                               ; preds = %88, %86
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %94 = icmp samesign ult i32 %8, 4
  br i1 %94, label %95, label %100

95:                                               ; preds = %93
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 16
  %97 = load i32, ptr addrspace(3) %36, align 4, !tbaa !5
  %98 = load i32, ptr addrspace(3) %96, align 4, !tbaa !5
  %99 = tail call i32 @llvm.smax.i32(i32 %97, i32 %98)
  store i32 %99, ptr addrspace(3) %36, align 4, !tbaa !5
  br label %100

100:                                              ; preds = %95, %93
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %101 = icmp samesign ult i32 %8, 2
  br i1 %101, label %102, label %107

102:                                              ; preds = %100
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 8
  %104 = load i32, ptr addrspace(3) %36, align 4, !tbaa !5
  %105 = load i32, ptr addrspace(3) %103, align 4, !tbaa !5
  %106 = tail call i32 @llvm.smax.i32(i32 %104, i32 %105)
  store i32 %106, ptr addrspace(3) %36, align 4, !tbaa !5
  br label %107

107:                                              ; preds = %102, %100
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %108 = icmp eq i32 %8, 0
  br i1 %108, label %109, label %114

109:                                              ; preds = %107
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 4
  %111 = load i32, ptr addrspace(3) %36, align 4, !tbaa !5
  %112 = load i32, ptr addrspace(3) %110, align 4, !tbaa !5
  %113 = tail call i32 @llvm.smax.i32(i32 %111, i32 %112)
  store i32 %113, ptr addrspace(3) %36, align 4, !tbaa !5
  br label %114

114:                                              ; preds = %109, %107
  br i1 %16, label %115, label %118

115:                                              ; preds = %114
  %116 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %10
  %117 = load i32, ptr addrspace(3) @smith_waterman.best, align 4, !tbaa !5
  store i32 %117, ptr addrspace(1) %116, align 4, !tbaa !5
  br label %118

118:                                              ; preds = %114, %115
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_smith_waterman(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = zext i32 %9 to i64
  %11 = shl nuw nsw i64 %10, 6
  %12 = zext nneg i32 %8 to i64
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %11
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 %12
  %15 = load i8, ptr addrspace(1) %14, align 1, !tbaa !14
  %16 = icmp eq i32 %8, 0
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @smith_waterman.score, i32 %8
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 4
  store i32 0, ptr addrspace(3) %18, align 4, !tbaa !5
  br i1 %16, label %22, label %25

19:                                               ; preds = %32
  %20 = add i32 %3, 62
  %21 = tail call i32 @llvm.smax.i32(i32 %20, i32 0)
  br label %38

22:                                               ; preds = %7
  store i32 0, ptr addrspace(3) @smith_waterman.score, align 4, !tbaa !5
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.score, i32 260), i32 %8
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 4
  store i32 0, ptr addrspace(3) %24, align 4, !tbaa !5
  store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.score, i32 260), align 4, !tbaa !5
  br label %28

25:                                               ; preds = %7
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.score, i32 260), i32 %8
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i32 4
  store i32 0, ptr addrspace(3) %27, align 4, !tbaa !5
  br label %28

28:                                               ; preds = %25, %22
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.score, i32 520), i32 %8
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 4
  store i32 0, ptr addrspace(3) %30, align 4, !tbaa !5
  br i1 %16, label %31, label %32

31:                                               ; preds = %28
  store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @smith_waterman.score, i32 520), align 4, !tbaa !5
  br label %32

32:                                               ; preds = %31, %28
  %33 = icmp sgt i32 %3, -63
  br i1 %33, label %19, label %34

34:                                               ; preds = %68, %32
  %35 = phi i32 [ 0, %32 ], [ %69, %68 ]
  %36 = getelementptr inbounds nuw i32, ptr addrspace(3) @smith_waterman.best, i32 %8
  store i32 %35, ptr addrspace(3) %36, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %37 = icmp samesign ult i32 %8, 32
  br i1 %37, label %74, label %79

38:                                               ; preds = %19, %68
  %39 = phi i32 [ %69, %68 ], [ 0, %19 ]
  %40 = phi i32 [ %42, %68 ], [ 0, %19 ]
  %41 = urem i32 %40, 3
  %42 = add nuw i32 %40, 1
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %43 = sub nsw i32 %40, %8
  %44 = icmp sgt i32 %43, -1
  %45 = icmp slt i32 %43, %3
  %46 = and i1 %44, %45
  br i1 %46, label %47, label %68

47:                                               ; preds = %38
  %48 = urem i32 %42, 3
  %49 = add nuw nsw i32 %40, 2
  %50 = urem i32 %49, 3
  %51 = zext nneg i32 %43 to i64
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %51
  %53 = load i8, ptr addrspace(1) %52, align 1, !tbaa !14
  %54 = icmp eq i8 %15, %53
  %55 = select i1 %54, i32 %4, i32 %5
  %56 = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) %17, i32 %48
  %57 = load i32, ptr addrspace(3) %56, align 4, !tbaa !5
  %58 = add nsw i32 %55, %57
  %59 = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) %17, i32 %50
  %60 = load i32, ptr addrspace(3) %59, align 4, !tbaa !5
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %59, i32 4
  %62 = load i32, ptr addrspace(3) %61, align 4, !tbaa !5
  %63 = tail call i32 @llvm.smax.i32(i32 %60, i32 %62)
  %64 = sub nsw i32 %63, %6
  %65 = tail call i32 @llvm.smax.i32(i32 %58, i32 %64)
  %66 = tail call i32 @llvm.smax.i32(i32 %65, i32 0)
  %67 = tail call i32 @llvm.smax.i32(i32 %39, i32 %66)
  br label %68

68:                                               ; preds = %47, %38
  %69 = phi i32 [ %67, %47 ], [ %39, %38 ]
  %70 = phi i32 [ %66, %47 ], [ 0, %38 ]
  %71 = getelementptr inbounds nuw [65 x i32], ptr addrspace(3) %17, i32 %41
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %71, i32 4
  store i32 %70, ptr addrspace(3) %72, align 4, !tbaa !5
  %73 = icmp eq i32 %40, %21
  br i1 %73, label %34, label %38

74:                                               ; preds = %34
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 128
  %76 = load i32, ptr addrspace(3) %36, align 4, !tbaa !5
  %77 = load i32, ptr addrspace(3) %75, align 4, !tbaa !5
  %78 = tail call i32 @llvm.smax.i32(i32 %76, i32 %77)
  store i32 %78, ptr addrspace(3) %36, align 4, !tbaa !5
  br label %79

79:                                               ; preds = %34, %74
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %80 = icmp samesign ult i32 %8, 16
  br i1 %80, label %81, label %86

81:                                               ; preds = %79
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 64
  %83 = load i32, ptr addrspace(3) %36, align 4, !tbaa !5
  %84 = load i32, ptr addrspace(3) %82, align 4, !tbaa !5
  %85 = tail call i32 @llvm.smax.i32(i32 %83, i32 %84)
  store i32 %85, ptr addrspace(3) %36, align 4, !tbaa !5
  br label %86

86:                                               ; preds = %81, %79
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %87 = icmp samesign ult i32 %8, 8
  br i1 %87, label %88, label %93

88:                                               ; preds = %86
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 32
  %90 = load i32, ptr addrspace(3) %36, align 4, !tbaa !5
  %91 = load i32, ptr addrspace(3) %89, align 4, !tbaa !5
  %92 = tail call i32 @llvm.smax.i32(i32 %90, i32 %91)
  store i32 %92, ptr addrspace(3) %36, align 4, !tbaa !5
  br label %93

93:                                               ; preds = %88, %86
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %94 = icmp samesign ult i32 %8, 4
  br i1 %94, label %95, label %100

95:                                               ; preds = %93
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 16
  %97 = load i32, ptr addrspace(3) %36, align 4, !tbaa !5
  %98 = load i32, ptr addrspace(3) %96, align 4, !tbaa !5
  %99 = tail call i32 @llvm.smax.i32(i32 %97, i32 %98)
  store i32 %99, ptr addrspace(3) %36, align 4, !tbaa !5
  br label %100

100:                                              ; preds = %95, %93
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %101 = icmp samesign ult i32 %8, 2
  br i1 %101, label %102, label %107

102:                                              ; preds = %100
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 8
  %104 = load i32, ptr addrspace(3) %36, align 4, !tbaa !5
  %105 = load i32, ptr addrspace(3) %103, align 4, !tbaa !5
  %106 = tail call i32 @llvm.smax.i32(i32 %104, i32 %105)
  store i32 %106, ptr addrspace(3) %36, align 4, !tbaa !5
  br label %107

107:                                              ; preds = %102, %100
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %108 = icmp eq i32 %8, 0
  br i1 %108, label %109, label %114

109:                                              ; preds = %107
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 4
  %111 = load i32, ptr addrspace(3) %36, align 4, !tbaa !5
  %112 = load i32, ptr addrspace(3) %110, align 4, !tbaa !5
  %113 = tail call i32 @llvm.smax.i32(i32 %111, i32 %112)
  store i32 %113, ptr addrspace(3) %36, align 4, !tbaa !5
  br label %114

114:                                              ; preds = %109, %107
  br i1 %16, label %115, label %118

115:                                              ; preds = %114
  %116 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %10
  %117 = load i32, ptr addrspace(3) @smith_waterman.best, align 4, !tbaa !5
  store i32 %117, ptr addrspace(1) %116, align 4, !tbaa !5
  br label %118

118:                                              ; preds = %115, %114
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"uchar*", !"uchar*", !"int*", !"int", !"int", !"int", !"int"}
!12 = !{!"const", !"const", !"", !"", !"", !"", !""}
!13 = !{i32 64, i32 1, i32 1}
!14 = !{!7, !7, i64 0}
!15 = !{}
!16 = !{!"amdgpu-synchronize-as", !"local"}
