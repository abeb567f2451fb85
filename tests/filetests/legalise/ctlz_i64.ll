; test legalise
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %x = load i64, ptr addrspace(1) %p
  %y = call i64 @llvm.ctlz.i64(i64 %x, i1 false)
  store i64 %y, ptr addrspace(1) %p
  ret void
}
declare i64 @llvm.ctlz.i64(i64, i1)
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
;>   %11 = call i32 @llvm.amdgpuc.ffbh.u32(i32 %8)
;>   %12 = call i32 @llvm.amdgpuc.ffbh.u32(i32 %10)
;>   %13 = call i32 @llvm.uadd.sat.i32(i32 %11, i32 32)
;>   %14 = call i32 @llvm.umin.i32(i32 %12, i32 %13)
;>   %15 = call i32 @llvm.umin.i32(i32 %14, i32 64)
;>   %y = zext i32 %15 to i64
;>   store i64 %y, ptr addrspace(1) %p, align 8
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare i32 @llvm.amdgpuc.ffbh.u32(i32)
;>
;> declare i32 @llvm.uadd.sat.i32(i32, i32)
;>
;> declare i32 @llvm.umin.i32(i32, i32)
