; a load cannot release
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = load atomic i32, ptr addrspace(1) %p release, align 4
  ret void
}
