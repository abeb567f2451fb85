; test asm
; target gfx1100
.rodata
k:
.amdhsa_kernel k
.amdhsa_next_free_vgpr 20
.amdhsa_next_free_sgpr 1
.amdhsa_user_sgpr_count late
.amdhsa_user_sgpr_kernarg_segment_ptr late
.amdhsa_kernarg_size late
.amdhsa_wavefront_size32 late
.amdhsa_shared_vgpr_count late
.end_amdhsa_kernel
late = 1
; errors gfx1100
;> kernel_late.s:8:25: error: directive should have resolvable expression
;> .amdhsa_user_sgpr_count late
;>                         ^
;> kernel_late.s:9:39: error: directive should have resolvable expression
;> .amdhsa_user_sgpr_kernarg_segment_ptr late
;>                                       ^
;> kernel_late.s:10:22: error: directive should have resolvable expression
;> .amdhsa_kernarg_size late
;>                      ^
;> kernel_late.s:11:26: error: directive should have resolvable expression
;> .amdhsa_wavefront_size32 late
;>                          ^
;> kernel_late.s:12:27: error: directive should have resolvable expression
;> .amdhsa_shared_vgpr_count late
;>                           ^
