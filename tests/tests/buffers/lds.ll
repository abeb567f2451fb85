target triple = "amdgcn-amd-amdhsa"
@data0 = internal addrspace(3) global [512 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.struct.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32, i32)

define amdgpu_kernel void @words(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 0, i64 200, i32 159744)
  %o = shl i32 %id, 2
  %o2 = add i32 %o, 16
  %wave = and i32 %id, 64
  %far = shl i32 %wave, 4
  %here = getelementptr i8, ptr addrspace(3) @data0, i32 %far
  %next = getelementptr i8, ptr addrspace(3) %here, i32 256
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %here, i32 4, i32 %o2, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %next, i32 4, i32 %o, i32 8, i32 64, i32 1)
  call void @llvm.amdgcn.s.waitcnt(i32 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %lane = and i32 %id, 63
  %rev = xor i32 %lane, 5
  %p = getelementptr i32, ptr addrspace(3) %here, i32 %rev
  %v = load i32, ptr addrspace(3) %p
  %p1 = getelementptr i32, ptr addrspace(3) %p, i32 80
  %w = load i32, ptr addrspace(3) %p1
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %s = add i32 %v, %w
  store i32 %s, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @records(ptr addrspace(1) %out, ptr addrspace(1) %data, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %data, i16 8, i64 50, i32 159744)
  %wave = and i32 %id, 64
  %far = shl i32 %wave, 4
  %here = getelementptr i8, ptr addrspace(3) @data0, i32 %far
  call void @llvm.amdgcn.struct.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %here, i32 2, i32 %id, i32 2, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 0)
  %lane = and i32 %id, 63
  %p = getelementptr i32, ptr addrspace(3) %here, i32 %lane
  %v = load i32, ptr addrspace(3) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %v, ptr addrspace(1) %q
  ret void
}
