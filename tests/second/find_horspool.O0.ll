; ModuleID = 'find_horspool.cl'
source_filename = "find_horspool.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @find_horspool(ptr addrspace(1) noundef align 1 %0, ptr addrspace(4) noundef align 1 %1, ptr addrspace(4) noundef align 1 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(4), align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(4), align 8, addrspace(5)
  %18 = alloca ptr addrspace(4), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca ptr addrspace(1), align 8, addrspace(5)
  %32 = alloca ptr addrspace(4), align 8, addrspace(5)
  %33 = alloca ptr addrspace(4), align 8, addrspace(5)
  %34 = alloca ptr addrspace(1), align 8, addrspace(5)
  %35 = alloca ptr addrspace(1), align 8, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = addrspacecast ptr addrspace(5) %31 to ptr
  %40 = addrspacecast ptr addrspace(5) %32 to ptr
  %41 = addrspacecast ptr addrspace(5) %33 to ptr
  %42 = addrspacecast ptr addrspace(5) %34 to ptr
  %43 = addrspacecast ptr addrspace(5) %35 to ptr
  %44 = addrspacecast ptr addrspace(5) %36 to ptr
  %45 = addrspacecast ptr addrspace(5) %37 to ptr
  %46 = addrspacecast ptr addrspace(5) %38 to ptr
  store ptr addrspace(1) %0, ptr %39, align 8
  store ptr addrspace(4) %1, ptr %40, align 8
  store ptr addrspace(4) %2, ptr %41, align 8
  store ptr addrspace(1) %3, ptr %42, align 8
  store ptr addrspace(1) %4, ptr %43, align 8
  store i32 %5, ptr %44, align 4
  store i32 %6, ptr %45, align 4
  store i32 %7, ptr %46, align 4
  %47 = load ptr addrspace(1), ptr %39, align 8
  %48 = load ptr addrspace(4), ptr %40, align 8
  %49 = load ptr addrspace(4), ptr %41, align 8
  %50 = load ptr addrspace(1), ptr %42, align 8
  %51 = load ptr addrspace(1), ptr %43, align 8
  %52 = load i32, ptr %44, align 4
  %53 = load i32, ptr %45, align 4
  %54 = load i32, ptr %46, align 4
  %55 = addrspacecast ptr addrspace(5) %16 to ptr
  %56 = addrspacecast ptr addrspace(5) %17 to ptr
  %57 = addrspacecast ptr addrspace(5) %18 to ptr
  %58 = addrspacecast ptr addrspace(5) %19 to ptr
  %59 = addrspacecast ptr addrspace(5) %20 to ptr
  %60 = addrspacecast ptr addrspace(5) %21 to ptr
  %61 = addrspacecast ptr addrspace(5) %22 to ptr
  %62 = addrspacecast ptr addrspace(5) %23 to ptr
  store ptr addrspace(1) %47, ptr %55, align 8
  store ptr addrspace(4) %48, ptr %56, align 8
  store ptr addrspace(4) %49, ptr %57, align 8
  store ptr addrspace(1) %50, ptr %58, align 8
  store ptr addrspace(1) %51, ptr %59, align 8
  store i32 %52, ptr %60, align 4
  store i32 %53, ptr %61, align 4
  store i32 %54, ptr %62, align 4
  %63 = addrspacecast ptr addrspace(5) %15 to ptr
  %64 = addrspacecast ptr addrspace(5) %14 to ptr
  %65 = call i32 @llvm.amdgcn.workgroup.id.x()
  %66 = addrspacecast ptr addrspace(5) %13 to ptr
  %67 = addrspacecast ptr addrspace(5) %9 to ptr
  %68 = addrspacecast ptr addrspace(5) %10 to ptr
  store i32 4, ptr %68, align 4
  %69 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %69, ptr addrspace(5) %11, align 8
  %70 = load ptr addrspace(4), ptr addrspace(5) %11, align 8
  %71 = load i32, ptr %68, align 4
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr addrspace(4) %70, i64 %72
  %74 = load i16, ptr addrspace(4) %73, align 2
  %75 = zext i16 %74 to i32
  %76 = mul i32 %65, %75
  %77 = addrspacecast ptr addrspace(5) %12 to ptr
  %78 = call i32 @llvm.amdgcn.workitem.id.x()
  %79 = add i32 %76, %78
  %80 = zext i32 %79 to i64
  store i32 %79, ptr addrspace(5) %24, align 4
  %81 = load i32, ptr addrspace(5) %24, align 4
  %82 = load i32, ptr %60, align 4
  %83 = mul i32 %81, %82
  store i32 %83, ptr addrspace(5) %25, align 4
  %84 = load i32, ptr addrspace(5) %25, align 4
  %85 = load i32, ptr %61, align 4
  %86 = icmp uge i32 %84, %85
  br i1 %86, label %87, label %88

87:                                               ; preds = %8
  br label %168

88:                                               ; preds = %8
  %89 = load i32, ptr addrspace(5) %25, align 4
  %90 = load i32, ptr %60, align 4
  %91 = add i32 %89, %90
  %92 = load i32, ptr %61, align 4
  %93 = load i32, ptr %62, align 4
  %94 = sub i32 %92, %93
  %95 = add i32 %94, 1
  %96 = call i32 @llvm.umin.i32(i32 %91, i32 %95)
  store i32 %96, ptr addrspace(5) %26, align 4
  store i32 -1, ptr addrspace(5) %27, align 4
  store i32 0, ptr addrspace(5) %28, align 4
  %97 = load i32, ptr addrspace(5) %25, align 4
  store i32 %97, ptr addrspace(5) %29, align 4
  br label %98

98:                                               ; preds = %141, %88
  %99 = load i32, ptr addrspace(5) %29, align 4
  %100 = load i32, ptr addrspace(5) %26, align 4
  %101 = icmp ult i32 %99, %100
  br i1 %101, label %102, label %157

102:                                              ; preds = %98
  %103 = load i32, ptr %62, align 4
  store i32 %103, ptr addrspace(5) %30, align 4
  br label %104

104:                                              ; preds = %127, %102
  %105 = load i32, ptr addrspace(5) %30, align 4
  %106 = icmp ugt i32 %105, 0
  br i1 %106, label %107, label %125

107:                                              ; preds = %104
  %108 = load ptr addrspace(1), ptr %55, align 8
  %109 = load i32, ptr addrspace(5) %29, align 4
  %110 = load i32, ptr addrspace(5) %30, align 4
  %111 = add i32 %109, %110
  %112 = sub i32 %111, 1
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw i8, ptr addrspace(1) %108, i64 %113
  %115 = load i8, ptr addrspace(1) %114, align 1
  %116 = zext i8 %115 to i32
  %117 = load ptr addrspace(4), ptr %56, align 8
  %118 = load i32, ptr addrspace(5) %30, align 4
  %119 = sub i32 %118, 1
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds nuw i8, ptr addrspace(4) %117, i64 %120
  %122 = load i8, ptr addrspace(4) %121, align 1
  %123 = zext i8 %122 to i32
  %124 = icmp eq i32 %116, %123
  br label %125

125:                                              ; preds = %107, %104
  %126 = phi i1 [ false, %104 ], [ %124, %107 ]
  br i1 %126, label %127, label %130

127:                                              ; preds = %125
  %128 = load i32, ptr addrspace(5) %30, align 4
  %129 = add i32 %128, -1
  store i32 %129, ptr addrspace(5) %30, align 4
  br label %104

130:                                              ; preds = %125
  %131 = load i32, ptr addrspace(5) %30, align 4
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %133, label %141

133:                                              ; preds = %130
  %134 = load i32, ptr addrspace(5) %27, align 4
  %135 = icmp slt i32 %134, 0
  br i1 %135, label %136, label %138

136:                                              ; preds = %133
  %137 = load i32, ptr addrspace(5) %29, align 4
  store i32 %137, ptr addrspace(5) %27, align 4
  br label %138

138:                                              ; preds = %136, %133
  %139 = load i32, ptr addrspace(5) %28, align 4
  %140 = add i32 %139, 1
  store i32 %140, ptr addrspace(5) %28, align 4
  br label %141

141:                                              ; preds = %138, %130
  %142 = load ptr addrspace(4), ptr %57, align 8
  %143 = load ptr addrspace(1), ptr %55, align 8
  %144 = load i32, ptr addrspace(5) %29, align 4
  %145 = load i32, ptr %62, align 4
  %146 = add i32 %144, %145
  %147 = sub i32 %146, 1
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds nuw i8, ptr addrspace(1) %143, i64 %148
  %150 = load i8, ptr addrspace(1) %149, align 1
  %151 = zext i8 %150 to i64
  %152 = getelementptr inbounds nuw i8, ptr addrspace(4) %142, i64 %151
  %153 = load i8, ptr addrspace(4) %152, align 1
  %154 = zext i8 %153 to i32
  %155 = load i32, ptr addrspace(5) %29, align 4
  %156 = add i32 %155, %154
  store i32 %156, ptr addrspace(5) %29, align 4
  br label %98

157:                                              ; preds = %98
  %158 = load i32, ptr addrspace(5) %27, align 4
  %159 = load ptr addrspace(1), ptr %58, align 8
  %160 = load i32, ptr addrspace(5) %24, align 4
  %161 = zext i32 %160 to i64
  %162 = getelementptr inbounds nuw i32, ptr addrspace(1) %159, i64 %161
  store i32 %158, ptr addrspace(1) %162, align 4
  %163 = load i32, ptr addrspace(5) %28, align 4
  %164 = load ptr addrspace(1), ptr %59, align 8
  %165 = load i32, ptr addrspace(5) %24, align 4
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds nuw i32, ptr addrspace(1) %164, i64 %166
  store i32 %163, ptr addrspace(1) %167, align 4
  br label %168

168:                                              ; preds = %87, %157
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_find_horspool(ptr addrspace(1) noundef align 1 %0, ptr addrspace(4) noundef align 1 %1, ptr addrspace(4) noundef align 1 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(4), align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(4), align 8, addrspace(5)
  %18 = alloca ptr addrspace(4), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = addrspacecast ptr addrspace(5) %16 to ptr
  %32 = addrspacecast ptr addrspace(5) %17 to ptr
  %33 = addrspacecast ptr addrspace(5) %18 to ptr
  %34 = addrspacecast ptr addrspace(5) %19 to ptr
  %35 = addrspacecast ptr addrspace(5) %20 to ptr
  %36 = addrspacecast ptr addrspace(5) %21 to ptr
  %37 = addrspacecast ptr addrspace(5) %22 to ptr
  %38 = addrspacecast ptr addrspace(5) %23 to ptr
  store ptr addrspace(1) %0, ptr %31, align 8
  store ptr addrspace(4) %1, ptr %32, align 8
  store ptr addrspace(4) %2, ptr %33, align 8
  store ptr addrspace(1) %3, ptr %34, align 8
  store ptr addrspace(1) %4, ptr %35, align 8
  store i32 %5, ptr %36, align 4
  store i32 %6, ptr %37, align 4
  store i32 %7, ptr %38, align 4
  %39 = addrspacecast ptr addrspace(5) %15 to ptr
  %40 = addrspacecast ptr addrspace(5) %14 to ptr
  %41 = call i32 @llvm.amdgcn.workgroup.id.x()
  %42 = addrspacecast ptr addrspace(5) %13 to ptr
  %43 = addrspacecast ptr addrspace(5) %9 to ptr
  %44 = addrspacecast ptr addrspace(5) %10 to ptr
  store i32 4, ptr %44, align 4
  %45 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %45, ptr addrspace(5) %11, align 8
  %46 = load ptr addrspace(4), ptr addrspace(5) %11, align 8
  %47 = load i32, ptr %44, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr addrspace(4) %46, i64 %48
  %50 = load i16, ptr addrspace(4) %49, align 2
  %51 = zext i16 %50 to i32
  %52 = mul i32 %41, %51
  %53 = addrspacecast ptr addrspace(5) %12 to ptr
  %54 = call i32 @llvm.amdgcn.workitem.id.x()
  %55 = add i32 %52, %54
  %56 = zext i32 %55 to i64
  %57 = trunc i64 %56 to i32
  store i32 %57, ptr addrspace(5) %24, align 4
  %58 = load i32, ptr addrspace(5) %24, align 4
  %59 = load i32, ptr %36, align 4
  %60 = mul i32 %58, %59
  store i32 %60, ptr addrspace(5) %25, align 4
  %61 = load i32, ptr addrspace(5) %25, align 4
  %62 = load i32, ptr %37, align 4
  %63 = icmp uge i32 %61, %62
  br i1 %63, label %64, label %65

64:                                               ; preds = %8
  br label %145

65:                                               ; preds = %8
  %66 = load i32, ptr addrspace(5) %25, align 4
  %67 = load i32, ptr %36, align 4
  %68 = add i32 %66, %67
  %69 = load i32, ptr %37, align 4
  %70 = load i32, ptr %38, align 4
  %71 = sub i32 %69, %70
  %72 = add i32 %71, 1
  %73 = call i32 @llvm.umin.i32(i32 %68, i32 %72)
  store i32 %73, ptr addrspace(5) %26, align 4
  store i32 -1, ptr addrspace(5) %27, align 4
  store i32 0, ptr addrspace(5) %28, align 4
  %74 = load i32, ptr addrspace(5) %25, align 4
  store i32 %74, ptr addrspace(5) %29, align 4
  br label %75

75:                                               ; preds = %118, %65
  %76 = load i32, ptr addrspace(5) %29, align 4
  %77 = load i32, ptr addrspace(5) %26, align 4
  %78 = icmp ult i32 %76, %77
  br i1 %78, label %79, label %134

79:                                               ; preds = %75
  %80 = load i32, ptr %38, align 4
  store i32 %80, ptr addrspace(5) %30, align 4
  br label %81

81:                                               ; preds = %104, %79
  %82 = load i32, ptr addrspace(5) %30, align 4
  %83 = icmp ugt i32 %82, 0
  br i1 %83, label %84, label %102

84:                                               ; preds = %81
  %85 = load ptr addrspace(1), ptr %31, align 8
  %86 = load i32, ptr addrspace(5) %29, align 4
  %87 = load i32, ptr addrspace(5) %30, align 4
  %88 = add i32 %86, %87
  %89 = sub i32 %88, 1
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw i8, ptr addrspace(1) %85, i64 %90
  %92 = load i8, ptr addrspace(1) %91, align 1
  %93 = zext i8 %92 to i32
  %94 = load ptr addrspace(4), ptr %32, align 8
  %95 = load i32, ptr addrspace(5) %30, align 4
  %96 = sub i32 %95, 1
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw i8, ptr addrspace(4) %94, i64 %97
  %99 = load i8, ptr addrspace(4) %98, align 1
  %100 = zext i8 %99 to i32
  %101 = icmp eq i32 %93, %100
  br label %102

102:                                              ; preds = %84, %81
  %103 = phi i1 [ false, %81 ], [ %101, %84 ]
  br i1 %103, label %104, label %107

104:                                              ; preds = %102
  %105 = load i32, ptr addrspace(5) %30, align 4
  %106 = add i32 %105, -1
  store i32 %106, ptr addrspace(5) %30, align 4
  br label %81

107:                                              ; preds = %102
  %108 = load i32, ptr addrspace(5) %30, align 4
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %118

110:                                              ; preds = %107
  %111 = load i32, ptr addrspace(5) %27, align 4
  %112 = icmp slt i32 %111, 0
  br i1 %112, label %113, label %115

113:                                              ; preds = %110
  %114 = load i32, ptr addrspace(5) %29, align 4
  store i32 %114, ptr addrspace(5) %27, align 4
  br label %115

115:                                              ; preds = %113, %110
  %116 = load i32, ptr addrspace(5) %28, align 4
  %117 = add i32 %116, 1
  store i32 %117, ptr addrspace(5) %28, align 4
  br label %118

118:                                              ; preds = %115, %107
  %119 = load ptr addrspace(4), ptr %33, align 8
  %120 = load ptr addrspace(1), ptr %31, align 8
  %121 = load i32, ptr addrspace(5) %29, align 4
  %122 = load i32, ptr %38, align 4
  %123 = add i32 %121, %122
  %124 = sub i32 %123, 1
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw i8, ptr addrspace(1) %120, i64 %125
  %127 = load i8, ptr addrspace(1) %126, align 1
  %128 = zext i8 %127 to i64
  %129 = getelementptr inbounds nuw i8, ptr addrspace(4) %119, i64 %128
  %130 = load i8, ptr addrspace(4) %129, align 1
  %131 = zext i8 %130 to i32
  %132 = load i32, ptr addrspace(5) %29, align 4
  %133 = add i32 %132, %131
  store i32 %133, ptr addrspace(5) %29, align 4
  br label %75

134:                                              ; preds = %75
  %135 = load i32, ptr addrspace(5) %27, align 4
  %136 = load ptr addrspace(1), ptr %34, align 8
  %137 = load i32, ptr addrspace(5) %24, align 4
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw i32, ptr addrspace(1) %136, i64 %138
  store i32 %135, ptr addrspace(1) %139, align 4
  %140 = load i32, ptr addrspace(5) %28, align 4
  %141 = load ptr addrspace(1), ptr %35, align 8
  %142 = load i32, ptr addrspace(5) %24, align 4
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw i32, ptr addrspace(1) %141, i64 %143
  store i32 %140, ptr addrspace(1) %144, align 4
  br label %145

145:                                              ; preds = %134, %64
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #2

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
!6 = !{i32 1, i32 2, i32 2, i32 1, i32 1, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uchar*", !"uchar*", !"uchar*", !"int*", !"uint*", !"uint", !"uint", !"uint"}
!9 = !{!"const", !"const", !"const", !"", !"", !"", !"", !""}
