; test compile
; target gfx906 gfx942
; A resource whose words are those of a loaded pointer is put together once, not for each access.
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @a(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %o = shl i32 %i, 2
  %o2 = add i32 %o, %n
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %p, i16 0, i64 2147483646, i32 159744)
  %s = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %q, i16 0, i64 2147483646, i32 159744)
  %a = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %b = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %o2, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %a, ptr addrspace(8) %s, i32 %o, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %b, ptr addrspace(8) %s, i32 %o2, i32 0, i32 0)
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
; expect gfx906
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	a
;> 	.globl	a
;> 	.p2align	8
;> 	.type	a,@function
;> a:
;> 	s_load_dwordx4 s[0:3], s[4:5], 0x0
;> 	s_load_dword s8, s[4:5], 0x10
;> 	s_mov_b32 s10, 0x7ffffffe
;> 	s_mov_b32 s11, 0x27000
;> 	v_lshlrev_b32_e32 v0, 2, v0
;> 	s_mov_b32 s6, 0x7ffffffe
;> 	s_mov_b32 s7, 0x27000
;> 	s_waitcnt lgkmcnt(0)            ; s8 from s_load_dword
;> 	v_add_u32_e32 v1, s8, v0
;> 	s_and_b32 s9, s1, 0xffff
;> 	s_mov_b32 s8, s0
;> 	buffer_load_dword v2, v0, s[8:11], 0 offen
;> 	buffer_load_dword v3, v1, s[8:11], 0 offen
;> 	s_and_b32 s5, s3, 0xffff
;> 	s_mov_b32 s4, s2
;> 	s_waitcnt vmcnt(1)              ; v2 from buffer_load_dword
;> 	buffer_store_dword v2, v0, s[4:7], 0 offen
;> 	s_waitcnt vmcnt(1)              ; v3 from buffer_load_dword
;> 	buffer_store_dword v3, v1, s[4:7], 0 offen
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	a, .Lfunc_end0-a
;> ; Kernel info:
;> ; codeLenInByte = 128
;> ; TotalNumSgprs: 16
;> ; NumVgprs: 4
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
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel a
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
;> 		.amdhsa_next_free_vgpr 4
;> 		.amdhsa_next_free_sgpr 12
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
;>       - .address_space:  global
;>         .name:           q
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
;>     .name:           a
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     16
;>     .sgpr_spill_count: 0
;>     .symbol:         a.kd
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
; expect gfx942
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	a
;> 	.globl	a
;> 	.p2align	8
;> 	.type	a,@function
;> a:
;> 	s_load_dwordx4 s[4:7], s[0:1], 0x0
;> 	s_load_dword s8, s[0:1], 0x10
;> 	s_mov_b32 s10, 0x7ffffffe
;> 	s_mov_b32 s11, 0x27000
;> 	v_lshlrev_b32_e32 v0, 2, v0
;> 	s_mov_b32 s2, 0x7ffffffe
;> 	s_mov_b32 s3, 0x27000
;> 	s_waitcnt lgkmcnt(0)            ; s8 from s_load_dword
;> 	v_add_u32_e32 v1, s8, v0
;> 	s_and_b32 s9, s5, 0xffff
;> 	s_mov_b32 s8, s4
;> 	buffer_load_dword v2, v0, s[8:11], 0 offen
;> 	buffer_load_dword v3, v1, s[8:11], 0 offen
;> 	s_and_b32 s1, s7, 0xffff
;> 	s_mov_b32 s0, s6
;> 	s_waitcnt vmcnt(1)              ; v2 from buffer_load_dword
;> 	buffer_store_dword v2, v0, s[0:3], 0 offen
;> 	s_waitcnt vmcnt(1)              ; v3 from buffer_load_dword
;> 	buffer_store_dword v3, v1, s[0:3], 0 offen
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	a, .Lfunc_end0-a
;> ; Kernel info:
;> ; codeLenInByte = 128
;> ; TotalNumSgprs: 18
;> ; NumVgprs: 4
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 2
;> ; VGPRBlocks: 0
;> ; Occupancy: 8
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 2
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel a
;> 		.amdhsa_group_segment_fixed_size 0
;> 		.amdhsa_private_segment_fixed_size 0
;> 		.amdhsa_kernarg_size 20
;> 		.amdhsa_user_sgpr_count 2
;> 		.amdhsa_user_sgpr_dispatch_ptr 0
;> 		.amdhsa_user_sgpr_queue_ptr 0
;> 		.amdhsa_user_sgpr_kernarg_segment_ptr 1
;> 		.amdhsa_user_sgpr_dispatch_id 0
;> 		.amdhsa_user_sgpr_private_segment_size 0
;> 		.amdhsa_user_sgpr_kernarg_preload_length 0
;> 		.amdhsa_user_sgpr_kernarg_preload_offset 0
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_enable_private_segment 0
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 4
;> 		.amdhsa_next_free_sgpr 12
;> 		.amdhsa_accum_offset 4
;> 		.amdhsa_reserve_vcc 0
;> 		.amdhsa_reserve_xnack_mask 1
;> 		.amdhsa_float_round_mode_32 0
;> 		.amdhsa_float_round_mode_16_64 0
;> 		.amdhsa_float_denorm_mode_32 3
;> 		.amdhsa_float_denorm_mode_16_64 3
;> 		.amdhsa_dx10_clamp 1
;> 		.amdhsa_ieee_mode 1
;> 		.amdhsa_fp16_overflow 0
;> 		.amdhsa_tg_split 0
;> 	.end_amdhsa_kernel
;> 	.section	".note.GNU-stack","",@progbits
;> 	.amdgpu_metadata
;> ---
;> amdhsa.kernels:
;>   - .agpr_count:     0
;>     .args:
;>       - .address_space:  global
;>         .name:           p
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           q
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
;>     .name:           a
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     18
;>     .sgpr_spill_count: 0
;>     .symbol:         a.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     4
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx942
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
