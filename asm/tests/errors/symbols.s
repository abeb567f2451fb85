.text
foo: s_nop 0
foo: s_nop 0
.: s_nop 0
foo = 3
bar = 1
bar:
.set
.set a
.set a,
.set 3, 4
.equiv bar, 2
.globl
.globl 3
.globl .Lx
.globl foo bar
.type foo
.type foo,@bar
.type foo,
.size foo
.size foo,
.comm
.comm c
.comm foo, 4
.comm d, -1
.comm e, 4, 40
.lcomm l, 4, 2
.weak w
.local w
.hidden
s_branch undefined
s_branch .Lundefined
x y z
"quoted" x
5
+
= 4
@
