; test asm
; target gfx600
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 20
.amdhsa_next_free_sgpr 1
.amdhsa_reserve_flat_scratch 0
.amdhsa_fp16_overflow 0
.end_amdhsa_kernel
; errors gfx600
;> kernel_600.s:8:1: error: directive requires gfx7+
;> .amdhsa_reserve_flat_scratch 0
;> ^
;> kernel_600.s:9:1: error: directive requires gfx9+
;> .amdhsa_fp16_overflow 0
;> ^
