; test cse,dce
; target gfx906
define i32 @f(ptr addrspace(1) %p, ptr addrspace(3) %l, ptr addrspace(1) noalias %other) {
  %behind = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a = load i32, ptr addrspace(1) %p
  store i32 7, ptr addrspace(1) %other
  %b = load i32, ptr addrspace(1) %p
  %s = sub i32 %a, %b
  ret i32 %s
}
; expect gfx906
;> define i32 @f(ptr addrspace(1) %p, ptr addrspace(3) %l, ptr addrspace(1) noalias %other) {
;>   %a = load i32, ptr addrspace(1) %p, align 4
;>   store i32 7, ptr addrspace(1) %other, align 4
;>   %s = sub i32 %a, %a
;>   ret i32 %s
;> }
