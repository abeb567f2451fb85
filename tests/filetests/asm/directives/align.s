; test asm
; target gfx600 gfx803 gfx906 gfx942
.text
s_nop 0
.p2align 4
s_nop 1
.p2align 3,0
s_nop 2
.balign 16,0xbf
s_nop 3
.p2align 6,,8
s_nop 4
.p2align 5,,28
.data
.byte 1
.p2align 2
.byte 2
.balign 8,0xaa
.byte 3
.align 8
.byte 4
.byte 4
.balignw 4,0x1234
.balignl 8,0x12345678
.byte 1,2,3,4
.p2alignl 4,0xdeadbeef
.org 128
.byte 5
.org 140,0x11
lab:
.org lab+8,0x22
. = lab+12
.byte 6
.bss
.byte 0
.p2align 5
.zero 4
; expect gfx600 gfx803 gfx906 gfx942
;> 	.text
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	.p2align	4
;> 	s_nop 1                                 ; encoding: [0x01,0x00,0x80,0xbf]
;> 	.p2align	3,0
;> 	s_nop 2                                 ; encoding: [0x02,0x00,0x80,0xbf]
;> 	.balign	16,0xbf
;> 	s_nop 3                                 ; encoding: [0x03,0x00,0x80,0xbf]
;> 	.p2align	6,,8
;> 	s_nop 4                                 ; encoding: [0x04,0x00,0x80,0xbf]
;> 	.p2align	5,,28
;> 	.data
;> 	.byte	1
;> 	.p2align	2
;> 	.byte	2
;> 	.balign	8,0xaa
;> 	.byte	3
;> 	.align	8
;> 	.byte	4
;> 	.byte	4
;> 	.balignw	4,0x1234
;> 	.balignl	8,0x12345678
;> 	.byte	1,2,3,4
;> 	.p2alignl	4,0xdeadbeef
;> 	.org	128
;> 	.byte	5
;> 	.org	140,0x11
;> lab:
;> 	.org	lab+8,0x22
;> 	.byte	6
;> 	.section	.bss,"aw",@nobits
;> 	.byte	0
;> 	.p2align	5
;> 	.zero	4
