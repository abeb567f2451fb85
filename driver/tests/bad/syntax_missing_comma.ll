; a comma is missing
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = add i32 %n 1
  ret void
}
