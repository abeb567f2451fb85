; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:8
; A constant expression `trunc` of an address is an operand like others: @b lies behind @a, or before it.
@a = internal addrspace(3) global [16 x i32] poison, align 16
@b = internal addrspace(3) global [16 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %x = ptrtoint ptr addrspace(3) @a to i32
  store volatile i32 %x, ptr addrspace(1) %o
  %o1 = getelementptr i8, ptr addrspace(1) %o, i64 4
  store volatile i32 trunc (i64 ptrtoint (ptr addrspace(3) @b to i64) to i32), ptr addrspace(1) %o1
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:8: 00000000 00000040
