; processors gfx950
; Every intrinsic of gfx950 scaled more with constants of both kinds.

target triple = "amdgcn-amd-amdhsa"

declare <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp8(i32, float, i1)
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.bf16(<2 x i16>, <2 x bfloat>, float, i1)
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f16(<2 x i16>, <2 x half>, float, i1)
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f32(<2 x i16>, float, float, float, i1)
declare i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.bf16(i32, <2 x bfloat>, float, i32)
declare i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f16(i32, <2 x half>, float, i32)
declare i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f32(i32, float, float, float, i32)
declare i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.bf16(i32, bfloat, i32, float, i32)
declare i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f16(i32, half, i32, float, i32)
declare i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f32(i32, float, i32, float, i32)
declare i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.bf16(i32, bfloat, i32, float, i32)
declare i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f16(i32, half, i32, float, i32)
declare i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f32(i32, float, i32, float, i32)
declare i32 @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.bf16(i32, <2 x bfloat>, i32, float, i32)
declare i32 @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.f16(i32, <2 x half>, i32, float, i32)
declare i32 @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.f32(i32, <2 x float>, i32, float, i32)
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @a0(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %mask) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %mask16 = trunc i32 %mask to i16
  %index = mul i32 %lane, 37
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %index
  %v1 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v2 = load i32, ptr addrspace(1) %v1, align 4
  %v3 = and i32 %v2, %mask
  %v4 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v5 = load i32, ptr addrspace(1) %v4, align 4
  %v6 = and i32 %v5, %mask
  %v7 = bitcast i32 %v6 to float
  %v8 = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp8(i32 %v3, float %v7, i1 false)
  %v9 = getelementptr [8 x i8], ptr addrspace(1) %out, i32 %lane
  %v10 = getelementptr i8, ptr addrspace(1) %v9, i32 0
  store <2 x float> %v8, ptr addrspace(1) %v10, align 8
  %v11 = getelementptr i32, ptr addrspace(1) %from, i32 1
  %v12 = load i32, ptr addrspace(1) %v11, align 4
  %v13 = and i32 %v12, %mask
  %v14 = getelementptr i32, ptr addrspace(1) %from, i32 12
  %v15 = load i32, ptr addrspace(1) %v14, align 4
  %v16 = and i32 %v15, %mask
  %v17 = bitcast i32 %v16 to <2 x bfloat>
  %v18 = getelementptr i32, ptr addrspace(1) %from, i32 23
  %v19 = load i32, ptr addrspace(1) %v18, align 4
  %v20 = and i32 %v19, %mask
  %v21 = bitcast i32 %v20 to float
  %v22 = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.bf16(i32 %v13, <2 x bfloat> %v17, float %v21, i32 1)
  %v23 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v24 = getelementptr i8, ptr addrspace(1) %v23, i32 512
  store i32 %v22, ptr addrspace(1) %v24, align 4
  %v25 = getelementptr i32, ptr addrspace(1) %from, i32 5
  %v26 = load i32, ptr addrspace(1) %v25, align 4
  %v27 = and i32 %v26, %mask
  %v28 = getelementptr i32, ptr addrspace(1) %from, i32 16
  %v29 = load i32, ptr addrspace(1) %v28, align 4
  %v30 = and i32 %v29, %mask
  %v31 = bitcast i32 %v30 to <2 x half>
  %v32 = getelementptr i32, ptr addrspace(1) %from, i32 27
  %v33 = load i32, ptr addrspace(1) %v32, align 4
  %v34 = and i32 %v33, %mask
  %v35 = bitcast i32 %v34 to float
  %v36 = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f16(i32 %v27, <2 x half> %v31, float %v35, i32 1)
  %v37 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v38 = getelementptr i8, ptr addrspace(1) %v37, i32 768
  store i32 %v36, ptr addrspace(1) %v38, align 4
  %v39 = getelementptr i32, ptr addrspace(1) %from, i32 2
  %v40 = load i32, ptr addrspace(1) %v39, align 4
  %v41 = and i32 %v40, %mask
  %v42 = getelementptr i32, ptr addrspace(1) %from, i32 13
  %v43 = load i32, ptr addrspace(1) %v42, align 4
  %v44 = and i32 %v43, %mask
  %v45 = bitcast i32 %v44 to float
  %v46 = getelementptr i32, ptr addrspace(1) %from, i32 24
  %v47 = load i32, ptr addrspace(1) %v46, align 4
  %v48 = and i32 %v47, %mask
  %v49 = bitcast i32 %v48 to float
  %v50 = getelementptr i32, ptr addrspace(1) %from, i32 35
  %v51 = load i32, ptr addrspace(1) %v50, align 4
  %v52 = and i32 %v51, %mask
  %v53 = bitcast i32 %v52 to float
  %v54 = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f32(i32 %v41, float %v45, float %v49, float %v53, i32 1)
  %v55 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v56 = getelementptr i8, ptr addrspace(1) %v55, i32 1024
  store i32 %v54, ptr addrspace(1) %v56, align 4
  %v57 = getelementptr i32, ptr addrspace(1) %from, i32 6
  %v58 = load i32, ptr addrspace(1) %v57, align 4
  %v59 = and i32 %v58, %mask
  %v60 = bitcast i32 %v59 to <2 x i16>
  %v61 = getelementptr i32, ptr addrspace(1) %from, i32 17
  %v62 = load i32, ptr addrspace(1) %v61, align 4
  %v63 = and i32 %v62, %mask
  %v64 = bitcast i32 %v63 to <2 x bfloat>
  %v65 = getelementptr i32, ptr addrspace(1) %from, i32 28
  %v66 = load i32, ptr addrspace(1) %v65, align 4
  %v67 = and i32 %v66, %mask
  %v68 = bitcast i32 %v67 to float
  %v69 = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.bf16(<2 x i16> %v60, <2 x bfloat> %v64, float %v68, i1 false)
  %v70 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v71 = getelementptr i8, ptr addrspace(1) %v70, i32 1280
  store <2 x i16> %v69, ptr addrspace(1) %v71, align 4
  %v72 = getelementptr i32, ptr addrspace(1) %from, i32 3
  %v73 = load i32, ptr addrspace(1) %v72, align 4
  %v74 = and i32 %v73, %mask
  %v75 = bitcast i32 %v74 to <2 x i16>
  %v76 = getelementptr i32, ptr addrspace(1) %from, i32 14
  %v77 = load i32, ptr addrspace(1) %v76, align 4
  %v78 = and i32 %v77, %mask
  %v79 = bitcast i32 %v78 to <2 x half>
  %v80 = getelementptr i32, ptr addrspace(1) %from, i32 25
  %v81 = load i32, ptr addrspace(1) %v80, align 4
  %v82 = and i32 %v81, %mask
  %v83 = bitcast i32 %v82 to float
  %v84 = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f16(<2 x i16> %v75, <2 x half> %v79, float %v83, i1 false)
  %v85 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v86 = getelementptr i8, ptr addrspace(1) %v85, i32 1536
  store <2 x i16> %v84, ptr addrspace(1) %v86, align 4
  %v87 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v88 = load i32, ptr addrspace(1) %v87, align 4
  %v89 = and i32 %v88, %mask
  %v90 = bitcast i32 %v89 to <2 x i16>
  %v91 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v92 = load i32, ptr addrspace(1) %v91, align 4
  %v93 = and i32 %v92, %mask
  %v94 = bitcast i32 %v93 to float
  %v95 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v96 = load i32, ptr addrspace(1) %v95, align 4
  %v97 = and i32 %v96, %mask
  %v98 = bitcast i32 %v97 to float
  %v99 = getelementptr i32, ptr addrspace(1) %from, i32 33
  %v100 = load i32, ptr addrspace(1) %v99, align 4
  %v101 = and i32 %v100, %mask
  %v102 = bitcast i32 %v101 to float
  %v103 = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f32(<2 x i16> %v90, float %v94, float %v98, float %v102, i1 false)
  %v104 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v105 = getelementptr i8, ptr addrspace(1) %v104, i32 1792
  store <2 x i16> %v103, ptr addrspace(1) %v105, align 4
  %v106 = getelementptr i32, ptr addrspace(1) %from, i32 4
  %v107 = load i32, ptr addrspace(1) %v106, align 4
  %v108 = and i32 %v107, %mask
  %v109 = getelementptr i32, ptr addrspace(1) %from, i32 15
  %v110 = load i16, ptr addrspace(1) %v109, align 4
  %v111 = and i16 %v110, %mask16
  %v112 = bitcast i16 %v111 to bfloat
  %v113 = getelementptr i32, ptr addrspace(1) %from, i32 26
  %v114 = load i32, ptr addrspace(1) %v113, align 4
  %v115 = and i32 %v114, %mask
  %v116 = getelementptr i32, ptr addrspace(1) %from, i32 37
  %v117 = load i32, ptr addrspace(1) %v116, align 4
  %v118 = and i32 %v117, %mask
  %v119 = bitcast i32 %v118 to float
  %v120 = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.bf16(i32 %v108, bfloat %v112, i32 %v115, float %v119, i32 1)
  %v121 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v122 = getelementptr i8, ptr addrspace(1) %v121, i32 2048
  store i32 %v120, ptr addrspace(1) %v122, align 4
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
  %v4 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v5 = load i32, ptr addrspace(1) %v4, align 4
  %v6 = and i32 %v5, %mask
  %v7 = bitcast i32 %v6 to float
  %v8 = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp8(i32 %v3, float %v7, i1 true)
  %v9 = getelementptr [8 x i8], ptr addrspace(1) %out, i32 %lane
  %v10 = getelementptr i8, ptr addrspace(1) %v9, i32 0
  store <2 x float> %v8, ptr addrspace(1) %v10, align 8
  %v11 = getelementptr i32, ptr addrspace(1) %from, i32 1
  %v12 = load i32, ptr addrspace(1) %v11, align 4
  %v13 = and i32 %v12, %mask
  %v14 = getelementptr i32, ptr addrspace(1) %from, i32 12
  %v15 = load i32, ptr addrspace(1) %v14, align 4
  %v16 = and i32 %v15, %mask
  %v17 = bitcast i32 %v16 to <2 x bfloat>
  %v18 = getelementptr i32, ptr addrspace(1) %from, i32 23
  %v19 = load i32, ptr addrspace(1) %v18, align 4
  %v20 = and i32 %v19, %mask
  %v21 = bitcast i32 %v20 to float
  %v22 = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.bf16(i32 %v13, <2 x bfloat> %v17, float %v21, i32 3)
  %v23 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v24 = getelementptr i8, ptr addrspace(1) %v23, i32 512
  store i32 %v22, ptr addrspace(1) %v24, align 4
  %v25 = getelementptr i32, ptr addrspace(1) %from, i32 5
  %v26 = load i32, ptr addrspace(1) %v25, align 4
  %v27 = and i32 %v26, %mask
  %v28 = getelementptr i32, ptr addrspace(1) %from, i32 16
  %v29 = load i32, ptr addrspace(1) %v28, align 4
  %v30 = and i32 %v29, %mask
  %v31 = bitcast i32 %v30 to <2 x half>
  %v32 = getelementptr i32, ptr addrspace(1) %from, i32 27
  %v33 = load i32, ptr addrspace(1) %v32, align 4
  %v34 = and i32 %v33, %mask
  %v35 = bitcast i32 %v34 to float
  %v36 = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f16(i32 %v27, <2 x half> %v31, float %v35, i32 3)
  %v37 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v38 = getelementptr i8, ptr addrspace(1) %v37, i32 768
  store i32 %v36, ptr addrspace(1) %v38, align 4
  %v39 = getelementptr i32, ptr addrspace(1) %from, i32 2
  %v40 = load i32, ptr addrspace(1) %v39, align 4
  %v41 = and i32 %v40, %mask
  %v42 = getelementptr i32, ptr addrspace(1) %from, i32 13
  %v43 = load i32, ptr addrspace(1) %v42, align 4
  %v44 = and i32 %v43, %mask
  %v45 = bitcast i32 %v44 to float
  %v46 = getelementptr i32, ptr addrspace(1) %from, i32 24
  %v47 = load i32, ptr addrspace(1) %v46, align 4
  %v48 = and i32 %v47, %mask
  %v49 = bitcast i32 %v48 to float
  %v50 = getelementptr i32, ptr addrspace(1) %from, i32 35
  %v51 = load i32, ptr addrspace(1) %v50, align 4
  %v52 = and i32 %v51, %mask
  %v53 = bitcast i32 %v52 to float
  %v54 = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f32(i32 %v41, float %v45, float %v49, float %v53, i32 3)
  %v55 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v56 = getelementptr i8, ptr addrspace(1) %v55, i32 1024
  store i32 %v54, ptr addrspace(1) %v56, align 4
  %v57 = getelementptr i32, ptr addrspace(1) %from, i32 6
  %v58 = load i32, ptr addrspace(1) %v57, align 4
  %v59 = and i32 %v58, %mask
  %v60 = bitcast i32 %v59 to <2 x i16>
  %v61 = getelementptr i32, ptr addrspace(1) %from, i32 17
  %v62 = load i32, ptr addrspace(1) %v61, align 4
  %v63 = and i32 %v62, %mask
  %v64 = bitcast i32 %v63 to <2 x bfloat>
  %v65 = getelementptr i32, ptr addrspace(1) %from, i32 28
  %v66 = load i32, ptr addrspace(1) %v65, align 4
  %v67 = and i32 %v66, %mask
  %v68 = bitcast i32 %v67 to float
  %v69 = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.bf16(<2 x i16> %v60, <2 x bfloat> %v64, float %v68, i1 true)
  %v70 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v71 = getelementptr i8, ptr addrspace(1) %v70, i32 1280
  store <2 x i16> %v69, ptr addrspace(1) %v71, align 4
  %v72 = getelementptr i32, ptr addrspace(1) %from, i32 3
  %v73 = load i32, ptr addrspace(1) %v72, align 4
  %v74 = and i32 %v73, %mask
  %v75 = bitcast i32 %v74 to <2 x i16>
  %v76 = getelementptr i32, ptr addrspace(1) %from, i32 14
  %v77 = load i32, ptr addrspace(1) %v76, align 4
  %v78 = and i32 %v77, %mask
  %v79 = bitcast i32 %v78 to <2 x half>
  %v80 = getelementptr i32, ptr addrspace(1) %from, i32 25
  %v81 = load i32, ptr addrspace(1) %v80, align 4
  %v82 = and i32 %v81, %mask
  %v83 = bitcast i32 %v82 to float
  %v84 = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f16(<2 x i16> %v75, <2 x half> %v79, float %v83, i1 true)
  %v85 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v86 = getelementptr i8, ptr addrspace(1) %v85, i32 1536
  store <2 x i16> %v84, ptr addrspace(1) %v86, align 4
  %v87 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v88 = load i32, ptr addrspace(1) %v87, align 4
  %v89 = and i32 %v88, %mask
  %v90 = bitcast i32 %v89 to <2 x i16>
  %v91 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v92 = load i32, ptr addrspace(1) %v91, align 4
  %v93 = and i32 %v92, %mask
  %v94 = bitcast i32 %v93 to float
  %v95 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v96 = load i32, ptr addrspace(1) %v95, align 4
  %v97 = and i32 %v96, %mask
  %v98 = bitcast i32 %v97 to float
  %v99 = getelementptr i32, ptr addrspace(1) %from, i32 33
  %v100 = load i32, ptr addrspace(1) %v99, align 4
  %v101 = and i32 %v100, %mask
  %v102 = bitcast i32 %v101 to float
  %v103 = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f32(<2 x i16> %v90, float %v94, float %v98, float %v102, i1 true)
  %v104 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v105 = getelementptr i8, ptr addrspace(1) %v104, i32 1792
  store <2 x i16> %v103, ptr addrspace(1) %v105, align 4
  %v106 = getelementptr i32, ptr addrspace(1) %from, i32 4
  %v107 = load i32, ptr addrspace(1) %v106, align 4
  %v108 = and i32 %v107, %mask
  %v109 = getelementptr i32, ptr addrspace(1) %from, i32 15
  %v110 = load i16, ptr addrspace(1) %v109, align 4
  %v111 = and i16 %v110, %mask16
  %v112 = bitcast i16 %v111 to bfloat
  %v113 = getelementptr i32, ptr addrspace(1) %from, i32 26
  %v114 = load i32, ptr addrspace(1) %v113, align 4
  %v115 = and i32 %v114, %mask
  %v116 = getelementptr i32, ptr addrspace(1) %from, i32 37
  %v117 = load i32, ptr addrspace(1) %v116, align 4
  %v118 = and i32 %v117, %mask
  %v119 = bitcast i32 %v118 to float
  %v120 = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.bf16(i32 %v108, bfloat %v112, i32 %v115, float %v119, i32 3)
  %v121 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v122 = getelementptr i8, ptr addrspace(1) %v121, i32 2048
  store i32 %v120, ptr addrspace(1) %v122, align 4
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
  %v4 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v5 = load i16, ptr addrspace(1) %v4, align 4
  %v6 = and i16 %v5, %mask16
  %v7 = bitcast i16 %v6 to half
  %v8 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v9 = load i32, ptr addrspace(1) %v8, align 4
  %v10 = and i32 %v9, %mask
  %v11 = getelementptr i32, ptr addrspace(1) %from, i32 33
  %v12 = load i32, ptr addrspace(1) %v11, align 4
  %v13 = and i32 %v12, %mask
  %v14 = bitcast i32 %v13 to float
  %v15 = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f16(i32 %v3, half %v7, i32 %v10, float %v14, i32 1)
  %v16 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v17 = getelementptr i8, ptr addrspace(1) %v16, i32 0
  store i32 %v15, ptr addrspace(1) %v17, align 4
  %v18 = getelementptr i32, ptr addrspace(1) %from, i32 4
  %v19 = load i32, ptr addrspace(1) %v18, align 4
  %v20 = and i32 %v19, %mask
  %v21 = getelementptr i32, ptr addrspace(1) %from, i32 15
  %v22 = load i32, ptr addrspace(1) %v21, align 4
  %v23 = and i32 %v22, %mask
  %v24 = bitcast i32 %v23 to float
  %v25 = getelementptr i32, ptr addrspace(1) %from, i32 26
  %v26 = load i32, ptr addrspace(1) %v25, align 4
  %v27 = and i32 %v26, %mask
  %v28 = getelementptr i32, ptr addrspace(1) %from, i32 37
  %v29 = load i32, ptr addrspace(1) %v28, align 4
  %v30 = and i32 %v29, %mask
  %v31 = bitcast i32 %v30 to float
  %v32 = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f32(i32 %v20, float %v24, i32 %v27, float %v31, i32 1)
  %v33 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v34 = getelementptr i8, ptr addrspace(1) %v33, i32 256
  store i32 %v32, ptr addrspace(1) %v34, align 4
  %v35 = getelementptr i32, ptr addrspace(1) %from, i32 1
  %v36 = load i32, ptr addrspace(1) %v35, align 4
  %v37 = and i32 %v36, %mask
  %v38 = getelementptr i32, ptr addrspace(1) %from, i32 12
  %v39 = load i16, ptr addrspace(1) %v38, align 4
  %v40 = and i16 %v39, %mask16
  %v41 = bitcast i16 %v40 to bfloat
  %v42 = getelementptr i32, ptr addrspace(1) %from, i32 23
  %v43 = load i32, ptr addrspace(1) %v42, align 4
  %v44 = and i32 %v43, %mask
  %v45 = getelementptr i32, ptr addrspace(1) %from, i32 34
  %v46 = load i32, ptr addrspace(1) %v45, align 4
  %v47 = and i32 %v46, %mask
  %v48 = bitcast i32 %v47 to float
  %v49 = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.bf16(i32 %v37, bfloat %v41, i32 %v44, float %v48, i32 1)
  %v50 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v51 = getelementptr i8, ptr addrspace(1) %v50, i32 512
  store i32 %v49, ptr addrspace(1) %v51, align 4
  %v52 = getelementptr i32, ptr addrspace(1) %from, i32 5
  %v53 = load i32, ptr addrspace(1) %v52, align 4
  %v54 = and i32 %v53, %mask
  %v55 = getelementptr i32, ptr addrspace(1) %from, i32 16
  %v56 = load i16, ptr addrspace(1) %v55, align 4
  %v57 = and i16 %v56, %mask16
  %v58 = bitcast i16 %v57 to half
  %v59 = getelementptr i32, ptr addrspace(1) %from, i32 27
  %v60 = load i32, ptr addrspace(1) %v59, align 4
  %v61 = and i32 %v60, %mask
  %v62 = getelementptr i32, ptr addrspace(1) %from, i32 38
  %v63 = load i32, ptr addrspace(1) %v62, align 4
  %v64 = and i32 %v63, %mask
  %v65 = bitcast i32 %v64 to float
  %v66 = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f16(i32 %v54, half %v58, i32 %v61, float %v65, i32 1)
  %v67 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v68 = getelementptr i8, ptr addrspace(1) %v67, i32 768
  store i32 %v66, ptr addrspace(1) %v68, align 4
  %v69 = getelementptr i32, ptr addrspace(1) %from, i32 2
  %v70 = load i32, ptr addrspace(1) %v69, align 4
  %v71 = and i32 %v70, %mask
  %v72 = getelementptr i32, ptr addrspace(1) %from, i32 13
  %v73 = load i32, ptr addrspace(1) %v72, align 4
  %v74 = and i32 %v73, %mask
  %v75 = bitcast i32 %v74 to float
  %v76 = getelementptr i32, ptr addrspace(1) %from, i32 24
  %v77 = load i32, ptr addrspace(1) %v76, align 4
  %v78 = and i32 %v77, %mask
  %v79 = getelementptr i32, ptr addrspace(1) %from, i32 35
  %v80 = load i32, ptr addrspace(1) %v79, align 4
  %v81 = and i32 %v80, %mask
  %v82 = bitcast i32 %v81 to float
  %v83 = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f32(i32 %v71, float %v75, i32 %v78, float %v82, i32 1)
  %v84 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v85 = getelementptr i8, ptr addrspace(1) %v84, i32 1024
  store i32 %v83, ptr addrspace(1) %v85, align 4
  %v86 = getelementptr i32, ptr addrspace(1) %from, i32 6
  %v87 = load i32, ptr addrspace(1) %v86, align 4
  %v88 = and i32 %v87, %mask
  %v89 = getelementptr i32, ptr addrspace(1) %from, i32 17
  %v90 = load i32, ptr addrspace(1) %v89, align 4
  %v91 = and i32 %v90, %mask
  %v92 = bitcast i32 %v91 to <2 x bfloat>
  %v93 = getelementptr i32, ptr addrspace(1) %from, i32 28
  %v94 = load i32, ptr addrspace(1) %v93, align 4
  %v95 = and i32 %v94, %mask
  %v96 = getelementptr i32, ptr addrspace(1) %from, i32 39
  %v97 = load i32, ptr addrspace(1) %v96, align 4
  %v98 = and i32 %v97, %mask
  %v99 = bitcast i32 %v98 to float
  %v100 = call i32 @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.bf16(i32 %v88, <2 x bfloat> %v92, i32 %v95, float %v99, i32 1)
  %v101 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v102 = getelementptr i8, ptr addrspace(1) %v101, i32 1280
  ; (only the byte that it writes: llc takes no old value for the others)
  %byte100 = lshr i32 %v100, 8
  %only100 = trunc i32 %byte100 to i8
  store i8 %only100, ptr addrspace(1) %v102, align 4
  %v103 = getelementptr i32, ptr addrspace(1) %from, i32 3
  %v104 = load i32, ptr addrspace(1) %v103, align 4
  %v105 = and i32 %v104, %mask
  %v106 = getelementptr i32, ptr addrspace(1) %from, i32 14
  %v107 = load i32, ptr addrspace(1) %v106, align 4
  %v108 = and i32 %v107, %mask
  %v109 = bitcast i32 %v108 to <2 x half>
  %v110 = getelementptr i32, ptr addrspace(1) %from, i32 25
  %v111 = load i32, ptr addrspace(1) %v110, align 4
  %v112 = and i32 %v111, %mask
  %v113 = getelementptr i32, ptr addrspace(1) %from, i32 36
  %v114 = load i32, ptr addrspace(1) %v113, align 4
  %v115 = and i32 %v114, %mask
  %v116 = bitcast i32 %v115 to float
  %v117 = call i32 @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.f16(i32 %v105, <2 x half> %v109, i32 %v112, float %v116, i32 1)
  %v118 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v119 = getelementptr i8, ptr addrspace(1) %v118, i32 1536
  ; (only the byte that it writes: llc takes no old value for the others)
  %byte117 = lshr i32 %v117, 8
  %only117 = trunc i32 %byte117 to i8
  store i8 %only117, ptr addrspace(1) %v119, align 4
  %v120 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v121 = load i32, ptr addrspace(1) %v120, align 4
  %v122 = and i32 %v121, %mask
  %v123 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v124 = load <2 x i32>, ptr addrspace(1) %v123, align 4
  %v126 = insertelement <2 x i32> poison, i32 %mask, i32 0
  %v127 = shufflevector <2 x i32> %v126, <2 x i32> poison, <2 x i32> zeroinitializer
  %v125 = and <2 x i32> %v124, %v127
  %v128 = bitcast <2 x i32> %v125 to <2 x float>
  %v129 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v130 = load i32, ptr addrspace(1) %v129, align 4
  %v131 = and i32 %v130, %mask
  %v132 = getelementptr i32, ptr addrspace(1) %from, i32 33
  %v133 = load i32, ptr addrspace(1) %v132, align 4
  %v134 = and i32 %v133, %mask
  %v135 = bitcast i32 %v134 to float
  %v136 = call i32 @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.f32(i32 %v122, <2 x float> %v128, i32 %v131, float %v135, i32 1)
  %v137 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v138 = getelementptr i8, ptr addrspace(1) %v137, i32 1792
  ; (only the byte that it writes: llc takes no old value for the others)
  %byte136 = lshr i32 %v136, 8
  %only136 = trunc i32 %byte136 to i8
  store i8 %only136, ptr addrspace(1) %v138, align 4
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
  %v4 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v5 = load i16, ptr addrspace(1) %v4, align 4
  %v6 = and i16 %v5, %mask16
  %v7 = bitcast i16 %v6 to half
  %v8 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v9 = load i32, ptr addrspace(1) %v8, align 4
  %v10 = and i32 %v9, %mask
  %v11 = getelementptr i32, ptr addrspace(1) %from, i32 33
  %v12 = load i32, ptr addrspace(1) %v11, align 4
  %v13 = and i32 %v12, %mask
  %v14 = bitcast i32 %v13 to float
  %v15 = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f16(i32 %v3, half %v7, i32 %v10, float %v14, i32 3)
  %v16 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v17 = getelementptr i8, ptr addrspace(1) %v16, i32 0
  store i32 %v15, ptr addrspace(1) %v17, align 4
  %v18 = getelementptr i32, ptr addrspace(1) %from, i32 4
  %v19 = load i32, ptr addrspace(1) %v18, align 4
  %v20 = and i32 %v19, %mask
  %v21 = getelementptr i32, ptr addrspace(1) %from, i32 15
  %v22 = load i32, ptr addrspace(1) %v21, align 4
  %v23 = and i32 %v22, %mask
  %v24 = bitcast i32 %v23 to float
  %v25 = getelementptr i32, ptr addrspace(1) %from, i32 26
  %v26 = load i32, ptr addrspace(1) %v25, align 4
  %v27 = and i32 %v26, %mask
  %v28 = getelementptr i32, ptr addrspace(1) %from, i32 37
  %v29 = load i32, ptr addrspace(1) %v28, align 4
  %v30 = and i32 %v29, %mask
  %v31 = bitcast i32 %v30 to float
  %v32 = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f32(i32 %v20, float %v24, i32 %v27, float %v31, i32 3)
  %v33 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v34 = getelementptr i8, ptr addrspace(1) %v33, i32 256
  store i32 %v32, ptr addrspace(1) %v34, align 4
  %v35 = getelementptr i32, ptr addrspace(1) %from, i32 1
  %v36 = load i32, ptr addrspace(1) %v35, align 4
  %v37 = and i32 %v36, %mask
  %v38 = getelementptr i32, ptr addrspace(1) %from, i32 12
  %v39 = load i16, ptr addrspace(1) %v38, align 4
  %v40 = and i16 %v39, %mask16
  %v41 = bitcast i16 %v40 to bfloat
  %v42 = getelementptr i32, ptr addrspace(1) %from, i32 23
  %v43 = load i32, ptr addrspace(1) %v42, align 4
  %v44 = and i32 %v43, %mask
  %v45 = getelementptr i32, ptr addrspace(1) %from, i32 34
  %v46 = load i32, ptr addrspace(1) %v45, align 4
  %v47 = and i32 %v46, %mask
  %v48 = bitcast i32 %v47 to float
  %v49 = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.bf16(i32 %v37, bfloat %v41, i32 %v44, float %v48, i32 3)
  %v50 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v51 = getelementptr i8, ptr addrspace(1) %v50, i32 512
  store i32 %v49, ptr addrspace(1) %v51, align 4
  %v52 = getelementptr i32, ptr addrspace(1) %from, i32 5
  %v53 = load i32, ptr addrspace(1) %v52, align 4
  %v54 = and i32 %v53, %mask
  %v55 = getelementptr i32, ptr addrspace(1) %from, i32 16
  %v56 = load i16, ptr addrspace(1) %v55, align 4
  %v57 = and i16 %v56, %mask16
  %v58 = bitcast i16 %v57 to half
  %v59 = getelementptr i32, ptr addrspace(1) %from, i32 27
  %v60 = load i32, ptr addrspace(1) %v59, align 4
  %v61 = and i32 %v60, %mask
  %v62 = getelementptr i32, ptr addrspace(1) %from, i32 38
  %v63 = load i32, ptr addrspace(1) %v62, align 4
  %v64 = and i32 %v63, %mask
  %v65 = bitcast i32 %v64 to float
  %v66 = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f16(i32 %v54, half %v58, i32 %v61, float %v65, i32 3)
  %v67 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v68 = getelementptr i8, ptr addrspace(1) %v67, i32 768
  store i32 %v66, ptr addrspace(1) %v68, align 4
  %v69 = getelementptr i32, ptr addrspace(1) %from, i32 2
  %v70 = load i32, ptr addrspace(1) %v69, align 4
  %v71 = and i32 %v70, %mask
  %v72 = getelementptr i32, ptr addrspace(1) %from, i32 13
  %v73 = load i32, ptr addrspace(1) %v72, align 4
  %v74 = and i32 %v73, %mask
  %v75 = bitcast i32 %v74 to float
  %v76 = getelementptr i32, ptr addrspace(1) %from, i32 24
  %v77 = load i32, ptr addrspace(1) %v76, align 4
  %v78 = and i32 %v77, %mask
  %v79 = getelementptr i32, ptr addrspace(1) %from, i32 35
  %v80 = load i32, ptr addrspace(1) %v79, align 4
  %v81 = and i32 %v80, %mask
  %v82 = bitcast i32 %v81 to float
  %v83 = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f32(i32 %v71, float %v75, i32 %v78, float %v82, i32 3)
  %v84 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v85 = getelementptr i8, ptr addrspace(1) %v84, i32 1024
  store i32 %v83, ptr addrspace(1) %v85, align 4
  %v86 = getelementptr i32, ptr addrspace(1) %from, i32 6
  %v87 = load i32, ptr addrspace(1) %v86, align 4
  %v88 = and i32 %v87, %mask
  %v89 = getelementptr i32, ptr addrspace(1) %from, i32 17
  %v90 = load i32, ptr addrspace(1) %v89, align 4
  %v91 = and i32 %v90, %mask
  %v92 = bitcast i32 %v91 to <2 x bfloat>
  %v93 = getelementptr i32, ptr addrspace(1) %from, i32 28
  %v94 = load i32, ptr addrspace(1) %v93, align 4
  %v95 = and i32 %v94, %mask
  %v96 = getelementptr i32, ptr addrspace(1) %from, i32 39
  %v97 = load i32, ptr addrspace(1) %v96, align 4
  %v98 = and i32 %v97, %mask
  %v99 = bitcast i32 %v98 to float
  %v100 = call i32 @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.bf16(i32 %v88, <2 x bfloat> %v92, i32 %v95, float %v99, i32 3)
  %v101 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v102 = getelementptr i8, ptr addrspace(1) %v101, i32 1280
  ; (only the byte that it writes: llc takes no old value for the others)
  %byte100 = lshr i32 %v100, 24
  %only100 = trunc i32 %byte100 to i8
  store i8 %only100, ptr addrspace(1) %v102, align 4
  %v103 = getelementptr i32, ptr addrspace(1) %from, i32 3
  %v104 = load i32, ptr addrspace(1) %v103, align 4
  %v105 = and i32 %v104, %mask
  %v106 = getelementptr i32, ptr addrspace(1) %from, i32 14
  %v107 = load i32, ptr addrspace(1) %v106, align 4
  %v108 = and i32 %v107, %mask
  %v109 = bitcast i32 %v108 to <2 x half>
  %v110 = getelementptr i32, ptr addrspace(1) %from, i32 25
  %v111 = load i32, ptr addrspace(1) %v110, align 4
  %v112 = and i32 %v111, %mask
  %v113 = getelementptr i32, ptr addrspace(1) %from, i32 36
  %v114 = load i32, ptr addrspace(1) %v113, align 4
  %v115 = and i32 %v114, %mask
  %v116 = bitcast i32 %v115 to float
  %v117 = call i32 @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.f16(i32 %v105, <2 x half> %v109, i32 %v112, float %v116, i32 3)
  %v118 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v119 = getelementptr i8, ptr addrspace(1) %v118, i32 1536
  ; (only the byte that it writes: llc takes no old value for the others)
  %byte117 = lshr i32 %v117, 24
  %only117 = trunc i32 %byte117 to i8
  store i8 %only117, ptr addrspace(1) %v119, align 4
  %v120 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v121 = load i32, ptr addrspace(1) %v120, align 4
  %v122 = and i32 %v121, %mask
  %v123 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v124 = load <2 x i32>, ptr addrspace(1) %v123, align 4
  %v126 = insertelement <2 x i32> poison, i32 %mask, i32 0
  %v127 = shufflevector <2 x i32> %v126, <2 x i32> poison, <2 x i32> zeroinitializer
  %v125 = and <2 x i32> %v124, %v127
  %v128 = bitcast <2 x i32> %v125 to <2 x float>
  %v129 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v130 = load i32, ptr addrspace(1) %v129, align 4
  %v131 = and i32 %v130, %mask
  %v132 = getelementptr i32, ptr addrspace(1) %from, i32 33
  %v133 = load i32, ptr addrspace(1) %v132, align 4
  %v134 = and i32 %v133, %mask
  %v135 = bitcast i32 %v134 to float
  %v136 = call i32 @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.f32(i32 %v122, <2 x float> %v128, i32 %v131, float %v135, i32 3)
  %v137 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v138 = getelementptr i8, ptr addrspace(1) %v137, i32 1792
  ; (only the byte that it writes: llc takes no old value for the others)
  %byte136 = lshr i32 %v136, 24
  %only136 = trunc i32 %byte136 to i8
  store i8 %only136, ptr addrspace(1) %v138, align 4
  ret void
}

; The old value is one of the sources, too: the result is to be apart from that.
define amdgpu_kernel void @old(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %mask) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %index = mul i32 %lane, 37
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %index
  %from1 = getelementptr i32, ptr addrspace(1) %from, i32 3
  %from2 = getelementptr i32, ptr addrspace(1) %from, i32 7
  %a = load i32, ptr addrspace(1) %from, align 4
  %b = load i32, ptr addrspace(1) %from1, align 4
  %c = load i32, ptr addrspace(1) %from2, align 4
  %a.masked = and i32 %a, %mask
  %b.masked = and i32 %b, %mask
  %pair = bitcast i32 %a.masked to <2 x bfloat>
  %scale = bitcast i32 %c to float
  %r = call i32 @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.bf16(i32 %a.masked, <2 x bfloat> %pair, i32 %b.masked, float %scale, i32 2)
  %s = call i32 @llvm.amdgcn.cvt.scalef32.sr.pk.fp4.bf16(i32 %b.masked, <2 x bfloat> %pair, i32 %b.masked, float %scale, i32 1)
  ; (only the bytes that they write: llc takes no old value for the others)
  %r.byte = lshr i32 %r, 16
  %r.only = trunc i32 %r.byte to i8
  %s.byte = lshr i32 %s, 8
  %s.only = trunc i32 %s.byte to i8
  %to = getelementptr [2 x i8], ptr addrspace(1) %out, i32 %lane
  %to1 = getelementptr i8, ptr addrspace(1) %to, i32 1
  store i8 %r.only, ptr addrspace(1) %to, align 1
  store i8 %s.only, ptr addrspace(1) %to1, align 1
  ret void
}
