; test legalise
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %x = load i64, ptr addrspace(1) %p
  %y = call i64 @llvm.bitreverse.i64(i64 %x)
  store i64 %y, ptr addrspace(1) %p
  ret void
}
declare i64 @llvm.bitreverse.i64(i64)
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
;>   %x = load i64, ptr addrspace(1) %p, align 8
;>   %8 = trunc i64 %x to i32
;>   %9 = lshr i64 %x, 32
;>   %10 = trunc i64 %9 to i32
;>   %11 = call i32 @llvm.bitreverse.i32(i32 %10)
;>   %12 = call i32 @llvm.bitreverse.i32(i32 %8)
;>   %13 = insertelement <2 x i32> poison, i32 %11, i32 0
;>   %14 = insertelement <2 x i32> %13, i32 %12, i32 1
;>   %y = bitcast <2 x i32> %14 to i64
;>   store i64 %y, ptr addrspace(1) %p, align 8
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare i32 @llvm.bitreverse.i32(i32)
