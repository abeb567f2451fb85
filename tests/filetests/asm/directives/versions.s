; test asm
; target gfx1010 gfx1100 gfx1200
s_version UC_VERSION_GFX10
s_version (1+2)
s_version 2*3
s_version 3+UC_VERSION_GFX10
s_version (UC_VERSION_GFX11|UC_VERSION_W32_BIT)|UC_VERSION_MDP_BIT
s_mov_b32 s0, UC_VERSION_GFX12
s_movk_i32 s0, UC_VERSION_W64_BIT
.long UC_VERSION_GFX7, UC_VERSION_GFX10, UC_VERSION_GFX11, UC_VERSION_GFX12
n = 3
s_version n+1
.weak UC_VERSION_GFX11
; expect gfx1010
;> 	s_version UC_VERSION_GFX10              ; encoding: [0x04,0x00,0x80,0xb0]
;> 	s_version 3                             ; encoding: [0x03,0x00,0x80,0xb0]
;> 	s_version UC_VERSION_GFX11              ; encoding: [0x06,0x00,0x80,0xb0]
;> 	s_version 7                             ; encoding: [0x07,0x00,0x80,0xb0]
;> 	s_version (UC_VERSION_GFX11|UC_VERSION_W32_BIT)|UC_VERSION_MDP_BIT ; encoding: [0x06,0xc0,0x80,0xb0]
;> 	s_mov_b32 s0, 9                         ; encoding: [0x89,0x03,0x80,0xbe]
;> 	s_movk_i32 s0, 0x2000                   ; encoding: [0x00,0x20,0x00,0xb0]
;> 	.long	UC_VERSION_GFX7, UC_VERSION_GFX10, UC_VERSION_GFX11, UC_VERSION_GFX12
;> 	s_version UC_VERSION_GFX10              ; encoding: [0x04,0x00,0x80,0xb0]
;> 	.weak	UC_VERSION_GFX11
; expect gfx1100 gfx1200
;> 	s_version UC_VERSION_GFX10              ; encoding: [0x04,0x00,0x80,0xb0]
;> 	s_version 3                             ; encoding: [0x03,0x00,0x80,0xb0]
;> 	s_version UC_VERSION_GFX11              ; encoding: [0x06,0x00,0x80,0xb0]
;> 	s_version 7                             ; encoding: [0x07,0x00,0x80,0xb0]
;> 	s_version (UC_VERSION_GFX11|UC_VERSION_W32_BIT)|UC_VERSION_MDP_BIT ; encoding: [0x06,0xc0,0x80,0xb0]
;> 	s_mov_b32 s0, 9                         ; encoding: [0x89,0x00,0x80,0xbe]
;> 	s_movk_i32 s0, 0x2000                   ; encoding: [0x00,0x20,0x00,0xb0]
;> 	.long	UC_VERSION_GFX7, UC_VERSION_GFX10, UC_VERSION_GFX11, UC_VERSION_GFX12
;> 	s_version UC_VERSION_GFX10              ; encoding: [0x04,0x00,0x80,0xb0]
;> 	.weak	UC_VERSION_GFX11
