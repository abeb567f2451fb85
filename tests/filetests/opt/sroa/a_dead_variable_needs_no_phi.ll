; test sroa,instcombine,dce
; target gfx906
define i32 @f(i1 %c, i32 %x) {
  %s = alloca i32, addrspace(5)
  store i32 1, ptr addrspace(5) %s
  br i1 %c, label %a, label %j
a:
  store i32 %x, ptr addrspace(5) %s
  br label %j
j:
  store i32 7, ptr addrspace(5) %s
  %r = load i32, ptr addrspace(5) %s
  ret i32 %r
}
; expect gfx906
;> define i32 @f(i1 %c, i32 %x) {
;>   br i1 %c, label %a, label %j
;>
;> a:
;>   br label %j
;>
;> j:
;>   ret i32 7
;> }
