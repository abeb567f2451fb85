; test compile
; target gfx906
; no bit operation on floats
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = atomicrmw and ptr addrspace(1) %p, float 1.0 monotonic, align 4
  ret void
}
; errors gfx906
;> atomic_float_and.ll:5:43: error: atomicrmw and operand must be an integer
;>   %x = atomicrmw and ptr addrspace(1) %p, float 1.0 monotonic, align 4
;>                                           ^
