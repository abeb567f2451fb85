; both values have one type
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = cmpxchg ptr addrspace(1) %p, i32 0, i64 1 monotonic monotonic
  ret void
}
