@local_0 = internal unnamed_addr addrspace(3) global [16 x float] undef, align 16
define amdgpu_kernel void @r_16_256(float* noalias align 32 %data0, float* noalias align 32 %data1) #0
{
  %reg_0 = alloca [1 x float]
  %reg_1 = alloca [1 x float]
  %local_0 = addrspacecast [16 x float] addrspace(3)* @local_0 to [16 x float]*
  %v0 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v1 = getelementptr inbounds float, float* %reg_0, i32 0
  %v2 = shl i32 %v0, 8
  store float 0.0, float* %v1
  br label %loop_entry_0
loop_entry_0:
  br label %loop_latch_0
loop_latch_0:
  %v4 = phi i32 [ 0, %loop_entry_0 ], [ %v4phi, %loop_footer_0 ]
  %v4phi = add i32 %v4, 1
  %v4cmp = icmp ult i32 %v4, 256
  br i1 %v4cmp, label %loop_body_0, label %loop_exit_0
loop_body_0:
  %v5 = add nsw i32 %v2, %v4
  %v6 = getelementptr inbounds float, float* %data1, i32 %v5
  %v7 = load float, float* %v6
  %v8 = getelementptr inbounds float, float* %reg_0, i32 0
  %v9 = load float, float* %v8
  %v10 = fadd nsz arcp contract afn float %v9, %v7
  store float %v10, float* %v8
  br label %loop_footer_0
loop_footer_0:
  br label %loop_latch_0
loop_exit_0:
  %v13 = getelementptr inbounds float, float* %reg_0, i32 0
  %v14 = load float, float* %v13
  %v15 = getelementptr inbounds float, float* %local_0, i32 %v0
  store float %v14, float* %v15
fence syncscope("workgroup") release
tail call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire

  %v18 = getelementptr inbounds float, float* %reg_1, i32 0
  store float 0.0, float* %v18
  br label %loop_entry_101
loop_entry_101:
  br label %loop_latch_101
loop_latch_101:
  %v20 = phi i32 [ 0, %loop_entry_101 ], [ %v20phi, %loop_footer_101 ]
  %v20phi = add i32 %v20, 1
  %v20cmp = icmp ult i32 %v20, 16
  br i1 %v20cmp, label %loop_body_101, label %loop_exit_101
loop_body_101:
  %v21 = getelementptr inbounds float, float* %local_0, i32 %v20
  %v22 = load float, float* %v21
  %v23 = getelementptr inbounds float, float* %reg_1, i32 0
  %v24 = load float, float* %v23
  %v25 = fadd nsz arcp contract afn float %v24, %v22
  store float %v25, float* %v23
  br label %loop_footer_101
loop_footer_101:
  br label %loop_latch_101
loop_exit_101:
  %v28 = getelementptr inbounds float, float* %reg_1, i32 0
  %v29 = load float, float* %v28
  %v30 = getelementptr inbounds float, float* %data0, i32 0
  %v31 = icmp eq i32 %v0, 0
  br i1 %v31, label %ifbody_v32, label %ifskip_v32
ifbody_v32:
  store float %v29, float* %v30
  br label %ifskip_v32
ifskip_v32:
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,16" "no-trapping-math"="true" }
