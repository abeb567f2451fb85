; test load-store-vectorizer
; target gfx906
; Loads pass a store of another type, and not one that may be of theirs; the wide load is of what
; both are.
define amdgpu_kernel void @apart(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = load i32, ptr addrspace(1) %p, align 8, !tbaa !{!7, !1, i64 0}
  store float 1.0, ptr addrspace(1) %q, !tbaa !4
  %p4 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %b = load i32, ptr addrspace(1) %p4, !tbaa !{!7, !1, i64 4}
  %s = add i32 %a, %b
  store i32 %s, ptr addrspace(1) %q, !tbaa !0
  ret void
}
define amdgpu_kernel void @any(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = load i32, ptr addrspace(1) %p, align 8, !tbaa !{!7, !1, i64 0}
  store float 1.0, ptr addrspace(1) %q, !tbaa !6
  %p4 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %b = load i32, ptr addrspace(1) %p4, !tbaa !{!7, !1, i64 4}
  %s = add i32 %a, %b
  store i32 %s, ptr addrspace(1) %q, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"any byte", !3, i64 0}
!3 = !{!"root"}
!4 = !{!5, !5, i64 0}
!5 = !{!"float", !2, i64 0}
!6 = !{!2, !2, i64 0}
!7 = !{!"pair", !1, i64 0, !1, i64 4}
; expect gfx906
;> define amdgpu_kernel void @apart() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %5 = extractelement <4 x i32> %2, i32 2
;>   %6 = extractelement <4 x i32> %2, i32 3
;>   %7 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %8 = insertelement <2 x i32> %7, i32 %4, i32 1
;>   %9 = bitcast <2 x i32> %8 to i64
;>   %p = inttoptr i64 %9 to ptr addrspace(1)
;>   %10 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %11 = insertelement <2 x i32> %10, i32 %6, i32 1
;>   %12 = bitcast <2 x i32> %11 to i64
;>   %q = inttoptr i64 %12 to ptr addrspace(1)
;>   %13 = load <2 x i32>, ptr addrspace(1) %p, align 8, !tbaa !{!2, !2, i64 0}
;>   %a = extractelement <2 x i32> %13, i32 0
;>   store float 0x3FF0000000000000, ptr addrspace(1) %q, align 4, !tbaa !{!3, !3, i64 0}
;>   %p4 = getelementptr i8, ptr addrspace(1) %p, i64 4
;>   %b = extractelement <2 x i32> %13, i32 1
;>   %s = add i32 %a, %b
;>   store i32 %s, ptr addrspace(1) %q, align 4, !tbaa !{!2, !2, i64 0}
;>   ret void
;> }
;>
;> define amdgpu_kernel void @any() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <4 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <4 x i32> %2, i32 0
;>   %4 = extractelement <4 x i32> %2, i32 1
;>   %5 = extractelement <4 x i32> %2, i32 2
;>   %6 = extractelement <4 x i32> %2, i32 3
;>   %7 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %8 = insertelement <2 x i32> %7, i32 %4, i32 1
;>   %9 = bitcast <2 x i32> %8 to i64
;>   %p = inttoptr i64 %9 to ptr addrspace(1)
;>   %10 = insertelement <2 x i32> poison, i32 %5, i32 0
;>   %11 = insertelement <2 x i32> %10, i32 %6, i32 1
;>   %12 = bitcast <2 x i32> %11 to i64
;>   %q = inttoptr i64 %12 to ptr addrspace(1)
;>   %a = load i32, ptr addrspace(1) %p, align 8, !tbaa !{!4, !2, i64 0}
;>   store float 0x3FF0000000000000, ptr addrspace(1) %q, align 4, !tbaa !{!1, !1, i64 0}
;>   %p4 = getelementptr i8, ptr addrspace(1) %p, i64 4
;>   %b = load i32, ptr addrspace(1) %p4, align 4, !tbaa !{!4, !2, i64 4}
;>   %s = add i32 %a, %b
;>   store i32 %s, ptr addrspace(1) %q, align 4, !tbaa !{!2, !2, i64 0}
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> !0 = !{!"root"}
;> !1 = !{!"any byte", !0, i64 0}
;> !2 = !{!"int", !1, i64 0}
;> !3 = !{!"float", !1, i64 0}
;> !4 = !{!"pair", !2, i64 0, !2, i64 4}
