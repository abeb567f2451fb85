; test compile
; target gfx906
; an atomic of 128 bits
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = atomicrmw add ptr addrspace(1) %p, i128 1 monotonic, align 16
  ret void
}
; errors gfx906
;> atomic_wide.ll:5:8: error: an atomic operation on 128 bits is not supported
;>   %x = atomicrmw add ptr addrspace(1) %p, i128 1 monotonic, align 16
;>        ^
