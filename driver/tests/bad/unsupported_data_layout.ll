; another layout of data
target datalayout = "E-p:16:16"
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  ret void
}
