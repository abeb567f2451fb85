; test cse,dce
; target gfx906
; The arms do not dominate the join.
define i32 @f(i1 %c, i32 %x, ptr addrspace(1) %p) {
  br i1 %c, label %a, label %b
a:
  %m = mul i32 %x, %x
  store i32 %m, ptr addrspace(1) %p
  br label %j
b:
  br label %j
j:
  %r = mul i32 %x, %x
  ret i32 %r
}
; expect gfx906
;> define i32 @f(i1 %c, i32 %x, ptr addrspace(1) %p) {
;>   br i1 %c, label %a, label %b
;>
;> a:
;>   %m = mul i32 %x, %x
;>   store i32 %m, ptr addrspace(1) %p, align 4
;>   br label %j
;>
;> b:
;>   br label %j
;>
;> j:
;>   %r = mul i32 %x, %x
;>   ret i32 %r
;> }
