; the sizes differ
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = bitcast i32 %n to double
  ret void
}
