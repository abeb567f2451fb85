; test asm
; target gfx950
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 20
.amdhsa_next_free_sgpr 1
.amdhsa_accum_offset 4
.amdhsa_user_sgpr_kernarg_preload_length 17
.end_amdhsa_kernel
; errors gfx950
;> kernel_90a_6.s:9:42: error: value out of range
;> .amdhsa_user_sgpr_kernarg_preload_length 17
;>                                          ^
