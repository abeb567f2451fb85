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
  %v17 = fadd nsz arcp contract afn float %v9, %v13
  %v18 = fadd nsz arcp contract afn float %v10, %v14
  %v19 = fadd nsz arcp contract afn float %v11, %v15
  %v20 = fadd nsz arcp contract afn float %v12, %v16
  %v21_0 = insertelement <4 x float> poison, float %v17, i32 0
  %v21_1 = insertelement <4 x float> %v21_0, float %v18, i32 1
  %v21_2 = insertelement <4 x float> %v21_1, float %v19, i32 2
  %v21 = insertelement <4 x float> %v21_2, float %v20, i32 3
  %v22 = getelementptr inbounds float, float* %data0, i32 %v4
  store <4 x float> %v21, <4 x float>* %v22
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,2" "no-trapping-math"="true" }
