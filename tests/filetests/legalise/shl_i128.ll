; test legalise
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %x = load i128, ptr addrspace(1) %p
  %y = shl i128 %x, 7
  store i128 %y, ptr addrspace(1) %p
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
;>   %8 = load <4 x i32>, ptr addrspace(1) %p, align 8
;>   %9 = extractelement <4 x i32> %8, i32 0
;>   %10 = extractelement <4 x i32> %8, i32 1
;>   %11 = extractelement <4 x i32> %8, i32 2
;>   %12 = extractelement <4 x i32> %8, i32 3
;>   %13 = insertelement <2 x i32> poison, i32 %9, i32 0
;>   %14 = insertelement <2 x i32> %13, i32 %10, i32 1
;>   %15 = bitcast <2 x i32> %14 to i64
;>   %16 = insertelement <2 x i32> poison, i32 %11, i32 0
;>   %17 = insertelement <2 x i32> %16, i32 %12, i32 1
;>   %18 = bitcast <2 x i32> %17 to i64
;>   %19 = lshr i64 %15, 1
;>   %20 = lshr i64 %19, 56
;>   %21 = shl i64 %18, 7
;>   %22 = or i64 %21, %20
;>   %23 = shl i64 %15, 7
;>   %24 = trunc i64 %23 to i32
;>   %25 = lshr i64 %23, 32
;>   %26 = trunc i64 %25 to i32
;>   %27 = trunc i64 %22 to i32
;>   %28 = lshr i64 %22, 32
;>   %29 = trunc i64 %28 to i32
;>   %30 = insertelement <4 x i32> poison, i32 %24, i32 0
;>   %31 = insertelement <4 x i32> %30, i32 %26, i32 1
;>   %32 = insertelement <4 x i32> %31, i32 %27, i32 2
;>   %33 = insertelement <4 x i32> %32, i32 %29, i32 3
;>   store <4 x i32> %33, ptr addrspace(1) %p, align 8
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
