; test simplify-cfg,dce
; target gfx906
define i32 @f(i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b
a:
  %s = add i32 %x, %y
  br label %j
b:
  %d = sub i32 %x, %y
  br label %j
j:
  %r = phi i32 [ %s, %a ], [ %d, %b ]
  ret i32 %r
}
; expect gfx906
;> define i32 @f(i1 %c, i32 %x, i32 %y) {
;>   %s = add i32 %x, %y
;>   %d = sub i32 %x, %y
;>   %1 = select i1 %c, i32 %s, i32 %d
;>   ret i32 %1
;> }
