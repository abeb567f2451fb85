; test compile
; target gfx906
; the operand has another type
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = fadd float 1.0, 2.0
  %y = add i32 %x, 1
  ret void
}
; errors gfx906
;> type_operand.ll:6:16: error: '%x' defined with type 'float' but expected 'i32'
;>   %y = add i32 %x, 1
;>                ^
