; a kernel returns nothing
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  ret i32 %n
}
