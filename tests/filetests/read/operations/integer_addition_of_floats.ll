; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = add float %x, 1.0
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> integer_addition_of_floats.ll:4:12: error: invalid operand type for instruction
;>   %y = add float %x, 1.0
;>            ^
