; a width that no integer has
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = add i99999999 0, 1
  ret void
}
