; ModuleID = 'nbody_f32.cl'
source_filename = "nbody_f32.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@nbody_f32.tile = internal addrspace(3) global [256 x <4 x float>] undef, align 16
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1
@.str.1 = private unnamed_addr addrspace(4) constant [6 x i8] c"local\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @nbody_f32(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, i32 noundef %4, float noundef %5, float noundef %6) #0 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %8 = alloca ptr addrspace(1), align 8, addrspace(5)
  %9 = alloca ptr addrspace(1), align 8, addrspace(5)
  %10 = alloca ptr addrspace(1), align 8, addrspace(5)
  %11 = alloca ptr addrspace(1), align 8, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca float, align 4, addrspace(5)
  %14 = alloca float, align 4, addrspace(5)
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
  store i32 %4, ptr %19, align 4
  store float %5, ptr %20, align 4
  store float %6, ptr %21, align 4
  %22 = load ptr addrspace(1), ptr %15, align 8
  %23 = load ptr addrspace(1), ptr %16, align 8
  %24 = load ptr addrspace(1), ptr %17, align 8
  %25 = load ptr addrspace(1), ptr %18, align 8
  %26 = load i32, ptr %19, align 4
  %27 = load float, ptr %20, align 4
  %28 = load float, ptr %21, align 4
  call void @__clang_ocl_kern_imp_nbody_f32(ptr addrspace(1) noundef align 16 %22, ptr addrspace(1) noundef align 16 %23, ptr addrspace(1) noundef align 16 %24, ptr addrspace(1) noundef align 16 %25, i32 noundef %26, float noundef %27, float noundef %28) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected void @__clang_ocl_kern_imp_nbody_f32(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, i32 noundef %4, float noundef %5, float noundef %6) #1 !kernel_arg_addr_space !6 !kernel_arg_access_qual !7 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 {
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca ptr addrspace(4), align 8, addrspace(5)
  %11 = alloca i32, align 4, addrspace(5)
  %12 = alloca i32, align 4, addrspace(5)
  %13 = alloca ptr addrspace(4), align 8, addrspace(5)
  %14 = alloca i32, align 4, addrspace(5)
  %15 = alloca i32, align 4, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca i32, align 4, addrspace(5)
  %18 = alloca i32, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca ptr addrspace(1), align 8, addrspace(5)
  %21 = alloca ptr addrspace(1), align 8, addrspace(5)
  %22 = alloca ptr addrspace(1), align 8, addrspace(5)
  %23 = alloca ptr addrspace(1), align 8, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca float, align 4, addrspace(5)
  %26 = alloca float, align 4, addrspace(5)
  %27 = alloca i32, align 4, addrspace(5)
  %28 = alloca i32, align 4, addrspace(5)
  %29 = alloca i32, align 4, addrspace(5)
  %30 = alloca <4 x float>, align 16, addrspace(5)
  %31 = alloca <3 x float>, align 16, addrspace(5)
  %32 = alloca i32, align 4, addrspace(5)
  %33 = alloca i32, align 4, addrspace(5)
  %34 = alloca i32, align 4, addrspace(5)
  %35 = alloca <4 x float>, align 16, addrspace(5)
  %36 = alloca <3 x float>, align 16, addrspace(5)
  %37 = alloca float, align 4, addrspace(5)
  %38 = alloca float, align 4, addrspace(5)
  %39 = alloca <4 x float>, align 16, addrspace(5)
  %40 = addrspacecast ptr addrspace(5) %20 to ptr
  %41 = addrspacecast ptr addrspace(5) %21 to ptr
  %42 = addrspacecast ptr addrspace(5) %22 to ptr
  %43 = addrspacecast ptr addrspace(5) %23 to ptr
  %44 = addrspacecast ptr addrspace(5) %24 to ptr
  %45 = addrspacecast ptr addrspace(5) %25 to ptr
  %46 = addrspacecast ptr addrspace(5) %26 to ptr
  store ptr addrspace(1) %0, ptr %40, align 8
  store ptr addrspace(1) %1, ptr %41, align 8
  store ptr addrspace(1) %2, ptr %42, align 8
  store ptr addrspace(1) %3, ptr %43, align 8
  store i32 %4, ptr %44, align 4
  store float %5, ptr %45, align 4
  store float %6, ptr %46, align 4
  %47 = addrspacecast ptr addrspace(5) %19 to ptr
  %48 = addrspacecast ptr addrspace(5) %14 to ptr
  %49 = call i32 @llvm.amdgcn.workgroup.id.x()
  %50 = addrspacecast ptr addrspace(5) %16 to ptr
  %51 = addrspacecast ptr addrspace(5) %8 to ptr
  %52 = addrspacecast ptr addrspace(5) %9 to ptr
  store i32 4, ptr %52, align 4
  %53 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %53, ptr addrspace(5) %10, align 8
  %54 = load ptr addrspace(4), ptr addrspace(5) %10, align 8
  %55 = load i32, ptr %52, align 4
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr addrspace(4) %54, i64 %56
  %58 = load i16, ptr addrspace(4) %57, align 2
  %59 = zext i16 %58 to i32
  %60 = mul i32 %49, %59
  %61 = addrspacecast ptr addrspace(5) %18 to ptr
  %62 = call i32 @llvm.amdgcn.workitem.id.x()
  %63 = add i32 %60, %62
  store i32 %63, ptr addrspace(5) %27, align 4
  %64 = addrspacecast ptr addrspace(5) %17 to ptr
  %65 = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %65, ptr addrspace(5) %28, align 4
  %66 = addrspacecast ptr addrspace(5) %15 to ptr
  %67 = addrspacecast ptr addrspace(5) %11 to ptr
  %68 = addrspacecast ptr addrspace(5) %12 to ptr
  store i32 4, ptr %68, align 4
  %69 = call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  store ptr addrspace(4) %69, ptr addrspace(5) %13, align 8
  %70 = load ptr addrspace(4), ptr addrspace(5) %13, align 8
  %71 = load i32, ptr %68, align 4
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr addrspace(4) %70, i64 %72
  %74 = load i16, ptr addrspace(4) %73, align 2
  %75 = zext i16 %74 to i32
  store i32 %75, ptr addrspace(5) %29, align 4
  %76 = load i32, ptr addrspace(5) %27, align 4
  %77 = load i32, ptr %44, align 4
  %78 = icmp ult i32 %76, %77
  br i1 %78, label %79, label %85

79:                                               ; preds = %7
  %80 = load ptr addrspace(1), ptr %40, align 8
  %81 = load i32, ptr addrspace(5) %27, align 4
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %80, i64 %82
  %84 = load <4 x float>, ptr addrspace(1) %83, align 16
  br label %86

85:                                               ; preds = %7
  br label %86

86:                                               ; preds = %85, %79
  %87 = phi <4 x float> [ %84, %79 ], [ zeroinitializer, %85 ]
  store <4 x float> %87, ptr addrspace(5) %30, align 16
  store <3 x float> zeroinitializer, ptr addrspace(5) %31, align 16
  store i32 0, ptr addrspace(5) %32, align 4
  br label %88

88:                                               ; preds = %161, %86
  %89 = load i32, ptr addrspace(5) %32, align 4
  %90 = load i32, ptr %44, align 4
  %91 = icmp ult i32 %89, %90
  br i1 %91, label %92, label %165

92:                                               ; preds = %88
  %93 = load i32, ptr addrspace(5) %32, align 4
  %94 = load i32, ptr addrspace(5) %28, align 4
  %95 = add i32 %93, %94
  store i32 %95, ptr addrspace(5) %33, align 4
  %96 = load i32, ptr addrspace(5) %33, align 4
  %97 = load i32, ptr %44, align 4
  %98 = icmp ult i32 %96, %97
  br i1 %98, label %99, label %105

99:                                               ; preds = %92
  %100 = load ptr addrspace(1), ptr %40, align 8
  %101 = load i32, ptr addrspace(5) %33, align 4
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %100, i64 %102
  %104 = load <4 x float>, ptr addrspace(1) %103, align 16
  br label %106

105:                                              ; preds = %92
  br label %106

106:                                              ; preds = %105, %99
  %107 = phi <4 x float> [ %104, %99 ], [ zeroinitializer, %105 ]
  %108 = load i32, ptr addrspace(5) %28, align 4
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw [256 x <4 x float>], ptr addrspace(3) @nbody_f32.tile, i64 0, i64 %109
  store <4 x float> %107, ptr addrspace(3) %110, align 16
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  store i32 0, ptr addrspace(5) %34, align 4
  br label %111

111:                                              ; preds = %157, %106
  %112 = load i32, ptr addrspace(5) %34, align 4
  %113 = load i32, ptr addrspace(5) %29, align 4
  %114 = icmp ult i32 %112, %113
  br i1 %114, label %115, label %160

115:                                              ; preds = %111
  %116 = load i32, ptr addrspace(5) %34, align 4
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw [256 x <4 x float>], ptr addrspace(3) @nbody_f32.tile, i64 0, i64 %117
  %119 = load <4 x float>, ptr addrspace(3) %118, align 16
  store <4 x float> %119, ptr addrspace(5) %35, align 16
  %120 = load <4 x float>, ptr addrspace(5) %35, align 16
  %121 = shufflevector <4 x float> %120, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %122 = load <4 x float>, ptr addrspace(5) %30, align 16
  %123 = shufflevector <4 x float> %122, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %124 = fsub <3 x float> %121, %123
  store <3 x float> %124, ptr addrspace(5) %36, align 16
  %125 = load <3 x float>, ptr addrspace(5) %36, align 16
  %126 = extractelement <3 x float> %125, i64 0
  %127 = load <3 x float>, ptr addrspace(5) %36, align 16
  %128 = extractelement <3 x float> %127, i64 0
  %129 = load <3 x float>, ptr addrspace(5) %36, align 16
  %130 = extractelement <3 x float> %129, i64 1
  %131 = load <3 x float>, ptr addrspace(5) %36, align 16
  %132 = extractelement <3 x float> %131, i64 1
  %133 = fmul float %130, %132
  %134 = call float @llvm.fmuladd.f32(float %126, float %128, float %133)
  %135 = load <3 x float>, ptr addrspace(5) %36, align 16
  %136 = extractelement <3 x float> %135, i64 2
  %137 = load <3 x float>, ptr addrspace(5) %36, align 16
  %138 = extractelement <3 x float> %137, i64 2
  %139 = call float @llvm.fmuladd.f32(float %136, float %138, float %134)
  %140 = load float, ptr %46, align 4
  %141 = fadd float %139, %140
  store float %141, ptr addrspace(5) %37, align 4
  %142 = load float, ptr addrspace(5) %37, align 4
  %143 = call float @llvm.amdgcn.rsq.f32(float %142)
  store float %143, ptr addrspace(5) %38, align 4
  %144 = load <3 x float>, ptr addrspace(5) %36, align 16
  %145 = load <4 x float>, ptr addrspace(5) %35, align 16
  %146 = extractelement <4 x float> %145, i64 3
  %147 = load float, ptr addrspace(5) %38, align 4
  %148 = fmul float %146, %147
  %149 = load float, ptr addrspace(5) %38, align 4
  %150 = fmul float %148, %149
  %151 = load float, ptr addrspace(5) %38, align 4
  %152 = fmul float %150, %151
  %153 = insertelement <3 x float> poison, float %152, i64 0
  %154 = shufflevector <3 x float> %153, <3 x float> poison, <3 x i32> zeroinitializer
  %155 = load <3 x float>, ptr addrspace(5) %31, align 16
  %156 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %144, <3 x float> %154, <3 x float> %155)
  store <3 x float> %156, ptr addrspace(5) %31, align 16
  br label %157

157:                                              ; preds = %115
  %158 = load i32, ptr addrspace(5) %34, align 4
  %159 = add i32 %158, 1
  store i32 %159, ptr addrspace(5) %34, align 4
  br label %111

160:                                              ; preds = %111
  fence syncscope("workgroup") release, !mmra !11
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !11
  br label %161

161:                                              ; preds = %160
  %162 = load i32, ptr addrspace(5) %29, align 4
  %163 = load i32, ptr addrspace(5) %32, align 4
  %164 = add i32 %163, %162
  store i32 %164, ptr addrspace(5) %32, align 4
  br label %88

165:                                              ; preds = %88
  %166 = load i32, ptr addrspace(5) %27, align 4
  %167 = load i32, ptr %44, align 4
  %168 = icmp uge i32 %166, %167
  br i1 %168, label %169, label %170

169:                                              ; preds = %165
  br label %229

170:                                              ; preds = %165
  %171 = load ptr addrspace(1), ptr %41, align 8
  %172 = load i32, ptr addrspace(5) %27, align 4
  %173 = zext i32 %172 to i64
  %174 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %171, i64 %173
  %175 = load <4 x float>, ptr addrspace(1) %174, align 16
  store <4 x float> %175, ptr addrspace(5) %39, align 16
  %176 = load <3 x float>, ptr addrspace(5) %31, align 16
  %177 = load float, ptr %45, align 4
  %178 = insertelement <3 x float> poison, float %177, i64 0
  %179 = shufflevector <3 x float> %178, <3 x float> poison, <3 x i32> zeroinitializer
  %180 = load <4 x float>, ptr addrspace(5) %39, align 16
  %181 = shufflevector <4 x float> %180, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %182 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %176, <3 x float> %179, <3 x float> %181)
  %183 = load <4 x float>, ptr addrspace(5) %39, align 16
  %184 = shufflevector <3 x float> %182, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %185 = shufflevector <4 x float> %183, <4 x float> %184, <4 x i32> <i32 4, i32 5, i32 6, i32 3>
  store <4 x float> %185, ptr addrspace(5) %39, align 16
  %186 = load <4 x float>, ptr addrspace(5) %30, align 16
  %187 = extractelement <4 x float> %186, i64 3
  %188 = load <4 x float>, ptr addrspace(5) %39, align 16
  %189 = extractelement <4 x float> %188, i64 0
  %190 = load <4 x float>, ptr addrspace(5) %39, align 16
  %191 = extractelement <4 x float> %190, i64 0
  %192 = load <4 x float>, ptr addrspace(5) %39, align 16
  %193 = extractelement <4 x float> %192, i64 1
  %194 = load <4 x float>, ptr addrspace(5) %39, align 16
  %195 = extractelement <4 x float> %194, i64 1
  %196 = fmul float %193, %195
  %197 = call float @llvm.fmuladd.f32(float %189, float %191, float %196)
  %198 = load <4 x float>, ptr addrspace(5) %39, align 16
  %199 = extractelement <4 x float> %198, i64 2
  %200 = load <4 x float>, ptr addrspace(5) %39, align 16
  %201 = extractelement <4 x float> %200, i64 2
  %202 = call float @llvm.fmuladd.f32(float %199, float %201, float %197)
  %203 = load float, ptr %46, align 4
  %204 = fadd float %202, %203
  %205 = fdiv float %187, %204, !fpmath !12
  %206 = load <4 x float>, ptr addrspace(5) %39, align 16
  %207 = insertelement <4 x float> %206, float %205, i64 3
  store <4 x float> %207, ptr addrspace(5) %39, align 16
  %208 = load <4 x float>, ptr addrspace(5) %39, align 16
  %209 = load ptr addrspace(1), ptr %43, align 8
  %210 = load i32, ptr addrspace(5) %27, align 4
  %211 = zext i32 %210 to i64
  %212 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %209, i64 %211
  store <4 x float> %208, ptr addrspace(1) %212, align 16
  %213 = load <4 x float>, ptr addrspace(5) %39, align 16
  %214 = shufflevector <4 x float> %213, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %215 = load float, ptr %45, align 4
  %216 = insertelement <3 x float> poison, float %215, i64 0
  %217 = shufflevector <3 x float> %216, <3 x float> poison, <3 x i32> zeroinitializer
  %218 = load <4 x float>, ptr addrspace(5) %30, align 16
  %219 = shufflevector <4 x float> %218, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %220 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %214, <3 x float> %217, <3 x float> %219)
  %221 = load <4 x float>, ptr addrspace(5) %30, align 16
  %222 = shufflevector <3 x float> %220, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %223 = shufflevector <4 x float> %221, <4 x float> %222, <4 x i32> <i32 4, i32 5, i32 6, i32 3>
  store <4 x float> %223, ptr addrspace(5) %30, align 16
  %224 = load <4 x float>, ptr addrspace(5) %30, align 16
  %225 = load ptr addrspace(1), ptr %42, align 8
  %226 = load i32, ptr addrspace(5) %27, align 4
  %227 = zext i32 %226 to i64
  %228 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %225, i64 %227
  store <4 x float> %224, ptr addrspace(1) %228, align 16
  br label %229

229:                                              ; preds = %170, %169
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rsq.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #3

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nofree nounwind willreturn }
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
!6 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!7 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!8 = !{!"float4*", !"float4*", !"float4*", !"float4*", !"uint", !"float", !"float"}
!9 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"uint", !"float", !"float"}
!10 = !{!"const", !"const", !"", !"", !"", !"", !""}
!11 = !{!"amdgpu-synchronize-as", !"local"}
!12 = !{float 2.500000e+00}
