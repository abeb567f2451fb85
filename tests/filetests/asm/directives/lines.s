; test asm
; target gfx906 gfx600 gfx1100 gfx1200
; Line tables of version 4: rows for what is assembled, none for gaps; files in folders.
	.file "x.cl"
	.file 1 "d/a.c"
	.file 2 "e" "b.c"
	.file 3 "e" "c.c"
	.file 4 "/f.c"
	.file 5 "e/" "g//h.c"
	.file 6 "" "i/"
	.line 7
	.line
	.text
foo:
	.loc	1 3 0
	.byte 1
	.loc 2 300 7 epilogue_begin
	.loc 2 301 8 basic_block isa 2 discriminator 300
	.zero 3
	s_nop 0
	.loc 2 302 8
	.p2align 8
	s_nop 0
	.loc 2 303 8
	.fill 2,4,1
	.long 1
	.loc 3 305 8
	.uleb128 4, 5
	.loc 3 306 8
	.float 1.0
	.loc 3 307 8
	.octa 1
	.loc 3 309 8
	.asciz "abcdefg"
	.loc 3 310
	.text
	s_nop 0
	.loc 3 311
	.data
	s_nop 0
	.loc 4 1 70000 is_stmt 0
	.ident "lost"
	.loc 5 2
	.pushsection .rodata
	.loc 6 3 2 is_stmt 1 prologue_end
	.long foo
	.popsection
	s_nop 1
	.text
	.loc 5 3
	s_nop 2
	.loc 5 2
	.zero 300
	s_nop 2
	.loc 5 20
	s_nop 2
	.loc 5 10
	.zero 64
	s_nop 2
	.loc 5 30
	.zero 64
	s_nop 2
	.loc 5 31
	.zero 72
	s_nop 2
	.loc 5 37
	.zero 100000
	s_nop 2
	.loc 5 1
	.zero 100000
	s_nop 2
	.loc 5 1
	.zero 64
	s_nop 2
	.section .text.b,"ax",@progbits
	.loc 5 7
	s_nop 0
	.org 68
	.section .text.c,"ax",@progbits
	.loc 5 7
	s_nop 0
	.org 72
	.section .text.d,"ax",@progbits
	.loc 5 7
	s_nop 0
	.loc_label before
	s_nop 0
	.loc 5 8
	.loc_label inside
	s_nop 0
	.loc 5 9
	s_nop 0
	.loc_label .Lafter
	.section .text.e,"ax",@progbits
	.loc_label empty
	.long inside
	.quad .Lafter
; expect gfx906 gfx600 gfx1100 gfx1200
;> 	.file	"x.cl"
;> 	.file	1 "d/a.c"
;> 	.file	2 "e" "b.c"
;> 	.file	3 "e" "c.c"
;> 	.file	4 "/f.c"
;> 	.file	5 "e/" "g//h.c"
;> 	.file	6 "" "i/"
;> 	.line	7
;> 	.line
;> 	.text
;> foo:
;> 	.loc	1 3 0
;> 	.byte	1
;> 	.loc	2 300 7 epilogue_begin
;> 	.loc	2 301 8 basic_block isa 2 discriminator 300
;> 	.zero	3
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	.loc	2 302 8
;> 	.p2align	8
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	.loc	2 303 8
;> 	.fill	2,4,1
;> 	.long	1
;> 	.loc	3 305 8
;> 	.uleb128	4, 5
;> 	.loc	3 306 8
;> 	.float	1.0
;> 	.loc	3 307 8
;> 	.octa	1
;> 	.loc	3 309 8
;> 	.asciz	"abcdefg"
;> 	.loc	3 310
;> 	.text
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	.loc	3 311
;> 	.data
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	.loc	4 1 70000 is_stmt 0
;> 	.ident	"lost"
;> 	.loc	5 2
;> 	.pushsection	.rodata
;> 	.loc	6 3 2 is_stmt 1 prologue_end
;> 	.long	foo
;> 	.popsection
;> 	s_nop 1                                 ; encoding: [0x01,0x00,0x80,0xbf]
;> 	.text
;> 	.loc	5 3
;> 	s_nop 2                                 ; encoding: [0x02,0x00,0x80,0xbf]
;> 	.loc	5 2
;> 	.zero	300
;> 	s_nop 2                                 ; encoding: [0x02,0x00,0x80,0xbf]
;> 	.loc	5 20
;> 	s_nop 2                                 ; encoding: [0x02,0x00,0x80,0xbf]
;> 	.loc	5 10
;> 	.zero	64
;> 	s_nop 2                                 ; encoding: [0x02,0x00,0x80,0xbf]
;> 	.loc	5 30
;> 	.zero	64
;> 	s_nop 2                                 ; encoding: [0x02,0x00,0x80,0xbf]
;> 	.loc	5 31
;> 	.zero	72
;> 	s_nop 2                                 ; encoding: [0x02,0x00,0x80,0xbf]
;> 	.loc	5 37
;> 	.zero	100000
;> 	s_nop 2                                 ; encoding: [0x02,0x00,0x80,0xbf]
;> 	.loc	5 1
;> 	.zero	100000
;> 	s_nop 2                                 ; encoding: [0x02,0x00,0x80,0xbf]
;> 	.loc	5 1
;> 	.zero	64
;> 	s_nop 2                                 ; encoding: [0x02,0x00,0x80,0xbf]
;> 	.section	.text.b,"ax",@progbits
;> 	.loc	5 7
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	.org	68
;> 	.section	.text.c,"ax",@progbits
;> 	.loc	5 7
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	.org	72
;> 	.section	.text.d,"ax",@progbits
;> 	.loc	5 7
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	.loc_label	before
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	.loc	5 8
;> 	.loc_label	inside
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	.loc	5 9
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	.loc_label	.Lafter
;> 	.section	.text.e,"ax",@progbits
;> 	.loc_label	empty
;> 	.long	inside
;> 	.quad	.Lafter
