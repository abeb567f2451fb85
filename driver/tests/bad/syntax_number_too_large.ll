; the constant has more bits than its type
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = add i8 1, 99999999999999999999999999999999999999999999
  ret void
}
