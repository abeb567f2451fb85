; no such type
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = add i32x %n, 1
  ret void
}
