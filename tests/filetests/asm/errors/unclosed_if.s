; test asm
; target gfx906
s_nop 0
.if 1
s_nop 1
; errors gfx906
;> unclosed_if.s:4:1: error: unmatched .ifs or .elses
;> .if 1
;> ^
