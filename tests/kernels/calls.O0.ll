; ModuleID = 'calls.cl'
source_filename = "calls.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Parts = type { i32, i32, i64 }

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @calls(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca ptr addrspace(1), align 8, addrspace(5)
  %6 = alloca ptr addrspace(1), align 8, addrspace(5)
  %7 = alloca ptr addrspace(1), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  %10 = addrspacecast ptr addrspace(5) %6 to ptr
  %11 = addrspacecast ptr addrspace(5) %7 to ptr
  %12 = addrspacecast ptr addrspace(5) %8 to ptr
  store ptr addrspace(1) %0, ptr %9, align 8
  store ptr addrspace(1) %1, ptr %10, align 8
  store ptr addrspace(1) %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  %13 = load ptr addrspace(1), ptr %9, align 8
  %14 = load ptr addrspace(1), ptr %10, align 8
  %15 = load ptr addrspace(1), ptr %11, align 8
  %16 = load i32, ptr %12, align 4
  call void @__clang_ocl_kern_imp_calls(ptr addrspace(1) noundef align 4 %13, ptr addrspace(1) noundef align 4 %14, ptr addrspace(1) noundef align 8 %15, i32 noundef %16) #4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_calls(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, i32 noundef %3) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca ptr addrspace(4), align 8, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i64, align 8, addrspace(5)
  %20 = alloca %struct.Parts, align 8, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca <4 x i32>, align 16, addrspace(5)
  %24 = addrspacecast ptr addrspace(5) %12 to ptr
  %25 = addrspacecast ptr addrspace(5) %13 to ptr
  %26 = addrspacecast ptr addrspace(5) %14 to ptr
  %27 = addrspacecast ptr addrspace(5) %15 to ptr
  %28 = addrspacecast ptr addrspace(5) %23 to ptr
  store ptr addrspace(1) %0, ptr %24, align 8
  store ptr addrspace(1) %1, ptr %25, align 8
  store ptr addrspace(1) %2, ptr %26, align 8
  store i32 %3, ptr %27, align 4
  %29 = addrspacecast ptr addrspace(5) %11 to ptr
  %30 = addrspacecast ptr addrspace(5) %10 to ptr
  %31 = call i32 @llvm.amdgcn.workgroup.id.x()
  %32 = addrspacecast ptr addrspace(5) %9 to ptr
  %33 = addrspacecast ptr addrspace(5) %5 to ptr
  %34 = addrspacecast ptr addrspace(5) %6 to ptr
  store i32 4, ptr %34, align 4
  %35 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %35, ptr addrspace(5) %7, align 8
  %36 = load ptr addrspace(4), ptr addrspace(5) %7, align 8
  %37 = load i32, ptr %34, align 4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr addrspace(4) %36, i64 %38
  %40 = load i16, ptr addrspace(4) %39, align 2
  %41 = zext i16 %40 to i32
  %42 = mul i32 %31, %41
  %43 = addrspacecast ptr addrspace(5) %8 to ptr
  %44 = call i32 @llvm.amdgcn.workitem.id.x()
  %45 = add i32 %42, %44
  store i32 %45, ptr addrspace(5) %16, align 4
  %46 = load i32, ptr addrspace(5) %16, align 4
  %47 = load i32, ptr %27, align 4
  %48 = icmp uge i32 %46, %47
  br i1 %48, label %49, label %50

49:                                               ; preds = %4
  br label %153

50:                                               ; preds = %4
  %51 = load ptr addrspace(1), ptr %24, align 8
  %52 = load i32, ptr addrspace(5) %16, align 4
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %51, i64 %53
  %55 = load i32, ptr addrspace(1) %54, align 4
  store i32 %55, ptr addrspace(5) %17, align 4
  %56 = load ptr addrspace(1), ptr %25, align 8
  %57 = load i32, ptr addrspace(5) %16, align 4
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %56, i64 %58
  %60 = load i32, ptr addrspace(1) %59, align 4
  store i32 %60, ptr addrspace(5) %18, align 4
  %61 = load i32, ptr addrspace(5) %17, align 4
  %62 = load i32, ptr addrspace(5) %18, align 4
  %63 = call i32 @gcd(i32 noundef %61, i32 noundef %62) #4
  %64 = zext i32 %63 to i64
  store i64 %64, ptr addrspace(5) %19, align 8
  %65 = load i32, ptr addrspace(5) %17, align 4
  %66 = and i32 %65, 1
  %67 = icmp ne i32 %66, 0
  br i1 %67, label %68, label %74

68:                                               ; preds = %50
  %69 = load i32, ptr addrspace(5) %17, align 4
  %70 = load i32, ptr addrspace(5) %18, align 4
  %71 = call i64 @lcm(i32 noundef %69, i32 noundef %70) #4
  %72 = load i64, ptr addrspace(5) %19, align 8
  %73 = add i64 %72, %71
  store i64 %73, ptr addrspace(5) %19, align 8
  br label %101

74:                                               ; preds = %50
  %75 = load i32, ptr addrspace(5) %18, align 4
  %76 = icmp ne i32 %75, 0
  br i1 %76, label %77, label %100

77:                                               ; preds = %74
  %78 = load i32, ptr addrspace(5) %17, align 4
  %79 = load i32, ptr addrspace(5) %18, align 4
  %80 = call %struct.Parts @parts(i32 noundef %78, i32 noundef %79) #4
  %81 = getelementptr inbounds nuw %struct.Parts, ptr addrspace(5) %20, i32 0, i32 0
  %82 = extractvalue %struct.Parts %80, 0
  store i32 %82, ptr addrspace(5) %81, align 8
  %83 = getelementptr inbounds nuw %struct.Parts, ptr addrspace(5) %20, i32 0, i32 1
  %84 = extractvalue %struct.Parts %80, 1
  store i32 %84, ptr addrspace(5) %83, align 4
  %85 = getelementptr inbounds nuw %struct.Parts, ptr addrspace(5) %20, i32 0, i32 2
  %86 = extractvalue %struct.Parts %80, 2
  store i64 %86, ptr addrspace(5) %85, align 8
  %87 = getelementptr inbounds nuw %struct.Parts, ptr addrspace(5) %20, i32 0, i32 2
  %88 = load i64, ptr addrspace(5) %87, align 8
  %89 = getelementptr inbounds nuw %struct.Parts, ptr addrspace(5) %20, i32 0, i32 0
  %90 = load i32, ptr addrspace(5) %89, align 8
  %91 = mul i32 %90, 3
  %92 = zext i32 %91 to i64
  %93 = add i64 %88, %92
  %94 = getelementptr inbounds nuw %struct.Parts, ptr addrspace(5) %20, i32 0, i32 1
  %95 = load i32, ptr addrspace(5) %94, align 4
  %96 = zext i32 %95 to i64
  %97 = add i64 %93, %96
  %98 = load i64, ptr addrspace(5) %19, align 8
  %99 = xor i64 %98, %97
  store i64 %99, ptr addrspace(5) %19, align 8
  br label %100

100:                                              ; preds = %77, %74
  br label %101

101:                                              ; preds = %100, %68
  store i32 0, ptr addrspace(5) %21, align 4
  br label %102

102:                                              ; preds = %144, %101
  %103 = load i32, ptr addrspace(5) %21, align 4
  %104 = load i32, ptr addrspace(5) %18, align 4
  %105 = and i32 %104, 3
  %106 = icmp ult i32 %103, %105
  br i1 %106, label %107, label %147

107:                                              ; preds = %102
  %108 = load i32, ptr addrspace(5) %21, align 4
  store i32 %108, ptr addrspace(5) %22, align 4
  %109 = load i32, ptr addrspace(5) %17, align 4
  %110 = load i32, ptr addrspace(5) %18, align 4
  %111 = trunc i32 %110 to i8
  %112 = load i32, ptr addrspace(5) %17, align 4
  %113 = trunc i32 %112 to i16
  %114 = load i64, ptr addrspace(5) %19, align 8
  %115 = load i32, ptr addrspace(5) %17, align 4
  %116 = and i32 %115, 255
  %117 = uitofp i32 %116 to float
  %118 = load i32, ptr addrspace(5) %21, align 4
  %119 = load i32, ptr %27, align 4
  %120 = load i32, ptr addrspace(5) %16, align 4
  %121 = load i32, ptr addrspace(5) %21, align 4
  %122 = sub nsw i32 0, %121
  %123 = load i32, ptr addrspace(5) %17, align 4
  %124 = insertelement <4 x i32> poison, i32 %123, i32 0
  %125 = load i32, ptr addrspace(5) %18, align 4
  %126 = insertelement <4 x i32> %124, i32 %125, i32 1
  %127 = load i32, ptr addrspace(5) %21, align 4
  %128 = insertelement <4 x i32> %126, i32 %127, i32 2
  %129 = load i32, ptr addrspace(5) %16, align 4
  %130 = insertelement <4 x i32> %128, i32 %129, i32 3
  store <4 x i32> %130, ptr %28, align 16
  %131 = load <4 x i32>, ptr %28, align 16
  %132 = load ptr addrspace(1), ptr %24, align 8
  %133 = load i32, ptr addrspace(5) %16, align 4
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw i32, ptr addrspace(1) %132, i64 %134
  %136 = call i32 @many(i32 noundef %109, i8 noundef zeroext %111, i16 noundef zeroext %113, i64 noundef %114, float noundef %117, i32 noundef %118, i32 noundef %119, i32 noundef %120, i32 noundef %122, <4 x i32> noundef %131, ptr addrspace(1) noundef %135, ptr addrspace(5) noundef %22) #4
  %137 = zext i32 %136 to i64
  %138 = load i64, ptr addrspace(5) %19, align 8
  %139 = add i64 %138, %137
  store i64 %139, ptr addrspace(5) %19, align 8
  %140 = load i32, ptr addrspace(5) %22, align 4
  %141 = zext i32 %140 to i64
  %142 = load i64, ptr addrspace(5) %19, align 8
  %143 = xor i64 %142, %141
  store i64 %143, ptr addrspace(5) %19, align 8
  br label %144

144:                                              ; preds = %107
  %145 = load i32, ptr addrspace(5) %21, align 4
  %146 = add i32 %145, 1
  store i32 %146, ptr addrspace(5) %21, align 4
  br label %102

147:                                              ; preds = %102
  %148 = load i64, ptr addrspace(5) %19, align 8
  %149 = load ptr addrspace(1), ptr %26, align 8
  %150 = load i32, ptr addrspace(5) %16, align 4
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw i64, ptr addrspace(1) %149, i64 %151
  store i64 %148, ptr addrspace(1) %152, align 8
  br label %153

153:                                              ; preds = %147, %49
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @gcd(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %3 to ptr
  %8 = addrspacecast ptr addrspace(5) %4 to ptr
  %9 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 %0, ptr %8, align 4
  store i32 %1, ptr %9, align 4
  br label %10

10:                                               ; preds = %13, %2
  %11 = load i32, ptr %9, align 4
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %19

13:                                               ; preds = %10
  %14 = load i32, ptr %8, align 4
  %15 = load i32, ptr %9, align 4
  %16 = urem i32 %14, %15
  store i32 %16, ptr addrspace(5) %6, align 4
  %17 = load i32, ptr %9, align 4
  store i32 %17, ptr %8, align 4
  %18 = load i32, ptr addrspace(5) %6, align 4
  store i32 %18, ptr %9, align 4
  br label %10

19:                                               ; preds = %10
  %20 = load i32, ptr %8, align 4
  ret i32 %20
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i64 @lcm(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i64, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 %0, ptr %7, align 4
  store i32 %1, ptr %8, align 4
  %9 = load i32, ptr %7, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %2
  br label %22

12:                                               ; preds = %2
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %7, align 4
  %15 = load i32, ptr %8, align 4
  %16 = call i32 @gcd(i32 noundef %14, i32 noundef %15) #4
  %17 = udiv i32 %13, %16
  %18 = zext i32 %17 to i64
  %19 = load i32, ptr %8, align 4
  %20 = zext i32 %19 to i64
  %21 = mul i64 %18, %20
  br label %22

22:                                               ; preds = %12, %11
  %23 = phi i64 [ 0, %11 ], [ %21, %12 ]
  ret i64 %23
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal %struct.Parts @parts(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca %struct.Parts, align 8, addrspace(5)
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr %6 to ptr addrspace(5)
  store i32 %0, ptr %7, align 4
  store i32 %1, ptr %8, align 4
  %10 = load i32, ptr %7, align 4
  %11 = load i32, ptr %8, align 4
  %12 = udiv i32 %10, %11
  %13 = getelementptr inbounds nuw %struct.Parts, ptr addrspace(5) %9, i32 0, i32 0
  store i32 %12, ptr addrspace(5) %13, align 8
  %14 = load i32, ptr %7, align 4
  %15 = load i32, ptr %8, align 4
  %16 = urem i32 %14, %15
  %17 = getelementptr inbounds nuw %struct.Parts, ptr addrspace(5) %9, i32 0, i32 1
  store i32 %16, ptr addrspace(5) %17, align 4
  %18 = load i32, ptr %7, align 4
  %19 = zext i32 %18 to i64
  %20 = load i32, ptr %8, align 4
  %21 = zext i32 %20 to i64
  %22 = mul i64 %19, %21
  %23 = getelementptr inbounds nuw %struct.Parts, ptr addrspace(5) %9, i32 0, i32 2
  store i64 %22, ptr addrspace(5) %23, align 8
  %24 = load %struct.Parts, ptr %6, align 8
  ret %struct.Parts %24
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @many(i32 noundef %0, i8 noundef zeroext %1, i16 noundef zeroext %2, i64 noundef %3, float noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, <4 x i32> noundef %9, ptr addrspace(1) noundef %10, ptr addrspace(5) noundef %11) #2 {
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i8, align 1, addrspace(5)
  %16 = alloca i16, align 2, addrspace(5)
  %17 = alloca i64, align 8, addrspace(5)
  %18 = alloca float, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca <4 x i32>, align 16, addrspace(5)
  %24 = alloca ptr addrspace(1), align 8, addrspace(5)
  %25 = alloca ptr addrspace(5), align 4, addrspace(5)
  %26 = addrspacecast ptr addrspace(5) %13 to ptr
  %27 = addrspacecast ptr addrspace(5) %14 to ptr
  %28 = addrspacecast ptr addrspace(5) %15 to ptr
  %29 = addrspacecast ptr addrspace(5) %16 to ptr
  %30 = addrspacecast ptr addrspace(5) %17 to ptr
  %31 = addrspacecast ptr addrspace(5) %18 to ptr
  %32 = addrspacecast ptr addrspace(5) %19 to ptr
  %33 = addrspacecast ptr addrspace(5) %20 to ptr
  %34 = addrspacecast ptr addrspace(5) %21 to ptr
  %35 = addrspacecast ptr addrspace(5) %22 to ptr
  %36 = addrspacecast ptr addrspace(5) %23 to ptr
  %37 = addrspacecast ptr addrspace(5) %24 to ptr
  %38 = addrspacecast ptr addrspace(5) %25 to ptr
  store i32 %0, ptr %27, align 4
  store i8 %1, ptr %28, align 1
  store i16 %2, ptr %29, align 2
  store i64 %3, ptr %30, align 8
  store float %4, ptr %31, align 4
  store i32 %5, ptr %32, align 4
  store i32 %6, ptr %33, align 4
  store i32 %7, ptr %34, align 4
  store i32 %8, ptr %35, align 4
  store <4 x i32> %9, ptr %36, align 16
  store ptr addrspace(1) %10, ptr %37, align 8
  store ptr addrspace(5) %11, ptr %38, align 4
  %39 = load <4 x i32>, ptr %36, align 16
  %40 = extractelement <4 x i32> %39, i64 1
  %41 = load ptr addrspace(5), ptr %38, align 4
  %42 = load i32, ptr addrspace(5) %41, align 4
  %43 = add i32 %42, %40
  store i32 %43, ptr addrspace(5) %41, align 4
  %44 = load i32, ptr %27, align 4
  %45 = load i8, ptr %28, align 1
  %46 = zext i8 %45 to i32
  %47 = mul nsw i32 2, %46
  %48 = add i32 %44, %47
  %49 = load i16, ptr %29, align 2
  %50 = zext i16 %49 to i32
  %51 = mul nsw i32 3, %50
  %52 = add i32 %48, %51
  %53 = load i64, ptr %30, align 8
  %54 = trunc i64 %53 to i32
  %55 = mul i32 5, %54
  %56 = add i32 %52, %55
  %57 = load float, ptr %31, align 4
  %58 = fptoui float %57 to i32
  %59 = mul i32 7, %58
  %60 = add i32 %56, %59
  %61 = load i32, ptr %32, align 4
  %62 = mul i32 11, %61
  %63 = add i32 %60, %62
  %64 = load i32, ptr %33, align 4
  %65 = mul i32 13, %64
  %66 = add i32 %63, %65
  %67 = load i32, ptr %34, align 4
  %68 = mul i32 17, %67
  %69 = add i32 %66, %68
  %70 = load i32, ptr %35, align 4
  %71 = mul nsw i32 19, %70
  %72 = add i32 %69, %71
  %73 = load <4 x i32>, ptr %36, align 16
  %74 = extractelement <4 x i32> %73, i64 0
  %75 = mul i32 23, %74
  %76 = add i32 %72, %75
  %77 = load <4 x i32>, ptr %36, align 16
  %78 = extractelement <4 x i32> %77, i64 3
  %79 = mul i32 29, %78
  %80 = add i32 %76, %79
  %81 = load ptr addrspace(1), ptr %37, align 8
  %82 = load i32, ptr addrspace(1) %81, align 4
  %83 = mul i32 31, %82
  %84 = add i32 %80, %83
  %85 = load ptr addrspace(5), ptr %38, align 4
  %86 = load i32, ptr addrspace(5) %85, align 4
  %87 = add i32 %84, %86
  ret i32 %87
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

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
!8 = !{!"uint*", !"uint*", !"ulong*", !"uint"}
!9 = !{!"const", !"const", !"", !""}
