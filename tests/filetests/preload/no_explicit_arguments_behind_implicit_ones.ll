; test compile
; target gfx942
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) inreg %p, i32 inreg "amdgpu-hidden-argument" %x, i32 inreg %a) {
  store i32 %a, ptr addrspace(1) %p
  ret void
}
; errors gfx942
;> no_explicit_arguments_behind_implicit_ones.ll:4:27: error: parameters with 'amdgpu-hidden-argument' are three of 32 bits, then six of 16, behind all others
;> define amdgpu_kernel void @k(ptr addrspace(1) inreg %p, i32 inreg "amdgpu-hidden-argument" %x, i32 inreg %a) {
;>                           ^
