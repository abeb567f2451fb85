; test legalise
; target gfx906
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %x = load double, ptr addrspace(1) %p
  %y = call double @llvm.sqrt.f64(double %x)
  store double %y, ptr addrspace(1) %p
  ret void
}
declare double @llvm.sqrt.f64(double)
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
;>   %8 = fcmp olt double %x, 0x1000000000000000
;>   %9 = select i1 %8, i32 256, i32 0
;>   %10 = call double @llvm.ldexp.f64.i32(double %x, i32 %9)
;>   %11 = call double @llvm.amdgcn.rsq.f64(double %10)
;>   %12 = fmul double %10, %11
;>   %13 = fmul double %11, 0x3FE0000000000000
;>   %14 = fneg double %13
;>   %15 = call double @llvm.fma.f64(double %14, double %12, double 0x3FE0000000000000)
;>   %16 = call double @llvm.fma.f64(double %12, double %15, double %12)
;>   %17 = call double @llvm.fma.f64(double %13, double %15, double %13)
;>   %18 = fneg double %16
;>   %19 = call double @llvm.fma.f64(double %18, double %16, double %10)
;>   %20 = call double @llvm.fma.f64(double %19, double %17, double %16)
;>   %21 = fneg double %20
;>   %22 = call double @llvm.fma.f64(double %21, double %20, double %10)
;>   %23 = call double @llvm.fma.f64(double %22, double %17, double %20)
;>   %24 = select i1 %8, i32 -128, i32 0
;>   %25 = call double @llvm.ldexp.f64.i32(double %23, i32 %24)
;>   %26 = call i1 @llvm.amdgcn.class.f64(double %10, i32 608)
;>   %y = select i1 %26, double %10, double %25
;>   store double %y, ptr addrspace(1) %p, align 8
;>   ret void
;> }
;>
;> declare i1 @llvm.amdgcn.class.f64(double, i32)
;>
;> declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()
;>
;> declare double @llvm.amdgcn.rsq.f64(double)
;>
;> declare double @llvm.fma.f64(double, double, double)
;>
;> declare double @llvm.ldexp.f64.i32(double, i32)
