; the functions call one another
define internal i32 @f(i32 %x) noinline {
  %y = call i32 @g(i32 %x)
  ret i32 %y
}

define internal i32 @g(i32 %x) noinline {
  %y = call i32 @f(i32 %x)
  ret i32 %y
}
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = call i32 @f(i32 %n)
  store i32 %x, ptr addrspace(1) %p, align 4
  ret void
}
