; test legalise
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %x = load <4 x i32>, ptr addrspace(1) %p
  %y = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  store <4 x i32> %y, ptr addrspace(1) %p
  ret void
}
; expect gfx906
;> define amdgpu_kernel void @k() {
;>   %1 = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>   %2 = load <2 x i32>, ptr addrspace(4) %1, align 16, !invariant.load !{}, !noundef !{}
;>   %3 = extractelement <2 x i32> %2, i32 0
;>   %4 = extractelement <2 x i32> %2, i32 1
;>   %5 = insertelement <2 x i32> poison, i32 %3, i32 0
;>   %6 = insertelement <2 x i32> %5, i32 %4, i32 1
;>   %7 = bitcast <2 x i32> %6 to i64
;>   %p = inttoptr i64 %7 to ptr addrspace(1)
;>   %8 = load <4 x i32>, ptr addrspace(1) %p, align 16
;>   %9 = extractelement <4 x i32> %8, i32 0
;>   %10 = extractelement <4 x i32> %8, i32 1
;>   %11 = extractelement <4 x i32> %8, i32 2
;>   %12 = extractelement <4 x i32> %8, i32 3
;>   %13 = insertelement <4 x i32> poison, i32 %12, i32 0
;>   %14 = insertelement <4 x i32> %13, i32 %11, i32 1
;>   %15 = insertelement <4 x i32> %14, i32 %10, i32 2
;>   %16 = insertelement <4 x i32> %15, i32 %9, i32 3
;>   store <4 x i32> %16, ptr addrspace(1) %p, align 16
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
