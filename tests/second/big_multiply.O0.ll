; ModuleID = 'big_multiply.cl'
source_filename = "big_multiply.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @big_multiply(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(4) noundef align 4 %2, i32 noundef %3, ptr addrspace(1) noundef align 4 %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(4), align 8, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca [10 x i32], align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i64, align 8, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca ptr addrspace(1), align 8, addrspace(5)
  %30 = alloca ptr addrspace(1), align 8, addrspace(5)
  %31 = alloca ptr addrspace(4), align 8, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca ptr addrspace(1), align 8, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = addrspacecast ptr addrspace(5) %29 to ptr
  %36 = addrspacecast ptr addrspace(5) %30 to ptr
  %37 = addrspacecast ptr addrspace(5) %31 to ptr
  %38 = addrspacecast ptr addrspace(5) %32 to ptr
  %39 = addrspacecast ptr addrspace(5) %33 to ptr
  %40 = addrspacecast ptr addrspace(5) %34 to ptr
  store ptr addrspace(1) %0, ptr %35, align 8
  store ptr addrspace(1) %1, ptr %36, align 8
  store ptr addrspace(4) %2, ptr %37, align 8
  store i32 %3, ptr %38, align 4
  store ptr addrspace(1) %4, ptr %39, align 8
  store i32 %5, ptr %40, align 4
  %41 = load ptr addrspace(1), ptr %35, align 8
  %42 = load ptr addrspace(1), ptr %36, align 8
  %43 = load ptr addrspace(4), ptr %37, align 8
  %44 = load i32, ptr %38, align 4
  %45 = load ptr addrspace(1), ptr %39, align 8
  %46 = load i32, ptr %40, align 4
  %47 = addrspacecast ptr addrspace(5) %14 to ptr
  %48 = addrspacecast ptr addrspace(5) %15 to ptr
  %49 = addrspacecast ptr addrspace(5) %16 to ptr
  %50 = addrspacecast ptr addrspace(5) %17 to ptr
  %51 = addrspacecast ptr addrspace(5) %18 to ptr
  %52 = addrspacecast ptr addrspace(5) %19 to ptr
  store ptr addrspace(1) %41, ptr %47, align 8
  store ptr addrspace(1) %42, ptr %48, align 8
  store ptr addrspace(4) %43, ptr %49, align 8
  store i32 %44, ptr %50, align 4
  store ptr addrspace(1) %45, ptr %51, align 8
  store i32 %46, ptr %52, align 4
  %53 = addrspacecast ptr addrspace(5) %13 to ptr
  %54 = addrspacecast ptr addrspace(5) %12 to ptr
  %55 = call i32 @llvm.amdgcn.workgroup.id.x()
  %56 = addrspacecast ptr addrspace(5) %11 to ptr
  %57 = addrspacecast ptr addrspace(5) %7 to ptr
  %58 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %58, align 4
  %59 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %59, ptr addrspace(5) %9, align 8
  %60 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %61 = load i32, ptr %58, align 4
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr addrspace(4) %60, i64 %62
  %64 = load i16, ptr addrspace(4) %63, align 2
  %65 = zext i16 %64 to i32
  %66 = mul i32 %55, %65
  %67 = addrspacecast ptr addrspace(5) %10 to ptr
  %68 = call i32 @llvm.amdgcn.workitem.id.x()
  %69 = add i32 %66, %68
  %70 = zext i32 %69 to i64
  store i32 %69, ptr addrspace(5) %20, align 4
  %71 = load i32, ptr addrspace(5) %20, align 4
  %72 = load i32, ptr %52, align 4
  %73 = icmp uge i32 %71, %72
  br i1 %73, label %74, label %75

74:                                               ; preds = %6
  br label %218

75:                                               ; preds = %6
  call void @llvm.memset.p5.i64(ptr addrspace(5) align 4 %21, i8 0, i64 40, i1 false)
  store i32 0, ptr addrspace(5) %22, align 4
  br label %76

76:                                               ; preds = %181, %75
  %77 = load i32, ptr addrspace(5) %22, align 4
  %78 = icmp slt i32 %77, 8
  br i1 %78, label %79, label %199

79:                                               ; preds = %76
  store i64 0, ptr addrspace(5) %23, align 8
  %80 = load ptr addrspace(1), ptr %47, align 8
  %81 = load i32, ptr addrspace(5) %22, align 4
  %82 = load i32, ptr %52, align 4
  %83 = mul i32 %81, %82
  %84 = load i32, ptr addrspace(5) %20, align 4
  %85 = add i32 %83, %84
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw i32, ptr addrspace(1) %80, i64 %86
  %88 = load i32, ptr addrspace(1) %87, align 4
  store i32 %88, ptr addrspace(5) %24, align 4
  store i32 0, ptr addrspace(5) %25, align 4
  br label %89

89:                                               ; preds = %92, %79
  %90 = load i32, ptr addrspace(5) %25, align 4
  %91 = icmp slt i32 %90, 8
  br i1 %91, label %92, label %123

92:                                               ; preds = %89
  %93 = load i32, ptr addrspace(5) %24, align 4
  %94 = zext i32 %93 to i64
  %95 = load ptr addrspace(1), ptr %48, align 8
  %96 = load i32, ptr addrspace(5) %25, align 4
  %97 = load i32, ptr %52, align 4
  %98 = mul i32 %96, %97
  %99 = load i32, ptr addrspace(5) %20, align 4
  %100 = add i32 %98, %99
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr addrspace(1) %95, i64 %101
  %103 = load i32, ptr addrspace(1) %102, align 4
  %104 = zext i32 %103 to i64
  %105 = mul i64 %94, %104
  %106 = load i32, ptr addrspace(5) %25, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 %107
  %109 = load i32, ptr addrspace(5) %108, align 4
  %110 = zext i32 %109 to i64
  %111 = add i64 %105, %110
  %112 = load i64, ptr addrspace(5) %23, align 8
  %113 = add i64 %112, %111
  store i64 %113, ptr addrspace(5) %23, align 8
  %114 = load i64, ptr addrspace(5) %23, align 8
  %115 = trunc i64 %114 to i32
  %116 = load i32, ptr addrspace(5) %25, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 %117
  store i32 %115, ptr addrspace(5) %118, align 4
  %119 = load i64, ptr addrspace(5) %23, align 8
  %120 = lshr i64 %119, 32
  store i64 %120, ptr addrspace(5) %23, align 8
  %121 = load i32, ptr addrspace(5) %25, align 4
  %122 = add nsw i32 %121, 1
  store i32 %122, ptr addrspace(5) %25, align 4
  br label %89

123:                                              ; preds = %89
  %124 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 8
  %125 = load i32, ptr addrspace(5) %124, align 4
  %126 = zext i32 %125 to i64
  %127 = load i64, ptr addrspace(5) %23, align 8
  %128 = add i64 %127, %126
  store i64 %128, ptr addrspace(5) %23, align 8
  %129 = load i64, ptr addrspace(5) %23, align 8
  %130 = trunc i64 %129 to i32
  %131 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 8
  store i32 %130, ptr addrspace(5) %131, align 4
  %132 = load i64, ptr addrspace(5) %23, align 8
  %133 = lshr i64 %132, 32
  %134 = trunc i64 %133 to i32
  %135 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 9
  store i32 %134, ptr addrspace(5) %135, align 4
  %136 = load i32, ptr addrspace(5) %21, align 4
  %137 = load i32, ptr %50, align 4
  %138 = mul i32 %136, %137
  store i32 %138, ptr addrspace(5) %26, align 4
  %139 = load i32, ptr addrspace(5) %26, align 4
  %140 = zext i32 %139 to i64
  %141 = load ptr addrspace(4), ptr %49, align 8
  %142 = load i32, ptr addrspace(4) %141, align 4
  %143 = zext i32 %142 to i64
  %144 = mul i64 %140, %143
  %145 = load i32, ptr addrspace(5) %21, align 4
  %146 = zext i32 %145 to i64
  %147 = add i64 %144, %146
  store i64 %147, ptr addrspace(5) %23, align 8
  %148 = load i64, ptr addrspace(5) %23, align 8
  %149 = lshr i64 %148, 32
  store i64 %149, ptr addrspace(5) %23, align 8
  store i32 1, ptr addrspace(5) %27, align 4
  br label %150

150:                                              ; preds = %153, %123
  %151 = load i32, ptr addrspace(5) %27, align 4
  %152 = icmp slt i32 %151, 8
  br i1 %152, label %153, label %181

153:                                              ; preds = %150
  %154 = load i32, ptr addrspace(5) %26, align 4
  %155 = zext i32 %154 to i64
  %156 = load ptr addrspace(4), ptr %49, align 8
  %157 = load i32, ptr addrspace(5) %27, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds i32, ptr addrspace(4) %156, i64 %158
  %160 = load i32, ptr addrspace(4) %159, align 4
  %161 = zext i32 %160 to i64
  %162 = mul i64 %155, %161
  %163 = load i32, ptr addrspace(5) %27, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 %164
  %166 = load i32, ptr addrspace(5) %165, align 4
  %167 = zext i32 %166 to i64
  %168 = add i64 %162, %167
  %169 = load i64, ptr addrspace(5) %23, align 8
  %170 = add i64 %169, %168
  store i64 %170, ptr addrspace(5) %23, align 8
  %171 = load i64, ptr addrspace(5) %23, align 8
  %172 = trunc i64 %171 to i32
  %173 = load i32, ptr addrspace(5) %27, align 4
  %174 = sub nsw i32 %173, 1
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 %175
  store i32 %172, ptr addrspace(5) %176, align 4
  %177 = load i64, ptr addrspace(5) %23, align 8
  %178 = lshr i64 %177, 32
  store i64 %178, ptr addrspace(5) %23, align 8
  %179 = load i32, ptr addrspace(5) %27, align 4
  %180 = add nsw i32 %179, 1
  store i32 %180, ptr addrspace(5) %27, align 4
  br label %150

181:                                              ; preds = %150
  %182 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 8
  %183 = load i32, ptr addrspace(5) %182, align 4
  %184 = zext i32 %183 to i64
  %185 = load i64, ptr addrspace(5) %23, align 8
  %186 = add i64 %185, %184
  store i64 %186, ptr addrspace(5) %23, align 8
  %187 = load i64, ptr addrspace(5) %23, align 8
  %188 = trunc i64 %187 to i32
  %189 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 7
  store i32 %188, ptr addrspace(5) %189, align 4
  %190 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 9
  %191 = load i32, ptr addrspace(5) %190, align 4
  %192 = load i64, ptr addrspace(5) %23, align 8
  %193 = lshr i64 %192, 32
  %194 = trunc i64 %193 to i32
  %195 = add i32 %191, %194
  %196 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 8
  store i32 %195, ptr addrspace(5) %196, align 4
  %197 = load i32, ptr addrspace(5) %22, align 4
  %198 = add nsw i32 %197, 1
  store i32 %198, ptr addrspace(5) %22, align 4
  br label %76

199:                                              ; preds = %76
  store i32 0, ptr addrspace(5) %28, align 4
  br label %200

200:                                              ; preds = %203, %199
  %201 = load i32, ptr addrspace(5) %28, align 4
  %202 = icmp slt i32 %201, 8
  br i1 %202, label %203, label %218

203:                                              ; preds = %200
  %204 = load i32, ptr addrspace(5) %28, align 4
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 %205
  %207 = load i32, ptr addrspace(5) %206, align 4
  %208 = load ptr addrspace(1), ptr %51, align 8
  %209 = load i32, ptr addrspace(5) %28, align 4
  %210 = load i32, ptr %52, align 4
  %211 = mul i32 %209, %210
  %212 = load i32, ptr addrspace(5) %20, align 4
  %213 = add i32 %211, %212
  %214 = zext i32 %213 to i64
  %215 = getelementptr inbounds nuw i32, ptr addrspace(1) %208, i64 %214
  store i32 %207, ptr addrspace(1) %215, align 4
  %216 = load i32, ptr addrspace(5) %28, align 4
  %217 = add nsw i32 %216, 1
  store i32 %217, ptr addrspace(5) %28, align 4
  br label %200

218:                                              ; preds = %74, %200
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_big_multiply(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(4) noundef align 4 %2, i32 noundef %3, ptr addrspace(1) noundef align 4 %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca ptr addrspace(1), align 8, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(4), align 8, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca [10 x i32], align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i64, align 8, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = addrspacecast ptr addrspace(5) %14 to ptr
  %30 = addrspacecast ptr addrspace(5) %15 to ptr
  %31 = addrspacecast ptr addrspace(5) %16 to ptr
  %32 = addrspacecast ptr addrspace(5) %17 to ptr
  %33 = addrspacecast ptr addrspace(5) %18 to ptr
  %34 = addrspacecast ptr addrspace(5) %19 to ptr
  store ptr addrspace(1) %0, ptr %29, align 8
  store ptr addrspace(1) %1, ptr %30, align 8
  store ptr addrspace(4) %2, ptr %31, align 8
  store i32 %3, ptr %32, align 4
  store ptr addrspace(1) %4, ptr %33, align 8
  store i32 %5, ptr %34, align 4
  %35 = addrspacecast ptr addrspace(5) %13 to ptr
  %36 = addrspacecast ptr addrspace(5) %12 to ptr
  %37 = call i32 @llvm.amdgcn.workgroup.id.x()
  %38 = addrspacecast ptr addrspace(5) %11 to ptr
  %39 = addrspacecast ptr addrspace(5) %7 to ptr
  %40 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %40, align 4
  %41 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %41, ptr addrspace(5) %9, align 8
  %42 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %43 = load i32, ptr %40, align 4
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr addrspace(4) %42, i64 %44
  %46 = load i16, ptr addrspace(4) %45, align 2
  %47 = zext i16 %46 to i32
  %48 = mul i32 %37, %47
  %49 = addrspacecast ptr addrspace(5) %10 to ptr
  %50 = call i32 @llvm.amdgcn.workitem.id.x()
  %51 = add i32 %48, %50
  %52 = zext i32 %51 to i64
  %53 = trunc i64 %52 to i32
  store i32 %53, ptr addrspace(5) %20, align 4
  %54 = load i32, ptr addrspace(5) %20, align 4
  %55 = load i32, ptr %34, align 4
  %56 = icmp uge i32 %54, %55
  br i1 %56, label %57, label %58

57:                                               ; preds = %6
  br label %208

58:                                               ; preds = %6
  call void @llvm.memset.p5.i64(ptr addrspace(5) align 4 %21, i8 0, i64 40, i1 false)
  store i32 0, ptr addrspace(5) %22, align 4
  br label %59

59:                                               ; preds = %185, %58
  %60 = load i32, ptr addrspace(5) %22, align 4
  %61 = icmp slt i32 %60, 8
  br i1 %61, label %62, label %188

62:                                               ; preds = %59
  store i64 0, ptr addrspace(5) %23, align 8
  %63 = load ptr addrspace(1), ptr %29, align 8
  %64 = load i32, ptr addrspace(5) %22, align 4
  %65 = load i32, ptr %34, align 4
  %66 = mul i32 %64, %65
  %67 = load i32, ptr addrspace(5) %20, align 4
  %68 = add i32 %66, %67
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %63, i64 %69
  %71 = load i32, ptr addrspace(1) %70, align 4
  store i32 %71, ptr addrspace(5) %24, align 4
  store i32 0, ptr addrspace(5) %25, align 4
  br label %72

72:                                               ; preds = %104, %62
  %73 = load i32, ptr addrspace(5) %25, align 4
  %74 = icmp slt i32 %73, 8
  br i1 %74, label %75, label %107

75:                                               ; preds = %72
  %76 = load i32, ptr addrspace(5) %24, align 4
  %77 = zext i32 %76 to i64
  %78 = load ptr addrspace(1), ptr %30, align 8
  %79 = load i32, ptr addrspace(5) %25, align 4
  %80 = load i32, ptr %34, align 4
  %81 = mul i32 %79, %80
  %82 = load i32, ptr addrspace(5) %20, align 4
  %83 = add i32 %81, %82
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw i32, ptr addrspace(1) %78, i64 %84
  %86 = load i32, ptr addrspace(1) %85, align 4
  %87 = zext i32 %86 to i64
  %88 = mul i64 %77, %87
  %89 = load i32, ptr addrspace(5) %25, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 %90
  %92 = load i32, ptr addrspace(5) %91, align 4
  %93 = zext i32 %92 to i64
  %94 = add i64 %88, %93
  %95 = load i64, ptr addrspace(5) %23, align 8
  %96 = add i64 %95, %94
  store i64 %96, ptr addrspace(5) %23, align 8
  %97 = load i64, ptr addrspace(5) %23, align 8
  %98 = trunc i64 %97 to i32
  %99 = load i32, ptr addrspace(5) %25, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 %100
  store i32 %98, ptr addrspace(5) %101, align 4
  %102 = load i64, ptr addrspace(5) %23, align 8
  %103 = lshr i64 %102, 32
  store i64 %103, ptr addrspace(5) %23, align 8
  br label %104

104:                                              ; preds = %75
  %105 = load i32, ptr addrspace(5) %25, align 4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr addrspace(5) %25, align 4
  br label %72

107:                                              ; preds = %72
  %108 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 8
  %109 = load i32, ptr addrspace(5) %108, align 4
  %110 = zext i32 %109 to i64
  %111 = load i64, ptr addrspace(5) %23, align 8
  %112 = add i64 %111, %110
  store i64 %112, ptr addrspace(5) %23, align 8
  %113 = load i64, ptr addrspace(5) %23, align 8
  %114 = trunc i64 %113 to i32
  %115 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 8
  store i32 %114, ptr addrspace(5) %115, align 4
  %116 = load i64, ptr addrspace(5) %23, align 8
  %117 = lshr i64 %116, 32
  %118 = trunc i64 %117 to i32
  %119 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 9
  store i32 %118, ptr addrspace(5) %119, align 4
  %120 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 0
  %121 = load i32, ptr addrspace(5) %120, align 4
  %122 = load i32, ptr %32, align 4
  %123 = mul i32 %121, %122
  store i32 %123, ptr addrspace(5) %26, align 4
  %124 = load i32, ptr addrspace(5) %26, align 4
  %125 = zext i32 %124 to i64
  %126 = load ptr addrspace(4), ptr %31, align 8
  %127 = getelementptr inbounds i32, ptr addrspace(4) %126, i64 0
  %128 = load i32, ptr addrspace(4) %127, align 4
  %129 = zext i32 %128 to i64
  %130 = mul i64 %125, %129
  %131 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 0
  %132 = load i32, ptr addrspace(5) %131, align 4
  %133 = zext i32 %132 to i64
  %134 = add i64 %130, %133
  store i64 %134, ptr addrspace(5) %23, align 8
  %135 = load i64, ptr addrspace(5) %23, align 8
  %136 = lshr i64 %135, 32
  store i64 %136, ptr addrspace(5) %23, align 8
  store i32 1, ptr addrspace(5) %27, align 4
  br label %137

137:                                              ; preds = %166, %107
  %138 = load i32, ptr addrspace(5) %27, align 4
  %139 = icmp slt i32 %138, 8
  br i1 %139, label %140, label %169

140:                                              ; preds = %137
  %141 = load i32, ptr addrspace(5) %26, align 4
  %142 = zext i32 %141 to i64
  %143 = load ptr addrspace(4), ptr %31, align 8
  %144 = load i32, ptr addrspace(5) %27, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds i32, ptr addrspace(4) %143, i64 %145
  %147 = load i32, ptr addrspace(4) %146, align 4
  %148 = zext i32 %147 to i64
  %149 = mul i64 %142, %148
  %150 = load i32, ptr addrspace(5) %27, align 4
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 %151
  %153 = load i32, ptr addrspace(5) %152, align 4
  %154 = zext i32 %153 to i64
  %155 = add i64 %149, %154
  %156 = load i64, ptr addrspace(5) %23, align 8
  %157 = add i64 %156, %155
  store i64 %157, ptr addrspace(5) %23, align 8
  %158 = load i64, ptr addrspace(5) %23, align 8
  %159 = trunc i64 %158 to i32
  %160 = load i32, ptr addrspace(5) %27, align 4
  %161 = sub nsw i32 %160, 1
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 %162
  store i32 %159, ptr addrspace(5) %163, align 4
  %164 = load i64, ptr addrspace(5) %23, align 8
  %165 = lshr i64 %164, 32
  store i64 %165, ptr addrspace(5) %23, align 8
  br label %166

166:                                              ; preds = %140
  %167 = load i32, ptr addrspace(5) %27, align 4
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr addrspace(5) %27, align 4
  br label %137

169:                                              ; preds = %137
  %170 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 8
  %171 = load i32, ptr addrspace(5) %170, align 4
  %172 = zext i32 %171 to i64
  %173 = load i64, ptr addrspace(5) %23, align 8
  %174 = add i64 %173, %172
  store i64 %174, ptr addrspace(5) %23, align 8
  %175 = load i64, ptr addrspace(5) %23, align 8
  %176 = trunc i64 %175 to i32
  %177 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 7
  store i32 %176, ptr addrspace(5) %177, align 4
  %178 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 9
  %179 = load i32, ptr addrspace(5) %178, align 4
  %180 = load i64, ptr addrspace(5) %23, align 8
  %181 = lshr i64 %180, 32
  %182 = trunc i64 %181 to i32
  %183 = add i32 %179, %182
  %184 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 8
  store i32 %183, ptr addrspace(5) %184, align 4
  br label %185

185:                                              ; preds = %169
  %186 = load i32, ptr addrspace(5) %22, align 4
  %187 = add nsw i32 %186, 1
  store i32 %187, ptr addrspace(5) %22, align 4
  br label %59

188:                                              ; preds = %59
  store i32 0, ptr addrspace(5) %28, align 4
  br label %189

189:                                              ; preds = %205, %188
  %190 = load i32, ptr addrspace(5) %28, align 4
  %191 = icmp slt i32 %190, 8
  br i1 %191, label %192, label %208

192:                                              ; preds = %189
  %193 = load i32, ptr addrspace(5) %28, align 4
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds [10 x i32], ptr addrspace(5) %21, i64 0, i64 %194
  %196 = load i32, ptr addrspace(5) %195, align 4
  %197 = load ptr addrspace(1), ptr %33, align 8
  %198 = load i32, ptr addrspace(5) %28, align 4
  %199 = load i32, ptr %34, align 4
  %200 = mul i32 %198, %199
  %201 = load i32, ptr addrspace(5) %20, align 4
  %202 = add i32 %200, %201
  %203 = zext i32 %202 to i64
  %204 = getelementptr inbounds nuw i32, ptr addrspace(1) %197, i64 %203
  store i32 %196, ptr addrspace(1) %204, align 4
  br label %205

205:                                              ; preds = %192
  %206 = load i32, ptr addrspace(5) %28, align 4
  %207 = add nsw i32 %206, 1
  store i32 %207, ptr addrspace(5) %28, align 4
  br label %189

208:                                              ; preds = %57, %189
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p5.i64(ptr addrspace(5) writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
!6 = !{i32 1, i32 1, i32 2, i32 0, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uint*", !"uint*", !"uint*", !"uint", !"uint*", !"uint"}
!9 = !{!"const", !"const", !"const", !"", !"", !""}
