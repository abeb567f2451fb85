; test asm
; target gfx942
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 20
.amdhsa_next_free_sgpr 1
.amdhsa_accum_offset 4
.amdhsa_reserve_flat_scratch 0
.end_amdhsa_kernel
; errors gfx942
;> kernel_942.s:9:1: error: directive is not supported with architected flat scratch
;> .amdhsa_reserve_flat_scratch 0
;> ^
