define amdgpu_kernel void @E_4_32_4(i32* noalias align 32 %data0, i32* noalias align 32 %data1, i32* noalias align 32 %data2) #0
{
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v2 = shl i32 %v0, 7
  %v3 = shl i32 %v1, 2
  %v4 = add nsw i32 %v2, %v3
  %v5 = getelementptr inbounds i32, i32* %data1, i32 %v4
  %v6 = load <4 x i32>, <4 x i32>* %v5
  %v7 = getelementptr inbounds i32, i32* %data2, i32 %v4
  %v8 = load <4 x i32>, <4 x i32>* %v7
  %v9 = extractelement <4 x i32> %v6, i32 0
  %v10 = extractelement <4 x i32> %v6, i32 1
  %v11 = extractelement <4 x i32> %v6, i32 2
  %v12 = extractelement <4 x i32> %v6, i32 3
  %v13 = extractelement <4 x i32> %v8, i32 0
  %v14 = extractelement <4 x i32> %v8, i32 1
  %v15 = extractelement <4 x i32> %v8, i32 2
  %v16 = extractelement <4 x i32> %v8, i32 3
  %v17 = shl i32 %v13, 3
  %v18 = udiv i32 %v9, 7
  %v19 = add i32 %v18, %v17
  %v20 = shl i32 %v14, 3
  %v21 = udiv i32 %v10, 7
  %v22 = add i32 %v21, %v20
  %v23 = shl i32 %v15, 3
  %v24 = udiv i32 %v11, 7
  %v25 = add i32 %v24, %v23
  %v26 = shl i32 %v16, 3
  %v27 = udiv i32 %v12, 7
  %v28 = add i32 %v27, %v26
  %v29_0 = insertelement <4 x i32> poison, i32 %v19, i32 0
  %v29_1 = insertelement <4 x i32> %v29_0, i32 %v22, i32 1
  %v29_2 = insertelement <4 x i32> %v29_1, i32 %v25, i32 2
  %v29 = insertelement <4 x i32> %v29_2, i32 %v28, i32 3
  %v30 = getelementptr inbounds i32, i32* %data0, i32 %v4
  store <4 x i32> %v29, <4 x i32>* %v30
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,32" "no-trapping-math"="true" }
