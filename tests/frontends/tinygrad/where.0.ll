define amdgpu_kernel void @E_4_32_4(float* noalias align 32 %data0, float* noalias align 32 %data1, float* noalias align 32 %data2) #0
{
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v2 = shl i32 %v0, 7
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
  %v17 = fcmp nsz arcp contract afn olt float 0.5, %v9
  %v18 = fcmp nsz arcp contract afn olt float 0.5, %v10
  %v19 = fcmp nsz arcp contract afn olt float 0.5, %v11
  %v20 = fcmp nsz arcp contract afn olt float 0.5, %v12
  %v21 = select i1 %v17, float %v13, float -1.25
  %v22 = select i1 %v18, float %v14, float -1.25
  %v23 = select i1 %v19, float %v15, float -1.25
  %v24 = select i1 %v20, float %v16, float -1.25
  %v25_0 = insertelement <4 x float> poison, float %v21, i32 0
  %v25_1 = insertelement <4 x float> %v25_0, float %v22, i32 1
  %v25_2 = insertelement <4 x float> %v25_1, float %v23, i32 2
  %v25 = insertelement <4 x float> %v25_2, float %v24, i32 3
  %v26 = getelementptr inbounds float, float* %data0, i32 %v4
  store <4 x float> %v25, <4 x float>* %v26
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,32" "no-trapping-math"="true" }
