; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 2 --workgroup 2 --arg buf:128 --arg i32:0x77777777 --arg i32:16 --arg i32:1
; An index that breaks its !range makes poison of the vector that it changes, and of nothing else: here it is 16, %h
; is chosen, and each word is 16 more than its number.
@in = internal addrspace(4) constant [2 x i32] [i32 5, i32 16]
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %x, i32 %raw, i32 %n) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr i32, ptr addrspace(4) @in, i32 %n
  %idx = load i32, ptr addrspace(4) %at, !range !0
  %p = getelementptr [16 x i32], ptr addrspace(1) %o, i32 %t
  %v = load volatile <16 x i32>, ptr addrspace(1) %p
  %z = load volatile <16 x i32>, ptr addrspace(1) %p
  %h = add <16 x i32> %z, <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23,
                           i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %w = insertelement <16 x i32> %v, i32 %x, i32 %idx
  %ok = icmp ult i32 %raw, 16
  %r = select i1 %ok, <16 x i32> %w, <16 x i32> %h
  store <16 x i32> %r, ptr addrspace(1) %p
  ret void
}
!0 = !{i32 0, i32 16}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:128: 00000010 00000011 00000012 00000013 00000014 00000015 00000016 00000017 00000018 00000019 0000001a 0000001b 0000001c 0000001d 0000001e 0000001f 00000010 00000011 00000012 00000013 00000014 00000015 00000016 00000017 00000018 00000019 0000001a 0000001b 0000001c 0000001d 0000001e 0000001f
