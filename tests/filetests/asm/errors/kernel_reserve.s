; test asm
; target gfx1010
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_reserve_vcc 2
.end_amdhsa_kernel
; errors gfx1010
;> kernel_reserve.s:8:21: error: value out of range
;> .amdhsa_reserve_vcc 2
;>                     ^
