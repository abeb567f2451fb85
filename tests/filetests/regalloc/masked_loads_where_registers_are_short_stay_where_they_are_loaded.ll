; test compile
; target gfx90a
; options -O2 --max-vgprs=32
; Eight masked loads of four words are too many for 32 registers. Words that lie side by side in an aligned pair leave
; together, so that the next load finds a place there, and no load waits in its arm to be copied to parameters.
define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <4 x float>, ptr addrspace(1) %in, i32 %id
  br label %m0
m0:
  %at0 = add i32 %id, 0
  %is0 = icmp slt i32 %at0, %n
  br i1 %is0, label %l0, label %j0
l0:
  %p0 = getelementptr <4 x float>, ptr addrspace(1) %in, i32 %at0
  %v0 = load <4 x float>, ptr addrspace(1) %p0
  br label %j0
j0:
  %w0 = phi <4 x float> [ %v0, %l0 ], [ zeroinitializer, %m0 ]
  br label %m1
m1:
  %at1 = add i32 %id, 64
  %is1 = icmp slt i32 %at1, %n
  br i1 %is1, label %l1, label %j1
l1:
  %p1 = getelementptr <4 x float>, ptr addrspace(1) %in, i32 %at1
  %v1 = load <4 x float>, ptr addrspace(1) %p1
  br label %j1
j1:
  %w1 = phi <4 x float> [ %v1, %l1 ], [ zeroinitializer, %m1 ]
  br label %m2
m2:
  %at2 = add i32 %id, 128
  %is2 = icmp slt i32 %at2, %n
  br i1 %is2, label %l2, label %j2
l2:
  %p2 = getelementptr <4 x float>, ptr addrspace(1) %in, i32 %at2
  %v2 = load <4 x float>, ptr addrspace(1) %p2
  br label %j2
j2:
  %w2 = phi <4 x float> [ %v2, %l2 ], [ zeroinitializer, %m2 ]
  br label %m3
m3:
  %at3 = add i32 %id, 192
  %is3 = icmp slt i32 %at3, %n
  br i1 %is3, label %l3, label %j3
l3:
  %p3 = getelementptr <4 x float>, ptr addrspace(1) %in, i32 %at3
  %v3 = load <4 x float>, ptr addrspace(1) %p3
  br label %j3
j3:
  %w3 = phi <4 x float> [ %v3, %l3 ], [ zeroinitializer, %m3 ]
  br label %m4
m4:
  %at4 = add i32 %id, 256
  %is4 = icmp slt i32 %at4, %n
  br i1 %is4, label %l4, label %j4
l4:
  %p4 = getelementptr <4 x float>, ptr addrspace(1) %in, i32 %at4
  %v4 = load <4 x float>, ptr addrspace(1) %p4
  br label %j4
j4:
  %w4 = phi <4 x float> [ %v4, %l4 ], [ zeroinitializer, %m4 ]
  br label %m5
m5:
  %at5 = add i32 %id, 320
  %is5 = icmp slt i32 %at5, %n
  br i1 %is5, label %l5, label %j5
l5:
  %p5 = getelementptr <4 x float>, ptr addrspace(1) %in, i32 %at5
  %v5 = load <4 x float>, ptr addrspace(1) %p5
  br label %j5
j5:
  %w5 = phi <4 x float> [ %v5, %l5 ], [ zeroinitializer, %m5 ]
  br label %m6
m6:
  %at6 = add i32 %id, 384
  %is6 = icmp slt i32 %at6, %n
  br i1 %is6, label %l6, label %j6
l6:
  %p6 = getelementptr <4 x float>, ptr addrspace(1) %in, i32 %at6
  %v6 = load <4 x float>, ptr addrspace(1) %p6
  br label %j6
j6:
  %w6 = phi <4 x float> [ %v6, %l6 ], [ zeroinitializer, %m6 ]
  br label %m7
m7:
  %at7 = add i32 %id, 448
  %is7 = icmp slt i32 %at7, %n
  br i1 %is7, label %l7, label %j7
l7:
  %p7 = getelementptr <4 x float>, ptr addrspace(1) %in, i32 %at7
  %v7 = load <4 x float>, ptr addrspace(1) %p7
  br label %j7
j7:
  %w7 = phi <4 x float> [ %v7, %l7 ], [ zeroinitializer, %m7 ]
  br label %end
end:
  %e0_0 = extractelement <4 x float> %w0, i32 0
  %e0_1 = extractelement <4 x float> %w1, i32 0
  %s0_1 = fadd float %e0_0, %e0_1
  %e0_2 = extractelement <4 x float> %w2, i32 0
  %s0_2 = fadd float %s0_1, %e0_2
  %e0_3 = extractelement <4 x float> %w3, i32 0
  %s0_3 = fadd float %s0_2, %e0_3
  %e0_4 = extractelement <4 x float> %w4, i32 0
  %s0_4 = fadd float %s0_3, %e0_4
  %e0_5 = extractelement <4 x float> %w5, i32 0
  %s0_5 = fadd float %s0_4, %e0_5
  %e0_6 = extractelement <4 x float> %w6, i32 0
  %s0_6 = fadd float %s0_5, %e0_6
  %e0_7 = extractelement <4 x float> %w7, i32 0
  %s0_7 = fadd float %s0_6, %e0_7
  %q0 = getelementptr float, ptr addrspace(1) %out, i32 0
  %r0 = getelementptr float, ptr addrspace(1) %q0, i32 %id
  store volatile float %s0_7, ptr addrspace(1) %r0
  %e1_0 = extractelement <4 x float> %w0, i32 1
  %e1_1 = extractelement <4 x float> %w1, i32 1
  %s1_1 = fadd float %e1_0, %e1_1
  %e1_2 = extractelement <4 x float> %w2, i32 1
  %s1_2 = fadd float %s1_1, %e1_2
  %e1_3 = extractelement <4 x float> %w3, i32 1
  %s1_3 = fadd float %s1_2, %e1_3
  %e1_4 = extractelement <4 x float> %w4, i32 1
  %s1_4 = fadd float %s1_3, %e1_4
  %e1_5 = extractelement <4 x float> %w5, i32 1
  %s1_5 = fadd float %s1_4, %e1_5
  %e1_6 = extractelement <4 x float> %w6, i32 1
  %s1_6 = fadd float %s1_5, %e1_6
  %e1_7 = extractelement <4 x float> %w7, i32 1
  %s1_7 = fadd float %s1_6, %e1_7
  %q1 = getelementptr float, ptr addrspace(1) %out, i32 16
  %r1 = getelementptr float, ptr addrspace(1) %q1, i32 %id
  store volatile float %s1_7, ptr addrspace(1) %r1
  %e2_0 = extractelement <4 x float> %w0, i32 2
  %e2_1 = extractelement <4 x float> %w1, i32 2
  %s2_1 = fadd float %e2_0, %e2_1
  %e2_2 = extractelement <4 x float> %w2, i32 2
  %s2_2 = fadd float %s2_1, %e2_2
  %e2_3 = extractelement <4 x float> %w3, i32 2
  %s2_3 = fadd float %s2_2, %e2_3
  %e2_4 = extractelement <4 x float> %w4, i32 2
  %s2_4 = fadd float %s2_3, %e2_4
  %e2_5 = extractelement <4 x float> %w5, i32 2
  %s2_5 = fadd float %s2_4, %e2_5
  %e2_6 = extractelement <4 x float> %w6, i32 2
  %s2_6 = fadd float %s2_5, %e2_6
  %e2_7 = extractelement <4 x float> %w7, i32 2
  %s2_7 = fadd float %s2_6, %e2_7
  %q2 = getelementptr float, ptr addrspace(1) %out, i32 32
  %r2 = getelementptr float, ptr addrspace(1) %q2, i32 %id
  store volatile float %s2_7, ptr addrspace(1) %r2
  %e3_0 = extractelement <4 x float> %w0, i32 3
  %e3_1 = extractelement <4 x float> %w1, i32 3
  %s3_1 = fadd float %e3_0, %e3_1
  %e3_2 = extractelement <4 x float> %w2, i32 3
  %s3_2 = fadd float %s3_1, %e3_2
  %e3_3 = extractelement <4 x float> %w3, i32 3
  %s3_3 = fadd float %s3_2, %e3_3
  %e3_4 = extractelement <4 x float> %w4, i32 3
  %s3_4 = fadd float %s3_3, %e3_4
  %e3_5 = extractelement <4 x float> %w5, i32 3
  %s3_5 = fadd float %s3_4, %e3_5
  %e3_6 = extractelement <4 x float> %w6, i32 3
  %s3_6 = fadd float %s3_5, %e3_6
  %e3_7 = extractelement <4 x float> %w7, i32 3
  %s3_7 = fadd float %s3_6, %e3_7
  %q3 = getelementptr float, ptr addrspace(1) %out, i32 48
  %r3 = getelementptr float, ptr addrspace(1) %q3, i32 %id
  store volatile float %s3_7, ptr addrspace(1) %r3
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx90a
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	k
;> 	.globl	k
;> 	.p2align	8
;> 	.type	k,@function
;> k:
;> 	s_add_u32 s0, s0, s6
;> 	s_addc_u32 s1, s1, 0
;> 	s_load_dwordx4 s[8:11], s[4:5], 0x0
;> 	s_load_dword s6, s[4:5], 0x10
;> 	v_lshlrev_b32_e32 v1, 4, v0
;> 	v_mov_b32_e32 v2, 0
;> 	v_mov_b32_e32 v3, 0
;> 	v_mov_b32_e32 v4, 0
;> 	v_mov_b32_e32 v5, 0
;> 	s_waitcnt lgkmcnt(0)            ; s6 from s_load_dword
;> 	v_cmp_gt_i32_e32 vcc, s6, v0
;> 	s_and_saveexec_b64 s[4:5], vcc
;> 	s_cbranch_execz .LBB0_3
;> ; %bb.1:
;> 	global_load_dwordx4 v[2:5], v1, s[8:9]
;> .LBB0_3:
;> 	s_or_b64 exec, exec, s[4:5]
;> 	v_add_u32_e32 v1, 64, v0
;> 	v_cmp_gt_i32_e32 vcc, s6, v1
;> 	v_mov_b32_e32 v6, 0
;> 	v_mov_b32_e32 v7, 0
;> 	v_mov_b32_e32 v8, 0
;> 	v_mov_b32_e32 v9, 0
;> 	s_and_saveexec_b64 s[4:5], vcc
;> 	s_cbranch_execz .LBB0_6
;> ; %bb.4:
;> 	v_lshlrev_b32_e32 v1, 4, v1
;> 	global_load_dwordx4 v[6:9], v1, s[8:9]
;> .LBB0_6:
;> 	s_or_b64 exec, exec, s[4:5]
;> 	v_add_u32_e32 v1, 0x80, v0
;> 	v_cmp_gt_i32_e32 vcc, s6, v1
;> 	v_mov_b32_e32 v10, 0
;> 	v_mov_b32_e32 v11, 0
;> 	v_mov_b32_e32 v12, 0
;> 	v_mov_b32_e32 v13, 0
;> 	s_and_saveexec_b64 s[4:5], vcc
;> 	s_cbranch_execz .LBB0_9
;> ; %bb.7:
;> 	v_lshlrev_b32_e32 v1, 4, v1
;> 	global_load_dwordx4 v[10:13], v1, s[8:9]
;> .LBB0_9:
;> 	s_or_b64 exec, exec, s[4:5]
;> 	v_add_u32_e32 v1, 0xc0, v0
;> 	v_cmp_gt_i32_e32 vcc, s6, v1
;> 	v_mov_b32_e32 v14, 0
;> 	v_mov_b32_e32 v15, 0
;> 	v_mov_b32_e32 v16, 0
;> 	v_mov_b32_e32 v17, 0
;> 	s_and_saveexec_b64 s[4:5], vcc
;> 	s_cbranch_execz .LBB0_12
;> ; %bb.10:
;> 	v_lshlrev_b32_e32 v1, 4, v1
;> 	global_load_dwordx4 v[14:17], v1, s[8:9]
;> .LBB0_12:
;> 	s_or_b64 exec, exec, s[4:5]
;> 	v_add_u32_e32 v1, 0x100, v0
;> 	v_cmp_gt_i32_e32 vcc, s6, v1
;> 	v_mov_b32_e32 v18, 0
;> 	v_mov_b32_e32 v19, 0
;> 	v_mov_b32_e32 v20, 0
;> 	v_mov_b32_e32 v21, 0
;> 	s_and_saveexec_b64 s[4:5], vcc
;> 	s_cbranch_execz .LBB0_15
;> ; %bb.13:
;> 	v_lshlrev_b32_e32 v1, 4, v1
;> 	global_load_dwordx4 v[18:21], v1, s[8:9]
;> .LBB0_15:
;> 	s_or_b64 exec, exec, s[4:5]
;> 	v_add_u32_e32 v1, 0x140, v0
;> 	v_cmp_gt_i32_e32 vcc, s6, v1
;> 	v_mov_b32_e32 v22, 0
;> 	v_mov_b32_e32 v23, 0
;> 	v_mov_b32_e32 v24, 0
;> 	v_mov_b32_e32 v25, 0
;> 	s_and_saveexec_b64 s[4:5], vcc
;> 	s_cbranch_execz .LBB0_18
;> ; %bb.16:
;> 	v_lshlrev_b32_e32 v1, 4, v1
;> 	global_load_dwordx4 v[22:25], v1, s[8:9]
;> .LBB0_18:
;> 	s_or_b64 exec, exec, s[4:5]
;> 	v_add_u32_e32 v1, 0x180, v0
;> 	v_cmp_gt_i32_e32 vcc, s6, v1
;> 	v_mov_b32_e32 v26, 0
;> 	v_mov_b32_e32 v27, 0
;> 	v_mov_b32_e32 v28, 0
;> 	v_mov_b32_e32 v29, 0
;> 	s_and_saveexec_b64 s[4:5], vcc
;> 	s_cbranch_execz .LBB0_21
;> ; %bb.19:
;> 	v_lshlrev_b32_e32 v1, 4, v1
;> 	global_load_dwordx4 v[26:29], v1, s[8:9]
;> .LBB0_21:
;> 	s_or_b64 exec, exec, s[4:5]
;> 	s_waitcnt vmcnt(0)              ; v28 from an earlier block
;> 	buffer_store_dword v28, off, s[0:3], 0 offset:4
;> 	buffer_store_dword v29, off, s[0:3], 0
;> 	v_add_u32_e32 v1, 0x1c0, v0
;> 	v_cmp_gt_i32_e32 vcc, s6, v1
;> 	v_mov_b32_e32 v28, 0
;> 	v_mov_b32_e32 v29, 0
;> 	v_mov_b32_e32 v30, 0
;> 	v_mov_b32_e32 v31, 0
;> 	s_and_saveexec_b64 s[4:5], vcc
;> 	s_cbranch_execz .LBB0_24
;> ; %bb.22:
;> 	v_lshlrev_b32_e32 v1, 4, v1
;> 	global_load_dwordx4 v[28:31], v1, s[8:9]
;> .LBB0_24:
;> 	s_or_b64 exec, exec, s[4:5]
;> 	buffer_load_dword v1, off, s[0:3], 0 offset:4
;> 	v_add_f32_e32 v2, v2, v6
;> 	buffer_load_dword v6, off, s[0:3], 0
;> 	v_add_f32_e32 v2, v2, v10
;> 	v_add_f32_e32 v2, v2, v14
;> 	v_add_f32_e32 v2, v2, v18
;> 	v_add_f32_e32 v2, v2, v22
;> 	v_add_f32_e32 v2, v2, v26
;> 	s_waitcnt vmcnt(2)              ; v28 from an earlier block
;> 	v_add_f32_e32 v2, v2, v28
;> 	v_lshlrev_b32_e32 v0, 2, v0
;> 	global_store_dword v0, v2, s[10:11]
;> 	v_add_f32_e32 v2, v3, v7
;> 	v_add_f32_e32 v2, v2, v11
;> 	v_add_f32_e32 v2, v2, v15
;> 	v_add_f32_e32 v2, v2, v19
;> 	v_add_f32_e32 v2, v2, v23
;> 	v_add_f32_e32 v2, v2, v27
;> 	v_add_f32_e32 v2, v2, v29
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (117:3)
;> 	global_store_dword v0, v2, s[10:11] offset:64
;> 	v_add_f32_e32 v2, v4, v8
;> 	v_add_f32_e32 v2, v2, v12
;> 	v_add_f32_e32 v2, v2, v16
;> 	v_add_f32_e32 v2, v2, v20
;> 	v_add_f32_e32 v2, v2, v24
;> 	v_add_f32_e32 v1, v2, v1
;> 	v_add_f32_e32 v1, v1, v30
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (135:3)
;> 	global_store_dword v0, v1, s[10:11] offset:128
;> 	v_add_f32_e32 v1, v5, v9
;> 	v_add_f32_e32 v1, v1, v13
;> 	v_add_f32_e32 v1, v1, v17
;> 	v_add_f32_e32 v1, v1, v21
;> 	v_add_f32_e32 v1, v1, v25
;> 	v_add_f32_e32 v1, v1, v6
;> 	v_add_f32_e32 v1, v1, v31
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (153:3)
;> 	global_store_dword v0, v1, s[10:11] offset:192
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (171:3)
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
;> ; Kernel info:
;> ; codeLenInByte = 640
;> ; TotalNumSgprs: 16
;> ; NumVgprs: 32
;> ; ScratchSize: 16
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 1
;> ; VGPRBlocks: 3
;> ; Occupancy: 8
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 2
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel k
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 16
;> 		.amdhsa_kernarg_size 20
;> 		.amdhsa_user_sgpr_count 6
;> 		.amdhsa_user_sgpr_private_segment_buffer 1
;> 		.amdhsa_user_sgpr_dispatch_ptr 0
;> 		.amdhsa_user_sgpr_queue_ptr 0
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 0
;> 		.amdhsa_user_sgpr_flat_scratch_init 0
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_user_sgpr_kernarg_preload_length 0
;> 		.amdhsa_user_sgpr_kernarg_preload_offset 0
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 32
;> 		.amdhsa_next_free_sgpr 12
;> 		.amdhsa_accum_offset 32
;> 		.amdhsa_reserve_vcc 1
;> 		.amdhsa_reserve_flat_scratch 0
;> 		.amdhsa_reserve_xnack_mask 1
;> 		.amdhsa_float_round_mode_32 0
;> 		.amdhsa_float_round_mode_16_64 0
;> 		.amdhsa_float_denorm_mode_32 3
;> 		.amdhsa_float_denorm_mode_16_64 3
;> 		.amdhsa_dx10_clamp 1
;> 		.amdhsa_ieee_mode 1
;> 		.amdhsa_fp16_overflow 0
;> 		.amdhsa_tg_split 0
;> 	.end_amdhsa_kernel
;> 	.section	".note.GNU-stack","",@progbits
;> 	.amdgpu_metadata
;> ---
;> amdhsa.kernels:
;>   - .agpr_count:     0
;>     .args:
;>       - .address_space:  global
;>         .name:           in
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           out
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .name:           'n'
;>         .offset:         16
;>         .size:           4
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 20
;>     .max_flat_workgroup_size: 1024
;>     .name:           k
;>     .private_segment_fixed_size: 16
;>     .sgpr_count:     16
;>     .sgpr_spill_count: 0
;>     .symbol:         k.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     32
;>     .vgpr_spill_count: 2
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
