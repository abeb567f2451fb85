; test compile
; target gfx906
; options -O2
; Two variables at one distance from one address: they are different objects, and still one access. What
; is written to a third one may pass both.
@a = internal addrspace(3) global [512 x i32] poison, align 16
@b = internal addrspace(3) global [512 x i32] poison, align 16
@c = internal addrspace(3) global [512 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %x, i32 %y) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(3) @a, i32 %id
  %pb = getelementptr i32, ptr addrspace(3) @b, i32 %id
  store i32 %x, ptr addrspace(3) %pa
  store i32 %y, ptr addrspace(3) %pb
  fence syncscope("workgroup") acq_rel
  call void @llvm.amdgcn.s.barrier()
  %other = xor i32 %id, 3
  %qa = getelementptr i32, ptr addrspace(3) @a, i32 %other
  %qb = getelementptr i32, ptr addrspace(3) @b, i32 %other
  %va = load i32, ptr addrspace(3) %qa
  %pc = getelementptr i32, ptr addrspace(3) @c, i32 %id
  store i32 %x, ptr addrspace(3) %pc
  %vb = load i32, ptr addrspace(3) %qb
  %v = sub i32 %va, %vb
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %v, ptr addrspace(1) %to
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
;> 	v_lshlrev_b32_e32 v2, 2, v0
;> 	s_waitcnt lgkmcnt(0)            ; s2 from s_load_dwordx4
;> 	v_mov_b32_e32 v3, s2
;> 	v_mov_b32_e32 v1, s3
;> 	ds_write2st64_b32 v2, v3, v1 offset1:8
;> 	v_xor_b32_e32 v0, 3, v0
;> 	v_lshlrev_b32_e32 v0, 2, v0
;> 	s_waitcnt lgkmcnt(0)            ; barrier
;> 	s_barrier
;> 	ds_read2st64_b32 v[0:1], v0 offset1:8
;> 	ds_write_b32 v2, v3 offset:4096
;> 	s_waitcnt lgkmcnt(1)            ; v0 from ds_read2st64_b32, v1 from ds_read2st64_b32
;> 	v_sub_u32_e32 v0, v0, v1
;> 	global_store_dword v2, v0, s[0:1]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
;> ; Kernel info:
;> ; codeLenInByte = 84
;> ; TotalNumSgprs: 10
;> ; NumVgprs: 4
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 6144 bytes/workgroup (compile time only)
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
;> 		.amdhsa_group_segment_fixed_size 6144
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
;> 		.amdhsa_next_free_vgpr 4
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
;>         .name:           out
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .name:           x
;>         .offset:         8
;>         .size:           4
;>         .value_kind:     by_value
;>       - .name:           'y'
;>         .offset:         12
;>         .size:           4
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 6144
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           k
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
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
