; test promote-alloca,sroa,instcombine,dce
; target gfx906
define i32 @f(ptr addrspace(1) %p, i32 %i) {
  %s = alloca [32 x i32], addrspace(5)
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
;>   %x = load i32, ptr addrspace(1) %p, align 4
;>   %1 = icmp eq i32 %i, 1
;>   %2 = select i1 %1, i32 %x, i32 11
;>   ret i32 %2
;> }
