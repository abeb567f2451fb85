; no such instruction
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = frobnicate i32 %n, 1
  ret void
}
