; processors gfx90a gfx942 gfx950
; Least and greatest numbers in memory, under the names of gfx12.

target triple = "amdgcn-amd-amdhsa"

@places = internal addrspace(3) global [64 x double] undef, align 8

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare double @llvm.amdgcn.global.atomic.fmin.num.f64.p1.f64(ptr addrspace(1), double)
declare double @llvm.amdgcn.global.atomic.fmax.num.f64.p1.f64(ptr addrspace(1), double)
declare double @llvm.amdgcn.flat.atomic.fmin.num.f64.p0.f64(ptr, double)
declare double @llvm.amdgcn.flat.atomic.fmax.num.f64.p0.f64(ptr, double)
declare double @llvm.amdgcn.flat.atomic.fmin.num.f64.p3.f64(ptr addrspace(3), double)
declare float @llvm.amdgcn.flat.atomic.fmin.num.f32.p3.f32(ptr addrspace(3), float)
declare double @llvm.amdgcn.flat.atomic.fmax.num.f64.p3.f64(ptr addrspace(3), double)
declare float @llvm.amdgcn.flat.atomic.fmax.num.f32.p3.f32(ptr addrspace(3), float)

define amdgpu_kernel void @global_fmin(ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(1) %old, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = getelementptr double, ptr addrspace(1) %in, i32 %id
  %v = load double, ptr addrspace(1) %f
  %at = xor i32 %id, %n
  %p = getelementptr double, ptr addrspace(1) %out, i32 %at
  %r = call double @llvm.amdgcn.global.atomic.fmin.num.f64.p1.f64(ptr addrspace(1) %p, double %v)
  %o = getelementptr double, ptr addrspace(1) %old, i32 %id
  store double %r, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @global_fmax(ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(1) %old, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = getelementptr double, ptr addrspace(1) %in, i32 %id
  %v = load double, ptr addrspace(1) %f
  %at = xor i32 %id, %n
  %p = getelementptr double, ptr addrspace(1) %out, i32 %at
  %r = call double @llvm.amdgcn.global.atomic.fmax.num.f64.p1.f64(ptr addrspace(1) %p, double %v)
  %o = getelementptr double, ptr addrspace(1) %old, i32 %id
  store double %r, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @flat_fmin(ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(1) %old, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = getelementptr double, ptr addrspace(1) %in, i32 %id
  %v = load double, ptr addrspace(1) %f
  %at = xor i32 %id, %n
  %p = getelementptr double, ptr addrspace(1) %out, i32 %at
  %q = addrspacecast ptr addrspace(1) %p to ptr
  %r = call double @llvm.amdgcn.flat.atomic.fmin.num.f64.p0.f64(ptr %q, double %v)
  %o = getelementptr double, ptr addrspace(1) %old, i32 %id
  store double %r, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @flat_fmax(ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(1) %old, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = getelementptr double, ptr addrspace(1) %in, i32 %id
  %v = load double, ptr addrspace(1) %f
  %at = xor i32 %id, %n
  %p = getelementptr double, ptr addrspace(1) %out, i32 %at
  %q = addrspacecast ptr addrspace(1) %p to ptr
  %r = call double @llvm.amdgcn.flat.atomic.fmax.num.f64.p0.f64(ptr %q, double %v)
  %o = getelementptr double, ptr addrspace(1) %old, i32 %id
  store double %r, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @local_fmin_f64(ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(1) %old, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = getelementptr double, ptr addrspace(1) %in, i32 %id
  %v = load double, ptr addrspace(1) %f
  %g = getelementptr double, ptr addrspace(1) %out, i32 %id
  %first = load double, ptr addrspace(1) %g
  %p = getelementptr double, ptr addrspace(3) @places, i32 %id
  store double %first, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = xor i32 %id, %n
  %q = getelementptr double, ptr addrspace(3) @places, i32 %at
  %r = call double @llvm.amdgcn.flat.atomic.fmin.num.f64.p3.f64(ptr addrspace(3) %q, double %v)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %now = load double, ptr addrspace(3) %p
  store double %now, ptr addrspace(1) %g
  %o = getelementptr double, ptr addrspace(1) %old, i32 %id
  store double %r, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @local_fmin_f32(ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(1) %old, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = getelementptr float, ptr addrspace(1) %in, i32 %id
  %v = load float, ptr addrspace(1) %f
  %g = getelementptr float, ptr addrspace(1) %out, i32 %id
  %first = load float, ptr addrspace(1) %g
  %p = getelementptr float, ptr addrspace(3) @places, i32 %id
  store float %first, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = xor i32 %id, %n
  %q = getelementptr float, ptr addrspace(3) @places, i32 %at
  %r = call float @llvm.amdgcn.flat.atomic.fmin.num.f32.p3.f32(ptr addrspace(3) %q, float %v)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %now = load float, ptr addrspace(3) %p
  store float %now, ptr addrspace(1) %g
  %o = getelementptr float, ptr addrspace(1) %old, i32 %id
  store float %r, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @local_fmax_f64(ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(1) %old, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = getelementptr double, ptr addrspace(1) %in, i32 %id
  %v = load double, ptr addrspace(1) %f
  %g = getelementptr double, ptr addrspace(1) %out, i32 %id
  %first = load double, ptr addrspace(1) %g
  %p = getelementptr double, ptr addrspace(3) @places, i32 %id
  store double %first, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = xor i32 %id, %n
  %q = getelementptr double, ptr addrspace(3) @places, i32 %at
  %r = call double @llvm.amdgcn.flat.atomic.fmax.num.f64.p3.f64(ptr addrspace(3) %q, double %v)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %now = load double, ptr addrspace(3) %p
  store double %now, ptr addrspace(1) %g
  %o = getelementptr double, ptr addrspace(1) %old, i32 %id
  store double %r, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @local_fmax_f32(ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(1) %old, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = getelementptr float, ptr addrspace(1) %in, i32 %id
  %v = load float, ptr addrspace(1) %f
  %g = getelementptr float, ptr addrspace(1) %out, i32 %id
  %first = load float, ptr addrspace(1) %g
  %p = getelementptr float, ptr addrspace(3) @places, i32 %id
  store float %first, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = xor i32 %id, %n
  %q = getelementptr float, ptr addrspace(3) @places, i32 %at
  %r = call float @llvm.amdgcn.flat.atomic.fmax.num.f32.p3.f32(ptr addrspace(3) %q, float %v)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %now = load float, ptr addrspace(3) %p
  store float %now, ptr addrspace(1) %g
  %o = getelementptr float, ptr addrspace(1) %old, i32 %id
  store float %r, ptr addrspace(1) %o
  ret void
}
