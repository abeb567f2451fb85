; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = fcmp oeq i32 %a, 1
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> comparison_of_integers_as_floats.ll:4:17: error: fcmp requires floating point operands
;>   %y = fcmp oeq i32 %a, 1
;>                 ^
