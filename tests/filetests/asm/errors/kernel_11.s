; test asm
; target gfx906
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_tg_split 1
.end_amdhsa_kernel
; errors gfx906
;> kernel_11.s:8:1: error: directive requires gfx90a+
;> .amdhsa_tg_split 1
;> ^
