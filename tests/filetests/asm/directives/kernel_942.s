; test asm
; target gfx942
.text
.globl k
k: s_endpgm
.rodata
.p2align 6
.amdhsa_kernel k
.amdhsa_next_free_vgpr 30
.amdhsa_next_free_sgpr 9
.amdhsa_accum_offset 4
.amdhsa_enable_private_segment 1
.end_amdhsa_kernel
; expect gfx942
;> 	.text
;> 	.globl	k
;> k:
;> 	s_endpgm                                ; encoding: [0x00,0x00,0x81,0xbf]
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6
;> 	.amdhsa_kernel k
;> .amdhsa_next_free_vgpr 30
;> .amdhsa_next_free_sgpr 9
;> .amdhsa_accum_offset 4
;> .amdhsa_enable_private_segment 1
;> .end_amdhsa_kernel
