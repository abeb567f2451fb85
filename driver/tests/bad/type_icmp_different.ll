; the operands have different types
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %w = zext i32 %n to i64
  %x = icmp eq i32 %n, %w
  ret void
}
