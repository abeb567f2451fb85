; More instructions of the target, and what is a few instructions.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
@shared = internal addrspace(3) global [64 x i32] poison
define amdgpu_kernel void @cvt_pknorm_i16(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x i8], ptr addrspace(1) %in, i32 %i
  %pa = getelementptr i8, ptr addrspace(1) %p, i32 0
  %a = load float, ptr addrspace(1) %pa, align 4
  %pb = getelementptr i8, ptr addrspace(1) %p, i32 4
  %b = load float, ptr addrspace(1) %pb, align 4
  %r = call <2 x i16> @llvm.amdgcn.cvt.pknorm.i16(float %a, float %b)
  %q = getelementptr [64 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store <2 x i16> %r, ptr addrspace(1) %q0, align 4
  ret void
}
declare <2 x i16> @llvm.amdgcn.cvt.pknorm.i16(float, float)

define amdgpu_kernel void @cvt_pknorm_u16(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x i8], ptr addrspace(1) %in, i32 %i
  %pa = getelementptr i8, ptr addrspace(1) %p, i32 0
  %a = load float, ptr addrspace(1) %pa, align 4
  %pb = getelementptr i8, ptr addrspace(1) %p, i32 4
  %b = load float, ptr addrspace(1) %pb, align 4
  %r = call <2 x i16> @llvm.amdgcn.cvt.pknorm.u16(float %a, float %b)
  %q = getelementptr [64 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store <2 x i16> %r, ptr addrspace(1) %q0, align 4
  ret void
}
declare <2 x i16> @llvm.amdgcn.cvt.pknorm.u16(float, float)

define amdgpu_kernel void @cvt_pk_u8(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x i8], ptr addrspace(1) %in, i32 %i
  %pa = getelementptr i8, ptr addrspace(1) %p, i32 0
  %a = load float, ptr addrspace(1) %pa, align 4
  %pb = getelementptr i8, ptr addrspace(1) %p, i32 4
  %b = load float, ptr addrspace(1) %pb, align 4
  %n = and i32 %i, 3
  %x = fmul float %a, 200.0
  %w = bitcast float %b to i32
  %r = call i32 @llvm.amdgcn.cvt.pk.u8.f32(float %x, i32 %n, i32 %w)
  %r2 = call i32 @llvm.amdgcn.cvt.pk.u8.f32(float %x, i32 2, i32 77)
  %q = getelementptr [64 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i32 %r, ptr addrspace(1) %q0, align 4
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 4
  store i32 %r2, ptr addrspace(1) %q1, align 4
  ret void
}
declare i32 @llvm.amdgcn.cvt.pk.u8.f32(float, i32, i32)

define amdgpu_kernel void @cvt_off(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x i8], ptr addrspace(1) %in, i32 %i
  %pa = getelementptr i8, ptr addrspace(1) %p, i32 0
  %a = load i32, ptr addrspace(1) %pa, align 4
  %r = call float @llvm.amdgcn.cvt.off.f32.i4(i32 %a)
  %q = getelementptr [64 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store float %r, ptr addrspace(1) %q0, align 4
  ret void
}
declare float @llvm.amdgcn.cvt.off.f32.i4(i32)

define amdgpu_kernel void @fdiv_fast(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x i8], ptr addrspace(1) %in, i32 %i
  %pa = getelementptr i8, ptr addrspace(1) %p, i32 0
  %a = load float, ptr addrspace(1) %pa, align 4
  %pb = getelementptr i8, ptr addrspace(1) %p, i32 4
  %b = load float, ptr addrspace(1) %pb, align 4
  %big = fmul float %b, 0x4610000000000000
  %r = call float @llvm.amdgcn.fdiv.fast(float %a, float %b)
  %s = call float @llvm.amdgcn.fdiv.fast(float %a, float %big)
  %q = getelementptr [64 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store float %r, ptr addrspace(1) %q0, align 4
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 4
  store float %s, ptr addrspace(1) %q1, align 4
  ret void
}
declare float @llvm.amdgcn.fdiv.fast(float, float)

define amdgpu_kernel void @qsad(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x i8], ptr addrspace(1) %in, i32 %i
  %pa = getelementptr i8, ptr addrspace(1) %p, i32 0
  %a = load i64, ptr addrspace(1) %pa, align 8
  %pb = getelementptr i8, ptr addrspace(1) %p, i32 8
  %b = load i32, ptr addrspace(1) %pb, align 4
  %px = getelementptr i8, ptr addrspace(1) %p, i32 12
  %x = load i32, ptr addrspace(1) %px, align 4
  %pc = getelementptr i8, ptr addrspace(1) %p, i32 16
  %c = load i64, ptr addrspace(1) %pc, align 8
  %c2 = and i64 %c, 4611967493404098559
  %r = call i64 @llvm.amdgcn.qsad.pk.u16.u8(i64 %a, i32 %b, i64 %c2)
  %q = getelementptr [64 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i64 %r, ptr addrspace(1) %q0, align 8
  ret void
}
declare i64 @llvm.amdgcn.qsad.pk.u16.u8(i64, i32, i64)

define amdgpu_kernel void @mqsad(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x i8], ptr addrspace(1) %in, i32 %i
  %pa = getelementptr i8, ptr addrspace(1) %p, i32 0
  %a = load i64, ptr addrspace(1) %pa, align 8
  %pb = getelementptr i8, ptr addrspace(1) %p, i32 8
  %b = load i32, ptr addrspace(1) %pb, align 4
  %px = getelementptr i8, ptr addrspace(1) %p, i32 12
  %x = load i32, ptr addrspace(1) %px, align 4
  %pc = getelementptr i8, ptr addrspace(1) %p, i32 16
  %c = load i64, ptr addrspace(1) %pc, align 8
  %c2 = and i64 %c, 4611967493404098559
  %r = call i64 @llvm.amdgcn.mqsad.pk.u16.u8(i64 %a, i32 %b, i64 %c2)
  %q = getelementptr [64 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i64 %r, ptr addrspace(1) %q0, align 8
  ret void
}
declare i64 @llvm.amdgcn.mqsad.pk.u16.u8(i64, i32, i64)

define amdgpu_kernel void @mqsad_u32(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x i8], ptr addrspace(1) %in, i32 %i
  %pa = getelementptr i8, ptr addrspace(1) %p, i32 0
  %a = load i64, ptr addrspace(1) %pa, align 8
  %pb = getelementptr i8, ptr addrspace(1) %p, i32 8
  %b = load i32, ptr addrspace(1) %pb, align 4
  %px = getelementptr i8, ptr addrspace(1) %p, i32 12
  %x = load i32, ptr addrspace(1) %px, align 4
  %pc = getelementptr i8, ptr addrspace(1) %p, i32 16
  %c = load <4 x i32>, ptr addrspace(1) %pc, align 16
  %r = call <4 x i32> @llvm.amdgcn.mqsad.u32.u8(i64 %a, i32 %b, <4 x i32> %c)
  %s = call <4 x i32> @llvm.amdgcn.mqsad.u32.u8(i64 %a, i32 %x, <4 x i32> <i32 1, i32 2, i32 3, i32 4>)
  %q = getelementptr [64 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store <4 x i32> %r, ptr addrspace(1) %q0, align 16
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 16
  store <4 x i32> %s, ptr addrspace(1) %q1, align 16
  ret void
}
declare <4 x i32> @llvm.amdgcn.mqsad.u32.u8(i64, i32, <4 x i32>)

define amdgpu_kernel void @masks(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x i8], ptr addrspace(1) %in, i32 %i
  %pa = getelementptr i8, ptr addrspace(1) %p, i32 0
  %a = load i64, ptr addrspace(1) %pa, align 8
  %pb = getelementptr i8, ptr addrspace(1) %p, i32 8
  %b = load i32, ptr addrspace(1) %pb, align 4
  %ua = load i64, ptr addrspace(1) %in
  %ub = load i32, ptr addrspace(1) %in
  %c = and i64 %ua, -723401728380766731
  %cb = and i32 %ub, 286331392
  %r = call i64 @llvm.amdgcn.s.quadmask.i64(i64 %c)
  %s = call i32 @llvm.amdgcn.s.quadmask.i32(i32 %cb)
  %t = call i64 @llvm.amdgcn.s.wqm.i64(i64 %c)
  %u = call i32 @llvm.amdgcn.s.wqm.i32(i32 %cb)
  %v = call i64 @llvm.amdgcn.s.bitreplicate(i32 %ub)
  %w = call i64 @llvm.amdgcn.s.bitreplicate(i32 %b)
  %q = getelementptr [64 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i64 %r, ptr addrspace(1) %q0, align 8
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 8
  store i64 %t, ptr addrspace(1) %q1, align 8
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 16
  store i64 %v, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store i64 %w, ptr addrspace(1) %q3, align 8
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store i32 %s, ptr addrspace(1) %q4, align 4
  %q5 = getelementptr i8, ptr addrspace(1) %q, i32 36
  store i32 %u, ptr addrspace(1) %q5, align 4
  ret void
}
declare i64 @llvm.amdgcn.s.quadmask.i64(i64)
declare i32 @llvm.amdgcn.s.quadmask.i32(i32)
declare i64 @llvm.amdgcn.s.wqm.i64(i64)
declare i32 @llvm.amdgcn.s.wqm.i32(i32)
declare i64 @llvm.amdgcn.s.bitreplicate(i32)

define amdgpu_kernel void @wave_shuffle(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x i8], ptr addrspace(1) %in, i32 %i
  %pa = getelementptr i8, ptr addrspace(1) %p, i32 0
  %a = load i32, ptr addrspace(1) %pa, align 4
  %pb = getelementptr i8, ptr addrspace(1) %p, i32 4
  %b = load i32, ptr addrspace(1) %pb, align 4
  %n = and i32 %b, 63
  %r = call i32 @llvm.amdgcn.wave.shuffle.i32(i32 %a, i32 %n)
  %f = bitcast i32 %a to float
  %s = call float @llvm.amdgcn.wave.shuffle.f32(float %f, i32 %n)
  %q = getelementptr [64 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i32 %r, ptr addrspace(1) %q0, align 4
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 4
  store float %s, ptr addrspace(1) %q1, align 4
  ret void
}
declare i32 @llvm.amdgcn.wave.shuffle.i32(i32, i32)
declare float @llvm.amdgcn.wave.shuffle.f32(float, i32)

define amdgpu_kernel void @modes(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x i8], ptr addrspace(1) %in, i32 %i
  %r = call i32 @llvm.get.rounding()
  %m = call i32 @llvm.get.fpmode.i32()
  %low = and i32 %m, 1023
  %e = call i64 @llvm.get.fpenv.i64()
  %el = and i64 %e, 255
  call void @llvm.set.fpenv.i64(i64 %e)
  %q = getelementptr [64 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i32 %r, ptr addrspace(1) %q0, align 4
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 4
  store i32 %low, ptr addrspace(1) %q1, align 4
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 8
  store i64 %el, ptr addrspace(1) %q2, align 8
  ret void
}
declare i32 @llvm.get.rounding()
declare i32 @llvm.get.fpmode.i32()
declare i64 @llvm.get.fpenv.i64()
declare void @llvm.set.fpenv.i64(i64)

define amdgpu_kernel void @sincos(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x i8], ptr addrspace(1) %in, i32 %i
  %pa = getelementptr i8, ptr addrspace(1) %p, i32 0
  %a = load float, ptr addrspace(1) %pa, align 4
  %r = call {float, float} @llvm.sincos.f32(float %a)
  %s = extractvalue {float, float} %r, 0
  %c = extractvalue {float, float} %r, 1
  %q = getelementptr [64 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store float %s, ptr addrspace(1) %q0, align 4
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 4
  store float %c, ptr addrspace(1) %q1, align 4
  ret void
}
declare {float, float} @llvm.sincos.f32(float)

define amdgpu_kernel void @vectors(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x i8], ptr addrspace(1) %in, i32 %i
  %pa = getelementptr i8, ptr addrspace(1) %p, i32 0
  %a = load <4 x i32>, ptr addrspace(1) %pa, align 16
  %pb = getelementptr i8, ptr addrspace(1) %p, i32 16
  %b = load <4 x i32>, ptr addrspace(1) %pb, align 16
  %pn = getelementptr i8, ptr addrspace(1) %p, i32 32
  %n = load i32, ptr addrspace(1) %pn, align 4
  %base = and i32 %n, 7
  %base2 = sub i32 %base, 3
  %st = call <4 x i32> @llvm.stepvector.v4i32()
  %m = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 %base2, i32 5)
  %sel = select <4 x i1> %m, <4 x i32> %a, <4 x i32> %st
  %l = call <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32> %a, <4 x i32> %b, i32 1)
  %rr = call <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32> %a, <4 x i32> %b, i32 1)
  %x = add <4 x i32> %l, %rr
  %ps = call <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v4i32(<2 x i32> <i32 5, i32 6>, <4 x i32> %x)
  %yes = call i1 @llvm.allow.ubsan.check(i8 3)
  %z = zext i1 %yes to i32
  call void (...) @llvm.fake.use(i32 %n)
  %q = getelementptr [64 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store <4 x i32> %sel, ptr addrspace(1) %q0, align 16
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 16
  store <4 x i32> %x, ptr addrspace(1) %q1, align 16
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store <2 x i32> %ps, ptr addrspace(1) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 40
  store i32 %z, ptr addrspace(1) %q3, align 4
  ret void
}
declare <4 x i32> @llvm.stepvector.v4i32()
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32, i32)
declare <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32>, <4 x i32>, i32)
declare <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v4i32(<2 x i32>, <4 x i32>)
declare i1 @llvm.allow.ubsan.check(i8 immarg)
declare void @llvm.fake.use(...)

define amdgpu_kernel void @reduce_extremes(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x i8], ptr addrspace(1) %in, i32 %i
  %pa = getelementptr i8, ptr addrspace(1) %p, i32 0
  %a = load <3 x float>, ptr addrspace(1) %pa, align 16
  %fmaximum4 = call float @llvm.vector.reduce.fmaximum.v3f32(<3 x float> %a)
  %fminimum4 = call float @llvm.vector.reduce.fminimum.v3f32(<3 x float> %a)
  %fmax4 = call float @llvm.vector.reduce.fmax.v3f32(<3 x float> %a)
  %fmin4 = call float @llvm.vector.reduce.fmin.v3f32(<3 x float> %a)
  %d = fpext <3 x float> %a to <3 x double>
  %fmaximum8 = call double @llvm.vector.reduce.fmaximum.v3f64(<3 x double> %d)
  %fminimum8 = call double @llvm.vector.reduce.fminimum.v3f64(<3 x double> %d)
  %fmax8 = call double @llvm.vector.reduce.fmax.v3f64(<3 x double> %d)
  %fmin8 = call double @llvm.vector.reduce.fmin.v3f64(<3 x double> %d)
  %q = getelementptr [64 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store float %fmaximum4, ptr addrspace(1) %q0, align 4
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 4
  store float %fminimum4, ptr addrspace(1) %q1, align 4
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 8
  store float %fmax4, ptr addrspace(1) %q2, align 4
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 12
  store float %fmin4, ptr addrspace(1) %q3, align 4
  %q4 = getelementptr i8, ptr addrspace(1) %q, i32 16
  store double %fmaximum8, ptr addrspace(1) %q4, align 8
  %q5 = getelementptr i8, ptr addrspace(1) %q, i32 24
  store double %fminimum8, ptr addrspace(1) %q5, align 8
  %q6 = getelementptr i8, ptr addrspace(1) %q, i32 32
  store double %fmax8, ptr addrspace(1) %q6, align 8
  %q7 = getelementptr i8, ptr addrspace(1) %q, i32 40
  store double %fmin8, ptr addrspace(1) %q7, align 8
  ret void
}
declare float @llvm.vector.reduce.fmaximum.v3f32(<3 x float>)
declare float @llvm.vector.reduce.fminimum.v3f32(<3 x float>)
declare float @llvm.vector.reduce.fmax.v3f32(<3 x float>)
declare float @llvm.vector.reduce.fmin.v3f32(<3 x float>)
declare double @llvm.vector.reduce.fmaximum.v3f64(<3 x double>)
declare double @llvm.vector.reduce.fminimum.v3f64(<3 x double>)
declare double @llvm.vector.reduce.fmax.v3f64(<3 x double>)
declare double @llvm.vector.reduce.fmin.v3f64(<3 x double>)

define amdgpu_kernel void @nonnull(ptr addrspace(1) %o, ptr addrspace(1) %in) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [64 x i8], ptr addrspace(1) %in, i32 %i
  %pa = getelementptr i8, ptr addrspace(1) %p, i32 0
  %a = load i32, ptr addrspace(1) %pa, align 4
  %l = getelementptr [64 x i32], ptr addrspace(3) @shared, i32 0, i32 %i
  %g = call ptr @llvm.amdgcn.addrspacecast.nonnull.p0.p3(ptr addrspace(3) %l)
  store i32 %a, ptr %g
  %b = call ptr addrspace(3) @llvm.amdgcn.addrspacecast.nonnull.p3.p0(ptr %g)
  %v = load i32, ptr addrspace(3) %b
  %q = getelementptr [64 x i8], ptr addrspace(1) %o, i32 %i
  %q0 = getelementptr i8, ptr addrspace(1) %q, i32 0
  store i32 %v, ptr addrspace(1) %q0, align 4
  ret void
}
declare ptr @llvm.amdgcn.addrspacecast.nonnull.p0.p3(ptr addrspace(3))
declare ptr addrspace(3) @llvm.amdgcn.addrspacecast.nonnull.p3.p0(ptr)

