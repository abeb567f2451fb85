; test read
; target gfx906
define amdgpu_kernel void @f(...) { ret void }
; errors gfx906
;> kernel_with_variable_arguments.ll:3:27: error: a kernel cannot have variable arguments
;> define amdgpu_kernel void @f(...) { ret void }
;>                           ^
