; a kernel has its arguments
define amdgpu_kernel void @k(...) {
  ret void
}
