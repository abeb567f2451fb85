; test compile
; target gfx906
; a comma is missing
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = add i32 %n 1
  ret void
}
; errors gfx906
;> syntax_missing_comma.ll:5:19: error: expected ',' in arithmetic operation
;>   %x = add i32 %n 1
;>                   ^
