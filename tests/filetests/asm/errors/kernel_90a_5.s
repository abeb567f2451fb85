; test asm
; target gfx90a
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 20
.amdhsa_next_free_sgpr 1
.amdhsa_accum_offset 24
.end_amdhsa_kernel
; errors gfx90a
;> kernel_90a_5.s:8:22: error: accum_offset exceeds total VGPR allocation
;> .amdhsa_accum_offset 24
;>                      ^
