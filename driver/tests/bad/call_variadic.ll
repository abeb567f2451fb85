; a function with any number of arguments
define internal i32 @f(i32 %x, ...) noinline {
  ret i32 %x
}
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = call i32 (i32, ...) @f(i32 %n, i32 1)
  store i32 %x, ptr addrspace(1) %p, align 4
  ret void
}
