@local_0 = internal unnamed_addr addrspace(3) global [16 x float] undef, align 16
define amdgpu_kernel void @r_128_16_8(float* noalias align 32 %data0, float* noalias align 32 %data1, float* noalias align 32 %data2) #0
{
  %reg_0 = alloca [1 x float]
  %reg_1 = alloca [1 x float]
  %local_0 = addrspacecast [16 x float] addrspace(3)* @local_0 to [16 x float]*
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v2 = getelementptr inbounds float, float* %reg_0, i32 0
  %v3 = shl i32 %v0, 7
  %v4 = shl i32 %v1, 3
  store float 0.0, float* %v2
  br label %loop_entry_0
loop_entry_0:
  br label %loop_latch_0
loop_latch_0:
  %v6 = phi i32 [ 0, %loop_entry_0 ], [ %v6phi, %loop_footer_0 ]
  %v6phi = add i32 %v6, 1
  %v6cmp = icmp ult i32 %v6, 8
  br i1 %v6cmp, label %loop_body_0, label %loop_exit_0
loop_body_0:
  %v7 = add nsw i32 %v4, %v6
  %v8 = add nsw i32 %v7, %v3
  %v9 = getelementptr inbounds float, float* %data1, i32 %v8
  %v10 = load float, float* %v9
  %v11 = getelementptr inbounds float, float* %data2, i32 %v7
  %v12 = load float, float* %v11
  %v13 = getelementptr inbounds float, float* %reg_0, i32 0
  %v14 = load float, float* %v13
  %v15 = fmul nsz arcp contract afn float %v10, %v12
  %v16 = fadd nsz arcp contract afn float %v14, %v15
  store float %v16, float* %v13
  br label %loop_footer_0
loop_footer_0:
  br label %loop_latch_0
loop_exit_0:
  %v19 = getelementptr inbounds float, float* %reg_0, i32 0
  %v20 = load float, float* %v19
  %v21 = getelementptr inbounds float, float* %local_0, i32 %v1
  store float %v20, float* %v21
fence syncscope("workgroup") release
tail call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire

  %v24 = getelementptr inbounds float, float* %reg_1, i32 0
  store float 0.0, float* %v24
  br label %loop_entry_102
loop_entry_102:
  br label %loop_latch_102
loop_latch_102:
  %v26 = phi i32 [ 0, %loop_entry_102 ], [ %v26phi, %loop_footer_102 ]
  %v26phi = add i32 %v26, 1
  %v26cmp = icmp ult i32 %v26, 16
  br i1 %v26cmp, label %loop_body_102, label %loop_exit_102
loop_body_102:
  %v27 = getelementptr inbounds float, float* %local_0, i32 %v26
  %v28 = load float, float* %v27
  %v29 = getelementptr inbounds float, float* %reg_1, i32 0
  %v30 = load float, float* %v29
  %v31 = fadd nsz arcp contract afn float %v30, %v28
  store float %v31, float* %v29
  br label %loop_footer_102
loop_footer_102:
  br label %loop_latch_102
loop_exit_102:
  %v34 = getelementptr inbounds float, float* %reg_1, i32 0
  %v35 = load float, float* %v34
  %v36 = getelementptr inbounds float, float* %data0, i32 %v0
  %v37 = icmp eq i32 %v1, 0
  br i1 %v37, label %ifbody_v38, label %ifskip_v38
ifbody_v38:
  store float %v35, float* %v36
  br label %ifskip_v38
ifskip_v38:
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,16" "no-trapping-math"="true" }
