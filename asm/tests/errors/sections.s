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
