; ModuleID = 'nbody_f32.cl'
source_filename = "nbody_f32.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@nbody_f32.tile = internal unnamed_addr addrspace(3) global [256 x <4 x float>] undef, align 16

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @nbody_f32(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 4, !tbaa !14
  %12 = zext i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = icmp ult i32 %15, %4
  br i1 %16, label %17, label %21

17:                                               ; preds = %7
  %18 = zext i32 %15 to i64
  %19 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %18
  %20 = load <4 x float>, ptr addrspace(1) %19, align 16, !tbaa !16, !amdgpu.noclobber !17
  br label %21

21:                                               ; preds = %17, %7
  %22 = phi <4 x float> [ %20, %17 ], [ zeroinitializer, %7 ]
  %23 = icmp eq i32 %4, 0
  br i1 %23, label %32, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_f32.tile, i32 %14
  %26 = icmp eq i16 %11, 0
  %27 = and i32 %12, 3
  %28 = icmp ult i16 %11, 4
  %29 = and i32 %12, 65532
  %30 = icmp eq i32 %27, 0
  %31 = icmp ne i32 %27, 0
  br label %34

32:                                               ; preds = %76, %21
  %33 = phi <3 x float> [ zeroinitializer, %21 ], [ %77, %76 ]
  br i1 %16, label %166, label %190

34:                                               ; preds = %24, %76
  %35 = phi <3 x float> [ zeroinitializer, %24 ], [ %77, %76 ]
  %36 = phi i32 [ 0, %24 ], [ %78, %76 ]
  %37 = add i32 %36, %14
  %38 = icmp ult i32 %37, %4
  br i1 %38, label %39, label %43

39:                                               ; preds = %34
  %40 = zext i32 %37 to i64
  %41 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %40
  %42 = load <4 x float>, ptr addrspace(1) %41, align 16, !tbaa !16, !amdgpu.noclobber !17
  br label %43

43:                                               ; preds = %39, %34
  %44 = phi <4 x float> [ %42, %39 ], [ zeroinitializer, %34 ]
  store <4 x float> %44, ptr addrspace(3) %25, align 16, !tbaa !16
  fence syncscope("workgroup") release, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !18
  br i1 %26, label %76, label %45

45:                                               ; preds = %43
  br i1 %28, label %47, label %80

46:                                               ; preds = %80
  br i1 %30, label %76, label %47

47:                                               ; preds = %46, %45
  %48 = phi <3 x float> [ %35, %45 ], [ %162, %46 ]
  %49 = phi i32 [ 0, %45 ], [ %163, %46 ]
  tail call void @llvm.assume(i1 %31)
  br label %50

50:                                               ; preds = %50, %47
  %51 = phi <3 x float> [ %72, %50 ], [ %48, %47 ]
  %52 = phi i32 [ %73, %50 ], [ %49, %47 ]
  %53 = phi i32 [ %74, %50 ], [ 0, %47 ]
  %54 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_f32.tile, i32 %52
  %55 = load <4 x float>, ptr addrspace(3) %54, align 16, !tbaa !16
  %56 = fsub <4 x float> %55, %22
  %57 = shufflevector <4 x float> %56, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %58 = extractelement <4 x float> %56, i64 0
  %59 = extractelement <4 x float> %56, i64 1
  %60 = fmul float %59, %59
  %61 = tail call float @llvm.fmuladd.f32(float %58, float %58, float %60)
  %62 = extractelement <4 x float> %56, i64 2
  %63 = tail call float @llvm.fmuladd.f32(float %62, float %62, float %61)
  %64 = fadd float %6, %63
  %65 = tail call float @llvm.amdgcn.rsq.f32(float %64)
  %66 = extractelement <4 x float> %55, i64 3
  %67 = fmul float %66, %65
  %68 = fmul float %65, %67
  %69 = fmul float %65, %68
  %70 = insertelement <3 x float> poison, float %69, i64 0
  %71 = shufflevector <3 x float> %70, <3 x float> poison, <3 x i32> zeroinitializer
  %72 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %57, <3 x float> %71, <3 x float> %51)
  %73 = add nuw nsw i32 %52, 1
  %74 = add i32 %53, 1
  %75 = icmp eq i32 %74, %27
  br i1 %75, label %76, label %50, !llvm.loop !19

76:                                               ; preds = %46, %50, %43
  %77 = phi <3 x float> [ %35, %43 ], [ %162, %46 ], [ %72, %50 ]
  fence syncscope("workgroup") release, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !18
  %78 = add i32 %36, %12
  %79 = icmp ult i32 %78, %4
  br i1 %79, label %34, label %32

80:                                               ; preds = %45, %80
  %81 = phi <3 x float> [ %162, %80 ], [ %35, %45 ]
  %82 = phi i32 [ %163, %80 ], [ 0, %45 ]
  %83 = phi i32 [ %164, %80 ], [ 0, %45 ]
  %84 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_f32.tile, i32 %82
  %85 = load <4 x float>, ptr addrspace(3) %84, align 16, !tbaa !16
  %86 = fsub <4 x float> %85, %22
  %87 = shufflevector <4 x float> %86, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %88 = extractelement <4 x float> %86, i64 0
  %89 = extractelement <4 x float> %86, i64 1
  %90 = fmul float %89, %89
  %91 = tail call float @llvm.fmuladd.f32(float %88, float %88, float %90)
  %92 = extractelement <4 x float> %86, i64 2
  %93 = tail call float @llvm.fmuladd.f32(float %92, float %92, float %91)
  %94 = fadd float %6, %93
  %95 = tail call float @llvm.amdgcn.rsq.f32(float %94)
  %96 = extractelement <4 x float> %85, i64 3
  %97 = fmul float %96, %95
  %98 = fmul float %95, %97
  %99 = fmul float %95, %98
  %100 = insertelement <3 x float> poison, float %99, i64 0
  %101 = shufflevector <3 x float> %100, <3 x float> poison, <3 x i32> zeroinitializer
  %102 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %87, <3 x float> %101, <3 x float> %81)
  %103 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_f32.tile, i32 %82
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %105 = load <4 x float>, ptr addrspace(3) %104, align 16, !tbaa !16
  %106 = fsub <4 x float> %105, %22
  %107 = shufflevector <4 x float> %106, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %108 = extractelement <4 x float> %106, i64 0
  %109 = extractelement <4 x float> %106, i64 1
  %110 = fmul float %109, %109
  %111 = tail call float @llvm.fmuladd.f32(float %108, float %108, float %110)
  %112 = extractelement <4 x float> %106, i64 2
  %113 = tail call float @llvm.fmuladd.f32(float %112, float %112, float %111)
  %114 = fadd float %6, %113
  %115 = tail call float @llvm.amdgcn.rsq.f32(float %114)
  %116 = extractelement <4 x float> %105, i64 3
  %117 = fmul float %116, %115
  %118 = fmul float %115, %117
  %119 = fmul float %115, %118
  %120 = insertelement <3 x float> poison, float %119, i64 0
  %121 = shufflevector <3 x float> %120, <3 x float> poison, <3 x i32> zeroinitializer
  %122 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %107, <3 x float> %121, <3 x float> %102)
  %123 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_f32.tile, i32 %82
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 32
  %125 = load <4 x float>, ptr addrspace(3) %124, align 16, !tbaa !16
  %126 = fsub <4 x float> %125, %22
  %127 = shufflevector <4 x float> %126, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %128 = extractelement <4 x float> %126, i64 0
  %129 = extractelement <4 x float> %126, i64 1
  %130 = fmul float %129, %129
  %131 = tail call float @llvm.fmuladd.f32(float %128, float %128, float %130)
  %132 = extractelement <4 x float> %126, i64 2
  %133 = tail call float @llvm.fmuladd.f32(float %132, float %132, float %131)
  %134 = fadd float %6, %133
  %135 = tail call float @llvm.amdgcn.rsq.f32(float %134)
  %136 = extractelement <4 x float> %125, i64 3
  %137 = fmul float %136, %135
  %138 = fmul float %135, %137
  %139 = fmul float %135, %138
  %140 = insertelement <3 x float> poison, float %139, i64 0
  %141 = shufflevector <3 x float> %140, <3 x float> poison, <3 x i32> zeroinitializer
  %142 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %127, <3 x float> %141, <3 x float> %122)
  %143 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_f32.tile, i32 %82
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) %143, i32 48
  %145 = load <4 x float>, ptr addrspace(3) %144, align 16, !tbaa !16
  %146 = fsub <4 x float> %145, %22
  %147 = shufflevector <4 x float> %146, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %148 = extractelement <4 x float> %146, i64 0
  %149 = extractelement <4 x float> %146, i64 1
  %150 = fmul float %149, %149
  %151 = tail call float @llvm.fmuladd.f32(float %148, float %148, float %150)
  %152 = extractelement <4 x float> %146, i64 2
  %153 = tail call float @llvm.fmuladd.f32(float %152, float %152, float %151)
  %154 = fadd float %6, %153
  %155 = tail call float @llvm.amdgcn.rsq.f32(float %154)
  %156 = extractelement <4 x float> %145, i64 3
  %157 = fmul float %156, %155
  %158 = fmul float %155, %157
  %159 = fmul float %155, %158
  %160 = insertelement <3 x float> poison, float %159, i64 0
  %161 = shufflevector <3 x float> %160, <3 x float> poison, <3 x i32> zeroinitializer
  %162 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %147, <3 x float> %161, <3 x float> %142)
  %163 = add nuw nsw i32 %82, 4
  %164 = add i32 %83, 4
  %165 = icmp eq i32 %164, %29
  br i1 %165, label %46, label %80

166:                                              ; preds = %32
  %167 = zext i32 %15 to i64
  %168 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %167
  %169 = load <3 x float>, ptr addrspace(1) %168, align 16, !tbaa !16, !amdgpu.noclobber !17
  %170 = insertelement <3 x float> poison, float %5, i64 0
  %171 = shufflevector <3 x float> %170, <3 x float> poison, <3 x i32> zeroinitializer
  %172 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %33, <3 x float> %171, <3 x float> %169)
  %173 = shufflevector <3 x float> %172, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %174 = extractelement <4 x float> %22, i64 3
  %175 = extractelement <3 x float> %172, i64 0
  %176 = extractelement <3 x float> %172, i64 1
  %177 = fmul float %176, %176
  %178 = tail call float @llvm.fmuladd.f32(float %175, float %175, float %177)
  %179 = extractelement <3 x float> %172, i64 2
  %180 = tail call float @llvm.fmuladd.f32(float %179, float %179, float %178)
  %181 = fadd float %6, %180
  %182 = fdiv float %174, %181, !fpmath !21
  %183 = insertelement <4 x float> %173, float %182, i64 3
  %184 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %167
  store <4 x float> %183, ptr addrspace(1) %184, align 16, !tbaa !16
  %185 = shufflevector <4 x float> %22, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %186 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %172, <3 x float> %171, <3 x float> %185)
  %187 = shufflevector <3 x float> %186, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %188 = shufflevector <4 x float> %187, <4 x float> %22, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %189 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %167
  store <4 x float> %188, ptr addrspace(1) %189, align 16, !tbaa !16
  br label %190

190:                                              ; preds = %32, %166
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_nbody_f32(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i16, ptr addrspace(4) %10, align 4, !tbaa !14
  %12 = zext i16 %11 to i32
  %13 = mul i32 %8, %12
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = add i32 %13, %14
  %16 = icmp ult i32 %15, %4
  br i1 %16, label %17, label %21

17:                                               ; preds = %7
  %18 = zext i32 %15 to i64
  %19 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %18
  %20 = load <4 x float>, ptr addrspace(1) %19, align 16, !tbaa !16
  br label %21

21:                                               ; preds = %7, %17
  %22 = phi <4 x float> [ %20, %17 ], [ zeroinitializer, %7 ]
  %23 = icmp eq i32 %4, 0
  br i1 %23, label %32, label %24

24:                                               ; preds = %21
  %25 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_f32.tile, i32 %14
  %26 = icmp eq i16 %11, 0
  %27 = and i32 %12, 3
  %28 = icmp ult i16 %11, 4
  %29 = and i32 %12, 65532
  %30 = icmp eq i32 %27, 0
  %31 = icmp ne i32 %27, 0
  br label %34

32:                                               ; preds = %76, %21
  %33 = phi <3 x float> [ zeroinitializer, %21 ], [ %77, %76 ]
  br i1 %16, label %166, label %190

34:                                               ; preds = %24, %76
  %35 = phi <3 x float> [ zeroinitializer, %24 ], [ %77, %76 ]
  %36 = phi i32 [ 0, %24 ], [ %78, %76 ]
  %37 = add i32 %36, %14
  %38 = icmp ult i32 %37, %4
  br i1 %38, label %39, label %43

39:                                               ; preds = %34
  %40 = zext i32 %37 to i64
  %41 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %40
  %42 = load <4 x float>, ptr addrspace(1) %41, align 16, !tbaa !16
  br label %43

43:                                               ; preds = %34, %39
  %44 = phi <4 x float> [ %42, %39 ], [ zeroinitializer, %34 ]
  store <4 x float> %44, ptr addrspace(3) %25, align 16, !tbaa !16
  fence syncscope("workgroup") release, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !18
  br i1 %26, label %76, label %45

45:                                               ; preds = %43
  br i1 %28, label %47, label %80

46:                                               ; preds = %80
  br i1 %30, label %76, label %47

47:                                               ; preds = %46, %45
  %48 = phi <3 x float> [ %35, %45 ], [ %162, %46 ]
  %49 = phi i32 [ 0, %45 ], [ %163, %46 ]
  tail call void @llvm.assume(i1 %31)
  br label %50

50:                                               ; preds = %50, %47
  %51 = phi <3 x float> [ %72, %50 ], [ %48, %47 ]
  %52 = phi i32 [ %73, %50 ], [ %49, %47 ]
  %53 = phi i32 [ %74, %50 ], [ 0, %47 ]
  %54 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_f32.tile, i32 %52
  %55 = load <4 x float>, ptr addrspace(3) %54, align 16, !tbaa !16
  %56 = fsub <4 x float> %55, %22
  %57 = shufflevector <4 x float> %56, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %58 = extractelement <4 x float> %56, i64 0
  %59 = extractelement <4 x float> %56, i64 1
  %60 = fmul float %59, %59
  %61 = tail call float @llvm.fmuladd.f32(float %58, float %58, float %60)
  %62 = extractelement <4 x float> %56, i64 2
  %63 = tail call float @llvm.fmuladd.f32(float %62, float %62, float %61)
  %64 = fadd float %6, %63
  %65 = tail call float @llvm.amdgcn.rsq.f32(float %64)
  %66 = extractelement <4 x float> %55, i64 3
  %67 = fmul float %66, %65
  %68 = fmul float %65, %67
  %69 = fmul float %65, %68
  %70 = insertelement <3 x float> poison, float %69, i64 0
  %71 = shufflevector <3 x float> %70, <3 x float> poison, <3 x i32> zeroinitializer
  %72 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %57, <3 x float> %71, <3 x float> %51)
  %73 = add nuw nsw i32 %52, 1
  %74 = add i32 %53, 1
  %75 = icmp eq i32 %74, %27
  br i1 %75, label %76, label %50, !llvm.loop !22

76:                                               ; preds = %46, %50, %43
  %77 = phi <3 x float> [ %35, %43 ], [ %162, %46 ], [ %72, %50 ]
  fence syncscope("workgroup") release, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !18
  %78 = add i32 %36, %12
  %79 = icmp ult i32 %78, %4
  br i1 %79, label %34, label %32

80:                                               ; preds = %45, %80
  %81 = phi <3 x float> [ %162, %80 ], [ %35, %45 ]
  %82 = phi i32 [ %163, %80 ], [ 0, %45 ]
  %83 = phi i32 [ %164, %80 ], [ 0, %45 ]
  %84 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_f32.tile, i32 %82
  %85 = load <4 x float>, ptr addrspace(3) %84, align 16, !tbaa !16
  %86 = fsub <4 x float> %85, %22
  %87 = shufflevector <4 x float> %86, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %88 = extractelement <4 x float> %86, i64 0
  %89 = extractelement <4 x float> %86, i64 1
  %90 = fmul float %89, %89
  %91 = tail call float @llvm.fmuladd.f32(float %88, float %88, float %90)
  %92 = extractelement <4 x float> %86, i64 2
  %93 = tail call float @llvm.fmuladd.f32(float %92, float %92, float %91)
  %94 = fadd float %6, %93
  %95 = tail call float @llvm.amdgcn.rsq.f32(float %94)
  %96 = extractelement <4 x float> %85, i64 3
  %97 = fmul float %96, %95
  %98 = fmul float %95, %97
  %99 = fmul float %95, %98
  %100 = insertelement <3 x float> poison, float %99, i64 0
  %101 = shufflevector <3 x float> %100, <3 x float> poison, <3 x i32> zeroinitializer
  %102 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %87, <3 x float> %101, <3 x float> %81)
  %103 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_f32.tile, i32 %82
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 16
  %105 = load <4 x float>, ptr addrspace(3) %104, align 16, !tbaa !16
  %106 = fsub <4 x float> %105, %22
  %107 = shufflevector <4 x float> %106, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %108 = extractelement <4 x float> %106, i64 0
  %109 = extractelement <4 x float> %106, i64 1
  %110 = fmul float %109, %109
  %111 = tail call float @llvm.fmuladd.f32(float %108, float %108, float %110)
  %112 = extractelement <4 x float> %106, i64 2
  %113 = tail call float @llvm.fmuladd.f32(float %112, float %112, float %111)
  %114 = fadd float %6, %113
  %115 = tail call float @llvm.amdgcn.rsq.f32(float %114)
  %116 = extractelement <4 x float> %105, i64 3
  %117 = fmul float %116, %115
  %118 = fmul float %115, %117
  %119 = fmul float %115, %118
  %120 = insertelement <3 x float> poison, float %119, i64 0
  %121 = shufflevector <3 x float> %120, <3 x float> poison, <3 x i32> zeroinitializer
  %122 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %107, <3 x float> %121, <3 x float> %102)
  %123 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_f32.tile, i32 %82
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 32
  %125 = load <4 x float>, ptr addrspace(3) %124, align 16, !tbaa !16
  %126 = fsub <4 x float> %125, %22
  %127 = shufflevector <4 x float> %126, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %128 = extractelement <4 x float> %126, i64 0
  %129 = extractelement <4 x float> %126, i64 1
  %130 = fmul float %129, %129
  %131 = tail call float @llvm.fmuladd.f32(float %128, float %128, float %130)
  %132 = extractelement <4 x float> %126, i64 2
  %133 = tail call float @llvm.fmuladd.f32(float %132, float %132, float %131)
  %134 = fadd float %6, %133
  %135 = tail call float @llvm.amdgcn.rsq.f32(float %134)
  %136 = extractelement <4 x float> %125, i64 3
  %137 = fmul float %136, %135
  %138 = fmul float %135, %137
  %139 = fmul float %135, %138
  %140 = insertelement <3 x float> poison, float %139, i64 0
  %141 = shufflevector <3 x float> %140, <3 x float> poison, <3 x i32> zeroinitializer
  %142 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %127, <3 x float> %141, <3 x float> %122)
  %143 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @nbody_f32.tile, i32 %82
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) %143, i32 48
  %145 = load <4 x float>, ptr addrspace(3) %144, align 16, !tbaa !16
  %146 = fsub <4 x float> %145, %22
  %147 = shufflevector <4 x float> %146, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %148 = extractelement <4 x float> %146, i64 0
  %149 = extractelement <4 x float> %146, i64 1
  %150 = fmul float %149, %149
  %151 = tail call float @llvm.fmuladd.f32(float %148, float %148, float %150)
  %152 = extractelement <4 x float> %146, i64 2
  %153 = tail call float @llvm.fmuladd.f32(float %152, float %152, float %151)
  %154 = fadd float %6, %153
  %155 = tail call float @llvm.amdgcn.rsq.f32(float %154)
  %156 = extractelement <4 x float> %145, i64 3
  %157 = fmul float %156, %155
  %158 = fmul float %155, %157
  %159 = fmul float %155, %158
  %160 = insertelement <3 x float> poison, float %159, i64 0
  %161 = shufflevector <3 x float> %160, <3 x float> poison, <3 x i32> zeroinitializer
  %162 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %147, <3 x float> %161, <3 x float> %142)
  %163 = add nuw nsw i32 %82, 4
  %164 = add i32 %83, 4
  %165 = icmp eq i32 %164, %29
  br i1 %165, label %46, label %80

166:                                              ; preds = %32
  %167 = zext i32 %15 to i64
  %168 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %167
  %169 = load <3 x float>, ptr addrspace(1) %168, align 16, !tbaa !16
  %170 = insertelement <3 x float> poison, float %5, i64 0
  %171 = shufflevector <3 x float> %170, <3 x float> poison, <3 x i32> zeroinitializer
  %172 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %33, <3 x float> %171, <3 x float> %169)
  %173 = shufflevector <3 x float> %172, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %174 = extractelement <4 x float> %22, i64 3
  %175 = extractelement <3 x float> %172, i64 0
  %176 = extractelement <3 x float> %172, i64 1
  %177 = fmul float %176, %176
  %178 = tail call float @llvm.fmuladd.f32(float %175, float %175, float %177)
  %179 = extractelement <3 x float> %172, i64 2
  %180 = tail call float @llvm.fmuladd.f32(float %179, float %179, float %178)
  %181 = fadd float %6, %180
  %182 = fdiv float %174, %181, !fpmath !21
  %183 = insertelement <4 x float> %173, float %182, i64 3
  %184 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %167
  store <4 x float> %183, ptr addrspace(1) %184, align 16, !tbaa !16
  %185 = shufflevector <4 x float> %22, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %186 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %172, <3 x float> %171, <3 x float> %185)
  %187 = shufflevector <3 x float> %186, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %188 = shufflevector <4 x float> %187, <4 x float> %22, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %189 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %167
  store <4 x float> %188, ptr addrspace(1) %189, align 16, !tbaa !16
  br label %190

190:                                              ; preds = %32, %166
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rsq.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!9 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!11 = !{!"float4*", !"float4*", !"float4*", !"float4*", !"uint", !"float", !"float"}
!12 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"uint", !"float", !"float"}
!13 = !{!"const", !"const", !"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!7, !7, i64 0}
!17 = !{}
!18 = !{!"amdgpu-synchronize-as", !"local"}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = !{float 2.500000e+00}
!22 = distinct !{!22, !20}
