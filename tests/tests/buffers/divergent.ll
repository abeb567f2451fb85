target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32 immarg)
declare i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8), i32, i32, i32 immarg)
declare <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32 immarg)
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.cmpswap.i32(i32, i32, ptr addrspace(8), i32, i32, i32 immarg)

define amdgpu_kernel void @div_load(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %g = and i32 %id, 7
  %gz = zext i32 %g to i64
  %step = mul i64 %gz, 128
  %base = getelementptr i8, ptr addrspace(1) %data, i64 %step
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %base, i16 0, i64 96, i32 159744)
  %o = shl i32 %g, 4
  %x = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @div_load_short(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %g = and i32 %id, 7
  %gz = zext i32 %g to i64
  %step = mul i64 %gz, 128
  %base = getelementptr i8, ptr addrspace(1) %data, i64 %step
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %base, i16 0, i64 96, i32 159744)
  %x0 = call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %r, i32 %g, i32 2, i32 0)
  %x = sext i16 %x0 to i32
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @div_load_wide(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %g = and i32 %id, 7
  %gz = zext i32 %g to i64
  %step = mul i64 %gz, 128
  %base = getelementptr i8, ptr addrspace(1) %data, i64 %step
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %base, i16 0, i64 96, i32 159744)
  %o = shl i32 %g, 4
  %x0 = call <4 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v4i32(ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %a0 = extractelement <4 x i32> %x0, i32 0
  %a1 = extractelement <4 x i32> %x0, i32 1
  %a3 = extractelement <4 x i32> %x0, i32 3
  %x1 = mul i32 %a0, %a1
  %x = add i32 %x1, %a3
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @div_store(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %g = and i32 %id, 7
  %gz = zext i32 %g to i64
  %step = mul i64 %gz, 128
  %base = getelementptr i8, ptr addrspace(1) %data, i64 %step
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %base, i16 0, i64 96, i32 159744)
  %o = lshr i32 %id, 3
  %o4 = shl i32 %o, 2
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %id, ptr addrspace(8) %r, i32 %o4, i32 0, i32 0)
  ret void
}

define amdgpu_kernel void @div_soffset(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 4000, i32 159744)
  %g = and i32 %id, 31
  %o = shl i32 %g, 4
  %id4 = shl i32 %id, 2
  %x = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %id4, i32 %o, i32 0)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @div_cmpswap(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %g = and i32 %id, 7
  %gz = zext i32 %g to i64
  %step = mul i64 %gz, 128
  %base = getelementptr i8, ptr addrspace(1) %data, i64 %step
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %base, i16 0, i64 96, i32 159744)
  %o = lshr i32 %id, 3
  %o4 = shl i32 %o, 2
  %x = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.cmpswap.i32(i32 %id, i32 0, ptr addrspace(8) %r, i32 %o4, i32 0, i32 0)
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @div_loop(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %g = and i32 %id, 7
  %gz = zext i32 %g to i64
  %step = mul i64 %gz, 128
  %base = getelementptr i8, ptr addrspace(1) %data, i64 %step
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %base, i16 0, i64 96, i32 159744)
  br label %head
head:
  %i = phi i32 [ 0, %0 ], [ %i2, %next ]
  %s = phi i32 [ 0, %0 ], [ %s3, %next ]
  %odd = and i32 %i, 1
  %c = icmp eq i32 %odd, 0
  %o = shl i32 %i, 2
  br i1 %c, label %load, label %next
load:
  %v = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %w = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %o, i32 4, i32 0)
  %vw = xor i32 %v, %w
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %vw, ptr addrspace(8) %r, i32 %o, i32 64, i32 0)
  br label %next
next:
  %s2 = phi i32 [ 1, %head ], [ %vw, %load ]
  %s3 = add i32 %s, %s2
  %i2 = add i32 %i, 1
  %lim = and i32 %id, 15
  %more = icmp ult i32 %i2, %lim
  br i1 %more, label %head, label %end
end:
  %x = add i32 %s3, 0
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @div_phi(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %ra = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 400, i32 159744)
  %rb = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 400, i32 159744)
  %c = icmp ult i32 %id, %n
  br i1 %c, label %a, label %b
a:
  br label %j
b:
  br label %j
j:
  %r = phi ptr addrspace(8) [ %ra, %a ], [ %rb, %b ]
  %o = shl i32 %id, 2
  %v = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %w = add i32 %v, 1
  call void @llvm.amdgcn.raw.ptr.buffer.store.i32(i32 %w, ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  ret void
}
