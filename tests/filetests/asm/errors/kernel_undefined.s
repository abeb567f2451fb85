; test asm
; target gfx906
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 20
.amdhsa_next_free_sgpr undefined
.end_amdhsa_kernel
; errors gfx906
;> kernel_undefined.s:7:24: error: directive should have resolvable expression
;> .amdhsa_next_free_sgpr undefined
;>                        ^
