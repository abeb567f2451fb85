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
