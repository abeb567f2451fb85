; test simplify-cfg,dce
; target gfx906
define i32 @f(i1 %c, i32 %x) {
  br i1 %c, label %a, label %b
a:
  unreachable
b:
  ret i32 %x
}
; expect gfx906
;> define i32 @f(i1 %c, i32 %x) {
;>   ret i32 %x
;> }
