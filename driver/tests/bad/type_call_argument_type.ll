; an argument of another type
define internal i32 @f(i64 %x) {
  ret i32 0
}
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = call i32 @f(i32 %n)
  ret void
}
