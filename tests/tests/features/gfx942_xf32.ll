; processors gfx942
; Every intrinsic of gfx942 xf32 with constants of both kinds.

target triple = "amdgcn-amd-amdhsa"

declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x4.xf32(<2 x float>, <2 x float>, <16 x float>, i32, i32, i32)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x8.xf32(<2 x float>, <2 x float>, <4 x float>, i32, i32, i32)
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @a0(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %mask) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %mask16 = trunc i32 %mask to i16
  %index = mul i32 %lane, 37
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %index
  %v1 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v2 = load <2 x i32>, ptr addrspace(1) %v1, align 4
  %v4 = insertelement <2 x i32> poison, i32 %mask, i32 0
  %v5 = shufflevector <2 x i32> %v4, <2 x i32> poison, <2 x i32> zeroinitializer
  %v3 = and <2 x i32> %v2, %v5
  %v6 = bitcast <2 x i32> %v3 to <2 x float>
  %v7 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v8 = load <2 x i32>, ptr addrspace(1) %v7, align 4
  %v10 = insertelement <2 x i32> poison, i32 %mask, i32 0
  %v11 = shufflevector <2 x i32> %v10, <2 x i32> poison, <2 x i32> zeroinitializer
  %v9 = and <2 x i32> %v8, %v11
  %v12 = bitcast <2 x i32> %v9 to <2 x float>
  %v13 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v14 = load <4 x i32>, ptr addrspace(1) %v13, align 4
  %v16 = insertelement <4 x i32> poison, i32 %mask, i32 0
  %v17 = shufflevector <4 x i32> %v16, <4 x i32> poison, <4 x i32> zeroinitializer
  %v15 = and <4 x i32> %v14, %v17
  %v18 = bitcast <4 x i32> %v15 to <4 x float>
  %v19 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8.xf32(<2 x float> %v6, <2 x float> %v12, <4 x float> %v18, i32 0, i32 0, i32 0)
  %v20 = getelementptr [16 x i8], ptr addrspace(1) %out, i32 %lane
  %v21 = getelementptr i8, ptr addrspace(1) %v20, i32 0
  store <4 x float> %v19, ptr addrspace(1) %v21, align 16
  %v22 = getelementptr i32, ptr addrspace(1) %from, i32 2
  %v23 = load <2 x i32>, ptr addrspace(1) %v22, align 4
  %v25 = insertelement <2 x i32> poison, i32 %mask, i32 0
  %v26 = shufflevector <2 x i32> %v25, <2 x i32> poison, <2 x i32> zeroinitializer
  %v24 = and <2 x i32> %v23, %v26
  %v27 = bitcast <2 x i32> %v24 to <2 x float>
  %v28 = getelementptr i32, ptr addrspace(1) %from, i32 13
  %v29 = load <2 x i32>, ptr addrspace(1) %v28, align 4
  %v31 = insertelement <2 x i32> poison, i32 %mask, i32 0
  %v32 = shufflevector <2 x i32> %v31, <2 x i32> poison, <2 x i32> zeroinitializer
  %v30 = and <2 x i32> %v29, %v32
  %v33 = bitcast <2 x i32> %v30 to <2 x float>
  %v34 = getelementptr i32, ptr addrspace(1) %from, i32 24
  %v35 = load <16 x i32>, ptr addrspace(1) %v34, align 4
  %v37 = insertelement <16 x i32> poison, i32 %mask, i32 0
  %v38 = shufflevector <16 x i32> %v37, <16 x i32> poison, <16 x i32> zeroinitializer
  %v36 = and <16 x i32> %v35, %v38
  %v39 = bitcast <16 x i32> %v36 to <16 x float>
  %v40 = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x4.xf32(<2 x float> %v27, <2 x float> %v33, <16 x float> %v39, i32 0, i32 0, i32 0)
  %v41 = getelementptr [64 x i8], ptr addrspace(1) %out, i32 %lane
  %v42 = getelementptr i8, ptr addrspace(1) %v41, i32 1024
  store <16 x float> %v40, ptr addrspace(1) %v42, align 16
  ret void
}

define amdgpu_kernel void @b0(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %mask) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %mask16 = trunc i32 %mask to i16
  %index = mul i32 %lane, 37
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %index
  %v1 = getelementptr i32, ptr addrspace(1) %from, i32 0
  %v2 = load <2 x i32>, ptr addrspace(1) %v1, align 4
  %v4 = insertelement <2 x i32> poison, i32 %mask, i32 0
  %v5 = shufflevector <2 x i32> %v4, <2 x i32> poison, <2 x i32> zeroinitializer
  %v3 = and <2 x i32> %v2, %v5
  %v6 = bitcast <2 x i32> %v3 to <2 x float>
  %v7 = getelementptr i32, ptr addrspace(1) %from, i32 11
  %v8 = load <2 x i32>, ptr addrspace(1) %v7, align 4
  %v10 = insertelement <2 x i32> poison, i32 %mask, i32 0
  %v11 = shufflevector <2 x i32> %v10, <2 x i32> poison, <2 x i32> zeroinitializer
  %v9 = and <2 x i32> %v8, %v11
  %v12 = bitcast <2 x i32> %v9 to <2 x float>
  %v13 = getelementptr i32, ptr addrspace(1) %from, i32 22
  %v14 = load <4 x i32>, ptr addrspace(1) %v13, align 4
  %v16 = insertelement <4 x i32> poison, i32 %mask, i32 0
  %v17 = shufflevector <4 x i32> %v16, <4 x i32> poison, <4 x i32> zeroinitializer
  %v15 = and <4 x i32> %v14, %v17
  %v18 = bitcast <4 x i32> %v15 to <4 x float>
  %v19 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x8.xf32(<2 x float> %v6, <2 x float> %v12, <4 x float> %v18, i32 0, i32 0, i32 0)
  %v20 = getelementptr [16 x i8], ptr addrspace(1) %out, i32 %lane
  %v21 = getelementptr i8, ptr addrspace(1) %v20, i32 0
  store <4 x float> %v19, ptr addrspace(1) %v21, align 16
  %v22 = getelementptr i32, ptr addrspace(1) %from, i32 2
  %v23 = load <2 x i32>, ptr addrspace(1) %v22, align 4
  %v25 = insertelement <2 x i32> poison, i32 %mask, i32 0
  %v26 = shufflevector <2 x i32> %v25, <2 x i32> poison, <2 x i32> zeroinitializer
  %v24 = and <2 x i32> %v23, %v26
  %v27 = bitcast <2 x i32> %v24 to <2 x float>
  %v28 = getelementptr i32, ptr addrspace(1) %from, i32 13
  %v29 = load <2 x i32>, ptr addrspace(1) %v28, align 4
  %v31 = insertelement <2 x i32> poison, i32 %mask, i32 0
  %v32 = shufflevector <2 x i32> %v31, <2 x i32> poison, <2 x i32> zeroinitializer
  %v30 = and <2 x i32> %v29, %v32
  %v33 = bitcast <2 x i32> %v30 to <2 x float>
  %v34 = getelementptr i32, ptr addrspace(1) %from, i32 24
  %v35 = load <16 x i32>, ptr addrspace(1) %v34, align 4
  %v37 = insertelement <16 x i32> poison, i32 %mask, i32 0
  %v38 = shufflevector <16 x i32> %v37, <16 x i32> poison, <16 x i32> zeroinitializer
  %v36 = and <16 x i32> %v35, %v38
  %v39 = bitcast <16 x i32> %v36 to <16 x float>
  %v40 = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x4.xf32(<2 x float> %v27, <2 x float> %v33, <16 x float> %v39, i32 0, i32 0, i32 0)
  %v41 = getelementptr [64 x i8], ptr addrspace(1) %out, i32 %lane
  %v42 = getelementptr i8, ptr addrspace(1) %v41, i32 1024
  store <16 x float> %v40, ptr addrspace(1) %v42, align 16
  ret void
}
