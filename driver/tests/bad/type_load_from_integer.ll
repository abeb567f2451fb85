; an address is a pointer
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = load i32, i32 %n
  ret void
}
