; floats only
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = fadd i32 %n, %n
  ret void
}
