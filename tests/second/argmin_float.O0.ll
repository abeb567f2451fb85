; ModuleID = 'argmin_float.cl'
source_filename = "argmin_float.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@argmin_float.v = internal addrspace(3) global [64 x float] undef, align 4
@argmin_float.at = internal addrspace(3) global [64 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @argmin_float(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca float, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca float, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca float, align 4, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = addrspacecast ptr addrspace(5) %19 to ptr
  %24 = addrspacecast ptr addrspace(5) %20 to ptr
  %25 = addrspacecast ptr addrspace(5) %21 to ptr
  %26 = addrspacecast ptr addrspace(5) %22 to ptr
  store ptr addrspace(1) %0, ptr %23, align 8
  store ptr addrspace(1) %1, ptr %24, align 8
  store ptr addrspace(1) %2, ptr %25, align 8
  store i32 %3, ptr %26, align 4
  %27 = load ptr addrspace(1), ptr %23, align 8
  %28 = load ptr addrspace(1), ptr %24, align 8
  %29 = load ptr addrspace(1), ptr %25, align 8
  %30 = load i32, ptr %26, align 4
  %31 = addrspacecast ptr addrspace(5) %7 to ptr
  %32 = addrspacecast ptr addrspace(5) %8 to ptr
  %33 = addrspacecast ptr addrspace(5) %9 to ptr
  %34 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr addrspace(1) %27, ptr %31, align 8
  store ptr addrspace(1) %28, ptr %32, align 8
  store ptr addrspace(1) %29, ptr %33, align 8
  store i32 %30, ptr %34, align 4
  %35 = addrspacecast ptr addrspace(5) %6 to ptr
  %36 = call i32 @llvm.amdgcn.workitem.id.x()
  %37 = zext i32 %36 to i64
  store i32 %36, ptr addrspace(5) %11, align 4
  %38 = addrspacecast ptr addrspace(5) %5 to ptr
  %39 = call i32 @llvm.amdgcn.workgroup.id.x()
  %40 = zext i32 %39 to i64
  store i32 %39, ptr addrspace(5) %12, align 4
  store float 0x7FF0000000000000, ptr addrspace(5) %13, align 4
  store i32 -1, ptr addrspace(5) %14, align 4
  %41 = load i32, ptr addrspace(5) %11, align 4
  store i32 %41, ptr addrspace(5) %15, align 4
  br label %42

42:                                               ; preds = %62, %4
  %43 = load i32, ptr addrspace(5) %15, align 4
  %44 = load i32, ptr %34, align 4
  %45 = icmp ult i32 %43, %44
  br i1 %45, label %46, label %65

46:                                               ; preds = %42
  %47 = load ptr addrspace(1), ptr %31, align 8
  %48 = load i32, ptr addrspace(5) %12, align 4
  %49 = load i32, ptr %34, align 4
  %50 = mul i32 %48, %49
  %51 = load i32, ptr addrspace(5) %15, align 4
  %52 = add i32 %50, %51
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %47, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4
  store float %55, ptr addrspace(5) %16, align 4
  %56 = load float, ptr addrspace(5) %16, align 4
  %57 = load float, ptr addrspace(5) %13, align 4
  %58 = fcmp olt float %56, %57
  br i1 %58, label %59, label %62

59:                                               ; preds = %46
  %60 = load float, ptr addrspace(5) %16, align 4
  store float %60, ptr addrspace(5) %13, align 4
  %61 = load i32, ptr addrspace(5) %15, align 4
  store i32 %61, ptr addrspace(5) %14, align 4
  br label %62

62:                                               ; preds = %59, %46
  %63 = load i32, ptr addrspace(5) %15, align 4
  %64 = add i32 %63, 64
  store i32 %64, ptr addrspace(5) %15, align 4
  br label %42

65:                                               ; preds = %42
  %66 = load float, ptr addrspace(5) %13, align 4
  %67 = load i32, ptr addrspace(5) %11, align 4
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @argmin_float.v, i64 0, i64 %68
  store float %66, ptr addrspace(3) %69, align 4
  %70 = load i32, ptr addrspace(5) %14, align 4
  %71 = load i32, ptr addrspace(5) %11, align 4
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @argmin_float.at, i64 0, i64 %72
  store i32 %70, ptr addrspace(3) %73, align 4
  store i32 32, ptr addrspace(5) %17, align 4
  br label %74

74:                                               ; preds = %128, %65
  %75 = load i32, ptr addrspace(5) %17, align 4
  %76 = icmp ugt i32 %75, 0
  br i1 %76, label %77, label %131

77:                                               ; preds = %74
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %78 = load i32, ptr addrspace(5) %11, align 4
  %79 = load i32, ptr addrspace(5) %17, align 4
  %80 = icmp ult i32 %78, %79
  br i1 %80, label %81, label %128

81:                                               ; preds = %77
  %82 = load i32, ptr addrspace(5) %11, align 4
  %83 = load i32, ptr addrspace(5) %17, align 4
  %84 = add i32 %82, %83
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @argmin_float.v, i64 0, i64 %85
  %87 = load float, ptr addrspace(3) %86, align 4
  store float %87, ptr addrspace(5) %18, align 4
  %88 = load float, ptr addrspace(5) %18, align 4
  %89 = load i32, ptr addrspace(5) %11, align 4
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @argmin_float.v, i64 0, i64 %90
  %92 = load float, ptr addrspace(3) %91, align 4
  %93 = fcmp olt float %88, %92
  br i1 %93, label %113, label %94

94:                                               ; preds = %81
  %95 = load float, ptr addrspace(5) %18, align 4
  %96 = load i32, ptr addrspace(5) %11, align 4
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @argmin_float.v, i64 0, i64 %97
  %99 = load float, ptr addrspace(3) %98, align 4
  %100 = fcmp oeq float %95, %99
  br i1 %100, label %101, label %127

101:                                              ; preds = %94
  %102 = load i32, ptr addrspace(5) %11, align 4
  %103 = load i32, ptr addrspace(5) %17, align 4
  %104 = add i32 %102, %103
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @argmin_float.at, i64 0, i64 %105
  %107 = load i32, ptr addrspace(3) %106, align 4
  %108 = load i32, ptr addrspace(5) %11, align 4
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @argmin_float.at, i64 0, i64 %109
  %111 = load i32, ptr addrspace(3) %110, align 4
  %112 = icmp ult i32 %107, %111
  br i1 %112, label %113, label %127

113:                                              ; preds = %101, %81
  %114 = load float, ptr addrspace(5) %18, align 4
  %115 = load i32, ptr addrspace(5) %11, align 4
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @argmin_float.v, i64 0, i64 %116
  store float %114, ptr addrspace(3) %117, align 4
  %118 = load i32, ptr addrspace(5) %11, align 4
  %119 = load i32, ptr addrspace(5) %17, align 4
  %120 = add i32 %118, %119
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @argmin_float.at, i64 0, i64 %121
  %123 = load i32, ptr addrspace(3) %122, align 4
  %124 = load i32, ptr addrspace(5) %11, align 4
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @argmin_float.at, i64 0, i64 %125
  store i32 %123, ptr addrspace(3) %126, align 4
  br label %127

127:                                              ; preds = %113, %101, %94
  br label %128

128:                                              ; preds = %127, %77
  %129 = load i32, ptr addrspace(5) %17, align 4
  %130 = lshr i32 %129, 1
  store i32 %130, ptr addrspace(5) %17, align 4
  br label %74

131:                                              ; preds = %74
  %132 = load i32, ptr addrspace(5) %11, align 4
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %145

134:                                              ; preds = %131
  %135 = load i32, ptr addrspace(3) @argmin_float.at, align 4
  %136 = load ptr addrspace(1), ptr %32, align 8
  %137 = load i32, ptr addrspace(5) %12, align 4
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw i32, ptr addrspace(1) %136, i64 %138
  store i32 %135, ptr addrspace(1) %139, align 4
  %140 = load float, ptr addrspace(3) @argmin_float.v, align 4
  %141 = load ptr addrspace(1), ptr %33, align 8
  %142 = load i32, ptr addrspace(5) %12, align 4
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw float, ptr addrspace(1) %141, i64 %143
  store float %140, ptr addrspace(1) %144, align 4
  br label %145

145:                                              ; preds = %131, %134
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_argmin_float(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca float, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca float, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca float, align 4, addrspace(5)
  %19 = addrspacecast ptr addrspace(5) %7 to ptr
  %20 = addrspacecast ptr addrspace(5) %8 to ptr
  %21 = addrspacecast ptr addrspace(5) %9 to ptr
  %22 = addrspacecast ptr addrspace(5) %10 to ptr
  store ptr addrspace(1) %0, ptr %19, align 8
  store ptr addrspace(1) %1, ptr %20, align 8
  store ptr addrspace(1) %2, ptr %21, align 8
  store i32 %3, ptr %22, align 4
  %23 = addrspacecast ptr addrspace(5) %6 to ptr
  %24 = call i32 @llvm.amdgcn.workitem.id.x()
  %25 = zext i32 %24 to i64
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr addrspace(5) %11, align 4
  %27 = addrspacecast ptr addrspace(5) %5 to ptr
  %28 = call i32 @llvm.amdgcn.workgroup.id.x()
  %29 = zext i32 %28 to i64
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr addrspace(5) %12, align 4
  store float 0x7FF0000000000000, ptr addrspace(5) %13, align 4
  store i32 -1, ptr addrspace(5) %14, align 4
  %31 = load i32, ptr addrspace(5) %11, align 4
  store i32 %31, ptr addrspace(5) %15, align 4
  br label %32

32:                                               ; preds = %53, %4
  %33 = load i32, ptr addrspace(5) %15, align 4
  %34 = load i32, ptr %22, align 4
  %35 = icmp ult i32 %33, %34
  br i1 %35, label %36, label %56

36:                                               ; preds = %32
  %37 = load ptr addrspace(1), ptr %19, align 8
  %38 = load i32, ptr addrspace(5) %12, align 4
  %39 = load i32, ptr %22, align 4
  %40 = mul i32 %38, %39
  %41 = load i32, ptr addrspace(5) %15, align 4
  %42 = add i32 %40, %41
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw float, ptr addrspace(1) %37, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4
  store float %45, ptr addrspace(5) %16, align 4
  %46 = load float, ptr addrspace(5) %16, align 4
  %47 = load float, ptr addrspace(5) %13, align 4
  %48 = fcmp olt float %46, %47
  br i1 %48, label %49, label %52

49:                                               ; preds = %36
  %50 = load float, ptr addrspace(5) %16, align 4
  store float %50, ptr addrspace(5) %13, align 4
  %51 = load i32, ptr addrspace(5) %15, align 4
  store i32 %51, ptr addrspace(5) %14, align 4
  br label %52

52:                                               ; preds = %49, %36
  br label %53

53:                                               ; preds = %52
  %54 = load i32, ptr addrspace(5) %15, align 4
  %55 = add i32 %54, 64
  store i32 %55, ptr addrspace(5) %15, align 4
  br label %32

56:                                               ; preds = %32
  %57 = load float, ptr addrspace(5) %13, align 4
  %58 = load i32, ptr addrspace(5) %11, align 4
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @argmin_float.v, i64 0, i64 %59
  store float %57, ptr addrspace(3) %60, align 4
  %61 = load i32, ptr addrspace(5) %14, align 4
  %62 = load i32, ptr addrspace(5) %11, align 4
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @argmin_float.at, i64 0, i64 %63
  store i32 %61, ptr addrspace(3) %64, align 4
  store i32 32, ptr addrspace(5) %17, align 4
  br label %65

65:                                               ; preds = %120, %56
  %66 = load i32, ptr addrspace(5) %17, align 4
  %67 = icmp ugt i32 %66, 0
  br i1 %67, label %68, label %123

68:                                               ; preds = %65
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %69 = load i32, ptr addrspace(5) %11, align 4
  %70 = load i32, ptr addrspace(5) %17, align 4
  %71 = icmp ult i32 %69, %70
  br i1 %71, label %72, label %119

72:                                               ; preds = %68
  %73 = load i32, ptr addrspace(5) %11, align 4
  %74 = load i32, ptr addrspace(5) %17, align 4
  %75 = add i32 %73, %74
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @argmin_float.v, i64 0, i64 %76
  %78 = load float, ptr addrspace(3) %77, align 4
  store float %78, ptr addrspace(5) %18, align 4
  %79 = load float, ptr addrspace(5) %18, align 4
  %80 = load i32, ptr addrspace(5) %11, align 4
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @argmin_float.v, i64 0, i64 %81
  %83 = load float, ptr addrspace(3) %82, align 4
  %84 = fcmp olt float %79, %83
  br i1 %84, label %104, label %85

85:                                               ; preds = %72
  %86 = load float, ptr addrspace(5) %18, align 4
  %87 = load i32, ptr addrspace(5) %11, align 4
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @argmin_float.v, i64 0, i64 %88
  %90 = load float, ptr addrspace(3) %89, align 4
  %91 = fcmp oeq float %86, %90
  br i1 %91, label %92, label %118

92:                                               ; preds = %85
  %93 = load i32, ptr addrspace(5) %11, align 4
  %94 = load i32, ptr addrspace(5) %17, align 4
  %95 = add i32 %93, %94
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @argmin_float.at, i64 0, i64 %96
  %98 = load i32, ptr addrspace(3) %97, align 4
  %99 = load i32, ptr addrspace(5) %11, align 4
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @argmin_float.at, i64 0, i64 %100
  %102 = load i32, ptr addrspace(3) %101, align 4
  %103 = icmp ult i32 %98, %102
  br i1 %103, label %104, label %118

104:                                              ; preds = %92, %72
  %105 = load float, ptr addrspace(5) %18, align 4
  %106 = load i32, ptr addrspace(5) %11, align 4
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @argmin_float.v, i64 0, i64 %107
  store float %105, ptr addrspace(3) %108, align 4
  %109 = load i32, ptr addrspace(5) %11, align 4
  %110 = load i32, ptr addrspace(5) %17, align 4
  %111 = add i32 %109, %110
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @argmin_float.at, i64 0, i64 %112
  %114 = load i32, ptr addrspace(3) %113, align 4
  %115 = load i32, ptr addrspace(5) %11, align 4
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @argmin_float.at, i64 0, i64 %116
  store i32 %114, ptr addrspace(3) %117, align 4
  br label %118

118:                                              ; preds = %104, %92, %85
  br label %119

119:                                              ; preds = %118, %68
  br label %120

120:                                              ; preds = %119
  %121 = load i32, ptr addrspace(5) %17, align 4
  %122 = lshr i32 %121, 1
  store i32 %122, ptr addrspace(5) %17, align 4
  br label %65

123:                                              ; preds = %65
  %124 = load i32, ptr addrspace(5) %11, align 4
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %137

126:                                              ; preds = %123
  %127 = load i32, ptr addrspace(3) @argmin_float.at, align 4
  %128 = load ptr addrspace(1), ptr %20, align 8
  %129 = load i32, ptr addrspace(5) %12, align 4
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw i32, ptr addrspace(1) %128, i64 %130
  store i32 %127, ptr addrspace(1) %131, align 4
  %132 = load float, ptr addrspace(3) @argmin_float.v, align 4
  %133 = load ptr addrspace(1), ptr %21, align 8
  %134 = load i32, ptr addrspace(5) %12, align 4
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw float, ptr addrspace(1) %133, i64 %135
  store float %132, ptr addrspace(1) %136, align 4
  br label %137

137:                                              ; preds = %126, %123
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
!6 = !{i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"float*", !"uint*", !"float*", !"uint"}
!9 = !{!"const", !"", !"", !""}
!10 = !{i32 64, i32 1, i32 1}
!11 = !{!"amdgpu-synchronize-as", !"local"}
