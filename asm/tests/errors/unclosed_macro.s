s_nop 0
.macro m
s_nop 1
