; test asm
; target gfx906
.text
s_branch far
near: s_branch odd
s_branch number
s_branch large
.zero 200000
far:
s_cbranch_scc0 near
.byte 0
odd:
number = 40
large = 0x10000
; errors gfx906
;> far.s:4:10: error: branch size exceeds simm16
;> s_branch far
;>          ^
;> far.s:5:16: error: branch target is not a multiple of 4 bytes away
;> near: s_branch odd
;>                ^
;> far.s:7:10: error: expected a 16-bit signed jump offset
;> s_branch large
;>          ^
;> far.s:10:16: error: branch size exceeds simm16
;> s_cbranch_scc0 near
;>                ^
