; test read
; target gfx906
define void @f(i32 %a, i64 %b, float %x, ptr addrspace(1) %p, <4 x i32> %v) {
  %y = add i32 %z, 1
  ret void
}
declare i32 @g(i32, float)
@var = addrspace(1) global i32 0
; errors gfx906
;> undefined_value.ll:4:16: error: use of undefined value '%z'
;>   %y = add i32 %z, 1
;>                ^
