; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; options -O2
; run --kernel k --grid 1 --workgroup 1 --arg buf:16 --arg bytes:0700000007000000 --arg bytes:0700000007000000
; A sum with an undefined lane was taken for undefined behind the freeze, and each use gave it another value.
define amdgpu_kernel void @k(ptr addrspace(1) %o, <2 x i32> %v, <2 x i32> %w) {
  %a = add <2 x i32> %v, <i32 undef, i32 1>
  %b = shl <2 x i32> %a, <i32 3, i32 3>
  %fv = freeze <2 x i32> %a
  %f = extractelement <2 x i32> %fv, i32 0
  %z = mul i32 %f, 3
  %y = shl i32 %f, 1
  %y2 = add i32 %y, %f
  %d = sub i32 %z, %y2          ; 0
  store volatile i32 %d, ptr addrspace(1) %o
  %o1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  %g = and i32 %f, 255
  %h = or i32 %f, -256
  %i = xor i32 %g, %h            ; upper bits all ones, lower zero => 0xffffff00
  store volatile i32 %i, ptr addrspace(1) %o1
  %o2 = getelementptr i32, ptr addrspace(1) %o, i32 2
  %c = icmp ult i32 %f, 100
  %s = select i1 %c, i32 %f, i32 5
  %e = icmp ult i32 %s, 100
  %ez = zext i1 %e to i32
  store volatile i32 %ez, ptr addrspace(1) %o2   ; 1
  %o3 = getelementptr i32, ptr addrspace(1) %o, i32 3
  %m = lshr i32 %f, 1
  %n = and i32 %f, 1
  %m2 = shl i32 %m, 1
  %mn = or i32 %m2, %n
  %x = xor i32 %mn, %f
  store volatile i32 %x, ptr addrspace(1) %o3    ; 0
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:16: 00000000 ffffff00 00000001 00000000
