define amdgpu_kernel void @E_125_2_4(float* noalias align 32 %data0, float* noalias align 32 %data1, float* noalias align 32 %data2) #0
{
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v2 = shl i32 %v0, 3
  %v3 = shl i32 %v1, 2
  %v4 = add nsw i32 %v2, %v3
  %v5 = getelementptr inbounds float, float* %data1, i32 %v4
  %v6 = load <4 x float>, <4 x float>* %v5
  %v7 = getelementptr inbounds float, float* %data2, i32 %v4
  %v8 = load <4 x float>, <4 x float>* %v7
  %v9 = extractelement <4 x float> %v6, i32 0
  %v10 = extractelement <4 x float> %v6, i32 1
  %v11 = extractelement <4 x float> %v6, i32 2
  %v12 = extractelement <4 x float> %v6, i32 3
  %v13 = extractelement <4 x float> %v8, i32 0
  %v14 = extractelement <4 x float> %v8, i32 1
  %v15 = extractelement <4 x float> %v8, i32 2
  %v16 = extractelement <4 x float> %v8, i32 3
  %v17 = call float @llvm.sqrt.float(float %v9)
  %v18 = call float @llvm.sqrt.float(float %v10)
  %v19 = call float @llvm.sqrt.float(float %v11)
  %v20 = call float @llvm.sqrt.float(float %v12)
  %v21 = call float @llvm.sqrt.float(float %v13)
  %v22 = call float @llvm.sqrt.float(float %v14)
  %v23 = call float @llvm.sqrt.float(float %v15)
  %v24 = call float @llvm.sqrt.float(float %v16)
  %v25 = fdiv nsz arcp contract afn float 1.0, %v21
  %v26 = fadd nsz arcp contract afn float %v17, %v25
  %v27 = fdiv nsz arcp contract afn float 1.0, %v22
  %v28 = fadd nsz arcp contract afn float %v18, %v27
  %v29 = fdiv nsz arcp contract afn float 1.0, %v23
  %v30 = fadd nsz arcp contract afn float %v19, %v29
  %v31 = fdiv nsz arcp contract afn float 1.0, %v24
  %v32 = fadd nsz arcp contract afn float %v20, %v31
  %v33_0 = insertelement <4 x float> poison, float %v26, i32 0
  %v33_1 = insertelement <4 x float> %v33_0, float %v28, i32 1
  %v33_2 = insertelement <4 x float> %v33_1, float %v30, i32 2
  %v33 = insertelement <4 x float> %v33_2, float %v32, i32 3
  %v34 = getelementptr inbounds float, float* %data0, i32 %v4
  store <4 x float> %v33, <4 x float>* %v34
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,2" "no-trapping-math"="true" }
