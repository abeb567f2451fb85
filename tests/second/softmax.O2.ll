; ModuleID = 'softmax.cl'
source_filename = "softmax.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@softmax.shared = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @softmax(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = zext i32 %5 to i64
  %7 = zext i32 %2 to i64
  %8 = mul nuw i64 %7, %6
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %8
  %10 = icmp ult i32 %4, %2
  br i1 %10, label %15, label %11

11:                                               ; preds = %15, %3
  %12 = phi float [ 0xFFF0000000000000, %3 ], [ %21, %15 ]
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) @softmax.shared, i32 %4
  store float %12, ptr addrspace(3) %13, align 4, !tbaa !14
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %14 = icmp samesign ult i32 %4, 32
  br i1 %14, label %24, label %29

15:                                               ; preds = %3, %15
  %16 = phi float [ %21, %15 ], [ 0xFFF0000000000000, %3 ]
  %17 = phi i32 [ %22, %15 ], [ %4, %3 ]
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !14, !amdgpu.noclobber !17
  %21 = tail call float @llvm.maxnum.f32(float %16, float %20)
  %22 = add i32 %17, 64
  %23 = icmp ult i32 %22, %2
  br i1 %23, label %15, label %11

24:                                               ; preds = %11
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 128
  %26 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %27 = load float, ptr addrspace(3) %25, align 4, !tbaa !14
  %28 = tail call float @llvm.maxnum.f32(float %26, float %27)
  store float %28, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %29

29:                                               ; preds = %24, %11
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %30 = icmp samesign ult i32 %4, 16
  br i1 %30, label %31, label %36

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 64
  %33 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %34 = load float, ptr addrspace(3) %32, align 4, !tbaa !14
  %35 = tail call float @llvm.maxnum.f32(float %33, float %34)
  store float %35, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %36

36:                                               ; preds = %31, %29
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %37 = icmp samesign ult i32 %4, 8
  br i1 %37, label %38, label %43

38:                                               ; preds = %36
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 32
  %40 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %41 = load float, ptr addrspace(3) %39, align 4, !tbaa !14
  %42 = tail call float @llvm.maxnum.f32(float %40, float %41)
  store float %42, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %43

43:                                               ; preds = %38, %36
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %44 = icmp samesign ult i32 %4, 4
  br i1 %44, label %45, label %50

45:                                               ; preds = %43
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 16
  %47 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %48 = load float, ptr addrspace(3) %46, align 4, !tbaa !14
  %49 = tail call float @llvm.maxnum.f32(float %47, float %48)
  store float %49, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %50

50:                                               ; preds = %45, %43
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %51 = icmp samesign ult i32 %4, 2
  br i1 %51, label %52, label %57

52:                                               ; preds = %50
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 8
  %54 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %55 = load float, ptr addrspace(3) %53, align 4, !tbaa !14
  %56 = tail call float @llvm.maxnum.f32(float %54, float %55)
  store float %56, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %57

57:                                               ; preds = %52, %50
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %58 = icmp eq i32 %4, 0
  br i1 %58, label %59, label %64

59:                                               ; preds = %57
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 4
  %61 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %62 = load float, ptr addrspace(3) %60, align 4, !tbaa !14
  %63 = tail call float @llvm.maxnum.f32(float %61, float %62)
  store float %63, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %64

64:                                               ; preds = %59, %57
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %65 = load float, ptr addrspace(3) @softmax.shared, align 4, !tbaa !14
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  br i1 %10, label %68, label %66

66:                                               ; preds = %68, %64
  %67 = phi float [ 0.000000e+00, %64 ], [ %77, %68 ]
  store float %67, ptr addrspace(3) %13, align 4, !tbaa !14
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  br i1 %14, label %82, label %87

68:                                               ; preds = %64, %68
  %69 = phi i32 [ %78, %68 ], [ %4, %64 ]
  %70 = phi float [ %77, %68 ], [ 0.000000e+00, %64 ]
  %71 = zext i32 %69 to i64
  %72 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %71
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !14
  %74 = fsub float %73, %65
  %75 = fmul float %74, 0x3FF7154760000000
  %76 = tail call float @llvm.exp2.f32(float %75)
  %77 = fadd float %70, %76
  %78 = add i32 %69, 64
  %79 = icmp ult i32 %78, %2
  br i1 %79, label %68, label %66

80:                                               ; preds = %117
  %81 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8
  br label %120

82:                                               ; preds = %66
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 128
  %84 = load float, ptr addrspace(3) %83, align 4, !tbaa !14
  %85 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %86 = fadd float %84, %85
  store float %86, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %87

87:                                               ; preds = %82, %66
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  br i1 %30, label %88, label %93

88:                                               ; preds = %87
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 64
  %90 = load float, ptr addrspace(3) %89, align 4, !tbaa !14
  %91 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %92 = fadd float %90, %91
  store float %92, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %93

93:                                               ; preds = %88, %87
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  br i1 %37, label %94, label %99

94:                                               ; preds = %93
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 32
  %96 = load float, ptr addrspace(3) %95, align 4, !tbaa !14
  %97 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %98 = fadd float %96, %97
  store float %98, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %99

99:                                               ; preds = %94, %93
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  br i1 %44, label %100, label %105

100:                                              ; preds = %99
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 16
  %102 = load float, ptr addrspace(3) %101, align 4, !tbaa !14
  %103 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %104 = fadd float %102, %103
  store float %104, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %105

105:                                              ; preds = %100, %99
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  br i1 %51, label %106, label %111

106:                                              ; preds = %105
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 8
  %108 = load float, ptr addrspace(3) %107, align 4, !tbaa !14
  %109 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %110 = fadd float %108, %109
  store float %110, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %111

111:                                              ; preds = %106, %105
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  br i1 %58, label %112, label %117

112:                                              ; preds = %111
  %113 = load <2 x float>, ptr addrspace(3) %13, align 4, !tbaa !14
  %114 = extractelement <2 x float> %113, i64 0
  %115 = extractelement <2 x float> %113, i64 1
  %116 = fadd float %115, %114
  store float %116, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %117

117:                                              ; preds = %112, %111
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %118 = load float, ptr addrspace(3) @softmax.shared, align 4, !tbaa !14
  %119 = fdiv float 1.000000e+00, %118, !fpmath !18
  br i1 %10, label %80, label %132

120:                                              ; preds = %80, %120
  %121 = phi i32 [ %4, %80 ], [ %130, %120 ]
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %122
  %124 = load float, ptr addrspace(1) %123, align 4, !tbaa !14
  %125 = fsub float %124, %65
  %126 = fmul float %125, 0x3FF7154760000000
  %127 = tail call float @llvm.exp2.f32(float %126)
  %128 = fmul float %119, %127
  %129 = getelementptr inbounds nuw float, ptr addrspace(1) %81, i64 %122
  store float %128, ptr addrspace(1) %129, align 4, !tbaa !14
  %130 = add i32 %121, 64
  %131 = icmp ult i32 %130, %2
  br i1 %131, label %120, label %132

132:                                              ; preds = %120, %117
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_softmax(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = zext i32 %5 to i64
  %7 = zext i32 %2 to i64
  %8 = mul nuw i64 %7, %6
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %8
  %10 = icmp ult i32 %4, %2
  br i1 %10, label %15, label %11

11:                                               ; preds = %15, %3
  %12 = phi float [ 0xFFF0000000000000, %3 ], [ %21, %15 ]
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) @softmax.shared, i32 %4
  store float %12, ptr addrspace(3) %13, align 4, !tbaa !14
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %14 = icmp samesign ult i32 %4, 32
  br i1 %14, label %24, label %29

15:                                               ; preds = %3, %15
  %16 = phi float [ %21, %15 ], [ 0xFFF0000000000000, %3 ]
  %17 = phi i32 [ %22, %15 ], [ %4, %3 ]
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !14
  %21 = tail call float @llvm.maxnum.f32(float %16, float %20)
  %22 = add i32 %17, 64
  %23 = icmp ult i32 %22, %2
  br i1 %23, label %15, label %11

24:                                               ; preds = %11
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 128
  %26 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %27 = load float, ptr addrspace(3) %25, align 4, !tbaa !14
  %28 = tail call float @llvm.maxnum.f32(float %26, float %27)
  store float %28, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %29

29:                                               ; preds = %11, %24
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %30 = icmp samesign ult i32 %4, 16
  br i1 %30, label %31, label %36

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 64
  %33 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %34 = load float, ptr addrspace(3) %32, align 4, !tbaa !14
  %35 = tail call float @llvm.maxnum.f32(float %33, float %34)
  store float %35, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %36

36:                                               ; preds = %31, %29
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %37 = icmp samesign ult i32 %4, 8
  br i1 %37, label %38, label %43

38:                                               ; preds = %36
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 32
  %40 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %41 = load float, ptr addrspace(3) %39, align 4, !tbaa !14
  %42 = tail call float @llvm.maxnum.f32(float %40, float %41)
  store float %42, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %43

43:                                               ; preds = %38, %36
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %44 = icmp samesign ult i32 %4, 4
  br i1 %44, label %45, label %50

45:                                               ; preds = %43
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 16
  %47 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %48 = load float, ptr addrspace(3) %46, align 4, !tbaa !14
  %49 = tail call float @llvm.maxnum.f32(float %47, float %48)
  store float %49, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %50

50:                                               ; preds = %45, %43
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %51 = icmp samesign ult i32 %4, 2
  br i1 %51, label %52, label %57

52:                                               ; preds = %50
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 8
  %54 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %55 = load float, ptr addrspace(3) %53, align 4, !tbaa !14
  %56 = tail call float @llvm.maxnum.f32(float %54, float %55)
  store float %56, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %57

57:                                               ; preds = %52, %50
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %58 = icmp eq i32 %4, 0
  br i1 %58, label %59, label %64

59:                                               ; preds = %57
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 4
  %61 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %62 = load float, ptr addrspace(3) %60, align 4, !tbaa !14
  %63 = tail call float @llvm.maxnum.f32(float %61, float %62)
  store float %63, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %64

64:                                               ; preds = %59, %57
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %65 = load float, ptr addrspace(3) @softmax.shared, align 4, !tbaa !14
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  br i1 %10, label %68, label %66

66:                                               ; preds = %68, %64
  %67 = phi float [ 0.000000e+00, %64 ], [ %77, %68 ]
  store float %67, ptr addrspace(3) %13, align 4, !tbaa !14
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  br i1 %14, label %82, label %87

68:                                               ; preds = %64, %68
  %69 = phi i32 [ %78, %68 ], [ %4, %64 ]
  %70 = phi float [ %77, %68 ], [ 0.000000e+00, %64 ]
  %71 = zext i32 %69 to i64
  %72 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %71
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !14
  %74 = fsub float %73, %65
  %75 = fmul float %74, 0x3FF7154760000000
  %76 = tail call float @llvm.exp2.f32(float %75)
  %77 = fadd float %70, %76
  %78 = add i32 %69, 64
  %79 = icmp ult i32 %78, %2
  br i1 %79, label %68, label %66

80:                                               ; preds = %117
  %81 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8
  br label %121

82:                                               ; preds = %66
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 128
  %84 = load float, ptr addrspace(3) %83, align 4, !tbaa !14
  %85 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %86 = fadd float %84, %85
  store float %86, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %87

87:                                               ; preds = %66, %82
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  br i1 %30, label %88, label %93

88:                                               ; preds = %87
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 64
  %90 = load float, ptr addrspace(3) %89, align 4, !tbaa !14
  %91 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %92 = fadd float %90, %91
  store float %92, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %93

93:                                               ; preds = %88, %87
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  br i1 %37, label %94, label %99

94:                                               ; preds = %93
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 32
  %96 = load float, ptr addrspace(3) %95, align 4, !tbaa !14
  %97 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %98 = fadd float %96, %97
  store float %98, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %99

99:                                               ; preds = %94, %93
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  br i1 %44, label %100, label %105

100:                                              ; preds = %99
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 16
  %102 = load float, ptr addrspace(3) %101, align 4, !tbaa !14
  %103 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %104 = fadd float %102, %103
  store float %104, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %105

105:                                              ; preds = %100, %99
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  br i1 %51, label %106, label %111

106:                                              ; preds = %105
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i32 8
  %108 = load float, ptr addrspace(3) %107, align 4, !tbaa !14
  %109 = load float, ptr addrspace(3) %13, align 4, !tbaa !14
  %110 = fadd float %108, %109
  store float %110, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %111

111:                                              ; preds = %106, %105
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  br i1 %58, label %112, label %117

112:                                              ; preds = %111
  %113 = load <2 x float>, ptr addrspace(3) %13, align 4, !tbaa !14
  %114 = extractelement <2 x float> %113, i64 0
  %115 = extractelement <2 x float> %113, i64 1
  %116 = fadd float %115, %114
  store float %116, ptr addrspace(3) %13, align 4, !tbaa !14
  br label %117

117:                                              ; preds = %112, %111
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %118 = load float, ptr addrspace(3) @softmax.shared, align 4, !tbaa !14
  %119 = fdiv float 1.000000e+00, %118, !fpmath !18
  br i1 %10, label %80, label %120

120:                                              ; preds = %121, %117
  ret void

121:                                              ; preds = %80, %121
  %122 = phi i32 [ %4, %80 ], [ %131, %121 ]
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %123
  %125 = load float, ptr addrspace(1) %124, align 4, !tbaa !14
  %126 = fsub float %125, %65
  %127 = fmul float %126, 0x3FF7154760000000
  %128 = tail call float @llvm.exp2.f32(float %127)
  %129 = fmul float %119, %128
  %130 = getelementptr inbounds nuw float, ptr addrspace(1) %81, i64 %123
  store float %129, ptr addrspace(1) %130, align 4, !tbaa !14
  %131 = add i32 %122, 64
  %132 = icmp ult i32 %131, %2
  br i1 %132, label %121, label %120
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #2

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
!9 = !{i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"float*", !"float*", !"uint"}
!12 = !{!"const", !"", !""}
!13 = !{i32 64, i32 1, i32 1}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !7, i64 0}
!16 = !{!"amdgpu-synchronize-as", !"local"}
!17 = !{}
!18 = !{float 2.500000e+00}
