; processors gfx950
; Every intrinsic of gfx950 scaled with constants of both kinds.

target triple = "amdgcn-amd-amdhsa"

declare <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.bf8(i32, float, i1)
declare <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp4(i32, float, i32)
declare <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp8(i32, float, i1)
declare <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.bf8(i32, float, i1)
declare <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp4(i32, float, i32)
declare <2 x half> @llvm.amdgcn.cvt.scalef32.f16.bf8(<2 x half>, i32, float, i32, i1)
declare <2 x half> @llvm.amdgcn.cvt.scalef32.f16.fp8(<2 x half>, i32, float, i32, i1)
declare <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.bf8(i32, float, i1)
declare <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp4(i32, float, i32)
declare <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp8(i32, float, i1)
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.bf16(<2 x i16>, <2 x bfloat>, float, i1)
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f16(<2 x i16>, <2 x half>, float, i1)
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f32(<2 x i16>, float, float, float, i1)
declare float @llvm.amdgcn.cvt.scalef32.f32.bf8(i32, float, i32)
declare float @llvm.amdgcn.cvt.scalef32.f32.fp8(i32, float, i32)
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @a0(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %mask) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %mask16 = trunc i32 %mask to i16
  %index = mul i32 %lane, 37
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %index
  %v1 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v2 = load i32, ptr addrspace(1) %v1, align 4
  %v3 = and i32 %v2, %mask
  %v4 = bitcast i32 %v3 to <2 x half>
  %v5 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v6 = load i32, ptr addrspace(1) %v5, align 4
  %v7 = and i32 %v6, %mask
  %v8 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v9 = load i32, ptr addrspace(1) %v8, align 4
  %v10 = and i32 %v9, %mask
  %v11 = bitcast i32 %v10 to float
  %v12 = call <2 x half> @llvm.amdgcn.cvt.scalef32.f16.bf8(<2 x half> %v4, i32 %v7, float %v11, i32 1, i1 false)
  %v13 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v14 = getelementptr i8, ptr addrspace(1) %v13, i32 0
  store <2 x half> %v12, ptr addrspace(1) %v14, align 4
  %v15 = getelementptr i32, ptr addrspace(1) %from, i32 4
  %v16 = load i32, ptr addrspace(1) %v15, align 4
  %v17 = and i32 %v16, %mask
  %v18 = bitcast i32 %v17 to <2 x half>
  %v19 = getelementptr i32, ptr addrspace(1) %from, i32 15
  %v20 = load i32, ptr addrspace(1) %v19, align 4
  %v21 = and i32 %v20, %mask
  %v22 = getelementptr i32, ptr addrspace(1) %from, i32 26
  %v23 = load i32, ptr addrspace(1) %v22, align 4
  %v24 = and i32 %v23, %mask
  %v25 = bitcast i32 %v24 to float
  %v26 = call <2 x half> @llvm.amdgcn.cvt.scalef32.f16.fp8(<2 x half> %v18, i32 %v21, float %v25, i32 1, i1 false)
  %v27 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v28 = getelementptr i8, ptr addrspace(1) %v27, i32 256
  store <2 x half> %v26, ptr addrspace(1) %v28, align 4
  %v29 = getelementptr i32, ptr addrspace(1) %from, i32 1
  %v30 = load i32, ptr addrspace(1) %v29, align 4
  %v31 = and i32 %v30, %mask
  %v32 = getelementptr i32, ptr addrspace(1) %from, i32 12
  %v33 = load i32, ptr addrspace(1) %v32, align 4
  %v34 = and i32 %v33, %mask
  %v35 = bitcast i32 %v34 to float
  %v36 = call float @llvm.amdgcn.cvt.scalef32.f32.bf8(i32 %v31, float %v35, i32 1)
  %v37 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v38 = getelementptr i8, ptr addrspace(1) %v37, i32 512
  store float %v36, ptr addrspace(1) %v38, align 4
  %v39 = getelementptr i32, ptr addrspace(1) %from, i32 5
  %v40 = load i32, ptr addrspace(1) %v39, align 4
  %v41 = and i32 %v40, %mask
  %v42 = getelementptr i32, ptr addrspace(1) %from, i32 16
  %v43 = load i32, ptr addrspace(1) %v42, align 4
  %v44 = and i32 %v43, %mask
  %v45 = bitcast i32 %v44 to float
  %v46 = call float @llvm.amdgcn.cvt.scalef32.f32.fp8(i32 %v41, float %v45, i32 1)
  %v47 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v48 = getelementptr i8, ptr addrspace(1) %v47, i32 768
  store float %v46, ptr addrspace(1) %v48, align 4
  %v49 = getelementptr i32, ptr addrspace(1) %from, i32 2
  %v50 = load i32, ptr addrspace(1) %v49, align 4
  %v51 = and i32 %v50, %mask
  %v52 = getelementptr i32, ptr addrspace(1) %from, i32 13
  %v53 = load i32, ptr addrspace(1) %v52, align 4
  %v54 = and i32 %v53, %mask
  %v55 = bitcast i32 %v54 to float
  %v56 = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.bf8(i32 %v51, float %v55, i1 false)
  %v57 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v58 = getelementptr i8, ptr addrspace(1) %v57, i32 1024
  store <2 x bfloat> %v56, ptr addrspace(1) %v58, align 4
  %v59 = getelementptr i32, ptr addrspace(1) %from, i32 6
  %v60 = load i32, ptr addrspace(1) %v59, align 4
  %v61 = and i32 %v60, %mask
  %v62 = getelementptr i32, ptr addrspace(1) %from, i32 17
  %v63 = load i32, ptr addrspace(1) %v62, align 4
  %v64 = and i32 %v63, %mask
  %v65 = bitcast i32 %v64 to float
  %v66 = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp4(i32 %v61, float %v65, i32 1)
  %v67 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v68 = getelementptr i8, ptr addrspace(1) %v67, i32 1280
  store <2 x bfloat> %v66, ptr addrspace(1) %v68, align 4
  %v69 = getelementptr i32, ptr addrspace(1) %from, i32 3
  %v70 = load i32, ptr addrspace(1) %v69, align 4
  %v71 = and i32 %v70, %mask
  %v72 = getelementptr i32, ptr addrspace(1) %from, i32 14
  %v73 = load i32, ptr addrspace(1) %v72, align 4
  %v74 = and i32 %v73, %mask
  %v75 = bitcast i32 %v74 to float
  %v76 = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp8(i32 %v71, float %v75, i1 false)
  %v77 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v78 = getelementptr i8, ptr addrspace(1) %v77, i32 1536
  store <2 x bfloat> %v76, ptr addrspace(1) %v78, align 4
  %v79 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v80 = load i32, ptr addrspace(1) %v79, align 4
  %v81 = and i32 %v80, %mask
  %v82 = bitcast i32 %v81 to <2 x i16>
  %v83 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v84 = load i32, ptr addrspace(1) %v83, align 4
  %v85 = and i32 %v84, %mask
  %v86 = bitcast i32 %v85 to <2 x bfloat>
  %v87 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v88 = load i32, ptr addrspace(1) %v87, align 4
  %v89 = and i32 %v88, %mask
  %v90 = bitcast i32 %v89 to float
  %v91 = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.bf16(<2 x i16> %v82, <2 x bfloat> %v86, float %v90, i1 false)
  %v92 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v93 = getelementptr i8, ptr addrspace(1) %v92, i32 1792
  store <2 x i16> %v91, ptr addrspace(1) %v93, align 4
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
  %v4 = bitcast i32 %v3 to <2 x half>
  %v5 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v6 = load i32, ptr addrspace(1) %v5, align 4
  %v7 = and i32 %v6, %mask
  %v8 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v9 = load i32, ptr addrspace(1) %v8, align 4
  %v10 = and i32 %v9, %mask
  %v11 = bitcast i32 %v10 to float
  %v12 = call <2 x half> @llvm.amdgcn.cvt.scalef32.f16.bf8(<2 x half> %v4, i32 %v7, float %v11, i32 3, i1 true)
  %v13 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v14 = getelementptr i8, ptr addrspace(1) %v13, i32 0
  store <2 x half> %v12, ptr addrspace(1) %v14, align 4
  %v15 = getelementptr i32, ptr addrspace(1) %from, i32 4
  %v16 = load i32, ptr addrspace(1) %v15, align 4
  %v17 = and i32 %v16, %mask
  %v18 = bitcast i32 %v17 to <2 x half>
  %v19 = getelementptr i32, ptr addrspace(1) %from, i32 15
  %v20 = load i32, ptr addrspace(1) %v19, align 4
  %v21 = and i32 %v20, %mask
  %v22 = getelementptr i32, ptr addrspace(1) %from, i32 26
  %v23 = load i32, ptr addrspace(1) %v22, align 4
  %v24 = and i32 %v23, %mask
  %v25 = bitcast i32 %v24 to float
  %v26 = call <2 x half> @llvm.amdgcn.cvt.scalef32.f16.fp8(<2 x half> %v18, i32 %v21, float %v25, i32 3, i1 true)
  %v27 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v28 = getelementptr i8, ptr addrspace(1) %v27, i32 256
  store <2 x half> %v26, ptr addrspace(1) %v28, align 4
  %v29 = getelementptr i32, ptr addrspace(1) %from, i32 1
  %v30 = load i32, ptr addrspace(1) %v29, align 4
  %v31 = and i32 %v30, %mask
  %v32 = getelementptr i32, ptr addrspace(1) %from, i32 12
  %v33 = load i32, ptr addrspace(1) %v32, align 4
  %v34 = and i32 %v33, %mask
  %v35 = bitcast i32 %v34 to float
  %v36 = call float @llvm.amdgcn.cvt.scalef32.f32.bf8(i32 %v31, float %v35, i32 3)
  %v37 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v38 = getelementptr i8, ptr addrspace(1) %v37, i32 512
  store float %v36, ptr addrspace(1) %v38, align 4
  %v39 = getelementptr i32, ptr addrspace(1) %from, i32 5
  %v40 = load i32, ptr addrspace(1) %v39, align 4
  %v41 = and i32 %v40, %mask
  %v42 = getelementptr i32, ptr addrspace(1) %from, i32 16
  %v43 = load i32, ptr addrspace(1) %v42, align 4
  %v44 = and i32 %v43, %mask
  %v45 = bitcast i32 %v44 to float
  %v46 = call float @llvm.amdgcn.cvt.scalef32.f32.fp8(i32 %v41, float %v45, i32 3)
  %v47 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v48 = getelementptr i8, ptr addrspace(1) %v47, i32 768
  store float %v46, ptr addrspace(1) %v48, align 4
  %v49 = getelementptr i32, ptr addrspace(1) %from, i32 2
  %v50 = load i32, ptr addrspace(1) %v49, align 4
  %v51 = and i32 %v50, %mask
  %v52 = getelementptr i32, ptr addrspace(1) %from, i32 13
  %v53 = load i32, ptr addrspace(1) %v52, align 4
  %v54 = and i32 %v53, %mask
  %v55 = bitcast i32 %v54 to float
  %v56 = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.bf8(i32 %v51, float %v55, i1 true)
  %v57 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v58 = getelementptr i8, ptr addrspace(1) %v57, i32 1024
  store <2 x bfloat> %v56, ptr addrspace(1) %v58, align 4
  %v59 = getelementptr i32, ptr addrspace(1) %from, i32 6
  %v60 = load i32, ptr addrspace(1) %v59, align 4
  %v61 = and i32 %v60, %mask
  %v62 = getelementptr i32, ptr addrspace(1) %from, i32 17
  %v63 = load i32, ptr addrspace(1) %v62, align 4
  %v64 = and i32 %v63, %mask
  %v65 = bitcast i32 %v64 to float
  %v66 = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp4(i32 %v61, float %v65, i32 3)
  %v67 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v68 = getelementptr i8, ptr addrspace(1) %v67, i32 1280
  store <2 x bfloat> %v66, ptr addrspace(1) %v68, align 4
  %v69 = getelementptr i32, ptr addrspace(1) %from, i32 3
  %v70 = load i32, ptr addrspace(1) %v69, align 4
  %v71 = and i32 %v70, %mask
  %v72 = getelementptr i32, ptr addrspace(1) %from, i32 14
  %v73 = load i32, ptr addrspace(1) %v72, align 4
  %v74 = and i32 %v73, %mask
  %v75 = bitcast i32 %v74 to float
  %v76 = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp8(i32 %v71, float %v75, i1 true)
  %v77 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v78 = getelementptr i8, ptr addrspace(1) %v77, i32 1536
  store <2 x bfloat> %v76, ptr addrspace(1) %v78, align 4
  %v79 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v80 = load i32, ptr addrspace(1) %v79, align 4
  %v81 = and i32 %v80, %mask
  %v82 = bitcast i32 %v81 to <2 x i16>
  %v83 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v84 = load i32, ptr addrspace(1) %v83, align 4
  %v85 = and i32 %v84, %mask
  %v86 = bitcast i32 %v85 to <2 x bfloat>
  %v87 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v88 = load i32, ptr addrspace(1) %v87, align 4
  %v89 = and i32 %v88, %mask
  %v90 = bitcast i32 %v89 to float
  %v91 = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.bf16(<2 x i16> %v82, <2 x bfloat> %v86, float %v90, i1 true)
  %v92 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v93 = getelementptr i8, ptr addrspace(1) %v92, i32 1792
  store <2 x i16> %v91, ptr addrspace(1) %v93, align 4
  ret void
}

define amdgpu_kernel void @a1(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %mask) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %mask16 = trunc i32 %mask to i16
  %index = mul i32 %lane, 37
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %index
  %v1 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v2 = load i32, ptr addrspace(1) %v1, align 4
  %v3 = and i32 %v2, %mask
  %v4 = bitcast i32 %v3 to <2 x i16>
  %v5 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v6 = load i32, ptr addrspace(1) %v5, align 4
  %v7 = and i32 %v6, %mask
  %v8 = bitcast i32 %v7 to <2 x half>
  %v9 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v10 = load i32, ptr addrspace(1) %v9, align 4
  %v11 = and i32 %v10, %mask
  %v12 = bitcast i32 %v11 to float
  %v13 = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f16(<2 x i16> %v4, <2 x half> %v8, float %v12, i1 false)
  %v14 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v15 = getelementptr i8, ptr addrspace(1) %v14, i32 0
  store <2 x i16> %v13, ptr addrspace(1) %v15, align 4
  %v16 = getelementptr i32, ptr addrspace(1) %from, i32 4
  %v17 = load i32, ptr addrspace(1) %v16, align 4
  %v18 = and i32 %v17, %mask
  %v19 = bitcast i32 %v18 to <2 x i16>
  %v20 = getelementptr i32, ptr addrspace(1) %from, i32 15
  %v21 = load i32, ptr addrspace(1) %v20, align 4
  %v22 = and i32 %v21, %mask
  %v23 = bitcast i32 %v22 to float
  %v24 = getelementptr i32, ptr addrspace(1) %from, i32 26
  %v25 = load i32, ptr addrspace(1) %v24, align 4
  %v26 = and i32 %v25, %mask
  %v27 = bitcast i32 %v26 to float
  %v28 = getelementptr i32, ptr addrspace(1) %from, i32 37
  %v29 = load i32, ptr addrspace(1) %v28, align 4
  %v30 = and i32 %v29, %mask
  %v31 = bitcast i32 %v30 to float
  %v32 = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f32(<2 x i16> %v19, float %v23, float %v27, float %v31, i1 false)
  %v33 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v34 = getelementptr i8, ptr addrspace(1) %v33, i32 256
  store <2 x i16> %v32, ptr addrspace(1) %v34, align 4
  %v35 = getelementptr i32, ptr addrspace(1) %from, i32 1
  %v36 = load i32, ptr addrspace(1) %v35, align 4
  %v37 = and i32 %v36, %mask
  %v38 = getelementptr i32, ptr addrspace(1) %from, i32 12
  %v39 = load i32, ptr addrspace(1) %v38, align 4
  %v40 = and i32 %v39, %mask
  %v41 = bitcast i32 %v40 to float
  %v42 = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.bf8(i32 %v37, float %v41, i1 false)
  %v43 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v44 = getelementptr i8, ptr addrspace(1) %v43, i32 512
  store <2 x half> %v42, ptr addrspace(1) %v44, align 4
  %v45 = getelementptr i32, ptr addrspace(1) %from, i32 5
  %v46 = load i32, ptr addrspace(1) %v45, align 4
  %v47 = and i32 %v46, %mask
  %v48 = getelementptr i32, ptr addrspace(1) %from, i32 16
  %v49 = load i32, ptr addrspace(1) %v48, align 4
  %v50 = and i32 %v49, %mask
  %v51 = bitcast i32 %v50 to float
  %v52 = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp4(i32 %v47, float %v51, i32 1)
  %v53 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v54 = getelementptr i8, ptr addrspace(1) %v53, i32 768
  store <2 x half> %v52, ptr addrspace(1) %v54, align 4
  %v55 = getelementptr i32, ptr addrspace(1) %from, i32 2
  %v56 = load i32, ptr addrspace(1) %v55, align 4
  %v57 = and i32 %v56, %mask
  %v58 = getelementptr i32, ptr addrspace(1) %from, i32 13
  %v59 = load i32, ptr addrspace(1) %v58, align 4
  %v60 = and i32 %v59, %mask
  %v61 = bitcast i32 %v60 to float
  %v62 = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp8(i32 %v57, float %v61, i1 false)
  %v63 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v64 = getelementptr i8, ptr addrspace(1) %v63, i32 1024
  store <2 x half> %v62, ptr addrspace(1) %v64, align 4
  %v65 = getelementptr i32, ptr addrspace(1) %from, i32 6
  %v66 = load i32, ptr addrspace(1) %v65, align 4
  %v67 = and i32 %v66, %mask
  %v68 = getelementptr i32, ptr addrspace(1) %from, i32 17
  %v69 = load i32, ptr addrspace(1) %v68, align 4
  %v70 = and i32 %v69, %mask
  %v71 = bitcast i32 %v70 to float
  %v72 = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.bf8(i32 %v67, float %v71, i1 false)
  %v73 = getelementptr [8 x i8], ptr addrspace(1) %out, i32 %lane
  %v74 = getelementptr i8, ptr addrspace(1) %v73, i32 1280
  store <2 x float> %v72, ptr addrspace(1) %v74, align 8
  %v75 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v76 = load i32, ptr addrspace(1) %v75, align 4
  %v77 = and i32 %v76, %mask
  %v78 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v79 = load i32, ptr addrspace(1) %v78, align 4
  %v80 = and i32 %v79, %mask
  %v81 = bitcast i32 %v80 to float
  %v82 = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp4(i32 %v77, float %v81, i32 1)
  %v83 = getelementptr [8 x i8], ptr addrspace(1) %out, i32 %lane
  %v84 = getelementptr i8, ptr addrspace(1) %v83, i32 1792
  store <2 x float> %v82, ptr addrspace(1) %v84, align 8
  ret void
}

define amdgpu_kernel void @b1(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %mask) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %mask16 = trunc i32 %mask to i16
  %index = mul i32 %lane, 37
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %index
  %v1 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v2 = load i32, ptr addrspace(1) %v1, align 4
  %v3 = and i32 %v2, %mask
  %v4 = bitcast i32 %v3 to <2 x i16>
  %v5 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v6 = load i32, ptr addrspace(1) %v5, align 4
  %v7 = and i32 %v6, %mask
  %v8 = bitcast i32 %v7 to <2 x half>
  %v9 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v10 = load i32, ptr addrspace(1) %v9, align 4
  %v11 = and i32 %v10, %mask
  %v12 = bitcast i32 %v11 to float
  %v13 = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f16(<2 x i16> %v4, <2 x half> %v8, float %v12, i1 true)
  %v14 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v15 = getelementptr i8, ptr addrspace(1) %v14, i32 0
  store <2 x i16> %v13, ptr addrspace(1) %v15, align 4
  %v16 = getelementptr i32, ptr addrspace(1) %from, i32 4
  %v17 = load i32, ptr addrspace(1) %v16, align 4
  %v18 = and i32 %v17, %mask
  %v19 = bitcast i32 %v18 to <2 x i16>
  %v20 = getelementptr i32, ptr addrspace(1) %from, i32 15
  %v21 = load i32, ptr addrspace(1) %v20, align 4
  %v22 = and i32 %v21, %mask
  %v23 = bitcast i32 %v22 to float
  %v24 = getelementptr i32, ptr addrspace(1) %from, i32 26
  %v25 = load i32, ptr addrspace(1) %v24, align 4
  %v26 = and i32 %v25, %mask
  %v27 = bitcast i32 %v26 to float
  %v28 = getelementptr i32, ptr addrspace(1) %from, i32 37
  %v29 = load i32, ptr addrspace(1) %v28, align 4
  %v30 = and i32 %v29, %mask
  %v31 = bitcast i32 %v30 to float
  %v32 = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f32(<2 x i16> %v19, float %v23, float %v27, float %v31, i1 true)
  %v33 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v34 = getelementptr i8, ptr addrspace(1) %v33, i32 256
  store <2 x i16> %v32, ptr addrspace(1) %v34, align 4
  %v35 = getelementptr i32, ptr addrspace(1) %from, i32 1
  %v36 = load i32, ptr addrspace(1) %v35, align 4
  %v37 = and i32 %v36, %mask
  %v38 = getelementptr i32, ptr addrspace(1) %from, i32 12
  %v39 = load i32, ptr addrspace(1) %v38, align 4
  %v40 = and i32 %v39, %mask
  %v41 = bitcast i32 %v40 to float
  %v42 = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.bf8(i32 %v37, float %v41, i1 true)
  %v43 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v44 = getelementptr i8, ptr addrspace(1) %v43, i32 512
  store <2 x half> %v42, ptr addrspace(1) %v44, align 4
  %v45 = getelementptr i32, ptr addrspace(1) %from, i32 5
  %v46 = load i32, ptr addrspace(1) %v45, align 4
  %v47 = and i32 %v46, %mask
  %v48 = getelementptr i32, ptr addrspace(1) %from, i32 16
  %v49 = load i32, ptr addrspace(1) %v48, align 4
  %v50 = and i32 %v49, %mask
  %v51 = bitcast i32 %v50 to float
  %v52 = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp4(i32 %v47, float %v51, i32 3)
  %v53 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v54 = getelementptr i8, ptr addrspace(1) %v53, i32 768
  store <2 x half> %v52, ptr addrspace(1) %v54, align 4
  %v55 = getelementptr i32, ptr addrspace(1) %from, i32 2
  %v56 = load i32, ptr addrspace(1) %v55, align 4
  %v57 = and i32 %v56, %mask
  %v58 = getelementptr i32, ptr addrspace(1) %from, i32 13
  %v59 = load i32, ptr addrspace(1) %v58, align 4
  %v60 = and i32 %v59, %mask
  %v61 = bitcast i32 %v60 to float
  %v62 = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp8(i32 %v57, float %v61, i1 true)
  %v63 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v64 = getelementptr i8, ptr addrspace(1) %v63, i32 1024
  store <2 x half> %v62, ptr addrspace(1) %v64, align 4
  %v65 = getelementptr i32, ptr addrspace(1) %from, i32 6
  %v66 = load i32, ptr addrspace(1) %v65, align 4
  %v67 = and i32 %v66, %mask
  %v68 = getelementptr i32, ptr addrspace(1) %from, i32 17
  %v69 = load i32, ptr addrspace(1) %v68, align 4
  %v70 = and i32 %v69, %mask
  %v71 = bitcast i32 %v70 to float
  %v72 = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.bf8(i32 %v67, float %v71, i1 true)
  %v73 = getelementptr [8 x i8], ptr addrspace(1) %out, i32 %lane
  %v74 = getelementptr i8, ptr addrspace(1) %v73, i32 1280
  store <2 x float> %v72, ptr addrspace(1) %v74, align 8
  %v75 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v76 = load i32, ptr addrspace(1) %v75, align 4
  %v77 = and i32 %v76, %mask
  %v78 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v79 = load i32, ptr addrspace(1) %v78, align 4
  %v80 = and i32 %v79, %mask
  %v81 = bitcast i32 %v80 to float
  %v82 = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp4(i32 %v77, float %v81, i32 3)
  %v83 = getelementptr [8 x i8], ptr addrspace(1) %out, i32 %lane
  %v84 = getelementptr i8, ptr addrspace(1) %v83, i32 1792
  store <2 x float> %v82, ptr addrspace(1) %v84, align 8
  ret void
}
