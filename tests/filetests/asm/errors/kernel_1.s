; test asm
; target gfx906
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.end_amdhsa_kernel
; errors gfx906
;> kernel_1.s:7:1: error: .amdhsa_next_free_sgpr directive is required
;> .end_amdhsa_kernel
;> ^
