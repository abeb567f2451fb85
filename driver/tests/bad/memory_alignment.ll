; an alignment is a power of two
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = load i32, ptr addrspace(1) %p, align 3
  ret void
}
