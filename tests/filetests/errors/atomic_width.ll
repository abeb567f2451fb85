; test compile
; target gfx906
; an atomic of 24 bits
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = atomicrmw add ptr addrspace(1) %p, i24 1 monotonic, align 4
  ret void
}
; errors gfx906
;> atomic_width.ll:5:43: error: atomic add operand must be power-of-two byte-sized
;>   %x = atomicrmw add ptr addrspace(1) %p, i24 1 monotonic, align 4
;>                                           ^
