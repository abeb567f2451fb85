define amdgpu_kernel void @E_125_2_4(float* noalias align 32 %data0, float* noalias align 32 %data1) #0
{
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v2 = shl i32 %v0, 3
  %v3 = shl i32 %v1, 2
  %v4 = add nsw i32 %v2, %v3
  %v5 = getelementptr inbounds float, float* %data1, i32 %v4
  %v6 = load <4 x float>, <4 x float>* %v5
  %v7 = extractelement <4 x float> %v6, i32 0
  %v8 = extractelement <4 x float> %v6, i32 1
  %v9 = extractelement <4 x float> %v6, i32 2
  %v10 = extractelement <4 x float> %v6, i32 3
  %v11 = fmul nsz arcp contract afn float %v7, 1.4426950216293335
  %v12 = call float @llvm.exp2.float(float %v11)
  %v13 = fmul nsz arcp contract afn float %v8, 1.4426950216293335
  %v14 = call float @llvm.exp2.float(float %v13)
  %v15 = fmul nsz arcp contract afn float %v9, 1.4426950216293335
  %v16 = call float @llvm.exp2.float(float %v15)
  %v17 = fmul nsz arcp contract afn float %v10, 1.4426950216293335
  %v18 = call float @llvm.exp2.float(float %v17)
  %v19_0 = insertelement <4 x float> poison, float %v12, i32 0
  %v19_1 = insertelement <4 x float> %v19_0, float %v14, i32 1
  %v19_2 = insertelement <4 x float> %v19_1, float %v16, i32 2
  %v19 = insertelement <4 x float> %v19_2, float %v18, i32 3
  %v20 = getelementptr inbounds float, float* %data0, i32 %v4
  store <4 x float> %v19, <4 x float>* %v20
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,2" "no-trapping-math"="true" }
