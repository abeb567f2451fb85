; ModuleID = 'spmv_csr.cl'
source_filename = "spmv_csr.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@spmv_csr.partial = internal addrspace(3) global [64 x float] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @spmv_csr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca float, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca ptr addrspace(1), align 8, addrspace(5)
  %28 = alloca ptr addrspace(1), align 8, addrspace(5)
  %29 = alloca ptr addrspace(1), align 8, addrspace(5)
  %30 = alloca ptr addrspace(1), align 8, addrspace(5)
  %31 = alloca ptr addrspace(1), align 8, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = addrspacecast ptr addrspace(5) %27 to ptr
  %34 = addrspacecast ptr addrspace(5) %28 to ptr
  %35 = addrspacecast ptr addrspace(5) %29 to ptr
  %36 = addrspacecast ptr addrspace(5) %30 to ptr
  %37 = addrspacecast ptr addrspace(5) %31 to ptr
  %38 = addrspacecast ptr addrspace(5) %32 to ptr
  store ptr addrspace(1) %0, ptr %33, align 8
  store ptr addrspace(1) %1, ptr %34, align 8
  store ptr addrspace(1) %2, ptr %35, align 8
  store ptr addrspace(1) %3, ptr %36, align 8
  store ptr addrspace(1) %4, ptr %37, align 8
  store i32 %5, ptr %38, align 4
  %39 = load ptr addrspace(1), ptr %33, align 8
  %40 = load ptr addrspace(1), ptr %34, align 8
  %41 = load ptr addrspace(1), ptr %35, align 8
  %42 = load ptr addrspace(1), ptr %36, align 8
  %43 = load ptr addrspace(1), ptr %37, align 8
  %44 = load i32, ptr %38, align 4
  %45 = addrspacecast ptr addrspace(5) %15 to ptr
  %46 = addrspacecast ptr addrspace(5) %16 to ptr
  %47 = addrspacecast ptr addrspace(5) %17 to ptr
  %48 = addrspacecast ptr addrspace(5) %18 to ptr
  %49 = addrspacecast ptr addrspace(5) %19 to ptr
  %50 = addrspacecast ptr addrspace(5) %20 to ptr
  store ptr addrspace(1) %39, ptr %45, align 8
  store ptr addrspace(1) %40, ptr %46, align 8
  store ptr addrspace(1) %41, ptr %47, align 8
  store ptr addrspace(1) %42, ptr %48, align 8
  store ptr addrspace(1) %43, ptr %49, align 8
  store i32 %44, ptr %50, align 4
  %51 = addrspacecast ptr addrspace(5) %14 to ptr
  %52 = call i32 @llvm.amdgcn.workitem.id.x()
  %53 = zext i32 %52 to i64
  store i32 %52, ptr addrspace(5) %21, align 4
  %54 = addrspacecast ptr addrspace(5) %13 to ptr
  %55 = addrspacecast ptr addrspace(5) %11 to ptr
  %56 = call i32 @llvm.amdgcn.workgroup.id.x()
  %57 = addrspacecast ptr addrspace(5) %10 to ptr
  %58 = addrspacecast ptr addrspace(5) %7 to ptr
  %59 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %59, align 4
  %60 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %60, ptr addrspace(5) %9, align 8
  %61 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %62 = load i32, ptr %59, align 4
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr addrspace(4) %61, i64 %63
  %65 = load i16, ptr addrspace(4) %64, align 2
  %66 = zext i16 %65 to i32
  %67 = mul i32 %56, %66
  %68 = addrspacecast ptr addrspace(5) %12 to ptr
  %69 = call i32 @llvm.amdgcn.workitem.id.x()
  %70 = add i32 %67, %69
  %71 = zext i32 %70 to i64
  %72 = udiv i64 %71, 8
  %73 = trunc i64 %72 to i32
  store i32 %73, ptr addrspace(5) %22, align 4
  %74 = load i32, ptr addrspace(5) %21, align 4
  %75 = and i32 %74, 7
  store i32 %75, ptr addrspace(5) %23, align 4
  store float 0.000000e+00, ptr addrspace(5) %24, align 4
  %76 = load i32, ptr addrspace(5) %22, align 4
  %77 = load i32, ptr %50, align 4
  %78 = icmp ult i32 %76, %77
  br i1 %78, label %79, label %116

79:                                               ; preds = %6
  %80 = load ptr addrspace(1), ptr %45, align 8
  %81 = load i32, ptr addrspace(5) %22, align 4
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw i32, ptr addrspace(1) %80, i64 %82
  %84 = load i32, ptr addrspace(1) %83, align 4
  %85 = load i32, ptr addrspace(5) %23, align 4
  %86 = add i32 %84, %85
  store i32 %86, ptr addrspace(5) %25, align 4
  br label %87

87:                                               ; preds = %96, %79
  %88 = load i32, ptr addrspace(5) %25, align 4
  %89 = load ptr addrspace(1), ptr %45, align 8
  %90 = load i32, ptr addrspace(5) %22, align 4
  %91 = add i32 %90, 1
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw i32, ptr addrspace(1) %89, i64 %92
  %94 = load i32, ptr addrspace(1) %93, align 4
  %95 = icmp ult i32 %88, %94
  br i1 %95, label %96, label %115

96:                                               ; preds = %87
  %97 = load ptr addrspace(1), ptr %47, align 8
  %98 = load i32, ptr addrspace(5) %25, align 4
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw float, ptr addrspace(1) %97, i64 %99
  %101 = load float, ptr addrspace(1) %100, align 4
  %102 = load ptr addrspace(1), ptr %48, align 8
  %103 = load ptr addrspace(1), ptr %46, align 8
  %104 = load i32, ptr addrspace(5) %25, align 4
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw i32, ptr addrspace(1) %103, i64 %105
  %107 = load i32, ptr addrspace(1) %106, align 4
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw float, ptr addrspace(1) %102, i64 %108
  %110 = load float, ptr addrspace(1) %109, align 4
  %111 = load float, ptr addrspace(5) %24, align 4
  %112 = call float @llvm.fmuladd.f32(float %101, float %110, float %111)
  store float %112, ptr addrspace(5) %24, align 4
  %113 = load i32, ptr addrspace(5) %25, align 4
  %114 = add i32 %113, 8
  store i32 %114, ptr addrspace(5) %25, align 4
  br label %87

115:                                              ; preds = %87
  br label %116

116:                                              ; preds = %115, %6
  %117 = load float, ptr addrspace(5) %24, align 4
  %118 = load i32, ptr addrspace(5) %21, align 4
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @spmv_csr.partial, i64 0, i64 %119
  store float %117, ptr addrspace(3) %120, align 4
  store i32 4, ptr addrspace(5) %26, align 4
  br label %121

121:                                              ; preds = %140, %116
  %122 = load i32, ptr addrspace(5) %26, align 4
  %123 = icmp ugt i32 %122, 0
  br i1 %123, label %124, label %143

124:                                              ; preds = %121
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %125 = load i32, ptr addrspace(5) %23, align 4
  %126 = load i32, ptr addrspace(5) %26, align 4
  %127 = icmp ult i32 %125, %126
  br i1 %127, label %128, label %140

128:                                              ; preds = %124
  %129 = load i32, ptr addrspace(5) %21, align 4
  %130 = load i32, ptr addrspace(5) %26, align 4
  %131 = add i32 %129, %130
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @spmv_csr.partial, i64 0, i64 %132
  %134 = load float, ptr addrspace(3) %133, align 4
  %135 = load i32, ptr addrspace(5) %21, align 4
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @spmv_csr.partial, i64 0, i64 %136
  %138 = load float, ptr addrspace(3) %137, align 4
  %139 = fadd float %138, %134
  store float %139, ptr addrspace(3) %137, align 4
  br label %140

140:                                              ; preds = %128, %124
  %141 = load i32, ptr addrspace(5) %26, align 4
  %142 = udiv i32 %141, 2
  store i32 %142, ptr addrspace(5) %26, align 4
  br label %121

143:                                              ; preds = %121
  %144 = load i32, ptr addrspace(5) %23, align 4
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %159

146:                                              ; preds = %143
  %147 = load i32, ptr addrspace(5) %22, align 4
  %148 = load i32, ptr %50, align 4
  %149 = icmp ult i32 %147, %148
  br i1 %149, label %150, label %159

150:                                              ; preds = %146
  %151 = load i32, ptr addrspace(5) %21, align 4
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @spmv_csr.partial, i64 0, i64 %152
  %154 = load float, ptr addrspace(3) %153, align 4
  %155 = load ptr addrspace(1), ptr %49, align 8
  %156 = load i32, ptr addrspace(5) %22, align 4
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw float, ptr addrspace(1) %155, i64 %157
  store float %154, ptr addrspace(1) %158, align 4
  br label %159

159:                                              ; preds = %143, %146, %150
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_spmv_csr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca float, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = addrspacecast ptr addrspace(5) %15 to ptr
  %28 = addrspacecast ptr addrspace(5) %16 to ptr
  %29 = addrspacecast ptr addrspace(5) %17 to ptr
  %30 = addrspacecast ptr addrspace(5) %18 to ptr
  %31 = addrspacecast ptr addrspace(5) %19 to ptr
  %32 = addrspacecast ptr addrspace(5) %20 to ptr
  store ptr addrspace(1) %0, ptr %27, align 8
  store ptr addrspace(1) %1, ptr %28, align 8
  store ptr addrspace(1) %2, ptr %29, align 8
  store ptr addrspace(1) %3, ptr %30, align 8
  store ptr addrspace(1) %4, ptr %31, align 8
  store i32 %5, ptr %32, align 4
  %33 = addrspacecast ptr addrspace(5) %14 to ptr
  %34 = call i32 @llvm.amdgcn.workitem.id.x()
  %35 = zext i32 %34 to i64
  %36 = trunc i64 %35 to i32
  store i32 %36, ptr addrspace(5) %21, align 4
  %37 = addrspacecast ptr addrspace(5) %13 to ptr
  %38 = addrspacecast ptr addrspace(5) %11 to ptr
  %39 = call i32 @llvm.amdgcn.workgroup.id.x()
  %40 = addrspacecast ptr addrspace(5) %10 to ptr
  %41 = addrspacecast ptr addrspace(5) %7 to ptr
  %42 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %42, align 4
  %43 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %43, ptr addrspace(5) %9, align 8
  %44 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %45 = load i32, ptr %42, align 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) %44, i64 %46
  %48 = load i16, ptr addrspace(4) %47, align 2
  %49 = zext i16 %48 to i32
  %50 = mul i32 %39, %49
  %51 = addrspacecast ptr addrspace(5) %12 to ptr
  %52 = call i32 @llvm.amdgcn.workitem.id.x()
  %53 = add i32 %50, %52
  %54 = zext i32 %53 to i64
  %55 = udiv i64 %54, 8
  %56 = trunc i64 %55 to i32
  store i32 %56, ptr addrspace(5) %22, align 4
  %57 = load i32, ptr addrspace(5) %21, align 4
  %58 = and i32 %57, 7
  store i32 %58, ptr addrspace(5) %23, align 4
  store float 0.000000e+00, ptr addrspace(5) %24, align 4
  %59 = load i32, ptr addrspace(5) %22, align 4
  %60 = load i32, ptr %32, align 4
  %61 = icmp ult i32 %59, %60
  br i1 %61, label %62, label %100

62:                                               ; preds = %6
  %63 = load ptr addrspace(1), ptr %27, align 8
  %64 = load i32, ptr addrspace(5) %22, align 4
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i32, ptr addrspace(1) %63, i64 %65
  %67 = load i32, ptr addrspace(1) %66, align 4
  %68 = load i32, ptr addrspace(5) %23, align 4
  %69 = add i32 %67, %68
  store i32 %69, ptr addrspace(5) %25, align 4
  br label %70

70:                                               ; preds = %96, %62
  %71 = load i32, ptr addrspace(5) %25, align 4
  %72 = load ptr addrspace(1), ptr %27, align 8
  %73 = load i32, ptr addrspace(5) %22, align 4
  %74 = add i32 %73, 1
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i32, ptr addrspace(1) %72, i64 %75
  %77 = load i32, ptr addrspace(1) %76, align 4
  %78 = icmp ult i32 %71, %77
  br i1 %78, label %79, label %99

79:                                               ; preds = %70
  %80 = load ptr addrspace(1), ptr %29, align 8
  %81 = load i32, ptr addrspace(5) %25, align 4
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw float, ptr addrspace(1) %80, i64 %82
  %84 = load float, ptr addrspace(1) %83, align 4
  %85 = load ptr addrspace(1), ptr %30, align 8
  %86 = load ptr addrspace(1), ptr %28, align 8
  %87 = load i32, ptr addrspace(5) %25, align 4
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw i32, ptr addrspace(1) %86, i64 %88
  %90 = load i32, ptr addrspace(1) %89, align 4
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw float, ptr addrspace(1) %85, i64 %91
  %93 = load float, ptr addrspace(1) %92, align 4
  %94 = load float, ptr addrspace(5) %24, align 4
  %95 = call float @llvm.fmuladd.f32(float %84, float %93, float %94)
  store float %95, ptr addrspace(5) %24, align 4
  br label %96

96:                                               ; preds = %79
  %97 = load i32, ptr addrspace(5) %25, align 4
  %98 = add i32 %97, 8
  store i32 %98, ptr addrspace(5) %25, align 4
  br label %70

99:                                               ; preds = %70
  br label %100

100:                                              ; preds = %99, %6
  %101 = load float, ptr addrspace(5) %24, align 4
  %102 = load i32, ptr addrspace(5) %21, align 4
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @spmv_csr.partial, i64 0, i64 %103
  store float %101, ptr addrspace(3) %104, align 4
  store i32 4, ptr addrspace(5) %26, align 4
  br label %105

105:                                              ; preds = %125, %100
  %106 = load i32, ptr addrspace(5) %26, align 4
  %107 = icmp ugt i32 %106, 0
  br i1 %107, label %108, label %128

108:                                              ; preds = %105
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %109 = load i32, ptr addrspace(5) %23, align 4
  %110 = load i32, ptr addrspace(5) %26, align 4
  %111 = icmp ult i32 %109, %110
  br i1 %111, label %112, label %124

112:                                              ; preds = %108
  %113 = load i32, ptr addrspace(5) %21, align 4
  %114 = load i32, ptr addrspace(5) %26, align 4
  %115 = add i32 %113, %114
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @spmv_csr.partial, i64 0, i64 %116
  %118 = load float, ptr addrspace(3) %117, align 4
  %119 = load i32, ptr addrspace(5) %21, align 4
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @spmv_csr.partial, i64 0, i64 %120
  %122 = load float, ptr addrspace(3) %121, align 4
  %123 = fadd float %122, %118
  store float %123, ptr addrspace(3) %121, align 4
  br label %124

124:                                              ; preds = %112, %108
  br label %125

125:                                              ; preds = %124
  %126 = load i32, ptr addrspace(5) %26, align 4
  %127 = udiv i32 %126, 2
  store i32 %127, ptr addrspace(5) %26, align 4
  br label %105

128:                                              ; preds = %105
  %129 = load i32, ptr addrspace(5) %23, align 4
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %144

131:                                              ; preds = %128
  %132 = load i32, ptr addrspace(5) %22, align 4
  %133 = load i32, ptr %32, align 4
  %134 = icmp ult i32 %132, %133
  br i1 %134, label %135, label %144

135:                                              ; preds = %131
  %136 = load i32, ptr addrspace(5) %21, align 4
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @spmv_csr.partial, i64 0, i64 %137
  %139 = load float, ptr addrspace(3) %138, align 4
  %140 = load ptr addrspace(1), ptr %31, align 8
  %141 = load i32, ptr addrspace(5) %22, align 4
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw float, ptr addrspace(1) %140, i64 %142
  store float %139, ptr addrspace(1) %143, align 4
  br label %144

144:                                              ; preds = %135, %131, %128
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uint*", !"uint*", !"float*", !"float*", !"float*", !"uint"}
!9 = !{!"const", !"const", !"const", !"const", !"", !""}
!10 = !{i32 64, i32 1, i32 1}
!11 = !{!"amdgpu-synchronize-as", !"local"}
