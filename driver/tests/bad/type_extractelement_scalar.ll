; no vector
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = extractelement i32 %n, i32 0
  ret void
}
