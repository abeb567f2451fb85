; test compile
; target gfx906 gfx942
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) inreg %p, i32 inreg "amdgpu-hidden-argument" %_hidden_block_count_x) {
  store i32 %_hidden_block_count_x, ptr addrspace(1) %p
  ret void
}
; errors gfx906 gfx942
;> hidden_arguments_are_refused.ll:4:27: error: a kernel parameter with 'amdgpu-hidden-argument' is not supported
;> define amdgpu_kernel void @k(ptr addrspace(1) inreg %p, i32 inreg "amdgpu-hidden-argument" %_hidden_block_count_x) {
;>                           ^
