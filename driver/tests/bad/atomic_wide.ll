; an atomic of 128 bits
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = atomicrmw add ptr addrspace(1) %p, i128 1 monotonic, align 16
  ret void
}
