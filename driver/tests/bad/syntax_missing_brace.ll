; the function has no end
define amdgpu_kernel void @k() {
  ret void
