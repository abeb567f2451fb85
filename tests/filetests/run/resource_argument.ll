; test run
; target gfx900 gfx906 gfx908 gfx90a
; run --kernel k --grid 1 --workgroup 1 --arg buf:8 --arg bytes:00112233445566778899aabbccddeeff
; A resource as an argument that is only looked at, and one that nobody uses.
define amdgpu_kernel void @k(ptr addrspace(1) %o, ptr addrspace(8) %r) {
  %n = ptrtoint ptr addrspace(8) %r to i128
  %s = lshr i128 %n, 64
  %v = trunc i128 %s to i64
  store i64 %v, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a
;> buf:8: bbaa9988 ffeeddcc
