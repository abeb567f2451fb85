; test compile
; target gfx906
; a kernel has its arguments
define amdgpu_kernel void @k(...) {
  ret void
}
; errors gfx906
;> kernel_variadic.ll:4:27: error: a kernel cannot have variable arguments
;> define amdgpu_kernel void @k(...) {
;>                           ^
