; ModuleID = 'reduce_half.cl'
source_filename = "reduce_half.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @reduce_half(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 2 %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca float, align 4, addrspace(5)
  %22 = alloca float, align 4, addrspace(5)
  %23 = alloca <8 x half>, align 16, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca <8 x half>, align 16, addrspace(5)
  %26 = alloca <8 x float>, align 32, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca float, align 4, addrspace(5)
  %29 = alloca half, align 2, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca ptr addrspace(1), align 8, addrspace(5)
  %32 = alloca ptr addrspace(1), align 8, addrspace(5)
  %33 = alloca ptr addrspace(1), align 8, addrspace(5)
  %34 = alloca ptr addrspace(1), align 8, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = addrspacecast ptr addrspace(5) %31 to ptr
  %38 = addrspacecast ptr addrspace(5) %32 to ptr
  %39 = addrspacecast ptr addrspace(5) %33 to ptr
  %40 = addrspacecast ptr addrspace(5) %34 to ptr
  %41 = addrspacecast ptr addrspace(5) %35 to ptr
  %42 = addrspacecast ptr addrspace(5) %36 to ptr
  store ptr addrspace(1) %0, ptr %37, align 8
  store ptr addrspace(1) %1, ptr %38, align 8
  store ptr addrspace(1) %2, ptr %39, align 8
  store ptr addrspace(1) %3, ptr %40, align 8
  store i32 %4, ptr %41, align 4
  store i32 %5, ptr %42, align 4
  %43 = load ptr addrspace(1), ptr %37, align 8
  %44 = load ptr addrspace(1), ptr %38, align 8
  %45 = load ptr addrspace(1), ptr %39, align 8
  %46 = load ptr addrspace(1), ptr %40, align 8
  %47 = load i32, ptr %41, align 4
  %48 = load i32, ptr %42, align 4
  %49 = addrspacecast ptr addrspace(5) %14 to ptr
  %50 = addrspacecast ptr addrspace(5) %15 to ptr
  %51 = addrspacecast ptr addrspace(5) %16 to ptr
  %52 = addrspacecast ptr addrspace(5) %17 to ptr
  %53 = addrspacecast ptr addrspace(5) %18 to ptr
  %54 = addrspacecast ptr addrspace(5) %19 to ptr
  store ptr addrspace(1) %43, ptr %49, align 8
  store ptr addrspace(1) %44, ptr %50, align 8
  store ptr addrspace(1) %45, ptr %51, align 8
  store ptr addrspace(1) %46, ptr %52, align 8
  store i32 %47, ptr %53, align 4
  store i32 %48, ptr %54, align 4
  %55 = addrspacecast ptr addrspace(5) %13 to ptr
  %56 = addrspacecast ptr addrspace(5) %12 to ptr
  %57 = call i32 @llvm.amdgcn.workgroup.id.x()
  %58 = addrspacecast ptr addrspace(5) %11 to ptr
  %59 = addrspacecast ptr addrspace(5) %7 to ptr
  %60 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %60, align 4
  %61 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %61, ptr addrspace(5) %9, align 8
  %62 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %63 = load i32, ptr %60, align 4
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i8, ptr addrspace(4) %62, i64 %64
  %66 = load i16, ptr addrspace(4) %65, align 2
  %67 = zext i16 %66 to i32
  %68 = mul i32 %57, %67
  %69 = addrspacecast ptr addrspace(5) %10 to ptr
  %70 = call i32 @llvm.amdgcn.workitem.id.x()
  %71 = add i32 %68, %70
  %72 = zext i32 %71 to i64
  store i32 %71, ptr addrspace(5) %20, align 4
  %73 = load i32, ptr addrspace(5) %20, align 4
  %74 = load i32, ptr %54, align 4
  %75 = icmp uge i32 %73, %74
  br i1 %75, label %76, label %77

76:                                               ; preds = %6
  br label %162

77:                                               ; preds = %6
  store float 0.000000e+00, ptr addrspace(5) %21, align 4
  store float 0.000000e+00, ptr addrspace(5) %22, align 4
  store <8 x half> zeroinitializer, ptr addrspace(5) %23, align 16
  store i32 0, ptr addrspace(5) %24, align 4
  br label %78

78:                                               ; preds = %113, %77
  %79 = load i32, ptr addrspace(5) %24, align 4
  %80 = load i32, ptr %53, align 4
  %81 = icmp ult i32 %79, %80
  br i1 %81, label %82, label %120

82:                                               ; preds = %78
  %83 = load ptr addrspace(1), ptr %49, align 8
  %84 = load i32, ptr addrspace(5) %20, align 4
  %85 = load i32, ptr %53, align 4
  %86 = mul i32 %84, %85
  %87 = load i32, ptr addrspace(5) %24, align 4
  %88 = add i32 %86, %87
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %83, i64 %89
  %91 = load <8 x half>, ptr addrspace(1) %90, align 16
  store <8 x half> %91, ptr addrspace(5) %25, align 16
  %92 = load <8 x half>, ptr addrspace(5) %25, align 16
  %93 = fpext <8 x half> %92 to <8 x float>
  store <8 x float> %93, ptr addrspace(5) %26, align 32
  store i32 0, ptr addrspace(5) %27, align 4
  br label %94

94:                                               ; preds = %97, %82
  %95 = load i32, ptr addrspace(5) %27, align 4
  %96 = icmp slt i32 %95, 8
  br i1 %96, label %97, label %113

97:                                               ; preds = %94
  %98 = load <8 x float>, ptr addrspace(5) %26, align 32
  %99 = load i32, ptr addrspace(5) %27, align 4
  %100 = extractelement <8 x float> %98, i32 %99
  %101 = load float, ptr addrspace(5) %21, align 4
  %102 = fadd float %101, %100
  store float %102, ptr addrspace(5) %21, align 4
  %103 = load <8 x float>, ptr addrspace(5) %26, align 32
  %104 = load i32, ptr addrspace(5) %27, align 4
  %105 = extractelement <8 x float> %103, i32 %104
  %106 = load <8 x float>, ptr addrspace(5) %26, align 32
  %107 = load i32, ptr addrspace(5) %27, align 4
  %108 = extractelement <8 x float> %106, i32 %107
  %109 = load float, ptr addrspace(5) %22, align 4
  %110 = call float @llvm.fmuladd.f32(float %105, float %108, float %109)
  store float %110, ptr addrspace(5) %22, align 4
  %111 = load i32, ptr addrspace(5) %27, align 4
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr addrspace(5) %27, align 4
  br label %94

113:                                              ; preds = %94
  %114 = load <8 x half>, ptr addrspace(5) %23, align 16
  %115 = load <8 x half>, ptr addrspace(5) %25, align 16
  %116 = call <8 x half> @llvm.fabs.v8f16(<8 x half> %115)
  %117 = call <8 x half> @llvm.maxnum.v8f16(<8 x half> %114, <8 x half> %116)
  store <8 x half> %117, ptr addrspace(5) %23, align 16
  %118 = load i32, ptr addrspace(5) %24, align 4
  %119 = add i32 %118, 1
  store i32 %119, ptr addrspace(5) %24, align 4
  br label %78

120:                                              ; preds = %78
  %121 = load float, ptr addrspace(5) %21, align 4
  %122 = load i32, ptr %53, align 4
  %123 = mul i32 8, %122
  %124 = uitofp i32 %123 to float
  %125 = fdiv float %121, %124, !fpmath !11
  store float %125, ptr addrspace(5) %28, align 4
  store half 0xH0000, ptr addrspace(5) %29, align 2
  store i32 0, ptr addrspace(5) %30, align 4
  br label %126

126:                                              ; preds = %129, %120
  %127 = load i32, ptr addrspace(5) %30, align 4
  %128 = icmp slt i32 %127, 8
  br i1 %128, label %129, label %137

129:                                              ; preds = %126
  %130 = load half, ptr addrspace(5) %29, align 2
  %131 = load <8 x half>, ptr addrspace(5) %23, align 16
  %132 = load i32, ptr addrspace(5) %30, align 4
  %133 = extractelement <8 x half> %131, i32 %132
  %134 = call half @llvm.maxnum.f16(half %130, half %133)
  store half %134, ptr addrspace(5) %29, align 2
  %135 = load i32, ptr addrspace(5) %30, align 4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr addrspace(5) %30, align 4
  br label %126

137:                                              ; preds = %126
  %138 = load float, ptr addrspace(5) %28, align 4
  %139 = fptrunc float %138 to half
  %140 = load ptr addrspace(1), ptr %50, align 8
  %141 = load i32, ptr addrspace(5) %20, align 4
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw half, ptr addrspace(1) %140, i64 %142
  store half %139, ptr addrspace(1) %143, align 2
  %144 = load float, ptr addrspace(5) %22, align 4
  %145 = load i32, ptr %53, align 4
  %146 = mul i32 8, %145
  %147 = uitofp i32 %146 to float
  %148 = fdiv float %144, %147, !fpmath !11
  %149 = load float, ptr addrspace(5) %28, align 4
  %150 = load float, ptr addrspace(5) %28, align 4
  %151 = fneg float %149
  %152 = call float @llvm.fmuladd.f32(float %151, float %150, float %148)
  %153 = load ptr addrspace(1), ptr %51, align 8
  %154 = load i32, ptr addrspace(5) %20, align 4
  %155 = zext i32 %154 to i64
  %156 = getelementptr inbounds nuw float, ptr addrspace(1) %153, i64 %155
  store float %152, ptr addrspace(1) %156, align 4
  %157 = load half, ptr addrspace(5) %29, align 2
  %158 = load ptr addrspace(1), ptr %52, align 8
  %159 = load i32, ptr addrspace(5) %20, align 4
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw half, ptr addrspace(1) %158, i64 %160
  store half %157, ptr addrspace(1) %161, align 2
  br label %162

162:                                              ; preds = %76, %137
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_reduce_half(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 2 %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca float, align 4, addrspace(5)
  %22 = alloca float, align 4, addrspace(5)
  %23 = alloca <8 x half>, align 16, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca <8 x half>, align 16, addrspace(5)
  %26 = alloca <8 x float>, align 32, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca float, align 4, addrspace(5)
  %29 = alloca half, align 2, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = addrspacecast ptr addrspace(5) %14 to ptr
  %32 = addrspacecast ptr addrspace(5) %15 to ptr
  %33 = addrspacecast ptr addrspace(5) %16 to ptr
  %34 = addrspacecast ptr addrspace(5) %17 to ptr
  %35 = addrspacecast ptr addrspace(5) %18 to ptr
  %36 = addrspacecast ptr addrspace(5) %19 to ptr
  store ptr addrspace(1) %0, ptr %31, align 8
  store ptr addrspace(1) %1, ptr %32, align 8
  store ptr addrspace(1) %2, ptr %33, align 8
  store ptr addrspace(1) %3, ptr %34, align 8
  store i32 %4, ptr %35, align 4
  store i32 %5, ptr %36, align 4
  %37 = addrspacecast ptr addrspace(5) %13 to ptr
  %38 = addrspacecast ptr addrspace(5) %12 to ptr
  %39 = call i32 @llvm.amdgcn.workgroup.id.x()
  %40 = addrspacecast ptr addrspace(5) %11 to ptr
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
  %51 = addrspacecast ptr addrspace(5) %10 to ptr
  %52 = call i32 @llvm.amdgcn.workitem.id.x()
  %53 = add i32 %50, %52
  %54 = zext i32 %53 to i64
  %55 = trunc i64 %54 to i32
  store i32 %55, ptr addrspace(5) %20, align 4
  %56 = load i32, ptr addrspace(5) %20, align 4
  %57 = load i32, ptr %36, align 4
  %58 = icmp uge i32 %56, %57
  br i1 %58, label %59, label %60

59:                                               ; preds = %6
  br label %148

60:                                               ; preds = %6
  store float 0.000000e+00, ptr addrspace(5) %21, align 4
  store float 0.000000e+00, ptr addrspace(5) %22, align 4
  store <8 x half> zeroinitializer, ptr addrspace(5) %23, align 16
  store i32 0, ptr addrspace(5) %24, align 4
  br label %61

61:                                               ; preds = %102, %60
  %62 = load i32, ptr addrspace(5) %24, align 4
  %63 = load i32, ptr %35, align 4
  %64 = icmp ult i32 %62, %63
  br i1 %64, label %65, label %105

65:                                               ; preds = %61
  %66 = load ptr addrspace(1), ptr %31, align 8
  %67 = load i32, ptr addrspace(5) %20, align 4
  %68 = load i32, ptr %35, align 4
  %69 = mul i32 %67, %68
  %70 = load i32, ptr addrspace(5) %24, align 4
  %71 = add i32 %69, %70
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %66, i64 %72
  %74 = load <8 x half>, ptr addrspace(1) %73, align 16
  store <8 x half> %74, ptr addrspace(5) %25, align 16
  %75 = load <8 x half>, ptr addrspace(5) %25, align 16
  %76 = fpext <8 x half> %75 to <8 x float>
  store <8 x float> %76, ptr addrspace(5) %26, align 32
  store i32 0, ptr addrspace(5) %27, align 4
  br label %77

77:                                               ; preds = %94, %65
  %78 = load i32, ptr addrspace(5) %27, align 4
  %79 = icmp slt i32 %78, 8
  br i1 %79, label %80, label %97

80:                                               ; preds = %77
  %81 = load <8 x float>, ptr addrspace(5) %26, align 32
  %82 = load i32, ptr addrspace(5) %27, align 4
  %83 = extractelement <8 x float> %81, i32 %82
  %84 = load float, ptr addrspace(5) %21, align 4
  %85 = fadd float %84, %83
  store float %85, ptr addrspace(5) %21, align 4
  %86 = load <8 x float>, ptr addrspace(5) %26, align 32
  %87 = load i32, ptr addrspace(5) %27, align 4
  %88 = extractelement <8 x float> %86, i32 %87
  %89 = load <8 x float>, ptr addrspace(5) %26, align 32
  %90 = load i32, ptr addrspace(5) %27, align 4
  %91 = extractelement <8 x float> %89, i32 %90
  %92 = load float, ptr addrspace(5) %22, align 4
  %93 = call float @llvm.fmuladd.f32(float %88, float %91, float %92)
  store float %93, ptr addrspace(5) %22, align 4
  br label %94

94:                                               ; preds = %80
  %95 = load i32, ptr addrspace(5) %27, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr addrspace(5) %27, align 4
  br label %77

97:                                               ; preds = %77
  %98 = load <8 x half>, ptr addrspace(5) %23, align 16
  %99 = load <8 x half>, ptr addrspace(5) %25, align 16
  %100 = call <8 x half> @llvm.fabs.v8f16(<8 x half> %99)
  %101 = call <8 x half> @llvm.maxnum.v8f16(<8 x half> %98, <8 x half> %100)
  store <8 x half> %101, ptr addrspace(5) %23, align 16
  br label %102

102:                                              ; preds = %97
  %103 = load i32, ptr addrspace(5) %24, align 4
  %104 = add i32 %103, 1
  store i32 %104, ptr addrspace(5) %24, align 4
  br label %61

105:                                              ; preds = %61
  %106 = load float, ptr addrspace(5) %21, align 4
  %107 = load i32, ptr %35, align 4
  %108 = mul i32 8, %107
  %109 = uitofp i32 %108 to float
  %110 = fdiv float %106, %109, !fpmath !11
  store float %110, ptr addrspace(5) %28, align 4
  store half 0xH0000, ptr addrspace(5) %29, align 2
  store i32 0, ptr addrspace(5) %30, align 4
  br label %111

111:                                              ; preds = %120, %105
  %112 = load i32, ptr addrspace(5) %30, align 4
  %113 = icmp slt i32 %112, 8
  br i1 %113, label %114, label %123

114:                                              ; preds = %111
  %115 = load half, ptr addrspace(5) %29, align 2
  %116 = load <8 x half>, ptr addrspace(5) %23, align 16
  %117 = load i32, ptr addrspace(5) %30, align 4
  %118 = extractelement <8 x half> %116, i32 %117
  %119 = call half @llvm.maxnum.f16(half %115, half %118)
  store half %119, ptr addrspace(5) %29, align 2
  br label %120

120:                                              ; preds = %114
  %121 = load i32, ptr addrspace(5) %30, align 4
  %122 = add nsw i32 %121, 1
  store i32 %122, ptr addrspace(5) %30, align 4
  br label %111

123:                                              ; preds = %111
  %124 = load float, ptr addrspace(5) %28, align 4
  %125 = fptrunc float %124 to half
  %126 = load ptr addrspace(1), ptr %32, align 8
  %127 = load i32, ptr addrspace(5) %20, align 4
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds nuw half, ptr addrspace(1) %126, i64 %128
  store half %125, ptr addrspace(1) %129, align 2
  %130 = load float, ptr addrspace(5) %22, align 4
  %131 = load i32, ptr %35, align 4
  %132 = mul i32 8, %131
  %133 = uitofp i32 %132 to float
  %134 = fdiv float %130, %133, !fpmath !11
  %135 = load float, ptr addrspace(5) %28, align 4
  %136 = load float, ptr addrspace(5) %28, align 4
  %137 = fneg float %135
  %138 = call float @llvm.fmuladd.f32(float %137, float %136, float %134)
  %139 = load ptr addrspace(1), ptr %33, align 8
  %140 = load i32, ptr addrspace(5) %20, align 4
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw float, ptr addrspace(1) %139, i64 %141
  store float %138, ptr addrspace(1) %142, align 4
  %143 = load half, ptr addrspace(5) %29, align 2
  %144 = load ptr addrspace(1), ptr %34, align 8
  %145 = load i32, ptr addrspace(5) %20, align 4
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw half, ptr addrspace(1) %144, i64 %146
  store half %143, ptr addrspace(1) %147, align 2
  br label %148

148:                                              ; preds = %123, %59
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x half> @llvm.fabs.v8f16(<8 x half>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x half> @llvm.maxnum.v8f16(<8 x half>, <8 x half>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.maxnum.f16(half, half) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

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
!8 = !{!"half8_t*", !"half*", !"float*", !"half*", !"uint", !"uint"}
!9 = !{!"half __attribute__((ext_vector_type(8)))*", !"half*", !"float*", !"half*", !"uint", !"uint"}
!10 = !{!"const", !"", !"", !"", !"", !""}
!11 = !{float 2.500000e+00}
