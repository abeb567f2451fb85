; the type is not defined
define amdgpu_kernel void @k(%nothing %x) {
  ret void
}
