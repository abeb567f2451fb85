; test mark-invariant-loads
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %x = load i32, ptr addrspace(1) %p
  store i32 %x, ptr addrspace(1) %q
  %y = load i32, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
;>   %x = load i32, ptr addrspace(1) %p, align 4, !amdgpu.noclobber !{}
;>   store i32 %x, ptr addrspace(1) %q, align 4
;>   %y = load i32, ptr addrspace(1) %p, align 4
;>   ret void
;> }
