@local_0 = internal unnamed_addr addrspace(3) global [16 x float] undef, align 16
define amdgpu_kernel void @r_32_16_8(float* noalias align 32 %data0, float* noalias align 32 %data1, float* noalias align 32 %data2) #0
{
  %reg_0 = alloca [1 x float]
  %reg_1 = alloca [1 x float]
  %local_0 = addrspacecast [16 x float] addrspace(3)* @local_0 to [16 x float]*
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = getelementptr inbounds float, float* %data2, i32 %v0
  %v2 = load float, float* %v1
  %v3 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v4 = getelementptr inbounds float, float* %reg_0, i32 0
  %v5 = fmul nsz arcp contract afn float %v2, -1.0
  %v6 = shl i32 %v0, 7
  %v7 = shl i32 %v3, 3
  store float 0.0, float* %v4
  br label %loop_entry_0
loop_entry_0:
  br label %loop_latch_0
loop_latch_0:
  %v9 = phi i32 [ 0, %loop_entry_0 ], [ %v9phi, %loop_footer_0 ]
  %v9phi = add i32 %v9, 1
  %v9cmp = icmp ult i32 %v9, 8
  br i1 %v9cmp, label %loop_body_0, label %loop_exit_0
loop_body_0:
  %v10 = add nsw i32 %v7, %v9
  %v11 = add nsw i32 %v10, %v6
  %v12 = getelementptr inbounds float, float* %data1, i32 %v11
  %v13 = load float, float* %v12
  %v14 = getelementptr inbounds float, float* %reg_0, i32 0
  %v15 = load float, float* %v14
  %v16 = fadd nsz arcp contract afn float %v13, %v5
  %v17 = fmul nsz arcp contract afn float %v16, 1.4426950216293335
  %v18 = call float @llvm.exp2.float(float %v17)
  %v19 = fadd nsz arcp contract afn float %v15, %v18
  store float %v19, float* %v14
  br label %loop_footer_0
loop_footer_0:
  br label %loop_latch_0
loop_exit_0:
  %v22 = getelementptr inbounds float, float* %reg_0, i32 0
  %v23 = load float, float* %v22
  %v24 = getelementptr inbounds float, float* %local_0, i32 %v3
  store float %v23, float* %v24
fence syncscope("workgroup") release
tail call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire

  %v27 = getelementptr inbounds float, float* %reg_1, i32 0
  store float 0.0, float* %v27
  br label %loop_entry_102
loop_entry_102:
  br label %loop_latch_102
loop_latch_102:
  %v29 = phi i32 [ 0, %loop_entry_102 ], [ %v29phi, %loop_footer_102 ]
  %v29phi = add i32 %v29, 1
  %v29cmp = icmp ult i32 %v29, 16
  br i1 %v29cmp, label %loop_body_102, label %loop_exit_102
loop_body_102:
  %v30 = getelementptr inbounds float, float* %local_0, i32 %v29
  %v31 = load float, float* %v30
  %v32 = getelementptr inbounds float, float* %reg_1, i32 0
  %v33 = load float, float* %v32
  %v34 = fadd nsz arcp contract afn float %v33, %v31
  store float %v34, float* %v32
  br label %loop_footer_102
loop_footer_102:
  br label %loop_latch_102
loop_exit_102:
  %v37 = getelementptr inbounds float, float* %reg_1, i32 0
  %v38 = load float, float* %v37
  %v39 = getelementptr inbounds float, float* %data0, i32 %v0
  %v40 = icmp eq i32 %v3, 0
  br i1 %v40, label %ifbody_v41, label %ifskip_v41
ifbody_v41:
  store float %v38, float* %v39
  br label %ifskip_v41
ifskip_v41:
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,16" "no-trapping-math"="true" }
