; test load-store-vectorizer
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = load float, ptr addrspace(1) %p
  %p1 = getelementptr float, ptr addrspace(1) %p, i64 1
  %b = load float, ptr addrspace(1) %p1
  %p2 = getelementptr float, ptr addrspace(1) %p, i64 2
  %c = load i32, ptr addrspace(1) %p2
  %p3 = getelementptr float, ptr addrspace(1) %p, i64 3
  %d = load float, ptr addrspace(1) %p3
  %s = fadd float %a, %b
  %t = fadd float %s, %d
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 4
  store float %t, ptr addrspace(1) %q
  store i32 %c, ptr addrspace(1) %q1
  ret void
}
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
;>   %13 = load <4 x i32>, ptr addrspace(1) %p, align 4
;>   %14 = extractelement <4 x i32> %13, i32 0
;>   %15 = extractelement <4 x i32> %13, i32 1
;>   %16 = extractelement <4 x i32> %13, i32 3
;>   %a = bitcast i32 %14 to float
;>   %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
;>   %b = bitcast i32 %15 to float
;>   %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
;>   %c = extractelement <4 x i32> %13, i32 2
;>   %p3 = getelementptr i8, ptr addrspace(1) %p, i64 12
;>   %d = bitcast i32 %16 to float
;>   %s = fadd float %a, %b
;>   %t = fadd float %s, %d
;>   %q1 = getelementptr i8, ptr addrspace(1) %q, i64 4
;>   %17 = bitcast float %t to i32
;>   %18 = insertelement <2 x i32> poison, i32 %17, i32 0
;>   %19 = insertelement <2 x i32> %18, i32 %c, i32 1
;>   store <2 x i32> %19, ptr addrspace(1) %q, align 4
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
