; test load-store-vectorizer
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = load float, ptr addrspace(1) %p
  %p9 = getelementptr float, ptr addrspace(1) %p, i64 9
  store float 1.0, ptr addrspace(1) %p9
  %p1 = getelementptr float, ptr addrspace(1) %p, i64 1
  %b = load float, ptr addrspace(1) %p1
  %s = fadd float %a, %b
  %q2 = getelementptr float, ptr addrspace(1) %q, i64 9
  store float %s, ptr addrspace(1) %q2
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
;>   %13 = load <2 x i32>, ptr addrspace(1) %p, align 4
;>   %14 = extractelement <2 x i32> %13, i32 0
;>   %15 = extractelement <2 x i32> %13, i32 1
;>   %a = bitcast i32 %14 to float
;>   %p9 = getelementptr i8, ptr addrspace(1) %p, i64 36
;>   store float 0x3FF0000000000000, ptr addrspace(1) %p9, align 4
;>   %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
;>   %b = bitcast i32 %15 to float
;>   %s = fadd float %a, %b
;>   %q2 = getelementptr i8, ptr addrspace(1) %q, i64 36
;>   store float %s, ptr addrspace(1) %q2, align 4
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
