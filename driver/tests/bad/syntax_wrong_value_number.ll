; values are numbered in order
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %5 = add i32 %n, 1
  %4 = add i32 %n, 1
  ret void
}
