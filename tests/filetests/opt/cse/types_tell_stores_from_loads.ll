; test cse,dce
; target gfx906
; A store of another type does not change what was loaded; one of any type, or at the same address,
; may.
define i32 @apart(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = load i32, ptr addrspace(1) %p, !tbaa !0
  store float 1.0, ptr addrspace(1) %q, !tbaa !4
  %b = load i32, ptr addrspace(1) %p, !tbaa !0
  %r = add i32 %a, %b
  ret i32 %r
}
define i32 @any(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = load i32, ptr addrspace(1) %p, !tbaa !0
  store i8 1, ptr addrspace(1) %q, !tbaa !6
  %b = load i32, ptr addrspace(1) %p, !tbaa !0
  %r = add i32 %a, %b
  ret i32 %r
}
define i32 @same_address(ptr addrspace(1) %p) {
  %a = load i32, ptr addrspace(1) %p, !tbaa !0
  store float 1.0, ptr addrspace(1) %p, !tbaa !4
  %b = load i32, ptr addrspace(1) %p, !tbaa !0
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
;> define i32 @apart(ptr addrspace(1) %p, ptr addrspace(1) %q) {
;>   %a = load i32, ptr addrspace(1) %p, align 4, !tbaa !{!2, !2, i64 0}
;>   store float 0x3FF0000000000000, ptr addrspace(1) %q, align 4, !tbaa !{!3, !3, i64 0}
;>   %r = add i32 %a, %a
;>   ret i32 %r
;> }
;>
;> define i32 @any(ptr addrspace(1) %p, ptr addrspace(1) %q) {
;>   %a = load i32, ptr addrspace(1) %p, align 4, !tbaa !{!2, !2, i64 0}
;>   store i8 1, ptr addrspace(1) %q, align 1, !tbaa !{!1, !1, i64 0}
;>   %b = load i32, ptr addrspace(1) %p, align 4, !tbaa !{!2, !2, i64 0}
;>   %r = add i32 %a, %b
;>   ret i32 %r
;> }
;>
;> define i32 @same_address(ptr addrspace(1) %p) {
;>   %a = load i32, ptr addrspace(1) %p, align 4, !tbaa !{!2, !2, i64 0}
;>   store float 0x3FF0000000000000, ptr addrspace(1) %p, align 4, !tbaa !{!3, !3, i64 0}
;>   %b = load i32, ptr addrspace(1) %p, align 4, !tbaa !{!2, !2, i64 0}
;>   %r = add i32 %a, %b
;>   ret i32 %r
;> }
;>
;> !0 = !{!"root"}
;> !1 = !{!"any byte", !0, i64 0}
;> !2 = !{!"int", !1, i64 0}
;> !3 = !{!"float", !1, i64 0}
