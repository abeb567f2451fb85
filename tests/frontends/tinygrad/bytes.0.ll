define amdgpu_kernel void @E_4_32_4(i8* noalias align 32 %data0, i8* noalias align 32 %data1) #0
{
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v2 = shl i32 %v0, 7
  %v3 = shl i32 %v1, 2
  %v4 = add nsw i32 %v2, %v3
  %v5 = add nsw i32 %v4, 1
  %v6 = getelementptr inbounds i8, i8* %data1, i32 %v5
  %v7 = load i8, i8* %v6
  %v8 = add nsw i32 %v4, 2
  %v9 = getelementptr inbounds i8, i8* %data1, i32 %v8
  %v10 = load i8, i8* %v9
  %v11 = add nsw i32 %v4, 3
  %v12 = getelementptr inbounds i8, i8* %data1, i32 %v11
  %v13 = load i8, i8* %v12
  %v14 = getelementptr inbounds i8, i8* %data1, i32 %v4
  %v15 = load i8, i8* %v14
  %v16 = getelementptr inbounds i8, i8* %data0, i32 %v5
  %v17 = getelementptr inbounds i8, i8* %data0, i32 %v8
  %v18 = getelementptr inbounds i8, i8* %data0, i32 %v11
  %v19 = getelementptr inbounds i8, i8* %data0, i32 %v4
  %v20 = zext i8 %v7 to i32
  %v21 = mul i32 %v20, 3
  %v22 = trunc i32 %v21 to i8
  %v23 = zext i8 %v10 to i32
  %v24 = mul i32 %v23, 3
  %v25 = trunc i32 %v24 to i8
  %v26 = zext i8 %v13 to i32
  %v27 = mul i32 %v26, 3
  %v28 = trunc i32 %v27 to i8
  %v29 = zext i8 %v15 to i32
  %v30 = mul i32 %v29, 3
  %v31 = trunc i32 %v30 to i8
  store i8 %v22, i8* %v16
  store i8 %v25, i8* %v17
  store i8 %v28, i8* %v18
  store i8 %v31, i8* %v19
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,32" "no-trapping-math"="true" }
