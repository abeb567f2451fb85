; test cse,dce
; target gfx906
define i32 @f(ptr addrspace(1) %p) {
  %a = load i32, ptr addrspace(1) %p, !tbaa !0
  %b = load i32, ptr addrspace(1) %p, !tbaa !4
  %c = load i32, ptr addrspace(1) %p, !tbaa !0
  %d = add i32 %a, %b
  %r = add i32 %d, %c
  ret i32 %r
}
define i32 @nothing(ptr addrspace(1) %p) {
  %a = load i32, ptr addrspace(1) %p, !tbaa !0
  %b = load i32, ptr addrspace(1) %p
  %r = add i32 %a, %b
  ret i32 %r
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"any byte", !3, i64 0}
!3 = !{!"root"}
!4 = !{!5, !5, i64 0}
!5 = !{!"float", !2, i64 0}
!6 = !{!2, !2, i64 0}
; expect gfx906
;> define i32 @f(ptr addrspace(1) %p) {
;>   %a = load i32, ptr addrspace(1) %p, align 4, !tbaa !{!1, !1, i64 0}
;>   %d = add i32 %a, %a
;>   %r = add i32 %d, %a
;>   ret i32 %r
;> }
;>
;> define i32 @nothing(ptr addrspace(1) %p) {
;>   %a = load i32, ptr addrspace(1) %p, align 4
;>   %r = add i32 %a, %a
;>   ret i32 %r
;> }
;>
;> !0 = !{!"root"}
;> !1 = !{!"any byte", !0, i64 0}
