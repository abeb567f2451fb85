; test compile
; target gfx906
; options -O2
; The address is made before the loop, once for both accesses, and before the comparison that the branch to
; it reads.
@T = internal addrspace(4) constant [64 x i32] [i32 0, i32 7, i32 14, i32 21, i32 28, i32 35, i32 42, i32 49, i32 56, i32 63, i32 6, i32 13, i32 20, i32 27, i32 34, i32 41, i32 48, i32 55, i32 62, i32 5, i32 12, i32 19, i32 26, i32 33, i32 40, i32 47, i32 54, i32 61, i32 4, i32 11, i32 18, i32 25, i32 32, i32 39, i32 46, i32 53, i32 60, i32 3, i32 10, i32 17, i32 24, i32 31, i32 38, i32 45, i32 52, i32 59, i32 2, i32 9, i32 16, i32 23, i32 30, i32 37, i32 44, i32 51, i32 58, i32 1, i32 8, i32 15, i32 22, i32 29, i32 36, i32 43, i32 50, i32 57]
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %id
  %v = load i32, ptr addrspace(1) %a
  br label %loop
loop:
  %x = phi i32 [%v, %entry], [%y, %latch]
  %i = phi i32 [0, %entry], [%i2, %latch]
  %j = and i32 %x, 63
  %g = getelementptr i32, ptr addrspace(4) @T, i32 %j
  %t = load i32, ptr addrspace(4) %g
  %s = lshr i32 %x, 6
  %y1 = xor i32 %t, %s
  %c1 = icmp ugt i32 %y1, 100
  br i1 %c1, label %more, label %latch
more:
  %j2 = and i32 %y1, 63
  %g2 = getelementptr i32, ptr addrspace(4) @T, i32 %j2
  %t2 = load i32, ptr addrspace(4) %g2
  %y2 = add i32 %t2, %y1
  br label %latch
latch:
  %y = phi i32 [%y1, %loop], [%y2, %more]
  %i2 = add i32 %i, 1
  %c = icmp ult i32 %i2, %n
  br i1 %c, label %loop, label %out
out:
  store i32 %y, ptr addrspace(1) %a
  ret void
}
define amdgpu_kernel void @if_any(ptr addrspace(1) %p, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %id
  %any = icmp ugt i32 %n, 3
  br i1 %any, label %loop, label %out
loop:
  %x = phi i32 [7, %entry], [%t, %loop]
  %i = phi i32 [0, %entry], [%i2, %loop]
  %y = xor i32 %x, %id
  %j = and i32 %y, 63
  %g = getelementptr i32, ptr addrspace(4) @T, i32 %j
  %t = load i32, ptr addrspace(4) %g
  %i2 = add i32 %i, 1
  %c = icmp ult i32 %i2, %n
  br i1 %c, label %loop, label %end
end:
  store i32 %t, ptr addrspace(1) %a
  br label %out
out:
  ret void
}
; expect gfx906
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	k
;> 	.globl	k
;> 	.p2align	8
;> 	.type	k,@function
;> k:
;> 	s_load_dwordx2 s[0:1], s[4:5], 0x0
;> 	v_lshlrev_b32_e32 v0, 2, v0
;> 	s_load_dword s6, s[4:5], 0x8
;> 	s_mov_b32 s7, 0
;> 	s_getpc_b64 s[2:3]
;> 	s_add_u32 s2, s2, T@rel32@lo+4
;> 	s_addc_u32 s3, s3, T@rel32@hi+12
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx2, s1 from s_load_dwordx2
;> 	global_load_dword v1, v0, s[0:1]
;> .LBB0_1:                                ; Depth=1
;> 	s_waitcnt vmcnt(0)              ; v1 from an earlier block
;> 	v_and_b32_e32 v2, 63, v1
;> 	v_lshlrev_b32_e32 v2, 2, v2
;> 	global_load_dword v2, v2, s[2:3]
;> 	v_lshrrev_b32_e32 v1, 6, v1
;> 	s_waitcnt vmcnt(0)              ; v2 from global_load_dword
;> 	v_xor_b32_e32 v1, v2, v1
;> 	v_cmp_lt_u32_e32 vcc, 0x64, v1
;> 	s_and_saveexec_b64 s[4:5], vcc
;> 	s_cbranch_execz .LBB0_4
;> ; %bb.2:                                ; Depth=1
;> 	v_and_b32_e32 v2, 63, v1
;> 	v_lshlrev_b32_e32 v2, 2, v2
;> 	global_load_dword v2, v2, s[2:3]
;> 	s_waitcnt vmcnt(0)              ; v2 from global_load_dword
;> 	v_add_u32_e32 v1, v2, v1
;> .LBB0_4:                                ; Depth=1
;> 	s_or_b64 exec, exec, s[4:5]
;> 	s_add_i32 s7, s7, 1
;> 	s_cmp_lt_u32 s7, s6
;> 	s_cbranch_scc1 .LBB0_1
;> ; %bb.6:
;> 	global_store_dword v0, v1, s[0:1]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
;> ; Kernel info:
;> ; codeLenInByte = 156
;> ; TotalNumSgprs: 12
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
;> 	.protected	if_any
;> 	.globl	if_any
;> 	.p2align	8
;> 	.type	if_any,@function
;> if_any:
;> 	s_load_dwordx2 s[0:1], s[4:5], 0x0
;> 	s_load_dword s6, s[4:5], 0x8
;> 	v_lshlrev_b32_e32 v1, 2, v0
;> 	s_getpc_b64 s[2:3]
;> 	s_add_u32 s2, s2, T@rel32@lo+4
;> 	s_addc_u32 s3, s3, T@rel32@hi+12
;> 	s_waitcnt lgkmcnt(0)            ; s6 from s_load_dword
;> 	s_cmp_gt_u32 s6, 3
;> 	s_cbranch_scc0 .LBB1_6
;> ; %bb.1:
;> 	v_mov_b32_e32 v2, 7
;> 	s_mov_b32 s4, 0
;> .LBB1_2:                                ; Depth=1
;> 	s_waitcnt vmcnt(0)              ; v2 from an earlier block
;> 	v_xor_b32_e32 v2, v2, v0
;> 	v_and_b32_e32 v2, 63, v2
;> 	v_lshlrev_b32_e32 v2, 2, v2
;> 	global_load_dword v2, v2, s[2:3]
;> 	s_add_i32 s4, s4, 1
;> 	s_cmp_lt_u32 s4, s6
;> 	s_cbranch_scc1 .LBB1_2
;> ; %bb.4:
;> 	s_waitcnt vmcnt(0)              ; v2 from an earlier block
;> 	global_store_dword v1, v2, s[0:1]
;> .LBB1_6:
;> 	s_endpgm
;> .Lfunc_end1:
;> 	.size	if_any, .Lfunc_end1-if_any
;> ; Kernel info:
;> ; codeLenInByte = 112
;> ; TotalNumSgprs: 11
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
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel k
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
;> 		.amdhsa_next_free_vgpr 3
;> 		.amdhsa_next_free_sgpr 8
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
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel if_any
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
;> 		.amdhsa_next_free_vgpr 3
;> 		.amdhsa_next_free_sgpr 7
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
;> 	.type	T,@object
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	4, 0x0
;> T:
;> 	.byte	0,0,0,0,7,0,0,0,14,0,0,0,21,0,0,0
;> 	.byte	28,0,0,0,35,0,0,0,42,0,0,0,49,0,0,0
;> 	.byte	56,0,0,0,63,0,0,0,6,0,0,0,13,0,0,0
;> 	.byte	20,0,0,0,27,0,0,0,34,0,0,0,41,0,0,0
;> 	.byte	48,0,0,0,55,0,0,0,62,0,0,0,5,0,0,0
;> 	.byte	12,0,0,0,19,0,0,0,26,0,0,0,33,0,0,0
;> 	.byte	40,0,0,0,47,0,0,0,54,0,0,0,61,0,0,0
;> 	.byte	4,0,0,0,11,0,0,0,18,0,0,0,25,0,0,0
;> 	.byte	32,0,0,0,39,0,0,0,46,0,0,0,53,0,0,0
;> 	.byte	60,0,0,0,3,0,0,0,10,0,0,0,17,0,0,0
;> 	.byte	24,0,0,0,31,0,0,0,38,0,0,0,45,0,0,0
;> 	.byte	52,0,0,0,59,0,0,0,2,0,0,0,9,0,0,0
;> 	.byte	16,0,0,0,23,0,0,0,30,0,0,0,37,0,0,0
;> 	.byte	44,0,0,0,51,0,0,0,58,0,0,0,1,0,0,0
;> 	.byte	8,0,0,0,15,0,0,0,22,0,0,0,29,0,0,0
;> 	.byte	36,0,0,0,43,0,0,0,50,0,0,0,57,0,0,0
;> 	.size	T, 256
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
;>       - .name:           'n'
;>         .offset:         8
;>         .size:           4
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 12
;>     .max_flat_workgroup_size: 1024
;>     .name:           k
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     12
;>     .sgpr_spill_count: 0
;>     .symbol:         k.kd
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
;>       - .name:           'n'
;>         .offset:         8
;>         .size:           4
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 12
;>     .max_flat_workgroup_size: 1024
;>     .name:           if_any
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     11
;>     .sgpr_spill_count: 0
;>     .symbol:         if_any.kd
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
