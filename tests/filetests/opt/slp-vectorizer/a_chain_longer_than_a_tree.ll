; test compile
; target gfx906
; options -O2
; A chain longer than a tree of pairs: the next tree begins where the one before ended.
define amdgpu_kernel void @f(ptr addrspace(1) %p) {
  %x = load <2 x half>, ptr addrspace(1) %p
  %q = getelementptr <2 x half>, ptr addrspace(1) %p, i32 1
  %y = load <2 x half>, ptr addrspace(1) %q
  %r0 = call <2 x half> @llvm.fma.v2f16(<2 x half> %x, <2 x half> %y, <2 x half> %x)
  %r1 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r0, <2 x half> %y, <2 x half> %x)
  %r2 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r1, <2 x half> %y, <2 x half> %x)
  %r3 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r2, <2 x half> %y, <2 x half> %x)
  %r4 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r3, <2 x half> %y, <2 x half> %x)
  %r5 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r4, <2 x half> %y, <2 x half> %x)
  %r6 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r5, <2 x half> %y, <2 x half> %x)
  %r7 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r6, <2 x half> %y, <2 x half> %x)
  %r8 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r7, <2 x half> %y, <2 x half> %x)
  %r9 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r8, <2 x half> %y, <2 x half> %x)
  %r10 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r9, <2 x half> %y, <2 x half> %x)
  %r11 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r10, <2 x half> %y, <2 x half> %x)
  %r12 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r11, <2 x half> %y, <2 x half> %x)
  %r13 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r12, <2 x half> %y, <2 x half> %x)
  %r14 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r13, <2 x half> %y, <2 x half> %x)
  %r15 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r14, <2 x half> %y, <2 x half> %x)
  %r16 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r15, <2 x half> %y, <2 x half> %x)
  %r17 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r16, <2 x half> %y, <2 x half> %x)
  %r18 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r17, <2 x half> %y, <2 x half> %x)
  %r19 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r18, <2 x half> %y, <2 x half> %x)
  %r20 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r19, <2 x half> %y, <2 x half> %x)
  %r21 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r20, <2 x half> %y, <2 x half> %x)
  %r22 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r21, <2 x half> %y, <2 x half> %x)
  %r23 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r22, <2 x half> %y, <2 x half> %x)
  %r24 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r23, <2 x half> %y, <2 x half> %x)
  %r25 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r24, <2 x half> %y, <2 x half> %x)
  %r26 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r25, <2 x half> %y, <2 x half> %x)
  %r27 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r26, <2 x half> %y, <2 x half> %x)
  %r28 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r27, <2 x half> %y, <2 x half> %x)
  %r29 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r28, <2 x half> %y, <2 x half> %x)
  %r30 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r29, <2 x half> %y, <2 x half> %x)
  %r31 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r30, <2 x half> %y, <2 x half> %x)
  %r32 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r31, <2 x half> %y, <2 x half> %x)
  %r33 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r32, <2 x half> %y, <2 x half> %x)
  %r34 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r33, <2 x half> %y, <2 x half> %x)
  %r35 = call <2 x half> @llvm.fma.v2f16(<2 x half> %r34, <2 x half> %y, <2 x half> %x)
  %a = extractelement <2 x half> %r35, i32 0
  %b = extractelement <2 x half> %r35, i32 1
  %s = fadd half %a, %b
  store half %s, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	f
;> 	.globl	f
;> 	.p2align	8
;> 	.type	f,@function
;> f:
;> 	s_load_dwordx2 s[0:1], s[4:5], 0x0
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx2, s1 from s_load_dwordx2
;> 	s_load_dwordx2 s[2:3], s[0:1], 0x0
;> 	s_waitcnt lgkmcnt(0)            ; s3 from s_load_dwordx2
;> 	v_mov_b32_e32 v0, s3
;> 	v_pk_fma_f16 v0, s2, v0, s2
;> 	v_mov_b32_e32 v1, s2
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_pk_fma_f16 v0, v0, s3, v1
;> 	v_add_f16_sdwa v0, v0, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
;> 	v_mov_b32_e32 v1, 0
;> 	global_store_short v1, v0, s[0:1]
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	f, .Lfunc_end0-f
;> ; Kernel info:
;> ; codeLenInByte = 344
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
;> 	.amdhsa_kernel f
;> 		.amdhsa_group_segment_fixed_size 0
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
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 8
;>     .max_flat_workgroup_size: 1024
;>     .name:           f
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     10
;>     .sgpr_spill_count: 0
;>     .symbol:         f.kd
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
