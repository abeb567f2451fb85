; who is called is not known
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %f = load ptr, ptr addrspace(1) %p, align 8
  call void %f()
  ret void
}
