; test cse,dce
; target gfx906
define i32 @f(i32 %x, i32 %y) {
  %a = add nsw i32 %x, %y
  %b = add i32 %y, %x
  %r = mul i32 %a, %b
  ret i32 %r
}
; expect gfx906
;> define i32 @f(i32 %x, i32 %y) {
;>   %a = add i32 %x, %y
;>   %r = mul i32 %a, %a
;>   ret i32 %r
;> }
