; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256 --arg i32:99 --arg i32:4
; What v_writelane made before lanes part is the old value in both arms; each has a register of its own.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.writelane.i32(i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n, i32 %lane) {
e:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %x = mul i32 %t, 3
  %v = call i32 @llvm.amdgcn.writelane.i32(i32 %n, i32 20, i32 %x)
  %c = icmp ult i32 %t, 32
  br i1 %c, label %a, label %b
a:
  %va = call i32 @llvm.amdgcn.writelane.i32(i32 1000, i32 40, i32 %v)
  br label %j
b:
  %vb = call i32 @llvm.amdgcn.writelane.i32(i32 2000, i32 %lane, i32 %v)
  br label %j
j:
  %p = phi i32 [ %va, %a ], [ %vb, %b ]
  store i32 %p, ptr addrspace(1) %w
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 00000000 00000003 00000006 00000009 0000000c 0000000f 00000012 00000015 00000018 0000001b 0000001e 00000021 00000024 00000027 0000002a 0000002d 00000030 00000033 00000036 00000039 00000063 0000003f 00000042 00000045 00000048 0000004b 0000004e 00000051 00000054 00000057 0000005a 0000005d 00000060 00000063 00000066 00000069 0000006c 0000006f 00000072 00000075 00000078 0000007b 0000007e 00000081 00000084 00000087 0000008a 0000008d 00000090 00000093 00000096 00000099 0000009c 0000009f 000000a2 000000a5 000000a8 000000ab 000000ae 000000b1 000000b4 000000b7 000000ba 000000bd
