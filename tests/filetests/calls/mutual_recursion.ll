; test compile
; target gfx906
; The functions call one another.
define internal i32 @f(i32 %x) noinline {
  %y = call i32 @g(i32 %x)
  ret i32 %y
}

define internal i32 @g(i32 %x) noinline {
  %y = call i32 @f(i32 %x)
  ret i32 %y
}
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = call i32 @f(i32 %n)
  store i32 %x, ptr addrspace(1) %p, align 4
  ret void
}
; expect gfx906
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	g
;> 	.p2align	2
;> 	.type	g,@function
;> g:
;> 	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; function entry
;> 	s_or_saveexec_b64 s[40:41], -1
;> 	buffer_store_dword v40, off, s[0:3], s32
;> 	s_mov_b64 exec, s[40:41]
;> 	v_writelane_b32 v40, s34, 0
;> 	v_writelane_b32 v40, s35, 1
;> 	s_mov_b64 s[34:35], s[30:31]
;> 	s_add_u32 s32, s32, 0x400
;> 	s_getpc_b64 s[30:31]
;> 	s_add_u32 s30, s30, f@rel32@lo+4
;> 	s_addc_u32 s31, s31, f@rel32@hi+12
;> 	s_swappc_b64 s[30:31], s[30:31]
;> 	s_sub_u32 s32, s32, 0x400
;> 	s_mov_b64 s[30:31], s[34:35]
;> 	v_readlane_b32 s34, v40, 0
;> 	v_readlane_b32 s35, v40, 1
;> 	s_or_saveexec_b64 s[40:41], -1
;> 	buffer_load_dword v40, off, s[0:3], s32
;> 	s_mov_b64 exec, s[40:41]
;> 	s_waitcnt vmcnt(0)              ; return
;> 	s_setpc_b64 s[30:31]
;> .Lfunc_end1:
;> 	.size	g, .Lfunc_end1-g
;> ; Function info:
;> ; codeLenInByte = 124
;> ; TotalNumSgprs: 46
;> ; NumVgprs: 41
;> ; ScratchSize: 16
;> 	.protected	f
;> 	.p2align	2
;> 	.type	f,@function
;> f:
;> 	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; function entry
;> 	s_or_saveexec_b64 s[40:41], -1
;> 	buffer_store_dword v40, off, s[0:3], s32
;> 	s_mov_b64 exec, s[40:41]
;> 	v_writelane_b32 v40, s34, 0
;> 	v_writelane_b32 v40, s35, 1
;> 	s_mov_b64 s[34:35], s[30:31]
;> 	s_add_u32 s32, s32, 0x400
;> 	s_getpc_b64 s[30:31]
;> 	s_add_u32 s30, s30, g@rel32@lo+4
;> 	s_addc_u32 s31, s31, g@rel32@hi+12
;> 	s_swappc_b64 s[30:31], s[30:31]
;> 	s_sub_u32 s32, s32, 0x400
;> 	s_mov_b64 s[30:31], s[34:35]
;> 	v_readlane_b32 s34, v40, 0
;> 	v_readlane_b32 s35, v40, 1
;> 	s_or_saveexec_b64 s[40:41], -1
;> 	buffer_load_dword v40, off, s[0:3], s32
;> 	s_mov_b64 exec, s[40:41]
;> 	s_waitcnt vmcnt(0)              ; return
;> 	s_setpc_b64 s[30:31]
;> .Lfunc_end0:
;> 	.size	f, .Lfunc_end0-f
;> ; Function info:
;> ; codeLenInByte = 124
;> ; TotalNumSgprs: 46
;> ; NumVgprs: 41
;> ; ScratchSize: 16
;> 	.protected	k
;> 	.globl	k
;> 	.p2align	8
;> 	.type	k,@function
;> k:
;> 	s_add_u32 s0, s0, s6
;> 	s_addc_u32 s1, s1, 0
;> 	s_mov_b32 s32, 0
;> 	s_load_dwordx2 s[34:35], s[4:5], 0x0
;> 	s_load_dword s6, s[4:5], 0x8
;> 	s_waitcnt lgkmcnt(0)            ; s6 from s_load_dword
;> 	v_mov_b32_e32 v0, s6
;> 	s_getpc_b64 s[30:31]
;> 	s_add_u32 s30, s30, f@rel32@lo+4
;> 	s_addc_u32 s31, s31, f@rel32@hi+12
;> 	s_swappc_b64 s[30:31], s[30:31]
;> 	v_mov_b32_e32 v1, 0
;> 	s_nop 2                         ; hazard: VALU writes an SGPR or VCC, then vector memory reads the SGPR: 5 (15:3)
;> 	global_store_dword v1, v0, s[34:35]
;> 	s_endpgm
;> .Lfunc_end2:
;> 	.size	k, .Lfunc_end2-k
;> ; Kernel info:
;> ; codeLenInByte = 80
;> ; TotalNumSgprs: 46
;> ; NumVgprs: 41
;> ; ScratchSize: 32
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 5
;> ; VGPRBlocks: 10
;> ; Occupancy: 5
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel k
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 32
;> 		.amdhsa_kernarg_size 12
;> 		.amdhsa_user_sgpr_count 6
;> 		.amdhsa_user_sgpr_private_segment_buffer 1
;> 		.amdhsa_user_sgpr_dispatch_ptr 0
;> 		.amdhsa_user_sgpr_queue_ptr 0
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 0
;> 		.amdhsa_user_sgpr_flat_scratch_init 0
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_uses_dynamic_stack 1
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 41
;> 		.amdhsa_next_free_sgpr 42
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
;>         .name:           p
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
;>     .private_segment_fixed_size: 32
;>     .sgpr_count:     46
;>     .sgpr_spill_count: 0
;>     .symbol:         k.kd
;>     .uses_dynamic_stack: true
;>     .vgpr_count:     41
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx906
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
