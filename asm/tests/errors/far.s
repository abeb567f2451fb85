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
