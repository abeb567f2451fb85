; test instcombine,dce
; target gfx906
define i32 @f1(i32 %x) {
  %a = trunc i32 %x to i8
  %r = zext i8 %a to i32
  ret i32 %r
}
define i32 @f2(i32 %x, i32 %y) {
  %a = zext i32 %x to i64
  %b = zext i32 %y to i64
  %s = add i64 %a, %b
  %r = trunc i64 %s to i32
  ret i32 %r
}
define i64 @f3(i16 %x) {
  %a = zext i16 %x to i32
  %r = sext i32 %a to i64
  ret i64 %r
}
define i64 @f4(i32 %x) {
  %a = lshr i32 %x, 1
  %r = sext i32 %a to i64
  ret i64 %r
}
define ptr addrspace(3) @f5(ptr addrspace(3) %p) {
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %r = addrspacecast ptr %g to ptr addrspace(3)
  ret ptr addrspace(3) %r
}
; A generic pointer that passes through local memory's space may have become null.
define ptr @f6(ptr %p) {
  %l = addrspacecast ptr %p to ptr addrspace(3)
  %r = addrspacecast ptr addrspace(3) %l to ptr
  ret ptr %r
}
; expect gfx906
;> define i32 @f1(i32 %x) {
;>   %r = and i32 %x, 255
;>   ret i32 %r
;> }
;>
;> define i32 @f2(i32 %x, i32 %y) {
;>   %r = add i32 %x, %y
;>   ret i32 %r
;> }
;>
;> define i64 @f3(i16 %x) {
;>   %r = zext i16 %x to i64
;>   ret i64 %r
;> }
;>
;> define i64 @f4(i32 %x) {
;>   %a = lshr i32 %x, 1
;>   %r = zext nneg i32 %a to i64
;>   ret i64 %r
;> }
;>
;> define ptr addrspace(3) @f5(ptr addrspace(3) %p) {
;>   ret ptr addrspace(3) %p
;> }
;>
;> define ptr @f6(ptr %p) {
;>   %l = addrspacecast ptr %p to ptr addrspace(3)
;>   %r = addrspacecast ptr addrspace(3) %l to ptr
;>   ret ptr %r
;> }
