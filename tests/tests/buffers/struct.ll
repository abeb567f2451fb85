target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare <2 x i32> @llvm.amdgcn.struct.ptr.buffer.load.v2i32(ptr addrspace(8), i32, i32, i32, i32 immarg)
declare void @llvm.amdgcn.struct.ptr.buffer.store.v2i32(<2 x i32>, ptr addrspace(8), i32, i32, i32, i32 immarg)
declare i16 @llvm.amdgcn.struct.ptr.buffer.load.i16(ptr addrspace(8), i32, i32, i32, i32 immarg)
declare void @llvm.amdgcn.struct.ptr.buffer.store.i16(i16, ptr addrspace(8), i32, i32, i32, i32 immarg)
declare i32 @llvm.amdgcn.struct.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32, i32 immarg)
declare i32 @llvm.amdgcn.struct.buffer.load.i32(<4 x i32>, i32, i32, i32, i32 immarg)
declare i32 @llvm.amdgcn.raw.buffer.load.i32(<4 x i32>, i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.buffer.store.i32(i32, <4 x i32>, i32, i32, i32 immarg)
declare void @llvm.amdgcn.struct.ptr.buffer.store.i32(i32, ptr addrspace(8), i32, i32, i32, i32 immarg)

define amdgpu_kernel void @records(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 16, i64 40, i32 159744)
  %w = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 8, i64 100, i32 159744)
  %a = call <2 x i32> @llvm.amdgcn.struct.ptr.buffer.load.v2i32(ptr addrspace(8) %r, i32 %id, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.struct.ptr.buffer.store.v2i32(<2 x i32> %a, ptr addrspace(8) %w, i32 %id, i32 0, i32 0, i32 2)
  ret void
}

define amdgpu_kernel void @records_offset(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 8, i64 60, i32 159744)
  %w = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 4, i64 100, i32 159744)
  %q = and i32 %id, 3
  %q4 = mul i32 %q, 4
  %o = add i32 %q4, 4100
  %i = sub i32 %id, 2
  %a = call i32 @llvm.amdgcn.struct.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %id, i32 %q4, i32 %n, i32 0)
  call void @llvm.amdgcn.struct.ptr.buffer.store.i32(i32 %a, ptr addrspace(8) %w, i32 %i, i32 0, i32 4, i32 0)
  ret void
}

define amdgpu_kernel void @swizzled(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 -32752, i64 64, i32 159744)
  %w = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 4, i64 128, i32 159744)
  %a = call i16 @llvm.amdgcn.struct.ptr.buffer.load.i16(ptr addrspace(8) %r, i32 %id, i32 8, i32 0, i32 8)
  call void @llvm.amdgcn.struct.ptr.buffer.store.i16(i16 %a, ptr addrspace(8) %w, i32 %id, i32 0, i32 0, i32 0)
  ret void
}

define amdgpu_kernel void @words(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r8 = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 200, i32 159744)
  %ri = ptrtoint ptr addrspace(8) %r8 to i128
  %r = bitcast i128 %ri to <4 x i32>
  %o = shl i32 %id, 2
  %a = call i32 @llvm.amdgcn.raw.buffer.load.i32(<4 x i32> %r, i32 %o, i32 0, i32 0)
  %b = call i32 @llvm.amdgcn.struct.buffer.load.i32(<4 x i32> %r, i32 0, i32 %o, i32 4, i32 0)
  %c = add i32 %a, %b
  %w8 = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 4096, i32 159744)
  %wi = ptrtoint ptr addrspace(8) %w8 to i128
  %w = bitcast i128 %wi to <4 x i32>
  call void @llvm.amdgcn.raw.buffer.store.i32(i32 %c, <4 x i32> %w, i32 %o, i32 0, i32 0)
  ret void
}
