; test asm
; target gfx600 gfx803 gfx906 gfx942
.data
.byte .amdgcn.gfx_generation_number
.byte .amdgcn.gfx_generation_minor
.byte .amdgcn.gfx_generation_stepping
.byte .amdgcn.next_free_vgpr, .amdgcn.next_free_sgpr
.text
v_mov_b32 v7, s3
.data
.byte .amdgcn.next_free_vgpr, .amdgcn.next_free_sgpr
.text
s_load_dwordx4 s[8:11], s[20:21], 0x0
v_mov_b32 v2, vcc_lo
.data
.byte .amdgcn.next_free_vgpr, .amdgcn.next_free_sgpr
.set .amdgcn.next_free_vgpr, 0
.byte .amdgcn.next_free_vgpr
.text
v_mov_b32 v3, 0
.data
.byte .amdgcn.next_free_vgpr
.if .amdgcn.gfx_generation_number >= 9
.byte 99
.endif
; expect gfx600
;> 	.data
;> 	.byte	.amdgcn.gfx_generation_number
;> 	.byte	.amdgcn.gfx_generation_minor
;> 	.byte	.amdgcn.gfx_generation_stepping
;> 	.byte	.amdgcn.next_free_vgpr, .amdgcn.next_free_sgpr
;> 	.text
;> 	v_mov_b32_e32 v7, s3                    ; encoding: [0x03,0x02,0x0e,0x7e]
;> 	.data
;> 	.byte	.amdgcn.next_free_vgpr, .amdgcn.next_free_sgpr
;> 	.text
;> 	s_load_dwordx4 s[8:11], s[20:21], 0x0   ; encoding: [0x00,0x15,0x84,0xc0]
;> 	v_mov_b32_e32 v2, vcc_lo                ; encoding: [0x6a,0x02,0x04,0x7e]
;> 	.data
;> 	.byte	.amdgcn.next_free_vgpr, .amdgcn.next_free_sgpr
;> 	.set	.amdgcn.next_free_vgpr, 0
;> 	.byte	.amdgcn.next_free_vgpr
;> 	.text
;> 	v_mov_b32_e32 v3, 0                     ; encoding: [0x80,0x02,0x06,0x7e]
;> 	.data
;> 	.byte	.amdgcn.next_free_vgpr
; expect gfx803
;> 	.data
;> 	.byte	.amdgcn.gfx_generation_number
;> 	.byte	.amdgcn.gfx_generation_minor
;> 	.byte	.amdgcn.gfx_generation_stepping
;> 	.byte	.amdgcn.next_free_vgpr, .amdgcn.next_free_sgpr
;> 	.text
;> 	v_mov_b32_e32 v7, s3                    ; encoding: [0x03,0x02,0x0e,0x7e]
;> 	.data
;> 	.byte	.amdgcn.next_free_vgpr, .amdgcn.next_free_sgpr
;> 	.text
;> 	s_load_dwordx4 s[8:11], s[20:21], 0x0   ; encoding: [0x0a,0x02,0x0a,0xc0,0x00,0x00,0x00,0x00]
;> 	v_mov_b32_e32 v2, vcc_lo                ; encoding: [0x6a,0x02,0x04,0x7e]
;> 	.data
;> 	.byte	.amdgcn.next_free_vgpr, .amdgcn.next_free_sgpr
;> 	.set	.amdgcn.next_free_vgpr, 0
;> 	.byte	.amdgcn.next_free_vgpr
;> 	.text
;> 	v_mov_b32_e32 v3, 0                     ; encoding: [0x80,0x02,0x06,0x7e]
;> 	.data
;> 	.byte	.amdgcn.next_free_vgpr
; expect gfx906 gfx942
;> 	.data
;> 	.byte	.amdgcn.gfx_generation_number
;> 	.byte	.amdgcn.gfx_generation_minor
;> 	.byte	.amdgcn.gfx_generation_stepping
;> 	.byte	.amdgcn.next_free_vgpr, .amdgcn.next_free_sgpr
;> 	.text
;> 	v_mov_b32_e32 v7, s3                    ; encoding: [0x03,0x02,0x0e,0x7e]
;> 	.data
;> 	.byte	.amdgcn.next_free_vgpr, .amdgcn.next_free_sgpr
;> 	.text
;> 	s_load_dwordx4 s[8:11], s[20:21], 0x0   ; encoding: [0x0a,0x02,0x0a,0xc0,0x00,0x00,0x00,0x00]
;> 	v_mov_b32_e32 v2, vcc_lo                ; encoding: [0x6a,0x02,0x04,0x7e]
;> 	.data
;> 	.byte	.amdgcn.next_free_vgpr, .amdgcn.next_free_sgpr
;> 	.set	.amdgcn.next_free_vgpr, 0
;> 	.byte	.amdgcn.next_free_vgpr
;> 	.text
;> 	v_mov_b32_e32 v3, 0                     ; encoding: [0x80,0x02,0x06,0x7e]
;> 	.data
;> 	.byte	.amdgcn.next_free_vgpr
;> 	.byte	99
