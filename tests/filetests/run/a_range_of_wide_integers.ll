; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:48
; The bounds of a !range may have more than 128 bits.
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  store i32 5, ptr addrspace(1) %o
  %x = load i192, ptr addrspace(1) %o, align 8, !range !0
  %p = getelementptr i8, ptr addrspace(1) %o, i64 24
  store i192 %x, ptr addrspace(1) %p
  ret void
}
!0 = !{i192 0, i192 -10}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:48: 00000005 00000000 00000000 00000000 00000000 00000000 00000005 00000000 00000000 00000000 00000000 00000000
