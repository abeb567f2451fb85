; test infer-address-spaces,dce
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(3) %l, i1 %c) {
  %g = addrspacecast ptr addrspace(1) %p to ptr
  %h = addrspacecast ptr addrspace(3) %l to ptr
  %q = select i1 %c, ptr %g, ptr %h
  %x = load i32, ptr %q
  store i32 %x, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(3) %l, i1 %c) {
;>   %g = addrspacecast ptr addrspace(1) %p to ptr
;>   %h = addrspacecast ptr addrspace(3) %l to ptr
;>   %q = select i1 %c, ptr %g, ptr %h
;>   %x = load i32, ptr %q, align 4
;>   store i32 %x, ptr addrspace(1) %p, align 4
;>   ret void
;> }
