; test cse,dce
; target gfx906
define i32 @f(ptr addrspace(1) %p, i32 %x) {
  store i32 %x, ptr addrspace(1) %p
  %a = load i32, ptr addrspace(1) %p
  ret i32 %a
}
; expect gfx906
;> define i32 @f(ptr addrspace(1) %p, i32 %x) {
;>   store i32 %x, ptr addrspace(1) %p, align 4
;>   ret i32 %x
;> }
