; test compile
; target gfx906
; integers only
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = add float 1.0, 2.0
  ret void
}
; errors gfx906
;> type_float_add.ll:5:12: error: invalid operand type for instruction
;>   %x = add float 1.0, 2.0
;>            ^
