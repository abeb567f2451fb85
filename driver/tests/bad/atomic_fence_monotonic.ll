; a fence orders something
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  fence monotonic
  ret void
}
