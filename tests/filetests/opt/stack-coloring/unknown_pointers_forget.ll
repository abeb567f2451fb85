; test stack-coloring
; target gfx906
; `p` may be the address of `a`, and `q` that of `b`, which share a place: their accesses, too, lose
; what is said of them. That of global memory keeps it.

declare ptr addrspace(5) @pass(ptr addrspace(5))

define void @f(i32 %i, ptr addrspace(1) %g) {
  %a = alloca [16 x i32], addrspace(5)
  %b = alloca [16 x i32], addrspace(5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %a)
  %p = call ptr addrspace(5) @pass(ptr addrspace(5) %a)
  store i32 %i, ptr addrspace(5) %p, !tbaa !1
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %a)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %b)
  %q = call ptr addrspace(5) @pass(ptr addrspace(5) %b)
  store i32 %i, ptr addrspace(5) %q, !tbaa !3
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %b)
  store i32 %i, ptr addrspace(1) %g, !tbaa !3
  ret void
}

!0 = !{!"root"}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !0}
!3 = !{!4, !4, i64 0}
!4 = !{!"other", !0}
; expect gfx906
;> declare ptr addrspace(5) @pass(ptr addrspace(5))
;>
;> define void @f(i32 %i, ptr addrspace(1) %g) {
;>   %1 = alloca [64 x i8], align 4, addrspace(5)
;>   %p = call ptr addrspace(5) @pass(ptr addrspace(5) %1)
;>   store i32 %i, ptr addrspace(5) %p, align 4
;>   %q = call ptr addrspace(5) @pass(ptr addrspace(5) %1)
;>   store i32 %i, ptr addrspace(5) %q, align 4
;>   store i32 %i, ptr addrspace(1) %g, align 4, !tbaa !{!1, !1, i64 0}
;>   ret void
;> }
;>
;> !0 = !{!"root"}
;> !1 = !{!"other", !0, i64 0}
