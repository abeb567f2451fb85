; test promote-alloca,sroa,instcombine,dce
; target gfx906
define i32 @f(ptr addrspace(1) %p, i32 %i) {
  %s = alloca [33 x i32], addrspace(5)
  store i32 10, ptr addrspace(5) %s
  %one = getelementptr i32, ptr addrspace(5) %s, i32 1
  store i32 11, ptr addrspace(5) %one
  %q = getelementptr i32, ptr addrspace(5) %s, i32 %i
  %x = load i32, ptr addrspace(1) %p
  store i32 %x, ptr addrspace(5) %q
  %r = load i32, ptr addrspace(5) %one
  ret i32 %r
}
; expect gfx906
;> define i32 @f(ptr addrspace(1) %p, i32 %i) {
;>   %s = alloca [33 x i32], align 4, addrspace(5)
;>   store i32 10, ptr addrspace(5) %s, align 4
;>   %one = getelementptr i8, ptr addrspace(5) %s, i32 4
;>   store i32 11, ptr addrspace(5) %one, align 4
;>   %q = getelementptr i32, ptr addrspace(5) %s, i32 %i
;>   %x = load i32, ptr addrspace(1) %p, align 4
;>   store i32 %x, ptr addrspace(5) %q, align 4
;>   %r = load i32, ptr addrspace(5) %one, align 4
;>   ret i32 %r
;> }
