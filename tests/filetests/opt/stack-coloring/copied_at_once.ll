; test stack-coloring
; target gfx906
; The last use of `a` is the first one of `b`: at that instruction both are needed.

declare void @reads(ptr addrspace(5) nocapture)
declare void @llvm.memcpy.p5.p5.i32(ptr addrspace(5), ptr addrspace(5), i32, i1)

define void @f() {
  %a = alloca [16 x i32], addrspace(5)
  %b = alloca [16 x i32], addrspace(5)
  call void @reads(ptr addrspace(5) %a)
  call void @llvm.memcpy.p5.p5.i32(ptr addrspace(5) %b, ptr addrspace(5) %a, i32 64, i1 false)
  call void @reads(ptr addrspace(5) %b)
  ret void
}
; expect gfx906
;> declare void @reads(ptr addrspace(5) captures(none))
;>
;> define void @f() {
;>   %a = alloca [16 x i32], align 4, addrspace(5)
;>   %b = alloca [16 x i32], align 4, addrspace(5)
;>   call void @reads(ptr addrspace(5) %a)
;>   call void @llvm.memcpy.p5.p5.i32(ptr addrspace(5) %b, ptr addrspace(5) %a, i32 64, i1 false)
;>   call void @reads(ptr addrspace(5) %b)
;>   ret void
;> }
;>
;> declare void @llvm.memcpy.p5.p5.i32(ptr addrspace(5), ptr addrspace(5), i32, i1)
