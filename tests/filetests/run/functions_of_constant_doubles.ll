; test run
; target gfx900 gfx906 gfx90a gfx803
; run --kernel k --grid 1 --workgroup 1 --arg buf:48
; No expansion computes them, but the operand is known: exp(1.5), log(8.0), pow(2.0, 0.5), sin(-0.0), log2(-1.0), exp10(400.0).
define amdgpu_kernel void @k(ptr addrspace(1) %o) {
  %x = alloca double, addrspace(5)
  store double 1.5, ptr addrspace(5) %x
  %l = load double, ptr addrspace(5) %x
  %exp = call double @llvm.exp.f64(double %l)
  %log = call double @llvm.log.f64(double 8.0)
  %pow = call double @llvm.pow.f64(double 2.0, double 0.5)
  %sin = call double @llvm.sin.f64(double -0.0)
  %log2 = call double @llvm.log2.f64(double -1.0)
  %is.nan = fcmp uno double %log2, 0.0
  %log2.known = select i1 %is.nan, double 7.0, double %log2
  %exp10 = call double @llvm.exp10.f64(double 400.0)
  store double %exp, ptr addrspace(1) %o
  %p1 = getelementptr double, ptr addrspace(1) %o, i32 1
  store double %log, ptr addrspace(1) %p1
  %p2 = getelementptr double, ptr addrspace(1) %o, i32 2
  store double %pow, ptr addrspace(1) %p2
  %p3 = getelementptr double, ptr addrspace(1) %o, i32 3
  store double %sin, ptr addrspace(1) %p3
  %p4 = getelementptr double, ptr addrspace(1) %o, i32 4
  store double %log2.known, ptr addrspace(1) %p4
  %p5 = getelementptr double, ptr addrspace(1) %o, i32 5
  store double %exp10, ptr addrspace(1) %p5
  ret void
}
; expect gfx900 gfx906 gfx90a gfx803
;> buf:48: e64fc541 4011ed3f 3f3bab73 4000a2b2 667f3bcd 3ff6a09e 00000000 80000000 00000000 401c0000 00000000 7ff00000
