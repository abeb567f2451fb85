; test asm
; target gfx906
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_user_sgpr_count 32
.end_amdhsa_kernel
; errors gfx906
;> kernel_17.s:8:25: error: too many user SGPRs enabled
;> .amdhsa_user_sgpr_count 32
;>                         ^
