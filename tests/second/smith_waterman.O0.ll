; ModuleID = 'smith_waterman.cl'
source_filename = "smith_waterman.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@smith_waterman.score = internal addrspace(3) global [3 x [65 x i32]] undef, align 4
@smith_waterman.best = internal addrspace(3) global [64 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @smith_waterman(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i8, align 1, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca ptr addrspace(1), align 8, addrspace(5)
  %31 = alloca ptr addrspace(1), align 8, addrspace(5)
  %32 = alloca ptr addrspace(1), align 8, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = addrspacecast ptr addrspace(5) %30 to ptr
  %38 = addrspacecast ptr addrspace(5) %31 to ptr
  %39 = addrspacecast ptr addrspace(5) %32 to ptr
  %40 = addrspacecast ptr addrspace(5) %33 to ptr
  %41 = addrspacecast ptr addrspace(5) %34 to ptr
  %42 = addrspacecast ptr addrspace(5) %35 to ptr
  %43 = addrspacecast ptr addrspace(5) %36 to ptr
  store ptr addrspace(1) %0, ptr %37, align 8
  store ptr addrspace(1) %1, ptr %38, align 8
  store ptr addrspace(1) %2, ptr %39, align 8
  store i32 %3, ptr %40, align 4
  store i32 %4, ptr %41, align 4
  store i32 %5, ptr %42, align 4
  store i32 %6, ptr %43, align 4
  %44 = load ptr addrspace(1), ptr %37, align 8
  %45 = load ptr addrspace(1), ptr %38, align 8
  %46 = load ptr addrspace(1), ptr %39, align 8
  %47 = load i32, ptr %40, align 4
  %48 = load i32, ptr %41, align 4
  %49 = load i32, ptr %42, align 4
  %50 = load i32, ptr %43, align 4
  %51 = addrspacecast ptr addrspace(5) %11 to ptr
  %52 = addrspacecast ptr addrspace(5) %12 to ptr
  %53 = addrspacecast ptr addrspace(5) %13 to ptr
  %54 = addrspacecast ptr addrspace(5) %14 to ptr
  %55 = addrspacecast ptr addrspace(5) %15 to ptr
  %56 = addrspacecast ptr addrspace(5) %16 to ptr
  %57 = addrspacecast ptr addrspace(5) %17 to ptr
  store ptr addrspace(1) %44, ptr %51, align 8
  store ptr addrspace(1) %45, ptr %52, align 8
  store ptr addrspace(1) %46, ptr %53, align 8
  store i32 %47, ptr %54, align 4
  store i32 %48, ptr %55, align 4
  store i32 %49, ptr %56, align 4
  store i32 %50, ptr %57, align 4
  %58 = addrspacecast ptr addrspace(5) %10 to ptr
  %59 = call i32 @llvm.amdgcn.workitem.id.x()
  %60 = zext i32 %59 to i64
  store i32 %59, ptr addrspace(5) %18, align 4
  %61 = load ptr addrspace(1), ptr %51, align 8
  %62 = addrspacecast ptr addrspace(5) %8 to ptr
  %63 = call i32 @llvm.amdgcn.workgroup.id.x()
  %64 = zext i32 %63 to i64
  %65 = mul i64 %64, 64
  %66 = load i32, ptr addrspace(5) %18, align 4
  %67 = sext i32 %66 to i64
  %68 = add i64 %65, %67
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %61, i64 %68
  %70 = load i8, ptr addrspace(1) %69, align 1
  store i8 %70, ptr addrspace(5) %19, align 1
  store i32 0, ptr addrspace(5) %20, align 4
  br label %71

71:                                               ; preds = %88, %7
  %72 = load i32, ptr addrspace(5) %20, align 4
  %73 = icmp slt i32 %72, 3
  br i1 %73, label %74, label %91

74:                                               ; preds = %71
  %75 = load i32, ptr addrspace(5) %20, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [3 x [65 x i32]], ptr addrspace(3) @smith_waterman.score, i64 0, i64 %76
  %78 = load i32, ptr addrspace(5) %18, align 4
  %79 = add nsw i32 %78, 1
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [65 x i32], ptr addrspace(3) %77, i64 0, i64 %80
  store i32 0, ptr addrspace(3) %81, align 4
  %82 = load i32, ptr addrspace(5) %18, align 4
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %88

84:                                               ; preds = %74
  %85 = load i32, ptr addrspace(5) %20, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [3 x [65 x i32]], ptr addrspace(3) @smith_waterman.score, i64 0, i64 %86
  store i32 0, ptr addrspace(3) %87, align 4
  br label %88

88:                                               ; preds = %84, %74
  %89 = load i32, ptr addrspace(5) %20, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr addrspace(5) %20, align 4
  br label %71

91:                                               ; preds = %71
  store i32 0, ptr addrspace(5) %21, align 4
  store i32 0, ptr addrspace(5) %22, align 4
  br label %92

92:                                               ; preds = %165, %91
  %93 = load i32, ptr addrspace(5) %22, align 4
  %94 = load i32, ptr %54, align 4
  %95 = add nsw i32 %94, 64
  %96 = sub nsw i32 %95, 1
  %97 = icmp slt i32 %93, %96
  br i1 %97, label %98, label %176

98:                                               ; preds = %92
  %99 = load i32, ptr addrspace(5) %22, align 4
  %100 = srem i32 %99, 3
  store i32 %100, ptr addrspace(5) %23, align 4
  %101 = load i32, ptr addrspace(5) %22, align 4
  %102 = add nsw i32 %101, 2
  %103 = srem i32 %102, 3
  store i32 %103, ptr addrspace(5) %24, align 4
  %104 = load i32, ptr addrspace(5) %22, align 4
  %105 = add nsw i32 %104, 1
  %106 = srem i32 %105, 3
  store i32 %106, ptr addrspace(5) %25, align 4
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %107 = load i32, ptr addrspace(5) %22, align 4
  %108 = load i32, ptr addrspace(5) %18, align 4
  %109 = sub nsw i32 %107, %108
  store i32 %109, ptr addrspace(5) %26, align 4
  store i32 0, ptr addrspace(5) %27, align 4
  %110 = load i32, ptr addrspace(5) %26, align 4
  %111 = icmp sge i32 %110, 0
  br i1 %111, label %112, label %165

112:                                              ; preds = %98
  %113 = load i32, ptr addrspace(5) %26, align 4
  %114 = load i32, ptr %54, align 4
  %115 = icmp slt i32 %113, %114
  br i1 %115, label %116, label %165

116:                                              ; preds = %112
  %117 = load i8, ptr addrspace(5) %19, align 1
  %118 = zext i8 %117 to i32
  %119 = load ptr addrspace(1), ptr %52, align 8
  %120 = load i32, ptr addrspace(5) %26, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i8, ptr addrspace(1) %119, i64 %121
  %123 = load i8, ptr addrspace(1) %122, align 1
  %124 = zext i8 %123 to i32
  %125 = icmp eq i32 %118, %124
  br i1 %125, label %126, label %128

126:                                              ; preds = %116
  %127 = load i32, ptr %55, align 4
  br label %130

128:                                              ; preds = %116
  %129 = load i32, ptr %56, align 4
  br label %130

130:                                              ; preds = %128, %126
  %131 = phi i32 [ %127, %126 ], [ %129, %128 ]
  store i32 %131, ptr addrspace(5) %28, align 4
  %132 = load i32, ptr addrspace(5) %25, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [3 x [65 x i32]], ptr addrspace(3) @smith_waterman.score, i64 0, i64 %133
  %135 = load i32, ptr addrspace(5) %18, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [65 x i32], ptr addrspace(3) %134, i64 0, i64 %136
  %138 = load i32, ptr addrspace(3) %137, align 4
  %139 = load i32, ptr addrspace(5) %28, align 4
  %140 = add nsw i32 %138, %139
  %141 = call i32 @llvm.smax.i32(i32 %140, i32 0)
  store i32 %141, ptr addrspace(5) %27, align 4
  %142 = load i32, ptr addrspace(5) %27, align 4
  %143 = load i32, ptr addrspace(5) %24, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [3 x [65 x i32]], ptr addrspace(3) @smith_waterman.score, i64 0, i64 %144
  %146 = load i32, ptr addrspace(5) %18, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [65 x i32], ptr addrspace(3) %145, i64 0, i64 %147
  %149 = load i32, ptr addrspace(3) %148, align 4
  %150 = load i32, ptr addrspace(5) %24, align 4
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [3 x [65 x i32]], ptr addrspace(3) @smith_waterman.score, i64 0, i64 %151
  %153 = load i32, ptr addrspace(5) %18, align 4
  %154 = add nsw i32 %153, 1
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [65 x i32], ptr addrspace(3) %152, i64 0, i64 %155
  %157 = load i32, ptr addrspace(3) %156, align 4
  %158 = call i32 @llvm.smax.i32(i32 %149, i32 %157)
  %159 = load i32, ptr %57, align 4
  %160 = sub nsw i32 %158, %159
  %161 = call i32 @llvm.smax.i32(i32 %142, i32 %160)
  store i32 %161, ptr addrspace(5) %27, align 4
  %162 = load i32, ptr addrspace(5) %21, align 4
  %163 = load i32, ptr addrspace(5) %27, align 4
  %164 = call i32 @llvm.smax.i32(i32 %162, i32 %163)
  store i32 %164, ptr addrspace(5) %21, align 4
  br label %165

165:                                              ; preds = %130, %112, %98
  %166 = load i32, ptr addrspace(5) %27, align 4
  %167 = load i32, ptr addrspace(5) %23, align 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [3 x [65 x i32]], ptr addrspace(3) @smith_waterman.score, i64 0, i64 %168
  %170 = load i32, ptr addrspace(5) %18, align 4
  %171 = add nsw i32 %170, 1
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [65 x i32], ptr addrspace(3) %169, i64 0, i64 %172
  store i32 %166, ptr addrspace(3) %173, align 4
  %174 = load i32, ptr addrspace(5) %22, align 4
  %175 = add nsw i32 %174, 1
  store i32 %175, ptr addrspace(5) %22, align 4
  br label %92

176:                                              ; preds = %92
  %177 = load i32, ptr addrspace(5) %21, align 4
  %178 = load i32, ptr addrspace(5) %18, align 4
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds [64 x i32], ptr addrspace(3) @smith_waterman.best, i64 0, i64 %179
  store i32 %177, ptr addrspace(3) %180, align 4
  store i32 32, ptr addrspace(5) %29, align 4
  br label %181

181:                                              ; preds = %203, %176
  %182 = load i32, ptr addrspace(5) %29, align 4
  %183 = icmp sgt i32 %182, 0
  br i1 %183, label %184, label %206

184:                                              ; preds = %181
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %185 = load i32, ptr addrspace(5) %18, align 4
  %186 = load i32, ptr addrspace(5) %29, align 4
  %187 = icmp slt i32 %185, %186
  br i1 %187, label %188, label %203

188:                                              ; preds = %184
  %189 = load i32, ptr addrspace(5) %18, align 4
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds [64 x i32], ptr addrspace(3) @smith_waterman.best, i64 0, i64 %190
  %192 = load i32, ptr addrspace(3) %191, align 4
  %193 = load i32, ptr addrspace(5) %18, align 4
  %194 = load i32, ptr addrspace(5) %29, align 4
  %195 = add nsw i32 %193, %194
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds [64 x i32], ptr addrspace(3) @smith_waterman.best, i64 0, i64 %196
  %198 = load i32, ptr addrspace(3) %197, align 4
  %199 = call i32 @llvm.smax.i32(i32 %192, i32 %198)
  %200 = load i32, ptr addrspace(5) %18, align 4
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds [64 x i32], ptr addrspace(3) @smith_waterman.best, i64 0, i64 %201
  store i32 %199, ptr addrspace(3) %202, align 4
  br label %203

203:                                              ; preds = %188, %184
  %204 = load i32, ptr addrspace(5) %29, align 4
  %205 = sdiv i32 %204, 2
  store i32 %205, ptr addrspace(5) %29, align 4
  br label %181

206:                                              ; preds = %181
  %207 = load i32, ptr addrspace(5) %18, align 4
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %216

209:                                              ; preds = %206
  %210 = load i32, ptr addrspace(3) @smith_waterman.best, align 4
  %211 = load ptr addrspace(1), ptr %53, align 8
  %212 = addrspacecast ptr addrspace(5) %9 to ptr
  %213 = call i32 @llvm.amdgcn.workgroup.id.x()
  %214 = zext i32 %213 to i64
  %215 = getelementptr inbounds nuw i32, ptr addrspace(1) %211, i64 %214
  store i32 %210, ptr addrspace(1) %215, align 4
  br label %216

216:                                              ; preds = %206, %209
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_smith_waterman(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i8, align 1, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = addrspacecast ptr addrspace(5) %11 to ptr
  %31 = addrspacecast ptr addrspace(5) %12 to ptr
  %32 = addrspacecast ptr addrspace(5) %13 to ptr
  %33 = addrspacecast ptr addrspace(5) %14 to ptr
  %34 = addrspacecast ptr addrspace(5) %15 to ptr
  %35 = addrspacecast ptr addrspace(5) %16 to ptr
  %36 = addrspacecast ptr addrspace(5) %17 to ptr
  store ptr addrspace(1) %0, ptr %30, align 8
  store ptr addrspace(1) %1, ptr %31, align 8
  store ptr addrspace(1) %2, ptr %32, align 8
  store i32 %3, ptr %33, align 4
  store i32 %4, ptr %34, align 4
  store i32 %5, ptr %35, align 4
  store i32 %6, ptr %36, align 4
  %37 = addrspacecast ptr addrspace(5) %10 to ptr
  %38 = call i32 @llvm.amdgcn.workitem.id.x()
  %39 = zext i32 %38 to i64
  %40 = trunc i64 %39 to i32
  store i32 %40, ptr addrspace(5) %18, align 4
  %41 = load ptr addrspace(1), ptr %30, align 8
  %42 = addrspacecast ptr addrspace(5) %8 to ptr
  %43 = call i32 @llvm.amdgcn.workgroup.id.x()
  %44 = zext i32 %43 to i64
  %45 = mul i64 %44, 64
  %46 = load i32, ptr addrspace(5) %18, align 4
  %47 = sext i32 %46 to i64
  %48 = add i64 %45, %47
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %41, i64 %48
  %50 = load i8, ptr addrspace(1) %49, align 1
  store i8 %50, ptr addrspace(5) %19, align 1
  store i32 0, ptr addrspace(5) %20, align 4
  br label %51

51:                                               ; preds = %70, %7
  %52 = load i32, ptr addrspace(5) %20, align 4
  %53 = icmp slt i32 %52, 3
  br i1 %53, label %54, label %73

54:                                               ; preds = %51
  %55 = load i32, ptr addrspace(5) %20, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [3 x [65 x i32]], ptr addrspace(3) @smith_waterman.score, i64 0, i64 %56
  %58 = load i32, ptr addrspace(5) %18, align 4
  %59 = add nsw i32 %58, 1
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [65 x i32], ptr addrspace(3) %57, i64 0, i64 %60
  store i32 0, ptr addrspace(3) %61, align 4
  %62 = load i32, ptr addrspace(5) %18, align 4
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %69

64:                                               ; preds = %54
  %65 = load i32, ptr addrspace(5) %20, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [3 x [65 x i32]], ptr addrspace(3) @smith_waterman.score, i64 0, i64 %66
  %68 = getelementptr inbounds [65 x i32], ptr addrspace(3) %67, i64 0, i64 0
  store i32 0, ptr addrspace(3) %68, align 4
  br label %69

69:                                               ; preds = %64, %54
  br label %70

70:                                               ; preds = %69
  %71 = load i32, ptr addrspace(5) %20, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr addrspace(5) %20, align 4
  br label %51

73:                                               ; preds = %51
  store i32 0, ptr addrspace(5) %21, align 4
  store i32 0, ptr addrspace(5) %22, align 4
  br label %74

74:                                               ; preds = %156, %73
  %75 = load i32, ptr addrspace(5) %22, align 4
  %76 = load i32, ptr %33, align 4
  %77 = add nsw i32 %76, 64
  %78 = sub nsw i32 %77, 1
  %79 = icmp slt i32 %75, %78
  br i1 %79, label %80, label %159

80:                                               ; preds = %74
  %81 = load i32, ptr addrspace(5) %22, align 4
  %82 = srem i32 %81, 3
  store i32 %82, ptr addrspace(5) %23, align 4
  %83 = load i32, ptr addrspace(5) %22, align 4
  %84 = add nsw i32 %83, 2
  %85 = srem i32 %84, 3
  store i32 %85, ptr addrspace(5) %24, align 4
  %86 = load i32, ptr addrspace(5) %22, align 4
  %87 = add nsw i32 %86, 1
  %88 = srem i32 %87, 3
  store i32 %88, ptr addrspace(5) %25, align 4
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %89 = load i32, ptr addrspace(5) %22, align 4
  %90 = load i32, ptr addrspace(5) %18, align 4
  %91 = sub nsw i32 %89, %90
  store i32 %91, ptr addrspace(5) %26, align 4
  store i32 0, ptr addrspace(5) %27, align 4
  %92 = load i32, ptr addrspace(5) %26, align 4
  %93 = icmp sge i32 %92, 0
  br i1 %93, label %94, label %147

94:                                               ; preds = %80
  %95 = load i32, ptr addrspace(5) %26, align 4
  %96 = load i32, ptr %33, align 4
  %97 = icmp slt i32 %95, %96
  br i1 %97, label %98, label %147

98:                                               ; preds = %94
  %99 = load i8, ptr addrspace(5) %19, align 1
  %100 = zext i8 %99 to i32
  %101 = load ptr addrspace(1), ptr %31, align 8
  %102 = load i32, ptr addrspace(5) %26, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds i8, ptr addrspace(1) %101, i64 %103
  %105 = load i8, ptr addrspace(1) %104, align 1
  %106 = zext i8 %105 to i32
  %107 = icmp eq i32 %100, %106
  br i1 %107, label %108, label %110

108:                                              ; preds = %98
  %109 = load i32, ptr %34, align 4
  br label %112

110:                                              ; preds = %98
  %111 = load i32, ptr %35, align 4
  br label %112

112:                                              ; preds = %110, %108
  %113 = phi i32 [ %109, %108 ], [ %111, %110 ]
  store i32 %113, ptr addrspace(5) %28, align 4
  %114 = load i32, ptr addrspace(5) %25, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [3 x [65 x i32]], ptr addrspace(3) @smith_waterman.score, i64 0, i64 %115
  %117 = load i32, ptr addrspace(5) %18, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [65 x i32], ptr addrspace(3) %116, i64 0, i64 %118
  %120 = load i32, ptr addrspace(3) %119, align 4
  %121 = load i32, ptr addrspace(5) %28, align 4
  %122 = add nsw i32 %120, %121
  %123 = call i32 @llvm.smax.i32(i32 %122, i32 0)
  store i32 %123, ptr addrspace(5) %27, align 4
  %124 = load i32, ptr addrspace(5) %27, align 4
  %125 = load i32, ptr addrspace(5) %24, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [3 x [65 x i32]], ptr addrspace(3) @smith_waterman.score, i64 0, i64 %126
  %128 = load i32, ptr addrspace(5) %18, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [65 x i32], ptr addrspace(3) %127, i64 0, i64 %129
  %131 = load i32, ptr addrspace(3) %130, align 4
  %132 = load i32, ptr addrspace(5) %24, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [3 x [65 x i32]], ptr addrspace(3) @smith_waterman.score, i64 0, i64 %133
  %135 = load i32, ptr addrspace(5) %18, align 4
  %136 = add nsw i32 %135, 1
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [65 x i32], ptr addrspace(3) %134, i64 0, i64 %137
  %139 = load i32, ptr addrspace(3) %138, align 4
  %140 = call i32 @llvm.smax.i32(i32 %131, i32 %139)
  %141 = load i32, ptr %36, align 4
  %142 = sub nsw i32 %140, %141
  %143 = call i32 @llvm.smax.i32(i32 %124, i32 %142)
  store i32 %143, ptr addrspace(5) %27, align 4
  %144 = load i32, ptr addrspace(5) %21, align 4
  %145 = load i32, ptr addrspace(5) %27, align 4
  %146 = call i32 @llvm.smax.i32(i32 %144, i32 %145)
  store i32 %146, ptr addrspace(5) %21, align 4
  br label %147

147:                                              ; preds = %112, %94, %80
  %148 = load i32, ptr addrspace(5) %27, align 4
  %149 = load i32, ptr addrspace(5) %23, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [3 x [65 x i32]], ptr addrspace(3) @smith_waterman.score, i64 0, i64 %150
  %152 = load i32, ptr addrspace(5) %18, align 4
  %153 = add nsw i32 %152, 1
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [65 x i32], ptr addrspace(3) %151, i64 0, i64 %154
  store i32 %148, ptr addrspace(3) %155, align 4
  br label %156

156:                                              ; preds = %147
  %157 = load i32, ptr addrspace(5) %22, align 4
  %158 = add nsw i32 %157, 1
  store i32 %158, ptr addrspace(5) %22, align 4
  br label %74

159:                                              ; preds = %74
  %160 = load i32, ptr addrspace(5) %21, align 4
  %161 = load i32, ptr addrspace(5) %18, align 4
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [64 x i32], ptr addrspace(3) @smith_waterman.best, i64 0, i64 %162
  store i32 %160, ptr addrspace(3) %163, align 4
  store i32 32, ptr addrspace(5) %29, align 4
  br label %164

164:                                              ; preds = %187, %159
  %165 = load i32, ptr addrspace(5) %29, align 4
  %166 = icmp sgt i32 %165, 0
  br i1 %166, label %167, label %190

167:                                              ; preds = %164
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %168 = load i32, ptr addrspace(5) %18, align 4
  %169 = load i32, ptr addrspace(5) %29, align 4
  %170 = icmp slt i32 %168, %169
  br i1 %170, label %171, label %186

171:                                              ; preds = %167
  %172 = load i32, ptr addrspace(5) %18, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [64 x i32], ptr addrspace(3) @smith_waterman.best, i64 0, i64 %173
  %175 = load i32, ptr addrspace(3) %174, align 4
  %176 = load i32, ptr addrspace(5) %18, align 4
  %177 = load i32, ptr addrspace(5) %29, align 4
  %178 = add nsw i32 %176, %177
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds [64 x i32], ptr addrspace(3) @smith_waterman.best, i64 0, i64 %179
  %181 = load i32, ptr addrspace(3) %180, align 4
  %182 = call i32 @llvm.smax.i32(i32 %175, i32 %181)
  %183 = load i32, ptr addrspace(5) %18, align 4
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds [64 x i32], ptr addrspace(3) @smith_waterman.best, i64 0, i64 %184
  store i32 %182, ptr addrspace(3) %185, align 4
  br label %186

186:                                              ; preds = %171, %167
  br label %187

187:                                              ; preds = %186
  %188 = load i32, ptr addrspace(5) %29, align 4
  %189 = sdiv i32 %188, 2
  store i32 %189, ptr addrspace(5) %29, align 4
  br label %164

190:                                              ; preds = %164
  %191 = load i32, ptr addrspace(5) %18, align 4
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %200

193:                                              ; preds = %190
  %194 = load i32, ptr addrspace(3) @smith_waterman.best, align 4
  %195 = load ptr addrspace(1), ptr %32, align 8
  %196 = addrspacecast ptr addrspace(5) %9 to ptr
  %197 = call i32 @llvm.amdgcn.workgroup.id.x()
  %198 = zext i32 %197 to i64
  %199 = getelementptr inbounds nuw i32, ptr addrspace(1) %195, i64 %198
  store i32 %194, ptr addrspace(1) %199, align 4
  br label %200

200:                                              ; preds = %193, %190
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

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
!6 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"uchar*", !"uchar*", !"int*", !"int", !"int", !"int", !"int"}
!9 = !{!"const", !"const", !"", !"", !"", !"", !""}
!10 = !{i32 64, i32 1, i32 1}
!11 = !{!"amdgpu-synchronize-as", !"local"}
