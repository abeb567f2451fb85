; the block is not defined
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  br label %nowhere
}
