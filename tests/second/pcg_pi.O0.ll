; ModuleID = 'pcg_pi.cl'
source_filename = "pcg_pi.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@pcg_pi.sums = internal addrspace(3) global [64 x i32] undef, align 4
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @pcg_pi(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i64 noundef %2) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(4), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr, align 8, addrspace(5)
  %12 = alloca i64, align 8, addrspace(5)
  %13 = alloca i64, align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca ptr, align 8, addrspace(5)
  %18 = alloca i64, align 8, addrspace(5)
  %19 = alloca i64, align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca ptr addrspace(1), align 8, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i64, align 8, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i64, align 8, addrspace(5)
  %30 = alloca i64, align 8, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca float, align 4, addrspace(5)
  %34 = alloca float, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca ptr addrspace(1), align 8, addrspace(5)
  %37 = alloca i32, align 4, addrspace(5)
  %38 = alloca i64, align 8, addrspace(5)
  %39 = addrspacecast ptr addrspace(5) %36 to ptr
  %40 = addrspacecast ptr addrspace(5) %37 to ptr
  %41 = addrspacecast ptr addrspace(5) %38 to ptr
  store ptr addrspace(1) %0, ptr %39, align 8
  store i32 %1, ptr %40, align 4
  store i64 %2, ptr %41, align 8
  %42 = load ptr addrspace(1), ptr %39, align 8
  %43 = load i32, ptr %40, align 4
  %44 = load i64, ptr %41, align 8
  %45 = addrspacecast ptr addrspace(5) %25 to ptr
  %46 = addrspacecast ptr addrspace(5) %26 to ptr
  %47 = addrspacecast ptr addrspace(5) %27 to ptr
  store ptr addrspace(1) %42, ptr %45, align 8
  store i32 %43, ptr %46, align 4
  store i64 %44, ptr %47, align 8
  %48 = addrspacecast ptr addrspace(5) %24 to ptr
  %49 = call i32 @llvm.amdgcn.workitem.id.x()
  %50 = zext i32 %49 to i64
  store i32 %49, ptr addrspace(5) %28, align 4
  %51 = addrspacecast ptr addrspace(5) %23 to ptr
  %52 = addrspacecast ptr addrspace(5) %9 to ptr
  %53 = call i32 @llvm.amdgcn.workgroup.id.x()
  %54 = addrspacecast ptr addrspace(5) %7 to ptr
  %55 = addrspacecast ptr addrspace(5) %4 to ptr
  %56 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 4, ptr %56, align 4
  %57 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %57, ptr addrspace(5) %6, align 8
  %58 = load ptr addrspace(4), ptr addrspace(5) %6, align 8
  %59 = load i32, ptr %56, align 4
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr addrspace(4) %58, i64 %60
  %62 = load i16, ptr addrspace(4) %61, align 2
  %63 = zext i16 %62 to i32
  %64 = mul i32 %53, %63
  %65 = addrspacecast ptr addrspace(5) %22 to ptr
  %66 = call i32 @llvm.amdgcn.workitem.id.x()
  %67 = add i32 %64, %66
  %68 = zext i32 %67 to i64
  %69 = mul i64 %68, 2
  %70 = add i64 %69, 1
  store i64 %70, ptr addrspace(5) %29, align 8
  %71 = load i64, ptr %47, align 8
  %72 = load i64, ptr addrspace(5) %29, align 8
  %73 = add i64 %71, %72
  store i64 %73, ptr addrspace(5) %30, align 8
  store i32 0, ptr addrspace(5) %31, align 4
  store i32 0, ptr addrspace(5) %32, align 4
  br label %74

74:                                               ; preds = %157, %3
  %75 = load i32, ptr addrspace(5) %32, align 4
  %76 = load i32, ptr %46, align 4
  %77 = icmp ult i32 %75, %76
  br i1 %77, label %78, label %160

78:                                               ; preds = %74
  %79 = addrspacecast ptr addrspace(5) %30 to ptr
  %80 = load i64, ptr addrspace(5) %29, align 8
  %81 = addrspacecast ptr addrspace(5) %10 to ptr
  %82 = addrspacecast ptr addrspace(5) %11 to ptr
  %83 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr %79, ptr %82, align 8
  store i64 %80, ptr %83, align 8
  %84 = load ptr, ptr %82, align 8
  %85 = load i64, ptr %84, align 8
  store i64 %85, ptr addrspace(5) %13, align 8
  %86 = load i64, ptr addrspace(5) %13, align 8
  %87 = mul i64 %86, 6364136223846793005
  %88 = load i64, ptr %83, align 8
  %89 = add i64 %87, %88
  %90 = load ptr, ptr %82, align 8
  store i64 %89, ptr %90, align 8
  %91 = load i64, ptr addrspace(5) %13, align 8
  %92 = lshr i64 %91, 18
  %93 = load i64, ptr addrspace(5) %13, align 8
  %94 = xor i64 %92, %93
  %95 = lshr i64 %94, 27
  %96 = trunc i64 %95 to i32
  store i32 %96, ptr addrspace(5) %14, align 4
  %97 = load i64, ptr addrspace(5) %13, align 8
  %98 = lshr i64 %97, 59
  %99 = trunc i64 %98 to i32
  store i32 %99, ptr addrspace(5) %15, align 4
  %100 = load i32, ptr addrspace(5) %14, align 4
  %101 = load i32, ptr addrspace(5) %15, align 4
  %102 = and i32 %101, 31
  %103 = lshr i32 %100, %102
  %104 = load i32, ptr addrspace(5) %14, align 4
  %105 = load i32, ptr addrspace(5) %15, align 4
  %106 = sub i32 0, %105
  %107 = and i32 %106, 31
  %108 = shl i32 %104, %107
  %109 = or i32 %103, %108
  %110 = lshr i32 %109, 8
  %111 = uitofp i32 %110 to float
  %112 = fmul float %111, 0x3E70000000000000
  store float %112, ptr addrspace(5) %33, align 4
  %113 = addrspacecast ptr addrspace(5) %30 to ptr
  %114 = load i64, ptr addrspace(5) %29, align 8
  %115 = addrspacecast ptr addrspace(5) %16 to ptr
  %116 = addrspacecast ptr addrspace(5) %17 to ptr
  %117 = addrspacecast ptr addrspace(5) %18 to ptr
  store ptr %113, ptr %116, align 8
  store i64 %114, ptr %117, align 8
  %118 = load ptr, ptr %116, align 8
  %119 = load i64, ptr %118, align 8
  store i64 %119, ptr addrspace(5) %19, align 8
  %120 = load i64, ptr addrspace(5) %19, align 8
  %121 = mul i64 %120, 6364136223846793005
  %122 = load i64, ptr %117, align 8
  %123 = add i64 %121, %122
  %124 = load ptr, ptr %116, align 8
  store i64 %123, ptr %124, align 8
  %125 = load i64, ptr addrspace(5) %19, align 8
  %126 = lshr i64 %125, 18
  %127 = load i64, ptr addrspace(5) %19, align 8
  %128 = xor i64 %126, %127
  %129 = lshr i64 %128, 27
  %130 = trunc i64 %129 to i32
  store i32 %130, ptr addrspace(5) %20, align 4
  %131 = load i64, ptr addrspace(5) %19, align 8
  %132 = lshr i64 %131, 59
  %133 = trunc i64 %132 to i32
  store i32 %133, ptr addrspace(5) %21, align 4
  %134 = load i32, ptr addrspace(5) %20, align 4
  %135 = load i32, ptr addrspace(5) %21, align 4
  %136 = and i32 %135, 31
  %137 = lshr i32 %134, %136
  %138 = load i32, ptr addrspace(5) %20, align 4
  %139 = load i32, ptr addrspace(5) %21, align 4
  %140 = sub i32 0, %139
  %141 = and i32 %140, 31
  %142 = shl i32 %138, %141
  %143 = or i32 %137, %142
  %144 = lshr i32 %143, 8
  %145 = uitofp i32 %144 to float
  %146 = fmul float %145, 0x3E70000000000000
  store float %146, ptr addrspace(5) %34, align 4
  %147 = load float, ptr addrspace(5) %33, align 4
  %148 = load float, ptr addrspace(5) %33, align 4
  %149 = load float, ptr addrspace(5) %34, align 4
  %150 = load float, ptr addrspace(5) %34, align 4
  %151 = fmul float %149, %150
  %152 = call float @llvm.fmuladd.f32(float %147, float %148, float %151)
  %153 = fcmp olt float %152, 1.000000e+00
  br i1 %153, label %154, label %157

154:                                              ; preds = %78
  %155 = load i32, ptr addrspace(5) %31, align 4
  %156 = add i32 %155, 1
  store i32 %156, ptr addrspace(5) %31, align 4
  br label %157

157:                                              ; preds = %154, %78
  %158 = load i32, ptr addrspace(5) %32, align 4
  %159 = add i32 %158, 1
  store i32 %159, ptr addrspace(5) %32, align 4
  br label %74

160:                                              ; preds = %74
  %161 = load i32, ptr addrspace(5) %31, align 4
  %162 = load i32, ptr addrspace(5) %28, align 4
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @pcg_pi.sums, i64 0, i64 %163
  store i32 %161, ptr addrspace(3) %164, align 4
  store i32 32, ptr addrspace(5) %35, align 4
  br label %165

165:                                              ; preds = %184, %160
  %166 = load i32, ptr addrspace(5) %35, align 4
  %167 = icmp ugt i32 %166, 0
  br i1 %167, label %168, label %187

168:                                              ; preds = %165
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %169 = load i32, ptr addrspace(5) %28, align 4
  %170 = load i32, ptr addrspace(5) %35, align 4
  %171 = icmp ult i32 %169, %170
  br i1 %171, label %172, label %184

172:                                              ; preds = %168
  %173 = load i32, ptr addrspace(5) %28, align 4
  %174 = load i32, ptr addrspace(5) %35, align 4
  %175 = add i32 %173, %174
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @pcg_pi.sums, i64 0, i64 %176
  %178 = load i32, ptr addrspace(3) %177, align 4
  %179 = load i32, ptr addrspace(5) %28, align 4
  %180 = zext i32 %179 to i64
  %181 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @pcg_pi.sums, i64 0, i64 %180
  %182 = load i32, ptr addrspace(3) %181, align 4
  %183 = add i32 %182, %178
  store i32 %183, ptr addrspace(3) %181, align 4
  br label %184

184:                                              ; preds = %172, %168
  %185 = load i32, ptr addrspace(5) %35, align 4
  %186 = udiv i32 %185, 2
  store i32 %186, ptr addrspace(5) %35, align 4
  br label %165

187:                                              ; preds = %165
  %188 = load i32, ptr addrspace(5) %28, align 4
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %197

190:                                              ; preds = %187
  %191 = load i32, ptr addrspace(3) @pcg_pi.sums, align 4
  %192 = load ptr addrspace(1), ptr %45, align 8
  %193 = addrspacecast ptr addrspace(5) %8 to ptr
  %194 = call i32 @llvm.amdgcn.workgroup.id.x()
  %195 = zext i32 %194 to i64
  %196 = getelementptr inbounds nuw i32, ptr addrspace(1) %192, i64 %195
  store i32 %191, ptr addrspace(1) %196, align 4
  br label %197

197:                                              ; preds = %187, %190
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_pcg_pi(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i64 noundef %2) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 !reqd_work_group_size !10 {
  %4 = alloca i32, align 4, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca ptr addrspace(4), align 8, addrspace(5)
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca ptr, align 8, addrspace(5)
  %12 = alloca i64, align 8, addrspace(5)
  %13 = alloca i64, align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca ptr, align 8, addrspace(5)
  %18 = alloca i64, align 8, addrspace(5)
  %19 = alloca i64, align 8, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca i32, align 4, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca ptr addrspace(1), align 8, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca i64, align 8, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i64, align 8, addrspace(5)
  %30 = alloca i64, align 8, addrspace(5)
  %31 = alloca i32, align 4, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca float, align 4, addrspace(5)
  %34 = alloca float, align 4, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = addrspacecast ptr addrspace(5) %25 to ptr
  %37 = addrspacecast ptr addrspace(5) %26 to ptr
  %38 = addrspacecast ptr addrspace(5) %27 to ptr
  store ptr addrspace(1) %0, ptr %36, align 8
  store i32 %1, ptr %37, align 4
  store i64 %2, ptr %38, align 8
  %39 = addrspacecast ptr addrspace(5) %24 to ptr
  %40 = call i32 @llvm.amdgcn.workitem.id.x()
  %41 = zext i32 %40 to i64
  %42 = trunc i64 %41 to i32
  store i32 %42, ptr addrspace(5) %28, align 4
  %43 = addrspacecast ptr addrspace(5) %23 to ptr
  %44 = addrspacecast ptr addrspace(5) %9 to ptr
  %45 = call i32 @llvm.amdgcn.workgroup.id.x()
  %46 = addrspacecast ptr addrspace(5) %7 to ptr
  %47 = addrspacecast ptr addrspace(5) %4 to ptr
  %48 = addrspacecast ptr addrspace(5) %5 to ptr
  store i32 4, ptr %48, align 4
  %49 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %49, ptr addrspace(5) %6, align 8
  %50 = load ptr addrspace(4), ptr addrspace(5) %6, align 8
  %51 = load i32, ptr %48, align 4
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr addrspace(4) %50, i64 %52
  %54 = load i16, ptr addrspace(4) %53, align 2
  %55 = zext i16 %54 to i32
  %56 = mul i32 %45, %55
  %57 = addrspacecast ptr addrspace(5) %22 to ptr
  %58 = call i32 @llvm.amdgcn.workitem.id.x()
  %59 = add i32 %56, %58
  %60 = zext i32 %59 to i64
  %61 = mul i64 %60, 2
  %62 = add i64 %61, 1
  store i64 %62, ptr addrspace(5) %29, align 8
  %63 = load i64, ptr %38, align 8
  %64 = load i64, ptr addrspace(5) %29, align 8
  %65 = add i64 %63, %64
  store i64 %65, ptr addrspace(5) %30, align 8
  store i32 0, ptr addrspace(5) %31, align 4
  store i32 0, ptr addrspace(5) %32, align 4
  br label %66

66:                                               ; preds = %150, %3
  %67 = load i32, ptr addrspace(5) %32, align 4
  %68 = load i32, ptr %37, align 4
  %69 = icmp ult i32 %67, %68
  br i1 %69, label %70, label %153

70:                                               ; preds = %66
  %71 = addrspacecast ptr addrspace(5) %30 to ptr
  %72 = load i64, ptr addrspace(5) %29, align 8
  %73 = addrspacecast ptr addrspace(5) %10 to ptr
  %74 = addrspacecast ptr addrspace(5) %11 to ptr
  %75 = addrspacecast ptr addrspace(5) %12 to ptr
  store ptr %71, ptr %74, align 8
  store i64 %72, ptr %75, align 8
  %76 = load ptr, ptr %74, align 8
  %77 = load i64, ptr %76, align 8
  store i64 %77, ptr addrspace(5) %13, align 8
  %78 = load i64, ptr addrspace(5) %13, align 8
  %79 = mul i64 %78, 6364136223846793005
  %80 = load i64, ptr %75, align 8
  %81 = add i64 %79, %80
  %82 = load ptr, ptr %74, align 8
  store i64 %81, ptr %82, align 8
  %83 = load i64, ptr addrspace(5) %13, align 8
  %84 = lshr i64 %83, 18
  %85 = load i64, ptr addrspace(5) %13, align 8
  %86 = xor i64 %84, %85
  %87 = lshr i64 %86, 27
  %88 = trunc i64 %87 to i32
  store i32 %88, ptr addrspace(5) %14, align 4
  %89 = load i64, ptr addrspace(5) %13, align 8
  %90 = lshr i64 %89, 59
  %91 = trunc i64 %90 to i32
  store i32 %91, ptr addrspace(5) %15, align 4
  %92 = load i32, ptr addrspace(5) %14, align 4
  %93 = load i32, ptr addrspace(5) %15, align 4
  %94 = and i32 %93, 31
  %95 = lshr i32 %92, %94
  %96 = load i32, ptr addrspace(5) %14, align 4
  %97 = load i32, ptr addrspace(5) %15, align 4
  %98 = sub i32 0, %97
  %99 = and i32 %98, 31
  %100 = shl i32 %96, %99
  %101 = or i32 %95, %100
  %102 = lshr i32 %101, 8
  %103 = uitofp i32 %102 to float
  %104 = fmul float %103, 0x3E70000000000000
  store float %104, ptr addrspace(5) %33, align 4
  %105 = addrspacecast ptr addrspace(5) %30 to ptr
  %106 = load i64, ptr addrspace(5) %29, align 8
  %107 = addrspacecast ptr addrspace(5) %16 to ptr
  %108 = addrspacecast ptr addrspace(5) %17 to ptr
  %109 = addrspacecast ptr addrspace(5) %18 to ptr
  store ptr %105, ptr %108, align 8
  store i64 %106, ptr %109, align 8
  %110 = load ptr, ptr %108, align 8
  %111 = load i64, ptr %110, align 8
  store i64 %111, ptr addrspace(5) %19, align 8
  %112 = load i64, ptr addrspace(5) %19, align 8
  %113 = mul i64 %112, 6364136223846793005
  %114 = load i64, ptr %109, align 8
  %115 = add i64 %113, %114
  %116 = load ptr, ptr %108, align 8
  store i64 %115, ptr %116, align 8
  %117 = load i64, ptr addrspace(5) %19, align 8
  %118 = lshr i64 %117, 18
  %119 = load i64, ptr addrspace(5) %19, align 8
  %120 = xor i64 %118, %119
  %121 = lshr i64 %120, 27
  %122 = trunc i64 %121 to i32
  store i32 %122, ptr addrspace(5) %20, align 4
  %123 = load i64, ptr addrspace(5) %19, align 8
  %124 = lshr i64 %123, 59
  %125 = trunc i64 %124 to i32
  store i32 %125, ptr addrspace(5) %21, align 4
  %126 = load i32, ptr addrspace(5) %20, align 4
  %127 = load i32, ptr addrspace(5) %21, align 4
  %128 = and i32 %127, 31
  %129 = lshr i32 %126, %128
  %130 = load i32, ptr addrspace(5) %20, align 4
  %131 = load i32, ptr addrspace(5) %21, align 4
  %132 = sub i32 0, %131
  %133 = and i32 %132, 31
  %134 = shl i32 %130, %133
  %135 = or i32 %129, %134
  %136 = lshr i32 %135, 8
  %137 = uitofp i32 %136 to float
  %138 = fmul float %137, 0x3E70000000000000
  store float %138, ptr addrspace(5) %34, align 4
  %139 = load float, ptr addrspace(5) %33, align 4
  %140 = load float, ptr addrspace(5) %33, align 4
  %141 = load float, ptr addrspace(5) %34, align 4
  %142 = load float, ptr addrspace(5) %34, align 4
  %143 = fmul float %141, %142
  %144 = call float @llvm.fmuladd.f32(float %139, float %140, float %143)
  %145 = fcmp olt float %144, 1.000000e+00
  br i1 %145, label %146, label %149

146:                                              ; preds = %70
  %147 = load i32, ptr addrspace(5) %31, align 4
  %148 = add i32 %147, 1
  store i32 %148, ptr addrspace(5) %31, align 4
  br label %149

149:                                              ; preds = %146, %70
  br label %150

150:                                              ; preds = %149
  %151 = load i32, ptr addrspace(5) %32, align 4
  %152 = add i32 %151, 1
  store i32 %152, ptr addrspace(5) %32, align 4
  br label %66

153:                                              ; preds = %66
  %154 = load i32, ptr addrspace(5) %31, align 4
  %155 = load i32, ptr addrspace(5) %28, align 4
  %156 = zext i32 %155 to i64
  %157 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @pcg_pi.sums, i64 0, i64 %156
  store i32 %154, ptr addrspace(3) %157, align 4
  store i32 32, ptr addrspace(5) %35, align 4
  br label %158

158:                                              ; preds = %178, %153
  %159 = load i32, ptr addrspace(5) %35, align 4
  %160 = icmp ugt i32 %159, 0
  br i1 %160, label %161, label %181

161:                                              ; preds = %158
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  %162 = load i32, ptr addrspace(5) %28, align 4
  %163 = load i32, ptr addrspace(5) %35, align 4
  %164 = icmp ult i32 %162, %163
  br i1 %164, label %165, label %177

165:                                              ; preds = %161
  %166 = load i32, ptr addrspace(5) %28, align 4
  %167 = load i32, ptr addrspace(5) %35, align 4
  %168 = add i32 %166, %167
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @pcg_pi.sums, i64 0, i64 %169
  %171 = load i32, ptr addrspace(3) %170, align 4
  %172 = load i32, ptr addrspace(5) %28, align 4
  %173 = zext i32 %172 to i64
  %174 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @pcg_pi.sums, i64 0, i64 %173
  %175 = load i32, ptr addrspace(3) %174, align 4
  %176 = add i32 %175, %171
  store i32 %176, ptr addrspace(3) %174, align 4
  br label %177

177:                                              ; preds = %165, %161
  br label %178

178:                                              ; preds = %177
  %179 = load i32, ptr addrspace(5) %35, align 4
  %180 = udiv i32 %179, 2
  store i32 %180, ptr addrspace(5) %35, align 4
  br label %158

181:                                              ; preds = %158
  %182 = load i32, ptr addrspace(5) %28, align 4
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %184, label %191

184:                                              ; preds = %181
  %185 = load i32, ptr addrspace(3) @pcg_pi.sums, align 4
  %186 = load ptr addrspace(1), ptr %36, align 8
  %187 = addrspacecast ptr addrspace(5) %8 to ptr
  %188 = call i32 @llvm.amdgcn.workgroup.id.x()
  %189 = zext i32 %188 to i64
  %190 = getelementptr inbounds nuw i32, ptr addrspace(1) %186, i64 %189
  store i32 %185, ptr addrspace(1) %190, align 4
  br label %191

191:                                              ; preds = %184, %181
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

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
!6 = !{i32 1, i32 0, i32 0}
!7 = !{!"none", !"none", !"none"}
!8 = !{!"uint*", !"uint", !"ulong"}
!9 = !{!"", !"", !""}
!10 = !{i32 64, i32 1, i32 1}
!11 = !{!"amdgpu-synchronize-as", !"local"}
