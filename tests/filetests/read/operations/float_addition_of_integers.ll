; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = fadd i32 %a, %a
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> float_addition_of_integers.ll:4:13: error: invalid operand type for instruction
;>   %y = fadd i32 %a, %a
;>             ^
