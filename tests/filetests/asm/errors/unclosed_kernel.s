; test asm
; target gfx906
s_nop 0
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
; errors gfx906
;> unclosed_kernel.s:4:1: error: expected .amdhsa_ directive or .end_amdhsa_kernel
;> .amdhsa_kernel k
;> ^
