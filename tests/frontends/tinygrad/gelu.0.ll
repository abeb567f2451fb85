define amdgpu_kernel void @E_8_32_4(float* noalias align 32 %data0, float* noalias align 32 %data1) #0
{
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v2 = shl i32 %v0, 7
  %v3 = shl i32 %v1, 2
  %v4 = add nsw i32 %v2, %v3
  %v5 = getelementptr inbounds float, float* %data1, i32 %v4
  %v6 = load <4 x float>, <4 x float>* %v5
  %v7 = extractelement <4 x float> %v6, i32 0
  %v8 = extractelement <4 x float> %v6, i32 1
  %v9 = extractelement <4 x float> %v6, i32 2
  %v10 = extractelement <4 x float> %v6, i32 3
  %v11 = fmul nsz arcp contract afn float %v7, %v7
  %v12 = fmul nsz arcp contract afn float %v11, %v7
  %v13 = fmul nsz arcp contract afn float 0.044714998453855515, %v12
  %v14 = fadd nsz arcp contract afn float %v7, %v13
  %v15 = fmul nsz arcp contract afn float %v14, -2.302208185195923
  %v16 = call float @llvm.exp2.float(float %v15)
  %v17 = fmul nsz arcp contract afn float %v8, %v8
  %v18 = fmul nsz arcp contract afn float %v17, %v8
  %v19 = fmul nsz arcp contract afn float 0.044714998453855515, %v18
  %v20 = fadd nsz arcp contract afn float %v8, %v19
  %v21 = fmul nsz arcp contract afn float %v20, -2.302208185195923
  %v22 = call float @llvm.exp2.float(float %v21)
  %v23 = fmul nsz arcp contract afn float %v9, %v9
  %v24 = fmul nsz arcp contract afn float %v23, %v9
  %v25 = fmul nsz arcp contract afn float 0.044714998453855515, %v24
  %v26 = fadd nsz arcp contract afn float %v9, %v25
  %v27 = fmul nsz arcp contract afn float %v26, -2.302208185195923
  %v28 = call float @llvm.exp2.float(float %v27)
  %v29 = fmul nsz arcp contract afn float %v10, %v10
  %v30 = fmul nsz arcp contract afn float %v29, %v10
  %v31 = fmul nsz arcp contract afn float 0.044714998453855515, %v30
  %v32 = fadd nsz arcp contract afn float %v10, %v31
  %v33 = fmul nsz arcp contract afn float %v32, -2.302208185195923
  %v34 = call float @llvm.exp2.float(float %v33)
  %v35 = fadd nsz arcp contract afn float 1.0, %v16
  %v36 = fadd nsz arcp contract afn float 1.0, %v22
  %v37 = fadd nsz arcp contract afn float 1.0, %v28
  %v38 = fadd nsz arcp contract afn float 1.0, %v34
  %v39 = fdiv nsz arcp contract afn float %v7, %v35
  %v40 = fdiv nsz arcp contract afn float %v8, %v36
  %v41 = fdiv nsz arcp contract afn float %v9, %v37
  %v42 = fdiv nsz arcp contract afn float %v10, %v38
  %v43_0 = insertelement <4 x float> poison, float %v39, i32 0
  %v43_1 = insertelement <4 x float> %v43_0, float %v40, i32 1
  %v43_2 = insertelement <4 x float> %v43_1, float %v41, i32 2
  %v43 = insertelement <4 x float> %v43_2, float %v42, i32 3
  %v44 = getelementptr inbounds float, float* %data0, i32 %v4
  store <4 x float> %v43, <4 x float>* %v44
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,32" "no-trapping-math"="true" }
