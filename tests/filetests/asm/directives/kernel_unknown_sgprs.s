; test asm
; target gfx1030 gfx1100 gfx1200
.text
.globl k
k: s_endpgm
.rodata
.p2align 6
.amdhsa_kernel k
.amdhsa_next_free_vgpr 8
.amdhsa_next_free_sgpr nobody
.amdhsa_reserve_vcc knows
.end_amdhsa_kernel
; expect gfx1030
;> 	.text
;> 	.globl	k
;> k:
;> 	s_endpgm                                ; encoding: [0x00,0x00,0x81,0xbf]
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6
;> 	.amdhsa_kernel k
;> .amdhsa_next_free_vgpr 8
;> .amdhsa_next_free_sgpr nobody
;> .amdhsa_reserve_vcc knows
;> .end_amdhsa_kernel
; expect gfx1100 gfx1200
;> 	.text
;> 	.globl	k
;> k:
;> 	s_endpgm                                ; encoding: [0x00,0x00,0xb0,0xbf]
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6
;> 	.amdhsa_kernel k
;> .amdhsa_next_free_vgpr 8
;> .amdhsa_next_free_sgpr nobody
;> .amdhsa_reserve_vcc knows
;> .end_amdhsa_kernel
