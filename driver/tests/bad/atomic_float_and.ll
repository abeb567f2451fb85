; no bit operation on floats
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = atomicrmw and ptr addrspace(1) %p, float 1.0 monotonic, align 4
  ret void
}
