; processors gfx942 gfx950
; Every intrinsic of gfx942 conversions with constants of both kinds.

target triple = "amdgcn-amd-amdhsa"

declare <2 x float> @llvm.amdgcn.cvt.pk.f32.bf8(i32, i1)
declare <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32, i1)
declare float @llvm.amdgcn.cvt.f32.bf8(i32, i32)
declare float @llvm.amdgcn.cvt.f32.fp8(i32, i32)
declare i32 @llvm.amdgcn.cvt.pk.bf8.f32(float, float, i32, i1)
declare i32 @llvm.amdgcn.cvt.pk.fp8.f32(float, float, i32, i1)
declare i32 @llvm.amdgcn.cvt.sr.bf8.f32(float, i32, i32, i32)
declare i32 @llvm.amdgcn.cvt.sr.fp8.f32(float, i32, i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @a0(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %mask) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %mask16 = trunc i32 %mask to i16
  %index = mul i32 %lane, 37
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %index
  %v1 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v2 = load i32, ptr addrspace(1) %v1, align 4
  %v3 = and i32 %v2, %mask
  %v4 = call float @llvm.amdgcn.cvt.f32.bf8(i32 %v3, i32 1)
  %v5 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v6 = getelementptr i8, ptr addrspace(1) %v5, i32 0
  store float %v4, ptr addrspace(1) %v6, align 4
  %v7 = getelementptr i32, ptr addrspace(1) %from, i32 4
  %v8 = load i32, ptr addrspace(1) %v7, align 4
  %v9 = and i32 %v8, %mask
  %v10 = call float @llvm.amdgcn.cvt.f32.fp8(i32 %v9, i32 1)
  %v11 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v12 = getelementptr i8, ptr addrspace(1) %v11, i32 256
  store float %v10, ptr addrspace(1) %v12, align 4
  %v13 = getelementptr i32, ptr addrspace(1) %from, i32 1
  %v14 = load i32, ptr addrspace(1) %v13, align 4
  %v15 = and i32 %v14, %mask
  %v16 = bitcast i32 %v15 to float
  %v17 = getelementptr i32, ptr addrspace(1) %from, i32 12
  %v18 = load i32, ptr addrspace(1) %v17, align 4
  %v19 = and i32 %v18, %mask
  %v20 = bitcast i32 %v19 to float
  %v21 = getelementptr i32, ptr addrspace(1) %from, i32 23
  %v22 = load i32, ptr addrspace(1) %v21, align 4
  %v23 = and i32 %v22, %mask
  %v24 = call i32 @llvm.amdgcn.cvt.pk.bf8.f32(float %v16, float %v20, i32 %v23, i1 false)
  %v25 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v26 = getelementptr i8, ptr addrspace(1) %v25, i32 512
  store i32 %v24, ptr addrspace(1) %v26, align 4
  %v27 = getelementptr i32, ptr addrspace(1) %from, i32 5
  %v28 = load i32, ptr addrspace(1) %v27, align 4
  %v29 = and i32 %v28, %mask
  %v30 = call <2 x float> @llvm.amdgcn.cvt.pk.f32.bf8(i32 %v29, i1 false)
  %v31 = getelementptr [8 x i8], ptr addrspace(1) %out, i32 %lane
  %v32 = getelementptr i8, ptr addrspace(1) %v31, i32 768
  store <2 x float> %v30, ptr addrspace(1) %v32, align 8
  %v33 = getelementptr i32, ptr addrspace(1) %from, i32 6
  %v34 = load i32, ptr addrspace(1) %v33, align 4
  %v35 = and i32 %v34, %mask
  %v36 = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %v35, i1 false)
  %v37 = getelementptr [8 x i8], ptr addrspace(1) %out, i32 %lane
  %v38 = getelementptr i8, ptr addrspace(1) %v37, i32 1280
  store <2 x float> %v36, ptr addrspace(1) %v38, align 8
  %v39 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v40 = load i32, ptr addrspace(1) %v39, align 4
  %v41 = and i32 %v40, %mask
  %v42 = bitcast i32 %v41 to float
  %v43 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v44 = load i32, ptr addrspace(1) %v43, align 4
  %v45 = and i32 %v44, %mask
  %v46 = bitcast i32 %v45 to float
  %v47 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v48 = load i32, ptr addrspace(1) %v47, align 4
  %v49 = and i32 %v48, %mask
  %v50 = call i32 @llvm.amdgcn.cvt.pk.fp8.f32(float %v42, float %v46, i32 %v49, i1 false)
  %v51 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v52 = getelementptr i8, ptr addrspace(1) %v51, i32 1792
  store i32 %v50, ptr addrspace(1) %v52, align 4
  %v53 = getelementptr i32, ptr addrspace(1) %from, i32 4
  %v54 = load i32, ptr addrspace(1) %v53, align 4
  %v55 = and i32 %v54, %mask
  %v56 = bitcast i32 %v55 to float
  %v57 = getelementptr i32, ptr addrspace(1) %from, i32 15
  %v58 = load i32, ptr addrspace(1) %v57, align 4
  %v59 = and i32 %v58, %mask
  %v60 = getelementptr i32, ptr addrspace(1) %from, i32 26
  %v61 = load i32, ptr addrspace(1) %v60, align 4
  %v62 = and i32 %v61, %mask
  %v63 = call i32 @llvm.amdgcn.cvt.sr.bf8.f32(float %v56, i32 %v59, i32 %v62, i32 1)
  %v64 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v65 = getelementptr i8, ptr addrspace(1) %v64, i32 2048
  store i32 %v63, ptr addrspace(1) %v65, align 4
  %v66 = getelementptr i32, ptr addrspace(1) %from, i32 1
  %v67 = load i32, ptr addrspace(1) %v66, align 4
  %v68 = and i32 %v67, %mask
  %v69 = bitcast i32 %v68 to float
  %v70 = getelementptr i32, ptr addrspace(1) %from, i32 12
  %v71 = load i32, ptr addrspace(1) %v70, align 4
  %v72 = and i32 %v71, %mask
  %v73 = getelementptr i32, ptr addrspace(1) %from, i32 23
  %v74 = load i32, ptr addrspace(1) %v73, align 4
  %v75 = and i32 %v74, %mask
  %v76 = call i32 @llvm.amdgcn.cvt.sr.fp8.f32(float %v69, i32 %v72, i32 %v75, i32 1)
  %v77 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v78 = getelementptr i8, ptr addrspace(1) %v77, i32 2304
  store i32 %v76, ptr addrspace(1) %v78, align 4
  ret void
}

define amdgpu_kernel void @b0(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %mask) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %mask16 = trunc i32 %mask to i16
  %index = mul i32 %lane, 37
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %index
  %v1 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v2 = load i32, ptr addrspace(1) %v1, align 4
  %v3 = and i32 %v2, %mask
  %v4 = call float @llvm.amdgcn.cvt.f32.bf8(i32 %v3, i32 3)
  %v5 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v6 = getelementptr i8, ptr addrspace(1) %v5, i32 0
  store float %v4, ptr addrspace(1) %v6, align 4
  %v7 = getelementptr i32, ptr addrspace(1) %from, i32 4
  %v8 = load i32, ptr addrspace(1) %v7, align 4
  %v9 = and i32 %v8, %mask
  %v10 = call float @llvm.amdgcn.cvt.f32.fp8(i32 %v9, i32 3)
  %v11 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v12 = getelementptr i8, ptr addrspace(1) %v11, i32 256
  store float %v10, ptr addrspace(1) %v12, align 4
  %v13 = getelementptr i32, ptr addrspace(1) %from, i32 1
  %v14 = load i32, ptr addrspace(1) %v13, align 4
  %v15 = and i32 %v14, %mask
  %v16 = bitcast i32 %v15 to float
  %v17 = getelementptr i32, ptr addrspace(1) %from, i32 12
  %v18 = load i32, ptr addrspace(1) %v17, align 4
  %v19 = and i32 %v18, %mask
  %v20 = bitcast i32 %v19 to float
  %v21 = getelementptr i32, ptr addrspace(1) %from, i32 23
  %v22 = load i32, ptr addrspace(1) %v21, align 4
  %v23 = and i32 %v22, %mask
  %v24 = call i32 @llvm.amdgcn.cvt.pk.bf8.f32(float %v16, float %v20, i32 %v23, i1 true)
  %v25 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v26 = getelementptr i8, ptr addrspace(1) %v25, i32 512
  store i32 %v24, ptr addrspace(1) %v26, align 4
  %v27 = getelementptr i32, ptr addrspace(1) %from, i32 5
  %v28 = load i32, ptr addrspace(1) %v27, align 4
  %v29 = and i32 %v28, %mask
  %v30 = call <2 x float> @llvm.amdgcn.cvt.pk.f32.bf8(i32 %v29, i1 true)
  %v31 = getelementptr [8 x i8], ptr addrspace(1) %out, i32 %lane
  %v32 = getelementptr i8, ptr addrspace(1) %v31, i32 768
  store <2 x float> %v30, ptr addrspace(1) %v32, align 8
  %v33 = getelementptr i32, ptr addrspace(1) %from, i32 6
  %v34 = load i32, ptr addrspace(1) %v33, align 4
  %v35 = and i32 %v34, %mask
  %v36 = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %v35, i1 true)
  %v37 = getelementptr [8 x i8], ptr addrspace(1) %out, i32 %lane
  %v38 = getelementptr i8, ptr addrspace(1) %v37, i32 1280
  store <2 x float> %v36, ptr addrspace(1) %v38, align 8
  %v39 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v40 = load i32, ptr addrspace(1) %v39, align 4
  %v41 = and i32 %v40, %mask
  %v42 = bitcast i32 %v41 to float
  %v43 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v44 = load i32, ptr addrspace(1) %v43, align 4
  %v45 = and i32 %v44, %mask
  %v46 = bitcast i32 %v45 to float
  %v47 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v48 = load i32, ptr addrspace(1) %v47, align 4
  %v49 = and i32 %v48, %mask
  %v50 = call i32 @llvm.amdgcn.cvt.pk.fp8.f32(float %v42, float %v46, i32 %v49, i1 true)
  %v51 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v52 = getelementptr i8, ptr addrspace(1) %v51, i32 1792
  store i32 %v50, ptr addrspace(1) %v52, align 4
  %v53 = getelementptr i32, ptr addrspace(1) %from, i32 4
  %v54 = load i32, ptr addrspace(1) %v53, align 4
  %v55 = and i32 %v54, %mask
  %v56 = bitcast i32 %v55 to float
  %v57 = getelementptr i32, ptr addrspace(1) %from, i32 15
  %v58 = load i32, ptr addrspace(1) %v57, align 4
  %v59 = and i32 %v58, %mask
  %v60 = getelementptr i32, ptr addrspace(1) %from, i32 26
  %v61 = load i32, ptr addrspace(1) %v60, align 4
  %v62 = and i32 %v61, %mask
  %v63 = call i32 @llvm.amdgcn.cvt.sr.bf8.f32(float %v56, i32 %v59, i32 %v62, i32 3)
  %v64 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v65 = getelementptr i8, ptr addrspace(1) %v64, i32 2048
  store i32 %v63, ptr addrspace(1) %v65, align 4
  %v66 = getelementptr i32, ptr addrspace(1) %from, i32 1
  %v67 = load i32, ptr addrspace(1) %v66, align 4
  %v68 = and i32 %v67, %mask
  %v69 = bitcast i32 %v68 to float
  %v70 = getelementptr i32, ptr addrspace(1) %from, i32 12
  %v71 = load i32, ptr addrspace(1) %v70, align 4
  %v72 = and i32 %v71, %mask
  %v73 = getelementptr i32, ptr addrspace(1) %from, i32 23
  %v74 = load i32, ptr addrspace(1) %v73, align 4
  %v75 = and i32 %v74, %mask
  %v76 = call i32 @llvm.amdgcn.cvt.sr.fp8.f32(float %v69, i32 %v72, i32 %v75, i32 3)
  %v77 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v78 = getelementptr i8, ptr addrspace(1) %v77, i32 2304
  store i32 %v76, ptr addrspace(1) %v78, align 4
  ret void
}
