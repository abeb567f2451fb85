; test inline
; target gfx906
; Variables of an inlined function are needed while that runs. One has a marker of its own.

declare void @use(ptr addrspace(5))

define internal void @g() alwaysinline {
  %a = alloca [16 x i32], addrspace(5)
  %b = alloca [16 x i32], addrspace(5)
  %c = alloca i32, addrspace(5)
  call void @use(ptr addrspace(5) %a)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %b)
  call void @use(ptr addrspace(5) %b)
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %b)
  call void @use(ptr addrspace(5) %c)
  ret void
}

define void @f() {
  call void @g()
  call void @g()
  ret void
}
; expect gfx906
;> declare void @use(ptr addrspace(5))
;>
;> declare void @g() #0
;>
;> define void @f() {
;>   %1 = alloca i32, align 4, addrspace(5)
;>   %2 = alloca [16 x i32], align 4, addrspace(5)
;>   %3 = alloca [16 x i32], align 4, addrspace(5)
;>   %4 = alloca i32, align 4, addrspace(5)
;>   %5 = alloca [16 x i32], align 4, addrspace(5)
;>   %6 = alloca [16 x i32], align 4, addrspace(5)
;>   call void @llvm.lifetime.start.p5(ptr addrspace(5) %6)
;>   call void @llvm.lifetime.start.p5(ptr addrspace(5) %4)
;>   call void @use(ptr addrspace(5) %6)
;>   call void @llvm.lifetime.start.p5(ptr addrspace(5) %5)
;>   call void @use(ptr addrspace(5) %5)
;>   call void @llvm.lifetime.end.p5(ptr addrspace(5) %5)
;>   call void @use(ptr addrspace(5) %4)
;>   br label %7
;>
;> 7:
;>   call void @llvm.lifetime.end.p5(ptr addrspace(5) %6)
;>   call void @llvm.lifetime.end.p5(ptr addrspace(5) %4)
;>   call void @llvm.lifetime.start.p5(ptr addrspace(5) %3)
;>   call void @llvm.lifetime.start.p5(ptr addrspace(5) %1)
;>   call void @use(ptr addrspace(5) %3)
;>   call void @llvm.lifetime.start.p5(ptr addrspace(5) %2)
;>   call void @use(ptr addrspace(5) %2)
;>   call void @llvm.lifetime.end.p5(ptr addrspace(5) %2)
;>   call void @use(ptr addrspace(5) %1)
;>   br label %8
;>
;> 8:
;>   call void @llvm.lifetime.end.p5(ptr addrspace(5) %3)
;>   call void @llvm.lifetime.end.p5(ptr addrspace(5) %1)
;>   ret void
;> }
;>
;> declare void @llvm.lifetime.end.p5(ptr addrspace(5))
;>
;> declare void @llvm.lifetime.start.p5(ptr addrspace(5))
;>
;> attributes #0 = { alwaysinline }
