; test compile
; target gfx906
; options -O2
; Bytes and halves, signed ones too; a constant beside two of them is in an SGPR, beside one it is not
; worth that. What all bits are wanted of as well, or what goes to an instruction without such a form, is
; taken out of its word once.
@t = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @table(ptr addrspace(1) %p) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr i32, ptr addrspace(1) %p, i32 %id
  %x = load i32, ptr addrspace(1) %place
  %x1 = lshr i32 %x, 8
  %b1 = and i32 %x1, 255
  %b3 = lshr i32 %x, 24
  %p1 = getelementptr i32, ptr addrspace(3) @t, i32 %b1
  %p3 = getelementptr i32, ptr addrspace(3) @t, i32 %b3
  %v1 = load i32, ptr addrspace(3) %p1
  %v3 = load i32, ptr addrspace(3) %p3
  %v = mul i32 %v1, %v3
  store i32 %v, ptr addrspace(1) %place
  ret void
}
define amdgpu_kernel void @sums(ptr addrspace(1) %p, i32 %s) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr <4 x i32>, ptr addrspace(1) %p, i32 %id
  %w = load <4 x i32>, ptr addrspace(1) %place
  %x = extractelement <4 x i32> %w, i32 0
  %y = extractelement <4 x i32> %w, i32 1
  %z = extractelement <4 x i32> %w, i32 2
  %x0 = and i32 %x, 65535
  %y1 = ashr i32 %y, 16
  %a = sub i32 %x0, %y1
  %z0 = and i32 %z, 255
  %b = xor i32 %z0, %s
  %x3 = lshr i32 %x, 24
  %c = xor i32 %x3, 21
  %y2 = lshr i32 %y, 16
  %d = mul i32 %y2, %a
  %e = xor i32 %y2, %b
  %v0 = insertelement <4 x i32> poison, i32 %a, i32 0
  %v1 = insertelement <4 x i32> %v0, i32 %c, i32 1
  %v2 = insertelement <4 x i32> %v1, i32 %d, i32 2
  %v3 = insertelement <4 x i32> %v2, i32 %e, i32 3
  store <4 x i32> %v3, ptr addrspace(1) %place
  ret void
}
; expect gfx906
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	table
;> 	.globl	table
;> 	.p2align	8
;> 	.type	table,@function
;> table:
;> 	s_load_dwordx2 s[0:1], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v0, 2, v0
;> 	s_mov_b32 s2, 2
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx2, s1 from s_load_dwordx2
;> 	global_load_dword v1, v0, s[0:1]
;> 	s_waitcnt vmcnt(0)              ; v1 from global_load_dword
;> 	v_lshlrev_b32_sdwa v2, s2, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
;> 	ds_read_b32 v2, v2
;> 	v_lshlrev_b32_sdwa v1, s2, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
;> 	ds_read_b32 v1, v1
;> 	s_waitcnt lgkmcnt(0)            ; v1 from ds_read_b32, v2 from ds_read_b32
;> 	v_mul_lo_u32 v1, v2, v1
;> 	global_store_dword v0, v1, s[0:1]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	table, .Lfunc_end0-table
;> ; Kernel info:
;> ; codeLenInByte = 88
;> ; TotalNumSgprs: 10
;> ; NumVgprs: 3
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 1024 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 1
;> ; VGPRBlocks: 0
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.protected	sums
;> 	.globl	sums
;> 	.p2align	8
;> 	.type	sums,@function
;> sums:
;> 	s_load_dwordx2 s[0:1], s[4:5], 0x0
;> 	s_load_dword s2, s[4:5], 0x8
;> 	v_lshlrev_b32_e32 v6, 4, v0
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx2, s1 from s_load_dwordx2
;> 	global_load_dwordx4 v[2:5], v6, s[0:1]
;> 	s_waitcnt vmcnt(0)              ; v2 from global_load_dwordx4, v3 from global_load_dwordx4
;> 	v_sub_u32_sdwa v0, v2, sext(v3) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_1
;> 	v_xor_b32_sdwa v4, v4, s2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
;> 	v_lshrrev_b32_e32 v1, 24, v2
;> 	v_xor_b32_e32 v1, 21, v1
;> 	v_mul_i32_i24_sdwa v2, v3, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
;> 	v_xor_b32_sdwa v3, v3, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
;> 	global_store_dwordx4 v6, v[0:3], s[0:1]
;> 	s_endpgm
;> .Lfunc_end1:
;> 	.size	sums, .Lfunc_end1-sums
;> ; Kernel info:
;> ; codeLenInByte = 88
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
;> 	.amdhsa_kernel table
;> 		.amdhsa_group_segment_fixed_size 1024
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
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel sums
;> 		.amdhsa_group_segment_fixed_size 0
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
;>         .name:           p
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 1024
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 8
;>     .max_flat_workgroup_size: 1024
;>     .name:           table
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         table.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     3
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;>   - .args:
;>       - .address_space:  global
;>         .name:           p
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .name:           s
;>         .offset:         8
;>         .size:           4
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 12
;>     .max_flat_workgroup_size: 1024
;>     .name:           sums
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         sums.kd
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
