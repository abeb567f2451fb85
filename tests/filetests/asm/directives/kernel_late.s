; test asm
; target gfx803 gfx906 gfx1030 gfx1100 gfx1200
.text
.globl k
k: s_endpgm
l: s_endpgm
.rodata
.p2align 6
.amdhsa_kernel k
.amdhsa_private_segment_fixed_size elsewhere+12
.amdhsa_group_segment_fixed_size here
.amdhsa_next_free_vgpr late+1
.amdhsa_next_free_sgpr late*2
.amdhsa_float_denorm_mode_32 few
.amdhsa_system_vgpr_workitem_id few-1
.amdhsa_exception_int_div_zero few>2
.end_amdhsa_kernel
.p2align 6
.amdhsa_kernel l
.amdhsa_next_free_vgpr late
.amdhsa_next_free_sgpr late
.amdhsa_group_segment_fixed_size size
.amdhsa_private_segment_fixed_size l-k
.end_amdhsa_kernel
few = 2
late = 20
here = elsewhere
size = 4096
; expect gfx803 gfx906 gfx1030
;> 	.text
;> 	.globl	k
;> k:
;> 	s_endpgm                                ; encoding: [0x00,0x00,0x81,0xbf]
;> l:
;> 	s_endpgm                                ; encoding: [0x00,0x00,0x81,0xbf]
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6
;> 	.amdhsa_kernel k
;> .amdhsa_private_segment_fixed_size elsewhere+12
;> .amdhsa_group_segment_fixed_size here
;> .amdhsa_next_free_vgpr late+1
;> .amdhsa_next_free_sgpr late*2
;> .amdhsa_float_denorm_mode_32 few
;> .amdhsa_system_vgpr_workitem_id few-1
;> .amdhsa_exception_int_div_zero few>2
;> .end_amdhsa_kernel
;> 	.p2align	6
;> 	.amdhsa_kernel l
;> .amdhsa_next_free_vgpr late
;> .amdhsa_next_free_sgpr late
;> .amdhsa_group_segment_fixed_size size
;> .amdhsa_private_segment_fixed_size l-k
;> .end_amdhsa_kernel
; expect gfx1100 gfx1200
;> 	.text
;> 	.globl	k
;> k:
;> 	s_endpgm                                ; encoding: [0x00,0x00,0xb0,0xbf]
;> l:
;> 	s_endpgm                                ; encoding: [0x00,0x00,0xb0,0xbf]
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6
;> 	.amdhsa_kernel k
;> .amdhsa_private_segment_fixed_size elsewhere+12
;> .amdhsa_group_segment_fixed_size here
;> .amdhsa_next_free_vgpr late+1
;> .amdhsa_next_free_sgpr late*2
;> .amdhsa_float_denorm_mode_32 few
;> .amdhsa_system_vgpr_workitem_id few-1
;> .amdhsa_exception_int_div_zero few>2
;> .end_amdhsa_kernel
;> 	.p2align	6
;> 	.amdhsa_kernel l
;> .amdhsa_next_free_vgpr late
;> .amdhsa_next_free_sgpr late
;> .amdhsa_group_segment_fixed_size size
;> .amdhsa_private_segment_fixed_size l-k
;> .end_amdhsa_kernel
