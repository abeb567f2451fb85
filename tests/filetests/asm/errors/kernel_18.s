; test asm
; target gfx906
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_group_segment_fixed_size 0x100000000
.end_amdhsa_kernel
; errors gfx906
;> kernel_18.s:8:34: error: value out of range
;> .amdhsa_group_segment_fixed_size 0x100000000
;>                                  ^
