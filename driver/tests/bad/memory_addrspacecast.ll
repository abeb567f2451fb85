; global memory is never private
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = addrspacecast ptr addrspace(1) %p to ptr addrspace(5)
  store i32 1, ptr addrspace(5) %x, align 4
  ret void
}
