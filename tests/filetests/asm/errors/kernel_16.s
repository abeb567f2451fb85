; test asm
; target gfx906
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 1
.amdhsa_next_free_sgpr 1
.amdhsa_user_sgpr_count 1
.amdhsa_user_sgpr_dispatch_ptr 1
.end_amdhsa_kernel
; errors gfx906
;> kernel_16.s:8:25: error: amdgpu_user_sgpr_count smaller than implied by enabled user SGPRs
;> .amdhsa_user_sgpr_count 1
;>                         ^
