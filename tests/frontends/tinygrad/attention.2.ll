@local_0 = internal unnamed_addr addrspace(3) global [16 x float] undef, align 16
define amdgpu_kernel void @r_32_16(float* noalias align 32 %data0, float* noalias align 32 %data1, float* noalias align 32 %data2) #0
{
  %reg_0 = alloca [1 x float]
  %local_0 = addrspacecast [16 x float] addrspace(3)* @local_0 to [16 x float]*
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v2 = shl i32 %v0, 4
  %v3 = add nsw i32 %v1, %v2
  %v4 = getelementptr inbounds float, float* %data1, i32 %v3
  %v5 = load float, float* %v4
  %v6 = getelementptr inbounds float, float* %data2, i32 %v0
  %v7 = load float, float* %v6
  %v8 = getelementptr inbounds float, float* %local_0, i32 %v1
  %v9 = fmul nsz arcp contract afn float %v7, -1.0
  %v10 = fadd nsz arcp contract afn float %v5, %v9
  %v11 = fmul nsz arcp contract afn float %v10, 1.4426950216293335
  %v12 = call float @llvm.exp2.float(float %v11)
  store float %v12, float* %v8
fence syncscope("workgroup") release
tail call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire

  %v15 = getelementptr inbounds float, float* %reg_0, i32 0
  store float 0.0, float* %v15
  br label %loop_entry_102
loop_entry_102:
  br label %loop_latch_102
loop_latch_102:
  %v17 = phi i32 [ 0, %loop_entry_102 ], [ %v17phi, %loop_footer_102 ]
  %v17phi = add i32 %v17, 1
  %v17cmp = icmp ult i32 %v17, 16
  br i1 %v17cmp, label %loop_body_102, label %loop_exit_102
loop_body_102:
  %v18 = getelementptr inbounds float, float* %local_0, i32 %v17
  %v19 = load float, float* %v18
  %v20 = getelementptr inbounds float, float* %reg_0, i32 0
  %v21 = load float, float* %v20
  %v22 = fadd nsz arcp contract afn float %v21, %v19
  store float %v22, float* %v20
  br label %loop_footer_102
loop_footer_102:
  br label %loop_latch_102
loop_exit_102:
  %v25 = getelementptr inbounds float, float* %reg_0, i32 0
  %v26 = load float, float* %v25
  %v27 = getelementptr inbounds float, float* %data0, i32 %v0
  %v28 = icmp eq i32 %v1, 0
  br i1 %v28, label %ifbody_v29, label %ifskip_v29
ifbody_v29:
  store float %v26, float* %v27
  br label %ifskip_v29
ifskip_v29:
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,16" "no-trapping-math"="true" }
