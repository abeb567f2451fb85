; test asm
; target gfx600 gfx803 gfx906 gfx942
.data
a = 3
.if a == 3
.byte 1
.else
.byte 2
.endif
.if a == 4
.byte 3
.elseif a == 3
.byte 4
.elseif 1
.byte 5
.else
.byte 6
.endif
.ifdef a
.byte 7
.endif
.ifndef b
.byte 8
.endif
.ifdef b
.if 1
.byte 9
.else
.byte 10
.endif
unknown garbage ( here
.else
.byte 11
.endif
.ifeq a-3
.byte 12
.endif
.ifne a-3
.byte 13
.endif
.ifgt a
.byte 14
.endif
.ifge a-3
.byte 15
.endif
.iflt a-4
.byte 16
.endif
.ifle a-2
.byte 17
.endif
.ifc foo, foo
.byte 18
.endif
.ifnc foo,bar
.byte 19
.endif
.ifeqs "a b","a b"
.byte 20
.endif
.ifnes "a","b"
.byte 21
.endif
.ifb
.byte 22
.endif
.ifnb x
.byte 23
.endif
l1: .byte 1,2
l2:
.if l2-l1 == 2
.byte 24
.endif
.if .-l1 > 2
.byte 25
.endif
; expect gfx600 gfx803 gfx906 gfx942
;> 	.data
;> 	.byte	1
;> 	.byte	4
;> 	.byte	7
;> 	.byte	8
;> 	.byte	11
;> 	.byte	12
;> 	.byte	14
;> 	.byte	15
;> 	.byte	16
;> 	.byte	18
;> 	.byte	19
;> 	.byte	20
;> 	.byte	21
;> 	.byte	22
;> 	.byte	23
;> l1:
;> 	.byte	1,2
;> l2:
;> 	.byte	24
;> 	.byte	25
