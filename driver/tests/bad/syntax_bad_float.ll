; a decimal that is no float exactly
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = fadd float 0.1, 1.0
  ret void
}
