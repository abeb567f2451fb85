; test asm
; target gfx90a
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 20
.amdhsa_next_free_sgpr 1
.amdhsa_accum_offset 0
.end_amdhsa_kernel
; errors gfx90a
;> kernel_90a_3.s:8:22: error: accum_offset should be in range [4..256] in increments of 4
;> .amdhsa_accum_offset 0
;>                      ^
