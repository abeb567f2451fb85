; Operations on the first elements of vectors, where a mask says so: of the others nothing is known,
; so that they are replaced before the result is stored.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @vp_add(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %length)
  %kept = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %mask, <4 x i32> %r, <4 x i32> zeroinitializer, i32 %length)
  store <4 x i32> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_sub(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x i32> @llvm.vp.sub.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %length)
  %kept = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %mask, <4 x i32> %r, <4 x i32> zeroinitializer, i32 %length)
  store <4 x i32> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_mul(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x i32> @llvm.vp.mul.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %length)
  %kept = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %mask, <4 x i32> %r, <4 x i32> zeroinitializer, i32 %length)
  store <4 x i32> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_sdiv(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x i32> @llvm.vp.sdiv.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %length)
  %kept = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %mask, <4 x i32> %r, <4 x i32> zeroinitializer, i32 %length)
  store <4 x i32> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_udiv(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x i32> @llvm.vp.udiv.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %length)
  %kept = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %mask, <4 x i32> %r, <4 x i32> zeroinitializer, i32 %length)
  store <4 x i32> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_srem(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x i32> @llvm.vp.srem.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %length)
  %kept = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %mask, <4 x i32> %r, <4 x i32> zeroinitializer, i32 %length)
  store <4 x i32> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_urem(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x i32> @llvm.vp.urem.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %length)
  %kept = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %mask, <4 x i32> %r, <4 x i32> zeroinitializer, i32 %length)
  store <4 x i32> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_and(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x i32> @llvm.vp.and.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %length)
  %kept = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %mask, <4 x i32> %r, <4 x i32> zeroinitializer, i32 %length)
  store <4 x i32> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_or(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x i32> @llvm.vp.or.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %length)
  %kept = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %mask, <4 x i32> %r, <4 x i32> zeroinitializer, i32 %length)
  store <4 x i32> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_xor(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x i32> @llvm.vp.xor.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %length)
  %kept = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %mask, <4 x i32> %r, <4 x i32> zeroinitializer, i32 %length)
  store <4 x i32> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_smin(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x i32> @llvm.vp.smin.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %length)
  %kept = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %mask, <4 x i32> %r, <4 x i32> zeroinitializer, i32 %length)
  store <4 x i32> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_umax(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x i32> @llvm.vp.umax.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %length)
  %kept = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %mask, <4 x i32> %r, <4 x i32> zeroinitializer, i32 %length)
  store <4 x i32> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_uadd_sat(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x i32> @llvm.vp.uadd.sat.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %mask, i32 %length)
  %kept = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %mask, <4 x i32> %r, <4 x i32> zeroinitializer, i32 %length)
  store <4 x i32> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_ctlz(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x i32> @llvm.vp.ctlz.v4i32(<4 x i32> %a, i1 false, <4 x i1> %mask, i32 %length)
  %kept = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %mask, <4 x i32> %r, <4 x i32> zeroinitializer, i32 %length)
  store <4 x i32> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_select(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x i32> @llvm.vp.select.v4i32(<4 x i1> %mask, <4 x i32> %a, <4 x i32> %b, i32 %length)
  %kept = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %mask, <4 x i32> %r, <4 x i32> zeroinitializer, i32 %length)
  store <4 x i32> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_fadd(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x float>, ptr addrspace(1) %pa
  %b = load <4 x float>, ptr addrspace(1) %pb
  %po = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x float> @llvm.vp.fadd.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %length)
  %kept = call <4 x float> @llvm.vp.merge.v4f32(<4 x i1> %mask, <4 x float> %r, <4 x float> zeroinitializer, i32 %length)
  store <4 x float> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_fsub(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x float>, ptr addrspace(1) %pa
  %b = load <4 x float>, ptr addrspace(1) %pb
  %po = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x float> @llvm.vp.fsub.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %length)
  %kept = call <4 x float> @llvm.vp.merge.v4f32(<4 x i1> %mask, <4 x float> %r, <4 x float> zeroinitializer, i32 %length)
  store <4 x float> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_fmul(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x float>, ptr addrspace(1) %pa
  %b = load <4 x float>, ptr addrspace(1) %pb
  %po = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x float> @llvm.vp.fmul.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %length)
  %kept = call <4 x float> @llvm.vp.merge.v4f32(<4 x i1> %mask, <4 x float> %r, <4 x float> zeroinitializer, i32 %length)
  store <4 x float> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_fdiv(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x float>, ptr addrspace(1) %pa
  %b = load <4 x float>, ptr addrspace(1) %pb
  %po = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x float> @llvm.vp.fdiv.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %length)
  %kept = call <4 x float> @llvm.vp.merge.v4f32(<4 x i1> %mask, <4 x float> %r, <4 x float> zeroinitializer, i32 %length)
  store <4 x float> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_minnum(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x float>, ptr addrspace(1) %pa
  %b = load <4 x float>, ptr addrspace(1) %pb
  %po = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x float> @llvm.vp.minnum.v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %mask, i32 %length)
  %kept = call <4 x float> @llvm.vp.merge.v4f32(<4 x i1> %mask, <4 x float> %r, <4 x float> zeroinitializer, i32 %length)
  store <4 x float> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_fneg(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x float>, ptr addrspace(1) %pa
  %b = load <4 x float>, ptr addrspace(1) %pb
  %po = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x float> @llvm.vp.fneg.v4f32(<4 x float> %a, <4 x i1> %mask, i32 %length)
  %kept = call <4 x float> @llvm.vp.merge.v4f32(<4 x i1> %mask, <4 x float> %r, <4 x float> zeroinitializer, i32 %length)
  store <4 x float> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_fma(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x float>, ptr addrspace(1) %pa
  %b = load <4 x float>, ptr addrspace(1) %pb
  %po = getelementptr <4 x float>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x float> @llvm.vp.fma.v4f32(<4 x float> %a, <4 x float> %b, <4 x float> %b, <4 x i1> %mask, i32 %length)
  %kept = call <4 x float> @llvm.vp.merge.v4f32(<4 x i1> %mask, <4 x float> %r, <4 x float> zeroinitializer, i32 %length)
  store <4 x float> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_memory(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x i32> @llvm.vp.load.v4i32.p1(ptr addrspace(1) align 16 %pb, <4 x i1> %mask, i32 %length)
  call void @llvm.vp.store.v4i32.p1(<4 x i32> %r, ptr addrspace(1) align 4 %po, <4 x i1> %mask, i32 %length)
  ret void
}

define amdgpu_kernel void @vp_casts(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %n = call <4 x i16> @llvm.vp.trunc.v4i16.v4i32(<4 x i32> %a, <4 x i1> %mask, i32 %length)
  %w = call <4 x i32> @llvm.vp.sext.v4i32.v4i16(<4 x i16> %n, <4 x i1> %mask, i32 %length)
  %f = call <4 x float> @llvm.vp.sitofp.v4f32.v4i32(<4 x i32> %w, <4 x i1> %mask, i32 %length)
  %k = call <4 x float> @llvm.vp.merge.v4f32(<4 x i1> %mask, <4 x float> %f, <4 x float> zeroinitializer, i32 %length)
  store <4 x float> %k, ptr addrspace(1) %po
  ret void
}
