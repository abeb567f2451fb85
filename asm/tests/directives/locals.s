.text
1: s_nop 0
s_branch 1b
s_branch 1f
2: s_nop 1
1: s_nop 2
s_cbranch_vccz 1b
s_cbranch_vccz 2b
s_branch 3f
.data
.long 1b-2b
.quad 1b
1: .byte 1
.long 1b-.
.text
3: s_endpgm
10: s_branch 10b
