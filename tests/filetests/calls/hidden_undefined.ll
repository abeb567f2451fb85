; test compile
; target gfx906
; What is hidden is of the same linked object, so that its distance is the linker's to fill in. What may be absent has no distance.
declare hidden i32 @here(i32)
declare protected i32 @seen(i32)
declare extern_weak hidden i32 @perhaps(i32)
@variable = external hidden addrspace(1) global i32
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = call i32 @here(i32 %n)
  %y = call i32 @seen(i32 %x)
  store i32 %y, ptr addrspace(1) %p, align 4
  ret void
}
define amdgpu_kernel void @weak(ptr addrspace(1) %p, i32 %n) {
  %x = call i32 @perhaps(i32 %n)
  store i32 %x, ptr addrspace(1) @variable, align 4
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
;> 	s_add_u32 flat_scratch_lo, s12, s17
;> 	s_addc_u32 flat_scratch_hi, s13, 0
;> 	s_add_u32 s0, s0, s17
;> 	s_addc_u32 s1, s1, 0
;> 	s_mov_b32 s32, 0
;> 	s_mov_b32 s33, s16
;> 	s_mov_b32 s34, s15
;> 	s_mov_b32 s35, s14
;> 	s_mov_b32 s36, s11
;> 	s_mov_b32 s37, s10
;> 	s_mov_b32 s38, s7
;> 	s_mov_b32 s39, s6
;> 	s_mov_b32 s48, s5
;> 	s_mov_b32 s49, s4
;> 	s_load_dwordx2 s[52:53], s[8:9], 0x0
;> 	s_load_dword s4, s[8:9], 0x8
;> 	s_add_u32 s50, s8, 16
;> 	s_addc_u32 s51, s9, 0
;> 	v_lshlrev_b32_e32 v1, 10, v1
;> 	v_lshlrev_b32_e32 v2, 20, v2
;> 	v_or3_b32 v40, v0, v1, v2
;> 	s_waitcnt lgkmcnt(0)            ; s4 from s_load_dword
;> 	v_mov_b32_e32 v0, s4
;> 	s_mov_b64 s[8:9], s[50:51]
;> 	s_mov_b32 s4, s49
;> 	s_mov_b32 s5, s48
;> 	s_mov_b32 s6, s39
;> 	s_mov_b32 s7, s38
;> 	s_mov_b32 s10, s37
;> 	s_mov_b32 s11, s36
;> 	s_mov_b32 s12, s35
;> 	s_mov_b32 s13, s34
;> 	s_mov_b32 s14, s33
;> 	v_mov_b32_e32 v31, v40
;> 	s_getpc_b64 s[30:31]
;> 	s_add_u32 s30, s30, here@rel32@lo+4
;> 	s_addc_u32 s31, s31, here@rel32@hi+12
;> 	s_swappc_b64 s[30:31], s[30:31]
;> 	s_mov_b64 s[8:9], s[50:51]
;> 	s_mov_b32 s4, s49
;> 	s_mov_b32 s5, s48
;> 	s_mov_b32 s6, s39
;> 	s_mov_b32 s7, s38
;> 	s_mov_b32 s10, s37
;> 	s_mov_b32 s11, s36
;> 	s_mov_b32 s12, s35
;> 	s_mov_b32 s13, s34
;> 	s_mov_b32 s14, s33
;> 	v_mov_b32_e32 v31, v40
;> 	s_getpc_b64 s[30:31]
;> 	s_add_u32 s30, s30, seen@rel32@lo+4
;> 	s_addc_u32 s31, s31, seen@rel32@hi+12
;> 	s_swappc_b64 s[30:31], s[30:31]
;> 	v_mov_b32_e32 v1, 0
;> 	s_nop 2                         ; hazard: VALU writes an SGPR or VCC, then vector memory reads the SGPR: 5 (11:3)
;> 	global_store_dword v1, v0, s[52:53]
;> 	s_endpgm
;> .Lfunc_end3:
;> 	.size	k, .Lfunc_end3-k
;> ; Kernel info:
;> ; codeLenInByte = 260
;> ; TotalNumSgprs: 108
;> ; NumVgprs: 64
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 13
;> ; VGPRBlocks: 15
;> ; Occupancy: 4
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 14
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.protected	weak
;> 	.globl	weak
;> 	.p2align	8
;> 	.type	weak,@function
;> weak:
;> 	s_add_u32 flat_scratch_lo, s12, s17
;> 	s_addc_u32 flat_scratch_hi, s13, 0
;> 	s_add_u32 s0, s0, s17
;> 	s_addc_u32 s1, s1, 0
;> 	s_mov_b32 s32, 0
;> 	s_mov_b64 s[12:13], s[14:15]
;> 	s_load_dword s17, s[8:9], 0x8
;> 	s_add_u32 s8, s8, 16
;> 	s_addc_u32 s9, s9, 0
;> 	v_lshlrev_b32_e32 v1, 10, v1
;> 	v_lshlrev_b32_e32 v2, 20, v2
;> 	v_or3_b32 v31, v0, v1, v2
;> 	s_getpc_b64 s[14:15]
;> 	s_add_u32 s14, s14, perhaps@gotpcrel32@lo+4
;> 	s_addc_u32 s15, s15, perhaps@gotpcrel32@hi+12
;> 	s_load_dwordx2 s[18:19], s[14:15], 0x0
;> 	s_waitcnt lgkmcnt(0)            ; s17 from s_load_dword
;> 	v_mov_b32_e32 v0, s17
;> 	s_mov_b32 s14, s16
;> 	s_swappc_b64 s[30:31], s[18:19]
;> 	s_getpc_b64 s[4:5]
;> 	s_add_u32 s4, s4, variable@rel32@lo+4
;> 	s_addc_u32 s5, s5, variable@rel32@hi+12
;> 	v_mov_b32_e32 v1, 0
;> 	global_store_dword v1, v0, s[4:5]
;> 	s_endpgm
;> .Lfunc_end4:
;> 	.size	weak, .Lfunc_end4-weak
;> ; Kernel info:
;> ; codeLenInByte = 136
;> ; TotalNumSgprs: 108
;> ; NumVgprs: 64
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 13
;> ; VGPRBlocks: 15
;> ; Occupancy: 4
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 14
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel k
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 272
;> 		.amdhsa_user_sgpr_count 14
;> 		.amdhsa_user_sgpr_private_segment_buffer 1
;> 		.amdhsa_user_sgpr_dispatch_ptr 1
;> 		.amdhsa_user_sgpr_queue_ptr 1
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 1
;> 		.amdhsa_user_sgpr_flat_scratch_init 1
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_uses_dynamic_stack 1
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
;> 		.amdhsa_system_sgpr_workgroup_id_x 1
;> 		.amdhsa_system_sgpr_workgroup_id_y 1
;> 		.amdhsa_system_sgpr_workgroup_id_z 1
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 2
;> 		.amdhsa_next_free_vgpr 64
;> 		.amdhsa_next_free_sgpr 102
;> 		.amdhsa_reserve_vcc 1
;> 		.amdhsa_reserve_flat_scratch 1
;> 		.amdhsa_reserve_xnack_mask 1
;> 		.amdhsa_float_round_mode_32 0
;> 		.amdhsa_float_round_mode_16_64 0
;> 		.amdhsa_float_denorm_mode_32 3
;> 		.amdhsa_float_denorm_mode_16_64 3
;> 		.amdhsa_dx10_clamp 1
;> 		.amdhsa_ieee_mode 1
;> 		.amdhsa_fp16_overflow 0
;> 	.end_amdhsa_kernel
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel weak
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 272
;> 		.amdhsa_user_sgpr_count 14
;> 		.amdhsa_user_sgpr_private_segment_buffer 1
;> 		.amdhsa_user_sgpr_dispatch_ptr 1
;> 		.amdhsa_user_sgpr_queue_ptr 1
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 1
;> 		.amdhsa_user_sgpr_flat_scratch_init 1
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_uses_dynamic_stack 1
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
;> 		.amdhsa_system_sgpr_workgroup_id_x 1
;> 		.amdhsa_system_sgpr_workgroup_id_y 1
;> 		.amdhsa_system_sgpr_workgroup_id_z 1
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 2
;> 		.amdhsa_next_free_vgpr 64
;> 		.amdhsa_next_free_sgpr 102
;> 		.amdhsa_reserve_vcc 1
;> 		.amdhsa_reserve_flat_scratch 1
;> 		.amdhsa_reserve_xnack_mask 1
;> 		.amdhsa_float_round_mode_32 0
;> 		.amdhsa_float_round_mode_16_64 0
;> 		.amdhsa_float_denorm_mode_32 3
;> 		.amdhsa_float_denorm_mode_16_64 3
;> 		.amdhsa_dx10_clamp 1
;> 		.amdhsa_ieee_mode 1
;> 		.amdhsa_fp16_overflow 0
;> 	.end_amdhsa_kernel
;> 	.hidden	here
;> 	.protected	seen
;> 	.hidden	perhaps
;> 	.weak	perhaps
;> 	.hidden	variable
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
;>       - .name:           'n'
;>         .offset:         8
;>         .size:           4
;>         .value_kind:     by_value
;>       - .offset:         16
;>         .size:           4
;>         .value_kind:     hidden_block_count_x
;>       - .offset:         20
;>         .size:           4
;>         .value_kind:     hidden_block_count_y
;>       - .offset:         24
;>         .size:           4
;>         .value_kind:     hidden_block_count_z
;>       - .offset:         28
;>         .size:           2
;>         .value_kind:     hidden_group_size_x
;>       - .offset:         30
;>         .size:           2
;>         .value_kind:     hidden_group_size_y
;>       - .offset:         32
;>         .size:           2
;>         .value_kind:     hidden_group_size_z
;>       - .offset:         34
;>         .size:           2
;>         .value_kind:     hidden_remainder_x
;>       - .offset:         36
;>         .size:           2
;>         .value_kind:     hidden_remainder_y
;>       - .offset:         38
;>         .size:           2
;>         .value_kind:     hidden_remainder_z
;>       - .offset:         56
;>         .size:           8
;>         .value_kind:     hidden_global_offset_x
;>       - .offset:         64
;>         .size:           8
;>         .value_kind:     hidden_global_offset_y
;>       - .offset:         72
;>         .size:           8
;>         .value_kind:     hidden_global_offset_z
;>       - .offset:         80
;>         .size:           2
;>         .value_kind:     hidden_grid_dims
;>       - .offset:         96
;>         .size:           8
;>         .value_kind:     hidden_hostcall_buffer
;>       - .offset:         104
;>         .size:           8
;>         .value_kind:     hidden_multigrid_sync_arg
;>       - .offset:         112
;>         .size:           8
;>         .value_kind:     hidden_heap_v1
;>       - .offset:         120
;>         .size:           8
;>         .value_kind:     hidden_default_queue
;>       - .offset:         128
;>         .size:           8
;>         .value_kind:     hidden_completion_action
;>       - .offset:         216
;>         .size:           8
;>         .value_kind:     hidden_queue_ptr
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 272
;>     .max_flat_workgroup_size: 1024
;>     .name:           k
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     108
;>     .sgpr_spill_count: 0
;>     .symbol:         k.kd
;>     .uses_dynamic_stack: true
;>     .vgpr_count:     64
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;>   - .args:
;>       - .address_space:  global
;>         .name:           p
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .name:           'n'
;>         .offset:         8
;>         .size:           4
;>         .value_kind:     by_value
;>       - .offset:         16
;>         .size:           4
;>         .value_kind:     hidden_block_count_x
;>       - .offset:         20
;>         .size:           4
;>         .value_kind:     hidden_block_count_y
;>       - .offset:         24
;>         .size:           4
;>         .value_kind:     hidden_block_count_z
;>       - .offset:         28
;>         .size:           2
;>         .value_kind:     hidden_group_size_x
;>       - .offset:         30
;>         .size:           2
;>         .value_kind:     hidden_group_size_y
;>       - .offset:         32
;>         .size:           2
;>         .value_kind:     hidden_group_size_z
;>       - .offset:         34
;>         .size:           2
;>         .value_kind:     hidden_remainder_x
;>       - .offset:         36
;>         .size:           2
;>         .value_kind:     hidden_remainder_y
;>       - .offset:         38
;>         .size:           2
;>         .value_kind:     hidden_remainder_z
;>       - .offset:         56
;>         .size:           8
;>         .value_kind:     hidden_global_offset_x
;>       - .offset:         64
;>         .size:           8
;>         .value_kind:     hidden_global_offset_y
;>       - .offset:         72
;>         .size:           8
;>         .value_kind:     hidden_global_offset_z
;>       - .offset:         80
;>         .size:           2
;>         .value_kind:     hidden_grid_dims
;>       - .offset:         96
;>         .size:           8
;>         .value_kind:     hidden_hostcall_buffer
;>       - .offset:         104
;>         .size:           8
;>         .value_kind:     hidden_multigrid_sync_arg
;>       - .offset:         112
;>         .size:           8
;>         .value_kind:     hidden_heap_v1
;>       - .offset:         120
;>         .size:           8
;>         .value_kind:     hidden_default_queue
;>       - .offset:         128
;>         .size:           8
;>         .value_kind:     hidden_completion_action
;>       - .offset:         216
;>         .size:           8
;>         .value_kind:     hidden_queue_ptr
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 272
;>     .max_flat_workgroup_size: 1024
;>     .name:           weak
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     108
;>     .sgpr_spill_count: 0
;>     .symbol:         weak.kd
;>     .uses_dynamic_stack: true
;>     .vgpr_count:     64
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx906
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
