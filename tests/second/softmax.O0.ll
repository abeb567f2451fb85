; ModuleID = 'softmax.cl'
source_filename = "softmax.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@softmax.shared = internal addrspace(3) global [64 x float] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @softmax(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca float, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca float, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca float, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = addrspacecast ptr addrspace(5) %20 to ptr
  %24 = addrspacecast ptr addrspace(5) %21 to ptr
  %25 = addrspacecast ptr addrspace(5) %22 to ptr
  store ptr addrspace(1) %0, ptr %23, align 8
  store ptr addrspace(1) %1, ptr %24, align 8
  store i32 %2, ptr %25, align 4
  %26 = load ptr addrspace(1), ptr %23, align 8
  %27 = load ptr addrspace(1), ptr %24, align 8
  %28 = load i32, ptr %25, align 4
  %29 = addrspacecast ptr addrspace(5) %7 to ptr
  %30 = addrspacecast ptr addrspace(5) %8 to ptr
  %31 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %26, ptr %29, align 8
  store ptr addrspace(1) %27, ptr %30, align 8
  store i32 %28, ptr %31, align 4
  %32 = addrspacecast ptr addrspace(5) %6 to ptr
  %33 = call i32 @llvm.amdgcn.workitem.id.x()
  %34 = zext i32 %33 to i64
  store i32 %33, ptr addrspace(5) %10, align 4
  %35 = load ptr addrspace(1), ptr %29, align 8
  %36 = addrspacecast ptr addrspace(5) %4 to ptr
  %37 = call i32 @llvm.amdgcn.workgroup.id.x()
  %38 = zext i32 %37 to i64
  %39 = load i32, ptr %31, align 4
  %40 = zext i32 %39 to i64
  %41 = mul i64 %38, %40
  %42 = getelementptr inbounds nuw float, ptr addrspace(1) %35, i64 %41
  store ptr addrspace(1) %42, ptr addrspace(5) %11, align 8
  store float 0xFFF0000000000000, ptr addrspace(5) %12, align 4
  %43 = load i32, ptr addrspace(5) %10, align 4
  store i32 %43, ptr addrspace(5) %13, align 4
  br label %44

44:                                               ; preds = %48, %3
  %45 = load i32, ptr addrspace(5) %13, align 4
  %46 = load i32, ptr %31, align 4
  %47 = icmp ult i32 %45, %46
  br i1 %47, label %48, label %58

48:                                               ; preds = %44
  %49 = load float, ptr addrspace(5) %12, align 4
  %50 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %51 = load i32, ptr addrspace(5) %13, align 4
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw float, ptr addrspace(1) %50, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4
  %55 = call float @llvm.maxnum.f32(float %49, float %54)
  store float %55, ptr addrspace(5) %12, align 4
  %56 = load i32, ptr addrspace(5) %13, align 4
  %57 = add i32 %56, 64
  store i32 %57, ptr addrspace(5) %13, align 4
  br label %44

58:                                               ; preds = %44
  %59 = load float, ptr addrspace(5) %12, align 4
  %60 = load i32, ptr addrspace(5) %10, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @softmax.shared, i64 0, i64 %61
  store float %59, ptr addrspace(3) %62, align 4
  store i32 32, ptr addrspace(5) %14, align 4
  br label %63

63:                                               ; preds = %85, %58
  %64 = load i32, ptr addrspace(5) %14, align 4
  %65 = icmp ugt i32 %64, 0
  br i1 %65, label %66, label %88

66:                                               ; preds = %63
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %67 = load i32, ptr addrspace(5) %10, align 4
  %68 = load i32, ptr addrspace(5) %14, align 4
  %69 = icmp ult i32 %67, %68
  br i1 %69, label %70, label %85

70:                                               ; preds = %66
  %71 = load i32, ptr addrspace(5) %10, align 4
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @softmax.shared, i64 0, i64 %72
  %74 = load float, ptr addrspace(3) %73, align 4
  %75 = load i32, ptr addrspace(5) %10, align 4
  %76 = load i32, ptr addrspace(5) %14, align 4
  %77 = add i32 %75, %76
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @softmax.shared, i64 0, i64 %78
  %80 = load float, ptr addrspace(3) %79, align 4
  %81 = call float @llvm.maxnum.f32(float %74, float %80)
  %82 = load i32, ptr addrspace(5) %10, align 4
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @softmax.shared, i64 0, i64 %83
  store float %81, ptr addrspace(3) %84, align 4
  br label %85

85:                                               ; preds = %70, %66
  %86 = load i32, ptr addrspace(5) %14, align 4
  %87 = udiv i32 %86, 2
  store i32 %87, ptr addrspace(5) %14, align 4
  br label %63

88:                                               ; preds = %63
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %89 = load float, ptr addrspace(3) @softmax.shared, align 4
  store float %89, ptr addrspace(5) %12, align 4
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  store float 0.000000e+00, ptr addrspace(5) %15, align 4
  %90 = load i32, ptr addrspace(5) %10, align 4
  store i32 %90, ptr addrspace(5) %16, align 4
  br label %91

91:                                               ; preds = %95, %88
  %92 = load i32, ptr addrspace(5) %16, align 4
  %93 = load i32, ptr %31, align 4
  %94 = icmp ult i32 %92, %93
  br i1 %94, label %95, label %109

95:                                               ; preds = %91
  %96 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %97 = load i32, ptr addrspace(5) %16, align 4
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw float, ptr addrspace(1) %96, i64 %98
  %100 = load float, ptr addrspace(1) %99, align 4
  %101 = load float, ptr addrspace(5) %12, align 4
  %102 = fsub float %100, %101
  %103 = fmul float 0x3FF7154760000000, %102
  %104 = call float @llvm.exp2.f32(float %103)
  %105 = load float, ptr addrspace(5) %15, align 4
  %106 = fadd float %105, %104
  store float %106, ptr addrspace(5) %15, align 4
  %107 = load i32, ptr addrspace(5) %16, align 4
  %108 = add i32 %107, 64
  store i32 %108, ptr addrspace(5) %16, align 4
  br label %91

109:                                              ; preds = %91
  %110 = load float, ptr addrspace(5) %15, align 4
  %111 = load i32, ptr addrspace(5) %10, align 4
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @softmax.shared, i64 0, i64 %112
  store float %110, ptr addrspace(3) %113, align 4
  store i32 32, ptr addrspace(5) %17, align 4
  br label %114

114:                                              ; preds = %133, %109
  %115 = load i32, ptr addrspace(5) %17, align 4
  %116 = icmp ugt i32 %115, 0
  br i1 %116, label %117, label %136

117:                                              ; preds = %114
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %118 = load i32, ptr addrspace(5) %10, align 4
  %119 = load i32, ptr addrspace(5) %17, align 4
  %120 = icmp ult i32 %118, %119
  br i1 %120, label %121, label %133

121:                                              ; preds = %117
  %122 = load i32, ptr addrspace(5) %10, align 4
  %123 = load i32, ptr addrspace(5) %17, align 4
  %124 = add i32 %122, %123
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @softmax.shared, i64 0, i64 %125
  %127 = load float, ptr addrspace(3) %126, align 4
  %128 = load i32, ptr addrspace(5) %10, align 4
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @softmax.shared, i64 0, i64 %129
  %131 = load float, ptr addrspace(3) %130, align 4
  %132 = fadd float %131, %127
  store float %132, ptr addrspace(3) %130, align 4
  br label %133

133:                                              ; preds = %121, %117
  %134 = load i32, ptr addrspace(5) %17, align 4
  %135 = udiv i32 %134, 2
  store i32 %135, ptr addrspace(5) %17, align 4
  br label %114

136:                                              ; preds = %114
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %137 = load float, ptr addrspace(3) @softmax.shared, align 4
  %138 = fdiv float 1.000000e+00, %137, !fpmath !12
  store float %138, ptr addrspace(5) %18, align 4
  %139 = load i32, ptr addrspace(5) %10, align 4
  store i32 %139, ptr addrspace(5) %19, align 4
  br label %140

140:                                              ; preds = %144, %136
  %141 = load i32, ptr addrspace(5) %19, align 4
  %142 = load i32, ptr %31, align 4
  %143 = icmp ult i32 %141, %142
  br i1 %143, label %144, label %169

144:                                              ; preds = %140
  %145 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %146 = load i32, ptr addrspace(5) %19, align 4
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds nuw float, ptr addrspace(1) %145, i64 %147
  %149 = load float, ptr addrspace(1) %148, align 4
  %150 = load float, ptr addrspace(5) %12, align 4
  %151 = fsub float %149, %150
  %152 = fmul float 0x3FF7154760000000, %151
  %153 = call float @llvm.exp2.f32(float %152)
  %154 = load float, ptr addrspace(5) %18, align 4
  %155 = fmul float %153, %154
  %156 = load ptr addrspace(1), ptr %30, align 8
  %157 = addrspacecast ptr addrspace(5) %5 to ptr
  %158 = call i32 @llvm.amdgcn.workgroup.id.x()
  %159 = zext i32 %158 to i64
  %160 = load i32, ptr %31, align 4
  %161 = zext i32 %160 to i64
  %162 = mul i64 %159, %161
  %163 = load i32, ptr addrspace(5) %19, align 4
  %164 = zext i32 %163 to i64
  %165 = add i64 %162, %164
  %166 = getelementptr inbounds nuw float, ptr addrspace(1) %156, i64 %165
  store float %155, ptr addrspace(1) %166, align 4
  %167 = load i32, ptr addrspace(5) %19, align 4
  %168 = add i32 %167, 64
  store i32 %168, ptr addrspace(5) %19, align 4
  br label %140

169:                                              ; preds = %140
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_softmax(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca float, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca float, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca float, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = addrspacecast ptr addrspace(5) %7 to ptr
  %21 = addrspacecast ptr addrspace(5) %8 to ptr
  %22 = addrspacecast ptr addrspace(5) %9 to ptr
  store ptr addrspace(1) %0, ptr %20, align 8
  store ptr addrspace(1) %1, ptr %21, align 8
  store i32 %2, ptr %22, align 4
  %23 = addrspacecast ptr addrspace(5) %6 to ptr
  %24 = call i32 @llvm.amdgcn.workitem.id.x()
  %25 = zext i32 %24 to i64
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr addrspace(5) %10, align 4
  %27 = load ptr addrspace(1), ptr %20, align 8
  %28 = addrspacecast ptr addrspace(5) %4 to ptr
  %29 = call i32 @llvm.amdgcn.workgroup.id.x()
  %30 = zext i32 %29 to i64
  %31 = load i32, ptr %22, align 4
  %32 = zext i32 %31 to i64
  %33 = mul i64 %30, %32
  %34 = getelementptr inbounds nuw float, ptr addrspace(1) %27, i64 %33
  store ptr addrspace(1) %34, ptr addrspace(5) %11, align 8
  store float 0xFFF0000000000000, ptr addrspace(5) %12, align 4
  %35 = load i32, ptr addrspace(5) %10, align 4
  store i32 %35, ptr addrspace(5) %13, align 4
  br label %36

36:                                               ; preds = %48, %3
  %37 = load i32, ptr addrspace(5) %13, align 4
  %38 = load i32, ptr %22, align 4
  %39 = icmp ult i32 %37, %38
  br i1 %39, label %40, label %51

40:                                               ; preds = %36
  %41 = load float, ptr addrspace(5) %12, align 4
  %42 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %43 = load i32, ptr addrspace(5) %13, align 4
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw float, ptr addrspace(1) %42, i64 %44
  %46 = load float, ptr addrspace(1) %45, align 4
  %47 = call float @llvm.maxnum.f32(float %41, float %46)
  store float %47, ptr addrspace(5) %12, align 4
  br label %48

48:                                               ; preds = %40
  %49 = load i32, ptr addrspace(5) %13, align 4
  %50 = add i32 %49, 64
  store i32 %50, ptr addrspace(5) %13, align 4
  br label %36

51:                                               ; preds = %36
  %52 = load float, ptr addrspace(5) %12, align 4
  %53 = load i32, ptr addrspace(5) %10, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @softmax.shared, i64 0, i64 %54
  store float %52, ptr addrspace(3) %55, align 4
  store i32 32, ptr addrspace(5) %14, align 4
  br label %56

56:                                               ; preds = %79, %51
  %57 = load i32, ptr addrspace(5) %14, align 4
  %58 = icmp ugt i32 %57, 0
  br i1 %58, label %59, label %82

59:                                               ; preds = %56
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %60 = load i32, ptr addrspace(5) %10, align 4
  %61 = load i32, ptr addrspace(5) %14, align 4
  %62 = icmp ult i32 %60, %61
  br i1 %62, label %63, label %78

63:                                               ; preds = %59
  %64 = load i32, ptr addrspace(5) %10, align 4
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @softmax.shared, i64 0, i64 %65
  %67 = load float, ptr addrspace(3) %66, align 4
  %68 = load i32, ptr addrspace(5) %10, align 4
  %69 = load i32, ptr addrspace(5) %14, align 4
  %70 = add i32 %68, %69
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @softmax.shared, i64 0, i64 %71
  %73 = load float, ptr addrspace(3) %72, align 4
  %74 = call float @llvm.maxnum.f32(float %67, float %73)
  %75 = load i32, ptr addrspace(5) %10, align 4
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @softmax.shared, i64 0, i64 %76
  store float %74, ptr addrspace(3) %77, align 4
  br label %78

78:                                               ; preds = %63, %59
  br label %79

79:                                               ; preds = %78
  %80 = load i32, ptr addrspace(5) %14, align 4
  %81 = udiv i32 %80, 2
  store i32 %81, ptr addrspace(5) %14, align 4
  br label %56

82:                                               ; preds = %56
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %83 = load float, ptr addrspace(3) @softmax.shared, align 4
  store float %83, ptr addrspace(5) %12, align 4
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  store float 0.000000e+00, ptr addrspace(5) %15, align 4
  %84 = load i32, ptr addrspace(5) %10, align 4
  store i32 %84, ptr addrspace(5) %16, align 4
  br label %85

85:                                               ; preds = %101, %82
  %86 = load i32, ptr addrspace(5) %16, align 4
  %87 = load i32, ptr %22, align 4
  %88 = icmp ult i32 %86, %87
  br i1 %88, label %89, label %104

89:                                               ; preds = %85
  %90 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %91 = load i32, ptr addrspace(5) %16, align 4
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw float, ptr addrspace(1) %90, i64 %92
  %94 = load float, ptr addrspace(1) %93, align 4
  %95 = load float, ptr addrspace(5) %12, align 4
  %96 = fsub float %94, %95
  %97 = fmul float 0x3FF7154760000000, %96
  %98 = call float @llvm.exp2.f32(float %97)
  %99 = load float, ptr addrspace(5) %15, align 4
  %100 = fadd float %99, %98
  store float %100, ptr addrspace(5) %15, align 4
  br label %101

101:                                              ; preds = %89
  %102 = load i32, ptr addrspace(5) %16, align 4
  %103 = add i32 %102, 64
  store i32 %103, ptr addrspace(5) %16, align 4
  br label %85

104:                                              ; preds = %85
  %105 = load float, ptr addrspace(5) %15, align 4
  %106 = load i32, ptr addrspace(5) %10, align 4
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @softmax.shared, i64 0, i64 %107
  store float %105, ptr addrspace(3) %108, align 4
  store i32 32, ptr addrspace(5) %17, align 4
  br label %109

109:                                              ; preds = %129, %104
  %110 = load i32, ptr addrspace(5) %17, align 4
  %111 = icmp ugt i32 %110, 0
  br i1 %111, label %112, label %132

112:                                              ; preds = %109
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %113 = load i32, ptr addrspace(5) %10, align 4
  %114 = load i32, ptr addrspace(5) %17, align 4
  %115 = icmp ult i32 %113, %114
  br i1 %115, label %116, label %128

116:                                              ; preds = %112
  %117 = load i32, ptr addrspace(5) %10, align 4
  %118 = load i32, ptr addrspace(5) %17, align 4
  %119 = add i32 %117, %118
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @softmax.shared, i64 0, i64 %120
  %122 = load float, ptr addrspace(3) %121, align 4
  %123 = load i32, ptr addrspace(5) %10, align 4
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) @softmax.shared, i64 0, i64 %124
  %126 = load float, ptr addrspace(3) %125, align 4
  %127 = fadd float %126, %122
  store float %127, ptr addrspace(3) %125, align 4
  br label %128

128:                                              ; preds = %116, %112
  br label %129

129:                                              ; preds = %128
  %130 = load i32, ptr addrspace(5) %17, align 4
  %131 = udiv i32 %130, 2
  store i32 %131, ptr addrspace(5) %17, align 4
  br label %109

132:                                              ; preds = %109
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %133 = load float, ptr addrspace(3) @softmax.shared, align 4
  %134 = fdiv float 1.000000e+00, %133, !fpmath !12
  store float %134, ptr addrspace(5) %18, align 4
  %135 = load i32, ptr addrspace(5) %10, align 4
  store i32 %135, ptr addrspace(5) %19, align 4
  br label %136

136:                                              ; preds = %163, %132
  %137 = load i32, ptr addrspace(5) %19, align 4
  %138 = load i32, ptr %22, align 4
  %139 = icmp ult i32 %137, %138
  br i1 %139, label %140, label %166

140:                                              ; preds = %136
  %141 = load ptr addrspace(1), ptr addrspace(5) %11, align 8
  %142 = load i32, ptr addrspace(5) %19, align 4
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw float, ptr addrspace(1) %141, i64 %143
  %145 = load float, ptr addrspace(1) %144, align 4
  %146 = load float, ptr addrspace(5) %12, align 4
  %147 = fsub float %145, %146
  %148 = fmul float 0x3FF7154760000000, %147
  %149 = call float @llvm.exp2.f32(float %148)
  %150 = load float, ptr addrspace(5) %18, align 4
  %151 = fmul float %149, %150
  %152 = load ptr addrspace(1), ptr %21, align 8
  %153 = addrspacecast ptr addrspace(5) %5 to ptr
  %154 = call i32 @llvm.amdgcn.workgroup.id.x()
  %155 = zext i32 %154 to i64
  %156 = load i32, ptr %22, align 4
  %157 = zext i32 %156 to i64
  %158 = mul i64 %155, %157
  %159 = load i32, ptr addrspace(5) %19, align 4
  %160 = zext i32 %159 to i64
  %161 = add i64 %158, %160
  %162 = getelementptr inbounds nuw float, ptr addrspace(1) %152, i64 %161
  store float %151, ptr addrspace(1) %162, align 4
  br label %163

163:                                              ; preds = %140
  %164 = load i32, ptr addrspace(5) %19, align 4
  %165 = add i32 %164, 64
  store i32 %165, ptr addrspace(5) %19, align 4
  br label %136

166:                                              ; preds = %136
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

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
!6 = !{i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none"}
!8 = !{!"float*", !"float*", !"uint"}
!9 = !{!"const", !"", !""}
!10 = !{i32 64, i32 1, i32 1}
!11 = !{!"amdgpu-synchronize-as", !"local"}
!12 = !{float 2.500000e+00}
