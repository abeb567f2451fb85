; test compile
; target gfx906
; options -O2
; Three instructions each; the mode stays on for the second word. Where all elements are the same in all
; lanes, or the row is short, or the index differs, an element is chosen.
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @read(ptr addrspace(1) %p, i32 %i) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr <4 x i64>, ptr addrspace(1) %p, i32 %id
  %v = load <4 x i64>, ptr addrspace(1) %place
  %n = and i32 %i, 3
  %x = extractelement <4 x i64> %v, i32 %n
  store i64 %x, ptr addrspace(1) %place
  ret void
}
define amdgpu_kernel void @write(ptr addrspace(1) %p, i32 %i, float %x) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr <8 x float>, ptr addrspace(1) %p, i32 %id
  %v = load <8 x float>, ptr addrspace(1) %place
  %w = insertelement <8 x float> %v, float %x, i32 %i
  store <8 x float> %w, ptr addrspace(1) %place
  ret void
}
define amdgpu_kernel void @private_array(ptr addrspace(1) %p, i32 %i, i32 %j) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = alloca [6 x i32], addrspace(5)
  %place = getelementptr [6 x i32], ptr addrspace(1) %p, i32 %id
  call void @llvm.memcpy.p5.p1.i32(ptr addrspace(5) %a, ptr addrspace(1) %place, i32 24, i1 false)
  %from = getelementptr [6 x i32], ptr addrspace(5) %a, i32 0, i32 %i
  %x = load i32, ptr addrspace(5) %from
  %to = getelementptr [6 x i32], ptr addrspace(5) %a, i32 0, i32 %j
  store i32 %x, ptr addrspace(5) %to
  call void @llvm.memcpy.p1.p5.i32(ptr addrspace(1) %place, ptr addrspace(5) %a, i32 24, i1 false)
  ret void
}
; expect gfx906
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	read
;> 	.globl	read
;> 	.p2align	8
;> 	.type	read,@function
;> read:
;> 	s_load_dwordx2 s[0:1], s[4:5], 0x0
;> 	s_load_dword s2, s[4:5], 0x8
;> 	v_lshlrev_b32_e32 v8, 5, v0
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx2, s1 from s_load_dwordx2
;> 	global_load_dwordx4 v[0:3], v8, s[0:1]
;> 	global_load_dwordx4 v[4:7], v8, s[0:1] offset:16
;> 	s_and_b32 s2, s2, 3
;> 	s_lshl_b32 s2, s2, 1
;> 	s_set_gpr_idx_on s2, gpr_idx(SRC0)
;> 	s_waitcnt vmcnt(0)              ; v0 from global_load_dwordx4, v1 from global_load_dwordx4, v2 from global_load_dwordx4, v3 from global_load_dwordx4, v4 from global_load_dwordx4, v5 from global_load_dwordx4, v6 from global_load_dwordx4, v7 from global_load_dwordx4
;> 	v_mov_b32_e32 v0, v0
;> 	v_mov_b32_e32 v1, v1
;> 	s_set_gpr_idx_off
;> 	global_store_dwordx2 v8, v[0:1], s[0:1]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	read, .Lfunc_end0-read
;> ; Kernel info:
;> ; codeLenInByte = 80
;> ; TotalNumSgprs: 10
;> ; NumVgprs: 9
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 1
;> ; VGPRBlocks: 2
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.protected	write
;> 	.globl	write
;> 	.p2align	8
;> 	.type	write,@function
;> write:
;> 	s_load_dwordx4 s[0:3], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v8, 5, v0
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4
;> 	global_load_dwordx4 v[0:3], v8, s[0:1]
;> 	global_load_dwordx4 v[4:7], v8, s[0:1] offset:16
;> 	s_and_b32 s2, s2, 7
;> 	s_set_gpr_idx_on s2, gpr_idx(DST)
;> 	s_waitcnt vmcnt(0)              ; v0 from global_load_dwordx4, v1 from global_load_dwordx4, v2 from global_load_dwordx4, v3 from global_load_dwordx4, v4 from global_load_dwordx4, v5 from global_load_dwordx4, v6 from global_load_dwordx4, v7 from global_load_dwordx4
;> 	v_mov_b32_e32 v0, s3
;> 	s_set_gpr_idx_off
;> 	global_store_dwordx4 v8, v[0:3], s[0:1]
;> 	global_store_dwordx4 v8, v[4:7], s[0:1] offset:16
;> 	s_endpgm
;> .Lfunc_end1:
;> 	.size	write, .Lfunc_end1-write
;> ; Kernel info:
;> ; codeLenInByte = 72
;> ; TotalNumSgprs: 10
;> ; NumVgprs: 9
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 1
;> ; VGPRBlocks: 2
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.protected	private_array
;> 	.globl	private_array
;> 	.p2align	8
;> 	.type	private_array,@function
;> private_array:
;> 	s_load_dwordx4 s[0:3], s[4:5], 0x0
;> 	v_mul_u32_u24_e32 v6, 24, v0
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4
;> 	global_load_dwordx4 v[0:3], v6, s[0:1]
;> 	global_load_dwordx2 v[4:5], v6, s[0:1] offset:16
;> 	s_and_b32 s2, s2, 7
;> 	s_min_u32 s2, s2, 5
;> 	s_and_b32 s3, s3, 7
;> 	s_min_u32 s3, s3, 5
;> 	s_set_gpr_idx_on s2, gpr_idx(SRC0)
;> 	s_waitcnt vmcnt(0)              ; v0 from global_load_dwordx4, v1 from global_load_dwordx4, v2 from global_load_dwordx4, v3 from global_load_dwordx4, v4 from global_load_dwordx2, v5 from global_load_dwordx2
;> 	v_mov_b32_e32 v7, v0
;> 	s_set_gpr_idx_off
;> 	s_set_gpr_idx_on s3, gpr_idx(DST)
;> 	v_mov_b32_e32 v0, v7
;> 	s_set_gpr_idx_off
;> 	global_store_dwordx4 v6, v[0:3], s[0:1]
;> 	global_store_dwordx2 v6, v[4:5], s[0:1] offset:16
;> 	s_endpgm
;> .Lfunc_end2:
;> 	.size	private_array, .Lfunc_end2-private_array
;> ; Kernel info:
;> ; codeLenInByte = 96
;> ; TotalNumSgprs: 10
;> ; NumVgprs: 8
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
;> 	.amdhsa_kernel read
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
;> 		.amdhsa_next_free_vgpr 9
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
;> 	.amdhsa_kernel write
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
;> 		.amdhsa_next_free_vgpr 9
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
;> 	.amdhsa_kernel private_array
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
;> 		.amdhsa_next_free_vgpr 8
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
;>       - .name:           i
;>         .offset:         8
;>         .size:           4
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 12
;>     .max_flat_workgroup_size: 1024
;>     .name:           read
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         read.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     9
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;>   - .args:
;>       - .address_space:  global
;>         .name:           p
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .name:           i
;>         .offset:         8
;>         .size:           4
;>         .value_kind:     by_value
;>       - .name:           x
;>         .offset:         12
;>         .size:           4
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           write
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         write.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     9
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;>   - .args:
;>       - .address_space:  global
;>         .name:           p
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .name:           i
;>         .offset:         8
;>         .size:           4
;>         .value_kind:     by_value
;>       - .name:           j
;>         .offset:         12
;>         .size:           4
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           private_array
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         private_array.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     8
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx906
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
