; test compile
; target gfx906
; options -O2
; The products of words are made once, whichever operand comes first.
define amdgpu_kernel void @both(ptr addrspace(1) %p) {
  %a = load i64, ptr addrspace(1) %p
  %q = getelementptr i64, ptr addrspace(1) %p, i64 1
  %b = load i64, ptr addrspace(1) %q
  %a1 = zext i64 %a to i128
  %b1 = zext i64 %b to i128
  %ab = mul i128 %a1, %b1
  %ba = mul i128 %b1, %a1
  %high = lshr i128 %ba, 64
  %sum = add i128 %ab, %high
  store i128 %sum, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	both
;> 	.globl	both
;> 	.p2align	8
;> 	.type	both,@function
;> both:
;> 	s_load_dwordx2 s[0:1], s[4:5], 0x0
;> 	v_mov_b32_e32 v4, 0
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx2, s1 from s_load_dwordx2
;> 	s_load_dwordx4 s[4:7], s[0:1], 0x0
;> 	s_waitcnt lgkmcnt(0)            ; s4 from s_load_dwordx4, s6 from s_load_dwordx4
;> 	s_mul_i32 s8, s4, s6
;> 	s_mul_hi_u32 s2, s4, s6
;> 	s_mul_i32 s3, s4, s7
;> 	s_mul_hi_u32 s4, s4, s7
;> 	s_mul_i32 s9, s5, s6
;> 	s_mul_hi_u32 s6, s5, s6
;> 	s_mul_i32 s10, s5, s7
;> 	s_mul_hi_u32 s5, s5, s7
;> 	s_add_u32 s2, s3, s2
;> 	s_addc_u32 s3, s4, 0
;> 	s_add_u32 s4, s9, s2
;> 	s_addc_u32 s2, s6, 0
;> 	s_add_u32 s2, s3, s2
;> 	s_addc_u32 s3, 0, 0
;> 	s_add_u32 s6, s10, s2
;> 	s_addc_u32 s5, s5, s3
;> 	s_add_u32 s2, s8, s6
;> 	s_addc_u32 s3, s4, s5
;> 	v_mov_b32_e32 v0, s8
;> 	v_mov_b32_e32 v1, s4
;> 	v_cmp_lt_u64_e32 vcc, s[2:3], v[0:1]
;> 	v_mov_b32_e32 v0, s6
;> 	v_addc_co_u32_e32 v2, vcc, 0, v0, vcc
;> 	v_mov_b32_e32 v0, s5
;> 	v_addc_co_u32_e32 v3, vcc, 0, v0, vcc
;> 	v_mov_b32_e32 v0, s2
;> 	v_mov_b32_e32 v1, s3
;> 	global_store_dwordx4 v4, v[0:3], s[0:1]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	both, .Lfunc_end0-both
;> ; Kernel info:
;> ; codeLenInByte = 148
;> ; TotalNumSgprs: 15
;> ; NumVgprs: 5
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 1
;> ; VGPRBlocks: 1
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel both
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 8
;> 		.amdhsa_user_sgpr_count 6
;> 		.amdhsa_user_sgpr_private_segment_buffer 1
;> 		.amdhsa_user_sgpr_dispatch_ptr 0
;> 		.amdhsa_user_sgpr_queue_ptr 0
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 0
;> 		.amdhsa_user_sgpr_flat_scratch_init 0
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 5
;> 		.amdhsa_next_free_sgpr 11
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
;> 	.end_amdhsa_kernel
;> 	.section	".note.GNU-stack","",@progbits
;> 	.amdgpu_metadata
;> ---
;> amdhsa.kernels:
;>   - .args:
;>       - .address_space:  global
;>         .name:           p
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 8
;>     .max_flat_workgroup_size: 1024
;>     .name:           both
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     15
;>     .sgpr_spill_count: 0
;>     .symbol:         both.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     5
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx906
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
