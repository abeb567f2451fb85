; processors gfx90a
; The matrix instructions that gfx90a has beyond those of gfx908.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }

declare <32 x float> @llvm.amdgcn.mfma.f32.32x32x4bf16.1k(<4 x i16>, <4 x i16>, <32 x float>, i32, i32, i32)
define amdgpu_kernel void @bf16_32x32x4_1k(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr <4 x i16>, ptr addrspace(1) %in, i32 %i
  %a = load <4 x i16>, ptr addrspace(1) %pa
  %pb = getelementptr <4 x i16>, ptr addrspace(1) %pa, i32 64
  %b = load <4 x i16>, ptr addrspace(1) %pb
  %pc = getelementptr <32 x float>, ptr addrspace(1) %cs, i32 %i
  %c = load <32 x float>, ptr addrspace(1) %pc
  %d = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x4bf16.1k(<4 x i16> %a, <4 x i16> %b, <32 x float> %c, i32 0, i32 0, i32 0)
  %e = call <32 x float> @llvm.amdgcn.mfma.f32.32x32x4bf16.1k(<4 x i16> %b, <4 x i16> %a, <32 x float> %d, i32 1, i32 1, i32 2)
  %q = getelementptr <32 x float>, ptr addrspace(1) %o, i32 %i
  store <32 x float> %e, ptr addrspace(1) %q
  ret void
}
declare <16 x float> @llvm.amdgcn.mfma.f32.16x16x4bf16.1k(<4 x i16>, <4 x i16>, <16 x float>, i32, i32, i32)
define amdgpu_kernel void @bf16_16x16x4_1k(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr <4 x i16>, ptr addrspace(1) %in, i32 %i
  %a = load <4 x i16>, ptr addrspace(1) %pa
  %pb = getelementptr <4 x i16>, ptr addrspace(1) %pa, i32 64
  %b = load <4 x i16>, ptr addrspace(1) %pb
  %pc = getelementptr <16 x float>, ptr addrspace(1) %cs, i32 %i
  %c = load <16 x float>, ptr addrspace(1) %pc
  %d = call <16 x float> @llvm.amdgcn.mfma.f32.16x16x4bf16.1k(<4 x i16> %a, <4 x i16> %b, <16 x float> %c, i32 0, i32 0, i32 0)
  %e = call <16 x float> @llvm.amdgcn.mfma.f32.16x16x4bf16.1k(<4 x i16> %b, <4 x i16> %a, <16 x float> %d, i32 2, i32 1, i32 2)
  %q = getelementptr <16 x float>, ptr addrspace(1) %o, i32 %i
  store <16 x float> %e, ptr addrspace(1) %q
  ret void
}
declare <4 x float> @llvm.amdgcn.mfma.f32.4x4x4bf16.1k(<4 x i16>, <4 x i16>, <4 x float>, i32, i32, i32)
define amdgpu_kernel void @bf16_4x4x4_1k(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr <4 x i16>, ptr addrspace(1) %in, i32 %i
  %a = load <4 x i16>, ptr addrspace(1) %pa
  %pb = getelementptr <4 x i16>, ptr addrspace(1) %pa, i32 64
  %b = load <4 x i16>, ptr addrspace(1) %pb
  %pc = getelementptr <4 x float>, ptr addrspace(1) %cs, i32 %i
  %c = load <4 x float>, ptr addrspace(1) %pc
  %d = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x4bf16.1k(<4 x i16> %a, <4 x i16> %b, <4 x float> %c, i32 0, i32 0, i32 0)
  %e = call <4 x float> @llvm.amdgcn.mfma.f32.4x4x4bf16.1k(<4 x i16> %b, <4 x i16> %a, <4 x float> %d, i32 2, i32 1, i32 2)
  %q = getelementptr <4 x float>, ptr addrspace(1) %o, i32 %i
  store <4 x float> %e, ptr addrspace(1) %q
  ret void
}
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8bf16.1k(<4 x i16>, <4 x i16>, <16 x float>, i32, i32, i32)
define amdgpu_kernel void @bf16_32x32x8_1k(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr <4 x i16>, ptr addrspace(1) %in, i32 %i
  %a = load <4 x i16>, ptr addrspace(1) %pa
  %pb = getelementptr <4 x i16>, ptr addrspace(1) %pa, i32 64
  %b = load <4 x i16>, ptr addrspace(1) %pb
  %pc = getelementptr <16 x float>, ptr addrspace(1) %cs, i32 %i
  %c = load <16 x float>, ptr addrspace(1) %pc
  %d = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8bf16.1k(<4 x i16> %a, <4 x i16> %b, <16 x float> %c, i32 0, i32 0, i32 0)
  %e = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8bf16.1k(<4 x i16> %b, <4 x i16> %a, <16 x float> %d, i32 0, i32 0, i32 3)
  %q = getelementptr <16 x float>, ptr addrspace(1) %o, i32 %i
  store <16 x float> %e, ptr addrspace(1) %q
  ret void
}
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16bf16.1k(<4 x i16>, <4 x i16>, <4 x float>, i32, i32, i32)
define amdgpu_kernel void @bf16_16x16x16_1k(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr <4 x i16>, ptr addrspace(1) %in, i32 %i
  %a = load <4 x i16>, ptr addrspace(1) %pa
  %pb = getelementptr <4 x i16>, ptr addrspace(1) %pa, i32 64
  %b = load <4 x i16>, ptr addrspace(1) %pb
  %pc = getelementptr <4 x float>, ptr addrspace(1) %cs, i32 %i
  %c = load <4 x float>, ptr addrspace(1) %pc
  %d = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16bf16.1k(<4 x i16> %a, <4 x i16> %b, <4 x float> %c, i32 0, i32 0, i32 0)
  %e = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16bf16.1k(<4 x i16> %b, <4 x i16> %a, <4 x float> %d, i32 0, i32 0, i32 3)
  %q = getelementptr <4 x float>, ptr addrspace(1) %o, i32 %i
  store <4 x float> %e, ptr addrspace(1) %q
  ret void
}
declare <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double, double, <4 x double>, i32, i32, i32)
define amdgpu_kernel void @f64_16x16x4(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr double, ptr addrspace(1) %in, i32 %i
  %a = load double, ptr addrspace(1) %pa
  %pb = getelementptr double, ptr addrspace(1) %pa, i32 64
  %b = load double, ptr addrspace(1) %pb
  %pc = getelementptr <4 x double>, ptr addrspace(1) %cs, i32 %i
  %c = load <4 x double>, ptr addrspace(1) %pc
  %d = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %a, double %b, <4 x double> %c, i32 0, i32 0, i32 0)
  %e = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %b, double %a, <4 x double> %d, i32 0, i32 0, i32 0)
  %q = getelementptr <4 x double>, ptr addrspace(1) %o, i32 %i
  store <4 x double> %e, ptr addrspace(1) %q
  ret void
}
declare double @llvm.amdgcn.mfma.f64.4x4x4f64(double, double, double, i32, i32, i32)
define amdgpu_kernel void @f64_4x4x4(ptr addrspace(1) %o, ptr addrspace(1) %in, ptr addrspace(1) %cs) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr double, ptr addrspace(1) %in, i32 %i
  %a = load double, ptr addrspace(1) %pa
  %pb = getelementptr double, ptr addrspace(1) %pa, i32 64
  %b = load double, ptr addrspace(1) %pb
  %pc = getelementptr double, ptr addrspace(1) %cs, i32 %i
  %c = load double, ptr addrspace(1) %pc
  %d = call double @llvm.amdgcn.mfma.f64.4x4x4f64(double %a, double %b, double %c, i32 0, i32 0, i32 0)
  %e = call double @llvm.amdgcn.mfma.f64.4x4x4f64(double %b, double %a, double %d, i32 0, i32 0, i32 0)
  %q = getelementptr double, ptr addrspace(1) %o, i32 %i
  store double %e, ptr addrspace(1) %q
  ret void
}

declare double @llvm.fma.f64(double, double, double)
declare void @llvm.amdgcn.s.barrier()
; C is a constant; results go to arithmetic on doubles, to LDS, and to the next matrix instruction.
@lds64 = internal addrspace(3) global [64 x double] poison
define amdgpu_kernel void @f64_uses(ptr addrspace(1) %o, ptr addrspace(1) %in) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr double, ptr addrspace(1) %in, i32 %i
  %a = load double, ptr addrspace(1) %pa
  %d = call double @llvm.amdgcn.mfma.f64.4x4x4f64(double %a, double %a, double 1.0, i32 0, i32 0, i32 0)
  %e = call double @llvm.amdgcn.mfma.f64.4x4x4f64(double %d, double %a, double %d, i32 0, i32 0, i32 0)
  %f = call double @llvm.fma.f64(double %e, double %a, double %d)
  %z = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %a, double %f, <4 x double> zeroinitializer, i32 0, i32 0, i32 0)
  %y = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %a, double %e, <4 x double> splat (double -4.0), i32 0, i32 0, i32 0)
  %z1 = extractelement <4 x double> %z, i32 1
  %w = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %z1, double %e, <4 x double> %y, i32 0, i32 0, i32 0)
  %w0 = extractelement <4 x double> %w, i32 0
  %j = xor i32 %i, 5
  %l = getelementptr double, ptr addrspace(3) @lds64, i32 %i
  %m = getelementptr double, ptr addrspace(3) @lds64, i32 %j
  store double %w0, ptr addrspace(3) %l
  %x = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %f, double %a, <4 x double> %z, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  %v = load double, ptr addrspace(3) %m
  %x0 = insertelement <4 x double> %x, double %v, i32 2
  %s = fadd <4 x double> %x0, %w
  %q = getelementptr <4 x double>, ptr addrspace(1) %o, i32 %i
  store <4 x double> %s, ptr addrspace(1) %q
  ret void
}
