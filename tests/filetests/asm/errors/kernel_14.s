; test asm
; target gfx906
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_enable_private_segment 1
.end_amdhsa_kernel
; errors gfx906
;> kernel_14.s:8:1: error: directive is not supported without architected flat scratch
;> .amdhsa_enable_private_segment 1
;> ^
