; ModuleID = 'heat3d.cl'
source_filename = "heat3d.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @heat3d(ptr addrspace(1) noalias noundef align 8 %0, ptr addrspace(1) noalias noundef align 8 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca double, align 8, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca double, align 8, addrspace(5)
  %32 = alloca double, align 8, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca double, align 8, addrspace(5)
  %35 = alloca double, align 8, addrspace(5)
  %36 = alloca ptr addrspace(1), align 8, addrspace(5)
  %37 = alloca ptr addrspace(1), align 8, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca double, align 8, addrspace(5)
  %42 = addrspacecast ptr addrspace(5) %36 to ptr
  %43 = addrspacecast ptr addrspace(5) %37 to ptr
  %44 = addrspacecast ptr addrspace(5) %38 to ptr
  %45 = addrspacecast ptr addrspace(5) %39 to ptr
  %46 = addrspacecast ptr addrspace(5) %40 to ptr
  %47 = addrspacecast ptr addrspace(5) %41 to ptr
  store ptr addrspace(1) %0, ptr %42, align 8
  store ptr addrspace(1) %1, ptr %43, align 8
  store i32 %2, ptr %44, align 4
  store i32 %3, ptr %45, align 4
  store i32 %4, ptr %46, align 4
  store double %5, ptr %47, align 8
  %48 = load ptr addrspace(1), ptr %42, align 8
  %49 = load ptr addrspace(1), ptr %43, align 8
  %50 = load i32, ptr %44, align 4
  %51 = load i32, ptr %45, align 4
  %52 = load i32, ptr %46, align 4
  %53 = load double, ptr %47, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !10)
  call void @llvm.experimental.noalias.scope.decl(metadata !13)
  %54 = addrspacecast ptr addrspace(5) %21 to ptr
  %55 = addrspacecast ptr addrspace(5) %22 to ptr
  %56 = addrspacecast ptr addrspace(5) %23 to ptr
  %57 = addrspacecast ptr addrspace(5) %24 to ptr
  %58 = addrspacecast ptr addrspace(5) %25 to ptr
  %59 = addrspacecast ptr addrspace(5) %26 to ptr
  store ptr addrspace(1) %48, ptr %54, align 8, !noalias !15
  store ptr addrspace(1) %49, ptr %55, align 8, !noalias !15
  store i32 %50, ptr %56, align 4, !noalias !15
  store i32 %51, ptr %57, align 4, !noalias !15
  store i32 %52, ptr %58, align 4, !noalias !15
  store double %53, ptr %59, align 8, !noalias !15
  %60 = addrspacecast ptr addrspace(5) %20 to ptr
  %61 = addrspacecast ptr addrspace(5) %18 to ptr
  %62 = call i32 @llvm.amdgcn.workgroup.id.x()
  %63 = addrspacecast ptr addrspace(5) %17 to ptr
  %64 = addrspacecast ptr addrspace(5) %13 to ptr
  %65 = addrspacecast ptr addrspace(5) %14 to ptr
  store i32 4, ptr %65, align 4
  %66 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %66, ptr addrspace(5) %15, align 8
  %67 = load ptr addrspace(4), ptr addrspace(5) %15, align 8
  %68 = load i32, ptr %65, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr addrspace(4) %67, i64 %69
  %71 = load i16, ptr addrspace(4) %70, align 2
  %72 = zext i16 %71 to i32
  %73 = mul i32 %62, %72
  %74 = addrspacecast ptr addrspace(5) %16 to ptr
  %75 = call i32 @llvm.amdgcn.workitem.id.x()
  %76 = add i32 %73, %75
  %77 = zext i32 %76 to i64
  store i32 %76, ptr addrspace(5) %27, align 4, !noalias !15
  %78 = addrspacecast ptr addrspace(5) %19 to ptr
  %79 = addrspacecast ptr addrspace(5) %12 to ptr
  %80 = call i32 @llvm.amdgcn.workgroup.id.y()
  %81 = addrspacecast ptr addrspace(5) %11 to ptr
  %82 = addrspacecast ptr addrspace(5) %8 to ptr
  %83 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 6, ptr %83, align 4
  %84 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %84, ptr addrspace(5) %10, align 8
  %85 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %86 = load i32, ptr %83, align 4
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr addrspace(4) %85, i64 %87
  %89 = load i16, ptr addrspace(4) %88, align 2
  %90 = zext i16 %89 to i32
  %91 = mul i32 %80, %90
  %92 = addrspacecast ptr addrspace(5) %7 to ptr
  %93 = call i32 @llvm.amdgcn.workitem.id.y()
  %94 = add i32 %91, %93
  %95 = zext i32 %94 to i64
  store i32 %94, ptr addrspace(5) %28, align 4, !noalias !15
  %96 = load i32, ptr addrspace(5) %27, align 4, !noalias !15
  %97 = icmp slt i32 %96, 1
  br i1 %97, label %111, label %98

98:                                               ; preds = %6
  %99 = load i32, ptr addrspace(5) %28, align 4, !noalias !15
  %100 = icmp slt i32 %99, 1
  br i1 %100, label %111, label %101

101:                                              ; preds = %98
  %102 = load i32, ptr addrspace(5) %27, align 4, !noalias !15
  %103 = load i32, ptr %56, align 4, !noalias !15
  %104 = sub nsw i32 %103, 1
  %105 = icmp sge i32 %102, %104
  br i1 %105, label %111, label %106

106:                                              ; preds = %101
  %107 = load i32, ptr addrspace(5) %28, align 4, !noalias !15
  %108 = load i32, ptr %57, align 4, !noalias !15
  %109 = sub nsw i32 %108, 1
  %110 = icmp sge i32 %107, %109
  br i1 %110, label %111, label %112

111:                                              ; preds = %106, %101, %98, %6
  br label %196

112:                                              ; preds = %106
  %113 = load i32, ptr %56, align 4, !noalias !15
  %114 = load i32, ptr %57, align 4, !noalias !15
  %115 = mul nsw i32 %113, %114
  store i32 %115, ptr addrspace(5) %29, align 4, !noalias !15
  %116 = load i32, ptr addrspace(5) %28, align 4, !noalias !15
  %117 = load i32, ptr %56, align 4, !noalias !15
  %118 = mul nsw i32 %116, %117
  %119 = load i32, ptr addrspace(5) %27, align 4, !noalias !15
  %120 = add nsw i32 %118, %119
  store i32 %120, ptr addrspace(5) %30, align 4, !noalias !15
  %121 = load ptr addrspace(1), ptr %54, align 8, !noalias !15
  %122 = load i32, ptr addrspace(5) %30, align 4, !noalias !15
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds double, ptr addrspace(1) %121, i64 %123
  %125 = load double, ptr addrspace(1) %124, align 8
  store double %125, ptr addrspace(5) %31, align 8, !noalias !15
  %126 = load ptr addrspace(1), ptr %54, align 8, !noalias !15
  %127 = load i32, ptr addrspace(5) %30, align 4, !noalias !15
  %128 = load i32, ptr addrspace(5) %29, align 4, !noalias !15
  %129 = add nsw i32 %127, %128
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds double, ptr addrspace(1) %126, i64 %130
  %132 = load double, ptr addrspace(1) %131, align 8
  store double %132, ptr addrspace(5) %32, align 8, !noalias !15
  store i32 1, ptr addrspace(5) %33, align 4, !noalias !15
  br label %133

133:                                              ; preds = %138, %112
  %134 = load i32, ptr addrspace(5) %33, align 4, !noalias !15
  %135 = load i32, ptr %58, align 4, !noalias !15
  %136 = sub nsw i32 %135, 1
  %137 = icmp slt i32 %134, %136
  br i1 %137, label %138, label %196

138:                                              ; preds = %133
  %139 = load i32, ptr addrspace(5) %29, align 4, !noalias !15
  %140 = load i32, ptr addrspace(5) %30, align 4, !noalias !15
  %141 = add nsw i32 %140, %139
  store i32 %141, ptr addrspace(5) %30, align 4, !noalias !15
  %142 = load ptr addrspace(1), ptr %54, align 8, !noalias !15
  %143 = load i32, ptr addrspace(5) %30, align 4, !noalias !15
  %144 = load i32, ptr addrspace(5) %29, align 4, !noalias !15
  %145 = add nsw i32 %143, %144
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds double, ptr addrspace(1) %142, i64 %146
  %148 = load double, ptr addrspace(1) %147, align 8
  store double %148, ptr addrspace(5) %34, align 8, !noalias !15
  %149 = load ptr addrspace(1), ptr %54, align 8, !noalias !15
  %150 = load i32, ptr addrspace(5) %30, align 4, !noalias !15
  %151 = sub nsw i32 %150, 1
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds double, ptr addrspace(1) %149, i64 %152
  %154 = load double, ptr addrspace(1) %153, align 8
  %155 = load ptr addrspace(1), ptr %54, align 8, !noalias !15
  %156 = load i32, ptr addrspace(5) %30, align 4, !noalias !15
  %157 = add nsw i32 %156, 1
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds double, ptr addrspace(1) %155, i64 %158
  %160 = load double, ptr addrspace(1) %159, align 8
  %161 = fadd double %154, %160
  %162 = load ptr addrspace(1), ptr %54, align 8, !noalias !15
  %163 = load i32, ptr addrspace(5) %30, align 4, !noalias !15
  %164 = load i32, ptr %56, align 4, !noalias !15
  %165 = sub nsw i32 %163, %164
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds double, ptr addrspace(1) %162, i64 %166
  %168 = load double, ptr addrspace(1) %167, align 8
  %169 = fadd double %161, %168
  %170 = load ptr addrspace(1), ptr %54, align 8, !noalias !15
  %171 = load i32, ptr addrspace(5) %30, align 4, !noalias !15
  %172 = load i32, ptr %56, align 4, !noalias !15
  %173 = add nsw i32 %171, %172
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds double, ptr addrspace(1) %170, i64 %174
  %176 = load double, ptr addrspace(1) %175, align 8
  %177 = fadd double %169, %176
  %178 = load double, ptr addrspace(5) %31, align 8, !noalias !15
  %179 = fadd double %177, %178
  %180 = load double, ptr addrspace(5) %34, align 8, !noalias !15
  %181 = fadd double %179, %180
  store double %181, ptr addrspace(5) %35, align 8, !noalias !15
  %182 = load double, ptr addrspace(5) %32, align 8, !noalias !15
  %183 = load double, ptr %59, align 8, !noalias !15
  %184 = load double, ptr addrspace(5) %35, align 8, !noalias !15
  %185 = load double, ptr addrspace(5) %32, align 8, !noalias !15
  %186 = call double @llvm.fmuladd.f64(double -6.000000e+00, double %185, double %184)
  %187 = call double @llvm.fmuladd.f64(double %183, double %186, double %182)
  %188 = load ptr addrspace(1), ptr %55, align 8, !noalias !15
  %189 = load i32, ptr addrspace(5) %30, align 4, !noalias !15
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds double, ptr addrspace(1) %188, i64 %190
  store double %187, ptr addrspace(1) %191, align 8
  %192 = load double, ptr addrspace(5) %32, align 8, !noalias !15
  store double %192, ptr addrspace(5) %31, align 8, !noalias !15
  %193 = load double, ptr addrspace(5) %34, align 8, !noalias !15
  store double %193, ptr addrspace(5) %32, align 8, !noalias !15
  %194 = load i32, ptr addrspace(5) %33, align 4, !noalias !15
  %195 = add nsw i32 %194, 1
  store i32 %195, ptr addrspace(5) %33, align 4, !noalias !15
  br label %133

196:                                              ; preds = %111, %133
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_heat3d(ptr addrspace(1) noalias noundef align 8 %0, ptr addrspace(1) noalias noundef align 8 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, double noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca double, align 8, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca double, align 8, addrspace(5)
  %32 = alloca double, align 8, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca double, align 8, addrspace(5)
  %35 = alloca double, align 8, addrspace(5)
  %36 = addrspacecast ptr addrspace(5) %21 to ptr
  %37 = addrspacecast ptr addrspace(5) %22 to ptr
  %38 = addrspacecast ptr addrspace(5) %23 to ptr
  %39 = addrspacecast ptr addrspace(5) %24 to ptr
  %40 = addrspacecast ptr addrspace(5) %25 to ptr
  %41 = addrspacecast ptr addrspace(5) %26 to ptr
  store ptr addrspace(1) %0, ptr %36, align 8
  store ptr addrspace(1) %1, ptr %37, align 8
  store i32 %2, ptr %38, align 4
  store i32 %3, ptr %39, align 4
  store i32 %4, ptr %40, align 4
  store double %5, ptr %41, align 8
  %42 = addrspacecast ptr addrspace(5) %20 to ptr
  %43 = addrspacecast ptr addrspace(5) %18 to ptr
  %44 = call i32 @llvm.amdgcn.workgroup.id.x()
  %45 = addrspacecast ptr addrspace(5) %17 to ptr
  %46 = addrspacecast ptr addrspace(5) %13 to ptr
  %47 = addrspacecast ptr addrspace(5) %14 to ptr
  store i32 4, ptr %47, align 4
  %48 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %48, ptr addrspace(5) %15, align 8
  %49 = load ptr addrspace(4), ptr addrspace(5) %15, align 8
  %50 = load i32, ptr %47, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr addrspace(4) %49, i64 %51
  %53 = load i16, ptr addrspace(4) %52, align 2
  %54 = zext i16 %53 to i32
  %55 = mul i32 %44, %54
  %56 = addrspacecast ptr addrspace(5) %16 to ptr
  %57 = call i32 @llvm.amdgcn.workitem.id.x()
  %58 = add i32 %55, %57
  %59 = zext i32 %58 to i64
  %60 = trunc i64 %59 to i32
  store i32 %60, ptr addrspace(5) %27, align 4
  %61 = addrspacecast ptr addrspace(5) %19 to ptr
  %62 = addrspacecast ptr addrspace(5) %12 to ptr
  %63 = call i32 @llvm.amdgcn.workgroup.id.y()
  %64 = addrspacecast ptr addrspace(5) %11 to ptr
  %65 = addrspacecast ptr addrspace(5) %8 to ptr
  %66 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 6, ptr %66, align 4
  %67 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %67, ptr addrspace(5) %10, align 8
  %68 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %69 = load i32, ptr %66, align 4
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i8, ptr addrspace(4) %68, i64 %70
  %72 = load i16, ptr addrspace(4) %71, align 2
  %73 = zext i16 %72 to i32
  %74 = mul i32 %63, %73
  %75 = addrspacecast ptr addrspace(5) %7 to ptr
  %76 = call i32 @llvm.amdgcn.workitem.id.y()
  %77 = add i32 %74, %76
  %78 = zext i32 %77 to i64
  %79 = trunc i64 %78 to i32
  store i32 %79, ptr addrspace(5) %28, align 4
  %80 = load i32, ptr addrspace(5) %27, align 4
  %81 = icmp slt i32 %80, 1
  br i1 %81, label %95, label %82

82:                                               ; preds = %6
  %83 = load i32, ptr addrspace(5) %28, align 4
  %84 = icmp slt i32 %83, 1
  br i1 %84, label %95, label %85

85:                                               ; preds = %82
  %86 = load i32, ptr addrspace(5) %27, align 4
  %87 = load i32, ptr %38, align 4
  %88 = sub nsw i32 %87, 1
  %89 = icmp sge i32 %86, %88
  br i1 %89, label %95, label %90

90:                                               ; preds = %85
  %91 = load i32, ptr addrspace(5) %28, align 4
  %92 = load i32, ptr %39, align 4
  %93 = sub nsw i32 %92, 1
  %94 = icmp sge i32 %91, %93
  br i1 %94, label %95, label %96

95:                                               ; preds = %90, %85, %82, %6
  br label %181

96:                                               ; preds = %90
  %97 = load i32, ptr %38, align 4
  %98 = load i32, ptr %39, align 4
  %99 = mul nsw i32 %97, %98
  store i32 %99, ptr addrspace(5) %29, align 4
  %100 = load i32, ptr addrspace(5) %28, align 4
  %101 = load i32, ptr %38, align 4
  %102 = mul nsw i32 %100, %101
  %103 = load i32, ptr addrspace(5) %27, align 4
  %104 = add nsw i32 %102, %103
  store i32 %104, ptr addrspace(5) %30, align 4
  %105 = load ptr addrspace(1), ptr %36, align 8
  %106 = load i32, ptr addrspace(5) %30, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds double, ptr addrspace(1) %105, i64 %107
  %109 = load double, ptr addrspace(1) %108, align 8
  store double %109, ptr addrspace(5) %31, align 8
  %110 = load ptr addrspace(1), ptr %36, align 8
  %111 = load i32, ptr addrspace(5) %30, align 4
  %112 = load i32, ptr addrspace(5) %29, align 4
  %113 = add nsw i32 %111, %112
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds double, ptr addrspace(1) %110, i64 %114
  %116 = load double, ptr addrspace(1) %115, align 8
  store double %116, ptr addrspace(5) %32, align 8
  store i32 1, ptr addrspace(5) %33, align 4
  br label %117

117:                                              ; preds = %178, %96
  %118 = load i32, ptr addrspace(5) %33, align 4
  %119 = load i32, ptr %40, align 4
  %120 = sub nsw i32 %119, 1
  %121 = icmp slt i32 %118, %120
  br i1 %121, label %122, label %181

122:                                              ; preds = %117
  %123 = load i32, ptr addrspace(5) %29, align 4
  %124 = load i32, ptr addrspace(5) %30, align 4
  %125 = add nsw i32 %124, %123
  store i32 %125, ptr addrspace(5) %30, align 4
  %126 = load ptr addrspace(1), ptr %36, align 8
  %127 = load i32, ptr addrspace(5) %30, align 4
  %128 = load i32, ptr addrspace(5) %29, align 4
  %129 = add nsw i32 %127, %128
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds double, ptr addrspace(1) %126, i64 %130
  %132 = load double, ptr addrspace(1) %131, align 8
  store double %132, ptr addrspace(5) %34, align 8
  %133 = load ptr addrspace(1), ptr %36, align 8
  %134 = load i32, ptr addrspace(5) %30, align 4
  %135 = sub nsw i32 %134, 1
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds double, ptr addrspace(1) %133, i64 %136
  %138 = load double, ptr addrspace(1) %137, align 8
  %139 = load ptr addrspace(1), ptr %36, align 8
  %140 = load i32, ptr addrspace(5) %30, align 4
  %141 = add nsw i32 %140, 1
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds double, ptr addrspace(1) %139, i64 %142
  %144 = load double, ptr addrspace(1) %143, align 8
  %145 = fadd double %138, %144
  %146 = load ptr addrspace(1), ptr %36, align 8
  %147 = load i32, ptr addrspace(5) %30, align 4
  %148 = load i32, ptr %38, align 4
  %149 = sub nsw i32 %147, %148
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds double, ptr addrspace(1) %146, i64 %150
  %152 = load double, ptr addrspace(1) %151, align 8
  %153 = fadd double %145, %152
  %154 = load ptr addrspace(1), ptr %36, align 8
  %155 = load i32, ptr addrspace(5) %30, align 4
  %156 = load i32, ptr %38, align 4
  %157 = add nsw i32 %155, %156
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds double, ptr addrspace(1) %154, i64 %158
  %160 = load double, ptr addrspace(1) %159, align 8
  %161 = fadd double %153, %160
  %162 = load double, ptr addrspace(5) %31, align 8
  %163 = fadd double %161, %162
  %164 = load double, ptr addrspace(5) %34, align 8
  %165 = fadd double %163, %164
  store double %165, ptr addrspace(5) %35, align 8
  %166 = load double, ptr addrspace(5) %32, align 8
  %167 = load double, ptr %41, align 8
  %168 = load double, ptr addrspace(5) %35, align 8
  %169 = load double, ptr addrspace(5) %32, align 8
  %170 = call double @llvm.fmuladd.f64(double -6.000000e+00, double %169, double %168)
  %171 = call double @llvm.fmuladd.f64(double %167, double %170, double %166)
  %172 = load ptr addrspace(1), ptr %37, align 8
  %173 = load i32, ptr addrspace(5) %30, align 4
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds double, ptr addrspace(1) %172, i64 %174
  store double %171, ptr addrspace(1) %175, align 8
  %176 = load double, ptr addrspace(5) %32, align 8
  store double %176, ptr addrspace(5) %31, align 8
  %177 = load double, ptr addrspace(5) %34, align 8
  store double %177, ptr addrspace(5) %32, align 8
  br label %178

178:                                              ; preds = %122
  %179 = load i32, ptr addrspace(5) %33, align 4
  %180 = add nsw i32 %179, 1
  store i32 %180, ptr addrspace(5) %33, align 4
  br label %117

181:                                              ; preds = %95, %117
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #4

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"double*", !"double*", !"int", !"int", !"int", !"double"}
!9 = !{!"restrict const", !"restrict", !"", !"", !"", !""}
!10 = !{!11}
!11 = distinct !{!11, !12, !"__clang_ocl_kern_imp_heat3d: argument 0"}
!12 = distinct !{!12, !"__clang_ocl_kern_imp_heat3d"}
!13 = !{!14}
!14 = distinct !{!14, !12, !"__clang_ocl_kern_imp_heat3d: argument 1"}
!15 = !{!11, !14}
