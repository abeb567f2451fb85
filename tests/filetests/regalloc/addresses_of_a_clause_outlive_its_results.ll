; test compile
; target gfx90a
; options -O2
; Loads that follow one another directly are issued again together after a page fault: no result is in a register from
; which one of them has its address, and no s_nop ends the clause.
define amdgpu_kernel void @scalar(ptr addrspace(1) %out, ptr addrspace(4) %p) {
  %a = load ptr addrspace(4), ptr addrspace(4) %p
  %q = getelementptr i8, ptr addrspace(4) %p, i64 64
  %b = load i64, ptr addrspace(4) %q
  %r = getelementptr i8, ptr addrspace(4) %p, i64 128
  %c = load i64, ptr addrspace(4) %r
  %n = ptrtoint ptr addrspace(4) %a to i64
  %x = add i64 %n, %b
  %y = xor i64 %x, %c
  store i64 %y, ptr addrspace(1) %out
  ret void
}
define amdgpu_kernel void @vector(ptr addrspace(1) %out, ptr addrspace(1) noalias %p) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr i64, ptr addrspace(1) %p, i32 %id
  %a = load i64, ptr addrspace(1) %at
  %q = getelementptr i8, ptr addrspace(1) %at, i64 8192
  %b = load i64, ptr addrspace(1) %q
  %x = mul i64 %a, %b
  %to = getelementptr i64, ptr addrspace(1) %out, i32 %id
  store i64 %x, ptr addrspace(1) %to
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx90a
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	scalar
;> 	.globl	scalar
;> 	.p2align	8
;> 	.type	scalar,@function
;> scalar:
;> 	s_load_dwordx4 s[0:3], s[4:5], 0x0
;> 	v_mov_b32_e32 v2, 0
;> 	s_waitcnt lgkmcnt(0)            ; s2 from s_load_dwordx4, s3 from s_load_dwordx4
;> 	s_load_dwordx2 s[4:5], s[2:3], 0x0
;> 	s_load_dwordx2 s[8:9], s[2:3], 0x40
;> 	s_load_dwordx2 s[6:7], s[2:3], 0x80
;> 	s_waitcnt lgkmcnt(0)            ; s4 from s_load_dwordx2, s8 from s_load_dwordx2
;> 	s_add_u32 s2, s4, s8
;> 	s_addc_u32 s3, s5, s9
;> 	s_xor_b64 s[2:3], s[2:3], s[6:7]
;> 	v_mov_b32_e32 v0, s2
;> 	v_mov_b32_e32 v1, s3
;> 	global_store_dwordx2 v2, v[0:1], s[0:1]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	scalar, .Lfunc_end0-scalar
;> ; Kernel info:
;> ; codeLenInByte = 76
;> ; TotalNumSgprs: 14
;> ; NumVgprs: 3
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
;> 	.protected	vector
;> 	.globl	vector
;> 	.p2align	8
;> 	.type	vector,@function
;> vector:
;> 	s_load_dwordx4 s[0:3], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v6, 3, v0
;> 	s_movk_i32 s4, 0x2000
;> 	s_waitcnt lgkmcnt(0)            ; s2 from s_load_dwordx4
;> 	v_add_co_u32_e32 v2, vcc, s2, v6
;> 	global_load_dwordx2 v[0:1], v6, s[2:3]
;> 	v_mov_b32_e32 v3, s3
;> 	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
;> 	v_add_co_u32_e32 v2, vcc, s4, v2
;> 	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
;> 	global_load_dwordx2 v[4:5], v[2:3], off
;> 	s_waitcnt vmcnt(0)              ; v0 from global_load_dwordx2, v4 from global_load_dwordx2
;> 	v_mad_u64_u32 v[2:3], s[2:3], v0, v4, 0
;> 	v_mul_lo_u32 v0, v0, v5
;> 	v_mul_lo_u32 v1, v1, v4
;> 	v_add3_u32 v3, v3, v0, v1
;> 	global_store_dwordx2 v6, v[2:3], s[0:1]
;> 	s_endpgm
;> .Lfunc_end1:
;> 	.size	vector, .Lfunc_end1-vector
;> ; Kernel info:
;> ; codeLenInByte = 104
;> ; TotalNumSgprs: 10
;> ; NumVgprs: 7
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
;> 	.amdhsa_kernel scalar
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
;> 		.amdhsa_next_free_vgpr 3
;> 		.amdhsa_next_free_sgpr 10
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
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel vector
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
;> 		.amdhsa_next_free_vgpr 7
;> 		.amdhsa_next_free_sgpr 6
;> 		.amdhsa_accum_offset 8
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
;>         .name:           out
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  constant
;>         .name:           p
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           scalar
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     14
;>     .sgpr_spill_count: 0
;>     .symbol:         scalar.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     3
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;>   - .agpr_count:     0
;>     .args:
;>       - .address_space:  global
;>         .name:           out
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           p
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           vector
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         vector.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     7
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
