; test asm
; target gfx906
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_accum_offset 4
.end_amdhsa_kernel
; errors gfx906
;> kernel_12.s:8:1: error: directive requires gfx90a+
;> .amdhsa_accum_offset 4
;> ^
