; ModuleID = 'jacobi2d.cl'
source_filename = "jacobi2d.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @jacobi2d(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, float noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca ptr addrspace(1), align 8, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca float, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca float, align 4, addrspace(5)
  %31 = alloca float, align 4, addrspace(5)
  %32 = alloca ptr addrspace(1), align 8, addrspace(5)
  %33 = alloca ptr addrspace(1), align 8, addrspace(5)
  %34 = alloca ptr addrspace(1), align 8, addrspace(5)
  %35 = alloca ptr addrspace(1), align 8, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca float, align 4, addrspace(5)
  %38 = addrspacecast ptr addrspace(5) %32 to ptr
  %39 = addrspacecast ptr addrspace(5) %33 to ptr
  %40 = addrspacecast ptr addrspace(5) %34 to ptr
  %41 = addrspacecast ptr addrspace(5) %35 to ptr
  %42 = addrspacecast ptr addrspace(5) %36 to ptr
  %43 = addrspacecast ptr addrspace(5) %37 to ptr
  store ptr addrspace(1) %0, ptr %38, align 8
  store ptr addrspace(1) %1, ptr %39, align 8
  store ptr addrspace(1) %2, ptr %40, align 8
  store ptr addrspace(1) %3, ptr %41, align 8
  store i32 %4, ptr %42, align 4
  store float %5, ptr %43, align 4
  %44 = load ptr addrspace(1), ptr %38, align 8
  %45 = load ptr addrspace(1), ptr %39, align 8
  %46 = load ptr addrspace(1), ptr %40, align 8
  %47 = load ptr addrspace(1), ptr %41, align 8
  %48 = load i32, ptr %42, align 4
  %49 = load float, ptr %43, align 4
  %50 = addrspacecast ptr addrspace(5) %21 to ptr
  %51 = addrspacecast ptr addrspace(5) %22 to ptr
  %52 = addrspacecast ptr addrspace(5) %23 to ptr
  %53 = addrspacecast ptr addrspace(5) %24 to ptr
  %54 = addrspacecast ptr addrspace(5) %25 to ptr
  %55 = addrspacecast ptr addrspace(5) %26 to ptr
  store ptr addrspace(1) %44, ptr %50, align 8
  store ptr addrspace(1) %45, ptr %51, align 8
  store ptr addrspace(1) %46, ptr %52, align 8
  store ptr addrspace(1) %47, ptr %53, align 8
  store i32 %48, ptr %54, align 4
  store float %49, ptr %55, align 4
  %56 = addrspacecast ptr addrspace(5) %20 to ptr
  %57 = addrspacecast ptr addrspace(5) %18 to ptr
  %58 = call i32 @llvm.amdgcn.workgroup.id.x()
  %59 = addrspacecast ptr addrspace(5) %17 to ptr
  %60 = addrspacecast ptr addrspace(5) %13 to ptr
  %61 = addrspacecast ptr addrspace(5) %14 to ptr
  store i32 4, ptr %61, align 4
  %62 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %62, ptr addrspace(5) %15, align 8
  %63 = load ptr addrspace(4), ptr addrspace(5) %15, align 8
  %64 = load i32, ptr %61, align 4
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr addrspace(4) %63, i64 %65
  %67 = load i16, ptr addrspace(4) %66, align 2
  %68 = zext i16 %67 to i32
  %69 = mul i32 %58, %68
  %70 = addrspacecast ptr addrspace(5) %16 to ptr
  %71 = call i32 @llvm.amdgcn.workitem.id.x()
  %72 = add i32 %69, %71
  %73 = zext i32 %72 to i64
  %74 = add i64 %73, 1
  %75 = trunc i64 %74 to i32
  store i32 %75, ptr addrspace(5) %27, align 4
  %76 = addrspacecast ptr addrspace(5) %19 to ptr
  %77 = addrspacecast ptr addrspace(5) %12 to ptr
  %78 = call i32 @llvm.amdgcn.workgroup.id.y()
  %79 = addrspacecast ptr addrspace(5) %11 to ptr
  %80 = addrspacecast ptr addrspace(5) %8 to ptr
  %81 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 6, ptr %81, align 4
  %82 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %82, ptr addrspace(5) %10, align 8
  %83 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %84 = load i32, ptr %81, align 4
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw i8, ptr addrspace(4) %83, i64 %85
  %87 = load i16, ptr addrspace(4) %86, align 2
  %88 = zext i16 %87 to i32
  %89 = mul i32 %78, %88
  %90 = addrspacecast ptr addrspace(5) %7 to ptr
  %91 = call i32 @llvm.amdgcn.workitem.id.y()
  %92 = add i32 %89, %91
  %93 = zext i32 %92 to i64
  %94 = add i64 %93, 1
  %95 = trunc i64 %94 to i32
  store i32 %95, ptr addrspace(5) %28, align 4
  %96 = load i32, ptr addrspace(5) %27, align 4
  %97 = load i32, ptr %54, align 4
  %98 = sub nsw i32 %97, 1
  %99 = icmp sge i32 %96, %98
  br i1 %99, label %105, label %100

100:                                              ; preds = %6
  %101 = load i32, ptr addrspace(5) %28, align 4
  %102 = load i32, ptr %54, align 4
  %103 = sub nsw i32 %102, 1
  %104 = icmp sge i32 %101, %103
  br i1 %104, label %105, label %106

105:                                              ; preds = %100, %6
  br label %169

106:                                              ; preds = %100
  %107 = load i32, ptr addrspace(5) %28, align 4
  %108 = load i32, ptr %54, align 4
  %109 = mul nsw i32 %107, %108
  %110 = load i32, ptr addrspace(5) %27, align 4
  %111 = add nsw i32 %109, %110
  store i32 %111, ptr addrspace(5) %29, align 4
  %112 = load ptr addrspace(1), ptr %50, align 8
  %113 = load i32, ptr addrspace(5) %29, align 4
  %114 = sub nsw i32 %113, 1
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr addrspace(1) %112, i64 %115
  %117 = load float, ptr addrspace(1) %116, align 4
  %118 = load ptr addrspace(1), ptr %50, align 8
  %119 = load i32, ptr addrspace(5) %29, align 4
  %120 = add nsw i32 %119, 1
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr addrspace(1) %118, i64 %121
  %123 = load float, ptr addrspace(1) %122, align 4
  %124 = fadd float %117, %123
  %125 = load ptr addrspace(1), ptr %50, align 8
  %126 = load i32, ptr addrspace(5) %29, align 4
  %127 = load i32, ptr %54, align 4
  %128 = sub nsw i32 %126, %127
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds float, ptr addrspace(1) %125, i64 %129
  %131 = load float, ptr addrspace(1) %130, align 4
  %132 = fadd float %124, %131
  %133 = load ptr addrspace(1), ptr %50, align 8
  %134 = load i32, ptr addrspace(5) %29, align 4
  %135 = load i32, ptr %54, align 4
  %136 = add nsw i32 %134, %135
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds float, ptr addrspace(1) %133, i64 %137
  %139 = load float, ptr addrspace(1) %138, align 4
  %140 = fadd float %132, %139
  %141 = load float, ptr %55, align 4
  %142 = load ptr addrspace(1), ptr %51, align 8
  %143 = load i32, ptr addrspace(5) %29, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr addrspace(1) %142, i64 %144
  %146 = load float, ptr addrspace(1) %145, align 4
  %147 = fneg float %141
  %148 = call float @llvm.fmuladd.f32(float %147, float %146, float %140)
  %149 = fmul float 2.500000e-01, %148
  store float %149, ptr addrspace(5) %30, align 4
  %150 = load float, ptr addrspace(5) %30, align 4
  %151 = load ptr addrspace(1), ptr %50, align 8
  %152 = load i32, ptr addrspace(5) %29, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds float, ptr addrspace(1) %151, i64 %153
  %155 = load float, ptr addrspace(1) %154, align 4
  %156 = fsub float %150, %155
  store float %156, ptr addrspace(5) %31, align 4
  %157 = load float, ptr addrspace(5) %30, align 4
  %158 = load ptr addrspace(1), ptr %52, align 8
  %159 = load i32, ptr addrspace(5) %29, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds float, ptr addrspace(1) %158, i64 %160
  store float %157, ptr addrspace(1) %161, align 4
  %162 = load float, ptr addrspace(5) %31, align 4
  %163 = load float, ptr addrspace(5) %31, align 4
  %164 = fmul float %162, %163
  %165 = load ptr addrspace(1), ptr %53, align 8
  %166 = load i32, ptr addrspace(5) %29, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds float, ptr addrspace(1) %165, i64 %167
  store float %164, ptr addrspace(1) %168, align 4
  br label %169

169:                                              ; preds = %105, %106
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_jacobi2d(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, float noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
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
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca ptr addrspace(1), align 8, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca float, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca float, align 4, addrspace(5)
  %31 = alloca float, align 4, addrspace(5)
  %32 = addrspacecast ptr addrspace(5) %21 to ptr
  %33 = addrspacecast ptr addrspace(5) %22 to ptr
  %34 = addrspacecast ptr addrspace(5) %23 to ptr
  %35 = addrspacecast ptr addrspace(5) %24 to ptr
  %36 = addrspacecast ptr addrspace(5) %25 to ptr
  %37 = addrspacecast ptr addrspace(5) %26 to ptr
  store ptr addrspace(1) %0, ptr %32, align 8
  store ptr addrspace(1) %1, ptr %33, align 8
  store ptr addrspace(1) %2, ptr %34, align 8
  store ptr addrspace(1) %3, ptr %35, align 8
  store i32 %4, ptr %36, align 4
  store float %5, ptr %37, align 4
  %38 = addrspacecast ptr addrspace(5) %20 to ptr
  %39 = addrspacecast ptr addrspace(5) %18 to ptr
  %40 = call i32 @llvm.amdgcn.workgroup.id.x()
  %41 = addrspacecast ptr addrspace(5) %17 to ptr
  %42 = addrspacecast ptr addrspace(5) %13 to ptr
  %43 = addrspacecast ptr addrspace(5) %14 to ptr
  store i32 4, ptr %43, align 4
  %44 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %44, ptr addrspace(5) %15, align 8
  %45 = load ptr addrspace(4), ptr addrspace(5) %15, align 8
  %46 = load i32, ptr %43, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr addrspace(4) %45, i64 %47
  %49 = load i16, ptr addrspace(4) %48, align 2
  %50 = zext i16 %49 to i32
  %51 = mul i32 %40, %50
  %52 = addrspacecast ptr addrspace(5) %16 to ptr
  %53 = call i32 @llvm.amdgcn.workitem.id.x()
  %54 = add i32 %51, %53
  %55 = zext i32 %54 to i64
  %56 = add i64 %55, 1
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
  %76 = add i64 %75, 1
  %77 = trunc i64 %76 to i32
  store i32 %77, ptr addrspace(5) %28, align 4
  %78 = load i32, ptr addrspace(5) %27, align 4
  %79 = load i32, ptr %36, align 4
  %80 = sub nsw i32 %79, 1
  %81 = icmp sge i32 %78, %80
  br i1 %81, label %87, label %82

82:                                               ; preds = %6
  %83 = load i32, ptr addrspace(5) %28, align 4
  %84 = load i32, ptr %36, align 4
  %85 = sub nsw i32 %84, 1
  %86 = icmp sge i32 %83, %85
  br i1 %86, label %87, label %88

87:                                               ; preds = %82, %6
  br label %151

88:                                               ; preds = %82
  %89 = load i32, ptr addrspace(5) %28, align 4
  %90 = load i32, ptr %36, align 4
  %91 = mul nsw i32 %89, %90
  %92 = load i32, ptr addrspace(5) %27, align 4
  %93 = add nsw i32 %91, %92
  store i32 %93, ptr addrspace(5) %29, align 4
  %94 = load ptr addrspace(1), ptr %32, align 8
  %95 = load i32, ptr addrspace(5) %29, align 4
  %96 = sub nsw i32 %95, 1
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr addrspace(1) %94, i64 %97
  %99 = load float, ptr addrspace(1) %98, align 4
  %100 = load ptr addrspace(1), ptr %32, align 8
  %101 = load i32, ptr addrspace(5) %29, align 4
  %102 = add nsw i32 %101, 1
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr addrspace(1) %100, i64 %103
  %105 = load float, ptr addrspace(1) %104, align 4
  %106 = fadd float %99, %105
  %107 = load ptr addrspace(1), ptr %32, align 8
  %108 = load i32, ptr addrspace(5) %29, align 4
  %109 = load i32, ptr %36, align 4
  %110 = sub nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr addrspace(1) %107, i64 %111
  %113 = load float, ptr addrspace(1) %112, align 4
  %114 = fadd float %106, %113
  %115 = load ptr addrspace(1), ptr %32, align 8
  %116 = load i32, ptr addrspace(5) %29, align 4
  %117 = load i32, ptr %36, align 4
  %118 = add nsw i32 %116, %117
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr addrspace(1) %115, i64 %119
  %121 = load float, ptr addrspace(1) %120, align 4
  %122 = fadd float %114, %121
  %123 = load float, ptr %37, align 4
  %124 = load ptr addrspace(1), ptr %33, align 8
  %125 = load i32, ptr addrspace(5) %29, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr addrspace(1) %124, i64 %126
  %128 = load float, ptr addrspace(1) %127, align 4
  %129 = fneg float %123
  %130 = call float @llvm.fmuladd.f32(float %129, float %128, float %122)
  %131 = fmul float 2.500000e-01, %130
  store float %131, ptr addrspace(5) %30, align 4
  %132 = load float, ptr addrspace(5) %30, align 4
  %133 = load ptr addrspace(1), ptr %32, align 8
  %134 = load i32, ptr addrspace(5) %29, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr addrspace(1) %133, i64 %135
  %137 = load float, ptr addrspace(1) %136, align 4
  %138 = fsub float %132, %137
  store float %138, ptr addrspace(5) %31, align 4
  %139 = load float, ptr addrspace(5) %30, align 4
  %140 = load ptr addrspace(1), ptr %34, align 8
  %141 = load i32, ptr addrspace(5) %29, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds float, ptr addrspace(1) %140, i64 %142
  store float %139, ptr addrspace(1) %143, align 4
  %144 = load float, ptr addrspace(5) %31, align 4
  %145 = load float, ptr addrspace(5) %31, align 4
  %146 = fmul float %144, %145
  %147 = load ptr addrspace(1), ptr %35, align 8
  %148 = load i32, ptr addrspace(5) %29, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds float, ptr addrspace(1) %147, i64 %149
  store float %146, ptr addrspace(1) %150, align 4
  br label %151

151:                                              ; preds = %88, %87
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

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
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"float*", !"float*", !"float*", !"float*", !"int", !"float"}
!9 = !{!"const", !"const", !"", !"", !"", !""}
