; test legalise
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %x = load bfloat, ptr addrspace(1) %p
  %y = fadd bfloat %x, 1.0
  store bfloat %y, ptr addrspace(1) %p
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
;>   %8 = load i16, ptr addrspace(1) %p, align 2
;>   %x = zext i16 %8 to i32
;>   %9 = shl i32 %x, 16
;>   %10 = bitcast i32 %9 to float
;>   %11 = fadd float %10, 0x3FF0000000000000
;>   %12 = bitcast float %11 to i32
;>   %13 = lshr i32 %12, 16
;>   %14 = and i32 %13, 1
;>   %15 = add i32 %14, %12
;>   %16 = add i32 %15, 32767
;>   %17 = or i32 %12, 4194304
;>   %18 = fcmp uno float %11, %11
;>   %19 = select i1 %18, i32 %17, i32 %16
;>   %y = lshr i32 %19, 16
;>   %20 = trunc i32 %y to i16
;>   store i16 %20, ptr addrspace(1) %p, align 2
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
