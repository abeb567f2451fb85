; test stack-coloring
; target gfx906
; `b` and `c` are needed while `a` is, and not at the same time: they share a place, not that of
; `a`.

declare void @use(ptr addrspace(5))

define void @f() {
  %a = alloca [16 x i32], addrspace(5)
  %b = alloca [8 x i32], addrspace(5)
  %c = alloca [4 x i32], addrspace(5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %a)
  call void @use(ptr addrspace(5) %a)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %b)
  call void @use(ptr addrspace(5) %b)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %b)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %c)
  call void @use(ptr addrspace(5) %c)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %c)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %a)
  ret void
}
; expect gfx906
;> declare void @use(ptr addrspace(5))
;>
;> define void @f() {
;>   %1 = alloca [32 x i8], align 4, addrspace(5)
;>   %a = alloca [16 x i32], align 4, addrspace(5)
;>   call void @llvm.lifetime.start.p5(ptr addrspace(5) %a)
;>   call void @use(ptr addrspace(5) %a)
;>   call void @use(ptr addrspace(5) %1)
;>   call void @use(ptr addrspace(5) %1)
;>   call void @llvm.lifetime.end.p5(ptr addrspace(5) %a)
;>   ret void
;> }
;>
;> declare void @llvm.lifetime.end.p5(ptr addrspace(5))
;>
;> declare void @llvm.lifetime.start.p5(ptr addrspace(5))
