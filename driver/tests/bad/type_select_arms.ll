; the arms have different types
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = select i1 true, i32 1, float 1.0
  ret void
}
