; ModuleID = 'scan_double.cl'
source_filename = "scan_double.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@scan_double.x = internal unnamed_addr addrspace(3) global [128 x double] undef, align 8

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @scan_double(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl i32 %5, 7
  %7 = shl nuw nsw i32 %4, 1
  %8 = add i32 %6, %7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %9
  %11 = load double, ptr addrspace(1) %10, align 8, !tbaa !14, !amdgpu.noclobber !16
  %12 = getelementptr inbounds nuw double, ptr addrspace(3) @scan_double.x, i32 %7
  store double %11, ptr addrspace(3) %12, align 8, !tbaa !14
  %13 = or disjoint i32 %8, 1
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %14
  %16 = load double, ptr addrspace(1) %15, align 8, !tbaa !14, !amdgpu.noclobber !16
  %17 = or disjoint i32 %7, 1
  %18 = getelementptr double, ptr addrspace(3) @scan_double.x, i32 %17
  store double %16, ptr addrspace(3) %18, align 8, !tbaa !14
  %19 = add nuw nsw i32 %7, 2
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %20 = icmp samesign ult i32 %4, 64
  br i1 %20, label %21, label %29

21:                                               ; preds = %3
  %22 = getelementptr i8, ptr addrspace(3) %18, i32 -8
  %23 = getelementptr double, ptr addrspace(3) @scan_double.x, i32 %19
  %24 = getelementptr i8, ptr addrspace(3) %23, i32 -8
  %25 = load <2 x double>, ptr addrspace(3) %22, align 8, !tbaa !14
  %26 = extractelement <2 x double> %25, i64 0
  %27 = extractelement <2 x double> %25, i64 1
  %28 = fadd double %26, %27
  store double %28, ptr addrspace(3) %24, align 8, !tbaa !14
  br label %29

29:                                               ; preds = %21, %3
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %30 = icmp samesign ult i32 %4, 32
  br i1 %30, label %31, label %41

31:                                               ; preds = %29
  %32 = shl nuw nsw i32 %17, 4
  %33 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %32
  %34 = getelementptr i8, ptr addrspace(3) %33, i32 -8
  %35 = load double, ptr addrspace(3) %34, align 8, !tbaa !14
  %36 = shl nuw nsw i32 %19, 4
  %37 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %36
  %38 = getelementptr i8, ptr addrspace(3) %37, i32 -8
  %39 = load double, ptr addrspace(3) %38, align 8, !tbaa !14
  %40 = fadd double %35, %39
  store double %40, ptr addrspace(3) %38, align 8, !tbaa !14
  br label %41

41:                                               ; preds = %31, %29
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %42 = icmp samesign ult i32 %4, 16
  br i1 %42, label %43, label %53

43:                                               ; preds = %41
  %44 = shl nuw nsw i32 %17, 5
  %45 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %44
  %46 = getelementptr i8, ptr addrspace(3) %45, i32 -8
  %47 = load double, ptr addrspace(3) %46, align 8, !tbaa !14
  %48 = shl nuw nsw i32 %19, 5
  %49 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %48
  %50 = getelementptr i8, ptr addrspace(3) %49, i32 -8
  %51 = load double, ptr addrspace(3) %50, align 8, !tbaa !14
  %52 = fadd double %47, %51
  store double %52, ptr addrspace(3) %50, align 8, !tbaa !14
  br label %53

53:                                               ; preds = %43, %41
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %54 = icmp samesign ult i32 %4, 8
  br i1 %54, label %55, label %65

55:                                               ; preds = %53
  %56 = shl nuw nsw i32 %17, 6
  %57 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %56
  %58 = getelementptr i8, ptr addrspace(3) %57, i32 -8
  %59 = load double, ptr addrspace(3) %58, align 8, !tbaa !14
  %60 = shl nuw nsw i32 %19, 6
  %61 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %60
  %62 = getelementptr i8, ptr addrspace(3) %61, i32 -8
  %63 = load double, ptr addrspace(3) %62, align 8, !tbaa !14
  %64 = fadd double %59, %63
  store double %64, ptr addrspace(3) %62, align 8, !tbaa !14
  br label %65

65:                                               ; preds = %55, %53
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %66 = icmp samesign ult i32 %4, 4
  br i1 %66, label %67, label %77

67:                                               ; preds = %65
  %68 = shl nuw nsw i32 %17, 7
  %69 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %68
  %70 = getelementptr i8, ptr addrspace(3) %69, i32 -8
  %71 = load double, ptr addrspace(3) %70, align 8, !tbaa !14
  %72 = shl nuw nsw i32 %19, 7
  %73 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %72
  %74 = getelementptr i8, ptr addrspace(3) %73, i32 -8
  %75 = load double, ptr addrspace(3) %74, align 8, !tbaa !14
  %76 = fadd double %71, %75
  store double %76, ptr addrspace(3) %74, align 8, !tbaa !14
  br label %77

77:                                               ; preds = %67, %65
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %78 = icmp samesign ult i32 %4, 2
  br i1 %78, label %79, label %89

79:                                               ; preds = %77
  %80 = shl nuw nsw i32 %17, 8
  %81 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %80
  %82 = getelementptr i8, ptr addrspace(3) %81, i32 -8
  %83 = load double, ptr addrspace(3) %82, align 8, !tbaa !14
  %84 = shl nuw nsw i32 %19, 8
  %85 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %84
  %86 = getelementptr i8, ptr addrspace(3) %85, i32 -8
  %87 = load double, ptr addrspace(3) %86, align 8, !tbaa !14
  %88 = fadd double %83, %87
  store double %88, ptr addrspace(3) %86, align 8, !tbaa !14
  br label %89

89:                                               ; preds = %79, %77
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %90 = icmp eq i32 %4, 0
  br i1 %90, label %91, label %95

91:                                               ; preds = %89
  %92 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_double.x, i32 504), align 8, !tbaa !14
  %93 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_double.x, i32 1016), align 8, !tbaa !14
  %94 = fadd double %92, %93
  store double %94, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_double.x, i32 1016), align 8, !tbaa !14
  br label %95

95:                                               ; preds = %91, %89
  %96 = icmp eq i32 %4, 0
  br i1 %96, label %97, label %101

97:                                               ; preds = %95
  %98 = zext i32 %5 to i64
  %99 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %98
  %100 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_double.x, i32 1016), align 8, !tbaa !14
  store double %100, ptr addrspace(1) %99, align 8, !tbaa !14
  store double 0.000000e+00, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_double.x, i32 1016), align 8, !tbaa !14
  br label %101

101:                                              ; preds = %97, %95
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  br i1 %90, label %102, label %106

102:                                              ; preds = %101
  %103 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_double.x, i32 504), align 8, !tbaa !14
  %104 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_double.x, i32 1016), align 8, !tbaa !14
  store double %104, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_double.x, i32 504), align 8, !tbaa !14
  %105 = fadd double %103, %104
  store double %105, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_double.x, i32 1016), align 8, !tbaa !14
  br label %106

106:                                              ; preds = %102, %101
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  br i1 %78, label %107, label %117

107:                                              ; preds = %106
  %108 = shl nuw nsw i32 %17, 8
  %109 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %108
  %110 = getelementptr i8, ptr addrspace(3) %109, i32 -8
  %111 = load double, ptr addrspace(3) %110, align 8, !tbaa !14
  %112 = shl nuw nsw i32 %19, 8
  %113 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %112
  %114 = getelementptr i8, ptr addrspace(3) %113, i32 -8
  %115 = load double, ptr addrspace(3) %114, align 8, !tbaa !14
  store double %115, ptr addrspace(3) %110, align 8, !tbaa !14
  %116 = fadd double %111, %115
  store double %116, ptr addrspace(3) %114, align 8, !tbaa !14
  br label %117

117:                                              ; preds = %107, %106
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  br i1 %66, label %118, label %128

118:                                              ; preds = %117
  %119 = shl nuw nsw i32 %17, 7
  %120 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %119
  %121 = getelementptr i8, ptr addrspace(3) %120, i32 -8
  %122 = load double, ptr addrspace(3) %121, align 8, !tbaa !14
  %123 = shl nuw nsw i32 %19, 7
  %124 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %123
  %125 = getelementptr i8, ptr addrspace(3) %124, i32 -8
  %126 = load double, ptr addrspace(3) %125, align 8, !tbaa !14
  store double %126, ptr addrspace(3) %121, align 8, !tbaa !14
  %127 = fadd double %122, %126
  store double %127, ptr addrspace(3) %125, align 8, !tbaa !14
  br label %128

128:                                              ; preds = %118, %117
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  br i1 %54, label %129, label %139

129:                                              ; preds = %128
  %130 = shl nuw nsw i32 %17, 6
  %131 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %130
  %132 = getelementptr i8, ptr addrspace(3) %131, i32 -8
  %133 = load double, ptr addrspace(3) %132, align 8, !tbaa !14
  %134 = shl nuw nsw i32 %19, 6
  %135 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %134
  %136 = getelementptr i8, ptr addrspace(3) %135, i32 -8
  %137 = load double, ptr addrspace(3) %136, align 8, !tbaa !14
  store double %137, ptr addrspace(3) %132, align 8, !tbaa !14
  %138 = fadd double %133, %137
  store double %138, ptr addrspace(3) %136, align 8, !tbaa !14
  br label %139

139:                                              ; preds = %129, %128
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  br i1 %42, label %140, label %150

140:                                              ; preds = %139
  %141 = shl nuw nsw i32 %17, 5
  %142 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %141
  %143 = getelementptr i8, ptr addrspace(3) %142, i32 -8
  %144 = load double, ptr addrspace(3) %143, align 8, !tbaa !14
  %145 = shl nuw nsw i32 %19, 5
  %146 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %145
  %147 = getelementptr i8, ptr addrspace(3) %146, i32 -8
  %148 = load double, ptr addrspace(3) %147, align 8, !tbaa !14
  store double %148, ptr addrspace(3) %143, align 8, !tbaa !14
  %149 = fadd double %144, %148
  store double %149, ptr addrspace(3) %147, align 8, !tbaa !14
  br label %150

150:                                              ; preds = %140, %139
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  br i1 %30, label %151, label %161

151:                                              ; preds = %150
  %152 = shl nuw nsw i32 %17, 4
  %153 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %152
  %154 = getelementptr i8, ptr addrspace(3) %153, i32 -8
  %155 = load double, ptr addrspace(3) %154, align 8, !tbaa !14
  %156 = shl nuw nsw i32 %19, 4
  %157 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %156
  %158 = getelementptr i8, ptr addrspace(3) %157, i32 -8
  %159 = load double, ptr addrspace(3) %158, align 8, !tbaa !14
  store double %159, ptr addrspace(3) %154, align 8, !tbaa !14
  %160 = fadd double %155, %159
  store double %160, ptr addrspace(3) %158, align 8, !tbaa !14
  br label %161

161:                                              ; preds = %151, %150
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  br i1 %20, label %162, label %169

162:                                              ; preds = %161
  %163 = getelementptr i8, ptr addrspace(3) %18, i32 -8
  %164 = load double, ptr addrspace(3) %163, align 8, !tbaa !14
  %165 = getelementptr double, ptr addrspace(3) @scan_double.x, i32 %19
  %166 = getelementptr i8, ptr addrspace(3) %165, i32 -8
  %167 = load double, ptr addrspace(3) %166, align 8, !tbaa !14
  store double %167, ptr addrspace(3) %163, align 8, !tbaa !14
  %168 = fadd double %164, %167
  store double %168, ptr addrspace(3) %166, align 8, !tbaa !14
  br label %169

169:                                              ; preds = %162, %161
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %170 = load double, ptr addrspace(3) %12, align 8, !tbaa !14
  %171 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %9
  store double %170, ptr addrspace(1) %171, align 8, !tbaa !14
  %172 = load double, ptr addrspace(3) %18, align 8, !tbaa !14
  %173 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %14
  store double %172, ptr addrspace(1) %173, align 8, !tbaa !14
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_scan_double(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 8 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl i32 %5, 7
  %7 = shl nuw nsw i32 %4, 1
  %8 = add i32 %6, %7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %9
  %11 = load double, ptr addrspace(1) %10, align 8, !tbaa !14
  %12 = getelementptr inbounds nuw double, ptr addrspace(3) @scan_double.x, i32 %7
  store double %11, ptr addrspace(3) %12, align 8, !tbaa !14
  %13 = or disjoint i32 %8, 1
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %14
  %16 = load double, ptr addrspace(1) %15, align 8, !tbaa !14
  %17 = or disjoint i32 %7, 1
  %18 = getelementptr double, ptr addrspace(3) @scan_double.x, i32 %17
  store double %16, ptr addrspace(3) %18, align 8, !tbaa !14
  %19 = add nuw nsw i32 %7, 2
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %20 = icmp samesign ult i32 %4, 64
  br i1 %20, label %21, label %29

21:                                               ; preds = %3
  %22 = getelementptr i8, ptr addrspace(3) %18, i32 -8
  %23 = getelementptr double, ptr addrspace(3) @scan_double.x, i32 %19
  %24 = getelementptr i8, ptr addrspace(3) %23, i32 -8
  %25 = load <2 x double>, ptr addrspace(3) %22, align 8, !tbaa !14
  %26 = extractelement <2 x double> %25, i64 0
  %27 = extractelement <2 x double> %25, i64 1
  %28 = fadd double %26, %27
  store double %28, ptr addrspace(3) %24, align 8, !tbaa !14
  br label %29

29:                                               ; preds = %21, %3
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %30 = icmp samesign ult i32 %4, 32
  br i1 %30, label %31, label %41

31:                                               ; preds = %29
  %32 = shl nuw nsw i32 %17, 4
  %33 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %32
  %34 = getelementptr i8, ptr addrspace(3) %33, i32 -8
  %35 = load double, ptr addrspace(3) %34, align 8, !tbaa !14
  %36 = shl nuw nsw i32 %19, 4
  %37 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %36
  %38 = getelementptr i8, ptr addrspace(3) %37, i32 -8
  %39 = load double, ptr addrspace(3) %38, align 8, !tbaa !14
  %40 = fadd double %35, %39
  store double %40, ptr addrspace(3) %38, align 8, !tbaa !14
  br label %41

41:                                               ; preds = %31, %29
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %42 = icmp samesign ult i32 %4, 16
  br i1 %42, label %43, label %53

43:                                               ; preds = %41
  %44 = shl nuw nsw i32 %17, 5
  %45 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %44
  %46 = getelementptr i8, ptr addrspace(3) %45, i32 -8
  %47 = load double, ptr addrspace(3) %46, align 8, !tbaa !14
  %48 = shl nuw nsw i32 %19, 5
  %49 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %48
  %50 = getelementptr i8, ptr addrspace(3) %49, i32 -8
  %51 = load double, ptr addrspace(3) %50, align 8, !tbaa !14
  %52 = fadd double %47, %51
  store double %52, ptr addrspace(3) %50, align 8, !tbaa !14
  br label %53

53:                                               ; preds = %43, %41
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %54 = icmp samesign ult i32 %4, 8
  br i1 %54, label %55, label %65

55:                                               ; preds = %53
  %56 = shl nuw nsw i32 %17, 6
  %57 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %56
  %58 = getelementptr i8, ptr addrspace(3) %57, i32 -8
  %59 = load double, ptr addrspace(3) %58, align 8, !tbaa !14
  %60 = shl nuw nsw i32 %19, 6
  %61 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %60
  %62 = getelementptr i8, ptr addrspace(3) %61, i32 -8
  %63 = load double, ptr addrspace(3) %62, align 8, !tbaa !14
  %64 = fadd double %59, %63
  store double %64, ptr addrspace(3) %62, align 8, !tbaa !14
  br label %65

65:                                               ; preds = %55, %53
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %66 = icmp samesign ult i32 %4, 4
  br i1 %66, label %67, label %77

67:                                               ; preds = %65
  %68 = shl nuw nsw i32 %17, 7
  %69 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %68
  %70 = getelementptr i8, ptr addrspace(3) %69, i32 -8
  %71 = load double, ptr addrspace(3) %70, align 8, !tbaa !14
  %72 = shl nuw nsw i32 %19, 7
  %73 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %72
  %74 = getelementptr i8, ptr addrspace(3) %73, i32 -8
  %75 = load double, ptr addrspace(3) %74, align 8, !tbaa !14
  %76 = fadd double %71, %75
  store double %76, ptr addrspace(3) %74, align 8, !tbaa !14
  br label %77

77:                                               ; preds = %67, %65
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %78 = icmp samesign ult i32 %4, 2
  br i1 %78, label %79, label %89

79:                                               ; preds = %77
  %80 = shl nuw nsw i32 %17, 8
  %81 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %80
  %82 = getelementptr i8, ptr addrspace(3) %81, i32 -8
  %83 = load double, ptr addrspace(3) %82, align 8, !tbaa !14
  %84 = shl nuw nsw i32 %19, 8
  %85 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %84
  %86 = getelementptr i8, ptr addrspace(3) %85, i32 -8
  %87 = load double, ptr addrspace(3) %86, align 8, !tbaa !14
  %88 = fadd double %83, %87
  store double %88, ptr addrspace(3) %86, align 8, !tbaa !14
  br label %89

89:                                               ; preds = %79, %77
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %90 = icmp eq i32 %4, 0
  br i1 %90, label %91, label %95

91:                                               ; preds = %89
  %92 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_double.x, i32 504), align 8, !tbaa !14
  %93 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_double.x, i32 1016), align 8, !tbaa !14
  %94 = fadd double %92, %93
  store double %94, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_double.x, i32 1016), align 8, !tbaa !14
  br label %95

95:                                               ; preds = %91, %89
  %96 = icmp eq i32 %4, 0
  br i1 %96, label %97, label %101

97:                                               ; preds = %95
  %98 = zext i32 %5 to i64
  %99 = getelementptr inbounds nuw double, ptr addrspace(1) %2, i64 %98
  %100 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_double.x, i32 1016), align 8, !tbaa !14
  store double %100, ptr addrspace(1) %99, align 8, !tbaa !14
  store double 0.000000e+00, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_double.x, i32 1016), align 8, !tbaa !14
  br label %101

101:                                              ; preds = %97, %95
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  br i1 %90, label %102, label %106

102:                                              ; preds = %101
  %103 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_double.x, i32 504), align 8, !tbaa !14
  %104 = load double, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_double.x, i32 1016), align 8, !tbaa !14
  store double %104, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_double.x, i32 504), align 8, !tbaa !14
  %105 = fadd double %103, %104
  store double %105, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_double.x, i32 1016), align 8, !tbaa !14
  br label %106

106:                                              ; preds = %101, %102
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  br i1 %78, label %107, label %117

107:                                              ; preds = %106
  %108 = shl nuw nsw i32 %17, 8
  %109 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %108
  %110 = getelementptr i8, ptr addrspace(3) %109, i32 -8
  %111 = load double, ptr addrspace(3) %110, align 8, !tbaa !14
  %112 = shl nuw nsw i32 %19, 8
  %113 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %112
  %114 = getelementptr i8, ptr addrspace(3) %113, i32 -8
  %115 = load double, ptr addrspace(3) %114, align 8, !tbaa !14
  store double %115, ptr addrspace(3) %110, align 8, !tbaa !14
  %116 = fadd double %111, %115
  store double %116, ptr addrspace(3) %114, align 8, !tbaa !14
  br label %117

117:                                              ; preds = %107, %106
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  br i1 %66, label %118, label %128

118:                                              ; preds = %117
  %119 = shl nuw nsw i32 %17, 7
  %120 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %119
  %121 = getelementptr i8, ptr addrspace(3) %120, i32 -8
  %122 = load double, ptr addrspace(3) %121, align 8, !tbaa !14
  %123 = shl nuw nsw i32 %19, 7
  %124 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %123
  %125 = getelementptr i8, ptr addrspace(3) %124, i32 -8
  %126 = load double, ptr addrspace(3) %125, align 8, !tbaa !14
  store double %126, ptr addrspace(3) %121, align 8, !tbaa !14
  %127 = fadd double %122, %126
  store double %127, ptr addrspace(3) %125, align 8, !tbaa !14
  br label %128

128:                                              ; preds = %118, %117
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  br i1 %54, label %129, label %139

129:                                              ; preds = %128
  %130 = shl nuw nsw i32 %17, 6
  %131 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %130
  %132 = getelementptr i8, ptr addrspace(3) %131, i32 -8
  %133 = load double, ptr addrspace(3) %132, align 8, !tbaa !14
  %134 = shl nuw nsw i32 %19, 6
  %135 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %134
  %136 = getelementptr i8, ptr addrspace(3) %135, i32 -8
  %137 = load double, ptr addrspace(3) %136, align 8, !tbaa !14
  store double %137, ptr addrspace(3) %132, align 8, !tbaa !14
  %138 = fadd double %133, %137
  store double %138, ptr addrspace(3) %136, align 8, !tbaa !14
  br label %139

139:                                              ; preds = %129, %128
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  br i1 %42, label %140, label %150

140:                                              ; preds = %139
  %141 = shl nuw nsw i32 %17, 5
  %142 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %141
  %143 = getelementptr i8, ptr addrspace(3) %142, i32 -8
  %144 = load double, ptr addrspace(3) %143, align 8, !tbaa !14
  %145 = shl nuw nsw i32 %19, 5
  %146 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %145
  %147 = getelementptr i8, ptr addrspace(3) %146, i32 -8
  %148 = load double, ptr addrspace(3) %147, align 8, !tbaa !14
  store double %148, ptr addrspace(3) %143, align 8, !tbaa !14
  %149 = fadd double %144, %148
  store double %149, ptr addrspace(3) %147, align 8, !tbaa !14
  br label %150

150:                                              ; preds = %140, %139
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  br i1 %30, label %151, label %161

151:                                              ; preds = %150
  %152 = shl nuw nsw i32 %17, 4
  %153 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %152
  %154 = getelementptr i8, ptr addrspace(3) %153, i32 -8
  %155 = load double, ptr addrspace(3) %154, align 8, !tbaa !14
  %156 = shl nuw nsw i32 %19, 4
  %157 = getelementptr i8, ptr addrspace(3) @scan_double.x, i32 %156
  %158 = getelementptr i8, ptr addrspace(3) %157, i32 -8
  %159 = load double, ptr addrspace(3) %158, align 8, !tbaa !14
  store double %159, ptr addrspace(3) %154, align 8, !tbaa !14
  %160 = fadd double %155, %159
  store double %160, ptr addrspace(3) %158, align 8, !tbaa !14
  br label %161

161:                                              ; preds = %151, %150
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  br i1 %20, label %162, label %169

162:                                              ; preds = %161
  %163 = getelementptr i8, ptr addrspace(3) %18, i32 -8
  %164 = load double, ptr addrspace(3) %163, align 8, !tbaa !14
  %165 = getelementptr double, ptr addrspace(3) @scan_double.x, i32 %19
  %166 = getelementptr i8, ptr addrspace(3) %165, i32 -8
  %167 = load double, ptr addrspace(3) %166, align 8, !tbaa !14
  store double %167, ptr addrspace(3) %163, align 8, !tbaa !14
  %168 = fadd double %164, %167
  store double %168, ptr addrspace(3) %166, align 8, !tbaa !14
  br label %169

169:                                              ; preds = %162, %161
  fence syncscope("workgroup") release, !mmra !17
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !17
  %170 = load double, ptr addrspace(3) %12, align 8, !tbaa !14
  %171 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %9
  store double %170, ptr addrspace(1) %171, align 8, !tbaa !14
  %172 = load double, ptr addrspace(3) %18, align 8, !tbaa !14
  %173 = getelementptr inbounds nuw double, ptr addrspace(1) %1, i64 %14
  store double %172, ptr addrspace(1) %173, align 8, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="64,64" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
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
!11 = !{!"double*", !"double*", !"double*"}
!12 = !{!"const", !"", !""}
!13 = !{i32 64, i32 1, i32 1}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !7, i64 0}
!16 = !{}
!17 = !{!"amdgpu-synchronize-as", !"local"}
