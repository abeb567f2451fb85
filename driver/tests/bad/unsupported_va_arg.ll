; any number of arguments
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = va_arg ptr addrspace(1) %p, i32
  ret void
}
