; ModuleID = 'julia_f64.cl'
source_filename = "julia_f64.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @julia_f64(ptr addrspace(1) noundef align 2 %0, i32 noundef %1, i32 noundef %2, <2 x double> noundef %3, double noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(4), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca ptr addrspace(4), align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca <2 x double>, align 16, addrspace(5)
  %25 = alloca double, align 8, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca double, align 8, addrspace(5)
  %30 = alloca double, align 8, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca double, align 8, addrspace(5)
  %33 = alloca ptr addrspace(1), align 8, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca <2 x double>, align 16, addrspace(5)
  %37 = alloca double, align 8, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = addrspacecast ptr addrspace(5) %33 to ptr
  %40 = addrspacecast ptr addrspace(5) %34 to ptr
  %41 = addrspacecast ptr addrspace(5) %35 to ptr
  %42 = addrspacecast ptr addrspace(5) %36 to ptr
  %43 = addrspacecast ptr addrspace(5) %37 to ptr
  %44 = addrspacecast ptr addrspace(5) %38 to ptr
  store ptr addrspace(1) %0, ptr %39, align 8
  store i32 %1, ptr %40, align 4
  store i32 %2, ptr %41, align 4
  store <2 x double> %3, ptr %42, align 16
  store double %4, ptr %43, align 8
  store i32 %5, ptr %44, align 4
  %45 = load ptr addrspace(1), ptr %39, align 8
  %46 = load i32, ptr %40, align 4
  %47 = load i32, ptr %41, align 4
  %48 = load <2 x double>, ptr %42, align 16
  %49 = load double, ptr %43, align 8
  %50 = load i32, ptr %44, align 4
  %51 = addrspacecast ptr addrspace(5) %21 to ptr
  %52 = addrspacecast ptr addrspace(5) %22 to ptr
  %53 = addrspacecast ptr addrspace(5) %23 to ptr
  %54 = addrspacecast ptr addrspace(5) %24 to ptr
  %55 = addrspacecast ptr addrspace(5) %25 to ptr
  %56 = addrspacecast ptr addrspace(5) %26 to ptr
  store ptr addrspace(1) %45, ptr %51, align 8
  store i32 %46, ptr %52, align 4
  store i32 %47, ptr %53, align 4
  store <2 x double> %48, ptr %54, align 16
  store double %49, ptr %55, align 8
  store i32 %50, ptr %56, align 4
  %57 = addrspacecast ptr addrspace(5) %20 to ptr
  %58 = addrspacecast ptr addrspace(5) %18 to ptr
  %59 = call i32 @llvm.amdgcn.workgroup.id.x()
  %60 = addrspacecast ptr addrspace(5) %17 to ptr
  %61 = addrspacecast ptr addrspace(5) %13 to ptr
  %62 = addrspacecast ptr addrspace(5) %14 to ptr
  store i32 4, ptr %62, align 4
  %63 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %63, ptr addrspace(5) %15, align 8
  %64 = load ptr addrspace(4), ptr addrspace(5) %15, align 8
  %65 = load i32, ptr %62, align 4
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr addrspace(4) %64, i64 %66
  %68 = load i16, ptr addrspace(4) %67, align 2
  %69 = zext i16 %68 to i32
  %70 = mul i32 %59, %69
  %71 = addrspacecast ptr addrspace(5) %16 to ptr
  %72 = call i32 @llvm.amdgcn.workitem.id.x()
  %73 = add i32 %70, %72
  %74 = zext i32 %73 to i64
  store i32 %73, ptr addrspace(5) %27, align 4
  %75 = addrspacecast ptr addrspace(5) %19 to ptr
  %76 = addrspacecast ptr addrspace(5) %12 to ptr
  %77 = call i32 @llvm.amdgcn.workgroup.id.y()
  %78 = addrspacecast ptr addrspace(5) %11 to ptr
  %79 = addrspacecast ptr addrspace(5) %8 to ptr
  %80 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 6, ptr %80, align 4
  %81 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %81, ptr addrspace(5) %10, align 8
  %82 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %83 = load i32, ptr %80, align 4
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw i8, ptr addrspace(4) %82, i64 %84
  %86 = load i16, ptr addrspace(4) %85, align 2
  %87 = zext i16 %86 to i32
  %88 = mul i32 %77, %87
  %89 = addrspacecast ptr addrspace(5) %7 to ptr
  %90 = call i32 @llvm.amdgcn.workitem.id.y()
  %91 = add i32 %88, %90
  %92 = zext i32 %91 to i64
  store i32 %91, ptr addrspace(5) %28, align 4
  %93 = load i32, ptr addrspace(5) %27, align 4
  %94 = load i32, ptr %52, align 4
  %95 = icmp sge i32 %93, %94
  br i1 %95, label %100, label %96

96:                                               ; preds = %6
  %97 = load i32, ptr addrspace(5) %28, align 4
  %98 = load i32, ptr %53, align 4
  %99 = icmp sge i32 %97, %98
  br i1 %99, label %100, label %101

100:                                              ; preds = %96, %6
  br label %161

101:                                              ; preds = %96
  %102 = load i32, ptr addrspace(5) %27, align 4
  %103 = load i32, ptr %52, align 4
  %104 = sdiv i32 %103, 2
  %105 = sub nsw i32 %102, %104
  %106 = sitofp i32 %105 to double
  %107 = load double, ptr %55, align 8
  %108 = fmul double %106, %107
  store double %108, ptr addrspace(5) %29, align 8
  %109 = load i32, ptr addrspace(5) %28, align 4
  %110 = load i32, ptr %53, align 4
  %111 = sdiv i32 %110, 2
  %112 = sub nsw i32 %109, %111
  %113 = sitofp i32 %112 to double
  %114 = load double, ptr %55, align 8
  %115 = fmul double %113, %114
  store double %115, ptr addrspace(5) %30, align 8
  store i32 0, ptr addrspace(5) %31, align 4
  br label %116

116:                                              ; preds = %130, %101
  %117 = load i32, ptr addrspace(5) %31, align 4
  %118 = load i32, ptr %56, align 4
  %119 = icmp slt i32 %117, %118
  br i1 %119, label %120, label %128

120:                                              ; preds = %116
  %121 = load double, ptr addrspace(5) %29, align 8
  %122 = load double, ptr addrspace(5) %29, align 8
  %123 = load double, ptr addrspace(5) %30, align 8
  %124 = load double, ptr addrspace(5) %30, align 8
  %125 = fmul double %123, %124
  %126 = call double @llvm.fmuladd.f64(double %121, double %122, double %125)
  %127 = fcmp ole double %126, 4.000000e+00
  br label %128

128:                                              ; preds = %120, %116
  %129 = phi i1 [ false, %116 ], [ %127, %120 ]
  br i1 %129, label %130, label %150

130:                                              ; preds = %128
  %131 = load double, ptr addrspace(5) %29, align 8
  %132 = load double, ptr addrspace(5) %29, align 8
  %133 = load double, ptr addrspace(5) %30, align 8
  %134 = load double, ptr addrspace(5) %30, align 8
  %135 = fmul double %133, %134
  %136 = fneg double %135
  %137 = call double @llvm.fmuladd.f64(double %131, double %132, double %136)
  %138 = load <2 x double>, ptr %54, align 16
  %139 = extractelement <2 x double> %138, i64 0
  %140 = fadd double %137, %139
  store double %140, ptr addrspace(5) %32, align 8
  %141 = load double, ptr addrspace(5) %29, align 8
  %142 = fmul double 2.000000e+00, %141
  %143 = load double, ptr addrspace(5) %30, align 8
  %144 = load <2 x double>, ptr %54, align 16
  %145 = extractelement <2 x double> %144, i64 1
  %146 = call double @llvm.fmuladd.f64(double %142, double %143, double %145)
  store double %146, ptr addrspace(5) %30, align 8
  %147 = load double, ptr addrspace(5) %32, align 8
  store double %147, ptr addrspace(5) %29, align 8
  %148 = load i32, ptr addrspace(5) %31, align 4
  %149 = add nsw i32 %148, 1
  store i32 %149, ptr addrspace(5) %31, align 4
  br label %116

150:                                              ; preds = %128
  %151 = load i32, ptr addrspace(5) %31, align 4
  %152 = trunc i32 %151 to i16
  %153 = load ptr addrspace(1), ptr %51, align 8
  %154 = load i32, ptr addrspace(5) %28, align 4
  %155 = load i32, ptr %52, align 4
  %156 = mul nsw i32 %154, %155
  %157 = load i32, ptr addrspace(5) %27, align 4
  %158 = add nsw i32 %156, %157
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds i16, ptr addrspace(1) %153, i64 %159
  store i16 %152, ptr addrspace(1) %160, align 2
  br label %161

161:                                              ; preds = %100, %150
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_julia_f64(ptr addrspace(1) noundef align 2 %0, i32 noundef %1, i32 noundef %2, <2 x double> noundef %3, double noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(4), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca ptr addrspace(4), align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca <2 x double>, align 16, addrspace(5)
  %25 = alloca double, align 8, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca double, align 8, addrspace(5)
  %30 = alloca double, align 8, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca double, align 8, addrspace(5)
  %33 = addrspacecast ptr addrspace(5) %21 to ptr
  %34 = addrspacecast ptr addrspace(5) %22 to ptr
  %35 = addrspacecast ptr addrspace(5) %23 to ptr
  %36 = addrspacecast ptr addrspace(5) %24 to ptr
  %37 = addrspacecast ptr addrspace(5) %25 to ptr
  %38 = addrspacecast ptr addrspace(5) %26 to ptr
  store ptr addrspace(1) %0, ptr %33, align 8
  store i32 %1, ptr %34, align 4
  store i32 %2, ptr %35, align 4
  store <2 x double> %3, ptr %36, align 16
  store double %4, ptr %37, align 8
  store i32 %5, ptr %38, align 4
  %39 = addrspacecast ptr addrspace(5) %20 to ptr
  %40 = addrspacecast ptr addrspace(5) %18 to ptr
  %41 = call i32 @llvm.amdgcn.workgroup.id.x()
  %42 = addrspacecast ptr addrspace(5) %17 to ptr
  %43 = addrspacecast ptr addrspace(5) %13 to ptr
  %44 = addrspacecast ptr addrspace(5) %14 to ptr
  store i32 4, ptr %44, align 4
  %45 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %45, ptr addrspace(5) %15, align 8
  %46 = load ptr addrspace(4), ptr addrspace(5) %15, align 8
  %47 = load i32, ptr %44, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr addrspace(4) %46, i64 %48
  %50 = load i16, ptr addrspace(4) %49, align 2
  %51 = zext i16 %50 to i32
  %52 = mul i32 %41, %51
  %53 = addrspacecast ptr addrspace(5) %16 to ptr
  %54 = call i32 @llvm.amdgcn.workitem.id.x()
  %55 = add i32 %52, %54
  %56 = zext i32 %55 to i64
  %57 = trunc i64 %56 to i32
  store i32 %57, ptr addrspace(5) %27, align 4
  %58 = addrspacecast ptr addrspace(5) %19 to ptr
  %59 = addrspacecast ptr addrspace(5) %12 to ptr
  %60 = call i32 @llvm.amdgcn.workgroup.id.y()
  %61 = addrspacecast ptr addrspace(5) %11 to ptr
  %62 = addrspacecast ptr addrspace(5) %8 to ptr
  %63 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 6, ptr %63, align 4
  %64 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %64, ptr addrspace(5) %10, align 8
  %65 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %66 = load i32, ptr %63, align 4
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr addrspace(4) %65, i64 %67
  %69 = load i16, ptr addrspace(4) %68, align 2
  %70 = zext i16 %69 to i32
  %71 = mul i32 %60, %70
  %72 = addrspacecast ptr addrspace(5) %7 to ptr
  %73 = call i32 @llvm.amdgcn.workitem.id.y()
  %74 = add i32 %71, %73
  %75 = zext i32 %74 to i64
  %76 = trunc i64 %75 to i32
  store i32 %76, ptr addrspace(5) %28, align 4
  %77 = load i32, ptr addrspace(5) %27, align 4
  %78 = load i32, ptr %34, align 4
  %79 = icmp sge i32 %77, %78
  br i1 %79, label %84, label %80

80:                                               ; preds = %6
  %81 = load i32, ptr addrspace(5) %28, align 4
  %82 = load i32, ptr %35, align 4
  %83 = icmp sge i32 %81, %82
  br i1 %83, label %84, label %85

84:                                               ; preds = %80, %6
  br label %145

85:                                               ; preds = %80
  %86 = load i32, ptr addrspace(5) %27, align 4
  %87 = load i32, ptr %34, align 4
  %88 = sdiv i32 %87, 2
  %89 = sub nsw i32 %86, %88
  %90 = sitofp i32 %89 to double
  %91 = load double, ptr %37, align 8
  %92 = fmul double %90, %91
  store double %92, ptr addrspace(5) %29, align 8
  %93 = load i32, ptr addrspace(5) %28, align 4
  %94 = load i32, ptr %35, align 4
  %95 = sdiv i32 %94, 2
  %96 = sub nsw i32 %93, %95
  %97 = sitofp i32 %96 to double
  %98 = load double, ptr %37, align 8
  %99 = fmul double %97, %98
  store double %99, ptr addrspace(5) %30, align 8
  store i32 0, ptr addrspace(5) %31, align 4
  br label %100

100:                                              ; preds = %114, %85
  %101 = load i32, ptr addrspace(5) %31, align 4
  %102 = load i32, ptr %38, align 4
  %103 = icmp slt i32 %101, %102
  br i1 %103, label %104, label %112

104:                                              ; preds = %100
  %105 = load double, ptr addrspace(5) %29, align 8
  %106 = load double, ptr addrspace(5) %29, align 8
  %107 = load double, ptr addrspace(5) %30, align 8
  %108 = load double, ptr addrspace(5) %30, align 8
  %109 = fmul double %107, %108
  %110 = call double @llvm.fmuladd.f64(double %105, double %106, double %109)
  %111 = fcmp ole double %110, 4.000000e+00
  br label %112

112:                                              ; preds = %104, %100
  %113 = phi i1 [ false, %100 ], [ %111, %104 ]
  br i1 %113, label %114, label %134

114:                                              ; preds = %112
  %115 = load double, ptr addrspace(5) %29, align 8
  %116 = load double, ptr addrspace(5) %29, align 8
  %117 = load double, ptr addrspace(5) %30, align 8
  %118 = load double, ptr addrspace(5) %30, align 8
  %119 = fmul double %117, %118
  %120 = fneg double %119
  %121 = call double @llvm.fmuladd.f64(double %115, double %116, double %120)
  %122 = load <2 x double>, ptr %36, align 16
  %123 = extractelement <2 x double> %122, i64 0
  %124 = fadd double %121, %123
  store double %124, ptr addrspace(5) %32, align 8
  %125 = load double, ptr addrspace(5) %29, align 8
  %126 = fmul double 2.000000e+00, %125
  %127 = load double, ptr addrspace(5) %30, align 8
  %128 = load <2 x double>, ptr %36, align 16
  %129 = extractelement <2 x double> %128, i64 1
  %130 = call double @llvm.fmuladd.f64(double %126, double %127, double %129)
  store double %130, ptr addrspace(5) %30, align 8
  %131 = load double, ptr addrspace(5) %32, align 8
  store double %131, ptr addrspace(5) %29, align 8
  %132 = load i32, ptr addrspace(5) %31, align 4
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr addrspace(5) %31, align 4
  br label %100

134:                                              ; preds = %112
  %135 = load i32, ptr addrspace(5) %31, align 4
  %136 = trunc i32 %135 to i16
  %137 = load ptr addrspace(1), ptr %33, align 8
  %138 = load i32, ptr addrspace(5) %28, align 4
  %139 = load i32, ptr %34, align 4
  %140 = mul nsw i32 %138, %139
  %141 = load i32, ptr addrspace(5) %27, align 4
  %142 = add nsw i32 %140, %141
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds i16, ptr addrspace(1) %137, i64 %143
  store i16 %136, ptr addrspace(1) %144, align 2
  br label %145

145:                                              ; preds = %134, %84
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"ushort*", !"int", !"int", !"double2", !"double", !"int"}
!9 = !{!"ushort*", !"int", !"int", !"double __attribute__((ext_vector_type(2)))", !"double", !"int"}
!10 = !{!"", !"", !"", !"", !"", !""}
