; test legalise
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %x = load i64, ptr addrspace(1) %p
  %y = uitofp i64 %x to float
  store float %y, ptr addrspace(1) %p
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
;>   %x = load i64, ptr addrspace(1) %p, align 8
;>   %8 = trunc i64 %x to i32
;>   %9 = lshr i64 %x, 32
;>   %10 = trunc i64 %9 to i32
;>   %11 = call i32 @llvm.amdgpuc.ffbh.u32(i32 %10)
;>   %12 = call i32 @llvm.umin.i32(i32 %11, i32 32)
;>   %13 = zext i32 %12 to i64
;>   %14 = shl i64 %x, %13
;>   %15 = trunc i64 %14 to i32
;>   %16 = lshr i64 %14, 32
;>   %17 = trunc i64 %16 to i32
;>   %18 = call i32 @llvm.umin.i32(i32 %15, i32 1)
;>   %19 = or i32 %17, %18
;>   %20 = uitofp i32 %19 to float
;>   %21 = sub i32 32, %12
;>   %y = call float @llvm.ldexp.f32.i32(float %20, i32 %21)
;>   store float %y, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare i32 @llvm.amdgpuc.ffbh.u32(i32)
;>
;> declare float @llvm.ldexp.f32.i32(float, i32)
;>
;> declare i32 @llvm.umin.i32(i32, i32)
