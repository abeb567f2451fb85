; test compile
; target gfx906
; options -O2
; Negations are modifiers, constants of two halves words; a difference is a sum with a sign. What only
; one half is wanted of, and what belongs to other words, is not packed.
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr <4 x half>, ptr addrspace(1) %a, i32 %id
  %v = load <4 x half>, ptr addrspace(1) %place
  %x = shufflevector <4 x half> %v, <4 x half> poison, <2 x i32> <i32 0, i32 1>
  %y = shufflevector <4 x half> %v, <4 x half> poison, <2 x i32> <i32 2, i32 3>
  %minus = fneg <2 x half> %y
  %d = fsub <2 x half> %x, %y
  %p = fmul <2 x half> %d, <half 2.0, half 3.0>
  %f = call <2 x half> @llvm.fma.v2f16(<2 x half> %p, <2 x half> %minus, <2 x half> %d)
  %m = call <2 x half> @llvm.maxnum.v2f16(<2 x half> %f, <2 x half> %x)
  %to = getelementptr <2 x half>, ptr addrspace(1) %out, i32 %id
  store <2 x half> %m, ptr addrspace(1) %to
  ret void
}
define amdgpu_kernel void @alone(ptr addrspace(1) %a, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr <2 x half>, ptr addrspace(1) %a, i32 %id
  %v = load <2 x half>, ptr addrspace(1) %place
  %x = extractelement <2 x half> %v, i32 0
  %y = extractelement <2 x half> %v, i32 1
  %s = fadd half %x, %y
  %to = getelementptr half, ptr addrspace(1) %out, i32 %id
  store half %s, ptr addrspace(1) %to
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
;> 	v_lshlrev_b32_e32 v1, 3, v0
;> 	s_mov_b32 s4, 0x42004000
;> 	v_lshlrev_b32_e32 v2, 2, v0
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4
;> 	global_load_dwordx2 v[0:1], v1, s[0:1]
;> 	s_waitcnt vmcnt(0)              ; v0 from global_load_dwordx2, v1 from global_load_dwordx2
;> 	v_pk_add_f16 v3, v0, v1 neg_lo:[0,1] neg_hi:[0,1]
;> 	v_pk_mul_f16 v4, v3, s4
;> 	v_pk_fma_f16 v1, v4, v1, v3 neg_lo:[0,1,0] neg_hi:[0,1,0]
;> 	v_pk_max_f16 v0, v0, v0
;> 	v_pk_max_f16 v0, v1, v0
;> 	global_store_dword v2, v0, s[2:3]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
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
;> 	.protected	alone
;> 	.globl	alone
;> 	.p2align	8
;> 	.type	alone,@function
;> alone:
;> 	s_load_dwordx4 s[0:3], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v1, 2, v0
;> 	v_lshlrev_b32_e32 v0, 1, v0
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4
;> 	global_load_dword v1, v1, s[0:1]
;> 	s_waitcnt vmcnt(0)              ; v1 from global_load_dword
;> 	v_add_f16_sdwa v1, v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
;> 	global_store_short v0, v1, s[2:3]
;> 	s_endpgm
;> .Lfunc_end1:
;> 	.size	alone, .Lfunc_end1-alone
;> ; Kernel info:
;> ; codeLenInByte = 52
;> ; TotalNumSgprs: 10
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
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel alone
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
;> 		.amdhsa_next_free_vgpr 2
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
;>     .name:           alone
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         alone.kd
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
