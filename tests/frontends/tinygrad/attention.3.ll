@local_0 = internal unnamed_addr addrspace(3) global [16 x float] undef, align 16
define amdgpu_kernel void @r_2_16_32_16(float* noalias align 32 %data0, float* noalias align 32 %data1, float* noalias align 32 %data2, float* noalias align 32 %data3, float* noalias align 32 %data4) #0
{
  %reg_0 = alloca [1 x float]
  %local_0 = addrspacecast [16 x float] addrspace(3)* @local_0 to [16 x float]*
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.y(); 
  %v1 = tail call i32 @llvm.amdgcn.workgroup.id.z(); 
  %v2 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v3 = shl i32 %v0, 4
  %v4 = add nsw i32 %v2, %v3
  %v5 = shl i32 %v1, 8
  %v6 = add nsw i32 %v4, %v5
  %v7 = getelementptr inbounds float, float* %data1, i32 %v6
  %v8 = load float, float* %v7
  %v9 = shl i32 %v1, 4
  %v10 = add nsw i32 %v0, %v9
  %v11 = getelementptr inbounds float, float* %data2, i32 %v10
  %v12 = load float, float* %v11
  %v13 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v14 = shl i32 %v2, 5
  %v15 = add nsw i32 %v13, %v14
  %v16 = shl i32 %v1, 9
  %v17 = add nsw i32 %v15, %v16
  %v18 = getelementptr inbounds float, float* %data4, i32 %v17
  %v19 = load float, float* %v18
  %v20 = getelementptr inbounds float, float* %local_0, i32 %v2
  %v21 = fmul nsz arcp contract afn float %v12, -1.0
  %v22 = fadd nsz arcp contract afn float %v8, %v21
  %v23 = fmul nsz arcp contract afn float %v22, 1.4426950216293335
  %v24 = call float @llvm.exp2.float(float %v23)
  %v25 = fmul nsz arcp contract afn float %v24, %v19
  store float %v25, float* %v20
fence syncscope("workgroup") release
tail call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire

  %v28 = getelementptr inbounds float, float* %reg_0, i32 0
  store float 0.0, float* %v28
  br label %loop_entry_104
loop_entry_104:
  br label %loop_latch_104
loop_latch_104:
  %v30 = phi i32 [ 0, %loop_entry_104 ], [ %v30phi, %loop_footer_104 ]
  %v30phi = add i32 %v30, 1
  %v30cmp = icmp ult i32 %v30, 16
  br i1 %v30cmp, label %loop_body_104, label %loop_exit_104
loop_body_104:
  %v31 = getelementptr inbounds float, float* %local_0, i32 %v30
  %v32 = load float, float* %v31
  %v33 = getelementptr inbounds float, float* %reg_0, i32 0
  %v34 = load float, float* %v33
  %v35 = fadd nsz arcp contract afn float %v34, %v32
  store float %v35, float* %v33
  br label %loop_footer_104
loop_footer_104:
  br label %loop_latch_104
loop_exit_104:
  %v38 = getelementptr inbounds float, float* %data3, i32 %v10
  %v39 = load float, float* %v38
  %v40 = getelementptr inbounds float, float* %reg_0, i32 0
  %v41 = load float, float* %v40
  %v42 = shl i32 %v0, 5
  %v43 = add nsw i32 %v13, %v42
  %v44 = add nsw i32 %v43, %v16
  %v45 = getelementptr inbounds float, float* %data0, i32 %v44
  %v46 = icmp eq i32 %v2, 0
  %v47 = fdiv nsz arcp contract afn float %v41, %v39
  br i1 %v46, label %ifbody_v48, label %ifskip_v48
ifbody_v48:
  store float %v47, float* %v45
  br label %ifskip_v48
ifskip_v48:
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,16" "no-trapping-math"="true" }
