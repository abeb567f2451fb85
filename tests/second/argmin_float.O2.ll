; ModuleID = 'argmin_float.cl'
source_filename = "argmin_float.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@argmin_float.v = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@argmin_float.at = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @argmin_float(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = zext i32 %6 to i64
  %8 = icmp ult i32 %5, %3
  br i1 %8, label %9, label %11

9:                                                ; preds = %4
  %10 = mul i32 %3, %6
  br label %17

11:                                               ; preds = %17, %4
  %12 = phi i32 [ -1, %4 ], [ %26, %17 ]
  %13 = phi float [ 0x7FF0000000000000, %4 ], [ %27, %17 ]
  %14 = getelementptr inbounds nuw float, ptr addrspace(3) @argmin_float.v, i32 %5
  store float %13, ptr addrspace(3) %14, align 4, !tbaa !14
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %5
  store i32 %12, ptr addrspace(3) %15, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %16 = icmp samesign ult i32 %5, 32
  br i1 %16, label %30, label %48

17:                                               ; preds = %9, %17
  %18 = phi float [ 0x7FF0000000000000, %9 ], [ %27, %17 ]
  %19 = phi i32 [ -1, %9 ], [ %26, %17 ]
  %20 = phi i32 [ %5, %9 ], [ %28, %17 ]
  %21 = add i32 %20, %10
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !14, !amdgpu.noclobber !17
  %25 = fcmp olt float %24, %18
  %26 = select i1 %25, i32 %20, i32 %19
  %27 = select i1 %25, float %24, float %18
  %28 = add i32 %20, 64
  %29 = icmp ult i32 %28, %3
  br i1 %29, label %17, label %11

30:                                               ; preds = %11
  %31 = or disjoint i32 %5, 32
  %32 = getelementptr inbounds nuw float, ptr addrspace(3) @argmin_float.v, i32 %31
  %33 = load float, ptr addrspace(3) %32, align 4, !tbaa !14
  %34 = load float, ptr addrspace(3) %14, align 4, !tbaa !14
  %35 = fcmp olt float %33, %34
  br i1 %35, label %36, label %39

36:                                               ; preds = %30
  %37 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %31
  %38 = load i32, ptr addrspace(3) %37, align 4, !tbaa !5
  br label %46

39:                                               ; preds = %30
  %40 = fcmp oeq float %33, %34
  br i1 %40, label %41, label %48

41:                                               ; preds = %39
  %42 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %31
  %43 = load i32, ptr addrspace(3) %42, align 4, !tbaa !5
  %44 = load i32, ptr addrspace(3) %15, align 4, !tbaa !5
  %45 = icmp ult i32 %43, %44
  br i1 %45, label %46, label %48

46:                                               ; preds = %36, %41
  %47 = phi i32 [ %38, %36 ], [ %43, %41 ]
  store float %33, ptr addrspace(3) %14, align 4, !tbaa !14
  store i32 %47, ptr addrspace(3) %15, align 4, !tbaa !5
  br label %48

48:                                               ; preds = %46, %41, %39, %11
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %49 = icmp samesign ult i32 %5, 16
  br i1 %49, label %50, label %68

50:                                               ; preds = %48
  %51 = or disjoint i32 %5, 16
  %52 = getelementptr inbounds nuw float, ptr addrspace(3) @argmin_float.v, i32 %51
  %53 = load float, ptr addrspace(3) %52, align 4, !tbaa !14
  %54 = load float, ptr addrspace(3) %14, align 4, !tbaa !14
  %55 = fcmp olt float %53, %54
  br i1 %55, label %56, label %59

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %51
  %58 = load i32, ptr addrspace(3) %57, align 4, !tbaa !5
  br label %66

59:                                               ; preds = %50
  %60 = fcmp oeq float %53, %54
  br i1 %60, label %61, label %68

61:                                               ; preds = %59
  %62 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %51
  %63 = load i32, ptr addrspace(3) %62, align 4, !tbaa !5
  %64 = load i32, ptr addrspace(3) %15, align 4, !tbaa !5
  %65 = icmp ult i32 %63, %64
  br i1 %65, label %66, label %68

66:                                               ; preds = %56, %61
  %67 = phi i32 [ %58, %56 ], [ %63, %61 ]
  store float %53, ptr addrspace(3) %14, align 4, !tbaa !14
  store i32 %67, ptr addrspace(3) %15, align 4, !tbaa !5
  br label %68

68:                                               ; preds = %66, %61, %59, %48
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %69 = icmp samesign ult i32 %5, 8
  br i1 %69, label %70, label %88

70:                                               ; preds = %68
  %71 = or disjoint i32 %5, 8
  %72 = getelementptr inbounds nuw float, ptr addrspace(3) @argmin_float.v, i32 %71
  %73 = load float, ptr addrspace(3) %72, align 4, !tbaa !14
  %74 = load float, ptr addrspace(3) %14, align 4, !tbaa !14
  %75 = fcmp olt float %73, %74
  br i1 %75, label %76, label %79

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %71
  %78 = load i32, ptr addrspace(3) %77, align 4, !tbaa !5
  br label %86

79:                                               ; preds = %70
  %80 = fcmp oeq float %73, %74
  br i1 %80, label %81, label %88

81:                                               ; preds = %79
  %82 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %71
  %83 = load i32, ptr addrspace(3) %82, align 4, !tbaa !5
  %84 = load i32, ptr addrspace(3) %15, align 4, !tbaa !5
  %85 = icmp ult i32 %83, %84
  br i1 %85, label %86, label %88

86:                                               ; preds = %76, %81
  %87 = phi i32 [ %78, %76 ], [ %83, %81 ]
  store float %73, ptr addrspace(3) %14, align 4, !tbaa !14
  store i32 %87, ptr addrspace(3) %15, align 4, !tbaa !5
  br label %88

88:                                               ; preds = %86, %81, %79, %68
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %89 = icmp samesign ult i32 %5, 4
  br i1 %89, label %90, label %108

90:                                               ; preds = %88
  %91 = or disjoint i32 %5, 4
  %92 = getelementptr inbounds nuw float, ptr addrspace(3) @argmin_float.v, i32 %91
  %93 = load float, ptr addrspace(3) %92, align 4, !tbaa !14
  %94 = load float, ptr addrspace(3) %14, align 4, !tbaa !14
  %95 = fcmp olt float %93, %94
  br i1 %95, label %96, label %99

96:                                               ; preds = %90
  %97 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %91
  %98 = load i32, ptr addrspace(3) %97, align 4, !tbaa !5
  br label %106

99:                                               ; preds = %90
  %100 = fcmp oeq float %93, %94
  br i1 %100, label %101, label %108

101:                                              ; preds = %99
  %102 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %91
  %103 = load i32, ptr addrspace(3) %102, align 4, !tbaa !5
  %104 = load i32, ptr addrspace(3) %15, align 4, !tbaa !5
  %105 = icmp ult i32 %103, %104
  br i1 %105, label %106, label %108

106:                                              ; preds = %96, %101
  %107 = phi i32 [ %98, %96 ], [ %103, %101 ]
  store float %93, ptr addrspace(3) %14, align 4, !tbaa !14
  store i32 %107, ptr addrspace(3) %15, align 4, !tbaa !5
  br label %108

108:                                              ; preds = %106, %101, %99, %88
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %109 = icmp samesign ult i32 %5, 2
  br i1 %109, label %110, label %128

110:                                              ; preds = %108
  %111 = or disjoint i32 %5, 2
  %112 = getelementptr inbounds nuw float, ptr addrspace(3) @argmin_float.v, i32 %111
  %113 = load float, ptr addrspace(3) %112, align 4, !tbaa !14
  %114 = load float, ptr addrspace(3) %14, align 4, !tbaa !14
  %115 = fcmp olt float %113, %114
  br i1 %115, label %116, label %119

116:                                              ; preds = %110
  %117 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %111
  %118 = load i32, ptr addrspace(3) %117, align 4, !tbaa !5
  br label %126

119:                                              ; preds = %110
  %120 = fcmp oeq float %113, %114
  br i1 %120, label %121, label %128

121:                                              ; preds = %119
  %122 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %111
  %123 = load i32, ptr addrspace(3) %122, align 4, !tbaa !5
  %124 = load i32, ptr addrspace(3) %15, align 4, !tbaa !5
  %125 = icmp ult i32 %123, %124
  br i1 %125, label %126, label %128

126:                                              ; preds = %116, %121
  %127 = phi i32 [ %118, %116 ], [ %123, %121 ]
  store float %113, ptr addrspace(3) %14, align 4, !tbaa !14
  store i32 %127, ptr addrspace(3) %15, align 4, !tbaa !5
  br label %128

128:                                              ; preds = %126, %121, %119, %108
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %129 = icmp eq i32 %5, 0
  br i1 %129, label %130, label %149

130:                                              ; preds = %128
  %131 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @argmin_float.v, i32 4), align 4, !tbaa !14
  %132 = load float, ptr addrspace(3) %14, align 4, !tbaa !14
  %133 = fcmp olt float %131, %132
  br i1 %133, label %134, label %136

134:                                              ; preds = %130
  %135 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @argmin_float.at, i32 4), align 4, !tbaa !5
  br label %142

136:                                              ; preds = %130
  %137 = fcmp oeq float %131, %132
  br i1 %137, label %138, label %144

138:                                              ; preds = %136
  %139 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @argmin_float.at, i32 4), align 4, !tbaa !5
  %140 = load i32, ptr addrspace(3) %15, align 4, !tbaa !5
  %141 = icmp ult i32 %139, %140
  br i1 %141, label %142, label %144

142:                                              ; preds = %134, %138
  %143 = phi i32 [ %135, %134 ], [ %139, %138 ]
  store float %131, ptr addrspace(3) %14, align 4, !tbaa !14
  store i32 %143, ptr addrspace(3) %15, align 4, !tbaa !5
  br label %144

144:                                              ; preds = %136, %138, %142
  %145 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %7
  %146 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  %147 = load i32, ptr addrspace(3) @argmin_float.at, align 4, !tbaa !5
  store i32 %147, ptr addrspace(1) %146, align 4, !tbaa !5
  %148 = load float, ptr addrspace(3) @argmin_float.v, align 4, !tbaa !14
  store float %148, ptr addrspace(1) %145, align 4, !tbaa !14
  br label %149

149:                                              ; preds = %128, %144
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_argmin_float(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = zext i32 %6 to i64
  %8 = icmp ult i32 %5, %3
  br i1 %8, label %9, label %11

9:                                                ; preds = %4
  %10 = mul i32 %3, %6
  br label %17

11:                                               ; preds = %17, %4
  %12 = phi i32 [ -1, %4 ], [ %26, %17 ]
  %13 = phi float [ 0x7FF0000000000000, %4 ], [ %27, %17 ]
  %14 = getelementptr inbounds nuw float, ptr addrspace(3) @argmin_float.v, i32 %5
  store float %13, ptr addrspace(3) %14, align 4, !tbaa !14
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %5
  store i32 %12, ptr addrspace(3) %15, align 4, !tbaa !5
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %16 = icmp samesign ult i32 %5, 32
  br i1 %16, label %30, label %48

17:                                               ; preds = %9, %17
  %18 = phi float [ 0x7FF0000000000000, %9 ], [ %27, %17 ]
  %19 = phi i32 [ -1, %9 ], [ %26, %17 ]
  %20 = phi i32 [ %5, %9 ], [ %28, %17 ]
  %21 = add i32 %20, %10
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !14
  %25 = fcmp olt float %24, %18
  %26 = select i1 %25, i32 %20, i32 %19
  %27 = select i1 %25, float %24, float %18
  %28 = add i32 %20, 64
  %29 = icmp ult i32 %28, %3
  br i1 %29, label %17, label %11

30:                                               ; preds = %11
  %31 = or disjoint i32 %5, 32
  %32 = getelementptr inbounds nuw float, ptr addrspace(3) @argmin_float.v, i32 %31
  %33 = load float, ptr addrspace(3) %32, align 4, !tbaa !14
  %34 = load float, ptr addrspace(3) %14, align 4, !tbaa !14
  %35 = fcmp olt float %33, %34
  br i1 %35, label %36, label %39

36:                                               ; preds = %30
  %37 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %31
  %38 = load i32, ptr addrspace(3) %37, align 4, !tbaa !5
  br label %46

39:                                               ; preds = %30
  %40 = fcmp oeq float %33, %34
  br i1 %40, label %41, label %48

41:                                               ; preds = %39
  %42 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %31
  %43 = load i32, ptr addrspace(3) %42, align 4, !tbaa !5
  %44 = load i32, ptr addrspace(3) %15, align 4, !tbaa !5
  %45 = icmp ult i32 %43, %44
  br i1 %45, label %46, label %48

46:                                               ; preds = %36, %41
  %47 = phi i32 [ %38, %36 ], [ %43, %41 ]
  store float %33, ptr addrspace(3) %14, align 4, !tbaa !14
  store i32 %47, ptr addrspace(3) %15, align 4, !tbaa !5
  br label %48

48:                                               ; preds = %39, %41, %46, %11
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %49 = icmp samesign ult i32 %5, 16
  br i1 %49, label %50, label %68

50:                                               ; preds = %48
  %51 = or disjoint i32 %5, 16
  %52 = getelementptr inbounds nuw float, ptr addrspace(3) @argmin_float.v, i32 %51
  %53 = load float, ptr addrspace(3) %52, align 4, !tbaa !14
  %54 = load float, ptr addrspace(3) %14, align 4, !tbaa !14
  %55 = fcmp olt float %53, %54
  br i1 %55, label %56, label %59

56:                                               ; preds = %50
  %57 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %51
  %58 = load i32, ptr addrspace(3) %57, align 4, !tbaa !5
  br label %66

59:                                               ; preds = %50
  %60 = fcmp oeq float %53, %54
  br i1 %60, label %61, label %68

61:                                               ; preds = %59
  %62 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %51
  %63 = load i32, ptr addrspace(3) %62, align 4, !tbaa !5
  %64 = load i32, ptr addrspace(3) %15, align 4, !tbaa !5
  %65 = icmp ult i32 %63, %64
  br i1 %65, label %66, label %68

66:                                               ; preds = %56, %61
  %67 = phi i32 [ %58, %56 ], [ %63, %61 ]
  store float %53, ptr addrspace(3) %14, align 4, !tbaa !14
  store i32 %67, ptr addrspace(3) %15, align 4, !tbaa !5
  br label %68

68:                                               ; preds = %66, %61, %59, %48
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %69 = icmp samesign ult i32 %5, 8
  br i1 %69, label %70, label %88

70:                                               ; preds = %68
  %71 = or disjoint i32 %5, 8
  %72 = getelementptr inbounds nuw float, ptr addrspace(3) @argmin_float.v, i32 %71
  %73 = load float, ptr addrspace(3) %72, align 4, !tbaa !14
  %74 = load float, ptr addrspace(3) %14, align 4, !tbaa !14
  %75 = fcmp olt float %73, %74
  br i1 %75, label %76, label %79

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %71
  %78 = load i32, ptr addrspace(3) %77, align 4, !tbaa !5
  br label %86

79:                                               ; preds = %70
  %80 = fcmp oeq float %73, %74
  br i1 %80, label %81, label %88

81:                                               ; preds = %79
  %82 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %71
  %83 = load i32, ptr addrspace(3) %82, align 4, !tbaa !5
  %84 = load i32, ptr addrspace(3) %15, align 4, !tbaa !5
  %85 = icmp ult i32 %83, %84
  br i1 %85, label %86, label %88

86:                                               ; preds = %76, %81
  %87 = phi i32 [ %78, %76 ], [ %83, %81 ]
  store float %73, ptr addrspace(3) %14, align 4, !tbaa !14
  store i32 %87, ptr addrspace(3) %15, align 4, !tbaa !5
  br label %88

88:                                               ; preds = %86, %81, %79, %68
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %89 = icmp samesign ult i32 %5, 4
  br i1 %89, label %90, label %108

90:                                               ; preds = %88
  %91 = or disjoint i32 %5, 4
  %92 = getelementptr inbounds nuw float, ptr addrspace(3) @argmin_float.v, i32 %91
  %93 = load float, ptr addrspace(3) %92, align 4, !tbaa !14
  %94 = load float, ptr addrspace(3) %14, align 4, !tbaa !14
  %95 = fcmp olt float %93, %94
  br i1 %95, label %96, label %99

96:                                               ; preds = %90
  %97 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %91
  %98 = load i32, ptr addrspace(3) %97, align 4, !tbaa !5
  br label %106

99:                                               ; preds = %90
  %100 = fcmp oeq float %93, %94
  br i1 %100, label %101, label %108

101:                                              ; preds = %99
  %102 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %91
  %103 = load i32, ptr addrspace(3) %102, align 4, !tbaa !5
  %104 = load i32, ptr addrspace(3) %15, align 4, !tbaa !5
  %105 = icmp ult i32 %103, %104
  br i1 %105, label %106, label %108

106:                                              ; preds = %96, %101
  %107 = phi i32 [ %98, %96 ], [ %103, %101 ]
  store float %93, ptr addrspace(3) %14, align 4, !tbaa !14
  store i32 %107, ptr addrspace(3) %15, align 4, !tbaa !5
  br label %108

108:                                              ; preds = %106, %101, %99, %88
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %109 = icmp samesign ult i32 %5, 2
  br i1 %109, label %110, label %128

110:                                              ; preds = %108
  %111 = or disjoint i32 %5, 2
  %112 = getelementptr inbounds nuw float, ptr addrspace(3) @argmin_float.v, i32 %111
  %113 = load float, ptr addrspace(3) %112, align 4, !tbaa !14
  %114 = load float, ptr addrspace(3) %14, align 4, !tbaa !14
  %115 = fcmp olt float %113, %114
  br i1 %115, label %116, label %119

116:                                              ; preds = %110
  %117 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %111
  %118 = load i32, ptr addrspace(3) %117, align 4, !tbaa !5
  br label %126

119:                                              ; preds = %110
  %120 = fcmp oeq float %113, %114
  br i1 %120, label %121, label %128

121:                                              ; preds = %119
  %122 = getelementptr inbounds nuw i32, ptr addrspace(3) @argmin_float.at, i32 %111
  %123 = load i32, ptr addrspace(3) %122, align 4, !tbaa !5
  %124 = load i32, ptr addrspace(3) %15, align 4, !tbaa !5
  %125 = icmp ult i32 %123, %124
  br i1 %125, label %126, label %128

126:                                              ; preds = %116, %121
  %127 = phi i32 [ %118, %116 ], [ %123, %121 ]
  store float %113, ptr addrspace(3) %14, align 4, !tbaa !14
  store i32 %127, ptr addrspace(3) %15, align 4, !tbaa !5
  br label %128

128:                                              ; preds = %126, %121, %119, %108
  fence syncscope("workgroup") release, !mmra !16
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !16
  %129 = icmp eq i32 %5, 0
  br i1 %129, label %130, label %149

130:                                              ; preds = %128
  %131 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @argmin_float.v, i32 4), align 4, !tbaa !14
  %132 = load float, ptr addrspace(3) %14, align 4, !tbaa !14
  %133 = fcmp olt float %131, %132
  br i1 %133, label %134, label %136

134:                                              ; preds = %130
  %135 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @argmin_float.at, i32 4), align 4, !tbaa !5
  br label %142

136:                                              ; preds = %130
  %137 = fcmp oeq float %131, %132
  br i1 %137, label %138, label %144

138:                                              ; preds = %136
  %139 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @argmin_float.at, i32 4), align 4, !tbaa !5
  %140 = load i32, ptr addrspace(3) %15, align 4, !tbaa !5
  %141 = icmp ult i32 %139, %140
  br i1 %141, label %142, label %144

142:                                              ; preds = %134, %138
  %143 = phi i32 [ %135, %134 ], [ %139, %138 ]
  store float %131, ptr addrspace(3) %14, align 4, !tbaa !14
  store i32 %143, ptr addrspace(3) %15, align 4, !tbaa !5
  br label %144

144:                                              ; preds = %136, %138, %142
  %145 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %7
  %146 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  %147 = load i32, ptr addrspace(3) @argmin_float.at, align 4, !tbaa !5
  store i32 %147, ptr addrspace(1) %146, align 4, !tbaa !5
  %148 = load float, ptr addrspace(3) @argmin_float.v, align 4, !tbaa !14
  store float %148, ptr addrspace(1) %145, align 4, !tbaa !14
  br label %149

149:                                              ; preds = %128, %144
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!9 = !{i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"float*", !"uint*", !"float*", !"uint"}
!12 = !{!"const", !"", !"", !""}
!13 = !{i32 64, i32 1, i32 1}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !7, i64 0}
!16 = !{!"amdgpu-synchronize-as", !"local"}
!17 = !{}
