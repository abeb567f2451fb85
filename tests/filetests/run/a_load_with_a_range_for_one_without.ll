; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:80 --arg i32:20
; A load with !range stood for a later one of the same place without it, and kept its range: y & 15 was y.
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %p = getelementptr i8, ptr addrspace(1) %o, i64 64
  store volatile i32 %n, ptr addrspace(1) %p
  fence syncscope("workgroup") acq_rel
  %x = load i32, ptr addrspace(1) %p, !range !0
  %y = load i32, ptr addrspace(1) %p
  %m = and i32 %y, 15
  store i32 %m, ptr addrspace(1) %o
  %w = getelementptr i8, ptr addrspace(1) %o, i64 32
  store i32 %x, ptr addrspace(1) %w
  ret void
}
!0 = !{i32 0, i32 10}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:80: 00000004 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000014 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000014 00000000 00000000 00000000
