; nothing has no size
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = load void, ptr addrspace(1) %p
  ret void
}
