; test compile
; target gfx90a gfx942
; options -O2
; Waits, invalidations, write-backs, cache bits and wait states say which row of which table asks for them, and for
; which line of the program.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg)

define amdgpu_kernel void @k(ptr addrspace(1) %data, ptr addrspace(1) %flag) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr i32, ptr addrspace(1) %data, i32 %id
  %twice = shl i32 %id, 1
  %next = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %twice, i32 257, i32 15, i32 15, i1 true)
  store i32 %next, ptr addrspace(1) %place
  store atomic i32 1, ptr addrspace(1) %flag release, align 4
  %seen = load atomic i32, ptr addrspace(1) %flag syncscope("agent") monotonic, align 4
  fence syncscope("agent") acquire
  store i32 %seen, ptr addrspace(1) %place
  ret void
}
; expect gfx90a
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	k
;> 	.globl	k
;> 	.p2align	8
;> 	.type	k,@function
;> k:
;> 	s_load_dwordx4 s[0:3], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v1, 2, v0
;> 	v_lshlrev_b32_e32 v0, 1, v0
;> 	v_mov_b32_e32 v2, 0
;> 	v_mov_b32_e32 v3, v2
;> 	s_nop 1                         ; hazard: VALU writes a VGPR, then DPP reads it: 2 (13:11)
;> 	v_mov_b32_dpp v3, v0 row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
;> 	v_mov_b32_e32 v0, 1
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4
;> 	global_store_dword v1, v3, s[0:1]
;> 	buffer_wbl2                     ; memory model: store release system global/generic (15:3)
;> 	s_waitcnt vmcnt(0)              ; memory model: store release system global/generic (15:3)
;> 	global_store_dword v2, v0, s[2:3]
;> 	global_load_dword v0, v2, s[2:3] glc ; memory model: load monotonic agent/system global/generic (16:11)
;> 	s_waitcnt vmcnt(0)              ; memory model: fence acquire agent global/local/private/generic (17:3)
;> 	buffer_wbinvl1_vol              ; memory model: fence acquire agent global/local/private/generic (17:3)
;> 	global_store_dword v1, v0, s[0:1]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
;> ; Kernel info:
;> ; codeLenInByte = 104
;> ; TotalNumSgprs: 10
;> ; NumVgprs: 4
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 1
;> ; VGPRBlocks: 0
;> ; Occupancy: 8
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel k
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 16
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
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 4
;> 		.amdhsa_next_free_sgpr 6
;> 		.amdhsa_accum_offset 4
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
;> 		.amdhsa_tg_split 0
;> 	.end_amdhsa_kernel
;> 	.section	".note.GNU-stack","",@progbits
;> 	.amdgpu_metadata
;> ---
;> amdhsa.kernels:
;>   - .agpr_count:     0
;>     .args:
;>       - .address_space:  global
;>         .name:           data
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           flag
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           k
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         k.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     4
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
; expect gfx942
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	k
;> 	.globl	k
;> 	.p2align	8
;> 	.type	k,@function
;> k:
;> 	s_load_dwordx4 s[4:7], s[0:1], 0x0
;> 	v_lshlrev_b32_e32 v1, 2, v0
;> 	v_lshlrev_b32_e32 v0, 1, v0
;> 	v_mov_b32_e32 v2, 0
;> 	v_mov_b32_e32 v3, v2
;> 	s_nop 1                         ; hazard: VALU writes a VGPR, then DPP reads it: 2 (13:11)
;> 	v_mov_b32_dpp v3, v0 row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
;> 	v_mov_b32_e32 v0, 1
;> 	s_waitcnt lgkmcnt(0)            ; s4 from s_load_dwordx4, s5 from s_load_dwordx4
;> 	global_store_dword v1, v3, s[4:5]
;> 	buffer_wbl2 sc0 sc1             ; memory model: store release system global/generic (15:3)
;> 	s_waitcnt vmcnt(0)              ; memory model: store release system global/generic (15:3)
;> 	global_store_dword v2, v0, s[6:7] sc0 sc1 ; memory model: store release system global/generic (15:3)
;> 	global_load_dword v0, v2, s[6:7] sc1 ; memory model: load monotonic agent global/generic (16:11)
;> 	s_waitcnt vmcnt(0)              ; memory model: fence acquire agent global/local/private/generic (17:3)
;> 	buffer_inv sc1                  ; memory model: fence acquire agent global/local/private/generic (17:3)
;> 	global_store_dword v1, v0, s[4:5]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
;> ; Kernel info:
;> ; codeLenInByte = 104
;> ; TotalNumSgprs: 14
;> ; NumVgprs: 4
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 1
;> ; VGPRBlocks: 0
;> ; Occupancy: 8
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 2
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel k
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 16
;> 		.amdhsa_user_sgpr_count 2
;> 		.amdhsa_user_sgpr_dispatch_ptr 0
;> 		.amdhsa_user_sgpr_queue_ptr 0
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 0
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_user_sgpr_kernarg_preload_length 0
;> 		.amdhsa_user_sgpr_kernarg_preload_offset 0
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_enable_private_segment 0
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 4
;> 		.amdhsa_next_free_sgpr 8
;> 		.amdhsa_accum_offset 4
;> 		.amdhsa_reserve_vcc 0
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
;>         .name:           data
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           flag
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           k
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     14
;>     .sgpr_spill_count: 0
;>     .symbol:         k.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     4
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx942
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
