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
