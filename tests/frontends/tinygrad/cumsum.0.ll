@local_0 = internal unnamed_addr addrspace(3) global [16 x float] undef, align 16
define amdgpu_kernel void @r_256_16_16(float* noalias align 32 %data0, float* noalias align 32 %data1) #0
{
  %reg_0 = alloca [1 x float]
  %reg_1 = alloca [1 x float]
  %local_0 = addrspacecast [16 x float] addrspace(3)* @local_0 to [16 x float]*
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v2 = getelementptr inbounds float, float* %reg_0, i32 0
  %v3 = shl i32 %v1, 4
  store float 0.0, float* %v2
  br label %loop_entry_0
loop_entry_0:
  br label %loop_latch_0
loop_latch_0:
  %v5 = phi i32 [ 0, %loop_entry_0 ], [ %v5phi, %loop_footer_0 ]
  %v5phi = add i32 %v5, 1
  %v5cmp = icmp ult i32 %v5, 16
  br i1 %v5cmp, label %loop_body_0, label %loop_exit_0
loop_body_0:
  %v6 = add nsw i32 %v3, %v5
  %v7 = add nsw i32 %v0, %v6
  %v8 = add nsw i32 %v7, -255
  %v9 = getelementptr inbounds float, float* %data1, i32 %v8
  %v10 = icmp slt i32 254, %v7
  br label %v11_entry
v11_entry:
  br i1 %v10, label %v11_load, label %v11_exit
v11_load:
  %v11_yes = load float, float* %v9
  br label %v11_exit
v11_exit:
  %v11 = phi float [%v11_yes, %v11_load], [0.0, %v11_entry]
  %v12 = getelementptr inbounds float, float* %reg_0, i32 0
  %v13 = load float, float* %v12
  %v14 = fadd nsz arcp contract afn float %v13, %v11
  store float %v14, float* %v12
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
  store float 0.0, float* %v22
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
  %v29 = fadd nsz arcp contract afn float %v28, %v26
  store float %v29, float* %v27
  br label %loop_footer_102
loop_footer_102:
  br label %loop_latch_102
loop_exit_102:
  %v32 = getelementptr inbounds float, float* %reg_1, i32 0
  %v33 = load float, float* %v32
  %v34 = getelementptr inbounds float, float* %data0, i32 %v0
  %v35 = icmp eq i32 %v1, 0
  br i1 %v35, label %ifbody_v36, label %ifskip_v36
ifbody_v36:
  store float %v33, float* %v34
  br label %ifskip_v36
ifskip_v36:
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,16" "no-trapping-math"="true" }
