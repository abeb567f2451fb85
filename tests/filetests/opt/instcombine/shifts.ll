; test instcombine,dce
; target gfx906
define i32 @f1(i32 %x) {
  %a = shl i32 %x, 8
  %r = lshr i32 %a, 8
  ret i32 %r
}
; A sign extension in place stays.
define i32 @f2(i32 %x) {
  %a = shl i32 %x, 8
  %r = ashr i32 %a, 8
  ret i32 %r
}
; A sign extension in place stays.
define i32 @f3(i32 %x) {
  %a = lshr i32 %x, 20
  %r = lshr i32 %a, 15
  ret i32 %r
}
; A sign extension in place stays.
define i32 @f4(i32 %x) {
  %a = ashr i32 %x, 20
  %r = ashr i32 %a, 15
  ret i32 %r
}
define i32 @f5(i32 %x) {
  %a = and i32 %x, 61440
  %r = lshr i32 %a, 12
  ret i32 %r
}
define i32 @f6(i32 %x) {
  %a = lshr i32 %x, 1
  %r = ashr i32 %a, 2
  ret i32 %r
}
; expect gfx906
;> define i32 @f1(i32 %x) {
;>   %r = and i32 %x, 16777215
;>   ret i32 %r
;> }
;>
;> define i32 @f2(i32 %x) {
;>   %a = shl i32 %x, 8
;>   %r = ashr i32 %a, 8
;>   ret i32 %r
;> }
;>
;> define i32 @f3(i32 %x) {
;>   ret i32 0
;> }
;>
;> define i32 @f4(i32 %x) {
;>   %r = ashr i32 %x, 31
;>   ret i32 %r
;> }
;>
;> define i32 @f5(i32 %x) {
;>   %1 = lshr i32 %x, 12
;>   %r = and i32 %1, 15
;>   ret i32 %r
;> }
;>
;> define i32 @f6(i32 %x) {
;>   %r = lshr i32 %x, 3
;>   ret i32 %r
;> }
