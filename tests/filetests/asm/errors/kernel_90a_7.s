; test asm
; target gfx90a
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 20
.amdhsa_next_free_sgpr 1
.amdhsa_accum_offset 4
.amdhsa_kernarg_size 60
.amdhsa_user_sgpr_kernarg_preload_length 15
.amdhsa_user_sgpr_kernarg_preload_offset 1
.end_amdhsa_kernel
; errors gfx90a
;> kernel_90a_7.s:10:42: error: Kernarg preload length + offset is larger than the kernarg segment size
;> .amdhsa_user_sgpr_kernarg_preload_length 15
;>                                          ^
