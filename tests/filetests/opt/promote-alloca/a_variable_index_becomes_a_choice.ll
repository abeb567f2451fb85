; test promote-alloca
; target gfx906
define i32 @f(i32 %i, i32 %x) {
  %s = alloca [2 x i32], addrspace(5)
  store i32 10, ptr addrspace(5) %s
  %one = getelementptr i32, ptr addrspace(5) %s, i32 1
  store i32 11, ptr addrspace(5) %one
  %q = getelementptr i32, ptr addrspace(5) %s, i32 %i
  %r = load i32, ptr addrspace(5) %q
  ret i32 %r
}
; expect gfx906
;> define i32 @f(i32 %i, i32 %x) {
;>   %s = alloca [2 x i32], align 4, addrspace(5)
;>   store i32 10, ptr addrspace(5) %s, align 4
;>   %one = getelementptr i32, ptr addrspace(5) %s, i32 1
;>   store i32 11, ptr addrspace(5) %one, align 4
;>   %1 = getelementptr i8, ptr addrspace(5) %s, i32 0
;>   %2 = load i32, ptr addrspace(5) %1, align 4
;>   %3 = getelementptr i8, ptr addrspace(5) %s, i32 4
;>   %4 = load i32, ptr addrspace(5) %3, align 4
;>   %5 = icmp eq i32 %i, 1
;>   %6 = select i1 %5, i32 %4, i32 %2
;>   ret i32 %6
;> }
