; test stack-coloring
; target gfx906
; Of a pointer that is one variable or another it is not known which one it is: `a` and `b` are
; needed as long as their lifetimes last, `c` shares the place of one of them.

declare void @reads(ptr addrspace(5) nocapture)

define i32 @f(i1 %which, i32 %x) {
  %a = alloca [16 x i32], addrspace(5)
  %b = alloca [16 x i32], addrspace(5)
  %c = alloca [16 x i32], addrspace(5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %a)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %b)
  %one = select i1 %which, ptr addrspace(5) %a, ptr addrspace(5) %b
  store i32 %x, ptr addrspace(5) %one
  call void @reads(ptr addrspace(5) %a)
  call void @reads(ptr addrspace(5) %b)
  %y = load i32, ptr addrspace(5) %one
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %b)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %a)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %c)
  call void @reads(ptr addrspace(5) %c)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %c)
  ret i32 %y
}
; expect gfx906
;> declare void @reads(ptr addrspace(5) captures(none))
;>
;> define i32 @f(i1 %which, i32 %x) {
;>   %1 = alloca [64 x i8], align 4, addrspace(5)
;>   %b = alloca [16 x i32], align 4, addrspace(5)
;>   call void @llvm.lifetime.start.p5(ptr addrspace(5) %b)
;>   %one = select i1 %which, ptr addrspace(5) %1, ptr addrspace(5) %b
;>   store i32 %x, ptr addrspace(5) %one, align 4
;>   call void @reads(ptr addrspace(5) %1)
;>   call void @reads(ptr addrspace(5) %b)
;>   %y = load i32, ptr addrspace(5) %one, align 4
;>   call void @llvm.lifetime.end.p5(ptr addrspace(5) %b)
;>   call void @reads(ptr addrspace(5) %1)
;>   ret i32 %y
;> }
;>
;> declare void @llvm.lifetime.end.p5(ptr addrspace(5))
;>
;> declare void @llvm.lifetime.start.p5(ptr addrspace(5))
