; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 64 --workgroup 64 --arg buf:256
; Lane 5 waits with its value, in which what the other arm computes has no place.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %n = add i32 %t, 256
  store volatile i32 %n, ptr addrspace(1) %g
  %v = load volatile i32, ptr addrspace(1) %g
  %c = icmp ult i32 %t, 32
  br i1 %c, label %A, label %B
A:
  %a1 = load volatile i32, ptr addrspace(1) %g
  %a2 = load volatile i32, ptr addrspace(1) %g
  %a3 = load volatile i32, ptr addrspace(1) %g
  %a4 = load volatile i32, ptr addrspace(1) %g
  %s1 = mul i32 %a1, %a2
  %s2 = mul i32 %a3, %a4
  %s3 = add i32 %s1, %s2
  store volatile i32 %s3, ptr addrspace(1) %g
  br label %J
B:
  %rb = call i32 @llvm.amdgcn.readlane.i32(i32 %v, i32 5)
  store volatile i32 %rb, ptr addrspace(1) %g
  br label %J
J:
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:256: 00020000 00020402 00020808 00020c12 00021020 00021432 00021848 00021c62 00022080 000224a2 000228c8 00022cf2 00023120 00023552 00023988 00023dc2 00024200 00024642 00024a88 00024ed2 00025320 00025772 00025bc8 00026022 00026480 000268e2 00026d48 000271b2 00027620 00027a92 00027f08 00028382 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105 00000105
