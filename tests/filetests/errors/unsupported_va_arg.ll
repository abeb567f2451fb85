; test compile
; target gfx906
; any number of arguments
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = va_arg ptr addrspace(1) %p, i32
  ret void
}
; errors gfx906
;> unsupported_va_arg.ll:5:8: error: instruction 'va_arg' is not supported
;>   %x = va_arg ptr addrspace(1) %p, i32
;>        ^
