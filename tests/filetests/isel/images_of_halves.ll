; test compile
; target gfx803 gfx810 gfx906 gfx90a
; options -O2
; Halves have a register each where the processor has them so (gfx803), and two share one elsewhere.
define amdgpu_kernel void @halves(ptr addrspace(4) %d, ptr addrspace(1) %o) {
  %r = load <8 x i32>, ptr addrspace(4) %d, align 32
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %h = call <3 x half> @llvm.amdgcn.image.load.2d.v3f16.i32.v8i32(i32 7, i32 %x, i32 3, <8 x i32> %r, i32 0, i32 0)
  call void @llvm.amdgcn.image.store.2d.v3f16.i32.v8i32(<3 x half> %h, i32 7, i32 %x, i32 4, <8 x i32> %r, i32 0, i32 0)
  ret void
}
; expect gfx803
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	halves
;> 	.globl	halves
;> 	.p2align	8
;> 	.type	halves,@function
;> halves:
;> 	s_load_dwordx2 s[4:5], s[4:5], 0x0
;> 	v_mov_b32_e32 v1, 3
;> 	v_mov_b32_e32 v5, 4
;> 	s_waitcnt lgkmcnt(0)            ; s4 from s_load_dwordx2, s5 from s_load_dwordx2
;> 	s_load_dwordx4 s[0:3], s[4:5], 0x0
;> 	s_load_dwordx4 s[4:7], s[4:5], 0x10
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4, s2 from s_load_dwordx4, s3 from s_load_dwordx4, s4 from s_load_dwordx4, s5 from s_load_dwordx4, s6 from s_load_dwordx4, s7 from s_load_dwordx4
;> 	image_load v[1:3], v[0:1], s[0:7] dmask:0x7 unorm d16
;> 	s_waitcnt vmcnt(0)              ; v2 from image_load
;> 	v_lshlrev_b32_e32 v2, 16, v2
;> 	v_or_b32_sdwa v1, v1, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
;> 	v_and_b32_e32 v4, 0xffff, v3
;> 	v_and_b32_e32 v2, 0xffff, v1
;> 	v_lshrrev_b32_e32 v3, 16, v1
;> 	v_and_b32_e32 v4, 0xffff, v4
;> 	v_mov_b32_e32 v1, v5
;> 	image_store v[2:4], v[0:1], s[0:7] dmask:0x7 unorm d16
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	halves, .Lfunc_end0-halves
;> ; Kernel info:
;> ; codeLenInByte = 108
;> ; TotalNumSgprs: 8
;> ; NumVgprs: 6
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 0
;> ; VGPRBlocks: 1
;> ; Occupancy: 10
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel halves
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
;> 		.amdhsa_next_free_vgpr 6
;> 		.amdhsa_next_free_sgpr 8
;> 		.amdhsa_reserve_vcc 0
;> 		.amdhsa_reserve_flat_scratch 0
;> 		.amdhsa_reserve_xnack_mask 0
;> 		.amdhsa_float_round_mode_32 0
;> 		.amdhsa_float_round_mode_16_64 0
;> 		.amdhsa_float_denorm_mode_32 3
;> 		.amdhsa_float_denorm_mode_16_64 3
;> 		.amdhsa_dx10_clamp 1
;> 		.amdhsa_ieee_mode 1
;> 	.end_amdhsa_kernel
;> 	.section	".note.GNU-stack","",@progbits
;> 	.amdgpu_metadata
;> ---
;> amdhsa.kernels:
;>   - .args:
;>       - .address_space:  constant
;>         .name:           d
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           o
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           halves
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     8
;>     .sgpr_spill_count: 0
;>     .symbol:         halves.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     6
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx803
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
; expect gfx810
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx810"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	halves
;> 	.globl	halves
;> 	.p2align	8
;> 	.type	halves,@function
;> halves:
;> 	s_load_dwordx2 s[8:9], s[4:5], 0x0
;> 	v_mov_b32_e32 v1, 3
;> 	v_mov_b32_e32 v4, 4
;> 	s_waitcnt lgkmcnt(0)            ; s8 from s_load_dwordx2, s9 from s_load_dwordx2
;> 	s_load_dwordx4 s[0:3], s[8:9], 0x0
;> 	s_load_dwordx4 s[4:7], s[8:9], 0x10
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4, s2 from s_load_dwordx4, s3 from s_load_dwordx4, s4 from s_load_dwordx4, s5 from s_load_dwordx4, s6 from s_load_dwordx4, s7 from s_load_dwordx4
;> 	image_load v[2:3], v[0:1], s[0:7] dmask:0x7 unorm d16
;> 	s_waitcnt vmcnt(0)              ; v3 from image_load
;> 	v_and_b32_e32 v3, 0xffff, v3
;> 	v_mov_b32_e32 v1, v4
;> 	image_store v[2:3], v[0:1], s[0:7] dmask:0x7 unorm d16
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	halves, .Lfunc_end0-halves
;> ; Kernel info:
;> ; codeLenInByte = 76
;> ; TotalNumSgprs: 14
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
;> 	.amdhsa_kernel halves
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
;> 		.amdhsa_next_free_sgpr 10
;> 		.amdhsa_reserve_vcc 0
;> 		.amdhsa_reserve_flat_scratch 0
;> 		.amdhsa_reserve_xnack_mask 1
;> 		.amdhsa_float_round_mode_32 0
;> 		.amdhsa_float_round_mode_16_64 0
;> 		.amdhsa_float_denorm_mode_32 3
;> 		.amdhsa_float_denorm_mode_16_64 3
;> 		.amdhsa_dx10_clamp 1
;> 		.amdhsa_ieee_mode 1
;> 	.end_amdhsa_kernel
;> 	.section	".note.GNU-stack","",@progbits
;> 	.amdgpu_metadata
;> ---
;> amdhsa.kernels:
;>   - .args:
;>       - .address_space:  constant
;>         .name:           d
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           o
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           halves
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     14
;>     .sgpr_spill_count: 0
;>     .symbol:         halves.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     5
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx810
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
; expect gfx906
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx906"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	halves
;> 	.globl	halves
;> 	.p2align	8
;> 	.type	halves,@function
;> halves:
;> 	s_load_dwordx2 s[8:9], s[4:5], 0x0
;> 	v_mov_b32_e32 v1, 3
;> 	v_mov_b32_e32 v4, 4
;> 	s_waitcnt lgkmcnt(0)            ; s8 from s_load_dwordx2, s9 from s_load_dwordx2
;> 	s_load_dwordx4 s[0:3], s[8:9], 0x0
;> 	s_load_dwordx4 s[4:7], s[8:9], 0x10
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4, s2 from s_load_dwordx4, s3 from s_load_dwordx4, s4 from s_load_dwordx4, s5 from s_load_dwordx4, s6 from s_load_dwordx4, s7 from s_load_dwordx4
;> 	image_load v[2:3], v[0:1], s[0:7] dmask:0x7 unorm d16
;> 	s_waitcnt vmcnt(0)              ; v3 from image_load
;> 	v_and_b32_e32 v3, 0xffff, v3
;> 	v_mov_b32_e32 v1, v4
;> 	image_store v[2:3], v[0:1], s[0:7] dmask:0x7 unorm d16
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	halves, .Lfunc_end0-halves
;> ; Kernel info:
;> ; codeLenInByte = 76
;> ; TotalNumSgprs: 14
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
;> 	.amdhsa_kernel halves
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
;> 		.amdhsa_next_free_sgpr 10
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
;>       - .address_space:  constant
;>         .name:           d
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           o
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           halves
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     14
;>     .sgpr_spill_count: 0
;>     .symbol:         halves.kd
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
; expect gfx90a
;> 	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
;> 	.amdhsa_code_object_version 5
;> 	.text
;> 	.protected	halves
;> 	.globl	halves
;> 	.p2align	8
;> 	.type	halves,@function
;> halves:
;> 	s_load_dwordx2 s[8:9], s[4:5], 0x0
;> 	v_mov_b32_e32 v1, 3
;> 	v_mov_b32_e32 v4, 4
;> 	s_waitcnt lgkmcnt(0)            ; s8 from s_load_dwordx2, s9 from s_load_dwordx2
;> 	s_load_dwordx4 s[0:3], s[8:9], 0x0
;> 	s_load_dwordx4 s[4:7], s[8:9], 0x10
;> 	s_waitcnt lgkmcnt(0)            ; s0 from s_load_dwordx4, s1 from s_load_dwordx4, s2 from s_load_dwordx4, s3 from s_load_dwordx4, s4 from s_load_dwordx4, s5 from s_load_dwordx4, s6 from s_load_dwordx4, s7 from s_load_dwordx4
;> 	image_load v[2:3], v[0:1], s[0:7] dmask:0x7 unorm d16
;> 	s_waitcnt vmcnt(0)              ; v3 from image_load
;> 	v_and_b32_e32 v3, 0xffff, v3
;> 	v_mov_b32_e32 v1, v4
;> 	image_store v[2:3], v[0:1], s[0:7] dmask:0x7 unorm d16
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	halves, .Lfunc_end0-halves
;> ; Kernel info:
;> ; codeLenInByte = 76
;> ; TotalNumSgprs: 14
;> ; NumVgprs: 5
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 1
;> ; VGPRBlocks: 0
;> ; Occupancy: 8
;> ; COMPUTE_PGM_RSRC2:USER_SGPR: 6
;> ; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
;> ; SGPRSpills: 0
;> ; VGPRSpills: 0
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6, 0x0
;> 	.amdhsa_kernel halves
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
;> 		.amdhsa_user_sgpr_kernarg_preload_length 0
;> 		.amdhsa_user_sgpr_kernarg_preload_offset 0
;> 		.amdhsa_uses_dynamic_stack 0
;> 		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
;> 		.amdhsa_system_sgpr_workgroup_id_x 0
;> 		.amdhsa_system_sgpr_workgroup_id_y 0
;> 		.amdhsa_system_sgpr_workgroup_id_z 0
;> 		.amdhsa_system_sgpr_workgroup_info 0
;> 		.amdhsa_system_vgpr_workitem_id 0
;> 		.amdhsa_next_free_vgpr 5
;> 		.amdhsa_next_free_sgpr 10
;> 		.amdhsa_accum_offset 8
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
;> 		.amdhsa_tg_split 0
;> 	.end_amdhsa_kernel
;> 	.section	".note.GNU-stack","",@progbits
;> 	.amdgpu_metadata
;> ---
;> amdhsa.kernels:
;>   - .agpr_count:     0
;>     .args:
;>       - .address_space:  constant
;>         .name:           d
;>         .offset:         0
;>         .size:           8
;>         .value_kind:     global_buffer
;>       - .address_space:  global
;>         .name:           o
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     global_buffer
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 16
;>     .max_flat_workgroup_size: 1024
;>     .name:           halves
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     14
;>     .sgpr_spill_count: 0
;>     .symbol:         halves.kd
;>     .uses_dynamic_stack: false
;>     .vgpr_count:     5
;>     .vgpr_spill_count: 0
;>     .wavefront_size: 64
;> amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
;> amdhsa.version:
;>   - 1
;>   - 2
;> ...
;> 	.end_amdgpu_metadata
