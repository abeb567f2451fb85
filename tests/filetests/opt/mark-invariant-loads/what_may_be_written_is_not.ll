; test mark-invariant-loads
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %x = load i32, ptr addrspace(1) %in
  store i32 %x, ptr addrspace(1) %out
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {
;>   %x = load i32, ptr addrspace(1) %in, align 4, !amdgpu.noclobber !{}
;>   store i32 %x, ptr addrspace(1) %out, align 4
;>   ret void
;> }
