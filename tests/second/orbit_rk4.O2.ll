; ModuleID = 'orbit_rk4.cl'
source_filename = "orbit_rk4.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @orbit_rk4(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, double noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !14
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %4
  br i1 %14, label %15, label %154

15:                                               ; preds = %5
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds <2 x double>, ptr addrspace(1) %0, i64 %16
  %18 = load <2 x double>, ptr addrspace(1) %17, align 16, !tbaa !16, !amdgpu.noclobber !17
  %19 = getelementptr inbounds <2 x double>, ptr addrspace(1) %1, i64 %16
  %20 = load <2 x double>, ptr addrspace(1) %19, align 16, !tbaa !16, !amdgpu.noclobber !17
  %21 = icmp sgt i32 %3, 0
  br i1 %21, label %22, label %31

22:                                               ; preds = %15
  %23 = fmul double %2, 5.000000e-01
  %24 = insertelement <2 x double> poison, double %23, i64 0
  %25 = shufflevector <2 x double> %24, <2 x double> poison, <2 x i32> zeroinitializer
  %26 = insertelement <2 x double> poison, double %2, i64 0
  %27 = shufflevector <2 x double> %26, <2 x double> poison, <2 x i32> zeroinitializer
  %28 = fdiv double %2, 6.000000e+00
  %29 = insertelement <2 x double> poison, double %28, i64 0
  %30 = shufflevector <2 x double> %29, <2 x double> poison, <2 x i32> zeroinitializer
  br label %34

31:                                               ; preds = %34, %15
  %32 = phi <2 x double> [ %20, %15 ], [ %151, %34 ]
  %33 = phi <2 x double> [ %18, %15 ], [ %147, %34 ]
  store <2 x double> %33, ptr addrspace(1) %17, align 16, !tbaa !16
  store <2 x double> %32, ptr addrspace(1) %19, align 16, !tbaa !16
  br label %154

34:                                               ; preds = %22, %34
  %35 = phi <2 x double> [ %18, %22 ], [ %147, %34 ]
  %36 = phi <2 x double> [ %20, %22 ], [ %151, %34 ]
  %37 = phi i32 [ 0, %22 ], [ %152, %34 ]
  %38 = fsub <2 x double> <double -1.000000e+00, double 0.000000e+00>, %35
  %39 = extractelement <2 x double> %38, i64 0
  %40 = extractelement <2 x double> %38, i64 1
  %41 = fmul double %40, %40
  %42 = tail call double @llvm.fmuladd.f64(double %39, double %39, double %41)
  %43 = fadd double %42, 1.000000e-02
  %44 = tail call double @llvm.sqrt.f64(double %43)
  %45 = fmul double %43, %44
  %46 = fdiv double 1.000000e+00, %45
  %47 = insertelement <2 x double> poison, double %46, i64 0
  %48 = shufflevector <2 x double> %47, <2 x double> poison, <2 x i32> zeroinitializer
  %49 = fmul <2 x double> %38, %48
  %50 = fsub <2 x double> <double 1.000000e+00, double 0.000000e+00>, %35
  %51 = extractelement <2 x double> %50, i64 0
  %52 = extractelement <2 x double> %50, i64 1
  %53 = fmul double %52, %52
  %54 = tail call double @llvm.fmuladd.f64(double %51, double %51, double %53)
  %55 = fadd double %54, 1.000000e-02
  %56 = tail call double @llvm.sqrt.f64(double %55)
  %57 = fmul double %55, %56
  %58 = fdiv double 5.000000e-01, %57
  %59 = insertelement <2 x double> poison, double %58, i64 0
  %60 = shufflevector <2 x double> %59, <2 x double> poison, <2 x i32> zeroinitializer
  %61 = fmul <2 x double> %50, %60
  %62 = fadd <2 x double> %49, %61
  %63 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %62, <2 x double> %25, <2 x double> %36)
  %64 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %36, <2 x double> %25, <2 x double> %35)
  %65 = fsub <2 x double> <double -1.000000e+00, double 0.000000e+00>, %64
  %66 = extractelement <2 x double> %65, i64 0
  %67 = extractelement <2 x double> %65, i64 1
  %68 = fmul double %67, %67
  %69 = tail call double @llvm.fmuladd.f64(double %66, double %66, double %68)
  %70 = fadd double %69, 1.000000e-02
  %71 = tail call double @llvm.sqrt.f64(double %70)
  %72 = fmul double %70, %71
  %73 = fdiv double 1.000000e+00, %72
  %74 = insertelement <2 x double> poison, double %73, i64 0
  %75 = shufflevector <2 x double> %74, <2 x double> poison, <2 x i32> zeroinitializer
  %76 = fmul <2 x double> %65, %75
  %77 = fsub <2 x double> <double 1.000000e+00, double 0.000000e+00>, %64
  %78 = extractelement <2 x double> %77, i64 0
  %79 = extractelement <2 x double> %77, i64 1
  %80 = fmul double %79, %79
  %81 = tail call double @llvm.fmuladd.f64(double %78, double %78, double %80)
  %82 = fadd double %81, 1.000000e-02
  %83 = tail call double @llvm.sqrt.f64(double %82)
  %84 = fmul double %82, %83
  %85 = fdiv double 5.000000e-01, %84
  %86 = insertelement <2 x double> poison, double %85, i64 0
  %87 = shufflevector <2 x double> %86, <2 x double> poison, <2 x i32> zeroinitializer
  %88 = fmul <2 x double> %77, %87
  %89 = fadd <2 x double> %76, %88
  %90 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %89, <2 x double> %25, <2 x double> %36)
  %91 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %63, <2 x double> %25, <2 x double> %35)
  %92 = fsub <2 x double> <double -1.000000e+00, double 0.000000e+00>, %91
  %93 = extractelement <2 x double> %92, i64 0
  %94 = extractelement <2 x double> %92, i64 1
  %95 = fmul double %94, %94
  %96 = tail call double @llvm.fmuladd.f64(double %93, double %93, double %95)
  %97 = fadd double %96, 1.000000e-02
  %98 = tail call double @llvm.sqrt.f64(double %97)
  %99 = fmul double %97, %98
  %100 = fdiv double 1.000000e+00, %99
  %101 = insertelement <2 x double> poison, double %100, i64 0
  %102 = shufflevector <2 x double> %101, <2 x double> poison, <2 x i32> zeroinitializer
  %103 = fmul <2 x double> %92, %102
  %104 = fsub <2 x double> <double 1.000000e+00, double 0.000000e+00>, %91
  %105 = extractelement <2 x double> %104, i64 0
  %106 = extractelement <2 x double> %104, i64 1
  %107 = fmul double %106, %106
  %108 = tail call double @llvm.fmuladd.f64(double %105, double %105, double %107)
  %109 = fadd double %108, 1.000000e-02
  %110 = tail call double @llvm.sqrt.f64(double %109)
  %111 = fmul double %109, %110
  %112 = fdiv double 5.000000e-01, %111
  %113 = insertelement <2 x double> poison, double %112, i64 0
  %114 = shufflevector <2 x double> %113, <2 x double> poison, <2 x i32> zeroinitializer
  %115 = fmul <2 x double> %104, %114
  %116 = fadd <2 x double> %103, %115
  %117 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %116, <2 x double> %27, <2 x double> %36)
  %118 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %90, <2 x double> %27, <2 x double> %35)
  %119 = fsub <2 x double> <double -1.000000e+00, double 0.000000e+00>, %118
  %120 = extractelement <2 x double> %119, i64 0
  %121 = extractelement <2 x double> %119, i64 1
  %122 = fmul double %121, %121
  %123 = tail call double @llvm.fmuladd.f64(double %120, double %120, double %122)
  %124 = fadd double %123, 1.000000e-02
  %125 = tail call double @llvm.sqrt.f64(double %124)
  %126 = fmul double %124, %125
  %127 = fdiv double 1.000000e+00, %126
  %128 = insertelement <2 x double> poison, double %127, i64 0
  %129 = shufflevector <2 x double> %128, <2 x double> poison, <2 x i32> zeroinitializer
  %130 = fmul <2 x double> %119, %129
  %131 = fsub <2 x double> <double 1.000000e+00, double 0.000000e+00>, %118
  %132 = extractelement <2 x double> %131, i64 0
  %133 = extractelement <2 x double> %131, i64 1
  %134 = fmul double %133, %133
  %135 = tail call double @llvm.fmuladd.f64(double %132, double %132, double %134)
  %136 = fadd double %135, 1.000000e-02
  %137 = tail call double @llvm.sqrt.f64(double %136)
  %138 = fmul double %136, %137
  %139 = fdiv double 5.000000e-01, %138
  %140 = insertelement <2 x double> poison, double %139, i64 0
  %141 = shufflevector <2 x double> %140, <2 x double> poison, <2 x i32> zeroinitializer
  %142 = fmul <2 x double> %131, %141
  %143 = fadd <2 x double> %130, %142
  %144 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %63, <2 x double> splat (double 2.000000e+00), <2 x double> %36)
  %145 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %90, <2 x double> splat (double 2.000000e+00), <2 x double> %144)
  %146 = fadd <2 x double> %145, %117
  %147 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %146, <2 x double> %30, <2 x double> %35)
  %148 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %89, <2 x double> splat (double 2.000000e+00), <2 x double> %62)
  %149 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %116, <2 x double> splat (double 2.000000e+00), <2 x double> %148)
  %150 = fadd <2 x double> %149, %143
  %151 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %150, <2 x double> %30, <2 x double> %36)
  %152 = add nuw nsw i32 %37, 1
  %153 = icmp eq i32 %152, %3
  br i1 %153, label %31, label %34

154:                                              ; preds = %5, %31
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_orbit_rk4(ptr addrspace(1) noundef align 16 captures(none) %0, ptr addrspace(1) noundef align 16 captures(none) %1, double noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i16, ptr addrspace(4) %8, align 4, !tbaa !14
  %10 = zext i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %4
  br i1 %14, label %15, label %154

15:                                               ; preds = %5
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds <2 x double>, ptr addrspace(1) %0, i64 %16
  %18 = load <2 x double>, ptr addrspace(1) %17, align 16, !tbaa !16
  %19 = getelementptr inbounds <2 x double>, ptr addrspace(1) %1, i64 %16
  %20 = load <2 x double>, ptr addrspace(1) %19, align 16, !tbaa !16
  %21 = icmp sgt i32 %3, 0
  br i1 %21, label %22, label %31

22:                                               ; preds = %15
  %23 = fmul double %2, 5.000000e-01
  %24 = insertelement <2 x double> poison, double %23, i64 0
  %25 = shufflevector <2 x double> %24, <2 x double> poison, <2 x i32> zeroinitializer
  %26 = insertelement <2 x double> poison, double %2, i64 0
  %27 = shufflevector <2 x double> %26, <2 x double> poison, <2 x i32> zeroinitializer
  %28 = fdiv double %2, 6.000000e+00
  %29 = insertelement <2 x double> poison, double %28, i64 0
  %30 = shufflevector <2 x double> %29, <2 x double> poison, <2 x i32> zeroinitializer
  br label %34

31:                                               ; preds = %34, %15
  %32 = phi <2 x double> [ %20, %15 ], [ %151, %34 ]
  %33 = phi <2 x double> [ %18, %15 ], [ %147, %34 ]
  store <2 x double> %33, ptr addrspace(1) %17, align 16, !tbaa !16
  store <2 x double> %32, ptr addrspace(1) %19, align 16, !tbaa !16
  br label %154

34:                                               ; preds = %22, %34
  %35 = phi <2 x double> [ %18, %22 ], [ %147, %34 ]
  %36 = phi <2 x double> [ %20, %22 ], [ %151, %34 ]
  %37 = phi i32 [ 0, %22 ], [ %152, %34 ]
  %38 = fsub <2 x double> <double -1.000000e+00, double 0.000000e+00>, %35
  %39 = extractelement <2 x double> %38, i64 0
  %40 = extractelement <2 x double> %38, i64 1
  %41 = fmul double %40, %40
  %42 = tail call double @llvm.fmuladd.f64(double %39, double %39, double %41)
  %43 = fadd double %42, 1.000000e-02
  %44 = tail call double @llvm.sqrt.f64(double %43)
  %45 = fmul double %43, %44
  %46 = fdiv double 1.000000e+00, %45
  %47 = insertelement <2 x double> poison, double %46, i64 0
  %48 = shufflevector <2 x double> %47, <2 x double> poison, <2 x i32> zeroinitializer
  %49 = fmul <2 x double> %38, %48
  %50 = fsub <2 x double> <double 1.000000e+00, double 0.000000e+00>, %35
  %51 = extractelement <2 x double> %50, i64 0
  %52 = extractelement <2 x double> %50, i64 1
  %53 = fmul double %52, %52
  %54 = tail call double @llvm.fmuladd.f64(double %51, double %51, double %53)
  %55 = fadd double %54, 1.000000e-02
  %56 = tail call double @llvm.sqrt.f64(double %55)
  %57 = fmul double %55, %56
  %58 = fdiv double 5.000000e-01, %57
  %59 = insertelement <2 x double> poison, double %58, i64 0
  %60 = shufflevector <2 x double> %59, <2 x double> poison, <2 x i32> zeroinitializer
  %61 = fmul <2 x double> %50, %60
  %62 = fadd <2 x double> %49, %61
  %63 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %62, <2 x double> %25, <2 x double> %36)
  %64 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %36, <2 x double> %25, <2 x double> %35)
  %65 = fsub <2 x double> <double -1.000000e+00, double 0.000000e+00>, %64
  %66 = extractelement <2 x double> %65, i64 0
  %67 = extractelement <2 x double> %65, i64 1
  %68 = fmul double %67, %67
  %69 = tail call double @llvm.fmuladd.f64(double %66, double %66, double %68)
  %70 = fadd double %69, 1.000000e-02
  %71 = tail call double @llvm.sqrt.f64(double %70)
  %72 = fmul double %70, %71
  %73 = fdiv double 1.000000e+00, %72
  %74 = insertelement <2 x double> poison, double %73, i64 0
  %75 = shufflevector <2 x double> %74, <2 x double> poison, <2 x i32> zeroinitializer
  %76 = fmul <2 x double> %65, %75
  %77 = fsub <2 x double> <double 1.000000e+00, double 0.000000e+00>, %64
  %78 = extractelement <2 x double> %77, i64 0
  %79 = extractelement <2 x double> %77, i64 1
  %80 = fmul double %79, %79
  %81 = tail call double @llvm.fmuladd.f64(double %78, double %78, double %80)
  %82 = fadd double %81, 1.000000e-02
  %83 = tail call double @llvm.sqrt.f64(double %82)
  %84 = fmul double %82, %83
  %85 = fdiv double 5.000000e-01, %84
  %86 = insertelement <2 x double> poison, double %85, i64 0
  %87 = shufflevector <2 x double> %86, <2 x double> poison, <2 x i32> zeroinitializer
  %88 = fmul <2 x double> %77, %87
  %89 = fadd <2 x double> %76, %88
  %90 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %89, <2 x double> %25, <2 x double> %36)
  %91 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %63, <2 x double> %25, <2 x double> %35)
  %92 = fsub <2 x double> <double -1.000000e+00, double 0.000000e+00>, %91
  %93 = extractelement <2 x double> %92, i64 0
  %94 = extractelement <2 x double> %92, i64 1
  %95 = fmul double %94, %94
  %96 = tail call double @llvm.fmuladd.f64(double %93, double %93, double %95)
  %97 = fadd double %96, 1.000000e-02
  %98 = tail call double @llvm.sqrt.f64(double %97)
  %99 = fmul double %97, %98
  %100 = fdiv double 1.000000e+00, %99
  %101 = insertelement <2 x double> poison, double %100, i64 0
  %102 = shufflevector <2 x double> %101, <2 x double> poison, <2 x i32> zeroinitializer
  %103 = fmul <2 x double> %92, %102
  %104 = fsub <2 x double> <double 1.000000e+00, double 0.000000e+00>, %91
  %105 = extractelement <2 x double> %104, i64 0
  %106 = extractelement <2 x double> %104, i64 1
  %107 = fmul double %106, %106
  %108 = tail call double @llvm.fmuladd.f64(double %105, double %105, double %107)
  %109 = fadd double %108, 1.000000e-02
  %110 = tail call double @llvm.sqrt.f64(double %109)
  %111 = fmul double %109, %110
  %112 = fdiv double 5.000000e-01, %111
  %113 = insertelement <2 x double> poison, double %112, i64 0
  %114 = shufflevector <2 x double> %113, <2 x double> poison, <2 x i32> zeroinitializer
  %115 = fmul <2 x double> %104, %114
  %116 = fadd <2 x double> %103, %115
  %117 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %116, <2 x double> %27, <2 x double> %36)
  %118 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %90, <2 x double> %27, <2 x double> %35)
  %119 = fsub <2 x double> <double -1.000000e+00, double 0.000000e+00>, %118
  %120 = extractelement <2 x double> %119, i64 0
  %121 = extractelement <2 x double> %119, i64 1
  %122 = fmul double %121, %121
  %123 = tail call double @llvm.fmuladd.f64(double %120, double %120, double %122)
  %124 = fadd double %123, 1.000000e-02
  %125 = tail call double @llvm.sqrt.f64(double %124)
  %126 = fmul double %124, %125
  %127 = fdiv double 1.000000e+00, %126
  %128 = insertelement <2 x double> poison, double %127, i64 0
  %129 = shufflevector <2 x double> %128, <2 x double> poison, <2 x i32> zeroinitializer
  %130 = fmul <2 x double> %119, %129
  %131 = fsub <2 x double> <double 1.000000e+00, double 0.000000e+00>, %118
  %132 = extractelement <2 x double> %131, i64 0
  %133 = extractelement <2 x double> %131, i64 1
  %134 = fmul double %133, %133
  %135 = tail call double @llvm.fmuladd.f64(double %132, double %132, double %134)
  %136 = fadd double %135, 1.000000e-02
  %137 = tail call double @llvm.sqrt.f64(double %136)
  %138 = fmul double %136, %137
  %139 = fdiv double 5.000000e-01, %138
  %140 = insertelement <2 x double> poison, double %139, i64 0
  %141 = shufflevector <2 x double> %140, <2 x double> poison, <2 x i32> zeroinitializer
  %142 = fmul <2 x double> %131, %141
  %143 = fadd <2 x double> %130, %142
  %144 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %63, <2 x double> splat (double 2.000000e+00), <2 x double> %36)
  %145 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %90, <2 x double> splat (double 2.000000e+00), <2 x double> %144)
  %146 = fadd <2 x double> %145, %117
  %147 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %146, <2 x double> %30, <2 x double> %35)
  %148 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %89, <2 x double> splat (double 2.000000e+00), <2 x double> %62)
  %149 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %116, <2 x double> splat (double 2.000000e+00), <2 x double> %148)
  %150 = fadd <2 x double> %149, %143
  %151 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %150, <2 x double> %30, <2 x double> %36)
  %152 = add nuw nsw i32 %37, 1
  %153 = icmp eq i32 %152, %3
  br i1 %153, label %31, label %34

154:                                              ; preds = %5, %31
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!10 = !{!"none", !"none", !"none", !"none", !"none"}
!11 = !{!"double2*", !"double2*", !"double", !"int", !"int"}
!12 = !{!"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"double", !"int", !"int"}
!13 = !{!"", !"", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !7, i64 0}
!16 = !{!7, !7, i64 0}
!17 = !{}
