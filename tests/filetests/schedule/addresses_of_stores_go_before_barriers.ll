; test compile
; target gfx906
; options -O2
; Behind the second barrier nothing is loaded: all of the store's address is made before the wait for the first
; store, where there is time.
@t = internal addrspace(3) global [4096 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %id
  store i32 %id, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %a = mul i32 %id, 37
  %b = xor i32 %a, 341
  %c = and i32 %b, 4095
  %q = getelementptr i32, ptr addrspace(3) @t, i32 %c
  store i32 7, ptr addrspace(3) %q
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %p
  %r = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %v, ptr addrspace(1) %r
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
;> 	s_load_dwordx2 s[0:1], s[4:5], 0x8
;> 	v_lshlrev_b32_e32 v1, 2, v0
;> 	ds_write_b32 v1, v0
;> 	v_mul_u32_u24_e32 v0, 37, v0
;> 	v_xor_b32_e32 v0, 0x155, v0
;> 	v_and_b32_e32 v0, 0xfff, v0
;> 	v_lshlrev_b32_e32 v0, 2, v0
;> 	v_mov_b32_e32 v2, 7
;> 	s_waitcnt lgkmcnt(0)            ; barrier
;> 	s_barrier
;> 	ds_write_b32 v0, v2
;> 	s_waitcnt lgkmcnt(0)            ; barrier
;> 	s_barrier
;> 	ds_read_b32 v0, v1
;> 	s_waitcnt lgkmcnt(0)            ; v0 from ds_read_b32
;> 	global_store_dword v1, v0, s[0:1]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
;> ; Kernel info:
;> ; codeLenInByte = 96
;> ; TotalNumSgprs: 10
;> ; NumVgprs: 3
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
;>         .name:           in
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           out
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 16384
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           k
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         k.kd
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
