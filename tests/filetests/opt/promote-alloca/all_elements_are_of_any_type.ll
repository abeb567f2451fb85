; test promote-alloca
; target gfx906
; A store to one of the elements becomes one to all of them: nothing is said of these.
define i32 @f(i32 %i) {
  %a = alloca [2 x i32], align 4, addrspace(5)
  %p = getelementptr [2 x i32], ptr addrspace(5) %a, i32 0, i32 %i
  store i32 1, ptr addrspace(5) %p, !tbaa !0
  %x = load i32, ptr addrspace(5) %p, !tbaa !0
  ret i32 %x
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"any byte", !3, i64 0}
!3 = !{!"root"}
!4 = !{!5, !5, i64 0}
!5 = !{!"float", !2, i64 0}
!6 = !{!2, !2, i64 0}
; expect gfx906
;> define i32 @f(i32 %i) {
;>   %a = alloca [2 x i32], align 4, addrspace(5)
;>   %1 = getelementptr i8, ptr addrspace(5) %a, i32 0
;>   %2 = load i32, ptr addrspace(5) %1, align 4
;>   %3 = icmp eq i32 %i, 0
;>   %4 = select i1 %3, i32 1, i32 %2
;>   store i32 %4, ptr addrspace(5) %1, align 4
;>   %5 = getelementptr i8, ptr addrspace(5) %a, i32 4
;>   %6 = load i32, ptr addrspace(5) %5, align 4
;>   %7 = icmp eq i32 %i, 1
;>   %8 = select i1 %7, i32 1, i32 %6
;>   store i32 %8, ptr addrspace(5) %5, align 4
;>   %9 = getelementptr i8, ptr addrspace(5) %a, i32 0
;>   %10 = load i32, ptr addrspace(5) %9, align 4
;>   %11 = getelementptr i8, ptr addrspace(5) %a, i32 4
;>   %12 = load i32, ptr addrspace(5) %11, align 4
;>   %13 = icmp eq i32 %i, 1
;>   %14 = select i1 %13, i32 %12, i32 %10
;>   ret i32 %14
;> }
