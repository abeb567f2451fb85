; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803 gfx701
; run --kernel k --grid 64 --workgroup 64 --arg buf:512 --arg i32:3
; What the table's index and a value of the loop have in common is computed once, in the loop, which lanes leave in different
; turns, and stays there, because so much else leaves it.
declare i32 @llvm.amdgcn.workitem.id.x()

@table = internal addrspace(4) constant [2 x ptr] [ptr @f, ptr @g], align 8

define internal i32 @f(i32 %x) {
  %r = add i32 %x, 1000
  ret i32 %r
}

define internal i32 @g(i32 %x) {
  %r = mul i32 %x, %x
  ret i32 %r
}

define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o1 = getelementptr i32, ptr addrspace(1) %o, i32 64
  %o2 = getelementptr i32, ptr addrspace(1) %o1, i32 %t
  %turns = and i32 %t, 7
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %m0 = mul i32 %n, 3
  %h0 = add i32 %m0, %n
  %m1 = mul i32 %n, 5
  %h1 = xor i32 %m1, %h0
  %m2 = mul i32 %n, 7
  %h2 = add i32 %m2, %h1
  %m3 = mul i32 %n, 9
  %h3 = xor i32 %m3, %h2
  %m4 = mul i32 %n, 11
  %h4 = add i32 %m4, %h3
  %m5 = mul i32 %n, 13
  %h5 = xor i32 %m5, %h4
  %m6 = mul i32 %n, 15
  %h6 = add i32 %m6, %h5
  %m7 = mul i32 %n, 17
  %h7 = xor i32 %m7, %h6
  %m8 = mul i32 %n, 19
  %h8 = add i32 %m8, %h7
  %m9 = mul i32 %n, 21
  %h9 = xor i32 %m9, %h8
  %h = xor i32 %h9, %i
  store volatile i32 %h, ptr addrspace(1) %o2
  %a = urem i32 %n, 16
  %w = extractelement <16 x i32> <i32 11, i32 48, i32 21, i32 58, i32 31, i32 4, i32 41, i32 14, i32 51, i32 24, i32 61, i32 34, i32 7, i32 44, i32 17, i32 54>, i32 %a
  %x = add i32 %w, %i
  %c = icmp ult i32 %i, %turns
  br i1 %c, label %latch, label %behind
latch:
  %i1 = add i32 %i, 1
  %d = icmp ult i32 %i1, 5
  br i1 %d, label %loop, label %behind
behind:
  %p = phi i32 [ %t, %loop ], [ %turns, %latch ]
  %e = phi i32 [ %x, %loop ], [ %w, %latch ]
  %z = icmp sgt i32 %n, 1
  br i1 %z, label %call, label %end
call:
  %b = and i32 %n, 1
  %s = getelementptr ptr, ptr addrspace(4) @table, i32 %b
  %q = load ptr, ptr addrspace(4) %s, align 8
  %r = call i32 %q(i32 %p)
  br label %end
end:
  %y = phi i32 [ %r, %call ], [ 7, %behind ]
  %u = add i32 %y, %e
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %u, ptr addrspace(1) %g
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803 gfx701
;> buf:512: 0000003a 0000003c 00000040 00000046 0000004e 00000053 0000005e 0000006b 0000007a 0000008c 000000a0 000000b6 000000ce 00000053 0000005e 0000006b 0000013a 0000015c 00000180 000001a6 000001ce 00000053 0000005e 0000006b 0000027a 000002ac 000002e0 00000316 0000034e 00000053 0000005e 0000006b 0000043a 0000047c 000004c0 00000506 0000054e 00000053 0000005e 0000006b 0000067a 000006cc 00000720 00000776 000007ce 00000053 0000005e 0000006b 0000093a 0000099c 00000a00 00000a66 00000ace 00000053 0000005e 0000006b 00000c7a 00000cec 00000d60 00000dd6 00000e4e 00000053 0000005e 0000006b 00000003 00000002 00000001 00000000 00000007 00000007 00000007 00000007 00000003 00000002 00000001 00000000 00000007 00000007 00000007 00000007 00000003 00000002 00000001 00000000 00000007 00000007 00000007 00000007 00000003 00000002 00000001 00000000 00000007 00000007 00000007 00000007 00000003 00000002 00000001 00000000 00000007 00000007 00000007 00000007 00000003 00000002 00000001 00000000 00000007 00000007 00000007 00000007 00000003 00000002 00000001 00000000 00000007 00000007 00000007 00000007 00000003 00000002 00000001 00000000 00000007 00000007 00000007 00000007
