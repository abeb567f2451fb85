; extension to a narrower type
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = zext i32 %n to i16
  ret void
}
