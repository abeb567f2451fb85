; test compile
; target gfx906
; another processor
target triple = "x86_64-unknown-linux-gnu"
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  ret void
}
; errors gfx906
;> unsupported_triple.ll:4:17: error: target triple 'x86_64-unknown-linux-gnu' is not supported
;> target triple = "x86_64-unknown-linux-gnu"
;>                 ^
;>   hint: compile for 'amdgcn-amd-amdhsa', 'amdgcn-amd-amdpal', 'amdgcn-mesa-mesa3d' or 'amdgcn--'
