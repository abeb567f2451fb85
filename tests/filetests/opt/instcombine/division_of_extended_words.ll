; test instcombine
; target gfx906
; The least number divided by -1 has no quotient in 32 bits, but one in 64.
define i64 @quotient(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %q = sdiv i64 %x, %y
  ret i64 %q
}
define i64 @rest(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %r = srem i64 %x, %y
  ret i64 %r
}
define i64 @of_a_short(i16 %a, i32 %b) {
  %x = sext i16 %a to i64
  %y = sext i32 %b to i64
  %q = sdiv i64 %x, %y
  ret i64 %q
}
define i64 @by_what_is_not_negative(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %half = lshr i32 %b, 1
  %y = zext i32 %half to i64
  %r = srem i64 %x, %y
  ret i64 %r
}
define i64 @by_seven(i32 %a) {
  %x = sext i32 %a to i64
  %q = sdiv i64 %x, 7
  ret i64 %q
}
define i64 @by_minus_one(i32 %a) {
  %x = sext i32 %a to i64
  %q = sdiv i64 %x, -1
  ret i64 %q
}
define i64 @wide(i32 %a, i64 %b) {
  %x = sext i32 %a to i64
  %q = sdiv i64 %x, %b
  ret i64 %q
}
; expect gfx906
;> define i64 @quotient(i32 %a, i32 %b) {
;>   %x = sext i32 %a to i64
;>   %y = sext i32 %b to i64
;>   %1 = ashr i32 %a, 31
;>   %2 = ashr i32 %b, 31
;>   %3 = xor i32 %a, %1
;>   %4 = sub i32 %3, %1
;>   %5 = xor i32 %b, %2
;>   %6 = sub i32 %5, %2
;>   %7 = udiv i32 %4, %6
;>   %8 = xor i32 %1, %2
;>   %9 = zext i32 %7 to i64
;>   %10 = sext i32 %8 to i64
;>   %11 = xor i64 %9, %10
;>   %12 = sub i64 %11, %10
;>   ret i64 %12
;> }
;>
;> define i64 @rest(i32 %a, i32 %b) {
;>   %x = sext i32 %a to i64
;>   %y = sext i32 %b to i64
;>   %1 = ashr i32 %a, 31
;>   %2 = ashr i32 %b, 31
;>   %3 = xor i32 %a, %1
;>   %4 = sub i32 %3, %1
;>   %5 = xor i32 %b, %2
;>   %6 = sub i32 %5, %2
;>   %7 = urem i32 %4, %6
;>   %8 = xor i32 %7, %1
;>   %9 = sub i32 %8, %1
;>   %r = sext i32 %9 to i64
;>   ret i64 %r
;> }
;>
;> define i64 @of_a_short(i16 %a, i32 %b) {
;>   %x = sext i16 %a to i64
;>   %y = sext i32 %b to i64
;>   %1 = sext i16 %a to i32
;>   %2 = sdiv i32 %1, %b
;>   %q = sext i32 %2 to i64
;>   ret i64 %q
;> }
;>
;> define i64 @by_what_is_not_negative(i32 %a, i32 %b) {
;>   %x = sext i32 %a to i64
;>   %half = lshr i32 %b, 1
;>   %y = zext i32 %half to i64
;>   %1 = srem i32 %a, %half
;>   %r = sext i32 %1 to i64
;>   ret i64 %r
;> }
;>
;> define i64 @by_seven(i32 %a) {
;>   %x = sext i32 %a to i64
;>   %1 = call i32 @llvm.amdgpuc.smulhi(i32 %a, i32 -1840700269)
;>   %2 = add i32 %1, %a
;>   %3 = ashr i32 %2, 2
;>   %4 = lshr i32 %a, 31
;>   %5 = add i32 %3, %4
;>   %q = sext i32 %5 to i64
;>   ret i64 %q
;> }
;>
;> define i64 @by_minus_one(i32 %a) {
;>   %x = sext i32 %a to i64
;>   %q = sub i64 0, %x
;>   ret i64 %q
;> }
;>
;> define i64 @wide(i32 %a, i64 %b) {
;>   %x = sext i32 %a to i64
;>   %q = sdiv i64 %x, %b
;>   ret i64 %q
;> }
;>
;> declare i32 @llvm.amdgpuc.smulhi(i32, i32)
