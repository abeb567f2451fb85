; test asm
; target gfx600 gfx803 gfx906 gfx942
.macro none
 s_nop 0
.endm
.macro one a
 s_nop \a
.endm
.macro two a, b=3
 s_nop \a
 s_nop \b
.endm
.macro req a:req, b
 s_mov_b32 s\a, \b
.endm
.macro var a, rest:vararg
 .byte \a, \rest
.endm
.macro lab
.Lx\@:
 s_branch .Lx\@
.endm
.macro glue a
 v_mov_b32 v\a\()1, v0
.endm
.macro rec n
 s_nop \n
 .if \n
 rec \n-1
 .endif
.endm
.macro early n
 s_nop 5
 .if \n == 1
 .exitm
 .endif
 s_nop 6
.endm
.text
none
one 1
two 1,2
two 4
two b=7, a=6
two 1+1 (2+3)
req 3, s7
req b=s9, a=5
lab
lab
glue 2
rec 3
early 1
early 2
.data
var 1, 2, 3
.rept 3
.byte 9
.endr
.irp x, 1, 2, 3+4
.byte \x
.endr
.irpc c, 123
.byte \c
.endr
.rept 2
.rept 2
.byte 5
.endr
.byte 6
.endr
.macro outer
.macro inner
.byte 77
.endm
.endm
outer
inner
.purgem inner
.macro str s
.asciz "\s"
.endm
str hello
str "two words"
; expect gfx600
;> 	.text
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	s_nop 1                                 ; encoding: [0x01,0x00,0x80,0xbf]
;> 	s_nop 1                                 ; encoding: [0x01,0x00,0x80,0xbf]
;> 	s_nop 2                                 ; encoding: [0x02,0x00,0x80,0xbf]
;> 	s_nop 4                                 ; encoding: [0x04,0x00,0x80,0xbf]
;> 	s_nop 3                                 ; encoding: [0x03,0x00,0x80,0xbf]
;> 	s_nop 6                                 ; encoding: [0x06,0x00,0x80,0xbf]
;> 	s_nop 7                                 ; encoding: [0x07,0x00,0x80,0xbf]
;> 	s_nop 2                                 ; encoding: [0x02,0x00,0x80,0xbf]
;> 	s_nop 5                                 ; encoding: [0x05,0x00,0x80,0xbf]
;> 	s_mov_b32 s3, s7                        ; encoding: [0x07,0x03,0x83,0xbe]
;> 	s_mov_b32 s5, s9                        ; encoding: [0x09,0x03,0x85,0xbe]
;> .Lx8:
;> 	s_branch .Lx8                           ; encoding: [A,A,0x82,0xbf]
;>                                         ;   fixup A - offset: 0, value: .Lx8, kind: fixup_si_sopp_br
;> .Lx9:
;> 	s_branch .Lx9                           ; encoding: [A,A,0x82,0xbf]
;>                                         ;   fixup A - offset: 0, value: .Lx9, kind: fixup_si_sopp_br
;> 	v_mov_b32_e32 v21, v0                   ; encoding: [0x00,0x03,0x2a,0x7e]
;> 	s_nop 3                                 ; encoding: [0x03,0x00,0x80,0xbf]
;> 	s_nop 2                                 ; encoding: [0x02,0x00,0x80,0xbf]
;> 	s_nop 1                                 ; encoding: [0x01,0x00,0x80,0xbf]
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	s_nop 5                                 ; encoding: [0x05,0x00,0x80,0xbf]
;> 	s_nop 5                                 ; encoding: [0x05,0x00,0x80,0xbf]
;> 	s_nop 6                                 ; encoding: [0x06,0x00,0x80,0xbf]
;> 	.data
;> 	.byte	1, 2, 3
;> 	.byte	9
;> 	.byte	9
;> 	.byte	9
;> 	.byte	1
;> 	.byte	2
;> 	.byte	3+4
;> 	.byte	1
;> 	.byte	2
;> 	.byte	3
;> 	.byte	5
;> 	.byte	5
;> 	.byte	6
;> 	.byte	5
;> 	.byte	5
;> 	.byte	6
;> 	.byte	77
;> 	.asciz	"hello"
;> 	.asciz	"two words"
; expect gfx803 gfx906 gfx942
;> 	.text
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	s_nop 1                                 ; encoding: [0x01,0x00,0x80,0xbf]
;> 	s_nop 1                                 ; encoding: [0x01,0x00,0x80,0xbf]
;> 	s_nop 2                                 ; encoding: [0x02,0x00,0x80,0xbf]
;> 	s_nop 4                                 ; encoding: [0x04,0x00,0x80,0xbf]
;> 	s_nop 3                                 ; encoding: [0x03,0x00,0x80,0xbf]
;> 	s_nop 6                                 ; encoding: [0x06,0x00,0x80,0xbf]
;> 	s_nop 7                                 ; encoding: [0x07,0x00,0x80,0xbf]
;> 	s_nop 2                                 ; encoding: [0x02,0x00,0x80,0xbf]
;> 	s_nop 5                                 ; encoding: [0x05,0x00,0x80,0xbf]
;> 	s_mov_b32 s3, s7                        ; encoding: [0x07,0x00,0x83,0xbe]
;> 	s_mov_b32 s5, s9                        ; encoding: [0x09,0x00,0x85,0xbe]
;> .Lx8:
;> 	s_branch .Lx8                           ; encoding: [A,A,0x82,0xbf]
;>                                         ;   fixup A - offset: 0, value: .Lx8, kind: fixup_si_sopp_br
;> .Lx9:
;> 	s_branch .Lx9                           ; encoding: [A,A,0x82,0xbf]
;>                                         ;   fixup A - offset: 0, value: .Lx9, kind: fixup_si_sopp_br
;> 	v_mov_b32_e32 v21, v0                   ; encoding: [0x00,0x03,0x2a,0x7e]
;> 	s_nop 3                                 ; encoding: [0x03,0x00,0x80,0xbf]
;> 	s_nop 2                                 ; encoding: [0x02,0x00,0x80,0xbf]
;> 	s_nop 1                                 ; encoding: [0x01,0x00,0x80,0xbf]
;> 	s_nop 0                                 ; encoding: [0x00,0x00,0x80,0xbf]
;> 	s_nop 5                                 ; encoding: [0x05,0x00,0x80,0xbf]
;> 	s_nop 5                                 ; encoding: [0x05,0x00,0x80,0xbf]
;> 	s_nop 6                                 ; encoding: [0x06,0x00,0x80,0xbf]
;> 	.data
;> 	.byte	1, 2, 3
;> 	.byte	9
;> 	.byte	9
;> 	.byte	9
;> 	.byte	1
;> 	.byte	2
;> 	.byte	3+4
;> 	.byte	1
;> 	.byte	2
;> 	.byte	3
;> 	.byte	5
;> 	.byte	5
;> 	.byte	6
;> 	.byte	5
;> 	.byte	5
;> 	.byte	6
;> 	.byte	77
;> 	.asciz	"hello"
;> 	.asciz	"two words"
