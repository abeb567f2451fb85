; ModuleID = 'bilateral.cl'
source_filename = "bilateral.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @bilateral(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(4), align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca ptr addrspace(4), align 8, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca float, align 4, addrspace(5)
  %28 = alloca float, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca float, align 4, addrspace(5)
  %32 = alloca float, align 4, addrspace(5)
  %33 = alloca float, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca float, align 4, addrspace(5)
  %39 = alloca float, align 4, addrspace(5)
  %40 = alloca float, align 4, addrspace(5)
  %41 = alloca ptr addrspace(1), align 8, addrspace(5)
  %42 = alloca ptr addrspace(1), align 8, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca i32, align 4, addrspace(5)
  %45 = alloca i32, align 4, addrspace(5)
  %46 = alloca float, align 4, addrspace(5)
  %47 = alloca float, align 4, addrspace(5)
  %48 = addrspacecast ptr addrspace(5) %41 to ptr
  %49 = addrspacecast ptr addrspace(5) %42 to ptr
  %50 = addrspacecast ptr addrspace(5) %43 to ptr
  %51 = addrspacecast ptr addrspace(5) %44 to ptr
  %52 = addrspacecast ptr addrspace(5) %45 to ptr
  %53 = addrspacecast ptr addrspace(5) %46 to ptr
  %54 = addrspacecast ptr addrspace(5) %47 to ptr
  store ptr addrspace(1) %0, ptr %48, align 8
  store ptr addrspace(1) %1, ptr %49, align 8
  store i32 %2, ptr %50, align 4
  store i32 %3, ptr %51, align 4
  store i32 %4, ptr %52, align 4
  store float %5, ptr %53, align 4
  store float %6, ptr %54, align 4
  %55 = load ptr addrspace(1), ptr %48, align 8
  %56 = load ptr addrspace(1), ptr %49, align 8
  %57 = load i32, ptr %50, align 4
  %58 = load i32, ptr %51, align 4
  %59 = load i32, ptr %52, align 4
  %60 = load float, ptr %53, align 4
  %61 = load float, ptr %54, align 4
  %62 = addrspacecast ptr addrspace(5) %22 to ptr
  %63 = addrspacecast ptr addrspace(5) %23 to ptr
  %64 = addrspacecast ptr addrspace(5) %24 to ptr
  %65 = addrspacecast ptr addrspace(5) %25 to ptr
  %66 = addrspacecast ptr addrspace(5) %26 to ptr
  %67 = addrspacecast ptr addrspace(5) %27 to ptr
  %68 = addrspacecast ptr addrspace(5) %28 to ptr
  store ptr addrspace(1) %55, ptr %62, align 8
  store ptr addrspace(1) %56, ptr %63, align 8
  store i32 %57, ptr %64, align 4
  store i32 %58, ptr %65, align 4
  store i32 %59, ptr %66, align 4
  store float %60, ptr %67, align 4
  store float %61, ptr %68, align 4
  %69 = addrspacecast ptr addrspace(5) %21 to ptr
  %70 = addrspacecast ptr addrspace(5) %19 to ptr
  %71 = call i32 @llvm.amdgcn.workgroup.id.x()
  %72 = addrspacecast ptr addrspace(5) %18 to ptr
  %73 = addrspacecast ptr addrspace(5) %14 to ptr
  %74 = addrspacecast ptr addrspace(5) %15 to ptr
  store i32 4, ptr %74, align 4
  %75 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %75, ptr addrspace(5) %16, align 8
  %76 = load ptr addrspace(4), ptr addrspace(5) %16, align 8
  %77 = load i32, ptr %74, align 4
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw i8, ptr addrspace(4) %76, i64 %78
  %80 = load i16, ptr addrspace(4) %79, align 2
  %81 = zext i16 %80 to i32
  %82 = mul i32 %71, %81
  %83 = addrspacecast ptr addrspace(5) %17 to ptr
  %84 = call i32 @llvm.amdgcn.workitem.id.x()
  %85 = add i32 %82, %84
  %86 = zext i32 %85 to i64
  store i32 %85, ptr addrspace(5) %29, align 4
  %87 = addrspacecast ptr addrspace(5) %20 to ptr
  %88 = addrspacecast ptr addrspace(5) %13 to ptr
  %89 = call i32 @llvm.amdgcn.workgroup.id.y()
  %90 = addrspacecast ptr addrspace(5) %12 to ptr
  %91 = addrspacecast ptr addrspace(5) %9 to ptr
  %92 = addrspacecast ptr addrspace(5) %10 to ptr
  store i32 6, ptr %92, align 4
  %93 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %93, ptr addrspace(5) %11, align 8
  %94 = load ptr addrspace(4), ptr addrspace(5) %11, align 8
  %95 = load i32, ptr %92, align 4
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw i8, ptr addrspace(4) %94, i64 %96
  %98 = load i16, ptr addrspace(4) %97, align 2
  %99 = zext i16 %98 to i32
  %100 = mul i32 %89, %99
  %101 = addrspacecast ptr addrspace(5) %8 to ptr
  %102 = call i32 @llvm.amdgcn.workitem.id.y()
  %103 = add i32 %100, %102
  %104 = zext i32 %103 to i64
  store i32 %103, ptr addrspace(5) %30, align 4
  %105 = load i32, ptr addrspace(5) %29, align 4
  %106 = load i32, ptr %64, align 4
  %107 = icmp sge i32 %105, %106
  br i1 %107, label %112, label %108

108:                                              ; preds = %7
  %109 = load i32, ptr addrspace(5) %30, align 4
  %110 = load i32, ptr %65, align 4
  %111 = icmp sge i32 %109, %110
  br i1 %111, label %112, label %113

112:                                              ; preds = %108, %7
  br label %205

113:                                              ; preds = %108
  %114 = load ptr addrspace(1), ptr %62, align 8
  %115 = load i32, ptr addrspace(5) %30, align 4
  %116 = load i32, ptr %64, align 4
  %117 = mul nsw i32 %115, %116
  %118 = load i32, ptr addrspace(5) %29, align 4
  %119 = add nsw i32 %117, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr addrspace(1) %114, i64 %120
  %122 = load float, ptr addrspace(1) %121, align 4
  store float %122, ptr addrspace(5) %31, align 4
  store float 0.000000e+00, ptr addrspace(5) %32, align 4
  store float 0.000000e+00, ptr addrspace(5) %33, align 4
  %123 = load i32, ptr %66, align 4
  %124 = sub nsw i32 0, %123
  store i32 %124, ptr addrspace(5) %34, align 4
  br label %125

125:                                              ; preds = %190, %113
  %126 = load i32, ptr addrspace(5) %34, align 4
  %127 = load i32, ptr %66, align 4
  %128 = icmp sle i32 %126, %127
  br i1 %128, label %129, label %193

129:                                              ; preds = %125
  %130 = load i32, ptr addrspace(5) %30, align 4
  %131 = load i32, ptr addrspace(5) %34, align 4
  %132 = add nsw i32 %130, %131
  %133 = call i32 @llvm.smax.i32(i32 %132, i32 0)
  %134 = load i32, ptr %65, align 4
  %135 = sub nsw i32 %134, 1
  %136 = call i32 @llvm.smin.i32(i32 %133, i32 %135)
  store i32 %136, ptr addrspace(5) %35, align 4
  %137 = load i32, ptr %66, align 4
  %138 = sub nsw i32 0, %137
  store i32 %138, ptr addrspace(5) %36, align 4
  br label %139

139:                                              ; preds = %143, %129
  %140 = load i32, ptr addrspace(5) %36, align 4
  %141 = load i32, ptr %66, align 4
  %142 = icmp sle i32 %140, %141
  br i1 %142, label %143, label %190

143:                                              ; preds = %139
  %144 = load i32, ptr addrspace(5) %29, align 4
  %145 = load i32, ptr addrspace(5) %36, align 4
  %146 = add nsw i32 %144, %145
  %147 = call i32 @llvm.smax.i32(i32 %146, i32 0)
  %148 = load i32, ptr %64, align 4
  %149 = sub nsw i32 %148, 1
  %150 = call i32 @llvm.smin.i32(i32 %147, i32 %149)
  store i32 %150, ptr addrspace(5) %37, align 4
  %151 = load ptr addrspace(1), ptr %62, align 8
  %152 = load i32, ptr addrspace(5) %35, align 4
  %153 = load i32, ptr %64, align 4
  %154 = mul nsw i32 %152, %153
  %155 = load i32, ptr addrspace(5) %37, align 4
  %156 = add nsw i32 %154, %155
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr addrspace(1) %151, i64 %157
  %159 = load float, ptr addrspace(1) %158, align 4
  store float %159, ptr addrspace(5) %38, align 4
  %160 = load float, ptr addrspace(5) %38, align 4
  %161 = load float, ptr addrspace(5) %31, align 4
  %162 = fsub float %160, %161
  store float %162, ptr addrspace(5) %39, align 4
  %163 = load i32, ptr addrspace(5) %36, align 4
  %164 = load i32, ptr addrspace(5) %36, align 4
  %165 = mul nsw i32 %163, %164
  %166 = load i32, ptr addrspace(5) %34, align 4
  %167 = load i32, ptr addrspace(5) %34, align 4
  %168 = mul nsw i32 %166, %167
  %169 = add nsw i32 %165, %168
  %170 = sub nsw i32 0, %169
  %171 = sitofp i32 %170 to float
  %172 = load float, ptr %67, align 4
  %173 = load float, ptr addrspace(5) %39, align 4
  %174 = load float, ptr addrspace(5) %39, align 4
  %175 = fmul float %173, %174
  %176 = load float, ptr %68, align 4
  %177 = fmul float %175, %176
  %178 = fneg float %177
  %179 = call float @llvm.fmuladd.f32(float %171, float %172, float %178)
  %180 = call float @llvm.exp2.f32(float %179)
  store float %180, ptr addrspace(5) %40, align 4
  %181 = load float, ptr addrspace(5) %40, align 4
  %182 = load float, ptr addrspace(5) %38, align 4
  %183 = load float, ptr addrspace(5) %32, align 4
  %184 = call float @llvm.fmuladd.f32(float %181, float %182, float %183)
  store float %184, ptr addrspace(5) %32, align 4
  %185 = load float, ptr addrspace(5) %40, align 4
  %186 = load float, ptr addrspace(5) %33, align 4
  %187 = fadd float %186, %185
  store float %187, ptr addrspace(5) %33, align 4
  %188 = load i32, ptr addrspace(5) %36, align 4
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr addrspace(5) %36, align 4
  br label %139

190:                                              ; preds = %139
  %191 = load i32, ptr addrspace(5) %34, align 4
  %192 = add nsw i32 %191, 1
  store i32 %192, ptr addrspace(5) %34, align 4
  br label %125

193:                                              ; preds = %125
  %194 = load float, ptr addrspace(5) %32, align 4
  %195 = load float, ptr addrspace(5) %33, align 4
  %196 = fdiv float %194, %195, !fpmath !10
  %197 = load ptr addrspace(1), ptr %63, align 8
  %198 = load i32, ptr addrspace(5) %30, align 4
  %199 = load i32, ptr %64, align 4
  %200 = mul nsw i32 %198, %199
  %201 = load i32, ptr addrspace(5) %29, align 4
  %202 = add nsw i32 %200, %201
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds float, ptr addrspace(1) %197, i64 %203
  store float %196, ptr addrspace(1) %204, align 4
  br label %205

205:                                              ; preds = %112, %193
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_bilateral(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(4), align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca ptr addrspace(4), align 8, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca float, align 4, addrspace(5)
  %28 = alloca float, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca float, align 4, addrspace(5)
  %32 = alloca float, align 4, addrspace(5)
  %33 = alloca float, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca float, align 4, addrspace(5)
  %39 = alloca float, align 4, addrspace(5)
  %40 = alloca float, align 4, addrspace(5)
  %41 = addrspacecast ptr addrspace(5) %22 to ptr
  %42 = addrspacecast ptr addrspace(5) %23 to ptr
  %43 = addrspacecast ptr addrspace(5) %24 to ptr
  %44 = addrspacecast ptr addrspace(5) %25 to ptr
  %45 = addrspacecast ptr addrspace(5) %26 to ptr
  %46 = addrspacecast ptr addrspace(5) %27 to ptr
  %47 = addrspacecast ptr addrspace(5) %28 to ptr
  store ptr addrspace(1) %0, ptr %41, align 8
  store ptr addrspace(1) %1, ptr %42, align 8
  store i32 %2, ptr %43, align 4
  store i32 %3, ptr %44, align 4
  store i32 %4, ptr %45, align 4
  store float %5, ptr %46, align 4
  store float %6, ptr %47, align 4
  %48 = addrspacecast ptr addrspace(5) %21 to ptr
  %49 = addrspacecast ptr addrspace(5) %19 to ptr
  %50 = call i32 @llvm.amdgcn.workgroup.id.x()
  %51 = addrspacecast ptr addrspace(5) %18 to ptr
  %52 = addrspacecast ptr addrspace(5) %14 to ptr
  %53 = addrspacecast ptr addrspace(5) %15 to ptr
  store i32 4, ptr %53, align 4
  %54 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %54, ptr addrspace(5) %16, align 8
  %55 = load ptr addrspace(4), ptr addrspace(5) %16, align 8
  %56 = load i32, ptr %53, align 4
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr addrspace(4) %55, i64 %57
  %59 = load i16, ptr addrspace(4) %58, align 2
  %60 = zext i16 %59 to i32
  %61 = mul i32 %50, %60
  %62 = addrspacecast ptr addrspace(5) %17 to ptr
  %63 = call i32 @llvm.amdgcn.workitem.id.x()
  %64 = add i32 %61, %63
  %65 = zext i32 %64 to i64
  %66 = trunc i64 %65 to i32
  store i32 %66, ptr addrspace(5) %29, align 4
  %67 = addrspacecast ptr addrspace(5) %20 to ptr
  %68 = addrspacecast ptr addrspace(5) %13 to ptr
  %69 = call i32 @llvm.amdgcn.workgroup.id.y()
  %70 = addrspacecast ptr addrspace(5) %12 to ptr
  %71 = addrspacecast ptr addrspace(5) %9 to ptr
  %72 = addrspacecast ptr addrspace(5) %10 to ptr
  store i32 6, ptr %72, align 4
  %73 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %73, ptr addrspace(5) %11, align 8
  %74 = load ptr addrspace(4), ptr addrspace(5) %11, align 8
  %75 = load i32, ptr %72, align 4
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw i8, ptr addrspace(4) %74, i64 %76
  %78 = load i16, ptr addrspace(4) %77, align 2
  %79 = zext i16 %78 to i32
  %80 = mul i32 %69, %79
  %81 = addrspacecast ptr addrspace(5) %8 to ptr
  %82 = call i32 @llvm.amdgcn.workitem.id.y()
  %83 = add i32 %80, %82
  %84 = zext i32 %83 to i64
  %85 = trunc i64 %84 to i32
  store i32 %85, ptr addrspace(5) %30, align 4
  %86 = load i32, ptr addrspace(5) %29, align 4
  %87 = load i32, ptr %43, align 4
  %88 = icmp sge i32 %86, %87
  br i1 %88, label %93, label %89

89:                                               ; preds = %7
  %90 = load i32, ptr addrspace(5) %30, align 4
  %91 = load i32, ptr %44, align 4
  %92 = icmp sge i32 %90, %91
  br i1 %92, label %93, label %94

93:                                               ; preds = %89, %7
  br label %188

94:                                               ; preds = %89
  %95 = load ptr addrspace(1), ptr %41, align 8
  %96 = load i32, ptr addrspace(5) %30, align 4
  %97 = load i32, ptr %43, align 4
  %98 = mul nsw i32 %96, %97
  %99 = load i32, ptr addrspace(5) %29, align 4
  %100 = add nsw i32 %98, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %101
  %103 = load float, ptr addrspace(1) %102, align 4
  store float %103, ptr addrspace(5) %31, align 4
  store float 0.000000e+00, ptr addrspace(5) %32, align 4
  store float 0.000000e+00, ptr addrspace(5) %33, align 4
  %104 = load i32, ptr %45, align 4
  %105 = sub nsw i32 0, %104
  store i32 %105, ptr addrspace(5) %34, align 4
  br label %106

106:                                              ; preds = %173, %94
  %107 = load i32, ptr addrspace(5) %34, align 4
  %108 = load i32, ptr %45, align 4
  %109 = icmp sle i32 %107, %108
  br i1 %109, label %110, label %176

110:                                              ; preds = %106
  %111 = load i32, ptr addrspace(5) %30, align 4
  %112 = load i32, ptr addrspace(5) %34, align 4
  %113 = add nsw i32 %111, %112
  %114 = call i32 @llvm.smax.i32(i32 %113, i32 0)
  %115 = load i32, ptr %44, align 4
  %116 = sub nsw i32 %115, 1
  %117 = call i32 @llvm.smin.i32(i32 %114, i32 %116)
  store i32 %117, ptr addrspace(5) %35, align 4
  %118 = load i32, ptr %45, align 4
  %119 = sub nsw i32 0, %118
  store i32 %119, ptr addrspace(5) %36, align 4
  br label %120

120:                                              ; preds = %169, %110
  %121 = load i32, ptr addrspace(5) %36, align 4
  %122 = load i32, ptr %45, align 4
  %123 = icmp sle i32 %121, %122
  br i1 %123, label %124, label %172

124:                                              ; preds = %120
  %125 = load i32, ptr addrspace(5) %29, align 4
  %126 = load i32, ptr addrspace(5) %36, align 4
  %127 = add nsw i32 %125, %126
  %128 = call i32 @llvm.smax.i32(i32 %127, i32 0)
  %129 = load i32, ptr %43, align 4
  %130 = sub nsw i32 %129, 1
  %131 = call i32 @llvm.smin.i32(i32 %128, i32 %130)
  store i32 %131, ptr addrspace(5) %37, align 4
  %132 = load ptr addrspace(1), ptr %41, align 8
  %133 = load i32, ptr addrspace(5) %35, align 4
  %134 = load i32, ptr %43, align 4
  %135 = mul nsw i32 %133, %134
  %136 = load i32, ptr addrspace(5) %37, align 4
  %137 = add nsw i32 %135, %136
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr addrspace(1) %132, i64 %138
  %140 = load float, ptr addrspace(1) %139, align 4
  store float %140, ptr addrspace(5) %38, align 4
  %141 = load float, ptr addrspace(5) %38, align 4
  %142 = load float, ptr addrspace(5) %31, align 4
  %143 = fsub float %141, %142
  store float %143, ptr addrspace(5) %39, align 4
  %144 = load i32, ptr addrspace(5) %36, align 4
  %145 = load i32, ptr addrspace(5) %36, align 4
  %146 = mul nsw i32 %144, %145
  %147 = load i32, ptr addrspace(5) %34, align 4
  %148 = load i32, ptr addrspace(5) %34, align 4
  %149 = mul nsw i32 %147, %148
  %150 = add nsw i32 %146, %149
  %151 = sub nsw i32 0, %150
  %152 = sitofp i32 %151 to float
  %153 = load float, ptr %46, align 4
  %154 = load float, ptr addrspace(5) %39, align 4
  %155 = load float, ptr addrspace(5) %39, align 4
  %156 = fmul float %154, %155
  %157 = load float, ptr %47, align 4
  %158 = fmul float %156, %157
  %159 = fneg float %158
  %160 = call float @llvm.fmuladd.f32(float %152, float %153, float %159)
  %161 = call float @llvm.exp2.f32(float %160)
  store float %161, ptr addrspace(5) %40, align 4
  %162 = load float, ptr addrspace(5) %40, align 4
  %163 = load float, ptr addrspace(5) %38, align 4
  %164 = load float, ptr addrspace(5) %32, align 4
  %165 = call float @llvm.fmuladd.f32(float %162, float %163, float %164)
  store float %165, ptr addrspace(5) %32, align 4
  %166 = load float, ptr addrspace(5) %40, align 4
  %167 = load float, ptr addrspace(5) %33, align 4
  %168 = fadd float %167, %166
  store float %168, ptr addrspace(5) %33, align 4
  br label %169

169:                                              ; preds = %124
  %170 = load i32, ptr addrspace(5) %36, align 4
  %171 = add nsw i32 %170, 1
  store i32 %171, ptr addrspace(5) %36, align 4
  br label %120

172:                                              ; preds = %120
  br label %173

173:                                              ; preds = %172
  %174 = load i32, ptr addrspace(5) %34, align 4
  %175 = add nsw i32 %174, 1
  store i32 %175, ptr addrspace(5) %34, align 4
  br label %106

176:                                              ; preds = %106
  %177 = load float, ptr addrspace(5) %32, align 4
  %178 = load float, ptr addrspace(5) %33, align 4
  %179 = fdiv float %177, %178, !fpmath !10
  %180 = load ptr addrspace(1), ptr %42, align 8
  %181 = load i32, ptr addrspace(5) %30, align 4
  %182 = load i32, ptr %43, align 4
  %183 = mul nsw i32 %181, %182
  %184 = load i32, ptr addrspace(5) %29, align 4
  %185 = add nsw i32 %183, %184
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds float, ptr addrspace(1) %180, i64 %186
  store float %179, ptr addrspace(1) %187, align 4
  br label %188

188:                                              ; preds = %176, %93
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #2

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
!6 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"float*", !"float*", !"int", !"int", !"int", !"float", !"float"}
!9 = !{!"const", !"", !"", !"", !"", !"", !""}
!10 = !{float 2.500000e+00}
