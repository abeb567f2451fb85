; an atomic that is not aligned
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  store atomic i64 0, ptr addrspace(1) %p monotonic, align 1
  ret void
}
