; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = add i32 %a, 1, !fpmath !{float 2.5}
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> accuracy_of_an_integer.ll:4:8: error: fpmath requires a floating point result
;>   %y = add i32 %a, 1, !fpmath !{float 2.5}
;>        ^
