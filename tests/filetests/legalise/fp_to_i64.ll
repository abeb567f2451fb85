; test legalise
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %x = load double, ptr addrspace(1) %p
  %y = fptosi double %x to i64
  store i64 %y, ptr addrspace(1) %p
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
;>   %x = load double, ptr addrspace(1) %p, align 8
;>   %8 = call double @llvm.trunc.f64(double %x)
;>   %9 = call double @llvm.ldexp.f64.i32(double %8, i32 -32)
;>   %10 = call double @llvm.floor.f64(double %9)
;>   %11 = call double @llvm.fma.f64(double %10, double 0xC1F0000000000000, double %8)
;>   %12 = fptoui double %11 to i32
;>   %13 = fptosi double %10 to i32
;>   %14 = insertelement <2 x i32> poison, i32 %12, i32 0
;>   %15 = insertelement <2 x i32> %14, i32 %13, i32 1
;>   %y = bitcast <2 x i32> %15 to i64
;>   store i64 %y, ptr addrspace(1) %p, align 8
;>   ret void
;> }
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare double @llvm.floor.f64(double)
;>
;> declare double @llvm.fma.f64(double, double, double)
;>
;> declare double @llvm.ldexp.f64.i32(double, i32)
;>
;> declare double @llvm.trunc.f64(double)
