define amdgpu_kernel void @E_4_32_4(double* noalias align 32 %data0, float* noalias align 32 %data1) #0
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
  %v11 = add nsw i32 %v4, 1
  %v12 = getelementptr inbounds double, double* %data0, i32 %v11
  %v13 = add nsw i32 %v4, 2
  %v14 = getelementptr inbounds double, double* %data0, i32 %v13
  %v15 = add nsw i32 %v4, 3
  %v16 = getelementptr inbounds double, double* %data0, i32 %v15
  %v17 = getelementptr inbounds double, double* %data0, i32 %v4
  %v18 = fptrunc float %v7 to half
  %v19 = fptosi half %v18 to i16
  %v20 = fptrunc float %v8 to half
  %v21 = fptosi half %v20 to i16
  %v22 = fptrunc float %v9 to half
  %v23 = fptosi half %v22 to i16
  %v24 = fptrunc float %v10 to half
  %v25 = fptosi half %v24 to i16
  %v26 = sitofp i16 %v19 to double
  %v27 = sitofp i16 %v21 to double
  %v28 = sitofp i16 %v23 to double
  %v29 = sitofp i16 %v25 to double
  store double %v27, double* %v12
  store double %v28, double* %v14
  store double %v29, double* %v16
  store double %v26, double* %v17
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,32" "no-trapping-math"="true" }
