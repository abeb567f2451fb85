; test compile
; target gfx906 gfx942
; They have no names but their places: the fourth has 16 bits.
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) inreg %p, i32 inreg "amdgpu-hidden-argument" %x, i32 inreg "amdgpu-hidden-argument" %y, i32 inreg "amdgpu-hidden-argument" %z, i32 inreg "amdgpu-hidden-argument" %size) {
  store i32 %size, ptr addrspace(1) %p
  ret void
}
; errors gfx906 gfx942
;> implicit_arguments_as_parameters_are_in_order.ll:5:27: error: parameters with 'amdgpu-hidden-argument' are three of 32 bits, then six of 16, behind all others
;> define amdgpu_kernel void @k(ptr addrspace(1) inreg %p, i32 inreg "amdgpu-hidden-argument" %x, i32 inreg "amdgpu-hidden-
;>                           ^
