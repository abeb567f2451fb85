; test asm
; target gfx906
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_unknown 1
.end_amdhsa_kernel
; errors gfx906
;> kernel_9.s:8:1: error: unknown .amdhsa_kernel directive
;> .amdhsa_unknown 1
;> ^
