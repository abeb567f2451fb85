define amdgpu_kernel void @E_4_8_16_4(float* noalias align 32 %data0, float* noalias align 32 %data1) #0
{
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v2 = tail call i32 @llvm.amdgcn.workitem.id.y(); 
  %v3 = shl i32 %v0, 3
  %v4 = add nsw i32 %v1, %v3
  %v5 = shl i32 %v2, 7
  %v6 = add nsw i32 %v4, %v5
  %v7 = getelementptr inbounds float, float* %data1, i32 %v6
  %v8 = load float, float* %v7
  %v9 = add nsw i32 %v6, 32
  %v10 = getelementptr inbounds float, float* %data1, i32 %v9
  %v11 = load float, float* %v10
  %v12 = add nsw i32 %v6, 64
  %v13 = getelementptr inbounds float, float* %data1, i32 %v12
  %v14 = load float, float* %v13
  %v15 = add nsw i32 %v6, 96
  %v16 = getelementptr inbounds float, float* %data1, i32 %v15
  %v17 = load float, float* %v16
  %v18_0 = insertelement <4 x float> poison, float %v8, i32 0
  %v18_1 = insertelement <4 x float> %v18_0, float %v11, i32 1
  %v18_2 = insertelement <4 x float> %v18_1, float %v14, i32 2
  %v18 = insertelement <4 x float> %v18_2, float %v17, i32 3
  %v19 = shl i32 %v0, 9
  %v20 = shl i32 %v1, 6
  %v21 = add nsw i32 %v19, %v20
  %v22 = shl i32 %v2, 2
  %v23 = add nsw i32 %v21, %v22
  %v24 = getelementptr inbounds float, float* %data0, i32 %v23
  store <4 x float> %v18, <4 x float>* %v24
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,128" "no-trapping-math"="true" }
