define amdgpu_kernel void @r_2_16_8_2_2(float* noalias align 32 %data0, float* noalias align 32 %data1) #0
{
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v2 = tail call i32 @llvm.amdgcn.workitem.id.y(); 
  %v3 = shl i32 %v0, 9
  %v4 = shl i32 %v1, 5
  %v5 = add nsw i32 %v3, %v4
  %v6 = shl i32 %v2, 1
  %v7 = add nsw i32 %v5, %v6
  %v8 = add nsw i32 %v7, 16
  %v9 = getelementptr inbounds float, float* %data1, i32 %v8
  %v10 = load <2 x float>, <2 x float>* %v9
  %v11 = getelementptr inbounds float, float* %data1, i32 %v7
  %v12 = load <2 x float>, <2 x float>* %v11
  %v13 = shl i32 %v0, 7
  %v14 = shl i32 %v1, 3
  %v15 = add nsw i32 %v13, %v14
  %v16 = add nsw i32 %v2, %v15
  %v17 = getelementptr inbounds float, float* %data0, i32 %v16
  %v18 = extractelement <2 x float> %v10, i32 0
  %v19 = extractelement <2 x float> %v10, i32 1
  %v20 = extractelement <2 x float> %v12, i32 0
  %v21 = extractelement <2 x float> %v12, i32 1
  %v22 = fcmp nsz arcp contract afn olt float %v20, %v21
  %v23 = select i1 %v22, float %v21, float %v20
  %v24 = fcmp nsz arcp contract afn olt float %v23, %v18
  %v25 = select i1 %v24, float %v18, float %v23
  %v26 = fcmp nsz arcp contract afn olt float %v25, %v19
  %v27 = select i1 %v26, float %v19, float %v25
  store float %v27, float* %v17
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,128" "no-trapping-math"="true" }
