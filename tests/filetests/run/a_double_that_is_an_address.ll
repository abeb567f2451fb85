; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:24
; Constant expressions of casts: an address is a number, the number a double, in code and in memory.
target triple = "amdgcn-amd-amdhsa"
@s = addrspace(1) global i32 7
@t = addrspace(1) global double bitcast (i64 ptrtoint (ptr addrspace(1) @s to i64) to double)
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %p = alloca double, addrspace(5)
  store volatile double bitcast (i64 ptrtoint (ptr addrspace(1) @s to i64) to double), ptr addrspace(5) %p
  %a = load volatile i64, ptr addrspace(5) %p
  store volatile <2 x float> bitcast (double bitcast (i64 ptrtoint (ptr addrspace(1) @s to i64) to double) to <2 x float>), ptr addrspace(5) %p
  %b = load volatile i64, ptr addrspace(5) %p
  %c = load volatile i64, ptr addrspace(1) @t
  %want = ptrtoint ptr addrspace(1) @s to i64
  %a.is = icmp eq i64 %a, %want
  %b.is = icmp eq i64 %b, %want
  %c.is = icmp eq i64 %c, %want
  %a.n = zext i1 %a.is to i64
  %b.n = zext i1 %b.is to i64
  %c.n = zext i1 %c.is to i64
  store i64 %a.n, ptr addrspace(1) %o
  %o1 = getelementptr i64, ptr addrspace(1) %o, i64 1
  store i64 %b.n, ptr addrspace(1) %o1
  %o2 = getelementptr i64, ptr addrspace(1) %o, i64 2
  store i64 %c.n, ptr addrspace(1) %o2
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:24: 00000001 00000000 00000001 00000000 00000001 00000000
