; ModuleID = 'nbody_f32.cl'
source_filename = "nbody_f32.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

@nbody_f32.tile = internal addrspace(3) global [256 x <4 x float>] undef, align 16
@.str = private unnamed_addr addrspace(4) constant [10 x i8] c"workgroup\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @nbody_f32(<4 x float> addrspace(1)* %0, <4 x float> addrspace(1)* %1, <4 x float> addrspace(1)* %2, <4 x float> addrspace(1)* %3, i32 %4, float %5, float %6) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %8 = alloca i32, align 4, addrspace(5)
  %9 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %10 = alloca i32, align 4, addrspace(5)
  %11 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %12 = alloca <4 x float> addrspace(1)*, align 8, addrspace(5)
  %13 = alloca <4 x float> addrspace(1)*, align 8, addrspace(5)
  %14 = alloca <4 x float> addrspace(1)*, align 8, addrspace(5)
  %15 = alloca <4 x float> addrspace(1)*, align 8, addrspace(5)
  %16 = alloca i32, align 4, addrspace(5)
  %17 = alloca float, align 4, addrspace(5)
  %18 = alloca float, align 4, addrspace(5)
  %19 = alloca i32, align 4, addrspace(5)
  %20 = alloca i32, align 4, addrspace(5)
  %21 = alloca i32, align 4, addrspace(5)
  %22 = alloca <4 x float>, align 16, addrspace(5)
  %23 = alloca <3 x float>, align 16, addrspace(5)
  %24 = alloca i32, align 4, addrspace(5)
  %25 = alloca i32, align 4, addrspace(5)
  %26 = alloca i32, align 4, addrspace(5)
  %27 = alloca <4 x float>, align 16, addrspace(5)
  %28 = alloca <3 x float>, align 16, addrspace(5)
  %29 = alloca float, align 4, addrspace(5)
  %30 = alloca float, align 4, addrspace(5)
  %31 = alloca <4 x float>, align 16, addrspace(5)
  store <4 x float> addrspace(1)* %0, <4 x float> addrspace(1)* addrspace(5)* %12, align 8
  store <4 x float> addrspace(1)* %1, <4 x float> addrspace(1)* addrspace(5)* %13, align 8
  store <4 x float> addrspace(1)* %2, <4 x float> addrspace(1)* addrspace(5)* %14, align 8
  store <4 x float> addrspace(1)* %3, <4 x float> addrspace(1)* addrspace(5)* %15, align 8
  store i32 %4, i32 addrspace(5)* %16, align 4
  store float %5, float addrspace(5)* %17, align 4
  store float %6, float addrspace(5)* %18, align 4
  %32 = call i32 @llvm.amdgcn.workgroup.id.x() #4
  store i32 4, i32 addrspace(5)* %8, align 4
  %33 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #4
  store i8 addrspace(4)* %33, i8 addrspace(4)* addrspace(5)* %9, align 8
  %34 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %9, align 8
  %35 = load i32, i32 addrspace(5)* %8, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds i8, i8 addrspace(4)* %34, i64 %36
  %38 = bitcast i8 addrspace(4)* %37 to i16 addrspace(4)*
  %39 = load i16, i16 addrspace(4)* %38, align 2
  %40 = zext i16 %39 to i32
  %41 = mul i32 %32, %40
  %42 = call i32 @llvm.amdgcn.workitem.id.x() #4, !range !10
  %43 = add i32 %41, %42
  store i32 %43, i32 addrspace(5)* %19, align 4
  %44 = call i32 @llvm.amdgcn.workitem.id.x() #4, !range !10
  store i32 %44, i32 addrspace(5)* %20, align 4
  store i32 4, i32 addrspace(5)* %10, align 4
  %45 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #4
  store i8 addrspace(4)* %45, i8 addrspace(4)* addrspace(5)* %11, align 8
  %46 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %11, align 8
  %47 = load i32, i32 addrspace(5)* %10, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds i8, i8 addrspace(4)* %46, i64 %48
  %50 = bitcast i8 addrspace(4)* %49 to i16 addrspace(4)*
  %51 = load i16, i16 addrspace(4)* %50, align 2
  %52 = zext i16 %51 to i32
  store i32 %52, i32 addrspace(5)* %21, align 4
  %53 = load i32, i32 addrspace(5)* %19, align 4
  %54 = load i32, i32 addrspace(5)* %16, align 4
  %55 = icmp ult i32 %53, %54
  br i1 %55, label %56, label %62

56:                                               ; preds = %7
  %57 = load <4 x float> addrspace(1)*, <4 x float> addrspace(1)* addrspace(5)* %12, align 8
  %58 = load i32, i32 addrspace(5)* %19, align 4
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %57, i64 %59
  %61 = load <4 x float>, <4 x float> addrspace(1)* %60, align 16
  br label %63

62:                                               ; preds = %7
  br label %63

63:                                               ; preds = %62, %56
  %64 = phi <4 x float> [ %61, %56 ], [ zeroinitializer, %62 ]
  store <4 x float> %64, <4 x float> addrspace(5)* %22, align 16
  %65 = bitcast <3 x float> addrspace(5)* %23 to <4 x float> addrspace(5)*
  store <4 x float> <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, <4 x float> addrspace(5)* %65, align 16
  store i32 0, i32 addrspace(5)* %24, align 4
  br label %66

66:                                               ; preds = %147, %63
  %67 = load i32, i32 addrspace(5)* %24, align 4
  %68 = load i32, i32 addrspace(5)* %16, align 4
  %69 = icmp ult i32 %67, %68
  br i1 %69, label %70, label %151

70:                                               ; preds = %66
  %71 = load i32, i32 addrspace(5)* %24, align 4
  %72 = load i32, i32 addrspace(5)* %20, align 4
  %73 = add i32 %71, %72
  store i32 %73, i32 addrspace(5)* %25, align 4
  %74 = load i32, i32 addrspace(5)* %25, align 4
  %75 = load i32, i32 addrspace(5)* %16, align 4
  %76 = icmp ult i32 %74, %75
  br i1 %76, label %77, label %83

77:                                               ; preds = %70
  %78 = load <4 x float> addrspace(1)*, <4 x float> addrspace(1)* addrspace(5)* %12, align 8
  %79 = load i32, i32 addrspace(5)* %25, align 4
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %78, i64 %80
  %82 = load <4 x float>, <4 x float> addrspace(1)* %81, align 16
  br label %84

83:                                               ; preds = %70
  br label %84

84:                                               ; preds = %83, %77
  %85 = phi <4 x float> [ %82, %77 ], [ zeroinitializer, %83 ]
  %86 = load i32, i32 addrspace(5)* %20, align 4
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds [256 x <4 x float>], [256 x <4 x float>] addrspace(3)* @nbody_f32.tile, i64 0, i64 %87
  store <4 x float> %85, <4 x float> addrspace(3)* %88, align 16
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #4
  fence syncscope("workgroup") acquire
  store i32 0, i32 addrspace(5)* %26, align 4
  br label %89

89:                                               ; preds = %143, %84
  %90 = load i32, i32 addrspace(5)* %26, align 4
  %91 = load i32, i32 addrspace(5)* %21, align 4
  %92 = icmp ult i32 %90, %91
  br i1 %92, label %93, label %146

93:                                               ; preds = %89
  %94 = load i32, i32 addrspace(5)* %26, align 4
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds [256 x <4 x float>], [256 x <4 x float>] addrspace(3)* @nbody_f32.tile, i64 0, i64 %95
  %97 = load <4 x float>, <4 x float> addrspace(3)* %96, align 16
  store <4 x float> %97, <4 x float> addrspace(5)* %27, align 16
  %98 = load <4 x float>, <4 x float> addrspace(5)* %27, align 16
  %99 = shufflevector <4 x float> %98, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %100 = load <4 x float>, <4 x float> addrspace(5)* %22, align 16
  %101 = shufflevector <4 x float> %100, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %102 = fsub <3 x float> %99, %101
  %103 = shufflevector <3 x float> %102, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %104 = bitcast <3 x float> addrspace(5)* %28 to <4 x float> addrspace(5)*
  store <4 x float> %103, <4 x float> addrspace(5)* %104, align 16
  %105 = load <3 x float>, <3 x float> addrspace(5)* %28, align 16
  %106 = extractelement <3 x float> %105, i64 0
  %107 = load <3 x float>, <3 x float> addrspace(5)* %28, align 16
  %108 = extractelement <3 x float> %107, i64 0
  %109 = load <3 x float>, <3 x float> addrspace(5)* %28, align 16
  %110 = extractelement <3 x float> %109, i64 1
  %111 = load <3 x float>, <3 x float> addrspace(5)* %28, align 16
  %112 = extractelement <3 x float> %111, i64 1
  %113 = fmul float %110, %112
  %114 = call float @llvm.fmuladd.f32(float %106, float %108, float %113)
  %115 = load <3 x float>, <3 x float> addrspace(5)* %28, align 16
  %116 = extractelement <3 x float> %115, i64 2
  %117 = load <3 x float>, <3 x float> addrspace(5)* %28, align 16
  %118 = extractelement <3 x float> %117, i64 2
  %119 = call float @llvm.fmuladd.f32(float %116, float %118, float %114)
  %120 = load float, float addrspace(5)* %18, align 4
  %121 = fadd float %119, %120
  store float %121, float addrspace(5)* %29, align 4
  %122 = load float, float addrspace(5)* %29, align 4
  %123 = call float @llvm.amdgcn.rsq.f32(float %122)
  store float %123, float addrspace(5)* %30, align 4
  %124 = bitcast <3 x float> addrspace(5)* %28 to <4 x float> addrspace(5)*
  %125 = load <4 x float>, <4 x float> addrspace(5)* %124, align 16
  %126 = shufflevector <4 x float> %125, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %127 = load <4 x float>, <4 x float> addrspace(5)* %27, align 16
  %128 = extractelement <4 x float> %127, i64 3
  %129 = load float, float addrspace(5)* %30, align 4
  %130 = fmul float %128, %129
  %131 = load float, float addrspace(5)* %30, align 4
  %132 = fmul float %130, %131
  %133 = load float, float addrspace(5)* %30, align 4
  %134 = fmul float %132, %133
  %135 = insertelement <3 x float> poison, float %134, i32 0
  %136 = shufflevector <3 x float> %135, <3 x float> poison, <3 x i32> zeroinitializer
  %137 = bitcast <3 x float> addrspace(5)* %23 to <4 x float> addrspace(5)*
  %138 = load <4 x float>, <4 x float> addrspace(5)* %137, align 16
  %139 = shufflevector <4 x float> %138, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %140 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %126, <3 x float> %136, <3 x float> %139)
  %141 = shufflevector <3 x float> %140, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %142 = bitcast <3 x float> addrspace(5)* %23 to <4 x float> addrspace(5)*
  store <4 x float> %141, <4 x float> addrspace(5)* %142, align 16
  br label %143

143:                                              ; preds = %93
  %144 = load i32, i32 addrspace(5)* %26, align 4
  %145 = add i32 %144, 1
  store i32 %145, i32 addrspace(5)* %26, align 4
  br label %89

146:                                              ; preds = %89
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() #4
  fence syncscope("workgroup") acquire
  br label %147

147:                                              ; preds = %146
  %148 = load i32, i32 addrspace(5)* %21, align 4
  %149 = load i32, i32 addrspace(5)* %24, align 4
  %150 = add i32 %149, %148
  store i32 %150, i32 addrspace(5)* %24, align 4
  br label %66

151:                                              ; preds = %66
  %152 = load i32, i32 addrspace(5)* %19, align 4
  %153 = load i32, i32 addrspace(5)* %16, align 4
  %154 = icmp uge i32 %152, %153
  br i1 %154, label %155, label %156

155:                                              ; preds = %151
  br label %217

156:                                              ; preds = %151
  %157 = load <4 x float> addrspace(1)*, <4 x float> addrspace(1)* addrspace(5)* %13, align 8
  %158 = load i32, i32 addrspace(5)* %19, align 4
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %157, i64 %159
  %161 = load <4 x float>, <4 x float> addrspace(1)* %160, align 16
  store <4 x float> %161, <4 x float> addrspace(5)* %31, align 16
  %162 = bitcast <3 x float> addrspace(5)* %23 to <4 x float> addrspace(5)*
  %163 = load <4 x float>, <4 x float> addrspace(5)* %162, align 16
  %164 = shufflevector <4 x float> %163, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %165 = load float, float addrspace(5)* %17, align 4
  %166 = insertelement <3 x float> poison, float %165, i32 0
  %167 = shufflevector <3 x float> %166, <3 x float> poison, <3 x i32> zeroinitializer
  %168 = load <4 x float>, <4 x float> addrspace(5)* %31, align 16
  %169 = shufflevector <4 x float> %168, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %170 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %164, <3 x float> %167, <3 x float> %169)
  %171 = load <4 x float>, <4 x float> addrspace(5)* %31, align 16
  %172 = shufflevector <3 x float> %170, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %173 = shufflevector <4 x float> %171, <4 x float> %172, <4 x i32> <i32 4, i32 5, i32 6, i32 3>
  store <4 x float> %173, <4 x float> addrspace(5)* %31, align 16
  %174 = load <4 x float>, <4 x float> addrspace(5)* %22, align 16
  %175 = extractelement <4 x float> %174, i64 3
  %176 = load <4 x float>, <4 x float> addrspace(5)* %31, align 16
  %177 = extractelement <4 x float> %176, i64 0
  %178 = load <4 x float>, <4 x float> addrspace(5)* %31, align 16
  %179 = extractelement <4 x float> %178, i64 0
  %180 = load <4 x float>, <4 x float> addrspace(5)* %31, align 16
  %181 = extractelement <4 x float> %180, i64 1
  %182 = load <4 x float>, <4 x float> addrspace(5)* %31, align 16
  %183 = extractelement <4 x float> %182, i64 1
  %184 = fmul float %181, %183
  %185 = call float @llvm.fmuladd.f32(float %177, float %179, float %184)
  %186 = load <4 x float>, <4 x float> addrspace(5)* %31, align 16
  %187 = extractelement <4 x float> %186, i64 2
  %188 = load <4 x float>, <4 x float> addrspace(5)* %31, align 16
  %189 = extractelement <4 x float> %188, i64 2
  %190 = call float @llvm.fmuladd.f32(float %187, float %189, float %185)
  %191 = load float, float addrspace(5)* %18, align 4
  %192 = fadd float %190, %191
  %193 = fdiv float %175, %192, !fpmath !11
  %194 = load <4 x float>, <4 x float> addrspace(5)* %31, align 16
  %195 = insertelement <4 x float> %194, float %193, i64 3
  store <4 x float> %195, <4 x float> addrspace(5)* %31, align 16
  %196 = load <4 x float>, <4 x float> addrspace(5)* %31, align 16
  %197 = load <4 x float> addrspace(1)*, <4 x float> addrspace(1)* addrspace(5)* %15, align 8
  %198 = load i32, i32 addrspace(5)* %19, align 4
  %199 = zext i32 %198 to i64
  %200 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %197, i64 %199
  store <4 x float> %196, <4 x float> addrspace(1)* %200, align 16
  %201 = load <4 x float>, <4 x float> addrspace(5)* %31, align 16
  %202 = shufflevector <4 x float> %201, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %203 = load float, float addrspace(5)* %17, align 4
  %204 = insertelement <3 x float> poison, float %203, i32 0
  %205 = shufflevector <3 x float> %204, <3 x float> poison, <3 x i32> zeroinitializer
  %206 = load <4 x float>, <4 x float> addrspace(5)* %22, align 16
  %207 = shufflevector <4 x float> %206, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %208 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %202, <3 x float> %205, <3 x float> %207)
  %209 = load <4 x float>, <4 x float> addrspace(5)* %22, align 16
  %210 = shufflevector <3 x float> %208, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %211 = shufflevector <4 x float> %209, <4 x float> %210, <4 x i32> <i32 4, i32 5, i32 6, i32 3>
  store <4 x float> %211, <4 x float> addrspace(5)* %22, align 16
  %212 = load <4 x float>, <4 x float> addrspace(5)* %22, align 16
  %213 = load <4 x float> addrspace(1)*, <4 x float> addrspace(1)* addrspace(5)* %14, align 8
  %214 = load i32, i32 addrspace(5)* %19, align 4
  %215 = zext i32 %214 to i64
  %216 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %213, i64 %215
  store <4 x float> %212, <4 x float> addrspace(1)* %216, align 16
  br label %217

217:                                              ; preds = %156, %155
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nounwind readnone speculatable willreturn
declare float @llvm.amdgcn.rsq.f32(float) #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: convergent nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readnone speculatable willreturn }
attributes #3 = { convergent nounwind willreturn }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 13.0.1-11+b2"}
!5 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!6 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!7 = !{!"float4*", !"float4*", !"float4*", !"float4*", !"uint", !"float", !"float"}
!8 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"uint", !"float", !"float"}
!9 = !{!"const", !"const", !"", !"", !"", !"", !""}
!10 = !{i32 0, i32 1024}
!11 = !{float 2.500000e+00}
