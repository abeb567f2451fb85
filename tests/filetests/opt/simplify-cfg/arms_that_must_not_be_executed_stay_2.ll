; test simplify-cfg,dce
; target gfx906
; Division by zero, a call, lanes, a load, much work.
define i32 @f(i1 %c, i32 %x, i32 %y, ptr addrspace(1) %p, float %f) {
  br i1 %c, label %a, label %j
a:
  %e2 = call i32 @g(i32 %x)
  br label %j
j:
  %r = phi i32 [ %e2, %a ], [ 0, %0 ]
  ret i32 %r
}
declare i32 @g(i32)
; expect gfx906
;> define i32 @f(i1 %c, i32 %x, i32 %y, ptr addrspace(1) %p, float %f) {
;>   br i1 %c, label %a, label %j
;>
;> a:
;>   %e2 = call i32 @g(i32 %x)
;>   br label %j
;>
;> j:
;>   %r = phi i32 [ 0, %0 ], [ %e2, %a ]
;>   ret i32 %r
;> }
;>
;> declare i32 @g(i32)
