; processors gfx950
; Every intrinsic of gfx950 scaled wide more with constants of both kinds.

target triple = "amdgcn-amd-amdhsa"

declare <32 x float> @llvm.amdgcn.cvt.scalef32.pk32.f32.fp6(<6 x i32>, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.fp6.bf16(<32 x bfloat>, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.fp6.f16(<32 x half>, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.bf16(<32 x bfloat>, i32, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f16(<32 x half>, i32, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f32(<32 x float>, i32, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.bf16(<32 x bfloat>, i32, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f16(<32 x half>, i32, float)
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f32(<32 x float>, i32, float)
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @a0(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %mask) {
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
  %v10 = call <32 x float> @llvm.amdgcn.cvt.scalef32.pk32.f32.fp6(<6 x i32> %v3, float %v9)
  %v11 = getelementptr [128 x i8], ptr addrspace(1) %out, i32 %lane
  %v12 = getelementptr i8, ptr addrspace(1) %v11, i32 0
  store <32 x float> %v10, ptr addrspace(1) %v12, align 16
  %v13 = getelementptr i32, ptr addrspace(1) %from, i32 2
  %v14 = load <16 x i32>, ptr addrspace(1) %v13, align 4
  %v16 = insertelement <16 x i32> poison, i32 %mask, i32 0
  %v17 = shufflevector <16 x i32> %v16, <16 x i32> poison, <16 x i32> zeroinitializer
  %v15 = and <16 x i32> %v14, %v17
  %v18 = bitcast <16 x i32> %v15 to <32 x bfloat>
  %v19 = getelementptr i32, ptr addrspace(1) %from, i32 13
  %v20 = load i32, ptr addrspace(1) %v19, align 4
  %v21 = and i32 %v20, %mask
  %v22 = bitcast i32 %v21 to float
  %v23 = call <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.fp6.bf16(<32 x bfloat> %v18, float %v22)
  %v24 = getelementptr [24 x i8], ptr addrspace(1) %out, i32 %lane
  %v25 = getelementptr i8, ptr addrspace(1) %v24, i32 8192
  store <6 x i32> %v23, ptr addrspace(1) %v25, align 8
  %v26 = getelementptr i32, ptr addrspace(1) %from, i32 5
  %v27 = load <16 x i32>, ptr addrspace(1) %v26, align 4
  %v29 = insertelement <16 x i32> poison, i32 %mask, i32 0
  %v30 = shufflevector <16 x i32> %v29, <16 x i32> poison, <16 x i32> zeroinitializer
  %v28 = and <16 x i32> %v27, %v30
  %v31 = bitcast <16 x i32> %v28 to <32 x half>
  %v32 = getelementptr i32, ptr addrspace(1) %from, i32 16
  %v33 = load i32, ptr addrspace(1) %v32, align 4
  %v34 = and i32 %v33, %mask
  %v35 = bitcast i32 %v34 to float
  %v36 = call <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.fp6.f16(<32 x half> %v31, float %v35)
  %v37 = getelementptr [24 x i8], ptr addrspace(1) %out, i32 %lane
  %v38 = getelementptr i8, ptr addrspace(1) %v37, i32 9728
  store <6 x i32> %v36, ptr addrspace(1) %v38, align 8
  %v39 = getelementptr i32, ptr addrspace(1) %from, i32 1
  %v40 = load <16 x i32>, ptr addrspace(1) %v39, align 4
  %v42 = insertelement <16 x i32> poison, i32 %mask, i32 0
  %v43 = shufflevector <16 x i32> %v42, <16 x i32> poison, <16 x i32> zeroinitializer
  %v41 = and <16 x i32> %v40, %v43
  %v44 = bitcast <16 x i32> %v41 to <32 x bfloat>
  %v45 = getelementptr i32, ptr addrspace(1) %from, i32 12
  %v46 = load i32, ptr addrspace(1) %v45, align 4
  %v47 = and i32 %v46, %mask
  %v48 = getelementptr i32, ptr addrspace(1) %from, i32 23
  %v49 = load i32, ptr addrspace(1) %v48, align 4
  %v50 = and i32 %v49, %mask
  %v51 = bitcast i32 %v50 to float
  %v52 = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.bf16(<32 x bfloat> %v44, i32 %v47, float %v51)
  %v53 = getelementptr [24 x i8], ptr addrspace(1) %out, i32 %lane
  %v54 = getelementptr i8, ptr addrspace(1) %v53, i32 11264
  store <6 x i32> %v52, ptr addrspace(1) %v54, align 8
  %v55 = getelementptr i32, ptr addrspace(1) %from, i32 4
  %v56 = load <16 x i32>, ptr addrspace(1) %v55, align 4
  %v58 = insertelement <16 x i32> poison, i32 %mask, i32 0
  %v59 = shufflevector <16 x i32> %v58, <16 x i32> poison, <16 x i32> zeroinitializer
  %v57 = and <16 x i32> %v56, %v59
  %v60 = bitcast <16 x i32> %v57 to <32 x half>
  %v61 = getelementptr i32, ptr addrspace(1) %from, i32 15
  %v62 = load i32, ptr addrspace(1) %v61, align 4
  %v63 = and i32 %v62, %mask
  %v64 = getelementptr i32, ptr addrspace(1) %from, i32 26
  %v65 = load i32, ptr addrspace(1) %v64, align 4
  %v66 = and i32 %v65, %mask
  %v67 = bitcast i32 %v66 to float
  %v68 = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f16(<32 x half> %v60, i32 %v63, float %v67)
  %v69 = getelementptr [24 x i8], ptr addrspace(1) %out, i32 %lane
  %v70 = getelementptr i8, ptr addrspace(1) %v69, i32 12800
  store <6 x i32> %v68, ptr addrspace(1) %v70, align 8
  %v71 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v72 = load <32 x i32>, ptr addrspace(1) %v71, align 4
  %v74 = insertelement <32 x i32> poison, i32 %mask, i32 0
  %v75 = shufflevector <32 x i32> %v74, <32 x i32> poison, <32 x i32> zeroinitializer
  %v73 = and <32 x i32> %v72, %v75
  %v76 = bitcast <32 x i32> %v73 to <32 x float>
  %v77 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v78 = load i32, ptr addrspace(1) %v77, align 4
  %v79 = and i32 %v78, %mask
  %v80 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v81 = load i32, ptr addrspace(1) %v80, align 4
  %v82 = and i32 %v81, %mask
  %v83 = bitcast i32 %v82 to float
  %v84 = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f32(<32 x float> %v76, i32 %v79, float %v83)
  %v85 = getelementptr [24 x i8], ptr addrspace(1) %out, i32 %lane
  %v86 = getelementptr i8, ptr addrspace(1) %v85, i32 14336
  store <6 x i32> %v84, ptr addrspace(1) %v86, align 8
  ret void
}

define amdgpu_kernel void @a1(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %mask) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %mask16 = trunc i32 %mask to i16
  %index = mul i32 %lane, 37
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %index
  %v1 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v2 = load <16 x i32>, ptr addrspace(1) %v1, align 4
  %v4 = insertelement <16 x i32> poison, i32 %mask, i32 0
  %v5 = shufflevector <16 x i32> %v4, <16 x i32> poison, <16 x i32> zeroinitializer
  %v3 = and <16 x i32> %v2, %v5
  %v6 = bitcast <16 x i32> %v3 to <32 x bfloat>
  %v7 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v8 = load i32, ptr addrspace(1) %v7, align 4
  %v9 = and i32 %v8, %mask
  %v10 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v11 = load i32, ptr addrspace(1) %v10, align 4
  %v12 = and i32 %v11, %mask
  %v13 = bitcast i32 %v12 to float
  %v14 = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.bf16(<32 x bfloat> %v6, i32 %v9, float %v13)
  %v15 = getelementptr [24 x i8], ptr addrspace(1) %out, i32 %lane
  %v16 = getelementptr i8, ptr addrspace(1) %v15, i32 0
  store <6 x i32> %v14, ptr addrspace(1) %v16, align 8
  %v17 = getelementptr i32, ptr addrspace(1) %from, i32 3
  %v18 = load <16 x i32>, ptr addrspace(1) %v17, align 4
  %v20 = insertelement <16 x i32> poison, i32 %mask, i32 0
  %v21 = shufflevector <16 x i32> %v20, <16 x i32> poison, <16 x i32> zeroinitializer
  %v19 = and <16 x i32> %v18, %v21
  %v22 = bitcast <16 x i32> %v19 to <32 x half>
  %v23 = getelementptr i32, ptr addrspace(1) %from, i32 14
  %v24 = load i32, ptr addrspace(1) %v23, align 4
  %v25 = and i32 %v24, %mask
  %v26 = getelementptr i32, ptr addrspace(1) %from, i32 25
  %v27 = load i32, ptr addrspace(1) %v26, align 4
  %v28 = and i32 %v27, %mask
  %v29 = bitcast i32 %v28 to float
  %v30 = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f16(<32 x half> %v22, i32 %v25, float %v29)
  %v31 = getelementptr [24 x i8], ptr addrspace(1) %out, i32 %lane
  %v32 = getelementptr i8, ptr addrspace(1) %v31, i32 1536
  store <6 x i32> %v30, ptr addrspace(1) %v32, align 8
  %v33 = getelementptr i32, ptr addrspace(1) %from, i32 6
  %v34 = load <32 x i32>, ptr addrspace(1) %v33, align 4
  %v36 = insertelement <32 x i32> poison, i32 %mask, i32 0
  %v37 = shufflevector <32 x i32> %v36, <32 x i32> poison, <32 x i32> zeroinitializer
  %v35 = and <32 x i32> %v34, %v37
  %v38 = bitcast <32 x i32> %v35 to <32 x float>
  %v39 = getelementptr i32, ptr addrspace(1) %from, i32 17
  %v40 = load i32, ptr addrspace(1) %v39, align 4
  %v41 = and i32 %v40, %mask
  %v42 = getelementptr i32, ptr addrspace(1) %from, i32 28
  %v43 = load i32, ptr addrspace(1) %v42, align 4
  %v44 = and i32 %v43, %mask
  %v45 = bitcast i32 %v44 to float
  %v46 = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f32(<32 x float> %v38, i32 %v41, float %v45)
  %v47 = getelementptr [24 x i8], ptr addrspace(1) %out, i32 %lane
  %v48 = getelementptr i8, ptr addrspace(1) %v47, i32 3072
  store <6 x i32> %v46, ptr addrspace(1) %v48, align 8
  ret void
}
