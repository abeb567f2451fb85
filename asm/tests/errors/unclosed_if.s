s_nop 0
.if 1
s_nop 1
