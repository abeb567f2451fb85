; a pointer type of old versions
define amdgpu_kernel void @k(float addrspace(1)* %p) {
  ret void
}
