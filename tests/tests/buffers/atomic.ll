target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.swap.i32(i32, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @swap_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 280, i32 159744)
  %v = mul i32 %id, 77777777
  %o = mul i32 %id, 4
  %old = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.swap.i32(i32 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i32 %old, i32 0
  store i32 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 4
  %unused = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.swap.i32(i32 5, ptr addrspace(8) %r, i32 288, i32 0, i32 2)
  ret void
}
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i32(i32, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @add_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 280, i32 159744)
  %v = mul i32 %id, 77777777
  %o = mul i32 %id, 4
  %old = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i32(i32 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i32 %old, i32 0
  store i32 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 4
  %unused = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i32(i32 5, ptr addrspace(8) %r, i32 288, i32 0, i32 2)
  ret void
}
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.sub.i32(i32, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @sub_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 280, i32 159744)
  %v = mul i32 %id, 77777777
  %o = mul i32 %id, 4
  %old = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.sub.i32(i32 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i32 %old, i32 0
  store i32 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 4
  %unused = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.sub.i32(i32 5, ptr addrspace(8) %r, i32 288, i32 0, i32 2)
  ret void
}
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.smin.i32(i32, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @smin_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 280, i32 159744)
  %v = mul i32 %id, 77777777
  %o = mul i32 %id, 4
  %old = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.smin.i32(i32 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i32 %old, i32 0
  store i32 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 4
  %unused = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.smin.i32(i32 5, ptr addrspace(8) %r, i32 288, i32 0, i32 2)
  ret void
}
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.umin.i32(i32, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @umin_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 280, i32 159744)
  %v = mul i32 %id, 77777777
  %o = mul i32 %id, 4
  %old = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.umin.i32(i32 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i32 %old, i32 0
  store i32 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 4
  %unused = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.umin.i32(i32 5, ptr addrspace(8) %r, i32 288, i32 0, i32 2)
  ret void
}
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.smax.i32(i32, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @smax_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 280, i32 159744)
  %v = mul i32 %id, 77777777
  %o = mul i32 %id, 4
  %old = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.smax.i32(i32 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i32 %old, i32 0
  store i32 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 4
  %unused = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.smax.i32(i32 5, ptr addrspace(8) %r, i32 288, i32 0, i32 2)
  ret void
}
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.umax.i32(i32, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @umax_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 280, i32 159744)
  %v = mul i32 %id, 77777777
  %o = mul i32 %id, 4
  %old = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.umax.i32(i32 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i32 %old, i32 0
  store i32 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 4
  %unused = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.umax.i32(i32 5, ptr addrspace(8) %r, i32 288, i32 0, i32 2)
  ret void
}
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.and.i32(i32, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @and_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 280, i32 159744)
  %v = mul i32 %id, 77777777
  %o = mul i32 %id, 4
  %old = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.and.i32(i32 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i32 %old, i32 0
  store i32 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 4
  %unused = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.and.i32(i32 5, ptr addrspace(8) %r, i32 288, i32 0, i32 2)
  ret void
}
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.or.i32(i32, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @or_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 280, i32 159744)
  %v = mul i32 %id, 77777777
  %o = mul i32 %id, 4
  %old = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.or.i32(i32 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i32 %old, i32 0
  store i32 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 4
  %unused = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.or.i32(i32 5, ptr addrspace(8) %r, i32 288, i32 0, i32 2)
  ret void
}
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.xor.i32(i32, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @xor_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 280, i32 159744)
  %v = mul i32 %id, 77777777
  %o = mul i32 %id, 4
  %old = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.xor.i32(i32 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i32 %old, i32 0
  store i32 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 4
  %unused = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.xor.i32(i32 5, ptr addrspace(8) %r, i32 288, i32 0, i32 2)
  ret void
}
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.inc.i32(i32, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @inc_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 280, i32 159744)
  %v = mul i32 %id, 77777777
  %o = mul i32 %id, 4
  %old = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.inc.i32(i32 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i32 %old, i32 0
  store i32 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 4
  %unused = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.inc.i32(i32 5, ptr addrspace(8) %r, i32 288, i32 0, i32 2)
  ret void
}
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.dec.i32(i32, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @dec_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 280, i32 159744)
  %v = mul i32 %id, 77777777
  %o = mul i32 %id, 4
  %old = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.dec.i32(i32 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i32 %old, i32 0
  store i32 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 4
  %unused = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.dec.i32(i32 5, ptr addrspace(8) %r, i32 288, i32 0, i32 2)
  ret void
}
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.cmpswap.i32(i32, i32, ptr addrspace(8), i32, i32, i32 immarg)
declare i32 @llvm.amdgcn.struct.ptr.buffer.atomic.add.i32(i32, ptr addrspace(8), i32, i32, i32, i32 immarg)

define amdgpu_kernel void @cmpswap_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 520, i32 159744)
  %v = mul i32 %id, 77777777
  %o = mul i32 %id, 4
  %odd = and i32 %id, 1
  %is = icmp eq i32 %odd, 0
  %q = getelementptr i32, ptr addrspace(1) %data, i32 %id
  %now = load i32, ptr addrspace(1) %q
  %e = select i1 %is, i32 %now, i32 3
  %old = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.cmpswap.i32(i32 %v, i32 %e, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %old, ptr addrspace(1) %p
  ret void
}

define amdgpu_kernel void @struct_add_i32(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 4, i64 100, i32 159744)
  %v = mul i32 %id, 77777777
  %old = call i32 @llvm.amdgcn.struct.ptr.buffer.atomic.add.i32(i32 %v, ptr addrspace(8) %r, i32 %id, i32 0, i32 0, i32 0)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 100
  %shown = select i1 %in, i32 %old, i32 0
  store i32 %shown, ptr addrspace(1) %p
  ret void
}
declare i64 @llvm.amdgcn.raw.ptr.buffer.atomic.swap.i64(i64, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @swap_i64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 560, i32 159744)
  %v0 = zext i32 %id to i64
  %v = mul i64 %v0, 7777777777777777
  %o = mul i32 %id, 8
  %old = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.swap.i64(i64 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i64 %old, i64 0
  store i64 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 8
  %unused = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.swap.i64(i64 5, ptr addrspace(8) %r, i32 576, i32 0, i32 2)
  ret void
}
declare i64 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i64(i64, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @add_i64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 560, i32 159744)
  %v0 = zext i32 %id to i64
  %v = mul i64 %v0, 7777777777777777
  %o = mul i32 %id, 8
  %old = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i64(i64 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i64 %old, i64 0
  store i64 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 8
  %unused = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i64(i64 5, ptr addrspace(8) %r, i32 576, i32 0, i32 2)
  ret void
}
declare i64 @llvm.amdgcn.raw.ptr.buffer.atomic.sub.i64(i64, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @sub_i64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 560, i32 159744)
  %v0 = zext i32 %id to i64
  %v = mul i64 %v0, 7777777777777777
  %o = mul i32 %id, 8
  %old = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.sub.i64(i64 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i64 %old, i64 0
  store i64 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 8
  %unused = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.sub.i64(i64 5, ptr addrspace(8) %r, i32 576, i32 0, i32 2)
  ret void
}
declare i64 @llvm.amdgcn.raw.ptr.buffer.atomic.smin.i64(i64, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @smin_i64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 560, i32 159744)
  %v0 = zext i32 %id to i64
  %v = mul i64 %v0, 7777777777777777
  %o = mul i32 %id, 8
  %old = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.smin.i64(i64 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i64 %old, i64 0
  store i64 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 8
  %unused = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.smin.i64(i64 5, ptr addrspace(8) %r, i32 576, i32 0, i32 2)
  ret void
}
declare i64 @llvm.amdgcn.raw.ptr.buffer.atomic.umin.i64(i64, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @umin_i64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 560, i32 159744)
  %v0 = zext i32 %id to i64
  %v = mul i64 %v0, 7777777777777777
  %o = mul i32 %id, 8
  %old = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.umin.i64(i64 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i64 %old, i64 0
  store i64 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 8
  %unused = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.umin.i64(i64 5, ptr addrspace(8) %r, i32 576, i32 0, i32 2)
  ret void
}
declare i64 @llvm.amdgcn.raw.ptr.buffer.atomic.smax.i64(i64, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @smax_i64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 560, i32 159744)
  %v0 = zext i32 %id to i64
  %v = mul i64 %v0, 7777777777777777
  %o = mul i32 %id, 8
  %old = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.smax.i64(i64 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i64 %old, i64 0
  store i64 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 8
  %unused = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.smax.i64(i64 5, ptr addrspace(8) %r, i32 576, i32 0, i32 2)
  ret void
}
declare i64 @llvm.amdgcn.raw.ptr.buffer.atomic.umax.i64(i64, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @umax_i64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 560, i32 159744)
  %v0 = zext i32 %id to i64
  %v = mul i64 %v0, 7777777777777777
  %o = mul i32 %id, 8
  %old = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.umax.i64(i64 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i64 %old, i64 0
  store i64 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 8
  %unused = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.umax.i64(i64 5, ptr addrspace(8) %r, i32 576, i32 0, i32 2)
  ret void
}
declare i64 @llvm.amdgcn.raw.ptr.buffer.atomic.and.i64(i64, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @and_i64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 560, i32 159744)
  %v0 = zext i32 %id to i64
  %v = mul i64 %v0, 7777777777777777
  %o = mul i32 %id, 8
  %old = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.and.i64(i64 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i64 %old, i64 0
  store i64 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 8
  %unused = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.and.i64(i64 5, ptr addrspace(8) %r, i32 576, i32 0, i32 2)
  ret void
}
declare i64 @llvm.amdgcn.raw.ptr.buffer.atomic.or.i64(i64, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @or_i64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 560, i32 159744)
  %v0 = zext i32 %id to i64
  %v = mul i64 %v0, 7777777777777777
  %o = mul i32 %id, 8
  %old = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.or.i64(i64 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i64 %old, i64 0
  store i64 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 8
  %unused = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.or.i64(i64 5, ptr addrspace(8) %r, i32 576, i32 0, i32 2)
  ret void
}
declare i64 @llvm.amdgcn.raw.ptr.buffer.atomic.xor.i64(i64, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @xor_i64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 560, i32 159744)
  %v0 = zext i32 %id to i64
  %v = mul i64 %v0, 7777777777777777
  %o = mul i32 %id, 8
  %old = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.xor.i64(i64 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i64 %old, i64 0
  store i64 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 8
  %unused = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.xor.i64(i64 5, ptr addrspace(8) %r, i32 576, i32 0, i32 2)
  ret void
}
declare i64 @llvm.amdgcn.raw.ptr.buffer.atomic.inc.i64(i64, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @inc_i64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 560, i32 159744)
  %v0 = zext i32 %id to i64
  %v = mul i64 %v0, 7777777777777777
  %o = mul i32 %id, 8
  %old = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.inc.i64(i64 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i64 %old, i64 0
  store i64 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 8
  %unused = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.inc.i64(i64 5, ptr addrspace(8) %r, i32 576, i32 0, i32 2)
  ret void
}
declare i64 @llvm.amdgcn.raw.ptr.buffer.atomic.dec.i64(i64, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @dec_i64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 560, i32 159744)
  %v0 = zext i32 %id to i64
  %v = mul i64 %v0, 7777777777777777
  %o = mul i32 %id, 8
  %old = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.dec.i64(i64 %v, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 70
  %shown = select i1 %in, i64 %old, i64 0
  store i64 %shown, ptr addrspace(1) %p
  %o2 = add i32 %o, 8
  %unused = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.dec.i64(i64 5, ptr addrspace(8) %r, i32 576, i32 0, i32 2)
  ret void
}
declare i64 @llvm.amdgcn.raw.ptr.buffer.atomic.cmpswap.i64(i64, i64, ptr addrspace(8), i32, i32, i32 immarg)
declare i64 @llvm.amdgcn.struct.ptr.buffer.atomic.add.i64(i64, ptr addrspace(8), i32, i32, i32, i32 immarg)

define amdgpu_kernel void @cmpswap_i64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 1040, i32 159744)
  %v0 = zext i32 %id to i64
  %v = mul i64 %v0, 7777777777777777
  %o = mul i32 %id, 8
  %odd = and i32 %id, 1
  %is = icmp eq i32 %odd, 0
  %q = getelementptr i64, ptr addrspace(1) %data, i32 %id
  %now = load i64, ptr addrspace(1) %q
  %e = select i1 %is, i64 %now, i64 3
  %old = call i64 @llvm.amdgcn.raw.ptr.buffer.atomic.cmpswap.i64(i64 %v, i64 %e, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %id
  store i64 %old, ptr addrspace(1) %p
  ret void
}

define amdgpu_kernel void @struct_add_i64(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 8, i64 100, i32 159744)
  %v0 = zext i32 %id to i64
  %v = mul i64 %v0, 7777777777777777
  %old = call i64 @llvm.amdgcn.struct.ptr.buffer.atomic.add.i64(i64 %v, ptr addrspace(8) %r, i32 %id, i32 0, i32 0, i32 0)
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %id
  %in = icmp ult i32 %id, 100
  %shown = select i1 %in, i64 %old, i64 0
  store i64 %shown, ptr addrspace(1) %p
  ret void
}
