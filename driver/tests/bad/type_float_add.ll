; integers only
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = add float 1.0, 2.0
  ret void
}
