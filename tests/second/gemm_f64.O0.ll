; ModuleID = 'gemm_f64.cl'
source_filename = "gemm_f64.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @gemm_f64(ptr addrspace(1) noalias noundef align 8 %0, ptr addrspace(1) noalias noundef align 8 %1, ptr addrspace(1) noalias noundef align 8 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(4), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca ptr addrspace(4), align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca [2 x [4 x double]], align 8, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca [2 x double], align 8, addrspace(5)
  %32 = alloca [4 x double], align 8, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca ptr addrspace(1), align 8, addrspace(5)
  %40 = alloca ptr addrspace(1), align 8, addrspace(5)
  %41 = alloca ptr addrspace(1), align 8, addrspace(5)
  %42 = alloca i32, align 4, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = alloca i32, align 4, addrspace(5)
  %45 = addrspacecast ptr addrspace(5) %39 to ptr
  %46 = addrspacecast ptr addrspace(5) %40 to ptr
  %47 = addrspacecast ptr addrspace(5) %41 to ptr
  %48 = addrspacecast ptr addrspace(5) %42 to ptr
  %49 = addrspacecast ptr addrspace(5) %43 to ptr
  %50 = addrspacecast ptr addrspace(5) %44 to ptr
  store ptr addrspace(1) %0, ptr %45, align 8
  store ptr addrspace(1) %1, ptr %46, align 8
  store ptr addrspace(1) %2, ptr %47, align 8
  store i32 %3, ptr %48, align 4
  store i32 %4, ptr %49, align 4
  store i32 %5, ptr %50, align 4
  %51 = load ptr addrspace(1), ptr %45, align 8
  %52 = load ptr addrspace(1), ptr %46, align 8
  %53 = load ptr addrspace(1), ptr %47, align 8
  %54 = load i32, ptr %48, align 4
  %55 = load i32, ptr %49, align 4
  %56 = load i32, ptr %50, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !10)
  call void @llvm.experimental.noalias.scope.decl(metadata !13)
  call void @llvm.experimental.noalias.scope.decl(metadata !15)
  %57 = addrspacecast ptr addrspace(5) %21 to ptr
  %58 = addrspacecast ptr addrspace(5) %22 to ptr
  %59 = addrspacecast ptr addrspace(5) %23 to ptr
  %60 = addrspacecast ptr addrspace(5) %24 to ptr
  %61 = addrspacecast ptr addrspace(5) %25 to ptr
  %62 = addrspacecast ptr addrspace(5) %26 to ptr
  store ptr addrspace(1) %51, ptr %57, align 8, !noalias !17
  store ptr addrspace(1) %52, ptr %58, align 8, !noalias !17
  store ptr addrspace(1) %53, ptr %59, align 8, !noalias !17
  store i32 %54, ptr %60, align 4, !noalias !17
  store i32 %55, ptr %61, align 4, !noalias !17
  store i32 %56, ptr %62, align 4, !noalias !17
  %63 = addrspacecast ptr addrspace(5) %20 to ptr
  %64 = addrspacecast ptr addrspace(5) %18 to ptr
  %65 = call i32 @llvm.amdgcn.workgroup.id.y()
  %66 = addrspacecast ptr addrspace(5) %17 to ptr
  %67 = addrspacecast ptr addrspace(5) %13 to ptr
  %68 = addrspacecast ptr addrspace(5) %14 to ptr
  store i32 6, ptr %68, align 4
  %69 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %69, ptr addrspace(5) %15, align 8
  %70 = load ptr addrspace(4), ptr addrspace(5) %15, align 8
  %71 = load i32, ptr %68, align 4
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr addrspace(4) %70, i64 %72
  %74 = load i16, ptr addrspace(4) %73, align 2
  %75 = zext i16 %74 to i32
  %76 = mul i32 %65, %75
  %77 = addrspacecast ptr addrspace(5) %16 to ptr
  %78 = call i32 @llvm.amdgcn.workitem.id.y()
  %79 = add i32 %76, %78
  %80 = zext i32 %79 to i64
  %81 = mul i64 2, %80
  %82 = trunc i64 %81 to i32
  store i32 %82, ptr addrspace(5) %27, align 4, !noalias !17
  %83 = addrspacecast ptr addrspace(5) %19 to ptr
  %84 = addrspacecast ptr addrspace(5) %12 to ptr
  %85 = call i32 @llvm.amdgcn.workgroup.id.x()
  %86 = addrspacecast ptr addrspace(5) %11 to ptr
  %87 = addrspacecast ptr addrspace(5) %8 to ptr
  %88 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 4, ptr %88, align 4
  %89 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %89, ptr addrspace(5) %10, align 8
  %90 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %91 = load i32, ptr %88, align 4
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw i8, ptr addrspace(4) %90, i64 %92
  %94 = load i16, ptr addrspace(4) %93, align 2
  %95 = zext i16 %94 to i32
  %96 = mul i32 %85, %95
  %97 = addrspacecast ptr addrspace(5) %7 to ptr
  %98 = call i32 @llvm.amdgcn.workitem.id.x()
  %99 = add i32 %96, %98
  %100 = zext i32 %99 to i64
  %101 = mul i64 4, %100
  %102 = trunc i64 %101 to i32
  store i32 %102, ptr addrspace(5) %28, align 4, !noalias !17
  %103 = load i32, ptr addrspace(5) %27, align 4, !noalias !17
  %104 = add i32 %103, 2
  %105 = load i32, ptr %60, align 4, !noalias !17
  %106 = icmp ugt i32 %104, %105
  br i1 %106, label %112, label %107

107:                                              ; preds = %6
  %108 = load i32, ptr addrspace(5) %28, align 4, !noalias !17
  %109 = add i32 %108, 4
  %110 = load i32, ptr %61, align 4, !noalias !17
  %111 = icmp ugt i32 %109, %110
  br i1 %111, label %112, label %113

112:                                              ; preds = %107, %6
  br label %226

113:                                              ; preds = %107
  call void @llvm.memset.p5.i64(ptr addrspace(5) align 8 %29, i8 0, i64 64, i1 false), !noalias !17
  store i32 0, ptr addrspace(5) %30, align 4, !noalias !17
  br label %114

114:                                              ; preds = %190, %113
  %115 = load i32, ptr addrspace(5) %30, align 4, !noalias !17
  %116 = load i32, ptr %62, align 4, !noalias !17
  %117 = icmp ult i32 %115, %116
  br i1 %117, label %118, label %193

118:                                              ; preds = %114
  store i32 0, ptr addrspace(5) %33, align 4, !noalias !17
  br label %119

119:                                              ; preds = %122, %118
  %120 = load i32, ptr addrspace(5) %33, align 4, !noalias !17
  %121 = icmp ult i32 %120, 2
  br i1 %121, label %122, label %139

122:                                              ; preds = %119
  %123 = load ptr addrspace(1), ptr %57, align 8, !noalias !17
  %124 = load i32, ptr addrspace(5) %27, align 4, !noalias !17
  %125 = load i32, ptr addrspace(5) %33, align 4, !noalias !17
  %126 = add i32 %124, %125
  %127 = load i32, ptr %62, align 4, !noalias !17
  %128 = mul i32 %126, %127
  %129 = load i32, ptr addrspace(5) %30, align 4, !noalias !17
  %130 = add i32 %128, %129
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds nuw double, ptr addrspace(1) %123, i64 %131
  %133 = load double, ptr addrspace(1) %132, align 8
  %134 = load i32, ptr addrspace(5) %33, align 4, !noalias !17
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw [2 x double], ptr addrspace(5) %31, i64 0, i64 %135
  store double %133, ptr addrspace(5) %136, align 8, !noalias !17
  %137 = load i32, ptr addrspace(5) %33, align 4, !noalias !17
  %138 = add i32 %137, 1
  store i32 %138, ptr addrspace(5) %33, align 4, !noalias !17
  br label %119, !llvm.loop !18

139:                                              ; preds = %119
  store i32 0, ptr addrspace(5) %34, align 4, !noalias !17
  br label %140

140:                                              ; preds = %143, %139
  %141 = load i32, ptr addrspace(5) %34, align 4, !noalias !17
  %142 = icmp ult i32 %141, 4
  br i1 %142, label %143, label %160

143:                                              ; preds = %140
  %144 = load ptr addrspace(1), ptr %58, align 8, !noalias !17
  %145 = load i32, ptr addrspace(5) %28, align 4, !noalias !17
  %146 = load i32, ptr addrspace(5) %34, align 4, !noalias !17
  %147 = add i32 %145, %146
  %148 = load i32, ptr %62, align 4, !noalias !17
  %149 = mul i32 %147, %148
  %150 = load i32, ptr addrspace(5) %30, align 4, !noalias !17
  %151 = add i32 %149, %150
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds nuw double, ptr addrspace(1) %144, i64 %152
  %154 = load double, ptr addrspace(1) %153, align 8
  %155 = load i32, ptr addrspace(5) %34, align 4, !noalias !17
  %156 = zext i32 %155 to i64
  %157 = getelementptr inbounds nuw [4 x double], ptr addrspace(5) %32, i64 0, i64 %156
  store double %154, ptr addrspace(5) %157, align 8, !noalias !17
  %158 = load i32, ptr addrspace(5) %34, align 4, !noalias !17
  %159 = add i32 %158, 1
  store i32 %159, ptr addrspace(5) %34, align 4, !noalias !17
  br label %140, !llvm.loop !20

160:                                              ; preds = %140
  store i32 0, ptr addrspace(5) %35, align 4, !noalias !17
  br label %161

161:                                              ; preds = %187, %160
  %162 = load i32, ptr addrspace(5) %35, align 4, !noalias !17
  %163 = icmp ult i32 %162, 2
  br i1 %163, label %164, label %190

164:                                              ; preds = %161
  store i32 0, ptr addrspace(5) %36, align 4, !noalias !17
  br label %165

165:                                              ; preds = %168, %164
  %166 = load i32, ptr addrspace(5) %36, align 4, !noalias !17
  %167 = icmp ult i32 %166, 4
  br i1 %167, label %168, label %187

168:                                              ; preds = %165
  %169 = load i32, ptr addrspace(5) %35, align 4, !noalias !17
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds nuw [2 x double], ptr addrspace(5) %31, i64 0, i64 %170
  %172 = load double, ptr addrspace(5) %171, align 8, !noalias !17
  %173 = load i32, ptr addrspace(5) %36, align 4, !noalias !17
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw [4 x double], ptr addrspace(5) %32, i64 0, i64 %174
  %176 = load double, ptr addrspace(5) %175, align 8, !noalias !17
  %177 = load i32, ptr addrspace(5) %35, align 4, !noalias !17
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds nuw [2 x [4 x double]], ptr addrspace(5) %29, i64 0, i64 %178
  %180 = load i32, ptr addrspace(5) %36, align 4, !noalias !17
  %181 = zext i32 %180 to i64
  %182 = getelementptr inbounds nuw [4 x double], ptr addrspace(5) %179, i64 0, i64 %181
  %183 = load double, ptr addrspace(5) %182, align 8, !noalias !17
  %184 = call double @llvm.fmuladd.f64(double %172, double %176, double %183)
  store double %184, ptr addrspace(5) %182, align 8, !noalias !17
  %185 = load i32, ptr addrspace(5) %36, align 4, !noalias !17
  %186 = add i32 %185, 1
  store i32 %186, ptr addrspace(5) %36, align 4, !noalias !17
  br label %165, !llvm.loop !21

187:                                              ; preds = %165
  %188 = load i32, ptr addrspace(5) %35, align 4, !noalias !17
  %189 = add i32 %188, 1
  store i32 %189, ptr addrspace(5) %35, align 4, !noalias !17
  br label %161, !llvm.loop !22

190:                                              ; preds = %161
  %191 = load i32, ptr addrspace(5) %30, align 4, !noalias !17
  %192 = add i32 %191, 1
  store i32 %192, ptr addrspace(5) %30, align 4, !noalias !17
  br label %114

193:                                              ; preds = %114
  store i32 0, ptr addrspace(5) %37, align 4, !noalias !17
  br label %194

194:                                              ; preds = %223, %193
  %195 = load i32, ptr addrspace(5) %37, align 4, !noalias !17
  %196 = icmp ult i32 %195, 2
  br i1 %196, label %197, label %226

197:                                              ; preds = %194
  store i32 0, ptr addrspace(5) %38, align 4, !noalias !17
  br label %198

198:                                              ; preds = %201, %197
  %199 = load i32, ptr addrspace(5) %38, align 4, !noalias !17
  %200 = icmp ult i32 %199, 4
  br i1 %200, label %201, label %223

201:                                              ; preds = %198
  %202 = load i32, ptr addrspace(5) %37, align 4, !noalias !17
  %203 = zext i32 %202 to i64
  %204 = getelementptr inbounds nuw [2 x [4 x double]], ptr addrspace(5) %29, i64 0, i64 %203
  %205 = load i32, ptr addrspace(5) %38, align 4, !noalias !17
  %206 = zext i32 %205 to i64
  %207 = getelementptr inbounds nuw [4 x double], ptr addrspace(5) %204, i64 0, i64 %206
  %208 = load double, ptr addrspace(5) %207, align 8, !noalias !17
  %209 = load ptr addrspace(1), ptr %59, align 8, !noalias !17
  %210 = load i32, ptr addrspace(5) %27, align 4, !noalias !17
  %211 = load i32, ptr addrspace(5) %37, align 4, !noalias !17
  %212 = add i32 %210, %211
  %213 = load i32, ptr %61, align 4, !noalias !17
  %214 = mul i32 %212, %213
  %215 = load i32, ptr addrspace(5) %28, align 4, !noalias !17
  %216 = add i32 %214, %215
  %217 = load i32, ptr addrspace(5) %38, align 4, !noalias !17
  %218 = add i32 %216, %217
  %219 = zext i32 %218 to i64
  %220 = getelementptr inbounds nuw double, ptr addrspace(1) %209, i64 %219
  store double %208, ptr addrspace(1) %220, align 8
  %221 = load i32, ptr addrspace(5) %38, align 4, !noalias !17
  %222 = add i32 %221, 1
  store i32 %222, ptr addrspace(5) %38, align 4, !noalias !17
  br label %198, !llvm.loop !23

223:                                              ; preds = %198
  %224 = load i32, ptr addrspace(5) %37, align 4, !noalias !17
  %225 = add i32 %224, 1
  store i32 %225, ptr addrspace(5) %37, align 4, !noalias !17
  br label %194, !llvm.loop !24

226:                                              ; preds = %112, %194
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_gemm_f64(ptr addrspace(1) noalias noundef align 8 %0, ptr addrspace(1) noalias noundef align 8 %1, ptr addrspace(1) noalias noundef align 8 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(4), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca ptr addrspace(4), align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca [2 x [4 x double]], align 8, addrspace(5)
  %30 = alloca i32, align 4, addrspace(5)
  %31 = alloca [2 x double], align 8, addrspace(5)
  %32 = alloca [4 x double], align 8, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca i32, align 4, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = addrspacecast ptr addrspace(5) %21 to ptr
  %40 = addrspacecast ptr addrspace(5) %22 to ptr
  %41 = addrspacecast ptr addrspace(5) %23 to ptr
  %42 = addrspacecast ptr addrspace(5) %24 to ptr
  %43 = addrspacecast ptr addrspace(5) %25 to ptr
  %44 = addrspacecast ptr addrspace(5) %26 to ptr
  store ptr addrspace(1) %0, ptr %39, align 8
  store ptr addrspace(1) %1, ptr %40, align 8
  store ptr addrspace(1) %2, ptr %41, align 8
  store i32 %3, ptr %42, align 4
  store i32 %4, ptr %43, align 4
  store i32 %5, ptr %44, align 4
  %45 = addrspacecast ptr addrspace(5) %20 to ptr
  %46 = addrspacecast ptr addrspace(5) %18 to ptr
  %47 = call i32 @llvm.amdgcn.workgroup.id.y()
  %48 = addrspacecast ptr addrspace(5) %17 to ptr
  %49 = addrspacecast ptr addrspace(5) %13 to ptr
  %50 = addrspacecast ptr addrspace(5) %14 to ptr
  store i32 6, ptr %50, align 4
  %51 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %51, ptr addrspace(5) %15, align 8
  %52 = load ptr addrspace(4), ptr addrspace(5) %15, align 8
  %53 = load i32, ptr %50, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr addrspace(4) %52, i64 %54
  %56 = load i16, ptr addrspace(4) %55, align 2
  %57 = zext i16 %56 to i32
  %58 = mul i32 %47, %57
  %59 = addrspacecast ptr addrspace(5) %16 to ptr
  %60 = call i32 @llvm.amdgcn.workitem.id.y()
  %61 = add i32 %58, %60
  %62 = zext i32 %61 to i64
  %63 = mul i64 2, %62
  %64 = trunc i64 %63 to i32
  store i32 %64, ptr addrspace(5) %27, align 4
  %65 = addrspacecast ptr addrspace(5) %19 to ptr
  %66 = addrspacecast ptr addrspace(5) %12 to ptr
  %67 = call i32 @llvm.amdgcn.workgroup.id.x()
  %68 = addrspacecast ptr addrspace(5) %11 to ptr
  %69 = addrspacecast ptr addrspace(5) %8 to ptr
  %70 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 4, ptr %70, align 4
  %71 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %71, ptr addrspace(5) %10, align 8
  %72 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %73 = load i32, ptr %70, align 4
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw i8, ptr addrspace(4) %72, i64 %74
  %76 = load i16, ptr addrspace(4) %75, align 2
  %77 = zext i16 %76 to i32
  %78 = mul i32 %67, %77
  %79 = addrspacecast ptr addrspace(5) %7 to ptr
  %80 = call i32 @llvm.amdgcn.workitem.id.x()
  %81 = add i32 %78, %80
  %82 = zext i32 %81 to i64
  %83 = mul i64 4, %82
  %84 = trunc i64 %83 to i32
  store i32 %84, ptr addrspace(5) %28, align 4
  %85 = load i32, ptr addrspace(5) %27, align 4
  %86 = add i32 %85, 2
  %87 = load i32, ptr %42, align 4
  %88 = icmp ugt i32 %86, %87
  br i1 %88, label %94, label %89

89:                                               ; preds = %6
  %90 = load i32, ptr addrspace(5) %28, align 4
  %91 = add i32 %90, 4
  %92 = load i32, ptr %43, align 4
  %93 = icmp ugt i32 %91, %92
  br i1 %93, label %94, label %95

94:                                               ; preds = %89, %6
  br label %215

95:                                               ; preds = %89
  call void @llvm.memset.p5.i64(ptr addrspace(5) align 8 %29, i8 0, i64 64, i1 false)
  store i32 0, ptr addrspace(5) %30, align 4
  br label %96

96:                                               ; preds = %177, %95
  %97 = load i32, ptr addrspace(5) %30, align 4
  %98 = load i32, ptr %44, align 4
  %99 = icmp ult i32 %97, %98
  br i1 %99, label %100, label %180

100:                                              ; preds = %96
  store i32 0, ptr addrspace(5) %33, align 4
  br label %101

101:                                              ; preds = %119, %100
  %102 = load i32, ptr addrspace(5) %33, align 4
  %103 = icmp ult i32 %102, 2
  br i1 %103, label %104, label %122

104:                                              ; preds = %101
  %105 = load ptr addrspace(1), ptr %39, align 8
  %106 = load i32, ptr addrspace(5) %27, align 4
  %107 = load i32, ptr addrspace(5) %33, align 4
  %108 = add i32 %106, %107
  %109 = load i32, ptr %44, align 4
  %110 = mul i32 %108, %109
  %111 = load i32, ptr addrspace(5) %30, align 4
  %112 = add i32 %110, %111
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw double, ptr addrspace(1) %105, i64 %113
  %115 = load double, ptr addrspace(1) %114, align 8
  %116 = load i32, ptr addrspace(5) %33, align 4
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw [2 x double], ptr addrspace(5) %31, i64 0, i64 %117
  store double %115, ptr addrspace(5) %118, align 8
  br label %119

119:                                              ; preds = %104
  %120 = load i32, ptr addrspace(5) %33, align 4
  %121 = add i32 %120, 1
  store i32 %121, ptr addrspace(5) %33, align 4
  br label %101, !llvm.loop !18

122:                                              ; preds = %101
  store i32 0, ptr addrspace(5) %34, align 4
  br label %123

123:                                              ; preds = %141, %122
  %124 = load i32, ptr addrspace(5) %34, align 4
  %125 = icmp ult i32 %124, 4
  br i1 %125, label %126, label %144

126:                                              ; preds = %123
  %127 = load ptr addrspace(1), ptr %40, align 8
  %128 = load i32, ptr addrspace(5) %28, align 4
  %129 = load i32, ptr addrspace(5) %34, align 4
  %130 = add i32 %128, %129
  %131 = load i32, ptr %44, align 4
  %132 = mul i32 %130, %131
  %133 = load i32, ptr addrspace(5) %30, align 4
  %134 = add i32 %132, %133
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw double, ptr addrspace(1) %127, i64 %135
  %137 = load double, ptr addrspace(1) %136, align 8
  %138 = load i32, ptr addrspace(5) %34, align 4
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw [4 x double], ptr addrspace(5) %32, i64 0, i64 %139
  store double %137, ptr addrspace(5) %140, align 8
  br label %141

141:                                              ; preds = %126
  %142 = load i32, ptr addrspace(5) %34, align 4
  %143 = add i32 %142, 1
  store i32 %143, ptr addrspace(5) %34, align 4
  br label %123, !llvm.loop !20

144:                                              ; preds = %123
  store i32 0, ptr addrspace(5) %35, align 4
  br label %145

145:                                              ; preds = %173, %144
  %146 = load i32, ptr addrspace(5) %35, align 4
  %147 = icmp ult i32 %146, 2
  br i1 %147, label %148, label %176

148:                                              ; preds = %145
  store i32 0, ptr addrspace(5) %36, align 4
  br label %149

149:                                              ; preds = %169, %148
  %150 = load i32, ptr addrspace(5) %36, align 4
  %151 = icmp ult i32 %150, 4
  br i1 %151, label %152, label %172

152:                                              ; preds = %149
  %153 = load i32, ptr addrspace(5) %35, align 4
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds nuw [2 x double], ptr addrspace(5) %31, i64 0, i64 %154
  %156 = load double, ptr addrspace(5) %155, align 8
  %157 = load i32, ptr addrspace(5) %36, align 4
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds nuw [4 x double], ptr addrspace(5) %32, i64 0, i64 %158
  %160 = load double, ptr addrspace(5) %159, align 8
  %161 = load i32, ptr addrspace(5) %35, align 4
  %162 = zext i32 %161 to i64
  %163 = getelementptr inbounds nuw [2 x [4 x double]], ptr addrspace(5) %29, i64 0, i64 %162
  %164 = load i32, ptr addrspace(5) %36, align 4
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds nuw [4 x double], ptr addrspace(5) %163, i64 0, i64 %165
  %167 = load double, ptr addrspace(5) %166, align 8
  %168 = call double @llvm.fmuladd.f64(double %156, double %160, double %167)
  store double %168, ptr addrspace(5) %166, align 8
  br label %169

169:                                              ; preds = %152
  %170 = load i32, ptr addrspace(5) %36, align 4
  %171 = add i32 %170, 1
  store i32 %171, ptr addrspace(5) %36, align 4
  br label %149, !llvm.loop !21

172:                                              ; preds = %149
  br label %173

173:                                              ; preds = %172
  %174 = load i32, ptr addrspace(5) %35, align 4
  %175 = add i32 %174, 1
  store i32 %175, ptr addrspace(5) %35, align 4
  br label %145, !llvm.loop !22

176:                                              ; preds = %145
  br label %177

177:                                              ; preds = %176
  %178 = load i32, ptr addrspace(5) %30, align 4
  %179 = add i32 %178, 1
  store i32 %179, ptr addrspace(5) %30, align 4
  br label %96

180:                                              ; preds = %96
  store i32 0, ptr addrspace(5) %37, align 4
  br label %181

181:                                              ; preds = %212, %180
  %182 = load i32, ptr addrspace(5) %37, align 4
  %183 = icmp ult i32 %182, 2
  br i1 %183, label %184, label %215

184:                                              ; preds = %181
  store i32 0, ptr addrspace(5) %38, align 4
  br label %185

185:                                              ; preds = %208, %184
  %186 = load i32, ptr addrspace(5) %38, align 4
  %187 = icmp ult i32 %186, 4
  br i1 %187, label %188, label %211

188:                                              ; preds = %185
  %189 = load i32, ptr addrspace(5) %37, align 4
  %190 = zext i32 %189 to i64
  %191 = getelementptr inbounds nuw [2 x [4 x double]], ptr addrspace(5) %29, i64 0, i64 %190
  %192 = load i32, ptr addrspace(5) %38, align 4
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds nuw [4 x double], ptr addrspace(5) %191, i64 0, i64 %193
  %195 = load double, ptr addrspace(5) %194, align 8
  %196 = load ptr addrspace(1), ptr %41, align 8
  %197 = load i32, ptr addrspace(5) %27, align 4
  %198 = load i32, ptr addrspace(5) %37, align 4
  %199 = add i32 %197, %198
  %200 = load i32, ptr %43, align 4
  %201 = mul i32 %199, %200
  %202 = load i32, ptr addrspace(5) %28, align 4
  %203 = add i32 %201, %202
  %204 = load i32, ptr addrspace(5) %38, align 4
  %205 = add i32 %203, %204
  %206 = zext i32 %205 to i64
  %207 = getelementptr inbounds nuw double, ptr addrspace(1) %196, i64 %206
  store double %195, ptr addrspace(1) %207, align 8
  br label %208

208:                                              ; preds = %188
  %209 = load i32, ptr addrspace(5) %38, align 4
  %210 = add i32 %209, 1
  store i32 %210, ptr addrspace(5) %38, align 4
  br label %185, !llvm.loop !23

211:                                              ; preds = %185
  br label %212

212:                                              ; preds = %211
  %213 = load i32, ptr addrspace(5) %37, align 4
  %214 = add i32 %213, 1
  store i32 %214, ptr addrspace(5) %37, align 4
  br label %181, !llvm.loop !24

215:                                              ; preds = %94, %181
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p5.i64(ptr addrspace(5) writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #5

attributes #0 = { convergent noinline norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"double*", !"double*", !"double*", !"uint", !"uint", !"uint"}
!9 = !{!"restrict const", !"restrict const", !"restrict", !"", !"", !""}
!10 = !{!11}
!11 = distinct !{!11, !12, !"__clang_ocl_kern_imp_gemm_f64: argument 0"}
!12 = distinct !{!12, !"__clang_ocl_kern_imp_gemm_f64"}
!13 = !{!14}
!14 = distinct !{!14, !12, !"__clang_ocl_kern_imp_gemm_f64: argument 1"}
!15 = !{!16}
!16 = distinct !{!16, !12, !"__clang_ocl_kern_imp_gemm_f64: argument 2"}
!17 = !{!11, !14, !16}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.enable"}
!20 = distinct !{!20, !19}
!21 = distinct !{!21, !19}
!22 = distinct !{!22, !19}
!23 = distinct !{!23, !19}
!24 = distinct !{!24, !19}
