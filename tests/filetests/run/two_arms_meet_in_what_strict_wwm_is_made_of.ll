; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256
; What a strict.wwm is made of is computed for all lanes, but not where the two arms of a divergent branch meet: each
; lane has what its own arm made, t * 3 + 108 or t * 15 + 36.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)
declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %t3 = mul i32 %t, 3
  %v = add i32 %t3, 7
  store volatile i32 %v, ptr addrspace(1) %q
  %x = load volatile i32, ptr addrspace(1) %q
  %c = icmp ult i32 %t, 20
  br i1 %c, label %T, label %E
T:
  %a = add i32 %x, 100
  store volatile i32 1, ptr addrspace(1) %q
  br label %J
E:
  %b = mul i32 %x, 5
  store volatile i32 2, ptr addrspace(1) %q
  br label %J
J:
  %p = phi i32 [ %a, %T ], [ %b, %E ]
  %i = add i32 %p, 1
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %i)
  store i32 %w, ptr addrspace(1) %q
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 0000006c 0000006f 00000072 00000075 00000078 0000007b 0000007e 00000081 00000084 00000087 0000008a 0000008d 00000090 00000093 00000096 00000099 0000009c 0000009f 000000a2 000000a5 00000150 0000015f 0000016e 0000017d 0000018c 0000019b 000001aa 000001b9 000001c8 000001d7 000001e6 000001f5 00000204 00000213 00000222 00000231 00000240 0000024f 0000025e 0000026d 0000027c 0000028b 0000029a 000002a9 000002b8 000002c7 000002d6 000002e5 000002f4 00000303 00000312 00000321 00000330 0000033f 0000034e 0000035d 0000036c 0000037b 0000038a 00000399 000003a8 000003b7 000003c6 000003d5
