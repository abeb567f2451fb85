; ModuleID = 'nbody_tiles.cl'
source_filename = "nbody_tiles.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@nbody_tiles.tile = internal addrspace(3) global [64 x <4 x float>] undef, align 16
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind
define protected amdgpu_kernel void @nbody_tiles(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, i32 noundef %3, float noundef %4, float noundef %5) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca float, align 4, addrspace(5)
  %20 = alloca float, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca <4 x float>, align 16, addrspace(5)
  %24 = alloca float, align 4, addrspace(5)
  %25 = alloca float, align 4, addrspace(5)
  %26 = alloca float, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca <4 x float>, align 16, addrspace(5)
  %30 = alloca float, align 4, addrspace(5)
  %31 = alloca float, align 4, addrspace(5)
  %32 = alloca float, align 4, addrspace(5)
  %33 = alloca float, align 4, addrspace(5)
  %34 = alloca float, align 4, addrspace(5)
  %35 = alloca <4 x float>, align 16, addrspace(5)
  %36 = alloca ptr addrspace(1), align 8, addrspace(5)
  %37 = alloca ptr addrspace(1), align 8, addrspace(5)
  %38 = alloca ptr addrspace(1), align 8, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca float, align 4, addrspace(5)
  %41 = alloca float, align 4, addrspace(5)
  %42 = addrspacecast ptr addrspace(5) %36 to ptr
  %43 = addrspacecast ptr addrspace(5) %37 to ptr
  %44 = addrspacecast ptr addrspace(5) %38 to ptr
  %45 = addrspacecast ptr addrspace(5) %39 to ptr
  %46 = addrspacecast ptr addrspace(5) %40 to ptr
  %47 = addrspacecast ptr addrspace(5) %41 to ptr
  store ptr addrspace(1) %0, ptr %42, align 8
  store ptr addrspace(1) %1, ptr %43, align 8
  store ptr addrspace(1) %2, ptr %44, align 8
  store i32 %3, ptr %45, align 4
  store float %4, ptr %46, align 4
  store float %5, ptr %47, align 4
  %48 = load ptr addrspace(1), ptr %42, align 8
  %49 = load ptr addrspace(1), ptr %43, align 8
  %50 = load ptr addrspace(1), ptr %44, align 8
  %51 = load i32, ptr %45, align 4
  %52 = load float, ptr %46, align 4
  %53 = load float, ptr %47, align 4
  %54 = addrspacecast ptr addrspace(5) %15 to ptr
  %55 = addrspacecast ptr addrspace(5) %16 to ptr
  %56 = addrspacecast ptr addrspace(5) %17 to ptr
  %57 = addrspacecast ptr addrspace(5) %18 to ptr
  %58 = addrspacecast ptr addrspace(5) %19 to ptr
  %59 = addrspacecast ptr addrspace(5) %20 to ptr
  store ptr addrspace(1) %48, ptr %54, align 8
  store ptr addrspace(1) %49, ptr %55, align 8
  store ptr addrspace(1) %50, ptr %56, align 8
  store i32 %51, ptr %57, align 4
  store float %52, ptr %58, align 4
  store float %53, ptr %59, align 4
  %60 = addrspacecast ptr addrspace(5) %14 to ptr
  %61 = addrspacecast ptr addrspace(5) %11 to ptr
  %62 = call i32 @llvm.amdgcn.workgroup.id.x()
  %63 = addrspacecast ptr addrspace(5) %10 to ptr
  %64 = addrspacecast ptr addrspace(5) %7 to ptr
  %65 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %65, align 4
  %66 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %66, ptr addrspace(5) %9, align 8
  %67 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %68 = load i32, ptr %65, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr addrspace(4) %67, i64 %69
  %71 = load i16, ptr addrspace(4) %70, align 2
  %72 = zext i16 %71 to i32
  %73 = mul i32 %62, %72
  %74 = addrspacecast ptr addrspace(5) %13 to ptr
  %75 = call i32 @llvm.amdgcn.workitem.id.x()
  %76 = add i32 %73, %75
  %77 = zext i32 %76 to i64
  store i32 %76, ptr addrspace(5) %21, align 4
  %78 = addrspacecast ptr addrspace(5) %12 to ptr
  %79 = call i32 @llvm.amdgcn.workitem.id.x()
  %80 = zext i32 %79 to i64
  store i32 %79, ptr addrspace(5) %22, align 4
  %81 = load ptr addrspace(1), ptr %54, align 8
  %82 = load i32, ptr addrspace(5) %21, align 4
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %81, i64 %83
  %85 = load <4 x float>, ptr addrspace(1) %84, align 16
  store <4 x float> %85, ptr addrspace(5) %23, align 16
  store float 0.000000e+00, ptr addrspace(5) %24, align 4
  store float 0.000000e+00, ptr addrspace(5) %25, align 4
  store float 0.000000e+00, ptr addrspace(5) %26, align 4
  store i32 0, ptr addrspace(5) %27, align 4
  br label %86

86:                                               ; preds = %158, %6
  %87 = load i32, ptr addrspace(5) %27, align 4
  %88 = load i32, ptr %57, align 4
  %89 = icmp ult i32 %87, %88
  br i1 %89, label %90, label %161

90:                                               ; preds = %86
  %91 = load ptr addrspace(1), ptr %54, align 8
  %92 = load i32, ptr addrspace(5) %27, align 4
  %93 = load i32, ptr addrspace(5) %22, align 4
  %94 = add i32 %92, %93
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %91, i64 %95
  %97 = load <4 x float>, ptr addrspace(1) %96, align 16
  %98 = load i32, ptr addrspace(5) %22, align 4
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw [64 x <4 x float>], ptr addrspace(3) @nbody_tiles.tile, i64 0, i64 %99
  store <4 x float> %97, ptr addrspace(3) %100, align 16
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  store i32 0, ptr addrspace(5) %28, align 4
  br label %101

101:                                              ; preds = %104, %90
  %102 = load i32, ptr addrspace(5) %28, align 4
  %103 = icmp ult i32 %102, 64
  br i1 %103, label %104, label %158

104:                                              ; preds = %101
  %105 = load i32, ptr addrspace(5) %28, align 4
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw [64 x <4 x float>], ptr addrspace(3) @nbody_tiles.tile, i64 0, i64 %106
  %108 = load <4 x float>, ptr addrspace(3) %107, align 16
  store <4 x float> %108, ptr addrspace(5) %29, align 16
  %109 = load <4 x float>, ptr addrspace(5) %29, align 16
  %110 = extractelement <4 x float> %109, i64 0
  %111 = load <4 x float>, ptr addrspace(5) %23, align 16
  %112 = extractelement <4 x float> %111, i64 0
  %113 = fsub float %110, %112
  store float %113, ptr addrspace(5) %30, align 4
  %114 = load <4 x float>, ptr addrspace(5) %29, align 16
  %115 = extractelement <4 x float> %114, i64 1
  %116 = load <4 x float>, ptr addrspace(5) %23, align 16
  %117 = extractelement <4 x float> %116, i64 1
  %118 = fsub float %115, %117
  store float %118, ptr addrspace(5) %31, align 4
  %119 = load <4 x float>, ptr addrspace(5) %29, align 16
  %120 = extractelement <4 x float> %119, i64 2
  %121 = load <4 x float>, ptr addrspace(5) %23, align 16
  %122 = extractelement <4 x float> %121, i64 2
  %123 = fsub float %120, %122
  store float %123, ptr addrspace(5) %32, align 4
  %124 = load float, ptr addrspace(5) %30, align 4
  %125 = load float, ptr addrspace(5) %30, align 4
  %126 = load float, ptr addrspace(5) %31, align 4
  %127 = load float, ptr addrspace(5) %31, align 4
  %128 = fmul float %126, %127
  %129 = call float @llvm.fmuladd.f32(float %124, float %125, float %128)
  %130 = load float, ptr addrspace(5) %32, align 4
  %131 = load float, ptr addrspace(5) %32, align 4
  %132 = call float @llvm.fmuladd.f32(float %130, float %131, float %129)
  %133 = load float, ptr %59, align 4
  %134 = fadd float %132, %133
  %135 = call float @llvm.amdgcn.rsq.f32(float %134)
  store float %135, ptr addrspace(5) %33, align 4
  %136 = load <4 x float>, ptr addrspace(5) %29, align 16
  %137 = extractelement <4 x float> %136, i64 3
  %138 = load float, ptr addrspace(5) %33, align 4
  %139 = fmul float %137, %138
  %140 = load float, ptr addrspace(5) %33, align 4
  %141 = fmul float %139, %140
  %142 = load float, ptr addrspace(5) %33, align 4
  %143 = fmul float %141, %142
  store float %143, ptr addrspace(5) %34, align 4
  %144 = load float, ptr addrspace(5) %30, align 4
  %145 = load float, ptr addrspace(5) %34, align 4
  %146 = load float, ptr addrspace(5) %24, align 4
  %147 = call float @llvm.fmuladd.f32(float %144, float %145, float %146)
  store float %147, ptr addrspace(5) %24, align 4
  %148 = load float, ptr addrspace(5) %31, align 4
  %149 = load float, ptr addrspace(5) %34, align 4
  %150 = load float, ptr addrspace(5) %25, align 4
  %151 = call float @llvm.fmuladd.f32(float %148, float %149, float %150)
  store float %151, ptr addrspace(5) %25, align 4
  %152 = load float, ptr addrspace(5) %32, align 4
  %153 = load float, ptr addrspace(5) %34, align 4
  %154 = load float, ptr addrspace(5) %26, align 4
  %155 = call float @llvm.fmuladd.f32(float %152, float %153, float %154)
  store float %155, ptr addrspace(5) %26, align 4
  %156 = load i32, ptr addrspace(5) %28, align 4
  %157 = add i32 %156, 1
  store i32 %157, ptr addrspace(5) %28, align 4
  br label %101

158:                                              ; preds = %101
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  %159 = load i32, ptr addrspace(5) %27, align 4
  %160 = add i32 %159, 64
  store i32 %160, ptr addrspace(5) %27, align 4
  br label %86

161:                                              ; preds = %86
  %162 = load ptr addrspace(1), ptr %56, align 8
  %163 = load i32, ptr addrspace(5) %21, align 4
  %164 = zext i32 %163 to i64
  %165 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %162, i64 %164
  %166 = load <4 x float>, ptr addrspace(1) %165, align 16
  store <4 x float> %166, ptr addrspace(5) %35, align 16
  %167 = load float, ptr addrspace(5) %24, align 4
  %168 = load float, ptr %58, align 4
  %169 = load <4 x float>, ptr addrspace(5) %35, align 16
  %170 = extractelement <4 x float> %169, i64 0
  %171 = call float @llvm.fmuladd.f32(float %167, float %168, float %170)
  %172 = load <4 x float>, ptr addrspace(5) %35, align 16
  %173 = insertelement <4 x float> %172, float %171, i64 0
  store <4 x float> %173, ptr addrspace(5) %35, align 16
  %174 = load float, ptr addrspace(5) %25, align 4
  %175 = load float, ptr %58, align 4
  %176 = load <4 x float>, ptr addrspace(5) %35, align 16
  %177 = extractelement <4 x float> %176, i64 1
  %178 = call float @llvm.fmuladd.f32(float %174, float %175, float %177)
  %179 = load <4 x float>, ptr addrspace(5) %35, align 16
  %180 = insertelement <4 x float> %179, float %178, i64 1
  store <4 x float> %180, ptr addrspace(5) %35, align 16
  %181 = load float, ptr addrspace(5) %26, align 4
  %182 = load float, ptr %58, align 4
  %183 = load <4 x float>, ptr addrspace(5) %35, align 16
  %184 = extractelement <4 x float> %183, i64 2
  %185 = call float @llvm.fmuladd.f32(float %181, float %182, float %184)
  %186 = load <4 x float>, ptr addrspace(5) %35, align 16
  %187 = insertelement <4 x float> %186, float %185, i64 2
  store <4 x float> %187, ptr addrspace(5) %35, align 16
  %188 = load <4 x float>, ptr addrspace(5) %35, align 16
  %189 = load ptr addrspace(1), ptr %56, align 8
  %190 = load i32, ptr addrspace(5) %21, align 4
  %191 = zext i32 %190 to i64
  %192 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %189, i64 %191
  store <4 x float> %188, ptr addrspace(1) %192, align 16
  %193 = load <4 x float>, ptr addrspace(5) %35, align 16
  %194 = extractelement <4 x float> %193, i64 0
  %195 = load float, ptr %58, align 4
  %196 = load <4 x float>, ptr addrspace(5) %23, align 16
  %197 = extractelement <4 x float> %196, i64 0
  %198 = call float @llvm.fmuladd.f32(float %194, float %195, float %197)
  %199 = load <4 x float>, ptr addrspace(5) %23, align 16
  %200 = insertelement <4 x float> %199, float %198, i64 0
  store <4 x float> %200, ptr addrspace(5) %23, align 16
  %201 = load <4 x float>, ptr addrspace(5) %35, align 16
  %202 = extractelement <4 x float> %201, i64 1
  %203 = load float, ptr %58, align 4
  %204 = load <4 x float>, ptr addrspace(5) %23, align 16
  %205 = extractelement <4 x float> %204, i64 1
  %206 = call float @llvm.fmuladd.f32(float %202, float %203, float %205)
  %207 = load <4 x float>, ptr addrspace(5) %23, align 16
  %208 = insertelement <4 x float> %207, float %206, i64 1
  store <4 x float> %208, ptr addrspace(5) %23, align 16
  %209 = load <4 x float>, ptr addrspace(5) %35, align 16
  %210 = extractelement <4 x float> %209, i64 2
  %211 = load float, ptr %58, align 4
  %212 = load <4 x float>, ptr addrspace(5) %23, align 16
  %213 = extractelement <4 x float> %212, i64 2
  %214 = call float @llvm.fmuladd.f32(float %210, float %211, float %213)
  %215 = load <4 x float>, ptr addrspace(5) %23, align 16
  %216 = insertelement <4 x float> %215, float %214, i64 2
  store <4 x float> %216, ptr addrspace(5) %23, align 16
  %217 = load <4 x float>, ptr addrspace(5) %23, align 16
  %218 = load ptr addrspace(1), ptr %55, align 8
  %219 = load i32, ptr addrspace(5) %21, align 4
  %220 = zext i32 %219 to i64
  %221 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %218, i64 %220
  store <4 x float> %217, ptr addrspace(1) %221, align 16
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define protected void @__clang_ocl_kern_imp_nbody_tiles(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, i32 noundef %3, float noundef %4, float noundef %5) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !reqd_work_group_size !11 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca ptr addrspace(4), align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca i32, align 4, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca ptr addrspace(1), align 8, addrspace(5)
  %16 = alloca ptr addrspace(1), align 8, addrspace(5)
  %17 = alloca ptr addrspace(1), align 8, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca float, align 4, addrspace(5)
  %20 = alloca float, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca i32, align 4, addrspace(5)
  %23 = alloca <4 x float>, align 16, addrspace(5)
  %24 = alloca float, align 4, addrspace(5)
  %25 = alloca float, align 4, addrspace(5)
  %26 = alloca float, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca <4 x float>, align 16, addrspace(5)
  %30 = alloca float, align 4, addrspace(5)
  %31 = alloca float, align 4, addrspace(5)
  %32 = alloca float, align 4, addrspace(5)
  %33 = alloca float, align 4, addrspace(5)
  %34 = alloca float, align 4, addrspace(5)
  %35 = alloca <4 x float>, align 16, addrspace(5)
  %36 = addrspacecast ptr addrspace(5) %15 to ptr
  %37 = addrspacecast ptr addrspace(5) %16 to ptr
  %38 = addrspacecast ptr addrspace(5) %17 to ptr
  %39 = addrspacecast ptr addrspace(5) %18 to ptr
  %40 = addrspacecast ptr addrspace(5) %19 to ptr
  %41 = addrspacecast ptr addrspace(5) %20 to ptr
  store ptr addrspace(1) %0, ptr %36, align 8
  store ptr addrspace(1) %1, ptr %37, align 8
  store ptr addrspace(1) %2, ptr %38, align 8
  store i32 %3, ptr %39, align 4
  store float %4, ptr %40, align 4
  store float %5, ptr %41, align 4
  %42 = addrspacecast ptr addrspace(5) %14 to ptr
  %43 = addrspacecast ptr addrspace(5) %11 to ptr
  %44 = call i32 @llvm.amdgcn.workgroup.id.x()
  %45 = addrspacecast ptr addrspace(5) %10 to ptr
  %46 = addrspacecast ptr addrspace(5) %7 to ptr
  %47 = addrspacecast ptr addrspace(5) %8 to ptr
  store i32 4, ptr %47, align 4
  %48 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %48, ptr addrspace(5) %9, align 8
  %49 = load ptr addrspace(4), ptr addrspace(5) %9, align 8
  %50 = load i32, ptr %47, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr addrspace(4) %49, i64 %51
  %53 = load i16, ptr addrspace(4) %52, align 2
  %54 = zext i16 %53 to i32
  %55 = mul i32 %44, %54
  %56 = addrspacecast ptr addrspace(5) %13 to ptr
  %57 = call i32 @llvm.amdgcn.workitem.id.x()
  %58 = add i32 %55, %57
  %59 = zext i32 %58 to i64
  %60 = trunc i64 %59 to i32
  store i32 %60, ptr addrspace(5) %21, align 4
  %61 = addrspacecast ptr addrspace(5) %12 to ptr
  %62 = call i32 @llvm.amdgcn.workitem.id.x()
  %63 = zext i32 %62 to i64
  %64 = trunc i64 %63 to i32
  store i32 %64, ptr addrspace(5) %22, align 4
  %65 = load ptr addrspace(1), ptr %36, align 8
  %66 = load i32, ptr addrspace(5) %21, align 4
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %65, i64 %67
  %69 = load <4 x float>, ptr addrspace(1) %68, align 16
  store <4 x float> %69, ptr addrspace(5) %23, align 16
  store float 0.000000e+00, ptr addrspace(5) %24, align 4
  store float 0.000000e+00, ptr addrspace(5) %25, align 4
  store float 0.000000e+00, ptr addrspace(5) %26, align 4
  store i32 0, ptr addrspace(5) %27, align 4
  br label %70

70:                                               ; preds = %144, %6
  %71 = load i32, ptr addrspace(5) %27, align 4
  %72 = load i32, ptr %39, align 4
  %73 = icmp ult i32 %71, %72
  br i1 %73, label %74, label %147

74:                                               ; preds = %70
  %75 = load ptr addrspace(1), ptr %36, align 8
  %76 = load i32, ptr addrspace(5) %27, align 4
  %77 = load i32, ptr addrspace(5) %22, align 4
  %78 = add i32 %76, %77
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %75, i64 %79
  %81 = load <4 x float>, ptr addrspace(1) %80, align 16
  %82 = load i32, ptr addrspace(5) %22, align 4
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw [64 x <4 x float>], ptr addrspace(3) @nbody_tiles.tile, i64 0, i64 %83
  store <4 x float> %81, ptr addrspace(3) %84, align 16
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  store i32 0, ptr addrspace(5) %28, align 4
  br label %85

85:                                               ; preds = %140, %74
  %86 = load i32, ptr addrspace(5) %28, align 4
  %87 = icmp ult i32 %86, 64
  br i1 %87, label %88, label %143

88:                                               ; preds = %85
  %89 = load i32, ptr addrspace(5) %28, align 4
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw [64 x <4 x float>], ptr addrspace(3) @nbody_tiles.tile, i64 0, i64 %90
  %92 = load <4 x float>, ptr addrspace(3) %91, align 16
  store <4 x float> %92, ptr addrspace(5) %29, align 16
  %93 = load <4 x float>, ptr addrspace(5) %29, align 16
  %94 = extractelement <4 x float> %93, i64 0
  %95 = load <4 x float>, ptr addrspace(5) %23, align 16
  %96 = extractelement <4 x float> %95, i64 0
  %97 = fsub float %94, %96
  store float %97, ptr addrspace(5) %30, align 4
  %98 = load <4 x float>, ptr addrspace(5) %29, align 16
  %99 = extractelement <4 x float> %98, i64 1
  %100 = load <4 x float>, ptr addrspace(5) %23, align 16
  %101 = extractelement <4 x float> %100, i64 1
  %102 = fsub float %99, %101
  store float %102, ptr addrspace(5) %31, align 4
  %103 = load <4 x float>, ptr addrspace(5) %29, align 16
  %104 = extractelement <4 x float> %103, i64 2
  %105 = load <4 x float>, ptr addrspace(5) %23, align 16
  %106 = extractelement <4 x float> %105, i64 2
  %107 = fsub float %104, %106
  store float %107, ptr addrspace(5) %32, align 4
  %108 = load float, ptr addrspace(5) %30, align 4
  %109 = load float, ptr addrspace(5) %30, align 4
  %110 = load float, ptr addrspace(5) %31, align 4
  %111 = load float, ptr addrspace(5) %31, align 4
  %112 = fmul float %110, %111
  %113 = call float @llvm.fmuladd.f32(float %108, float %109, float %112)
  %114 = load float, ptr addrspace(5) %32, align 4
  %115 = load float, ptr addrspace(5) %32, align 4
  %116 = call float @llvm.fmuladd.f32(float %114, float %115, float %113)
  %117 = load float, ptr %41, align 4
  %118 = fadd float %116, %117
  %119 = call float @llvm.amdgcn.rsq.f32(float %118)
  store float %119, ptr addrspace(5) %33, align 4
  %120 = load <4 x float>, ptr addrspace(5) %29, align 16
  %121 = extractelement <4 x float> %120, i64 3
  %122 = load float, ptr addrspace(5) %33, align 4
  %123 = fmul float %121, %122
  %124 = load float, ptr addrspace(5) %33, align 4
  %125 = fmul float %123, %124
  %126 = load float, ptr addrspace(5) %33, align 4
  %127 = fmul float %125, %126
  store float %127, ptr addrspace(5) %34, align 4
  %128 = load float, ptr addrspace(5) %30, align 4
  %129 = load float, ptr addrspace(5) %34, align 4
  %130 = load float, ptr addrspace(5) %24, align 4
  %131 = call float @llvm.fmuladd.f32(float %128, float %129, float %130)
  store float %131, ptr addrspace(5) %24, align 4
  %132 = load float, ptr addrspace(5) %31, align 4
  %133 = load float, ptr addrspace(5) %34, align 4
  %134 = load float, ptr addrspace(5) %25, align 4
  %135 = call float @llvm.fmuladd.f32(float %132, float %133, float %134)
  store float %135, ptr addrspace(5) %25, align 4
  %136 = load float, ptr addrspace(5) %32, align 4
  %137 = load float, ptr addrspace(5) %34, align 4
  %138 = load float, ptr addrspace(5) %26, align 4
  %139 = call float @llvm.fmuladd.f32(float %136, float %137, float %138)
  store float %139, ptr addrspace(5) %26, align 4
  br label %140

140:                                              ; preds = %88
  %141 = load i32, ptr addrspace(5) %28, align 4
  %142 = add i32 %141, 1
  store i32 %142, ptr addrspace(5) %28, align 4
  br label %85

143:                                              ; preds = %85
  fence syncscope("workgroup") release, !mmra !12
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !12
  br label %144

144:                                              ; preds = %143
  %145 = load i32, ptr addrspace(5) %27, align 4
  %146 = add i32 %145, 64
  store i32 %146, ptr addrspace(5) %27, align 4
  br label %70

147:                                              ; preds = %70
  %148 = load ptr addrspace(1), ptr %38, align 8
  %149 = load i32, ptr addrspace(5) %21, align 4
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %148, i64 %150
  %152 = load <4 x float>, ptr addrspace(1) %151, align 16
  store <4 x float> %152, ptr addrspace(5) %35, align 16
  %153 = load float, ptr addrspace(5) %24, align 4
  %154 = load float, ptr %40, align 4
  %155 = load <4 x float>, ptr addrspace(5) %35, align 16
  %156 = extractelement <4 x float> %155, i64 0
  %157 = call float @llvm.fmuladd.f32(float %153, float %154, float %156)
  %158 = load <4 x float>, ptr addrspace(5) %35, align 16
  %159 = insertelement <4 x float> %158, float %157, i64 0
  store <4 x float> %159, ptr addrspace(5) %35, align 16
  %160 = load float, ptr addrspace(5) %25, align 4
  %161 = load float, ptr %40, align 4
  %162 = load <4 x float>, ptr addrspace(5) %35, align 16
  %163 = extractelement <4 x float> %162, i64 1
  %164 = call float @llvm.fmuladd.f32(float %160, float %161, float %163)
  %165 = load <4 x float>, ptr addrspace(5) %35, align 16
  %166 = insertelement <4 x float> %165, float %164, i64 1
  store <4 x float> %166, ptr addrspace(5) %35, align 16
  %167 = load float, ptr addrspace(5) %26, align 4
  %168 = load float, ptr %40, align 4
  %169 = load <4 x float>, ptr addrspace(5) %35, align 16
  %170 = extractelement <4 x float> %169, i64 2
  %171 = call float @llvm.fmuladd.f32(float %167, float %168, float %170)
  %172 = load <4 x float>, ptr addrspace(5) %35, align 16
  %173 = insertelement <4 x float> %172, float %171, i64 2
  store <4 x float> %173, ptr addrspace(5) %35, align 16
  %174 = load <4 x float>, ptr addrspace(5) %35, align 16
  %175 = load ptr addrspace(1), ptr %38, align 8
  %176 = load i32, ptr addrspace(5) %21, align 4
  %177 = zext i32 %176 to i64
  %178 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %175, i64 %177
  store <4 x float> %174, ptr addrspace(1) %178, align 16
  %179 = load <4 x float>, ptr addrspace(5) %35, align 16
  %180 = extractelement <4 x float> %179, i64 0
  %181 = load float, ptr %40, align 4
  %182 = load <4 x float>, ptr addrspace(5) %23, align 16
  %183 = extractelement <4 x float> %182, i64 0
  %184 = call float @llvm.fmuladd.f32(float %180, float %181, float %183)
  %185 = load <4 x float>, ptr addrspace(5) %23, align 16
  %186 = insertelement <4 x float> %185, float %184, i64 0
  store <4 x float> %186, ptr addrspace(5) %23, align 16
  %187 = load <4 x float>, ptr addrspace(5) %35, align 16
  %188 = extractelement <4 x float> %187, i64 1
  %189 = load float, ptr %40, align 4
  %190 = load <4 x float>, ptr addrspace(5) %23, align 16
  %191 = extractelement <4 x float> %190, i64 1
  %192 = call float @llvm.fmuladd.f32(float %188, float %189, float %191)
  %193 = load <4 x float>, ptr addrspace(5) %23, align 16
  %194 = insertelement <4 x float> %193, float %192, i64 1
  store <4 x float> %194, ptr addrspace(5) %23, align 16
  %195 = load <4 x float>, ptr addrspace(5) %35, align 16
  %196 = extractelement <4 x float> %195, i64 2
  %197 = load float, ptr %40, align 4
  %198 = load <4 x float>, ptr addrspace(5) %23, align 16
  %199 = extractelement <4 x float> %198, i64 2
  %200 = call float @llvm.fmuladd.f32(float %196, float %197, float %199)
  %201 = load <4 x float>, ptr addrspace(5) %23, align 16
  %202 = insertelement <4 x float> %201, float %200, i64 2
  store <4 x float> %202, ptr addrspace(5) %23, align 16
  %203 = load <4 x float>, ptr addrspace(5) %23, align 16
  %204 = load ptr addrspace(1), ptr %37, align 8
  %205 = load i32, ptr addrspace(5) %21, align 4
  %206 = zext i32 %205 to i64
  %207 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %204, i64 %206
  store <4 x float> %203, ptr addrspace(1) %207, align 16
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rsq.f32(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

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
!6 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"float4*", !"float4*", !"float4*", !"uint", !"float", !"float"}
!9 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"uint", !"float", !"float"}
!10 = !{!"const", !"", !"", !"", !"", !""}
!11 = !{i32 64, i32 1, i32 1}
!12 = !{!"amdgpu-synchronize-as", !"local"}
