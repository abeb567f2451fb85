; test simplify-cfg,dce
; target gfx906
define i32 @f(i32 %x) {
  br i1 true, label %a, label %b
a:
  br label %c
b:
  br label %c
c:
  %r = phi i32 [ 1, %a ], [ %x, %b ]
  ret i32 %r
}
; expect gfx906
;> define i32 @f(i32 %x) {
;>   ret i32 1
;> }
