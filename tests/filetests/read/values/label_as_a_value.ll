; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
l:
  %y = add i32 %l, 1
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> label_as_a_value.ll:5:16: error: '%l' is a basic block, not a value
;>   %y = add i32 %l, 1
;>                ^
