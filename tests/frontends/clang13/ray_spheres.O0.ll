; ModuleID = 'ray_spheres.cl'
source_filename = "ray_spheres.cl"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"

%struct.Sphere = type { <4 x float>, <4 x float> }

; Function Attrs: convergent noinline norecurse nounwind optnone
define protected amdgpu_kernel void @ray_spheres(%struct.Sphere addrspace(4)* %0, i32 %1, <4 x float> addrspace(1)* %2, i32 addrspace(1)* %3, i32 %4, i32 %5) #0 !kernel_arg_addr_space !5 !kernel_arg_access_qual !6 !kernel_arg_type !7 !kernel_arg_base_type !8 !kernel_arg_type_qual !9 {
  %7 = alloca i32, align 4, addrspace(5)
  %8 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %9 = alloca i32, align 4, addrspace(5)
  %10 = alloca i8 addrspace(4)*, align 8, addrspace(5)
  %11 = alloca float, align 4, addrspace(5)
  %12 = alloca <3 x float>, align 16, addrspace(5)
  %13 = alloca <3 x float>, align 16, addrspace(5)
  %14 = alloca <4 x float>, align 16, addrspace(5)
  %15 = alloca float, align 4, addrspace(5)
  %16 = alloca <3 x float>, align 16, addrspace(5)
  %17 = alloca float, align 4, addrspace(5)
  %18 = alloca float, align 4, addrspace(5)
  %19 = alloca float, align 4, addrspace(5)
  %20 = alloca float, align 4, addrspace(5)
  %21 = alloca float, align 4, addrspace(5)
  %22 = alloca <3 x float>, align 16, addrspace(5)
  %23 = alloca <3 x float>, align 16, addrspace(5)
  %24 = alloca <4 x float>, align 16, addrspace(5)
  %25 = alloca float, align 4, addrspace(5)
  %26 = alloca <3 x float>, align 16, addrspace(5)
  %27 = alloca float, align 4, addrspace(5)
  %28 = alloca float, align 4, addrspace(5)
  %29 = alloca float, align 4, addrspace(5)
  %30 = alloca float, align 4, addrspace(5)
  %31 = alloca <3 x float>, align 16, addrspace(5)
  %32 = alloca <3 x float>, align 16, addrspace(5)
  %33 = alloca <3 x float>, align 16, addrspace(5)
  %34 = alloca %struct.Sphere addrspace(4)*, align 8, addrspace(5)
  %35 = alloca i32, align 4, addrspace(5)
  %36 = alloca <4 x float> addrspace(1)*, align 8, addrspace(5)
  %37 = alloca i32 addrspace(1)*, align 8, addrspace(5)
  %38 = alloca i32, align 4, addrspace(5)
  %39 = alloca i32, align 4, addrspace(5)
  %40 = alloca i32, align 4, addrspace(5)
  %41 = alloca i32, align 4, addrspace(5)
  %42 = alloca <3 x float>, align 16, addrspace(5)
  %43 = alloca <3 x float>, align 16, addrspace(5)
  %44 = alloca <3 x float>, align 16, addrspace(5)
  %45 = alloca <3 x float>, align 16, addrspace(5)
  %46 = alloca float, align 4, addrspace(5)
  %47 = alloca i32, align 4, addrspace(5)
  %48 = alloca i32, align 4, addrspace(5)
  %49 = alloca float, align 4, addrspace(5)
  %50 = alloca <4 x float>, align 16, addrspace(5)
  %51 = alloca <3 x float>, align 16, addrspace(5)
  %52 = alloca <3 x float>, align 16, addrspace(5)
  %53 = alloca <3 x float>, align 16, addrspace(5)
  %54 = alloca <3 x float>, align 16, addrspace(5)
  %55 = alloca float, align 4, addrspace(5)
  %56 = alloca i32, align 4, addrspace(5)
  store %struct.Sphere addrspace(4)* %0, %struct.Sphere addrspace(4)* addrspace(5)* %34, align 8
  store i32 %1, i32 addrspace(5)* %35, align 4
  store <4 x float> addrspace(1)* %2, <4 x float> addrspace(1)* addrspace(5)* %36, align 8
  store i32 addrspace(1)* %3, i32 addrspace(1)* addrspace(5)* %37, align 8
  store i32 %4, i32 addrspace(5)* %38, align 4
  store i32 %5, i32 addrspace(5)* %39, align 4
  %57 = call i32 @llvm.amdgcn.workgroup.id.x() #3
  store i32 4, i32 addrspace(5)* %9, align 4
  %58 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %58, i8 addrspace(4)* addrspace(5)* %10, align 8
  %59 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %10, align 8
  %60 = load i32, i32 addrspace(5)* %9, align 4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds i8, i8 addrspace(4)* %59, i64 %61
  %63 = bitcast i8 addrspace(4)* %62 to i16 addrspace(4)*
  %64 = load i16, i16 addrspace(4)* %63, align 2
  %65 = zext i16 %64 to i32
  %66 = mul i32 %57, %65
  %67 = call i32 @llvm.amdgcn.workitem.id.x() #3, !range !10
  %68 = add i32 %66, %67
  store i32 %68, i32 addrspace(5)* %40, align 4
  %69 = call i32 @llvm.amdgcn.workgroup.id.y() #3
  store i32 6, i32 addrspace(5)* %7, align 4
  %70 = call align 4 dereferenceable(64) i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #3
  store i8 addrspace(4)* %70, i8 addrspace(4)* addrspace(5)* %8, align 8
  %71 = load i8 addrspace(4)*, i8 addrspace(4)* addrspace(5)* %8, align 8
  %72 = load i32, i32 addrspace(5)* %7, align 4
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds i8, i8 addrspace(4)* %71, i64 %73
  %75 = bitcast i8 addrspace(4)* %74 to i16 addrspace(4)*
  %76 = load i16, i16 addrspace(4)* %75, align 2
  %77 = zext i16 %76 to i32
  %78 = mul i32 %69, %77
  %79 = call i32 @llvm.amdgcn.workitem.id.y() #3, !range !10
  %80 = add i32 %78, %79
  store i32 %80, i32 addrspace(5)* %41, align 4
  %81 = load i32, i32 addrspace(5)* %40, align 4
  %82 = load i32, i32 addrspace(5)* %38, align 4
  %83 = icmp uge i32 %81, %82
  br i1 %83, label %88, label %84

84:                                               ; preds = %6
  %85 = load i32, i32 addrspace(5)* %41, align 4
  %86 = load i32, i32 addrspace(5)* %39, align 4
  %87 = icmp uge i32 %85, %86
  br i1 %87, label %88, label %89

88:                                               ; preds = %84, %6
  br label %507

89:                                               ; preds = %84
  %90 = bitcast <3 x float> addrspace(5)* %43 to <4 x float> addrspace(5)*
  store <4 x float> <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float undef>, <4 x float> addrspace(5)* %90, align 16
  %91 = bitcast <3 x float> addrspace(5)* %43 to <4 x float> addrspace(5)*
  %92 = load <4 x float>, <4 x float> addrspace(5)* %91, align 16
  %93 = shufflevector <4 x float> %92, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %94 = shufflevector <3 x float> %93, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %95 = bitcast <3 x float> addrspace(5)* %42 to <4 x float> addrspace(5)*
  store <4 x float> %94, <4 x float> addrspace(5)* %95, align 16
  %96 = load i32, i32 addrspace(5)* %40, align 4
  %97 = uitofp i32 %96 to float
  %98 = fadd float %97, 5.000000e-01
  %99 = load i32, i32 addrspace(5)* %38, align 4
  %100 = uitofp i32 %99 to float
  %101 = fdiv float %98, %100, !fpmath !11
  %102 = fsub float %101, 5.000000e-01
  %103 = insertelement <3 x float> undef, float %102, i32 0
  %104 = load i32, i32 addrspace(5)* %41, align 4
  %105 = uitofp i32 %104 to float
  %106 = fadd float %105, 5.000000e-01
  %107 = load i32, i32 addrspace(5)* %39, align 4
  %108 = uitofp i32 %107 to float
  %109 = fdiv float %106, %108, !fpmath !11
  %110 = fsub float 5.000000e-01, %109
  %111 = insertelement <3 x float> %103, float %110, i32 1
  %112 = insertelement <3 x float> %111, float 1.000000e+00, i32 2
  %113 = shufflevector <3 x float> %112, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %114 = bitcast <3 x float> addrspace(5)* %45 to <4 x float> addrspace(5)*
  store <4 x float> %113, <4 x float> addrspace(5)* %114, align 16
  %115 = bitcast <3 x float> addrspace(5)* %45 to <4 x float> addrspace(5)*
  %116 = load <4 x float>, <4 x float> addrspace(5)* %115, align 16
  %117 = shufflevector <4 x float> %116, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %118 = shufflevector <3 x float> %117, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %119 = bitcast <3 x float> addrspace(5)* %31 to <4 x float> addrspace(5)*
  store <4 x float> %118, <4 x float> addrspace(5)* %119, align 16
  %120 = bitcast <3 x float> addrspace(5)* %31 to <4 x float> addrspace(5)*
  %121 = load <4 x float>, <4 x float> addrspace(5)* %120, align 16
  %122 = shufflevector <4 x float> %121, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %123 = load <3 x float>, <3 x float> addrspace(5)* %31, align 16
  %124 = extractelement <3 x float> %123, i64 0
  %125 = load <3 x float>, <3 x float> addrspace(5)* %31, align 16
  %126 = extractelement <3 x float> %125, i64 0
  %127 = load <3 x float>, <3 x float> addrspace(5)* %31, align 16
  %128 = extractelement <3 x float> %127, i64 1
  %129 = load <3 x float>, <3 x float> addrspace(5)* %31, align 16
  %130 = extractelement <3 x float> %129, i64 1
  %131 = fmul float %128, %130
  %132 = call float @llvm.fmuladd.f32(float %124, float %126, float %131) #3
  %133 = load <3 x float>, <3 x float> addrspace(5)* %31, align 16
  %134 = extractelement <3 x float> %133, i64 2
  %135 = load <3 x float>, <3 x float> addrspace(5)* %31, align 16
  %136 = extractelement <3 x float> %135, i64 2
  %137 = call float @llvm.fmuladd.f32(float %134, float %136, float %132) #3
  %138 = call float @llvm.sqrt.f32(float %137) #3
  %139 = insertelement <3 x float> poison, float %138, i32 0
  %140 = shufflevector <3 x float> %139, <3 x float> poison, <3 x i32> zeroinitializer
  %141 = fdiv <3 x float> %122, %140, !fpmath !11
  %142 = shufflevector <3 x float> %141, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %143 = bitcast <3 x float> addrspace(5)* %44 to <4 x float> addrspace(5)*
  store <4 x float> %142, <4 x float> addrspace(5)* %143, align 16
  store float 0x46293E5940000000, float addrspace(5)* %46, align 4
  store i32 -1, i32 addrspace(5)* %47, align 4
  store i32 0, i32 addrspace(5)* %48, align 4
  br label %144

144:                                              ; preds = %254, %89
  %145 = load i32, i32 addrspace(5)* %48, align 4
  %146 = load i32, i32 addrspace(5)* %35, align 4
  %147 = icmp ult i32 %145, %146
  br i1 %147, label %148, label %257

148:                                              ; preds = %144
  %149 = bitcast <3 x float> addrspace(5)* %42 to <4 x float> addrspace(5)*
  %150 = load <4 x float>, <4 x float> addrspace(5)* %149, align 16
  %151 = shufflevector <4 x float> %150, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %152 = bitcast <3 x float> addrspace(5)* %44 to <4 x float> addrspace(5)*
  %153 = load <4 x float>, <4 x float> addrspace(5)* %152, align 16
  %154 = shufflevector <4 x float> %153, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %155 = load %struct.Sphere addrspace(4)*, %struct.Sphere addrspace(4)* addrspace(5)* %34, align 8
  %156 = load i32, i32 addrspace(5)* %48, align 4
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds %struct.Sphere, %struct.Sphere addrspace(4)* %155, i64 %157
  %159 = getelementptr inbounds %struct.Sphere, %struct.Sphere addrspace(4)* %158, i32 0, i32 0
  %160 = load <4 x float>, <4 x float> addrspace(4)* %159, align 16
  %161 = shufflevector <3 x float> %151, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %162 = bitcast <3 x float> addrspace(5)* %12 to <4 x float> addrspace(5)*
  store <4 x float> %161, <4 x float> addrspace(5)* %162, align 16
  %163 = shufflevector <3 x float> %154, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %164 = bitcast <3 x float> addrspace(5)* %13 to <4 x float> addrspace(5)*
  store <4 x float> %163, <4 x float> addrspace(5)* %164, align 16
  store <4 x float> %160, <4 x float> addrspace(5)* %14, align 16
  store float 0x3F50624DE0000000, float addrspace(5)* %15, align 4
  %165 = load <4 x float>, <4 x float> addrspace(5)* %14, align 16
  %166 = shufflevector <4 x float> %165, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %167 = bitcast <3 x float> addrspace(5)* %12 to <4 x float> addrspace(5)*
  %168 = load <4 x float>, <4 x float> addrspace(5)* %167, align 16
  %169 = shufflevector <4 x float> %168, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %170 = fsub <3 x float> %166, %169
  %171 = shufflevector <3 x float> %170, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %172 = bitcast <3 x float> addrspace(5)* %16 to <4 x float> addrspace(5)*
  store <4 x float> %171, <4 x float> addrspace(5)* %172, align 16
  %173 = load <3 x float>, <3 x float> addrspace(5)* %16, align 16
  %174 = extractelement <3 x float> %173, i64 0
  %175 = load <3 x float>, <3 x float> addrspace(5)* %13, align 16
  %176 = extractelement <3 x float> %175, i64 0
  %177 = load <3 x float>, <3 x float> addrspace(5)* %16, align 16
  %178 = extractelement <3 x float> %177, i64 1
  %179 = load <3 x float>, <3 x float> addrspace(5)* %13, align 16
  %180 = extractelement <3 x float> %179, i64 1
  %181 = fmul float %178, %180
  %182 = call float @llvm.fmuladd.f32(float %174, float %176, float %181) #3
  %183 = load <3 x float>, <3 x float> addrspace(5)* %16, align 16
  %184 = extractelement <3 x float> %183, i64 2
  %185 = load <3 x float>, <3 x float> addrspace(5)* %13, align 16
  %186 = extractelement <3 x float> %185, i64 2
  %187 = call float @llvm.fmuladd.f32(float %184, float %186, float %182) #3
  store float %187, float addrspace(5)* %17, align 4
  %188 = load <3 x float>, <3 x float> addrspace(5)* %16, align 16
  %189 = extractelement <3 x float> %188, i64 0
  %190 = load <3 x float>, <3 x float> addrspace(5)* %16, align 16
  %191 = extractelement <3 x float> %190, i64 0
  %192 = load <3 x float>, <3 x float> addrspace(5)* %16, align 16
  %193 = extractelement <3 x float> %192, i64 1
  %194 = load <3 x float>, <3 x float> addrspace(5)* %16, align 16
  %195 = extractelement <3 x float> %194, i64 1
  %196 = fmul float %193, %195
  %197 = call float @llvm.fmuladd.f32(float %189, float %191, float %196) #3
  %198 = load <3 x float>, <3 x float> addrspace(5)* %16, align 16
  %199 = extractelement <3 x float> %198, i64 2
  %200 = load <3 x float>, <3 x float> addrspace(5)* %16, align 16
  %201 = extractelement <3 x float> %200, i64 2
  %202 = call float @llvm.fmuladd.f32(float %199, float %201, float %197) #3
  %203 = load float, float addrspace(5)* %17, align 4
  %204 = load float, float addrspace(5)* %17, align 4
  %205 = fneg float %203
  %206 = call float @llvm.fmuladd.f32(float %205, float %204, float %202) #3
  store float %206, float addrspace(5)* %18, align 4
  %207 = load <4 x float>, <4 x float> addrspace(5)* %14, align 16
  %208 = extractelement <4 x float> %207, i64 3
  %209 = load <4 x float>, <4 x float> addrspace(5)* %14, align 16
  %210 = extractelement <4 x float> %209, i64 3
  %211 = load float, float addrspace(5)* %18, align 4
  %212 = fneg float %211
  %213 = call float @llvm.fmuladd.f32(float %208, float %210, float %212) #3
  store float %213, float addrspace(5)* %19, align 4
  %214 = load float, float addrspace(5)* %19, align 4
  %215 = fcmp olt float %214, 0.000000e+00
  br i1 %215, label %216, label %217

216:                                              ; preds = %148
  store float -1.000000e+00, float addrspace(5)* %11, align 4
  br label %242

217:                                              ; preds = %148
  %218 = load float, float addrspace(5)* %19, align 4
  %219 = call float @llvm.sqrt.f32(float %218) #3
  store float %219, float addrspace(5)* %20, align 4
  %220 = load float, float addrspace(5)* %17, align 4
  %221 = load float, float addrspace(5)* %20, align 4
  %222 = fsub float %220, %221
  %223 = load float, float addrspace(5)* %15, align 4
  %224 = fcmp ogt float %222, %223
  br i1 %224, label %225, label %229

225:                                              ; preds = %217
  %226 = load float, float addrspace(5)* %17, align 4
  %227 = load float, float addrspace(5)* %20, align 4
  %228 = fsub float %226, %227
  store float %228, float addrspace(5)* %11, align 4
  br label %242

229:                                              ; preds = %217
  %230 = load float, float addrspace(5)* %17, align 4
  %231 = load float, float addrspace(5)* %20, align 4
  %232 = fadd float %230, %231
  %233 = load float, float addrspace(5)* %15, align 4
  %234 = fcmp ogt float %232, %233
  br i1 %234, label %235, label %239

235:                                              ; preds = %229
  %236 = load float, float addrspace(5)* %17, align 4
  %237 = load float, float addrspace(5)* %20, align 4
  %238 = fadd float %236, %237
  br label %240

239:                                              ; preds = %229
  br label %240

240:                                              ; preds = %239, %235
  %241 = phi float [ %238, %235 ], [ -1.000000e+00, %239 ]
  store float %241, float addrspace(5)* %11, align 4
  br label %242

242:                                              ; preds = %216, %225, %240
  %243 = load float, float addrspace(5)* %11, align 4
  store float %243, float addrspace(5)* %49, align 4
  %244 = load float, float addrspace(5)* %49, align 4
  %245 = fcmp ogt float %244, 0.000000e+00
  br i1 %245, label %246, label %253

246:                                              ; preds = %242
  %247 = load float, float addrspace(5)* %49, align 4
  %248 = load float, float addrspace(5)* %46, align 4
  %249 = fcmp olt float %247, %248
  br i1 %249, label %250, label %253

250:                                              ; preds = %246
  %251 = load float, float addrspace(5)* %49, align 4
  store float %251, float addrspace(5)* %46, align 4
  %252 = load i32, i32 addrspace(5)* %48, align 4
  store i32 %252, i32 addrspace(5)* %47, align 4
  br label %253

253:                                              ; preds = %250, %246, %242
  br label %254

254:                                              ; preds = %253
  %255 = load i32, i32 addrspace(5)* %48, align 4
  %256 = add i32 %255, 1
  store i32 %256, i32 addrspace(5)* %48, align 4
  br label %144

257:                                              ; preds = %144
  store <4 x float> zeroinitializer, <4 x float> addrspace(5)* %50, align 16
  %258 = load i32, i32 addrspace(5)* %47, align 4
  %259 = icmp sge i32 %258, 0
  br i1 %259, label %260, label %488

260:                                              ; preds = %257
  %261 = bitcast <3 x float> addrspace(5)* %42 to <4 x float> addrspace(5)*
  %262 = load <4 x float>, <4 x float> addrspace(5)* %261, align 16
  %263 = shufflevector <4 x float> %262, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %264 = bitcast <3 x float> addrspace(5)* %44 to <4 x float> addrspace(5)*
  %265 = load <4 x float>, <4 x float> addrspace(5)* %264, align 16
  %266 = shufflevector <4 x float> %265, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %267 = load float, float addrspace(5)* %46, align 4
  %268 = insertelement <3 x float> poison, float %267, i32 0
  %269 = shufflevector <3 x float> %268, <3 x float> poison, <3 x i32> zeroinitializer
  %270 = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %266, <3 x float> %269, <3 x float> %263)
  %271 = shufflevector <3 x float> %270, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %272 = bitcast <3 x float> addrspace(5)* %51 to <4 x float> addrspace(5)*
  store <4 x float> %271, <4 x float> addrspace(5)* %272, align 16
  %273 = bitcast <3 x float> addrspace(5)* %51 to <4 x float> addrspace(5)*
  %274 = load <4 x float>, <4 x float> addrspace(5)* %273, align 16
  %275 = shufflevector <4 x float> %274, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %276 = load %struct.Sphere addrspace(4)*, %struct.Sphere addrspace(4)* addrspace(5)* %34, align 8
  %277 = load i32, i32 addrspace(5)* %47, align 4
  %278 = sext i32 %277 to i64
  %279 = getelementptr inbounds %struct.Sphere, %struct.Sphere addrspace(4)* %276, i64 %278
  %280 = getelementptr inbounds %struct.Sphere, %struct.Sphere addrspace(4)* %279, i32 0, i32 0
  %281 = load <4 x float>, <4 x float> addrspace(4)* %280, align 16
  %282 = shufflevector <4 x float> %281, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %283 = fsub <3 x float> %275, %282
  %284 = shufflevector <3 x float> %283, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %285 = bitcast <3 x float> addrspace(5)* %32 to <4 x float> addrspace(5)*
  store <4 x float> %284, <4 x float> addrspace(5)* %285, align 16
  %286 = bitcast <3 x float> addrspace(5)* %32 to <4 x float> addrspace(5)*
  %287 = load <4 x float>, <4 x float> addrspace(5)* %286, align 16
  %288 = shufflevector <4 x float> %287, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %289 = load <3 x float>, <3 x float> addrspace(5)* %32, align 16
  %290 = extractelement <3 x float> %289, i64 0
  %291 = load <3 x float>, <3 x float> addrspace(5)* %32, align 16
  %292 = extractelement <3 x float> %291, i64 0
  %293 = load <3 x float>, <3 x float> addrspace(5)* %32, align 16
  %294 = extractelement <3 x float> %293, i64 1
  %295 = load <3 x float>, <3 x float> addrspace(5)* %32, align 16
  %296 = extractelement <3 x float> %295, i64 1
  %297 = fmul float %294, %296
  %298 = call float @llvm.fmuladd.f32(float %290, float %292, float %297) #3
  %299 = load <3 x float>, <3 x float> addrspace(5)* %32, align 16
  %300 = extractelement <3 x float> %299, i64 2
  %301 = load <3 x float>, <3 x float> addrspace(5)* %32, align 16
  %302 = extractelement <3 x float> %301, i64 2
  %303 = call float @llvm.fmuladd.f32(float %300, float %302, float %298) #3
  %304 = call float @llvm.sqrt.f32(float %303) #3
  %305 = insertelement <3 x float> poison, float %304, i32 0
  %306 = shufflevector <3 x float> %305, <3 x float> poison, <3 x i32> zeroinitializer
  %307 = fdiv <3 x float> %288, %306, !fpmath !11
  %308 = shufflevector <3 x float> %307, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %309 = bitcast <3 x float> addrspace(5)* %52 to <4 x float> addrspace(5)*
  store <4 x float> %308, <4 x float> addrspace(5)* %309, align 16
  %310 = bitcast <3 x float> addrspace(5)* %54 to <4 x float> addrspace(5)*
  store <4 x float> <float 1.000000e+00, float 1.500000e+00, float -1.000000e+00, float undef>, <4 x float> addrspace(5)* %310, align 16
  %311 = bitcast <3 x float> addrspace(5)* %54 to <4 x float> addrspace(5)*
  %312 = load <4 x float>, <4 x float> addrspace(5)* %311, align 16
  %313 = shufflevector <4 x float> %312, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %314 = shufflevector <3 x float> %313, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %315 = bitcast <3 x float> addrspace(5)* %33 to <4 x float> addrspace(5)*
  store <4 x float> %314, <4 x float> addrspace(5)* %315, align 16
  %316 = bitcast <3 x float> addrspace(5)* %33 to <4 x float> addrspace(5)*
  %317 = load <4 x float>, <4 x float> addrspace(5)* %316, align 16
  %318 = shufflevector <4 x float> %317, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %319 = load <3 x float>, <3 x float> addrspace(5)* %33, align 16
  %320 = extractelement <3 x float> %319, i64 0
  %321 = load <3 x float>, <3 x float> addrspace(5)* %33, align 16
  %322 = extractelement <3 x float> %321, i64 0
  %323 = load <3 x float>, <3 x float> addrspace(5)* %33, align 16
  %324 = extractelement <3 x float> %323, i64 1
  %325 = load <3 x float>, <3 x float> addrspace(5)* %33, align 16
  %326 = extractelement <3 x float> %325, i64 1
  %327 = fmul float %324, %326
  %328 = call float @llvm.fmuladd.f32(float %320, float %322, float %327) #3
  %329 = load <3 x float>, <3 x float> addrspace(5)* %33, align 16
  %330 = extractelement <3 x float> %329, i64 2
  %331 = load <3 x float>, <3 x float> addrspace(5)* %33, align 16
  %332 = extractelement <3 x float> %331, i64 2
  %333 = call float @llvm.fmuladd.f32(float %330, float %332, float %328) #3
  %334 = call float @llvm.sqrt.f32(float %333) #3
  %335 = insertelement <3 x float> poison, float %334, i32 0
  %336 = shufflevector <3 x float> %335, <3 x float> poison, <3 x i32> zeroinitializer
  %337 = fdiv <3 x float> %318, %336, !fpmath !11
  %338 = shufflevector <3 x float> %337, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %339 = bitcast <3 x float> addrspace(5)* %53 to <4 x float> addrspace(5)*
  store <4 x float> %338, <4 x float> addrspace(5)* %339, align 16
  %340 = load <3 x float>, <3 x float> addrspace(5)* %52, align 16
  %341 = extractelement <3 x float> %340, i64 0
  %342 = load <3 x float>, <3 x float> addrspace(5)* %53, align 16
  %343 = extractelement <3 x float> %342, i64 0
  %344 = load <3 x float>, <3 x float> addrspace(5)* %52, align 16
  %345 = extractelement <3 x float> %344, i64 1
  %346 = load <3 x float>, <3 x float> addrspace(5)* %53, align 16
  %347 = extractelement <3 x float> %346, i64 1
  %348 = fmul float %345, %347
  %349 = call float @llvm.fmuladd.f32(float %341, float %343, float %348)
  %350 = load <3 x float>, <3 x float> addrspace(5)* %52, align 16
  %351 = extractelement <3 x float> %350, i64 2
  %352 = load <3 x float>, <3 x float> addrspace(5)* %53, align 16
  %353 = extractelement <3 x float> %352, i64 2
  %354 = call float @llvm.fmuladd.f32(float %351, float %353, float %349)
  store float %354, float addrspace(5)* %55, align 4
  store i32 0, i32 addrspace(5)* %56, align 4
  br label %355

355:                                              ; preds = %467, %260
  %356 = load i32, i32 addrspace(5)* %56, align 4
  %357 = load i32, i32 addrspace(5)* %35, align 4
  %358 = icmp ult i32 %356, %357
  br i1 %358, label %359, label %362

359:                                              ; preds = %355
  %360 = load float, float addrspace(5)* %55, align 4
  %361 = fcmp ogt float %360, 0.000000e+00
  br label %362

362:                                              ; preds = %359, %355
  %363 = phi i1 [ false, %355 ], [ %361, %359 ]
  br i1 %363, label %364, label %470

364:                                              ; preds = %362
  %365 = load i32, i32 addrspace(5)* %56, align 4
  %366 = load i32, i32 addrspace(5)* %47, align 4
  %367 = icmp ne i32 %365, %366
  br i1 %367, label %368, label %466

368:                                              ; preds = %364
  %369 = bitcast <3 x float> addrspace(5)* %51 to <4 x float> addrspace(5)*
  %370 = load <4 x float>, <4 x float> addrspace(5)* %369, align 16
  %371 = shufflevector <4 x float> %370, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %372 = bitcast <3 x float> addrspace(5)* %53 to <4 x float> addrspace(5)*
  %373 = load <4 x float>, <4 x float> addrspace(5)* %372, align 16
  %374 = shufflevector <4 x float> %373, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %375 = load %struct.Sphere addrspace(4)*, %struct.Sphere addrspace(4)* addrspace(5)* %34, align 8
  %376 = load i32, i32 addrspace(5)* %56, align 4
  %377 = zext i32 %376 to i64
  %378 = getelementptr inbounds %struct.Sphere, %struct.Sphere addrspace(4)* %375, i64 %377
  %379 = getelementptr inbounds %struct.Sphere, %struct.Sphere addrspace(4)* %378, i32 0, i32 0
  %380 = load <4 x float>, <4 x float> addrspace(4)* %379, align 16
  %381 = shufflevector <3 x float> %371, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %382 = bitcast <3 x float> addrspace(5)* %22 to <4 x float> addrspace(5)*
  store <4 x float> %381, <4 x float> addrspace(5)* %382, align 16
  %383 = shufflevector <3 x float> %374, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %384 = bitcast <3 x float> addrspace(5)* %23 to <4 x float> addrspace(5)*
  store <4 x float> %383, <4 x float> addrspace(5)* %384, align 16
  store <4 x float> %380, <4 x float> addrspace(5)* %24, align 16
  store float 0x3F847AE140000000, float addrspace(5)* %25, align 4
  %385 = load <4 x float>, <4 x float> addrspace(5)* %24, align 16
  %386 = shufflevector <4 x float> %385, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %387 = bitcast <3 x float> addrspace(5)* %22 to <4 x float> addrspace(5)*
  %388 = load <4 x float>, <4 x float> addrspace(5)* %387, align 16
  %389 = shufflevector <4 x float> %388, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %390 = fsub <3 x float> %386, %389
  %391 = shufflevector <3 x float> %390, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %392 = bitcast <3 x float> addrspace(5)* %26 to <4 x float> addrspace(5)*
  store <4 x float> %391, <4 x float> addrspace(5)* %392, align 16
  %393 = load <3 x float>, <3 x float> addrspace(5)* %26, align 16
  %394 = extractelement <3 x float> %393, i64 0
  %395 = load <3 x float>, <3 x float> addrspace(5)* %23, align 16
  %396 = extractelement <3 x float> %395, i64 0
  %397 = load <3 x float>, <3 x float> addrspace(5)* %26, align 16
  %398 = extractelement <3 x float> %397, i64 1
  %399 = load <3 x float>, <3 x float> addrspace(5)* %23, align 16
  %400 = extractelement <3 x float> %399, i64 1
  %401 = fmul float %398, %400
  %402 = call float @llvm.fmuladd.f32(float %394, float %396, float %401) #3
  %403 = load <3 x float>, <3 x float> addrspace(5)* %26, align 16
  %404 = extractelement <3 x float> %403, i64 2
  %405 = load <3 x float>, <3 x float> addrspace(5)* %23, align 16
  %406 = extractelement <3 x float> %405, i64 2
  %407 = call float @llvm.fmuladd.f32(float %404, float %406, float %402) #3
  store float %407, float addrspace(5)* %27, align 4
  %408 = load <3 x float>, <3 x float> addrspace(5)* %26, align 16
  %409 = extractelement <3 x float> %408, i64 0
  %410 = load <3 x float>, <3 x float> addrspace(5)* %26, align 16
  %411 = extractelement <3 x float> %410, i64 0
  %412 = load <3 x float>, <3 x float> addrspace(5)* %26, align 16
  %413 = extractelement <3 x float> %412, i64 1
  %414 = load <3 x float>, <3 x float> addrspace(5)* %26, align 16
  %415 = extractelement <3 x float> %414, i64 1
  %416 = fmul float %413, %415
  %417 = call float @llvm.fmuladd.f32(float %409, float %411, float %416) #3
  %418 = load <3 x float>, <3 x float> addrspace(5)* %26, align 16
  %419 = extractelement <3 x float> %418, i64 2
  %420 = load <3 x float>, <3 x float> addrspace(5)* %26, align 16
  %421 = extractelement <3 x float> %420, i64 2
  %422 = call float @llvm.fmuladd.f32(float %419, float %421, float %417) #3
  %423 = load float, float addrspace(5)* %27, align 4
  %424 = load float, float addrspace(5)* %27, align 4
  %425 = fneg float %423
  %426 = call float @llvm.fmuladd.f32(float %425, float %424, float %422) #3
  store float %426, float addrspace(5)* %28, align 4
  %427 = load <4 x float>, <4 x float> addrspace(5)* %24, align 16
  %428 = extractelement <4 x float> %427, i64 3
  %429 = load <4 x float>, <4 x float> addrspace(5)* %24, align 16
  %430 = extractelement <4 x float> %429, i64 3
  %431 = load float, float addrspace(5)* %28, align 4
  %432 = fneg float %431
  %433 = call float @llvm.fmuladd.f32(float %428, float %430, float %432) #3
  store float %433, float addrspace(5)* %29, align 4
  %434 = load float, float addrspace(5)* %29, align 4
  %435 = fcmp olt float %434, 0.000000e+00
  br i1 %435, label %436, label %437

436:                                              ; preds = %368
  store float -1.000000e+00, float addrspace(5)* %21, align 4
  br label %462

437:                                              ; preds = %368
  %438 = load float, float addrspace(5)* %29, align 4
  %439 = call float @llvm.sqrt.f32(float %438) #3
  store float %439, float addrspace(5)* %30, align 4
  %440 = load float, float addrspace(5)* %27, align 4
  %441 = load float, float addrspace(5)* %30, align 4
  %442 = fsub float %440, %441
  %443 = load float, float addrspace(5)* %25, align 4
  %444 = fcmp ogt float %442, %443
  br i1 %444, label %445, label %449

445:                                              ; preds = %437
  %446 = load float, float addrspace(5)* %27, align 4
  %447 = load float, float addrspace(5)* %30, align 4
  %448 = fsub float %446, %447
  store float %448, float addrspace(5)* %21, align 4
  br label %462

449:                                              ; preds = %437
  %450 = load float, float addrspace(5)* %27, align 4
  %451 = load float, float addrspace(5)* %30, align 4
  %452 = fadd float %450, %451
  %453 = load float, float addrspace(5)* %25, align 4
  %454 = fcmp ogt float %452, %453
  br i1 %454, label %455, label %459

455:                                              ; preds = %449
  %456 = load float, float addrspace(5)* %27, align 4
  %457 = load float, float addrspace(5)* %30, align 4
  %458 = fadd float %456, %457
  br label %460

459:                                              ; preds = %449
  br label %460

460:                                              ; preds = %459, %455
  %461 = phi float [ %458, %455 ], [ -1.000000e+00, %459 ]
  store float %461, float addrspace(5)* %21, align 4
  br label %462

462:                                              ; preds = %436, %445, %460
  %463 = load float, float addrspace(5)* %21, align 4
  %464 = fcmp ogt float %463, 0.000000e+00
  br i1 %464, label %465, label %466

465:                                              ; preds = %462
  store float 0.000000e+00, float addrspace(5)* %55, align 4
  br label %466

466:                                              ; preds = %465, %462, %364
  br label %467

467:                                              ; preds = %466
  %468 = load i32, i32 addrspace(5)* %56, align 4
  %469 = add i32 %468, 1
  store i32 %469, i32 addrspace(5)* %56, align 4
  br label %355

470:                                              ; preds = %362
  %471 = load %struct.Sphere addrspace(4)*, %struct.Sphere addrspace(4)* addrspace(5)* %34, align 8
  %472 = load i32, i32 addrspace(5)* %47, align 4
  %473 = sext i32 %472 to i64
  %474 = getelementptr inbounds %struct.Sphere, %struct.Sphere addrspace(4)* %471, i64 %473
  %475 = getelementptr inbounds %struct.Sphere, %struct.Sphere addrspace(4)* %474, i32 0, i32 1
  %476 = load <4 x float>, <4 x float> addrspace(4)* %475, align 16
  %477 = load float, float addrspace(5)* %55, align 4
  %478 = fcmp ogt float %477, 0.000000e+00
  br i1 %478, label %479, label %481

479:                                              ; preds = %470
  %480 = load float, float addrspace(5)* %55, align 4
  br label %482

481:                                              ; preds = %470
  br label %482

482:                                              ; preds = %481, %479
  %483 = phi float [ %480, %479 ], [ 0.000000e+00, %481 ]
  %484 = call float @llvm.fmuladd.f32(float 0x3FECCCCCC0000000, float %483, float 0x3FB99999A0000000)
  %485 = insertelement <4 x float> poison, float %484, i32 0
  %486 = shufflevector <4 x float> %485, <4 x float> poison, <4 x i32> zeroinitializer
  %487 = fmul <4 x float> %476, %486
  store <4 x float> %487, <4 x float> addrspace(5)* %50, align 16
  br label %488

488:                                              ; preds = %482, %257
  %489 = load <4 x float>, <4 x float> addrspace(5)* %50, align 16
  %490 = load <4 x float> addrspace(1)*, <4 x float> addrspace(1)* addrspace(5)* %36, align 8
  %491 = load i32, i32 addrspace(5)* %41, align 4
  %492 = load i32, i32 addrspace(5)* %38, align 4
  %493 = mul i32 %491, %492
  %494 = load i32, i32 addrspace(5)* %40, align 4
  %495 = add i32 %493, %494
  %496 = zext i32 %495 to i64
  %497 = getelementptr inbounds <4 x float>, <4 x float> addrspace(1)* %490, i64 %496
  store <4 x float> %489, <4 x float> addrspace(1)* %497, align 16
  %498 = load i32, i32 addrspace(5)* %47, align 4
  %499 = load i32 addrspace(1)*, i32 addrspace(1)* addrspace(5)* %37, align 8
  %500 = load i32, i32 addrspace(5)* %41, align 4
  %501 = load i32, i32 addrspace(5)* %38, align 4
  %502 = mul i32 %500, %501
  %503 = load i32, i32 addrspace(5)* %40, align 4
  %504 = add i32 %502, %503
  %505 = zext i32 %504 to i64
  %506 = getelementptr inbounds i32, i32 addrspace(1)* %499, i64 %505
  store i32 %498, i32 addrspace(1)* %506, align 4
  br label %507

507:                                              ; preds = %488, %88
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #1

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare align 4 i8 addrspace(4)* @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: nounwind readnone speculatable willreturn
declare i32 @llvm.amdgcn.workitem.id.y() #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.sqrt.f32(float) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "amdgpu-flat-work-group-size"="1,256" "amdgpu-implicitarg-num-bytes"="56" "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx906" "target-features"="+16-bit-insts,+ci-insts,+dl-insts,+dot1-insts,+dot2-insts,+dot7-insts,+dpp,+flat-address-space,+gfx8-insts,+gfx9-insts,+s-memrealtime,+s-memtime-inst" "uniform-work-group-size"="false" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind readnone speculatable willreturn }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 1}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 13.0.1-11+b2"}
!5 = !{i32 2, i32 0, i32 1, i32 1, i32 0, i32 0}
!6 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!7 = !{!"Sphere*", !"uint", !"float4*", !"int*", !"uint", !"uint"}
!8 = !{!"Sphere*", !"uint", !"float __attribute__((ext_vector_type(4)))*", !"int*", !"uint", !"uint"}
!9 = !{!"const", !"", !"", !"", !"", !""}
!10 = !{i32 0, i32 1024}
!11 = !{float 2.500000e+00}
