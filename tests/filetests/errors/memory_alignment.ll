; test compile
; target gfx906
; an alignment is a power of two
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = load i32, ptr addrspace(1) %p, align 3
  ret void
}
; errors gfx906
;> memory_alignment.ll:5:45: error: alignment is not a power of two
;>   %x = load i32, ptr addrspace(1) %p, align 3
;>                                             ^
