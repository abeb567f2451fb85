; test compile
; target gfx906
; options -O2
; Eight words in distances of 68 bytes, 1,024 bytes and more behind the address: no eight bits hold that,
; nor are they strides. From 1,024 bytes on they are four pairs. Two alone are not worth an address.
@t = internal addrspace(3) global [4096 x i32] poison, align 16
define amdgpu_kernel void @many(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %id
  %p0 = getelementptr i32, ptr addrspace(3) %p, i32 256
  %p1 = getelementptr i32, ptr addrspace(3) %p, i32 273
  %p2 = getelementptr i32, ptr addrspace(3) %p, i32 290
  %p3 = getelementptr i32, ptr addrspace(3) %p, i32 307
  %a = load i32, ptr addrspace(3) %p0
  %b = load i32, ptr addrspace(3) %p1
  %c = load i32, ptr addrspace(3) %p2
  %d = load i32, ptr addrspace(3) %p3
  %x = xor i32 %a, %b
  %y = sub i32 %x, %c
  %z = mul i32 %y, %d
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %z, ptr addrspace(1) %to
  ret void
}
define amdgpu_kernel void @two(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %id
  %p0 = getelementptr i32, ptr addrspace(3) %p, i32 256
  %p1 = getelementptr i32, ptr addrspace(3) %p, i32 273
  %a = load i32, ptr addrspace(3) %p0
  %b = load i32, ptr addrspace(3) %p1
  %x = xor i32 %a, %b
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %to
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	many
;> 	.globl	many
;> 	.p2align	8
;> 	.type	many,@function
;> many:
;> 	s_load_dwordx2 s[0:1], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v4, 2, v0
;> 	v_add_u32_e32 v0, 0x400, v4
;> 	ds_read2_b32 v[2:3], v0 offset1:17
;> 	ds_read2_b32 v[0:1], v0 offset0:34 offset1:51
;> 	s_waitcnt lgkmcnt(0)            ; v2 from ds_read2_b32, v3 from ds_read2_b32
;> 	v_xor_b32_e32 v2, v2, v3
;> 	v_sub_u32_e32 v0, v2, v0
;> 	v_mul_lo_u32 v0, v0, v1
;> 	global_store_dword v4, v0, s[0:1]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	many, .Lfunc_end0-many
;> ; Kernel info:
;> ; codeLenInByte = 68
;> ; TotalNumSgprs: 10
;> ; NumVgprs: 5
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
;> 	.protected	two
;> 	.globl	two
;> 	.p2align	8
;> 	.type	two,@function
;> two:
;> 	s_load_dwordx2 s[0:1], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v0, 2, v0
;> 	ds_read_b32 v1, v0 offset:1024
;> 	ds_read_b32 v2, v0 offset:1092
;> 	s_waitcnt lgkmcnt(0)            ; v1 from ds_read_b32, v2 from ds_read_b32
;> 	v_xor_b32_e32 v1, v1, v2
;> 	global_store_dword v0, v1, s[0:1]
;> 	s_endpgm
;> .Lfunc_end1:
;> 	.size	two, .Lfunc_end1-two
;> ; Kernel info:
;> ; codeLenInByte = 48
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
;> 	.amdhsa_kernel many
;> 		.amdhsa_group_segment_fixed_size 16384
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
;> 	.amdhsa_kernel two
;> 		.amdhsa_group_segment_fixed_size 16384
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
;>     .group_segment_fixed_size: 16384
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 8
;>     .max_flat_workgroup_size: 1024
;>     .name:           many
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         many.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     5
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;>   - .args:
;>       - .address_space:  global
;>         .name:           out
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 16384
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 8
;>     .max_flat_workgroup_size: 1024
;>     .name:           two
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         two.kd
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
