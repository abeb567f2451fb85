; Intrinsics that are expanded to instructions of the language: of vectors, products without carries,
; roundings, relative addresses, registers by name.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @compress(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %r = call <4 x i32> @llvm.experimental.vector.compress.v4i32(<4 x i32> %a, <4 x i1> %mask, <4 x i32> %b)
  store <4 x i32> %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @match(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i16>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i16>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i16>, ptr addrspace(1) %pa
  %b = load <4 x i16>, ptr addrspace(1) %pb
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %r = call <4 x i1> @llvm.experimental.vector.match.v4i16.v4i16(<4 x i16> %a, <4 x i16> %b, <4 x i1> %mask)
  %n = bitcast <4 x i1> %r to i4
  %w = zext i4 %n to i32
  store i32 %w, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @match_some(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %t = shufflevector <4 x i32> %b, <4 x i32> poison, <2 x i32> <i32 0, i32 2>
  %r = call <4 x i1> @llvm.experimental.vector.match.v4i32.v2i32(<4 x i32> %a, <2 x i32> %t, <4 x i1> %mask)
  %n = bitcast <4 x i1> %r to i4
  %w = zext i4 %n to i32
  store i32 %w, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vector_length(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %x = extractelement <4 x i32> %a, i32 0
  %r = call i32 @llvm.experimental.get.vector.length.i32(i32 %x, i32 7, i1 false)
  %wide = zext i32 %x to i64
  %shift = zext i32 %bits to i64
  %moved = shl i64 %wide, %shift
  %s = call i32 @llvm.experimental.get.vector.length.i64(i64 %moved, i32 12, i1 false)
  %t = add i32 %r, %s
  store i32 %t, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @parts_added(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr <8 x float>, ptr addrspace(1) %in, i32 %id
  %a = load <8 x float>, ptr addrspace(1) %pa
  %s = shufflevector <8 x float> %a, <8 x float> poison, <4 x i32> <i32 5, i32 1, i32 2, i32 7>
  %r = call reassoc <4 x float> @llvm.vector.partial.reduce.fadd.v4f32.v8f32(<4 x float> %s, <8 x float> %a)
  %po = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
  store <4 x float> %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @histogram_add(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %i = and <4 x i32> %a, splat (i32 3)
  %p = getelementptr i32, ptr addrspace(1) %po, <4 x i32> %i
  %by = extractelement <4 x i32> %b, i32 1
  call void @llvm.experimental.vector.histogram.add.v4p1.i32(<4 x ptr addrspace(1)> %p, i32 %by, <4 x i1> %mask)
  ret void
}

define amdgpu_kernel void @histogram_uadd_sat(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %i = and <4 x i32> %a, splat (i32 3)
  %p = getelementptr i32, ptr addrspace(1) %po, <4 x i32> %i
  %by = extractelement <4 x i32> %b, i32 1
  call void @llvm.experimental.vector.histogram.uadd.sat.v4p1.i32(<4 x ptr addrspace(1)> %p, i32 %by, <4 x i1> %mask)
  ret void
}

define amdgpu_kernel void @histogram_umax(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %i = and <4 x i32> %a, splat (i32 3)
  %p = getelementptr i32, ptr addrspace(1) %po, <4 x i32> %i
  %by = extractelement <4 x i32> %b, i32 1
  call void @llvm.experimental.vector.histogram.umax.v4p1.i32(<4 x ptr addrspace(1)> %p, i32 %by, <4 x i1> %mask)
  ret void
}

define amdgpu_kernel void @histogram_umin(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %i = and <4 x i32> %a, splat (i32 3)
  %p = getelementptr i32, ptr addrspace(1) %po, <4 x i32> %i
  %by = extractelement <4 x i32> %b, i32 1
  call void @llvm.experimental.vector.histogram.umin.v4p1.i32(<4 x ptr addrspace(1)> %p, i32 %by, <4 x i1> %mask)
  ret void
}

define amdgpu_kernel void @dependence_war(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %x = extractelement <4 x i32> %a, i32 0
  %y = extractelement <4 x i32> %b, i32 1
  %p = getelementptr i8, ptr addrspace(1) %in, i32 %x
  %q = getelementptr i8, ptr addrspace(1) %in, i32 %y
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %qg = addrspacecast ptr addrspace(1) %q to ptr
  %r = call <4 x i1> @llvm.loop.dependence.war.mask.v4i1(ptr %pg, ptr %qg, i64 4)
  %n = bitcast <4 x i1> %r to i4
  %w = zext i4 %n to i32
  store i32 %w, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @dependence_raw(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %x = extractelement <4 x i32> %a, i32 0
  %y = extractelement <4 x i32> %b, i32 1
  %p = getelementptr i8, ptr addrspace(1) %in, i32 %x
  %q = getelementptr i8, ptr addrspace(1) %in, i32 %y
  %pg = addrspacecast ptr addrspace(1) %p to ptr
  %qg = addrspacecast ptr addrspace(1) %q to ptr
  %r = call <4 x i1> @llvm.loop.dependence.raw.mask.v4i1(ptr %pg, ptr %qg, i64 4)
  %n = bitcast <4 x i1> %r to i4
  %w = zext i4 %n to i32
  store i32 %w, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @clmul_i8(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x i8], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x i8], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load i8, ptr addrspace(1) %pa
  %b = load i8, ptr addrspace(1) %pb
  %po = getelementptr i8, ptr addrspace(1) %out, i32 %id
  %r = call i8 @llvm.clmul.i8(i8 %a, i8 %b)
  store i8 %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @clmul_i32(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x i32], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x i32], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load i32, ptr addrspace(1) %pa
  %b = load i32, ptr addrspace(1) %pb
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %r = call i32 @llvm.clmul.i32(i32 %a, i32 %b)
  store i32 %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @clmul_i64(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x i64], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x i64], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load i64, ptr addrspace(1) %pa
  %b = load i64, ptr addrspace(1) %pb
  %po = getelementptr i64, ptr addrspace(1) %out, i32 %id
  %r = call i64 @llvm.clmul.i64(i64 %a, i64 %b)
  store i64 %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @clmul_v2i16(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i16>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i16>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i16>, ptr addrspace(1) %pa
  %b = load <2 x i16>, ptr addrspace(1) %pb
  %po = getelementptr <2 x i16>, ptr addrspace(1) %out, i32 %id
  %r = call <2 x i16> @llvm.clmul.v2i16(<2 x i16> %a, <2 x i16> %b)
  store <2 x i16> %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @clmul_i128(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x i128], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x i128], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load i128, ptr addrspace(1) %pa
  %b = load i128, ptr addrspace(1) %pb
  %po = getelementptr i128, ptr addrspace(1) %out, i32 %id
  %r = call i128 @llvm.clmul.i128(i128 %a, i128 %b)
  store i128 %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @half_upward(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x float>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x float>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x float>, ptr addrspace(1) %pa
  %b = load <2 x float>, ptr addrspace(1) %pb
  %po = getelementptr <2 x half>, ptr addrspace(1) %out, i32 %id
  %s = fmul <2 x float> %a, %b
  %r = call <2 x half> @llvm.fptrunc.round.v2f16.v2f32(<2 x float> %a, metadata !"round.upward")
  %t = call <2 x half> @llvm.fptrunc.round.v2f16.v2f32(<2 x float> %s, metadata !"round.upward")
  %lo = shufflevector <2 x half> %r, <2 x half> %t, <2 x i32> <i32 0, i32 2>
  %odd = trunc i32 %id to i1
  %v = select i1 %odd, <2 x half> %r, <2 x half> %lo
  store <2 x half> %v, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @single_upward(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x double], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x double], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load double, ptr addrspace(1) %pa
  %b = load double, ptr addrspace(1) %pb
  %po = getelementptr float, ptr addrspace(1) %out, i32 %id
  %r = call float @llvm.fptrunc.round.f32.f64(double %a, metadata !"round.upward")
  store float %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @half_downward(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x float>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x float>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x float>, ptr addrspace(1) %pa
  %b = load <2 x float>, ptr addrspace(1) %pb
  %po = getelementptr <2 x half>, ptr addrspace(1) %out, i32 %id
  %s = fmul <2 x float> %a, %b
  %r = call <2 x half> @llvm.fptrunc.round.v2f16.v2f32(<2 x float> %a, metadata !"round.downward")
  %t = call <2 x half> @llvm.fptrunc.round.v2f16.v2f32(<2 x float> %s, metadata !"round.downward")
  %lo = shufflevector <2 x half> %r, <2 x half> %t, <2 x i32> <i32 0, i32 2>
  %odd = trunc i32 %id to i1
  %v = select i1 %odd, <2 x half> %r, <2 x half> %lo
  store <2 x half> %v, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @single_downward(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x double], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x double], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load double, ptr addrspace(1) %pa
  %b = load double, ptr addrspace(1) %pb
  %po = getelementptr float, ptr addrspace(1) %out, i32 %id
  %r = call float @llvm.fptrunc.round.f32.f64(double %a, metadata !"round.downward")
  store float %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @half_towardzero(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x float>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x float>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x float>, ptr addrspace(1) %pa
  %b = load <2 x float>, ptr addrspace(1) %pb
  %po = getelementptr <2 x half>, ptr addrspace(1) %out, i32 %id
  %s = fmul <2 x float> %a, %b
  %r = call <2 x half> @llvm.fptrunc.round.v2f16.v2f32(<2 x float> %a, metadata !"round.towardzero")
  %t = call <2 x half> @llvm.fptrunc.round.v2f16.v2f32(<2 x float> %s, metadata !"round.towardzero")
  %lo = shufflevector <2 x half> %r, <2 x half> %t, <2 x i32> <i32 0, i32 2>
  %odd = trunc i32 %id to i1
  %v = select i1 %odd, <2 x half> %r, <2 x half> %lo
  store <2 x half> %v, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @single_towardzero(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x double], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x double], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load double, ptr addrspace(1) %pa
  %b = load double, ptr addrspace(1) %pb
  %po = getelementptr float, ptr addrspace(1) %out, i32 %id
  %r = call float @llvm.fptrunc.round.f32.f64(double %a, metadata !"round.towardzero")
  store float %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @half_tonearest(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x float>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x float>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x float>, ptr addrspace(1) %pa
  %b = load <2 x float>, ptr addrspace(1) %pb
  %po = getelementptr <2 x half>, ptr addrspace(1) %out, i32 %id
  %s = fmul <2 x float> %a, %b
  %r = call <2 x half> @llvm.fptrunc.round.v2f16.v2f32(<2 x float> %a, metadata !"round.tonearest")
  %t = call <2 x half> @llvm.fptrunc.round.v2f16.v2f32(<2 x float> %s, metadata !"round.tonearest")
  %lo = shufflevector <2 x half> %r, <2 x half> %t, <2 x i32> <i32 0, i32 2>
  %odd = trunc i32 %id to i1
  %v = select i1 %odd, <2 x half> %r, <2 x half> %lo
  store <2 x half> %v, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @single_tonearest(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x double], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x double], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load double, ptr addrspace(1) %pa
  %b = load double, ptr addrspace(1) %pb
  %po = getelementptr float, ptr addrspace(1) %out, i32 %id
  %r = call float @llvm.fptrunc.round.f32.f64(double %a, metadata !"round.tonearest")
  store float %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @pattern_bytes(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i8, ptr addrspace(1) %in, i32 %id
  %a = load i8, ptr addrspace(1) %pa
  %c = and i32 %id, 7
  %po = getelementptr [1024 x i8], ptr addrspace(1) %out, i32 %id
  call void @llvm.experimental.memset.pattern.p1.i8.i64(ptr addrspace(1) align 1 %po, i8 %a, i64 13, i1 false)
  ret void
}

define amdgpu_kernel void @pattern_words(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %a = load i32, ptr addrspace(1) %pa
  %c = and i32 %id, 7
  %po = getelementptr [1024 x i8], ptr addrspace(1) %out, i32 %id
  call void @llvm.experimental.memset.pattern.p1.i32.i64(ptr addrspace(1) align 4 %po, i32 %a, i64 5, i1 false)
  ret void
}

define amdgpu_kernel void @pattern_many(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %a = load i32, ptr addrspace(1) %pa
  %c = and i32 %id, 7
  %po = getelementptr [1024 x i8], ptr addrspace(1) %out, i32 %id
  call void @llvm.experimental.memset.pattern.p1.i32.i64(ptr addrspace(1) align 4 %po, i32 %a, i64 200, i1 false)
  ret void
}

define amdgpu_kernel void @pattern_some(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %a = load i32, ptr addrspace(1) %pa
  %c = and i32 %id, 7
  %po = getelementptr [1024 x i8], ptr addrspace(1) %out, i32 %id
  call void @llvm.experimental.memset.pattern.p1.i32.i32(ptr addrspace(1) align 4 %po, i32 %a, i32 %c, i1 false)
  ret void
}

define amdgpu_kernel void @pattern_doubles(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr double, ptr addrspace(1) %in, i32 %id
  %a = load double, ptr addrspace(1) %pa
  %c = and i32 %id, 7
  %po = getelementptr [1024 x i8], ptr addrspace(1) %out, i32 %id
  call void @llvm.experimental.memset.pattern.p1.f64.i32(ptr addrspace(1) align 8 %po, double %a, i32 %c, i1 false)
  ret void
}

define amdgpu_kernel void @pattern_pairs(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i16, ptr addrspace(1) %in, i32 %id
  %a = load i16, ptr addrspace(1) %pa
  %c = and i32 %id, 7
  %po = getelementptr [1024 x i8], ptr addrspace(1) %out, i32 %id
  call void @llvm.experimental.memset.pattern.p1.i16.i32(ptr addrspace(1) align 2 %po, i16 %a, i32 %c, i1 false)
  ret void
}

@targets = internal addrspace(1) constant [4 x i32] [i32 7, i32 -3, i32 40, i32 0]
define amdgpu_kernel void @relative(ptr addrspace(1) %out, i32 %at) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %i = add i32 %id, %at
  %k = and i32 %i, 3
  %o = shl i32 %k, 2
  %g = addrspacecast ptr addrspace(1) @targets to ptr
  %r = call ptr @llvm.load.relative.i32(ptr %g, i32 %o)
  %n = ptrtoint ptr %r to i64
  %z = ptrtoint ptr addrspace(1) @targets to i64
  %d = sub i64 %n, %z
  %po = getelementptr i64, ptr addrspace(1) %out, i32 %id
  store i64 %d, ptr addrspace(1) %po
  ret void
}

; Which lanes are active, in an arm and behind it.
define amdgpu_kernel void @lanes(ptr addrspace(1) %out, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %po = getelementptr i64, ptr addrspace(1) %out, i32 %id
  %c = icmp ult i32 %id, %n
  br i1 %c, label %some, label %all
some:
  %e = call i64 @llvm.read_register.i64(metadata !0)
  %h = call i32 @llvm.read_volatile_register.i32(metadata !{!"exec_lo"})
  %w = zext i32 %h to i64
  %s = mul i64 %w, %e
  store i64 %s, ptr addrspace(1) %po
  br label %all
all:
  ret void
}
!0 = !{!"exec"}

; m0 keeps what is written to it as long as nothing else needs it.
define amdgpu_kernel void @memory_register(ptr addrspace(1) %out, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  call void @llvm.write_register.i32(metadata !1, i32 %n)
  %r = call i32 @llvm.read_volatile_register.i32(metadata !1)
  store i32 %r, ptr addrspace(1) %po
  ret void
}
!1 = !{!"m0"}

; What nothing has looked at before is said to be so.
define amdgpu_kernel void @answers(ptr addrspace(1) %out, ptr %p) {
  %a = call i1 @llvm.type.test(ptr %p, metadata !"x")
  %b = call i1 @llvm.public.type.test(ptr %p, metadata !"y")
  %c = call i1 @llvm.experimental.widenable.condition()
  %d = call i32 @llvm.get.dynamic.area.offset.i32()
  %ab = and i1 %a, %b
  %abc = and i1 %ab, %c
  %w = zext i1 %abc to i32
  %r = add i32 %w, %d
  store i32 %r, ptr addrspace(1) %out
  ret void
}
