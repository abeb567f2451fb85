target triple = "amdgcn-amd-amdhsa"

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.icmp.i32.i32(i32, i32, i32 immarg)
declare i16 @llvm.amdgcn.icmp.i16.i32(i32, i32, i32 immarg)
declare i32 @llvm.amdgcn.fcmp.i32.f32(float, float, i32 immarg)
declare ptr addrspace(3) @llvm.amdgcn.wave.shuffle.p3(ptr addrspace(3), i32)
declare ptr addrspace(5) @llvm.amdgcn.wave.shuffle.p5(ptr addrspace(5), i32)
declare i32 @llvm.amdgcn.wqm.i32(i32)
declare i64 @llvm.amdgcn.wqm.i64(i64)
declare i1 @llvm.amdgcn.live.mask()
declare void @llvm.amdgcn.s.ttracedata(i32)
declare void @llvm.amdgcn.unreachable()
declare i32 @llvm.amdgcn.dead.i32()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare i64 @llvm.amdgcn.raw.ptr.atomic.buffer.load.i64(ptr addrspace(8), i32, i32, i32 immarg)
declare <4 x i32> @llvm.amdgcn.raw.ptr.atomic.buffer.load.v4i32(ptr addrspace(8), i32, i32, i32 immarg)
declare <3 x float> @llvm.amdgcn.raw.ptr.atomic.buffer.load.v3f32(ptr addrspace(8), i32, i32, i32 immarg)
declare i8 @llvm.amdgcn.struct.ptr.buffer.load.format.i8(ptr addrspace(8), i32, i32, i32, i32 immarg)
declare i128 @llvm.amdgcn.struct.ptr.buffer.load.format.i128(ptr addrspace(8), i32, i32, i32, i32 immarg)
declare <2 x i16> @llvm.amdgcn.global.atomic.fadd.v2bf16.p1(ptr addrspace(1), <2 x i16>)
declare <2 x i16> @llvm.amdgcn.ds.fadd.v2bf16(ptr addrspace(3), <2 x i16>)

@sum = internal addrspace(3) global <2 x i16> undef, align 4

; Masks of lanes in fewer bits than there are lanes.
define amdgpu_kernel void @masks(ptr addrspace(1) %out, i32 %n, float %f) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %id, 7
  %a = call i32 @llvm.amdgcn.icmp.i32.i32(i32 %low, i32 %n, i32 36)
  %b = call i16 @llvm.amdgcn.icmp.i16.i32(i32 %low, i32 %n, i32 33)
  %x = uitofp i32 %id to float
  %d = call i32 @llvm.amdgcn.fcmp.i32.f32(float %x, float %f, i32 4)
  %b1 = zext i16 %b to i32
  %s = xor i32 %a, %b1
  %u = mul i32 %s, 3
  %v = add i32 %u, %d
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %v, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @pointers_of_other_lanes(ptr addrspace(1) %out, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p3 = inttoptr i32 %id to ptr addrspace(3)
  %lane = xor i32 %id, %n
  %o3 = call ptr addrspace(3) @llvm.amdgcn.wave.shuffle.p3(ptr addrspace(3) %p3, i32 %lane)
  %v3 = ptrtoint ptr addrspace(3) %o3 to i32
  %times = mul i32 %id, 5
  %p5 = inttoptr i32 %times to ptr addrspace(5)
  %o5 = call ptr addrspace(5) @llvm.amdgcn.wave.shuffle.p5(ptr addrspace(5) %p5, i32 %lane)
  %v5 = ptrtoint ptr addrspace(5) %o5 to i32
  %s = shl i32 %v3, 16
  %t = add i32 %s, %v5
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %t, ptr addrspace(1) %q
  ret void
}

; A work-group of any size: whole quads are those that it has. Marks, and values that nobody reads.
define amdgpu_kernel void @quads(ptr addrspace(1) %out, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.amdgcn.unreachable()
  %dead = call i32 @llvm.amdgcn.dead.i32()
  call void @llvm.amdgcn.s.ttracedata(i32 %n)
  %x = mul i32 %id, %n
  %w = call i32 @llvm.amdgcn.wqm.i32(i32 %x)
  %wide = zext i32 %w to i64
  %l = shl i64 %wide, 20
  %y = call i64 @llvm.amdgcn.wqm.i64(i64 %l)
  %z = lshr i64 %y, 19
  %a = trunc i64 %z to i32
  %live = call i1 @llvm.amdgcn.live.mask()
  %b = select i1 %live, i32 %a, i32 12345
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %b, ptr addrspace(1) %q
  ret void
}

; Atomic loads of more than a dword.
define amdgpu_kernel void @wide_loads(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 1024, i32 159744)
  %o = shl i32 %id, 2
  %a = call i64 @llvm.amdgcn.raw.ptr.atomic.buffer.load.i64(ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %b = call <4 x i32> @llvm.amdgcn.raw.ptr.atomic.buffer.load.v4i32(ptr addrspace(8) %r, i32 %o, i32 4, i32 1)
  %c = call <3 x float> @llvm.amdgcn.raw.ptr.atomic.buffer.load.v3f32(ptr addrspace(8) %r, i32 %o, i32 8, i32 0)
  %h = lshr i64 %a, 32
  %h1 = trunc i64 %h to i32
  %b3 = extractelement <4 x i32> %b, i32 3
  %b0 = extractelement <4 x i32> %b, i32 0
  %ci = bitcast <3 x float> %c to <3 x i32>
  %c2 = extractelement <3 x i32> %ci, i32 2
  %s = mul i32 %h1, 3
  %t = add i32 %s, %b3
  %u = mul i32 %t, 3
  %v = xor i32 %u, %b0
  %w = add i32 %v, %c2
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %w, ptr addrspace(1) %q
  ret void
}

; Two bfloats as their bits.
define amdgpu_kernel void @bfloat_sums(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  store <2 x i16> <i16 16256, i16 0>, ptr addrspace(3) @sum
  %one = call <2 x i16> @llvm.amdgcn.ds.fadd.v2bf16(ptr addrspace(3) @sum, <2 x i16> <i16 16256, i16 16384>)
  %all = load <2 x i16>, ptr addrspace(3) @sum
  %p = getelementptr <2 x i16>, ptr addrspace(1) %in, i32 %id
  %v = load <2 x i16>, ptr addrspace(1) %p
  %q = getelementptr <2 x i16>, ptr addrspace(1) %out, i32 %id
  %old = call <2 x i16> @llvm.amdgcn.global.atomic.fadd.v2bf16.p1(ptr addrspace(1) %q, <2 x i16> %v)
  %r = getelementptr <2 x i16>, ptr addrspace(1) %q, i32 64
  store <2 x i16> %old, ptr addrspace(1) %r
  %s = getelementptr <2 x i16>, ptr addrspace(1) %q, i32 128
  store <2 x i16> %all, ptr addrspace(1) %s
  ret void
}
