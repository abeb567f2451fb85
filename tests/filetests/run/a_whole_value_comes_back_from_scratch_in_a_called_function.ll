; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; options --max-vgprs=12
; run --kernel k --grid 64 --workgroup 64 --arg buf:256 --arg i32:5 --arg buf:64
; @f brings whole values back from scratch for all lanes: callers keep nothing of lanes that wait elsewhere in the
; registers that it uses for that. From lane 32 on: t * 52 + 28.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)
declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
define internal i32 @f(ptr addrspace(1) %o, i32 %x, i32 %y) noinline {
  %w1 = call i32 @llvm.amdgcn.set.inactive.i32(i32 %x, i32 7)
  %w2 = call i32 @llvm.amdgcn.set.inactive.i32(i32 %y, i32 9)
  %ap0 = getelementptr i32, ptr addrspace(1) %o, i32 0
  %a0 = load volatile i32, ptr addrspace(1) %ap0
  %ap1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  %a1 = load volatile i32, ptr addrspace(1) %ap1
  %ap2 = getelementptr i32, ptr addrspace(1) %o, i32 2
  %a2 = load volatile i32, ptr addrspace(1) %ap2
  %ap3 = getelementptr i32, ptr addrspace(1) %o, i32 3
  %a3 = load volatile i32, ptr addrspace(1) %ap3
  %ap4 = getelementptr i32, ptr addrspace(1) %o, i32 4
  %a4 = load volatile i32, ptr addrspace(1) %ap4
  %ap5 = getelementptr i32, ptr addrspace(1) %o, i32 5
  %a5 = load volatile i32, ptr addrspace(1) %ap5
  %ap6 = getelementptr i32, ptr addrspace(1) %o, i32 6
  %a6 = load volatile i32, ptr addrspace(1) %ap6
  %ap7 = getelementptr i32, ptr addrspace(1) %o, i32 7
  %a7 = load volatile i32, ptr addrspace(1) %ap7
  %ap8 = getelementptr i32, ptr addrspace(1) %o, i32 8
  %a8 = load volatile i32, ptr addrspace(1) %ap8
  %ap9 = getelementptr i32, ptr addrspace(1) %o, i32 9
  %a9 = load volatile i32, ptr addrspace(1) %ap9
  %ap10 = getelementptr i32, ptr addrspace(1) %o, i32 10
  %a10 = load volatile i32, ptr addrspace(1) %ap10
  %ap11 = getelementptr i32, ptr addrspace(1) %o, i32 11
  %a11 = load volatile i32, ptr addrspace(1) %ap11
  %as1 = add i32 %a0, %a1
  %as2 = add i32 %as1, %a2
  %as3 = add i32 %as2, %a3
  %as4 = add i32 %as3, %a4
  %as5 = add i32 %as4, %a5
  %as6 = add i32 %as5, %a6
  %as7 = add i32 %as6, %a7
  %as8 = add i32 %as7, %a8
  %as9 = add i32 %as8, %a9
  %as10 = add i32 %as9, %a10
  %as11 = add i32 %as10, %a11
  %n1 = xor i32 %w1, %w2
  %ww = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %n1)
  %r = add i32 %ww, %as11
  ret i32 %r
}
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %x, ptr addrspace(1) %i) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %m0 = mul i32 %t, 3
  %n0 = add i32 %m0, 0
  %b0 = call i32 asm sideeffect "", "=v,0"(i32 %n0)
  %m1 = mul i32 %t, 4
  %n1 = add i32 %m1, 1
  %b1 = call i32 asm sideeffect "", "=v,0"(i32 %n1)
  %m2 = mul i32 %t, 5
  %n2 = add i32 %m2, 2
  %b2 = call i32 asm sideeffect "", "=v,0"(i32 %n2)
  %m3 = mul i32 %t, 6
  %n3 = add i32 %m3, 3
  %b3 = call i32 asm sideeffect "", "=v,0"(i32 %n3)
  %m4 = mul i32 %t, 7
  %n4 = add i32 %m4, 4
  %b4 = call i32 asm sideeffect "", "=v,0"(i32 %n4)
  %m5 = mul i32 %t, 8
  %n5 = add i32 %m5, 5
  %b5 = call i32 asm sideeffect "", "=v,0"(i32 %n5)
  %m6 = mul i32 %t, 9
  %n6 = add i32 %m6, 6
  %b6 = call i32 asm sideeffect "", "=v,0"(i32 %n6)
  %m7 = mul i32 %t, 10
  %n7 = add i32 %m7, 7
  %b7 = call i32 asm sideeffect "", "=v,0"(i32 %n7)
  %c = icmp ult i32 %t, 32
  br i1 %c, label %T, label %E
T:
  %v = call i32 @f(ptr addrspace(1) %i, i32 %t, i32 %x)
  br label %J
E:
  %s1 = add i32 %b0, %b1
  %s2 = add i32 %s1, %b2
  %s3 = add i32 %s2, %b3
  %s4 = add i32 %s3, %b4
  %s5 = add i32 %s4, %b5
  %s6 = add i32 %s5, %b6
  %s7 = add i32 %s6, %b7
  br label %J
J:
  %p = phi i32 [ %v, %T ], [ %s7, %E ]
  store i32 %p, ptr addrspace(1) %q
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 00000005 00000004 00000007 00000006 00000001 00000000 00000003 00000002 0000000d 0000000c 0000000f 0000000e 00000009 00000008 0000000b 0000000a 00000015 00000014 00000017 00000016 00000011 00000010 00000013 00000012 0000001d 0000001c 0000001f 0000001e 00000019 00000018 0000001b 0000001a 0000069c 000006d0 00000704 00000738 0000076c 000007a0 000007d4 00000808 0000083c 00000870 000008a4 000008d8 0000090c 00000940 00000974 000009a8 000009dc 00000a10 00000a44 00000a78 00000aac 00000ae0 00000b14 00000b48 00000b7c 00000bb0 00000be4 00000c18 00000c4c 00000c80 00000cb4 00000ce8
;> buf:64: 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000
