; test simplify-cfg,dce
; target gfx906
; Division by zero, a call, lanes, a load, much work.
define i32 @f(i1 %c, i32 %x, i32 %y, ptr addrspace(1) %p, float %f) {
  br i1 %c, label %a, label %j
a:
  %e1 = fdiv float %f, 3.0
  %e2 = fptosi float %e1 to i32
  br label %j
j:
  %r = phi i32 [ %e2, %a ], [ 0, %0 ]
  ret i32 %r
}
; expect gfx906
;> define i32 @f(i1 %c, i32 %x, i32 %y, ptr addrspace(1) %p, float %f) {
;>   br i1 %c, label %a, label %j
;>
;> a:
;>   %e1 = fdiv float %f, 0x4008000000000000
;>   %e2 = fptosi float %e1 to i32
;>   br label %j
;>
;> j:
;>   %r = phi i32 [ 0, %0 ], [ %e2, %a ]
;>   ret i32 %r
;> }
