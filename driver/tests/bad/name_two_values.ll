; the name is taken
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = add i32 %n, 1
  %x = add i32 %n, 2
  ret void
}
