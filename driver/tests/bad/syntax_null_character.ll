; a character that no token begins with
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = add i32 %n, 
  ret void
}
