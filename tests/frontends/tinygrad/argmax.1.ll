@local_0 = internal unnamed_addr addrspace(3) global [16 x i32] undef, align 16
define amdgpu_kernel void @r_64_16_4(i32* noalias align 32 %data0, float* noalias align 32 %data1, float* noalias align 32 %data2) #0
{
  %reg_0 = alloca [1 x i32]
  %reg_1 = alloca [1 x i32]
  %local_0 = addrspacecast [16 x i32] addrspace(3)* @local_0 to [16 x i32]*
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = getelementptr inbounds float, float* %data2, i32 %v0
  %v2 = load float, float* %v1
  %v3 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v4 = getelementptr inbounds i32, i32* %reg_0, i32 0
  %v5 = shl i32 %v0, 6
  %v6 = shl i32 %v3, 2
  store i32 -2147483648, i32* %v4
  br label %loop_entry_0
loop_entry_0:
  br label %loop_latch_0
loop_latch_0:
  %v8 = phi i32 [ 0, %loop_entry_0 ], [ %v8phi, %loop_footer_0 ]
  %v8phi = add i32 %v8, 1
  %v8cmp = icmp ult i32 %v8, 4
  br i1 %v8cmp, label %loop_body_0, label %loop_exit_0
loop_body_0:
  %v9 = getelementptr inbounds i32, i32* %reg_0, i32 0
  %v10 = load i32, i32* %v9
  %v11 = add nsw i32 %v6, %v8
  %v12 = add nsw i32 %v11, %v5
  %v13 = getelementptr inbounds float, float* %data1, i32 %v12
  %v14 = load float, float* %v13
  %v15 = fcmp nsz arcp contract afn oeq float %v14, %v2
  %v16 = zext i1 %v15 to i32
  %v17 = mul i32 %v11, -1
  %v18 = add nsw i32 %v17, 64
  %v19 = mul i32 %v16, %v18
  %v20 = icmp slt i32 %v10, %v19
  %v21 = select i1 %v20, i32 %v19, i32 %v10
  store i32 %v21, i32* %v9
  br label %loop_footer_0
loop_footer_0:
  br label %loop_latch_0
loop_exit_0:
  %v24 = getelementptr inbounds i32, i32* %reg_0, i32 0
  %v25 = load i32, i32* %v24
  %v26 = getelementptr inbounds i32, i32* %local_0, i32 %v3
  store i32 %v25, i32* %v26
fence syncscope("workgroup") release
tail call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire

  %v29 = getelementptr inbounds i32, i32* %reg_1, i32 0
  store i32 -2147483648, i32* %v29
  br label %loop_entry_102
loop_entry_102:
  br label %loop_latch_102
loop_latch_102:
  %v31 = phi i32 [ 0, %loop_entry_102 ], [ %v31phi, %loop_footer_102 ]
  %v31phi = add i32 %v31, 1
  %v31cmp = icmp ult i32 %v31, 16
  br i1 %v31cmp, label %loop_body_102, label %loop_exit_102
loop_body_102:
  %v32 = getelementptr inbounds i32, i32* %local_0, i32 %v31
  %v33 = load i32, i32* %v32
  %v34 = getelementptr inbounds i32, i32* %reg_1, i32 0
  %v35 = load i32, i32* %v34
  %v36 = icmp slt i32 %v35, %v33
  %v37 = select i1 %v36, i32 %v33, i32 %v35
  store i32 %v37, i32* %v34
  br label %loop_footer_102
loop_footer_102:
  br label %loop_latch_102
loop_exit_102:
  %v40 = getelementptr inbounds i32, i32* %reg_1, i32 0
  %v41 = load i32, i32* %v40
  %v42 = getelementptr inbounds i32, i32* %data0, i32 %v0
  %v43 = mul i32 %v41, -1
  %v44 = add nsw i32 64, %v43
  %v45 = icmp eq i32 %v3, 0
  br i1 %v45, label %ifbody_v46, label %ifskip_v46
ifbody_v46:
  store i32 %v44, i32* %v42
  br label %ifskip_v46
ifskip_v46:
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,16" "no-trapping-math"="true" }
