; the function is not declared
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  call void @nobody()
  ret void
}
