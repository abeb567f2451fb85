; test sroa,instcombine,dce
; target gfx906
; Passed on, stored, indexed by a variable, volatile, past the end.
define i32 @f(ptr addrspace(1) %p, i32 %i) {
  %s = alloca [64 x i32], addrspace(5)
  store i32 1, ptr addrspace(5) %s
  store ptr addrspace(5) %s, ptr addrspace(1) %p
  %r = load i32, ptr addrspace(5) %s
  ret i32 %r
}
; expect gfx906
;> define i32 @f(ptr addrspace(1) %p, i32 %i) {
;>   %s = alloca [64 x i32], align 4, addrspace(5)
;>   store i32 1, ptr addrspace(5) %s, align 4
;>   store ptr addrspace(5) %s, ptr addrspace(1) %p, align 4
;>   %r = load i32, ptr addrspace(5) %s, align 4
;>   ret i32 %r
;> }
