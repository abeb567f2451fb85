; test compile
; target gfx906
; options -O2
; One half of each pair needs a half of the other pair, and their places overlap: only one pair can be
; packed.
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr <8 x half>, ptr addrspace(1) %a, i32 %id
  %v = load <8 x half>, ptr addrspace(1) %place
  %w0 = extractelement <8 x half> %v, i32 0
  %w1 = extractelement <8 x half> %v, i32 1
  %x0 = extractelement <8 x half> %v, i32 2
  %x1 = extractelement <8 x half> %v, i32 3
  %y0 = extractelement <8 x half> %v, i32 4
  %y1 = extractelement <8 x half> %v, i32 5
  %z0 = extractelement <8 x half> %v, i32 6
  %z1 = extractelement <8 x half> %v, i32 7
  %b1 = call half @llvm.fma.f16(half %y1, half %z1, half 1.0)
  %a0 = call half @llvm.fma.f16(half %w0, half %x0, half 2.0)
  %b0 = call half @llvm.fma.f16(half %y0, half %z0, half %a0)
  %a1 = call half @llvm.fma.f16(half %w1, half %x1, half %b1)
  %second = insertelement <2 x half> poison, half %b0, i32 0
  %others = insertelement <2 x half> %second, half %b1, i32 1
  %to = getelementptr <4 x half>, ptr addrspace(1) %out, i32 %id
  store volatile <2 x half> %others, ptr addrspace(1) %to
  %first = insertelement <2 x half> poison, half %a0, i32 0
  %both = insertelement <2 x half> %first, half %a1, i32 1
  %next = getelementptr <2 x half>, ptr addrspace(1) %to, i32 1
  store volatile <2 x half> %both, ptr addrspace(1) %next
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
;> 	v_lshlrev_b32_e32 v1, 4, v0
;> 	v_lshlrev_b32_e32 v4, 3, v0
;> 	s_mov_b32 s4, 0x5040100
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4
;> 	global_load_dwordx4 v[0:3], v1, s[0:1]
;> 	s_waitcnt vmcnt(0)              ; v2 from global_load_dwordx4
;> 	v_lshrrev_b32_e32 v5, 16, v2
;> 	v_lshrrev_b32_e32 v6, 16, v3
;> 	v_fma_f16 v5, v5, v6, 1.0
;> 	v_lshlrev_b32_e32 v6, 16, v5
;> 	v_or_b32_e32 v6, 0x4000, v6
;> 	v_pk_fma_f16 v0, v0, v1, v6
;> 	v_fma_f16 v1, v2, v3, v0
;> 	v_perm_b32 v1, v5, v1, s4
;> 	global_store_dword v4, v1, s[2:3]
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (25:3)
;> 	global_store_dword v4, v0, s[2:3] offset:4
;> 	s_waitcnt vmcnt(0)              ; memory model: store none singlethread/wavefront/workgroup/agent/system global/private/generic volatile (29:3)
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
;> ; Kernel info:
;> ; codeLenInByte = 120
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
;>     .vgpr_count:     7
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx906
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
