; ModuleID = 'gaussian.cl'
source_filename = "gaussian.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@WEIGHTS = hidden addrspace(4) constant [7 x float] [float 3.125000e-02, float 1.093750e-01, float 2.187500e-01, float 2.812500e-01, float 2.187500e-01, float 1.093750e-01, float 3.125000e-02], align 4
@gaussian.tile = internal addrspace(3) global [22 x [22 x float]] undef, align 4
@gaussian.rows = internal addrspace(3) global [22 x [16 x float]] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @gaussian(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca float, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca float, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca ptr addrspace(1), align 8, addrspace(5)
  %29 = alloca ptr addrspace(1), align 8, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = addrspacecast ptr addrspace(5) %28 to ptr
  %33 = addrspacecast ptr addrspace(5) %29 to ptr
  %34 = addrspacecast ptr addrspace(5) %30 to ptr
  %35 = addrspacecast ptr addrspace(5) %31 to ptr
  store ptr addrspace(1) %0, ptr %32, align 8
  store ptr addrspace(1) %1, ptr %33, align 8
  store i32 %2, ptr %34, align 4
  store i32 %3, ptr %35, align 4
  %36 = load ptr addrspace(1), ptr %32, align 8
  %37 = load ptr addrspace(1), ptr %33, align 8
  %38 = load i32, ptr %34, align 4
  %39 = load i32, ptr %35, align 4
  %40 = addrspacecast ptr addrspace(5) %9 to ptr
  %41 = addrspacecast ptr addrspace(5) %10 to ptr
  %42 = addrspacecast ptr addrspace(5) %11 to ptr
  %43 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr addrspace(1) %36, ptr %40, align 8
  store ptr addrspace(1) %37, ptr %41, align 8
  store i32 %38, ptr %42, align 4
  store i32 %39, ptr %43, align 4
  %44 = addrspacecast ptr addrspace(5) %8 to ptr
  %45 = call i32 @llvm.amdgcn.workitem.id.x()
  %46 = zext i32 %45 to i64
  store i32 %45, ptr addrspace(5) %13, align 4
  %47 = addrspacecast ptr addrspace(5) %7 to ptr
  %48 = call i32 @llvm.amdgcn.workitem.id.y()
  %49 = zext i32 %48 to i64
  store i32 %48, ptr addrspace(5) %14, align 4
  %50 = addrspacecast ptr addrspace(5) %6 to ptr
  %51 = call i32 @llvm.amdgcn.workgroup.id.x()
  %52 = zext i32 %51 to i64
  %53 = mul i64 %52, 16
  %54 = sub i64 %53, 3
  %55 = trunc i64 %54 to i32
  store i32 %55, ptr addrspace(5) %15, align 4
  %56 = addrspacecast ptr addrspace(5) %5 to ptr
  %57 = call i32 @llvm.amdgcn.workgroup.id.y()
  %58 = zext i32 %57 to i64
  %59 = mul i64 %58, 16
  %60 = sub i64 %59, 3
  %61 = trunc i64 %60 to i32
  store i32 %61, ptr addrspace(5) %16, align 4
  %62 = load i32, ptr addrspace(5) %14, align 4
  store i32 %62, ptr addrspace(5) %17, align 4
  br label %63

63:                                               ; preds = %103, %4
  %64 = load i32, ptr addrspace(5) %17, align 4
  %65 = icmp slt i32 %64, 22
  br i1 %65, label %66, label %106

66:                                               ; preds = %63
  %67 = load i32, ptr addrspace(5) %13, align 4
  store i32 %67, ptr addrspace(5) %18, align 4
  br label %68

68:                                               ; preds = %71, %66
  %69 = load i32, ptr addrspace(5) %18, align 4
  %70 = icmp slt i32 %69, 22
  br i1 %70, label %71, label %103

71:                                               ; preds = %68
  %72 = load i32, ptr addrspace(5) %15, align 4
  %73 = load i32, ptr addrspace(5) %18, align 4
  %74 = add nsw i32 %72, %73
  %75 = call i32 @llvm.smax.i32(i32 %74, i32 0)
  %76 = load i32, ptr %42, align 4
  %77 = sub nsw i32 %76, 1
  %78 = call i32 @llvm.smin.i32(i32 %75, i32 %77)
  store i32 %78, ptr addrspace(5) %19, align 4
  %79 = load i32, ptr addrspace(5) %16, align 4
  %80 = load i32, ptr addrspace(5) %17, align 4
  %81 = add nsw i32 %79, %80
  %82 = call i32 @llvm.smax.i32(i32 %81, i32 0)
  %83 = load i32, ptr %43, align 4
  %84 = sub nsw i32 %83, 1
  %85 = call i32 @llvm.smin.i32(i32 %82, i32 %84)
  store i32 %85, ptr addrspace(5) %20, align 4
  %86 = load ptr addrspace(1), ptr %40, align 8
  %87 = load i32, ptr addrspace(5) %20, align 4
  %88 = load i32, ptr %42, align 4
  %89 = mul nsw i32 %87, %88
  %90 = load i32, ptr addrspace(5) %19, align 4
  %91 = add nsw i32 %89, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr addrspace(1) %86, i64 %92
  %94 = load float, ptr addrspace(1) %93, align 4
  %95 = load i32, ptr addrspace(5) %17, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [22 x [22 x float]], ptr addrspace(3) @gaussian.tile, i64 0, i64 %96
  %98 = load i32, ptr addrspace(5) %18, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [22 x float], ptr addrspace(3) %97, i64 0, i64 %99
  store float %94, ptr addrspace(3) %100, align 4
  %101 = load i32, ptr addrspace(5) %18, align 4
  %102 = add nsw i32 %101, 16
  store i32 %102, ptr addrspace(5) %18, align 4
  br label %68

103:                                              ; preds = %68
  %104 = load i32, ptr addrspace(5) %17, align 4
  %105 = add nsw i32 %104, 16
  store i32 %105, ptr addrspace(5) %17, align 4
  br label %63

106:                                              ; preds = %63
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %107 = load i32, ptr addrspace(5) %14, align 4
  store i32 %107, ptr addrspace(5) %21, align 4
  br label %108

108:                                              ; preds = %133, %106
  %109 = load i32, ptr addrspace(5) %21, align 4
  %110 = icmp slt i32 %109, 22
  br i1 %110, label %111, label %143

111:                                              ; preds = %108
  store float 0.000000e+00, ptr addrspace(5) %22, align 4
  store i32 0, ptr addrspace(5) %23, align 4
  br label %112

112:                                              ; preds = %115, %111
  %113 = load i32, ptr addrspace(5) %23, align 4
  %114 = icmp sle i32 %113, 6
  br i1 %114, label %115, label %133

115:                                              ; preds = %112
  %116 = load i32, ptr addrspace(5) %23, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [7 x float], ptr addrspace(4) @WEIGHTS, i64 0, i64 %117
  %119 = load float, ptr addrspace(4) %118, align 4
  %120 = load i32, ptr addrspace(5) %21, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [22 x [22 x float]], ptr addrspace(3) @gaussian.tile, i64 0, i64 %121
  %123 = load i32, ptr addrspace(5) %13, align 4
  %124 = load i32, ptr addrspace(5) %23, align 4
  %125 = add nsw i32 %123, %124
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [22 x float], ptr addrspace(3) %122, i64 0, i64 %126
  %128 = load float, ptr addrspace(3) %127, align 4
  %129 = load float, ptr addrspace(5) %22, align 4
  %130 = call float @llvm.fmuladd.f32(float %119, float %128, float %129)
  store float %130, ptr addrspace(5) %22, align 4
  %131 = load i32, ptr addrspace(5) %23, align 4
  %132 = add nsw i32 %131, 1
  store i32 %132, ptr addrspace(5) %23, align 4
  br label %112

133:                                              ; preds = %112
  %134 = load float, ptr addrspace(5) %22, align 4
  %135 = load i32, ptr addrspace(5) %21, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [22 x [16 x float]], ptr addrspace(3) @gaussian.rows, i64 0, i64 %136
  %138 = load i32, ptr addrspace(5) %13, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [16 x float], ptr addrspace(3) %137, i64 0, i64 %139
  store float %134, ptr addrspace(3) %140, align 4
  %141 = load i32, ptr addrspace(5) %21, align 4
  %142 = add nsw i32 %141, 16
  store i32 %142, ptr addrspace(5) %21, align 4
  br label %108

143:                                              ; preds = %108
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %144 = load i32, ptr addrspace(5) %15, align 4
  %145 = add nsw i32 %144, 3
  %146 = load i32, ptr addrspace(5) %13, align 4
  %147 = add nsw i32 %145, %146
  store i32 %147, ptr addrspace(5) %24, align 4
  %148 = load i32, ptr addrspace(5) %16, align 4
  %149 = add nsw i32 %148, 3
  %150 = load i32, ptr addrspace(5) %14, align 4
  %151 = add nsw i32 %149, %150
  store i32 %151, ptr addrspace(5) %25, align 4
  %152 = load i32, ptr addrspace(5) %24, align 4
  %153 = load i32, ptr %42, align 4
  %154 = icmp sge i32 %152, %153
  br i1 %154, label %159, label %155

155:                                              ; preds = %143
  %156 = load i32, ptr addrspace(5) %25, align 4
  %157 = load i32, ptr %43, align 4
  %158 = icmp sge i32 %156, %157
  br i1 %158, label %159, label %160

159:                                              ; preds = %155, %143
  br label %192

160:                                              ; preds = %155
  store float 0.000000e+00, ptr addrspace(5) %26, align 4
  store i32 0, ptr addrspace(5) %27, align 4
  br label %161

161:                                              ; preds = %164, %160
  %162 = load i32, ptr addrspace(5) %27, align 4
  %163 = icmp sle i32 %162, 6
  br i1 %163, label %164, label %182

164:                                              ; preds = %161
  %165 = load i32, ptr addrspace(5) %27, align 4
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds [7 x float], ptr addrspace(4) @WEIGHTS, i64 0, i64 %166
  %168 = load float, ptr addrspace(4) %167, align 4
  %169 = load i32, ptr addrspace(5) %14, align 4
  %170 = load i32, ptr addrspace(5) %27, align 4
  %171 = add nsw i32 %169, %170
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [22 x [16 x float]], ptr addrspace(3) @gaussian.rows, i64 0, i64 %172
  %174 = load i32, ptr addrspace(5) %13, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [16 x float], ptr addrspace(3) %173, i64 0, i64 %175
  %177 = load float, ptr addrspace(3) %176, align 4
  %178 = load float, ptr addrspace(5) %26, align 4
  %179 = call float @llvm.fmuladd.f32(float %168, float %177, float %178)
  store float %179, ptr addrspace(5) %26, align 4
  %180 = load i32, ptr addrspace(5) %27, align 4
  %181 = add nsw i32 %180, 1
  store i32 %181, ptr addrspace(5) %27, align 4
  br label %161

182:                                              ; preds = %161
  %183 = load float, ptr addrspace(5) %26, align 4
  %184 = load ptr addrspace(1), ptr %41, align 8
  %185 = load i32, ptr addrspace(5) %25, align 4
  %186 = load i32, ptr %42, align 4
  %187 = mul nsw i32 %185, %186
  %188 = load i32, ptr addrspace(5) %24, align 4
  %189 = add nsw i32 %187, %188
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds float, ptr addrspace(1) %184, i64 %190
  store float %183, ptr addrspace(1) %191, align 4
  br label %192

192:                                              ; preds = %159, %182
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_gaussian(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca float, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca float, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = addrspacecast ptr addrspace(5) %9 to ptr
  %29 = addrspacecast ptr addrspace(5) %10 to ptr
  %30 = addrspacecast ptr addrspace(5) %11 to ptr
  %31 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr addrspace(1) %0, ptr %28, align 8
  store ptr addrspace(1) %1, ptr %29, align 8
  store i32 %2, ptr %30, align 4
  store i32 %3, ptr %31, align 4
  %32 = addrspacecast ptr addrspace(5) %8 to ptr
  %33 = call i32 @llvm.amdgcn.workitem.id.x()
  %34 = zext i32 %33 to i64
  %35 = trunc i64 %34 to i32
  store i32 %35, ptr addrspace(5) %13, align 4
  %36 = addrspacecast ptr addrspace(5) %7 to ptr
  %37 = call i32 @llvm.amdgcn.workitem.id.y()
  %38 = zext i32 %37 to i64
  %39 = trunc i64 %38 to i32
  store i32 %39, ptr addrspace(5) %14, align 4
  %40 = addrspacecast ptr addrspace(5) %6 to ptr
  %41 = call i32 @llvm.amdgcn.workgroup.id.x()
  %42 = zext i32 %41 to i64
  %43 = mul i64 %42, 16
  %44 = sub i64 %43, 3
  %45 = trunc i64 %44 to i32
  store i32 %45, ptr addrspace(5) %15, align 4
  %46 = addrspacecast ptr addrspace(5) %5 to ptr
  %47 = call i32 @llvm.amdgcn.workgroup.id.y()
  %48 = zext i32 %47 to i64
  %49 = mul i64 %48, 16
  %50 = sub i64 %49, 3
  %51 = trunc i64 %50 to i32
  store i32 %51, ptr addrspace(5) %16, align 4
  %52 = load i32, ptr addrspace(5) %14, align 4
  store i32 %52, ptr addrspace(5) %17, align 4
  br label %53

53:                                               ; preds = %95, %4
  %54 = load i32, ptr addrspace(5) %17, align 4
  %55 = icmp slt i32 %54, 22
  br i1 %55, label %56, label %98

56:                                               ; preds = %53
  %57 = load i32, ptr addrspace(5) %13, align 4
  store i32 %57, ptr addrspace(5) %18, align 4
  br label %58

58:                                               ; preds = %91, %56
  %59 = load i32, ptr addrspace(5) %18, align 4
  %60 = icmp slt i32 %59, 22
  br i1 %60, label %61, label %94

61:                                               ; preds = %58
  %62 = load i32, ptr addrspace(5) %15, align 4
  %63 = load i32, ptr addrspace(5) %18, align 4
  %64 = add nsw i32 %62, %63
  %65 = call i32 @llvm.smax.i32(i32 %64, i32 0)
  %66 = load i32, ptr %30, align 4
  %67 = sub nsw i32 %66, 1
  %68 = call i32 @llvm.smin.i32(i32 %65, i32 %67)
  store i32 %68, ptr addrspace(5) %19, align 4
  %69 = load i32, ptr addrspace(5) %16, align 4
  %70 = load i32, ptr addrspace(5) %17, align 4
  %71 = add nsw i32 %69, %70
  %72 = call i32 @llvm.smax.i32(i32 %71, i32 0)
  %73 = load i32, ptr %31, align 4
  %74 = sub nsw i32 %73, 1
  %75 = call i32 @llvm.smin.i32(i32 %72, i32 %74)
  store i32 %75, ptr addrspace(5) %20, align 4
  %76 = load ptr addrspace(1), ptr %28, align 8
  %77 = load i32, ptr addrspace(5) %20, align 4
  %78 = load i32, ptr %30, align 4
  %79 = mul nsw i32 %77, %78
  %80 = load i32, ptr addrspace(5) %19, align 4
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr addrspace(1) %76, i64 %82
  %84 = load float, ptr addrspace(1) %83, align 4
  %85 = load i32, ptr addrspace(5) %17, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [22 x [22 x float]], ptr addrspace(3) @gaussian.tile, i64 0, i64 %86
  %88 = load i32, ptr addrspace(5) %18, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [22 x float], ptr addrspace(3) %87, i64 0, i64 %89
  store float %84, ptr addrspace(3) %90, align 4
  br label %91

91:                                               ; preds = %61
  %92 = load i32, ptr addrspace(5) %18, align 4
  %93 = add nsw i32 %92, 16
  store i32 %93, ptr addrspace(5) %18, align 4
  br label %58

94:                                               ; preds = %58
  br label %95

95:                                               ; preds = %94
  %96 = load i32, ptr addrspace(5) %17, align 4
  %97 = add nsw i32 %96, 16
  store i32 %97, ptr addrspace(5) %17, align 4
  br label %53

98:                                               ; preds = %53
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %99 = load i32, ptr addrspace(5) %14, align 4
  store i32 %99, ptr addrspace(5) %21, align 4
  br label %100

100:                                              ; preds = %134, %98
  %101 = load i32, ptr addrspace(5) %21, align 4
  %102 = icmp slt i32 %101, 22
  br i1 %102, label %103, label %137

103:                                              ; preds = %100
  store float 0.000000e+00, ptr addrspace(5) %22, align 4
  store i32 0, ptr addrspace(5) %23, align 4
  br label %104

104:                                              ; preds = %123, %103
  %105 = load i32, ptr addrspace(5) %23, align 4
  %106 = icmp sle i32 %105, 6
  br i1 %106, label %107, label %126

107:                                              ; preds = %104
  %108 = load i32, ptr addrspace(5) %23, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [7 x float], ptr addrspace(4) @WEIGHTS, i64 0, i64 %109
  %111 = load float, ptr addrspace(4) %110, align 4
  %112 = load i32, ptr addrspace(5) %21, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [22 x [22 x float]], ptr addrspace(3) @gaussian.tile, i64 0, i64 %113
  %115 = load i32, ptr addrspace(5) %13, align 4
  %116 = load i32, ptr addrspace(5) %23, align 4
  %117 = add nsw i32 %115, %116
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [22 x float], ptr addrspace(3) %114, i64 0, i64 %118
  %120 = load float, ptr addrspace(3) %119, align 4
  %121 = load float, ptr addrspace(5) %22, align 4
  %122 = call float @llvm.fmuladd.f32(float %111, float %120, float %121)
  store float %122, ptr addrspace(5) %22, align 4
  br label %123

123:                                              ; preds = %107
  %124 = load i32, ptr addrspace(5) %23, align 4
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr addrspace(5) %23, align 4
  br label %104

126:                                              ; preds = %104
  %127 = load float, ptr addrspace(5) %22, align 4
  %128 = load i32, ptr addrspace(5) %21, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [22 x [16 x float]], ptr addrspace(3) @gaussian.rows, i64 0, i64 %129
  %131 = load i32, ptr addrspace(5) %13, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [16 x float], ptr addrspace(3) %130, i64 0, i64 %132
  store float %127, ptr addrspace(3) %133, align 4
  br label %134

134:                                              ; preds = %126
  %135 = load i32, ptr addrspace(5) %21, align 4
  %136 = add nsw i32 %135, 16
  store i32 %136, ptr addrspace(5) %21, align 4
  br label %100

137:                                              ; preds = %100
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %138 = load i32, ptr addrspace(5) %15, align 4
  %139 = add nsw i32 %138, 3
  %140 = load i32, ptr addrspace(5) %13, align 4
  %141 = add nsw i32 %139, %140
  store i32 %141, ptr addrspace(5) %24, align 4
  %142 = load i32, ptr addrspace(5) %16, align 4
  %143 = add nsw i32 %142, 3
  %144 = load i32, ptr addrspace(5) %14, align 4
  %145 = add nsw i32 %143, %144
  store i32 %145, ptr addrspace(5) %25, align 4
  %146 = load i32, ptr addrspace(5) %24, align 4
  %147 = load i32, ptr %30, align 4
  %148 = icmp sge i32 %146, %147
  br i1 %148, label %153, label %149

149:                                              ; preds = %137
  %150 = load i32, ptr addrspace(5) %25, align 4
  %151 = load i32, ptr %31, align 4
  %152 = icmp sge i32 %150, %151
  br i1 %152, label %153, label %154

153:                                              ; preds = %149, %137
  br label %187

154:                                              ; preds = %149
  store float 0.000000e+00, ptr addrspace(5) %26, align 4
  store i32 0, ptr addrspace(5) %27, align 4
  br label %155

155:                                              ; preds = %174, %154
  %156 = load i32, ptr addrspace(5) %27, align 4
  %157 = icmp sle i32 %156, 6
  br i1 %157, label %158, label %177

158:                                              ; preds = %155
  %159 = load i32, ptr addrspace(5) %27, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [7 x float], ptr addrspace(4) @WEIGHTS, i64 0, i64 %160
  %162 = load float, ptr addrspace(4) %161, align 4
  %163 = load i32, ptr addrspace(5) %14, align 4
  %164 = load i32, ptr addrspace(5) %27, align 4
  %165 = add nsw i32 %163, %164
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds [22 x [16 x float]], ptr addrspace(3) @gaussian.rows, i64 0, i64 %166
  %168 = load i32, ptr addrspace(5) %13, align 4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [16 x float], ptr addrspace(3) %167, i64 0, i64 %169
  %171 = load float, ptr addrspace(3) %170, align 4
  %172 = load float, ptr addrspace(5) %26, align 4
  %173 = call float @llvm.fmuladd.f32(float %162, float %171, float %172)
  store float %173, ptr addrspace(5) %26, align 4
  br label %174

174:                                              ; preds = %158
  %175 = load i32, ptr addrspace(5) %27, align 4
  %176 = add nsw i32 %175, 1
  store i32 %176, ptr addrspace(5) %27, align 4
  br label %155

177:                                              ; preds = %155
  %178 = load float, ptr addrspace(5) %26, align 4
  %179 = load ptr addrspace(1), ptr %29, align 8
  %180 = load i32, ptr addrspace(5) %25, align 4
  %181 = load i32, ptr %30, align 4
  %182 = mul nsw i32 %180, %181
  %183 = load i32, ptr addrspace(5) %24, align 4
  %184 = add nsw i32 %182, %183
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds float, ptr addrspace(1) %179, i64 %185
  store float %178, ptr addrspace(1) %186, align 4
  br label %187

187:                                              ; preds = %177, %153
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #3

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
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
!6 = !{i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"float*", !"float*", !"int", !"int"}
!9 = !{!"const", !"", !"", !""}
!10 = !{i32 16, i32 16, i32 1}
!11 = !{!"amdgpu-synchronize-as", !"local"}
