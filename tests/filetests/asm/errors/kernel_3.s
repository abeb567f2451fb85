; test asm
; target gfx906
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_next_free_sgpr 2
.end_amdhsa_kernel
; errors gfx906
;> kernel_3.s:8:1: error: .amdhsa_ directives cannot be repeated
;> .amdhsa_next_free_sgpr 2
;> ^
