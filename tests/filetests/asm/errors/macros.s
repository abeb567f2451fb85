; test asm
; target gfx906
.macro
.endm
.endr
.macro two a, b:req
 s_nop \a
 s_bad \b
.endm
two 1
two 1,2,3
two 1,2
two c=1
.macro two
.endm
.macro dup a, a
.endm
.macro v a:vararg, b
.endm
.macro q a:what
.endm
.purgem nothing
.exitm
.rept -1
.endr
.rept unknown
.endr
.altmacro
.macro forever
forever
.endm
forever
.include "x"
.incbin "x"
.error "stop here"
.err
.warning "careful"
.print "hello"
.if
.endif
.if unknown
.endif
.else
.elseif 1
.endif
.ifdef
.endif
.if 1 2
.endif
.ifc a
.endif
.ifeqs a, b
.endif
.if 1
.else
.else
.endif
.cfi_startproc
; errors gfx906
;> macros.s:3:7: error: expected identifier in '.macro' directive
;> .macro
;>       ^
;> macros.s:4:1: error: unexpected '.endm' in file, no current macro definition
;> .endm
;> ^
;> macros.s:5:1: error: unmatched '.endr' directive
;> .endr
;> ^
;> macros.s:10:6: error: missing value for required parameter 'b'
;> two 1
;>      ^
;> macros.s:11:9: error: too many positional arguments
;> two 1,2,3
;>         ^
;> <instantiation>:2:2: error: invalid instruction
;>  s_bad 2
;>  ^
;> macros.s:12:1: note: while in macro instantiation
;> two 1,2
;> ^
;> macros.s:13:5: error: parameter named 'c' does not exist
;> two c=1
;>     ^
;> macros.s:14:1: error: macro 'two' is already defined
;> .macro two
;> ^
;> macros.s:16:15: error: macro has multiple parameters named 'a'
;> .macro dup a, a
;>               ^
;> macros.s:18:20: error: vararg parameter must be the last one
;> .macro v a:vararg, b
;>                    ^
;> macros.s:20:12: error: what is not a valid parameter qualifier
;> .macro q a:what
;>            ^
;> macros.s:22:9: error: macro 'nothing' is not defined
;> .purgem nothing
;>         ^
;> macros.s:23:1: error: unexpected '.exitm' in file, no current macro definition
;> .exitm
;> ^
;> macros.s:24:7: error: count is negative
;> .rept -1
;>       ^
;> macros.s:26:7: error: expected absolute expression
;> .rept unknown
;>       ^
;> macros.s:28:1: error: '.altmacro' is not supported
;> .altmacro
;> ^
;> <instantiation>:1:1: error: macros cannot be nested more than 20 levels deep
;> forever
;> ^
;> <instantiation>:1:1: note: while in macro instantiation
;> forever
;> ^
;> <instantiation>:1:1: note: while in macro instantiation
;> forever
;> ^
;> <instantiation>:1:1: note: while in macro instantiation
;> forever
;> ^
;> <instantiation>:1:1: note: while in macro instantiation
;> forever
;> ^
;> <instantiation>:1:1: note: while in macro instantiation
;> forever
;> ^
;> macros.s:32:1: note: while in macro instantiation
;> forever
;> ^
;> macros.s:33:10: error: could not find include file 'x'
;> .include "x"
;>          ^
;> macros.s:34:9: error: could not find incbin file 'x'
;> .incbin "x"
;>         ^
;> macros.s:35:1: error: stop here
;> .error "stop here"
;> ^
;> macros.s:36:1: error: .err encountered
;> .err
;> ^
;> macros.s:37:1: warning: careful
;> .warning "careful"
;> ^
;> macros.s:39:4: error: unknown token in expression
;> .if
;>    ^
;> macros.s:41:5: error: expected absolute expression
;> .if unknown
;>     ^
;> macros.s:43:1: error: encountered a .else that doesn't follow an .if or an .elseif
;> .else
;> ^
;> macros.s:44:1: error: encountered a .elseif that doesn't follow an .if or an .elseif
;> .elseif 1
;> ^
;> macros.s:45:1: error: encountered a .endif that doesn't follow an .if or .else
;> .endif
;> ^
;> macros.s:46:7: error: expected identifier
;> .ifdef
;>       ^
;> macros.s:48:7: error: expected newline
;> .if 1 2
;>       ^
;> macros.s:50:6: error: expected comma
;> .ifc a
;>      ^
;> macros.s:52:8: error: expected string
;> .ifeqs a, b
;>        ^
;> macros.s:56:1: error: encountered a .else that doesn't follow an .if or an .elseif
;> .else
;> ^
;> macros.s:58:1: error: unfinished frame
;> .cfi_startproc
;> ^
