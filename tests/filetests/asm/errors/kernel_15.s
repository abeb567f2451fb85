; test asm
; target gfx906
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_reserve_xnack_mask 0
.end_amdhsa_kernel
; errors gfx906
;> kernel_15.s:8:1: error: .amdhsa_reserve_xnack_mask does not match target id
;> .amdhsa_reserve_xnack_mask 0
;> ^
