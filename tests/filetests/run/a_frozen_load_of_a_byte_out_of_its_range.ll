; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:8 --arg buf:4
; What a load of a byte gives that breaks its !range is poison, and one number where it is frozen: word 0 is word 1 &
; 15.
define amdgpu_kernel void @k(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  store volatile i32 200, ptr addrspace(1) %in
  %v = load i8, ptr addrspace(1) %in, !range !0
  %f = freeze i8 %v
  %a = and i8 %f, 15
  store volatile i8 %a, ptr addrspace(1) %o
  %p1 = getelementptr i8, ptr addrspace(1) %o, i64 4
  store volatile i8 %f, ptr addrspace(1) %p1
  ret void
}
!0 = !{i8 0, i8 10}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:8: 00000008 000000c8
;> buf:4: 000000c8
