; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = and nuw i32 %a, %a
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> flag_that_does_not_fit.ll:4:12: error: expected type
;>   %y = and nuw i32 %a, %a
;>            ^
