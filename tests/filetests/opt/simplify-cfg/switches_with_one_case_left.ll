; test simplify-cfg,dce
; target gfx906
define i32 @f(i32 %x) {
  switch i32 %x, label %d [ i32 1, label %d
  i32 2, label %e ]
d:
  %y = call i32 @g(i32 1)
  ret i32 %y
e:
  %z = call i32 @g(i32 2)
  ret i32 %z
}
declare i32 @g(i32)
; expect gfx906
;> define i32 @f(i32 %x) {
;>   %1 = icmp eq i32 %x, 2
;>   br i1 %1, label %e, label %d
;>
;> d:
;>   %y = call i32 @g(i32 1)
;>   ret i32 %y
;>
;> e:
;>   %z = call i32 @g(i32 2)
;>   ret i32 %z
;> }
;>
;> declare i32 @g(i32)
