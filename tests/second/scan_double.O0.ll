; ModuleID = 'scan_double.cl'
source_filename = "scan_double.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@scan_double.x = internal addrspace(3) global [128 x double] undef, align 8
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @scan_double(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca double, align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = addrspacecast ptr addrspace(5) %18 to ptr
  %22 = addrspacecast ptr addrspace(5) %19 to ptr
  %23 = addrspacecast ptr addrspace(5) %20 to ptr
  store ptr addrspace(1) %0, ptr %21, align 8
  store ptr addrspace(1) %1, ptr %22, align 8
  store ptr addrspace(1) %2, ptr %23, align 8
  %24 = load ptr addrspace(1), ptr %21, align 8
  %25 = load ptr addrspace(1), ptr %22, align 8
  %26 = load ptr addrspace(1), ptr %23, align 8
  %27 = addrspacecast ptr addrspace(5) %7 to ptr
  %28 = addrspacecast ptr addrspace(5) %8 to ptr
  %29 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %24, ptr %27, align 8
  store ptr addrspace(1) %25, ptr %28, align 8
  store ptr addrspace(1) %26, ptr %29, align 8
  %30 = addrspacecast ptr addrspace(5) %6 to ptr
  %31 = call i32 @llvm.amdgcn.workitem.id.x()
  %32 = zext i32 %31 to i64
  store i32 %31, ptr addrspace(5) %10, align 4
  %33 = addrspacecast ptr addrspace(5) %4 to ptr
  %34 = call i32 @llvm.amdgcn.workgroup.id.x()
  %35 = zext i32 %34 to i64
  %36 = mul i64 %35, 128
  %37 = trunc i64 %36 to i32
  store i32 %37, ptr addrspace(5) %11, align 4
  %38 = load ptr addrspace(1), ptr %27, align 8
  %39 = load i32, ptr addrspace(5) %11, align 4
  %40 = load i32, ptr addrspace(5) %10, align 4
  %41 = mul i32 2, %40
  %42 = add i32 %39, %41
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw double, ptr addrspace(1) %38, i64 %43
  %45 = load double, ptr addrspace(1) %44, align 8
  %46 = load i32, ptr addrspace(5) %10, align 4
  %47 = mul i32 2, %46
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw [128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 %48
  store double %45, ptr addrspace(3) %49, align 8
  %50 = load ptr addrspace(1), ptr %27, align 8
  %51 = load i32, ptr addrspace(5) %11, align 4
  %52 = load i32, ptr addrspace(5) %10, align 4
  %53 = mul i32 2, %52
  %54 = add i32 %51, %53
  %55 = add i32 %54, 1
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw double, ptr addrspace(1) %50, i64 %56
  %58 = load double, ptr addrspace(1) %57, align 8
  %59 = load i32, ptr addrspace(5) %10, align 4
  %60 = mul i32 2, %59
  %61 = add i32 %60, 1
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw [128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 %62
  store double %58, ptr addrspace(3) %63, align 8
  store i32 1, ptr addrspace(5) %12, align 4
  store i32 64, ptr addrspace(5) %13, align 4
  br label %64

64:                                               ; preds = %91, %3
  %65 = load i32, ptr addrspace(5) %13, align 4
  %66 = icmp ugt i32 %65, 0
  br i1 %66, label %67, label %96

67:                                               ; preds = %64
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %68 = load i32, ptr addrspace(5) %10, align 4
  %69 = load i32, ptr addrspace(5) %13, align 4
  %70 = icmp ult i32 %68, %69
  br i1 %70, label %71, label %91

71:                                               ; preds = %67
  %72 = load i32, ptr addrspace(5) %12, align 4
  %73 = load i32, ptr addrspace(5) %10, align 4
  %74 = mul i32 2, %73
  %75 = add i32 %74, 1
  %76 = mul i32 %72, %75
  %77 = sub i32 %76, 1
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw [128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 %78
  %80 = load double, ptr addrspace(3) %79, align 8
  %81 = load i32, ptr addrspace(5) %12, align 4
  %82 = load i32, ptr addrspace(5) %10, align 4
  %83 = mul i32 2, %82
  %84 = add i32 %83, 2
  %85 = mul i32 %81, %84
  %86 = sub i32 %85, 1
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw [128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 %87
  %89 = load double, ptr addrspace(3) %88, align 8
  %90 = fadd double %89, %80
  store double %90, ptr addrspace(3) %88, align 8
  br label %91

91:                                               ; preds = %71, %67
  %92 = load i32, ptr addrspace(5) %12, align 4
  %93 = mul i32 %92, 2
  store i32 %93, ptr addrspace(5) %12, align 4
  %94 = load i32, ptr addrspace(5) %13, align 4
  %95 = lshr i32 %94, 1
  store i32 %95, ptr addrspace(5) %13, align 4
  br label %64

96:                                               ; preds = %64
  %97 = load i32, ptr addrspace(5) %10, align 4
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %106

99:                                               ; preds = %96
  %100 = load double, ptr addrspace(3) getelementptr inbounds ([128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 127), align 8
  %101 = load ptr addrspace(1), ptr %29, align 8
  %102 = addrspacecast ptr addrspace(5) %5 to ptr
  %103 = call i32 @llvm.amdgcn.workgroup.id.x()
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw double, ptr addrspace(1) %101, i64 %104
  store double %100, ptr addrspace(1) %105, align 8
  store double 0.000000e+00, ptr addrspace(3) getelementptr inbounds ([128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 127), align 8
  br label %106

106:                                              ; preds = %99, %96
  store i32 1, ptr addrspace(5) %14, align 4
  br label %107

107:                                              ; preds = %146, %106
  %108 = load i32, ptr addrspace(5) %14, align 4
  %109 = icmp ult i32 %108, 128
  br i1 %109, label %110, label %149

110:                                              ; preds = %107
  %111 = load i32, ptr addrspace(5) %12, align 4
  %112 = udiv i32 %111, 2
  store i32 %112, ptr addrspace(5) %12, align 4
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %113 = load i32, ptr addrspace(5) %10, align 4
  %114 = load i32, ptr addrspace(5) %14, align 4
  %115 = icmp ult i32 %113, %114
  br i1 %115, label %116, label %146

116:                                              ; preds = %110
  %117 = load i32, ptr addrspace(5) %12, align 4
  %118 = load i32, ptr addrspace(5) %10, align 4
  %119 = mul i32 2, %118
  %120 = add i32 %119, 1
  %121 = mul i32 %117, %120
  %122 = sub i32 %121, 1
  store i32 %122, ptr addrspace(5) %15, align 4
  %123 = load i32, ptr addrspace(5) %12, align 4
  %124 = load i32, ptr addrspace(5) %10, align 4
  %125 = mul i32 2, %124
  %126 = add i32 %125, 2
  %127 = mul i32 %123, %126
  %128 = sub i32 %127, 1
  store i32 %128, ptr addrspace(5) %16, align 4
  %129 = load i32, ptr addrspace(5) %15, align 4
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw [128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 %130
  %132 = load double, ptr addrspace(3) %131, align 8
  store double %132, ptr addrspace(5) %17, align 8
  %133 = load i32, ptr addrspace(5) %16, align 4
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw [128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 %134
  %136 = load double, ptr addrspace(3) %135, align 8
  %137 = load i32, ptr addrspace(5) %15, align 4
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw [128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 %138
  store double %136, ptr addrspace(3) %139, align 8
  %140 = load double, ptr addrspace(5) %17, align 8
  %141 = load i32, ptr addrspace(5) %16, align 4
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw [128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 %142
  %144 = load double, ptr addrspace(3) %143, align 8
  %145 = fadd double %144, %140
  store double %145, ptr addrspace(3) %143, align 8
  br label %146

146:                                              ; preds = %116, %110
  %147 = load i32, ptr addrspace(5) %14, align 4
  %148 = mul i32 %147, 2
  store i32 %148, ptr addrspace(5) %14, align 4
  br label %107

149:                                              ; preds = %107
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %150 = load i32, ptr addrspace(5) %10, align 4
  %151 = mul i32 2, %150
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds nuw [128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 %152
  %154 = load double, ptr addrspace(3) %153, align 8
  %155 = load ptr addrspace(1), ptr %28, align 8
  %156 = load i32, ptr addrspace(5) %11, align 4
  %157 = load i32, ptr addrspace(5) %10, align 4
  %158 = mul i32 2, %157
  %159 = add i32 %156, %158
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw double, ptr addrspace(1) %155, i64 %160
  store double %154, ptr addrspace(1) %161, align 8
  %162 = load i32, ptr addrspace(5) %10, align 4
  %163 = mul i32 2, %162
  %164 = add i32 %163, 1
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds nuw [128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 %165
  %167 = load double, ptr addrspace(3) %166, align 8
  %168 = load ptr addrspace(1), ptr %28, align 8
  %169 = load i32, ptr addrspace(5) %11, align 4
  %170 = load i32, ptr addrspace(5) %10, align 4
  %171 = mul i32 2, %170
  %172 = add i32 %169, %171
  %173 = add i32 %172, 1
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw double, ptr addrspace(1) %168, i64 %174
  store double %167, ptr addrspace(1) %175, align 8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_scan_double(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca double, align 8, addrspace(5)
  %18 = addrspacecast ptr addrspace(5) %7 to ptr
  %19 = addrspacecast ptr addrspace(5) %8 to ptr
  %20 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %18, align 8
  store ptr addrspace(1) %1, ptr %19, align 8
  store ptr addrspace(1) %2, ptr %20, align 8
  %21 = addrspacecast ptr addrspace(5) %6 to ptr
  %22 = call i32 @llvm.amdgcn.workitem.id.x()
  %23 = zext i32 %22 to i64
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr addrspace(5) %10, align 4
  %25 = addrspacecast ptr addrspace(5) %4 to ptr
  %26 = call i32 @llvm.amdgcn.workgroup.id.x()
  %27 = zext i32 %26 to i64
  %28 = mul i64 %27, 128
  %29 = trunc i64 %28 to i32
  store i32 %29, ptr addrspace(5) %11, align 4
  %30 = load ptr addrspace(1), ptr %18, align 8
  %31 = load i32, ptr addrspace(5) %11, align 4
  %32 = load i32, ptr addrspace(5) %10, align 4
  %33 = mul i32 2, %32
  %34 = add i32 %31, %33
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw double, ptr addrspace(1) %30, i64 %35
  %37 = load double, ptr addrspace(1) %36, align 8
  %38 = load i32, ptr addrspace(5) %10, align 4
  %39 = mul i32 2, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw [128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 %40
  store double %37, ptr addrspace(3) %41, align 8
  %42 = load ptr addrspace(1), ptr %18, align 8
  %43 = load i32, ptr addrspace(5) %11, align 4
  %44 = load i32, ptr addrspace(5) %10, align 4
  %45 = mul i32 2, %44
  %46 = add i32 %43, %45
  %47 = add i32 %46, 1
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw double, ptr addrspace(1) %42, i64 %48
  %50 = load double, ptr addrspace(1) %49, align 8
  %51 = load i32, ptr addrspace(5) %10, align 4
  %52 = mul i32 2, %51
  %53 = add i32 %52, 1
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw [128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 %54
  store double %50, ptr addrspace(3) %55, align 8
  store i32 1, ptr addrspace(5) %12, align 4
  store i32 64, ptr addrspace(5) %13, align 4
  br label %56

56:                                               ; preds = %86, %3
  %57 = load i32, ptr addrspace(5) %13, align 4
  %58 = icmp ugt i32 %57, 0
  br i1 %58, label %59, label %89

59:                                               ; preds = %56
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %60 = load i32, ptr addrspace(5) %10, align 4
  %61 = load i32, ptr addrspace(5) %13, align 4
  %62 = icmp ult i32 %60, %61
  br i1 %62, label %63, label %83

63:                                               ; preds = %59
  %64 = load i32, ptr addrspace(5) %12, align 4
  %65 = load i32, ptr addrspace(5) %10, align 4
  %66 = mul i32 2, %65
  %67 = add i32 %66, 1
  %68 = mul i32 %64, %67
  %69 = sub i32 %68, 1
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw [128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 %70
  %72 = load double, ptr addrspace(3) %71, align 8
  %73 = load i32, ptr addrspace(5) %12, align 4
  %74 = load i32, ptr addrspace(5) %10, align 4
  %75 = mul i32 2, %74
  %76 = add i32 %75, 2
  %77 = mul i32 %73, %76
  %78 = sub i32 %77, 1
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw [128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 %79
  %81 = load double, ptr addrspace(3) %80, align 8
  %82 = fadd double %81, %72
  store double %82, ptr addrspace(3) %80, align 8
  br label %83

83:                                               ; preds = %63, %59
  %84 = load i32, ptr addrspace(5) %12, align 4
  %85 = mul i32 %84, 2
  store i32 %85, ptr addrspace(5) %12, align 4
  br label %86

86:                                               ; preds = %83
  %87 = load i32, ptr addrspace(5) %13, align 4
  %88 = lshr i32 %87, 1
  store i32 %88, ptr addrspace(5) %13, align 4
  br label %56

89:                                               ; preds = %56
  %90 = load i32, ptr addrspace(5) %10, align 4
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %99

92:                                               ; preds = %89
  %93 = load double, ptr addrspace(3) getelementptr inbounds ([128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 127), align 8
  %94 = load ptr addrspace(1), ptr %20, align 8
  %95 = addrspacecast ptr addrspace(5) %5 to ptr
  %96 = call i32 @llvm.amdgcn.workgroup.id.x()
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw double, ptr addrspace(1) %94, i64 %97
  store double %93, ptr addrspace(1) %98, align 8
  store double 0.000000e+00, ptr addrspace(3) getelementptr inbounds ([128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 127), align 8
  br label %99

99:                                               ; preds = %92, %89
  store i32 1, ptr addrspace(5) %14, align 4
  br label %100

100:                                              ; preds = %140, %99
  %101 = load i32, ptr addrspace(5) %14, align 4
  %102 = icmp ult i32 %101, 128
  br i1 %102, label %103, label %143

103:                                              ; preds = %100
  %104 = load i32, ptr addrspace(5) %12, align 4
  %105 = udiv i32 %104, 2
  store i32 %105, ptr addrspace(5) %12, align 4
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %106 = load i32, ptr addrspace(5) %10, align 4
  %107 = load i32, ptr addrspace(5) %14, align 4
  %108 = icmp ult i32 %106, %107
  br i1 %108, label %109, label %139

109:                                              ; preds = %103
  %110 = load i32, ptr addrspace(5) %12, align 4
  %111 = load i32, ptr addrspace(5) %10, align 4
  %112 = mul i32 2, %111
  %113 = add i32 %112, 1
  %114 = mul i32 %110, %113
  %115 = sub i32 %114, 1
  store i32 %115, ptr addrspace(5) %15, align 4
  %116 = load i32, ptr addrspace(5) %12, align 4
  %117 = load i32, ptr addrspace(5) %10, align 4
  %118 = mul i32 2, %117
  %119 = add i32 %118, 2
  %120 = mul i32 %116, %119
  %121 = sub i32 %120, 1
  store i32 %121, ptr addrspace(5) %16, align 4
  %122 = load i32, ptr addrspace(5) %15, align 4
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds nuw [128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 %123
  %125 = load double, ptr addrspace(3) %124, align 8
  store double %125, ptr addrspace(5) %17, align 8
  %126 = load i32, ptr addrspace(5) %16, align 4
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw [128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 %127
  %129 = load double, ptr addrspace(3) %128, align 8
  %130 = load i32, ptr addrspace(5) %15, align 4
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds nuw [128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 %131
  store double %129, ptr addrspace(3) %132, align 8
  %133 = load double, ptr addrspace(5) %17, align 8
  %134 = load i32, ptr addrspace(5) %16, align 4
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw [128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 %135
  %137 = load double, ptr addrspace(3) %136, align 8
  %138 = fadd double %137, %133
  store double %138, ptr addrspace(3) %136, align 8
  br label %139

139:                                              ; preds = %109, %103
  br label %140

140:                                              ; preds = %139
  %141 = load i32, ptr addrspace(5) %14, align 4
  %142 = mul i32 %141, 2
  store i32 %142, ptr addrspace(5) %14, align 4
  br label %100

143:                                              ; preds = %100
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %144 = load i32, ptr addrspace(5) %10, align 4
  %145 = mul i32 2, %144
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw [128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 %146
  %148 = load double, ptr addrspace(3) %147, align 8
  %149 = load ptr addrspace(1), ptr %19, align 8
  %150 = load i32, ptr addrspace(5) %11, align 4
  %151 = load i32, ptr addrspace(5) %10, align 4
  %152 = mul i32 2, %151
  %153 = add i32 %150, %152
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds nuw double, ptr addrspace(1) %149, i64 %154
  store double %148, ptr addrspace(1) %155, align 8
  %156 = load i32, ptr addrspace(5) %10, align 4
  %157 = mul i32 2, %156
  %158 = add i32 %157, 1
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds nuw [128 x double], ptr addrspace(3) @scan_double.x, i64 0, i64 %159
  %161 = load double, ptr addrspace(3) %160, align 8
  %162 = load ptr addrspace(1), ptr %19, align 8
  %163 = load i32, ptr addrspace(5) %11, align 4
  %164 = load i32, ptr addrspace(5) %10, align 4
  %165 = mul i32 2, %164
  %166 = add i32 %163, %165
  %167 = add i32 %166, 1
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds nuw double, ptr addrspace(1) %162, i64 %168
  store double %161, ptr addrspace(1) %169, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1}
!7 = !{!"none", !"none", !"none"}
!8 = !{!"double*", !"double*", !"double*"}
!9 = !{!"const", !"", !""}
!10 = !{i32 64, i32 1, i32 1}
!11 = !{!"amdgpu-synchronize-as", !"local"}
