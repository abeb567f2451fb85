; test instcombine,dce
; target gfx906
define i64 @f(i64 %x, i64 %y) {
  %s = ashr i64 %y, 63
  %p = mul i64 %s, %x
  ret i64 %p
}
define i32 @word(i32 %x, i32 %y) {
  %s = ashr i32 %y, 31
  %p = mul i32 %x, %s
  ret i32 %p
}
; expect gfx906
;> define i64 @f(i64 %x, i64 %y) {
;>   %s = ashr i64 %y, 63
;>   %1 = and i64 %s, %x
;>   %p = sub i64 0, %1
;>   ret i64 %p
;> }
;>
;> define i32 @word(i32 %x, i32 %y) {
;>   %s = ashr i32 %y, 31
;>   %p = mul i32 %x, %s
;>   ret i32 %p
;> }
