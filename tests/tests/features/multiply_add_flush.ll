; processors gfx900 gfx906 gfx908
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @fmad_ftz_f32(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x i8], ptr addrspace(1) %in, i32 %i
  %pa = getelementptr i8, ptr addrspace(1) %p, i32 0
  %a = load float, ptr addrspace(1) %pa, align 4
  %pb = getelementptr i8, ptr addrspace(1) %p, i32 4
  %b = load float, ptr addrspace(1) %pb, align 4
  %pc = getelementptr i8, ptr addrspace(1) %p, i32 8
  %c = load float, ptr addrspace(1) %pc, align 4
  %r = call float @llvm.amdgcn.fmad.ftz.f32(float %a, float %b, float %c)
  %nb = fneg float %b
  %s = call float @llvm.amdgcn.fmad.ftz.f32(float %r, float %nb, float 1.0)
  %q = getelementptr [64 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store float %r, ptr addrspace(1) %q0, align 4
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 4
  store float %s, ptr addrspace(1) %q1, align 4
  ret void
}
declare float @llvm.amdgcn.fmad.ftz.f32(float, float, float)

define amdgpu_kernel void @fmad_ftz_f16(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x i8], ptr addrspace(1) %in, i32 %i
  %pa = getelementptr i8, ptr addrspace(1) %p, i32 0
  %a = load half, ptr addrspace(1) %pa, align 2
  %pb = getelementptr i8, ptr addrspace(1) %p, i32 2
  %b = load half, ptr addrspace(1) %pb, align 2
  %pc = getelementptr i8, ptr addrspace(1) %p, i32 4
  %c = load half, ptr addrspace(1) %pc, align 2
  %r = call half @llvm.amdgcn.fmad.ftz.f16(half %a, half %b, half %c)
  %nb = fneg half %b
  %s = call half @llvm.amdgcn.fmad.ftz.f16(half %r, half %nb, half 0xH3C00)
  %q = getelementptr [64 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store half %r, ptr addrspace(1) %q0, align 4
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 4
  store half %s, ptr addrspace(1) %q1, align 4
  ret void
}
declare half @llvm.amdgcn.fmad.ftz.f16(half, half, half)

