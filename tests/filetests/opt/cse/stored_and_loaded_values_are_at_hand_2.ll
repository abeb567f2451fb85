; test cse,dce
; target gfx906
define i32 @f(ptr addrspace(1) %p, i1 %c) {
  %a = load i32, ptr addrspace(1) %p
  br i1 %c, label %t, label %e
t:
  %b = load i32, ptr addrspace(1) %p
  %s = add i32 %a, %b
  ret i32 %s
e:
  ret i32 %a
}
; expect gfx906
;> define i32 @f(ptr addrspace(1) %p, i1 %c) {
;>   %a = load i32, ptr addrspace(1) %p, align 4
;>   br i1 %c, label %t, label %e
;>
;> t:
;>   %s = add i32 %a, %a
;>   ret i32 %s
;>
;> e:
;>   ret i32 %a
;> }
