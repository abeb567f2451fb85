@local_0 = internal unnamed_addr addrspace(3) global [16 x float] undef, align 16
define amdgpu_kernel void @r_64_16_4(float* noalias align 32 %data0, float* noalias align 32 %data1) #0
{
  %reg_0 = alloca [1 x float]
  %reg_1 = alloca [1 x float]
  %local_0 = addrspacecast [16 x float] addrspace(3)* @local_0 to [16 x float]*
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v2 = getelementptr inbounds float, float* %reg_0, i32 0
  %v3 = shl i32 %v0, 6
  %v4 = shl i32 %v1, 2
  store float 0xFFF0000000000000, float* %v2
  br label %loop_entry_0
loop_entry_0:
  br label %loop_latch_0
loop_latch_0:
  %v6 = phi i32 [ 0, %loop_entry_0 ], [ %v6phi, %loop_footer_0 ]
  %v6phi = add i32 %v6, 1
  %v6cmp = icmp ult i32 %v6, 4
  br i1 %v6cmp, label %loop_body_0, label %loop_exit_0
loop_body_0:
  %v7 = add nsw i32 %v4, %v6
  %v8 = add nsw i32 %v7, %v3
  %v9 = getelementptr inbounds float, float* %data1, i32 %v8
  %v10 = load float, float* %v9
  %v11 = getelementptr inbounds float, float* %reg_0, i32 0
  %v12 = load float, float* %v11
  %v13 = fcmp nsz arcp contract afn olt float %v12, %v10
  %v14 = select i1 %v13, float %v10, float %v12
  store float %v14, float* %v11
  br label %loop_footer_0
loop_footer_0:
  br label %loop_latch_0
loop_exit_0:
  %v17 = getelementptr inbounds float, float* %reg_0, i32 0
  %v18 = load float, float* %v17
  %v19 = getelementptr inbounds float, float* %local_0, i32 %v1
  store float %v18, float* %v19
fence syncscope("workgroup") release
tail call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire

  %v22 = getelementptr inbounds float, float* %reg_1, i32 0
  store float 0xFFF0000000000000, float* %v22
  br label %loop_entry_102
loop_entry_102:
  br label %loop_latch_102
loop_latch_102:
  %v24 = phi i32 [ 0, %loop_entry_102 ], [ %v24phi, %loop_footer_102 ]
  %v24phi = add i32 %v24, 1
  %v24cmp = icmp ult i32 %v24, 16
  br i1 %v24cmp, label %loop_body_102, label %loop_exit_102
loop_body_102:
  %v25 = getelementptr inbounds float, float* %local_0, i32 %v24
  %v26 = load float, float* %v25
  %v27 = getelementptr inbounds float, float* %reg_1, i32 0
  %v28 = load float, float* %v27
  %v29 = fcmp nsz arcp contract afn olt float %v28, %v26
  %v30 = select i1 %v29, float %v26, float %v28
  store float %v30, float* %v27
  br label %loop_footer_102
loop_footer_102:
  br label %loop_latch_102
loop_exit_102:
  %v33 = getelementptr inbounds float, float* %reg_1, i32 0
  %v34 = load float, float* %v33
  %v35 = getelementptr inbounds float, float* %data0, i32 %v0
  %v36 = icmp eq i32 %v1, 0
  br i1 %v36, label %ifbody_v37, label %ifskip_v37
ifbody_v37:
  store float %v34, float* %v35
  br label %ifskip_v37
ifskip_v37:
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,16" "no-trapping-math"="true" }
