; test asm
; target gfx906
.cfi_sections .eh_frame, .debug_frame
.cfi_startproc
.cfi_label same
.cfi_endproc
; errors gfx906
;> frames_label.s:5:12: error: symbol 'same' is already defined
;> .cfi_label same
;>            ^
