define amdgpu_kernel void @E_4_2_8_16_4(float* noalias align 32 %data0, float* noalias align 32 %data1, float* noalias align 32 %data2, float* noalias align 32 %data3) #0
{
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.y(); 
  %v1 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v2 = shl i32 %v0, 3
  %v3 = add nsw i32 %v1, %v2
  %v4 = getelementptr inbounds float, float* %data2, i32 %v3
  %v5 = load float, float* %v4
  %v6 = getelementptr inbounds float, float* %data3, i32 %v3
  %v7 = load float, float* %v6
  %v8 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v9 = tail call i32 @llvm.amdgcn.workitem.id.y(); 
  %v10 = shl i32 %v8, 6
  %v11 = shl i32 %v9, 2
  %v12 = add nsw i32 %v10, %v11
  %v13 = shl i32 %v0, 10
  %v14 = shl i32 %v1, 7
  %v15 = add nsw i32 %v13, %v14
  %v16 = add nsw i32 %v12, %v15
  %v17 = getelementptr inbounds float, float* %data1, i32 %v16
  %v18 = load <4 x float>, <4 x float>* %v17
  %v19 = extractelement <4 x float> %v18, i32 0
  %v20 = extractelement <4 x float> %v18, i32 1
  %v21 = extractelement <4 x float> %v18, i32 2
  %v22 = extractelement <4 x float> %v18, i32 3
  %v23 = fmul nsz arcp contract afn float %v5, -1.0
  %v24 = fadd nsz arcp contract afn float %v19, %v23
  %v25 = fadd nsz arcp contract afn float %v20, %v23
  %v26 = fadd nsz arcp contract afn float %v21, %v23
  %v27 = fadd nsz arcp contract afn float %v22, %v23
  %v28 = fdiv nsz arcp contract afn float %v24, %v7
  %v29 = fdiv nsz arcp contract afn float %v25, %v7
  %v30 = fdiv nsz arcp contract afn float %v26, %v7
  %v31 = fdiv nsz arcp contract afn float %v27, %v7
  %v32_0 = insertelement <4 x float> poison, float %v28, i32 0
  %v32_1 = insertelement <4 x float> %v32_0, float %v29, i32 1
  %v32_2 = insertelement <4 x float> %v32_1, float %v30, i32 2
  %v32 = insertelement <4 x float> %v32_2, float %v31, i32 3
  %v33 = getelementptr inbounds float, float* %data0, i32 %v16
  store <4 x float> %v32, <4 x float>* %v33
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,128" "no-trapping-math"="true" }
