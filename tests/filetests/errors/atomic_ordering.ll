; test compile
; target gfx906
; a load cannot release
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = load atomic i32, ptr addrspace(1) %p release, align 4
  ret void
}
; errors gfx906
;> atomic_ordering.ll:5:45: error: atomic load cannot use Release ordering
;>   %x = load atomic i32, ptr addrspace(1) %p release, align 4
;>                                             ^
