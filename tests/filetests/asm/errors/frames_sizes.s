; test asm
; target gfx906
.cfi_startproc
.cfi_personality 2, foo
.cfi_endproc
.cfi_startproc
.cfi_label same
same:
.cfi_endproc
; errors gfx906
;> frames_sizes.s:3:1: error: a symbol's address does not fit here: there is no such relocation
;> .cfi_startproc
;> ^
;> frames_sizes.s:7:12: error: symbol 'same' is already defined
;> .cfi_label same
;>            ^
