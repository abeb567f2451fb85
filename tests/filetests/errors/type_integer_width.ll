; test compile
; target gfx906
; a width that no integer has
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = add i99999999 0, 1
  ret void
}
; errors gfx906
;> type_integer_width.ll:5:12: error: integer type 'i99999999' is wider than 8192 bits
;>   %x = add i99999999 0, 1
;>            ^
