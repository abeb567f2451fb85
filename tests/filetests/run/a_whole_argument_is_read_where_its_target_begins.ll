; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; options -O0 --max-vgprs=5
; run --kernel k --grid 64 --workgroup 64 --arg buf:256
; %b counts in all lanes and is read at the head of %X, after the wave has been in %A for other lanes: the whole
; values of %A have other registers.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)
declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %t3 = mul i32 %t, 3
  %v = add i32 %t3, 7
  %b = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 2)
  %c = icmp ult i32 %t, 20
  br i1 %c, label %A, label %X
A:
  %x = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 3)
  %y = call i32 @llvm.amdgcn.set.inactive.i32(i32 %t, i32 4)
  %z = mul i32 %x, %y
  %w2 = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %z)
  store i32 %w2, ptr addrspace(1) %q
  br label %K
X:
  %px = phi i32 [ %b, %0 ]
  %py = phi i32 [ %b, %0 ]
  %m = mul i32 %px, 1000
  %i = add i32 %m, %py
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %i)
  store i32 %w, ptr addrspace(1) %q
  br label %K
K:
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 00000000 0000000a 0000001a 00000030 0000004c 0000006e 00000096 000000c4 000000f8 00000132 00000172 000001b8 00000204 00000256 000002ae 0000030c 00000370 000003da 0000044a 000004c0 000105fb 000111b6 00011d71 0001292c 000134e7 000140a2 00014c5d 00015818 000163d3 00016f8e 00017b49 00018704 000192bf 00019e7a 0001aa35 0001b5f0 0001c1ab 0001cd66 0001d921 0001e4dc 0001f097 0001fc52 0002080d 000213c8 00021f83 00022b3e 000236f9 000242b4 00024e6f 00025a2a 000265e5 000271a0 00027d5b 00028916 000294d1 0002a08c 0002ac47 0002b802 0002c3bd 0002cf78 0002db33 0002e6ee 0002f2a9 0002fe64
