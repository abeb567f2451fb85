; test asm
; target gfx600 gfx803 gfx906 gfx942
.amdgpu_lds lds1, 16, 8
.amdgpu_lds lds2, 4
.text
s_mov_b32 s0, lds1@abs32@lo
s_endpgm
; expect gfx600
;> 	.amdgpu_lds	lds1, 16, 8
;> 	.amdgpu_lds	lds2, 4
;> 	.text
;> 	s_mov_b32 s0, lds1@abs32@lo             ; encoding: [0xff,0x03,0x80,0xbe,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: lds1@abs32@lo, kind: FK_Data_4
;> 	s_endpgm                                ; encoding: [0x00,0x00,0x81,0xbf]
; expect gfx803 gfx906 gfx942
;> 	.amdgpu_lds	lds1, 16, 8
;> 	.amdgpu_lds	lds2, 4
;> 	.text
;> 	s_mov_b32 s0, lds1@abs32@lo             ; encoding: [0xff,0x00,0x80,0xbe,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: lds1@abs32@lo, kind: FK_Data_4
;> 	s_endpgm                                ; encoding: [0x00,0x00,0x81,0xbf]
