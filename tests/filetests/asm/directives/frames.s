; test asm
; target gfx906 gfx90a
; Rules of frames in both tables.
	.cfi_sections .eh_frame, .debug_frame
first:
	.cfi_startproc
	.cfi_endproc
foo:
	.cfi_startproc
	.cfi_def_cfa 4, 16
	s_nop 0
	.cfi_def_cfa_offset 32
	.cfi_def_cfa_register s32
	s_nop 0
	.cfi_offset v40, 8
	.cfi_offset 40, -8
	.cfi_offset 41, 8
	.cfi_rel_offset 7, 8
	.cfi_adjust_cfa_offset 8
	.cfi_undefined s5
	.cfi_undefined s99
	.cfi_undefined v255
	.cfi_same_value 4
	.cfi_remember_state
	.zero 252
	.cfi_restore 7
	.zero 4
	.cfi_restore s77
	.cfi_restore_state
	.zero 1020
	.cfi_same_value 4
	.zero 70000
	.cfi_escape 1,2,3,0x1ff
	.zero 300000
	.cfi_register s3, s4
	.cfi_window_save
	.cfi_val_offset 5, 16
	.cfi_val_offset 5, -16
	.cfi_return_column 17
	.cfi_signal_frame
	.cfi_personality 0, bar
	.cfi_lsda 0, baz
	.cfi_llvm_def_aspace_cfa 5, 4, 6
	.cfi_endproc
	.cfi_startproc simple
	s_nop 0
	.cfi_lsda 0x1b, .Ltable
	.cfi_personality 0x1b, foo
	.cfi_endproc
	.section .text.b,"ax",@progbits
	.cfi_startproc
	.cfi_lsda 255
	.cfi_personality 255
	s_nop 0
	s_nop 0
	.cfi_undefined 2
	.cfi_endproc
	.section .rodata
	.long 1
.Ltable:
	.long 2
; expect gfx906 gfx90a
;> 	.cfi_sections	.eh_frame, .debug_frame
;> first:
;> 	.cfi_startproc
;> 	.cfi_endproc
;> foo:
;> 	.cfi_startproc
;> 	.cfi_def_cfa	4, 16
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	.cfi_def_cfa_offset	32
;> 	.cfi_def_cfa_register	s32
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	.cfi_offset	v40, 8
;> 	.cfi_offset	40, -8
;> 	.cfi_offset	41, 8
;> 	.cfi_rel_offset	7, 8
;> 	.cfi_adjust_cfa_offset	8
;> 	.cfi_undefined	s5
;> 	.cfi_undefined	s99
;> 	.cfi_undefined	v255
;> 	.cfi_same_value	4
;> 	.cfi_remember_state
;> 	.zero	252
;> 	.cfi_restore	7
;> 	.zero	4
;> 	.cfi_restore	s77
;> 	.cfi_restore_state
;> 	.zero	1020
;> 	.cfi_same_value	4
;> 	.zero	70000
;> 	.cfi_escape	1,2,3,0x1ff
;> 	.zero	300000
;> 	.cfi_register	s3, s4
;> 	.cfi_window_save
;> 	.cfi_val_offset	5, 16
;> 	.cfi_val_offset	5, -16
;> 	.cfi_return_column	17
;> 	.cfi_signal_frame
;> 	.cfi_personality	0, bar
;> 	.cfi_lsda	0, baz
;> 	.cfi_llvm_def_aspace_cfa	5, 4, 6
;> 	.cfi_endproc
;> 	.cfi_startproc	simple
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	.cfi_lsda	0x1b, .Ltable
;> 	.cfi_personality	0x1b, foo
;> 	.cfi_endproc
;> 	.section	.text.b,"ax",@progbits
;> 	.cfi_startproc
;> 	.cfi_lsda	255
;> 	.cfi_personality	255
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	.cfi_undefined	2
;> 	.cfi_endproc
;> 	.section	.rodata
;> 	.long	1
;> .Ltable:
;> 	.long	2
