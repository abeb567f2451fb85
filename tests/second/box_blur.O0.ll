; ModuleID = 'box_blur.cl'
source_filename = "box_blur.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @box_blur(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(4), align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca <4 x i32>, align 16, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca ptr addrspace(1), align 8, addrspace(5)
  %34 = alloca ptr addrspace(1), align 8, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = addrspacecast ptr addrspace(5) %33 to ptr
  %39 = addrspacecast ptr addrspace(5) %34 to ptr
  %40 = addrspacecast ptr addrspace(5) %35 to ptr
  %41 = addrspacecast ptr addrspace(5) %36 to ptr
  %42 = addrspacecast ptr addrspace(5) %37 to ptr
  store ptr addrspace(1) %0, ptr %38, align 8
  store ptr addrspace(1) %1, ptr %39, align 8
  store i32 %2, ptr %40, align 4
  store i32 %3, ptr %41, align 4
  store i32 %4, ptr %42, align 4
  %43 = load ptr addrspace(1), ptr %38, align 8
  %44 = load ptr addrspace(1), ptr %39, align 8
  %45 = load i32, ptr %40, align 4
  %46 = load i32, ptr %41, align 4
  %47 = load i32, ptr %42, align 4
  %48 = addrspacecast ptr addrspace(5) %20 to ptr
  %49 = addrspacecast ptr addrspace(5) %21 to ptr
  %50 = addrspacecast ptr addrspace(5) %22 to ptr
  %51 = addrspacecast ptr addrspace(5) %23 to ptr
  %52 = addrspacecast ptr addrspace(5) %24 to ptr
  store ptr addrspace(1) %43, ptr %48, align 8
  store ptr addrspace(1) %44, ptr %49, align 8
  store i32 %45, ptr %50, align 4
  store i32 %46, ptr %51, align 4
  store i32 %47, ptr %52, align 4
  %53 = addrspacecast ptr addrspace(5) %19 to ptr
  %54 = addrspacecast ptr addrspace(5) %17 to ptr
  %55 = call i32 @llvm.amdgcn.workgroup.id.x()
  %56 = addrspacecast ptr addrspace(5) %16 to ptr
  %57 = addrspacecast ptr addrspace(5) %12 to ptr
  %58 = addrspacecast ptr addrspace(5) %13 to ptr
  store i32 4, ptr %58, align 4
  %59 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %59, ptr addrspace(5) %14, align 8
  %60 = load ptr addrspace(4), ptr addrspace(5) %14, align 8
  %61 = load i32, ptr %58, align 4
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr addrspace(4) %60, i64 %62
  %64 = load i16, ptr addrspace(4) %63, align 2
  %65 = zext i16 %64 to i32
  %66 = mul i32 %55, %65
  %67 = addrspacecast ptr addrspace(5) %15 to ptr
  %68 = call i32 @llvm.amdgcn.workitem.id.x()
  %69 = add i32 %66, %68
  %70 = zext i32 %69 to i64
  store i32 %69, ptr addrspace(5) %25, align 4
  %71 = addrspacecast ptr addrspace(5) %18 to ptr
  %72 = addrspacecast ptr addrspace(5) %11 to ptr
  %73 = call i32 @llvm.amdgcn.workgroup.id.y()
  %74 = addrspacecast ptr addrspace(5) %10 to ptr
  %75 = addrspacecast ptr addrspace(5) %7 to ptr
  %76 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 6, ptr %76, align 4
  %77 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %77, ptr addrspace(5) %9, align 8
  %78 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %79 = load i32, ptr %76, align 4
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i8, ptr addrspace(4) %78, i64 %80
  %82 = load i16, ptr addrspace(4) %81, align 2
  %83 = zext i16 %82 to i32
  %84 = mul i32 %73, %83
  %85 = addrspacecast ptr addrspace(5) %6 to ptr
  %86 = call i32 @llvm.amdgcn.workitem.id.y()
  %87 = add i32 %84, %86
  %88 = zext i32 %87 to i64
  store i32 %87, ptr addrspace(5) %26, align 4
  %89 = load i32, ptr addrspace(5) %25, align 4
  %90 = load i32, ptr %50, align 4
  %91 = icmp sge i32 %89, %90
  br i1 %91, label %96, label %92

92:                                               ; preds = %5
  %93 = load i32, ptr addrspace(5) %26, align 4
  %94 = load i32, ptr %51, align 4
  %95 = icmp sge i32 %93, %94
  br i1 %95, label %96, label %97

96:                                               ; preds = %92, %5
  br label %170

97:                                               ; preds = %92
  store <4 x i32> zeroinitializer, ptr addrspace(5) %27, align 16
  %98 = load i32, ptr %52, align 4
  %99 = sub nsw i32 0, %98
  store i32 %99, ptr addrspace(5) %28, align 4
  br label %100

100:                                              ; preds = %140, %97
  %101 = load i32, ptr addrspace(5) %28, align 4
  %102 = load i32, ptr %52, align 4
  %103 = icmp sle i32 %101, %102
  br i1 %103, label %104, label %143

104:                                              ; preds = %100
  %105 = load i32, ptr %52, align 4
  %106 = sub nsw i32 0, %105
  store i32 %106, ptr addrspace(5) %29, align 4
  br label %107

107:                                              ; preds = %111, %104
  %108 = load i32, ptr addrspace(5) %29, align 4
  %109 = load i32, ptr %52, align 4
  %110 = icmp sle i32 %108, %109
  br i1 %110, label %111, label %140

111:                                              ; preds = %107
  %112 = load i32, ptr addrspace(5) %25, align 4
  %113 = load i32, ptr addrspace(5) %29, align 4
  %114 = add nsw i32 %112, %113
  %115 = call i32 @llvm.smax.i32(i32 %114, i32 0)
  %116 = load i32, ptr %50, align 4
  %117 = sub nsw i32 %116, 1
  %118 = call i32 @llvm.smin.i32(i32 %115, i32 %117)
  store i32 %118, ptr addrspace(5) %30, align 4
  %119 = load i32, ptr addrspace(5) %26, align 4
  %120 = load i32, ptr addrspace(5) %28, align 4
  %121 = add nsw i32 %119, %120
  %122 = call i32 @llvm.smax.i32(i32 %121, i32 0)
  %123 = load i32, ptr %51, align 4
  %124 = sub nsw i32 %123, 1
  %125 = call i32 @llvm.smin.i32(i32 %122, i32 %124)
  store i32 %125, ptr addrspace(5) %31, align 4
  %126 = load ptr addrspace(1), ptr %48, align 8
  %127 = load i32, ptr addrspace(5) %31, align 4
  %128 = load i32, ptr %50, align 4
  %129 = mul nsw i32 %127, %128
  %130 = load i32, ptr addrspace(5) %30, align 4
  %131 = add nsw i32 %129, %130
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %126, i64 %132
  %134 = load <4 x i8>, ptr addrspace(1) %133, align 4
  %135 = zext <4 x i8> %134 to <4 x i32>
  %136 = load <4 x i32>, ptr addrspace(5) %27, align 16
  %137 = add <4 x i32> %136, %135
  store <4 x i32> %137, ptr addrspace(5) %27, align 16
  %138 = load i32, ptr addrspace(5) %29, align 4
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr addrspace(5) %29, align 4
  br label %107

140:                                              ; preds = %107
  %141 = load i32, ptr addrspace(5) %28, align 4
  %142 = add nsw i32 %141, 1
  store i32 %142, ptr addrspace(5) %28, align 4
  br label %100

143:                                              ; preds = %100
  %144 = load i32, ptr %52, align 4
  %145 = mul nsw i32 2, %144
  %146 = add nsw i32 %145, 1
  %147 = load i32, ptr %52, align 4
  %148 = mul nsw i32 2, %147
  %149 = add nsw i32 %148, 1
  %150 = mul nsw i32 %146, %149
  store i32 %150, ptr addrspace(5) %32, align 4
  %151 = load <4 x i32>, ptr addrspace(5) %27, align 16
  %152 = load i32, ptr addrspace(5) %32, align 4
  %153 = udiv i32 %152, 2
  %154 = insertelement <4 x i32> poison, i32 %153, i64 0
  %155 = shufflevector <4 x i32> %154, <4 x i32> poison, <4 x i32> zeroinitializer
  %156 = add <4 x i32> %151, %155
  %157 = load i32, ptr addrspace(5) %32, align 4
  %158 = insertelement <4 x i32> poison, i32 %157, i64 0
  %159 = shufflevector <4 x i32> %158, <4 x i32> poison, <4 x i32> zeroinitializer
  %160 = udiv <4 x i32> %156, %159
  %161 = trunc <4 x i32> %160 to <4 x i8>
  %162 = load ptr addrspace(1), ptr %49, align 8
  %163 = load i32, ptr addrspace(5) %26, align 4
  %164 = load i32, ptr %50, align 4
  %165 = mul nsw i32 %163, %164
  %166 = load i32, ptr addrspace(5) %25, align 4
  %167 = add nsw i32 %165, %166
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %162, i64 %168
  store <4 x i8> %161, ptr addrspace(1) %169, align 4
  br label %170

170:                                              ; preds = %96, %143
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_box_blur(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(4), align 8, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca <4 x i32>, align 16, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = addrspacecast ptr addrspace(5) %20 to ptr
  %34 = addrspacecast ptr addrspace(5) %21 to ptr
  %35 = addrspacecast ptr addrspace(5) %22 to ptr
  %36 = addrspacecast ptr addrspace(5) %23 to ptr
  %37 = addrspacecast ptr addrspace(5) %24 to ptr
  store ptr addrspace(1) %0, ptr %33, align 8
  store ptr addrspace(1) %1, ptr %34, align 8
  store i32 %2, ptr %35, align 4
  store i32 %3, ptr %36, align 4
  store i32 %4, ptr %37, align 4
  %38 = addrspacecast ptr addrspace(5) %19 to ptr
  %39 = addrspacecast ptr addrspace(5) %17 to ptr
  %40 = call i32 @llvm.amdgcn.workgroup.id.x()
  %41 = addrspacecast ptr addrspace(5) %16 to ptr
  %42 = addrspacecast ptr addrspace(5) %12 to ptr
  %43 = addrspacecast ptr addrspace(5) %13 to ptr
  store i32 4, ptr %43, align 4
  %44 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %44, ptr addrspace(5) %14, align 8
  %45 = load ptr addrspace(4), ptr addrspace(5) %14, align 8
  %46 = load i32, ptr %43, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr addrspace(4) %45, i64 %47
  %49 = load i16, ptr addrspace(4) %48, align 2
  %50 = zext i16 %49 to i32
  %51 = mul i32 %40, %50
  %52 = addrspacecast ptr addrspace(5) %15 to ptr
  %53 = call i32 @llvm.amdgcn.workitem.id.x()
  %54 = add i32 %51, %53
  %55 = zext i32 %54 to i64
  %56 = trunc i64 %55 to i32
  store i32 %56, ptr addrspace(5) %25, align 4
  %57 = addrspacecast ptr addrspace(5) %18 to ptr
  %58 = addrspacecast ptr addrspace(5) %11 to ptr
  %59 = call i32 @llvm.amdgcn.workgroup.id.y()
  %60 = addrspacecast ptr addrspace(5) %10 to ptr
  %61 = addrspacecast ptr addrspace(5) %7 to ptr
  %62 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 6, ptr %62, align 4
  %63 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %63, ptr addrspace(5) %9, align 8
  %64 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %65 = load i32, ptr %62, align 4
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr addrspace(4) %64, i64 %66
  %68 = load i16, ptr addrspace(4) %67, align 2
  %69 = zext i16 %68 to i32
  %70 = mul i32 %59, %69
  %71 = addrspacecast ptr addrspace(5) %6 to ptr
  %72 = call i32 @llvm.amdgcn.workitem.id.y()
  %73 = add i32 %70, %72
  %74 = zext i32 %73 to i64
  %75 = trunc i64 %74 to i32
  store i32 %75, ptr addrspace(5) %26, align 4
  %76 = load i32, ptr addrspace(5) %25, align 4
  %77 = load i32, ptr %35, align 4
  %78 = icmp sge i32 %76, %77
  br i1 %78, label %83, label %79

79:                                               ; preds = %5
  %80 = load i32, ptr addrspace(5) %26, align 4
  %81 = load i32, ptr %36, align 4
  %82 = icmp sge i32 %80, %81
  br i1 %82, label %83, label %84

83:                                               ; preds = %79, %5
  br label %159

84:                                               ; preds = %79
  store <4 x i32> zeroinitializer, ptr addrspace(5) %27, align 16
  %85 = load i32, ptr %37, align 4
  %86 = sub nsw i32 0, %85
  store i32 %86, ptr addrspace(5) %28, align 4
  br label %87

87:                                               ; preds = %129, %84
  %88 = load i32, ptr addrspace(5) %28, align 4
  %89 = load i32, ptr %37, align 4
  %90 = icmp sle i32 %88, %89
  br i1 %90, label %91, label %132

91:                                               ; preds = %87
  %92 = load i32, ptr %37, align 4
  %93 = sub nsw i32 0, %92
  store i32 %93, ptr addrspace(5) %29, align 4
  br label %94

94:                                               ; preds = %125, %91
  %95 = load i32, ptr addrspace(5) %29, align 4
  %96 = load i32, ptr %37, align 4
  %97 = icmp sle i32 %95, %96
  br i1 %97, label %98, label %128

98:                                               ; preds = %94
  %99 = load i32, ptr addrspace(5) %25, align 4
  %100 = load i32, ptr addrspace(5) %29, align 4
  %101 = add nsw i32 %99, %100
  %102 = call i32 @llvm.smax.i32(i32 %101, i32 0)
  %103 = load i32, ptr %35, align 4
  %104 = sub nsw i32 %103, 1
  %105 = call i32 @llvm.smin.i32(i32 %102, i32 %104)
  store i32 %105, ptr addrspace(5) %30, align 4
  %106 = load i32, ptr addrspace(5) %26, align 4
  %107 = load i32, ptr addrspace(5) %28, align 4
  %108 = add nsw i32 %106, %107
  %109 = call i32 @llvm.smax.i32(i32 %108, i32 0)
  %110 = load i32, ptr %36, align 4
  %111 = sub nsw i32 %110, 1
  %112 = call i32 @llvm.smin.i32(i32 %109, i32 %111)
  store i32 %112, ptr addrspace(5) %31, align 4
  %113 = load ptr addrspace(1), ptr %33, align 8
  %114 = load i32, ptr addrspace(5) %31, align 4
  %115 = load i32, ptr %35, align 4
  %116 = mul nsw i32 %114, %115
  %117 = load i32, ptr addrspace(5) %30, align 4
  %118 = add nsw i32 %116, %117
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %113, i64 %119
  %121 = load <4 x i8>, ptr addrspace(1) %120, align 4
  %122 = zext <4 x i8> %121 to <4 x i32>
  %123 = load <4 x i32>, ptr addrspace(5) %27, align 16
  %124 = add <4 x i32> %123, %122
  store <4 x i32> %124, ptr addrspace(5) %27, align 16
  br label %125

125:                                              ; preds = %98
  %126 = load i32, ptr addrspace(5) %29, align 4
  %127 = add nsw i32 %126, 1
  store i32 %127, ptr addrspace(5) %29, align 4
  br label %94

128:                                              ; preds = %94
  br label %129

129:                                              ; preds = %128
  %130 = load i32, ptr addrspace(5) %28, align 4
  %131 = add nsw i32 %130, 1
  store i32 %131, ptr addrspace(5) %28, align 4
  br label %87

132:                                              ; preds = %87
  %133 = load i32, ptr %37, align 4
  %134 = mul nsw i32 2, %133
  %135 = add nsw i32 %134, 1
  %136 = load i32, ptr %37, align 4
  %137 = mul nsw i32 2, %136
  %138 = add nsw i32 %137, 1
  %139 = mul nsw i32 %135, %138
  store i32 %139, ptr addrspace(5) %32, align 4
  %140 = load <4 x i32>, ptr addrspace(5) %27, align 16
  %141 = load i32, ptr addrspace(5) %32, align 4
  %142 = udiv i32 %141, 2
  %143 = insertelement <4 x i32> poison, i32 %142, i64 0
  %144 = shufflevector <4 x i32> %143, <4 x i32> poison, <4 x i32> zeroinitializer
  %145 = add <4 x i32> %140, %144
  %146 = load i32, ptr addrspace(5) %32, align 4
  %147 = insertelement <4 x i32> poison, i32 %146, i64 0
  %148 = shufflevector <4 x i32> %147, <4 x i32> poison, <4 x i32> zeroinitializer
  %149 = udiv <4 x i32> %145, %148
  %150 = trunc <4 x i32> %149 to <4 x i8>
  %151 = load ptr addrspace(1), ptr %34, align 8
  %152 = load i32, ptr addrspace(5) %26, align 4
  %153 = load i32, ptr %35, align 4
  %154 = mul nsw i32 %152, %153
  %155 = load i32, ptr addrspace(5) %25, align 4
  %156 = add nsw i32 %154, %155
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %151, i64 %157
  store <4 x i8> %150, ptr addrspace(1) %158, align 4
  br label %159

159:                                              ; preds = %132, %83
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

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
!6 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uchar4*", !"uchar4*", !"int", !"int", !"int"}
!9 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uchar __attribute__((ext_vector_type(4)))*", !"int", !"int", !"int"}
!10 = !{!"const", !"", !"", !"", !""}
