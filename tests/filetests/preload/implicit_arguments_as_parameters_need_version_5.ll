; test compile
; target gfx942
; options --code-object-version=4
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) inreg %p, i32 inreg "amdgpu-hidden-argument" %x) {
  store i32 %x, ptr addrspace(1) %p
  ret void
}
; errors gfx942
;> implicit_arguments_as_parameters_need_version_5.ll:5:27: error: 'amdgpu-hidden-argument' needs amdhsa and version 5 of the code object
;> define amdgpu_kernel void @k(ptr addrspace(1) inreg %p, i32 inreg "amdgpu-hidden-argument" %x) {
;>                           ^
