; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:8
; %r is %p wherever %p and %q are equal, and a store through %r changes what noalias %p points to: 2 is loaded.
define internal void @f(ptr addrspace(1) noalias %p, ptr addrspace(1) %q, ptr addrspace(1) %o) noinline {
  %c = icmp eq ptr addrspace(1) %p, %q
  %r = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
  store i32 1, ptr addrspace(1) %p
  store i32 2, ptr addrspace(1) %r
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %o
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %o1 = getelementptr i8, ptr addrspace(1) %o, i32 4
  call void @f(ptr addrspace(1) %o, ptr addrspace(1) %o, ptr addrspace(1) %o1)
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:8: 00000002 00000002
