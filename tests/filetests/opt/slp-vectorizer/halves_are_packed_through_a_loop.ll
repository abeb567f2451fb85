; test compile
; target gfx906
; options -O2
; The sums are in words from the start: one packed instruction an iteration, with the same half of %x
; for both.
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %out, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr <2 x half>, ptr addrspace(1) %a, i32 %id
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi <2 x half> [ zeroinitializer, %entry ], [ %new, %loop ]
  %from = getelementptr <2 x half>, ptr addrspace(1) %place, i32 %i
  %v = load <2 x half>, ptr addrspace(1) %from
  %x = extractelement <2 x half> %v, i32 0
  %one = insertelement <2 x half> poison, half %x, i32 0
  %both = shufflevector <2 x half> %one, <2 x half> poison, <2 x i32> zeroinitializer
  %new = call <2 x half> @llvm.fma.v2f16(<2 x half> %both, <2 x half> %v, <2 x half> %sum)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  %to = getelementptr <2 x half>, ptr addrspace(1) %out, i32 %id
  store <2 x half> %new, ptr addrspace(1) %to
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
;> 	s_load_dword s6, s[4:5], 0x10
;> 	v_lshlrev_b32_e32 v2, 2, v0
;> 	s_mov_b32 s4, 0
;> 	v_mov_b32_e32 v3, 0
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4
;> 	v_add_co_u32_e32 v4, vcc, s0, v2
;> 	v_mov_b32_e32 v0, s1
;> 	v_addc_co_u32_e32 v5, vcc, 0, v0, vcc
;> .LBB0_1:                                ; Depth=1
;> 	s_lshl_b32 s0, s4, 2
;> 	s_ashr_i32 s1, s4, 30
;> 	v_add_co_u32_e32 v0, vcc, s0, v4
;> 	v_mov_b32_e32 v1, s1
;> 	v_addc_co_u32_e32 v1, vcc, v5, v1, vcc
;> 	global_load_dword v0, v[0:1], off
;> 	s_add_i32 s4, s4, 1
;> 	s_waitcnt vmcnt(0)              ; v0 from global_load_dword
;> 	v_pk_fma_f16 v3, v0, v0, v3 op_sel_hi:[0,1,1]
;> 	s_cmp_lt_u32 s4, s6
;> 	s_cbranch_scc1 .LBB0_1
;> ; %bb.3:
;> 	global_store_dword v2, v3, s[2:3]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
;> ; Kernel info:
;> ; codeLenInByte = 108
;> ; TotalNumSgprs: 11
;> ; NumVgprs: 6
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
;> 		.amdhsa_next_free_vgpr 6
;> 		.amdhsa_next_free_sgpr 7
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
;>       - .name:           'n'
;>         .offset:         16
;>         .size:           4
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 20
;>     .max_flat_workgroup_size: 1024
;>     .name:           k
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     11
;>     .sgpr_spill_count: 0
;>     .symbol:         k.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     6
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx906
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
