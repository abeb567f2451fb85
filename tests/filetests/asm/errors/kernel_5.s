; test asm
; target gfx906
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 103
.end_amdhsa_kernel
; errors gfx906
;> kernel_5.s:7:24: error: value out of range
;> .amdhsa_next_free_sgpr 103
;>                        ^
