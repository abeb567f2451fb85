; test compile
; target gfx906
; Two monotonic loads see the values of one place in their order; that their addresses are the same shows only when they
; are executed. The second stood before the first, whose address has to be loaded.
define amdgpu_kernel void @k(ptr addrspace(3) %i, ptr addrspace(3) %p, ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %qi = getelementptr i32, ptr addrspace(3) %i, i32 %t
  %idx = load i32, ptr addrspace(3) %qi, align 4
  %q = getelementptr i32, ptr addrspace(3) %p, i32 %idx
  %a = load atomic i32, ptr addrspace(3) %q syncscope("workgroup-one-as") monotonic, align 4
  %q2 = getelementptr i32, ptr addrspace(3) %p, i32 %t
  %b = load atomic i32, ptr addrspace(3) %q2 syncscope("workgroup-one-as") monotonic, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %o2 = getelementptr i32, ptr addrspace(1) %o, i32 64
  store i32 %a, ptr addrspace(1) %o
  store i32 %b, ptr addrspace(1) %o2
  ret void
}

define amdgpu_kernel void @g(ptr addrspace(1) noalias %i, ptr addrspace(1) %p, ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %qi = getelementptr i32, ptr addrspace(1) %i, i32 %t
  %idx = load i32, ptr addrspace(1) %qi, align 4
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %idx
  %a = load atomic i32, ptr addrspace(1) %q syncscope("agent") monotonic, align 4
  %q2 = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %b = load atomic i32, ptr addrspace(1) %q2 syncscope("agent") monotonic, align 4
  %qc = getelementptr i32, ptr addrspace(1) %i, i32 %b
  %c = load i32, ptr addrspace(1) %qc, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %o2 = getelementptr i32, ptr addrspace(1) %o, i32 64
  store i32 %a, ptr addrspace(1) %o
  store i32 %c, ptr addrspace(1) %o2
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
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
;> 	v_lshlrev_b32_e32 v0, 2, v0
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4
;> 	v_add_u32_e32 v1, s0, v0
;> 	ds_read_b32 v1, v1
;> 	v_add_u32_e32 v2, s1, v0
;> 	s_waitcnt lgkmcnt(0)            ; v1 from ds_read_b32
;> 	v_lshl_add_u32 v1, v1, 2, s1
;> 	ds_read_b32 v1, v1
;> 	ds_read_b32 v2, v2
;> 	s_waitcnt lgkmcnt(1)            ; v1 from ds_read_b32
;> 	global_store_dword v0, v1, s[2:3]
;> 	s_waitcnt lgkmcnt(0)            ; v2 from ds_read_b32
;> 	global_store_dword v0, v2, s[2:3] offset:256
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
;> ; Kernel info:
;> ; codeLenInByte = 88
;> ; TotalNumSgprs: 10
;> ; NumVgprs: 3
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
;> 	.protected	g
;> 	.globl	g
;> 	.p2align	8
;> 	.type	g,@function
;> g:
;> 	s_load_dwordx4 s[0:3], s[4:5], 0x0
;> 	s_load_dwordx2 s[6:7], s[4:5], 0x10
;> 	v_lshlrev_b32_e32 v2, 2, v0
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4
;> 	global_load_dword v0, v2, s[0:1]
;> 	s_waitcnt vmcnt(0)              ; v0 from global_load_dword
;> 	v_mad_i64_i32 v[0:1], s[4:5], v0, 4, s[2:3]
;> 	global_load_dword v3, v[0:1], off glc ; memory model: load monotonic agent/system global/generic (25:8)
;> 	global_load_dword v4, v2, s[2:3] glc ; memory model: load monotonic agent/system global/generic (27:8)
;> 	s_waitcnt vmcnt(0)              ; v4 from global_load_dword
;> 	v_mad_i64_i32 v[0:1], s[0:1], v4, 4, s[0:1]
;> 	global_load_dword v0, v[0:1], off
;> 	s_nop 0                         ; ends the clause (32:3)
;> 	global_store_dword v2, v3, s[6:7]
;> 	s_waitcnt vmcnt(1)              ; v0 from global_load_dword
;> 	global_store_dword v2, v0, s[6:7] offset:256
;> 	s_endpgm
;> .Lfunc_end1:
;> 	.size	g, .Lfunc_end1-g
;> ; Kernel info:
;> ; codeLenInByte = 108
;> ; TotalNumSgprs: 12
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
;> 	.amdhsa_kernel g
;> 		.amdhsa_group_segment_fixed_size 0
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
;> 		.amdhsa_next_free_vgpr 5
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
;>       - .address_space:  local
;>         .name:           i
;>         .offset:         0
;>         .pointee_align:  1
;>         .size:           4
;>         .value_kind:     dynamic_shared_pointer
;>       - .address_space:  local
;>         .name:           p
;>         .offset:         4
;>         .pointee_align:  1
;>         .size:           4
;>         .value_kind:     dynamic_shared_pointer
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
;>     .vgpr_count:     3
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;>   - .args:
;>       - .address_space:  global
;>         .name:           i
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           p
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           out
;>         .offset:         16
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 24
;>     .max_flat_workgroup_size: 1024
;>     .name:           g
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     12
;>     .sgpr_spill_count: 0
;>     .symbol:         g.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     5
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx906
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
