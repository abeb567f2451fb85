; test asm
; target gfx906
.rodata
.amdhsa_kernel
.amdhsa_next_free_vgpr 20
.end_amdhsa_kernel
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 20
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
.amdhsa_kernel k
.amdhsa_next_free_vgpr 20
.amdhsa_next_free_sgpr 1
.end_amdhsa_kernel
; errors gfx906
;> kernel_twice.s:4:15: error: expected symbol name
;> .amdhsa_kernel
;>               ^
;> kernel_twice.s:15:1: error: symbol 'k.kd' is already defined
;> .end_amdhsa_kernel
;> ^
