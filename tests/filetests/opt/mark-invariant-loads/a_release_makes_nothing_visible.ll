; test mark-invariant-loads
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) noalias %q) {
  store i32 7, ptr addrspace(1) %q
  fence syncscope("agent") release
  %x = load i32, ptr addrspace(1) %p
  store i32 %x, ptr addrspace(1) %p
  fence syncscope("agent") acquire
  %y = load i32, ptr addrspace(1) %p
  store i32 %y, ptr addrspace(1) %q
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) noalias %q) {
;>   store i32 7, ptr addrspace(1) %q, align 4
;>   fence syncscope("agent") release
;>   %x = load i32, ptr addrspace(1) %p, align 4, !amdgpu.noclobber !{}
;>   store i32 %x, ptr addrspace(1) %p, align 4
;>   fence syncscope("agent") acquire
;>   %y = load i32, ptr addrspace(1) %p, align 4
;>   store i32 %y, ptr addrspace(1) %q, align 4
;>   ret void
;> }
