; test legalise
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %x = load i32, ptr addrspace(1) %p
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 4 %p, i8 1, i64 16, i1 false)
  ret void
}
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
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
;>   %x = load i32, ptr addrspace(1) %p, align 4
;>   %8 = insertelement <4 x i32> poison, i32 16843009, i32 0
;>   %9 = insertelement <4 x i32> %8, i32 16843009, i32 1
;>   %10 = insertelement <4 x i32> %9, i32 16843009, i32 2
;>   %11 = insertelement <4 x i32> %10, i32 16843009, i32 3
;>   store <4 x i32> %11, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
