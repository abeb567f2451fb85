@local_0 = internal unnamed_addr addrspace(3) global [16 x float] undef, align 16
define amdgpu_kernel void @r_32_16(float* noalias align 32 %data0, float* noalias align 32 %data1) #0
{
  %reg_0 = alloca [1 x float]
  %local_0 = addrspacecast [16 x float] addrspace(3)* @local_0 to [16 x float]*
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v2 = shl i32 %v0, 4
  %v3 = add nsw i32 %v1, %v2
  %v4 = getelementptr inbounds float, float* %data1, i32 %v3
  %v5 = load float, float* %v4
  %v6 = getelementptr inbounds float, float* %local_0, i32 %v1
  store float %v5, float* %v6
fence syncscope("workgroup") release
tail call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire

  %v9 = getelementptr inbounds float, float* %reg_0, i32 0
  store float 0xFFF0000000000000, float* %v9
  br label %loop_entry_102
loop_entry_102:
  br label %loop_latch_102
loop_latch_102:
  %v11 = phi i32 [ 0, %loop_entry_102 ], [ %v11phi, %loop_footer_102 ]
  %v11phi = add i32 %v11, 1
  %v11cmp = icmp ult i32 %v11, 16
  br i1 %v11cmp, label %loop_body_102, label %loop_exit_102
loop_body_102:
  %v12 = getelementptr inbounds float, float* %local_0, i32 %v11
  %v13 = load float, float* %v12
  %v14 = getelementptr inbounds float, float* %reg_0, i32 0
  %v15 = load float, float* %v14
  %v16 = fcmp nsz arcp contract afn olt float %v15, %v13
  %v17 = select i1 %v16, float %v13, float %v15
  store float %v17, float* %v14
  br label %loop_footer_102
loop_footer_102:
  br label %loop_latch_102
loop_exit_102:
  %v20 = getelementptr inbounds float, float* %reg_0, i32 0
  %v21 = load float, float* %v20
  %v22 = getelementptr inbounds float, float* %data0, i32 %v0
  %v23 = icmp eq i32 %v1, 0
  br i1 %v23, label %ifbody_v24, label %ifskip_v24
ifbody_v24:
  store float %v21, float* %v22
  br label %ifskip_v24
ifskip_v24:
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,16" "no-trapping-math"="true" }
