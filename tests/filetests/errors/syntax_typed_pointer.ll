; test compile
; target gfx906
; a typed pointer to an opaque one
define amdgpu_kernel void @k(ptr addrspace(1)* %p) {
  ret void
}
; errors gfx906
;> syntax_typed_pointer.ll:4:30: error: ptr* is invalid - use ptr instead
;> define amdgpu_kernel void @k(ptr addrspace(1)* %p) {
;>                              ^
