; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256 --arg i32:5
; %p2 is written for all lanes before the wave goes to %X for some of them, where other whole values are computed,
; and is read behind that: it has a register of its own, although it is alive in one block only.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)
declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %t3 = mul i32 %t, 3
  %v = add i32 %t3, 7
  %u = icmp ne i32 %n, 6
  br i1 %u, label %T2, label %T1
T1:
  %a = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 1)
  br label %J
T2:
  %b = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 2)
  %c = icmp ult i32 %t, 20
  br i1 %c, label %J, label %X
X:
  %x = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 3)
  %y = call i32 @llvm.amdgcn.set.inactive.i32(i32 %t, i32 4)
  %z = mul i32 %x, %y
  %w2 = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %z)
  store i32 %w2, ptr addrspace(1) %q
  br label %K
J:
  %p = phi i32 [ %a, %T1 ], [ %b, %T2 ]
  %p2 = phi i32 [ %a, %T1 ], [ %b, %T2 ]
  %m = mul i32 %p, 1000
  %i = add i32 %m, %p2
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %i)
  store i32 %w, ptr addrspace(1) %q
  br label %K
K:
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 00001b5f 0000271a 000032d5 00003e90 00004a4b 00005606 000061c1 00006d7c 00007937 000084f2 000090ad 00009c68 0000a823 0000b3de 0000bf99 0000cb54 0000d70f 0000e2ca 0000ee85 0000fa40 0000053c 000005be 00000646 000006d4 00000768 00000802 000008a2 00000948 000009f4 00000aa6 00000b5e 00000c1c 00000ce0 00000daa 00000e7a 00000f50 0000102c 0000110e 000011f6 000012e4 000013d8 000014d2 000015d2 000016d8 000017e4 000018f6 00001a0e 00001b2c 00001c50 00001d7a 00001eaa 00001fe0 0000211c 0000225e 000023a6 000024f4 00002648 000027a2 00002902 00002a68 00002bd4 00002d46 00002ebe 0000303c
