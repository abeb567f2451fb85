; test simplify-cfg,dce
; target gfx906
; The first iteration's test is known, but the loop is not taken apart.
define i32 @f(i32 %n) {
  br label %head
head:
  %more = phi i1 [ true, %0 ], [ %again, %body ]
  br i1 %more, label %body, label %exit
body:
  %x = call i32 @g(i32 %n)
  %again = icmp ne i32 %x, 0
  br label %head
exit:
  ret i32 0
}
declare i32 @g(i32)
; expect gfx906
;> define i32 @f(i32 %n) {
;>   br label %head
;>
;> head:
;>   %more = phi i1 [ true, %0 ], [ %again, %body ]
;>   br i1 %more, label %body, label %exit
;>
;> body:
;>   %x = call i32 @g(i32 %n)
;>   %again = icmp ne i32 %x, 0
;>   br label %head
;>
;> exit:
;>   ret i32 0
;> }
;>
;> declare i32 @g(i32)
