; What orders memory accesses of one wave: `memory_order.rs` says what each kernel showed.
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)

define amdgpu_kernel void @release_store(ptr addrspace(1) %data, ptr addrspace(1) noalias %flag, ptr addrspace(1) noalias %out) {
  %v = load i32, ptr addrspace(1) %data, align 4
  store atomic i32 1, ptr addrspace(1) %flag syncscope("agent") release, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}

define amdgpu_kernel void @release_rmw(ptr addrspace(1) noalias readonly %data, ptr addrspace(1) noalias %flag, ptr addrspace(1) noalias %out) {
  %v = load i32, ptr addrspace(1) %data, align 4
  %old = atomicrmw add ptr addrspace(1) %flag, i32 1 release
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}

define amdgpu_kernel void @release_fence(ptr addrspace(1) noalias %data, ptr addrspace(1) noalias %flag, ptr addrspace(1) noalias %out) {
  %v = load i32, ptr addrspace(1) %data, align 4
  fence syncscope("agent") release
  store atomic i32 1, ptr addrspace(1) %flag syncscope("agent") monotonic, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}

define amdgpu_kernel void @release_in_another_block(ptr addrspace(1) noalias %data, ptr addrspace(1) noalias %flag, ptr addrspace(1) noalias %out) {
  %v = load i32, ptr addrspace(1) %data, align 4
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp slt i32 %t, 4
  br i1 %c, label %few, label %end
few:
  store atomic i32 1, ptr addrspace(1) %flag syncscope("agent") release, align 4
  br label %end
end:
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}

define amdgpu_kernel void @overwritten(ptr addrspace(1) %data, ptr addrspace(1) %flag, ptr addrspace(1) %out) {
  %v = load i32, ptr addrspace(1) %data, align 4
  store i32 1, ptr addrspace(1) %data, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}

define amdgpu_kernel void @after_acquire(ptr addrspace(1) noalias %data, ptr addrspace(1) noalias %flag, ptr addrspace(1) noalias %out) {
  %f = load atomic i32, ptr addrspace(1) %flag syncscope("agent") acquire, align 4
  %v = load i32, ptr addrspace(1) %data, align 4
  %s = add i32 %f, %v
  store i32 %s, ptr addrspace(1) %out, align 4
  ret void
}

define internal void @acquire(ptr addrspace(1) %p) noinline {
  fence syncscope("agent") acquire
  ret void
}

define amdgpu_kernel void @after_acquire_in_callee(ptr addrspace(1) noalias %data, ptr addrspace(1) noalias %flag, ptr addrspace(1) noalias %out) {
  call void @acquire(ptr addrspace(1) %flag)
  %v = load i32, ptr addrspace(1) %data, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}

define amdgpu_kernel void @after_store(ptr addrspace(1) %data, ptr addrspace(1) %flag, ptr addrspace(1) %out) {
  store i32 5, ptr addrspace(1) %flag, align 4
  %v = load i32, ptr addrspace(1) %data, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}

define amdgpu_kernel void @local_fence(ptr addrspace(1) noalias %data, ptr addrspace(1) noalias %flag, ptr addrspace(1) noalias %out) {
  store i32 5, ptr addrspace(1) %out, align 4
  fence syncscope("agent") acq_rel, !mmra !0
  store i32 6, ptr addrspace(1) %flag, align 4
  ret void
}

define amdgpu_kernel void @dpp_old(ptr addrspace(1) %data, ptr addrspace(1) %flag, ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i32, ptr addrspace(1) %data, i32 %t
  %v = load volatile i32, ptr addrspace(1) %q, align 4
  %old = mul i32 %v, 77
  %d = call i32 @llvm.amdgcn.update.dpp.i32(i32 %old, i32 %v, i32 257, i32 10, i32 15, i1 false)
  %r = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %d, ptr addrspace(1) %r, align 4
  ret void
}

!0 = !{!"amdgpu-synchronize-as", !"local"}
