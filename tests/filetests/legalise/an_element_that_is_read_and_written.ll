; test compile
; target gfx906
; options -O2
; Reading and writing at the same place needs each comparison once.
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %m) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr <4 x i32>, ptr addrspace(1) %p, i32 %id
  %v = load <4 x i32>, ptr addrspace(1) %place
  %i = and i32 %id, 3
  %x = extractelement <4 x i32> %v, i32 %i
  %y = mul i32 %x, %m
  %w = insertelement <4 x i32> %v, i32 %y, i32 %i
  store <4 x i32> %w, ptr addrspace(1) %place
  ret void
}
; expect gfx906
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	k
;> 	.globl	k
;> 	.p2align	8
;> 	.type	k,@function
;> k:
;> 	s_load_dwordx2 s[0:1], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v4, 4, v0
;> 	s_load_dword s8, s[4:5], 0x8
;> 	v_and_b32_e32 v0, 3, v0
;> 	v_cmp_eq_u32_e32 vcc, 1, v0
;> 	v_cmp_eq_u32_e64 s[2:3], 2, v0
;> 	v_cmp_eq_u32_e64 s[4:5], 3, v0
;> 	v_cmp_eq_u32_e64 s[6:7], 0, v0
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx2, s1 from s_load_dwordx2
;> 	global_load_dwordx4 v[0:3], v4, s[0:1]
;> 	s_waitcnt vmcnt(0)              ; v0 from global_load_dwordx4, v1 from global_load_dwordx4
;> 	v_cndmask_b32_e32 v5, v0, v1, vcc
;> 	v_cndmask_b32_e64 v5, v5, v2, s[2:3]
;> 	v_cndmask_b32_e64 v5, v5, v3, s[4:5]
;> 	v_mul_lo_u32 v5, v5, s8
;> 	v_cndmask_b32_e64 v0, v0, v5, s[6:7]
;> 	v_cndmask_b32_e32 v1, v1, v5, vcc
;> 	v_cndmask_b32_e64 v2, v2, v5, s[2:3]
;> 	v_cndmask_b32_e64 v3, v3, v5, s[4:5]
;> 	global_store_dwordx4 v4, v[0:3], s[0:1]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
;> ; Kernel info:
;> ; codeLenInByte = 136
;> ; TotalNumSgprs: 13
;> ; NumVgprs: 6
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
;> 	.amdhsa_kernel k
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 12
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
;> 		.amdhsa_next_free_vgpr 6
;> 		.amdhsa_next_free_sgpr 9
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
;>       - .name:           m
;>         .offset:         8
;>         .size:           4
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 12
;>     .max_flat_workgroup_size: 1024
;>     .name:           k
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     13
;>     .sgpr_spill_count: 0
;>     .symbol:         k.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     6
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx906
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
