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

define amdgpu_kernel void @vp_reduce_add_i32(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x i32> %b, i32 0
  %r = call i32 @llvm.vp.reduce.add.v4i32(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %length)
  store i32 %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_reduce_mul_i32(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x i32> %b, i32 0
  %r = call i32 @llvm.vp.reduce.mul.v4i32(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %length)
  store i32 %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_reduce_and_i32(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x i32> %b, i32 0
  %r = call i32 @llvm.vp.reduce.and.v4i32(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %length)
  store i32 %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_reduce_or_i32(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x i32> %b, i32 0
  %r = call i32 @llvm.vp.reduce.or.v4i32(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %length)
  store i32 %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_reduce_xor_i32(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x i32> %b, i32 0
  %r = call i32 @llvm.vp.reduce.xor.v4i32(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %length)
  store i32 %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_reduce_smax_i32(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x i32> %b, i32 0
  %r = call i32 @llvm.vp.reduce.smax.v4i32(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %length)
  store i32 %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_reduce_smin_i32(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x i32> %b, i32 0
  %r = call i32 @llvm.vp.reduce.smin.v4i32(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %length)
  store i32 %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_reduce_umax_i32(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x i32> %b, i32 0
  %r = call i32 @llvm.vp.reduce.umax.v4i32(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %length)
  store i32 %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_reduce_umin_i32(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x i32> %b, i32 0
  %r = call i32 @llvm.vp.reduce.umin.v4i32(i32 %s, <4 x i32> %a, <4 x i1> %mask, i32 %length)
  store i32 %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_reduce_add_i64(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i64>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i64>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i64>, ptr addrspace(1) %pa
  %b = load <4 x i64>, ptr addrspace(1) %pb
  %po = getelementptr i64, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x i64> %b, i32 0
  %r = call i64 @llvm.vp.reduce.add.v4i64(i64 %s, <4 x i64> %a, <4 x i1> %mask, i32 %length)
  store i64 %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_reduce_smin_i64(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i64>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i64>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i64>, ptr addrspace(1) %pa
  %b = load <4 x i64>, ptr addrspace(1) %pb
  %po = getelementptr i64, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x i64> %b, i32 0
  %r = call i64 @llvm.vp.reduce.smin.v4i64(i64 %s, <4 x i64> %a, <4 x i1> %mask, i32 %length)
  store i64 %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_reduce_umax_i64(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i64>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i64>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i64>, ptr addrspace(1) %pa
  %b = load <4 x i64>, ptr addrspace(1) %pb
  %po = getelementptr i64, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x i64> %b, i32 0
  %r = call i64 @llvm.vp.reduce.umax.v4i64(i64 %s, <4 x i64> %a, <4 x i1> %mask, i32 %length)
  store i64 %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_reduce_smax_i8(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i8>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i8>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i8>, ptr addrspace(1) %pa
  %b = load <4 x i8>, ptr addrspace(1) %pb
  %po = getelementptr i8, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x i8> %b, i32 0
  %r = call i8 @llvm.vp.reduce.smax.v4i8(i8 %s, <4 x i8> %a, <4 x i1> %mask, i32 %length)
  store i8 %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_reduce_smin_i128(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i128>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i128>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i128>, ptr addrspace(1) %pa
  %b = load <4 x i128>, ptr addrspace(1) %pb
  %po = getelementptr i128, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x i128> %b, i32 0
  %r = call i128 @llvm.vp.reduce.smin.v4i128(i128 %s, <4 x i128> %a, <4 x i1> %mask, i32 %length)
  store i128 %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_reduce_fadd_float(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x float>, ptr addrspace(1) %pa
  %b = load <4 x float>, ptr addrspace(1) %pb
  %po = getelementptr float, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x float> %b, i32 0
  %r = call float @llvm.vp.reduce.fadd.v4f32(float %s, <4 x float> %a, <4 x i1> %mask, i32 %length)
  store float %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_reduce_fmul_float(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x float>, ptr addrspace(1) %pa
  %b = load <4 x float>, ptr addrspace(1) %pb
  %po = getelementptr float, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x float> %b, i32 0
  %r = call float @llvm.vp.reduce.fmul.v4f32(float %s, <4 x float> %a, <4 x i1> %mask, i32 %length)
  store float %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_reduce_fmin_float(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x float>, ptr addrspace(1) %pa
  %b = load <4 x float>, ptr addrspace(1) %pb
  %po = getelementptr float, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x float> %b, i32 0
  %r = call float @llvm.vp.reduce.fmin.v4f32(float %s, <4 x float> %a, <4 x i1> %mask, i32 %length)
  store float %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_reduce_fmax_float(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x float>, ptr addrspace(1) %pa
  %b = load <4 x float>, ptr addrspace(1) %pb
  %po = getelementptr float, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x float> %b, i32 0
  %r = call float @llvm.vp.reduce.fmax.v4f32(float %s, <4 x float> %a, <4 x i1> %mask, i32 %length)
  store float %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_reduce_fminimum_float(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x float>, ptr addrspace(1) %pa
  %b = load <4 x float>, ptr addrspace(1) %pb
  %po = getelementptr float, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x float> %b, i32 0
  %r = call float @llvm.vp.reduce.fminimum.v4f32(float %s, <4 x float> %a, <4 x i1> %mask, i32 %length)
  store float %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_reduce_fmaximum_float(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x float>, ptr addrspace(1) %pa
  %b = load <4 x float>, ptr addrspace(1) %pb
  %po = getelementptr float, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x float> %b, i32 0
  %r = call float @llvm.vp.reduce.fmaximum.v4f32(float %s, <4 x float> %a, <4 x i1> %mask, i32 %length)
  store float %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_reduce_fmin_half(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x half>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x half>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x half>, ptr addrspace(1) %pa
  %b = load <4 x half>, ptr addrspace(1) %pb
  %po = getelementptr half, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x half> %b, i32 0
  %r = call half @llvm.vp.reduce.fmin.v4f16(half %s, <4 x half> %a, <4 x i1> %mask, i32 %length)
  store half %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_reduce_fmaximum_double(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x double>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x double>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x double>, ptr addrspace(1) %pa
  %b = load <4 x double>, ptr addrspace(1) %pb
  %po = getelementptr double, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %s = extractelement <4 x double> %b, i32 0
  %r = call double @llvm.vp.reduce.fmaximum.v4f64(double %s, <4 x double> %a, <4 x i1> %mask, i32 %length)
  store double %r, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_icmp_slt(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %a, <4 x i32> %b, metadata !"slt", <4 x i1> %mask, i32 %length)
  %kept = call <4 x i1> @llvm.vp.merge.v4i1(<4 x i1> %mask, <4 x i1> %r, <4 x i1> zeroinitializer, i32 %length)
  %n = bitcast <4 x i1> %kept to i4
  %w = zext i4 %n to i32
  store i32 %w, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_icmp_uge(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x i32>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x i32>, ptr addrspace(1) %pa
  %b = load <4 x i32>, ptr addrspace(1) %pb
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x i1> @llvm.vp.icmp.v4i32(<4 x i32> %a, <4 x i32> %b, metadata !"uge", <4 x i1> %mask, i32 %length)
  %kept = call <4 x i1> @llvm.vp.merge.v4i1(<4 x i1> %mask, <4 x i1> %r, <4 x i1> zeroinitializer, i32 %length)
  %n = bitcast <4 x i1> %kept to i4
  %w = zext i4 %n to i32
  store i32 %w, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_fcmp_olt(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x float>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x float>, ptr addrspace(1) %pa
  %b = load <4 x float>, ptr addrspace(1) %pb
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> %a, <4 x float> %b, metadata !"olt", <4 x i1> %mask, i32 %length)
  %kept = call <4 x i1> @llvm.vp.merge.v4i1(<4 x i1> %mask, <4 x i1> %r, <4 x i1> zeroinitializer, i32 %length)
  %n = bitcast <4 x i1> %kept to i4
  %w = zext i4 %n to i32
  store i32 %w, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_fcmp_une(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <4 x double>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <4 x double>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <4 x double>, ptr addrspace(1) %pa
  %b = load <4 x double>, ptr addrspace(1) %pb
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %some = xor i32 %id, %bits
  %nibble = trunc i32 %some to i4
  %mask = bitcast i4 %nibble to <4 x i1>
  %length = urem i32 %id, 5
  %r = call <4 x i1> @llvm.vp.fcmp.v4f64(<4 x double> %a, <4 x double> %b, metadata !"une", <4 x i1> %mask, i32 %length)
  %kept = call <4 x i1> @llvm.vp.merge.v4i1(<4 x i1> %mask, <4 x i1> %r, <4 x i1> zeroinitializer, i32 %length)
  %n = bitcast <4 x i1> %kept to i4
  %w = zext i4 %n to i32
  store i32 %w, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_gather(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
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
  %i = and <4 x i32> %a, splat (i32 511)
  %p = getelementptr i32, ptr addrspace(1) %in, <4 x i32> %i
  %r = call <4 x i32> @llvm.vp.gather.v4i32.v4p1(<4 x ptr addrspace(1)> align 4 %p, <4 x i1> %mask, i32 %length)
  %kept = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %mask, <4 x i32> %r, <4 x i32> %b, i32 %length)
  store <4 x i32> %kept, ptr addrspace(1) %po
  ret void
}

define amdgpu_kernel void @vp_scatter(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %bits) {
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
  %turn = and i32 %id, 3
  %t0 = insertelement <4 x i32> poison, i32 %turn, i32 0
  %t = shufflevector <4 x i32> %t0, <4 x i32> poison, <4 x i32> zeroinitializer
  %i = xor <4 x i32> %t, <i32 3, i32 1, i32 0, i32 2>
  %p = getelementptr i32, ptr addrspace(1) %po, <4 x i32> %i
  call void @llvm.vp.scatter.v4i32.v4p1(<4 x i32> %a, <4 x ptr addrspace(1)> align 4 %p, <4 x i1> %mask, i32 %length)
  ret void
}
