; test compile
; target gfx906
; the constant has more bits than its type
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = add i8 1, 99999999999999999999999999999999999999999999
  ret void
}
; errors gfx906
;> syntax_number_too_large.ll:5:18: error: integer constant does not fit in type 'i8'
;>   %x = add i8 1, 99999999999999999999999999999999999999999999
;>                  ^
