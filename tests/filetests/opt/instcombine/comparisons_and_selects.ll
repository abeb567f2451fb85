; test instcombine,dce
; target gfx906
define i1 @f1(i32 %x) {
  %r = icmp ult i32 %x, 0
  ret i1 %r
}
define i1 @f2(i32 %x) {
  %r = icmp sge i32 %x, 8
  ret i1 %r
}
define i1 @f3(i32 %x) {
  %a = add i32 %x, 3
  %r = icmp eq i32 %a, 10
  ret i1 %r
}
; Not so for an order: the sum may wrap.
define i1 @f4(i32 %x) {
  %a = add i32 %x, 3
  %r = icmp ult i32 %a, 10
  ret i1 %r
}
; Not so for an order: the sum may wrap.
define i1 @f5(i1 %c) {
  %a = zext i1 %c to i32
  %r = icmp ne i32 %a, 0
  ret i1 %r
}
; Not so for an order: the sum may wrap.
define i1 @f6(i8 %b) {
  %a = zext i8 %b to i32
  %r = icmp ult i32 %a, 300
  ret i1 %r
}
define i32 @f7(i32 %x, i32 %y) {
  %c = icmp slt i32 %x, %y
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}
define i32 @f8(i32 %x) {
  %c = icmp ugt i32 %x, 4
  %r = select i1 %c, i32 %x, i32 5
  ret i32 %r
}
; 6 is no neighbour of 4.
define i32 @f9(i32 %x) {
  %c = icmp ugt i32 %x, 4
  %r = select i1 %c, i32 %x, i32 6
  ret i32 %r
}
; 6 is no neighbour of 4.
define i32 @f10(i32 %x) {
  %n = sub i32 0, %x
  %c = icmp slt i32 %x, 0
  %r = select i1 %c, i32 %n, i32 %x
  ret i32 %r
}
; 6 is no neighbour of 4.
define i32 @f11(i1 %c, i32 %x, i32 %y) {
  %n = xor i1 %c, true
  %r = select i1 %n, i32 %x, i32 %y
  ret i32 %r
}
define i1 @f12(i1 %a, i1 %b) {
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
; expect gfx906
;> define i1 @f1(i32 %x) {
;>   ret i1 false
;> }
;>
;> define i1 @f2(i32 %x) {
;>   %r = icmp sgt i32 %x, 7
;>   ret i1 %r
;> }
;>
;> define i1 @f3(i32 %x) {
;>   %r = icmp eq i32 %x, 7
;>   ret i1 %r
;> }
;>
;> define i1 @f4(i32 %x) {
;>   %a = add i32 %x, 3
;>   %r = icmp ult i32 %a, 10
;>   ret i1 %r
;> }
;>
;> define i1 @f5(i1 %c) {
;>   ret i1 %c
;> }
;>
;> define i1 @f6(i8 %b) {
;>   ret i1 true
;> }
;>
;> define i32 @f7(i32 %x, i32 %y) {
;>   %r = call i32 @llvm.smin.i32(i32 %x, i32 %y)
;>   ret i32 %r
;> }
;>
;> define i32 @f8(i32 %x) {
;>   %r = call i32 @llvm.umax.i32(i32 %x, i32 5)
;>   ret i32 %r
;> }
;>
;> define i32 @f9(i32 %x) {
;>   %c = icmp ugt i32 %x, 4
;>   %r = select i1 %c, i32 %x, i32 6
;>   ret i32 %r
;> }
;>
;> define i32 @f10(i32 %x) {
;>   %r = call i32 @llvm.abs.i32(i32 %x, i1 false)
;>   ret i32 %r
;> }
;>
;> define i32 @f11(i1 %c, i32 %x, i32 %y) {
;>   %r = select i1 %c, i32 %y, i32 %x
;>   ret i32 %r
;> }
;>
;> define i1 @f12(i1 %a, i1 %b) {
;>   %r = and i1 %a, %b
;>   ret i1 %r
;> }
;>
;> declare i32 @llvm.abs.i32(i32, i1)
;>
;> declare i32 @llvm.smin.i32(i32, i32)
;>
;> declare i32 @llvm.umax.i32(i32, i32)
