; constant memory cannot be written
define amdgpu_kernel void @k(ptr addrspace(4) %p) {
  %x = atomicrmw add ptr addrspace(4) %p, i32 1 monotonic, align 4
  ret void
}
