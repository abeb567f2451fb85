; test compile
; target gfx803 gfx906
; options -O2
; Two integers of 16 bits at once: operands that are in words, constants, the same twice.
define amdgpu_kernel void @pairs(ptr addrspace(1) %p, ptr addrspace(1) %q, i16 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr <2 x i16>, ptr addrspace(1) %p, i32 %t
  %b = getelementptr <2 x i16>, ptr addrspace(1) %q, i32 %t
  %x = load <2 x i16>, ptr addrspace(1) %a
  %y = load <2 x i16>, ptr addrspace(1) %b
  %amount = and <2 x i16> %y, splat (i16 15)
  %s0 = shl <2 x i16> %x, %amount
  %s1 = lshr <2 x i16> %s0, splat (i16 3)
  %s2 = ashr <2 x i16> %s1, <i16 1, i16 2>
  %m = mul <2 x i16> %s2, %x
  %d = add <2 x i16> %y, %m
  %c = call <2 x i16> @llvm.uadd.sat.v2i16(<2 x i16> %d, <2 x i16> %y)
  %e = call <2 x i16> @llvm.ssub.sat.v2i16(<2 x i16> %c, <2 x i16> splat (i16 100))
  %f = call <2 x i16> @llvm.smax.v2i16(<2 x i16> %e, <2 x i16> %x)
  %g = call <2 x i16> @llvm.umin.v2i16(<2 x i16> %f, <2 x i16> <i16 7, i16 -7>)
  %h0 = insertelement <2 x i16> poison, i16 %n, i32 0
  %h1 = shufflevector <2 x i16> %h0, <2 x i16> poison, <2 x i32> zeroinitializer
  %h = sub <2 x i16> %g, %h1
  %i = xor <2 x i16> %h, %x
  store <2 x i16> %i, ptr addrspace(1) %a
  ret void
}

; Of three elements one stands alone in its word.
define amdgpu_kernel void @three(ptr addrspace(1) %p) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr <3 x i16>, ptr addrspace(1) %p, i32 %t
  %x = load <3 x i16>, ptr addrspace(1) %a
  %d = add <3 x i16> %x, %x
  %c = call <3 x i16> @llvm.smax.v3i16(<3 x i16> %d, <3 x i16> %x)
  store <3 x i16> %c, ptr addrspace(1) %a
  ret void
}

; Elements that lie apart are computed one by one.
define amdgpu_kernel void @apart(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %b = getelementptr <2 x i32>, ptr addrspace(1) %q, i32 %t
  %w = load <2 x i32>, ptr addrspace(1) %b
  %x = trunc <2 x i32> %w to <2 x i16>
  %d = mul <2 x i16> %x, %x
  %a = getelementptr <2 x i16>, ptr addrspace(1) %p, i32 %t
  store <2 x i16> %d, ptr addrspace(1) %a
  ret void
}
; expect gfx803
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	pairs
;> 	.globl	pairs
;> 	.p2align	8
;> 	.type	pairs,@function
;> pairs:
;> 	s_load_dwordx4 s[0:3], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v2, 2, v0
;> 	s_load_dword s4, s[4:5], 0x10
;> 	s_movk_i32 s5, 0xff9c
;> 	s_mov_b32 s6, 0x5040100
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4
;> 	v_add_u32_e32 v0, vcc, s0, v2
;> 	v_mov_b32_e32 v1, s1
;> 	v_addc_u32_e32 v1, vcc, 0, v1, vcc
;> 	flat_load_dword v4, v[0:1]
;> 	v_add_u32_e32 v2, vcc, s2, v2
;> 	v_mov_b32_e32 v3, s3
;> 	v_addc_u32_e32 v3, vcc, 0, v3, vcc
;> 	flat_load_dword v2, v[2:3]
;> 	s_waitcnt vmcnt(1)              ; v4 from flat_load_dword
;> 	v_lshrrev_b32_e32 v3, 16, v4
;> 	s_waitcnt vmcnt(0)              ; v2 from flat_load_dword
;> 	v_lshrrev_b32_e32 v5, 16, v2
;> 	v_and_b32_e32 v6, 15, v2
;> 	v_and_b32_e32 v7, 15, v5
;> 	v_lshlrev_b32_e32 v6, v6, v4
;> 	v_lshlrev_b32_e32 v7, v7, v3
;> 	v_bfe_u32 v6, v6, 4, 12
;> 	v_bfe_u32 v7, v7, 5, 11
;> 	v_mul_lo_u32 v6, v6, v4
;> 	v_add_u32_e32 v6, vcc, v2, v6
;> 	v_mad_u32_u24 v7, v7, v3, v5
;> 	v_and_b32_e32 v6, 0xffff, v6
;> 	v_and_b32_e32 v2, 0xffff, v2
;> 	v_add_u32_e32 v2, vcc, v6, v2
;> 	v_min_u32_e32 v2, 0xffff, v2
;> 	v_and_b32_e32 v6, 0xffff, v7
;> 	v_add_u32_e32 v5, vcc, v6, v5
;> 	v_min_u32_e32 v5, 0xffff, v5
;> 	v_bfe_i32 v2, v2, 0, 16
;> 	v_add_u32_e32 v2, vcc, s5, v2
;> 	v_max_i32_e32 v2, 0xffff8000, v2
;> 	v_min_i32_e32 v2, 0x7fff, v2
;> 	v_bfe_i32 v5, v5, 0, 16
;> 	v_add_u32_e32 v5, vcc, s5, v5
;> 	v_max_i32_e32 v5, 0xffff8000, v5
;> 	v_min_i32_e32 v5, 0x7fff, v5
;> 	v_max_i32_sdwa v2, v2, sext(v4) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
;> 	v_max_i32_sdwa v5, v5, sext(v4) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
;> 	v_and_b32_e32 v2, 0xffff, v2
;> 	v_min_u32_e32 v2, 7, v2
;> 	v_and_b32_e32 v5, 0xffff, v5
;> 	v_min_u32_e32 v5, 0xfff9, v5
;> 	v_subrev_u32_e32 v2, vcc, s4, v2
;> 	v_subrev_u32_e32 v5, vcc, s4, v5
;> 	v_xor_b32_e32 v2, v2, v4
;> 	v_xor_b32_e32 v3, v5, v3
;> 	v_perm_b32 v2, v3, v2, s6
;> 	flat_store_dword v[0:1], v2
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	pairs, .Lfunc_end0-pairs
;> ; Kernel info:
;> ; codeLenInByte = 328
;> ; TotalNumSgprs: 9
;> ; NumVgprs: 8
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
;> 	.protected	three
;> 	.globl	three
;> 	.p2align	8
;> 	.type	three,@function
;> three:
;> 	s_load_dwordx2 s[0:1], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v0, 3, v0
;> 	s_mov_b32 s2, 0x5040100
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx2
;> 	v_add_u32_e32 v0, vcc, s0, v0
;> 	v_mov_b32_e32 v1, s1
;> 	v_addc_u32_e32 v1, vcc, 0, v1, vcc
;> 	flat_load_dword v4, v[0:1]
;> 	v_add_u32_e32 v2, vcc, 4, v0
;> 	v_addc_u32_e32 v3, vcc, 0, v1, vcc
;> 	flat_load_ushort v5, v[2:3]
;> 	s_waitcnt vmcnt(1)              ; v4 from flat_load_dword
;> 	v_lshrrev_b32_e32 v6, 16, v4
;> 	v_add_u32_e32 v7, vcc, v4, v4
;> 	v_add_u32_e32 v6, vcc, v6, v6
;> 	s_waitcnt vmcnt(0)              ; v5 from flat_load_ushort
;> 	v_add_u32_e32 v8, vcc, v5, v5
;> 	v_max_i32_sdwa v7, sext(v7), sext(v4) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
;> 	v_max_i32_sdwa v4, sext(v6), sext(v4) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_1
;> 	v_max_i32_sdwa v5, sext(v8), sext(v5) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
;> 	v_perm_b32 v4, v4, v7, s2
;> 	flat_store_dword v[0:1], v4
;> 	flat_store_short v[2:3], v5
;> 	s_endpgm
;> .Lfunc_end1:
;> 	.size	three, .Lfunc_end1-three
;> ; Kernel info:
;> ; codeLenInByte = 136
;> ; TotalNumSgprs: 8
;> ; NumVgprs: 9
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 0
;> ; VGPRBlocks: 2
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.protected	apart
;> 	.globl	apart
;> 	.p2align	8
;> 	.type	apart,@function
;> apart:
;> 	s_load_dwordx4 s[0:3], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v1, 3, v0
;> 	v_lshlrev_b32_e32 v4, 2, v0
;> 	s_mov_b32 s4, 0x5040100
;> 	s_waitcnt lgkmcnt(0)            ; s2 from s_load_dwordx4
;> 	v_add_u32_e32 v0, vcc, s2, v1
;> 	v_mov_b32_e32 v1, s3
;> 	v_addc_u32_e32 v1, vcc, 0, v1, vcc
;> 	flat_load_dwordx2 v[2:3], v[0:1]
;> 	v_add_u32_e32 v0, vcc, s0, v4
;> 	v_mov_b32_e32 v1, s1
;> 	v_addc_u32_e32 v1, vcc, 0, v1, vcc
;> 	s_waitcnt vmcnt(0)              ; v2 from flat_load_dwordx2
;> 	v_mul_lo_u32 v2, v2, v2
;> 	v_mul_lo_u32 v3, v3, v3
;> 	v_perm_b32 v2, v3, v2, s4
;> 	flat_store_dword v[0:1], v2
;> 	s_endpgm
;> .Lfunc_end2:
;> 	.size	apart, .Lfunc_end2-apart
;> ; Kernel info:
;> ; codeLenInByte = 100
;> ; TotalNumSgprs: 8
;> ; NumVgprs: 5
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 0
;> ; VGPRBlocks: 1
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel pairs
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 20
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
;> 		.amdhsa_next_free_vgpr 8
;> 		.amdhsa_next_free_sgpr 7
;> 		.amdhsa_reserve_vcc 1
;> 		.amdhsa_reserve_flat_scratch 0
;> 		.amdhsa_reserve_xnack_mask 0
;> 		.amdhsa_float_round_mode_32 0
;> 		.amdhsa_float_round_mode_16_64 0
;> 		.amdhsa_float_denorm_mode_32 3
;> 		.amdhsa_float_denorm_mode_16_64 3
;> 		.amdhsa_dx10_clamp 1
;> 		.amdhsa_ieee_mode 1
;> 	.end_amdhsa_kernel
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel three
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
;> 		.amdhsa_next_free_vgpr 9
;> 		.amdhsa_next_free_sgpr 6
;> 		.amdhsa_reserve_vcc 1
;> 		.amdhsa_reserve_flat_scratch 0
;> 		.amdhsa_reserve_xnack_mask 0
;> 		.amdhsa_float_round_mode_32 0
;> 		.amdhsa_float_round_mode_16_64 0
;> 		.amdhsa_float_denorm_mode_32 3
;> 		.amdhsa_float_denorm_mode_16_64 3
;> 		.amdhsa_dx10_clamp 1
;> 		.amdhsa_ieee_mode 1
;> 	.end_amdhsa_kernel
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel apart
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
;> 		.amdhsa_next_free_vgpr 5
;> 		.amdhsa_next_free_sgpr 6
;> 		.amdhsa_reserve_vcc 1
;> 		.amdhsa_reserve_flat_scratch 0
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
;>         .name:           p
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           q
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .name:           'n'
;>         .offset:         16
;>         .size:           2
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 20
;>     .max_flat_workgroup_size: 1024
;>     .name:           pairs
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     9
;>     .sgpr_spill_count: 0
;>     .symbol:         pairs.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     8
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
;>     .name:           three
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     8
;>     .sgpr_spill_count: 0
;>     .symbol:         three.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     9
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;>   - .args:
;>       - .address_space:  global
;>         .name:           p
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           q
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           apart
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     8
;>     .sgpr_spill_count: 0
;>     .symbol:         apart.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     5
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
;> 	.protected	pairs
;> 	.globl	pairs
;> 	.p2align	8
;> 	.type	pairs,@function
;> pairs:
;> 	s_load_dwordx4 s[0:3], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v0, 2, v0
;> 	s_load_dword s4, s[4:5], 0x10
;> 	s_mov_b32 s5, 0x30003
;> 	s_mov_b32 s6, 0x20001
;> 	s_mov_b32 s7, 0xfff90007
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4
;> 	global_load_dword v1, v0, s[0:1]
;> 	global_load_dword v2, v0, s[2:3]
;> 	s_waitcnt vmcnt(0)              ; v2 from global_load_dword
;> 	v_and_b32_e32 v3, 0xf000f, v2
;> 	v_pk_lshlrev_b16 v3, v3, v1
;> 	v_pk_lshrrev_b16 v3, s5, v3
;> 	v_pk_ashrrev_i16 v3, s6, v3
;> 	v_pk_mad_u16 v3, v3, v1, v2
;> 	v_pk_add_u16 v2, v3, v2 clamp
;> 	v_mov_b32_e32 v3, 0x640064
;> 	v_pk_sub_i16 v2, v2, v3 clamp
;> 	v_pk_max_i16 v2, v2, v1
;> 	v_pk_min_u16 v2, v2, s7
;> 	v_pk_sub_u16 v2, v2, s4 op_sel_hi:[1,0]
;> 	v_xor_b32_e32 v1, v2, v1
;> 	global_store_dword v0, v1, s[0:1]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	pairs, .Lfunc_end0-pairs
;> ; Kernel info:
;> ; codeLenInByte = 172
;> ; TotalNumSgprs: 12
;> ; NumVgprs: 4
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
;> 	.protected	three
;> 	.globl	three
;> 	.p2align	8
;> 	.type	three,@function
;> three:
;> 	s_load_dwordx2 s[0:1], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v0, 3, v0
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx2, s1 from s_load_dwordx2
;> 	global_load_dword v1, v0, s[0:1]
;> 	global_load_ushort v2, v0, s[0:1] offset:4
;> 	s_waitcnt vmcnt(1)              ; v1 from global_load_dword
;> 	v_pk_add_u16 v3, v1, v1
;> 	s_waitcnt vmcnt(0)              ; v2 from global_load_ushort
;> 	v_pk_add_u16 v4, v2, v2
;> 	v_pk_max_i16 v1, v3, v1
;> 	v_pk_max_i16 v2, v4, v2
;> 	global_store_dword v0, v1, s[0:1]
;> 	global_store_short v0, v2, s[0:1] offset:4
;> 	s_endpgm
;> .Lfunc_end1:
;> 	.size	three, .Lfunc_end1-three
;> ; Kernel info:
;> ; codeLenInByte = 92
;> ; TotalNumSgprs: 10
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
;> 	.protected	apart
;> 	.globl	apart
;> 	.p2align	8
;> 	.type	apart,@function
;> apart:
;> 	s_load_dwordx4 s[0:3], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v1, 3, v0
;> 	v_lshlrev_b32_e32 v2, 2, v0
;> 	s_mov_b32 s4, 0x5040100
;> 	s_waitcnt lgkmcnt(0)            ; s2 from s_load_dwordx4, s3 from s_load_dwordx4
;> 	global_load_dwordx2 v[0:1], v1, s[2:3]
;> 	s_waitcnt vmcnt(0)              ; v0 from global_load_dwordx2
;> 	v_mul_lo_u32 v0, v0, v0
;> 	v_mul_lo_u32 v1, v1, v1
;> 	v_perm_b32 v0, v1, v0, s4
;> 	global_store_dword v2, v0, s[0:1]
;> 	s_endpgm
;> .Lfunc_end2:
;> 	.size	apart, .Lfunc_end2-apart
;> ; Kernel info:
;> ; codeLenInByte = 76
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
;> 	.amdhsa_kernel pairs
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 20
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
;> 		.amdhsa_next_free_vgpr 4
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
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel three
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
;> 	.amdhsa_kernel apart
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
;>       - .address_space:  global
;>         .name:           q
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .name:           'n'
;>         .offset:         16
;>         .size:           2
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 20
;>     .max_flat_workgroup_size: 1024
;>     .name:           pairs
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     12
;>     .sgpr_spill_count: 0
;>     .symbol:         pairs.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     4
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
;>     .name:           three
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         three.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     5
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;>   - .args:
;>       - .address_space:  global
;>         .name:           p
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           q
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           apart
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         apart.kd
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
