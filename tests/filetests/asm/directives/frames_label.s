; test asm
; target gfx906
; A place in the table, and frames in the usual one.
foo:
	.cfi_startproc
	s_nop 0
	.cfi_undefined 3
	.cfi_label here
	.cfi_undefined 4
	.cfi_label .Lthere
	.cfi_endproc
	.quad .Lthere
; expect gfx906
;> foo:
;> 	.cfi_startproc
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	.cfi_undefined	3
;> 	.cfi_label	here
;> 	.cfi_undefined	4
;> 	.cfi_label	.Lthere
;> 	.cfi_endproc
;> 	.quad	.Lthere
