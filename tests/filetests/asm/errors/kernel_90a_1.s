; test asm
; target gfx90a
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 20
.amdhsa_next_free_sgpr 1

.end_amdhsa_kernel
; errors gfx90a
;> kernel_90a_1.s:9:1: error: .amdhsa_accum_offset directive is required
;> .end_amdhsa_kernel
;> ^
