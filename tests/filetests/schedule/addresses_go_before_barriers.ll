; test compile
; target gfx906
; options -O2
; What the read behind the barrier is addressed with is made before it, with its SCC; not what comes of the
; load before the barrier, nor what no load behind it needs.
@t = internal addrspace(3) global [4096 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n, i32 %m) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %x = load i32, ptr addrspace(1) %from
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %id
  store i32 %n, ptr addrspace(3) %p
  fence syncscope("workgroup") acq_rel
  call void @llvm.amdgcn.s.barrier()
  %c = icmp slt i32 %n, %m
  %s = select i1 %c, i32 %n, i32 7
  %i = xor i32 %id, %s
  %q = getelementptr i32, ptr addrspace(3) @t, i32 %i
  %a = load i32, ptr addrspace(3) %q
  %j = and i32 %x, 63
  %r = getelementptr i32, ptr addrspace(3) @t, i32 %j
  %b = load i32, ptr addrspace(3) %r
  %k = mul i32 %id, %m
  %v = sub i32 %a, %b
  %w = add i32 %v, %k
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %w, ptr addrspace(1) %to
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
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
;> 	s_load_dwordx2 s[6:7], s[4:5], 0x10
;> 	v_lshlrev_b32_e32 v1, 2, v0
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4
;> 	global_load_dword v2, v1, s[0:1]
;> 	v_mov_b32_e32 v3, s6
;> 	ds_write_b32 v1, v3
;> 	s_cmp_lt_i32 s6, s7
;> 	s_cselect_b32 s0, s6, 7
;> 	v_xor_b32_e32 v3, s0, v0
;> 	v_lshlrev_b32_e32 v3, 2, v3
;> 	s_waitcnt vmcnt(0) lgkmcnt(0)   ; barrier
;> 	s_barrier
;> 	ds_read_b32 v3, v3
;> 	v_and_b32_e32 v2, 63, v2
;> 	v_lshlrev_b32_e32 v2, 2, v2
;> 	ds_read_b32 v2, v2
;> 	v_mul_lo_u32 v0, v0, s7
;> 	s_waitcnt lgkmcnt(0)            ; v2 from ds_read_b32, v3 from ds_read_b32
;> 	v_sub_u32_e32 v2, v3, v2
;> 	v_add_u32_e32 v0, v2, v0
;> 	global_store_dword v1, v0, s[2:3]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
;> ; Kernel info:
;> ; codeLenInByte = 124
;> ; TotalNumSgprs: 12
;> ; NumVgprs: 4
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 16384 bytes/workgroup (compile time only)
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
;> 		.amdhsa_group_segment_fixed_size 16384
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
;> 	.section	".note.GNU-stack","",@progbits
;> 	.amdgpu_metadata
;> ---
;> amdhsa.kernels:
;>   - .args:
;>       - .address_space:  global
;>         .name:           in
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
;>       - .name:           m
;>         .offset:         20
;>         .size:           4
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 16384
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 24
;>     .max_flat_workgroup_size: 1024
;>     .name:           k
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     12
;>     .sgpr_spill_count: 0
;>     .symbol:         k.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     4
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx906
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
