; test asm
; target gfx906
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1 2
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
; errors gfx906
;> kernel_20.s:6:26: error: expected newline
;> .amdhsa_next_free_vgpr 1 2
;>                          ^
;> kernel_20.s:8:1: error: .amdhsa_next_free_vgpr directive is required
;> .end_amdhsa_kernel
;> ^
