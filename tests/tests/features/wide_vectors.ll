; Vectors of integers of more than 128 bits, and products of fixed point that need so many.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @v2_add(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i256>, ptr addrspace(1) %pa, align 8
  %b = load <2 x i256>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <2 x i256>, ptr addrspace(1) %out, i32 %id
  %r = add <2 x i256> %a, %b
  store <2 x i256> %r, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @v2_sub(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i256>, ptr addrspace(1) %pa, align 8
  %b = load <2 x i256>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <2 x i256>, ptr addrspace(1) %out, i32 %id
  %r = sub <2 x i256> %a, %b
  store <2 x i256> %r, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @v2_mul(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i256>, ptr addrspace(1) %pa, align 8
  %b = load <2 x i256>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <2 x i256>, ptr addrspace(1) %out, i32 %id
  %r = mul <2 x i256> %a, %b
  store <2 x i256> %r, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @v2_and(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i256>, ptr addrspace(1) %pa, align 8
  %b = load <2 x i256>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <2 x i256>, ptr addrspace(1) %out, i32 %id
  %r = and <2 x i256> %a, %b
  store <2 x i256> %r, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @v2_or(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i256>, ptr addrspace(1) %pa, align 8
  %b = load <2 x i256>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <2 x i256>, ptr addrspace(1) %out, i32 %id
  %r = or <2 x i256> %a, %b
  store <2 x i256> %r, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @v2_xor(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i256>, ptr addrspace(1) %pa, align 8
  %b = load <2 x i256>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <2 x i256>, ptr addrspace(1) %out, i32 %id
  %r = xor <2 x i256> %a, %b
  store <2 x i256> %r, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @v2_udiv(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i256>, ptr addrspace(1) %pa, align 8
  %b = load <2 x i256>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <2 x i256>, ptr addrspace(1) %out, i32 %id
  %r = udiv <2 x i256> %a, %b
  store <2 x i256> %r, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @v2_srem(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i256>, ptr addrspace(1) %pa, align 8
  %b = load <2 x i256>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <2 x i256>, ptr addrspace(1) %out, i32 %id
  %r = srem <2 x i256> %a, %b
  store <2 x i256> %r, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @v2_shifts(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i256>, ptr addrspace(1) %pa, align 8
  %b = load <2 x i256>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <2 x i256>, ptr addrspace(1) %out, i32 %id
  %s = and <2 x i256> %b, splat (i256 255)
  %x = shl <2 x i256> %a, %s
  %y = lshr <2 x i256> %a, %s
  %z = ashr <2 x i256> %a, <i256 70, i256 129>
  %xy = xor <2 x i256> %x, %y
  %r = xor <2 x i256> %xy, %z
  store <2 x i256> %r, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @v2_compare(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i256>, ptr addrspace(1) %pa, align 8
  %b = load <2 x i256>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <2 x i256>, ptr addrspace(1) %out, i32 %id
  %c = icmp slt <2 x i256> %a, %b
  %d = icmp eq <2 x i256> %a, %b
  %e = or <2 x i1> %c, %d
  %s = select <2 x i1> %e, <2 x i256> %a, <2 x i256> <i256 5, i256 -340282366920938463463374607431768211457>
  store <2 x i256> %s, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @v2_casts(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i256>, ptr addrspace(1) %pa, align 8
  %b = load <2 x i256>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <2 x i256>, ptr addrspace(1) %out, i32 %id
  %n = trunc <2 x i256> %a to <2 x i64>
  %w = sext <2 x i64> %n to <2 x i256>
  %z = zext <2 x i64> %n to <2 x i256>
  %i = trunc <2 x i256> %b to <2 x i32>
  %y = sext <2 x i32> %i to <2 x i256>
  %p = add <2 x i256> %w, %z
  %q = xor <2 x i256> %p, %y
  store <2 x i256> %q, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @v2_elements(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i256>, ptr addrspace(1) %pa, align 8
  %b = load <2 x i256>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <2 x i256>, ptr addrspace(1) %out, i32 %id
  %x = extractelement <2 x i256> %a, i32 1
  %j = and i32 %id, 1
  %y = extractelement <2 x i256> %b, i32 %j
  %s = add i256 %x, %y
  %v = insertelement <2 x i256> %a, i256 %s, i32 %j
  %w = shufflevector <2 x i256> %v, <2 x i256> %b, <2 x i32> <i32 3, i32 0>
  store <2 x i256> %w, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @v2_bits(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i256>, ptr addrspace(1) %pa, align 8
  %b = load <2 x i256>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <2 x i256>, ptr addrspace(1) %out, i32 %id
  %w = bitcast <2 x i256> %a to <8 x i64>
  %u = bitcast <2 x i256> %b to i512
  %h = lshr i512 %u, 64
  %x = bitcast i512 %h to <2 x i256>
  %y = add <8 x i64> %w, splat (i64 3)
  %z = bitcast <8 x i64> %y to <2 x i256>
  %r = xor <2 x i256> %x, %z
  store <2 x i256> %r, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @v2_intrinsics(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i256>, ptr addrspace(1) %pa, align 8
  %b = load <2 x i256>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <2 x i256>, ptr addrspace(1) %out, i32 %id
  %x = call <2 x i256> @llvm.smax.v2i256(<2 x i256> %a, <2 x i256> %b)
  %y = call <2 x i256> @llvm.ctpop.v2i256(<2 x i256> %a)
  %z = call <2 x i256> @llvm.uadd.sat.v2i256(<2 x i256> %x, <2 x i256> %y)
  %w = call i256 @llvm.vector.reduce.xor.v2i256(<2 x i256> %z)
  %v = insertelement <2 x i256> %z, i256 %w, i32 0
  store <2 x i256> %v, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @v3_loop(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <3 x i192>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <3 x i192>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <3 x i192>, ptr addrspace(1) %pa, align 8
  %b = load <3 x i192>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <3 x i192>, ptr addrspace(1) %out, i32 %id
  br label %turn
turn:
  %i = phi i32 [ 0, %0 ], [ %n, %turn ]
  %v = phi <3 x i192> [ %a, %0 ], [ %w, %turn ]
  %m = mul <3 x i192> %v, %b
  %w = add <3 x i192> %m, <i192 1, i192 0, i192 -1>
  %n = add i32 %i, 1
  %j = and i32 %id, 3
  %c = icmp ugt i32 %n, %j
  br i1 %c, label %end, label %turn
end:
  store <3 x i192> %w, ptr addrspace(1) %po, align 8
  ret void
}

define internal <2 x i256> @called(<2 x i256> %a, i32 %x, <2 x i256> %b) noinline {
  %w = zext i32 %x to i256
  %p = insertelement <2 x i256> %a, i256 %w, i32 1
  %r = sub <2 x i256> %p, %b
  ret <2 x i256> %r
}

define amdgpu_kernel void @v2_call(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i256>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i256>, ptr addrspace(1) %pa, align 8
  %b = load <2 x i256>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <2 x i256>, ptr addrspace(1) %out, i32 %id
  %r = call <2 x i256> @called(<2 x i256> %a, i32 %k, <2 x i256> %b)
  store <2 x i256> %r, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @smul_fix_i128(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x i128], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x i128], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load i128, ptr addrspace(1) %pa, align 8
  %b = load i128, ptr addrspace(1) %pb, align 8
  %po = getelementptr i128, ptr addrspace(1) %out, i32 %id
  %c = ashr i128 %a, 63
  %r = call i128 @llvm.smul.fix.i128(i128 %c, i128 %b, i32 67)
  store i128 %r, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @smul_fix_v2i128(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i128>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i128>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i128>, ptr addrspace(1) %pa, align 8
  %b = load <2 x i128>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <2 x i128>, ptr addrspace(1) %out, i32 %id
  %c = ashr <2 x i128> %a, <i128 63, i128 20>
  %r = call <2 x i128> @llvm.smul.fix.v2i128(<2 x i128> %c, <2 x i128> %b, i32 67)
  store <2 x i128> %r, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @umul_fix_i128(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x i128], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x i128], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load i128, ptr addrspace(1) %pa, align 8
  %b = load i128, ptr addrspace(1) %pb, align 8
  %po = getelementptr i128, ptr addrspace(1) %out, i32 %id
  %c = lshr i128 %a, 63
  %r = call i128 @llvm.umul.fix.i128(i128 %c, i128 %b, i32 67)
  store i128 %r, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @umul_fix_v2i128(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i128>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i128>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i128>, ptr addrspace(1) %pa, align 8
  %b = load <2 x i128>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <2 x i128>, ptr addrspace(1) %out, i32 %id
  %c = lshr <2 x i128> %a, <i128 63, i128 20>
  %r = call <2 x i128> @llvm.umul.fix.v2i128(<2 x i128> %c, <2 x i128> %b, i32 67)
  store <2 x i128> %r, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @smul_fix_sat_i128(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x i128], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x i128], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load i128, ptr addrspace(1) %pa, align 8
  %b = load i128, ptr addrspace(1) %pb, align 8
  %po = getelementptr i128, ptr addrspace(1) %out, i32 %id
  %c = ashr i128 %a, 63
  %r = call i128 @llvm.smul.fix.sat.i128(i128 %c, i128 %b, i32 67)
  store i128 %r, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @smul_fix_sat_v2i128(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i128>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i128>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i128>, ptr addrspace(1) %pa, align 8
  %b = load <2 x i128>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <2 x i128>, ptr addrspace(1) %out, i32 %id
  %c = ashr <2 x i128> %a, <i128 63, i128 20>
  %r = call <2 x i128> @llvm.smul.fix.sat.v2i128(<2 x i128> %c, <2 x i128> %b, i32 67)
  store <2 x i128> %r, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @umul_fix_sat_i128(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x i128], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x i128], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load i128, ptr addrspace(1) %pa, align 8
  %b = load i128, ptr addrspace(1) %pb, align 8
  %po = getelementptr i128, ptr addrspace(1) %out, i32 %id
  %c = lshr i128 %a, 63
  %r = call i128 @llvm.umul.fix.sat.i128(i128 %c, i128 %b, i32 21)
  store i128 %r, ptr addrspace(1) %po, align 8
  ret void
}

define amdgpu_kernel void @umul_fix_sat_v2i128(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %k) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr [2 x <2 x i128>], ptr addrspace(1) %in, i32 %id, i32 0
  %pb = getelementptr [2 x <2 x i128>], ptr addrspace(1) %in, i32 %id, i32 1
  %a = load <2 x i128>, ptr addrspace(1) %pa, align 8
  %b = load <2 x i128>, ptr addrspace(1) %pb, align 8
  %po = getelementptr <2 x i128>, ptr addrspace(1) %out, i32 %id
  %c = lshr <2 x i128> %a, <i128 63, i128 20>
  %r = call <2 x i128> @llvm.umul.fix.sat.v2i128(<2 x i128> %c, <2 x i128> %b, i32 21)
  store <2 x i128> %r, ptr addrspace(1) %po, align 8
  ret void
}
