; test run
; target gfx900 gfx906 gfx908 gfx90a
; run --kernel k --grid 1 --workgroup 1 --arg buf:8 --arg i64:0
; cmpxchg whose new value is the pointer: both got the type of the space that was found out.
@l = addrspace(3) global [4 x i64] undef
define amdgpu_kernel void @k(ptr addrspace(1) %o, i64 %z) {
  %g = getelementptr i8, ptr addrspace(3) @l, i64 %z
  store i64 0, ptr addrspace(3) %g
  %p = addrspacecast ptr addrspace(3) %g to ptr
  %r = cmpxchg ptr %p, ptr null, ptr %p syncscope("agent") monotonic monotonic
  %e = extractvalue { ptr, i1 } %r, 1
  %z1 = zext i1 %e to i32
  %v = load i64, ptr addrspace(3) %g
  store i64 %v, ptr addrspace(1) %o
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a
;> buf:8: 00000000 00010000
