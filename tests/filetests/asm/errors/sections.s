; test asm
; target gfx906
.section .foo,"q"
.section .foo,"a",@nonsense
.section .foo,"aG",@progbits,g,comdat
.section
.section .a b
.popsection
.previous
.text 3
.section .m,"aM",@progbits
.section .m2,"aM",@progbits,0
.section .c,"a"
.section .c,"aw"
.bss
.byte 1
s_nop 0
.data extra
; errors gfx906
;> sections.s:3:15: error: unknown flag
;> .section .foo,"q"
;>               ^
;> sections.s:4:19: error: unknown section type
;> .section .foo,"a",@nonsense
;>                   ^
;> sections.s:5:15: error: section flag 'G' (groups, link order) is not supported
;> .section .foo,"aG",@progbits,g,comdat
;>               ^
;> sections.s:6:9: error: expected identifier
;> .section
;>         ^
;> sections.s:7:13: error: expected newline
;> .section .a b
;>             ^
;> sections.s:8:12: error: .popsection without corresponding .pushsection
;> .popsection
;>            ^
;> sections.s:9:10: error: .previous without corresponding .section
;> .previous
;>          ^
;> sections.s:10:7: error: subsections are not supported
;> .text 3
;>       ^
;> sections.s:11:27: error: expected the entry size
;> .section .m,"aM",@progbits
;>                           ^
;> sections.s:12:29: error: entry size must be positive
;> .section .m2,"aM",@progbits,0
;>                             ^
;> sections.s:14:12: error: changed section flags for .c, expected: 0x2
;> .section .c,"aw"
;>            ^
;> sections.s:16:7: error: section '.bss' cannot have non-zero initializers
;> .byte 1
;>       ^
;> sections.s:17:1: error: section '.bss' cannot have non-zero initializers
;> s_nop 0
;> ^
;> sections.s:18:7: error: subsections are not supported
;> .data extra
;>       ^
