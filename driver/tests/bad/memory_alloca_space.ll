; variables are in the private address space
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = alloca i32, align 4, addrspace(3)
  ret void
}
