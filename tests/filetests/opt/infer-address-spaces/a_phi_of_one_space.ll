; test infer-address-spaces,dce
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %r, i1 %c) {
  %g = addrspacecast ptr addrspace(1) %p to ptr
  %h = addrspacecast ptr addrspace(1) %r to ptr
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %q = phi ptr [ %g, %0 ], [ %h, %a ]
  %x = load i32, ptr %q
  store i32 %x, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %r, i1 %c) {
;>   br i1 %c, label %a, label %b
;>
;> a:
;>   br label %b
;>
;> b:
;>   %1 = phi ptr addrspace(1) [ %p, %0 ], [ %r, %a ]
;>   %x = load i32, ptr addrspace(1) %1, align 4
;>   store i32 %x, ptr addrspace(1) %p, align 4
;>   ret void
;> }
