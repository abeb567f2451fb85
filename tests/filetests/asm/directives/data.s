; test asm
; target gfx600 gfx803 gfx906 gfx942
.data
.byte 1,2,0xff,-128,255
.byte
.2byte 0x1234,-32768,65535
.short 1
.value 4
.4byte 0xffffffff
.long -2147483648,4294967295,1+2*3
.int 5
.8byte 0x8000000000000000
.quad -1, 0xffffffffffffffff, 18446744073709551615
.dc.b 1
.dc.w 2
.dc.l 3
.dc.a 4
.octa 0x0123456789abcdef0123456789abcdef,5,340282366920938463463374607431768211455
.float 1.0,-2.5,1e10,0.1,inf,-inf,nan,3,0x1.8p1
.single 1.5
.double 1.0,-2.5,0.1,1e300,inf,nan,7
.ascii "a\n\t\"\\\101\x41", "b"
.asciz "c"
.asciz "c","d"
.string "e"
.zero 3
.zero 3,7
.skip 2
.skip 2,0xaa
.space 4
.fill 3
.fill 3,2,0x1234
.fill 2,8,0x123456789
.fill 2,3,-1
.uleb128 0,127,128,624485,0xffffffffffffffff
.sleb128 0,-1,63,64,-64,-65,-123456
.long 1<<4|2, 7&3, 6^3, 10%3, 10/3, !0, ~0, -(3), (1+2)*3, 1==1, 2>1, 3<=2, 1&&0, 1||0
; expect gfx600 gfx803 gfx906 gfx942
;> 	.data
;> 	.byte	1,2,0xff,-128,255
;> 	.byte
;> 	.2byte	0x1234,-32768,65535
;> 	.short	1
;> 	.value	4
;> 	.4byte	0xffffffff
;> 	.long	-2147483648,4294967295,1+2*3
;> 	.int	5
;> 	.8byte	0x8000000000000000
;> 	.quad	-1, 0xffffffffffffffff, 18446744073709551615
;> 	.dc.b	1
;> 	.dc.w	2
;> 	.dc.l	3
;> 	.dc.a	4
;> 	.octa	0x0123456789abcdef0123456789abcdef,5,340282366920938463463374607431768211455
;> 	.float	1.0,-2.5,1e10,0.1,inf,-inf,nan,3,0x1.8p1
;> 	.single	1.5
;> 	.double	1.0,-2.5,0.1,1e300,inf,nan,7
;> 	.ascii	"a\n\t\"\\\101\x41", "b"
;> 	.asciz	"c"
;> 	.asciz	"c","d"
;> 	.string	"e"
;> 	.zero	3
;> 	.zero	3,7
;> 	.skip	2
;> 	.skip	2,0xaa
;> 	.space	4
;> 	.fill	3
;> 	.fill	3,2,0x1234
;> 	.fill	2,8,0x123456789
;> 	.fill	2,3,-1
;> 	.uleb128	0,127,128,624485,0xffffffffffffffff
;> 	.sleb128	0,-1,63,64,-64,-65,-123456
;> 	.long	1<<4|2, 7&3, 6^3, 10%3, 10/3, !0, ~0, -(3), (1+2)*3, 1==1, 2>1, 3<=2, 1&&0, 1||0
