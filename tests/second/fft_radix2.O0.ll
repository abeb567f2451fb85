; ModuleID = 'fft_radix2.cl'
source_filename = "fft_radix2.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@fft_radix2.x = internal addrspace(3) global [256 x <2 x float>] undef, align 8
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @fft_radix2(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca <2 x float>, align 8, addrspace(5)
  %16 = alloca <2 x float>, align 8, addrspace(5)
  %17 = alloca <2 x float>, align 8, addrspace(5)
  %18 = alloca <2 x float>, align 8, addrspace(5)
  %19 = alloca <2 x float>, align 8, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = addrspacecast ptr addrspace(5) %20 to ptr
  %24 = addrspacecast ptr addrspace(5) %21 to ptr
  %25 = addrspacecast ptr addrspace(5) %22 to ptr
  store ptr addrspace(1) %0, ptr %23, align 8
  store ptr addrspace(1) %1, ptr %24, align 8
  store ptr addrspace(1) %2, ptr %25, align 8
  %26 = load ptr addrspace(1), ptr %23, align 8
  %27 = load ptr addrspace(1), ptr %24, align 8
  %28 = load ptr addrspace(1), ptr %25, align 8
  %29 = addrspacecast ptr addrspace(5) %6 to ptr
  %30 = addrspacecast ptr addrspace(5) %7 to ptr
  %31 = addrspacecast ptr addrspace(5) %8 to ptr
  %32 = addrspacecast ptr addrspace(5) %19 to ptr
  store ptr addrspace(1) %26, ptr %29, align 8
  store ptr addrspace(1) %27, ptr %30, align 8
  store ptr addrspace(1) %28, ptr %31, align 8
  %33 = addrspacecast ptr addrspace(5) %5 to ptr
  %34 = call i32 @llvm.amdgcn.workitem.id.x()
  %35 = zext i32 %34 to i64
  store i32 %34, ptr addrspace(5) %9, align 4
  %36 = addrspacecast ptr addrspace(5) %4 to ptr
  %37 = call i32 @llvm.amdgcn.workgroup.id.x()
  %38 = zext i32 %37 to i64
  %39 = mul i64 %38, 256
  %40 = trunc i64 %39 to i32
  store i32 %40, ptr addrspace(5) %10, align 4
  %41 = load i32, ptr addrspace(5) %9, align 4
  store i32 %41, ptr addrspace(5) %11, align 4
  br label %42

42:                                               ; preds = %45, %3
  %43 = load i32, ptr addrspace(5) %11, align 4
  %44 = icmp ult i32 %43, 256
  br i1 %44, label %45, label %60

45:                                               ; preds = %42
  %46 = load ptr addrspace(1), ptr %29, align 8
  %47 = load i32, ptr addrspace(5) %10, align 4
  %48 = load i32, ptr addrspace(5) %11, align 4
  %49 = add i32 %47, %48
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %46, i64 %50
  %52 = load <2 x float>, ptr addrspace(1) %51, align 8
  %53 = load i32, ptr addrspace(5) %11, align 4
  %54 = call i32 @llvm.bitreverse.i32(i32 %53)
  %55 = lshr i32 %54, 24
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw [256 x <2 x float>], ptr addrspace(3) @fft_radix2.x, i64 0, i64 %56
  store <2 x float> %52, ptr addrspace(3) %57, align 8
  %58 = load i32, ptr addrspace(5) %11, align 4
  %59 = add i32 %58, 128
  store i32 %59, ptr addrspace(5) %11, align 4
  br label %42

60:                                               ; preds = %42
  store i32 1, ptr addrspace(5) %12, align 4
  br label %61

61:                                               ; preds = %64, %60
  %62 = load i32, ptr addrspace(5) %12, align 4
  %63 = icmp ult i32 %62, 256
  br i1 %63, label %64, label %133

64:                                               ; preds = %61
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  %65 = load i32, ptr addrspace(5) %9, align 4
  %66 = load i32, ptr addrspace(5) %12, align 4
  %67 = sub i32 %66, 1
  %68 = and i32 %65, %67
  store i32 %68, ptr addrspace(5) %13, align 4
  %69 = load i32, ptr addrspace(5) %9, align 4
  %70 = load i32, ptr addrspace(5) %13, align 4
  %71 = sub i32 %69, %70
  %72 = mul i32 2, %71
  %73 = load i32, ptr addrspace(5) %13, align 4
  %74 = add i32 %72, %73
  store i32 %74, ptr addrspace(5) %14, align 4
  %75 = load ptr addrspace(1), ptr %31, align 8
  %76 = load i32, ptr addrspace(5) %13, align 4
  %77 = load i32, ptr addrspace(5) %12, align 4
  %78 = udiv i32 128, %77
  %79 = mul i32 %76, %78
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %75, i64 %80
  %82 = load <2 x float>, ptr addrspace(1) %81, align 8
  store <2 x float> %82, ptr addrspace(5) %15, align 8
  %83 = load i32, ptr addrspace(5) %14, align 4
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw [256 x <2 x float>], ptr addrspace(3) @fft_radix2.x, i64 0, i64 %84
  %86 = load <2 x float>, ptr addrspace(3) %85, align 8
  store <2 x float> %86, ptr addrspace(5) %16, align 8
  %87 = load i32, ptr addrspace(5) %14, align 4
  %88 = load i32, ptr addrspace(5) %12, align 4
  %89 = add i32 %87, %88
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw [256 x <2 x float>], ptr addrspace(3) @fft_radix2.x, i64 0, i64 %90
  %92 = load <2 x float>, ptr addrspace(3) %91, align 8
  store <2 x float> %92, ptr addrspace(5) %17, align 8
  %93 = load <2 x float>, ptr addrspace(5) %17, align 8
  %94 = extractelement <2 x float> %93, i64 0
  %95 = load <2 x float>, ptr addrspace(5) %15, align 8
  %96 = extractelement <2 x float> %95, i64 0
  %97 = load <2 x float>, ptr addrspace(5) %17, align 8
  %98 = extractelement <2 x float> %97, i64 1
  %99 = load <2 x float>, ptr addrspace(5) %15, align 8
  %100 = extractelement <2 x float> %99, i64 1
  %101 = fmul float %98, %100
  %102 = fneg float %101
  %103 = call float @llvm.fmuladd.f32(float %94, float %96, float %102)
  %104 = insertelement <2 x float> poison, float %103, i32 0
  %105 = load <2 x float>, ptr addrspace(5) %17, align 8
  %106 = extractelement <2 x float> %105, i64 0
  %107 = load <2 x float>, ptr addrspace(5) %15, align 8
  %108 = extractelement <2 x float> %107, i64 1
  %109 = load <2 x float>, ptr addrspace(5) %17, align 8
  %110 = extractelement <2 x float> %109, i64 1
  %111 = load <2 x float>, ptr addrspace(5) %15, align 8
  %112 = extractelement <2 x float> %111, i64 0
  %113 = fmul float %110, %112
  %114 = call float @llvm.fmuladd.f32(float %106, float %108, float %113)
  %115 = insertelement <2 x float> %104, float %114, i32 1
  store <2 x float> %115, ptr %32, align 8
  %116 = load <2 x float>, ptr %32, align 8
  store <2 x float> %116, ptr addrspace(5) %18, align 8
  %117 = load <2 x float>, ptr addrspace(5) %16, align 8
  %118 = load <2 x float>, ptr addrspace(5) %18, align 8
  %119 = fadd <2 x float> %117, %118
  %120 = load i32, ptr addrspace(5) %14, align 4
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw [256 x <2 x float>], ptr addrspace(3) @fft_radix2.x, i64 0, i64 %121
  store <2 x float> %119, ptr addrspace(3) %122, align 8
  %123 = load <2 x float>, ptr addrspace(5) %16, align 8
  %124 = load <2 x float>, ptr addrspace(5) %18, align 8
  %125 = fsub <2 x float> %123, %124
  %126 = load i32, ptr addrspace(5) %14, align 4
  %127 = load i32, ptr addrspace(5) %12, align 4
  %128 = add i32 %126, %127
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw [256 x <2 x float>], ptr addrspace(3) @fft_radix2.x, i64 0, i64 %129
  store <2 x float> %125, ptr addrspace(3) %130, align 8
  %131 = load i32, ptr addrspace(5) %12, align 4
  %132 = mul i32 %131, 2
  store i32 %132, ptr addrspace(5) %12, align 4
  br label %61

133:                                              ; preds = %61
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  %134 = load i32, ptr addrspace(5) %9, align 4
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw [256 x <2 x float>], ptr addrspace(3) @fft_radix2.x, i64 0, i64 %135
  %137 = load <2 x float>, ptr addrspace(3) %136, align 8
  %138 = load ptr addrspace(1), ptr %30, align 8
  %139 = load i32, ptr addrspace(5) %10, align 4
  %140 = load i32, ptr addrspace(5) %9, align 4
  %141 = add i32 %139, %140
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %138, i64 %142
  store <2 x float> %137, ptr addrspace(1) %143, align 8
  %144 = load i32, ptr addrspace(5) %9, align 4
  %145 = add i32 %144, 128
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw [256 x <2 x float>], ptr addrspace(3) @fft_radix2.x, i64 0, i64 %146
  %148 = load <2 x float>, ptr addrspace(3) %147, align 8
  %149 = load ptr addrspace(1), ptr %30, align 8
  %150 = load i32, ptr addrspace(5) %10, align 4
  %151 = load i32, ptr addrspace(5) %9, align 4
  %152 = add i32 %150, %151
  %153 = add i32 %152, 128
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %149, i64 %154
  store <2 x float> %148, ptr addrspace(1) %155, align 8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_fft_radix2(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 8 %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca <2 x float>, align 8, addrspace(5)
  %16 = alloca <2 x float>, align 8, addrspace(5)
  %17 = alloca <2 x float>, align 8, addrspace(5)
  %18 = alloca <2 x float>, align 8, addrspace(5)
  %19 = alloca <2 x float>, align 8, addrspace(5)
  %20 = addrspacecast ptr addrspace(5) %6 to ptr
  %21 = addrspacecast ptr addrspace(5) %7 to ptr
  %22 = addrspacecast ptr addrspace(5) %8 to ptr
  %23 = addrspacecast ptr addrspace(5) %19 to ptr
  store ptr addrspace(1) %0, ptr %20, align 8
  store ptr addrspace(1) %1, ptr %21, align 8
  store ptr addrspace(1) %2, ptr %22, align 8
  %24 = addrspacecast ptr addrspace(5) %5 to ptr
  %25 = call i32 @llvm.amdgcn.workitem.id.x()
  %26 = zext i32 %25 to i64
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr addrspace(5) %9, align 4
  %28 = addrspacecast ptr addrspace(5) %4 to ptr
  %29 = call i32 @llvm.amdgcn.workgroup.id.x()
  %30 = zext i32 %29 to i64
  %31 = mul i64 %30, 256
  %32 = trunc i64 %31 to i32
  store i32 %32, ptr addrspace(5) %10, align 4
  %33 = load i32, ptr addrspace(5) %9, align 4
  store i32 %33, ptr addrspace(5) %11, align 4
  br label %34

34:                                               ; preds = %50, %3
  %35 = load i32, ptr addrspace(5) %11, align 4
  %36 = icmp ult i32 %35, 256
  br i1 %36, label %37, label %53

37:                                               ; preds = %34
  %38 = load ptr addrspace(1), ptr %20, align 8
  %39 = load i32, ptr addrspace(5) %10, align 4
  %40 = load i32, ptr addrspace(5) %11, align 4
  %41 = add i32 %39, %40
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %38, i64 %42
  %44 = load <2 x float>, ptr addrspace(1) %43, align 8
  %45 = load i32, ptr addrspace(5) %11, align 4
  %46 = call i32 @llvm.bitreverse.i32(i32 %45)
  %47 = lshr i32 %46, 24
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw [256 x <2 x float>], ptr addrspace(3) @fft_radix2.x, i64 0, i64 %48
  store <2 x float> %44, ptr addrspace(3) %49, align 8
  br label %50

50:                                               ; preds = %37
  %51 = load i32, ptr addrspace(5) %11, align 4
  %52 = add i32 %51, 128
  store i32 %52, ptr addrspace(5) %11, align 4
  br label %34

53:                                               ; preds = %34
  store i32 1, ptr addrspace(5) %12, align 4
  br label %54

54:                                               ; preds = %124, %53
  %55 = load i32, ptr addrspace(5) %12, align 4
  %56 = icmp ult i32 %55, 256
  br i1 %56, label %57, label %127

57:                                               ; preds = %54
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  %58 = load i32, ptr addrspace(5) %9, align 4
  %59 = load i32, ptr addrspace(5) %12, align 4
  %60 = sub i32 %59, 1
  %61 = and i32 %58, %60
  store i32 %61, ptr addrspace(5) %13, align 4
  %62 = load i32, ptr addrspace(5) %9, align 4
  %63 = load i32, ptr addrspace(5) %13, align 4
  %64 = sub i32 %62, %63
  %65 = mul i32 2, %64
  %66 = load i32, ptr addrspace(5) %13, align 4
  %67 = add i32 %65, %66
  store i32 %67, ptr addrspace(5) %14, align 4
  %68 = load ptr addrspace(1), ptr %22, align 8
  %69 = load i32, ptr addrspace(5) %13, align 4
  %70 = load i32, ptr addrspace(5) %12, align 4
  %71 = udiv i32 128, %70
  %72 = mul i32 %69, %71
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %68, i64 %73
  %75 = load <2 x float>, ptr addrspace(1) %74, align 8
  store <2 x float> %75, ptr addrspace(5) %15, align 8
  %76 = load i32, ptr addrspace(5) %14, align 4
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw [256 x <2 x float>], ptr addrspace(3) @fft_radix2.x, i64 0, i64 %77
  %79 = load <2 x float>, ptr addrspace(3) %78, align 8
  store <2 x float> %79, ptr addrspace(5) %16, align 8
  %80 = load i32, ptr addrspace(5) %14, align 4
  %81 = load i32, ptr addrspace(5) %12, align 4
  %82 = add i32 %80, %81
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw [256 x <2 x float>], ptr addrspace(3) @fft_radix2.x, i64 0, i64 %83
  %85 = load <2 x float>, ptr addrspace(3) %84, align 8
  store <2 x float> %85, ptr addrspace(5) %17, align 8
  %86 = load <2 x float>, ptr addrspace(5) %17, align 8
  %87 = extractelement <2 x float> %86, i64 0
  %88 = load <2 x float>, ptr addrspace(5) %15, align 8
  %89 = extractelement <2 x float> %88, i64 0
  %90 = load <2 x float>, ptr addrspace(5) %17, align 8
  %91 = extractelement <2 x float> %90, i64 1
  %92 = load <2 x float>, ptr addrspace(5) %15, align 8
  %93 = extractelement <2 x float> %92, i64 1
  %94 = fmul float %91, %93
  %95 = fneg float %94
  %96 = call float @llvm.fmuladd.f32(float %87, float %89, float %95)
  %97 = insertelement <2 x float> poison, float %96, i32 0
  %98 = load <2 x float>, ptr addrspace(5) %17, align 8
  %99 = extractelement <2 x float> %98, i64 0
  %100 = load <2 x float>, ptr addrspace(5) %15, align 8
  %101 = extractelement <2 x float> %100, i64 1
  %102 = load <2 x float>, ptr addrspace(5) %17, align 8
  %103 = extractelement <2 x float> %102, i64 1
  %104 = load <2 x float>, ptr addrspace(5) %15, align 8
  %105 = extractelement <2 x float> %104, i64 0
  %106 = fmul float %103, %105
  %107 = call float @llvm.fmuladd.f32(float %99, float %101, float %106)
  %108 = insertelement <2 x float> %97, float %107, i32 1
  store <2 x float> %108, ptr %23, align 8
  %109 = load <2 x float>, ptr %23, align 8
  store <2 x float> %109, ptr addrspace(5) %18, align 8
  %110 = load <2 x float>, ptr addrspace(5) %16, align 8
  %111 = load <2 x float>, ptr addrspace(5) %18, align 8
  %112 = fadd <2 x float> %110, %111
  %113 = load i32, ptr addrspace(5) %14, align 4
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw [256 x <2 x float>], ptr addrspace(3) @fft_radix2.x, i64 0, i64 %114
  store <2 x float> %112, ptr addrspace(3) %115, align 8
  %116 = load <2 x float>, ptr addrspace(5) %16, align 8
  %117 = load <2 x float>, ptr addrspace(5) %18, align 8
  %118 = fsub <2 x float> %116, %117
  %119 = load i32, ptr addrspace(5) %14, align 4
  %120 = load i32, ptr addrspace(5) %12, align 4
  %121 = add i32 %119, %120
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw [256 x <2 x float>], ptr addrspace(3) @fft_radix2.x, i64 0, i64 %122
  store <2 x float> %118, ptr addrspace(3) %123, align 8
  br label %124

124:                                              ; preds = %57
  %125 = load i32, ptr addrspace(5) %12, align 4
  %126 = mul i32 %125, 2
  store i32 %126, ptr addrspace(5) %12, align 4
  br label %54

127:                                              ; preds = %54
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  %128 = load i32, ptr addrspace(5) %9, align 4
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw [256 x <2 x float>], ptr addrspace(3) @fft_radix2.x, i64 0, i64 %129
  %131 = load <2 x float>, ptr addrspace(3) %130, align 8
  %132 = load ptr addrspace(1), ptr %21, align 8
  %133 = load i32, ptr addrspace(5) %10, align 4
  %134 = load i32, ptr addrspace(5) %9, align 4
  %135 = add i32 %133, %134
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %132, i64 %136
  store <2 x float> %131, ptr addrspace(1) %137, align 8
  %138 = load i32, ptr addrspace(5) %9, align 4
  %139 = add i32 %138, 128
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds nuw [256 x <2 x float>], ptr addrspace(3) @fft_radix2.x, i64 0, i64 %140
  %142 = load <2 x float>, ptr addrspace(3) %141, align 8
  %143 = load ptr addrspace(1), ptr %21, align 8
  %144 = load i32, ptr addrspace(5) %10, align 4
  %145 = load i32, ptr addrspace(5) %9, align 4
  %146 = add i32 %144, %145
  %147 = add i32 %146, 128
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %143, i64 %148
  store <2 x float> %142, ptr addrspace(1) %149, align 8
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="128,128" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="128,128" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
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
!6 = !{i32 1, i32 1, i32 1}
!7 = !{!"none", !"none", !"none"}
!8 = !{!"float2*", !"float2*", !"float2*"}
!9 = !{!"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*"}
!10 = !{!"const", !"", !"const"}
!11 = !{i32 128, i32 1, i32 1}
!12 = !{!"amdgpu-synchronize-as", !"local"}
