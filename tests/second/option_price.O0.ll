; ModuleID = 'option_price.cl'
source_filename = "option_price.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @option_price(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr, align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr, align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca <4 x float>, align 16, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca float, align 4, addrspace(5)
  %24 = alloca float, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca float, align 4, addrspace(5)
  %27 = alloca float, align 4, addrspace(5)
  %28 = alloca float, align 4, addrspace(5)
  %29 = alloca float, align 4, addrspace(5)
  %30 = alloca float, align 4, addrspace(5)
  %31 = alloca float, align 4, addrspace(5)
  %32 = alloca float, align 4, addrspace(5)
  %33 = alloca <2 x float>, align 8, addrspace(5)
  %34 = alloca ptr addrspace(1), align 8, addrspace(5)
  %35 = alloca ptr addrspace(1), align 8, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = addrspacecast ptr addrspace(5) %34 to ptr
  %39 = addrspacecast ptr addrspace(5) %35 to ptr
  %40 = addrspacecast ptr addrspace(5) %36 to ptr
  %41 = addrspacecast ptr addrspace(5) %37 to ptr
  store ptr addrspace(1) %0, ptr %38, align 8
  store ptr addrspace(1) %1, ptr %39, align 8
  store i32 %2, ptr %40, align 4
  store i32 %3, ptr %41, align 4
  %42 = load ptr addrspace(1), ptr %38, align 8
  %43 = load ptr addrspace(1), ptr %39, align 8
  %44 = load i32, ptr %40, align 4
  %45 = load i32, ptr %41, align 4
  %46 = addrspacecast ptr addrspace(5) %16 to ptr
  %47 = addrspacecast ptr addrspace(5) %17 to ptr
  %48 = addrspacecast ptr addrspace(5) %18 to ptr
  %49 = addrspacecast ptr addrspace(5) %19 to ptr
  %50 = addrspacecast ptr addrspace(5) %33 to ptr
  store ptr addrspace(1) %42, ptr %46, align 8
  store ptr addrspace(1) %43, ptr %47, align 8
  store i32 %44, ptr %48, align 4
  store i32 %45, ptr %49, align 4
  %51 = addrspacecast ptr addrspace(5) %15 to ptr
  %52 = addrspacecast ptr addrspace(5) %10 to ptr
  %53 = call i32 @llvm.amdgcn.workgroup.id.x()
  %54 = addrspacecast ptr addrspace(5) %9 to ptr
  %55 = addrspacecast ptr addrspace(5) %5 to ptr
  %56 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %56, align 4
  %57 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %57, ptr addrspace(5) %7, align 8
  %58 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %59 = load i32, ptr %56, align 4
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr addrspace(4) %58, i64 %60
  %62 = load i16, ptr addrspace(4) %61, align 2
  %63 = zext i16 %62 to i32
  %64 = mul i32 %53, %63
  %65 = addrspacecast ptr addrspace(5) %8 to ptr
  %66 = call i32 @llvm.amdgcn.workitem.id.x()
  %67 = add i32 %64, %66
  %68 = zext i32 %67 to i64
  store i32 %67, ptr addrspace(5) %20, align 4
  %69 = load i32, ptr addrspace(5) %20, align 4
  %70 = load i32, ptr %49, align 4
  %71 = icmp uge i32 %69, %70
  br i1 %71, label %72, label %73

72:                                               ; preds = %4
  br label %184

73:                                               ; preds = %4
  %74 = load ptr addrspace(1), ptr %46, align 8
  %75 = load i32, ptr addrspace(5) %20, align 4
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %74, i64 %76
  %78 = load <4 x float>, ptr addrspace(1) %77, align 16
  store <4 x float> %78, ptr addrspace(5) %21, align 16
  %79 = load i32, ptr addrspace(5) %20, align 4
  %80 = mul i32 %79, 747796405
  %81 = add i32 %80, 1
  store i32 %81, ptr addrspace(5) %22, align 4
  store float 0.000000e+00, ptr addrspace(5) %23, align 4
  store float 0.000000e+00, ptr addrspace(5) %24, align 4
  store i32 0, ptr addrspace(5) %25, align 4
  br label %82

82:                                               ; preds = %86, %73
  %83 = load i32, ptr addrspace(5) %25, align 4
  %84 = load i32, ptr %48, align 4
  %85 = icmp ult i32 %83, %84
  br i1 %85, label %86, label %168

86:                                               ; preds = %82
  %87 = addrspacecast ptr addrspace(5) %22 to ptr
  %88 = addrspacecast ptr addrspace(5) %11 to ptr
  %89 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr %87, ptr %89, align 8
  %90 = load ptr, ptr %89, align 8
  %91 = load i32, ptr %90, align 4
  %92 = mul i32 %91, 1664525
  %93 = add i32 %92, 1013904223
  %94 = load ptr, ptr %89, align 8
  store i32 %93, ptr %94, align 4
  %95 = load ptr, ptr %89, align 8
  %96 = load i32, ptr %95, align 4
  %97 = lshr i32 %96, 9
  %98 = add i32 %97, 1
  %99 = uitofp i32 %98 to float
  %100 = fmul float %99, 0x3E80000000000000
  store float %100, ptr addrspace(5) %26, align 4
  %101 = addrspacecast ptr addrspace(5) %22 to ptr
  %102 = addrspacecast ptr addrspace(5) %13 to ptr
  %103 = addrspacecast ptr addrspace(5) %14 to ptr
  store ptr %101, ptr %103, align 8
  %104 = load ptr, ptr %103, align 8
  %105 = load i32, ptr %104, align 4
  %106 = mul i32 %105, 1664525
  %107 = add i32 %106, 1013904223
  %108 = load ptr, ptr %103, align 8
  store i32 %107, ptr %108, align 4
  %109 = load ptr, ptr %103, align 8
  %110 = load i32, ptr %109, align 4
  %111 = lshr i32 %110, 9
  %112 = uitofp i32 %111 to float
  %113 = fmul float %112, 0x3E80000000000000
  store float %113, ptr addrspace(5) %27, align 4
  %114 = load float, ptr addrspace(5) %26, align 4
  %115 = call float @llvm.log2.f32(float %114)
  %116 = fmul float 0xBFF62E4300000000, %115
  %117 = call float @llvm.sqrt.f32(float %116), !fpmath !11
  store float %117, ptr addrspace(5) %28, align 4
  %118 = load float, ptr addrspace(5) %27, align 4
  %119 = fmul float 0x401921FB60000000, %118
  store float %119, ptr addrspace(5) %29, align 4
  %120 = load <4 x float>, ptr addrspace(5) %21, align 16
  %121 = extractelement <4 x float> %120, i64 0
  %122 = load <4 x float>, ptr addrspace(5) %21, align 16
  %123 = extractelement <4 x float> %122, i64 2
  %124 = load <4 x float>, ptr addrspace(5) %21, align 16
  %125 = extractelement <4 x float> %124, i64 3
  %126 = load float, ptr addrspace(5) %28, align 4
  %127 = fmul float %125, %126
  %128 = load float, ptr addrspace(5) %29, align 4
  %129 = call float @llvm.cos.f32(float %128)
  %130 = call float @llvm.fmuladd.f32(float %127, float %129, float %123)
  %131 = call float @llvm.exp2.f32(float %130)
  %132 = load <4 x float>, ptr addrspace(5) %21, align 16
  %133 = extractelement <4 x float> %132, i64 1
  %134 = fneg float %133
  %135 = call float @llvm.fmuladd.f32(float %121, float %131, float %134)
  store float %135, ptr addrspace(5) %30, align 4
  %136 = load <4 x float>, ptr addrspace(5) %21, align 16
  %137 = extractelement <4 x float> %136, i64 0
  %138 = load <4 x float>, ptr addrspace(5) %21, align 16
  %139 = extractelement <4 x float> %138, i64 2
  %140 = load <4 x float>, ptr addrspace(5) %21, align 16
  %141 = extractelement <4 x float> %140, i64 3
  %142 = load float, ptr addrspace(5) %28, align 4
  %143 = fmul float %141, %142
  %144 = load float, ptr addrspace(5) %29, align 4
  %145 = call float @llvm.cos.f32(float %144)
  %146 = fneg float %143
  %147 = call float @llvm.fmuladd.f32(float %146, float %145, float %139)
  %148 = call float @llvm.exp2.f32(float %147)
  %149 = load <4 x float>, ptr addrspace(5) %21, align 16
  %150 = extractelement <4 x float> %149, i64 1
  %151 = fneg float %150
  %152 = call float @llvm.fmuladd.f32(float %137, float %148, float %151)
  store float %152, ptr addrspace(5) %31, align 4
  %153 = load float, ptr addrspace(5) %30, align 4
  %154 = call float @llvm.maxnum.f32(float %153, float 0.000000e+00)
  %155 = load float, ptr addrspace(5) %31, align 4
  %156 = call float @llvm.maxnum.f32(float %155, float 0.000000e+00)
  %157 = fadd float %154, %156
  %158 = fmul float 5.000000e-01, %157
  store float %158, ptr addrspace(5) %32, align 4
  %159 = load float, ptr addrspace(5) %32, align 4
  %160 = load float, ptr addrspace(5) %23, align 4
  %161 = fadd float %160, %159
  store float %161, ptr addrspace(5) %23, align 4
  %162 = load float, ptr addrspace(5) %32, align 4
  %163 = load float, ptr addrspace(5) %32, align 4
  %164 = load float, ptr addrspace(5) %24, align 4
  %165 = call float @llvm.fmuladd.f32(float %162, float %163, float %164)
  store float %165, ptr addrspace(5) %24, align 4
  %166 = load i32, ptr addrspace(5) %25, align 4
  %167 = add i32 %166, 1
  store i32 %167, ptr addrspace(5) %25, align 4
  br label %82

168:                                              ; preds = %82
  %169 = load float, ptr addrspace(5) %23, align 4
  %170 = load i32, ptr %48, align 4
  %171 = uitofp i32 %170 to float
  %172 = fdiv float %169, %171, !fpmath !12
  %173 = insertelement <2 x float> poison, float %172, i32 0
  %174 = load float, ptr addrspace(5) %24, align 4
  %175 = load i32, ptr %48, align 4
  %176 = uitofp i32 %175 to float
  %177 = fdiv float %174, %176, !fpmath !12
  %178 = insertelement <2 x float> %173, float %177, i32 1
  store <2 x float> %178, ptr %50, align 8
  %179 = load <2 x float>, ptr %50, align 8
  %180 = load ptr addrspace(1), ptr %47, align 8
  %181 = load i32, ptr addrspace(5) %20, align 4
  %182 = zext i32 %181 to i64
  %183 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %180, i64 %182
  store <2 x float> %179, ptr addrspace(1) %183, align 8
  br label %184

184:                                              ; preds = %72, %168
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_option_price(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr, align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr, align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca <4 x float>, align 16, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca float, align 4, addrspace(5)
  %24 = alloca float, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca float, align 4, addrspace(5)
  %27 = alloca float, align 4, addrspace(5)
  %28 = alloca float, align 4, addrspace(5)
  %29 = alloca float, align 4, addrspace(5)
  %30 = alloca float, align 4, addrspace(5)
  %31 = alloca float, align 4, addrspace(5)
  %32 = alloca float, align 4, addrspace(5)
  %33 = alloca <2 x float>, align 8, addrspace(5)
  %34 = addrspacecast ptr addrspace(5) %16 to ptr
  %35 = addrspacecast ptr addrspace(5) %17 to ptr
  %36 = addrspacecast ptr addrspace(5) %18 to ptr
  %37 = addrspacecast ptr addrspace(5) %19 to ptr
  %38 = addrspacecast ptr addrspace(5) %33 to ptr
  store ptr addrspace(1) %0, ptr %34, align 8
  store ptr addrspace(1) %1, ptr %35, align 8
  store i32 %2, ptr %36, align 4
  store i32 %3, ptr %37, align 4
  %39 = addrspacecast ptr addrspace(5) %15 to ptr
  %40 = addrspacecast ptr addrspace(5) %10 to ptr
  %41 = call i32 @llvm.amdgcn.workgroup.id.x()
  %42 = addrspacecast ptr addrspace(5) %9 to ptr
  %43 = addrspacecast ptr addrspace(5) %5 to ptr
  %44 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %44, align 4
  %45 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %45, ptr addrspace(5) %7, align 8
  %46 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %47 = load i32, ptr %44, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr addrspace(4) %46, i64 %48
  %50 = load i16, ptr addrspace(4) %49, align 2
  %51 = zext i16 %50 to i32
  %52 = mul i32 %41, %51
  %53 = addrspacecast ptr addrspace(5) %8 to ptr
  %54 = call i32 @llvm.amdgcn.workitem.id.x()
  %55 = add i32 %52, %54
  %56 = zext i32 %55 to i64
  %57 = trunc i64 %56 to i32
  store i32 %57, ptr addrspace(5) %20, align 4
  %58 = load i32, ptr addrspace(5) %20, align 4
  %59 = load i32, ptr %37, align 4
  %60 = icmp uge i32 %58, %59
  br i1 %60, label %61, label %62

61:                                               ; preds = %4
  br label %174

62:                                               ; preds = %4
  %63 = load ptr addrspace(1), ptr %34, align 8
  %64 = load i32, ptr addrspace(5) %20, align 4
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %63, i64 %65
  %67 = load <4 x float>, ptr addrspace(1) %66, align 16
  store <4 x float> %67, ptr addrspace(5) %21, align 16
  %68 = load i32, ptr addrspace(5) %20, align 4
  %69 = mul i32 %68, 747796405
  %70 = add i32 %69, 1
  store i32 %70, ptr addrspace(5) %22, align 4
  store float 0.000000e+00, ptr addrspace(5) %23, align 4
  store float 0.000000e+00, ptr addrspace(5) %24, align 4
  store i32 0, ptr addrspace(5) %25, align 4
  br label %71

71:                                               ; preds = %155, %62
  %72 = load i32, ptr addrspace(5) %25, align 4
  %73 = load i32, ptr %36, align 4
  %74 = icmp ult i32 %72, %73
  br i1 %74, label %75, label %158

75:                                               ; preds = %71
  %76 = addrspacecast ptr addrspace(5) %22 to ptr
  %77 = addrspacecast ptr addrspace(5) %11 to ptr
  %78 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr %76, ptr %78, align 8
  %79 = load ptr, ptr %78, align 8
  %80 = load i32, ptr %79, align 4
  %81 = mul i32 %80, 1664525
  %82 = add i32 %81, 1013904223
  %83 = load ptr, ptr %78, align 8
  store i32 %82, ptr %83, align 4
  %84 = load ptr, ptr %78, align 8
  %85 = load i32, ptr %84, align 4
  %86 = lshr i32 %85, 9
  %87 = add i32 %86, 1
  %88 = uitofp i32 %87 to float
  %89 = fmul float %88, 0x3E80000000000000
  store float %89, ptr addrspace(5) %26, align 4
  %90 = addrspacecast ptr addrspace(5) %22 to ptr
  %91 = addrspacecast ptr addrspace(5) %13 to ptr
  %92 = addrspacecast ptr addrspace(5) %14 to ptr
  store ptr %90, ptr %92, align 8
  %93 = load ptr, ptr %92, align 8
  %94 = load i32, ptr %93, align 4
  %95 = mul i32 %94, 1664525
  %96 = add i32 %95, 1013904223
  %97 = load ptr, ptr %92, align 8
  store i32 %96, ptr %97, align 4
  %98 = load ptr, ptr %92, align 8
  %99 = load i32, ptr %98, align 4
  %100 = lshr i32 %99, 9
  %101 = uitofp i32 %100 to float
  %102 = fmul float %101, 0x3E80000000000000
  store float %102, ptr addrspace(5) %27, align 4
  %103 = load float, ptr addrspace(5) %26, align 4
  %104 = call float @llvm.log2.f32(float %103)
  %105 = fmul float 0xBFF62E4300000000, %104
  %106 = call float @llvm.sqrt.f32(float %105), !fpmath !11
  store float %106, ptr addrspace(5) %28, align 4
  %107 = load float, ptr addrspace(5) %27, align 4
  %108 = fmul float 0x401921FB60000000, %107
  store float %108, ptr addrspace(5) %29, align 4
  %109 = load <4 x float>, ptr addrspace(5) %21, align 16
  %110 = extractelement <4 x float> %109, i64 0
  %111 = load <4 x float>, ptr addrspace(5) %21, align 16
  %112 = extractelement <4 x float> %111, i64 2
  %113 = load <4 x float>, ptr addrspace(5) %21, align 16
  %114 = extractelement <4 x float> %113, i64 3
  %115 = load float, ptr addrspace(5) %28, align 4
  %116 = fmul float %114, %115
  %117 = load float, ptr addrspace(5) %29, align 4
  %118 = call float @llvm.cos.f32(float %117)
  %119 = call float @llvm.fmuladd.f32(float %116, float %118, float %112)
  %120 = call float @llvm.exp2.f32(float %119)
  %121 = load <4 x float>, ptr addrspace(5) %21, align 16
  %122 = extractelement <4 x float> %121, i64 1
  %123 = fneg float %122
  %124 = call float @llvm.fmuladd.f32(float %110, float %120, float %123)
  store float %124, ptr addrspace(5) %30, align 4
  %125 = load <4 x float>, ptr addrspace(5) %21, align 16
  %126 = extractelement <4 x float> %125, i64 0
  %127 = load <4 x float>, ptr addrspace(5) %21, align 16
  %128 = extractelement <4 x float> %127, i64 2
  %129 = load <4 x float>, ptr addrspace(5) %21, align 16
  %130 = extractelement <4 x float> %129, i64 3
  %131 = load float, ptr addrspace(5) %28, align 4
  %132 = fmul float %130, %131
  %133 = load float, ptr addrspace(5) %29, align 4
  %134 = call float @llvm.cos.f32(float %133)
  %135 = fneg float %132
  %136 = call float @llvm.fmuladd.f32(float %135, float %134, float %128)
  %137 = call float @llvm.exp2.f32(float %136)
  %138 = load <4 x float>, ptr addrspace(5) %21, align 16
  %139 = extractelement <4 x float> %138, i64 1
  %140 = fneg float %139
  %141 = call float @llvm.fmuladd.f32(float %126, float %137, float %140)
  store float %141, ptr addrspace(5) %31, align 4
  %142 = load float, ptr addrspace(5) %30, align 4
  %143 = call float @llvm.maxnum.f32(float %142, float 0.000000e+00)
  %144 = load float, ptr addrspace(5) %31, align 4
  %145 = call float @llvm.maxnum.f32(float %144, float 0.000000e+00)
  %146 = fadd float %143, %145
  %147 = fmul float 5.000000e-01, %146
  store float %147, ptr addrspace(5) %32, align 4
  %148 = load float, ptr addrspace(5) %32, align 4
  %149 = load float, ptr addrspace(5) %23, align 4
  %150 = fadd float %149, %148
  store float %150, ptr addrspace(5) %23, align 4
  %151 = load float, ptr addrspace(5) %32, align 4
  %152 = load float, ptr addrspace(5) %32, align 4
  %153 = load float, ptr addrspace(5) %24, align 4
  %154 = call float @llvm.fmuladd.f32(float %151, float %152, float %153)
  store float %154, ptr addrspace(5) %24, align 4
  br label %155

155:                                              ; preds = %75
  %156 = load i32, ptr addrspace(5) %25, align 4
  %157 = add i32 %156, 1
  store i32 %157, ptr addrspace(5) %25, align 4
  br label %71

158:                                              ; preds = %71
  %159 = load float, ptr addrspace(5) %23, align 4
  %160 = load i32, ptr %36, align 4
  %161 = uitofp i32 %160 to float
  %162 = fdiv float %159, %161, !fpmath !12
  %163 = insertelement <2 x float> poison, float %162, i32 0
  %164 = load float, ptr addrspace(5) %24, align 4
  %165 = load i32, ptr %36, align 4
  %166 = uitofp i32 %165 to float
  %167 = fdiv float %164, %166, !fpmath !12
  %168 = insertelement <2 x float> %163, float %167, i32 1
  store <2 x float> %168, ptr %38, align 8
  %169 = load <2 x float>, ptr %38, align 8
  %170 = load ptr addrspace(1), ptr %35, align 8
  %171 = load i32, ptr addrspace(5) %20, align 4
  %172 = zext i32 %171 to i64
  %173 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %170, i64 %172
  store <2 x float> %169, ptr addrspace(1) %173, align 8
  br label %174

174:                                              ; preds = %158, %61
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log2.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.cos.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

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
!6 = !{i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none"}
!8 = !{!"float4*", !"float2*", !"uint", !"uint"}
!9 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(2)))*", !"uint", !"uint"}
!10 = !{!"const", !"", !"", !""}
!11 = !{float 3.000000e+00}
!12 = !{float 2.500000e+00}
