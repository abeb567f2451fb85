; test asm
; target gfx1100 gfx1150
.text
.globl k
k: s_endpgm
.rodata
.p2align 6
.amdhsa_kernel k
.amdhsa_next_free_vgpr 30
.amdhsa_next_free_sgpr 9
.amdhsa_wavefront_size32 1
.amdhsa_inst_pref_size 63
.amdhsa_workgroup_processor_mode 0
.amdhsa_enable_private_segment 1
.amdhsa_ieee_mode 0
.amdhsa_user_sgpr_count 15
.end_amdhsa_kernel
.p2align 6
.amdhsa_kernel j
.amdhsa_next_free_vgpr 0
.amdhsa_next_free_sgpr 0
.end_amdhsa_kernel
; expect gfx1100 gfx1150
;> 	.text
;> 	.globl	k
;> k:
;> 	s_endpgm                                ; encoding: [0x00,0x00,0xb0,0xbf]
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6
;> 	.amdhsa_kernel k
;> .amdhsa_next_free_vgpr 30
;> .amdhsa_next_free_sgpr 9
;> .amdhsa_wavefront_size32 1
;> .amdhsa_inst_pref_size 63
;> .amdhsa_workgroup_processor_mode 0
;> .amdhsa_enable_private_segment 1
;> .amdhsa_ieee_mode 0
;> .amdhsa_user_sgpr_count 15
;> .end_amdhsa_kernel
;> 	.p2align	6
;> 	.amdhsa_kernel j
;> .amdhsa_next_free_vgpr 0
;> .amdhsa_next_free_sgpr 0
;> .end_amdhsa_kernel
