; processors gfx908 gfx90a gfx942 gfx950
; Floating-point atomics that memory performs, by all kinds of pointers, with and without the old
; value, where the program promises what they need, and where it does not.

target triple = "amdgcn-amd-amdhsa"

@lds = internal addrspace(3) global [64 x i64] poison, align 16

declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @global_fadd_f32_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fadd ptr addrspace(1) %p, float %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  ret void
}

define amdgpu_kernel void @global_fadd_f32_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fadd ptr addrspace(1) %p, float %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store float %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @global_fmin_f32_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fmin ptr addrspace(1) %p, float %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  ret void
}

define amdgpu_kernel void @global_fmin_f32_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fmin ptr addrspace(1) %p, float %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store float %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @global_fmax_f32_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fmax ptr addrspace(1) %p, float %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  ret void
}

define amdgpu_kernel void @global_fmax_f32_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fmax ptr addrspace(1) %p, float %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store float %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @global_fadd_f64_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load double, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fadd ptr addrspace(1) %p, double %v syncscope("agent") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  ret void
}

define amdgpu_kernel void @global_fadd_f64_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load double, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fadd ptr addrspace(1) %p, double %v syncscope("agent") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store double %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @global_fmin_f64_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load double, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fmin ptr addrspace(1) %p, double %v syncscope("agent") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  ret void
}

define amdgpu_kernel void @global_fmin_f64_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load double, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fmin ptr addrspace(1) %p, double %v syncscope("agent") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store double %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @global_fmax_f64_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load double, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fmax ptr addrspace(1) %p, double %v syncscope("agent") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  ret void
}

define amdgpu_kernel void @global_fmax_f64_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load double, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fmax ptr addrspace(1) %p, double %v syncscope("agent") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store double %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @global_fadd_pk16_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load <2 x half>, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fadd ptr addrspace(1) %p, <2 x half> %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  ret void
}

define amdgpu_kernel void @global_fadd_pk16_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load <2 x half>, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fadd ptr addrspace(1) %p, <2 x half> %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store <2 x half> %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @global_fadd_pkb_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load <2 x bfloat>, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fadd ptr addrspace(1) %p, <2 x bfloat> %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  ret void
}

define amdgpu_kernel void @global_fadd_pkb_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load <2 x bfloat>, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fadd ptr addrspace(1) %p, <2 x bfloat> %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store <2 x bfloat> %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @local_fadd_f32_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fadd ptr addrspace(3) %l, float %v syncscope("agent") monotonic, align 4
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store i64 %after, ptr addrspace(1) %p, align 8
  ret void
}

define amdgpu_kernel void @local_fadd_f32_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fadd ptr addrspace(3) %l, float %v syncscope("agent") monotonic, align 4
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store i64 %after, ptr addrspace(1) %p, align 8
  store float %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @local_fmin_f32_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fmin ptr addrspace(3) %l, float %v syncscope("agent") monotonic, align 4
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store i64 %after, ptr addrspace(1) %p, align 8
  ret void
}

define amdgpu_kernel void @local_fmin_f32_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fmin ptr addrspace(3) %l, float %v syncscope("agent") monotonic, align 4
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store i64 %after, ptr addrspace(1) %p, align 8
  store float %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @local_fmax_f32_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fmax ptr addrspace(3) %l, float %v syncscope("agent") monotonic, align 4
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store i64 %after, ptr addrspace(1) %p, align 8
  ret void
}

define amdgpu_kernel void @local_fmax_f32_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fmax ptr addrspace(3) %l, float %v syncscope("agent") monotonic, align 4
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store i64 %after, ptr addrspace(1) %p, align 8
  store float %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @local_fadd_f64_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load double, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fadd ptr addrspace(3) %l, double %v syncscope("agent") monotonic, align 8
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store i64 %after, ptr addrspace(1) %p, align 8
  ret void
}

define amdgpu_kernel void @local_fadd_f64_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load double, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fadd ptr addrspace(3) %l, double %v syncscope("agent") monotonic, align 8
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store i64 %after, ptr addrspace(1) %p, align 8
  store double %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @local_fmin_f64_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load double, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fmin ptr addrspace(3) %l, double %v syncscope("agent") monotonic, align 8
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store i64 %after, ptr addrspace(1) %p, align 8
  ret void
}

define amdgpu_kernel void @local_fmin_f64_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load double, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fmin ptr addrspace(3) %l, double %v syncscope("agent") monotonic, align 8
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store i64 %after, ptr addrspace(1) %p, align 8
  store double %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @local_fmax_f64_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load double, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fmax ptr addrspace(3) %l, double %v syncscope("agent") monotonic, align 8
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store i64 %after, ptr addrspace(1) %p, align 8
  ret void
}

define amdgpu_kernel void @local_fmax_f64_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load double, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fmax ptr addrspace(3) %l, double %v syncscope("agent") monotonic, align 8
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store i64 %after, ptr addrspace(1) %p, align 8
  store double %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @local_fadd_pk16_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load <2 x half>, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fadd ptr addrspace(3) %l, <2 x half> %v syncscope("agent") monotonic, align 4
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store i64 %after, ptr addrspace(1) %p, align 8
  ret void
}

define amdgpu_kernel void @local_fadd_pk16_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load <2 x half>, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fadd ptr addrspace(3) %l, <2 x half> %v syncscope("agent") monotonic, align 4
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store i64 %after, ptr addrspace(1) %p, align 8
  store <2 x half> %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @local_fadd_pkb_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load <2 x bfloat>, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fadd ptr addrspace(3) %l, <2 x bfloat> %v syncscope("agent") monotonic, align 4
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store i64 %after, ptr addrspace(1) %p, align 8
  ret void
}

define amdgpu_kernel void @local_fadd_pkb_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load <2 x bfloat>, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fadd ptr addrspace(3) %l, <2 x bfloat> %v syncscope("agent") monotonic, align 4
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store i64 %after, ptr addrspace(1) %p, align 8
  store <2 x bfloat> %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @flat_fadd_f32_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %lg = addrspacecast ptr addrspace(3) %l to ptr
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %turn = xor i32 %local, %lane
  %bit = and i32 %turn, 1
  %inside = icmp ne i32 %bit, 0
  %q = select i1 %inside, ptr %lg, ptr %pg
  %was = atomicrmw fadd ptr %q, float %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0, !noalias.addrspace !1
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  %there = getelementptr i64, ptr addrspace(1) %to, i32 128
  store i64 %after, ptr addrspace(1) %there, align 8
  ret void
}

define amdgpu_kernel void @flat_fadd_f32_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %lg = addrspacecast ptr addrspace(3) %l to ptr
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %turn = xor i32 %local, %lane
  %bit = and i32 %turn, 1
  %inside = icmp ne i32 %bit, 0
  %q = select i1 %inside, ptr %lg, ptr %pg
  %was = atomicrmw fadd ptr %q, float %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0, !noalias.addrspace !1
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  %there = getelementptr i64, ptr addrspace(1) %to, i32 128
  store i64 %after, ptr addrspace(1) %there, align 8
  store float %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @flat_fmin_f32_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %lg = addrspacecast ptr addrspace(3) %l to ptr
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %turn = xor i32 %local, %lane
  %bit = and i32 %turn, 1
  %inside = icmp ne i32 %bit, 0
  %q = select i1 %inside, ptr %lg, ptr %pg
  %was = atomicrmw fmin ptr %q, float %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0, !noalias.addrspace !1
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  %there = getelementptr i64, ptr addrspace(1) %to, i32 128
  store i64 %after, ptr addrspace(1) %there, align 8
  ret void
}

define amdgpu_kernel void @flat_fmin_f32_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %lg = addrspacecast ptr addrspace(3) %l to ptr
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %turn = xor i32 %local, %lane
  %bit = and i32 %turn, 1
  %inside = icmp ne i32 %bit, 0
  %q = select i1 %inside, ptr %lg, ptr %pg
  %was = atomicrmw fmin ptr %q, float %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0, !noalias.addrspace !1
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  %there = getelementptr i64, ptr addrspace(1) %to, i32 128
  store i64 %after, ptr addrspace(1) %there, align 8
  store float %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @flat_fmax_f32_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %lg = addrspacecast ptr addrspace(3) %l to ptr
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %turn = xor i32 %local, %lane
  %bit = and i32 %turn, 1
  %inside = icmp ne i32 %bit, 0
  %q = select i1 %inside, ptr %lg, ptr %pg
  %was = atomicrmw fmax ptr %q, float %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0, !noalias.addrspace !1
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  %there = getelementptr i64, ptr addrspace(1) %to, i32 128
  store i64 %after, ptr addrspace(1) %there, align 8
  ret void
}

define amdgpu_kernel void @flat_fmax_f32_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %lg = addrspacecast ptr addrspace(3) %l to ptr
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %turn = xor i32 %local, %lane
  %bit = and i32 %turn, 1
  %inside = icmp ne i32 %bit, 0
  %q = select i1 %inside, ptr %lg, ptr %pg
  %was = atomicrmw fmax ptr %q, float %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0, !noalias.addrspace !1
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  %there = getelementptr i64, ptr addrspace(1) %to, i32 128
  store i64 %after, ptr addrspace(1) %there, align 8
  store float %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @flat_fadd_f64_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load double, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %lg = addrspacecast ptr addrspace(3) %l to ptr
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %turn = xor i32 %local, %lane
  %bit = and i32 %turn, 1
  %inside = icmp ne i32 %bit, 0
  %q = select i1 %inside, ptr %lg, ptr %pg
  %was = atomicrmw fadd ptr %q, double %v syncscope("agent") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0, !noalias.addrspace !1
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  %there = getelementptr i64, ptr addrspace(1) %to, i32 128
  store i64 %after, ptr addrspace(1) %there, align 8
  ret void
}

define amdgpu_kernel void @flat_fadd_f64_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load double, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %lg = addrspacecast ptr addrspace(3) %l to ptr
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %turn = xor i32 %local, %lane
  %bit = and i32 %turn, 1
  %inside = icmp ne i32 %bit, 0
  %q = select i1 %inside, ptr %lg, ptr %pg
  %was = atomicrmw fadd ptr %q, double %v syncscope("agent") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0, !noalias.addrspace !1
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  %there = getelementptr i64, ptr addrspace(1) %to, i32 128
  store i64 %after, ptr addrspace(1) %there, align 8
  store double %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @flat_fmin_f64_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load double, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %lg = addrspacecast ptr addrspace(3) %l to ptr
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %turn = xor i32 %local, %lane
  %bit = and i32 %turn, 1
  %inside = icmp ne i32 %bit, 0
  %q = select i1 %inside, ptr %lg, ptr %pg
  %was = atomicrmw fmin ptr %q, double %v syncscope("agent") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0, !noalias.addrspace !1
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  %there = getelementptr i64, ptr addrspace(1) %to, i32 128
  store i64 %after, ptr addrspace(1) %there, align 8
  ret void
}

define amdgpu_kernel void @flat_fmin_f64_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load double, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %lg = addrspacecast ptr addrspace(3) %l to ptr
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %turn = xor i32 %local, %lane
  %bit = and i32 %turn, 1
  %inside = icmp ne i32 %bit, 0
  %q = select i1 %inside, ptr %lg, ptr %pg
  %was = atomicrmw fmin ptr %q, double %v syncscope("agent") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0, !noalias.addrspace !1
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  %there = getelementptr i64, ptr addrspace(1) %to, i32 128
  store i64 %after, ptr addrspace(1) %there, align 8
  store double %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @flat_fmax_f64_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load double, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %lg = addrspacecast ptr addrspace(3) %l to ptr
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %turn = xor i32 %local, %lane
  %bit = and i32 %turn, 1
  %inside = icmp ne i32 %bit, 0
  %q = select i1 %inside, ptr %lg, ptr %pg
  %was = atomicrmw fmax ptr %q, double %v syncscope("agent") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0, !noalias.addrspace !1
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  %there = getelementptr i64, ptr addrspace(1) %to, i32 128
  store i64 %after, ptr addrspace(1) %there, align 8
  ret void
}

define amdgpu_kernel void @flat_fmax_f64_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load double, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %lg = addrspacecast ptr addrspace(3) %l to ptr
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %turn = xor i32 %local, %lane
  %bit = and i32 %turn, 1
  %inside = icmp ne i32 %bit, 0
  %q = select i1 %inside, ptr %lg, ptr %pg
  %was = atomicrmw fmax ptr %q, double %v syncscope("agent") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0, !noalias.addrspace !1
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  %there = getelementptr i64, ptr addrspace(1) %to, i32 128
  store i64 %after, ptr addrspace(1) %there, align 8
  store double %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @flat_fadd_pk16_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load <2 x half>, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %lg = addrspacecast ptr addrspace(3) %l to ptr
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %turn = xor i32 %local, %lane
  %bit = and i32 %turn, 1
  %inside = icmp ne i32 %bit, 0
  %q = select i1 %inside, ptr %lg, ptr %pg
  %was = atomicrmw fadd ptr %q, <2 x half> %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0, !noalias.addrspace !1
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  %there = getelementptr i64, ptr addrspace(1) %to, i32 128
  store i64 %after, ptr addrspace(1) %there, align 8
  ret void
}

define amdgpu_kernel void @flat_fadd_pk16_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load <2 x half>, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %lg = addrspacecast ptr addrspace(3) %l to ptr
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %turn = xor i32 %local, %lane
  %bit = and i32 %turn, 1
  %inside = icmp ne i32 %bit, 0
  %q = select i1 %inside, ptr %lg, ptr %pg
  %was = atomicrmw fadd ptr %q, <2 x half> %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0, !noalias.addrspace !1
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  %there = getelementptr i64, ptr addrspace(1) %to, i32 128
  store i64 %after, ptr addrspace(1) %there, align 8
  store <2 x half> %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @flat_fadd_pkb_silent(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load <2 x bfloat>, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %lg = addrspacecast ptr addrspace(3) %l to ptr
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %turn = xor i32 %local, %lane
  %bit = and i32 %turn, 1
  %inside = icmp ne i32 %bit, 0
  %q = select i1 %inside, ptr %lg, ptr %pg
  %was = atomicrmw fadd ptr %q, <2 x bfloat> %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0, !noalias.addrspace !1
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  %there = getelementptr i64, ptr addrspace(1) %to, i32 128
  store i64 %after, ptr addrspace(1) %there, align 8
  ret void
}

define amdgpu_kernel void @flat_fadd_pkb_old(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load <2 x bfloat>, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %lg = addrspacecast ptr addrspace(3) %l to ptr
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %turn = xor i32 %local, %lane
  %bit = and i32 %turn, 1
  %inside = icmp ne i32 %bit, 0
  %q = select i1 %inside, ptr %lg, ptr %pg
  %was = atomicrmw fadd ptr %q, <2 x bfloat> %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0, !noalias.addrspace !1
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  %there = getelementptr i64, ptr addrspace(1) %to, i32 128
  store i64 %after, ptr addrspace(1) %there, align 8
  store <2 x bfloat> %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @flushed_fadd_f32(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) #0 {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %was = atomicrmw fadd ptr addrspace(1) %p, float %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  store float %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @anywhere_fadd_f32(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load float, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %lg = addrspacecast ptr addrspace(3) %l to ptr
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %turn = xor i32 %local, %lane
  %bit = and i32 %turn, 1
  %inside = icmp ne i32 %bit, 0
  %q = select i1 %inside, ptr %lg, ptr %pg
  %was = atomicrmw fadd ptr %q, float %v syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  %there = getelementptr i64, ptr addrspace(1) %to, i32 128
  store i64 %after, ptr addrspace(1) %there, align 8
  store float %was, ptr addrspace(1) %to, align 8
  ret void
}

define amdgpu_kernel void @anywhere_fadd_f64(ptr addrspace(1) %out, ptr addrspace(1) %old, ptr addrspace(1) %in, i32 %local) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i64, ptr addrspace(1) %in, i32 %lane
  %v = load double, ptr addrspace(1) %a, align 8
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %lane
  %l = getelementptr [64 x i64], ptr addrspace(3) @lds, i32 0, i32 %lane
  %first = load i64, ptr addrspace(1) %p, align 8
  store i64 %first, ptr addrspace(3) %l, align 8
  %lg = addrspacecast ptr addrspace(3) %l to ptr
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %turn = xor i32 %local, %lane
  %bit = and i32 %turn, 1
  %inside = icmp ne i32 %bit, 0
  %q = select i1 %inside, ptr %lg, ptr %pg
  %was = atomicrmw fadd ptr %q, double %v syncscope("agent") monotonic, align 8, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !0
  %after = load i64, ptr addrspace(3) %l, align 8
  %to = getelementptr i64, ptr addrspace(1) %old, i32 %lane
  %there = getelementptr i64, ptr addrspace(1) %to, i32 128
  store i64 %after, ptr addrspace(1) %there, align 8
  store double %was, ptr addrspace(1) %to, align 8
  ret void
}

attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }

!0 = !{}
!1 = !{i32 5, i32 6}
