define amdgpu_kernel void @E_8_32_4(half* noalias align 32 %data0, half* noalias align 32 %data1) #0
{
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v2 = shl i32 %v0, 7
  %v3 = shl i32 %v1, 2
  %v4 = add nsw i32 %v2, %v3
  %v5 = getelementptr inbounds half, half* %data1, i32 %v4
  %v6 = load <4 x half>, <4 x half>* %v5
  %v7 = extractelement <4 x half> %v6, i32 0
  %v8 = extractelement <4 x half> %v6, i32 1
  %v9 = extractelement <4 x half> %v6, i32 2
  %v10 = extractelement <4 x half> %v6, i32 3
  %v11 = fmul nsz arcp contract afn half %v7, -1.4423828125
  %v12 = call half @llvm.exp2.half(half %v11)
  %v13 = fmul nsz arcp contract afn half %v8, -1.4423828125
  %v14 = call half @llvm.exp2.half(half %v13)
  %v15 = fmul nsz arcp contract afn half %v9, -1.4423828125
  %v16 = call half @llvm.exp2.half(half %v15)
  %v17 = fmul nsz arcp contract afn half %v10, -1.4423828125
  %v18 = call half @llvm.exp2.half(half %v17)
  %v19 = fadd nsz arcp contract afn half 1.0, %v12
  %v20 = fadd nsz arcp contract afn half 1.0, %v14
  %v21 = fadd nsz arcp contract afn half 1.0, %v16
  %v22 = fadd nsz arcp contract afn half 1.0, %v18
  %v23 = fdiv nsz arcp contract afn half 1.0, %v19
  %v24 = fdiv nsz arcp contract afn half 1.0, %v20
  %v25 = fdiv nsz arcp contract afn half 1.0, %v21
  %v26 = fdiv nsz arcp contract afn half 1.0, %v22
  %v27_0 = insertelement <4 x half> poison, half %v23, i32 0
  %v27_1 = insertelement <4 x half> %v27_0, half %v24, i32 1
  %v27_2 = insertelement <4 x half> %v27_1, half %v25, i32 2
  %v27 = insertelement <4 x half> %v27_2, half %v26, i32 3
  %v28 = getelementptr inbounds half, half* %data0, i32 %v4
  store <4 x half> %v27, <4 x half>* %v28
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,32" "no-trapping-math"="true" }
