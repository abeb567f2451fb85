; test cse,dce
; target gfx906
define i32 @f(i32 %x, i32 %y) {
  %a = icmp slt i32 %x, %y
  %b = icmp sgt i32 %y, %x
  %c = icmp slt i32 %y, %x
  %d = and i1 %a, %b
  %e = xor i1 %d, %c
  %r = zext i1 %e to i32
  ret i32 %r
}
; expect gfx906
;> define i32 @f(i32 %x, i32 %y) {
;>   %a = icmp slt i32 %x, %y
;>   %c = icmp slt i32 %y, %x
;>   %d = and i1 %a, %a
;>   %e = xor i1 %d, %c
;>   %r = zext i1 %e to i32
;>   ret i32 %r
;> }
