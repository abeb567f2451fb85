; test compile
; target gfx906
; options -O2
; The product is a multiple of four, so that of 7 only 4 may carry: both are loaded at once.
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @beside(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %m = mul i32 %id, 36
  %a0 = add i32 %m, 6
  %a1 = add i32 %m, 7
  %z0 = zext i32 %a0 to i64
  %z1 = zext i32 %a1 to i64
  %g0 = getelementptr double, ptr addrspace(1) %p, i64 %z0
  %g1 = getelementptr double, ptr addrspace(1) %p, i64 %z1
  %x = load double, ptr addrspace(1) %g0
  %y = load double, ptr addrspace(1) %g1
  %s = fadd double %x, %y
  %o = getelementptr double, ptr addrspace(1) %q, i32 %id
  store double %s, ptr addrspace(1) %o
  ret void
}
; expect gfx906
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	beside
;> 	.globl	beside
;> 	.p2align	8
;> 	.type	beside,@function
;> beside:
;> 	s_load_dwordx4 s[0:3], s[4:5], 0x0
;> 	v_mul_u32_u24_e32 v1, 36, v0
;> 	v_add_lshl_u32 v1, v1, 4, 3
;> 	v_lshlrev_b32_e32 v4, 3, v0
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4
;> 	global_load_dwordx4 v[0:3], v1, s[0:1] offset:16
;> 	s_waitcnt vmcnt(0)              ; v0 from global_load_dwordx4, v1 from global_load_dwordx4, v2 from global_load_dwordx4, v3 from global_load_dwordx4
;> 	v_add_f64 v[0:1], v[0:1], v[2:3]
;> 	global_store_dwordx2 v4, v[0:1], s[2:3]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	beside, .Lfunc_end0-beside
;> ; Kernel info:
;> ; codeLenInByte = 60
;> ; TotalNumSgprs: 10
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
;> 	.amdhsa_kernel beside
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
;>     .name:           beside
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         beside.kd
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
