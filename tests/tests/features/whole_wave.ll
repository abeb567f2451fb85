target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @scan_add_i32(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 0)
  %d0 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %s, i32 273, i32 15, i32 15, i1 false)
  %a0 = add i32 %s, %d0
  %d1 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a0, i32 274, i32 15, i32 15, i1 false)
  %a1 = add i32 %a0, %d1
  %d2 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a1, i32 276, i32 15, i32 15, i1 false)
  %a2 = add i32 %a1, %d2
  %d3 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a2, i32 280, i32 15, i32 15, i1 false)
  %a3 = add i32 %a2, %d3
  %d4 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a3, i32 322, i32 10, i32 15, i1 false)
  %a4 = add i32 %a3, %d4
  %d5 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a4, i32 323, i32 12, i32 15, i1 false)
  %a5 = add i32 %a4, %d5
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %a5)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %w, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @scan_add_i64(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i64, ptr addrspace(1) %in, i32 %id
  %v = load i64, ptr addrspace(1) %p
  %s = call i64 @llvm.amdgcn.set.inactive.i64(i64 %v, i64 0)
  %d0 = call i64 @llvm.amdgcn.update.dpp.i64(i64 0, i64 %s, i32 273, i32 15, i32 15, i1 false)
  %a0 = add i64 %s, %d0
  %d1 = call i64 @llvm.amdgcn.update.dpp.i64(i64 0, i64 %a0, i32 274, i32 15, i32 15, i1 false)
  %a1 = add i64 %a0, %d1
  %d2 = call i64 @llvm.amdgcn.update.dpp.i64(i64 0, i64 %a1, i32 276, i32 15, i32 15, i1 false)
  %a2 = add i64 %a1, %d2
  %d3 = call i64 @llvm.amdgcn.update.dpp.i64(i64 0, i64 %a2, i32 280, i32 15, i32 15, i1 false)
  %a3 = add i64 %a2, %d3
  %d4 = call i64 @llvm.amdgcn.update.dpp.i64(i64 0, i64 %a3, i32 322, i32 10, i32 15, i1 false)
  %a4 = add i64 %a3, %d4
  %d5 = call i64 @llvm.amdgcn.update.dpp.i64(i64 0, i64 %a4, i32 323, i32 12, i32 15, i1 false)
  %a5 = add i64 %a4, %d5
  %w = call i64 @llvm.amdgcn.strict.wwm.i64(i64 %a5)
  %q = getelementptr i64, ptr addrspace(1) %out, i32 %id
  store i64 %w, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @scan_fadd_f32(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %id
  %v = load float, ptr addrspace(1) %p
  %s = call float @llvm.amdgcn.set.inactive.f32(float %v, float 0.0)
  %d0 = call float @llvm.amdgcn.update.dpp.f32(float 0.0, float %s, i32 273, i32 15, i32 15, i1 false)
  %a0 = fadd float %s, %d0
  %d1 = call float @llvm.amdgcn.update.dpp.f32(float 0.0, float %a0, i32 274, i32 15, i32 15, i1 false)
  %a1 = fadd float %a0, %d1
  %d2 = call float @llvm.amdgcn.update.dpp.f32(float 0.0, float %a1, i32 276, i32 15, i32 15, i1 false)
  %a2 = fadd float %a1, %d2
  %d3 = call float @llvm.amdgcn.update.dpp.f32(float 0.0, float %a2, i32 280, i32 15, i32 15, i1 false)
  %a3 = fadd float %a2, %d3
  %d4 = call float @llvm.amdgcn.update.dpp.f32(float 0.0, float %a3, i32 322, i32 10, i32 15, i1 false)
  %a4 = fadd float %a3, %d4
  %d5 = call float @llvm.amdgcn.update.dpp.f32(float 0.0, float %a4, i32 323, i32 12, i32 15, i1 false)
  %a5 = fadd float %a4, %d5
  %w = call float @llvm.amdgcn.strict.wwm.f32(float %a5)
  %q = getelementptr float, ptr addrspace(1) %out, i32 %id
  store float %w, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @scan_xor_i32(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 0)
  %d0 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %s, i32 273, i32 15, i32 15, i1 false)
  %a0 = xor i32 %s, %d0
  %d1 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a0, i32 274, i32 15, i32 15, i1 false)
  %a1 = xor i32 %a0, %d1
  %d2 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a1, i32 276, i32 15, i32 15, i1 false)
  %a2 = xor i32 %a1, %d2
  %d3 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a2, i32 280, i32 15, i32 15, i1 false)
  %a3 = xor i32 %a2, %d3
  %d4 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a3, i32 322, i32 10, i32 15, i1 false)
  %a4 = xor i32 %a3, %d4
  %d5 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a4, i32 323, i32 12, i32 15, i1 false)
  %a5 = xor i32 %a4, %d5
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %a5)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %w, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @scan_or_i32(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 0)
  %d0 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %s, i32 273, i32 15, i32 15, i1 false)
  %a0 = or i32 %s, %d0
  %d1 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a0, i32 274, i32 15, i32 15, i1 false)
  %a1 = or i32 %a0, %d1
  %d2 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a1, i32 276, i32 15, i32 15, i1 false)
  %a2 = or i32 %a1, %d2
  %d3 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a2, i32 280, i32 15, i32 15, i1 false)
  %a3 = or i32 %a2, %d3
  %d4 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a3, i32 322, i32 10, i32 15, i1 false)
  %a4 = or i32 %a3, %d4
  %d5 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a4, i32 323, i32 12, i32 15, i1 false)
  %a5 = or i32 %a4, %d5
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %a5)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %w, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @scan_fadd_f64(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr double, ptr addrspace(1) %in, i32 %id
  %v = load double, ptr addrspace(1) %p
  %s = call double @llvm.amdgcn.set.inactive.f64(double %v, double 0.0)
  %d0 = call double @llvm.amdgcn.update.dpp.f64(double 0.0, double %s, i32 273, i32 15, i32 15, i1 false)
  %a0 = fadd double %s, %d0
  %d1 = call double @llvm.amdgcn.update.dpp.f64(double 0.0, double %a0, i32 274, i32 15, i32 15, i1 false)
  %a1 = fadd double %a0, %d1
  %d2 = call double @llvm.amdgcn.update.dpp.f64(double 0.0, double %a1, i32 276, i32 15, i32 15, i1 false)
  %a2 = fadd double %a1, %d2
  %d3 = call double @llvm.amdgcn.update.dpp.f64(double 0.0, double %a2, i32 280, i32 15, i32 15, i1 false)
  %a3 = fadd double %a2, %d3
  %d4 = call double @llvm.amdgcn.update.dpp.f64(double 0.0, double %a3, i32 322, i32 10, i32 15, i1 false)
  %a4 = fadd double %a3, %d4
  %d5 = call double @llvm.amdgcn.update.dpp.f64(double 0.0, double %a4, i32 323, i32 12, i32 15, i1 false)
  %a5 = fadd double %a4, %d5
  %w = call double @llvm.amdgcn.strict.wwm.f64(double %a5)
  %q = getelementptr double, ptr addrspace(1) %out, i32 %id
  store double %w, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @scan_min(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 2147483647)
  %d0 = call i32 @llvm.amdgcn.update.dpp.i32(i32 2147483647, i32 %s, i32 273, i32 15, i32 15, i1 false)
  %c0 = icmp slt i32 %s, %d0
  %a0 = select i1 %c0, i32 %s, i32 %d0
  %d1 = call i32 @llvm.amdgcn.update.dpp.i32(i32 2147483647, i32 %a0, i32 274, i32 15, i32 15, i1 false)
  %c1 = icmp slt i32 %a0, %d1
  %a1 = select i1 %c1, i32 %a0, i32 %d1
  %d2 = call i32 @llvm.amdgcn.update.dpp.i32(i32 2147483647, i32 %a1, i32 276, i32 15, i32 15, i1 false)
  %c2 = icmp slt i32 %a1, %d2
  %a2 = select i1 %c2, i32 %a1, i32 %d2
  %d3 = call i32 @llvm.amdgcn.update.dpp.i32(i32 2147483647, i32 %a2, i32 280, i32 15, i32 15, i1 false)
  %c3 = icmp slt i32 %a2, %d3
  %a3 = select i1 %c3, i32 %a2, i32 %d3
  %d4 = call i32 @llvm.amdgcn.update.dpp.i32(i32 2147483647, i32 %a3, i32 322, i32 10, i32 15, i1 false)
  %c4 = icmp slt i32 %a3, %d4
  %a4 = select i1 %c4, i32 %a3, i32 %d4
  %d5 = call i32 @llvm.amdgcn.update.dpp.i32(i32 2147483647, i32 %a4, i32 323, i32 12, i32 15, i1 false)
  %c5 = icmp slt i32 %a4, %d5
  %a5 = select i1 %c5, i32 %a4, i32 %d5
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %a5)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %w, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @scan_div(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 3)
  %d0 = call i32 @llvm.amdgcn.update.dpp.i32(i32 3, i32 %s, i32 273, i32 15, i32 15, i1 false)
  %o0 = or i32 %d0, 1
  %u0 = udiv i32 %s, %o0
  %a0 = add i32 %u0, %d0
  %d1 = call i32 @llvm.amdgcn.update.dpp.i32(i32 3, i32 %a0, i32 274, i32 15, i32 15, i1 false)
  %o1 = or i32 %d1, 1
  %u1 = udiv i32 %a0, %o1
  %a1 = add i32 %u1, %d1
  %d2 = call i32 @llvm.amdgcn.update.dpp.i32(i32 3, i32 %a1, i32 276, i32 15, i32 15, i1 false)
  %o2 = or i32 %d2, 1
  %u2 = udiv i32 %a1, %o2
  %a2 = add i32 %u2, %d2
  %d3 = call i32 @llvm.amdgcn.update.dpp.i32(i32 3, i32 %a2, i32 280, i32 15, i32 15, i1 false)
  %o3 = or i32 %d3, 1
  %u3 = udiv i32 %a2, %o3
  %a3 = add i32 %u3, %d3
  %d4 = call i32 @llvm.amdgcn.update.dpp.i32(i32 3, i32 %a3, i32 322, i32 10, i32 15, i1 false)
  %o4 = or i32 %d4, 1
  %u4 = udiv i32 %a3, %o4
  %a4 = add i32 %u4, %d4
  %d5 = call i32 @llvm.amdgcn.update.dpp.i32(i32 3, i32 %a4, i32 323, i32 12, i32 15, i1 false)
  %o5 = or i32 %d5, 1
  %u5 = udiv i32 %a4, %o5
  %a5 = add i32 %u5, %d5
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %a5)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %w, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @scan_fdiv(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %id
  %v = load float, ptr addrspace(1) %p
  %s = call float @llvm.amdgcn.set.inactive.f32(float %v, float 3.0)
  %d0 = call float @llvm.amdgcn.update.dpp.f32(float 3.0, float %s, i32 273, i32 15, i32 15, i1 false)
  %m0 = call float @llvm.fabs.f32(float %d0)
  %o0 = fadd float %m0, 1.0
  %u0 = fdiv float %s, %o0
  %a0 = fadd float %u0, %d0
  %d1 = call float @llvm.amdgcn.update.dpp.f32(float 3.0, float %a0, i32 274, i32 15, i32 15, i1 false)
  %m1 = call float @llvm.fabs.f32(float %d1)
  %o1 = fadd float %m1, 1.0
  %u1 = fdiv float %a0, %o1
  %a1 = fadd float %u1, %d1
  %d2 = call float @llvm.amdgcn.update.dpp.f32(float 3.0, float %a1, i32 276, i32 15, i32 15, i1 false)
  %m2 = call float @llvm.fabs.f32(float %d2)
  %o2 = fadd float %m2, 1.0
  %u2 = fdiv float %a1, %o2
  %a2 = fadd float %u2, %d2
  %w = call float @llvm.amdgcn.strict.wwm.f32(float %a2)
  %q = getelementptr float, ptr addrspace(1) %out, i32 %id
  store float %w, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @scan_v2(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %v0 = insertelement <2 x i32> poison, i32 %v, i32 0
  %m = mul i32 %v, 5
  %v1 = insertelement <2 x i32> %v0, i32 %m, i32 1
  %s = call <2 x i32> @llvm.amdgcn.set.inactive.v2i32(<2 x i32> %v1, <2 x i32> <i32 1, i32 7>)
  %d0 = call <2 x i32> @llvm.amdgcn.update.dpp.v2i32(<2 x i32> <i32 1, i32 7>, <2 x i32> %s, i32 273, i32 15, i32 15, i1 false)
  %a0 = add <2 x i32> %s, %d0
  %d1 = call <2 x i32> @llvm.amdgcn.update.dpp.v2i32(<2 x i32> <i32 1, i32 7>, <2 x i32> %a0, i32 274, i32 15, i32 15, i1 false)
  %a1 = add <2 x i32> %a0, %d1
  %w2 = call <2 x i32> @llvm.amdgcn.strict.wwm.v2i32(<2 x i32> %a1)
  %x = extractelement <2 x i32> %w2, i32 0
  %y = extractelement <2 x i32> %w2, i32 1
  %w = xor i32 %x, %y
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %w, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @scan_half(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %b = and i32 %v, 15
  %h = uitofp i32 %b to half
  %s = call half @llvm.amdgcn.set.inactive.f16(half %h, half 0xH3C00)
  %d0 = call half @llvm.amdgcn.update.dpp.f16(half 0xH3C00, half %s, i32 273, i32 15, i32 15, i1 false)
  %a0 = fadd half %s, %d0
  %d1 = call half @llvm.amdgcn.update.dpp.f16(half 0xH3C00, half %a0, i32 274, i32 15, i32 15, i1 false)
  %a1 = fadd half %a0, %d1
  %d2 = call half @llvm.amdgcn.update.dpp.f16(half 0xH3C00, half %a1, i32 276, i32 15, i32 15, i1 false)
  %a2 = fadd half %a1, %d2
  %wh = call half @llvm.amdgcn.strict.wwm.f16(half %a2)
  %hb = bitcast half %wh to i16
  %w = zext i16 %hb to i32
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %w, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @arms(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %b = and i32 %v, 3
  %c = icmp eq i32 %b, 0
  br i1 %c, label %then, label %else
then:
  %ts = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 0)
  %td0 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %ts, i32 273, i32 15, i32 15, i1 false)
  %ta0 = add i32 %ts, %td0
  %td1 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %ta0, i32 274, i32 15, i32 15, i1 false)
  %ta1 = add i32 %ta0, %td1
  %td2 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %ta1, i32 276, i32 15, i32 15, i1 false)
  %ta2 = add i32 %ta1, %td2
  %td3 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %ta2, i32 280, i32 15, i32 15, i1 false)
  %ta3 = add i32 %ta2, %td3
  %td4 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %ta3, i32 322, i32 10, i32 15, i1 false)
  %ta4 = add i32 %ta3, %td4
  %td5 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %ta4, i32 323, i32 12, i32 15, i1 false)
  %ta5 = add i32 %ta4, %td5
  %w1 = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %ta5)
  br label %join
else:
  %v5 = mul i32 %v, 5
  %es = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v5, i32 0)
  %ed0 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %es, i32 273, i32 15, i32 15, i1 false)
  %ea0 = xor i32 %es, %ed0
  %ed1 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %ea0, i32 274, i32 15, i32 15, i1 false)
  %ea1 = xor i32 %ea0, %ed1
  %ed2 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %ea1, i32 276, i32 15, i32 15, i1 false)
  %ea2 = xor i32 %ea1, %ed2
  %ed3 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %ea2, i32 280, i32 15, i32 15, i1 false)
  %ea3 = xor i32 %ea2, %ed3
  %ed4 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %ea3, i32 322, i32 10, i32 15, i1 false)
  %ea4 = xor i32 %ea3, %ed4
  %ed5 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %ea4, i32 323, i32 12, i32 15, i1 false)
  %ea5 = xor i32 %ea4, %ed5
  %w2 = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %ea5)
  br label %join
join:
  %r0 = phi i32 [%w1, %then], [%w2, %else]
  %r = add i32 %r0, %v
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @one_arm(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %k0 = mul i32 %v, 3
  %k1 = mul i32 %v, 5
  %k2 = mul i32 %v, 7
  %k3 = mul i32 %v, 9
  %k4 = mul i32 %v, 11
  %k5 = mul i32 %v, 13
  %k6 = mul i32 %v, 15
  %k7 = mul i32 %v, 17
  %k8 = mul i32 %v, 19
  %k9 = mul i32 %v, 21
  %k10 = mul i32 %v, 23
  %k11 = mul i32 %v, 25
  %k12 = mul i32 %v, 27
  %k13 = mul i32 %v, 29
  %k14 = mul i32 %v, 31
  %k15 = mul i32 %v, 33
  %k16 = mul i32 %v, 35
  %k17 = mul i32 %v, 37
  %k18 = mul i32 %v, 39
  %k19 = mul i32 %v, 41
  %b = and i32 %v, 1
  %c = icmp eq i32 %b, 0
  br i1 %c, label %then, label %else
then:
  %ts = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 0)
  %td0 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %ts, i32 273, i32 15, i32 15, i1 false)
  %ta0 = add i32 %ts, %td0
  %td1 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %ta0, i32 274, i32 15, i32 15, i1 false)
  %ta1 = add i32 %ta0, %td1
  %td2 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %ta1, i32 276, i32 15, i32 15, i1 false)
  %ta2 = add i32 %ta1, %td2
  %td3 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %ta2, i32 280, i32 15, i32 15, i1 false)
  %ta3 = add i32 %ta2, %td3
  %td4 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %ta3, i32 322, i32 10, i32 15, i1 false)
  %ta4 = add i32 %ta3, %td4
  %td5 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %ta4, i32 323, i32 12, i32 15, i1 false)
  %ta5 = add i32 %ta4, %td5
  %w1 = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %ta5)
  br label %join
else:
  %x0 = xor i32 %k0, 1
  %y1 = shl i32 %x0, 1
  %x1 = xor i32 %y1, %k1
  %y2 = shl i32 %x1, 1
  %x2 = xor i32 %y2, %k2
  %y3 = shl i32 %x2, 1
  %x3 = xor i32 %y3, %k3
  %y4 = shl i32 %x3, 1
  %x4 = xor i32 %y4, %k4
  %y5 = shl i32 %x4, 1
  %x5 = xor i32 %y5, %k5
  %y6 = shl i32 %x5, 1
  %x6 = xor i32 %y6, %k6
  %y7 = shl i32 %x6, 1
  %x7 = xor i32 %y7, %k7
  %y8 = shl i32 %x7, 1
  %x8 = xor i32 %y8, %k8
  %y9 = shl i32 %x8, 1
  %x9 = xor i32 %y9, %k9
  %y10 = shl i32 %x9, 1
  %x10 = xor i32 %y10, %k10
  %y11 = shl i32 %x10, 1
  %x11 = xor i32 %y11, %k11
  %y12 = shl i32 %x11, 1
  %x12 = xor i32 %y12, %k12
  %y13 = shl i32 %x12, 1
  %x13 = xor i32 %y13, %k13
  %y14 = shl i32 %x13, 1
  %x14 = xor i32 %y14, %k14
  %y15 = shl i32 %x14, 1
  %x15 = xor i32 %y15, %k15
  %y16 = shl i32 %x15, 1
  %x16 = xor i32 %y16, %k16
  %y17 = shl i32 %x16, 1
  %x17 = xor i32 %y17, %k17
  %y18 = shl i32 %x17, 1
  %x18 = xor i32 %y18, %k18
  %y19 = shl i32 %x18, 1
  %x19 = xor i32 %y19, %k19
  br label %join
join:
  %r = phi i32 [%w1, %then], [%x19, %else]
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @in_loop(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %t = and i32 %id, 7
  %trip = add i32 %t, 1
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%i1, %loop]
  %acc = phi i32 [%v, %entry], [%acc1, %loop]
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %acc, i32 1)
  %d0 = call i32 @llvm.amdgcn.update.dpp.i32(i32 1, i32 %s, i32 273, i32 15, i32 15, i1 false)
  %a0 = add i32 %s, %d0
  %d1 = call i32 @llvm.amdgcn.update.dpp.i32(i32 1, i32 %a0, i32 274, i32 15, i32 15, i1 false)
  %a1 = add i32 %a0, %d1
  %d2 = call i32 @llvm.amdgcn.update.dpp.i32(i32 1, i32 %a1, i32 276, i32 15, i32 15, i1 false)
  %a2 = add i32 %a1, %d2
  %d3 = call i32 @llvm.amdgcn.update.dpp.i32(i32 1, i32 %a2, i32 280, i32 15, i32 15, i1 false)
  %a3 = add i32 %a2, %d3
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %a3)
  %acc1 = add i32 %w, %i
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %trip
  br i1 %more, label %loop, label %done
done:
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %acc1, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @after_loop(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %t = and i32 %v, 7
  %trip = add i32 %t, 1
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%i1, %loop]
  %vi = add i32 %v, %i
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %vi, i32 1)
  %d0 = call i32 @llvm.amdgcn.update.dpp.i32(i32 1, i32 %s, i32 273, i32 15, i32 15, i1 false)
  %a0 = add i32 %s, %d0
  %d1 = call i32 @llvm.amdgcn.update.dpp.i32(i32 1, i32 %a0, i32 274, i32 15, i32 15, i1 false)
  %a1 = add i32 %a0, %d1
  %d2 = call i32 @llvm.amdgcn.update.dpp.i32(i32 1, i32 %a1, i32 276, i32 15, i32 15, i1 false)
  %a2 = add i32 %a1, %d2
  %d3 = call i32 @llvm.amdgcn.update.dpp.i32(i32 1, i32 %a2, i32 280, i32 15, i32 15, i1 false)
  %a3 = add i32 %a2, %d3
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %a3)
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %trip
  br i1 %more, label %loop, label %done
done:
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %w, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @reduce(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %c = icmp ugt i32 %v, 1000
  br i1 %c, label %then, label %join
then:
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 0)
  %d0 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %s, i32 273, i32 15, i32 15, i1 false)
  %a0 = add i32 %s, %d0
  %d1 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a0, i32 274, i32 15, i32 15, i1 false)
  %a1 = add i32 %a0, %d1
  %d2 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a1, i32 276, i32 15, i32 15, i1 false)
  %a2 = add i32 %a1, %d2
  %d3 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a2, i32 280, i32 15, i32 15, i1 false)
  %a3 = add i32 %a2, %d3
  %d4 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a3, i32 322, i32 10, i32 15, i1 false)
  %a4 = add i32 %a3, %d4
  %d5 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a4, i32 323, i32 12, i32 15, i1 false)
  %a5 = add i32 %a4, %d5
  %l = call i32 @llvm.amdgcn.readlane.i32(i32 %a5, i32 63)
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %l)
  br label %join
join:
  %r = phi i32 [%w, %then], [1, %entry]
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @ballot_inside(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %c = icmp ugt i32 %v, 100000
  br i1 %c, label %then, label %join
then:
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 5)
  %odd = trunc i32 %s to i1
  %b = call i64 @llvm.amdgcn.ballot.i64(i1 %odd)
  %bw = call i64 @llvm.amdgcn.strict.wwm.i64(i64 %b)
  %x = trunc i64 %bw to i32
  %hi = lshr i64 %bw, 32
  %y = trunc i64 %hi to i32
  %z = xor i32 %x, %y
  br label %join
join:
  %r = phi i32 [%z, %then], [1, %entry]
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @condition_of_both(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %b = and i32 %v, 1
  %c0 = icmp eq i32 %b, 0
  br i1 %c0, label %then, label %join
then:
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 5)
  %big = icmp ugt i32 %s, 100
  %sel = select i1 %big, i32 %s, i32 9
  %d = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %sel, i32 273, i32 15, i32 15, i1 false)
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %d)
  br i1 %big, label %more, label %join2
more:
  %w3 = mul i32 %w, 3
  br label %join2
join2:
  %w4 = phi i32 [%w, %then], [%w3, %more]
  br label %join
join:
  %r = phi i32 [%w4, %join2], [1, %entry]
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @across_blocks(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 5)
  %s3 = mul i32 %s, 3
  %u = icmp ugt i32 %n, 10
  br i1 %u, label %a, label %b
a:
  %b1 = and i32 %v, 1
  %c0 = icmp eq i32 %b1, 0
  br i1 %c0, label %then, label %other
then:
  %d = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %s3, i32 273, i32 15, i32 15, i1 false)
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %d)
  br label %join
other:
  %o = mul i32 %v, 11
  br label %join
b:
  br label %join
join:
  %r = phi i32 [%w, %then], [%o, %other], [7, %b]
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @carried(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 5)
  %odd = and i32 %v, 1
  %c0 = icmp eq i32 %odd, 0
  br i1 %c0, label %pre, label %join
pre:
  %trip = and i32 %n, 7
  br label %loop
loop:
  %i = phi i32 [0, %pre], [%i1, %loop]
  %acc = phi i32 [%s, %pre], [%acc1, %loop]
  %d = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %acc, i32 273, i32 15, i32 15, i1 false)
  %acc1 = add i32 %acc, %d
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %trip
  br i1 %more, label %loop, label %done
done:
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %acc1)
  br label %join
join:
  %r = phi i32 [%w, %done], [%v, %entry]
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @permutes(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %b = and i32 %v, 1
  %c0 = icmp eq i32 %b, 0
  br i1 %c0, label %then, label %join
then:
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 5)
  %x = call i32 @llvm.amdgcn.ds.bpermute(i32 %s, i32 %s)
  %y = call i32 @llvm.amdgcn.ds.swizzle(i32 %x, i32 1055)
  %z = add i32 %x, %y
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %z)
  br label %join
join:
  %r = phi i32 [%w, %then], [%v, %entry]
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %q
  ret void
}

define i32 @scan_function(i32 %v) noinline {
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 2)
  %d = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %s, i32 273, i32 15, i32 15, i1 false)
  %a = add i32 %d, %s
  %d2 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a, i32 322, i32 10, i32 15, i1 false)
  %a2 = add i32 %d2, %a
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %a2)
  ret i32 %w
}

define internal i32 @scan_private(i32 %v) noinline {
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 9)
  %d = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %s, i32 274, i32 15, i32 15, i1 false)
  %a = add i32 %d, %s
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %a)
  ret i32 %w
}

define i32 @scan_across_call(i32 %v) noinline {
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 4)
  %y = call i32 @scan_function(i32 %v)
  %d = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %s, i32 273, i32 15, i32 15, i1 false)
  %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %d)
  %r = add i32 %w, %y
  ret i32 %r
}

define amdgpu_kernel void @calls_scan_function(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %k0 = mul i32 %v, 3
  %k1 = mul i32 %v, 5
  %k2 = mul i32 %v, 7
  %k3 = mul i32 %v, 9
  %k4 = mul i32 %v, 11
  %k5 = mul i32 %v, 13
  %k6 = mul i32 %v, 15
  %k7 = mul i32 %v, 17
  %k8 = mul i32 %v, 19
  %k9 = mul i32 %v, 21
  %k10 = mul i32 %v, 23
  %k11 = mul i32 %v, 25
  %k12 = mul i32 %v, 27
  %k13 = mul i32 %v, 29
  %k14 = mul i32 %v, 31
  %k15 = mul i32 %v, 33
  %k16 = mul i32 %v, 35
  %k17 = mul i32 %v, 37
  %k18 = mul i32 %v, 39
  %k19 = mul i32 %v, 41
  %b = and i32 %v, 1
  %c = icmp eq i32 %b, 0
  br i1 %c, label %then, label %else
then:
  %w1 = call i32 @scan_function(i32 %v)
  br label %join
else:
  %x0 = xor i32 %k0, 1
  %y1 = shl i32 %x0, 1
  %x1 = xor i32 %y1, %k1
  %y2 = shl i32 %x1, 1
  %x2 = xor i32 %y2, %k2
  %y3 = shl i32 %x2, 1
  %x3 = xor i32 %y3, %k3
  %y4 = shl i32 %x3, 1
  %x4 = xor i32 %y4, %k4
  %y5 = shl i32 %x4, 1
  %x5 = xor i32 %y5, %k5
  %y6 = shl i32 %x5, 1
  %x6 = xor i32 %y6, %k6
  %y7 = shl i32 %x6, 1
  %x7 = xor i32 %y7, %k7
  %y8 = shl i32 %x7, 1
  %x8 = xor i32 %y8, %k8
  %y9 = shl i32 %x8, 1
  %x9 = xor i32 %y9, %k9
  %y10 = shl i32 %x9, 1
  %x10 = xor i32 %y10, %k10
  %y11 = shl i32 %x10, 1
  %x11 = xor i32 %y11, %k11
  %y12 = shl i32 %x11, 1
  %x12 = xor i32 %y12, %k12
  %y13 = shl i32 %x12, 1
  %x13 = xor i32 %y13, %k13
  %y14 = shl i32 %x13, 1
  %x14 = xor i32 %y14, %k14
  %y15 = shl i32 %x14, 1
  %x15 = xor i32 %y15, %k15
  %y16 = shl i32 %x15, 1
  %x16 = xor i32 %y16, %k16
  %y17 = shl i32 %x16, 1
  %x17 = xor i32 %y17, %k17
  %y18 = shl i32 %x17, 1
  %x18 = xor i32 %y18, %k18
  %y19 = shl i32 %x18, 1
  %x19 = xor i32 %y19, %k19
  br label %join
join:
  %r0 = phi i32 [%w1, %then], [%x19, %else]
  %r1 = add i32 %r0, %k5
  %r = xor i32 %r1, %k11
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @calls_scan_private(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %k0 = mul i32 %v, 3
  %k1 = mul i32 %v, 5
  %k2 = mul i32 %v, 7
  %k3 = mul i32 %v, 9
  %k4 = mul i32 %v, 11
  %k5 = mul i32 %v, 13
  %k6 = mul i32 %v, 15
  %k7 = mul i32 %v, 17
  %k8 = mul i32 %v, 19
  %k9 = mul i32 %v, 21
  %k10 = mul i32 %v, 23
  %k11 = mul i32 %v, 25
  %k12 = mul i32 %v, 27
  %k13 = mul i32 %v, 29
  %k14 = mul i32 %v, 31
  %k15 = mul i32 %v, 33
  %k16 = mul i32 %v, 35
  %k17 = mul i32 %v, 37
  %k18 = mul i32 %v, 39
  %k19 = mul i32 %v, 41
  %b = and i32 %v, 1
  %c = icmp eq i32 %b, 0
  br i1 %c, label %then, label %else
then:
  %w1 = call i32 @scan_private(i32 %v)
  br label %join
else:
  %x0 = xor i32 %k0, 1
  %y1 = shl i32 %x0, 1
  %x1 = xor i32 %y1, %k1
  %y2 = shl i32 %x1, 1
  %x2 = xor i32 %y2, %k2
  %y3 = shl i32 %x2, 1
  %x3 = xor i32 %y3, %k3
  %y4 = shl i32 %x3, 1
  %x4 = xor i32 %y4, %k4
  %y5 = shl i32 %x4, 1
  %x5 = xor i32 %y5, %k5
  %y6 = shl i32 %x5, 1
  %x6 = xor i32 %y6, %k6
  %y7 = shl i32 %x6, 1
  %x7 = xor i32 %y7, %k7
  %y8 = shl i32 %x7, 1
  %x8 = xor i32 %y8, %k8
  %y9 = shl i32 %x8, 1
  %x9 = xor i32 %y9, %k9
  %y10 = shl i32 %x9, 1
  %x10 = xor i32 %y10, %k10
  %y11 = shl i32 %x10, 1
  %x11 = xor i32 %y11, %k11
  %y12 = shl i32 %x11, 1
  %x12 = xor i32 %y12, %k12
  %y13 = shl i32 %x12, 1
  %x13 = xor i32 %y13, %k13
  %y14 = shl i32 %x13, 1
  %x14 = xor i32 %y14, %k14
  %y15 = shl i32 %x14, 1
  %x15 = xor i32 %y15, %k15
  %y16 = shl i32 %x15, 1
  %x16 = xor i32 %y16, %k16
  %y17 = shl i32 %x16, 1
  %x17 = xor i32 %y17, %k17
  %y18 = shl i32 %x17, 1
  %x18 = xor i32 %y18, %k18
  %y19 = shl i32 %x18, 1
  %x19 = xor i32 %y19, %k19
  br label %join
join:
  %r0 = phi i32 [%w1, %then], [%x19, %else]
  %r1 = add i32 %r0, %k5
  %r = xor i32 %r1, %k11
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @calls_scan_across_call(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %k0 = mul i32 %v, 3
  %k1 = mul i32 %v, 5
  %k2 = mul i32 %v, 7
  %k3 = mul i32 %v, 9
  %k4 = mul i32 %v, 11
  %k5 = mul i32 %v, 13
  %k6 = mul i32 %v, 15
  %k7 = mul i32 %v, 17
  %k8 = mul i32 %v, 19
  %k9 = mul i32 %v, 21
  %k10 = mul i32 %v, 23
  %k11 = mul i32 %v, 25
  %k12 = mul i32 %v, 27
  %k13 = mul i32 %v, 29
  %k14 = mul i32 %v, 31
  %k15 = mul i32 %v, 33
  %k16 = mul i32 %v, 35
  %k17 = mul i32 %v, 37
  %k18 = mul i32 %v, 39
  %k19 = mul i32 %v, 41
  %b = and i32 %v, 1
  %c = icmp eq i32 %b, 0
  br i1 %c, label %then, label %else
then:
  %w1 = call i32 @scan_across_call(i32 %v)
  br label %join
else:
  %x0 = xor i32 %k0, 1
  %y1 = shl i32 %x0, 1
  %x1 = xor i32 %y1, %k1
  %y2 = shl i32 %x1, 1
  %x2 = xor i32 %y2, %k2
  %y3 = shl i32 %x2, 1
  %x3 = xor i32 %y3, %k3
  %y4 = shl i32 %x3, 1
  %x4 = xor i32 %y4, %k4
  %y5 = shl i32 %x4, 1
  %x5 = xor i32 %y5, %k5
  %y6 = shl i32 %x5, 1
  %x6 = xor i32 %y6, %k6
  %y7 = shl i32 %x6, 1
  %x7 = xor i32 %y7, %k7
  %y8 = shl i32 %x7, 1
  %x8 = xor i32 %y8, %k8
  %y9 = shl i32 %x8, 1
  %x9 = xor i32 %y9, %k9
  %y10 = shl i32 %x9, 1
  %x10 = xor i32 %y10, %k10
  %y11 = shl i32 %x10, 1
  %x11 = xor i32 %y11, %k11
  %y12 = shl i32 %x11, 1
  %x12 = xor i32 %y12, %k12
  %y13 = shl i32 %x12, 1
  %x13 = xor i32 %y13, %k13
  %y14 = shl i32 %x13, 1
  %x14 = xor i32 %y14, %k14
  %y15 = shl i32 %x14, 1
  %x15 = xor i32 %y15, %k15
  %y16 = shl i32 %x15, 1
  %x16 = xor i32 %y16, %k16
  %y17 = shl i32 %x16, 1
  %x17 = xor i32 %y17, %k17
  %y18 = shl i32 %x17, 1
  %x18 = xor i32 %y18, %k18
  %y19 = shl i32 %x18, 1
  %x19 = xor i32 %y19, %k19
  br label %join
join:
  %r0 = phi i32 [%w1, %then], [%x19, %else]
  %r1 = add i32 %r0, %k5
  %r = xor i32 %r1, %k11
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @quads_swap(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %b = and i32 %v, 3
  %c = icmp ne i32 %b, 0
  br i1 %c, label %then, label %join
then:
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 5)
  %d = call i32 @llvm.amdgcn.update.dpp.i32(i32 77, i32 %s, i32 177, i32 15, i32 15, i1 false)
  %a = add i32 %d, %s
  %w = call i32 @llvm.amdgcn.strict.wqm.i32(i32 %a)
  br label %join
join:
  %r = phi i32 [%w, %then], [%v, %entry]
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @quads_first(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %b = and i32 %v, 3
  %c = icmp ne i32 %b, 0
  br i1 %c, label %then, label %join
then:
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 5)
  %d = call i32 @llvm.amdgcn.update.dpp.i32(i32 77, i32 %s, i32 0, i32 15, i32 15, i1 false)
  %a = add i32 %d, %s
  %w = call i32 @llvm.amdgcn.strict.wqm.i32(i32 %a)
  br label %join
join:
  %r = phi i32 [%w, %then], [%v, %entry]
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @quads_rotate(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %b = and i32 %v, 3
  %c = icmp ne i32 %b, 0
  br i1 %c, label %then, label %join
then:
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 5)
  %d = call i32 @llvm.amdgcn.update.dpp.i32(i32 77, i32 %s, i32 57, i32 15, i32 15, i1 false)
  %a = add i32 %d, %s
  %w = call i32 @llvm.amdgcn.strict.wqm.i32(i32 %a)
  br label %join
join:
  %r = phi i32 [%w, %then], [%v, %entry]
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @vote(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %b = and i32 %v, 12
  %c = icmp eq i32 %b, 0
  %w = call i1 @llvm.amdgcn.wqm.vote(i1 %c)
  %l = call i1 @llvm.amdgcn.ps.live()
  %x = zext i1 %w to i32
  %y = select i1 %l, i32 2, i32 4
  %z = or i32 %x, %y
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %z, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @old_name(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 0)
  %d0 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %s, i32 273, i32 15, i32 15, i1 false)
  %a0 = add i32 %s, %d0
  %d1 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a0, i32 274, i32 15, i32 15, i1 false)
  %a1 = add i32 %a0, %d1
  %d2 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a1, i32 276, i32 15, i32 15, i1 false)
  %a2 = add i32 %a1, %d2
  %d3 = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a2, i32 280, i32 15, i32 15, i1 false)
  %a3 = add i32 %a2, %d3
  %w = call i32 @llvm.amdgcn.wwm.i32(i32 %a3)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %w, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @whole_quads(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) !reqd_work_group_size !0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %d = call i32 @llvm.amdgcn.update.dpp.i32(i32 77, i32 %v, i32 177, i32 15, i32 15, i1 false)
  %a = add i32 %d, %v
  %w0 = call i32 @llvm.amdgcn.wqm.i32(i32 %a)
  %w = call i32 @llvm.amdgcn.softwqm.i32(i32 %w0)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %w, ptr addrspace(1) %q
  ret void
}

declare <2 x i32> @llvm.amdgcn.set.inactive.v2i32(<2 x i32>, <2 x i32>)
declare <2 x i32> @llvm.amdgcn.strict.wqm.v2i32(<2 x i32>)
declare <2 x i32> @llvm.amdgcn.strict.wwm.v2i32(<2 x i32>)
declare <2 x i32> @llvm.amdgcn.update.dpp.v2i32(<2 x i32>, <2 x i32>, i32, i32, i32, i1)
declare double @llvm.amdgcn.set.inactive.f64(double, double)
declare double @llvm.amdgcn.strict.wqm.f64(double)
declare double @llvm.amdgcn.strict.wwm.f64(double)
declare double @llvm.amdgcn.update.dpp.f64(double, double, i32, i32, i32, i1)
declare float @llvm.amdgcn.set.inactive.f32(float, float)
declare float @llvm.amdgcn.strict.wqm.f32(float)
declare float @llvm.amdgcn.strict.wwm.f32(float)
declare float @llvm.amdgcn.update.dpp.f32(float, float, i32, i32, i32, i1)
declare float @llvm.fabs.f32(float)
declare half @llvm.amdgcn.set.inactive.f16(half, half)
declare half @llvm.amdgcn.strict.wqm.f16(half)
declare half @llvm.amdgcn.strict.wwm.f16(half)
declare half @llvm.amdgcn.update.dpp.f16(half, half, i32, i32, i32, i1)
declare i1 @llvm.amdgcn.ps.live()
declare i1 @llvm.amdgcn.wqm.vote(i1)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)
declare i32 @llvm.amdgcn.softwqm.i32(i32)
declare i32 @llvm.amdgcn.strict.wqm.i32(i32)
declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.wqm.i32(i32)
declare i32 @llvm.amdgcn.wwm.i32(i32)
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i64 @llvm.amdgcn.set.inactive.i64(i64, i64)
declare i64 @llvm.amdgcn.strict.wqm.i64(i64)
declare i64 @llvm.amdgcn.strict.wwm.i64(i64)
declare i64 @llvm.amdgcn.update.dpp.i64(i64, i64, i32, i32, i32, i1)

!0 = !{i32 64, i32 1, i32 1}
