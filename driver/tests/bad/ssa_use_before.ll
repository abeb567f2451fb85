; used before it is defined in the block
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %y = add i32 %x, 1
  %x = add i32 %n, 1
  ret void
}
