; another processor
target triple = "x86_64-unknown-linux-gnu"
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  ret void
}
