define amdgpu_kernel void @E_4_32_4(i64* noalias align 32 %data0, i64* noalias align 32 %data1, i64* noalias align 32 %data2, i64* noalias align 32 %data3) #0
{
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v2 = shl i32 %v0, 7
  %v3 = shl i32 %v1, 2
  %v4 = add nsw i32 %v2, %v3
  %v5 = add nsw i32 %v4, 1
  %v6 = getelementptr inbounds i64, i64* %data1, i32 %v5
  %v7 = load i64, i64* %v6
  %v8 = add nsw i32 %v4, 2
  %v9 = getelementptr inbounds i64, i64* %data1, i32 %v8
  %v10 = load i64, i64* %v9
  %v11 = add nsw i32 %v4, 3
  %v12 = getelementptr inbounds i64, i64* %data1, i32 %v11
  %v13 = load i64, i64* %v12
  %v14 = getelementptr inbounds i64, i64* %data1, i32 %v4
  %v15 = load i64, i64* %v14
  %v16 = getelementptr inbounds i64, i64* %data2, i32 %v5
  %v17 = load i64, i64* %v16
  %v18 = getelementptr inbounds i64, i64* %data2, i32 %v8
  %v19 = load i64, i64* %v18
  %v20 = getelementptr inbounds i64, i64* %data2, i32 %v11
  %v21 = load i64, i64* %v20
  %v22 = getelementptr inbounds i64, i64* %data2, i32 %v4
  %v23 = load i64, i64* %v22
  %v24 = getelementptr inbounds i64, i64* %data3, i32 %v5
  %v25 = load i64, i64* %v24
  %v26 = getelementptr inbounds i64, i64* %data3, i32 %v8
  %v27 = load i64, i64* %v26
  %v28 = getelementptr inbounds i64, i64* %data3, i32 %v11
  %v29 = load i64, i64* %v28
  %v30 = getelementptr inbounds i64, i64* %data3, i32 %v4
  %v31 = load i64, i64* %v30
  %v32 = getelementptr inbounds i64, i64* %data0, i32 %v5
  %v33 = getelementptr inbounds i64, i64* %data0, i32 %v8
  %v34 = getelementptr inbounds i64, i64* %data0, i32 %v11
  %v35 = getelementptr inbounds i64, i64* %data0, i32 %v4
  %v36 = srem i64 %v25, 10
  %v37 = icmp slt i64 %v25, 0
  %v38 = icmp ne i64 %v36, 0
  %v39 = and i1 %v38, %v37
  %v40 = zext i1 %v39 to i64
  %v41 = srem i64 %v27, 10
  %v42 = icmp slt i64 %v27, 0
  %v43 = icmp ne i64 %v41, 0
  %v44 = and i1 %v43, %v42
  %v45 = zext i1 %v44 to i64
  %v46 = srem i64 %v29, 10
  %v47 = icmp slt i64 %v29, 0
  %v48 = icmp ne i64 %v46, 0
  %v49 = and i1 %v48, %v47
  %v50 = zext i1 %v49 to i64
  %v51 = srem i64 %v31, 10
  %v52 = icmp slt i64 %v31, 0
  %v53 = icmp ne i64 %v51, 0
  %v54 = and i1 %v53, %v52
  %v55 = zext i1 %v54 to i64
  %v56 = mul i64 %v40, -1
  %v57 = sdiv i64 %v25, 10
  %v58 = add nsw i64 %v57, %v56
  %v59 = mul i64 %v7, %v17
  %v60 = add nsw i64 %v59, %v58
  %v61 = mul i64 %v45, -1
  %v62 = sdiv i64 %v27, 10
  %v63 = add nsw i64 %v62, %v61
  %v64 = mul i64 %v10, %v19
  %v65 = add nsw i64 %v64, %v63
  %v66 = mul i64 %v50, -1
  %v67 = sdiv i64 %v29, 10
  %v68 = add nsw i64 %v67, %v66
  %v69 = mul i64 %v13, %v21
  %v70 = add nsw i64 %v69, %v68
  %v71 = mul i64 %v55, -1
  %v72 = sdiv i64 %v31, 10
  %v73 = add nsw i64 %v72, %v71
  %v74 = mul i64 %v15, %v23
  %v75 = add nsw i64 %v74, %v73
  store i64 %v60, i64* %v32
  store i64 %v65, i64* %v33
  store i64 %v70, i64* %v34
  store i64 %v75, i64* %v35
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,32" "no-trapping-math"="true" }
