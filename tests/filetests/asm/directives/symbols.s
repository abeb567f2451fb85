; test asm
; target gfx600 gfx803 gfx906 gfx942
.text
.globl g1
.globl unused
.weak w1, w2
.hidden h1
.internal i1
.protected p1
.global g2
.type t1,@object
foo:
s_branch foo
s_branch g1
g1:
.Ltmp:
s_branch .Ltmp
s_branch .Lfoo2
s_mov_b32 s0, g1
s_mov_b32 s0, foo
s_mov_b32 s0, foo+4
s_mov_b32 s0, g1-foo
s_mov_b32 s0, foo@abs32@lo
s_mov_b32 s0, foo@abs32@hi
s_mov_b32 s0, .Ltmp@rel32@lo+4
s_getpc_b64 s[0:1]
s_add_u32 s0, s0, ext@rel32@lo+4
s_addc_u32 s1, s1, ext@rel32@hi+12
s_add_u32 s0, s0, ext@gotpcrel32@lo+4
s_addc_u32 s1, s1, ext@gotpcrel32@hi+12
s_mov_b32 s0, foo-.
.Lfoo2:
abs = 5
.set abs2, 77
s_mov_b32 s0, abs2
s_movk_i32 s0, abs2+1
s_mov_b32 s0, w1
.size foo, .-foo
.size g1, 12
.data
.quad foo
.long foo
.quad ext
.quad abs
.quad fwd
fwd = 1234
.long foo-.
.quad .Ltmp
.long foo@rel32@lo
.long ext@gotpcrel
.quad ext@abs64
.quad ext@rel64
.quad w1+8
.quad g1-4
.long g1-foo, .Lfoo2-.Ltmp
.quad .
.quad .-foo2
.long ext-.
foo2:
.quad foo-foo2
al = foo + 4
.quad al
.quad al2
al2 = g1
al3 = ext2
.set al4, foo+12
.globl al4
.quad al4
.equ reset, 1
.byte reset
.equ reset, 2
.byte reset
reset = reset + 1
.byte reset
.type f1,@function
.type o1,%object
.type n1,"notype"
.type k1,STT_OBJECT
.type l1,@tls_object
f1: o1: n1: k1:
.comm cc,16,8
.comm cd,16
.local lc
.comm lc,4,4
.lcomm ld,4
.bss
.zero 8
.section xx,"aMS",@progbits,1
.Lstr: .asciz "a"
.data
.quad .Lstr
.quad .Lstr+1
"a b": .byte 1
.globl "a b"
.addrsig
.addrsig_sym foo
.addrsig_sym g1
.quad "a b", "a b"+4, "c d"
.text
s_add_u32 s0, s0, "c d"@rel32@lo+4
.data
; expect gfx600
;> 	.text
;> 	.globl	g1
;> 	.globl	unused
;> 	.weak	w1, w2
;> 	.hidden	h1
;> 	.internal	i1
;> 	.protected	p1
;> 	.global	g2
;> 	.type	t1,@object
;> foo:
;> 	s_branch foo                            ; encoding: [A,A,0x82,0xbf]
;>                                         ;   fixup A - offset: 0, value: foo, kind: fixup_si_sopp_br
;> 	s_branch g1                             ; encoding: [A,A,0x82,0xbf]
;>                                         ;   fixup A - offset: 0, value: g1, kind: fixup_si_sopp_br
;> g1:
;> .Ltmp:
;> 	s_branch .Ltmp                          ; encoding: [A,A,0x82,0xbf]
;>                                         ;   fixup A - offset: 0, value: .Ltmp, kind: fixup_si_sopp_br
;> 	s_branch .Lfoo2                         ; encoding: [A,A,0x82,0xbf]
;>                                         ;   fixup A - offset: 0, value: .Lfoo2, kind: fixup_si_sopp_br
;> 	s_mov_b32 s0, g1                        ; encoding: [0xff,0x03,0x80,0xbe,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: g1, kind: FK_PCRel_4
;> 	s_mov_b32 s0, foo                       ; encoding: [0xff,0x03,0x80,0xbe,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: foo, kind: FK_PCRel_4
;> 	s_mov_b32 s0, foo+4                     ; encoding: [0xff,0x03,0x80,0xbe,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: foo+4, kind: FK_PCRel_4
;> 	s_mov_b32 s0, g1-foo                    ; encoding: [0xff,0x03,0x80,0xbe,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: g1-foo, kind: FK_Data_4
;> 	s_mov_b32 s0, foo@abs32@lo              ; encoding: [0xff,0x03,0x80,0xbe,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: foo@abs32@lo, kind: FK_Data_4
;> 	s_mov_b32 s0, foo@abs32@hi              ; encoding: [0xff,0x03,0x80,0xbe,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: foo@abs32@hi, kind: FK_Data_4
;> 	s_mov_b32 s0, .Ltmp@rel32@lo+4          ; encoding: [0xff,0x03,0x80,0xbe,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: .Ltmp@rel32@lo+4, kind: FK_PCRel_4
;> 	s_getpc_b64 s[0:1]                      ; encoding: [0x00,0x1f,0x80,0xbe]
;> 	s_add_u32 s0, s0, ext@rel32@lo+4        ; encoding: [0x00,0xff,0x00,0x80,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: ext@rel32@lo+4, kind: FK_PCRel_4
;> 	s_addc_u32 s1, s1, ext@rel32@hi+12      ; encoding: [0x01,0xff,0x01,0x82,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: ext@rel32@hi+12, kind: FK_PCRel_4
;> 	s_add_u32 s0, s0, ext@gotpcrel32@lo+4   ; encoding: [0x00,0xff,0x00,0x80,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: ext@gotpcrel32@lo+4, kind: FK_PCRel_4
;> 	s_addc_u32 s1, s1, ext@gotpcrel32@hi+12 ; encoding: [0x01,0xff,0x01,0x82,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: ext@gotpcrel32@hi+12, kind: FK_PCRel_4
;> 	s_mov_b32 s0, foo-.                     ; encoding: [0xff,0x03,0x80,0xbe,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: foo-., kind: FK_Data_4
;> .Lfoo2:
;> 	.set	abs2, 77
;> 	s_mov_b32 s0, 0x4d                      ; encoding: [0xff,0x03,0x80,0xbe,0x4d,0x00,0x00,0x00]
;> 	s_movk_i32 s0, 0x4e                     ; encoding: [0x4e,0x00,0x00,0xb0]
;> 	s_mov_b32 s0, w1                        ; encoding: [0xff,0x03,0x80,0xbe,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: w1, kind: FK_PCRel_4
;> 	.size	foo, .-foo
;> 	.size	g1, 12
;> 	.data
;> 	.quad	foo
;> 	.long	foo
;> 	.quad	ext
;> 	.quad	abs
;> 	.quad	fwd
;> 	.long	foo-.
;> 	.quad	.Ltmp
;> 	.long	foo@rel32@lo
;> 	.long	ext@gotpcrel
;> 	.quad	ext@abs64
;> 	.quad	ext@rel64
;> 	.quad	w1+8
;> 	.quad	g1-4
;> 	.long	g1-foo, .Lfoo2-.Ltmp
;> 	.quad	.
;> 	.quad	.-foo2
;> 	.long	ext-.
;> foo2:
;> 	.quad	foo-foo2
;> 	.quad	al
;> 	.quad	al2
;> 	.set	al4, foo+12
;> 	.globl	al4
;> 	.quad	al4
;> 	.equ	reset, 1
;> 	.byte	reset
;> 	.equ	reset, 2
;> 	.byte	reset
;> 	.byte	reset
;> 	.type	f1,@function
;> 	.type	o1,%object
;> 	.type	n1,"notype"
;> 	.type	k1,STT_OBJECT
;> 	.type	l1,@tls_object
;> f1:
;> o1:
;> n1:
;> k1:
;> 	.comm	cc,16,8
;> 	.comm	cd,16
;> 	.local	lc
;> 	.comm	lc,4,4
;> 	.lcomm	ld,4
;> 	.section	.bss,"aw",@nobits
;> 	.zero	8
;> 	.section	xx,"aMS",@progbits,1
;> .Lstr:
;> 	.asciz	"a"
;> 	.data
;> 	.quad	.Lstr
;> 	.quad	.Lstr+1
;> "a b":
;> 	.byte	1
;> 	.globl	"a b"
;> 	.addrsig
;> 	.addrsig_sym	foo
;> 	.addrsig_sym	g1
;> 	.quad	"a b", "a b"+4, "c d"
;> 	.text
;> 	s_add_u32 s0, s0, "c d"@rel32@lo+4      ; encoding: [0x00,0xff,0x00,0x80,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: "c d"@rel32@lo+4, kind: FK_PCRel_4
;> 	.data
; expect gfx803 gfx906 gfx942
;> 	.text
;> 	.globl	g1
;> 	.globl	unused
;> 	.weak	w1, w2
;> 	.hidden	h1
;> 	.internal	i1
;> 	.protected	p1
;> 	.global	g2
;> 	.type	t1,@object
;> foo:
;> 	s_branch foo                            ; encoding: [A,A,0x82,0xbf]
;>                                         ;   fixup A - offset: 0, value: foo, kind: fixup_si_sopp_br
;> 	s_branch g1                             ; encoding: [A,A,0x82,0xbf]
;>                                         ;   fixup A - offset: 0, value: g1, kind: fixup_si_sopp_br
;> g1:
;> .Ltmp:
;> 	s_branch .Ltmp                          ; encoding: [A,A,0x82,0xbf]
;>                                         ;   fixup A - offset: 0, value: .Ltmp, kind: fixup_si_sopp_br
;> 	s_branch .Lfoo2                         ; encoding: [A,A,0x82,0xbf]
;>                                         ;   fixup A - offset: 0, value: .Lfoo2, kind: fixup_si_sopp_br
;> 	s_mov_b32 s0, g1                        ; encoding: [0xff,0x00,0x80,0xbe,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: g1, kind: FK_PCRel_4
;> 	s_mov_b32 s0, foo                       ; encoding: [0xff,0x00,0x80,0xbe,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: foo, kind: FK_PCRel_4
;> 	s_mov_b32 s0, foo+4                     ; encoding: [0xff,0x00,0x80,0xbe,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: foo+4, kind: FK_PCRel_4
;> 	s_mov_b32 s0, g1-foo                    ; encoding: [0xff,0x00,0x80,0xbe,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: g1-foo, kind: FK_Data_4
;> 	s_mov_b32 s0, foo@abs32@lo              ; encoding: [0xff,0x00,0x80,0xbe,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: foo@abs32@lo, kind: FK_Data_4
;> 	s_mov_b32 s0, foo@abs32@hi              ; encoding: [0xff,0x00,0x80,0xbe,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: foo@abs32@hi, kind: FK_Data_4
;> 	s_mov_b32 s0, .Ltmp@rel32@lo+4          ; encoding: [0xff,0x00,0x80,0xbe,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: .Ltmp@rel32@lo+4, kind: FK_PCRel_4
;> 	s_getpc_b64 s[0:1]                      ; encoding: [0x00,0x1c,0x80,0xbe]
;> 	s_add_u32 s0, s0, ext@rel32@lo+4        ; encoding: [0x00,0xff,0x00,0x80,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: ext@rel32@lo+4, kind: FK_PCRel_4
;> 	s_addc_u32 s1, s1, ext@rel32@hi+12      ; encoding: [0x01,0xff,0x01,0x82,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: ext@rel32@hi+12, kind: FK_PCRel_4
;> 	s_add_u32 s0, s0, ext@gotpcrel32@lo+4   ; encoding: [0x00,0xff,0x00,0x80,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: ext@gotpcrel32@lo+4, kind: FK_PCRel_4
;> 	s_addc_u32 s1, s1, ext@gotpcrel32@hi+12 ; encoding: [0x01,0xff,0x01,0x82,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: ext@gotpcrel32@hi+12, kind: FK_PCRel_4
;> 	s_mov_b32 s0, foo-.                     ; encoding: [0xff,0x00,0x80,0xbe,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: foo-., kind: FK_Data_4
;> .Lfoo2:
;> 	.set	abs2, 77
;> 	s_mov_b32 s0, 0x4d                      ; encoding: [0xff,0x00,0x80,0xbe,0x4d,0x00,0x00,0x00]
;> 	s_movk_i32 s0, 0x4e                     ; encoding: [0x4e,0x00,0x00,0xb0]
;> 	s_mov_b32 s0, w1                        ; encoding: [0xff,0x00,0x80,0xbe,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: w1, kind: FK_PCRel_4
;> 	.size	foo, .-foo
;> 	.size	g1, 12
;> 	.data
;> 	.quad	foo
;> 	.long	foo
;> 	.quad	ext
;> 	.quad	abs
;> 	.quad	fwd
;> 	.long	foo-.
;> 	.quad	.Ltmp
;> 	.long	foo@rel32@lo
;> 	.long	ext@gotpcrel
;> 	.quad	ext@abs64
;> 	.quad	ext@rel64
;> 	.quad	w1+8
;> 	.quad	g1-4
;> 	.long	g1-foo, .Lfoo2-.Ltmp
;> 	.quad	.
;> 	.quad	.-foo2
;> 	.long	ext-.
;> foo2:
;> 	.quad	foo-foo2
;> 	.quad	al
;> 	.quad	al2
;> 	.set	al4, foo+12
;> 	.globl	al4
;> 	.quad	al4
;> 	.equ	reset, 1
;> 	.byte	reset
;> 	.equ	reset, 2
;> 	.byte	reset
;> 	.byte	reset
;> 	.type	f1,@function
;> 	.type	o1,%object
;> 	.type	n1,"notype"
;> 	.type	k1,STT_OBJECT
;> 	.type	l1,@tls_object
;> f1:
;> o1:
;> n1:
;> k1:
;> 	.comm	cc,16,8
;> 	.comm	cd,16
;> 	.local	lc
;> 	.comm	lc,4,4
;> 	.lcomm	ld,4
;> 	.section	.bss,"aw",@nobits
;> 	.zero	8
;> 	.section	xx,"aMS",@progbits,1
;> .Lstr:
;> 	.asciz	"a"
;> 	.data
;> 	.quad	.Lstr
;> 	.quad	.Lstr+1
;> "a b":
;> 	.byte	1
;> 	.globl	"a b"
;> 	.addrsig
;> 	.addrsig_sym	foo
;> 	.addrsig_sym	g1
;> 	.quad	"a b", "a b"+4, "c d"
;> 	.text
;> 	s_add_u32 s0, s0, "c d"@rel32@lo+4      ; encoding: [0x00,0xff,0x00,0x80,A,A,A,A]
;>                                         ;   fixup A - offset: 4, value: "c d"@rel32@lo+4, kind: FK_PCRel_4
;> 	.data
