define amdgpu_kernel void @E_8_32_4(double* noalias align 32 %data0, double* noalias align 32 %data1, double* noalias align 32 %data2) #0
{
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v2 = shl i32 %v0, 7
  %v3 = shl i32 %v1, 2
  %v4 = add nsw i32 %v2, %v3
  %v5 = add nsw i32 %v4, 1
  %v6 = getelementptr inbounds double, double* %data1, i32 %v5
  %v7 = load double, double* %v6
  %v8 = add nsw i32 %v4, 2
  %v9 = getelementptr inbounds double, double* %data1, i32 %v8
  %v10 = load double, double* %v9
  %v11 = add nsw i32 %v4, 3
  %v12 = getelementptr inbounds double, double* %data1, i32 %v11
  %v13 = load double, double* %v12
  %v14 = getelementptr inbounds double, double* %data1, i32 %v4
  %v15 = load double, double* %v14
  %v16 = getelementptr inbounds double, double* %data2, i32 %v5
  %v17 = load double, double* %v16
  %v18 = getelementptr inbounds double, double* %data2, i32 %v8
  %v19 = load double, double* %v18
  %v20 = getelementptr inbounds double, double* %data2, i32 %v11
  %v21 = load double, double* %v20
  %v22 = getelementptr inbounds double, double* %data2, i32 %v4
  %v23 = load double, double* %v22
  %v24 = getelementptr inbounds double, double* %data0, i32 %v5
  %v25 = getelementptr inbounds double, double* %data0, i32 %v8
  %v26 = getelementptr inbounds double, double* %data0, i32 %v11
  %v27 = getelementptr inbounds double, double* %data0, i32 %v4
  %v28 = fmul nsz arcp contract afn double %v7, %v17
  %v29 = fadd nsz arcp contract afn double %v28, 0.1
  %v30 = fmul nsz arcp contract afn double %v10, %v19
  %v31 = fadd nsz arcp contract afn double %v30, 0.1
  %v32 = fmul nsz arcp contract afn double %v13, %v21
  %v33 = fadd nsz arcp contract afn double %v32, 0.1
  %v34 = fmul nsz arcp contract afn double %v15, %v23
  %v35 = fadd nsz arcp contract afn double %v34, 0.1
  store double %v29, double* %v24
  store double %v31, double* %v25
  store double %v33, double* %v26
  store double %v35, double* %v27
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,32" "no-trapping-math"="true" }
