; more private memory than a lane can have
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %x = alloca [2000000000 x i8], align 4, addrspace(5)
  %a = getelementptr i8, ptr addrspace(5) %x, i32 %n
  store volatile i8 1, ptr addrspace(5) %a, align 1
  ret void
}
