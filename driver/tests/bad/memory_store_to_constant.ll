; constant memory cannot be written
define amdgpu_kernel void @k(ptr addrspace(4) %p, i32 %n) {
  store i32 %n, ptr addrspace(4) %p, align 4
  ret void
}
