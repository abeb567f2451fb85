; test compile
; target gfx906
; options -O2
; Offsets that two fields of eight bits hold, in words or in strides of 64 words. What may be written in
; between is not read before, and what may be read in between is not written later; volatile accesses stay
; as they are, and so do those whose offsets do not fit.
@t = internal addrspace(3) global [4096 x i32] poison, align 16
define amdgpu_kernel void @reads(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %id
  %p1 = getelementptr i32, ptr addrspace(3) %p, i32 17
  %p2 = getelementptr i32, ptr addrspace(3) %p, i32 320
  %p3 = getelementptr i32, ptr addrspace(3) %p, i32 1024
  %p4 = getelementptr i32, ptr addrspace(3) %p, i32 1031
  %a = load i32, ptr addrspace(3) %p
  %b = load i32, ptr addrspace(3) %p1
  %c = load i32, ptr addrspace(3) %p2
  %d = load i32, ptr addrspace(3) %p3
  %e = load i32, ptr addrspace(3) %p4
  %x = xor i32 %a, %b
  %y = sub i32 %x, %c
  %z = mul i32 %y, %d
  %w = add i32 %z, %e
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %w, ptr addrspace(1) %to
  ret void
}
define amdgpu_kernel void @writes(ptr addrspace(1) %out, i32 %x, i32 %y) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %id
  %p1 = getelementptr i32, ptr addrspace(3) %p, i32 100
  store i32 %x, ptr addrspace(3) %p
  store i32 %y, ptr addrspace(3) %p1
  %other = xor i32 %id, 3
  %q = getelementptr i32, ptr addrspace(3) @t, i32 %other
  %v = load i32, ptr addrspace(3) %q
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %v, ptr addrspace(1) %to
  ret void
}
define amdgpu_kernel void @conflicts(ptr addrspace(1) %out, i32 %x) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %id
  %p1 = getelementptr i32, ptr addrspace(3) %p, i32 17
  %other = mul i32 %id, 3
  %q = getelementptr i32, ptr addrspace(3) @t, i32 %other
  %a = load i32, ptr addrspace(3) %p
  store i32 %x, ptr addrspace(3) %q
  %b = load i32, ptr addrspace(3) %p1
  store i32 %b, ptr addrspace(3) %p
  %c = load i32, ptr addrspace(3) %q
  store i32 %a, ptr addrspace(3) %p1
  %d = load volatile i32, ptr addrspace(3) %p
  %e = load volatile i32, ptr addrspace(3) %p1
  %s = add i32 %c, %d
  %s2 = add i32 %s, %e
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %s2, ptr addrspace(1) %to
  ret void
}
; expect gfx906
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	reads
;> 	.globl	reads
;> 	.p2align	8
;> 	.type	reads,@function
;> reads:
;> 	s_load_dwordx2 s[0:1], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v4, 2, v0
;> 	ds_read2_b32 v[2:3], v4 offset1:17
;> 	ds_read2st64_b32 v[0:1], v4 offset0:5 offset1:16
;> 	ds_read_b32 v5, v4 offset:4124
;> 	s_waitcnt lgkmcnt(0)            ; v2 from ds_read2_b32, v3 from ds_read2_b32
;> 	v_xor_b32_e32 v2, v2, v3
;> 	v_sub_u32_e32 v0, v2, v0
;> 	v_mul_lo_u32 v0, v0, v1
;> 	v_add_u32_e32 v0, v0, v5
;> 	global_store_dword v4, v0, s[0:1]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	reads, .Lfunc_end0-reads
;> ; Kernel info:
;> ; codeLenInByte = 72
;> ; TotalNumSgprs: 10
;> ; NumVgprs: 6
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
;> 	.protected	writes
;> 	.globl	writes
;> 	.p2align	8
;> 	.type	writes,@function
;> writes:
;> 	s_load_dwordx4 s[0:3], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v1, 2, v0
;> 	v_xor_b32_e32 v0, 3, v0
;> 	v_lshlrev_b32_e32 v0, 2, v0
;> 	s_waitcnt lgkmcnt(0)            ; s2 from s_load_dwordx4
;> 	v_mov_b32_e32 v2, s2
;> 	v_mov_b32_e32 v3, s3
;> 	ds_write2_b32 v1, v2, v3 offset1:100
;> 	ds_read_b32 v0, v0
;> 	s_waitcnt lgkmcnt(0)            ; v0 from ds_read_b32
;> 	global_store_dword v1, v0, s[0:1]
;> 	s_endpgm
;> .Lfunc_end1:
;> 	.size	writes, .Lfunc_end1-writes
;> ; Kernel info:
;> ; codeLenInByte = 64
;> ; TotalNumSgprs: 10
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
;> 	.protected	conflicts
;> 	.globl	conflicts
;> 	.p2align	8
;> 	.type	conflicts,@function
;> conflicts:
;> 	s_load_dword s2, s[4:5], 0x8
;> 	s_load_dwordx2 s[0:1], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v1, 2, v0
;> 	ds_read_b32 v2, v1
;> 	v_mul_u32_u24_e32 v0, 3, v0
;> 	v_lshlrev_b32_e32 v0, 2, v0
;> 	s_waitcnt lgkmcnt(0)            ; s2 from s_load_dword
;> 	v_mov_b32_e32 v3, s2
;> 	ds_write_b32 v0, v3
;> 	ds_read_b32 v3, v1 offset:68
;> 	s_waitcnt lgkmcnt(0)            ; v3 from ds_read_b32
;> 	ds_write_b32 v1, v3
;> 	ds_read_b32 v0, v0
;> 	ds_write_b32 v1, v2 offset:68
;> 	ds_read_b32 v2, v1
;> 	ds_read_b32 v3, v1 offset:68
;> 	s_waitcnt lgkmcnt(0)            ; v0 from ds_read_b32, v2 from ds_read_b32, v3 from ds_read_b32
;> 	v_add3_u32 v0, v0, v2, v3
;> 	global_store_dword v1, v0, s[0:1]
;> 	s_endpgm
;> .Lfunc_end2:
;> 	.size	conflicts, .Lfunc_end2-conflicts
;> ; Kernel info:
;> ; codeLenInByte = 128
;> ; TotalNumSgprs: 10
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
;> 	.amdhsa_kernel reads
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
;> 		.amdhsa_next_free_vgpr 6
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
;> 	.amdhsa_kernel writes
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
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel conflicts
;> 		.amdhsa_group_segment_fixed_size 16384
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 12
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
;>     .group_segment_fixed_size: 16384
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 8
;>     .max_flat_workgroup_size: 1024
;>     .name:           reads
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         reads.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     6
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
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
;>     .group_segment_fixed_size: 16384
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           writes
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         writes.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     4
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
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
;>     .group_segment_fixed_size: 16384
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 12
;>     .max_flat_workgroup_size: 1024
;>     .name:           conflicts
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         conflicts.kd
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
