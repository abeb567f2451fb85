; test compile
; target gfx906
; options -O2
; What of 64 bits only one word is wanted of is done with words: the remainder below, the shift, and the
; quotient's first product. The sum of its cross products fits in 64 bits.
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @remainder(ptr addrspace(1) %p) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %p, i32 %id
  %v = load i64, ptr addrspace(1) %a
  %q = udiv i64 %v, 58
  %m = mul i64 %q, 58
  %r = sub i64 %v, %m
  %s = shl nuw nsw i64 %r, 32
  %t = or disjoint i64 %s, 77
  store i64 %t, ptr addrspace(1) %a
  ret void
}
define amdgpu_kernel void @shifted(ptr addrspace(1) %p) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %p, i32 %id
  %v = load i64, ptr addrspace(1) %a
  %s = lshr i64 %v, 20
  %low = trunc i64 %s to i32
  %t = lshr i64 %v, 7
  %word = trunc i64 %t to i32
  %field = and i32 %word, 4095
  %sum = add i32 %low, %field
  store i32 %sum, ptr addrspace(1) %a
  ret void
}
define amdgpu_kernel void @product(ptr addrspace(1) %p, i64 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %p, i32 %id
  %v = load i64, ptr addrspace(1) %a
  %x = and i64 %v, 4294967295
  %y = lshr i64 %v, 32
  %m = mul i64 %x, %y
  %s = lshr i64 %m, 37
  store i64 %s, ptr addrspace(1) %a
  ret void
}
; expect gfx906
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	remainder
;> 	.globl	remainder
;> 	.p2align	8
;> 	.type	remainder,@function
;> remainder:
;> 	s_load_dwordx2 s[0:1], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v4, 3, v0
;> 	s_mov_b32 s2, 0x69ee5847
;> 	v_mov_b32_e32 v3, 0
;> 	s_mov_b32 s4, 0x469ee584
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx2, s1 from s_load_dwordx2
;> 	global_load_dwordx2 v[0:1], v4, s[0:1]
;> 	s_waitcnt vmcnt(0)              ; v1 from global_load_dwordx2, v0 from global_load_dwordx2
;> 	v_alignbit_b32 v5, v1, v0, 1
;> 	v_lshrrev_b32_e32 v6, 1, v1
;> 	v_mul_hi_u32 v2, v5, s2
;> 	v_mad_u64_u32 v[1:2], s[2:3], v6, s2, v[2:3]
;> 	v_mad_u64_u32 v[1:2], s[2:3], v5, s4, v[1:2]
;> 	v_mad_u64_u32 v[1:2], s[2:3], v6, s4, v[2:3]
;> 	v_alignbit_b32 v1, v2, v1, 3
;> 	v_mul_lo_u32 v1, v1, 58
;> 	v_sub_u32_e32 v1, v0, v1
;> 	v_mov_b32_e32 v0, 0x4d
;> 	global_store_dwordx2 v4, v[0:1], s[0:1]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	remainder, .Lfunc_end0-remainder
;> ; Kernel info:
;> ; codeLenInByte = 132
;> ; TotalNumSgprs: 10
;> ; NumVgprs: 7
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
;> 	.protected	shifted
;> 	.globl	shifted
;> 	.p2align	8
;> 	.type	shifted,@function
;> shifted:
;> 	s_load_dwordx2 s[0:1], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v2, 3, v0
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx2, s1 from s_load_dwordx2
;> 	global_load_dwordx2 v[0:1], v2, s[0:1]
;> 	s_waitcnt vmcnt(0)              ; v1 from global_load_dwordx2, v0 from global_load_dwordx2
;> 	v_alignbit_b32 v1, v1, v0, 20
;> 	v_bfe_u32 v0, v0, 7, 12
;> 	v_add_u32_e32 v0, v1, v0
;> 	global_store_dword v2, v0, s[0:1]
;> 	s_endpgm
;> .Lfunc_end1:
;> 	.size	shifted, .Lfunc_end1-shifted
;> ; Kernel info:
;> ; codeLenInByte = 60
;> ; TotalNumSgprs: 10
;> ; NumVgprs: 3
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
;> 	.protected	product
;> 	.globl	product
;> 	.p2align	8
;> 	.type	product,@function
;> product:
;> 	s_load_dwordx2 s[0:1], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v2, 3, v0
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx2, s1 from s_load_dwordx2
;> 	global_load_dwordx2 v[0:1], v2, s[0:1]
;> 	s_waitcnt vmcnt(0)              ; v0 from global_load_dwordx2, v1 from global_load_dwordx2
;> 	v_mul_hi_u32 v0, v0, v1
;> 	v_lshrrev_b32_e32 v0, 5, v0
;> 	v_mov_b32_e32 v1, 0
;> 	global_store_dwordx2 v2, v[0:1], s[0:1]
;> 	s_endpgm
;> .Lfunc_end2:
;> 	.size	product, .Lfunc_end2-product
;> ; Kernel info:
;> ; codeLenInByte = 56
;> ; TotalNumSgprs: 10
;> ; NumVgprs: 3
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
;> 	.amdhsa_kernel remainder
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
;> 		.amdhsa_next_free_vgpr 7
;> 		.amdhsa_next_free_sgpr 6
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
;> 	.amdhsa_kernel shifted
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
;> 		.amdhsa_next_free_vgpr 3
;> 		.amdhsa_next_free_sgpr 6
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
;> 	.amdhsa_kernel product
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
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 3
;> 		.amdhsa_next_free_sgpr 6
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
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 8
;>     .max_flat_workgroup_size: 1024
;>     .name:           remainder
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         remainder.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     7
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
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
;>     .name:           shifted
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         shifted.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     3
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
;>         .size:           8
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           product
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         product.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     3
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx906
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
