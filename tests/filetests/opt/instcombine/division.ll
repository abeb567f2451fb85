; test instcombine,dce
; target gfx906
define i32 @f1(i32 %x) {
  %r = udiv i32 %x, 16
  ret i32 %r
}
define i32 @f2(i32 %x) {
  %r = urem i32 %x, 16
  ret i32 %r
}
define i32 @f3(i32 %x) {
  %r = sdiv exact i32 %x, 4
  ret i32 %r
}
define i32 @f4(i32 %x) {
  %r = sdiv i32 %x, 4
  ret i32 %r
}
define i32 @f5(i32 %x) {
  %r = udiv i32 %x, 5
  ret i32 %r
}
; Not by a value that is not known.
define i32 @f6(i32 %x, i32 %y) {
  %r = udiv i32 %x, %y
  ret i32 %r
}
; Not by a value that is not known.
define i32 @f7(i32 %x) {
  %a = and i32 %x, 7
  %r = udiv i32 %a, 9
  ret i32 %r
}
; expect gfx906
;> define i32 @f1(i32 %x) {
;>   %r = lshr i32 %x, 4
;>   ret i32 %r
;> }
;>
;> define i32 @f2(i32 %x) {
;>   %r = and i32 %x, 15
;>   ret i32 %r
;> }
;>
;> define i32 @f3(i32 %x) {
;>   %1 = ashr i32 %x, 2
;>   ret i32 %1
;> }
;>
;> define i32 @f4(i32 %x) {
;>   %1 = ashr i32 %x, 31
;>   %2 = lshr i32 %1, 30
;>   %3 = add i32 %x, %2
;>   %4 = ashr i32 %3, 2
;>   ret i32 %4
;> }
;>
;> define i32 @f5(i32 %x) {
;>   %1 = call i32 @llvm.amdgpuc.umulhi(i32 %x, i32 -858993459)
;>   %2 = lshr i32 %1, 2
;>   ret i32 %2
;> }
;>
;> define i32 @f6(i32 %x, i32 %y) {
;>   %r = udiv i32 %x, %y
;>   ret i32 %r
;> }
;>
;> define i32 @f7(i32 %x) {
;>   ret i32 0
;> }
;>
;> declare i32 @llvm.amdgpuc.umulhi(i32, i32)
