; test asm
; target gfx90a gfx942 gfx950 gfx9-4-generic
.amdhsa_code_object_version 6
.text
.globl k
k: s_endpgm
.rodata
.p2align 6
.amdhsa_kernel k
.amdhsa_next_free_vgpr 8
.amdhsa_next_free_sgpr 32
.amdhsa_accum_offset 8
.amdhsa_user_sgpr_kernarg_preload_length 16
.amdhsa_kernarg_size 64
.end_amdhsa_kernel
.amdhsa_kernel l
.amdhsa_next_free_vgpr 8
.amdhsa_next_free_sgpr 32
.amdhsa_accum_offset 8
.amdhsa_user_sgpr_kernarg_segment_ptr 1
.amdhsa_user_sgpr_kernarg_preload_length 15
.amdhsa_user_sgpr_kernarg_preload_offset 3
.end_amdhsa_kernel
; expect gfx90a gfx942 gfx950 gfx9-4-generic
;> 	.amdhsa_code_object_version	6
;> 	.text
;> 	.globl	k
;> k:
;> 	s_endpgm                                ; encoding: [0x00,0x00,0x81,0xbf]
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6
;> 	.amdhsa_kernel k
;> .amdhsa_next_free_vgpr 8
;> .amdhsa_next_free_sgpr 32
;> .amdhsa_accum_offset 8
;> .amdhsa_user_sgpr_kernarg_preload_length 16
;> .amdhsa_kernarg_size 64
;> .end_amdhsa_kernel
;> 	.amdhsa_kernel l
;> .amdhsa_next_free_vgpr 8
;> .amdhsa_next_free_sgpr 32
;> .amdhsa_accum_offset 8
;> .amdhsa_user_sgpr_kernarg_segment_ptr 1
;> .amdhsa_user_sgpr_kernarg_preload_length 15
;> .amdhsa_user_sgpr_kernarg_preload_offset 3
;> .end_amdhsa_kernel
