; test loop-unroll-full
; target gfx906

define amdgpu_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
entry:
  %a = alloca [2 x i32], addrspace(5)
  br label %body

body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %x = load i32, ptr addrspace(1) %p, !alias.scope !0
  store i32 %x, ptr addrspace(1) %q, !noalias !0
  %at = getelementptr i32, ptr addrspace(5) %a, i32 %i
  store i32 %x, ptr addrspace(5) %at
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 2
  br i1 %more, label %body, label %done

done:
  %at1 = getelementptr i32, ptr addrspace(5) %a, i32 1
  %x1 = load i32, ptr addrspace(5) %at1
  store i32 %x1, ptr addrspace(1) %q
  ret void
}

declare void @llvm.experimental.noalias.scope.decl(metadata)

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
; expect gfx906
;> define amdgpu_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
;> entry:
;>   %0 = load i32, ptr addrspace(1) %p, align 4, !alias.scope !{!1}
;>   store i32 %0, ptr addrspace(1) %q, align 4, !noalias !{!1}
;>   %1 = load i32, ptr addrspace(1) %p, align 4, !alias.scope !{!2}
;>   store i32 %1, ptr addrspace(1) %q, align 4, !noalias !{!2}
;>   store i32 %1, ptr addrspace(1) %q, align 4
;>   ret void
;> }
;>
;> !0 = distinct !{!0}
;> !1 = distinct !{!1, !0}
;> !2 = distinct !{!2, !0}
