; test compile
; target gfx908
; What products add to stays in AccVGPRs from turn to turn, and comes to VGPRs behind the loop.
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi <4 x i32> [ zeroinitializer, %entry ], [ %sum2, %loop ]
  %other = phi <4 x i32> [ <i32 1, i32 2, i32 3, i32 400>, %entry ], [ %other1, %loop ]
  %at = getelementptr [64 x i32], ptr addrspace(1) %p, i32 %i
  %x = load i32, ptr addrspace(1) %at
  %sum1 = call <4 x i32> @llvm.amdgcn.mfma.i32.4x4x4i8(i32 %x, i32 %id, <4 x i32> %sum, i32 0, i32 0, i32 0)
  %sum2 = call <4 x i32> @llvm.amdgcn.mfma.i32.4x4x4i8(i32 %id, i32 %x, <4 x i32> %sum1, i32 0, i32 0, i32 0)
  %other1 = call <4 x i32> @llvm.amdgcn.mfma.i32.4x4x4i8(i32 %x, i32 %x, <4 x i32> %other, i32 0, i32 0, i32 0)
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %a = phi <4 x i32> [ zeroinitializer, %entry ], [ %sum2, %loop ]
  %b = phi <4 x i32> [ zeroinitializer, %entry ], [ %other1, %loop ]
  %c = xor <4 x i32> %a, %b
  %o = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  store <4 x i32> %c, ptr addrspace(1) %o
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare <4 x i32> @llvm.amdgcn.mfma.i32.4x4x4i8(i32, i32, <4 x i32>, i32, i32, i32)
; expect gfx908
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx908"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	k
;> 	.globl	k
;> 	.p2align	8
;> 	.type	k,@function
;> k:
;> 	s_load_dwordx4 s[0:3], s[4:5], 0x0
;> 	s_load_dword s6, s[4:5], 0x10
;> 	v_lshlrev_b32_e32 v1, 2, v0
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4
;> 	v_add_co_u32_e32 v3, vcc, s0, v1
;> 	v_mov_b32_e32 v1, s1
;> 	v_addc_co_u32_e32 v4, vcc, 0, v1, vcc
;> 	s_cmp_gt_i32 s6, 0
;> 	s_cbranch_scc0 .LBB0_5
;> ; %bb.1:
;> 	s_mov_b32 s0, 0
;> 	v_mov_b32_e32 v1, 0x190
;> 	v_accvgpr_write_b32 a0, 0
;> 	v_accvgpr_write_b32 a1, 0
;> 	v_accvgpr_write_b32 a2, 0
;> 	v_accvgpr_write_b32 a3, 0
;> 	v_accvgpr_write_b32 a4, 1
;> 	v_accvgpr_write_b32 a5, 2
;> 	v_accvgpr_write_b32 a6, 3
;> 	v_accvgpr_write_b32 a7, v1
;> .LBB0_2:                                ; Depth=1
;> 	s_lshl_b32 s1, s0, 8
;> 	s_ashr_i32 s4, s0, 24
;> 	v_add_co_u32_e32 v1, vcc, s1, v3
;> 	v_mov_b32_e32 v2, s4
;> 	v_addc_co_u32_e32 v2, vcc, v4, v2, vcc
;> 	global_load_dword v1, v[1:2], off
;> 	s_add_i32 s0, s0, 1
;> 	s_waitcnt vmcnt(0)              ; v1 from global_load_dword
;> 	v_mfma_i32_4x4x4i8 a[0:3], v1, v0, a[0:3]
;> 	v_mfma_i32_4x4x4i8 a[0:3], v0, v1, a[0:3]
;> 	v_mfma_i32_4x4x4i8 a[4:7], v1, v1, a[4:7]
;> 	s_cmp_lt_i32 s0, s6
;> 	s_cbranch_scc1 .LBB0_2
;> ; %bb.4:
;> 	s_nop 1                         ; hazard: a matrix instruction (Single2) writes, then v_accvgpr_read: 4 (22:3)
;> 	v_accvgpr_read_b32 v1, a0
;> 	v_accvgpr_read_b32 v2, a1
;> 	v_accvgpr_read_b32 v3, a2
;> 	v_accvgpr_read_b32 v4, a3
;> 	v_accvgpr_read_b32 v5, a4
;> 	v_accvgpr_read_b32 v6, a5
;> 	v_accvgpr_read_b32 v7, a6
;> 	v_accvgpr_read_b32 v8, a7
;> 	s_branch .LBB0_6
;> .LBB0_5:
;> 	v_mov_b32_e32 v1, 0
;> 	v_mov_b32_e32 v2, 0
;> 	v_mov_b32_e32 v3, 0
;> 	v_mov_b32_e32 v4, 0
;> 	v_mov_b32_e32 v5, 0
;> 	v_mov_b32_e32 v6, 0
;> 	v_mov_b32_e32 v7, 0
;> 	v_mov_b32_e32 v8, 0
;> .LBB0_6:
;> 	v_xor_b32_e32 v1, v1, v5
;> 	v_xor_b32_e32 v2, v2, v6
;> 	v_xor_b32_e32 v3, v3, v7
;> 	v_xor_b32_e32 v4, v4, v8
;> 	v_lshlrev_b32_e32 v0, 4, v0
;> 	global_store_dwordx4 v0, v[1:4], s[2:3]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
;> ; Kernel info:
;> ; codeLenInByte = 324
;> ; TotalNumSgprs: 11
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
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel k
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
;> 		.amdhsa_next_free_vgpr 9
;> 		.amdhsa_next_free_sgpr 7
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
;>   - .agpr_count:     8
;>     .args:
;>       - .address_space:  global
;>         .name:           in
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           out
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
;>     .name:           k
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     11
;>     .sgpr_spill_count: 0
;>     .symbol:         k.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     9
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx908
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
