; test mark-noalias
; target gfx906
; Of %a, of %b, of neither, and of a pointer of which nothing is known.
@g = addrspace(1) global i32 0
define amdgpu_kernel void @k(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, ptr addrspace(1) %c) {
  %a4 = getelementptr i8, ptr addrspace(1) %a, i64 4
  %x = load i32, ptr addrspace(1) %a4
  store i32 %x, ptr addrspace(1) %b
  store i32 %x, ptr addrspace(1) %c
  store i32 %x, ptr addrspace(1) @g
  %p = load ptr addrspace(1), ptr addrspace(1) %c
  store i32 %x, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @none(ptr addrspace(1) %a) {
  store i32 1, ptr addrspace(1) %a
  ret void
}
; expect gfx906
;>
;> @g = addrspace(1) global i32 0, align 4
;>
;> define amdgpu_kernel void @k(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, ptr addrspace(1) %c) {
;>   %a4 = getelementptr i8, ptr addrspace(1) %a, i64 4
;>   %x = load i32, ptr addrspace(1) %a4, align 4, !alias.scope !{!1}, !noalias !{!2}
;>   store i32 %x, ptr addrspace(1) %b, align 4, !alias.scope !{!2}, !noalias !{!1}
;>   store i32 %x, ptr addrspace(1) %c, align 4, !noalias !{!1, !2}
;>   store i32 %x, ptr addrspace(1) @g, align 4, !noalias !{!1, !2}
;>   %p = load ptr addrspace(1), ptr addrspace(1) %c, align 8, !noalias !{!1, !2}
;>   store i32 %x, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> define amdgpu_kernel void @none(ptr addrspace(1) %a) {
;>   store i32 1, ptr addrspace(1) %a, align 4
;>   ret void
;> }
;>
;> !0 = distinct !{!0}
;> !1 = distinct !{!1, !0}
;> !2 = distinct !{!2, !0}
