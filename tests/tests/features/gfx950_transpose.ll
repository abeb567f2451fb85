; processors gfx950
; Reads of LDS that transpose: every type, by offsets and by addresses of every kind; a matrix of
; what is read; a loop that writes where has been read.

target triple = "amdgcn-amd-amdhsa"

@data = internal addrspace(3) global [2048 x i32] undef, align 16

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3))
declare <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3))
declare <4 x bfloat> @llvm.amdgcn.ds.read.tr16.b64.v4bf16(ptr addrspace(3))
declare <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3))
declare <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3))
declare <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3))
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half>, <8 x half>, <4 x float>, i32 immarg, i32 immarg, i32 immarg)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf16(<8 x bfloat>, <8 x bfloat>, <4 x float>, i32 immarg, i32 immarg, i32 immarg)
declare <4 x i32> @llvm.amdgcn.mfma.i32.16x16x64.i8(<4 x i32>, <4 x i32>, <4 x i32>, i32 immarg, i32 immarg, i32 immarg)
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v6i32(<6 x i32>, <6 x i32>, <4 x float>, i32 immarg, i32 immarg, i32 immarg, i32, i32 immarg, i32)

define amdgpu_kernel void @i16(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %id, 63
  %fi0 = add i32 %lane, 0
  %ff0 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi0
  %fv0 = load <4 x i32>, ptr addrspace(1) %ff0, align 16
  %ft0 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi0
  store <4 x i32> %fv0, ptr addrspace(3) %ft0, align 16
  %fi1 = add i32 %lane, 64
  %ff1 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi1
  %fv1 = load <4 x i32>, ptr addrspace(1) %ff1, align 16
  %ft1 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi1
  store <4 x i32> %fv1, ptr addrspace(3) %ft1, align 16
  %fi2 = add i32 %lane, 128
  %ff2 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi2
  %fv2 = load <4 x i32>, ptr addrspace(1) %ff2, align 16
  %ft2 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi2
  store <4 x i32> %fv2, ptr addrspace(3) %ft2, align 16
  %fi3 = add i32 %lane, 192
  %ff3 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi3
  %fv3 = load <4 x i32>, ptr addrspace(1) %ff3, align 16
  %ft3 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi3
  store <4 x i32> %fv3, ptr addrspace(3) %ft3, align 16
  %fi4 = add i32 %lane, 256
  %ff4 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi4
  %fv4 = load <4 x i32>, ptr addrspace(1) %ff4, align 16
  %ft4 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi4
  store <4 x i32> %fv4, ptr addrspace(3) %ft4, align 16
  %fi5 = add i32 %lane, 320
  %ff5 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi5
  %fv5 = load <4 x i32>, ptr addrspace(1) %ff5, align 16
  %ft5 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi5
  store <4 x i32> %fv5, ptr addrspace(3) %ft5, align 16
  %fi6 = add i32 %lane, 384
  %ff6 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi6
  %fv6 = load <4 x i32>, ptr addrspace(1) %ff6, align 16
  %ft6 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi6
  store <4 x i32> %fv6, ptr addrspace(3) %ft6, align 16
  %fi7 = add i32 %lane, 448
  %ff7 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi7
  %fv7 = load <4 x i32>, ptr addrspace(1) %ff7, align 16
  %ft7 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi7
  store <4 x i32> %fv7, ptr addrspace(3) %ft7, align 16
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %own = mul i32 %lane, 8
  %p0 = getelementptr i8, ptr addrspace(3) @data, i32 %own
  %p1 = getelementptr i8, ptr addrspace(3) %p0, i32 512
  %p2 = getelementptr i8, ptr addrspace(3) %p0, i32 7672
  %turned = xor i32 %lane, %n
  %other = mul i32 %turned, 8
  %p3 = getelementptr i8, ptr addrspace(3) @data, i32 %other
  %far = mul i32 %n, 32
  %p4 = getelementptr i8, ptr addrspace(3) @data, i32 %far
  %p5 = getelementptr i8, ptr addrspace(3) @data, i32 72
  %row = mul i32 %lane, 40
  %p6 = getelementptr i8, ptr addrspace(3) @data, i32 %row
  %int = ptrtoint ptr addrspace(3) %p6 to i32
  %moved = add i32 %int, 16
  %p7 = inttoptr i32 %moved to ptr addrspace(3)
  %mine = getelementptr [128 x i8], ptr addrspace(1) %out, i32 %lane
  %r0 = call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %p0)
  %r1 = call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %p1)
  %r2 = call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %p2)
  %r3 = call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %p3)
  %r4 = call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %p4)
  %r5 = call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %p5)
  %r6 = call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %p6)
  %r7 = call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %p7)
  %o0 = getelementptr i8, ptr addrspace(1) %mine, i32 0
  store <4 x i16> %r0, ptr addrspace(1) %o0, align 8
  %o1 = getelementptr i8, ptr addrspace(1) %mine, i32 16
  store <4 x i16> %r1, ptr addrspace(1) %o1, align 8
  %o2 = getelementptr i8, ptr addrspace(1) %mine, i32 32
  store <4 x i16> %r2, ptr addrspace(1) %o2, align 8
  %o3 = getelementptr i8, ptr addrspace(1) %mine, i32 48
  store <4 x i16> %r3, ptr addrspace(1) %o3, align 8
  %o4 = getelementptr i8, ptr addrspace(1) %mine, i32 64
  store <4 x i16> %r4, ptr addrspace(1) %o4, align 8
  %o5 = getelementptr i8, ptr addrspace(1) %mine, i32 80
  store <4 x i16> %r5, ptr addrspace(1) %o5, align 8
  %o6 = getelementptr i8, ptr addrspace(1) %mine, i32 96
  store <4 x i16> %r6, ptr addrspace(1) %o6, align 8
  %o7 = getelementptr i8, ptr addrspace(1) %mine, i32 112
  store <4 x i16> %r7, ptr addrspace(1) %o7, align 8
  ret void
}

define amdgpu_kernel void @half(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %id, 63
  %fi0 = add i32 %lane, 0
  %ff0 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi0
  %fv0 = load <4 x i32>, ptr addrspace(1) %ff0, align 16
  %ft0 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi0
  store <4 x i32> %fv0, ptr addrspace(3) %ft0, align 16
  %fi1 = add i32 %lane, 64
  %ff1 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi1
  %fv1 = load <4 x i32>, ptr addrspace(1) %ff1, align 16
  %ft1 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi1
  store <4 x i32> %fv1, ptr addrspace(3) %ft1, align 16
  %fi2 = add i32 %lane, 128
  %ff2 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi2
  %fv2 = load <4 x i32>, ptr addrspace(1) %ff2, align 16
  %ft2 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi2
  store <4 x i32> %fv2, ptr addrspace(3) %ft2, align 16
  %fi3 = add i32 %lane, 192
  %ff3 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi3
  %fv3 = load <4 x i32>, ptr addrspace(1) %ff3, align 16
  %ft3 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi3
  store <4 x i32> %fv3, ptr addrspace(3) %ft3, align 16
  %fi4 = add i32 %lane, 256
  %ff4 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi4
  %fv4 = load <4 x i32>, ptr addrspace(1) %ff4, align 16
  %ft4 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi4
  store <4 x i32> %fv4, ptr addrspace(3) %ft4, align 16
  %fi5 = add i32 %lane, 320
  %ff5 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi5
  %fv5 = load <4 x i32>, ptr addrspace(1) %ff5, align 16
  %ft5 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi5
  store <4 x i32> %fv5, ptr addrspace(3) %ft5, align 16
  %fi6 = add i32 %lane, 384
  %ff6 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi6
  %fv6 = load <4 x i32>, ptr addrspace(1) %ff6, align 16
  %ft6 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi6
  store <4 x i32> %fv6, ptr addrspace(3) %ft6, align 16
  %fi7 = add i32 %lane, 448
  %ff7 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi7
  %fv7 = load <4 x i32>, ptr addrspace(1) %ff7, align 16
  %ft7 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi7
  store <4 x i32> %fv7, ptr addrspace(3) %ft7, align 16
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %own = mul i32 %lane, 8
  %p0 = getelementptr i8, ptr addrspace(3) @data, i32 %own
  %p1 = getelementptr i8, ptr addrspace(3) %p0, i32 512
  %p2 = getelementptr i8, ptr addrspace(3) %p0, i32 7672
  %turned = xor i32 %lane, %n
  %other = mul i32 %turned, 8
  %p3 = getelementptr i8, ptr addrspace(3) @data, i32 %other
  %far = mul i32 %n, 32
  %p4 = getelementptr i8, ptr addrspace(3) @data, i32 %far
  %p5 = getelementptr i8, ptr addrspace(3) @data, i32 72
  %row = mul i32 %lane, 40
  %p6 = getelementptr i8, ptr addrspace(3) @data, i32 %row
  %int = ptrtoint ptr addrspace(3) %p6 to i32
  %moved = add i32 %int, 16
  %p7 = inttoptr i32 %moved to ptr addrspace(3)
  %mine = getelementptr [128 x i8], ptr addrspace(1) %out, i32 %lane
  %r0 = call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %p0)
  %r1 = call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %p1)
  %r2 = call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %p2)
  %r3 = call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %p3)
  %r4 = call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %p4)
  %r5 = call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %p5)
  %r6 = call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %p6)
  %r7 = call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %p7)
  %o0 = getelementptr i8, ptr addrspace(1) %mine, i32 0
  store <4 x half> %r0, ptr addrspace(1) %o0, align 8
  %o1 = getelementptr i8, ptr addrspace(1) %mine, i32 16
  store <4 x half> %r1, ptr addrspace(1) %o1, align 8
  %o2 = getelementptr i8, ptr addrspace(1) %mine, i32 32
  store <4 x half> %r2, ptr addrspace(1) %o2, align 8
  %o3 = getelementptr i8, ptr addrspace(1) %mine, i32 48
  store <4 x half> %r3, ptr addrspace(1) %o3, align 8
  %o4 = getelementptr i8, ptr addrspace(1) %mine, i32 64
  store <4 x half> %r4, ptr addrspace(1) %o4, align 8
  %o5 = getelementptr i8, ptr addrspace(1) %mine, i32 80
  store <4 x half> %r5, ptr addrspace(1) %o5, align 8
  %o6 = getelementptr i8, ptr addrspace(1) %mine, i32 96
  store <4 x half> %r6, ptr addrspace(1) %o6, align 8
  %o7 = getelementptr i8, ptr addrspace(1) %mine, i32 112
  store <4 x half> %r7, ptr addrspace(1) %o7, align 8
  ret void
}

define amdgpu_kernel void @bf(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %id, 63
  %fi0 = add i32 %lane, 0
  %ff0 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi0
  %fv0 = load <4 x i32>, ptr addrspace(1) %ff0, align 16
  %ft0 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi0
  store <4 x i32> %fv0, ptr addrspace(3) %ft0, align 16
  %fi1 = add i32 %lane, 64
  %ff1 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi1
  %fv1 = load <4 x i32>, ptr addrspace(1) %ff1, align 16
  %ft1 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi1
  store <4 x i32> %fv1, ptr addrspace(3) %ft1, align 16
  %fi2 = add i32 %lane, 128
  %ff2 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi2
  %fv2 = load <4 x i32>, ptr addrspace(1) %ff2, align 16
  %ft2 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi2
  store <4 x i32> %fv2, ptr addrspace(3) %ft2, align 16
  %fi3 = add i32 %lane, 192
  %ff3 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi3
  %fv3 = load <4 x i32>, ptr addrspace(1) %ff3, align 16
  %ft3 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi3
  store <4 x i32> %fv3, ptr addrspace(3) %ft3, align 16
  %fi4 = add i32 %lane, 256
  %ff4 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi4
  %fv4 = load <4 x i32>, ptr addrspace(1) %ff4, align 16
  %ft4 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi4
  store <4 x i32> %fv4, ptr addrspace(3) %ft4, align 16
  %fi5 = add i32 %lane, 320
  %ff5 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi5
  %fv5 = load <4 x i32>, ptr addrspace(1) %ff5, align 16
  %ft5 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi5
  store <4 x i32> %fv5, ptr addrspace(3) %ft5, align 16
  %fi6 = add i32 %lane, 384
  %ff6 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi6
  %fv6 = load <4 x i32>, ptr addrspace(1) %ff6, align 16
  %ft6 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi6
  store <4 x i32> %fv6, ptr addrspace(3) %ft6, align 16
  %fi7 = add i32 %lane, 448
  %ff7 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi7
  %fv7 = load <4 x i32>, ptr addrspace(1) %ff7, align 16
  %ft7 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi7
  store <4 x i32> %fv7, ptr addrspace(3) %ft7, align 16
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %own = mul i32 %lane, 8
  %p0 = getelementptr i8, ptr addrspace(3) @data, i32 %own
  %p1 = getelementptr i8, ptr addrspace(3) %p0, i32 512
  %p2 = getelementptr i8, ptr addrspace(3) %p0, i32 7672
  %turned = xor i32 %lane, %n
  %other = mul i32 %turned, 8
  %p3 = getelementptr i8, ptr addrspace(3) @data, i32 %other
  %far = mul i32 %n, 32
  %p4 = getelementptr i8, ptr addrspace(3) @data, i32 %far
  %p5 = getelementptr i8, ptr addrspace(3) @data, i32 72
  %row = mul i32 %lane, 40
  %p6 = getelementptr i8, ptr addrspace(3) @data, i32 %row
  %int = ptrtoint ptr addrspace(3) %p6 to i32
  %moved = add i32 %int, 16
  %p7 = inttoptr i32 %moved to ptr addrspace(3)
  %mine = getelementptr [128 x i8], ptr addrspace(1) %out, i32 %lane
  %r0 = call <4 x bfloat> @llvm.amdgcn.ds.read.tr16.b64.v4bf16(ptr addrspace(3) %p0)
  %r1 = call <4 x bfloat> @llvm.amdgcn.ds.read.tr16.b64.v4bf16(ptr addrspace(3) %p1)
  %r2 = call <4 x bfloat> @llvm.amdgcn.ds.read.tr16.b64.v4bf16(ptr addrspace(3) %p2)
  %r3 = call <4 x bfloat> @llvm.amdgcn.ds.read.tr16.b64.v4bf16(ptr addrspace(3) %p3)
  %r4 = call <4 x bfloat> @llvm.amdgcn.ds.read.tr16.b64.v4bf16(ptr addrspace(3) %p4)
  %r5 = call <4 x bfloat> @llvm.amdgcn.ds.read.tr16.b64.v4bf16(ptr addrspace(3) %p5)
  %r6 = call <4 x bfloat> @llvm.amdgcn.ds.read.tr16.b64.v4bf16(ptr addrspace(3) %p6)
  %r7 = call <4 x bfloat> @llvm.amdgcn.ds.read.tr16.b64.v4bf16(ptr addrspace(3) %p7)
  %o0 = getelementptr i8, ptr addrspace(1) %mine, i32 0
  store <4 x bfloat> %r0, ptr addrspace(1) %o0, align 8
  %o1 = getelementptr i8, ptr addrspace(1) %mine, i32 16
  store <4 x bfloat> %r1, ptr addrspace(1) %o1, align 8
  %o2 = getelementptr i8, ptr addrspace(1) %mine, i32 32
  store <4 x bfloat> %r2, ptr addrspace(1) %o2, align 8
  %o3 = getelementptr i8, ptr addrspace(1) %mine, i32 48
  store <4 x bfloat> %r3, ptr addrspace(1) %o3, align 8
  %o4 = getelementptr i8, ptr addrspace(1) %mine, i32 64
  store <4 x bfloat> %r4, ptr addrspace(1) %o4, align 8
  %o5 = getelementptr i8, ptr addrspace(1) %mine, i32 80
  store <4 x bfloat> %r5, ptr addrspace(1) %o5, align 8
  %o6 = getelementptr i8, ptr addrspace(1) %mine, i32 96
  store <4 x bfloat> %r6, ptr addrspace(1) %o6, align 8
  %o7 = getelementptr i8, ptr addrspace(1) %mine, i32 112
  store <4 x bfloat> %r7, ptr addrspace(1) %o7, align 8
  ret void
}

define amdgpu_kernel void @b8(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %id, 63
  %fi0 = add i32 %lane, 0
  %ff0 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi0
  %fv0 = load <4 x i32>, ptr addrspace(1) %ff0, align 16
  %ft0 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi0
  store <4 x i32> %fv0, ptr addrspace(3) %ft0, align 16
  %fi1 = add i32 %lane, 64
  %ff1 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi1
  %fv1 = load <4 x i32>, ptr addrspace(1) %ff1, align 16
  %ft1 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi1
  store <4 x i32> %fv1, ptr addrspace(3) %ft1, align 16
  %fi2 = add i32 %lane, 128
  %ff2 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi2
  %fv2 = load <4 x i32>, ptr addrspace(1) %ff2, align 16
  %ft2 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi2
  store <4 x i32> %fv2, ptr addrspace(3) %ft2, align 16
  %fi3 = add i32 %lane, 192
  %ff3 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi3
  %fv3 = load <4 x i32>, ptr addrspace(1) %ff3, align 16
  %ft3 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi3
  store <4 x i32> %fv3, ptr addrspace(3) %ft3, align 16
  %fi4 = add i32 %lane, 256
  %ff4 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi4
  %fv4 = load <4 x i32>, ptr addrspace(1) %ff4, align 16
  %ft4 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi4
  store <4 x i32> %fv4, ptr addrspace(3) %ft4, align 16
  %fi5 = add i32 %lane, 320
  %ff5 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi5
  %fv5 = load <4 x i32>, ptr addrspace(1) %ff5, align 16
  %ft5 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi5
  store <4 x i32> %fv5, ptr addrspace(3) %ft5, align 16
  %fi6 = add i32 %lane, 384
  %ff6 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi6
  %fv6 = load <4 x i32>, ptr addrspace(1) %ff6, align 16
  %ft6 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi6
  store <4 x i32> %fv6, ptr addrspace(3) %ft6, align 16
  %fi7 = add i32 %lane, 448
  %ff7 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi7
  %fv7 = load <4 x i32>, ptr addrspace(1) %ff7, align 16
  %ft7 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi7
  store <4 x i32> %fv7, ptr addrspace(3) %ft7, align 16
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %own = mul i32 %lane, 8
  %p0 = getelementptr i8, ptr addrspace(3) @data, i32 %own
  %p1 = getelementptr i8, ptr addrspace(3) %p0, i32 512
  %p2 = getelementptr i8, ptr addrspace(3) %p0, i32 7672
  %turned = xor i32 %lane, %n
  %other = mul i32 %turned, 8
  %p3 = getelementptr i8, ptr addrspace(3) @data, i32 %other
  %far = mul i32 %n, 32
  %p4 = getelementptr i8, ptr addrspace(3) @data, i32 %far
  %p5 = getelementptr i8, ptr addrspace(3) @data, i32 72
  %row = mul i32 %lane, 40
  %p6 = getelementptr i8, ptr addrspace(3) @data, i32 %row
  %int = ptrtoint ptr addrspace(3) %p6 to i32
  %moved = add i32 %int, 16
  %p7 = inttoptr i32 %moved to ptr addrspace(3)
  %mine = getelementptr [128 x i8], ptr addrspace(1) %out, i32 %lane
  %r0 = call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %p0)
  %r1 = call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %p1)
  %r2 = call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %p2)
  %r3 = call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %p3)
  %r4 = call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %p4)
  %r5 = call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %p5)
  %r6 = call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %p6)
  %r7 = call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %p7)
  %o0 = getelementptr i8, ptr addrspace(1) %mine, i32 0
  store <2 x i32> %r0, ptr addrspace(1) %o0, align 8
  %o1 = getelementptr i8, ptr addrspace(1) %mine, i32 16
  store <2 x i32> %r1, ptr addrspace(1) %o1, align 8
  %o2 = getelementptr i8, ptr addrspace(1) %mine, i32 32
  store <2 x i32> %r2, ptr addrspace(1) %o2, align 8
  %o3 = getelementptr i8, ptr addrspace(1) %mine, i32 48
  store <2 x i32> %r3, ptr addrspace(1) %o3, align 8
  %o4 = getelementptr i8, ptr addrspace(1) %mine, i32 64
  store <2 x i32> %r4, ptr addrspace(1) %o4, align 8
  %o5 = getelementptr i8, ptr addrspace(1) %mine, i32 80
  store <2 x i32> %r5, ptr addrspace(1) %o5, align 8
  %o6 = getelementptr i8, ptr addrspace(1) %mine, i32 96
  store <2 x i32> %r6, ptr addrspace(1) %o6, align 8
  %o7 = getelementptr i8, ptr addrspace(1) %mine, i32 112
  store <2 x i32> %r7, ptr addrspace(1) %o7, align 8
  ret void
}

define amdgpu_kernel void @b4(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %id, 63
  %fi0 = add i32 %lane, 0
  %ff0 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi0
  %fv0 = load <4 x i32>, ptr addrspace(1) %ff0, align 16
  %ft0 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi0
  store <4 x i32> %fv0, ptr addrspace(3) %ft0, align 16
  %fi1 = add i32 %lane, 64
  %ff1 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi1
  %fv1 = load <4 x i32>, ptr addrspace(1) %ff1, align 16
  %ft1 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi1
  store <4 x i32> %fv1, ptr addrspace(3) %ft1, align 16
  %fi2 = add i32 %lane, 128
  %ff2 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi2
  %fv2 = load <4 x i32>, ptr addrspace(1) %ff2, align 16
  %ft2 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi2
  store <4 x i32> %fv2, ptr addrspace(3) %ft2, align 16
  %fi3 = add i32 %lane, 192
  %ff3 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi3
  %fv3 = load <4 x i32>, ptr addrspace(1) %ff3, align 16
  %ft3 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi3
  store <4 x i32> %fv3, ptr addrspace(3) %ft3, align 16
  %fi4 = add i32 %lane, 256
  %ff4 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi4
  %fv4 = load <4 x i32>, ptr addrspace(1) %ff4, align 16
  %ft4 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi4
  store <4 x i32> %fv4, ptr addrspace(3) %ft4, align 16
  %fi5 = add i32 %lane, 320
  %ff5 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi5
  %fv5 = load <4 x i32>, ptr addrspace(1) %ff5, align 16
  %ft5 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi5
  store <4 x i32> %fv5, ptr addrspace(3) %ft5, align 16
  %fi6 = add i32 %lane, 384
  %ff6 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi6
  %fv6 = load <4 x i32>, ptr addrspace(1) %ff6, align 16
  %ft6 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi6
  store <4 x i32> %fv6, ptr addrspace(3) %ft6, align 16
  %fi7 = add i32 %lane, 448
  %ff7 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi7
  %fv7 = load <4 x i32>, ptr addrspace(1) %ff7, align 16
  %ft7 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi7
  store <4 x i32> %fv7, ptr addrspace(3) %ft7, align 16
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %own = mul i32 %lane, 8
  %p0 = getelementptr i8, ptr addrspace(3) @data, i32 %own
  %p1 = getelementptr i8, ptr addrspace(3) %p0, i32 512
  %p2 = getelementptr i8, ptr addrspace(3) %p0, i32 7672
  %turned = xor i32 %lane, %n
  %other = mul i32 %turned, 8
  %p3 = getelementptr i8, ptr addrspace(3) @data, i32 %other
  %far = mul i32 %n, 32
  %p4 = getelementptr i8, ptr addrspace(3) @data, i32 %far
  %p5 = getelementptr i8, ptr addrspace(3) @data, i32 72
  %row = mul i32 %lane, 40
  %p6 = getelementptr i8, ptr addrspace(3) @data, i32 %row
  %int = ptrtoint ptr addrspace(3) %p6 to i32
  %moved = add i32 %int, 16
  %p7 = inttoptr i32 %moved to ptr addrspace(3)
  %mine = getelementptr [128 x i8], ptr addrspace(1) %out, i32 %lane
  %r0 = call <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3) %p0)
  %r1 = call <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3) %p1)
  %r2 = call <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3) %p2)
  %r3 = call <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3) %p3)
  %r4 = call <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3) %p4)
  %r5 = call <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3) %p5)
  %r6 = call <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3) %p6)
  %r7 = call <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3) %p7)
  %o0 = getelementptr i8, ptr addrspace(1) %mine, i32 0
  store <2 x i32> %r0, ptr addrspace(1) %o0, align 8
  %o1 = getelementptr i8, ptr addrspace(1) %mine, i32 16
  store <2 x i32> %r1, ptr addrspace(1) %o1, align 8
  %o2 = getelementptr i8, ptr addrspace(1) %mine, i32 32
  store <2 x i32> %r2, ptr addrspace(1) %o2, align 8
  %o3 = getelementptr i8, ptr addrspace(1) %mine, i32 48
  store <2 x i32> %r3, ptr addrspace(1) %o3, align 8
  %o4 = getelementptr i8, ptr addrspace(1) %mine, i32 64
  store <2 x i32> %r4, ptr addrspace(1) %o4, align 8
  %o5 = getelementptr i8, ptr addrspace(1) %mine, i32 80
  store <2 x i32> %r5, ptr addrspace(1) %o5, align 8
  %o6 = getelementptr i8, ptr addrspace(1) %mine, i32 96
  store <2 x i32> %r6, ptr addrspace(1) %o6, align 8
  %o7 = getelementptr i8, ptr addrspace(1) %mine, i32 112
  store <2 x i32> %r7, ptr addrspace(1) %o7, align 8
  ret void
}

define amdgpu_kernel void @b6(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %id, 63
  %fi0 = add i32 %lane, 0
  %ff0 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi0
  %fv0 = load <4 x i32>, ptr addrspace(1) %ff0, align 16
  %ft0 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi0
  store <4 x i32> %fv0, ptr addrspace(3) %ft0, align 16
  %fi1 = add i32 %lane, 64
  %ff1 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi1
  %fv1 = load <4 x i32>, ptr addrspace(1) %ff1, align 16
  %ft1 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi1
  store <4 x i32> %fv1, ptr addrspace(3) %ft1, align 16
  %fi2 = add i32 %lane, 128
  %ff2 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi2
  %fv2 = load <4 x i32>, ptr addrspace(1) %ff2, align 16
  %ft2 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi2
  store <4 x i32> %fv2, ptr addrspace(3) %ft2, align 16
  %fi3 = add i32 %lane, 192
  %ff3 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi3
  %fv3 = load <4 x i32>, ptr addrspace(1) %ff3, align 16
  %ft3 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi3
  store <4 x i32> %fv3, ptr addrspace(3) %ft3, align 16
  %fi4 = add i32 %lane, 256
  %ff4 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi4
  %fv4 = load <4 x i32>, ptr addrspace(1) %ff4, align 16
  %ft4 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi4
  store <4 x i32> %fv4, ptr addrspace(3) %ft4, align 16
  %fi5 = add i32 %lane, 320
  %ff5 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi5
  %fv5 = load <4 x i32>, ptr addrspace(1) %ff5, align 16
  %ft5 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi5
  store <4 x i32> %fv5, ptr addrspace(3) %ft5, align 16
  %fi6 = add i32 %lane, 384
  %ff6 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi6
  %fv6 = load <4 x i32>, ptr addrspace(1) %ff6, align 16
  %ft6 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi6
  store <4 x i32> %fv6, ptr addrspace(3) %ft6, align 16
  %fi7 = add i32 %lane, 448
  %ff7 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi7
  %fv7 = load <4 x i32>, ptr addrspace(1) %ff7, align 16
  %ft7 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi7
  store <4 x i32> %fv7, ptr addrspace(3) %ft7, align 16
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %own = mul i32 %lane, 12
  %p0 = getelementptr i8, ptr addrspace(3) @data, i32 %own
  %p1 = getelementptr i8, ptr addrspace(3) %p0, i32 768
  %p2 = getelementptr i8, ptr addrspace(3) %p0, i32 7412
  %turned = xor i32 %lane, %n
  %other = mul i32 %turned, 12
  %p3 = getelementptr i8, ptr addrspace(3) @data, i32 %other
  %far = mul i32 %n, 48
  %p4 = getelementptr i8, ptr addrspace(3) @data, i32 %far
  %p5 = getelementptr i8, ptr addrspace(3) @data, i32 108
  %row = mul i32 %lane, 60
  %p6 = getelementptr i8, ptr addrspace(3) @data, i32 %row
  %int = ptrtoint ptr addrspace(3) %p6 to i32
  %moved = add i32 %int, 24
  %p7 = inttoptr i32 %moved to ptr addrspace(3)
  %mine = getelementptr [128 x i8], ptr addrspace(1) %out, i32 %lane
  %r0 = call <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3) %p0)
  %r1 = call <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3) %p1)
  %r2 = call <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3) %p2)
  %r3 = call <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3) %p3)
  %r4 = call <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3) %p4)
  %r5 = call <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3) %p5)
  %r6 = call <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3) %p6)
  %r7 = call <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3) %p7)
  %o0 = getelementptr i8, ptr addrspace(1) %mine, i32 0
  store <3 x i32> %r0, ptr addrspace(1) %o0, align 4
  %o1 = getelementptr i8, ptr addrspace(1) %mine, i32 16
  store <3 x i32> %r1, ptr addrspace(1) %o1, align 4
  %o2 = getelementptr i8, ptr addrspace(1) %mine, i32 32
  store <3 x i32> %r2, ptr addrspace(1) %o2, align 4
  %o3 = getelementptr i8, ptr addrspace(1) %mine, i32 48
  store <3 x i32> %r3, ptr addrspace(1) %o3, align 4
  %o4 = getelementptr i8, ptr addrspace(1) %mine, i32 64
  store <3 x i32> %r4, ptr addrspace(1) %o4, align 4
  %o5 = getelementptr i8, ptr addrspace(1) %mine, i32 80
  store <3 x i32> %r5, ptr addrspace(1) %o5, align 4
  %o6 = getelementptr i8, ptr addrspace(1) %mine, i32 96
  store <3 x i32> %r6, ptr addrspace(1) %o6, align 4
  %o7 = getelementptr i8, ptr addrspace(1) %mine, i32 112
  store <3 x i32> %r7, ptr addrspace(1) %o7, align 4
  ret void
}

define amdgpu_kernel void @parts(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %id, 63
  %fi0 = add i32 %lane, 0
  %ff0 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi0
  %fv0 = load <4 x i32>, ptr addrspace(1) %ff0, align 16
  %ft0 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi0
  store <4 x i32> %fv0, ptr addrspace(3) %ft0, align 16
  %fi1 = add i32 %lane, 64
  %ff1 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi1
  %fv1 = load <4 x i32>, ptr addrspace(1) %ff1, align 16
  %ft1 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi1
  store <4 x i32> %fv1, ptr addrspace(3) %ft1, align 16
  %fi2 = add i32 %lane, 128
  %ff2 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi2
  %fv2 = load <4 x i32>, ptr addrspace(1) %ff2, align 16
  %ft2 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi2
  store <4 x i32> %fv2, ptr addrspace(3) %ft2, align 16
  %fi3 = add i32 %lane, 192
  %ff3 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi3
  %fv3 = load <4 x i32>, ptr addrspace(1) %ff3, align 16
  %ft3 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi3
  store <4 x i32> %fv3, ptr addrspace(3) %ft3, align 16
  %fi4 = add i32 %lane, 256
  %ff4 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi4
  %fv4 = load <4 x i32>, ptr addrspace(1) %ff4, align 16
  %ft4 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi4
  store <4 x i32> %fv4, ptr addrspace(3) %ft4, align 16
  %fi5 = add i32 %lane, 320
  %ff5 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi5
  %fv5 = load <4 x i32>, ptr addrspace(1) %ff5, align 16
  %ft5 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi5
  store <4 x i32> %fv5, ptr addrspace(3) %ft5, align 16
  %fi6 = add i32 %lane, 384
  %ff6 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi6
  %fv6 = load <4 x i32>, ptr addrspace(1) %ff6, align 16
  %ft6 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi6
  store <4 x i32> %fv6, ptr addrspace(3) %ft6, align 16
  %fi7 = add i32 %lane, 448
  %ff7 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi7
  %fv7 = load <4 x i32>, ptr addrspace(1) %ff7, align 16
  %ft7 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi7
  store <4 x i32> %fv7, ptr addrspace(3) %ft7, align 16
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p = getelementptr [8 x i8], ptr addrspace(3) @data, i32 %lane
  %unused = call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %p)
  %p1 = getelementptr i8, ptr addrspace(3) %p, i32 512
  %a = call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %p1)
  %p2 = getelementptr i8, ptr addrspace(3) %p, i32 1024
  %b = call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %p2)
  %p3 = getelementptr i8, ptr addrspace(3) %p, i32 1536
  %c = call <4 x bfloat> @llvm.amdgcn.ds.read.tr16.b64.v4bf16(ptr addrspace(3) %p3)
  %a2 = extractelement <4 x i16> %a, i32 3
  %b2 = extractelement <4 x half> %b, i32 1
  %c2 = extractelement <4 x bfloat> %c, i32 2
  %aw = sext i16 %a2 to i32
  %bi = bitcast half %b2 to i16
  %ci = bitcast bfloat %c2 to i16
  %bw = zext i16 %bi to i32
  %cw = zext i16 %ci to i32
  %cs = shl i32 %cw, 16
  %bc = or i32 %bw, %cs
  %sum = add i32 %aw, %bc
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %lane
  store i32 %sum, ptr addrspace(1) %o
  ret void
}

; Both operands of matrix instructions come from two reads each.
define amdgpu_kernel void @matrices(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %id, 63
  %fi0 = add i32 %lane, 0
  %ff0 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi0
  %fv0 = load <4 x i32>, ptr addrspace(1) %ff0, align 16
  %fm0 = and <4 x i32> %fv0, splat (i32 939472895)
  %ft0 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi0
  store <4 x i32> %fm0, ptr addrspace(3) %ft0, align 16
  %fi1 = add i32 %lane, 64
  %ff1 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi1
  %fv1 = load <4 x i32>, ptr addrspace(1) %ff1, align 16
  %fm1 = and <4 x i32> %fv1, splat (i32 939472895)
  %ft1 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi1
  store <4 x i32> %fm1, ptr addrspace(3) %ft1, align 16
  %fi2 = add i32 %lane, 128
  %ff2 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi2
  %fv2 = load <4 x i32>, ptr addrspace(1) %ff2, align 16
  %fm2 = and <4 x i32> %fv2, splat (i32 939472895)
  %ft2 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi2
  store <4 x i32> %fm2, ptr addrspace(3) %ft2, align 16
  %fi3 = add i32 %lane, 192
  %ff3 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi3
  %fv3 = load <4 x i32>, ptr addrspace(1) %ff3, align 16
  %fm3 = and <4 x i32> %fv3, splat (i32 939472895)
  %ft3 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi3
  store <4 x i32> %fm3, ptr addrspace(3) %ft3, align 16
  %fi4 = add i32 %lane, 256
  %ff4 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi4
  %fv4 = load <4 x i32>, ptr addrspace(1) %ff4, align 16
  %fm4 = and <4 x i32> %fv4, splat (i32 939472895)
  %ft4 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi4
  store <4 x i32> %fm4, ptr addrspace(3) %ft4, align 16
  %fi5 = add i32 %lane, 320
  %ff5 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi5
  %fv5 = load <4 x i32>, ptr addrspace(1) %ff5, align 16
  %fm5 = and <4 x i32> %fv5, splat (i32 939472895)
  %ft5 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi5
  store <4 x i32> %fm5, ptr addrspace(3) %ft5, align 16
  %fi6 = add i32 %lane, 384
  %ff6 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi6
  %fv6 = load <4 x i32>, ptr addrspace(1) %ff6, align 16
  %fm6 = and <4 x i32> %fv6, splat (i32 939472895)
  %ft6 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi6
  store <4 x i32> %fm6, ptr addrspace(3) %ft6, align 16
  %fi7 = add i32 %lane, 448
  %ff7 = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %fi7
  %fv7 = load <4 x i32>, ptr addrspace(1) %ff7, align 16
  %fm7 = and <4 x i32> %fv7, splat (i32 939472895)
  %ft7 = getelementptr [4 x i32], ptr addrspace(3) @data, i32 %fi7
  store <4 x i32> %fm7, ptr addrspace(3) %ft7, align 16
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p = getelementptr [8 x i8], ptr addrspace(3) @data, i32 %lane
  %six = getelementptr [12 x i8], ptr addrspace(3) @data, i32 %lane
  %q0 = getelementptr i8, ptr addrspace(3) %p, i32 0
  %h0 = call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %q0)
  %u0 = getelementptr i8, ptr addrspace(3) %p, i32 2048
  %f0 = call <4 x bfloat> @llvm.amdgcn.ds.read.tr16.b64.v4bf16(ptr addrspace(3) %u0)
  %x0 = getelementptr i8, ptr addrspace(3) %p, i32 4096
  %b0 = call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %x0)
  %y0 = getelementptr i8, ptr addrspace(3) %six, i32 0
  %s0 = call <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3) %y0)
  %q1 = getelementptr i8, ptr addrspace(3) %p, i32 512
  %h1 = call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %q1)
  %u1 = getelementptr i8, ptr addrspace(3) %p, i32 2560
  %f1 = call <4 x bfloat> @llvm.amdgcn.ds.read.tr16.b64.v4bf16(ptr addrspace(3) %u1)
  %x1 = getelementptr i8, ptr addrspace(3) %p, i32 4608
  %b1 = call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %x1)
  %y1 = getelementptr i8, ptr addrspace(3) %six, i32 768
  %s1 = call <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3) %y1)
  %q2 = getelementptr i8, ptr addrspace(3) %p, i32 1024
  %h2 = call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %q2)
  %u2 = getelementptr i8, ptr addrspace(3) %p, i32 3072
  %f2 = call <4 x bfloat> @llvm.amdgcn.ds.read.tr16.b64.v4bf16(ptr addrspace(3) %u2)
  %x2 = getelementptr i8, ptr addrspace(3) %p, i32 5120
  %b2 = call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %x2)
  %y2 = getelementptr i8, ptr addrspace(3) %six, i32 1536
  %s2 = call <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3) %y2)
  %q3 = getelementptr i8, ptr addrspace(3) %p, i32 1536
  %h3 = call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %q3)
  %u3 = getelementptr i8, ptr addrspace(3) %p, i32 3584
  %f3 = call <4 x bfloat> @llvm.amdgcn.ds.read.tr16.b64.v4bf16(ptr addrspace(3) %u3)
  %x3 = getelementptr i8, ptr addrspace(3) %p, i32 5632
  %b3 = call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %x3)
  %y3 = getelementptr i8, ptr addrspace(3) %six, i32 2304
  %s3 = call <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3) %y3)
  %ha0 = shufflevector <4 x half> %h0, <4 x half> %h1, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %fa0 = shufflevector <4 x bfloat> %f0, <4 x bfloat> %f1, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %ba0 = shufflevector <2 x i32> %b0, <2 x i32> %b1, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %sa0 = shufflevector <3 x i32> %s0, <3 x i32> %s1, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %ha1 = shufflevector <4 x half> %h2, <4 x half> %h3, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %fa1 = shufflevector <4 x bfloat> %f2, <4 x bfloat> %f3, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %ba1 = shufflevector <2 x i32> %b2, <2 x i32> %b3, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %sa1 = shufflevector <3 x i32> %s2, <3 x i32> %s3, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  %m0 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %ha0, <8 x half> %ha1, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %m1 = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf16(<8 x bfloat> %fa0, <8 x bfloat> %fa1, <4 x float> %m0, i32 0, i32 0, i32 0)
  %m2 = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x64.i8(<4 x i32> %ba0, <4 x i32> %ba1, <4 x i32> zeroinitializer, i32 0, i32 0, i32 0)
  %m3 = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v6i32(<6 x i32> %sa0, <6 x i32> %sa1, <4 x float> zeroinitializer, i32 2, i32 2, i32 0, i32 127, i32 0, i32 127)
  %mine = getelementptr [64 x i8], ptr addrspace(1) %out, i32 %lane
  store <4 x float> %m0, ptr addrspace(1) %mine, align 16
  %o1 = getelementptr i8, ptr addrspace(1) %mine, i32 16
  store <4 x float> %m1, ptr addrspace(1) %o1, align 16
  %o2 = getelementptr i8, ptr addrspace(1) %mine, i32 32
  store <4 x i32> %m2, ptr addrspace(1) %o2, align 16
  %o3 = getelementptr i8, ptr addrspace(1) %mine, i32 48
  store <4 x float> %m3, ptr addrspace(1) %o3, align 16
  ret void
}

; What is read goes where it was, transposed, n times; several waves, each with its own part.
define amdgpu_kernel void @loop(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr [2 x i32], ptr addrspace(1) %in, i32 %id
  %first = load <2 x i32>, ptr addrspace(1) %from, align 8
  %place = getelementptr [2 x i32], ptr addrspace(3) @data, i32 %id
  %next = getelementptr i8, ptr addrspace(3) %place, i32 2048
  store <2 x i32> %first, ptr addrspace(3) %place, align 8
  br label %again
again:
  %i = phi i32 [ 0, %entry ], [ %more, %again ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %place)
  %added = add <4 x i16> %r, <i16 1, i16 2, i16 3, i16 4>
  store <4 x i16> %added, ptr addrspace(3) %next, align 8
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %s = call <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3) %next)
  store <2 x i32> %s, ptr addrspace(3) %place, align 8
  %more = add i32 %i, 1
  %go = icmp ult i32 %more, %n
  br i1 %go, label %again, label %end
end:
  %to = getelementptr [2 x i32], ptr addrspace(1) %out, i32 %id
  store <2 x i32> %s, ptr addrspace(1) %to, align 8
  ret void
}
