; test instcombine,dce
; target gfx906
define i32 @f1(i32 %x) {
  %r = add i32 %x, 0
  ret i32 %r
}
define i32 @f2(i32 %x) {
  %r = mul i32 7, 6
  ret i32 %r
}
define i32 @f3(i32 %x) {
  %a = add nuw i32 %x, 3
  %r = add nuw i32 %a, 4
  ret i32 %r
}
; The sum of the constants overflows, so the flag goes.
define i8 @f4(i8 %x) {
  %a = add nsw i8 %x, 100
  %r = add nsw i8 %a, 100
  ret i8 %r
}
; The sum of the constants overflows, so the flag goes.
define i32 @f5(i32 %x) {
  %r = sub i32 %x, 5
  ret i32 %r
}
; The sum of the constants overflows, so the flag goes.
define i32 @f6(i32 %x, i32 %y) {
  %a = sub i32 0, %y
  %r = add i32 %x, %a
  ret i32 %r
}
define i32 @f7(i32 %x, i32 %y) {
  %a = add i32 %x, %y
  %r = sub i32 %a, %x
  ret i32 %r
}
; The constant of an inner sum comes out.
define i32 @f8(i32 %x, i32 %y) {
  %a = add i32 %x, 5
  %r = add i32 %a, %y
  ret i32 %r
}
; The constant of an inner sum comes out.
define i32 @f9(i32 %x) {
  %r = mul i32 %x, 8
  ret i32 %r
}
; The constant of an inner sum comes out.
define i32 @f10(i32 %x) {
  %a = and i32 %x, 12
  %r = and i32 %a, 10
  ret i32 %r
}
define i32 @f11(i8 %b) {
  %a = zext i8 %b to i32
  %r = and i32 %a, 255
  ret i32 %r
}
define i32 @f12(i32 %x) {
  %a = or i32 %x, 240
  %r = and i32 %a, 15
  ret i32 %r
}
define i32 @f13(i32 %x) {
  %r = and i32 %x, undef
  ret i32 %r
}
; expect gfx906
;> define i32 @f1(i32 %x) {
;>   ret i32 %x
;> }
;>
;> define i32 @f2(i32 %x) {
;>   ret i32 42
;> }
;>
;> define i32 @f3(i32 %x) {
;>   %r = add nuw i32 %x, 7
;>   ret i32 %r
;> }
;>
;> define i8 @f4(i8 %x) {
;>   %r = add i8 %x, -56
;>   ret i8 %r
;> }
;>
;> define i32 @f5(i32 %x) {
;>   %r = add i32 %x, -5
;>   ret i32 %r
;> }
;>
;> define i32 @f6(i32 %x, i32 %y) {
;>   %r = sub i32 %x, %y
;>   ret i32 %r
;> }
;>
;> define i32 @f7(i32 %x, i32 %y) {
;>   ret i32 %y
;> }
;>
;> define i32 @f8(i32 %x, i32 %y) {
;>   %1 = add i32 %x, %y
;>   %r = add i32 %1, 5
;>   ret i32 %r
;> }
;>
;> define i32 @f9(i32 %x) {
;>   %r = shl i32 %x, 3
;>   ret i32 %r
;> }
;>
;> define i32 @f10(i32 %x) {
;>   %r = and i32 %x, 8
;>   ret i32 %r
;> }
;>
;> define i32 @f11(i8 %b) {
;>   %a = zext i8 %b to i32
;>   ret i32 %a
;> }
;>
;> define i32 @f12(i32 %x) {
;>   %r = and i32 %x, 15
;>   ret i32 %r
;> }
;>
;> define i32 @f13(i32 %x) {
;>   ret i32 0
;> }
