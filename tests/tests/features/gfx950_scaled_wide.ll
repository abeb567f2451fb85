; processors gfx950
; Every intrinsic of gfx950 scaled wide with constants of both kinds.

target triple = "amdgcn-amd-amdhsa"

declare <32 x bfloat> @llvm.amdgcn.cvt.scalef32.pk32.bf16.bf6(<6 x i32>, float)
declare <32 x bfloat> @llvm.amdgcn.cvt.scalef32.pk32.bf16.fp6(<6 x i32>, float)
declare <32 x float> @llvm.amdgcn.cvt.scalef32.pk32.f32.bf6(<6 x i32>, float)
declare <32 x half> @llvm.amdgcn.cvt.scalef32.pk32.f16.bf6(<6 x i32>, float)
declare <32 x half> @llvm.amdgcn.cvt.scalef32.pk32.f16.fp6(<6 x i32>, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.2xpk16.bf6.f32(<16 x float>, <16 x float>, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.2xpk16.fp6.f32(<16 x float>, <16 x float>, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.bf6.bf16(<32 x bfloat>, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.bf6.f16(<32 x half>, float)
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @a0(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %mask) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %mask16 = trunc i32 %mask to i16
  %index = mul i32 %lane, 37
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %index
  %v1 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v2 = load <16 x i32>, ptr addrspace(1) %v1, align 4
  %v4 = insertelement <16 x i32> poison, i32 %mask, i32 0
  %v5 = shufflevector <16 x i32> %v4, <16 x i32> poison, <16 x i32> zeroinitializer
  %v3 = and <16 x i32> %v2, %v5
  %v6 = bitcast <16 x i32> %v3 to <16 x float>
  %v7 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v8 = load <16 x i32>, ptr addrspace(1) %v7, align 4
  %v10 = insertelement <16 x i32> poison, i32 %mask, i32 0
  %v11 = shufflevector <16 x i32> %v10, <16 x i32> poison, <16 x i32> zeroinitializer
  %v9 = and <16 x i32> %v8, %v11
  %v12 = bitcast <16 x i32> %v9 to <16 x float>
  %v13 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v14 = load i32, ptr addrspace(1) %v13, align 4
  %v15 = and i32 %v14, %mask
  %v16 = bitcast i32 %v15 to float
  %v17 = call <6 x i32> @llvm.amdgcn.cvt.scalef32.2xpk16.bf6.f32(<16 x float> %v6, <16 x float> %v12, float %v16)
  %v18 = getelementptr [24 x i8], ptr addrspace(1) %out, i32 %lane
  %v19 = getelementptr i8, ptr addrspace(1) %v18, i32 0
  store <6 x i32> %v17, ptr addrspace(1) %v19, align 8
  %v20 = getelementptr i32, ptr addrspace(1) %from, i32 3
  %v21 = load <16 x i32>, ptr addrspace(1) %v20, align 4
  %v23 = insertelement <16 x i32> poison, i32 %mask, i32 0
  %v24 = shufflevector <16 x i32> %v23, <16 x i32> poison, <16 x i32> zeroinitializer
  %v22 = and <16 x i32> %v21, %v24
  %v25 = bitcast <16 x i32> %v22 to <16 x float>
  %v26 = getelementptr i32, ptr addrspace(1) %from, i32 14
  %v27 = load <16 x i32>, ptr addrspace(1) %v26, align 4
  %v29 = insertelement <16 x i32> poison, i32 %mask, i32 0
  %v30 = shufflevector <16 x i32> %v29, <16 x i32> poison, <16 x i32> zeroinitializer
  %v28 = and <16 x i32> %v27, %v30
  %v31 = bitcast <16 x i32> %v28 to <16 x float>
  %v32 = getelementptr i32, ptr addrspace(1) %from, i32 25
  %v33 = load i32, ptr addrspace(1) %v32, align 4
  %v34 = and i32 %v33, %mask
  %v35 = bitcast i32 %v34 to float
  %v36 = call <6 x i32> @llvm.amdgcn.cvt.scalef32.2xpk16.fp6.f32(<16 x float> %v25, <16 x float> %v31, float %v35)
  %v37 = getelementptr [24 x i8], ptr addrspace(1) %out, i32 %lane
  %v38 = getelementptr i8, ptr addrspace(1) %v37, i32 1536
  store <6 x i32> %v36, ptr addrspace(1) %v38, align 8
  %v39 = getelementptr i32, ptr addrspace(1) %from, i32 6
  %v40 = load <6 x i32>, ptr addrspace(1) %v39, align 4
  %v42 = insertelement <6 x i32> poison, i32 %mask, i32 0
  %v43 = shufflevector <6 x i32> %v42, <6 x i32> poison, <6 x i32> zeroinitializer
  %v41 = and <6 x i32> %v40, %v43
  %v44 = getelementptr i32, ptr addrspace(1) %from, i32 17
  %v45 = load i32, ptr addrspace(1) %v44, align 4
  %v46 = and i32 %v45, %mask
  %v47 = bitcast i32 %v46 to float
  %v48 = call <32 x bfloat> @llvm.amdgcn.cvt.scalef32.pk32.bf16.bf6(<6 x i32> %v41, float %v47)
  %v49 = getelementptr [64 x i8], ptr addrspace(1) %out, i32 %lane
  %v50 = getelementptr i8, ptr addrspace(1) %v49, i32 3072
  store <32 x bfloat> %v48, ptr addrspace(1) %v50, align 16
  %v51 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v52 = load <6 x i32>, ptr addrspace(1) %v51, align 4
  %v54 = insertelement <6 x i32> poison, i32 %mask, i32 0
  %v55 = shufflevector <6 x i32> %v54, <6 x i32> poison, <6 x i32> zeroinitializer
  %v53 = and <6 x i32> %v52, %v55
  %v56 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v57 = load i32, ptr addrspace(1) %v56, align 4
  %v58 = and i32 %v57, %mask
  %v59 = bitcast i32 %v58 to float
  %v60 = call <32 x bfloat> @llvm.amdgcn.cvt.scalef32.pk32.bf16.fp6(<6 x i32> %v53, float %v59)
  %v61 = getelementptr [64 x i8], ptr addrspace(1) %out, i32 %lane
  %v62 = getelementptr i8, ptr addrspace(1) %v61, i32 7168
  store <32 x bfloat> %v60, ptr addrspace(1) %v62, align 16
  %v63 = getelementptr i32, ptr addrspace(1) %from, i32 1
  %v64 = load <16 x i32>, ptr addrspace(1) %v63, align 4
  %v66 = insertelement <16 x i32> poison, i32 %mask, i32 0
  %v67 = shufflevector <16 x i32> %v66, <16 x i32> poison, <16 x i32> zeroinitializer
  %v65 = and <16 x i32> %v64, %v67
  %v68 = bitcast <16 x i32> %v65 to <32 x bfloat>
  %v69 = getelementptr i32, ptr addrspace(1) %from, i32 12
  %v70 = load i32, ptr addrspace(1) %v69, align 4
  %v71 = and i32 %v70, %mask
  %v72 = bitcast i32 %v71 to float
  %v73 = call <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.bf6.bf16(<32 x bfloat> %v68, float %v72)
  %v74 = getelementptr [24 x i8], ptr addrspace(1) %out, i32 %lane
  %v75 = getelementptr i8, ptr addrspace(1) %v74, i32 11264
  store <6 x i32> %v73, ptr addrspace(1) %v75, align 8
  %v76 = getelementptr i32, ptr addrspace(1) %from, i32 4
  %v77 = load <16 x i32>, ptr addrspace(1) %v76, align 4
  %v79 = insertelement <16 x i32> poison, i32 %mask, i32 0
  %v80 = shufflevector <16 x i32> %v79, <16 x i32> poison, <16 x i32> zeroinitializer
  %v78 = and <16 x i32> %v77, %v80
  %v81 = bitcast <16 x i32> %v78 to <32 x half>
  %v82 = getelementptr i32, ptr addrspace(1) %from, i32 15
  %v83 = load i32, ptr addrspace(1) %v82, align 4
  %v84 = and i32 %v83, %mask
  %v85 = bitcast i32 %v84 to float
  %v86 = call <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.bf6.f16(<32 x half> %v81, float %v85)
  %v87 = getelementptr [24 x i8], ptr addrspace(1) %out, i32 %lane
  %v88 = getelementptr i8, ptr addrspace(1) %v87, i32 12800
  store <6 x i32> %v86, ptr addrspace(1) %v88, align 8
  ret void
}

define amdgpu_kernel void @a1(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %mask) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %mask16 = trunc i32 %mask to i16
  %index = mul i32 %lane, 37
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %index
  %v1 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v2 = load <6 x i32>, ptr addrspace(1) %v1, align 4
  %v4 = insertelement <6 x i32> poison, i32 %mask, i32 0
  %v5 = shufflevector <6 x i32> %v4, <6 x i32> poison, <6 x i32> zeroinitializer
  %v3 = and <6 x i32> %v2, %v5
  %v6 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v7 = load i32, ptr addrspace(1) %v6, align 4
  %v8 = and i32 %v7, %mask
  %v9 = bitcast i32 %v8 to float
  %v10 = call <32 x half> @llvm.amdgcn.cvt.scalef32.pk32.f16.bf6(<6 x i32> %v3, float %v9)
  %v11 = getelementptr [64 x i8], ptr addrspace(1) %out, i32 %lane
  %v12 = getelementptr i8, ptr addrspace(1) %v11, i32 0
  store <32 x half> %v10, ptr addrspace(1) %v12, align 16
  %v13 = getelementptr i32, ptr addrspace(1) %from, i32 1
  %v14 = load <6 x i32>, ptr addrspace(1) %v13, align 4
  %v16 = insertelement <6 x i32> poison, i32 %mask, i32 0
  %v17 = shufflevector <6 x i32> %v16, <6 x i32> poison, <6 x i32> zeroinitializer
  %v15 = and <6 x i32> %v14, %v17
  %v18 = getelementptr i32, ptr addrspace(1) %from, i32 12
  %v19 = load i32, ptr addrspace(1) %v18, align 4
  %v20 = and i32 %v19, %mask
  %v21 = bitcast i32 %v20 to float
  %v22 = call <32 x half> @llvm.amdgcn.cvt.scalef32.pk32.f16.fp6(<6 x i32> %v15, float %v21)
  %v23 = getelementptr [64 x i8], ptr addrspace(1) %out, i32 %lane
  %v24 = getelementptr i8, ptr addrspace(1) %v23, i32 4096
  store <32 x half> %v22, ptr addrspace(1) %v24, align 16
  %v25 = getelementptr i32, ptr addrspace(1) %from, i32 2
  %v26 = load <6 x i32>, ptr addrspace(1) %v25, align 4
  %v28 = insertelement <6 x i32> poison, i32 %mask, i32 0
  %v29 = shufflevector <6 x i32> %v28, <6 x i32> poison, <6 x i32> zeroinitializer
  %v27 = and <6 x i32> %v26, %v29
  %v30 = getelementptr i32, ptr addrspace(1) %from, i32 13
  %v31 = load i32, ptr addrspace(1) %v30, align 4
  %v32 = and i32 %v31, %mask
  %v33 = bitcast i32 %v32 to float
  %v34 = call <32 x float> @llvm.amdgcn.cvt.scalef32.pk32.f32.bf6(<6 x i32> %v27, float %v33)
  %v35 = getelementptr [128 x i8], ptr addrspace(1) %out, i32 %lane
  %v36 = getelementptr i8, ptr addrspace(1) %v35, i32 8192
  store <32 x float> %v34, ptr addrspace(1) %v36, align 16
  ret void
}
