@local_0 = internal unnamed_addr addrspace(3) global [16 x float] undef, align 16
define amdgpu_kernel void @r_2_16_16_16_2(float* noalias align 32 %data0, float* noalias align 32 %data1, float* noalias align 32 %data2) #0
{
  %reg_0 = alloca [1 x float]
  %reg_1 = alloca [1 x float]
  %local_0 = addrspacecast [16 x float] addrspace(3)* @local_0 to [16 x float]*
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = tail call i32 @llvm.amdgcn.workgroup.id.y(); 
  %v2 = tail call i32 @llvm.amdgcn.workgroup.id.z(); 
  %v3 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v4 = getelementptr inbounds float, float* %reg_0, i32 0
  %v5 = shl i32 %v0, 5
  %v6 = shl i32 %v1, 5
  %v7 = shl i32 %v2, 9
  %v8 = shl i32 %v3, 1
  store float 0.0, float* %v4
  br label %loop_entry_0
loop_entry_0:
  br label %loop_latch_0
loop_latch_0:
  %v10 = phi i32 [ 0, %loop_entry_0 ], [ %v10phi, %loop_footer_0 ]
  %v10phi = add i32 %v10, 1
  %v10cmp = icmp ult i32 %v10, 2
  br i1 %v10cmp, label %loop_body_0, label %loop_exit_0
loop_body_0:
  %v11 = add nsw i32 %v8, %v10
  %v12 = add nsw i32 %v11, %v6
  %v13 = add nsw i32 %v12, %v7
  %v14 = getelementptr inbounds float, float* %data1, i32 %v13
  %v15 = load float, float* %v14
  %v16 = add nsw i32 %v11, %v5
  %v17 = add nsw i32 %v16, %v7
  %v18 = getelementptr inbounds float, float* %data2, i32 %v17
  %v19 = load float, float* %v18
  %v20 = getelementptr inbounds float, float* %reg_0, i32 0
  %v21 = load float, float* %v20
  %v22 = fmul nsz arcp contract afn float %v15, %v19
  %v23 = fadd nsz arcp contract afn float %v21, %v22
  store float %v23, float* %v20
  br label %loop_footer_0
loop_footer_0:
  br label %loop_latch_0
loop_exit_0:
  %v26 = getelementptr inbounds float, float* %reg_0, i32 0
  %v27 = load float, float* %v26
  %v28 = getelementptr inbounds float, float* %local_0, i32 %v3
  store float %v27, float* %v28
fence syncscope("workgroup") release
tail call void @llvm.amdgcn.s.barrier()
fence syncscope("workgroup") acquire

  %v31 = getelementptr inbounds float, float* %reg_1, i32 0
  store float 0.0, float* %v31
  br label %loop_entry_104
loop_entry_104:
  br label %loop_latch_104
loop_latch_104:
  %v33 = phi i32 [ 0, %loop_entry_104 ], [ %v33phi, %loop_footer_104 ]
  %v33phi = add i32 %v33, 1
  %v33cmp = icmp ult i32 %v33, 16
  br i1 %v33cmp, label %loop_body_104, label %loop_exit_104
loop_body_104:
  %v34 = getelementptr inbounds float, float* %local_0, i32 %v33
  %v35 = load float, float* %v34
  %v36 = getelementptr inbounds float, float* %reg_1, i32 0
  %v37 = load float, float* %v36
  %v38 = fadd nsz arcp contract afn float %v37, %v35
  store float %v38, float* %v36
  br label %loop_footer_104
loop_footer_104:
  br label %loop_latch_104
loop_exit_104:
  %v41 = getelementptr inbounds float, float* %reg_1, i32 0
  %v42 = load float, float* %v41
  %v43 = shl i32 %v1, 4
  %v44 = add nsw i32 %v0, %v43
  %v45 = shl i32 %v2, 8
  %v46 = add nsw i32 %v44, %v45
  %v47 = getelementptr inbounds float, float* %data0, i32 %v46
  %v48 = fmul nsz arcp contract afn float %v42, 0.1767766922712326
  %v49 = icmp eq i32 %v3, 0
  br i1 %v49, label %ifbody_v50, label %ifskip_v50
ifbody_v50:
  store float %v48, float* %v47
  br label %ifskip_v50
ifskip_v50:
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,16" "no-trapping-math"="true" }
