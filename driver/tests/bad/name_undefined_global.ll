; the variable is not defined
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  store i32 0, ptr addrspace(1) @nowhere, align 4
  ret void
}
