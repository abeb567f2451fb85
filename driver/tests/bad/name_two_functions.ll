; the function is defined twice
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  ret void
}

define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  ret void
}
