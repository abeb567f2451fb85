; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = fneg i32 %a
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> negation_of_an_integer.ll:4:13: error: invalid operand type for instruction
;>   %y = fneg i32 %a
;>             ^
