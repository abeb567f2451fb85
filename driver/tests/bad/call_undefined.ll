; the function is in another file
declare i32 @elsewhere(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = call i32 @elsewhere(i32 %n)
  store i32 %x, ptr addrspace(1) %p, align 4
  ret void
}
