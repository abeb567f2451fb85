; test asm
; target gfx90a gfx942
.text
.globl k
k: s_endpgm
.rodata
.p2align 6
.amdhsa_kernel k
.amdhsa_next_free_vgpr 300
.amdhsa_next_free_sgpr 9
.amdhsa_accum_offset 256
.amdhsa_tg_split 1
.amdhsa_user_sgpr_kernarg_preload_length 2
.amdhsa_user_sgpr_kernarg_preload_offset 1
.end_amdhsa_kernel
.amdhsa_kernel l
.amdhsa_next_free_vgpr totalnumvgprs(5, 30)
.amdhsa_next_free_sgpr 102
.amdhsa_accum_offset ((((((alignto(max(1, 30), 4))/4)-1)&~65536)&63)+1)*4
.amdhsa_reserve_vcc 0
.end_amdhsa_kernel
; expect gfx90a gfx942
;> 	.text
;> 	.globl	k
;> k:
;> 	s_endpgm                                ; encoding: [0x00,0x00,0x81,0xbf]
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6
;> 	.amdhsa_kernel k
;> .amdhsa_next_free_vgpr 300
;> .amdhsa_next_free_sgpr 9
;> .amdhsa_accum_offset 256
;> .amdhsa_tg_split 1
;> .amdhsa_user_sgpr_kernarg_preload_length 2
;> .amdhsa_user_sgpr_kernarg_preload_offset 1
;> .end_amdhsa_kernel
;> 	.amdhsa_kernel l
;> .amdhsa_next_free_vgpr totalnumvgprs(5, 30)
;> .amdhsa_next_free_sgpr 102
;> .amdhsa_accum_offset ((((((alignto(max(1, 30), 4))/4)-1)&~65536)&63)+1)*4
;> .amdhsa_reserve_vcc 0
;> .end_amdhsa_kernel
