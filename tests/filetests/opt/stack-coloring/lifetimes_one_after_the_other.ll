; test stack-coloring
; target gfx906
; Two variables whose lifetimes follow on one another share the place of the larger one. What is
; said of the accesses by types is said of variables, and goes.

declare void @use(ptr addrspace(5))

define i32 @f(i32 %i) {
  %a = alloca [16 x i32], addrspace(5)
  %b = alloca [8 x i32], align 16, addrspace(5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %a)
  call void @use(ptr addrspace(5) %a)
  %p = getelementptr i32, ptr addrspace(5) %a, i32 %i
  %x = load i32, ptr addrspace(5) %p, !tbaa !1
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %a)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %b)
  call void @use(ptr addrspace(5) %b)
  %q = getelementptr i32, ptr addrspace(5) %b, i32 %i
  %y = load i32, ptr addrspace(5) %q, !tbaa !3
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %b)
  %s = add i32 %x, %y
  ret i32 %s
}

!0 = !{!"root"}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !0}
!3 = !{!4, !4, i64 0}
!4 = !{!"other", !0}
; expect gfx906
;> declare void @use(ptr addrspace(5))
;>
;> define i32 @f(i32 %i) {
;>   %1 = alloca [64 x i8], align 16, addrspace(5)
;>   call void @use(ptr addrspace(5) %1)
;>   %p = getelementptr i32, ptr addrspace(5) %1, i32 %i
;>   %x = load i32, ptr addrspace(5) %p, align 4
;>   call void @use(ptr addrspace(5) %1)
;>   %q = getelementptr i32, ptr addrspace(5) %1, i32 %i
;>   %y = load i32, ptr addrspace(5) %q, align 4
;>   %s = add i32 %x, %y
;>   ret i32 %s
;> }
