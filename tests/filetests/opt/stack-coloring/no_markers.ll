; test stack-coloring
; target gfx906
; What does not escape is needed from what is written first to what is read last, without a marker:
; `a` and `b` share. The address of `c` may be anywhere from the call on, so `c` is needed to the
; end, but not before.

declare void @reads(ptr addrspace(5) nocapture)
declare void @keeps(ptr addrspace(5))

define void @f(i32 %i, i32 %x) {
  %a = alloca [16 x i32], addrspace(5)
  %b = alloca [16 x i32], addrspace(5)
  %c = alloca [16 x i32], addrspace(5)
  %d = alloca [16 x i32], addrspace(5)
  %p = getelementptr i32, ptr addrspace(5) %a, i32 %i
  store i32 %x, ptr addrspace(5) %p
  call void @reads(ptr addrspace(5) %a)
  %q = getelementptr i32, ptr addrspace(5) %b, i32 %i
  store i32 %x, ptr addrspace(5) %q
  call void @reads(ptr addrspace(5) %b)
  call void @keeps(ptr addrspace(5) %c)
  call void @reads(ptr addrspace(5) %d)
  ret void
}
; expect gfx906
;> declare void @reads(ptr addrspace(5) captures(none))
;>
;> declare void @keeps(ptr addrspace(5))
;>
;> define void @f(i32 %i, i32 %x) {
;>   %1 = alloca [64 x i8], align 4, addrspace(5)
;>   %d = alloca [16 x i32], align 4, addrspace(5)
;>   %p = getelementptr i32, ptr addrspace(5) %1, i32 %i
;>   store i32 %x, ptr addrspace(5) %p, align 4
;>   call void @reads(ptr addrspace(5) %1)
;>   %q = getelementptr i32, ptr addrspace(5) %1, i32 %i
;>   store i32 %x, ptr addrspace(5) %q, align 4
;>   call void @reads(ptr addrspace(5) %1)
;>   call void @keeps(ptr addrspace(5) %1)
;>   call void @reads(ptr addrspace(5) %d)
;>   ret void
;> }
