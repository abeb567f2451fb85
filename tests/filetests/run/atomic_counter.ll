; test run
; target gfx900 gfx906 gfx908 gfx90a
; run --kernel k --grid 100 --workgroup 50 --arg buf:4
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %a = atomicrmw add ptr addrspace(1) %o, i32 3 syncscope("agent") monotonic
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a
;> buf:4: 0000012c
