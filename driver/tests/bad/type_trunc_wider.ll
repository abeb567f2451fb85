; truncation to a wider type
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = trunc i32 %n to i64
  ret void
}
