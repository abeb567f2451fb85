; test compile
; target gfx906
; the value is not defined
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = add i32 %y, 1
  ret void
}
; errors gfx906
;> name_undefined_value.ll:5:16: error: use of undefined value '%y'
;>   %x = add i32 %y, 1
;>                ^
