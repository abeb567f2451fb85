target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)

declare i8 @llvm.amdgcn.raw.ptr.buffer.load.i8(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i8(i8, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_i8(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 40, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 50, i32 159744)
  %o = mul i32 %id, 1
  %a = call i8 @llvm.amdgcn.raw.ptr.buffer.load.i8(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 4
  %b = call i8 @llvm.amdgcn.raw.ptr.buffer.load.i8(ptr addrspace(8) %from, i32 %o1, i32 8, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, i8 %a, i8 %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.i8(i8 %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_i16(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 80, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 100, i32 159744)
  %o = mul i32 %id, 2
  %a = call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 8
  %b = call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %from, i32 %o1, i32 16, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, i16 %a, i16 %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.i16(i16 %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 160, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 200, i32 159744)
  %o = mul i32 %id, 4
  %a = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 16
  %b = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %from, i32 %o1, i32 32, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, i32 %a, i32 %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare i64 @llvm.amdgcn.raw.ptr.buffer.load.i64(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i64(i64, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_i64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 320, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 400, i32 159744)
  %o = mul i32 %id, 8
  %a = call i64 @llvm.amdgcn.raw.ptr.buffer.load.i64(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 32
  %b = call i64 @llvm.amdgcn.raw.ptr.buffer.load.i64(ptr addrspace(8) %from, i32 %o1, i32 64, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, i64 %a, i64 %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.i64(i64 %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare half @llvm.amdgcn.raw.ptr.buffer.load.f16(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f16(half, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_f16(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 80, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 100, i32 159744)
  %o = mul i32 %id, 2
  %a = call half @llvm.amdgcn.raw.ptr.buffer.load.f16(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 8
  %b = call half @llvm.amdgcn.raw.ptr.buffer.load.f16(ptr addrspace(8) %from, i32 %o1, i32 16, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, half %a, half %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.f16(half %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare bfloat @llvm.amdgcn.raw.ptr.buffer.load.bf16(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.bf16(bfloat, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_bf16(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 80, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 100, i32 159744)
  %o = mul i32 %id, 2
  %a = call bfloat @llvm.amdgcn.raw.ptr.buffer.load.bf16(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 8
  %b = call bfloat @llvm.amdgcn.raw.ptr.buffer.load.bf16(ptr addrspace(8) %from, i32 %o1, i32 16, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, bfloat %a, bfloat %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.bf16(bfloat %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f32(float, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_f32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 160, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 200, i32 159744)
  %o = mul i32 %id, 4
  %a = call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 16
  %b = call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %from, i32 %o1, i32 32, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, float %a, float %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare double @llvm.amdgcn.raw.ptr.buffer.load.f64(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f64(double, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_f64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 320, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 400, i32 159744)
  %o = mul i32 %id, 8
  %a = call double @llvm.amdgcn.raw.ptr.buffer.load.f64(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 32
  %b = call double @llvm.amdgcn.raw.ptr.buffer.load.f64(ptr addrspace(8) %from, i32 %o1, i32 64, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, double %a, double %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.f64(double %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32>, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_v2i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 320, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 400, i32 159744)
  %o = mul i32 %id, 8
  %a = call <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 32
  %b = call <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) %from, i32 %o1, i32 64, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, <2 x i32> %a, <2 x i32> %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare <3 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v3i32(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v3i32(<3 x i32>, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_v3i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 480, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 600, i32 159744)
  %o = mul i32 %id, 12
  %a = call <3 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v3i32(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 48
  %b = call <3 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v3i32(ptr addrspace(8) %from, i32 %o1, i32 96, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, <3 x i32> %a, <3 x i32> %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.v3i32(<3 x i32> %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v4i32(<4 x i32>, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_v4i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 640, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 800, i32 159744)
  %o = mul i32 %id, 16
  %a = call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 64
  %b = call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %from, i32 %o1, i32 128, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, <4 x i32> %a, <4 x i32> %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.v4i32(<4 x i32> %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare <2 x half> @llvm.amdgcn.raw.ptr.buffer.load.v2f16(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v2f16(<2 x half>, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_v2f16(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 160, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 200, i32 159744)
  %o = mul i32 %id, 4
  %a = call <2 x half> @llvm.amdgcn.raw.ptr.buffer.load.v2f16(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 16
  %b = call <2 x half> @llvm.amdgcn.raw.ptr.buffer.load.v2f16(ptr addrspace(8) %from, i32 %o1, i32 32, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, <2 x half> %a, <2 x half> %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.v2f16(<2 x half> %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare <4 x half> @llvm.amdgcn.raw.ptr.buffer.load.v4f16(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v4f16(<4 x half>, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_v4f16(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 320, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 400, i32 159744)
  %o = mul i32 %id, 8
  %a = call <4 x half> @llvm.amdgcn.raw.ptr.buffer.load.v4f16(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 32
  %b = call <4 x half> @llvm.amdgcn.raw.ptr.buffer.load.v4f16(ptr addrspace(8) %from, i32 %o1, i32 64, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, <4 x half> %a, <4 x half> %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.v4f16(<4 x half> %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare <8 x half> @llvm.amdgcn.raw.ptr.buffer.load.v8f16(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v8f16(<8 x half>, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_v8f16(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 640, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 800, i32 159744)
  %o = mul i32 %id, 16
  %a = call <8 x half> @llvm.amdgcn.raw.ptr.buffer.load.v8f16(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 64
  %b = call <8 x half> @llvm.amdgcn.raw.ptr.buffer.load.v8f16(ptr addrspace(8) %from, i32 %o1, i32 128, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, <8 x half> %a, <8 x half> %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.v8f16(<8 x half> %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare <2 x float> @llvm.amdgcn.raw.ptr.buffer.load.v2f32(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v2f32(<2 x float>, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_v2f32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 320, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 400, i32 159744)
  %o = mul i32 %id, 8
  %a = call <2 x float> @llvm.amdgcn.raw.ptr.buffer.load.v2f32(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 32
  %b = call <2 x float> @llvm.amdgcn.raw.ptr.buffer.load.v2f32(ptr addrspace(8) %from, i32 %o1, i32 64, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, <2 x float> %a, <2 x float> %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.v2f32(<2 x float> %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare <3 x float> @llvm.amdgcn.raw.ptr.buffer.load.v3f32(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v3f32(<3 x float>, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_v3f32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 480, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 600, i32 159744)
  %o = mul i32 %id, 12
  %a = call <3 x float> @llvm.amdgcn.raw.ptr.buffer.load.v3f32(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 48
  %b = call <3 x float> @llvm.amdgcn.raw.ptr.buffer.load.v3f32(ptr addrspace(8) %from, i32 %o1, i32 96, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, <3 x float> %a, <3 x float> %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.v3f32(<3 x float> %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare <4 x float> @llvm.amdgcn.raw.ptr.buffer.load.v4f32(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v4f32(<4 x float>, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_v4f32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 640, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 800, i32 159744)
  %o = mul i32 %id, 16
  %a = call <4 x float> @llvm.amdgcn.raw.ptr.buffer.load.v4f32(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 64
  %b = call <4 x float> @llvm.amdgcn.raw.ptr.buffer.load.v4f32(ptr addrspace(8) %from, i32 %o1, i32 128, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, <4 x float> %a, <4 x float> %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.v4f32(<4 x float> %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare <2 x i64> @llvm.amdgcn.raw.ptr.buffer.load.v2i64(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v2i64(<2 x i64>, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_v2i64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 640, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 800, i32 159744)
  %o = mul i32 %id, 16
  %a = call <2 x i64> @llvm.amdgcn.raw.ptr.buffer.load.v2i64(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 64
  %b = call <2 x i64> @llvm.amdgcn.raw.ptr.buffer.load.v2i64(ptr addrspace(8) %from, i32 %o1, i32 128, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, <2 x i64> %a, <2 x i64> %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.v2i64(<2 x i64> %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare <2 x i16> @llvm.amdgcn.raw.ptr.buffer.load.v2i16(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v2i16(<2 x i16>, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_v2i16(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 160, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 200, i32 159744)
  %o = mul i32 %id, 4
  %a = call <2 x i16> @llvm.amdgcn.raw.ptr.buffer.load.v2i16(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 16
  %b = call <2 x i16> @llvm.amdgcn.raw.ptr.buffer.load.v2i16(ptr addrspace(8) %from, i32 %o1, i32 32, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, <2 x i16> %a, <2 x i16> %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.v2i16(<2 x i16> %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare <4 x i16> @llvm.amdgcn.raw.ptr.buffer.load.v4i16(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v4i16(<4 x i16>, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_v4i16(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 320, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 400, i32 159744)
  %o = mul i32 %id, 8
  %a = call <4 x i16> @llvm.amdgcn.raw.ptr.buffer.load.v4i16(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 32
  %b = call <4 x i16> @llvm.amdgcn.raw.ptr.buffer.load.v4i16(ptr addrspace(8) %from, i32 %o1, i32 64, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, <4 x i16> %a, <4 x i16> %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.v4i16(<4 x i16> %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare <2 x bfloat> @llvm.amdgcn.raw.ptr.buffer.load.v2bf16(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v2bf16(<2 x bfloat>, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_v2bf16(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 160, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 200, i32 159744)
  %o = mul i32 %id, 4
  %a = call <2 x bfloat> @llvm.amdgcn.raw.ptr.buffer.load.v2bf16(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 16
  %b = call <2 x bfloat> @llvm.amdgcn.raw.ptr.buffer.load.v2bf16(ptr addrspace(8) %from, i32 %o1, i32 32, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, <2 x bfloat> %a, <2 x bfloat> %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.v2bf16(<2 x bfloat> %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare <4 x bfloat> @llvm.amdgcn.raw.ptr.buffer.load.v4bf16(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v4bf16(<4 x bfloat>, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_v4bf16(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 320, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 400, i32 159744)
  %o = mul i32 %id, 8
  %a = call <4 x bfloat> @llvm.amdgcn.raw.ptr.buffer.load.v4bf16(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 32
  %b = call <4 x bfloat> @llvm.amdgcn.raw.ptr.buffer.load.v4bf16(ptr addrspace(8) %from, i32 %o1, i32 64, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, <4 x bfloat> %a, <4 x bfloat> %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.v4bf16(<4 x bfloat> %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare <2 x double> @llvm.amdgcn.raw.ptr.buffer.load.v2f64(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v2f64(<2 x double>, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_v2f64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 640, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 800, i32 159744)
  %o = mul i32 %id, 16
  %a = call <2 x double> @llvm.amdgcn.raw.ptr.buffer.load.v2f64(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 64
  %b = call <2 x double> @llvm.amdgcn.raw.ptr.buffer.load.v2f64(ptr addrspace(8) %from, i32 %o1, i32 128, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, <2 x double> %a, <2 x double> %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.v2f64(<2 x double> %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare ptr @llvm.amdgcn.raw.ptr.buffer.load.p0(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.p0(ptr, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_p0(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 320, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 400, i32 159744)
  %o = mul i32 %id, 8
  %a = call ptr @llvm.amdgcn.raw.ptr.buffer.load.p0(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 32
  %b = call ptr @llvm.amdgcn.raw.ptr.buffer.load.p0(ptr addrspace(8) %from, i32 %o1, i32 64, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, ptr %a, ptr %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.p0(ptr %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare ptr addrspace(3) @llvm.amdgcn.raw.ptr.buffer.load.p3(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.p3(ptr addrspace(3), ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_p3(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 160, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 200, i32 159744)
  %o = mul i32 %id, 4
  %a = call ptr addrspace(3) @llvm.amdgcn.raw.ptr.buffer.load.p3(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 16
  %b = call ptr addrspace(3) @llvm.amdgcn.raw.ptr.buffer.load.p3(ptr addrspace(8) %from, i32 %o1, i32 32, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, ptr addrspace(3) %a, ptr addrspace(3) %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.p3(ptr addrspace(3) %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}

declare ptr addrspace(1) @llvm.amdgcn.raw.ptr.buffer.load.p1(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.p1(ptr addrspace(1), ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @raw_p1(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 320, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 400, i32 159744)
  %o = mul i32 %id, 8
  %a = call ptr addrspace(1) @llvm.amdgcn.raw.ptr.buffer.load.p1(ptr addrspace(8) %from, i32 %o, i32 0, i32 0)
  %o1 = add i32 %o, 32
  %b = call ptr addrspace(1) @llvm.amdgcn.raw.ptr.buffer.load.p1(ptr addrspace(8) %from, i32 %o1, i32 64, i32 1)
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %v = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) %b
  call void @llvm.amdgcn.raw.ptr.buffer.store.p1(ptr addrspace(1) %v, ptr addrspace(8) %to, i32 %o, i32 0, i32 0)
  ret void
}
