define amdgpu_kernel void @E_8_32_4(half* noalias align 32 %data0, half* noalias align 32 %data1, half* noalias align 32 %data2) #0
{
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v2 = shl i32 %v0, 7
  %v3 = shl i32 %v1, 2
  %v4 = add nsw i32 %v2, %v3
  %v5 = getelementptr inbounds half, half* %data1, i32 %v4
  %v6 = load <4 x half>, <4 x half>* %v5
  %v7 = getelementptr inbounds half, half* %data2, i32 %v4
  %v8 = load <4 x half>, <4 x half>* %v7
  %v9 = extractelement <4 x half> %v6, i32 0
  %v10 = extractelement <4 x half> %v6, i32 1
  %v11 = extractelement <4 x half> %v6, i32 2
  %v12 = extractelement <4 x half> %v6, i32 3
  %v13 = extractelement <4 x half> %v8, i32 0
  %v14 = extractelement <4 x half> %v8, i32 1
  %v15 = extractelement <4 x half> %v8, i32 2
  %v16 = extractelement <4 x half> %v8, i32 3
  %v17 = fmul nsz arcp contract afn half %v9, %v13
  %v18 = fmul nsz arcp contract afn half %v10, %v14
  %v19 = fmul nsz arcp contract afn half %v11, %v15
  %v20 = fmul nsz arcp contract afn half %v12, %v16
  %v21_0 = insertelement <4 x half> poison, half %v17, i32 0
  %v21_1 = insertelement <4 x half> %v21_0, half %v18, i32 1
  %v21_2 = insertelement <4 x half> %v21_1, half %v19, i32 2
  %v21 = insertelement <4 x half> %v21_2, half %v20, i32 3
  %v22 = getelementptr inbounds half, half* %data0, i32 %v4
  store <4 x half> %v21, <4 x half>* %v22
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,32" "no-trapping-math"="true" }
