; test load-store-vectorizer
; target gfx906
; What is undefined makes no other byte so, and what is known is one constant.
define amdgpu_kernel void @bytes(ptr addrspace(1) align 4 %p, i8 %a) {
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 1
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 2
  %p3 = getelementptr i8, ptr addrspace(1) %p, i64 3
  store i8 poison, ptr addrspace(1) %p
  store i8 5, ptr addrspace(1) %p1
  store i8 %a, ptr addrspace(1) %p2
  store i8 -1, ptr addrspace(1) %p3
  ret void
}
define amdgpu_kernel void @known(ptr addrspace(1) align 4 %p) {
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 2
  store i16 258, ptr addrspace(1) %p
  store i16 undef, ptr addrspace(1) %p2
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @bytes() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <3 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <3 x i32> %2, i32 0
;>   %4 = extractelement <3 x i32> %2, i32 1
;>   %5 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %6 = insertelement <2 x i32> %5, i32 %4, i32 1
;>   %7 = extractelement <2 x i32> %6, i32 0
;>   %8 = extractelement <2 x i32> %6, i32 1
;>   %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 8
;>   %a = extractelement <3 x i32> %2, i32 2
;>   %10 = insertelement <2 x i32> poison, i32 %7, i32 0
;>   %11 = insertelement <2 x i32> %10, i32 %8, i32 1
;>   %12 = bitcast <2 x i32> %11 to i64
;>   %p = inttoptr i64 %12 to ptr addrspace(1)
;>   %p1 = getelementptr i8, ptr addrspace(1) %p, i64 1
;>   %p2 = getelementptr i8, ptr addrspace(1) %p, i64 2
;>   %p3 = getelementptr i8, ptr addrspace(1) %p, i64 3
;>   %13 = trunc i32 poison to i8
;>   %14 = trunc i32 %a to i8
;>   %15 = zext i8 %14 to i32
;>   %16 = shl i32 %15, 16
;>   %17 = or i32 %16, -16775936
;>   store i32 %17, ptr addrspace(1) %p, align 1
;>   ret void
;> }
;>
;> define amdgpu_kernel void @known() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %6 = insertelement <2 x i32> %5, i32 %4, i32 1
;>   %7 = bitcast <2 x i32> %6 to i64
;>   %p = inttoptr i64 %7 to ptr addrspace(1)
;>   %p2 = getelementptr i8, ptr addrspace(1) %p, i64 2
;>   %8 = trunc i32 undef to i16
;>   store i32 258, ptr addrspace(1) %p, align 2
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
