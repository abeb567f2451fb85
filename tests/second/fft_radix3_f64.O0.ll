; ModuleID = 'fft_radix3_f64.cl'
source_filename = "fft_radix3_f64.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @fft_radix3_f64(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca <2 x double>, align 16, addrspace(5)
  %13 = alloca <2 x double>, align 16, addrspace(5)
  %14 = alloca <2 x double>, align 16, addrspace(5)
  %15 = alloca <2 x double>, align 16, addrspace(5)
  %16 = alloca <2 x double>, align 16, addrspace(5)
  %17 = alloca <2 x double>, align 16, addrspace(5)
  %18 = alloca <2 x double>, align 16, addrspace(5)
  %19 = alloca <2 x double>, align 16, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca <2 x double>, align 16, addrspace(5)
  %31 = alloca <2 x double>, align 16, addrspace(5)
  %32 = alloca <2 x double>, align 16, addrspace(5)
  %33 = alloca <2 x double>, align 16, addrspace(5)
  %34 = alloca <2 x double>, align 16, addrspace(5)
  %35 = alloca <2 x double>, align 16, addrspace(5)
  %36 = alloca <2 x double>, align 16, addrspace(5)
  %37 = alloca <2 x double>, align 16, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca ptr addrspace(1), align 8, addrspace(5)
  %40 = alloca ptr addrspace(1), align 8, addrspace(5)
  %41 = alloca ptr addrspace(1), align 8, addrspace(5)
  %42 = alloca i32, align 4, addrspace(5)
  %43 = alloca i32, align 4, addrspace(5)
  %44 = addrspacecast ptr addrspace(5) %39 to ptr
  %45 = addrspacecast ptr addrspace(5) %40 to ptr
  %46 = addrspacecast ptr addrspace(5) %41 to ptr
  %47 = addrspacecast ptr addrspace(5) %42 to ptr
  %48 = addrspacecast ptr addrspace(5) %43 to ptr
  store ptr addrspace(1) %0, ptr %44, align 8
  store ptr addrspace(1) %1, ptr %45, align 8
  store ptr addrspace(1) %2, ptr %46, align 8
  store i32 %3, ptr %47, align 4
  store i32 %4, ptr %48, align 4
  %49 = load ptr addrspace(1), ptr %44, align 8
  %50 = load ptr addrspace(1), ptr %45, align 8
  %51 = load ptr addrspace(1), ptr %46, align 8
  %52 = load i32, ptr %47, align 4
  %53 = load i32, ptr %48, align 4
  %54 = addrspacecast ptr addrspace(5) %21 to ptr
  %55 = addrspacecast ptr addrspace(5) %22 to ptr
  %56 = addrspacecast ptr addrspace(5) %23 to ptr
  %57 = addrspacecast ptr addrspace(5) %24 to ptr
  %58 = addrspacecast ptr addrspace(5) %25 to ptr
  %59 = addrspacecast ptr addrspace(5) %37 to ptr
  store ptr addrspace(1) %49, ptr %54, align 8
  store ptr addrspace(1) %50, ptr %55, align 8
  store ptr addrspace(1) %51, ptr %56, align 8
  store i32 %52, ptr %57, align 4
  store i32 %53, ptr %58, align 4
  %60 = addrspacecast ptr addrspace(5) %20 to ptr
  %61 = addrspacecast ptr addrspace(5) %11 to ptr
  %62 = call i32 @llvm.amdgcn.workgroup.id.x()
  %63 = addrspacecast ptr addrspace(5) %10 to ptr
  %64 = addrspacecast ptr addrspace(5) %6 to ptr
  %65 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 4, ptr %65, align 4
  %66 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %66, ptr addrspace(5) %8, align 8
  %67 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %68 = load i32, ptr %65, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr addrspace(4) %67, i64 %69
  %71 = load i16, ptr addrspace(4) %70, align 2
  %72 = zext i16 %71 to i32
  %73 = mul i32 %62, %72
  %74 = addrspacecast ptr addrspace(5) %9 to ptr
  %75 = call i32 @llvm.amdgcn.workitem.id.x()
  %76 = add i32 %73, %75
  %77 = zext i32 %76 to i64
  store i32 %76, ptr addrspace(5) %26, align 4
  %78 = load i32, ptr %57, align 4
  %79 = udiv i32 %78, 3
  store i32 %79, ptr addrspace(5) %27, align 4
  %80 = load i32, ptr addrspace(5) %26, align 4
  %81 = load i32, ptr addrspace(5) %27, align 4
  %82 = icmp uge i32 %80, %81
  br i1 %82, label %83, label %84

83:                                               ; preds = %5
  br label %233

84:                                               ; preds = %5
  %85 = load i32, ptr addrspace(5) %26, align 4
  %86 = load i32, ptr %58, align 4
  %87 = urem i32 %85, %86
  store i32 %87, ptr addrspace(5) %28, align 4
  %88 = load i32, ptr addrspace(5) %27, align 4
  %89 = load i32, ptr %58, align 4
  %90 = udiv i32 %88, %89
  store i32 %90, ptr addrspace(5) %29, align 4
  %91 = load ptr addrspace(1), ptr %54, align 8
  %92 = load i32, ptr addrspace(5) %26, align 4
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %91, i64 %93
  %95 = load <2 x double>, ptr addrspace(1) %94, align 16
  store <2 x double> %95, ptr addrspace(5) %30, align 16
  %96 = load ptr addrspace(1), ptr %54, align 8
  %97 = load i32, ptr addrspace(5) %26, align 4
  %98 = load i32, ptr addrspace(5) %27, align 4
  %99 = add i32 %97, %98
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %96, i64 %100
  %102 = load <2 x double>, ptr addrspace(1) %101, align 16
  %103 = load ptr addrspace(1), ptr %56, align 8
  %104 = load i32, ptr addrspace(5) %28, align 4
  %105 = load i32, ptr addrspace(5) %29, align 4
  %106 = mul i32 %104, %105
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %103, i64 %107
  %109 = load <2 x double>, ptr addrspace(1) %108, align 16
  %110 = addrspacecast ptr addrspace(5) %12 to ptr
  %111 = addrspacecast ptr addrspace(5) %13 to ptr
  %112 = addrspacecast ptr addrspace(5) %14 to ptr
  %113 = addrspacecast ptr addrspace(5) %15 to ptr
  store <2 x double> %102, ptr %111, align 16
  store <2 x double> %109, ptr %112, align 16
  %114 = load <2 x double>, ptr %111, align 16
  %115 = extractelement <2 x double> %114, i64 0
  %116 = load <2 x double>, ptr %112, align 16
  %117 = extractelement <2 x double> %116, i64 0
  %118 = load <2 x double>, ptr %111, align 16
  %119 = extractelement <2 x double> %118, i64 1
  %120 = load <2 x double>, ptr %112, align 16
  %121 = extractelement <2 x double> %120, i64 1
  %122 = fmul double %119, %121
  %123 = fneg double %122
  %124 = call double @llvm.fmuladd.f64(double %115, double %117, double %123)
  %125 = insertelement <2 x double> poison, double %124, i32 0
  %126 = load <2 x double>, ptr %111, align 16
  %127 = extractelement <2 x double> %126, i64 0
  %128 = load <2 x double>, ptr %112, align 16
  %129 = extractelement <2 x double> %128, i64 1
  %130 = load <2 x double>, ptr %111, align 16
  %131 = extractelement <2 x double> %130, i64 1
  %132 = load <2 x double>, ptr %112, align 16
  %133 = extractelement <2 x double> %132, i64 0
  %134 = fmul double %131, %133
  %135 = call double @llvm.fmuladd.f64(double %127, double %129, double %134)
  %136 = insertelement <2 x double> %125, double %135, i32 1
  store <2 x double> %136, ptr %113, align 16
  %137 = load <2 x double>, ptr %113, align 16
  store <2 x double> %137, ptr addrspace(5) %31, align 16
  %138 = load ptr addrspace(1), ptr %54, align 8
  %139 = load i32, ptr addrspace(5) %26, align 4
  %140 = load i32, ptr addrspace(5) %27, align 4
  %141 = mul i32 2, %140
  %142 = add i32 %139, %141
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %138, i64 %143
  %145 = load <2 x double>, ptr addrspace(1) %144, align 16
  %146 = load ptr addrspace(1), ptr %56, align 8
  %147 = load i32, ptr addrspace(5) %28, align 4
  %148 = mul i32 2, %147
  %149 = load i32, ptr addrspace(5) %29, align 4
  %150 = mul i32 %148, %149
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %146, i64 %151
  %153 = load <2 x double>, ptr addrspace(1) %152, align 16
  %154 = addrspacecast ptr addrspace(5) %16 to ptr
  %155 = addrspacecast ptr addrspace(5) %17 to ptr
  %156 = addrspacecast ptr addrspace(5) %18 to ptr
  %157 = addrspacecast ptr addrspace(5) %19 to ptr
  store <2 x double> %145, ptr %155, align 16
  store <2 x double> %153, ptr %156, align 16
  %158 = load <2 x double>, ptr %155, align 16
  %159 = extractelement <2 x double> %158, i64 0
  %160 = load <2 x double>, ptr %156, align 16
  %161 = extractelement <2 x double> %160, i64 0
  %162 = load <2 x double>, ptr %155, align 16
  %163 = extractelement <2 x double> %162, i64 1
  %164 = load <2 x double>, ptr %156, align 16
  %165 = extractelement <2 x double> %164, i64 1
  %166 = fmul double %163, %165
  %167 = fneg double %166
  %168 = call double @llvm.fmuladd.f64(double %159, double %161, double %167)
  %169 = insertelement <2 x double> poison, double %168, i32 0
  %170 = load <2 x double>, ptr %155, align 16
  %171 = extractelement <2 x double> %170, i64 0
  %172 = load <2 x double>, ptr %156, align 16
  %173 = extractelement <2 x double> %172, i64 1
  %174 = load <2 x double>, ptr %155, align 16
  %175 = extractelement <2 x double> %174, i64 1
  %176 = load <2 x double>, ptr %156, align 16
  %177 = extractelement <2 x double> %176, i64 0
  %178 = fmul double %175, %177
  %179 = call double @llvm.fmuladd.f64(double %171, double %173, double %178)
  %180 = insertelement <2 x double> %169, double %179, i32 1
  store <2 x double> %180, ptr %157, align 16
  %181 = load <2 x double>, ptr %157, align 16
  store <2 x double> %181, ptr addrspace(5) %32, align 16
  %182 = load <2 x double>, ptr addrspace(5) %31, align 16
  %183 = load <2 x double>, ptr addrspace(5) %32, align 16
  %184 = fadd <2 x double> %182, %183
  store <2 x double> %184, ptr addrspace(5) %33, align 16
  %185 = load <2 x double>, ptr addrspace(5) %31, align 16
  %186 = load <2 x double>, ptr addrspace(5) %32, align 16
  %187 = fsub <2 x double> %185, %186
  %188 = fmul <2 x double> %187, splat (double 0x3FEBB67AE8584CAA)
  store <2 x double> %188, ptr addrspace(5) %34, align 16
  %189 = load <2 x double>, ptr addrspace(5) %30, align 16
  %190 = load <2 x double>, ptr addrspace(5) %33, align 16
  %191 = fneg <2 x double> %190
  %192 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %191, <2 x double> splat (double 5.000000e-01), <2 x double> %189)
  store <2 x double> %192, ptr addrspace(5) %35, align 16
  %193 = load <2 x double>, ptr addrspace(5) %34, align 16
  %194 = extractelement <2 x double> %193, i64 1
  %195 = insertelement <2 x double> poison, double %194, i32 0
  %196 = load <2 x double>, ptr addrspace(5) %34, align 16
  %197 = extractelement <2 x double> %196, i64 0
  %198 = fneg double %197
  %199 = insertelement <2 x double> %195, double %198, i32 1
  store <2 x double> %199, ptr %59, align 16
  %200 = load <2 x double>, ptr %59, align 16
  store <2 x double> %200, ptr addrspace(5) %36, align 16
  %201 = load i32, ptr addrspace(5) %26, align 4
  %202 = load i32, ptr addrspace(5) %28, align 4
  %203 = sub i32 %201, %202
  %204 = mul i32 %203, 3
  %205 = load i32, ptr addrspace(5) %28, align 4
  %206 = add i32 %204, %205
  store i32 %206, ptr addrspace(5) %38, align 4
  %207 = load <2 x double>, ptr addrspace(5) %30, align 16
  %208 = load <2 x double>, ptr addrspace(5) %33, align 16
  %209 = fadd <2 x double> %207, %208
  %210 = load ptr addrspace(1), ptr %55, align 8
  %211 = load i32, ptr addrspace(5) %38, align 4
  %212 = zext i32 %211 to i64
  %213 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %210, i64 %212
  store <2 x double> %209, ptr addrspace(1) %213, align 16
  %214 = load <2 x double>, ptr addrspace(5) %35, align 16
  %215 = load <2 x double>, ptr addrspace(5) %36, align 16
  %216 = fadd <2 x double> %214, %215
  %217 = load ptr addrspace(1), ptr %55, align 8
  %218 = load i32, ptr addrspace(5) %38, align 4
  %219 = load i32, ptr %58, align 4
  %220 = add i32 %218, %219
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %217, i64 %221
  store <2 x double> %216, ptr addrspace(1) %222, align 16
  %223 = load <2 x double>, ptr addrspace(5) %35, align 16
  %224 = load <2 x double>, ptr addrspace(5) %36, align 16
  %225 = fsub <2 x double> %223, %224
  %226 = load ptr addrspace(1), ptr %55, align 8
  %227 = load i32, ptr addrspace(5) %38, align 4
  %228 = load i32, ptr %58, align 4
  %229 = mul i32 2, %228
  %230 = add i32 %227, %229
  %231 = zext i32 %230 to i64
  %232 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %226, i64 %231
  store <2 x double> %225, ptr addrspace(1) %232, align 16
  br label %233

233:                                              ; preds = %83, %84
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_fft_radix3_f64(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %6 = alloca i32, align 4, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca ptr addrspace(4), align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca <2 x double>, align 16, addrspace(5)
  %13 = alloca <2 x double>, align 16, addrspace(5)
  %14 = alloca <2 x double>, align 16, addrspace(5)
  %15 = alloca <2 x double>, align 16, addrspace(5)
  %16 = alloca <2 x double>, align 16, addrspace(5)
  %17 = alloca <2 x double>, align 16, addrspace(5)
  %18 = alloca <2 x double>, align 16, addrspace(5)
  %19 = alloca <2 x double>, align 16, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca <2 x double>, align 16, addrspace(5)
  %31 = alloca <2 x double>, align 16, addrspace(5)
  %32 = alloca <2 x double>, align 16, addrspace(5)
  %33 = alloca <2 x double>, align 16, addrspace(5)
  %34 = alloca <2 x double>, align 16, addrspace(5)
  %35 = alloca <2 x double>, align 16, addrspace(5)
  %36 = alloca <2 x double>, align 16, addrspace(5)
  %37 = alloca <2 x double>, align 16, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = addrspacecast ptr addrspace(5) %21 to ptr
  %40 = addrspacecast ptr addrspace(5) %22 to ptr
  %41 = addrspacecast ptr addrspace(5) %23 to ptr
  %42 = addrspacecast ptr addrspace(5) %24 to ptr
  %43 = addrspacecast ptr addrspace(5) %25 to ptr
  %44 = addrspacecast ptr addrspace(5) %37 to ptr
  store ptr addrspace(1) %0, ptr %39, align 8
  store ptr addrspace(1) %1, ptr %40, align 8
  store ptr addrspace(1) %2, ptr %41, align 8
  store i32 %3, ptr %42, align 4
  store i32 %4, ptr %43, align 4
  %45 = addrspacecast ptr addrspace(5) %20 to ptr
  %46 = addrspacecast ptr addrspace(5) %11 to ptr
  %47 = call i32 @llvm.amdgcn.workgroup.id.x()
  %48 = addrspacecast ptr addrspace(5) %10 to ptr
  %49 = addrspacecast ptr addrspace(5) %6 to ptr
  %50 = addrspacecast ptr addrspace(5) %7 to ptr
  store i32 4, ptr %50, align 4
  %51 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %51, ptr addrspace(5) %8, align 8
  %52 = load ptr addrspace(4), ptr addrspace(5) %8, align 8
  %53 = load i32, ptr %50, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr addrspace(4) %52, i64 %54
  %56 = load i16, ptr addrspace(4) %55, align 2
  %57 = zext i16 %56 to i32
  %58 = mul i32 %47, %57
  %59 = addrspacecast ptr addrspace(5) %9 to ptr
  %60 = call i32 @llvm.amdgcn.workitem.id.x()
  %61 = add i32 %58, %60
  %62 = zext i32 %61 to i64
  %63 = trunc i64 %62 to i32
  store i32 %63, ptr addrspace(5) %26, align 4
  %64 = load i32, ptr %42, align 4
  %65 = udiv i32 %64, 3
  store i32 %65, ptr addrspace(5) %27, align 4
  %66 = load i32, ptr addrspace(5) %26, align 4
  %67 = load i32, ptr addrspace(5) %27, align 4
  %68 = icmp uge i32 %66, %67
  br i1 %68, label %69, label %70

69:                                               ; preds = %5
  br label %219

70:                                               ; preds = %5
  %71 = load i32, ptr addrspace(5) %26, align 4
  %72 = load i32, ptr %43, align 4
  %73 = urem i32 %71, %72
  store i32 %73, ptr addrspace(5) %28, align 4
  %74 = load i32, ptr addrspace(5) %27, align 4
  %75 = load i32, ptr %43, align 4
  %76 = udiv i32 %74, %75
  store i32 %76, ptr addrspace(5) %29, align 4
  %77 = load ptr addrspace(1), ptr %39, align 8
  %78 = load i32, ptr addrspace(5) %26, align 4
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %77, i64 %79
  %81 = load <2 x double>, ptr addrspace(1) %80, align 16
  store <2 x double> %81, ptr addrspace(5) %30, align 16
  %82 = load ptr addrspace(1), ptr %39, align 8
  %83 = load i32, ptr addrspace(5) %26, align 4
  %84 = load i32, ptr addrspace(5) %27, align 4
  %85 = add i32 %83, %84
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %82, i64 %86
  %88 = load <2 x double>, ptr addrspace(1) %87, align 16
  %89 = load ptr addrspace(1), ptr %41, align 8
  %90 = load i32, ptr addrspace(5) %28, align 4
  %91 = load i32, ptr addrspace(5) %29, align 4
  %92 = mul i32 %90, %91
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %89, i64 %93
  %95 = load <2 x double>, ptr addrspace(1) %94, align 16
  %96 = addrspacecast ptr addrspace(5) %12 to ptr
  %97 = addrspacecast ptr addrspace(5) %13 to ptr
  %98 = addrspacecast ptr addrspace(5) %14 to ptr
  %99 = addrspacecast ptr addrspace(5) %15 to ptr
  store <2 x double> %88, ptr %97, align 16
  store <2 x double> %95, ptr %98, align 16
  %100 = load <2 x double>, ptr %97, align 16
  %101 = extractelement <2 x double> %100, i64 0
  %102 = load <2 x double>, ptr %98, align 16
  %103 = extractelement <2 x double> %102, i64 0
  %104 = load <2 x double>, ptr %97, align 16
  %105 = extractelement <2 x double> %104, i64 1
  %106 = load <2 x double>, ptr %98, align 16
  %107 = extractelement <2 x double> %106, i64 1
  %108 = fmul double %105, %107
  %109 = fneg double %108
  %110 = call double @llvm.fmuladd.f64(double %101, double %103, double %109)
  %111 = insertelement <2 x double> poison, double %110, i32 0
  %112 = load <2 x double>, ptr %97, align 16
  %113 = extractelement <2 x double> %112, i64 0
  %114 = load <2 x double>, ptr %98, align 16
  %115 = extractelement <2 x double> %114, i64 1
  %116 = load <2 x double>, ptr %97, align 16
  %117 = extractelement <2 x double> %116, i64 1
  %118 = load <2 x double>, ptr %98, align 16
  %119 = extractelement <2 x double> %118, i64 0
  %120 = fmul double %117, %119
  %121 = call double @llvm.fmuladd.f64(double %113, double %115, double %120)
  %122 = insertelement <2 x double> %111, double %121, i32 1
  store <2 x double> %122, ptr %99, align 16
  %123 = load <2 x double>, ptr %99, align 16
  store <2 x double> %123, ptr addrspace(5) %31, align 16
  %124 = load ptr addrspace(1), ptr %39, align 8
  %125 = load i32, ptr addrspace(5) %26, align 4
  %126 = load i32, ptr addrspace(5) %27, align 4
  %127 = mul i32 2, %126
  %128 = add i32 %125, %127
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %124, i64 %129
  %131 = load <2 x double>, ptr addrspace(1) %130, align 16
  %132 = load ptr addrspace(1), ptr %41, align 8
  %133 = load i32, ptr addrspace(5) %28, align 4
  %134 = mul i32 2, %133
  %135 = load i32, ptr addrspace(5) %29, align 4
  %136 = mul i32 %134, %135
  %137 = zext i32 %136 to i64
  %138 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %132, i64 %137
  %139 = load <2 x double>, ptr addrspace(1) %138, align 16
  %140 = addrspacecast ptr addrspace(5) %16 to ptr
  %141 = addrspacecast ptr addrspace(5) %17 to ptr
  %142 = addrspacecast ptr addrspace(5) %18 to ptr
  %143 = addrspacecast ptr addrspace(5) %19 to ptr
  store <2 x double> %131, ptr %141, align 16
  store <2 x double> %139, ptr %142, align 16
  %144 = load <2 x double>, ptr %141, align 16
  %145 = extractelement <2 x double> %144, i64 0
  %146 = load <2 x double>, ptr %142, align 16
  %147 = extractelement <2 x double> %146, i64 0
  %148 = load <2 x double>, ptr %141, align 16
  %149 = extractelement <2 x double> %148, i64 1
  %150 = load <2 x double>, ptr %142, align 16
  %151 = extractelement <2 x double> %150, i64 1
  %152 = fmul double %149, %151
  %153 = fneg double %152
  %154 = call double @llvm.fmuladd.f64(double %145, double %147, double %153)
  %155 = insertelement <2 x double> poison, double %154, i32 0
  %156 = load <2 x double>, ptr %141, align 16
  %157 = extractelement <2 x double> %156, i64 0
  %158 = load <2 x double>, ptr %142, align 16
  %159 = extractelement <2 x double> %158, i64 1
  %160 = load <2 x double>, ptr %141, align 16
  %161 = extractelement <2 x double> %160, i64 1
  %162 = load <2 x double>, ptr %142, align 16
  %163 = extractelement <2 x double> %162, i64 0
  %164 = fmul double %161, %163
  %165 = call double @llvm.fmuladd.f64(double %157, double %159, double %164)
  %166 = insertelement <2 x double> %155, double %165, i32 1
  store <2 x double> %166, ptr %143, align 16
  %167 = load <2 x double>, ptr %143, align 16
  store <2 x double> %167, ptr addrspace(5) %32, align 16
  %168 = load <2 x double>, ptr addrspace(5) %31, align 16
  %169 = load <2 x double>, ptr addrspace(5) %32, align 16
  %170 = fadd <2 x double> %168, %169
  store <2 x double> %170, ptr addrspace(5) %33, align 16
  %171 = load <2 x double>, ptr addrspace(5) %31, align 16
  %172 = load <2 x double>, ptr addrspace(5) %32, align 16
  %173 = fsub <2 x double> %171, %172
  %174 = fmul <2 x double> %173, splat (double 0x3FEBB67AE8584CAA)
  store <2 x double> %174, ptr addrspace(5) %34, align 16
  %175 = load <2 x double>, ptr addrspace(5) %30, align 16
  %176 = load <2 x double>, ptr addrspace(5) %33, align 16
  %177 = fneg <2 x double> %176
  %178 = call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %177, <2 x double> splat (double 5.000000e-01), <2 x double> %175)
  store <2 x double> %178, ptr addrspace(5) %35, align 16
  %179 = load <2 x double>, ptr addrspace(5) %34, align 16
  %180 = extractelement <2 x double> %179, i64 1
  %181 = insertelement <2 x double> poison, double %180, i32 0
  %182 = load <2 x double>, ptr addrspace(5) %34, align 16
  %183 = extractelement <2 x double> %182, i64 0
  %184 = fneg double %183
  %185 = insertelement <2 x double> %181, double %184, i32 1
  store <2 x double> %185, ptr %44, align 16
  %186 = load <2 x double>, ptr %44, align 16
  store <2 x double> %186, ptr addrspace(5) %36, align 16
  %187 = load i32, ptr addrspace(5) %26, align 4
  %188 = load i32, ptr addrspace(5) %28, align 4
  %189 = sub i32 %187, %188
  %190 = mul i32 %189, 3
  %191 = load i32, ptr addrspace(5) %28, align 4
  %192 = add i32 %190, %191
  store i32 %192, ptr addrspace(5) %38, align 4
  %193 = load <2 x double>, ptr addrspace(5) %30, align 16
  %194 = load <2 x double>, ptr addrspace(5) %33, align 16
  %195 = fadd <2 x double> %193, %194
  %196 = load ptr addrspace(1), ptr %40, align 8
  %197 = load i32, ptr addrspace(5) %38, align 4
  %198 = zext i32 %197 to i64
  %199 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %196, i64 %198
  store <2 x double> %195, ptr addrspace(1) %199, align 16
  %200 = load <2 x double>, ptr addrspace(5) %35, align 16
  %201 = load <2 x double>, ptr addrspace(5) %36, align 16
  %202 = fadd <2 x double> %200, %201
  %203 = load ptr addrspace(1), ptr %40, align 8
  %204 = load i32, ptr addrspace(5) %38, align 4
  %205 = load i32, ptr %43, align 4
  %206 = add i32 %204, %205
  %207 = zext i32 %206 to i64
  %208 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %203, i64 %207
  store <2 x double> %202, ptr addrspace(1) %208, align 16
  %209 = load <2 x double>, ptr addrspace(5) %35, align 16
  %210 = load <2 x double>, ptr addrspace(5) %36, align 16
  %211 = fsub <2 x double> %209, %210
  %212 = load ptr addrspace(1), ptr %40, align 8
  %213 = load i32, ptr addrspace(5) %38, align 4
  %214 = load i32, ptr %43, align 4
  %215 = mul i32 2, %214
  %216 = add i32 %213, %215
  %217 = zext i32 %216 to i64
  %218 = getelementptr inbounds nuw <2 x double>, ptr addrspace(1) %212, i64 %217
  store <2 x double> %211, ptr addrspace(1) %218, align 16
  br label %219

219:                                              ; preds = %70, %69
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

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
!6 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none"}
!8 = !{!"double2*", !"double2*", !"double2*", !"uint", !"uint"}
!9 = !{!"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"double __attribute__((ext_vector_type(2)))*", !"uint", !"uint"}
!10 = !{!"const", !"", !"const", !"", !""}
