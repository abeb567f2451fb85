; test asm
; target gfx906
s_nop 0
.macro m
s_nop 1
; errors gfx906
;> unclosed_macro.s:4:1: error: no matching '.endm' in definition
;> .macro m
;> ^
