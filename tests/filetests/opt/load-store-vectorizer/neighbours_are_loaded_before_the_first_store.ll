; test load-store-vectorizer
; target gfx906
; No member is another one, which is not known of four at a time: the second wide load stands at the first.
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = load i32, ptr addrspace(1) %p, !tbaa !2
  store i32 %a, ptr addrspace(1) %q, !tbaa !2
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 4
  %b = load i32, ptr addrspace(1) %p1, !tbaa !3
  store i32 %b, ptr addrspace(1) %q1, !tbaa !3
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i64 8
  %c = load i32, ptr addrspace(1) %p2, !tbaa !4
  store i32 %c, ptr addrspace(1) %q2, !tbaa !4
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %q3 = getelementptr i8, ptr addrspace(1) %q, i64 12
  %d = load i32, ptr addrspace(1) %p3, !tbaa !5
  store i32 %d, ptr addrspace(1) %q3, !tbaa !5
  %p4 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %q4 = getelementptr i8, ptr addrspace(1) %q, i64 16
  %e = load i32, ptr addrspace(1) %p4, !tbaa !6
  store i32 %e, ptr addrspace(1) %q4, !tbaa !6
  %p5 = getelementptr i8, ptr addrspace(1) %p, i64 20
  %q5 = getelementptr i8, ptr addrspace(1) %q, i64 20
  %f = load i32, ptr addrspace(1) %p5, !tbaa !7
  store i32 %f, ptr addrspace(1) %q5, !tbaa !7
  ret void
}
!0 = !{!"int", !8, i64 0}
!1 = !{!"six", !0, i64 0, !0, i64 4, !0, i64 8, !0, i64 12, !0, i64 16, !0, i64 20}
!2 = !{!1, !0, i64 0}
!3 = !{!1, !0, i64 4}
!4 = !{!1, !0, i64 8}
!5 = !{!1, !0, i64 12}
!6 = !{!1, !0, i64 16}
!7 = !{!1, !0, i64 20}
!8 = !{!"char", !9, i64 0}
!9 = !{!"C++"}
; expect gfx906
;> define amdgpu_kernel void @k() {
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
;>   %13 = load <4 x i32>, ptr addrspace(1) %p, align 4, !tbaa !{!2, !2, i64 0}
;>   %14 = getelementptr i8, ptr addrspace(1) %p, i64 16
;>   %15 = load <2 x i32>, ptr addrspace(1) %14, align 4, !tbaa !{!2, !2, i64 0}
;>   %a = extractelement <4 x i32> %13, i32 0
;>   %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
;>   %q1 = getelementptr i8, ptr addrspace(1) %q, i64 4
;>   %b = extractelement <4 x i32> %13, i32 1
;>   %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
;>   %q2 = getelementptr i8, ptr addrspace(1) %q, i64 8
;>   %c = extractelement <4 x i32> %13, i32 2
;>   %p3 = getelementptr i8, ptr addrspace(1) %p, i64 12
;>   %q3 = getelementptr i8, ptr addrspace(1) %q, i64 12
;>   %d = extractelement <4 x i32> %13, i32 3
;>   %16 = insertelement <4 x i32> poison, i32 %a, i32 0
;>   %17 = insertelement <4 x i32> %16, i32 %b, i32 1
;>   %18 = insertelement <4 x i32> %17, i32 %c, i32 2
;>   %19 = insertelement <4 x i32> %18, i32 %d, i32 3
;>   store <4 x i32> %19, ptr addrspace(1) %q, align 4, !tbaa !{!2, !2, i64 0}
;>   %p4 = getelementptr i8, ptr addrspace(1) %p, i64 16
;>   %q4 = getelementptr i8, ptr addrspace(1) %q, i64 16
;>   %e = extractelement <2 x i32> %15, i32 0
;>   %p5 = getelementptr i8, ptr addrspace(1) %p, i64 20
;>   %q5 = getelementptr i8, ptr addrspace(1) %q, i64 20
;>   %f = extractelement <2 x i32> %15, i32 1
;>   %20 = insertelement <2 x i32> poison, i32 %e, i32 0
;>   %21 = insertelement <2 x i32> %20, i32 %f, i32 1
;>   store <2 x i32> %21, ptr addrspace(1) %q4, align 4, !tbaa !{!2, !2, i64 0}
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> !0 = !{!"C++"}
;> !1 = !{!"char", !0, i64 0}
;> !2 = !{!"int", !1, i64 0}
