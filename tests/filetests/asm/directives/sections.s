; test asm
; target gfx600 gfx803 gfx906 gfx942
.section .foo
.byte 1
.section .rodata.x
.section .text.foo
s_nop 0
.section .text.bar,"ax",@progbits
.section .data.x
.section .bss.y
.section .init_array
.section .tdata
.section .note.x
.section .nn,"",@note
.section .ro,"a"
.byte 2
.section .m,"aMS",@progbits,1
.section .x,"awx"
.section .un,"awx",@nobits
.zero 5
.section .un2,"a",@0x7
.section .ex,"e"
.section .R,"aR"
.section .debug_info
.section .data.rel.ro,"aw"
.section .rodata.cst4,"aM",@progbits,4
.section .fo,"a",%progbits
.section ".with blank","a"
.section .note.GNU-stack,"",@progbits
.rodata
.tbss
.data
.byte 7
.section .foo
.data
.pushsection .foo
.byte 3
.pushsection .text
s_nop 1
.popsection
.byte 4
.popsection
.byte 8
.previous
.byte 9
.previous
.byte 10
.text
; expect gfx600 gfx803 gfx906 gfx942
;> 	.section	.foo
;> 	.byte	1
;> 	.section	.rodata.x
;> 	.section	.text.foo
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	.section	.text.bar,"ax",@progbits
;> 	.section	.data.x
;> 	.section	.bss.y
;> 	.section	.init_array
;> 	.section	.tdata
;> 	.section	.note.x
;> 	.section	.nn,"",@note
;> 	.section	.ro,"a"
;> 	.byte	2
;> 	.section	.m,"aMS",@progbits,1
;> 	.section	.x,"awx"
;> 	.section	.un,"awx",@nobits
;> 	.zero	5
;> 	.section	.un2,"a",@0x7
;> 	.section	.ex,"e"
;> 	.section	.R,"aR"
;> 	.section	.debug_info
;> 	.section	.data.rel.ro,"aw"
;> 	.section	.rodata.cst4,"aM",@progbits,4
;> 	.section	.fo,"a",%progbits
;> 	.section	".with blank","a"
;> 	.section	.note.GNU-stack,"",@progbits
;> 	.section	.rodata,"a",@progbits
;> 	.section	.tbss,"awT",@nobits
;> 	.data
;> 	.byte	7
;> 	.section	.foo
;> 	.data
;> 	.pushsection	.foo
;> 	.byte	3
;> 	.pushsection	.text
;> 	s_nop 1                                 ; encoding: [0x01,0x00,0x80,0xbf]
;> 	.popsection
;> 	.byte	4
;> 	.popsection
;> 	.byte	8
;> 	.previous
;> 	.byte	9
;> 	.previous
;> 	.byte	10
;> 	.text
