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
