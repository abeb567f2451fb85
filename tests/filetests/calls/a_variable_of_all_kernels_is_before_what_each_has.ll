; test compile
; target gfx906
; A function names a variable of both kernels, so that it is at one place. Behind the large one's array it would make
; the small kernel as large (80 bytes, and not 4,004).
@large = internal addrspace(3) global [1000 x i32] poison, align 16
@small = internal addrspace(3) global [16 x i32] poison, align 16
@shared = internal addrspace(3) global i32 poison, align 4

define internal i32 @of_both() noinline {
  %v = load volatile i32, ptr addrspace(3) @shared
  ret i32 %v
}
define amdgpu_kernel void @a(i32 %n) {
  %p = getelementptr i32, ptr addrspace(3) @large, i32 %n
  store volatile i32 %n, ptr addrspace(3) %p
  %v = call i32 @of_both()
  store volatile i32 %v, ptr addrspace(3) %p
  ret void
}
define amdgpu_kernel void @b(i32 %n) {
  %p = getelementptr i32, ptr addrspace(3) @small, i32 %n
  store volatile i32 %n, ptr addrspace(3) %p
  %v = call i32 @of_both()
  store volatile i32 %v, ptr addrspace(3) %p
  ret void
}
; expect gfx906
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	of_both
;> 	.p2align	2
;> 	.type	of_both,@function
;> of_both:
;> 	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; function entry
;> 	v_mov_b32_e32 v0, 0
;> 	ds_read_b32 v0, v0
;> 	s_waitcnt lgkmcnt(0)            ; return
;> 	s_setpc_b64 s[30:31]
;> .Lfunc_end0:
;> 	.size	of_both, .Lfunc_end0-of_both
;> ; Function info:
;> ; codeLenInByte = 24
;> ; TotalNumSgprs: 36
;> ; NumVgprs: 1
;> ; ScratchSize: 0
;> 	.protected	a
;> 	.globl	a
;> 	.p2align	8
;> 	.type	a,@function
;> a:
;> 	s_mov_b32 s32, 0
;> 	s_load_dword s4, s[4:5], 0x0
;> 	s_waitcnt lgkmcnt(0)            ; s4 from s_load_dword
;> 	s_lshl_b32 s5, s4, 2
;> 	v_mov_b32_e32 v0, s4
;> 	v_mov_b32_e32 v1, s5
;> 	ds_write_b32 v1, v0 offset:16
;> 	s_getpc_b64 s[30:31]
;> 	s_add_u32 s30, s30, of_both@rel32@lo+4
;> 	s_addc_u32 s31, s31, of_both@rel32@hi+12
;> 	s_swappc_b64 s[30:31], s[30:31]
;> 	ds_write_b32 v1, v0 offset:16
;> 	s_endpgm
;> .Lfunc_end1:
;> 	.size	a, .Lfunc_end1-a
;> ; Kernel info:
;> ; codeLenInByte = 72
;> ; TotalNumSgprs: 37
;> ; NumVgprs: 2
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 4016 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 4
;> ; VGPRBlocks: 0
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.protected	b
;> 	.globl	b
;> 	.p2align	8
;> 	.type	b,@function
;> b:
;> 	s_mov_b32 s32, 0
;> 	s_load_dword s4, s[4:5], 0x0
;> 	s_waitcnt lgkmcnt(0)            ; s4 from s_load_dword
;> 	s_lshl_b32 s5, s4, 2
;> 	v_mov_b32_e32 v0, s4
;> 	v_mov_b32_e32 v1, s5
;> 	ds_write_b32 v1, v0 offset:16
;> 	s_getpc_b64 s[30:31]
;> 	s_add_u32 s30, s30, of_both@rel32@lo+4
;> 	s_addc_u32 s31, s31, of_both@rel32@hi+12
;> 	s_swappc_b64 s[30:31], s[30:31]
;> 	ds_write_b32 v1, v0 offset:16
;> 	s_endpgm
;> .Lfunc_end2:
;> 	.size	b, .Lfunc_end2-b
;> ; Kernel info:
;> ; codeLenInByte = 72
;> ; TotalNumSgprs: 37
;> ; NumVgprs: 2
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 80 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 4
;> ; VGPRBlocks: 0
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel a
;> 		.amdhsa_group_segment_fixed_size 4016
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 4
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
;> 		.amdhsa_next_free_vgpr 2
;> 		.amdhsa_next_free_sgpr 33
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
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel b
;> 		.amdhsa_group_segment_fixed_size 80
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 4
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
;> 		.amdhsa_next_free_vgpr 2
;> 		.amdhsa_next_free_sgpr 33
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
;>       - .name:           'n'
;>         .offset:         0
;>         .size:           4
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 4016
;>     .kernarg_segment_align: 4
;>     .kernarg_segment_size: 4
;>     .max_flat_workgroup_size: 1024
;>     .name:           a
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     37
;>     .sgpr_spill_count: 0
;>     .symbol:         a.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     2
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;>   - .args:
;>       - .name:           'n'
;>         .offset:         0
;>         .size:           4
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 80
;>     .kernarg_segment_align: 4
;>     .kernarg_segment_size: 4
;>     .max_flat_workgroup_size: 1024
;>     .name:           b
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     37
;>     .sgpr_spill_count: 0
;>     .symbol:         b.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     2
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx906
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
