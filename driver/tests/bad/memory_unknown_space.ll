; no such address space
define amdgpu_kernel void @k(ptr addrspace(99) %q) {
  %x = load i32, ptr addrspace(99) %q, align 4
  ret void
}
