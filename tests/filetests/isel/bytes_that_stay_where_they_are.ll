; test compile
; target gfx906
; Bytes that are taken apart and put together where they were are the word that they were taken from.
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @a(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr <4 x i8>, ptr addrspace(1) %q, i32 %i
  %v = load <4 x i8>, ptr addrspace(1) %g
  %h = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %b = bitcast <4 x i8> %v to i32
  store i32 %b, ptr addrspace(1) %h
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
;> 	v_lshlrev_b32_e32 v0, 2, v0
;> 	s_waitcnt lgkmcnt(0)            ; s2 from s_load_dwordx4, s3 from s_load_dwordx4
;> 	global_load_dword v1, v0, s[2:3]
;> 	s_waitcnt vmcnt(0)              ; v1 from global_load_dword
;> 	global_store_dword v0, v1, s[0:1]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	a, .Lfunc_end0-a
;> ; Kernel info:
;> ; codeLenInByte = 40
;> ; TotalNumSgprs: 10
;> ; NumVgprs: 2
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
;> 		.amdhsa_next_free_vgpr 2
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
;>       - .address_space:  global
;>         .name:           q
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           a
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         a.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     2
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx906
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
