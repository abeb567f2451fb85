; test asm
; target gfx906 gfx1200
; As llc writes them.
	.cfi_sections .debug_frame
foo:
	.cfi_startproc
	s_nop 0
	.cfi_endproc
bar:
	.cfi_startproc
	.cfi_undefined s33
	.cfi_endproc
; expect gfx906 gfx1200
;> 	.cfi_sections	.debug_frame
;> foo:
;> 	.cfi_startproc
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	.cfi_endproc
;> bar:
;> 	.cfi_startproc
;> 	.cfi_undefined	s33
;> 	.cfi_endproc
