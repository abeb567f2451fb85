; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:12 --arg i32:0
; byval with align 64 in a function of the module: the copy was aligned as its type, so that ptr | 12 was another
; word.
define void @f(ptr addrspace(5) byval([4 x i32]) align 64 %p, ptr addrspace(1) %o) noinline {
  %i = ptrtoint ptr addrspace(5) %p to i32
  %m = and i32 %i, 63
  store volatile i32 %m, ptr addrspace(1) %o
  %v = load volatile i32, ptr addrspace(5) %p
  %o1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  store volatile i32 %v, ptr addrspace(1) %o1
  ; an inttoptr/or addressing relying on alignment
  %j = or i32 %i, 12
  %q = inttoptr i32 %j to ptr addrspace(5)
  %w = load volatile i32, ptr addrspace(5) %q
  %o2 = getelementptr i32, ptr addrspace(1) %o, i32 2
  store volatile i32 %w, ptr addrspace(1) %o2
  ret void
}
define void @g(ptr addrspace(1) %o) noinline {
  %x = alloca i32, addrspace(5)
  store volatile i32 77, ptr addrspace(5) %x
  %s = alloca [4 x i32], align 64, addrspace(5)
  store [4 x i32] [i32 1, i32 2, i32 3, i32 4], ptr addrspace(5) %s
  call void @f(ptr addrspace(5) byval([4 x i32]) align 64 %s, ptr addrspace(1) %o)
  store volatile i32 77, ptr addrspace(5) %x
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %i) {
  call void @g(ptr addrspace(1) %o)
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:12: 00000000 00000001 00000004
