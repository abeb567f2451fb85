; a typed pointer to an opaque one
define amdgpu_kernel void @k(ptr addrspace(1)* %p) {
  ret void
}
