; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:16
; The upper word of the distance was lost.
@g = addrspace(1) global [4 x i32] zeroinitializer
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  store volatile i64 ptrtoint (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @g, i64 12884901888) to i64), ptr addrspace(1) %o
  %q = getelementptr i64, ptr addrspace(1) %o, i32 1
  store volatile i64 ptrtoint (ptr addrspace(1) @g to i64), ptr addrspace(1) %q
  %a = load volatile i64, ptr addrspace(1) %o
  %b = load volatile i64, ptr addrspace(1) %q
  %d = sub i64 %a, %b
  store volatile i64 %d, ptr addrspace(1) %o
  store volatile i64 0, ptr addrspace(1) %q
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:16: 00000000 00000003 00000000 00000000
