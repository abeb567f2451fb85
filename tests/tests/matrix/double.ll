; Matrix instructions on doubles, between ordinary arithmetic on doubles and stores. gfx90a.
target triple = "amdgcn-amd-amdhsa"

declare i32 @llvm.amdgcn.workitem.id.x()
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.amdgcn.mfma.f64.4x4x4f64(double, double, double, i32, i32, i32)
declare <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double, double, <4 x double>, i32, i32, i32)

define amdgpu_kernel void @matrix(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %id
  %f = load float, ptr addrspace(1) %p
  %a = fpext float %f to double
  %b = fadd double %a, 1.0
  %d = call double @llvm.amdgcn.mfma.f64.4x4x4f64(double %a, double %b, double 1.0, i32 0, i32 0, i32 0)
  %e = call double @llvm.amdgcn.mfma.f64.4x4x4f64(double %b, double %a, double %d, i32 0, i32 0, i32 0)
  %g = call double @llvm.fma.f64(double %e, double %a, double %b)
  %c0 = insertelement <4 x double> zeroinitializer, double %g, i32 1
  %h = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %a, double %e, <4 x double> %c0, i32 0, i32 0, i32 0)
  %k = call <4 x double> @llvm.amdgcn.mfma.f64.16x16x4f64(double %g, double %b, <4 x double> %h, i32 0, i32 0, i32 0)
  %x = extractelement <4 x double> %k, i32 0
  %l = call double @llvm.amdgcn.mfma.f64.4x4x4f64(double %x, double %b, double %e, i32 0, i32 0, i32 0)
  %q = getelementptr <4 x double>, ptr addrspace(1) %out, i32 %id
  store <4 x double> %k, ptr addrspace(1) %q
  %r = getelementptr i8, ptr addrspace(1) %out, i32 4096
  %r2 = getelementptr double, ptr addrspace(1) %r, i32 %id
  store double %l, ptr addrspace(1) %r2
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
