; kernels are not called
define amdgpu_kernel void @other() {
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  call amdgpu_kernel void @other()
  ret void
}
