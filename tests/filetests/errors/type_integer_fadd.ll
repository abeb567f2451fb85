; test compile
; target gfx906
; floats only
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = fadd i32 %n, %n
  ret void
}
; errors gfx906
;> type_integer_fadd.ll:5:13: error: invalid operand type for instruction
;>   %x = fadd i32 %n, %n
;>             ^
