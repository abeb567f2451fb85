; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:4
; 0x7fffffff + 0x7fffffff + 10 is 8 modulo 2^32: both stores go to @l + 8, and the last one, 4, is loaded.
@l = addrspace(3) global [4 x i32] poison
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %r = getelementptr i8, ptr addrspace(3) @l, i32 2147483647
  %r2 = getelementptr i8, ptr addrspace(3) %r, i32 2147483647
  %r3 = getelementptr i8, ptr addrspace(3) %r2, i32 10
  %r4 = getelementptr i8, ptr addrspace(3) @l, i32 8
  store i32 3, ptr addrspace(3) %r4
  store i32 4, ptr addrspace(3) %r3
  %w = load i32, ptr addrspace(3) %r4
  store i32 %w, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:4: 00000004
