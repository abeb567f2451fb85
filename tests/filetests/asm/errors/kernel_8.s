; test asm
; target gfx906
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_system_vgpr_workitem_id 4
.end_amdhsa_kernel
; errors gfx906
;> kernel_8.s:8:33: error: value out of range
;> .amdhsa_system_vgpr_workitem_id 4
;>                                 ^
