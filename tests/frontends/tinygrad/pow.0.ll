define amdgpu_kernel void @E_4_32_4(float* noalias align 32 %data0, float* noalias align 32 %data1) #0
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
  %v11 = call float @llvm.sqrt.float(float %v7)
  %v12 = call float @llvm.sqrt.float(float %v8)
  %v13 = call float @llvm.sqrt.float(float %v9)
  %v14 = call float @llvm.sqrt.float(float %v10)
  %v15 = fmul nsz arcp contract afn float %v7, %v7
  %v16 = fmul nsz arcp contract afn float %v8, %v8
  %v17 = fmul nsz arcp contract afn float %v9, %v9
  %v18 = fmul nsz arcp contract afn float %v10, %v10
  %v19 = fmul nsz arcp contract afn float %v15, %v11
  %v20 = fmul nsz arcp contract afn float %v16, %v12
  %v21 = fmul nsz arcp contract afn float %v17, %v13
  %v22 = fmul nsz arcp contract afn float %v18, %v14
  %v23_0 = insertelement <4 x float> poison, float %v19, i32 0
  %v23_1 = insertelement <4 x float> %v23_0, float %v20, i32 1
  %v23_2 = insertelement <4 x float> %v23_1, float %v21, i32 2
  %v23 = insertelement <4 x float> %v23_2, float %v22, i32 3
  %v24 = getelementptr inbounds float, float* %data0, i32 %v4
  store <4 x float> %v23, <4 x float>* %v24
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,32" "no-trapping-math"="true" }
