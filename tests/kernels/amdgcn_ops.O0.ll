; ModuleID = 'amdgcn_ops.cl'
source_filename = "amdgcn_ops.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @amdgcn_ops(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca ptr addrspace(1), align 8, addrspace(5)
  %13 = alloca ptr addrspace(1), align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = addrspacecast ptr addrspace(5) %8 to ptr
  %16 = addrspacecast ptr addrspace(5) %9 to ptr
  %17 = addrspacecast ptr addrspace(5) %10 to ptr
  %18 = addrspacecast ptr addrspace(5) %11 to ptr
  %19 = addrspacecast ptr addrspace(5) %12 to ptr
  %20 = addrspacecast ptr addrspace(5) %13 to ptr
  %21 = addrspacecast ptr addrspace(5) %14 to ptr
  store ptr addrspace(1) %0, ptr %15, align 8
  store ptr addrspace(1) %1, ptr %16, align 8
  store ptr addrspace(1) %2, ptr %17, align 8
  store ptr addrspace(1) %3, ptr %18, align 8
  store ptr addrspace(1) %4, ptr %19, align 8
  store ptr addrspace(1) %5, ptr %20, align 8
  store i32 %6, ptr %21, align 4
  %22 = load ptr addrspace(1), ptr %15, align 8
  %23 = load ptr addrspace(1), ptr %16, align 8
  %24 = load ptr addrspace(1), ptr %17, align 8
  %25 = load ptr addrspace(1), ptr %18, align 8
  %26 = load ptr addrspace(1), ptr %19, align 8
  %27 = load ptr addrspace(1), ptr %20, align 8
  %28 = load i32, ptr %21, align 4
  call void @__clang_ocl_kern_imp_amdgcn_ops(ptr addrspace(1) noundef align 4 %22, ptr addrspace(1) noundef align 4 %23, ptr addrspace(1) noundef align 8 %24, ptr addrspace(1) noundef align 8 %25, ptr addrspace(1) noundef align 4 %26, ptr addrspace(1) noundef align 4 %27, i32 noundef %28) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_amdgcn_ops(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 8 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(4), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca ptr addrspace(1), align 8, addrspace(5)
  %19 = alloca ptr addrspace(1), align 8, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca float, align 4, addrspace(5)
  %24 = alloca ptr addrspace(1), align 8, addrspace(5)
  %25 = alloca double, align 8, addrspace(5)
  %26 = alloca ptr addrspace(1), align 8, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca ptr addrspace(1), align 8, addrspace(5)
  %30 = addrspacecast ptr addrspace(5) %15 to ptr
  %31 = addrspacecast ptr addrspace(5) %16 to ptr
  %32 = addrspacecast ptr addrspace(5) %17 to ptr
  %33 = addrspacecast ptr addrspace(5) %18 to ptr
  %34 = addrspacecast ptr addrspace(5) %19 to ptr
  %35 = addrspacecast ptr addrspace(5) %20 to ptr
  %36 = addrspacecast ptr addrspace(5) %21 to ptr
  store ptr addrspace(1) %0, ptr %30, align 8
  store ptr addrspace(1) %1, ptr %31, align 8
  store ptr addrspace(1) %2, ptr %32, align 8
  store ptr addrspace(1) %3, ptr %33, align 8
  store ptr addrspace(1) %4, ptr %34, align 8
  store ptr addrspace(1) %5, ptr %35, align 8
  store i32 %6, ptr %36, align 4
  %37 = addrspacecast ptr addrspace(5) %14 to ptr
  %38 = addrspacecast ptr addrspace(5) %13 to ptr
  %39 = call i32 @llvm.amdgcn.workgroup.id.x()
  %40 = addrspacecast ptr addrspace(5) %12 to ptr
  %41 = addrspacecast ptr addrspace(5) %8 to ptr
  %42 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 4, ptr %42, align 4
  %43 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %43, ptr addrspace(5) %10, align 8
  %44 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %45 = load i32, ptr %42, align 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) %44, i64 %46
  %48 = load i16, ptr addrspace(4) %47, align 2
  %49 = zext i16 %48 to i32
  %50 = mul i32 %39, %49
  %51 = addrspacecast ptr addrspace(5) %11 to ptr
  %52 = call i32 @llvm.amdgcn.workitem.id.x()
  %53 = add i32 %50, %52
  store i32 %53, ptr addrspace(5) %22, align 4
  %54 = load i32, ptr addrspace(5) %22, align 4
  %55 = load i32, ptr %36, align 4
  %56 = icmp uge i32 %54, %55
  br i1 %56, label %57, label %58

57:                                               ; preds = %7
  br label %201

58:                                               ; preds = %7
  %59 = load ptr addrspace(1), ptr %30, align 8
  %60 = load i32, ptr addrspace(5) %22, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw float, ptr addrspace(1) %59, i64 %61
  %63 = load float, ptr addrspace(1) %62, align 4
  store float %63, ptr addrspace(5) %23, align 4
  %64 = load ptr addrspace(1), ptr %31, align 8
  %65 = load i32, ptr addrspace(5) %22, align 4
  %66 = mul i32 8, %65
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw float, ptr addrspace(1) %64, i64 %67
  store ptr addrspace(1) %68, ptr addrspace(5) %24, align 8
  %69 = load float, ptr addrspace(5) %23, align 4
  %70 = call float @llvm.amdgcn.fract.f32(float %69)
  %71 = call float @llvm.amdgcn.sin.f32(float %70)
  %72 = load ptr addrspace(1), ptr addrspace(5) %24, align 8
  %73 = getelementptr inbounds float, ptr addrspace(1) %72, i64 0
  store float %71, ptr addrspace(1) %73, align 4
  %74 = load float, ptr addrspace(5) %23, align 4
  %75 = call float @llvm.amdgcn.fract.f32(float %74)
  %76 = call float @llvm.amdgcn.cos.f32(float %75)
  %77 = load ptr addrspace(1), ptr addrspace(5) %24, align 8
  %78 = getelementptr inbounds float, ptr addrspace(1) %77, i64 1
  store float %76, ptr addrspace(1) %78, align 4
  %79 = load float, ptr addrspace(5) %23, align 4
  %80 = call float @llvm.amdgcn.rcp.f32(float %79)
  %81 = load ptr addrspace(1), ptr addrspace(5) %24, align 8
  %82 = getelementptr inbounds float, ptr addrspace(1) %81, i64 2
  store float %80, ptr addrspace(1) %82, align 4
  %83 = load float, ptr addrspace(5) %23, align 4
  %84 = call float @llvm.amdgcn.exp2.f32(float %83)
  %85 = load ptr addrspace(1), ptr addrspace(5) %24, align 8
  %86 = getelementptr inbounds float, ptr addrspace(1) %85, i64 3
  store float %84, ptr addrspace(1) %86, align 4
  %87 = load float, ptr addrspace(5) %23, align 4
  %88 = call float @llvm.amdgcn.log.f32(float %87)
  %89 = load ptr addrspace(1), ptr addrspace(5) %24, align 8
  %90 = getelementptr inbounds float, ptr addrspace(1) %89, i64 4
  store float %88, ptr addrspace(1) %90, align 4
  %91 = load float, ptr addrspace(5) %23, align 4
  %92 = call float @llvm.amdgcn.frexp.mant.f32(float %91)
  %93 = load ptr addrspace(1), ptr addrspace(5) %24, align 8
  %94 = getelementptr inbounds float, ptr addrspace(1) %93, i64 5
  store float %92, ptr addrspace(1) %94, align 4
  %95 = load float, ptr addrspace(5) %23, align 4
  %96 = call float @llvm.ldexp.f32.i32(float %95, i32 3)
  %97 = load ptr addrspace(1), ptr addrspace(5) %24, align 8
  %98 = getelementptr inbounds float, ptr addrspace(1) %97, i64 6
  store float %96, ptr addrspace(1) %98, align 4
  %99 = load float, ptr addrspace(5) %23, align 4
  %100 = call float @llvm.amdgcn.sqrt.f32(float %99)
  %101 = load ptr addrspace(1), ptr addrspace(5) %24, align 8
  %102 = getelementptr inbounds float, ptr addrspace(1) %101, i64 7
  store float %100, ptr addrspace(1) %102, align 4
  %103 = load ptr addrspace(1), ptr %32, align 8
  %104 = load i32, ptr addrspace(5) %22, align 4
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw double, ptr addrspace(1) %103, i64 %105
  %107 = load double, ptr addrspace(1) %106, align 8
  store double %107, ptr addrspace(5) %25, align 8
  %108 = load ptr addrspace(1), ptr %33, align 8
  %109 = load i32, ptr addrspace(5) %22, align 4
  %110 = mul i32 3, %109
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw double, ptr addrspace(1) %108, i64 %111
  store ptr addrspace(1) %112, ptr addrspace(5) %26, align 8
  %113 = load double, ptr addrspace(5) %25, align 8
  %114 = call double @llvm.amdgcn.fract.f64(double %113)
  %115 = load ptr addrspace(1), ptr addrspace(5) %26, align 8
  %116 = getelementptr inbounds double, ptr addrspace(1) %115, i64 0
  store double %114, ptr addrspace(1) %116, align 8
  %117 = load double, ptr addrspace(5) %25, align 8
  %118 = call double @llvm.amdgcn.frexp.mant.f64(double %117)
  %119 = load ptr addrspace(1), ptr addrspace(5) %26, align 8
  %120 = getelementptr inbounds double, ptr addrspace(1) %119, i64 1
  store double %118, ptr addrspace(1) %120, align 8
  %121 = load double, ptr addrspace(5) %25, align 8
  %122 = call double @llvm.floor.f64(double %121)
  %123 = load double, ptr addrspace(5) %25, align 8
  %124 = call double @llvm.rint.f64(double %123)
  %125 = call double @llvm.fmuladd.f64(double %124, double 5.000000e-01, double %122)
  %126 = load double, ptr addrspace(5) %25, align 8
  %127 = call double @llvm.ldexp.f64.i32(double %126, i32 -3)
  %128 = fadd double %125, %127
  %129 = load ptr addrspace(1), ptr addrspace(5) %26, align 8
  %130 = getelementptr inbounds double, ptr addrspace(1) %129, i64 2
  store double %128, ptr addrspace(1) %130, align 8
  %131 = load ptr addrspace(1), ptr %34, align 8
  %132 = load i32, ptr addrspace(5) %22, align 4
  %133 = mul i32 2, %132
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw i32, ptr addrspace(1) %131, i64 %134
  %136 = load i32, ptr addrspace(1) %135, align 4
  store i32 %136, ptr addrspace(5) %27, align 4
  %137 = load ptr addrspace(1), ptr %34, align 8
  %138 = load i32, ptr addrspace(5) %22, align 4
  %139 = mul i32 2, %138
  %140 = add i32 %139, 1
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw i32, ptr addrspace(1) %137, i64 %141
  %143 = load i32, ptr addrspace(1) %142, align 4
  store i32 %143, ptr addrspace(5) %28, align 4
  %144 = load ptr addrspace(1), ptr %35, align 8
  %145 = load i32, ptr addrspace(5) %22, align 4
  %146 = mul i32 8, %145
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds nuw i32, ptr addrspace(1) %144, i64 %147
  store ptr addrspace(1) %148, ptr addrspace(5) %29, align 8
  %149 = load i32, ptr addrspace(5) %27, align 4
  %150 = load i32, ptr addrspace(5) %28, align 4
  %151 = call i32 @llvm.amdgcn.perm(i32 %149, i32 %150, i32 201785604)
  %152 = load ptr addrspace(1), ptr addrspace(5) %29, align 8
  %153 = getelementptr inbounds i32, ptr addrspace(1) %152, i64 0
  store i32 %151, ptr addrspace(1) %153, align 4
  %154 = load i32, ptr addrspace(5) %27, align 4
  %155 = load i32, ptr addrspace(5) %28, align 4
  %156 = call i32 @llvm.amdgcn.alignbyte(i32 %154, i32 %155, i32 3)
  %157 = load ptr addrspace(1), ptr addrspace(5) %29, align 8
  %158 = getelementptr inbounds i32, ptr addrspace(1) %157, i64 1
  store i32 %156, ptr addrspace(1) %158, align 4
  %159 = load i32, ptr addrspace(5) %27, align 4
  %160 = load i32, ptr addrspace(5) %28, align 4
  %161 = call i32 @llvm.amdgcn.sad.u8(i32 %159, i32 %160, i32 100)
  %162 = load ptr addrspace(1), ptr addrspace(5) %29, align 8
  %163 = getelementptr inbounds i32, ptr addrspace(1) %162, i64 2
  store i32 %161, ptr addrspace(1) %163, align 4
  %164 = load i32, ptr addrspace(5) %27, align 4
  %165 = load i32, ptr addrspace(5) %28, align 4
  %166 = call i32 @llvm.amdgcn.lerp(i32 %164, i32 %165, i32 16843009)
  %167 = load ptr addrspace(1), ptr addrspace(5) %29, align 8
  %168 = getelementptr inbounds i32, ptr addrspace(1) %167, i64 3
  store i32 %166, ptr addrspace(1) %168, align 4
  %169 = load i32, ptr addrspace(5) %27, align 4
  %170 = call i32 @llvm.amdgcn.sbfe.i32(i32 %169, i32 7, i32 11)
  %171 = load ptr addrspace(1), ptr addrspace(5) %29, align 8
  %172 = getelementptr inbounds i32, ptr addrspace(1) %171, i64 4
  store i32 %170, ptr addrspace(1) %172, align 4
  %173 = load float, ptr addrspace(5) %23, align 4
  %174 = call i32 @llvm.amdgcn.frexp.exp.i32.f32(float %173)
  %175 = load double, ptr addrspace(5) %25, align 8
  %176 = call i32 @llvm.amdgcn.frexp.exp.i32.f64(double %175)
  %177 = add i32 %174, %176
  %178 = load ptr addrspace(1), ptr addrspace(5) %29, align 8
  %179 = getelementptr inbounds i32, ptr addrspace(1) %178, i64 5
  store i32 %177, ptr addrspace(1) %179, align 4
  %180 = load float, ptr addrspace(5) %23, align 4
  %181 = call i1 @llvm.amdgcn.class.f32(float %180, i32 960)
  %182 = zext i1 %181 to i32
  %183 = load double, ptr addrspace(5) %25, align 8
  %184 = call i1 @llvm.amdgcn.class.f64(double %183, i32 256)
  %185 = zext i1 %184 to i32
  %186 = shl i32 %185, 1
  %187 = or i32 %182, %186
  %188 = load ptr addrspace(1), ptr addrspace(5) %29, align 8
  %189 = getelementptr inbounds i32, ptr addrspace(1) %188, i64 6
  store i32 %187, ptr addrspace(1) %189, align 4
  %190 = load i32, ptr addrspace(5) %27, align 4
  %191 = load i32, ptr addrspace(5) %28, align 4
  %192 = call i32 @llvm.amdgcn.msad.u8(i32 %190, i32 %191, i32 5)
  %193 = load i32, ptr addrspace(5) %27, align 4
  %194 = and i32 %193, 16777215
  %195 = load i32, ptr addrspace(5) %28, align 4
  %196 = and i32 %195, 16777215
  %197 = mul i32 %194, %196
  %198 = add i32 %192, %197
  %199 = load ptr addrspace(1), ptr addrspace(5) %29, align 8
  %200 = getelementptr inbounds i32, ptr addrspace(1) %199, i64 7
  store i32 %198, ptr addrspace(1) %200, align 4
  br label %201

201:                                              ; preds = %58, %57
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.fract.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.sin.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.cos.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rcp.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.exp2.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.log.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.frexp.mant.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ldexp.f32.i32(float, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.sqrt.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.amdgcn.fract.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.amdgcn.frexp.mant.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ldexp.f64.i32(double, i32) #2

; Function Attrs: nocallback nofree nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.perm(i32, i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.alignbyte(i32, i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.sad.u8(i32, i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.lerp(i32, i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.sbfe.i32(i32, i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.frexp.exp.i32.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.frexp.exp.i32.f64(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.amdgcn.class.f32(float, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.amdgcn.class.f64(double, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.amdgcn.msad.u8(i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i32 2, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"float*", !"float*", !"double*", !"double*", !"uint*", !"uint*", !"uint"}
!9 = !{!"const", !"", !"const", !"", !"const", !"", !""}
