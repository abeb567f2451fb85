; test asm
; target gfx906
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr unknown
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
; errors gfx906
;> kernel_19.s:6:24: error: directive should have resolvable expression
;> .amdhsa_next_free_vgpr unknown
;>                        ^
