; test compile
; target gfx906
; options -O2 --max-vgprs=16
; Twenty values are live at the first sum, in any order, where there are 16 registers. What comes behind it needs no
; more than there are, if each product is made for its sum: that counts, though the most registers stay the same.
define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %vp0 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %v0 = load i32, ptr addrspace(1) %vp0
  %vp1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %v1 = load i32, ptr addrspace(1) %vp1
  %vp2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %v2 = load i32, ptr addrspace(1) %vp2
  %vp3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %v3 = load i32, ptr addrspace(1) %vp3
  %vp4 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %v4 = load i32, ptr addrspace(1) %vp4
  %vp5 = getelementptr i8, ptr addrspace(1) %p, i64 20
  %v5 = load i32, ptr addrspace(1) %vp5
  %vp6 = getelementptr i8, ptr addrspace(1) %p, i64 24
  %v6 = load i32, ptr addrspace(1) %vp6
  %vp7 = getelementptr i8, ptr addrspace(1) %p, i64 28
  %v7 = load i32, ptr addrspace(1) %vp7
  %vp8 = getelementptr i8, ptr addrspace(1) %p, i64 32
  %v8 = load i32, ptr addrspace(1) %vp8
  %vp9 = getelementptr i8, ptr addrspace(1) %p, i64 36
  %v9 = load i32, ptr addrspace(1) %vp9
  %vp10 = getelementptr i8, ptr addrspace(1) %p, i64 40
  %v10 = load i32, ptr addrspace(1) %vp10
  %vp11 = getelementptr i8, ptr addrspace(1) %p, i64 44
  %v11 = load i32, ptr addrspace(1) %vp11
  %vp12 = getelementptr i8, ptr addrspace(1) %p, i64 48
  %v12 = load i32, ptr addrspace(1) %vp12
  %vp13 = getelementptr i8, ptr addrspace(1) %p, i64 52
  %v13 = load i32, ptr addrspace(1) %vp13
  %vp14 = getelementptr i8, ptr addrspace(1) %p, i64 56
  %v14 = load i32, ptr addrspace(1) %vp14
  %vp15 = getelementptr i8, ptr addrspace(1) %p, i64 60
  %v15 = load i32, ptr addrspace(1) %vp15
  %vp16 = getelementptr i8, ptr addrspace(1) %p, i64 64
  %v16 = load i32, ptr addrspace(1) %vp16
  %vp17 = getelementptr i8, ptr addrspace(1) %p, i64 68
  %v17 = load i32, ptr addrspace(1) %vp17
  %vp18 = getelementptr i8, ptr addrspace(1) %p, i64 72
  %v18 = load i32, ptr addrspace(1) %vp18
  %vp19 = getelementptr i8, ptr addrspace(1) %p, i64 76
  %v19 = load i32, ptr addrspace(1) %vp19
  %s1 = xor i32 %v0, %v1
  %s2 = xor i32 %s1, %v2
  %s3 = xor i32 %s2, %v3
  %s4 = xor i32 %s3, %v4
  %s5 = xor i32 %s4, %v5
  %s6 = xor i32 %s5, %v6
  %s7 = xor i32 %s6, %v7
  %s8 = xor i32 %s7, %v8
  %s9 = xor i32 %s8, %v9
  %s10 = xor i32 %s9, %v10
  %s11 = xor i32 %s10, %v11
  %s12 = xor i32 %s11, %v12
  %s13 = xor i32 %s12, %v13
  %s14 = xor i32 %s13, %v14
  %s15 = xor i32 %s14, %v15
  %s16 = xor i32 %s15, %v16
  %s17 = xor i32 %s16, %v17
  %s18 = xor i32 %s17, %v18
  %s19 = xor i32 %s18, %v19
  %u0 = mul i32 %v0, %s19
  %q0 = getelementptr i8, ptr addrspace(1) %to, i64 0
  store i32 %u0, ptr addrspace(1) %q0
  %u1 = mul i32 %v1, %s19
  %q1 = getelementptr i8, ptr addrspace(1) %to, i64 4
  store i32 %u1, ptr addrspace(1) %q1
  %u2 = mul i32 %v2, %s19
  %q2 = getelementptr i8, ptr addrspace(1) %to, i64 8
  store i32 %u2, ptr addrspace(1) %q2
  %u3 = mul i32 %v3, %s19
  %q3 = getelementptr i8, ptr addrspace(1) %to, i64 12
  store i32 %u3, ptr addrspace(1) %q3
  %u4 = mul i32 %v4, %s19
  %q4 = getelementptr i8, ptr addrspace(1) %to, i64 16
  store i32 %u4, ptr addrspace(1) %q4
  %u5 = mul i32 %v5, %s19
  %q5 = getelementptr i8, ptr addrspace(1) %to, i64 20
  store i32 %u5, ptr addrspace(1) %q5
  %u6 = mul i32 %v6, %s19
  %q6 = getelementptr i8, ptr addrspace(1) %to, i64 24
  store i32 %u6, ptr addrspace(1) %q6
  %u7 = mul i32 %v7, %s19
  %q7 = getelementptr i8, ptr addrspace(1) %to, i64 28
  store i32 %u7, ptr addrspace(1) %q7
  %u8 = mul i32 %v8, %s19
  %q8 = getelementptr i8, ptr addrspace(1) %to, i64 32
  store i32 %u8, ptr addrspace(1) %q8
  %u9 = mul i32 %v9, %s19
  %q9 = getelementptr i8, ptr addrspace(1) %to, i64 36
  store i32 %u9, ptr addrspace(1) %q9
  %u10 = mul i32 %v10, %s19
  %q10 = getelementptr i8, ptr addrspace(1) %to, i64 40
  store i32 %u10, ptr addrspace(1) %q10
  %u11 = mul i32 %v11, %s19
  %q11 = getelementptr i8, ptr addrspace(1) %to, i64 44
  store i32 %u11, ptr addrspace(1) %q11
  %u12 = mul i32 %v12, %s19
  %q12 = getelementptr i8, ptr addrspace(1) %to, i64 48
  store i32 %u12, ptr addrspace(1) %q12
  %u13 = mul i32 %v13, %s19
  %q13 = getelementptr i8, ptr addrspace(1) %to, i64 52
  store i32 %u13, ptr addrspace(1) %q13
  %u14 = mul i32 %v14, %s19
  %q14 = getelementptr i8, ptr addrspace(1) %to, i64 56
  store i32 %u14, ptr addrspace(1) %q14
  %u15 = mul i32 %v15, %s19
  %q15 = getelementptr i8, ptr addrspace(1) %to, i64 60
  store i32 %u15, ptr addrspace(1) %q15
  %u16 = mul i32 %v16, %s19
  %q16 = getelementptr i8, ptr addrspace(1) %to, i64 64
  store i32 %u16, ptr addrspace(1) %q16
  %u17 = mul i32 %v17, %s19
  %q17 = getelementptr i8, ptr addrspace(1) %to, i64 68
  store i32 %u17, ptr addrspace(1) %q17
  %u18 = mul i32 %v18, %s19
  %q18 = getelementptr i8, ptr addrspace(1) %to, i64 72
  store i32 %u18, ptr addrspace(1) %q18
  %u19 = mul i32 %v19, %s19
  %q19 = getelementptr i8, ptr addrspace(1) %to, i64 76
  store i32 %u19, ptr addrspace(1) %q19
  %ap0 = getelementptr i8, ptr addrspace(1) %p, i64 400
  %a0 = load i32, ptr addrspace(1) %ap0
  %ap1 = getelementptr i8, ptr addrspace(1) %p, i64 404
  %a1 = load i32, ptr addrspace(1) %ap1
  %ap2 = getelementptr i8, ptr addrspace(1) %p, i64 408
  %a2 = load i32, ptr addrspace(1) %ap2
  %ap3 = getelementptr i8, ptr addrspace(1) %p, i64 412
  %a3 = load i32, ptr addrspace(1) %ap3
  %bp0 = getelementptr i8, ptr addrspace(1) %p, i64 416
  %b0 = load i32, ptr addrspace(1) %bp0
  %bp1 = getelementptr i8, ptr addrspace(1) %p, i64 420
  %b1 = load i32, ptr addrspace(1) %bp1
  %bp2 = getelementptr i8, ptr addrspace(1) %p, i64 424
  %b2 = load i32, ptr addrspace(1) %bp2
  %bp3 = getelementptr i8, ptr addrspace(1) %p, i64 428
  %b3 = load i32, ptr addrspace(1) %bp3
  %t00 = mul i32 %a0, %b0
  %t01 = mul i32 %a0, %b1
  %t02 = mul i32 %a0, %b2
  %t03 = mul i32 %a0, %b3
  %t10 = mul i32 %a1, %b0
  %t11 = mul i32 %a1, %b1
  %t12 = mul i32 %a1, %b2
  %t13 = mul i32 %a1, %b3
  %t20 = mul i32 %a2, %b0
  %t21 = mul i32 %a2, %b1
  %t22 = mul i32 %a2, %b2
  %t23 = mul i32 %a2, %b3
  %t30 = mul i32 %a3, %b0
  %t31 = mul i32 %a3, %b1
  %t32 = mul i32 %a3, %b2
  %t33 = mul i32 %a3, %b3
  %r01 = xor i32 %t00, %t01
  %r02 = xor i32 %r01, %t02
  %r03 = xor i32 %r02, %t03
  %r11 = xor i32 %t10, %t11
  %r12 = xor i32 %r11, %t12
  %r13 = xor i32 %r12, %t13
  %m1 = mul i32 %r03, %r13
  %r21 = xor i32 %t20, %t21
  %r22 = xor i32 %r21, %t22
  %r23 = xor i32 %r22, %t23
  %m2 = mul i32 %m1, %r23
  %r31 = xor i32 %t30, %t31
  %r32 = xor i32 %r31, %t32
  %r33 = xor i32 %r32, %t33
  %m3 = mul i32 %m2, %r33
  %w = getelementptr i8, ptr addrspace(1) %to, i64 400
  store i32 %m3, ptr addrspace(1) %w
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
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
;> 	v_lshlrev_b32_e32 v0, 2, v0
;> 	s_waitcnt lgkmcnt(0)            ; s8 from s_load_dwordx4, s9 from s_load_dwordx4
;> 	global_load_dwordx4 v[1:4], v0, s[8:9]
;> 	global_load_dwordx4 v[5:8], v0, s[8:9] offset:16
;> 	global_load_dwordx4 v[9:12], v0, s[8:9] offset:32
;> 	s_waitcnt vmcnt(2)              ; v1 from global_load_dwordx4, v2 from global_load_dwordx4
;> 	v_xor_b32_e32 v13, v1, v2
;> 	v_xor_b32_e32 v13, v13, v3
;> 	v_xor_b32_e32 v13, v13, v4
;> 	s_waitcnt vmcnt(1)              ; v5 from global_load_dwordx4
;> 	v_xor_b32_e32 v13, v13, v5
;> 	v_xor_b32_e32 v13, v13, v6
;> 	v_xor_b32_e32 v13, v13, v7
;> 	v_xor_b32_e32 v13, v13, v8
;> 	s_waitcnt vmcnt(0)              ; v9 from global_load_dwordx4
;> 	v_xor_b32_e32 v13, v13, v9
;> 	v_xor_b32_e32 v13, v13, v10
;> 	buffer_store_dword v11, off, s[0:3], 0 offset:16
;> 	v_xor_b32_e32 v11, v13, v11
;> 	v_xor_b32_e32 v11, v11, v12
;> 	buffer_store_dword v12, off, s[0:3], 0 offset:20
;> 	global_load_dwordx4 v[12:15], v0, s[8:9] offset:48
;> 	s_waitcnt vmcnt(0)              ; v12 from global_load_dwordx4
;> 	v_xor_b32_e32 v11, v11, v12
;> 	buffer_store_dword v12, off, s[0:3], 0
;> 	v_xor_b32_e32 v11, v11, v13
;> 	buffer_store_dword v13, off, s[0:3], 0 offset:4
;> 	v_xor_b32_e32 v11, v11, v14
;> 	buffer_store_dword v14, off, s[0:3], 0 offset:8
;> 	v_xor_b32_e32 v11, v11, v15
;> 	buffer_store_dword v15, off, s[0:3], 0 offset:12
;> 	global_load_dwordx4 v[12:15], v0, s[8:9] offset:64
;> 	s_waitcnt vmcnt(0)              ; v12 from global_load_dwordx4
;> 	v_xor_b32_e32 v11, v11, v12
;> 	v_xor_b32_e32 v11, v11, v13
;> 	v_xor_b32_e32 v11, v11, v14
;> 	v_xor_b32_e32 v11, v11, v15
;> 	v_mul_lo_u32 v1, v1, v11
;> 	v_mul_lo_u32 v2, v2, v11
;> 	v_mul_lo_u32 v3, v3, v11
;> 	v_mul_lo_u32 v4, v4, v11
;> 	global_store_dwordx4 v0, v[1:4], s[10:11]
;> 	buffer_load_dword v1, off, s[0:3], 0 offset:16
;> 	s_nop 0                         ; ends the clause
;> 	buffer_load_dword v2, off, s[0:3], 0 offset:20
;> 	buffer_load_dword v3, off, s[0:3], 0
;> 	buffer_load_dword v4, off, s[0:3], 0 offset:4
;> 	v_mul_lo_u32 v5, v5, v11
;> 	v_mul_lo_u32 v6, v6, v11
;> 	v_mul_lo_u32 v7, v7, v11
;> 	v_mul_lo_u32 v8, v8, v11
;> 	global_store_dwordx4 v0, v[5:8], s[10:11] offset:16
;> 	buffer_load_dword v5, off, s[0:3], 0 offset:8
;> 	s_nop 0                         ; ends the clause
;> 	buffer_load_dword v6, off, s[0:3], 0 offset:12
;> 	v_mul_lo_u32 v7, v9, v11
;> 	v_mul_lo_u32 v8, v10, v11
;> 	s_waitcnt vmcnt(6)              ; v1 from buffer_load_dword
;> 	v_mul_lo_u32 v9, v1, v11
;> 	s_waitcnt vmcnt(5)              ; v2 from buffer_load_dword
;> 	v_mul_lo_u32 v10, v2, v11
;> 	global_store_dwordx4 v0, v[7:10], s[10:11] offset:32
;> 	global_load_dwordx4 v[7:10], v0, s[8:9] offset:416
;> 	s_waitcnt vmcnt(6)              ; v3 from buffer_load_dword
;> 	v_mul_lo_u32 v1, v3, v11
;> 	s_waitcnt vmcnt(5)              ; v4 from buffer_load_dword
;> 	v_mul_lo_u32 v2, v4, v11
;> 	s_waitcnt vmcnt(3)              ; v5 from buffer_load_dword
;> 	v_mul_lo_u32 v3, v5, v11
;> 	s_waitcnt vmcnt(2)              ; v6 from buffer_load_dword
;> 	v_mul_lo_u32 v4, v6, v11
;> 	global_store_dwordx4 v0, v[1:4], s[10:11] offset:48
;> 	global_load_dwordx4 v[1:4], v0, s[8:9] offset:400
;> 	v_mul_lo_u32 v12, v12, v11
;> 	v_mul_lo_u32 v13, v13, v11
;> 	v_mul_lo_u32 v14, v14, v11
;> 	v_mul_lo_u32 v15, v15, v11
;> 	global_store_dwordx4 v0, v[12:15], s[10:11] offset:64
;> 	s_waitcnt vmcnt(1)              ; v1 from global_load_dwordx4, v7 from global_load_dwordx4
;> 	v_mul_lo_u32 v5, v1, v7
;> 	v_mul_lo_u32 v6, v1, v8
;> 	v_xor_b32_e32 v5, v5, v6
;> 	v_mul_lo_u32 v6, v1, v9
;> 	v_xor_b32_e32 v5, v5, v6
;> 	v_mul_lo_u32 v1, v1, v10
;> 	v_xor_b32_e32 v1, v5, v1
;> 	v_mul_lo_u32 v5, v2, v7
;> 	v_mul_lo_u32 v6, v2, v8
;> 	v_xor_b32_e32 v5, v5, v6
;> 	v_mul_lo_u32 v6, v2, v9
;> 	v_xor_b32_e32 v5, v5, v6
;> 	v_mul_lo_u32 v2, v2, v10
;> 	v_xor_b32_e32 v2, v5, v2
;> 	v_mul_lo_u32 v1, v1, v2
;> 	v_mul_lo_u32 v2, v3, v7
;> 	v_mul_lo_u32 v5, v3, v8
;> 	v_xor_b32_e32 v2, v2, v5
;> 	v_mul_lo_u32 v5, v3, v9
;> 	v_xor_b32_e32 v2, v2, v5
;> 	v_mul_lo_u32 v3, v3, v10
;> 	v_xor_b32_e32 v2, v2, v3
;> 	v_mul_lo_u32 v1, v1, v2
;> 	v_mul_lo_u32 v2, v4, v10
;> 	v_mul_lo_u32 v3, v4, v9
;> 	v_mul_lo_u32 v5, v4, v7
;> 	v_mul_lo_u32 v4, v4, v8
;> 	v_xor_b32_e32 v4, v5, v4
;> 	v_xor_b32_e32 v3, v4, v3
;> 	v_xor_b32_e32 v2, v3, v2
;> 	v_mul_lo_u32 v1, v1, v2
;> 	global_store_dword v0, v1, s[10:11] offset:400
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
;> ; Kernel info:
;> ; codeLenInByte = 720
;> ; TotalNumSgprs: 16
;> ; NumVgprs: 16
;> ; ScratchSize: 32
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 1
;> ; VGPRBlocks: 3
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 6
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel k
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 32
;> 		.amdhsa_kernarg_size 16
;> 		.amdhsa_user_sgpr_count 6
;> 		.amdhsa_user_sgpr_private_segment_buffer 1
;> 		.amdhsa_user_sgpr_dispatch_ptr 0
;> 		.amdhsa_user_sgpr_queue_ptr 0
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 0
;> 		.amdhsa_user_sgpr_flat_scratch_init 0
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 16
;> 		.amdhsa_next_free_sgpr 12
;> 		.amdhsa_reserve_vcc 0
;> 		.amdhsa_reserve_flat_scratch 0
;> 		.amdhsa_reserve_xnack_mask 1
;> 		.amdhsa_float_round_mode_32 0
;> 		.amdhsa_float_round_mode_16_64 0
;> 		.amdhsa_float_denorm_mode_32 3
;> 		.amdhsa_float_denorm_mode_16_64 3
;> 		.amdhsa_dx10_clamp 1
;> 		.amdhsa_ieee_mode 1
;> 		.amdhsa_fp16_overflow 0
;> 	.end_amdhsa_kernel
;> 	.section	".note.GNU-stack","",@progbits
;> 	.amdgpu_metadata
;> ---
;> amdhsa.kernels:
;>   - .args:
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
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           k
;>     .private_segment_fixed_size: 32
;>     .sgpr_count:     16
;>     .sgpr_spill_count: 0
;>     .symbol:         k.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     16
;>     .vgpr_spill_count: 6
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx906
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
