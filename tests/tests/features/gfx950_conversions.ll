; processors gfx950
; Every intrinsic of gfx950 conversions with constants of both kinds.

target triple = "amdgcn-amd-amdhsa"

declare <2 x bfloat> @llvm.amdgcn.cvt.sr.bf16.f32(<2 x bfloat>, float, i32, i1)
declare <2 x half> @llvm.amdgcn.cvt.sr.f16.f32(<2 x half>, float, i32, i1)
declare float @llvm.amdgcn.fdot2.f32.bf16(<2 x bfloat>, <2 x bfloat>, float, i1)
declare i16 @llvm.amdgcn.ashr.pk.i8.i32(i32, i32, i32)
declare i16 @llvm.amdgcn.ashr.pk.u8.i32(i32, i32, i32)
declare i16 @llvm.amdgcn.bitop3.i16(i16, i16, i16, i32)
declare i32 @llvm.amdgcn.bitop3.i32(i32, i32, i32, i32)
declare i32 @llvm.amdgcn.prng.b32(i32)
declare i32 @llvm.amdgcn.workitem.id.x()
declare { i32, i32 } @llvm.amdgcn.permlane16.swap(i32, i32, i1, i1)
declare { i32, i32 } @llvm.amdgcn.permlane32.swap(i32, i32, i1, i1)

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
  %v7 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v8 = load i32, ptr addrspace(1) %v7, align 4
  %v9 = and i32 %v8, %mask
  %v10 = call i16 @llvm.amdgcn.ashr.pk.i8.i32(i32 %v3, i32 %v6, i32 %v9)
  %v11 = getelementptr [2 x i8], ptr addrspace(1) %out, i32 %lane
  %v12 = getelementptr i8, ptr addrspace(1) %v11, i32 0
  store i16 %v10, ptr addrspace(1) %v12, align 2
  %v13 = getelementptr i32, ptr addrspace(1) %from, i32 2
  %v14 = load i32, ptr addrspace(1) %v13, align 4
  %v15 = and i32 %v14, %mask
  %v16 = getelementptr i32, ptr addrspace(1) %from, i32 13
  %v17 = load i32, ptr addrspace(1) %v16, align 4
  %v18 = and i32 %v17, %mask
  %v19 = getelementptr i32, ptr addrspace(1) %from, i32 24
  %v20 = load i32, ptr addrspace(1) %v19, align 4
  %v21 = and i32 %v20, %mask
  %v22 = call i16 @llvm.amdgcn.ashr.pk.u8.i32(i32 %v15, i32 %v18, i32 %v21)
  %v23 = getelementptr [2 x i8], ptr addrspace(1) %out, i32 %lane
  %v24 = getelementptr i8, ptr addrspace(1) %v23, i32 128
  store i16 %v22, ptr addrspace(1) %v24, align 2
  %v25 = getelementptr i32, ptr addrspace(1) %from, i32 4
  %v26 = load i32, ptr addrspace(1) %v25, align 4
  %v27 = and i32 %v26, %mask
  %v28 = getelementptr i32, ptr addrspace(1) %from, i32 15
  %v29 = load i32, ptr addrspace(1) %v28, align 4
  %v30 = and i32 %v29, %mask
  %v31 = getelementptr i32, ptr addrspace(1) %from, i32 26
  %v32 = load i32, ptr addrspace(1) %v31, align 4
  %v33 = and i32 %v32, %mask
  %v34 = call i32 @llvm.amdgcn.bitop3.i32(i32 %v27, i32 %v30, i32 %v33, i32 90)
  %v35 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v36 = getelementptr i8, ptr addrspace(1) %v35, i32 256
  store i32 %v34, ptr addrspace(1) %v36, align 4
  %v37 = getelementptr i32, ptr addrspace(1) %from, i32 1
  %v38 = load i16, ptr addrspace(1) %v37, align 4
  %v39 = and i16 %v38, %mask16
  %v40 = getelementptr i32, ptr addrspace(1) %from, i32 12
  %v41 = load i16, ptr addrspace(1) %v40, align 4
  %v42 = and i16 %v41, %mask16
  %v43 = getelementptr i32, ptr addrspace(1) %from, i32 23
  %v44 = load i16, ptr addrspace(1) %v43, align 4
  %v45 = and i16 %v44, %mask16
  %v46 = call i16 @llvm.amdgcn.bitop3.i16(i16 %v39, i16 %v42, i16 %v45, i32 90)
  %v47 = getelementptr [2 x i8], ptr addrspace(1) %out, i32 %lane
  %v48 = getelementptr i8, ptr addrspace(1) %v47, i32 512
  store i16 %v46, ptr addrspace(1) %v48, align 2
  %v49 = getelementptr i32, ptr addrspace(1) %from, i32 3
  %v50 = load i32, ptr addrspace(1) %v49, align 4
  %v51 = and i32 %v50, %mask
  %v52 = bitcast i32 %v51 to <2 x bfloat>
  %v53 = getelementptr i32, ptr addrspace(1) %from, i32 14
  %v54 = load i32, ptr addrspace(1) %v53, align 4
  %v55 = and i32 %v54, %mask
  %v56 = bitcast i32 %v55 to float
  %v57 = getelementptr i32, ptr addrspace(1) %from, i32 25
  %v58 = load i32, ptr addrspace(1) %v57, align 4
  %v59 = and i32 %v58, %mask
  %v60 = call <2 x bfloat> @llvm.amdgcn.cvt.sr.bf16.f32(<2 x bfloat> %v52, float %v56, i32 %v59, i1 false)
  %v61 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v62 = getelementptr i8, ptr addrspace(1) %v61, i32 640
  store <2 x bfloat> %v60, ptr addrspace(1) %v62, align 4
  %v63 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v64 = load i32, ptr addrspace(1) %v63, align 4
  %v65 = and i32 %v64, %mask
  %v66 = bitcast i32 %v65 to <2 x half>
  %v67 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v68 = load i32, ptr addrspace(1) %v67, align 4
  %v69 = and i32 %v68, %mask
  %v70 = bitcast i32 %v69 to float
  %v71 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v72 = load i32, ptr addrspace(1) %v71, align 4
  %v73 = and i32 %v72, %mask
  %v74 = call <2 x half> @llvm.amdgcn.cvt.sr.f16.f32(<2 x half> %v66, float %v70, i32 %v73, i1 false)
  %v75 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v76 = getelementptr i8, ptr addrspace(1) %v75, i32 896
  store <2 x half> %v74, ptr addrspace(1) %v76, align 4
  %v77 = getelementptr i32, ptr addrspace(1) %from, i32 4
  %v78 = load i32, ptr addrspace(1) %v77, align 4
  %v79 = and i32 %v78, %mask
  %v80 = bitcast i32 %v79 to <2 x bfloat>
  %v81 = getelementptr i32, ptr addrspace(1) %from, i32 15
  %v82 = load i32, ptr addrspace(1) %v81, align 4
  %v83 = and i32 %v82, %mask
  %v84 = bitcast i32 %v83 to <2 x bfloat>
  %v85 = getelementptr i32, ptr addrspace(1) %from, i32 26
  %v86 = load i32, ptr addrspace(1) %v85, align 4
  %v87 = and i32 %v86, %mask
  %v88 = bitcast i32 %v87 to float
  %v89 = call float @llvm.amdgcn.fdot2.f32.bf16(<2 x bfloat> %v80, <2 x bfloat> %v84, float %v88, i1 false)
  %v90 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v91 = getelementptr i8, ptr addrspace(1) %v90, i32 1152
  store float %v89, ptr addrspace(1) %v91, align 4
  %v92 = getelementptr i32, ptr addrspace(1) %from, i32 1
  %v93 = load i32, ptr addrspace(1) %v92, align 4
  %v94 = and i32 %v93, %mask
  %v95 = getelementptr i32, ptr addrspace(1) %from, i32 12
  %v96 = load i32, ptr addrspace(1) %v95, align 4
  %v97 = and i32 %v96, %mask
  %v98 = call { i32, i32 } @llvm.amdgcn.permlane16.swap(i32 %v94, i32 %v97, i1 false, i1 false)
  %v99 = extractvalue { i32, i32 } %v98, 0
  %v100 = extractvalue { i32, i32 } %v98, 1
  %v101 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v102 = getelementptr i8, ptr addrspace(1) %v101, i32 1408
  store i32 %v99, ptr addrspace(1) %v102, align 4
  %v103 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v104 = getelementptr i8, ptr addrspace(1) %v103, i32 1664
  store i32 %v100, ptr addrspace(1) %v104, align 4
  %v105 = getelementptr i32, ptr addrspace(1) %from, i32 2
  %v106 = load i32, ptr addrspace(1) %v105, align 4
  %v107 = and i32 %v106, %mask
  %v108 = getelementptr i32, ptr addrspace(1) %from, i32 13
  %v109 = load i32, ptr addrspace(1) %v108, align 4
  %v110 = and i32 %v109, %mask
  %v111 = call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %v107, i32 %v110, i1 false, i1 false)
  %v112 = extractvalue { i32, i32 } %v111, 0
  %v113 = extractvalue { i32, i32 } %v111, 1
  %v114 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v115 = getelementptr i8, ptr addrspace(1) %v114, i32 1920
  store i32 %v112, ptr addrspace(1) %v115, align 4
  %v116 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v117 = getelementptr i8, ptr addrspace(1) %v116, i32 2176
  store i32 %v113, ptr addrspace(1) %v117, align 4
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
  %v7 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v8 = load i32, ptr addrspace(1) %v7, align 4
  %v9 = and i32 %v8, %mask
  %v10 = call i16 @llvm.amdgcn.ashr.pk.i8.i32(i32 %v3, i32 %v6, i32 %v9)
  %v11 = getelementptr [2 x i8], ptr addrspace(1) %out, i32 %lane
  %v12 = getelementptr i8, ptr addrspace(1) %v11, i32 0
  store i16 %v10, ptr addrspace(1) %v12, align 2
  %v13 = getelementptr i32, ptr addrspace(1) %from, i32 2
  %v14 = load i32, ptr addrspace(1) %v13, align 4
  %v15 = and i32 %v14, %mask
  %v16 = getelementptr i32, ptr addrspace(1) %from, i32 13
  %v17 = load i32, ptr addrspace(1) %v16, align 4
  %v18 = and i32 %v17, %mask
  %v19 = getelementptr i32, ptr addrspace(1) %from, i32 24
  %v20 = load i32, ptr addrspace(1) %v19, align 4
  %v21 = and i32 %v20, %mask
  %v22 = call i16 @llvm.amdgcn.ashr.pk.u8.i32(i32 %v15, i32 %v18, i32 %v21)
  %v23 = getelementptr [2 x i8], ptr addrspace(1) %out, i32 %lane
  %v24 = getelementptr i8, ptr addrspace(1) %v23, i32 128
  store i16 %v22, ptr addrspace(1) %v24, align 2
  %v25 = getelementptr i32, ptr addrspace(1) %from, i32 4
  %v26 = load i32, ptr addrspace(1) %v25, align 4
  %v27 = and i32 %v26, %mask
  %v28 = getelementptr i32, ptr addrspace(1) %from, i32 15
  %v29 = load i32, ptr addrspace(1) %v28, align 4
  %v30 = and i32 %v29, %mask
  %v31 = getelementptr i32, ptr addrspace(1) %from, i32 26
  %v32 = load i32, ptr addrspace(1) %v31, align 4
  %v33 = and i32 %v32, %mask
  %v34 = call i32 @llvm.amdgcn.bitop3.i32(i32 %v27, i32 %v30, i32 %v33, i32 228)
  %v35 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v36 = getelementptr i8, ptr addrspace(1) %v35, i32 256
  store i32 %v34, ptr addrspace(1) %v36, align 4
  %v37 = getelementptr i32, ptr addrspace(1) %from, i32 1
  %v38 = load i16, ptr addrspace(1) %v37, align 4
  %v39 = and i16 %v38, %mask16
  %v40 = getelementptr i32, ptr addrspace(1) %from, i32 12
  %v41 = load i16, ptr addrspace(1) %v40, align 4
  %v42 = and i16 %v41, %mask16
  %v43 = getelementptr i32, ptr addrspace(1) %from, i32 23
  %v44 = load i16, ptr addrspace(1) %v43, align 4
  %v45 = and i16 %v44, %mask16
  %v46 = call i16 @llvm.amdgcn.bitop3.i16(i16 %v39, i16 %v42, i16 %v45, i32 228)
  %v47 = getelementptr [2 x i8], ptr addrspace(1) %out, i32 %lane
  %v48 = getelementptr i8, ptr addrspace(1) %v47, i32 512
  store i16 %v46, ptr addrspace(1) %v48, align 2
  %v49 = getelementptr i32, ptr addrspace(1) %from, i32 3
  %v50 = load i32, ptr addrspace(1) %v49, align 4
  %v51 = and i32 %v50, %mask
  %v52 = bitcast i32 %v51 to <2 x bfloat>
  %v53 = getelementptr i32, ptr addrspace(1) %from, i32 14
  %v54 = load i32, ptr addrspace(1) %v53, align 4
  %v55 = and i32 %v54, %mask
  %v56 = bitcast i32 %v55 to float
  %v57 = getelementptr i32, ptr addrspace(1) %from, i32 25
  %v58 = load i32, ptr addrspace(1) %v57, align 4
  %v59 = and i32 %v58, %mask
  %v60 = call <2 x bfloat> @llvm.amdgcn.cvt.sr.bf16.f32(<2 x bfloat> %v52, float %v56, i32 %v59, i1 true)
  %v61 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v62 = getelementptr i8, ptr addrspace(1) %v61, i32 640
  store <2 x bfloat> %v60, ptr addrspace(1) %v62, align 4
  %v63 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v64 = load i32, ptr addrspace(1) %v63, align 4
  %v65 = and i32 %v64, %mask
  %v66 = bitcast i32 %v65 to <2 x half>
  %v67 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v68 = load i32, ptr addrspace(1) %v67, align 4
  %v69 = and i32 %v68, %mask
  %v70 = bitcast i32 %v69 to float
  %v71 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v72 = load i32, ptr addrspace(1) %v71, align 4
  %v73 = and i32 %v72, %mask
  %v74 = call <2 x half> @llvm.amdgcn.cvt.sr.f16.f32(<2 x half> %v66, float %v70, i32 %v73, i1 true)
  %v75 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v76 = getelementptr i8, ptr addrspace(1) %v75, i32 896
  store <2 x half> %v74, ptr addrspace(1) %v76, align 4
  %v77 = getelementptr i32, ptr addrspace(1) %from, i32 4
  %v78 = load i32, ptr addrspace(1) %v77, align 4
  %v79 = and i32 %v78, %mask
  %v80 = bitcast i32 %v79 to <2 x bfloat>
  %v81 = getelementptr i32, ptr addrspace(1) %from, i32 15
  %v82 = load i32, ptr addrspace(1) %v81, align 4
  %v83 = and i32 %v82, %mask
  %v84 = bitcast i32 %v83 to <2 x bfloat>
  %v85 = getelementptr i32, ptr addrspace(1) %from, i32 26
  %v86 = load i32, ptr addrspace(1) %v85, align 4
  %v87 = and i32 %v86, %mask
  %v88 = bitcast i32 %v87 to float
  %v89 = call float @llvm.amdgcn.fdot2.f32.bf16(<2 x bfloat> %v80, <2 x bfloat> %v84, float %v88, i1 true)
  %v90 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v91 = getelementptr i8, ptr addrspace(1) %v90, i32 1152
  store float %v89, ptr addrspace(1) %v91, align 4
  %v92 = getelementptr i32, ptr addrspace(1) %from, i32 1
  %v93 = load i32, ptr addrspace(1) %v92, align 4
  %v94 = and i32 %v93, %mask
  %v95 = getelementptr i32, ptr addrspace(1) %from, i32 12
  %v96 = load i32, ptr addrspace(1) %v95, align 4
  %v97 = and i32 %v96, %mask
  %v98 = call { i32, i32 } @llvm.amdgcn.permlane16.swap(i32 %v94, i32 %v97, i1 true, i1 true)
  %v99 = extractvalue { i32, i32 } %v98, 0
  %v100 = extractvalue { i32, i32 } %v98, 1
  %v101 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v102 = getelementptr i8, ptr addrspace(1) %v101, i32 1408
  store i32 %v99, ptr addrspace(1) %v102, align 4
  %v103 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v104 = getelementptr i8, ptr addrspace(1) %v103, i32 1664
  store i32 %v100, ptr addrspace(1) %v104, align 4
  %v105 = getelementptr i32, ptr addrspace(1) %from, i32 2
  %v106 = load i32, ptr addrspace(1) %v105, align 4
  %v107 = and i32 %v106, %mask
  %v108 = getelementptr i32, ptr addrspace(1) %from, i32 13
  %v109 = load i32, ptr addrspace(1) %v108, align 4
  %v110 = and i32 %v109, %mask
  %v111 = call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %v107, i32 %v110, i1 true, i1 true)
  %v112 = extractvalue { i32, i32 } %v111, 0
  %v113 = extractvalue { i32, i32 } %v111, 1
  %v114 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v115 = getelementptr i8, ptr addrspace(1) %v114, i32 1920
  store i32 %v112, ptr addrspace(1) %v115, align 4
  %v116 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v117 = getelementptr i8, ptr addrspace(1) %v116, i32 2176
  store i32 %v113, ptr addrspace(1) %v117, align 4
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
  %v4 = call i32 @llvm.amdgcn.prng.b32(i32 %v3)
  %v5 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v6 = getelementptr i8, ptr addrspace(1) %v5, i32 0
  store i32 %v4, ptr addrspace(1) %v6, align 4
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
  %v4 = call i32 @llvm.amdgcn.prng.b32(i32 %v3)
  %v5 = getelementptr [4 x i8], ptr addrspace(1) %out, i32 %lane
  %v6 = getelementptr i8, ptr addrspace(1) %v5, i32 0
  store i32 %v4, ptr addrspace(1) %v6, align 4
  ret void
}
