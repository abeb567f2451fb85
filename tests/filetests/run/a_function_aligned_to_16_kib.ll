; test run
; target gfx900 gfx906 gfx90a gfx803
; options -O0
; run --kernel k --grid 1 --workgroup 1 --arg buf:8
; Functions and kernels are aligned as they say, also in what is linked: the low bits of the address are zero.
define void @f() noinline align 16384 {
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %o) align 4096 {
  call void @f()
  %address = ptrtoint ptr @f to i64
  %low = and i64 %address, 16383
  store i64 %low, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx90a gfx803
;> buf:8: 00000000 00000000
