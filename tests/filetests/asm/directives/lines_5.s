; test asm
; target gfx906 gfx1100
; Line tables of version 5, as llc writes them: a first file, checksums, strings in a section.
	.file	0 "/tmp/folder" "a.cl" md5 0xf373fc53835b72618e6cc97bbd45a353
	.text
foo:
	.loc	0 3 0
	s_nop 0
	.file	1 "/tmp/folder" "a.cl" md5 0xf373fc53835b72618e6cc97bbd45a353
	.file	1 "include" "b.h" md5 0x0373fc53835b72618e6cc97bbd45a353
	.file	2 "/tmp/folder" "c.h" md5 0x7
	.file	3 "include" "a.cl" md5 12
	.loc	0 4 11 prologue_end
	s_nop 0
	s_nop 0
	.loc	1 4 12 is_stmt 0
	s_nop 0
	.section .debug_line,"",@progbits
.Lstart:
	.section .debug_info,"",@progbits
	.long .Lstart
; expect gfx906 gfx1100
;> 	.file	0 "/tmp/folder" "a.cl" md5 0xf373fc53835b72618e6cc97bbd45a353
;> 	.text
;> foo:
;> 	.loc	0 3 0
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	.file	1 "/tmp/folder" "a.cl" md5 0xf373fc53835b72618e6cc97bbd45a353
;> 	.file	1 "include" "b.h" md5 0x0373fc53835b72618e6cc97bbd45a353
;> 	.file	2 "/tmp/folder" "c.h" md5 0x7
;> 	.file	3 "include" "a.cl" md5 12
;> 	.loc	0 4 11 prologue_end
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	.loc	1 4 12 is_stmt 0
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	.section	.debug_line,"",@progbits
;> .Lstart:
;> 	.section	.debug_info,"",@progbits
;> 	.long	.Lstart
