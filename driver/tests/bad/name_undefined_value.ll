; the value is not defined
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = add i32 %y, 1
  ret void
}
