; test mark-invariant-loads
; target gfx906
; No write of the kernel is of the load's type; scopes do not count, since a write in another turn of
; the loop may have come before.
define amdgpu_kernel void @types(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %x, %loop ]
  store float 1.0, ptr addrspace(1) %q, !tbaa !4
  %x = load i32, ptr addrspace(1) %p, !tbaa !0
  %c = icmp eq i32 %x, %i
  br i1 %c, label %end, label %loop
end:
  ret void
}
define amdgpu_kernel void @scopes(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %x, %loop ]
  store i32 %i, ptr addrspace(1) %q, !alias.scope !7
  %x = load i32, ptr addrspace(1) %p, !noalias !7
  %c = icmp eq i32 %x, %i
  br i1 %c, label %end, label %loop
end:
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"any byte", !3, i64 0}
!3 = !{!"root"}
!4 = !{!5, !5, i64 0}
!5 = !{!"float", !2, i64 0}
!6 = !{!2, !2, i64 0}
!7 = !{!8}
!8 = distinct !{!8, !9}
!9 = distinct !{!9}
; expect gfx906
;> define amdgpu_kernel void @types(ptr addrspace(1) %p, ptr addrspace(1) %q) {
;>   br label %loop
;>
;> loop:
;>   %i = phi i32 [ 0, %0 ], [ %x, %loop ]
;>   store float 0x3FF0000000000000, ptr addrspace(1) %q, align 4, !tbaa !{!2, !2, i64 0}
;>   %x = load i32, ptr addrspace(1) %p, align 4, !amdgpuc.unwritten !{}, !tbaa !{!3, !3, i64 0}
;>   %c = icmp eq i32 %x, %i
;>   br i1 %c, label %end, label %loop
;>
;> end:
;>   ret void
;> }
;>
;> define amdgpu_kernel void @scopes(ptr addrspace(1) %p, ptr addrspace(1) %q) {
;>   br label %loop
;>
;> loop:
;>   %i = phi i32 [ 0, %0 ], [ %x, %loop ]
;>   store i32 %i, ptr addrspace(1) %q, align 4, !alias.scope !{!5}
;>   %x = load i32, ptr addrspace(1) %p, align 4, !noalias !{!5}
;>   %c = icmp eq i32 %x, %i
;>   br i1 %c, label %end, label %loop
;>
;> end:
;>   ret void
;> }
;>
;> !0 = !{!"root"}
;> !1 = !{!"any byte", !0, i64 0}
;> !2 = !{!"float", !1, i64 0}
;> !3 = !{!"int", !1, i64 0}
;> !4 = distinct !{!4}
;> !5 = distinct !{!5, !4}
