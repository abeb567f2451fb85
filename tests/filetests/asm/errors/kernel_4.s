; test asm
; target gfx906
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 257
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
; errors gfx906
;> kernel_4.s:6:24: error: value out of range
;> .amdhsa_next_free_vgpr 257
;>                        ^
