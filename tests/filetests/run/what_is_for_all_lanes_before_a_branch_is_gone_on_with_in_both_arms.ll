; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256 --arg i32:99 --arg i32:4
; The one arm writes its value for all lanes, also those that wait in front of the other arm with the value of before.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)
declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)
declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n, i32 %lane) {
e:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %x = mul i32 %t, 3
  %v = call i32 @llvm.amdgcn.set.inactive.i32(i32 %x, i32 7)
  %c = icmp ult i32 %t, 32
  br i1 %c, label %a, label %b
a:
  %da = call i32 @llvm.amdgcn.update.dpp.i32(i32 %v, i32 %v, i32 273, i32 15, i32 15, i1 false)
  %sa = add i32 %da, %n
  %ra = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %sa)
  br label %j
b:
  %db = call i32 @llvm.amdgcn.update.dpp.i32(i32 %v, i32 %v, i32 274, i32 15, i32 15, i1 false)
  %sb = add i32 %db, %lane
  %rb = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %sb)
  br label %j
j:
  %p = phi i32 [ %ra, %a ], [ %rb, %b ]
  store i32 %p, ptr addrspace(1) %w
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 00000063 00000063 00000066 00000069 0000006c 0000006f 00000072 00000075 00000078 0000007b 0000007e 00000081 00000084 00000087 0000008a 0000008d 00000093 00000093 00000096 00000099 0000009c 0000009f 000000a2 000000a5 000000a8 000000ab 000000ae 000000b1 000000b4 000000b7 000000ba 000000bd 00000064 00000067 00000064 00000067 0000006a 0000006d 00000070 00000073 00000076 00000079 0000007c 0000007f 00000082 00000085 00000088 0000008b 00000094 00000097 00000094 00000097 0000009a 0000009d 000000a0 000000a3 000000a6 000000a9 000000ac 000000af 000000b2 000000b5 000000b8 000000bb
