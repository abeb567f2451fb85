; test compile
; target gfx906
; options -O2
; Both arms use the same nine doubles twice. Each has room for all of them: what one arm keeps in
; scalar registers is not alive in the other.
define amdgpu_kernel void @k(ptr addrspace(1) %out, double %a, double %b) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %x = sitofp i32 %id to double
  %p = getelementptr double, ptr addrspace(1) %out, i32 %id
  %c = icmp ult i32 %id, 10
  br i1 %c, label %some, label %others
some:
  %some.0.0 = call double @llvm.fma.f64(double %x, double %a, double 0x3FB999999999990A)
  %some.0.1 = call double @llvm.fma.f64(double %x, double %some.0.0, double 0x3FB999999999990B)
  %some.0.2 = call double @llvm.fma.f64(double %x, double %some.0.1, double 0x3FB999999999990C)
  %some.0.3 = call double @llvm.fma.f64(double %x, double %some.0.2, double 0x3FB999999999990D)
  %some.0.4 = call double @llvm.fma.f64(double %x, double %some.0.3, double 0x3FB999999999990E)
  %some.0.5 = call double @llvm.fma.f64(double %x, double %some.0.4, double 0x3FB999999999990F)
  %some.0.6 = call double @llvm.fma.f64(double %x, double %some.0.5, double 0x3FB9999999999910)
  %some.0.7 = call double @llvm.fma.f64(double %x, double %some.0.6, double 0x3FB9999999999911)
  %some.0.8 = call double @llvm.fma.f64(double %x, double %some.0.7, double 0x3FB9999999999912)
  %some.s = fadd double %some.0.8, %b
  %some.1.0 = call double @llvm.fma.f64(double %x, double %some.s, double 0x3FB999999999990A)
  %some.1.1 = call double @llvm.fma.f64(double %x, double %some.1.0, double 0x3FB999999999990B)
  %some.1.2 = call double @llvm.fma.f64(double %x, double %some.1.1, double 0x3FB999999999990C)
  %some.1.3 = call double @llvm.fma.f64(double %x, double %some.1.2, double 0x3FB999999999990D)
  %some.1.4 = call double @llvm.fma.f64(double %x, double %some.1.3, double 0x3FB999999999990E)
  %some.1.5 = call double @llvm.fma.f64(double %x, double %some.1.4, double 0x3FB999999999990F)
  %some.1.6 = call double @llvm.fma.f64(double %x, double %some.1.5, double 0x3FB9999999999910)
  %some.1.7 = call double @llvm.fma.f64(double %x, double %some.1.6, double 0x3FB9999999999911)
  %some.1.8 = call double @llvm.fma.f64(double %x, double %some.1.7, double 0x3FB9999999999912)
  store double %some.1.8, ptr addrspace(1) %p
  br label %end
others:
  %others.0.0 = call double @llvm.fma.f64(double %x, double %b, double 0x3FB999999999990A)
  %others.0.1 = call double @llvm.fma.f64(double %x, double %others.0.0, double 0x3FB999999999990B)
  %others.0.2 = call double @llvm.fma.f64(double %x, double %others.0.1, double 0x3FB999999999990C)
  %others.0.3 = call double @llvm.fma.f64(double %x, double %others.0.2, double 0x3FB999999999990D)
  %others.0.4 = call double @llvm.fma.f64(double %x, double %others.0.3, double 0x3FB999999999990E)
  %others.0.5 = call double @llvm.fma.f64(double %x, double %others.0.4, double 0x3FB999999999990F)
  %others.0.6 = call double @llvm.fma.f64(double %x, double %others.0.5, double 0x3FB9999999999910)
  %others.0.7 = call double @llvm.fma.f64(double %x, double %others.0.6, double 0x3FB9999999999911)
  %others.0.8 = call double @llvm.fma.f64(double %x, double %others.0.7, double 0x3FB9999999999912)
  %others.s = fadd double %others.0.8, %a
  %others.1.0 = call double @llvm.fma.f64(double %x, double %others.s, double 0x3FB999999999990A)
  %others.1.1 = call double @llvm.fma.f64(double %x, double %others.1.0, double 0x3FB999999999990B)
  %others.1.2 = call double @llvm.fma.f64(double %x, double %others.1.1, double 0x3FB999999999990C)
  %others.1.3 = call double @llvm.fma.f64(double %x, double %others.1.2, double 0x3FB999999999990D)
  %others.1.4 = call double @llvm.fma.f64(double %x, double %others.1.3, double 0x3FB999999999990E)
  %others.1.5 = call double @llvm.fma.f64(double %x, double %others.1.4, double 0x3FB999999999990F)
  %others.1.6 = call double @llvm.fma.f64(double %x, double %others.1.5, double 0x3FB9999999999910)
  %others.1.7 = call double @llvm.fma.f64(double %x, double %others.1.6, double 0x3FB9999999999911)
  %others.1.8 = call double @llvm.fma.f64(double %x, double %others.1.7, double 0x3FB9999999999912)
  store double %others.1.8, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare double @llvm.fma.f64(double, double, double)
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
;> 	s_load_dwordx2 s[6:7], s[4:5], 0x10
;> 	v_lshlrev_b32_e32 v4, 3, v0
;> 	v_cmp_gt_u32_e32 vcc, 10, v0
;> 	v_cvt_f64_u32_e32 v[0:1], v0
;> 	s_andn2_b64 s[4:5], exec, vcc
;> 	s_and_b64 exec, exec, vcc
;> 	s_cbranch_execz .LBB0_2
;> ; %bb.1:
;> 	v_mov_b32_e32 v2, 0x9999990a
;> 	v_mov_b32_e32 v3, 0x3fb99999
;> 	s_waitcnt lgkmcnt(0)            ; s2 from an earlier block, s3 from an earlier block
;> 	v_fma_f64 v[2:3], v[0:1], s[2:3], v[2:3]
;> 	s_mov_b32 s8, 0x9999990b
;> 	s_mov_b32 s9, 0x3fb99999
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[8:9]
;> 	s_mov_b32 s10, 0x9999990c
;> 	s_mov_b32 s11, 0x3fb99999
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[10:11]
;> 	s_mov_b32 s12, 0x9999990d
;> 	s_mov_b32 s13, 0x3fb99999
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[12:13]
;> 	s_mov_b32 s14, 0x9999990e
;> 	s_mov_b32 s15, 0x3fb99999
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[14:15]
;> 	s_mov_b32 s16, 0x9999990f
;> 	s_mov_b32 s17, 0x3fb99999
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[16:17]
;> 	s_mov_b32 s18, 0x99999910
;> 	s_mov_b32 s19, 0x3fb99999
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[18:19]
;> 	s_mov_b32 s20, 0x99999911
;> 	s_mov_b32 s21, 0x3fb99999
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[20:21]
;> 	s_mov_b32 s22, 0x99999912
;> 	s_mov_b32 s23, 0x3fb99999
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[22:23]
;> 	v_add_f64 v[2:3], v[2:3], s[6:7]
;> 	s_mov_b32 s24, 0x9999990a
;> 	s_mov_b32 s25, 0x3fb99999
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[24:25]
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[8:9]
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[10:11]
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[12:13]
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[14:15]
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[16:17]
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[18:19]
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[20:21]
;> 	v_fma_f64 v[0:1], v[0:1], v[2:3], s[22:23]
;> 	global_store_dwordx2 v4, v[0:1], s[0:1]
;> .LBB0_2:
;> 	s_mov_b64 exec, s[4:5]
;> 	s_cbranch_execz .LBB0_3
;> ; %bb.4:
;> 	v_mov_b32_e32 v2, 0x9999990a
;> 	v_mov_b32_e32 v3, 0x3fb99999
;> 	s_waitcnt lgkmcnt(0)            ; s6 from an earlier block, s7 from an earlier block
;> 	v_fma_f64 v[2:3], v[0:1], s[6:7], v[2:3]
;> 	s_mov_b32 s4, 0x9999990b
;> 	s_mov_b32 s5, 0x3fb99999
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[4:5]
;> 	s_mov_b32 s6, 0x9999990c
;> 	s_mov_b32 s7, 0x3fb99999
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[6:7]
;> 	s_mov_b32 s8, 0x9999990d
;> 	s_mov_b32 s9, 0x3fb99999
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[8:9]
;> 	s_mov_b32 s10, 0x9999990e
;> 	s_mov_b32 s11, 0x3fb99999
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[10:11]
;> 	s_mov_b32 s12, 0x9999990f
;> 	s_mov_b32 s13, 0x3fb99999
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[12:13]
;> 	s_mov_b32 s14, 0x99999910
;> 	s_mov_b32 s15, 0x3fb99999
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[14:15]
;> 	s_mov_b32 s16, 0x99999911
;> 	s_mov_b32 s17, 0x3fb99999
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[16:17]
;> 	s_mov_b32 s18, 0x99999912
;> 	s_mov_b32 s19, 0x3fb99999
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[18:19]
;> 	v_add_f64 v[2:3], v[2:3], s[2:3]
;> 	s_mov_b32 s2, 0x9999990a
;> 	s_mov_b32 s3, 0x3fb99999
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[2:3]
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[4:5]
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[6:7]
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[8:9]
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[10:11]
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[12:13]
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[14:15]
;> 	v_fma_f64 v[2:3], v[0:1], v[2:3], s[16:17]
;> 	v_fma_f64 v[0:1], v[0:1], v[2:3], s[18:19]
;> 	global_store_dwordx2 v4, v[0:1], s[0:1]
;> .LBB0_3:
;> 	s_endpgm
;> .Lfunc_end0:
;> 	.size	k, .Lfunc_end0-k
;> ; Kernel info:
;> ; codeLenInByte = 700
;> ; TotalNumSgprs: 30
;> ; NumVgprs: 5
;> ; ScratchSize: 0
;> ; FloatMode: 240
;> ; IeeeMode: 1
;> ; LDSByteSize: 0 bytes/workgroup (compile time only)
;> ; SGPRBlocks: 3
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
;> 		.amdhsa_next_free_sgpr 26
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
;>       - .name:           a
;>         .offset:         8
;>         .size:           8
;>         .value_kind:     by_value
;>       - .name:           b
;>         .offset:         16
;>         .size:           8
;>         .value_kind:     by_value
;>     .group_segment_fixed_size: 0
;>     .kernarg_segment_align: 8
;>     .kernarg_segment_size: 24
;>     .max_flat_workgroup_size: 1024
;>     .name:           k
;>     .private_segment_fixed_size: 0
;>     .sgpr_count:     30
;>     .sgpr_spill_count: 0
;>     .symbol:         k.kd
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
