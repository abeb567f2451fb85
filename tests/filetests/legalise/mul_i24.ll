; test legalise
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %x = load i24, ptr addrspace(1) %p
  %y = mul i24 %x, %x
  store i24 %y, ptr addrspace(1) %p
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
;>   %8 = load i16, ptr addrspace(1) %p, align 4
;>   %9 = zext i16 %8 to i32
;>   %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 2
;>   %11 = load i8, ptr addrspace(1) %10, align 2
;>   %12 = zext i8 %11 to i32
;>   %13 = shl i32 %12, 16
;>   %x = or i32 %9, %13
;>   %y = call i32 @llvm.amdgcn.mul.u24.i32(i32 %x, i32 %x)
;>   %14 = and i32 %y, 16777215
;>   %15 = trunc i32 %14 to i16
;>   store i16 %15, ptr addrspace(1) %p, align 4
;>   %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 2
;>   %17 = lshr i32 %14, 16
;>   %18 = trunc i32 %17 to i8
;>   store i8 %18, ptr addrspace(1) %16, align 2
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare i32 @llvm.amdgcn.mul.u24.i32(i32, i32)
