; test asm
; target gfx906
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
; errors gfx906
;> kernel_21.s:6:23: error: unknown token in expression
;> .amdhsa_next_free_vgpr
;>                       ^
;> kernel_21.s:8:1: error: .amdhsa_next_free_vgpr directive is required
;> .end_amdhsa_kernel
;> ^
