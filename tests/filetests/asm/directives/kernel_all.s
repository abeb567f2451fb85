; test asm
; target gfx900 gfx906 gfx908
.text
.globl k
k: v_mov_b32 v30, s20
s_endpgm
.rodata
.p2align 6
.amdhsa_kernel k
.amdhsa_group_segment_fixed_size 65536
.amdhsa_private_segment_fixed_size priv
.amdhsa_kernarg_size 4+4
.amdhsa_user_sgpr_count 16
.amdhsa_user_sgpr_private_segment_buffer 1
.amdhsa_user_sgpr_dispatch_ptr 1
.amdhsa_user_sgpr_queue_ptr 1
.amdhsa_user_sgpr_kernarg_segment_ptr 1
.amdhsa_user_sgpr_dispatch_id 1
.amdhsa_user_sgpr_flat_scratch_init 1
.amdhsa_user_sgpr_private_segment_size 1
.amdhsa_uses_dynamic_stack 1
.amdhsa_system_sgpr_private_segment_wavefront_offset 1
.amdhsa_system_sgpr_workgroup_id_x 0
.amdhsa_system_sgpr_workgroup_id_y 1
.amdhsa_system_sgpr_workgroup_id_z 1
.amdhsa_system_sgpr_workgroup_info 1
.amdhsa_system_vgpr_workitem_id 2
.amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
.amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
.amdhsa_reserve_vcc 0
.amdhsa_reserve_flat_scratch 0
.amdhsa_reserve_xnack_mask 1
.amdhsa_float_round_mode_32 1
.amdhsa_float_round_mode_16_64 2
.amdhsa_float_denorm_mode_32 3
.amdhsa_float_denorm_mode_16_64 0
.amdhsa_dx10_clamp 0
.amdhsa_ieee_mode 0
.amdhsa_fp16_overflow 1
.amdhsa_exception_fp_ieee_invalid_op 1
.amdhsa_exception_fp_denorm_src 1
.amdhsa_exception_fp_ieee_div_zero 1
.amdhsa_exception_fp_ieee_overflow 1
.amdhsa_exception_fp_ieee_underflow 1
.amdhsa_exception_fp_ieee_inexact 1
.amdhsa_exception_int_div_zero 1
.end_amdhsa_kernel
.set priv, max(100, fwd)
.set fwd, 256
.amdhsa_kernel l
.amdhsa_next_free_vgpr vg
.amdhsa_next_free_sgpr max(sg, 3)
.amdhsa_reserve_vcc uses
.end_amdhsa_kernel
.set vg, 200
.set sg, 90
.set uses, 1
; expect gfx900 gfx906 gfx908
;> 	.text
;> 	.globl	k
;> k:
;> 	v_mov_b32_e32 v30, s20                  ; encoding: [0x14,0x02,0x3c,0x7e]
;> 	s_endpgm                                ; encoding: [0x00,0x00,0x81,0xbf]
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6
;> 	.amdhsa_kernel k
;> .amdhsa_group_segment_fixed_size 65536
;> .amdhsa_private_segment_fixed_size priv
;> .amdhsa_kernarg_size 4+4
;> .amdhsa_user_sgpr_count 16
;> .amdhsa_user_sgpr_private_segment_buffer 1
;> .amdhsa_user_sgpr_dispatch_ptr 1
;> .amdhsa_user_sgpr_queue_ptr 1
;> .amdhsa_user_sgpr_kernarg_segment_ptr 1
;> .amdhsa_user_sgpr_dispatch_id 1
;> .amdhsa_user_sgpr_flat_scratch_init 1
;> .amdhsa_user_sgpr_private_segment_size 1
;> .amdhsa_uses_dynamic_stack 1
;> .amdhsa_system_sgpr_private_segment_wavefront_offset 1
;> .amdhsa_system_sgpr_workgroup_id_x 0
;> .amdhsa_system_sgpr_workgroup_id_y 1
;> .amdhsa_system_sgpr_workgroup_id_z 1
;> .amdhsa_system_sgpr_workgroup_info 1
;> .amdhsa_system_vgpr_workitem_id 2
;> .amdhsa_next_free_vgpr .amdgcn.next_free_vgpr
;> .amdhsa_next_free_sgpr .amdgcn.next_free_sgpr
;> .amdhsa_reserve_vcc 0
;> .amdhsa_reserve_flat_scratch 0
;> .amdhsa_reserve_xnack_mask 1
;> .amdhsa_float_round_mode_32 1
;> .amdhsa_float_round_mode_16_64 2
;> .amdhsa_float_denorm_mode_32 3
;> .amdhsa_float_denorm_mode_16_64 0
;> .amdhsa_dx10_clamp 0
;> .amdhsa_ieee_mode 0
;> .amdhsa_fp16_overflow 1
;> .amdhsa_exception_fp_ieee_invalid_op 1
;> .amdhsa_exception_fp_denorm_src 1
;> .amdhsa_exception_fp_ieee_div_zero 1
;> .amdhsa_exception_fp_ieee_overflow 1
;> .amdhsa_exception_fp_ieee_underflow 1
;> .amdhsa_exception_fp_ieee_inexact 1
;> .amdhsa_exception_int_div_zero 1
;> .end_amdhsa_kernel
;> 	.set	priv, max(100, fwd)
;> 	.set	fwd, 256
;> 	.amdhsa_kernel l
;> .amdhsa_next_free_vgpr vg
;> .amdhsa_next_free_sgpr max(sg, 3)
;> .amdhsa_reserve_vcc uses
;> .end_amdhsa_kernel
;> 	.set	vg, 200
;> 	.set	sg, 90
;> 	.set	uses, 1
