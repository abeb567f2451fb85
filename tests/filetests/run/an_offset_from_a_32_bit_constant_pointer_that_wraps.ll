; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:4 --arg i32:4096
; Addresses of 32 bits are sums modulo 2^32: %a is negative, and 4096 behind it is @c, which lies below 4096 and
; under the upper word 0x10.
@c = internal addrspace(4) constant [2 x i32] [i32 77, i32 88]
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) "amdgpu-32bit-address-high-bits"="0x10" {
  %i = ptrtoint ptr addrspace(4) @c to i64
  %low = trunc i64 %i to i32
  %a = sub i32 %low, %n
  %p = inttoptr i32 %a to ptr addrspace(6)
  %g = getelementptr i8, ptr addrspace(6) %p, i32 4096
  %v = load i32, ptr addrspace(6) %g
  store i32 %v, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:4: 0000004d
