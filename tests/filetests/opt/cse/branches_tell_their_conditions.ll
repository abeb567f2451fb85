; test cse,dce
; target gfx906
define i32 @f(i32 %x) {
  %c = icmp eq i32 %x, 5
  br i1 %c, label %yes, label %no
yes:
  %y = zext i1 %c to i32
  %s = add i32 %x, %y
  ret i32 %s
no:
  %n = zext i1 %c to i32
  %d = add i32 %x, %n
  ret i32 %d
}
; expect gfx906
;> define i32 @f(i32 %x) {
;>   %c = icmp eq i32 %x, 5
;>   br i1 %c, label %yes, label %no
;>
;> yes:
;>   %y = zext i1 true to i32
;>   %s = add i32 5, %y
;>   ret i32 %s
;>
;> no:
;>   %n = zext i1 false to i32
;>   %d = add i32 %x, %n
;>   ret i32 %d
;> }
