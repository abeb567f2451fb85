; test asm
; target gfx1010 gfx1030
.text
.globl k
k: s_endpgm
.rodata
.p2align 6
.amdhsa_kernel k
.amdhsa_next_free_vgpr 30
.amdhsa_next_free_sgpr 9
.amdhsa_wavefront_size32 0
.amdhsa_shared_vgpr_count 2
.amdhsa_workgroup_processor_mode 0
.amdhsa_memory_ordered 0
.amdhsa_forward_progress 0
.amdhsa_user_sgpr_private_segment_buffer 1
.amdhsa_system_sgpr_private_segment_wavefront_offset 1
.amdhsa_reserve_flat_scratch 0
.amdhsa_dx10_clamp 0
.end_amdhsa_kernel
.p2align 6
.amdhsa_kernel j
.amdhsa_next_free_vgpr 0
.amdhsa_next_free_sgpr 0
.amdhsa_shared_vgpr_count 3
.end_amdhsa_kernel
; expect gfx1010 gfx1030
;> 	.text
;> 	.globl	k
;> k:
;> 	s_endpgm                                ; encoding: [0x00,0x00,0x81,0xbf]
;> 	.section	.rodata,"a",@progbits
;> 	.p2align	6
;> 	.amdhsa_kernel k
;> .amdhsa_next_free_vgpr 30
;> .amdhsa_next_free_sgpr 9
;> .amdhsa_wavefront_size32 0
;> .amdhsa_shared_vgpr_count 2
;> .amdhsa_workgroup_processor_mode 0
;> .amdhsa_memory_ordered 0
;> .amdhsa_forward_progress 0
;> .amdhsa_user_sgpr_private_segment_buffer 1
;> .amdhsa_system_sgpr_private_segment_wavefront_offset 1
;> .amdhsa_reserve_flat_scratch 0
;> .amdhsa_dx10_clamp 0
;> .end_amdhsa_kernel
;> 	.p2align	6
;> 	.amdhsa_kernel j
;> .amdhsa_next_free_vgpr 0
;> .amdhsa_next_free_sgpr 0
;> .amdhsa_shared_vgpr_count 3
;> .end_amdhsa_kernel
