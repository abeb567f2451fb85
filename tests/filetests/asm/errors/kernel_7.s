; test asm
; target gfx906
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_ieee_mode 2
.end_amdhsa_kernel
; errors gfx906
;> kernel_7.s:8:19: error: value out of range
;> .amdhsa_ieee_mode 2
;>                   ^
