; test asm
; target gfx600 gfx700 gfx802 gfx803 gfx900 gfx906 gfx908
.text
.globl k
.p2align 8
.type k,@function
k:
s_endpgm
.local_k: s_endpgm
.weak wk
wk: s_endpgm
.hidden hk
hk: s_endpgm
.rodata
.p2align 6
.amdhsa_kernel k
  .amdhsa_next_free_vgpr 9
  ; a comment
  .amdhsa_next_free_sgpr 17
.end_amdhsa_kernel
.amdhsa_kernel .local_k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_reserve_vcc 0
.end_amdhsa_kernel
.amdhsa_kernel wk
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_reserve_vcc 0
.end_amdhsa_kernel
.amdhsa_kernel hk
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_reserve_vcc 0
.end_amdhsa_kernel
.amdhsa_kernel undefined_kernel
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_reserve_vcc 0
.end_amdhsa_kernel
; expect gfx600 gfx700 gfx802 gfx803 gfx900 gfx906 gfx908
;> 	.text
;> 	.globl	k
;> 	.p2align	8
;> 	.type	k,@function
;> k:
;> 	s_endpgm                                ; encoding: [0x00,0x00,0x81,0xbf]
;> .local_k:
;> 	s_endpgm                                ; encoding: [0x00,0x00,0x81,0xbf]
;> 	.weak	wk
;> wk:
;> 	s_endpgm                                ; encoding: [0x00,0x00,0x81,0xbf]
;> 	.hidden	hk
;> hk:
;> 	s_endpgm                                ; encoding: [0x00,0x00,0x81,0xbf]
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6
;> 	.amdhsa_kernel k
;>   .amdhsa_next_free_vgpr 9
;>   ; a comment
;>   .amdhsa_next_free_sgpr 17
;> .end_amdhsa_kernel
;> 	.amdhsa_kernel .local_k
;> .amdhsa_next_free_vgpr 1
;> .amdhsa_next_free_sgpr 1
;> .amdhsa_reserve_vcc 0
;> .end_amdhsa_kernel
;> 	.amdhsa_kernel wk
;> .amdhsa_next_free_vgpr 1
;> .amdhsa_next_free_sgpr 1
;> .amdhsa_reserve_vcc 0
;> .end_amdhsa_kernel
;> 	.amdhsa_kernel hk
;> .amdhsa_next_free_vgpr 1
;> .amdhsa_next_free_sgpr 1
;> .amdhsa_reserve_vcc 0
;> .end_amdhsa_kernel
;> 	.amdhsa_kernel undefined_kernel
;> .amdhsa_next_free_vgpr 1
;> .amdhsa_next_free_sgpr 1
;> .amdhsa_reserve_vcc 0
;> .end_amdhsa_kernel
