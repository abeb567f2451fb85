; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803 gfx701
; run --kernel k --grid 64 --workgroup 64 --arg buf:256
; Lane 5 computes something else before the wave comes to the lanes that ask for its %v, which it does not need there.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)

define amdgpu_kernel void @k(ptr addrspace(1) %o) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %x = mul i32 %t, %t
  %v = xor i32 %x, 256
  %c = icmp ult i32 %t, 32
  br i1 %c, label %a, label %b
a:
  %a1 = mul i32 %t, 7
  %a2 = add i32 %a1, 11
  %a3 = mul i32 %a2, %a1
  %a4 = xor i32 %a3, %a2
  store i32 %a4, ptr addrspace(1) %g
  br label %j
b:
  %r = call i32 @llvm.amdgcn.readlane.i32(i32 %v, i32 5)
  store i32 %r, ptr addrspace(1) %g
  br label %j
j:
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803 gfx701
;> buf:256: 0000000b 0000006c 00000147 00000280 00000463 00000664 00000887 00000b40 00000eeb 0000127c 00001677 00001a20 00001f73 00002424 000029d7 00002fe0 000035ab 00003cec 000043e7 00004a40 00005203 00005a24 000063e7 00006c80 000075cb 00007f9c 000089f7 00009360 00009eb3 0000a964 0000b597 0000c1a0 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119 00000119
