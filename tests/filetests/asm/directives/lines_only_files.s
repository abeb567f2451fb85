; test asm
; target gfx906
	.file	1 "b.h"
	s_nop 0
; expect gfx906
;> 	.file	1 "b.h"
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
