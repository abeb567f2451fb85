; test cse,dce
; target gfx906
; The store is of no scope that the load excludes, unless all of its scopes are.
define i32 @apart(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = load i32, ptr addrspace(1) %p, !noalias !0
  store i32 1, ptr addrspace(1) %q, !alias.scope !0
  %b = load i32, ptr addrspace(1) %p, !noalias !0
  %r = add i32 %a, %b
  ret i32 %r
}
define i32 @of_another_scope_too(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = load i32, ptr addrspace(1) %p, !noalias !0
  store i32 1, ptr addrspace(1) %q, !alias.scope !1
  %b = load i32, ptr addrspace(1) %p, !noalias !0
  %r = add i32 %a, %b
  ret i32 %r
}
!0 = !{!2}
!1 = !{!2, !3}
!2 = distinct !{!2, !4}
!3 = distinct !{!3, !4}
!4 = distinct !{!4}
; expect gfx906
;> define i32 @apart(ptr addrspace(1) %p, ptr addrspace(1) %q) {
;>   %a = load i32, ptr addrspace(1) %p, align 4, !noalias !{!1}
;>   store i32 1, ptr addrspace(1) %q, align 4, !alias.scope !{!1}
;>   %r = add i32 %a, %a
;>   ret i32 %r
;> }
;>
;> define i32 @of_another_scope_too(ptr addrspace(1) %p, ptr addrspace(1) %q) {
;>   %a = load i32, ptr addrspace(1) %p, align 4, !noalias !{!1}
;>   store i32 1, ptr addrspace(1) %q, align 4, !alias.scope !{!1, !2}
;>   %b = load i32, ptr addrspace(1) %p, align 4, !noalias !{!1}
;>   %r = add i32 %a, %b
;>   ret i32 %r
;> }
;>
;> !0 = distinct !{!0}
;> !1 = distinct !{!1, !0}
;> !2 = distinct !{!2, !0}
