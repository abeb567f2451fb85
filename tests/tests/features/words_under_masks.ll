; Masked memory operations on vectors of integers of more than 128 bits.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare <2 x i256> @llvm.masked.load.v2i256.p1(ptr addrspace(1), i32, <2 x i1>, <2 x i256>)
declare void @llvm.masked.store.v2i256.p1(<2 x i256>, ptr addrspace(1), i32, <2 x i1>)
declare <2 x i192> @llvm.masked.gather.v2i192.v2p1(<2 x ptr addrspace(1)>, i32, <2 x i1>, <2 x i192>)
declare void @llvm.masked.scatter.v2i192.v2p1(<2 x i192>, <2 x ptr addrspace(1)>, i32, <2 x i1>)
declare <3 x i192> @llvm.masked.expandload.v3i192(ptr, <3 x i1>, <3 x i192>)
declare void @llvm.masked.compressstore.v3i192(<3 x i192>, ptr, <3 x i1>)

define amdgpu_kernel void @masked(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <2 x i256>, ptr addrspace(1) %in, i32 %id
  %o = getelementptr <2 x i256>, ptr addrspace(1) %out, i32 %id
  %two = trunc i32 %id to i2
  %mask = bitcast i2 %two to <2 x i1>
  %v = call <2 x i256> @llvm.masked.load.v2i256.p1(ptr addrspace(1) %p, i32 8, <2 x i1> %mask, <2 x i256> <i256 7, i256 -9>)
  %w = add <2 x i256> %v, <i256 1, i256 2>
  %other = xor <2 x i1> %mask, <i1 true, i1 false>
  call void @llvm.masked.store.v2i256.p1(<2 x i256> %w, ptr addrspace(1) %o, i32 16, <2 x i1> %other)
  ret void
}

define amdgpu_kernel void @gathered(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [2 x i192], ptr addrspace(1) %in, i32 %id
  %o = getelementptr [2 x i192], ptr addrspace(1) %out, i32 %id
  %two = trunc i32 %id to i2
  %mask = bitcast i2 %two to <2 x i1>
  %ps = getelementptr i192, ptr addrspace(1) %p, <2 x i32> <i32 1, i32 0>
  %v = call <2 x i192> @llvm.masked.gather.v2i192.v2p1(<2 x ptr addrspace(1)> %ps, i32 8, <2 x i1> %mask, <2 x i192> <i192 5, i192 6>)
  %os = getelementptr i192, ptr addrspace(1) %o, <2 x i32> <i32 0, i32 1>
  %other = xor <2 x i1> %mask, <i1 false, i1 true>
  call void @llvm.masked.scatter.v2i192.v2p1(<2 x i192> %v, <2 x ptr addrspace(1)> %os, i32 8, <2 x i1> %other)
  ret void
}

define amdgpu_kernel void @packed(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [4 x i192], ptr addrspace(1) %in, i32 %id
  %o = getelementptr [4 x i192], ptr addrspace(1) %out, i32 %id
  %gp = addrspacecast ptr addrspace(1) %p to ptr
  %go = addrspacecast ptr addrspace(1) %o to ptr
  %three = trunc i32 %id to i3
  %mask = bitcast i3 %three to <3 x i1>
  %v = call <3 x i192> @llvm.masked.expandload.v3i192(ptr align 8 %gp, <3 x i1> %mask, <3 x i192> <i192 1, i192 2, i192 3>)
  %other = xor <3 x i1> %mask, <i1 true, i1 false, i1 true>
  call void @llvm.masked.compressstore.v3i192(<3 x i192> %v, ptr align 8 %go, <3 x i1> %other)
  ret void
}
