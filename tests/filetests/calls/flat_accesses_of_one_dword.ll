; test compile
; target gfx701 gfx803 gfx906
; Before GFX9 a flat access that may be to scratch memory is one dword.
define i32 @f(ptr %p) noinline {
  %v = load <4 x i32>, ptr %p, align 16
  %a = extractelement <4 x i32> %v, i32 0
  %b = extractelement <4 x i32> %v, i32 3
  %s = add i32 %a, %b
  ret i32 %s
}
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %p = alloca [4 x i32], align 16, addrspace(5)
  %q = getelementptr i32, ptr addrspace(5) %p, i32 %n
  store volatile i32 42, ptr addrspace(5) %q
  %g = addrspacecast ptr addrspace(5) %p to ptr
  %v = call i32 @f(ptr %g)
  store i32 %v, ptr addrspace(1) %o
  ret void
}
; expect gfx701
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx701"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	f
;> 	.globl	f
;> 	.p2align	2
;> 	.type	f,@function
;> f:
;> 	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; function entry
;> 	s_mov_b32 m0, -1
;> 	flat_load_dword v2, v[0:1]
;> 	v_add_i32_e32 v0, vcc, 12, v0
;> 	v_addc_u32_e32 v1, vcc, 0, v1, vcc
;> 	flat_load_dword v0, v[0:1]
;> 	s_waitcnt vmcnt(0) lgkmcnt(0)   ; v0 from flat_load_dword, v2 from flat_load_dword
;> 	v_add_i32_e32 v0, vcc, v2, v0
;> 	s_setpc_b64 s[30:31]
;> .Lfunc_end0:
;> 	.size	f, .Lfunc_end0-f
;> ; Function info:
;> ; codeLenInByte = 44
;> ; TotalNumSgprs: 34
;> ; NumVgprs: 3
;> ; ScratchSize: 0
;> 	.protected	k
;> 	.globl	k
;> 	.p2align	8
;> 	.type	k,@function
;> k:
;> 	s_mov_b32 flat_scratch_lo, s7
;> 	s_add_u32 s6, s6, s8
;> 	s_lshr_b32 flat_scratch_hi, s6, 8
;> 	s_add_u32 s0, s0, s8
;> 	s_addc_u32 s1, s1, 0
;> 	s_mov_b32 s32, 0x400
;> 	s_load_dwordx2 s[6:7], s[4:5], 0x0
;> 	s_load_dword s8, s[4:5], 0x2
;> 	v_mov_b32_e32 v0, 0
;> 	v_mov_b32_e32 v1, 42
;> 	s_waitcnt lgkmcnt(0)            ; s8 from s_load_dword
;> 	s_lshl_b32 s8, s8, 2
;> 	v_add_i32_e32 v2, vcc, s8, v0
;> 	buffer_store_dword v1, v2, s[0:3], 0 offen
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (14:3)
;> 	s_load_dword s4, s[4:5], 0x34
;> 	s_waitcnt lgkmcnt(0)            ; s4 from s_load_dword
;> 	v_mov_b32_e32 v1, s4
;> 	s_getpc_b64 s[30:31]
;> 	s_add_u32 s30, s30, f@rel32@lo+4
;> 	s_addc_u32 s31, s31, f@rel32@hi+12
;> 	s_swappc_b64 s[30:31], s[30:31]
;> 	v_mov_b32_e32 v1, s6
;> 	v_mov_b32_e32 v2, s7
;> 	s_nop 1                         ; hazard: VALU writes an SGPR or VCC, then vector memory reads the SGPR: 5 (17:3)
;> 	flat_store_dword v[1:2], v0
;> 	s_endpgm
;> .Lfunc_end1:
;> 	.size	k, .Lfunc_end1-k
;> ; Kernel info:
;> ; codeLenInByte = 128
;> ; TotalNumSgprs: 37
;> ; NumVgprs: 3
;> ; ScratchSize: 16
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 4
;> ; VGPRBlocks: 0
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 8
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel k
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 16
;> 		.amdhsa_kernarg_size 272
;> 		.amdhsa_user_sgpr_count 8
;> 		.amdhsa_user_sgpr_private_segment_buffer 1
;> 		.amdhsa_user_sgpr_dispatch_ptr 0
;> 		.amdhsa_user_sgpr_queue_ptr 0
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 0
;> 		.amdhsa_user_sgpr_flat_scratch_init 1
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 3
;> 		.amdhsa_next_free_sgpr 33
;> 		.amdhsa_reserve_vcc 1
;> 		.amdhsa_reserve_flat_scratch 1
;> 		.amdhsa_float_round_mode_32 0
;> 		.amdhsa_float_round_mode_16_64 0
;> 		.amdhsa_float_denorm_mode_32 3
;> 		.amdhsa_float_denorm_mode_16_64 3
;> 		.amdhsa_dx10_clamp 1
;> 		.amdhsa_ieee_mode 1
;> 	.end_amdhsa_kernel
;> 	.section	".note.GNU-stack","",@progbits
;> 	.amdgpu_metadata
;> ---
;> amdhsa.kernels:
;>   - .args:
;>       - .address_space:  global
;>         .name:           o
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
;>       - .offset:         208
;>         .size:           4
;>         .value_kind:     hidden_private_base
;>       - .offset:         212
;>         .size:           4
;>         .value_kind:     hidden_shared_base
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 272
;>     .max_flat_workgroup_size: 1024
;>     .name:           k
;>     .private_segment_fixed_size: 16
;>     .sgpr_count:     37
;>     .sgpr_spill_count: 0
;>     .symbol:         k.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     3
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx701
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
; expect gfx803
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	f
;> 	.globl	f
;> 	.p2align	2
;> 	.type	f,@function
;> f:
;> 	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; function entry
;> 	s_mov_b32 m0, -1
;> 	flat_load_dword v2, v[0:1]
;> 	v_add_u32_e32 v0, vcc, 12, v0
;> 	v_addc_u32_e32 v1, vcc, 0, v1, vcc
;> 	flat_load_dword v0, v[0:1]
;> 	s_waitcnt vmcnt(0) lgkmcnt(0)   ; v0 from flat_load_dword, v2 from flat_load_dword
;> 	v_add_u32_e32 v0, vcc, v2, v0
;> 	s_setpc_b64 s[30:31]
;> .Lfunc_end0:
;> 	.size	f, .Lfunc_end0-f
;> ; Function info:
;> ; codeLenInByte = 44
;> ; TotalNumSgprs: 34
;> ; NumVgprs: 3
;> ; ScratchSize: 0
;> 	.protected	k
;> 	.globl	k
;> 	.p2align	8
;> 	.type	k,@function
;> k:
;> 	s_mov_b32 flat_scratch_lo, s7
;> 	s_add_u32 s6, s6, s8
;> 	s_lshr_b32 flat_scratch_hi, s6, 8
;> 	s_add_u32 s0, s0, s8
;> 	s_addc_u32 s1, s1, 0
;> 	s_mov_b32 s32, 0x400
;> 	s_load_dwordx2 s[6:7], s[4:5], 0x0
;> 	s_load_dword s8, s[4:5], 0x8
;> 	v_mov_b32_e32 v0, 0
;> 	v_mov_b32_e32 v1, 42
;> 	s_waitcnt lgkmcnt(0)            ; s8 from s_load_dword
;> 	s_lshl_b32 s8, s8, 2
;> 	v_add_u32_e32 v2, vcc, s8, v0
;> 	buffer_store_dword v1, v2, s[0:3], 0 offen
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (14:3)
;> 	s_load_dword s4, s[4:5], 0xd0
;> 	s_waitcnt lgkmcnt(0)            ; s4 from s_load_dword
;> 	v_mov_b32_e32 v1, s4
;> 	s_getpc_b64 s[30:31]
;> 	s_add_u32 s30, s30, f@rel32@lo+4
;> 	s_addc_u32 s31, s31, f@rel32@hi+12
;> 	s_swappc_b64 s[30:31], s[30:31]
;> 	v_mov_b32_e32 v1, s6
;> 	v_mov_b32_e32 v2, s7
;> 	s_nop 1                         ; hazard: VALU writes an SGPR or VCC, then vector memory reads the SGPR: 5 (17:3)
;> 	flat_store_dword v[1:2], v0
;> 	s_endpgm
;> .Lfunc_end1:
;> 	.size	k, .Lfunc_end1-k
;> ; Kernel info:
;> ; codeLenInByte = 140
;> ; TotalNumSgprs: 39
;> ; NumVgprs: 3
;> ; ScratchSize: 16
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 4
;> ; VGPRBlocks: 0
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 8
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel k
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 16
;> 		.amdhsa_kernarg_size 272
;> 		.amdhsa_user_sgpr_count 8
;> 		.amdhsa_user_sgpr_private_segment_buffer 1
;> 		.amdhsa_user_sgpr_dispatch_ptr 0
;> 		.amdhsa_user_sgpr_queue_ptr 0
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 0
;> 		.amdhsa_user_sgpr_flat_scratch_init 1
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 3
;> 		.amdhsa_next_free_sgpr 33
;> 		.amdhsa_reserve_vcc 1
;> 		.amdhsa_reserve_flat_scratch 1
;> 		.amdhsa_reserve_xnack_mask 0
;> 		.amdhsa_float_round_mode_32 0
;> 		.amdhsa_float_round_mode_16_64 0
;> 		.amdhsa_float_denorm_mode_32 3
;> 		.amdhsa_float_denorm_mode_16_64 3
;> 		.amdhsa_dx10_clamp 1
;> 		.amdhsa_ieee_mode 1
;> 	.end_amdhsa_kernel
;> 	.section	".note.GNU-stack","",@progbits
;> 	.amdgpu_metadata
;> ---
;> amdhsa.kernels:
;>   - .args:
;>       - .address_space:  global
;>         .name:           o
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
;>       - .offset:         208
;>         .size:           4
;>         .value_kind:     hidden_private_base
;>       - .offset:         212
;>         .size:           4
;>         .value_kind:     hidden_shared_base
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 272
;>     .max_flat_workgroup_size: 1024
;>     .name:           k
;>     .private_segment_fixed_size: 16
;>     .sgpr_count:     39
;>     .sgpr_spill_count: 0
;>     .symbol:         k.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     3
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx803
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
; expect gfx906
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	f
;> 	.globl	f
;> 	.p2align	2
;> 	.type	f,@function
;> f:
;> 	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; function entry
;> 	flat_load_dwordx4 v[0:3], v[0:1]
;> 	s_waitcnt vmcnt(0) lgkmcnt(0)   ; v0 from flat_load_dwordx4, v3 from flat_load_dwordx4
;> 	v_add_u32_e32 v0, v0, v3
;> 	s_setpc_b64 s[30:31]
;> .Lfunc_end0:
;> 	.size	f, .Lfunc_end0-f
;> ; Function info:
;> ; codeLenInByte = 24
;> ; TotalNumSgprs: 36
;> ; NumVgprs: 4
;> ; ScratchSize: 0
;> 	.protected	k
;> 	.globl	k
;> 	.p2align	8
;> 	.type	k,@function
;> k:
;> 	s_add_u32 flat_scratch_lo, s6, s8
;> 	s_addc_u32 flat_scratch_hi, s7, 0
;> 	s_add_u32 s0, s0, s8
;> 	s_addc_u32 s1, s1, 0
;> 	s_mov_b32 s32, 0x400
;> 	s_load_dwordx2 s[6:7], s[4:5], 0x0
;> 	s_load_dword s8, s[4:5], 0x8
;> 	v_mov_b32_e32 v0, 0
;> 	v_mov_b32_e32 v1, 42
;> 	s_waitcnt lgkmcnt(0)            ; s8 from s_load_dword
;> 	s_lshl_b32 s4, s8, 2
;> 	v_add_u32_e32 v2, s4, v0
;> 	buffer_store_dword v1, v2, s[0:3], 0 offen
;> 	s_mov_b64 s[4:5], src_private_base
;> 	v_mov_b32_e32 v1, s5
;> 	s_getpc_b64 s[30:31]
;> 	s_add_u32 s30, s30, f@rel32@lo+4
;> 	s_addc_u32 s31, s31, f@rel32@hi+12
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (14:3)
;> 	s_swappc_b64 s[30:31], s[30:31]
;> 	v_mov_b32_e32 v1, 0
;> 	s_nop 2                         ; hazard: VALU writes an SGPR or VCC, then vector memory reads the SGPR: 5 (17:3)
;> 	global_store_dword v1, v0, s[6:7]
;> 	s_endpgm
;> .Lfunc_end1:
;> 	.size	k, .Lfunc_end1-k
;> ; Kernel info:
;> ; codeLenInByte = 124
;> ; TotalNumSgprs: 39
;> ; NumVgprs: 4
;> ; ScratchSize: 16
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 4
;> ; VGPRBlocks: 0
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 8
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel k
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 16
;> 		.amdhsa_kernarg_size 12
;> 		.amdhsa_user_sgpr_count 8
;> 		.amdhsa_user_sgpr_private_segment_buffer 1
;> 		.amdhsa_user_sgpr_dispatch_ptr 0
;> 		.amdhsa_user_sgpr_queue_ptr 0
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 0
;> 		.amdhsa_user_sgpr_flat_scratch_init 1
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 4
;> 		.amdhsa_next_free_sgpr 33
;> 		.amdhsa_reserve_vcc 0
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
;> 	.section	".note.GNU-stack","",@progbits
;> 	.amdgpu_metadata
;> ---
;> amdhsa.kernels:
;>   - .args:
;>       - .address_space:  global
;>         .name:           o
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .name:           'n'
;>         .offset:         8
;>         .size:           4
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 12
;>     .max_flat_workgroup_size: 1024
;>     .name:           k
;>     .private_segment_fixed_size: 16
;>     .sgpr_count:     39
;>     .sgpr_spill_count: 0
;>     .symbol:         k.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     4
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx906
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
