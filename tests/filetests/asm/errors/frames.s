; test asm
; target gfx906
.cfi_endproc
.cfi_def_cfa 4,4
.cfi_sections
.cfi_startproc x
.cfi_startproc
.cfi_startproc
.cfi_def_cfa 4
.cfi_offset s1
.cfi_undefined m0
.cfi_undefined -1
.cfi_undefined
.cfi_personality 999, foo
.cfi_personality 0x0c, foo
.cfi_personality 0
.cfi_escape
.cfi_return_column
.cfi_signal_frame 1
.cfi_foo
.cfi_register s1
.cfi_llvm_def_aspace_cfa 1, 2
.cfi_remember_state 3
.data
.cfi_undefined 3
.text
; errors gfx906
;> frames.s:3:1: error: this directive must appear between .cfi_startproc and .cfi_endproc directives
;> .cfi_endproc
;> ^
;> frames.s:4:1: error: this directive must appear between .cfi_startproc and .cfi_endproc directives
;> .cfi_def_cfa 4,4
;> ^
;> frames.s:5:14: error: expected identifier
;> .cfi_sections
;>              ^
;> frames.s:6:16: error: unexpected token
;> .cfi_startproc x
;>                ^
;> frames.s:7:1: error: unfinished frame
;> .cfi_startproc
;> ^
;> frames.s:8:1: error: starting new .cfi frame before finishing the previous one
;> .cfi_startproc
;> ^
;> frames.s:9:15: error: expected comma
;> .cfi_def_cfa 4
;>               ^
;> frames.s:10:15: error: expected comma
;> .cfi_offset s1
;>               ^
;> frames.s:11:16: error: the register has no number in DWARF
;> .cfi_undefined m0
;>                ^
;> frames.s:12:16: error: invalid register number
;> .cfi_undefined -1
;>                ^
;> frames.s:13:15: error: unknown token in expression
;> .cfi_undefined
;>               ^
;> frames.s:14:18: error: unsupported encoding.
;> .cfi_personality 999, foo
;>                  ^
;> frames.s:16:19: error: expected comma
;> .cfi_personality 0
;>                   ^
;> frames.s:17:12: error: unknown token in expression
;> .cfi_escape
;>            ^
;> frames.s:18:19: error: unknown token in expression
;> .cfi_return_column
;>                   ^
;> frames.s:19:19: error: expected newline
;> .cfi_signal_frame 1
;>                   ^
;> frames.s:20:1: error: unknown directive
;> .cfi_foo
;> ^
;> frames.s:21:17: error: expected comma
;> .cfi_register s1
;>                 ^
;> frames.s:22:30: error: expected comma
;> .cfi_llvm_def_aspace_cfa 1, 2
;>                              ^
;> frames.s:23:21: error: expected newline
;> .cfi_remember_state 3
;>                     ^
;> frames.s:25:1: error: the frame began in another section
;> .cfi_undefined 3
;> ^
