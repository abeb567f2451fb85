; test compile
; target gfx906
; options -O2
; The second product needs the first one, and a store stands between two sums: neither pair is packed.
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr <2 x half>, ptr addrspace(1) %a, i32 %id
  %v = load <2 x half>, ptr addrspace(1) %place
  %x = extractelement <2 x half> %v, i32 0
  %y = extractelement <2 x half> %v, i32 1
  %p = fmul half %x, %x
  %q = fmul half %y, %p
  %s = fadd half %x, %p
  %to = getelementptr half, ptr addrspace(1) %out, i32 %id
  store volatile half %s, ptr addrspace(1) %to
  %w = load volatile half, ptr addrspace(1) %to
  %t = fadd half %y, %w
  %one = insertelement <2 x half> poison, half %q, i32 0
  %two = insertelement <2 x half> %one, half %t, i32 1
  %up = getelementptr <2 x half>, ptr addrspace(1) %a, i32 %id
  store <2 x half> %two, ptr addrspace(1) %up
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
;> 	s_load_dwordx4 s[0:3], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v1, 2, v0
;> 	v_lshlrev_b32_e32 v0, 1, v0
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4
;> 	global_load_dword v2, v1, s[0:1]
;> 	s_waitcnt vmcnt(0)              ; v2 from global_load_dword
;> 	v_mul_f16_e32 v3, v2, v2
;> 	v_mul_f16_sdwa v4, v2, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
;> 	v_add_f16_e32 v3, v2, v3
;> 	global_store_short v0, v3, s[2:3]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (15:3)
;> 	global_load_ushort v0, v0, s[2:3] glc ; memory model: load none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (16:8)
;> 	s_mov_b32 s2, 0x5040100
;> 	s_waitcnt vmcnt(0)              ; v0 from global_load_ushort
;> 	v_add_f16_sdwa v0, v2, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
;> 	v_perm_b32 v0, v0, v4, s2
;> 	global_store_dword v1, v0, s[0:1]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
;> ; Kernel info:
;> ; codeLenInByte = 108
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
;> 	.section	".note.GNU-stack","",@progbits
;> 	.amdgpu_metadata
;> ---
;> amdhsa.kernels:
;>   - .args:
;>       - .address_space:  global
;>         .name:           a
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           out
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
;>     .vgpr_count:     5
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx906
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
