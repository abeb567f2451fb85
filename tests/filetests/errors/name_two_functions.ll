; test compile
; target gfx906
; the function is defined twice
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  ret void
}

define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  ret void
}
; errors gfx906
;> name_two_functions.ll:8:27: error: redefinition of global '@k'
;> define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
;>                           ^
