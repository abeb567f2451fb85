; test legalise
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %x = load i32, ptr addrspace(1) %p
  %y = udiv i32 1000, %x
  store i32 %y, ptr addrspace(1) %p
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
;>   %x = load i32, ptr addrspace(1) %p, align 4
;>   %8 = uitofp i32 %x to float
;>   %9 = call float @llvm.amdgcn.rcp.f32(float %8)
;>   %10 = fmul float %9, 0x41EFFFFF60000000
;>   %11 = fptoui float %10 to i32
;>   %12 = sub i32 0, %x
;>   %13 = mul i32 %12, %11
;>   %14 = call i32 @llvm.amdgpuc.umulhi(i32 %11, i32 %13)
;>   %15 = add i32 %11, %14
;>   %16 = call i32 @llvm.amdgpuc.umulhi(i32 1000, i32 %15)
;>   %17 = mul i32 %16, %x
;>   %18 = sub i32 1000, %17
;>   %19 = icmp uge i32 %18, %x
;>   %20 = sub i32 %18, %x
;>   %21 = call i32 @llvm.umin.i32(i32 %18, i32 %20)
;>   %22 = icmp uge i32 %21, %x
;>   %23 = zext i1 %19 to i32
;>   %24 = add i32 %16, %23
;>   %25 = zext i1 %22 to i32
;>   %y = add i32 %24, %25
;>   store i32 %y, ptr addrspace(1) %p, align 4
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare float @llvm.amdgcn.rcp.f32(float)
;>
;> declare i32 @llvm.amdgpuc.umulhi(i32, i32)
;>
;> declare i32 @llvm.umin.i32(i32, i32)
