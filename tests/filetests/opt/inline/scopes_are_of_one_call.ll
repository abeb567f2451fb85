; test inline
; target gfx906
; What is apart within one call of the function need not be in two calls.
define internal void @g(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %x = load i32, ptr addrspace(1) %p, !alias.scope !0, !noalias !1
  store i32 %x, ptr addrspace(1) %q, !alias.scope !1, !noalias !0
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  call void @g(ptr addrspace(1) %p, ptr addrspace(1) %q)
  call void @g(ptr addrspace(1) %q, ptr addrspace(1) %p)
  ret void
}
!0 = !{!2}
!1 = !{!3}
!2 = distinct !{!2, !4}
!3 = distinct !{!3, !4}
!4 = distinct !{!4}
; expect gfx906
;> declare void @g(ptr addrspace(1), ptr addrspace(1))
;>
;> define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
;>   %1 = load i32, ptr addrspace(1) %p, align 4, !alias.scope !{!1}, !noalias !{!2}
;>   store i32 %1, ptr addrspace(1) %q, align 4, !alias.scope !{!2}, !noalias !{!1}
;>   br label %2
;>
;> 2:
;>   %3 = load i32, ptr addrspace(1) %q, align 4, !alias.scope !{!3}, !noalias !{!4}
;>   store i32 %3, ptr addrspace(1) %p, align 4, !alias.scope !{!4}, !noalias !{!3}
;>   br label %4
;>
;> 4:
;>   ret void
;> }
;>
;> !0 = distinct !{!0}
;> !1 = distinct !{!1, !0}
;> !2 = distinct !{!2, !0}
;> !3 = distinct !{!3, !0}
;> !4 = distinct !{!4, !0}
