; a decimal that is too large for a float
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = fadd float 1.0e39, 1.0
  ret void
}
