; test run
; target gfx900 gfx906 gfx908 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:8 --arg i32:0
; The copy that the callee gets is aligned as its parameter says (word 0), whatever is in the frame of the caller.
%S = type { [8 x i32] }
@fp = internal addrspace(4) global [2 x ptr] [ptr @f, ptr @g]
define internal void @f(ptr addrspace(5) byval(%S) align 64 %p, ptr addrspace(1) %o) noinline {
  %i = ptrtoint ptr addrspace(5) %p to i32
  %m = and i32 %i, 63
  store volatile i32 %m, ptr addrspace(1) %o
  %v = load i32, ptr addrspace(5) %p
  %o1 = getelementptr i32, ptr addrspace(1) %o, i32 1
  store volatile i32 %v, ptr addrspace(1) %o1
  ret void
}
define internal void @g(ptr addrspace(5) byval(%S) align 64 %p, ptr addrspace(1) %o) noinline {
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %x) {
  %a = alloca [3 x i32], align 4, addrspace(5)
  %s = alloca %S, align 64, addrspace(5)
  store volatile i32 3, ptr addrspace(5) %a
  store i32 77, ptr addrspace(5) %s
  %q = getelementptr [2 x ptr], ptr addrspace(4) @fp, i32 0, i32 %x
  %h = load ptr, ptr addrspace(4) %q
  call void %h(ptr addrspace(5) byval(%S) align 64 %s, ptr addrspace(1) %o)
  ret void
}
; expect gfx900 gfx906 gfx908 gfx90a gfx803
;> buf:8: 00000000 0000004d
