; test compile
; target gfx906
; options -O2
; The first write is one with the second, behind the first read; the second read is of what it writes, and
; does not go before it.
@t = internal addrspace(3) global [4096 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %out, i64 %x, i64 %y) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %o = mul i32 %id, 48
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %o
  %p16 = getelementptr i32, ptr addrspace(3) %p, i32 16
  %p17 = getelementptr i32, ptr addrspace(3) %p, i32 17
  %p20 = getelementptr i32, ptr addrspace(3) %p, i32 20
  store i64 %x, ptr addrspace(3) %p16, align 8
  %a = load i32, ptr addrspace(3) %p
  store i64 %y, ptr addrspace(3) %p20, align 8
  %b = load i32, ptr addrspace(3) %p17
  %s = add i32 %a, %b
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %s, ptr addrspace(1) %to
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
;> 	s_load_dwordx2 s[6:7], s[4:5], 0x10
;> 	v_mul_u32_u24_e32 v1, 48, v0
;> 	v_lshlrev_b32_e32 v4, 2, v1
;> 	ds_read_b32 v5, v4
;> 	v_lshlrev_b32_e32 v6, 2, v0
;> 	s_waitcnt lgkmcnt(0)            ; s2 from s_load_dwordx4
;> 	v_mov_b32_e32 v0, s2
;> 	v_mov_b32_e32 v1, s3
;> 	v_mov_b32_e32 v2, s6
;> 	v_mov_b32_e32 v3, s7
;> 	ds_write2_b64 v4, v[0:1], v[2:3] offset0:8 offset1:10
;> 	ds_read_b32 v0, v4 offset:68
;> 	s_waitcnt lgkmcnt(0)            ; v0 from ds_read_b32
;> 	v_add_u32_e32 v0, v5, v0
;> 	global_store_dword v6, v0, s[0:1]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
;> ; Kernel info:
;> ; codeLenInByte = 92
;> ; TotalNumSgprs: 12
;> ; NumVgprs: 7
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 16384 bytes/workgroup (compile time only)
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
;> 		.amdhsa_next_free_vgpr 7
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
;>         .name:           out
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .name:           x
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     by_value
;>       - .name:           'y'
;>         .offset:         16
;>         .size:           8
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
;>     .vgpr_count:     7
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx906
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
