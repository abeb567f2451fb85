; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:8 --arg i32:16
; "amdgpu-32bit-address-high-bits" is the upper word of what a pointer to address space 6 stands for; it was taken for
; zero.
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %b) "amdgpu-32bit-address-high-bits"="0x7fff8000" {
  %p = inttoptr i32 %b to ptr addrspace(6)
  %q = addrspacecast ptr addrspace(6) %p to ptr addrspace(4)
  %r = ptrtoint ptr addrspace(4) %q to i64
  store i64 %r, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:8: 00000010 7fff8000
