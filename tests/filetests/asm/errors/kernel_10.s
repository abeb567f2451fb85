; test asm
; target gfx906
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
s_nop 0
.end_amdhsa_kernel
; errors gfx906
;> kernel_10.s:8:1: error: expected .amdhsa_ directive or .end_amdhsa_kernel
;> s_nop 0
;> ^
