; test stack-coloring
; target gfx906
; `a` may be what `@same` gives back, whatever is said of its parameter: it is needed to the end.

declare ptr addrspace(5) @same(ptr addrspace(5) nocapture)
declare void @reads(ptr addrspace(5) nocapture)

define i32 @f() {
  %a = alloca [16 x i32], addrspace(5)
  %b = alloca [16 x i32], addrspace(5)
  %p = call ptr addrspace(5) @same(ptr addrspace(5) %a)
  call void @reads(ptr addrspace(5) %b)
  %x = load i32, ptr addrspace(5) %p
  ret i32 %x
}
; expect gfx906
;> declare ptr addrspace(5) @same(ptr addrspace(5) captures(none))
;>
;> declare void @reads(ptr addrspace(5) captures(none))
;>
;> define i32 @f() {
;>   %a = alloca [16 x i32], align 4, addrspace(5)
;>   %b = alloca [16 x i32], align 4, addrspace(5)
;>   %p = call ptr addrspace(5) @same(ptr addrspace(5) %a)
;>   call void @reads(ptr addrspace(5) %b)
;>   %x = load i32, ptr addrspace(5) %p, align 4
;>   ret i32 %x
;> }
