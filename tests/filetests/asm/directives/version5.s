; test asm
; target gfx600 gfx803 gfx906 gfx942
.amdhsa_code_object_version 5
.text
s_endpgm
; expect gfx600 gfx803 gfx906 gfx942
;> 	.amdhsa_code_object_version	5
;> 	.text
;> 	s_endpgm                                ; encoding: [0x00,0x00,0x81,0xbf]
