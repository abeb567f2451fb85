; test compile
; target gfx906
; options -O2
; The scalar address is put into a vector register once, and so is the number that is written four times;
; in another block both again.
@t = internal addrspace(3) global [4096 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %p = getelementptr i32, ptr addrspace(3) @t, i32 %n
  %p1 = getelementptr i32, ptr addrspace(3) %p, i32 300
  %p2 = getelementptr i32, ptr addrspace(3) %p, i32 701
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 1234567, ptr addrspace(3) %p
  store i32 1234567, ptr addrspace(3) %p1
  store i32 1234567, ptr addrspace(3) %p2
  %c = icmp ult i32 %id, 10
  br i1 %c, label %some, label %end
some:
  store volatile i32 1234567, ptr addrspace(3) %p1
  store volatile i32 1234567, ptr addrspace(3) %p2
  br label %end
end:
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
;> 	s_load_dword s0, s[4:5], 0x8
;> 	v_mov_b32_e32 v1, 0x12d687
;> 	v_cmp_gt_u32_e32 vcc, 10, v0
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dword
;> 	s_lshl_b32 s0, s0, 2
;> 	v_mov_b32_e32 v0, s0
;> 	ds_write_b32 v0, v1
;> 	ds_write_b32 v0, v1 offset:1200
;> 	ds_write_b32 v0, v1 offset:2804
;> 	s_and_b64 exec, exec, vcc
;> 	s_cbranch_execz .LBB0_3
;> ; %bb.1:
;> 	v_mov_b32_e32 v0, 0x12d687
;> 	v_mov_b32_e32 v1, s0
;> 	ds_write_b32 v1, v0 offset:1200
;> 	ds_write_b32 v1, v0 offset:2804
;> .LBB0_3:
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
;> ; Kernel info:
;> ; codeLenInByte = 96
;> ; TotalNumSgprs: 10
;> ; NumVgprs: 2
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
;> 		.amdhsa_next_free_vgpr 2
;> 		.amdhsa_next_free_sgpr 6
;> 		.amdhsa_reserve_vcc 1
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
;>       - .name:           'n'
;>         .offset:         8
;>         .size:           4
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 16384
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 12
;>     .max_flat_workgroup_size: 1024
;>     .name:           k
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         k.kd
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
