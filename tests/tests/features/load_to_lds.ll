target triple = "amdgcn-amd-amdhsa"

@data = internal addrspace(3) global [256 x i32] undef, align 16

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32 immarg)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1) nocapture, ptr addrspace(3) nocapture, i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) nocapture, ptr addrspace(3) nocapture, i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.amdgcn.load.to.lds.p0(ptr nocapture, ptr addrspace(3) nocapture, i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.amdgcn.load.to.lds.p7(ptr addrspace(7) nocapture, ptr addrspace(3) nocapture, i32 immarg, i32 immarg, i32 immarg)
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1), i16, i64, i32)

; Lane by lane from anywhere, to LDS in the order of lanes; read by the same wave, in another order.
define amdgpu_kernel void @words(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %turned = xor i32 %id, %n
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %turned
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %p, ptr addrspace(3) @data, i32 4, i32 0, i32 0)
  %next = getelementptr i32, ptr addrspace(3) @data, i32 64
  %p1 = getelementptr i32, ptr addrspace(1) %p, i32 3
  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %p1, ptr addrspace(3) %next, i32 4, i32 16, i32 1)
  %rev = xor i32 %id, 21
  %a = getelementptr i32, ptr addrspace(3) @data, i32 %rev
  %v = load i32, ptr addrspace(3) %a
  %b = getelementptr i32, ptr addrspace(3) %a, i32 68
  %w = load i32, ptr addrspace(3) %b
  %s = mul i32 %v, 3
  %t = add i32 %s, %w
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %t, ptr addrspace(1) %q
  ret void
}

; Less than a word, from one pointer for all lanes and from generic ones; some lanes only.
define amdgpu_kernel void @parts(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %zero = getelementptr i32, ptr addrspace(3) @data, i32 %id
  store i32 77, ptr addrspace(3) %zero
  %zero1 = getelementptr i32, ptr addrspace(3) %zero, i32 64
  store i32 78, ptr addrspace(3) %zero1
  %g = addrspacecast ptr addrspace(1) %in to ptr
  %p = getelementptr i16, ptr %g, i32 %id
  %few = icmp ult i32 %id, %n
  br i1 %few, label %some, label %all
some:
  call void @llvm.amdgcn.load.to.lds.p0(ptr %p, ptr addrspace(3) @data, i32 2, i32 4, i32 0)
  br label %all
all:
  %u = getelementptr i8, ptr addrspace(1) %in, i32 %n
  %next = getelementptr i32, ptr addrspace(3) @data, i32 64
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %u, ptr addrspace(3) %next, i32 1, i32 0, i32 2)
  %v = load i32, ptr addrspace(3) %zero
  %w = load i32, ptr addrspace(3) %zero1
  %s = mul i32 %v, 3
  %t = add i32 %s, %w
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %t, ptr addrspace(1) %q
  ret void
}

; From a buffer, to a place that is known when it runs.
define amdgpu_kernel void @buffer(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %in, i16 0, i64 200, i32 159744)
  %p = getelementptr i32, ptr addrspace(7) %r, i32 %id
  %wave = and i32 %id, 64
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave)
  %to = getelementptr i32, ptr addrspace(3) @data, i32 %first
  call void @llvm.amdgcn.load.to.lds.p7(ptr addrspace(7) %p, ptr addrspace(3) %to, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = xor i32 %id, 64
  %a = getelementptr i32, ptr addrspace(3) @data, i32 %other
  %v = load i32, ptr addrspace(3) %a
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %v, ptr addrspace(1) %q
  ret void
}
