; test asm
; target gfx906
.text
foo: s_nop 0
foo: s_nop 0
.: s_nop 0
foo = 3
bar = 1
bar:
.set
.set a
.set a,
.set 3, 4
.equiv bar, 2
.globl
.globl 3
.globl .Lx
.globl foo bar
.type foo
.type foo,@bar
.type foo,
.size foo
.size foo,
.comm
.comm c
.comm foo, 4
.comm d, -1
.comm e, 4, 40
.lcomm l, 4, 2
.weak w
.local w
.hidden
s_branch undefined
s_branch .Lundefined
x y z
"quoted" x
5
+
= 4
@
; errors gfx906
;> symbols.s:5:1: error: symbol 'foo' is already defined
;> foo: s_nop 0
;> ^
;> symbols.s:6:1: error: invalid use of pseudo-symbol '.' as a label
;> .: s_nop 0
;> ^
;> symbols.s:7:7: error: redefinition of 'foo'
;> foo = 3
;>       ^
;> symbols.s:9:1: error: symbol 'bar' is already defined
;> bar:
;> ^
;> symbols.s:10:5: error: expected identifier
;> .set
;>     ^
;> symbols.s:11:7: error: expected comma
;> .set a
;>       ^
;> symbols.s:12:8: error: missing expression
;> .set a,
;>        ^
;> symbols.s:13:6: error: expected identifier
;> .set 3, 4
;>      ^
;> symbols.s:14:8: error: redefinition of 'bar'
;> .equiv bar, 2
;>        ^
;> symbols.s:15:7: error: expected identifier
;> .globl
;>       ^
;> symbols.s:16:8: error: expected identifier
;> .globl 3
;>        ^
;> symbols.s:17:8: error: non-local symbol required
;> .globl .Lx
;>        ^
;> symbols.s:18:12: error: expected newline
;> .globl foo bar
;>            ^
;> symbols.s:19:10: error: expected STT_<TYPE_IN_UPPER_CASE>, '#<type>', '@<type>', '%<type>' or "<type>"
;> .type foo
;>          ^
;> symbols.s:20:11: error: unsupported attribute
;> .type foo,@bar
;>           ^
;> symbols.s:21:11: error: expected STT_<TYPE_IN_UPPER_CASE>, '#<type>', '@<type>', '%<type>' or "<type>"
;> .type foo,
;>           ^
;> symbols.s:22:10: error: expected comma
;> .size foo
;>          ^
;> symbols.s:23:11: error: unknown token in expression
;> .size foo,
;>           ^
;> symbols.s:24:6: error: expected identifier
;> .comm
;>      ^
;> symbols.s:25:8: error: expected comma
;> .comm c
;>        ^
;> symbols.s:26:7: error: symbol 'foo' is already defined
;> .comm foo, 4
;>       ^
;> symbols.s:27:10: error: the value must not be negative
;> .comm d, -1
;>          ^
;> symbols.s:28:13: error: alignment is too large
;> .comm e, 4, 40
;>             ^
;> symbols.s:29:14: error: alignment not supported on this target
;> .lcomm l, 4, 2
;>              ^
;> symbols.s:31:8: error: w changed binding
;> .local w
;>        ^
;> symbols.s:32:8: error: expected identifier
;> .hidden
;>        ^
;> symbols.s:33:10: error: undefined label 'undefined'
;> s_branch undefined
;>          ^
;> symbols.s:34:10: error: undefined label '.Lundefined'
;> s_branch .Lundefined
;>          ^
;> symbols.s:35:1: error: invalid instruction
;> x y z
;> ^
;> symbols.s:36:1: error: unexpected token at start of statement
;> "quoted" x
;> ^
;> symbols.s:37:1: error: unexpected token at start of statement
;> 5
;> ^
;> symbols.s:38:1: error: unexpected token at start of statement
;> +
;> ^
;> symbols.s:39:1: error: unexpected token at start of statement
;> = 4
;> ^
;> symbols.s:40:1: error: unexpected token at start of statement
;> @
;> ^
