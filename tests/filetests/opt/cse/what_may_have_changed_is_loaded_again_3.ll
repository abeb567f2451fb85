; test cse,dce
; target gfx906
define i32 @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %inside = getelementptr i8, ptr addrspace(1) %p, i64 3
  %a = load i32, ptr addrspace(1) %p
  %u = atomicrmw add ptr addrspace(1) %q, i32 1 monotonic
  %b = load i32, ptr addrspace(1) %p
  %s = sub i32 %a, %b
  ret i32 %s
}
; expect gfx906
;> define i32 @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
;>   %a = load i32, ptr addrspace(1) %p, align 4
;>   %u = atomicrmw add ptr addrspace(1) %q, i32 1 monotonic, align 4
;>   %b = load i32, ptr addrspace(1) %p, align 4
;>   %s = sub i32 %a, %b
;>   ret i32 %s
;> }
