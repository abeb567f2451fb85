; test asm
; target gfx906
.data
.byte 300
.byte -129
.byte late
.2byte 65536
.long 0x100000000
.quad 0x1ffffffffffffffff
.quad 1 2
.quad 1,
.long (1+2
.long 1+
.octa foo
.float foo
.float 1.0 2.0
.ascii 5
.ascii "a" b
.asciz "a\q"
.zero -1
.zero unknown
.fill -1
.fill 1,9
.space
.balign 3
.p2align 40
.p2align
.balign foo
.org unknown
.byte 1
.org 0
.uleb128 unknown
.long 1/0
.word 1
.byte ext
.2byte ext
.long ext*2
.long ext-ext2
.long ext@nonsense
.long 1b
late = 400
; errors gfx906
;> data.s:4:7: error: out of range literal value
;> .byte 300
;>       ^
;> data.s:5:7: error: out of range literal value
;> .byte -129
;>       ^
;> data.s:6:7: error: value evaluated as 400 is out of range
;> .byte late
;>       ^
;> data.s:7:8: error: out of range literal value
;> .2byte 65536
;>        ^
;> data.s:8:7: error: out of range literal value
;> .long 0x100000000
;>       ^
;> data.s:9:7: error: literal value out of range for directive
;> .quad 0x1ffffffffffffffff
;>       ^
;> data.s:10:9: error: expected newline
;> .quad 1 2
;>         ^
;> data.s:11:9: error: unknown token in expression
;> .quad 1,
;>         ^
;> data.s:12:11: error: expected ')'
;> .long (1+2
;>           ^
;> data.s:13:9: error: unknown token in expression
;> .long 1+
;>         ^
;> data.s:14:7: error: unknown token in expression
;> .octa foo
;>       ^
;> data.s:15:8: error: invalid floating point literal
;> .float foo
;>        ^
;> data.s:16:12: error: expected newline
;> .float 1.0 2.0
;>            ^
;> data.s:17:8: error: expected string
;> .ascii 5
;>        ^
;> data.s:18:12: error: expected newline
;> .ascii "a" b
;>            ^
;> data.s:19:8: error: invalid escape sequence (unrecognized character)
;> .asciz "a\q"
;>        ^
;> data.s:20:7: error: invalid number of bytes
;> .zero -1
;>       ^
;> data.s:21:7: error: expected absolute expression
;> .zero unknown
;>       ^
;> data.s:22:7: warning: '.fill' directive with negative repeat count has no effect
;> .fill -1
;>       ^
;> data.s:23:9: error: '.fill' directive with a size that is not 0 to 8
;> .fill 1,9
;>         ^
;> data.s:24:7: error: unknown token in expression
;> .space
;>       ^
;> data.s:25:9: error: alignment must be a power of 2
;> .balign 3
;>         ^
;> data.s:26:10: error: invalid alignment value
;> .p2align 40
;>          ^
;> data.s:27:9: error: unknown token in expression
;> .p2align
;>         ^
;> data.s:28:9: error: expected absolute expression
;> .balign foo
;>         ^
;> data.s:29:6: error: expected an offset in this section that is known here
;> .org unknown
;>      ^
;> data.s:31:6: error: invalid .org offset '0' (at offset '23')
;> .org 0
;>      ^
;> data.s:32:10: error: expected absolute expression
;> .uleb128 unknown
;>          ^
;> data.s:33:7: error: expected relocatable expression
;> .long 1/0
;>       ^
;> data.s:34:1: error: unknown directive '.word': use .2byte or .4byte
;> .word 1
;> ^
;> data.s:35:7: error: a symbol's address does not fit here: there is no such relocation
;> .byte ext
;>       ^
;> data.s:36:8: error: a symbol's address does not fit here: there is no such relocation
;> .2byte ext
;>        ^
;> data.s:37:7: error: expected relocatable expression
;> .long ext*2
;>       ^
;> data.s:38:7: error: symbol 'ext2' can not be undefined in a subtraction expression
;> .long ext-ext2
;>       ^
;> data.s:39:11: error: invalid variant 'nonsense'
;> .long ext@nonsense
;>           ^
;> data.s:40:7: error: directional label undefined
;> .long 1b
;>       ^
