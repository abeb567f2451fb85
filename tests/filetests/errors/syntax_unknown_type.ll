; test compile
; target gfx906
; no such type
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = add i32x %n, 1
  ret void
}
; errors gfx906
;> syntax_unknown_type.ll:5:12: error: expected type
;>   %x = add i32x %n, 1
;>            ^
