; test compile
; target gfx906 gfx90a gfx942
; options -S
; The arguments up to the one that is not marked are in registers where the processor puts them there; two share one.
; In front of the code stand loads for firmware that does not preload.
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) inreg %p, i16 inreg %a, i16 inreg %b, i32 inreg %unused, i32 %c, i32 inreg %d) {
  %x = zext i16 %a to i32
  %y = zext i16 %b to i32
  %xy = mul i32 %x, %y
  %xyc = add i32 %xy, %c
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %z = xor i32 %xyc, %g
  %zd = sub i32 %z, %d
  store i32 %zd, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workgroup.id.x()
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
;> 	s_load_dword s7, s[4:5], 0x8
;> 	s_load_dwordx2 s[2:3], s[4:5], 0x10
;> 	v_mov_b32_e32 v0, 0
;> 	s_waitcnt lgkmcnt(0)            ; s7 from s_load_dword
;> 	s_lshr_b32 s4, s7, 16
;> 	s_and_b32 s5, s7, 0xffff
;> 	s_mul_i32 s4, s5, s4
;> 	s_add_i32 s2, s4, s2
;> 	s_xor_b32 s2, s2, s6
;> 	s_sub_i32 s2, s2, s3
;> 	v_mov_b32_e32 v1, s2
;> 	global_store_dword v0, v1, s[0:1]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
;> ; Kernel info:
;> ; codeLenInByte = 76
;> ; TotalNumSgprs: 12
;> ; NumVgprs: 2
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 1
;> ; VGPRBlocks: 0
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
;> 		.amdhsa_kernarg_size 24
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
;> 		.amdhsa_system_sgpr_workgroup_id_x 1
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 2
;> 		.amdhsa_next_free_sgpr 8
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
;>       - .name:           a
;>         .offset:         8
;>         .size:           2
;>         .value_kind:     by_value
;>       - .name:           b
;>         .offset:         10
;>         .size:           2
;>         .value_kind:     by_value
;>       - .name:           unused
;>         .offset:         12
;>         .size:           4
;>         .value_kind:     by_value
;>       - .name:           c
;>         .offset:         16
;>         .size:           4
;>         .value_kind:     by_value
;>       - .name:           d
;>         .offset:         20
;>         .size:           4
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 24
;>     .max_flat_workgroup_size: 1024
;>     .name:           k
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     12
;>     .sgpr_spill_count: 0
;>     .symbol:         k.kd
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
; expect gfx90a
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	k
;> 	.globl	k
;> 	.p2align	8
;> 	.type	k,@function
;> k:
;> 	s_load_dwordx2 s[6:7], s[4:5], 0x0
;> 	s_load_dwordx2 s[8:9], s[4:5], 0x8
;> 	s_waitcnt lgkmcnt(0)
;> 	s_branch .Lpreloaded0
;> 	.p2align	8
;> .Lpreloaded0:
;> 	s_load_dwordx2 s[0:1], s[4:5], 0x10
;> 	s_lshr_b32 s2, s8, 16
;> 	s_and_b32 s3, s8, 0xffff
;> 	s_mul_i32 s2, s3, s2
;> 	v_mov_b32_e32 v0, 0
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx2
;> 	s_add_i32 s0, s2, s0
;> 	s_xor_b32 s0, s0, s10
;> 	s_sub_i32 s0, s0, s1
;> 	v_mov_b32_e32 v1, s0
;> 	global_store_dword v0, v1, s[6:7]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
;> ; Kernel info:
;> ; codeLenInByte = 316
;> ; TotalNumSgprs: 15
;> ; NumVgprs: 2
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 1
;> ; VGPRBlocks: 0
;> ; Occupancy: 8
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 10
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel k
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 24
;> 		.amdhsa_user_sgpr_count 10
;> 		.amdhsa_user_sgpr_private_segment_buffer 1
;> 		.amdhsa_user_sgpr_dispatch_ptr 0
;> 		.amdhsa_user_sgpr_queue_ptr 0
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 0
;> 		.amdhsa_user_sgpr_flat_scratch_init 0
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_user_sgpr_kernarg_preload_length 4
;> 		.amdhsa_user_sgpr_kernarg_preload_offset 0
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
;> 		.amdhsa_system_sgpr_workgroup_id_x 1
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 2
;> 		.amdhsa_next_free_sgpr 11
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
;>         .name:           p
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .name:           a
;>         .offset:         8
;>         .size:           2
;>         .value_kind:     by_value
;>       - .name:           b
;>         .offset:         10
;>         .size:           2
;>         .value_kind:     by_value
;>       - .name:           unused
;>         .offset:         12
;>         .size:           4
;>         .value_kind:     by_value
;>       - .name:           c
;>         .offset:         16
;>         .size:           4
;>         .value_kind:     by_value
;>       - .name:           d
;>         .offset:         20
;>         .size:           4
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 24
;>     .max_flat_workgroup_size: 1024
;>     .name:           k
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     15
;>     .sgpr_spill_count: 0
;>     .symbol:         k.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     2
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
;> 	s_load_dwordx2 s[2:3], s[0:1], 0x0
;> 	s_load_dwordx2 s[4:5], s[0:1], 0x8
;> 	s_waitcnt lgkmcnt(0)
;> 	s_branch .Lpreloaded0
;> 	.p2align	8
;> .Lpreloaded0:
;> 	s_load_dwordx2 s[8:9], s[0:1], 0x10
;> 	s_lshr_b32 s0, s4, 16
;> 	s_and_b32 s1, s4, 0xffff
;> 	s_mul_i32 s0, s1, s0
;> 	v_mov_b32_e32 v0, 0
;> 	s_waitcnt lgkmcnt(0)            ; s8 from s_load_dwordx2
;> 	s_add_i32 s0, s0, s8
;> 	s_xor_b32 s0, s0, s6
;> 	s_sub_i32 s0, s0, s9
;> 	v_mov_b32_e32 v1, s0
;> 	global_store_dword v0, v1, s[2:3]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
;> ; Kernel info:
;> ; codeLenInByte = 316
;> ; TotalNumSgprs: 16
;> ; NumVgprs: 2
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
;> 		.amdhsa_kernarg_size 24
;> 		.amdhsa_user_sgpr_count 6
;> 		.amdhsa_user_sgpr_dispatch_ptr 0
;> 		.amdhsa_user_sgpr_queue_ptr 0
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 0
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_user_sgpr_kernarg_preload_length 4
;> 		.amdhsa_user_sgpr_kernarg_preload_offset 0
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_enable_private_segment 0
;> 		.amdhsa_system_sgpr_workgroup_id_x 1
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 2
;> 		.amdhsa_next_free_sgpr 10
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
;>         .name:           p
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .name:           a
;>         .offset:         8
;>         .size:           2
;>         .value_kind:     by_value
;>       - .name:           b
;>         .offset:         10
;>         .size:           2
;>         .value_kind:     by_value
;>       - .name:           unused
;>         .offset:         12
;>         .size:           4
;>         .value_kind:     by_value
;>       - .name:           c
;>         .offset:         16
;>         .size:           4
;>         .value_kind:     by_value
;>       - .name:           d
;>         .offset:         20
;>         .size:           4
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 24
;>     .max_flat_workgroup_size: 1024
;>     .name:           k
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     16
;>     .sgpr_spill_count: 0
;>     .symbol:         k.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     2
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx942
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
