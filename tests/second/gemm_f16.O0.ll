; ModuleID = 'gemm_f16.cl'
source_filename = "gemm_f16.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@gemm_f16.bs = internal addrspace(3) global [16 x [16 x <2 x half>]] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @gemm_f16(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca [4 x [2 x <2 x half>]], align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca <2 x half>, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = alloca ptr addrspace(1), align 8, addrspace(5)
  %28 = alloca ptr addrspace(1), align 8, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = addrspacecast ptr addrspace(5) %26 to ptr
  %32 = addrspacecast ptr addrspace(5) %27 to ptr
  %33 = addrspacecast ptr addrspace(5) %28 to ptr
  %34 = addrspacecast ptr addrspace(5) %29 to ptr
  %35 = addrspacecast ptr addrspace(5) %30 to ptr
  store ptr addrspace(1) %0, ptr %31, align 8
  store ptr addrspace(1) %1, ptr %32, align 8
  store ptr addrspace(1) %2, ptr %33, align 8
  store i32 %3, ptr %34, align 4
  store i32 %4, ptr %35, align 4
  %36 = load ptr addrspace(1), ptr %31, align 8
  %37 = load ptr addrspace(1), ptr %32, align 8
  %38 = load ptr addrspace(1), ptr %33, align 8
  %39 = load i32, ptr %34, align 4
  %40 = load i32, ptr %35, align 4
  %41 = addrspacecast ptr addrspace(5) %10 to ptr
  %42 = addrspacecast ptr addrspace(5) %11 to ptr
  %43 = addrspacecast ptr addrspace(5) %12 to ptr
  %44 = addrspacecast ptr addrspace(5) %13 to ptr
  %45 = addrspacecast ptr addrspace(5) %14 to ptr
  store ptr addrspace(1) %36, ptr %41, align 8
  store ptr addrspace(1) %37, ptr %42, align 8
  store ptr addrspace(1) %38, ptr %43, align 8
  store i32 %39, ptr %44, align 4
  store i32 %40, ptr %45, align 4
  %46 = addrspacecast ptr addrspace(5) %9 to ptr
  %47 = call i32 @llvm.amdgcn.workitem.id.x()
  %48 = zext i32 %47 to i64
  store i32 %47, ptr addrspace(5) %15, align 4
  %49 = addrspacecast ptr addrspace(5) %8 to ptr
  %50 = call i32 @llvm.amdgcn.workitem.id.y()
  %51 = zext i32 %50 to i64
  store i32 %50, ptr addrspace(5) %16, align 4
  %52 = addrspacecast ptr addrspace(5) %7 to ptr
  %53 = call i32 @llvm.amdgcn.workgroup.id.y()
  %54 = zext i32 %53 to i64
  %55 = mul i64 %54, 8
  %56 = load i32, ptr addrspace(5) %16, align 4
  %57 = sext i32 %56 to i64
  %58 = add i64 %55, %57
  %59 = mul i64 %58, 4
  %60 = trunc i64 %59 to i32
  store i32 %60, ptr addrspace(5) %17, align 4
  %61 = addrspacecast ptr addrspace(5) %6 to ptr
  %62 = call i32 @llvm.amdgcn.workgroup.id.x()
  %63 = zext i32 %62 to i64
  %64 = mul i64 %63, 16
  %65 = load i32, ptr addrspace(5) %15, align 4
  %66 = mul nsw i32 %65, 2
  %67 = sext i32 %66 to i64
  %68 = add i64 %64, %67
  %69 = trunc i64 %68 to i32
  store i32 %69, ptr addrspace(5) %18, align 4
  call void @llvm.memset.p5.i64(ptr addrspace(5) align 4 %19, i8 0, i64 32, i1 false)
  store i32 0, ptr addrspace(5) %20, align 4
  br label %70

70:                                               ; preds = %186, %5
  %71 = load i32, ptr addrspace(5) %20, align 4
  %72 = load i32, ptr %45, align 4
  %73 = icmp slt i32 %71, %72
  br i1 %73, label %74, label %189

74:                                               ; preds = %70
  %75 = load i32, ptr addrspace(5) %16, align 4
  store i32 %75, ptr addrspace(5) %21, align 4
  br label %76

76:                                               ; preds = %79, %74
  %77 = load i32, ptr addrspace(5) %21, align 4
  %78 = icmp slt i32 %77, 16
  br i1 %78, label %79, label %120

79:                                               ; preds = %76
  %80 = load ptr addrspace(1), ptr %42, align 8
  %81 = load i32, ptr addrspace(5) %20, align 4
  %82 = load i32, ptr addrspace(5) %21, align 4
  %83 = add nsw i32 %81, %82
  %84 = load i32, ptr %44, align 4
  %85 = mul nsw i32 %83, %84
  %86 = load i32, ptr addrspace(5) %18, align 4
  %87 = add nsw i32 %85, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds <2 x half>, ptr addrspace(1) %80, i64 %88
  %90 = load <2 x half>, ptr addrspace(1) %89, align 4
  %91 = load i32, ptr addrspace(5) %21, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [16 x [16 x <2 x half>]], ptr addrspace(3) @gemm_f16.bs, i64 0, i64 %92
  %94 = load i32, ptr addrspace(5) %15, align 4
  %95 = mul nsw i32 %94, 2
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [16 x <2 x half>], ptr addrspace(3) %93, i64 0, i64 %96
  store <2 x half> %90, ptr addrspace(3) %97, align 4
  %98 = load ptr addrspace(1), ptr %42, align 8
  %99 = load i32, ptr addrspace(5) %20, align 4
  %100 = load i32, ptr addrspace(5) %21, align 4
  %101 = add nsw i32 %99, %100
  %102 = load i32, ptr %44, align 4
  %103 = mul nsw i32 %101, %102
  %104 = load i32, ptr addrspace(5) %18, align 4
  %105 = add nsw i32 %103, %104
  %106 = add nsw i32 %105, 1
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds <2 x half>, ptr addrspace(1) %98, i64 %107
  %109 = load <2 x half>, ptr addrspace(1) %108, align 4
  %110 = load i32, ptr addrspace(5) %21, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [16 x [16 x <2 x half>]], ptr addrspace(3) @gemm_f16.bs, i64 0, i64 %111
  %113 = load i32, ptr addrspace(5) %15, align 4
  %114 = mul nsw i32 %113, 2
  %115 = add nsw i32 %114, 1
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [16 x <2 x half>], ptr addrspace(3) %112, i64 0, i64 %116
  store <2 x half> %109, ptr addrspace(3) %117, align 4
  %118 = load i32, ptr addrspace(5) %21, align 4
  %119 = add nsw i32 %118, 8
  store i32 %119, ptr addrspace(5) %21, align 4
  br label %76

120:                                              ; preds = %76
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  store i32 0, ptr addrspace(5) %22, align 4
  br label %121

121:                                              ; preds = %183, %120
  %122 = load i32, ptr addrspace(5) %22, align 4
  %123 = icmp slt i32 %122, 16
  br i1 %123, label %124, label %186

124:                                              ; preds = %121
  store i32 0, ptr addrspace(5) %23, align 4
  br label %125

125:                                              ; preds = %128, %124
  %126 = load i32, ptr addrspace(5) %23, align 4
  %127 = icmp slt i32 %126, 4
  br i1 %127, label %128, label %183

128:                                              ; preds = %125
  %129 = load ptr addrspace(1), ptr %41, align 8
  %130 = load i32, ptr addrspace(5) %17, align 4
  %131 = load i32, ptr addrspace(5) %23, align 4
  %132 = add nsw i32 %130, %131
  %133 = load i32, ptr %45, align 4
  %134 = mul nsw i32 %132, %133
  %135 = load i32, ptr addrspace(5) %20, align 4
  %136 = add nsw i32 %134, %135
  %137 = load i32, ptr addrspace(5) %22, align 4
  %138 = add nsw i32 %136, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds half, ptr addrspace(1) %129, i64 %139
  %141 = load half, ptr addrspace(1) %140, align 2
  %142 = insertelement <2 x half> poison, half %141, i64 0
  %143 = shufflevector <2 x half> %142, <2 x half> poison, <2 x i32> zeroinitializer
  store <2 x half> %143, ptr addrspace(5) %24, align 4
  %144 = load <2 x half>, ptr addrspace(5) %24, align 4
  %145 = load i32, ptr addrspace(5) %22, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [16 x [16 x <2 x half>]], ptr addrspace(3) @gemm_f16.bs, i64 0, i64 %146
  %148 = load i32, ptr addrspace(5) %15, align 4
  %149 = mul nsw i32 %148, 2
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [16 x <2 x half>], ptr addrspace(3) %147, i64 0, i64 %150
  %152 = load <2 x half>, ptr addrspace(3) %151, align 4
  %153 = load i32, ptr addrspace(5) %23, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [4 x [2 x <2 x half>]], ptr addrspace(5) %19, i64 0, i64 %154
  %156 = load <2 x half>, ptr addrspace(5) %155, align 4
  %157 = call <2 x half> @llvm.fma.v2f16(<2 x half> %144, <2 x half> %152, <2 x half> %156)
  %158 = load i32, ptr addrspace(5) %23, align 4
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [4 x [2 x <2 x half>]], ptr addrspace(5) %19, i64 0, i64 %159
  store <2 x half> %157, ptr addrspace(5) %160, align 4
  %161 = load <2 x half>, ptr addrspace(5) %24, align 4
  %162 = load i32, ptr addrspace(5) %22, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [16 x [16 x <2 x half>]], ptr addrspace(3) @gemm_f16.bs, i64 0, i64 %163
  %165 = load i32, ptr addrspace(5) %15, align 4
  %166 = mul nsw i32 %165, 2
  %167 = add nsw i32 %166, 1
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [16 x <2 x half>], ptr addrspace(3) %164, i64 0, i64 %168
  %170 = load <2 x half>, ptr addrspace(3) %169, align 4
  %171 = load i32, ptr addrspace(5) %23, align 4
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [4 x [2 x <2 x half>]], ptr addrspace(5) %19, i64 0, i64 %172
  %174 = getelementptr inbounds [2 x <2 x half>], ptr addrspace(5) %173, i64 0, i64 1
  %175 = load <2 x half>, ptr addrspace(5) %174, align 4
  %176 = call <2 x half> @llvm.fma.v2f16(<2 x half> %161, <2 x half> %170, <2 x half> %175)
  %177 = load i32, ptr addrspace(5) %23, align 4
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [4 x [2 x <2 x half>]], ptr addrspace(5) %19, i64 0, i64 %178
  %180 = getelementptr inbounds [2 x <2 x half>], ptr addrspace(5) %179, i64 0, i64 1
  store <2 x half> %176, ptr addrspace(5) %180, align 4
  %181 = load i32, ptr addrspace(5) %23, align 4
  %182 = add nsw i32 %181, 1
  store i32 %182, ptr addrspace(5) %23, align 4
  br label %125

183:                                              ; preds = %125
  %184 = load i32, ptr addrspace(5) %22, align 4
  %185 = add nsw i32 %184, 1
  store i32 %185, ptr addrspace(5) %22, align 4
  br label %121

186:                                              ; preds = %121
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  %187 = load i32, ptr addrspace(5) %20, align 4
  %188 = add nsw i32 %187, 16
  store i32 %188, ptr addrspace(5) %20, align 4
  br label %70

189:                                              ; preds = %70
  store i32 0, ptr addrspace(5) %25, align 4
  br label %190

190:                                              ; preds = %193, %189
  %191 = load i32, ptr addrspace(5) %25, align 4
  %192 = icmp slt i32 %191, 4
  br i1 %192, label %193, label %226

193:                                              ; preds = %190
  %194 = load i32, ptr addrspace(5) %25, align 4
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds [4 x [2 x <2 x half>]], ptr addrspace(5) %19, i64 0, i64 %195
  %197 = load <2 x half>, ptr addrspace(5) %196, align 4
  %198 = load ptr addrspace(1), ptr %43, align 8
  %199 = load i32, ptr addrspace(5) %17, align 4
  %200 = load i32, ptr addrspace(5) %25, align 4
  %201 = add nsw i32 %199, %200
  %202 = load i32, ptr %44, align 4
  %203 = mul nsw i32 %201, %202
  %204 = load i32, ptr addrspace(5) %18, align 4
  %205 = add nsw i32 %203, %204
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds <2 x half>, ptr addrspace(1) %198, i64 %206
  store <2 x half> %197, ptr addrspace(1) %207, align 4
  %208 = load i32, ptr addrspace(5) %25, align 4
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds [4 x [2 x <2 x half>]], ptr addrspace(5) %19, i64 0, i64 %209
  %211 = getelementptr inbounds [2 x <2 x half>], ptr addrspace(5) %210, i64 0, i64 1
  %212 = load <2 x half>, ptr addrspace(5) %211, align 4
  %213 = load ptr addrspace(1), ptr %43, align 8
  %214 = load i32, ptr addrspace(5) %17, align 4
  %215 = load i32, ptr addrspace(5) %25, align 4
  %216 = add nsw i32 %214, %215
  %217 = load i32, ptr %44, align 4
  %218 = mul nsw i32 %216, %217
  %219 = load i32, ptr addrspace(5) %18, align 4
  %220 = add nsw i32 %218, %219
  %221 = add nsw i32 %220, 1
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds <2 x half>, ptr addrspace(1) %213, i64 %222
  store <2 x half> %212, ptr addrspace(1) %223, align 4
  %224 = load i32, ptr addrspace(5) %25, align 4
  %225 = add nsw i32 %224, 1
  store i32 %225, ptr addrspace(5) %25, align 4
  br label %190

226:                                              ; preds = %190
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_gemm_f16(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca [4 x [2 x <2 x half>]], align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca <2 x half>, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = addrspacecast ptr addrspace(5) %10 to ptr
  %27 = addrspacecast ptr addrspace(5) %11 to ptr
  %28 = addrspacecast ptr addrspace(5) %12 to ptr
  %29 = addrspacecast ptr addrspace(5) %13 to ptr
  %30 = addrspacecast ptr addrspace(5) %14 to ptr
  store ptr addrspace(1) %0, ptr %26, align 8
  store ptr addrspace(1) %1, ptr %27, align 8
  store ptr addrspace(1) %2, ptr %28, align 8
  store i32 %3, ptr %29, align 4
  store i32 %4, ptr %30, align 4
  %31 = addrspacecast ptr addrspace(5) %9 to ptr
  %32 = call i32 @llvm.amdgcn.workitem.id.x()
  %33 = zext i32 %32 to i64
  %34 = trunc i64 %33 to i32
  store i32 %34, ptr addrspace(5) %15, align 4
  %35 = addrspacecast ptr addrspace(5) %8 to ptr
  %36 = call i32 @llvm.amdgcn.workitem.id.y()
  %37 = zext i32 %36 to i64
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr addrspace(5) %16, align 4
  %39 = addrspacecast ptr addrspace(5) %7 to ptr
  %40 = call i32 @llvm.amdgcn.workgroup.id.y()
  %41 = zext i32 %40 to i64
  %42 = mul i64 %41, 8
  %43 = load i32, ptr addrspace(5) %16, align 4
  %44 = sext i32 %43 to i64
  %45 = add i64 %42, %44
  %46 = mul i64 %45, 4
  %47 = trunc i64 %46 to i32
  store i32 %47, ptr addrspace(5) %17, align 4
  %48 = addrspacecast ptr addrspace(5) %6 to ptr
  %49 = call i32 @llvm.amdgcn.workgroup.id.x()
  %50 = zext i32 %49 to i64
  %51 = mul i64 %50, 16
  %52 = load i32, ptr addrspace(5) %15, align 4
  %53 = mul nsw i32 %52, 2
  %54 = sext i32 %53 to i64
  %55 = add i64 %51, %54
  %56 = trunc i64 %55 to i32
  store i32 %56, ptr addrspace(5) %18, align 4
  call void @llvm.memset.p5.i64(ptr addrspace(5) align 4 %19, i8 0, i64 32, i1 false)
  store i32 0, ptr addrspace(5) %20, align 4
  br label %57

57:                                               ; preds = %179, %5
  %58 = load i32, ptr addrspace(5) %20, align 4
  %59 = load i32, ptr %30, align 4
  %60 = icmp slt i32 %58, %59
  br i1 %60, label %61, label %182

61:                                               ; preds = %57
  %62 = load i32, ptr addrspace(5) %16, align 4
  store i32 %62, ptr addrspace(5) %21, align 4
  br label %63

63:                                               ; preds = %105, %61
  %64 = load i32, ptr addrspace(5) %21, align 4
  %65 = icmp slt i32 %64, 16
  br i1 %65, label %66, label %108

66:                                               ; preds = %63
  %67 = load ptr addrspace(1), ptr %27, align 8
  %68 = load i32, ptr addrspace(5) %20, align 4
  %69 = load i32, ptr addrspace(5) %21, align 4
  %70 = add nsw i32 %68, %69
  %71 = load i32, ptr %29, align 4
  %72 = mul nsw i32 %70, %71
  %73 = load i32, ptr addrspace(5) %18, align 4
  %74 = add nsw i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds <2 x half>, ptr addrspace(1) %67, i64 %75
  %77 = load <2 x half>, ptr addrspace(1) %76, align 4
  %78 = load i32, ptr addrspace(5) %21, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [16 x [16 x <2 x half>]], ptr addrspace(3) @gemm_f16.bs, i64 0, i64 %79
  %81 = load i32, ptr addrspace(5) %15, align 4
  %82 = mul nsw i32 %81, 2
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [16 x <2 x half>], ptr addrspace(3) %80, i64 0, i64 %83
  store <2 x half> %77, ptr addrspace(3) %84, align 4
  %85 = load ptr addrspace(1), ptr %27, align 8
  %86 = load i32, ptr addrspace(5) %20, align 4
  %87 = load i32, ptr addrspace(5) %21, align 4
  %88 = add nsw i32 %86, %87
  %89 = load i32, ptr %29, align 4
  %90 = mul nsw i32 %88, %89
  %91 = load i32, ptr addrspace(5) %18, align 4
  %92 = add nsw i32 %90, %91
  %93 = add nsw i32 %92, 1
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds <2 x half>, ptr addrspace(1) %85, i64 %94
  %96 = load <2 x half>, ptr addrspace(1) %95, align 4
  %97 = load i32, ptr addrspace(5) %21, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [16 x [16 x <2 x half>]], ptr addrspace(3) @gemm_f16.bs, i64 0, i64 %98
  %100 = load i32, ptr addrspace(5) %15, align 4
  %101 = mul nsw i32 %100, 2
  %102 = add nsw i32 %101, 1
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [16 x <2 x half>], ptr addrspace(3) %99, i64 0, i64 %103
  store <2 x half> %96, ptr addrspace(3) %104, align 4
  br label %105

105:                                              ; preds = %66
  %106 = load i32, ptr addrspace(5) %21, align 4
  %107 = add nsw i32 %106, 8
  store i32 %107, ptr addrspace(5) %21, align 4
  br label %63

108:                                              ; preds = %63
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  store i32 0, ptr addrspace(5) %22, align 4
  br label %109

109:                                              ; preds = %175, %108
  %110 = load i32, ptr addrspace(5) %22, align 4
  %111 = icmp slt i32 %110, 16
  br i1 %111, label %112, label %178

112:                                              ; preds = %109
  store i32 0, ptr addrspace(5) %23, align 4
  br label %113

113:                                              ; preds = %171, %112
  %114 = load i32, ptr addrspace(5) %23, align 4
  %115 = icmp slt i32 %114, 4
  br i1 %115, label %116, label %174

116:                                              ; preds = %113
  %117 = load ptr addrspace(1), ptr %26, align 8
  %118 = load i32, ptr addrspace(5) %17, align 4
  %119 = load i32, ptr addrspace(5) %23, align 4
  %120 = add nsw i32 %118, %119
  %121 = load i32, ptr %30, align 4
  %122 = mul nsw i32 %120, %121
  %123 = load i32, ptr addrspace(5) %20, align 4
  %124 = add nsw i32 %122, %123
  %125 = load i32, ptr addrspace(5) %22, align 4
  %126 = add nsw i32 %124, %125
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds half, ptr addrspace(1) %117, i64 %127
  %129 = load half, ptr addrspace(1) %128, align 2
  %130 = insertelement <2 x half> poison, half %129, i64 0
  %131 = shufflevector <2 x half> %130, <2 x half> poison, <2 x i32> zeroinitializer
  store <2 x half> %131, ptr addrspace(5) %24, align 4
  %132 = load <2 x half>, ptr addrspace(5) %24, align 4
  %133 = load i32, ptr addrspace(5) %22, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [16 x [16 x <2 x half>]], ptr addrspace(3) @gemm_f16.bs, i64 0, i64 %134
  %136 = load i32, ptr addrspace(5) %15, align 4
  %137 = mul nsw i32 %136, 2
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [16 x <2 x half>], ptr addrspace(3) %135, i64 0, i64 %138
  %140 = load <2 x half>, ptr addrspace(3) %139, align 4
  %141 = load i32, ptr addrspace(5) %23, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [4 x [2 x <2 x half>]], ptr addrspace(5) %19, i64 0, i64 %142
  %144 = getelementptr inbounds [2 x <2 x half>], ptr addrspace(5) %143, i64 0, i64 0
  %145 = load <2 x half>, ptr addrspace(5) %144, align 4
  %146 = call <2 x half> @llvm.fma.v2f16(<2 x half> %132, <2 x half> %140, <2 x half> %145)
  %147 = load i32, ptr addrspace(5) %23, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [4 x [2 x <2 x half>]], ptr addrspace(5) %19, i64 0, i64 %148
  %150 = getelementptr inbounds [2 x <2 x half>], ptr addrspace(5) %149, i64 0, i64 0
  store <2 x half> %146, ptr addrspace(5) %150, align 4
  %151 = load <2 x half>, ptr addrspace(5) %24, align 4
  %152 = load i32, ptr addrspace(5) %22, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [16 x [16 x <2 x half>]], ptr addrspace(3) @gemm_f16.bs, i64 0, i64 %153
  %155 = load i32, ptr addrspace(5) %15, align 4
  %156 = mul nsw i32 %155, 2
  %157 = add nsw i32 %156, 1
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [16 x <2 x half>], ptr addrspace(3) %154, i64 0, i64 %158
  %160 = load <2 x half>, ptr addrspace(3) %159, align 4
  %161 = load i32, ptr addrspace(5) %23, align 4
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [4 x [2 x <2 x half>]], ptr addrspace(5) %19, i64 0, i64 %162
  %164 = getelementptr inbounds [2 x <2 x half>], ptr addrspace(5) %163, i64 0, i64 1
  %165 = load <2 x half>, ptr addrspace(5) %164, align 4
  %166 = call <2 x half> @llvm.fma.v2f16(<2 x half> %151, <2 x half> %160, <2 x half> %165)
  %167 = load i32, ptr addrspace(5) %23, align 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [4 x [2 x <2 x half>]], ptr addrspace(5) %19, i64 0, i64 %168
  %170 = getelementptr inbounds [2 x <2 x half>], ptr addrspace(5) %169, i64 0, i64 1
  store <2 x half> %166, ptr addrspace(5) %170, align 4
  br label %171

171:                                              ; preds = %116
  %172 = load i32, ptr addrspace(5) %23, align 4
  %173 = add nsw i32 %172, 1
  store i32 %173, ptr addrspace(5) %23, align 4
  br label %113

174:                                              ; preds = %113
  br label %175

175:                                              ; preds = %174
  %176 = load i32, ptr addrspace(5) %22, align 4
  %177 = add nsw i32 %176, 1
  store i32 %177, ptr addrspace(5) %22, align 4
  br label %109

178:                                              ; preds = %109
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  br label %179

179:                                              ; preds = %178
  %180 = load i32, ptr addrspace(5) %20, align 4
  %181 = add nsw i32 %180, 16
  store i32 %181, ptr addrspace(5) %20, align 4
  br label %57

182:                                              ; preds = %57
  store i32 0, ptr addrspace(5) %25, align 4
  br label %183

183:                                              ; preds = %218, %182
  %184 = load i32, ptr addrspace(5) %25, align 4
  %185 = icmp slt i32 %184, 4
  br i1 %185, label %186, label %221

186:                                              ; preds = %183
  %187 = load i32, ptr addrspace(5) %25, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [4 x [2 x <2 x half>]], ptr addrspace(5) %19, i64 0, i64 %188
  %190 = getelementptr inbounds [2 x <2 x half>], ptr addrspace(5) %189, i64 0, i64 0
  %191 = load <2 x half>, ptr addrspace(5) %190, align 4
  %192 = load ptr addrspace(1), ptr %28, align 8
  %193 = load i32, ptr addrspace(5) %17, align 4
  %194 = load i32, ptr addrspace(5) %25, align 4
  %195 = add nsw i32 %193, %194
  %196 = load i32, ptr %29, align 4
  %197 = mul nsw i32 %195, %196
  %198 = load i32, ptr addrspace(5) %18, align 4
  %199 = add nsw i32 %197, %198
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds <2 x half>, ptr addrspace(1) %192, i64 %200
  store <2 x half> %191, ptr addrspace(1) %201, align 4
  %202 = load i32, ptr addrspace(5) %25, align 4
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds [4 x [2 x <2 x half>]], ptr addrspace(5) %19, i64 0, i64 %203
  %205 = getelementptr inbounds [2 x <2 x half>], ptr addrspace(5) %204, i64 0, i64 1
  %206 = load <2 x half>, ptr addrspace(5) %205, align 4
  %207 = load ptr addrspace(1), ptr %28, align 8
  %208 = load i32, ptr addrspace(5) %17, align 4
  %209 = load i32, ptr addrspace(5) %25, align 4
  %210 = add nsw i32 %208, %209
  %211 = load i32, ptr %29, align 4
  %212 = mul nsw i32 %210, %211
  %213 = load i32, ptr addrspace(5) %18, align 4
  %214 = add nsw i32 %212, %213
  %215 = add nsw i32 %214, 1
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds <2 x half>, ptr addrspace(1) %207, i64 %216
  store <2 x half> %206, ptr addrspace(1) %217, align 4
  br label %218

218:                                              ; preds = %186
  %219 = load i32, ptr addrspace(5) %25, align 4
  %220 = add nsw i32 %219, 1
  store i32 %220, ptr addrspace(5) %25, align 4
  br label %183

221:                                              ; preds = %183
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p5.i64(ptr addrspace(5) writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="64,64" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none"}
!8 = !{!"half*", !"half2*", !"half2*", !"int", !"int"}
!9 = !{!"half*", !"half __attribute__((ext_vector_type(2)))*", !"half __attribute__((ext_vector_type(2)))*", !"int", !"int"}
!10 = !{!"const", !"const", !"", !"", !""}
!11 = !{i32 8, i32 8, i32 1}
!12 = !{!"amdgpu-synchronize-as", !"local"}
