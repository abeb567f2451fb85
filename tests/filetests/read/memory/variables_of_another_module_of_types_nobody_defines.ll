; test read,verify
; target gfx906
; As C has them: extern struct s x. Only a declaration can be so.
%s = type opaque
%t = type opaque
@x = external addrspace(1) global %s, align 4
@y = extern_weak addrspace(1) constant %t
@z = external addrspace(1) global %s*
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  store ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @x, i64 4), ptr addrspace(1) %o
  store ptr addrspace(1) @y, ptr addrspace(1) %o
  ret void
}
; expect gfx906
;>
;> @x = external addrspace(1) global [0 x i8], align 4
;> @y = extern_weak addrspace(1) constant [0 x i8], align 1
;> @z = external addrspace(1) global ptr, align 8
;>
;> define amdgpu_kernel void @k(ptr addrspace(1) %o) {
;>   store ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @x, i64 4), ptr addrspace(1) %o, align 8
;>   store ptr addrspace(1) @y, ptr addrspace(1) %o, align 8
;>   ret void
;> }
